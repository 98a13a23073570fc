//! Generated tournaments are paired by the rules and contain the requested events.

use std::collections::BTreeSet;

use proptest::prelude::*;
use turmuhr_core::{Bye, PlayerId, Points, Round};
use turmuhr_pairing::{
    Field, Scoring, System, TeamPreferences, check,
    generate::{NotGenerated, Wish, generate},
};

fn count(field: &Field, test: impl Fn(Round) -> bool) -> usize {
    field.players.iter().flat_map(|player| &player.history).filter(|round| test(**round)).count()
}

#[test]
fn everything_that_is_asked_for_occurs() {
    let wish = Wish {
        players: Some(60),
        rounds: Some(9),
        forfeit: Some(8),
        double_forfeit: Some(4),
        unusual: Some(10),
        withdrawal: Some(60),
        half_bye: Some(20),
        zero_bye: Some(30),
        full_bye: Some(60),
        late_entry: Some(8),
        unrated: Some(8),
        prohibited_groups: Some(5),
        baku: true,
        ..Wish::default()
    };
    let made = generate(&wish, 1).unwrap();
    let field = &made.field;
    assert_eq!((field.players.len(), field.rounds_done, made.asked), (60, 9, None));
    for bye in [Bye::PairingAllocated, Bye::Full, Bye::Half, Bye::Zero] {
        assert!(count(field, |round| round == Round::Bye(bye)) > 0, "{bye:?}");
    }
    assert!(count(field, |round| matches!(round, Round::ForfeitWin { .. })) > 0);
    // Double forfeits: more losses than wins without play.
    let wins = count(field, |round| matches!(round, Round::ForfeitWin { .. }));
    assert!(count(field, |round| matches!(round, Round::ForfeitLoss { .. })) > wins);
    assert!(field.players.iter().any(|player| player.rating == 0));
    assert_eq!(field.prohibited.len(), 5);
    assert_eq!(field.players[0].virtual_points(1), Points::ONE);
    assert_eq!(check(field, made.settings.system), []);
}

#[test]
fn without_disturbances_everybody_plays_every_round() {
    let wish = Wish {
        players: Some(16),
        rounds: Some(5),
        forfeit: Some(0),
        withdrawal: Some(0),
        half_bye: Some(0),
        zero_bye: Some(0),
        ..Wish::default()
    };
    let made = generate(&wish, 5).unwrap();
    assert_eq!(count(&made.field, Round::is_played), 16 * 5);
}

#[test]
fn a_small_field_plays_as_many_rounds_as_it_can() {
    let wish = Wish { players: Some(4), rounds: Some(9), ..Wish::default() };
    let made = generate(&wish, 3).unwrap();
    assert_eq!(made.asked, Some(9));
    assert!((1..9).contains(&made.field.rounds_done));
    assert_eq!(made.field.total_rounds, made.field.rounds_done);
}

#[test]
fn c_04_7_1_1_no_baku_where_a_win_is_not_two_draws() {
    let scoring = Some(Scoring::of(Points::whole(3), Points::ONE, Points::ZERO));
    assert_eq!(
        generate(&Wish { baku: true, scoring, ..Wish::default() }, 1),
        Err(NotGenerated::BakuNotAllowed)
    );
    assert_eq!(generate(&Wish { players: Some(0), ..Wish::default() }, 1), Err(NotGenerated::Empty));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn every_round_is_paired_by_the_rules(
        seed in any::<u64>(),
        players in 1_u32..30,
        rounds in 1_u32..8,
        late in 0_u32..9,
        half in 0_u32..9,
        groups in 0_u32..3,
        baku: bool,
    ) {
        let wish = Wish {
            players: Some(players),
            rounds: Some(rounds),
            late_entry: Some(late),
            half_bye: Some(half),
            prohibited_groups: Some(groups),
            baku,
            ..Wish::default()
        };
        let Ok(made) = generate(&wish, seed) else { return Ok(()) };
        prop_assert_eq!(check(&made.field, made.settings.system), vec![]);
        for player in &made.field.players {
            let mut met: BTreeSet<PlayerId> = BTreeSet::new();
            for round in player.history.iter().filter(|round| round.is_played()) {
                prop_assert!(round.opponent().is_some_and(|opponent| met.insert(opponent)), "met twice");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn matches_are_paired_by_the_rules_too(
        seed in any::<u64>(),
        players in 1_u32..24,
        rounds in 1_u32..7,
        boards in 1_u32..7,
        system in prop_oneof![
            Just(System::Team(TeamPreferences::TypeA)),
            Just(System::Team(TeamPreferences::TypeB)),
            Just(System::Team(TeamPreferences::None)),
            Just(System::DoubleSwiss),
        ],
        by_game_points: bool,
        baku: bool,
    ) {
        let wish = Wish {
            players: Some(players),
            rounds: Some(rounds),
            boards: Some(boards),
            system: Some(system),
            half_bye: Some(12),
            full_bye: Some(30),
            late_entry: Some(9),
            unusual: Some(9),
            prohibited_groups: Some(1),
            by_game_points,
            baku: baku && !by_game_points,
            ..Wish::default()
        };
        let Ok(made) = generate(&wish, seed) else { return Ok(()) };
        prop_assert_eq!(check(&made.field, system), vec![]);
        // One entry a round for each player, two in Double-Swiss.
        let sheet = made.sheet.unwrap();
        for player in &sheet.players {
            let a_round = if system == System::DoubleSwiss { 2 } else { 1 };
            prop_assert_eq!(player.history.len() as u32, a_round * made.field.rounds_done);
        }
        if system == System::DoubleSwiss {
            for (games, player) in sheet.players.iter().zip(&made.field.players) {
                let scoring = made.settings.scoring;
                prop_assert_eq!(
                    games.score(&scoring, 2 * made.field.rounds_done),
                    player.score(&made.field.scoring, made.field.rounds_done)
                );
            }
            return Ok(());
        }
        for (team, squad) in made.field.players.iter().zip(&sheet.squads) {
            for round in 1..=made.field.rounds_done {
                let seated = squad.iter().filter(|id| {
                    sheet.players[id.0 as usize - 1].round(round) != Round::Bye(Bye::Zero)
                });
                let expected = match team.round(round) {
                    Round::Bye(Bye::Full | Bye::Half | Bye::Zero) => 0,
                    _ => boards as usize,
                };
                prop_assert_eq!(seated.count(), expected);
            }
        }
    }
}
