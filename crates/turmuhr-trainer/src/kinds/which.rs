//! Which of these moves is legal, or not?

use turmuhr_core::{Chess, Position, Role, chance::SplitMix64};
use turmuhr_laws::board::{
    articles::board_articles,
    legality::{Attempt, Illegality},
};

use super::{Draft, board_page, knows_chess960, legal::displacements};
use crate::{
    Answer, Asked, Id, Shown,
    chance::{chess960, game, is_pinned},
};

const GAMES: usize = 30;

pub(super) fn ask(dice: &mut SplitMix64, id: Id) -> Option<Draft> {
    let rules = board_page(id)?;
    let articles = board_articles(rules.edition);
    for _ in 0..GAMES {
        let start =
            if id.difficulty == 3 && knows_chess960(id.edition) { chess960(dice) } else { Chess::default() };
        let half_moves = 12 + dice.one_of(50);
        let played = game(dice, start, half_moves);
        let position = played.position();
        let mut all = displacements(position);
        dice.shuffle(&mut all);
        let legal: Vec<Attempt> = all
            .iter()
            .filter(|(attempt, reasons)| reasons.is_empty() && tempting(position, *attempt))
            .map(|(attempt, _)| *attempt)
            .collect();
        let mut illegal: Vec<(Attempt, Illegality)> = all
            .iter()
            .filter_map(|(attempt, reasons)| match reasons[..] {
                [reason] => Some((*attempt, reason)),
                _ => None,
            })
            .filter(|(attempt, reason)| hard_enough(position, *attempt, *reason, id.difficulty))
            .collect();
        // Moves against check and pins first.
        illegal.sort_by_key(|(_, reason)| !matches!(reason, Illegality::SelfCheck { .. }));
        // Displacements leave castling out.
        let shown = Shown { position: position.clone(), last: played.last(), past: Vec::new() };
        let as_move = |attempt: &Attempt| Answer::Move(*attempt);
        if dice.one_of(2) == 0 {
            let (Some(right), true) = (legal.first(), illegal.len() >= 3) else { continue };
            return Some(Draft {
                rules,
                shown: Some(shown),
                asked: Asked::WhichLegal,
                right: as_move(right),
                wrong: illegal.iter().map(|(attempt, _)| as_move(attempt)).collect(),
                cites: vec![articles.legal_move],
            });
        }
        let (Some((right, reason)), true) = (illegal.first(), legal.len() >= 3) else { continue };
        return Some(Draft {
            rules,
            shown: Some(shown),
            asked: Asked::WhichIllegal,
            right: as_move(right),
            wrong: legal.iter().map(as_move).collect(),
            cites: vec![reason.cites(rules.edition), articles.illegal_move],
        });
    }
    None
}

/// Legal, though a reader has to look: in check, near a pin, a capture, a king's step.
fn tempting(position: &Chess, attempt: Attempt) -> bool {
    position.is_check()
        || is_pinned(position, attempt.from)
        || position.board().occupied().contains(attempt.to)
        || position.board().role_at(attempt.from) == Some(Role::King)
        || position.board().role_at(attempt.from) == Some(Role::Pawn)
}

fn hard_enough(position: &Chess, attempt: Attempt, reason: Illegality, difficulty: u8) -> bool {
    match reason {
        Illegality::SelfCheck { .. } => true,
        Illegality::EnPassantTooLate { .. } => difficulty >= 2,
        Illegality::Jump { .. } => {
            difficulty == 1
                && attempt.from.distance(attempt.to) <= 3
                && position.board().role_at(attempt.from) != Some(Role::King)
        }
        Illegality::DoubleStepBlocked { .. }
        | Illegality::DoubleStepTooLate
        | Illegality::NothingToCapture { .. } => difficulty <= 2,
        _ => false,
    }
}
