//! Citations of articles; only articles that exist can be cited.
//!
//! [`cite!`](crate::cite) checks the number against the edition's index while compiling:
//!
//! ```compile_fail
//! let no_such_article = turmuhr_core::cite!(Fide2017, "3.12");
//! ```

pub(crate) mod articles;
mod printed;
mod succession;
mod tree;

pub use printed::{Printed, PrintedNumber, printed};
pub use succession::{predecessor, predecessors, successors};
pub use tree::below;

use std::fmt;

use crate::Edition;

/// An article of an edition. Every value names an article that exists.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Citation {
    edition: Edition,
    article: &'static str,
}

impl Citation {
    /// For constants; prefer [`cite!`](crate::cite), which cannot fail at run time.
    ///
    /// # Panics If the edition has no such article.
    pub const fn new(edition: Edition, article: &'static str) -> Citation {
        let articles = edition.articles();
        let mut index = 0;
        while index < articles.len() {
            if same(articles[index], article) {
                return Citation { edition, article };
            }
            index += 1;
        }
        panic!("the edition has no article of this number")
    }

    /// The article with this number, if the edition has it.
    pub fn find(edition: Edition, article: &str) -> Option<Citation> {
        let found = edition.articles().iter().find(|number| **number == article)?;
        Some(Citation { edition, article: found })
    }

    /// The edition the number belongs to.
    pub const fn edition(self) -> Edition {
        self.edition
    }

    /// The number, such as `9.2.1`.
    pub const fn article(self) -> &'static str {
        self.article
    }
}

impl fmt::Display for Citation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.article, self.edition)
    }
}

impl fmt::Debug for Citation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Cites an article; a number the edition does not have is a compile error.
#[macro_export]
macro_rules! cite {
    ($edition:ident, $article:literal) => {
        const { $crate::Citation::new($crate::Edition::$edition, $article) }
    };
}

/// String equality that works in constants.
const fn same(left: &str, right: &str) -> bool {
    let (left, right) = (left.as_bytes(), right.as_bytes());
    if left.len() != right.len() {
        return false;
    }
    let mut index = 0;
    while index < left.len() {
        if left[index] != right[index] {
            return false;
        }
        index += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_articles_of_the_index_can_be_cited() {
        assert_eq!(Citation::find(Edition::Fide2017, "9.2.2").map(Citation::article), Some("9.2.2"));
        assert_eq!(Citation::find(Edition::Fide2017, "9.7"), None);
        assert_eq!(cite!(Fide1993, "10.10").to_string(), "10.10 (fide-1993)");
    }

    #[test]
    fn no_index_lists_an_article_twice() {
        for edition in Edition::ALL {
            let mut numbers = edition.articles().to_vec();
            numbers.sort_unstable();
            for pair in numbers.windows(2) {
                assert_ne!(pair[0], pair[1], "{edition}");
            }
        }
    }
}
