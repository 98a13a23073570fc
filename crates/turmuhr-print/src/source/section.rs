//! A section of an event as source for paper.

use std::collections::BTreeMap;

use turmuhr_core::{Bye, PlayerId};
use turmuhr_exchange::trf::TypeCode;
use turmuhr_standings::Code;
use turmuhr_tournament::{
    EntryId, Event, Party, Person, Placed, RoundNo, Seating, Section, StartingList, award,
    contest::{Shown, contest},
    propose_round, report,
    round::{Pair, Played, Status},
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
        leavers: Some(ask.leavers.clone().unwrap_or_else(|| section.leavers(after))),
    };
    let list = section.starting_list();
    let view = View { section, list: &list };
    let contest = contest(event, section, section.current_round(), Shown::AsCounted);
    let mut worked = worked(&contest, &ask)?;
    worked.table.after = after;
    if games > 1 {
        for (number, party) in list.iter() {
            if let Some(history) = worked.histories.get_mut(&number) {
                view.by_matches(party, games as usize, history);
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
        rounds: (1..)
            .map(RoundNo)
            .zip(&section.rounds)
            .map(|(number, played)| view.round(number, played))
            .collect(),
        ahead: view.ahead(event),
        histories: worked.histories,
        table: worked.table,
        prizes: Vec::new(),
        currency: settings.currency().to_owned(),
        payouts: BTreeMap::new(),
        integrity: Vec::new(),
        incidents: Vec::new(),
    };
    let placed = |row: &turmuhr_standings::Row| {
        Some(Placed { rank: row.rank, points: row.points.amount, who: list.party(row.id)? })
    };
    let places: Vec<_> = source.table.standings.rows.iter().filter_map(placed).collect();
    let prizes = ask.prizes.unwrap_or_default();
    let (won, paid) =
        award(&prizes, settings.prize_rules, &places, |prize, party| section.may_win(prize, party));
    source.payouts = paid.into_iter().filter_map(|paid| Some((list.number(paid.who)?, paid.cents))).collect();
    let won = won.into_iter().map(|won| Award {
        prize: won.prize.clone(),
        rated_only: section.leaves_out_unrated(won.prize),
        counted: won.prize.to.counted(settings.initial_order),
        winners: won.winners.iter().filter_map(|party| list.number(*party)).collect(),
    });
    source.prizes = won.collect();
    let about = event.integrity.iter().filter(|known| known.section.is_none_or(|of| of == section.id));
    source.integrity = about.map(|known| known.kind.known_as(|party| list.number(party))).collect();
    source.incidents = (1..)
        .map(RoundNo)
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
        look: event.look.clone(),
    }
}

fn entrant(number: PlayerId, person: &Person, view: View<'_>) -> Entrant {
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
        returned: Vec::new(),
        members: Vec::new(),
    }
}

/// The number of a team's member on paper is that of the entry.
const fn member(player: EntryId) -> PlayerId {
    PlayerId(player.0)
}

#[derive(Copy, Clone)]
struct View<'s> {
    section: &'s Section,
    list: &'s StartingList,
}

