//! Castling in Chess960 (Guidelines II.3).

use Illegality::*;
use turmuhr_core::{Bitboard, CastlingMode, CastlingSide, Chess, Move, Piece, Position, Role, Square, fen};
use turmuhr_laws::board::legality::{
    Attempt, Illegality, Moved, why_cannot_castle, why_illegal, why_illegal_in_game,
};

const KING_SIDE: CastlingSide = CastlingSide::KingSide;
const QUEEN_SIDE: CastlingSide = CastlingSide::QueenSide;

/// A position with this first rank for White and these rights.
fn rank(first: &str, rights: &str) -> Chess {
    position(&format!("4k3/8/8/8/8/8/8/{first} w {rights} - 0 1"))
}

fn position(fen: &str) -> Chess {
    fen::read(fen, CastlingMode::Chess960).expect(fen)
}

fn attempt(position: &Chess, text: &str) -> Vec<Illegality> {
    why_illegal(position, read(text))
}

fn read(text: &str) -> Attempt {
    let square = |range: std::ops::Range<usize>| text[range].parse::<Square>().expect(text);
    Attempt { from: square(0..2), to: square(2..4), promotion: None }
}

fn one(square: Square) -> Bitboard {
    Bitboard::from(square)
}

#[test]
fn art_ii_3_2_four_ways_to_castle_with_one_outcome() {
    // king c1, rook d1 on the c-side; king g1, rook f1 on the g-side.
    for (first, rights, side, king, rook, way) in [
        ("4K2R", "H", KING_SIDE, Square::E1, Square::H1, "both move"),
        ("5KR1", "G", KING_SIDE, Square::F1, Square::G1, "king and rook change places"),
        ("4KR2", "F", KING_SIDE, Square::E1, Square::F1, "only the king moves: the rook stands on f1"),
        ("6KR", "H", KING_SIDE, Square::G1, Square::H1, "only the rook moves"),
        ("R3K3", "A", QUEEN_SIDE, Square::E1, Square::A1, "both move"),
        ("2RK4", "C", QUEEN_SIDE, Square::D1, Square::C1, "king and rook change places"),
        ("3RK3", "D", QUEEN_SIDE, Square::E1, Square::D1, "only the king moves"),
        ("1RK5", "B", QUEEN_SIDE, Square::C1, Square::B1, "only the rook moves"),
        ("RK6", "A", QUEEN_SIDE, Square::B1, Square::A1, "the king moves away from its rook's corner"),
    ] {
        let before = rank(first, rights);
        assert_eq!(why_cannot_castle(&before, side), [], "{way}: {first}");
        assert_eq!(attempt(&before, &format!("{king}{rook}")), [], "{way}: {first}");
        let after = before.play(Move::Castle { king, rook }).expect("legal");
        let white = |role| Some(Piece { color: turmuhr_core::Color::White, role });
        let (king_to, rook_to) =
            if side == KING_SIDE { (Square::G1, Square::F1) } else { (Square::C1, Square::D1) };
        assert_eq!(after.board().piece_at(king_to), white(Role::King), "{way}");
        assert_eq!(after.board().piece_at(rook_to), white(Role::Rook), "{way}");
    }
}

#[test]
fn art_ii_3_1_castling_is_possible_on_the_first_move() {
    let start = position("bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1");
    assert_eq!(attempt(&start, "f1g1"), []);
    assert_eq!(why_cannot_castle(&start, KING_SIDE), []);
    assert_eq!(attempt(&start, "f1e1"), [CastlingBlocked { by: Square::D1 }]);
}

#[test]
fn art_ii_3_2_6_a_single_step_is_never_castling() {
    let position = rank("R4K1R", "HA");
    assert_eq!(attempt(&position, "f1g1"), [], "a step, although castling ends there too");
    assert_eq!(attempt(&position, "f1h1"), [], "castling: onto the rook");
    assert_eq!(attempt(&position, "f1c1"), [], "castling: three squares to the c-file");
    assert_eq!(attempt(&position, "f1d1"), [NotItsMove { role: Role::King }], "no castling ends on d1");
    assert_eq!(attempt(&position, "f1f3"), [NotItsMove { role: Role::King }]);
}

