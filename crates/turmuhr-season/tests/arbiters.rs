//! Arbiters by the guidelines of 2017: courses, exams, appointments, norms, applications, licences over the years.

mod support;

use std::collections::BTreeMap;

use support::{act, arbiters, day, said};
use turmuhr_federation::{
    date::Season,
    law::level::Level,
    matches::lineup::{BoardResult, ClassKind, Rank, Seat},
    office::licence::{
        ExamResult, Grade, LicenceEvent, Status, What,
        course::{CourseFault, ExamFault, Topic},
        deploy::{Application, EventLevel, Norm, NotDeployed, Title, Vote},
    },
    persons::person::{ClubId, PersonId, TeamNumber},
};
use turmuhr_season::{
    ClassId, Fact, Journal, MatchId, Refusal, Statement, TeamId,
    arbiters::{ArbiterAct, Course, CourseId},
    fact::{Class, Fixture},
    objection::Against,
    registry::{Name, Unsaid},
};

const TEACHER: PersonId = PersonId(1);
const PUPIL: PersonId = PersonId(2);
const UNDER: &str = "dsb-arbiter-2017";

fn noted(person: PersonId, date: &str, what: What) -> Fact {
    said(Statement::LicenceNoted { person, event: LicenceEvent { date: day(date), what } })
}

fn arbiter(act: ArbiterAct) -> Statement {
    Statement::Arbiter { under: UNDER.to_owned(), act }
}

/// A season of 2018 with two teams in a class and one in the Bundesliga. The teacher is a national arbiter since
/// 2016-10-01, the pupil nothing yet.
fn season() -> Journal {
    let mut journal = Journal::default();
    let on = "2018-08-01";
    let season = Season { begins: 2018 };
    let open = Fact::SeasonOpened { season, ordinance: "nrw-1987".to_owned(), texts: Vec::new() };
    act(&mut journal, on, open).unwrap();
    let club = serde_json::json!({ "name": "SV Nord", "bezirk": "B", "verband": "V" });
    let details = serde_json::from_value(club).unwrap();
    act(&mut journal, on, Fact::ClubAdmitted { club: ClubId(1), details }).unwrap();
    for (class, kind) in [(1, ClassKind::Other), (2, ClassKind::Bundesliga)] {
        let details = Class { kind, ..Class::league(&format!("Liga {class}"), Level::Bezirk, class, 1) };
        let class = ClassId(u32::try_from(class).unwrap());
        act(&mut journal, on, Fact::ClassFormed { class, details }).unwrap();
        let mut group = Vec::new();
        for place in 1..=2 {
            let number = class.0 * 2 + place;
            let team = TeamId(number);
            let number = TeamNumber(number);
            // An older journal: the ranks of these teams overlap.
            let entered = Fact::TeamEntered { team, club: ClubId(1), number, class, ranks: [1, 99] };
            support::write(&mut journal, entered).unwrap();
            group.push(team);
        }
        let fixture = Fixture {
            class,
            group: 0,
            round: 1,
            home: group[0],
            guest: group[1],
            on: day("2018-10-07"),
            occasion: Default::default(),
            starts: None,
        };
        act(&mut journal, on, Fact::GroupsDrawn { class, seed: 1, groups: vec![group] }).unwrap();
        act(&mut journal, on, Fact::MatchSet { id: MatchId(class.0), fixture }).unwrap();
    }
    for (person, surname, born) in [(TEACHER, "Kurz", "1970-01-01"), (PUPIL, "Neu", "2000-05-05")] {
        let name = Name { surname: surname.to_owned(), first_name: "Ina".to_owned() };
        let entered =
            Statement::PersonEntered { person, name, born: Some(day(born)), sex: None, german: true };
        act(&mut journal, on, said(entered)).unwrap();
        let (club, from) = (ClubId(1), day("2010-01-01"));
        act(&mut journal, on, said(Statement::MemberJoined { person, club, from, ordinary: true })).unwrap();
    }
    let training = |level| What::Training { level, exam: Some(ExamResult::Passed), units: None };
    let mut life = vec![("2015-03-01", training(Grade::Rsr)), ("2016-03-01", training(Grade::Nsr))];
    life.extend(["2016-04-01", "2016-05-01", "2016-06-01"].map(|on| (on, What::Shadowing)));
    life.extend(["2016-08-01", "2016-09-01", "2016-10-01"].map(|on| (on, What::NeutralMatch)));
    for (on, what) in life {
        act(&mut journal, "2018-08-01", noted(TEACHER, on, what)).unwrap();
    }
    journal
}

