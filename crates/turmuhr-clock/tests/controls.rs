//! Time controls: codes, words, presets.

use std::num::NonZeroU32;

use turmuhr_clock::{
    ControlError, ControlKind, Lang, PRESETS, PerMove, Period, Preset, Schedule, Span, TimeControl, code,
    control::Ending, human, presets::DGT_3000,
};
use turmuhr_core::{ByColor, Color};

#[test]
fn codes_read_as_they_are_written() {
    for text in [
        "300",
        "180+2",
        "40/5400+30:1800+30",
        "40/7200:20/3600*",
        "50/9000:20/3600*",
        "300d2",
        "1500b10",
        "36/1500:300+10",
        "*180",
        "W300-B240",
        "W40/5400+30:1800+30-B300d2",
        "60+0.5",
        "40/7200",
        "0+1",
    ] {
        let control = code::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(code::write(&control).as_deref(), Ok(text));
    }
}

#[test]
fn l_151_incomplete_definitions_are_refused() {
    let unreadable = |at, text: &str| ControlError::Unreadable { at, text: text.to_owned() };
    for (text, error, why) in [
        ("", ControlError::Empty, "nothing"),
        ("?", ControlError::NotKnown, "PGN: unknown"),
        ("-", ControlError::Untimed, "PGN: none"),
        ("40/", unreadable(3, ""), "moves without a time"),
        ("40/5400:", unreadable(8, ""), "a colon without a period"),
        ("0/5400", unreadable(0, "0"), "no moves at all"),
        ("5400+", unreadable(4, "+"), "an increment without seconds"),
        ("5400x30", unreadable(0, "5400x30"), "no such sign"),
        ("0", ControlError::NoTime { period: 1 }, "no time"),
        ("40/5400:0", ControlError::NoTime { period: 2 }, "no time in the second period"),
        ("7200:1800", ControlError::MovesMissing { period: 1 }, "how many moves in two hours?"),
        ("3600*", ControlError::RepeatsWithoutMoves, "repeats after how many moves?"),
        ("W300", unreadable(1, "300"), "Black has no time"),
        ("36000001", ControlError::TooLong { period: 1 }, "more than ten thousand hours"),
    ] {
        assert_eq!(code::read(text), Err(error), "{why}: {text}");
    }
}

#[test]
fn t_05_the_setting_of_a_clock_may_change_at_zero() {
    let control = code::read_setting("5400+30:1800+30").unwrap();
    assert_eq!(code::write(&control).as_deref(), Ok("5400+30:1800+30"));
}

#[test]
fn t_71_record_222_knows_increments_and_colours_but_no_delay() {
    for text in ["5400+30", "40/6000+30:900+30", "W300-B240", "40/7200:20/3600:900"] {
        let control = code::read_trf(text).unwrap();
        assert_eq!(code::write_trf(&control).as_deref(), Ok(text));
    }
    for text in ["300d2", "300b2", "40/7200:20/3600*", "*180", "60+0.5"] {
        assert!(code::read_trf(text).is_err(), "{text}");
        assert_eq!(code::write_trf(&code::read(text).unwrap()), Err(ControlError::NotExpressible), "{text}");
    }
}

