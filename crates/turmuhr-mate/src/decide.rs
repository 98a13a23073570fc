//! The stages of the decision, from cheap to expensive.

use turmuhr_core::{Chess, Color, Move, Position, moves_at_a_glance};

use crate::{
    Limits, Verdict, Why, locked,
    plan::{Near, Plan, near},
    search::{Found, Search},
};

/// Positions to search before testing for a lock: most games have a mate nearby.
const GLANCE: u64 = 120;
/// With a pawn, rook or queen: positions to search before broadening the search, and before computing possible
/// mates as goals.
const LOOK: u64 = 600;
const THOUGHT: u64 = 2_500;

/// Can `side` still mate by any series of legal moves?
///
/// A line is replayed before it is returned. The counters of Article 9 do not matter here.
pub fn can_mate(position: &Chess, side: Color, limits: Limits) -> Verdict {
    can_mate_unless(position, side, limits, &mut || false)
}

/// As [`can_mate`]; `stop` is called now and then and ends the search by returning true. A caller with a watch
/// can check it there.
pub fn can_mate_unless(
    position: &Chess,
    side: Color,
    limits: Limits,
    stop: &mut dyn FnMut() -> bool,
) -> Verdict {
    match settle(position, side, limits, Plans::Untried, stop) {
        Settled::Mate(way) => replayed(position, side, way.line()),
        Settled::Never(why) => Verdict::Unwinnable { why },
        Settled::Open { spent } => Verdict::Unknown { spent },
    }
}

/// The answer without its proof, which is cheaper; `None` if it is not settled within the limits.
pub fn yes_or_no(position: &Chess, side: Color, limits: Limits) -> Option<bool> {
    match settle(position, side, limits, Plans::Untried, &mut || false) {
        Settled::Mate(_) => Some(true),
        Settled::Never(_) => Some(false),
        Settled::Open { .. } => None,
    }
}

/// How a side mates: moves that lead to a mate, or to a position with a plan.
#[derive(Debug)]
pub(crate) struct Way {
    pub(crate) moves: Vec<Move>,
    pub(crate) then: Option<(Chess, Plan)>,
}

impl Way {
    fn after(mut self, mut moves: Vec<Move>) -> Way {
        moves.append(&mut self.moves);
        Way { moves, ..self }
    }

    fn line(self) -> Vec<Move> {
        let mut line = self.moves;
        if let Some((position, plan)) = self.then {
            line.extend(plan.line(&position));
        }
        line
    }
}

/// The basis of a verdict.
#[derive(Debug)]
pub(crate) enum Settled {
    Mate(Way),
    Never(Why),
    Open { spent: u64 },
}

/// Has a plan been searched for?
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Plans {
    Untried,
    /// The position itself has none.
    Tried,
}

pub(crate) fn settle(
    position: &Chess,
    side: Color,
    limits: Limits,
    plans: Plans,
    stop: &mut dyn FnMut() -> bool,
) -> Settled {
    let (at, line) = match forced(position, side) {
        Forced::Settled(settled) => return settled,
        Forced::Choice { at, line } => (at, line),
    };
    if (plans == Plans::Untried || !line.is_empty())
        && let Some(Near { via, position, plan }) = near(&at, side)
    {
        let way = Way { moves: via.into_iter().collect(), then: Some((position, plan)) };
        return Settled::Mate(way.after(line));
    }
    let never = |line: Vec<Move>, then: Why| Settled::Never(after(line, then));
    // With only pawns and bishops, a lock is likelier than a mate nearby.
    let heavy = at.board().knights() | at.board().rooks_and_queens();
    let lock_tried = heavy.is_empty() && at.board().pawns().count() > 3;
    if lock_tried && let Some(lock) = locked::lock(&at, side) {
        return never(line, Why::Locked(lock));
    }
    let mut search = Search::new(&at, side);
    let mut found = search.run(limits.nodes.min(GLANCE), stop);
    if matches!(found, Found::Limit) {
        if !lock_tried && let Some(lock) = locked::lock(&at, side) {
            return never(line, Why::Locked(lock));
        }
        if let Some(moves) = move_by_move(&at, side) {
            return never(line, Why::MoveByMove { moves });
        }
        if (at.board().by_color(side) & (at.board().pawns() | at.board().rooks_and_queens())).any() {
            found = search.run(limits.nodes.min(LOOK), stop);
            if matches!(found, Found::Limit) {
                search.think_again(None);
                found = search.run(limits.nodes.min(THOUGHT), stop);
            }
        }
    }
    if matches!(found, Found::Limit) {
        search.think_again(locked::goals(&at, side));
        found = search.run(limits.nodes, stop);
    }
    match found {
        Found::Mate(way) => Settled::Mate(way.after(line)),
        Found::Nothing => never(line, Why::Closure { positions: search.spent() }),
        Found::Limit | Found::Stopped => Settled::Open { spent: search.spent() },
    }
}

