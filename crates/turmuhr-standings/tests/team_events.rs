//! Worked examples of team events, and the chains behind the extended direct encounter.

mod common;

use common::{order, table, values};
use turmuhr_core::{PlayerId, Points};
use turmuhr_standings::{Adjustment, ByMeasure, Code, Event, Form, How, Name, TieBreakEdition, standings};

use TieBreakEdition::{Fide2026, Nrw1987};

#[test]
fn ex_56_the_final_of_the_youth_teams() {
    // A1 B1 C2 C1 A2 B2 are 1 to 6. Only the sum of board points counts here; single boards are arbitrary.
    let whole =
        |points: f32| -> Vec<f32> { (0..8).map(|board| (points - board as f32).clamp(0.0, 1.0)).collect() };
    let results = [
        (1, 1, 5, 5.0),
        (1, 2, 6, 4.0),
        (1, 4, 3, 3.0),
        (2, 5, 3, 4.5),
        (2, 6, 4, 3.0),
        (2, 1, 2, 4.5),
        (3, 2, 5, 5.5),
        (3, 4, 1, 4.0),
        (3, 3, 6, 6.0),
        (4, 5, 6, 4.0),
        (4, 1, 3, 3.5),
        (4, 2, 4, 5.0),
        (5, 4, 5, 4.5),
        (5, 3, 2, 3.5),
        (5, 6, 1, 2.0),
    ];
    let boards: Vec<Vec<f32>> = results.iter().map(|result| whole(result.3)).collect();
    let matches: Vec<(u32, u32, u32, &[f32])> = results
        .iter()
        .zip(&boards)
        .map(|(result, boards)| (result.0, result.1, result.2, boards.as_slice()))
        .collect();
    let made = table(&team_event(8, &matches), Nrw1987, "MPvGP");
    let expected = [
        (1, "7", "23"),
        (2, "7", "22.5"),
        (3, "6", "22.5"),
        (4, "5", "19.5"),
        (5, "3", "17.5"),
        (6, "2", "15"),
    ];
    for (id, points, games) in expected {
        assert_eq!(made.row(PlayerId(id)).unwrap().points.amount.to_string(), points, "{id}");
        assert_eq!(values(&made, id), [games], "{id}");
    }
    // Board points do not decide first place: there is a play-off (8.4).
    let rule = turmuhr_standings::playoff::rules::named("jmm").unwrap();
    let calls = turmuhr_standings::playoff::called_for(rule, &made, &[]);
    assert_eq!(calls[0].participants, [PlayerId(1), PlayerId(2)]);
}

#[test]
fn c07_13_4_score_and_schedule() {
    // Nine rounds of four boards, match points primary: 9 · 2 over 4 is 4. Team 1 loses all matches, so its
    // opponents have all 90 match points. With a bonus it has 24 game points, and 24 + 90 : 4 is 46.5.
    let (lost, drawn) = ([0.5, 0.5, 0.5, 0.0], [0.5; 4]);
    let won: Vec<f32> = lost.iter().map(|points| 1.0 - points).collect();
    let mut matches: Vec<(u32, u32, u32, &[f32])> = Vec::new();
    for (round, table) in (1..).zip(turmuhr_round_robin::berger(10)) {
        for (one, other) in table.boards {
            let boards: &[f32] = match (one, other) {
                (1, _) => &lost,
                (_, 1) => &won,
                _ => &drawn,
            };
            matches.push((round, one, other, boards));
        }
    }
    let mut event = team_event(4, &matches);
    event.form = Form::Swiss;
    let bonus = ByMeasure::new(Points::ZERO, Points::tenths(105));
    event.participants[0].adjustments.push(Adjustment { round: 0, points: bonus });
    let made = table(&event, Fide2026, "GPTS,BH:MP,SSSC,SSSC/K5");
    assert_eq!(values(&made, 1), ["24", "90", "46.5", "42"]);
    let how = &made.row(PlayerId(1)).unwrap().values[2].as_ref().unwrap().how;
    assert!(matches!(how, How::Schedule { divisor: 4, .. }), "{how:?}");
}

/// Two teams drew their match and had different results against a third; all match points are equal.
fn drawn(boards: &[f32]) -> Event {
    let mut event = team_event(
        4,
        &[(1, 1, 2, boards), (2, 1, 3, &[0.0, 0.0, 1.0, 0.0]), (3, 2, 3, &[1.0, 0.0, 0.0, 0.0])]
            .map(|(round, one, other, boards)| (round, one, other, boards)),
    );
    event.form = Form::Swiss;
    event
}

