//! The registry: what was so on a day, and what was known of it.

mod support;

use jiff::civil::Date;
use proptest::prelude::*;
use support::{act, day, said};
use turmuhr_federation::{
    date::Season,
    matches::lineup::Rank,
    persons::{
        age::Sex,
        pass::Release,
        person::{ClubId, PersonId},
    },
};
use turmuhr_season::{
    AsOf, Fact, Journal, Refusal, Registry, Statement,
    registry::{
        BanId, Banned, History, Holds, Line, ListKind, Name, OnRecord, PassEnd, PassNumber, Source,
        TransferId, Unsaid,
    },
};

const ANNA: PersonId = PersonId(1);
const OTHER: PersonId = PersonId(2);
const HOME: ClubId = ClubId(1);
const AWAY: ClubId = ClubId(2);
const NONE: [u64; 0] = [];

fn name(surname: &str) -> Name {
    Name { surname: surname.to_owned(), first_name: "Anna".to_owned() }
}

fn entered(person: PersonId, surname: &str) -> Statement {
    Statement::PersonEntered {
        person,
        name: name(surname),
        born: Some(day("1970-03-01")),
        sex: Some(Sex::Female),
        german: true,
    }
}

fn opened() -> Journal {
    let mut journal = Journal::default();
    let season = Season { begins: 1987 };
    let open = Fact::SeasonOpened { season, ordinance: "nrw-1987".to_owned(), texts: Vec::new() };
    act(&mut journal, "1987-07-01", open).unwrap();
    for (club, called) in [(HOME, "SV Eins"), (AWAY, "SV Zwei")] {
        let details = serde_json::json!({ "name": called, "bezirk": "B", "verband": "V" });
        let details = serde_json::from_value(details).unwrap();
        act(&mut journal, "1987-07-01", Fact::ClubAdmitted { club, details }).unwrap();
    }
    for (person, surname) in [(ANNA, "Alt"), (OTHER, "Neu")] {
        act(&mut journal, "1987-07-01", said(entered(person, surname))).unwrap();
    }
    journal
}

fn as_of(true_on: &str, known_by: &str) -> AsOf {
    AsOf { true_on: day(true_on), known_by: day(known_by) }
}

/// A change that becomes known late is true from its day on, and unknown before.
#[test]
fn a_ban_noted_in_march_was_in_force_since_september_but_nobody_knew() {
    let mut journal = opened();
    let ban = Statement::BanNoted {
        ban: BanId(1),
        on: Banned::Player(ANNA),
        from: day("1987-09-01"),
        until: day("1988-08-31"),
        consent: true,
        article: "4.2".to_owned(),
        decision: None,
    };
    let entry = act(&mut journal, "1988-03-10", said(ban)).unwrap().entry;
    let registry = &journal.state().registry;
    assert_eq!(registry.bans(ANNA, as_of("1987-10-04", "1988-03-10")), [entry]);
    assert_eq!(registry.bans(ANNA, as_of("1987-10-04", "1988-03-09")), NONE, "not known the day before");
    assert_eq!(registry.bans(ANNA, as_of("1987-08-31", "1988-03-10")), NONE, "not in force yet");
    assert_eq!(registry.bans(OTHER, as_of("1987-10-04", "1988-03-10")), NONE);
    let lifted = Statement::BanLifted { ban: BanId(1), from: day("1988-04-01"), reason: "appeal".to_owned() };
    act(&mut journal, "1988-04-02", said(lifted)).unwrap();
    let registry = &journal.state().registry;
    assert_eq!(registry.bans(ANNA, as_of("1988-05-01", "1988-05-01")), NONE);
    assert_eq!(registry.bans(ANNA, as_of("1988-03-31", "1988-05-01")), [entry]);
}

/// F-051, F-055: one valid pass, and an ended number stays ended.
#[test]
fn a_new_pass_ends_the_old_one() {
    let mut journal = opened();
    let pass = |number, club, from: &str| Statement::PassIssued {
        person: ANNA,
        club,
        number: PassNumber(number),
        from: day(from),
    };
    act(&mut journal, "1987-07-10", said(pass(1, HOME, "1987-07-10"))).unwrap();
    assert_eq!(
        act(&mut journal, "1987-07-11", said(pass(1, AWAY, "1987-07-11"))),
        Err(Refusal::Unsaid(Unsaid::Taken(OnRecord::Pass(PassNumber(1))))),
        "a number is used once"
    );
    let (transfer, on) = (TransferId(1), day("1987-12-01"));
    let asked =
        Statement::TransferAsked { transfer, person: ANNA, from_club: HOME, to_club: AWAY, postmark: on };
    act(&mut journal, "1987-12-01", said(asked)).unwrap();
    act(&mut journal, "1987-12-01", said(Statement::TransferReleased { transfer, on })).unwrap();
    act(&mut journal, "1987-12-01", said(pass(2, AWAY, "1988-01-01"))).unwrap();
    let entitled =
        |club, on: &str| journal.state().registry.entitled(ANNA, club, as_of(on, "1988-06-01")).value;
    assert!(entitled(HOME, "1987-12-31") && !entitled(AWAY, "1987-12-31"));
    assert!(!entitled(HOME, "1988-01-01") && entitled(AWAY, "1988-01-01"));
    let lost = Statement::PassEnded { number: PassNumber(2), from: day("1988-02-01"), why: PassEnd::Lost };
    act(&mut journal, "1988-02-03", said(lost)).unwrap();
    assert!(!journal.state().registry.entitled(ANNA, AWAY, as_of("1988-02-02", "1988-02-03")).value);
}

