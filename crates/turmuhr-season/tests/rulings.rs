//! Decisions and what becomes of them: what the judge of a season refuses.

mod support;

use support::league::*;

/// 4, 5: what a decision must say, and about whom.
#[test]
fn art_4_decisions_that_decide_nothing_are_refused() {
    let mut journal = founded();
    play(&mut journal, "1987-10-08", 1, WON);
    let ban = |who, from: &str, to: &str| imposed(who, Sanction::Ban { from: day(from), to: day(to) });
    let player = |number| Banned::Player(PersonId(number));
    let stranger = |who| Refusal::NotInMatch { who, game: MatchId(1) };
    let cited = |article: &str| Decision {
        article: article.to_owned(),
        ..decision(game(1), None, vec![fine(4, 50)])
    };
    let unknown = |article: &str| Refusal::UnknownArticle {
        article: article.to_owned(),
        ordinance: "nrw-1987".to_owned(),
    };
    let one = |sanction| decision(game(1), None, vec![sanction]);
    let team = |number| Banned::Team(TeamId(number));
    let (from, to) = (day("1987-12-01"), day("1987-11-01"));
    let refused = [
        (cited("99.1"), unknown("99.1")),
        (cited("4.3, 99"), unknown("99")),
        (decision(game(1), None, Vec::new()), Refusal::NothingDecided),
        (decision(game(1), Some([30, 0]), Vec::new()), Refusal::MoreThanBoards(2)),
        (decision(game(3), Some([20, 0]), Vec::new()), Refusal::NotYet(day("1987-10-25"))),
        (one(fine(4, 0)), Refusal::NoAmount),
        (one(imposed(team(4), Sanction::PointDeduction(0))), Refusal::NoAmount),
        (one(ban(player(4), "1987-12-01", "1987-11-01")), Refusal::BanBackwards { from, to }),
        (one(fine(2, 50)), stranger(Banned::Club(ClubId(2)))),
        (one(imposed(team(3), Sanction::PointDeduction(1))), stranger(team(3))),
        (one(ban(player(5), "1987-10-10", "1987-11-01")), stranger(player(5))),
    ];
    for (decision, why) in refused {
        let told = act(&mut journal.clone(), "1987-10-10", made(1, decision.clone()));
        assert_eq!(told, Err(why), "{decision:?}");
    }
    for article in ["4.3", "16.4, 4.3", "nrw-1987 4.3", "A1 13.6", "FIDE 11.1"] {
        assert!(act(&mut journal.clone(), "1987-10-10", made(1, cited(article))).is_ok(), "{article}");
    }
    // For the class others may be fined too.
    let class = decision(About::Other(OtherAbout::Class(LIGA)), None, vec![fine(2, 50)]);
    assert!(act(&mut journal.clone(), "1987-10-10", made(1, class)).is_ok());
    // An answer to a request is a decision, without a consequence too.
    let mut asked = journal.clone();
    let (id, about, posted) = (RequestId(1), MatchId(1), day("1987-10-09"));
    let what = "the clock".to_owned();
    act(
        &mut asked,
        "1987-10-09",
        Fact::DecisionAsked { id, about, by: Which::Guest, what, posted, board: None },
    )
    .unwrap();
    act(&mut asked, "1987-10-10", made(1, decision(game(1), None, Vec::new()))).unwrap();
    // The same decision twice; after the first is revoked it can be made again.
    act(&mut journal, "1987-10-10", made(1, one(fine(4, 50)))).unwrap();
    let again = act(&mut journal, "1987-10-10", made(2, one(fine(4, 50))));
    assert_eq!(again, Err(Refusal::SameDecision(DecisionId(1))));
    act(&mut journal, "1987-10-11", revoked(1, Office::Spielleiter, Level::Bezirk)).unwrap();
    act(&mut journal, "1987-10-12", made(2, one(fine(4, 50)))).unwrap();
    let old = Fact::Fined { club: ClubId(1), marks: 0, article: "4.3".to_owned() };
    assert_eq!(act(&mut journal, "1987-10-12", old), Err(Refusal::NoAmount));
}

