//! Articles of different editions on the same matter.

use std::{cmp::Reverse, collections::BTreeMap};

use turmuhr_core::{
    Citation, Edition,
    citation::{predecessors, successors},
};

use turmuhr_laws::requirements::{self, Requirement};

/// Relatives shown of one edition.
const FEW: usize = 3;

/// The articles of other editions on the same matter: the newest edition first, in each at most three, the closest
/// first.
///
/// Predecessors and successors come first: an edition that has one offers no other relatives. In other editions
/// relatives share requirements. A shared requirement weighs 1 ÷ (its articles here × its articles there), because a
/// requirement of many articles says little about each. Relatives below half the weight of the closest are left out.
/// An article is compared with all its parts, because many articles are only a heading.
///
/// ```
/// use turmuhr_core::cite;
/// use turmuhr_rulebook::relatives;
///
/// let fifty_moves = relatives(cite!(Fide2017, "9.3"));
/// assert!(fifty_moves.contains(&cite!(Fide1993, "10.12")));
/// ```
pub fn relatives(citation: Citation) -> Vec<Citation> {
    let carried = requirements::of_whole(citation);
    let by_descent = lineage(citation);
    Edition::ALL
        .into_iter()
        .rev()
        .filter(|edition| *edition != citation.edition())
        .flat_map(|edition| family(citation, edition, &carried, &by_descent))
        .collect()
}

/// The relatives of one other edition.
pub(crate) fn relatives_in(citation: Citation, edition: Edition) -> Vec<Citation> {
    family(citation, edition, &requirements::of_whole(citation), &lineage(citation))
}

fn family(
    citation: Citation,
    edition: Edition,
    carried: &[&'static Requirement],
    by_descent: &[Citation],
) -> Vec<Citation> {
    let mut family: Vec<Citation> =
        by_descent.iter().copied().filter(|relative| relative.edition() == edition).collect();
    if family.is_empty() {
        family = sharing(carried, citation.edition(), edition);
    }
    family.truncate(FEW);
    family
}

/// The scenarios that cite the article or a part of it.
pub fn shown_by<T>(citation: Citation, scenarios: &[(T, Vec<Citation>)]) -> Vec<&T> {
    let whole: Vec<Citation> = std::iter::once(citation).chain(citation.below()).collect();
    let showing = scenarios.iter().filter(|(_, cites)| cites.iter().any(|cited| whole.contains(cited)));
    showing.map(|(title, _)| title).collect()
}

/// Predecessors and successors through all editions, the closest first.
fn lineage(citation: Citation) -> Vec<Citation> {
    let mut found = Vec::new();
    for step in [predecessors, successors] {
        let mut generation = step(citation);
        while !generation.is_empty() {
            found.extend(&generation);
            let mut next: Vec<Citation> = Vec::new();
            for relative in generation.into_iter().flat_map(step) {
                if !next.contains(&relative) {
                    next.push(relative);
                }
            }
            generation = next;
        }
    }
    found
}

/// The articles of `there` that share requirements, by weight.
fn sharing(requirements: &[&'static Requirement], here: Edition, there: Edition) -> Vec<Citation> {
    // Weights are whole numbers, so that equal ones are equal: shares of 5040, which most counts divide.
    const WHOLE: usize = 5040;
    let mut weights: BTreeMap<usize, (Citation, usize)> = BTreeMap::new();
    for requirement in requirements {
        let articles = requirement.articles(there);
        let weight = WHOLE / (articles.len().max(1) * requirement.articles(here).len().max(1));
        for citation in articles {
            weights.entry(reading_order(citation)).or_insert((citation, 0)).1 += weight;
        }
    }
    let mut found: Vec<(Citation, usize)> = weights.into_values().collect();
    // A stable sort: among equals the reading order stays.
    found.sort_by_key(|(_, weight)| Reverse(*weight));
    let closest = found.first().map_or(0, |(_, weight)| *weight);
    found.into_iter().filter(|(_, weight)| weight * 2 >= closest).map(|(citation, _)| citation).collect()
}

fn reading_order(citation: Citation) -> usize {
    Citation::all(citation.edition()).position(|other| other == citation).unwrap_or(usize::MAX)
}