/// F-052, F-053: a pass is held back only for a debt, and in three weeks.
#[test]
fn a_transfer_is_released_or_refused_with_its_ground() {
    let mut journal = opened();
    let asked = Statement::TransferAsked {
        transfer: TransferId(1),
        person: ANNA,
        from_club: HOME,
        to_club: AWAY,
        postmark: day("1988-06-01"),
    };
    act(&mut journal, "1988-06-02", said(asked)).unwrap();
    let issue =
        Statement::PassIssued { person: ANNA, club: AWAY, number: PassNumber(9), from: day("1988-07-15") };
    let held = Err(Refusal::Unsaid(Unsaid::NotReleased(TransferId(1))));
    assert_eq!(act(&mut journal, "1988-06-03", said(issue.clone())), held);
    let refused = |postmark: &str, debt| Statement::TransferRefused {
        transfer: TransferId(1),
        postmark: day(postmark),
        debt,
        ground: "keeps a clock".to_owned(),
    };
    let cases = [
        ("1988-06-22", true, Release::Withheld),
        ("1988-06-23", true, Release::RefusedTooLate),
        ("1988-06-22", false, Release::NoGround),
    ];
    for (postmark, debt, stands) in cases {
        let mut one = journal.clone();
        act(&mut one, "1988-06-24", said(refused(postmark, debt))).unwrap();
        assert_eq!(one.state().registry.transfer(TransferId(1)), Some(stands), "{postmark} {debt}");
        assert_eq!(act(&mut one, "1988-06-24", said(issue.clone())), held);
    }
    let released = Statement::TransferReleased { transfer: TransferId(1), on: day("1988-06-20") };
    act(&mut journal, "1988-06-24", said(released)).unwrap();
    act(&mut journal, "1988-06-24", said(issue)).unwrap();
}

/// F-277, F-278: the list is handed in by the closing date, and then only appended to.
#[test]
fn a_list_is_closed_and_appended_to() {
    let mut journal = opened();
    let line = |rank, person| Line { rank: Rank::Listed(rank), person, guest_of: None };
    let list = |closing: &str, handed_in: &str| Statement::ListRegistered {
        club: HOME,
        list: ListKind::Senior,
        closing: day(closing),
        handed_in: day(handed_in),
        lines: vec![line(2, ANNA)],
    };
    let mut refused = |statement, why| {
        assert_eq!(act(&mut journal, "1987-08-01", said(statement)), Err(Refusal::Unsaid(why)));
    };
    refused(list("1987-07-10", "1987-07-01"), Unsaid::ClosingTooEarly(day("1987-07-11")));
    let late = Unsaid::AfterClosing { handed_in: day("1987-08-02"), closing: day("1987-08-01") };
    refused(list("1987-08-01", "1987-08-02"), late);
    act(&mut journal, "1987-08-01", said(list("1987-08-01", "1987-08-01"))).unwrap();
    let append = |rank, person, applied: &str, admitted| Statement::ListAppended {
        club: HOME,
        list: ListKind::Senior,
        line: line(rank, person),
        applied: day(applied),
        from: day("1987-10-01"),
        admitted,
    };
    let cases = [
        (append(1, OTHER, "1987-09-01", false), Unsaid::OnlyAppended(Rank::Listed(2))),
        (append(2, OTHER, "1987-09-01", false), Unsaid::RankTwice(Rank::Listed(2))),
        (append(3, ANNA, "1987-09-01", false), Unsaid::Twice(ANNA)),
        (append(3, OTHER, "1987-08-01", false), Unsaid::DirectorDecides),
    ];
    for (statement, why) in cases {
        assert_eq!(act(&mut journal, "1987-10-01", said(statement)), Err(Refusal::Unsaid(why)));
    }
    act(&mut journal, "1987-10-01", said(append(3, OTHER, "1987-08-01", true))).unwrap();
}

