//! Sanctions of single players, several remedies about one match, fees that come later, and what moves after the next
//! season was opened.

mod support;

use support::league::*;
use turmuhr_federation::law::{remedy::Lack, sanction::NotImposed};
use turmuhr_season::{
    Slip,
    fact::OtherAppellant,
    registry::{Line, ListKind, OfficeId, Scope},
    state::RemedyLack,
    year_after::Moved,
};

fn slip<T: std::fmt::Debug>(told: Result<T, Refusal>) -> Slip {
    match told {
        Err(Refusal::Slip(slip)) => slip,
        other => panic!("no slip: {other:?}"),
    }
}

fn player(number: u32) -> Banned {
    Banned::Player(PersonId(number))
}

/// Match 1, confirmed as 2:0.
fn played() -> Journal {
    let mut journal = founded();
    play(&mut journal, "1987-10-08", 1, WON);
    journal
}

/// The same with person 1 on the list of club 1, and at board 1.
fn seated() -> Journal {
    let mut journal = founded();
    let line = Line { rank: Rank::Listed(1), person: PersonId(1), guest_of: None };
    let listed = said(Statement::ListRegistered {
        club: ClubId(1),
        list: ListKind::Senior,
        closing: day("1987-08-20"),
        handed_in: day("1987-08-01"),
        lines: vec![line],
    });
    for fact in [listed, card(1, WON), Fact::confirmed(MatchId(1))] {
        write(&mut journal, fact).expect("taken");
    }
    journal
}

/// 4.1, 4.2: what a club, a team and a player can be sanctioned with, and within which limits.
#[test]
fn art_4_2_sanctions_of_single_players() {
    let journal = seated();
    let class = About::Other(OtherAbout::Class(LIGA));
    let of = |about, on, sanction| decision(about, None, vec![imposed(on, sanction)]);
    let (club, team) = (Banned::Club(ClubId(1)), Banned::Team(TeamId(1)));
    let lost = |sets| decision(game(1), sets, vec![imposed(player(1), Sanction::GamesLost)]);
    for taken in [
        of(game(1), player(1), Sanction::Fine(100)),
        of(class, player(5), Sanction::Fine(100)),
        of(game(1), player(1), Sanction::Warning),
        of(game(1), player(4), Sanction::Reprimand),
        of(game(1), club, Sanction::Warning),
        of(game(1), team, Sanction::Reprimand),
        lost(Some([10, 10])),
    ] {
        let told = act(&mut journal.clone(), AFTER, made(1, taken.clone()));
        assert!(told.is_ok(), "{taken:?}: {told:?}");
    }
    let not_imposed = |decision| match act(&mut journal.clone(), AFTER, made(1, decision)) {
        Err(Refusal::NotImposed(NotImposed::FineTooHigh { most, cite })) => (Some(most), cite.article),
        Err(Refusal::NotImposed(NotImposed::NotInCatalogue(cite))) => (None, cite.article),
        other => panic!("{other:?}"),
    };
    assert_eq!(not_imposed(of(game(1), player(1), Sanction::Fine(101))), (Some(100), "4.4".to_owned()));
    for sanction in [Sanction::PointDeduction(1), Sanction::Demotion] {
        assert_eq!(not_imposed(of(game(1), player(1), sanction)), (None, "4.2".to_owned()), "{sanction:?}");
    }
    let game_of_a_club = decision(game(1), Some([10, 10]), vec![imposed(club, Sanction::GamesLost)]);
    assert_eq!(not_imposed(game_of_a_club), (None, "4.1".to_owned()));
    let refused = |decision| slip(act(&mut journal.clone(), AFTER, made(1, decision)));
    // Points of a club without a team would have no effect, nor would a lost game without a score.
    for sanction in [Sanction::PointDeduction(1), Sanction::Demotion] {
        assert_eq!(refused(of(game(1), club, sanction)), Slip::NamesNoTeam(ClubId(1)));
    }
    assert_eq!(refused(lost(None)), Slip::GameWithoutScore(PersonId(1)));
    assert_eq!(refused(of(class, player(1), Sanction::GamesLost)), Slip::GameWithoutScore(PersonId(1)));
    let absent = decision(game(1), Some([10, 10]), vec![imposed(player(2), Sanction::GamesLost)]);
    let stranger = Refusal::NotInMatch { who: player(2), game: MatchId(1) };
    assert_eq!(act(&mut journal.clone(), AFTER, made(1, absent)), Err(stranger));
}

