//! Days and values of new facts that cannot be: before the season, after a withdrawal, bans and play-offs dated back.

mod support;

use support::league::*;
use turmuhr_season::Slip;

fn slip<T: std::fmt::Debug>(told: Result<T, Refusal>) -> Slip {
    match told {
        Err(Refusal::Slip(slip)) => slip,
        other => panic!("no slip: {other:?}"),
    }
}

/// 1.5, F-003: nothing is played before 1 September.
#[test]
fn art_1_5_nothing_is_played_before_the_season() {
    let mut journal = founded();
    let first = day("1987-09-01");
    let early = set(7, 4, 1, 4, "1987-08-31", Occasion::Round);
    let on = day("1987-08-31");
    assert_eq!(slip(act(&mut journal, BEGIN, early)), Slip::BeforeSeason { on, first });
    let moved = Fact::MatchMoved {
        id: MatchId(1),
        to: on,
        reason: "hall".to_owned(),
        whole_round: false,
        ground: Some(MoveGround::Request { consent: true }),
    };
    assert_eq!(slip(act(&mut journal, BEGIN, moved)), Slip::BeforeSeason { on, first });
}

/// Who has played in round 3 did not withdraw after round 2; what does not count is said to be annulled.
#[test]
fn a_withdrawal_fits_what_was_played() {
    let mut journal = founded();
    play(&mut journal, AFTER, 5, WON);
    let gone = |after_round| Fact::TeamWithdrawn { team: TeamId(2), after_round, on: day(AFTER) };
    let refused = slip(act(&mut journal, AFTER, gone(2)));
    assert_eq!(refused, Slip::PlayedLater { team: TeamId(2), game: MatchId(5) });
    act(&mut journal, AFTER, gone(3)).expect("withdrawn");
    let mut early = founded();
    play(&mut early, "1987-10-05", 2, WON);
    act(&mut early, "1987-10-06", gone(1)).expect_err("on a later day");
    let gone = Fact::TeamWithdrawn { team: TeamId(2), after_round: 1, on: day("1987-10-06") };
    act(&mut early, "1987-10-06", gone).expect("withdrawn");
    assert_eq!(early.state().annulled(), [MatchId(2)]);
}

fn ban(number: u32, club: u32) -> Fact {
    said(Statement::BanNoted {
        ban: BanId(number),
        on: Banned::Club(ClubId(club)),
        from: day("1987-10-01"),
        until: day("1987-12-31"),
        consent: true,
        article: "4.2".to_owned(),
        decision: None,
    })
}

/// 4.2: a ban that became known later does not turn a reported match of an earlier day; once it is confirmed a matter is
/// open, and a decision is made. Later matches are lost by it.
#[test]
fn art_4_2_a_ban_noted_later_does_not_reach_back() {
    let mut journal = founded();
    act(&mut journal, "1987-10-05", card(1, WON)).expect("reported");
    act(&mut journal, "1987-10-10", ban(1, 1)).expect("noted");
    assert_eq!(tenths(&journal, 1), Some([20, 0]));
    act(&mut journal, "1987-10-11", Fact::confirmed(MatchId(1))).expect("confirmed");
    assert_eq!(tenths(&journal, 1), Some([20, 0]));
    assert_eq!(journal.state().matters().len(), 1);
    play(&mut journal, "1987-10-26", 4, WON);
    assert_eq!(tenths(&journal, 4), Some([0, 20]));
}

