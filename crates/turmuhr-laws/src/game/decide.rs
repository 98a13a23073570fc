//! What the Laws leave to the arbiter: the question, the lawful options, and what the answer does.

use turmuhr_clock::Span;
use turmuhr_core::{Citation, Color};

use super::{
    arrival::forfeit_by,
    event::{Choice, Claim, Decision},
    points::PointSystem,
    ruling::{Consequence, Over, Reason, Ruling, Score, Why},
    state::{Citations, Game, ruling},
};
use crate::{
    mate::Mate,
    rules::{
        Cell, Cites,
        clock::{CannotWin, StopWithoutReason},
        conduct::{Interference, Menu, OpponentScore},
        quickplay::{CannotWinClaim, Extra},
    },
};

/// The minutes of a penalty nobody measured otherwise.
const PENALTY: Span = Span::from_mins(2);

/// A question put to the arbiter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Question {
    /// What this player's offence costs.
    Penalty {
        against: Color,
    },
    /// Minutes to the opponent, or none.
    Minutes {
        against: Color,
        minutes: u32,
        cites: Cites,
    },
    /// Whether the clock was stopped with a valid reason.
    StopReason {
        by: Color,
    },
    ContinueOrNewGame {
        cites: Cites,
    },
    Lateness {
        player: Color,
        both: bool,
    },
    LateResumption {
        player: Color,
        both: bool,
        cites: Cites,
    },
    CannotWin {
        claimant: Color,
    },
    AfterPostponing {
        claimant: Color,
    },
    Increment {
        claimant: Color,
    },
    DesignatedArbiter {
        claimant: Color,
    },
    Refusal {
        player: Color,
    },
    Signature {
        result: Score,
    },
    WinOrDraw {
        winner: Color,
        won: Reason,
        drawn: Reason,
        cites: Vec<Citation>,
    },
    BothFlags {
        cites: Cites,
    },
    Interference {
        cites: Cites,
    },
    Perpetual {
        claimant: Color,
    },
    DeadPosition {
        claimant: Color,
    },
    ClockSetting {
        cites: Cites,
    },
    /// What a helper costs the player.
    Adjustment {
        player: Color,
        cites: Cites,
    },
    /// Whether White keeps losing the time nobody was there.
    LostTime {
        cites: Cites,
    },
    /// Whether a claim may rest on an electronic record.
    Evidence {
        player: Color,
        claim: Claim,
        cites: Cites,
    },
    /// Whether the person is acceptable.
    Helper {
        cites: Cites,
    },
    OpponentsSheet {
        cites: Cites,
    },
}

impl Question {
    fn is_quickplay(&self) -> bool {
        matches!(
            self,
            Question::CannotWin { .. }
                | Question::AfterPostponing { .. }
                | Question::Increment { .. }
                | Question::DesignatedArbiter { .. }
        )
    }
}

impl Game {
    fn ask(&mut self, question: Question, options: &[Choice], cites: impl Into<Citations>) -> Ruling {
        self.question = Some(question);
        self.options = options.to_vec();
        ruling(Consequence::Choose { options: options.to_vec() }, cites)
    }

    /// The penalties of the text; a fine only where it was announced (12.9.7).
    pub(super) fn menu(&self) -> Vec<Choice> {
        use Choice::{AddTime, ExcludeRound, Expel, Fine, LoseGame, Points, TakeTime, Warning};
        let mut menu = match *self.rules.conduct.menu {
            Menu::Nine => vec![Warning, AddTime, TakeTime, Points, LoseGame, Fine, ExcludeRound, Expel],
            Menu::Seven => vec![Warning, AddTime, TakeTime, LoseGame, Points, Expel],
            Menu::WarningTimeLoss | Menu::Any => vec![Warning, AddTime, TakeTime, LoseGame],
        };
        menu.retain(|choice| *choice != Fine || self.regulations.options.fines_announced);
        menu
    }

    pub(super) fn ask_for_penalty(&mut self, against: Color, cites: Cites) -> Ruling {
        let menu = self.menu();
        self.ask(Question::Penalty { against }, &menu, [cites, self.rules.conduct.menu.cites])
    }

