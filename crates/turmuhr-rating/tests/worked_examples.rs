//! Every worked example of the specification, and its near misses.

use turmuhr_core::{
    Color, PlayerId, Rated, Round,
    Score::{self, Draw, Loss, Win},
};
use turmuhr_rating::{
    Date, Mode, Player, RatedEvent, Record, Time, Why,
    dwz::{self, Formula},
    elo::{
        self, FirstOutcome, Outcome, Reason,
        rules::{MARCH_2024, OCTOBER_2025, Rules},
    },
};

/// Player 1 against opponents of these ratings, one a round; the opponents' lines contain the same games.
fn event(own: Option<u32>, games: &[(u32, Score)]) -> RatedEvent {
    let mut hero = Player::new(PlayerId(1), own);
    let mut players = Vec::new();
    for (&(rating, score), number) in games.iter().zip(2..) {
        let mut opponent = Player::new(PlayerId(number), (rating > 0).then_some(rating));
        let idle = number as usize - 2;
        opponent.rounds = vec![Round::Bye(turmuhr_core::Bye::Zero); idle];
        opponent.rounds.push(played(1, mirrored(score)));
        hero.rounds.push(played(number, score));
        players.push(opponent);
    }
    players.insert(0, hero);
    RatedEvent { players, date: Some(Date::new(2026, 11, 1)), ..RatedEvent::default() }
}

fn played(opponent: u32, score: Score) -> Round {
    Round::Played { opponent: PlayerId(opponent), colour: Color::White, score, rated: Rated::Yes }
}

fn mirrored(score: Score) -> Score {
    match score {
        Win => Loss,
        Draw => Draw,
        Loss => Win,
    }
}

fn first(event: &RatedEvent, rules: &Rules) -> elo::Rating {
    elo::rate(event, rules).swap_remove(0)
}

fn change(event: &RatedEvent, rules: &Rules) -> elo::Change {
    match first(event, rules).result {
        Outcome::Rated(change) => change,
        Outcome::Unrated(first) => panic!("unrated: {first:?}"),
    }
}

#[test]
fn b02_8_3_example_a() {
    let games = [(1620, Win), (1790, Draw), (1910, Win), (2305, Loss), (1400, Win)];
    let change = change(&event(Some(1850), &games), &OCTOBER_2025);
    let gains: Vec<String> = change.games.iter().map(|line| format!("{:+}", line.gain)).collect();
    assert_eq!(gains, ["+0.21", "-0.08", "+0.58", "-0.08", "+0.08"]);
    assert_eq!(change.games.iter().map(|line| line.counted).collect::<Vec<_>>(), [230, 60, -60, -400, 400]);
    assert_eq!((change.coefficient.applied, change.coefficient.reason), (20, Reason::Settled));
    assert_eq!((change.change.to_string(), change.rounded, change.new), ("14.20".to_owned(), 14, 1864));
}

#[test]
fn b02_8_3_1_example_b_the_limit_is_for_players_below_2650() {
    let games = [(2100, Win), (2550, Draw)];
    let now = change(&event(Some(2700), &games), &OCTOBER_2025);
    assert_eq!((now.change.to_string(), now.rounded), ("-1.80".to_owned(), -2));
    let before = change(&event(Some(2700), &games), &MARCH_2024);
    assert_eq!((before.games[0].counted, before.change.to_string()), (400, "-1.20".to_owned()));
    for (own, counted) in [(2649, 400), (2650, 650)] {
        let change = change(&event(Some(own), &[(2000, Win)]), &OCTOBER_2025);
        assert_eq!(change.games[0].counted.min(650), counted, "{own}");
    }
    // The difference is limited for the opponent in the same game.
    let both = elo::rate(&event(Some(2700), &games), &OCTOBER_2025);
    let Outcome::Rated(other) = &both[1].result else { panic!("rated") };
    assert_eq!((other.games[0].difference, other.games[0].counted), (-600, -400));
}

