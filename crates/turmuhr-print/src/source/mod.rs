//! What paper knows of a tournament: made from an event or from a file, and the same for both.

mod file;
mod matches;
mod section;
mod worked;

use std::collections::BTreeMap;

use jiff::civil::{Date, DateTime};
use turmuhr_core::{Bye, Points, Round as Seen};
use turmuhr_exchange::trf::{Finding, TypeCode};
use turmuhr_standings::{
    CodeFault, EventFault, Form, Measure, Standings, TieBreakEdition, cross::CrossTable, withdrawal::Leaver,
};
use turmuhr_texts::{Lang, pairing, standings, trf};
use turmuhr_tournament::{GameResult, IntegrityKind, Recorded, settings::Prize};

pub use file::from_file;
pub use section::from_section;

/// One tournament, as far as it has come.
#[derive(Clone, Debug)]
pub struct Source {
    pub heading: Heading,
    pub origin: Origin,
    /// Matches of teams.
    pub of_teams: bool,
    /// Who is paired, by starting number.
    pub entrants: BTreeMap<u32, Entrant>,
    /// Who sits at the boards, where teams are paired; empty otherwise, for then it is the entrants.
    pub members: BTreeMap<u32, Entrant>,
    /// Rounds that are paired, from the first.
    pub rounds: Vec<Round>,
    pub total_rounds: u32,
    pub form: Form,
    /// What every round was for an entrant, and the score after it; before the first round it is the first score.
    pub histories: BTreeMap<u32, History>,
    pub table: Table,
    pub prizes: Vec<Award>,
    /// What a report must tell about how the event was run; players by starting number.
    pub integrity: Vec<IntegrityKind>,
    /// What happened at the boards, round by round.
    pub incidents: Vec<Happened>,
}

/// An incident and where it happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Happened {
    pub round: u32,
    /// As it stands on the table.
    pub board: u32,
    pub white: Option<u32>,
    pub black: Option<u32>,
    pub recorded: Recorded,
    /// When, by the clock at the venue.
    pub local: Option<DateTime>,
}

/// Where the tournament came from: what the check code leads back to.
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
    /// The system in words, where there is no code.
    pub system_in_words: String,
    /// As the file has it: a code or words.
    pub time_control: String,
    /// The Laws in force, by their id.
    pub laws: String,
}

/// A player, or a team.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entrant {
    pub number: u32,
    pub title: String,
    pub name: String,
    pub rating: Option<u32>,
    pub federation: String,
    pub club: String,
    pub birth: String,
    /// At FIDE, else at the national federation.
    pub id: String,
    /// From this round on not paired any more.
    pub withdrawn_from: Option<u32>,
    /// Of a team: its players in board order.
    pub members: Vec<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    pub number: u32,
    pub starts: Option<DateTime>,
    /// Nobody but arbiters has seen it.
    pub draft: bool,
    /// The pairing was changed by hand, and what was said about it.
    pub by_hand: Option<String>,
    pub boards: Vec<Board>,
    pub byes: Vec<(u32, Bye)>,
}

/// Two who meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// As it stands on the table.
    pub number: u32,
    /// White in the first game; of teams the one named first.
    pub first: u32,
    pub second: u32,
    pub games: Vec<Game>,
    /// A match that was decided beyond its games.
    pub decided: Option<u32>,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub white: Option<u32>,
    pub black: Option<u32>,
    pub first_has_white: bool,
    pub result: Option<GameResult>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    pub rounds: Vec<Seen>,
    /// One more than rounds.
    pub scores: Vec<Points>,
}

/// Who stands where.
#[derive(Clone, Debug)]
pub struct Table {
    pub after: u32,
    pub standings: Standings,
    pub edition: TieBreakEdition,
    /// What the first ranking goes by.
    pub primary: Measure,
    pub cross: CrossTable,
    /// Who left, where that changes what counts.
    pub left: Vec<turmuhr_standings::withdrawal::Account>,
    /// Games without a result among those that count.
    pub pending: u32,
}

/// A prize and who has won it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Award {
    pub prize: Prize,
    pub winners: Vec<u32>,
}

/// What is said beside the event or the file.
#[derive(Clone, Debug, Default)]
pub struct Ask {
    /// Standings after this round; else after the last that is complete.
    pub after: Option<u32>,
    pub edition: Option<TieBreakEdition>,
    /// Codes, or the name of an ordinance's list.
    pub tie_breaks: Option<String>,
    pub leavers: Vec<Leaver>,
    /// In place of those of the event.
    pub prizes: Option<Vec<Prize>>,
    /// Where the clocks at the venue go by.
    pub zone: Option<jiff::tz::TimeZone>,
}

/// Why there is nothing to print.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoSource {
    /// The file leaves in doubt what was played.
    File(Vec<Finding>),
    Codes(CodeFault),
    Event(EventFault),
    /// Standings after a round that was not played.
    NoSuchRound {
        round: u32,
        played: u32,
    },
    /// Nobody has this number.
    Nobody(u32),
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
    pub fn round(&self, number: u32) -> Option<&Round> {
        self.rounds.iter().find(|round| round.number == number)
    }

    /// Who sits at a board.
    pub fn player(&self, number: u32) -> Option<&Entrant> {
        if self.of_teams { self.members.get(&number) } else { self.entrants.get(&number) }
    }

    /// The score before a round.
    pub fn score_before(&self, number: u32, round: u32) -> Points {
        let before = round.saturating_sub(1) as usize;
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
