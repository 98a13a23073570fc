//! A section as a file for others, and a file of others as a section.

mod support;

use support::{Desk, ONLY};
use turmuhr_exchange::trf;
use turmuhr_testkit::Dice;
use turmuhr_tournament::{
    EntryId, Fact, Format, GameResult, Journal, Person, Settings,
    import::{Change, NoImport, import},
    propose,
    report::{self, Shown},
    settings::{PointSystem, SwissSystem},
    submission::{FlawKind, Receiver, flaws},
};

fn played(settings: Settings, players: u32, seed: u64) -> Desk {
    let mut desk = Desk::with(settings);
    desk.enter_many(players);
    let groups = vec![vec![EntryId(1), EntryId(2)]];
    desk.say(Fact::PairsProhibited { section: ONLY, groups });
    desk.draw_lots();
    let mut dice = Dice(seed);
    while propose(desk.event(), desk.section()).is_ok() && desk.section().current_round() < 4 {
        let round = desk.pair();
        desk.play(round, &mut dice);
    }
    desk
}

fn file(desk: &Desk) -> String {
    let rounds = desk.section().current_round();
    report::document(desk.event(), desk.section(), rounds, Shown::AsCounted).write().0
}

/// The journal of what a file was made into.
fn taken(text: &str) -> (Desk, Vec<Change>) {
    let imported = import(&trf::read(text.as_bytes())).expect("can be taken in");
    let mut desk = Desk { journal: Journal::default() };
    for fact in imported.facts {
        desk.say(fact);
    }
    (desk, imported.changes)
}

#[test]
fn what_is_exported_comes_back_the_same() {
    let swiss = |system| Format::Swiss { system, baku: false };
    let formats = [
        swiss(SwissSystem::Dutch),
        swiss(SwissSystem::Dutch2017),
        swiss(SwissSystem::Dubov),
        swiss(SwissSystem::Burstein),
        Format::Swiss { system: SwissSystem::Dutch, baku: true },
        Format::RoundRobin { cycles: 1 },
    ];
    for format in formats {
        let rounds = if format.is_fixed() { 12 } else { 6 };
        let points = PointSystem {
            win: turmuhr_core::Points::whole(3),
            draw: turmuhr_core::Points::ONE,
            ..PointSystem::default()
        };
        let points =
            if matches!(format, Format::Swiss { baku: true, .. }) { PointSystem::default() } else { points };
        let desk = played(Settings { format: format.clone(), rounds, points, ..Settings::default() }, 13, 3);
        let text = file(&desk);
        let (again, changes) = taken(&text);
        assert_eq!(again.section().settings.format, format);
        assert_eq!(file(&again), text, "{format:?}");
        assert!(changes.iter().all(|change| *change == Change::BoardsOrdered), "{changes:?}");
        // The next round is the same too.
        let next = |desk: &Desk| propose(desk.event(), desk.section()).expect("a proposal").paired;
        assert_eq!(next(&again), next(&desk), "{format:?}");
    }
}

#[test]
fn every_change_is_told() {
    // Record 001 by its columns.
    let line = |id: u32, name: &str, points: &str, opponent: &str, rest: &str| {
        format!(
            "001 {id:>4} {:4} {name:<33} 2000 {:3} {:11} {:10} {points:>4} {:4}  {opponent:>4} {rest}\n",
            "", "", "", "", ""
        )
    };
    let text = ["012 Open\n", "092 Keizer\n", "202 BH,NONSENSE\n"].concat()
        + &line(2, "One", "1.0", "4", "w 1")
        + &line(4, "Two", "0.0", "2", "b 0")
        + &line(5, "Three", "1.0", "0000", "- U")
        + &line(6, "Four", "1.0", "0000", "- U");
    let (desk, changes) = taken(&text);
    let has = |wanted: fn(&Change) -> bool| assert!(changes.iter().any(wanted), "{changes:?}");
    has(|change| matches!(change, Change::SystemTaken { .. }));
    has(|change| matches!(change, Change::RoundsTaken { rounds: 1 }));
    has(|change| matches!(change, Change::TieBreakDropped { code } if code == "NONSENSE"));
    has(|change| matches!(change, Change::Renumbered { players: 4 }));
    has(|change| matches!(change, Change::SecondBye { round: 1, .. }));
    assert_eq!(desk.section().current_round(), 1);
    assert_eq!(import(&trf::read(b"012 Nobody\n")), Err(NoImport::Nobody));
}

#[test]
fn a_submission_is_held_against_what_the_office_wants() {
    let settings = Settings { rounds: 2, ..Settings::default() };
    let mut desk = Desk::with(settings);
    let full = Person {
        fide_number: "4600001".to_owned(),
        birth: "1998-05-03".to_owned(),
        federation: "GER".to_owned(),
        ..Person::named("Roth, Lea")
    };
    let known = |number: &str, birth: &str| Person {
        fide_number: number.to_owned(),
        birth: birth.to_owned(),
        ..full.clone()
    };
    desk.enter([
        full.clone(),
        known("", "1990"),
        known("46x", "1990-01-01"),
        Person { name: "Nick".to_owned(), ..full.clone() },
        Person::named("Away, Always"),
    ]);
    let player = EntryId(5);
    let reason = "ill".to_owned();
    desk.say(Fact::Withdrawn { section: ONLY, player, from_round: 1, reason });
    desk.draw_lots();
    desk.pair();
    desk.say(Desk::result(1, 1, 1, GameResult::Adjourned));
    let kinds = |receiver| -> Vec<FlawKind> {
        flaws(desk.event(), desk.section(), receiver).into_iter().map(|flaw| flaw.kind).collect()
    };
    let fide = kinds(Receiver::Fide);
    for wanted in [
        FlawKind::NoPlace,
        FlawKind::NoChiefArbiter,
        FlawKind::NoRoundDates { rounds: vec![1] },
        FlawKind::NoFideNumber { player: EntryId(2) },
        FlawKind::OnlyBirthYear { player: EntryId(2) },
        FlawKind::BadFideNumber { player: EntryId(3) },
        FlawKind::NoFirstName { player: EntryId(4) },
        FlawKind::Adjourned { at: (1, 1, 1) },
        FlawKind::ResultMissing { at: (1, 2, 1) },
        FlawKind::RoundsMissing { played: 1, total: 2 },
    ] {
        assert!(fide.contains(&wanted), "{wanted:?}: {fide:?}");
    }
    // Who never sat down is in no report, and who is complete has no flaw.
    let about =
        |id: u32| fide.iter().any(|kind| matches!(kind, FlawKind::NoBirth { player } if player.0 == id));
    assert!(!about(5) && !about(1));
    let german = kinds(Receiver::German);
    assert!(german.contains(&FlawKind::NoNationalNumber { player: EntryId(2) }), "{german:?}");
}
