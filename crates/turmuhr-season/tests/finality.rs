//! Rulings that bind, hearings with time to answer, and fees when they are due (NRW 1987, 5).

mod support;

use support::league::*;
use turmuhr_federation::law::remedy::Lack;
use turmuhr_season::{Slip, fact::Inaction, fees::Fee, state::RemedyLack};

fn slip<T: std::fmt::Debug>(told: Result<T, Refusal>) -> Slip {
    match told {
        Err(Refusal::Slip(slip)) => slip,
        other => panic!("no slip: {other:?}"),
    }
}

fn heard(journal: &mut Journal, remedy: u32, on: &str) {
    let asked = RemedyAct::StatementsAsked { of: 0, until: day(on) };
    act(journal, on, Fact::RemedyActed { remedy: RemedyId(remedy), act: asked }).expect("heard");
}

/// Match 1 was 2:0; decision 1 makes it 0:2 and fines club 1, which protests.
fn protested() -> Journal {
    let mut journal = founded();
    play(&mut journal, "1987-10-08", 1, WON);
    act(&mut journal, AFTER, made(1, decision(game(1), Some([0, 20]), vec![fine(1, 50)]))).expect("decided");
    act(&mut journal, "1987-11-21", lodge(1, 1, 1, "1987-11-21", 60)).expect("lodged");
    journal
}

fn ruled(outcome: Outcome, sets: Option<[i32; 2]>) -> Journal {
    let mut journal = protested();
    heard(&mut journal, 1, "1987-11-21");
    act(&mut journal, "1987-11-25", rule(1, outcome, 2, sets)).expect("ruled");
    journal
}

/// The appeal of a club against ruling 2, decided by the committee of the Verband.
fn appealed(mut journal: Journal, club: u32, outcome: Outcome, sets: Option<[i32; 2]>) -> Journal {
    act(&mut journal, "1987-11-27", lodge(2, 2, club, "1987-11-27", 150)).expect("lodged");
    heard(&mut journal, 2, "1987-11-27");
    let Fact::RemedyDecided { remedy, outcome, decision, result } = rule(2, outcome, 3, sets) else {
        unreachable!("a ruling")
    };
    let result = Decision { level: Level::Verband, stage: Stage::Appeal, ..result };
    act(&mut journal, "1987-11-30", Fact::RemedyDecided { remedy, outcome, decision, result })
        .expect("ruled");
    journal
}

/// 5.2, 5.3: the director does not decide otherwise than a higher instance has ruled, whether it can be appealed or not.
#[test]
fn art_5_3_no_lower_instance_changes_a_ruling() {
    let upheld = || ruled(Outcome::Upheld, None);
    let cases = [
        (ruled(Outcome::Dismissed, None), 2, [0, 20]),
        (upheld(), 2, [20, 0]),
        (ruled(Outcome::Partly { refund_pf: 0 }, Some([10, 10])), 2, [10, 10]),
        (appealed(upheld(), 4, Outcome::Upheld, Some([0, 20])), 3, [0, 20]),
        (appealed(upheld(), 4, Outcome::Dismissed, None), 3, [20, 0]),
    ];
    for (journal, ruling, counts) in cases {
        for other in [[0, 20], [20, 0], [10, 10], [5, 15]] {
            let mut journal = journal.clone();
            let decided =
                act(&mut journal, "1987-12-15", made(9, decision(game(1), Some(other), Vec::new())));
            if other == counts {
                // The same score says nothing else.
                assert!(!matches!(decided, Err(Refusal::Slip(_))), "{counts:?}: {decided:?}");
            } else {
                assert_eq!(slip(decided), Slip::RuledAbove(DecisionId(ruling)), "{counts:?} {other:?}");
            }
            assert_eq!(tenths(&journal, 1), Some(counts));
        }
        // Other matches, and sanctions alone, are free.
        let mut journal = journal.clone();
        let sanction = made(9, decision(game(1), None, vec![fine(4, 20)]));
        act(&mut journal, "1987-12-15", sanction).expect("a sanction");
    }
}

