//! C.04.4.3 by article, its tables, and the procedure on random tournaments.

use proptest::prelude::*;
use turmuhr_core::{Bye, Color, PlayerId, Points, Rated, Round as Played, Score};

use super::*;
use crate::{
    Attendance, Entrant, Scoring, check,
    generate::{Wish, generate},
    pair as pair_round,
    reasons::ExchangeReason,
};

const LIM: System = System::Lim(LimEvent::Ordinary);

/// Players 1 to `size` on the same score in a middle round, with these prohibited pairs and no colours yet.
fn group(size: u32, met: &[(u32, u32)]) -> Field {
    let mut players: Vec<Entrant> =
        (1..=size).map(|id| Entrant { rating: 2500 - 10 * id, ..Entrant::new(PlayerId(id)) }).collect();
    let prohibited = met.iter().map(|&(one, other)| crate::field::Prohibition {
        first_round: 1,
        last_round: 99,
        players: vec![PlayerId(one), PlayerId(other)],
    });
    for player in &mut players {
        player.history = vec![Played::Bye(Bye::Half); 2];
    }
    Field {
        players,
        total_rounds: 9,
        rounds_done: 2,
        initial_colour: Color::White,
        scoring: Scoring::STANDARD,
        prohibited: prohibited.collect(),
    }
}

/// Adds points above or below the median.
fn lift(field: &mut Field, player: u32, tenths: i32) {
    field.players[player as usize - 1]
        .adjustments
        .push(crate::field::Adjustment { round: 1, points: Points::tenths(tenths) });
}

/// Colours of past games, against players who are away.
fn colours(field: &mut Field, player: u32, colours: &str) {
    for (at, letter) in colours.chars().enumerate() {
        let opponent = PlayerId(100 * player + at as u32);
        let colour = if letter == 'w' { Color::White } else { Color::Black };
        field.players[player as usize - 1].history[at] =
            Played::Played { opponent, colour, score: Score::Draw, rated: Rated::Yes };
        let away = Attendance::Away(Bye::Zero);
        field.players.push(Entrant { next: away, ..Entrant::new(opponent) });
    }
}

fn pairs(field: &Field) -> String {
    let pairing = pair_round(field, LIM).unwrap();
    let mut pairs: Vec<(u32, u32)> = pairing
        .boards
        .iter()
        .map(|board| (board.white.0.min(board.black.0), board.white.0.max(board.black.0)))
        .collect();
    pairs.sort_unstable();
    pairs.iter().map(|(one, other)| format!("{one}-{other}")).collect::<Vec<_>>().join(" ")
}

#[test]
fn c_04_4_3_4_2_the_first_tries_the_other_half_and_then_its_own_from_the_end() {
    let columns = ["1-4 2-5 3-6", "1-5 2-4 3-6", "1-6 2-4 3-5", "1-3 2-5 4-6", "1-2 3-5 4-6"];
    for (met, column) in columns.iter().enumerate() {
        let met: Vec<(u32, u32)> = [(1, 4), (1, 5), (1, 6), (1, 3)][..met].to_vec();
        assert_eq!(&pairs(&group(6, &met)), column, "{met:?}");
    }
}

#[test]
fn c_04_4_3_4_3_the_second_tries_what_is_left_and_then_moves_the_first() {
    let columns = ["1-6 2-4 3-5", "1-6 2-5 3-4", "1-6 2-3 4-5", "1-3 2-6 4-5", "1-2 3-5 4-6"];
    for (met, column) in columns.iter().enumerate() {
        let mut all = vec![(1, 4), (1, 5)];
        all.extend(&[(2, 4), (2, 5), (2, 3), (2, 6)][..met]);
        assert_eq!(&pairs(&group(6, &all)), column, "{all:?}");
    }
}

#[test]
fn c_04_4_3_7_2_the_first_round_by_the_lot() {
    for (colour, begins, ends) in [
        (Color::White, [(1, 21), (22, 2), (3, 23), (24, 4)], (40, 20)),
        (Color::Black, [(21, 1), (2, 22), (23, 3), (4, 24)], (20, 40)),
    ] {
        let mut field = group(40, &[]);
        for player in &mut field.players {
            player.history.clear();
        }
        (field.rounds_done, field.initial_colour) = (0, colour);
        let boards = pair_round(&field, LIM).unwrap().boards;
        let told: Vec<(u32, u32)> = boards.iter().map(|board| (board.white.0, board.black.0)).collect();
        assert_eq!(told[..4], begins);
        assert_eq!(told[19], ends);
    }
}

