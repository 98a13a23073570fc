//! Dead positions: neither side can mate by any series of legal moves (5.2.2).

use turmuhr_core::{ByColor, Chess, Color, Move, Position, Role};

use crate::{Limits, Verdict, Why, can_mate};

/// Is the game over because nobody can win any more?
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub enum Dead {
    /// Yes, and why neither side can mate.
    Yes(Box<ByColor<Why>>),
    No,
    /// Not settled in the short time a live game allows; ask [`can_mate`] for both sides.
    Unknown,
}

/// Enough for nearly every game, and done within milliseconds.
const LIVE: Limits = Limits { nodes: 20_000 };

/// For use after every move. The position counts as it stands: a stalemate is dead, a mate is not.
pub fn is_dead(position: &Chess) -> Dead {
    let first = likelier(position);
    match (can_mate(position, first, LIVE), first) {
        (Verdict::Winnable { .. }, _) => Dead::No,
        (verdict, first) => match (verdict, can_mate(position, !first, LIVE)) {
            (_, Verdict::Winnable { .. }) => Dead::No,
            (Verdict::Unwinnable { why: one }, Verdict::Unwinnable { why: other }) => {
                let (white, black) = if first.is_white() { (one, other) } else { (other, one) };
                Dead::Yes(Box::new(ByColor { white, black }))
            }
            _ => Dead::Unknown,
        },
    }
}

/// The side that probably has the shorter way to a mate.
fn likelier(position: &Chess) -> Color {
    let board = position.board();
    let weight = |color: Color| {
        let men = board.by_color(color);
        8 * (board.queens() & men).count() + 4 * (board.rooks() & men).count() + men.count()
    };
    Color::from_white(weight(Color::White) >= weight(Color::Black))
}

/// Follows a game. While a move can be taken back by both sides together, the position before it can be
/// reached again, and what was not dead is not dead: that spares most searches.
#[derive(Clone, Debug)]
pub struct Watch {
    position: Chess,
    alive: bool,
}

impl Watch {
    pub fn new(position: Chess) -> Watch {
        Watch { position, alive: false }
    }

    pub fn position(&self) -> &Chess {
        &self.position
    }

    /// Is the position dead after this move? The move must be legal.
    pub fn played(&mut self, m: Move) -> Dead {
        let before = self.position.clone();
        self.position.play_unchecked(m);
        if self.alive && can_be_undone(&before, m, &self.position) {
            return Dead::No;
        }
        let dead = is_dead(&self.position);
        self.alive = dead == Dead::No;
        dead
    }
}

/// How many replies to try.
const REPLIES: usize = 6;

/// Is there a reply after which both sides can step back to the position before `m`? Then what could happen
/// there still can: a position that leads back to one that was not dead is not dead.
pub fn can_be_undone(before: &Chess, m: Move, after: &Chess) -> bool {
    let Some(back) = reverse(m) else { return false };
    let replies = after.legal_moves().into_iter().filter_map(|reply| Some((reply, reverse(reply)?)));
    replies.take(REPLIES).any(|(reply, reply_back)| {
        let mut at = after.clone();
        at.play_unchecked(reply);
        for m in [back, reply_back] {
            if !at.is_legal(m) {
                return false;
            }
            at.play_unchecked(m);
        }
        at == *before
    })
}

/// The same step backwards, for moves that have one.
fn reverse(m: Move) -> Option<Move> {
    match m {
        Move::Normal { role, from, capture: None, to, promotion: None } if role != Role::Pawn => {
            Some(Move::Normal { role, from: to, capture: None, to: from, promotion: None })
        }
        _ => None,
    }
}
