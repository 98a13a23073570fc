//! Line-ups by paragraph.

mod support;

use serde_json::{Value, json};
use support::{day, nrw, season, youth};
use turmuhr_federation::{
    Ordinance,
    matches::lineup::{self, Consequence, Match, Rank, Violation, ViolationKind, Which},
    persons::{
        person::{PersonId, TeamNumber},
        registration::{
            List, Listed, NotListed, YouthRole, late_youths, order_broken, out_of_order, youth_entry,
            youth_role,
        },
    },
};

/// A line-up as the catalogue writes it: `1 2 [3] _ 5`.
fn seats(text: &str) -> Vec<Value> {
    let words = text.split_whitespace().enumerate();
    words
        .filter(|(_, word)| *word != "_")
        .map(|(index, word)| {
            let absent = word.starts_with('[');
            let word = word.trim_matches(['[', ']']);
            let rank = word.parse::<u32>().map_or_else(|_| json!(word), |rank| json!(rank));
            json!({ "board": index + 1, "rank": rank, "absent": absent })
        })
        .collect()
}

fn judged(ordinance: &Ordinance, game: &Value) -> (Match, Vec<Violation>) {
    let game: Match = serde_json::from_value(game.clone()).expect("a match");
    let found = lineup::judge(ordinance, &game).expect("judged");
    (game, found)
}

/// Board and violation.
type Found = Vec<(Option<usize>, ViolationKind)>;

fn kinds(found: &[Violation]) -> Vec<(Option<usize>, ViolationKind)> {
    found.iter().map(|one| (one.board, one.kind)).collect()
}

fn league(teams: Value, team: u32, lineup: &str) -> Value {
    let boards = lineup.split_whitespace().count();
    json!({
        "competition": "league", "occasion": "round", "boards": boards,
        "home": { "team": team, "teams": teams, "lineup": seats(lineup) },
    })
}

fn two_teams() -> Value {
    json!([
        { "team": 1, "class": "Verbandsklasse", "height": 5, "kind": "other", "ranks": [1, 8] },
        { "team": 2, "class": "Bezirksliga", "height": 3, "kind": "other", "ranks": [9, 22] },
    ])
}

fn one_team() -> Value {
    json!([{ "team": 1, "class": "Kreisklasse", "height": 1, "kind": "other", "ranks": [1, 14] }])
}

/// EX-26 to EX-35: F-271, F-285, F-286, F-287, F-295, F-296, F-298, F-313.
#[test]
fn art_16_7_and_16_8_the_worked_examples() {
    use ViolationKind::{Gap, NotAppeared, TooLow, Unnamed};
    let higher: [(&str, &str, Found); 7] = [
        ("EX-26", "1 2 3 4 5 6 7 9", vec![]),
        ("EX-27", "1 3 2 4 5 6 7 8", vec![(Some(3), TooLow)]),
        ("EX-28", "2 3 4 5 6 7 8 1", vec![(Some(8), TooLow)]),
        ("EX-29", "4 1 2 3 5 6 7 8", vec![(Some(2), TooLow), (Some(3), TooLow), (Some(4), TooLow)]),
        ("EX-30", "1 2 [3] 4 5 6 7 8", vec![]),
        ("EX-31", "1 2 [9] 4 5 6 7 8", (4..=8).map(|board| (Some(board), TooLow)).collect()),
        ("EX-32", "1 2 _ 4 5 6 7 8", vec![(Some(3), Unnamed)]),
    ];
    for (example, lineup, wanted) in higher {
        let (_, found) = judged(&nrw(), &league(two_teams(), 1, lineup));
        assert_eq!(kinds(&found), wanted, "{example}: {lineup}");
    }
    let lowest = [
        ("EX-33", "1 2 _ 4 5 6 7 8", vec![]),
        ("EX-34", "1 2 _ 3 4 6 7 8", vec![(Some(4), Gap), (Some(5), Gap)]),
        ("EX-35", "1 2 3 _ _ _ _ _", vec![(None, NotAppeared)]),
        ("half is enough", "1 2 3 4 _ _ _ _", vec![]),
        ("odd boards: three of five", "1 2 3 _ _", vec![]),
        ("two of five are too few", "1 2 _ _ _", vec![(None, NotAppeared)]),
        (
            "through a named absentee the chain goes on",
            "1 _ 2 [3] 4 6 7 8",
            vec![(Some(3), Gap), (Some(5), Gap)],
        ),
    ];
    for (example, lineup, wanted) in lowest {
        let (_, found) = judged(&nrw(), &league(one_team(), 1, lineup));
        assert_eq!(kinds(&found), wanted, "{example}: {lineup}");
    }
    // A substitute above a base player makes the base player sit too low.
    let (_, found) = judged(&nrw(), &league(two_teams(), 1, "1 2 3 4 5 6 9 8"));
    assert_eq!(kinds(&found), [(Some(8), TooLow)]);
    assert_eq!(found[0].facts.above, Some((7, Rank::Listed(9))));
    assert_eq!(found[0].cites[0].to_string(), "nrw-1987 16.7");
}

