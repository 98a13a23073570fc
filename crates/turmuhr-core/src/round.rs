//! What a round of a tournament was for one player: one closed set of kinds.

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

/// One round of one player. Opponents record their own view; the scores of a game need not add up, since an
/// arbiter may give ½–0 or 0–0. `Who` is how an opponent is known.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Round<Who = PlayerId> {
    /// A game at the board.
    Played {
        /// The opponent met.
        opponent: Who,
        /// The colour had.
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
        /// The colour had.
        colour: Color,
    },
    /// The opponent did not appear. The colour that was meant, if known, is no colour had.
    ForfeitWin {
        /// The absent opponent.
        opponent: Who,
        /// The colour assigned.
        colour: Option<Color>,
    },
    /// The player did not appear; of two who did not, each has one.
    ForfeitLoss {
        /// The opponent who was to be met.
        opponent: Who,
        /// The colour assigned.
        colour: Option<Color>,
    },
    /// No opponent.
    Bye(Bye),
}

/// What the player got out of a game at the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// Usually one point.
    Win,
    /// Usually half a point.
    Draw,
    /// Usually no point.
    Loss,
}

/// Does the game count for ratings? One that ended before both had moved does not.
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
    /// Left over by the pairing of an odd number.
    PairingAllocated,
    /// Worth a win.
    Full,
    /// Worth a draw; usually asked for in advance.
    Half,
    /// Asked for, absent, withdrawn, or not yet entered.
    Zero,
}

impl<Who: Copy> Round<Who> {
    /// Who was to be met, at the board or not.
    pub const fn opponent(self) -> Option<Who> {
        match self {
            Round::Played { opponent, .. }
            | Round::Adjourned { opponent, .. }
            | Round::ForfeitWin { opponent, .. }
            | Round::ForfeitLoss { opponent, .. } => Some(opponent),
            Round::Bye(_) => None,
        }
    }

    /// The same round with the opponent known otherwise; nothing where the opponent is not known so.
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

    /// The colour had. A game that was not played gives none.
    pub const fn colour(self) -> Option<Color> {
        match self {
            Round::Played { colour, .. } | Round::Adjourned { colour, .. } => Some(colour),
            Round::ForfeitWin { .. } | Round::ForfeitLoss { .. } | Round::Bye(_) => None,
        }
    }

    /// The colour that was meant, had or not.
    pub const fn meant_colour(self) -> Option<Color> {
        match self {
            Round::Played { colour, .. } | Round::Adjourned { colour, .. } => Some(colour),
            Round::ForfeitWin { colour, .. } | Round::ForfeitLoss { colour, .. } => colour,
            Round::Bye(_) => None,
        }
    }

    /// Did the two sit down to a game?
    pub const fn is_played(self) -> bool {
        self.colour().is_some()
    }
}