/// Its own instance or a higher one revokes a first decision; then it has no effect, and the table follows.
#[test]
fn a_decision_is_revoked() {
    let mut journal = founded();
    play(&mut journal, "1987-10-08", 1, WON);
    let ban = Sanction::Ban { from: day("1987-10-10"), to: day("1987-12-31") };
    let all = vec![fine(1, 50), imposed(Banned::Player(PersonId(1)), ban)];
    act(&mut journal, "1987-10-10", made(1, decision(game(1), Some([0, 20]), all))).unwrap();
    assert_eq!(tenths(&journal, 1), Some([0, 20]));
    assert_eq!(marked(journal.state(), MatchId(1)).1, Mark::Decided(DecisionId(1)));
    let mut verband = journal.clone();
    for (by, level) in [(Office::Spielausschuss, Level::Bezirk), (Office::Turniergericht, Level::Bund)] {
        assert!(act(&mut verband.clone(), "1987-10-12", revoked(1, by, level)).is_ok(), "{by:?} {level:?}");
    }
    let none = Fact::DecisionRevoked {
        decision: DecisionId(1),
        by: Office::Spielleiter,
        level: Level::Bezirk,
        reasons: " ".to_owned(),
    };
    assert_eq!(act(&mut journal, "1987-10-12", none), Err(Refusal::NoReasons));
    act(&mut journal, "1987-10-12", revoked(1, Office::Spielleiter, Level::Bezirk)).unwrap();
    let state = journal.state();
    assert_eq!((tenths(&journal, 1), state.fines_due()), (Some([20, 0]), Vec::new()));
    assert!(state.registry.bans(PersonId(1), AsOf::today(day("1987-11-01"))).is_empty());
    let twice = act(&mut journal, "1987-10-12", revoked(1, Office::Spielleiter, Level::Bezirk));
    assert_eq!(twice, Err(Refusal::NoLonger(DecisionId(1))));
    let late = act(&mut journal, "1987-10-12", lodge(1, 1, 4, "1987-10-12", 60));
    assert_eq!(late.map(|_| ()), Err(Refusal::NoLonger(DecisionId(1))));
    let last = journal.entries().last().unwrap().number;
    let undone = Fact::Undone { entry: last, reason: "no".to_owned() };
    assert!(act(&mut journal, "1987-10-13", undone).is_err(), "an undo is no way around it");
    // A decision that the committee confirmed needs the committee; that of the committee a remedy.
    act(&mut verband, "1987-10-12", lodge(1, 1, 1, "1987-10-12", 60)).unwrap();
    let ruled = rule(1, Outcome::Dismissed, 2, None);
    write(&mut verband, ruled).unwrap();
    let lower = act(&mut verband, "1987-10-30", revoked(1, Office::Spielleiter, Level::Bezirk));
    assert_eq!(lower, Err(Refusal::NotCompetent));
    let ruling = act(&mut verband, "1987-10-30", revoked(2, Office::Turniergericht, Level::Bund));
    assert_eq!(ruling, Err(Refusal::OnlyByRemedy(DecisionId(2))));
    act(&mut verband, "1987-10-30", revoked(1, Office::Spielausschuss, Level::Bezirk)).unwrap();
    assert_eq!(tenths(&verband, 1), Some([20, 0]));
}

