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
use turmuhr_scenario::{Expected, Scenario};

use super::{reach::Reach, source::Function};

/// Requirements that neither a case nor a test shows.
pub(super) fn open(scenarios: &[Scenario], sources: &[(&Path, String)]) -> Vec<String> {
    let tested = ids(sources);
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
    use turmuhr_federation::requirements::{self, DutyKind};
    let tested = ids(sources);
    requirements::duties()
        .filter(|(one, kind)| matches!(kind, DutyKind::Auto | DutyKind::Check) && !tested.contains(&one.id))
        .map(|(one, _)| format!("{}: no test names it", one.id))
        .collect()
}

/// Duties whose tests all rest on functions that nothing but tests reaches.
pub(super) fn by_tests_only(sources: &[(&Path, String)], reach: &Reach) -> Vec<String> {
    use turmuhr_federation::requirements::{self, DutyKind};
    let mut shown: BTreeMap<String, Option<BTreeSet<String>>> = BTreeMap::new();
    for (file, text) in sources {
        for (id, test) in named_by_tests(file, text) {
            let unreached = reach.unreached_of(file, &test);
            let names = unreached.iter().map(|one| called(one));
            match shown.entry(id).or_insert_with(|| Some(BTreeSet::new())) {
                // One test whose rules can be reached is enough.
                credit if unreached.is_empty() => *credit = None,
                Some(known) => known.extend(names),
                None => {}
            }
        }
    }
    let duties = requirements::duties().filter(|(_, kind)| matches!(kind, DutyKind::Auto | DutyKind::Check));
    duties
        .filter_map(|(one, _)| {
            let names: Vec<String> = shown.get(&one.id)?.as_ref()?.iter().cloned().collect();
            Some(format!("{}: only tests reach {}", one.id, names.join(", ")))
        })
        .collect()
}

/// A function by its modules, and its file.
pub(super) fn called(one: &Function) -> String {
    let mut path = one.module.clone();
    path.extend(one.of.clone());
    path.push(one.name.clone());
    path.join("::")
}

fn ids(sources: &[(&Path, String)]) -> BTreeSet<String> {
    let named = sources.iter().flat_map(|(file, text)| named_by_tests(file, text));
    named.map(|(id, _)| id).collect()
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

/// A case may show just this: that nothing follows, or that the game is over.
fn expects_nothing(scenario: &Scenario) -> bool {
    let nothing = |expected: &Vec<Expected>| expected.iter().all(Expected::says_over);
    scenario.events.iter().any(|step| step.expect.as_ref().is_some_and(nothing))
}

/// Requirements that a test names, in its own name (`l_767_…`) or in the comment above it; and the test.
fn named_by_tests(file: &Path, text: &str) -> Vec<(String, String)> {
    let in_tests =
        file.components().any(|part| part.as_os_str() == "tests" || part.as_os_str() == "tests.rs");
    let tests = if in_tests { text } else { text.split_once("mod tests {").map_or("", |(_, tests)| tests) };
    let lines: Vec<&str> = tests.lines().map(str::trim).collect();
    let mut named = Vec::new();
    for (place, _) in lines.iter().enumerate().filter(|(_, line)| **line == "#[test]") {
        let above =
            lines[..place].iter().rev().take_while(|line| line.starts_with("///") || line.starts_with("#["));
        let below =
            lines[place + 1..].iter().take_while(|line| line.starts_with("///") || line.starts_with("#["));
        let mut ids = Vec::new();
        for comment in above.chain(below).filter(|line| line.starts_with("///")) {
            ids.extend(numbered(comment, "L-", "L"));
            ids.extend(numbered(comment, "F-", "F"));
        }
        let name = lines[place + 1..].iter().find_map(|line| line.split_once("fn "));
        let name = name.map_or("", |(_, rest)| rest.split('(').next().unwrap_or(""));
        ids.extend(numbered(name, "l_", "L"));
        ids.extend(numbered(name, "f_", "F"));
        named.extend(ids.into_iter().map(|id| (id, name.to_owned())));
    }
    named
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
        let (ids, tests): (Vec<&str>, BTreeSet<&str>) =
            named.iter().map(|(id, test)| (id.as_str(), test.as_str())).unzip();
        assert_eq!(ids, ["L-001", "F-002", "L-003", "F-004"]);
        assert_eq!(tests, BTreeSet::from(["l_003_and_f_004_together"]));
        assert!(named_by_tests(Path::new("crates/x/src/y.rs"), text).is_empty(), "not among the tests");
    }
}
