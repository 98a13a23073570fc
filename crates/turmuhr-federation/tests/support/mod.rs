//! What the tests of the ordinances share.
#![allow(dead_code, unreachable_pub)]

use std::sync::LazyLock;

use jiff::civil::Date;
use turmuhr_federation::{
    Ordinance,
    date::Season,
    law::remedy::{Lodged, Sent},
};

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

/// A complete remedy, paid and sent on one day.
pub fn lodged(postmark: &str, fee: u32) -> Lodged {
    Lodged {
        postmark: day(postmark),
        sent: Sent::Registered,
        fee,
        fee_paid: Some(day(postmark)),
        reasons: true,
        copies: true,
        envelope: true,
        named: None,
    }
}

/// A federation of its own: three points for a match won, and six boards weigh a level match.
pub const OWN: &str = r#"id = "liga-3"
title.de = "Ligaordnung"
title.en = "League ordinance"
in_force = "1987-09-01"
parent = "nrw-1987"
[articles]
general = ["2"]
own = ["1"]
[rules]
points = { article = "1", win = 3, draw = 1, loss = 0 }
control = { article = "2", value = "40/2:00" }
"#;

/// What stands below it.
pub const BELOW: &str = r#"id = "kreis"
title.de = "Kreis"
title.en = "District"
in_force = "1988-08-31"
parent = "liga-3"
[articles]
own = ["9"]
[rules.berlin]
team-cup = { article = "9", then = "play-off" }
"#;
