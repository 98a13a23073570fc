//! The articles about the board, edition by edition.
//!
//! Rules keep their meaning and change their numbers, so the code names the meaning and each edition is a
//! page of numbers. Every field is spelled out on every page, so that a new rule gets its number in each
//! text.

use turmuhr_core::{Citation, Edition, cite};

/// The articles of one edition about the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct BoardArticles {
    /// A player moves pieces, and a move is the moving of one.
    pub moving: Citation,
    /// The players move alternately, each their own pieces.
    pub turn: Citation,
    /// No piece moves to a square held by a piece of its own colour.
    pub own_piece: Citation,
    /// Where a piece attacks; `None` where the text is silent.
    pub attack: Option<Citation>,
    /// A piece attacks even if it may not move there; `None` where the text is silent.
    pub attack_though_pinned: Option<Citation>,
    /// The bishop moves along diagonals.
    pub bishop: Citation,
    /// The rook moves along files and ranks.
    pub rook: Citation,
    /// The queen moves along files, ranks and diagonals.
    pub queen: Citation,
    /// The knight's move.
    pub knight: Citation,
    /// The king moves one square.
    pub king: Citation,
    /// Bishop, rook and queen pass over nothing.
    pub no_jump: Citation,
    /// The pawn moves one square ahead.
    pub pawn_step: Citation,
    /// The pawn may move two squares from its original square.
    pub double_step: Citation,
    /// The pawn captures diagonally.
    pub pawn_capture: Citation,
    /// The capture in passing.
    pub en_passant: Citation,
    /// Only on the move that follows at once.
    pub en_passant_too_late: Citation,
    /// The pawn that reaches the last rank becomes a piece.
    pub promotion: Citation,
    /// How castling is carried out.
    pub castling: Citation,
    /// The right is lost: the lead-in, then the two cases.
    pub castling_right_lost: Citation,
    /// The king has moved.
    pub castling_king_moved: Citation,
    /// The rook has moved.
    pub castling_rook_moved: Citation,
    /// Prevented for the moment by an attack on a square of the king.
    pub castling_attacked: Citation,
    /// Prevented for the moment by a piece in the way.
    pub castling_blocked: Citation,
    /// When a king is in check.
    pub check: Citation,
    /// No move exposes the own king or leaves it in check.
    pub self_check: Citation,
    /// Kings are not captured.
    pub king_capture: Citation,
    /// What a legal move is.
    pub legal_move: Citation,
    /// What an illegal move is.
    pub illegal_move: Citation,
    /// `None` where the text does not define it.
    pub illegal_position: Option<Citation>,
    /// When two positions are the same.
    pub identity: Citation,
    /// A possible capture in passing makes positions different.
    pub identity_en_passant: Citation,
    /// A right to castle makes positions different.
    pub identity_castling: Citation,
    /// The same position for the third time, on a claim.
    pub threefold: Citation,
    /// The third time after an intended move.
    pub threefold_intended: Citation,
    /// The third time on the board.
    pub threefold_appeared: Citation,
    /// The same position for the fifth time, without a claim; `None` where the text is silent.
    pub fivefold: Option<Citation>,
    /// Fifty moves without pawn move and capture, on a claim.
    pub fifty: Citation,
    /// Fifty moves, completed by an intended move; `None` where the text is silent.
    pub fifty_intended: Option<Citation>,
    /// Fifty moves, completed on the board.
    pub fifty_completed: Citation,
    /// Seventy-five moves without pawn move and capture, without a claim; `None` where the text is silent.
    pub seventy_five: Option<Citation>,
}

/// The page of this edition, or of the complete text behind it.
pub const fn board_articles(edition: Edition) -> &'static BoardArticles {
    match edition {
        Edition::Fide1984 => &FIDE_1984,
        Edition::Fide1993 => &FIDE_1993,
        Edition::Fide2001 => &FIDE_2001,
        Edition::Fide2017 => &FIDE_2017,
        Edition::Fide2018 => &FIDE_2018,
        Edition::Fide2023 => &FIDE_2023,
        Edition::FideBlitz1977
        | Edition::DsbVi1987
        | Edition::FideRapid1990
        | Edition::FideBlitz1993
        | Edition::Dsb2014 => board_articles(edition.complete()),
    }
}

