//! Every sentence the program says exists in German and in English, refusals first of all.

mod support;

use std::{
    fs,
    path::{Path, PathBuf},
};

use support::turmuhr;

/// Macros and constructors whose text people read. JSON and tables are made elsewhere.
const SAID: [&str; 5] = ["Trouble::Wrong(", "eprintln!(", "println!(", "bail!(", "Err(\""];

/// Whether a literal has two words beside each other: a sentence, not a key of JSON or the name of an argument.
fn is_a_sentence(literal: &str) -> bool {
    let words: Vec<&str> = literal.split(' ').collect();
    let plain = |word: &str| word.len() > 1 && word.chars().all(char::is_lowercase);
    words.windows(2).any(|pair| plain(pair[0].trim_matches(['"', ',', '.'])) && plain(pair[1]))
}

/// The text of a call up to its closing bracket.
fn whole_call(from: &str) -> &str {
    let mut open = 0_usize;
    for (at, letter) in from.char_indices() {
        match letter {
            '(' => open += 1,
            ')' if open == 1 => return &from[..=at],
            ')' => open = open.saturating_sub(1),
            _ => {}
        }
    }
    from
}

/// Calls that say something in words of their own instead of a sentence of `turmuhr-texts`.
fn own_words(program: &str) -> Vec<&str> {
    let program = program.split("#[cfg(test)]").next().unwrap_or(program);
    let calls = SAID.iter().flat_map(|said| program.match_indices(said));
    let calls = calls.map(|(at, _)| whole_call(&program[at..]));
    calls.filter(|call| call.split('"').skip(1).step_by(2).any(is_a_sentence)).collect()
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { sources(&path, found) } else { found.push(path) }
    }
}

#[test]
fn no_command_says_a_sentence_of_its_own() {
    assert_eq!(own_words(r#"Err(Trouble::Wrong("There is no file".to_owned()))"#).len(), 1);
    assert_eq!(
        own_words(r#"eprintln!("{path}: {}", say::pending(lang)); println!("{}", json!({ "a_key": 1 }))"#)
            .len(),
        0
    );
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    assert!(files.len() > 30, "the sources were found");
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        assert_eq!(own_words(&text), [""; 0], "{}: move this into turmuhr-texts", file.display());
    }
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
            de.err.contains(" ist ")
                || de.err.contains(" gibt ")
                || de.err.contains(" ergibt ")
                || de.err.contains(" hat "),
            "{}",
            de.err
        );
    }
}
