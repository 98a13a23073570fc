//! Identifiers inside an event.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A section of an event: one tournament with its own list and prizes.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct SectionId(pub u32);

/// A player of a section, assigned at entry. Not the starting number, which depends on the other entries.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct EntryId(pub u32);

/// A team of a section, assigned at entry.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct TeamId(pub u32);

/// A round of a section, from 1.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct RoundNo(pub u32);

/// A pair of a round, from 1.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct BoardNo(pub u32);

/// A game of a pair, from 1.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct GameNo(pub u32);

/// A game of a section; in JSON a list of three numbers.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(into = "(RoundNo, BoardNo, GameNo)", from = "(RoundNo, BoardNo, GameNo)")]
pub struct At {
    pub round: RoundNo,
    pub board: BoardNo,
    pub game: GameNo,
}

/// A game of a round; in JSON a list of two numbers.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(into = "(BoardNo, GameNo)", from = "(BoardNo, GameNo)")]
pub struct InRound {
    pub board: BoardNo,
    pub game: GameNo,
}

impl RoundNo {
    pub const FIRST: RoundNo = RoundNo(1);

    /// The first `count` rounds.
    pub fn first(count: u32) -> impl DoubleEndedIterator<Item = RoundNo> + Clone {
        (1..=count).map(RoundNo)
    }

    /// The round that follows `count` rounds.
    pub const fn after(count: u32) -> RoundNo {
        RoundNo(count.saturating_add(1))
    }

    /// The last of `count` rounds.
    pub const fn last_of(count: u32) -> Option<RoundNo> {
        if count == 0 { None } else { Some(RoundNo(count)) }
    }

    pub const fn next(self) -> RoundNo {
        RoundNo::after(self.up_to())
    }

    pub const fn previous(self) -> Option<RoundNo> {
        RoundNo::last_of(self.before())
    }

    /// The number of rounds before this one.
    pub const fn before(self) -> u32 {
        self.0.saturating_sub(1)
    }

    /// The number of rounds up to the end of this one.
    pub const fn up_to(self) -> u32 {
        self.0
    }

    /// The rounds before this one.
    pub fn earlier(self) -> impl DoubleEndedIterator<Item = RoundNo> + Clone {
        RoundNo::first(self.before())
    }

    /// Is it one of the first `count` rounds?
    pub const fn is_among(self, count: u32) -> bool {
        self.0 > 0 && self.0 <= count
    }

    /// The place in a list of rounds.
    pub fn index(self) -> Option<usize> {
        index(self.0)
    }
}

impl BoardNo {
    pub const FIRST: BoardNo = BoardNo(1);

    /// The place in a list of pairs.
    pub fn index(self) -> Option<usize> {
        index(self.0)
    }
}

impl GameNo {
    pub const FIRST: GameNo = GameNo(1);

    /// The place in a list of games.
    pub fn index(self) -> Option<usize> {
        index(self.0)
    }
}

fn index(number: u32) -> Option<usize> {
    number.checked_sub(1).map(|index| index as usize)
}

impl At {
    pub const fn new(round: RoundNo, board: BoardNo, game: GameNo) -> At {
        At { round, board, game }
    }
}

impl InRound {
    pub const fn of(self, round: RoundNo) -> At {
        At { round, board: self.board, game: self.game }
    }
}

impl From<At> for (RoundNo, BoardNo, GameNo) {
    fn from(at: At) -> (RoundNo, BoardNo, GameNo) {
        (at.round, at.board, at.game)
    }
}

impl From<(RoundNo, BoardNo, GameNo)> for At {
    fn from((round, board, game): (RoundNo, BoardNo, GameNo)) -> At {
        At { round, board, game }
    }
}

impl From<InRound> for (BoardNo, GameNo) {
    fn from(at: InRound) -> (BoardNo, GameNo) {
        (at.board, at.game)
    }
}

impl From<(BoardNo, GameNo)> for InRound {
    fn from((board, game): (BoardNo, GameNo)) -> InRound {
        InRound { board, game }
    }
}

/// A paired unit: a player in a section of individuals, a team in a section of teams. Only the section knows
/// which: ask [`crate::Section::unit`].
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Party(u32);

impl Party {
    /// In a section of individuals.
    pub(crate) const fn player(player: EntryId) -> Party {
        Party(player.0)
    }

    /// In a section of teams.
    pub(crate) const fn team(team: TeamId) -> Party {
        Party(team.0)
    }

    pub(crate) const fn unit(self, of_teams: bool) -> Unit {
        if of_teams { Unit::Team(TeamId(self.0)) } else { Unit::Player(EntryId(self.0)) }
    }
}

/// What a party stands for in its section.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Unit {
    Player(EntryId),
    Team(TeamId),
}

impl Unit {
    pub const fn player(self) -> Option<EntryId> {
        match self {
            Unit::Player(player) => Some(player),
            Unit::Team(_) => None,
        }
    }
}

impl fmt::Display for SectionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Party {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for RoundNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for BoardNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for GameNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
