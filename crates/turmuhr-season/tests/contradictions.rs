//! Cards and answers that contradict themselves.

mod support;

use jiff::civil::Time;
use support::league::*;
use turmuhr_season::{Slip, conduct::Wrong};

#[test]
fn an_empty_board_wins_nothing() {
    let board = |number: usize| Seat { board: number, rank: Rank::Listed(number as u32), absent: false };
    let reported = |guest: Vec<Seat>, second| {
        let results = vec![Some(BoardResult::HomeWins), second];
        act(&mut founded(), "1987-10-04", Fact::reported(MatchId(1), seats(), guest, results)).map(|_| ())
    };
    let wins = Some(BoardResult::GuestWins);
    let empty = Err(Slip::AbsentScores { game: MatchId(1), board: 2 }.into());
    assert_eq!(reported(vec![board(1)], wins), empty);
    assert_eq!(reported(vec![board(1)], Some(BoardResult::Drawn)), empty);
    assert_eq!(reported(vec![board(1)], Some(BoardResult::HomeWins)), Ok(()));
    assert_eq!(reported(vec![board(1), board(2)], wins), Ok(()));
}

#[test]
fn a_delay_is_later_than_planned() {
    let time = |text: &str| text.parse::<Time>().expect("a time");
    for (actual, fits) in [("09:25", false), ("10:00", false), ("10:05", true)] {
        let started = Some((time("10:00"), time(actual), Some(Which::Guest)));
        let card = Card { started, ..Card::default() };
        let (home, guest, results) = (seats(), seats(), WON.map(Some).to_vec());
        let fact = Fact::MatchReported { id: MatchId(1), home, guest, results, unfinished: vec![], card };
        let told = act(&mut founded(), "1987-10-04", fact).map(|_| ());
        let wrong = Err(Refusal::Conduct(MatchId(1), Box::new(Wrong::NoDelay)));
        assert_eq!(told, if fits { Ok(()) } else { wrong }, "{actual}");
    }
}

#[test]
fn a_card_is_agreed_with_once() {
    let mut journal = founded();
    act(&mut journal, "1987-10-04", card(1, WON)).unwrap();
    let answer = |disputes| Fact::ReportAnswered { id: MatchId(1), by: Which::Guest, disputes };
    act(&mut journal, "1987-10-04", answer(None)).unwrap();
    assert_eq!(act(&mut journal, "1987-10-04", answer(None)), Err(Refusal::Answered));
    assert_eq!(act(&mut journal, "1987-10-04", answer(Some("no".to_owned()))), Err(Refusal::Answered));
}

/// Annex 1, 13.6 and 13.9: a refusal without a debt, or out of time, is the director's; a second one is none; 15 July.
#[test]
fn p_13_6_a_refusal_that_does_not_hold_is_told() {
    let transfer = turmuhr_season::registry::TransferId(1);
    let asked = |postmark: &str| {
        let (person, from_club, to_club) = (PersonId(1), ClubId(1), ClubId(2));
        said(Statement::TransferAsked { transfer, person, from_club, to_club, postmark: day(postmark) })
    };
    let refused = |postmark: &str, debt| {
        let (postmark, ground) = (day(postmark), "x".to_owned());
        said(Statement::TransferRefused { transfer, postmark, debt, ground })
    };
    for (posted, debt, told) in [("1987-09-22", true, 0), ("1987-09-23", true, 1), ("1987-09-05", false, 1)] {
        let mut journal = founded();
        let late = act(&mut journal, "1987-09-01", asked("1987-09-01")).unwrap().concerns;
        assert!(
            matches!(&late[..], [Concern::TransferLate(last, _)] if *last == day("1987-07-15")),
            "{late:?}"
        );
        let concerns = act(&mut journal, "1987-09-25", refused(posted, debt)).unwrap().concerns;
        assert_eq!(concerns.len(), told, "{concerns:?}");
        let again = act(&mut journal, "1987-09-25", refused(posted, true));
        assert_eq!(again, Err(Slip::TransferAnswered(transfer).into()));
    }
    let in_time = act(&mut founded(), "1987-07-15", asked("1987-07-15")).unwrap().concerns;
    assert_eq!(in_time, []);
}

