//! Properties of every event.

use proptest::prelude::*;
use turmuhr_core::{Color, PlayerId, Rated, Round, Score};
use turmuhr_rating::{
    Decimal, Player, RatedEvent,
    dwz::{self, Formula},
    elo::{self, Outcome, rules::OCTOBER_2025},
};

/// A round robin with random results; some players may have no rating.
fn events() -> impl Strategy<Value = RatedEvent> {
    (2_usize..9)
        .prop_flat_map(|count| {
            let ratings = prop::collection::vec(prop::option::weighted(0.8, 1000_u32..2800), count);
            let results = prop::collection::vec(0_u8..3, count * count);
            (ratings, results)
        })
        .prop_map(|(ratings, results)| {
            let count = ratings.len();
            let players = ratings
                .iter()
                .enumerate()
                .map(|(one, rating)| {
                    let mut player = Player::new(PlayerId(one as u32 + 1), *rating);
                    player.record.coefficient = Some(20);
                    player.rounds = (0..count)
                        .filter(|&other| other != one)
                        .map(|other| {
                            let (low, high) = (one.min(other), one.max(other));
                            let result = results[low * count + high];
                            let result = if one < other { result } else { 2 - result };
                            let score = [Score::Loss, Score::Draw, Score::Win][usize::from(result)];
                            let opponent = PlayerId(other as u32 + 1);
                            Round::Played { opponent, colour: Color::White, score, rated: Rated::Yes }
                        })
                        .collect();
                    player
                })
                .collect();
            RatedEvent { players, ..RatedEvent::default() }
        })
}

proptest! {
    /// Among rated players with the same K the gains before rounding add up to zero, unless a limit differs.
    #[test]
    fn elo_gains_balance(event in events()) {
        let mut sum = Decimal::new(0, 2);
        let mut different = false;
        for rating in elo::rate(&event, &OCTOBER_2025) {
            if let Outcome::Rated(change) = rating.result {
                different |= change.old >= 2650 || change.coefficient.applied != 20;
                sum = change.games.iter().fold(sum, |sum, line| sum + line.gain);
            }
        }
        prop_assert!(different || sum.units() == 0, "{sum}");
    }

    /// The order of entry never matters.
    #[test]
    fn order_does_not_matter(event in events()) {
        let mut turned = event.clone();
        turned.players.reverse();
        let mut again = elo::rate(&turned, &OCTOBER_2025);
        again.reverse();
        prop_assert_eq!(elo::rate(&event, &OCTOBER_2025), again);
        for formula in Formula::ALL {
            let mut again = dwz::rate(&turned, formula);
            again.reverse();
            prop_assert_eq!(dwz::rate(&event, formula), again);
        }
    }

    /// A better score never gives a lower rating.
    #[test]
    fn a_win_more_is_never_worse(event in events()) {
        let mut better = event.clone();
        for round in &mut better.players[0].rounds {
            if let Round::Played { score, .. } = round {
                *score = Score::Win;
            }
        }
        let new = |event: &RatedEvent| match &elo::rate(event, &OCTOBER_2025)[0].result {
            Outcome::Rated(change) => change.new,
            Outcome::Unrated(_) => 0,
        };
        prop_assert!(new(&better) >= new(&event));
    }
}