/// 5.9: a ban rests while its decision is suspended, begins again with it, and ends with it from the first day.
#[test]
fn art_5_9_bans_follow_their_decision() {
    let mut journal = founded();
    play(&mut journal, "1987-10-08", 1, WON);
    let ban = Sanction::Ban { from: day("1987-10-10"), to: day("1988-03-31") };
    let one = decision(game(1), None, vec![imposed(Banned::Player(PersonId(1)), ban)]);
    let made_on = |on: &str| Decision { postmark: day(on), ..one.clone() };
    act(&mut journal, "1987-10-10", made(1, made_on("1987-10-10"))).unwrap();
    let banned = |journal: &Journal| -> Vec<&str> {
        let days = ["1987-10-11", "1987-10-20", "1987-11-20", "1988-03-31", "1988-04-01"];
        let known_by = day("1988-06-01");
        let bans = |on: &str| journal.state().registry.bans(PersonId(1), AsOf { true_on: day(on), known_by });
        let on = |on: &&str| !bans(on).is_empty();
        days.into_iter().filter(on).collect()
    };
    assert_eq!(banned(&journal), ["1987-10-11", "1987-10-20", "1987-11-20", "1988-03-31"]);
    act(&mut journal, "1987-10-12", lodge(1, 1, 1, "1987-10-12", 60)).unwrap();
    act(&mut journal, "1987-10-12", Fact::EffectLimited { remedy: RemedyId(1), part: Part::Score }).unwrap();
    assert_eq!(banned(&journal).len(), 4, "only the score rests");
    let mut withdrawn = journal.clone();
    act(&mut journal, "1987-10-12", Fact::ExecutionSuspended { remedy: RemedyId(1) }).unwrap();
    assert_eq!(banned(&journal), ["1987-10-11"], "from now on");
    act(&mut withdrawn, "1987-10-12", Fact::ExecutionSuspended { remedy: RemedyId(1) }).unwrap();
    let back = turmuhr_season::fact::RemedyAct::Withdrawn { expenses: 0 };
    act(&mut withdrawn, "1987-10-20", Fact::RemedyActed { remedy: RemedyId(1), act: back }).unwrap();
    assert_eq!(banned(&withdrawn), ["1987-10-11", "1987-10-20", "1987-11-20", "1988-03-31"]);
    let mut upheld = journal.clone();
    write(&mut upheld, rule(1, Outcome::Upheld, 2, None)).unwrap();
    assert_eq!(banned(&upheld), [""; 0], "from the first day");
    write(&mut journal, rule(1, Outcome::Dismissed, 2, None)).unwrap();
    assert_eq!(banned(&journal).len(), 4, "again");
    act(&mut journal, "1987-11-01", revoked(1, Office::Spielausschuss, Level::Bezirk)).unwrap();
    assert_eq!(banned(&journal), [""; 0]);
}

/// 5.2: a protest against a first decision, then an appeal; and not before the decision.
#[test]
fn art_5_2_the_protest_comes_first() {
    let mut journal = founded();
    play(&mut journal, "1987-10-08", 1, WON);
    let made_on = Decision { postmark: day("1987-10-10"), ..decision(game(1), Some([0, 20]), Vec::new()) };
    act(&mut journal, "1987-10-10", made(1, made_on)).unwrap();
    let named = |named, on: &str| {
        let lodged = Lodged { named, ..lodged(on, 60) };
        let (id, against, by) = (RemedyId(1), DecisionId(1), Appellant::Club(ClubId(1)));
        Fact::RemedyLodged { id, against, by, basis: Basis::ResultDecided, lodged }
    };
    let refused = act(&mut journal, "1987-10-12", named(Some(Remedy::Appeal), "1987-10-12"));
    let Err(Refusal::OtherRemedy { wants: Remedy::Protest, cite: Some(cite) }) = refused else {
        panic!("{refused:?}")
    };
    assert_eq!(cite.article, "5.2");
    let early = act(&mut journal, "1987-10-12", named(Some(Remedy::Protest), "1987-10-09"));
    assert_eq!(early, Err(Refusal::BeforeDecision(day("1987-10-10"))));
    act(&mut journal, "1987-10-12", named(Some(Remedy::Protest), "1987-10-12")).unwrap();
}

