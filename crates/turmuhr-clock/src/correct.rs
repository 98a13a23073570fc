//! Arithmetic for clocks that must be put right.

use std::num::NonZeroU32;

use turmuhr_core::Color;

use crate::{clock::Setting, control::Schedule, time::Span};

/// The time charged to a player when the game goes back to an irregularity and nobody noted the clocks:
/// in proportion to the moves played (12.6 of 1984 and 1993, L-231).
///
/// ```
/// use turmuhr_clock::{Span, correct::used_in_proportion};
///
/// assert_eq!(used_in_proportion(Span::from_mins(90), 20, 30), Span::from_mins(60));
/// ```
pub fn used_in_proportion(used: Span, irregular_move: u32, moves_made: u32) -> Span {
    used.share(irregular_move.min(moves_made), moves_made)
}

/// The least an arbiter may leave a player after a deduction (P-056, L-161).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct LowerLimit {
    pub at_least: Span,
    pub per_move_due: Span,
}

impl LowerLimit {
    /// 12.4 and 12.6 of 1984 and 1993: five minutes, and a minute for each move still due.
    pub const FIDE_1984: LowerLimit =
        LowerLimit { at_least: Span::from_mins(5), per_move_due: Span::from_mins(1) };
    /// The note of the German federation on 6.10: five minutes to the next control.
    pub const DSB_2014: LowerLimit = LowerLimit { at_least: Span::from_mins(5), per_move_due: Span::ZERO };

    pub fn of(self, moves_due: u32) -> Span {
        self.at_least.max(self.per_move_due.times(moves_due))
    }

    /// The time to leave: what the deduction leaves, or the limit if that is more.
    pub fn raise(self, left: Span, moves_due: u32) -> Span {
        left.max(self.of(moves_due))
    }
}

/// What should stand on a clock that was set wrongly (6.10.2, T-83): everything the control has brought
/// after so many completed moves, less what the player used. `None` if the control has no periods.
pub fn as_it_should_stand(setting: &Setting, color: Color, completed: u32, used: Span) -> Option<Span> {
    let schedule = setting.control.schedule(color)?;
    let mut credited = credited(schedule, completed);
    if setting.options.increment_at_start {
        // Each press has brought the increment of the move to come (T-02), so that one is on it too.
        let next = schedule.period(period_of_next_move(schedule, completed).0);
        credited += next.map_or(Span::ZERO, |period| period.per_move.increment());
    }
    Some(credited - used)
}

/// Main times of all periods entered and the increments of the moves completed.
fn credited(schedule: &Schedule, completed: u32) -> Span {
    let (current, here) = period_of_next_move(schedule, completed);
    let mut total = Span::ZERO;
    for index in 0..=current {
        let Some(period) = schedule.period(index) else { break };
        let moves = if index == current { here } else { period.moves.map_or(0, NonZeroU32::get) };
        total += period.main + period.per_move.increment().times(moves);
    }
    total
}

/// The period in which the next move is made, and how many moves were completed in it.
pub(crate) fn period_of_next_move(schedule: &Schedule, completed: u32) -> (u32, u32) {
    let (mut index, mut rest) = (0, completed);
    while let Some(moves) = schedule.period(index).and_then(|period| period.moves) {
        if rest < moves.get() || schedule.is_last(index) {
            break;
        }
        rest -= moves.get();
        index += 1;
    }
    (index, rest)
}