/// 18.3: a play-off comes after the last round, on a day to come; a second one after the first is played. The table has
/// its order.
#[test]
fn art_18_3_a_play_off_has_its_day_and_its_place_in_the_table() {
    let mut journal = founded();
    for (id, results) in [(1, WON), (2, WON), (3, DRAWN), (4, DRAWN), (5, WON), (6, LOST)] {
        play(&mut journal, AFTER, id, results);
    }
    let off = |id, round, home, guest, on| set(id, round, home, guest, on, Occasion::PlayOff);
    for on in ["1987-11-15", "1987-11-19"] {
        let refused = slip(act(&mut journal, AFTER, off(7, 1, 1, 2, on)));
        assert_eq!(refused, Slip::PlayOffDay { on: day(on), first: day(AFTER) });
    }
    act(&mut journal, AFTER, off(7, 1, 1, 2, "1987-12-06")).expect("scheduled");
    let again = act(&mut journal, AFTER, off(8, 2, 2, 1, "1987-12-13"));
    assert_eq!(slip(again), Slip::PlayOffOpen(MatchId(7)));
    play(&mut journal, "1987-12-06", 7, LOST);
    let order = |journal: &Journal| {
        let table = group_table(journal.state(), LIGA, 0).expect("a table");
        table.lines().iter().take(2).map(|(team, place, ..)| (team.0, *place)).collect::<Vec<_>>()
    };
    assert_ne!(order(&journal), [(2, 1), (1, 2)]);
    let how = SettledBy::PlayOff;
    let settled = Settlement { class: LIGA, group: 0, order: [2, 1].map(TeamId).to_vec(), how };
    act(&mut journal, "1987-12-07", Fact::TieSettled { settled: settled.clone() }).expect("settled");
    assert_eq!(order(&journal), [(2, 1), (1, 2)]);
    assert_eq!(group_table(journal.state(), LIGA, 0).expect("a table").settled, [settled]);
    assert_eq!(journal.state().class_moves(LIGA).promoted, [TeamId(2)]);
}

/// 27.2: neither came, both lose. A player who is marked absent has no point.
#[test]
fn art_27_2_both_absent_lose() {
    use turmuhr_season::conduct::{Arrival, Conduct};
    let mut journal = founded();
    let never = |side| Arrival { side, board: 2, at: None, excused: None };
    let nine = jiff::civil::time(9, 0, 0, 0);
    let conduct = Conduct { arrivals: vec![never(Which::Home), never(Which::Guest)], ..Conduct::default() };
    let card = Card { started: Some((nine, nine, None)), conduct: Box::new(conduct), ..Card::default() };
    let results = vec![Some(BoardResult::HomeWins), None];
    let (id, home, guest) = (MatchId(1), seats(), seats());
    let reported = Fact::MatchReported { id, home, guest, results, unfinished: Vec::new(), card };
    act(&mut journal, "1987-10-05", reported).expect("reported");
    act(&mut journal, "1987-10-05", Fact::confirmed(id)).expect("confirmed");
    assert_eq!(tenths(&journal, 1), Some([10, 0]));
    let mut guest = seats();
    guest[1].absent = true;
    let scored = Fact::reported(MatchId(2), seats(), guest, LOST.map(Some).to_vec());
    let refused = slip(act(&mut journal, "1987-10-05", scored));
    assert_eq!(refused, Slip::AbsentScores { game: MatchId(2), board: 2 });
}

/// No more points than the matches of the team's own group give; a closed class keeps its decision.
#[test]
fn decisions_fit_the_group_and_the_closed_class() {
    let mut journal = founded();
    for (id, results) in [(1, WON), (2, WON), (3, LOST), (4, WON), (5, WON), (6, LOST)] {
        play(&mut journal, AFTER, id, results);
    }
    let deduct = imposed(Banned::Team(TeamId(1)), Sanction::PointDeduction(7));
    let much = act(&mut journal, AFTER, made(1, decision(game(1), None, vec![deduct])));
    assert_eq!(much.map(|_| ()), Err(Refusal::DeductionTooHigh { most: 6 }));
    act(&mut journal, AFTER, made(1, decision(game(1), Some([20, 0]), vec![]))).expect("decided");
    act(&mut journal, AFTER, Fact::ClassClosed { class: LIGA, accepted: true }).expect("closed");
    let other = act(&mut journal, AFTER, made(2, decision(game(1), Some([0, 20]), vec![])));
    assert_eq!(slip(other), Slip::DecidedAndClosed(DecisionId(1)));
    act(&mut journal, AFTER, lodge(1, 1, 4, AFTER, 60)).expect("lodged");
    let suspends = || Fact::ExecutionSuspended { remedy: RemedyId(1) };
    act(&mut journal, AFTER, suspends()).expect("suspended");
    assert_eq!(slip(act(&mut journal, AFTER, suspends())), Slip::Suspended(RemedyId(1)));
}
