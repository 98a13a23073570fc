//! What the cases do not show: requirements without a case or test, values of the rule pages whose change no case would
//! notice, and rules of the federation that nothing but tests reaches.

mod cells;
mod credit;
mod reach;
mod source;

use std::{
    fs,
    path::{Path, PathBuf},
};

use turmuhr_scenario::{self as scenario, Scenario};

/// `strict`: what only tests reach is an error too.
pub(crate) fn run(words: &[&str]) -> Result<(), String> {
    let (strict, only): (Vec<&str>, Vec<&str>) = words.iter().partition(|word| **word == "--strict");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let scenarios = scenarios(&root.join("cases/laws"))?;
    let paths = files(&root.join("crates"), "rs");
    let sources: Vec<(&Path, String)> = paths
        .iter()
        .filter_map(|path| fs::read_to_string(path).ok().map(|text| (path.as_path(), text)))
        .collect();
    let mut open = credit::open(&scenarios, &sources);
    open.extend(credit::open_of_federation(&sources));
    let cells = cells::nobody_would_miss(&scenarios, &only);
    for line in open.iter().chain(&cells) {
        println!("{line}");
    }
    let unreached = by_tests_only(&root, &sources);
    if !strict.is_empty() && unreached > 0 {
        return Err(format!("{unreached} functions and duties are reachable by tests only"));
    }
    if open.is_empty() && cells.is_empty() {
        return Ok(());
    }
    Err(format!("{} requirements and {} values are not covered", open.len(), cells.len()))
}

/// Prints what only tests reach, functions and the duties that rest on them, and says how many there are.
fn by_tests_only(root: &Path, sources: &[(&Path, String)]) -> usize {
    let reach = reach::Reach::of(sources);
    let functions = reach.by_tests_only();
    for one in &functions {
        let file = one.file.strip_prefix(root).unwrap_or(&one.file);
        println!("reachable by tests only: {} ({})", credit::called(one), file.display());
    }
    let duties = credit::by_tests_only(sources, &reach);
    for line in &duties {
        println!("{line}");
    }
    println!("reachable by tests only: {} functions, {} duties", functions.len(), duties.len());
    functions.len() + duties.len()
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
