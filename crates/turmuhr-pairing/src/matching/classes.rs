//! First dual variables, computed for classes of vertices instead of single vertices.
//!
//! Players with the same colour preference and float history have the same weights. If few meetings are
//! forbidden, the best matching is close to a best transport between classes, whose prices are feasible duals
//! for the vertices.

use std::{collections::HashMap, hash::Hash};

use super::{
    steps::{Spent, Steps},
    weight::Weight,
};

/// Vertices by class. The partition affects only the speed, never the result.
#[derive(Clone, Debug)]
pub(crate) struct Classes {
    of: Vec<usize>,
    sizes: Vec<usize>,
}

/// With more classes than this, the transport costs more time than it saves.
const MOST: usize = 128;

impl Classes {
    /// Vertices with equal keys form a class.
    pub(crate) fn by<K: Eq + Hash>(keys: impl Iterator<Item = K>) -> Classes {
        let mut known: HashMap<K, usize> = HashMap::new();
        let (mut of, mut sizes) = (Vec::new(), Vec::new());
        for key in keys {
            let class = *known.entry(key).or_insert(sizes.len());
            if class == sizes.len() {
                sizes.push(0);
            }
            sizes[class] += 1;
            of.push(class);
        }
        Classes { of, sizes }
    }

    pub(crate) fn of(&self, vertex: usize) -> usize {
        self.of[vertex]
    }

    pub(crate) fn vertices(&self) -> usize {
        self.of.len()
    }

    pub(crate) fn len(&self) -> usize {
        self.sizes.len()
    }

    /// A price for every class: the prices of two classes together cover the `weight` between them. `None`: too
    /// many classes.
    pub(super) fn prices<W: Weight>(&self, steps: &Steps, weight: &[W]) -> Result<Option<Vec<W>>, Spent> {
        if self.len() > MOST {
            return Ok(None);
        }
        Transport::new(self, weight).solve(steps).map(Some)
    }
}

/// A transport of greatest weight: every class sends and receives as many units as it has vertices. The price of a
/// class is half the sum of its prices as sender and as receiver.
struct Transport<'a, W> {
    weight: &'a [W],
    sizes: &'a [usize],
    classes: usize,
    sent: Vec<usize>,
    to_send: Vec<usize>,
    to_receive: Vec<usize>,
    sender: Vec<W>,
    receiver: Vec<W>,
}

const NONE: usize = usize::MAX;

impl<'a, W: Weight> Transport<'a, W> {
    fn new(classes: &'a Classes, weight: &'a [W]) -> Transport<'a, W> {
        let count = classes.len();
        let most = |row: usize| (0..count).map(|to| weight[row * count + to]).max().unwrap_or(W::ZERO);
        Transport {
            weight,
            sizes: &classes.sizes,
            classes: count,
            sent: vec![0; count * count],
            to_send: classes.sizes.clone(),
            to_receive: classes.sizes.clone(),
            sender: (0..count).map(most).collect(),
            receiver: vec![W::ZERO; count],
        }
    }

    /// How far the two prices exceed the weight. A single vertex is not matched with itself.
    fn gap(&self, from: usize, to: usize) -> Option<W> {
        if from == to && self.sizes[from] == 1 {
            return None;
        }
        let weight = self.weight[from * self.classes + to];
        Some(self.sender[from].plus(self.receiver[to]).minus(weight))
    }

    fn solve(mut self, steps: &Steps) -> Result<Vec<W>, Spent> {
        // The prices are always feasible, so stopping early only gives a worse start.
        let mut left = 16 * self.classes;
        for from in 0..self.classes {
            while self.to_send[from] > 0 && left > 0 && self.augment(from) {
                left -= 1;
                steps.take(self.classes * self.classes * W::WORDS)?;
            }
        }
        let price = |(&one, &other): (&W, &W)| one.plus(other).half();
        Ok(self.sender.iter().zip(&self.receiver).map(price).collect())
    }

    /// Sends more from one class along the cheapest path; `false` if no class can receive it.
    fn augment(&mut self, root: usize) -> bool {
        let count = self.classes;
        let mut reached: Vec<Option<W>> = vec![None; count];
        let mut through = vec![NONE; count];
        let mut done = vec![false; count];
        // Senders in the tree, with their distance and the receiver that reached them.
        let mut tree: Vec<(usize, W, usize)> = vec![(root, W::ZERO, NONE)];
        let mut in_tree = vec![false; count];
        in_tree[root] = true;
        let mut scanned = 0;
        let end = loop {
            while let Some(&(from, far, _)) = tree.get(scanned) {
                scanned += 1;
                for to in (0..count).filter(|&to| !done[to]) {
                    let Some(gap) = self.gap(from, to) else { continue };
                    let length = far.plus(gap);
                    if reached[to].is_none_or(|known| length < known) {
                        reached[to] = Some(length);
                        through[to] = from;
                    }
                }
            }
            let nearest = (0..count)
                .filter(|&to| !done[to])
                .filter_map(|to| reached[to].map(|length| (length, to)))
                .min();
            let Some((length, to)) = nearest else { return false };
            done[to] = true;
            if self.to_receive[to] > 0 {
                break to;
            }
            for (from, in_tree) in in_tree.iter_mut().enumerate() {
                if !*in_tree && self.sent[from * count + to] > 0 {
                    *in_tree = true;
                    tree.push((from, length, to));
                }
            }
        };
        let Some(total) = reached[end] else { return false };
        for &(from, far, _) in &tree {
            self.sender[from] = self.sender[from].minus(total.minus(far));
        }
        for to in (0..count).filter(|&to| done[to]) {
            if let Some(length) = reached[to] {
                self.receiver[to] = self.receiver[to].plus(total.minus(length));
            }
        }
        let back = |from: usize| tree.iter().find(|entry| entry.0 == from).map_or(NONE, |entry| entry.2);
        let mut amount = self.to_send[root].min(self.to_receive[end]);
        let mut to = end;
        loop {
            let before = back(through[to]);
            if before == NONE {
                break;
            }
            amount = amount.min(self.sent[through[to] * count + before]);
            to = before;
        }
        to = end;
        loop {
            let from = through[to];
            self.sent[from * count + to] += amount;
            let before = back(from);
            if before == NONE {
                break;
            }
            self.sent[from * count + before] -= amount;
            to = before;
        }
        self.to_send[root] -= amount;
        self.to_receive[end] -= amount;
        true
    }
}
