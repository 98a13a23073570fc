//! What the cases do not show: requirements without a case or test, and values of the rule pages whose
//! change no case would notice.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use turmuhr_exchange::scenario::{self, Scenario};
use turmuhr_laws::{
    requirements::{self, Kind},
    rules::{Rules, pages},
};

pub(crate) fn run() -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let scenarios = scenarios(&root.join("cases/laws"))?;
    let mut shown: BTreeSet<String> =
        scenarios.iter().flat_map(|scenario| scenario.shows.iter().cloned()).collect();
    for file in files(&root.join("crates"), "rs") {
        if let Ok(text) = fs::read_to_string(&file) {
            shown.extend(named_in_tests(&file, &text));
        }
    }
    let open: Vec<&str> = requirements::all()
        .filter(|requirement| requirement.kind != Kind::Info && !shown.contains(requirement.id))
        .map(|requirement| requirement.id)
        .collect();
    let cells = cells_nobody_would_miss(&scenarios);
    if !open.is_empty() {
        println!("{} requirements without a case or test: {}", open.len(), open.join(" "));
    }
    for cell in &cells {
        println!("{cell}");
    }
    if open.is_empty() && cells.is_empty() {
        return Ok(());
    }
    Err(format!("{} requirements and {} values are not covered", open.len(), cells.len()))
}

fn scenarios(folder: &Path) -> Result<Vec<Scenario>, String> {
    let mut found = Vec::new();
    for path in files(folder, "toml") {
        let text = fs::read_to_string(&path).map_err(|error| error.to_string())?;
        found.push(scenario::read(&text).map_err(|error| format!("{}: {error}", path.display()))?);
    }
    Ok(found)
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|known| known == extension) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// Requirements that tests name: in a test file anywhere, in a source file after its `mod tests`.
fn named_in_tests(file: &Path, text: &str) -> Vec<String> {
    let in_tests = file.components().any(|part| part.as_os_str() == "tests");
    let tests = if in_tests { text } else { text.split_once("mod tests {").map_or("", |(_, tests)| tests) };
    let mut ids = Vec::new();
    for (index, _) in tests.match_indices("L-") {
        let digits: String = tests[index + 2..].chars().take_while(char::is_ascii_digit).collect();
        if digits.len() == 3 {
            ids.push(format!("L-{digits}"));
        }
    }
    // Tests are also named by it: l_767_in_chess960_….
    for (index, _) in tests.match_indices("fn l_") {
        let digits: String = tests[index + 5..].chars().take_while(char::is_ascii_digit).collect();
        if digits.len() == 3 {
            ids.push(format!("L-{digits}"));
        }
    }
    ids
}

/// Rows that cannot matter on a page because of what another row says there.
const MOOT: [(&str, &str, &[&str]); 3] = [
    (
        "quickplay",
        "Never",
        &[
            "threshold",
            "increment_request",
            "cannot_win",
            "granted",
            "postponed",
            "decided_later",
            "rejected",
            "no_arbiter",
        ],
    ),
    ("cannot_win", "GrantReject", &["postponed", "decided_later"]),
    ("duty", "Nobody", &["exempt", "refusal_to_record"]),
];

/// Rows that rule on nothing in a game and are shown by tests: which time controls a page is for.
const SHOWN_BY_TESTS: [&str; 1] = ["class"];

fn is_moot(page: &Rules, key: &str) -> bool {
    let says =
        |master: &str, value: &str| page.rows().iter().any(|row| row.key == master && row.value == value);
    SHOWN_BY_TESTS.contains(&key)
        || MOOT.iter().any(|(master, value, rows)| rows.contains(&key) && says(master, value))
}

/// A value counts as exercised when another page's value in its place makes a case fail.
fn cells_nobody_would_miss(scenarios: &[Scenario]) -> Vec<String> {
    let mut missed = Vec::new();
    for page in pages() {
        let of_page: Vec<(&Scenario, bool)> = scenarios
            .iter()
            .filter_map(|scenario| {
                let own = same_page(&scenario.regulations.rules, page);
                (own || scenario.also.iter().any(|also| same_page(also, page))).then_some((scenario, own))
            })
            .collect();
        for row in page.rows() {
            // One page for each other value.
            let mut values = BTreeSet::from([row.value.clone()]);
            let others: Vec<&Rules> = pages()
                .iter()
                .filter(|other| {
                    let there = other.rows().into_iter().find(|there| there.key == row.key);
                    there.is_some_and(|there| values.insert(there.value))
                })
                .collect();
            if others.is_empty() || is_moot(page, row.key) {
                continue;
            }
            let noticed = others.iter().any(|other| {
                let mut changed = *page;
                changed.take_row(row.key, other);
                of_page.iter().any(|(scenario, _)| {
                    scenario.play_by(&changed).map_or(true, |played| !played.unmet.is_empty())
                })
            });
            if !noticed {
                missed.push(format!(
                    "{} {:?} {:?}: {} {} = {} {:?}",
                    page.edition, page.mode, page.supervision, row.id, row.key, row.value, row.cites.articles
                ));
            }
        }
    }
    missed
}

fn same_page(left: &Rules, right: &Rules) -> bool {
    (left.edition, left.mode, left.supervision) == (right.edition, right.mode, right.supervision)
}
