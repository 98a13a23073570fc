//! Records 310 to 362: teams, their line-ups and their matches.

use std::collections::BTreeMap;

use turmuhr_core::{Bye, Color, PlayerId, Points, Round};
use turmuhr_exchange::trf::{
    Record,
    records::{
        event::{MatchSymbol, Worth},
        player::{Cell, Code, Player},
        special::Byes,
        team::{ForfeitedMatch, LineUp, Team as TeamRecord, TeamByes, TeamNumber},
    },
};

use crate::{
    contest::{Members, Seat, View, forfeited_match, seat, seats},
    id::{Party, RoundNo},
};

pub(super) fn records(file: &View<'_>, ranks: &BTreeMap<Party, u32>, records: &mut Vec<Record>) {
    let section = file.section;
    let settings = &section.settings;
    let boards = settings.format.boards().unwrap_or(0);
    let points = settings.match_points;
    let colours =
        (0..boards).map(|board| Color::from_white(settings.format.first_has_white(board))).collect();
    records.push(Record::BoardColours(colours));
    let worth = |symbol, points| Worth { symbol, points };
    records.push(Record::MatchPoints(vec![
        worth(MatchSymbol::Win, points.win),
        worth(MatchSymbol::Draw, points.draw),
        worth(MatchSymbol::Loss, points.loss),
    ]));
    let members = Members::new(file);
    players(file, &members, records);
    teams(file, &members, ranks, records);
    byes(file, boards, records);
    line_ups(file, &members, records);
}

fn number(file: &View<'_>, party: Party) -> Option<TeamNumber> {
    Some(TeamNumber(file.numbers.number(party)?.0))
}

/// A player without a board has an empty entry.
fn players(file: &View<'_>, members: &Members, records: &mut Vec<Record>) {
    let scoring = file.section.settings.points.scoring();
    let adjourned = file.adjourned_at_boards(members);
    for id in &members.order {
        let (Some(player), Some(number)) = (file.section.players.get(id), members.number(*id)) else {
            continue;
        };
        let mut record = Player::new(number);
        record.person = file.listed(&player.person);
        let mut points = Points::ZERO;
        for at in RoundNo::first(file.rounds) {
            let round = members.round(file, *id, at);
            record.rounds.push(seat(file, *id, at).map_or(Cell::BLANK, |seat| cell(seat, round)));
            points += adjourned.points(&scoring, number, at.0, round);
        }
        record.points = Some(points);
        records.push(Record::Player(Box::new(record)));
    }
}

/// Without an opponent a result has neither opponent nor colour.
fn cell(seat: Seat, round: Round) -> Cell {
    let against_nobody = matches!(seat, Seat::Game { opponent: None, .. });
    let played = matches!(seat, Seat::Game { result: Some(_), .. });
    let result = match round {
        Round::Bye(Bye::Full) if against_nobody => Code::ForfeitWin,
        Round::Bye(Bye::Zero) if against_nobody && played => Code::ForfeitLoss,
        Round::Bye(Bye::Zero) => return Cell::BLANK,
        _ => return Cell::from(round),
    };
    Cell { result: Some(result), ..Cell::BLANK }
}

fn teams(file: &View<'_>, members: &Members, ranks: &BTreeMap<Party, u32>, records: &mut Vec<Record>) {
    for party in file.numbers.parties() {
        let (Some((team_id, team)), Some(id)) = (file.section.team(*party), number(file, *party)) else {
            continue;
        };
        records.push(Record::Team(Box::new(TeamRecord {
            id,
            name: team.name.clone(),
            nickname: team.name.chars().take(5).collect(),
            strength: None,
            match_points: None,
            game_points: None,
            rank: ranks.get(party).copied(),
            members: members.of(team_id),
        })));
    }
}

/// Record 320: a team's bye scores a drawn match, unless the organiser decides otherwise (C.04.6, 1.4).
fn byes(file: &View<'_>, boards: u32, records: &mut Vec<Record>) {
    // Requested byes score points too, but the members' lines do not show them.
    for (at, round) in (1..).zip(file.section.rounds.iter().take(file.rounds as usize)) {
        for bye in [Bye::Full, Bye::Half] {
            let away = round.away.iter().filter(|(_, kind)| Bye::from(*kind) == bye);
            let players: Vec<PlayerId> = away.filter_map(|(party, _)| file.numbers.number(*party)).collect();
            if !players.is_empty() {
                records.push(Record::Byes(Byes { bye, round: at, players }));
            }
        }
    }
    let round = |number: RoundNo| file.section.round(number).and_then(|round| round.bye);
    let rounds: Vec<Option<TeamNumber>> =
        RoundNo::first(file.rounds).map(|at| number(file, round(at)?)).collect();
    if rounds.iter().all(Option::is_none) {
        return;
    }
    let settings = &file.section.settings;
    let drawn = settings.points.draw.in_tenths() * i32::try_from(boards).unwrap_or(0);
    records.push(Record::TeamByes(TeamByes {
        match_points: Some(settings.match_points.bye.unwrap_or(settings.match_points.draw)),
        game_points: Some(Points::tenths(drawn)),
        rounds,
    }));
}

/// Records 330 for matches nobody came to, and 300 for line-ups in another order than the team's.
fn line_ups(file: &View<'_>, members: &Members, records: &mut Vec<Record>) {
    for (at, round) in (1..).zip(file.section.rounds.iter().take(file.rounds as usize)) {
        for pair in &round.pairs {
            let (Some(first), Some(second)) = (number(file, pair.first), number(file, pair.second)) else {
                continue;
            };
            if let Some((colour, first_won)) = forfeited_match(&file.section.settings.format, pair) {
                // The White team is the one with White on the first board; in leagues these are the guests.
                let winner = first_won.map(|first| if first { colour } else { !colour });
                let (white, black) = if colour.is_white() { (first, second) } else { (second, first) };
                records.push(Record::ForfeitedMatch(ForfeitedMatch { winner, round: at, white, black }));
            }
            // With an empty board the lines of the members do not say who sat where.
            let full = pair.games.iter().all(|game| game.white.is_some() && game.black.is_some());
            for (party, team, opponent) in [(pair.first, first, second), (pair.second, second, first)] {
                let seats = seats(pair, party);
                let in_order = file.section.team(party).is_some_and(|(_, team)| {
                    let mut left = team.players.iter();
                    full && seats.iter().flatten().all(|seat| left.any(|player| player == seat))
                });
                if !in_order {
                    records.push(Record::LineUp(LineUp {
                        round: at,
                        team,
                        opponent: pair.is_match().then_some(opponent),
                        boards: seats.iter().map(|seat| members.number((*seat)?)).collect(),
                    }));
                }
            }
        }
    }
}
