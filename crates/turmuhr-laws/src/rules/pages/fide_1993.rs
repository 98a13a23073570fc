//! The Laws of 1 January 1993, the rapid rules of 1990 and the five-minute blitz of 1993.

use turmuhr_clock::class;
use turmuhr_core::Edition;

use crate::rules::{
    Cell, Mode, Rules, Supervision, act::*, adjournment::*, arrival::*, clock::*, conduct::*, draws::*,
    illegal::*, powers::*, quickplay::*, recording::*, setup::*, visual::*,
};

const E: Edition = Edition::Fide1993;
const R: Edition = Edition::FideRapid1990;
const B: Edition = Edition::FideBlitz1993;

pub(super) const STANDARD: Rules = Rules {
    edition: E,
    mode: Mode::Standard,
    supervision: Supervision::Full,
    setup: Setup {
        wrong_initial: Cell::new(WrongInitial::NewGame, E, &["8.5"]),
        wrong_resumed: Cell::new(WrongResumed::Rebuilt, E, &["8.4"]),
        setup_limit: Cell::new(Limit::AnyTime, E, &["8.5"]),
        board_limit: Cell::new(Limit::AnyTime, E, &["8.7"]),
        clock_limit: Cell::new(Limit::NotRegulated, E, &[]),
        castling_if_misplaced: Cell::new(CastlingIfMisplaced::CannotOccur, E, &["8.5"]),
        colours_reversed: Cell::new(ColoursReversed::QuarterOfTime, E, &["8.6"]),
    },
    act: Act {
        two_hands: Cell::new(TwoHands::NotRegulated, E, &[]),
        piece_assistant: Cell::new(Assistant::NotRegulated, E, &[]),
        adjust: Cell::new(Adjust::Announced, E, &["7.1"]),
        touch_own: Cell::new(TouchOwn::FirstThatCanMove, E, &["7.2a"]),
        touch_enemy: Cell::new(TouchEnemy::FirstThatCanBeCaptured, E, &["7.2a"]),
        touch_both: Cell::new(TouchBoth::CaptureWithFirst, E, &["7.2b"]),
        touch_none: Cell::new(TouchNone::AnyLegalMove, E, &["7.3"]),
        unclear_order: Cell::new(UnclearOrder::OwnFirst, E, &["7.2b"]),
        king_then_rook: Cell::new(KingThenRook::KingMustMove, E, &["7.2a", "5.1d"]),
        rook_then_king: Cell::new(RookThenKing::RookMustMove, E, &["5.1c"]),
        castling_illegal: Cell::new(CastlingIllegal::OtherKingMove, E, &["5.1d"]),
        promotion_final: Cell::new(PromotionFinal::OnRelease, E, &["6.4"]),
        released: Cell::new(Released::Stays, E, &["6.1"]),
        released_capturing: Cell::new(Released::Stays, E, &["6.2"]),
        released_castling: Cell::new(Released::Stays, E, &["6.3"]),
        released_promoting: Cell::new(Released::Stays, E, &["6.4"]),
        touch_claim_lapses: Cell::new(TouchClaimLapses::AnyTouch, E, &["7.4"]),
        claims_lost: Cell::new(ClaimsLost::None, E, &["7.4"]),
        touch_sanction: Cell::new(TouchSanction::Corrected, E, &["7.2"]),
        upside_down_rook: Cell::new(UpsideDownRook::NotRegulated, E, &["5.6d"]),
        no_piece: Cell::new(NoPiece::MayStop, E, &["5.6e", "12.5"]),
        completed: Cell::new(Completed::PressForTheCount, E, &["6.5"]),
        proviso: Cell::new(Proviso::NotRegulated, E, &[]),
    },
    clock: Clock {
        class: Cell::new(class::FIDE_1993, E, &[]),
        flag_claim: Cell::new(FlagClaim::Plain, E, &["12.2"]),
        stuck_flag: Cell::new(StuckFlag::ArbiterEstablishes, E, &["12.2"]),
        flag_loss: Cell::new(FlagLoss::MovesNotCompleted, E, &["10.14"]),
        both_flags: Cell::new(BothFlags::NextPeriod, E, &["12.8"]),
        both_flags_last: Cell::new(BothFlags::NextPeriod, E, &["12.8"]),
        flag_draw: Cell::new(CannotWin::BareKing, E, &["10.5"]),
        min_left: Cell::new(MinLeft::FiveMinutesAndOneAMove, E, &["12.4", "12.6"]),
        restored_times: Cell::new(RestoredTimes::Proportional, E, &["12.6"]),
        defect_claim: Cell::new(DefectClaim::RightAfterTheFlag, E, &["12.4"]),
        stop_without_reason: Cell::new(StopWithoutReason::NotRegulated, E, &[]),
        handling: Cell::new(Handling::NotRegulated, E, &[]),
        interruption: Cell::new(Interruption::WheneverNeeded, E, &["12.5"]),
        next_is_first: Cell::new(NextIsFirst::Yes, E, &["11.9"]),
        player_stops: Cell::new(PlayerStops::ArbiterAbsent, E, &["12.5"]),
        restart: Cell::new(Restart::ByArbiter, E, &["12.5"]),
        clock_assistant: Cell::new(Assistant::NotRegulated, E, &[]),
        disturbance_time: Cell::new(DisturbanceTime::NotRegulated, E, &[]),
        displays: Cell::new(Displays::NotRegulated, E, &[]),
        faulty_clock: Cell::new(FaultyClock::Replaced, E, &["12.4"]),
    },
    arrival: Arrival {
        default_time: Cell::new(DefaultTime::OneHour, E, &["10.15"]),
        too_late: Cell::new(TooLate::Lost, E, &["10.15"]),
        nobody_present: Cell::new(NobodyPresent::WhiteClockRuns, E, &["12.3"]),
        both_late: Cell::new(BothLate::LostByBoth, E, &["10.17"]),
        runs_from: Cell::new(RunsFrom::Start, E, &["10.15"]),
        team_boards: Cell::new(TeamBoards::NotRegulated, E, &[]),
    },
    illegal: Illegal {
        illegal_complete: Cell::new(Complete::Made, E, &["8.1"]),
        illegal_who: Cell::new(WhoFinds::Anybody, E, &["8.1"]),
        illegal_window: Cell::new(Window::WholeGame, E, &["8.1"]),
        illegal_ladder: Cell::new(Ladder::General, E, &["8.1"]),
        illegal_draw: Cell::new(CannotWin::Never, E, &[]),
        position_unknown: Cell::new(PositionUnknown::Annul, E, &["8.1"]),
        press_without_move: Cell::new(PressWithoutMove::NotRegulated, E, &[]),
        unpromoted: Cell::new(Unpromoted::CarriedOut, E, &["5.6e"]),
        both_kings: Cell::new(BothKings::IllegalMove, E, &["8.1"]),
        king_capture: Cell::new(KingCapture::IllegalMove, E, &["9.1"]),
        replacement: Cell::new(Replacement::TouchMove, E, &["8.1"]),
        displaced_found: Cell::new(DisplacedFound::RestoreElseAnnul, E, &["8.2"]),
        displaced: Cell::new(Displaced::OwnTime, E, &["8.3"]),
        counter: Cell::new(Counter::NotRegulated, E, &[]),
    },
    recording: Recording {
        duty: Cell::new(Duty::Both, E, &["11.1"]),
        own_move_first: Cell::new(OwnMoveFirst::NotRegulated, E, &[]),
        exempt: Cell::new(Exempt::UnderFiveMinutesToControl, E, &["11.2"]),
        write_ahead: Cell::new(WriteAhead::Free, E, &["11.1"]),
        contents: Cell::new(Contents::MovesAndTimes, E, &["15.1b"]),
        update: Cell::new(Update::BeforeNextMove, E, &["11.6", "11.7"]),
        opponents_sheet: Cell::new(OpponentsSheet::ThroughArbiter, E, &["11.5"]),
        refusal_to_record: Cell::new(RefusalToRecord::Loss, E, &["11.4", "10.17"]),
        score_assistant: Cell::new(Assistant::NotRegulated, E, &[]),
        sheet_requests: Cell::new(SheetRequests::NotRegulated, E, &[]),
        signature: Cell::new(Signature::StandsUnlessArbiter, E, &[]),
        non_algebraic: Cell::new(NonAlgebraic::Owed, E, &["11.1"]),
    },
    draws: Draws {
        checkmate: Cell::new(Ends::AtOnce, E, &["10.1"]),
        stalemate: Cell::new(Ends::AtOnce, E, &["10.3"]),
        resignation: Cell::new(Resignation::Loses, E, &["10.2"]),
        agreement: Cell::new(Agreement::DuringTheGame, E, &["10.6"]),
        agreement_ban: Cell::new(Ban::NotRegulated, E, &[]),
        offer: Cell::new(OfferWhen::AfterOwnMove, E, &["10.7"]),
        offer_other_time: Cell::new(OfferOtherTime::MayBePenalised, E, &["10.8"]),
        offer_declined_by: Cell::new(DeclinedBy::Move, E, &["10.7"]),
        claim_is_offer: Cell::new(ClaimIsOffer::NotRegulated, E, &[]),
        conditions: Cell::new(Conditions::Ignored, E, &["10.7"]),
        repetitions: Cell::new(Repetitions::AtLeast(3), E, &["10.10b"]),
        repetition_intended: Cell::new(Intended::Yes, E, &["10.10a"]),
        identity_castling: Cell::new(Counts::Yes, E, &["10.10"]),
        identity_en_passant: Cell::new(Counts::Yes, E, &["10.10"]),
        no_progress: Cell::new(Moves::ByEach(50), E, &["10.12"]),
        no_progress_more: Cell::new(MoreMoves::AsAnnounced, E, &["10.12"]),
        no_progress_intended: Cell::new(Intended::No, E, &["10.12"]),
        claim_lost_by: Cell::new(LostBy::Move, E, &["10.11"]),
        wrong_claim_opponent: Cell::new(Minutes::None, E, &["10.13b"]),
        wrong_claim_claimant: Cell::new(WrongClaimant::FiveMinutesForRepetition, E, &["10.13b"]),
        intended_binds: Cell::new(Binds::Yes, E, &["10.13b"]),
        auto_repetition: Cell::new(Automatic::Never, E, &[]),
        auto_no_progress: Cell::new(Automatic::Never, E, &[]),
        dead: Cell::new(Dead::ListedEndings, E, &["10.4"]),
        right_claim: Cell::new(Ends::AtOnce, E, &["10.13a"]),
        inadmissible_claim: Cell::new(InadmissibleClaim::NotExamined, E, &["10.10", "10.12"]),
        perpetual: Cell::new(Ground::No, E, &[]),
        claim_by: Cell::new(ClaimBy::PlayerToMove, E, &["10.10", "10.12"]),
    },
    quickplay: no_quickplay(E),
    conduct: Conduct {
        both_refuse: Cell::new(BothRefuse::LostByBoth, E, &["10.17"]),
        menu: Cell::new(Menu::WarningTimeLoss, E, &["16.5"]),
        device: Cell::new(Device::NotRegulated, E, &[]),
        refusal: Cell::new(Refusal::Loss, E, &["10.17"]),
        refusal_opponent: Cell::new(OpponentScore::Win, E, &["10.17"]),
        leaving: Cell::new(Leaving::NotRegulated, E, &[]),
        interference: Cell::new(Interference::NotRegulated, E, &[]),
        disrepute: Cell::new(Offends::NotRegulated, E, &[]),
        aids: Cell::new(Offends::MayBePenalised, E, &["15.1a", "15.1b", "15.1c", "15.2"]),
        search: Cell::new(Offends::NotRegulated, E, &[]),
        smoking: Cell::new(Offends::NotRegulated, E, &[]),
        disturbance: Cell::new(Offends::MayBePenalised, E, &["15.1d", "15.2"]),
        cooperation: Cell::new(Offends::NotRegulated, E, &[]),
        appeal: Cell::new(Appeal::NotRegulated, E, &[]),
        analogy: Cell::new(Analogy::SimilarCases, E, &["Introduction"]),
    },
    powers: Powers {
        sees_illegal_move: Cell::new(Acts::Yes, E, &["8.1", "16.1"]),
        sees_touch_breach: Cell::new(Acts::Yes, E, &["16.1"]),
        sees_flag: Cell::new(Acts::Yes, E, &["12.2"]),
        sees_wrong_setup: Cell::new(Acts::Yes, E, &["8.5"]),
        sees_unpromoted: Cell::new(Acts::Yes, E, &["16.1"]),
        sees_both_kings: Cell::new(Acts::Yes, E, &["8.1"]),
        sees_dead_position: Cell::new(Acts::Yes, E, &["10.4"]),
    },
    adjournment: Adjournment {
        sealing: Cell::new(Sealing::Yes, E, &["13.1a"]),
        change_until: Cell::new(ChangeUntil::ClockStopped, E, &["13.1a"]),
        early: Cell::new(Early::ChargedToTheEnd, E, &["13.1b"]),
        sealed_ambiguous: Cell::new(Invalid::Loses, E, &["10.16"]),
        sealed_unreadable: Cell::new(Invalid::Loses, E, &["10.16"]),
        sealed_illegal: Cell::new(Invalid::Loses, E, &["10.16"]),
        sealed_draw: Cell::new(SealedDraw::BareKingIfIllegal, E, &["10.5"]),
        agreed_before: Cell::new(AgreedBefore::Concluded, E, &["14.2"]),
        replier_absent: Cell::new(ReplierAbsent::StoppedOnArrival, E, &["14.3"]),
        sealer_absent: Cell::new(SealerAbsent::MaySealReply, E, &["14.4"]),
        late: Cell::new(Late::OneHour, E, &["10.15"]),
        envelope_lost: Cell::new(EnvelopeLost::ContinueAsRecorded, E, &["14.5a"]),
        position_lost: Cell::new(PositionLost::Annul, E, &["14.5b"]),
        clock_error: Cell::new(ClockError::BeforeFirstMoveElseArbiter, E, &["14.6"]),
        offer_open: Cell::new(OfferOpen::StaysOpen, E, &["10.9"]),
    },
    visual: silent_visual(E),
};

