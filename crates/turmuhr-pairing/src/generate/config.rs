//! Configuration files of random tournament generators: `Key=Value` a line.

use turmuhr_core::Points;

use crate::field::Scoring;

use super::settings::Wish;

/// A line that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConfigFault {
    /// From 1.
    pub line: usize,
    /// The line as written.
    pub text: String,
    /// What is wrong with it.
    pub kind: ConfigFaultKind,
}

/// Why a line cannot be read.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum ConfigFaultKind {
    /// Not empty, not a comment, and without `=`.
    NoAssignment,
    /// Not one of [`KEYS`].
    UnknownKey,
    /// Not a number, or out of range.
    BadValue,
}

/// The keys, as other tournament generators name them.
pub const KEYS: [&str; 14] = [
    "PlayersNumber",
    "RoundsNumber",
    "DrawPercentage",
    "ForfeitRate",
    "RetiredRate",
    "HalfPointByeRate",
    "HighestRating",
    "LowestRating",
    "PointsForWin",
    "PointsForDraw",
    "PointsForLoss",
    "PointsForZPB",
    "PointsForForfeitLoss",
    "PointsForPAB",
];

/// Reads a configuration; the error is the first line that cannot be read.
pub fn read(text: &str) -> Result<Wish, ConfigFault> {
    let mut wish = Wish::default();
    let mut points: [Option<Points>; 6] = [None; 6];
    for (index, line) in text.lines().enumerate() {
        let plain = line.split('#').next().unwrap_or("").trim();
        if plain.is_empty() {
            continue;
        }
        let fault = |kind| ConfigFault { line: index + 1, text: plain.chars().take(60).collect(), kind };
        let (key, value) = plain.split_once('=').ok_or_else(|| fault(ConfigFaultKind::NoAssignment))?;
        let (key, value) = (key.trim(), value.trim());
        let at = KEYS
            .iter()
            .position(|known| known.eq_ignore_ascii_case(key))
            .ok_or_else(|| fault(ConfigFaultKind::UnknownKey))?;
        let bad = || fault(ConfigFaultKind::BadValue);
        let number = || value.parse::<u32>().map_err(|_| bad());
        match at {
            0 => wish.players = Some(number()?),
            1 => wish.rounds = Some(number()?),
            2 => wish.draw_percentage = Some(number()?).filter(|part| *part <= 100).ok_or_else(bad)?.into(),
            3 => wish.forfeit = Some(number()?),
            4 => wish.withdrawal = Some(number()?),
            5 => wish.half_bye = Some(number()?),
            6 => wish.highest_rating = Some(number()?),
            7 => wish.lowest_rating = Some(number()?),
            _ => points[at - 8] = Some(value.parse().map_err(|_| bad())?),
        }
    }
    if points.iter().any(Option::is_some) {
        let [win, draw, loss, zero_bye, forfeit_loss, pairing_bye] = points;
        let usual = Scoring::of(
            win.unwrap_or(Points::ONE),
            draw.unwrap_or(Points::HALF),
            loss.unwrap_or(Points::ZERO),
        );
        wish.scoring = Some(Scoring {
            zero_bye: zero_bye.unwrap_or(usual.zero_bye),
            forfeit_loss: forfeit_loss.unwrap_or(usual.forfeit_loss),
            pairing_bye: pairing_bye.unwrap_or(usual.pairing_bye),
            ..usual
        });
    }
    Ok(wish)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_understood_in_any_case_and_order() {
        let wish =
            read("# a small one\nplayersnumber = 12\nPointsForWin=3\nPointsForDraw=1.0 # football\n\n")
                .unwrap();
        assert_eq!(wish.players, Some(12));
        let scoring = wish.scoring.unwrap();
        assert_eq!(
            (scoring.win, scoring.draw, scoring.pairing_bye),
            (Points::whole(3), Points::ONE, Points::whole(3))
        );
        assert_eq!(wish.rounds, None);
    }

    #[test]
    fn a_line_that_is_not_understood_is_named() {
        let cases = [
            ("PlayersNumber 12", 1, ConfigFaultKind::NoAssignment),
            ("\nBoards=4", 2, ConfigFaultKind::UnknownKey),
            ("RoundsNumber=many", 1, ConfigFaultKind::BadValue),
            ("DrawPercentage=101", 1, ConfigFaultKind::BadValue),
            ("PointsForPAB=x", 1, ConfigFaultKind::BadValue),
        ];
        for (text, line, kind) in cases {
            let fault = read(text).unwrap_err();
            assert_eq!((fault.line, fault.kind), (line, kind), "{text}");
        }
    }
}
