//! Scoresheets: the duty, the exemption, writing and signing (Article 8).

use turmuhr_clock::Span;
use turmuhr_core::{ByColor, Chess, Color, Move, Position};

use super::{
    act::{Choice, Sheet},
    ruling::{Consequence, Debt, Over, Reason, Ruling, Score, Why},
    state::{LiveGame, ruling},
    table::Table,
};
use crate::{
    notation::{ReadError, read_move_in_any_language},
    rules::{
        recording::{
            Contents, Duty, Exempt, NonAlgebraic, OpponentsSheet, OwnMoveFirst, RefusalToRecord,
            SheetRequests, Signature, Update,
        },
        visual::VisualScore,
    },
};

/// What the players wrote, if it differs from the moves made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Notes {
    /// Whose sheet, which half-move, and the move written there.
    written: Vec<(Color, usize, Option<Move>)>,
    ahead: Option<Color>,
    /// Whose sheet is not up to date.
    behind: ByColor<bool>,
    /// Who has not recorded the own previous move.
    own_missing: ByColor<bool>,
    /// How often a player has looked at the arbiter's record.
    requests: ByColor<u32>,
}

/// What is noted before the moves are reconstructed on another board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reconstruction {
    /// The position on the board.
    pub table: Table,
    /// What the clocks show.
    pub times: ByColor<Span>,
    /// Whose clock was running.
    pub ran: Option<Color>,
    /// The moves completed by the player to move, where a sheet shows them.
    pub moves: Option<u32>,
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

    pub(super) fn is_behind(&self, player: Color) -> bool {
        *self.behind.get(player)
    }

    /// What a player's sheet says of a half-move; `None` if it agrees with the game.
    pub(super) fn of(&self, player: Color, ply: usize) -> Option<Option<Move>> {
        let entry = self.written.iter().rev().find(|(by, at, _)| *by == player && *at == ply);
        entry.map(|(_, _, m)| *m)
    }
}

