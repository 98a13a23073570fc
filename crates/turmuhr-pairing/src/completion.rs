//! C4 and C5: a legal pairing of the remaining players exists, and the bye goes to the lowest possible score.

use std::ops::Range;

use turmuhr_core::{PlayerId, Points};

use crate::{
    matching::{
        bits::Bits,
        cardinality::{Forest, Graph, Matching, NOBODY},
    },
    outcome::Witness,
    roster::Roster,
};

/// A legal pairing of everyone not yet paired, of any quality: the proof that one exists.
#[derive(Clone, Debug)]
pub(crate) struct Completion<'a> {
    roster: &'a Roster,
    /// Players who may have the bye: not barred, and of the lowest score that leaves a legal pairing.
    pub(crate) bye: Bits,
    pub(crate) bye_score: Option<Points>,
    matching: Matching,
}

impl<'a> Completion<'a> {
    /// `lowest`: the bye goes to the lowest score that leaves a legal pairing (C5); otherwise to any player not
    /// barred.
    pub(crate) fn of(roster: &'a Roster, lowest: bool) -> Result<Completion<'a>, Witness> {
        let count = roster.len();
        let mut members = Bits::full(count + 1);
        members.remove(count);
        let mut bye = Bits::empty(count);
        let mut matching = Matching::new(members, count + 1);
        let graph = Graph { allowed: &roster.allowed, bye: &bye };
        matching.fill(graph);
        let odd = count % 2;
        let alone = |matching: &Matching| -> Vec<usize> {
            (0..count).filter(|&player| matching.mate[player] == NOBODY).collect()
        };
        let mut stuck = Vec::new();
        for player in alone(&matching) {
            // With an odd number, one unmatched player is expected and needs no search.
            if stuck.is_empty() && alone(&matching).len() <= odd {
                break;
            }
            if matching.mate[player] == NOBODY {
                stuck.extend(matching.augment(graph, player));
            }
        }
        if stuck.len() > odd {
            return Err(witness(roster, &stuck));
        }
        let mut bye_score = None;
        if count % 2 == 1 {
            matching.members.insert(count);
            let mut end = count;
            while bye_score.is_none() {
                if end == 0 {
                    matching.members.remove(count);
                    let graph = Graph { allowed: &roster.allowed, bye: &bye };
                    let left = alone(&matching).first().and_then(|&player| matching.augment(graph, player));
                    let outer = left.iter().flat_map(|forest| forest.outer.iter());
                    let mut barred: Vec<PlayerId> = outer.map(|place| roster.players[place].id).collect();
                    barred.sort_unstable();
                    return Err(Witness::NobodyForTheBye { barred });
                }
                let score = roster.score(end - 1);
                while end > 0 && (!lowest || roster.score(end - 1) == score) {
                    end -= 1;
                    if roster.players[end].may_have_bye {
                        bye.insert(end);
                    }
                }
                if matching.augment(Graph { allowed: &roster.allowed, bye: &bye }, count).is_none() {
                    bye_score = Some(score);
                }
            }
        }
        Ok(Completion { roster, bye, bye_score, matching })
    }

    fn graph(&self) -> Graph<'_> {
        Graph { allowed: &self.roster.allowed, bye: &self.bye }
    }

    /// Removes these pairs if everyone else can still be paired; otherwise changes nothing.
    pub(crate) fn without(&mut self, pairs: &[(usize, usize)]) -> bool {
        let mut after = self.matching.clone();
        for &(one, other) in pairs {
            after.drop(one);
            after.drop(other);
        }
        let done = after.complete(self.graph()).is_none();
        if done {
            self.matching = after;
        }
        done
    }

    /// Every player whose bye leaves the others a legal pairing; empty if the number is even.
    pub(crate) fn spared(&self) -> Bits {
        let bye = self.roster.len();
        if self.bye_score.is_none() {
            return Bits::empty(bye + 1);
        }
        let mut others = self.matching.clone();
        let alone = others.mate[bye];
        others.drop(bye);
        others.augment(self.graph(), alone).map_or_else(|| Bits::empty(bye + 1), |forest| forest.outer)
    }

    /// The player left over once all pairs are made.
    pub(crate) fn left_over(&self) -> Option<usize> {
        self.matching.members.iter().find(|&place| place < self.roster.len())
    }

