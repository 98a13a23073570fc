//! Limits on the length of texts, on counts and on numbers. No real event comes near them; beyond them a fact
//! costs memory or breaks arithmetic. All limits are in this file.

use serde::{Deserialize, Serialize};

use crate::concern::Refusal;

/// Kinds of text; `most` is the limit in characters.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Text {
    EventName,
    Place,
    Federation,
    Organiser,
    Arbiter,
    Notice,
    Announcement,
    DisplayName,
    SectionName,
    TieBreak,
    Edition,
    TimeControl,
    PrizeName,
    Currency,
    PlayerName,
    Title,
    Birth,
    Club,
    /// The FIDE number or the number at the national federation.
    PlayerNumber,
    RatingSource,
    Mark,
    Side,
    TeamName,
    /// A reason or a comment.
    Reason,
    /// One part of the arbiter's report.
    Remark,
    /// A game as PGN.
    Game,
    /// A position as FEN.
    Position,
    Square,
    Move,
    Choice,
    /// All rulings of one incident.
    Ruling,
    /// A decision in the arbiter's own words, or the note on an incident.
    Note,
    /// A text in an event of a story: a move as told, a name, a condition.
    Told,
}

impl Text {
    pub const ALL: [Text; 33] = [
        Text::EventName,
        Text::Place,
        Text::Federation,
        Text::Organiser,
        Text::Arbiter,
        Text::Notice,
        Text::Announcement,
        Text::DisplayName,
        Text::SectionName,
        Text::TieBreak,
        Text::Edition,
        Text::TimeControl,
        Text::PrizeName,
        Text::Currency,
        Text::PlayerName,
        Text::Title,
        Text::Birth,
        Text::Club,
        Text::PlayerNumber,
        Text::RatingSource,
        Text::Mark,
        Text::Side,
        Text::TeamName,
        Text::Reason,
        Text::Remark,
        Text::Game,
        Text::Position,
        Text::Square,
        Text::Move,
        Text::Choice,
        Text::Ruling,
        Text::Note,
        Text::Told,
    ];

    pub const fn most(self) -> usize {
        match self {
            Text::EventName
            | Text::Place
            | Text::Organiser
            | Text::Arbiter
            | Text::SectionName
            | Text::PrizeName
            | Text::PlayerName
            | Text::Club
            | Text::Side
            | Text::TeamName
            | Text::TimeControl
            | Text::Position
            | Text::Told => 200,
            Text::Mark | Text::RatingSource => 100,
            Text::DisplayName
            | Text::PlayerNumber
            | Text::Edition
            | Text::Federation
            | Text::Choice
            | Text::TieBreak
            | Text::Birth
            | Text::Title => 40,
            Text::Currency | Text::Square | Text::Move => 10,
            Text::Notice | Text::Reason | Text::Remark | Text::Note => 4_000,
            Text::Announcement => 1_000,
            Text::Ruling => 20_000,
            Text::Game => 100_000,
        }
    }

    /// The longest in a new fact. A longer name fits on no list and no sheet.
    pub const fn sensible(self) -> usize {
        match self {
            Text::EventName | Text::SectionName | Text::PlayerName | Text::TeamName => 100,
            other => other.most(),
        }
    }

    /// Texts with several lines; in all others a line break would split a record of the tournament file.
    pub const fn has_lines(self) -> bool {
        match self {
            Text::Notice
            | Text::Announcement
            | Text::Reason
            | Text::Remark
            | Text::Game
            | Text::Ruling
            | Text::Note => true,
            Text::EventName
            | Text::Place
            | Text::Federation
            | Text::Organiser
            | Text::Arbiter
            | Text::DisplayName
            | Text::SectionName
            | Text::TieBreak
            | Text::Edition
            | Text::TimeControl
            | Text::PrizeName
            | Text::Currency
            | Text::PlayerName
            | Text::Title
            | Text::Birth
            | Text::Club
            | Text::PlayerNumber
            | Text::RatingSource
            | Text::Mark
            | Text::Side
            | Text::TeamName
            | Text::Position
            | Text::Square
            | Text::Move
            | Text::Choice
            | Text::Told => false,
        }
    }
}

/// Kinds of counts.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    /// Entries of a journal.
    Entries,
    /// Of one event.
    Sections,
    Displays,
    Arbiters,
    /// Sites that may show public pages in a frame.
    Sites,
    /// Views of a display.
    Views,
    /// Of one section.
    Players,
    Teams,
    ProhibitedGroups,
    TieBreaks,
    Prizes,
    /// Marks of a player.
    Marks,
    /// Members of a team.
    TeamPlayers,
    /// Bonuses and penalties of one participant.
    Adjustments,
    /// Incidents of a game.
    Incidents,
    /// Rulings on an incident.
    Rulings,
    /// Events of a story.
    Events,
}

impl Count {
    pub const ALL: [Count; 17] = [
        Count::Entries,
        Count::Sections,
        Count::Displays,
        Count::Arbiters,
        Count::Sites,
        Count::Views,
        Count::Players,
        Count::Teams,
        Count::ProhibitedGroups,
        Count::TieBreaks,
        Count::Prizes,
        Count::Marks,
        Count::TeamPlayers,
        Count::Adjustments,
        Count::Incidents,
        Count::Rulings,
        Count::Events,
    ];

