//! Five-minute blitz, FIDE Central Committee 1977, as nos. 8.4 to 8.22 of a German tournament order.
//!
//! The order's own 8.1 to 8.3 are no part of the rules. The items of 8.11 and 8.13 are printed «1)»;
//! here they are written `8.11(1)`, because `8.11.1` would be another kind of number.

#[rustfmt::skip]
pub(crate) const FIDE_BLITZ_1977: &[&str] = &[
    "8", "8.4", "8.5", "8.6", "8.7", "8.8", "8.9", "8.10",
    "8.11", "8.11(1)", "8.11(2)", "8.11(3)", "8.11(4)", "8.12",
    "8.13", "8.13(1)", "8.13(2)", "8.13(3)", "8.13(4)", "8.13(5)", "8.13(6)", "8.14", "8.15", "8.16",
    "8.17", "8.18", "8.19", "8.20", "8.21", "8.22",
];
