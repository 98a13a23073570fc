//! Facts that no desk produces: invalid values in every field, and claims that contradict the program.

mod boards;
mod claims;
mod people;
mod settings;
#[path = "../support/mod.rs"]
mod support;

use support::Desk;
use turmuhr_testkit::Dice;
use turmuhr_tournament::{
    Entry, Fact, Format, Journal, Refusal, RoundNo, Settings,
    limits::{Count, Number, Text},
    settings::{Fee, SwissSystem},
};

pub(crate) const SWISS: Format = Format::Swiss { system: SwissSystem::Dutch, baku: false };
pub(crate) const CUP: Format = Format::Knockout { games: 1, drawn_by_lot: false };

pub(crate) fn teams_of(boards: u32) -> Format {
    Format::TeamRoundRobin { boards, cycles: 1, guest_has_white: false }
}

/// Eight players, with this many rounds played.
pub(crate) fn swiss(rounds: u32) -> Desk {
    let mut desk = Desk::with(Settings {
        format: SWISS,
        rounds: 5,
        fee: Some(Fee { cents: 1000, currency: "EUR".to_owned() }),
        ..Settings::default()
    });
    desk.enter_many(8);
    desk.draw_lots();
    for round in RoundNo::first(rounds) {
        desk.pair();
        desk.play(round, &mut Dice(u64::from(round.0)));
    }
    desk
}

pub(crate) fn of_teams(rounds: u32) -> Desk {
    let mut desk = Desk::of(teams_of(2), 3);
    desk.enter_teams(4, 2);
    desk.draw_lots();
    for round in RoundNo::first(rounds) {
        desk.pair();
        desk.play(round, &mut Dice(u64::from(round.0)));
    }
    desk
}

pub(crate) fn long(what: Text) -> String {
    "ß".repeat(what.most() + 1)
}

pub(crate) fn too_long(what: Text) -> Refusal {
    Refusal::TooLong { what, most: what.most() }
}

pub(crate) fn too_many(what: Count) -> Refusal {
    Refusal::TooMany { what, most: what.most() }
}

pub(crate) fn out_of_range(what: Number) -> Refusal {
    let (least, most) = what.range();
    Refusal::OutOfRange { what, least, most }
}

/// Refused at the desk and from a backup, without any change.
#[track_caller]
pub(crate) fn check(desk: &Desk, cases: impl IntoIterator<Item = (&'static str, Fact, Refusal)>) {
    for (name, fact, refusal) in cases {
        assert_eq!(desk.judge(&fact), Err(refusal.clone()), "{name}");
        let mut entries = desk.journal.entries().to_vec();
        let last = entries.last().expect("not empty").clone();
        entries.push(Entry { number: last.number + 1, fact, ..last });
        assert!(Journal::open(entries).is_err(), "{name}: a backup brings it in");
    }
}
