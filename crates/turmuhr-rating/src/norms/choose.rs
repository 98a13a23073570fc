//! Selects the games that count: games against beaten opponents may be left out, and in a Swiss the rounds
//! after the norm was reached (1.4.1).

use turmuhr_core::Score;

use super::{Assessment, Norm, NormGame, Occasion, assess, least_games};

/// With more wins only the weakest opponents are tried.
const TRIED: usize = 14;

/// The best assessment for the player: one that holds with as many games as possible; else the one of all
/// games.
pub fn best(norm: Norm, federation: &str, games: &[NormGame], occasion: &Occasion) -> Assessment {
    let least = least_games(occasion) as usize;
    let all: Vec<&NormGame> = games.iter().collect();
    let whole = assess(norm, federation, &all, occasion);
    if whole.holds() {
        return whole;
    }
    let shortest = if occasion.fixed_pairings { all.len() } else { least.min(all.len()) };
    for length in (shortest..=all.len()).rev() {
        let found = without_some_wins(norm, federation, &all[..length], occasion, least);
        if let Some(found) = found {
            return found;
        }
    }
    whole
}

fn without_some_wins(
    norm: Norm,
    federation: &str,
    games: &[&NormGame],
    occasion: &Occasion,
    least: usize,
) -> Option<Assessment> {
    let spare = games.len().saturating_sub(least);
    let mut wins: Vec<usize> = (0..games.len()).filter(|&game| games[game].score == Score::Win).collect();
    wins.sort_by_key(|&game| games[game].rating);
    wins.truncate(TRIED);
    let mut choices: Vec<u32> =
        (0..1_u32 << wins.len()).filter(|choice| choice.count_ones() as usize <= spare).collect();
    choices.sort_by_key(|choice| choice.count_ones());
    choices.into_iter().find_map(|choice| {
        let left_out =
            |game: usize| wins.iter().position(|&win| win == game).is_some_and(|bit| choice >> bit & 1 == 1);
        let kept: Vec<&NormGame> =
            games.iter().enumerate().filter(|(game, _)| !left_out(*game)).map(|(_, game)| *game).collect();
        Some(assess(norm, federation, &kept, occasion)).filter(Assessment::holds)
    })
}
