//! Chains of decisions, remedies and rulings against a simple model of what is in force.

mod support;

use proptest::prelude::*;
use support::league::*;

/// What may happen to the decisions on a match.
#[derive(Clone, Debug)]
enum Step {
    Decide(Option<[i32; 2]>),
    Lodge(usize),
    Suspend(usize),
    Withdraw(usize),
    Rule(usize, Outcome, Option<[i32; 2]>),
    Revoke(usize),
}

fn sets() -> impl Strategy<Value = Option<[i32; 2]>> {
    prop_oneof![Just(None), (0..=20_i32).prop_map(|home| Some([home, 20 - home]))]
}

fn step() -> impl Strategy<Value = Step> {
    let outcome =
        prop_oneof![Just(Outcome::Upheld), Just(Outcome::Dismissed), Just(Outcome::Partly { refund_pf: 0 })];
    let any = || 0..12_usize;
    prop_oneof![
        3 => sets().prop_map(Step::Decide),
        4 => any().prop_map(Step::Lodge),
        2 => any().prop_map(Step::Suspend),
        1 => any().prop_map(Step::Withdraw),
        3 => (any(), outcome, sets()).prop_map(|(remedy, outcome, sets)| Step::Rule(remedy, outcome, sets)),
        1 => any().prop_map(Step::Revoke),
    ]
}

/// A decision and what it was made on.
#[derive(Clone, Debug)]
struct Known {
    sets: Option<[i32; 2]>,
    /// The decision it rules on, and whether it leaves that decision.
    rules_on: Option<(usize, bool)>,
    revoked: bool,
}

/// Whether a decision is in force, told in another way than the program: first everything that is suspended or revoked,
/// then rulings from the youngest to the oldest.
fn in_force(all: &[Known], suspended: &[usize]) -> Vec<bool> {
    let mut force: Vec<bool> =
        all.iter().enumerate().map(|(at, one)| !one.revoked && !suspended.contains(&at)).collect();
    for at in (0..all.len()).rev() {
        if let Some((on, leaves)) = all[at].rules_on {
            // An upheld remedy that counts takes the decision away; a dismissal that does not count takes it away too.
            if leaves != force[at] {
                force[on] = false;
            }
        }
    }
    force
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    /// The score of a match follows the last decision in force that sets one.
    #[test]
    fn the_score_follows_the_last_decision_in_force(steps in proptest::collection::vec(step(), 1..14)) {
        let mut journal = founded();
        play(&mut journal, "1987-10-08", 1, FIRST_BOARD);
        let mut known: Vec<Known> = Vec::new();
        let number = |at: usize| u32::try_from(at).unwrap() + 1;
        for step in steps {
            let open = |at: usize| {
                let state = journal.state();
                state.remedies.get(&RemedyId(number(at))).filter(|one| one.is_open()).map(|one| one.against)
            };
            let next = number(known.len());
            let fact = match &step {
                Step::Decide(sets) => made(next, decision(game(1), *sets, Vec::new())),
                Step::Lodge(against) => {
                    let state = journal.state();
                    let against = number(*against);
                    let way = state.way(DecisionId(against));
                    // One remedy at a time: what is contested twice is decided together.
                    let taken = state.remedies.values().any(|one| one.contests(DecisionId(against)) && one.withdrawn.is_none());
                    let (Some(way), false) = (way, taken) else { continue };
                    let id = u32::try_from(state.remedies.len()).unwrap() + 1;
                    lodge(id, against, 1, "1987-11-21", way.fee)
                }
                Step::Suspend(remedy) => Fact::ExecutionSuspended { remedy: RemedyId(number(*remedy)) },
                Step::Withdraw(remedy) => Fact::RemedyActed {
                    remedy: RemedyId(number(*remedy)),
                    act: turmuhr_season::fact::RemedyAct::Withdrawn { expenses: 0 },
                },
                Step::Rule(remedy, outcome, sets) => {
                    let state = journal.state();
                    let Some(against) = open(*remedy) else { continue };
                    let Some(way) = state.way_against(against) else { continue };
                    let by = match way.court {
                        turmuhr_federation::law::level::Court::Turniergericht => Office::Turniergericht,
                        _ => Office::Spielausschuss,
                    };
                    let stage = match way.remedy {
                        Remedy::Protest => Stage::Protest,
                        Remedy::Appeal => Stage::Appeal,
                    };
                    let result = Decision { by, stage, level: way.court.level(), ..decision(game(1), *sets, Vec::new()) };
                    Fact::RemedyDecided {
                        remedy: RemedyId(number(*remedy)),
                        outcome: *outcome,
                        decision: DecisionId(next),
                        result,
                    }
                }
                Step::Revoke(which) => revoked(number(*which), Office::Turniergericht, Level::Bund),
            };
            let against = match &step {
                Step::Rule(remedy, ..) => open(*remedy).and_then(|against| against.decision()),
                _ => None,
            };
            if write(&mut journal, fact).is_err() {
                continue;
            }
            match step {
                Step::Decide(sets) => known.push(Known { sets, rules_on: None, revoked: false }),
                Step::Rule(_, outcome, sets) => {
                    let on = against.unwrap().0 as usize - 1;
                    let leaves = outcome == Outcome::Dismissed;
                    known.push(Known { sets: sets.filter(|_| !leaves), rules_on: Some((on, leaves)), revoked: false });
                }
                Step::Revoke(which) => known[which].revoked = true,
                Step::Lodge(_) | Step::Suspend(_) | Step::Withdraw(_) => {}
            }
            let state = journal.state();
            let held = |at: &usize| {
                let id = DecisionId(number(*at));
                state.remedies.values().any(|one| one.contests(id) && one.is_open() && one.suspends)
            };
            let suspended: Vec<usize> = (0..known.len()).filter(held).collect();
            let force = in_force(&known, &suspended);
            let last = (0..known.len()).rev().find(|at| force[*at] && known[*at].sets.is_some());
            let expected = last.and_then(|at| known[at].sets).unwrap_or([10, 10]);
            prop_assert_eq!(tenths(&journal, 1), Some(expected), "{:?}", known);
            for (at, in_force) in force.iter().enumerate() {
                prop_assert_eq!(state.counts(DecisionId(number(at)), Part::Score), *in_force);
            }
        }
    }
}