/// F-288, F-290.
#[test]
fn art_16_4_and_16_7_what_is_lost() {
    let match_of = |home: Value, guest: Value, results: &[&str]| {
        let results: Vec<Value> =
            results.iter().map(|text| if text.is_empty() { Value::Null } else { json!(text) }).collect();
        json!({ "competition": "league", "boards": 4, "home": home, "guest": guest, "results": results })
    };
    let side = |lineup: &str, players: Value| json!({ "team": 1, "teams": one_team(), "players": players, "lineup": seats(lineup) });
    let score = |game: Value| {
        let (game, found) = judged(&nrw(), &game);
        let score = lineup::score(&nrw(), &game, &found).unwrap().unwrap();
        (score.boards.map(|points| points.to_string()), score.matches)
    };
    let fine = || side("1 2 3 4", json!([]));
    let draws = ["1/2-1/2"; 4];
    assert_eq!(score(match_of(fine(), fine(), &draws)), (["2.0".into(), "2.0".into()], [1, 1]));
    // Both too low on board 2: both lose there.
    assert_eq!(
        score(match_of(side("2 1 3 4", json!([])), side("3 2 4 5", json!([])), &draws)),
        (["1.5".into(), "1.5".into()], [1, 1])
    );
    // One too low: whatever happened on the board, the other has the point; whoever sits too high keeps the game.
    assert_eq!(
        score(match_of(side("2 1 3 4", json!([])), fine(), &["1-0"; 4])),
        (["3.0".into(), "1.0".into()], [2, 0])
    );
    assert_eq!(
        score(match_of(fine(), side("2 1 3 4", json!([])), &["0-1", "0-1", "1/2-1/2", "1/2-1/2"])),
        (["2.0".into(), "2.0".into()], [1, 1])
    );
    let barred = || side("1 2 3 4", json!([{ "rank": 4, "banned": true }]));
    assert_eq!(score(match_of(barred(), fine(), &["1-0"; 4])), (["0.0".into(), "4.0".into()], [0, 2]));
    assert_eq!(score(match_of(barred(), barred(), &["1-0"; 4])), (["0.0".into(), "0.0".into()], [0, 0]));
    // Against an empty board one point; against nobody and nobody none.
    assert_eq!(
        score(match_of(side("1 2 _ _", json!([])), side("1 _ 3 _", json!([])), &["1-0", "", "", ""])),
        (["2.0".into(), "1.0".into()], [2, 0])
    );
}

/// F-297: named only, the match is lost as a rule; there, it is lost.
#[test]
fn art_16_8_nobody_who_may_not_play_is_even_named() {
    for (rank, absent, consequence, article) in
        [("8", false, Consequence::MatchLost, "16.4"), ("[8]", true, Consequence::MatchLostAsARule, "16.8")]
    {
        let mut game = league(two_teams(), 1, &format!("1 2 3 4 5 6 7 {rank}"));
        game["home"]["players"] = json!([{ "rank": 8, "pass": false }]);
        let (_, found) = judged(&nrw(), &game);
        assert_eq!(
            (found[0].kind, found[0].consequence),
            (ViolationKind::NoPass, consequence),
            "absent {absent}"
        );
        assert_eq!(found[0].cites[1].article, article);
    }
    // F-298: the lowest team need not name anybody, but may not name whoever may not play.
    let mut lowest = league(one_team(), 1, "1 2 3 4 5 6 _ [8]");
    assert_eq!(kinds(&judged(&nrw(), &lowest).1), []);
    lowest["home"]["players"] = json!([{ "rank": 8, "pass": false }]);
    assert_eq!(kinds(&judged(&nrw(), &lowest).1), [(Some(8), ViolationKind::NoPass)]);
}

