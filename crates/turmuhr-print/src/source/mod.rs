//! A tournament as source for paper, made from an event or from a file; the result is the same.

mod file;
mod matches;
mod section;
mod worked;

use std::collections::BTreeMap;

use jiff::civil::{Date, DateTime};
use turmuhr_core::{Bye, PlayerId, Points, Round as Seen};
use turmuhr_exchange::trf::{Finding, TypeCode};
use turmuhr_standings::{
    CodeFault, EventFault, Form, Measure, Standings, TieBreakEdition, cross::CrossTable, withdrawal::Leaver,
};
use turmuhr_texts::{Lang, pairing, standings, trf};
use turmuhr_tournament::{
    GameResult, IntegrityKind, Look, Recorded, RoundNo,
    settings::{InitialOrder, Prize},
};

pub use file::from_file;
pub use section::from_section;

/// One tournament in its current state.
#[derive(Clone, Debug)]
pub struct Source {
    pub heading: Heading,
    pub origin: Origin,
    /// Matches of teams.
    pub of_teams: bool,
    /// The paired players or teams, by starting number.
    pub entrants: BTreeMap<PlayerId, Entrant>,
    /// The players of teams; empty for individuals, where the entrants play themselves.
    pub members: BTreeMap<PlayerId, Entrant>,
    /// Paired rounds, from the first.
    pub rounds: Vec<Round>,
    /// Rounds of a fixed table that are not paired yet.
    pub ahead: Vec<Round>,
    pub total_rounds: u32,
    pub form: Form,
    /// Each entrant's rounds and scores; the first score is that before the first round.
    pub histories: BTreeMap<PlayerId, History>,
    pub table: Table,
    pub prizes: Vec<Award>,
    /// Of the prizes: EUR, CHF.
    pub currency: String,
    /// The money of each winner, in cents.
    pub payouts: BTreeMap<PlayerId, u64>,
    /// What a report must disclose about how the event was run; players by starting number.
    pub integrity: Vec<IntegrityKind<Option<PlayerId>>>,
    /// Incidents at the boards, by round.
    pub incidents: Vec<Happened>,
}

/// An incident and where it happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Happened {
    pub round: RoundNo,
    /// The number on the table.
    pub board: u32,
    pub white: Option<PlayerId>,
    pub black: Option<PlayerId>,
    pub recorded: Recorded,
    /// The local time at the venue.
    pub local: Option<DateTime>,
}

/// The origin of the tournament, which the check code refers to.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The number of the last entry of the journal.
    Journal(u64),
    File,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heading {
    pub event: String,
    pub section: String,
    pub place: String,
    pub federation: String,
    pub start: Option<Date>,
    pub end: Option<Date>,
    pub organiser: String,
    pub chief_arbiter: String,
    pub arbiters: Vec<String>,
    pub system: Option<TypeCode>,
    /// The system in words, if there is no code.
    pub system_in_words: String,
    /// As in the file: a code or words.
    pub time_control: String,
    /// The Laws in force, by their id.
    pub laws: String,
    /// Of the club; a file has none.
    pub look: Look,
}

/// A player, or a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    pub number: PlayerId,
    pub title: String,
    pub name: String,
    pub rating: Option<u32>,
    pub federation: String,
    pub club: String,
    pub birth: String,
    /// The FIDE number, else that of the national federation.
    pub id: String,
    /// The first round without this entrant.
    pub withdrawn_from: Option<RoundNo>,
    /// Earlier withdrawals: the first round missed, and the first round of the return.
    pub returned: Vec<(RoundNo, RoundNo)>,
    /// For a team: its players in board order.
    pub members: Vec<PlayerId>,
}

