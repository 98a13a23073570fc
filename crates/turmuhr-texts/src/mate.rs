//! Whether a side can still mate, and why not.

use turmuhr_core::{Chess, Color, Move, Position};
use turmuhr_laws::notation::{Language, Style, write_move};
use turmuhr_mate::{Verdict, Why};

use crate::{Lang, board::color};

/// The verdict in a sentence or two.
pub fn verdict(position: &Chess, side: Color, verdict: &Verdict, lang: Lang) -> String {
    let side = color(side, lang);
    match verdict {
        Verdict::Winnable { line } if line.is_empty() => already_mate(lang, side),
        Verdict::Winnable { line } => can(lang, side, moves(position, line, lang)),
        Verdict::Unwinnable { why } => cannot(lang, side, reason(position, why, lang)),
        Verdict::Unknown { spent } => undecided(lang, side, spent),
    }
}

fn reason(position: &Chess, why: &Why, lang: Lang) -> String {
    match why {
        Why::Material => material(lang),
        Why::GameOver => game_over(lang),
        Why::Forced { line, then } => {
            let mut after = position.clone();
            for m in line {
                if after.is_legal(*m) {
                    after.play_unchecked(*m);
                }
            }
            forced(lang, moves(position, line, lang), reason(&after, then, lang))
        }
        Why::Closure { positions } => closure(lang, positions),
        Why::Locked(_) => locked(lang),
        Why::MoveByMove { moves } => move_by_move(lang, moves.len()),
    }
}

/// A line of moves with numbers.
pub(crate) fn moves(position: &Chess, line: &[Move], lang: Lang) -> String {
    let style = Style::SHORT.in_language(match lang {
        Lang::De => Language::De,
        Lang::En => Language::En,
    });
    let mut at = position.clone();
    let mut words = Vec::with_capacity(line.len());
    for (index, m) in line.iter().enumerate() {
        if !at.is_legal(*m) {
            break;
        }
        let number = at.fullmoves();
        match (at.turn(), index) {
            (Color::White, _) => words.push(format!("{number}. {}", write_move(&at, *m, style))),
            (Color::Black, 0) => words.push(format!("{number}... {}", write_move(&at, *m, style))),
            (Color::Black, _) => words.push(write_move(&at, *m, style)),
        }
        at.play_unchecked(*m);
    }
    words.join(" ")
}

texts! {
    can(side, line) {
        de: "{side} kann noch mattsetzen: {line}",
        en: "{side} can still checkmate: {line}",
    }
    already_mate(side) {
        de: "{side} hat mattgesetzt.",
        en: "{side} has given checkmate.",
    }
    cannot(side, why) {
        de: "{side} kann nicht mehr mattsetzen: {why}",
        en: "{side} can no longer checkmate: {why}",
    }
    undecided(side, spent) {
        de: "{side}: nach {spent} Stellungen nicht entschieden. Mit --limit sucht das Programm länger.",
        en: "{side}: not settled after {spent} positions. With --limit the program searches longer.",
    }
    material() {
        de: "Das Material reicht in keiner Stellung zum Matt.",
        en: "this material cannot give checkmate in any position.",
    }
    game_over() {
        de: "Die Partie ist schon beendet.",
        en: "the game is already over.",
    }
    forced(line, then) {
        de: "Alle Züge sind erzwungen ({line}), danach gilt: {then}",
        en: "all moves are forced ({line}); after that, {then}",
    }
    closure(positions) {
        de: "Alle {positions} erreichbaren Stellungen sind geprüft, keine ist matt.",
        en: "all {positions} reachable positions were checked, none is checkmate.",
    }
    locked() {
        de: "Die Bauern sind für immer blockiert, und keine Figur erreicht je ein Feld, von dem aus sie mattsetzen könnte.",
        en: "the pawns are blocked for good, and no piece can ever reach a square from which it could checkmate.",
    }
    move_by_move(moves) {
        de: "Für jeden der {moves} Züge gibt es einen eigenen Grund.",
        en: "each of the {moves} moves has a reason of its own.",
    }
    bad_line(line, what) {
        de: "Zeile {line}: {what}",
        en: "Line {line}: {what}",
    }
    bad_side(word) {
        de: "„{word}“ ist keine Seite; schreiben Sie white oder black.",
        en: "“{word}” is not a side; write white or black.",
    }
    searching() { de: "suche", en: "searching" }
}
