//! The Laws of July 2001 as an arbiters' course tells them.
//!
//! Where the course is silent and the Laws of 2017 do not contradict it, their rule fills the gap and
//! their article is cited, so that a reader sees where it comes from.

use turmuhr_clock::class;
use turmuhr_core::Edition;

use super::fide_2017;
use crate::rules::{
    Cell, Mode, Rules, Supervision, act::*, arrival::*, clock::*, conduct::*, draws::*, illegal::*,
    powers::*, quickplay::*, recording::*, setup::*,
};

const E: Edition = Edition::Fide2001;
/// Fills the gaps.
const GAP: Edition = Edition::Fide2017;

pub(super) const STANDARD: Rules = Rules {
    edition: E,
    mode: Mode::Standard,
    supervision: Supervision::Full,
    setup: Setup {
        wrong_initial: Cell::new(WrongInitial::NewGame, E, &["7.1"]),
        wrong_resumed: Cell::new(WrongResumed::NotRegulated, E, &[]),
        setup_limit: Cell::new(Limit::AnyTime, E, &["7.1"]),
        board_limit: Cell::new(Limit::AnyTime, E, &["7.1"]),
        clock_limit: Cell::new(Limit::AnyTime, GAP, &["6.10.2"]),
        castling_if_misplaced: Cell::new(CastlingIfMisplaced::CannotOccur, E, &["7.1"]),
        colours_reversed: Cell::new(ColoursReversed::ContinueUnlessArbiter, E, &["7.2"]),
    },
    act: Act {
        two_hands: Cell::new(TwoHands::OneHand, E, &["4.1"]),
        same_hand: Cell::new(SameHand::Penalised, E, &["6.8b"]),
        piece_assistant: Cell::new(Assistant::NotRegulated, E, &[]),
        adjust: Cell::new(Adjust::Announced, E, &["4.2"]),
        touch_own: Cell::new(TouchOwn::FirstThatCanMove, E, &["4.3"]),
        touch_enemy: Cell::new(TouchEnemy::FirstThatCanBeCaptured, E, &["4.3"]),
        touch_both: Cell::new(TouchBoth::CaptureWithFirst, GAP, &["4.3.3"]),
        touch_none: Cell::new(TouchNone::AnyLegalMove, E, &["4.5"]),
        unclear_order: Cell::new(UnclearOrder::OwnFirst, GAP, &["4.3.3"]),
        king_then_rook: Cell::new(KingThenRook::MustCastle, GAP, &["4.4.1"]),
        rook_then_king: Cell::new(RookThenKing::RookMustMove, E, &["4.4"]),
        castling_illegal: Cell::new(CastlingIllegal::OtherKingMove, E, &["4.4"]),
        promotion_final: Cell::new(PromotionFinal::OnTouch, GAP, &["4.4.4"]),
        released: Cell::new(Released::Stays, E, &["4.7"]),
        released_capturing: Cell::new(Released::Stays, GAP, &["4.7.1"]),
        released_castling: Cell::new(Released::Stays, GAP, &["4.7.2"]),
        released_promoting: Cell::new(Released::Stays, GAP, &["4.7.3"]),
        touch_claim_lapses: Cell::new(TouchClaimLapses::WithIntent, E, &["4.6"]),
        claims_lost: Cell::new(ClaimsLost::None, E, &["4.6"]),
        touch_sanction: Cell::new(TouchSanction::Corrected, E, &["4.3"]),
        upside_down_rook: Cell::new(UpsideDownRook::IsARook, E, &["3.7e"]),
        no_piece: Cell::new(NoPiece::MayStop, E, &["3.7e"]),
        completed: Cell::new(Completed::Press, E, &["6.8"]),
        proviso: Cell::new(Proviso::Legal, E, &["5.1", "5.2"]),
    },
    clock: Clock {
        class: Cell::new(class::FIDE_2001, E, &["B", "C"]),
        flag_claim: Cell::new(FlagClaim::Plain, E, &["6.9"]),
        stuck_flag: Cell::new(StuckFlag::NotRegulated, E, &[]),
        flag_loss: Cell::new(FlagLoss::MovesNotCompleted, E, &["6.10"]),
        both_flags: Cell::new(BothFlags::Continue, E, &["6.12"]),
        both_flags_last: Cell::new(BothFlags::Draw, E, &["10.3"]),
        flag_draw: Cell::new(CannotWin::AnySeries, E, &["6.10"]),
        min_left: Cell::new(MinLeft::NotRegulated, E, &[]),
        restored_times: Cell::new(RestoredTimes::BestJudgement, E, &["6.14"]),
        defect_claim: Cell::new(DefectClaim::NotRegulated, E, &[]),
        stop_without_reason: Cell::new(StopWithoutReason::PenaltyNotLoss, E, &["6.13"]),
        handling: Cell::new(Handling::Penalty, E, &["6.8"]),
        finger: Cell::new(Offends::NotRegulated, E, &[]),
        interruption: Cell::new(Interruption::WheneverNeeded, E, &["6.13"]),
        next_is_first: Cell::new(NextIsFirst::Yes, E, &["8.6"]),
        player_stops: Cell::new(PlayerStops::ToSeekHelp, E, &["6.13"]),
        restart: Cell::new(Restart::ByArbiter, E, &["6.13"]),
        clock_assistant: Cell::new(Assistant::FairAdjustment, E, &["6.8"]),
        disturbance_time: Cell::new(DisturbanceTime::MayAdd, E, &["13.5"]),
        displays: Cell::new(Displays::NoEvidenceButRecords, E, &["6.15", "9.6"]),
        faulty_clock: Cell::new(FaultyClock::Replaced, E, &["6.11"]),
    },
    arrival: Arrival {
        default_time: Cell::new(DefaultTime::OneHour, E, &["6.7"]),
        too_late: Cell::new(TooLate::LostUnlessArbiter, E, &["6.7"]),
        nobody_present: Cell::new(NobodyPresent::WhiteLosesTime, E, &["6.6"]),
        both_late: Cell::new(BothLate::EachAlone, E, &["6.7"]),
        runs_from: Cell::new(RunsFrom::ScheduledStart, E, &["6.7"]),
        team_boards: Cell::new(TeamBoards::NotRegulated, E, &[]),
    },
    illegal: Illegal {
        illegal_complete: Cell::new(Complete::Made, E, &["7.4"]),
        illegal_who: Cell::new(WhoFinds::Anybody, E, &["7.4"]),
        illegal_window: Cell::new(Window::WholeGame, E, &["7.4"]),
        illegal_ladder: Cell::new(Ladder::Minutes { minutes: 2, loses_at: 3 }, E, &["7.4"]),
        illegal_draw: Cell::new(CannotWin::Never, E, &["7.4"]),
        position_unknown: Cell::new(PositionUnknown::LastIdentifiable, E, &["7.4"]),
        press_without_move: Cell::new(PressWithoutMove::Penalty, E, &["6.8", "13.4"]),
        unpromoted: Cell::new(Unpromoted::CarriedOut, E, &["3.7e"]),
        both_kings: Cell::new(BothKings::IllegalMove, E, &["7.4"]),
        king_capture: Cell::new(KingCapture::IllegalMove, E, &["1.2"]),
        replacement: Cell::new(Replacement::TouchMove, E, &["7.4"]),
        displaced_found: Cell::new(DisplacedFound::RestoreElseLast, E, &["7.5"]),
        displaced: Cell::new(Displaced::OwnTime, E, &["7.3"]),
        counter: Cell::new(Counter::Common, E, &["7.4"]),
    },
    recording: Recording {
        duty: Cell::new(Duty::Both, E, &["8.1"]),
        own_move_first: Cell::new(OwnMoveFirst::Yes, E, &["8.1"]),
        exempt: Cell::new(Exempt::UnderFiveMinutes, E, &["8.4"]),
        write_ahead: Cell::new(WriteAhead::NotRegulated, E, &[]),
        contents: Cell::new(Contents::Relevant, E, &["12.2"]),
        update: Cell::new(Update::BeforeNextMove, E, &["8.5"]),
        opponents_sheet: Cell::new(OpponentsSheet::IfToMove, E, &["8.5"]),
        refusal_to_record: Cell::new(RefusalToRecord::General, E, &["12.7"]),
        score_assistant: Cell::new(Assistant::NotRegulated, E, &[]),
        sheet_requests: Cell::new(SheetRequests::NotRegulated, E, &[]),
        signature: Cell::new(Signature::StandsUnlessArbiter, E, &["8.7"]),
        non_algebraic: Cell::new(NonAlgebraic::Owed, E, &["8.1"]),
    },
    draws: Draws {
        checkmate: Cell::new(Ends::AtOnce, E, &["5.1a"]),
        stalemate: Cell::new(Ends::AtOnce, E, &["5.2a"]),
        resignation: Cell::new(Resignation::Loses, E, &["5.1b"]),
        agreement: Cell::new(Agreement::DuringTheGame, E, &["5.2c"]),
        agreement_ban: Cell::new(Ban::EventMay, GAP, &["9.1.1"]),
        offer: Cell::new(OfferWhen::AfterOwnMove, E, &["9.1"]),
        offer_other_time: Cell::new(OfferOtherTime::MayDisturb, E, &["9.1", "12.5"]),
        offer_declined_by: Cell::new(DeclinedBy::Touch, E, &["9.1"]),
        claim_is_offer: Cell::new(ClaimIsOffer::Yes, E, &["9.1"]),
        conditions: Cell::new(Conditions::Ignored, E, &["9.1"]),
        repetitions: Cell::new(Repetitions::AtLeast(3), E, &["9.2b"]),
        repetition_intended: Cell::new(Intended::Yes, E, &["9.2a"]),
        identity_castling: Cell::new(Counts::Yes, E, &["9.2"]),
        identity_en_passant: Cell::new(Counts::Yes, E, &["9.2"]),
        no_progress: Cell::new(Moves::ByEach(50), E, &["9.3b"]),
        no_progress_more: Cell::new(MoreMoves::None, E, &[]),
        no_progress_intended: Cell::new(Intended::Yes, E, &["9.3a"]),
        claim_lost_by: Cell::new(LostBy::Move, E, &["9.4"]),
        wrong_claim_opponent: Cell::new(Minutes::Some(3), E, &["9.5"]),
        wrong_claim_claimant: Cell::new(WrongClaimant::Halved, E, &["9.5"]),
        intended_binds: Cell::new(Binds::Yes, GAP, &["9.5.3"]),
        auto_repetition: Cell::new(Automatic::Never, E, &[]),
        auto_no_progress: Cell::new(Automatic::Never, E, &[]),
        dead: Cell::new(Dead::AnySeries, E, &["5.2b", "9.6"]),
        right_claim: Cell::new(Ends::AtOnce, E, &["9.5"]),
        inadmissible_claim: Cell::new(InadmissibleClaim::NotExamined, E, &["9.2", "9.3"]),
        perpetual: Cell::new(Ground::No, E, &[]),
        claim_by: Cell::new(ClaimBy::PlayerToMove, E, &["9.2", "9.3"]),
    },
    quickplay: Quickplay {
        quickplay: Cell::new(Applies::Always, E, &["10"]),
        threshold: Cell::new(Threshold::Minutes(2), E, &["10.2"]),
        increment_request: Cell::new(IncrementRequest::None, E, &[]),
        cannot_win: Cell::new(CannotWinClaim::GrantPostponeReject, E, &["10.2"]),
        granted: Cell::new(Granted::Draw, E, &["10.2a"]),
        postponed: Cell::new(Extra::MayMinutes(2), E, &["10.2b"]),
        decided_later: Cell::new(DecidedLater::AfterTheFlag, E, &["10.2b"]),
        in_doubt: Cell::new(InDoubt::NotSaid, E, &[]),
        rejected: Cell::new(Extra::Minutes(2), E, &["10.2c"]),
        no_arbiter: Cell::new(NoArbiter::ToDesignatedArbiter, E, &["D"]),
    },
    conduct: Conduct {
        both_refuse: Cell::new(BothRefuse::LostByBoth, E, &["12.8"]),
        menu: Cell::new(Menu::Seven, E, &["13.4"]),
        device: Cell::new(Device::NotRegulated, E, &[]),
        refusal: Cell::new(Refusal::Loss, E, &["12.7"]),
        refusal_opponent: Cell::new(OpponentScore::ArbiterDecides, E, &["12.7"]),
        leaving: Cell::new(Leaving::ByPermission, E, &["12.4"]),
        interference: Cell::new(Interference::Expel, E, &["13.7"]),
        finished: Cell::new(Finished::Spectator, E, &["12.3"]),
        disrepute: Cell::new(Offends::Penalised, E, &["12.1"]),
        aids: Cell::new(Offends::Penalised, E, &["12.2"]),
        search: Cell::new(Offends::NotRegulated, E, &[]),
        smoking: Cell::new(Offends::NotRegulated, E, &[]),
        disturbance: Cell::new(Offends::Penalised, E, &["12.5"]),
        cooperation: Cell::new(Offends::Penalised, E, &["9.6 comment"]),
        appeal: Cell::new(Appeal::NotAgainstQuickplay, E, &["10.2", "after 13.7"]),
        analogy: Cell::new(Analogy::SimilarCases, E, &["Vorwort"]),
    },
    powers: Powers {
        sees_illegal_move: Cell::new(Acts::Yes, E, &["7.4", "closing list"]),
        sees_touch_breach: Cell::new(Acts::Yes, E, &["4.2", "closing list"]),
        sees_flag: Cell::new(Acts::Yes, E, &["6.9", "closing list"]),
        sees_wrong_setup: Cell::new(Acts::Yes, E, &["7.1", "closing list"]),
        sees_unpromoted: Cell::new(Acts::Yes, E, &["3.7e"]),
        sees_both_kings: Cell::new(Acts::Yes, E, &["7.4"]),
        sees_dead_position: Cell::new(Acts::Yes, E, &["9.6", "5.2b"]),
    },
    adjournment: fide_2017::adjournment(GAP),
    visual: fide_2017::visual(GAP),
};

