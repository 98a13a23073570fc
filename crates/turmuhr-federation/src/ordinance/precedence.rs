//! Which text goes before which: the Laws of Chess, then the ordinance, then the announcement (NRW 1987, 34).

use turmuhr_core::Edition;

use super::Ordinance;

#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Text {
    Laws,
    Ordinance,
    Announcement,
}

/// A provision that the Laws in force do not allow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contradiction {
    pub path: &'static str,
    pub article: String,
    pub laws: Edition,
    /// The article of the Laws that goes before it.
    pub law: &'static str,
}

/// What the Laws of 1984 and 2001 fix that an ordinance might say otherwise: whoever comes more than an hour late has
/// lost (1984, 16.5; 2001, 6.6).
const HOUR: [(Edition, &str); 2] = [(Edition::Fide1984, "16.5"), (Edition::Fide2001, "6.6")];

/// Where the ordinance says something the Laws do not allow. An event that plays by it is not rateable.
pub fn contradictions(ordinance: &Ordinance) -> Vec<Contradiction> {
    let Some(laws) = &ordinance.rules.laws else { return Vec::new() };
    let mut found = Vec::new();
    for (edition, law) in HOUR {
        if laws.value.iter().any(|known| known.0 == edition)
            && let Some(minutes) = &ordinance.rules.default_minutes
            && minutes.value > 60
        {
            found.push(Contradiction {
                path: "default-minutes",
                article: minutes.at.article.clone(),
                laws: edition,
                law,
            });
        }
    }
    found
}
