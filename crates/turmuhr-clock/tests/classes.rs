//! Classes and totals (P-001, P-002, T-61, X-04).

use turmuhr_clock::{
    Class::{self, Blitz, Rapid, Standard},
    ClassBounds, Preset, Span,
    class::{self, Classified, total_for_60},
    code,
};
use turmuhr_core::{ByColor, Color};

#[test]
fn x_04_art_a_1_and_b_1_of_2017() {
    check(
        class::FIDE_2017,
        &[
            ("600", Blitz, "10+0"),
            ("180+2", Blitz, "3+2"),
            ("300+5", Blitz, "5+5 is ten minutes"),
            ("600+1", Rapid, "10+1 is eleven"),
            ("900+10", Rapid, "15+10"),
            ("3540", Rapid, "59 minutes"),
            ("2700+15", Standard, "45+15 is sixty"),
            ("3600", Standard, "60 minutes"),
            ("600.001", Rapid, "a millisecond more than ten minutes"),
            ("3599.999", Rapid, "a millisecond less than an hour"),
            ("300d5", Blitz, "a delay is a time per move like an increment"),
        ],
    );
}

#[test]
fn x_04_appendices_b_and_c_of_2001() {
    check(
        class::FIDE_2001,
        &[
            ("840", Blitz, "14 minutes"),
            ("900", Rapid, "15 minutes"),
            ("3600", Rapid, "60 minutes"),
            ("3660", Standard, "61 minutes"),
        ],
    );
    let with_increment = code::read("600+5").unwrap();
    assert_eq!(class::FIDE_2001.classify(&with_increment), Classified::Proposed(Rapid), "D-23");
}

#[test]
fn the_older_texts_name_single_times() {
    let classify = |bounds: ClassBounds, text| bounds.classify(&code::read(text).unwrap());
    assert_eq!(classify(class::FIDE_RAPID_1990, "3600"), Classified::Is(Rapid));
    assert_eq!(classify(class::FIDE_RAPID_1990, "1800"), Classified::Is(Rapid));
    assert_eq!(classify(class::FIDE_RAPID_1990, "1500"), Classified::Unregulated);
    assert_eq!(classify(class::FIDE_BLITZ_1993, "300"), Classified::Is(Blitz));
    assert_eq!(classify(class::FIDE_BLITZ_1993, "240+1"), Classified::Unregulated, "no increments then");
    assert_eq!(classify(class::FIDE_BLITZ_1977, "600"), Classified::Unregulated);
    assert_eq!(classify(class::FIDE_1984, "40/7200:3600"), Classified::Unregulated);
}

#[test]
fn t_63_each_side_is_reckoned_on_its_own() {
    let classify = |text| class::FIDE_2023.classify(&code::read(text).unwrap());
    assert_eq!(classify("W300-B240"), Classified::Is(Blitz));
    assert_eq!(classify("W900-B300"), Classified::Differ(ByColor { white: Rapid, black: Blitz }));
    assert_eq!(classify("*180"), Classified::Unregulated);
}

#[test]
fn t_61_the_presets_have_these_totals_and_classes() {
    for (id, minutes, class) in [
        ("bullet-1", 1, Blitz),
        ("blitz-3+2", 5, Blitz),
        ("blitz-5", 5, Blitz),
        ("blitz-5+2", 7, Blitz),
        ("blitz-10", 10, Blitz),
        ("rapid-10+5", 15, Rapid),
        ("rapid-15", 15, Rapid),
        ("rapid-15+5", 20, Rapid),
        ("rapid-15+10", 25, Rapid),
        ("rapid-20", 20, Rapid),
        ("rapid-25", 25, Rapid),
        ("rapid-25+10", 35, Rapid),
        ("rapid-30", 30, Rapid),
        ("std-60", 60, Standard),
        ("std-60+30", 90, Standard),
        ("std-30/60+30+30", 120, Standard),
        ("std-65+30", 95, Standard),
        ("std-90", 90, Standard),
        ("std-90+30", 120, Standard),
        ("std-36/90+30", 120, Standard),
        ("std-40/90+30", 120, Standard),
        ("std-90+15+30s", 135, Standard),
        ("fischer-kurz", 150, Standard),
        ("std-105+30", 135, Standard),
        ("bundesliga", 180, Standard),
        ("fischer-lang", 180, Standard),
        ("classic-2h+30", 150, Standard),
        ("classic-2h+1h", 180, Standard),
        ("classic-2-1-30", 180, Standard),
        ("classic-2-1-1", 180, Standard),
        ("classic-repeat", 180, Standard),
        ("std-120+30", 150, Standard),
        ("std-130+30", 160, Standard),
        ("quick-36/25+5+10", 34, Rapid),
    ] {
        let control = Preset::by_id(id).unwrap().control();
        assert_eq!(total_for_60(&control, Color::White), Some(Span::from_mins(minutes)), "{id}");
        assert_eq!(class::FIDE_2023.classify(&control), Classified::Is(class), "{id}");
    }
}

#[track_caller]
fn check(bounds: ClassBounds, cases: &[(&str, Class, &str)]) {
    for (text, class, why) in cases {
        assert_eq!(bounds.classify(&code::read(text).unwrap()), Classified::Is(*class), "{why}: {text}");
    }
}
