//! A match of a few games, and the right to play at home.

use turmuhr_core::{Color, Score};

/// The first or the second of a pair.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Named first.
    First,
    /// Named second.
    Second,
}

/// How a level match continues.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// The first further game with a winner decides.
    NextDecisive,
    /// A last game in which a draw is enough for Black.
    DrawOdds,
    /// By lot, or by another rule of the event.
    Elsewhere,
}

/// A match of two players; colours alternate.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct MiniMatch {
    /// Regular games, without those after a level score.
    pub games: usize,
    /// The first side's colour in the first game.
    pub first_colour: Color,
    /// What happens if the regular games end level.
    pub level: Level,
}

impl MiniMatch {
    /// The first side's colour in a game, counted from 0; extra games keep alternating.
    pub fn colour(&self, game: usize) -> Color {
        if game.is_multiple_of(2) { self.first_colour } else { !self.first_colour }
    }

    /// The winner as soon as the match is decided, from the first side's scores. `None`: undecided, or decided
    /// elsewhere.
    pub fn winner(&self, scores: &[Score]) -> Option<Side> {
        let value = |score: &Score| match score {
            Score::Win => 2,
            Score::Draw => 1,
            Score::Loss => 0,
        };
        let regular = &scores[..scores.len().min(self.games)];
        let points: usize = regular.iter().map(value).sum();
        let (others, left) = (2 * regular.len() - points, 2 * (self.games - regular.len()));
        if points > others + left {
            return Some(Side::First);
        }
        if others > points + left {
            return Some(Side::Second);
        }
        let further = scores.get(self.games..)?;
        further.iter().zip(self.games..).find_map(|(score, game)| match (score, self.level) {
            (_, Level::Elsewhere) => None,
            (Score::Win, _) => Some(Side::First),
            (Score::Loss, _) => Some(Side::Second),
            (Score::Draw, Level::NextDecisive) => None,
            (Score::Draw, Level::DrawOdds) => {
                Some(if self.colour(game) == Color::Black { Side::First } else { Side::Second })
            }
        })
    }
}

/// A side's home games so far in a cup.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct HomeGames {
    /// Home games so far.
    pub count: u32,
    /// The last game was away.
    pub was_away_last: bool,
}

/// Who plays at home.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum HomeRight {
    /// This side is the host.
    Of(Side),
    /// Nothing decides between the sides.
    ByLot,
}

/// NRW 1987, 12.3: the side with fewer home games; else the side that was away last; else the lot. The host has
/// Black (12.4).
pub const fn home_right(first: HomeGames, second: HomeGames) -> HomeRight {
    if first.count < second.count {
        HomeRight::Of(Side::First)
    } else if second.count < first.count {
        HomeRight::Of(Side::Second)
    } else {
        match (first.was_away_last, second.was_away_last) {
            (true, false) => HomeRight::Of(Side::First),
            (false, true) => HomeRight::Of(Side::Second),
            _ => HomeRight::ByLot,
        }
    }
}
