//! A position described.

use turmuhr_core::{Chess, Position};

use crate::{Lang, board::color};

/// Whose turn it is and how the game stands by Articles 5 and 3.9, in one sentence.
pub fn status(position: &Chess, lang: Lang) -> String {
    let side = color(position.turn(), lang);
    let moves = position.legal_moves().len();
    if position.is_checkmate() {
        checkmated(lang, side)
    } else if position.is_stalemate() {
        stalemated(lang, side)
    } else if position.is_check() {
        in_check(lang, side, moves)
    } else {
        to_move(lang, side, moves)
    }
}

texts! {
    to_move(side, moves) {
        de: "{side} ist am Zug; regelgemäße Züge: {moves}.",
        en: "{side} to move; legal moves: {moves}.",
    }
    in_check(side, moves) {
        de: "{side} ist am Zug und steht im Schach; regelgemäße Züge: {moves}.",
        en: "{side} to move and in check; legal moves: {moves}.",
    }
    checkmated(side) { de: "{side} ist matt.", en: "{side} is checkmated." }
    stalemated(side) { de: "{side} ist patt.", en: "{side} is stalemated." }
    start_number(number) { de: "Chess960-Grundstellung {number}.", en: "Chess960 start position {number}." }
    legal(token, written) { de: "{token}: regelgemäß ({written}).", en: "{token}: legal ({written})." }
    not_legal(token) {
        de: "{token}: regelwidrig.",
        en: "{token}: illegal.",
    }
}