#[test]
fn art_ii_3_2_7_4_and_5_what_must_be_empty() {
    for (first, rights, side, expected, why) in [
        ("NRK5", "B", QUEEN_SIDE, None, "a1 may be occupied (X-24)"),
        ("RNK5", "A", QUEEN_SIDE, Some(Square::B1), "the rook must pass b1 (X-24)"),
        ("1R1K4", "B", QUEEN_SIDE, None, "the squares in between are empty"),
        ("1RN1K3", "B", QUEEN_SIDE, Some(Square::C1), "the king is to stand on c1"),
        ("1R1NK3", "B", QUEEN_SIDE, Some(Square::D1), "the rook is to stand on d1"),
        ("RK1N4", "A", QUEEN_SIDE, Some(Square::D1), "beyond king and rook, where the rook arrives"),
        ("1RK1N3", "B", QUEEN_SIDE, None, "e1 may be occupied"),
        ("5KRN", "G", KING_SIDE, None, "h1 may be occupied"),
        ("4NKR1", "G", KING_SIDE, None, "e1 may be occupied"),
        ("1KR3N1", "C", KING_SIDE, Some(Square::G1), "far away, where the king arrives"),
        ("1KR1N3", "C", KING_SIDE, Some(Square::E1), "on its long way"),
    ] {
        let expected: Vec<_> = expected.map(|by| CastlingBlocked { by }).into_iter().collect();
        assert_eq!(why_cannot_castle(&rank(first, rights), side), expected, "{why}: {first}");
    }
}

#[test]
fn art_3_8_2_2_1_attacks_on_the_king_and_its_way() {
    for (fen, side, expected, why) in [
        (
            "4k3/8/8/8/3r4/8/8/1KR5 w C - 0 1",
            KING_SIDE,
            vec![CastlingThroughCheck { square: Square::D1, by: one(Square::D4) }],
            "a long way for the king",
        ),
        ("4k3/8/8/8/1r6/8/8/1RK5 w B - 0 1", QUEEN_SIDE, vec![], "the rook may come from an attacked square"),
        (
            "4k3/8/8/8/8/8/8/qRK5 w B - 0 1",
            QUEEN_SIDE,
            vec![CastlingIntoCheck { square: Square::C1, by: one(Square::A1) }],
            "the rook leaves its king exposed",
        ),
        (
            "4k3/8/8/8/6r1/8/8/6KR w H - 0 1",
            KING_SIDE,
            vec![CastlingInCheck { by: one(Square::G4) }],
            "the king stays where it is in check: one reason, not two",
        ),
        (
            "4k3/8/8/8/8/8/8/r4KR1 w G - 0 1",
            KING_SIDE,
            vec![CastlingInCheck { by: one(Square::A1) }],
            "in check, but behind its rook it would be safe",
        ),
    ] {
        assert_eq!(why_cannot_castle(&position(fen), side), expected, "{why}: {fen}");
    }
}

#[test]
fn art_3_8_2_1_rights_lost() {
    let lost = |side, moved| [CastlingRightLost { side, moved }];
    let other_side = rank("R3K2R", "A");
    assert_eq!(attempt(&other_side, "e1h1"), lost(KING_SIDE, Moved::Rook), "the king has not moved");
    assert_eq!(attempt(&other_side, "e1g1"), lost(KING_SIDE, Moved::Rook));
    let unknown = rank("R3K2R", "-");
    assert_eq!(attempt(&unknown, "e1a1"), lost(QUEEN_SIDE, Moved::KingOrRook));
    let corner = rank("K1R5", "-");
    assert_eq!(attempt(&corner, "a1c1"), lost(QUEEN_SIDE, Moved::King), "no king starts in a corner");
    let corner = rank("R6K", "-");
    assert_eq!(attempt(&corner, "h1a1"), lost(QUEEN_SIDE, Moved::King), "on either side");
    let wrong_rook = rank("4KR1R", "H");
    assert_eq!(attempt(&wrong_rook, "e1f1"), lost(KING_SIDE, Moved::Rook), "the right is with the other");
    let upstairs = position("4k3/8/8/8/8/8/3K4/3R4 w - - 0 1");
    assert_eq!(attempt(&upstairs, "d2d1"), [OwnPiece { at: Square::D1 }], "off the first rank no castling");
}

#[test]
fn art_3_8_2_1_the_game_tells_which_piece_has_moved() {
    let start = position("4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1");
    let line = |squares: &[(Role, Square, Square)]| {
        let played: Vec<Move> = squares
            .iter()
            .map(|(role, from, to)| Move::Normal {
                role: *role,
                from: *from,
                capture: None,
                to: *to,
                promotion: None,
            })
            .collect();
        let position = played.iter().fold(start.clone(), |position, m| position.play(*m).expect("legal"));
        why_illegal_in_game(&position, read("e1b1"), &played, &start)
    };
    let lost = |moved| [CastlingRightLost { side: QUEEN_SIDE, moved }];
    let (king, rook) = (Role::King, Role::Rook);
    assert_eq!(
        line(&[
            (king, Square::E1, Square::E2),
            (king, Square::E8, Square::E7),
            (king, Square::E2, Square::E1),
            (king, Square::E7, Square::E8),
        ]),
        lost(Moved::King)
    );
    assert_eq!(
        line(&[
            (rook, Square::B1, Square::A1),
            (king, Square::E8, Square::E7),
            (rook, Square::A1, Square::B1),
            (king, Square::E7, Square::E8),
        ]),
        lost(Moved::Rook)
    );
}