#[test]
fn c_04_4_3_1_1_and_7_1_the_bye() {
    // In the first round the lowest rated player, later the lowest ranked of the lowest group.
    let mut first = group(7, &[]);
    for player in &mut first.players {
        player.history.clear();
    }
    first.rounds_done = 0;
    first.players[2].rating = 1000;
    assert_eq!(pair_round(&first, LIM).unwrap().bye, Some(PlayerId(3)));
    first.players[4].rating = 0;
    assert_eq!(pair_round(&first, LIM).unwrap().bye, Some(PlayerId(5)));
    let mut later = group(7, &[]);
    assert_eq!(pair_round(&later, LIM).unwrap().bye, Some(PlayerId(7)));
    lift(&mut later, 2, -5);
    assert_eq!(pair_round(&later, LIM).unwrap().bye, Some(PlayerId(2)));
    later.players[1].history[0] = Played::Bye(Bye::PairingAllocated);
    lift(&mut later, 2, -5);
    assert_eq!(pair_round(&later, LIM).unwrap().bye, Some(PlayerId(7)));
}

/// The floaters of the first group paired.
fn floaters(field: &Field, event: LimEvent) -> Vec<u32> {
    let record = pair_round(field, System::Lim(event)).unwrap().record;
    record.brackets[0].floaters.iter().map(|id| id.0).collect()
}

/// Five players above the median, three on it.
fn five_above() -> Field {
    let mut field = group(8, &[]);
    for player in 1..=5 {
        lift(&mut field, player, 5);
    }
    field
}

#[test]
fn c_04_4_3_3_2_4_the_lowest_floats_down_and_the_highest_floats_up() {
    assert_eq!(floaters(&five_above(), LimEvent::Ordinary), [5]);
    let mut below = group(8, &[]);
    for player in 4..=8 {
        lift(&mut below, player, -5);
    }
    assert_eq!(floaters(&below, LimEvent::Ordinary), [4]);
}

#[test]
fn c_04_4_3_3_9_one_who_finds_an_opponent_floats_rather() {
    let mut field = five_above();
    for other in 6..=8 {
        field.prohibited.extend(group(8, &[(5, other)]).prohibited);
    }
    assert_eq!(floaters(&field, LimEvent::Ordinary), [4]);
}

#[test]
fn c_04_4_3_3_10_not_one_who_floated_in_the_round_before() {
    let mut field = five_above();
    // 5 has met a player of another score, and 4 has not.
    field.players[4].history[1] = Played::Played {
        opponent: PlayerId(50),
        colour: Color::White,
        score: Score::Draw,
        rated: Rated::Yes,
    };
    let away = Attendance::Away(Bye::Zero);
    field.players.push(Entrant { next: away, ..Entrant::new(PlayerId(50)) });
    assert_eq!(floaters(&field, LimEvent::Ordinary), [4]);
}

#[test]
fn c_04_4_3_3_2_2_one_due_the_colour_due_to_most_but_3_2_3_near_in_rating() {
    let mut field = five_above();
    // 1, 3 and 4 are due White, 2 and 5 Black.
    for (player, history) in [(1, "b"), (2, "w"), (3, "b"), (4, "b"), (5, "w")] {
        colours(&mut field, player, history);
        // The first of the two rounds, so that nobody floated in the last one.
    }
    assert_eq!(floaters(&field, LimEvent::Ordinary), [4]);
    assert_eq!(floaters(&field, LimEvent::Maxi), [4]);
    field.players[4].rating = 2000;
    assert_eq!(floaters(&field, LimEvent::Ordinary), [4]);
    assert_eq!(floaters(&field, LimEvent::Maxi), [5]);
}

