//! A section as a tournament file: the report to a federation. A contest read from it gives the same pairings
//! and standings as the section.

mod teams;

use std::collections::BTreeMap;

use turmuhr_contest::Adjourned;
use turmuhr_core::{Bye, Color, PlayerId, Points};
use turmuhr_exchange::trf::{
    Document, Record, TypeCode,
    export::point_system,
    limits::MAX_ROUNDS,
    records::{
        event::{Entry, GameSymbol, Worth},
        player::{Cell, National, Player},
        special::{Abnormal, Byes, Prohibited},
    },
};

pub use crate::contest::Shown;
use crate::{
    contest::{Members, View, listed},
    event::Event,
    id::{EntryId, Party, RoundNo},
    integrity,
    person::Person,
    section::Section,
    settings::{Format, SwissSystem, TeamColours},
    table::table,
};

/// The file after `rounds` rounds, with the attendance in the next one.
pub fn document(event: &Event, section: &Section, rounds: u32, shown: Shown) -> Document {
    let rounds = rounds.min(section.current_round());
    let mut records: Vec<Record> = integrity::lines(event, section.id)
        .into_iter()
        .map(|text| Record::Comment(format!(" {text}")))
        .collect();
    // Needed for the standings of a table, but no record holds it: `standings --withdrawn`.
    for leaver in section.leavers(rounds).iter().filter(|_| section.settings.format.is_fixed()) {
        records.push(Record::Comment(format!(" withdrawn {}:{}", leaver.id, leaver.after)));
    }
    head(event, section, &mut records);
    let file = View {
        section,
        federation: &event.details.federation,
        numbers: section.starting_list(),
        rounds,
        shown,
    };
    let ranks = final_ranks(event, section, rounds);
    file.rules(&mut records);
    file.byes(&mut records);
    if section.settings.format.is_of_teams() {
        teams::records(&file, &ranks, &mut records);
    } else {
        let adjourned = file.adjourned();
        for (number, party) in file.numbers.iter() {
            if let Some(player) = section.player(party) {
                let mut row = file.row(party, number, &player.person, &adjourned);
                row.rank = ranks.get(&party).copied();
                records.push(Record::Player(Box::new(row)));
            }
        }
    }
    file.nationals(&mut records);
    Document::from_records(records)
}

/// The places of a closed section; shared ones are equal.
fn final_ranks(event: &Event, section: &Section, rounds: u32) -> BTreeMap<Party, u32> {
    if !section.finished || rounds < section.public_rounds() {
        return BTreeMap::new();
    }
    let table = table(event, section, rounds);
    table.map(|table| table.rows().map(|(party, row)| (party, row.rank)).collect()).unwrap_or_default()
}

/// The players by their number in the file.
pub fn people<'s>(event: &'s Event, section: &'s Section) -> Vec<(PlayerId, &'s Person)> {
    let rounds = section.current_round();
    let file = View {
        section,
        federation: &event.details.federation,
        numbers: section.starting_list(),
        rounds,
        shown: Shown::AsCounted,
    };
    if section.settings.format.is_of_teams() {
        let members = Members::new(&file);
        let player = |id: &EntryId| Some((members.number(*id)?, &section.players.get(id)?.person));
        return members.order.iter().filter_map(player).collect();
    }
    let player = |(number, party)| Some((number, &section.player(party)?.person));
    file.numbers.iter().filter_map(player).collect()
}

fn head(event: &Event, section: &Section, records: &mut Vec<Record>) {
    let details = &event.details;
    let settings = &section.settings;
    let name = match (details.name.as_str(), settings.name.as_str()) {
        (event, "") => event.to_owned(),
        ("", section) => section.to_owned(),
        (event, section) => format!("{event}, {section}"),
    };
    let date = |date: Option<jiff::civil::Date>| {
        date.map_or_else(String::new, |date| date.strftime("%Y/%m/%d").to_string())
    };
    let rated = section.players.values().filter(|player| player.person.fide_rating.is_some()).count();
    let entries = [
        (Entry::Name, name),
        (Entry::City, details.place.clone()),
        (Entry::Federation, details.federation.clone()),
        (Entry::Start, date(details.start)),
        (Entry::End, date(details.end)),
        (Entry::Players, section.players.len().to_string()),
        (Entry::RatedPlayers, rated.to_string()),
        (
            Entry::Teams,
            if section.teams.is_empty() { String::new() } else { section.teams.len().to_string() },
        ),
        (Entry::TypeInWords, type_in_words(&settings.format).to_owned()),
        (Entry::ChiefArbiter, details.chief_arbiter.clone()),
        (Entry::DeputyArbiter, details.arbiters.join(", ")),
        (Entry::TimeControl, settings.time_control.as_ref().map_or_else(String::new, ToString::to_string)),
        (Entry::TimeControlInWords, settings.time_in_words.clone()),
    ];
    let said = entries.into_iter().filter(|(_, text)| !text.is_empty());
    records.extend(said.map(|(entry, text)| Record::Entry(entry, text)));
}

