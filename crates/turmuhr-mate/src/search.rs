//! Best-first search over the positions both sides can reach together.
//!
//! Each position is met once. If a mate turns up, the way back to the start is the line; if the queue
//! runs dry, all reachable positions were seen and none is a mate: that is a proof.

use turmuhr_core::{Chess, Color, Move, Position};

use crate::{
    aim::{Aim, FAR},
    key::Key,
    locked::Goals,
    queue::{Queue, Waiting},
    seen::Seen,
};

#[derive(Debug)]
struct Node {
    position: Chess,
    key: Key,
    parent: u32,
    depth: u32,
    via: Option<Move>,
}

#[derive(Debug)]
pub(crate) enum Found {
    Mate(Vec<Move>),
    Nothing,
    Limit,
}

#[derive(Debug)]
pub(crate) struct Search {
    winner: Color,
    nodes: Vec<Node>,
    seen: Seen,
    queue: Queue,
    goals: Option<Goals>,
}

impl Search {
    /// The root must have legal moves.
    pub(crate) fn new(root: &Chess, winner: Color) -> Search {
        let mut search = Search { winner, nodes: Vec::new(), seen: Seen::new(), queue: Queue::new(), goals: None };
        let key = Key::of(root);
        search.seen.insert(key.hash(), 0, |_| false);
        search.expand(Node { position: root.clone(), key, parent: 0, depth: 0, via: None });
        search
    }

    pub(crate) fn spent(&self) -> u64 {
        self.nodes.len() as u64
    }

    /// From now on these goals say which moves look good. What waits is judged anew.
    pub(crate) fn aim_at(&mut self, goals: Goals) {
        self.goals = Some(goals);
        let mut waiting = std::mem::replace(&mut self.queue, Queue::new());
        while let Some(Waiting { parent, via }) = waiting.pop() {
            self.enqueue(parent, &[via]);
        }
    }

    fn enqueue(&mut self, parent: u32, moves: &[Move]) {
        let node = &self.nodes[parent as usize];
        let walked = node.depth as usize * wb() / 8;
        let aim = Aim::new(&node.position, self.winner);
        let goals = self.goals.as_ref().map(|goals| goals.aim(node.position.board()));
        for via in moves {
            let ahead = goals.as_ref().map_or_else(|| aim.after(*via), |goals| 2 * goals.after(node.position.turn(), *via) as usize);
            self.queue.push((ahead * wa() + walked).min(FAR), Waiting { parent, via: *via });
        }
    }

    /// Goes on until `limit` positions were met in all.
    pub(crate) fn run(&mut self, limit: u64, stop: &mut dyn FnMut() -> bool) -> Found {
        let limit = limit.min(u64::from(u32::MAX - 2));
        while let Some(Waiting { parent, via }) = self.queue.pop() {
            let spent = self.spent();
            if spent >= limit || (spent.is_multiple_of(1024) && stop()) {
                self.queue.push(0, Waiting { parent, via });
                return Found::Limit;
            }
            let mut position = self.nodes[parent as usize].position.clone();
            position.play_unchecked(via);
            if (via.is_capture() || via.is_promotion()) && position.has_insufficient_material(self.winner) {
                continue;
            }
            let key = Key::of(&position);
            let nodes = &self.nodes;
            if !self.seen.insert(key.hash(), nodes.len() as u32, |other| nodes[other as usize].key == key) {
                continue;
            }
            let depth = self.nodes[parent as usize].depth + 1;
            let mates = self.expand(Node { position, key, parent, depth, via: Some(via) });
            if mates {
                return Found::Mate(self.line());
            }
        }
        Found::Nothing
    }

    /// Adds the node and its moves. True if it is the mate we look for.
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

    /// From the root to the newest node.
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

fn wa() -> usize { static W: std::sync::OnceLock<usize> = std::sync::OnceLock::new(); *W.get_or_init(|| std::env::var("WA").ok().and_then(|s| s.parse().ok()).unwrap_or(4)) }
fn wb() -> usize { static W: std::sync::OnceLock<usize> = std::sync::OnceLock::new(); *W.get_or_init(|| std::env::var("WB").ok().and_then(|s| s.parse().ok()).unwrap_or(4)) }
