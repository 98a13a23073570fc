//! Solves a bracket by weighted matching: always exact, but slow.
//!
//! The criteria determine the greatest weight. Then the choices of C.04.3, art. 4 are made in order, each time
//! the earliest one that keeps this weight.

use super::{
    Effort,
    bracket::{Bracket, Solved},
    criteria::{Criteria, Scope, unplayed},
    order::Tight,
};
use crate::matching::{
    choice::Free,
    classes::Classes,
    steps::Spent,
    weight::{Weight, Wide},
    weighted::Weighted,
};

/// The best pairs of a bracket; with [`Effort::Most`] every choice of art. 4 is weighed too. The argument of
/// `criteria` is the number of bits to leave free below the criteria.
pub(crate) fn solve<C: Criteria>(
    bracket: &Bracket<'_>,
    scope: Scope,
    effort: Effort,
    criteria: impl Fn(u32) -> C,
) -> Result<Solved, Spent> {
    let size = bracket.len();
    // Bits for the largest of three uses: exchanges with the sum of numbers in S1, a part of the players moved
    // down with the count of earlier ones, or opponents by rank.
    let exchanges = 2 * bits(size) + bits(size * size) + 1;
    let order = exchanges.max(bracket.movers.len().min(PART) as u32 + bits(bracket.movers.len()));
    let criteria = criteria(order + 1);
    match criteria.width() {
        0..=64 => Model::<i64, C>::new(bracket, scope, criteria)?.solve(effort),
        65..=128 => Model::<i128, C>::new(bracket, scope, criteria)?.solve(effort),
        129..=256 => Model::<Wide<4>, C>::new(bracket, scope, criteria)?.solve(effort),
        257..=512 => Model::<Wide<8>, C>::new(bracket, scope, criteria)?.solve(effort),
        513..=2048 => Model::<Wide<32>, C>::new(bracket, scope, criteria)?.solve(effort),
        _ => Model::<Wide<256>, C>::new(bracket, scope, criteria)?.solve(effort),
    }
}

/// How many of the players moved down are chosen at a time.
const PART: usize = 32;

fn bits(most: usize) -> u32 {
    usize::BITS - most.leading_zeros()
}

/// The largest number of pairs in the bracket that leaves everyone else a legal pairing.
pub(crate) fn most_pairs(bracket: &Bracket<'_>) -> Result<usize, Spent> {
    let vertices = vertices(bracket, Scope::All);
    let inside = bracket.len();
    let unit = (vertices.len() / 2 + 1) as i64;
    let region = |vertex: usize| match vertices[vertex] {
        Vertex::Player(place) => (vertex < inside, Some(bracket.is_mover(place)), false),
        other => (false, None, other == Vertex::Bye),
    };
    let mut solver = Weighted::<i64>::by_class(
        &Classes::by((0..vertices.len()).map(region)),
        &bracket.roster.steps,
        |one, other| may_match(bracket, &vertices, one, other),
        |_, other| if other < inside { unit + 1 } else { unit },
    )?;
    solver.solve()?;
    let paired = |&one: &usize| {
        let mate = solver.mate(one);
        mate < one && may_match(bracket, &vertices, mate, one)
    };
    Ok((0..inside).filter(paired).count())
}

/// A vertex of the matching.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Vertex {
    Player(usize),
    Bye,
    /// Makes the number even.
    Nobody,
}

/// The bracket first, then the players below.
fn vertices(bracket: &Bracket<'_>, scope: Scope) -> Vec<Vertex> {
    let mut vertices: Vec<Vertex> = bracket.players().map(Vertex::Player).collect();
    if scope != Scope::Bracket {
        vertices.extend(bracket.next.clone().map(Vertex::Player));
    }
    if scope == Scope::All {
        vertices.extend(bracket.rest.clone().map(Vertex::Player));
        if bracket.bye_score.is_some() {
            vertices.push(Vertex::Bye);
        }
    }
    if !vertices.len().is_multiple_of(2) {
        vertices.push(Vertex::Nobody);
    }
    vertices
}

fn may_match(bracket: &Bracket<'_>, vertices: &[Vertex], one: usize, other: usize) -> bool {
    match (vertices[one], vertices[other]) {
        (Vertex::Player(higher), Vertex::Player(lower)) => bracket.may_pair(higher, lower),
        (Vertex::Player(player), Vertex::Bye) => bracket.bye.has(player),
        _ => false,
    }
}