impl LiveGame {
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
        self.note_besides_moves(player, text)
    }

    /// 8.1.4, 15.1b: what stands on the sheet besides the moves must be what the text lists.
    fn note_besides_moves(&mut self, player: Color, text: &str) -> Vec<Ruling> {
        let cell = self.rules.recording.contents;
        let allowed = match (kind_of_note(text, self.position()), *cell) {
            (Note::Move | Note::Time, _) => true,
            (Note::Offer, contents) => contents == Contents::Relevant,
            (Note::Other, _) => false,
        };
        if allowed { Vec::new() } else { vec![self.ask_for_penalty(player, cell.cites)] }
    }

    pub(super) fn sheet(&mut self, player: Color, sheet: Sheet) -> Vec<Ruling> {
        match sheet {
            Sheet::Complete => {
                *self.notes.behind.get_mut(player) = false;
                *self.notes.own_missing.get_mut(player) = false;
                Vec::new()
            }
            Sheet::Behind => {
                *self.notes.behind.get_mut(player) = true;
                self.sheet_is_behind(player)
            }
            Sheet::OwnMoveMissing => self.own_move_missing(player),
            // 8.1.3: a player may reply before recording the opponent's move.
            Sheet::OpponentsMoveMissing => Vec::new(),
            Sheet::BrailleOrDevice if self.may_record_otherwise(player) => Vec::new(),
            Sheet::NotAlgebraic | Sheet::BrailleOrDevice => self.not_algebraic(player),
            Sheet::WantsOpponents => self.wants_opponents_sheet(player),
            Sheet::WantsArbiters => self.wants_arbiters_sheet(player),
        }
    }

    fn sheet_is_behind(&self, player: Color) -> Vec<Ruling> {
        if !self.must_record(player) {
            return Vec::new();
        }
        let recording = self.rules.recording;
        let what = Consequence::Owes { who: player, what: Debt::Scoresheet };
        if self.a_flag_is_down() {
            return vec![ruling(what, [recording.duty.cites, recording.update.cites])];
        }
        vec![ruling(what, recording.duty.cites)]
    }

    /// 8.1.3: the own previous move is recorded before another one is made.
    fn own_move_missing(&mut self, player: Color) -> Vec<Ruling> {
        let cell = self.rules.recording.own_move_first;
        if *cell == OwnMoveFirst::NotRegulated || !self.must_record(player) {
            return Vec::new();
        }
        *self.notes.own_missing.get_mut(player) = true;
        vec![ruling(Consequence::Owes { who: player, what: Debt::Scoresheet }, cell.cites)]
    }

    /// D.2.7, 14.6 of 1987: Braille or a recording device.
    fn may_record_otherwise(&self, player: Color) -> bool {
        self.regulations.options.visually_impaired == Some(player)
            && *self.rules.visual.score == VisualScore::BrailleOrDevice
    }

    /// 8.5.1, 11.7: both were behind and the clocks stand until both sheets are complete.
    pub(super) fn sheets_before_restart(&self) -> Option<Vec<Ruling>> {
        let update = self.rules.recording.update;
        let both_behind = self.notes.behind.white && self.notes.behind.black;
        let waits = both_behind && self.a_flag_is_down();
        match *update {
            Update::BeforeNextMove | Update::AlsoAfterTheEnd if waits => {
                Some(self.inadmissible(Why::SheetsIncomplete, update.cites))
            }
            Update::BeforeNextMove | Update::AlsoAfterTheEnd | Update::NotRegulated => None,
        }
    }

    /// 8.5.2, 11.6: after a flag the sheet is completed before the next move, on the own time.
    pub(super) fn moved_before_completing_sheet(&mut self, player: Color) -> Option<Ruling> {
        let own = self.rules.recording.own_move_first;
        if std::mem::take(self.notes.own_missing.get_mut(player)) && self.over.is_none() {
            return Some(self.ask_for_penalty(player, own.cites));
        }
        let update = self.rules.recording.update;
        let owed = self.notes.is_behind(player) && self.a_flag_is_down() && self.must_record(player);
        let known = *update != Update::NotRegulated && self.over.is_none();
        (owed && known).then(|| self.ask_for_penalty(player, update.cites))
    }

    /// The note on 8.5.1: the record is owed even when the game is over.
    pub(super) fn sheet_after_the_end(&mut self, player: Color, sheet: Sheet) -> Vec<Ruling> {
        let update = self.rules.recording.update;
        if sheet == Sheet::Behind && *update == Update::AlsoAfterTheEnd {
            *self.notes.behind.get_mut(player) = true;
            let what = Consequence::Owes { who: player, what: Debt::Scoresheet };
            return vec![ruling(what, update.cites)];
        }
        self.game_is_over()
    }

    /// The note on 8.5.1: after a refusal the captain speaks to the player; what remains is reported.
    pub(super) fn refuses_after_the_end(&self, player: Color) -> Vec<Ruling> {
        let update = self.rules.recording.update;
        if *update != Update::AlsoAfterTheEnd || !self.notes.is_behind(player) {
            return self.game_is_over();
        }
        vec![ruling(Consequence::Report { about: player }, update.cites)]
    }

    /// 11.4 of 1984 and 1993 and the general articles since: a player behind refuses to record.
    pub(super) fn refuses_to_record(&mut self, player: Color) -> Option<Vec<Ruling>> {
        let cell = self.rules.recording.refusal_to_record;
        if !self.notes.is_behind(player) {
            return None;
        }
        if !self.must_record(player) {
            let recording = self.rules.recording;
            let cites = match *recording.duty {
                Duty::Nobody | Duty::UntilFiveMinutes => recording.duty.cites,
                Duty::Both => recording.exempt.cites,
            };
            // Nobody can refuse what is not asked.
            return Some(self.inadmissible(Why::NothingHappened, cites));
        }
        match *cell {
            RefusalToRecord::Loss => Some(vec![self.lose(player, Reason::Refusal, cell.cites)]),
            RefusalToRecord::MayAddMinutes(minutes) => {
                Some(vec![self.ask_for_minutes(player, minutes, cell.cites)])
            }
            RefusalToRecord::General | RefusalToRecord::NotRegulated => None,
        }
    }

    fn not_algebraic(&self, player: Color) -> Vec<Ruling> {
        let cell = self.rules.recording.non_algebraic;
        let what = match *cell {
            NonAlgebraic::Warned => Consequence::Warning { to: player },
            NonAlgebraic::Owed => Consequence::Owes { who: player, what: Debt::Scoresheet },
            NonAlgebraic::NotRegulated => return Vec::new(),
        };
        vec![ruling(what, cell.cites)]
    }

    fn wants_opponents_sheet(&mut self, player: Color) -> Vec<Ruling> {
        let cell = self.rules.recording.opponents_sheet;
        let flag = self.a_flag_is_down();
        match *cell {
            OpponentsSheet::IfToMove if !flag => self.inadmissible(Why::TooEarly, cell.cites),
            OpponentsSheet::IfToMove if player != self.turn() => {
                self.inadmissible(Why::NotHavingTheMove, cell.cites)
            }
            OpponentsSheet::ThroughArbiter if !flag => vec![self.ask_for_opponents_sheet(cell.cites)],
            OpponentsSheet::IfToMove | OpponentsSheet::ThroughArbiter => Vec::new(),
            OpponentsSheet::NotRegulated => self.inadmissible_plainly(Why::NotInForce),
        }
    }

    /// A.3.2, B.3.2: five times a game, having the move; more often it distracts the opponent.
    fn wants_arbiters_sheet(&mut self, player: Color) -> Vec<Ruling> {
        let cell = self.rules.recording.sheet_requests;
        match *cell {
            SheetRequests::AtMost(_) if player != self.turn() => {
                self.inadmissible(Why::NotHavingTheMove, cell.cites)
            }
            SheetRequests::AtMost(times) => {
                let asked = self.notes.requests.get_mut(player);
                *asked += 1;
                if *asked <= times {
                    return Vec::new();
                }
                vec![self.ask_for_penalty(player, cell.cites)]
            }
            SheetRequests::NotRegulated => self.inadmissible_plainly(Why::NotInForce),
        }
    }

    /// What is written down before the moves are reconstructed on another board (8.5.3, 11.7).
    pub fn reconstruction(&self) -> Reconstruction {
        Reconstruction {
            table: self.table.clone(),
            times: ByColor { white: self.left(Color::White), black: self.left(Color::Black) },
            ran: self.clock.running(self.now).or(self.stopped),
            moves: (!self.notes.is_behind(Color::White) || !self.notes.is_behind(Color::Black))
                .then(|| self.completed_by(self.turn())),
        }
    }

    fn must_record(&self, player: Color) -> bool {
        let flag = self.a_flag_is_down();
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
        let schedule = self.clock.setting().control.schedule(player);
        schedule
            .and_then(|schedule| schedule.period(period))
            .is_none_or(|period| period.per_move.increment() < Span::from_secs(30))
    }

    /// 8.7: a result signed, right or wrong.
    pub(super) fn sign(&mut self, result: Score) -> Vec<Ruling> {
        let cell = self.rules.recording.signature;
        match self.over.map(|over| over.result) {
            Some(Some(true_result)) if true_result == result => Vec::new(),
            Some(Some(true_result))
                if *cell == Signature::TrueResultInTeams && self.regulations.options.team_event =>
            {
                // The note on 8.7: what was really achieved goes into the match report.
                let over = Over { result: Some(true_result), reason: Reason::Arbiter };
                self.over = Some(over);
                vec![ruling(Consequence::Over(over), cell.cites)]
            }
            _ => match *cell {
                Signature::StandsUnlessArbiter => vec![self.ask_about_signature(result, Some(Choice::Stand))],
                Signature::TrueResultInTeams => vec![self.ask_about_signature(result, None)],
            },
        }
    }
}

fn read(position: &Chess, text: &str) -> Option<Move> {
    read_move_in_any_language(position, text).ok().map(|read| read.m).filter(|m| position.is_legal(*m))
}

enum Note {
    Move,
    Time,
    Offer,
    Other,
}

fn kind_of_note(text: &str, position: Option<&Chess>) -> Note {
    let text = text.trim();
    if matches!(text, "(=)" | "=") {
        return Note::Offer;
    }
    if text.parse::<Span>().is_ok() {
        return Note::Time;
    }
    // A text that reads as a move, even an impossible one, is a badly noted move.
    let Some(position) = position else { return Note::Move };
    match read_move_in_any_language(position, text) {
        Err(ReadError::Unreadable { .. }) if text.contains(' ') => Note::Other,
        Ok(_) | Err(_) => Note::Move,
    }
}