/// Appendix B.
pub(super) const RAPID: Rules = Rules {
    mode: Mode::Rapid,
    supervision: Supervision::Limited,
    setup: Setup {
        setup_limit: Cell::new(Limit::CompletedByEach(3), E, &["B"]),
        board_limit: Cell::new(Limit::CompletedByEach(3), E, &["B"]),
        clock_limit: Cell::new(Limit::CompletedByEach(3), E, &["B"]),
        castling_if_misplaced: Cell::new(CastlingIfMisplaced::NotIfSwapped, E, &["B"]),
        ..STANDARD.setup
    },
    act: Act { claims_lost: Cell::new(ClaimsLost::ColoursAndDisplaced, E, &["B"]), ..STANDARD.act },
    clock: Clock {
        flag_claim: Cell::new(FlagClaim::OwnTimeLeft, E, &["B"]),
        both_flags: Cell::new(BothFlags::Draw, E, &["B", "B.8"]),
        both_flags_last: Cell::new(BothFlags::Draw, E, &["B", "B.8"]),
        next_is_first: Cell::new(NextIsFirst::OnePeriod, E, &[]),
        ..STANDARD.clock
    },
    illegal: Illegal {
        illegal_who: Cell::new(WhoFinds::Players, E, &["B", "closing list"]),
        ..STANDARD.illegal
    },
    recording: Recording {
        duty: Cell::new(Duty::Nobody, E, &["B"]),
        exempt: Cell::new(Exempt::Never, E, &["B"]),
        update: Cell::new(Update::NotRegulated, E, &[]),
        opponents_sheet: Cell::new(OpponentsSheet::NotRegulated, E, &[]),
        non_algebraic: Cell::new(NonAlgebraic::NotRegulated, E, &[]),
        refusal_to_record: Cell::new(RefusalToRecord::NotRegulated, E, &[]),
        ..STANDARD.recording
    },
    powers: Powers {
        sees_illegal_move: Cell::new(Acts::No, E, &["B", "closing list"]),
        sees_touch_breach: Cell::new(Acts::OnCall, E, &["B"]),
        sees_flag: Cell::new(Acts::No, E, &["B"]),
        sees_both_kings: Cell::new(Acts::No, E, &["B"]),
        ..STANDARD.powers
    },
    ..STANDARD
};

