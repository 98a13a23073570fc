//! Decisions of the arbiter, on an open question or unasked.

use turmuhr_clock::Span;
use turmuhr_core::{Citation, Color};

use super::{
    act::{Choice, Decision},
    arrival::forfeit_by,
    points::PointSystem,
    question::Question,
    ruling::{Consequence, Over, Reason, Ruling, Score, Why},
    state::{Citations, LiveGame, ruling},
};
use crate::{
    mate::Mate,
    rules::{
        clock::{CannotWin, StopWithoutReason},
        conduct::{Menu, OpponentScore},
        quickplay::{CannotWinClaim, Extra},
    },
};

/// The penalty if the arbiter names no time.
const PENALTY: Span = Span::from_mins(2);

impl LiveGame {
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
                    let cites = [self.rules.clock.stop_without_reason.cites, self.rules.conduct.menu.cites];
                    self.inadmissible(Why::NotAnOption, cites)
                }
                _ => self.inadmissible(Why::NotAnOption, self.rules.conduct.menu.cites),
            };
        }
        let Some(question) = self.question.take() else { return self.decide_unasked(decision) };
        self.appeals.decided(question.is_quickplay());
        let choice = decision.choice;
        self.helpers.answered(choice);
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
            Question::AfterPostponing { flagged } => match choice {
                Choice::Agree => {
                    let cites = self.rules.quickplay.postponed.cites;
                    vec![self.end(Score::Draw, Reason::CannotWin, cites)]
                }
                _ => vec![self.lost_on_time(flagged)],
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
            Question::Refusal { player } => self.decide_refusal(player, decision),
            Question::Signature { result } => self.decide_signature(choice, result, decision),
            Question::WinOrDraw { winner, won, drawn, cites } => match choice {
                Choice::Agree => vec![self.end(Score::Draw, drawn, cites)],
                _ => vec![self.end(Score::win(winner), won, cites)],
            },
            // D-19: no article in force settles it.
            Question::BothFlags { cites } => {
                let cites = [self.rules.conduct.analogy.cites, cites];
                match choice {
                    Choice::Agree => vec![self.end(Score::Draw, Reason::BothFlags, cites)],
                    _ => vec![self.go_on(cites)],
                }
            }
            Question::Interference { cites } => match choice {
                Choice::NewGame => vec![self.annul(Why::Interference, cites)],
                Choice::Expel => {
                    vec![ruling(Consequence::Penalty { to: decision.to, what: Choice::Expel }, cites)]
                }
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
                _ => vec![ruling(Consequence::refused(Why::NoEvidence), cites)],
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
            return self.game_is_over();
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

    /// L-005: no article settles the case; the preface lets the arbiter decide.
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

    pub(super) fn set_clock_as_told(
        &mut self,
        decision: &Decision,
        cites: impl Into<Citations>,
    ) -> Vec<Ruling> {
        let (Some(color), Some(amount)) = (decision.to, decision.amount) else {
            return vec![self.go_on(cites)];
        };
        self.set_clock(color, amount, cites)
    }

    fn go_on(&mut self, cites: impl Into<Citations>) -> Ruling {
        if let Some(side) = self.stopped {
            self.run(side);
        }
        ruling(Consequence::Continue, cites)
    }

    /// 12.9: the penalty the arbiter chose.
    ///
    /// `to` is the player penalised, or with added time the player who gets it. Without `to` the offender is
    /// penalised.
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
            other => ruling(Consequence::Penalty { to: Some(against), what: other }, cites),
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
        match part.and_then(|part| Citation::find(menu.cites.edition(), part)) {
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
                let mut rulings = vec![ruling(Consequence::refused(Why::Rejected), rules.rejected.cites)];
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

    /// 11.7: the player has lost; the arbiter fixes what the opponent gets.
    fn decide_refusal(&mut self, player: Color, decision: &Decision) -> Vec<Ruling> {
        let conduct = self.rules.conduct;
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
        let cites = self.or_analogy(self.rules.recording.signature.cites);
        let stands = match choice {
            Choice::Stand | Choice::Agree => Some(result),
            _ => decision.result.or(self.over.and_then(|over| over.result)),
        };
        let over = Over { result: stands, reason: Reason::Arbiter };
        self.over = Some(over);
        vec![ruling(Consequence::Over(over), cites)]
    }
}
