//! Days that acts name: postmarks, bans, the maximum of fines.

mod support;

use support::league::*;
use turmuhr_federation::law::sanction::NotImposed;
use turmuhr_season::{registry::TransferId, state::Against};

fn confirmed() -> Journal {
    let mut journal = founded();
    play(&mut journal, "1987-10-04", 1, WON);
    journal
}

fn posted(on: &str) -> Fact {
    made(1, Decision { postmark: day(on), ..decision(game(1), Some([0, 20]), Vec::new()) })
}

/// 5.6: a postmark lies neither after the entry nor before what it answers.
#[test]
fn art_5_6_a_postmark_is_of_its_time() {
    let mut decided = confirmed();
    act(&mut decided, "1987-10-10", posted("1987-10-10")).expect("decided");
    let mut lodged = decided.clone();
    act(&mut lodged, "1987-10-15", lodge(1, 1, 1, "1987-10-15", 60)).expect("lodged");
    let until = day("1987-10-16");
    let heard = RemedyAct::StatementsAsked { of: 0, until };
    act(&mut lodged, "1987-10-15", Fact::RemedyActed { remedy: RemedyId(1), act: heard }).expect("heard");
    let ruled = |on: &str| match rule(1, Outcome::Dismissed, 2, None) {
        Fact::RemedyDecided { remedy, outcome, decision, result } => {
            let result = Decision { postmark: day(on), ..result };
            Fact::RemedyDecided { remedy, outcome, decision, result }
        }
        other => other,
    };
    let asked = |on: &str| Fact::DecisionAsked {
        id: RequestId(1),
        about: MatchId(1),
        by: Which::Guest,
        what: "late".to_owned(),
        posted: day(on),
        board: None,
    };
    let transfer = |on: &str| {
        said(Statement::TransferAsked {
            transfer: TransferId(1),
            person: PersonId(1),
            from_club: ClubId(1),
            to_club: ClubId(2),
            postmark: day(on),
        })
    };
    let ahead = |posted: &str| Some(Refusal::PostedAhead { posted: day(posted), today: day("1987-10-20") });
    let before =
        |posted: &str, first: &str| Some(Refusal::PostedBefore { posted: day(posted), first: day(first) });
    let played = confirmed();
    let cases: [(&Journal, Fact, Option<Refusal>); 12] = [
        (&played, posted("1987-10-20"), None),
        (&played, posted("1987-10-21"), ahead("1987-10-21")),
        (&played, posted("1987-10-03"), before("1987-10-03", "1987-10-04")),
        (&played, asked("1987-10-21"), ahead("1987-10-21")),
        (&played, asked("1987-10-03"), before("1987-10-03", "1987-10-04")),
        (&played, transfer("1987-12-24"), ahead("1987-12-24")),
        (&decided, lodge(1, 1, 1, "1987-10-20", 60), None),
        (&decided, lodge(1, 1, 1, "1987-10-21", 60), ahead("1987-10-21")),
        (&decided, lodge(1, 1, 1, "1987-10-09", 60), Some(Refusal::BeforeDecision(day("1987-10-10")))),
        (&lodged, ruled("1987-10-20"), None),
        (&lodged, ruled("1987-10-21"), ahead("1987-10-21")),
        (&lodged, ruled("1987-10-14"), before("1987-10-14", "1987-10-15")),
    ];
    for (journal, fact, expected) in cases {
        let told = act(&mut journal.clone(), "1987-10-20", fact.clone()).err();
        assert_eq!(told, expected, "{fact:?}");
    }
    assert_eq!(lodged.state().remedies[&RemedyId(1)].against, Against::Decision(DecisionId(1)));
}

