//! What the tests of the ordinances share.
#![allow(dead_code, unreachable_pub)]

use jiff::civil::Date;
use turmuhr_federation::{Ordinance, date::Season};

pub fn nrw() -> Ordinance {
    Ordinance::named("nrw-1987").expect("shipped")
}

pub fn youth() -> Ordinance {
    Ordinance::named("nrw-youth-1989").expect("shipped")
}

pub fn fide() -> Ordinance {
    Ordinance::named("fide-tournament-2001").expect("shipped")
}

pub fn arbiters() -> Ordinance {
    Ordinance::named("dsb-arbiter-2017").expect("shipped")
}

pub fn day(text: &str) -> Date {
    text.parse().expect(text)
}

pub fn season(text: &str) -> Season {
    text.parse().expect(text)
}
