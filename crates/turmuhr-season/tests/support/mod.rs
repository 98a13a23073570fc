//! What the tests of the season share.
#![allow(dead_code, unreachable_pub)]

use std::sync::LazyLock;

use jiff::{Timestamp, civil::Date};
use turmuhr_federation::{
    Ordinance,
    date::Season,
    law::remedy::{Lodged, Sent},
};
use turmuhr_season::{Broken, Fact, Journal, Outcome, Refusal, SeasonEntry, Statement};

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
    }
}

/// Writes a fact into a journal; the number of its entry.
pub fn write(journal: &mut Journal, fact: Fact) -> Result<u64, Broken> {
    let number = journal.next();
    let at = journal.entries().last().map_or(Timestamp::UNIX_EPOCH, |last| last.at);
    journal.append(SeasonEntry { number, at, by: "test".to_owned(), fact })?;
    Ok(number)
}

/// Noon of a day.
pub fn noon(on: &str) -> Timestamp {
    day(on).at(12, 0, 0, 0).to_zoned(jiff::tz::TimeZone::UTC).expect("a day").timestamp()
}

/// Acts through the door, on a day.
pub fn act(journal: &mut Journal, on: &str, fact: Fact) -> Result<Outcome, Refusal> {
    turmuhr_season::act(journal, fact, noon(on), "test")
}

/// A statement for the registry.
pub fn said(statement: Statement) -> Fact {
    Fact::Registered { statement }
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
