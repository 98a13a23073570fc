//! Mates that need no search: one side waits while the other brings its men to their places.
//!
//! A [`Plan`] has up to four parts, played one after the other:
//!
//! 1. a pawn of the winner walks up its file and becomes a queen, the later checker;
//! 2. the losing king walks to the square where he will be mated, while the checker steps aside and back;
//! 3. a supporter of the winner goes to its post;
//! 4. the checker goes to its goal, and that is mate.
//!
//! In all but the second the loser waits: a piece, or the king himself, goes to and fro between two
//! squares. Nobody takes anything but the checker at its goal, no one gives check before, and no man in
//! motion is in another's way. `conditions` says when all this is so; then every move is legal and the
//! last one mates, and a plan found is a mate shown in less time than playing it through would take.
//! `line` plays it through, for whoever wants to see it, and for the tests.

mod conditions;
mod fill;
mod find;
mod line;
mod near;
mod scene;

use turmuhr_core::{Chess, Color, Move, Square};

pub(crate) use near::{Near, near};

/// Ways of the loser to wait that are tried.
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

/// The loser's waiting piece, or his king: to and fro between two squares.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Shuttle {
    home: Square,
    away: Square,
}

/// The losing king goes here first.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Walk {
    to: Square,
    /// Where the checker goes and comes back from meanwhile.
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

/// The pawn becomes a queen first.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Promotion {
    to: Square,
    /// Where the losing king goes and comes back from meanwhile, if he is the one who waits and walks later.
    away: Option<Square>,
}

impl Plan {
    /// Some plan of this side, if one is to be had cheaply. None says nothing.
    pub fn find(position: &Chess, winner: Color) -> Option<Plan> {
        find::find(position, winner, WAYS)
    }

    /// The same for a third of the trouble.
    pub(crate) fn glimpse(position: &Chess, winner: Color) -> Option<Plan> {
        find::find(position, winner, 1)
    }

    /// Is it a plan in this position? May be asked of any position.
    pub fn holds(&self, position: &Chess) -> bool {
        conditions::hold(position, self)
    }

    /// The side that mates.
    pub fn winner(&self) -> Color {
        self.winner
    }

    /// The same plan when one of its men has moved. Whether it still holds is another question.
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

    /// The moves of both sides up to the mate, where the plan holds.
    pub fn line(&self, position: &Chess) -> Vec<Move> {
        line::line(position, self)
    }
}