/// 4.2, 5.4.1: the fine of a player is a player's: the player contests it, and owes it when it is final.
#[test]
fn art_5_4_1_a_fined_player() {
    let mut journal = played();
    let fined = decision(game(1), None, vec![imposed(player(1), Sanction::Fine(50))]);
    act(&mut journal, AFTER, made(1, fined)).expect("fined");
    let state = journal.state();
    assert_eq!(state.fines_of_players(), [(PersonId(1), 50, "16.4".to_owned(), DecisionId(1))]);
    assert_eq!(state.fines_due(), []);
    let owed = |journal: &Journal, on| {
        due(journal.state(), day(on)).into_iter().any(|one| one.what == Task::PlayerPays(PersonId(1), 50))
    };
    assert!(!owed(&journal, "1987-11-30"), "it can be contested");
    assert!(owed(&journal, "1987-12-01"));
    let protest = Fact::RemedyLodged {
        id: RemedyId(1),
        against: DecisionId(1),
        by: Appellant::Other(OtherAppellant::Player(PersonId(1))),
        basis: Basis::Sanctioned,
        lodged: lodged("1987-11-21", 60),
    };
    let outcome = act(&mut journal, "1987-11-21", protest).expect("lodged");
    assert_eq!(outcome.concerns, []);
    assert!(!owed(&journal, "1987-12-01"), "contested");
}

fn heard(journal: &mut Journal, remedy: u32, on: &str) {
    let asked = RemedyAct::StatementsAsked { of: 0, until: day(on) };
    act(journal, on, Fact::RemedyActed { remedy: RemedyId(remedy), act: asked }).expect("heard");
}

/// Decision 1 takes match 1 from club 1; both clubs have protested.
fn two_protests() -> Journal {
    let mut journal = played();
    act(&mut journal, AFTER, made(1, decision(game(1), Some([0, 20]), Vec::new()))).expect("decided");
    for (remedy, club) in [(1, 1), (2, 4)] {
        act(&mut journal, "1987-11-21", lodge(remedy, 1, club, "1987-11-21", 60)).expect("lodged");
        heard(&mut journal, remedy, "1987-11-21");
    }
    journal
}

/// 5.2, 5.3: two remedies against one decision have one ruling; an appeal against it concerns both.
#[test]
fn art_5_3_remedies_against_one_decision_are_ruled_together() {
    let first = [(Outcome::Upheld, [20, 0]), (Outcome::Dismissed, [0, 20])];
    for (outcome, score) in first {
        let mut journal = two_protests();
        let ruled = act(&mut journal, "1987-11-25", rule(1, outcome, 2, None)).expect("ruled");
        assert_eq!(ruled.concerns, [Concern::Pending(vec![Task::DecideRemedy(RemedyId(2))])]);
        assert_eq!(tenths(&journal, 1), Some(score));
        let (remedy, other, ruling) = (RemedyId(2), RemedyId(1), DecisionId(2));
        for (second, sets) in [(Outcome::Upheld, Some([10, 10])), (Outcome::Upheld, None), (outcome, None)] {
            let told = act(&mut journal.clone(), "1987-11-26", rule(2, second, 3, sets));
            assert_eq!(slip(told), Slip::RuledAlready { remedy, other, ruling }, "{second:?} {sets:?}");
        }
        for second in [Outcome::Upheld, Outcome::Dismissed, Outcome::Partly { refund_pf: 1000 }] {
            let mut journal = journal.clone();
            act(&mut journal, "1987-11-26", rule(2, second, 2, Some([10, 10]))).expect("together");
            let state = journal.state();
            assert_eq!(state.remedies[&remedy].outcome, Some((second, ruling)));
            assert_eq!(state.matches[&MatchId(1)].decisions, [DecisionId(1), DecisionId(2)]);
            assert_eq!((state.decisions[&ruling].sets, state.decisions.len()), (None, 2), "one ruling");
        }
    }
    // One succeeds, the other does not; the appeal against their ruling brings the first decision back.
    let mut journal = two_protests();
    act(&mut journal, "1987-11-25", rule(1, Outcome::Upheld, 2, None)).expect("ruled");
    act(&mut journal, "1987-11-25", rule(2, Outcome::Dismissed, 2, None)).expect("together");
    assert_eq!(tenths(&journal, 1), Some([20, 0]));
    let appeal = Fact::RemedyLodged {
        id: RemedyId(3),
        against: DecisionId(2),
        by: Appellant::Club(ClubId(4)),
        basis: Basis::ResultDecided,
        lodged: Lodged { named: Some(Remedy::Appeal), ..lodged("1987-11-26", 150) },
    };
    act(&mut journal, "1987-11-26", appeal).expect("lodged");
    heard(&mut journal, 3, "1987-11-26");
    let Fact::RemedyDecided { remedy, outcome, decision, result } = rule(3, Outcome::Upheld, 3, None) else {
        panic!("a ruling")
    };
    let result = Decision { level: Level::Verband, stage: Stage::Appeal, ..result };
    act(&mut journal, "1987-11-28", Fact::RemedyDecided { remedy, outcome, decision, result })
        .expect("ruled");
    assert_eq!(tenths(&journal, 1), Some([0, 20]));
}

