//! Cards: a team that did not appear, players under reservation, matches of a team that withdrew.

mod support;

use support::league::*;
use turmuhr_federation::{matches::lineup::Consequence, persons::person::ClubId};
use turmuhr_season::{
    conduct::Wrong,
    registry::{Line, ListKind, Note, PassNumber},
};

fn absent(sides: Vec<Which>, home: Vec<Seat>, guest: Vec<Seat>) -> Fact {
    let card = Card { absent: sides, ..Card::default() };
    let results = vec![None; 2];
    Fact::MatchReported { id: MatchId(1), home, guest, results, unfinished: Vec::new(), card }
}

/// 15.2, 4.3: the team that came wins on all boards, with or without a line-up; only the other one is fined.
#[test]
fn art_15_2_only_the_absent_team_loses() {
    use Which::{Guest, Home};
    for (sides, home, guest, score, fined) in [
        (vec![Guest], Vec::new(), Vec::new(), [20, 0], vec![4]),
        (vec![Guest], seats(), Vec::new(), [20, 0], vec![4]),
        (vec![Home], Vec::new(), Vec::new(), [0, 20], vec![1]),
        (vec![Home], Vec::new(), seats(), [0, 20], vec![1]),
        (vec![Home, Guest], Vec::new(), Vec::new(), [0, 0], vec![1, 4]),
    ] {
        let mut journal = founded();
        act(&mut journal, "1987-10-05", absent(sides.clone(), home, guest)).expect("reported");
        let (id, not_appeared) = (MatchId(1), ViolationKind::NotAppeared);
        let found = journal.state().findings(id);
        let lost: Vec<Which> =
            found.iter().filter(|one| one.kind == not_appeared).map(|one| one.side).collect();
        assert_eq!(lost, sides);
        assert!(found.iter().all(|one| one.consequence == Consequence::MatchLostWithFine), "{found:?}");
        act(&mut journal, "1987-10-06", Fact::confirmed(id)).expect("confirmed");
        assert_eq!(tenths(&journal, 1), Some(score), "{sides:?}");
        let cases = due(journal.state(), day("1987-10-07")).into_iter().filter_map(|one| match one.what {
            Task::FineCase(club, FineFor::NotAppearing(_)) => Some(club.0),
            _ => None,
        });
        assert_eq!(cases.collect::<Vec<u32>>(), fined, "{sides:?}");
    }
    let both = act(&mut founded(), "1987-10-05", absent(vec![Guest], seats(), seats())).map(|_| ());
    assert_eq!(both, Err(Refusal::Conduct(MatchId(1), Box::new(Wrong::AbsentAndNamed(Guest)))));
}

/// Team 1 has a list with a player without a pass on board 2, admitted under reservation.
fn reserved() -> Journal {
    let mut journal = founded();
    let name = Name { surname: "Neu".to_owned(), first_name: "Ida".to_owned() };
    let (person, club) = (PersonId(8), ClubId(1));
    let born = Some(day("1960-01-01"));
    let (sex, from) = (Some(Sex::Female), day("1980-01-01"));
    for statement in [
        Statement::PersonEntered { person, name, born, sex, german: true },
        Statement::MemberJoined { person, club, from, ordinary: true },
        Statement::PassIssued { person: PersonId(1), club, number: PassNumber(1), from },
        Statement::ListRegistered {
            club,
            list: ListKind::Senior,
            closing: day("1987-08-01"),
            handed_in: day(BEGIN),
            lines: [(1, 1), (2, 8)]
                .map(|(rank, person)| Line {
                    rank: Rank::Listed(rank),
                    person: PersonId(person),
                    guest_of: None,
                })
                .to_vec(),
        },
    ] {
        act(&mut journal, BEGIN, said(statement)).expect("said");
    }
    let card = Card { reservations: vec![(Which::Home, 2)], ..Card::default() };
    let results = WON.map(Some).to_vec();
    let (home, guest) = (seats(), seats());
    let report = Fact::MatchReported { id: MatchId(1), home, guest, results, unfinished: Vec::new(), card };
    let told = act(&mut journal, "1987-10-05", report).expect("reported");
    let open = Concern::Pending(vec![Task::Examined(MatchId(1), Which::Home, 2)]);
    assert!(told.concerns.contains(&open), "{:?}", told.concerns);
    journal
}

