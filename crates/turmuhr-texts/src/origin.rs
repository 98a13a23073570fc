//! Why a position cannot arise in any game.

use turmuhr_core::{Bitboard, Color};
use turmuhr_laws::board::origin::{EnPassantFault, Impossibility, Origin, Proof};

use crate::{
    Lang,
    board::{color, squares},
};

/// The answer to «can this position arise?» in one sentence.
pub fn verdict(origin: &Origin, lang: Lang) -> String {
    match origin {
        Origin::Legal(Proof::Start(number)) => proved_by_start(lang, number.get()),
        Origin::Legal(Proof::Game { plies }) => proved_by_game(lang, plies),
        Origin::Illegal(_) => cannot_arise(lang),
        Origin::Unknown => not_decided(lang),
    }
}

/// «von Weiß», «White's».
const fn of_color(side: Color, lang: Lang) -> &'static str {
    match (side, lang) {
        (Color::White, Lang::De) => "von Weiß",
        (Color::Black, Lang::De) => "von Schwarz",
        (Color::White, Lang::En) => "White's",
        (Color::Black, Lang::En) => "Black's",
    }
}

/// One reason why no game leads to the position.
pub fn impossibility(reason: Impossibility, lang: Lang) -> String {
    use Impossibility as I;
    use Lang::{De, En};
    let list = |set: Bitboard| squares(set, lang);
    match (reason, lang) {
        (I::KingCount { color: side, kings }, De) => {
            format!("{} hat {} Könige; jede Seite hat genau einen.", color(side, lang), kings.count())
        }
        (I::KingCount { color: side, kings }, En) => {
            format!("{} has {} kings; each side has exactly one.", color(side, lang), kings.count())
        }
        (I::KingsAdjacent { white, black }, De) => {
            format!("Die Könige auf {white} und {black} stehen nebeneinander.")
        }
        (I::KingsAdjacent { white, black }, En) => {
            format!("The kings on {white} and {black} stand side by side.")
        }
        (I::TooManyPieces { color: side, count }, De) => {
            format!("{} hat {count} Steine, mehr als sechzehn.", color(side, lang))
        }
        (I::TooManyPieces { color: side, count }, En) => {
            format!("{} has {count} men, more than sixteen.", color(side, lang))
        }
        (I::TooManyPawns { color: side, count }, De) => {
            format!("{} hat {count} Bauern, mehr als acht.", color(side, lang))
        }
        (I::TooManyPawns { color: side, count }, En) => {
            format!("{} has {count} pawns, more than eight.", color(side, lang))
        }
        (I::PawnsOnBackRank { pawns }, De) => {
            format!("Auf der ersten oder letzten Reihe stehen Bauern: {}.", list(pawns))
        }
        (I::PawnsOnBackRank { pawns }, En) => {
            format!("Pawns stand on the first or last rank: {}.", list(pawns))
        }
        (I::TooManyPromotions { color: side, promoted, missing }, De) => format!(
            "{} hat {promoted} umgewandelte Figuren, aber nur {missing} Bauern verloren.",
            color(side, lang)
        ),
        (I::TooManyPromotions { color: side, promoted, missing }, En) => {
            format!("{} has {promoted} promoted pieces but lacks only {missing} pawns.", color(side, lang))
        }
        (I::OutOfReach { color: side, pieces }, De) => format!(
            "Diese Figuren {} konnten ihr Feld nie erreichen, weil Steine im Weg stehen, die nie gezogen haben: {}.",
            of_color(side, lang),
            list(pieces)
        ),
        (I::OutOfReach { color: side, pieces }, En) => format!(
            "{} pieces on these squares could never get there past men that have never moved: {}.",
            of_color(side, lang),
            list(pieces)
        ),
        (I::PawnsMisplaced { color: side, pawns }, De) => format!(
            "Die Bauern {} können von ihren Ausgangsfeldern nicht auf diese Felder gekommen sein: {}.",
            of_color(side, lang),
            list(pawns)
        ),
        (I::PawnsMisplaced { color: side, pawns }, En) => format!(
            "{} pawns cannot have come to these squares from their original ones: {}.",
            of_color(side, lang),
            list(pawns)
        ),
        (I::PawnCaptures { color: side, needed, available }, De) => format!(
            "Die Bauern {} müssen mindestens {needed}-mal geschlagen haben; geschlagen werden konnten höchstens {available} Steine.",
            of_color(side, lang)
        ),
        (I::PawnCaptures { color: side, needed, available }, En) => format!(
            "{} pawns must have captured at least {needed} times; at most {available} men can have been taken.",
            of_color(side, lang)
        ),
        (I::PawnsPassed { white, black }, De) => {
            format!(
                "Die Bauern auf {white} und {black} sind aneinander vorbei, ohne dass je geschlagen wurde."
            )
        }
        (I::PawnsPassed { white, black }, En) => {
            format!("The pawns on {white} and {black} have passed each other, yet nothing was ever captured.")
        }
        (I::OpponentInCheck { by }, De) => {
            format!("Die Seite, die nicht am Zug ist, steht im Schach (von {}).", list(by))
        }
        (I::OpponentInCheck { by }, En) => {
            format!("The side not to move is in check (from {}).", list(by))
        }
        (I::BothKingsInCheck { white_by, black_by }, De) => {
            format!("Beide Könige stehen im Schach (von {} und von {}).", list(white_by), list(black_by))
        }
        (I::BothKingsInCheck { white_by, black_by }, En) => {
            format!("Both kings are in check (from {} and from {}).", list(white_by), list(black_by))
        }
        (I::ImpossibleCheck { by }, De) => {
            format!("Dieses Schach kann kein einzelner Zug geben (von {}).", list(by))
        }
        (I::ImpossibleCheck { by }, En) => format!("No single move can give this check (from {}).", list(by)),
        (I::NoLastMove { color: side }, De) => {
            format!("{} kann keinen letzten Zug gemacht haben.", color(side, lang))
        }
        (I::NoLastMove { color: side }, En) => {
            format!("{} cannot have made a last move.", color(side, lang))
        }
        (I::CastlingRight { rook }, De) => {
            format!(
                "Ein Rochaderecht mit dem Turm auf {rook}, aber König oder Turm steht nicht auf seinem Ausgangsfeld."
            )
        }
        (I::CastlingRight { rook }, En) => {
            format!(
                "A right to castle with the rook on {rook}, but king or rook is not on its original square."
            )
        }
        (I::EnPassant { square, fault }, lang) => en_passant(lang, square, en_passant_fault(fault, lang)),
        (I::ClockAheadOfMoves { halfmoves, plies }, De) => {
            format!(
                "{halfmoves} Halbzüge ohne Schlagen und ohne Bauernzug, aber erst {plies} Halbzüge gespielt."
            )
        }
        (I::ClockAheadOfMoves { halfmoves, plies }, En) => format!(
            "{halfmoves} half-moves without a capture or a pawn move, but only {plies} half-moves have been played."
        ),
        (I::WrongTurn { turn }, De) => format!(
            "{} kann nicht am Zug sein: nur Springer und Türme haben gezogen, die Zahl der Züge steht fest.",
            color(turn, lang)
        ),
        (I::WrongTurn { turn }, En) => format!(
            "{} cannot have the move: only knights and rooks have moved, so the number of moves is odd or even for certain.",
            color(turn, lang)
        ),
    }
}

