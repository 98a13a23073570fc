//! Cups of a season, by article.

mod support;

use support::championship::*;

/// F-150, F-240: one of every Verband, one more of the two largest; equal numbers go by lot.
#[test]
fn art_12_1_places_of_the_verbaende() {
    let mut journal = cup();
    let refused = why(enter(&mut journal, FIRST, player(13), Ground::Verband, 3));
    assert!(matches!(&refused, NotSo::Full { of, most: 2, cite, .. } if of == "A" && cite.article == "12.1"));
    let refused = why(enter(&mut journal, FIRST, player(32), Ground::Verband, 2));
    assert!(matches!(&refused, NotSo::Full { of, most: 1, .. } if of == "C"), "{refused:?}");
    assert!(matches!(why(enter(&mut journal, FIRST, player(11), Ground::Verband, 1)), NotSo::Twice(_)));
    // The cup has neither host nor free place.
    assert!(matches!(
        why(enter(&mut journal, FIRST, player(32), Ground::Free, 1)),
        NotSo::NoGround(Ground::Free, _)
    ));
    let list = state(&journal).seat_list(FIRST).expect("a list");
    assert_eq!((list.entrants, list.total, list.size.clone()), (8, Some(8), Size::Fits));
    assert_eq!(list.quotas.largest, ["A", "B"]);
    // Level at the cut: the lot decides, and the same seed decides the same.
    let mut journal = federation("1987/88", "nrw-1987");
    announced(&mut journal, 1, details("cup", "1988-02-06"));
    let unknown = why(enter(&mut journal, FIRST, player(11), Ground::Verband, 1));
    assert!(matches!(unknown, NotSo::NoNumbers(_)));
    members(&mut journal, FIRST, [900, 500, 500, 500, 200, 100]);
    let quotas = state(&journal).quotas(&state(&journal).championships.all[&FIRST]).expect("quotas");
    assert_eq!((quotas.each["A"], quotas.by_lot.len()), (2, 1));
    assert!(["B", "C", "D"].contains(&quotas.by_lot[0].as_str()) && quotas.each[&quotas.by_lot[0]] == 2);
    assert_eq!(quotas.each.values().sum::<usize>(), 8);
}