/// A reason why `side` can never mate, if one is found without a search. For audits of many games; `None`
/// proves nothing.
pub fn quick(position: &Chess, side: Color) -> Option<Why> {
    match forced(position, side) {
        Forced::Settled(Settled::Never(why)) => Some(why),
        Forced::Settled(Settled::Mate(_) | Settled::Open { .. }) => None,
        Forced::Choice { at, line } => Some(after(line, Why::Locked(locked::lock(&at, side)?))),
    }
}

/// Can neither side mate, for reasons found without a search? `false` proves nothing.
pub fn is_plainly_dead(position: &Chess) -> bool {
    // A free pawn settles it at once.
    let first = Color::from_white(!locked::has_free_pawn(position.board(), Color::Black));
    quick(position, first).is_some() && quick(position, !first).is_some()
}

/// A reason for every legal move. Helps if the next move settles an open question, such as a capture en
/// passant.
fn move_by_move(position: &Chess, side: Color) -> Option<Vec<(Move, Why)>> {
    let reason = |m: Move| {
        let mut next = position.clone();
        next.play_unchecked(m);
        Some((m, quick(&next, side)?))
    };
    position.legal_moves().into_iter().map(reason).collect()
}

enum Forced {
    Settled(Settled),
    /// The first position with more than one legal move.
    Choice {
        at: Chess,
        line: Vec<Move>,
    },
}

/// Plays forced moves.
fn forced(position: &Chess, side: Color) -> Forced {
    let (mut at, mut line, mut met) = (position.clone(), Vec::new(), Vec::new());
    loop {
        if at.has_insufficient_material(side) {
            return Forced::Settled(Settled::Never(after(line, Why::Material)));
        }
        if moves_at_a_glance(&at) > 1 {
            return Forced::Choice { at, line };
        }
        match at.legal_moves().as_slice() {
            [] if at.is_check() && at.turn() != side => {
                return Forced::Settled(Settled::Mate(Way { moves: line, then: None }));
            }
            [] => return Forced::Settled(Settled::Never(after(line, Why::GameOver))),
            [only] => {
                if met.contains(&at) {
                    let positions = met.len() as u64;
                    return Forced::Settled(Settled::Never(Why::Closure { positions }));
                }
                met.push(at.clone());
                line.push(*only);
                at.play_unchecked(*only);
            }
            _ => return Forced::Choice { at, line },
        }
    }
}

/// Adds the forced moves before a reason.
fn after(line: Vec<Move>, then: Why) -> Why {
    if line.is_empty() { then } else { Why::Forced { line, then: Box::new(then) } }
}

/// Replays every line from the original position before it is returned.
fn replayed(position: &Chess, side: Color, line: Vec<Move>) -> Verdict {
    let mut at = position.clone();
    for m in &line {
        if !at.is_legal(*m) {
            debug_assert!(false, "an illegal move in a mate line");
            return Verdict::Unknown { spent: 0 };
        }
        at.play_unchecked(*m);
    }
    if at.is_checkmate() && at.turn() != side {
        Verdict::Winnable { line }
    } else {
        debug_assert!(false, "a mate line without mate");
        Verdict::Unknown { spent: 0 }
    }
}