#[track_caller]
fn objected(journal: &mut Journal, on: &str, what: ArbiterAct) -> (Against, Option<String>) {
    match act(journal, on, said(arbiter(what))) {
        Err(Refusal::Unsaid(Unsaid::Objected(why))) => (why.what, why.cite.map(|cite| cite.article)),
        other => panic!("{other:?}"),
    }
}

fn course(rules: u32, organiser: &str, lecturers: &[PersonId]) -> ArbiterAct {
    let units = [
        (Topic::Rules, rules),
        (Topic::Ordinance, 3),
        (Topic::Clocks, 2),
        (Topic::Organisation, 2),
        (Topic::Manipulation, 1),
        (Topic::Cases, 3),
        (Topic::Exam, 2),
    ];
    let details = Course {
        name: "Kurs".to_owned(),
        level: Grade::Rsr,
        training: true,
        ends: day("2019-03-10"),
        organiser: organiser.to_owned(),
        lecturers: lecturers.to_vec(),
        topics: BTreeMap::from(units),
    };
    ArbiterAct::CourseHeld { course: CourseId(1), details }
}

fn attended(person: PersonId, phone: &str) -> ArbiterAct {
    ArbiterAct::Attended {
        course: CourseId(1),
        person,
        address: "Ring 1".to_owned(),
        phone: phone.to_owned(),
        email: "a@example.org".to_owned(),
        exam: Some(ExamResult::Passed),
        reported: None,
    }
}

fn status(journal: &Journal, person: PersonId, grade: Grade, on: &str) -> Status {
    let found = turmuhr_season::due::licence_of(journal.state(), &arbiters(), person, grade, day(on));
    found.map_or(Status::None, |standing| standing.status)
}

/// F-816, F-817, F-821, F-826: who holds a course, how long, and who is reported.
#[test]
fn ii_courses_are_judged_and_make_licences() {
    let mut journal = season();
    let on = "2019-03-11";
    let article = Some("II.1".to_owned());
    for (act, fault) in [
        (course(7, "dsb", &[TEACHER]), "Organiser"),
        (course(7, "dsj", &[PUPIL]), "Lecturer"),
        (course(7, "dsj", &[]), "Lecturer"),
        (course(6, "dsj", &[TEACHER]), "TooFewUnits"),
        (course(11, "dsj", &[TEACHER]), "Topic"),
    ] {
        let (against, cite) = objected(&mut journal, on, act);
        let Against::Course(faults) = against else { panic!("{against:?}") };
        assert!(matches!(faults[..], [ref one] if format!("{one:?}").starts_with(fault)), "{faults:?}");
        assert_eq!(cite, article);
    }
    let unknown = act(&mut journal, on, said(arbiter(attended(PUPIL, "1")))).unwrap_err();
    assert_eq!(unknown, Refusal::Unsaid(Unsaid::Course(CourseId(1))));
    act(&mut journal, on, said(arbiter(course(7, "dsj", &[TEACHER])))).unwrap();
    let (against, cite) = objected(&mut journal, on, attended(PUPIL, " "));
    assert_eq!((against, cite), (Against::NotReported(PUPIL), Some("II".to_owned())));
    assert_eq!(status(&journal, PUPIL, Grade::Rsr, "2019-03-10"), Status::None);
    act(&mut journal, on, said(arbiter(attended(PUPIL, "0221")))).unwrap();
    assert_eq!(status(&journal, PUPIL, Grade::Rsr, "2019-03-10"), Status::Active);
    let again = act(&mut journal, on, said(arbiter(attended(PUPIL, "0221")))).unwrap_err();
    assert_eq!(again, Refusal::Unsaid(Unsaid::Twice(PUPIL)));
    // Five years on a refresher is due; from the next 1 January the licence is dormant, and expires in two years.
    for (on, expected) in [
        ("2024-12-31", Status::Active),
        ("2025-01-01", Status::Dormant),
        ("2026-12-31", Status::Dormant),
        ("2027-01-01", Status::Expired),
    ] {
        assert_eq!(status(&journal, PUPIL, Grade::Rsr, on), expected, "{on}");
    }
    let due = turmuhr_season::due::licences(journal.state(), &arbiters(), day("2020-01-01"));
    assert!(due.iter().any(|one| one.by == day("2024-03-10")), "{due:?}");
    let expected = CourseFault::TooFewUnits { given: 19, fewest: 20 };
    let mut journal = season();
    let found = objected(&mut journal, on, course(6, "landesverband", &[TEACHER]));
    assert_eq!(found.0, Against::Course(vec![expected]));
}

