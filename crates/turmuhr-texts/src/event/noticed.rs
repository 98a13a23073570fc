//! What the arbiter may notice.

use turmuhr_laws::game::Observation;

use crate::Lang;

/// Whether the observation reads as a full sentence («that …»), not as a noun.
pub(super) const fn is_a_clause(what: Observation) -> bool {
    matches!(
        what,
        Observation::BothFlags
            | Observation::StuckFlag
            | Observation::DeadPosition
            | Observation::MovesUnknown
            | Observation::PositionUnknown { .. }
    )
}

/// An observation in words.
pub const fn observation(what: Observation, lang: Lang) -> &'static str {
    match (what, lang) {
        (Observation::IllegalMove, Lang::De) => "einen regelwidrigen Zug",
        (Observation::Flag, Lang::De) => "ein gefallenes Fallblättchen",
        (Observation::BothFlags, Lang::De) => {
            "dass beide Fallblättchen gefallen sind und niemand weiß, welches zuerst"
        }
        (Observation::StuckFlag, Lang::De) => {
            "dass die Zeit überschritten ist, obwohl das defekte Fallblättchen noch oben ist"
        }
        (Observation::StuckFlag, Lang::En) => {
            "that the time is exceeded although the defective flag is still up"
        }
        (Observation::DeadPosition, Lang::De) => "dass niemand mehr mattsetzen kann",
        (Observation::DeadPosition, Lang::En) => "that nobody can give mate any more",
        (Observation::BothKingsInCheck, Lang::De) => "beide Könige im Schach",
        (Observation::PawnOnLastRank, Lang::De) => "einen Bauern auf der letzten Reihe",
        (Observation::TouchMove, Lang::De) => "einen Verstoß gegen „berührt – geführt“",
        (Observation::TwoHands, Lang::De) => "einen Zug mit beiden Händen",
        (Observation::PressEarly, Lang::De) => "ein Drücken der Uhr ohne Zug",
        (Observation::WrongSetup, Lang::De) => "eine falsche Anfangsstellung",
        (Observation::WrongBoard, Lang::De) => "ein falsch gelegtes Brett",
        (Observation::ColoursReversed, Lang::De) => "vertauschte Farben",
        (Observation::DisplacedPiece, Lang::De) => "eine verschobene Figur",
        (Observation::MovesUnknown, Lang::De) => "dass sich die Zahl der Züge nicht feststellen lässt",
        (Observation::BoardsDiffer, Lang::De) => "verschiedene Stellungen auf den beiden Brettern",
        (Observation::PositionUnknown { .. }, Lang::De) => {
            "dass sich die Stellung vor dem Verstoß nicht feststellen lässt"
        }
        (Observation::PositionUnknown { .. }, Lang::En) => {
            "that the position before the irregularity cannot be established"
        }
        (Observation::IllegalMove, Lang::En) => "an illegal move",
        (Observation::Flag, Lang::En) => "a fallen flag",
        (Observation::BothFlags, Lang::En) => "that both flags are down and nobody knows which fell first",
        (Observation::BothKingsInCheck, Lang::En) => "both kings in check",
        (Observation::PawnOnLastRank, Lang::En) => "a pawn on the last rank",
        (Observation::TouchMove, Lang::En) => "a breach of touch-move",
        (Observation::TwoHands, Lang::En) => "a move made with both hands",
        (Observation::PressEarly, Lang::En) => "the clock pressed without a move",
        (Observation::WrongSetup, Lang::En) => "a wrong initial position",
        (Observation::WrongBoard, Lang::En) => "a board placed the wrong way",
        (Observation::ColoursReversed, Lang::En) => "reversed colours",
        (Observation::DisplacedPiece, Lang::En) => "a displaced piece",
        (Observation::MovesUnknown, Lang::En) => "that the number of moves cannot be established",
        (Observation::BoardsDiffer, Lang::En) => "different positions on the two boards",
    }
}