/// Self-check cites 9.2, the nearest rule: a check must be met on the next move.
pub static FIDE_1984: BoardArticles = BoardArticles {
    moving: cite!(Fide1984, "4.1"),
    turn: cite!(Fide1984, "3.1"),
    own_piece: cite!(Fide1984, "4.1"),
    attack: None,
    attack_though_pinned: None,
    bishop: cite!(Fide1984, "5.4"),
    rook: cite!(Fide1984, "5.3"),
    queen: cite!(Fide1984, "5.2"),
    knight: cite!(Fide1984, "5.5"),
    king: cite!(Fide1984, "5.1a"),
    no_jump: cite!(Fide1984, "4.2"),
    pawn_step: cite!(Fide1984, "5.6b"),
    double_step: cite!(Fide1984, "5.6b"),
    pawn_capture: cite!(Fide1984, "5.6b"),
    en_passant: cite!(Fide1984, "5.6c"),
    en_passant_too_late: cite!(Fide1984, "5.6c"),
    promotion: cite!(Fide1984, "5.6d"),
    castling: cite!(Fide1984, "5.1b"),
    castling_right_lost: cite!(Fide1984, "5.1e"),
    castling_king_moved: cite!(Fide1984, "5.1e"),
    castling_rook_moved: cite!(Fide1984, "5.1e"),
    castling_attacked: cite!(Fide1984, "5.1f"),
    castling_blocked: cite!(Fide1984, "5.1f"),
    check: cite!(Fide1984, "9.1"),
    self_check: cite!(Fide1984, "9.2"),
    king_capture: cite!(Fide1984, "9.2"),
    legal_move: cite!(Fide1984, "5"),
    illegal_move: cite!(Fide1984, "5"),
    illegal_position: None,
    identity: cite!(Fide1984, "10.5"),
    identity_en_passant: cite!(Fide1984, "10.5"),
    identity_castling: cite!(Fide1984, "10.5"),
    threefold: cite!(Fide1984, "10.5"),
    threefold_intended: cite!(Fide1984, "10.5a"),
    threefold_appeared: cite!(Fide1984, "10.5b"),
    fivefold: None,
    fifty: cite!(Fide1984, "10.8"),
    fifty_intended: None,
    fifty_completed: cite!(Fide1984, "10.8"),
    seventy_five: None,
};

/// As 1984, but Article 10 is numbered anew.
pub static FIDE_1993: BoardArticles = BoardArticles {
    moving: cite!(Fide1993, "4.1"),
    turn: cite!(Fide1993, "3.1"),
    own_piece: cite!(Fide1993, "4.1"),
    attack: None,
    attack_though_pinned: None,
    bishop: cite!(Fide1993, "5.4"),
    rook: cite!(Fide1993, "5.3"),
    queen: cite!(Fide1993, "5.2"),
    knight: cite!(Fide1993, "5.5"),
    king: cite!(Fide1993, "5.1a"),
    no_jump: cite!(Fide1993, "4.2"),
    pawn_step: cite!(Fide1993, "5.6b"),
    double_step: cite!(Fide1993, "5.6b"),
    pawn_capture: cite!(Fide1993, "5.6b"),
    en_passant: cite!(Fide1993, "5.6c"),
    en_passant_too_late: cite!(Fide1993, "5.6c"),
    promotion: cite!(Fide1993, "5.6d"),
    castling: cite!(Fide1993, "5.1b"),
    castling_right_lost: cite!(Fide1993, "5.1e"),
    castling_king_moved: cite!(Fide1993, "5.1e"),
    castling_rook_moved: cite!(Fide1993, "5.1e"),
    castling_attacked: cite!(Fide1993, "5.1f"),
    castling_blocked: cite!(Fide1993, "5.1f"),
    check: cite!(Fide1993, "9.1"),
    self_check: cite!(Fide1993, "9.1"),
    king_capture: cite!(Fide1993, "9.1"),
    legal_move: cite!(Fide1993, "5"),
    illegal_move: cite!(Fide1993, "5"),
    illegal_position: None,
    identity: cite!(Fide1993, "10.10"),
    identity_en_passant: cite!(Fide1993, "10.10"),
    identity_castling: cite!(Fide1993, "10.10"),
    threefold: cite!(Fide1993, "10.10"),
    threefold_intended: cite!(Fide1993, "10.10a"),
    threefold_appeared: cite!(Fide1993, "10.10b"),
    fivefold: None,
    fifty: cite!(Fide1993, "10.12"),
    fifty_intended: None,
    fifty_completed: cite!(Fide1993, "10.12"),
    seventy_five: None,
};

