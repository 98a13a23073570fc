//! A season as a journal, and one made up from a seed.

mod support;

use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;
use serde_json::json;
use support::day;
use turmuhr_core::Points;
use turmuhr_federation::{
    date::Season,
    league::Played,
    level::{Level, Office},
    lineup::{BoardResult, ClassKind, Kind, Occasion, Rank, Seat, Which},
    ordinance::NoOrdinance,
    person::ClubId,
    remedy::{Lodged, Sent, Stage, case::Outcome, panel::Basis},
    roles::{Action, Datum, Role, allowed, may, may_see},
    season::{
        Broken, ClassId, Concern, DecisionId, Entry, Fact, Journal, MatchId, Refusal, RemedyId, State,
        TeamId,
        fact::{Class, Decision, Fixture},
        state::Match,
        tables::{affected_by, counted, group_moves, group_table},
    },
    simulate,
    withdrawal::What,
};

fn write(journal: &mut Journal, fact: Fact) -> Result<u64, Broken> {
    let number = journal.next();
    journal.append(Entry { number, at: Timestamp::UNIX_EPOCH, by: "test".to_owned(), fact })?;
    Ok(number)
}

const CLASS: ClassId = ClassId(1);

fn opened(begins: i16, ordinance: &str, texts: &[&str]) -> Fact {
    let texts = texts.iter().map(|text| (*text).to_owned()).collect();
    Fact::SeasonOpened { season: Season { begins }, ordinance: ordinance.to_owned(), texts }
}

/// Four clubs with a team each, two boards, everybody against everybody.
fn small() -> Journal {
    let mut journal = Journal::default();
    let mut add = |fact| write(&mut journal, fact).map(|_| ()).expect("taken");
    add(opened(1987, "nrw-1987", &[]));
    let details = Class {
        name: "Kreisliga".to_owned(),
        level: Level::Bezirk,
        height: 1,
        kind: ClassKind::Other,
        boards: 2,
        promoted: 1,
        relegated: 1,
    };
    add(Fact::ClassFormed { class: CLASS, details });
    for number in 1..=4 {
        let details =
            serde_json::from_value(json!({ "name": format!("SV {number}"), "bezirk": "B", "verband": "V" }))
                .unwrap();
        add(Fact::ClubAdmitted { club: ClubId(number), details });
        add(Fact::TeamEntered {
            team: TeamId(number),
            club: ClubId(number),
            number: 1,
            class: CLASS,
            ranks: [1, 9],
        });
    }
    add(Fact::GroupsDrawn { class: CLASS, seed: 1, groups: vec![(1..=4).map(TeamId).collect()] });
    let pairs = [(1, 1, 4), (1, 2, 3), (2, 4, 3), (2, 1, 2), (3, 2, 4), (3, 3, 1)];
    for (id, (round, home, guest)) in (1..).zip(pairs) {
        let fixture = Fixture {
            class: CLASS,
            group: 0,
            round,
            home: TeamId(home),
            guest: TeamId(guest),
            on: day(&format!("1987-10-{:02}", round * 7)),
            occasion: Occasion::Round,
        };
        add(Fact::MatchSet { id: MatchId(id), fixture });
    }
    journal
}

fn seats(ranks: &[u32]) -> Vec<Seat> {
    let seat = |(board, rank): (usize, &u32)| Seat { board, rank: Rank::Listed(*rank), absent: false };
    (1..).zip(ranks).map(seat).collect()
}

fn report(id: u32, home: &[u32], results: [BoardResult; 2]) -> Fact {
    Fact::MatchReported {
        id: MatchId(id),
        home: seats(home),
        guest: seats(&[1, 2]),
        results: results.map(Some).to_vec(),
    }
}

fn confirm(id: u32) -> Fact {
    Fact::MatchConfirmed { id: MatchId(id), waived: Vec::new(), reason: String::new() }
}

const HOME: [BoardResult; 2] = [BoardResult::HomeWins; 2];
const GUEST: [BoardResult; 2] = [BoardResult::GuestWins; 2];
const DRAW: [BoardResult; 2] = [BoardResult::Drawn; 2];

fn lines(journal: &Journal) -> Vec<(u32, i64)> {
    let table = group_table(journal.state(), CLASS, 0).expect("a table");
    table.lines().iter().map(|(team, _, points, _)| (team.0, *points)).collect()
}

#[test]
fn findings_follow_once_the_director_confirms() {
    let mut journal = small();
    let illegal = report(1, &[2, 1], HOME);
    let concerns = journal.judge(&illegal).unwrap();
    assert!(matches!(&concerns[..], [Concern::Violations(found)] if found[0].kind == Kind::TooLow));
    write(&mut journal, illegal).unwrap();
    assert_eq!(lines(&journal)[0], (1, 2), "over the board 2 : 0");
    assert_eq!(group_table(journal.state(), CLASS, 0).unwrap().provisional.len(), 6);
    write(&mut journal, confirm(1)).unwrap();
    assert_eq!(
        lines(&journal).iter().filter(|(_, points)| *points == 1).count(),
        2,
        "1 : 1 after board 2 is lost"
    );
    assert!(counted(journal.state(), MatchId(1)).1, "settled");
}

