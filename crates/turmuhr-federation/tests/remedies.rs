//! Periods, protests and appeals.

mod support;

use std::collections::BTreeSet;

use proptest::prelude::*;
use support::{arbiters, day, fide, lodged, nrw, season, youth};
use turmuhr_federation::{
    case,
    date::{Season, age_on, birthday, days_after, days_before, months_after, years_after},
    law::{
        deadline::{self, Deadline, Grant, Ground, Reschedule, Rule},
        level::{Court, Level, Office},
        remedy::{
            self, Contested, Lack, Lodged, NoWay, Remedy, Sent, Stage,
            case::{
                Issued, Matter, NotNow, Outcome, State, Step, Subject, may_charge_instance, open_to_remedy,
                overdue,
            },
            panel::{Basis, Concerned, Member, Recused, affected, entitled, recusal},
            refund_on_withdrawal,
        },
    },
    office::{calendar, roles::Role},
    persons::person::ClubId,
};

fn contested(by: Office, level: Level, stage: Stage) -> Contested {
    Contested { by, level, stage, postmark: Some(day("1988-03-03")) }
}

/// F-101, F-104, F-112.
#[test]
fn art_5_3_and_5_8_where_a_remedy_goes_and_what_it_costs() {
    use {
        Level::{Bezirk, Bund, Verband},
        Office::{Spielausschuss, Spielleiter, Turniergericht},
        Stage::{Appeal, First, Protest},
    };
    let way = |by, level, stage| {
        let way = remedy::way(&nrw(), &contested(by, level, stage)).unwrap();
        way.map(|way| (way.remedy, way.court, way.fee))
    };
    let cases = [
        (Spielleiter, Bezirk, First, Some((Remedy::Protest, Court::Bezirk, 60))),
        (Spielleiter, Verband, First, Some((Remedy::Protest, Court::Verband, 100))),
        (Spielleiter, Bund, First, Some((Remedy::Protest, Court::Bund, 130))),
        (Spielausschuss, Bezirk, First, Some((Remedy::Protest, Court::Verband, 100))),
        (Spielausschuss, Verband, First, Some((Remedy::Protest, Court::Bund, 130))),
        (Spielausschuss, Bund, First, Some((Remedy::Protest, Court::Turniergericht, 130))),
        (Spielausschuss, Bezirk, Protest, Some((Remedy::Appeal, Court::Verband, 150))),
        (Spielausschuss, Verband, Protest, Some((Remedy::Appeal, Court::Bund, 200))),
        (Spielausschuss, Bund, Protest, Some((Remedy::Appeal, Court::Turniergericht, 250))),
        (Turniergericht, Bund, Protest, None),
        (Turniergericht, Bund, Appeal, None),
        (Spielausschuss, Verband, Appeal, None),
    ];
    for (by, level, stage, wanted) in cases {
        assert_eq!(way(by, level, stage), wanted, "{by:?} {level:?} {stage:?}");
    }
    assert_eq!(remedy::way(&nrw(), &contested(Spielleiter, Bund, Protest)), Err(NoWay::NotTheirs));
    assert!(matches!(remedy::way(&fide(), &contested(Spielleiter, Bund, First)), Err(NoWay::Period(_))));
    assert_eq!(
        remedy::way(&youth(), &contested(Spielleiter, Bund, First)),
        remedy::way(&nrw(), &contested(Spielleiter, Bund, First))
    );
}

