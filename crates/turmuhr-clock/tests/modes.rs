//! The effect of each mode on the time, by its usual name and test vectors.

mod common;

use std::num::NonZeroU32;

use common::{at, clock, secs, start, started, with};
use turmuhr_clock::{
    Clock, ClockError, ControlKind, Freeze, Moment, Options, PeriodChange, Schedule, Setting, Span,
    TimeControl, control::Ending,
};
use turmuhr_core::{
    ByColor,
    Color::{Black, White},
};

const AT_START: Options =
    Options { increment_at_start: true, freeze: Freeze::Off, change: PeriodChange::AtMoves };
const AT_ZERO: Options = Options { change: PeriodChange::AtZero, ..AT_START };

/// White thinks this long for each move, Black not at all; checks White's clock after each press.
#[track_caller]
fn check(clock: Clock, thinks: &[u32], want: &[u32], why: &str) {
    let mut clock = start(clock);
    let mut now = 0;
    let mut shown = Vec::new();
    for think in thinks {
        now += think;
        clock.press(White, at(now)).unwrap();
        shown.push(clock.shown(White, at(now)));
        clock.press(Black, at(now)).unwrap();
    }
    assert_eq!(shown, want.iter().copied().map(secs).collect::<Vec<_>>(), "{why}");
}

#[test]
fn vectors() {
    check(clock("300"), &[10, 20, 270], &[290, 270, 0], "V1 T-TIME");
    check(clock("180+2"), &[1, 5, 60], &[181, 178, 120], "V2 T-FISCHER, credited at the press");
    check(with("180+2", AT_START), &[1, 5, 60], &[183, 180, 122], "V3 T-FISCHER as on a DGT");
    check(clock("300b5"), &[3, 5, 12], &[305, 305, 298], "V4 T-BRONSTEIN shown with one delay");
    check(clock("300d5"), &[3, 5, 12], &[300, 300, 293], "V5 T-USDELAY");
    check(byo_yomi(3, 20), &[15, 25, 19], &[60, 40, 40], "V7 T-BYO");
    check(byo_yomi(3, 20), &[20, 20, 19], &[40, 20, 20], "a moment fully used is gone");
}

#[test]
fn v1_the_flag_falls_when_the_time_is_used_up_not_later() {
    let mut clock = started("300");
    assert_eq!(clock.next_flag_at(), Some(at(300)));
    assert_eq!(clock.flag(White, Moment::from_millis(299_999)), None);
    assert_eq!(clock.flag(White, at(300)), Some(at(300)));
    assert_eq!(clock.flag(White, at(400)), Some(at(300)));
    clock.press(White, Moment::from_millis(299_999)).unwrap();
    assert_eq!(clock.flag(White, at(400)), None);
    assert_eq!(clock.left(White, at(400)), Span::from_millis(1));
}

#[test]
fn v6_hourglass() {
    let mut clock = started("*60");
    let mut readings = Vec::new();
    for (color, now) in [(White, 10), (Black, 35), (White, 40)] {
        clock.press(color, at(now)).unwrap();
        readings.push((clock.left(White, at(now)), clock.left(Black, at(now))));
    }
    let want = [(50, 70), (75, 45), (70, 50)].map(|(white, black)| (secs(white), secs(black)));
    assert_eq!(readings, want);
    // At zero the clock stops: 50 seconds later Black has lost, and White gains no more.
    assert_eq!(clock.next_flag_at(), Some(at(90)));
    assert_eq!(clock.left(White, at(500)), secs(120));
    assert_eq!(clock.flag(Black, at(500)), Some(at(90)));
    assert_eq!(clock.press(Black, at(500)), Err(ClockError::Frozen));
}

#[test]
fn v8_v9_a_clock_that_counts_moves_and_one_that_does_not() {
    for (options, want, why) in [(AT_ZERO, 4230, "V8: nothing yet"), (AT_START, 6030, "V9: at move 40")] {
        let mut clock = start(with("40/5400+30:1800+30", options));
        for press in 1..=40 {
            clock.press(White, at(60 * press)).unwrap();
            clock.press(Black, at(60 * press)).unwrap();
        }
        assert_eq!(clock.left(White, at(2400)), secs(want), "{why}");
    }
}

