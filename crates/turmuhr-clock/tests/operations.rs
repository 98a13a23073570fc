//! Start, press, stop, restart, and what an arbiter does to a clock.

mod common;

use common::{at, clock, secs, start, started, with};
use turmuhr_clock::{
    Clock, ClockError, Moment, Options, Setting, Span,
    clock::TakenBack,
    code,
    correct::{LowerLimit, as_it_should_stand, used_in_proportion},
};
use turmuhr_core::{
    ByColor,
    Color::{Black, White},
};

#[test]
fn what_cannot_be_done_is_refused_and_changes_nothing() {
    type Do = fn(&mut Clock) -> Result<(), ClockError>;
    let fresh = clock("300");
    let running = started("300");
    let mut stopped = running.clone();
    stopped.stop(at(10)).unwrap();
    let back = ClockError::TimeRunsBack { latest: at(10), at: at(9) };
    let cases: [(&Clock, Do, ClockError); 14] = [
        (&fresh, |clock| clock.press(White, at(1)), ClockError::NotStarted),
        (&fresh, |clock| clock.stop(at(1)), ClockError::NotStarted),
        (&fresh, |clock| clock.restart(White, at(1)), ClockError::NotStarted),
        (&fresh, |clock| clock.take_back(White, TakenBack::CountOnly, at(1)), ClockError::NothingToTakeBack),
        (&running, |clock| clock.start(White, at(1)), ClockError::AlreadyStarted),
        (&running, |clock| clock.press(Black, at(1)), ClockError::NotRunning(Black)),
        (&running, |clock| clock.restart(Black, at(1)), ClockError::Running(White)),
        (&running, |clock| clock.enter_next_period(at(1)), ClockError::NoNextPeriod),
        (&running, |clock| clock.set_period(White, 1, 0, at(1)), ClockError::NoNextPeriod),
        (&stopped, |clock| clock.press(White, at(11)), ClockError::Stopped),
        (&stopped, |clock| clock.stop(at(11)), ClockError::Stopped),
        (&stopped, |clock| clock.restart(White, at(9)), back),
        (&stopped, |clock| clock.add(White, secs(1), at(9)), back),
        (&stopped, |clock| clock.set_both(ByColor { white: secs(1), black: secs(1) }, at(9)), back),
    ];
    for (index, (before, act, error)) in cases.into_iter().enumerate() {
        let mut clock = before.clone();
        assert_eq!(act(&mut clock), Err(error), "case {index}");
        assert_eq!(&clock, before, "case {index}");
    }
}

#[test]
fn art_6_3_2_time_saved_is_added_to_the_next_period() {
    let mut clock = started("2/100:60");
    for now in [10, 30] {
        clock.press(White, at(now)).unwrap();
        clock.press(Black, at(now)).unwrap();
    }
    assert_eq!(clock.left(White, at(30)), secs(70 + 60));
    assert_eq!(clock.left(Black, at(30)), secs(100 + 60));
    assert_eq!((clock.moves_due(White, at(30)), clock.side(White, at(30)).moves), (None, 2));
}

#[test]
fn scenario_point_9_remaining_is_before_less_elapsed_plus_increment() {
    let mut clock = started("40/5400+30:1800+30");
    clock.press(White, at(39)).unwrap();
    clock.press(Black, at(100)).unwrap();
    assert_eq!(clock.left(White, at(100)).to_string(), "1:29:51");
    assert_eq!(clock.left(Black, at(100)).to_string(), "1:29:29");
    assert_eq!(clock.left(White, at(111)).to_string(), "1:29:40", "the time before the press runs");
}

#[test]
fn a_flag_in_a_period_short_of_its_moves_falls_and_later_presses_bring_no_time() {
    let mut clock = started("2/100+5:60+5");
    clock.press(White, at(150)).unwrap();
    clock.press(Black, at(150)).unwrap();
    clock.press(White, at(160)).unwrap();
    assert_eq!(clock.left(White, at(160)), Span::ZERO);
    assert_eq!(clock.flag(White, at(160)), Some(at(100)));
    assert_eq!(clock.side(White, at(160)).moves, 2, "moves are counted");
    assert_eq!(clock.side(White, at(160)).period, 0);
}