fn four_teams() -> Value {
    json!([
        { "team": 1, "class": "2. Bundesliga", "height": 9, "kind": "bundesliga", "ranks": [1, 8] },
        { "team": 2, "class": "NRW-Liga", "height": 8, "kind": "nrw-liga", "ranks": [9, 16] },
        { "team": 3, "class": "Verbandsliga", "height": 6, "kind": "other", "ranks": [17, 24] },
        { "team": 4, "class": "Bezirksklasse", "height": 2, "kind": "other", "ranks": [25, 40] },
    ])
}

fn with_earlier(
    teams: Value,
    team: u32,
    occasion: &str,
    lineup: &str,
    earlier: Value,
) -> Vec<(Option<usize>, ViolationKind)> {
    let mut game = league(teams, team, lineup);
    game["occasion"] = json!(occasion);
    game["home"]["earlier"] = earlier;
    kinds(&judged(&nrw(), &game).1)
}

/// EX-46 to EX-53: F-305, F-306, F-307, F-308, F-309, F-310, F-311, F-312, F-315, F-337.
#[test]
fn art_16_5_and_16_6_substitutes() {
    use ViolationKind::{BundesligaLock, HigherTeam, SameClass, SisterTeam, SubstituteLimit};
    let second = "9 10 11 12 13 14 15 20";
    let use_of = |rank: u32, team: u32| json!({ "rank": rank, "team": team });
    let twice = json!([use_of(20, 2), use_of(20, 2)]);
    let round = |lineup: &str, earlier: Value| with_earlier(four_teams(), 2, "round", lineup, earlier);
    assert_eq!(round(second, json!([use_of(20, 2)])), [], "EX-46");
    assert_eq!(round(second, twice.clone()), [(Some(8), SubstituteLimit)], "EX-47");
    assert_eq!(with_earlier(four_teams(), 2, "play-off", second, twice), [], "EX-48");
    assert_eq!(
        with_earlier(four_teams(), 2, "play-off", "10 9 11 12 13 14 15 20", json!([])),
        [(Some(2), ViolationKind::TooLow)],
        "F-337: play-offs keep the order"
    );
    assert_eq!(
        with_earlier(
            four_teams(),
            2,
            "round",
            "9 10 11 12 13 14 15 30",
            json!([use_of(30, 3), use_of(30, 2)])
        ),
        [(Some(8), SubstituteLimit)],
        "all higher teams together"
    );
    assert_eq!(
        round(second, json!([use_of(20, 2), { "rank": 20, "team": 2, "occasion": "play-off" }])),
        [],
        "play-offs do not count"
    );
    assert_eq!(
        round(second, json!([use_of(20, 2), { "rank": 20, "team": 2, "seated": false }])),
        [],
        "named only does not count"
    );
    assert_eq!(round(second, json!([use_of(20, 1), use_of(20, 1)])), [], "the Bundesliga has its own count");
    let base = "9 10 11 12 13 14 15 16";
    assert_eq!(round(base, json!([{ "rank": 16, "team": 1, "seated": false }])), [], "EX-49");
    let nominated = json!([{ "rank": 16, "team": 1, "seated": false }, use_of(16, 1)]);
    assert_eq!(round(base, nominated), [(Some(8), BundesligaLock)], "EX-50");
    let fives: Vec<Value> = (0..5).map(|_| use_of(38, 4)).collect();
    assert_eq!(with_earlier(four_teams(), 4, "round", "25 26 27 28 29 30 31 38", json!(fives)), [], "EX-51");
    let sisters = json!([
        { "team": 2, "class": "Verbandsliga", "height": 6, "kind": "other", "ranks": [9, 16] },
        { "team": 3, "class": "Verbandsliga", "height": 6, "kind": "other", "ranks": [17, 24] },
        { "team": 4, "class": "Bezirksklasse", "height": 2, "kind": "other", "ranks": [25, 40] },
    ]);
    let in_third = "17 18 19 20 21 22 23 26";
    let helped = |team| json!([use_of(26, team)]);
    assert_eq!(
        with_earlier(sisters.clone(), 3, "round", in_third, helped(2)),
        [(Some(8), SisterTeam)],
        "EX-52"
    );
    assert_eq!(with_earlier(sisters.clone(), 3, "round", in_third, helped(3)), []);
    assert_eq!(
        with_earlier(sisters.clone(), 2, "round", "9 10 11 12 13 14 15 18", json!([])),
        [(Some(8), SameClass)]
    );
    assert_eq!(
        with_earlier(sisters.clone(), 3, "round", "16 18 19 20 21 22 23 24", json!([])),
        [(Some(1), SameClass)],
        "in either direction"
    );
    for occasion in ["final-round", "promotion"] {
        let into_first = "9 10 11 12 13 14 18 26";
        assert_eq!(with_earlier(sisters.clone(), 2, occasion, into_first, helped(3)), [], "EX-53 {occasion}");
        assert_eq!(
            with_earlier(sisters.clone(), 3, occasion, "16 18 19 20 21 22 23 24", json!([])),
            [(Some(1), SameClass)],
            "not from the first into the second"
        );
    }
    assert_eq!(
        with_earlier(four_teams(), 3, "round", "12 18 19 20 21 22 23 24", json!([])),
        [(Some(1), HigherTeam)]
    );
}

