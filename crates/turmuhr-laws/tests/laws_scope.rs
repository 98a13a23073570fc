//! What a game is played by: one rule set, the supervision of the event, notes laid over a text.

use turmuhr_clock::{Moment, Setting, code};
use turmuhr_core::{Chess, Color, Edition, Position};
use turmuhr_laws::{
    game::{Act, Actor, LiveGame, Options, Regulations, TimedAct},
    rules::{
        Mode, Overlay, Supervision, overlaid, page,
        regime::{RegimeFault, Staffing, regime_faults},
    },
};

/// L-001: the rule set is part of the regulations, and nothing that happens in a game changes it.
#[test]
fn l_001_the_rule_set_is_fixed_with_the_game() {
    let rules = page(Edition::Fide2001, Mode::Blitz, Supervision::Limited).expect("a page");
    let setting = Setting::of(code::read("300").expect("a control"));
    let mut game =
        LiveGame::new(Regulations::new(rules, None, setting, Chess::default(), Options::default()));
    let before = *game.rules();
    let first = *Chess::default().legal_moves().first().expect("a move");
    let acts = [Act::Move(first), Act::Press, Act::Offer];
    for (second, act) in acts.into_iter().enumerate() {
        let at = Moment::from_secs(u32::try_from(second).expect("small"));
        let _ = game.apply(&TimedAct { at, by: Actor::Player(Color::White), act });
    }
    assert_eq!(*game.rules(), before);
}

#[test]
fn l_002_art_a_5_and_b_5_the_regulations_name_the_supervision() {
    let staffing = Staffing { games_per_arbiter: 1, every_game_recorded: true };
    for (edition, mode, article) in [
        (Edition::Fide2017, Mode::Rapid, "A.5"),
        (Edition::Fide2017, Mode::Blitz, "B.5"),
        (Edition::Fide2023, Mode::Rapid, "A.6"),
        (Edition::Fide2023, Mode::Blitz, "B.4"),
    ] {
        let faults = regime_faults(edition, mode, None, staffing);
        let [(RegimeFault::NotStated, citation)] = faults[..] else { panic!("{edition} {mode:?}") };
        assert_eq!(citation.article(), article);
        let stated = regime_faults(edition, mode, Some(Supervision::Full), staffing);
        assert!(stated.is_empty(), "{edition} {mode:?}");
    }
    let standard = regime_faults(Edition::Fide2017, Mode::Standard, None, staffing);
    assert!(standard.is_empty(), "standard games know one kind of supervision only");
}

#[test]
fn l_003_art_a_3_1_and_b_3_1_full_supervision_needs_arbiters_and_records() {
    check(Mode::Rapid, 3, true, &[]);
    check(Mode::Rapid, 4, true, &["A.3.1.1"]);
    check(Mode::Rapid, 4, false, &["A.3.1.1", "A.3.1.2"]);
    check(Mode::Blitz, 1, true, &[]);
    check(Mode::Blitz, 2, true, &["B.3.1.1"]);
    check(Mode::Blitz, 1, false, &["B.3.1.2"]);

    #[track_caller]
    fn check(mode: Mode, games_per_arbiter: u32, every_game_recorded: bool, articles: &[&str]) {
        let staffing = Staffing { games_per_arbiter, every_game_recorded };
        let faults = regime_faults(Edition::Fide2017, mode, Some(Supervision::Full), staffing);
        let cited: Vec<&str> = faults.iter().map(|(_, citation)| citation.article()).collect();
        assert_eq!(cited, articles);
        let limited = regime_faults(Edition::Fide2017, mode, Some(Supervision::Limited), staffing);
        assert!(limited.is_empty(), "limited supervision asks for nothing");
    }
}

/// L-012: a note of the overlay holds in the modes it names and leaves the other rows alone.
#[test]
fn l_012_notes_hold_in_their_modes_only() {
    let changed = |mode, supervision| -> Vec<&'static str> {
        let page = page(Edition::Fide2017, mode, supervision).expect("a page");
        let noted = overlaid(page, Overlay::Dsb2014);
        let rows = page.rows().into_iter().zip(noted.rows());
        rows.filter(|(plain, noted)| plain != noted).map(|(_, noted)| noted.key).collect()
    };
    let everywhere = ["upside_down_rook", "sees_touch_breach", "refusal_opponent"];
    for (mode, supervision) in [
        (Mode::Standard, Supervision::Full),
        (Mode::Rapid, Supervision::Limited),
        (Mode::Blitz, Supervision::Full),
    ] {
        let changed = changed(mode, supervision);
        assert!(everywhere.iter().all(|key| changed.contains(key)), "{mode:?}: {changed:?}");
        let standard = mode == Mode::Standard;
        assert_eq!(
            changed.contains(&"min_left"),
            standard,
            "the five minutes of 6.10 are a note for standard play"
        );
        assert_eq!(changed.contains(&"king_capture"), !standard, "the note on A.4.2 is for rapid and blitz");
    }
}
