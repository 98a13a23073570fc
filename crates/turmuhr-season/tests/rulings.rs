//! Other days, decisions and what becomes of them, play-offs, cards that replace others: what the judge of a season refuses.

mod support;

use proptest::prelude::*;
use support::{act, day, lodged, noon, said, write};
use turmuhr_core::Points;
use turmuhr_federation::{
    competition::league::Played,
    date::Season,
    law::{
        level::{Level, Office},
        remedy::{Lodged, Remedy, Stage, case::Outcome, panel::Basis},
        sanction::Sanction,
    },
    matches::lineup::{BoardResult, Occasion, Rank, Seat, ViolationKind, Which},
    office::roles::Role,
    persons::{
        age::Sex,
        person::{ClubId, PersonId, TeamNumber},
    },
};
use turmuhr_season::{
    AsOf, ClassId, Concern, DecisionId, Fact, Journal, MatchId, Refusal, RemedyId, Statement, TeamId,
    board::BoardAct,
    due::{FineFor, Task, due},
    fact::{
        About, Appellant, Card, Class, Decision, Fixture, Imposition, MoveGround, OtherAbout, Part, RequestId,
    },
    registry::{BanId, Banned, Name},
    tables::{Mark, counted, group_table, marked},
    year::{SettledBy, Settlement},
};

const LIGA: ClassId = ClassId(1);
const UPPER: ClassId = ClassId(2);
const BEGIN: &str = "1987-07-15";

/// Clubs 1 to 4 on two boards, each against each, on 4 and 25 October and 15 November. Persons have the numbers of their
/// clubs.
fn founded() -> Journal {
    let mut journal = Journal::default();
    let mut add = |fact| act(&mut journal, BEGIN, fact).map(|_| ()).expect("taken");
    let season = Season { begins: 1987 };
    add(Fact::SeasonOpened { season, ordinance: "nrw-1987".to_owned(), texts: Vec::new() });
    let details = Class { promoted: 1, relegated: 1, ..Class::league("Kreisliga", Level::Bezirk, 1, 2) };
    add(Fact::ClassFormed { class: LIGA, details });
    add(Fact::ClassFormed { class: UPPER, details: Class::league("Bezirksliga", Level::Bezirk, 2, 2) });
    for number in 1..=5 {
        let club = ClubId(number);
        let details = serde_json::json!({ "name": format!("SV {number}"), "bezirk": "B", "verband": "V" });
        add(Fact::ClubAdmitted { club, details: serde_json::from_value(details).unwrap() });
        let name = Name { surname: format!("P{number}"), first_name: "X".to_owned() };
        let (person, born, sex) = (PersonId(number), Some(day("1950-01-01")), Some(Sex::Male));
        add(said(Statement::PersonEntered { person, name, born, sex, german: true }));
        add(said(Statement::MemberJoined { person, club, from: day("1980-01-01"), ordinary: true }));
        if number <= 4 {
            let (team, ranks) = (TeamId(number), [1, 9]);
            add(Fact::TeamEntered { team, club, number: TeamNumber(1), class: LIGA, ranks });
        }
    }
    add(Fact::FineLimitSet { marks: 100 });
    add(Fact::GroupsDrawn { class: LIGA, seed: 1, groups: vec![(1..=4).map(TeamId).collect()] });
    add(Fact::PairingsDrawn { class: LIGA, seed: 7 });
    let rounds = [
        (1, "1987-10-04", [(1, 4), (2, 3)]),
        (2, "1987-10-25", [(4, 3), (1, 2)]),
        (3, "1987-11-15", [(2, 4), (3, 1)]),
    ];
    let mut id = 0;
    for (round, on, pairs) in rounds {
        for (home, guest) in pairs {
            id += 1;
            add(set(id, round, home, guest, on, Occasion::Round));
        }
    }
    journal
}

fn set(id: u32, round: u32, home: u32, guest: u32, on: &str, occasion: Occasion) -> Fact {
    let (home, guest, on) = (TeamId(home), TeamId(guest), day(on));
    let fixture = Fixture { class: LIGA, group: 0, round, home, guest, on, occasion, starts: None };
    Fact::MatchSet { id: MatchId(id), fixture }
}

fn seats() -> Vec<Seat> {
    (1..=2).map(|board| Seat { board, rank: Rank::Listed(board as u32), absent: false }).collect()
}

const WON: [BoardResult; 2] = [BoardResult::HomeWins; 2];
const LOST: [BoardResult; 2] = [BoardResult::GuestWins; 2];
const DRAWN: [BoardResult; 2] = [BoardResult::Drawn; 2];
/// 1:1, and better by the Berlin system.
const FIRST_BOARD: [BoardResult; 2] = [BoardResult::HomeWins, BoardResult::GuestWins];

fn card(id: u32, results: [BoardResult; 2]) -> Fact {
    Fact::reported(MatchId(id), seats(), seats(), results.map(Some).to_vec())
}

#[track_caller]
fn play(journal: &mut Journal, on: &str, id: u32, results: [BoardResult; 2]) {
    act(journal, on, card(id, results)).expect("reported");
    act(journal, on, Fact::confirmed(MatchId(id))).expect("confirmed");
}

const AFTER: &str = "1987-11-20";

fn decision(about: About, sets: Option<[i32; 2]>, sanctions: Vec<Imposition>) -> Decision {
    let matches = |boards: [i32; 2]| match boards[0].cmp(&boards[1]) {
        std::cmp::Ordering::Less => [0, 2],
        std::cmp::Ordering::Equal => [1, 1],
        std::cmp::Ordering::Greater => [2, 0],
    };
    Decision {
        about,
        by: Office::Spielleiter,
        level: Level::Bezirk,
        stage: Stage::First,
        postmark: day(AFTER),
        article: "16.4".to_owned(),
        copies: 4,
        sets: sets.map(|boards| (boards, matches(boards))),
        reasons: "heard".to_owned(),
        sanctions,
        panel: Vec::new(),
        settles: None,
    }
}

