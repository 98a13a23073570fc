//! Every sentence the program says exists in German and in English, refusals first of all.

mod support;

use std::{fs, path::Path};

use support::turmuhr;

/// Macros and constructors whose text people read. JSON and tables are made elsewhere.
const SAID: [&str; 5] = ["Trouble::Wrong(", "eprintln!(", "println!(", "bail!(", "Err(\""];

/// The words of a string literal: its letters outside placeholders and escapes.
fn words(literal: &str) -> String {
    let mut words = String::new();
    let mut inside = 0_usize;
    let mut letters = literal.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => {
                letters.next();
            }
            '{' => inside += 1,
            '}' => inside = inside.saturating_sub(1),
            letter if inside == 0 && letter.is_alphabetic() => words.push(letter),
            _ => {}
        }
    }
    words
}

/// Where a file says something in words of its own instead of a sentence of `turmuhr-texts`.
fn own_words(path: &Path, found: &mut Vec<String>) {
    if path.is_dir() {
        for entry in fs::read_dir(path).unwrap() {
            own_words(&entry.unwrap().path(), found);
        }
        return;
    }
    let text = fs::read_to_string(path).unwrap();
    let program = text.split("#[cfg(test)]").next().unwrap_or(&text);
    for said in SAID {
        for (at, _) in program.match_indices(said) {
            let statement = program[at..].split(';').next().unwrap_or("");
            let own = statement.split('"').skip(1).step_by(2).map(words).any(|words| words.len() > 1);
            if own {
                found.push(format!("{}: {statement}", path.display()));
            }
        }
    }
}

#[test]
fn no_command_says_a_sentence_of_its_own() {
    let mut found = Vec::new();
    own_words(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    assert!(found.is_empty(), "move these into turmuhr-texts:\n{}", found.join("\n"));
}

#[test]
fn refusals_of_the_federation_speak_both_languages() {
    for (kind, input) in [
        ("berlin", r#"{"stage":"moon","results":[]}"#),
        (
            "sonneborn-berger-nrw",
            r#"{"players":["A"],"games":[{"round":1,"white":"A","black":"A","result":"1-0"}]}"#,
        ),
        (
            "sonneborn-berger-nrw",
            r#"{"players":["A"],"games":[{"round":1,"white":"A","black":"B","result":"2-0"}]}"#,
        ),
        ("cup-draw-valid", r#"{"cup":"moon","verbaende":[],"largest":[],"entrants":[]}"#),
        ("fly", "{}"),
    ] {
        let case = format!(r#"{{"kind":"{kind}","regulation":"nrw-1987","input":{input}}}"#);
        let [de, en] = ["de", "en"].map(|lang| turmuhr(&["federation", "check", "-", "--lang", lang], &case));
        assert_eq!((de.status, en.status), (2, 2), "{case}: {} {}", de.err, en.err);
        assert_ne!(de.err, en.err);
        assert!(
            de.err.contains(" ist ") || de.err.contains(" gibt ") || de.err.contains(" folgt ") || de.err.contains(" hat "),
            "{}",
            de.err
        );
    }
}
