//! C.04.4.1 and C.04.4.2 by article. `tests/oracle.rs` compares the whole procedures with the literal text.

mod common;

use common::field;
use turmuhr_core::{Color, PlayerId};
use turmuhr_pairing::{
    ColourRule, Field, NoPairing, RankedBy, System, Witness, check,
    field::Prohibition,
    generate::{Wish, generate},
    pair, ranking,
    reasons::{Criterion, WhyNot},
    why_not,
};

/// Boards, White first; the bye as a game against 0.
fn paired(field: &Field, system: System) -> Vec<(u32, u32)> {
    let pairing = pair(field, system).unwrap();
    let boards = pairing.boards.iter().map(|board| (board.white.0, board.black.0));
    boards.chain(pairing.bye.map(|player| (player.0, 0))).collect()
}

/// Players who have not played yet.
fn fresh(players: u32, total_rounds: u32) -> Field {
    let table: Vec<String> = (1..=players).map(|id| id.to_string()).collect();
    field(total_rounds, 0, Color::White, &table.join("\n"))
}

#[test]
fn burstein_1_6_the_first_half_of_the_rounds_but_no_more_than_four_are_dutch() {
    let cases = [(1, 0), (2, 1), (3, 1), (5, 2), (7, 3), (8, 4), (9, 4), (13, 4)];
    for (total, seeding) in cases {
        for done in 0..total {
            let field = Field { rounds_done: done, ..fresh(6, total) };
            let expected = if done < seeding { System::DUTCH } else { System::Burstein };
            assert_eq!(System::Burstein.in_next_round(&field), expected, "{done} of {total}");
            assert_eq!(pair(&field, System::Burstein).unwrap().record.system, expected);
        }
    }
    assert_eq!(paired(&fresh(6, 2), System::Burstein), [(1, 4), (5, 2), (3, 6)]);
}

#[test]
fn burstein_4_3_the_highest_ranked_meets_the_lowest() {
    assert_eq!(paired(&fresh(6, 1), System::Burstein), [(1, 6), (5, 2), (3, 4)]);
    // 3.1.5: the bye goes to the lowest ranked.
    assert_eq!(paired(&fresh(7, 1), System::Burstein), [(1, 6), (5, 2), (3, 4), (7, 0)]);
    // As far as the absolute criteria allow.
    let mut kept_apart = fresh(6, 1);
    let players = [1, 6].map(PlayerId).to_vec();
    kept_apart.prohibited = vec![Prohibition { first_round: 1, last_round: 1, players }];
    assert_eq!(paired(&kept_apart, System::Burstein), [(1, 5), (6, 2), (3, 4)]);
}

const ONE_ABSENT: &str = "
    1 3w1
    2 4b1
    3 1b0
    4 2w0
    5 Z";

#[test]
fn burstein_and_dubov_3_1_4_the_bye_goes_to_one_who_has_played() {
    let field = field(3, 1, Color::White, ONE_ABSENT);
    for system in [System::Burstein, System::Dubov] {
        assert_eq!(paired(&field, system), [(2, 1), (3, 5), (4, 0)], "{system:?}");
        let told = |player| why_not(&field, system, PlayerId(player), None).unwrap();
        assert_eq!(told(5), WhyNot::ByeFewerGames { now: 1, then: 0 });
        assert_eq!(told(3), WhyNot::ByeHigherRanked { now: PlayerId(4), then: PlayerId(3) });
        assert!(matches!(told(1), WhyNot::ByeTooHigh { .. }));
        assert_eq!(told(4), WhyNot::TheyMeet);
    }
}

/// Four of five rounds.
const FOUR_ROUNDS: &str = "
    1 6w1 4b1 5w1 2b=
    2 7b1 3w= 8b1 1w=
    3 8w1 2b= 4w1 5b=
    4 9b1 1w0 3b0 8w1
    5 10w1 6b1 1b0 3w=
    6 1b0 5w0 7b0 10w1
    7 2w0 10b= 6w1 9b1
    8 3b0 9w1 2w0 4b0
    9 4w0 8b0 10w1 7w0
    10 5b0 7w= 9b0 6b0";

#[test]
fn burstein_1_8_ranks_by_index_not_by_number() {
    let field = field(5, 4, Color::White, FOUR_ROUNDS);
    let told = ranking(&field, System::Burstein).unwrap();
    // The opponents of 8 and of 6 have nine points in total; 8 has beaten one with a point, 6 one with half a
    // point.
    assert_eq!(
        told.iter().map(|ranked| ranked.player.0).collect::<Vec<_>>(),
        [1, 2, 3, 5, 7, 4, 8, 6, 9, 10]
    );
    let index = |at: usize| match told[at].by {
        RankedBy::Index(index) => (index.buchholz, index.sonneborn_berger),
        RankedBy::Opposition(_) => panic!("an Index"),
    };
    assert_eq!((index(6), index(7), index(8)), ((90, 100), (90, 50), (60, 50)));
}