/// 5.2: what is not admissible is dismissed by itself, and moves nothing.
#[test]
fn art_5_2_a_late_remedy_is_dismissed_beside_a_ruling() {
    let mut journal = played();
    act(&mut journal, AFTER, made(1, decision(game(1), Some([0, 20]), Vec::new()))).expect("decided");
    act(&mut journal, "1987-12-10", lodge(1, 1, 1, "1987-11-21", 60)).expect("lodged");
    act(&mut journal, "1987-12-10", lodge(2, 1, 4, "1987-12-10", 60)).expect("late, and recorded");
    heard(&mut journal, 1, "1987-12-10");
    act(&mut journal, "1987-12-12", rule(1, Outcome::Upheld, 2, None)).expect("ruled");
    let (remedy, other, ruling) = (RemedyId(2), RemedyId(1), DecisionId(2));
    let scored = act(&mut journal.clone(), "1987-12-12", rule(2, Outcome::Dismissed, 3, Some([0, 20])));
    assert_eq!(slip(scored), Slip::RuledAlready { remedy, other, ruling });
    act(&mut journal, "1987-12-12", rule(2, Outcome::Dismissed, 3, None)).expect("dismissed");
    assert_eq!(tenths(&journal, 1), Some([20, 0]));
}

/// 5.2: no other score is decided beside an open remedy, and a ruling leaves what was decided since.
#[test]
fn art_5_2_two_decisions_about_one_match() {
    let mut journal = played();
    act(&mut journal, AFTER, made(1, decision(game(1), Some([0, 20]), Vec::new()))).expect("decided");
    let other = || made(2, decision(game(1), Some([10, 10]), Vec::new()));
    let mut both = journal.clone();
    act(&mut both, AFTER, other()).expect("decided anew");
    act(&mut both, "1987-11-21", lodge(1, 1, 1, "1987-11-21", 60)).expect("lodged");
    heard(&mut both, 1, "1987-11-21");
    let scored = act(&mut both.clone(), "1987-11-25", rule(1, Outcome::Upheld, 3, Some([20, 0])));
    assert_eq!(slip(scored), Slip::DecidedSince(DecisionId(2)));
    act(&mut both, "1987-11-25", rule(1, Outcome::Upheld, 3, None)).expect("without a score");
    assert_eq!(tenths(&both, 1), Some([10, 10]));
    act(&mut journal, "1987-11-21", lodge(1, 1, 1, "1987-11-21", 60)).expect("lodged");
    let (remedy, decision) = (RemedyId(1), DecisionId(1));
    assert_eq!(slip(act(&mut journal, "1987-11-22", other())), Slip::RemedyOpen { remedy, decision });
    act(&mut journal, "1987-11-22", revoked(1, Office::Spielleiter, Level::Bezirk)).expect("revoked");
    act(&mut journal, "1987-11-22", other()).expect("decided anew");
}

