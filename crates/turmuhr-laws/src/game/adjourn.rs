//! Adjournment: sealing, the envelope, resumption (Guidelines I; Articles 13 and 14 of 1984 and 1993).

use turmuhr_clock::Span;
use turmuhr_core::{ByColor, Chess, Color, Move};

use super::{
    act::{Choice, Decision, Envelope},
    offers::OfferKind,
    ruling::{Consequence, Must, Reason, Ruling, Score, Why},
    state::{Citations, Counted, LiveGame, ruling},
};
use crate::{
    mate::Mate,
    notation::{Language, ReadError, ReadMove, read_move, read_move_in_any_language},
    rules::{
        Cites,
        adjournment::{
            AgreedBefore, ClockError, Early, Invalid, Late, OfferOpen, PositionLost, ReplierAbsent,
            SealedDraw, SealerAbsent, Sealing,
        },
        clock::CannotWin,
    },
};

/// A game that is being adjourned or waits to be resumed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Adjourned {
    sealer: Color,
    text: Option<String>,
    /// The move made on the board after the request, which must be the sealed one.
    made: Option<Move>,
    stage: Stage,
    times: ByColor<Span>,
    /// The reply sealed because the sealer was absent.
    reply: Option<String>,
    /// Moves made when play was resumed, to know who has moved since.
    resumed_at: usize,
    /// How long before the end of the session the player adjourned.
    early: Option<Span>,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Stage {
    /// The arbiter has asked for a sealed move.
    Requested,
    /// Sealed, clocks stopped.
    Waiting,
    /// The agreed time has come; the envelope is still closed.
    Resuming,
    /// The envelope was lost: the sealer states the move.
    Stating,
    /// Play goes on.
    Resumed,
}

impl LiveGame {
    pub(super) fn adjourn(&mut self) -> Vec<Ruling> {
        if *self.rules.adjournment.sealing == Sealing::NotRegulated {
            return self.inadmissible_plainly(Why::NotInForce);
        }
        self.adjourned = Some(Adjourned {
            sealer: self.turn(),
            text: None,
            made: None,
            stage: Stage::Requested,
            times: ByColor { white: self.left(Color::White), black: self.left(Color::Black) },
            reply: None,
            resumed_at: 0,
            early: None,
        });
        Vec::new()
    }

    /// Moves made when play was resumed, where it was.
    pub(super) fn resumed_at(&self) -> Option<usize> {
        let resumed = self.adjourned.as_ref().filter(|adjourned| adjourned.stage == Stage::Resumed);
        resumed.map(|adjourned| adjourned.resumed_at)
    }

    /// I.1.2, 13.1b: a player adjourns before the end of the session, on the own time.
    pub(super) fn adjourn_early(&mut self, player: Color, early: Span) -> Vec<Ruling> {
        let cell = self.rules.adjournment.early;
        if player != self.turn() {
            return self.inadmissible(Why::NotHavingTheMove, self.turn_article());
        }
        if *cell == Early::NotRegulated {
            return self.inadmissible(Why::NotInForce, cell.cites);
        }
        let rulings = self.adjourn();
        if let Some(adjourned) = &mut self.adjourned {
            adjourned.early = Some(early);
        }
        rulings
    }

    /// Sealed, and not yet played on.
    pub(super) fn is_adjourned(&self) -> bool {
        self.adjourned.as_ref().is_some_and(|adjourned| {
            matches!(adjourned.stage, Stage::Waiting | Stage::Resuming | Stage::Stating)
        })
    }

    /// I.6, 14.2: what is agreed before play is resumed counts, whatever is in the envelope.
    pub(super) fn with_article_on_adjournment(&self, cites: Cites) -> Citations {
        let agreed = self.rules.adjournment.agreed_before;
        if self.is_adjourned() && *agreed == AgreedBefore::Concluded {
            [cites, agreed.cites].into()
        } else {
            cites.into()
        }
    }