/// F-314.
#[test]
fn what_a_substitute_has_used_up() {
    let mut game = league(four_teams(), 2, "9 10 11 12 13 14 15 16");
    game["home"]["earlier"] = json!([{ "rank": 27, "team": 3 }, { "rank": 9, "team": 2 }, { "rank": 27, "team": 2 }, { "rank": 27, "team": 1, "seated": false }]);
    let game: Match = serde_json::from_value(game).unwrap();
    let uses = lineup::uses(&nrw(), &game, Which::Home, Rank::Listed(27)).unwrap().unwrap();
    assert_eq!((uses.base, uses.used, uses.left, uses.nominations), (TeamNumber(4), 2, Some(0), 1));
    assert_eq!(uses.caused_by, [0, 2, 3]);
    let barred: Vec<u32> = uses.barred.iter().map(|(team, _)| team.0).collect();
    assert_eq!(barred, [1, 2, 3], "everywhere above the own team");
}

/// F-021.
#[test]
fn art_2_2_two_players_without_german_nationality() {
    let mut game = league(four_teams(), 2, "9 10 11 12 13 14 15 16");
    game["home"]["players"] = json!([9, 10, 12, 13].map(|rank| json!({ "rank": rank, "german": false })));
    let (_, found) = judged(&nrw(), &game);
    assert_eq!(
        kinds(&found),
        [(Some(4), ViolationKind::ForeignLimit), (Some(5), ViolationKind::ForeignLimit)]
    );
    game["home"]["team"] = json!(3);
    game["home"]["lineup"] = json!(seats("17 18 19 20 21 22 23 24"));
    assert!(judged(&nrw(), &game).1.is_empty(), "only in the NRW-Liga");
    // And in a registration.
    let listed =
        |player, german| Listed { player: PersonId(player), german, applied: day("1988-01-01"), late: false };
    let entries: Vec<Listed> =
        (1..=16).map(|player| listed(player, ![9, 10, 12].contains(&player))).collect();
    let register = |limited: &[(TeamNumber, usize)]| {
        let (deadline, handed) = (day("1988-07-20"), day("1988-07-20"));
        List::register(&nrw(), season("1988/89"), deadline, handed, vec![8, 8], entries.clone(), limited)
    };
    assert!(register(&[(TeamNumber(1), 2)]).is_ok());
    assert_eq!(register(&[(TeamNumber(2), 2)]), Err(NotListed::Foreigners { team: TeamNumber(2), most: 2 }));
}

