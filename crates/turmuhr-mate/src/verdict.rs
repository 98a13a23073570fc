//! The verdict and its proof.

use turmuhr_core::Move;

use crate::locked::Lock;

/// Can this side still mate by any series of legal moves?
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub enum Verdict {
    /// Yes: these moves of both sides end in mate. Empty if the position is already mate.
    Winnable {
        /// From the given position to the mate.
        line: Vec<Move>,
    },
    /// No, and why.
    Unwinnable {
        /// The reason; it can be checked by hand.
        why: Why,
    },
    /// Not settled within the limit. Must never be treated as a draw.
    Unknown {
        /// Positions visited.
        spent: u64,
    },
}

/// Why no series of legal moves mates, in a form that people can check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// This side's pieces cannot mate in any position.
    Material,
    /// The game has ended, but not by this side's mate.
    GameOver,
    /// Only one legal move each time, until a reason applies.
    Forced {
        /// The forced moves.
        line: Vec<Move>,
        /// The reason in the position after them.
        then: Box<Why>,
    },
    /// All reachable positions were enumerated without a mate. Positions covered by [`Why::Material`] were
    /// neither counted nor continued.
    Closure {
        /// The number of positions.
        positions: u64,
    },
    /// The position is locked for good; see [`Lock`].
    Locked(Box<Lock>),
    /// Each legal move leads to a position with its own reason.
    MoveByMove {
        /// Every legal move with the reason after it.
        moves: Vec<(Move, Why)>,
    },
}

/// The limit on thinking, counted in positions, so that the same question has the same answer on every machine.
/// A million positions take one or two seconds and about 300 megabytes; hardly any question needs that many.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most positions to visit.
    pub nodes: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { nodes: 1_000_000 }
    }
}
