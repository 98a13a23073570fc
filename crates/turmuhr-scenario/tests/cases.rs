//! Every scenario in `cases/` comes out as it says, under every edition it names.

#![allow(clippy::disallowed_methods)]

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use turmuhr_core::Edition;
use turmuhr_scenario::{self as scenario, casebook};

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

#[test]
fn every_case_has_a_title_of_its_own_in_both_languages() {
    let mut taken = BTreeMap::new();
    for case in casebook::all() {
        let scenario = case.scenario().unwrap_or_else(|| panic!("{} cannot be read", case.id));
        let german = scenario.title_de.unwrap_or_else(|| panic!("{} lacks title_de", case.id));
        for title in [scenario.title, german] {
            assert!(!title.trim().is_empty(), "{} has an empty title", case.id);
            if let Some(other) = taken.insert(title.clone(), case.id) {
                panic!("{} and {other} share the title {title:?}", case.id);
            }
        }
    }
}

#[test]
fn the_casebook_holds_every_file() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases/laws"));
    let names: Vec<_> = casebook::all().map(|case| case.id.to_owned()).collect();
    let there: Vec<_> = files(folder)
        .iter()
        .map(|path| path.strip_prefix(folder).unwrap_or(path).with_extension("").display().to_string())
        .collect();
    assert_eq!(names, there);
    assert_eq!(casebook::by_id("claims/intended-move").map(|case| case.id), Some("claims/intended-move"));
    assert_eq!(casebook::by_id("claims/no-such-case"), None);
}

#[test]
fn a_case_shows_articles_of_every_edition_it_names() {
    let case = casebook::by_id("claims/intended-move").and_then(|case| case.scenario()).expect("a case");
    let articles = |edition| -> Vec<&str> {
        case.articles_of(edition).into_iter().map(|citation| citation.article()).collect()
    };
    assert!(articles(Edition::Fide2017).contains(&"9.2.1.1"));
    assert!(articles(Edition::Fide2023).contains(&"9.2.1"));
    assert!(articles(Edition::FideBlitz1993).is_empty());
    let noted = casebook::by_id("conduct/refusal-by-the-notes").and_then(|case| case.scenario());
    let noted = noted.expect("a case").articles_of(Edition::Dsb2014);
    assert_eq!(noted.first().map(|citation| citation.article()), Some("11.7"));
}
