//! Moves that could not be read, and signs that do not agree with the board.

use turmuhr_core::{Chess, Edition, Move};
use turmuhr_laws::notation::{Language, MovetextError, ReadError, Remark, Style, write_move};

use crate::{Lang, board};

/// The move that could not be read, its place, and why.
pub fn movetext_error(failure: &MovetextError, edition: Edition, lang: Lang) -> String {
    let MovetextError { ply, token, line, column, error, position } = failure;
    let place = place(lang, ply.div_ceil(2), line, column);
    let why = read_error(error, position, edition, lang);
    not_taken(lang, token, place, why)
}

/// Why a written move is not one move of the position.
pub fn read_error(error: &ReadError, position: &Chess, edition: Edition, lang: Lang) -> String {
    match error {
        ReadError::Unreadable { .. } => unreadable(lang),
        ReadError::Ambiguous { candidates } => ambiguous(lang, list(position, candidates, lang)),
        ReadError::Illegal { reasons } => {
            let told: Vec<String> = reasons
                .iter()
                .map(|reason| {
                    format!("{} [{}]", board::illegality(*reason, lang), reason.cites(edition).article())
                })
                .collect();
            told.join(" ")
        }
    }
}

fn list(position: &Chess, moves: &[Move], lang: Lang) -> String {
    let style = Style::LONG.in_language(match lang {
        Lang::De => Language::De,
        Lang::En => Language::En,
    });
    let names: Vec<String> = moves.iter().map(|m| write_move(position, *m, style)).collect();
    names.join(", ")
}

/// An oddity of a move that could still be read.
pub fn remark(remark: Remark, lang: Lang) -> &'static str {
    match (remark, lang) {
        (Remark::CaptureSignWrong, Lang::De) => "Schlagzeichen, aber es wird nichts geschlagen",
        (Remark::CaptureSignMissing, Lang::De) => "Schlagzeichen fehlt",
        (Remark::EnPassantSignWrong, Lang::De) => "„e.p.“, aber es wird nicht en passant geschlagen",
        (Remark::EnPassantSignMissing, Lang::De) => "„e.p.“ fehlt",
        (Remark::CheckSignWrong, Lang::De) => "Schach- oder Mattzeichen stimmt nicht mit dem Brett überein",
        (Remark::CheckSignMissing, Lang::De) => "Schachzeichen fehlt",
        (Remark::CastlingAsKingMove, Lang::De) => "Rochade als Königszug geschrieben",
        (Remark::CaptureSignWrong, Lang::En) => "capture sign, but nothing is captured",
        (Remark::CaptureSignMissing, Lang::En) => "capture sign missing",
        (Remark::EnPassantSignWrong, Lang::En) => "“e.p.”, but the capture is not en passant",
        (Remark::EnPassantSignMissing, Lang::En) => "“e.p.” missing",
        (Remark::CheckSignWrong, Lang::En) => "check or mate sign does not agree with the board",
        (Remark::CheckSignMissing, Lang::En) => "check sign missing",
        (Remark::CastlingAsKingMove, Lang::En) => "castling written as a king's move",
    }
}

texts! {
    place(number, line, column) {
        de: "Zug {number}, Zeile {line}, Spalte {column}",
        en: "move {number}, line {line}, column {column}",
    }
    not_taken(token, place, why) {
        de: "„{token}“ ({place}) kann nicht gespielt werden: {why}",
        en: "“{token}” ({place}) cannot be played: {why}",
    }
    unreadable() {
        de: "Das ist kein Zug in dieser Notation. Prüfen Sie die Schreibweise und die Sprache.",
        en: "This is not a move in this notation. Check the spelling and the language.",
    }
    ambiguous(candidates) {
        de: "Möglich sind: {candidates}. Schreiben Sie das Ausgangsfeld dazu.",
        en: "It may mean {candidates}. Add the square of departure.",
    }
    nothing_written() {
        de: "Der Text enthält keinen Zug. Geben Sie Züge ein, etwa: echo \"1.e4 e5\" | turmuhr notate --from de --to en",
        en: "The text holds no move. Give moves, such as: echo \"1.e4 e5\" | turmuhr notate --from en --to de",
    }
    odd_sign(number, token, remark) {
        de: "Zug {number} ({token}): {remark}.",
        en: "Move {number} ({token}): {remark}.",
    }
    language_uncertain(taken, other) {
        de: "Der Text lässt sich auch in einer anderen Sprache als andere Partie lesen: genommen {taken}, möglich {other}. Mit --from legen Sie die Sprache fest.",
        en: "The text also reads as another game in another language: {taken} was taken, {other} is possible. Fix the language with --from.",
    }
}
