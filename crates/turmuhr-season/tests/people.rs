//! People asked from the registry: who may play where and why not, passes, lists, reservations, who sees what.

mod support;

use std::collections::BTreeMap;

use jiff::civil::Date;
use support::{act, day, said};
use turmuhr_federation::{
    date::Season,
    law::level::Level,
    matches::lineup::{BoardResult, ClassKind, Consequence, Rank, Seat, ViolationKind, Which},
    office::roles::{Datum, Role},
    persons::{
        age::Sex,
        eligibility::{Eligibility, PassConsequence, Why},
        pass::{Field, NotDeleted, NotSent, Writer},
        person::{ClubId, PersonId, TeamNumber},
        registration::{NotListed, YouthRole},
    },
};
use turmuhr_season::{
    AsOf, ClassId, Fact, Journal, MatchId, Refusal, Statement, TeamId,
    fact::{Card, Class, Fixture},
    objection::Against,
    people::may_play::Outside,
    registry::{
        BanId, Banned, Line, ListKind, Name, Note, OfficeId, PassEnd, PassNumber, Scope, TransferId, Unsaid,
    },
};

const EVA: PersonId = PersonId(1);
const NORD: ClubId = ClubId(1);
const SUED: ClubId = ClubId(2);
const FIRST: TeamId = TeamId(1);
const THEIRS: TeamId = TeamId(3);
const START: &str = "1987-07-15";

fn person(id: u32, surname: &str, born: &str) -> Statement {
    let name = Name { surname: surname.to_owned(), first_name: "X".to_owned() };
    Statement::PersonEntered {
        person: PersonId(id),
        name,
        born: Some(day(born)),
        sex: Some(Sex::Female),
        german: true,
    }
}

/// Two clubs of one district; SV Nord has two teams. Eight persons, 1 to 4 of SV Nord with passes.
fn season() -> Journal {
    let mut journal = Journal::default();
    let open = |journal: &mut Journal, fact| act(journal, START, fact).map(|done| done.entry).unwrap();
    let season = Season { begins: 1987 };
    open(&mut journal, Fact::SeasonOpened { season, ordinance: "nrw-1987".to_owned(), texts: Vec::new() });
    for (club, name) in [(NORD, "SV Nord"), (SUED, "SV Süd")] {
        let details = serde_json::json!({ "name": name, "bezirk": "B1", "verband": "V1" });
        let details = serde_json::from_value(details).unwrap();
        open(&mut journal, Fact::ClubAdmitted { club, details });
    }
    for (class, name, height) in [(1, "Bezirksliga", 2), (2, "Kreisliga", 1)] {
        let details = Class::league(name, Level::Bezirk, height, 2);
        open(&mut journal, Fact::ClassFormed { class: ClassId(class), details });
    }
    for (team, club, number, class, ranks) in
        [(1, NORD, 1, 1, [1, 2]), (2, NORD, 2, 2, [3, 99]), (3, SUED, 1, 1, [1, 99])]
    {
        let (team, number, class) = (TeamId(team), TeamNumber(number), ClassId(class));
        open(&mut journal, Fact::TeamEntered { team, club, number, class, ranks });
    }
    for id in 1..=8 {
        open(&mut journal, said(person(id, &format!("P{id}"), "1950-01-01")));
        let club = if id <= 4 { NORD } else { SUED };
        let (person, from) = (PersonId(id), day("1980-01-01"));
        open(&mut journal, said(Statement::MemberJoined { person, club, from, ordinary: true }));
        open(&mut journal, said(Statement::PassIssued { person, club, number: PassNumber(id), from }));
    }
    journal
}

fn lines(persons: &[u32]) -> Vec<Line> {
    let line =
        |(rank, id): (u32, &u32)| Line { rank: Rank::Listed(rank), person: PersonId(*id), guest_of: None };
    (1..).zip(persons).map(line).collect()
}

fn list(club: ClubId, persons: &[u32]) -> Statement {
    let (closing, handed_in) = (day("1987-08-01"), day("1987-07-20"));
    Statement::ListRegistered { club, list: ListKind::Senior, closing, handed_in, lines: lines(persons) }
}

/// The objection to a statement, with its article.
#[track_caller]
fn objected(journal: &mut Journal, on: &str, statement: Statement) -> (Against, Option<String>) {
    match act(journal, on, said(statement)) {
        Err(Refusal::Unsaid(Unsaid::Objected(why))) => (why.what, why.cite.map(|cite| cite.article)),
        other => panic!("{other:?}"),
    }
}

