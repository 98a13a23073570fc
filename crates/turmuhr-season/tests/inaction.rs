//! Remedies against inaction, decisions suspended in part, fees charged to an instance, what is not open to a remedy.

mod support;

use support::{act, day, lodged};
use turmuhr_federation::{
    date::Season,
    law::{
        level::{Court, Level, Office},
        remedy::{
            Remedy, Stage,
            case::{Outcome, Subject},
            panel::Basis,
        },
        sanction::Sanction,
    },
    matches::lineup::{BoardResult, Occasion, Rank, Seat, Which},
    persons::person::{ClubId, TeamNumber},
};
use turmuhr_season::{
    ClassId, Concern, DecisionId, Fact, Journal, MatchId, Refusal, RemedyId, TeamId,
    board::BoardAct,
    fact::{
        About, Appellant, Card, Class, Decision, Fixture, Imposition, Inaction, Part, RemedyAct, RequestId,
    },
    registry::Banned,
    state::Against,
    tables::counted,
};

/// Two clubs, one match on one board, reported as won by the home side.
fn season(unfinished: bool) -> Journal {
    let mut journal = Journal::default();
    let mut add = |on: &str, fact| act(&mut journal, on, fact).map(|_| ()).expect("taken");
    let before = "1987-07-15";
    let season = Season { begins: 1987 };
    add(before, Fact::SeasonOpened { season, ordinance: "nrw-1987".to_owned(), texts: Vec::new() });
    add(before, Fact::FineLimitSet { marks: 200, set_on: None });
    let class = ClassId(1);
    add(before, Fact::ClassFormed { class, details: Class::league("Liga", Level::Bezirk, 1, 1) });
    for club in 1..=2 {
        let details = serde_json::json!({ "name": format!("SV {club}"), "bezirk": "B", "verband": "V" });
        let details = serde_json::from_value(details).unwrap();
        add(before, Fact::ClubAdmitted { club: ClubId(club), details });
        let (team, number) = (TeamId(club), TeamNumber(1));
        add(before, Fact::TeamEntered { team, club: ClubId(club), number, class, ranks: [1, 9] });
    }
    add(before, Fact::GroupsDrawn { class, seed: 1, groups: vec![[1, 2].map(TeamId).to_vec()] });
    let fixture = Fixture {
        class,
        group: 0,
        round: 1,
        home: TeamId(1),
        guest: TeamId(2),
        on: day("1987-10-04"),
        occasion: Occasion::Round,
        starts: None,
    };
    add(before, Fact::MatchSet { id: MatchId(1), fixture });
    let seat = vec![Seat { board: 1, rank: Rank::Listed(1), absent: false }];
    let (results, unfinished) =
        if unfinished { (vec![None], vec![1]) } else { (vec![Some(BoardResult::HomeWins)], vec![]) };
    let (id, card) = (MatchId(1), Card::default());
    add("1987-10-05", Fact::MatchReported { id, home: seat.clone(), guest: seat, results, unfinished, card });
    journal
}

fn asked(board: Option<usize>) -> Fact {
    let (id, about, by) = (RequestId(1), MatchId(1), Which::Guest);
    Fact::DecisionAsked { id, about, by, what: "the clock".to_owned(), posted: day("1987-10-08"), board }
}

fn contested(id: u32, against: Inaction, on: &str, fee: u32) -> Fact {
    let (by, basis) = (Appellant::Club(ClubId(2)), Basis::ResultDecided);
    Fact::InactionContested { id: RemedyId(id), against, by, basis, lodged: lodged(on, fee) }
}

fn decision(by: Office, level: Level, stage: Stage, on: &str) -> Decision {
    Decision {
        about: About::Match(MatchId(1)),
        by,
        level,
        stage,
        postmark: day(on),
        article: "5.3".to_owned(),
        copies: 4,
        sets: Some(([0, 10], [0, 2])),
        reasons: "heard".to_owned(),
        sanctions: Vec::new(),
        panel: Vec::new(),
        settles: None,
    }
}

fn heard(journal: &mut Journal, remedy: u32, on: &str) {
    let acts = [RemedyAct::Confirmed { on: day(on) }, RemedyAct::StatementsAsked { of: 0, until: day(on) }];
    for step in acts {
        act(journal, on, Fact::RemedyActed { remedy: RemedyId(remedy), act: step }).unwrap();
    }
}