/// F-108, F-109, F-110, F-113.
#[test]
fn art_5_5_what_a_remedy_needs() {
    let first = contested(Office::Spielleiter, Level::Bezirk, Stage::First);
    let examine = |lodged: Lodged| {
        let examined = remedy::examine(&nrw(), &first, &lodged).unwrap().unwrap();
        (examined.in_time, examined.missing)
    };
    let whole = lodged("1988-03-13", 60);
    assert_eq!(examine(whole), (true, vec![]));
    assert_eq!(
        examine(Lodged { fee_paid: Some(day("1988-03-13")), ..lodged("1988-03-14", 60) }),
        (false, vec![])
    );
    assert_eq!(examine(Lodged { fee: 59, ..whole }).1, [Lack::Fee], "part payment");
    assert_eq!(examine(Lodged { fee_paid: Some(day("1988-03-14")), ..whole }).1, [Lack::Fee], "late");
    assert_eq!(examine(Lodged { fee_paid: None, ..whole }).1, [Lack::Fee]);
    assert_eq!(examine(Lodged { sent: Sent::Letter, ..whole }).1, [Lack::Form]);
    assert_eq!(examine(Lodged { sent: Sent::Receipt, ..whole }).1, []);
    assert_eq!(examine(Lodged { envelope: false, ..whole }).1, [Lack::Envelope]);
    let bare = Lodged { copies: false, envelope: false, fee: 0, sent: Sent::Letter, reasons: false, ..whole };
    assert_eq!(examine(bare).1, [Lack::Copies, Lack::Envelope, Lack::Fee, Lack::Form, Lack::Reasons]);
    // Against inaction: no period, no envelope.
    let nothing = Contested { postmark: None, ..first };
    let examined = remedy::examine(&nrw(), &nothing, &Lodged { envelope: false, ..lodged("1990-01-01", 60) });
    let examined = examined.unwrap().unwrap();
    assert!(examined.way.deadline.is_none() && examined.admissible());
}

/// EX-57, EX-58: F-100, F-111, F-122, F-127.
#[test]
fn art_5_a_matter_from_its_decision_to_the_last_word() {
    let nrw = nrw();
    let last = |rule, from: &str| deadline::deadline(&nrw, rule, day(from)).unwrap().last_day;
    assert_eq!(last(Rule::Request, "1988-02-14"), day("1988-02-19"));
    let issued = |stage, postmark: &str| Issued {
        decision: Contested {
            by: if stage == Stage::First { Office::Spielleiter } else { Office::Spielausschuss },
            level: Level::Bezirk,
            stage,
            postmark: Some(day(postmark)),
        },
        reasons: true,
        notice: Some(4),
        announced: Some(day(postmark)),
    };
    let lodge = |postmark: &str, fee| Step::Lodged {
        lodged: lodged(postmark, fee),
        basis: Basis::ResultDecided,
        entitled: true,
    };
    let mut matter = Matter::new(&nrw, issued(Stage::First, "1988-03-03")).unwrap();
    assert_eq!(matter.due().unwrap()[0].last_day, day("1988-03-13"));
    assert_eq!(matter.is_final(day("1988-03-13")), Ok(false));
    assert_eq!(matter.is_final(day("1988-03-14")), Ok(true), "nobody lodged anything");
    assert_eq!(matter.take(Step::Confirmed { on: day("1988-03-20") }), Err(NotNow::Order));
    assert_eq!(matter.take(lodge("1988-03-13", 60)), Ok(&State::Lodged));
    assert!(matter.decision_counts(), "5.9");
    matter.take(Step::Received { on: day("1988-03-15") }).unwrap();
    assert_eq!(matter.due().unwrap()[0].last_day, day("1988-03-23"));
    matter.take(Step::Confirmed { on: day("1988-03-20") }).unwrap();
    matter.take(Step::HearingSet { on: day("1988-04-23") }).unwrap();
    assert_eq!(matter.due().unwrap()[0].last_day, day("1988-04-15"));
    // The same matter, withdrawn.
    let mut withdrawn = matter.clone();
    assert_eq!(
        withdrawn.take(Step::Withdrawn { on: day("1988-04-16"), expenses_pf: 0 }),
        Err(NotNow::TooLate(day("1988-04-15")))
    );
    let back = withdrawn.take(Step::Withdrawn { on: day("1988-04-15"), expenses_pf: 1840 });
    assert_eq!(back, Ok(&State::Withdrawn { refund_pf: 4160 }));
    assert_eq!(withdrawn.is_final(day("1988-04-16")), Ok(true));
    assert_eq!(refund_on_withdrawal(60, 9999), 0, "never less than nothing");
    // Or decided, once everybody could speak.
    let decide = |outcome| Step::Decided {
        on: day("1988-04-23"),
        outcome,
        issued: issued(Stage::Protest, "1988-04-25"),
    };
    assert_eq!(matter.take(decide(Outcome::Upheld)), Err(NotNow::Order), "5.12: nobody was heard");
    matter.take(Step::StatementsAsked { until: day("1988-04-30"), of: 1 }).unwrap();
    assert_eq!(matter.take(decide(Outcome::Upheld)), Err(NotNow::Statements(day("1988-04-30"))));
    matter.take(Step::Stated { on: day("1988-04-10") }).unwrap();
    for (outcome, refund_pf) in
        [(Outcome::Dismissed, 0), (Outcome::Upheld, 6000), (Outcome::Partly { refund_pf: 2500 }, 2500)]
    {
        let mut decided = matter.clone();
        assert_eq!(decided.take(decide(outcome)), Ok(&State::Decided { outcome, refund_pf }));
        assert_eq!(decided.due().unwrap()[0].last_day, day("1988-05-05"), "the appeal");
        assert_eq!(decided.is_final(day("1988-05-05")), Ok(false));
        assert_eq!(decided.is_final(day("1988-05-06")), Ok(true));
    }
    assert_eq!(
        matter.clone().take(decide(Outcome::Partly { refund_pf: 6001 })),
        Err(NotNow::RefundTooHigh(6000))
    );
}