#[test]
fn only_what_is_so_as_a_rule_can_be_waived() {
    let mut journal = small();
    write(&mut journal, report(1, &[2, 1], HOME)).unwrap();
    let waive = |reason: &str| Fact::MatchConfirmed {
        id: MatchId(1),
        waived: vec![(Which::Home, Kind::TooLow)],
        reason: reason.to_owned(),
    };
    assert_eq!(journal.judge(&waive("kind hearts")), Err(Refusal::Waived));
    assert_eq!(journal.judge(&confirm(2)), Err(Refusal::NoReport));
}

/// F-930, F-931, F-935: history is kept, and every step can be taken back.
#[test]
fn undo_takes_back_and_names_what_stands_in_the_way() {
    let mut journal = small();
    let before = lines(&journal);
    let reported = write(&mut journal, report(1, &[1, 2], HOME)).unwrap();
    let confirmed = write(&mut journal, confirm(1)).unwrap();
    let after = lines(&journal);
    assert_ne!(before, after);
    let undo = |entry| Fact::Undone { entry, reason: "wrong card".to_owned() };
    assert_eq!(
        journal.judge(&undo(reported)),
        Err(Refusal::Needed { entry: reported, needed_by: confirmed })
    );
    write(&mut journal, undo(confirmed)).unwrap();
    let undone = write(&mut journal, undo(reported)).unwrap();
    assert_eq!(lines(&journal), before);
    write(&mut journal, undo(undone)).unwrap();
    assert_eq!(lines(&journal)[0], (1, 2), "an undo can be undone");
    assert_eq!(journal.judge(&undo(1)), Err(Refusal::NoEntry(1)), "not the opening");
    assert_eq!(journal.judge(&undo(999)), Err(Refusal::NoEntry(999)));
    // F-931: who, when and what stand in every entry; the old value in the state before it, the new one in that after.
    assert!(journal.entries().iter().all(|entry| !entry.by.is_empty()));
    assert!(journal.entries().is_sorted_by_key(|entry| entry.at));
    let value = |entry| journal.at(entry).unwrap().matches[&MatchId(1)].report.clone();
    assert_eq!(value(reported - 1), None);
    assert_eq!(value(reported).map(|report| report.confirmed), Some(false));
    assert_eq!(value(confirmed).map(|report| report.confirmed), Some(true));
    let again = Journal::open(journal.entries().to_vec()).unwrap();
    assert_eq!(again.state(), journal.state());
    assert_eq!(journal.at(reported).unwrap().position, reported);
    let text = serde_json::to_string(journal.entries()).unwrap();
    let read: Vec<Entry> = serde_json::from_str(&text).unwrap();
    assert_eq!(read, journal.entries(), "F-935: a journal travels as a file");
    let mut torn = read;
    torn.remove(3);
    assert!(matches!(Journal::open(torn), Err(Broken::Gap { expected: 4, found: 5 })));
}

/// F-084: no fine above what was announced for the season.
#[test]
fn fines_stay_within_the_announced_maximum() {
    let mut journal = small();
    let fine = |marks| Fact::Fined { club: ClubId(1), marks, article: "4.3".into() };
    write(&mut journal, Fact::FineLimitSet { marks: 100 }).unwrap();
    assert_eq!(journal.judge(&Fact::FineLimitSet { marks: 500 }), Err(Refusal::FineLimitFixed));
    assert_eq!(journal.judge(&fine(101)), Err(Refusal::FineTooHigh { most: 100 }));
    write(&mut journal, fine(100)).unwrap();
    assert_eq!(journal.state().fines, [(ClubId(1), 100, "4.3".to_owned())]);
}

