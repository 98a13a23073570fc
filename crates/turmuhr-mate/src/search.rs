//! Best-first search over the positions both sides can reach together.
//!
//! Each position is visited once. If a mate is found, the path from the start is the line. If the queue becomes
//! empty, all reachable positions were seen without a mate: that is a proof.

use std::collections::HashMap;

use turmuhr_core::{Board, Chess, Color, Identity, Move, Position, Role};

use crate::{
    aim::Aim,
    decide::Way,
    locked::Goals,
    plan::Plan,
    queue::{Queue, Waiting},
    seen::Seen,
};

/// The limit on positions: nodes and their moves are counted in 32 bits, and no position has more than 218
/// moves.
const MOST: u64 = 16_000_000;
/// How often `stop` is called, in positions: every few dozen microseconds.
const ASKED: u64 = 64;
/// The first positions, this many, are all tested for a plan; after that one of this many, and every promotion.
const PLANS: usize = 12;
/// Beyond this many positions, every fourth step prefers captures, pawn moves and new pawn structures.
const STUCK: usize = 4_000;
/// Beyond this many positions, only the first order is used.
const SECOND_THOUGHTS: usize = 60_000;

#[derive(Debug)]
struct Node {
    position: Chess,
    parent: u32,
    depth: u32,
    via: Option<Move>,
}

#[derive(Debug)]
pub(crate) enum Found {
    Mate(Way),
    Nothing,
    Limit,
    /// The caller stopped the search.
    Stopped,
}

#[derive(Debug)]
pub(crate) struct Search {
    winner: Color,
    nodes: Vec<Node>,
    seen: Seen,
    queue: Queue,
    orders: Option<Orders>,
    turn: u8,
}

impl Search {
    /// The root must have legal moves.
    pub(crate) fn new(root: &Chess, winner: Color) -> Search {
        let mut search = Search {
            winner,
            nodes: Vec::with_capacity(256),
            seen: Seen::new(),
            queue: Queue::new(),
            orders: None,
            turn: 0,
        };
        let key = Identity::of(root);
        search.seen.insert(key.mixed(), 0, |_| false);
        search.expand(Node { position: root.clone(), parent: 0, depth: 0, via: None });
        search
    }

    pub(crate) fn spent(&self) -> u64 {
        self.nodes.len() as u64
    }

    /// Adds other orders of the same moves: a broader one, and one towards `goals`.
    pub(crate) fn think_again(&mut self, goals: Option<Goals>) {
        let waiting = std::mem::replace(&mut self.queue, Queue::new());
        self.orders = Some(Orders {
            broad: Queue::new(),
            fresh: Queue::new(),
            structures: HashMap::new(),
            goals: goals.map(|goals| (goals, Queue::new())),
        });
        for Waiting { parent, via } in waiting.iter() {
            self.enqueue(*parent, &[*via]);
        }
    }

    fn enqueue(&mut self, parent: u32, moves: &[Move]) {
        let node = &self.nodes[parent as usize];
        let aim = Aim::new(&node.position, self.winner);
        let known = self.orders.as_mut().map_or(0, |orders| orders.known(node.position.board()));
        for via in moves {
            let (ahead, waiting) = (aim.after(*via), Waiting { parent, via: *via });
            self.queue.push(4 * ahead + node.depth as usize, waiting);
            if let Some(orders) = &mut self.orders {
                orders.broad.push(ahead + node.depth as usize, waiting);
                let opens = via.is_capture() || via.role() == Role::Pawn;
                orders.fresh.push(if opens { 0 } else { known } + ahead / 2, waiting);
            }
        }
        if let Some(Orders { goals: Some((goals, queue)), .. }) = &mut self.orders {
            let aim = goals.aim(node.position.board());
            for via in moves {
                let ahead = aim.after(node.position.turn(), *via) as usize;
                queue.push(8 * ahead + node.depth as usize / 4, Waiting { parent, via: *via });
            }
        }
    }