fn on(true_on: &str) -> AsOf {
    AsOf::today(day(true_on))
}

fn whys(answer: &Eligibility) -> Vec<(Why, String)> {
    match answer {
        Eligibility::Eligible => Vec::new(),
        Eligibility::UnderReservation(all)
        | Eligibility::NotEligible(all)
        | Eligibility::NotInThisTeam(all) => {
            all.iter().map(|one| (one.why, one.cite.article.clone())).collect()
        }
    }
}

fn for_first(journal: &Journal, person: PersonId, as_of: AsOf, shown: bool) -> Eligibility {
    let all = journal.state().may_play_for(person, NORD, as_of, shown);
    all.into_iter().find(|one| one.team == FIRST).expect("the first team").answer
}

fn ban(on: Banned, from: &str, until: &str) -> Statement {
    let (from, until, consent) = (day(from), day(until), true);
    Statement::BanNoted { ban: BanId(1), on, from, until, consent, article: "4.2".to_owned(), decision: None }
}

/// F-020, F-030, F-031, F-049: asked as of a day, with what was known then.
#[test]
fn art_2_1_eligible_as_of_a_day_and_as_known() {
    let mut journal = season();
    assert_eq!(for_first(&journal, EVA, on("1987-10-04"), true), Eligibility::Eligible);
    assert_eq!(
        whys(&for_first(&journal, EVA, on("1987-10-04"), false)),
        [(Why::PassNotShown, "2.4".to_owned())]
    );
    // Only for the club of the pass, and not before it.
    let foreign = for_first(&journal, PersonId(5), on("1987-10-04"), true);
    assert_eq!(whys(&foreign), [(Why::NotAMember, "2.1".to_owned()), (Why::NoPass, "2.1".to_owned())]);
    assert!(foreign.forbids_nomination());
    assert_eq!(whys(&for_first(&journal, EVA, on("1979-12-31"), true)).len(), 2);
    // A ban that became known in March held in October, but nobody knew it then.
    act(&mut journal, "1988-03-10", said(ban(Banned::Player(EVA), "1987-09-01", "1988-08-31"))).unwrap();
    let then = AsOf { true_on: day("1987-10-04"), known_by: day("1988-03-09") };
    assert_eq!(for_first(&journal, EVA, then, true), Eligibility::Eligible);
    assert_eq!(whys(&for_first(&journal, EVA, on("1987-10-04"), true)), [(Why::Banned, "4.2".to_owned())]);
    let over = BanId(1);
    act(
        &mut journal,
        "1988-03-11",
        said(Statement::BanLifted { ban: over, from: day("1988-04-01"), reason: "x".to_owned() }),
    )
    .unwrap();
    assert_eq!(for_first(&journal, EVA, on("1988-04-01"), true), Eligibility::Eligible);
    assert_eq!(whys(&for_first(&journal, EVA, on("1988-03-31"), true)).len(), 1);
}

/// F-030: a team or club under a ban is not fielded.
#[test]
fn art_4_1_banned_teams_and_clubs() {
    let mut journal = season();
    act(&mut journal, "1987-09-01", said(ban(Banned::Team(FIRST), "1987-09-01", "1987-12-31"))).unwrap();
    let all = journal.state().may_play_for(EVA, NORD, on("1987-10-04"), true);
    let found: Vec<_> = all.iter().map(|one| (one.team, whys(&one.answer))).collect();
    assert_eq!(found, [(FIRST, vec![(Why::ClubBanned, "4.1".to_owned())]), (TeamId(2), Vec::new())]);
}