/// 5.5: the rest of a fee belongs to the remedy that was lodged; in time it heals, late it does not.
#[test]
fn art_5_5_the_rest_of_a_fee() {
    let mut journal = played();
    act(&mut journal, AFTER, made(1, decision(game(1), Some([0, 20]), Vec::new()))).expect("decided");
    act(&mut journal, "1987-11-21", lodge(1, 1, 1, "1987-11-21", 40)).expect("short, and recorded");
    let short = RemedyLack::Missing(Lack::Fee);
    let again = act(&mut journal.clone(), "1987-11-22", lodge(2, 1, 1, "1987-11-22", 60));
    assert!(matches!(again, Err(Refusal::SameRemedy { remedy: RemedyId(1), ruling: None, .. })), "{again:?}");
    let pays = |amount, on: &str| Fact::RemedyActed {
        remedy: RemedyId(1),
        act: RemedyAct::FeePaid { amount, on: day(on) },
    };
    for (amount, on, healed) in
        [(20, "1987-11-30", true), (19, "1987-11-30", false), (20, "1987-12-01", false)]
    {
        let mut journal = journal.clone();
        let outcome = act(&mut journal, "1987-12-02", pays(amount, on)).expect("noted");
        let lacks = if healed { Vec::new() } else { vec![short] };
        let told = if healed { Vec::new() } else { vec![Concern::Inadmissible(lacks.clone())] };
        let one = &journal.state().remedies[&RemedyId(1)];
        assert_eq!(
            (&one.lacks, one.lodged.fee, outcome.concerns),
            (&lacks, 40 + amount, told),
            "{amount} {on}"
        );
    }
    assert_eq!(act(&mut journal, "1987-11-22", pays(0, "1987-11-22")), Err(Refusal::NoAmount));
    let ahead = act(&mut journal, "1987-11-22", pays(20, "1987-11-23"));
    assert!(matches!(ahead, Err(Refusal::PostedAhead { .. })), "{ahead:?}");
    act(&mut journal, "1987-11-22", pays(20, "1987-11-22")).expect("paid");
    assert_eq!(slip(act(&mut journal, "1987-11-23", pays(20, "1987-11-23"))), Slip::FeeIsPaid(RemedyId(1)));
}

/// 5.4: once offices exist, a remedy is entered by a person of the registry for the own cause, or by those who receive it.
#[test]
fn art_5_4_a_remedy_has_an_author() {
    let mut journal = played();
    let sanctions = vec![imposed(player(1), Sanction::Fine(50))];
    act(&mut journal, AFTER, made(1, decision(game(1), Some([0, 20]), sanctions))).expect("decided");
    let given = |office, person, role, scope| {
        let (office, person, from) = (OfficeId(office), PersonId(person), day(AFTER));
        said(Statement::OfficeGiven { office, person, role, scope, from, until: None })
    };
    let by = |journal: &mut Journal, who: &str, fact| {
        turmuhr_season::act(journal, fact, noon("1987-11-21"), who).map(|_| ())
    };
    let bezirk = Scope::Level(Level::Bezirk);
    by(&mut journal, "test", given(1, 5, Role::DirectorOfPlay, bezirk)).expect("a director");
    by(&mut journal, "P5, X", given(2, 3, Role::Chair, bezirk)).expect("a chair");
    by(&mut journal, "P5, X", given(3, 1, Role::Captain, Scope::Team(TeamId(1)))).expect("a captain");
    let lodge = |appellant, basis| Fact::RemedyLodged {
        id: RemedyId(1),
        against: DecisionId(1),
        by: appellant,
        basis,
        lodged: lodged("1987-11-21", 60),
    };
    let of_club = || lodge(Appellant::Club(ClubId(1)), Basis::ResultDecided);
    let of_player = || lodge(Appellant::Other(OtherAppellant::Player(PersonId(1))), Basis::Sanctioned);
    let of_director = || lodge(Appellant::Other(OtherAppellant::Director), Basis::Director);
    let asks = || Fact::DecisionAsked {
        id: RequestId(1),
        about: MatchId(1),
        by: Which::Home,
        what: "the clock".to_owned(),
        posted: day("1987-11-21"),
        board: None,
    };
    for fact in [of_club(), of_player(), of_director(), asks()] {
        let nobody = Err(Refusal::Nobody("turmuhr".to_owned()));
        assert_eq!(by(&mut journal.clone(), "turmuhr", fact.clone()), nobody, "{fact:?}");
        for office in ["P5, X", "P3, X"] {
            assert_eq!(by(&mut journal.clone(), office, fact.clone()), Ok(()), "{office} enters {fact:?}");
        }
    }
    for fact in [of_club(), of_player(), asks()] {
        assert_eq!(by(&mut journal.clone(), "P1, X", fact.clone()), Ok(()), "{fact:?}");
    }
    let (who, club) = (PersonId(2), ClubId(1));
    for (fact, why) in [
        (of_club(), Slip::NotOfClub { who, club }),
        (asks(), Slip::NotOfClub { who, club }),
        (of_player(), Slip::NotOwnRemedy { who, of: PersonId(1) }),
        (of_director(), Slip::NotDirector(who)),
    ] {
        assert_eq!(slip(by(&mut journal.clone(), "P2, X", fact)), why);
    }
    // What is not entitled is recorded all the same, and dismissed.
    let stranger = lodge(Appellant::Club(ClubId(2)), Basis::Sanctioned);
    assert_eq!(by(&mut journal, "P5, X", stranger), Ok(()));
    assert!(journal.state().remedies[&RemedyId(1)].lacks.contains(&RemedyLack::NotEntitled));
}