/// 4.2: a ban begins when it is decided, not before. A ruling may keep the first day.
#[test]
fn art_4_2_a_ban_is_not_dated_back() {
    let journal = confirmed();
    let ban = |from: &str| Sanction::Ban { from: day(from), to: day("1987-12-31") };
    let banned = |from: &str| {
        let sanctions = vec![imposed(Banned::Player(PersonId(1)), ban(from))];
        made(1, Decision { article: "4.2".to_owned(), ..decision(game(1), None, sanctions) })
    };
    let decided = day(AFTER);
    for (from, expected) in [
        ("1987-10-05", Some(Refusal::BanBackdated { from: day("1987-10-05"), decided })),
        ("1987-11-19", Some(Refusal::BanBackdated { from: day("1987-11-19"), decided })),
        ("1987-11-20", None),
        ("1987-12-01", None),
    ] {
        assert_eq!(act(&mut journal.clone(), AFTER, banned(from)).err(), expected, "{from}");
    }
    let mut journal = journal;
    act(&mut journal, AFTER, banned("1987-11-20")).expect("banned");
    act(&mut journal, "1987-11-22", lodge(1, 1, 1, "1987-11-22", 60)).expect("lodged");
    let heard = RemedyAct::StatementsAsked { of: 0, until: day("1987-11-23") };
    act(&mut journal, "1987-11-22", Fact::RemedyActed { remedy: RemedyId(1), act: heard }).expect("heard");
    for (from, fits) in [("1987-11-20", true), ("1987-11-19", false)] {
        let sanctions = vec![imposed(Banned::Player(PersonId(1)), ban(from))];
        let Fact::RemedyDecided { remedy, decision, result, .. } = rule(1, Outcome::Dismissed, 2, None)
        else {
            panic!("a ruling")
        };
        let result = Decision { sanctions, postmark: day("1987-11-25"), ..result };
        let outcome = Outcome::Partly { refund_pf: 0 };
        let ruled = Fact::RemedyDecided { remedy, outcome, decision, result };
        assert_eq!(act(&mut journal.clone(), "1987-11-25", ruled).is_ok(), fits, "{from}");
    }
}

/// 4.4: the maximum is fixed for the next season. One fixed in the season is none for a breach in it.
#[test]
fn art_4_4_the_maximum_of_fines_holds_forward() {
    let limit = |marks, set_on: Option<&str>| Fact::FineLimitSet { marks, set_on: set_on.map(day) };
    let season = |limits: Vec<(&str, Fact)>| {
        let mut journal = Journal::default();
        for entry in founded().entries().iter().filter(|one| !matches!(one.fact, Fact::FineLimitSet { .. })) {
            write(&mut journal, entry.fact.clone()).expect("taken");
        }
        for (on, fact) in limits {
            act(&mut journal, on, fact).expect("fixed");
        }
        play(&mut journal, "1987-10-30", 1, WON);
        journal
    };
    let fined = |journal: &mut Journal, amount| {
        act(journal, AFTER, made(1, decision(game(1), None, vec![fine(1, amount)]))).err()
    };
    let before = ("1987-08-31", limit(100, None));
    let late = ("1987-10-20", limit(500, None));
    let told_late = ("1987-10-20", limit(100, Some("1987-05-16")));
    let none = |why: Option<Refusal>| matches!(why, Some(Refusal::NotImposed(NotImposed::NoLimitSet(_))));
    let high = |why: Option<Refusal>| {
        matches!(why, Some(Refusal::NotImposed(NotImposed::FineTooHigh { most: 100, .. })))
    };
    assert!(none(fined(&mut season(vec![late.clone()]), 50)), "fixed too late for this season");
    assert_eq!(fined(&mut season(vec![before.clone(), late.clone()]), 100), None);
    assert!(high(fined(&mut season(vec![before, late.clone()]), 101)), "not raised for the past");
    assert_eq!(fined(&mut season(vec![told_late]), 100), None, "fixed in May, entered in October");
    // It goes into the next season.
    let mut journal = season(vec![late]);
    assert_eq!(journal.state().next_fine_limit, Some((500, day("1987-10-20"))));
    let again = act(&mut journal, "1987-11-01", limit(600, None)).err();
    assert_eq!(again, Some(Refusal::FineLimitFixed));
    let later = act(&mut journal, "1987-11-01", limit(100, Some("1987-12-01"))).err();
    assert!(matches!(later, Some(Refusal::PostedAhead { .. })), "{later:?}");
}
