//! Objections to a fact: a refusal, or a concern to confirm.

use serde::{Deserialize, Serialize};
use turmuhr_standings::lists::ListWarning;

use crate::{
    id::{At, BoardNo, EntryId, GameNo, InRound, Party, RoundNo, SectionId, TeamId},
    limits::{Count, Number, Text},
    result::GameResult,
    settings::Datum,
};

/// What it takes to continue (FIDE's acceptance checklist, Q218 to Q221).
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// For information only.
    Note,
    /// Must be read.
    Acknowledge,
    /// Must be confirmed.
    Confirm,
    /// Must be confirmed twice, with the consequences shown in between.
    ConfirmTwice,
    /// Refused in FIDE mode.
    Refuse,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Concern {
    pub level: Level,
    #[serde(flatten)]
    pub kind: ConcernKind,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "concern", rename_all = "kebab-case")]
pub enum ConcernKind {
    LeavesFideMode,
    /// The new player may already be entered.
    MayBeTheSame {
        new: String,
        known: EntryId,
    },
    /// More rounds than opponents.
    TooManyRounds {
        players: u32,
        rounds: u32,
    },
    SettingsAfterStart,
    TieBreaksAfterStart,
    UnlawfulPoints,
    /// A tie-break that uses ratings, and the number of unrated players.
    TieBreakOnRatings {
        code: String,
        unrated: u32,
    },
    /// Tie-breaks of different groups, which the edition wants separate.
    TieBreaksMixed {
        first: String,
        other: String,
    },
    /// Buchholz in a round robin.
    TieBreakSaysNothing {
        code: String,
    },
    LateEntry {
        from_round: RoundNo,
        /// Not published yet: paired again, it takes the entry.
        draft: Option<RoundNo>,
    },
    HalfByeAgain {
        had: RoundNo,
    },
    HalfByeTooLate {
        from_round: RoundNo,
    },
    FullByeOutdated,
    ByeInPairedRound {
        round: RoundNo,
    },
    /// These games count as drawn until they are finished.
    BecomeAdjourned {
        games: Vec<InRound>,
    },
    /// A result of a round that the next pairing was based on.
    ChangesPairedRound {
        at: At,
        paired: RoundNo,
        from: Option<GameResult>,
    },
    /// In a cup: the match is won by somebody else, or by nobody, but the next round is paired.
    ChangesWhoAdvances {
        paired: RoundNo,
        through: Party,
        instead: Option<Party>,
    },
    /// More than the fee is paid.
    AboveFee {
        player: EntryId,
        cents: u64,
        fee: u64,
        currency: String,
    },
    /// The same sum is entered already: somebody else may have taken the money.
    PaidAlready {
        player: EntryId,
        cents: u64,
        currency: String,
    },
    OverwritesResult {
        at: At,
        from: GameResult,
    },
    OddResult,
    /// The game was adjourned and counted as drawn, but ended otherwise.
    AdjournedNotDrawn,
    OldRound {
        round: RoundNo,
        open: RoundNo,
    },
    Rematch {
        first: Party,
        second: Party,
        round: RoundNo,
    },
    Prohibited {
        first: Party,
        second: Party,
        why: crate::apart::Why,
    },
    WrongBye {
        party: Party,
    },
    ThirdColour {
        party: Party,
    },
    BothColoursWrong {
        first: Party,
        second: Party,
    },
    DiscardsResults {
        games: usize,
    },
    WithdrawsPublished,
    /// A board is added to a round that is public, or gets another player.
    ChangesPublished {
        round: RoundNo,
    },
    /// These rounds become public at once.
    PublishesAll {
        rounds: u32,
        games: u32,
    },
    ForfeitsTooOften {
        party: Party,
        forfeits: u32,
    },
    OpenAdjourned {
        games: Vec<At>,
    },
    /// Players placed before or beside the winners who may have a right to the prize.
    PrizeUndecided {
        prize: String,
        data: Vec<Datum>,
        players: Vec<Party>,
    },
    UndoesEntry {
        entry: u64,
    },
    /// An undo changes these results.
    UndoChangesResults {
        results: Vec<ResultChange>,
    },
    /// An undo seats others at these boards.
    UndoChangesPairing {
        round: RoundNo,
        /// Everybody may have seen it.
        published: bool,
        boards: Vec<BoardChange>,
    },
    /// An undo takes the pairing of a round away.
    UndoRemovesPairing {
        round: RoundNo,
    },
    /// An undo changes the standings of the public rounds.
    UndoChangesStandings {
        /// The winners or the money of prizes too.
        prizes: bool,
    },
    /// An undo of the end of the section.
    UndoReopens,
    /// The end of the section holds again.
    UndoCloses,
    /// Starting numbers move; after round 4 FIDE does not allow it.
    NumbersChange {
        players: u32,
        late: bool,
    },
    /// Rounds were paired without them since.
    ReturnsAfterWithdrawal {
        from: RoundNo,
    },
    /// An undo of what the pairing of a round rested on; the pairing stays.
    UndoKeepsPairing {
        round: RoundNo,
    },
    AbsentNotPaired {
        players: Vec<EntryId>,
    },
    /// Boards of a team are empty as in an earlier round; no line-up was handed in for this one.
    EmptyAsBefore {
        team: TeamId,
        boards: Vec<u32>,
    },
    /// A line-up without a player on these boards.
    EmptyBoards {
        team: TeamId,
        boards: Vec<u32>,
    },
    /// The first sits above the second, who is before them in the list of the team.
    OutOfOrder {
        team: TeamId,
        above: EntryId,
        below: EntryId,
    },
}