/// Only the articles that the course names.
pub static FIDE_2001: BoardArticles = BoardArticles {
    moving: cite!(Fide2001, "1.1"),
    turn: cite!(Fide2001, "1.1"),
    own_piece: cite!(Fide2001, "3.1"),
    attack: Some(cite!(Fide2001, "3.1")),
    attack_though_pinned: Some(cite!(Fide2001, "3.8")),
    bishop: cite!(Fide2001, "3.2"),
    rook: cite!(Fide2001, "3.3"),
    queen: cite!(Fide2001, "3.4"),
    knight: cite!(Fide2001, "3.6"),
    king: cite!(Fide2001, "3.8"),
    no_jump: cite!(Fide2001, "3.5"),
    pawn_step: cite!(Fide2001, "3.7a"),
    double_step: cite!(Fide2001, "3.7b"),
    pawn_capture: cite!(Fide2001, "3.7c"),
    en_passant: cite!(Fide2001, "3.7d"),
    en_passant_too_late: cite!(Fide2001, "3.7d"),
    promotion: cite!(Fide2001, "3.7e"),
    castling: cite!(Fide2001, "3.8"),
    castling_right_lost: cite!(Fide2001, "3.8"),
    castling_king_moved: cite!(Fide2001, "3.8"),
    castling_rook_moved: cite!(Fide2001, "3.8"),
    castling_attacked: cite!(Fide2001, "3.8"),
    castling_blocked: cite!(Fide2001, "3.8"),
    check: cite!(Fide2001, "3.8"),
    self_check: cite!(Fide2001, "3.9"),
    king_capture: cite!(Fide2001, "1.2"),
    legal_move: cite!(Fide2001, "3"),
    illegal_move: cite!(Fide2001, "4.7"),
    illegal_position: None,
    identity: cite!(Fide2001, "9.2"),
    identity_en_passant: cite!(Fide2001, "9.2"),
    identity_castling: cite!(Fide2001, "9.2"),
    threefold: cite!(Fide2001, "9.2"),
    threefold_intended: cite!(Fide2001, "9.2a"),
    threefold_appeared: cite!(Fide2001, "9.2b"),
    fivefold: None,
    fifty: cite!(Fide2001, "9.3"),
    fifty_intended: Some(cite!(Fide2001, "9.3a")),
    fifty_completed: cite!(Fide2001, "9.3b"),
    seventy_five: None,
};

