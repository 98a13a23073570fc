//! Round robins: the printed tables, the draws, withdrawal, Scheveningen.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use turmuhr_core::Color;
use turmuhr_round_robin::{
    TableRound, berger, cycles,
    draw::{self, Restriction, draw, earliest_sets, latest_meeting, redraw_needed},
    meeting,
    scheveningen::{self, Game},
    team::{BoardColours, matches},
    withdrawal::{self, FIDE, NRW_1987, Treatment},
};

/// Printed tables: a single number starts a table, then each line is a round.
fn printed(text: &str) -> Vec<(u32, Vec<Vec<&str>>)> {
    let mut tables: Vec<(u32, Vec<Vec<&str>>)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        match line.parse() {
            Ok(size) => tables.push((size, Vec::new())),
            Err(_) => tables.last_mut().expect("a size first").1.push(line.split_whitespace().collect()),
        }
    }
    tables
}

#[test]
fn c05_annex_1_the_printed_tables() {
    let tables = printed(include_str!("tables/berger.txt"));
    assert_eq!(tables.iter().map(|(size, _)| *size).collect::<Vec<_>>(), [4, 6, 8, 10, 12, 14, 16]);
    for (size, rounds) in tables {
        let table = berger(size);
        assert_eq!(table.len(), rounds.len(), "{size}");
        for (round, wanted) in table.iter().zip(&rounds) {
            let boards: Vec<String> =
                round.boards.iter().map(|(white, black)| format!("{white}-{black}")).collect();
            assert_eq!(&boards, wanted, "{size} players");
        }
        // With one player fewer the last number is nobody.
        for (odd, even) in berger(size - 1).iter().zip(&table) {
            assert_eq!(odd.free, even.opponent(size), "{size}");
            assert_eq!(odd.boards, even.boards[1..]);
        }
    }
    assert!(berger(0).is_empty() && berger(1).is_empty());
    assert_eq!(berger(2), [TableRound { boards: vec![(1, 2)], free: None }]);
}

/// Colours of everybody over the rounds.
fn colours(rounds: &[TableRound]) -> BTreeMap<u32, Vec<Color>> {
    let mut colours: BTreeMap<u32, Vec<Color>> = BTreeMap::new();
    for &(white, black) in rounds.iter().flat_map(|round| &round.boards) {
        colours.entry(white).or_default().push(Color::White);
        colours.entry(black).or_default().push(Color::Black);
    }
    colours
}

fn balance(colours: &[Color]) -> i32 {
    colours.iter().map(|colour| colour.fold_wb(1, -1)).sum()
}

fn three_running(colours: &[Color]) -> bool {
    colours.windows(3).any(|three| three[0] == three[1] && three[1] == three[2])
}

