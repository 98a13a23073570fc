//! What an audit of game records found.

use turmuhr_laws::audit::Discrepancy;

use crate::Lang;

/// What the record contradicts.
pub const fn kind(kind: Discrepancy, lang: Lang) -> &'static str {
    match (kind, lang) {
        (Discrepancy::TimeNoMate, Lang::De) => {
            "auf Zeit gewonnen, obwohl die Siegerseite nicht mehr mattsetzen konnte"
        }
        (Discrepancy::DeadPosition, Lang::De) => "die Stellung war tot, die Partie damit zu Ende",
        (Discrepancy::MateMisscored, Lang::De) => "Matt, anders gewertet",
        (Discrepancy::StalemateMisscored, Lang::De) => "Patt, anders gewertet",
        (Discrepancy::Fivefold, Lang::De) => "dieselbe Stellung zum fünften Mal, die Partie damit zu Ende",
        (Discrepancy::SeventyFive, Lang::De) => {
            "75 Züge ohne Schlagen und Bauernzug, die Partie damit zu Ende"
        }
        (Discrepancy::IllegalMove, Lang::De) => "ein regelwidriger Zug",
        (Discrepancy::TimeNoMate, Lang::En) => "won on time by a side that could no longer mate",
        (Discrepancy::DeadPosition, Lang::En) => "the position was dead, and so the game over",
        (Discrepancy::MateMisscored, Lang::En) => "checkmate, scored otherwise",
        (Discrepancy::StalemateMisscored, Lang::En) => "stalemate, scored otherwise",
        (Discrepancy::Fivefold, Lang::En) => "the same position for the fifth time, and so the game over",
        (Discrepancy::SeventyFive, Lang::En) => {
            "75 moves without capture and pawn move, and so the game over"
        }
        (Discrepancy::IllegalMove, Lang::En) => "an illegal move",
    }
}

texts! {
    place(file, game, number) {
        de: "{file}, Partie {game}, nach Zug {number}",
        en: "{file}, game {game}, after move {number}",
    }
    found(Found { place, what, recorded, lawful, articles }) {
        de: "{place}: {what}; notiert {recorded}, nach den Regeln {lawful} [{articles}]",
        en: "{place}: {what}; recorded {recorded}, by the Laws {lawful} [{articles}]",
    }
    total(games, findings) {
        de: "{games} Partien geprüft, {findings} Befunde",
        en: "{games} games looked at, {findings} findings",
    }
    auditing() { de: "prüfe", en: "auditing" }
}
