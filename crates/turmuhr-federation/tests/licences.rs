//! Arbiters' licences, courses and exams.

mod support;

use std::collections::BTreeMap;

use jiff::civil::Date;
use proptest::prelude::*;
use support::{arbiters, day, nrw};
use turmuhr_federation::office::licence::{
    Consents, ExamResult, Grade, LicenceEvent, Life, Standing, Status, What,
    course::{Course, CourseFault, Exam, ExamFault, Participant, Topic, exam_faults, faults},
    deploy::{
        Application, Arbiter, EventLevel, Norm, NotDeployed, Title, Vote, may_apply, may_serve, norms,
        old_licence_convertible, old_licence_until, shortfall,
    },
    reminders, standing, valid_to,
};

fn training(level: Grade, date: &str) -> LicenceEvent {
    LicenceEvent {
        date: day(date),
        what: What::Training { level, exam: Some(ExamResult::Passed), units: None },
    }
}

fn refresher(level: Grade, date: &str) -> LicenceEvent {
    LicenceEvent { date: day(date), what: What::Refresher { level, exam: None, units: None } }
}

fn exam(level: Grade, date: &str, passed: bool) -> LicenceEvent {
    LicenceEvent { date: day(date), what: What::Exam { level, passed } }
}

fn life(level: Grade, born: &str, events: &[LicenceEvent]) -> Life {
    Life { level, born: day(born), examiner: false, events: events.to_vec() }
}

fn on(life: &Life, date: &str) -> Standing {
    standing(&arbiters(), life, day(date)).unwrap()
}

fn status(life: &Life, date: &str) -> Status {
    on(life, date).status
}

/// EX-72: F-828, F-865, F-866, F-867, F-869.
#[test]
fn iii_3_five_years_then_rest_then_gone() {
    let rsr = life(Grade::Rsr, "1980-01-01", &[training(Grade::Rsr, "2018-03-10")]);
    for (date, wanted) in [
        ("2018-03-09", Status::None),
        ("2018-03-10", Status::Active),
        ("2023-03-11", Status::Active),
        ("2023-12-31", Status::Active),
        ("2024-01-01", Status::Dormant),
        ("2025-12-31", Status::Dormant),
        ("2026-01-01", Status::Expired),
    ] {
        assert_eq!(status(&rsr, date), wanted, "{date}");
    }
    let dates = on(&rsr, "2020-01-01").dates.unwrap();
    assert_eq!(valid_to(&dates), day("2023-12-31"));
    assert_eq!(reminders(&dates), [(12, day("2022-03-10")), (6, day("2022-09-10")), (1, day("2023-02-10"))]);
    let revived = life(
        Grade::Rsr,
        "1980-01-01",
        &[training(Grade::Rsr, "2018-03-10"), refresher(Grade::Rsr, "2025-10-14")],
    );
    assert_eq!(status(&revived, "2025-10-14"), Status::Active);
    assert_eq!(on(&revived, "2025-10-14").dates.unwrap().training_due, day("2030-10-14"));
    // After expiry only a new training with its exam helps.
    let mut events = vec![training(Grade::Rsr, "2018-03-10"), refresher(Grade::Rsr, "2026-01-01")];
    assert_eq!(status(&life(Grade::Rsr, "1980-01-01", &events), "2026-06-01"), Status::Expired);
    events.push(LicenceEvent {
        date: day("2026-05-05"),
        what: What::Training { level: Grade::Rsr, exam: Some(ExamResult::Failed), units: None },
    });
    assert_eq!(status(&life(Grade::Rsr, "1980-01-01", &events), "2026-06-01"), Status::Expired);
    events.push(exam(Grade::Rsr, "2026-06-01", true));
    let again = on(&life(Grade::Rsr, "1980-01-01", &events), "2026-06-01");
    assert_eq!((again.status, again.dates.unwrap().acquired), (Status::Active, day("2026-06-01")));
    assert_eq!(again.dates.unwrap().training_due, day("2031-05-05"));
}