/// F-023, F-024, F-025: levels above the club, exempt events, recognised organisations.
#[test]
fn art_2_3_and_3_5_events_outside() {
    let mut journal = season();
    let ask = |journal: &Journal, event: &Outside<'_>| {
        whys(&journal.state().may_enter(EVA, NORD, on("1988-02-14"), true, event).expect("an answer"))
    };
    for (level, of, allowed) in [
        (Level::Bezirk, "B1", true),
        (Level::Bezirk, "B2", false),
        (Level::Verband, "V1", true),
        (Level::Verband, "V2", false),
        (Level::Bund, "", true),
    ] {
        let found = ask(&journal, &Outside::Individual { level, of });
        assert_eq!(found.is_empty(), allowed, "{level:?} {of}");
        assert!(allowed || found == [(Why::OtherLevel, "2.3".to_owned())]);
    }
    assert!(ask(&journal, &Outside::Exempt).is_empty());
    let open = Outside::Of("Open");
    assert_eq!(ask(&journal, &open), [(Why::NotRecognised, "3.5".to_owned())]);
    let noted = |recognised, banned_until: Option<&str>| {
        let (name, from) = ("Open".to_owned(), day("1988-01-01"));
        let note = Note::Organisation { name, recognised, from, banned_until: banned_until.map(day) };
        said(Statement::Noted { note })
    };
    act(&mut journal, "1988-01-02", noted(true, None)).unwrap();
    assert!(ask(&journal, &open).is_empty());
    act(&mut journal, "1988-01-03", noted(true, Some("1988-02-14"))).unwrap();
    assert_eq!(ask(&journal, &open), [(Why::OrganiserBanned, "3.5".to_owned())]);
}

/// F-028: the list of members stands for the pass where the level says so; F-031: a pass not in order.
#[test]
fn art_2_4_by_list_and_by_a_pass_not_in_order() {
    let mut journal = season();
    let defect = Note::PassDefect { number: PassNumber(1), from: day("1987-09-01"), defective: true };
    act(&mut journal, "1987-09-01", said(Statement::Noted { note: defect })).unwrap();
    let found = for_first(&journal, EVA, on("1987-10-04"), true);
    assert_eq!(whys(&found), [(Why::PassDefective, "2.4".to_owned())]);
    assert!(!found.forbids_nomination());
    let by_list = |by_list, from: &str| {
        let note = Note::CheckedByList { level: Level::Bezirk, from: day(from), by_list };
        said(Statement::Noted { note })
    };
    act(&mut journal, "1987-09-02", by_list(true, "1987-09-02")).unwrap();
    assert_eq!(for_first(&journal, EVA, on("1987-10-04"), false), Eligibility::Eligible);
    assert_eq!(whys(&for_first(&journal, EVA, on("1987-09-01"), false)).len(), 2, "not before");
    act(&mut journal, "1987-10-10", by_list(false, "1987-10-05")).unwrap();
    assert_eq!(whys(&for_first(&journal, EVA, on("1987-10-05"), false)).len(), 2);
}

/// F-040, F-060: who lacks a pass, and for whom a club still pays.
#[test]
fn p_13_1_and_13_10_lists_of_the_pass_office() {
    let mut journal = season();
    let as_of = on("1987-10-04");
    assert!(journal.state().without_pass(None, as_of, false).is_empty());
    act(&mut journal, "1987-08-01", said(person(9, "P9", "1960-01-01"))).unwrap();
    act(&mut journal, "1987-08-01", said(person(10, "P10", "1960-01-01"))).unwrap();
    for (id, ordinary) in [(9, true), (10, false)] {
        let (person, club, from) = (PersonId(id), NORD, day("1987-08-01"));
        act(&mut journal, "1987-08-01", said(Statement::MemberJoined { person, club, from, ordinary }))
            .unwrap();
    }
    assert_eq!(journal.state().without_pass(Some(NORD), as_of, false), [PersonId(9)]);
    assert_eq!(journal.state().without_pass(Some(NORD), as_of, true), [PersonId(9), PersonId(10)]);
    assert!(journal.state().without_pass(Some(SUED), as_of, true).is_empty());
    // A former member counts until the record is deleted.
    let (person, club) = (PersonId(4), NORD);
    let left = Statement::MemberLeft { person, club, last_day: day("1987-12-31") };
    act(&mut journal, "1988-01-02", said(left)).unwrap();
    assert!(journal.state().contributors(NORD, on("1988-03-01")).contains(&person));
    act(&mut journal, "1988-01-03", said(deletion(4, "1988-07-15", "Kurz, Ina"))).unwrap();
    assert!(journal.state().contributors(NORD, on("1988-07-14")).contains(&person));
    assert!(!journal.state().contributors(NORD, on("1988-07-15")).contains(&person));
}

fn deletion(id: u32, on: &str, responsible: &str) -> Statement {
    let note = Note::RecordDeleted {
        person: PersonId(id),
        club: NORD,
        on: day(on),
        cleans_up: false,
        no_double_play: false,
        responsible: responsible.to_owned(),
    };
    Statement::Noted { note }
}