/// F-256: a cup team keeps the order of the list, from whichever teams.
#[test]
fn art_13_2_the_team_cup() {
    let cup = |lineup: &str| json!({ "competition": "team-cup", "boards": 4, "home": { "teams": two_teams(), "lineup": seats(lineup) } });
    assert!(judged(&nrw(), &cup("3 7 11 20")).1.is_empty());
    let (_, found) = judged(&nrw(), &cup("3 11 7 20"));
    assert_eq!(kinds(&found), [(Some(3), ViolationKind::TooLow)]);
    assert_eq!(found[0].cites[0].article, "13.2");
    assert_eq!(kinds(&judged(&nrw(), &cup("3 _ _ _")).1), [(None, ViolationKind::NotAppeared)]);
    assert_eq!(kinds(&judged(&nrw(), &cup("3 _ 4 20")).1), [(Some(3), ViolationKind::Gap)]);
}

fn youth_teams() -> Value {
    json!([
        { "team": 1, "class": "NRW-Jugendliga", "height": 5, "kind": "other", "ranks": [1, 10] },
        { "team": 2, "class": "Verbandsjugendliga", "height": 3, "kind": "other", "ranks": [1, 10] },
    ])
}

fn jmm(
    team: u32,
    occasion: &str,
    lineup: &str,
    players: Value,
    earlier: Value,
) -> Vec<(Option<usize>, ViolationKind)> {
    let game = json!({
        "competition": "jmm", "occasion": occasion, "boards": 8, "season": "1989/90",
        "home": { "team": team, "teams": youth_teams(), "players": players, "earlier": earlier, "lineup": seats(lineup) },
    });
    kinds(&judged(&youth(), &game).1)
}

fn girls(ranks: &[&str]) -> Vec<Value> {
    ranks.iter().map(|rank| json!({ "rank": rank, "girl": true, "born": "1972-05-05" })).collect()
}

fn c_youth(rank: &str) -> Value {
    json!({ "rank": rank, "born": "1975-05-01" })
}

/// EX-36 to EX-38: F-618, F-619, F-625, F-626.
#[test]
fn youth_7_5_and_8_1_the_girls_and_the_c_youth_board() {
    use ViolationKind::{NotAGirl, SpecialBoard, TooLow, TooOld};
    let round = |lineup: &str, players: Vec<Value>| jmm(1, "round", lineup, json!(players), json!([]));
    let in_order = "1/1 1/2 1/3 1/4 1/5 1/6 1/7 1/8";
    let mut both = girls(&["1/3", "1/7"]);
    both.push(c_youth("1/8"));
    assert_eq!(round(in_order, both.clone()), [], "EX-36");
    assert_eq!(round("1/1 1/2 1/4 1/5 1/6 1/7 1/3 1/8", both), [(Some(6), SpecialBoard)], "EX-37");
    let mut only = girls(&["1/3"]);
    only.push(c_youth("1/8"));
    assert_eq!(round("1/1 1/2 1/4 1/5 1/6 1/9 1/3 1/8", only.clone()), [], "EX-38");
    assert_eq!(round(in_order, only), [(Some(7), NotAGirl)]);
    // Boards 1 to 6 keep the order among themselves.
    assert_eq!(round("1/2 1/1 1/3 1/4 1/5 1/6 1/7 1/8", girls(&["1/7"])), [(Some(2), TooLow)]);
    let c_pair = |seven: bool| {
        let mut players = girls(&["1/7"]);
        players.extend([c_youth("1/6"), c_youth("1/8")]);
        if seven {
            players[0] = json!({ "rank": "1/7", "girl": true, "born": "1975-02-02" });
        }
        players
    };
    assert_eq!(round(in_order, c_pair(false)), []);
    assert_eq!(round("1/1 1/2 1/3 1/4 1/5 1/8 1/7 1/6", c_pair(false)), [(Some(6), SpecialBoard)]);
    assert_eq!(round(in_order, c_pair(true)), [], "a girl who is a C-youth too may fill either board");
    // Too old for board 8, too old at all.
    let mut players = girls(&["1/7"]);
    players.push(json!({ "rank": "1/8", "born": "1974-09-01" }));
    assert_eq!(round(in_order, players), [(Some(8), TooOld)]);
    let mut players = girls(&["1/7"]);
    players.push(json!({ "rank": "1/1", "born": "1969-09-01" }));
    assert_eq!(round(in_order, players), [(Some(1), TooOld)]);
    let young = youth();
    assert_eq!(young.rules.competition["jmm"].boards, Some(8));
    let groups = young.rules.competition["jmm"].groups.clone().unwrap();
    assert_eq!((groups.count, groups.size), (3, 8));
}

