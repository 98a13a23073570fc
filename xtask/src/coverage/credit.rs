//! Which requirements are shown, by cases and by tests.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use turmuhr_core::{Citation, Edition};
use turmuhr_laws::{
    requirements::{self, DecidedBy, Requirement},
    rules::Overlay,
};
use turmuhr_scenario::Scenario;

/// Requirements that neither a case nor a test shows.
pub(super) fn open(scenarios: &[Scenario], sources: &[(&Path, String)]) -> Vec<String> {
    let tested: BTreeSet<String> =
        sources.iter().flat_map(|(file, text)| named_by_tests(file, text)).collect();
    let shown = shown_by_cases(scenarios);
    requirements::all()
        .filter(|requirement| requirement.kind != DecidedBy::Info && !tested.contains(requirement.id))
        .filter_map(|requirement| match shown.get(requirement.id) {
            Some(true) => None,
            Some(false) => {
                Some(format!("{}: no case that names it cites one of its articles", requirement.id))
            }
            None => Some(format!("{}: no case and no test names it", requirement.id)),
        })
        .collect()
}

/// Duties of the federation's rules, worked out or checked, that no test names.
pub(super) fn open_of_federation(sources: &[(&Path, String)]) -> Vec<String> {
    use turmuhr_federation::requirements::{self, Kind};
    let tested: BTreeSet<String> =
        sources.iter().flat_map(|(file, text)| named_by_tests(file, text)).collect();
    requirements::all()
        .filter(|(id, kind)| matches!(kind, Kind::Auto | Kind::Check) && !tested.contains(id))
        .map(|(id, _)| format!("{id}: no test names it"))
        .collect()
}

/// Every requirement that a case claims to show, and whether one of the claims holds.
fn shown_by_cases(scenarios: &[Scenario]) -> BTreeMap<&str, bool> {
    let mut shown = BTreeMap::new();
    for scenario in scenarios {
        let articles = articles(scenario);
        for id in &scenario.shows {
            let holds = requirements::by_id(id)
                .is_some_and(|requirement| rests_on(requirement, &articles) || expects_nothing(scenario));
            *shown.entry(id.as_str()).or_insert(false) |= holds;
        }
    }
    shown
}

/// What the rulings of a case cite, in every edition it is played by.
fn articles(scenario: &Scenario) -> Vec<Citation> {
    let own = scenario.regulations.rules.edition;
    let mut editions: Vec<Edition> = scenario.also.iter().map(|rules| rules.edition).collect();
    editions.push(own);
    editions.extend(Overlay::ALL.map(Overlay::edition));
    editions.sort_unstable();
    editions.dedup();
    editions.into_iter().flat_map(|edition| scenario.articles_of(edition)).collect()
}

/// One of the requirement's articles is cited, or a part of one, or what it is a part of.
fn rests_on(requirement: &Requirement, cited: &[Citation]) -> bool {
    let related = |article: Citation, cited: &Citation| {
        *cited == article
            || article.below().any(|part| part == *cited)
            || cited.below().any(|part| part == article)
    };
    cited
        .iter()
        .any(|one| requirement.articles(one.edition()).into_iter().any(|article| related(article, one)))
}

/// A case may show just this: that nothing follows.
fn expects_nothing(scenario: &Scenario) -> bool {
    scenario.events.iter().any(|step| step.expect.as_ref().is_some_and(Vec::is_empty))
}

/// Requirements that a test names, in its own name (`l_767_…`) or in the comment above it.
fn named_by_tests(file: &Path, text: &str) -> Vec<String> {
    let in_tests =
        file.components().any(|part| part.as_os_str() == "tests" || part.as_os_str() == "tests.rs");
    let tests = if in_tests { text } else { text.split_once("mod tests {").map_or("", |(_, tests)| tests) };
    let lines: Vec<&str> = tests.lines().map(str::trim).collect();
    let mut ids = Vec::new();
    for (place, _) in lines.iter().enumerate().filter(|(_, line)| **line == "#[test]") {
        let above =
            lines[..place].iter().rev().take_while(|line| line.starts_with("///") || line.starts_with("#["));
        let below =
            lines[place + 1..].iter().take_while(|line| line.starts_with("///") || line.starts_with("#["));
        for comment in above.chain(below).filter(|line| line.starts_with("///")) {
            ids.extend(numbered(comment, "L-", "L"));
            ids.extend(numbered(comment, "F-", "F"));
        }
        if let Some(name) = lines[place + 1..].iter().find_map(|line| line.split_once("fn ")) {
            let name = name.1.split('(').next().unwrap_or("");
            ids.extend(numbered(name, "l_", "L"));
            ids.extend(numbered(name, "f_", "F"));
        }
    }
    ids
}

/// The letter and the three digits after each `mark`.
fn numbered(text: &str, mark: &str, letter: &str) -> Vec<String> {
    let digits = |index: usize| -> String {
        text[index + mark.len()..].chars().take_while(char::is_ascii_digit).collect()
    };
    let found = text.match_indices(mark).map(|(index, _)| digits(index));
    found.filter(|digits| digits.len() == 3).map(|digits| format!("{letter}-{digits}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_must_name_the_requirement_itself() {
        let text = "
/// L-001, F-002.
#[test]
fn l_003_and_f_004_together() {
    // L-005 is only spoken of.
    let id = \"L-006\";
}
/// L-007.
fn helper() {}
";
        let named = named_by_tests(Path::new("crates/x/tests/y.rs"), text);
        assert_eq!(named, ["L-001", "F-002", "L-003", "F-004"]);
        assert!(named_by_tests(Path::new("crates/x/src/y.rs"), text).is_empty(), "not among the tests");
    }
}