/// F-061: two days, and somebody is responsible; not while the person is a member.
#[test]
fn p_13_11_records_are_deleted_on_two_days() {
    let mut journal = season();
    let cite = Some("A1 13.11".to_owned());
    let still = objected(&mut journal, "1988-01-01", deletion(4, "1988-07-15", "Kurz, Ina"));
    assert_eq!(still, (Against::StillMember(PersonId(4)), Some("A1 13.10".to_owned())));
    let left = Statement::MemberLeft { person: PersonId(4), club: NORD, last_day: day("1987-12-31") };
    act(&mut journal, "1988-01-01", said(left)).unwrap();
    for (on, responsible, why) in [
        ("1988-07-15", " ", NotDeleted::NobodyResponsible),
        ("1988-03-01", "Kurz, Ina", NotDeleted::WrongDay),
        ("1988-01-15", "Kurz, Ina", NotDeleted::NotConfirmed),
    ] {
        let found = objected(&mut journal, "1988-01-02", deletion(4, on, responsible));
        assert_eq!(found, (Against::NotDeleted(why), cite.clone()), "{on}");
    }
}

/// F-041, F-042, F-047: the form, its way, and who writes in a pass.
#[test]
fn p_13_2_and_13_3_applications_and_pages() {
    let mut journal = season();
    let application = |without: Option<Field>, via_state_federation| {
        let fields = Field::ALL.into_iter().filter(|field| Some(*field) != without);
        let fields: BTreeMap<Field, String> = fields.map(|field| (field, "x".to_owned())).collect();
        let (person, club, on) = (EVA, NORD, day("1987-09-01"));
        Statement::Noted { note: Note::PassApplied { person, club, on, via_state_federation, fields } }
    };
    let cite = Some("A1 13.2".to_owned());
    let lacks = objected(&mut journal, "1987-09-01", application(Some(Field::BirthPlace), true));
    assert_eq!(lacks, (Against::NotSent(NotSent::Missing(vec![Field::BirthPlace])), cite.clone()));
    let direct = objected(&mut journal, "1987-09-01", application(None, false));
    assert_eq!(direct, (Against::NotSent(NotSent::NotViaStateFederation), cite));
    act(&mut journal, "1987-09-01", said(application(None, true))).unwrap();
    assert_eq!(journal.state().registry.notes.applied.len(), 1);
    let page = |writer, left_page| {
        let (number, text) = (PassNumber(1), "SV Süd".to_owned());
        Statement::Noted { note: Note::PassWritten { number, writer, left_page, text } }
    };
    let left = objected(&mut journal, "1987-09-02", page(Writer::Club, true));
    assert_eq!(left, (Against::LeftPage, Some("A1 13.3".to_owned())));
    act(&mut journal, "1987-09-02", said(page(Writer::Club, false))).unwrap();
    act(&mut journal, "1987-09-02", said(page(Writer::PassOffice, true))).unwrap();
}

/// F-029, F-030: a list has nobody of another club and nobody who is banned; F-021: few foreigners.
#[test]
fn art_14_and_4_2_lists_are_judged() {
    let mut journal = season();
    let foreign = objected(&mut journal, "1987-07-20", list(NORD, &[1, 5]));
    assert_eq!(foreign, (Against::Outsider { person: PersonId(5), club: SUED }, Some("14".to_owned())));
    act(&mut journal, "1987-07-20", said(ban(Banned::Player(EVA), "1987-07-01", "1987-07-31"))).unwrap();
    let banned = objected(&mut journal, "1987-07-20", list(NORD, &[1, 2]));
    assert_eq!(banned, (Against::Banned(EVA), Some("4.2".to_owned())));
    act(&mut journal, "1987-07-20", said(list(NORD, &[2, 3]))).unwrap();
    // In the NRW-Liga two at most, in every team's own block.
    let mut journal = season();
    let details = Class { kind: ClassKind::NrwLiga, ..Class::league("NRW-Liga", Level::Bund, 3, 4) };
    act(&mut journal, START, Fact::ClassFormed { class: ClassId(3), details }).unwrap();
    let (team, number, class, club) = (TeamId(4), TeamNumber(1), ClassId(3), ClubId(3));
    let details = serde_json::json!({ "name": "SV West", "bezirk": "B1", "verband": "V1" });
    let details = serde_json::from_value(details).unwrap();
    act(&mut journal, START, Fact::ClubAdmitted { club, details }).unwrap();
    act(&mut journal, START, Fact::TeamEntered { team, club, number, class, ranks: [1, 4] }).unwrap();
    for id in 5..=8 {
        let (person, from, german) = (PersonId(id), day("1980-01-01"), id == 8);
        act(&mut journal, START, said(Statement::NationalityNoted { person, german, from })).unwrap();
        act(&mut journal, START, said(Statement::MemberJoined { person, club, from, ordinary: true }))
            .unwrap();
    }
    let found = objected(&mut journal, "1987-07-20", list(club, &[8, 5, 6, 7]));
    assert!(matches!(found.0, Against::List(NotListed::Foreigners { most: 2, .. })), "{found:?}");
    assert_eq!(found.1.as_deref(), Some("2.2"));
}

