//! Matches from the card to the table: line-ups judged from the registry, confirmed results that stay, unfinished games.

mod support;

use jiff::civil::Date;
use support::{act, day, said};
use turmuhr_federation::{
    date::Season,
    law::{
        level::{Level, Office},
        remedy::Stage,
    },
    matches::{
        adjudication::NotPossible,
        lineup::{BoardResult, Consequence, Occasion, Rank, Seat, ViolationKind, Which},
    },
    persons::{
        age::Sex,
        person::{ClubId, PersonId, TeamNumber},
    },
};
use turmuhr_season::{
    ClassId, DecisionId, Fact, Finding, Journal, MatchId, Refusal, Slip, Statement, Taken, TeamId, as_of,
    board::BoardAct,
    fact::{About, Class, Decision, Fixture, MoveGround},
    registry::{BanId, Banned, Line, ListKind, Name, PassNumber, TransferId},
    state::ReportStage,
    tables::{counted, group_table},
};

const LIGA: ClassId = ClassId(1);
const HOME: [BoardResult; 2] = [BoardResult::HomeWins; 2];

/// A season with so many clubs, two boards, and a list of four players each: person 10 * club + rank.
struct Sample {
    journal: Journal,
    today: String,
}

fn person(club: u32, rank: u32) -> PersonId {
    PersonId(10 * club + rank)
}

impl Sample {
    fn opened(ordinance: &str, begins: i16) -> Sample {
        let mut sample = Sample { journal: Journal::default(), today: format!("{begins}-07-15") };
        let season = Season { begins };
        sample.do_it(Fact::SeasonOpened { season, ordinance: ordinance.to_owned(), texts: Vec::new() });
        sample
    }

    /// Four clubs, everybody against everybody from October on.
    fn league() -> Sample {
        let mut sample = Sample::opened("nrw-1987", 1987);
        sample.class(
            LIGA,
            Class { promoted: 1, relegated: 1, ..Class::league("Kreisliga", Level::Bezirk, 1, 2) },
        );
        for club in 1..=4 {
            sample.club(club);
            sample.people(club, 1..=4);
            sample.team(club, club, 1, LIGA, [1, 9]);
        }
        sample.draw(LIGA, 1..=4);
        let pairs = [(1, 1, 4), (1, 2, 3), (2, 4, 3), (2, 1, 2), (3, 2, 4), (3, 3, 1)];
        for (id, (round, home, guest)) in (1..).zip(pairs) {
            sample.fixture(id, LIGA, round, home, guest, &format!("1987-10-{:02}", round * 7));
        }
        sample
    }

    #[track_caller]
    fn do_it(&mut self, fact: Fact) -> turmuhr_season::Outcome {
        let today = self.today.clone();
        act(&mut self.journal, &today, fact).expect("taken")
    }

    fn refuses(&self, fact: Fact) -> Refusal {
        let mut journal = self.journal.clone();
        act(&mut journal, &self.today, fact).expect_err("refused")
    }

    #[track_caller]
    fn say(&mut self, statement: Statement) -> turmuhr_season::Outcome {
        self.do_it(said(statement))
    }

    fn class(&mut self, class: ClassId, details: Class) {
        self.do_it(Fact::ClassFormed { class, details });
    }

    fn club(&mut self, club: u32) {
        let details = serde_json::json!({ "name": format!("SV {club}"), "bezirk": "B", "verband": "V" });
        let details = serde_json::from_value(details).expect("a club");
        self.do_it(Fact::ClubAdmitted { club: ClubId(club), details });
    }

    /// Players with pass and list.
    fn people(&mut self, club: u32, ranks: std::ops::RangeInclusive<u32>) {
        for rank in ranks.clone() {
            self.person(person(club, rank), &format!("P{club}{rank}"), "1950-01-01", Sex::Male);
            self.pass(person(club, rank), club, "1987-01-01");
        }
        let lines = ranks.map(|rank| (Rank::Listed(rank), person(club, rank))).collect();
        self.list(club, ListKind::Senior, lines);
    }

    fn person(&mut self, person: PersonId, surname: &str, born: &str, sex: Sex) {
        let name = Name { surname: surname.to_owned(), first_name: "X".to_owned() };
        self.say(Statement::PersonEntered {
            person,
            name,
            born: Some(day(born)),
            sex: Some(sex),
            german: true,
        });
    }

    fn pass(&mut self, person: PersonId, club: u32, from: &str) {
        let number = PassNumber(1000 + person.0);
        self.say(Statement::PassIssued { person, club: ClubId(club), number, from: day(from) });
    }

