//! Tournaments written out by hand, named by what they show.

mod common;

use common::field;
use turmuhr_core::{Color, PlayerId};
use turmuhr_pairing::{
    DutchEdition, Field, NoPairing, System, Witness, check, pair, reasons::WhyNot, why_not,
};

fn paired(field: &Field, edition: DutchEdition) -> Vec<(u32, u32)> {
    let pairing = pair(field, System::Dutch(edition)).unwrap();
    let boards = pairing.boards.iter().map(|board| (board.white.0, board.black.0));
    boards.chain(pairing.bye.map(|player| (player.0, 0))).collect()
}

const C5: &str = "
    1 4w1 2b1
    2 5b1 1w0
    3 6w1 4b1
    4 1b0 3w0 Z
    5 2w0 6b1
    6 3b0 5w0";

#[test]
fn c5_the_bye_goes_to_the_lowest_score_even_at_the_price_of_floaters() {
    let field = field(3, 2, Color::White, C5);
    assert_eq!(paired(&field, DutchEdition::Of2026), [(1, 5), (3, 2), (6, 0)]);
    let earlier = pair(&field, System::Dutch(DutchEdition::Of2017)).unwrap();
    assert!([PlayerId(2), PlayerId(5)].contains(&earlier.bye.unwrap()), "2017 gave it to one with a point");
}

#[test]
fn c9_the_bye_goes_to_one_who_has_missed_nothing() {
    let field = field(3, 1, Color::White, "1 3w1\n 2 4b1\n 3 1b0\n 4 2w0\n 5 Z");
    assert_eq!(paired(&field, DutchEdition::Of2026), [(2, 1), (3, 5), (4, 0)]);
}

#[test]
fn c2_a_second_bye_is_never_given() {
    // Nearly all scores differ: digits sized by scoregroups would overflow here.
    let field = field(
        9,
        5,
        Color::White,
        "1 5w1 6b1 7w0 4b0 2b0 Z
         2 6b0 7b0 U   8w0 1w1
         3 Z   5b1 8w= H   7w1
         4 7w= 8b1 H   1w1 5b1
         5 1b0 3w0 Z   U   4w0
         6 2w1 1w0 Z   7b0 H
         7 4b= 2w1 1b1 6w1 3b0
         8 H   4w0 3b= 2b1 H",
    );
    assert_eq!(paired(&field, DutchEdition::Of2026), [(4, 2), (7, 5), (6, 3), (8, 0)]);
}

#[test]
fn published_tournaments_are_reproduced_round_by_round() {
    let tables = [
        (
            Color::Black,
            "1  6b1  4w0  8b1  3w1  5w1  2b1
             2  7w1  5b-  4b0  9w1  3b1  1w0
             3  8b1 11w- 10w1  1b0  2w0   U
             4  9w1  1b1  2w1  5b0  6w1  8b=
             5 10b1  2w+ 11w1  4w1  1b0  6b=
             6  1w0  9b1  7w1 11b1  4b0  5w=
             7  2b0  8w0  6b0   U  10w1 11b=
             8  3w0  7b1  1w0 10b1   U   4w=
             9  4b0  6w0   U   2b0 11w0 10b1
            10  5w0   U   3b0  8w0  7b0  9w0
            11   U   3b+  5b0  6w0  9b1  7w=",
        ),
        (
            Color::White,
            "1  6w1  4b1  3w=  2b=  5w1  9b1
             2  7b=  5w1 10b1  1w=  3b1  6w1
             3  8w1 11b1  1b=  7w1  2w0  5b1
             4  9b1  1w0  7b=  5w=  8b= 10w1
             5 10w1  2b0 11w1  4b=  1b0  3w0
             6  1b0  7w0  8w1 11b1   U   2b0
             7  2w=  6b1  4w=  3b0  9w0   U
             8  3b0  9w1  6b0   U   4w= 11b=
             9  4w0  8b0   U  10w=  7b1  1w0
            10  5b0   U   2w0  9b= 11w0  4b0
            11   U   3w0  5b0  6w0 10b1  8w=",
        ),
    ];
    for (initial, table) in tables {
        assert_eq!(check(&field(6, 6, initial, table), System::DUTCH), []);
    }
}

#[test]
fn c_04_2_numbers_are_counted_over_those_who_have_arrived() {
    let table: String =
        (1..=10).map(|id| if id == 1 || id == 3 { format!("{id} Z\n") } else { format!("{id}\n") }).collect();
    let field = field(5, 0, Color::White, &table);
    // 2 is the first player present, so has an odd number.
    assert_eq!(paired(&field, DutchEdition::Of2026)[0], (2, 7));
}

#[test]
fn where_no_pairing_is_legal_there_is_a_proof() {
    let met = field(5, 1, Color::White, "1 2w1\n 2 1b0");
    let error = pair(&met, System::DUTCH).unwrap_err();
    let NoPairing::Impossible { witness: Witness::NoOpponents(players), .. } = error else {
        panic!("{error:?}")
    };
    assert_eq!(players, [PlayerId(1), PlayerId(2)]);

    let barred = field(5, 3, Color::White, "1 2w1 3b1 U\n 2 1b0 U 3w1\n 3 U 1w0 2b0");
    let error = pair(&barred, System::DUTCH).unwrap_err();
    assert!(matches!(error, NoPairing::Impossible { .. }), "{error:?}");
}

#[test]
fn a_question_gets_the_rule_that_answers_it() {
    let field = field(3, 2, Color::White, C5);
    let ask = |one: u32, other: u32| {
        why_not(&field, System::DUTCH, PlayerId(one), (other > 0).then_some(PlayerId(other))).unwrap()
    };
    assert_eq!(ask(1, 5), WhyNot::TheyMeet);
    assert_eq!(ask(1, 2), WhyNot::AlreadyMet { round: 2 });
    assert_eq!(ask(1, 4), WhyNot::Away(PlayerId(4)));
    assert_eq!(ask(1, 9), WhyNot::Unknown(PlayerId(9)));
    assert!(matches!(ask(5, 0), WhyNot::ByeTooHigh { .. }), "{:?}", ask(5, 0));
}
