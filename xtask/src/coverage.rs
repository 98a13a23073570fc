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
    rules::{Row, Rows, Rules, adjournment::Sealing, pages},
};

pub(crate) fn run(groups: &[String]) -> Result<(), String> {
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
    let cells = cells_nobody_would_miss(&scenarios, groups);
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

/// A value counts as exercised when another page's value in its place makes a case fail. With groups
/// named, only their rows are tried.
fn cells_nobody_would_miss(scenarios: &[Scenario], groups: &[String]) -> Vec<String> {
    std::thread::scope(|scope| {
        let of_page = |page: &'static Rules| scope.spawn(move || missed_on(page, scenarios, groups));
        let all: Vec<_> = pages().iter().map(of_page).collect();
        all.into_iter().flat_map(|page| page.join().unwrap_or_default()).collect()
    })
}

fn missed_on(page: &Rules, scenarios: &[Scenario], groups: &[String]) -> Vec<String> {
    let of_page: Vec<&Scenario> = scenarios
        .iter()
        .filter(|scenario| {
            same_page(&scenario.regulations.rules, page)
                || scenario.also.iter().any(|also| same_page(also, page))
        })
        .collect();
    let mut missed = Vec::new();
    for row in rows(page, groups) {
        let mut values: Vec<String> = vec![row.value.clone()];
        let mut others: Vec<&Rules> = Vec::new();
        for other in pages() {
            let there = rows(other, &[]).into_iter().find(|there| there.key == row.key);
            if let Some(there) = there.filter(|there| !values.contains(&there.value)) {
                values.push(there.value);
                others.push(other);
            }
        }
        let noticed = others.iter().any(|other| {
            let mut changed = *page;
            changed.take_row(row.key, other);
            of_page
                .iter()
                .any(|scenario| scenario.play_by(&changed).map_or(true, |played| !played.unmet.is_empty()))
        });
        if !others.is_empty() && !noticed {
            missed.push(format!(
                "{} {:?} {:?}: {} {} = {} {:?}",
                page.edition, page.mode, page.supervision, row.id, row.key, row.value, row.cites.articles
            ));
        }
    }
    missed
}

/// The rows to try. A page that does not know adjournment has nothing in that group to exercise, since
/// nothing there can happen.
fn rows(page: &Rules, groups: &[String]) -> Vec<Row> {
    let named = |group: &str| groups.is_empty() || groups.iter().any(|told| told == group);
    let mut found = Vec::new();
    let mut take = |group: &str, rows: Vec<Row>| {
        if named(group) {
            found.extend(rows);
        }
    };
    take("setup", page.setup.rows());
    take("act", page.act.rows());
    take("clock", page.clock.rows());
    take("arrival", page.arrival.rows());
    take("illegal", page.illegal.rows());
    take("recording", page.recording.rows());
    take("draws", page.draws.rows());
    take("quickplay", page.quickplay.rows());
    take("conduct", page.conduct.rows());
    take("powers", page.powers.rows());
    let mut adjournment = page.adjournment.rows();
    if *page.adjournment.sealing == Sealing::NotRegulated {
        adjournment.retain(|row| row.key == "sealing");
    }
    take("adjournment", adjournment);
    take("visual", page.visual.rows());
    found
}

fn same_page(left: &Rules, right: &Rules) -> bool {
    (left.edition, left.mode, left.supervision) == (right.edition, right.mode, right.supervision)
}
