//! A section of an event as source for paper.

use std::collections::BTreeMap;

use turmuhr_core::PlayerId;
use turmuhr_exchange::trf::TypeCode;
use turmuhr_standings::Code;
use turmuhr_tournament::{
    EntryId, Event, IntegrityKind, Party, Person, Section, TeamId, award,
    contest::{Shown, contest},
    report,
    round::{Played, Status},
};

use super::{
    Ask, Award, Board, Entrant, Game, Happened, Heading, History, NoSource, Origin, Round, Source,
    worked::worked,
};

/// Pairings, boards and results come from the journal, standings from the contest.
pub fn from_section(event: &Event, section: &Section, ask: &Ask) -> Result<Source, NoSource> {
    let settings = &section.settings;
    let games = settings.format.games_a_round();
    let after = ask.after.unwrap_or_else(|| section.complete_rounds());
    if after > section.current_round() {
        return Err(NoSource::NoSuchRound { round: after, played: section.current_round() });
    }
    let zone = ask.zone.clone();
    let ask = Ask {
        after: Some(after * games),
        edition: Some(ask.edition.unwrap_or(settings.tie_break_edition)),
        tie_breaks: Some(ask.tie_breaks.clone().unwrap_or_else(|| {
            let codes: Vec<&str> = settings.tie_breaks.iter().map(Code::as_str).collect();
            codes.join(",")
        })),
        prizes: Some(ask.prizes.clone().unwrap_or_else(|| settings.prizes.clone())),
        zone: None,
        leavers: if ask.leavers.is_empty() { section.leavers(after) } else { ask.leavers.clone() },
    };
    let list = section.starting_list();
    let numbers: BTreeMap<Party, u32> = list.iter().copied().zip(1..).collect();
    let view = View { section, numbers: &numbers };
    let contest = contest(event, section, section.current_round(), Shown::AsCounted);
    let mut worked = worked(&contest, &ask, |_, _| after * games)?;
    worked.table.after = after;
    if games > 1 {
        for (party, number) in &numbers {
            if let Some(history) = worked.histories.get_mut(number) {
                view.by_matches(*party, games as usize, history);
            }
        }
    }
    let mut source = Source {
        heading: heading(event, section),
        origin: Origin::Journal(event.position),
        of_teams: worked.of_teams,
        entrants: view.entrants(),
        members: if worked.of_teams { view.members() } else { BTreeMap::new() },
        total_rounds: settings.rounds.max(section.current_round()),
        form: worked.form,
        rounds: (1..).zip(&section.rounds).map(|(number, played)| view.round(number, played)).collect(),
        histories: worked.histories,
        table: worked.table,
        prizes: Vec::new(),
        integrity: Vec::new(),
        incidents: Vec::new(),
    };
    let places: Vec<(u32, Party)> = source
        .table
        .standings
        .rows
        .iter()
        .filter_map(|row| Some((row.rank, *list.get(row.id.0.checked_sub(1)? as usize)?)))
        .collect();
    let admits = |prize: &turmuhr_tournament::settings::Prize, party: Party| {
        let player = section.players.get(&EntryId(party.0)).filter(|_| !source.of_teams);
        player.is_none_or(|player| prize.to.admits(&player.person, settings.initial_order))
    };
    let prizes = ask.prizes.unwrap_or_default();
    let won = award(&prizes, &places, admits).into_iter().map(|won| Award {
        prize: won.prize.clone(),
        winners: won.winners.iter().map(|party| view.number(*party)).collect(),
    });
    source.prizes = won.collect();
    let about = event.integrity.iter().filter(|known| known.section.is_none_or(|of| of == section.id));
    source.integrity = about.map(|known| view.renumbered(&known.kind)).collect();
    source.incidents = (1..)
        .zip(&section.rounds)
        .flat_map(|(number, played)| view.incidents(number, played, zone.as_ref()))
        .collect();
    Ok(source)
}

fn heading(event: &Event, section: &Section) -> Heading {
    let (details, settings) = (&event.details, &section.settings);
    Heading {
        event: details.name.clone(),
        section: settings.name.clone(),
        place: details.place.clone(),
        federation: details.federation.clone(),
        start: details.start,
        end: details.end,
        organiser: details.organiser.clone(),
        chief_arbiter: details.chief_arbiter.clone(),
        arbiters: details.arbiters.clone(),
        system: Some(TypeCode::new(&report::type_code(&settings.format))),
        system_in_words: report::type_in_words(&settings.format).to_owned(),
        time_control: settings
            .time_control
            .as_ref()
            .map_or_else(|| settings.time_in_words.clone(), ToString::to_string),
        laws: settings.laws.map_or_else(String::new, |laws| laws.id().to_owned()),
    }
}

