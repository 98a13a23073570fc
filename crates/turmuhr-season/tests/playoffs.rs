//! Play-offs and places: between level teams, by the table, the first team above the others.

mod support;

use support::league::*;
use turmuhr_season::Slip;

/// 18.3.1: a play-off needs a tie at a place that counts, and everything else settled.
#[test]
fn art_18_3_play_offs_are_between_level_teams() {
    let mut journal = founded();
    let off = |id, home, guest| set(id, 1, home, guest, "1988-05-01", Occasion::PlayOff);
    assert_eq!(
        act(&mut journal, "1987-10-01", off(7, 1, 2)),
        Err(Refusal::Open((1..=6).map(MatchId).collect()))
    );
    assert_eq!(act(&mut journal, "1987-10-01", off(7, 1, 1)), Err(Refusal::Itself));
    // 1 and 2 have five points each, 3 and 4 one.
    for (id, results) in [(1, WON), (2, WON), (3, DRAWN), (4, DRAWN), (5, WON), (6, LOST)] {
        play(&mut journal, AFTER, id, results);
    }
    assert_eq!(act(&mut journal, AFTER, off(7, 1, 3)), Err(Refusal::NoTie));
    let close = || Fact::ClassClosed { class: LIGA, accepted: false };
    let open = act(&mut journal, AFTER, close());
    assert!(matches!(&open, Err(Refusal::TieOpen(teams)) if teams.len() == 2), "{open:?}");
    act(&mut journal, AFTER, off(7, 1, 2)).unwrap();
    let settled = |order: [u32; 2], how| Fact::TieSettled {
        settled: Settlement { class: LIGA, group: 0, order: order.map(TeamId).to_vec(), how },
    };
    let on = "1988-05-02";
    let (better, worse) = (TeamId(1), TeamId(2));
    // A drawn play-off goes by the Berlin system, and by lot only where that is level.
    let mut berlin = journal.clone();
    play(&mut berlin, on, 7, FIRST_BOARD);
    let weighed = Err(Refusal::Weighed { better, worse });
    assert_eq!(act(&mut berlin, on, settled([2, 1], SettledBy::Berlin)), weighed);
    assert_eq!(act(&mut berlin, on, settled([1, 2], SettledBy::Lot { seed: 1 })), weighed);
    assert_eq!(act(&mut berlin, on, settled([2, 1], SettledBy::Lot { seed: 1 })), weighed);
    act(&mut berlin, on, settled([1, 2], SettledBy::Berlin)).unwrap();
    let mut lot = journal.clone();
    play(&mut lot, on, 7, DRAWN);
    assert_eq!(act(&mut lot, on, settled([1, 2], SettledBy::Berlin)), Err(Refusal::BerlinLevel));
    // The seed gives the order, whichever is named; a drawn lot stays.
    let mut firsts = Vec::new();
    for seed in 0..10 {
        let drawn = [[1, 2], [2, 1]].map(|order| {
            let mut lot = lot.clone();
            let entry = act(&mut lot, on, settled(order, SettledBy::Lot { seed })).unwrap().entry;
            let again = act(&mut lot, on, settled(order, SettledBy::Lot { seed: seed + 1 }));
            assert_eq!(again, Err(Refusal::NoTie));
            let first = lot.state().settled[0].order[0];
            let undone = act(&mut lot, on, Fact::Undone { entry, reason: "x".to_owned() });
            assert_eq!(undone, Err(Slip::LotDrawn { first }.into()));
            first
        });
        assert_eq!(drawn[0], drawn[1], "seed {seed}");
        firsts.push(drawn[0]);
    }
    assert!(firsts.contains(&better) && firsts.contains(&worse), "{firsts:?}");
    // Of two play-offs the last one counts, for the winner and for the weights.
    play(&mut journal, on, 7, WON);
    write(&mut journal, set(8, 2, 2, 1, "1988-05-08", Occasion::PlayOff)).unwrap();
    play(&mut journal, "1988-05-09", 8, WON);
    let first = act(&mut journal, "1988-05-09", settled([1, 2], SettledBy::PlayOff));
    assert_eq!(first, Err(Refusal::OtherWinner(MatchId(8))));
    act(&mut journal, "1988-05-09", settled([2, 1], SettledBy::PlayOff)).unwrap();
}

