//! The answer and what it rests on.

use turmuhr_core::Move;

use crate::locked::Lock;

/// Can this side still mate by any series of legal moves?
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub enum Verdict {
    /// Yes: these moves of both sides end in mate. Empty if the mate is on the board.
    Winnable {
        /// From the position asked about to the mate.
        line: Vec<Move>,
    },
    /// No, and why.
    Unwinnable {
        /// The reason, to be checked by hand.
        why: Why,
    },
    /// Not settled within the limit. Never to be told as a draw.
    Unknown {
        /// Positions looked at.
        spent: u64,
    },
}

/// Why no series of legal moves mates, as something a person can check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// The pieces of this side mate in no position at all.
    Material,
    /// The game has ended, and not by this side's mate.
    GameOver,
    /// One legal move each time, until there is a reason.
    Forced {
        /// The forced moves.
        line: Vec<Move>,
        /// The reason in the position after them.
        then: Box<Why>,
    },
    /// All reachable positions were enumerated and none is a mate. Positions that fall under
    /// [`Why::Material`] were neither counted nor played on.
    Closure {
        /// How many there were.
        positions: u64,
    },
    /// The pawns are locked for good; see [`Lock`].
    Locked(Box<Lock>),
    /// Each legal move leads to a position with a reason of its own.
    MoveByMove {
        /// Every legal move with the reason after it.
        moves: Vec<(Move, Why)>,
    },
}

/// How long to think. Counted in positions, so that the same question has the same answer everywhere. A
/// million positions take one or two seconds and some 300 megabytes; hardly any question needs them.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most positions to look at.
    pub nodes: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { nodes: 1_000_000 }
    }
}
