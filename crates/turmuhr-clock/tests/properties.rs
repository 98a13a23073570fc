//! The clock never gains or loses a millisecond except by rule.

mod common;

use common::{clock, start, with};
use proptest::{collection::vec, prelude::*};
use turmuhr_clock::{
    Clock, ControlKind, Freeze, Moment, Options, PeriodChange, Span, TimeControl, clock::TakenBack, code,
    fuzz, human,
};
use turmuhr_core::{ByColor, Color};

/// Plays moves of these lengths, White first, and returns the moment of the last press.
fn play(clock: &mut Clock, thinks: &[u64]) -> Moment {
    let mut now = clock.latest();
    for (think, color) in thinks.iter().zip([Color::White, Color::Black].into_iter().cycle()) {
        now = now + Span::from_millis(*think);
        clock.press(color, now).unwrap();
    }
    now
}

fn total(clock: &Clock, at: Moment) -> u64 {
    (clock.left(Color::White, at) + clock.left(Color::Black, at)).millis()
}

#[derive(Copy, Clone, Debug)]
enum Act {
    Press,
    Stop,
    Restart(bool),
    Add(bool, u64),
    Take(bool, u64),
    Set(bool, u64),
    NextPeriod,
    TakeBack(bool),
    SetMoves(bool, u32),
}

fn act() -> impl Strategy<Value = (u64, Act)> {
    let what = prop_oneof![
        12 => Just(Act::Press),
        1 => Just(Act::Stop),
        3 => any::<bool>().prop_map(Act::Restart),
        1 => (any::<bool>(), 0u64..200_000).prop_map(|(white, time)| Act::Add(white, time)),
        1 => (any::<bool>(), 0u64..50_000).prop_map(|(white, time)| Act::Take(white, time)),
        1 => (any::<bool>(), 0u64..200_000).prop_map(|(white, time)| Act::Set(white, time)),
        1 => Just(Act::NextPeriod),
        1 => any::<bool>().prop_map(Act::TakeBack),
        1 => (any::<bool>(), 0u32..9).prop_map(|(white, moves)| Act::SetMoves(white, moves)),
    ];
    (0u64..40_000, what)
}

fn apply(clock: &mut Clock, now: Moment, act: Act) -> bool {
    let color = Color::from_white;
    let span = Span::from_millis;
    let result = match act {
        Act::Press => clock.press(clock.running(now).unwrap_or(Color::White), now),
        Act::Stop => clock.stop(now),
        Act::Restart(white) => clock.restart(color(white), now),
        Act::Add(white, time) => clock.add(color(white), span(time), now),
        Act::Take(white, time) => clock.take(color(white), span(time), now),
        Act::Set(white, time) => clock.set(color(white), span(time), now),
        Act::NextPeriod => clock.enter_next_period(now),
        Act::TakeBack(white) => clock.take_back(color(white), TakenBack::WithIncrement, now),
        Act::SetMoves(white, moves) => clock.set_moves(color(white), moves, now),
    };
    result.is_ok()
}

const CONTROLS: [&str; 9] =
    ["300", "180+2", "300d5", "300b5", "3/60+5:2/30+5:40+5", "2/60:1/30*", "60:30d3", "*90", "W100-B50+1"];

