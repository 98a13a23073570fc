//! The Laws of 1 July 2017, and what later editions took over from them.

use turmuhr_clock::class;
use turmuhr_core::Edition;

use crate::rules::{
    Cell, Mode, Rules, Supervision, act::*, adjournment::*, arrival::*, clock::*, conduct::*, draws::*,
    illegal::*, powers::*, quickplay::*, recording::*, setup::*, visual::*,
};

pub(super) const STANDARD: Rules = Rules {
    edition: E,
    mode: Mode::Standard,
    supervision: Supervision::Full,
    setup: setup(E),
    act: act(E, Cell::new(TwoHands::IllegalWhenMade, E, &["7.7.1", "7.7.2"])),
    clock: clock(E),
    arrival: arrival(E),
    illegal: illegal(
        E,
        Cell::new(PressWithoutMove::IllegalAtOnce, E, &["7.8.1", "7.8.2"]),
        Cell::new(Counter::PerArticle, E, &["7.5.3", "7.7.2", "7.8.2"]),
    ),
    recording: recording(E),
    draws: draws(E, &REPETITION),
    quickplay: quickplay(E),
    conduct: conduct(E),
    powers: powers(E),
    adjournment: adjournment(E),
    visual: visual(E),
};

/// A.3: the competition rules; the arbiter keeps score.
pub(super) const RAPID_FULL: Rules =
    Rules { mode: Mode::Rapid, recording: arbiter_records(E, &["A.2", "A.3.1.2"], &["A.3.2"]), ..STANDARD };

/// A.4.
pub(super) const RAPID_LIMITED: Rules = Rules {
    mode: Mode::Rapid,
    supervision: Supervision::Limited,
    setup: limited_setup(E, &["A.4.1", "A.4.1.2"], &["A.4.1.2"], &["A.4.1.1"]),
    act: Act { two_hands: Cell::new(TwoHands::IllegalWhenPressed, E, &["7.7.1", "A.4.2"]), ..STANDARD.act },
    clock: limited_clock(E, &["A.4.3"], &["A.4.3", "6.9"]),
    illegal: Illegal {
        illegal_who: Cell::new(WhoFinds::ArbiterInTimeElseOpponent, E, &["A.4.2"]),
        illegal_window: Cell::new(Window::OpponentsNextMove, E, &["A.4.2"]),
        illegal_ladder: Cell::new(Ladder::Loses, E, &["A.4.2"]),
        illegal_draw: Cell::new(CannotWin::AnySeries, E, &["A.4.2"]),
        position_unknown: Cell::new(PositionUnknown::CannotOccur, E, &["A.4.2"]),
        press_without_move: Cell::new(PressWithoutMove::IllegalWhenFound, E, &["7.8.1", "A.4.2"]),
        unpromoted: Cell::new(Unpromoted::IllegalMove, E, &["7.5.2", "A.4.2"]),
        both_kings: Cell::new(BothKings::WaitThenDraw, E, &["A.4.4"]),
        replacement: Cell::new(Replacement::TouchMove, E, &["4.3", "7.5.1"]),
        counter: Cell::new(Counter::Single, E, &["A.4.2"]),
        ..STANDARD.illegal
    },
    recording: nobody_records(E, &["A.2"]),
    powers: limited_powers(E, &["A.4.2"], &["A.4.5"], &["A.4.1.2"], &["A.4.4"]),
    ..STANDARD
};

/// B.3: the competition rules with the minutes of B.2.
pub(super) const BLITZ_FULL: Rules = Rules {
    mode: Mode::Blitz,
    illegal: Illegal {
        illegal_ladder: Cell::new(Ladder::Minutes { minutes: 1, loses_at: 2 }, E, &["7.5.3", "B.2"]),
        ..STANDARD.illegal
    },
    recording: arbiter_records(E, &["B.3.1.2"], &["B.3.2"]),
    draws: Draws {
        wrong_claim_opponent: Cell::new(Minutes::Some(1), E, &["9.5.3", "B.2"]),
        ..STANDARD.draws
    },
    quickplay: no_quickplay(E),
    ..STANDARD
};

