//! Which article continues which in the next edition.
//!
//! An article continues the one of the same number, except where the table says otherwise. Only the Laws
//! since 2018 are covered; the older texts were written anew each time.

use super::Citation;
use crate::Edition;

/// A newer edition's number, and the older numbers it continues, the closest first; none if it is new.
type Moved = &'static [(&'static str, &'static [&'static str])];

/// The edition before, and what did not keep its number.
const fn takes_over(edition: Edition) -> Option<(Edition, Moved)> {
    match edition {
        Edition::Fide2018 => Some((Edition::Fide2017, FIDE_2018)),
        Edition::Fide2023 => Some((Edition::Fide2018, FIDE_2023)),
        Edition::FideBlitz1977
        | Edition::Fide1984
        | Edition::DsbVi1987
        | Edition::FideRapid1990
        | Edition::Fide1993
        | Edition::FideBlitz1993
        | Edition::Fide2001
        | Edition::Dsb2014
        | Edition::Fide2017 => None,
    }
}

const FIDE_2018: Moved = &[
    // One tally for what were three kinds of offence.
    ("7.5.3", &["7.8.1", "7.8"]),
    ("7.5.4", &["7.7.1", "7.7"]),
    ("7.5.5", &["7.5.3", "7.7.2", "7.8.2"]),
];

const FIDE_2023: Moved = &[
    ("3.7.3.1", &["3.7.4.1", "3.7.4"]),
    ("3.7.3.2", &["3.7.4.2"]),
    ("3.7.3.3", &["3.7.5.1", "3.7.5"]),
    ("3.7.3.4", &["3.7.5.2"]),
    ("3.7.3.5", &["3.7.5.3"]),
    ("8.1.1.1", &["8.1.1"]),
    ("9.2", &["9.2", "9.2.1"]),
    ("9.2.1", &["9.2.1.1"]),
    ("9.2.2", &["9.2.1.2"]),
    ("9.2.3", &["9.2.2"]),
    ("9.2.3.1", &["9.2.2.1"]),
    ("9.2.3.2", &["9.2.2.2"]),
    ("A.3", &[]),
    ("A.4", &["A.3.1", "A.3"]),
    ("A.4.1", &["A.3.1.1"]),
    ("A.4.2", &["A.3.1.2"]),
    ("A.4.3", &["A.3.2"]),
    ("A.5", &["A.4"]),
    ("A.5.1", &["A.4.1"]),
    ("A.5.1.1", &["A.4.1.1"]),
    ("A.5.1.2", &["A.4.1.2"]),
    ("A.5.2", &["A.4.2"]),
    ("A.5.3", &["A.4.3"]),
    ("A.5.4", &["A.4.4"]),
    ("A.5.5", &["A.4.5"]),
    ("A.6", &["A.5"]),
    ("B.2", &["B.3.1", "B.3"]),
    ("B.2.1", &["B.3.1.1"]),
    ("B.2.2", &["B.3.1.2"]),
    ("B.2.3", &["B.3.2"]),
    ("B.3", &["B.4"]),
    ("B.4", &["B.5"]),
    ("C.13.1", &["C.13"]),
    ("C.13.2", &["C.13"]),
    ("C.13.3", &["C.13"]),
    ("C.13.4", &["C.13"]),
    ("C.13.5", &["C.13"]),
    ("C.13.6", &["C.13"]),
];

/// The articles of the edition before that this one continues, the closest first.
///
/// ```
/// use turmuhr_core::{cite, citation::predecessors};
///
/// let penalty = cite!(Fide2018, "7.5.5");
/// assert_eq!(predecessors(penalty)[0], cite!(Fide2017, "7.5.3"));
/// ```
pub fn predecessors(citation: Citation) -> Vec<Citation> {
    let Some((older, moved)) = takes_over(citation.edition()) else { return Vec::new() };
    match moved.iter().find(|(number, _)| *number == citation.article()) {
        Some((_, before)) => before.iter().map(|number| Citation::new(older, number)).collect(),
        None => Citation::find(older, citation.article()).into_iter().collect(),
    }
}

/// The article of the edition before that this one continues most closely.
pub fn predecessor(citation: Citation) -> Option<Citation> {
    predecessors(citation).first().copied()
}

/// The articles of the next edition that continue this one, those that continue it most closely first.
pub fn successors(citation: Citation) -> Vec<Citation> {
    let mut found = Vec::new();
    for edition in Edition::ALL {
        let Some((older, moved)) = takes_over(edition) else { continue };
        if older != citation.edition() {
            continue;
        }
        if moved.iter().all(|(number, _)| *number != citation.article()) {
            found.extend(Citation::find(edition, citation.article()).map(|same| (0, same)));
        }
        for (number, before) in moved {
            let place = before.iter().position(|older| *older == citation.article());
            found.extend(place.map(|place| (place, Citation::new(edition, number))));
        }
    }
    found.sort_by_key(|(place, _)| *place);
    found.into_iter().map(|(_, newer)| newer).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cite;

    #[test]
    fn every_row_names_articles_of_both_editions() {
        for edition in Edition::ALL {
            let Some((older, moved)) = takes_over(edition) else { continue };
            for (number, before) in moved {
                assert!(Citation::find(edition, number).is_some(), "{edition} has no {number}");
                for number in *before {
                    assert!(Citation::find(older, number).is_some(), "{older} has no {number}");
                }
            }
        }
    }

    #[test]
    fn only_what_is_new_continues_nothing() {
        let new = [Edition::Fide2018, Edition::Fide2023]
            .into_iter()
            .flat_map(Citation::all)
            .filter(|citation| predecessors(*citation).is_empty());
        // One minute in rapid chess, and the electronic scoresheet.
        assert_eq!(new.collect::<Vec<_>>(), [cite!(Fide2023, "8.1.1.2"), cite!(Fide2023, "A.3")]);
    }

    #[test]
    fn only_the_smaller_penalty_of_blitz_was_dropped() {
        let dropped = [Edition::Fide2017, Edition::Fide2018]
            .into_iter()
            .flat_map(Citation::all)
            .filter(|citation| successors(*citation).is_empty());
        assert_eq!(dropped.collect::<Vec<_>>(), [cite!(Fide2018, "B.2")]);
    }

    #[test]
    fn whatever_is_continued_is_continued_both_ways() {
        for edition in Edition::ALL {
            for citation in Citation::all(edition) {
                for before in predecessors(citation) {
                    assert!(successors(before).contains(&citation), "{before} and {citation}");
                }
                for after in successors(citation) {
                    assert!(predecessors(after).contains(&citation), "{citation} and {after}");
                }
            }
        }
    }

    #[test]
    fn an_article_is_followed_through_the_editions() {
        let two_hands = cite!(Fide2017, "7.7.2");
        assert_eq!(successors(two_hands), [cite!(Fide2018, "7.5.5")]);
        assert_eq!(successors(cite!(Fide2018, "9.2.1")), [cite!(Fide2023, "9.2")]);
        assert_eq!(predecessor(cite!(Fide2023, "A.5.2")), Some(cite!(Fide2018, "A.4.2")));
        assert_eq!(predecessor(cite!(Fide1993, "10.10")), None);
    }
}