#[test]
fn b02_8_3_3_k() {
    let young = |year| (Some(year), Record { games: Some(100), ..Record::default() });
    let record = |record: Record| (Some(1980), record);
    let cases = [
        (1900, record(Record { games: Some(29), ..Record::default() }), 40, "29 games"),
        (1900, record(Record { games: Some(30), ..Record::default() }), 20, "30 games"),
        (2299, young(2008), 40, "the year of the 18th birthday"),
        (2299, young(2007), 20, "the year after"),
        (2300, young(2008), 20, "2300"),
        (2400, young(2008), 10, "2400"),
        (2399, record(Record::default()), 20, "2399"),
        (2400, record(Record::default()), 10, "2400"),
        (2350, record(Record { reached_2400: Some(true), ..Record::default() }), 10, "once 2400"),
        (
            2250,
            (Some(2010), Record { reached_2400: Some(true), ..Record::default() }),
            10,
            "once 2400, young",
        ),
        (2250, (None, Record::default()), 20, "age unknown"),
        (1900, record(Record { coefficient: Some(40), ..Record::default() }), 40, "the list says so"),
    ];
    for (own, (birth, record), k, why) in cases {
        let mut event = event(Some(own), &[(2000, Win)]);
        (event.players[0].birth_year, event.players[0].record) = (birth, record);
        assert_eq!(change(&event, &OCTOBER_2025).coefficient.k, k, "{why}");
    }
}

#[test]
fn b02_8_3_3_k_times_games_is_at_most_700() {
    for (games, k, applied) in [(17, 40, 40), (18, 40, 38), (35, 20, 20), (36, 20, 19), (70, 10, 10)] {
        let mut event = event(Some(2000), &vec![(2000, Draw); games]);
        event.players[0].record.coefficient = Some(k);
        assert_eq!(change(&event, &OCTOBER_2025).coefficient.applied, applied, "{games} games");
    }
}

#[test]
fn b02_8_3_4_a_half_is_rounded_away_from_zero() {
    // K 10 and a gain of .25 in two games: 2.5; of −.25: −2.5.
    let set = |own, games: &[(u32, Score)]| {
        let mut event = event(Some(own), games);
        event.players[0].record.coefficient = Some(10);
        change(&event, &OCTOBER_2025)
    };
    let up = set(1825, &[(2000, Draw), (1825, Draw)]);
    assert_eq!((up.change.to_string().as_str(), up.rounded), ("2.30", 2));
    let up = set(1809, &[(2000, Draw)]);
    assert_eq!((up.change.to_string().as_str(), up.rounded), ("2.50", 3));
    let down = set(2191, &[(2000, Draw)]);
    assert_eq!((down.change.to_string().as_str(), down.rounded), ("-2.50", -3));
}

#[test]
fn b02_8_2_first_rating() {
    let games = [(1700, Win), (1900, Win), (1750, Draw), (2000, Draw), (1600, Loss)];
    let Outcome::Unrated(worked) = first(&event(None, &games), &OCTOBER_2025).result else { panic!() };
    let FirstOutcome::Worked(worked) = worked.outcome else { panic!("{worked:?}") };
    assert_eq!(
        (worked.average.to_string(), worked.percent, worked.difference),
        ("1792.86".to_owned(), 57, 50)
    );
    assert_eq!((worked.rating, worked.published), (1843, Some(1843)));
}

#[test]
fn b02_8_2_no_first_rating_beside_it() {
    let outcome = |games: &[(u32, Score)]| match first(&event(None, games), &OCTOBER_2025).result {
        Outcome::Unrated(first) => first.outcome,
        Outcome::Rated(_) => panic!("rated"),
    };
    assert_eq!(outcome(&[(1700, Win); 4]), FirstOutcome::TooFew { needed: 5 });
    assert_eq!(outcome(&[(1700, Loss); 5]), FirstOutcome::NoPoints);
    assert_eq!(outcome(&[(0, Win); 5]), FirstOutcome::NoGames, "nobody of them had a rating");
    let FirstOutcome::Worked(high) = outcome(&[(2500, Win); 6]) else { panic!() };
    assert_eq!(high.published, Some(2200), "{high:?}");
    let weak =
        [(1400, Draw), (1400, Loss), (1400, Loss), (1400, Loss), (1400, Loss), (1400, Loss), (1400, Loss)];
    let FirstOutcome::Worked(low) = outcome(&weak) else { panic!() };
    assert_eq!((low.rating, low.published), (1216, None), "1489 less 273 for 17 percent");
}

