//! How articles contain one another.
//!
//! An article belongs to the longest other number of its edition that is a prefix of its own, cut at the end
//! of a part: 9.2.1 to 9.2, 10.10a to 10.10, 14c1 to 14c, 8.11(1) to 8.11, `9.6 comment` to 9.6. 10.10 does
//! not belong to 10.1, nor II to I.

use super::Citation;
use crate::Edition;

impl Citation {
    /// Every article of the edition, in reading order.
    pub fn all(edition: Edition) -> impl Iterator<Item = Citation> {
        edition.articles().iter().map(move |article| Citation { edition, article })
    }

    /// The article this one is a part of.
    pub fn parent(self) -> Option<Citation> {
        Citation::all(self.edition)
            .filter(|other| begins(other.article, self.article))
            .max_by_key(|other| other.article.len())
    }

    /// The articles that are directly parts of this one, in reading order.
    pub fn children(self) -> Vec<Citation> {
        self.below().filter(|below| below.parent() == Some(self)).collect()
    }

    /// Every part of this article and their parts, in reading order.
    pub fn below(self) -> impl Iterator<Item = Citation> {
        below(self.edition, self.article)
    }
}

/// The articles under a number, also under one the edition itself does not list.
pub fn below(edition: Edition, number: &str) -> impl Iterator<Item = Citation> {
    Citation::all(edition).filter(move |citation| begins(number, citation.article))
}

/// Whether `part` is `whole` and something more, cut at the end of a part of the number.
fn begins(whole: &str, part: &str) -> bool {
    let Some(rest) = part.strip_prefix(whole) else { return false };
    let (Some(last), Some(next)) = (whole.chars().last(), rest.chars().next()) else { return false };
    match next {
        '.' | '(' | ' ' => true,
        _ if next.is_ascii_digit() => last.is_ascii_lowercase(),
        _ => next.is_ascii_lowercase() && last.is_ascii_digit(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cite;

    #[test]
    fn an_article_belongs_to_the_one_above_it() {
        for (edition, article, parent) in [
            (Edition::Fide2017, "9.2.1.1", Some("9.2.1")),
            (Edition::Fide2017, "9.2", Some("9")),
            (Edition::Fide2017, "10.1", Some("10")),
            (Edition::Fide2017, "11.10", Some("11")),
            (Edition::Fide2017, "II", None),
            (Edition::Fide2017, "Introduction", None),
            (Edition::Fide2017, "C preamble", Some("C")),
            (Edition::Fide1993, "10.10a", Some("10.10")),
            (Edition::Fide1984, "5.1f(ii)", Some("5.1f")),
            (Edition::FideBlitz1977, "8.11(3)", Some("8.11")),
            (Edition::FideBlitz1993, "14c1", Some("14c")),
            (Edition::FideBlitz1993, "14", None),
            (Edition::Fide2001, "9.6 comment", Some("9.6")),
            (Edition::Fide2001, "after 13.7", None),
            (Edition::Dsb2014, "9.5.2", None),
        ] {
            let citation = Citation::new(edition, article);
            assert_eq!(citation.parent().map(Citation::article), parent, "{citation}");
        }
    }

    #[test]
    fn parts_are_found_in_reading_order() {
        let numbers = |found: Vec<Citation>| found.into_iter().map(Citation::article).collect::<Vec<_>>();
        let repetition = cite!(Fide2017, "9.2");
        assert_eq!(numbers(repetition.children()), ["9.2.1", "9.2.2"]);
        assert_eq!(
            numbers(repetition.below().collect()),
            ["9.2.1", "9.2.1.1", "9.2.1.2", "9.2.2", "9.2.2.1", "9.2.2.2"]
        );
        assert_eq!(numbers(below(Edition::Dsb2014, "9").collect()), ["9.1.1", "9.5.2"]);
        assert_eq!(numbers(cite!(Fide1984, "10.1").children()), [""; 0]);
    }
}