/// F-860, F-862: an hour in writing, a quarter of an hour oral.
#[test]
fn iii_exams_take_their_time() {
    let mut journal = season();
    let exam = |acquisition, written_minutes, oral_minutes| ArbiterAct::Examined {
        person: PUPIL,
        level: Grade::Rsr,
        on: day("2019-05-01"),
        passed: true,
        acquisition,
        written_minutes,
        oral_minutes,
        record: None,
    };
    for (act, faults, article) in [
        (exam(true, Some(59), Some(14)), vec![ExamFault::WrittenTooShort, ExamFault::OralTooShort], "III.1"),
        (exam(false, None, Some(30)), vec![ExamFault::NotWritten], "III.2"),
        (exam(false, Some(45), None), vec![ExamFault::WrittenTooShort], "III.2"),
    ] {
        assert_eq!(
            objected(&mut journal, "2019-05-02", act),
            (Against::Exam(faults), Some(article.to_owned()))
        );
    }
    // A missing part is a note, not a refusal.
    act(&mut journal, "2019-05-02", said(arbiter(exam(true, Some(60), None)))).unwrap();
    act(
        &mut journal,
        "2019-05-02",
        noted(PUPIL, "2019-04-01", What::Training { level: Grade::Rsr, exam: None, units: Some(20) }),
    )
    .unwrap();
    assert_eq!(status(&journal, PUPIL, Grade::Rsr, "2019-05-01"), Status::Active);
}

fn appointed(game: u32, person: PersonId) -> ArbiterAct {
    ArbiterAct::Appointed { game: MatchId(game), person, costs: Some([5000, 2150]) }
}

/// F-800, F-801, F-802, F-803, F-804: members with a licence that reaches the event and is valid on the day.
#[test]
fn i_appointments_need_a_licence_that_reaches() {
    let mut journal = season();
    let why = |person, level, why| (Against::NotDeployed { person, level, why }, Some("I".to_owned()));
    let day_of = "2018-09-01";
    assert_eq!(
        objected(&mut journal, day_of, appointed(1, PUPIL)),
        why(PUPIL, EventLevel::District, NotDeployed::LicenceNotActive)
    );
    assert_eq!(
        objected(&mut journal, day_of, appointed(2, TEACHER)),
        why(TEACHER, EventLevel::Bundesliga, NotDeployed::LevelTooHigh)
    );
    act(&mut journal, day_of, said(arbiter(appointed(1, TEACHER)))).unwrap();
    let again = act(&mut journal, day_of, said(arbiter(appointed(1, TEACHER)))).unwrap_err();
    assert_eq!(again, Refusal::Unsaid(Unsaid::HasArbiter(MatchId(1))));
    let title = ArbiterAct::TitleHeld { person: TEACHER, title: Title::Fide, from: day("2018-09-02") };
    act(&mut journal, "2018-09-02", said(arbiter(title))).unwrap();
    let view = journal.state().arbiter(&arbiters(), TEACHER, day("2018-10-07"));
    assert!(view.served.iter().all(|(_, answer)| answer.is_ok()), "{view:?}");
    assert_eq!(view.matches, [(MatchId(1), Some([5000, 2150]))]);
    let barred = ArbiterAct::Barred {
        person: TEACHER,
        from: day("2018-10-01"),
        until: day("2018-10-31"),
        reason: "under inquiry".to_owned(),
    };
    act(&mut journal, "2018-09-30", said(arbiter(barred))).unwrap();
    assert_eq!(
        objected(&mut journal, "2018-10-01", appointed(2, TEACHER)),
        why(TEACHER, EventLevel::Bundesliga, NotDeployed::Barred)
    );
    let left = Statement::MemberLeft { person: TEACHER, club: ClubId(1), last_day: day("2018-09-30") };
    act(&mut journal, "2018-10-01", said(left)).unwrap();
    assert_eq!(
        objected(&mut journal, "2018-10-01", appointed(2, TEACHER)),
        why(TEACHER, EventLevel::Bundesliga, NotDeployed::NoMember)
    );
    // In 2021 the national course is five years old: dormant from 2022 on, refused in events of the federation.
    let later = journal.state().arbiter(&arbiters(), TEACHER, day("2022-01-01"));
    assert_eq!(later.national.as_ref().map(|one| one.status), Some(Status::Dormant));
}

