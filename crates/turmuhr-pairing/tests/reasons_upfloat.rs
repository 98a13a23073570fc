//! Reasons of the upfloating systems are true, and every pair has an answer.

use turmuhr_core::{Bye, PlayerId};
use turmuhr_pairing::{
    Field, LimEvent, System, TeamPreferences,
    generate::{Wish, generate},
    pair,
    reasons::{Criterion, Outcome, WhyFloat, WhyNot},
    why, why_not,
};

const SYSTEMS: [System; 4] = [
    System::Team(TeamPreferences::TypeA),
    System::Team(TeamPreferences::TypeB),
    System::Team(TeamPreferences::None),
    System::DoubleSwiss,
];

/// Generated tournaments before one of their rounds.
fn fields(system: System, seeds: std::ops::Range<u64>) -> impl Iterator<Item = Field> {
    seeds.filter_map(move |seed| {
        let wish = Wish {
            system: Some(system),
            players: Some(7 + (seed % 12) as u32),
            rounds: Some(5 + (seed % 3) as u32),
            half_bye: Some(15),
            prohibited_groups: Some((seed % 3) as u32),
            by_game_points: seed % 5 == 0,
            ..Wish::default()
        };
        let made = generate(&wish, seed).ok()?.field;
        let round = made.rounds_done.saturating_sub((seed % 4) as u32).max(1);
        Some(made.before(round))
    })
}

/// Is the forced value really worse? Upfloaters should have high scores; all other values should be small.
fn is_worse(reason: &WhyNot) -> bool {
    match reason {
        WhyNot::Worse { criterion: Criterion::FloaterScores, now, then, .. } => then < now,
        WhyNot::Worse { now, then, .. } => then > now,
        WhyNot::ByeTooHigh { now, then } => then > now,
        _ => true,
    }
}

#[test]
fn what_is_said_to_be_worse_is_worse() {
    let mut kinds = std::collections::BTreeSet::new();
    for system in SYSTEMS {
        for field in fields(system, 0..25) {
            let Ok(pairing) = pair(&field, system) else { continue };
            for one in &field.players {
                for other in field.players.iter().filter(|other| other.id > one.id) {
                    let answer = why_not(&field, system, one.id, Some(other.id)).unwrap();
                    let meet = pairing.boards.iter().any(|board| {
                        (board.white, board.black) == (one.id, other.id)
                            || (board.black, board.white) == (one.id, other.id)
                    });
                    assert_eq!(answer == WhyNot::TheyMeet, meet);
                    assert!(is_worse(&answer), "{system:?} {} {}: {answer:?}", one.id, other.id);
                    if let WhyNot::Worse { criterion, .. } = answer {
                        assert!(criterion.number(system).is_some(), "{criterion:?} in {system:?}");
                        kinds.insert(criterion);
                    }
                }
                let answer = why_not(&field, system, one.id, None).unwrap();
                assert_eq!(answer == WhyNot::TheyMeet, pairing.bye == Some(one.id));
                assert_eq!(answer == WhyNot::NoBye, pairing.bye.is_none() && answer != WhyNot::Away(one.id));
                assert!(is_worse(&answer), "{system:?} bye of {}: {answer:?}", one.id);
            }
        }
    }
    // Each of these criteria decides in some round.
    for criterion in [
        Criterion::Floaters,
        Criterion::FloaterScores,
        Criterion::NextBracket,
        Criterion::FloaterFloated,
        Criterion::Preferences,
    ] {
        assert!(kinds.contains(&criterion), "{criterion:?}: {kinds:?}");
    }
}

#[test]
fn everyone_gets_an_answer() {
    let mut floats = 0;
    let systems = SYSTEMS.into_iter().chain([System::Lim(LimEvent::Ordinary), System::Lim(LimEvent::Maxi)]);
    for system in systems {
        for field in fields(system, 100..125) {
            let Ok(pairing) = pair(&field, system) else { continue };
            assert_eq!(pairing.record.colours.len(), pairing.boards.len());
            for player in &field.players {
                let told = why(&field, system, player.id).unwrap();
                let game =
                    pairing.boards.iter().find(|board| board.white == player.id || board.black == player.id);
                match told.outcome {
                    Outcome::Game { opponent, float, .. } => {
                        assert!(game.is_some_and(|board| board.white == opponent || board.black == opponent));
                        if !matches!(system, System::Lim(_)) {
                            assert_eq!(told.float.is_some(), float.is_some());
                        }
                    }
                    Outcome::Bye => assert_eq!(pairing.bye, Some(player.id)),
                    Outcome::Away => assert!(game.is_none()),
                    Outcome::Unknown => panic!("one of the field"),
                }
                if let Some(WhyFloat::Otherwise(reason)) = &told.float {
                    floats += 1;
                    assert!(is_worse(reason) && *reason != WhyNot::TheyMeet, "{reason:?}");
                }
                if let Some((_, reason)) = &told.instead_of {
                    assert_ne!(*reason, WhyNot::TheyMeet);
                }
            }
            assert_eq!(why(&field, system, PlayerId(99)).unwrap().outcome, Outcome::Unknown);
        }
    }
    assert!(floats > 100);
}

#[test]
fn c2_the_round_that_bars_is_named() {
    let system = System::Team(TeamPreferences::TypeA);
    let mut asked = 0;
    for field in fields(system, 200..230) {
        let Ok(pairing) = pair(&field, system) else { continue };
        for team in &field.players {
            let had = team
                .history
                .iter()
                .position(|&round| round == turmuhr_core::Round::Bye(Bye::PairingAllocated));
            let present = team.next == turmuhr_pairing::Attendance::Present;
            if let (Some(round), true, true) = (had, present, pairing.bye.is_some()) {
                asked += 1;
                let told = why_not(&field, system, team.id, None).unwrap();
                let WhyNot::BarredFromBye { round: named, .. } = told else { panic!("{told:?}") };
                // An earlier round may bar the player too.
                assert!(named >= 1 && named <= round as u32 + 1);
            }
        }
    }
    assert!(asked > 5);
}