fn any_clock() -> impl Strategy<Value = Clock> {
    (0..CONTROLS.len(), any::<bool>(), 0usize..3, any::<bool>()).prop_map(
        |(index, at_start, freeze, zero)| {
            let freeze = [Freeze::Off, Freeze::AsTheMode, Freeze::On][freeze];
            let change = if zero { PeriodChange::AtZero } else { PeriodChange::AtMoves };
            start(with(CONTROLS[index], Options { increment_at_start: at_start, freeze, change }))
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn l_153_fischer_time_used_and_time_left_make_up_what_was_given(thinks in vec(0u64..20_000, 1..120)) {
        let mut clock = start(clock("3600+30"));
        let now = play(&mut clock, &thinks);
        prop_assert_eq!(total(&clock, now) + now.millis(), 7_200_000 + 30_000 * thinks.len() as u64);
    }

    #[test]
    fn l_152_periods_bring_their_main_time_once_to_each(thinks in vec(0u64..20_000, 1..60)) {
        let mut clock = start(clock("5/3600:5/600:60"));
        let now = play(&mut clock, &thinks);
        let moves = [thinks.len().div_ceil(2), thinks.len() / 2];
        let given: u64 = moves.iter().map(|moves| match moves {
            0..5 => 3_600_000,
            5..10 => 4_200_000,
            _ => 4_260_000,
        }).sum();
        prop_assert_eq!(total(&clock, now) + now.millis(), given);
    }

    #[test]
    fn l_154_a_delay_never_gains(thinks in vec(0u64..20_000, 1..60)) {
        let mut clock = start(clock("3600d10"));
        let mut before = total(&clock, Moment::START);
        for think in thinks {
            let color = clock.running(clock.latest()).unwrap();
            let now = clock.latest() + Span::from_millis(think);
            clock.press(color, now).unwrap();
            let after = total(&clock, now);
            prop_assert_eq!(before - after, think.saturating_sub(10_000));
            before = after;
        }
    }

    #[test]
    fn t_01_bronstein_and_us_delay_are_one(thinks in vec(0u64..40_000, 1..60)) {
        let (mut bronstein, mut delay) = (start(clock("120b5")), start(clock("120d5")));
        for think in thinks {
            let color = delay.running(delay.latest()).unwrap();
            let now = delay.latest() + Span::from_millis(think);
            prop_assert_eq!(bronstein.next_flag_at(), delay.next_flag_at());
            bronstein.press(color, now).unwrap();
            delay.press(color, now).unwrap();
            prop_assert_eq!(bronstein.flags(now), delay.flags(now));
            let left = delay.shown(color, now);
            prop_assert_eq!(bronstein.left(color, now), left);
            if delay.flag(color, now).is_none() {
                prop_assert_eq!(bronstein.shown(color, now), left + Span::from_secs(5));
            }
        }
    }

    #[test]
    fn t_02_the_conventions_differ_by_one_increment_after_each_press(thinks in vec(0u64..20_000, 1..60)) {
        let options = Options { increment_at_start: true, ..Options::default() };
        let (mut early, mut late) = (start(with("40/3600+30:60+30", options)), start(clock("40/3600+30:60+30")));
        let now = play(&mut early, &thinks);
        play(&mut late, &thinks);
        for color in Color::ALL {
            prop_assert_eq!(early.left(color, now), late.left(color, now) + Span::from_secs(30));
        }
    }

    #[test]
    fn t_hourglass_the_sum_is_constant(thinks in vec(0u64..30_000, 1..60), look in 0u64..500_000) {
        let mut clock = start(clock("*60"));
        for think in thinks {
            let now = clock.latest() + Span::from_millis(think);
            let color = clock.running(now).unwrap();
            if clock.press(color, now).is_err() {
                break;
            }
        }
        prop_assert_eq!(total(&clock, clock.latest() + Span::from_millis(look)), 120_000);
    }

    #[test]
    fn a_pause_costs_nobody_anything(mut clock in any_clock(), first in 0u64..20_000, pause in 0u64..1_000_000, look in 0u64..20_000) {
        let unpaused = clock.clone();
        let now = Moment::from_millis(first);
        clock.stop(now).unwrap();
        let later = now + Span::from_millis(pause);
        clock.restart(Color::White, later).unwrap();
        let look = Span::from_millis(look);
        for color in Color::ALL {
            prop_assert_eq!(clock.left(color, later + look), unpaused.left(color, now + look));
            prop_assert_eq!(clock.shown(color, later + look), unpaused.shown(color, now + look));
        }
    }

    /// Reading, refusing and replaying change nothing; flags fall when predicted.
    #[test]
    fn whatever_happens_the_clock_is_told_the_same_story(clock in any_clock(), acts in vec(act(), 0..60)) {
        let (mut played, mut replayed) = (clock.clone(), clock);
        let mut now = Moment::START;
        let mut log = Vec::new();
        for (wait, act) in acts {
            let foretold = played.next_flag_at();
            now = now + Span::from_millis(wait);
            let before = played.clone();
            let fallen = played.running(now).and_then(|color| played.flag(color, now));
            prop_assert_eq!(foretold.is_some_and(|flag| flag <= now), foretold.is_some() && fallen == foretold);
            if apply(&mut played, now, act) {
                log.push((now, act));
            } else {
                prop_assert_eq!(&played, &before);
            }
            for color in Color::ALL {
                let side = played.side(color, now);
                prop_assert!(side.flag.is_none() || side.left.is_zero());
            }
        }
        for (now, act) in log {
            prop_assert!(apply(&mut replayed, now, act));
        }
        prop_assert_eq!(replayed, played);
    }

    #[test]
    fn gong_turns_are_all_of_one_length(each in 1u64..20_000, look in 0u64..1_000_000) {
        let clock = start(Clock::new(turmuhr_clock::Setting::of(TimeControl::new(ControlKind::Gong(Span::from_millis(each))).unwrap())));
        let at = Moment::from_millis(look);
        let turns = u64::from(clock.side(Color::White, at).moves + clock.side(Color::Black, at).moves);
        let mover = clock.running(at).unwrap();
        prop_assert_eq!(turns * each + each - clock.left(mover, at).millis(), look);
        prop_assert_eq!(mover, Color::from_white(turns % 2 == 0));
    }

    #[test]
    fn any_text_of_the_format_reads_and_writes_back(words in vec(0..WORDS.len(), 0..14), seed in 0..fuzz::SEEDS.len(), cut in 0usize..30) {
        let words: String = words.into_iter().map(|index| WORDS[index]).collect();
        let seed: String = fuzz::SEEDS[seed].chars().take(cut).collect();
        fuzz::time_controls_read_and_write_back(words.as_bytes());
        fuzz::time_controls_read_and_write_back(format!("{seed}{words}").as_bytes());
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in vec(any::<u8>(), 0..40)) {
        fuzz::time_controls_read_and_write_back(&bytes);
    }

    #[test]
    fn every_hourglass_and_upcount_is_written_and_read(white in 1u64..9_000_000, black in 0u64..9_000_000) {
        let sides = ByColor { white: Span::from_millis(white), black: Span::from_millis(black) };
        let both = [ControlKind::Upcount(sides), ControlKind::Hourglass(ByColor { black: Span::from_millis(black + 1), ..sides })];
        for control in both.map(|kind| TimeControl::new(kind).unwrap()) {
            for lang in human::Lang::ALL {
                prop_assert_eq!(human::read(&human::write(&control, lang)), Ok(control.clone()));
            }
            prop_assert!(code::write_trf(&control).is_err());
        }
    }
}

const WORDS: [&str; 40] = [
    "40/",
    "5400",
    "+",
    "30",
    ":",
    "*",
    "d",
    "b",
    "W",
    "-B",
    " ",
    " ",
    "90",
    "/40",
    "'",
    "\"",
    " min",
    " s",
    " h",
    ",",
    ";",
    " dann ",
    " dazu ",
    " je ",
    " Zug",
    " Züge",
    " ab Zug ",
    "1",
    "41",
    " für ",
    " in ",
    "SD/",
    "|",
    " × ",
    " Byo-Yomi",
    " kanadisch ",
    "Weiß ",
    "Schwarz ",
    "ohne Zuschlag",
    "0,5",
];
