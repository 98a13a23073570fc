//! Rapid and active chess, as of 1 July 1990.
//!
//! Rule 11 uses the letters a and b twice, first for what makes a draw, then for who may claim it. `11a` and
//! `11b` are the first pair; the second is cited as plain `11`. Rule 10 refers to an 11c that does not exist:
//! 11a is meant. The positions of 12b are printed «(1)», the items of 20c «c.1».

#[rustfmt::skip]
pub(crate) const FIDE_RAPID_1990: &[&str] = &[
    "heading",
    "1", "2", "3", "4", "5", "6", "7", "8",
    "9", "9a", "9b", "9c", "10",
    "11", "11a", "11b",
    "12", "12a", "12b", "12b1", "12b2", "12b3", "12b4", "12b5", "12b6", "12c",
    "13", "14", "15", "16", "17", "18", "19",
    "20", "20a", "20b", "20c", "20c1", "20c2",
    "21", "22", "23", "24",
];
