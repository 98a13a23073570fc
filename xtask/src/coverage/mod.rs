//! What the cases do not show: requirements without a case or test, and values of the rule pages whose
//! change no case would notice.

mod cells;
mod credit;

use std::{
    fs,
    path::{Path, PathBuf},
};

use turmuhr_scenario::{self as scenario, Scenario};

pub(crate) fn run(only: &[&str]) -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let scenarios = scenarios(&root.join("cases/laws"))?;
    let paths = files(&root.join("crates"), "rs");
    let sources: Vec<(&Path, String)> = paths
        .iter()
        .filter_map(|path| fs::read_to_string(path).ok().map(|text| (path.as_path(), text)))
        .collect();
    let mut open = credit::open(&scenarios, &sources);
    open.extend(credit::open_of_federation(&sources));
    let cells = cells::nobody_would_miss(&scenarios, only);
    for line in open.iter().chain(&cells) {
        println!("{line}");
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
