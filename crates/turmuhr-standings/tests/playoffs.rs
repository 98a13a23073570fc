//! Play-offs of the ordinances, article by article.

use turmuhr_core::{PlayerId, Points};
use turmuhr_standings::{
    Form,
    playoff::{DrawnLot, Fact, Field, Method, Next, NoPlayOff, NotNow, PlayOff, Purpose, State, rules},
};

const X: PlayerId = PlayerId(4);
const Y: PlayerId = PlayerId(9);
const Z: PlayerId = PlayerId(11);

fn points(text: &str) -> (Points, Points) {
    match text {
        "1" => (Points::ONE, Points::ZERO),
        "0" => (Points::ZERO, Points::ONE),
        "=" => (Points::HALF, Points::HALF),
        _ => (Points::ZERO, Points::ZERO),
    }
}

fn game(white: PlayerId, black: PlayerId, result: &str) -> Fact {
    Fact::Game { white, black, points: points(result) }
}

fn team_match(host: PlayerId, guest: PlayerId, boards: &str) -> Fact {
    Fact::Match { host, guest, boards: boards.split(' ').map(points).collect() }
}

fn by_hand(purpose: Purpose, order: &[PlayerId]) -> Fact {
    let mut candidates = order.to_vec();
    candidates.sort_unstable();
    let witnesses = vec!["Schmidt".to_owned()];
    Fact::Lot(DrawnLot { purpose, candidates, order: order.to_vec(), method: Method::ByHand { witnesses } })
}

fn playoff(rule: &str, field: Field) -> PlayOff {
    PlayOff::new(rules::named(rule).expect("a rule"), field).expect("a play-off")
}

/// Records all facts and returns the last state.
fn told(playoff: &mut PlayOff, facts: impl IntoIterator<Item = Fact>) -> State {
    let mut state = playoff.state();
    for fact in facts {
        state = playoff.record(fact.clone()).unwrap_or_else(|fault| panic!("{fact:?}: {fault:?}"));
    }
    state
}

/// White, or the host, of the only fixture.
fn first(state: &State) -> PlayerId {
    match &state.next {
        Next::Play { fixtures, .. } if fixtures.len() == 1 => fixtures[0].first,
        other => panic!("{other:?}"),
    }
}

fn articles(state: &State) -> Vec<&'static str> {
    state.steps.iter().map(|step| step.stage.article.number).collect()
}

/// F-208.
#[test]
fn ex_64_art_10_3_two_blitz_games_then_the_next_decisive_one() {
    let mut blitz = playoff("blitz", Field::of(&[X, Y]));
    assert!(matches!(blitz.state().next, Next::Lot { purpose: Purpose::FirstWhite, .. }));
    let mut colours = String::new();
    let mut state = told(&mut blitz, [by_hand(Purpose::FirstWhite, &[X, Y])]);
    for result in ["1", "1", "=", "0"] {
        let white = first(&state);
        colours.push(if white == X { 'W' } else { 'B' });
        let black = if white == X { Y } else { X };
        state = told(&mut blitz, [game(white, black, result)]);
    }
    assert_eq!(colours, "WBWB");
    assert_eq!((state.winner(), state.next), (Some(X), Next::Decided));
    assert_eq!(blitz.record(game(X, Y, "1")), Err(NotNow::Decided));
    assert_eq!(blitz.rule().minutes, Some(5));
}