#[test]
fn what_cannot_be_is_refused_and_changes_nothing() {
    let mut journal = small();
    let before = journal.state().clone();
    let refused = [
        (opened(1988, "nrw-1987", &[]), Refusal::AlreadyOpened),
        (
            Fact::TeamEntered { team: TeamId(1), club: ClubId(1), number: 2, class: CLASS, ranks: [10, 12] },
            Refusal::Team(TeamId(1)),
        ),
        (
            Fact::TeamEntered { team: TeamId(9), club: ClubId(9), number: 1, class: CLASS, ranks: [1, 9] },
            Refusal::Club(ClubId(9)),
        ),
        (
            Fact::GroupsDrawn { class: CLASS, seed: 1, groups: vec![vec![TeamId(1)]] },
            Refusal::Groups(TeamId(2)),
        ),
        (
            Fact::MatchMoved {
                id: MatchId(77),
                to: day("1988-01-01"),
                reason: String::new(),
                whole_round: false,
            },
            Refusal::Match(MatchId(77)),
        ),
        (Fact::Fined { club: ClubId(1), marks: 10, article: " ".into() }, Refusal::NoArticle),
        (Fact::Fined { club: ClubId(1), marks: 10, article: "4.3".into() }, Refusal::NoFineLimit),
        (Fact::ClassClosed { class: CLASS }, Refusal::Open(6)),
    ];
    for (fact, why) in refused {
        let number = journal.next();
        assert_eq!(journal.judge(&fact), Err(why.clone()), "{fact:?}");
        assert_eq!(write(&mut journal, fact), Err(Broken::Entry { entry: number, why }));
    }
    assert_eq!(*journal.state(), before);
    let mut unopened = Journal::default();
    let class = Fact::ClassClosed { class: CLASS };
    assert_eq!(write(&mut unopened, class), Err(Broken::Entry { entry: 1, why: Refusal::NotOpened }));
    let unknown = opened(1988, "nowhere", &[]);
    assert!(matches!(write(&mut unopened, unknown), Err(Broken::Entry { why: Refusal::NoOrdinance(_), .. })));
}

/// A federation of its own: three points for a match won, and six boards weigh a level match.
const OWN: &str = r#"id = "liga-3"
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
const BELOW: &str = r#"id = "kreis"
title.de = "Kreis"
title.en = "District"
in_force = "1988-08-31"
parent = "liga-3"
[articles]
own = ["9"]
[rules.berlin]
team-cup = { article = "9", then = "play-off" }
"#;

#[test]
fn a_season_carries_the_ordinance_it_is_played_by() {
    let mut journal = small();
    let mut entries = journal.entries().to_vec();
    entries[0].fact = opened(1987, "kreis", &[OWN, BELOW]);
    journal = Journal::open(entries).unwrap();
    for (id, results) in [(1, HOME), (2, DRAW)] {
        write(&mut journal, report(id, &[1, 2], results)).unwrap();
        write(&mut journal, confirm(id)).unwrap();
    }
    assert_eq!(
        lines(&journal),
        [(1, 3), (2, 1), (3, 1), (4, 0)],
        "three points, of the league's own ordinance"
    );
    let ordinance = journal.state().ordinance.clone().unwrap();
    assert_eq!(ordinance.rules.points.as_ref().unwrap().at.cite().to_string(), "liga-3 1");
    assert_eq!(ordinance.rules.berlin["team-cup"].at.cite().to_string(), "kreis 9");
    assert_eq!(ordinance.rules.fees.as_ref().unwrap().at.cite().to_string(), "nrw-1987 5.8");
    // The journal alone gives the season.
    let text = serde_json::to_string(journal.entries()).unwrap();
    let read: Vec<Entry> = serde_json::from_str(&text).unwrap();
    let again = Journal::open(read).unwrap();
    assert_eq!(again.state(), journal.state());
    assert_eq!(lines(&again), lines(&journal));
    // Journals of before, without texts, are read as they were.
    let old = r#"[{"number":1,"at":"1970-01-01T00:00:00Z","by":"x","fact":{"kind":"season-opened","season":"1987/88","ordinance":"nrw-1987"}}]"#;
    let old: Vec<Entry> = serde_json::from_str(old).unwrap();
    assert_eq!(serde_json::to_value(&old[0].fact).unwrap().get("texts"), None, "and written as they were");
    assert_eq!(Journal::open(old).unwrap().state().ordinance.as_ref().unwrap().id, "nrw-1987");
    // What cannot be an ordinance opens no season.
    let refused = |fact: Fact| Journal::default().judge(&fact).unwrap_err();
    assert_eq!(refused(opened(1987, "kreis", &[OWN])), Refusal::NoOrdinance("kreis".into()));
    let orphan = refused(opened(1987, "kreis", &[BELOW, OWN]));
    assert_eq!(orphan, Refusal::BadOrdinance(NoOrdinance::NoParent("liga-3".into())), "the highest first");
    let binding = BELOW
        .replace("[rules.berlin]", "[rules]\ncontrol = { article = \"9\", value = \"x\" }\n[rules.berlin]");
    assert!(matches!(
        refused(opened(1987, "kreis", &[OWN, &binding])),
        Refusal::BadOrdinance(NoOrdinance::Binding { ordinance, .. }) if ordinance == "liga-3"
    ));
    assert!(matches!(refused(opened(1987, "x", &["id = 3"])), Refusal::BadOrdinance(NoOrdinance::NoToml(_))));
    assert_eq!(refused(opened(1986, "kreis", &[OWN, BELOW])), Refusal::NotInForce(day("1988-08-31")));
}