    fn list(&mut self, club: u32, list: ListKind, lines: Vec<(Rank, PersonId)>) {
        let line = |(rank, person)| Line { rank, person, guest_of: None };
        let lines = lines.into_iter().map(line).collect();
        let today: Date = day(&self.today);
        self.say(Statement::ListRegistered {
            club: ClubId(club),
            list,
            closing: today,
            handed_in: today,
            lines,
        });
    }

    fn team(&mut self, team: u32, club: u32, number: u32, class: ClassId, ranks: [u32; 2]) {
        let (team, club, number) = (TeamId(team), ClubId(club), TeamNumber(number));
        self.do_it(Fact::TeamEntered { team, club, number, class, ranks });
    }

    fn draw(&mut self, class: ClassId, teams: std::ops::RangeInclusive<u32>) {
        self.do_it(Fact::GroupsDrawn { class, seed: 1, groups: vec![teams.map(TeamId).collect()] });
    }

    fn set(id: u32, class: ClassId, round: u32, home: u32, guest: u32, on: &str) -> Fact {
        let fixture = Fixture {
            class,
            group: 0,
            round,
            home: TeamId(home),
            guest: TeamId(guest),
            on: day(on),
            occasion: Occasion::Round,
            starts: None,
        };
        Fact::MatchSet { id: MatchId(id), fixture }
    }

    fn fixture(&mut self, id: u32, class: ClassId, round: u32, home: u32, guest: u32, on: &str) {
        self.do_it(Sample::set(id, class, round, home, guest, on));
    }

    fn report(&mut self, id: u32, home: &[u32], guest: &[u32]) -> turmuhr_season::Outcome {
        self.do_it(card(id, home, guest))
    }

    fn confirm(&mut self, id: u32) {
        self.do_it(Fact::confirmed(MatchId(id)));
    }

    fn on(&mut self, today: &str) {
        today.clone_into(&mut self.today);
    }

    fn found(&self, id: u32) -> Vec<Finding> {
        self.journal.state().found(MatchId(id))
    }

    fn kinds(&self, id: u32) -> Vec<ViolationKind> {
        self.found(id).iter().map(|one| one.violation.kind).collect()
    }

    fn lines(&self) -> Vec<(u32, i64)> {
        let table = group_table(self.journal.state(), LIGA, 0).expect("a table");
        table.lines().iter().map(|(team, _, points, _)| (team.0, *points)).collect()
    }
}

fn seats(ranks: &[u32]) -> Vec<Seat> {
    let seat = |(board, rank): (usize, &u32)| Seat { board, rank: Rank::Listed(*rank), absent: false };
    (1..).zip(ranks).map(seat).collect()
}

fn card(id: u32, home: &[u32], guest: &[u32]) -> Fact {
    Fact::reported(MatchId(id), seats(home), seats(guest), HOME.map(Some).to_vec())
}

fn ban(number: u32, on: Banned, from: &str, until: &str) -> Statement {
    Statement::BanNoted {
        ban: BanId(number),
        on,
        from: day(from),
        until: day(until),
        consent: true,
        article: "4.2".to_owned(),
        decision: None,
    }
}

fn decision(about: u32, sets: Option<([i32; 2], [u32; 2])>) -> Decision {
    Decision {
        about: About::Match(MatchId(about)),
        by: Office::Spielleiter,
        level: Level::Bezirk,
        stage: Stage::First,
        postmark: day("1988-03-12"),
        article: "16.4".to_owned(),
        copies: 4,
        sets,
        reasons: "The ban was in force.".to_owned(),
        sanctions: Vec::new(),
        panel: Vec::new(),
        settles: None,
    }
}

