//! Finding articles: by the number a person types, or by words.

use std::cmp::Reverse;

use turmuhr_core::{Citation, Edition, Lang, citation};

use crate::articles::text;

/// What a query found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// The article and its parts, in reading order.
    Number(Vec<Citation>),
    /// Articles that contain all the words, the best first.
    Words(Vec<Citation>),
    /// A number the edition does not have, and the nearest one it has.
    NoSuchNumber {
        /// `None` where nothing is near.
        nearest: Option<Citation>,
    },
    /// No article contains all the words, in either language.
    NoSuchWords,
}

/// Looks a query up in an edition. Words are looked for in `lang`, and if that finds nothing in the other language:
/// a German reader may know the English term.
pub fn search(edition: Edition, query: &str, lang: Lang) -> Found {
    let numbered = by_number(edition, query);
    if !numbered.is_empty() {
        return Found::Number(numbered);
    }
    let number = folded_number(query);
    // 9.7 can only be an article, while 50 may stand for the fifty moves.
    let only_a_number = shaped_like_a_number(&number) && number.contains('.');
    if !only_a_number {
        let mut languages = Lang::ALL;
        languages.sort_by_key(|other| *other != lang);
        let hits = languages.into_iter().map(|lang| by_words(edition, query, lang));
        if let Some(hits) = hits.into_iter().find(|hits| !hits.is_empty()) {
            return Found::Words(hits);
        }
    }
    if shaped_like_a_number(&number) {
        Found::NoSuchNumber { nearest: nearest(edition, &number) }
    } else {
        Found::NoSuchWords
    }
}

/// The article and its parts; also the parts of a number the edition itself does not list.
///
/// Case, blanks and brackets do not matter, nor a leading «Art.»: `10.10 (a)` is 10.10a.
pub fn by_number(edition: Edition, query: &str) -> Vec<Citation> {
    let number = folded_number(query);
    if number.is_empty() {
        return Vec::new();
    }
    match Citation::all(edition).find(|citation| folded_number(citation.article()) == number) {
        Some(citation) => std::iter::once(citation).chain(citation.below()).collect(),
        None => citation::below(edition, &number.to_uppercase()).collect(),
    }
}

/// The articles whose text in `lang` contains every word, the best first.
///
/// | the query's word | counts |
/// |---|---|
/// | equals a word of the text | 4 |
/// | begins one (flag, flags) | 2 |
/// | stands inside one, from four letters on (German joins words) | 1 |
/// | several words together in this order | 4 more |
///
/// Among equals the reading order decides: the Laws come before their appendices.
pub fn by_words(edition: Edition, query: &str, lang: Lang) -> Vec<Citation> {
    let wanted = words(query);
    if wanted.is_empty() {
        return Vec::new();
    }
    let mut hits: Vec<(u32, Citation)> = Citation::all(edition)
        .filter_map(|citation| {
            let score = score(&wanted, &words(text(citation, lang)?))?;
            Some((score, citation))
        })
        .collect();
    // A stable sort keeps the reading order.
    hits.sort_by_key(|(score, _)| Reverse(*score));
    hits.into_iter().map(|(_, citation)| citation).collect()
}

fn score(wanted: &[String], told: &[String]) -> Option<u32> {
    let single = |word: &String| {
        let of_one = |other: &String| match other {
            _ if other == word => 4,
            _ if other.starts_with(word.as_str()) => 2,
            _ if word.chars().count() >= 4 && other.contains(word.as_str()) => 1,
            _ => 0,
        };
        told.iter().map(of_one).max().filter(|best| *best > 0)
    };
    let sum: u32 = wanted.iter().map(single).sum::<Option<u32>>()?;
    let together = wanted.len() > 1 && told.windows(wanted.len()).any(|window| window == wanted);
    Some(sum + if together { 4 } else { 0 })
}