    /// The current matching restricted to `players`.
    fn among(&self, players: impl Iterator<Item = usize>) -> Matching {
        let count = self.roster.len();
        let mut members = Bits::empty(count + 1);
        for player in players {
            members.insert(player);
        }
        let mut part = Matching::new(members, count + 1);
        for player in part.members.iter() {
            let mate = self.matching.mate[player];
            if mate != NOBODY && part.members.has(mate) {
                part.mate[player] = mate;
            }
        }
        part
    }

    fn bye_vertex(&self) -> impl Iterator<Item = usize> {
        self.bye_score.map(|_| self.roster.len()).into_iter()
    }

    /// Matches all of `part`, or, if their number is odd, all but the player returned. `None` if impossible.
    fn all_but_one(&self, part: &mut Matching, first: &[usize]) -> Option<Option<usize>> {
        let graph = self.graph();
        for &player in first {
            if part.mate[player] == NOBODY && part.augment(graph, player).is_some() {
                return None;
            }
        }
        part.fill(graph);
        let mut free: Vec<usize> =
            part.members.iter().filter(|&vertex| part.mate[vertex] == NOBODY).collect();
        let mut stuck = None;
        while free.len() + usize::from(stuck.is_some()) > 1 {
            let vertex = free.pop()?;
            if part.augment(graph, vertex).is_some() && stuck.replace(vertex).is_some() {
                return None;
            }
            free.retain(|&other| part.mate[other] == NOBODY);
        }
        Some(stuck.or(free.pop()))
    }

    /// Do all `floaters` find opponents in the next scoregroup, with at most one of its players left over whom
    /// `rest` can take? Then C8 is at its best.
    pub(crate) fn absorbs(&self, floaters: &[usize], next: &Range<usize>, rest: &Range<usize>) -> bool {
        let mut upper = self.among(floaters.iter().copied().chain(next.clone()));
        let Some(above) = self.all_but_one(&mut upper, floaters) else { return false };
        let mut lower = self.among(rest.clone().chain(self.bye_vertex()));
        let Some(below) = self.all_but_one(&mut lower, &[]) else { return false };
        let (above, below) = match (above, below) {
            (None, None) => return true,
            (Some(above), Some(below)) => (above, below),
            _ => return false,
        };
        let bye = self.roster.len();
        if next.contains(&above)
            && (if below == bye { self.bye.has(above) } else { self.roster.may_meet(above, below) })
        {
            return true;
        }
        // Try other players as the one left over, on both sides.
        let (Some(above), Some(below)) =
            (upper.augment(self.graph(), above), lower.augment(self.graph(), below))
        else {
            return false;
        };
        above.outer.iter().filter(|player| next.contains(player)).any(|player| {
            (self.bye.has(player) && below.outer.has(bye))
                || self.roster.allowed[player].common(&below.outer).next().is_some()
        })
    }

    /// Can `left_over` and everyone of `rest` be paired?
    pub(crate) fn completes(&self, left_over: &[usize], rest: &Range<usize>) -> bool {
        let mut part = self.among(left_over.iter().copied().chain(rest.clone()).chain(self.bye_vertex()));
        part.complete(self.graph()).is_none()
    }

    /// Those of `players` with no legal opponent in the next scoregroup; without a next scoregroup, those
    /// barred from the bye. A lower bound: other players can be stranded too.
    pub(crate) fn stranded(&self, players: impl Iterator<Item = usize>, next: &Range<usize>) -> Vec<usize> {
        let nobody = |player: usize| {
            if next.is_empty() {
                !self.bye.has(player)
            } else {
                !next.clone().any(|other| self.roster.may_meet(player, other))
            }
        };
        players.filter(|&player| nobody(player)).collect()
    }
}

fn witness(roster: &Roster, stuck: &[Forest]) -> Witness {
    let id = |place: usize| roster.players[place].id;
    let mut without: Vec<PlayerId> =
        stuck.iter().flat_map(|forest| &forest.inner).map(|&place| id(place)).collect();
    without.sort_unstable();
    without.dedup();
    let mut odd: Vec<Vec<PlayerId>> = Vec::new();
    let mut told = Bits::empty(roster.len() + 1);
    for forest in stuck {
        for head in forest.outer.iter() {
            let group: Vec<usize> =
                forest.outer.iter().filter(|&place| forest.group[place] == forest.group[head]).collect();
            if group.iter().all(|&place| !told.has(place)) {
                for &place in &group {
                    told.insert(place);
                }
                odd.push(group.into_iter().map(id).collect());
            }
        }
    }
    if without.is_empty() && odd.iter().all(|group| group.len() == 1) {
        return Witness::NoOpponents(odd.into_iter().flatten().collect());
    }
    Witness::Groups { without, odd }
}
