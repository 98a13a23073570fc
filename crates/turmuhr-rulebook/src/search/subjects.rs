//! Subjects of the Laws: headings an arbiter would look for, and the articles that rule them.

use std::sync::LazyLock;

use turmuhr_core::{Citation, Edition, Lang, citation::successors};

use super::thesaurus::lines;
use crate::{articles::continues, relatives::relatives_in};

const DATA: [&str; 4] = [
    include_str!("subjects/board.txt"),
    include_str!("subjects/game.txt"),
    include_str!("subjects/conduct.txt"),
    include_str!("subjects/appendices.txt"),
];

/// A subject of the Laws.
pub(super) struct Subject {
    /// The ruling articles, the most important of each edition first.
    at: Vec<Citation>,
    de: Vec<&'static str>,
    en: Vec<&'static str>,
}

pub(super) static SUBJECTS: LazyLock<Vec<Subject>> =
    LazyLock::new(|| DATA.into_iter().flat_map(read).collect());

/// What an edition says about cases it does not rule: the first subject.
pub(super) fn gap(edition: Edition) -> Vec<Citation> {
    let ruling = SUBJECTS.first().map(|subject| subject.articles(edition));
    ruling.into_iter().flatten().map(|(citation, _)| citation).collect()
}

/// How surely an article rules the subject.
const NAMED: f32 = 1.0;
const FURTHER: f32 = 0.93;
const RELATED: f32 = 0.75;

impl Subject {
    /// Short headings, each of a few words.
    pub(super) fn headings(&self, lang: Lang) -> impl Iterator<Item = &'static str> {
        let headings = match lang {
            Lang::De => &self.de,
            Lang::En => &self.en,
        };
        headings.iter().copied()
    }

    /// The ruling articles of an edition and how surely each rules.
    ///
    /// An edition that is not named takes over those that its articles continue; else those that share requirements with
    /// the named ones.
    pub(super) fn articles(&self, edition: Edition) -> Vec<(Citation, f32)> {
        let named = self.named(edition);
        let (found, first) = if named.is_empty() {
            // A subject of older editions alone is ruled by them alone.
            let first = self.at.first().filter(|citation| citation.edition() == Edition::Fide2017);
            (first.map_or(Vec::new(), |citation| relatives_in(*citation, edition)), RELATED)
        } else {
            (named, NAMED)
        };
        let mut weight = first;
        let mut weighed = Vec::new();
        for citation in found {
            weighed.push((citation, weight));
            weight = first * FURTHER;
        }
        weighed
    }

    fn named(&self, edition: Edition) -> Vec<Citation> {
        let own: Vec<Citation> =
            self.at.iter().copied().filter(|citation| citation.edition() == edition).collect();
        if !own.is_empty() {
            return own;
        }
        match edition {
            Edition::Fide2018 => distinct(self.named(Edition::Fide2017).into_iter().flat_map(successors)),
            Edition::Fide2023 => distinct(self.named(Edition::Fide2018).into_iter().flat_map(successors)),
            Edition::Fide1993 => {
                let older = self.named(Edition::Fide1984);
                distinct(older.into_iter().flat_map(|old| {
                    Citation::all(edition).filter(move |article| continues(*article) == Some(old))
                }))
            }
            Edition::FideBlitz1977
            | Edition::Fide1984
            | Edition::DsbVi1987
            | Edition::FideRapid1990
            | Edition::FideBlitz1993
            | Edition::Fide2001
            | Edition::Dsb2014
            | Edition::Fide2017 => Vec::new(),
        }
    }
}

fn distinct(citations: impl Iterator<Item = Citation>) -> Vec<Citation> {
    let mut found = Vec::new();
    for citation in citations {
        if !found.contains(&citation) {
            found.push(citation);
        }
    }
    found
}

fn read(data: &'static str) -> Vec<Subject> {
    let mut subjects: Vec<Subject> = Vec::new();
    for line in lines(data) {
        let (kind, rest) = line.split_once(' ').unwrap_or((line, ""));
        if kind == "at" {
            let at = rest.split('|').flat_map(cited).collect();
            subjects.push(Subject { at, de: Vec::new(), en: Vec::new() });
        } else if let Some(subject) = subjects.last_mut() {
            let headings = rest.split(',').map(str::trim);
            match kind {
                "de" => subject.de.extend(headings),
                "en" => subject.en.extend(headings),
                _ => {}
            }
        }
    }
    subjects
}

/// `2017 9.5.3, 9.5`: the edition without «fide-», then its articles.
fn cited(group: &'static str) -> Vec<Citation> {
    let (edition, articles) = group.trim().split_once(' ').unwrap_or((group.trim(), ""));
    let full = format!("fide-{edition}");
    let known = full.parse().or_else(|_| edition.parse::<Edition>());
    known.map_or(Vec::new(), |edition| {
        articles.split(',').filter_map(|article| Citation::find(edition, article.trim())).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_article_named_exists() {
        for line in DATA.into_iter().flat_map(lines) {
            let (kind, rest) = line.split_once(' ').unwrap_or((line, ""));
            assert!(["at", "de", "en"].contains(&kind), "{line}");
            if kind == "at" {
                for group in rest.split('|') {
                    assert_eq!(cited(group).len(), group.split(',').count(), "{group:?} in {line:?}");
                }
            }
        }
    }

    #[test]
    fn every_subject_has_headings_in_both_languages() {
        for subject in SUBJECTS.iter() {
            for lang in Lang::ALL {
                assert!(subject.headings(lang).all(|heading| !heading.is_empty()), "{:?}", subject.at);
                assert!(subject.headings(lang).next().is_some(), "{:?} has none in {lang}", subject.at);
            }
        }
    }
}