#[test]
fn d_44_both_enter_the_next_period_with_its_time_on_what_the_clocks_show() {
    let mut clock = started("40/100:60");
    clock.press(White, at(70)).unwrap();
    clock.press(Black, at(80)).unwrap();
    clock.stop(at(200)).unwrap();
    assert_eq!(clock.flag(White, at(200)), Some(at(110)));
    clock.enter_next_period(at(200)).unwrap();
    assert_eq!((clock.left(White, at(200)), clock.left(Black, at(200))), (secs(60), secs(150)));
    assert_eq!(clock.flag(White, at(200)), None);
    assert_eq!(clock.side(White, at(200)).in_period, 0);
    assert_eq!(clock.enter_next_period(at(200)), Err(ClockError::NoNextPeriod));
}

#[test]
fn d_44_who_has_had_the_time_of_the_period_gets_it_once() {
    let mut clock = started("1/100:60");
    clock.press(White, at(10)).unwrap();
    clock.enter_next_period(at(200)).unwrap();
    assert_eq!(clock.left(White, at(200)), secs(150));
    assert_eq!(clock.left(Black, at(200)), secs(60), "Black's flag was down");
}

#[test]
fn x_07_the_clock_tells_which_flag_fell_first() {
    let mut clock = started("100");
    clock.press(White, at(60)).unwrap();
    clock.press(Black, at(200)).unwrap();
    assert_eq!(clock.first_flag(at(230)), Some((Black, at(160))));
    assert_eq!(clock.flags(at(250)), ByColor { white: Some(at(240)), black: Some(at(160)) });
    assert_eq!(clock.first_flag(at(250)), Some((Black, at(160))));
    assert_eq!(clock.first_flag(at(0)), Some((Black, at(160))), "no earlier than the last press");
}

#[test]
fn art_7_5_a_move_taken_back_counts_no_more() {
    let mut clock = started("2/100+5:60+5");
    clock.press(White, at(10)).unwrap();
    clock.press(Black, at(10)).unwrap();
    clock.press(White, at(20)).unwrap();
    clock.stop(at(20)).unwrap();
    assert_eq!(clock.left(White, at(20)), secs(95 - 10 + 60 + 5));
    let mut kept = clock.clone();
    clock.take_back(White, TakenBack::WithIncrement, at(20)).unwrap();
    assert_eq!(clock.left(White, at(20)), secs(85), "T-82: without its increment, in the first period");
    assert_eq!((clock.side(White, at(20)).moves, clock.moves_due(White, at(20))), (1, Some(1)));
    kept.take_back(White, TakenBack::CountOnly, at(20)).unwrap();
    assert_eq!(kept.left(White, at(20)), secs(90));
    clock.restart(White, at(25)).unwrap();
    clock.press(White, at(30)).unwrap();
    assert_eq!(clock.left(White, at(30)), secs(85 - 5 + 60 + 5));
}

#[test]
fn art_8_6_a_move_taken_back_does_not_undo_the_period_both_were_put_into() {
    let mut clock = started("40/100:60");
    clock.press(White, at(10)).unwrap();
    clock.enter_next_period(at(10)).unwrap();
    clock.take_back(White, TakenBack::WithIncrement, at(10)).unwrap();
    let side = clock.side(White, at(10));
    assert_eq!((side.period, side.moves, side.left), (1, 0, secs(150)));
}

#[test]
fn penalties_and_settings() {
    let mut clock = started("300");
    clock.add(Black, secs(120), at(5)).unwrap();
    assert_eq!(clock.left(Black, at(5)), secs(420));
    clock.take(White, secs(60), at(5)).unwrap();
    assert_eq!(clock.left(White, at(5)), secs(235), "the running side runs on");
    clock.take(White, secs(300), at(6)).unwrap();
    assert_eq!(clock.flag(White, at(6)), Some(at(6)), "10.11b of 1984: it may be overstepped");
    clock.add(White, secs(60), at(7)).unwrap();
    assert_eq!((clock.flag(White, at(7)), clock.left(White, at(7))), (None, secs(60)));
    clock.set_both(ByColor { white: secs(30), black: secs(40) }, at(8)).unwrap();
    assert_eq!((clock.left(White, at(10)), clock.left(Black, at(10))), (secs(28), secs(40)));
}

