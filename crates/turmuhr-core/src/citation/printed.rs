//! The numbers an article has on paper, where they are not the canonical one.
//!
//! Only the bilingual print of the Laws of 2017 numbers its two columns differently.

use super::Citation;
use crate::Edition;

/// An article's numbers in the German and in the English column.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// The number in the German column.
    pub german: PrintedNumber,
    /// The number in the English column.
    pub english: PrintedNumber,
}

/// Where to look for an article on paper.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PrintedNumber {
    /// Under this number.
    At(&'static str),
    /// The column uses this number twice; the article is the second one.
    SecondAt(&'static str),
    /// Inside this article, without a number of its own.
    Inside(&'static str),
    /// It has no number at all.
    Unnumbered,
}

/// The numbers on paper; `None` where every print has the canonical number.
///
/// ```
/// use turmuhr_core::{cite, citation::{PrintedNumber, printed}};
///
/// let pressing_hand = printed(cite!(Fide2017, "6.2.3")).unwrap();
/// assert_eq!(pressing_hand.german, PrintedNumber::At("6.2.5"));
/// assert_eq!(pressing_hand.english, PrintedNumber::At("6.2.3"));
/// ```
pub fn printed(citation: Citation) -> Option<Printed> {
    if citation.edition() != Edition::Fide2017 {
        return None;
    }
    let &(_, german, english) = FIDE_2017.iter().find(|(article, ..)| *article == citation.article())?;
    Some(Printed { german, english })
}

use PrintedNumber::{At, Inside, SecondAt, Unnumbered};

/// Canonical, German, English.
const FIDE_2017: [(&str, PrintedNumber, PrintedNumber); 26] = [
    ("3.3", At("3.4"), At("3.4")),
    ("3.4", At("3.5"), At("3.5")),
    ("3.5", At("3.6"), At("3.6")),
    ("3.6", At("3.7"), At("3.7")),
    ("3.8.2.1", At("3.8.2.1"), At("3.8.2.1.1")),
    ("3.8.2.1.1", At("3.8.2.1.1"), At("3.8.2.1.2")),
    ("3.8.2.1.2", At("3.8.2.1.2"), At("3.8.2.1.3")),
    ("4.2.1", At("4.2.1"), Inside("4.1")),
    ("4.2.2", At("4.2.2"), At("4.2.1")),
    ("4.4.3", At("4.4.3"), Unnumbered),
    ("4.4.4", At("4.4.4"), At("4.4.3")),
    ("4.7.3", At("4.7.3"), Inside("4.8")),
    ("6.2.1.1", At("6.2.2"), At("6.2.1.1")),
    ("6.2.1.2", At("6.2.3"), At("6.2.1.2")),
    ("6.2.2", At("6.2.4"), At("6.2.2")),
    ("6.2.3", At("6.2.5"), At("6.2.3")),
    ("6.2.4", At("6.2.6"), At("6.2.4")),
    ("6.2.5", At("6.2.7"), At("6.2.5")),
    ("6.2.6", At("6.2.8"), At("6.2.6")),
    ("9.5.1", At("9.5"), At("9.5.1")),
    ("9.5.2", At("9.5.1"), At("9.5.2")),
    ("9.5.3", At("9.5.2"), At("9.5.3")),
    ("C.10.1.3", At("C.10.1.3"), SecondAt("C.10.1.2")),
    ("C.10.3.3", At("C.10.3.3"), At("C.10.3.4")),
    ("C.10.3.4", At("C.10.3.4"), At("C.10.3.5")),
    ("I.9.3", At("I.9.3"), Inside("I.9.2")),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cite;

    #[test]
    fn every_row_is_an_article_that_differs() {
        for (article, german, english) in FIDE_2017 {
            assert!(Citation::find(Edition::Fide2017, article).is_some(), "{article}");
            assert!(german != At(article) || english != At(article), "{article}");
        }
    }

    #[test]
    fn most_articles_are_printed_as_they_are_cited() {
        assert_eq!(printed(cite!(Fide2017, "7.5.3")), None);
        assert_eq!(printed(cite!(Fide2018, "6.2.3")), None);
        let castling_illegal = Printed { german: At("4.4.3"), english: Unnumbered };
        assert_eq!(printed(cite!(Fide2017, "4.4.3")), Some(castling_illegal));
    }
}
