//! Each duty of the program in one sentence, with its articles.
//!
//! | id | duty | its articles are in |
//! |---|---|---|
//! | `L-` | under the Laws | [`turmuhr_laws::requirements`] |
//! | `P-` | a row of the table of rules, with its values by edition | [`turmuhr_laws::rules`] |
//! | `T-` | of clocks and time controls | this module, or none |

mod adjourned;
mod basics;
mod clock;
mod clocks;
mod conduct;
mod draws;
mod irregularities;
mod moving;
mod notation;
mod rapid_blitz;
mod recording;
mod rows;

use std::{cmp::Reverse, collections::BTreeMap, fmt, sync::LazyLock};

use turmuhr_core::{Bilingual, Citation, Edition, cite};
use turmuhr_laws::{
    requirements,
    rules::{Overlay, overlaid, pages},
};

/// One duty of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duty {
    /// Such as L-211.
    pub id: &'static str,
    /// What the program must do or decide.
    pub sentence: Bilingual,
    /// The newest edition first, in each the order of naming.
    pub articles: Vec<Citation>,
    /// No article asks for it: the program owes it to its users, or a clock works that way.
    pub of_product: bool,
}

impl Duty {
    /// The articles of one edition.
    pub fn articles_of(&self, edition: Edition) -> impl Iterator<Item = Citation> {
        self.articles.iter().copied().filter(move |article| article.edition() == edition)
    }
}

/// The form of an id, such as L-211 or P-010b. No duty needs to have it.
///
/// ```
/// use turmuhr_rulebook::duties::DutyId;
///
/// assert_eq!(DutyId::read(" l-211 ").map(|id| id.to_string()), Some("L-211".to_owned()));
/// assert_eq!(DutyId::read("9.2.1"), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DutyId(String);

impl DutyId {
    /// Reads an id as typed, in either case.
    pub fn read(typed: &str) -> Option<DutyId> {
        let (letter, number) = typed.trim().split_once('-')?;
        let digits = number.trim_end_matches(|ch: char| ch.is_ascii_alphabetic());
        let one_letter = letter.len() == 1 && letter.bytes().all(|byte| byte.is_ascii_alphabetic());
        let numbered = matches!(digits.len(), 2 | 3) && digits.bytes().all(|byte| byte.is_ascii_digit());
        let short = number.len() <= digits.len() + 1;
        (one_letter && numbered && short)
            .then(|| DutyId(format!("{}-{}", letter.to_ascii_uppercase(), number.to_ascii_lowercase())))
    }

    /// The capital letter, the hyphen, the digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for DutyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Every duty: first the Laws, then the table of rules, then clocks, each by id.
pub fn all() -> impl Iterator<Item = Duty> {
    TOLD.iter().copied().flatten().map(duty)
}

/// ```
/// use turmuhr_core::{Lang, cite};
/// use turmuhr_rulebook::duties::{self, DutyId};
///
/// let late = DutyId::read("L-211").and_then(|id| duties::by_id(&id)).expect("a duty");
/// assert!(late.sentence.told(Lang::En).contains("default time"));
/// assert!(late.articles.contains(&cite!(Fide2017, "6.7.1")));
/// ```
pub fn by_id(id: &DutyId) -> Option<Duty> {
    TOLD.iter().copied().flatten().find(|told| told.id == id.0).map(duty)
}

/// A duty without its articles: those stand beside the rules.
#[derive(Copy, Clone, Debug)]
struct Told {
    id: &'static str,
    sentence: Bilingual,
    of_product: bool,
}

const fn told(id: &'static str, de: &'static str, en: &'static str) -> Told {
    Told { id, sentence: Bilingual { de, en }, of_product: false }
}

/// A duty that no article asks for.
const fn of_product(id: &'static str, de: &'static str, en: &'static str) -> Told {
    Told { of_product: true, ..told(id, de, en) }
}

const TOLD: &[&[Told]] = &[
    basics::TOLD,
    moving::TOLD,
    clock::TOLD,
    irregularities::TOLD,
    recording::TOLD,
    draws::TOLD,
    conduct::TOLD,
    rapid_blitz::TOLD,
    notation::TOLD,
    adjourned::TOLD,
    rows::TOLD,
    clocks::TOLD,
];

fn duty(told: &Told) -> Duty {
    let articles = match requirements::by_id(told.id) {
        Some(requirement) => {
            Edition::ALL.into_iter().rev().flat_map(|edition| requirement.articles(edition)).collect()
        }
        None if CLASSES.contains(&told.id) => of_row("P-001"),
        None if told.id == "T-83" => {
            vec![cite!(Fide2023, "6.10.2"), cite!(Fide2018, "6.10.2"), cite!(Fide2017, "6.10.2")]
        }
        None => of_row(told.id),
    };
    Duty { id: told.id, sentence: told.sentence, articles, of_product: told.of_product }
}

/// Duties about the class of a time control rest on the articles that bound the classes.
const CLASSES: [&str; 3] = ["P-002", "T-61", "T-63"];

/// The articles of a row of the table of rules: of all pages, and of the notes laid over them.
fn of_row(id: &str) -> Vec<Citation> {
    static ROWS: LazyLock<BTreeMap<&str, Vec<Citation>>> = LazyLock::new(|| {
        let mut rows: BTreeMap<&str, Vec<Citation>> = BTreeMap::new();
        let noted = pages().iter().flat_map(|page| Overlay::ALL.map(|overlay| overlaid(page, overlay)));
        for row in pages().iter().copied().chain(noted).flat_map(|page| page.rows()) {
            let found = rows.entry(row.id).or_default();
            for citation in row.cites.iter() {
                if !found.contains(&citation) {
                    found.push(citation);
                }
            }
        }
        // A stable sort keeps the order of naming.
        for found in rows.values_mut() {
            found.sort_by_key(|citation| Reverse(citation.edition()));
        }
        rows
    });
    ROWS.get(id).cloned().unwrap_or_default()
}
