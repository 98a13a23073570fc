//! Rapid and blitz.

use turmuhr_core::Edition::{Dsb2014, Fide2001, Fide2017, FideBlitz1977, FideBlitz1993, FideRapid1990};

use super::{Requirement, auto, claim, info};

#[rustfmt::skip]
pub(super) const REQUIREMENTS: &[Requirement] = &[
    // Rapid chess.
    auto("L-530", &[(Fide2017, &["A.1"])]),
    auto("L-531", &[(Fide2001, &["B"]), (FideRapid1990, &["1"])]),
    auto("L-532", &[(Fide2017, &["A.2"]), (Fide2001, &["B"])]),
    auto("L-533", &[(Fide2017, &["A.3.1", "B.3.1"])]),
    auto("L-534", &[(Fide2017, &["A.3.2", "B.3.2"])]),
    auto("L-535", &[(Fide2017, &["A.4.2", "B.4"])]),
    claim("L-536", &[(Fide2017, &["A.4.2", "B.4"])]),
    auto("L-537", &[(Fide2017, &["A.4.2", "B.4"])]),
    auto("L-538", &[(Fide2017, &["A.4.4", "B.4"])]),
    claim("L-539", &[(Fide2017, &["A.4.1", "A.4.1.1", "A.4.1.2"]), (Fide2001, &["B"]),
        (FideRapid1990, &["4"])]),
    auto("L-540", &[(Fide2017, &["9.5.3", "III.2.2"])]),
    auto("L-541", &[(Fide2001, &["B", "7.4"])]),
    claim("L-542", &[(Dsb2014, &["A.4.2"])]),
    auto("L-550", &[(FideRapid1990, &["2"])]),
    claim("L-551", &[(FideRapid1990, &["9", "10"])]),
    auto("L-552", &[(FideRapid1990, &["11", "11a", "11b"])]),
    claim("L-553", &[(FideRapid1990, &["12c", "19"])]),
    auto("L-554", &[(FideRapid1990, &["18"])]),
    info("L-555", &[(FideRapid1990, &["22", "23"])]),

    // Blitz.
    auto("L-570", &[(Fide2017, &["B.1"]), (Fide2001, &["C"]), (FideBlitz1993, &["2"]),
        (FideBlitz1977, &["8.4"])]),
    auto("L-571", &[(Fide2017, &["B.4", "A.2", "B.3.1.2"]), (Fide2001, &["B", "C"]),
        (FideBlitz1993, &["3"])]),
    auto("L-572", &[(Fide2017, &["B.2"])]),
    auto("L-573", &[(Fide2017, &["B.3.1", "B.4"])]),
    claim("L-574", &[(Fide2001, &["C"])]),
    auto("L-575", &[(Fide2001, &["C", "after 13.7"])]),
    claim("L-576", &[(Fide2001, &["B"]), (FideBlitz1993, &["6"]), (FideBlitz1977, &["8.6"])]),
    auto("L-577", &[(FideBlitz1993, &["4", "4a"])]),
    claim("L-578", &[(FideBlitz1993, &["4b", "14d"])]),
    claim("L-579", &[(FideBlitz1977, &["8.11(3)"])]),
    claim("L-580", &[(FideBlitz1993, &["14c1"]), (FideBlitz1977, &["8.12"])]),
    auto("L-581", &[(FideBlitz1993, &["11", "11a", "11b", "11c", "11d"])]),
    auto("L-582", &[(FideBlitz1993, &["15a", "15b", "15c", "15d", "15e"])]),
    auto("L-583", &[(FideBlitz1977, &["8.13"])]),
    auto("L-584", &[(FideBlitz1993, &["16"])]),
    auto("L-585", &[(FideBlitz1977, &["8.16"]), (FideBlitz1993, &["1"])]),
    claim("L-586", &[(FideBlitz1977, &["8.18"]), (FideBlitz1993, &["13"]), (FideRapid1990, &["14"])]),
    auto("L-587", &[(FideBlitz1977, &["8.20", "8.21"])]),
];