/// A result that an undo changes; `None`: no result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResultChange {
    pub at: At,
    pub white: Option<EntryId>,
    pub black: Option<EntryId>,
    pub from: Option<GameResult>,
    pub to: Option<GameResult>,
}

/// A board at which an undo seats others; `None`: there is no such board. White, or the host, first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardChange {
    pub board: BoardNo,
    pub from: Option<(Party, Party)>,
    pub to: Option<(Party, Party)>,
}

impl From<ListWarning> for ConcernKind {
    fn from(warning: ListWarning) -> ConcernKind {
        match warning {
            ListWarning::Unrated { code, unrated } => {
                ConcernKind::TieBreakOnRatings { code: code.to_string(), unrated }
            }
            ListWarning::MixedGroups { first, other } => {
                ConcernKind::TieBreaksMixed { first: first.to_string(), other: other.to_string() }
            }
            ListWarning::BuchholzInRoundRobin { code } => {
                ConcernKind::TieBreakSaysNothing { code: code.to_string() }
            }
        }
    }
}

/// Why a fact is impossible.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(tag = "refusal", rename_all = "kebab-case")]
pub enum Refusal {
    #[error("the journal begins with the creation of the event")]
    NotCreated,
    #[error("the event is already created")]
    AlreadyCreated,
    #[error("FIDE mode has been left already")]
    FideModeAlreadyLeft,
    #[error("there is no display {display:?}")]
    NoDisplay { display: String },
    #[error("{display:?} cannot stand in an address")]
    NoDisplayName { display: String },
    #[error("a display shows part 1 to the last of its parts, and a page stays for 3 to 600 seconds")]
    CannotShow,
    #[error("there is no section {section}")]
    NoSection { section: SectionId },
    #[error("section {section} is there already")]
    SectionThere { section: SectionId },
    #[error("there is no player {player:?}")]
    NoPlayer { player: EntryId },
    #[error("player {player:?} is there already")]
    PlayerThere { player: EntryId },
    #[error("a player needs a name")]
    Nameless,
    #[error("there is no team {team:?}")]
    NoTeam { team: TeamId },
    #[error("team {team:?} is there already")]
    TeamThere { team: TeamId },
    #[error("player {player:?} has been paired and cannot be removed; withdraw them")]
    WasPaired { player: EntryId },
    #[error("player {player:?} has not withdrawn")]
    NotWithdrawn { player: EntryId },
    #[error("team {team:?} has not withdrawn")]
    TeamNotWithdrawn { team: TeamId },
    #[error("round {round} is paired already")]
    RoundPaired { round: RoundNo },
    #[error("round {round} is not the next; that is {next}")]
    NotNext { round: RoundNo, next: RoundNo },
    #[error("the section has {total} rounds")]
    RoundsOver { total: u32 },
    #[error("round {round} is not paired")]
    NotPaired { round: RoundNo },
    #[error("round {round} is public already")]
    AlreadyPublic { round: RoundNo },
    #[error("round {round} is not public")]
    NotPublic { round: RoundNo },
    #[error("round {round} has {games} results; take them back first")]
    HasResults { round: RoundNo, games: usize },
    #[error("the match of team {team:?} in round {round} has results")]
    MatchBegun { round: RoundNo, team: TeamId },
    #[error("round {round} is being paired by hand")]
    HandPairingOpen { round: RoundNo },
    #[error("only a Swiss changes its pairing for a latecomer")]
    NotSwiss,
    #[error("{party:?} has withdrawn")]
    HasLeft { party: Party },
    #[error("the game on board {board} of round {round} is being played")]
    BoardTaken { round: RoundNo, board: BoardNo },
    #[error("all rounds are paired, without room for another player")]
    TableIsFull,
    #[error("the numbers of the drawn table rest on it")]
    TableRestsOnIt,
    #[error("lots are drawn for two or more")]
    TooFewForLots,
    #[error("only a table of players is paired as a whole")]
    NoTableOfPlayers,
    #[error("table {table} is that of player {}", .owner.0)]
    TableTaken { table: u32, owner: EntryId },
    #[error("nobody is pairing round {round} by hand")]
    NoHandPairing { round: RoundNo },
    #[error("there is no game {game} on board {board} in round {round}")]
    NoGame { round: RoundNo, board: BoardNo, game: GameNo },
    #[error("nobody sits on one side of board {board} in round {round}")]
    NotTwoPlayers { round: RoundNo, board: BoardNo, game: GameNo },
    #[error("the laws machine does not rule so")]
    NotRuled,
    #[error("a decision of one's own needs its words and a reason")]
    DecisionUnexplained,
    #[error("{party} is paired twice, or not at all")]
    NotOnce { party: Party },
    #[error("{party} does not take part in this round")]
    NotPresent { party: Party },
    #[error("the rounds cannot be changed once the first is paired")]
    AfterStart,
    #[error("entries are merged before the first pairing only")]
    MergedTooLate,
    #[error("the section has no entry fee")]
    NoFee,
    #[error("a later entry has replaced it: to undo it would change nothing")]
    NothingToUndo,
    #[error("a bye cannot be granted for round {round}, which is paired")]
    RoundOver { round: RoundNo },
    #[error("the round is off already")]
    HasBye,
    #[error("there is no bye to take back")]
    NoBye,
    #[error("a change of a result needs a reason")]
    ReasonMissing,
    #[error("entry {entry} is not in the journal")]
    NoEntry { entry: u64 },
    #[error("entry {entry} cannot be undone, for entry {needed_by} needs it")]
    Needed { entry: u64, needed_by: u64 },
    #[error("the section is finished")]
    Finished,
    #[error("{party} does not play in this match")]
    NotInMatch { party: Party },
    #[error("a section of individuals has no teams")]
    NoTeams,
    #[error("a line-up has at most {boards} boards, and nobody twice")]
    LineUp { boards: u32 },
    #[error("the Lim system has no acceleration")]
    NoAcceleration,
    #[error("{what:?} has at most {most} characters")]
    TooLong { what: Text, most: usize },
    #[error("{what:?} holds a control character")]
    ControlSign { what: Text },
    #[error("there are at most {most} {what:?}")]
    TooMany { what: Count, most: usize },
    #[error("{what:?} lies between {least} and {most}")]
    OutOfRange { what: Number, least: i64, most: i64 },
    #[error("player {player:?} is named twice")]
    PlayerTwice { player: EntryId },
    #[error("{party} is named twice")]
    PartyTwice { party: Party },
    #[error("player {player:?} is in team {team:?}")]
    InOtherTeam { player: EntryId, team: TeamId },
    #[error("the program does not pair round {round} so")]
    NotProposed { round: RoundNo },
    #[error("the seed does not give these numbers")]
    NotDrawn,
    #[error("{party} has no such bye in round {round}")]
    AwayOtherwise { party: Party, round: RoundNo },
    #[error("the match on board {board} of round {round} is not left open by its games")]
    MatchNotOpen { round: RoundNo, board: BoardNo },
    #[error("entry {entry} is for good")]
    ForGood { entry: u64 },
    #[error("{what:?} is missing")]
    NoName { what: Text },
    #[error("{code:?} is no federation")]
    NoFederation { code: String },
    #[error("{written:?} is no FIDE ID")]
    NoFideNumber { written: String },
    #[error("{written:?} is no birth between {first} and {last}")]
    NoBirth { written: String, first: i16, last: i16 },
    #[error("the last day is before the first")]
    EndsBeforeStart,
    #[error("{written:?} is no currency")]
    NoCurrency { written: String },
    #[error("{players} players have at most {most} rounds")]
    MoreThanATable { players: u32, most: u32 },
    #[error("players do not report results in this section")]
    ReportsOff,
    #[error("player {player:?} does not play on board {board} of round {round}")]
    NotAtBoard { player: EntryId, round: RoundNo, board: BoardNo },
    #[error("board {board} of round {round} has a result")]
    ResultThere { round: RoundNo, board: BoardNo },
    #[error("players do not report {result}")]
    NotReportable { result: GameResult },
    #[error("registration is closed")]
    RegistrationClosed,
    #[error("{name:?} is registered already")]
    RegisteredTwice { name: String },
    #[error("there is no registration {player:?}")]
    NotRegistered { player: EntryId },
    #[error("nobody can win the prize {prize:?}")]
    PrizeForNobody { prize: String },
}
