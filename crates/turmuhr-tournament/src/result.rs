//! The result of a game, as entered and stored.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use turmuhr_core::{Color, Rated, Round, Score};

/// White's score stands first, in team matches too, whichever team is named first: `1-0` means that White won.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(into = "String", try_from = "String")]
pub enum GameResult {
    /// Played at the board. The scores need not add up to 1: an arbiter may give ½–0 or 0–0.
    Played {
        white: Score,
        black: Score,
        rated: Rated,
    },
    /// Black did not appear.
    WhiteByForfeit,
    BlackByForfeit,
    /// Neither appeared.
    BothForfeit,
    /// Adjourned; until it ends it counts as drawn (C.04.2, 3.1).
    Adjourned,
}

const WRITTEN: [(&str, GameResult); 16] = {
    use GameResult::*;
    use Score::{Draw, Loss, Win};
    const fn played(white: Score, black: Score, rated: Rated) -> GameResult {
        Played { white, black, rated }
    }
    [
        ("1-0", played(Win, Loss, Rated::Yes)),
        ("1/2-1/2", played(Draw, Draw, Rated::Yes)),
        ("0-1", played(Loss, Win, Rated::Yes)),
        ("+--", WhiteByForfeit),
        ("--+", BlackByForfeit),
        ("---", BothForfeit),
        ("*", Adjourned),
        ("0-0", played(Loss, Loss, Rated::Yes)),
        ("1/2-0", played(Draw, Loss, Rated::Yes)),
        ("0-1/2", played(Loss, Draw, Rated::Yes)),
        ("1-0U", played(Win, Loss, Rated::No)),
        ("1/2-1/2U", played(Draw, Draw, Rated::No)),
        ("0-1U", played(Loss, Win, Rated::No)),
        ("0-0U", played(Loss, Loss, Rated::No)),
        ("1/2-0U", played(Draw, Loss, Rated::No)),
        ("0-1/2U", played(Loss, Draw, Rated::No)),
    ]
};

#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no result of a game; 1-0, 1/2-1/2, 0-1, +--, --+, ---, * and 0-0 are")]
pub struct NoResult;

impl GameResult {
    pub const WHITE_WINS: GameResult = WRITTEN[0].1;
    pub const DRAW: GameResult = WRITTEN[1].1;
    pub const BLACK_WINS: GameResult = WRITTEN[2].1;

    /// All results, the usual ones first.
    pub fn all() -> impl Iterator<Item = GameResult> {
        WRITTEN.into_iter().map(|(_, result)| result)
    }

    /// Was the game started by both players?
    pub const fn is_played(self) -> bool {
        matches!(self, GameResult::Played { .. } | GameResult::Adjourned)
    }

    pub const fn is_forfeit(self) -> bool {
        matches!(self, GameResult::WhiteByForfeit | GameResult::BlackByForfeit | GameResult::BothForfeit)
    }

    /// ½–0, 0–0: legal by decision of an arbiter, but rarely intended.
    pub const fn is_odd(self) -> bool {
        match self {
            GameResult::Played { white, black, .. } => !matches!(
                (white, black),
                (Score::Win, Score::Loss) | (Score::Draw, Score::Draw) | (Score::Loss, Score::Win)
            ),
            _ => false,
        }
    }

    /// The round from the side of the player with this colour.
    pub const fn seen_by<Who: Copy>(self, colour: Color, opponent: Who) -> Round<Who> {
        let own = colour.is_white();
        let meant = Some(colour);
        match self {
            GameResult::Played { white, black, rated } => {
                Round::Played { opponent, colour, score: if own { white } else { black }, rated }
            }
            GameResult::Adjourned => Round::Adjourned { opponent, colour },
            GameResult::WhiteByForfeit if own => Round::ForfeitWin { opponent, colour: meant },
            GameResult::BlackByForfeit if !own => Round::ForfeitWin { opponent, colour: meant },
            GameResult::WhiteByForfeit | GameResult::BlackByForfeit | GameResult::BothForfeit => {
                Round::ForfeitLoss { opponent, colour: meant }
            }
        }
    }

    /// The same game with the colours exchanged.
    #[must_use]
    pub const fn turned(self) -> GameResult {
        match self {
            GameResult::Played { white, black, rated } => {
                GameResult::Played { white: black, black: white, rated }
            }
            GameResult::WhiteByForfeit => GameResult::BlackByForfeit,
            GameResult::BlackByForfeit => GameResult::WhiteByForfeit,
            GameResult::BothForfeit | GameResult::Adjourned => self,
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = WRITTEN.iter().find(|(_, result)| result == self).map(|(text, _)| *text);
        // Impossible scores: 1–1, 1–½.
        f.write_str(written.unwrap_or("?"))
    }
}

impl FromStr for GameResult {
    type Err = NoResult;

    /// Accepts our own notation and the usual ones: `½`, colons, `0,5`, forfeits with one sign each.
    fn from_str(text: &str) -> Result<GameResult, NoResult> {
        let plain: String = text
            .trim()
            .to_ascii_uppercase()
            .replace('½', "1/2")
            .replace(['–', ':'], "-")
            .replace("0,5", "1/2")
            .replace("0.5", "1/2")
            .replace("+/-", "+--")
            .replace("-/+", "--+")
            .replace("-/-", "---");
        let plain = if plain == "=" || plain == "1/2" { "1/2-1/2".to_owned() } else { plain };
        WRITTEN.iter().find(|(text, _)| *text == plain).map(|(_, result)| *result).ok_or(NoResult)
    }
}

impl From<GameResult> for String {
    fn from(result: GameResult) -> String {
        result.to_string()
    }
}

impl TryFrom<String> for GameResult {
    type Error = NoResult;

    fn try_from(text: String) -> Result<GameResult, NoResult> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_result_is_written_and_read_back() {
        for result in GameResult::all() {
            assert_eq!(result.to_string().parse(), Ok(result));
            assert_eq!(result.turned().turned(), result);
        }
    }

    #[test]
    fn results_as_the_field_writes_them() {
        let cases = [
            ("½:½", GameResult::DRAW),
            ("=", GameResult::DRAW),
            ("0,5-0,5", GameResult::DRAW),
            ("1:0", GameResult::WHITE_WINS),
            ("+:-", GameResult::WhiteByForfeit),
            ("+/-", GameResult::WhiteByForfeit),
            ("-:-", GameResult::BothForfeit),
        ];
        for (text, result) in cases {
            assert_eq!(text.parse(), Ok(result), "{text}");
        }
        assert_eq!("2-0".parse::<GameResult>(), Err(NoResult));
    }
}