fn made(number: u32, decision: Decision) -> Fact {
    Fact::DecisionMade { id: DecisionId(number), decision }
}

fn game(id: u32) -> About {
    About::Match(MatchId(id))
}

fn imposed(on: Banned, sanction: Sanction) -> Imposition {
    Imposition { on, sanction, breach: day("1987-10-04"), consent: true }
}

fn fine(club: u32, amount: u32) -> Imposition {
    imposed(Banned::Club(ClubId(club)), Sanction::Fine(amount))
}

fn tenths(journal: &Journal, id: u32) -> Option<[i32; 2]> {
    match counted(journal.state(), MatchId(id)).0 {
        Played::Open => None,
        Played::Decided { boards, .. } | Played::Score { boards, .. } => Some(boards.map(Points::in_tenths)),
    }
}

/// 26.2: the seed is in the journal; the matches of a class are drawn once, and after its groups.
#[test]
fn art_26_pairings_are_drawn_once() {
    let mut journal = founded();
    assert_eq!(journal.state().classes[&LIGA].seed, Some(7));
    let again = act(&mut journal, BEGIN, Fact::PairingsDrawn { class: LIGA, seed: 8 });
    assert_eq!(again, Err(Refusal::Scheduled(LIGA)));
    let early = act(&mut journal, BEGIN, Fact::PairingsDrawn { class: UPPER, seed: 8 });
    assert_eq!(early, Err(Refusal::NoGroups(UPPER)));
}

/// 23: nothing goes beyond the last round, the last round comes last, a team plays once a day, an order has its reason.
#[test]
fn art_23_another_day() {
    let journal = founded();
    let duty = MoveGround::Duty { board: 1 };
    let moved = |id, to: &str, ground, reason: &str| Fact::MatchMoved {
        id: MatchId(id),
        to: day(to),
        reason: reason.to_owned(),
        whole_round: ground == MoveGround::Round,
        ground: Some(ground),
    };
    let why = |fact| act(&mut journal.clone(), "1987-09-01", fact).map(|_| ());
    let plays = |team, other| Err(Refusal::PlaysThatDay { team: TeamId(team), other: MatchId(other) });
    for (fact, fits) in [
        (moved(3, "1987-11-14", duty, ""), Ok(())),
        (moved(3, "1987-11-01", MoveGround::Ordered, "flood"), Ok(())),
        (moved(3, "1987-11-01", MoveGround::Ordered, " "), Err(Refusal::NothingCompels)),
        (moved(3, "1987-10-04", duty, ""), plays(4, 1)),
        (moved(4, "1987-10-04", MoveGround::Round, ""), plays(1, 1)),
        (moved(5, "1987-11-22", MoveGround::Round, ""), Ok(())),
    ] {
        assert_eq!(why(fact.clone()), fits, "{fact:?}");
    }
    for to in ["1987-11-15", "1987-12-06"] {
        for ground in [duty, MoveGround::Ordered, MoveGround::Round] {
            let refused = why(moved(3, to, ground, "flood"));
            let Err(Refusal::AfterLastRound { last, cite }) = refused else { panic!("{to}: {refused:?}") };
            assert_eq!((last, cite.article.as_str()), (day("1987-11-15"), "23.6"));
        }
    }
    let alone = why(moved(5, "1987-11-22", duty, ""));
    assert!(matches!(alone, Err(Refusal::NotMoved(_))), "{alone:?}");
    let refused = why(moved(5, "1987-10-11", MoveGround::Round, ""));
    assert!(matches!(refused, Err(Refusal::LastRoundFirst { open: MatchId(3), .. })), "{refused:?}");
    let empty = journal.state().round_moved(LIGA, 9, day("1988-01-10"), "");
    assert_eq!(empty, Err(Refusal::NoRound { class: LIGA, round: 9, last: 3 }));
    assert_eq!(journal.state().round_moved(LIGA, 2, day("1987-11-08"), "").map(|all| all.len()), Ok(2));
}

/// A play-off has a number of its own: it is no later round, and the last round stays the last (23.6).
#[test]
fn art_23_6_a_play_off_is_no_round() {
    let mut journal = founded();
    write(&mut journal, set(7, 4, 1, 2, "1988-05-01", Occasion::PlayOff)).unwrap();
    let moved = Fact::MatchMoved {
        id: MatchId(5),
        to: day("1987-11-29"),
        reason: "flood".to_owned(),
        whole_round: false,
        ground: Some(MoveGround::Ordered),
    };
    let alone = act(&mut journal, "1987-09-01", moved.clone());
    assert!(matches!(alone, Err(Refusal::NotMoved(_))), "{alone:?}");
    assert_eq!(journal.judge(&moved), Err(Refusal::LastRound));
    let open = |concerns: Vec<Concern>| concerns.iter().any(|one| matches!(one, Concern::EarlierOpen { .. }));
    assert!(open(journal.judge(&card(5, WON)).unwrap()), "rounds 1 and 2 are open");
    assert!(!open(journal.judge(&card(7, WON)).unwrap()));
}

