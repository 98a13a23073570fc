//! One scoregroup: its floaters leave, incoming floaters are paired, then the upper half meets the lower (2.4,
//! art. 4).

use super::{Direction, Round, floaters::Choice, reach::Reach};
use crate::reasons::StepNote;

/// The result of a group.
pub(super) struct Paired {
    /// In the order in which they were made.
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) floaters: Vec<usize>,
}

/// Pairs a group. Without an `adjacent` group nobody floats on, and everyone must be pairable.
pub(super) fn pair(
    round: &Round<'_>,
    direction: Direction,
    residents: &[usize],
    above: &[usize],
    below: &[usize],
    adjacent: Option<&[usize]>,
    notes: &mut Vec<StepNote>,
) -> Paired {
    let incoming: Vec<usize> = above.iter().chain(below).copied().collect();
    let mut staying: Vec<usize> = residents.iter().chain(&incoming).copied().collect();
    let mut reach = Reach::of(round.roster, &staying);
    let mut floaters = Vec::new();
    let id = |place: usize| round.roster.players[place].id;
    while let (Some(adjacent), false) = (adjacent, reach.alone().is_empty()) {
        let able = reach.dispensable();
        let choice =
            Choice { round, direction, incoming: &incoming, adjacent, chosen: &floaters, staying: &staying };
        let Some((floater, kind)) = choice.first(|place| able.has(place)) else { break };
        reach.leave_out(floater);
        staying.retain(|&place| place != floater);
        notes.push(StepNote::Floats { player: id(floater), kind });
        floaters.push(floater);
    }
    let mut work = Work { round, reach, pairs: Vec::new() };
    for floater in arrivals(round, above, below) {
        // The floater floats on, or is already another player's opponent.
        if !staying.contains(&floater) {
            continue;
        }
        let open = |of: &[usize]| -> Vec<usize> {
            let mut open: Vec<usize> =
                of.iter().copied().filter(|place| *place != floater && staying.contains(place)).collect();
            direction.sort(round, &mut open);
            open
        };
        let (own, others) = (open(residents), open(&incoming));
        let Some(opponent) =
            work.opponent(floater, &own, notes).or_else(|| work.opponent(floater, &others, notes))
        else {
            continue;
        };
        staying.retain(|&place| place != floater && place != opponent);
    }
    direction.sort(round, &mut staying);
    while let Some((&first, rest)) = staying.split_first() {
        // 4.2: the other half in order, then the player's own half from its end.
        let (own, other) = rest.split_at(rest.len() / 2);
        let mut order: Vec<usize> = other.to_vec();
        order.extend(own.iter().rev());
        let Some(opponent) = work.opponent(first, &order, notes) else { break };
        staying.retain(|&place| place != first && place != opponent);
    }
    Paired { pairs: work.pairs, floaters }
}

/// 3.6, 3.7: first floaters from above, by descending score and number; then floaters from below, by ascending
/// score.
fn arrivals(round: &Round<'_>, above: &[usize], below: &[usize]) -> Vec<usize> {
    let (mut above, mut below) = (above.to_vec(), below.to_vec());
    // Places follow score and number.
    above.sort_unstable();
    below.sort_by_key(|&place| (round.roster.score(place), std::cmp::Reverse(round.number(place))));
    above.into_iter().chain(below).collect()
}

struct Work<'a> {
    round: &'a Round<'a>,
    reach: Reach<'a>,
    pairs: Vec<(usize, usize)>,
}

impl Work<'_> {
    /// The first available player of `order` who is due the other colour, else the first available (3.8, 5.2).
    fn opponent(&mut self, player: usize, order: &[usize], notes: &mut Vec<StepNote>) -> Option<usize> {
        let round = self.round;
        let first = order.iter().copied().find(|&other| self.reach.could_take(player, other))?;
        let suits = |other: usize| round.colours_suit(player, other) && round.near(first, other);
        let better = if suits(first) {
            None
        } else {
            order.iter().copied().find(|&other| suits(other) && self.reach.could_take(player, other))
        };
        let opponent = better.unwrap_or(first);
        self.reach.take(player, opponent);
        self.pairs.push((player, opponent));
        let id = |place: usize| round.roster.players[place].id;
        if let Some(&proposed) = order.first().filter(|&&proposed| proposed != opponent) {
            let kept_from = if first == proposed {
                None
            } else if round.roster.may_meet(player, proposed) {
                Some(true)
            } else {
                Some(false)
            };
            notes.push(StepNote::Exchange {
                player: id(player),
                proposed: id(proposed),
                opponent: id(opponent),
                reason: super::explain::reason(kept_from, better.is_some()),
            });
        }
        Some(opponent)
    }
}
