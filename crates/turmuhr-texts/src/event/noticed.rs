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
            | Observation::BothKingsInCheck
            | Observation::ColoursReversed
            | Observation::MovesUnknown
            | Observation::PositionUnknown { .. }
    )
}

/// An observation in words.
pub const fn observation(what: Observation, lang: Lang) -> &'static str {
    match (what, lang) {
        (Observation::IllegalMove, Lang::De) => "einen regelwidrigen Zug",
        (Observation::Flag, Lang::De) => "ein gefallenes Blättchen",
        (Observation::BothFlags, Lang::De) => {
            "dass beide Blättchen gefallen sind und unklar ist, welches zuerst"
        }
        (Observation::StuckFlag, Lang::De) => {
            "dass die Zeit überschritten ist, obwohl das defekte Blättchen nicht gefallen ist"
        }
        (Observation::StuckFlag, Lang::En) => {
            "that the time has been overstepped although the defective flag has not fallen"
        }
        (Observation::DeadPosition, Lang::De) => "dass eine tote Stellung entstanden ist",
        (Observation::DeadPosition, Lang::En) => "that a dead position has arisen",
        (Observation::BothKingsInCheck, Lang::De) => "dass beide Könige im Schach stehen",
        (Observation::PawnOnLastRank, Lang::De) => "einen Bauern auf der letzten Reihe",
        (Observation::TouchMove, Lang::De) => "einen Verstoß gegen „berührt – geführt“",
        (Observation::TwoHands, Lang::De) => "einen Zug mit beiden Händen",
        (Observation::PressEarly, Lang::De) => "ein Drücken der Uhr ohne Zug",
        (Observation::WrongSetup, Lang::De) => "eine falsche Anfangsstellung",
        (Observation::WrongBoard, Lang::De) => "ein falsch liegendes Brett",
        (Observation::ColoursReversed, Lang::De) => "dass die Farben vertauscht sind",
        (Observation::DisplacedPiece, Lang::De) => "eine verschobene Figur",
        (Observation::MovesUnknown, Lang::De) => "dass sich die Zahl der Züge nicht bestimmen lässt",
        (Observation::BoardsDiffer, Lang::De) => "verschiedene Stellungen auf den beiden Brettern",
        (Observation::PositionUnknown { .. }, Lang::De) => {
            "dass sich die Stellung vor dem Regelverstoß nicht bestimmen lässt"
        }
        (Observation::PositionUnknown { .. }, Lang::En) => {
            "that the position before the irregularity cannot be determined"
        }
        (Observation::IllegalMove, Lang::En) => "an illegal move",
        (Observation::Flag, Lang::En) => "a fallen flag",
        (Observation::BothFlags, Lang::En) => {
            "that both flags have fallen and it is unclear which fell first"
        }
        (Observation::BothKingsInCheck, Lang::En) => "that both kings are in check",
        (Observation::PawnOnLastRank, Lang::En) => "a pawn on the last rank",
        (Observation::TouchMove, Lang::En) => "a violation of touch-move",
        (Observation::TwoHands, Lang::En) => "a move made with two hands",
        (Observation::PressEarly, Lang::En) => "the clock pressed without a move",
        (Observation::WrongSetup, Lang::En) => "an incorrect initial position",
        (Observation::WrongBoard, Lang::En) => "an incorrectly placed chessboard",
        (Observation::ColoursReversed, Lang::En) => "that the colours are reversed",
        (Observation::DisplacedPiece, Lang::En) => "a displaced piece",
        (Observation::MovesUnknown, Lang::En) => "that the number of moves cannot be determined",
        (Observation::BoardsDiffer, Lang::En) => "different positions on the two boards",
    }
}