#[test]
fn b02_7_1_4_a_rating_below_the_floor_is_not_published() {
    let low = change(&event(Some(1405), &[(1450, Loss), (1450, Loss)]), &OCTOBER_2025);
    assert!(low.below_floor && low.new == 1387, "{low:?}");
    assert!(!change(&event(Some(1405), &[(1405, Draw)]), &OCTOBER_2025).below_floor);
}

#[test]
fn games_that_do_not_count_say_why() {
    let unplayed = [
        (Round::ForfeitWin { opponent: PlayerId(2), colour: None }, Why::Forfeit),
        (Round::ForfeitLoss { opponent: PlayerId(2), colour: None }, Why::Forfeit),
        (Round::Adjourned { opponent: PlayerId(2), colour: Color::Black }, Why::Unfinished),
        (
            Round::Played { opponent: PlayerId(2), colour: Color::White, score: Win, rated: Rated::No },
            Why::NoMoves,
        ),
    ];
    for (round, why) in unplayed {
        let mut event = event(Some(2000), &[(1900, Win)]);
        event.players[0].rounds = vec![round];
        let rating = first(&event, &OCTOBER_2025);
        assert_eq!(rating.omitted.iter().map(|omitted| omitted.why).collect::<Vec<_>>(), [why]);
        assert_eq!(rating.performance, None);
    }
    let mut event = event(Some(2000), &[(1900, Win)]);
    event.players[1].record.rated_meanwhile = true;
    assert_eq!(first(&event, &OCTOBER_2025).omitted[0].why, Why::OpponentUnrated);
    let Outcome::Rated(other) = &elo::rate(&event, &OCTOBER_2025)[1].result else { panic!("rated") };
    assert_eq!(other.games.len(), 1, "for oneself the new rating counts");
}

#[test]
fn thinking_time_and_distance() {
    let minutes = |minutes: u32| Time { white: minutes * 60, black: minutes * 60, first_control: None };
    let cases = [
        (Mode::Standard, minutes(120), 2400, 1500, None),
        (Mode::Standard, minutes(119), 2400, 1500, Some(Why::TooShort { minutes: 120 })),
        (Mode::Standard, minutes(90), 1799, 2399, None),
        (Mode::Standard, minutes(89), 1799, 1800, Some(Why::TooShort { minutes: 90 })),
        (Mode::Standard, minutes(60), 1799, 1700, None),
        (
            Mode::Standard,
            Time { first_control: Some(29), ..minutes(120) },
            1700,
            1700,
            Some(Why::FirstControl { moves: 29 }),
        ),
        (Mode::Standard, Time { first_control: Some(30), ..minutes(120) }, 1700, 1700, None),
        (Mode::Rapid, minutes(25), 2601, 2001, Some(Why::Apart { difference: 600 })),
        (Mode::Rapid, minutes(25), 2601, 2002, None),
        (Mode::Blitz, minutes(5), 2600, 2000, None),
        (Mode::Blitz, Time { black: 240, ..minutes(5) }, 2000, 2000, Some(Why::UnequalTimes)),
    ];
    for (mode, time, own, other, why) in cases {
        let mut event = event(Some(own), &[(other, Win)]);
        (event.mode, event.time) = (mode, Some(time));
        let omitted = first(&event, &OCTOBER_2025).omitted;
        assert_eq!(omitted.first().map(|omitted| omitted.why), why, "{own} against {other}, {time:?}");
    }
    let seconds = |seconds| Time { white: seconds, black: seconds, first_control: None }.mode();
    assert_eq!(
        [180, 181, 600, 601, 3599, 3600].map(seconds),
        [
            None,
            Some(Mode::Blitz),
            Some(Mode::Blitz),
            Some(Mode::Rapid),
            Some(Mode::Rapid),
            Some(Mode::Standard)
        ]
    );
}