/// F-102, F-120, F-129.
#[test]
fn art_5_2_no_decision_without_notice_and_no_remedy_that_suspends_by_itself() {
    let nrw = nrw();
    let issued = Issued {
        decision: contested(Office::Spielleiter, Level::Bund, Stage::First),
        reasons: true,
        notice: None,
        announced: None,
    };
    assert_eq!(Matter::new(&nrw, issued.clone()).unwrap_err(), NotNow::NoNotice);
    let bare = Issued { notice: Some(6), reasons: false, ..issued.clone() };
    assert_eq!(Matter::new(&nrw, bare).unwrap_err(), NotNow::NoReasons);
    let mut matter = Matter::new(&nrw, Issued { notice: Some(6), ..issued.clone() }).unwrap();
    let step = Step::Lodged { lodged: lodged("1988-03-10", 130), basis: Basis::Director, entitled: true };
    matter.take(step).unwrap();
    assert!(matter.decision_counts());
    matter.take(Step::ExecutionSuspended { on: day("1988-03-12") }).unwrap();
    assert!(!matter.decision_counts(), "a chair may order otherwise");
    // The last word is final at once.
    let last = Issued {
        decision: contested(Office::Turniergericht, Level::Bund, Stage::Appeal),
        notice: Some(0),
        ..issued
    };
    let mut last = Matter::new(&nrw, last).unwrap();
    assert_eq!(last.is_final(day("1988-03-03")), Ok(true));
    let again = Step::Lodged { lodged: lodged("1988-03-10", 250), basis: Basis::Director, entitled: true };
    assert_eq!(last.take(again), Err(NotNow::Final));
    // Without a right to it a remedy is inadmissible.
    let nobody =
        Step::Lodged { lodged: lodged("1988-03-10", 130), basis: Basis::Sanctioned, entitled: false };
    let mut other = Matter::new(
        &nrw,
        Issued {
            decision: contested(Office::Spielleiter, Level::Bund, Stage::First),
            reasons: true,
            notice: Some(6),
            announced: None,
        },
    )
    .unwrap();
    assert!(matches!(other.take(nobody), Ok(State::Inadmissible { entitled: false, .. })));
}

