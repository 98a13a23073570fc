//! Arithmetic for correcting clocks.

use std::num::NonZeroU32;

use turmuhr_core::Color;

use crate::{clock::Setting, control::Schedule, time::Span};

/// The time charged to a player if the game returns to an irregularity and the times were not noted. It is
/// proportional to the moves played (12.6 of 1984 and 1993, L-231).
///
/// ```
/// use turmuhr_clock::{Span, correct::used_in_proportion};
///
/// assert_eq!(used_in_proportion(Span::from_mins(90), 20, 30), Span::from_mins(60));
/// ```
pub fn used_in_proportion(used: Span, irregular_move: u32, moves_made: u32) -> Span {
    used.share(irregular_move.min(moves_made), moves_made)
}

/// The least time an arbiter may leave a player after a deduction (P-056, L-161).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct LowerLimit {
    /// The limit, however few moves are due.
    pub at_least: Span,
    /// The limit for each move due before the next control.
    pub per_move_due: Span,
}

impl LowerLimit {
    /// 12.4 and 12.6 of 1984 and 1993: five minutes, and at least one minute for each move still due.
    pub const FIDE_1984: LowerLimit =
        LowerLimit { at_least: Span::from_mins(5), per_move_due: Span::from_mins(1) };
    /// The note of the German federation on 6.10: five minutes to the next control.
    pub const DSB_2014: LowerLimit = LowerLimit { at_least: Span::from_mins(5), per_move_due: Span::ZERO };

    /// The limit with so many moves due: the larger of the two.
    pub fn of(self, moves_due: u32) -> Span {
        self.at_least.max(self.per_move_due.times(moves_due))
    }

    /// The remaining time, raised to the limit if necessary.
    pub fn raise(self, left: Span, moves_due: u32) -> Span {
        left.max(self.of(moves_due))
    }
}

/// The correct reading of a clock that was set wrongly (6.10.2, T-83). It is all time the control has added
/// after this many completed moves, minus the time used. `None` if the control has no periods.
pub fn as_it_should_stand(setting: &Setting, color: Color, completed: u32, used: Span) -> Option<Span> {
    let schedule = setting.control.schedule(color)?;
    let mut credited = credited(schedule, completed);
    if setting.options.increment_at_start {
        // Each press has added the increment of the next move (T-02), so that one is included too.
        let next = schedule.period(period_of_next_move(schedule, completed).0);
        credited += next.map_or(Span::ZERO, |period| period.per_move.increment());
    }
    Some(credited - used)
}

/// The main times of all periods entered, and the increments of the completed moves.
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

/// The period of the next move, and the moves completed in it.
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
