//! Decisions with sanctions, remedies, recusal, what is due, the end of the year.

mod support;

use support::{act, day, lodged, noon, said};
use turmuhr_federation::{
    Ordinance,
    competition::league::Played,
    date::Season,
    law::{
        level::{Level, Office},
        remedy::{
            Stage,
            case::Outcome,
            panel::{Basis, Recused},
        },
        sanction::{NotImposed, Sanction},
    },
    matches::lineup::{BoardResult, Occasion, Rank, Seat},
    office::{licence::Grade, roles::Role},
    persons::{
        age::Sex,
        person::{ClubId, PersonId, TeamNumber},
    },
};
use turmuhr_season::{
    AsOf, ClassId, Concern, DecisionId, Fact, Journal, MatchId, Refusal, RemedyId, Statement, TeamId,
    due::{Task, due, licence_of, licences},
    fact::{
        About, Appellant, Class, Decision, Fixture, Imposition, OtherAbout, OtherAppellant, RemedyAct,
        RequestId,
    },
    pending::Open,
    registry::{Banned, Name, OfficeId, Scope},
    tables::{counted, group_moves, group_table},
    year::{SettledBy, Settlement},
};

const UPPER: ClassId = ClassId(1);
const LOWER: ClassId = ClassId(2);

fn player(club: u32) -> PersonId {
    PersonId(club)
}

/// Two classes of two teams and one board: clubs 1 and 2 above, 3 and 4 below.
fn season() -> Journal {
    let mut journal = Journal::default();
    let mut add = |fact| act(&mut journal, "1987-07-15", fact).map(|_| ()).expect("taken");
    let season = Season { begins: 1987 };
    add(Fact::SeasonOpened { season, ordinance: "nrw-1987".to_owned(), texts: Vec::new() });
    for (class, name, height, promoted, relegated) in [(UPPER, "Oben", 2, 0, 1), (LOWER, "Unten", 1, 1, 0)] {
        let details = Class { promoted, relegated, ..Class::league(name, Level::Bezirk, height, 1) };
        add(Fact::ClassFormed { class, details });
    }
    for club in 1..=4 {
        let details = serde_json::json!({ "name": format!("SV {club}"), "bezirk": "B", "verband": "V" });
        let details = serde_json::from_value(details).unwrap();
        add(Fact::ClubAdmitted { club: ClubId(club), details });
        let name = Name { surname: format!("P{club}"), first_name: "X".to_owned() };
        let (person, born, sex) = (player(club), Some(day("1950-01-01")), Some(Sex::Male));
        add(said(Statement::PersonEntered { person, name, born, sex, german: true }));
        let from = day("1980-01-01");
        add(said(Statement::MemberJoined { person, club: ClubId(club), from, ordinary: true }));
        let class = if club <= 2 { UPPER } else { LOWER };
        let (team, number) = (TeamId(club), TeamNumber(1));
        add(Fact::TeamEntered { team, club: ClubId(club), number, class, ranks: [1, 9] });
    }
    for (class, teams) in [(UPPER, [1, 2]), (LOWER, [3, 4])] {
        add(Fact::GroupsDrawn { class, seed: 1, groups: vec![teams.map(TeamId).to_vec()] });
    }
    add(set(1, UPPER, 1, 2, Occasion::Round));
    add(set(2, LOWER, 3, 4, Occasion::Round));
    journal
}

fn set(id: u32, class: ClassId, home: u32, guest: u32, occasion: Occasion) -> Fact {
    let on = if occasion == Occasion::Round { day("1987-10-04") } else { day("1988-05-01") };
    let (home, guest) = (TeamId(home), TeamId(guest));
    let fixture = Fixture { class, group: 0, round: 1, home, guest, on, occasion, starts: None };
    Fact::MatchSet { id: MatchId(id), fixture }
}

fn play(journal: &mut Journal, on: &str, id: u32, result: BoardResult) {
    let seat = vec![Seat { board: 1, rank: Rank::Listed(1), absent: false }];
    act(journal, on, Fact::reported(MatchId(id), seat.clone(), seat, vec![Some(result)])).unwrap();
    act(journal, on, Fact::confirmed(MatchId(id))).unwrap();
}