/// 4, 5: what a decision must say, and about whom.
#[test]
fn art_4_decisions_that_decide_nothing_are_refused() {
    let mut journal = founded();
    play(&mut journal, "1987-10-08", 1, WON);
    let ban = |who, from: &str, to: &str| imposed(who, Sanction::Ban { from: day(from), to: day(to) });
    let player = |number| Banned::Player(PersonId(number));
    let stranger = |who| Refusal::NotInMatch { who, game: MatchId(1) };
    let cited = |article: &str| Decision {
        article: article.to_owned(),
        ..decision(game(1), None, vec![fine(4, 50)])
    };
    let unknown = |article: &str| Refusal::UnknownArticle {
        article: article.to_owned(),
        ordinance: "nrw-1987".to_owned(),
    };
    let one = |sanction| decision(game(1), None, vec![sanction]);
    let team = |number| Banned::Team(TeamId(number));
    let (from, to) = (day("1987-12-01"), day("1987-11-01"));
    let refused = [
        (cited("99.1"), unknown("99.1")),
        (cited("4.3, 99"), unknown("99")),
        (decision(game(1), None, Vec::new()), Refusal::NothingDecided),
        (decision(game(1), Some([30, 0]), Vec::new()), Refusal::MoreThanBoards(2)),
        (decision(game(3), Some([20, 0]), Vec::new()), Refusal::NotYet(day("1987-10-25"))),
        (one(fine(4, 0)), Refusal::NoAmount),
        (one(imposed(team(4), Sanction::PointDeduction(0))), Refusal::NoAmount),
        (one(ban(player(4), "1987-12-01", "1987-11-01")), Refusal::BanBackwards { from, to }),
        (one(fine(2, 50)), stranger(Banned::Club(ClubId(2)))),
        (one(imposed(team(3), Sanction::PointDeduction(1))), stranger(team(3))),
        (one(ban(player(5), "1987-10-10", "1987-11-01")), stranger(player(5))),
    ];
    for (decision, why) in refused {
        let told = act(&mut journal.clone(), "1987-10-10", made(1, decision.clone()));
        assert_eq!(told, Err(why), "{decision:?}");
    }
    for article in ["4.3", "16.4, 4.3", "nrw-1987 4.3", "A1 13.6", "FIDE 11.1"] {
        assert!(act(&mut journal.clone(), "1987-10-10", made(1, cited(article))).is_ok(), "{article}");
    }
    // For the class others may be fined too.
    let class = decision(About::Other(OtherAbout::Class(LIGA)), None, vec![fine(2, 50)]);
    assert!(act(&mut journal.clone(), "1987-10-10", made(1, class)).is_ok());
    // An answer to a request is a decision, without a consequence too.
    let mut asked = journal.clone();
    let (id, about, posted) = (RequestId(1), MatchId(1), day("1987-10-09"));
    let what = "the clock".to_owned();
    act(
        &mut asked,
        "1987-10-09",
        Fact::DecisionAsked { id, about, by: Which::Guest, what, posted, board: None },
    )
    .unwrap();
    act(&mut asked, "1987-10-10", made(1, decision(game(1), None, Vec::new()))).unwrap();
    // The same decision twice; after the first is revoked it can be made again.
    act(&mut journal, "1987-10-10", made(1, one(fine(4, 50)))).unwrap();
    let again = act(&mut journal, "1987-10-10", made(2, one(fine(4, 50))));
    assert_eq!(again, Err(Refusal::SameDecision(DecisionId(1))));
    act(&mut journal, "1987-10-11", revoked(1, Office::Spielleiter, Level::Bezirk)).unwrap();
    act(&mut journal, "1987-10-12", made(2, one(fine(4, 50)))).unwrap();
    let old = Fact::Fined { club: ClubId(1), marks: 0, article: "4.3".to_owned() };
    assert_eq!(act(&mut journal, "1987-10-12", old), Err(Refusal::NoAmount));
}

fn revoked(decision: u32, by: Office, level: Level) -> Fact {
    Fact::DecisionRevoked { decision: DecisionId(decision), by, level, reasons: "misread".to_owned() }
}

/// Its own instance or a higher one revokes a first decision; then it has no effect, and the table follows.
#[test]
fn a_decision_is_revoked() {
    let mut journal = founded();
    play(&mut journal, "1987-10-08", 1, WON);
    let ban = Sanction::Ban { from: day("1987-10-10"), to: day("1987-12-31") };
    let all = vec![fine(1, 50), imposed(Banned::Player(PersonId(1)), ban)];
    act(&mut journal, "1987-10-10", made(1, decision(game(1), Some([0, 20]), all))).unwrap();
    assert_eq!(tenths(&journal, 1), Some([0, 20]));
    assert_eq!(marked(journal.state(), MatchId(1)).1, Mark::Decided(DecisionId(1)));
    let mut verband = journal.clone();
    for (by, level) in [(Office::Spielausschuss, Level::Bezirk), (Office::Turniergericht, Level::Bund)] {
        assert!(act(&mut verband.clone(), "1987-10-12", revoked(1, by, level)).is_ok(), "{by:?} {level:?}");
    }
    let none = Fact::DecisionRevoked {
        decision: DecisionId(1),
        by: Office::Spielleiter,
        level: Level::Bezirk,
        reasons: " ".to_owned(),
    };
    assert_eq!(act(&mut journal, "1987-10-12", none), Err(Refusal::NoReasons));
    act(&mut journal, "1987-10-12", revoked(1, Office::Spielleiter, Level::Bezirk)).unwrap();
    let state = journal.state();
    assert_eq!((tenths(&journal, 1), state.fines_due()), (Some([20, 0]), Vec::new()));
    assert!(state.registry.bans(PersonId(1), AsOf::today(day("1987-11-01"))).is_empty());
    let twice = act(&mut journal, "1987-10-12", revoked(1, Office::Spielleiter, Level::Bezirk));
    assert_eq!(twice, Err(Refusal::NoLonger(DecisionId(1))));
    let late = act(&mut journal, "1987-10-12", lodge(1, 1, 4, "1987-11-21", 60));
    assert_eq!(late.map(|_| ()), Err(Refusal::NoLonger(DecisionId(1))));
    let last = journal.entries().last().unwrap().number;
    let undone = Fact::Undone { entry: last, reason: "no".to_owned() };
    assert!(act(&mut journal, "1987-10-13", undone).is_err(), "an undo is no way around it");
    // A decision that the committee confirmed needs the committee; that of the committee a remedy.
    act(&mut verband, "1987-10-12", lodge(1, 1, 1, "1987-11-21", 60)).unwrap();
    let ruled = rule(1, Outcome::Dismissed, 2, None);
    write(&mut verband, ruled).unwrap();
    let lower = act(&mut verband, "1987-10-30", revoked(1, Office::Spielleiter, Level::Bezirk));
    assert_eq!(lower, Err(Refusal::NotCompetent));
    let ruling = act(&mut verband, "1987-10-30", revoked(2, Office::Turniergericht, Level::Bund));
    assert_eq!(ruling, Err(Refusal::OnlyByRemedy(DecisionId(2))));
    act(&mut verband, "1987-10-30", revoked(1, Office::Spielausschuss, Level::Bezirk)).unwrap();
    assert_eq!(tenths(&verband, 1), Some([20, 0]));
}

