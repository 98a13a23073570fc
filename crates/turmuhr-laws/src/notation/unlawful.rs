//! Moves in an unlawful position.
//!
//! After an illegal move that nobody noticed play goes on. No move generator lists such moves, but players
//! make them and write them down.

use turmuhr_core::{Board, Color, Rank, Role, Setup, Square};

use super::{
    language::Language,
    token::{What, parse_token},
};
use crate::board::{attack, legality::Attempt};

/// The only displacement the text can mean in an unlawful position.
pub fn read_unlawful(setup: &Setup, text: &str, language: Language) -> Option<Attempt> {
    match parse_token(text, language).ok()?.what {
        What::Displace { from, to, promotion } => Some(Attempt { from, to, promotion }),
        What::Move { role, file, rank, to, promotion } => {
            let own = setup.board.by_piece(role.of(setup.turn));
            let fits = |from: &Square| {
                file.is_none_or(|file| from.file() == file)
                    && rank.is_none_or(|rank| from.rank() == rank)
                    && reaches(&setup.board, *from, to, setup.turn)
            };
            let found: Vec<Square> = own.into_iter().filter(fits).collect();
            // A piece that keeps the own king out of check is preferred.
            let safe = |from: &Square| !leaves_in_check(&setup.board, *from, to, setup.turn);
            let safe: Vec<Square> = found.iter().copied().filter(safe).collect();
            match (found.as_slice(), safe.as_slice()) {
                ([from], _) | (_, [from]) => Some(Attempt { from: *from, to, promotion }),
                _ => None,
            }
        }
        What::Castle(_) | What::PawnTakes { .. } => None,
    }
}

/// Whether the piece of the side to move goes that way, takes no king and keeps its own out of check.
pub(crate) fn obeys(setup: &Setup, Attempt { from, to, .. }: Attempt) -> bool {
    setup.board.role_at(to) != Some(Role::King)
        && reaches(&setup.board, from, to, setup.turn)
        && !leaves_in_check(&setup.board, from, to, setup.turn)
}

/// Whether the piece moves that way; checks are not examined.
fn reaches(board: &Board, from: Square, to: Square, color: Color) -> bool {
    if board.color_at(to) == Some(color) {
        return false;
    }
    if board.role_at(from) != Some(Role::Pawn) {
        return attack::attacks(board, from).contains(to);
    }
    if from.file() != to.file() {
        return board.color_at(to) == Some(!color) && attack::attacks(board, from).contains(to);
    }
    let step = if color == Color::White { 8 } else { -8 };
    let one = from.offset(step).filter(|square| board.piece_at(*square).is_none());
    let two = one
        .filter(|_| from.rank() == color.relative_rank(Rank::Second))
        .and_then(|one| one.offset(step))
        .filter(|square| board.piece_at(*square).is_none());
    one == Some(to) || two == Some(to)
}

fn leaves_in_check(board: &Board, from: Square, to: Square, color: Color) -> bool {
    let mut after = board.clone();
    if let Some(piece) = after.remove_piece_at(from) {
        after.set_piece_at(to, piece);
    }
    attack::in_check(&after, color)
}

#[cfg(test)]
mod tests {
    use turmuhr_core::fen;

    use super::*;

    #[test]
    fn moves_are_read_though_a_king_could_be_taken() {
        // White has left the king in check and it is Black's move.
        let setup = fen::read_setup("r3k3/p7/8/4r3/8/8/R6P/4K3 b - - 1 40").unwrap();
        let read = |text| {
            read_unlawful(&setup, text, Language::En).map(|attempt| format!("{}{}", attempt.from, attempt.to))
        };
        for (text, means) in [
            ("Kd8", Some("e8d8")),
            ("a5", Some("a7a5")),
            ("Rae6", None),
            ("Re6", Some("e5e6")),
            ("Rd8", Some("a8d8")),
            ("e5e1", Some("e5e1")),
            ("Nf6", None),
            ("axb6", None),
        ] {
            assert_eq!(read(text).as_deref(), means, "{text}");
        }
    }
}