/// F-385, F-393: a date changes only as the ordinance has it.
#[test]
fn a_match_of_the_last_round_is_not_moved_alone() {
    let mut journal = small();
    let moved = |id, whole_round| Fact::MatchMoved {
        id: MatchId(id),
        to: day("1987-11-01"),
        reason: "23.4".to_owned(),
        whole_round,
    };
    assert_eq!(journal.judge(&moved(5, false)), Err(Refusal::LastRound));
    assert_eq!(journal.judge(&moved(5, true)), Ok(vec![]), "the whole round can be");
    write(&mut journal, moved(3, false)).unwrap();
    let one = &journal.state().matches[&MatchId(3)];
    assert_eq!((one.fixture.on, one.moved_from), (day("1987-11-01"), Some(day("1987-10-14"))));
    write(&mut journal, report(1, &[1, 2], HOME)).unwrap();
    assert_eq!(journal.judge(&moved(1, false)), Err(Refusal::Played));
}

/// F-071, F-085, F-104: only the level's own officials decide, and only the instance a remedy went to.
#[test]
fn nobody_decides_what_is_not_theirs() {
    let mut journal = small();
    let made = |level, by, stage| {
        let decision = Decision { level, ..decided(stage, by, "1987-11-02", None) };
        Fact::DecisionMade { id: DecisionId(1), decision }
    };
    for (level, by, stage, competent) in [
        (Level::Bezirk, Office::Spielleiter, Stage::First, true),
        (Level::Bezirk, Office::Spielausschuss, Stage::First, true),
        (Level::Verband, Office::Spielleiter, Stage::First, false),
        (Level::Bund, Office::Spielausschuss, Stage::First, false),
        (Level::Bezirk, Office::Turniergericht, Stage::First, false),
        (Level::Bezirk, Office::Spielausschuss, Stage::Protest, false),
    ] {
        let answer = journal.judge(&made(level, by, stage));
        let wanted = if competent { Ok(vec![]) } else { Err(Refusal::NotCompetent) };
        assert_eq!(answer, wanted, "{level:?} {by:?} {stage:?}");
    }
    write(&mut journal, made(Level::Bezirk, Office::Spielleiter, Stage::First)).unwrap();
    let lodge = Fact::RemedyLodged {
        id: RemedyId(1),
        against: DecisionId(1),
        by: ClubId(1),
        basis: Basis::ResultDecided,
        lodged: lodged("1987-11-12", 60),
    };
    write(&mut journal, lodge).unwrap();
    let outcome = |level, by, stage| Fact::RemedyDecided {
        remedy: RemedyId(1),
        outcome: Outcome::Dismissed,
        decision: DecisionId(2),
        result: Decision { level, ..decided(stage, by, "1987-12-01", None) },
    };
    for (level, by, stage, competent) in [
        (Level::Bezirk, Office::Spielausschuss, Stage::Protest, true),
        (Level::Verband, Office::Spielausschuss, Stage::Protest, false),
        (Level::Bezirk, Office::Spielleiter, Stage::Protest, false),
        (Level::Bezirk, Office::Spielausschuss, Stage::Appeal, false),
        (Level::Bund, Office::Turniergericht, Stage::Appeal, false),
    ] {
        assert_eq!(
            journal.judge(&outcome(level, by, stage)).is_ok(),
            competent,
            "{level:?} {by:?} {stage:?}"
        );
    }
}

/// F-930: a consequence shows article and facts, and a decision of the competent instance reverses it; nothing is
/// overwritten.
#[test]
fn a_decision_reverses_a_finding_and_the_report_stays() {
    let mut journal = small();
    write(&mut journal, report(1, &[2, 1], HOME)).unwrap();
    let confirmed = write(&mut journal, confirm(1)).unwrap();
    let found = journal.state().findings(MatchId(1));
    assert_eq!(found[0].cites[0].to_string(), "nrw-1987 16.7");
    assert_eq!((found[0].board, found[0].facts.above), (Some(2), Some((1, Rank::Listed(2)))));
    let score = |state: &State| match counted(state, MatchId(1)).0 {
        Played::Decided { boards, matches } => (boards.map(Points::in_tenths), matches),
        other => panic!("{other:?}"),
    };
    assert_eq!(score(journal.state()), ([10, 10], [1, 1]));
    let sets = Some(([20, 0], [2, 0]));
    let decision = decided(Stage::First, Office::Spielleiter, "1987-10-20", sets);
    write(&mut journal, Fact::DecisionMade { id: DecisionId(1), decision }).unwrap();
    assert_eq!(score(journal.state()), ([20, 0], [2, 0]));
    assert_eq!(journal.state().findings(MatchId(1)), found, "the finding can still be read");
    assert_eq!(score(&journal.at(confirmed).unwrap()), ([10, 10], [1, 1]), "as it was then");
}

