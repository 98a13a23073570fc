//! The random trials at full length. The same tests run on a sample every time; here they take hours.

use turmuhr_pairing::trial;

use crate::{crash, test};

/// What is tried, and the variables that set its length.
struct Trial {
    what: &'static str,
    package: &'static str,
    test: &'static str,
    settings: &'static [(&'static str, &'static str)],
}

const TRIALS: [Trial; 3] = [
    Trial {
        what: "mate against complete enumeration, 120,000 positions",
        package: "turmuhr-mate",
        test: "oracle",
        settings: &[("TURMUHR_MATE_POSITIONS", "40000")],
    },
    Trial {
        what: "mate against chasolver, a million positions",
        package: "turmuhr-mate",
        test: "chasolver",
        settings: &[("TURMUHR_MATE_POSITIONS", "1000000")],
    },
    Trial {
        what: "plans played through, a million positions",
        package: "turmuhr-mate",
        test: "plan",
        settings: &[("TURMUHR_MATE_POSITIONS", "1000000")],
    },
];

/// Everything; the program must have been built to be fast.
pub(crate) fn run(tournaments: u64) -> Result<(), String> {
    pairings(tournaments)?;
    for Trial { what, package, test, settings } in TRIALS {
        println!("{what}");
        test::cargo_with(&["test", "--release", "--quiet", "-p", package, "--test", test], settings)?;
    }
    println!("the quick answer against the slow one in large fields");
    test::cargo(&[
        "test",
        "--release",
        "--quiet",
        "-p",
        "turmuhr-pairing",
        "--test",
        "why_not",
        "--",
        "--ignored",
    ])?;
    println!("the server killed {} times", crash::KILLS);
    crash::run(crash::KILLS)
}

/// Random tournaments, each round paired fast, slowly and word for word.
fn pairings(tournaments: u64) -> Result<(), String> {
    // Few players meet every rule; many players meet the short cuts.
    let parts = [
        (0, tournaments, 2, 14, 14),
        (1 << 32, tournaments / 20, 15, 80, 0),
        (1 << 33, tournaments / 400, 100, 200, 0),
    ];
    let (mut rounds, mut different) = (0, Vec::new());
    for (first, count, fewest, most, word_for_word) in parts {
        for seed in first..first + count {
            let found = trial::compare(seed, fewest, most, word_for_word);
            rounds += found.rounds;
            different.extend(found.different);
        }
        println!("up to {most} players: {rounds} rounds so far, {} differ", different.len());
    }
    if different.is_empty() { Ok(()) } else { Err(different.join("\n")) }
}
