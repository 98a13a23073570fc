//! Sighted against visually impaired players, German federation 1987: no. 14 of its tournament order.
//!
//! The lists inside 14.1, 14.4, 14.5 and 14.10 have dashes, not numbers.

#[rustfmt::skip]
pub(crate) const DSB_VI_1987: &[&str] = &[
    "14", "14.1", "14.2", "14.3", "14.4", "14.5", "14.6", "14.7", "14.8", "14.9", "14.10", "14.11",
];