/// In the canonical numbers, not those of either column.
pub static FIDE_2017: BoardArticles = BoardArticles {
    moving: cite!(Fide2017, "1.1"),
    turn: cite!(Fide2017, "1.2"),
    own_piece: cite!(Fide2017, "3.1"),
    attack: Some(cite!(Fide2017, "3.1.2")),
    attack_though_pinned: Some(cite!(Fide2017, "3.1.3")),
    bishop: cite!(Fide2017, "3.2"),
    rook: cite!(Fide2017, "3.3"),
    queen: cite!(Fide2017, "3.4"),
    knight: cite!(Fide2017, "3.6"),
    king: cite!(Fide2017, "3.8.1"),
    no_jump: cite!(Fide2017, "3.5"),
    pawn_step: cite!(Fide2017, "3.7.1"),
    double_step: cite!(Fide2017, "3.7.2"),
    pawn_capture: cite!(Fide2017, "3.7.3"),
    en_passant: cite!(Fide2017, "3.7.4.1"),
    en_passant_too_late: cite!(Fide2017, "3.7.4.2"),
    promotion: cite!(Fide2017, "3.7.5.1"),
    castling: cite!(Fide2017, "3.8.2"),
    castling_right_lost: cite!(Fide2017, "3.8.2.1"),
    castling_king_moved: cite!(Fide2017, "3.8.2.1.1"),
    castling_rook_moved: cite!(Fide2017, "3.8.2.1.2"),
    castling_attacked: cite!(Fide2017, "3.8.2.2.1"),
    castling_blocked: cite!(Fide2017, "3.8.2.2.2"),
    check: cite!(Fide2017, "3.9.1"),
    self_check: cite!(Fide2017, "3.9.2"),
    king_capture: cite!(Fide2017, "1.4.1"),
    legal_move: cite!(Fide2017, "3.10.1"),
    illegal_move: cite!(Fide2017, "3.10.2"),
    illegal_position: Some(cite!(Fide2017, "3.10.3")),
    identity: cite!(Fide2017, "9.2.2"),
    identity_en_passant: cite!(Fide2017, "9.2.2.1"),
    identity_castling: cite!(Fide2017, "9.2.2.2"),
    threefold: cite!(Fide2017, "9.2.1"),
    threefold_intended: cite!(Fide2017, "9.2.1.1"),
    threefold_appeared: cite!(Fide2017, "9.2.1.2"),
    fivefold: Some(cite!(Fide2017, "9.6.1")),
    fifty: cite!(Fide2017, "9.3"),
    fifty_intended: Some(cite!(Fide2017, "9.3.1")),
    fifty_completed: cite!(Fide2017, "9.3.2"),
    seventy_five: Some(cite!(Fide2017, "9.6.2")),
};

/// The numbers of 2017.
pub static FIDE_2018: BoardArticles = BoardArticles {
    moving: cite!(Fide2018, "1.1"),
    turn: cite!(Fide2018, "1.2"),
    own_piece: cite!(Fide2018, "3.1"),
    attack: Some(cite!(Fide2018, "3.1.2")),
    attack_though_pinned: Some(cite!(Fide2018, "3.1.3")),
    bishop: cite!(Fide2018, "3.2"),
    rook: cite!(Fide2018, "3.3"),
    queen: cite!(Fide2018, "3.4"),
    knight: cite!(Fide2018, "3.6"),
    king: cite!(Fide2018, "3.8.1"),
    no_jump: cite!(Fide2018, "3.5"),
    pawn_step: cite!(Fide2018, "3.7.1"),
    double_step: cite!(Fide2018, "3.7.2"),
    pawn_capture: cite!(Fide2018, "3.7.3"),
    en_passant: cite!(Fide2018, "3.7.4.1"),
    en_passant_too_late: cite!(Fide2018, "3.7.4.2"),
    promotion: cite!(Fide2018, "3.7.5.1"),
    castling: cite!(Fide2018, "3.8.2"),
    castling_right_lost: cite!(Fide2018, "3.8.2.1"),
    castling_king_moved: cite!(Fide2018, "3.8.2.1.1"),
    castling_rook_moved: cite!(Fide2018, "3.8.2.1.2"),
    castling_attacked: cite!(Fide2018, "3.8.2.2.1"),
    castling_blocked: cite!(Fide2018, "3.8.2.2.2"),
    check: cite!(Fide2018, "3.9.1"),
    self_check: cite!(Fide2018, "3.9.2"),
    king_capture: cite!(Fide2018, "1.4.1"),
    legal_move: cite!(Fide2018, "3.10.1"),
    illegal_move: cite!(Fide2018, "3.10.2"),
    illegal_position: Some(cite!(Fide2018, "3.10.3")),
    identity: cite!(Fide2018, "9.2.2"),
    identity_en_passant: cite!(Fide2018, "9.2.2.1"),
    identity_castling: cite!(Fide2018, "9.2.2.2"),
    threefold: cite!(Fide2018, "9.2.1"),
    threefold_intended: cite!(Fide2018, "9.2.1.1"),
    threefold_appeared: cite!(Fide2018, "9.2.1.2"),
    fivefold: Some(cite!(Fide2018, "9.6.1")),
    fifty: cite!(Fide2018, "9.3"),
    fifty_intended: Some(cite!(Fide2018, "9.3.1")),
    fifty_completed: cite!(Fide2018, "9.3.2"),
    seventy_five: Some(cite!(Fide2018, "9.6.2")),
};