/// 4.3: a fine case is due until the fine is imposed.
#[test]
fn art_4_3_fine_cases_are_due() {
    let mut journal = founded();
    let nobody = || Fact::reported(MatchId(1), Vec::new(), Vec::new(), vec![None; 2]);
    let cases = |journal: &Journal| -> Vec<Task> {
        let all = due(journal.state(), day("1988-01-10")).into_iter();
        let cases = all.filter(|one| matches!(one.what, Task::FineCase(..)));
        cases.inspect(|one| assert_eq!(one.office, Role::DirectorOfPlay)).map(|one| one.what).collect()
    };
    let case = |club, what| Task::FineCase(ClubId(club), what);
    // 27.2: both stayed away, both have lost.
    let outcome = act(&mut journal, "1987-10-05", nobody()).unwrap();
    assert!(outcome.concerns.iter().any(|one| matches!(one, Concern::FineCase(_))));
    let missing = |concern: &Concern| match concern {
        Concern::Violations(all) => {
            all.iter().filter(|one| one.kind == ViolationKind::NotAppeared).map(|one| one.side).collect()
        }
        _ => Vec::new(),
    };
    let sides: Vec<Which> = outcome.concerns.iter().flat_map(missing).collect();
    assert_eq!(sides, [Which::Home, Which::Guest]);
    act(&mut journal, "1987-10-06", Fact::confirmed(MatchId(1))).unwrap();
    let none = Played::Decided { boards: [Points::ZERO; 2], matches: [0, 0] };
    assert_eq!(counted(journal.state(), MatchId(1)), (none, true));
    let stayed = FineFor::NotAppearing(MatchId(1));
    assert_eq!(cases(&journal), [case(1, stayed), case(4, stayed)]);
    act(&mut journal, "1987-10-10", made(1, decision(game(1), None, vec![fine(4, 50)]))).unwrap();
    assert_eq!(cases(&journal), [case(1, stayed)]);
    act(&mut journal, "1987-10-11", revoked(1, Office::Spielleiter, Level::Bezirk)).unwrap();
    assert_eq!(cases(&journal).len(), 2, "open again");
    act(&mut journal, "1987-10-12", made(2, decision(game(1), None, vec![fine(4, 60), fine(1, 60)])))
        .unwrap();
    assert_eq!(cases(&journal), []);
    let (team, on) = (TeamId(2), day("1987-10-13"));
    act(&mut journal, "1987-10-13", Fact::TeamWithdrawn { team, after_round: 1, on }).unwrap();
    assert_eq!(cases(&journal), [case(2, FineFor::Withdrawal(team))]);
    let class = About::Other(OtherAbout::Class(LIGA));
    act(&mut journal, "1987-10-14", made(3, decision(class, None, vec![fine(2, 60)]))).unwrap();
    assert_eq!(cases(&journal), []);
}

/// 4.5: a ban without the consent of the committee says that it has no effect.
#[test]
fn art_4_5_a_ban_without_consent_says_so() {
    let mut journal = founded();
    let noted = |ban, consent| {
        let (on, article) = (Banned::Player(PersonId(1)), "4.2".to_owned());
        let (from, until) = (day("1987-10-10"), day("1987-12-31"));
        said(Statement::BanNoted { ban: BanId(ban), on, from, until, consent, article, decision: None })
    };
    let outcome = act(&mut journal, "1987-10-10", noted(1, false)).unwrap();
    let [Concern::BanWithoutEffect(cite)] = &outcome.concerns[..] else { panic!("{outcome:?}") };
    assert_eq!(cite.article, "4.5");
    assert_eq!(act(&mut journal, "1987-10-10", noted(2, true)).unwrap().concerns, []);
}

