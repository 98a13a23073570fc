//! What an audit of game records found.

use turmuhr_laws::audit::Discrepancy;

use crate::Lang;

/// What the record contradicts.
pub const fn kind(kind: Discrepancy, lang: Lang) -> &'static str {
    match (kind, lang) {
        (Discrepancy::TimeNoMate, Lang::De) => {
            "auf Zeit gewonnen, obwohl der Sieger nicht mehr mattsetzen konnte"
        }
        (Discrepancy::DeadPosition, Lang::De) => "tote Stellung, damit war die Partie beendet",
        (Discrepancy::MateMisscored, Lang::De) => "Matt, aber anders gewertet",
        (Discrepancy::StalemateMisscored, Lang::De) => "Patt, aber anders gewertet",
        (Discrepancy::Fivefold, Lang::De) => "fünfmalige Stellungswiederholung, damit war die Partie beendet",
        (Discrepancy::SeventyFive, Lang::De) => {
            "75 Züge ohne Schlagen und ohne Bauernzug, damit war die Partie beendet"
        }
        (Discrepancy::IllegalMove, Lang::De) => "regelwidriger Zug",
        (Discrepancy::TimeNoMate, Lang::En) => "won on time by a player who could no longer checkmate",
        (Discrepancy::DeadPosition, Lang::En) => "dead position, which ended the game",
        (Discrepancy::MateMisscored, Lang::En) => "checkmate, but scored otherwise",
        (Discrepancy::StalemateMisscored, Lang::En) => "stalemate, but scored otherwise",
        (Discrepancy::Fivefold, Lang::En) => "fivefold repetition, which ended the game",
        (Discrepancy::SeventyFive, Lang::En) => {
            "75 moves without a capture or a pawn move, which ended the game"
        }
        (Discrepancy::IllegalMove, Lang::En) => "illegal move",
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
        de: "Geprüfte Partien: {games}, Befunde: {findings}",
        en: "Games checked: {games}, findings: {findings}",
    }
    auditing() { de: "prüfe", en: "auditing" }
}
