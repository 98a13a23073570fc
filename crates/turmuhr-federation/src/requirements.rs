//! Every duty of the federation (`F-`) and every reading of an open text of the ordinances (`D-`) in one sentence.
//!
//! The sentences and their paragraphs are data in `requirements/`. Readings of the Laws are in `turmuhr-rulebook`.

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
    Reading,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Requirement {
    /// `F-003`, `D-07`.
    pub id: String,
    pub kind: RequirementKind,
    pub says: Bilingual,
    pub at: Vec<Cite>,
    /// No paragraph asks for it: the program owes it to its users.
    pub of_product: bool,
}

/// Duties, then readings, each by number.
pub fn all() -> &'static [Requirement] {
    static ALL: LazyLock<Vec<Requirement>> = LazyLock::new(read);
    &ALL
}

/// Every duty with its kind.
pub fn duties() -> impl Iterator<Item = (&'static Requirement, DutyKind)> {
    all().iter().filter_map(|one| match one.kind {
        RequirementKind::Duty(kind) => Some((one, kind)),
        RequirementKind::Reading => None,
    })
}

/// What a number stands for, in either case: `f-003`.
pub fn by_id(id: &str) -> Option<&'static Requirement> {
    all().iter().find(|one| one.id.eq_ignore_ascii_case(id))
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    kind: Option<DutyKind>,
    #[serde(default)]
    at: Vec<String>,
    #[serde(default)]
    of_product: bool,
    de: String,
    en: String,
}

/// The entries of a file, by number.
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
    let says = Bilingual { de: written.de, en: written.en };
    Requirement { id, kind, says, at, of_product: written.of_product }
}

fn read() -> Vec<Requirement> {
    let duties = DUTIES.into_iter().flat_map(of_file).filter_map(|(id, written)| {
        let kind = RequirementKind::Duty(written.kind?);
        Some(requirement(id, written, kind))
    });
    let readings = of_file(READINGS).map(|(id, written)| requirement(id, written, RequirementKind::Reading));
    duties.chain(readings).collect()
}