#[test]
fn t_73_what_people_write_is_read() {
    for (text, want) in [
        ("90'/40 + 30' + 30\"/Zug", "40/5400+30:1800+30"),
        ("90 min/40 + 30 min + 30 s/Zug", "40/5400+30:1800+30"),
        ("90 min for 40 moves + 30 min, 30 s per move", "40/5400+30:1800+30"),
        ("40/90, SD/30; +30", "40/5400+30:1800+30"),
        ("100 Min./40 Züge + 50 Min./Rest + 30 s/Zug ab Zug 1", "40/6000+30:3000+30"),
        ("G/60 d5", "3600d5"),
        ("G/60;d5", "3600d5"),
        ("15|10", "900+10"),
        ("15+10", "900+10"),
        ("5+3", "300+3"),
        ("5 + 0", "300"),
        ("2h/40 + 1h KO", "40/7200:3600"),
        ("2 h/40 + 1 h", "40/7200:3600"),
        ("90'+30\"", "5400+30"),
        ("90′ + 30″", "5400+30"),
        ("90'+30''", "5400+30"),
        ("1,5 h + 30 s", "5400+30"),
        ("40 moves in 90 min, then 30 min, 30 s increment", "40/5400+30:1800+30"),
        ("40/90 min + 30 min", "40/5400:1800"),
        ("90/40 + 30 + 30", "40/5400+30:1800+30"),
        ("90/40 + 30 min", "40/5400:1800"),
        ("40/90 + 30 s", "40/5400+30"),
        ("25 Min., 10 s frei je Zug", "1500d10"),
        ("Weiß 5 Minuten, Schwarz 4 Minuten", "W300-B240"),
        ("1 Minute", "60"),
        ("Sanduhr 3 Min.", "*180"),
        ("fischer kurz", "40/5400+30:1800+30"),
        ("fischer-lang", "40/6000+30:20/3000+30:900+30"),
    ] {
        let control = human::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(code::write(&control).as_deref(), Ok(want), "{text}");
    }
}

#[test]
fn t_73_a_number_that_can_be_two_things_is_asked_about() {
    for (text, first, second) in
        [("90/40 + 30", "40/5400:1800", "40/5400+30"), ("30/60 + 10 min", "60/1800:600", "30/3600:600")]
    {
        let Err(ControlError::Ambiguous { readings, .. }) = human::read(text) else {
            panic!("{text} has two readings")
        };
        let codes: Vec<String> = readings.iter().filter_map(|control| code::write(control).ok()).collect();
        assert_eq!(codes, [first, second], "{text}");
    }
}

#[test]
fn what_nobody_can_read_is_refused_with_its_place() {
    for (text, at) in [("90 minuets", 3), ("bald", 0), ("90 min/40 + 30 ☃", 15), ("/", 0), ("90 90", 3)] {
        let error = ControlError::Unreadable { at, text: text[at..].to_owned() };
        assert_eq!(human::read(text), Err(error));
    }
    assert_eq!(human::read("90 min + 30 s ab Zug 41"), Err(ControlError::NotAFirstMove { number: 41 }));
    assert_eq!(human::read("90 min, dann 30 min"), Err(ControlError::MovesMissing { period: 1 }));
}

