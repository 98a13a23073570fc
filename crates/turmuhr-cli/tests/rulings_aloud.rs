//! Rulings as they are read out in the playing hall, in both languages.

mod support;

use support::turmuhr;

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
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases/laws");
    let files = CASES.map(|name| format!("{folder}/{name}.toml"));
    let mut call = vec!["ruling", "--lang", lang];
    call.extend(files.iter().map(String::as_str));
    let answer = turmuhr(&call, "");
    assert_eq!(answer.err, "");
    answer.out
}

#[test]
fn in_german() {
    insta::assert_snapshot!(aloud("de"));
}

#[test]
fn in_english() {
    insta::assert_snapshot!(aloud("en"));
}
