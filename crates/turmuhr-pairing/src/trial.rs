//! Random small tournaments of every kind, on which the ways of pairing are held against each other.

use turmuhr_core::Points;

use crate::{
    DutchEdition, Field, Scoring, System,
    generate::{Wish, generate},
    oracle, pair, pair_slowly,
};

/// A tournament of at most `players`, with whatever can happen in one.
pub fn tournament(seed: u64, fewest: u32, most: u32) -> Option<Field> {
    let mut state = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut draw = |below: u32| {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % u64::from(below)) as u32
    };
    let players = fewest + draw(most - fewest + 1);
    let scoring = match draw(6) {
        0 => Scoring { pairing_bye: Points::HALF, ..Scoring::STANDARD },
        1 => Scoring { pairing_bye: Points::ZERO, ..Scoring::STANDARD },
        2 => Scoring::of(Points::whole(3), Points::whole(1), Points::ZERO),
        _ => Scoring::STANDARD,
    };
    // Each thing happens in some of the tournaments, often where it does.
    let mut sometimes = |one_in: u32, least: u32, spread: u32| {
        let often = least + draw(spread);
        Some(if draw(one_in) == 0 { often } else { 0 })
    };
    let wish = Wish {
        players: Some(players),
        forfeit: sometimes(2, 3, 20),
        withdrawal: sometimes(3, 8, 50),
        half_bye: sometimes(2, 4, 40),
        zero_bye: sometimes(2, 4, 40),
        full_bye: sometimes(4, 5, 40),
        late_entry: sometimes(3, 4, 10),
        prohibited_groups: sometimes(3, 1, 4),
        double_forfeit: Some(3),
        scoring: Some(scoring),
        rounds: Some(2 + draw(players.clamp(2, 14))),
        draw_percentage: Some(10 * draw(10)),
        baku: scoring.win == Points::ONE && draw(4) == 0,
        ..Wish::default()
    };
    generate(&wish, seed).ok().map(|made| made.field)
}

/// What was found in one tournament.
#[derive(Clone, Debug, Default)]
pub struct Found {
    pub rounds: u32,
    /// Rounds in which two ways came to different pairings.
    pub different: Vec<String>,
}

/// Pairs every round of one tournament in every way: fast, slowly, and word for word where there are no more than
/// `word_for_word` players.
pub fn compare(seed: u64, fewest: u32, most: u32, word_for_word: usize) -> Found {
    let mut found = Found::default();
    let Some(field) = tournament(seed, fewest, most) else { return found };
    for round in 1..=field.rounds_done + 1 {
        let before = if round <= field.rounds_done { field.before(round) } else { field.clone() };
        if before.rounds_done >= before.total_rounds {
            continue;
        }
        found.rounds += 1;
        let told = |paired: Result<crate::Pairing, crate::NoPairing>| {
            paired.ok().map(|pairing| (pairing.boards, pairing.bye))
        };
        for edition in [DutchEdition::Of2017, DutchEdition::Of2026] {
            let system = System::Dutch(edition);
            let (fast, slow) = (told(pair(&before, system)), told(pair_slowly(&before, system)));
            if fast != slow {
                let what = format!("seed {seed}, round {round}, {edition}: fast {fast:?}, slow {slow:?}");
                found.different.push(what);
            }
            if before.players.len() <= word_for_word {
                let exact = oracle::pair(&before, edition);
                if slow != exact {
                    found.different.push(format!(
                        "seed {seed}, round {round}, {edition}: engine {slow:?}, word for word {exact:?}"
                    ));
                }
            }
        }
    }
    found
}
