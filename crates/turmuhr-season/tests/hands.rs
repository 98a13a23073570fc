//! Whose hand it is: what belongs to the director, for which side somebody speaks, who decides, who opens the next season.

mod support;

use support::league::*;
use turmuhr_federation::{office::roles::Action, persons::person::TeamNumber};
use turmuhr_season::{
    Slip, open_next,
    pending::Open,
    registry::{Line, ListKind, OfficeId, Scope},
};

const ON: &str = "1987-09-10";
const BEZIRK: Scope = Scope::Level(Level::Bezirk);
const VERBAND: Scope = Scope::Level(Level::Verband);
/// Captains of teams 1 and 4, the directors of the district and of the association.
const HOME: &str = "P1, X";
const GUEST: &str = "P4, X";
const DIRECTOR: &str = "P5, X";

fn given(office: u32, person: u32, role: Role, scope: Scope) -> Fact {
    let (office, person, from) = (OfficeId(office), PersonId(person), day(ON));
    said(Statement::OfficeGiven { office, person, role, scope, from, until: None })
}

fn by(journal: &mut Journal, who: &str, on: &str, fact: Fact) -> Result<u64, Refusal> {
    turmuhr_season::act(journal, fact, noon(on), who).map(|outcome| outcome.entry)
}

/// The league with a director of the district, and captains of teams 1 and 4.
fn in_office() -> Journal {
    let mut journal = founded();
    act(&mut journal, ON, given(1, 5, Role::DirectorOfPlay, BEZIRK)).expect("the first one");
    for (office, person) in [(2, 1), (3, 4)] {
        let captain = given(office, person, Role::Captain, Scope::Team(TeamId(person)));
        by(&mut journal, DIRECTOR, ON, captain).expect("a captain");
    }
    journal
}

fn slip<T: std::fmt::Debug>(told: Result<T, Refusal>) -> Slip {
    match told {
        Err(Refusal::Slip(slip)) => slip,
        other => panic!("no slip: {other:?}"),
    }
}

/// Offices are handed on, not given: two levels and a chair do not lock each other out; the right is that of closing.
#[test]
fn art_3_2_the_next_season_is_opened_by_who_may_close() {
    let mut journal = founded();
    for (id, results) in [(1, WON), (2, WON), (3, LOST), (4, WON), (5, WON), (6, LOST)] {
        play(&mut journal, AFTER, id, results);
    }
    act(&mut journal, AFTER, given(1, 5, Role::DirectorOfPlay, BEZIRK)).expect("of the district");
    by(&mut journal, "test", AFTER, given(2, 4, Role::DirectorOfPlay, VERBAND)).expect("of the association");
    by(&mut journal, DIRECTOR, AFTER, given(3, 3, Role::Chair, BEZIRK)).expect("a chair");
    let end = "1988-09-01";
    let next = |journal: &Journal, who: &str| {
        let opened = open_next(journal.state(), day(end), Open::Accepted, noon(end), who);
        opened.map_err(|(why, _)| why)
    };
    assert_eq!(next(&journal, "turmuhr").unwrap_err(), Refusal::Nobody("turmuhr".to_owned()));
    let (who, action) = (PersonId(3), Action::Decide);
    assert_eq!(next(&journal, "P3, X").unwrap_err(), Refusal::NoRight { who, action });
    assert_eq!(
        slip(next(&journal, GUEST).map(|_| ())),
        Slip::OutOfReach { who: PersonId(4), action, level: Level::Bezirk, class: Some(LIGA) }
    );
    let opened = next(&journal, DIRECTOR).expect("opened");
    let offices = opened.state().registry.roles(PersonId(5), AsOf::today(day(end)));
    assert_eq!(offices, [(Role::DirectorOfPlay, BEZIRK)]);
    assert_eq!(opened.state().registry.roles(PersonId(3), AsOf::today(day(end))), [(Role::Chair, BEZIRK)]);
    // The old file notes it by the same right.
    let noted = Fact::CarriedOver { on: day(end) };
    assert!(by(&mut journal.clone(), "turmuhr", end, noted.clone()).is_err());
    by(&mut journal.clone(), DIRECTOR, end, noted).expect("noted");
    // Once every class is closed any director of the season opens it.
    for class in [LIGA, UPPER] {
        by(&mut journal, DIRECTOR, end, Fact::ClassClosed { class, accepted: true }).expect("closed");
    }
    next(&journal, GUEST).expect("opened");
    assert!(next(&journal, "P3, X").is_err());
}

fn adjourned(journal: &mut Journal) {
    let results = vec![Some(BoardResult::HomeWins), None];
    let (home, guest, id) = (seats(), seats(), MatchId(1));
    let unfinished = vec![2];
    let card = Fact::MatchReported { id, home, guest, results, unfinished, card: Card::default() };
    by(journal, HOME, "1987-10-05", card).expect("reported");
}

fn on_board(act: BoardAct) -> Fact {
    Fact::BoardActed { id: MatchId(1), board: 2, act }
}

