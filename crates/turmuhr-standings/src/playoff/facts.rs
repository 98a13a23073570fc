//! What happened in a play-off: games, matches, lots.

use turmuhr_core::{PlayerId, Points};

use crate::lots;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A game between two players: what White scored and what Black did.
    Game {
        white: PlayerId,
        black: PlayerId,
        points: (Points, Points),
    },
    /// A match of two teams: what the host scored on each board, and what the guest did.
    Match {
        host: PlayerId,
        guest: PlayerId,
        boards: Vec<(Points, Points)>,
    },
    Lot(DrawnLot),
}

/// A lot that was drawn, with all that is needed to check it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnLot {
    pub purpose: Purpose,
    pub candidates: Vec<PlayerId>,
    /// The first has what the lot was about: White, the right to be host, number 1, the place.
    pub order: Vec<PlayerId>,
    pub method: Method,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    FirstWhite,
    Host,
    /// Pairing numbers of a tournament.
    Numbers,
    /// Who is before whom.
    Decision,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Method {
    /// Drawn from this seed, so that anybody can draw it again.
    Seed(u64),
    /// Drawn by hand before witnesses.
    ByHand { witnesses: Vec<String> },
}

impl DrawnLot {
    pub fn from_seed(purpose: Purpose, seed: u64, candidates: &[PlayerId]) -> DrawnLot {
        let lot = lots::draw(seed, candidates);
        DrawnLot { purpose, candidates: lot.candidates, order: lot.order, method: Method::Seed(seed) }
    }

    /// Are the drawn the candidates, and does a seed give what it is said to have given?
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

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum LotFault {
    OtherCandidates,
    NotFromThisSeed(u64),
}

/// A game of players or one board of a match: at most a point, in halves; both may have lost.
pub(super) fn is_result((one, other): (Points, Points)) -> bool {
    let half = |points: Points| [Points::ZERO, Points::HALF, Points::ONE].contains(&points);
    half(one) && half(other) && one + other <= Points::ONE
}
