//! Unfinished games of a match: adjourned, adjudicated, objected to, played on (NRW 1987, 21).

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use turmuhr_core::Points;
use turmuhr_federation::{
    Ordinance,
    matches::{
        adjudication::{self, NotPossible, Setup, Step, Verdict},
        lineup::{BoardResult, Which},
    },
};

pub use turmuhr_federation::matches::adjudication::State as BoardState;

/// What is done about an unfinished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
pub enum BoardAct {
    /// On the spot, by two adjudicators. If they differ, the game goes to the director.
    Adjudicated {
        verdicts: [BoardResult; 2],
        /// Who they were.
        by: [String; 2],
        /// Total playing time so far.
        minutes: u32,
    },
    /// A break in the longer mode, after a proper adjournment (21.1).
    Paused {
        minutes: u32,
    },
    DirectorSets {
        result: BoardResult,
    },
    /// Of a captain, with a copy to the other one by the same post.
    Objection {
        by: Which,
        posted: Date,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        copy_posted: Option<Date>,
    },
    NobodyObjected,
    /// The director fixes the day on which the game is played on.
    Continue {
        on: Date,
    },
    /// To another day, if both agree and the director consents.
    Moved {
        on: Date,
        agreed: bool,
        director: bool,
    },
    Finished {
        result: BoardResult,
    },
    /// Did not come to play on, and has lost.
    Missing {
        home: bool,
        guest: bool,
    },
}

pub(crate) const fn points(result: BoardResult) -> Verdict {
    match result {
        BoardResult::HomeWins => [Points::ONE, Points::ZERO],
        BoardResult::GuestWins => [Points::ZERO, Points::ONE],
        BoardResult::Drawn => [Points::HALF, Points::HALF],
        BoardResult::BothLose => [Points::ZERO, Points::ZERO],
    }
}

fn result(verdict: Verdict) -> BoardResult {
    let all = [BoardResult::HomeWins, BoardResult::GuestWins, BoardResult::Drawn, BoardResult::BothLose];
    all.into_iter().find(|one| points(*one) == verdict).unwrap_or(BoardResult::BothLose)
}

/// The result of a game that is decided.
pub fn decided(state: &BoardState) -> Option<BoardResult> {
    match state {
        BoardState::Final { result: verdict, .. } => Some(result(*verdict)),
        BoardState::Adjourned
        | BoardState::SentToDirector
        | BoardState::ByDirector { .. }
        | BoardState::Continued { .. } => None,
    }
}

/// Takes an act, or says why not. `sealed`: the game was properly adjourned.
pub(crate) fn take(
    ordinance: &Ordinance,
    setup: Setup,
    (state, sealed): (&BoardState, bool),
    act: &BoardAct,
) -> Result<BoardState, NotPossible> {
    let step = match act {
        BoardAct::Adjudicated { verdicts, minutes, .. } => {
            adjudication::may_adjudicate(ordinance, setup, *minutes, sealed)?;
            Step::Adjudicated(verdicts.map(points))
        }
        BoardAct::Paused { minutes } => {
            adjudication::take_break(ordinance, setup, *minutes, sealed)?;
            return match state {
                BoardState::Adjourned => Ok(BoardState::Adjourned),
                _ => Err(NotPossible::Order),
            };
        }
        BoardAct::DirectorSets { result } => Step::DirectorSets(points(*result)),
        BoardAct::Objection { by, posted, copy_posted } => {
            Step::Objection { by: *by, posted: *posted, copy_posted: *copy_posted }
        }
        BoardAct::NobodyObjected => Step::NobodyObjected,
        BoardAct::Continue { on } => Step::Continue { on: *on },
        BoardAct::Moved { on, agreed, director } => {
            Step::Moved { on: *on, agreed: *agreed, director: *director }
        }
        BoardAct::Finished { result } => Step::Finished(points(*result)),
        BoardAct::Missing { home, guest } => Step::Missing { home: *home, guest: *guest },
    };
    match (state, step) {
        // Resumed and played to its end without adjudicators (32).
        (BoardState::Adjourned, Step::Finished(result)) => {
            Ok(BoardState::Final { result, open_to_remedy: true })
        }
        (state, step) => adjudication::take(ordinance, state, step),
    }
}