fn decided(stage: Stage, by: Office, postmark: &str, sets: Option<([i32; 2], [u32; 2])>) -> Decision {
    Decision {
        about: MatchId(1),
        by,
        level: Level::Bezirk,
        stage,
        postmark: day(postmark),
        article: "16.4".into(),
        copies: 4,
        sets,
    }
}

fn lodged(postmark: &str, fee: u32) -> Lodged {
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

/// F-120: a remedy does not suspend; a chair may; the outcome changes the table.
#[test]
fn decisions_and_remedies_flow_into_the_table() {
    let mut journal = small();
    for (id, results) in [(1, HOME), (2, DRAW), (3, DRAW), (4, DRAW), (5, GUEST), (6, DRAW)] {
        write(&mut journal, report(id, &[1, 2], results)).unwrap();
        write(&mut journal, confirm(id)).unwrap();
    }
    let played = lines(&journal);
    assert_eq!(played, [(1, 4), (3, 3), (4, 3), (2, 2)]);
    let taken = ([0, 20], [0, 2]);
    let concerned = affected_by(journal.state(), MatchId(1), taken);
    let taken = Some(taken);
    assert_eq!(concerned, [ClubId(1), ClubId(4), ClubId(2)], "first place, promotion, and who goes down");
    let decision = decided(Stage::First, Office::Spielleiter, "1987-11-02", taken);
    write(&mut journal, Fact::DecisionMade { id: DecisionId(1), decision }).unwrap();
    let after = lines(&journal);
    assert_eq!(after, [(4, 5), (3, 3), (1, 2), (2, 2)]);
    let lodge = |postmark: &str, by, basis| Fact::RemedyLodged {
        id: RemedyId(1),
        against: DecisionId(1),
        by: ClubId(by),
        basis,
        lodged: lodged(postmark, 60),
    };
    assert_eq!(
        journal.judge(&lodge("1987-11-13", 1, Basis::ResultDecided)),
        Err(Refusal::TooLate(day("1987-11-12")))
    );
    assert_eq!(
        journal.judge(&lodge("1987-11-12", 2, Basis::ResultDecided)),
        Err(Refusal::Inadmissible),
        "not their match"
    );
    write(&mut journal, lodge("1987-11-12", 1, Basis::ResultDecided)).unwrap();
    assert_eq!(lines(&journal), after, "no suspensive effect");
    write(&mut journal, Fact::ExecutionSuspended { remedy: RemedyId(1) }).unwrap();
    assert_eq!(lines(&journal), played);
    assert_eq!(
        group_table(journal.state(), CLASS, 0).unwrap().provisional,
        [MatchId(1)],
        "shown as provisional"
    );
    let result = decided(Stage::Protest, Office::Spielausschuss, "1987-12-01", None);
    let upheld = Fact::RemedyDecided {
        remedy: RemedyId(1),
        outcome: Outcome::Upheld,
        decision: DecisionId(2),
        result,
    };
    write(&mut journal, upheld.clone()).unwrap();
    assert_eq!(lines(&journal), played);
    assert_eq!(journal.judge(&upheld), Err(Refusal::Decided));
    // Points taken away by decision.
    write(&mut journal, Fact::PointsDeducted { team: TeamId(1), points: 2, decision: DecisionId(2) })
        .unwrap();
    assert_eq!(lines(&journal), [(3, 3), (4, 3), (1, 2), (2, 2)]);
    // F-090: an entry of its own, with its decision, that can be taken back.
    let table = group_table(journal.state(), CLASS, 0).unwrap();
    let row = table.table.rows.iter().find(|row| table.teams[row.team] == TeamId(1)).unwrap();
    assert_eq!(row.deducted, [(2, "2".to_owned())]);
    let entry = journal.next() - 1;
    let undone = write(&mut journal, Fact::Undone { entry, reason: "annulled".to_owned() }).unwrap();
    assert_eq!(lines(&journal), played);
    write(&mut journal, Fact::Undone { entry: undone, reason: "mistaken".to_owned() }).unwrap();
    assert_eq!(lines(&journal), [(3, 3), (4, 3), (1, 2), (2, 2)]);
    write(&mut journal, Fact::ClassClosed { class: CLASS }).unwrap();
    assert_eq!(journal.judge(&report(1, &[1, 2], HOME)), Err(Refusal::Closed));
}

#[test]
fn a_team_that_leaves_opens_a_fine_case() {
    let mut journal = small();
    let left = Fact::TeamWithdrawn { team: TeamId(4), after_round: 1, on: day("1987-10-10") };
    assert!(matches!(&journal.judge(&left).unwrap()[..], [Concern::FineCase(cite)] if cite.article == "4.3"));
    write(&mut journal, left.clone()).unwrap();
    assert_eq!(journal.judge(&left), Err(Refusal::Withdrawn(TeamId(4))));
    let table = group_table(journal.state(), CLASS, 0).unwrap();
    assert_eq!(table.left, [(TeamId(4), What::Annulled)]);
    assert_eq!(table.teams, [1, 2, 3].map(TeamId));
}

/// F-934, F-937.
#[test]
fn roles_and_what_they_see() {
    assert_eq!(Role::ALL.len(), 12);
    for role in Role::ALL {
        assert!(may(role, Action::Read));
        assert!(
            may_see(role, Datum::Name)
                && may_see(role, Datum::Club)
                && may_see(role, Datum::Rank)
                && may_see(role, Datum::Rating)
        );
    }
    for hidden in [Datum::BirthDate, Datum::Address, Datum::Phone] {
        assert!(
            !may_see(Role::Viewer, hidden)
                && !may_see(Role::Captain, hidden)
                && may_see(Role::PassOffice, hidden)
        );
    }
    for action in Action::ALL {
        assert!(!allowed(action).is_empty(), "{action:?}");
        assert_eq!(may(Role::Viewer, action), action == Action::Read, "{action:?}");
    }
    assert_eq!(allowed(Action::SuspendExecution), [Role::Chair]);
    assert!(may(Role::DirectorOfPlay, Action::Decide) && !may(Role::CommitteeMember, Action::Decide));
    assert!(!may(Role::Captain, Action::ConfirmMatch) && may(Role::Arbiter, Action::ReportMatch));
}

/// F-936: a draw from a published seed comes out the same.
#[test]
fn a_whole_season_of_forty_clubs_is_reproduced_from_its_journal() {
    let made = simulate::season(1987).unwrap();
    let state = made.journal.state();
    assert_eq!((state.clubs.len(), state.teams.len(), state.classes.len()), (40, 120, 4));
    // Nine groups of ten, five of six.
    assert_eq!(state.matches.len(), 9 * 45 + 5 * 15);
    assert_eq!(state.matches.values().map(|one| one.fixture.round).max(), Some(9));
    let levels: BTreeSet<Level> = state.classes.values().map(|class| class.details.level).collect();
    assert_eq!(levels.len(), 3);
    let counts = made.counts;
    assert!(counts.substitutions > 5 && counts.illegal > 5 && counts.no_shows > 0, "{counts:?}");
    assert_eq!((counts.withdrawals, counts.postponements, counts.remedies), (2, 2, 2));
    assert!(counts.fines >= 3);
    let moved = state.matches.values().filter(|one| one.moved_from.is_some()).count();
    assert_eq!(moved, 2);
    // Both rules of 50 %.
    let mut left = Vec::new();
    let mut tables = BTreeMap::new();
    for (class, details) in &state.classes {
        for group in 0..details.groups.len() {
            let (table, moves) = group_moves(state, *class, group).unwrap();
            left.extend(table.left.iter().map(|(_, what)| *what));
            assert!(table.provisional.is_empty(), "everything is settled");
            let settled = moves.promoted.len() == details.details.promoted;
            let open = moves.undecided.iter().any(|(place, _)| *place as usize <= details.details.promoted);
            assert!(settled || open, "somebody goes up, or plays off for it");
            let gone: BTreeSet<usize> =
                moves.promoted.iter().filter(|team| moves.relegated.contains(team)).copied().collect();
            assert!(gone.is_empty(), "nobody goes up and down");
            tables.insert((*class, group), table.lines());
        }
    }
    left.sort_by_key(|what| what.word());
    assert_eq!(left, [What::Annulled, What::Counted]);
    assert_eq!(tables.len(), 14);
    // The protest gave the match back, and the court let that stand.
    let disputed = state.decisions[&DecisionId(1)].about;
    assert_eq!(state.matches[&disputed].decisions, [1, 2, 3].map(DecisionId));
    let before = made.journal.at(decision_entry(&made.journal, 1)).unwrap();
    assert_ne!(counted(&before, disputed).0, counted(state, disputed).0, "the protest changed a result");
    // Every table from the journal alone.
    let again = Journal::open(made.journal.entries().to_vec()).unwrap();
    for ((class, group), lines) in &tables {
        assert_eq!(group_table(again.state(), *class, *group).unwrap().lines(), *lines);
    }
    assert_eq!(again.state(), state);
    assert_eq!(
        simulate::season(1987).unwrap().journal.entries(),
        made.journal.entries(),
        "the seed is the season"
    );
}

/// Match and board points of a group counted with a pencil: match by match, with what becomes of those who left.
fn by_pencil(state: &State, class: ClassId, group: usize) -> Vec<(TeamId, i64, i32)> {
    let teams = &state.classes[&class].groups[group];
    let matches: Vec<(MatchId, &Match)> = state
        .matches
        .iter()
        .filter(|(_, one)| one.fixture.class == class && one.fixture.group == group)
        .map(|(id, one)| (*id, one))
        .collect();
    let left = |team: TeamId| state.teams[&team].withdrawn.map(|(after, _)| after);
    // Nobody of those who leave in this season had failed to appear before: every round until then was played.
    let scheduled = |team: TeamId| {
        matches.iter().filter(|(_, one)| one.fixture.home == team || one.fixture.guest == team).count()
    };
    let annulled = |team: TeamId| left(team).is_some_and(|after| after as usize * 2 < scheduled(team));
    let mut sums: BTreeMap<TeamId, (i64, i32)> =
        teams.iter().filter(|team| !annulled(**team)).map(|team| (*team, (0, 0))).collect();
    for (id, one) in &matches {
        let (id, one) = (*id, *one);
        let (home, guest) = (one.fixture.home, one.fixture.guest);
        if annulled(home) || annulled(guest) {
            continue;
        }
        let gone = [home, guest].map(|team| left(team).is_some_and(|after| after < one.fixture.round));
        let (boards, points) = match (gone, counted(state, id).0) {
            ([true, false], _) => ([0, 80], [0, 2]),
            ([false, true], _) => ([80, 0], [2, 0]),
            (_, Played::Decided { boards, matches }) => (boards.map(Points::in_tenths), matches),
            other => panic!("{other:?}"),
        };
        for (team, side) in [(home, 0), (guest, 1)] {
            let sum = sums.get_mut(&team).expect("in the table");
            *sum = (sum.0 + i64::from(points[side]), sum.1 + boards[side]);
        }
    }
    let mut lines: Vec<(TeamId, i64, i32)> =
        sums.into_iter().map(|(team, (points, boards))| (team, points, boards)).collect();
    lines.sort_by_key(|(_, points, boards)| (-points, -boards));
    lines
}

/// Both rules of half: two of five matches are 40 %, three of five 60 %. Groups of ten, nine matches each, have neither;
/// therefore those who leave are of the class with groups of six.
#[test]
fn art_33_1_who_left_at_40_and_at_60_per_cent() {
    for seed in [1987, 1, 2] {
        let made = simulate::season(seed).unwrap();
        let state = made.journal.state();
        let leavers: Vec<(TeamId, u32)> =
            state.teams.iter().filter_map(|(id, team)| Some((*id, team.withdrawn?.0))).collect();
        assert_eq!(leavers.iter().map(|(_, after)| *after).collect::<BTreeSet<_>>(), BTreeSet::from([2, 3]));
        for (leaver, after) in leavers {
            let class = state.teams[&leaver].class;
            let groups = &state.classes[&class].groups;
            let group = groups.iter().position(|group| group.contains(&leaver)).unwrap();
            let own: Vec<(&MatchId, &Match)> = state
                .matches
                .iter()
                .filter(|(_, one)| one.fixture.home == leaver || one.fixture.guest == leaver)
                .collect();
            let played = own.iter().filter(|(_, one)| one.report.is_some()).count();
            assert_eq!((played, own.len()), (after as usize, 5), "{} %", played * 100 / own.len());
            let table = group_table(state, class, group).unwrap();
            let row = |team: TeamId| table.table.rows.iter().find(|row| table.teams[row.team] == team);
            let opponent = |one: &Match| {
                if one.fixture.home == leaver { one.fixture.guest } else { one.fixture.home }
            };
            if after == 2 {
                // Nothing of it counts: it is in no table, and everybody else has four matches.
                assert_eq!(table.left, [(leaver, What::Annulled)]);
                assert!(row(leaver).is_none() && table.teams.len() == 5);
                assert!(table.table.rows.iter().all(|row| row.matches == 4));
                continue;
            }
            // What it played stands, and the two it did not meet have won with all boards.
            assert_eq!(table.left, [(leaver, What::Counted)]);
            assert!(table.table.rows.iter().all(|row| row.matches == 5) && table.teams.len() == 6);
            for (_, one) in own.iter().filter(|(_, one)| one.fixture.round > after) {
                let team = opponent(one);
                let others = state.matches.iter().filter(|(_, other)| {
                    let fixture = &other.fixture;
                    (fixture.home == team || fixture.guest == team)
                        && fixture.home != leaver
                        && fixture.guest != leaver
                });
                let (mut points, mut boards) = (2, 80);
                for (id, other) in others {
                    let Played::Decided { boards: on_boards, matches } = counted(state, *id).0 else {
                        panic!("open")
                    };
                    let side = usize::from(other.fixture.guest == team);
                    points += i64::from(matches[side]);
                    boards += on_boards[side].in_tenths();
                }
                let row = row(team).unwrap();
                assert_eq!((row.match_points, row.board_points.in_tenths()), (points, boards));
            }
        }
    }
}

#[test]
fn a_season_under_an_ordinance_of_its_own() {
    let under =
        simulate::Under { ordinance: "kreis".to_owned(), texts: vec![OWN.to_owned(), BELOW.to_owned()] };
    let made = simulate::season_under(5, &under).unwrap();
    let state = made.journal.state();
    assert_eq!(state.season, Some(Season { begins: 1988 }), "the first in which it holds");
    let best = group_table(state, ClassId(1), 0).unwrap().lines()[0].2;
    assert!(best > 14, "three points a match: {best}");
    assert_eq!((made.counts.remedies, made.counts.withdrawals), (2, 2));
    assert_eq!(Journal::open(made.journal.entries().to_vec()).unwrap().state(), state);
    let nowhere = simulate::Under { ordinance: "nowhere".to_owned(), texts: Vec::new() };
    assert!(matches!(
        simulate::season_under(5, &nowhere),
        Err(Broken::Entry { why: Refusal::NoOrdinance(_), .. })
    ));
    // One without rules for line-ups cannot be played by.
    let fide = simulate::Under { ordinance: "fide-tournament-2001".to_owned(), texts: Vec::new() };
    assert!(matches!(simulate::season_under(5, &fide), Err(Broken::Entry { why: Refusal::Report(_), .. })));
}

#[test]
fn every_table_of_a_season_comes_out_with_a_pencil_too() {
    let made = simulate::season(1987).unwrap();
    let state = made.journal.state();
    for (class, details) in &state.classes {
        for group in 0..details.groups.len() {
            let lines = group_table(state, *class, group).unwrap().lines();
            let pencil = by_pencil(state, *class, group);
            assert_eq!(lines.len(), pencil.len());
            for ((team, _, points, boards), (_, by_points, by_boards)) in lines.iter().zip(&pencil) {
                assert_eq!((*points, boards.in_tenths()), (*by_points, *by_boards), "{class:?} {group}");
                assert!(pencil.contains(&(*team, *points, boards.in_tenths())), "{team:?}");
            }
        }
    }
}

#[test]
fn a_whole_season_can_be_wound_back_and_played_again() {
    let made = simulate::season(1987).unwrap();
    let mut journal = made.journal;
    let after: Vec<_> = (0..2).map(|group| group_table(journal.state(), ClassId(3), group)).collect();
    let closings: Vec<u64> = entries_of(&journal, |fact| matches!(fact, Fact::ClassClosed { .. }));
    let confirmed = entries_of(
        &journal,
        |fact| matches!(fact, Fact::MatchConfirmed { id, .. } if is_of(&journal, *id, ClassId(3), 9)),
    );
    let undo = |entry| Fact::Undone { entry, reason: "report lost".to_owned() };
    assert!(matches!(journal.judge(&undo(confirmed[0])), Err(Refusal::Needed { .. })), "the class is closed");
    let mut taken_back = Vec::new();
    for entry in closings.iter().chain(&confirmed) {
        taken_back.push(write(&mut journal, undo(*entry)).unwrap());
    }
    let open = group_table(journal.state(), ClassId(3), 0).unwrap();
    assert!(!open.provisional.is_empty() && Some(&open) != after[0].as_ref());
    // The undos taken back, the last first, nothing is left of it.
    for entry in taken_back.into_iter().rev() {
        write(&mut journal, undo(entry)).unwrap();
    }
    let again: Vec<_> = (0..2).map(|group| group_table(journal.state(), ClassId(3), group)).collect();
    assert_eq!(again, after);
    let replayed = Journal::open(journal.entries().to_vec()).unwrap();
    assert_eq!(replayed.state(), journal.state());
}

fn entries_of(journal: &Journal, fits: impl Fn(&Fact) -> bool) -> Vec<u64> {
    journal.entries().iter().filter(|entry| fits(&entry.fact)).map(|entry| entry.number).collect()
}

fn is_of(journal: &Journal, id: MatchId, class: ClassId, round: u32) -> bool {
    let fixture = &journal.state().matches[&id].fixture;
    (fixture.class, fixture.round, fixture.group) == (class, round, 0)
}

fn decision_entry(journal: &Journal, number: u32) -> u64 {
    let made =
        |entry: &&Entry| matches!(entry.fact, Fact::DecisionMade { id, .. } if id == DecisionId(number));
    journal.entries().iter().find(made).expect("made").number
}

#[test]
fn other_seeds_make_other_seasons_and_all_of_them_hold() {
    let mut seen = BTreeSet::new();
    for seed in 0..4 {
        let made = simulate::season(seed).unwrap();
        let state = made.journal.state();
        for (class, details) in &state.classes {
            for group in 0..details.groups.len() {
                let table = group_table(state, *class, group).unwrap();
                let points: i64 = table.lines().iter().map(|line| line.2).sum();
                let teams = table.teams.len() as i64;
                // Two points a match, less what both lost.
                assert!(points <= teams * (teams - 1), "seed {seed}");
                assert!(points > 0);
            }
        }
        seen.insert(format!("{:?}", group_table(state, ClassId(1), 0).unwrap().lines()));
    }
    assert_eq!(seen.len(), 4);
}
