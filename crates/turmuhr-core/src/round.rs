//! One round of a tournament for one player.

use std::fmt;

use shakmaty::Color;

/// A player of one tournament: the number the files call starting rank, from 1.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId(pub u32);

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One round of one player. Each opponent has an own entry, and the scores of a game need not add up: an
/// arbiter may give ½–0 or 0–0. `Who` identifies the opponent.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Round<Who = PlayerId> {
    /// A game at the board.
    Played {
        /// The opponent met.
        opponent: Who,
        /// The colour played.
        colour: Color,
        /// The result for this player.
        score: Score,
        /// Whether the game is rated.
        rated: Rated,
    },
    /// A game that goes on later.
    Adjourned {
        /// The opponent of the unfinished game.
        opponent: Who,
        /// The colour played.
        colour: Color,
    },
    /// The opponent did not appear. The assigned colour does not count as played.
    ForfeitWin {
        /// The absent opponent.
        opponent: Who,
        /// The colour assigned.
        colour: Option<Color>,
    },
    /// The player did not appear. If both are absent, each has this.
    ForfeitLoss {
        /// The opponent who was to be met.
        opponent: Who,
        /// The colour assigned.
        colour: Option<Color>,
    },
    /// No opponent.
    Bye(Bye),
}

/// The result of a game at the board, for one player.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// Usually one point.
    Win,
    /// Usually half a point.
    Draw,
    /// Usually no point.
    Loss,
}

/// Whether the game counts for ratings.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Rated {
    /// Both players have moved.
    Yes,
    /// The game ended before both players had moved.
    No,
}

/// Why a player has no opponent, and what the round is worth.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Bye {
    /// The pairing of an odd number left the player without an opponent.
    PairingAllocated,
    /// Worth a win.
    Full,
    /// Worth a draw; usually asked for in advance.
    Half,
    /// Asked for, absent, withdrawn, or not yet entered.
    Zero,
}

impl<Who: Copy> Round<Who> {
    /// The opponent, whether the game was played or not.
    pub const fn opponent(self) -> Option<Who> {
        match self {
            Round::Played { opponent, .. }
            | Round::Adjourned { opponent, .. }
            | Round::ForfeitWin { opponent, .. }
            | Round::ForfeitLoss { opponent, .. } => Some(opponent),
            Round::Bye(_) => None,
        }
    }

    /// The same round with another id for the opponent; `None` if the opponent has no such id.
    pub fn known_as<Other>(self, other: impl FnOnce(Who) -> Option<Other>) -> Option<Round<Other>> {
        Some(match self {
            Round::Played { opponent, colour, score, rated } => {
                Round::Played { opponent: other(opponent)?, colour, score, rated }
            }
            Round::Adjourned { opponent, colour } => Round::Adjourned { opponent: other(opponent)?, colour },
            Round::ForfeitWin { opponent, colour } => {
                Round::ForfeitWin { opponent: other(opponent)?, colour }
            }
            Round::ForfeitLoss { opponent, colour } => {
                Round::ForfeitLoss { opponent: other(opponent)?, colour }
            }
            Round::Bye(bye) => Round::Bye(bye),
        })
    }

    /// The colour played; `None` if no game was played.
    pub const fn colour(self) -> Option<Color> {
        match self {
            Round::Played { colour, .. } | Round::Adjourned { colour, .. } => Some(colour),
            Round::ForfeitWin { .. } | Round::ForfeitLoss { .. } | Round::Bye(_) => None,
        }
    }

    /// The colour assigned, whether the game was played or not.
    pub const fn meant_colour(self) -> Option<Color> {
        match self {
            Round::Played { colour, .. } | Round::Adjourned { colour, .. } => Some(colour),
            Round::ForfeitWin { colour, .. } | Round::ForfeitLoss { colour, .. } => colour,
            Round::Bye(_) => None,
        }
    }

    /// Whether a game was played or begun.
    pub const fn is_played(self) -> bool {
        self.colour().is_some()
    }
}