/// Two records of a person are one from the day this is known.
#[test]
fn a_merger_unites_what_was_said_of_both_records() {
    let mut journal = opened();
    let ban = Statement::BanNoted {
        ban: BanId(1),
        on: Banned::Player(OTHER),
        from: day("1987-09-01"),
        until: day("1988-02-01"),
        consent: true,
        article: "4.2".to_owned(),
        decision: None,
    };
    let banned = act(&mut journal, "1987-09-01", said(ban)).unwrap().entry;
    let same = Statement::SamePerson { person: ANNA, other: OTHER, reason: "married".to_owned() };
    act(&mut journal, "1987-11-01", said(same.clone())).unwrap();
    let registry = &journal.state().registry;
    assert_eq!(registry.bans(ANNA, as_of("1987-10-01", "1987-10-31")), NONE);
    assert_eq!(registry.bans(ANNA, as_of("1987-10-01", "1987-11-01")), [banned]);
    assert_eq!(registry.identity(OTHER, day("1987-11-01")), ANNA);
    assert_eq!(act(&mut journal, "1987-11-02", said(same)), Err(Refusal::Unsaid(Unsaid::SameRecord)));
}

#[test]
fn time_does_not_run_backwards() {
    let mut journal = opened();
    let born = |person| said(Statement::BornOn { person, born: day("1971-01-01") });
    act(&mut journal, "1987-09-02", born(ANNA)).unwrap();
    assert_eq!(act(&mut journal, "1987-09-01", born(OTHER)), Err(Refusal::Backwards(day("1987-09-02"))));
    let mut entries = journal.entries().to_vec();
    let last = entries.len() - 1;
    entries[last].at = support::noon("1987-06-01");
    assert!(Journal::open(entries).is_err());
}

fn days() -> impl Strategy<Value = Date> {
    (0..400_i64).prop_map(|days| turmuhr_federation::date::days_after(day("1987-07-01"), days))
}

/// Statements in the order in which they became known: what about, from, until, known.
fn statements() -> impl Strategy<Value = Vec<(u32, Date, Date, Date)>> {
    let one = (0..6_u32, days(), days(), days());
    prop::collection::vec(one, 1..24).prop_map(|mut all| {
        all.sort_by_key(|(_, _, _, known)| *known);
        all
    })
}

fn made(statements: &[(u32, Date, Date, Date)]) -> Registry {
    let mut registry = Registry::default();
    for (number, (about, from, until, known)) in (1..).zip(statements) {
        let source = Source { known: *known, by: "test".to_owned(), entry: u64::from(number) };
        let ban = BanId(number);
        let statement = match about {
            0 => Statement::BanNoted {
                ban,
                on: Banned::Player(ANNA),
                from: *from,
                until: *until,
                consent: true,
                article: String::new(),
                decision: None,
            },
            1 => Statement::BanLifted {
                ban: BanId(number.saturating_sub(1)),
                from: *from,
                reason: String::new(),
            },
            2 => Statement::PassIssued { person: ANNA, club: HOME, number: PassNumber(number), from: *from },
            3 => Statement::SamePerson { person: ANNA, other: OTHER, reason: String::new() },
            4 => Statement::BanNoted {
                ban,
                on: Banned::Player(OTHER),
                from: *from,
                until: *until,
                consent: true,
                article: String::new(),
                decision: None,
            },
            _ => Statement::BornOn { person: ANNA, born: *until },
        };
        registry.state(&statement, &source);
    }
    registry
}

proptest! {
    /// What becomes known later changes no answer about what was known before.
    #[test]
    fn later_knowledge_changes_no_earlier_answer(all in statements(), on in days(), known_by in days()) {
        let as_of = AsOf { true_on: on, known_by };
        let earlier: Vec<_> = all.iter().copied().filter(|(_, _, _, known)| *known <= known_by).collect();
        let (whole, then) = (made(&all), made(&earlier));
        for person in [ANNA, OTHER] {
            prop_assert_eq!(whole.bans(person, as_of), then.bans(person, as_of));
            prop_assert_eq!(whole.entitled(person, HOME, as_of), then.entitled(person, HOME, as_of));
            prop_assert_eq!(whole.born(person, as_of), then.born(person, as_of));
        }
    }

    /// The last statement that covers the day prevails.
    #[test]
    fn the_last_word_counts(all in prop::collection::vec((days(), days(), 0..9_u8), 1..12), on in days()) {
        let mut history = History::default();
        for (entry, (from, until, value)) in (1..).zip(&all) {
            let source = Source { known: day("1987-07-01"), by: String::new(), entry };
            history.state(Holds { from: *from, until: *until }, &source, *value);
        }
        let last = all.iter().rev().find(|(from, until, _)| (*from..=*until).contains(&on));
        prop_assert_eq!(history.at(AsOf::today(on)).map(|one| one.value), last.map(|(_, _, value)| *value));
    }
}