/// 4.3: one absence has one fine; another club, another match and another article have their own.
#[test]
fn b_4_3_one_breach_is_fined_once() {
    // Each with an amount of its own: two decisions in the same words are refused by themselves.
    let fined = |number, club, article: &str| {
        let decided = decision(game(1), None, vec![fine(club, 50 + number)]);
        made(number, Decision { article: article.to_owned(), ..decided })
    };
    let mut journal = founded();
    act(&mut journal, "1987-10-06", fined(1, 4, "4.3")).unwrap();
    assert_eq!(
        act(&mut journal, "1987-10-06", fined(2, 4, "4.3")),
        Err(Slip::FinedBefore(DecisionId(1)).into())
    );
    act(&mut journal, "1987-10-06", fined(2, 1, "4.3")).expect("another club");
    act(&mut journal, "1987-10-06", fined(3, 4, "4.1")).expect("another breach");
    act(&mut journal, "1987-10-07", revoked(1, Office::Spielleiter, Level::Bezirk)).expect("taken back");
    act(&mut journal, "1987-10-08", fined(4, 4, "4.3")).expect("the first one is taken back");
}

/// 23.1: a duty is that of a player on a board of the class.
#[test]
fn b_23_1_a_duty_names_a_board_of_the_class() {
    let moved = |board| {
        let (id, to, reason) = (MatchId(1), day("1987-10-11"), "youth match".to_owned());
        let fact =
            Fact::MatchMoved { id, to, reason, whole_round: false, ground: Some(MoveGround::Duty { board }) };
        act(&mut founded(), "1987-09-10", fact).map(|_| ())
    };
    assert_eq!(moved(3), Err(Slip::NoSuchBoard { board: 3, boards: 2 }.into()));
    assert_eq!(moved(2), Ok(()));
}

/// 4.1: a team relegated by decision takes a place of those who go down; the decision and the year say who stays.
#[test]
fn b_4_1_a_demotion_says_who_stays() {
    let mut journal = founded();
    for (id, on) in [(1, "1987-10-04"), (2, "1987-10-04"), (3, "1987-10-25"), (4, "1987-10-25")] {
        play(&mut journal, on, id, WON);
    }
    play(&mut journal, "1987-11-15", 5, WON);
    play(&mut journal, "1987-11-15", 6, LOST);
    let last = journal.state().class_moves(LIGA).relegated;
    assert_eq!(journal.state().class_moves(LIGA).saved, []);
    let about = About::Other(OtherAbout::Class(LIGA));
    let demoted = decision(about, None, vec![imposed(Banned::Team(TeamId(1)), Sanction::Demotion)]);
    let told = act(&mut journal, AFTER, made(1, Decision { article: "4.1".to_owned(), ..demoted }))
        .expect("decided");
    assert!(told.concerns.contains(&Concern::TakesPlace(TeamId(1))), "{:?}", told.concerns);
    let moves = journal.state().class_moves(LIGA);
    assert_eq!((moves.relegated, moves.saved), (vec![TeamId(1)], last));
}

/// Before the matches of a group are set nobody is level for first place.
#[test]
fn nobody_plays_off_before_a_match_is_set() {
    let mut journal = Journal::default();
    let all = founded();
    for entry in all.entries().iter().filter(|entry| !matches!(entry.fact, Fact::MatchSet { .. })) {
        act(&mut journal, BEGIN, entry.fact.clone()).expect("taken");
    }
    let moves = journal.state().class_moves(LIGA);
    assert_eq!((moves.open, moves.promoted, moves.relegated), (vec![], vec![], vec![]));
}

/// Annex 1, 13.9: the last day of a transfer is that of the ordinance.
#[test]
fn p_13_9_the_last_day_of_a_transfer_is_in_the_ordinance() {
    let (_, text) =
        turmuhr_federation::Ordinance::SHIPPED.iter().find(|(id, _)| *id == "nrw-1987").expect("shipped");
    let text = text
        .replace(r#"id = "nrw-1987""#, r#"id = "own""#)
        .replace(r#"until = "07-15""#, r#"until = "06-30""#);
    let mut journal = Journal::default();
    let season = Season { begins: 1987 };
    let opened = Fact::SeasonOpened { season, ordinance: "own".to_owned(), texts: vec![text] };
    act(&mut journal, "1987-06-01", opened).expect("opened");
    for entry in founded().entries().iter().filter(|entry| {
        matches!(entry.fact, Fact::ClubAdmitted { .. })
            || matches!(
                &entry.fact,
                Fact::Registered {
                    statement: Statement::PersonEntered { .. } | Statement::MemberJoined { .. }
                }
            )
    }) {
        act(&mut journal, "1987-06-01", entry.fact.clone()).expect("taken");
    }
    let (transfer, person) = (turmuhr_season::registry::TransferId(1), PersonId(1));
    let (from_club, to_club, postmark) = (ClubId(1), ClubId(2), day("1987-07-01"));
    let asked = said(Statement::TransferAsked { transfer, person, from_club, to_club, postmark });
    let concerns = act(&mut journal, "1987-07-01", asked).expect("taken").concerns;
    assert!(
        matches!(&concerns[..], [Concern::TransferLate(last, _)] if *last == day("1987-06-30")),
        "{concerns:?}"
    );
}
