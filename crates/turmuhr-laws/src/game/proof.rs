//! What the record of the game shows about a draw claim (11.12, 10.8 of 1984, comment on 9.6 of 2001).

use turmuhr_core::Move;

use super::{act::Claim, adjourn::read_written, state::LiveGame};
use crate::board::identity::History;

/// What proves or refutes a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// The half-moves after which the position stood on the board, including an intended move.
    Repetition {
        /// Numbers of half-moves; 0 is the start.
        after: Vec<usize>,
    },
    /// Moves by each side without a capture or a pawn move.
    NoProgress {
        /// The count, in moves by each side.
        moves: u32,
    },
}

impl LiveGame {
    /// What the record shows about this claim. For the arbiter alone, until a player claims.
    pub fn proof(&self, claim: &Claim) -> Option<Proof> {
        match claim {
            Claim::Repetition { intended } => {
                let history = self.with_intended(intended.as_deref());
                let after = history.appearances().into_iter().map(|ply| ply.0 as usize).collect();
                Some(Proof::Repetition { after })
            }
            Claim::Fifty { intended } => {
                let moves = match intended {
                    Some(text) => self.with_intended(Some(text)).quiet().moves_by_each(),
                    None => self.quiet_moves(),
                };
                Some(Proof::NoProgress { moves })
            }
            _ => None,
        }
    }

    fn with_intended(&self, intended: Option<&str>) -> History {
        let mut history = self.history.clone();
        let read = |text| self.position().and_then(|position| read_written(position, text).ok());
        let planned: Option<Move> = intended.and_then(read).map(|read| read.m);
        if let Some(m) = planned {
            history.play(m);
        }
        history
    }
}
