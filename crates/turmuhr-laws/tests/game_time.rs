//! Time, sheets and points: what no single event shows.
#![allow(clippy::disallowed_methods)]

use turmuhr_clock::{Class, Moment, Setting, Span, code};
use turmuhr_core::{Chess, Color, Edition};
use turmuhr_laws::{
    game::{
        Act, Actor, Choice, Claim, Consequence, Decision, Fit, LiveGame, Options, PointSystem, Regulations,
        Score, Sheet, TimedAct,
    },
    rules::{Mode, Supervision, page, pages},
};

fn regulations(edition: Edition, mode: Mode, control: &str) -> Regulations {
    let rules = page(edition, mode, Supervision::Limited).unwrap();
    let setting = Setting::of(code::read(control).unwrap());
    Regulations::new(rules, None, setting, Chess::default(), Options::default())
}

#[test]
fn l_530_l_531_l_570_the_control_fits_the_mode() {
    use Class::{Blitz, Rapid, Standard};
    use Mode as M;
    for (edition, mode, control, fit) in [
        // 2017: main time and sixty increments, more than ten and less than sixty minutes are rapid.
        (Edition::Fide2017, M::Blitz, "600", Fit::Fits),
        (Edition::Fide2017, M::Blitz, "180+2", Fit::Fits),
        (Edition::Fide2018, M::Blitz, "300+5", Fit::Fits),
        (Edition::Fide2017, M::Blitz, "600+1", Fit::Is(Rapid)),
        (Edition::Fide2017, M::Rapid, "600", Fit::Is(Blitz)),
        (Edition::Fide2017, M::Rapid, "600+1", Fit::Fits),
        (Edition::Fide2017, M::Rapid, "900+10", Fit::Fits),
        (Edition::Fide2023, M::Rapid, "3540", Fit::Fits),
        (Edition::Fide2023, M::Rapid, "2700+15", Fit::Is(Standard)),
        (Edition::Fide2017, M::Standard, "2700+15", Fit::Fits),
        (Edition::Fide2017, M::Standard, "3600", Fit::Fits),
        // L-531: 15 to 60 minutes in 2001, exactly 60 or 30 in 1990.
        (Edition::Fide2001, M::Blitz, "840", Fit::Fits),
        (Edition::Fide2001, M::Rapid, "900", Fit::Fits),
        (Edition::Fide2001, M::Rapid, "3600", Fit::Fits),
        (Edition::Fide2001, M::Standard, "3660", Fit::Fits),
        (Edition::Fide2001, M::Rapid, "1500+10", Fit::Proposed),
        (Edition::FideRapid1990, M::Rapid, "1800", Fit::Fits),
        (Edition::FideRapid1990, M::Rapid, "3600", Fit::Fits),
        (Edition::FideRapid1990, M::Rapid, "1500", Fit::Unregulated),
        // L-570: five minutes.
        (Edition::FideBlitz1993, M::Blitz, "300", Fit::Fits),
        (Edition::FideBlitz1977, M::Blitz, "300", Fit::Fits),
        (Edition::FideBlitz1977, M::Blitz, "299", Fit::Unregulated),
        (Edition::Fide1984, M::Standard, "40/9000:16/3600", Fit::Unregulated),
    ] {
        let found = regulations(edition, mode, control).fit();
        assert_eq!(found, fit, "{control} in {edition} {mode:?}");
    }
}

#[test]
fn l_177_every_change_of_a_clock_is_in_the_ledger() {
    for rules in pages() {
        let setting = Setting::of(code::read("40/7200:3600").unwrap());
        let mut game =
            LiveGame::new(Regulations::new(rules, None, setting, Chess::default(), Options::default()));
        let decide = |choice, minutes| {
            let amount = Some(Span::from_mins(minutes));
            Act::Decide(Decision { choice, to: Some(Color::White), amount, result: None, by_analogy: false })
        };
        let at = Moment::from_secs(60);
        let _ = game.apply(&TimedAct { at, by: Actor::Arbiter, act: decide(Choice::AddTime, 3) });
        let _ = game.apply(&TimedAct { at, by: Actor::Arbiter, act: decide(Choice::TakeTime, 1) });
        let changes = game.clock_changes();
        assert_eq!(changes.len(), 2, "{}", rules.edition);
        let (given, taken) = (&changes[0], &changes[1]);
        assert_eq!((given.before, given.after), (Span::from_mins(119), Span::from_mins(122)));
        assert_eq!((taken.before, taken.after), (Span::from_mins(122), Span::from_mins(121)));
        assert_eq!((given.of, given.by, given.at), (Color::White, Actor::Arbiter, at));
        assert!(!given.cites.is_empty() && !taken.cites.is_empty());
        assert_eq!(game.awarded(Color::White), Span::from_mins(3));
        assert_eq!(game.awarded(Color::Black), Span::ZERO);
    }
}