/// 5.9: a ban rests while its decision is suspended, begins again with it, and ends with it from the first day.
#[test]
fn art_5_9_bans_follow_their_decision() {
    let mut journal = founded();
    play(&mut journal, "1987-10-08", 1, WON);
    let ban = Sanction::Ban { from: day("1987-10-10"), to: day("1988-03-31") };
    let one = decision(game(1), None, vec![imposed(Banned::Player(PersonId(1)), ban)]);
    let made_on = |on: &str| Decision { postmark: day(on), ..one.clone() };
    act(&mut journal, "1987-10-10", made(1, made_on("1987-10-10"))).unwrap();
    let banned = |journal: &Journal| -> Vec<&str> {
        let days = ["1987-10-11", "1987-10-20", "1987-11-20", "1988-03-31", "1988-04-01"];
        let known_by = day("1988-06-01");
        let bans = |on: &str| journal.state().registry.bans(PersonId(1), AsOf { true_on: day(on), known_by });
        let on = |on: &&str| !bans(on).is_empty();
        days.into_iter().filter(on).collect()
    };
    assert_eq!(banned(&journal), ["1987-10-11", "1987-10-20", "1987-11-20", "1988-03-31"]);
    act(&mut journal, "1987-10-12", lodge(1, 1, 1, "1987-10-12", 60)).unwrap();
    act(&mut journal, "1987-10-12", Fact::EffectLimited { remedy: RemedyId(1), part: Part::Score }).unwrap();
    assert_eq!(banned(&journal).len(), 4, "only the score rests");
    let mut withdrawn = journal.clone();
    act(&mut journal, "1987-10-12", Fact::ExecutionSuspended { remedy: RemedyId(1) }).unwrap();
    assert_eq!(banned(&journal), ["1987-10-11"], "from now on");
    act(&mut withdrawn, "1987-10-12", Fact::ExecutionSuspended { remedy: RemedyId(1) }).unwrap();
    let back = turmuhr_season::fact::RemedyAct::Withdrawn { expenses: 0 };
    act(&mut withdrawn, "1987-10-20", Fact::RemedyActed { remedy: RemedyId(1), act: back }).unwrap();
    assert_eq!(banned(&withdrawn), ["1987-10-11", "1987-10-20", "1987-11-20", "1988-03-31"]);
    let mut upheld = journal.clone();
    write(&mut upheld, rule(1, Outcome::Upheld, 2, None)).unwrap();
    assert_eq!(banned(&upheld), [""; 0], "from the first day");
    write(&mut journal, rule(1, Outcome::Dismissed, 2, None)).unwrap();
    assert_eq!(banned(&journal).len(), 4, "again");
    act(&mut journal, "1987-11-01", revoked(1, Office::Spielausschuss, Level::Bezirk)).unwrap();
    assert_eq!(banned(&journal), [""; 0]);
}

fn lodge(id: u32, against: u32, club: u32, on: &str, fee: u32) -> Fact {
    Fact::RemedyLodged {
        id: RemedyId(id),
        against: DecisionId(against),
        by: Appellant::Club(ClubId(club)),
        basis: Basis::ResultDecided,
        lodged: lodged(on, fee),
    }
}

/// A ruling of the committee of the Bezirk on a protest.
fn rule(remedy: u32, outcome: Outcome, number: u32, sets: Option<[i32; 2]>) -> Fact {
    let result = Decision {
        by: Office::Spielausschuss,
        stage: Stage::Protest,
        article: "5.3".to_owned(),
        ..decision(game(1), sets, Vec::new())
    };
    Fact::RemedyDecided { remedy: RemedyId(remedy), outcome, decision: DecisionId(number), result }
}

/// 5.2: a protest against a first decision, then an appeal; and not before the decision.
#[test]
fn art_5_2_the_protest_comes_first() {
    let mut journal = founded();
    play(&mut journal, "1987-10-08", 1, WON);
    let made_on = Decision { postmark: day("1987-10-10"), ..decision(game(1), Some([0, 20]), Vec::new()) };
    act(&mut journal, "1987-10-10", made(1, made_on)).unwrap();
    let named = |named, on: &str| {
        let lodged = Lodged { named, ..lodged(on, 60) };
        let (id, against, by) = (RemedyId(1), DecisionId(1), Appellant::Club(ClubId(1)));
        Fact::RemedyLodged { id, against, by, basis: Basis::ResultDecided, lodged }
    };
    let refused = act(&mut journal, "1987-10-12", named(Some(Remedy::Appeal), "1987-10-12"));
    let Err(Refusal::OtherRemedy { wants: Remedy::Protest, cite: Some(cite) }) = refused else {
        panic!("{refused:?}")
    };
    assert_eq!(cite.article, "5.2");
    let early = act(&mut journal, "1987-10-12", named(Some(Remedy::Protest), "1987-10-09"));
    assert_eq!(early, Err(Refusal::BeforeDecision(day("1987-10-10"))));
    act(&mut journal, "1987-10-12", named(Some(Remedy::Protest), "1987-10-12")).unwrap();
}

