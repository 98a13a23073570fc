//! Journals written by earlier versions, one for each format: they open, and give the same tables and files as
//! then.

#![allow(clippy::disallowed_methods, reason = "journals of earlier versions are files")]

mod support;

use std::{collections::BTreeSet, fmt::Write as _, path::PathBuf};

use serde_json::{Value, json};
use support::{Desk, ONLY, at, party};
use turmuhr_core::Points;
use turmuhr_journal::{Schema, Unfit, schema, unfit};
use turmuhr_testkit::Dice;
use turmuhr_tournament::{
    At, BoardNo, ByeKind, EntryId, Fact, Format, GameNo, GameResult, Incident, Journal, Person, Readings,
    Remarks, RoundNo, TeamId,
    incident::{Decided, Kind, Seen, Side, consult},
    propose,
    report::{self, Shown},
    settings::{SwissSystem, TeamColours},
    table,
};

/// The folder of a schema version.
fn folder(version: u32) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/v{version}"))
}

fn formats() -> Vec<(&'static str, Format, u32)> {
    let swiss = |system, baku| Format::Swiss { system, baku };
    let team_swiss =
        |preferences, by_game_points| Format::TeamSwiss { boards: 3, preferences, by_game_points };
    let cup = |games| Format::Knockout { games, drawn_by_lot: games > 1 };
    let league = |guest_has_white| Format::TeamRoundRobin { boards: 3, cycles: 1, guest_has_white };
    vec![
        ("dutch", swiss(SwissSystem::Dutch, false), 5),
        ("incidents", swiss(SwissSystem::Dutch, false), 2),
        ("dutch-2017", swiss(SwissSystem::Dutch2017, false), 5),
        ("dutch-baku", swiss(SwissSystem::Dutch, true), 5),
        ("dubov", swiss(SwissSystem::Dubov, false), 5),
        ("burstein", swiss(SwissSystem::Burstein, false), 5),
        ("lim", swiss(SwissSystem::Lim, false), 5),
        ("lim-maxi", swiss(SwissSystem::LimMaxi, false), 5),
        ("double-swiss", swiss(SwissSystem::DoubleSwiss, false), 4),
        ("round-robin", Format::RoundRobin { cycles: 1 }, 9),
        ("double-round-robin", Format::RoundRobin { cycles: 2 }, 10),
        ("cup", cup(1), 4),
        ("cup-of-two-games", cup(2), 4),
        ("scheveningen", Format::Scheveningen, 4),
        ("team-swiss", team_swiss(TeamColours::TypeA, false), 4),
        ("team-swiss-by-games", team_swiss(TeamColours::TypeB, true), 4),
        ("team-round-robin", league(false), 5),
        ("league", league(true), 5),
    ]
}

/// An event of the format with the usual acts. Rare kinds of facts stand in `facts.jsonl`.
fn told(name: &str, format: &Format, rounds: u32) -> Desk {
    let mut dice = Dice(name.bytes().map(u64::from).sum());
    let mut desk = Desk::of(format.clone(), rounds);
    match (format.boards(), format) {
        (Some(boards), _) => desk.enter_teams(if rounds == 4 { 7 } else { 6 }, boards),
        (None, Format::Scheveningen) => desk.enter((0..8).map(|at| Person {
            side: if at % 2 == 0 { "A" } else { "B" }.to_owned(),
            national_rating: Some(1700 + at),
            federation: "GER".to_owned(),
            ..Person::named(&format!("Side{at}, A"))
        })),
        (None, Format::RoundRobin { cycles: 2 }) => desk.enter_many(6),
        (None, Format::RoundRobin { .. }) => desk.enter_many(10),
        (None, _) => desk.enter_many(11),
    }
    let swiss = matches!(format, Format::Swiss { .. });
    if swiss {
        desk.say(Fact::ByeGranted {
            section: ONLY,
            player: EntryId(4),
            round: RoundNo(2),
            bye: ByeKind::Half,
        });
    }
    desk.draw_lots();
    for round in RoundNo::first(rounds) {
        if propose(desk.event(), desk.section()).is_err() {
            break;
        }
        if round == RoundNo(2) && format.is_of_teams() {
            // A substitute on the first board, and nobody on the last.
            let seats = vec![Some(EntryId(4)), Some(EntryId(1)), None];
            desk.say(Fact::LineUpSet { section: ONLY, round, team: TeamId(1), players: seats });
        }
        desk.pair();
        if round == RoundNo(2) {
            let late = Desk::result(at(1, 1, 1), GameResult::DRAW);
            if desk.judge(&late).is_ok() {
                desk.say(late);
                desk.say(Fact::Undone { entry: desk.journal.next() - 1, reason: "wrong board".to_owned() });
            }
            desk.say(Desk::result(At::new(round, BoardNo(1), GameNo(1)), GameResult::Adjourned));
            desk.say(Fact::ClocksNoted {
                section: ONLY,
                round,
                board: BoardNo(1),
                game: GameNo(1),
                readings: Some(Readings { white: 900, black: 1800 }),
            });
        }
        win_against_nobody(&mut desk, round);
        if name == "incidents" {
            happen(&mut desk, round);
        }
        desk.play(round, &mut dice);
        if round == RoundNo(2) {
            desk.say(Desk::result(At::new(round, BoardNo(1), GameNo(1)), GameResult::WHITE_WINS));
        }
        if matches!(format, Format::Knockout { .. }) {
            desk.decide(round);
        }
        if round == RoundNo(3) {
            leave(&mut desk, swiss);
        }
    }
    desk.say(Fact::Remarked {
        section: ONLY,
        remarks: Remarks { course: "a quiet event".to_owned(), ..Remarks::default() },
    });
    desk
}