#[test]
fn c_04_4_3_5_2_exchanges_for_the_colours_and_5_7_only_near_in_rating() {
    let mut field = group(4, &[]);
    for (player, history) in [(1, "b"), (2, "b"), (3, "b"), (4, "w")] {
        colours(&mut field, player, history);
    }
    assert_eq!(pairs(&field), "1-4 2-3");
    let record = pair_round(&field, LIM).unwrap().record;
    assert!(record.notes.iter().any(|note| matches!(
        note,
        StepNote::Exchange {
            player: PlayerId(1),
            proposed: PlayerId(3),
            opponent: PlayerId(4),
            reason: ExchangeReason::Colours
        }
    )));
    field.players[3].rating = 2000;
    let maxi = pair_round(&field, System::Lim(LimEvent::Maxi)).unwrap();
    let with_1 = maxi.boards.iter().find(|board| board.white.0 == 1 || board.black.0 == 1).unwrap();
    assert_eq!(with_1.white.0 + with_1.black.0, 4);
}

#[test]
fn c_04_4_3_2_1_colours_keep_apart_but_in_the_last_round() {
    let mut field = group(2, &[]);
    colours(&mut field, 1, "ww");
    colours(&mut field, 2, "ww");
    assert!(matches!(pair_round(&field, LIM), Err(NoPairing::Impossible { .. })));
    field.total_rounds = 3;
    assert!(pair_round(&field, LIM).is_ok());
}

#[test]
fn c_04_4_3_2_6_a_pair_is_broken_up_for_the_median() {
    // All three players above have met the only one on the median; two are below.
    let mut field = group(6, &[(1, 4), (2, 4), (3, 4)]);
    for player in 1..=3 {
        lift(&mut field, player, 10);
    }
    for player in 5..=6 {
        lift(&mut field, player, -10);
    }
    assert_eq!(pairs(&field), "1-2 3-5 4-6");
    let record = pair_round(&field, LIM).unwrap().record;
    let broken = |note: &&StepNote| matches!(note, StepNote::Cracked { side: Side::Lower, .. });
    assert_eq!(record.notes.iter().filter(broken).count(), 1);
}

#[test]
fn c_04_4_3_5_4_equal_histories() {
    use ColourRule::*;
    let told = |tenths: i32, one: &str, other: &str| {
        let mut field = group(2, &[]);
        for (player, history) in [(1, one), (2, other)] {
            lift(&mut field, player, tenths);
            colours(&mut field, player, history);
        }
        let pairing = pair_round(&field, LIM).unwrap();
        (pairing.boards[0].white.0, pairing.record.colours[0].rule)
    };
    let cases = [
        (0, "wb", "wb", 1, HigherDue),
        (5, "wb", "wb", 1, HigherDue),
        (-5, "wb", "wb", 2, LowerDue),
        (0, "b", "w", 1, BothGranted),
        (0, "bb", "b", 1, Limit),
        (0, "b", "bb", 2, Limit),
        (0, "", "", 1, ByNumber),
        (0, "w", "", 2, BothGranted),
    ];
    for (tenths, one, other, white, rule) in cases {
        assert_eq!(told(tenths, one, other), (white, rule), "{tenths} {one} {other}");
    }
}

/// A random tournament, as complete as the generator makes them.
fn event(seed: u64, event: LimEvent) -> Option<Field> {
    let wish = Wish {
        system: Some(System::Lim(event)),
        players: Some(2 + (seed % 23) as u32),
        rounds: Some(1 + (seed / 23 % 9) as u32),
        forfeit: Some(12),
        half_bye: Some(20),
        zero_bye: Some(25),
        full_bye: Some(60),
        late_entry: Some(10),
        withdrawal: Some(40),
        prohibited_groups: Some((seed % 4) as u32),
        baku: seed.is_multiple_of(7),
        ..Wish::default()
    };
    generate(&wish, seed).ok().map(|made| made.field)
}

/// What 2.1 forbids, derived from the histories again.
fn is_compatible(field: &Field, white: PlayerId, black: PlayerId) -> bool {
    let entrant = |id: PlayerId| field.players.iter().find(|player| player.id == id).unwrap();
    let rounds = |id: PlayerId| entrant(id).history.iter().take(field.rounds_done as usize);
    let met = rounds(white).any(|round| round.is_played() && round.opponent() == Some(black));
    let fits = |id: PlayerId, colour: Color| {
        let had: Vec<Color> = rounds(id).filter_map(|round| round.colour()).collect();
        let own = had.iter().filter(|&&other| other == colour).count() as i32 + 1;
        let thrice = had.len() >= 2 && had[had.len() - 2..].iter().all(|&other| other == colour);
        !thrice && 2 * own - (had.len() as i32 + 1) < 3
    };
    !met && (field.is_last_round() || (fits(white, Color::White) && fits(black, Color::Black)))
}