/// 4.3: a fine case is due until the fine is imposed.
#[test]
fn art_4_3_fine_cases_are_due() {
    let mut journal = founded();
    let nobody = || Fact::reported(MatchId(1), Vec::new(), Vec::new(), vec![None; 2]);
    let cases = |journal: &Journal| -> Vec<Task> {
        let all = due(journal.state(), day("1988-01-10")).into_iter();
        let cases = all.filter(|one| matches!(one.what, Task::FineCase(..)));
        cases.inspect(|one| assert_eq!(one.office, Role::DirectorOfPlay)).map(|one| one.what).collect()
    };
    let case = |club, what| Task::FineCase(ClubId(club), what);
    // 27.2: both stayed away, both have lost.
    let outcome = act(&mut journal, "1987-10-05", nobody()).unwrap();
    assert!(outcome.concerns.iter().any(|one| matches!(one, Concern::FineCase(_))));
    let missing = |concern: &Concern| match concern {
        Concern::Violations(all) => {
            all.iter().filter(|one| one.kind == ViolationKind::NotAppeared).map(|one| one.side).collect()
        }
        _ => Vec::new(),
    };
    let sides: Vec<Which> = outcome.concerns.iter().flat_map(missing).collect();
    assert_eq!(sides, [Which::Home, Which::Guest]);
    act(&mut journal, "1987-10-06", Fact::confirmed(MatchId(1))).unwrap();
    let none = Played::Decided { boards: [Points::ZERO; 2], matches: [0, 0] };
    assert_eq!(counted(journal.state(), MatchId(1)), (none, true));
    let stayed = FineFor::NotAppearing(MatchId(1));
    assert_eq!(cases(&journal), [case(1, stayed), case(4, stayed)]);
    act(&mut journal, "1987-10-10", made(1, decision(game(1), None, vec![fine(4, 50)]))).unwrap();
    assert_eq!(cases(&journal), [case(1, stayed)]);
    act(&mut journal, "1987-10-11", revoked(1, Office::Spielleiter, Level::Bezirk)).unwrap();
    assert_eq!(cases(&journal).len(), 2, "open again");
    act(&mut journal, "1987-10-12", made(2, decision(game(1), None, vec![fine(4, 60), fine(1, 60)])))
        .unwrap();
    assert_eq!(cases(&journal), []);
    let (team, on) = (TeamId(2), day("1987-10-13"));
    act(&mut journal, "1987-10-13", Fact::TeamWithdrawn { team, after_round: 1, on }).unwrap();
    assert_eq!(cases(&journal), [case(2, FineFor::Withdrawal(team))]);
    let class = About::Other(OtherAbout::Class(LIGA));
    act(&mut journal, "1987-10-14", made(3, decision(class, None, vec![fine(2, 60)]))).unwrap();
    assert_eq!(cases(&journal), []);
}

/// 18.3.1: a play-off needs a tie at a place that counts, and everything else settled.
#[test]
fn art_18_3_play_offs_are_between_level_teams() {
    let mut journal = founded();
    let off = |id, home, guest| set(id, 1, home, guest, "1988-05-01", Occasion::PlayOff);
    assert_eq!(act(&mut journal, "1987-10-01", off(7, 1, 2)), Err(Refusal::Open(6)));
    assert_eq!(act(&mut journal, "1987-10-01", off(7, 1, 1)), Err(Refusal::Itself));
    // 1 and 2 have five points each, 3 and 4 one.
    for (id, results) in [(1, WON), (2, WON), (3, DRAWN), (4, DRAWN), (5, WON), (6, LOST)] {
        play(&mut journal, AFTER, id, results);
    }
    assert_eq!(act(&mut journal, AFTER, off(7, 1, 3)), Err(Refusal::NoTie));
    let close = || Fact::ClassClosed { class: LIGA };
    let open = act(&mut journal, AFTER, close());
    assert!(matches!(&open, Err(Refusal::TieOpen(teams)) if teams.len() == 2), "{open:?}");
    act(&mut journal, AFTER, off(7, 1, 2)).unwrap();
    let settled = |order: [u32; 2], how| Fact::TieSettled {
        settled: Settlement { class: LIGA, group: 0, order: order.map(TeamId).to_vec(), how },
    };
    let on = "1988-05-02";
    let (better, worse) = (TeamId(1), TeamId(2));
    // A drawn play-off goes by the Berlin system, and by lot only where that is level.
    let mut berlin = journal.clone();
    play(&mut berlin, on, 7, FIRST_BOARD);
    let weighed = Err(Refusal::Weighed { better, worse });
    assert_eq!(act(&mut berlin, on, settled([2, 1], SettledBy::Berlin)), weighed);
    assert_eq!(act(&mut berlin, on, settled([1, 2], SettledBy::Lot { seed: 1 })), weighed);
    assert_eq!(act(&mut berlin, on, settled([2, 1], SettledBy::Lot { seed: 1 })), weighed);
    act(&mut berlin, on, settled([1, 2], SettledBy::Berlin)).unwrap();
    let mut lot = journal.clone();
    play(&mut lot, on, 7, DRAWN);
    assert_eq!(act(&mut lot, on, settled([1, 2], SettledBy::Berlin)), Err(Refusal::BerlinLevel));
    let by_lot = |order, seed| act(&mut lot.clone(), on, settled(order, SettledBy::Lot { seed })).map(|_| ());
    for seed in 0..10 {
        let both = [by_lot([1, 2], seed), by_lot([2, 1], seed)];
        let fell = both.iter().filter(|one| matches!(one, Err(Refusal::LotFell { .. }))).count();
        assert_eq!((fell, both.iter().filter(|one| one.is_ok()).count()), (1, 1), "seed {seed}: {both:?}");
    }
    // Of two play-offs the last one counts, for the winner and for the weights.
    play(&mut journal, on, 7, WON);
    write(&mut journal, set(8, 2, 2, 1, "1988-05-08", Occasion::PlayOff)).unwrap();
    play(&mut journal, "1988-05-09", 8, WON);
    let first = act(&mut journal, "1988-05-09", settled([1, 2], SettledBy::PlayOff));
    assert_eq!(first, Err(Refusal::OtherWinner(MatchId(8))));
    act(&mut journal, "1988-05-09", settled([2, 1], SettledBy::PlayOff)).unwrap();
}

