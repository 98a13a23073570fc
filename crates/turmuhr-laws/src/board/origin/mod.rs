//! Can this position arise at all? (3.10.3: a position is illegal when it cannot have been reached by
//! any series of legal moves.)
//!
//! Nobody can answer that for every position, so there are three answers. [`Origin::Illegal`] rests on
//! reasons each of which suffices alone; [`Origin::Legal`] on a proof; everything else is
//! [`Origin::Unknown`]. A reason is only given where no game can lead there: what is reachable is
//! never called illegal.
//!
//! | Reason | Looks at |
//! |---|---|
//! | `material` | kings, numbers, which original pieces could leave their squares, promotions |
//! | `pawns` | captures the pawns must have made against pieces that are missing |
//! | `last_move` | checks, and whether any last move could have led here |
//! | `claims` | castling rights, en passant square, move counters |
//! | `tempo` | whose turn it is, where only knights and rooks can have moved |
//!
//! Not looked at: promotions that would need captures of their own, two or more moves back.

mod claims;
mod homes;
mod last_move;
mod material;
mod pawns;
mod tempo;

use std::fmt;

use turmuhr_core::{
    Bitboard, CastlingMode, Chess, Citation, Color, Edition, EnPassantMode, Move, Position, Setup, Square,
};

use self::homes::Homes;
use super::{articles::board_articles, chess960::StartNumber};

/// Whether a position can arise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It can arise, with the proof.
    Legal(Proof),
    /// It cannot arise: every reason found, at least one.
    Illegal(Vec<Impossibility>),
    /// Neither possible nor impossible for certain.
    Unknown,
}

/// Why a position certainly can arise.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// It is a starting position.
    Start(StartNumber),
    /// A game of so many half-moves led there.
    Game {
        /// Half-moves of the game.
        plies: usize,
    },
}

/// A reason why no game can lead to a position.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Impossibility {
    /// Each side has exactly one king.
    KingCount {
        /// The side.
        color: Color,
        /// Its kings: none, or two and more.
        kings: Bitboard,
    },
    /// The kings attack each other.
    KingsAdjacent {
        /// The white king.
        white: Square,
        /// The black king.
        black: Square,
    },
    /// More than sixteen pieces and pawns.
    TooManyPieces {
        /// The side.
        color: Color,
        /// Its pieces and pawns.
        count: usize,
    },
    /// More than eight pawns.
    TooManyPawns {
        /// The side.
        color: Color,
        /// Its pawns.
        count: usize,
    },
    /// Pawns on the first or the last rank.
    PawnsOnBackRank {
        /// The pawns of either side.
        pawns: Bitboard,
    },
    /// More promoted pieces than pawns are missing.
    TooManyPromotions {
        /// The side.
        color: Color,
        /// The least number of promoted pieces.
        promoted: usize,
        /// Pawns that are not on the board.
        missing: usize,
    },
    /// The original pieces could not get to these squares past pawns and pieces that have never moved,
    /// and promoted pawns cannot stand there either.
    OutOfReach {
        /// The side.
        color: Color,
        /// The pieces that cannot stand there.
        pieces: Bitboard,
    },
    /// No way for these pawns from their original squares.
    PawnsMisplaced {
        /// The side.
        color: Color,
        /// The pawns of the side.
        pawns: Bitboard,
    },
    /// The pawns changed files at least `needed` times; only `available` pieces can have been captured so.
    PawnCaptures {
        /// The side of the pawns.
        color: Color,
        /// The least number of captures.
        needed: usize,
        /// Enemy pieces that pawns can have captured.
        available: usize,
    },
    /// Nothing has been captured, yet the two pawns of this file have passed each other.
    PawnsPassed {
        /// The white pawn.
        white: Square,
        /// The black pawn.
        black: Square,
    },
    /// The player who is not to move is in check.
    OpponentInCheck {
        /// The pieces that give check.
        by: Bitboard,
    },
    /// Both kings are in check.
    BothKingsInCheck {
        /// The pieces that give check to White.
        white_by: Bitboard,
        /// The pieces that give check to Black.
        black_by: Bitboard,
    },
    /// No single move gives this check.
    ImpossibleCheck {
        /// The pieces that give check.
        by: Bitboard,
    },
    /// The player who is not to move cannot have made a last move.
    NoLastMove {
        /// The side that must have moved last.
        color: Color,
    },
    /// A right to castle with this rook, but king or rook is not on its original square.
    CastlingRight {
        /// The square of the rook.
        rook: Square,
    },
    /// No pawn can just have passed this square.
    EnPassant {
        /// The en passant square.
        square: Square,
        /// What is wrong with it.
        fault: EnPassantFault,
    },
    /// More half-moves without capture or pawn move than half-moves at all.
    ClockAheadOfMoves {
        /// The half-move clock.
        halfmoves: u32,
        /// Half-moves since the start, by the move number.
        plies: u32,
    },
    /// The number of half-moves is even or odd for certain, and it is the other player's turn.
    WrongTurn {
        /// The side to move in the position.
        turn: Color,
    },
}