fn decision(about: About, sanctions: Vec<Imposition>) -> Decision {
    Decision {
        about,
        by: Office::Spielleiter,
        level: Level::Bezirk,
        stage: Stage::First,
        postmark: day("1987-10-10"),
        article: "4.3".to_owned(),
        copies: 4,
        sets: None,
        reasons: "heard".to_owned(),
        sanctions,
        panel: vec![player(3)],
        settles: None,
    }
}

fn made(number: u32, decision: Decision) -> Fact {
    Fact::DecisionMade { id: DecisionId(number), decision }
}

fn imposed(on: Banned, sanction: Sanction, consent: bool) -> Imposition {
    Imposition { on, sanction, breach: day("1987-10-04"), consent }
}

const CLASS: About = About::Other(OtherAbout::Class(UPPER));

/// F-080 to F-086: only what is in the catalogue, within its limits, with consent.
#[test]
fn sanctions_stay_within_their_limits() {
    let mut journal = season();
    act(&mut journal, "1987-09-01", Fact::FineLimitSet { marks: 100, set_on: Some(day("1987-05-16")) })
        .unwrap();
    let (club, team, who) = (Banned::Club(ClubId(1)), Banned::Team(TeamId(1)), Banned::Player(player(1)));
    let ban = |from: &str, to: &str| Sanction::Ban { from: day(from), to: day(to) };
    let refused = |on, sanction, consent| {
        let mut journal = journal.clone();
        let fact = made(1, decision(CLASS, vec![imposed(on, sanction, consent)]));
        act(&mut journal, "1987-10-10", fact).expect_err("refused")
    };
    assert!(matches!(
        refused(club, Sanction::Fine(101), false),
        Refusal::NotImposed(NotImposed::FineTooHigh { .. })
    ));
    assert!(matches!(
        refused(who, Sanction::Demotion, false),
        Refusal::NotImposed(NotImposed::NotInCatalogue(_))
    ));
    let year = ban("1987-10-10", "1988-10-10");
    assert!(matches!(refused(who, year, true), Refusal::NotImposed(NotImposed::BanTooLong { .. })));
    let short = ban("1987-10-10", "1987-12-31");
    assert!(matches!(refused(who, short, false), Refusal::NotImposed(NotImposed::NoConsent(_))));
    // What is within them works: a fine, points, a ban, and going down.
    play(&mut journal, "1987-10-08", 1, BoardResult::HomeWins);
    let all = vec![
        imposed(club, Sanction::Fine(100), false),
        imposed(team, Sanction::PointDeduction(2), false),
        imposed(who, short, true),
        imposed(team, Sanction::Demotion, false),
    ];
    act(&mut journal, "1987-10-10", made(1, decision(CLASS, all))).unwrap();
    let state = journal.state();
    assert_eq!(state.fines_due(), [(ClubId(1), 100, "4.3".to_owned(), Some(DecisionId(1)))]);
    let table = group_table(state, UPPER, 0).unwrap();
    let row = table.table.rows.iter().find(|row| row.team == TeamId(1)).unwrap();
    assert_eq!((row.match_points, row.deducted.clone()), (0, vec![(2, "1".to_owned())]));
    assert_eq!(group_moves(state, UPPER, 0).unwrap().1.relegated, [TeamId(1)]);
    let on = |day_of: &str| AsOf::today(day(day_of));
    assert_eq!(state.registry.bans(player(1), on("1987-11-01")).len(), 1);
    assert!(state.registry.bans(player(1), on("1988-01-01")).is_empty());
    // A fine is contested like any decision; the upheld protest takes all of it back.
    let lodge = |by, basis| Fact::RemedyLodged {
        id: RemedyId(1),
        against: DecisionId(1),
        by,
        basis,
        lodged: lodged("1987-10-15", 60),
    };
    let own = lodge(Appellant::Club(ClubId(1)), Basis::Sanctioned);
    let other = lodge(Appellant::Club(ClubId(2)), Basis::Sanctioned);
    let director = lodge(Appellant::Other(OtherAppellant::Director), Basis::Director);
    let player_himself = lodge(Appellant::Other(OtherAppellant::Player(player(1))), Basis::Sanctioned);
    assert!(matches!(&journal.judge(&other).unwrap()[..], [Concern::Inadmissible(_)]));
    assert_eq!(journal.judge(&director), Ok(vec![]));
    assert_eq!(journal.judge(&player_himself), Ok(vec![]));
    act(&mut journal, "1987-10-16", own).unwrap();
    let ruled = |panel| Fact::RemedyDecided {
        remedy: RemedyId(1),
        outcome: Outcome::Upheld,
        decision: DecisionId(2),
        result: Decision {
            by: Office::Spielausschuss,
            stage: Stage::Protest,
            postmark: day("1987-11-20"),
            panel,
            ..decision(CLASS, Vec::new())
        },
    };
    // Earlier judges and members of a club concerned are recused (5.11).
    let try_it = |panel| act(&mut journal.clone(), "1987-11-20", ruled(panel));
    assert_eq!(try_it(vec![player(3)]), Err(Refusal::Recused(player(3), Recused::ActedBelow)));
    assert_eq!(try_it(vec![player(1)]), Err(Refusal::Recused(player(1), Recused::Club(ClubId(1)))));
    assert_eq!(try_it(vec![player(4)]), Err(Refusal::NotHeard(None)));
    let heard = |act| Fact::RemedyActed { remedy: RemedyId(1), act };
    let until = day("1987-11-19");
    act(&mut journal, "1987-10-20", heard(RemedyAct::StatementsAsked { of: 2, until })).unwrap();
    let early = act(&mut journal.clone(), "1987-11-19", ruled(vec![player(4)]));
    assert_eq!(early, Err(Refusal::NotHeard(Some(until))));
    act(&mut journal, "1987-11-20", ruled(vec![player(4)])).unwrap();
    let state = journal.state();
    assert_eq!((state.fines_due(), state.deducted(), state.demoted()), (vec![], vec![], vec![]));
    assert!(state.registry.bans(player(1), on("1987-11-01")).is_empty());
    assert_eq!(state.refund(RemedyId(1)), Some(6000));
}

