//! Positions for the machine: the given one, or a stand-in if the board does not matter.
//!
//! An arbiter in a hurry enters no position. Most articles need none. The others are tried with two stand-ins;
//! if the rulings differ, the answer says that it depends.

use turmuhr_core::{
    CastlingMode, Chess, Color, Move, Position, Rank, Role, Setup, Square, fen, fen::FenError,
};
use turmuhr_laws::board::legality::{Attempt, legal_move};

use super::{NoAnswer, Seen};

/// A position as FEN, of chess or Chess960.
pub fn position(text: &str) -> Result<Chess, FenError> {
    let setup = fen::read_setup(text)?;
    fen::read(text, CastlingMode::detect(&setup))
}

/// A replacement for an unknown position.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum StandIn {
    /// Either side can mate, move and promote.
    Rich,
    /// This side has only its king.
    Bare(Color),
}

/// The position of an incident, and whether it was given.
pub(super) fn stage(seen: &Seen, turn: Option<Color>, stand_in: StandIn) -> Result<(Chess, bool), NoAnswer> {
    if !seen.position.trim().is_empty() {
        let given = position(&seen.position).map_err(NoAnswer::Position)?;
        if let Some(turn) = turn.filter(|turn| *turn != given.turn()) {
            return Err(NoAnswer::Turn { wanted: turn });
        }
        return Ok((given, true));
    }
    let turn = turn.unwrap_or(Color::White);
    let board = match stand_in {
        StandIn::Rich => "4k3/P6p/8/1n6/6N1/8/p6P/4K3",
        StandIn::Bare(Color::Black) => "4k3/P7/8/8/8/8/8/R3K3",
        StandIn::Bare(Color::White) => "r3k3/8/8/8/8/8/p7/4K3",
    };
    let number = seen.moves.unwrap_or(0).saturating_add(1);
    let text = format!("{board} {} - - 0 {number}", turn.char());
    Ok((position(&text).map_err(NoAnswer::Position)?, false))
}

/// The same position with a different count of half-moves without progress.
pub(super) fn quiet(of: &Chess, halfmoves: u32) -> Chess {
    let setup = Setup { halfmoves, ..of.to_setup(turmuhr_core::EnPassantMode::Legal) };
    setup.position(of.castles().mode()).unwrap_or_else(|_| of.clone())
}

/// Some illegal move that leaves a possible position, if the real one is unknown.
pub(super) fn some_illegal(of: &Chess) -> Option<Attempt> {
    let own = of.us() & !of.board().kings();
    let attempts = own.into_iter().flat_map(|from| {
        let empty = (!of.board().occupied()).into_iter();
        empty.map(move |to| Attempt { from, to, promotion: None })
    });
    let playable = |attempt: &Attempt| {
        let mut setup = of.to_setup(turmuhr_core::EnPassantMode::Legal);
        let Some(piece) = setup.board.remove_piece_at(attempt.from) else { return false };
        let last = matches!(attempt.to.rank(), Rank::First | Rank::Eighth);
        if piece.role == Role::Pawn && last {
            return false;
        }
        setup.board.set_piece_at(attempt.to, piece);
        setup.turn = !setup.turn;
        setup.ep_square = None;
        let after: Result<Chess, _> = setup.position(of.castles().mode());
        after.is_ok_and(|after| !after.is_check() && !after.legal_moves().is_empty())
    };
    attempts.filter(|attempt| legal_as_any(of, *attempt).is_none()).find(playable)
}

/// The legal move of an attempt, with any promotion.
pub(super) fn legal_as_any(of: &Chess, attempt: Attempt) -> Option<Move> {
    legal_move(of, attempt).or_else(|| legal_move(of, Attempt { promotion: Some(Role::Queen), ..attempt }))
}

/// A quiet move that does not end the game.
pub(super) fn some_legal(of: &Chess) -> Option<Move> {
    let goes_on = |m: &Move| {
        let mut after = of.clone();
        after.play_unchecked(*m);
        !after.legal_moves().is_empty()
    };
    let moves = of.legal_moves();
    let plain =
        moves.iter().copied().find(|m| !m.is_capture() && !m.is_castle() && !m.is_promotion() && goes_on(m));
    plain.or_else(|| moves.into_iter().find(goes_on))
}

/// A move that two hands are an offence for: a capture or a promotion, else castling (7.7.1 of 2017, 7.5.4 since).
pub(super) fn some_two_handed(of: &Chess) -> Option<Move> {
    let goes_on = |m: &Move| {
        let mut after = of.clone();
        after.play_unchecked(*m);
        !after.legal_moves().is_empty()
    };
    let moves = of.legal_moves();
    let taken = moves.iter().copied().find(|m| (m.is_capture() || m.is_promotion()) && goes_on(m));
    taken.or_else(|| moves.into_iter().find(|m| m.is_castle() && goes_on(m)))
}

/// The promotion by a straight pawn move; `None` if there is none or several.
pub(super) fn pawn_to_promote(of: &Chess) -> Option<Attempt> {
    let mut found: Vec<Attempt> = of
        .legal_moves()
        .into_iter()
        .filter(|m| m.is_promotion())
        .filter_map(|m| Some(Attempt { from: m.from()?, to: m.to(), promotion: None }))
        .collect();
    found.dedup();
    match found[..] {
        [one] => Some(one),
        _ => None,
    }
}

/// Two squares, and optionally the promotion piece: `e7e8`, `e7-e8`, `e7e8q`.
pub(super) fn read_attempt(text: &str) -> Option<Attempt> {
    let plain: String = text.chars().filter(|letter| letter.is_ascii_alphanumeric()).collect();
    let plain = plain.to_ascii_lowercase();
    let square = |range| plain.get(range).and_then(|name: &str| name.parse::<Square>().ok());
    let promotion = match plain.get(4..) {
        Some("") => None,
        Some(letter) if letter.len() == 1 => Some(Role::from_char(letter.chars().next()?)?),
        _ => return None,
    };
    Some(Attempt { from: square(0..2)?, to: square(2..4)?, promotion })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::incident::Kind;

    #[test]
    fn stand_ins_have_what_is_asked_of_them() {
        for turn in Color::ALL {
            for stand_in in [StandIn::Rich, StandIn::Bare(!turn)] {
                let seen = Seen::of(Kind::IllegalMove, None);
                let (stage, given) = stage(&seen, Some(turn), stand_in).expect("a position");
                assert!(!given && stage.turn() == turn && !stage.is_check());
                assert!(some_illegal(&stage).is_some() && some_legal(&stage).is_some());
                assert!(pawn_to_promote(&stage).is_some(), "{turn:?} {stand_in:?}");
            }
        }
    }

    #[test]
    fn moves_are_read_as_two_squares() {
        let read = |text| read_attempt(text).map(|attempt| (attempt.from, attempt.to, attempt.promotion));
        assert_eq!(read("e2e4"), Some((Square::E2, Square::E4, None)));
        assert_eq!(read("E7-E8=Q"), Some((Square::E7, Square::E8, Some(Role::Queen))));
        for wrong in ["", "e2", "e2e9", "Nf3", "e2e4e5", "e7e8x"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
