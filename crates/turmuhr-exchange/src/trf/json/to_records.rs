//! Converts the JSON shape into records, in the usual order of files.

use std::collections::BTreeMap;

use turmuhr_core::PlayerId;

use crate::trf::{
    limits::MAX_ROUNDS,
    record::Record,
    records::{
        dialect::{self, AssignmentCode, PointsFor},
        event::{self, Entry, GameSymbol, MatchSymbol, Symbol},
        player, special, team,
    },
    type_code::TypeCode,
};

use super::{
    shape::{Dialect, Event, File, National, Player},
    values::{Id, Worth},
};

pub(super) fn records(file: File) -> Vec<Record> {
    let mut records = Vec::new();
    of_event(&file.event, &mut records);
    let symbols: Vec<event::Worth<GameSymbol>> = worths(&file.points, &mut records, "162");
    if !symbols.is_empty() {
        records.push(Record::GamePoints(symbols));
    }
    let symbols: Vec<event::Worth<MatchSymbol>> = worths(&file.match_points, &mut records, "362");
    if !symbols.is_empty() {
        records.push(Record::MatchPoints(symbols));
    }
    of_dialect(file.dialect, &mut records);
    records.extend(file.byes.into_iter().map(|one| {
        Record::Byes(special::Byes { bye: one.bye.0, round: one.round.0, players: ids(&one.players) })
    }));
    records.extend(file.acceleration.into_iter().map(|one| {
        Record::VirtualPoints(special::VirtualPoints {
            match_points: one.match_points.map(|worth| worth.0),
            points: one.points.map(|worth| worth.0),
            first_round: one.first_round.0,
            last_round: one.last_round.0,
            first: one.first.0,
            last: one.last.0,
        })
    }));
    records.extend(file.prohibited.into_iter().map(|one| {
        Record::Prohibited(special::Prohibited {
            first_round: one.first_round.0,
            last_round: one.last_round.0,
            players: ids(&one.players),
        })
    }));
    records.extend(file.abnormal_points.into_iter().map(|one| {
        Record::Abnormal(special::Abnormal {
            result: one.result.map(|result| result.0),
            match_points: one.match_points.map(|worth| worth.0),
            points: one.points.map(|worth| worth.0),
            round: one.round.map(|round| round.0),
            players: ids(&one.players),
        })
    }));
    records.extend(file.players.into_iter().map(|one| Record::Player(Box::new(player(one)))));
    records.extend(file.national_ratings.into_iter().map(|one| Record::National(Box::new(national(one)))));
    records.extend(
        file.teams_by_line
            .into_iter()
            .map(|one| Record::OldTeam(team::OldTeam { name: one.name, members: ids(&one.members) })),
    );
    records.extend(file.teams.into_iter().map(|one| {
        Record::Team(Box::new(team::Team {
            id: one.id.0,
            name: one.name,
            nickname: one.nickname,
            strength: one.strength,
            match_points: one.match_points.map(|worth| worth.0),
            game_points: one.game_points.map(|worth| worth.0),
            rank: one.rank,
            members: ids(&one.members),
        }))
    }));
    records.extend(file.team_byes.into_iter().map(|one| {
        Record::TeamByes(team::TeamByes {
            match_points: one.match_points.map(|worth| worth.0),
            game_points: one.game_points.map(|worth| worth.0),
            rounds: one.rounds.into_iter().map(|team| team.map(|team| team.0)).collect(),
        })
    }));
    records.extend(file.forfeited_matches.into_iter().map(|one| {
        Record::ForfeitedMatch(team::ForfeitedMatch {
            winner: one.winner.map(|colour| colour.0),
            round: one.round.0,
            white: one.white.0,
            black: one.black.0,
        })
    }));
    records.extend(file.line_ups.into_iter().map(|one| {
        Record::LineUp(team::LineUp {
            round: one.round.0,
            team: one.team.0,
            opponent: one.opponent.map(|team| team.0),
            boards: one.boards.into_iter().map(|player| player.map(|id| id.0)).collect(),
        })
    }));
    records.extend(file.team_results.into_iter().map(|one| {
        Record::TeamLine(Box::new(team::TeamLine {
            id: one.id.0,
            nickname: one.nickname,
            match_points: one.match_points.map(|worth| worth.0),
            game_points: one.game_points.map(|worth| worth.0),
            rounds: one
                .rounds
                .into_iter()
                .map(|cell| team::TeamCell {
                    opponent: cell.opponent,
                    colour: cell.colour.map(|colour| colour.0),
                    game_points: cell.game_points.map(|worth| worth.0),
                    forfeit: cell.forfeit,
                })
                .collect(),
        }))
    }));
    records.extend(file.comments.into_iter().map(Record::Comment));
    // A line break would split the line.
    records.extend(file.other.into_iter().map(|line| Record::Other(line.replace(['\r', '\n'], " "))));
    records
}

fn ids(ids: &[Id]) -> Vec<PlayerId> {
    ids.iter().map(|id| id.0).collect()
}

/// Symbols in the order of the standard; an unknown one is kept as a line.
fn worths<S: Symbol>(
    map: &BTreeMap<String, Worth>,
    records: &mut Vec<Record>,
    code: &str,
) -> Vec<event::Worth<S>> {
    let order = ["W", "D", "L", "A", "P", "X", "TW", "TD", "TL"];
    let known: Vec<event::Worth<S>> = order
        .iter()
        .filter_map(|letters| {
            Some(event::Worth { symbol: S::from_letters(letters)?, points: map.get(*letters)?.0 })
        })
        .collect();
    for (letters, worth) in map {
        if S::from_letters(letters).is_none() || !order.contains(&letters.as_str()) {
            records.push(Record::Other(format!("{code} {letters} {}", worth.0).replace(['\r', '\n'], " ")));
        }
    }
    known
}