    pub const fn most(self) -> usize {
        match self {
            Count::Entries => 200_000,
            Count::Sections | Count::Arbiters => 200,
            Count::Sites => 20,
            Count::Displays
            | Count::TeamPlayers
            | Count::Adjustments
            | Count::Incidents
            | Count::Rulings
            | Count::Events => 100,
            Count::Views => 20,
            Count::Players => 5_000,
            Count::Teams => 2_000,
            Count::ProhibitedGroups => 10_000,
            Count::TieBreaks | Count::Marks => 30,
            Count::Prizes => 500,
        }
    }
}

/// Kinds of numbers with a smallest and a largest value.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Number {
    /// Of a section, a player or a team. The limit leaves room for the next one.
    Identifier,
    /// The file has three columns for a round number.
    Rounds,
    /// Rounds times games of a match: the rounds of the file.
    GamesOfAPlayer,
    Cycles,
    /// Games of a knock-out match.
    MatchGames,
    /// Boards of a team match.
    Boards,
    FirstBoard,
    /// The table of a player who stays there.
    Table,
    /// Points for a result or a match, in tenths.
    Points,
    /// A bonus or a penalty, in tenths.
    Adjustment,
    /// An entry fee or a payment.
    FeeCents,
    PrizeCents,
    PrizePlace,
    Rating,
    Year,
    /// A clock reading, or time added to one.
    ClockSeconds,
    /// Moves of a game.
    Moves,
    Forfeits,
    /// Minutes of default time.
    DefaultMinutes,
    /// Displays that share a list.
    DisplayParts,
}

impl Number {
    pub const ALL: [Number; 20] = [
        Number::Identifier,
        Number::Rounds,
        Number::GamesOfAPlayer,
        Number::Cycles,
        Number::MatchGames,
        Number::Boards,
        Number::FirstBoard,
        Number::Table,
        Number::Points,
        Number::Adjustment,
        Number::FeeCents,
        Number::PrizeCents,
        Number::PrizePlace,
        Number::Rating,
        Number::Year,
        Number::ClockSeconds,
        Number::Moves,
        Number::Forfeits,
        Number::DefaultMinutes,
        Number::DisplayParts,
    ];

    /// The smallest and the largest.
    pub const fn range(self) -> (i64, i64) {
        match self {
            Number::Identifier => (1, 999_999_999),
            Number::Rounds | Number::GamesOfAPlayer | Number::Cycles => (1, 999),
            Number::MatchGames | Number::Boards | Number::DisplayParts => (1, 100),
            Number::FirstBoard | Number::Table => (1, 100_000),
            Number::Points => (-1_000, 1_000),
            Number::Adjustment => (-10_000, 10_000),
            Number::FeeCents => (0, 100_000_000),
            Number::PrizeCents => (0, 100_000_000_000),
            Number::PrizePlace => (1, 5_000),
            Number::Rating => (0, 9_999),
            Number::Year => (1800, 2999),
            Number::ClockSeconds => (0, 999_999),
            Number::Moves => (0, 9_999),
            Number::Forfeits => (0, 999),
            Number::DefaultMinutes => (0, 600),
        }
    }

    /// The range of new facts. It lies within `range`, which older journals may use up.
    pub const fn sensible(self) -> (i64, i64) {
        match self {
            Number::Rounds => (1, 200),
            Number::FirstBoard | Number::Table => (1, 9_999),
            Number::Rating => (0, 3_500),
            Number::Year => (1800, 2199),
            Number::Identifier
            | Number::GamesOfAPlayer
            | Number::Cycles
            | Number::MatchGames
            | Number::Boards
            | Number::Points
            | Number::Adjustment
            | Number::FeeCents
            | Number::PrizeCents
            | Number::PrizePlace
            | Number::ClockSeconds
            | Number::Moves
            | Number::Forfeits
            | Number::DefaultMinutes
            | Number::DisplayParts => self.range(),
        }
    }
}

/// Checks length and characters of a text.
pub(crate) fn text(what: Text, written: &str) -> Result<(), Refusal> {
    let most = what.most();
    // A text has at most as many characters as bytes, so short texts need no counting.
    if written.len() > most && written.chars().nth(most).is_some() {
        return Err(Refusal::TooLong { what, most });
    }
    let odd = |sign: char| sign.is_control() && !(what.has_lines() && matches!(sign, '\n' | '\r' | '\t'));
    if written.contains(odd) { Err(Refusal::ControlSign { what }) } else { Ok(()) }
}

pub(crate) fn texts<'t>(what: Text, written: impl IntoIterator<Item = &'t String>) -> Result<(), Refusal> {
    written.into_iter().try_for_each(|written| text(what, written))
}

pub(crate) fn count(what: Count, found: usize) -> Result<(), Refusal> {
    let most = what.most();
    if found > most { Err(Refusal::TooMany { what, most }) } else { Ok(()) }
}

pub(crate) fn number(what: Number, found: impl TryInto<i64>) -> Result<(), Refusal> {
    let (least, most) = what.range();
    let inside = found.try_into().is_ok_and(|found: i64| (least..=most).contains(&found));
    if inside { Ok(()) } else { Err(Refusal::OutOfRange { what, least, most }) }
}

/// Checks an optional number.
pub(crate) fn number_if<N: TryInto<i64>>(what: Number, found: Option<N>) -> Result<(), Refusal> {
    found.map_or(Ok(()), |found| number(what, found))
}

/// Replaces control characters by spaces: for texts from files, which nobody can correct in a form.
pub fn one_line(written: &str) -> String {
    written.trim().replace(char::is_control, " ")
}
