//! One kind of quotation marks in each language: „…“ in German, “…” in English.

use std::{
    fs,
    path::{Path, PathBuf},
};

use turmuhr_texts::Lang;

/// The folders that have sentences in two languages.
const FOLDERS: [&str; 3] = ["src", "../turmuhr-web/src", "../turmuhr-rulebook/src"];

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            found.push(path);
        }
    }
    found
}

/// The text literal that begins here, and the rest of the line.
fn literal(text: &str) -> Option<(&str, &str)> {
    let inside = text.trim_start().strip_prefix('"')?;
    let mut escaped = false;
    let end = inside.char_indices().find(|(_, letter)| {
        let ends = *letter == '"' && !escaped;
        escaped = *letter == '\\' && !escaped;
        ends
    })?;
    Some((&inside[..end.0], &inside[end.0 + 1..]))
}

/// Texts of a line with their language: `de: "…"`, `pick("…", "…")`, `Lang::De) => "…"`.
fn said(line: &str) -> Vec<(Lang, &str)> {
    let mut all = Vec::new();
    for (mark, lang) in [
        ("de: ", Lang::De),
        ("en: ", Lang::En),
        ("Lang::De) => ", Lang::De),
        ("Lang::De => ", Lang::De),
        ("Lang::En) => ", Lang::En),
        ("Lang::En => ", Lang::En),
    ] {
        all.extend(
            line.match_indices(mark).filter_map(|(at, _)| Some((lang, literal(&line[at + mark.len()..])?.0))),
        );
    }
    for (at, mark) in line.match_indices("pick(") {
        if let Some((german, rest)) = literal(&line[at + mark.len()..]) {
            all.push((Lang::De, german));
            all.extend(rest.strip_prefix(',').and_then(literal).map(|(english, _)| (Lang::En, english)));
        }
    }
    all
}

/// Every opening mark is followed by its closing mark, and there is no other kind.
fn is_right(text: &str, lang: Lang) -> bool {
    let (open, close) = match lang {
        Lang::De => ('„', '“'),
        Lang::En => ('“', '”'),
    };
    let mut inside = false;
    for mark in text.chars().filter(|letter| "«»‹›„“”‟".contains(*letter)) {
        if mark != if inside { close } else { open } {
            return false;
        }
        inside = !inside;
    }
    !inside
}

#[test]
fn sentences_have_the_marks_of_their_language() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut seen, mut wrong) = (0, Vec::new());
    for file in FOLDERS.iter().flat_map(|folder| files(&root.join(folder))) {
        let text = fs::read_to_string(&file).expect("a text");
        for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
            for (lang, text) in said(line) {
                seen += 1;
                // What stands between two items of a list has no letters.
                if text.contains(char::is_alphabetic) && !is_right(text, lang) {
                    wrong.push(format!("{}: {text}", file.display()));
                }
            }
        }
    }
    assert!(seen > 4_000, "sentences were read: {seen}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn other_marks_are_found() {
    for (text, lang, right) in [
        ("„Rückgängig“", Lang::De, true),
        ("«Rückgängig»", Lang::De, false),
        ("“Undo”", Lang::De, false),
        ("„Undo“", Lang::En, false),
        ("“Undo” and “redo”", Lang::En, true),
        ("“Undo", Lang::En, false),
        ("White’s flag", Lang::En, true),
    ] {
        assert_eq!(is_right(text, lang), right, "{text}");
    }
    let line = r#"    name() { de: "a \" b", en: "c" } lang.pick("d", "e")"#;
    assert_eq!(said(line), [(Lang::De, r#"a \" b"#), (Lang::En, "c"), (Lang::De, "d"), (Lang::En, "e")]);
}