/// The sub-articles of the pawn were renumbered, and the lead-in of the repetition lost its number.
pub static FIDE_2023: BoardArticles = BoardArticles {
    moving: cite!(Fide2023, "1.1"),
    turn: cite!(Fide2023, "1.2"),
    own_piece: cite!(Fide2023, "3.1"),
    attack: Some(cite!(Fide2023, "3.1.2")),
    attack_though_pinned: Some(cite!(Fide2023, "3.1.3")),
    bishop: cite!(Fide2023, "3.2"),
    rook: cite!(Fide2023, "3.3"),
    queen: cite!(Fide2023, "3.4"),
    knight: cite!(Fide2023, "3.6"),
    king: cite!(Fide2023, "3.8.1"),
    no_jump: cite!(Fide2023, "3.5"),
    pawn_step: cite!(Fide2023, "3.7.1"),
    double_step: cite!(Fide2023, "3.7.2"),
    pawn_capture: cite!(Fide2023, "3.7.3"),
    en_passant: cite!(Fide2023, "3.7.3.1"),
    en_passant_too_late: cite!(Fide2023, "3.7.3.2"),
    promotion: cite!(Fide2023, "3.7.3.3"),
    castling: cite!(Fide2023, "3.8.2"),
    castling_right_lost: cite!(Fide2023, "3.8.2.1"),
    castling_king_moved: cite!(Fide2023, "3.8.2.1.1"),
    castling_rook_moved: cite!(Fide2023, "3.8.2.1.2"),
    castling_attacked: cite!(Fide2023, "3.8.2.2.1"),
    castling_blocked: cite!(Fide2023, "3.8.2.2.2"),
    check: cite!(Fide2023, "3.9.1"),
    self_check: cite!(Fide2023, "3.9.2"),
    king_capture: cite!(Fide2023, "1.4.1"),
    legal_move: cite!(Fide2023, "3.10.1"),
    illegal_move: cite!(Fide2023, "3.10.2"),
    illegal_position: Some(cite!(Fide2023, "3.10.3")),
    identity: cite!(Fide2023, "9.2.3"),
    identity_en_passant: cite!(Fide2023, "9.2.3.1"),
    identity_castling: cite!(Fide2023, "9.2.3.2"),
    threefold: cite!(Fide2023, "9.2"),
    threefold_intended: cite!(Fide2023, "9.2.1"),
    threefold_appeared: cite!(Fide2023, "9.2.2"),
    fivefold: Some(cite!(Fide2023, "9.6.1")),
    fifty: cite!(Fide2023, "9.3"),
    fifty_intended: Some(cite!(Fide2023, "9.3.1")),
    fifty_completed: cite!(Fide2023, "9.3.2"),
    seventy_five: Some(cite!(Fide2023, "9.6.2")),
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edition_cites_itself_or_the_text_behind_it() {
        for edition in Edition::ALL {
            assert_eq!(board_articles(edition).self_check.edition(), edition.complete(), "{edition}");
        }
    }

    #[test]
    fn one_rule_has_many_numbers() {
        let numbers = [
            Edition::Fide1984,
            Edition::Fide1993,
            Edition::Fide2001,
            Edition::Fide2017,
            Edition::Fide2018,
            Edition::Fide2023,
        ]
        .map(|edition| board_articles(edition).en_passant_too_late.article());
        assert_eq!(numbers, ["5.6c", "5.6c", "3.7d", "3.7.4.2", "3.7.4.2", "3.7.3.2"]);
    }

    #[test]
    fn draws_without_a_claim_are_new_in_2017() {
        assert_eq!(board_articles(Edition::Fide2001).fivefold, None);
        assert_eq!(board_articles(Edition::Dsb2014).seventy_five, Some(cite!(Fide2017, "9.6.2")));
    }
}
