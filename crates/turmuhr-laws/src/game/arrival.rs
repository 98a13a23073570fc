//! Arriving, late or not at all (6.6, 6.7).

use turmuhr_clock::{Moment, Span};
use turmuhr_core::{ByColor, Color};

use super::{
    ruling::{Reason, Ruling, Score},
    state::Game,
};
use crate::rules::arrival::{BothLate, DefaultTime, TooLate};

/// Who is there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Presence {
    /// When the round started, if somebody told.
    started: Option<Moment>,
    arrived: ByColor<Option<Moment>>,
    told: bool,
    /// The arbiter lets the late player play.
    pub(super) excused: ByColor<bool>,
    /// The agreed time of resumption, from which lateness is measured anew.
    pub(super) resumed: Option<Moment>,
}

impl Presence {
    /// Without a start event both players are there.
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

    pub(super) fn measured_from(&self) -> Moment {
        self.resumed.or(self.started).unwrap_or(Moment::START)
    }
}

impl Game {
    /// 6.6: White's clock is started.
    pub(super) fn start(&mut self) -> Vec<Ruling> {
        self.presence.told = true;
        self.presence.started = Some(self.now);
        if !self.clock.has_started() {
            let _ = self.clock.start(self.turn(), self.now);
        }
        Vec::new()
    }

    pub(super) fn arrive(&mut self, player: Color) -> Vec<Ruling> {
        self.presence.told = true;
        if self.presence.arrived.get(player).is_some() {
            return Vec::new();
        }
        let late = self.too_late();
        *self.presence.arrived.get_mut(player) = Some(self.now);
        if !late || self.presence.resumed.is_some() {
            return self.arrived_for_resumption(player, late);
        }
        self.late(player)
    }

    /// D-34: the last second of the default time is in time.
    fn too_late(&self) -> bool {
        let begun = self.presence.started.is_some() || self.presence.resumed.is_some();
        begun && self.now.since(self.presence.measured_from()) > self.default_time()
    }

    pub(super) fn default_time(&self) -> Span {
        self.regulations.options.default_time.unwrap_or(match *self.rules.arrival.default_time {
            DefaultTime::EventElseZero => Span::ZERO,
            DefaultTime::OneHour => Span::from_mins(60),
        })
    }

    /// A player is later than allowed, at the board or still missing.
    fn late(&mut self, player: Color) -> Vec<Ruling> {
        let arrival = self.rules.arrival;
        let both = self.presence.is_absent(!player);
        match (*arrival.too_late, *arrival.both_late) {
            (TooLate::Lost, BothLate::LostByBoth) if both => {
                vec![self.end(Score::NobodyAppears, Reason::Default, arrival.both_late.cites)]
            }
            (TooLate::Lost, _) => {
                vec![self.end(forfeit_by(player), Reason::Default, arrival.too_late.cites)]
            }
            (TooLate::LostUnlessArbiter, _) => vec![self.ask_about_lateness(player, both)],
        }
    }

    /// Time passes: somebody may be too late by now.
    pub(super) fn wait(&mut self) -> Vec<Ruling> {
        if !self.too_late() || self.question.is_some() || self.presence.resumed.is_some() {
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

/// The player who did not appear loses, and who did wins (scenario `+/-`).
pub(super) const fn forfeit_by(absent: Color) -> Score {
    match absent {
        Color::White => Score::BlackByForfeit,
        Color::Black => Score::WhiteByForfeit,
    }
}
