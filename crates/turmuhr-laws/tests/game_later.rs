//! Records that begin in the middle of a game.

use turmuhr_clock::{Moment, Setting, Span, code};
use turmuhr_core::{CastlingMode, Color, Edition, fen};
use turmuhr_laws::{
    board::legality::Attempt,
    game::{
        Act, Actor, Consequence, LiveGame, Observation, Options, Over, Reason, Regulations, Score, TimedAct,
    },
    rules::{Mode, Supervision, page},
};

fn regulations(position: &str) -> Regulations {
    let rules = page(Edition::Fide2023, Mode::Standard, Supervision::Full).expect("a page");
    let start = fen::read(position, CastlingMode::Standard).expect("a position");
    Regulations::new(
        rules,
        None,
        Setting::of(code::read("5400+30").expect("a control")),
        start,
        Options::default(),
    )
}

fn illegal_move(game: &mut LiveGame, by: Color, from: &str, to: &str) -> Vec<Consequence> {
    let attempt =
        Attempt { from: from.parse().expect("a square"), to: to.parse().expect("a square"), promotion: None };
    let at = Moment::START;
    let _ = game.apply(&TimedAct { at, by: Actor::Player(by), act: Act::Illegal(attempt) });
    let _ = game.apply(&TimedAct { at, by: Actor::Player(by), act: Act::Press });
    game.read_clocks(Span::from_secs(742), Span::from_secs(220));
    let act = Act::Observe { what: Observation::IllegalMove, against: Some(by) };
    game.apply(&TimedAct { at, by: Actor::Arbiter, act }).into_iter().map(|ruling| ruling.what).collect()
}

#[test]
fn art_7_5_5_a_second_illegal_move_counts_the_first_one_though_the_position_is_another() {
    let mut first = LiveGame::new(regulations("4k3/7p/8/8/8/8/7P/4K3 b - - 0 20"));
    let told = illegal_move(&mut first, Color::Black, "h7", "h4");
    assert!(
        told.contains(&Consequence::AddTime { to: Color::White, amount: Span::from_mins(2) }),
        "{told:?}"
    );
    // What the displays showed, two minutes more, and the increment of the move taken back.
    assert_eq!(first.left(Color::White), Span::from_secs(742 + 120));
    assert_eq!(first.left(Color::Black), Span::from_secs(220 - 30));
    assert_eq!((first.illegal_moves(Color::Black), first.illegal_moves(Color::White)), (1, 0));

    let mut second = first.later(regulations("4k3/7p/8/8/8/8/7P/4K3 b - - 0 31"));
    let told = illegal_move(&mut second, Color::Black, "h7", "h3");
    let lost = Over { result: Some(Score::WhiteWins), reason: Reason::IllegalMoves };
    assert!(told.contains(&Consequence::Over(lost)), "{told:?}");
    assert_eq!(second.illegal_moves(Color::Black), 2);

    // The other player has done nothing yet.
    let mut other = first.later(regulations("4k3/7p/8/8/8/8/7P/4K3 w - - 0 32"));
    let told = illegal_move(&mut other, Color::White, "h2", "h5");
    assert!(
        told.contains(&Consequence::AddTime { to: Color::Black, amount: Span::from_mins(2) }),
        "{told:?}"
    );
}