fn entrant(number: u32, person: &Person, view: View<'_>) -> Entrant {
    let rating = view.section.settings.initial_order.rating(person);
    let id = if person.fide_number.is_empty() { &person.national_number } else { &person.fide_number };
    Entrant {
        number,
        title: person.title.clone(),
        name: person.name.clone(),
        rating: (rating > 0).then_some(rating),
        federation: person.federation.clone(),
        club: person.club.clone(),
        birth: person.birth.clone(),
        id: id.clone(),
        withdrawn_from: None,
        members: Vec::new(),
    }
}

#[derive(Copy, Clone)]
struct View<'s> {
    section: &'s Section,
    numbers: &'s BTreeMap<Party, u32>,
}

impl View<'_> {
    fn number(self, party: Party) -> u32 {
        self.numbers.get(&party).copied().unwrap_or(0)
    }

    /// The paired players or teams, by starting number.
    fn entrants(self) -> BTreeMap<u32, Entrant> {
        let of_teams = self.section.settings.format.is_of_teams();
        let entrant = |(party, number): (&Party, &u32)| {
            let mut found = if of_teams {
                let team = self.section.teams.get(&TeamId(party.0))?;
                Entrant {
                    number: *number,
                    name: team.name.clone(),
                    club: team.club.clone(),
                    federation: team.federation.clone(),
                    members: team.players.iter().map(|player| player.0).collect(),
                    ..Entrant::default()
                }
            } else {
                entrant(*number, &self.section.players.get(&EntryId(party.0))?.person, self)
            };
            found.withdrawn_from = self.section.withdrawn_from(*party);
            Some((*number, found))
        };
        self.numbers.iter().filter_map(entrant).collect()
    }

    /// The players of the teams, by entry.
    fn members(self) -> BTreeMap<u32, Entrant> {
        let members = self.section.players.iter();
        members.map(|(id, player)| (id.0, entrant(id.0, &player.person, self))).collect()
    }

    /// In the contest every game is a round; on paper a match is one, with the score at its end.
    fn by_matches(self, party: Party, games: usize, history: &mut History) {
        let seen = |number: u32| self.section.seen_by(party, number);
        let own = |round: turmuhr_core::Round<Party>| {
            round.known_as(|other| self.numbers.get(&other).copied().map(PlayerId))
        };
        let matches = (1..=self.section.current_round()).zip(history.rounds.chunks(games));
        history.rounds =
            matches.map(|(number, games)| seen(number).and_then(own).unwrap_or(games[0])).collect();
        history.scores = history.scores.iter().copied().step_by(games).collect();
    }

    fn round(self, number: u32, played: &Played) -> Round {
        let settings = &self.section.settings;
        // In a team match members play the games; otherwise the paired players do.
        let seat = |player: Option<EntryId>| {
            let own = |player: EntryId| {
                if settings.format.is_of_teams() { player.0 } else { self.number(player.into()) }
            };
            player.map(own)
        };
        let boards = (settings.first_board..).zip(&played.pairs).map(|(number, pair)| Board {
            number,
            first: self.number(pair.first),
            second: self.number(pair.second),
            games: pair
                .games
                .iter()
                .map(|game| Game {
                    white: seat(game.white),
                    black: seat(game.black),
                    first_has_white: game.first_has_white,
                    result: game.result,
                })
                .collect(),
            decided: pair.decided.as_ref().map(|(winner, _)| self.number(*winner)),
        });
        let bye = played.bye.map(|party| (self.number(party), turmuhr_core::Bye::PairingAllocated));
        let mut away: Vec<(u32, turmuhr_core::Bye)> =
            played.away.iter().map(|(party, kind)| (self.number(*party), (*kind).into())).collect();
        away.sort_by_key(|(number, _)| *number);
        Round {
            number,
            starts: settings.starts.get(&number).copied(),
            draft: played.status == Status::Draft,
            by_hand: played.by_hand.clone(),
            boards: boards.collect(),
            byes: bye.into_iter().chain(away).collect(),
        }
    }

    fn incidents(self, round: u32, played: &Played, zone: Option<&jiff::tz::TimeZone>) -> Vec<Happened> {
        let paper = self.round(round, played);
        let boards = paper.boards.iter().zip(&played.pairs);
        let games = boards.flat_map(|(board, pair)| {
            board.games.iter().zip(&pair.games).map(move |(seats, game)| (board.number, *seats, game))
        });
        let mut all: Vec<Happened> = games
            .flat_map(|(board, seats, game)| {
                game.incidents.iter().map(move |recorded| Happened {
                    round,
                    board,
                    white: seats.white,
                    black: seats.black,
                    recorded: recorded.clone(),
                    local: zone.map(|zone| recorded.at.to_zoned(zone.clone()).datetime()),
                })
            })
            .collect();
        all.sort_by_key(|one| one.recorded.entry);
        all
    }

    fn renumbered(self, kind: &IntegrityKind) -> IntegrityKind {
        let mut kind = kind.clone();
        if let IntegrityKind::FullPointBye { player: of, .. }
        | IntegrityKind::PointsAdjusted { party: of, .. } = &mut kind
        {
            *of = self.number(Party(*of));
        }
        kind
    }
}