#[test]
fn t_74_one_form_a_language() {
    let codes = [
        "300",
        "180+2",
        "90",
        "40/6000+30:3000+30",
        "40/6000+30:20/3000+30:900+30",
        "40/7200:20/3600*",
        "36/1500:300+10",
        "40/5400+30:20/1800+60:900",
        "300d2",
        "1500b10",
        "W300-B240",
        "*180",
        "60+0.5",
    ];
    let lines = |lang| {
        let controls = codes.iter().map(|text| code::read(text).unwrap()).chain(trade());
        controls.map(|control| human::write(&control, lang)).collect::<Vec<_>>().join("\n")
    };
    insta::assert_snapshot!(lines(Lang::German), @"
    5 Min.
    3 Min., dazu 2 s je Zug ab Zug 1
    1 Min. 30 s
    100 Min./40 Züge, dann 50 Min., dazu 30 s je Zug ab Zug 1
    100 Min./40 Züge, dann 50 Min./20 Züge, dann 15 Min., dazu 30 s je Zug ab Zug 1
    120 Min./40 Züge, dann 60 Min. je 20 Züge
    25 Min./36 Züge, dann 5 Min., dazu 10 s je Zug ab Zug 37
    90 Min./40 Züge, dann 30 Min./20 Züge, dann 15 Min., dazu 30 s je Zug ab Zug 1, dazu 1 Min. je Zug ab Zug 41, ohne Zuschlag ab Zug 61
    5 Min., dazu 2 s Verzögerung je Zug ab Zug 1
    25 Min., dazu 10 s Bronstein je Zug ab Zug 1
    Weiß: 5 Min.; Schwarz: 4 Min.
    Sanduhr 3 Min.
    1 Min., dazu 0,5 s je Zug ab Zug 1
    60 Min., dann 5 × 20 s Byo-Yomi
    60 Min., dann kanadisch 5 Min. je 10 Züge
    Weiß: Sanduhr 1 Min.; Schwarz: Sanduhr 2 Min.
    Gong 10 s je Zug
    Scrabble 25 Min.
    aufwärts gezählt
    ");
    insta::assert_snapshot!(lines(Lang::English), @"
    5 min
    3 min, plus 2 s a move from move 1
    1 min 30 s
    100 min for 40 moves, then 50 min, plus 30 s a move from move 1
    100 min for 40 moves, then 50 min for 20 moves, then 15 min, plus 30 s a move from move 1
    120 min for 40 moves, then 60 min for every 20 moves
    25 min for 36 moves, then 5 min, plus 10 s a move from move 37
    90 min for 40 moves, then 30 min for 20 moves, then 15 min, plus 30 s a move from move 1, plus 1 min a move from move 41, no increment from move 61
    5 min, plus 2 s delay a move from move 1
    25 min, plus 10 s Bronstein a move from move 1
    White: 5 min; Black: 4 min
    hourglass 3 min
    1 min, plus 0.5 s a move from move 1
    60 min, then 5 × 20 s byo-yomi
    60 min, then Canadian 5 min for every 10 moves
    White: hourglass 1 min; Black: hourglass 2 min
    gong 10 s a move
    Scrabble 25 min
    counted up
    ");
}

#[test]
fn every_control_in_words_is_read_back() {
    let presets = PRESETS.iter().map(Preset::control);
    for control in presets.chain(trade()) {
        for lang in Lang::ALL {
            let words = human::write(&control, lang);
            assert_eq!(human::read(&words), Ok(control.clone()), "{words}");
        }
    }
}

#[test]
fn t_51_the_presets_are_what_their_labels_say() {
    for (index, preset) in PRESETS.iter().enumerate() {
        assert_eq!(code::write(&preset.control()).as_deref(), Ok(preset.code));
        assert_eq!(Preset::by_id(preset.id), Some(preset));
        assert!(PRESETS[..index].iter().all(|other| other.id != preset.id), "{} twice", preset.id);
        for lang in Lang::ALL {
            assert_eq!(human::read(preset.label(lang)), Ok(preset.control()), "{}", preset.label(lang));
            // In brackets the label is no preset name, so its words are parsed.
            let words = human::read(&format!("({})", preset.label(lang)));
            if let Ok(control) = words {
                assert_eq!(control, preset.control(), "{}", preset.label(lang));
            }
        }
    }
}

#[test]
fn t_51_a_preset_and_its_dgt_option_differ_only_in_the_count_of_moves() {
    let uncounted = |control: &TimeControl| -> Vec<(Span, PerMove)> {
        let periods = &control.schedule(Color::White).unwrap().periods;
        periods.iter().map(|period| (period.main, period.per_move)).collect()
    };
    for (option, text) in DGT_3000 {
        let device = code::read_setting(text).unwrap();
        assert_eq!(code::write(&device).as_deref(), Ok(*text));
        for preset in PRESETS.iter().filter(|preset| preset.dgt_3000 == Some(*option)) {
            assert_eq!(uncounted(&preset.control()), uncounted(&device), "{}", preset.id);
        }
    }
}

/// One control of each mode that has no code.
fn trade() -> Vec<TimeControl> {
    let count = |count| NonZeroU32::new(count).unwrap();
    let hour = Period { moves: None, main: Span::from_mins(60), per_move: PerMove::None };
    let ends = |ending| TimeControl::both(Schedule { periods: vec![hour], ending });
    [
        ends(Ending::ByoYomi { moments: count(5), moment: Span::from_secs(20) }),
        ends(Ending::Canadian { moves: count(10), block: Span::from_mins(5) }),
        TimeControl::new(ControlKind::Hourglass(ByColor {
            white: Span::from_mins(1),
            black: Span::from_mins(2),
        })),
        TimeControl::new(ControlKind::Gong(Span::from_secs(10))),
        TimeControl::new(ControlKind::Upcount(ByColor::new_with(|_: Color| Span::from_mins(25)))),
        TimeControl::new(ControlKind::Upcount(ByColor::default())),
    ]
    .into_iter()
    .map(Result::unwrap)
    .collect()
}