/// A ban noted in March with effect from September: confirmed matches stay, a matter opens, and only a decision moves the
/// table.
#[test]
fn a_ban_noted_in_march_does_not_turn_matches_of_october() {
    let mut sample = Sample::league();
    sample.on("1987-10-08");
    sample.report(1, &[1, 2], &[1, 2]);
    sample.confirm(1);
    let before = sample.lines();
    assert_eq!(before[0], (1, 2));
    sample.on("1988-03-10");
    let banned = ban(1, Banned::Player(person(1, 2)), "1987-09-01", "1988-08-31");
    let outcome = sample.say(banned);
    assert_eq!(sample.lines(), before, "nothing moves by itself");
    assert_eq!(sample.kinds(1), []);
    let [matter] = &outcome.opened[..] else { panic!("{:?}", outcome.opened) };
    assert_eq!(matter.about, MatchId(1));
    let [finding] = &matter.appears[..] else { panic!("{matter:?}") };
    assert_eq!((finding.violation.kind, finding.violation.board), (ViolationKind::Banned, Some(2)));
    assert_eq!(finding.violation.consequence, Consequence::MatchLost);
    assert!(finding.rests_on.contains(&outcome.entry), "rests on the entry of the ban");
    assert_eq!((matter.confirmed.matches, matter.would_be.unwrap().matches), ([2, 0], [0, 2]));
    assert_eq!(sample.journal.state().matters().len(), 1);
    // The director decides; the table follows, and the matter is settled.
    let made = |decision| Fact::DecisionMade { id: DecisionId(1), decision };
    let silent = Decision { reasons: String::new(), ..decision(1, None) };
    assert_eq!(sample.refuses(made(silent)), Refusal::NoReasons);
    sample.on("1988-03-12");
    sample.do_it(made(decision(1, Some(([0, 20], [0, 2])))));
    assert_eq!(sample.lines()[0], (4, 2));
    assert_eq!(sample.journal.state().matters(), []);
    // As of a day before, the season is as it was published.
    let then = as_of(&sample.journal, day("1988-03-11")).unwrap();
    let table = group_table(&then, LIGA, 0).unwrap();
    assert_eq!(table.lines()[0].0, TeamId(1));
}

/// The same ban known in time is a finding that the confirmation takes over.
#[test]
fn a_ban_known_in_time_loses_the_match() {
    let mut sample = Sample::league();
    sample.on("1987-09-01");
    let entry = sample.say(ban(1, Banned::Player(person(1, 2)), "1987-09-01", "1987-10-07")).entry;
    sample.on("1987-10-08");
    sample.report(1, &[1, 2], &[1, 2]);
    assert_eq!(sample.kinds(1), [ViolationKind::Banned]);
    assert!(sample.found(1)[0].rests_on.contains(&entry));
    sample.confirm(1);
    assert_eq!(sample.lines()[0], (4, 2));
    // Undoing the ban changes no confirmed result either.
    let undo = Fact::Undone { entry, reason: "mistaken".to_owned() };
    let outcome = sample.do_it(undo);
    assert_eq!(sample.lines()[0], (4, 2));
    assert_eq!(outcome.opened.len(), 1);
    assert_eq!(outcome.opened[0].vanishes.len(), 1);
    // A day later the ban is over.
    sample.on("1987-10-15");
    sample.report(4, &[1, 2], &[1, 2]);
    assert_eq!(sample.kinds(4), []);
}

#[test]
fn teams_and_clubs_are_banned_too() {
    for banned in [Banned::Team(TeamId(1)), Banned::Club(ClubId(1))] {
        let mut sample = Sample::league();
        let entry = sample.say(ban(1, banned, "1987-09-01", "1988-08-31")).entry;
        sample.on("1987-10-08");
        sample.report(1, &[1, 2], &[1, 2]);
        assert_eq!(sample.kinds(1), [ViolationKind::ClubBanned; 2]);
        let found = &sample.found(1)[0];
        assert!(found.rests_on.contains(&entry));
        assert_eq!(found.violation.cites[0].article, "4.1");
    }
    let too_long = ban(1, Banned::Club(ClubId(1)), "1987-09-01", "1988-09-01");
    assert!(matches!(Sample::league().refuses(said(too_long)), Refusal::Unsaid(_)));
}