const fn en_passant_fault(fault: EnPassantFault, lang: Lang) -> &'static str {
    match (fault, lang) {
        (EnPassantFault::Rank, Lang::De) => "die Reihe stimmt nicht",
        (EnPassantFault::NoPawn, Lang::De) => "dahinter steht kein Bauer",
        (EnPassantFault::Occupied, Lang::De) => "das Feld oder das Ausgangsfeld des Bauern ist besetzt",
        (EnPassantFault::Clock, Lang::De) => "der Halbzugzähler sagt, dass kein Bauer gezogen hat",
        (EnPassantFault::CheckBefore, Lang::De) => "der König stand schon vor dem Doppelschritt im Schach",
        (EnPassantFault::Rank, Lang::En) => "it is on the wrong rank",
        (EnPassantFault::NoPawn, Lang::En) => "no pawn stands behind it",
        (EnPassantFault::Occupied, Lang::En) => "it or the pawn's original square is occupied",
        (EnPassantFault::Clock, Lang::En) => "the half-move clock says that no pawn has moved",
        (EnPassantFault::CheckBefore, Lang::En) => "the king was in check before the double step",
    }
}

texts! {
    proved_by_start(number) {
        de: "Sie kann entstehen: Grundstellung {number} von 960.",
        en: "It can arise: start position {number} of 960.",
    }
    proved_by_game(plies) {
        de: "Sie kann entstehen: eine Partie von {plies} Halbzügen führt dorthin.",
        en: "It can arise: a game of {plies} half-moves leads there.",
    }
    cannot_arise() {
        de: "Sie kann nicht entstehen.",
        en: "It cannot arise.",
    }
    not_decided() {
        de: "Ob sie entstehen kann, ist nicht entschieden: nichts spricht dagegen.",
        en: "Whether it can arise is not decided: nothing rules it out.",
    }
    en_passant(square, fault) {
        de: "Über {square} kann eben kein Bauer gezogen sein: {fault}.",
        en: "No pawn can just have passed {square}: {fault}.",
    }
}