#[test]
fn every_pairing_of_thousands_of_rounds_is_legal_and_a_no_is_a_proof() {
    let (mut rounds, mut stuck) = (0, 0);
    for seed in 0..1500 {
        let kind = if seed % 3 == 0 { LimEvent::Maxi } else { LimEvent::Ordinary };
        let Some(field) = event(seed, kind) else { continue };
        for round in 1..=field.rounds_done {
            let before = field.before(round);
            match pair_round(&before, System::Lim(kind)) {
                Ok(pairing) => {
                    rounds += 1;
                    let mut seen: Vec<PlayerId> = pairing.bye.into_iter().collect();
                    for board in &pairing.boards {
                        assert!(
                            is_compatible(&before, board.white, board.black),
                            "seed {seed}, round {round}"
                        );
                        seen.extend([board.white, board.black]);
                    }
                    seen.sort_unstable();
                    let present: Vec<PlayerId> = before
                        .players
                        .iter()
                        .filter(|player| player.next == Attendance::Present)
                        .map(|player| player.id)
                        .collect();
                    assert_eq!(seen, present, "seed {seed}, round {round}");
                }
                Err(NoPairing::Impossible { .. }) => stuck += 1,
                Err(other) => panic!("{other}"),
            }
        }
    }
    assert!(rounds > 5000, "{rounds} rounds, {stuck} without a pairing");
}

/// The largest number of pairs, by trying every way.
fn by_trying(roster: &Roster, players: &[usize]) -> usize {
    let Some((&one, rest)) = players.split_first() else { return 0 };
    let mut best = by_trying(roster, rest);
    for &other in rest.iter().filter(|&&other| roster.may_meet(one, other)) {
        let others: Vec<usize> = rest.iter().copied().filter(|&left| left != other).collect();
        best = best.max(1 + by_trying(roster, &others));
    }
    best
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    /// The matching finds the same as trying every way.
    #[test]
    fn what_can_be_reached_is_what_trying_finds(seed in 0_u64..4000) {
        let Some(field) = event(seed, LimEvent::Ordinary) else { return Ok(()) };
        let Ok(roster) = super::roster(&field.before(field.rounds_done)) else { return Ok(()) };
        let players: Vec<usize> = (0..roster.len().min(9)).collect();
        let reach = reach::Reach::of(&roster, &players);
        let most = by_trying(&roster, &players);
        prop_assert_eq!(players.len() - reach.alone().len(), 2 * most);
        let able = reach.dispensable();
        for &player in &players {
            let rest: Vec<usize> = players.iter().copied().filter(|&other| other != player).collect();
            prop_assert_eq!(able.has(player), by_trying(&roster, &rest) == most, "{}", player);
        }
    }

    /// The same for opponents in the next group.
    #[test]
    fn opponents_found_are_what_trying_finds(seed in 0_u64..4000, own in 1_usize..5) {
        let Some(field) = event(seed, LimEvent::Ordinary) else { return Ok(()) };
        let Ok(roster) = super::roster(&field.before(field.rounds_done)) else { return Ok(()) };
        let all: Vec<usize> = (0..roster.len().min(8)).collect();
        let (players, others) = all.split_at(own.min(all.len()));
        fn most(roster: &Roster, players: &[usize], others: &[usize]) -> usize {
            let Some((&one, rest)) = players.split_first() else { return 0 };
            let with = others.iter().filter(|&&other| roster.may_meet(one, other)).map(|&other| {
                let left: Vec<usize> = others.iter().copied().filter(|&left| left != other).collect();
                1 + most(roster, rest, &left)
            });
            with.max().unwrap_or(0).max(most(roster, rest, others))
        }
        prop_assert_eq!(reach::served(&roster, players, others), most(&roster, players, others));
    }

    #[test]
    fn made_up_tournaments_are_accepted(seed in any::<u64>()) {
        let Some(field) = event(seed, LimEvent::Ordinary) else { return Ok(()) };
        prop_assert_eq!(check(&field, LIM), vec![]);
    }
}
