//! What is open now, for players and arbiter, and what holds for every game.
#![allow(clippy::disallowed_methods)]

use turmuhr_clock::{Moment, Setting, code};
use turmuhr_core::{Chess, Color, Edition, Position};
use turmuhr_laws::{
    game::{
        Act, Actor, Choice, Claim, Consequence, Decision, Intent, LiveGame, Observation, OpenClaim, Options,
        Regulations, Ruling, Status, TimedAct, Why, arbiter_may, claims_open,
    },
    notation::{Language, read_move},
    rules::{Mode, Rules, Supervision, page, pages},
};

fn rules(edition: Edition, mode: Mode, supervision: Supervision) -> &'static Rules {
    page(edition, mode, supervision).expect("there is such a page")
}

fn game(rules: &Rules, control: &str) -> LiveGame {
    let setting = Setting::of(code::read(control).expect("a time control"));
    LiveGame::new(Regulations::new(rules, None, setting, Chess::default(), Options::default()))
}

fn act(game: &mut LiveGame, secs: u32, by: Color, act: Act) -> Vec<Ruling> {
    game.apply(&TimedAct { at: Moment::from_secs(secs), by: Actor::Player(by), act })
}

/// Plays moves in SAN, each pressed at once.
fn play(game: &mut LiveGame, text: &str) {
    for (index, san) in text.split_whitespace().enumerate() {
        let secs = u32::try_from(index + 1).expect("a short game");
        let by = game.turn();
        let m = read_move(game.position().expect("a position"), san, Language::En).expect("legal").m;
        let _ = act(game, secs, by, Act::Move(m));
        let _ = act(game, secs, by, Act::Press);
    }
}

fn find(claims: Vec<OpenClaim>, wanted: &Claim) -> OpenClaim {
    claims.into_iter().find(|open| open.claim == *wanted).expect("every claim is listed")
}

const THREE_TIMES: &str = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";

/// The dialog says whether the player is entitled and, if not, what closed the window.
#[test]
fn l_792_claims_show_their_window() {
    let repetition = Claim::Repetition { intended: None };
    let mut game = game(rules(Edition::Fide2017, Mode::Standard, Supervision::Full), "5400");
    play(&mut game, THREE_TIMES);
    let whites = find(claims_open(&game, Color::White), &repetition);
    assert_eq!((whites.status, whites.right), (Status::Open, Some(true)));
    let blacks = find(claims_open(&game, Color::Black), &repetition);
    assert_eq!((blacks.status, blacks.right), (Status::Closed(Why::NotHavingTheMove), None));
    assert_eq!(blacks.cites[0].article(), "9.2.1");

    let square = "e2".parse().expect("a square");
    let _ = act(&mut game, 30, Color::White, Act::Touch { square, intent: Intent::Move });
    let touched = find(claims_open(&game, Color::White), &repetition);
    assert_eq!(touched.status, Status::Closed(Why::Touched), "9.4");
    assert_eq!(touched.cites[0].article(), "9.4");
}

/// The program knows whether a claim would be right, before anybody makes it; asking changes nothing.
#[test]
fn l_360_asking_changes_nothing() {
    for rules in pages() {
        let mut game = game(rules, "300");
        play(&mut game, "Nf3 Nf6 Ng1 Ng8");
        let before = format!("{game:?}");
        let _ = (claims_open(&game, Color::White), claims_open(&game, Color::Black), arbiter_may(&game));
        assert_eq!(format!("{game:?}"), before, "{} {:?}", rules.edition, rules.mode);
    }
}

/// The arbiter's list follows the mode: what may be seen unasked in one is forbidden in another.
#[test]
fn l_503_and_l_796_what_the_arbiter_may_do_now() {
    let status = |rules: &Rules, wanted: Observation| {
        let mut game = game(rules, "300");
        play(&mut game, "e4 e5");
        let powers = arbiter_may(&game);
        powers.into_iter().find(|power| power.what == wanted).map(|power| power.status)
    };
    let standard = rules(Edition::Fide2017, Mode::Standard, Supervision::Full);
    let blitz = rules(Edition::FideBlitz1993, Mode::Blitz, Supervision::Limited);
    // Nothing of the kind has happened, but the arbiter would act.
    assert_eq!(status(standard, Observation::Flag), Some(Status::Closed(Why::NothingHappened)));
    assert_eq!(status(blitz, Observation::Flag), Some(Status::Closed(Why::ArbiterMayNot)));
    assert_eq!(status(blitz, Observation::IllegalMove), Some(Status::Closed(Why::ArbiterMayNot)));
}

/// The number of moves is not disclosed before a flag has fallen.
#[test]
fn l_504_the_number_of_moves_is_told_after_a_flag_fall_only() {
    for rules in pages() {
        let mut game = game(rules, "300");
        play(&mut game, "e4 e5");
        assert!(!game.move_count_may_be_told());
        let _ = act(&mut game, 299, Color::White, Act::Wait);
        assert!(!game.move_count_may_be_told(), "one second before");
        let _ = act(&mut game, 303, Color::White, Act::Wait);
        assert!(game.move_count_may_be_told());
    }
}

/// Every ruling of every page rests on an article, or says that the text is silent.
#[test]
fn l_790_rulings_cite() {
    for rules in pages() {
        let mut game = game(rules, "300");
        play(&mut game, "Nf3 Nf6 Ng1 Ng8");
        for open in claims_open(&game, Color::White) {
            let silent = matches!(open.status, Status::Closed(Why::NotInForce));
            let quiet = open.cites.is_empty() && open.right.is_none();
            assert!(silent || quiet || !open.cites.is_empty(), "{}: {:?}", rules.edition, open.claim);
        }
    }
}

/// Only what the text offers can be chosen; the question stays open until then.
#[test]
fn l_791_options_are_exactly_the_lawful_ones() {
    for rules in pages() {
        let mut game = game(rules, "300");
        play(&mut game, "e4 e5");
        let rulings =
            game.apply(&TimedAct { at: Moment::from_secs(9), by: Actor::Spectator, act: Act::Interfere });
        let [Ruling { what: Consequence::Choose { options, .. }, .. }] = rulings.as_slice() else {
            panic!("{}: {rulings:?}", rules.edition);
        };
        assert_eq!(game.options(), *options);
        let others = Choice::ALL.into_iter().filter(|choice| *choice != Choice::Continue);
        for choice in others.filter(|choice| !options.contains(choice)) {
            let decision = Decision { choice, to: None, amount: None, result: None, by_analogy: false };
            let by = Actor::Arbiter;
            let rulings = game.apply(&TimedAct { at: Moment::from_secs(9), by, act: Act::Decide(decision) });
            assert!(
                matches!(rulings[0].what, Consequence::Inadmissible { why: Why::NotAnOption }),
                "{}: {choice:?} gives {rulings:?}",
                rules.edition
            );
        }
        assert_eq!(game.options(), *options, "the question is still open");
    }
}

/// The same events give the same game, whenever they are played again.
#[test]
fn l_795_a_game_can_be_replayed() {
    let log = |rules: &Rules| {
        let mut game = game(rules, "300");
        play(&mut game, THREE_TIMES);
        let _ = act(&mut game, 20, Color::White, Act::Offer);
        let _ = act(&mut game, 21, Color::Black, Act::PressEarly);
        let _ = act(&mut game, 25, Color::White, Act::Claim(Claim::Fifty { intended: None }));
        format!("{:?} {:?} {:?}", game.over(), game.left(Color::White), game.position().map(Position::board))
    };
    for rules in pages() {
        assert_eq!(log(rules), log(rules), "{} {:?}", rules.edition, rules.mode);
    }
}
