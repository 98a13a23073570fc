//! Slips of new facts: a wrong hand, a wrong side, a wrong day. Older journals may have them, and open all the same.

use jiff::civil::Date;
use turmuhr_federation::{
    law::level::Level,
    matches::lineup::{Rank, Which},
    office::roles::Action,
    persons::person::{ClubId, PersonId},
};

use crate::{
    fact::{ClassId, DecisionId, MatchId, RemedyId, TeamId},
    registry::TransferId,
};

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Slip {
    /// An office for it, but on another level or in another class.
    OutOfReach {
        who: PersonId,
        action: Action,
        level: Level,
        class: Option<ClassId>,
    },
    /// Acts for this side only (5.1, 21.5).
    OtherSide {
        who: PersonId,
        own: Which,
    },
    /// Holds no office in the club that lodges (5.4).
    NotOfClub {
        who: PersonId,
        club: ClubId,
    },
    /// Holds no office of the instance that decides (5.3).
    NotOfInstance {
        who: PersonId,
        level: Level,
    },
    /// A game that is adjudicated, or lies with the director, stays as it is on a new card (21.4).
    Adjudicated {
        game: MatchId,
        board: usize,
    },
    /// On the list of the club: the card gives the rank (16.7).
    Ranked {
        who: PersonId,
        rank: Rank,
    },
    /// A class plays on fewer boards.
    NoSuchBoard {
        board: usize,
        boards: usize,
    },
    /// The season begins only then (1.5).
    BeforeSeason {
        on: Date,
        first: Date,
    },
    /// A team that withdrew after a round has played later (12).
    PlayedLater {
        team: TeamId,
        game: MatchId,
    },
    /// One person in both teams of a match.
    BothSides {
        who: PersonId,
        game: MatchId,
    },
    /// One person in two matches of one hour.
    TwoMatches {
        who: PersonId,
        other: MatchId,
    },
    /// A play-off comes after the last round, and not in the past (18.3).
    PlayOffDay {
        on: Date,
        first: Date,
    },
    /// The first play-off of the two is still to be played.
    PlayOffOpen(MatchId),
    /// On the list of another club (14).
    OnOtherList {
        who: PersonId,
        club: ClubId,
    },
    /// A result for a player who was not there.
    AbsentScores {
        game: MatchId,
        board: usize,
    },
    Suspended(RemedyId),
    /// Both line-ups are in: they stay.
    LineUpsOpen(MatchId),
    /// A line-up without a player.
    NobodyNamed {
        game: MatchId,
        side: Which,
    },
    /// A game is noted once both line-ups are in.
    LineUpMissing {
        game: MatchId,
        side: Which,
    },
    /// A board on which a side has nobody.
    NoGame {
        game: MatchId,
        board: usize,
    },
    /// A closed class, and another decision in force: only a remedy or a revocation changes it.
    DecidedAndClosed(DecisionId),
    /// A fine for the same breach is in force (4.3).
    FinedBefore(DecisionId),
    /// Points are taken from a team, and a team goes down (4.1).
    NamesNoTeam(ClubId),
    /// A game is declared lost without a match and its score (4.2).
    GameWithoutScore(PersonId),
    /// A remedy against the same decision has a ruling: this one is decided with it.
    RuledAlready {
        remedy: RemedyId,
        other: RemedyId,
        ruling: DecisionId,
    },
    /// Another decision about the match is in force that was made later.
    DecidedSince(DecisionId),
    /// A remedy is open against a decision about the score of the match.
    RemedyOpen {
        remedy: RemedyId,
        decision: DecisionId,
    },
    FeeIsPaid(RemedyId),
    /// A higher instance has ruled about the score of the match: no lower one changes it (5.2, 5.3).
    RuledAbove(DecisionId),
    /// A dismissed remedy leaves the score as it is.
    DismissedScore(RemedyId),
    /// No day is left for statements (5.12).
    NoTimeToState {
        until: Date,
        today: Date,
    },
    /// A hearing in the past.
    HeardBefore {
        on: Date,
        today: Date,
    },
    /// The next season was written already.
    NextTwice,
    /// The next season has nothing to be settled.
    PlacesUnchanged,
    /// A remedy of somebody else (5.4).
    NotOwnRemedy {
        who: PersonId,
        of: PersonId,
    },
    /// A remedy of the director of play, entered by somebody else (5.4).
    NotDirector(PersonId),
    /// The play-offs give an order without a lot (18.3).
    NoLot {
        better: TeamId,
        worse: TeamId,
    },
    /// A lot that was drawn stays (18.3).
    LotDrawn {
        first: TeamId,
    },
    /// Two teams have no match against each other: the fixtures are not complete (26.2).
    NotSet {
        class: ClassId,
        one: TeamId,
        other: TeamId,
    },
    /// The season is over by then (1.5).
    AfterSeason {
        on: Date,
        last: Date,
    },
    /// A team withdraws after a round that was on or before that day.
    RoundToCome {
        team: TeamId,
        round: u32,
        last: u32,
    },
    /// The old club has answered this request (annex 1, 13.6).
    TransferAnswered(TransferId),
}