/// F-241, F-242, F-243, F-245, F-246: draws, the home right, short games after a draw, the title.
#[test]
fn art_12_the_cup_is_played() {
    let mut journal = cup();
    let refused = why(draw(&mut journal, 1, &[(11, 12), (21, 31), (22, 41), (51, 61)]));
    let NotSo::Draw(faults) = refused else { panic!("{refused:?}") };
    assert_eq!((faults.len(), faults[0].cite.article.as_str()), (1, "12.2"), "two of one Verband");
    assert!(matches!(why(draw(&mut journal, 2, &[])), NotSo::OtherRound(1)));
    // A draw that fixes the way to the final may not lead two of A together in the semi-final.
    let refused = why(draw(&mut journal, 1, &[(11, 31), (41, 12), (21, 51), (61, 22)]));
    let NotSo::Draw(faults) = refused else { panic!("{refused:?}") };
    assert_eq!(faults.iter().map(|fault| fault.round).collect::<Vec<_>>(), [2, 2], "A and B");
    draw(&mut journal, 1, &[(11, 31), (41, 21), (12, 51), (61, 22)]).expect("allowed");
    assert_eq!(why(enter(&mut journal, FIRST, player(32), Ground::Verband, 2)), NotSo::Begun);
    for (home, result) in [(11, [10, 0]), (41, [0, 10]), (12, [10, 0])] {
        played(&mut journal, 1, home, &[result]).expect("played");
    }
    assert_eq!(why(played(&mut journal, 1, 61, &[[10, 10]])), NotSo::NoResult(1));
    assert_eq!(why(draw(&mut journal, 2, &[(11, 21), (12, 22)])), NotSo::RoundOpen(1));
    played(&mut journal, 1, 61, &[[5, 5]]).expect("drawn");
    // 12.4: the lot gives the colours of two short games; level again, the first one won decides.
    let off = |journal: &mut Journal, step: Step| {
        tell(journal, "1988-02-07", Act::PlayedOff { id: FIRST, among: vec![id(61), id(22)], step })
    };
    let game =
        |white: u32, black: u32, points: [i32; 2]| Step::Game { white: id(white), black: id(black), points };
    assert!(matches!(why(off(&mut journal, game(61, 22, [10, 0]))), NotSo::NotNow(_)), "the lot first");
    off(&mut journal, Step::ByHand { order: vec![id(61), id(22)], witnesses: vec!["Z".to_owned()] })
        .expect("lot");
    assert!(matches!(why(off(&mut journal, game(22, 61, [10, 0]))), NotSo::NotNow(_)), "61 has White");
    off(&mut journal, game(61, 22, [10, 0])).expect("first");
    off(&mut journal, game(22, 61, [10, 0])).expect("second: level");
    off(&mut journal, game(61, 22, [5, 5])).expect("drawn");
    off(&mut journal, game(22, 61, [10, 0])).expect("decisive");
    assert_eq!(why(off(&mut journal, game(61, 22, [10, 0]))), NotSo::NoTie, "decided");
    // The bracket of the first draw holds; who was at home goes away, as far as possible.
    assert_eq!(why(draw(&mut journal, 2, &[(11, 12), (21, 22)])), {
        let NotSo::Draw(faults) = why(draw(&mut journal, 2, &[(11, 12), (21, 22)])) else { panic!() };
        NotSo::Draw(faults)
    });
    assert_eq!(why(draw(&mut journal, 2, &[(11, 22), (12, 21)])), NotSo::OtherBracket);
    let told = draw(&mut journal, 2, &[(11, 21), (22, 12)]).expect("allowed");
    let [Concern::Championship(Notice::Draw(faults))] = &told.concerns[..] else { panic!("{told:?}") };
    assert_eq!(faults[0].cite.article, "12.3", "11 was at home already");
    played(&mut journal, 2, 11, &[[0, 10]]).expect("played");
    played(&mut journal, 2, 22, &[[10, 0]]).expect("played");
    let end = |journal: &mut Journal| tell(journal, "1988-03-01", Act::Closed { id: FIRST });
    assert!(matches!(why(end(&mut journal)), NotSo::Unfinished(_)));
    draw(&mut journal, 3, &[(21, 22)]).expect("the two of B may meet in the final");
    played(&mut journal, 3, 21, &[[10, 0]]).expect("played");
    assert_eq!(state(&journal).title(FIRST), None, "not closed");
    end(&mut journal).expect("closed");
    let (who, award) = state(&journal).title(FIRST).expect("a title");
    assert_eq!((who, award.text.de.as_str()), (player(21), "Pokalmeister von Nordrhein-Westfalen 1988"));
    assert_eq!(why(played(&mut journal, 3, 21, &[[0, 10]])), NotSo::Closed);
    // An undo cannot take the title away behind its back.
    let entry = journal.entries().len() as u64 - 1;
    let undone = act(&mut journal, "1988-03-02", Fact::Undone { entry, reason: "x".to_owned() });
    assert!(matches!(undone, Err(Refusal::Needed { .. })), "{undone:?}");
}

/// F-241, F-258: draws of the program keep the rules; so do draws anew, and byes.
#[test]
fn art_12_2_draws_of_the_program() {
    for seed in 0..40 {
        let journal = cup();
        let one = &state(&journal).championships.all[&FIRST];
        let pairs = state(&journal).draw_next(one, seed, false).expect("a draw");
        assert_eq!(pairs.len(), 4);
        let mut journal = journal.clone();
        tell(
            &mut journal,
            "1988-02-01",
            Act::Drawn { id: FIRST, round: 1, seed: Some(seed), anew: false, pairs },
        )
        .expect("keeps the rules");
    }
    // A district with five players: three go on without a game, and nobody is kept apart.
    let mut journal = federation("1987/88", "nrw-1987");
    let own = Details { level: Level::Verband, of: Some("A".to_owned()), ..details("cup", "1988-02-06") };
    let below = announced(&mut journal, 1, own);
    for who in 11..=14 {
        enter(&mut journal, below, player(who), Ground::Level, 1).expect("entered");
    }
    let foreign = why(enter(&mut journal, below, player(21), Ground::Level, 1));
    let NotSo::Barred(bars) = foreign else { panic!("{foreign:?}") };
    assert!(matches!(&bars[..], [Bar::NotPlayer(reason)] if reason.why == Why::OtherLevel));
    person(&mut journal, 15, 1, "1950-01-01", Sex::Male);
    enter(&mut journal, below, player(15), Ground::Level, 1).expect("entered");
    let pairs =
        state(&journal).draw_next(&state(&journal).championships.all[&below], 3, false).expect("a draw");
    assert_eq!(pairs.iter().filter(|pair| pair.guest.is_none()).count(), 3);
    let drawn = Act::Drawn { id: below, round: 1, seed: Some(3), anew: false, pairs };
    tell(&mut journal, "1988-02-01", drawn).expect("drawn");
}