/// B.4: A.2 and A.4.
pub(super) const BLITZ_LIMITED: Rules = Rules {
    mode: Mode::Blitz,
    draws: BLITZ_FULL.draws,
    quickplay: no_quickplay(E),
    recording: nobody_records(E, &["A.2", "B.4"]),
    clock: limited_clock(E, &["A.4.3", "B.4"], &["A.4.3", "6.9", "B.4"]),
    illegal: Illegal {
        illegal_who: Cell::new(WhoFinds::ArbiterInTimeElseOpponent, E, &["A.4.2", "B.4"]),
        illegal_ladder: Cell::new(Ladder::Loses, E, &["A.4.2", "B.4"]),
        ..RAPID_LIMITED.illegal
    },
    ..RAPID_LIMITED
};

const E: Edition = Edition::Fide2017;

pub(super) const fn setup(e: Edition) -> Setup {
    Setup {
        wrong_initial: Cell::new(WrongInitial::NewGame, e, &["7.2.1"]),
        wrong_resumed: Cell::new(WrongResumed::NotRegulated, e, &[]),
        setup_limit: Cell::new(Limit::AnyTime, e, &["7.2.1"]),
        board_limit: Cell::new(Limit::AnyTime, e, &["7.2.2"]),
        clock_limit: Cell::new(Limit::AnyTime, e, &["6.10.2"]),
        board_turned: Cell::new(BoardTurned::Transferred, e, &["7.2.2"]),
        clock_set_wrong: Cell::new(ClockSetWrong::ArbiterSets, e, &["6.10.2"]),
        castling_if_misplaced: Cell::new(CastlingIfMisplaced::CannotOccur, e, &["7.2.1"]),
        colours_reversed: Cell::new(ColoursReversed::NewGameBelow(10), e, &["7.3"]),
    }
}

pub(super) const fn limited_setup(
    e: Edition,
    set_up: &'static [&'static str],
    board: &'static [&'static str],
    clock: &'static [&'static str],
) -> Setup {
    Setup {
        wrong_initial: Cell::new(WrongInitial::NewGame, e, &["7.2.1"]),
        wrong_resumed: Cell::new(WrongResumed::NotRegulated, e, &[]),
        setup_limit: Cell::new(Limit::CompletedByEach(10), e, set_up),
        board_limit: Cell::new(Limit::CompletedByEach(10), e, board),
        clock_limit: Cell::new(Limit::CompletedByEach(10), e, clock),
        board_turned: Cell::new(BoardTurned::Transferred, e, &["7.2.2"]),
        clock_set_wrong: Cell::new(ClockSetWrong::ArbiterSets, e, &["6.10.2"]),
        castling_if_misplaced: Cell::new(CastlingIfMisplaced::NotWithMisplaced, e, board),
        colours_reversed: Cell::new(ColoursReversed::NewGameBelow(10), e, &["7.3"]),
    }
}

