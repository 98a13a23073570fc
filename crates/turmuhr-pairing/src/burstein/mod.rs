//! The Burstein system (C.04.4.2 of 2026): after the seeding rounds, which are Dutch, players with strong
//! opposition so far meet players with weak opposition.
//!
//! The bye comes first (3.1), then bracket by bracket from the top (3.2): the highest ranked by [`Index`] meets
//! the lowest ranked, as far as the criteria allow.
//!
//! Ambiguous rules are read as follows:
//! - 1.7.2, a series of zero-point byes «up to the current round»: it reaches the last round that is over, whether or not the
//!   player is there for the next one. [`Series`] has the other reading, and [`doubt`](crate::doubt) says where it matters.
//! - C7 looks one bracket ahead: most pairs, then lowest scores of those left over (C5 and C6 there, over what C4 allows).
//! - Incoming floaters are ranked among the others by Index alone (1.8: scores are not used), and may meet each other.
//! - 1.7 means 3.1.5 where it says 2.1.5; the list under 4.3 has one line twice.

mod bracket;
pub(crate) mod index;
#[cfg(feature = "oracle")]
pub(crate) mod oracle;

use std::{cmp::Reverse, collections::HashMap};

use turmuhr_core::{PlayerId, Points};

use crate::{
    account::{ByeOrder, Part, Procedure},
    bye,
    colours::{self, Allocate},
    completion::Completion,
    dutch::{Effort, bracket::denied},
    field::Field,
    matching::steps::Spent,
    outcome::Stop,
    reasons::{Criterion, Value, Weighed},
    roster::{Bars, Reading, Roster, Unplayed, Wishes},
    system::System,
};
use bracket::Bracket;
pub use index::Index;
use index::{Series, indices};

/// How past rounds are interpreted.
pub(crate) const READING: Reading =
    Reading { unplayed: Unplayed::Never, wishes: Wishes::Burstein, bars: Bars::GainOfWin };

/// 1.6.2: half of the rounds, rounded down, and no more than four.
pub(crate) fn seeding_rounds(field: &Field) -> u32 {
    (field.total_rounds / 2).min(4)
}

/// The system with every player's Index before the round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Burstein {
    indices: HashMap<PlayerId, Index>,
}

impl Burstein {
    pub(crate) fn of(field: &Field, series: Series) -> Burstein {
        Burstein { indices: indices(field, series) }
    }

    /// 1.8: Index, then number. Smaller is better.
    pub(crate) fn rank(&self, roster: &Roster, place: usize) -> (Reverse<Index>, u32) {
        let player = &roster.players[place];
        (Reverse(self.index(player.id)), player.number)
    }

    pub(crate) fn index(&self, id: PlayerId) -> Index {
        self.indices.get(&id).copied().unwrap_or_default()
    }
}

impl Procedure for Burstein {
    fn system(&self) -> System {
        System::Burstein
    }

    fn brackets(
        &self,
        roster: &Roster,
        bye: Option<usize>,
        effort: Effort,
        stop: &mut dyn FnMut(&Part) -> bool,
    ) -> Result<Vec<Part>, Stop> {
        let mut completion = Completion::of(roster, false)?;
        let mut parts = Vec::new();
        let mut moved: Vec<usize> = Vec::new();
        let mut start = 0;
        while start < roster.len() {
            let residents = roster.scoregroup(start);
            start = residents.end;
            let next = if start < roster.len() { roster.scoregroup(start) } else { start..start };
            let rest = next.end..roster.len();
            let mut members: Vec<usize> = moved.iter().copied().chain(residents.clone()).collect();
            members.sort_by_cached_key(|&place| self.rank(roster, place));
            let score = roster.score(residents.start);
            let bracket = Bracket { roster, members, score, next, rest };
            let solved = bracket::solve(&bracket, &mut completion, effort)?;
            let mut floaters = solved.floaters;
            floaters.sort_unstable();
            let last = bracket.members.len().saturating_sub(1);
            let plain = (0..bracket.members.len() / 2)
                .map(|at| (bracket.members[at], bracket.members[last - at]))
                .collect();
            let part = Part {
                score,
                weighed: weighed(roster, &solved.pairs, &floaters),
                residents: residents.collect(),
                moved: std::mem::replace(&mut moved, floaters.clone()),
                pairs: solved.pairs,
                floaters,
                plain,
                shifted: Default::default(),
            };
            parts.push(part.around(bye));
            if parts.last().is_some_and(&mut *stop) {
                break;
            }
        }
        Ok(parts)
    }

    fn allocation(&self) -> Allocate {
        colours::allocate
    }

    /// 3.1.4 and 3.1.5: most games, then the lowest ranked.
    fn bye_order(&self, roster: &Roster, place: usize) -> ByeOrder {
        let (Reverse(index), number) = self.rank(roster, place);
        (Reverse(roster.players[place].games), [index.buchholz, index.sonneborn_berger, -i64::from(number)])
    }

    /// C7.
    fn ahead(&self, roster: &Roster, bye: Option<usize>, part: &Part) -> Result<Vec<Weighed>, Spent> {
        let others = bye.map(|place| bye::without(roster, place));
        let others = others.as_ref().unwrap_or(roster);
        let inside = |place: usize| place - usize::from(bye.is_some_and(|bye| bye < place));
        let floaters: Vec<usize> = part.floaters.iter().map(|&place| inside(place)).collect();
        let Some(end) = part.residents.iter().map(|&place| inside(place) + 1).max() else {
            return Ok(Vec::new());
        };
        if end == others.len() {
            return Ok(Vec::new());
        }
        let next = others.scoregroup(end);
        let rest = next.end..others.len();
        let left = bracket::ahead(others, &floaters, &next, &rest)?;
        Ok(vec![
            Weighed { criterion: Criterion::NextBracket, value: Value::Count(left.len()) },
            Weighed { criterion: Criterion::NextBracket, value: Value::Points(left) },
        ])
    }
}

/// C5, C6 and C8.
fn weighed(roster: &Roster, pairs: &[(usize, usize)], floaters: &[usize]) -> Vec<Weighed> {
    let scores: Vec<Points> = floaters.iter().map(|&place| roster.score(place)).collect();
    let unmet = pairs.iter().filter(|&&(one, other)| denied(&roster.players[one], &roster.players[other]));
    vec![
        Weighed { criterion: Criterion::Floaters, value: Value::Count(floaters.len()) },
        Weighed { criterion: Criterion::FloaterScores, value: Value::Points(scores) },
        Weighed { criterion: Criterion::Preferences, value: Value::Count(unmet.count()) },
    ]
}
