//! Compared with trying every matching.

use proptest::prelude::*;

use super::*;

/// The greatest weight by trying every matching.
fn best(free: &mut Vec<usize>, weight: &dyn Fn(usize, usize) -> i64) -> i64 {
    let Some(one) = free.pop() else { return 0 };
    let mut most = i64::MIN;
    for at in 0..free.len() {
        let other = free.remove(at);
        most = most.max(weight(one, other) + best(free, weight));
        free.insert(at, other);
    }
    free.push(one);
    most
}

fn total(solver: &Weighted<i64>, n: usize, weight: &dyn Fn(usize, usize) -> i64) -> i64 {
    (0..n)
        .map(|one| {
            let other = solver.mate(one);
            assert_eq!(solver.mate(other), one);
            if one < other { weight(one, other) } else { 0 }
        })
        .sum()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]
    #[test]
    fn finds_the_greatest_weight_and_mends_it(
        half in 1usize..5,
        weights in prop::collection::vec(0i64..12, 100),
        vertex in 0usize..10,
        again in prop::collection::vec(0i64..12, 10),
    ) {
        let n = 2 * half;
        let weight = |one: usize, other: usize| weights[one.min(other) * 10 + one.max(other)];
        let mut solver = Weighted::new(n, &Steps::unlimited(), weight);
        solver.solve().unwrap();
        let most = best(&mut (0..n).collect(), &weight);
        prop_assert_eq!(total(&solver, n, &weight), most);
        for one in 0..n {
            prop_assert!(solver.is_tight(one, solver.mate(one)));
        }
        let vertex = vertex % n;
        let changed = |one: usize, other: usize| {
            if one == vertex { again[other] } else if other == vertex { again[one] } else { weight(one, other) }
        };
        for other in (0..n).filter(|&other| other != vertex) {
            solver.set_weight(vertex, other, again[other]);
        }
        solver.mend(vertex).unwrap();
        let most = best(&mut (0..n).collect(), &changed);
        prop_assert_eq!(total(&solver, n, &changed), most);
        // Restores the old weights, starting from the duals of the changed ones.
        let duals = solver.duals();
        for other in (0..n).filter(|&other| other != vertex) {
            solver.set_weight(vertex, other, weight(vertex, other));
        }
        solver.solve_near(&duals).unwrap();
        prop_assert_eq!(total(&solver, n, &weight), best(&mut (0..n).collect(), &weight));
        // After a settled pair the others keep a best matching, and a change among them is repaired.
        let (one, other) = (0, solver.mate(0));
        solver.settle(one, other);
        let rest: Vec<usize> = (0..n).filter(|&left| left != one && left != other).collect();
        if let Some(&vertex) = rest.first() {
            for &other in &rest[1..] {
                solver.set_weight(vertex, other, again[other]);
            }
            solver.mend(vertex).unwrap();
            let changed = |one: usize, other: usize| {
                if one == vertex { again[other] } else if other == vertex { again[one] } else { weight(one, other) }
            };
            let found: i64 = rest
                .iter()
                .map(|&one| if one < solver.mate(one) { changed(one, solver.mate(one)) } else { 0 })
                .sum();
            prop_assert_eq!(found, best(&mut rest.clone(), &changed));
        }
    }
}