fn verdicts(one: BoardResult, other: BoardResult) -> Fact {
    let by = ["A".to_owned(), "B".to_owned()];
    on_board(BoardAct::Adjudicated { verdicts: [one, other], by, minutes: 300 })
}

/// 21.4: what the director sets, and that nobody objected, is the director's to enter.
#[test]
fn art_21_4_a_captain_is_no_director() {
    let mut journal = in_office();
    adjourned(&mut journal);
    let day_after = "1987-10-06";
    by(&mut journal, HOME, day_after, verdicts(BoardResult::Drawn, BoardResult::HomeWins)).expect("differ");
    let sets = || on_board(BoardAct::DirectorSets { result: BoardResult::HomeWins });
    let refused = Err(Refusal::NoRight { who: PersonId(1), action: Action::Decide });
    assert_eq!(by(&mut journal, HOME, day_after, sets()), refused);
    by(&mut journal, DIRECTOR, day_after, sets()).expect("set");
    assert_eq!(by(&mut journal, HOME, day_after, on_board(BoardAct::NobodyObjected)), refused);
    // 21.5: an objection is of the own side.
    let objects =
        |by| on_board(BoardAct::Objection { by, posted: day(day_after), copy_posted: Some(day(day_after)) });
    let other = slip(by(&mut journal, HOME, day_after, objects(Which::Guest)));
    assert_eq!(other, Slip::OtherSide { who: PersonId(1), own: Which::Home });
    by(&mut journal.clone(), HOME, day_after, objects(Which::Home)).expect("the own side");
    by(&mut journal, DIRECTOR, day_after, objects(Which::Guest)).expect("the director keeps the books");
}

/// 21.4, F-365: a card anew leaves an agreed adjudication, and the players of that board.
#[test]
fn art_21_4_a_card_anew_leaves_what_is_adjudicated() {
    let mut journal = in_office();
    adjourned(&mut journal);
    by(&mut journal, HOME, "1987-10-06", verdicts(BoardResult::Drawn, BoardResult::Drawn)).expect("agreed");
    let anew = |results: [Option<BoardResult>; 2], unfinished: Vec<usize>, guest: Vec<Seat>| {
        let card = Card { anew: true, ..Card::default() };
        let results = results.to_vec();
        Fact::MatchReported { id: MatchId(1), home: seats(), guest, results, unfinished, card }
    };
    let (won, lost) = (Some(BoardResult::HomeWins), Some(BoardResult::GuestWins));
    let touched = Slip::Adjudicated { game: MatchId(1), board: 2 };
    assert_eq!(slip(by(&mut journal, HOME, "1987-10-07", anew([won, won], vec![], seats()))), touched);
    let mut others = seats();
    others[1].rank = Rank::Listed(5);
    assert_eq!(slip(by(&mut journal, HOME, "1987-10-07", anew([lost, None], vec![2], others))), touched);
    by(&mut journal, HOME, "1987-10-07", anew([lost, None], vec![2], seats())).expect("the other board");
    by(&mut journal, DIRECTOR, "1987-10-08", Fact::confirmed(MatchId(1))).expect("nothing is open");
    assert_eq!(tenths(&journal, 1), Some([5, 15]));
}

/// 5.1, 5.4: a captain answers and asks for the own side; a club lodges by its own people.
#[test]
fn art_5_1_nobody_speaks_for_the_other_side() {
    let mut journal = in_office();
    let reported = card(1, WON);
    by(&mut journal, HOME, "1987-10-05", reported).expect("reported");
    let answer = |by, disputes: Option<&str>| Fact::ReportAnswered {
        id: MatchId(1),
        by,
        disputes: disputes.map(str::to_owned),
    };
    let asks = |by| Fact::DecisionAsked {
        id: RequestId(1),
        about: MatchId(1),
        by,
        what: "late".to_owned(),
        posted: day("1987-10-06"),
        board: None,
    };
    let day_after = "1987-10-06";
    for fact in [answer(Which::Guest, None), answer(Which::Guest, Some("no")), asks(Which::Guest)] {
        let other = Slip::OtherSide { who: PersonId(1), own: Which::Home };
        assert_eq!(slip(by(&mut journal, HOME, day_after, fact.clone())), other, "{fact:?}");
        by(&mut journal.clone(), GUEST, day_after, fact.clone()).expect("the own side");
        by(&mut journal.clone(), DIRECTOR, day_after, fact).expect("the director keeps the books");
    }
    by(&mut journal, DIRECTOR, day_after, Fact::confirmed(MatchId(1))).expect("confirmed");
    let made = made(1, Decision { postmark: day("1987-10-07"), ..decision(game(1), Some([0, 20]), vec![]) });
    by(&mut journal, DIRECTOR, "1987-10-07", made).expect("decided");
    let protest = || lodge(1, 1, 1, "1987-10-08", 60);
    for (who, person) in [(GUEST, 4), ("P2, X", 2)] {
        let refused = slip(by(&mut journal, who, "1987-10-08", protest()));
        assert_eq!(refused, Slip::NotOfClub { who: PersonId(person), club: ClubId(1) });
    }
    by(&mut journal.clone(), DIRECTOR, "1987-10-08", protest()).expect("entered for the club");
    by(&mut journal, HOME, "1987-10-08", protest()).expect("the own club");
}