/// A table counts what would be confirmed, and says where each score comes from.
#[test]
fn a_table_counts_findings_that_are_not_confirmed() {
    let mut journal = founded();
    let mut ranks = seats();
    ranks.reverse();
    for (seat, board) in ranks.iter_mut().zip(1..) {
        seat.board = board;
    }
    // Rank 2 before rank 1: the player on board 2 sits too low and loses (16.7).
    let wrong = Fact::reported(MatchId(1), ranks, seats(), WON.map(Some).to_vec());
    act(&mut journal, "1987-10-05", wrong).unwrap();
    let before = tenths(&journal, 1);
    assert_ne!(before, Some([20, 0]), "not as reported");
    act(&mut journal, "1987-10-05", card(2, WON)).unwrap();
    act(&mut journal, "1987-10-26", card(3, WON)).unwrap();
    act(&mut journal, "1987-10-26", Fact::confirmed(MatchId(3))).unwrap();
    act(&mut journal, "1987-10-27", made(1, decision(game(4), Some([20, 0]), Vec::new()))).unwrap();
    let table = group_table(journal.state(), LIGA, 0).unwrap();
    let marks = [
        Mark::UnderFinding,
        Mark::Preliminary,
        Mark::Confirmed,
        Mark::Decided(DecisionId(1)),
        Mark::NotPlayed,
        Mark::NotPlayed,
    ];
    assert_eq!(table.marks, (1..).map(MatchId).zip(marks).collect::<Vec<_>>());
    assert_eq!(table.provisional, [1, 2, 5, 6].map(MatchId));
    act(&mut journal, "1987-10-28", Fact::confirmed(MatchId(1))).unwrap();
    assert_eq!(tenths(&journal, 1), before, "confirming changes nothing");
}

/// 5.11: where no panel is named, the author of the entry has decided.
#[test]
fn art_5_11_the_author_decides() {
    let mut journal = founded();
    play(&mut journal, "1987-10-08", 1, WON);
    let fact = made(1, decision(game(1), Some([0, 20]), Vec::new()));
    turmuhr_season::act(&mut journal, fact, noon(AFTER), "P2, X").unwrap();
    assert_eq!(journal.state().decisions[&DecisionId(1)].panel, [PersonId(2)]);
}

/// 5.2: what an instance has decided, or has before it, does not come before it again; the way on is the appeal.
#[test]
fn art_5_2_a_protest_is_lodged_once() {
    let mut journal = founded();
    play(&mut journal, "1987-10-08", 1, WON);
    act(&mut journal, AFTER, made(1, decision(game(1), Some([0, 20]), Vec::new()))).expect("decided");
    act(&mut journal, "1987-11-21", lodge(1, 1, 1, "1987-11-21", 60)).expect("lodged");
    let same = |journal: &mut Journal, club, on: &str| match act(journal, on, lodge(9, 1, club, on, 60)) {
        Ok(_) => None,
        Err(Refusal::SameRemedy { remedy, ruling, cite }) => {
            assert_eq!(cite.expect("an article").article, "5.2");
            Some((remedy.0, ruling.map(|id| id.0)))
        }
        Err(other) => panic!("{other:?}"),
    };
    assert_eq!(same(&mut journal.clone(), 1, "1987-11-22"), Some((1, None)), "it is pending");
    assert_eq!(same(&mut journal.clone(), 4, "1987-11-22"), None, "another party");
    let mut withdrawn = journal.clone();
    let act_on = |act| Fact::RemedyActed { remedy: RemedyId(1), act };
    act(&mut withdrawn, "1987-11-22", act_on(RemedyAct::Withdrawn { expenses: 0 })).expect("withdrawn");
    assert_eq!(same(&mut withdrawn, 1, "1987-11-22"), None, "within the period");
    let heard = act_on(RemedyAct::StatementsAsked { of: 0, until: day("1987-11-21") });
    act(&mut journal, "1987-11-21", heard).expect("heard");
    let Fact::RemedyDecided { remedy, outcome, decision, result } = rule(1, Outcome::Dismissed, 2, None)
    else {
        panic!("a ruling")
    };
    let result = Decision { postmark: day("1987-11-23"), ..result };
    act(&mut journal, "1987-11-23", Fact::RemedyDecided { remedy, outcome, decision, result })
        .expect("ruled");
    for club in [1, 4] {
        assert_eq!(same(&mut journal, club, "1987-11-24"), Some((1, Some(2))), "decided");
    }
    let appeal = Fact::RemedyLodged {
        id: RemedyId(2),
        against: DecisionId(2),
        by: Appellant::Club(ClubId(1)),
        basis: Basis::ResultDecided,
        lodged: Lodged { named: Some(Remedy::Appeal), ..lodged("1987-11-24", 150) },
    };
    act(&mut journal, "1987-11-24", appeal).expect("the way on");
}

