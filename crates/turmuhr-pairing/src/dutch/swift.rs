//! Solves a bracket without matching: bounds that hold for any history of meetings, and the first pairs that
//! reach them.
//!
//! Colours, floats and barred byes bound how good a bracket can be, and they form a few classes that can be
//! counted. Opponents are assigned in the order of C.04.3, art. 4; an opponent is skipped only if the counts
//! show that the bound becomes unreachable. If everyone gets an opponent, no pairing is better, and none as
//! good comes earlier. Otherwise this method gives no answer, and the matching decides.

use turmuhr_core::Color;

use super::{
    bracket::{Bracket, Solved, floated},
    criteria::unplayed,
    transposition::Halves,
};
use crate::roster::{Contender, Float, Strength};

/// The number of players of each kind of preference. Kind means colour and strength, all that C12 and C13 use.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Counts(pub(super) [i32; KINDS]);

pub(super) const KINDS: usize = 7;

/// No preference, or one of three strengths for one of two colours.
fn kind(player: &Contender) -> usize {
    let strength = match player.preference.strength {
        Strength::None => return 0,
        Strength::Mild => 1,
        Strength::Strong => 2,
        Strength::Absolute => 3,
    };
    if player.preference.colour == Some(Color::White) { strength } else { strength + 3 }
}

/// Preferences not granted, and strong ones among them (C12, C13).
pub(super) type Denied = (i32, i32);

/// The cost of a pair; `None` for two absolute preferences for the same colour, which never meet here.
pub(super) fn denied(one: usize, other: usize) -> Option<Denied> {
    if one == 0 || other == 0 || (one > 3) != (other > 3) {
        return Some((0, 0));
    }
    match ((one - 1) % 3).min((other - 1) % 3) {
        0 => Some((1, 0)),
        1 => Some((1, 1)),
        _ => None,
    }
}

impl Counts {
    pub(super) fn without(mut self, kind: usize) -> Counts {
        self.0[kind] -= 1;
        self
    }

    pub(super) fn of(&self, colour: usize) -> [i32; 3] {
        [self.0[colour], self.0[colour + 1], self.0[colour + 2]]
    }

    pub(super) fn total(&self) -> i32 {
        self.0.iter().sum()
    }

    /// The fewest denied preferences if any two may meet. `None`: not everyone can be paired.
    fn least(&self) -> Option<Denied> {
        for colour in [1, 4] {
            let [mild, strong, absolute] = self.of(colour);
            let wanting = mild + strong + absolute;
            // The surplus of one colour has to meet each other.
            let among = (2 * wanting - self.total()) / 2;
            if among > 0 {
                return (mild + strong >= among).then_some((among, (among - mild).max(0)));
            }
        }
        Some((0, 0))
    }

    /// The fewest denied preferences if everyone of `self` meets a player of `other`; both have the same size.
    fn least_against(&self, other: &Counts) -> Option<Denied> {
        for colour in [1, 4] {
            let ([mild1, strong1, absolute1], [mild2, strong2, absolute2]) =
                (self.of(colour), other.of(colour));
            let among = mild1 + strong1 + absolute1 + mild2 + strong2 + absolute2 - other.total();
            if among > 0 {
                let hard = among - mild1 - mild2;
                if hard <= 0 {
                    return Some((among, 0));
                }
                // Absolute preferences meet mild ones first; no two of the remaining ones may meet.
                let left1 = ((among - mild1 - strong1).max(0) - mild2).max(0);
                let left2 = ((among - mild2 - strong2).max(0) - mild1).max(0);
                return (left1 + left2 <= hard).then_some((among, hard));
            }
        }
        Some((0, 0))
    }
}

/// Players who may float: the remaining number of each kind.
type Floaters = Counts;

/// The best pairs of the bracket, if this method finds them. Players of `stranded` must not float.
pub(crate) fn solve(bracket: &Bracket<'_>, stranded: &[usize]) -> Option<Solved> {
    let (movers, residents) = (bracket.movers.len(), bracket.residents.len());
    if bracket.len() < 2 || 3 * movers > residents {
        return None;
    }
    let mut greedy = Greedy::new(bracket, stranded)?;
    greedy.pair_movers()?;
    greedy.pair_remainder()?;
    Some(bracket.solved(greedy.pairs))
}

struct Greedy<'a> {
    bracket: &'a Bracket<'a>,
    /// Indexed by place in the roster minus the first resident.
    kinds: Vec<usize>,
    may_float: Vec<bool>,
    floaters: Floaters,
    odd: bool,
    target: Denied,
    pairs: Vec<(usize, usize)>,
    taken: Vec<bool>,
}

