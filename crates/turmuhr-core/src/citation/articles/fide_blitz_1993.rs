//! Five-minute blitz, as of 1 January 1993.
//!
//! The conditions of 14c are printed «1)» and «2)»; here `14c1` and `14c2`.

#[rustfmt::skip]
pub(crate) const FIDE_BLITZ_1993: &[&str] = &[
    "heading",
    "1", "2", "3",
    "4", "4a", "4b",
    "5", "6", "7", "8",
    "9", "9a", "9b", "9c",
    "10",
    "11", "11a", "11b", "11c", "11d",
    "12", "13",
    "14", "14a", "14b", "14c", "14c1", "14c2", "14d",
    "15", "15a", "15b", "15c", "15d", "15e",
    "16", "17", "18", "19",
];