/// F-022: a second club is found from the line-ups of both, also where a person has two records.
#[test]
fn double_play_is_found_from_the_registry() {
    let mut sample = Sample::league();
    sample.on("1987-10-08");
    let first = sample.report(1, &[1, 2], &[1, 2]).entry;
    sample.confirm(1);
    sample.report(2, &[1, 2], &[1, 2]);
    sample.confirm(2);
    assert_eq!(sample.kinds(2), []);
    // Player 2 of club 1 joins club 2 and plays there a week later.
    let line = Line { rank: Rank::Listed(5), person: person(1, 2), guest_of: None };
    let (club, list) = (ClubId(2), ListKind::Senior);
    let (applied, from) = (day("1987-10-09"), day("1987-10-10"));
    sample.on("1987-10-12");
    sample.say(Statement::ListAppended { club, list, line, applied, from, admitted: false });
    let (number, transfer) = (PassNumber(9999), TransferId(1));
    let (from_club, to_club, postmark) = (ClubId(1), ClubId(2), applied);
    let who = person(1, 2);
    sample.say(Statement::TransferAsked { transfer, person: who, from_club, to_club, postmark });
    sample.say(Statement::TransferReleased { transfer, on: applied });
    sample.say(Statement::PassIssued { person: who, club, number, from });
    sample.on("1987-10-15");
    sample.report(4, &[1, 3], &[1, 5]);
    assert_eq!(sample.kinds(4), [ViolationKind::OtherClub]);
    let found = &sample.found(4)[0];
    assert_eq!((found.violation.side, found.violation.board), (Which::Guest, Some(2)));
    assert!(found.rests_on.contains(&first), "the card of the first club");
    sample.confirm(4);
    assert_eq!(counted(sample.journal.state(), MatchId(4)).0, played([20, 0], [2, 0]));
    // Two records of one person: known only after the matches.
    let outcome = sample.say(Statement::SamePerson {
        person: person(1, 1),
        other: person(2, 1),
        reason: "one and the same".to_owned(),
    });
    let about: Vec<u32> = outcome.opened.iter().map(|matter| matter.about.0).collect();
    assert_eq!(about, [2, 4], "both play for two clubs, in match 2 of the same day by its number");
    assert_eq!(counted(sample.journal.state(), MatchId(2)).0, played([20, 0], [2, 0]), "and nothing moves");
}

fn played(boards: [i32; 2], matches: [u32; 2]) -> turmuhr_federation::competition::league::Played {
    let boards = boards.map(turmuhr_core::Points::tenths);
    turmuhr_federation::competition::league::Played::Decided { boards, matches }
}

/// F-020: each condition is reported by itself.
#[test]
fn pass_membership_and_list_are_asked_on_the_day_of_the_match() {
    let mut sample = Sample::league();
    let who = person(1, 2);
    let (club, from) = (ClubId(1), day("1987-01-01"));
    sample.say(Statement::MemberJoined { person: who, club, from, ordinary: true });
    sample.say(Statement::MemberLeft { person: who, club, last_day: day("1987-10-06") });
    let number = PassNumber(1000 + who.0);
    let why = turmuhr_season::registry::PassEnd::Returned;
    sample.say(Statement::PassEnded { number, from: day("1987-10-07"), why });
    sample.on("1987-10-08");
    sample.person(PersonId(99), "Spät", "1950-01-01", Sex::Male);
    sample.pass(PersonId(99), 4, "1987-10-01");
    let line = Line { rank: Rank::Listed(5), person: PersonId(99), guest_of: None };
    let (applied, from) = (day("1987-10-01"), day("1987-10-08"));
    let (club, list) = (ClubId(4), ListKind::Senior);
    sample.say(Statement::ListAppended { club, list, line, applied, from, admitted: false });
    sample.report(1, &[1, 2], &[1, 5]);
    let kinds = [ViolationKind::NoPass, ViolationKind::NotAMember, ViolationKind::NotListed];
    assert_eq!(sample.kinds(1), kinds);
    assert_eq!(
        sample.refuses(card(1, &[1, 8], &[1, 2])),
        Refusal::NotOnList { team: TeamId(1), rank: Rank::Listed(8) }
    );
    // A permit stands for the pass.
    let mut other = Sample::league();
    let number = PassNumber(1000 + who.0);
    other.say(Statement::PassEnded { number, from: day("1987-09-01"), why });
    let (person, club) = (who, ClubId(1));
    let (from, until) = (day("1987-09-01"), day("1988-08-31"));
    other.say(Statement::PermitGranted { person, club, from, until });
    other.on("1987-10-08");
    other.report(1, &[1, 2], &[1, 2]);
    assert_eq!(other.kinds(1), []);
}