struct Model<'a, W, C> {
    bracket: &'a Bracket<'a>,
    scope: Scope,
    criteria: C,
    vertices: Vec<Vertex>,
    /// Vertices below this number are players of the bracket.
    inside: usize,
    movers: usize,
    solver: Weighted<W>,
    /// The duals of the solution by the criteria alone.
    duals: Vec<W>,
    pairs: Vec<(usize, usize)>,
}

impl<'a, W: Weight, C: Criteria> Model<'a, W, C> {
    fn new(bracket: &'a Bracket<'a>, scope: Scope, criteria: C) -> Result<Model<'a, W, C>, Spent> {
        let vertices = vertices(bracket, scope);
        let inside = bracket.len();
        let classes =
            Classes::by((0..vertices.len()).map(|vertex| class(bracket, &criteria, &vertices, vertex)));
        let mut solver = Weighted::by_class(
            &classes,
            &bracket.roster.steps,
            |one, other| may_match(bracket, &vertices, one, other),
            |one, other| weight(bracket, &criteria, &vertices, inside, one, other),
        )?;
        solver.solve()?;
        Ok(Model {
            bracket,
            scope,
            criteria,
            vertices,
            inside,
            movers: bracket.movers.len(),
            duals: solver.duals(),
            solver,
            pairs: Vec::new(),
        })
    }

    fn weight(&self, one: usize, other: usize) -> W {
        let (one, other) = (one.min(other), one.max(other));
        weight(self.bracket, &self.criteria, &self.vertices, self.inside, one, other)
    }

    fn may_pair(&self, one: usize, other: usize) -> bool {
        may_match(self.bracket, &self.vertices, one.min(other), one.max(other))
    }

    /// The opponent inside the bracket.
    fn opponent(&self, one: usize) -> Option<usize> {
        let mate = self.solver.mate(one);
        (mate < self.inside && self.may_pair(one, mate)).then_some(mate)
    }

    fn solve(mut self, effort: Effort) -> Result<Solved, Spent> {
        debug_assert!(self.scope != Scope::All || self.is_complete());
        if effort == Effort::Least
            && let Some(solved) = self.in_order()?
        {
            return Ok(solved);
        }
        let paired = self.choose_movers()?;
        for mover in paired {
            let residents: Vec<usize> = (self.movers..self.inside).collect();
            self.choose_opponent(mover, &residents)?;
        }
        self.pair_remainder()?;
        let alone = |vertex: usize| !self.may_pair(vertex, self.solver.mate(vertex)) && self.is_open(vertex);
        Ok(self.solved(&self.pairs, alone))
    }

    /// The choices of art. 4 on the unweighted graph of tight edges; `None` if an odd set binds.
    fn in_order(&self) -> Result<Option<Solved>, Spent> {
        if self.solver.is_bound() {
            return Ok(None);
        }
        let mate = (0..self.vertices.len()).map(|vertex| self.solver.mate(vertex)).collect();
        let may_pair = |one: usize, other: usize| self.may_pair(one, other);
        let tight = Tight {
            movers: self.movers,
            inside: self.inside,
            may_pair: &may_pair,
            steps: &self.bracket.roster.steps,
        };
        let Some((pairs, free)) = tight.first(Free::with(self.solver.tight_rows(), mate))? else {
            return Ok(None);
        };
        let alone = |vertex: usize| !self.may_pair(vertex, free.mate(vertex));
        Ok(Some(self.solved(&pairs, alone)))
    }

    fn solved(&self, pairs: &[(usize, usize)], alone: impl Fn(usize) -> bool) -> Solved {
        let place = |vertex: usize| match self.vertices[vertex] {
            Vertex::Player(player) => Some(player),
            Vertex::Bye | Vertex::Nobody => None,
        };
        let left_over = (0..self.vertices.len())
            .filter(|&vertex| self.scope != Scope::Bracket && alone(vertex))
            .filter_map(place)
            .collect();
        let pairs = pairs.iter().filter_map(|&(one, other)| Some((place(one)?, place(other)?))).collect();
        Solved { left_over, ..self.bracket.solved(pairs) }
    }

    fn is_complete(&self) -> bool {
        (0..self.vertices.len()).all(|vertex| self.may_pair(vertex, self.solver.mate(vertex)))
    }

    /// 4.4: the first set of players moved down that keeps the weight. The others float again.
    fn choose_movers(&mut self) -> Result<Vec<usize>, Spent> {
        let paired = |model: &Self| -> Vec<usize> {
            (0..model.movers).filter(|&mover| model.opponent(mover).is_some()).collect()
        };
        if paired(self).len() == self.movers {
            return Ok(paired(self));
        }
        let part = self.movers.min(PART);
        // Digits: the players of this part by rank; above them, the count of players chosen in earlier parts.
        let mut chosen: Vec<usize> = Vec::new();
        for start in (0..self.movers).step_by(part) {
            self.prefer(|mover| match mover {
                _ if mover < start && !chosen.contains(&mover) => None,
                _ if mover < start => Some(W::digit(1, part as u32)),
                _ if mover < start + part => Some(W::digit(1, (start + part - 1 - mover) as u32)),
                _ => Some(W::ZERO),
            })?;
            chosen.extend(paired(self).into_iter().filter(|mover| (start..start + part).contains(mover)));
        }
        self.prefer(|mover| chosen.contains(&mover).then_some(W::ZERO))?;
        Ok(chosen)
    }

    /// Adds to the weight of all pairs of each player moved down; `None` forbids the player's pairs.
    fn prefer(&mut self, addend: impl Fn(usize) -> Option<W>) -> Result<(), Spent> {
        for mover in 0..self.movers {
            let addend = addend(mover);
            for resident in self.movers..self.inside {
                let weight = match addend {
                    Some(addend) if self.may_pair(mover, resident) => {
                        self.weight(mover, resident).plus(addend)
                    }
                    _ => W::ZERO,
                };
                self.solver.set_weight(mover, resident, weight);
            }
        }
        self.solver.solve_near(&self.duals)
    }

    /// Gives `one` the first of `candidates` that keeps the weight.
    fn choose_opponent(&mut self, one: usize, candidates: &[usize]) -> Result<(), Spent> {
        let open: Vec<usize> = candidates
            .iter()
            .copied()
            .filter(|&other| {
                self.is_open(other) && self.may_pair(one, other) && self.solver.is_tight(one, other)
            })
            .collect();
        if open.first() != Some(&self.solver.mate(one)) {
            for (rank, &other) in open.iter().rev().enumerate() {
                let weight = self.weight(one, other).plus(W::digit(rank as u32 + 1, 0));
                self.solver.set_weight(one, other, weight);
            }
            self.solver.mend(one)?;
        }
        let other = self.solver.mate(one);
        self.solver.settle(one, other);
        self.pairs.push((one.min(other), one.max(other)));
        Ok(())
    }

    fn is_open(&self, vertex: usize) -> bool {
        !self.pairs.iter().any(|&(one, other)| one == vertex || other == vertex)
    }

    /// Pairs the remaining residents as a homogeneous bracket: 4.3 for exchanges, 4.2 for transpositions.
    fn pair_remainder(&mut self) -> Result<(), Spent> {
        let remainder: Vec<usize> =
            (self.movers..self.inside).filter(|&vertex| self.is_open(vertex)).collect();
        let count = remainder
            .iter()
            .filter(|&&vertex| self.opponent(vertex).is_some_and(|mate| mate > vertex))
            .count();
        if count == 0 {
            return Ok(());
        }
        let upper = self.choose_upper_half(&remainder, count)?;
        let lower: Vec<usize> = remainder.iter().copied().filter(|vertex| !upper.contains(vertex)).collect();
        for (at, &one) in remainder.iter().enumerate() {
            for &other in &remainder[at + 1..] {
                let apart = !upper.contains(&one) || upper.contains(&other);
                let weight = if apart { W::ZERO } else { self.weight(one, other) };
                self.solver.set_weight(one, other, weight);
            }
        }
        self.solver.solve_near(&self.duals)?;
        for one in upper {
            self.choose_opponent(one, &lower)?;
        }
        Ok(())
    }

    /// 4.3: S1 after the first exchange that keeps the weight. S1 has the higher ranked player of every pair.
    fn choose_upper_half(&mut self, remainder: &[usize], count: usize) -> Result<Vec<usize>, Spent> {
        let size = remainder.len();
        // Digits from the lowest: the player on trial, players who have joined S1, the sum, players who have
        // stayed.
        let joined_at = 1;
        let sum_at = joined_at + bits(size);
        let stayed_at = sum_at + bits(size * size);
        let ordered = |model: &Self, at: usize, other: usize| {
            if !model.may_pair(remainder[at], other) {
                return W::ZERO;
            }
            let stayed = W::digit(u32::from(at < count), stayed_at);
            model.weight(remainder[at], other).plus(stayed).plus(W::digit((size - at) as u32, sum_at))
        };
        for at in 0..size {
            for &other in &remainder[at + 1..] {
                self.solver.set_weight(remainder[at], other, ordered(self, at, other));
            }
        }
        // New duals: leaders in S1 get the weight they add, players of S2 the share of the first leader in S2.
        let adds =
            |at: usize| W::digit((size - at) as u32, sum_at).plus(W::digit(u32::from(at < count), stayed_at));
        let least = adds(count).twice();
        let mut duals = self.duals.clone();
        for (at, &vertex) in remainder.iter().enumerate() {
            let more = if at < count { adds(at).twice().twice().minus(least) } else { least };
            duals[vertex] = duals[vertex].plus(more);
        }
        self.solver.solve_near(&duals)?;
        let leads =
            |model: &Self, at: usize| model.opponent(remainder[at]).is_some_and(|mate| mate > remainder[at]);
        let mut exchanges = (0..count).filter(|&at| !leads(self, at)).count();
        if exchanges == 0 {
            return Ok(remainder[..count].to_vec());
        }
        let all = exchanges;
        let mut barred = vec![false; size];
        // The lowest players of S1 leave first.
        for at in (0..count).rev() {
            if exchanges == 0 {
                break;
            }
            if leads(self, at) {
                for &other in &remainder[at + 1..] {
                    if self.may_pair(remainder[at], other) {
                        let weight = ordered(self, at, other).minus(W::digit(1, 0));
                        self.solver.set_weight(remainder[at], other, weight);
                    }
                }
                self.solver.mend(remainder[at])?;
            }
            barred[at] = !leads(self, at);
            exchanges -= usize::from(barred[at]);
            for &other in &remainder[at + 1..] {
                let weight = if barred[at] { W::ZERO } else { ordered(self, at, other) };
                self.solver.set_weight(remainder[at], other, weight);
            }
            self.solver.mend(remainder[at])?;
        }
        // The highest players of S2 join first.
        let mut joined = vec![false; size];
        exchanges = all;
        for at in count..size {
            if exchanges == 0 {
                break;
            }
            if !leads(self, at) {
                for &other in &remainder[at + 1..] {
                    if self.may_pair(remainder[at], other) {
                        let weight = ordered(self, at, other).plus(W::digit(1, 0));
                        self.solver.set_weight(remainder[at], other, weight);
                    }
                }
                self.solver.mend(remainder[at])?;
            }
            joined[at] = leads(self, at);
            exchanges -= usize::from(joined[at]);
            let bonus = if joined[at] { W::digit(1, joined_at) } else { W::ZERO };
            for &other in &remainder[at + 1..] {
                if self.may_pair(remainder[at], other) {
                    let weight = ordered(self, at, other).plus(bonus);
                    self.solver.set_weight(remainder[at], other, weight);
                }
            }
            self.solver.mend(remainder[at])?;
        }
        let leads = |&at: &usize| if at < count { !barred[at] } else { joined[at] };
        Ok((0..size).filter(leads).map(|at| remainder[at]).collect())
    }
}