/// What is wrong with an en passant square.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum EnPassantFault {
    /// Not the rank pawns of the last mover pass over.
    Rank,
    /// No pawn has arrived behind the square.
    NoPawn,
    /// The square or the one the pawn came from is occupied.
    Occupied,
    /// The half-move clock denies a pawn move.
    Clock,
    /// The king was in check before the double step already.
    CheckBefore,
}

impl Impossibility {
    /// A short name for files and tables.
    pub const fn code(self) -> &'static str {
        match self {
            Impossibility::KingCount { .. } => "king-count",
            Impossibility::KingsAdjacent { .. } => "kings-adjacent",
            Impossibility::TooManyPieces { .. } => "too-many-pieces",
            Impossibility::TooManyPawns { .. } => "too-many-pawns",
            Impossibility::PawnsOnBackRank { .. } => "pawns-on-back-rank",
            Impossibility::TooManyPromotions { .. } => "too-many-promotions",
            Impossibility::OutOfReach { .. } => "out-of-reach",
            Impossibility::PawnsMisplaced { .. } => "pawns-misplaced",
            Impossibility::PawnCaptures { .. } => "pawn-captures",
            Impossibility::PawnsPassed { .. } => "pawns-passed",
            Impossibility::OpponentInCheck { .. } => "opponent-in-check",
            Impossibility::BothKingsInCheck { .. } => "both-kings-in-check",
            Impossibility::ImpossibleCheck { .. } => "impossible-check",
            Impossibility::NoLastMove { .. } => "no-last-move",
            Impossibility::CastlingRight { .. } => "castling-right",
            Impossibility::EnPassant { .. } => "en-passant",
            Impossibility::ClockAheadOfMoves { .. } => "clock-ahead-of-moves",
            Impossibility::WrongTurn { .. } => "wrong-turn",
        }
    }
}

/// The article that calls such a position illegal; the older editions have none.
pub fn article(edition: Edition) -> Option<Citation> {
    board_articles(edition).illegal_position
}

/// Can this position arise from the array of ordinary chess, or in Chess960 from one of the 960?
pub fn origin(setup: &Setup, mode: CastlingMode) -> Origin {
    let mut reasons = material::counts(setup);
    if !reasons.is_empty() {
        return Origin::Illegal(reasons);
    }
    reasons.extend(claims::castling_rights(setup, mode));
    reasons.extend(claims::counters(setup));
    let homes = Homes::of(setup, mode);
    reasons.extend(material::promotions(&setup.board, &homes));
    reasons.extend(pawns::captures(&setup.board, &homes));
    let checks = last_move::checks(setup);
    if checks.is_empty() {
        reasons.extend(last_move::last_move(setup, &homes, mode));
    }
    reasons.extend(checks);
    reasons.extend(claims::en_passant(setup));
    if mode == CastlingMode::Standard && reasons.is_empty() {
        reasons.extend(tempo::wrong_turn(setup));
    }

    if !reasons.is_empty() {
        return Origin::Illegal(reasons);
    }
    match StartNumber::of(setup) {
        Some(start) if mode == CastlingMode::Chess960 || start == StartNumber::CLASSICAL => {
            Origin::Legal(Proof::Start(start))
        }
        _ => Origin::Unknown,
    }
}

/// Why a game record proves nothing.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// It does not begin with a starting position.
    NotFromTheStart,
    /// The half-move of this index, counted from 0, is illegal where it stands.
    IllegalMove {
        /// The index of the half-move.
        ply: usize,
    },
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordFault::NotFromTheStart => f.write_str("the game does not begin with a starting position"),
            RecordFault::IllegalMove { ply } => write!(f, "half-move {ply}, counted from 0, is not legal"),
        }
    }
}

impl std::error::Error for RecordFault {}

/// Replays a game from a starting position: the position it leads to, which can arise for certain.
pub fn origin_from_game(start: &Chess, moves: &[Move]) -> Result<(Chess, Origin), RecordFault> {
    let setup = start.to_setup(EnPassantMode::Legal);
    let Origin::Legal(_) = origin(&setup, start.castles().mode()) else {
        return Err(RecordFault::NotFromTheStart);
    };
    let mut position = start.clone();
    for (ply, &next) in moves.iter().enumerate() {
        if !position.is_legal(next) {
            return Err(RecordFault::IllegalMove { ply });
        }
        position.play_unchecked(next);
    }
    let proof = match StartNumber::of_position(start) {
        Some(number) if moves.is_empty() => Proof::Start(number),
        _ => Proof::Game { plies: moves.len() },
    };
    Ok((position, Origin::Legal(proof)))
}