/// EX-73: F-829, F-868.
#[test]
fn iii_3_ten_years_and_the_exam() {
    let events = [
        training(Grade::Rsr, "2018-03-10"),
        refresher(Grade::Rsr, "2022-05-05"),
        refresher(Grade::Rsr, "2027-04-04"),
    ];
    let rsr = life(Grade::Rsr, "1980-01-01", &events);
    assert_eq!(on(&rsr, "2028-01-01").dates.unwrap().exam_due, Some(day("2028-03-10")));
    assert_eq!(status(&rsr, "2028-12-31"), Status::Active);
    assert_eq!(status(&rsr, "2029-01-01"), Status::Dormant);
    assert_eq!(status(&rsr, "2031-01-01"), Status::Expired);
    let mut passed = rsr.clone();
    passed.events.push(exam(Grade::Rsr, "2030-05-05", true));
    assert_eq!(status(&passed, "2030-05-05"), Status::Active);
    assert_eq!(on(&passed, "2030-05-05").dates.unwrap().exam_due, Some(day("2040-05-05")));
    let mut failed = rsr;
    failed.events.push(exam(Grade::Rsr, "2030-05-05", false));
    assert_eq!(status(&failed, "2030-05-05"), Status::Dormant);
}

/// F-841: the exam of national arbiters after ten years, whatever courses they attend.
#[test]
fn ii_2_ten_years_and_the_exam_of_national_arbiters() {
    let mut nsr = national(&["2019-11-12", "2020-12-03", "2021-01-01"], &[("2019-05-05", What::RatedEvent)]);
    nsr.events.push(refresher(Grade::Nsr, "2026-01-01"));
    nsr.events.push(refresher(Grade::Nsr, "2030-12-31"));
    assert_eq!(on(&nsr, "2031-01-01").dates.unwrap().exam_due, Some(day("2031-06-06")));
    assert_eq!([status(&nsr, "2031-12-31"), status(&nsr, "2032-01-01")], [Status::Active, Status::Dormant]);
    let mut regional = nsr.clone();
    regional.events.push(exam(Grade::Rsr, "2031-05-05", true));
    assert_eq!(status(&regional, "2032-01-01"), Status::Dormant, "an exam of the other level");
    nsr.events.push(exam(Grade::Nsr, "2031-05-05", true));
    assert_eq!(on(&nsr, "2032-01-01").dates.unwrap().exam_due, Some(day("2041-05-05")));
    assert_eq!(status(&nsr, "2032-01-01"), Status::Active);
}

/// EX-74: only courses of the own level count.
#[test]
fn iii_3_of_the_own_level() {
    let failed = LicenceEvent {
        date: day("2021-06-06"),
        what: What::Training { level: Grade::Nsr, exam: Some(ExamResult::Failed), units: None },
    };
    let rsr = life(Grade::Rsr, "1980-01-01", &[training(Grade::Rsr, "2018-03-10"), failed]);
    assert_eq!(on(&rsr, "2022-01-01").dates.unwrap().training_due, day("2023-03-10"));
}

fn national(shadowing: &[&str], practice: &[(&str, What)]) -> Life {
    let mut events = vec![training(Grade::Rsr, "2018-03-10"), training(Grade::Nsr, "2021-06-06")];
    events.extend(shadowing.iter().map(|date| LicenceEvent { date: day(date), what: What::Shadowing }));
    events.extend(practice.iter().map(|(date, what)| LicenceEvent { date: day(date), what: *what }));
    life(Grade::Nsr, "1980-07-07", &events)
}

/// EX-75: F-835, F-836, F-837.
#[test]
fn ii_2_four_requirements_and_their_window() {
    let matches: Vec<(&str, What)> =
        ["2022-01-16", "2022-02-13", "2022-03-13"].map(|date| (date, What::NeutralMatch)).to_vec();
    let acquired = |life: &Life| on(life, "2025-01-01").dates.map(|dates| dates.acquired);
    let in_time = national(&["2018-02-01", "2019-11-12", "2020-12-03", "2023-06-06"], &matches);
    assert_eq!(acquired(&in_time), Some(day("2023-06-06")));
    assert_eq!(status(&in_time, "2023-06-05"), Status::None);
    let missed = national(&["2018-02-01", "2019-11-12", "2020-12-03", "2023-06-07"], &matches);
    assert_eq!(acquired(&missed), None);
    let rated = national(&["2019-11-12", "2020-12-03", "2021-01-01"], &[("2022-09-09", What::RatedEvent)]);
    assert_eq!(acquired(&rated), Some(day("2022-09-09")), "one rated event instead of three matches");
    let two = national(&["2019-11-12", "2020-12-03", "2021-01-01"], &matches[..2]);
    assert_eq!(acquired(&two), None);
    let all_before =
        national(&["2019-11-12", "2020-12-03", "2021-01-01"], &[("2019-05-05", What::RatedEvent)]);
    assert_eq!(acquired(&all_before), Some(day("2021-06-06")), "the course was last");
    let mut young =
        national(&["2020-12-03", "2021-01-01", "2021-02-02"], &[("2021-03-03", What::RatedEvent)]);
    young.born = day("2004-01-01");
    assert_eq!(acquired(&young), Some(day("2022-01-01")), "eighteen");
    // Regained only after everything else was done, the regional licence comes too late for the national one.
    let mut lapsed = all_before.clone();
    lapsed.events[1] = training(Grade::Nsr, "2026-05-04");
    assert_eq!(on(&lapsed, "2026-06-06").dates, None, "the regional licence expired on 1 January 2026");
    lapsed.events.push(training(Grade::Rsr, "2026-11-30"));
    assert_eq!(on(&lapsed, "2027-01-01").dates, None);
    let mut kept = lapsed;
    kept.events.push(refresher(Grade::Rsr, "2022-10-10"));
    assert_eq!(on(&kept, "2027-01-01").dates.map(|dates| dates.acquired), Some(day("2026-05-04")));
    let mut unlicensed = all_before;
    unlicensed.events.remove(0);
    assert_eq!(acquired(&unlicensed), None, "no regional licence");
}