/// After the third round one player leaves, one enters, and one loses points.
fn leave(desk: &mut Desk, swiss: bool) {
    let mut facts = vec![Fact::PointsAdjusted {
        section: ONLY,
        party: party(2),
        round: 3,
        points: Points::tenths(-10),
        reason: "a telephone".to_owned(),
    }];
    if desk.section().settings.format.is_of_teams() {
        facts.push(Fact::TeamWithdrawn {
            section: ONLY,
            team: TeamId(3),
            from_round: RoundNo(4),
            reason: String::new(),
        });
    } else {
        facts.push(Fact::Withdrawn {
            section: ONLY,
            player: EntryId(3),
            from_round: RoundNo(4),
            reason: String::new(),
        });
    }
    if swiss {
        let late = Person { fide_rating: Some(2111), ..Person::named("Late, Lee") };
        facts.push(Fact::PlayersEntered { section: ONLY, players: vec![(EntryId(40), late)] });
    }
    for fact in facts {
        if desk.judge(&fact).is_ok() {
            desk.say(fact);
        }
    }
}

/// A player without an opponent wins by forfeit.
fn win_against_nobody(desk: &mut Desk, round: RoundNo) {
    let pairs = desk.section().round(round).map(|round| round.pairs.clone()).unwrap_or_default();
    for (board, pair) in (1..).map(BoardNo).zip(&pairs) {
        for (game, seats) in (1..).map(GameNo).zip(&pair.games) {
            let result = match (seats.white, seats.black) {
                (Some(_), None) => GameResult::WhiteByForfeit,
                (None, Some(_)) => GameResult::BlackByForfeit,
                (Some(_), Some(_)) | (None, None) => continue,
            };
            desk.say(Desk::result(At::new(round, board, game), result));
        }
    }
}

/// Every kind of incident that the Laws rule on without further facts.
fn happen(desk: &mut Desk, round: RoundNo) {
    for (at, kind) in Kind::ALL.into_iter().enumerate() {
        let board = BoardNo(at as u32 % 5 + 1);
        for side in [None, Some(Side::White)] {
            let seen = Seen::of(kind, side);
            let section = desk.section();
            let game = section.round(round).and_then(|round| round.game(board, GameNo(1))).expect("a game");
            let Ok(answer) = consult(&section.settings, game, &seen) else { continue };
            let (ruled, decided) = (answer.ruled(), Decided::Ruled);
            let incident = Box::new(Incident { seen, ruled, decided, note: String::new() });
            let fact = Fact::IncidentRecorded { section: ONLY, round, board, game: GameNo(1), incident };
            if answer.is_final() && desk.judge(&fact).is_ok() {
                desk.say(fact);
            }
        }
    }
}

/// Every table of the event, and its file.
fn shown(journal: &Journal) -> String {
    let event = journal.state();
    let mut text = String::new();
    for section in event.sections.values() {
        for after in 0..=section.current_round() {
            let table = table(event, section, after).expect("a table");
            let codes: Vec<String> = table.standings.codes.iter().map(ToString::to_string).collect();
            writeln!(text, "after {after}: {}", codes.join(",")).expect("written");
            for (party, row) in table.rows() {
                write!(text, "{}\t{}\t{}\t{}", row.rank, row.id, party, row.points.amount).expect("written");
                for value in &row.values {
                    let value = value.as_ref().map_or("-".to_owned(), |value| value.amount.to_string());
                    write!(text, "\t{value}").expect("written");
                }
                text.push('\n');
            }
        }
        for (number, round) in (1..).zip(&section.rounds) {
            for game in round.pairs.iter().flat_map(|pair| &pair.games) {
                for recorded in &game.incidents {
                    let told = serde_json::to_string(&recorded.incident).expect("written");
                    writeln!(text, "round {number}: {told}").expect("written");
                }
            }
        }
        for shown in [Shown::AsCounted, Shown::AsRated] {
            text.push_str(&report::document(event, section, section.current_round(), shown).write().0);
        }
    }
    text
}