pub const fn type_in_words(format: &Format) -> &'static str {
    match format {
        Format::Swiss { system: SwissSystem::DoubleSwiss, .. } => "Individual: Double-Swiss",
        Format::Swiss { system: SwissSystem::Lim | SwissSystem::LimMaxi, .. } => {
            "Individual: Swiss-System (Lim)"
        }
        Format::Swiss { .. } => "Individual: Swiss-System",
        Format::RoundRobin { cycles: 2, .. } => "Individual: Double-Round-Robin",
        Format::RoundRobin { .. } => "Individual: Round-Robin",
        Format::Knockout { .. } => "Individual: Knock-Out",
        Format::Scheveningen => "Individual: Scheveningen",
        Format::TeamSwiss { .. } => "Team: Swiss-System",
        Format::TeamRoundRobin { .. } => "Team: Round-Robin",
    }
}

/// Record 192: the type of the tournament as a code.
pub fn type_code(format: &Format) -> String {
    let baku = |baku: bool| if baku { "_BAKU" } else { "" };
    match *format {
        Format::Swiss { system, baku: fast } => {
            let name = match system {
                SwissSystem::Dutch => "FIDE_DUTCH_2026",
                SwissSystem::Dutch2017 => "FIDE_DUTCH_2017",
                SwissSystem::Dubov => "FIDE_DUBOV",
                SwissSystem::Burstein => "FIDE_BURSTEIN",
                // There is no code for Lim: the system must be given when pairing from the file.
                SwissSystem::Lim | SwissSystem::LimMaxi => return "CUSTOM_SWISS".to_owned(),
                SwissSystem::DoubleSwiss => "FIDE_DOUBLESWISS",
            };
            format!("{name}{}", baku(fast))
        }
        Format::RoundRobin { cycles: 2 } => "FIDE_DOUBLEROUNDROBIN".to_owned(),
        Format::RoundRobin { .. } => "FIDE_ROUNDROBIN".to_owned(),
        Format::Knockout { .. } => "CUSTOM_KNOCKOUT".to_owned(),
        Format::Scheveningen => "SCHEVENINGEN".to_owned(),
        Format::TeamSwiss { preferences, by_game_points, .. } => {
            let kind = match preferences {
                TeamColours::TypeA => "_TYPEA",
                TeamColours::TypeB => "_TYPEB",
                TeamColours::None => "",
            };
            let scores = if by_game_points { "_GP_MP" } else { "_MP_GP" };
            format!("FIDE_TEAM{kind}{scores}")
        }
        Format::TeamRoundRobin { .. } => "FIDE_TEAM_ROUNDROBIN".to_owned(),
    }
}

