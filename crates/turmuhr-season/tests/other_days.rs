//! Draws, other days, unfinished games, cards that replace others: what the judge of a season refuses.

mod support;

use support::league::*;

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
