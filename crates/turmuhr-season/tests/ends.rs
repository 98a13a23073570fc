//! The end of a class and of a season: what is open is seen, and the next season stays as it was opened.

mod support;

use support::league::*;
use turmuhr_season::{pending::Open, year::Leaves};

const END: &str = "1987-12-01";

/// All rounds played; first, second, third and fourth are clear.
fn played() -> Journal {
    let mut journal = founded();
    for (id, on, results) in [
        (1, "1987-10-04", WON),
        (2, "1987-10-04", WON),
        (3, "1987-10-25", LOST),
        (4, "1987-10-25", WON),
        (5, "1987-11-15", WON),
        (6, "1987-11-15", LOST),
    ] {
        play(&mut journal, on, id, results);
    }
    journal
}

fn close(accepted: bool) -> Fact {
    Fact::ClassClosed { class: LIGA, accepted }
}

/// Open remedies, requests and fine cases are not passed over in silence: closing asks, and so does the next season.
#[test]
fn open_cases_are_seen_before_the_end() {
    let remedy = |journal: &mut Journal| {
        act(journal, AFTER, made(1, decision(game(3), Some([20, 0]), Vec::new()))).expect("decided");
        act(journal, "1987-11-25", lodge(1, 1, 3, "1987-11-25", 60)).expect("lodged");
    };
    let request = |journal: &mut Journal| {
        let (id, about, by, board) = (RequestId(1), MatchId(1), Which::Guest, None);
        let (what, posted) = ("late".to_owned(), day("1987-11-20"));
        act(journal, AFTER, Fact::DecisionAsked { id, about, by, what, posted, board }).expect("asked");
    };
    let fine = |journal: &mut Journal| {
        let fact = Fact::TeamWithdrawn { team: TeamId(3), after_round: 3, on: day(AFTER) };
        act(journal, AFTER, fact).expect("withdrawn");
    };
    type Case<'a> = (&'a dyn Fn(&mut Journal), Task);
    let cases: [Case<'_>; 3] = [
        (&remedy, Task::DecideRemedy(RemedyId(1))),
        (&request, Task::Answered(RequestId(1))),
        (&fine, Task::FineCase(ClubId(3), FineFor::Withdrawal(TeamId(3)))),
    ];
    for (happens, task) in cases {
        let mut journal = played();
        happens(&mut journal);
        let tasks = vec![task.clone()];
        let refused = act(&mut journal, END, close(false)).map(|_| ());
        assert_eq!(refused, Err(Refusal::Pending(Some(LIGA), tasks.clone())));
        let next = journal.state().next_season(day("1988-09-01"), Open::Refused);
        assert_eq!(next, Err(Refusal::Pending(None, tasks.clone())));
        assert!(journal.state().next_season(day("1988-09-01"), Open::Accepted).is_ok());
        let closed = act(&mut journal, END, close(true)).expect("seen");
        assert!(closed.concerns.contains(&Concern::Pending(tasks)), "{task:?}");
    }
    act(&mut played(), END, close(false)).expect("nothing is open");
}

/// A match that is not confirmed is named.
#[test]
fn open_matches_are_named() {
    let mut journal = founded();
    play(&mut journal, "1987-10-04", 1, WON);
    let refused = act(&mut journal, END, close(true)).map(|_| ());
    assert_eq!(refused, Err(Refusal::Open((2..=6).map(MatchId).collect())));
}

/// 3.4: a team that goes up where the season has no class is not forgotten.
#[test]
fn art_3_4_a_team_without_a_class_above_is_named() {
    let mut journal = Journal::default();
    for entry in played().entries() {
        // The same season without the upper class.
        if !matches!(entry.fact, Fact::ClassFormed { class: UPPER, .. }) {
            write(&mut journal, entry.fact.clone()).expect("taken");
        }
    }
    let up = journal.state().class_moves(LIGA).promoted;
    let leaving = journal.state().without_class(LIGA);
    assert!(leaving.contains(&(up[0], Leaves::Up)), "{leaving:?}");
    assert_eq!(leaving.len(), 2, "and one goes down: {leaving:?}");
    let closed = act(&mut journal, END, close(false)).expect("closed");
    assert!(closed.concerns.contains(&Concern::NoClass(LIGA, leaving)));
    let below = played().state().without_class(LIGA);
    assert!(below.iter().all(|(_, leaves)| *leaves == Leaves::Down), "{below:?}");
}

/// What the next season was opened from is not undone.
#[test]
fn the_next_season_stays_as_it_was_opened() {
    let mut journal = played();
    let closed = act(&mut journal, END, close(false)).expect("closed").entry;
    let undo = |entry| Fact::Undone { entry, reason: "mistaken".to_owned() };
    act(&mut journal.clone(), END, undo(closed)).expect("before the next season");
    let on = day("1988-09-01");
    let carried = act(&mut journal, "1988-09-01", Fact::CarriedOver { on }).expect("opened").entry;
    assert_eq!(act(&mut journal, "1988-09-02", undo(closed)).map(|_| ()), Err(Refusal::CarriedOver(on)));
    assert_eq!(act(&mut journal, "1988-09-02", undo(carried)).map(|_| ()), Err(Refusal::AlreadyCarried));
    let again = act(&mut journal, "1988-09-02", Fact::CarriedOver { on }).map(|_| ());
    assert_eq!(again, Err(Refusal::AlreadyCarried));
}

/// A group has two teams at least.
#[test]
fn art_26_1_groups_of_one_are_none() {
    let mut journal = founded();
    let (team, ranks) = (TeamId(5), [1, 9]);
    let entered = Fact::TeamEntered { team, club: ClubId(5), number: TeamNumber(1), class: UPPER, ranks };
    act(&mut journal, BEGIN, entered).expect("entered");
    for groups in [vec![vec![TeamId(5)]], vec![vec![TeamId(5)], Vec::new()]] {
        let drawn = act(&mut journal, BEGIN, Fact::GroupsDrawn { class: UPPER, seed: 1, groups });
        assert_eq!(drawn.map(|_| ()), Err(Refusal::SmallGroup));
    }
}
