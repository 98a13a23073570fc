//! Lim (C.04.4.3): a procedure, not a weighing. Scoregroups are paired from the top and from the bottom towards
//! the median, which comes last; players without an opponent float towards it.
//!
//! The first part of the text (art. 1 to 2.3) was available literally; the rest, with its article numbers and
//! the tables of 4.2 and 4.3, only through digests and other implementations, which call much of it ambiguous.
//! It is read as follows:
//!
//! - A group keeps as many pairs as it can have, and exactly those left over float (2.3, 4.4). They are chosen one after the
//!   other, each so that as many pairs stay possible.
//! - «Has floated already» (3.9) means: into this group, in this round. 3.10 looks at the round before.
//! - A floater gets the first available resident, and another floater only if no resident is available (3.6 to 3.8).
//! - «Available» means: compatible, and the others of the group can still be paired.
//! - The tables of 4.2 and 4.3 go on in the same way for groups of any size: the first of the list tries the other half in
//!   order, then its own half from its end; the rest is then proposed afresh. The search for compatible opponents and that
//!   for colours (5.2) are one: the first available who is due the other colour, else the first available.
//! - Of the pairs that block the median group (2.6) the one made last is broken up: of the lower groups if more floaters came
//!   from above than from below, else of the higher ones. One implementation that cites 2.6.1 does so; a digest says the side that sent
//!   more floaters.
//! - The median score is half of what the rounds played could have brought, whether or not anybody has it.
//! - The bye leaves the others a pairing; where 1.1 and 7.1 differ, 7.1 is followed in the first round: the lowest rated.
//! - In the last round (art. 6) colours keep nobody apart.

mod colours;
pub(crate) mod explain;
mod floaters;
mod group;
mod reach;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use turmuhr_core::{Color, PlayerId, Points};

use crate::{
    colours::{ColourRule, boards},
    completion::Completion,
    field::Field,
    outcome::{Board, NoPairing, Pairing, Witness},
    reasons::{BracketKind, BracketRecord, ByeRecord, ColourReason, Record, Side, StepNote},
    roster::{Bars, Reading, Roster, Unplayed, Wishes},
    system::{LimEvent, System},
};
use group::Paired;

/// The direction in which a group is paired and its floaters go.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Direction {
    Down,
    Up,
}

/// A round to be paired, with Lim's own data.
struct Round<'a> {
    roster: &'a Roster,
    ratings: Vec<u32>,
    event: LimEvent,
    /// Twice the score of the median group.
    median: i32,
}

/// The paired round.
pub(super) struct Worked {
    bye: Option<usize>,
    pairs: Vec<Made>,
    brackets: Vec<BracketRecord>,
    notes: Vec<StepNote>,
}

/// A pair, and the part of the field where it was made.
#[derive(Copy, Clone, Debug)]
struct Made {
    pair: (usize, usize),
    /// In the median group or above it.
    upper: bool,
}

pub(crate) fn pair(field: &Field, event: LimEvent) -> Result<Pairing, NoPairing> {
    let roster = roster(field)?;
    let (worked, boards) = work(field, &roster, event)?;
    let colours = boards.iter().map(|&(_, (higher, lower), rule)| ColourReason {
        rule,
        system: System::Lim(event),
        higher: roster.players[higher].id,
        preferences: [roster.players[higher].preference, roster.players[lower].preference],
    });
    Ok(Pairing {
        round: field.next_round(),
        boards: boards.iter().map(|&(board, ..)| board).collect(),
        bye: worked.bye.map(|place| roster.players[place].id),
        record: Record {
            system: System::Lim(event),
            brackets: worked.brackets,
            colours: colours.collect(),
            bye: worked.bye.map(|place| bye_record(&roster, place)),
            notes: worked.notes,
        },
    })
}

type Boards = Vec<(Board, (usize, usize), ColourRule)>;

fn roster(field: &Field) -> Result<Roster, NoPairing> {
    Roster::of(field, Reading { unplayed: Unplayed::Never, wishes: Wishes::Lim, bars: Bars::GainOfWin })
}