/// 2.4, F-027: nothing is lost by a reservation before the director has examined it.
#[test]
fn art_2_4_a_reservation_is_examined_first() {
    let mut journal = reserved();
    let no_pass = |journal: &Journal| {
        journal.state().findings(MatchId(1)).iter().any(|one| one.kind == ViolationKind::NoPass)
    };
    assert!(!no_pass(&journal));
    assert_eq!(tenths(&journal, 1), Some([20, 0]), "as it was played");
    let refused = act(&mut journal, "1987-10-06", Fact::confirmed(MatchId(1))).err();
    let Some(Refusal::Reserved { board: 2, side: Which::Home, cite: Some(cite), .. }) = refused else {
        panic!("{refused:?}")
    };
    assert_eq!(cite.article, "2.4");
    let (game, side, board) = (MatchId(1), Which::Home, 2);
    let examined = Note::ReservationExamined { game, side, board, held: false, shown: None };
    act(&mut journal, "1987-10-12", said(Statement::Noted { note: examined })).expect("examined");
    assert!(no_pass(&journal), "there was no pass");
    act(&mut journal, "1987-10-12", Fact::confirmed(MatchId(1))).expect("confirmed");
    assert_eq!(tenths(&journal, 1), Some([0, 20]));
}

/// P 13.3: a pass that was there and not shown in time costs the game; one that was shown costs nothing.
#[test]
fn p_13_3_a_pass_that_was_not_shown_costs_the_game() {
    for (shown, score) in [(Some("1987-10-08"), [20, 0]), (Some("1987-10-20"), [10, 10]), (None, [10, 10])] {
        let mut journal = reserved();
        let (person, club, number) = (PersonId(8), ClubId(1), PassNumber(8));
        let issued = Statement::PassIssued { person, club, number, from: day("1987-09-01") };
        act(&mut journal, "1987-10-06", said(issued)).expect("it was there");
        let (game, side, board) = (MatchId(1), Which::Home, 2);
        let examined = Note::ReservationExamined { game, side, board, held: true, shown: shown.map(day) };
        act(&mut journal, "1987-10-21", said(Statement::Noted { note: examined })).expect("examined");
        let lost = journal.state().findings(game).iter().any(|one| one.kind == ViolationKind::PassNotShown);
        assert_eq!(lost, score != [20, 0], "{shown:?}");
        act(&mut journal, "1987-10-21", Fact::confirmed(game)).expect("confirmed");
        assert_eq!(tenths(&journal, 1), Some(score), "{shown:?}");
    }
}

/// Matches that a team will not play are neither due nor missing.
#[test]
fn matches_of_a_team_that_withdrew_are_off() {
    let mut journal = founded();
    play(&mut journal, "1987-10-05", 2, WON);
    let withdrawn = Fact::TeamWithdrawn { team: TeamId(1), after_round: 1, on: day("1987-10-20") };
    act(&mut journal, "1987-10-20", withdrawn).expect("withdrawn");
    // The results of a team that played less than half do not count: its first match is off too.
    let off: Vec<u32> = journal.state().cancelled().into_iter().map(|id| id.0).collect();
    assert_eq!(off, [1, 4, 6]);
    let missing: Vec<u32> = due(journal.state(), day("1987-12-01"))
        .into_iter()
        .filter_map(|one| match one.what {
            Task::Report(id) => Some(id.0),
            _ => None,
        })
        .collect();
    assert_eq!(missing, [3, 5]);
}