impl View<'_> {
    /// The paired players or teams, by starting number.
    fn entrants(self) -> BTreeMap<PlayerId, Entrant> {
        let entrant = |(number, party): (PlayerId, Party)| {
            let mut found = if let Some((_, team)) = self.section.team(party) {
                Entrant {
                    name: team.name.clone(),
                    club: team.club.clone(),
                    federation: team.federation.clone(),
                    members: team.players.iter().map(|player| member(*player)).collect(),
                    ..Entrant::new(number)
                }
            } else {
                entrant(number, &self.section.player(party)?.person, self)
            };
            found.withdrawn_from = self.section.withdrawn_from(party);
            let absences = self.section.returned.iter().filter(|absence| absence.party == party);
            found.returned = absences.map(|absence| (absence.from, absence.back)).collect();
            Some((number, found))
        };
        self.list.iter().filter_map(entrant).collect()
    }

    /// The players of the teams, by entry.
    fn members(self) -> BTreeMap<PlayerId, Entrant> {
        let members = self.section.players.iter();
        members.map(|(id, player)| (member(*id), entrant(member(*id), &player.person, self))).collect()
    }

    /// In the contest every game is a round; on paper a match is one, with the score at its end.
    fn by_matches(self, party: Party, games: usize, history: &mut History) {
        let seen = |number: RoundNo| self.section.seen_by(party, number);
        let own = |round: turmuhr_core::Round<Party>| round.known_as(|other| self.list.number(other));
        let matches = RoundNo::first(self.section.current_round()).zip(history.rounds.chunks(games));
        history.rounds =
            matches.map(|(number, games)| seen(number).and_then(own).unwrap_or(games[0])).collect();
        history.scores = history.scores.iter().copied().step_by(games).collect();
    }

    /// In a team match members play the games; otherwise the paired players do.
    fn seat(self, player: EntryId) -> Option<PlayerId> {
        match self.section.party_of(player) {
            Some(party) => self.list.number(party),
            None => Some(member(player)),
        }
    }

    fn board(self, number: u32, pair: &Pair) -> Option<Board> {
        Some(Board {
            number,
            first: self.list.number(pair.first)?,
            second: self.list.number(pair.second)?,
            games: pair
                .games
                .iter()
                .map(|game| Game {
                    white: game.white.and_then(|player| self.seat(player)),
                    black: game.black.and_then(|player| self.seat(player)),
                    first_has_white: game.first_has_white,
                    result: game.result,
                })
                .collect(),
            decided: pair.decided.as_ref().and_then(|(winner, _)| self.list.number(*winner)),
        })
    }

    /// The pairs of a round with their boards.
    fn boards(self, played: &Played) -> impl Iterator<Item = (Board, &Pair)> {
        let seating = self.section.seated(played);
        let boards = seating.in_order().into_iter();
        boards.filter_map(move |board| {
            let pair = played.pair(board)?;
            Some((self.board(seating.table(board), pair)?, pair))
        })
    }

    fn round(self, number: RoundNo, played: &Played) -> Round {
        let settings = &self.section.settings;
        let numbered = |(party, bye): (Party, Bye)| Some((self.list.number(party)?, bye));
        let bye = played.bye.and_then(|party| numbered((party, Bye::PairingAllocated)));
        let away = played.away.iter().map(|(party, kind)| (*party, (*kind).into()));
        let mut away: Vec<(PlayerId, Bye)> = away.filter_map(numbered).collect();
        away.sort_by_key(|(number, _)| *number);
        Round {
            number,
            starts: settings.starts.get(&number).copied(),
            draft: played.status == Status::Draft,
            by_hand: played.by_hand.clone(),
            boards: self.boards(played).map(|(board, _)| board).collect(),
            byes: bye.into_iter().chain(away).collect(),
        }
    }

    /// The rest of a fixed table, as it will be paired; empty before the lots are drawn.
    fn ahead(self, event: &Event) -> Vec<Round> {
        let settings = &self.section.settings;
        if !settings.format.is_fixed() {
            return Vec::new();
        }
        let round = |number: RoundNo| {
            let paired = propose_round(event, self.section, number).ok()?.paired;
            let seating = Seating::of(self.section, paired.pairs.iter().copied());
            let boards = seating.in_order().into_iter().filter_map(|board| {
                let (one, other) = paired.pairs.get(board.0 as usize - 1)?;
                let (first, second) = (self.list.number(*one)?, self.list.number(*other)?);
                Some(Board { number: seating.table(board), first, second, games: Vec::new(), decided: None })
            });
            let free = paired
                .away
                .iter()
                .filter_map(|(party, kind)| Some((self.list.number(*party)?, (*kind).into())));
            Some(Round {
                number,
                starts: settings.starts.get(&number).copied(),
                draft: false,
                by_hand: None,
                boards: boards.collect(),
                byes: free.collect(),
            })
        };
        RoundNo::first(settings.rounds).skip(self.section.rounds.len()).map_while(round).collect()
    }

    fn incidents(self, round: RoundNo, played: &Played, zone: Option<&jiff::tz::TimeZone>) -> Vec<Happened> {
        let games = self.boards(played).flat_map(|(board, pair)| {
            board.games.into_iter().zip(&pair.games).map(move |(seats, game)| (board.number, seats, game))
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
}