/// F-103, F-104: thirty days after the request nothing was decided; the protest goes to the committee of the level and has
/// no period; an undecided protest can be appealed against.
#[test]
fn art_5_2_a_protest_because_nothing_is_decided() {
    let mut journal = season(false);
    act(&mut journal, "1987-10-08", asked(None)).unwrap();
    let request = Inaction::Request(RequestId(1));
    let early = act(&mut journal.clone(), "1987-11-07", contested(1, request, "1987-11-07", 60)).unwrap();
    assert_eq!(early.concerns, [Concern::NotOverdue(day("1987-11-07"))]);
    let way = journal.state().way_against(Against::Inaction(request)).expect("a way");
    assert_eq!((way.remedy, way.court, way.fee, way.deadline), (Remedy::Protest, Court::Bezirk, 60, None));
    let short = act(&mut journal.clone(), "1987-11-08", contested(1, request, "1987-11-08", 50)).unwrap();
    assert!(matches!(&short.concerns[..], [Concern::Inadmissible(_)]), "the fee is short");
    act(&mut journal, "1987-11-08", contested(1, request, "1987-11-08", 60)).unwrap();
    // The committee idles too: an appeal to the next level.
    let idle = Inaction::Remedy(RemedyId(1));
    let early = act(&mut journal.clone(), "1987-12-08", contested(2, idle, "1987-12-08", 150)).unwrap();
    assert_eq!(early.concerns, [Concern::NotOverdue(day("1987-12-08"))]);
    act(&mut journal, "1987-12-09", contested(2, idle, "1987-12-09", 150)).unwrap();
    let state = journal.state();
    let way = state.way_against(Against::Inaction(idle)).expect("a way");
    assert_eq!((way.remedy, way.court, way.fee), (Remedy::Appeal, Court::Verband, 150));
    heard(&mut journal, 2, "1987-12-20");
    let (remedy, outcome) = (RemedyId(2), Outcome::Upheld);
    let result = decision(Office::Spielausschuss, Level::Verband, Stage::Appeal, "1987-12-21");
    let decided = Fact::RemedyDecided { remedy, outcome, decision: DecisionId(1), result };
    act(&mut journal, "1987-12-21", decided).unwrap();
    assert_eq!(journal.state().requests[&RequestId(1)].answered, Some(DecisionId(1)));
    let again = act(&mut journal, "1987-12-22", contested(3, request, "1987-12-22", 60));
    assert_eq!(again, Err(Refusal::Decided), "it was answered");
}

/// F-121: the effect of a decision is limited: only its score, or only its sanctions, do not count for now.
#[test]
fn art_5_9_a_decision_suspended_in_part() {
    let fine = Imposition {
        on: Banned::Club(ClubId(1)),
        sanction: Sanction::Fine(100),
        breach: day("1987-10-04"),
        consent: false,
    };
    let mut journal = season(false);
    act(&mut journal, "1987-10-05", Fact::confirmed(MatchId(1))).unwrap();
    let first = decision(Office::Spielleiter, Level::Bezirk, Stage::First, "1987-10-10");
    let decision = Decision { sanctions: vec![fine], ..first };
    act(&mut journal, "1987-10-10", Fact::DecisionMade { id: DecisionId(1), decision }).unwrap();
    let (by, basis) = (Appellant::Club(ClubId(1)), Basis::Sanctioned);
    let (id, against, lodged) = (RemedyId(1), DecisionId(1), lodged("1987-10-15", 60));
    act(&mut journal, "1987-10-15", Fact::RemedyLodged { id, against, by, basis, lodged }).unwrap();
    let fines = |journal: &Journal| journal.state().fines_due().len();
    let settled = |journal: &Journal| counted(journal.state(), MatchId(1)).1;
    assert_eq!((fines(&journal), settled(&journal)), (1, true), "a remedy alone suspends nothing");
    for (part, left) in [(Part::Sanctions, (0, true)), (Part::Score, (1, false))] {
        let mut journal = journal.clone();
        act(&mut journal, "1987-10-16", Fact::EffectLimited { remedy: id, part }).unwrap();
        assert_eq!((fines(&journal), settled(&journal)), left, "{part:?}");
    }
    act(&mut journal, "1987-10-16", Fact::ExecutionSuspended { remedy: id }).unwrap();
    assert_eq!((fines(&journal), settled(&journal)), (0, false));
}

