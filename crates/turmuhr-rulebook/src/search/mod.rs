//! Finding articles: by the number a person types, or by words.
//!
//! | file | holds |
//! |---|---|
//! | `thesaurus.txt` | words of both languages that mean the same |
//! | `subjects/*.txt` | headings of every subject and the articles that rule it |
//! | `words` | folding and stems |
//! | `lexicon` | the known words; compounds |
//! | `guess`, `spelling` | misspelt and unfinished words |
//! | `index`, `rank` | one index an edition, and the ranking |

mod guess;
mod index;
mod lexicon;
mod number;
mod rank;
mod spelling;
mod subjects;
mod thesaurus;
mod words;

use turmuhr_core::{Citation, Edition, Lang};

use index::Index;
pub use number::by_number;
use number::{folded_number, nearest, shaped_like_a_number};

/// What a query found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// The article and its parts, in reading order.
    Number(Vec<Citation>),
    /// Articles on the words, the best first: those that rule the subject, then those that mention it.
    Words(Vec<Citation>),
    /// A number the edition does not have, and the nearest one it has.
    NoSuchNumber {
        /// `None` where nothing is near.
        nearest: Option<Citation>,
    },
    /// No word is known or spelled nearly like a known one.
    NoSuchWords,
}

/// Looks a query up in an edition. Words are recognised in both languages, `lang` first: a German reader may know the
/// English term.
pub fn search(edition: Edition, query: &str, lang: Lang) -> Found {
    let numbered = by_number(edition, query);
    if !numbered.is_empty() {
        return Found::Number(numbered);
    }
    let number = folded_number(query);
    // 9.7 can only be an article, while 50 may stand for the fifty moves.
    let only_a_number = shaped_like_a_number(&number) && number.contains('.');
    if !only_a_number {
        let hits = by_words(edition, query, lang);
        if !hits.is_empty() {
            return Found::Words(hits);
        }
    }
    if shaped_like_a_number(&number) {
        Found::NoSuchNumber { nearest: nearest(edition, &number) }
    } else {
        Found::NoSuchWords
    }
}

/// Builds the index of every edition, so that no question has to wait for it.
pub fn prepare() {
    for edition in Edition::ALL {
        Index::of(edition);
    }
}

/// The articles on the words of a query, the best first.
///
/// Inflection, umlauts, compounds, synonyms of both languages and small typing errors do not matter. An article that rules
/// the subject stands before one that mentions it.
pub fn by_words(edition: Edition, query: &str, lang: Lang) -> Vec<Citation> {
    // «9.2 Antrag» names its article.
    let numbers = query.split_whitespace().map(folded_number);
    let numbers = numbers.filter(|number| number.contains('.') && shaped_like_a_number(number));
    let mut hits: Vec<Citation> = numbers.flat_map(|number| by_number(edition, &number)).collect();
    for hit in Index::of(edition).find(query, lang) {
        if !hits.contains(&hit) {
            hits.push(hit);
        }
    }
    hits
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(found: Vec<Citation>) -> Vec<&'static str> {
        found.into_iter().map(Citation::article).collect()
    }

    #[test]
    fn a_number_finds_the_article_and_its_parts() {
        for (edition, query, articles) in [
            (Edition::Fide2017, "9.3", "9.3 9.3.1 9.3.2"),
            (Edition::Fide2017, "Art. 9.3", "9.3 9.3.1 9.3.2"),
            (Edition::Fide2017, " artikel 9.3. ", "9.3 9.3.1 9.3.2"),
            (Edition::Fide2017, "a.4.1", "A.4.1 A.4.1.1 A.4.1.2"),
            (Edition::Fide2017, "iii.3", "III.3 III.3.1 III.3.1.1 III.3.1.2"),
            (Edition::Fide2017, "preface", "Preface"),
            (Edition::Fide2017, "10.1", "10.1"),
            (Edition::Fide1993, "10.10 (a)", "10.10a"),
            (Edition::FideBlitz1977, "8.11(1)", "8.11(1)"),
            (Edition::Dsb2014, "9", "9.1.1 9.5.2"),
            (Edition::Dsb2014, "a.4", "A.4.2 A.4.3"),
            (Edition::Fide2017, "9.7", ""),
            (Edition::Fide2017, "", ""),
        ] {
            let expected: Vec<&str> = articles.split_whitespace().collect();
            assert_eq!(numbers(by_number(edition, query)), expected, "{query:?} in {edition}");
        }
    }

    #[test]
    fn no_two_articles_of_an_edition_are_typed_alike() {
        for edition in Edition::ALL {
            let mut typed: Vec<String> =
                edition.articles().iter().map(|number| folded_number(number)).collect();
            typed.sort_unstable();
            for pair in typed.windows(2) {
                assert_ne!(pair[0], pair[1], "{edition}");
            }
        }
    }

    #[test]
    fn a_number_that_does_not_exist_has_a_near_one() {
        for (edition, query, near) in [
            (Edition::Fide2017, "99.99", Some("12")),
            (Edition::Fide2017, "9.7", Some("9.6")),
            (Edition::Fide2017, "7.5.4", Some("7.5.3")),
            (Edition::Fide2017, "7.5.9.1", Some("7.5.3")),
            (Edition::Fide2017, "A.6", Some("A.5")),
            (Edition::Fide2017, "99", Some("12")),
            (Edition::Fide2017, "Z.1", None),
            (Edition::Fide1993, "10.10d", Some("10.10")),
        ] {
            let found = search(edition, query, Lang::En);
            let nearest = near.map(|article| Citation::new(edition, article));
            assert_eq!(found, Found::NoSuchNumber { nearest }, "{query} in {edition}");
        }
    }

    #[test]
    fn words_are_found_in_either_language() {
        for (query, lang, first) in [
            ("en passant", Lang::En, "3.7.3.2"),
            ("En Passant", Lang::De, "3.7.3.2"),
            ("Rochade", Lang::De, "3.8.2"),
            ("rochade", Lang::En, "3.8.2"),
            ("castling", Lang::De, "3.8.2"),
            ("stalemate", Lang::En, "5.2.1"),
            ("75 Züge", Lang::De, "9.6.2"),
            ("75 zuege", Lang::De, "9.6.2"),
            ("50", Lang::En, "9.3"),
            ("Schnellschach", Lang::De, "A"),
            ("Art. 9.4 Remisantrag", Lang::De, "9.4"),
            ("blitz a.5.2", Lang::En, "A.5.2"),
        ] {
            let Found::Words(hits) = search(Edition::Fide2023, query, lang) else {
                panic!("{query} is not found in {lang}")
            };
            assert_eq!(hits[0].article(), first, "{query} in {lang}: {:?}", numbers(hits));
        }
        assert_eq!(search(Edition::Fide2023, "draughts", Lang::En), Found::NoSuchWords);
        assert_eq!(search(Edition::Fide2023, "  ", Lang::En), Found::NoSuchWords);
    }

    #[test]
    fn what_an_edition_does_not_rule_finds_its_general_clause() {
        for (edition, article) in [
            (Edition::FideBlitz1977, "8.16"),
            (Edition::Fide1984, "Introduction"),
            (Edition::FideRapid1990, "18"),
            (Edition::FideBlitz1993, "1"),
        ] {
            assert_eq!(numbers(by_words(edition, "Chess960", Lang::De)), [article], "{edition}");
        }
    }
}