/// F-105, F-106, F-123: EX-59.
#[test]
fn art_5_4_and_5_11_who_may_lodge_and_who_may_not_decide() {
    // One goes up, one goes down: what each club's place means, by the number of the club.
    let meaning = |order: [u32; 6]| -> Vec<(ClubId, (bool, bool))> {
        let place = |club: u32| order.iter().position(|known| *known == club);
        (1..=6).map(|club| (ClubId(club), (place(club) == Some(0), place(club) == Some(5)))).collect()
    };
    let before = meaning([1, 2, 3, 4, 5, 6]);
    // Club 5 and club 6 change places: one of them goes down.
    let moved = affected(&before, &meaning([1, 2, 3, 4, 6, 5]));
    assert_eq!(moved, [ClubId(5), ClubId(6)]);
    assert!(
        affected(&before, &meaning([1, 2, 4, 3, 5, 6])).is_empty(),
        "in the middle nothing depends on it"
    );
    let concerned =
        Concerned { sanctioned: vec![ClubId(1)], result_of: vec![ClubId(2), ClubId(3)], standing_of: moved };
    for (club, basis, allowed) in [
        (Some(1), Basis::Sanctioned, true),
        (Some(2), Basis::Sanctioned, false),
        (Some(3), Basis::ResultDecided, true),
        (Some(4), Basis::ResultDecided, false),
        (Some(6), Basis::StandingAffected, true),
        (Some(4), Basis::StandingAffected, false),
        (None, Basis::Director, true),
        (Some(4), Basis::Director, false),
    ] {
        assert_eq!(entitled(&concerned, club.map(ClubId), basis), allowed, "{club:?} {basis:?}");
    }
    assert_eq!(Basis::StandingAffected.article(), "5.4.3");
    let member = |clubs: &[u32], acted_below| Member {
        name: "M".to_owned(),
        clubs: clubs.iter().map(|club| ClubId(*club)).collect(),
        acted_below,
    };
    assert_eq!(recusal(&member(&[4], false), &concerned), None);
    assert_eq!(recusal(&member(&[4, 6], false), &concerned), Some(Recused::Club(ClubId(6))));
    assert_eq!(recusal(&member(&[4], true), &concerned), Some(Recused::ActedBelow));
}

/// F-131, F-132, F-716, F-717.
#[test]
fn what_is_not_open_to_a_remedy() {
    assert!(open_to_remedy(Subject::Decision));
    for subject in [
        Subject::AgreedAdjudication,
        Subject::AdjudicationObjection,
        Subject::CommitteeDecision,
        Subject::FinalPhaseClaim,
        Subject::BlitzDecision,
    ] {
        assert!(!open_to_remedy(subject), "{subject:?}");
    }
    assert!(
        may_charge_instance(true, false)
            && !may_charge_instance(true, true)
            && !may_charge_instance(false, false)
    );
    assert!(!overdue(day("1988-02-01"), day("1988-03-02")) && overdue(day("1988-02-01"), day("1988-03-03")));
}

/// EX-70: F-185, F-275, F-386, F-387, F-388, F-389.
#[test]
fn periods_before_a_day() {
    let nrw = nrw();
    let last = |rule, from: &str| deadline::deadline(&nrw, rule, day(from)).unwrap();
    assert_eq!(last(Rule::Invitation, "1988-05-14").last_day, day("1988-04-16"));
    assert!(!last(Rule::Invitation, "1988-05-14").met(Some(day("1988-04-17"))));
    assert_eq!(deadline::first_registration_day(&nrw, season("1988/89")).unwrap(), day("1988-07-11"));
    let request = Reschedule {
        scheduled: day("1988-02-14"),
        proposed: day("1988-01-31"),
        delivered: Some(day("1988-01-17")),
        ground: Ground::Other,
        boards: 8,
        consent: true,
        last_round: false,
    };
    let decide = |request: Reschedule| {
        let decided = deadline::reschedule(&nrw, &request).unwrap();
        (decided.deadline.last_day, decided.in_time, decided.grant, decided.cite.article)
    };
    let day_17 = day("1988-01-17");
    assert_eq!(decide(request), (day_17, true, Grant::May, "23.2".to_owned()));
    assert_eq!(decide(Reschedule { consent: false, ..request }).2, Grant::Refuse);
    assert_eq!(
        decide(Reschedule { proposed: day("1988-02-28"), delivered: Some(day("1988-01-31")), ..request }).2,
        Grant::Refuse,
        "a later day"
    );
    let late = Reschedule { delivered: Some(day("1988-01-18")), ..request };
    assert_eq!(decide(late), (day_17, false, Grant::Refuse, "23.3".to_owned()));
    for (board, boards, grant) in [
        (1, 8, Grant::Must),
        (8, 8, Grant::Must),
        (9, 8, Grant::Refuse),
        (6, 6, Grant::Must),
        (7, 6, Grant::Refuse),
        (9, 10, Grant::Refuse),
        (0, 8, Grant::Refuse),
    ] {
        let duty = Reschedule { ground: Ground::Duty { board }, boards, consent: false, ..request };
        assert_eq!(decide(duty).2, grant, "board {board} of {boards}");
    }
    let last_round = Reschedule { ground: Ground::Duty { board: 1 }, last_round: true, ..request };
    assert_eq!((decide(last_round).2, decide(last_round).3), (Grant::Refuse, "23.6".to_owned()));
    assert!(deadline::deadline(&arbiters(), Rule::Request, day("2020-01-01")).is_err(), "another ordinance");
}