/// A match led on appointment counts for the licence once its card is there, in later seasons too.
#[test]
fn ii_2_matches_led_count() {
    let mut journal = season();
    act(&mut journal, "2018-09-01", said(arbiter(appointed(1, TEACHER)))).unwrap();
    let led =
        |journal: &Journal| journal.state().arbiter(&arbiters(), TEACHER, day("2019-01-01")).matches.len();
    assert_eq!(led(&journal), 1);
    let seat = || vec![Seat { board: 1, rank: Rank::Listed(1), absent: false }];
    let report = Fact::reported(MatchId(1), seat(), seat(), vec![Some(BoardResult::Drawn)]);
    act(&mut journal, "2018-10-07", report).unwrap();
    let short = journal.state().short_of_arbiters(&arbiters(), day("2018-10-08"));
    assert_eq!(short, [("SV Nord".to_owned(), 3)], "four teams, one arbiter");
}

/// F-851, F-852, F-855, F-856: norms after the licence, fees secured, the licence that is needed, and the vote.
#[test]
fn ii_3_and_ii_4_norms_and_applications() {
    let mut journal = season();
    let on = "2019-06-01";
    let norm = |date: &str, domestic| ArbiterAct::NormMade {
        person: TEACHER,
        norm: Norm { on: day(date), domestic },
        event: "Open".to_owned(),
    };
    assert_eq!(
        objected(&mut journal, on, norm("2016-09-30", true)),
        (Against::NormBefore { national: None }, Some("II.3".to_owned()))
    );
    act(&mut journal, on, said(arbiter(norm("2018-12-01", true)))).unwrap();
    act(&mut journal, on, said(arbiter(norm("2019-01-01", false)))).unwrap();
    let view = journal.state().arbiter(&arbiters(), TEACHER, day("2019-06-01"));
    let norms = view.norms.expect("norms");
    assert_eq!((norms.counted, norms.too_few_domestic), (2, true));
    let apply = |person, application, fees_secured, vote: Option<[u32; 3]>| ArbiterAct::Applied {
        person,
        application,
        on: day("2019-06-01"),
        fees_secured,
        vote: vote.map(|[voting_members, yes, no]| Vote { voting_members, yes, no }),
    };
    use Application::{HigherCategory, NationalArbiter, Reactivation, Title as OfTitle};
    let refused = |application, fees_secured| Against::NotEntitled { application, fees_secured };
    for (act, against, article) in [
        (apply(TEACHER, OfTitle, false, Some([9, 9, 0])), refused(OfTitle, false), "II.3"),
        (apply(PUPIL, OfTitle, true, Some([9, 9, 0])), refused(OfTitle, true), "II.3"),
        (apply(PUPIL, NationalArbiter, true, None), refused(NationalArbiter, true), "II.4"),
        (apply(PUPIL, Reactivation, true, None), refused(Reactivation, true), "II.4"),
        (apply(TEACHER, OfTitle, true, Some([9, 5, 0])), Against::Vote { two_thirds: true }, "II.3"),
        (apply(TEACHER, HigherCategory, true, Some([9, 2, 2])), Against::Vote { two_thirds: false }, "II.4"),
    ] {
        assert_eq!(objected(&mut journal, on, act), (against, Some(article.to_owned())));
    }
    for allowed in [
        apply(TEACHER, OfTitle, true, Some([9, 6, 3])),
        apply(TEACHER, HigherCategory, true, Some([9, 3, 2])),
        apply(TEACHER, NationalArbiter, true, None),
        apply(TEACHER, Reactivation, true, None),
    ] {
        act(&mut journal, on, said(arbiter(allowed))).unwrap();
    }
}

