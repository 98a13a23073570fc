//! Mates without search: one side waits while the other brings its men into place.
//!
//! A [`Plan`] has up to four parts, played one after the other:
//!
//! 1. a pawn of the winner walks up its file and becomes a queen, the later checker;
//! 2. the losing king walks to the square where he will be mated, while the checker steps aside and back;
//! 3. a supporter of the winner goes to its post;
//! 4. the checker goes to its goal, and that is mate.
//!
//! In all parts but the second the loser waits: a piece, or the king, shuttles between two squares. There are
//! no captures except by the checker at its goal, no earlier checks, and no moving man blocks another.
//! `conditions` checks all this; then every move is legal and the last one mates, so a plan proves a mate
//! faster than playing it. `line` plays it, for display and for the tests.

mod conditions;
mod fill;
mod find;
mod line;
mod near;
mod scene;

use turmuhr_core::{Chess, Color, Move, Square};

pub(crate) use near::{Near, near};

/// The number of ways to wait that are tried.
const WAYS: usize = 3;

/// How `winner` can mate while the loser waits.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    winner: Color,
    waiting: Shuttle,
    walk: Option<Walk>,
    supporter: Option<Supporter>,
    checker: Checker,
}

/// The loser's waiting piece or king, shuttling between two squares.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Shuttle {
    home: Square,
    away: Square,
}

/// The losing king walks to this square first.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Walk {
    to: Square,
    /// The square the checker visits meanwhile.
    aside: Square,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Supporter {
    from: Square,
    post: Square,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Checker {
    from: Square,
    /// For a pawn.
    promotes: Option<Promotion>,
    goal: Square,
}

/// The pawn promotes to a queen first.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Promotion {
    to: Square,
    /// The square the losing king visits meanwhile, if he waits himself and walks later.
    away: Option<Square>,
}

impl Plan {
    /// Some plan of this side, if a cheap search finds one. `None` proves nothing.
    pub fn find(position: &Chess, winner: Color) -> Option<Plan> {
        find::find(position, winner, WAYS)
    }

    /// As [`Plan::find`], at a third of the cost.
    pub(crate) fn glimpse(position: &Chess, winner: Color) -> Option<Plan> {
        find::find(position, winner, 1)
    }

    /// Does the plan work in this position? Any position may be passed.
    pub fn holds(&self, position: &Chess) -> bool {
        conditions::hold(position, self)
    }

    /// The side that mates.
    pub fn winner(&self) -> Color {
        self.winner
    }

    /// The plan after one of its men has moved; it may no longer hold.
    #[must_use]
    pub fn after(mut self, m: Move) -> Plan {
        let Some(from) = m.from() else { return self };
        if self.checker.from == from {
            self.checker.from = m.to();
        }
        if self.waiting.home == from {
            self.waiting = Shuttle { home: m.to(), away: from };
        }
        match &mut self.supporter {
            Some(supporter) if supporter.from == from => supporter.from = m.to(),
            _ => {}
        }
        self
    }

    /// The moves of both sides up to the mate, if the plan holds.
    pub fn line(&self, position: &Chess) -> Vec<Move> {
        line::line(position, self)
    }
}