    pub(super) fn seal(&mut self, player: Color, text: &str) -> Vec<Ruling> {
        let cites = self.rules.adjournment.change_until.cites;
        let absent_sealer =
            self.adjourned.as_ref().is_some_and(|adjourned| self.presence.is_absent(adjourned.sealer));
        let may_seal_reply = *self.rules.adjournment.sealer_absent == SealerAbsent::MaySealReply;
        let Some(adjourned) = &mut self.adjourned else {
            return self.inadmissible(Why::NothingOpen, cites);
        };
        match adjourned.stage {
            Stage::Requested if adjourned.sealer == player => {
                let written = self.table.position().and_then(|position| read_written(position, text).ok());
                // I.1.1: the move made on the board must be written, no other.
                if let Some(m) = adjourned.made.filter(|m| written.is_none_or(|written| written.m != *m)) {
                    let must = Must { moves: vec![m], ..Must::default() };
                    return vec![ruling(Consequence::Must(must), self.rules.adjournment.sealing.cites)];
                }
                adjourned.text = Some(text.to_owned());
                Vec::new()
            }
            Stage::Resuming | Stage::Resumed
                if adjourned.sealer != player && absent_sealer && may_seal_reply =>
            {
                adjourned.reply = Some(text.to_owned());
                Vec::new()
            }
            Stage::Requested | Stage::Waiting | Stage::Resuming | Stage::Stating | Stage::Resumed => {
                self.inadmissible(Why::TooLate, cites)
            }
        }
    }

    /// A move made on the board after the request is the sealed move (I.1.1).
    pub(super) fn move_instead_of_sealing(&mut self, player: Color, m: Move) -> Option<Vec<Ruling>> {
        let position = self.position()?.clone();
        let cites = self.rules.adjournment.sealing.cites;
        let adjourned = self.adjourned.as_mut()?;
        if adjourned.stage != Stage::Requested || adjourned.sealer != player {
            return None;
        }
        let m = *adjourned.made.get_or_insert(m);
        let style = crate::notation::Style::LONG;
        adjourned.text = Some(crate::notation::write_move(&position, m, style));
        let must = Must { moves: vec![m], ..Must::default() };
        Some(vec![ruling(Consequence::Must(must), cites)])
    }

    /// I.1.1: stopping the clock makes the sealed move final.
    pub(super) fn sealed_and_stopped(&mut self, player: Color) -> Option<Vec<Ruling>> {
        let adjourned = self.adjourned.as_ref()?;
        // I.9.2: who arrives to reply may stop the clock until the envelope is opened.
        if adjourned.stage == Stage::Resuming && adjourned.sealer != player {
            return match *self.rules.adjournment.replier_absent {
                ReplierAbsent::MayStopOnArrival | ReplierAbsent::StoppedOnArrival => {
                    self.halt();
                    Some(Vec::new())
                }
                ReplierAbsent::ClockRuns | ReplierAbsent::NotRegulated => None,
            };
        }
        if adjourned.stage != Stage::Requested || adjourned.sealer != player || adjourned.text.is_none() {
            return None;
        }
        let early = adjourned.early;
        self.halt();
        let mut rulings = vec![ruling(Consequence::Sealed, self.rules.adjournment.sealing.cites)];
        if let Some(amount) = early {
            let _ = self.clock.take(player, amount, self.now);
            let what = Consequence::TakeTime { from: player, amount };
            rulings.push(ruling(what, self.rules.adjournment.early.cites));
        }
        let times = ByColor { white: self.left(Color::White), black: self.left(Color::Black) };
        if let Some(adjourned) = &mut self.adjourned {
            adjourned.stage = Stage::Waiting;
            adjourned.times = times;
        }
        if early.is_some() && self.clock.flag(player, self.now).is_some() {
            rulings.push(self.lost_on_time(player));
        }
        Some(rulings)
    }

    /// I.9.3: the reply is sealed, the absent sealer's clock runs.
    pub(super) fn press_after_sealed_reply(&mut self, player: Color) -> Option<Vec<Ruling>> {
        let adjourned = self.adjourned.as_ref()?;
        if adjourned.reply.is_none() || adjourned.sealer == player {
            return None;
        }
        let sealer = adjourned.sealer;
        self.run(sealer);
        Some(vec![ruling(Consequence::Sealed, self.rules.adjournment.sealer_absent.cites)])
    }