/// 5.2: a fine is final with the last word about it, on the day that is asked for.
#[test]
fn art_5_2_a_contested_decision_is_not_final() {
    let mut journal = founded();
    play(&mut journal, "1987-10-08", 1, WON);
    let fined = made(1, decision(game(1), None, vec![fine(1, 50)]));
    act(&mut journal, AFTER, fined).expect("fined");
    let is_final = |journal: &Journal, on: &str| journal.state().is_final(DecisionId(1), day(on));
    assert!(!is_final(&journal, "1987-11-30"), "the last of ten days");
    assert!(is_final(&journal, "1987-12-01"));
    act(&mut journal, "1987-11-21", lodge(1, 1, 1, "1987-11-21", 60)).expect("lodged");
    assert!(!is_final(&journal, "1988-06-01"), "a protest is open");
    assert_eq!(journal.state().contested_by(DecisionId(1)), Some(RemedyId(1)));
    let heard = RemedyAct::StatementsAsked { of: 0, until: day("1987-11-21") };
    act(&mut journal, "1987-11-21", Fact::RemedyActed { remedy: RemedyId(1), act: heard }).expect("heard");
    let Fact::RemedyDecided { remedy, outcome, decision, result } = rule(1, Outcome::Dismissed, 2, None)
    else {
        panic!("a ruling")
    };
    let result = Decision { postmark: day("1987-12-05"), ..result };
    act(&mut journal, "1987-12-05", Fact::RemedyDecided { remedy, outcome, decision, result })
        .expect("ruled");
    assert!(!is_final(&journal, "1987-12-10"), "an appeal is possible");
    assert_eq!(journal.state().contestable_until(DecisionId(1)), Some(day("1987-12-15")));
    assert!(is_final(&journal, "1987-12-16"));
}

/// 4.1: no more points are taken away than a team can win.
#[test]
fn art_4_1_a_deduction_has_a_bound() {
    let mut journal = founded();
    play(&mut journal, "1987-10-08", 1, WON);
    for (points, expected) in [
        (0, Some(Refusal::NoAmount)),
        (2, None),
        (6, None),
        (7, Some(Refusal::DeductionTooHigh { most: 6 })),
        (99_999, Some(Refusal::DeductionTooHigh { most: 6 })),
    ] {
        let sanctions = vec![imposed(Banned::Team(TeamId(1)), Sanction::PointDeduction(points))];
        let told = act(&mut journal.clone(), AFTER, made(1, decision(game(1), None, sanctions))).err();
        assert_eq!(told, expected, "{points}");
    }
}

/// What a decision in force rests on is not undone under it.
#[test]
fn a_card_stays_under_its_decision() {
    let mut journal = founded();
    let entry = act(&mut journal, "1987-10-08", card(1, WON)).expect("reported").entry;
    let undo = || Fact::Undone { entry, reason: "mistaken".to_owned() };
    act(&mut journal.clone(), "1987-10-08", undo()).expect("nothing rests on it");
    act(&mut journal, AFTER, made(1, decision(game(1), Some([0, 20]), Vec::new()))).expect("decided");
    assert_eq!(act(&mut journal, AFTER, undo()).map(|_| ()), Err(Refusal::Stands(DecisionId(1))));
    act(&mut journal, AFTER, revoked(1, Office::Spielleiter, Level::Bezirk)).expect("revoked");
    act(&mut journal, AFTER, undo()).expect("the decision does not count any more");
}
