//! What the tests of the ordinances share.
#![allow(dead_code, unreachable_pub)]

use std::sync::LazyLock;

use jiff::civil::Date;
use turmuhr_federation::{Ordinance, date::Season};

pub fn nrw() -> Ordinance {
    static READ: LazyLock<Ordinance> = LazyLock::new(|| Ordinance::named("nrw-1987").expect("shipped"));
    READ.clone()
}

pub fn youth() -> Ordinance {
    static READ: LazyLock<Ordinance> = LazyLock::new(|| Ordinance::named("nrw-youth-1989").expect("shipped"));
    READ.clone()
}

pub fn fide() -> Ordinance {
    static READ: LazyLock<Ordinance> =
        LazyLock::new(|| Ordinance::named("fide-tournament-2001").expect("shipped"));
    READ.clone()
}

pub fn arbiters() -> Ordinance {
    static READ: LazyLock<Ordinance> =
        LazyLock::new(|| Ordinance::named("dsb-arbiter-2017").expect("shipped"));
    READ.clone()
}

pub fn day(text: &str) -> Date {
    text.parse().expect(text)
}

pub fn season(text: &str) -> Season {
    text.parse().expect(text)
}