    /// The text says that it may cost something; it may also cost nothing.
    pub(super) fn ask_for_possible_penalty(&mut self, against: Color, cites: Cites) -> Ruling {
        let mut options = vec![Choice::Continue];
        options.extend(self.menu());
        self.ask(Question::Penalty { against }, &options, [cites, self.rules.conduct.menu.cites])
    }

    /// Whether a player was giving perpetual check is for the arbiter to see.
    pub(super) fn ask_about_perpetual(&mut self, claimant: Color) -> Ruling {
        let cites = self.rules.draws.perpetual.cites;
        self.ask(Question::Perpetual { claimant }, &[Choice::Agree, Choice::Reject], cites)
    }

    /// A position that nobody could prove dead.
    pub(super) fn ask_about_dead_position(&mut self, claimant: Color) -> Ruling {
        let cites = self.rules.draws.dead.cites;
        self.ask(Question::DeadPosition { claimant }, &[Choice::Agree, Choice::Reject], cites)
    }

    /// L-005: no article settles it; the arbiter rules by analogy.
    pub(super) fn ask_by_analogy(&mut self, against: Color, cites: Cites) -> Ruling {
        let mut options = vec![Choice::Continue];
        options.extend(self.menu());
        self.ask(Question::Penalty { against }, &options, [cites, self.rules.conduct.menu.cites])
    }

    pub(super) fn ask_for_minutes(
        &mut self,
        against: Color,
        minutes: u32,
        cites: impl Into<Citations>,
    ) -> Ruling {
        let cites: Citations = cites.into();
        let menu = self.rules.conduct.menu.cites;
        let question = Question::Minutes { against, minutes, cites: menu };
        self.ask(question, &[Choice::AddTime, Choice::Continue], cites)
    }

    pub(super) fn ask_whether_reason_was_valid(&mut self, by: Color, cites: Cites) -> Ruling {
        let mut options = vec![Choice::Stand];
        let loss = *self.rules.clock.stop_without_reason != StopWithoutReason::PenaltyNotLoss;
        options.extend(self.menu().into_iter().filter(|choice| loss || *choice != Choice::LoseGame));
        self.ask(Question::StopReason { by }, &options, [cites, self.rules.conduct.menu.cites])
    }

    pub(super) fn ask_continue_or_new_game(&mut self, cites: Cites) -> Ruling {
        self.ask(Question::ContinueOrNewGame { cites }, &[Choice::Continue, Choice::NewGame], cites)
    }

    pub(super) fn ask_about_lateness(&mut self, player: Color, both: bool) -> Ruling {
        let cites = self.rules.arrival.too_late.cites;
        self.ask(Question::Lateness { player, both }, &[Choice::LoseGame, Choice::LetPlay], cites)
    }

    pub(super) fn ask_about_late_resumption(&mut self, player: Color, both: bool, cites: Cites) -> Ruling {
        self.ask(
            Question::LateResumption { player, both, cites },
            &[Choice::LoseGame, Choice::LetPlay],
            cites,
        )
    }

    pub(super) fn ask_about_cannot_win(&mut self, claimant: Color) -> Ruling {
        let cell = self.rules.quickplay.cannot_win;
        let options: &[Choice] = match *cell {
            CannotWinClaim::GrantPostponeReject => &[Choice::Agree, Choice::Postpone, Choice::Reject],
            CannotWinClaim::GrantReject => &[Choice::Agree, Choice::Reject],
        };
        self.ask(Question::CannotWin { claimant }, options, cell.cites)
    }

    pub(super) fn ask_after_postponing(&mut self, claimant: Color) -> Ruling {
        let cites = self.rules.quickplay.postponed.cites;
        self.ask(Question::AfterPostponing { claimant }, &[Choice::Agree, Choice::LoseGame], cites)
    }

    pub(super) fn ask_about_increment(&mut self, claimant: Color) -> Ruling {
        let cites = self.rules.quickplay.increment_request.cites;
        self.ask(Question::Increment { claimant }, &[Choice::Agree, Choice::Reject], cites)
    }

