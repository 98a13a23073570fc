//! The fast answer to «why not?» equals the slow one, and budgets are respected.

use turmuhr_core::PlayerId;
use turmuhr_pairing::{
    Attendance, Budget, DutchEdition, Field, System, TeamPreferences,
    generate::{Wish, generate},
    reasons::WhyNot,
    trial, why_not, why_not_slowly, why_not_within,
};

const SYSTEMS: [System; 7] = [
    System::Dutch(DutchEdition::Of2026),
    System::Dutch(DutchEdition::Of2017),
    System::Dubov,
    System::Burstein,
    System::Team(TeamPreferences::TypeA),
    System::Team(TeamPreferences::TypeB),
    System::DoubleSwiss,
];

fn present(field: &Field) -> Vec<PlayerId> {
    let there = |one: &&turmuhr_pairing::Entrant| one.next == Attendance::Present;
    field.players.iter().filter(there).map(|one| one.id).collect()
}

/// Asks some questions about every round of a tournament; returns how many, and how many were too large.
fn hold(field: &Field, systems: &[System], every: usize) -> (usize, usize) {
    let (mut asked, mut large) = (0, 0);
    for round in 1..=field.rounds_done {
        let before = field.before(round);
        let ids = present(&before);
        for &system in systems {
            let pairs = ids.iter().enumerate().flat_map(|(at, &one)| {
                let others = ids[at + 1..].iter().map(|&other| Some(other));
                others.chain([None]).map(move |other| (one, other))
            });
            for (one, other) in pairs.skip(round as usize % every).step_by(every) {
                let quick = why_not(&before, system, one, other);
                asked += 1;
                if quick == Ok(WhyNot::TooLarge) {
                    large += 1;
                    continue;
                }
                let slow = why_not_slowly(&before, system, one, other);
                assert_eq!(quick, slow, "round {round}, {system:?}: {one}, {other:?}");
            }
        }
    }
    (asked, large)
}

#[test]
fn the_quick_answer_is_the_slow_one() {
    let mut asked = 0;
    for seed in 0..60 {
        let Some(field) = trial::tournament(seed, 4, 18) else { continue };
        let (more, large) = hold(&field, &SYSTEMS, 23);
        assert_eq!(large, 0, "seed {seed}: small fields are always answered");
        asked += more;
    }
    assert!(asked > 5000, "{asked}");
}

/// Takes hours without optimisation; `cargo xtask nightly` runs it.
#[test]
#[ignore = "nightly: large fields, in release"]
fn the_quick_answer_is_the_slow_one_in_a_large_field() {
    let mut asked = 0;
    for seed in 0..6 {
        let wish = Wish { players: Some(100 + 20 * seed as u32), rounds: Some(7), ..Wish::default() };
        let field = generate(&wish, seed).unwrap().field;
        asked += hold(&field, &SYSTEMS, 901).0;
    }
    assert!(asked > 300, "{asked}");
}

#[test]
fn a_budget_is_counted_and_the_same_each_time() {
    let wish = Wish { players: Some(60), rounds: Some(9), stop_after: Some(4), ..Wish::default() };
    let field = generate(&wish, 1).unwrap().field;
    let ids = present(&field);
    for system in SYSTEMS {
        let answers = |steps: u64| -> Vec<WhyNot> {
            let ask = |&other: &PlayerId| {
                why_not_within(&field, system, ids[0], Some(other), Budget(steps)).unwrap()
            };
            ids[1..].iter().map(ask).collect()
        };
        let all = answers(Budget::UNLIMITED.0);
        assert!(!all.contains(&WhyNot::TooLarge));
        let mut large = ids.len();
        for steps in [0, 1_000, 30_000, 1_000_000, 50_000_000] {
            let some = answers(steps);
            assert_eq!(some, answers(steps), "{system:?}");
            for (quick, sure) in some.iter().zip(&all) {
                assert!(quick == sure || *quick == WhyNot::TooLarge, "{system:?}: {quick:?}, {sure:?}");
            }
            let count = some.iter().filter(|&answer| *answer == WhyNot::TooLarge).count();
            assert!(count <= large, "{system:?}: more steps answer no less");
            large = count;
        }
        assert_eq!(large, 0, "{system:?}");
    }
}
