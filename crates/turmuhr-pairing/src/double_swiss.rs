//! Double-Swiss (C.04.5): every round is a match of two games, colours reversed in the second. The procedure is
//! that of `upfloat`. There are no colour preferences, so colours forbid no meeting.
//!
//! A round of the [`crate::Field`] is a match. Its colour is that of the first game, if at least one game was
//! played (1.6). A match is forfeited only if both games are. Its points are those of its games; adjustments
//! hold the difference from the points of a won, drawn or lost match.

use std::cmp::Ordering;

use turmuhr_core::{Bye, Color, Points, Rated, Round, Score};

use crate::{
    colours::ColourRule,
    field::Scoring,
    roster::{Bars, Contender, Reading, Unplayed, Wishes},
    system::{System, TeamPreferences},
    upfloat::round::Laws,
};

/// C7 and C8 do not apply in the last round.
pub(crate) fn laws() -> Laws {
    let reading = Reading {
        unplayed: Unplayed::Never,
        wishes: Wishes::Team(TeamPreferences::None),
        bars: Bars::ForfeitWinOrFullBye,
    };
    Laws { system: System::DoubleSwiss, reading, forgetful_rounds: 1, strong: false, allocate }
}

/// The points of matches whose games score `games`. The bye scores a win and a draw (1.4).
pub const fn match_scoring(games: &Scoring) -> Scoring {
    Scoring {
        win: twice(games.win),
        draw: twice(games.draw),
        loss: twice(games.loss),
        forfeit_win: twice(games.forfeit_win),
        forfeit_loss: twice(games.forfeit_loss),
        pairing_bye: Points::tenths(games.win.in_tenths() + games.draw.in_tenths()),
        full_bye: twice(games.full_bye),
        half_bye: twice(games.half_bye),
        zero_bye: twice(games.zero_bye),
        adjourned: twice(games.adjourned),
    }
}

const fn twice(points: Points) -> Points {
    Points::tenths(2 * points.in_tenths())
}

/// Combines two games into their match; `order` compares own points with the opponent's. `None` if they are
/// not one match: different opponents, the same colour, or a bye with a game. A bye of the pairing is recorded
/// in the first game.
pub fn one_match(first: Round, second: Round, order: Ordering) -> Option<Round> {
    let opponent = match (first, second) {
        (Round::Bye(Bye::PairingAllocated), Round::Bye(_)) => return Some(Round::Bye(Bye::PairingAllocated)),
        (Round::Bye(one), Round::Bye(other)) => return (one == other).then_some(Round::Bye(one)),
        _ => first.opponent().filter(|&opponent| second.opponent() == Some(opponent))?,
    };
    if meant(first).is_some() && meant(first) == meant(second) {
        return None;
    }
    let colour = meant(first).or(meant(second).map(|colour| !colour));
    if first.is_played() || second.is_played() {
        let score = match order {
            Ordering::Greater => Score::Win,
            Ordering::Equal => Score::Draw,
            Ordering::Less => Score::Loss,
        };
        let colour = colour.unwrap_or(Color::White);
        return Some(Round::Played { opponent, colour, score, rated: Rated::Yes });
    }
    Some(match (first, second) {
        (Round::ForfeitWin { .. }, Round::ForfeitWin { .. }) => Round::ForfeitWin { opponent, colour },
        _ => Round::ForfeitLoss { opponent, colour },
    })
}

/// The intended colour of a game.
fn meant(round: Round) -> Option<Color> {
    match round {
        Round::Played { colour, .. } | Round::Adjourned { colour, .. } => Some(colour),
        Round::ForfeitWin { colour, .. } | Round::ForfeitLoss { colour, .. } => colour,
        Round::Bye(_) => None,
    }
}

/// 4.3: the colour of the higher ranked player in the first game, and the rule.
fn allocate(higher: &Contender, lower: &Contender, initial: Color) -> (Color, ColourRule) {
    if higher.colours.is_empty() && lower.colours.is_empty() {
        let odd = higher.number % 2 == 1;
        return (if odd { initial } else { !initial }, ColourRule::ByNumber);
    }
    let whites = |one: &Contender| one.colours.iter().filter(|colour| colour.is_white()).count();
    match whites(higher).cmp(&whites(lower)) {
        Ordering::Less => return (Color::White, ColourRule::FewerWhites),
        Ordering::Greater => return (Color::Black, ColourRule::FewerWhites),
        Ordering::Equal => {}
    }
    if let Some((&own, _)) = higher.colours.iter().zip(&lower.colours).find(|(own, theirs)| own != theirs) {
        return (!own, ColourRule::LatestDifference);
    }
    match (higher.colours.first(), lower.colours.first()) {
        (Some(&own), _) => (!own, ColourRule::LastColour),
        (None, Some(&theirs)) => (theirs, ColourRule::LastColour),
        (None, None) => (initial, ColourRule::ByNumber),
    }
}