#[test]
fn v10_scrabble_counts_the_overrun_and_has_no_flag() {
    let clock = start(of(ControlKind::Upcount(ByColor { white: secs(1500), black: secs(1500) })));
    assert_eq!(clock.left(White, at(1530)), Span::ZERO);
    assert_eq!(clock.side(White, at(1530)).overrun, secs(30));
    assert_eq!((clock.flag(White, at(9999)), clock.next_flag_at()), (None, None));
    let upwards = start(of(ControlKind::Upcount(ByColor::default())));
    assert_eq!(upwards.side(White, at(7)).overrun, secs(7), "T-COUNTUP");
}

#[test]
fn t_gong_passes_the_turn() {
    let mut clock = start(of(ControlKind::Gong(secs(10))));
    for (now, mover, left) in [(0, White, 10), (9, White, 1), (10, Black, 10), (25, White, 5)] {
        assert_eq!(clock.running(at(now)), Some(mover), "{now}");
        assert_eq!(clock.left(mover, at(now)), secs(left), "{now}");
    }
    assert_eq!(clock.press(White, at(3)), Err(ClockError::TurnPassesBySignal));
    clock.stop(at(13)).unwrap();
    clock.restart(Black, at(20)).unwrap();
    assert_eq!(clock.left(Black, at(20)), secs(7));
    let moves = |color| clock.side(color, at(47)).moves;
    assert_eq!((moves(White), moves(Black)), (2, 2), "27, 37 and 47 after the first signal at 10");
}

#[test]
fn t_byo_begins_when_the_main_time_is_used_up() {
    let control = TimeControl::both(Schedule {
        periods: vec![turmuhr_clock::Period { moves: None, main: secs(60), per_move: Default::default() }],
        ending: Ending::ByoYomi { moments: count(2), moment: secs(20) },
    });
    let mut clock = start(Clock::new(Setting::of(control.unwrap())));
    assert_eq!(clock.next_flag_at(), Some(at(100)));
    clock.press(White, at(75)).unwrap();
    assert_eq!(clock.left(White, at(75)), secs(40), "the moment begun is restored");
    assert_eq!((clock.side(White, at(75)).period, clock.side(Black, at(75)).period), (1, 0));
}

#[test]
fn t_canbyo_is_reloaded_by_hand_once_its_moves_are_played() {
    let ending = Ending::Canadian { moves: count(2), block: secs(300) };
    let control = TimeControl::both(Schedule { periods: vec![], ending }).unwrap();
    let mut clock = start(Clock::new(Setting::of(control)));
    clock.press(White, at(100)).unwrap();
    assert_eq!(clock.reload(White, at(100)), Err(ClockError::BlockNotPlayed { due: 1 }));
    clock.press(Black, at(100)).unwrap();
    clock.press(White, at(250)).unwrap();
    assert_eq!(clock.left(White, at(250)), secs(50));
    clock.reload(White, at(250)).unwrap();
    assert_eq!((clock.left(White, at(250)), clock.moves_due(White, at(250))), (secs(300), Some(2)));
    assert_eq!(started("300").reload(White, at(0)), Err(ClockError::NotInThisMode));
}

#[test]
fn t_repeat_adds_the_period_for_its_moves_again_and_again() {
    let mut clock = started("2/100:1/50*");
    let mut left = Vec::new();
    for now in 1..=5 {
        clock.press(White, at(10 * now)).unwrap();
        clock.press(Black, at(10 * now)).unwrap();
        left.push(clock.left(White, at(10 * now)).millis() / 1000);
    }
    assert_eq!(left, [90, 130, 170, 210, 250]);
    assert_eq!(clock.next_flag_at(), Some(at(300)));
}

#[test]
fn x_03_increment_and_delay() {
    let after = |clock: Clock, think: u64| {
        let mut clock = start(clock);
        clock.press(White, Moment::from_millis(think)).unwrap();
        clock.left(White, Moment::from_millis(think)).to_string()
    };
    assert_eq!(after(with("180+2", AT_START), 10_000), "0:02:54", "the first increment is on the clock");
    assert_eq!(after(clock("180+2"), 10_000), "0:02:52", "D-45: each press credits it");
    for mode in ["180d2", "180b2"] {
        assert_eq!(after(clock(mode), 1_500), "0:03:00", "L-154: inside the extra time nothing is lost");
        assert_eq!(after(clock(mode), 2_000), "0:03:00");
        assert_eq!(after(clock(mode), 10_000), "0:02:52");
    }
}

