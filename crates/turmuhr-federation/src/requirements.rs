//! The vocabulary of the federation: every duty (`F-…`) and every reading of an open text (`D-…`) in one sentence.
//!
//! The sentences are data in `requirements/`, with their paragraphs. Code, cases and tests name only numbers from there.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::ordinance::{Bilingual, Cite};

/// How a duty is met.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DutyKind {
    /// Worked out or enforced.
    Auto,
    /// Checked and reported, with paragraph and consequence.
    Check,
    /// States, periods, documents.
    Workflow,
    /// A person decides; the choice is recorded.
    Discretion,
    /// Shown.
    Info,
}

/// What a number stands for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum RequirementKind {
    Duty(DutyKind),
    /// How an open text of the ordinances is read.
    ReadingOfOrdinances,
    /// How an open text of the Laws is read. These have numbers of their own.
    ReadingOfLaws,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Requirement {
    /// `F-003`, `D-07`.
    pub id: String,
    pub kind: RequirementKind,
    pub says: Bilingual,
    /// The paragraphs it rests on; none where it follows from the whole.
    pub at: Vec<Cite>,
}

/// All requirements, duties first, by number.
pub fn all() -> &'static [Requirement] {
    static ALL: LazyLock<Vec<Requirement>> = LazyLock::new(read);
    &ALL
}

/// Every duty with its kind.
pub fn duties() -> impl Iterator<Item = (&'static Requirement, DutyKind)> {
    all().iter().filter_map(|one| match one.kind {
        RequirementKind::Duty(kind) => Some((one, kind)),
        RequirementKind::ReadingOfOrdinances | RequirementKind::ReadingOfLaws => None,
    })
}

/// What a number stands for, in either case: `f-003`. A `D-` number may stand for two readings, one of the ordinances
/// and one of the Laws.
pub fn by_id(id: &str) -> Vec<&'static Requirement> {
    all().iter().filter(|one| one.id.eq_ignore_ascii_case(id)).collect()
}

const DUTIES: [&str; 8] = [
    include_str!("../requirements/persons-and-law.toml"),
    include_str!("../requirements/championships.toml"),
    include_str!("../requirements/team-matches.toml"),
    include_str!("../requirements/match-days.toml"),
    include_str!("../requirements/youth.toml"),
    include_str!("../requirements/fide-events.toml"),
    include_str!("../requirements/tie-breaks.toml"),
    include_str!("../requirements/arbiters.toml"),
];
const READINGS: &str = include_str!("../requirements/readings.toml");
const READINGS_OF_LAWS: &str = include_str!("../requirements/readings-of-the-laws.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    kind: Option<DutyKind>,
    #[serde(default)]
    at: Vec<String>,
    de: String,
    en: String,
}

/// The requirements of a file, by number.
fn of_file(text: &str) -> impl Iterator<Item = (String, Written)> {
    let read: std::collections::BTreeMap<String, Written> =
        toml::from_str(text).expect("the files come with the program, and a test reads them");
    read.into_iter()
}

fn requirement(id: String, written: Written, kind: RequirementKind) -> Requirement {
    let cite = |at: &String| {
        let (ordinance, article) = at.split_once(' ').unwrap_or((at, ""));
        Cite { ordinance: ordinance.to_owned(), article: article.to_owned() }
    };
    let at = written.at.iter().map(cite).collect();
    Requirement { id, kind, says: Bilingual { de: written.de, en: written.en }, at }
}

fn read() -> Vec<Requirement> {
    let duties = DUTIES.into_iter().flat_map(of_file).filter_map(|(id, written)| {
        let kind = RequirementKind::Duty(written.kind?);
        Some(requirement(id, written, kind))
    });
    let readings =
        of_file(READINGS).map(|(id, written)| requirement(id, written, RequirementKind::ReadingOfOrdinances));
    let of_laws = of_file(READINGS_OF_LAWS)
        .map(|(id, written)| requirement(id, written, RequirementKind::ReadingOfLaws));
    duties.chain(readings).chain(of_laws).collect()
}
