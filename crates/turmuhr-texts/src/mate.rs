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
    can(side, line) { de: "{side} kann noch mattsetzen: {line}", en: "{side} can still mate: {line}" }
    already_mate(side) { de: "{side} hat mattgesetzt.", en: "{side} has given mate." }
    cannot(side, why) { de: "{side} kann nicht mehr mattsetzen: {why}", en: "{side} can no longer mate: {why}" }
    undecided(side, spent) {
        de: "{side}: nicht entschieden nach {spent} Stellungen. Mit --limit lässt sich länger suchen.",
        en: "{side}: not settled after {spent} positions. With --limit the search goes on longer.",
    }
    material() { de: "das Material reicht in keiner Stellung.", en: "the material mates in no position." }
    game_over() { de: "die Partie ist schon zu Ende.", en: "the game is over already." }
    forced(line, then) {
        de: "alles ist erzwungen ({line}), und dann: {then}",
        en: "everything is forced ({line}), and then: {then}",
    }
    closure(positions) {
        de: "alle {positions} erreichbaren Stellungen wurden geprüft, keine ist matt.",
        en: "all {positions} reachable positions were looked at, none is mate.",
    }
    locked() {
        de: "die Bauern sind für immer verkeilt, und keine Figur kommt je dorthin, wo sie mattsetzen könnte.",
        en: "the pawns are locked for good, and no piece ever gets where it could give mate.",
    }
    move_by_move(moves) {
        de: "nach jedem der {moves} Züge gibt es einen eigenen Grund.",
        en: "after each of the {moves} moves there is a reason of its own.",
    }
    bad_line(line, what) {
        de: "Zeile {line}: {what}",
        en: "Line {line}: {what}",
    }
    bad_side(word) {
        de: "\"{word}\" ist keine Seite; schreiben Sie white oder black.",
        en: "\"{word}\" is no side; write white or black.",
    }
    searching() { de: "suche", en: "searching" }
}