/// A youth class is judged by the youth ordinance: ages, the girls' board, its own ranks.
#[test]
fn a_youth_season_is_judged_by_the_rules_of_the_youth() {
    let mut sample = Sample::opened("nrw-youth-1989", 1989);
    let jmm =
        Class { competition: Some("jmm".to_owned()), ..Class::league("Jugendliga", Level::Bezirk, 1, 8) };
    let silent = Class { competition: None, ..jmm.clone() };
    let refused = sample.refuses(Fact::ClassFormed { class: LIGA, details: silent });
    assert!(matches!(refused, Refusal::SayCompetition(all) if all.contains(&"jmm".to_owned())));
    let unknown = Class { competition: Some("u25".to_owned()), ..jmm.clone() };
    let refused = sample.refuses(Fact::ClassFormed { class: LIGA, details: unknown });
    assert!(matches!(refused, Refusal::Competition(name, _) if name == "u25"));
    sample.class(LIGA, jmm);
    for club in 1..=2 {
        sample.club(club);
        for rank in 1..=8 {
            // Rank 3 of club 1 is 21 years old; rank 7 is no girl.
            let born = match (club, rank) {
                (1, 3) => "1968-08-31",
                (_, 8) => "1976-01-01",
                _ => "1973-01-01",
            };
            let sex = if rank == 7 && club == 2 { Sex::Female } else { Sex::Male };
            sample.person(person(club, rank), &format!("Jung{club}{rank}"), born, sex);
            sample.pass(person(club, rank), club, "1989-01-01");
        }
        let rank = |rank| Rank::Youth { team: TeamNumber(1), rank };
        let lines = (1..=8).map(|number| (rank(number), person(club, number))).collect();
        sample.list(club, ListKind::Youth, lines);
        sample.team(club, club, 1, LIGA, [1, 8]);
    }
    sample.draw(LIGA, 1..=2);
    sample.fixture(1, LIGA, 1, 1, 2, "1989-10-08");
    sample.on("1989-10-09");
    let seat = |board| Seat {
        board,
        rank: Rank::Youth { team: TeamNumber(1), rank: u32::try_from(board).unwrap() },
        absent: false,
    };
    let seats: Vec<Seat> = (1..=8).map(seat).collect();
    sample.do_it(Fact::reported(MatchId(1), seats.clone(), seats, vec![Some(BoardResult::Drawn); 8]));
    let found = sample.found(1);
    let told: Vec<(Option<usize>, ViolationKind)> =
        found.iter().map(|one| (one.violation.board, one.violation.kind)).collect();
    assert_eq!(told, [(Some(3), ViolationKind::TooOld), (Some(7), ViolationKind::NotAGirl)]);
    assert_eq!(found[0].violation.cites[0].ordinance, "nrw-youth-1989");
    assert!(!found[0].rests_on.is_empty());
}

/// A youth class beside the senior ones: its own ordinance, its own first teams, its own list.
#[test]
fn a_senior_season_has_youth_classes() {
    let mut sample = Sample::opened("nrw-1987", 1989);
    sample.class(LIGA, Class::league("Kreisliga", Level::Bezirk, 1, 2));
    let youth = Class {
        competition: Some("jmm".to_owned()),
        ordinance: Some("nrw-youth-1989".to_owned()),
        ..Class::league("Jugend", Level::Bezirk, 1, 8)
    };
    sample.class(ClassId(2), youth.clone());
    sample.club(1);
    sample.team(1, 1, 1, LIGA, [1, 8]);
    sample.team(2, 1, 1, ClassId(2), [1, 8]);
    let again = Fact::TeamEntered {
        team: TeamId(3),
        club: ClubId(1),
        number: TeamNumber(1),
        class: ClassId(2),
        ranks: [1, 8],
    };
    assert_eq!(sample.refuses(again), Refusal::Taken(Taken::Team(TeamId(2))));
    let state = sample.journal.state();
    assert_eq!(state.list_of(&state.teams[&TeamId(1)]), ListKind::Senior);
    assert_eq!(state.list_of(&state.teams[&TeamId(2)]), ListKind::Youth);
    assert_eq!(state.ordinance_of(ClassId(2)).unwrap().id, "nrw-youth-1989");
    let unknown = Class { ordinance: Some("nowhere".to_owned()), ..youth };
    let refused = sample.refuses(Fact::ClassFormed { class: ClassId(3), details: unknown });
    assert_eq!(refused, Refusal::NoOrdinance("nowhere".to_owned()));
}

