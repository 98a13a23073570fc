//! Scoresheets: the duty, the exemption, writing and signing (Article 8).

use turmuhr_clock::Span;
use turmuhr_core::{Chess, Color, Move, Position};

use super::{
    ruling::{Consequence, Debt, Ruling, Score},
    state::{Game, ruling},
};
use crate::{
    notation::read_move_in_any_language,
    rules::recording::{Duty, Exempt, Signature},
};

/// What the players wrote, where it is not simply what happened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Notes {
    /// Whose sheet, which half-move, and the move written there.
    written: Vec<(Color, usize, Option<Move>)>,
    ahead: Option<Color>,
}

impl Notes {
    pub(super) fn take_written_ahead(&mut self, player: Color) -> bool {
        let ahead = self.ahead == Some(player);
        if ahead {
            self.ahead = None;
        }
        ahead
    }

    pub(super) fn move_made(&mut self) {}

    /// What a player's sheet says of a half-move; `None` where it says what happened.
    pub(super) fn of(&self, player: Color, ply: usize) -> Option<Option<Move>> {
        let entry = self.written.iter().rev().find(|(by, at, _)| *by == player && *at == ply);
        entry.map(|(_, _, m)| *m)
    }
}

impl Game {
    /// The own move intended, or the last move made as the writer noted it.
    pub(super) fn write(&mut self, player: Color, text: &str) -> Vec<Ruling> {
        let here = self.position().and_then(|position| read(position, text));
        if player == self.turn() && here.is_some() {
            self.notes.written.push((player, self.plies.len(), here));
            self.notes.ahead = Some(player);
            return Vec::new();
        }
        if let Some(last) = self.plies.last() {
            let noted = last.before.position().and_then(|position| read(position, text));
            self.notes.written.push((player, self.plies.len() - 1, noted));
        }
        Vec::new()
    }

    pub(super) fn sheet(&mut self, player: Color, complete: bool) -> Vec<Ruling> {
        if complete || !self.must_record(player) {
            return Vec::new();
        }
        let recording = self.rules.recording;
        let flag = Color::ALL.into_iter().any(|color| self.clock.flag(color, self.now).is_some());
        let cites = if flag {
            [recording.duty.cites, recording.update.cites].into()
        } else {
            recording.duty.cites.into()
        };
        let cites: super::state::Citations = cites;
        vec![ruling(Consequence::Owes { who: player, what: Debt::Scoresheet }, cites)]
    }

    fn must_record(&self, player: Color) -> bool {
        let flag = Color::ALL.into_iter().any(|color| self.clock.flag(color, self.now).is_some());
        match *self.rules.recording.duty {
            Duty::Nobody => return false,
            Duty::UntilFiveMinutes => {
                return Color::ALL.into_iter().all(|color| self.left(color) > Span::from_mins(5));
            }
            Duty::Both => {}
        }
        match *self.rules.recording.exempt {
            Exempt::Never => true,
            // 8.4: for the rest of the period, until a flag has fallen; never with thirty seconds a move.
            Exempt::UnderFiveMinutes => {
                flag || !(self.was_under_five_minutes(player) && self.short_increment(player))
            }
            Exempt::UnderFiveMinutesToControl => flag || self.left(player) >= Span::from_mins(5),
        }
    }

    fn was_under_five_minutes(&self, player: Color) -> bool {
        let period = self.clock.side(player, self.now).period;
        *self.exempt.get(player) == Some(period)
    }

    fn short_increment(&self, player: Color) -> bool {
        let period = self.clock.side(player, self.now).period;
        let schedule = self.regulations.setting.control.schedule(player);
        schedule
            .and_then(|schedule| schedule.period(period))
            .is_none_or(|period| period.per_move.increment() < Span::from_secs(30))
    }

    /// 8.7: a result signed, right or wrong.
    pub(super) fn sign(&mut self, result: Score) -> Vec<Ruling> {
        let cell = self.rules.recording.signature;
        match self.over.map(|over| over.result) {
            Some(Some(true_result)) if true_result == result => Vec::new(),
            _ => match *cell {
                Signature::StandsUnlessArbiter => vec![self.ask_about_signature(result)],
                Signature::NotRegulated => vec![self.ask_about_signature(result)],
            },
        }
    }
}

fn read(position: &Chess, text: &str) -> Option<Move> {
    read_move_in_any_language(position, text).ok().map(|read| read.m).filter(|m| position.is_legal(*m))
}