proptest! {
    #[test]
    fn everybody_meets_everybody_once_and_colours_balance(players in 2_u32..=60) {
        let table = berger(players);
        let mut met = BTreeSet::new();
        for (round, number) in table.iter().zip(1..) {
            let mut seated: Vec<u32> = round.boards.iter().flat_map(|&(white, black)| [white, black]).collect();
            seated.extend(round.free);
            seated.sort_unstable();
            prop_assert_eq!(seated, (1..=players).collect::<Vec<_>>());
            for &(white, black) in &round.boards {
                prop_assert!(met.insert((white.min(black), white.max(black))), "{} meets {} twice", white, black);
                prop_assert_eq!(meeting(players, white, black), Some(number));
            }
        }
        prop_assert_eq!(met.len() as u32, players * (players - 1) / 2);
        for (player, colours) in colours(&table) {
            let wanted = (players + 1) % 2;
            prop_assert_eq!(balance(&colours).unsigned_abs(), wanted, "player {}", player);
        }
    }

    /// 2: each pair with both colours, nobody three times the same running.
    #[test]
    fn a_double_round_robin_is_fair(half in 2_u32..=12) {
        let players = 2 * half;
        let rounds = cycles(players, 2);
        let games: BTreeSet<(u32, u32)> = rounds.iter().flat_map(|round| round.boards.clone()).collect();
        prop_assert_eq!(games.len() as u32, players * (players - 1));
        for (player, colours) in colours(&rounds) {
            prop_assert_eq!(balance(&colours), 0);
            prop_assert!(!three_running(&colours), "player {} of {}", player, players);
        }
    }

    /// For any groups, a draw assigns every number once and reports the meetings it could not avoid.
    #[test]
    fn every_draw_is_a_draw(groups in prop::collection::vec(0_usize..6, 2..26), seed: u64) {
        let names = ["", "A", "B", "C", "D", "E"];
        let groups: Vec<&str> = groups.into_iter().map(|group| names[group]).collect();
        for restriction in [Restriction::None, Restriction::Early, Restriction::Apart] {
            let mut numbers = draw(&groups, restriction, seed).numbers;
            prop_assert_eq!(&numbers, &draw(&groups, restriction, seed).numbers);
            numbers.sort_unstable();
            prop_assert_eq!(numbers, (1..=groups.len() as u32).collect::<Vec<_>>());
        }
    }
}

#[test]
fn without_the_exchange_somebody_would_have_three_running() {
    let mut rounds = cycles(8, 2);
    rounds.swap(5, 6);
    assert!(colours(&rounds).values().any(|colours| three_running(colours)));
    assert_eq!(cycles(8, 4).len(), 28);
    assert_eq!(cycles(6, 1), berger(6));
}

/// F-432, F-433.
#[test]
fn b_26_2_club_mates_meet_first() {
    for players in (6..=14).step_by(2) {
        let all: Vec<u32> = (1..=players).collect();
        for (size, round) in [(2, 1), (3, 3), (4, 5)] {
            let sets = earliest_sets(players, &all, size);
            assert!(!sets.is_empty());
            assert!(sets.iter().all(|set| latest_meeting(players, set) == round), "{size} of {players}");
        }
    }
    // EX-62.
    let all: Vec<u32> = (1..=14).collect();
    assert_eq!(earliest_sets(14, &all, 2).len(), 7);
    for seed in 0..200 {
        let drawn = draw(&["A", "", "A", "B", "", "B", "C", "C"], Restriction::Early, seed);
        assert_eq!(drawn.unmet, [], "{drawn:?}");
    }
}

#[test]
fn c05_annex_2_compatriots_stay_apart_at_the_end() {
    let groups = ["GER", "GER", "GER", "FRA", "FRA", "NED", "", "POL", "ITA", "ESP"];
    let mut different = BTreeSet::new();
    for seed in 0..200 {
        let drawn = draw(&groups, Restriction::Apart, seed);
        assert_eq!(drawn.unmet, [], "{drawn:?}");
        different.insert(drawn.numbers);
    }
    assert!(different.len() > 150, "a lot, no list");
    // Twelve players: 6 and 12 stand in one printed group and meet in the last round.
    let twelve = ["GER", "GER", "FRA", "FRA", "NED", "NED", "", "", "", "", "", ""];
    for seed in 0..200 {
        assert_eq!(draw(&twelve, Restriction::Apart, seed).unmet, [], "seed {seed}");
    }
    // Six of six meet in the last rounds after any draw, and the draw reports that.
    assert!(!draw(&["GER"; 6], Restriction::Apart, 1).unmet.is_empty());
}

/// F-662, F-663.
#[test]
fn ex_63_redraw() {
    let cases = [(14, 14, false, false), (14, 9, false, true), (13, 13, false, true), (14, 9, true, false)];
    for (players, leaver, substituted, again) in cases {
        assert_eq!(redraw_needed(players, leaver, substituted), again, "{leaver} of {players}");
    }
    assert_eq!(draw::latest_meeting(6, &[3]), 0);
}

