//! Dead positions: neither side can mate by any series of legal moves (5.2.2).

use turmuhr_core::{Bitboard, ByColor, Chess, Color, Move, Position, Role, shakmaty::attacks};

use crate::{
    Limits, Why,
    decide::{Plans, Settled, settle},
    plan::{Plan, near},
};

/// Is the position dead?
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub enum Dead {
    /// Yes, and why neither side can mate.
    Yes(Box<ByColor<Why>>),
    /// At least one side can mate.
    No,
    /// Not settled within the limit.
    Unknown,
}

/// Settles most positions without a plan; both sides get this limit before either gets more.
const SOON: Limits = Limits { nodes: 2_000 };

/// The current state counts: a stalemate is dead, a mate is not.
pub fn is_dead(position: &Chess, limits: Limits) -> Dead {
    let first = likelier(position);
    if planned(position, first).is_some() { Dead::No } else { searched(position, first, limits) }
}

/// A plan of either side shows that the position is not dead.
fn planned(position: &Chess, first: Color) -> Option<Plan> {
    let plan = |side| near(position, side).map(|near| near.plan);
    plan(first).or_else(|| plan(!first))
}

fn searched(position: &Chess, first: Color, limits: Limits) -> Dead {
    let ask = |limits: Limits| {
        let side = |side: Color| settle(position, side, limits, Plans::Tried, &mut || false);
        let one = match side(first) {
            Settled::Mate(_) => return Some(Dead::No),
            one => one,
        };
        match (one, side(!first)) {
            (_, Settled::Mate(_)) => Some(Dead::No),
            (Settled::Never(one), Settled::Never(other)) => {
                let (white, black) = if first.is_white() { (one, other) } else { (other, one) };
                Some(Dead::Yes(Box::new(ByColor { white, black })))
            }
            _ => None,
        }
    };
    let soon = Limits { nodes: limits.nodes.min(SOON.nodes) };
    ask(soon).or_else(|| if limits == soon { None } else { ask(limits) }).unwrap_or(Dead::Unknown)
}

/// The side that probably mates faster.
fn likelier(position: &Chess) -> Color {
    let board = position.board();
    let weight = |color: Color| {
        let men = board.by_color(color);
        8 * (board.queens() & men).count() + 4 * (board.rooks() & men).count() + men.count()
    };
    Color::from_white(weight(Color::White) >= weight(Color::Black))
}

/// Follows a game and saves most searches. If both sides together can take a move back, a live position stays
/// live; and a plan often survives a move.
#[derive(Copy, Clone, Debug, Default)]
pub struct Watch {
    alive: bool,
    plan: Option<Plan>,
}

impl Watch {
    /// Is the position dead after this legal move?
    pub fn played(&mut self, before: &Chess, m: Move, after: &Chess, limits: Limits) -> Dead {
        let plan = self.plan.map(|plan| plan.after(m));
        *self = Watch { plan, ..*self };
        if self.alive && can_be_undone(before, m, after) {
            return Dead::No;
        }
        if plan.is_some_and(|plan| plan.holds(after)) {
            self.alive = true;
            return Dead::No;
        }
        self.asked(after, limits)
    }

    /// For a position not reached by a move from the previous one. A plan may still hold.
    #[must_use]
    pub fn without_memory(self) -> Watch {
        Watch { alive: false, ..self }
    }

    /// Is this position dead, regardless of the moves before?
    fn asked(&mut self, position: &Chess, limits: Limits) -> Dead {
        let first = self.plan.map_or_else(|| likelier(position), |plan| plan.winner());
        let found = planned(position, first);
        let dead = if found.is_some() { Dead::No } else { searched(position, likelier(position), limits) };
        *self = Watch { alive: dead == Dead::No, plan: found.or(self.plan) };
        dead
    }
}

/// The number of replies to try.
const REPLIES: usize = 7;

/// Is there a reply after which both sides can return to the position before `m`? A position that leads back to
/// a live one is live.
fn can_be_undone(before: &Chess, m: Move, after: &Chess) -> bool {
    is_plainly_undone(before, m, after) || is_undone_by_playing(before, m, after)
}

