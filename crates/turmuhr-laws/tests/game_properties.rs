//! The machine under events in any order: clocks keep their time, journals replay, the end is the end.

use proptest::{collection::vec, prelude::*};
use turmuhr_clock::{Moment, Setting, Span, code};
use turmuhr_core::{Chess, Color, Position};
use turmuhr_laws::{
    fuzz::{Source, any_events_are_ruled_on},
    game::{Act, Actor, LiveGame, Options, Regulations, TimedAct},
    rules::pages,
};

fn millis(game: &LiveGame) -> i128 {
    Color::ALL.into_iter().map(|color| i128::from(game.left(color).millis())).sum()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// No order of events panics, on any page; a finished game accepts no further event of play.
    #[test]
    fn any_order_of_events_is_ruled_on(bytes in vec(any::<u8>(), 4..400)) {
        any_events_are_ruled_on(&bytes);
    }

    /// L-150, L-177: at most one side runs, and only rulings in the ledger change a clock besides time.
    #[test]
    fn clocks_gain_and_lose_only_by_rule(bytes in vec(any::<u8>(), 4..400)) {
        let mut source = Source::new(&bytes);
        let mut regulations = source.regulations_with("300");
        // A game without increment stays one: nobody may ask for it.
        regulations.options.quickplay_guidelines = false;
        let mut game = LiveGame::new(regulations);
        let mut now = Moment::START;
        // The first event starts the clocks.
        let _ = game.apply(&TimedAct { at: now, by: Actor::Arbiter, act: Act::Observe {
            what: turmuhr_laws::game::Observation::MovesUnknown, against: None,
        } });
        while !source.is_empty() {
            let event = source.event(&game, &mut now);
            let running = game.clock().running(event.at);
            let left: i128 = Color::ALL
                .into_iter()
                .map(|color| i128::from(game.clock().left(color, event.at).millis()))
                .sum();
            let before = millis(&game);
            prop_assert!(running.is_some() || left == before, "a stopped clock ran");
            let entries = game.clock_changes().len();
            let _ = game.apply(&event);
            let changed: i128 = game.clock_changes()[entries..]
                .iter()
                .map(|change| i128::from(change.after.millis()) - i128::from(change.before.millis()))
                .sum();
            prop_assert_eq!(millis(&game), left + changed, "{:?}", event);
        }
    }

    /// The same events give the same game.
    #[test]
    fn a_journal_replays(bytes in vec(any::<u8>(), 4..400)) {
        let mut source = Source::new(&bytes);
        let regulations = source.regulations();
        let mut game = LiveGame::new(regulations.clone());
        let mut now = Moment::START;
        let mut journal = Vec::new();
        while !source.is_empty() {
            let event = source.event(&game, &mut now);
            let rulings = game.apply(&event);
            journal.push((event, rulings));
        }
        let mut again = LiveGame::new(regulations);
        for (event, rulings) in &journal {
            prop_assert_eq!(&again.apply(event), rulings);
        }
        prop_assert_eq!(again.table(), game.table());
        prop_assert_eq!(again.over(), game.over());
        prop_assert_eq!(again.clock(), game.clock());
        prop_assert_eq!(again.clock_changes(), game.clock_changes());
        prop_assert_eq!(again.ply(), game.ply());
    }

    /// Flawless play with an increment: what both clocks show is what was given less what was used.
    #[test]
    fn increments_come_with_the_press(
        page in 0..pages().len(),
        moves in vec((any::<u16>(), 0u64..9_000), 1..40),
    ) {
        let setting = Setting::of(code::read("600+5").unwrap());
        let rules = &pages()[page];
        let start = Chess::default();
        let mut game = LiveGame::new(Regulations::new(rules, None, setting, start, Options::default()));
        let (mut now, mut presses) = (Moment::START, 0_i128);
        for (choice, think) in moves {
            let Some(position) = game.position() else { break };
            let legal = position.legal_moves();
            if legal.is_empty() || game.over().is_some() {
                break;
            }
            let player = game.turn();
            now = now + Span::from_millis(think);
            let act = Act::Move(legal[usize::from(choice) % legal.len()]);
            let _ = game.apply(&TimedAct { at: now, by: Actor::Player(player), act });
            if game.over().is_some() {
                break;
            }
            let _ = game.apply(&TimedAct { at: now, by: Actor::Player(player), act: Act::Press });
            presses += 1;
        }
        let elapsed = i128::from(now.since(Moment::START).millis());
        prop_assert_eq!(millis(&game), 1_200_000 + presses * 5_000 - elapsed);
    }
}
