//! Why is this not legal? Case law, article by article (numbers of 2017).

use Illegality::*;
use turmuhr_core::{
    Bitboard, CastlingMode, CastlingSide, Chess, Edition, Move, Position, Role, Square, fen,
    shakmaty::uci::UciMove,
};
use turmuhr_laws::board::legality::{
    Attempt, Illegality, Moved, why_cannot_castle, why_illegal, why_illegal_in_game,
};

type Case<'a> = (&'a str, &'a str, &'a [Illegality], &'a str);

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const BOTH_SIDES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

fn standard(fen: &str) -> Chess {
    fen::read(fen, CastlingMode::Standard).expect(fen)
}

/// Reads `e7e8=K`, so that promotions no machine notation knows can be attempted too.
fn attempt(text: &str) -> Attempt {
    let square = |range: std::ops::Range<usize>| text[range].parse::<Square>().expect(text);
    let promotion = text[4..].strip_prefix('=').map(|role| {
        let letter = role.chars().next().expect(text);
        Role::from_char(letter).expect(text)
    });
    Attempt { from: square(0..2), to: square(2..4), promotion }
}

#[track_caller]
fn check(cases: &[Case<'_>]) {
    for (fen, moved, expected, why) in cases {
        assert_eq!(why_illegal(&standard(fen), attempt(moved)), *expected, "{why}: {moved} in {fen}");
    }
}

const fn one(square: Square) -> Bitboard {
    Bitboard::from_square(square)
}

/// L-024.
#[test]
fn art_1_2_only_the_mover_has_pieces_to_move() {
    check(&[
        (START, "e4e5", &[EmptySquare { at: Square::E4 }], "nothing stands there"),
        (START, "e7e5", &[NotYourPiece { at: Square::E7 }], "White has the move"),
        (START, "e7a1=K", &[NotYourPiece { at: Square::E7 }], "how it moves is its owner's affair"),
        (START, "e2e4", &[], "White's pawn"),
    ]);
}

/// L-040.
#[test]
fn art_3_1_no_piece_goes_to_a_square_of_its_own_colour() {
    check(&[
        (START, "b1d2", &[OwnPiece { at: Square::D2 }], "a pawn stands there"),
        (
            START,
            "a1a3",
            &[Jump { over: Square::A2 }],
            "the square of arrival is empty, the one before is not",
        ),
        (START, "d1d2", &[OwnPiece { at: Square::D2 }], "nothing lies between"),
        (
            START,
            "h1f1",
            &[OwnPiece { at: Square::F1 }, Jump { over: Square::G1 }],
            "two reasons: occupied and passed over",
        ),
        (
            START,
            "b1b2",
            &[OwnPiece { at: Square::B2 }, NotItsMove { role: Role::Knight }],
            "two reasons: occupied and no knight's move",
        ),
        (START, "g1g1", &[NotItsMove { role: Role::Knight }], "put back on its square"),
    ]);
}

/// L-043, L-044, L-045, L-047, L-085.
#[test]
fn art_3_2_to_3_6_every_piece_moves_its_way() {
    let fen = "4k3/8/8/8/1R1B1Q1N/8/8/K7 w - - 0 1";
    check(&[
        (fen, "d4g7", &[], "bishop along a diagonal"),
        (fen, "d4d5", &[NotItsMove { role: Role::Bishop }], "bishop along a file"),
        (fen, "b4b8", &[], "rook along a file"),
        (fen, "b4c5", &[NotItsMove { role: Role::Rook }], "rook along a diagonal"),
        (fen, "f4b8", &[], "queen along a diagonal"),
        (fen, "f4g6", &[NotItsMove { role: Role::Queen }], "queen as a knight"),
        (fen, "h4f5", &[], "knight"),
        (fen, "h4f6", &[NotItsMove { role: Role::Knight }], "knight along a diagonal"),
        (fen, "a1b2", &[], "king to the next square"),
        (fen, "a1c3", &[NotItsMove { role: Role::King }], "king two squares away"),
    ]);
}

/// L-046.
#[test]
fn art_3_5_only_the_knight_passes_over_pieces() {
    check(&[
        ("4k3/8/8/8/p7/P7/8/R3K3 w - - 0 1", "a1a4", &[Jump { over: Square::A3 }], "over its own pawn"),
        ("4k3/8/8/8/p7/8/8/R3K3 w - - 0 1", "a1a5", &[Jump { over: Square::A4 }], "over an enemy pawn"),
        ("4k3/8/8/8/p7/8/8/R3K3 w - - 0 1", "a1a4", &[], "captures it"),
        (
            "4k3/8/8/8/8/8/6b1/R3K2b b - - 0 1",
            "h1e4",
            &[Jump { over: Square::G2 }],
            "counted from the piece that moves",
        ),
        (
            "4k3/8/8/p7/p7/8/8/R3K3 w - - 0 1",
            "a1a7",
            &[Jump { over: Square::A4 }],
            "the first of several is named",
        ),
        (
            "r3k3/8/8/P7/P7/8/8/4K3 b - - 0 1",
            "a8a2",
            &[Jump { over: Square::A5 }],
            "the first on its way down",
        ),
        (START, "g1f3", &[], "the knight"),
    ]);
}

/// L-026.
#[test]
fn art_1_4_1_kings_are_not_captured() {
    check(&[
        (
            "4k3/8/8/8/4p3/8/4R3/4K3 w - - 0 1",
            "e2e8",
            &[KingCapture { at: Square::E8 }, Jump { over: Square::E4 }],
            "and the rook would jump",
        ),
        (
            "4k3/4P3/8/8/8/8/8/4K3 w - - 0 1",
            "e7e8=Q",
            &[KingCapture { at: Square::E8 }, PawnBlocked { by: Square::E8 }],
            "a pawn does not capture straight ahead anyway",
        ),
    ]);
}

/// L-048.
#[test]
fn art_3_7_1_the_pawn_steps_straight_ahead_if_the_square_is_empty() {
    let fen = "4k3/8/8/3pP3/3P4/8/8/4K3 w - - 0 1";
    check(&[
        (fen, "e5e6", &[], "free"),
        (fen, "d4d5", &[PawnBlocked { by: Square::D5 }], "an enemy pawn ahead"),
        (fen, "e5e4", &[NotItsMove { role: Role::Pawn }], "backwards"),
        (fen, "d4c4", &[NotItsMove { role: Role::Pawn }], "sideways"),
        (
            "4k3/8/8/8/8/4N3/4P3/4K3 w - - 0 1",
            "e2e3",
            &[OwnPiece { at: Square::E3 }, PawnBlocked { by: Square::E3 }],
            "the own knight ahead",
        ),
        (
            "4k3/8/8/8/8/7P/8/K7 w - - 0 1",
            "h3a5",
            &[NotItsMove { role: Role::Pawn }],
            "around the edge of the board",
        ),
    ]);
}

/// L-049.
#[test]
fn art_3_7_2_the_double_step_is_for_the_first_move_over_empty_squares() {
    check(&[
        (START, "d2d4", &[], "from its original square"),
        ("4k3/8/8/8/8/3P4/8/4K3 w - - 0 1", "d3d5", &[DoubleStepTooLate], "it has left its square"),
        (
            "4k3/8/8/8/8/3n4/3P4/4K3 w - - 0 1",
            "d2d4",
            &[DoubleStepBlocked { by: Square::D3 }],
            "the square it crosses",
        ),
        (
            "4k3/3p4/8/3N4/8/8/8/4K3 b - - 0 1",
            "d7d5",
            &[DoubleStepBlocked { by: Square::D5 }],
            "the square of arrival is no capture",
        ),
        (
            "4k3/8/8/3n4/8/3P4/8/4K3 w - - 0 1",
            "d3d5",
            &[DoubleStepTooLate, DoubleStepBlocked { by: Square::D5 }],
            "too late and occupied",
        ),
    ]);
}

/// L-041, L-050.
#[test]
fn art_3_7_3_the_pawn_captures_diagonally_forward() {
    let fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    check(&[
        (fen, "e4d5", &[], "an enemy pawn"),
        (fen, "e4f5", &[NothingToCapture { at: Square::F5 }], "nothing there"),
        (fen, "e4d3", &[NotItsMove { role: Role::Pawn }], "diagonally backwards"),
        (START, "e2d3", &[NothingToCapture { at: Square::D3 }], "on the third rank nobody passes"),
    ]);
}

/// L-051.
#[test]
fn art_3_7_4_2_en_passant_only_on_the_following_move() {
    let just = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    let later = "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1";
    check(&[
        (just, "e5d6", &[], "the pawn has just advanced two squares"),
        (later, "e5d6", &[EnPassantTooLate { pawn: Square::D5 }], "it has not, or not just now"),
        (later, "e5f6", &[NothingToCapture { at: Square::F6 }], "no pawn on that file"),
        (
            "4k3/8/8/3nP3/8/8/8/4K3 w - - 0 1",
            "e5d6",
            &[NothingToCapture { at: Square::D6 }],
            "only pawns are captured in passing",
        ),
        (
            "4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1",
            "d4e3",
            &[EnPassantTooLate { pawn: Square::E4 }],
            "Black on the fourth rank",
        ),
        (
            "4k3/8/3pP3/8/8/8/8/4K3 w - - 0 1",
            "e6d7",
            &[NothingToCapture { at: Square::D7 }],
            "a pawn on its sixth rank never passed this one",
        ),
        (
            "4k3/8/8/2pPp3/8/8/8/4K3 w - e6 0 1",
            "d5c6",
            &[EnPassantTooLate { pawn: Square::C5 }],
            "the other pawn has just advanced",
        ),
    ]);
}

/// L-070, L-071.
#[test]
fn art_3_7_5_1_a_pawn_on_the_last_rank_is_exchanged_at_once() {
    let fen = "1n1k4/P7/8/8/8/8/4P3/4K3 w - - 0 1";
    check(&[
        (fen, "a7a8=Q", &[], "a queen"),
        (fen, "a7b8=N", &[], "a knight, capturing"),
        (fen, "a7a8", &[PromotionMissing], "a pawn may not stay a pawn"),
        (fen, "a7a8=P", &[PromotionImpossible { role: Role::Pawn }], "not even by choice"),
        (fen, "a7a8=K", &[PromotionImpossible { role: Role::King }], "there is one king"),
        (fen, "e2e4=Q", &[NoPromotion], "far from the last rank"),
        (fen, "e1d1=Q", &[NoPromotion], "only pawns are promoted"),
        (fen, "a7c8", &[NotItsMove { role: Role::Pawn }], "never there this way, so no choice is owed"),
        (
            "3k4/P7/8/8/8/8/8/4K3 w - - 0 1",
            "a7b8",
            &[NothingToCapture { at: Square::B8 }, PromotionMissing],
            "nothing to capture and nothing chosen",
        ),
        (
            "8/P7/8/8/8/3k4/8/2r1K3 w - - 0 1",
            "a7a8",
            &[PromotionMissing, SelfCheck { by: one(Square::C1) }],
            "the choice is missing and the king stays in check",
        ),
    ]);
}

/// L-026, L-052, L-054.
#[test]
fn art_3_9_2_no_move_exposes_the_own_king_or_leaves_it_in_check() {
    check(&[
        (
            "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1",
            "e2c3",
            &[SelfCheck { by: one(Square::E8) }],
            "the knight is pinned",
        ),
        ("4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2e8", &[], "the pinned rook may capture the pinning one"),
        (
            "4r1k1/8/8/8/8/8/3N4/4K3 w - - 0 1",
            "d2b3",
            &[SelfCheck { by: one(Square::E8) }],
            "the check is not met",
        ),
        ("4r1k1/8/8/8/8/8/3N4/4K3 w - - 0 1", "d2e4", &[], "the check is met"),
        (
            "6k1/8/8/8/8/8/8/r3K3 w - - 0 1",
            "e1f1",
            &[SelfCheck { by: one(Square::A1) }],
            "a king does not hide behind itself",
        ),
        ("6k1/8/8/8/8/8/4r3/4K3 w - - 0 1", "e1e2", &[], "an unguarded piece may be captured"),
        (
            "6k1/8/8/8/8/5b2/4r3/4K3 w - - 0 1",
            "e1e2",
            &[SelfCheck { by: one(Square::F3) }],
            "a guarded one may not",
        ),
        (
            "4k3/8/8/8/8/5n2/4r3/7K w - - 0 1",
            "h1h2",
            &[SelfCheck { by: one(Square::E2) | one(Square::F3) }],
            "every attacker is named",
        ),
        (
            "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1",
            "e2e4",
            &[NotItsMove { role: Role::Knight }],
            "not examined where the piece cannot get there",
        ),
    ]);
}

#[test]
fn art_3_9_2_en_passant_may_expose_the_king() {
    check(&[
        (
            "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1",
            "e4d3",
            &[SelfCheck { by: one(Square::H4) }],
            "both pawns leave the rank (X-18b)",
        ),
        ("8/8/8/8/3Pp2Q/k7/8/3K4 b - d3 0 1", "e4d3", &[], "the king is not on the rank"),
        ("8/8/8/1k6/3Pp3/8/8/5K2 b - d3 0 1", "e4d3", &[], "nothing behind the pawns"),
        ("8/8/8/2k5/3Pp3/8/8/3K4 b - d3 0 1", "e4d3", &[], "the checking pawn is captured in passing"),
    ]);
}

/// L-060.
#[test]
fn art_3_8_2_castling_moves_the_king_two_squares_towards_the_rook() {
    check(&[
        (BOTH_SIDES, "e1g1", &[], "0-0 (X-12)"),
        (BOTH_SIDES, "e1c1", &[], "0-0-0 (X-12)"),
        (BOTH_SIDES, "e1h1", &[], "written as king takes rook"),
        (BOTH_SIDES, "e1a1", &[], "written as king takes rook"),
        (BOTH_SIDES, "e1f1", &[], "a step of the king is no castling"),
        (BOTH_SIDES, "e1b1", &[NotItsMove { role: Role::King }], "three squares"),
        (BOTH_SIDES, "e1e3", &[NotItsMove { role: Role::King }], "two squares, but not along the rank"),
        (BOTH_SIDES, "e1g1=Q", &[NoPromotion], "castling promotes nothing"),
        (
            "r3k2r/8/8/8/8/8/8/R2K3R w kq - 0 1",
            "d1f1",
            &[NotItsMove { role: Role::King }],
            "not from the king's original square",
        ),
        (
            "4K3/8/8/8/8/8/8/4k2r w - - 0 1",
            "e8g8",
            &[NotItsMove { role: Role::King }],
            "not on the opponent's first rank",
        ),
    ]);
}

/// L-061.
#[test]
fn art_3_8_2_1_the_right_to_castle_is_lost_for_good() {
    let lost = |side, moved| CastlingRightLost { side, moved };
    let (king_side, queen_side) = (CastlingSide::KingSide, CastlingSide::QueenSide);
    check(&[
        (
            "r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1",
            "e1g1",
            &[lost(king_side, Moved::Rook)],
            "the right on the other side shows that the king has not moved",
        ),
        ("r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1", "e1c1", &[], "the other rook has not moved"),
        (
            "r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1",
            "e1c1",
            &[lost(queen_side, Moved::KingOrRook)],
            "the position does not tell",
        ),
        (
            "r3k3/8/8/8/8/8/8/R3K2R b KQ - 0 1",
            "e8g8",
            &[lost(king_side, Moved::Rook)],
            "there is no rook on its square",
        ),
        (
            "4k1n1/8/8/8/8/8/8/R3K2q w - - 0 1",
            "e1c1",
            &[lost(queen_side, Moved::KingOrRook)],
            "what prevents it for the moment is moot",
        ),
        (
            "r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1",
            "e1h1",
            &[OwnPiece { at: Square::H1 }, NotItsMove { role: Role::King }],
            "without the right the king just runs into its rook",
        ),
    ]);
    let away = standard("4k3/8/8/8/8/8/4K3/R6R w - - 0 1");
    assert_eq!(why_cannot_castle(&away, queen_side), [lost(queen_side, Moved::King)]);
}

/// L-062.
#[test]
fn art_3_8_2_2_1_not_out_of_through_or_into_check() {
    check(&[
        (
            "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1",
            "e1g1",
            &[CastlingInCheck { by: one(Square::E4) }],
            "the king stands in check",
        ),
        (
            "4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1",
            "e1g1",
            &[CastlingThroughCheck { square: Square::F1, by: one(Square::F4) }],
            "the square it crosses",
        ),
        (
            "4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1",
            "e1g1",
            &[CastlingIntoCheck { square: Square::G1, by: one(Square::G4) }],
            "the square it is to occupy",
        ),
        ("4k3/8/8/8/7r/8/8/R3K2R w KQ - 0 1", "e1g1", &[], "an attacked rook does not matter"),
        ("4k3/8/8/8/1r6/8/8/R3K2R w KQ - 0 1", "e1c1", &[], "nor does b1"),
        (
            "4k3/8/8/8/8/8/6p1/R3K2R w KQ - 0 1",
            "e1g1",
            &[CastlingThroughCheck { square: Square::F1, by: one(Square::G2) }],
            "a pawn attacks diagonally, not g1 before it",
        ),
        (
            "4k3/8/8/8/8/4q3/8/R3KN1R w KQ - 0 1",
            "e1g1",
            &[
                CastlingInCheck { by: one(Square::E3) },
                CastlingIntoCheck { square: Square::G1, by: one(Square::E3) },
                CastlingBlocked { by: Square::F1 },
            ],
            "every reason, each once",
        ),
    ]);
}

/// L-062.
#[test]
fn art_3_8_2_2_2_nothing_between_king_and_rook() {
    check(&[
        (START, "e1g1", &[CastlingBlocked { by: Square::F1 }], "the nearest piece is named"),
        (START, "e1c1", &[CastlingBlocked { by: Square::D1 }], "on either side"),
        (
            "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1",
            "e1c1",
            &[CastlingBlocked { by: Square::B1 }],
            "b1 as well, though the king never goes there",
        ),
        (
            "4k3/8/8/8/8/8/8/R3K1nR w KQ - 0 1",
            "e1g1",
            &[CastlingBlocked { by: Square::G1 }],
            "an enemy piece is not captured by castling",
        ),
    ]);
}

#[test]
fn art_3_8_2_1_the_game_tells_which_piece_has_moved() {
    let start = standard("r3k2r/7p/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let case = |line: &str, moved: &str| {
        let (mut position, mut played) = (start.clone(), Vec::new());
        for uci in line.split_whitespace() {
            let m: Move = uci.parse::<UciMove>().expect(uci).to_move(&position).expect(uci);
            position.play_unchecked(m);
            played.push(m);
        }
        let attempt = attempt(moved);
        let before = why_illegal(&position, attempt);
        (before, why_illegal_in_game(&position, attempt, &played, &start))
    };
    let lost = |side, moved| vec![CastlingRightLost { side, moved }];
    let king_side = |moved| lost(CastlingSide::KingSide, moved);
    assert_eq!(
        case("e1e2 a8b8 e2e1 b8a8", "e1g1"),
        (king_side(Moved::KingOrRook), king_side(Moved::King)),
        "the king went and came back"
    );
    assert_eq!(
        case("h1g1 a8b8 g1h1 b8a8 a1b1 h7h6 b1a1 h6h5", "e1g1"),
        (king_side(Moved::KingOrRook), king_side(Moved::Rook)),
        "both rooks went and came back"
    );
    assert_eq!(
        case("h1g1 a8b8 g1h1 b8a8 e1e2 h7h6 e2e1 h6h5", "e1g1").1,
        king_side(Moved::Rook),
        "the first to move lost the right"
    );
    assert_eq!(case("h1h7 h8h7 a1b1 h7h1", "e1g1").1, king_side(Moved::Rook), "the rook has gone");
    assert_eq!(case("", "e1g1"), (vec![], vec![]), "nothing has happened yet");
}

#[test]
fn codes_are_unique_and_every_edition_cites_something() {
    let any = Bitboard::EMPTY;
    let side = CastlingSide::KingSide;
    let at = Square::E4;
    let all = [
        EmptySquare { at },
        NotYourPiece { at },
        NoSuchPiece { role: Role::Queen },
        OwnPiece { at },
        NotItsMove { role: Role::King },
        Jump { over: at },
        PawnBlocked { by: at },
        DoubleStepBlocked { by: at },
        DoubleStepTooLate,
        NothingToCapture { at },
        EnPassantTooLate { pawn: at },
        KingCapture { at },
        SelfCheck { by: any },
        CastlingRightLost { side, moved: Moved::KingOrRook },
        CastlingInCheck { by: any },
        CastlingThroughCheck { square: at, by: any },
        CastlingIntoCheck { square: at, by: any },
        CastlingBlocked { by: at },
        PromotionMissing,
        PromotionImpossible { role: Role::King },
        NoPromotion,
    ];
    let mut codes: Vec<&str> = all.iter().map(|reason| reason.code()).collect();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), all.len());
    for edition in Edition::ALL {
        for reason in all {
            assert_eq!(reason.cites(edition).edition(), edition.complete(), "{reason:?}");
        }
    }
}

#[test]
fn citations_follow_the_edition() {
    let late = EnPassantTooLate { pawn: Square::D5 };
    let lost = |moved| CastlingRightLost { side: CastlingSide::KingSide, moved };
    for (reason, edition, article) in [
        (late, Edition::Fide1984, "5.6c"),
        (late, Edition::Fide2017, "3.7.4.2"),
        (late, Edition::Fide2023, "3.7.3.2"),
        (PromotionMissing, Edition::Fide2023, "3.7.3.3"),
        (NotItsMove { role: Role::Rook }, Edition::Fide1993, "5.3"),
        (lost(Moved::King), Edition::Fide2017, "3.8.2.1.1"),
        (lost(Moved::Rook), Edition::Fide2018, "3.8.2.1.2"),
        (lost(Moved::KingOrRook), Edition::Fide2023, "3.8.2.1"),
        (lost(Moved::King), Edition::FideBlitz1977, "5.1e"),
        (KingCapture { at: Square::E8 }, Edition::Dsb2014, "1.4.1"),
    ] {
        assert_eq!(reason.cites(edition).article(), article, "{reason:?} in {edition}");
    }
}