impl<'a> Greedy<'a> {
    fn new(bracket: &'a Bracket<'a>, stranded: &[usize]) -> Option<Greedy<'a>> {
        let first = bracket.residents.start;
        let player = |place: usize| &bracket.roster.players[place];
        let kinds: Vec<usize> = bracket.residents.clone().map(|place| kind(player(place))).collect();
        let mut all = Counts::default();
        for place in bracket.players() {
            all.0[kind(player(place))] += 1;
        }
        let odd = bracket.len() % 2 == 1;
        let mut may_float = vec![false; kinds.len()];
        let mut floaters = Floaters::default();
        let target = if odd {
            // The best floater by C9, C12, C13, C14 and C16; the other criteria are at their ideal.
            let worth = |place: usize| {
                let games = if bracket.bye_from_here { unplayed(bracket, place) } else { 0 };
                let down = |back| floated(player(place), back, Float::Down);
                let denied = all.without(kinds[place - first]).least()?;
                Some((games, denied, down(0), down(1)))
            };
            let open = |place: &usize| !stranded.contains(place);
            let best = bracket.residents.clone().filter(open).filter_map(worth).min()?;
            for place in bracket.residents.clone().filter(open) {
                if worth(place) == Some(best) {
                    may_float[place - first] = true;
                    floaters.0[kinds[place - first]] += 1;
                }
            }
            best.1
        } else {
            all.least()?
        };
        let taken = vec![false; kinds.len()];
        Some(Greedy { bracket, kinds, may_float, floaters, odd, target, pairs: Vec::new(), taken })
    }

    /// Is the target still reachable with this many denials left, for at least one kind that may float?
    fn reaches(
        &self,
        floaters: &Floaters,
        left: Denied,
        least: impl Fn(Option<usize>) -> Option<Denied>,
    ) -> bool {
        if self.odd {
            (0..KINDS).any(|kind| floaters.0[kind] > 0 && least(Some(kind)) == Some(left))
        } else {
            least(None) == Some(left)
        }
    }

    /// Gives each player moved down the first opponent without an upfloat in the last two rounds (C15, C17).
    fn pair_movers(&mut self) -> Option<()> {
        let bracket = self.bracket;
        let first = bracket.residents.start;
        let mut all = Counts::default();
        for place in bracket.players() {
            all.0[kind(&bracket.roster.players[place])] += 1;
        }
        for &mover in &bracket.movers {
            let own = kind(&bracket.roster.players[mover]);
            let mut known: [Option<bool>; 2 * KINDS] = [None; 2 * KINDS];
            let opponent = bracket.residents.clone().find(|&place| {
                let at = place - first;
                let player = &bracket.roster.players[place];
                if self.taken[at]
                    || !bracket.roster.may_meet(mover, place)
                    || [0, 1].iter().any(|&back| floated(player, back, Float::Up))
                {
                    return false;
                }
                let Some(cost) = denied(own, self.kinds[at]) else { return false };
                let slot = self.kinds[at] + if self.may_float[at] { KINDS } else { 0 };
                *known[slot].get_or_insert_with(|| {
                    let left = (self.target.0 - cost.0, self.target.1 - cost.1);
                    let rest = all.without(own).without(self.kinds[at]);
                    let floaters = if self.may_float[at] {
                        self.floaters.without(self.kinds[at])
                    } else {
                        self.floaters
                    };
                    self.reaches(&floaters, left, |kind| kind.map_or(rest, |kind| rest.without(kind)).least())
                })
            })?;
            let at = opponent - first;
            let cost = denied(own, self.kinds[at])?;
            self.target = (self.target.0 - cost.0, self.target.1 - cost.1);
            all = all.without(own).without(self.kinds[at]);
            if self.may_float[at] {
                self.floaters = self.floaters.without(self.kinds[at]);
            }
            self.taken[at] = true;
            self.pairs.push((mover, opponent));
        }
        Some(())
    }

    /// S1 against S2, in the order of transpositions. If none works, exchanges would come next: not handled
    /// here.
    fn pair_remainder(&mut self) -> Option<()> {
        let first = self.bracket.residents.start;
        let open: Vec<usize> = (0..self.kinds.len()).filter(|&at| !self.taken[at]).collect();
        let (upper, lower) = open.split_at(open.len() / 2);
        let count = |half: &[usize]| {
            let mut counts = Counts::default();
            for &at in half {
                counts.0[self.kinds[at]] += 1;
            }
            counts
        };
        let mut above = count(upper);
        let mut below = count(lower);
        let mut floaters = Floaters::default();
        for &at in lower.iter().filter(|&&at| self.may_float[at]) {
            floaters.0[self.kinds[at]] += 1;
        }
        let mut left = self.target;
        let least = |above: Counts, below: Counts| {
            move |kind: Option<usize>| above.least_against(&kind.map_or(below, |kind| below.without(kind)))
        };
        if !self.reaches(&floaters, left, least(above, below)) {
            return None;
        }
        // A linked list of the free players of S2; the last link ends it.
        let end = lower.len();
        let mut next: Vec<usize> = (0..=end + 1).map(|link| link + 1).collect();
        let mut chosen: Vec<(usize, usize)> = Vec::with_capacity(upper.len());
        // Links are numbered from 1; 0 is the head. `from` is the link after which the search goes on.
        let mut from = 0;
        let mut budget = upper.len() + 200;
        while chosen.len() < upper.len() {
            let one = upper[chosen.len()];
            let own = self.kinds[one];
            let rest_above = above.without(own);
            let mut known: [Option<bool>; 2 * KINDS] = [None; 2 * KINDS];
            let row = &self.bracket.roster.allowed[one + first];
            let mut before = from;
            let found = loop {
                let link = next[before];
                if link > end {
                    break None;
                }
                let at = lower[link - 1];
                if row.has(at + first)
                    && let Some(cost) = denied(own, self.kinds[at])
                    && *known[self.kinds[at] + if self.may_float[at] { KINDS } else { 0 }].get_or_insert_with(
                        || {
                            let floaters =
                                if self.may_float[at] { floaters.without(self.kinds[at]) } else { floaters };
                            let left = (left.0 - cost.0, left.1 - cost.1);
                            self.reaches(&floaters, left, least(rest_above, below.without(self.kinds[at])))
                        },
                    )
                {
                    break Some((before, link, cost));
                }
                before = link;
            };
            if let Some((before, link, cost)) = found {
                let at = lower[link - 1];
                above = rest_above;
                below = below.without(self.kinds[at]);
                left = (left.0 - cost.0, left.1 - cost.1);
                floaters.0[self.kinds[at]] -= i32::from(self.may_float[at]);
                next[before] = next[link];
                chosen.push((before, link));
                from = 0;
                continue;
            }
            // A dead end: the previous player takes the next possible opponent.
            if budget == 0 {
                return self.match_remainder(upper, lower);
            }
            budget -= 1;
            let (before, link) = chosen.pop()?;
            let (one, at) = (upper[chosen.len()], lower[link - 1]);
            let cost = denied(self.kinds[one], self.kinds[at])?;
            above.0[self.kinds[one]] += 1;
            below.0[self.kinds[at]] += 1;
            left = (left.0 + cost.0, left.1 + cost.1);
            floaters.0[self.kinds[at]] += i32::from(self.may_float[at]);
            next[before] = link;
            from = link;
        }
        for (one, &(_, link)) in upper.iter().zip(&chosen) {
            self.pairs.push((one + first, lower[link - 1] + first));
        }
        Some(())
    }

    /// As above by matching, for every kind of player who may float.
    fn match_remainder(&mut self, upper: &[usize], lower: &[usize]) -> Option<()> {
        let first = self.bracket.residents.start;
        let places = |half: &[usize]| half.iter().map(|&at| at + first).collect::<Vec<_>>();
        let kinds = |half: &[usize]| half.iter().map(|&at| self.kinds[at]).collect::<Vec<_>>();
        let halves = Halves {
            roster: self.bracket.roster,
            upper: places(upper),
            lower: places(lower),
            upper_kinds: kinds(upper),
            lower_kinds: kinds(lower),
            may_float: lower.iter().map(|&at| self.may_float[at]).collect(),
        };
        let (mut above, mut below) = (Counts::default(), Counts::default());
        for &at in upper {
            above.0[self.kinds[at]] += 1;
        }
        for &at in lower {
            below.0[self.kinds[at]] += 1;
        }
        let reaching = |kind: &Option<usize>| {
            above.least_against(&kind.map_or(below, |kind| below.without(kind))) == Some(self.target)
        };
        let kinds: Vec<Option<usize>> = if self.odd {
            (0..KINDS)
                .filter(|&kind| lower.iter().any(|&at| self.may_float[at] && self.kinds[at] == kind))
                .map(Some)
                .collect()
        } else {
            vec![None]
        };
        let best = kinds.into_iter().filter(reaching).filter_map(|kind| halves.first(kind)).min()?;
        self.pairs.extend(halves.upper.iter().zip(best).map(|(&one, other)| (one, halves.lower[other])));
        Some(())
    }
}
