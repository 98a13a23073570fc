//! Reasons are true: a criterion called worse is worse, and every pair has an answer.

use turmuhr_pairing::{
    DutchEdition, System,
    reasons::{Outcome, WhyNot},
    trial, why, why_not,
};

/// The field before its last finished round.
fn fields(seeds: std::ops::Range<u64>) -> impl Iterator<Item = turmuhr_pairing::Field> {
    seeds.filter_map(|seed| trial::tournament(seed, 4, 20)).filter(|field| field.rounds_done > 0).map(
        |field| {
            let round = field.rounds_done;
            field.before(round)
        },
    )
}

#[test]
fn what_is_said_to_be_worse_is_worse() {
    for system in [System::DUTCH, System::Dubov, System::Burstein] {
        worse_is_worse(system);
    }
}

fn worse_is_worse(system: System) {
    let mut asked = 0;
    for field in fields(0..60) {
        let Ok(pairing) = turmuhr_pairing::pair(&field, system) else { continue };
        for one in &field.players {
            for other in field.players.iter().filter(|other| other.id > one.id) {
                let answer = why_not(&field, system, one.id, Some(other.id)).unwrap();
                asked += 1;
                let meet = pairing.boards.iter().any(|board| {
                    (board.white, board.black) == (one.id, other.id)
                        || (board.black, board.white) == (one.id, other.id)
                });
                assert_eq!(answer == WhyNot::TheyMeet, meet);
                match answer {
                    WhyNot::Worse { ref now, ref then, .. } => {
                        assert!(then > now, "{} {}: {answer:?}", one.id, other.id)
                    }
                    WhyNot::ByeTooHigh { now, then } => assert!(then > now, "{answer:?}"),
                    WhyNot::ByeFewerGames { now, then } => assert!(then < now, "{answer:?}"),
                    _ => {}
                }
            }
            why_not(&field, system, one.id, None).unwrap();
        }
    }
    assert!(asked > 1000);
}

#[test]
fn every_player_gets_an_answer() {
    let systems = [System::DUTCH, System::Dutch(DutchEdition::Of2017), System::Dubov, System::Burstein];
    for system in systems {
        for field in fields(100..160) {
            let Ok(pairing) = turmuhr_pairing::pair(&field, system) else { continue };
            assert_eq!(pairing.record.colours.len(), pairing.boards.len());
            for player in &field.players {
                let told = why(&field, system, player.id).unwrap();
                let game =
                    pairing.boards.iter().find(|board| board.white == player.id || board.black == player.id);
                match told.outcome {
                    Outcome::Game { opponent, .. } => {
                        assert!(game.is_some_and(|board| board.white == opponent || board.black == opponent));
                    }
                    Outcome::Bye => assert_eq!(pairing.bye, Some(player.id)),
                    Outcome::Away => assert!(game.is_none()),
                    Outcome::Unknown => panic!("a player of the field"),
                }
            }
        }
    }
}