/// Two hands have another article in each edition.
pub(super) const fn act(e: Edition, two_hands: Cell<TwoHands>) -> Act {
    Act {
        two_hands,
        same_hand: Cell::new(SameHand::Penalised, e, &["6.2.3"]),
        piece_assistant: Cell::new(Assistant::IfAcceptable, e, &["4.9"]),
        adjust: Cell::new(Adjust::OwnClockRunning, e, &["4.2.1", "6.2.5"]),
        touch_own: Cell::new(TouchOwn::FirstThatCanMove, e, &["4.3.1"]),
        touch_enemy: Cell::new(TouchEnemy::FirstThatCanBeCaptured, e, &["4.3.2"]),
        touch_both: Cell::new(TouchBoth::CaptureWithFirst, e, &["4.3.3"]),
        touch_none: Cell::new(TouchNone::AnyLegalMove, e, &["4.5"]),
        unclear_order: Cell::new(UnclearOrder::OwnFirst, e, &["4.3.3"]),
        king_then_rook: Cell::new(KingThenRook::MustCastle, e, &["4.4.1"]),
        rook_then_king: Cell::new(RookThenKing::RookMustMove, e, &["4.4.2"]),
        castling_illegal: Cell::new(CastlingIllegal::OtherKingMove, e, &["4.4.3"]),
        promotion_final: Cell::new(PromotionFinal::OnTouch, e, &["4.4.4"]),
        released: Cell::new(Released::Stays, e, &["4.7"]),
        released_capturing: Cell::new(Released::Stays, e, &["4.7.1"]),
        released_castling: Cell::new(Released::Stays, e, &["4.7.2"]),
        released_promoting: Cell::new(Released::Stays, e, &["4.7.3"]),
        touch_claim_lapses: Cell::new(TouchClaimLapses::WithIntent, e, &["4.8"]),
        claims_lost: Cell::new(ClaimsLost::None, e, &["4.8"]),
        touch_sanction: Cell::new(TouchSanction::Corrected, e, &["4.3"]),
        upside_down_rook: Cell::new(UpsideDownRook::NotRegulated, e, &["4.4.4"]),
        no_piece: Cell::new(NoPiece::MayStop, e, &["6.11.2"]),
        completed: Cell::new(Completed::PressOrNextMove, e, &["6.2.1", "6.2.1.2"]),
        proviso: Cell::new(Proviso::MoveAndTouch, e, &["5.1.1", "5.2.1", "5.2.2"]),
    }
}

pub(super) const fn clock(e: Edition) -> Clock {
    Clock {
        class: Cell::new(class::FIDE_2017, e, &["A.1", "B.1"]),
        flag_claim: Cell::new(FlagClaim::Plain, e, &["6.8"]),
        stuck_flag: Cell::new(StuckFlag::NotRegulated, e, &[]),
        flag_loss: Cell::new(FlagLoss::MovesNotCompleted, e, &["6.9"]),
        both_flags: Cell::new(BothFlags::OnlyByGuidelines, e, &["III.3.1.1"]),
        both_flags_last: Cell::new(BothFlags::OnlyByGuidelines, e, &["III.3.1.2"]),
        flag_draw: Cell::new(CannotWin::AnySeries, e, &["6.9"]),
        min_left: Cell::new(MinLeft::NotRegulated, e, &[]),
        restored_times: Cell::new(RestoredTimes::BestJudgement, e, &["7.1"]),
        defect_claim: Cell::new(DefectClaim::NotRegulated, e, &[]),
        stop_without_reason: Cell::new(StopWithoutReason::Penalty, e, &["6.11.4"]),
        handling: Cell::new(Handling::Penalty, e, &["6.2.4"]),
        finger: Cell::new(Offends::Penalised, e, &["6.2.3"]),
        interruption: Cell::new(Interruption::WheneverNeeded, e, &["6.11.1"]),
        next_is_first: Cell::new(NextIsFirst::Yes, e, &["8.6"]),
        player_stops: Cell::new(PlayerStops::ToSeekHelp, e, &["6.11.2"]),
        restart: Cell::new(Restart::ByArbiter, e, &["6.11.3"]),
        clock_assistant: Cell::new(Assistant::FairAdjustment, e, &["6.2.6"]),
        disturbance_time: Cell::new(DisturbanceTime::MayAdd, e, &["12.5"]),
        displays: Cell::new(Displays::NoEvidence, e, &["6.12.2"]),
        faulty_clock: Cell::new(FaultyClock::Replaced, e, &["6.10.1"]),
    }
}

/// A.4.3 (A.5.3): the claimant needs time left, and it is the claimant who must be able to mate.
pub(super) const fn limited_clock(
    e: Edition,
    claim: &'static [&'static str],
    loss: &'static [&'static str],
) -> Clock {
    Clock {
        flag_claim: Cell::new(FlagClaim::OwnTimeLeft, e, claim),
        flag_loss: Cell::new(FlagLoss::MovesNotCompleted, e, loss),
        both_flags: Cell::new(BothFlags::NobodyCanClaim, e, claim),
        both_flags_last: Cell::new(BothFlags::NobodyCanClaim, e, claim),
        flag_draw: Cell::new(CannotWin::AnySeries, e, loss),
        next_is_first: Cell::new(NextIsFirst::OnePeriod, e, &[]),
        ..clock(e)
    }
}

