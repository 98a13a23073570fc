//! Every scenario in `cases/` comes out as it says, under every edition it names.

#![allow(clippy::disallowed_methods)]

use std::path::{Path, PathBuf};

use turmuhr_exchange::scenario;

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|extension| extension == "toml") {
            found.push(path);
        }
    }
    found.sort();
    found
}

#[test]
fn every_case_comes_out_as_written() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases/laws"));
    let files = files(folder);
    assert!(!files.is_empty(), "there are cases");
    let mut faults = Vec::new();
    for path in &files {
        let name = path.strip_prefix(folder).unwrap_or(path).display();
        let text = std::fs::read_to_string(path).expect("readable");
        let scenario = match scenario::read(&text) {
            Ok(scenario) => scenario,
            Err(error) => {
                faults.push(format!("{name}: {error}"));
                continue;
            }
        };
        match scenario.play() {
            Ok(played) => faults.extend(played.unmet.iter().map(|unmet| format!("{name}: {unmet:?}"))),
            Err(error) => faults.push(format!("{name}: {error}")),
        }
        for rules in &scenario.also {
            let page = format!("{} {:?} {:?}", rules.edition, rules.mode, rules.supervision);
            match scenario.play_by(rules) {
                Ok(played) => {
                    faults.extend(played.unmet.iter().map(|unmet| format!("{name} under {page}: {unmet:?}")));
                }
                Err(error) => faults.push(format!("{name} under {page}: {error}")),
            }
        }
    }
    assert!(faults.is_empty(), "{} of {} files:\n{}", faults.len(), files.len(), faults.join("\n"));
}

#[test]
fn every_case_shows_a_requirement_that_exists() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases/laws"));
    for path in files(folder) {
        let text = std::fs::read_to_string(&path).expect("readable");
        let Ok(scenario) = scenario::read(&text) else { continue };
        assert!(!scenario.shows.is_empty(), "{} shows nothing", path.display());
        for id in &scenario.shows {
            assert!(turmuhr_laws::requirements::by_id(id).is_some(), "{}: {id}", path.display());
        }
    }
}