/// 5.2: a committee that has ruled on sanctions alone leaves the score to the director.
#[test]
fn art_5_3_a_ruling_about_a_fine_binds_no_score() {
    let mut journal = founded();
    play(&mut journal, "1987-10-08", 1, WON);
    act(&mut journal, AFTER, made(1, decision(game(1), None, vec![fine(1, 50)]))).expect("decided");
    act(&mut journal, "1987-11-21", lodge(1, 1, 1, "1987-11-21", 60)).expect("lodged");
    heard(&mut journal, 1, "1987-11-21");
    act(&mut journal, "1987-11-25", rule(1, Outcome::Dismissed, 2, None)).expect("ruled");
    act(&mut journal, "1987-12-15", made(3, decision(game(1), Some([10, 10]), Vec::new()))).expect("decided");
}

/// A dismissed remedy has no score of its own: it would be passed over.
#[test]
fn a_dismissal_sets_no_other_score() {
    let mut journal = protested();
    heard(&mut journal, 1, "1987-11-21");
    let other = act(&mut journal.clone(), "1987-11-25", rule(1, Outcome::Dismissed, 2, Some([20, 0])));
    assert_eq!(slip(other), Slip::DismissedScore(RemedyId(1)));
    act(&mut journal, "1987-11-25", rule(1, Outcome::Dismissed, 2, Some([0, 20]))).expect("as contested");
}

/// A ruling that takes the place of a decision says that its sanctions end; one that has its own says nothing.
#[test]
fn a_ruling_says_that_sanctions_end() {
    let mut journal = protested();
    heard(&mut journal, 1, "1987-11-21");
    let ends = vec![Concern::SanctionsEnd(DecisionId(1))];
    for (outcome, own, told) in [
        (Outcome::Upheld, Vec::new(), ends.clone()),
        (Outcome::Partly { refund_pf: 3000 }, Vec::new(), ends),
        (Outcome::Partly { refund_pf: 3000 }, vec![fine(1, 20)], Vec::new()),
        (Outcome::Dismissed, Vec::new(), Vec::new()),
    ] {
        let Fact::RemedyDecided { remedy, outcome, decision, result } = rule(1, outcome, 2, None) else {
            unreachable!("a ruling")
        };
        let result = Decision { sanctions: own, ..result };
        let fact = Fact::RemedyDecided { remedy, outcome, decision, result };
        let outcome = act(&mut journal.clone(), "1987-11-25", fact).expect("ruled");
        assert_eq!(outcome.concerns, told);
    }
}

/// 5.12: who is asked for a statement has at least a day; a hearing is not set in the past.
#[test]
fn art_5_12_time_to_state_a_view() {
    let journal = protested();
    let today = "1987-11-22";
    let asked = |of, until: &str| {
        let act_of = RemedyAct::StatementsAsked { of, until: day(until) };
        act(&mut journal.clone(), today, Fact::RemedyActed { remedy: RemedyId(1), act: act_of })
    };
    for (of, until) in [(2, "1987-11-20"), (2, "1987-11-22"), (0, "1987-11-21")] {
        let until_day = day(until);
        assert_eq!(slip(asked(of, until)), Slip::NoTimeToState { until: until_day, today: day(today) });
    }
    asked(2, "1987-11-23").expect("a day");
    asked(0, "1987-11-22").expect("nobody is left to ask");
    let hearing = |on: &str| {
        let set = RemedyAct::HearingSet { on: day(on) };
        act(&mut journal.clone(), today, Fact::RemedyActed { remedy: RemedyId(1), act: set })
    };
    let (on, today) = (day("1987-11-21"), day(today));
    assert_eq!(slip(hearing("1987-11-21")), Slip::HeardBefore { on, today });
    hearing("1987-11-22").expect("today");
}