/// F-840 needs both consents; F-842.
#[test]
fn ii_2_contributions_and_examiners() {
    let base = national(&["2019-11-12", "2020-12-03", "2021-01-01"], &[("2019-05-05", What::RatedEvent)]);
    let with = |chair, education| {
        let mut life = base.clone();
        let consents = Consents { chair, education };
        life.events.push(LicenceEvent { date: day("2024-04-04"), what: What::Contribution { consents } });
        on(&life, "2024-05-05").dates.unwrap().training_due
    };
    assert_eq!(with(true, true), day("2029-04-04"));
    assert_eq!([with(true, false), with(false, true)], [day("2026-06-06"); 2]);
    let examiner = Life { examiner: true, ..base.clone() };
    assert_eq!(on(&examiner, "2024-01-01").dates.unwrap().exam_due, None);
    let regional = Life { level: Grade::Rsr, examiner: true, ..base };
    assert_eq!(
        on(&regional, "2020-01-01").dates.unwrap().exam_due,
        Some(day("2028-03-10")),
        "national ones only"
    );
}

/// EX-78: F-825.
#[test]
fn ii_1_not_before_sixteen() {
    let early = life(Grade::Rsr, "2001-08-20", &[training(Grade::Rsr, "2017-03-03")]);
    assert_eq!(status(&early, "2017-08-19"), Status::None);
    let dates = on(&early, "2017-08-20").dates.unwrap();
    assert_eq!(
        (dates.acquired, dates.training_due),
        (day("2017-08-20"), day("2022-03-03")),
        "the years run from the course"
    );
}

fn course(level: Grade, training: bool, ends: &str, units: &[(&str, u32)]) -> Course {
    Course {
        level,
        training,
        ends: day(ends),
        organiser: if level == Grade::Rsr { "landesverband" } else { "dsb" }.to_owned(),
        lecturers_national: true,
        topics: units.iter().map(|(word, units)| (topic(word), *units)).collect::<BTreeMap<_, _>>(),
    }
}

fn topic(word: &str) -> Topic {
    Topic::ALL.into_iter().find(|topic| topic.word() == word).expect(word)
}

fn rsr_units(units: [u32; 7]) -> Vec<(&'static str, u32)> {
    ["rules", "ordinance", "clocks", "organisation", "manipulation", "cases", "exam"]
        .into_iter()
        .zip(units)
        .collect()
}

fn found(course: &Course) -> Vec<CourseFault> {
    faults(&arbiters(), course).unwrap().0
}

/// EX-76: F-816, F-817, F-826, F-877.
#[test]
fn ii_1_a_regional_course() {
    let rsr = |units, ends: &str| found(&course(Grade::Rsr, true, ends, &rsr_units(units)));
    assert!(rsr([7, 3, 2, 2, 1, 3, 2], "2019-01-01").is_empty());
    assert!(rsr([10, 4, 1, 1, 1, 2, 2], "2019-01-01").is_empty());
    assert_eq!(
        rsr([6, 3, 1, 1, 1, 2, 2], "2018-07-01"),
        [CourseFault::TooFewUnits { given: 16, fewest: 20 }]
    );
    assert!(rsr([6, 3, 1, 1, 1, 2, 2], "2018-06-30").is_empty(), "transitional");
    let eleven = rsr([11, 3, 1, 1, 1, 2, 2], "2019-01-01");
    assert!(
        matches!(&eleven[..], [CourseFault::Topic { topic, given: 11, warning: false, .. }] if *topic == Topic::Rules)
    );
    let whole = course(Grade::Rsr, true, "2019-01-01", &rsr_units([7, 3, 2, 2, 1, 3, 2]));
    assert!(found(&Course { organiser: "dsj".to_owned(), ..whole.clone() }).is_empty());
    assert!(matches!(
        found(&Course { organiser: "dsb".to_owned(), ..whole.clone() })[..],
        [CourseFault::Organiser { .. }]
    ));
    assert_eq!(found(&Course { lecturers_national: false, ..whole }), [CourseFault::Lecturer]);
    assert!(faults(&nrw(), &course(Grade::Rsr, true, "2019-01-01", &[])).is_err());
}