    pub(super) fn ask_designated_arbiter(&mut self, claimant: Color) -> Ruling {
        let cites = self.rules.quickplay.no_arbiter.cites;
        self.ask(Question::DesignatedArbiter { claimant }, &[Choice::Agree, Choice::Reject], cites)
    }

    pub(super) fn ask_about_refusal(&mut self, player: Color) -> Ruling {
        let conduct = self.rules.conduct;
        let both = self.refused.white && self.refused.black;
        let cites: Citations = if both {
            [conduct.refusal.cites, conduct.both_refuse.cites].into()
        } else {
            conduct.refusal.cites.into()
        };
        let mut options = vec![Choice::LoseGame];
        options.extend(self.menu().into_iter().filter(|choice| *choice != Choice::LoseGame));
        self.ask(Question::Refusal { player }, &options, cites)
    }

    pub(super) fn ask_about_signature(&mut self, result: Score) -> Ruling {
        let cites = self.rules.recording.signature.cites;
        self.ask(Question::Signature { result }, &[Choice::Stand, Choice::Reject], cites)
    }

    /// Better to hand over the board than to guess a result (D-09).
    pub(super) fn ask_win_or_draw(
        &mut self,
        winner: Color,
        won: Reason,
        drawn: Reason,
        cites: Citations,
    ) -> Ruling {
        let question = Question::WinOrDraw { winner, won, drawn, cites: cites.0.clone() };
        self.ask(question, &[Choice::LoseGame, Choice::Agree], cites)
    }

    pub(super) fn ask_both_flags(&mut self, cites: Cites) -> Ruling {
        self.ask(Question::BothFlags { cites }, &[Choice::Continue, Choice::Agree], cites)
    }

    pub(super) fn ask_about_interference(&mut self, cell: Cell<Interference>) -> Ruling {
        let options: &[Choice] = match *cell {
            Interference::Expel | Interference::NotRegulated => &[Choice::Expel, Choice::Continue],
            Interference::ExpelOrNewGame => &[Choice::Expel, Choice::NewGame, Choice::Continue],
        };
        let cites: Citations = match *cell {
            Interference::NotRegulated => self.rules.conduct.menu.cites.into(),
            Interference::Expel | Interference::ExpelOrNewGame => cell.cites.into(),
        };
        self.ask(Question::Interference { cites: cell.cites }, options, cites)
    }

    pub(super) fn ask_for_clock_setting(&mut self, cites: Cites) -> Ruling {
        self.ask(Question::ClockSetting { cites }, &[Choice::SetClock, Choice::Continue], cites)
    }

    pub(super) fn ask_for_adjustment(&mut self, player: Color, cites: Cites) -> Ruling {
        self.ask(Question::Adjustment { player, cites }, &[Choice::TakeTime, Choice::Continue], cites)
    }

    pub(super) fn ask_about_assistant(&mut self, cites: Cites) -> Ruling {
        self.ask(Question::Helper { cites }, &[Choice::Agree, Choice::Reject], cites)
    }

    pub(super) fn ask_about_lost_time(&mut self, cites: Cites) -> Ruling {
        self.ask(Question::LostTime { cites }, &[Choice::Continue, Choice::SetClock], cites)
    }

    pub(super) fn asked_about_lost_time(&self) -> bool {
        matches!(self.question, Some(Question::LostTime { .. }))
    }

    pub(super) fn ask_about_evidence(&mut self, player: Color, claim: &Claim, cites: Cites) -> Ruling {
        let question = Question::Evidence { player, claim: claim.clone(), cites };
        self.ask(question, &[Choice::Agree, Choice::Reject], cites)
    }

    pub(super) fn ask_for_opponents_sheet(&mut self, cites: Cites) -> Ruling {
        self.ask(Question::OpponentsSheet { cites }, &[Choice::Agree, Choice::Reject], cites)
    }