/// A decision after the next season was opened says what it changes there; the director has it as a task until it is
/// settled with reasons.
#[test]
fn a_decision_after_the_next_season_was_opened() {
    let mut journal = founded();
    for (id, results) in [(1, WON), (2, WON), (3, LOST), (4, WON), (5, WON), (6, LOST)] {
        play(&mut journal, AFTER, id, results);
    }
    let settle = || Fact::NextSeasonSettled { reasons: "the team was moved there".to_owned() };
    assert_eq!(slip(act(&mut journal, "1988-08-31", settle())), Slip::PlacesUnchanged);
    let before = journal.state().class_moves(LIGA).promoted;
    assert_eq!(before, [TeamId(1)]);
    act(&mut journal, "1988-09-01", Fact::CarriedOver { on: day("1988-09-01") }).expect("opened");
    let harmless = made(1, decision(game(5), None, vec![fine(2, 10)]));
    assert_eq!(act(&mut journal, "1988-09-02", harmless).expect("decided").concerns, []);
    let points = imposed(Banned::Team(TeamId(1)), Sanction::PointDeduction(3));
    let deducted = made(2, decision(game(1), None, vec![points]));
    let outcome = act(&mut journal, "1988-09-03", deducted).expect("decided");
    let [Concern::NextSeason(moved)] = &outcome.concerns[..] else { panic!("{outcome:?}") };
    let down = Moved::Place { team: TeamId(1), carried: UPPER, now: LIGA };
    assert!(moved.contains(&down), "{moved:?}");
    assert_eq!(moved.len(), 2, "another team goes up: {moved:?}");
    let task = |journal: &Journal| {
        let all = due(journal.state(), day("1988-09-10"));
        all.into_iter().find(|one| matches!(one.what, Task::NextSeason(_)))
    };
    let found = task(&journal).expect("a task");
    assert_eq!((found.office, found.what), (Role::DirectorOfPlay, Task::NextSeason(moved.clone())));
    let silent = Fact::NextSeasonSettled { reasons: " ".to_owned() };
    assert_eq!(act(&mut journal, "1988-09-11", silent), Err(Refusal::NoReasons));
    act(&mut journal, "1988-09-11", settle()).expect("settled");
    assert_eq!(task(&journal), None);
    // What moves later is said again.
    let outcome =
        act(&mut journal, "1988-09-12", revoked(2, Office::Spielleiter, Level::Bezirk)).expect("revoked");
    let up = Moved::Place { team: TeamId(1), carried: LIGA, now: UPPER };
    assert!(
        matches!(&outcome.concerns[..], [Concern::NextSeason(moved)] if moved.contains(&up)),
        "{outcome:?}"
    );
    assert!(task(&journal).is_some());
    // The same journal read again gives the same season.
    let again = Journal::open(journal.entries().to_vec()).expect("opens");
    assert_eq!(again.state(), journal.state());
}