/// With both men off the board neither king is attacked, and neither man attacks a king from either of its
/// squares. So moving there and back again is four legal moves.
fn is_plainly_undone(before: &Chess, m: Move, after: &Chess) -> bool {
    let Move::Normal { role, from, capture: None, to, promotion: None } = m else { return false };
    // Pawns never go back, and castling rights do not return.
    if role == Role::Pawn
        || before.castles().castling_rights() != after.castles().castling_rights()
        || before.maybe_ep_square().is_some() && before.legal_ep_square().is_some()
    {
        return false;
    }
    let board = after.board();
    let (them, us) = (after.turn(), !after.turn());
    let (Some(our_king), Some(their_king)) = (board.king_of(us), board.king_of(them)) else { return false };
    let attacks_from =
        |square, role: Role, color: Color, open| attacks::attacks(square, role.of(color), open);
    let waiters = board.by_color(them) & !board.pawns() & !board.kings() & !after.castles().castling_rights();
    waiters.into_iter().take(REPLIES).any(|home| {
        let Some(waiter) = board.role_at(home) else { return false };
        let open = board.occupied().without(to).without(home);
        // The two men do not block each other.
        let taken = board.occupied() | Bitboard::from(from);
        let steps = attacks_from(home, waiter, them, taken) & !taken & !attacks::between(from, to);
        let Some(away) = steps.first() else { return false };
        let kings =
            if role == Role::King { Bitboard::from(from) | Bitboard::from(to) } else { our_king.into() };
        let harm_us = |square| {
            board.attacks_to(square, them, open).without(home).any()
                || [home, away].into_iter().any(|at| attacks_from(at, waiter, them, open).contains(square))
        };
        let harm_them = board.attacks_to(their_king, us, open).without(to).any()
            || [from, to].into_iter().any(|at| attacks_from(at, role, us, open).contains(their_king));
        !harm_them && !kings.into_iter().any(harm_us)
    })
}

/// The same test by playing some replies and their reversals.
fn is_undone_by_playing(before: &Chess, m: Move, after: &Chess) -> bool {
    let Some(back) = reverse(m) else { return false };
    let replies = after.legal_moves();
    let replies = replies.iter().filter_map(|reply| Some((*reply, reverse(*reply)?)));
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

/// The reversed move, if it exists.
fn reverse(m: Move) -> Option<Move> {
    match m {
        Move::Normal { role, from, capture: None, to, promotion: None } if role != Role::Pawn => {
            Some(Move::Normal { role, from: to, capture: None, to: from, promotion: None })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use turmuhr_core::{CastlingMode, Square, fen};
    use turmuhr_testkit::{Dice, game};

    use super::*;

    fn undone(start: &str, from: Square, to: Square) -> bool {
        let before = fen::read(start, CastlingMode::Standard).unwrap();
        let m = before.legal_moves().into_iter().find(|m| m.from() == Some(from) && m.to() == to).unwrap();
        let mut after = before.clone();
        after.play_unchecked(m);
        can_be_undone(&before, m, &after)
    }

    /// Some reply leads back.
    fn is_back(before: &Chess, m: Move, after: &Chess) -> bool {
        after.legal_moves().iter().any(|reply| {
            let (Some(back), Some(reply_back)) = (reverse(m), reverse(*reply)) else { return false };
            let mut at = after.clone();
            let line = [*reply, back, reply_back];
            line.into_iter().all(|m| {
                at.is_legal(m) && {
                    at.play_unchecked(m);
                    true
                }
            }) && at == *before
        })
    }

    #[test]
    fn what_is_undone_can_be_played_back() {
        let (mut dice, mut quiet, mut undone) = (Dice(11), 0, 0);
        for _ in 0..60 {
            game(&mut dice, 200, |before, m, at| {
                quiet += u32::from(is_undone_by_playing(before, m, at));
                if is_plainly_undone(before, m, at) {
                    undone += 1;
                    assert!(is_back(before, m, at), "{} {m:?}", fen::write(before));
                }
                true
            });
        }
        assert!(undone * 10 > quiet * 8, "{undone} of {quiet}");
    }

    #[test]
    fn only_quiet_moves_lead_back() {
        use turmuhr_core::Square::{A1, A7, A8, E1, E2, E4, F3, G1, H7};
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert!(undone(start, G1, F3));
        assert!(!undone(start, E2, E4), "a pawn never goes back");
        let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        assert!(!undone(castling, E1, E2), "the right to castle is gone");
        assert!(!undone(castling, A1, A8), "a capture");
        // The reply is forced and captures the rook.
        assert!(!undone("k7/7R/8/K7/8/8/8/1R6 w - - 0 1", H7, A7));
    }
}
