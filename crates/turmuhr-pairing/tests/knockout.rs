//! Cups: seeded and drawn, and matches of a few games.

use std::collections::BTreeSet;

use turmuhr_core::{
    Color,
    Score::{Draw, Loss, Win},
};
use turmuhr_pairing::knockout::{
    Bracket, HomeGames, HomeRight, Level, MiniMatch, Side, Slot, draw_bracket, draw_round, home_right,
    same_group_meets_early, seeded, seeding,
};

#[test]
fn the_standard_seeding() {
    assert_eq!(seeding(2), [1, 2]);
    assert_eq!(seeding(4), [1, 4, 2, 3]);
    assert_eq!(seeding(8), [1, 8, 4, 5, 2, 7, 3, 6]);
}

#[test]
fn byes_go_to_the_top_seeds() {
    for entrants in 1..=70_usize {
        let bracket = seeded(entrants);
        let size = entrants.next_power_of_two();
        let mut byes: Vec<usize> = bracket.byes().collect();
        byes.sort_unstable();
        let wanted: Vec<usize> = if entrants == 1 { vec![0] } else { (0..size - entrants).collect() };
        assert_eq!(byes, wanted, "{entrants}");
    }
    assert_eq!(Bracket::next(&[0, 4, 1]).pairs, [(Some(0), Some(4)), (Some(1), None)]);
}

/// If the stronger always wins, 1 and 2 meet in the final.
#[test]
fn the_best_two_meet_last() {
    for entrants in 2..=64 {
        let mut bracket = seeded(entrants);
        while bracket.pairs.len() > 1 {
            let better = |pair: &(Slot, Slot)| pair.0.into_iter().chain(pair.1).min().expect("somebody");
            bracket = Bracket::next(&bracket.pairs.iter().map(better).collect::<Vec<_>>());
        }
        assert_eq!(bracket.pairs, [(Some(0), Some(1))], "{entrants}");
    }
}

/// A1, A2, B1, B2, C, D, E, F.
const CUP: [&str; 8] = ["A", "A", "B", "B", "", "", "", ""];

/// The layout regardless of top and bottom.
fn canonical(bracket: &Bracket) -> Vec<Vec<Vec<usize>>> {
    let pair = |pair: &(Slot, Slot)| {
        let mut two: Vec<usize> = pair.0.into_iter().chain(pair.1).collect();
        two.sort_unstable();
        two
    };
    let mut halves: Vec<Vec<Vec<usize>>> = bracket
        .pairs
        .chunks(2)
        .map(|half| {
            let mut pairs: Vec<Vec<usize>> = half.iter().map(pair).collect();
            pairs.sort();
            pairs
        })
        .collect();
    halves.sort();
    halves
}

/// F-241, F-258.
#[test]
fn ex_60_and_61_every_admissible_layout_occurs_and_no_other() {
    let (mut layouts, mut rounds, mut team) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for seed in 0..10_000 {
        let bracket = draw_bracket(&CUP, &[], seed).expect("admissible");
        assert!(!same_group_meets_early(&bracket, &CUP));
        layouts.insert(canonical(&bracket));
        let round = draw_round(&CUP, seed).expect("admissible");
        let mut pairs: Vec<Vec<usize>> = canonical(&round).into_iter().flatten().collect();
        pairs.sort();
        assert!(!pairs.contains(&vec![0, 1]) && !pairs.contains(&vec![2, 3]));
        rounds.insert(pairs);
        // The first of A against the second of B, the first of B against the second of A, in different halves.
        let cup = draw_bracket(&CUP, &[(0, 3), (2, 1)], seed).expect("admissible");
        team.insert(canonical(&cup));
    }
    assert_eq!((layouts.len(), rounds.len(), team.len()), (108, 78, 6));
}

#[test]
fn a_draw_with_byes_leaves_no_board_empty() {
    for entrants in 2..=33_usize {
        let bracket = draw_bracket(&vec![""; entrants], &[], 5).expect("a draw");
        let mut all: Vec<usize> = bracket.pairs.iter().flat_map(|pair| [pair.0, pair.1]).flatten().collect();
        all.sort_unstable();
        assert_eq!(all, (0..entrants).collect::<Vec<_>>());
        assert!(bracket.pairs.iter().all(|pair| pair.0.is_some()), "{entrants}");
    }
    assert_eq!(draw_bracket(&["A"; 4], &[], 1), None, "four of one club meet before the final");
    assert!(draw_round(&["A", "A"], 1).is_some(), "in the final they may");
    assert_eq!(draw_round(&["", "", ""], 1).map(|bracket| bracket.byes().count()), Some(1));
}

#[test]
fn ex_64_the_next_decisive_game() {
    let blitz = MiniMatch { games: 2, first_colour: Color::White, level: Level::NextDecisive };
    let colours: Vec<Color> = (0..4).map(|game| blitz.colour(game)).collect();
    assert_eq!(colours, [Color::White, Color::Black, Color::White, Color::Black]);
    let scores = [Win, Loss, Draw, Win];
    let winners: Vec<Option<Side>> = (0..=4).map(|games| blitz.winner(&scores[..games])).collect();
    assert_eq!(winners, [None, None, None, None, Some(Side::First)]);
}

#[test]
fn matches_end_when_they_are_decided() {
    let four = MiniMatch { games: 4, first_colour: Color::Black, level: Level::DrawOdds };
    assert_eq!(four.winner(&[Win, Win]), None);
    assert_eq!(four.winner(&[Win, Win, Draw]), Some(Side::First));
    assert_eq!(four.winner(&[Loss, Loss, Loss]), Some(Side::Second));
    let level = [Win, Loss, Draw, Draw];
    assert_eq!(four.winner(&level), None);
    // The fifth game: the first side has Black, and a draw is enough.
    assert_eq!(four.winner(&[&level[..], &[Draw]].concat()), Some(Side::First));
    let lot = MiniMatch { level: Level::Elsewhere, ..four };
    assert_eq!(lot.winner(&[&level[..], &[Win]].concat()), None);
}

/// F-243.
#[test]
fn b_12_3_home_right() {
    let games = |count, was_away_last| HomeGames { count, was_away_last };
    assert_eq!(home_right(games(0, false), games(1, true)), HomeRight::Of(Side::First));
    assert_eq!(home_right(games(2, true), games(1, false)), HomeRight::Of(Side::Second));
    assert_eq!(home_right(games(1, false), games(1, true)), HomeRight::Of(Side::Second));
    assert_eq!(home_right(games(1, true), games(1, true)), HomeRight::ByLot);
}