/// F-279, F-280: blocks of teams; a player left out is admitted by the director only.
#[test]
fn art_16_blocks_and_additions() {
    let mut journal = season();
    act(&mut journal, "1987-07-20", said(list(NORD, &[1, 2, 3]))).unwrap();
    let add = |admitted| Statement::ListAppended {
        club: NORD,
        list: ListKind::Senior,
        line: Line { rank: Rank::Listed(4), person: PersonId(4), guest_of: None },
        applied: day("1987-07-30"),
        from: day("1987-09-10"),
        admitted,
    };
    assert_eq!(
        act(&mut journal, "1987-09-10", said(add(false))).unwrap_err(),
        Refusal::Unsaid(Unsaid::DirectorDecides)
    );
    act(&mut journal, "1987-09-10", said(add(true))).unwrap();
    let ranking = journal.state().ranking(NORD, ListKind::Senior, Date::MAX);
    let told: Vec<_> = ranking.iter().map(|one| (one.person.0, one.team, one.late)).collect();
    let (first, second) = (Some(TeamNumber(1)), Some(TeamNumber(2)));
    let late = Some(day("1987-09-10"));
    assert_eq!(told, [(1, first, None), (2, first, None), (3, second, None), (4, second, late)]);
    assert!(journal.state().ranking(SUED, ListKind::Senior, Date::MAX).is_empty());
}

/// F-615, F-616, F-617: youth ranks in the pass, boards for girls and the C youth, late youths.
#[test]
fn youth_7_4_ranks_of_a_youth_team() {
    let mut journal = season();
    let details = Class {
        competition: Some("jmm".to_owned()),
        ordinance: Some("nrw-youth-1989".to_owned()),
        ..Class::league("Jugend", Level::Bezirk, 1, 8)
    };
    let formed = act(&mut journal, START, Fact::ClassFormed { class: ClassId(3), details: details.clone() });
    // The youth ordinance is of 1989.
    assert!(formed.is_err());
    let mut journal = Journal::default();
    let season = Season { begins: 1989 };
    let open = Fact::SeasonOpened { season, ordinance: "nrw-1987".to_owned(), texts: Vec::new() };
    act(&mut journal, "1989-07-15", open).unwrap();
    let club = serde_json::json!({ "name": "SV Nord", "bezirk": "B1", "verband": "V1" });
    let club = serde_json::from_value(club).unwrap();
    act(&mut journal, "1989-07-15", Fact::ClubAdmitted { club: NORD, details: club }).unwrap();
    act(&mut journal, "1989-07-15", Fact::ClassFormed { class: ClassId(3), details }).unwrap();
    let (team, number, class) = (TeamId(1), TeamNumber(1), ClassId(3));
    let entered = Fact::TeamEntered { team, club: NORD, number, class, ranks: [1, 99] };
    act(&mut journal, "1989-07-15", entered).unwrap();
    for (id, born) in
        [(1, "1972-01-01"), (2, "1973-01-01"), (3, "1974-01-01"), (4, "1950-01-01"), (5, "1975-01-01")]
    {
        act(&mut journal, "1989-07-15", said(person(id, &format!("P{id}"), born))).unwrap();
    }
    let youth = |rank, id| {
        let rank = Rank::Youth { team: TeamNumber(1), rank };
        Line { rank, person: PersonId(id), guest_of: None }
    };
    let (closing, handed_in) = (day("1989-08-01"), day("1989-07-20"));
    let registered =
        |list, lines| said(Statement::ListRegistered { club: NORD, list, closing, handed_in, lines });
    act(&mut journal, "1989-07-20", registered(ListKind::Youth, vec![youth(6, 1), youth(7, 2), youth(9, 3)]))
        .unwrap();
    act(&mut journal, "1989-07-20", registered(ListKind::Senior, lines(&[4]))).unwrap();
    let late = Statement::ListAppended {
        club: NORD,
        list: ListKind::Senior,
        line: Line { rank: Rank::Listed(2), person: PersonId(5), guest_of: None },
        applied: day("1989-10-01"),
        from: day("1989-10-01"),
        admitted: false,
    };
    act(&mut journal, "1989-10-01", said(late)).unwrap();
    let ranking = journal.state().ranking(NORD, ListKind::Youth, Date::MAX);
    let told: Vec<_> = ranking
        .iter()
        .map(|one| {
            let youth = one.youth.as_ref().expect("a youth");
            (one.person.0, one.rank.to_string(), youth.role, youth.page_4.clone())
        })
        .collect();
    let page = |rank: &str| Some(format!("1989/90 J {rank}"));
    assert_eq!(
        told,
        [
            (1, "1/6".to_owned(), Some(YouthRole::Regular), page("1/6")),
            (2, "1/7".to_owned(), Some(YouthRole::GirlsBoard), page("1/7")),
            (3, "1/9".to_owned(), Some(YouthRole::PermanentSubstitute), page("1/9")),
            (5, "2".to_owned(), None, None),
        ]
    );
}