/// The rapid rules of 1990, over these Laws.
pub(super) const RAPID_1990: Rules = Rules {
    edition: R,
    mode: Mode::Rapid,
    supervision: Supervision::Limited,
    setup: Setup {
        setup_limit: Cell::new(Limit::MadeByEach(1), R, &["4"]),
        clock_limit: Cell::new(Limit::MadeByEach(1), R, &["4"]),
        castling_if_misplaced: Cell::new(CastlingIfMisplaced::NotRegulated, R, &["4"]),
        ..STANDARD.setup
    },
    act: Act {
        two_hands: Cell::new(TwoHands::CastlingAllowed, R, &["5"]),
        touch_sanction: Cell::new(TouchSanction::MayAddMinutes(2), R, &["18", "20a"]),
        ..STANDARD.act
    },
    clock: Clock {
        class: Cell::new(class::FIDE_RAPID_1990, R, &["1"]),
        flag_claim: Cell::new(FlagClaim::OwnTimeLeft, R, &["10"]),
        flag_loss: Cell::new(FlagLoss::MovesNotCompleted, R, &["9c"]),
        both_flags: Cell::new(BothFlags::Draw, R, &["10", "11a"]),
        both_flags_last: Cell::new(BothFlags::Draw, R, &["10", "11a"]),
        flag_draw: Cell::new(CannotWin::NoMatePossible, R, &["11b"]),
        handling: Cell::new(Handling::MayAddMinutes(2), R, &["8", "20a"]),
        interruption: Cell::new(Interruption::DisputeOnly, R, &["15"]),
        next_is_first: Cell::new(NextIsFirst::OnePeriod, R, &[]),
        player_stops: Cell::new(PlayerStops::Dispute, R, &["14"]),
        faulty_clock: Cell::new(FaultyClock::InDispute, R, &["15"]),
        ..STANDARD.clock
    },
    illegal: Illegal {
        illegal_complete: Cell::new(Complete::Made, R, &["20b"]),
        illegal_who: Cell::new(WhoFinds::Opponent, R, &["16", "20"]),
        illegal_window: Cell::new(Window::OpponentsNextMove, R, &["19"]),
        illegal_ladder: Cell::new(Ladder::MayAddMinutes(2), R, &["20", "20b"]),
        both_kings: Cell::new(BothKings::CorrectElseDraw, R, &["12c"]),
        displaced: Cell::new(Displaced::OpponentMayRestart, R, &["17"]),
        ..STANDARD.illegal
    },
    recording: Recording {
        duty: Cell::new(Duty::UntilFiveMinutes, R, &["2"]),
        exempt: Cell::new(Exempt::Never, R, &["2"]),
        update: Cell::new(Update::NotRegulated, R, &[]),
        opponents_sheet: Cell::new(OpponentsSheet::NotRegulated, R, &[]),
        refusal_to_record: Cell::new(RefusalToRecord::MayAddMinutes(2), R, &["20c"]),
        ..STANDARD.recording
    },
    draws: Draws {
        checkmate: Cell::new(Ends::AtOnce, R, &["9a"]),
        resignation: Cell::new(Resignation::Loses, R, &["9b"]),
        wrong_claim_opponent: Cell::new(Minutes::Some(2), R, &["12a"]),
        wrong_claim_claimant: Cell::new(WrongClaimant::Nothing, R, &["12a"]),
        perpetual: Cell::new(Ground::Yes, R, &["12a"]),
        claim_by: Cell::new(ClaimBy::Anyone, R, &["12"]),
        ..STANDARD.draws
    },
    quickplay: Quickplay {
        quickplay: Cell::new(Applies::Always, R, &["11", "12"]),
        threshold: Cell::new(Threshold::BeforeFlag, R, &["12"]),
        cannot_win: Cell::new(CannotWinClaim::GrantReject, R, &["11", "12b"]),
        granted: Cell::new(Granted::Draw, R, &["11", "12b"]),
        rejected: Cell::new(Extra::Minutes(2), R, &["12b"]),
        ..no_quickplay(R)
    },
    conduct: Conduct {
        menu: Cell::new(Menu::WarningTimeLoss, R, &["20", "24"]),
        interference: Cell::new(Interference::ExpelOrNewGame, R, &["16"]),
        aids: Cell::new(Offends::MayAddMinutes(2), R, &["20a"]),
        disturbance: Cell::new(Offends::MayAddMinutes(2), R, &["20a"]),
        ..STANDARD.conduct
    },
    powers: Powers {
        sees_illegal_move: Cell::new(Acts::No, R, &["16"]),
        sees_touch_breach: Cell::new(Acts::OnCall, R, &["20"]),
        sees_flag: Cell::new(Acts::No, R, &["16"]),
        sees_wrong_setup: Cell::new(Acts::No, R, &["4"]),
        sees_unpromoted: Cell::new(Acts::No, R, &["16"]),
        sees_both_kings: Cell::new(Acts::OnCall, R, &["12c"]),
        sees_dead_position: Cell::new(Acts::Yes, R, &["11"]),
    },
    adjournment: no_adjournment(R),
    ..STANDARD
};