    pub(super) fn resume(&mut self, white: bool, black: bool) -> Vec<Ruling> {
        let Some(adjourned) = &mut self.adjourned else {
            return self.inadmissible_plainly(Why::NothingOpen);
        };
        if adjourned.stage != Stage::Waiting {
            return self.inadmissible_plainly(Why::NothingOpen);
        }
        adjourned.stage = Stage::Resuming;
        let replier = !adjourned.sealer;
        let now = self.now;
        self.presence.resumed = Some(now);
        self.presence.set_present(Color::White, white, now);
        self.presence.set_present(Color::Black, black, now);
        let there = match replier {
            Color::White => white,
            Color::Black => black,
        };
        // I.9.2, I.11: the time of the player who must reply runs while they are away.
        if !there && *self.rules.adjournment.replier_absent != ReplierAbsent::NotRegulated {
            self.run(replier);
        }
        Vec::new()
    }

    pub(super) fn envelope(&mut self, state: Envelope) -> Vec<Ruling> {
        let rules = self.rules.adjournment;
        let Some(adjourned) = self.adjourned.clone() else {
            return self.inadmissible_plainly(Why::NothingOpen);
        };
        match (state, adjourned.stage) {
            (Envelope::Lost, Stage::Waiting | Stage::Resuming) => {
                let ByColor { white, black } = adjourned.times;
                self.halt();
                let _ = self.clock.set_both(adjourned.times, self.now);
                self.set_stage(Stage::Stating);
                vec![
                    ruling(Consequence::SetClock { white, black }, rules.envelope_lost.cites),
                    ruling(Consequence::Continue, rules.envelope_lost.cites),
                ]
            }
            (Envelope::Opened, Stage::Resuming) => {
                if self.presence.is_absent(!adjourned.sealer) {
                    return self.inadmissible(Why::Absent, rules.replier_absent.cites);
                }
                self.open(&adjourned)
            }
            // The reply sealed in the sealer's absence.
            (Envelope::Opened, Stage::Resumed) => match adjourned.reply.clone() {
                Some(_) if self.presence.is_absent(adjourned.sealer) => {
                    self.inadmissible(Why::Absent, rules.sealer_absent.cites)
                }
                Some(reply) => self.play_sealed(!adjourned.sealer, &reply),
                None => self.inadmissible_plainly(Why::NothingOpen),
            },
            // I.7: not before the resumption, when the player who must reply is there.
            (Envelope::Opened, Stage::Waiting) => {
                self.inadmissible(Why::TooEarly, rules.replier_absent.cites.only(0))
            }
            (Envelope::Opened | Envelope::Lost, _) => self.inadmissible_plainly(Why::NothingOpen),
        }
    }

    fn open(&mut self, adjourned: &Adjourned) -> Vec<Ruling> {
        self.set_stage(Stage::Resumed);
        let text = adjourned.text.clone().unwrap_or_default();
        self.play_sealed(adjourned.sealer, &text)
    }

    fn play_sealed(&mut self, sealer: Color, text: &str) -> Vec<Ruling> {
        let rules = self.rules.adjournment;
        let Some(position) = self.position().cloned() else { return Vec::new() };
        if let Some(adjourned) = &mut self.adjourned {
            adjourned.reply = None;
        }
        match read_written(&position, text) {
            Ok(read) => {
                // I.4: an offer made after sealing is not answered by the sealed move.
                let open = *rules.offer_open != OfferOpen::NotRegulated;
                let kept = self.offers.get(!sealer).filter(|kind| open && *kind == OfferKind::AfterSealing);
                if kept.is_some() {
                    *self.offers.get_mut(!sealer) = None;
                }
                let rulings = self.make_move(sealer, read.m);
                if kept.is_some() && self.over.is_none() {
                    *self.offers.get_mut(!sealer) = kept;
                }
                if self.over.is_none() {
                    if let Some(made) = self.plies.last_mut() {
                        made.completed = true;
                        made.counted = Counted::ByNextMove;
                    }
                    self.unannounced = None;
                    let moves = self.completed_by(sealer);
                    let _ = self.clock.set_moves(sealer, moves, self.now);
                    self.run(!sealer);
                    let plies = self.plies.len();
                    if let Some(adjourned) = &mut self.adjourned {
                        adjourned.resumed_at = plies;
                    }
                }
                rulings
            }
            Err(ReadError::Ambiguous { .. }) => self.sealed_in_vain(sealer, rules.sealed_ambiguous, false),
            Err(ReadError::Unreadable { .. }) => self.sealed_in_vain(sealer, rules.sealed_unreadable, false),
            Err(ReadError::Illegal { .. }) => self.sealed_in_vain(sealer, rules.sealed_illegal, true),
        }
    }