/// The words of a text in a form that compares: small letters, umlauts spelled out, no accents.
fn words(text: &str) -> Vec<String> {
    let folded: String = text.chars().flat_map(char::to_lowercase).map(folded).collect();
    // 7.5.5, 0-0 and e.p. are one word each; the full stop after a sentence is none.
    let parts = folded.split(|ch: char| !(ch.is_alphanumeric() || ch == '.' || ch == '-'));
    parts.map(|word| word.trim_matches(['.', '-']).to_owned()).filter(|word| !word.is_empty()).collect()
}

fn folded(ch: char) -> String {
    match ch {
        'ä' => "ae".to_owned(),
        'ö' => "oe".to_owned(),
        'ü' => "ue".to_owned(),
        'ß' => "ss".to_owned(),
        'á' | 'à' | 'â' => "a".to_owned(),
        'é' | 'è' | 'ê' => "e".to_owned(),
        other => other.to_string(),
    }
}

fn folded_number(number: &str) -> String {
    let small = number.trim().to_lowercase();
    let bare = ["article", "artikel", "art.", "art "]
        .iter()
        .find_map(|lead| small.strip_prefix(lead))
        .filter(|rest| rest.contains(|ch: char| ch.is_ascii_digit()))
        .unwrap_or(&small);
    let kept: String = bare.chars().filter(|ch| !ch.is_whitespace() && !"()".contains(*ch)).collect();
    kept.trim_end_matches('.').to_owned()
}

/// Digits first, or a letter or Roman number and a full stop: `9.2.1`, `a.4.2`, `iii.4`, `14c1`.
fn shaped_like_a_number(folded: &str) -> bool {
    let mut parts = folded.split('.');
    let first = parts.next().unwrap_or("");
    let numeral = first.len() <= 3 && first.chars().all(|ch| ch.is_ascii_lowercase()) && folded.contains('.');
    let digits = |part: &str| {
        part.starts_with(|ch: char| ch.is_ascii_digit())
            && part.chars().filter(char::is_ascii_alphabetic).count() <= 3
            && part.chars().all(|ch| ch.is_ascii_alphanumeric())
    };
    (numeral && !first.is_empty() || digits(first)) && parts.all(digits)
}

/// The last part that fits: 9.7 is near 9.6, 7.5.9.1 near 7.5.5, 99.99 near the last article with a plain
/// number.
fn nearest(edition: Edition, folded: &str) -> Option<Citation> {
    let (mut rest, mut last) = (folded, "");
    while let Some((above, part)) = rest.rsplit_once('.') {
        (rest, last) = (above, part);
        let found = Citation::all(edition).find(|citation| folded_number(citation.article()) == rest);
        if let Some(above) = found {
            return closest(above.children().into_iter(), last).or(Some(above));
        }
    }
    let top = Citation::all(edition).filter(|citation| citation.parent().is_none());
    closest(top, folded.split('.').next().unwrap_or(last))
}

/// The article whose last part is the number nearest to `part`; the first of two that are equally near.
fn closest(articles: impl Iterator<Item = Citation>, part: &str) -> Option<Citation> {
    let value = |part: &str| part.trim_end_matches(|ch: char| !ch.is_ascii_digit()).parse::<u32>().ok();
    let wanted = value(part)?;
    articles
        .filter_map(|citation| {
            Some((value(citation.article().rsplit('.').next()?)?.abs_diff(wanted), citation))
        })
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, citation)| citation)
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
            ("Rochade", Lang::De, "3.8"),
            ("rochade", Lang::En, "3.8"),
            ("castling", Lang::De, "3.8"),
            ("stalemate", Lang::En, "5.2"),
            ("75 Züge", Lang::De, "6.2.1.1"),
            ("75 zuege", Lang::De, "6.2.1.1"),
            ("50", Lang::En, "9.1.2.3"),
            ("Schnellschach", Lang::De, "A"),
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
    fn writing_does_not_matter() {
        assert_eq!(words("Größe, ÄRGER (e.p.) 0-0."), ["groesse", "aerger", "e.p", "0-0"]);
    }
}