/// 18.3.2: of three teams the table of the play-off, the Berlin system and the lot decide, not the order of the names.
#[test]
fn art_18_3_2_three_level_teams_are_ordered_by_the_rules() {
    let mut journal = founded();
    // 1, 2 and 3 have four points each, 4 none.
    for (id, results) in [(1, WON), (2, WON), (3, LOST), (4, WON), (5, WON), (6, WON)] {
        play(&mut journal, AFTER, id, results);
    }
    let settled = |order: [u32; 3], how| Fact::TieSettled {
        settled: Settlement { class: LIGA, group: 0, order: order.map(TeamId).to_vec(), how },
    };
    let (on, orders) = ("1988-05-04", [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]]);
    let off = |results: [[BoardResult; 2]; 3]| {
        let mut journal = journal.clone();
        for (id, home, guest) in [(7, 1, 2), (8, 2, 3), (9, 3, 1)] {
            act(&mut journal, AFTER, set(id, id - 6, home, guest, "1988-05-01", Occasion::PlayOff)).unwrap();
        }
        for (id, result) in (7..).zip(results) {
            play(&mut journal, on, id, result);
        }
        journal
    };
    let taken = |journal: &Journal, how| -> Vec<[u32; 3]> {
        let by = |order: &[u32; 3]| act(&mut journal.clone(), on, settled(*order, how)).is_ok();
        orders.into_iter().filter(by).collect()
    };
    // Every game drawn: Berlin decides nothing.
    let level = off([DRAWN; 3]);
    assert_eq!(taken(&level, SettledBy::PlayOff), [[0; 3]; 0]);
    assert_eq!(taken(&level, SettledBy::Berlin), [[0; 3]; 0]);
    assert_eq!(act(&mut level.clone(), on, settled([1, 2, 3], SettledBy::Berlin)), Err(Refusal::BerlinLevel));
    let drawn = orders.map(|order| {
        let mut level = level.clone();
        act(&mut level, on, settled(order, SettledBy::Lot { seed: 3 })).unwrap();
        level.state().settled[0].order.clone()
    });
    assert!(drawn.iter().all(|order| *order == drawn[0]), "{drawn:?}");
    // 1 is better than 2, and 2 than 3, by the first board.
    let weighed = off([FIRST_BOARD, FIRST_BOARD, DRAWN]);
    assert_eq!(taken(&weighed, SettledBy::Berlin), [[1, 2, 3]]);
    let lot = act(&mut weighed.clone(), on, settled([1, 2, 3], SettledBy::Lot { seed: 3 }));
    assert_eq!(lot, Err(Refusal::Weighed { better: TeamId(1), worse: TeamId(2) }));
    // 1 wins twice, 2 once: no lot.
    let won = off([WON, WON, LOST]);
    assert_eq!(taken(&won, SettledBy::PlayOff), [[1, 2, 3]]);
    let lot = act(&mut won.clone(), on, settled([3, 2, 1], SettledBy::Lot { seed: 3 }));
    assert_eq!(lot, Err(Slip::NoLot { better: TeamId(1), worse: TeamId(2) }.into()));
}