/// F-225, F-226, F-227, F-587: four of five in the registered order; the order stays.
#[test]
fn art_11_7_the_order_of_an_event() {
    let mut journal = season();
    let order = |competition: &str, players: &[u32]| {
        let note = Note::OrderRegistered {
            event: "Blitz".to_owned(),
            competition: competition.to_owned(),
            ordinance: None,
            club: NORD,
            players: players.iter().copied().map(PersonId).collect(),
        };
        Statement::Noted { note }
    };
    let none = objected(&mut journal, "1988-01-02", order("team", &[1, 2]));
    assert_eq!(none, (Against::NoOwnOrder("team".to_owned()), None));
    let many = objected(&mut journal, "1988-01-02", order("blitz-team", &[1, 2, 3, 4, 5, 6]));
    assert_eq!(many, (Against::TooManyPlayers { most: 5 }, Some("11.7".to_owned())));
    act(&mut journal, "1988-01-02", said(order("blitz-team", &[1, 2, 3, 4, 5]))).unwrap();
    let again = objected(&mut journal, "1988-01-03", order("blitz-team", &[5, 4, 3, 2, 1]));
    assert_eq!(again.1.as_deref(), Some("11.7"));
    let kept = |fielded: &[u32]| {
        let fielded: Vec<PersonId> = fielded.iter().copied().map(PersonId).collect();
        let answer = journal.state().order_kept("Blitz", NORD, &fielded).expect("an order");
        answer.err().map(|(who, cite, _)| (who.0, cite.article))
    };
    assert_eq!(kept(&[1, 2, 3, 4]), None);
    assert_eq!(kept(&[1, 3, 4, 5]), None, "the others move up");
    assert_eq!(kept(&[1, 3, 2, 4]), Some((2, "11.7".to_owned())));
    assert!(journal.state().order_kept("Blitz", SUED, &[]).is_none());
}

fn played(journal: &mut Journal, card: Card) {
    for (club, persons) in [(NORD, [1, 2, 3, 4]), (SUED, [5, 6, 7, 8])] {
        act(journal, "1987-07-20", said(list(club, &persons))).unwrap();
    }
    let groups = vec![vec![FIRST, THEIRS]];
    act(journal, "1987-08-02", Fact::GroupsDrawn { class: ClassId(1), seed: 1, groups }).unwrap();
    let fixture = Fixture {
        class: ClassId(1),
        group: 0,
        round: 1,
        home: FIRST,
        guest: THEIRS,
        on: day("1987-10-04"),
        occasion: Default::default(),
        starts: None,
    };
    act(journal, "1987-08-02", Fact::MatchSet { id: MatchId(1), fixture }).unwrap();
    let seat = |board, rank| Seat { board, rank: Rank::Listed(rank), absent: false };
    let report = Fact::MatchReported {
        id: MatchId(1),
        home: vec![seat(1, 1), seat(2, 2)],
        guest: vec![seat(1, 1), seat(2, 2)],
        results: vec![Some(BoardResult::Drawn), Some(BoardResult::Drawn)],
        unfinished: Vec::new(),
        card,
    };
    act(journal, "1987-10-04", report).unwrap();
}

