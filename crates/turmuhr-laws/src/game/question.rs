//! Questions the Laws leave to the arbiter, with the lawful options.

use turmuhr_core::{Citation, Color};

use super::{
    act::{Choice, Claim},
    ruling::{Consequence, Reason, Ruling, Score},
    state::{Citations, LiveGame, ruling},
};
use crate::rules::{
    Cell, Cites,
    clock::StopWithoutReason,
    conduct::{Interference, Menu},
    quickplay::{CannotWinClaim, InDoubt},
};

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
        cites: Vec<Citation>,
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
    /// What a claim put off comes out as, now that this player's flag has fallen.
    AfterPostponing {
        flagged: Color,
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
        cites: Vec<Citation>,
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
    pub(super) fn is_quickplay(&self) -> bool {
        matches!(
            self,
            Question::CannotWin { .. }
                | Question::AfterPostponing { .. }
                | Question::Increment { .. }
                | Question::DesignatedArbiter { .. }
        )
    }
}

impl LiveGame {
    fn ask(&mut self, question: Question, options: &[Choice], cites: impl Into<Citations>) -> Ruling {
        self.ask_unless(question, options, None, cites)
    }

    /// The text says what follows unless the arbiter decides otherwise.
    fn ask_unless(
        &mut self,
        question: Question,
        options: &[Choice],
        default: impl Into<Option<Choice>>,
        cites: impl Into<Citations>,
    ) -> Ruling {
        self.question = Some(question);
        self.options = options.to_vec();
        ruling(Consequence::Choose { options: options.to_vec(), default: default.into() }, cites)
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

    /// The text allows a penalty and does not demand one.
    pub(super) fn ask_for_possible_penalty(&mut self, against: Color, cites: Cites) -> Ruling {
        let mut options = vec![Choice::Continue];
        options.extend(self.menu());
        self.ask(Question::Penalty { against }, &options, [cites, self.rules.conduct.menu.cites])
    }

    /// The arbiter judges whether a player was giving perpetual check.
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
        let conduct = self.rules.conduct;
        let mut options = vec![Choice::Continue];
        options.extend(self.menu());
        self.ask(Question::Penalty { against }, &options, [cites, conduct.analogy.cites, conduct.menu.cites])
    }

    pub(super) fn ask_for_minutes(
        &mut self,
        against: Color,
        minutes: u32,
        cites: impl Into<Citations>,
    ) -> Ruling {
        let cites: Citations = cites.into();
        let question = Question::Minutes { against, minutes, cites: cites.0.clone() };
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
        let options = [Choice::LoseGame, Choice::LetPlay];
        self.ask_unless(Question::Lateness { player, both }, &options, Choice::LoseGame, cites)
    }

    pub(super) fn ask_about_late_resumption(&mut self, player: Color, both: bool, cites: Cites) -> Ruling {
        let options = [Choice::LoseGame, Choice::LetPlay];
        self.ask_unless(Question::LateResumption { player, both, cites }, &options, Choice::LoseGame, cites)
    }

    pub(super) fn ask_about_cannot_win(&mut self, claimant: Color) -> Ruling {
        let cell = self.rules.quickplay.cannot_win;
        let options: &[Choice] = match *cell {
            CannotWinClaim::GrantPostponeReject => &[Choice::Agree, Choice::Postpone, Choice::Reject],
            CannotWinClaim::GrantReject => &[Choice::Agree, Choice::Reject],
        };
        let doubt = self.rules.quickplay.in_doubt;
        match *doubt {
            InDoubt::Postpone => {
                let cites = [cell.cites, doubt.cites];
                self.ask_unless(Question::CannotWin { claimant }, options, Choice::Postpone, cites)
            }
            InDoubt::NotSaid => self.ask(Question::CannotWin { claimant }, options, cell.cites),
        }
    }

    pub(super) fn ask_after_postponing(&mut self, flagged: Color) -> Ruling {
        let cites = self.rules.quickplay.postponed.cites;
        let (question, doubt) = (Question::AfterPostponing { flagged }, self.rules.quickplay.in_doubt);
        let options = [Choice::Agree, Choice::LoseGame];
        match *doubt {
            InDoubt::Postpone => self.ask_unless(question, &options, Choice::LoseGame, [cites, doubt.cites]),
            InDoubt::NotSaid => self.ask(question, &options, cites),
        }
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
        let cites = [conduct.refusal.cites, conduct.refusal_opponent.cites];
        self.ask(Question::Refusal { player }, &[Choice::LoseGame], cites)
    }

    pub(super) fn ask_about_signature(&mut self, result: Score, default: Option<Choice>) -> Ruling {
        let cites = self.or_analogy(self.rules.recording.signature.cites);
        self.ask_unless(Question::Signature { result }, &[Choice::Stand, Choice::Reject], default, cites)
    }

    /// Without a proof the arbiter decides; no result is guessed (D-09).
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
        // D-19: the guidelines were not announced; they only serve as an analogy.
        let all = [cites, self.rules.clock.flag_loss.cites, self.rules.quickplay.quickplay.cites];
        self.ask(Question::BothFlags { cites }, &[Choice::Continue, Choice::Agree], all)
    }

    pub(super) fn ask_about_interference(&mut self, cell: Cell<Interference>) -> Ruling {
        let options: &[Choice] = match *cell {
            Interference::Expel | Interference::NotRegulated => &[Choice::Expel, Choice::Continue],
            Interference::ExpelOrNewGame => &[Choice::Expel, Choice::NewGame, Choice::Continue],
        };
        let cites = self.or_analogy(cell.cites);
        self.ask(Question::Interference { cites }, options, cites)
    }

    pub(super) fn ask_about_finished_player(&mut self, cites: [Cites; 2]) -> Ruling {
        let question = Question::Interference { cites: cites[0] };
        self.ask(question, &[Choice::Expel, Choice::Continue], cites)
    }

    pub(super) fn ask_for_clock_setting(&mut self, cites: impl Into<Citations>) -> Ruling {
        let cites: Citations = cites.into();
        let question = Question::ClockSetting { cites: cites.0.clone() };
        self.ask(question, &[Choice::SetClock, Choice::Continue], cites)
    }

    pub(super) fn ask_for_adjustment(&mut self, player: Color, cites: Cites) -> Ruling {
        self.ask(Question::Adjustment { player, cites }, &[Choice::TakeTime, Choice::Continue], cites)
    }

    pub(super) fn ask_about_assistant(&mut self, cites: Cites) -> Ruling {
        self.ask(Question::Helper { cites }, &[Choice::Agree, Choice::Reject], cites)
    }

    pub(super) fn ask_about_lost_time(&mut self, cites: Cites) -> Ruling {
        let options = [Choice::Continue, Choice::SetClock];
        self.ask_unless(Question::LostTime { cites }, &options, Choice::Continue, cites)
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
}