/// F-122: withdrawn in time, the fee comes back less the expenses.
#[test]
fn a_remedy_is_withdrawn_in_time() {
    let mut journal = season();
    play(&mut journal, "1987-10-08", 1, BoardResult::HomeWins);
    let sets = Some(([0, 10], [0, 2]));
    let about = About::Match(MatchId(1));
    act(&mut journal, "1987-10-10", made(1, Decision { sets, ..decision(about, vec![]) })).unwrap();
    let by = Appellant::Club(ClubId(1));
    let (id, against, basis) = (RemedyId(1), DecisionId(1), Basis::ResultDecided);
    let lodged = lodged("1987-10-15", 60);
    act(&mut journal, "1987-10-16", Fact::RemedyLodged { id, against, by, basis, lodged }).unwrap();
    act(&mut journal, "1987-10-16", Fact::ExecutionSuspended { remedy: id }).unwrap();
    assert!(!counted(journal.state(), MatchId(1)).1, "provisional while suspended");
    let acted = |act| Fact::RemedyActed { remedy: id, act };
    act(&mut journal, "1987-10-17", acted(RemedyAct::HearingSet { on: day("1987-11-23") })).unwrap();
    let withdrawn = acted(RemedyAct::Withdrawn { expenses: 1250 });
    let late = act(&mut journal.clone(), "1987-11-16", withdrawn.clone());
    assert_eq!(late, Err(Refusal::TooLate(day("1987-11-15"))));
    act(&mut journal, "1987-11-15", withdrawn).unwrap();
    assert_eq!(journal.state().refund(id), Some(4750));
    let points = [0, 10].map(turmuhr_core::Points::tenths);
    assert_eq!(
        counted(journal.state(), MatchId(1)),
        (Played::Decided { boards: points, matches: [0, 2] }, true)
    );
}