    /// The orders take turns; the search ends when the first is empty.
    fn next(&mut self) -> Option<Waiting> {
        if self.nodes.len() > SECOND_THOUGHTS {
            self.orders = None;
        }
        self.turn = (self.turn + 1) % 4;
        let other = match (&mut self.orders, self.turn) {
            (Some(orders), 1) => orders.broad.pop(),
            (Some(orders), 2) if self.nodes.len() > STUCK => orders.fresh.pop(),
            (Some(Orders { goals: Some((_, queue)), .. }), 3) => queue.pop(),
            _ => None,
        };
        other.or_else(|| self.queue.pop())
    }

    /// Continues until `limit` positions were visited in all.
    pub(crate) fn run(&mut self, limit: u64, stop: &mut dyn FnMut() -> bool) -> Found {
        let limit = limit.min(MOST);
        while let Some(Waiting { parent, via }) = self.next() {
            let spent = self.spent();
            if spent >= limit {
                self.queue.push(0, Waiting { parent, via });
                return Found::Limit;
            }
            if spent.is_multiple_of(ASKED) && stop() {
                return Found::Stopped;
            }
            let mut position = self.nodes[parent as usize].position.clone();
            position.play_unchecked(via);
            if (via.is_capture() || via.is_promotion()) && position.has_insufficient_material(self.winner) {
                continue;
            }
            let key = Identity::of(&position);
            let nodes = &self.nodes;
            if !self.seen.insert(key.mixed(), nodes.len() as u32, |other| {
                Identity::of(&nodes[other as usize].position) == key
            }) {
                continue;
            }
            let depth = self.nodes[parent as usize].depth + 1;
            let plan = self.is_worth_a_plan(via).then(|| Plan::glimpse(&position, self.winner)).flatten();
            let then = plan.map(|plan| (position.clone(), plan));
            let mates = self.expand(Node { position, parent, depth, via: Some(via) });
            if mates || then.is_some() {
                return Found::Mate(Way { moves: self.line(), then });
            }
        }
        Found::Nothing
    }

    /// Searching for a plan costs as much as visiting a few positions.
    fn is_worth_a_plan(&self, via: Move) -> bool {
        let met = self.nodes.len();
        met < PLANS || via.is_promotion() || met.is_multiple_of(PLANS)
    }

    /// Adds the node and its moves. `true` if it is the winner's mate.
    fn expand(&mut self, node: Node) -> bool {
        let parent = self.nodes.len() as u32;
        let moves = node.position.legal_moves();
        let mates = moves.is_empty() && node.position.turn() != self.winner && node.position.is_check();
        self.nodes.push(node);
        if !moves.is_empty() {
            self.enqueue(parent, &moves);
        }
        mates
    }

    /// The path from the root to the newest node.
    fn line(&self) -> Vec<Move> {
        let mut line = Vec::new();
        let mut at = self.nodes.len() - 1;
        while let Some(via) = self.nodes[at].via {
            line.push(via);
            at = self.nodes[at].parent as usize;
        }
        line.reverse();
        line
    }
}

/// The same moves in other orders, for positions where the first order is stuck.
#[derive(Debug)]
struct Orders {
    broad: Queue,
    /// Rarely visited structures of pawns and men come first: irreversible moves open them.
    fresh: Queue,
    structures: HashMap<u64, u32>,
    goals: Option<(Goals, Queue)>,
}

impl Orders {
    /// How often the structure of this board was visited: sixteen for each doubling.
    fn known(&mut self, board: &Board) -> usize {
        let pawns = u64::from(board.pawns() & board.white())
            ^ u64::from(board.pawns() & board.black()).rotate_left(32);
        let men = Role::ALL.into_iter().fold(0_u64, |all, role| {
            let white = (board.by_role(role) & board.white()).count() as u64;
            let black = (board.by_role(role) & board.black()).count() as u64;
            all << 8 | white << 4 | black
        });
        // Two structures with the same hash only change the order.
        let count = self.structures.entry(pawns.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ men).or_default();
        *count += 1;
        16 * count.ilog2() as usize
    }
}
