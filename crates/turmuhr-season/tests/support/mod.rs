//! What the tests of the season share, beside what those of the ordinances share.
#![allow(dead_code, unreachable_pub, unused_imports)]

pub mod championship;
pub mod league;
#[path = "../../../turmuhr-federation/tests/support/mod.rs"]
mod ordinances;

use jiff::Timestamp;
use turmuhr_season::{Broken, Fact, Journal, Outcome, Refusal, SeasonEntry, Statement};

pub use ordinances::{BELOW, OWN, arbiters, day, fide, lodged, nrw, season, youth};

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