/// 21: a game is not finished before the day on which it is played on.
#[test]
fn art_21_a_game_is_played_on_its_day() {
    let mut journal = founded();
    let results = vec![Some(BoardResult::Drawn), None];
    let unfinished = vec![2];
    let (home, guest, card) = (seats(), seats(), Card::default());
    let id = MatchId(1);
    act(&mut journal, "1987-10-05", Fact::MatchReported { id, home, guest, results, unfinished, card })
        .unwrap();
    let board = |act| Fact::BoardActed { id, board: 2, act };
    let verdicts = [BoardResult::Drawn, BoardResult::HomeWins];
    let by = ["A", "B"].map(str::to_owned);
    let posted = day("1987-10-07");
    for (on, done) in [
        ("1987-10-05", BoardAct::Adjudicated { verdicts, by, minutes: 300 }),
        ("1987-10-06", BoardAct::DirectorSets { result: BoardResult::Drawn }),
        ("1987-10-07", BoardAct::Objection { by: Which::Home, posted, copy_posted: Some(posted) }),
        ("1987-10-08", BoardAct::Continue { on: day("1987-10-18") }),
    ] {
        act(&mut journal, on, board(done)).unwrap();
    }
    for done in
        [BoardAct::Finished { result: BoardResult::HomeWins }, BoardAct::Missing { home: true, guest: false }]
    {
        let early = act(&mut journal, "1987-10-17", board(done.clone()));
        assert_eq!(early, Err(Refusal::PlayedOnLater(day("1987-10-18"))));
        assert!(act(&mut journal.clone(), "1987-10-18", board(done)).is_ok());
    }
}

/// 19: a card stays until one that says so replaces it.
#[test]
fn art_19_a_card_replaces_another_only_if_it_says_so() {
    let mut journal = founded();
    act(&mut journal, "1987-10-05", card(1, WON)).unwrap();
    assert_eq!(act(&mut journal, "1987-10-05", card(1, LOST)), Err(Refusal::Reported(MatchId(1))));
    let disputes = Some("board 2 was drawn".to_owned());
    act(&mut journal, "1987-10-06", Fact::ReportAnswered { id: MatchId(1), by: Which::Guest, disputes })
        .unwrap();
    assert_eq!(act(&mut journal, "1987-10-06", card(1, WON)), Err(Refusal::ReportedDisputed(MatchId(1))));
    let anew = match card(1, FIRST_BOARD) {
        Fact::MatchReported { id, home, guest, results, unfinished, .. } => {
            let card = Card { anew: true, ..Card::default() };
            Fact::MatchReported { id, home, guest, results, unfinished, card }
        }
        other => other,
    };
    act(&mut journal, "1987-10-07", anew).unwrap();
    act(&mut journal, "1987-10-07", Fact::confirmed(MatchId(1))).expect("the dispute is over");
    assert_eq!(tenths(&journal, 1), Some([10, 10]));
}

/// 4.5: a ban without the consent of the committee says that it has no effect.
#[test]
fn art_4_5_a_ban_without_consent_says_so() {
    let mut journal = founded();
    let noted = |ban, consent| {
        let (on, article) = (Banned::Player(PersonId(1)), "4.2".to_owned());
        let (from, until) = (day("1987-10-10"), day("1987-12-31"));
        said(Statement::BanNoted { ban: BanId(ban), on, from, until, consent, article, decision: None })
    };
    let outcome = act(&mut journal, "1987-10-10", noted(1, false)).unwrap();
    let [Concern::BanWithoutEffect(cite)] = &outcome.concerns[..] else { panic!("{outcome:?}") };
    assert_eq!(cite.article, "4.5");
    assert_eq!(act(&mut journal, "1987-10-10", noted(2, true)).unwrap().concerns, []);
}

/// A table counts what would be confirmed, and says where each score comes from.
#[test]
fn a_table_counts_findings_that_are_not_confirmed() {
    let mut journal = founded();
    let mut ranks = seats();
    ranks.reverse();
    for (seat, board) in ranks.iter_mut().zip(1..) {
        seat.board = board;
    }
    // Rank 2 before rank 1: the player on board 2 sits too low and loses (16.7).
    let wrong = Fact::reported(MatchId(1), ranks, seats(), WON.map(Some).to_vec());
    act(&mut journal, "1987-10-05", wrong).unwrap();
    let before = tenths(&journal, 1);
    assert_ne!(before, Some([20, 0]), "not as reported");
    act(&mut journal, "1987-10-05", card(2, WON)).unwrap();
    act(&mut journal, "1987-10-26", card(3, WON)).unwrap();
    act(&mut journal, "1987-10-26", Fact::confirmed(MatchId(3))).unwrap();
    act(&mut journal, "1987-10-27", made(1, decision(game(4), Some([20, 0]), Vec::new()))).unwrap();
    let table = group_table(journal.state(), LIGA, 0).unwrap();
    let marks = [
        Mark::UnderFinding,
        Mark::Preliminary,
        Mark::Confirmed,
        Mark::Decided(DecisionId(1)),
        Mark::NotPlayed,
        Mark::NotPlayed,
    ];
    assert_eq!(table.marks, (1..).map(MatchId).zip(marks).collect::<Vec<_>>());
    assert_eq!(table.provisional, [1, 2, 5, 6].map(MatchId));
    act(&mut journal, "1987-10-28", Fact::confirmed(MatchId(1))).unwrap();
    assert_eq!(tenths(&journal, 1), before, "confirming changes nothing");
}

/// 5.11: where no panel is named, the author of the entry has decided.
#[test]
fn art_5_11_the_author_decides() {
    let mut journal = founded();
    play(&mut journal, "1987-10-08", 1, WON);
    let fact = made(1, decision(game(1), Some([0, 20]), Vec::new()));
    turmuhr_season::act(&mut journal, fact, noon("1987-10-10"), "P2, X").unwrap();
    assert_eq!(journal.state().decisions[&DecisionId(1)].panel, [PersonId(2)]);
}