/// The five-minute blitz of 1993, over these Laws.
pub(super) const BLITZ: Rules = Rules {
    edition: B,
    mode: Mode::Blitz,
    supervision: Supervision::Limited,
    setup: Setup {
        setup_limit: Cell::new(Limit::MadeByEach(3), B, &["6"]),
        board_limit: Cell::new(Limit::MadeByEach(3), B, &["6"]),
        clock_limit: Cell::new(Limit::MadeByEach(3), B, &["6"]),
        castling_if_misplaced: Cell::new(CastlingIfMisplaced::Mirrored, B, &["6"]),
        ..STANDARD.setup
    },
    act: Act {
        two_hands: Cell::new(TwoHands::CastlingAllowed, B, &["7"]),
        touch_sanction: Cell::new(TouchSanction::Ladder, B, &["11"]),
        no_piece: Cell::new(NoPiece::MayLeavePawn, B, &["12"]),
        completed: Cell::new(Completed::PressForTheCount, B, &["4b"]),
        ..STANDARD.act
    },
    clock: Clock {
        class: Cell::new(class::FIDE_BLITZ_1993, B, &["2"]),
        flag_claim: Cell::new(FlagClaim::OwnTimeLeft, B, &["14c1"]),
        flag_loss: Cell::new(FlagLoss::MovesNotCompleted, B, &["14c"]),
        both_flags: Cell::new(BothFlags::Draw, B, &["15c"]),
        both_flags_last: Cell::new(BothFlags::Draw, B, &["15c"]),
        flag_draw: Cell::new(CannotWin::NoMatingMaterial, B, &["14c2", "15e"]),
        handling: Cell::new(Handling::Minutes(1), B, &["9", "9a"]),
        interruption: Cell::new(Interruption::DisputeOnly, B, &["17"]),
        next_is_first: Cell::new(NextIsFirst::OnePeriod, B, &[]),
        player_stops: Cell::new(PlayerStops::Dispute, B, &["13"]),
        faulty_clock: Cell::new(FaultyClock::Replaced, B, &["17"]),
        ..STANDARD.clock
    },
    illegal: Illegal {
        illegal_complete: Cell::new(Complete::Pressed, B, &["4b"]),
        illegal_who: Cell::new(WhoFinds::Opponent, B, &["14d", "16"]),
        illegal_window: Cell::new(Window::OpponentsNextMove, B, &["14d"]),
        illegal_ladder: Cell::new(Ladder::Loses, B, &["4b", "14d"]),
        illegal_draw: Cell::new(CannotWin::Never, B, &["14d"]),
        position_unknown: Cell::new(PositionUnknown::CannotOccur, B, &["4a"]),
        unpromoted: Cell::new(Unpromoted::Allowed, B, &["12"]),
        both_kings: Cell::new(BothKings::Nothing, B, &["14d"]),
        replacement: Cell::new(Replacement::TouchMove, B, &["4a"]),
        displaced: Cell::new(Displaced::OpponentMayRestart, B, &["10"]),
        ..STANDARD.illegal
    },
    recording: Recording {
        duty: Cell::new(Duty::Nobody, B, &["3"]),
        exempt: Cell::new(Exempt::Never, B, &["3"]),
        update: Cell::new(Update::NotRegulated, B, &[]),
        opponents_sheet: Cell::new(OpponentsSheet::NotRegulated, B, &[]),
        non_algebraic: Cell::new(NonAlgebraic::NotRegulated, B, &[]),
        refusal_to_record: Cell::new(RefusalToRecord::NotRegulated, B, &[]),
        ..STANDARD.recording
    },
    draws: Draws {
        checkmate: Cell::new(Ends::AtOnce, B, &["14a"]),
        stalemate: Cell::new(Ends::AtOnce, B, &["15a"]),
        resignation: Cell::new(Resignation::Loses, B, &["14b"]),
        agreement: Cell::new(Agreement::DuringTheGame, B, &["15b"]),
        repetitions: Cell::new(Repetitions::AtLeast(4), B, &["15d"]),
        repetition_intended: Cell::new(Intended::No, B, &["15d"]),
        wrong_claim_opponent: Cell::new(Minutes::None, B, &["15d"]),
        wrong_claim_claimant: Cell::new(WrongClaimant::Nothing, B, &["15d"]),
        dead: Cell::new(Dead::OnClaim, B, &["15d"]),
        right_claim: Cell::new(Ends::AtOnce, B, &["15d"]),
        perpetual: Cell::new(Ground::Yes, B, &["15d"]),
        claim_by: Cell::new(ClaimBy::Anyone, B, &["15d"]),
        ..STANDARD.draws
    },
    quickplay: no_quickplay(B),
    conduct: Conduct {
        menu: Cell::new(Menu::WarningTimeLoss, B, &["7", "11"]),
        interference: Cell::new(Interference::ExpelOrNewGame, B, &["18"]),
        ..STANDARD.conduct
    },
    powers: Powers {
        sees_illegal_move: Cell::new(Acts::No, B, &["16"]),
        sees_touch_breach: Cell::new(Acts::OnCall, B, &["11", "16"]),
        sees_flag: Cell::new(Acts::No, B, &["16"]),
        sees_wrong_setup: Cell::new(Acts::OnCall, B, &["6", "16"]),
        sees_unpromoted: Cell::new(Acts::No, B, &["12", "16"]),
        sees_both_kings: Cell::new(Acts::No, B, &["16"]),
        sees_dead_position: Cell::new(Acts::OnCall, B, &["15d", "16"]),
    },
    adjournment: no_adjournment(B),
    ..STANDARD
};