#[test]
fn one_match_per_team_and_round_and_teams_of_this_class_only() {
    let mut sample = Sample::league();
    let second = Sample::set(7, LIGA, 1, 1, 2, "1987-10-07");
    assert_eq!(sample.refuses(second), Refusal::SecondMatch { team: TeamId(1), round: 1, other: MatchId(1) });
    sample.class(ClassId(2), Class::league("Kreisklasse", Level::Bezirk, 0, 2));
    sample.team(9, 1, 2, ClassId(2), [10, 19]);
    let foreign = Sample::set(7, LIGA, 4, 9, 2, "1987-10-28");
    assert_eq!(sample.refuses(foreign), Refusal::Stranger(TeamId(9)));
    // A journal of before with two matches of one team in one round: only one of them is reported.
    let fact = Sample::set(7, LIGA, 1, 1, 2, "1987-10-07");
    support::write(&mut sample.journal, fact).unwrap();
    assert_eq!(sample.refuses(card(1, &[1, 2], &[1, 2])), Refusal::NotYet(day("1987-10-07")));
    sample.on("1987-10-08");
    sample.report(1, &[1, 2], &[1, 2]);
    let second = Refusal::SecondMatch { team: TeamId(1), round: 1, other: MatchId(1) };
    assert_eq!(sample.refuses(card(7, &[1, 2], &[1, 2])), second);
    sample.confirm(1);
    assert_eq!(sample.refuses(card(1, &[2, 1], &[1, 2])), Refusal::Confirmed(MatchId(1)));
    assert_eq!(sample.refuses(Fact::confirmed(MatchId(1))), Refusal::Confirmed(MatchId(1)));
}

#[test]
fn a_card_is_agreed_or_disputed() {
    let mut sample = Sample::league();
    sample.on("1987-10-08");
    sample.report(1, &[1, 2], &[1, 2]);
    let stage = |sample: &Sample| sample.journal.state().matches[&MatchId(1)].report.clone().unwrap().stage;
    assert_eq!(stage(&sample), ReportStage::Preliminary);
    let answer = |disputes: Option<&str>| Fact::ReportAnswered {
        id: MatchId(1),
        by: Which::Guest,
        disputes: disputes.map(str::to_owned),
    };
    sample.do_it(answer(Some("board 2 was drawn")));
    assert!(matches!(stage(&sample), ReportStage::Disputed { .. }));
    assert_eq!(sample.refuses(Fact::confirmed(MatchId(1))), Refusal::Disputed, "not without a reason");
    sample.do_it(answer(None));
    assert_eq!(stage(&sample), ReportStage::Agreed);
    assert!(!counted(sample.journal.state(), MatchId(1)).1, "agreed is not confirmed");
    sample.confirm(1);
    assert!(counted(sample.journal.state(), MatchId(1)).1);
}

/// F-360 to F-373: an adjourned game leaves the match open until it is adjudicated or played on.
#[test]
fn unfinished_games_leave_a_match_open() {
    let mut sample = Sample::league();
    sample.on("1987-10-08");
    let adjourned = |results: [Option<BoardResult>; 2], unfinished: Vec<usize>| Fact::MatchReported {
        id: MatchId(1),
        home: seats(&[1, 2]),
        guest: seats(&[1, 2]),
        results: results.to_vec(),
        unfinished,
        card: turmuhr_season::fact::Card::default(),
    };
    let won = Some(BoardResult::HomeWins);
    assert!(matches!(sample.refuses(adjourned([won, None], vec![])), Refusal::Report(_)), "no result at all");
    assert_eq!(sample.refuses(adjourned([won, won], vec![2])), Refusal::NotUnfinished(2));
    sample.do_it(adjourned([won, None], vec![2]));
    assert_eq!(sample.refuses(Fact::confirmed(MatchId(1))), Refusal::Unfinished(vec![2]));
    let table = group_table(sample.journal.state(), LIGA, 0).unwrap();
    assert!(table.provisional.contains(&MatchId(1)) && table.lines().iter().all(|line| line.2 == 0));
    let does = |board, act| Fact::BoardActed { id: MatchId(1), board, act };
    let verdict = |one, other, minutes| BoardAct::Adjudicated {
        verdicts: [one, other],
        by: ["A".to_owned(), "B".to_owned()],
        minutes,
    };
    let (drawn, lost) = (BoardResult::Drawn, BoardResult::GuestWins);
    assert_eq!(sample.refuses(does(1, verdict(drawn, drawn, 300))), Refusal::NoUnfinished(1));
    let early = sample.refuses(does(2, verdict(drawn, drawn, 299)));
    assert!(matches!(early, Refusal::Board(NotPossible::NotBefore { hours: 5, .. })));
    // They agree: final.
    let mut agreed = Sample { journal: sample.journal.clone(), today: sample.today.clone() };
    agreed.do_it(does(2, verdict(drawn, drawn, 300)));
    agreed.confirm(1);
    assert_eq!(counted(agreed.journal.state(), MatchId(1)).0, played([15, 5], [2, 0]));
    // They differ: the director, an objection with its copy, the journey, and nobody comes.
    sample.do_it(does(2, verdict(drawn, lost, 300)));
    sample.do_it(does(2, BoardAct::DirectorSets { result: drawn }));
    let objection =
        |copy_posted| BoardAct::Objection { by: Which::Guest, posted: day("1987-10-10"), copy_posted };
    sample.on("1987-10-11");
    assert!(matches!(sample.refuses(does(2, objection(None))), Refusal::Board(NotPossible::NoCopy(_))));
    sample.do_it(does(2, objection(Some(day("1987-10-10")))));
    sample.do_it(does(2, BoardAct::Continue { on: day("1987-10-20") }));
    sample.on("1987-10-20");
    sample.do_it(does(2, BoardAct::Missing { home: true, guest: false }));
    sample.confirm(1);
    assert_eq!(counted(sample.journal.state(), MatchId(1)).0, played([10, 10], [1, 1]));
    assert_eq!(sample.refuses(does(2, BoardAct::NobodyObjected)), Refusal::Confirmed(MatchId(1)));
}

