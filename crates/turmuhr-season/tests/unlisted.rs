//! Players on no list who were fielded all the same (2.1, 2.3, 16.3, 16.4).

mod support;

use support::league::*;
use turmuhr_season::{
    Slip,
    registry::{Line, ListKind, PassNumber},
};

/// Club 1 with persons 11 and 12 on its list, person 13 on none; club 2 with 21 and 22.
fn listed() -> Journal {
    let mut journal = founded();
    let mut add = |fact| act(&mut journal, BEGIN, fact).map(|_| ()).expect("taken");
    for (number, club) in [(11, 1), (12, 1), (13, 1), (21, 2), (22, 2)] {
        let (person, club) = (PersonId(number), ClubId(club));
        let name = Name { surname: format!("Q{number}"), first_name: "X".to_owned() };
        let (born, sex) = (Some(day("1950-01-01")), Some(Sex::Male));
        add(said(Statement::PersonEntered { person, name, born, sex, german: true }));
        add(said(Statement::MemberJoined { person, club, from: day("1980-01-01"), ordinary: true }));
        let (number, from) = (PassNumber(number), day("1980-01-01"));
        add(said(Statement::PassIssued { person, club, number, from }));
    }
    for club in [1, 2] {
        let line =
            |rank: u32| Line { rank: Rank::Listed(rank), person: PersonId(club * 10 + rank), guest_of: None };
        let (lines, closing, handed_in) = (vec![line(1), line(2)], day("1987-07-20"), day("1987-07-15"));
        let club = ClubId(club);
        add(said(Statement::ListRegistered { club, list: ListKind::Senior, closing, handed_in, lines }));
    }
    journal
}

fn with(person: u32) -> Vec<Seat> {
    let second = Seat { board: 2, rank: Rank::Unlisted(PersonId(person)), absent: false };
    vec![Seat { board: 1, rank: Rank::Listed(1), absent: false }, second]
}

fn kinds(journal: &Journal, id: u32) -> Vec<ViolationKind> {
    let found = journal.state().found(MatchId(id)).into_iter().map(|one| one.violation);
    found.filter(|one| one.board == Some(2) && one.side == Which::Home).map(|one| one.kind).collect()
}

/// A card names a person of the register who is on no list; the match is lost on all boards.
#[test]
fn b_16_4_somebody_on_no_list_can_be_put_on_the_card() {
    for (person, expected) in [
        (13, vec![ViolationKind::NotListed]),
        (5, vec![ViolationKind::NoPass, ViolationKind::NotAMember, ViolationKind::NotListed]),
    ] {
        let mut journal = listed();
        let results = vec![Some(BoardResult::HomeWins); 2];
        let fact = Fact::reported(MatchId(1), with(person), seats(), results);
        act(&mut journal, "1987-10-04", fact).expect("taken");
        assert_eq!(kinds(&journal, 1), expected);
        act(&mut journal, "1987-10-04", Fact::confirmed(MatchId(1))).expect("confirmed");
        assert_eq!(tenths(&journal, 1), Some([0, 20]));
    }
}

/// 2.3: who has played for another club is found by person, whether a list names them or the card alone does.
#[test]
fn b_2_3_a_player_of_another_club_is_found_by_person() {
    let mut journal = listed();
    let results = || vec![Some(BoardResult::HomeWins); 2];
    act(&mut journal, "1987-10-04", Fact::reported(MatchId(2), seats(), seats(), results())).expect("taken");
    act(&mut journal, "1987-10-04", Fact::reported(MatchId(1), with(13), seats(), results())).expect("taken");
    // Match 4: club 1 at home to club 2.
    act(&mut journal, "1987-10-25", Fact::reported(MatchId(4), with(22), seats(), results()))
        .expect_err("the same person on both sides");
    let one = vec![Seat { board: 1, rank: Rank::Listed(1), absent: false }];
    let fact = Fact::reported(MatchId(4), with(22), one, vec![Some(BoardResult::HomeWins); 2]);
    act(&mut journal, "1987-10-25", fact).expect("taken");
    assert!(kinds(&journal, 4).contains(&ViolationKind::OtherClub), "{:?}", kinds(&journal, 4));
    // Club 2 fields in round 3 who has played for club 1 on no list.
    act(&mut journal, "1987-11-15", Fact::reported(MatchId(5), with(13), seats(), results())).expect("taken");
    assert!(kinds(&journal, 5).contains(&ViolationKind::OtherClub), "{:?}", kinds(&journal, 5));
}

/// Who is on the list is named by the rank; who is not known at all cannot be named.
#[test]
fn a_card_names_listed_players_by_rank() {
    let report = |person: u32| {
        let results = vec![Some(BoardResult::HomeWins); 2];
        let fact = Fact::reported(MatchId(1), with(person), seats(), results);
        act(&mut listed(), "1987-10-04", fact).map(|_| ())
    };
    let rank = Rank::Listed(2);
    assert_eq!(report(12), Err(Slip::Ranked { who: PersonId(12), rank }.into()));
    assert_eq!(report(99), Err(Refusal::NoPerson(PersonId(99))));
}

/// Files have the person with a hash; a list cannot.
#[test]
fn a_person_is_written_with_a_hash() {
    let seat: Seat = serde_json::from_str(r##"{"board":2,"rank":"#57"}"##).expect("a seat");
    assert_eq!(seat.rank, Rank::Unlisted(PersonId(57)));
    assert_eq!(serde_json::to_value(seat).unwrap()["rank"], "#57");
}
