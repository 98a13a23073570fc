//! The choices of C.04.3, art. 4 if the best pairings are exactly the matchings of an unweighted graph.
//!
//! The choices are those of `exact`: which players moved down are paired, their opponents, the exchange, the
//! transposition. Here each one only needs the others to stay matchable. Only single exchanges are tried.

use crate::matching::{
    bits::Bits,
    choice::Free,
    steps::{Spent, Steps},
};

/// A bracket as vertices of a graph: players moved down, then residents, then everyone else.
pub(super) struct Tight<'a> {
    pub(super) movers: usize,
    pub(super) inside: usize,
    /// May two vertices, the smaller first, be opponents?
    pub(super) may_pair: &'a dyn Fn(usize, usize) -> bool,
    pub(super) steps: &'a Steps,
}

/// The pairs of the bracket, and a matching of all vertices that contains them.
type Found = (Vec<(usize, usize)>, Free);

/// The limit on exchanges tried.
const EXCHANGES: usize = 400;

impl Tight<'_> {
    /// The first pairs in the order of art. 4; `None` if this method does not find them.
    pub(super) fn first(&self, mut free: Free) -> Result<Option<Found>, Spent> {
        let mut pairs = Vec::new();
        let size = free.size();
        let mut residents = Bits::empty(size);
        (self.movers..self.inside).for_each(|vertex| residents.insert(vertex));
        let all: Vec<usize> = (self.movers..self.inside).collect();
        let moved: Vec<usize> = (0..self.movers).collect();
        // 4.4: in order, every player moved down who can have an opponent here.
        let chosen: Vec<usize> = moved
            .into_iter()
            .filter(|&mover| {
                let mut open = Bits::empty(size);
                all.iter()
                    .filter(|&&other| (self.may_pair)(mover, other))
                    .for_each(|&other| open.insert(other));
                free.among(mover, &open)
            })
            .collect();
        for mover in chosen {
            let open: Vec<usize> =
                all.iter().copied().filter(|&other| (self.may_pair)(mover, other)).collect();
            let Some(opponent) = free.first(mover, &open) else { return Ok(None) };
            pairs.push((mover, opponent));
        }
        let remainder: Vec<usize> = all.into_iter().filter(|&vertex| free.is_open(vertex)).collect();
        let leads = |&&one: &&usize| {
            let mate = free.mate(one);
            mate > one && mate < self.inside && (self.may_pair)(one, mate)
        };
        let count = remainder.iter().filter(leads).count();
        if count == 0 {
            return Ok(Some((pairs, free)));
        }
        let Some((upper, mut free)) = self.upper_half(&free, &remainder, count)? else { return Ok(None) };
        for one in upper {
            let open: Vec<usize> = remainder
                .iter()
                .copied()
                .filter(|&other| other > one && free.is_open(other) && (self.may_pair)(one, other))
                .collect();
            self.steps.take(size)?;
            let Some(opponent) = free.first(one, &open) else { return Ok(None) };
            pairs.push((one, opponent));
        }
        Ok(Some((pairs, free)))
    }

    /// 4.3: S1 without an exchange, or after the first single exchange that works.
    fn upper_half(
        &self,
        free: &Free,
        remainder: &[usize],
        count: usize,
    ) -> Result<Option<(Vec<usize>, Free)>, Spent> {
        if let Some(found) = self.split(free, remainder, &remainder[..count])? {
            return Ok(Some((remainder[..count].to_vec(), found)));
        }
        let size = remainder.len();
        let partner = |at: usize, others: &[usize]| {
            let one = remainder[at];
            others.iter().any(|&other| free.may_match(one, other) && self.pair(one, other))
        };
        // Must leave S1: no opponent ranked below. Must join S1: no opponent ranked above, and unable to float.
        let leaving: Vec<usize> = (0..count).filter(|&at| !partner(at, &remainder[at + 1..])).collect();
        let joining: Vec<usize> = (count..size)
            .filter(|&at| !partner(at, &remainder[..at]) && !self.may_float(free, remainder, remainder[at]))
            .collect();
        if leaving.len() > 1 || joining.len() > 1 {
            return Ok(None);
        }
        // The smallest difference of numbers first, then the lowest player of S1.
        let mut tried = 0;
        for apart in 1..size {
            for from in (0..count).rev() {
                let to = from + apart;
                if to < count {
                    break;
                }
                if to >= size
                    || leaving.first().is_some_and(|&only| only != from)
                    || joining.first().is_some_and(|&only| only != to)
                {
                    continue;
                }
                tried += 1;
                if tried > EXCHANGES {
                    return Ok(None);
                }
                let mut upper: Vec<usize> =
                    remainder[..count].iter().copied().filter(|&one| one != remainder[from]).collect();
                upper.push(remainder[to]);
                if let Some(found) = self.split(free, remainder, &upper)? {
                    return Ok(Some((upper, found)));
                }
            }
        }
        Ok(None)
    }

    fn pair(&self, one: usize, other: usize) -> bool {
        (self.may_pair)(one.min(other), one.max(other))
    }

    /// Can the player be without an opponent in the bracket?
    fn may_float(&self, free: &Free, remainder: &[usize], one: usize) -> bool {
        free.open_row(one).any(|other| remainder.binary_search(&other).is_err() || !self.pair(one, other))
    }

    /// The matchings in which `upper` has the higher ranked player of every pair of the remainder, and each of
    /// `upper` leads a pair.
    fn split(&self, free: &Free, remainder: &[usize], upper: &[usize]) -> Result<Option<Free>, Spent> {
        let size = free.size();
        self.steps.take(size * size)?;
        let mut leads = Bits::empty(size);
        upper.iter().for_each(|&one| leads.insert(one));
        let mut rest = Bits::empty(size);
        remainder.iter().for_each(|&one| rest.insert(one));
        Ok(free.only(|one, other| {
            let (one, other) = (one.min(other), one.max(other));
            match (rest.has(one), rest.has(other)) {
                (true, true) if leads.has(one) => !leads.has(other) && self.pair(one, other),
                (true, true) => !leads.has(other) && !self.pair(one, other),
                (true, false) => !leads.has(one),
                (false, true) => !leads.has(other),
                (false, false) => true,
            }
        }))
    }
}