    /// The arbiter decides: the question that is open, or a penalty of their own.
    pub(super) fn decide(&mut self, decision: &Decision) -> Vec<Ruling> {
        if decision.by_analogy && self.over.is_none() {
            return self.decide_by_analogy(decision);
        }
        if let Some(question) = &self.question
            && !self.options.contains(&decision.choice)
        {
            // What a player's offence costs may wait while the arbiter decides something else.
            return match question {
                Question::Penalty { .. } if self.may_decide_unasked(decision) => {
                    self.decide_unasked(decision)
                }
                // 6.13 of 2001: stopping the clock never loses by itself.
                Question::StopReason { .. } => {
                    self.inadmissible(Why::NotAnOption, self.rules.clock.stop_without_reason.cites)
                }
                _ => self.inadmissible(Why::NotAnOption, self.rules.conduct.menu.cites),
            };
        }
        let Some(question) = self.question.take() else { return self.decide_unasked(decision) };
        self.appeals.decided(question.is_quickplay());
        let choice = decision.choice;
        match question {
            Question::StopReason { .. }
                if choice == Choice::LoseGame
                    && *self.rules.clock.stop_without_reason == StopWithoutReason::PenaltyNotLoss =>
            {
                self.inadmissible(Why::NotInForce, self.rules.clock.stop_without_reason.cites)
            }
            Question::Penalty { against } | Question::StopReason { by: against } => match choice {
                Choice::Stand | Choice::Continue => vec![self.go_on(self.rules.clock.restart.cites)],
                _ => self.impose(choice, Some(against), decision),
            },
            Question::Minutes { against, minutes, cites } => match choice {
                Choice::AddTime => vec![self.give_minutes(!against, minutes, cites)],
                Choice::Continue => vec![self.go_on(cites)],
                _ => self.impose(choice, Some(against), decision),
            },
            Question::ContinueOrNewGame { cites } => match choice {
                Choice::NewGame => vec![self.annul(Why::ColoursReversed, cites)],
                _ => vec![self.go_on(cites)],
            },
            Question::Lateness { player, both } => self.decide_lateness(choice, player, both, decision),
            Question::LateResumption { player, both, cites } => match choice {
                Choice::LoseGame if both => vec![self.end(Score::BothLose, Reason::Default, cites)],
                Choice::LoseGame => vec![self.lose(player, Reason::Default, cites)],
                _ => vec![self.go_on(cites)],
            },
            Question::CannotWin { claimant } => self.decide_cannot_win(choice, claimant, decision),
            Question::AfterPostponing { claimant } => match choice {
                Choice::Agree => {
                    let cites = self.rules.quickplay.postponed.cites;
                    vec![self.end(Score::Draw, Reason::CannotWin, cites)]
                }
                _ => vec![self.lost_on_time(claimant)],
            },
            Question::Increment { claimant } => self.decide_increment(choice, claimant),
            Question::DesignatedArbiter { claimant } => {
                let cites = self.rules.quickplay.no_arbiter.cites;
                match (choice, decision.result) {
                    (Choice::Agree, _) => vec![self.end(Score::Draw, Reason::CannotWin, cites)],
                    (_, Some(result)) => vec![self.end(result, Reason::Arbiter, cites)],
                    _ => vec![self.lose(claimant, Reason::Arbiter, cites)],
                }
            }
            Question::Refusal { player } => self.decide_refusal(choice, player, decision),
            Question::Signature { result } => self.decide_signature(choice, result, decision),
            Question::WinOrDraw { winner, won, drawn, cites } => match choice {
                Choice::Agree => vec![self.end(Score::Draw, drawn, cites)],
                _ => vec![self.end(Score::win(winner), won, cites)],
            },
            Question::BothFlags { cites } => match choice {
                Choice::Agree => vec![self.end(Score::Draw, Reason::BothFlags, cites)],
                _ => vec![self.go_on(cites)],
            },
            Question::Interference { cites } => match choice {
                Choice::NewGame => vec![self.annul(Why::Interference, cites)],
                Choice::Expel => vec![ruling(
                    Consequence::Penalty { to: decision.to.unwrap_or(self.turn()), what: Choice::Expel },
                    cites,
                )],
                _ => vec![self.go_on(cites)],
            },
            Question::LostTime { cites } => match choice {
                Choice::SetClock => self.set_clock_as_told(decision, cites),
                _ => vec![self.go_on(cites)],
            },
            Question::Adjustment { player, cites } => match (choice, decision.amount) {
                (Choice::TakeTime, Some(amount)) => {
                    let _ = self.clock.take(player, amount, self.now);
                    vec![ruling(Consequence::TakeTime { from: player, amount }, cites)]
                }
                _ => vec![self.go_on(cites)],
            },
            Question::Perpetual { claimant } => match choice {
                Choice::Agree => self.upheld(Reason::RepetitionClaim, self.rules.draws.perpetual.cites),
                _ => self.perpetual_rejected(claimant),
            },
            Question::DeadPosition { claimant } => match choice {
                Choice::Agree => self.upheld(Reason::DeadPosition, self.rules.draws.dead.cites),
                _ => self.perpetual_rejected(claimant),
            },
            Question::ClockSetting { cites } => match choice {
                Choice::SetClock => self.set_clock_as_told(decision, cites),
                _ => vec![self.go_on(cites)],
            },
            Question::Evidence { player, claim, cites } => match choice {
                Choice::Agree => self.claim(player, &claim),
                _ => vec![ruling(Consequence::Claim { upheld: false }, cites)],
            },
            Question::Helper { cites } => match choice {
                Choice::Agree => vec![self.go_on(cites)],
                _ => self.inadmissible(Why::NotAccepted, cites),
            },
            Question::OpponentsSheet { cites } => match choice {
                Choice::Agree => vec![self.go_on(cites)],
                _ => self.inadmissible(Why::TooEarly, cites),
            },
        }
    }

