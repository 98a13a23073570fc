//! Earlier positions put back on the board, with what must be played there and the times.

use turmuhr_clock::{Span, clock::TakenBack, correct::used_in_proportion};
use turmuhr_core::{ByColor, Chess, Color, Position};

use super::{
    regulations::Restored,
    ruling::{Consequence, Ruling, Why},
    state::{Counted, Deed, LiveGame, Made, Offence, OffenceKind, ruling},
    touch::Touches,
};
use crate::{
    board::{identity::History, legality::Attempt},
    rules::{
        Cites,
        clock::RestoredTimes,
        illegal::{DisplacedFound, PositionUnknown},
    },
};

impl LiveGame {
    /// Back to the position before a move, and what must be played instead (7.5.1 with 4.3 and 4.7).
    pub(super) fn restore_and_bind(&mut self, ply: usize, cites: Cites) -> Vec<Ruling> {
        let Some(made) = self.plies.get(ply) else { return Vec::new() };
        let (deed, touched) = (made.deed, made.breach.clone());
        let mut rulings = self.restore(ply, cites);
        let touches = match (deed, touched) {
            (_, Some(breach)) => breach.touches,
            (Deed::Illegal(attempt) | Deed::PawnLeft(attempt), None) => self.touched_by(attempt),
            (Deed::Legal(_), None) => Touches::default(),
        };
        self.touches = touches;
        rulings.extend(self.duty_ruling(cites));
        rulings
    }

    /// The position before an illegal move that the player has not completed, in which the next move replaces
    /// it (7.5.1; 4 of the blitz of 1993); `None` if there is no such move.
    pub fn before_unpressed(&self, player: Color) -> Option<&Chess> {
        self.unpressed(player)?.before.position()
    }

    fn unpressed(&self, player: Color) -> Option<&Made> {
        let ply = self.plies.len().checked_sub(1)?;
        let open = |offence: &Offence| {
            offence.ply == ply && offence.by == player && !offence.completed && !offence.ruled
        };
        let made = &self.plies[ply];
        (!matches!(made.deed, Deed::Legal(_)) && self.offences.iter().any(open)).then_some(made)
    }

    /// The piece moved illegally was touched, so it binds the move that replaces the illegal one (4.3).
    pub(super) fn take_back_unpressed(&mut self, player: Color) {
        let Some((Deed::Illegal(attempt) | Deed::PawnLeft(attempt), before)) =
            self.unpressed(player).map(|made| (made.deed, made.before.clone()))
        else {
            return;
        };
        self.plies.pop();
        let ply = self.plies.len();
        self.offences.retain(|offence| offence.ply < ply || offence.ruled);
        self.table = before;
        self.rebuild_history();
        self.touches = self.touched_by(attempt);
    }

    fn touched_by(&self, attempt: Attempt) -> Touches {
        let mut squares = vec![attempt.from];
        if self.table.piece_at(attempt.to).is_some_and(|piece| piece.color != self.turn()) {
            squares.push(attempt.to);
        }
        Touches { squares, ..Touches::default() }
    }

    /// The position before a move stands again; the clocks and counters go with it.
    pub(super) fn restore(&mut self, ply: usize, cites: Cites) -> Vec<Ruling> {
        let mut rulings = vec![ruling(Consequence::Restore { ply }, cites)];
        let Some(offender) = self.plies.get(ply).map(|made| made.by) else { return rulings };
        rulings.extend(self.times_in_proportion(ply));
        let undone = self.plies.split_off(ply);
        if let Some(first) = undone.first() {
            self.table = first.before.clone();
        }
        for color in Color::ALL {
            for made in undone.iter().filter(|made| made.by == color) {
                let what = match made.counted {
                    Counted::No => continue,
                    Counted::ByPress => TakenBack::WithIncrement,
                    Counted::ByNextMove => TakenBack::CountOnly,
                };
                let _ = self.clock.take_back(color, what, self.now);
            }
        }
        self.offences.retain(|offence| offence.ply < ply || offence.ruled);
        self.rebuild_history();
        self.touches = Touches::default();
        self.displaced = None;
        self.unannounced = None;
        self.planned = None;
        self.piece_wanted = false;
        self.run(offender);
        rulings
    }

    fn rebuild_history(&mut self) {
        let mut history = History::new(self.regulations.start.clone());
        for index in 0..self.plies.len() {
            let after = self.plies.get(index + 1).map_or(&self.table, |next| &next.before);
            if let Some(position) = after.position() {
                history.arrive(position.clone());
            }
        }
        self.history = history;
    }

    /// 12.6 of 1984 and 1993: each player is charged in proportion to the moves, with what the edition
    /// protects.
    fn times_in_proportion(&mut self, ply: usize) -> Option<Ruling> {
        let cell = self.rules.clock.restored_times;
        match (self.regulations.options.restored_times, *cell) {
            (Restored::Unchanged, _) => return None,
            (Restored::Unknown, RestoredTimes::BestJudgement) => {
                return Some(self.ask_for_clock_setting(cell.cites));
            }
            (Restored::Unknown, RestoredTimes::Proportional) | (Restored::Proportional, _) => {}
        }
        let before = self.regulations.start.fullmoves().get() - 1;
        let moves_made = before + u32::try_from(self.plies.len().div_ceil(2)).ok()?;
        let irregular = before + u32::try_from(ply / 2 + 1).ok()?;
        let limit = self.lower_limit();
        let mut times = ByColor { white: Span::ZERO, black: Span::ZERO };
        for color in Color::ALL {
            let schedule = self.regulations.setting.control.schedule(color)?;
            let period = schedule.period(self.clock.side(color, self.now).period)?;
            let left = self.left(color);
            let used = period.main - left;
            let charged = used_in_proportion(used, irregular, moves_made);
            let due = period.moves.map_or(0, |moves| moves.get().saturating_sub(irregular));
            let kept = period.main - charged;
            *times.get_mut(color) = limit.map_or(kept, |limit| limit.raise(kept, due));
        }
        let _ = self.clock.set_both(times, self.now);
        let what = Consequence::SetClock { white: times.white, black: times.black };
        Some(ruling(what, [self.rules.clock.restored_times.cites, self.rules.clock.min_left.cites]))
    }

    /// L-242: nobody can tell how the pieces stood before; `known` half-moves are certain.
    pub(super) fn position_unknown(&mut self, known: usize) -> Vec<Ruling> {
        let illegal = self.rules.illegal;
        let moved = Color::ALL
            .into_iter()
            .filter_map(|color| self.open_offence(color, Some(OffenceKind::IllegalMove)))
            .max();
        if let Some(index) = moved {
            return match *illegal.position_unknown {
                PositionUnknown::CannotOccur => {
                    self.inadmissible(Why::NotInForce, illegal.position_unknown.cites)
                }
                PositionUnknown::Annul => {
                    vec![self.annul(Why::PositionLost, illegal.position_unknown.cites)]
                }
                PositionUnknown::LastIdentifiable => {
                    let offence = &mut self.offences[index];
                    offence.ply = offence.ply.min(known);
                    self.rule_on_offence(index)
                }
            };
        }
        let Some(displaced) = self.displaced.take() else {
            return self.inadmissible(Why::NothingHappened, illegal.displaced_found.cites);
        };
        match *illegal.displaced_found {
            DisplacedFound::RestoreElseAnnul => {
                vec![self.annul(Why::PositionLost, illegal.displaced_found.cites)]
            }
            DisplacedFound::RestoreElseLast => {
                self.restore(displaced.ply.min(known), illegal.displaced_found.cites)
            }
        }
    }
}
