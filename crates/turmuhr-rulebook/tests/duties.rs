//! Every duty that the repository names by id has one sentence, in both languages.
#![allow(clippy::disallowed_methods)]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use turmuhr_laws::{requirements, rules::pages};
use turmuhr_rulebook::duties::{self, DutyId};

fn resolves(id: &str) -> bool {
    DutyId::read(id).and_then(|id| duties::by_id(&id)).is_some()
}

#[test]
fn every_requirement_of_the_laws_and_every_row_of_the_table_is_told() {
    let rows = pages().iter().flat_map(|page| page.rows()).map(|row| row.id);
    let missing: BTreeSet<&str> = requirements::all()
        .map(|requirement| requirement.id)
        .chain(rows)
        .filter(|id| !resolves(id))
        .collect();
    assert!(missing.is_empty(), "not told: {missing:?}");
}

#[test]
fn nothing_is_told_twice_and_everything_in_one_sentence_a_language() {
    let mut seen = BTreeMap::new();
    for duty in duties::all() {
        assert!(resolves(duty.id), "{} cannot be asked for", duty.id);
        for sentence in [duty.sentence.de, duty.sentence.en] {
            let starts = sentence.starts_with(|ch: char| ch.is_uppercase() || ch.is_ascii_digit());
            assert!(starts && sentence.ends_with('.'), "{}: {sentence}", duty.id);
            assert!(!sentence.trim_end_matches('.').contains(". "), "{}: two sentences: {sentence}", duty.id);
        }
        assert_ne!(duty.sentence.de, duty.sentence.en, "{}", duty.id);
        if let Some(other) = seen.insert(duty.id, duty.sentence) {
            panic!("{} has two sentences: {other:?}", duty.id);
        }
    }
}

#[test]
fn duties_of_the_laws_rest_on_articles_the_newest_edition_first() {
    for duty in duties::all().filter(|duty| !duty.id.starts_with('T')) {
        assert!(!duty.articles.is_empty(), "{} rests on nothing", duty.id);
        assert!(
            duty.articles.is_sorted_by_key(|article| std::cmp::Reverse(article.edition())),
            "{}",
            duty.id
        );
    }
}

#[test]
fn every_id_named_in_the_repository_resolves() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let mut named: BTreeMap<String, PathBuf> = BTreeMap::new();
    for folder in ["crates", "cases", "xtask"] {
        for file in files(&root.join(folder)) {
            let Ok(text) = fs::read_to_string(&file) else { continue };
            for id in ids(&text) {
                named.entry(id).or_insert_with(|| file.clone());
            }
        }
    }
    assert!(named.len() > 500, "{}", named.len());
    let unknown: Vec<_> = named.iter().filter(|(id, _)| !resolves(id)).collect();
    assert!(unknown.is_empty(), "no duty of this id: {unknown:?}");
}

#[test]
fn an_id_is_a_letter_and_two_or_three_digits_between_other_signs() {
    let text = "L-211, (P-010) XT-12 T-1234 L-12a \"T-05\" L-1 ÄL-123";
    assert_eq!(ids(text), ["L-211", "P-010", "T-05"]);
}

/// What `\b[LPT]-\d{2,3}\b` matches.
fn ids(text: &str) -> Vec<String> {
    let word = |ch: char| ch.is_alphanumeric() || ch == '_';
    let mut found = Vec::new();
    for (at, _) in text.match_indices('-') {
        let Some(letter) = text[..at].chars().next_back().filter(|ch| "LPT".contains(*ch)) else { continue };
        let before = text[..at - 1].chars().next_back();
        let digits: String = text[at + 1..].chars().take_while(char::is_ascii_digit).collect();
        let after = text[at + 1 + digits.len()..].chars().next();
        if matches!(digits.len(), 2 | 3) && !before.is_some_and(word) && !after.is_some_and(word) {
            found.push(format!("{letter}-{digits}"));
        }
    }
    found
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.push(path);
        }
    }
    found.sort();
    found
}
