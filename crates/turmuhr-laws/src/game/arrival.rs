//! Arriving, late or not at all (6.6, 6.7).

use turmuhr_clock::{Moment, Span};
use turmuhr_core::{ByColor, Color};

use super::{
    ruling::{Reason, Ruling, Score, Why},
    state::LiveGame,
};
use crate::rules::arrival::{BothLate, NobodyPresent, RunsFrom, TeamBoards, TooLate};

/// Which players are present.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Presence {
    /// When the round started, if recorded.
    started: Option<Moment>,
    arrived: ByColor<Option<Moment>>,
    told: bool,
    /// Nobody was there when the round started.
    nobody: bool,
    /// The arbiter lets the late player play.
    pub(super) excused: ByColor<bool>,
    /// The agreed time of resumption, from which lateness is measured anew.
    pub(super) resumed: Option<Moment>,
}

impl Presence {
    /// Whether presence is on record; without it both players count as present.
    pub(super) fn is_told(&self) -> bool {
        self.told
    }

    pub(super) fn is_absent(&self, color: Color) -> bool {
        self.told && self.arrived.get(color).is_none()
    }

    pub(super) fn set_present(&mut self, color: Color, present: bool, at: Moment) {
        self.told = true;
        *self.arrived.get_mut(color) = present.then_some(at);
    }

    fn measured_from(&self, runs_from: RunsFrom) -> Moment {
        let start = match runs_from {
            RunsFrom::Start => self.started.unwrap_or(Moment::START),
            RunsFrom::ScheduledStart => Moment::START,
        };
        self.resumed.unwrap_or(start)
    }
}

impl LiveGame {
    /// 6.6: White's clock is started.
    pub(super) fn start(&mut self) -> Vec<Ruling> {
        self.presence.told = true;
        let round = self.regulations.options.round_started;
        let boards = self.rules.arrival.team_boards;
        // A single board of a team match is not started later than the round.
        let late_board = round.filter(|round| *boards == TeamBoards::WithTheRound && *round < self.now);
        let at = late_board.unwrap_or(self.now);
        self.presence.started = Some(at);
        self.presence.nobody = Color::ALL.into_iter().all(|color| self.presence.is_absent(color));
        if !self.clock.has_started() {
            let _ = self.clock.start(self.turn(), at);
        }
        match late_board {
            Some(_) => self.inadmissible(Why::TooLate, boards.cites),
            None => self.lacks_assistant().into_iter().collect(),
        }
    }

    pub(super) fn arrive(&mut self, player: Color) -> Vec<Ruling> {
        self.presence.told = true;
        if self.presence.arrived.get(player).is_some() {
            return Vec::new();
        }
        let late = self.too_late();
        *self.presence.arrived.get_mut(player) = Some(self.now);
        if !late || self.presence.resumed.is_some() {
            let mut rulings = self.arrived_for_resumption(player, late);
            rulings.extend(self.first_to_come(player));
            return rulings;
        }
        self.late(player)
    }

    /// 6.7.2: nobody was there, and White has lost the time until now, unless the arbiter decides otherwise.
    fn first_to_come(&mut self, player: Color) -> Option<Ruling> {
        let nobody = self.presence.nobody && self.presence.resumed.is_none();
        let cell = self.rules.arrival.nobody_present;
        let used = self.now.since(self.presence.started?);
        if used.is_zero() {
            // Present at the start, though named after it.
            self.presence.nobody = false;
        }
        if !nobody || player != self.turn() || used.is_zero() || self.over.is_some() {
            return None;
        }
        self.presence.nobody = false;
        match *cell {
            NobodyPresent::WhiteLosesTime => Some(self.ask_about_lost_time(cell.cites)),
            NobodyPresent::WhiteClockRuns => None,
        }
    }

    /// D-34: the last second of the default time is in time.
    fn too_late(&self) -> bool {
        let begun = self.presence.started.is_some() || self.presence.resumed.is_some();
        let from = self.presence.measured_from(*self.rules.arrival.runs_from);
        begun && self.now.since(from) > self.default_time()
    }

    pub(super) fn default_time(&self) -> Span {
        self.regulations.options.default_time.unwrap_or(self.rules.arrival.default_time.span())
    }

    /// A player is later than allowed, at the board or still missing.
    fn late(&mut self, player: Color) -> Vec<Ruling> {
        let arrival = self.rules.arrival;
        let both = self.presence.is_absent(!player);
        vec![match (*arrival.both_late, *arrival.too_late) {
            (BothLate::LostByBoth, _) if both => {
                self.end(Score::NobodyAppears, Reason::Default, arrival.both_late.cites)
            }
            (_, TooLate::Lost) => self.end(forfeit_by(player), Reason::Default, arrival.too_late.cites),
            (_, TooLate::LostUnlessArbiter) => self.ask_about_lateness(player, both),
        }]
    }

    /// Time passes: somebody may be too late by now.
    pub(super) fn wait(&mut self) -> Vec<Ruling> {
        let asked = self.question.is_some() && !self.asked_about_lost_time();
        if !self.too_late() || asked || self.presence.resumed.is_some() {
            return self.waiting_for_resumption();
        }
        let absent: Vec<Color> =
            Color::ALL.into_iter().filter(|color| self.presence.is_absent(*color)).collect();
        match absent.as_slice() {
            [] => Vec::new(),
            [player, ..] => self.late(*player),
        }
    }
}

/// The absent player loses by forfeit, the opponent wins.
pub(super) const fn forfeit_by(absent: Color) -> Score {
    match absent {
        Color::White => Score::BlackByForfeit,
        Color::Black => Score::WhiteByForfeit,
    }
}
