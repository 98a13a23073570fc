//! The random trials at full length. The same tests run on a sample every time; here they take hours.

use crate::test;

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

pub(crate) fn run() -> Result<(), String> {
    for Trial { what, package, test, settings } in TRIALS {
        println!("{what}");
        test::cargo_with(&["test", "--release", "--quiet", "-p", package, "--test", test], settings)?;
    }
    Ok(())
}
