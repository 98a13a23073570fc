//! Classifies a word of the movetext that is not a standard move.

use turmuhr_core::{Color, shakmaty::KnownOutcome, shakmaty::Outcome};

/// The meaning of a word regardless of the position.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Meaning<'a> {
    Result(Outcome),
    /// A move followed directly by the result.
    MoveAndResult(&'a str, Outcome),
    EnPassant,
    Null,
    /// A sign with a NAG number.
    Nag(u8),
    /// A sign that only repeats what the position shows.
    Check,
    /// Possibly a move, for the notation reader.
    Move,
    Stray,
}

/// `in_line`: moves have been read, so «ed» is more likely a capture than a word.
pub(super) fn meaning(word: &str, in_line: bool) -> Meaning<'_> {
    if let Some(result) = result(word) {
        return Meaning::Result(result);
    }
    match word {
        "e.p." | "e.p" | "ep" | "ep." | "e.p.+" | "e.p.#" => return Meaning::EnPassant,
        "--" | "Z0" | "0000" | "@@@@" | "null" => return Meaning::Null,
        "+" | "++" | "#" | "ch" | "ch." | "mate" => return Meaning::Check,
        _ => {}
    }
    if let Some(&(_, nag)) = SIGNS.iter().find(|sign| sign.0 == word) {
        return Meaning::Nag(nag);
    }
    for (text, outcome) in GLUED {
        match word.strip_suffix(text) {
            Some(before) if looks_like_a_move(before, true) => {
                return Meaning::MoveAndResult(before, outcome);
            }
            _ => {}
        }
    }
    if looks_like_a_move(word, in_line) { Meaning::Move } else { Meaning::Stray }
}

/// A result in the forms found in files.
pub(super) fn result(text: &str) -> Option<Outcome> {
    match text {
        "1-0" | "1:0" | "1–0" => Some(WHITE),
        "0-1" | "0:1" | "0–1" => Some(BLACK),
        "1/2-1/2" | "½-½" | "1/2" | "½" | "½–½" | "½:½" | "1/2:1/2" | "1/2-½" | "0.5-0.5" => {
            Some(DRAW)
        }
        "*" => Some(Outcome::Unknown),
        _ => None,
    }
}

pub(super) fn result_text(outcome: Outcome) -> &'static str {
    match outcome {
        WHITE => "1-0",
        BLACK => "0-1",
        DRAW => "1/2-1/2",
        Outcome::Unknown => "*",
    }
}

/// The NAG number of a run of `!` and `?`.
pub(super) fn glyph(glyph: &[u8]) -> Option<u8> {
    match glyph {
        b"!" => Some(1),
        b"?" => Some(2),
        b"!!" => Some(3),
        b"??" => Some(4),
        b"!?" => Some(5),
        b"?!" => Some(6),
        _ => None,
    }
}

const WHITE: Outcome = Outcome::Known(KnownOutcome::Decisive { winner: Color::White });
const BLACK: Outcome = Outcome::Known(KnownOutcome::Decisive { winner: Color::Black });
const DRAW: Outcome = Outcome::Known(KnownOutcome::Draw);

const GLUED: [(&str, Outcome); 4] = [("1-0", WHITE), ("0-1", BLACK), ("1/2-1/2", DRAW), ("½-½", DRAW)];

const SIGNS: [(&str, u8); 26] = [
    ("□", 7),
    ("=", 10),
    ("∞", 13),
    ("+=", 14),
    ("+/=", 14),
    ("⩲", 14),
    ("=+", 15),
    ("=/+", 15),
    ("⩱", 15),
    ("±", 16),
    ("+/-", 16),
    ("+/−", 16),
    ("∓", 17),
    ("-/+", 17),
    ("−/+", 17),
    ("+-", 18),
    ("+−", 18),
    ("+–", 18),
    ("-+", 19),
    ("−+", 19),
    ("–+", 19),
    ("N", 146),
    ("TN", 146),
    ("D", 220),
    ("⨀", 22),
    ("⟳", 32),
];

/// Contains a square, castling, or (inside a line) a pawn capture by its two files.
fn looks_like_a_move(word: &str, in_line: bool) -> bool {
    let bytes = word.as_bytes();
    let square = |pair: &[u8]| pair[0].wrapping_sub(b'a') < 8 && pair[1].wrapping_sub(b'1') < 8;
    if bytes.windows(2).any(square) {
        return true;
    }
    let castles = |c: char| matches!(c, '0' | 'O' | 'o' | 'О' | 'о');
    let mut sides = word.trim_end_matches(['+', '#']).split(['-', '–', '−']);
    let castling = sides.clone().count() >= 2
        && sides.all(|side| {
            let mut chars = side.chars();
            chars.next().is_some_and(castles) && chars.next().is_none()
        });
    let files = word.trim_end_matches(['+', '#']).as_bytes();
    let pawn = match *files {
        [from, to] | [from, b'x' | b':' | b'-', to] => {
            (b'a'..=b'h').contains(&from) && (b'a'..=b'h').contains(&to) && from.abs_diff(to) == 1
        }
        _ => false,
    };
    castling || (in_line && pawn)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_that_are_no_standard_moves() {
        for (word, expected) in [
            ("1-0", Meaning::Result(WHITE)),
            ("½-½", Meaning::Result(DRAW)),
            ("1/2", Meaning::Result(DRAW)),
            ("Qd61-0", Meaning::MoveAndResult("Qd6", WHITE)),
            ("R8xg20-1", Meaning::MoveAndResult("R8xg2", BLACK)),
            ("e.p.", Meaning::EnPassant),
            ("Z0", Meaning::Null),
            ("N", Meaning::Nag(146)),
            ("+-", Meaning::Nag(18)),
            ("0-0", Meaning::Move),
            ("o-o-o+", Meaning::Move),
            ("♘f3", Meaning::Move),
            ("Sg1-f3", Meaning::Move),
            ("exd", Meaning::Move),
            ("ed", Meaning::Move),
            ("bad", Meaning::Stray),
            ("Kasparov", Meaning::Stray),
            ("-", Meaning::Stray),
            ("ÿ", Meaning::Stray),
        ] {
            assert_eq!(meaning(word, true), expected, "{word}");
        }
        assert_eq!(meaning("de", false), Meaning::Stray);
    }
}
