//! The cases of the casebook as examples of articles.

use serde_json::{Value, json};
use turmuhr_core::{Citation, Edition};
use turmuhr_scenario::{Scenario, casebook};
use turmuhr_texts::Lang;

/// A case by its name and titles.
#[derive(Clone, Debug)]
pub(crate) struct Example {
    pub(crate) id: &'static str,
    title: String,
    title_de: String,
    /// The edition it was written for.
    edition: Edition,
}

impl Example {
    fn of(id: &'static str, scenario: Scenario) -> Example {
        Example {
            id,
            title_de: scenario.title_de.unwrap_or_else(|| scenario.title.clone()),
            title: scenario.title,
            edition: scenario.regulations.rules.edition,
        }
    }

    pub(crate) fn title(&self, lang: Lang) -> &str {
        match lang {
            Lang::De => &self.title_de,
            Lang::En => &self.title,
        }
    }

    pub(crate) fn as_json(&self) -> Value {
        json!({
            "id": self.id,
            "title": self.title,
            "title_de": self.title_de,
            "edition": self.edition.id(),
        })
    }
}

/// The cases that name a duty as the one they show.
pub(crate) fn showing(duty: &str) -> Vec<Example> {
    casebook::all()
        .filter_map(|case| case.scenario().map(|scenario| (case.id, scenario)))
        .filter(|(_, scenario)| scenario.shows.iter().any(|shown| shown == duty))
        .map(|(id, scenario)| Example::of(id, scenario))
        .collect()
}

/// The cases that show articles of an edition, each with those articles. Cases written for the edition come first; then
/// those with fewer articles.
pub(crate) fn of(edition: Edition) -> Vec<(Example, Vec<Citation>)> {
    let example = |id| Some(Example::of(id, casebook::by_id(id)?.scenario()?));
    let mut found: Vec<(Example, Vec<Citation>)> = casebook::cited(edition)
        .iter()
        .filter_map(|(id, articles)| Some((example(id)?, articles.clone())))
        .collect();
    found.sort_by_key(|(example, articles)| (example.edition != edition, articles.len(), example.id));
    found
}

/// Up to `most` examples of an article and how many more there are; those not shown before come first.
pub(crate) fn some<'a>(
    of: Vec<&'a Example>,
    shown: &mut Vec<&'a str>,
    most: usize,
) -> (Vec<&'a Example>, usize) {
    let (fresh, known): (Vec<_>, Vec<_>) = of.into_iter().partition(|example| !shown.contains(&example.id));
    let more = (fresh.len() + known.len()).saturating_sub(most);
    let taken: Vec<&Example> = fresh.into_iter().chain(known).take(most).collect();
    shown.extend(taken.iter().map(|example| example.id));
    (taken, more)
}