impl Entrant {
    pub(crate) fn new(number: PlayerId) -> Entrant {
        Entrant {
            number,
            title: String::new(),
            name: String::new(),
            rating: None,
            federation: String::new(),
            club: String::new(),
            birth: String::new(),
            id: String::new(),
            withdrawn_from: None,
            returned: Vec::new(),
            members: Vec::new(),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    pub number: RoundNo,
    pub starts: Option<DateTime>,
    /// Only arbiters have seen it.
    pub draft: bool,
    /// The comment on a pairing changed by hand.
    pub by_hand: Option<String>,
    pub boards: Vec<Board>,
    pub byes: Vec<(PlayerId, Bye)>,
}

/// A pair of opponents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The number on the table.
    pub number: u32,
    /// White in the first game; for teams the one named first.
    pub first: PlayerId,
    pub second: PlayerId,
    pub games: Vec<Game>,
    /// The winner of a match decided otherwise than by its games.
    pub decided: Option<PlayerId>,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub white: Option<PlayerId>,
    pub black: Option<PlayerId>,
    pub first_has_white: bool,
    pub result: Option<GameResult>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    pub rounds: Vec<Seen>,
    /// One more than rounds.
    pub scores: Vec<Points>,
}

/// The standings.
#[derive(Clone, Debug)]
pub struct Table {
    pub after: u32,
    pub standings: Standings,
    pub edition: TieBreakEdition,
    /// The primary score.
    pub primary: Measure,
    pub cross: CrossTable,
    /// Leavers whose results are treated specially.
    pub left: Vec<turmuhr_standings::withdrawal::Account>,
    /// Leavers whose games do not count.
    pub annulled: Vec<PlayerId>,
    /// Games without a result among the counted ones.
    pub pending: u32,
}

/// A prize and its winners.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Award {
    pub prize: Prize,
    pub winners: Vec<PlayerId>,
    /// Somebody is not eligible only for want of a rating.
    pub rated_only: bool,
    /// The rating that the limit counts.
    pub counted: InitialOrder,
}

/// The request besides the event or the file.
#[derive(Clone, Debug, Default)]
pub struct Ask {
    /// Standings after this round; else after the last complete one.
    pub after: Option<u32>,
    pub edition: Option<TieBreakEdition>,
    /// Codes, or the name of an ordinance's list.
    pub tie_breaks: Option<String>,
    /// Overrides the leavers of the event or the file.
    pub leavers: Option<Vec<Leaver>>,
    /// Replaces the prizes of the event.
    pub prizes: Option<Vec<Prize>>,
    /// The time zone of the venue.
    pub zone: Option<jiff::tz::TimeZone>,
}

/// Why there is nothing to print.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoSource {
    /// The file leaves results in doubt.
    File(Vec<Finding>),
    Codes(CodeFault),
    Event(EventFault),
    /// Standings after a round that was not played.
    NoSuchRound {
        round: u32,
        played: u32,
    },
    /// Nobody has this number.
    Nobody(PlayerId),
}

impl NoSource {
    pub fn told(&self, lang: Lang) -> String {
        match self {
            NoSource::File(findings) => {
                findings.first().map(|finding| trf::finding(finding, lang)).unwrap_or_default()
            }
            NoSource::Codes(fault) => standings::code_fault(fault, lang),
            NoSource::Event(fault) => standings::event_fault(fault, lang),
            NoSource::NoSuchRound { round, played } => pairing::no_such_round(lang, round, played),
            NoSource::Nobody(number) => standings::nobody(lang, number),
        }
    }
}

impl Source {
    pub fn round(&self, number: RoundNo) -> Option<&Round> {
        self.rounds.iter().find(|round| round.number == number)
    }

    /// Games of public rounds that are adjourned or have no result.
    pub(crate) fn unfinished(&self) -> u32 {
        let public = self.rounds.iter().filter(|round| !round.draft);
        let boards = public.flat_map(|round| &round.boards).filter(|board| board.decided.is_none());
        let open = |game: &&Game| matches!(game.result, None | Some(GameResult::Adjourned));
        let missing = boards.flat_map(|board| &board.games).filter(open).count();
        u32::try_from(missing).unwrap_or(u32::MAX).max(self.table.pending)
    }

    /// Do the games against this entrant count? Not if a leaver's results are annulled, or only shown (C.05).
    pub(crate) fn counts(&self, opponent: PlayerId) -> bool {
        !self.table.annulled.contains(&opponent)
    }

    /// The player at a board.
    pub fn player(&self, number: PlayerId) -> Option<&Entrant> {
        if self.of_teams { self.members.get(&number) } else { self.entrants.get(&number) }
    }

    /// The score before a round.
    pub fn score_before(&self, number: PlayerId, round: RoundNo) -> Points {
        let before = round.before() as usize;
        let scores = self.histories.get(&number).map(|history| history.scores.as_slice()).unwrap_or_default();
        scores.get(before).or(scores.last()).copied().unwrap_or(Points::ZERO)
    }
}

impl Entrant {
    /// Title and name.
    pub fn called(&self) -> String {
        match self.title.as_str() {
            "" => self.name.clone(),
            title => format!("{title} {}", self.name),
        }
    }
}
