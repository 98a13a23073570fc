//! What is open now: the claims a player has, and what the arbiter may do unasked.
//!
//! Each answer is found by trying: a copy of the game is asked, so that the list and the ruling can
//! never disagree.

use turmuhr_core::{Citation, Color};

use super::{
    act::{Act, Actor, Choice, Claim, Observation, TimedAct},
    ruling::{Consequence, Why},
    state::LiveGame,
};

/// Whether something may be claimed or noticed now.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// It may be claimed or acted on now.
    Open,
    /// What closed the window, or why there never was one.
    Closed(Why),
}

/// A claim, and whether the player is entitled to it now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenClaim {
    /// What may be claimed.
    pub claim: Claim,
    /// Whether the player may claim it now.
    pub status: Status,
    /// Whether it would be right; `None` where it is not examined or the arbiter must judge. For the
    /// arbiter's eyes only while the game lasts.
    pub right: Option<bool>,
    /// The articles behind the answer.
    pub cites: Vec<Citation>,
}

/// Something the arbiter may notice, and whether they may act on it unasked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Power {
    /// What may be noticed.
    pub what: Observation,
    /// Whether the arbiter may act on it now.
    pub status: Status,
    /// The articles behind the answer.
    pub cites: Vec<Citation>,
}

/// Every claim, in the order of the Laws, with the player's right to it.
pub fn claims_open(game: &LiveGame, player: Color) -> Vec<OpenClaim> {
    let claims = [
        Claim::WrongSetup,
        Claim::ColoursReversed,
        Claim::WrongClock,
        Claim::TouchMove,
        Claim::IllegalMove,
        Claim::Flag,
        Claim::Repetition { intended: None },
        Claim::Fifty { intended: None },
        Claim::Increment,
        Claim::CannotWin,
        Claim::InsufficientEffort,
    ];
    claims
        .into_iter()
        .map(|claim| {
            let (status, right, cites) = tried(game, Actor::Player(player), Act::Claim(claim.clone()));
            OpenClaim { claim, status, right, cites }
        })
        .collect()
}

/// Everything the arbiter may notice, and whether the text lets them act.
pub fn arbiter_may(game: &LiveGame) -> Vec<Power> {
    Observation::ALL
        .into_iter()
        .map(|what| {
            let (status, _, cites) = tried(game, Actor::Arbiter, Act::Observe { what, against: None });
            Power { what, status, cites }
        })
        .collect()
}

impl LiveGame {
    /// What the arbiter chooses from, while a question is open; else the penalties of the text.
    pub fn options(&self) -> Vec<Choice> {
        if self.question.is_some() { self.options.clone() } else { self.menu() }
    }

    /// 12.6: whether players may learn how many moves were made; not before a flag has fallen.
    pub fn move_count_may_be_told(&self) -> bool {
        self.over().is_some()
            || Color::ALL.into_iter().any(|color| self.clock.flag(color, self.now).is_some())
    }
}

fn tried(game: &LiveGame, by: Actor, act: Act) -> (Status, Option<bool>, Vec<Citation>) {
    let mut copy = game.clone();
    let rulings = copy.apply(&TimedAct { at: game.now, by, act });
    let right = rulings.iter().find_map(|ruling| match ruling.what {
        Consequence::Claim { upheld, .. } => Some(upheld),
        _ => None,
    });
    match rulings.into_iter().next() {
        None => (Status::Open, right, Vec::new()),
        Some(first) => match first.what {
            Consequence::Inadmissible { why } => (Status::Closed(why), None, first.cites),
            _ => (Status::Open, right, first.cites),
        },
    }
}