    /// I.8, D-43: lost, or drawn where the opponent cannot win.
    fn sealed_in_vain(
        &mut self,
        sealer: Color,
        cell: crate::rules::Cell<Invalid>,
        illegal: bool,
    ) -> Vec<Ruling> {
        if *cell == Invalid::NotNamed {
            return vec![self.ask_by_analogy(sealer, cell.cites)];
        }
        let draw = self.rules.adjournment.sealed_draw;
        let criterion = match *draw {
            SealedDraw::AnySeries => CannotWin::AnySeries,
            SealedDraw::BareKingIfIllegal if illegal => CannotWin::BareKing,
            SealedDraw::BareKingIfIllegal | SealedDraw::Never => CannotWin::Never,
        };
        let position = self.position().cloned();
        let answer = position.map_or(Mate::Possible, |position| self.can_win(!sealer, &position, criterion));
        vec![match answer {
            Mate::Possible => self.end(Score::win(!sealer), Reason::SealedMove, cell.cites),
            Mate::Impossible => self.end(Score::Draw, Reason::SealedMove, [cell.cites, draw.cites]),
            Mate::Undecided => self.ask_win_or_draw(
                !sealer,
                Reason::SealedMove,
                Reason::SealedMove,
                [cell.cites, draw.cites].into(),
            ),
        }]
    }

    /// I.12.1: the sealer has stated and made the move; the opponent's clock runs.
    pub(super) fn after_stated_move(&mut self, player: Color) {
        let stating = self
            .adjourned
            .as_ref()
            .is_some_and(|adjourned| adjourned.stage == Stage::Stating && adjourned.sealer == player);
        if stating && self.over.is_none() {
            self.set_stage(Stage::Resumed);
            if let Some(made) = self.plies.last_mut() {
                made.completed = true;
                made.counted = Counted::ByNextMove;
            }
            let moves = self.completed_by(player);
            let _ = self.clock.set_moves(player, moves, self.now);
            self.run(!player);
        }
    }

    /// I.13: a wrong time pointed out before the own first move.
    pub(super) fn wrong_clock_at_resumption(&mut self, player: Color) -> Option<Vec<Ruling>> {
        let cell = self.rules.adjournment.clock_error;
        let adjourned = self.adjourned.as_ref()?;
        if *cell == ClockError::NotRegulated {
            return None;
        }
        if self.has_moved_since(player, adjourned.resumed_at) {
            return Some(vec![self.ask_for_clock_setting(cell.cites)]);
        }
        // The times at adjournment, less what was used since.
        let (white, black) = (self.left(Color::White), self.left(Color::Black));
        Some(vec![ruling(Consequence::SetClock { white, black }, cell.cites)])
    }

    /// I.10: late for resumption.
    pub(super) fn arrived_for_resumption(&mut self, player: Color, late: bool) -> Vec<Ruling> {
        let to_reply = self
            .adjourned
            .as_ref()
            .is_some_and(|adjourned| adjourned.stage == Stage::Resuming && adjourned.sealer != player);
        if to_reply && *self.rules.adjournment.replier_absent == ReplierAbsent::StoppedOnArrival {
            self.halt();
        }
        if !late || self.presence.resumed.is_none() {
            return Vec::new();
        }
        self.late_for_resumption(player)
    }

