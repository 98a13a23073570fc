//! Properties of every position of every game, Chess960 included.

use proptest::prelude::*;
use turmuhr_core::{Board, CastlingMode, Chess, Color, Identity, Position, Setup, shakmaty::FromSetup};
use turmuhr_mate::{Dead, Limits, Verdict, can_mate, is_dead, quick};

/// A game from any of the 960 start positions; `choices` selects the legal moves.
fn game(start: u32, choices: &[u16]) -> Vec<Chess> {
    let board = Board::chess960(start);
    let castling_rights = board.rooks();
    let setup = Setup { board, castling_rights, ..Setup::empty() };
    let mut at = Chess::from_setup(setup, CastlingMode::Chess960).expect("a start position");
    let mut positions = vec![at.clone()];
    for choice in choices {
        let moves = at.legal_moves();
        if moves.is_empty() {
            break;
        }
        at.play_unchecked(moves[usize::from(*choice) % moves.len()]);
        positions.push(at.clone());
    }
    positions
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn every_line_mates_and_no_answers_contradict(
        start in 0..960_u32,
        choices in prop::collection::vec(any::<u16>(), 0..240),
    ) {
        let positions = game(start, &choices);
        let last = &positions[positions.len() - 1];
        let mut winnable = false;
        for side in Color::ALL {
            if let Verdict::Winnable { line } = can_mate(last, side, Limits { nodes: 5_000 }) {
                winnable = true;
                let end = line.iter().try_fold(last.clone(), |at, m| at.play(*m).ok());
                prop_assert!(end.is_some_and(|end| end.is_checkmate() && end.turn() != side));
                prop_assert_eq!(quick(last, side), None);
            }
        }
        prop_assert!(!(winnable && matches!(is_dead(last, Limits::default()), Dead::Yes(_))));
    }

    #[test]
    fn keys_are_equal_exactly_where_positions_are(
        start in 0..960_u32,
        choices in prop::collection::vec(any::<u16>(), 0..80),
    ) {
        let positions = game(start, &choices);
        for one in &positions {
            for other in &positions {
                prop_assert_eq!(one == other, Identity::of(one) == Identity::of(other));
            }
        }
    }
}

#[test]
fn keys_tell_rights_apart() {
    let read = |text: &str| turmuhr_core::fen::read(text, CastlingMode::Standard).expect("a position");
    let texts = [
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R b - - 0 1",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/3pP3/8/8/8/4K3 b - - 0 1",
    ];
    for one in texts {
        for other in texts {
            assert_eq!(
                one == other,
                Identity::of(&read(one)) == Identity::of(&read(other)),
                "{one} / {other}"
            );
        }
    }
    // A right that nobody can use does not count (9.2.3).
    let unused = "4k3/8/8/3pp3/8/8/8/4K3 w - d6 0 1";
    assert_eq!(Identity::of(&read(unused)), Identity::of(&read(&unused.replace("d6", "-"))));
}
