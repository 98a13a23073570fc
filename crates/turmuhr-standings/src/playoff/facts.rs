//! The facts of a play-off: games, matches, lots.

use turmuhr_core::{PlayerId, Points};

use crate::lots;

/// Something that happened in a play-off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A game of two players, with White's and Black's points.
    Game {
        /// Has the white pieces.
        white: PlayerId,
        /// Has the black pieces.
        black: PlayerId,
        /// White's first.
        points: (Points, Points),
    },
    /// A match of two teams, with the host's and the guest's points on each board.
    Match {
        /// Plays at home.
        host: PlayerId,
        /// The other team.
        guest: PlayerId,
        /// From the first board, the host's points first.
        boards: Vec<(Points, Points)>,
    },
    /// A lot was drawn.
    Lot(DrawnLot),
}

/// A drawn lot with the data to check it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnLot {
    /// What the lot decides.
    pub purpose: Purpose,
    /// Sorted by number.
    pub candidates: Vec<PlayerId>,
    /// The first one wins the lot: White, the right to be host, number 1, the place.
    pub order: Vec<PlayerId>,
    /// How it was drawn.
    pub method: Method,
}

/// What a lot decides.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// Who has White in the first game.
    FirstWhite,
    /// Who plays at home.
    Host,
    /// Pairing numbers of a tournament.
    Numbers,
    /// The order of tied participants.
    Decision,
}

/// How a lot was drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Method {
    /// Drawn from this seed; anyone can repeat it.
    Seed(u64),
    /// Drawn by hand in front of witnesses.
    ByHand {
        /// Their names.
        witnesses: Vec<String>,
    },
}

impl DrawnLot {
    /// Draws the lot; the same seed gives the same order.
    pub fn from_seed(purpose: Purpose, seed: u64, candidates: &[PlayerId]) -> DrawnLot {
        let lot = lots::draw(seed, candidates);
        DrawnLot { purpose, candidates: lot.candidates, order: lot.order, method: Method::Seed(seed) }
    }

    /// Checks that the order consists of the candidates and, for a seed, that the seed gives this order.
    pub(super) fn fault(&self) -> Option<LotFault> {
        let mut drawn = self.order.clone();
        drawn.sort_unstable();
        if drawn != self.candidates {
            return Some(LotFault::OtherCandidates);
        }
        match self.method {
            Method::Seed(seed) if lots::draw(seed, &self.candidates).order != self.order => {
                Some(LotFault::NotFromThisSeed(seed))
            }
            _ => None,
        }
    }
}

/// Why a lot does not match its record.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum LotFault {
    /// The order has other members than the candidates.
    OtherCandidates,
    /// The seed gives another order.
    NotFromThisSeed(u64),
}

/// A game, or one board of a match: each side has 0, ½ or 1, together at most 1; both may have lost.
pub(super) fn is_result((one, other): (Points, Points)) -> bool {
    let half = |points: Points| [Points::ZERO, Points::HALF, Points::ONE].contains(&points);
    half(one) && half(other) && one + other <= Points::ONE
}
