//! Events whose rounds are matches: teams with the games of their members, and Double-Swiss with two games a
//! round.

use std::collections::BTreeMap;

use turmuhr_core::{Bye, Color, PlayerId, Points, Round};
use turmuhr_pairing::{
    Field, Scoring,
    field::Prohibition,
    generate::{Generated, Sheet},
};

use super::{About, absences, acceleration, opening, prohibited};
use crate::trf::{
    document::Document,
    record::Record,
    records::{
        event::{Entry, MatchSymbol, Worth},
        player::{Cell, Player},
        special::Byes,
        team::{Team, TeamByes, TeamNumber},
    },
};

/// The file of a team event: members as in [`super::document`], then the teams.
pub fn team_document(
    made: &Generated,
    sheet: &Sheet,
    about: &About,
    name: impl Fn(PlayerId) -> String,
) -> Document {
    let (field, boards) = (&made.field, made.settings.boards);
    let mut records = opening(about, sheet.players.len(), rated(sheet), field, None);
    records.push(Record::Entry(Entry::Teams, field.players.len().to_string()));
    records.push(Record::BoardColours(
        (0..boards).map(|board| if board % 2 == 0 { Color::White } else { Color::Black }).collect(),
    ));
    let worth = |symbol, points| Worth { symbol, points };
    records.push(Record::MatchPoints(vec![
        worth(MatchSymbol::Win, field.scoring.win),
        worth(MatchSymbol::Draw, field.scoring.draw),
        worth(MatchSymbol::Loss, field.scoring.loss),
    ]));
    records.extend(byes(field));
    records.extend(absences(field));
    records.extend(acceleration(&field.players).into_iter().map(|record| match record {
        Record::VirtualPoints(mut points) => {
            points.match_points = points.points.replace(Points::ZERO);
            Record::VirtualPoints(points)
        }
        other => other,
    }));
    records.extend(field.prohibited.iter().map(|one| Record::Prohibited(prohibited(one))));
    for (player, rank) in sheet.players.iter().zip(places(&member_points(sheet))) {
        let mut record = Player::new(player.id);
        record.person.name = name(player.id);
        record.person.rating = (player.rating > 0).then_some(player.rating);
        record.points = Some(player.score(&Scoring::STANDARD, field.rounds_done));
        record.rank = Some(rank);
        record.rounds = player.history.iter().map(|&round| cell(round)).collect();
        records.push(Record::Player(Box::new(record)));
    }
    records.push(Record::TeamByes(TeamByes {
        match_points: Some(field.scoring.pairing_bye),
        game_points: Some(Points::tenths(5 * i32::try_from(boards).unwrap_or(0))),
        rounds: (1..=field.rounds_done).map(|round| left_over(field, round)).collect(),
    }));
    let points = team_points(made);
    for ((team, squad), (rank, &(matches, games))) in
        field.players.iter().zip(&sheet.squads).zip(places(&points).into_iter().zip(&points))
    {
        records.push(Record::Team(Box::new(Team {
            id: TeamNumber::of_entrant(team.id),
            name: format!("Team {}", team.id),
            nickname: format!("T{}", team.id),
            strength: None,
            match_points: Some(matches),
            game_points: Some(games),
            rank: Some(rank),
            members: squad.clone(),
        })));
    }
    Document::from_records(records)
}

/// Two rounds of the file for every round of the field.
pub fn double_document(
    made: &Generated,
    sheet: &Sheet,
    about: &About,
    name: impl Fn(PlayerId) -> String,
) -> Document {
    let field = &made.field;
    let twice = |round: u32| round.saturating_mul(2);
    let mut games = Field {
        players: sheet.players.clone(),
        total_rounds: twice(field.total_rounds),
        rounds_done: twice(field.rounds_done),
        initial_colour: field.initial_colour,
        scoring: made.settings.scoring,
        prohibited: Vec::new(),
    };
    for (player, of) in games.players.iter_mut().zip(&field.players) {
        player.virtual_points = of.virtual_points.iter().flat_map(|&points| [points; 2]).collect();
    }
    games.prohibited = field
        .prohibited
        .iter()
        .map(|one| Prohibition {
            first_round: twice(one.first_round) - 1,
            last_round: twice(one.last_round),
            players: one.players.clone(),
        })
        .collect();
    super::document(&games, about, name)
}

fn rated(sheet: &Sheet) -> usize {
    sheet.players.iter().filter(|player| player.rating > 0).count()
}

/// Players without a board have a blank column.
fn cell(round: Round) -> Cell {
    if round == Round::Bye(Bye::Zero) { Cell::BLANK } else { Cell::from(round) }
}

/// Records 240 for finished rounds: the games do not show these byes.
fn byes(field: &Field) -> Vec<Record> {
    let mut told: BTreeMap<(u32, u8), Byes> = BTreeMap::new();
    for team in &field.players {
        for round in 1..=field.rounds_done {
            let (order, bye) = match team.round(round) {
                Round::Bye(Bye::Full) => (0, Bye::Full),
                Round::Bye(Bye::Half) => (1, Bye::Half),
                _ => continue,
            };
            let record = told.entry((round, order)).or_insert(Byes { bye, round, players: Vec::new() });
            record.players.push(team.id);
        }
    }
    told.into_values().map(Record::Byes).collect()
}

fn left_over(field: &Field, round: u32) -> Option<TeamNumber> {
    let bye = Round::Bye(Bye::PairingAllocated);
    field.players.iter().find(|team| team.round(round) == bye).map(|team| TeamNumber::of_entrant(team.id))
}

fn member_points(sheet: &Sheet) -> Vec<Points> {
    let rounds = |player: &turmuhr_pairing::Entrant| u32::try_from(player.history.len()).unwrap_or(u32::MAX);
    sheet.players.iter().map(|player| player.score(&Scoring::STANDARD, rounds(player))).collect()
}

/// Match points and game points.
fn team_points(made: &Generated) -> Vec<(Points, Points)> {
    let field = &made.field;
    field
        .players
        .iter()
        .map(|team| {
            let first = team.score(&field.scoring, field.rounds_done);
            let second: Points = team.second_score.iter().copied().sum();
            if made.settings.by_game_points { (second, first) } else { (first, second) }
        })
        .collect()
}

/// Ranks by points, then by starting order.
fn places<T: Ord + Copy>(points: &[T]) -> Vec<u32> {
    let mut order: Vec<usize> = (0..points.len()).collect();
    order.sort_by_key(|&place| std::cmp::Reverse(points[place]));
    let mut places = vec![0; order.len()];
    for (rank, place) in (1..).zip(order) {
        places[place] = rank;
    }
    places
}