/// F-386 to F-393.
#[test]
fn a_match_is_moved_only_as_the_ordinance_has_it() {
    let mut sample = Sample::league();
    sample.on("1987-09-20");
    let moved = |id, to: &str, ground| Fact::MatchMoved {
        id: MatchId(id),
        to: day(to),
        reason: "asked".to_owned(),
        whole_round: false,
        ground,
    };
    let consent = Some(MoveGround::Request { consent: true });
    assert_eq!(sample.refuses(moved(3, "1987-10-10", None)), Refusal::NoGround);
    for (id, to, ground, why) in [
        (3, "1987-10-10", Some(MoveGround::Request { consent: false }), "no consent"),
        (3, "1987-10-20", consent, "later than planned"),
        (3, "1987-10-03", consent, "13 days before the new day"),
        (5, "1987-10-20", consent, "the last round"),
        (5, "1987-10-20", Some(MoveGround::Ordered), "the last round"),
        (3, "1987-10-20", Some(MoveGround::Duty { board: 3 }), "nobody is registered on board 3"),
    ] {
        assert!(
            matches!(
                sample.refuses(moved(id, to, ground)),
                Refusal::NotMoved(_) | Refusal::LastRound | Refusal::Slip(Slip::NoSuchBoard { .. })
            ),
            "{why}"
        );
    }
    sample.do_it(moved(3, "1987-10-04", consent));
    sample.do_it(moved(4, "1987-10-20", Some(MoveGround::Duty { board: 2 })));
    assert_eq!(sample.journal.state().matches[&MatchId(3)].fixture.on, day("1987-10-04"));
}

/// A late card of an earlier day: later matches stay, and a matter opens.
#[test]
fn a_late_card_opens_a_matter() {
    let mut sample = Sample::league();
    sample.class(ClassId(2), Class::league("Kreisklasse", Level::Bezirk, 0, 2));
    sample.team(11, 1, 2, ClassId(2), [10, 19]);
    sample.team(12, 2, 2, ClassId(2), [10, 19]);
    sample.draw(ClassId(2), 11..=12);
    let rank = Rank::Listed(12);
    sample.person(PersonId(112), "Ersatz", "1950-01-01", Sex::Male);
    sample.pass(PersonId(112), 1, "1987-01-01");
    let line = Line { rank, person: PersonId(112), guest_of: None };
    let (applied, from) = (day("1987-07-16"), day("1987-07-16"));
    let (club, list) = (ClubId(1), ListKind::Senior);
    sample.on("1987-07-16");
    sample.say(Statement::ListAppended { club, list, line, applied, from, admitted: false });
    // Rank 12 of the second team helps the first three times; the card of the first match comes last.
    sample.on("1987-10-15");
    sample.report(4, &[1, 12], &[1, 2]);
    sample.confirm(4);
    sample.on("1987-10-22");
    sample.report(6, &[1, 2], &[1, 12]);
    assert_eq!(sample.kinds(6), []);
    sample.confirm(6);
    sample.on("1987-10-30");
    let outcome = sample.report(1, &[1, 12], &[1, 2]);
    let [matter] = &outcome.opened[..] else { panic!("{:?}", outcome.opened) };
    assert_eq!(
        (matter.about, matter.appears[0].violation.kind),
        (MatchId(6), ViolationKind::SubstituteLimit)
    );
    assert!(matter.because_of().contains(&outcome.entry));
    assert_eq!(counted(sample.journal.state(), MatchId(6)).0, played([20, 0], [2, 0]));
}