#[test]
fn art_6_6_two_games_two_more_then_the_lot() {
    let mut dem = playoff("dem-place", Field::of(&[X, Y]));
    let level = [game(X, Y, "1"), game(Y, X, "1"), game(X, Y, "="), game(Y, X, "=")];
    let state = told(&mut dem, level.clone());
    assert!(
        matches!(&state.next, Next::Lot { purpose: Purpose::Decision, candidates, .. } if candidates == &[X, Y])
    );
    let lot = dem.draw(1987).expect("a lot is wanted");
    let state = dem.state();
    assert_eq!(state.winner(), Some(lot.order[0]));
    assert_eq!(articles(&state), ["6.6", "6.6", "6.6"]);
    assert_eq!(state.steps[2].lot, Some(lot));
    // Decided after two, or after four.
    assert_eq!(
        told(&mut playoff("dem-place", Field::of(&[X, Y])), [game(X, Y, "1"), game(Y, X, "=")]).winner(),
        Some(X)
    );
    let after_four = [game(X, Y, "="), game(Y, X, "="), game(X, Y, "="), game(Y, X, "1")];
    assert_eq!(told(&mut playoff("dem-place", Field::of(&[X, Y])), after_four).winner(), Some(Y));
    // 6.6 and 9.2 together: the first two games serve both; then the order of the event decides the title.
    let field = Field { main_order: Some(vec![vec![Y], vec![X]]), ..Field::of(&[X, Y]) };
    let title = told(&mut playoff("championship", field), level.into_iter().take(2));
    assert_eq!((title.winner(), articles(&title)), (Some(Y), vec!["9.2", "9.1"]));
}

#[test]
fn the_colours_of_the_second_game_follow_from_the_first() {
    let mut dem = playoff("dem-place", Field::of(&[X, Y]));
    // The ordinance does not say who has White first.
    let state = told(&mut dem, [game(Y, X, "=")]);
    assert_eq!(first(&state), X);
    assert!(matches!(dem.record(game(Y, X, "1")), Err(NotNow::Expected(_))));
}

/// F-193.
#[test]
fn art_9_2_three_play_a_tournament_and_9_1_orders_those_still_level() {
    let mut three = playoff("championship", Field::of(&[X, Y, Z]));
    let state = told(&mut three, [by_hand(Purpose::Numbers, &[Z, X, Y])]);
    let Next::Play { fixtures, .. } = &state.next else { panic!("{:?}", state.next) };
    // Berger for three: 2-3, 1-2, 3-1.
    assert_eq!((fixtures[0].first, fixtures[0].second), (X, Y));
    let state = told(&mut three, [game(X, Y, "1"), game(Z, X, "1"), game(Y, Z, "1")]);
    let Next::MainEvent { list, .. } = &state.next else { panic!("{:?}", state.next) };
    assert_eq!(list.codes, ["SB", "OTHER_BLACKDRAW"]);
    let state = three.tell_main_order(vec![vec![Y], vec![X, Z]]).expect("an order of the three");
    assert_eq!((state.winner(), state.order), (Some(Y), Some(vec![vec![Y], vec![X, Z]])));
    // Swiss: 9.3 replaces it by Buchholz.
    let swiss = Field { form: Form::Swiss, ..Field::of(&[X, Y]) };
    let state = told(&mut playoff("championship", swiss), [game(X, Y, "="), game(Y, X, "=")]);
    assert!(matches!(state.next, Next::MainEvent { list, .. } if list.codes == ["BH", "OTHER_BLACKDRAW"]));
}

#[test]
fn only_what_is_at_stake_is_played_off() {
    let mut three = playoff("blitz", Field::of(&[X, Y, Z]));
    told(&mut three, [by_hand(Purpose::Numbers, &[X, Y, Z])]);
    // X wins both games, the others tie: second place is not at stake.
    let state = told(&mut three, [game(Y, Z, "="), game(X, Y, "1"), game(Z, X, "0")]);
    assert_eq!((state.winner(), state.next), (Some(X), Next::Decided));
    assert_eq!(state.order, Some(vec![vec![X], vec![Y, Z]]));
    // Two of three qualify: a lot decides between the two behind the first.
    let two_places = Field { boundaries: vec![2], ..Field::of(&[X, Y, Z]) };
    let mut cut = playoff("blitz", two_places);
    told(&mut cut, [by_hand(Purpose::Numbers, &[X, Y, Z])]);
    let state = told(&mut cut, [game(Y, Z, "="), game(X, Y, "1"), game(Z, X, "0")]);
    assert!(matches!(&state.next, Next::Lot { candidates, .. } if candidates == &[Y, Z]));
}