pub(super) const fn arrival(e: Edition) -> Arrival {
    Arrival {
        default_time: Cell::new(DefaultTime::EventElseZero, e, &["6.7.1"]),
        too_late: Cell::new(TooLate::LostUnlessArbiter, e, &["6.7.1"]),
        nobody_present: Cell::new(NobodyPresent::WhiteLosesTime, e, &["6.7.2"]),
        both_late: Cell::new(BothLate::EachAlone, e, &["6.7.1"]),
        runs_from: Cell::new(RunsFrom::Start, e, &["6.6", "6.7.1"]),
        team_boards: Cell::new(TeamBoards::NotRegulated, e, &[]),
    }
}

/// The press without a move and the counter have other articles in each edition.
pub(super) const fn illegal(
    e: Edition,
    press_without_move: Cell<PressWithoutMove>,
    counter: Cell<Counter>,
) -> Illegal {
    Illegal {
        illegal_complete: Cell::new(Complete::Pressed, e, &["7.5.1"]),
        illegal_who: Cell::new(WhoFinds::Anybody, e, &["7.5.1"]),
        illegal_window: Cell::new(Window::WholeGame, e, &["7.5.1"]),
        illegal_ladder: Cell::new(Ladder::Minutes { minutes: 2, loses_at: 2 }, e, &["7.5.3"]),
        illegal_draw: Cell::new(CannotWin::AnySeries, e, &["7.5.3"]),
        position_unknown: Cell::new(PositionUnknown::LastIdentifiable, e, &["7.5.1"]),
        press_without_move,
        unpromoted: Cell::new(Unpromoted::QueenAndLadder, e, &["7.5.2"]),
        pawn_left_clock: Cell::new(PawnLeftClock::NotRegulated, e, &[]),
        both_kings: Cell::new(BothKings::IllegalMove, e, &["7.5.1"]),
        king_capture: Cell::new(KingCapture::IllegalMove, e, &["1.4.1"]),
        replacement: Cell::new(Replacement::TouchMove, e, &["7.5.1"]),
        displaced_found: Cell::new(DisplacedFound::RestoreElseLast, e, &["7.6"]),
        displaced: Cell::new(Displaced::OwnTimeMayPenalise, e, &["7.4.1", "7.4.2", "7.4.3"]),
        counter,
    }
}

pub(super) const fn recording(e: Edition) -> Recording {
    Recording {
        duty: Cell::new(Duty::Both, e, &["8.1.1"]),
        own_move_first: Cell::new(OwnMoveFirst::Yes, e, &["8.1.3"]),
        exempt: Cell::new(Exempt::UnderFiveMinutes, e, &["8.4"]),
        write_ahead: Cell::new(WriteAhead::Forbidden, e, &["8.1.2"]),
        contents: Cell::new(Contents::Relevant, e, &["8.1.4"]),
        update: Cell::new(Update::BeforeNextMove, e, &["8.5.1", "8.5.2"]),
        opponents_sheet: Cell::new(OpponentsSheet::IfToMove, e, &["8.5.2"]),
        refusal_to_record: Cell::new(RefusalToRecord::General, e, &["11.7"]),
        score_assistant: Cell::new(Assistant::FairAdjustment, e, &["8.1.6"]),
        sheet_requests: Cell::new(SheetRequests::NotRegulated, e, &[]),
        signature: Cell::new(Signature::StandsUnlessArbiter, e, &["8.7"]),
        non_algebraic: Cell::new(NonAlgebraic::Warned, e, &["C", "8.1.1"]),
    }
}

