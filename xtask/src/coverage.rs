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

pub(crate) fn run(only: &[&str]) -> Result<(), String> {
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
    let cells = cells_nobody_would_miss(&scenarios, only);
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
const MOOT: [(&str, &str, &[&str]); 16] = [
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
    ("duty", "Nobody", &["exempt", "refusal_to_record", "own_move_first"]),
    // A ladder that never counts to a loss asks neither how to count nor who could have won.
    ("illegal_ladder", "General", &["counter", "illegal_draw"]),
    ("illegal_ladder", "MayAddMinutes(2)", &["counter", "illegal_draw"]),
    ("illegal_ladder", "Loses", &["counter"]),
    ("sees_illegal_move", "No", &["both_kings"]),
    // The arbiter may not call a flag, a stuck one as little as another.
    ("sees_flag", "No", &["stuck_flag"]),
    // Nobody asks what a sheet is written in.
    ("non_algebraic", "NotRegulated", &["score"]),
    ("both_kings", "Nothing", &["sees_both_kings"]),
    ("both_kings", "CorrectElseDraw", &["sees_both_kings"]),
    // Only illegal moves are on this ladder: there is nothing to count together.
    ("press_without_move", "Penalty", &["counter"]),
    ("announce", "NotRegulated", &["made", "start_clock"]),
    // Either player may stop the clock anyway.
    ("player_stops", "Dispute", &["stop_without_reason"]),
    ("duty", "UntilFiveMinutes", &["exempt"]),
    // Who has pressed under a fallen flag has made a move, and is past the limit for the clock anyway.
    ("clock_limit", "ObjectorsFirstMove", &["defect_claim"]),
];

/// Rows that rule on nothing in a game and are shown by tests: which time controls a page is for.
const SHOWN_BY_TESTS: [&str; 1] = ["class"];

fn is_moot(page: &Rules, row: &Row) -> bool {
    let says =
        |master: &str, value: &str| page.rows().iter().any(|row| row.key == master && row.value == value);
    // Where games are not adjourned nothing can happen to an adjourned game.
    let adjourned =
        page.adjournment.rows().iter().any(|known| known.key == row.key) || row.key == "wrong_resumed";
    SHOWN_BY_TESTS.contains(&row.key)
        || (adjourned && *page.adjournment.sealing == Sealing::NotRegulated)
        || MOOT.iter().any(|(master, value, rows)| rows.contains(&row.key) && says(master, value))
}

/// A value counts as exercised when another page's value in its place makes a case fail. Rows can be
/// chosen by the beginning of their id.
fn cells_nobody_would_miss(scenarios: &[Scenario], only: &[&str]) -> Vec<String> {
    std::thread::scope(|scope| {
        let of_page = |page: &'static Rules| scope.spawn(move || missed_on(page, scenarios, only));
        let all: Vec<_> = pages().iter().map(of_page).collect();
        all.into_iter().flat_map(|page| page.join().unwrap_or_default()).collect()
    })
}

fn missed_on(page: &Rules, scenarios: &[Scenario], only: &[&str]) -> Vec<String> {
    // A case with notes laid over its page does not come out by the bare page and proves nothing about it.
    let of_page: Vec<&Scenario> = scenarios
        .iter()
        .filter(|scenario| {
            let own = same_page(&scenario.regulations.rules, page);
            own || scenario.also.iter().any(|also| same_page(also, page))
        })
        .filter(|scenario| comes_out(scenario, page))
        .collect();
    let chosen = |row: &Row| only.is_empty() || only.iter().any(|wanted| row.id.starts_with(wanted));
    let mut missed = Vec::new();
    for row in page.rows().into_iter().filter(chosen) {
        let mut others: Vec<(&Rules, String)> = Vec::new();
        for other in pages() {
            let there = other.rows().into_iter().find(|there| there.key == row.key);
            // A value that cannot matter where it stands is no alternative.
            if let Some(there) = there.filter(|there| there.value != row.value && !is_moot(other, there))
                && others.iter().all(|(_, known)| *known != there.value)
            {
                others.push((other, there.value));
            }
        }
        let noticed = others.iter().any(|(other, _)| {
            let mut changed = *page;
            changed.take_row(row.key, other);
            of_page.iter().any(|scenario| !comes_out(scenario, &changed))
        });
        if !others.is_empty() && !noticed && !is_moot(page, &row) {
            missed.push(format!(
                "{} {:?} {:?}: {} {} = {} {:?}",
                page.edition, page.mode, page.supervision, row.id, row.key, row.value, row.cites.articles
            ));
        }
    }
    missed
}

fn comes_out(scenario: &Scenario, rules: &Rules) -> bool {
    scenario.play_by(rules).is_ok_and(|played| played.unmet.is_empty())
}

fn same_page(left: &Rules, right: &Rules) -> bool {
    (left.edition, left.mode, left.supervision) == (right.edition, right.mode, right.supervision)
}