#[test]
fn ex_39_to_45_withdrawal() {
    use Treatment::{Annulled, ShownOnly, Stands};
    let cases = [
        ((2, 0, 5), Annulled, ShownOnly, "EX-39: 40 percent"),
        ((3, 0, 5), Stands, Stands, "EX-40: 60 percent"),
        ((3, 0, 6), Stands, Stands, "EX-41: exactly half"),
        ((2, 1, 6), Stands, ShownOnly, "EX-42: an adjourned game"),
        ((2, 0, 6), Annulled, ShownOnly, "EX-43: a forfeit is no game"),
        ((5, 0, 9), Stands, Stands, "EX-45: 5 of 9 matches"),
        ((4, 0, 9), Annulled, ShownOnly, "EX-45: 4 of 9 matches"),
    ];
    for ((played, adjourned, scheduled), nrw, fide, why) in cases {
        let treatment = |rules| withdrawal::account(played, adjourned, scheduled, rules).treatment;
        assert_eq!((treatment(NRW_1987), treatment(FIDE)), (nrw, fide), "{why}");
    }
    assert_eq!(withdrawal::account_in_swiss(1, 9).treatment, Stands, "EX-44");
}

/// F-325.
#[test]
fn teams_have_their_colours_by_board() {
    let round = &berger(4)[0];
    let all = matches(round, &BoardColours::nrw_1987(8));
    assert_eq!((all[0].host, all[0].guest), (1, 4));
    assert_eq!(all[0].boards[..3], [(4, 1), (1, 4), (4, 1)]);
    let letters = |colours: &BoardColours| -> String {
        colours.of_first_team().iter().map(|colour| colour.fold_wb('W', 'B')).collect()
    };
    assert_eq!(letters(&BoardColours::nrw_1987(8)), "BWBWBWBW");
    assert_eq!(letters(&BoardColours::alternating(4)), "WBWB");
    assert_eq!(BoardColours::read("WBBW").as_ref().map(letters), Ok("WBBW".to_owned()));
    assert!(BoardColours::read("WX").is_err() && BoardColours::read("").is_err());
}

#[test]
fn scheveningen_as_printed() {
    for (size, rounds) in printed(include_str!("tables/scheveningen.txt")) {
        let table = scheveningen::table(size).expect("a table");
        assert_eq!(table.len(), rounds.len());
        for (round, wanted) in table.iter().zip(&rounds) {
            let told = |game: &Game| match game.a_is_white {
                true => format!("A{}-B{}", game.a, game.b),
                false => format!("B{}-A{}", game.b, game.a),
            };
            assert_eq!(&round.iter().map(told).collect::<Vec<_>>(), wanted, "{size}");
        }
    }
}

#[test]
fn scheveningen_of_any_size_is_balanced() {
    for size in (3..=30_u32).chain([34, 50, 98]) {
        let table = scheveningen::table(size).unwrap_or_else(|| panic!("no table for {size}"));
        let pairs: BTreeSet<(u32, u32)> = table.iter().flatten().map(|game| (game.a, game.b)).collect();
        assert_eq!(pairs.len() as u32, size * size, "{size}");
        let mut colours: BTreeMap<(char, u32), Vec<Color>> = BTreeMap::new();
        for round in &table {
            let whites = round.iter().filter(|game| game.a_is_white).count() as u32;
            assert!(whites.abs_diff(size - whites) <= size % 2, "{size}: {whites} Whites in a round");
            for game in round {
                colours.entry(('A', game.a)).or_default().push(Color::from_white(game.a_is_white));
                colours.entry(('B', game.b)).or_default().push(Color::from_white(!game.a_is_white));
            }
        }
        for (player, colours) in colours {
            assert_eq!(balance(&colours).unsigned_abs(), size % 2, "{player:?} of {size}");
            assert!(!three_running(&colours), "{player:?} of {size}");
        }
    }
}
