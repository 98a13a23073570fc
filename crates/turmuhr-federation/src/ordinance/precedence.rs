//! Precedence: the Laws of Chess, then the ordinance, then the announcement (NRW 1987, 34).

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
    /// The article of the Laws that takes precedence.
    pub law: &'static str,
}

/// The Laws of 1984 and 2001 fix the default time: a player more than an hour late loses (1984, 16.5; 2001, 6.6).
const HOUR: [(Edition, &str); 2] = [(Edition::Fide1984, "16.5"), (Edition::Fide2001, "6.6")];

/// Provisions that the Laws do not allow. An event played by them cannot be rated.
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
