//! The answer and what it rests on.

use turmuhr_core::Move;

use crate::locked::Lock;

/// Can this side still mate by any series of legal moves?
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub enum Verdict {
    /// Yes: these moves of both sides end in mate. Empty if the mate is on the board.
    Winnable { line: Vec<Move> },
    /// No, and why.
    Unwinnable { why: Why },
    /// Not settled within the limit. Never to be told as a draw.
    Unknown { spent: u64 },
}

/// Why no series of legal moves mates, as something a person can check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// The pieces of this side mate in no position at all.
    Material,
    /// The game has ended, and not by this side's mate.
    GameOver,
    /// One legal move each time, until there is a reason.
    Forced { line: Vec<Move>, then: Box<Why> },
    /// All reachable positions were enumerated and none is a mate. Positions that fall under
    /// [`Why::Material`] were neither counted nor played on.
    Closure { positions: u64 },
    /// The pawns are locked for good; see [`Lock`].
    Locked(Box<Lock>),
    /// Each legal move leads to a position with a reason of its own.
    MoveByMove { moves: Vec<(Move, Why)> },
}

/// How long to think. Counted in positions, so that the same question has the same answer everywhere. A
/// million positions take one or two seconds and some 300 megabytes; hardly any question needs them.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    pub nodes: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { nodes: 1_000_000 }
    }
}