#[test]
fn t_02_an_increment_that_begins_later_is_credited_for_the_move_to_come() {
    for (options, want) in [(Options::default(), [100, 150, 160]), (AT_START, [100, 160, 170])] {
        let mut clock = start(with("2/100:50+10", options));
        let left = [0, 0, 0].map(|now| {
            clock.press(White, at(now)).unwrap();
            clock.press(Black, at(now)).unwrap();
            clock.left(White, at(now)).millis() / 1000
        });
        assert_eq!(left, want);
    }
}

#[test]
fn t_03_the_freeze_follows_the_mode_if_told_so() {
    let press_after_flag = |text, freeze| {
        let mut clock = start(with(text, Options { freeze, ..Options::default() }));
        let result = clock.press(White, at(1000));
        (result, clock.is_frozen(at(1000)), clock.left(White, at(1000)))
    };
    let refused = (Err(ClockError::Frozen), true, Span::ZERO);
    let counted = (Ok(()), false, Span::ZERO);
    assert_eq!(press_after_flag("180+2", Freeze::AsTheMode), refused);
    assert_eq!(press_after_flag("180d2", Freeze::AsTheMode), refused);
    assert_eq!(press_after_flag("180", Freeze::AsTheMode), counted);
    assert_eq!(press_after_flag("180", Freeze::On), refused);
    assert_eq!(press_after_flag("180+2", Freeze::Off), counted, "a fallen flag reads zero");
    assert_eq!(press_after_flag("40/180+2:60", Freeze::AsTheMode), counted, "not the last period");
}

#[test]
fn t_04_t_05_at_zero_both_sides_enter_the_next_period() {
    let mut clock = started("100:50");
    clock.press(White, at(30)).unwrap();
    assert_eq!(clock.next_flag_at(), Some(at(180)));
    assert_eq!(clock.left(Black, at(140)), secs(40));
    assert_eq!(clock.left(White, at(140)), secs(120));
    assert_eq!(clock.steady_flag(at(129)), None);
    assert_eq!(clock.steady_flag(at(130)), Some((Black, at(130))));
    assert_eq!(clock.flag(Black, at(180)), Some(at(180)));
    clock.press(Black, at(140)).unwrap();
    assert_eq!(clock.steady_flag(at(429)), Some((Black, at(130))));
    assert_eq!(clock.steady_flag(at(430)), None, "it goes out after five minutes");
}

#[test]
fn t_05_a_period_repeating_at_zero_never_ends() {
    let clock = start(with("2/100:1/50*", Options { change: PeriodChange::AtZero, ..Options::default() }));
    assert_eq!(clock.next_flag_at(), None);
    assert_eq!(clock.left(White, at(100)), secs(50));
    assert_eq!(clock.left(White, at(100_020)), secs(30));
    assert_eq!(clock.left(Black, at(100_020)), secs(100_050), "all White was given");
    assert!(!clock.left(White, Moment::from_millis(u64::MAX / 2)).is_zero(), "nor does it overflow");
}

#[test]
fn t_09_after_a_correction_the_move_has_no_fresh_delay_but_the_next_one_has() {
    let mut clock = started("300d5");
    clock.set(White, secs(3), at(10)).unwrap();
    assert_eq!(clock.next_flag_at(), Some(at(13)));
    clock.press(White, at(11)).unwrap();
    clock.press(Black, at(11)).unwrap();
    assert_eq!(clock.next_flag_at(), Some(at(18)));
    clock.press(White, at(16)).unwrap();
    assert_eq!(clock.left(White, at(16)), secs(2));
}

#[test]
fn each_side_has_its_own_time() {
    let clock = clock("W300-B240");
    assert_eq!((clock.left(White, at(0)), clock.left(Black, at(0))), (secs(300), secs(240)));
}

fn byo_yomi(moments: u32, moment: u32) -> Clock {
    let ending = Ending::ByoYomi { moments: count(moments), moment: secs(moment) };
    Clock::new(Setting::of(TimeControl::both(Schedule { periods: vec![], ending }).unwrap()))
}

fn of(kind: ControlKind) -> Clock {
    Clock::new(Setting::of(TimeControl::new(kind).unwrap()))
}

fn count(count: u32) -> NonZeroU32 {
    NonZeroU32::new(count).unwrap()
}
