//! The articles of every edition in our own words, German and English.
//!
//! One file an edition, one [`ArticleText`] an article, in reading order. An edition that repeats an older one has
//! entries only for the articles it changed.

mod dsb_2014;
mod dsb_vi_1987;
mod fide_1984;
mod fide_1993;
mod fide_2001;
mod fide_2017;
mod fide_2018;
mod fide_2023;
mod fide_blitz_1977;
mod fide_blitz_1993;
mod fide_rapid_1990;

use turmuhr_core::{Citation, Edition, Lang, citation::predecessor};

/// An article in our own words.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ArticleText {
    /// The number in the edition.
    pub article: &'static str,
    /// In German.
    pub de: &'static str,
    /// In English.
    pub en: &'static str,
}

/// The texts of one edition.
struct Book {
    entries: &'static [&'static [ArticleText]],
    inherits: Heritage,
}

/// Which text an article without an entry takes over.
enum Heritage {
    /// None: every article has an entry.
    None,
    /// The text of its [`predecessor`] in the edition before.
    Succession,
    /// The text of an older edition: under the old number of a pair (new, old), else under the same number.
    Renumbered(Edition, &'static [(&'static str, &'static str)]),
}

const fn book(edition: Edition) -> Book {
    match edition {
        Edition::FideBlitz1977 => Book { entries: &[fide_blitz_1977::ENTRIES], inherits: Heritage::None },
        Edition::Fide1984 => Book { entries: fide_1984::ENTRIES, inherits: Heritage::None },
        Edition::DsbVi1987 => Book { entries: &[dsb_vi_1987::ENTRIES], inherits: Heritage::None },
        Edition::FideRapid1990 => Book { entries: &[fide_rapid_1990::ENTRIES], inherits: Heritage::None },
        Edition::Fide1993 => Book {
            entries: &[fide_1993::ENTRIES],
            inherits: Heritage::Renumbered(Edition::Fide1984, fide_1993::RENUMBERED),
        },
        Edition::FideBlitz1993 => Book { entries: &[fide_blitz_1993::ENTRIES], inherits: Heritage::None },
        Edition::Fide2001 => Book { entries: fide_2001::ENTRIES, inherits: Heritage::None },
        Edition::Dsb2014 => Book { entries: &[dsb_2014::ENTRIES], inherits: Heritage::None },
        Edition::Fide2017 => Book { entries: fide_2017::ENTRIES, inherits: Heritage::None },
        Edition::Fide2018 => Book { entries: &[fide_2018::ENTRIES], inherits: Heritage::Succession },
        Edition::Fide2023 => Book { entries: &[fide_2023::ENTRIES], inherits: Heritage::Succession },
    }
}

/// The article in our own words.
pub fn text(citation: Citation, lang: Lang) -> Option<&'static str> {
    entry(citation).map(|found| lang.pick(found.de, found.en))
}

fn entry(citation: Citation) -> Option<ArticleText> {
    let Book { entries, inherits } = book(citation.edition());
    let own = entries.iter().copied().flatten().find(|entry| entry.article == citation.article()).copied();
    own.or_else(|| match inherits {
        Heritage::None => None,
        Heritage::Succession => entry(predecessor(citation)?),
        Heritage::Renumbered(older, numbers) => {
            let article = citation.article();
            let number = numbers.iter().find(|(new, _)| *new == article).map_or(article, |(_, old)| *old);
            entry(Citation::find(older, number)?)
        }
    })
}

/// The older article whose rule an edition repeats, under its own or a new number.
///
/// Article 10 of 1993 was ordered anew: there only articles with an unchanged text continue another.
pub(crate) fn continues(citation: Citation) -> Option<Citation> {
    let Book { entries, inherits } = book(citation.edition());
    match inherits {
        Heritage::None => None,
        Heritage::Succession => predecessor(citation),
        Heritage::Renumbered(older, numbers) => {
            let article = citation.article();
            let rewritten = entries.iter().copied().flatten().any(|entry| entry.article == article);
            let renumbered = numbers.iter().find(|(new, _)| *new == article).map(|(_, old)| *old);
            let number = match renumbered {
                Some(old) => old,
                None if rewritten && article.starts_with("10.") => return None,
                None => article,
            };
            Citation::find(older, number)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_article_of_every_edition_is_told_in_both_languages() {
        let mut missing = Vec::new();
        for edition in Edition::ALL {
            for citation in Citation::all(edition) {
                match entry(citation) {
                    Some(ArticleText { de, en, .. }) if de.len() > 10 && en.len() > 10 => {}
                    _ => missing.push(citation.to_string()),
                }
            }
        }
        assert!(missing.is_empty(), "{} articles are not told: {missing:?}", missing.len());
    }

    #[test]
    fn entries_belong_to_articles_of_their_edition() {
        for edition in Edition::ALL {
            for ArticleText { article, .. } in book(edition).entries.iter().copied().flatten() {
                assert!(Citation::find(edition, article).is_some(), "{edition} has no {article}");
            }
        }
    }
}