#[test]
fn the_edition_in_force() {
    let on = |year, month, day| Rules::on(Some(Date::new(year, month, day))).id;
    assert_eq!(on(2025, 9, 30), "2024-03");
    assert_eq!(on(2025, 10, 1), "2025-10");
    assert_eq!(Rules::on(None).id, "2025-10");
    assert!(MARCH_2024.too_new_for(Some(Date::new(2024, 2, 29))));
}

/// The table of 2.4: rating, age, index, opponents, half points, We, then both results.
type German = (u32, u32, u32, &'static [u32], usize, &'static str, (u32, u32), (&'static str, u32));

const GERMAN: [German; 4] = [
    (1650, 40, 20, &[1600, 1700, 1750, 1800, 1550, 1650, 1900], 8, "2.986", (22, 1678), ("28.0", 1678)),
    (1200, 15, 4, &[1250, 1300, 1150, 1400, 1100], 7, "2.240", (5, 1301), ("72.7", 1292)),
    (1150, 50, 9, &[1300, 1400, 1250, 1500, 1200], 1, "1.386", (18, 1119), ("26.0", 1127)),
    (
        2250,
        30,
        60,
        &[2100, 2200, 2300, 2150, 2250, 2350, 2400, 2050, 2200],
        12,
        "4.830",
        (30, 2274),
        ("25.0", 2279),
    ),
];

fn german(own: Option<u32>, opponents: &[u32], half_points: usize) -> RatedEvent {
    let games: Vec<(u32, Score)> = opponents
        .iter()
        .enumerate()
        .map(|(game, &rating)| match half_points.saturating_sub(2 * game) {
            0 => (rating, Loss),
            1 => (rating, Draw),
            _ => (rating, Win),
        })
        .collect();
    event(own, &games)
}

#[test]
fn dwz_examples_in_both_formulas() {
    for (own, age, index, opponents, half_points, expected, classic, reform) in GERMAN {
        let mut event = german(Some(own), opponents, half_points);
        event.players[0].birth_year = Some(2026 - age);
        event.players[0].record.index = Some(index);
        let worked = |formula| match dwz::rate(&event, formula).swap_remove(0).result {
            dwz::Outcome::Rated(change) => change,
            dwz::Outcome::First(first) => panic!("{first:?}"),
        };
        let old = worked(Formula::Classic);
        assert_eq!(old.expected.to_string(), expected, "{own}");
        let dwz::Coefficient::Classic(development) = &old.coefficient else { panic!() };
        assert_eq!((development.value, old.new), classic, "{own}: {development:?}");
        assert!(development.assumed.is_empty());
        let new = worked(Formula::Reform);
        let dwz::Coefficient::Reform(factor) = &new.coefficient else { panic!() };
        assert_eq!((factor.value.to_string().as_str(), new.new), reform, "{own}: {factor:?}");
    }
}

#[test]
fn dwz_arithmetic_as_printed() {
    let (own, age, index, opponents, half_points, ..) = GERMAN[2];
    let mut event = german(Some(own), opponents, half_points);
    event.players[0].birth_year = Some(2026 - age);
    event.players[0].record.index = Some(index);
    let dwz::Outcome::Rated(old) = &dwz::rate(&event, Formula::Classic)[0].result else { panic!() };
    let dwz::Coefficient::Classic(development) = &old.coefficient else { panic!() };
    assert_eq!(
        (development.base.to_string(), development.brake.to_string()),
        ("16.75".into(), "1.72".into())
    );
    let dwz::Outcome::Rated(new) = &dwz::rate(&event, Formula::Reform)[0].result else { panic!() };
    let dwz::Coefficient::Reform(factor) = &new.coefficient else { panic!() };
    assert_eq!((factor.base, factor.brake.to_string().as_str()), (32, "0.8125"));
}

fn newcomer(event: &RatedEvent, formula: Formula) -> dwz::FirstOutcome {
    match dwz::rate(event, formula).swap_remove(0).result {
        dwz::Outcome::First(first) => first.outcome,
        dwz::Outcome::Rated(_) => panic!("rated"),
    }
}

#[test]
fn dwz_first_rating_is_where_the_score_is_expected() {
    let event = german(None, &[1700, 1900, 1750, 2000, 1600], 6);
    let dwz::FirstOutcome::Worked(worked) = newcomer(&event, Formula::Classic) else { panic!() };
    let off = worked.expected - turmuhr_rating::Decimal::new(30, 1);
    assert!(off.units().abs() <= 4, "{worked:?}");
    assert_eq!((worked.average, worked.rating), (1790, worked.performance.unsigned_abs()));
    assert_eq!(
        newcomer(&german(None, &[1700; 4], 4), Formula::Classic),
        dwz::FirstOutcome::TooFew { needed: 5 }
    );
    assert_eq!(newcomer(&german(None, &[1700; 5], 0), Formula::Reform), dwz::FirstOutcome::NoPoints);
    assert_eq!(newcomer(&german(None, &[1700; 5], 10), Formula::Classic), dwz::FirstOutcome::AllPoints);
    let dwz::FirstOutcome::Worked(all) = newcomer(&german(None, &[1700; 5], 10), Formula::Reform) else {
        panic!()
    };
    // 5½ of 6 against 1700: .91667 is 391 points more.
    assert!(all.fictitious_draw && (all.performance - 2091).abs() <= 1, "{all:?}");
}

/// Newcomers count as each other's opponents: two with identical results get the same rating.
#[test]
fn dwz_newcomers_are_rated_together() {
    let mut players: Vec<Player> =
        (3..=10).map(|id| Player::new(PlayerId(id), Some(1500 + 10 * id))).collect();
    for id in [1, 2] {
        let mut player = Player::new(PlayerId(id), None);
        player.rounds = (3..=6).map(|other| played(other, if other % 2 == 0 { Win } else { Loss })).collect();
        player.rounds.push(played(3 - id, Draw));
        players.push(player);
    }
    let event = RatedEvent { players, ..RatedEvent::default() };
    let rated: Vec<u32> = dwz::rate(&event, Formula::Classic)
        .into_iter()
        .filter_map(|rating| match rating.result {
            dwz::Outcome::First(dwz::First { outcome: dwz::FirstOutcome::Worked(worked), games, .. }) => {
                assert_eq!(games.len(), 5);
                Some(worked.rating)
            }
            _ => None,
        })
        .collect();
    assert_eq!(rated, [1545, 1545]);
}

/// A group that met no rated player gets no rating.
#[test]
fn dwz_newcomers_among_themselves_get_no_rating() {
    let players = (1..=6)
        .map(|id| {
            let mut player = Player::new(PlayerId(id), None);
            player.rounds = (1..=6).filter(|&other| other != id).map(|other| played(other, Draw)).collect();
            player
        })
        .collect();
    let event = RatedEvent { players, ..RatedEvent::default() };
    assert_eq!(newcomer(&event, Formula::Reform), dwz::FirstOutcome::Adrift);
}

#[test]
fn dwz_performance_of_all_and_nothing() {
    let performance =
        |half| dwz::rate(&german(Some(1600), &[1700; 5], half), Formula::Classic)[0].performance;
    assert_eq!([0, 5, 10].map(performance), [Some(1023), Some(1700), Some(2377)]);
    assert_eq!(dwz::rate(&german(Some(1600), &[1700; 4], 4), Formula::Classic)[0].performance, None);
}
