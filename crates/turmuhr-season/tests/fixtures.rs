//! The list of fixtures: complete or not, within the season, with teams that withdraw.

mod support;

use support::league::*;
use turmuhr_season::{Slip, unset::entries_of_act};

fn undone(entry: u64) -> Fact {
    Fact::Undone { entry, reason: "wrong day".to_owned() }
}

/// 26.2: each plays each. A list that lacks a match is not complete, and says so.
#[test]
fn art_26_2_a_list_without_a_match_is_not_complete() {
    let mut journal = founded();
    let last = journal.entries().last().expect("a match").number;
    // The list was entered as one act: the lot and six matches.
    let whole = entries_of_act(&journal, last);
    assert_eq!(whole.len(), 7);
    assert_eq!(entries_of_act(&journal, whole[0]), whole);
    act(&mut journal, BEGIN, undone(last)).unwrap();
    let pair = [TeamId(1), TeamId(3)];
    assert_eq!(journal.state().unset(LIGA, 0), [pair]);
    let tasks = due(journal.state(), day(BEGIN));
    assert!(tasks.iter().any(|one| one.what == Task::SetMatch(LIGA, pair)), "{tasks:?}");
    for (id, results) in [(1, WON), (2, WON), (3, WON), (4, WON), (5, WON)] {
        play(&mut journal, AFTER, id, results);
    }
    let table = group_table(journal.state(), LIGA, 0).expect("a table");
    assert!(table.provisional.is_empty() && !table.is_complete());
    assert_eq!(journal.state().class_moves(LIGA).promoted, []);
    let not_set = || Err(Slip::NotSet { class: LIGA, one: pair[0], other: pair[1] }.into());
    let close = || Fact::ClassClosed { class: LIGA, accepted: false };
    assert_eq!(act(&mut journal, AFTER, close()), not_set());
    let next = journal.state().next_season(day("1988-09-01"), turmuhr_season::pending::Open::Accepted);
    assert_eq!(next.map(|_| ()), not_set().map(|_| ()));
    act(&mut journal, AFTER, set(6, 3, 3, 1, "1987-12-06", Occasion::Round)).unwrap();
    play(&mut journal, "1987-12-06", 6, LOST);
    act(&mut journal, "1987-12-06", close()).unwrap();
}

/// The lot of the pairings stays while matches rest on it; the whole act can be undone.
#[test]
fn a_schedule_is_undone_as_a_whole() {
    let mut journal = founded();
    let last = journal.entries().last().expect("a match").number;
    let whole = entries_of_act(&journal, last);
    assert_eq!(act(&mut journal, BEGIN, undone(whole[0])), Err(Refusal::Drawn));
    for entry in whole.iter().rev() {
        act(&mut journal, BEGIN, undone(*entry)).unwrap();
    }
    assert!(journal.state().matches.is_empty());
    act(&mut journal, BEGIN, Fact::PairingsDrawn { class: LIGA, seed: 9 }).unwrap();
}

/// 1.5: nothing is played after the season.
#[test]
fn art_1_5_matches_lie_within_the_season() {
    let mut journal = founded();
    let last = journal.entries().last().expect("a match").number;
    act(&mut journal, BEGIN, undone(last)).unwrap();
    let on = |to: &str| set(6, 3, 3, 1, to, Occasion::Round);
    let after = Slip::AfterSeason { on: day("1988-09-01"), last: day("1988-08-31") };
    assert_eq!(act(&mut journal, BEGIN, on("1988-09-01")), Err(after.into()));
    act(&mut journal, BEGIN, on("1988-08-31")).unwrap();
}

/// 4.3: a team that withdraws before the first round is no fine case; one that withdraws after a round has played it.
#[test]
fn art_4_3_a_withdrawal_is_a_fine_case_after_the_start() {
    let withdrawn = |after_round, on: &str| Fact::TeamWithdrawn { team: TeamId(4), after_round, on: day(on) };
    for (on, cases) in [("1987-10-03", 0), ("1987-10-04", 1)] {
        let mut journal = founded();
        let told = act(&mut journal, on, withdrawn(0, on)).unwrap();
        let fine = told.concerns.iter().filter(|one| matches!(one, Concern::FineCase(_))).count();
        let open = due(journal.state(), day(on));
        let due =
            open.iter().filter(|one| matches!(one.what, Task::FineCase(_, FineFor::Withdrawal(_)))).count();
        assert_eq!((fine, due), (cases, cases), "{on}");
    }
    let mut journal = founded();
    play(&mut journal, "1987-10-05", 1, WON);
    let later = act(&mut journal, "1987-10-06", withdrawn(3, "1987-10-06"));
    assert_eq!(later, Err(Slip::RoundToCome { team: TeamId(4), round: 3, last: 1 }.into()));
    act(&mut journal, "1987-10-06", withdrawn(1, "1987-10-06")).unwrap();
    // Its results do not count, and it goes down: the year says what the next season does.
    for (id, results) in [(2, WON), (4, WON), (6, WON)] {
        play(&mut journal, AFTER, id, results);
    }
    let moves = journal.state().class_moves(LIGA);
    assert_eq!((moves.relegated, moves.unsettled), (vec![TeamId(4)], vec![]));
}

/// 32.2: adjourned games are finished before the last round.
#[test]
fn art_32_2_an_adjourned_game_ends_before_the_last_round() {
    let mut journal = founded();
    let (id, board) = (MatchId(1), 1);
    let results = vec![None, Some(BoardResult::HomeWins)];
    let (home, guest, unfinished, card) = (seats(), seats(), vec![board], Card::default());
    let reported = Fact::MatchReported { id, home, guest, results, unfinished, card };
    act(&mut journal, "1987-10-04", reported).unwrap();
    let mut on_board = |on: &str, what| act(&mut journal, on, Fact::BoardActed { id, board, act: what });
    let verdicts = [BoardResult::GuestWins, BoardResult::HomeWins];
    let by = [String::new(), String::new()];
    on_board("1987-10-04", BoardAct::Adjudicated { verdicts, by, minutes: 300 }).unwrap();
    on_board("1987-10-05", BoardAct::DirectorSets { result: BoardResult::Drawn }).unwrap();
    let (posted, copy) = (day("1987-10-06"), Some(day("1987-10-06")));
    on_board("1987-10-07", BoardAct::Objection { by: Which::Guest, posted, copy_posted: copy }).unwrap();
    let late = on_board("1987-10-08", BoardAct::Continue { on: day("1987-11-15") });
    assert!(matches!(&late, Err(Refusal::AfterLastRound { cite, .. }) if cite.article == "32.2"), "{late:?}");
    on_board("1987-10-08", BoardAct::Continue { on: day("1987-11-14") }).unwrap();
    let moved = BoardAct::Moved { on: day("1987-12-01"), agreed: true, director: true };
    assert!(matches!(on_board("1987-10-09", moved), Err(Refusal::AfterLastRound { .. })));
}