/// F-932.
#[test]
fn the_calendar_lists_what_is_due() {
    let read = |text: &str| calendar::entries(&case::read(text).unwrap()).unwrap();
    let mut all = read(
        r#"{"kind":"deadline","regulation":"nrw-1987","title":"Streit, Brett 3","input":{"rule":"request","arose":"1988-02-14"}}"#,
    );
    all.extend(read(
        r#"{"kind":"deadline","regulation":"nrw-1987","title":"Verhandlung","input":{"rule":"withdraw","hearing":"1988-02-25","fee":60}}"#,
    ));
    all.extend(read(
        r#"{"kind":"licence","regulation":"dsb-arbiter-2017","title":"Lizenz","input":{"level":"RSR","born":"1980-01-01","on":"2019-01-01","events":[{"date":"2018-03-10","what":"training","level":"RSR","exam":"passed"}]}}"#,
    ));
    let all = calendar::sorted(all);
    let days: Vec<String> = all.iter().take(3).map(|entry| entry.on.to_string()).collect();
    assert_eq!(days, ["1988-02-17", "1988-02-19", "1988-02-25"]);
    assert_eq!(all[0].cite.article, "5.10");
    assert_eq!(calendar::due_within(&all, day("1988-02-18"), 3, None).len(), 1);
    // By office: who has to act.
    let of = |role| calendar::due_within(&all, day("1988-02-14"), 30, Some(role)).len();
    assert_eq!([of(Role::Captain), of(Role::ClubOfficer), of(Role::Chair), of(Role::Arbiter)], [1, 1, 1, 0]);
    let licences = calendar::due_within(&all, day("2022-03-10"), 365, Some(Role::Arbiter));
    assert_eq!(licences.len(), 4, "three reminders and the course");
    assert!(calendar::due_within(&all, day("1988-02-20"), 4, None).is_empty(), "neither past nor later");
    let uids: BTreeSet<String> =
        all.iter().zip(1..).map(|(entry, number)| entry.uid(number, "Frist")).collect();
    assert_eq!(uids.len(), all.len(), "no two days are one event");
    assert_eq!(all[0].uid(1, "Frist"), all[0].uid(1, "Frist"));
    assert_ne!(all[0].uid(1, "Frist"), all[0].uid(1, "Ende"));
}