#[test]
fn t_05b_counters_are_put_right_without_touching_the_times() {
    let mut clock = started("40/5400:20/1800:900");
    clock.set_moves(White, 47, at(0)).unwrap();
    let side = clock.side(White, at(0));
    assert_eq!((side.period, side.in_period, side.moves, side.left), (1, 7, 47, secs(5400)));
    assert_eq!(clock.moves_due(White, at(0)), Some(13));
    clock.set_period(White, 2, 3, at(0)).unwrap();
    let side = clock.side(White, at(0));
    assert_eq!((side.period, side.in_period, side.moves), (2, 3, 47));
}

#[test]
fn a_game_taken_up_at_a_move_is_in_the_period_of_that_move() {
    let setting = Setting::of(code::read("40/5400:1800").unwrap());
    let clock = Clock::at_move(setting, ByColor { white: 40, black: 39 });
    assert_eq!((clock.moves_due(White, at(0)), clock.moves_due(Black, at(0))), (None, Some(1)));
    assert_eq!((clock.left(White, at(0)), clock.left(Black, at(0))), (secs(1800), secs(5400)));
}

#[test]
fn a_stopped_move_is_taken_up_with_the_rest_of_its_delay() {
    let mut clock = started("300d10");
    clock.stop(at(4)).unwrap();
    assert_eq!(clock.delay_left(White, at(100)), secs(6));
    clock.restart(White, at(100)).unwrap();
    assert_eq!(clock.next_flag_at(), Some(at(100 + 6 + 300)));
    clock.stop(at(110)).unwrap();
    clock.restart(Black, at(110)).unwrap();
    assert_eq!(clock.delay_left(Black, at(110)), secs(10), "for the other side a move begins");
    assert_eq!(clock.left(White, at(110)), secs(296));
}

#[test]
fn x_01_the_charge_is_in_proportion_to_the_moves() {
    assert_eq!(used_in_proportion(Span::from_mins(90), 20, 30), Span::from_mins(60));
    assert_eq!(used_in_proportion(Span::from_mins(60), 20, 30), Span::from_mins(40));
}

#[test]
fn x_01b_x_01c_the_lower_limit_of_1984_and_1993() {
    let control = Span::from_mins(120);
    for (used, at_move, found, formula, want) in
        [("1:59:30", 38, 39, "0:03:33", "0:05:00"), ("1:55:00", 30, 31, "0:08:42", "0:10:00")]
    {
        let left = control - used_in_proportion(used.parse().unwrap(), at_move, found);
        assert!(left.to_string().starts_with(formula), "{left}");
        assert_eq!(LowerLimit::FIDE_1984.raise(left, 40 - at_move).to_string(), want);
    }
    assert_eq!(LowerLimit::DSB_2014.of(20), Span::from_mins(5));
}

#[test]
fn t_83_a_wrongly_set_clock_is_reckoned_anew() {
    for increment_at_start in [false, true] {
        let options = Options { increment_at_start, ..Options::default() };
        for text in ["2/100+5:60+10", "2/100:1/50*", "90+30"] {
            let mut clock = start(with(text, options));
            for press in 1..=5u32 {
                clock.press(White, at(7 * press)).unwrap();
                clock.press(Black, at(7 * press)).unwrap();
                let want = as_it_should_stand(clock.setting(), White, press, secs(7 * press));
                assert_eq!(Some(clock.left(White, at(7 * press))), want, "{text} after {press}");
            }
        }
    }
}

#[test]
fn a_million_presses_take_no_time_worth_speaking_of() {
    let mut clock = started("40/5400+30:1800+30");
    for press in 0..1_000_000u64 {
        let color = if press % 2 == 0 { White } else { Black };
        clock.press(color, Moment::from_millis(press)).unwrap();
    }
    assert_eq!(clock.side(Black, clock.latest()).moves, 500_000);
}
