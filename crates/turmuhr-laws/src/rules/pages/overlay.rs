//! Texts laid over a page.

use turmuhr_core::Edition;

use crate::rules::{
    Cell, Mode, Rules,
    act::UpsideDownRook,
    arrival::{NobodyPresent, RunsFrom, TeamBoards, TooLate},
    clock::{Assistant, BothFlags, MinLeft},
    conduct::OpponentScore,
    draws::{Ban, InadmissibleClaim},
    illegal::KingCapture,
    powers::Acts,
    quickplay::InDoubt,
    recording::{Signature, Update},
    visual::*,
};

/// A text that changes single rows of a page.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Overlay {
    /// The German federation's notes on the Laws of 2017.
    Dsb2014,
    /// The German federation's rules for play with visually impaired players, 1987.
    DsbVi1987,
}

impl Overlay {
    /// Every overlay.
    pub const ALL: [Overlay; 2] = [Overlay::Dsb2014, Overlay::DsbVi1987];

    /// The text the overlay's cells cite.
    pub const fn edition(self) -> Edition {
        match self {
            Overlay::Dsb2014 => Edition::Dsb2014,
            Overlay::DsbVi1987 => Edition::DsbVi1987,
        }
    }
}

/// The page with the overlay's rows in place.
pub fn overlaid(page: &Rules, overlay: Overlay) -> Rules {
    match overlay {
        Overlay::Dsb2014 => notes_of_2014(*page),
        Overlay::DsbVi1987 => two_boards_of_1987(*page),
    }
}

/// Each note says in which modes it holds: TS, SS, BS.
fn notes_of_2014(mut page: Rules) -> Rules {
    const D: Edition = Edition::Dsb2014;
    page.act.upside_down_rook = const { Cell::new(UpsideDownRook::IsARook, D, &["3.7.5"]) };
    page.powers.sees_touch_breach = const { Cell::new(Acts::Yes, D, &["4"]) };
    page.conduct.refusal_opponent = const { Cell::new(OpponentScore::WinIfMatePossible, D, &["11.7"]) };
    if page.mode != Mode::Standard {
        page.illegal.king_capture = const { Cell::new(KingCapture::UnlessPressed, D, &["A.4.2"]) };
    }
    page.arrival.too_late = const { Cell::new(TooLate::LostUnlessArbiter, D, &["6.7.1"]) };
    page.arrival.nobody_present = const { Cell::new(NobodyPresent::WhiteClockRuns, D, &["6.7.2"]) };
    page.arrival.runs_from = const { Cell::new(RunsFrom::Start, D, &["6.7.1"]) };
    page.arrival.team_boards = const { Cell::new(TeamBoards::WithTheRound, D, &["6.7.1"]) };
    page.draws.inadmissible_claim = const { Cell::new(InadmissibleClaim::PenaltyPossible, D, &["9.5.2"]) };
    if page.mode != Mode::Blitz {
        page.quickplay.in_doubt = const { Cell::new(InDoubt::Postpone, D, &["III.5"]) };
    }
    if page.mode == Mode::Standard {
        page.draws.agreement_ban = const { Cell::new(Ban::EventMayWithoutConsent, D, &["9.1.1"]) };
        page.clock.min_left = const { Cell::new(MinLeft::FiveMinutes, D, &["6.10"]) };
        page.recording.score_assistant = const { Cell::new(Assistant::TenMinutes, D, &["8.1.6"]) };
        page.recording.update = const { Cell::new(Update::AlsoAfterTheEnd, D, &["8.5.1"]) };
        page.recording.signature = const { Cell::new(Signature::TrueResultInTeams, D, &["8.7"]) };
    } else {
        page.clock.both_flags = const { Cell::new(BothFlags::Draw, D, &["A.4.3"]) };
        page.clock.both_flags_last = const { Cell::new(BothFlags::Draw, D, &["A.4.3"]) };
    }
    page
}

fn two_boards_of_1987(mut page: Rules) -> Rules {
    const V: Edition = Edition::DsbVi1987;
    page.visual = Visual {
        announce: const { Cell::new(Announce::Algebraic, V, &["14.2"]) },
        made: const { Cell::new(Made::Announced, V, &["14.4"]) },
        start_clock: const { Cell::new(StartClock::OnlyThen, V, &["14.4"]) },
        touched: const { Cell::new(VisualTouched::WhenLifted, V, &["14.3"]) },
        score: const { Cell::new(VisualScore::BrailleOrDevice, V, &["14.6"]) },
        reports: const { Cell::new(AssistantReports::Flag, V, &["14.10"]) },
        slip: const { Cell::new(Slip::BeforeClock, V, &["14.7"]) },
        scores_agree: const { Cell::new(ScoresAgree::AdjustBoard, V, &["14.8"]) },
        scores_differ: const { Cell::new(ScoresDiffer::BackToAgreement, V, &["14.9"]) },
        assistant: const { Cell::new(VisualAssistant::OnRequest, V, &["14.10"]) },
    };
    page
}
