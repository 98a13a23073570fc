//! Compares the engine with the oracle, and its fast ways with the slow one, on a sample. `cargo xtask nightly`
//! compares thousands.

use turmuhr_pairing::trial;

fn trials(seeds: std::ops::Range<u64>, fewest: u32, most: u32, word_for_word: usize) {
    let mut rounds = 0;
    let mut different = Vec::new();
    for seed in seeds {
        let found = trial::compare(seed, fewest, most, word_for_word);
        rounds += found.rounds;
        different.extend(found.different);
    }
    assert!(rounds > 0);
    assert!(different.is_empty(), "{} of {rounds}:\n{}", different.len(), different.join("\n"));
}

#[test]
fn small_tournaments_come_out_word_for_word() {
    trials(0..200, 2, 8, 8);
    trials(200..205, 9, 14, 14);
}

#[test]
fn short_cuts_change_nothing() {
    trials(1000..1060, 10, 40, 0);
}

#[test]
fn burstein_and_dubov_come_out_word_for_word() {
    let mut rounds = 0;
    for seed in 2000..2800 {
        let found = trial::compare_others(seed, 7, 10, 10);
        rounds += found.rounds;
        assert!(found.different.is_empty(), "{}", found.different.join("\n"));
    }
    assert!(rounds > 1000);
}