    /// No question is open: consent to an offer, or a penalty (12.9).
    fn decide_unasked(&mut self, decision: &Decision) -> Vec<Ruling> {
        if let Some(rulings) = self.decide_appeal(decision) {
            return rulings;
        }
        if self.over.is_some() {
            return Vec::new();
        }
        if let Some(rulings) = self.decide_after_lost_envelope(decision) {
            return rulings;
        }
        match decision.choice {
            Choice::Agree => match self.postponed_claim_granted() {
                Some(rulings) => rulings,
                None => self.consent_to_offer(),
            },
            Choice::Continue | Choice::Stand | Choice::LetPlay => Vec::new(),
            Choice::SetClock => self.replace_clock(decision),
            choice => match (choice, decision.to, decision.amount) {
                (Choice::AddTime, None, Some(amount)) => self.time_for_both(amount),
                (_, Some(_), _) => self.impose(choice, None, decision),
                (_, None, _) => self.inadmissible_plainly(Why::NothingOpen),
            },
        }
    }

    fn may_decide_unasked(&self, decision: &Decision) -> bool {
        decision.choice == Choice::Agree
    }

    /// L-005: no article settles it. What the arbiter wants counts, and the preface allows it.
    fn decide_by_analogy(&mut self, decision: &Decision) -> Vec<Ruling> {
        self.question = None;
        self.appeals.decided(false);
        let cites = self.rules.conduct.analogy.cites;
        match decision.choice {
            Choice::NewGame => vec![self.annul(Why::NotInForce, cites)],
            Choice::Agree => vec![self.end(Score::Draw, Reason::Arbiter, cites)],
            Choice::SetClock => self.set_clock_as_told(decision, cites),
            Choice::Continue | Choice::Stand | Choice::LetPlay | Choice::Reject | Choice::Postpone => {
                vec![self.go_on(cites)]
            }
            choice => match decision.to {
                Some(player) => vec![self.penalise(choice, player, decision, cites.into())],
                None => self.inadmissible(Why::NothingOpen, cites),
            },
        }
    }

    pub(super) fn set_clock_as_told(&mut self, decision: &Decision, cites: Cites) -> Vec<Ruling> {
        let (Some(color), Some(amount)) = (decision.to, decision.amount) else {
            return vec![self.go_on(cites)];
        };
        self.set_clock(color, amount, cites)
    }