/// With three teams, the free round is not in the list of matches.
fn team_event(boards: u32, matches: &[(u32, u32, u32, &[f32])]) -> Event {
    let teams = matches.iter().map(|one| one.1.max(one.2)).max().unwrap_or(0);
    let rounds = matches.iter().map(|one| one.0).max().unwrap_or(0);
    let complete = (1..=rounds).all(|round| {
        let met: usize = matches.iter().filter(|one| one.0 == round).count();
        met * 2 == teams as usize
    });
    if complete {
        return common::team_event(boards, matches);
    }
    // A fourth team fills the free rounds and is then removed.
    let mut filled: Vec<(u32, u32, u32, &[f32])> = matches.to_vec();
    let drawn = vec![0.5_f32; boards as usize];
    for round in 1..=rounds {
        let free = (1..=teams)
            .find(|team| !matches.iter().any(|one| one.0 == round && (one.1 == *team || one.2 == *team)));
        filled.extend(free.map(|free| (round, free, teams + 1, drawn.as_slice())));
    }
    let mut event = common::team_event(boards, &filled);
    event.participants.pop();
    for entry in event.participants.iter_mut().flat_map(|team| &mut team.rounds) {
        if entry.round.opponent() == Some(PlayerId(teams + 1)) {
            let bye = turmuhr_core::Round::Bye(turmuhr_core::Bye::PairingAllocated);
            *entry = turmuhr_standings::Entry::of_player(bye, Points::ZERO);
        }
    }
    event
}

#[test]
fn c07_13_3_two_level_in_their_match_are_told_apart_by_its_boards() {
    // Team 1 won boards 1 and 3: a board count of 4 against 6, whatever the other results.
    let event = drawn(&[1.0, 0.0, 1.0, 0.0]);
    for (code, first) in [("EDEC", 1), ("EDEBT", 1), ("EDEBB", 1), ("EDET", 1), ("EDEB", 1)] {
        let made = table(&event, Fide2026, code);
        let tied: Vec<u32> = order(&made).into_iter().filter(|id| [1, 2].contains(id)).collect();
        assert_eq!(tied[0], first, "{code}");
        assert_eq!((values(&made, 1)[0].as_str(), values(&made, 2)[0].as_str()), ("1", "2"), "{code}");
    }
    // Boards 1 and 4 against 2 and 3: the count is equal, the top board is not.
    let event = drawn(&[1.0, 0.0, 0.0, 1.0]);
    assert_eq!(values(&table(&event, Fide2026, "EDEC"), 1), ["0"]);
    assert_eq!(values(&table(&event, Fide2026, "EDEBT"), 1), ["1"]);
    // Without the last board team 2 is ahead.
    assert_eq!(values(&table(&event, Fide2026, "EDEBB"), 1), ["2"]);
    // Drawn on every board: no separation.
    let event = drawn(&[0.5; 4]);
    assert_eq!(values(&table(&event, Fide2026, "EDEBT"), 1), ["0"]);
}

#[test]
fn c07_13_3_who_did_not_meet_has_no_boards_to_compare() {
    let mut event = drawn(&[1.0, 0.0, 1.0, 0.0]);
    for team in &mut event.participants[..2] {
        let bye = turmuhr_core::Round::Bye(turmuhr_core::Bye::Half);
        let mut entry = turmuhr_standings::Entry::of_player(bye, Points::ZERO);
        entry.points = ByMeasure::new(Points::ONE, Points::whole(2));
        team.rounds[0] = entry;
    }
    for code in ["EDEC", "EDEBT", "EDEBB"] {
        assert_eq!(values(&table(&event, Fide2026, code), 1), ["0"], "{code}");
    }
}

/// Nothing computes a tie-break that was only named.
#[test]
fn every_tie_break_gives_a_value() {
    let boards: [&[f32]; 3] = [&[1.0, 0.5], &[0.0, 1.0], &[1.0, 1.0]];
    let mut teams = common::team_event(
        2,
        &[
            (1, 1, 4, boards[0]),
            (1, 2, 3, boards[1]),
            (2, 4, 3, boards[2]),
            (2, 1, 2, boards[1]),
            (3, 2, 4, boards[0]),
            (3, 3, 1, boards[2]),
        ],
    );
    for (team, rating) in teams.participants.iter_mut().zip([2100, 2000, 1900, 1800]) {
        team.rating = Some(rating);
    }
    for name in Name::ALL.iter().copied().filter(|name| !name.compares_the_tied()) {
        let code = Code::of(name);
        let made = standings(&teams, Fide2026.rules(), std::slice::from_ref(&code)).unwrap();
        let valued = made.rows.iter().any(|row| row.values[0].is_some());
        assert!(valued, "{code} has no value");
    }
}
