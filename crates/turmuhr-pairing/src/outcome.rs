//! What a pairing comes to.

use turmuhr_core::PlayerId;

use crate::{matching::steps::Spent, reasons::Record};

/// One round, paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    pub round: u32,
    /// In the order of C.04.2, 3.6: the better score of the two, the sum of both, the better number.
    pub boards: Vec<Board>,
    /// The one left over, if the number was odd.
    pub bye: Option<PlayerId>,
    pub record: Record,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Board {
    pub white: PlayerId,
    pub black: PlayerId,
}

/// Why there is no pairing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoPairing {
    #[error("all {total} rounds are over")]
    RoundsOver { total: u32 },
    #[error("player {0} is in the field twice")]
    Twice(PlayerId),
    #[error("player {player} has met {opponent} in round {round}, who is not in the field")]
    UnknownOpponent { player: PlayerId, opponent: PlayerId, round: u32 },
    #[error("no pairing of round {round} keeps the absolute criteria")]
    Impossible { round: u32, witness: Witness },
    /// Dubov pairs by ratings (C.04.4.1, 1.1).
    #[error("players without a rating")]
    Unrated(Vec<PlayerId>),
}

/// A proof that nobody can pair this round: anyone can check it by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Witness {
    /// This player may meet nobody present, and others who may not have the bye, or have no need of one, are as badly off.
    NoOpponents(Vec<PlayerId>),
    /// Without the players of `without`, the others fall apart into groups that may only meet inside. Each of `odd`
    /// has an odd number of players, so each needs one of `without` (or the bye), and they are too few.
    Groups { without: Vec<PlayerId>, odd: Vec<Vec<PlayerId>> },
    /// The number is odd, and every player without whom the others can be paired is barred from the bye.
    NobodyForTheBye { barred: Vec<PlayerId> },
}

/// Why a round was not worked out to the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    Impossible(Witness),
    /// Only where the steps are limited.
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