/// 16.1, 16.6: two teams of a club may play in one class; the first never below the second.
#[test]
fn art_16_the_first_team_is_the_highest() {
    let mut journal = Journal::default();
    let mut add = |fact| act(&mut journal, BEGIN, fact).map(|_| ()).expect("taken");
    let season = Season { begins: 1987 };
    add(Fact::SeasonOpened { season, ordinance: "nrw-1987".to_owned(), texts: Vec::new() });
    for (class, name, height, promoted, relegated) in [(UPPER, "Oben", 2, 0, 1), (LIGA, "Unten", 1, 1, 0)] {
        let details = Class { promoted, relegated, ..Class::league(name, Level::Bezirk, height, 2) };
        add(Fact::ClassFormed { class, details });
    }
    for number in 1..=3 {
        let details = serde_json::json!({ "name": format!("SV {number}"), "bezirk": "B", "verband": "V" });
        add(Fact::ClubAdmitted { club: ClubId(number), details: serde_json::from_value(details).unwrap() });
    }
    // Club 1 has its first team above and its second below.
    for (team, club, number, class) in [(1, 1, 1, UPPER), (2, 2, 1, UPPER), (3, 1, 2, LIGA), (4, 3, 1, LIGA)]
    {
        let ranks = if number == 1 { [1, 8] } else { [9, 16] };
        let (team, club, number) = (TeamId(team), ClubId(club), TeamNumber(number));
        add(Fact::TeamEntered { team, club, number, class, ranks });
    }
    for (class, teams) in [(UPPER, [1, 2]), (LIGA, [3, 4])] {
        add(Fact::GroupsDrawn { class, seed: 1, groups: vec![teams.map(TeamId).to_vec()] });
    }
    let fixture = |class, home, guest| Fixture {
        class,
        group: 0,
        round: 1,
        home: TeamId(home),
        guest: TeamId(guest),
        on: day("1987-10-04"),
        occasion: Occasion::Round,
        starts: None,
    };
    add(Fact::MatchSet { id: MatchId(1), fixture: fixture(UPPER, 1, 2) });
    add(Fact::MatchSet { id: MatchId(2), fixture: fixture(LIGA, 3, 4) });
    let score = |id, sets| made(id, Decision { sets: Some(sets), ..decision(game(id), None, Vec::new()) });
    act(&mut journal, AFTER, score(1, ([0, 20], [0, 2]))).unwrap();
    act(&mut journal, AFTER, score(2, ([20, 0], [2, 0]))).unwrap();
    let state = journal.state();
    let year = state.year();
    assert_eq!((year[0].relegated.clone(), year[1].promoted.clone()), (vec![TeamId(1)], vec![TeamId(3)]));
    let places = state.places_after(&year);
    assert_eq!([1, 2, 3, 4].map(|team| places[&TeamId(team)]), [UPPER, UPPER, LIGA, LIGA]);
    assert_eq!(state.places_changed(&year), [(TeamId(1), UPPER), (TeamId(3), LIGA)]);
}

/// An ordinance without play-offs decides by its tie-breaks.
#[test]
fn without_play_offs_the_table_decides() {
    for (ordinance, open) in [("nrw-1987", 1), ("muster-2026", 0)] {
        let begins = if ordinance == "nrw-1987" { 1987 } else { 2026 };
        let on = |rest: &str| format!("{begins}-{rest}");
        let mut journal = Journal::default();
        let mut add = |fact| act(&mut journal, &on("07-15"), fact).map(|_| ()).expect("taken");
        add(Fact::SeasonOpened {
            season: Season { begins },
            ordinance: ordinance.to_owned(),
            texts: Vec::new(),
        });
        let competition = Some("league".to_owned());
        let details = Class { promoted: 1, competition, ..Class::league("Liga", Level::Bezirk, 1, 2) };
        add(Fact::ClassFormed { class: LIGA, details });
        for number in 1..=3 {
            let details =
                serde_json::json!({ "name": format!("SV {number}"), "bezirk": "B", "verband": "V" });
            let club = ClubId(number);
            add(Fact::ClubAdmitted { club, details: serde_json::from_value(details).unwrap() });
            let (team, number) = (TeamId(number), TeamNumber(1));
            add(Fact::TeamEntered { team, club, number, class: LIGA, ranks: [1, 9] });
        }
        add(Fact::GroupsDrawn { class: LIGA, seed: 1, groups: vec![(1..=3).map(TeamId).collect()] });
        // 1 and 2 have three match points each; 1 has more board points.
        let games = [(1, 1, 2, [10, 10]), (2, 1, 3, [20, 0]), (3, 2, 3, [15, 5])];
        for (id, home, guest, _) in games {
            add(set(id, id, home, guest, &on("10-04"), Occasion::Round));
        }
        for (id, _, _, score) in games {
            let article = "7.1".to_owned();
            let made_on = Decision { article, ..decision(game(id), Some(score), Vec::new()) };
            act(&mut journal, &on("11-20"), made(id, made_on)).unwrap();
        }
        let moves = journal.state().class_moves(LIGA);
        assert_eq!(moves.open.len(), open, "{ordinance}");
        if open == 0 {
            assert_eq!(moves.promoted, [TeamId(1)]);
            let off = set(9, 1, 1, 2, &on("12-20"), Occasion::PlayOff);
            assert_eq!(act(&mut journal, &on("11-20"), off), Err(Refusal::NoTie));
        }
    }
}
