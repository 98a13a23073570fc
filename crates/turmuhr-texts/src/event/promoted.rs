//! Promotions that go wrong.

use turmuhr_core::Role;
use turmuhr_laws::{board::legality::Attempt, game::PromotionFault};

use crate::Lang;

pub(super) fn promotion(who: &str, attempt: Attempt, fault: PromotionFault, lang: Lang) -> String {
    let square = attempt.to;
    match fault {
        PromotionFault::Absent => no_piece_at_hand(lang, who, square),
        PromotionFault::UpsideDownRook => upside_down_rook(lang, who, square),
        // The choice of the piece is final (4.4.4), so the sentence names it.
        PromotionFault::Touched => new_piece_touched(lang, who, new_piece(attempt.promotion, lang), square),
        PromotionFault::PawnLeft => leaves_pawn(lang, who, square),
    }
}

/// The new piece after «mit» and after «with».
const fn new_piece(role: Option<Role>, lang: Lang) -> &'static str {
    match (role, lang) {
        (Some(Role::Queen), Lang::De) => "der neuen Dame",
        (Some(Role::Rook), Lang::De) => "dem neuen Turm",
        (Some(Role::Bishop), Lang::De) => "dem neuen Läufer",
        (Some(Role::Knight), Lang::De) => "dem neuen Springer",
        (Some(Role::King | Role::Pawn) | None, Lang::De) => "der neuen Figur",
        (Some(Role::Queen), Lang::En) => "the new queen",
        (Some(Role::Rook), Lang::En) => "the new rook",
        (Some(Role::Bishop), Lang::En) => "the new bishop",
        (Some(Role::Knight), Lang::En) => "the new knight",
        (Some(Role::King | Role::Pawn) | None, Lang::En) => "the new piece",
    }
}

texts! {
    new_piece_touched(who, piece, square) {
        de: "{who} hat mit {piece} das Umwandlungsfeld {square} berührt.",
        en: "{who} has touched the square of promotion, {square}, with {piece}.",
    }
    no_piece_at_hand(who, square) {
        de: "{who} will auf {square} umwandeln, aber die Figur ist nicht zur Hand.",
        en: "{who} intends to promote on {square}, but the piece is not available.",
    }
    upside_down_rook(who, square) {
        de: "{who} stellt auf {square} einen umgedrehten Turm als Dame auf.",
        en: "{who} puts an upside-down rook on {square} as a queen.",
    }
    leaves_pawn(who, square) {
        de: "{who} zieht den Bauern nach {square}, ohne ihn umzuwandeln.",
        en: "{who} moves the pawn to {square} without promoting it.",
    }
}