#[test]
fn art_11_8_reversed_colours_berlin_and_further_matches() {
    let mut teams = playoff("blitz-team", Field::of_teams(&[X, Y], 4, &[(X, Y)]));
    assert_eq!(first(&teams.state()), Y, "X was host in the event");
    // 2 : 2 and 5 : 5.
    let state = told(&mut teams, [team_match(Y, X, "1 0 0 1")]);
    assert_eq!(first(&state), X, "colours change again");
    let state = told(&mut teams, [team_match(X, Y, "= = = =")]);
    let state = told(&mut teams, [team_match(first(&state), X, "0 = 1 =")]);
    // 2 : 2, and 0·4 + ½·3 + 1·2 + ½·1 = 4 against 6.
    assert_eq!(state.winner(), Some(X));
    assert_eq!(
        state.steps.last().map(|step| step.tallies.clone()),
        Some(vec![(X, Points::whole(6)), (Y, Points::whole(4))])
    );
    assert_eq!(
        PlayOff::new(rules::named("blitz-team").unwrap(), Field::of_teams(&[X, Y], 4, &[])).unwrap_err(),
        NoPlayOff::HostUnknown(X, Y)
    );
}

#[test]
fn art_11_8_more_than_two_begin_again_where_board_points_do_not_decide() {
    let mut teams = playoff("blitz-team", Field::of_teams(&[X, Y, Z], 4, &[]));
    told(&mut teams, [by_hand(Purpose::Numbers, &[X, Y, Z])]);
    // Y-Z, X-Y, Z-X: X and Y are level in match points and board points.
    let state = told(
        &mut teams,
        [team_match(Y, Z, "1 1 0 ="), team_match(X, Y, "= = = ="), team_match(Z, X, "0 0 1 =")],
    );
    assert_eq!(first(&state), Y, "X was host in the tournament");
    let state = told(&mut teams, [team_match(Y, X, "1 1 = 0")]);
    assert_eq!((state.winner(), state.next), (Some(Y), Next::Decided));
}

#[test]
fn art_12_4_and_13_4_the_cups() {
    let mut cup = playoff("cup", Field::of(&[X, Y]));
    told(&mut cup, [by_hand(Purpose::FirstWhite, &[Y, X])]);
    let state = told(&mut cup, [game(Y, X, "="), game(X, Y, "="), game(Y, X, "="), game(X, Y, "1")]);
    assert_eq!(state.winner(), Some(X));
    let three = PlayOff::new(rules::named("cup").unwrap(), Field::of(&[X, Y, Z]));
    assert!(matches!(three, Err(NoPlayOff::OnlyTwo(article)) if article.number == "12.4"));

    // EX-19 and EX-20.
    let four = || playoff("team-cup", Field::of_teams(&[X, Y], 4, &[]));
    let state = told(&mut four(), [team_match(X, Y, "1 0 = =")]);
    assert_eq!((state.winner(), articles(&state)), (Some(X), vec!["18.2", "13.4"]));
    let mut lots = four();
    let state = told(&mut lots, [team_match(X, Y, "1 0 0 1")]);
    assert!(matches!(state.next, Next::Lot { purpose: Purpose::Decision, .. }));
    assert_eq!(told(&mut lots, [by_hand(Purpose::Decision, &[Y, X])]).winner(), Some(Y));
}