/// 5.15: fees follow the ruling that is final, those of the protest too.
#[test]
fn art_5_15_fees_when_the_ruling_is_final() {
    let fee = |journal: &Journal, remedy, on| journal.state().fee(RemedyId(remedy), day(on)).expect("a fee");
    assert_eq!(fee(&protested(), 1, "1987-11-24"), Fee::Held);
    let until = Some(day("1987-12-05"));
    let (paid, appeal) = (6000, 15000);
    let mut journal = ruled(Outcome::Upheld, None);
    assert_eq!(fee(&journal, 1, "1987-12-05"), Fee::NotFinal { back: paid, until });
    let since = Some(day("1987-12-06"));
    assert_eq!(fee(&journal, 1, "1987-12-06"), Fee::DueBack { back: paid, since });
    let lost = ruled(Outcome::Dismissed, None);
    assert_eq!(fee(&lost, 1, "1987-12-05"), Fee::NotFinal { back: 0, until });
    assert_eq!(fee(&lost, 1, "1987-12-06"), Fee::Forfeited);
    // The other club appeals: nothing is final, and then the protest has failed.
    let turned = appealed(journal.clone(), 4, Outcome::Upheld, Some([0, 20]));
    act(&mut journal, "1987-11-27", lodge(2, 2, 4, "1987-11-27", 150)).expect("lodged");
    assert_eq!(fee(&journal, 1, "1988-02-01"), Fee::NotFinal { back: paid, until: None });
    let back = |journal: &Journal| [1, 2].map(|remedy| journal.state().refund(RemedyId(remedy)));
    assert_eq!(back(&turned), [Some(0), Some(appeal)]);
    assert_eq!(turned.state().fees_turned_by(RemedyId(2)), [RemedyId(1)]);
    assert_eq!(fee(&turned, 1, "1988-02-01"), Fee::Forfeited);
    let kept = appealed(ruled(Outcome::Upheld, None), 4, Outcome::Dismissed, None);
    assert_eq!(back(&kept), [Some(paid), Some(0)]);
    // A protest that only the appeal helps: both fees come back.
    let helped = appealed(ruled(Outcome::Dismissed, None), 1, Outcome::Upheld, Some([20, 0]));
    assert_eq!(back(&helped), [Some(paid), Some(appeal)]);
}

/// 5.9: a fine that is suspended stays in the list of fines, as suspended.
#[test]
fn art_5_9_a_suspended_fine_is_listed() {
    let mut journal = protested();
    assert_eq!(journal.state().fines_suspended(), []);
    act(&mut journal, "1987-11-22", Fact::ExecutionSuspended { remedy: RemedyId(1) }).expect("suspended");
    let state = journal.state();
    assert_eq!(state.fines_due(), []);
    let fined = (Banned::Club(ClubId(1)), 50, "16.4".to_owned(), DecisionId(1));
    assert_eq!(state.fines_suspended(), [fined]);
}

/// 5.2: the ordinance has no period before a remedy against inaction; the usual days are a reminder (F-103).
#[test]
fn art_5_2_inaction_has_no_waiting_period() {
    let mut journal = founded();
    play(&mut journal, "1987-10-08", 1, WON);
    let asked = Fact::DecisionAsked {
        id: RequestId(1),
        about: MatchId(1),
        by: Which::Guest,
        what: "late".to_owned(),
        posted: day("1987-10-09"),
        board: None,
    };
    act(&mut journal, "1987-10-09", asked).expect("asked");
    let contested = |on: &str| Fact::InactionContested {
        id: RemedyId(1),
        against: Inaction::Request(RequestId(1)),
        by: Appellant::Club(ClubId(4)),
        basis: Basis::ResultDecided,
        lodged: lodged(on, 60),
    };
    let early = act(&mut journal.clone(), "1987-10-20", contested("1987-10-20")).expect("lodged");
    assert_eq!(early.concerns, [Concern::NotOverdue(day("1987-11-08"))]);
    let late = act(&mut journal, "1987-11-09", contested("1987-11-09")).expect("lodged");
    assert_eq!(late.concerns, []);
}

/// 5.1: what a decision has settled is not due any more, and an inadmissible remedy says why.
#[test]
fn a_decided_dispute_is_not_due() {
    let mut journal = founded();
    act(&mut journal, "1987-10-08", card(1, WON)).expect("reported");
    let (by, what) = (Which::Guest, Some("board 2".to_owned()));
    act(&mut journal, "1987-10-09", Fact::ReportAnswered { id: MatchId(1), by, disputes: what })
        .expect("disputed");
    let settles = |journal: &Journal| {
        due(journal.state(), day(AFTER)).into_iter().any(|one| one.what == Task::SettleDispute(MatchId(1)))
    };
    assert!(settles(&journal));
    act(&mut journal, AFTER, made(1, decision(game(1), Some([10, 10]), Vec::new()))).expect("decided");
    assert!(!settles(&journal));
    let late = act(&mut journal, "1987-12-10", lodge(1, 1, 1, "1987-12-10", 60)).expect("late");
    let lacks = vec![RemedyLack::Late(day("1987-11-30")), RemedyLack::Missing(Lack::Fee)];
    assert_eq!(late.concerns, [Concern::Inadmissible(lacks.clone())]);
    let upheld = act(&mut journal, "1987-12-11", rule(1, Outcome::Upheld, 2, None));
    assert_eq!(upheld, Err(Refusal::Inadmissible(lacks)));
}