/// F-026, F-027, F-045, F-046: a reservation is examined; the game or the match is lost.
#[test]
fn p_13_3_reservations_are_examined() {
    let reserved = Card { reservations: vec![(Which::Home, 1)], ..Card::default() };
    let examined = |held, shown: Option<&str>| {
        let (game, side, board) = (MatchId(1), Which::Home, 1);
        let note = Note::ReservationExamined { game, side, board, held, shown: shown.map(day) };
        said(Statement::Noted { note })
    };
    // One week after the match.
    for (held, shown, consequence) in [
        (true, Some("1987-10-11"), PassConsequence::None),
        (true, Some("1987-10-12"), PassConsequence::GameLost),
        (true, None, PassConsequence::GameLost),
        (false, Some("1987-10-05"), PassConsequence::GameLost),
    ] {
        let mut journal = season();
        played(&mut journal, reserved.clone());
        let open = journal.state().reservations();
        assert_eq!(open.len(), 1);
        assert_eq!(open[0].until.as_ref().map(|until| until.last_day), Some(day("1987-10-11")));
        let due = turmuhr_season::due::due(journal.state(), day("1987-10-05"));
        assert!(due.iter().any(|one| matches!(one.what, turmuhr_season::due::Task::Examined(..))));
        act(&mut journal, "1987-10-20", examined(held, shown)).unwrap();
        let outcome = journal.state().reservations().remove(0).outcome.expect("examined");
        assert_eq!(outcome.consequence, consequence, "{held} {shown:?}");
        assert_eq!(outcome.cite.map(|cite| cite.article), Some("A1 13.3".to_owned()));
        let due = turmuhr_season::due::due(journal.state(), day("1987-10-21"));
        assert!(!due.iter().any(|one| matches!(one.what, turmuhr_season::due::Task::Examined(..))));
    }
    // Without any pass the player was not eligible; and a card that is silent about it is incomplete.
    let ended = |why| {
        let mut journal = season();
        let ended = Statement::PassEnded { number: PassNumber(1), from: day("1987-09-01"), why };
        act(&mut journal, START, said(ended)).unwrap();
        played(&mut journal, Card::default());
        journal
    };
    let of_home = |journal: &Journal| {
        let found = journal.state().found(MatchId(1)).into_iter().map(|one| one.violation);
        let found = found.filter(|one| one.board == Some(1) && one.side == Which::Home);
        found.map(|one| (one.kind, one.consequence)).collect::<Vec<_>>()
    };
    // A pass that was lost exists, and the club does not hold it: only the own game is lost.
    let mut journal = ended(PassEnd::Lost);
    let own_game = [(ViolationKind::PassNotShown, Consequence::BoardLost)];
    assert_eq!(of_home(&journal), own_game);
    act(&mut journal, "1987-10-20", examined(true, Some("1987-10-05"))).unwrap();
    let outcome = journal.state().reservations().remove(0).outcome.expect("examined");
    assert_eq!(outcome.consequence, PassConsequence::None);
    assert_eq!(of_home(&journal), []);
    // A pass that is not in order is examined before the match is confirmed, whatever the card says (2.4).
    let mut journal = season();
    let defect = Note::PassDefect { number: PassNumber(1), from: day("1987-09-01"), defective: true };
    act(&mut journal, START, said(Statement::Noted { note: defect })).unwrap();
    played(&mut journal, Card::default());
    let confirmed = act(&mut journal, "1987-10-05", Fact::confirmed(MatchId(1)));
    assert!(matches!(confirmed, Err(Refusal::Reserved { side: Which::Home, board: 1, .. })), "{confirmed:?}");
    act(&mut journal, "1987-10-20", examined(true, None)).unwrap();
    assert_eq!(of_home(&journal), own_game);
    act(&mut journal, "1987-10-20", Fact::confirmed(MatchId(1))).unwrap();
    let mut journal = ended(PassEnd::Returned);
    assert_eq!(of_home(&journal), [(ViolationKind::NoPass, Consequence::MatchLost)]);
    let missing = journal.state().reservations();
    assert_eq!((missing.len(), missing[0].on_card, missing[0].person), (1, false, Some(EVA)));
    act(&mut journal, "1987-10-20", examined(true, Some("1987-10-05"))).unwrap();
    let outcome = journal.state().reservations().remove(0).outcome.expect("examined");
    assert_eq!(outcome.consequence, PassConsequence::MatchLost);
    let nobody = Statement::Noted {
        note: Note::ReservationExamined {
            game: MatchId(1),
            side: Which::Home,
            board: 7,
            held: true,
            shown: None,
        },
    };
    assert_eq!(
        objected(&mut journal, "1987-10-21", nobody),
        (Against::NoReservation { game: MatchId(1), board: 7 }, Some("2.4".to_owned()))
    );
}