/// F-932: periods of every office.
#[test]
fn what_is_due_is_listed_for_its_office() {
    let mut journal = season();
    let tasks = |journal: &Journal, on: &str| -> Vec<(Role, Task)> {
        due(journal.state(), day(on)).into_iter().map(|one| (one.office, one.what)).collect()
    };
    assert_eq!(tasks(&journal, "1987-10-03"), []);
    assert_eq!(tasks(&journal, "1987-10-04"), [1, 2].map(|id| (Role::Captain, Task::Report(MatchId(id)))));
    play(&mut journal, "1987-10-08", 1, BoardResult::HomeWins);
    play(&mut journal, "1987-10-08", 2, BoardResult::HomeWins);
    assert_eq!(tasks(&journal, "1987-10-08"), []);
    let asked = |number, posted: &str| Fact::DecisionAsked {
        id: RequestId(number),
        about: MatchId(1),
        by: turmuhr_federation::matches::lineup::Which::Guest,
        what: "the clock".to_owned(),
        posted: day(posted),
        board: None,
    };
    // F-100: within five days.
    assert_eq!(journal.judge(&asked(1, "1987-10-09")), Ok(vec![]));
    assert_eq!(journal.judge(&asked(1, "1987-10-10")), Ok(vec![Concern::TooLate(day("1987-10-09"))]));
    act(&mut journal, "1987-10-09", asked(1, "1987-10-09")).unwrap();
    assert_eq!(tasks(&journal, "1987-10-09"), [(Role::DirectorOfPlay, Task::Answered(RequestId(1)))]);
    let about = About::Match(MatchId(1));
    act(&mut journal, "1987-10-10", made(1, decision(about, vec![]))).unwrap();
    let open = due(journal.state(), day("1987-10-20"));
    assert_eq!(open.len(), 1);
    assert_eq!((open[0].by, &open[0].what), (day("1987-10-20"), &Task::Contest(DecisionId(1))));
    assert_eq!(open[0].cite.as_ref().unwrap().article, "5.5");
    assert_eq!(tasks(&journal, "1987-10-21"), [], "final");
    assert!(journal.state().is_final(DecisionId(1), day("1987-10-21")));
}

/// Licences over the years, from what was noted about a person.
#[test]
fn a_licence_runs_out_unless_refreshed() {
    let mut journal = season();
    let event = serde_json::from_value(serde_json::json!({
        "date": "2018-03-01", "what": "training", "level": "RSR", "exam": "passed", "units": 20
    }));
    let event = event.unwrap();
    act(&mut journal, "1987-09-01", said(Statement::LicenceNoted { person: player(1), event })).unwrap();
    let arbiters = Ordinance::named("dsb-arbiter-2017").unwrap();
    let standing = licence_of(journal.state(), &arbiters, player(1), Grade::Rsr, day("2019-01-01")).unwrap();
    assert!(standing.dates.is_some());
    let all = licences(journal.state(), &arbiters, day("2019-01-01"));
    assert!(all.iter().any(|one| one.what == Task::Train(player(1), Grade::Rsr)));
    assert!(all.iter().all(|one| one.office == Role::Arbiter && one.by > day("2019-01-01")));
    assert!(licence_of(journal.state(), &arbiters, player(2), Grade::Rsr, day("2019-01-01")).is_none());
}

/// F-071, F-934: an act needs an office with its scope.
#[test]
fn an_office_counts_where_it_reaches() {
    let mut journal = season();
    let given = |office, person, role, scope| Statement::OfficeGiven {
        office: OfficeId(office),
        person,
        role,
        scope,
        from: day("1987-07-15"),
        until: None,
    };
    act(&mut journal, "1987-08-01", said(given(2, player(3), Role::Captain, Scope::Team(TeamId(3)))))
        .unwrap();
    act(&mut journal, "1987-08-01", said(given(1, player(1), Role::DirectorOfPlay, Scope::Class(UPPER))))
        .unwrap();
    let seat = vec![Seat { board: 1, rank: Rank::Listed(1), absent: false }];
    let report = |id| Fact::reported(MatchId(id), seat.clone(), seat.clone(), vec![Some(BoardResult::Drawn)]);
    let mut try_it =
        |by: &str, fact| turmuhr_season::act(&mut journal, fact, noon("1987-10-05"), by).map(|_| ());
    assert_eq!(try_it("Nobody", report(2)), Err(Refusal::Nobody("Nobody".to_owned())));
    let no_right = |who, action| Err(Refusal::NoRight { who, action });
    use turmuhr_federation::office::roles::Action;
    assert_eq!(try_it("P3, X", report(1)), no_right(player(3), Action::ReportMatch), "not the own match");
    assert_eq!(try_it("P3, X", report(2)), Ok(()));
    assert_eq!(try_it("X P3", Fact::confirmed(MatchId(2))), no_right(player(3), Action::ConfirmMatch));
    let (who, action, level, class) = (player(1), Action::ConfirmMatch, Level::Bezirk, Some(LOWER));
    let far = turmuhr_season::Slip::OutOfReach { who, action, level, class };
    assert_eq!(try_it("P1, X", Fact::confirmed(MatchId(2))), Err(far.into()), "another class");
    assert_eq!(try_it("P1, X", report(1)), Ok(()), "the director enters cards too");
    assert_eq!(try_it("P1, X", Fact::confirmed(MatchId(1))), Ok(()));
    // Nobody gives himself an office; the director keeps the registry.
    let office = given(3, player(3), Role::DirectorOfPlay, Scope::Everywhere);
    assert_eq!(try_it("P3, X", said(office)), no_right(player(3), Action::FillOffice));
    let born = || said(Statement::BornOn { person: player(2), born: day("1951-01-01") });
    assert_eq!(try_it("P3, X", born()), no_right(player(3), Action::IssuePass));
    assert_eq!(try_it("P1, X", born()), Ok(()));
}

