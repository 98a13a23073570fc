//! Every article number of every text, in reading order: one file an edition.
//!
//! A number is listed together with the numbers above it (`9`, `9.2`, `9.2.1`), because a person may
//! cite the whole article. Letters follow without a blank (`10.10a`); parts of a text that have no
//! number are cited by name (`Preface`, `heading`).

mod dsb_2014;
mod dsb_vi_1987;
mod fide_1984;
mod fide_1993;
mod fide_2001;
mod fide_2017;
mod fide_2018;
mod fide_2023;
mod fide_blitz_1977;
mod fide_blitz_1993;
mod fide_rapid_1990;

pub(crate) use dsb_2014::DSB_2014;
pub(crate) use dsb_vi_1987::DSB_VI_1987;
pub(crate) use fide_1984::FIDE_1984;
pub(crate) use fide_1993::FIDE_1993;
pub(crate) use fide_2001::FIDE_2001;
pub(crate) use fide_2017::FIDE_2017;
pub(crate) use fide_2018::FIDE_2018;
pub(crate) use fide_2023::FIDE_2023;
pub(crate) use fide_blitz_1977::FIDE_BLITZ_1977;
pub(crate) use fide_blitz_1993::FIDE_BLITZ_1993;
pub(crate) use fide_rapid_1990::FIDE_RAPID_1990;