pub(super) const fn nobody_records(e: Edition, cites: &'static [&'static str]) -> Recording {
    Recording {
        duty: Cell::new(Duty::Nobody, e, cites),
        exempt: Cell::new(Exempt::Never, e, cites),
        update: Cell::new(Update::NotRegulated, e, &[]),
        opponents_sheet: Cell::new(OpponentsSheet::NotRegulated, e, &[]),
        score_assistant: Cell::new(Assistant::NotRegulated, e, &[]),
        refusal_to_record: Cell::new(RefusalToRecord::NotRegulated, e, &[]),
        ..recording(e)
    }
}

/// A.3, B.3: the arbiter's record may be seen five times.
pub(super) const fn arbiter_records(
    e: Edition,
    cites: &'static [&'static str],
    requests: &'static [&'static str],
) -> Recording {
    Recording { sheet_requests: Cell::new(SheetRequests::AtMost(5), e, requests), ..nobody_records(e, cites) }
}

/// Where the editions since 2017 write of repetition; 2023 numbers it anew.
pub(super) struct RepetitionArticles {
    pub(super) on_the_board: &'static [&'static str],
    pub(super) intended: &'static [&'static str],
    pub(super) castling: &'static [&'static str],
    pub(super) en_passant: &'static [&'static str],
    /// Of repetition, then of moves without progress.
    pub(super) claim_by: &'static [&'static str],
}

pub(super) const REPETITION: RepetitionArticles = RepetitionArticles {
    on_the_board: &["9.2.1.2"],
    intended: &["9.2.1.1"],
    castling: &["9.2.2.2"],
    en_passant: &["9.2.2.1"],
    claim_by: &["9.2.1", "9.3"],
};

pub(super) const fn draws(e: Edition, repetition: &RepetitionArticles) -> Draws {
    Draws {
        checkmate: Cell::new(Ends::AtOnce, e, &["5.1.1"]),
        stalemate: Cell::new(Ends::AtOnce, e, &["5.2.1"]),
        resignation: Cell::new(Resignation::Loses, e, &["5.1.2"]),
        agreement: Cell::new(Agreement::OneMoveEach, e, &["5.2.3"]),
        agreement_ban: Cell::new(Ban::EventMay, e, &["9.1.1"]),
        offer: Cell::new(OfferWhen::AfterOwnMove, e, &["9.1.2.1"]),
        offer_other_time: Cell::new(OfferOtherTime::MayDisturb, e, &["9.1.2.1", "11.5"]),
        offer_declined_by: Cell::new(DeclinedBy::Touch, e, &["9.1.2.1"]),
        claim_is_offer: Cell::new(ClaimIsOffer::Yes, e, &["9.1.2.3"]),
        conditions: Cell::new(Conditions::Ignored, e, &["9.1.2.1"]),
        repetitions: Cell::new(Repetitions::AtLeast(3), e, repetition.on_the_board),
        repetition_intended: Cell::new(Intended::Yes, e, repetition.intended),
        identity_castling: Cell::new(Counts::Yes, e, repetition.castling),
        identity_en_passant: Cell::new(Counts::Yes, e, repetition.en_passant),
        no_progress: Cell::new(Moves::CompletedByEach(50), e, &["9.3.2"]),
        no_progress_more: Cell::new(MoreMoves::None, e, &[]),
        no_progress_intended: Cell::new(Intended::Yes, e, &["9.3.1"]),
        claim_lost_by: Cell::new(LostBy::Touch, e, &["9.4"]),
        wrong_claim_opponent: Cell::new(Minutes::Some(2), e, &["9.5.3"]),
        wrong_claim_claimant: Cell::new(WrongClaimant::Nothing, e, &["9.5.3"]),
        intended_binds: Cell::new(Binds::Yes, e, &["9.5.3"]),
        auto_repetition: Cell::new(Automatic::At(5), e, &["9.6.1"]),
        auto_no_progress: Cell::new(Automatic::At(75), e, &["9.6.2"]),
        dead: Cell::new(Dead::AnySeries, e, &["5.2.2"]),
        right_claim: Cell::new(Ends::AtOnce, e, &["9.5.2"]),
        inadmissible_claim: Cell::new(InadmissibleClaim::NotExamined, e, &["9.5.3"]),
        perpetual: Cell::new(Ground::No, e, &[]),
        claim_by: Cell::new(ClaimBy::PlayerToMove, e, repetition.claim_by),
    }
}

