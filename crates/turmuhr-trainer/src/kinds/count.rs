//! How often has the position appeared?

use turmuhr_core::{Chess, Move, Position, Role, chance::SplitMix64};
use turmuhr_laws::board::{articles::board_articles, identity::History};

use super::{Draft, board_page};
use crate::{
    Answer, Asked, Id, Shown,
    chance::{Game, game, pick},
};

/// Longer games fill the page.
const MOST_HALF_MOVES: usize = 26;

pub(super) fn ask(dice: &mut SplitMix64, id: Id) -> Option<Draft> {
    let rules = board_page(id)?;
    let played = shuffled(dice, id.difficulty)?;
    let mut history = History::new(played.start.clone());
    for m in &played.moves {
        history.play(*m);
    }
    let times = history.times();
    let alike = alike(&played);
    // The hard ones: the pieces stood alike more often than the position appeared.
    if id.difficulty == 3 && alike == times {
        return None;
    }
    // Four numbers in a row; the right one may be any of them, and the trap is among them.
    let lowest = 1.max(alike.saturating_sub(3)).max(times.saturating_sub(3)).min(times);
    let first =
        lowest + u32::try_from(dice.one_of(usize::try_from(times - lowest + 1).unwrap_or(1))).unwrap_or(0);
    let wrong = (first..first + 4).filter(|number| *number != times);
    let articles = board_articles(rules.edition);
    let mut cites = vec![articles.threefold_appeared, articles.identity];
    if alike != times {
        cites.push(articles.identity_castling);
    }
    Some(Draft {
        rules,
        shown: Some(Shown { position: played.position().clone(), last: played.last(), past: Vec::new() }),
        asked: Asked::Count { start: Box::new(played.start.clone()), moves: played.moves.clone() },
        right: Answer::Times(times),
        wrong: wrong.map(Answer::Times).collect(),
        cites,
    })
}

/// How often the pieces stood as at the end, with the same player to move.
fn alike(played: &Game) -> u32 {
    let last = played.position();
    let same = |position: &&Chess| position.board() == last.board() && position.turn() == last.turn();
    u32::try_from(played.positions.iter().filter(same).count()).unwrap_or(u32::MAX)
}

/// A few moves of an opening, then pieces go and come back.
pub(super) fn shuffled(dice: &mut SplitMix64, difficulty: u8) -> Option<Game> {
    let opening = 2 * (1 + dice.one_of(3)) + usize::from(difficulty == 3) * 2;
    let mut played = game(dice, Chess::default(), opening);
    let rounds = 1 + dice.one_of(3);
    for _ in 0..rounds {
        there_and_back(&mut played, dice, difficulty)?;
    }
    // Not always at the end of a round.
    if dice.one_of(3) == 0 {
        let m = repeatable(played.position(), dice, difficulty)?;
        played.play(m);
    }
    (played.moves.len() <= MOST_HALF_MOVES).then_some(played)
}

/// Both sides move a piece out and back; in hard games it may be a king or a rook, which ends the right to castle.
fn there_and_back(played: &mut Game, dice: &mut SplitMix64, difficulty: u8) -> Option<()> {
    let first = repeatable(played.position(), dice, difficulty)?;
    played.play(first);
    let second = repeatable(played.position(), dice, difficulty)?;
    played.play(second);
    for out in [first, second] {
        let back = played
            .position()
            .legal_moves()
            .into_iter()
            .find(|m| m.from() == Some(out.to()) && Some(m.to()) == out.from() && !m.is_capture())?;
        played.play(back);
    }
    Some(())
}

fn repeatable(position: &Chess, dice: &mut SplitMix64, difficulty: u8) -> Option<Move> {
    let quiet = |m: &Move| {
        let roles: &[Role] = match difficulty {
            1 => &[Role::Knight],
            2 => &[Role::Knight, Role::Bishop, Role::Queen],
            _ => &[Role::Knight, Role::King, Role::Rook],
        };
        !m.is_capture() && !m.is_castle() && roles.contains(&m.role())
    };
    let moves: Vec<Move> = position.legal_moves().into_iter().filter(quiet).collect();
    let royal: Vec<Move> =
        moves.iter().copied().filter(|m| matches!(m.role(), Role::King | Role::Rook)).collect();
    let any = royal.is_empty() || dice.one_of(2) == 0;
    pick(dice, if any { &moves } else { &royal }).copied()
}