    fn go_on(&mut self, cites: Cites) -> Ruling {
        if let Some(side) = self.stopped {
            self.run(side);
        }
        ruling(Consequence::Continue, cites)
    }

    /// 12.9: the penalty the arbiter chose.
    ///
    /// `to` is who is penalised, or with more time who gets it; the opponent of the offender unless told.
    fn impose(&mut self, choice: Choice, offender: Option<Color>, decision: &Decision) -> Vec<Ruling> {
        let Some(against) = (match choice {
            Choice::AddTime => offender.or(decision.to.map(|to| !to)),
            _ => decision.to.or(offender),
        }) else {
            return self.inadmissible_plainly(Why::NothingOpen);
        };
        let cites = self.penalty_article(choice);
        if !self.menu().contains(&choice) && !matches!(choice, Choice::Continue | Choice::Stand) {
            return self.inadmissible(Why::NotAnOption, self.rules.conduct.menu.cites);
        }
        let amount = decision.amount.unwrap_or(PENALTY);
        let kept = self.left(against) - amount;
        if choice == Choice::TakeTime
            && let Some(refusal) = self.deduction_refused(against, kept)
        {
            return refusal;
        }
        // 10.2, 12.9.6: the offender's score is a loss, the opponent's is the arbiter's to fix.
        let unlawful = |result: Score| PointSystem::USUAL.of(result, against) != PointSystem::USUAL.loss;
        if choice == Choice::LoseGame && decision.result.is_some_and(unlawful) {
            return self.inadmissible(Why::UnlawfulScore, cites);
        }
        self.appeals.decided(false);
        vec![self.penalise(choice, against, decision, cites)]
    }

    pub(super) fn penalise(
        &mut self,
        choice: Choice,
        against: Color,
        decision: &Decision,
        cites: Citations,
    ) -> Ruling {
        let amount = decision.amount.unwrap_or(PENALTY);
        match choice {
            Choice::Warning => ruling(Consequence::Warning { to: against }, cites),
            Choice::AddTime => {
                let to = decision.to.unwrap_or(!against);
                let _ = self.clock.add(to, amount, self.now);
                ruling(Consequence::AddTime { to, amount }, cites)
            }
            Choice::TakeTime => {
                let _ = self.clock.take(against, amount, self.now);
                ruling(Consequence::TakeTime { from: against, amount }, cites)
            }
            Choice::LoseGame => {
                let result = decision.result.unwrap_or(Score::win(!against));
                self.end(result, Reason::Arbiter, cites)
            }
            Choice::Continue | Choice::Stand => ruling(Consequence::Continue, cites),
            other => ruling(Consequence::Penalty { to: against, what: other }, cites),
        }
    }

    /// The number of the penalty in the list, where the list is numbered.
    pub(super) fn penalty_article(&self, choice: Choice) -> Citations {
        let menu = self.rules.conduct.menu;
        let part = match (*menu, choice) {
            (Menu::Nine, Choice::Warning) => Some("12.9.1"),
            (Menu::Nine, Choice::AddTime) => Some("12.9.2"),
            (Menu::Nine, Choice::TakeTime) => Some("12.9.3"),
            (Menu::Nine, Choice::Points) => Some("12.9.5"),
            (Menu::Nine, Choice::LoseGame) => Some("12.9.6"),
            (Menu::Nine, Choice::Fine) => Some("12.9.7"),
            (Menu::Nine, Choice::ExcludeRound) => Some("12.9.8"),
            (Menu::Nine, Choice::Expel) => Some("12.9.9"),
            _ => None,
        };
        match part.and_then(|part| Citation::find(menu.cites.edition, part)) {
            Some(citation) => citation.into(),
            None => menu.cites.into(),
        }
    }

    fn decide_lateness(
        &mut self,
        choice: Choice,
        player: Color,
        both: bool,
        decision: &Decision,
    ) -> Vec<Ruling> {
        let cites = self.rules.arrival.too_late.cites;
        match choice {
            Choice::LoseGame => {
                let result = match (decision.result, both) {
                    (Some(result), _) => result,
                    (None, true) => Score::NobodyAppears,
                    (None, false) => forfeit_by(player),
                };
                vec![self.end(result, Reason::Default, cites)]
            }
            _ => {
                *self.presence.excused.get_mut(player) = true;
                vec![ruling(Consequence::Continue, cites)]
            }
        }
    }

