//! Findings of the reader of game files.

use turmuhr_core::{Edition, shakmaty::Outcome};
use turmuhr_exchange::{
    pgn::{FindingKind, Severity},
    trf,
};

use crate::{Lang, board};

/// How much it matters, in one word; the same words as for tournament files.
pub const fn severity(severity: Severity, lang: Lang) -> &'static str {
    let same = match severity {
        Severity::Note => trf::Severity::Note,
        Severity::Warning => trf::Severity::Warning,
        Severity::Error => trf::Severity::Error,
    };
    crate::trf::severity(same, lang)
}

/// A finding in one sentence.
pub fn finding(kind: &FindingKind, lang: Lang) -> String {
    use FindingKind as F;
    match kind {
        F::UnreadableMove { token, .. } => unreadable_move(lang, token),
        F::IllegalMove { token, reasons } => {
            let told: Vec<String> = reasons
                .iter()
                .map(|reason| {
                    let article = reason.cites(Edition::CURRENT).article();
                    format!("{} [{article}]", board::illegality(*reason, lang))
                })
                .collect();
            illegal_move(lang, token, told.join(" "))
        }
        F::AmbiguousMove { token, candidates } => ambiguous_move(lang, token, candidates.len()),
        F::NullMove => null_move(lang),
        F::NullMoveInCheck => null_move_in_check(lang),
        F::MoveNumberWrong { written, expected } => move_number_wrong(lang, written, expected),
        F::WrongSign { sign } => wrong_sign(lang, sign),
        F::UnusualSign { sign } => unusual_sign(lang, sign),
        F::BadNag { text } => bad_nag(lang, text),
        F::UnclosedComment => unclosed_comment(lang),
        F::UnclosedVariation => unclosed_variation(lang),
        F::MisplacedVariation => misplaced_variation(lang),
        F::TooDeep => too_deep(lang),
        F::StrayText { text } => stray_text(lang, text),
        F::BadTag { text } => bad_tag(lang, text),
        F::BadFen(error) => board::fen_error(error, lang),
        F::MendedFen(faults) => mended_fen(lang, board::setup_faults(*faults, lang)),
        F::UnknownVariant { name } => unknown_variant(lang, name),
        F::LocalisedMoves { language } => localised_moves(lang, language),
        F::ResultMismatch { tag, moves } => result_mismatch(lang, tag, outcome(*moves)),
        F::ResultMissing => result_missing(lang),
        F::UnusualResult { text } => unusual_result(lang, text),
    }
}

fn outcome(outcome: Outcome) -> String {
    outcome.to_string()
}

texts! {
    unreadable_move(token) {
        de: "„{token}“ ist kein lesbarer Zug.",
        en: "“{token}” cannot be read as a move.",
    }
    illegal_move(token, reasons) {
        de: "„{token}“ geht hier nicht: {reasons}",
        en: "“{token}” cannot be played here: {reasons}",
    }
    ambiguous_move(token, count) {
        de: "„{token}“ passt auf {count} Züge.",
        en: "“{token}” fits {count} moves.",
    }
    null_move() {
        de: "Nullzug: hier zieht niemand.",
        en: "Null move: nobody moves here.",
    }
    null_move_in_check() {
        de: "Nullzug im Schach.",
        en: "Null move in check.",
    }
    move_number_wrong(written, expected) {
        de: "Zugnummer {written} statt {expected}.",
        en: "Move number {written} instead of {expected}.",
    }
    wrong_sign(sign) {
        de: "Das Zeichen „{sign}“ stimmt nicht mit dem Brett überein.",
        en: "The sign “{sign}” does not agree with the board.",
    }
    unusual_sign(sign) {
        de: "Das Zeichen „{sign}“ gehört nicht zum Standard, ist aber verständlich.",
        en: "The sign “{sign}” is outside the standard but understood.",
    }
    bad_nag(text) {
        de: "„{text}“ ist kein Bewertungszeichen (1 bis 255).",
        en: "“{text}” is not an annotation glyph (1 to 255).",
    }
    unclosed_comment() {
        de: "Ein Kommentar wird nicht geschlossen.",
        en: "A comment is not closed.",
    }
    unclosed_variation() {
        de: "Eine Variante wird nicht geschlossen.",
        en: "A variation is not closed.",
    }
    misplaced_variation() {
        de: "Hier kann keine Variante beginnen oder enden.",
        en: "No variation can begin or end here.",
    }
    too_deep() {
        de: "Die Varianten sind tiefer verschachtelt, als sich schreiben lässt.",
        en: "The variations are nested deeper than can be written.",
    }
    stray_text(text) {
        de: "„{text}“ gehört nicht hierher und wurde übergangen.",
        en: "“{text}” does not belong here and was passed over.",
    }
    bad_tag(text) {
        de: "Die Kopfzeile „{text}“ ist nicht lesbar.",
        en: "The tag “{text}” cannot be read.",
    }
    mended_fen(faults) {
        de: "Die Ausgangsstellung wurde berichtigt: {faults}.",
        en: "The start position was corrected: {faults}.",
    }
    unknown_variant(name) {
        de: "Die Spielart „{name}“ ist unbekannt; gelesen wie Schach.",
        en: "The variant “{name}” is not known; read as chess.",
    }
    localised_moves(language) {
        de: "Die Züge stehen in den Figurenbuchstaben der Sprache „{language}“, nicht in den englischen des Standards.",
        en: "The moves are written with the piece letters of “{language}” instead of the standard's English ones.",
    }
    result_mismatch(tag, moves) {
        de: "Kopf und Partieende nennen verschiedene Ergebnisse: {tag} und {moves}.",
        en: "The tag and the end of the game give different results: {tag} and {moves}.",
    }
    result_missing() {
        de: "Nach den Zügen steht kein Ergebnis.",
        en: "No result stands after the moves.",
    }
    unusual_result(text) {
        de: "„{text}“ ist keine Schreibweise des Standards für ein Ergebnis.",
        en: "“{text}” is not the standard's way to write a result.",
    }

    place(Place { file, game, line, column }) {
        de: "{file}, Partie {game}, Zeile {line}, Spalte {column}",
        en: "{file}, game {game}, line {line}, column {column}",
    }
    table_heading() {
        de: "  Nr  Weiß                      Schwarz                   Ergebnis  Züge  Eröffnung",
        en: "  No  White                     Black                     Result   Moves  Opening",
    }
    games_total(games, errors) {
        de: "{games} Partien, davon {errors} mit Fehler",
        en: "{games} games, {errors} of them with an error",
        one(games): de: "1 Partie, davon {errors} mit Fehler", en: "1 game, {errors} of them with an error",
    }
    no_games(file) {
        de: "{file} enthält keine Partie.",
        en: "{file} holds no game.",
    }
    reading() { de: "lese", en: "reading" }
}