pub(super) const fn no_quickplay(e: Edition) -> Quickplay {
    Quickplay {
        quickplay: Cell::new(Applies::Never, e, &[]),
        threshold: Cell::new(Threshold::None, e, &[]),
        increment_request: Cell::new(IncrementRequest::None, e, &[]),
        cannot_win: Cell::new(CannotWinClaim::GrantReject, e, &[]),
        granted: Cell::new(Granted::Draw, e, &[]),
        postponed: Cell::new(Extra::None, e, &[]),
        decided_later: Cell::new(DecidedLater::None, e, &[]),
        in_doubt: Cell::new(InDoubt::NotSaid, e, &[]),
        rejected: Cell::new(Extra::None, e, &[]),
        no_arbiter: Cell::new(NoArbiter::None, e, &[]),
    }
}

/// Games of one short session are not adjourned.
pub(super) const fn no_adjournment(e: Edition) -> Adjournment {
    Adjournment {
        sealing: Cell::new(Sealing::NotRegulated, e, &[]),
        change_until: Cell::new(ChangeUntil::NotRegulated, e, &[]),
        early: Cell::new(Early::NotRegulated, e, &[]),
        sealed_ambiguous: Cell::new(Invalid::NotNamed, e, &[]),
        sealed_unreadable: Cell::new(Invalid::NotNamed, e, &[]),
        sealed_illegal: Cell::new(Invalid::NotNamed, e, &[]),
        sealed_draw: Cell::new(SealedDraw::Never, e, &[]),
        agreed_before: Cell::new(AgreedBefore::NotRegulated, e, &[]),
        replier_absent: Cell::new(ReplierAbsent::NotRegulated, e, &[]),
        sealer_absent: Cell::new(SealerAbsent::NotRegulated, e, &[]),
        late: Cell::new(Late::NotRegulated, e, &[]),
        envelope_lost: Cell::new(EnvelopeLost::NotRegulated, e, &[]),
        position_lost: Cell::new(PositionLost::NotRegulated, e, &[]),
        clock_error: Cell::new(ClockError::NotRegulated, e, &[]),
        offer_open: Cell::new(OfferOpen::NotRegulated, e, &[]),
    }
}

pub(super) const fn silent_visual(e: Edition) -> Visual {
    Visual {
        announce: Cell::new(Announce::NotRegulated, e, &[]),
        made: Cell::new(Made::NotRegulated, e, &[]),
        start_clock: Cell::new(StartClock::NotRegulated, e, &[]),
        touched: Cell::new(VisualTouched::NotRegulated, e, &[]),
        score: Cell::new(VisualScore::NotRegulated, e, &[]),
        reports: Cell::new(AssistantReports::NotRegulated, e, &[]),
        slip: Cell::new(Slip::NotRegulated, e, &[]),
        scores_agree: Cell::new(ScoresAgree::NotRegulated, e, &[]),
        scores_differ: Cell::new(ScoresDiffer::NotRegulated, e, &[]),
        assistant: Cell::new(VisualAssistant::NotRegulated, e, &[]),
    }
}
