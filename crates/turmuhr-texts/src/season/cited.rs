//! Articles in sentences of a season: those of its ordinance, not of the sentence.

use turmuhr_federation::{
    law::deadline::Rule,
    ordinance::{Cite, rules::At},
};
use turmuhr_season::{State, fact::MoveGround};

use crate::federation::articles;

/// ` [18.3.1]`, or nothing where the ordinance is silent.
fn told(cite: Option<Cite>) -> String {
    cite.map(|cite| format!(" {}", articles(std::slice::from_ref(&cite)))).unwrap_or_default()
}

/// An article beside the one that the ordinance names: by the numbers of 1987 where it has them, else the named one.
fn beside(at: &At, known: &str, wanted: &str) -> Cite {
    let article = match at.article.strip_suffix(known) {
        Some(before) => format!("{before}{wanted}"),
        None => at.article.clone(),
    };
    Cite { ordinance: at.source.clone(), article }
}

/// How ties are settled (NRW 1987, 18.3).
pub fn ties(state: &State) -> String {
    told(state.ordinance.as_ref().and_then(|one| one.rules.team_ties.as_ref()).map(|rule| rule.at.cite()))
}

/// About remedies, by the number that NRW 1987 has for it.
pub fn remedies(state: &State, wanted: &str) -> String {
    let rule = state.ordinance.as_ref().and_then(|one| one.rules.remedies.as_ref());
    told(rule.map(|rule| beside(&rule.at, "5.2", wanted)))
}

/// Whether the ordinance has the numbers of NRW 1987.
pub fn as_in_1987(state: &State) -> bool {
    let rule = state.ordinance.as_ref().and_then(|one| one.rules.remedies.as_ref());
    rule.is_some_and(|rule| rule.at.article == "5.2")
}

/// Why a match was moved (NRW 1987, 23). A whole round cites nothing.
pub fn moved(state: &State, ground: Option<MoveGround>) -> String {
    let period = state.ordinance.as_ref().and_then(|one| one.rules.period.get(&Rule::Reschedule));
    let Some(period) = period else { return String::new() };
    let of = |article: &Option<String>| {
        let article = article.clone().unwrap_or_else(|| period.at.article.clone());
        Cite { ordinance: period.at.source.clone(), article }
    };
    told(match ground {
        Some(MoveGround::Duty { .. } | MoveGround::YouthMatch { .. }) => Some(of(&period.duty)),
        Some(MoveGround::Request { .. }) => Some(of(&period.other)),
        Some(MoveGround::Ordered) => Some(beside(&period.at, "23.3", "23.4")),
        Some(MoveGround::Round) | None => None,
    })
}