/// Appendix C.
pub(super) const BLITZ: Rules = Rules {
    mode: Mode::Blitz,
    illegal: Illegal {
        illegal_complete: Cell::new(Complete::Pressed, E, &["C"]),
        illegal_who: Cell::new(WhoFinds::Opponent, E, &["C"]),
        illegal_window: Cell::new(Window::OpponentsNextMove, E, &["C"]),
        illegal_ladder: Cell::new(Ladder::Loses, E, &["C"]),
        illegal_draw: Cell::new(CannotWin::AnySeries, E, &["C"]),
        position_unknown: Cell::new(PositionUnknown::CannotOccur, E, &["C"]),
        replacement: Cell::new(Replacement::TouchMove, E, &["C", "4.3"]),
        counter: Cell::new(Counter::Single, E, &["C"]),
        ..RAPID.illegal
    },
    quickplay: Quickplay {
        quickplay: Cell::new(Applies::Never, E, &["C"]),
        threshold: Cell::new(Threshold::None, E, &["C"]),
        cannot_win: Cell::new(CannotWinClaim::GrantReject, E, &["C"]),
        granted: Cell::new(Granted::Draw, E, &["C"]),
        postponed: Cell::new(Extra::None, E, &["C"]),
        decided_later: Cell::new(DecidedLater::None, E, &["C"]),
        in_doubt: Cell::new(InDoubt::NotSaid, E, &[]),
        rejected: Cell::new(Extra::None, E, &["C"]),
        no_arbiter: Cell::new(NoArbiter::None, E, &["C"]),
        ..RAPID.quickplay
    },
    conduct: Conduct { appeal: Cell::new(Appeal::Final, E, &["after 13.7"]), ..RAPID.conduct },
    powers: Powers { sees_illegal_move: Cell::new(Acts::No, E, &["C", "closing list"]), ..RAPID.powers },
    ..RAPID
};