/// 5.3: those decide who hold an office of the instance.
#[test]
fn art_5_3_the_panel_is_of_the_instance() {
    let mut journal = in_office();
    by(&mut journal, DIRECTOR, ON, given(4, 2, Role::Chair, BEZIRK)).expect("a chair");
    by(&mut journal, HOME, "1987-10-05", card(1, WON)).expect("reported");
    by(&mut journal, DIRECTOR, "1987-10-06", Fact::confirmed(MatchId(1))).expect("confirmed");
    let made = made(1, Decision { postmark: day("1987-10-07"), ..decision(game(1), Some([0, 20]), vec![]) });
    by(&mut journal, DIRECTOR, "1987-10-07", made).expect("decided");
    by(&mut journal, HOME, "1987-10-08", lodge(1, 1, 1, "1987-10-08", 60)).expect("lodged");
    let hears = RemedyAct::StatementsAsked { of: 0, until: day("1987-10-09") };
    by(&mut journal, "P2, X", "1987-10-09", Fact::RemedyActed { remedy: RemedyId(1), act: hears })
        .expect("heard");
    let ruled = |panel: &[u32]| {
        let Fact::RemedyDecided { remedy, outcome, decision, result } = rule(1, Outcome::Upheld, 2, None)
        else {
            unreachable!("a ruling");
        };
        let panel = panel.iter().map(|id| PersonId(*id)).collect();
        let result = Decision { postmark: day("1987-10-12"), panel, ..result };
        Fact::RemedyDecided { remedy, outcome, decision, result }
    };
    let refused = slip(by(&mut journal, "P2, X", "1987-10-12", ruled(&[2, 3])));
    assert_eq!(refused, Slip::NotOfInstance { who: PersonId(3), level: Level::Bezirk });
    by(&mut journal, "P2, X", "1987-10-12", ruled(&[2])).expect("of the instance");
}

/// A person with an office on another level is told which class it is.
#[test]
fn an_office_elsewhere_is_told_from_none() {
    let mut journal = in_office();
    by(&mut journal, "test", ON, given(4, 3, Role::DirectorOfPlay, VERBAND)).expect("of the association");
    let (action, level, class) = (Action::Decide, Level::Bezirk, Some(LIGA));
    let refused = slip(by(&mut journal, "P3, X", AFTER, Fact::ClassClosed { class: LIGA, accepted: true }));
    assert_eq!(refused, Slip::OutOfReach { who: PersonId(3), action, level, class });
}

fn listed(club: u32, persons: &[u32]) -> Fact {
    let line = |(person, rank): (&u32, u32)| Line {
        rank: Rank::Listed(rank),
        person: PersonId(*person),
        guest_of: None,
    };
    said(Statement::ListRegistered {
        club: ClubId(club),
        list: ListKind::Senior,
        closing: day("1987-08-20"),
        handed_in: day("1987-08-01"),
        lines: persons.iter().zip(1..).map(line).collect(),
    })
}

/// 2.3, 14: who is on the list of a club changes clubs first, and plays on one side.
#[test]
fn art_14_one_person_one_list_one_side() {
    let mut journal = founded();
    act(&mut journal, "1987-08-01", listed(1, &[1])).expect("handed in");
    let (person, club, from) = (PersonId(1), ClubId(4), day("1987-09-15"));
    // A member of two clubs plays for one.
    let joins = said(Statement::MemberJoined { person, club, from, ordinary: true });
    act(&mut journal, "1987-09-15", joins).expect("joins");
    let line = Line { rank: Rank::Listed(9), person, guest_of: None };
    let appended = said(Statement::ListAppended {
        club,
        list: ListKind::Senior,
        line,
        applied: from,
        from,
        admitted: false,
    });
    let refused = slip(act(&mut journal, "1987-09-15", appended).map(|_| ()));
    assert_eq!(refused, Slip::OnOtherList { who: person, club: ClubId(1) });
    // Of older journals: the same person on two lists.
    let ordinary = true;
    write(&mut journal, said(Statement::MemberJoined { person, club, from: day("1980-01-01"), ordinary }))
        .unwrap();
    let mut both = journal.clone();
    if write(&mut both, listed(4, &[1])).is_ok() {
        let one = || vec![Seat { board: 1, rank: Rank::Listed(1), absent: false }];
        let results = vec![Some(BoardResult::HomeWins), None];
        let card = Fact::reported(MatchId(1), one(), one(), results);
        let refused = slip(act(&mut both, "1987-10-05", card).map(|_| ()));
        assert_eq!(refused, Slip::BothSides { who: person, game: MatchId(1) });
    }
    assert_eq!(TeamNumber(1), journal.state().teams[&TeamId(1)].number);
}