pub(super) const fn quickplay(e: Edition) -> Quickplay {
    Quickplay {
        quickplay: Cell::new(Applies::IfAnnounced, e, &["III.2.1", "III.2.2"]),
        threshold: Cell::new(Threshold::Minutes(2), e, &["III.4", "III.5"]),
        increment_request: Cell::new(IncrementRequest::FiveSeconds, e, &["III.4"]),
        cannot_win: Cell::new(CannotWinClaim::GrantPostponeReject, e, &["III.5", "III.5.1"]),
        granted: Cell::new(Granted::Draw, e, &["III.5.1"]),
        postponed: Cell::new(Extra::MayMinutes(2), e, &["III.5.2"]),
        decided_later: Cell::new(DecidedLater::DuringTheGame, e, &["III.5.2"]),
        in_doubt: Cell::new(InDoubt::NotSaid, e, &[]),
        rejected: Cell::new(Extra::Minutes(2), e, &["III.5.3"]),
        no_arbiter: Cell::new(NoArbiter::ToDesignatedArbiter, e, &["III.6", "III.6.1", "III.6.2"]),
    }
}

/// III.2.2: never in blitz.
pub(super) const fn no_quickplay(e: Edition) -> Quickplay {
    Quickplay {
        quickplay: Cell::new(Applies::Never, e, &["III.2.2"]),
        threshold: Cell::new(Threshold::None, e, &["III.2.2"]),
        increment_request: Cell::new(IncrementRequest::None, e, &["III.2.2"]),
        cannot_win: Cell::new(CannotWinClaim::GrantReject, e, &["III.2.2"]),
        granted: Cell::new(Granted::Draw, e, &["III.2.2"]),
        postponed: Cell::new(Extra::None, e, &["III.2.2"]),
        decided_later: Cell::new(DecidedLater::None, e, &["III.2.2"]),
        in_doubt: Cell::new(InDoubt::NotSaid, e, &[]),
        rejected: Cell::new(Extra::None, e, &["III.2.2"]),
        no_arbiter: Cell::new(NoArbiter::None, e, &["III.2.2"]),
    }
}

pub(super) const fn conduct(e: Edition) -> Conduct {
    Conduct {
        both_refuse: Cell::new(BothRefuse::LostByBoth, e, &["11.8"]),
        menu: Cell::new(Menu::Nine, e, &["12.9"]),
        device: Cell::new(Device::Loss, e, &["11.3.2.2", "11.3.2.1"]),
        refusal: Cell::new(Refusal::Loss, e, &["11.7"]),
        refusal_opponent: Cell::new(OpponentScore::ArbiterDecides, e, &["11.7"]),
        leaving: Cell::new(Leaving::ByPermission, e, &["11.2.3", "11.6"]),
        interference: Cell::new(Interference::Expel, e, &["12.7"]),
        finished: Cell::new(Finished::Spectator, e, &["11.4"]),
        disrepute: Cell::new(Offends::Penalised, e, &["11.1", "11.6"]),
        aids: Cell::new(Offends::Penalised, e, &["11.3.1", "11.6"]),
        search: Cell::new(Offends::Penalised, e, &["11.3.3"]),
        smoking: Cell::new(Offends::Penalised, e, &["11.3.4", "11.6"]),
        disturbance: Cell::new(Offends::Penalised, e, &["11.5", "11.6"]),
        cooperation: Cell::new(Offends::Penalised, e, &["11.11"]),
        appeal: Cell::new(Appeal::AnyDecision, e, &["11.10"]),
        analogy: Cell::new(Analogy::SimilarCases, e, &["Preface"]),
    }
}

