//! Every number of a duty or a reading named anywhere has one sentence of its own, in both languages.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use turmuhr_federation::requirements::{self, DutyKind, RequirementKind, by_id};

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        match path.is_dir() {
            true => found.extend(files(&path)),
            false => found.push(path),
        }
    }
    found
}

/// `F-` or `D-` and two or three digits, with no letter or digit around.
fn numbers(text: &str) -> impl Iterator<Item = &str> {
    let starts = text.match_indices(['F', 'D']).map(|(at, _)| at);
    starts.filter_map(|at| {
        let rest = text[at + 1..].strip_prefix('-')?;
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let word = |letter: char| letter.is_alphanumeric() || letter == '_';
        let before = text[..at].chars().next_back().is_some_and(word);
        let after = rest[digits..].chars().next().is_some_and(word);
        ((2..=3).contains(&digits) && !before && !after).then(|| &text[at..at + 2 + digits])
    })
}

/// The sources lie in files.
#[allow(clippy::disallowed_methods)]
#[test]
fn every_number_that_is_named_anywhere_is_in_the_vocabulary() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut named = BTreeSet::new();
    let mut missing = Vec::new();
    for path in ["crates", "cases", "xtask"].iter().flat_map(|folder| files(&root.join(folder))) {
        let Ok(text) = fs::read_to_string(&path) else { continue };
        for id in numbers(&text) {
            named.insert(id.to_owned());
            if by_id(id).is_none() {
                missing.push(format!("{id} in {}", path.display()));
            }
        }
    }
    assert!(named.len() > 300, "{}", named.len());
    assert_eq!(missing, [""; 0]);
}

#[test]
fn numbers_are_found_by_themselves_only() {
    let text = "F-001, D-42; PDF-001 F-0001 F-1 ABCDEF-123 F-123a (D-07)F-936";
    assert_eq!(numbers(text).collect::<Vec<_>>(), ["F-001", "D-42", "D-07", "F-936"]);
}

/// Longer sentences are paragraphs.
const LONGEST: usize = 220;

#[test]
fn every_duty_and_reading_is_one_short_sentence_of_its_own() {
    assert_eq!(requirements::duties().count(), 494);
    assert_eq!(requirements::all().len(), 494 + 53);
    let mut ids = BTreeSet::new();
    let mut sentences = BTreeMap::new();
    for one in requirements::all() {
        let id = one.id.as_str();
        assert!(ids.insert(id), "{id} stands there twice");
        for sentence in [one.says.de.as_str(), one.says.en.as_str()] {
            assert!(sentence.ends_with('.') && !sentence.ends_with(".."), "{id}: {sentence}");
            assert!(!sentence.contains('…'), "{id} is cut off: {sentence}");
            let length = sentence.chars().count();
            assert!((10..=LONGEST).contains(&length), "{id}: {length} characters: {sentence}");
            if let Some(other) = sentences.insert(sentence, id) {
                panic!("{id} and {other} say the same: {sentence}");
            }
        }
        assert_eq!(one.of_product, one.at.is_empty(), "{id}");
        assert!(one.at.iter().all(|cite| !cite.article.is_empty()), "{id}");
    }
}

#[test]
fn a_number_resolves_to_its_sentence_and_paragraphs() {
    let duty = by_id("f-003").expect("a duty");
    assert!(duty.says.en.contains("1 September") && duty.says.de.contains("1. September"), "{duty:?}");
    assert_eq!(duty.at[0].to_string(), "nrw-1987 1.5");
    assert_eq!(duty.kind, RequirementKind::Duty(DutyKind::Auto));
    assert_eq!(by_id("D-42").map(|reading| reading.kind), Some(RequirementKind::Reading));
    assert!(by_id("F-3").is_none() && by_id("").is_none());
}