    fn decide_cannot_win(&mut self, choice: Choice, claimant: Color, decision: &Decision) -> Vec<Ruling> {
        let rules = self.rules.quickplay;
        match choice {
            Choice::Agree => vec![self.end(Score::Draw, Reason::CannotWin, rules.granted.cites)],
            Choice::Postpone if *rules.cannot_win == CannotWinClaim::GrantReject => {
                self.inadmissible(Why::NotInForce, rules.cannot_win.cites)
            }
            Choice::Postpone => {
                self.postponed = Some(claimant);
                let mut rulings = Vec::new();
                let minutes = decision.amount.filter(|amount| !amount.is_zero());
                if let (Some(amount), Extra::MayMinutes(_)) = (minutes, *rules.postponed) {
                    let _ = self.clock.add(!claimant, amount, self.now);
                    rulings
                        .push(ruling(Consequence::AddTime { to: !claimant, amount }, rules.postponed.cites));
                }
                rulings.push(self.go_on(rules.postponed.cites));
                rulings
            }
            _ => {
                let mut rulings = vec![ruling(Consequence::Claim { upheld: false }, rules.rejected.cites)];
                if let Extra::Minutes(minutes) = *rules.rejected {
                    rulings.push(self.give_minutes(!claimant, minutes, rules.rejected.cites));
                }
                rulings.push(self.go_on(rules.rejected.cites));
                rulings
            }
        }
    }

    fn decide_increment(&mut self, choice: Choice, claimant: Color) -> Vec<Ruling> {
        let cites = self.rules.quickplay.increment_request.cites;
        if choice != Choice::Agree {
            return vec![self.go_on(cites)];
        }
        self.introduce_increment();
        let extra = self.give_minutes(!claimant, 2, cites);
        vec![extra, ruling(Consequence::Continue, cites)]
    }

    fn decide_refusal(&mut self, choice: Choice, player: Color, decision: &Decision) -> Vec<Ruling> {
        if choice != Choice::LoseGame {
            return self.impose(choice, Some(player), decision);
        }
        let conduct = self.rules.conduct;
        if self.refused.white && self.refused.black {
            return vec![self.end(Score::BothLose, Reason::Refusal, conduct.both_refuse.cites)];
        }
        let result = match (*conduct.refusal_opponent, decision.result) {
            (OpponentScore::ArbiterDecides | OpponentScore::WinIfMatePossible, Some(result)) => result,
            (OpponentScore::WinIfMatePossible, None) => self.refusers_opponent(player),
            (OpponentScore::ArbiterDecides, None) | (OpponentScore::Win, _) => Score::win(!player),
        };
        vec![self.end(result, Reason::Refusal, [conduct.refusal.cites, conduct.refusal_opponent.cites])]
    }

    /// The note on 11.7: a win if some series of legal moves mates, else a draw's score.
    fn refusers_opponent(&self, player: Color) -> Score {
        let position = self.position();
        let mate = position.map(|position| self.can_win(!player, position, CannotWin::AnySeries));
        match (mate, player) {
            (Some(Mate::Impossible), Color::White) => Score::WhiteZeroBlackHalf,
            (Some(Mate::Impossible), Color::Black) => Score::WhiteHalfBlackZero,
            _ => Score::win(!player),
        }
    }

    fn decide_signature(&mut self, choice: Choice, result: Score, decision: &Decision) -> Vec<Ruling> {
        let cites = self.rules.recording.signature.cites;
        let stands = match choice {
            Choice::Stand | Choice::Agree => Some(result),
            _ => decision.result.or(self.over.and_then(|over| over.result)),
        };
        let over = Over { result: stands, reason: Reason::Arbiter };
        self.over = Some(over);
        vec![ruling(Consequence::Over(over), cites)]
    }
}
