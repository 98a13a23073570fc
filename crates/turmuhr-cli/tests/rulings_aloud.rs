//! Rulings as they are read out in the playing hall, in both languages.

use std::{path::Path, process::Command};

const CASES: [&str; 16] = [
    "offers/offer-while-the-opponent-thinks",
    "offers/declined-by-touching",
    "offers/forbidden-by-the-event",
    "claims/third-time-on-the-board",
    "claims/intended-move-illegal",
    "claims/castling-right-lost",
    "claims/halved-2001",
    "claims/five-minutes-against-a-bare-king-1984",
    "claims/perpetual-check-blitz-1977",
    "automatic-draws/mate-goes-first",
    "automatic-draws/locked-pawns",
    "adjournment/sealer-absent",
    "adjournment/envelope-lost",
    "conduct/refusal-by-the-notes",
    "conduct/appeal",
    "visually-impaired/slip-of-the-tongue",
];

fn aloud(lang: &str) -> String {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases/laws"));
    let files = CASES.map(|name| folder.join(format!("{name}.toml")));
    let done = Command::new(env!("CARGO_BIN_EXE_turmuhr"))
        .args(["ruling", "--lang", lang])
        .args(files)
        .output()
        .expect("the program");
    assert_eq!(String::from_utf8_lossy(&done.stderr), "");
    String::from_utf8(done.stdout).expect("text")
}

#[test]
fn in_german() {
    insta::assert_snapshot!(aloud("de"));
}

#[test]
fn in_english() {
    insta::assert_snapshot!(aloud("en"));
}
