//! Unfinished games of team matches: adjudicated, sent to the director, objected to, played on (NRW 1987, 21).

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use turmuhr_core::Points;

use crate::{
    matches::lineup::Which,
    ordinance::{Cite, Ordinance, rules::Adjudication},
};

/// The result of a game, host first.
pub type Verdict = [Points; 2];

#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// Total playing time after which a game may be adjudicated.
    pub hours: u32,
    pub round_1_begun: bool,
    pub to_a_finish: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotPossible {
    Silent,
    /// Not one of the times the ordinance knows.
    Hours {
        known: Vec<u32>,
        cite: Cite,
    },
    /// It must be set before round 1.
    AfterRound1(Cite),
    BreakTooLong {
        most: u32,
        cite: Cite,
    },
    NotBefore {
        hours: u32,
        cite: Cite,
    },
    /// The game was not properly adjourned first (21.2).
    NotAdjourned(Cite),
    /// The round is played to a finish (21.9).
    ToAFinish(Cite),
    Order,
    /// No copy went to the other captain by the same post (21.5).
    NoCopy(Cite),
    NotAgreed(Cite),
}

/// An article of the ordinance's rules on adjudication.
fn cite(ordinance: &Ordinance, article: impl Fn(&Adjudication) -> &String) -> Cite {
    match &ordinance.rules.adjudication {
        Some(rule) => Cite { ordinance: rule.at.source.clone(), article: article(rule).clone() },
        None => Cite { ordinance: ordinance.id.clone(), article: String::new() },
    }
}

/// Sets the total playing time of a competition.
pub fn set_hours(ordinance: &Ordinance, hours: u32, round_1_begun: bool) -> Result<Setup, NotPossible> {
    let rule = ordinance.rules.adjudication.as_ref().ok_or(NotPossible::Silent)?;
    if !rule.hours.contains(&hours) {
        return Err(NotPossible::Hours { known: rule.hours.clone(), cite: rule.at.cite() });
    }
    if round_1_begun && rule.hours.first() != Some(&hours) {
        return Err(NotPossible::AfterRound1(rule.at.cite()));
    }
    Ok(Setup { hours, round_1_begun, to_a_finish: false })
}

/// A break in the longer mode.
pub fn take_break(
    ordinance: &Ordinance,
    setup: Setup,
    minutes: u32,
    adjourned: bool,
) -> Result<(), NotPossible> {
    let rule = ordinance.rules.adjudication.as_ref().ok_or(NotPossible::Silent)?;
    if rule.hours.first() == Some(&setup.hours) {
        return Err(NotPossible::Order);
    }
    if minutes > rule.most_break_minutes {
        return Err(NotPossible::BreakTooLong { most: rule.most_break_minutes, cite: rule.at.cite() });
    }
    if adjourned { Ok(()) } else { Err(NotPossible::NotAdjourned(cite(ordinance, |rule| &rule.at.article))) }
}

/// May a game be adjudicated now?
pub fn may_adjudicate(
    ordinance: &Ordinance,
    setup: Setup,
    played_minutes: u32,
    adjourned: bool,
) -> Result<(), NotPossible> {
    let rule = ordinance.rules.adjudication.as_ref().ok_or(NotPossible::Silent)?;
    if setup.to_a_finish {
        return Err(NotPossible::ToAFinish(cite(ordinance, |rule| &rule.finish_article)));
    }
    if played_minutes < setup.hours * 60 {
        return Err(NotPossible::NotBefore { hours: setup.hours, cite: rule.at.cite() });
    }
    if adjourned {
        Ok(())
    } else {
        Err(NotPossible::NotAdjourned(cite(ordinance, |rule| &rule.adjourn_article)))
    }
}

/// Where a game stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "state", rename_all = "kebab-case")]
pub enum State {
    Adjourned,
    SentToDirector,
    #[serde(skip)]
    ByDirector {
        result: Verdict,
        objections: Vec<Which>,
    },
    /// Played on, at this side's place.
    Continued {
        at: Which,
        on: Date,
    },
    #[serde(skip)]
    Final {
        result: Verdict,
        open_to_remedy: bool,
    },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// The verdicts of the two adjudicators.
    Adjudicated([Verdict; 2]),
    DirectorSets(Verdict),
    Objection {
        by: Which,
        posted: Date,
        copy_posted: Option<Date>,
    },
    /// The director fixes the day of the continuation after the objections.
    Continue {
        on: Date,
    },
    /// To another day, by agreement of both and the director.
    Moved {
        on: Date,
        agreed: bool,
        director: bool,
    },
    NobodyObjected,
    Finished(Verdict),
    /// Did not come to play on.
    Missing {
        home: bool,
        guest: bool,
    },
}

/// Takes a step, or says why not.
pub fn take(ordinance: &Ordinance, state: &State, step: Step) -> Result<State, NotPossible> {
    Ok(match (state, step) {
        (State::Adjourned, Step::Adjudicated([one, other])) if one == other => {
            State::Final { result: one, open_to_remedy: false }
        }
        (State::Adjourned, Step::Adjudicated(_)) => State::SentToDirector,
        (State::SentToDirector, Step::DirectorSets(result)) => {
            State::ByDirector { result, objections: Vec::new() }
        }
        (State::ByDirector { result, objections }, Step::Objection { by, posted, copy_posted }) => {
            if copy_posted != Some(posted) {
                return Err(NotPossible::NoCopy(cite(ordinance, |rule| &rule.copy_article)));
            }
            let mut objections = objections.clone();
            if !objections.contains(&by) {
                objections.push(by);
            }
            State::ByDirector { result: *result, objections }
        }
        (State::ByDirector { objections, .. }, Step::Continue { on }) if !objections.is_empty() => {
            State::Continued { at: place(objections), on }
        }
        (State::ByDirector { result, objections }, Step::NobodyObjected) if objections.is_empty() => {
            State::Final { result: *result, open_to_remedy: false }
        }
        (State::Continued { at, .. }, Step::Moved { on, agreed, director }) => {
            if !(agreed && director) {
                return Err(NotPossible::NotAgreed(cite(ordinance, |rule| &rule.move_article)));
            }
            State::Continued { at: *at, on }
        }
        (State::Continued { .. }, Step::Finished(result)) => State::Final { result, open_to_remedy: true },
        (State::Continued { .. }, Step::Missing { home, guest }) => {
            let point = |there: bool| if there { Points::ONE } else { Points::ZERO };
            let result = [point(!home && guest), point(!guest && home)];
            State::Final { result, open_to_remedy: true }
        }
        _ => return Err(NotPossible::Order),
    })
}

/// The objecting side travels. If both objected, the game continues at the guest's place: the guest travelled first
/// (21.6).
fn place(objections: &[Which]) -> Which {
    match objections {
        [Which::Home] => Which::Guest,
        [Which::Guest] => Which::Home,
        _ => Which::Guest,
    }
}

/// A match with open games: points of each side, and the number of pending boards.
pub fn provisional(boards: &[Option<Verdict>]) -> (Verdict, usize) {
    let mut sum = [Points::ZERO; 2];
    for result in boards.iter().flatten() {
        sum[0] += result[0];
        sum[1] += result[1];
    }
    (sum, boards.iter().filter(|board| board.is_none()).count())
}