/// EX-54 and EX-55: F-610, F-611, F-612, F-613, F-634.
#[test]
fn youth_7_3_and_8_5_substitutes_and_their_suspension() {
    use ViolationKind::{SubstituteLimit, Suspended};
    let used = |rank: &str, board: u32, times: usize, occasion: &str| -> Vec<Value> {
        (0..times).map(|_| json!({ "rank": rank, "team": 1, "board": board, "occasion": occasion })).collect()
    };
    let first = |seven: &str, five: &str| format!("1/1 1/2 1/3 1/4 {five} 2/9 {seven} 1/8");
    let players = json!(girls(&["2/7", "1/7"]));
    // On the girls' board as often as wanted.
    let lineup = "1/1 1/2 1/3 1/4 1/5 1/6 2/7 1/8";
    assert_eq!(jmm(1, "round", lineup, players.clone(), json!(used("2/7", 7, 4, "round"))), []);
    // Elsewhere twice, in play-offs and finals twice more.
    for (occasion, uses, wanted) in [
        ("round", 1, vec![]),
        ("round", 2, vec![(Some(6), SubstituteLimit)]),
        ("promotion", 2, vec![(Some(6), SubstituteLimit)]),
        ("final-round", 2, vec![]),
        ("final-round", 3, vec![]),
        ("final-round", 4, vec![(Some(6), SubstituteLimit)]),
        ("play-off", 4, vec![(Some(6), SubstituteLimit)]),
    ] {
        let found =
            jmm(1, occasion, &first("1/7", "1/5"), players.clone(), json!(used("2/9", 5, uses, "round")));
        assert_eq!(found, wanted, "{occasion} after {uses}");
    }
    // The third use and each further one costs a match of the own team.
    let own = "2/1 2/2 2/3 2/4 2/5 2/6 2/7 2/8";
    for (uses, served, suspended) in [(2, 0, false), (3, 0, true), (3, 1, false), (5, 2, true), (5, 3, false)]
    {
        let players = json!([{ "rank": "2/7", "girl": true, "served": served }]);
        let found = jmm(2, "round", own, players, json!(used("2/7", 7, uses, "round")));
        let wanted = if suspended { vec![(Some(7), Suspended)] } else { vec![] };
        assert_eq!(found, wanted, "{uses} uses, {served} served");
    }
    assert_eq!(
        jmm(2, "round", own, json!(girls(&["2/7"])), json!(used("2/7", 7, 5, "final-round"))),
        [],
        "rounds only"
    );
}

/// F-622.
#[test]
fn youth_9_1_one_guest_of_the_same_district() {
    let wjmm = |players: Value| {
        let game = json!({
            "competition": "wjmm", "boards": 4, "season": "1989/90",
            "home": {
                "team": 1, "district": "Köln", "players": players, "lineup": seats("1/1 1/2 1/3 1/4"),
                "teams": [{ "team": 1, "class": "WJMM", "height": 1, "ranks": [1, 10] }],
            },
        });
        kinds(&judged(&youth(), &game).1)
    };
    let guest =
        |rank: &str, district: &str| json!({ "rank": rank, "girl": true, "guest_district": district });
    assert_eq!(wjmm(json!([guest("1/2", "Köln")])), []);
    assert_eq!(wjmm(json!([guest("1/2", "Bonn")])), [(Some(2), ViolationKind::GuestDistrict)]);
    assert_eq!(
        wjmm(json!([guest("1/2", "Köln"), guest("1/4", "Köln")])),
        [(Some(4), ViolationKind::GuestLimit)]
    );
}