fn work(field: &Field, roster: &Roster, event: LimEvent) -> Result<(Worked, Boards), NoPairing> {
    let impossible = |witness| NoPairing::Impossible { round: field.next_round(), witness };
    let ratings: HashMap<PlayerId, u32> =
        field.players.iter().map(|entrant| (entrant.id, entrant.rating)).collect();
    let round = Round {
        roster,
        ratings: roster.players.iter().map(|player| ratings[&player.id]).collect(),
        event,
        median: field.scoring.win.in_tenths() * i32::try_from(field.rounds_done).unwrap_or(0),
    };
    let worked = round.work().map_err(impossible)?;
    let upper: HashMap<(usize, usize), bool> =
        worked.pairs.iter().map(|made| (ordered(made.pair), made.upper)).collect();
    let pairs = worked.pairs.iter().map(|made| ordered(made.pair)).collect();
    let places: HashMap<PlayerId, usize> =
        roster.players.iter().enumerate().map(|(place, player)| (player.id, place)).collect();
    let boards = boards(roster, pairs, |higher, lower, initial| {
        let pair = (places[&higher.id], places[&lower.id]);
        colours::allocate(higher, lower, initial, upper[&pair], roster.last_round)
    });
    Ok((worked, boards))
}

/// Places of the roster follow score and number.
fn ordered((one, other): (usize, usize)) -> (usize, usize) {
    (one.min(other), one.max(other))
}

fn bye_record(roster: &Roster, place: usize) -> ByeRecord {
    let score = roster.score(place);
    let barred = roster.players.iter().filter(|player| player.score <= score && !player.may_have_bye);
    ByeRecord { player: roster.players[place].id, score, barred: barred.map(|player| player.id).collect() }
}

