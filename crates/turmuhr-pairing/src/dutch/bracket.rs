//! A pairing bracket and the players below it.

use std::ops::Range;

use turmuhr_core::Points;

use crate::{
    matching::bits::Bits,
    roster::{Contender, Float, Roster, Strength},
};

/// The players of one bracket (C.04.3, 1.3.2) and those below, as places in the roster.
#[derive(Clone, Debug)]
pub(crate) struct Bracket<'a> {
    pub(crate) roster: &'a Roster,
    /// Moved down from above, in order.
    pub(crate) movers: Vec<usize>,
    pub(crate) residents: Range<usize>,
    /// The next scoregroup.
    pub(crate) next: Range<usize>,
    /// Everyone below that.
    pub(crate) rest: Range<usize>,
    /// Players who may have the bye; empty if the number is even.
    pub(crate) bye: &'a Bits,
    /// The score of the player who will be left over (C5).
    pub(crate) bye_score: Option<Points>,
    /// A player of this bracket takes the bye, so unplayed games are weighed (C9).
    pub(crate) bye_from_here: bool,
}

/// The solution of a bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Solved {
    /// The higher ranked first.
    pub(crate) pairs: Vec<(usize, usize)>,
    pub(crate) floaters: Vec<usize>,
    /// Floaters and players of the next scoregroup without an opponent; only set if the next scoregroup was
    /// weighed too.
    pub(crate) left_over: Vec<usize>,
}

impl Bracket<'_> {
    pub(crate) fn players(&self) -> impl Iterator<Item = usize> + '_ {
        self.movers.iter().copied().chain(self.residents.clone())
    }

    pub(crate) fn len(&self) -> usize {
        self.movers.len() + self.residents.len()
    }

    pub(crate) fn is_last(&self) -> bool {
        self.next.is_empty()
    }

    pub(crate) fn is_mover(&self, player: usize) -> bool {
        player < self.residents.start
    }

    /// May the two be a pair of this bracket? Players moved down do not meet each other.
    pub(crate) fn may_pair(&self, higher: usize, lower: usize) -> bool {
        lower >= self.residents.start && self.roster.may_meet(higher, lower)
    }

    /// Does the player have no legal opponent in the bracket? Then the player floats in any case.
    pub(crate) fn must_leave(&self, player: usize) -> bool {
        !self.players().any(|other| other != player && self.may_pair(player.min(other), player.max(other)))
    }

    /// The distinct scores of the players moved down, the highest first.
    pub(crate) fn mover_scores(&self) -> Vec<Points> {
        let mut scores: Vec<Points> = self.movers.iter().map(|&player| self.roster.score(player)).collect();
        scores.dedup();
        scores
    }

    pub(crate) fn solved(&self, mut pairs: Vec<(usize, usize)>) -> Solved {
        pairs.sort_unstable();
        let mut paired = vec![false; self.roster.len()];
        for &(one, other) in &pairs {
            paired[one] = true;
            paired[other] = true;
        }
        let floaters = self.players().filter(|&player| !paired[player]).collect();
        Solved { pairs, floaters, left_over: Vec::new() }
    }
}

/// C10: whichever of the two is denied gets a colour difference greater than two.
pub(crate) fn passes_difference(one: &Contender, other: &Contender) -> bool {
    one.difference.abs() > 1 && other.difference.abs() > 1 && one.preference.colour == other.preference.colour
}

/// C11: the player who is denied (smaller difference; if equal, either one) has just had the unwanted colour
/// twice.
pub(crate) fn third_in_a_row(one: &Contender, other: &Contender) -> bool {
    let absolute = |player: &Contender| player.preference.strength == Strength::Absolute;
    if !absolute(one) || !absolute(other) || one.preference.colour != other.preference.colour {
        return false;
    }
    let twice = |player: &Contender| player.repeated == player.preference.colour.map(|colour| !colour);
    match one.difference.abs().cmp(&other.difference.abs()) {
        std::cmp::Ordering::Less => twice(one),
        std::cmp::Ordering::Greater => twice(other),
        std::cmp::Ordering::Equal => twice(one) && twice(other),
    }
}

/// C12: one of the two does not get the colour due.
pub(crate) fn denied(one: &Contender, other: &Contender) -> bool {
    one.preference.colour.is_some() && one.preference.colour == other.preference.colour
}

/// C13: the denied preference is strong.
pub(crate) fn strong_denied(one: &Contender, other: &Contender) -> bool {
    let weaker = one.preference.strength.min(other.preference.strength);
    denied(one, other) && weaker == Strength::Strong
}

/// C14 to C17: floated `back` rounds before the last one (0 is the last round).
pub(crate) fn floated(player: &Contender, back: usize, float: Float) -> bool {
    player.floats[back] == Some(float)
}