/// F-615, F-616, F-617.
#[test]
fn youth_7_4_rank_numbers() {
    assert_eq!(youth_entry(season("1989/90"), Rank::Youth { team: TeamNumber(1), rank: 7 }), "1989/90 J 1/7");
    let roles = [6, 7, 8, 9, 12].map(youth_role);
    assert_eq!(
        roles,
        [
            YouthRole::Regular,
            YouthRole::GirlsBoard,
            YouthRole::CYouthBoard,
            YouthRole::PermanentSubstitute,
            YouthRole::PermanentSubstitute
        ]
    );
    // Registered late: behind the last of the last youth team, by the senior number.
    let mut list = list();
    list.append(PersonId(50), true, day("1989-10-01"), false).unwrap();
    list.append(PersonId(51), true, day("1989-10-02"), false).unwrap();
    assert_eq!(late_youths(&list, &[PersonId(51), PersonId(1)]), [(PersonId(51), Rank::Listed(18))]);
    // `2/10` comes before the plain number, whatever it is.
    let order = |lineup: &str| jmm(2, "round", lineup, json!(girls(&["2/7"])), json!([]));
    assert_eq!(order("2/1 2/2 2/3 2/4 2/10 3 2/7 2/8"), []);
    assert_eq!(order("2/1 2/2 2/3 2/4 3 2/10 2/7 2/8"), [(Some(6), ViolationKind::TooLow)]);
}

fn list() -> List {
    let listed =
        |player| Listed { player: PersonId(player), german: true, applied: day("1989-01-01"), late: false };
    let entries = (1..=16).map(listed).collect();
    List::register(&nrw(), season("1989/90"), day("1989-07-20"), day("1989-07-19"), vec![8, 8], entries, &[])
        .unwrap()
}

/// F-275, F-277, F-278, F-279, F-280.
#[test]
fn art_16_1_to_16_3_lists_are_registered_locked_and_appended_to() {
    let entries = list().entries;
    let register = |deadline: &str, handed_in: &str| {
        List::register(
            &nrw(),
            season("1989/90"),
            day(deadline),
            day(handed_in),
            vec![8, 8],
            entries.clone(),
            &[],
        )
    };
    assert_eq!(
        register("1989-07-10", "1989-07-01"),
        Err(NotListed::Deadline { first_day: day("1989-07-11") })
    );
    assert!(register("1989-07-11", "1989-07-11").is_ok());
    assert_eq!(register("1989-07-20", "1989-07-21"), Err(NotListed::AfterDeadline));
    let mut list = list();
    assert_eq!(list.insert(false), Err(NotListed::Locked), "16.2");
    assert_eq!(list.insert(true), Err(NotListed::OnlyAppended), "16.3");
    assert_eq!(
        list.append(PersonId(60), true, day("1989-07-20"), false),
        Err(NotListed::DirectorDecides),
        "known before the date"
    );
    assert_eq!(list.append(PersonId(61), true, day("1989-09-10"), false), Ok(17));
    assert_eq!(
        list.append(PersonId(62), true, day("1989-09-09"), false),
        Err(NotListed::OnlyAppended),
        "in order of application"
    );
    assert_eq!(list.append(PersonId(60), true, day("1989-10-01"), true), Ok(18));
    assert_eq!(list.append(PersonId(1), true, day("1989-10-02"), false), Err(NotListed::Twice(PersonId(1))));
    assert_eq!(
        [1, 8, 9, 16, 61].map(|player| list.team_of(PersonId(player))),
        [1, 1, 2, 2, 2].map(|team| Some(TeamNumber(team)))
    );
    assert_eq!(list.team_of(PersonId(99)), None);
}