impl Round<'_> {
    fn work(&self) -> Result<Worked, Witness> {
        let roster = self.roster;
        let bye = self.bye()?;
        let all: Vec<usize> = (0..roster.len()).filter(|&place| Some(place) != bye).collect();
        let side = |place: usize| (2 * roster.score(place).in_tenths()).cmp(&self.median);
        let groups = |wanted: std::cmp::Ordering| -> Vec<Vec<usize>> {
            let members: Vec<usize> = all.iter().copied().filter(|&place| side(place) == wanted).collect();
            members
                .chunk_by(|&one, &other| roster.score(one) == roster.score(other))
                .map(<[usize]>::to_vec)
                .collect()
        };
        let higher = groups(std::cmp::Ordering::Greater);
        let mut lower = groups(std::cmp::Ordering::Less);
        lower.reverse();
        let median: Vec<usize> =
            all.iter().copied().filter(|&place| side(place) == std::cmp::Ordering::Equal).collect();
        let mut worked = Worked { bye, pairs: Vec::new(), brackets: Vec::new(), notes: Vec::new() };
        let (above, mut from_above) = self.towards_the_median(&higher, Direction::Down, &median, &mut worked);
        let (below, mut from_below) = self.towards_the_median(&lower, Direction::Up, &median, &mut worked);
        let (mut above, mut below) = (above, below);
        loop {
            let members: Vec<usize> = median.iter().chain(&from_above).chain(&from_below).copied().collect();
            if reach::can_all_be_paired(roster, &members) {
                break;
            }
            // 2.6.
            let lower = (from_above.len() > from_below.len() && !below.is_empty()) || above.is_empty();
            let (side, floaters) =
                if lower { (&mut below, &mut from_below) } else { (&mut above, &mut from_above) };
            let Some(pair) = side.pop() else { break };
            floaters.extend([pair.0, pair.1]);
            let ids = (roster.players[pair.0].id, roster.players[pair.1].id);
            let side = if lower { Side::Lower } else { Side::Higher };
            worked.notes.push(StepNote::Cracked { pair: ids, side });
            for bracket in &mut worked.brackets {
                bracket.pairs.retain(|&(one, other)| (one, other) != ids && (other, one) != ids);
            }
        }
        for (side, upper) in [(above, true), (below, false)] {
            worked.pairs.extend(side.into_iter().map(|pair| Made { pair, upper }));
        }
        let arrived = !from_above.is_empty() || !from_below.is_empty();
        if !median.is_empty() || arrived {
            let score = Points::tenths(self.median / 2);
            worked.notes.push(self.note(Side::Median, score, &median, &from_above, &from_below));
            let paired = group::pair(
                self,
                Direction::Down,
                &median,
                &from_above,
                &from_below,
                None,
                &mut worked.notes,
            );
            worked.brackets.push(self.bracket(score, &median, &from_above, &from_below, &paired, true));
            worked.pairs.extend(paired.pairs.iter().map(|&pair| Made { pair, upper: true }));
        }
        Ok(worked)
    }

    /// Pairs one side of the median: the pairs in the order they were made, and the floaters into the median
    /// group.
    fn towards_the_median(
        &self,
        groups: &[Vec<usize>],
        direction: Direction,
        median: &[usize],
        worked: &mut Worked,
    ) -> (Vec<(usize, usize)>, Vec<usize>) {
        let (mut pairs, mut incoming) = (Vec::new(), Vec::new());
        let side = if direction == Direction::Down { Side::Higher } else { Side::Lower };
        for (at, residents) in groups.iter().enumerate() {
            let adjacent = groups.get(at + 1).map_or(median, Vec::as_slice);
            let score = self.roster.score(residents[0]);
            let (above, below): (&[usize], &[usize]) = match direction {
                Direction::Down => (&incoming, &[]),
                Direction::Up => (&[], &incoming),
            };
            worked.notes.push(self.note(side, score, residents, above, below));
            let paired =
                group::pair(self, direction, residents, above, below, Some(adjacent), &mut worked.notes);
            worked.brackets.push(self.bracket(score, residents, above, below, &paired, false));
            pairs.extend(&paired.pairs);
            incoming = paired.floaters;
        }
        (pairs, incoming)
    }

    /// 1.1, and 7.1 in the first round.
    fn bye(&self) -> Result<Option<usize>, Witness> {
        let roster = self.roster;
        let Completion { bye, bye_score, .. } = Completion::of(roster, false)?;
        if bye_score.is_none() {
            return Ok(None);
        }
        let mut able: Vec<usize> = bye.iter().collect();
        let number = |place: usize| std::cmp::Reverse(roster.players[place].number);
        if roster.round == 1 {
            able.sort_by_key(|&place| (self.ratings[place], number(place)));
        } else {
            able.sort_by_key(|&place| (roster.score(place), number(place)));
        }
        let rest = |gone: usize| -> Vec<usize> { (0..roster.len()).filter(|&place| place != gone).collect() };
        Ok(able.into_iter().find(|&place| reach::can_all_be_paired(roster, &rest(place))))
    }

    fn ids(&self, places: &[usize]) -> Vec<PlayerId> {
        places.iter().map(|&place| self.roster.players[place].id).collect()
    }

    fn note(
        &self,
        side: Side,
        score: Points,
        residents: &[usize],
        above: &[usize],
        below: &[usize],
    ) -> StepNote {
        StepNote::Group {
            side,
            score,
            residents: self.ids(residents),
            from_above: self.ids(above),
            from_below: self.ids(below),
        }
    }

    fn bracket(
        &self,
        score: Points,
        residents: &[usize],
        above: &[usize],
        below: &[usize],
        paired: &Paired,
        last: bool,
    ) -> BracketRecord {
        let id = |place: usize| self.roster.players[place].id;
        BracketRecord {
            kind: if last { BracketKind::Last } else { BracketKind::Ordinary },
            score,
            moved_down: self.ids(above),
            moved_up: self.ids(below),
            residents: self.ids(residents),
            pairs: paired.pairs.iter().map(|&(one, other)| (id(one), id(other))).collect(),
            floaters: self.ids(&paired.floaters),
            weighed: Vec::new(),
            exchanged: (Vec::new(), Vec::new()),
        }
    }

    fn number(&self, place: usize) -> u32 {
        self.roster.players[place].number
    }

    fn due(&self, place: usize) -> Option<Color> {
        self.roster.players[place].preference.colour
    }

    /// 5.2: both can have the colour due.
    fn colours_suit(&self, one: usize, other: usize) -> bool {
        self.due(one).is_none() || self.due(one) != self.due(other)
    }

    /// 3.2.3, 3.8, 5.7: may colours decide between the two?
    fn near(&self, one: usize, other: usize) -> bool {
        self.event == LimEvent::Ordinary || self.ratings[one].abs_diff(self.ratings[other]) <= 100
    }
}

impl Direction {
    /// The order in which a group is processed: from the best number down, or from the last one up.
    fn sort(self, round: &Round<'_>, places: &mut [usize]) {
        places.sort_by_key(|&place| round.number(place));
        if self == Direction::Up {
            places.reverse();
        }
    }
}