/// F-875: licences of tournament directors of 2014 or before.
#[test]
fn iv_old_licences_run_for_five_years() {
    let mut journal = season();
    let old = |acquired: &str, converted: Option<&str>| ArbiterAct::OldLicence {
        person: PUPIL,
        acquired: day(acquired),
        converted: converted.map(day),
    };
    let cite = Some("IV".to_owned());
    assert_eq!(
        objected(&mut journal, "2018-09-01", old("2015-01-01", None)),
        (Against::NotOld(day("2015-01-01")), cite.clone())
    );
    assert_eq!(
        objected(&mut journal, "2018-09-01", old("2014-05-05", Some("2015-01-01"))),
        (Against::NotConvertible, cite)
    );
    act(&mut journal, "2018-09-01", said(arbiter(old("2014-05-05", Some("2014-12-31"))))).unwrap();
    let view = journal.state().arbiter(&arbiters(), PUPIL, day("2018-09-01"));
    assert_eq!(view.old, Some((day("2019-05-05"), Some(true))));
}

/// An ordinance without licences cannot judge a course.
#[test]
fn guidelines_must_speak_of_licences() {
    let mut journal = season();
    let statement = Statement::Arbiter { under: "nrw-1987".to_owned(), act: course(7, "dsj", &[TEACHER]) };
    match act(&mut journal, "2019-03-11", said(statement)) {
        Err(Refusal::Unsaid(Unsaid::Objected(why))) => {
            assert_eq!(why.what, Against::NoLicenceRules("nrw-1987".to_owned()));
        }
        other => panic!("{other:?}"),
    }
}

/// F-819, F-821: the list of participants is due a month after the course; later there is no licence.
#[test]
fn ii_participants_are_reported_within_a_month() {
    let late = Against::ReportedLate { person: PUPIL, last: day("2019-04-10") };
    for (on, reported, taken) in
        [("2019-04-10", None, true), ("2019-04-11", None, false), ("2019-04-20", Some("2019-04-10"), true)]
    {
        let mut journal = season();
        act(&mut journal, "2019-03-10", said(arbiter(course(7, "dsj", &[TEACHER])))).unwrap();
        let open = turmuhr_season::due::licences(journal.state(), &arbiters(), day("2019-03-11"));
        let task = |one: &turmuhr_season::due::Due| {
            one.what == turmuhr_season::due::Task::ReportCourse(CourseId(1)) && one.by == day("2019-04-10")
        };
        assert!(open.iter().any(task), "{open:?}");
        let ArbiterAct::Attended { course, person, address, phone, email, exam, .. } = attended(PUPIL, "0")
        else {
            unreachable!()
        };
        let reported = reported.map(day);
        let list = ArbiterAct::Attended { course, person, address, phone, email, exam, reported };
        if taken {
            act(&mut journal, on, said(arbiter(list))).unwrap();
            let open = turmuhr_season::due::licences(journal.state(), &arbiters(), day(on));
            assert!(!open.iter().any(task), "{open:?}");
        } else {
            assert_eq!(objected(&mut journal, on, list), (late.clone(), Some("II".to_owned())));
        }
    }
}

/// F-827: a refresher of 13 units is none, and is not noted as one.
#[test]
fn ii_1_a_refresher_has_fourteen_units() {
    let refresher = |units| What::Refresher { level: Grade::Rsr, exam: None, units: Some(units) };
    for (units, taken) in [(13, false), (14, true)] {
        let told = act(&mut season(), "2026-05-06", noted(TEACHER, "2026-05-05", refresher(units)));
        assert_eq!(told.is_ok(), taken, "{units}: {told:?}");
    }
}
