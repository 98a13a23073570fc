//! Cases in files: ours, committed beside this crate, and those of the corpus beside the checkout.
//!
//! Both have the same folders, so a test runs the same code on either.

use std::{
    io::Write as _,
    path::{Path, PathBuf},
};

const OWN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/cases");
const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/corpus");

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Source {
    Own,
    Corpus,
}

/// How many cases there are at least. A test that sees fewer has not looked.
#[derive(Copy, Clone, Debug)]
pub struct AtLeast {
    pub own: usize,
    pub corpus: usize,
}

/// One set of cases.
#[derive(Clone, Debug)]
pub struct Cases {
    pub source: Source,
    root: PathBuf,
}

impl Cases {
    /// The files of a folder with this ending, in order.
    pub fn files(&self, folder: &str, ending: &str) -> Vec<PathBuf> {
        let Ok(entries) = std::fs::read_dir(self.root.join(folder)) else { return Vec::new() };
        let mut files: Vec<PathBuf> = entries
            .map(|entry| entry.expect("an entry of a folder").path())
            .filter(|path| path.extension().is_some_and(|extension| extension == ending))
            .collect();
        files.sort();
        files
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.root.join(name)
    }
}

/// Our own set, for tests that need no other.
pub fn own() -> Cases {
    Cases { source: Source::Own, root: PathBuf::from(OWN) }
}

pub fn bytes(path: &Path) -> Vec<u8> {
    std::fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

pub fn text(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Holds a test against our own cases, and against the corpus where it is there. `check` returns how many cases it saw.
#[track_caller]
pub fn on_cases(test: &str, at_least: AtLeast, mut check: impl FnMut(&Cases) -> usize) {
    for (source, root, expected) in
        [(Source::Own, OWN, at_least.own), (Source::Corpus, CORPUS, at_least.corpus)]
    {
        on_set(test, &Cases { source, root: PathBuf::from(root) }, expected, &mut check);
    }
}

#[track_caller]
fn on_set(test: &str, cases: &Cases, expected: usize, check: &mut impl FnMut(&Cases) -> usize) {
    if !cases.root.exists() {
        skipped(test, &format!("there is no {}", cases.root.display()));
        return;
    }
    let seen = check(cases);
    assert!(seen >= expected, "{test}: {seen} cases of {:?}, not {expected}", cases.source);
}

/// Says that a test, or a part of it, did not run. It is seen without `--nocapture` too.
pub fn skipped(test: &str, why: &str) {
    // In one piece, because other tests print meanwhile. A terminal that is gone is no reason to fail.
    let _ = std::io::stderr().write_all(format!("skipped: {test}: {why}\n").as_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(root: &str) -> Cases {
        Cases { source: Source::Own, root: PathBuf::from(root) }
    }

    #[test]
    fn a_set_that_is_there_is_counted() {
        on_set("tournaments", &set(OWN), 6, &mut |cases| cases.files("swiss", "trf").len());
    }

    #[test]
    #[should_panic(expected = "0 cases of Own, not 1")]
    fn a_test_that_saw_too_few_cases_fails() {
        on_set("nothing", &set(OWN), 1, &mut |cases| cases.files("no-such-folder", "trf").len());
    }

    #[test]
    fn a_set_that_is_not_there_is_skipped() {
        on_set("nothing", &set("/no/such/folder"), 1, &mut |_| panic!("checked"));
    }
}
