//! Every id that the repository names has one sentence of its own, in both languages.
#![allow(clippy::disallowed_methods)]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use turmuhr_laws::{requirements, rules::pages};
use turmuhr_rulebook::{
    duties::{self, DutyId},
    readings,
};

fn resolves(id: &str) -> bool {
    DutyId::read(id).is_some_and(|id| duties::by_id(&id).is_some() || readings::by_id(&id).is_some())
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

/// Longer sentences are paragraphs.
const LONGEST: usize = 220;

#[test]
fn every_duty_and_reading_is_one_short_sentence_of_its_own() {
    let duties = duties::all().map(|duty| (duty.id, duty.sentence));
    let readings = readings::all().iter().map(|reading| (reading.id, reading.sentence));
    let mut ids = BTreeSet::new();
    let mut sentences = BTreeMap::new();
    for (id, sentence) in duties.chain(readings) {
        assert!(ids.insert(id), "{id} has two sentences");
        for sentence in [sentence.de, sentence.en] {
            let starts = sentence.starts_with(|ch: char| ch.is_uppercase() || ch.is_ascii_digit());
            assert!(starts && sentence.ends_with('.'), "{id}: {sentence}");
            assert!(!sentence.ends_with("...") && !sentence.contains('…'), "{id} is cut off: {sentence}");
            assert!(!sentence.trim_end_matches('.').contains(". "), "{id}: two sentences: {sentence}");
            let length = sentence.chars().count();
            assert!(length <= LONGEST, "{id}: {length} characters: {sentence}");
            if let Some(other) = sentences.insert(sentence, id) {
                panic!("{id} and {other} say the same: {sentence}");
            }
        }
    }
}

#[test]
fn every_duty_and_reading_rests_on_articles_unless_it_is_the_programs_own() {
    for duty in duties::all() {
        assert_eq!(duty.of_product, duty.articles.is_empty(), "{}", duty.id);
        assert!(
            duty.articles.is_sorted_by_key(|article| std::cmp::Reverse(article.edition())),
            "{}: the newest edition comes first",
            duty.id
        );
    }
    for reading in readings::all() {
        assert!(!reading.articles.is_empty(), "{} rests on nothing", reading.id);
    }
}

#[test]
fn every_id_named_in_the_repository_resolves() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let mut named: BTreeMap<String, PathBuf> = BTreeMap::new();
    for folder in ["crates", "cases", "xtask"] {
        for file in files(&root.join(folder)) {
            let Ok(text) = fs::read_to_string(&file) else { continue };
            for id in ids(&text, "LPT") {
                named.entry(id).or_insert_with(|| file.clone());
            }
        }
    }
    // Elsewhere the letter stands for readings of the ordinances too.
    for file in
        ["turmuhr-laws", "turmuhr-clock"].iter().flat_map(|name| files(&root.join("crates").join(name)))
    {
        let Ok(text) = fs::read_to_string(&file) else { continue };
        for id in ids(&text, "D") {
            named.entry(id).or_insert_with(|| file.clone());
        }
    }
    assert!(named.len() > 500, "{}", named.len());
    let unknown: Vec<_> = named.iter().filter(|(id, _)| !resolves(id)).collect();
    assert!(unknown.is_empty(), "no duty of this id: {unknown:?}");
}

#[test]
fn an_id_is_a_letter_and_two_or_three_digits_between_other_signs() {
    let text = "L-211, (P-010) XT-12 T-1234 L-12a \"T-05\" L-1 ÄL-123";
    assert_eq!(ids(text, "LPT"), ["L-211", "P-010", "T-05"]);
}

/// What `\b[LPT]-\d{2,3}\b` matches, with these letters.
fn ids(text: &str, letters: &str) -> Vec<String> {
    let word = |ch: char| ch.is_alphanumeric() || ch == '_';
    let mut found = Vec::new();
    for (at, _) in text.match_indices('-') {
        let Some(letter) = text[..at].chars().next_back().filter(|ch| letters.contains(*ch)) else {
            continue;
        };
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