/// F-827, F-838, F-839.
#[test]
fn ii_1_and_ii_2_refreshers_and_national_courses() {
    let refresher =
        [("changes", 4), ("exchange", 5), ("clocks", 2), ("organisation", 1), ("manipulation", 2)];
    assert!(found(&course(Grade::Rsr, false, "2019-01-01", &refresher)).is_empty(), "without an exam");
    let off = [("changes", 6), ("exchange", 4), ("clocks", 2), ("organisation", 1), ("manipulation", 1)];
    let off = found(&course(Grade::Rsr, false, "2019-01-01", &off));
    assert!(off.len() == 1 && off[0].is_warning(), "topics of a refresher are a should: {off:?}");
    let short = [("changes", 4), ("exchange", 4), ("clocks", 2), ("organisation", 1), ("manipulation", 2)];
    assert_eq!(
        found(&course(Grade::Rsr, false, "2019-01-01", &short)),
        [CourseFault::TooFewUnits { given: 13, fewest: 14 }]
    );
    let national = [
        ("rules", 9),
        ("ordinance", 3),
        ("clocks", 1),
        ("organisation", 1),
        ("cases", 4),
        ("manipulation", 3),
        ("exam", 3),
    ];
    assert!(found(&course(Grade::Nsr, true, "2019-01-01", &national)).is_empty());
    let again = [
        ("changes", 3),
        ("exchange", 4),
        ("clocks", 1),
        ("swiss-and-titles", 3),
        ("organisation", 1),
        ("manipulation", 2),
    ];
    assert!(found(&course(Grade::Nsr, false, "2019-01-01", &again)).is_empty());
    let twenty_three = [
        ("rules", 8),
        ("ordinance", 3),
        ("clocks", 1),
        ("organisation", 1),
        ("cases", 4),
        ("manipulation", 3),
        ("exam", 3),
    ];
    assert_eq!(
        found(&course(Grade::Nsr, true, "2018-01-01", &twenty_three)),
        [CourseFault::TooFewUnits { given: 23, fewest: 24 }],
        "no transition for national ones"
    );
}

/// F-821, F-860, F-862.
#[test]
fn iii_1_and_iii_2_exams_and_reports() {
    let exam = |acquisition, written_minutes, oral_minutes| {
        exam_faults(Exam { acquisition, written_minutes, oral_minutes })
    };
    assert!(exam(true, Some(60), Some(15)).is_empty());
    assert_eq!(exam(true, Some(59), Some(14)), [ExamFault::WrittenTooShort, ExamFault::OralTooShort]);
    assert_eq!(exam(true, Some(60), None), [ExamFault::PartMissing]);
    assert!(exam(false, Some(60), None).is_empty());
    assert_eq!(exam(false, None, Some(30)), [ExamFault::NotWritten]);
    assert_eq!(exam(false, Some(45), None), [ExamFault::WrittenTooShort]);
    let whole =
        Participant { address: "x".into(), phone: "1".into(), email: "a@b".into(), course_reported: true };
    assert!(whole.reported());
    for lacking in [
        Participant { address: " ".into(), ..whole.clone() },
        Participant { phone: String::new(), ..whole.clone() },
        Participant { email: String::new(), ..whole.clone() },
        Participant { course_reported: false, ..whole },
    ] {
        assert!(!lacking.reported());
    }
}

