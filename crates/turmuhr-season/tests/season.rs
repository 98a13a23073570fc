//! A season as a journal.

mod support;

use serde_json::json;
use support::{BELOW, OWN, day, lodged, write};
use turmuhr_core::Points;
use turmuhr_federation::{
    competition::{league::Played, withdrawal::What},
    date::Season,
    law::{
        level::{Level, Office},
        remedy::{Lack, Stage, case::Outcome, panel::Basis},
    },
    matches::lineup::{BoardResult, Occasion, Rank, Seat, ViolationKind, Which},
    office::roles::{Action, Datum, Role, allowed, may, may_see},
    ordinance::NoOrdinance,
    persons::person::{ClubId, TeamNumber},
};
use turmuhr_season::{
    Broken, ClassId, Concern, DecisionId, Fact, Journal, MatchId, Refusal, RemedyId, SeasonEntry, State,
    Taken, TeamId,
    fact::{About, Appellant, Class, Decision, Fixture},
    state::RemedyLack,
    tables::{affected_by, counted, group_table},
};

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
    let details = Class { promoted: 1, relegated: 1, ..Class::league("Kreisliga", Level::Bezirk, 1, 2) };
    add(Fact::ClassFormed { class: CLASS, details });
    for number in 1..=4 {
        let details =
            serde_json::from_value(json!({ "name": format!("SV {number}"), "bezirk": "B", "verband": "V" }))
                .unwrap();
        add(Fact::ClubAdmitted { club: ClubId(number), details });
        add(Fact::TeamEntered {
            team: TeamId(number),
            club: ClubId(number),
            number: TeamNumber(1),
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
            starts: None,
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
    Fact::reported(MatchId(id), seats(home), seats(&[1, 2]), results.map(Some).to_vec())
}

fn confirm(id: u32) -> Fact {
    Fact::confirmed(MatchId(id))
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
    let first = &concerns[0];
    assert!(matches!(first, Concern::Violations(found) if found[0].kind == ViolationKind::TooLow));
    write(&mut journal, illegal).unwrap();
    let points: Vec<i64> = lines(&journal).iter().map(|(_, points)| *points).collect();
    assert_eq!(points, [1, 1, 0, 0], "2 : 0 over the board, 1 : 1 as it would be confirmed");
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
        waived: vec![(Which::Home, ViolationKind::TooLow)],
        reason: reason.to_owned(),
        frozen: None,
    };
    assert_eq!(journal.judge(&waive("kind hearts")), Err(Refusal::Waived(Vec::new())));
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
    let read: Vec<SeasonEntry> = serde_json::from_str(&text).unwrap();
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
    write(&mut journal, Fact::FineLimitSet { marks: 100, set_on: None }).unwrap();
    assert_eq!(journal.judge(&Fact::FineLimitSet { marks: 500, set_on: None }), Err(Refusal::FineLimitFixed));
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
            Fact::TeamEntered {
                team: TeamId(1),
                club: ClubId(1),
                number: TeamNumber(2),
                class: CLASS,
                ranks: [10, 12],
            },
            Refusal::Taken(Taken::Team(TeamId(1))),
        ),
        (
            Fact::TeamEntered {
                team: TeamId(9),
                club: ClubId(9),
                number: TeamNumber(1),
                class: CLASS,
                ranks: [1, 9],
            },
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
                ground: None,
            },
            Refusal::Match(MatchId(77)),
        ),
        (Fact::Fined { club: ClubId(1), marks: 10, article: " ".into() }, Refusal::NoArticle),
        (Fact::Fined { club: ClubId(1), marks: 10, article: "4.3".into() }, Refusal::NoFineLimit),
        (Fact::ClassClosed { class: CLASS, accepted: false }, Refusal::Open((1..=6).map(MatchId).collect())),
    ];
    for (fact, why) in refused {
        let number = journal.next();
        assert_eq!(journal.judge(&fact), Err(why.clone()), "{fact:?}");
        assert_eq!(write(&mut journal, fact), Err(Broken::Entry { entry: number, why }));
    }
    assert_eq!(*journal.state(), before);
    let mut unopened = Journal::default();
    let class = Fact::ClassClosed { class: CLASS, accepted: false };
    assert_eq!(write(&mut unopened, class), Err(Broken::Entry { entry: 1, why: Refusal::NotOpened }));
    let unknown = opened(1988, "nowhere", &[]);
    assert!(matches!(write(&mut unopened, unknown), Err(Broken::Entry { why: Refusal::NoOrdinance(_), .. })));
}

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
    let read: Vec<SeasonEntry> = serde_json::from_str(&text).unwrap();
    let again = Journal::open(read).unwrap();
    assert_eq!(again.state(), journal.state());
    assert_eq!(lines(&again), lines(&journal));
    // Journals of before, without texts, are read as they were.
    let old = r#"[{"number":1,"at":"1970-01-01T00:00:00Z","by":"x","fact":{"kind":"season-opened","season":"1987/88","ordinance":"nrw-1987"}}]"#;
    let old: Vec<SeasonEntry> = serde_json::from_str(old).unwrap();
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
        ground: None,
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
        by: Appellant::Club(ClubId(1)),
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
        about: About::Match(MatchId(1)),
        by,
        level: Level::Bezirk,
        stage,
        postmark: day(postmark),
        article: "16.4".into(),
        copies: 4,
        sets,
        reasons: "heard".to_owned(),
        sanctions: Vec::new(),
        panel: Vec::new(),
        settles: None,
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
        by: Appellant::Club(ClubId(by)),
        basis,
        lodged: lodged(postmark, 60),
    };
    // A late one is recorded, and can only be dismissed; so is one that nobody is entitled to.
    let late = lodge("1987-11-13", 1, Basis::ResultDecided);
    let lacks = [RemedyLack::Late(day("1987-11-12")), RemedyLack::Missing(Lack::Fee)];
    assert_eq!(journal.judge(&late), Ok(vec![Concern::Inadmissible(lacks.to_vec())]));
    let stranger = lodge("1987-11-12", 2, Basis::ResultDecided);
    let not_theirs = Concern::Inadmissible(vec![RemedyLack::NotEntitled]);
    assert_eq!(journal.judge(&stranger), Ok(vec![not_theirs]), "not their match");
    let mut other = journal.clone();
    write(&mut other, late).unwrap();
    let result = decided(Stage::Protest, Office::Spielausschuss, "1987-12-01", None);
    let outcome = |outcome| Fact::RemedyDecided {
        remedy: RemedyId(1),
        outcome,
        decision: DecisionId(2),
        result: result.clone(),
    };
    assert!(matches!(other.judge(&outcome(Outcome::Upheld)), Err(Refusal::Inadmissible(_))));
    write(&mut other, outcome(Outcome::Dismissed)).unwrap();
    assert_eq!(lines(&other), after, "a dismissed protest leaves the decision");
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
    let row = table.table.rows.iter().find(|row| row.team == TeamId(1)).unwrap();
    assert_eq!(row.deducted, [(2, "2".to_owned())]);
    let entry = journal.next() - 1;
    let undone = write(&mut journal, Fact::Undone { entry, reason: "annulled".to_owned() }).unwrap();
    assert_eq!(lines(&journal), played);
    write(&mut journal, Fact::Undone { entry: undone, reason: "mistaken".to_owned() }).unwrap();
    assert_eq!(lines(&journal), [(3, 3), (4, 3), (1, 2), (2, 2)]);
    write(&mut journal, Fact::ClassClosed { class: CLASS, accepted: false }).unwrap();
    assert_eq!(journal.judge(&report(1, &[1, 2], HOME)), Err(Refusal::Closed));
}

/// F-106: whoever has to play off where nothing was at stake before is concerned too.
#[test]
fn art_5_4_3_a_tie_that_a_decision_makes_concerns_both() {
    let mut journal = small();
    for (id, results) in [(1, HOME), (2, HOME), (3, DRAW), (4, HOME), (5, HOME), (6, DRAW)] {
        write(&mut journal, report(id, &[1, 2], results)).unwrap();
        write(&mut journal, confirm(id)).unwrap();
    }
    assert_eq!(lines(&journal), [(1, 5), (2, 4), (3, 2), (4, 1)]);
    // Drawn instead of won: 4, 4, 2 and 2. Everybody has to play off.
    let drawn = affected_by(journal.state(), MatchId(1), ([10, 10], [1, 1]));
    assert_eq!(drawn, [1, 2, 3, 4].map(ClubId));
    assert_eq!(
        affected_by(journal.state(), MatchId(1), ([15, 5], [2, 0])),
        [],
        "board points change nothing"
    );
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