/// Two matches on one day: the first counts for the second.
#[test]
fn uses_of_one_day_are_counted_in_their_order() {
    let mut sample = Sample::league();
    sample.class(ClassId(2), Class::league("Kreisklasse", Level::Bezirk, 0, 2));
    // An older journal: ranks of two teams overlap.
    let (team, club, number) = (TeamId(11), ClubId(1), TeamNumber(2));
    let second = Fact::TeamEntered { team, club, number, class: ClassId(2), ranks: [4, 19] };
    support::write(&mut sample.journal, second).expect("as it was");
    // Rank 4 of the second team helps the first; three matches on one day.
    for (id, round) in [(21, 11), (22, 12), (23, 13)] {
        sample.fixture(id, LIGA, round, 1, 2, "1988-01-10");
    }
    sample.on("1988-01-11");
    for id in [21, 22, 23] {
        sample.report(id, &[1, 4], &[1, 2]);
    }
    assert_eq!(sample.kinds(21), []);
    assert_eq!(sample.kinds(22), []);
    assert_eq!(sample.kinds(23), [ViolationKind::SubstituteLimit]);
}

/// An undo is judged as the change it makes: it is no way around a decision.
#[test]
fn what_is_confirmed_is_not_undone() {
    let mut sample = Sample::league();
    sample.on("1987-10-08");
    let reported = sample.report(1, &[1, 2], &[1, 2]).entry;
    let undo = |entry| Fact::Undone { entry, reason: "wrong card".to_owned() };
    sample.do_it(undo(reported));
    let reported = sample.report(1, &[1, 2], &[1, 2]).entry;
    let confirmed = sample.do_it(Fact::confirmed(MatchId(1))).entry;
    assert_eq!(sample.refuses(undo(confirmed)), Refusal::Confirmed(MatchId(1)));
    assert_eq!(sample.refuses(undo(reported)), Refusal::Needed { entry: reported, needed_by: confirmed });
    let foreign = Fact::MatchConfirmed {
        id: MatchId(1),
        waived: Vec::new(),
        reason: String::new(),
        frozen: sample.journal.state().freeze(MatchId(1), &[]).ok(),
    };
    assert_eq!(sample.refuses(foreign), Refusal::ForeignFindings);
    sample.on("1988-03-12");
    let made = sample
        .do_it(Fact::DecisionMade { id: DecisionId(1), decision: decision(1, Some(([0, 20], [0, 2]))) })
        .entry;
    assert_eq!(sample.refuses(undo(made)), Refusal::Stands(DecisionId(1)));
    let drawn = sample.journal.entries().iter().find(|entry| matches!(entry.fact, Fact::GroupsDrawn { .. }));
    let drawn = drawn.expect("a draw").number;
    assert_eq!(sample.refuses(undo(drawn)), Refusal::Drawn, "matches rest on it");
}

/// Tie-breaks that weigh boards get the boards of confirmed matches: all three teams are level but for the Berlin system.
#[test]
fn a_table_weighs_boards_where_the_ordinance_does() {
    let mut sample = Sample::opened("muster-2026", 2026);
    let league =
        Class { competition: Some("league".to_owned()), ..Class::league("Liga", Level::Bezirk, 1, 2) };
    sample.class(LIGA, league);
    for club in 1..=3 {
        sample.club(club);
        sample.team(club, club, 1, LIGA, [1, 9]);
    }
    sample.draw(LIGA, 1..=3);
    let (won, lost, drawn) = (BoardResult::HomeWins, BoardResult::GuestWins, BoardResult::Drawn);
    let games = [(1, 1, 3, [won, lost]), (2, 2, 3, [lost, won]), (3, 1, 2, [drawn, drawn])];
    for (id, home, guest, _) in games {
        sample.fixture(id, LIGA, id, home, guest, "2026-10-04");
    }
    sample.on("2026-10-05");
    for (id, _, _, results) in games {
        let line = || seats(&[1, 2]);
        sample.do_it(Fact::reported(MatchId(id), line(), line(), results.map(Some).to_vec()));
        sample.confirm(id);
    }
    let table = group_table(sample.journal.state(), LIGA, 0).unwrap();
    let places: Vec<(u32, u32)> =
        table.lines().iter().map(|(team, place, _, _)| (place.to_owned(), team.0)).collect();
    assert_eq!(places, [(1, 1), (2, 3), (3, 2)], "3½, 3 and 2½ by boards");
}