impl View<'_> {
    fn rules(&self, records: &mut Vec<Record>) {
        let settings = &self.section.settings;
        let rounds = self.contest_rounds(settings.rounds);
        records.push(Record::Rounds(rounds));
        records.extend(self.dates());
        let colour = self.section.lots.as_ref().map_or(Color::White, |lots| lots.initial_colour);
        records.push(Record::InitialColour(colour));
        records.extend(self.points());
        let method = settings.initial_order.code().to_owned();
        records.push(Record::RankingMethod { federation: "FID".to_owned(), method });
        records.push(Record::Type(TypeCode::new(&type_code(&settings.format))));
        if !settings.tie_breaks.is_empty() {
            records.push(Record::TieBreaks(settings.tie_breaks.iter().map(ToString::to_string).collect()));
        }
        for turmuhr_pairing::Prohibition { first_round, last_round, players } in self.prohibited() {
            let last_round = last_round.min(MAX_ROUNDS as u32);
            records.push(Record::Prohibited(Prohibited { first_round, last_round, players }));
        }
        for change in self.section.adjustments.iter().filter(|change| change.round <= self.rounds) {
            // In the primary score.
            let Some(number) = self.numbers.number(change.party) else { continue };
            let by_games = matches!(settings.format, Format::TeamSwiss { by_game_points: true, .. });
            let teams = settings.format.is_of_teams() && !by_games;
            records.push(Record::Abnormal(Abnormal {
                result: None,
                match_points: teams.then_some(change.points),
                points: (!teams).then_some(change.points),
                round: (change.round > 0).then_some(self.contest_rounds(change.round)),
                players: vec![number],
            }));
        }
    }

    /// Record 132: the dates of the rounds, if any is known.
    fn dates(&self) -> Option<Record> {
        let settings = &self.section.settings;
        let last = settings.starts.keys().next_back()?.up_to().min(settings.rounds);
        let day = |round: RoundNo| {
            settings.starts.get(&round).map(|at| at.strftime("%y/%m/%d").to_string()).unwrap_or_default()
        };
        let games = settings.format.games_a_round() as usize;
        let days: Vec<String> = RoundNo::first(last)
            .flat_map(|round| std::iter::repeat_n(day(round), games))
            .take(MAX_ROUNDS)
            .collect();
        (!days.is_empty()).then_some(Record::RoundDates(days))
    }

    /// Record 162. Adjourned games score a draw until they end. A file has no sign for them: with open games beside
    /// them, unfinished games have no value.
    fn points(&self) -> Option<Record> {
        let scoring = self.section.settings.points.scoring();
        let among = |at: &crate::id::At| at.round.is_among(self.rounds);
        let adjourned = self.section.adjourned().iter().any(among);
        let open = RoundNo::first(self.rounds).any(|round| !self.section.missing(round).is_empty());
        if !adjourned || open {
            return point_system(&scoring);
        }
        let worth = |symbol, points| Worth { symbol, points };
        Some(Record::GamePoints(vec![
            worth(GameSymbol::Win, scoring.win),
            worth(GameSymbol::Draw, scoring.draw),
            worth(GameSymbol::Loss, scoring.loss),
            worth(GameSymbol::PairingBye, scoring.pairing_bye),
            worth(GameSymbol::Unknown, scoring.draw),
        ]))
    }

    /// Record 240 for the round to be paired.
    fn byes(&self, records: &mut Vec<Record>) {
        let Some(next) = self.next() else { return };
        for bye in [Bye::Full, Bye::Half, Bye::Zero] {
            let parties = self.numbers.parties().iter().filter(|party| self.away(**party) == Some(bye));
            let players: Vec<PlayerId> = parties.filter_map(|party| self.numbers.number(*party)).collect();
            if !players.is_empty() {
                for round in self.contest_rounds(next.before()) + 1..=self.contest_rounds(next.up_to()) {
                    records.push(Record::Byes(Byes { bye, round, players: players.clone() }));
                }
            }
        }
    }

    fn row(&self, party: Party, number: PlayerId, person: &Person, adjourned: &Adjourned) -> Player {
        let mut record = Player::new(number);
        record.person = self.listed(person);
        let scoring = self.section.settings.points.scoring();
        let mut points = Points::ZERO;
        for at in RoundNo::first(self.rounds) {
            for game in 0..self.section.settings.format.games_a_round() {
                let round = self.seen_by(party, at, game);
                let played = self.contest_rounds(at.before()) + game + 1;
                points +=
                    round.map_or(Points::ZERO, |round| adjourned.points(&scoring, number, played, round));
                record.rounds.push(round.map_or(Cell::BLANK, Cell::from));
            }
        }
        let changes = self.section.adjustments.iter();
        let changes = changes.filter(|change| change.party == party && change.round <= self.rounds);
        points += changes.map(|change| change.points).sum();
        record.points = Some(points);
        record
    }

    /// A record of the federation for a national rating besides FIDE's.
    fn nationals(&self, records: &mut Vec<Record>) {
        for (id, player) in &self.section.players {
            let person = &player.person;
            let party = self.section.party_of(*id);
            let Some(number) = party.and_then(|party| self.numbers.number(party)) else { continue };
            let known = person.national_rating.is_some() || !person.national_number.is_empty();
            if let Some(federation) = self.federation_of(person).filter(|_| known) {
                records.push(Record::National(Box::new(National {
                    federation: federation.to_owned(),
                    id: number,
                    person: listed(person, person.national_rating, &person.national_number),
                })));
            }
        }
    }
}