/// 16.1, 16.6: two teams of a club may play in one class; the first never below the second.
#[test]
fn art_16_the_first_team_is_the_highest() {
    let mut journal = Journal::default();
    let mut add = |fact| act(&mut journal, BEGIN, fact).map(|_| ()).expect("taken");
    let season = Season { begins: 1987 };
    add(Fact::SeasonOpened { season, ordinance: "nrw-1987".to_owned(), texts: Vec::new() });
    for (class, name, height, promoted, relegated) in [(UPPER, "Oben", 2, 0, 1), (LIGA, "Unten", 1, 1, 0)] {
        let details = Class { promoted, relegated, ..Class::league(name, Level::Bezirk, height, 2) };
        add(Fact::ClassFormed { class, details });
    }
    for number in 1..=3 {
        let details = serde_json::json!({ "name": format!("SV {number}"), "bezirk": "B", "verband": "V" });
        add(Fact::ClubAdmitted { club: ClubId(number), details: serde_json::from_value(details).unwrap() });
    }
    // Club 1 has its first team above and its second below.
    for (team, club, number, class) in [(1, 1, 1, UPPER), (2, 2, 1, UPPER), (3, 1, 2, LIGA), (4, 3, 1, LIGA)]
    {
        let ranks = if number == 1 { [1, 8] } else { [9, 16] };
        let (team, club, number) = (TeamId(team), ClubId(club), TeamNumber(number));
        add(Fact::TeamEntered { team, club, number, class, ranks });
    }
    for (class, teams) in [(UPPER, [1, 2]), (LIGA, [3, 4])] {
        add(Fact::GroupsDrawn { class, seed: 1, groups: vec![teams.map(TeamId).to_vec()] });
    }
    let fixture = |class, home, guest| Fixture {
        class,
        group: 0,
        round: 1,
        home: TeamId(home),
        guest: TeamId(guest),
        on: day("1987-10-04"),
        occasion: Occasion::Round,
        starts: None,
    };
    add(Fact::MatchSet { id: MatchId(1), fixture: fixture(UPPER, 1, 2) });
    add(Fact::MatchSet { id: MatchId(2), fixture: fixture(LIGA, 3, 4) });
    let score = |id, sets| made(id, Decision { sets: Some(sets), ..decision(game(id), None, Vec::new()) });
    act(&mut journal, AFTER, score(1, ([0, 20], [0, 2]))).unwrap();
    act(&mut journal, AFTER, score(2, ([20, 0], [2, 0]))).unwrap();
    let state = journal.state();
    let year = state.year();
    assert_eq!((year[0].relegated.clone(), year[1].promoted.clone()), (vec![TeamId(1)], vec![TeamId(3)]));
    let places = state.places_after(&year);
    assert_eq!([1, 2, 3, 4].map(|team| places[&TeamId(team)]), [UPPER, UPPER, LIGA, LIGA]);
    assert_eq!(state.places_changed(&year), [(TeamId(1), UPPER), (TeamId(3), LIGA)]);
}

/// An ordinance without play-offs decides by its tie-breaks.
#[test]
fn without_play_offs_the_table_decides() {
    for (ordinance, open) in [("nrw-1987", 1), ("muster-2026", 0)] {
        let begins = if ordinance == "nrw-1987" { 1987 } else { 2026 };
        let on = |rest: &str| format!("{begins}-{rest}");
        let mut journal = Journal::default();
        let mut add = |fact| act(&mut journal, &on("07-15"), fact).map(|_| ()).expect("taken");
        add(Fact::SeasonOpened {
            season: Season { begins },
            ordinance: ordinance.to_owned(),
            texts: Vec::new(),
        });
        let competition = Some("league".to_owned());
        let details = Class { promoted: 1, competition, ..Class::league("Liga", Level::Bezirk, 1, 2) };
        add(Fact::ClassFormed { class: LIGA, details });
        for number in 1..=3 {
            let details =
                serde_json::json!({ "name": format!("SV {number}"), "bezirk": "B", "verband": "V" });
            let club = ClubId(number);
            add(Fact::ClubAdmitted { club, details: serde_json::from_value(details).unwrap() });
            let (team, number) = (TeamId(number), TeamNumber(1));
            add(Fact::TeamEntered { team, club, number, class: LIGA, ranks: [1, 9] });
        }
        add(Fact::GroupsDrawn { class: LIGA, seed: 1, groups: vec![(1..=3).map(TeamId).collect()] });
        // 1 and 2 have three match points each; 1 has more board points.
        let games = [(1, 1, 2, [10, 10]), (2, 1, 3, [20, 0]), (3, 2, 3, [15, 5])];
        for (id, home, guest, _) in games {
            add(set(id, id, home, guest, &on("10-04"), Occasion::Round));
        }
        for (id, _, _, score) in games {
            let article = "7.1".to_owned();
            let made_on = Decision { article, ..decision(game(id), Some(score), Vec::new()) };
            act(&mut journal, &on("11-20"), made(id, made_on)).unwrap();
        }
        let moves = journal.state().class_moves(LIGA);
        assert_eq!(moves.open.len(), open, "{ordinance}");
        if open == 0 {
            assert_eq!(moves.promoted, [TeamId(1)]);
            let off = set(9, 1, 1, 2, &on("12-20"), Occasion::PlayOff);
            assert_eq!(act(&mut journal, &on("11-20"), off), Err(Refusal::NoTie));
        }
    }
}

/// What may happen to the decisions on a match.
#[derive(Clone, Debug)]
enum Step {
    Decide(Option<[i32; 2]>),
    Lodge(usize),
    Suspend(usize),
    Withdraw(usize),
    Rule(usize, Outcome, Option<[i32; 2]>),
    Revoke(usize),
}