#[test]
#[ignore = "writes the journals of a new schema version"]
fn write_the_journals() {
    let folder = folder(Fact::VERSION);
    std::fs::create_dir_all(&folder).expect("made");
    for (name, format, rounds) in formats() {
        let desk = told(name, &format, rounds);
        let lines: Vec<String> = desk
            .journal
            .entries()
            .iter()
            .map(|entry| serde_json::to_string(entry).expect("written"))
            .collect();
        std::fs::write(folder.join(format!("{name}.jsonl")), lines.join("\n") + "\n").expect("written");
        std::fs::write(folder.join(format!("{name}.txt")), shown(&desk.journal)).expect("written");
    }
}

#[test]
fn journals_of_earlier_versions_give_the_same_tables_and_files() {
    for version in 1..=Fact::VERSION {
        for (name, ..) in formats() {
            let read = |end: &str| {
                let file = folder(version).join(format!("{name}.{end}"));
                std::fs::read_to_string(&file).unwrap_or_else(|why| panic!("{}: {why}", file.display()))
            };
            let entries =
                read("jsonl").lines().map(|line| serde_json::from_str(line).expect("an entry")).collect();
            let journal = Journal::open(entries).unwrap_or_else(|why| panic!("{name}: {why:?}"));
            assert_eq!(shown(&journal), read("txt"), "{name}, version {version}");
        }
    }
}

/// Kinds of facts that came with a later version than the first.
const SINCE: [(&str, u32); 9] = [
    ("look-set", 2),
    ("all-rounds-paired", 2),
    ("latecomer-paired", 2),
    ("self-service-set", 2),
    ("player-registered", 2),
    ("registration-withdrawn", 2),
    ("registrations-accepted", 2),
    ("result-reported", 2),
    ("made-anonymous", 2),
];

/// One fact of every kind, as each version writes it.
#[test]
fn facts_of_every_kind_are_read_and_written_as_they_were() {
    let Err(Unfit::Word { known, .. }) = unfit::fit::<Fact>(json!({ "kind": "?" })) else {
        panic!("no kind is called ?")
    };
    for version in 1..=Fact::VERSION {
        let file = folder(version).join("facts.jsonl");
        let text = std::fs::read_to_string(&file).expect("a file");
        let mut kinds = BTreeSet::new();
        for line in text.lines() {
            let written: Value = serde_json::from_str(line).expect("JSON");
            kinds.insert(written["kind"].as_str().expect("a kind").to_owned());
            let fact: Fact = schema::read(written.clone()).unwrap_or_else(|why| panic!("{line}: {why}"));
            if version == Fact::VERSION {
                assert_eq!(schema::write(&fact).expect("written"), written, "{line}");
            }
        }
        let there = |kind: &str| {
            SINCE.iter().find(|(new, _)| *new == kind).is_none_or(|(_, since)| *since <= version)
        };
        let missing: Vec<&String> =
            known.iter().filter(|kind| there(kind) && !kinds.contains(*kind)).collect();
        assert!(missing.is_empty(), "version {version} has no {missing:?}");
    }
}

/// A misspelt or missing field never becomes an empty one.
#[test]
fn fields_that_a_fact_does_not_have_are_refused() {
    use serde_json::json;
    let wrong = [
        json!({ "kind": "result-entered", "section": 1, "round": 1, "board": 1, "game": 1, "resutl": "1-0" }),
        json!({ "kind": "result-entered", "section": 1, "round": 1, "board": 1, "game": 1 }),
        json!({ "kind": "clocks-noted", "section": 1, "round": 1, "board": 1, "game": 1 }),
        json!({ "kind": "section-added", "section": 1, "settings": { "tie_braeks": ["BH"] } }),
        json!({ "kind": "round-paired", "section": 1, "round": 1, "paired": { "pairs": [], "bey": 3 } }),
        json!({ "kind": "players-entered", "section": 1, "players": [[1, { "nmae": "Adler" }]] }),
        json!({ "kind": "round-published", "section": 1, "round": 1, "reason": "early" }),
    ];
    for fact in wrong {
        assert!(schema::read_sent::<Fact>(fact.clone()).is_err(), "{fact}");
    }
    let cleared =
        json!({ "kind": "result-entered", "section": 1, "round": 1, "board": 1, "game": 1, "result": null });
    assert!(schema::read_sent::<Fact>(cleared).is_ok());
}

/// A program may name the version or leave it out; another version is lifted or refused, never taken as today's.
#[test]
fn a_fact_that_is_sent_is_of_its_version() {
    use serde_json::json;
    let sent = |schema: serde_json::Value| {
        let fact = json!({ "schema": schema, "kind": "section-added", "section": 1, "settings": { "tie_breaks": ["NONSENSE"] } });
        schema::read_sent::<Fact>(fact)
    };
    assert!(sent(json!(1)).is_ok(), "version 1 passed over unknown tie-breaks");
    for refused in
        [json!(2), json!(3), json!(4), json!("2"), json!(0), json!(-1), json!(null), json!([9]), json!(2.5)]
    {
        assert!(sent(refused.clone()).is_err(), "{refused}");
    }
}