/// F-332, F-353: nobody goes up before it is decided; a tie is played off; the numbers of both classes fit.
#[test]
fn a_year_ends_with_play_offs_and_the_next_season() {
    let mut journal = season();
    play(&mut journal, "1987-10-08", 1, BoardResult::HomeWins);
    let year = journal.state().year();
    assert_eq!((year[0].class, year[0].relegated.clone()), (UPPER, vec![TeamId(2)]));
    assert_eq!(
        (year[1].class, year[1].promoted.len(), year[1].unsettled.clone()),
        (LOWER, 0, vec![MatchId(2)])
    );
    assert_eq!(
        journal.state().next_season(day("1988-09-01"), Open::Refused).unwrap_err(),
        Refusal::Open(vec![MatchId(2)])
    );
    play(&mut journal, "1987-10-08", 2, BoardResult::Drawn);
    let year = journal.state().year();
    assert_eq!((year[1].promoted.clone(), year[1].open.len()), (vec![], 1));
    assert_eq!(year[0].unbalanced, Some((1, 0)));
    let settled = |order: [u32; 2], how| Fact::TieSettled {
        settled: Settlement { class: LOWER, group: 0, order: order.map(TeamId).to_vec(), how },
    };
    let missing = Refusal::NoPlayOff { one: TeamId(4), other: TeamId(3) };
    assert_eq!(journal.judge(&settled([4, 3], SettledBy::PlayOff)), Err(missing));
    act(&mut journal, "1988-04-01", set(3, LOWER, 4, 3, Occasion::PlayOff)).unwrap();
    play(&mut journal, "1988-05-02", 3, BoardResult::HomeWins);
    let other = journal.judge(&settled([3, 4], SettledBy::PlayOff));
    assert_eq!(other, Err(Refusal::OtherWinner(MatchId(3))));
    act(&mut journal, "1988-05-02", settled([4, 3], SettledBy::PlayOff)).unwrap();
    let year = journal.state().year();
    assert_eq!(
        (year[1].promoted.clone(), year[1].open.len(), year[0].unbalanced),
        (vec![TeamId(4)], 0, None)
    );
    let office = Statement::OfficeGiven {
        office: OfficeId(1),
        person: player(1),
        role: Role::DirectorOfPlay,
        scope: Scope::Everywhere,
        from: day("1988-05-02"),
        until: None,
    };
    act(&mut journal, "1988-05-02", said(office)).unwrap();
    // The next season: clubs, persons, classes, and every team where it belongs.
    let facts = journal.state().next_season(day("1988-09-01"), Open::Refused).unwrap();
    let mut next = Journal::default();
    for fact in facts {
        act(&mut next, "1988-09-01", fact).unwrap();
    }
    let state = next.state();
    assert_eq!(state.season, Some(Season { begins: 1988 }));
    let class = |team| state.teams[&TeamId(team)].class;
    assert_eq!([1, 2, 3, 4].map(class), [UPPER, LOWER, LOWER, UPPER]);
    let member = state.registry.member(player(1), ClubId(1), AsOf::today(day("1988-09-01")));
    assert!(member.is_some_and(|member| member.value));
}
