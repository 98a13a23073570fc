//! Any field is paired or refused, and every pairing satisfies the absolute criteria.

use std::collections::BTreeSet;

use proptest::prelude::*;
use turmuhr_core::{Bye, Color, PlayerId, Points, Rated, Round, Score};
use turmuhr_pairing::{
    Attendance, DutchEdition, Entrant, Field, LimEvent, Scoring, System, TeamPreferences, doubt,
    field::{Adjustment, Prohibition},
    pair, ranking, why, why_not,
};

const SYSTEMS: [System; 10] = [
    System::Dutch(DutchEdition::Of2026),
    System::Dutch(DutchEdition::Of2017),
    System::Team(TeamPreferences::TypeA),
    System::Team(TeamPreferences::TypeB),
    System::Team(TeamPreferences::None),
    System::DoubleSwiss,
    System::Dubov,
    System::Burstein,
    System::Lim(LimEvent::Ordinary),
    System::Lim(LimEvent::Maxi),
];

fn round(players: u32) -> impl Strategy<Value = Round> {
    let colour = prop_oneof![Just(Color::White), Just(Color::Black)];
    let score = prop_oneof![Just(Score::Win), Just(Score::Draw), Just(Score::Loss)];
    (1..=players, colour, score, 0u8..9).prop_map(|(opponent, colour, score, kind)| {
        let opponent = PlayerId(opponent);
        match kind {
            0 => Round::Bye(Bye::PairingAllocated),
            1 => Round::Bye(Bye::Full),
            2 => Round::Bye(Bye::Half),
            3 => Round::Bye(Bye::Zero),
            4 => Round::ForfeitWin { opponent, colour: Some(colour) },
            5 => Round::ForfeitLoss { opponent, colour: None },
            6 => Round::Adjourned { opponent, colour },
            _ => Round::Played { opponent, colour, score, rated: Rated::Yes },
        }
    })
}

/// Histories may contradict each other, points may be negative, rounds may be missing or too many.
fn field() -> impl Strategy<Value = Field> {
    (0u32..9, 0u32..5, 0u32..6).prop_flat_map(|(players, done, total)| {
        let entrant = (
            prop::collection::vec(round(players.max(1)), 0..6),
            0u8..5,
            prop::collection::vec(-10i32..30, 0..6),
            prop::option::of((0u32..5, -20i32..20)),
        );
        let groups = prop::collection::vec(prop::collection::vec(0u32..10, 0..4), 0..3);
        (prop::collection::vec(entrant, players as usize), groups, any::<bool>()).prop_map(
            move |(entrants, groups, white)| Field {
                players: entrants
                    .into_iter()
                    .enumerate()
                    .map(|(place, (history, away, virtual_points, change))| Entrant {
                        history,
                        rating: 2000 - place as u32,
                        next: if away == 0 { Attendance::Away(Bye::Half) } else { Attendance::Present },
                        virtual_points: virtual_points.into_iter().map(Points::tenths).collect(),
                        adjustments: change
                            .map(|(round, tenths)| Adjustment { round, points: Points::tenths(tenths) })
                            .into_iter()
                            .collect(),
                        ..Entrant::new(PlayerId(place as u32 + 1))
                    })
                    .collect(),
                total_rounds: total,
                rounds_done: done,
                initial_colour: if white { Color::White } else { Color::Black },
                scoring: Scoring::STANDARD,
                prohibited: groups
                    .into_iter()
                    .map(|ids| Prohibition {
                        first_round: 1,
                        last_round: 9,
                        players: ids.into_iter().map(PlayerId).collect(),
                    })
                    .collect(),
            },
        )
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]
    #[test]
    fn every_field_is_paired_or_refused(field in field()) {
        for system in SYSTEMS {
            doubt(&field, system).ok();
            ranking(&field, system).ok();
            let Ok(pairing) = pair(&field, system) else { continue };
            let mut seen = BTreeSet::new();
            for board in &pairing.boards {
                prop_assert!(seen.insert(board.white) && seen.insert(board.black));
                let met = |one: PlayerId, other: PlayerId| {
                    field.players.iter().filter(|player| player.id == one).any(|player| {
                        player
                            .history
                            .iter()
                            .take(field.rounds_done as usize)
                            .any(|round| round.is_played() && round.opponent() == Some(other))
                    })
                };
                prop_assert!(!met(board.white, board.black) && !met(board.black, board.white));
            }
            prop_assert!(pairing.bye.is_none_or(|player| seen.insert(player)));
            let present = field.players.iter().filter(|player| player.next == Attendance::Present);
            prop_assert_eq!(seen, present.map(|player| player.id).collect());
            for player in 1..=3 {
                why(&field, system, PlayerId(player)).unwrap();
                why_not(&field, system, PlayerId(player), Some(PlayerId(player + 1))).unwrap();
                why_not(&field, system, PlayerId(player), None).unwrap();
            }
        }
    }
}