/// F-332, F-333.
#[test]
fn art_18_3_the_team_championship() {
    // EX-21 to EX-24 as play-off matches: board 1 has the weight eight, also with six boards.
    let cases: [(u32, &str, Option<PlayerId>); 4] = [
        (6, "0 1 = 1 = 0", Some(X)),
        (8, "0 1 1 0 = = 1 0", Some(X)),
        (8, "1 0 0 1 0 1 1 0", None),
        (6, "1 1 1 0 0 =", Some(X)),
    ];
    for (boards, results, winner) in cases {
        let mut teams = playoff("team-championship", Field::of_teams(&[X, Y], boards, &[]));
        assert_eq!(told(&mut teams, [team_match(X, Y, results)]).winner(), winner, "{results}");
    }
    let mut six = playoff("team-championship", Field::of_teams(&[X, Y], 6, &[]));
    let state = told(&mut six, [team_match(X, Y, "0 1 = 1 = 0")]);
    let tallies: Vec<Points> = state.steps[1].tallies.iter().map(|(_, points)| *points).collect();
    assert_eq!(tallies, [Points::whole(17), Points::whole(16)]);
}

/// F-334.
#[test]
fn art_18_3_2_mutual_results_board_points_berlin_lot() {
    let four = [PlayerId(1), PlayerId(2), PlayerId(3), PlayerId(4)];
    let [a, b, c, d] = four;
    let mut teams = playoff("team-championship", Field::of_teams(&four, 4, &[]));
    told(&mut teams, [by_hand(Purpose::Numbers, &four)]);
    // Berger table of four: 1-4 2-3 | 4-3 1-2 | 2-4 3-1. Everyone beats the next, and all beat d.
    let facts = [
        team_match(a, d, "1 1 1 1"),
        team_match(b, c, "1 1 = 0"),
        team_match(d, c, "0 0 = 0"),
        team_match(a, b, "1 1 = 0"),
        team_match(b, d, "1 1 1 0"),
        team_match(c, a, "1 1 = 0"),
    ];
    let state = told(&mut teams, facts);
    // Match points 4 each; mutual 2 each; board points a 4+2½+1½ = 8, b 2½+1½+3 = 7, c 1½+3½+2½ = 7½.
    assert_eq!(state.winner(), Some(a));
    assert_eq!(articles(&state), ["18.3.1", "18.3.2", "18.3.2"]);
    assert_eq!(state.order, Some(vec![vec![a], vec![c], vec![b], vec![d]]));
}

/// F-334: if board points do not separate them, weighted boards do, and then the lot.
#[test]
fn art_18_3_2_berlin_and_the_lot_come_last() {
    let three = [PlayerId(1), PlayerId(2), PlayerId(3)];
    let [a, b, c] = three;
    let tournament = |results: [&str; 3]| {
        let mut teams = playoff("team-championship", Field::of_teams(&three, 4, &[]));
        told(&mut teams, [by_hand(Purpose::Numbers, &three)]);
        // Berger table of three: 2-3, 1-2, 3-1. All matches are drawn: 2 match points and 4 board points each.
        let state = told(
            &mut teams,
            [team_match(b, c, results[0]), team_match(a, b, results[1]), team_match(c, a, results[2])],
        );
        (teams, state)
    };
    // Weights 8 7 6 5. b wins board 1 and loses board 4 against c: 16 to 10 instead of 13 to 13.
    let (_, state) = tournament(["1 = = 0", "= = = =", "= = = ="]);
    assert_eq!(state.winner(), Some(b));
    assert_eq!(articles(&state), ["18.3.1", "18.3.2", "18.3.2", "18.3.2"]);
    assert_eq!(state.order, Some(vec![vec![b], vec![a], vec![c]]));
    let berlin = &state.steps[3].tallies;
    let of = |team| berlin.iter().find(|(id, _)| *id == team).map(|(_, points)| points.in_tenths());
    assert_eq!([of(a), of(b), of(c)], [Some(260), Some(275), Some(245)]);
    let (mut teams, state) = tournament(["= = = ="; 3]);
    let Next::Lot { purpose: Purpose::Decision, candidates, .. } = &state.next else {
        panic!("{:?}", state.next)
    };
    assert_eq!(candidates, &three);
    assert_eq!(told(&mut teams, [by_hand(Purpose::Decision, &[c, a, b])]).winner(), Some(c));
}