#[test]
fn l_293_the_position_and_the_times_are_noted_before_the_moves_are_reconstructed() {
    let mut game = LiveGame::new(regulations(Edition::Fide2017, Mode::Standard, "40/60:1800"));
    let mut tell = |secs, by, act| {
        let _ = game.apply(&TimedAct { at: Moment::from_secs(secs), by, act });
    };
    let white = Actor::Player(Color::White);
    tell(61, Actor::Arbiter, Act::StopClock);
    tell(61, white, Act::Sheet(Sheet::Behind));
    tell(61, Actor::Player(Color::Black), Act::Sheet(Sheet::Behind));
    let form = game.reconstruction();
    assert_eq!(&form.table, game.table());
    assert_eq!((form.times.white, form.times.black), (Span::ZERO, Span::from_secs(60)));
    assert_eq!(form.ran, Some(Color::White));
    assert_eq!(form.moves, None, "no sheet shows the number of moves");
    let _ = game.apply(&TimedAct { at: Moment::from_secs(90), by: white, act: Act::Sheet(Sheet::Complete) });
    assert_eq!(game.reconstruction().moves, Some(0));
}

#[test]
fn l_440_l_441_points_are_those_that_normally_occur() {
    let usual = PointSystem::USUAL;
    for (score, white, black) in [
        (Score::WhiteWins, 2, 0),
        (Score::BlackByForfeit, 0, 2),
        (Score::Draw, 1, 1),
        (Score::BothLose, 0, 0),
        (Score::NobodyAppears, 0, 0),
        (Score::WhiteHalfBlackZero, 1, 0),
        (Score::WhiteZeroBlackHalf, 0, 1),
    ] {
        assert_eq!((usual.of(score, Color::White), usual.of(score, Color::Black)), (white, black), "{score}");
        assert!(usual.allows(white, black));
    }
    // More than a game is worth: a win for one and a draw for the other.
    assert!(!usual.allows(2, 1));
    // Three points for a win.
    let three = PointSystem { win: 6, draw: 2, loss: 0 };
    assert!(three.allows(6, 0) && three.allows(2, 2) && !three.allows(3, 3) && !three.allows(4, 2));
    // L-441, 10.2: three quarters and a quarter is no score.
    assert_eq!(Score::parse("3/4-1/4"), None);
    assert_eq!(Score::parse("1/2-0"), Some(Score::WhiteHalfBlackZero));
}

/// L-158: what the display shows counts, in every edition, for every second before the flag and from it on.
#[test]
fn l_158_what_the_clock_shows_is_conclusive() {
    for rules in pages() {
        for (seconds, upheld) in [(59, false), (60, true), (61, true)] {
            let setting = Setting::of(code::read("60").unwrap());
            let start = Chess::default();
            let mut game = LiveGame::new(Regulations::new(rules, None, setting, start, Options::default()));
            let claim = TimedAct {
                at: Moment::from_secs(seconds),
                by: Actor::Player(Color::Black),
                act: Act::Claim(Claim::Flag),
            };
            let rulings = game.apply(&claim);
            let answer = rulings.iter().find_map(|ruling| match ruling.what {
                Consequence::Claim { upheld, .. } => Some(upheld),
                _ => None,
            });
            assert_eq!(answer, Some(upheld), "after {seconds} s by {} {:?}", rules.edition, rules.mode);
            assert_eq!(game.over().is_some(), upheld);
        }
    }
}