/// F-255, F-257, F-259, F-260: the team cup is seeded; a level match goes by the Berlin system, then by lot.
#[test]
fn art_13_the_team_cup() {
    let mut journal = federation("1987/88", "nrw-1987");
    announced(&mut journal, 1, details("team-cup", "1988-02-06"));
    members(&mut journal, FIRST, [900, 800, 300, 300, 200, 100]);
    for (club, verband) in [(7, "A"), (8, "B")] {
        let details = Club {
            name: format!("SK {verband}"),
            bezirk: String::new(),
            verband: verband.to_owned(),
            affiliated: true,
            bans: Vec::new(),
        };
        act(&mut journal, "1987-09-01", Fact::ClubAdmitted { club: ClubId(club), details })
            .expect("admitted");
    }
    for (club, place) in [(1, 1), (7, 2), (2, 1), (8, 2), (3, 1), (4, 1), (5, 1), (6, 1)] {
        enter(&mut journal, FIRST, team(club), Ground::Verband, place).expect("has a place");
    }
    assert_eq!(
        why(enter(&mut journal, FIRST, player(11), Ground::Verband, 1)),
        NotSo::OtherKind(turmuhr_federation::ordinance::rules::Of::Teams)
    );
    let faults = |pairs: &[(u32, u32)]| {
        let NotSo::Draw(faults) = why(draw(&mut journal.clone(), 1, pairs)) else { panic!() };
        faults.iter().map(|fault| fault.cite.article.clone()).collect::<Vec<_>>()
    };
    assert_eq!(faults(&[(11, 31), (81, 41), (21, 71), (51, 61)]), ["13.3"], "1 of A meets 2 of B");
    draw(&mut journal, 1, &[(11, 81), (31, 41), (21, 71), (51, 61)]).expect("seeded");
    // 2:2, on boards 1 and 4 against 2 and 3: five each, and the lot decides.
    let level = [[10, 0], [0, 10], [0, 10], [10, 0]];
    played(&mut journal, 1, 11, &level).expect("level");
    let one = &state(&journal).championships.all[&FIRST];
    assert!(state(&journal).in_next_round(one).is_err());
    let lot = Step::Lot { seed: 5 };
    tell(&mut journal, "1988-02-07", Act::PlayedOff { id: FIRST, among: vec![id(11), id(81)], step: lot })
        .expect("lot");
    // 2:2 with boards 1 and 2 against 3 and 4: seven to three.
    played(&mut journal, 1, 31, &[[10, 0], [10, 0], [0, 10], [0, 10]]).expect("by the Berlin system");
    played(&mut journal, 1, 21, &[[10, 0], [10, 0], [10, 0], [5, 5]]).expect("won");
    played(&mut journal, 1, 51, &[[0, 10], [10, 0], [10, 0], [0, 10]]).expect("level");
    assert!(matches!(why(played(&mut journal, 1, 51, &level)), NotSo::Decided));
    let one = &state(&journal).championships.all[&FIRST];
    let open = state(&journal).unfinished(one);
    assert_eq!(open.len(), 1, "5 to 5 by the weights: {open:?}");
}

/// A result names both sides: a pair that the round does not have is refused, with the games that it has.
#[test]
fn a_result_is_of_a_pair_of_the_round() {
    let mut journal = cup();
    let pairs = [(11, 31), (41, 21), (12, 51), (61, 22)];
    draw(&mut journal, 1, &pairs).expect("drawn");
    let result = |journal: &mut Journal, home: u32, guest: u32| {
        let (home, guest, boards) = (id(home), Some(id(guest)), vec![[10, 0]]);
        tell(journal, "1988-02-07", Act::Played { id: FIRST, round: 1, home, guest, boards })
    };
    let games = || pairs.map(|(home, guest)| Pair { home: id(home), guest: Some(id(guest)) }).to_vec();
    for (home, guest) in [(11, 21), (31, 11), (11, 99)] {
        assert_eq!(why(result(&mut journal, home, guest)), NotSo::NoGame(games()), "{home} {guest}");
    }
    result(&mut journal, 11, 31).expect("a pair");
}
