//! What offices note besides: applications and deletions, entries in passes, recognised organisations, the order of an
//! event, reservations that were examined.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use turmuhr_federation::{
    law::level::Level,
    matches::lineup::Which,
    persons::{
        pass::{Field, Writer},
        person::{ClubId, PersonId},
    },
};

use super::{History, Holds, PassNumber, Source, Stated};
use crate::fact::MatchId;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Note {
    /// A club applies for a pass, on its form (annex 1, 13.2).
    PassApplied {
        person: PersonId,
        club: ClubId,
        on: Date,
        via_state_federation: bool,
        fields: BTreeMap<Field, String>,
    },
    /// A pass is not in order, or in order again (2.4).
    PassDefect { number: PassNumber, from: Date, defective: bool },
    /// An entry on an inner page of a pass (13.3).
    PassWritten { number: PassNumber, writer: Writer, left_page: bool, text: String },
    /// The record of a former member is deleted (13.11).
    RecordDeleted {
        person: PersonId,
        club: ClubId,
        on: Date,
        cleans_up: bool,
        no_double_play: bool,
        responsible: String,
    },
    /// A permit, by the entry that granted it, ends early.
    PermitEnded { permit: u64, last_day: Date },
    /// A level checks by the alphabetical list of the pass office, or by passes again (2.4).
    CheckedByList { level: Level, from: Date, by_list: bool },
    /// The federation recognises an organisation or not, or bans it (3.5).
    Organisation {
        name: String,
        recognised: bool,
        from: Date,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        banned_until: Option<Date>,
    },
    /// The order of a team for one event, binding from round 1 on (11.7; youth ordinance 11.3).
    OrderRegistered {
        event: String,
        competition: String,
        /// The ordinance of the event, where it is not that of the season.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ordinance: Option<String>,
        club: ClubId,
        players: Vec<PersonId>,
    },
    /// The director has examined a reservation on a card (2.4; 13.3).
    ReservationExamined {
        game: MatchId,
        side: Which,
        board: usize,
        /// The club had the pass on the day.
        held: bool,
        /// The day on which the pass reached the director.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        shown: Option<Date>,
    },
}

/// An organisation as the federation sees it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Recognition {
    pub recognised: bool,
    pub banned_until: Option<Date>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventOrder {
    pub competition: String,
    pub ordinance: Option<String>,
    pub players: Vec<PersonId>,
    pub entry: u64,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Examined {
    pub held: bool,
    pub shown: Option<Date>,
    pub entry: u64,
}

/// Everything noted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// Applications, with person and club.
    pub applied: Vec<Stated<(PersonId, ClubId, Date)>>,
    pub defective: BTreeMap<PassNumber, History<bool>>,
    /// Entries in passes: who wrote, on the left page or not, what.
    pub written: Vec<Stated<(PassNumber, Writer, bool, String)>>,
    pub deleted: Vec<Stated<(PersonId, ClubId, Date)>>,
    pub by_list: BTreeMap<Level, History<bool>>,
    pub organisations: BTreeMap<String, History<Recognition>>,
    pub orders: BTreeMap<(String, ClubId), EventOrder>,
    pub examined: BTreeMap<(MatchId, Which, usize), Examined>,
}

impl Notes {
    /// Takes in a note; the end of a permit is kept with its person.
    pub(super) fn state(&mut self, note: &Note, source: &Source) {
        let stated = |holds, value| Stated { holds, source: source.clone(), value };
        match note {
            Note::PassApplied { person, club, on, .. } => {
                self.applied.push(stated(Holds::since(*on), (*person, *club, *on)));
            }
            Note::PassDefect { number, from, defective } => {
                let history = self.defective.entry(*number).or_default();
                history.state(Holds::since(*from), source, *defective);
            }
            Note::PassWritten { number, writer, left_page, text } => {
                let value = (*number, *writer, *left_page, text.clone());
                self.written.push(Stated { holds: Holds::ALWAYS, source: source.clone(), value });
            }
            Note::RecordDeleted { person, club, on, .. } => {
                self.deleted.push(stated(Holds::since(*on), (*person, *club, *on)));
            }
            Note::PermitEnded { .. } => {}
            Note::CheckedByList { level, from, by_list } => {
                self.by_list.entry(*level).or_default().state(Holds::since(*from), source, *by_list);
            }
            Note::Organisation { name, recognised, from, banned_until } => {
                let seen = Recognition { recognised: *recognised, banned_until: *banned_until };
                self.organisations.entry(name.clone()).or_default().state(Holds::since(*from), source, seen);
            }
            Note::OrderRegistered { event, competition, ordinance, club, players } => {
                let order = EventOrder {
                    competition: competition.clone(),
                    ordinance: ordinance.clone(),
                    players: players.clone(),
                    entry: source.entry,
                };
                self.orders.insert((event.clone(), *club), order);
            }
            Note::ReservationExamined { game, side, board, held, shown } => {
                let examined = Examined { held: *held, shown: *shown, entry: source.entry };
                self.examined.insert((*game, *side, *board), examined);
            }
        }
    }

    /// What goes into the next season: levels that check by lists, and organisations.
    pub(super) fn carried(&self, as_of: super::AsOf) -> Vec<Note> {
        let mut all = Vec::new();
        for (level, history) in &self.by_list {
            if let Some(stated) = history.at(as_of).filter(|stated| stated.value) {
                all.push(Note::CheckedByList { level: *level, from: stated.holds.from, by_list: true });
            }
        }
        for (name, history) in &self.organisations {
            if let Some(stated) = history.at(as_of) {
                let Recognition { recognised, banned_until } = stated.value;
                let (name, from) = (name.clone(), stated.holds.from);
                all.push(Note::Organisation { name, recognised, from, banned_until });
            }
        }
        all
    }
}