/// F-022: a player of one club does not play for another this season.
#[test]
fn art_2_3_one_club_a_season() {
    let mut journal = season();
    played(&mut journal, Card::default());
    let (person, club, from) = (EVA, SUED, day("1987-11-01"));
    act(&mut journal, "1987-11-01", said(Statement::MemberJoined { person, club, from, ordinary: true }))
        .unwrap();
    let transfer = TransferId(1);
    let asked = Statement::TransferAsked { transfer, person, from_club: NORD, to_club: SUED, postmark: from };
    act(&mut journal, "1987-11-01", said(asked)).unwrap();
    act(&mut journal, "1987-11-01", said(Statement::TransferReleased { transfer, on: from })).unwrap();
    act(
        &mut journal,
        "1987-11-01",
        said(Statement::PassIssued { person, club, number: PassNumber(99), from }),
    )
    .unwrap();
    let found = journal.state().may_play_for(EVA, SUED, on("1987-11-08"), true);
    assert_eq!(whys(&found[0].answer), [(Why::OtherClub, "2.3".to_owned())]);
    let next = journal.state().may_play_for(EVA, SUED, on("1988-09-01"), true);
    assert!(whys(&next[0].answer).is_empty(), "in another season");
}

/// F-937: births are for offices that need them.
#[test]
fn personal_data_are_for_offices_that_need_them() {
    let mut journal = season();
    let sees = |journal: &Journal, by: Option<&str>, of: u32| {
        journal.state().sees(by, PersonId(of), Datum::BirthDate, on("1987-10-04"))
    };
    assert!(sees(&journal, None, 1), "the keeper of the journal, while there is no director");
    let office = |id, person, role, scope| {
        let (office, person, from) = (OfficeId(id), PersonId(person), day("1987-08-01"));
        said(Statement::OfficeGiven { office, person, role, scope, from, until: None })
    };
    act(&mut journal, "1987-08-01", office(2, 2, Role::ClubOfficer, Scope::Club(NORD))).unwrap();
    act(&mut journal, "1987-08-01", office(3, 3, Role::Captain, Scope::Team(FIRST))).unwrap();
    act(&mut journal, "1987-08-01", office(1, 1, Role::DirectorOfPlay, Scope::Level(Level::Bezirk))).unwrap();
    for (by, of, may) in [
        (None, 4, false),
        (Some("Irgendwer"), 4, false),
        (Some("P1, X"), 4, true),
        (Some("P2, X"), 4, true),
        (Some("P2, X"), 5, false),
        (Some("P3, X"), 4, false),
        (Some("P3, X"), 3, true),
    ] {
        assert_eq!(sees(&journal, by, of), may, "{by:?} {of}");
    }
    assert!(journal.state().sees(None, PersonId(4), Datum::Club, on("1987-10-04")), "public");
}

/// A permit that ends early.
#[test]
fn p_13_7_a_permit_ends() {
    let mut journal = season();
    act(&mut journal, "1987-09-01", said(person(9, "P9", "1960-01-01"))).unwrap();
    let (person, club) = (PersonId(9), NORD);
    let (from, until) = (day("1987-09-01"), day("1988-08-31"));
    let permit =
        act(&mut journal, "1987-09-01", said(Statement::PermitGranted { person, club, from, until }))
            .unwrap();
    assert_eq!(for_first(&journal, person, on("1988-01-10"), true), Eligibility::Eligible);
    let ended =
        |permit| said(Statement::Noted { note: Note::PermitEnded { permit, last_day: day("1987-12-31") } });
    assert_eq!(act(&mut journal, "1988-01-02", ended(3)).unwrap_err(), Refusal::Unsaid(Unsaid::Permit(3)));
    act(&mut journal, "1988-01-02", ended(permit.entry)).unwrap();
    assert!(for_first(&journal, person, on("1988-01-10"), true).forbids_nomination());
    assert_eq!(for_first(&journal, person, on("1987-12-31"), true), Eligibility::Eligible);
}
