//! The result of pairing a round.

use turmuhr_core::PlayerId;

use crate::{matching::steps::Spent, reasons::Record};

/// One round, paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// From 1.
    pub round: u32,
    /// In the order of C.04.2, 3.6: the better score of the two, the sum of both, the better number.
    pub boards: Vec<Board>,
    /// The player left over if the number is odd.
    pub bye: Option<PlayerId>,
    /// Brackets, criteria and colour rules: the reasons for the pairing.
    pub record: Record,
}

/// A game to be played.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Board {
    /// Has the white pieces; in a match of teams or of two games, on the first board or in the first game.
    pub white: PlayerId,
    /// The opponent.
    pub black: PlayerId,
}

/// Why there is no pairing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoPairing {
    /// No further round was announced.
    #[error("all {total} rounds are over")]
    RoundsOver {
        /// The announced rounds.
        total: u32,
    },
    /// Two entrants have the same id.
    #[error("player {0} is in the field twice")]
    Twice(PlayerId),
    /// A history names an opponent whom the field lacks.
    #[error("player {player} has met {opponent} in round {round}, who is not in the field")]
    UnknownOpponent {
        /// The player with the history.
        player: PlayerId,
        /// The missing opponent.
        opponent: PlayerId,
        /// From 1.
        round: u32,
    },
    /// No legal pairing exists.
    #[error("no pairing of round {round} keeps the absolute criteria")]
    Impossible {
        /// The round to be paired.
        round: u32,
        /// The proof.
        witness: Witness,
    },
    /// Dubov pairs by ratings (C.04.4.1, 1.1).
    #[error("players without a rating")]
    Unrated(Vec<PlayerId>),
}

/// A proof that the round has no legal pairing; it can be checked by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Witness {
    /// Players with no legal opponent whom the bye cannot absorb.
    NoOpponents(Vec<PlayerId>),
    /// Without the players of `without`, the others split into groups that can only meet inside. Each of `odd`
    /// has an odd number of players, so it needs one of `without` (or the bye), and these are too few.
    Groups {
        /// Players whose removal separates the groups.
        without: Vec<PlayerId>,
        /// The groups of odd size.
        odd: Vec<Vec<PlayerId>>,
    },
    /// The number is odd, and every player whose bye would leave the others a legal pairing is barred from it.
    NobodyForTheBye {
        /// Players barred from the bye.
        barred: Vec<PlayerId>,
    },
}

/// Why the pairing of a round stopped early.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    Impossible(Witness),
    /// The budget of steps is used up.
    Spent,
}

impl Stop {
    pub(crate) fn without_limit(self, round: u32) -> NoPairing {
        match self {
            Stop::Impossible(witness) => NoPairing::Impossible { round, witness },
            Stop::Spent => unreachable!("a pairing takes all the steps it needs"),
        }
    }
}

impl From<Witness> for Stop {
    fn from(witness: Witness) -> Stop {
        Stop::Impossible(witness)
    }
}

impl From<Spent> for Stop {
    fn from(_: Spent) -> Stop {
        Stop::Spent
    }
}