    pub(super) fn waiting_for_resumption(&mut self) -> Vec<Ruling> {
        let Some(resumed) = self.presence.resumed else { return Vec::new() };
        if self.question.is_some() || self.now.since(resumed) <= self.resumption_limit() {
            return Vec::new();
        }
        let absent = Color::ALL.into_iter().find(|color| self.presence.is_absent(*color));
        absent.map_or_else(Vec::new, |player| self.late_for_resumption(player))
    }

    fn resumption_limit(&self) -> Span {
        match *self.rules.adjournment.late {
            Late::DefaultTimeUnlessArbiter | Late::NotRegulated => self.default_time(),
            Late::OneHour => Span::from_mins(60),
        }
    }

    fn late_for_resumption(&mut self, player: Color) -> Vec<Ruling> {
        let cell = self.rules.adjournment.late;
        let both = self.presence.is_absent(!player);
        if let Some(rulings) = self.sealed_move_that_ends_the_game(player) {
            return rulings;
        }
        let present_overstepped = !both && self.clock.flag(!player, self.now).is_some();
        match *cell {
            Late::OneHour if present_overstepped => Vec::new(),
            Late::OneHour if both => {
                vec![self.end(Score::BothLose, Reason::Default, self.rules.arrival.both_late.cites)]
            }
            Late::OneHour => vec![self.lose(player, Reason::Default, cell.cites)],
            Late::DefaultTimeUnlessArbiter | Late::NotRegulated => {
                vec![self.ask_about_late_resumption(player, both, cell.cites)]
            }
        }
    }

    /// I.10, 10.15a and b: the sealer need not come if the sealed move ended the game.
    fn sealed_move_that_ends_the_game(&mut self, player: Color) -> Option<Vec<Ruling>> {
        let adjourned = self.adjourned.as_ref()?;
        if adjourned.stage != Stage::Resuming || adjourned.sealer != player {
            return None;
        }
        let position = self.position()?;
        let m = read_written(position, adjourned.text.as_deref()?).ok()?.m;
        let mut opened = self.clone();
        opened.set_stage(Stage::Resumed);
        let mut rulings = opened.make_move(player, m);
        opened.over?;
        for ruling in &mut rulings {
            ruling.cites.extend(self.rules.adjournment.late.cites.iter());
        }
        *self = opened;
        Some(rulings)
    }

    /// I.12: the envelope is lost and the position cannot be established, or the times are unknown.
    pub(super) fn decide_after_lost_envelope(&mut self, decision: &Decision) -> Option<Vec<Ruling>> {
        let stating = self.adjourned.as_ref().is_some_and(|adjourned| adjourned.stage == Stage::Stating);
        let rules = self.rules.adjournment;
        match decision.choice {
            Choice::NewGame if stating && *rules.position_lost == PositionLost::Annul => {
                Some(vec![self.annul(Why::PositionLost, rules.position_lost.cites)])
            }
            Choice::SetClock if stating => Some(self.set_clock_as_told(decision, rules.envelope_lost.cites)),
            _ => None,
        }
    }

    fn set_stage(&mut self, stage: Stage) {
        if let Some(adjourned) = &mut self.adjourned {
            adjourned.stage = stage;
        }
    }
}

/// A move written to be binding. English or German decides if it can read the text. So an illegal king move
/// is not read as a rook move in another language.
pub(super) fn read_written(position: &Chess, text: &str) -> Result<ReadMove, ReadError> {
    let readings = [Language::En, Language::De].map(|language| read_move(position, text, language));
    let [english, german] = readings;
    match (&english, &german) {
        (Ok(_) | Err(ReadError::Ambiguous { .. }), _) => english,
        (_, Ok(_) | Err(ReadError::Ambiguous { .. })) => german,
        (Err(ReadError::Illegal { .. }), _) => english,
        (_, Err(ReadError::Illegal { .. })) => german,
        _ => read_move_in_any_language(position, text),
    }
}