/// F-800, F-801, F-802, F-803, F-804.
#[test]
fn i_where_arbiters_serve() {
    let arbiter =
        |title, regional, national| Arbiter { member: true, title, regional, national, barred: false };
    use {
        EventLevel::{Bundesliga, National, StateFederation, TitleTournament},
        Status::{Active, Dormant, Expired, None},
    };
    let regional = arbiter(Title::Regional, Active, None);
    assert_eq!(may_serve(&regional, StateFederation), Ok(()));
    assert_eq!(may_serve(&regional, National), Err(NotDeployed::LevelTooHigh));
    let national = arbiter(Title::National, Active, Active);
    assert_eq!(may_serve(&national, National), Ok(()));
    assert_eq!(may_serve(&national, Bundesliga), Err(NotDeployed::LevelTooHigh));
    for status in [Dormant, Expired] {
        assert_eq!(
            may_serve(&arbiter(Title::National, Active, status), National),
            Err(NotDeployed::NoValidNational)
        );
    }
    let fide = arbiter(Title::Fide, Active, Active);
    assert_eq!((may_serve(&fide, Bundesliga), may_serve(&fide, TitleTournament)), (Ok(()), Ok(())));
    assert_eq!(may_serve(&arbiter(Title::International, Active, Active), TitleTournament), Ok(()));
    assert_eq!(
        may_serve(&arbiter(Title::Regional, Dormant, None), EventLevel::Club),
        Err(NotDeployed::LicenceNotActive)
    );
    assert_eq!(
        may_serve(&Arbiter { member: false, ..regional }, EventLevel::Club),
        Err(NotDeployed::NoMember)
    );
    assert_eq!(may_serve(&Arbiter { barred: true, ..regional }, EventLevel::Club), Err(NotDeployed::Barred));
    let clubs = [("A".to_owned(), 2, 3), ("B".to_owned(), 3, 3)];
    assert_eq!(shortfall(&clubs), [("A".to_owned(), 1)]);
}

/// EX-77: F-851, F-852, F-855, F-856, F-875.
#[test]
fn ii_3_and_ii_4_titles_and_fide_licences() {
    let circular = Vote { voting_members: 9, yes: 5, no: 0 };
    assert!(!circular.two_thirds() && circular.simple());
    assert!(Vote { voting_members: 9, yes: 6, no: 3 }.two_thirds());
    let norm = |on: &str, domestic| Norm { on: day(on), domestic };
    let all = [
        norm("2019-01-01", true),
        norm("2021-01-01", true),
        norm("2022-01-01", false),
        norm("2023-01-01", true),
    ];
    let checked = norms(day("2020-06-06"), &all);
    assert_eq!((checked.counted, checked.too_few_domestic), (3, false));
    assert!(norms(day("2021-06-06"), &all).too_few_domestic);
    use Status::{Active, Dormant, None};
    assert!(may_apply(Application::Title, Active, Active, true));
    assert!(!may_apply(Application::Title, Active, Active, false), "fees");
    assert!(!may_apply(Application::Title, Active, None, true));
    assert!(may_apply(Application::NationalArbiter, Active, None, true));
    assert!(!may_apply(Application::NationalArbiter, Dormant, None, true));
    assert!(
        !may_apply(Application::Reactivation, Active, Dormant, true)
            && may_apply(Application::Reactivation, None, Active, true)
    );
    assert_eq!(old_licence_until(day("2014-05-05")), Some(day("2019-05-05")));
    assert_eq!(old_licence_until(day("2015-01-01")), Option::<Date>::None);
    assert!(
        old_licence_convertible(day("2013-01-01"), day("2014-12-31"))
            && !old_licence_convertible(day("2013-01-01"), day("2015-01-01"))
    );
}

/// F-819: same day of the next month, or its last.
#[test]
fn ii_reports_within_a_month() {
    use turmuhr_federation::law::deadline::{Rule, deadline};
    let due = |end: &str| deadline(&arbiters(), Rule::CourseReport, day(end)).unwrap().last_day;
    assert_eq!(
        [due("2019-05-12"), due("2019-01-31"), due("2020-01-30")],
        [day("2019-06-12"), day("2019-02-28"), day("2020-02-29")]
    );
}

proptest! {
    /// A licence never wakes up by itself: without events active, dormant and expired come in this order.
    #[test]
    fn a_licence_only_grows_older(offset in 0i64..12_000, year in 1990i16..2030) {
        let base = Date::new(year, 3, 10).unwrap();
        let rsr = Life {
            level: Grade::Rsr,
            born: day("1950-01-01"),
            examiner: false,
            events: vec![LicenceEvent { date: base, what: What::Training { level: Grade::Rsr, exam: Some(ExamResult::Passed), units: None } }],
        };
        let at = |days: i64| {
            let on = turmuhr_federation::date::days_after(base, days);
            standing(&arbiters(), &rsr, on).unwrap().status
        };
        let order = |status: Status| match status { Status::None => 0, Status::Active => 1, Status::Dormant => 2, Status::Expired => 3 };
        prop_assert!(order(at(offset)) <= order(at(offset + 1)));
        prop_assert!(at(offset) != Status::None);
    }
}