/// F-128: the fee is charged to the instance of the protest only after an appeal that was upheld, and with a reason.
#[test]
fn art_5_16_the_fee_charged_to_the_instance() {
    let mut journal = season(false);
    act(&mut journal, "1987-10-05", Fact::confirmed(MatchId(1))).unwrap();
    let made = decision(Office::Spielleiter, Level::Bezirk, Stage::First, "1987-10-10");
    act(&mut journal, "1987-10-10", Fact::DecisionMade { id: DecisionId(1), decision: made }).unwrap();
    let lodge = |id, against, club, on: &str, fee| Fact::RemedyLodged {
        id: RemedyId(id),
        against: DecisionId(against),
        by: Appellant::Club(ClubId(club)),
        basis: Basis::ResultDecided,
        lodged: lodged(on, fee),
    };
    act(&mut journal, "1987-10-15", lodge(1, 1, 1, "1987-10-15", 60)).unwrap();
    heard(&mut journal, 1, "1987-10-20");
    let rule = |remedy, decision, result| Fact::RemedyDecided {
        remedy: RemedyId(remedy),
        outcome: Outcome::Upheld,
        decision: DecisionId(decision),
        result,
    };
    let protest = decision(Office::Spielausschuss, Level::Bezirk, Stage::Protest, "1987-10-21");
    act(&mut journal, "1987-10-21", rule(1, 2, protest)).unwrap();
    let charge =
        |remedy, reason: &str| Fact::FeeCharged { remedy: RemedyId(remedy), reason: reason.to_owned() };
    let refused = act(&mut journal.clone(), "1987-10-22", charge(1, "no article"));
    assert_eq!(refused, Err(Refusal::NotCharged), "a protest");
    act(&mut journal, "1987-10-25", lodge(2, 2, 2, "1987-10-25", 150)).unwrap();
    let refused = act(&mut journal.clone(), "1987-10-26", charge(2, "no article"));
    assert_eq!(refused, Err(Refusal::NotCharged), "not decided yet");
    heard(&mut journal, 2, "1987-11-01");
    let appeal = decision(Office::Spielausschuss, Level::Verband, Stage::Appeal, "1987-11-02");
    act(&mut journal, "1987-11-02", rule(2, 3, appeal)).unwrap();
    assert_eq!(act(&mut journal.clone(), "1987-11-03", charge(2, " ")), Err(Refusal::NotCharged));
    act(&mut journal, "1987-11-03", charge(2, "no article covers it")).unwrap();
    assert!(journal.state().remedies[&RemedyId(2)].charged);
}

/// F-131, F-132: no remedy against what both adjudicators agreed on; an objection to the director is no remedy.
#[test]
fn art_21_4_and_21_5_adjudications_are_not_open_to_a_remedy() {
    let does = |act| Fact::BoardActed { id: MatchId(1), board: 1, act };
    let verdicts = |one, other| {
        does(BoardAct::Adjudicated {
            verdicts: [one, other],
            by: ["A".to_owned(), "B".to_owned()],
            minutes: 300,
        })
    };
    let mut journal = season(true);
    assert!(act(&mut journal.clone(), "1987-10-08", asked(Some(1))).is_ok(), "nothing is adjudicated yet");
    let mut agreed = journal.clone();
    act(&mut agreed, "1987-10-06", verdicts(BoardResult::Drawn, BoardResult::Drawn)).unwrap();
    let refused = act(&mut agreed.clone(), "1987-10-08", asked(Some(1)));
    assert_eq!(refused, Err(Refusal::NotOpen(Subject::AgreedAdjudication)));
    assert!(act(&mut agreed, "1987-10-08", asked(None)).is_ok(), "the match is another matter");
    act(&mut journal, "1987-10-06", verdicts(BoardResult::Drawn, BoardResult::HomeWins)).unwrap();
    act(&mut journal, "1987-10-07", does(BoardAct::DirectorSets { result: BoardResult::Drawn })).unwrap();
    let refused = act(&mut journal, "1987-10-08", asked(Some(1)));
    assert_eq!(refused, Err(Refusal::NotOpen(Subject::AdjudicationObjection)));
}

/// Without a director of play everybody who keeps the file may enter.
#[test]
fn until_the_first_director_of_play() {
    assert!(!season(false).state().has_director(day("1987-10-01")));
}