#[test]
fn burstein_c6_whoever_comes_from_above_is_paired() {
    let field = field(5, 4, Color::White, FOUR_ROUNDS);
    let record = pair(&field, System::Burstein).unwrap().record;
    // 2 floated from 3 points into the bracket of 5 and 7 with 2½, where one player has to float.
    let bracket = &record.brackets[2];
    assert_eq!((&bracket.moved_down[..], &bracket.floaters[..]), (&[PlayerId(2)][..], &[PlayerId(7)][..]));
    let told = why_not(&field, System::Burstein, PlayerId(5), Some(PlayerId(7))).unwrap();
    let WhyNot::Worse { criterion: Criterion::FloaterScores, .. } = told else { panic!("{told:?}") };
}

/// 1 and 2 have won everything with Black.
const ALL_BLACK: &str = "
    1 3b1 4b1
    2 5b1 6b1
    3 1w0 5b=
    4 6w= 1w0
    5 2w0 3w=
    6 4b= 2w0";

#[test]
fn burstein_and_dubov_c3_knows_no_topscorers() {
    let field = field(3, 2, Color::White, ALL_BLACK);
    let (one, two) = (PlayerId(1), PlayerId(2));
    assert_eq!(why_not(&field, System::DUTCH, one, Some(two)), Ok(WhyNot::TheyMeet));
    for system in [System::Burstein, System::Dubov] {
        let told = why_not(&field, system, one, Some(two));
        assert_eq!(told, Ok(WhyNot::SameAbsoluteColour(Color::White)), "{system:?}");
    }
}

#[test]
fn burstein_and_dubov_1_9_no_legal_pairing_comes_with_its_proof() {
    let field = field(5, 1, Color::White, "1 2w1\n2 1b0");
    for system in [System::Burstein, System::Dubov] {
        let told = pair(&field, system).unwrap_err();
        let NoPairing::Impossible { round: 2, witness: Witness::NoOpponents(players) } = told else {
            panic!("{system:?}: {told:?}");
        };
        assert_eq!(players.len(), 2);
    }
}

#[test]
fn dubov_1_1_everyone_needs_a_rating() {
    let mut field = fresh(4, 3);
    field.players[2].rating = 0;
    assert_eq!(pair(&field, System::Dubov), Err(NoPairing::Unrated(vec![PlayerId(3)])));
    // A player who was never present needs no rating.
    field.players[2].next = turmuhr_pairing::Attendance::Away(turmuhr_core::Bye::Zero);
    assert!(pair(&field, System::Dubov).is_ok());
}

#[test]
fn dubov_3_2_3_the_first_round_is_half_against_half() {
    assert_eq!(paired(&fresh(6, 5), System::Dubov), [(1, 4), (5, 2), (3, 6)]);
    assert_eq!(paired(&fresh(5, 5), System::Dubov), [(1, 3), (4, 2), (5, 0)]);
    // 3.2.4: if two players of one half have to meet, one of each half is shifted.
    let mut kept_apart = fresh(4, 5);
    let group = |players: &[u32]| Prohibition {
        first_round: 1,
        last_round: 1,
        players: players.iter().copied().map(PlayerId).collect(),
    };
    kept_apart.prohibited = vec![group(&[1, 3]), group(&[1, 4])];
    let pairing = pair(&kept_apart, System::Dubov).unwrap();
    let bracket = &pairing.record.brackets[0];
    assert_eq!(bracket.pairs, [(PlayerId(1), PlayerId(2)), (PlayerId(3), PlayerId(4))]);
    // 4.3.3: of two middle players the upper one.
    assert_eq!(bracket.exchanged, (vec![PlayerId(1)], vec![PlayerId(3)]));
}

#[test]
fn dubov_3_2_5_who_met_the_weaker_opponent_comes_first() {
    let table = "
        1 5w1
        2 6b1
        3 7w1
        4 8b1
        5 1b0
        6 2w0
        7 3b0
        8 4w0";
    let field = field(5, 1, Color::White, table);
    // 4 has met 8, 2 has met 6: 4 gets the strongest Black seeker. Likewise 7 before 5.
    assert_eq!(paired(&field, System::Dubov), [(4, 1), (2, 3), (5, 8), (7, 6)]);
}

#[test]
fn dubov_1_6_4_who_has_not_played_mildly_prefers_black() {
    let field = field(5, 1, Color::White, "1 3w1\n2 Z\n3 1b0 Z");
    let pairing = pair(&field, System::Dubov).unwrap();
    assert_eq!(paired(&field, System::Dubov), [(2, 1)]);
    assert_eq!(pairing.record.colours[0].rule, ColourRule::Stronger);
}

#[test]
fn what_is_made_up_is_paired_by_its_system() {
    for system in [System::Burstein, System::Dubov] {
        for seed in 0..20 {
            let wish = Wish {
                players: Some(5 + 2 * seed as u32),
                rounds: Some(7),
                forfeit: Some(10),
                half_bye: Some(15),
                zero_bye: Some(15),
                withdrawal: Some(40),
                late_entry: Some(8),
                baku: seed % 3 == 0,
                prohibited_groups: Some(seed as u32 % 3),
                system: Some(system),
                ..Wish::default()
            };
            let Ok(made) = generate(&wish, seed) else { continue };
            assert_eq!(check(&made.field, system), [], "{system:?}, seed {seed}");
        }
    }
}