/// F-225, F-226, F-227, F-587.
#[test]
fn art_11_7_four_of_five_in_one_order() {
    let registered = ["A", "B", "C", "D", "E"];
    let mut fits = 0;
    for one in registered {
        for two in registered {
            for three in registered {
                for four in registered {
                    fits += u32::from(out_of_order(&registered, &[one, two, three, four]).is_none());
                }
            }
        }
    }
    assert_eq!(fits, 5, "every subset of four, each in exactly one order");
    assert_eq!(out_of_order(&registered, &["A", "C", "B", "D"]), Some("B"));
    let (senior, young) = (nrw(), youth());
    let event = |ordinance: &Ordinance, id: &str| {
        let one = &ordinance.rules.competition[id];
        (one.boards, one.substitutes, one.order_article.clone())
    };
    assert_eq!(event(&senior, "blitz-team"), (Some(4), 1, Some("11.7".to_owned())));
    assert_eq!(event(&young, "jbmm"), (Some(4), 1, Some("11.3".to_owned())));
    // A changed order loses the match; a sixth player is not registered.
    let broken = |ordinance: &Ordinance, id: &str, fielded: &[&'static str]| {
        let found = order_broken(ordinance, id, &["A", "B", "C", "D", "E", "F"], fielded);
        found.map(|(player, cite, consequence)| (player, cite.to_string(), consequence))
    };
    let lost = |player, cite: &str| Some((player, cite.to_owned(), Consequence::MatchLost));
    assert_eq!(broken(&senior, "blitz-team", &["A", "C", "D", "E"]), None, "the others move up");
    assert_eq!(broken(&senior, "blitz-team", &["A", "B", "E", "D"]), lost("D", "nrw-1987 11.7"));
    assert_eq!(broken(&senior, "blitz-team", &["A", "B", "C", "F"]), lost("F", "nrw-1987 11.7"));
    assert_eq!(broken(&young, "jbmm", &["B", "A", "C", "D"]), lost("A", "nrw-youth-1989 11.3"));
    assert_eq!(broken(&senior, "team", &["B", "A"]), None, "other events have the order of the list");
}

/// F-270.
#[test]
fn art_15_1_boards_are_the_class_s_own() {
    assert_eq!(nrw().rules.competition["team"].boards, Some(8));
    for (boards, fewest) in [(8, 4), (6, 3), (4, 2), (5, 3)] {
        assert_eq!(nrw().rules.lineup["league"].presence.fewest(boards), fewest);
    }
    let six = league(one_team(), 1, "1 2 3 _ _ _");
    assert!(judged(&nrw(), &six).1.is_empty(), "three of six have appeared");
}

#[test]
fn what_cannot_be_judged_says_why() {
    use lineup::NoJudgement;
    let ask = |game: Value| lineup::judge(&nrw(), &serde_json::from_value(game).unwrap()).unwrap_err();
    assert!(matches!(
        ask(json!({ "competition": "jmm", "boards": 8, "home": {} })),
        NoJudgement::NoCompetition { .. }
    ));
    assert!(matches!(
        ask(json!({ "competition": "league", "boards": 0, "home": {} })),
        NoJudgement::NoBoards { .. }
    ));
    assert!(matches!(
        ask(json!({ "competition": "league", "boards": 8, "home": {} })),
        NoJudgement::NoTeam { .. }
    ));
    let unknown = json!({ "competition": "league", "boards": 8, "home": { "team": 3, "teams": one_team() } });
    assert!(matches!(ask(unknown), NoJudgement::UnknownTeam { team: TeamNumber(3), .. }));
    let twice = json!({ "competition": "league", "boards": 2, "home": { "team": 1, "teams": one_team(), "lineup": [{ "board": 1, "rank": 1 }, { "board": 1, "rank": 2 }] } });
    assert!(matches!(ask(twice), NoJudgement::BoardTwice { board: 1, .. }));
    let same = json!({ "competition": "league", "boards": 2, "home": { "team": 1, "teams": one_team(), "lineup": [{ "board": 1, "rank": 1 }, { "board": 2, "rank": 1 }] } });
    assert!(matches!(ask(same), NoJudgement::RankTwice { .. }));
}
