//! Notes of the German federation's arbiters' commission on reading the Laws, last revised 2014.
//!
//! Not a text with articles of its own: a note is cited by the article it explains, in the numbers the notes
//! print. So `1.1` is the note on 1.3 of 2017, and `9.5.2` the note on 9.5.3. Parents such as `3.7` are
//! listed only if there is a note on them. `TO A-13.3` belongs to the federation's tournament order.

#[rustfmt::skip]
pub(crate) const DSB_2014: &[&str] = &[
    "preamble",
    "1.1", "3.7.5", "4", "5.2.3", "6.5", "6.7.1", "6.7.2", "6.10", "7.1", "8.1.6", "8.5.1", "8.7",
    "9.1.1", "9.5.2", "11.3.3", "11.7",
    "A.4.2", "A.4.3", "III.5", "TO A-13.3",
];
