//! The scenarios that come with the program: examples of the rulebook, questions of a trainer.

use std::{collections::BTreeMap, sync::LazyLock};

use turmuhr_core::{Citation, Edition};
use turmuhr_laws::rules::{Rules, pages};

use crate::{Played, Scenario, read};

const CASES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/casebook.rs"));

/// Which case cites which articles: case, edition, articles. Playing every case takes half a second, so the answer is
/// kept; `tests/cited.rs` compares it with [`Scenario::articles_of`].
const CITED: &str = include_str!("cited.tsv");

/// A case's name, with the articles its rulings cite.
pub type Cited = (&'static str, Vec<Citation>);

/// A scenario file by its name, `claims/intended-move`.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Case {
    pub id: &'static str,
    pub text: &'static str,
}

/// Every case, by theme and name.
pub fn all() -> impl Iterator<Item = Case> {
    CASES.iter().map(|(id, text)| Case { id, text })
}

/// The case of this name.
pub fn by_id(id: &str) -> Option<Case> {
    all().find(|case| case.id == id)
}

/// The cases that cite articles of this edition, by theme and name.
pub fn cited(edition: Edition) -> &'static [Cited] {
    static BY_EDITION: LazyLock<BTreeMap<Edition, Vec<Cited>>> = LazyLock::new(|| {
        let mut cases: BTreeMap<Edition, Vec<Cited>> = BTreeMap::new();
        for row in CITED.lines() {
            let mut columns = row.split('\t');
            let [Some(id), Some(edition), Some(articles)] = [columns.next(), columns.next(), columns.next()]
            else {
                continue;
            };
            let Ok(edition) = edition.parse() else { continue };
            let articles =
                articles.split('|').filter_map(|article| Citation::find(edition, article)).collect();
            cases.entry(edition).or_default().push((id, articles));
        }
        cases
    });
    BY_EDITION.get(&edition).map_or(&[], Vec::as_slice)
}

impl Case {
    /// The scenario. A test reads every file, so it is never `None`.
    pub fn scenario(self) -> Option<Scenario> {
        read(self.text).ok()
    }
}

impl Scenario {
    /// The articles of an edition that the rulings rest on: under the file's own rules, and under those of `also`.
    pub fn articles_of(&self, edition: Edition) -> Vec<Citation> {
        let mut articles = Vec::new();
        let mut take = |played: Played| {
            let rulings = played.events.into_iter().flat_map(|event| event.rulings);
            for citation in rulings.flat_map(|ruling| ruling.cites) {
                if citation.edition() == edition && !articles.contains(&citation) {
                    articles.push(citation);
                }
            }
        };
        let of_edition = |rules: &Rules| rules.edition == edition;
        // Overlays are cited beside the text they amend.
        let only_notes = !pages().iter().any(of_edition);
        if of_edition(&self.regulations.rules) || only_notes {
            self.play().into_iter().for_each(&mut take);
        }
        for rules in self.also.iter().filter(|rules| of_edition(rules)) {
            self.play_by(rules).into_iter().for_each(&mut take);
        }
        articles
    }
}