pub(super) const fn powers(e: Edition) -> Powers {
    Powers {
        sees_illegal_move: Cell::new(Acts::Yes, e, &["7.5.1"]),
        sees_touch_breach: Cell::new(Acts::Silent, e, &["4.3"]),
        sees_flag: Cell::new(Acts::Yes, e, &["6.8"]),
        sees_wrong_setup: Cell::new(Acts::Yes, e, &["7.2.1"]),
        sees_unpromoted: Cell::new(Acts::Yes, e, &["7.5.2"]),
        sees_both_kings: Cell::new(Acts::Yes, e, &["7.5.1"]),
        sees_dead_position: Cell::new(Acts::Yes, e, &["5.2.2"]),
    }
}

pub(super) const fn limited_powers(
    e: Edition,
    illegal: &'static [&'static str],
    flag: &'static [&'static str],
    setup: &'static [&'static str],
    kings: &'static [&'static str],
) -> Powers {
    Powers {
        sees_illegal_move: Cell::new(Acts::InTime, e, illegal),
        sees_flag: Cell::new(Acts::May, e, flag),
        sees_wrong_setup: Cell::new(Acts::Yes, e, setup),
        sees_unpromoted: Cell::new(Acts::InTime, e, illegal),
        sees_both_kings: Cell::new(Acts::Yes, e, kings),
        ..powers(e)
    }
}

pub(super) const fn adjournment(e: Edition) -> Adjournment {
    Adjournment {
        sealing: Cell::new(Sealing::Yes, e, &["I.1.1"]),
        change_until: Cell::new(ChangeUntil::ClockStopped, e, &["I.1.1"]),
        early: Cell::new(Early::ChargedToTheEnd, e, &["I.1.2"]),
        sealed_ambiguous: Cell::new(Invalid::Loses, e, &["I.8", "I.8.1"]),
        sealed_unreadable: Cell::new(Invalid::Loses, e, &["I.8", "I.8.2"]),
        sealed_illegal: Cell::new(Invalid::Loses, e, &["I.8", "I.8.3"]),
        sealed_draw: Cell::new(SealedDraw::AnySeries, e, &["I.8", "6.9"]),
        agreed_before: Cell::new(AgreedBefore::Concluded, e, &["I.6"]),
        replier_absent: Cell::new(ReplierAbsent::MayStopOnArrival, e, &["I.7", "I.9.2"]),
        sealer_absent: Cell::new(SealerAbsent::MaySealReply, e, &["I.9.3"]),
        late: Cell::new(Late::DefaultTimeUnlessArbiter, e, &["I.10"]),
        envelope_lost: Cell::new(EnvelopeLost::ContinueAsRecorded, e, &["I.12.1"]),
        position_lost: Cell::new(PositionLost::Annul, e, &["I.12.2"]),
        clock_error: Cell::new(ClockError::BeforeFirstMoveElseArbiter, e, &["I.13"]),
        offer_open: Cell::new(OfferOpen::StaysOpen, e, &["I.4"]),
    }
}

pub(super) const fn visual(e: Edition) -> Visual {
    Visual {
        announce: Cell::new(Announce::GermanWords, e, &["D.2.1"]),
        made: Cell::new(Made::Announced, e, &["D.2.3.3"]),
        start_clock: Cell::new(StartClock::OnlyThen, e, &["D.2.4"]),
        touched: Cell::new(VisualTouched::WhenLifted, e, &["D.2.2"]),
        score: Cell::new(VisualScore::BrailleOrDevice, e, &["D.2.7"]),
        reports: Cell::new(AssistantReports::FlagAndTouch, e, &["D.2.10.5"]),
        slip: Cell::new(Slip::BeforeClock, e, &["D.2.8"]),
        scores_agree: Cell::new(ScoresAgree::AdjustBoard, e, &["D.2.9"]),
        scores_differ: Cell::new(ScoresDiffer::BackToAgreement, e, &["D.2.9"]),
        assistant: Cell::new(VisualAssistant::OneOfThem, e, &["D.2.10", "D.2.11"]),
    }
}