fn of_event(event: &Event, records: &mut Vec<Record>) {
    let mut text = |entry: Entry, value: &Option<String>| {
        if let Some(value) = value {
            records.push(Record::Entry(entry, value.clone()));
        }
    };
    text(Entry::Name, &event.name);
    text(Entry::City, &event.city);
    text(Entry::Federation, &event.federation);
    text(Entry::Start, &event.start);
    text(Entry::End, &event.end);
    text(Entry::Players, &event.players);
    text(Entry::RatedPlayers, &event.rated_players);
    text(Entry::Teams, &event.teams);
    text(Entry::TypeInWords, &event.type_in_words);
    for arbiter in &event.chief_arbiters {
        records.push(Record::Entry(Entry::ChiefArbiter, arbiter.clone()));
    }
    for arbiter in &event.deputy_arbiters {
        records.push(Record::Entry(Entry::DeputyArbiter, arbiter.clone()));
    }
    if let Some(words) = &event.time_control_in_words {
        records.push(Record::Entry(Entry::TimeControlInWords, words.clone()));
    }
    if !event.round_dates.is_empty() {
        let dates = event.round_dates.iter().take(MAX_ROUNDS).cloned().collect();
        records.push(Record::RoundDates(dates));
    }
    records.extend(event.rounds.map(|rounds| Record::Rounds(rounds.0)));
    records.extend(event.initial_colour.map(|colour| Record::InitialColour(colour.0)));
    for one in &event.ranking_methods {
        let (federation, method) = (one.federation.clone(), one.method.clone());
        records.push(Record::RankingMethod { federation, method });
    }
    if let Some(controller) = &event.pairing_controller {
        records.push(Record::Entry(Entry::PairingController, controller.clone()));
    }
    if let Some(code) = &event.kind {
        records.push(Record::Type(TypeCode::new(code)));
    }
    if !event.tie_breaks.is_empty() {
        records.push(Record::TieBreaks(event.tie_breaks.clone()));
    }
    if !event.standings_order.is_empty() {
        records.push(Record::StandingsOrder(event.standings_order.clone()));
    }
    if let Some(control) = &event.time_control {
        records.push(Record::Entry(Entry::TimeControl, control.clone()));
    }
    if !event.board_colours.is_empty() {
        records.push(Record::BoardColours(event.board_colours.iter().map(|colour| colour.0).collect()));
    }
}

fn of_dialect(dialect: Dialect, records: &mut Vec<Record>) {
    records.extend(dialect.rounds.map(|rounds| Record::DialectRounds(rounds.0)));
    records.extend(dialect.configurations.into_iter().map(|one| {
        Record::Configuration(dialect::Configuration {
            by_file_order: one.by_file_order,
            initial_colour: one.initial_colour.map(|colour| colour.0),
        })
    }));
    records.extend(dialect.absent.iter().map(|players| Record::Absent(ids(players))));
    for map in dialect.assignments {
        let mut known = Vec::new();
        for code in AssignmentCode::ALL {
            if let Some(worth) = map.get(code.letters()) {
                known.push(dialect::Assignment { code, points: worth.0 });
            }
        }
        for letters in map.keys().filter(|letters| AssignmentCode::from_letters(letters).is_none()) {
            let line = format!("XXS {letters}={}", map[letters].0);
            records.push(Record::Other(line.replace(['\r', '\n'], " ")));
        }
        records.push(Record::Assignments(known));
    }
    records.extend(dialect.accelerated.into_iter().map(|one| {
        Record::Accelerated(dialect::Accelerated {
            id: one.id.0,
            rounds: one.rounds.into_iter().take(MAX_ROUNDS).map(|worth| worth.map(|worth| worth.0)).collect(),
        })
    }));
    records.extend(dialect.never_meet.iter().map(|players| Record::NeverMeet(ids(players))));
    for (code, worth) in dialect.points_for {
        records.push(match PointsFor::from_code(&code) {
            Some(kind) => Record::PointsFor(kind, worth.0),
            None => Record::Other(format!("{code} {}", worth.0).replace(['\r', '\n'], " ")),
        });
    }
}

fn player(one: Player) -> player::Player {
    let cell = |cell: super::shape::Cell| player::Cell {
        opponent: cell.opponent.map(|id| id.0),
        colour: cell.colour.map(|colour| colour.0),
        result: cell.result.map(|result| result.0),
    };
    let mut rounds: Vec<player::Cell> =
        one.rounds.into_iter().take(MAX_ROUNDS).map(|entry| entry.map(cell).unwrap_or_default()).collect();
    while rounds.last().is_some_and(player::Cell::is_blank) {
        rounds.pop();
    }
    player::Player {
        id: one.id.0,
        person: player::Person {
            sex: one.sex.map(|sex| sex.0),
            title: one.title,
            name: one.name,
            rating: one.rating,
            federation: one.federation,
            number: one.fide_id,
            birth: one.birth,
        },
        points: one.points.map(|worth| worth.0),
        rank: one.rank,
        rounds,
    }
}

fn national(one: National) -> player::National {
    player::National {
        federation: one.rating_federation.0,
        id: one.id.0,
        person: player::Person {
            sex: one.sex.map(|sex| sex.0),
            title: one.class,
            name: one.name,
            rating: one.rating,
            federation: one.origin,
            number: one.national_id,
            birth: one.birth,
        },
    }
}