fn sets() -> impl Strategy<Value = Option<[i32; 2]>> {
    prop_oneof![Just(None), (0..=20_i32).prop_map(|home| Some([home, 20 - home]))]
}

fn step() -> impl Strategy<Value = Step> {
    let outcome =
        prop_oneof![Just(Outcome::Upheld), Just(Outcome::Dismissed), Just(Outcome::Partly { refund_pf: 0 })];
    let any = || 0..12_usize;
    prop_oneof![
        3 => sets().prop_map(Step::Decide),
        4 => any().prop_map(Step::Lodge),
        2 => any().prop_map(Step::Suspend),
        1 => any().prop_map(Step::Withdraw),
        3 => (any(), outcome, sets()).prop_map(|(remedy, outcome, sets)| Step::Rule(remedy, outcome, sets)),
        1 => any().prop_map(Step::Revoke),
    ]
}

/// A decision and what it was made on.
#[derive(Clone, Debug)]
struct Known {
    sets: Option<[i32; 2]>,
    /// The decision it rules on, and whether it leaves that decision.
    rules_on: Option<(usize, bool)>,
    revoked: bool,
}

/// Whether a decision is in force, told in another way than the program: first everything that is suspended or revoked,
/// then rulings from the youngest to the oldest.
fn in_force(all: &[Known], suspended: &[usize]) -> Vec<bool> {
    let mut force: Vec<bool> =
        all.iter().enumerate().map(|(at, one)| !one.revoked && !suspended.contains(&at)).collect();
    for at in (0..all.len()).rev() {
        if let Some((on, leaves)) = all[at].rules_on {
            // An upheld remedy that counts takes the decision away; a dismissal that does not count takes it away too.
            if leaves != force[at] {
                force[on] = false;
            }
        }
    }
    force
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    /// The score of a match follows the last decision in force that sets one.
    #[test]
    fn the_score_follows_the_last_decision_in_force(steps in proptest::collection::vec(step(), 1..14)) {
        let mut journal = founded();
        play(&mut journal, "1987-10-08", 1, FIRST_BOARD);
        let mut known: Vec<Known> = Vec::new();
        let number = |at: usize| u32::try_from(at).unwrap() + 1;
        for step in steps {
            let open = |at: usize| {
                let state = journal.state();
                state.remedies.get(&RemedyId(number(at))).filter(|one| one.is_open()).map(|one| one.against)
            };
            let next = number(known.len());
            let fact = match &step {
                Step::Decide(sets) => made(next, decision(game(1), *sets, Vec::new())),
                Step::Lodge(against) => {
                    let state = journal.state();
                    let against = number(*against);
                    let way = state.way(DecisionId(against));
                    // One remedy at a time: what is contested twice is decided together.
                    let taken = state.remedies.values().any(|one| one.contests(DecisionId(against)) && one.withdrawn.is_none());
                    let (Some(way), false) = (way, taken) else { continue };
                    let id = u32::try_from(state.remedies.len()).unwrap() + 1;
                    lodge(id, against, 1, "1987-11-21", way.fee)
                }
                Step::Suspend(remedy) => Fact::ExecutionSuspended { remedy: RemedyId(number(*remedy)) },
                Step::Withdraw(remedy) => Fact::RemedyActed {
                    remedy: RemedyId(number(*remedy)),
                    act: turmuhr_season::fact::RemedyAct::Withdrawn { expenses: 0 },
                },
                Step::Rule(remedy, outcome, sets) => {
                    let state = journal.state();
                    let Some(against) = open(*remedy) else { continue };
                    let Some(way) = state.way_against(against) else { continue };
                    let by = match way.court {
                        turmuhr_federation::law::level::Court::Turniergericht => Office::Turniergericht,
                        _ => Office::Spielausschuss,
                    };
                    let stage = match way.remedy {
                        Remedy::Protest => Stage::Protest,
                        Remedy::Appeal => Stage::Appeal,
                    };
                    let result = Decision { by, stage, level: way.court.level(), ..decision(game(1), *sets, Vec::new()) };
                    Fact::RemedyDecided {
                        remedy: RemedyId(number(*remedy)),
                        outcome: *outcome,
                        decision: DecisionId(next),
                        result,
                    }
                }
                Step::Revoke(which) => revoked(number(*which), Office::Turniergericht, Level::Bund),
            };
            let against = match &step {
                Step::Rule(remedy, ..) => open(*remedy).and_then(|against| against.decision()),
                _ => None,
            };
            if write(&mut journal, fact).is_err() {
                continue;
            }
            match step {
                Step::Decide(sets) => known.push(Known { sets, rules_on: None, revoked: false }),
                Step::Rule(_, outcome, sets) => {
                    let on = against.unwrap().0 as usize - 1;
                    let leaves = outcome == Outcome::Dismissed;
                    known.push(Known { sets: sets.filter(|_| !leaves), rules_on: Some((on, leaves)), revoked: false });
                }
                Step::Revoke(which) => known[which].revoked = true,
                Step::Lodge(_) | Step::Suspend(_) | Step::Withdraw(_) => {}
            }
            let state = journal.state();
            let held = |at: &usize| {
                let id = DecisionId(number(*at));
                state.remedies.values().any(|one| one.contests(id) && one.is_open() && one.suspends)
            };
            let suspended: Vec<usize> = (0..known.len()).filter(held).collect();
            let force = in_force(&known, &suspended);
            let last = (0..known.len()).rev().find(|at| force[*at] && known[*at].sets.is_some());
            let expected = last.and_then(|at| known[at].sets).unwrap_or([10, 10]);
            prop_assert_eq!(tenths(&journal, 1), Some(expected), "{:?}", known);
            for (at, in_force) in force.iter().enumerate() {
                prop_assert_eq!(state.counts(DecisionId(number(at)), Part::Score), *in_force);
            }
        }
    }
}