/// A day counted one by one, as with a pencil.
fn naive(mut year: i32, mut month: i32, mut day: i32, mut days: i64) -> (i32, i32, i32) {
    let leap = |year: i32| (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    let length = |year: i32, month: i32| match month {
        2 if leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    };
    while days > 0 {
        day += 1;
        if day > length(year, month) {
            (day, month) = (1, month + 1);
        }
        if month > 12 {
            (month, year) = (1, year + 1);
        }
        days -= 1;
    }
    (year, month, day)
}

proptest! {
    /// Deadlines are right across month ends, leap years and the turn of the season.
    #[test]
    fn days_are_counted_as_with_a_pencil(year in 1890i16..2110, month in 1i8..=12, of_month in 1i8..=31, days in 0i64..400) {
        let Ok(from) = jiff::civil::Date::new(year, month, of_month) else { return Ok(()) };
        let later = days_after(from, days);
        let counted = naive(year.into(), month.into(), of_month.into(), days);
        prop_assert_eq!((i32::from(later.year()), i32::from(later.month()), i32::from(later.day())), counted);
        prop_assert_eq!(days_before(later, days), from);
        for rule in [Rule::Request, Rule::Remedy, Rule::Confirm, Rule::PassRefusal, Rule::PassShown] {
            let ordinance = nrw();
            let Deadline { last_day, .. } = deadline::deadline(&ordinance, rule, from).unwrap();
            let period = deadline::period(&ordinance, rule).unwrap().days.unwrap();
            let counted = naive(year.into(), month.into(), of_month.into(), period);
            prop_assert_eq!((i32::from(last_day.year()), i32::from(last_day.month()), i32::from(last_day.day())), counted);
        }
    }

    /// Periods that end with a day, those of a month, and the season a day belongs to.
    #[test]
    fn periods_backwards_months_and_seasons_as_with_a_pencil(year in 1890i16..2110, month in 1i8..=12, of_month in 1i8..=31) {
        let Ok(day) = jiff::civil::Date::new(year, month, of_month) else { return Ok(()) };
        let wanted = (i32::from(year), i32::from(month), i32::from(of_month));
        let ordinance = nrw();
        for rule in [Rule::Withdraw, Rule::Invitation, Rule::Reschedule] {
            let Deadline { last_day, .. } = deadline::deadline(&ordinance, rule, day).unwrap();
            let period = deadline::period(&ordinance, rule).unwrap().before.unwrap();
            let counted = naive(last_day.year().into(), last_day.month().into(), last_day.day().into(), period);
            prop_assert_eq!(counted, wanted, "{:?}", rule);
        }
        // The same day of the next month, or its last one.
        let Deadline { last_day, .. } = deadline::deadline(&arbiters(), Rule::CourseReport, day).unwrap();
        prop_assert_eq!(i32::from(last_day.month()), wanted.1 % 12 + 1);
        let next = naive(last_day.year().into(), last_day.month().into(), last_day.day().into(), 1);
        prop_assert!(last_day.day() == of_month || (last_day.day() < of_month && next.2 == 1));
        // A season begins on 1 September: its first day is counted back from the first day of the next.
        let start = ordinance.rules.season_start.unwrap().value;
        let season = Season::of(day, start);
        prop_assert_eq!(season.begins, if month >= 9 { year } else { year - 1 });
        let last = season.last_day(start);
        let after = naive(last.year().into(), last.month().into(), last.day().into(), 1);
        prop_assert_eq!(after, (i32::from(season.begins) + 1, 9, 1));
        prop_assert!(day <= last);
    }

    /// Somebody is a year older on every birthday and on no other day.
    #[test]
    fn ages_grow_on_birthdays(year in 1900i16..2000, month in 1i8..=12, of_month in 1i8..=31, years in 0i16..90) {
        let Ok(born) = jiff::civil::Date::new(year, month, of_month) else { return Ok(()) };
        let on = birthday(born, years);
        prop_assert_eq!(age_on(born, on), years);
        prop_assert_eq!(age_on(born, on.yesterday().unwrap()), years - 1);
    }
}

#[test]
fn the_29th_of_february() {
    let born = day("1988-02-29");
    assert_eq!(birthday(born, 16), day("2004-02-29"));
    assert_eq!(birthday(born, 18), day("2006-03-01"), "older from 1 March");
    assert_eq!(years_after(day("2016-02-29"), 5), day("2021-02-28"));
    assert_eq!(months_after(day("2019-01-31"), 1), day("2019-02-28"));
    // The calendar ends, the program does not.
    let last = day("9999-12-31");
    assert_eq!([birthday(last, 16), years_after(last, 5), days_after(last, 10)], [last; 3]);
    let season = Season { begins: 9999 };
    assert_eq!(season.last_day(nrw().rules.season_start.unwrap().value), day("9999-12-30"));
}