/// F-631.
#[test]
fn youth_8_4_the_guest_of_the_event_is_host_ex_56() {
    let jmm = playoff("jmm", Field::of_teams(&[X, Y], 8, &[(X, Y)]));
    assert_eq!(first(&jmm.state()), Y);
    assert_eq!(jmm.rule().article.number, "8.4");
}

#[test]
fn youth_3_3_thirty_minutes_then_buchholz_wins_sum_of_buchholz() {
    for (id, play, order) in
        [("jem", "3.3", "3.2"), ("bjem", "4.3", "4.2"), ("cjem", "5.4", "5.3"), ("wjem", "6.3", "6.2")]
    {
        let field =
            Field { main_order: Some(vec![vec![Y], vec![X]]), form: Form::Swiss, ..Field::of(&[X, Y]) };
        let mut youth = playoff(id, field);
        assert_eq!(youth.rule().minutes, Some(30));
        let state = told(&mut youth, [game(X, Y, "="), game(Y, X, "=")]);
        assert_eq!((state.winner(), articles(&state)), (Some(Y), vec![play, order]));
    }
}

#[test]
fn youth_10_4_and_11_5_end_with_the_lot() {
    let field = Field { main_order: Some(vec![vec![X, Y]]), boundaries: vec![1], ..Field::of(&[X, Y]) };
    let mut jbem = playoff("jbem", field.clone());
    let state = told(&mut jbem, [game(X, Y, "="), game(Y, X, "=")]);
    assert!(matches!(state.next, Next::Lot { purpose: Purpose::Decision, .. }));
    let mut jbmm = playoff("jbmm", Field { boards: 4, ..field });
    assert!(matches!(jbmm.state().next, Next::Lot { purpose: Purpose::Host, .. }));
    let state = told(&mut jbmm, [by_hand(Purpose::Host, &[Y, X]), team_match(Y, X, "= = = =")]);
    assert!(matches!(state.next, Next::Lot { purpose: Purpose::Decision, .. }));
}

#[test]
fn a_lot_that_is_not_what_it_says_is_refused() {
    let mut blitz = playoff("blitz", Field::of(&[X, Y]));
    let good = DrawnLot::from_seed(Purpose::FirstWhite, 5, &[X, Y]);
    let mut turned = good.clone();
    turned.order.reverse();
    assert!(matches!(blitz.record(Fact::Lot(turned)), Err(NotNow::Lot(_))));
    let others = DrawnLot::from_seed(Purpose::FirstWhite, 5, &[X, Z]);
    assert!(matches!(blitz.record(Fact::Lot(others)), Err(NotNow::Lot(_))));
    let other_purpose = DrawnLot { purpose: Purpose::Decision, ..good.clone() };
    assert!(matches!(blitz.record(Fact::Lot(other_purpose)), Err(NotNow::Expected(_))));
    assert!(blitz.facts().is_empty(), "what is refused changes nothing");
    assert!(blitz.record(Fact::Lot(good)).is_ok());
    let white = first(&blitz.state());
    let black = if white == X { Y } else { X };
    let impossible = Fact::Game { white, black, points: (Points::ONE, Points::HALF) };
    assert_eq!(blitz.record(impossible), Err(NotNow::NoResult));
}

#[test]
fn lots_of_one_published_seed_do_not_follow_from_each_other() {
    // White in the first game must not predict the winner of the final lot.
    let mut same = 0;
    for seed in 0..400 {
        let field = Field { main_order: Some(vec![vec![X, Y]]), boards: 4, ..Field::of(&[X, Y]) };
        let mut jbmm = playoff("jbmm", field);
        let host = jbmm.draw(seed).expect("host").order[0];
        let guest = if host == X { Y } else { X };
        told(&mut jbmm, [team_match(host, guest, "= = = =")]);
        same += usize::from(jbmm.draw(seed).expect("decision").order[0] == host);
    }
    assert!((150..250).contains(&same), "{same}");
}