/// The properties of one player that the weight of a pair depends on.
fn class<C: Criteria>(
    bracket: &Bracket<'_>,
    criteria: &C,
    vertices: &[Vertex],
    vertex: usize,
) -> impl Eq + std::hash::Hash + use<C> {
    let Vertex::Player(place) = vertices[vertex] else { return (None, vertices[vertex] == Vertex::Bye) };
    let player = &bracket.roster.players[place];
    let inside = (vertex < bracket.len()).then(|| {
        let last = bracket.roster.last_round.then_some((player.difference, player.repeated));
        let missed = if bracket.bye_from_here { unplayed(bracket, place) } else { 0 };
        (player.preference, player.floats, last, missed, criteria.is_stranded(place))
    });
    let score = (inside.is_some() || bracket.next.contains(&place)).then_some(player.score);
    (Some((inside, bracket.is_mover(place), score, player.may_have_bye)), false)
}

fn weight<W: Weight, C: Criteria>(
    bracket: &Bracket<'_>,
    criteria: &C,
    vertices: &[Vertex],
    inside: usize,
    one: usize,
    other: usize,
) -> W {
    if !may_match(bracket, vertices, one, other) {
        return W::ZERO;
    }
    match (vertices[one], vertices[other]) {
        (Vertex::Player(higher), Vertex::Player(lower)) if other < inside => {
            criteria.inside(bracket, higher, lower)
        }
        (Vertex::Player(higher), Vertex::Player(lower)) => criteria.below(bracket, higher, lower),
        _ => criteria.only_completion(),
    }
}
