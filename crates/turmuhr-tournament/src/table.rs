//! Standings of a section.

use turmuhr_core::PlayerId;
use turmuhr_exchange::trf::{Contest, ContestAsk, Finding, Read, Tournament};
use turmuhr_standings::{Code, EventFault, Standings, TieBreakEdition, standings};

use crate::{
    event::Event,
    id::Party,
    report::{self, Numbers, Shown},
    section::Section,
};

/// Who stands where after a round. Rows know participants by starting number.
#[derive(Clone, Debug)]
pub struct Table {
    pub after: u32,
    pub standings: Standings,
    /// By starting number, from the first.
    pub list: Vec<Party>,
    /// Games that go on later, among those that count.
    pub adjourned: usize,
    /// What was counted: the arithmetic of a value is told from it.
    pub counted: turmuhr_standings::Event,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoTable {
    File(Vec<Finding>),
    Fault(EventFault),
}

impl Table {
    pub fn party(&self, number: PlayerId) -> Party {
        number.0.checked_sub(1).and_then(|place| self.list.get(place as usize)).copied().unwrap_or(Party(0))
    }

    pub fn number(&self, party: Party) -> Option<PlayerId> {
        let place = self.list.iter().position(|other| *other == party)?;
        Some(PlayerId(place as u32 + 1))
    }

    /// From the top: places are shared by those nothing tells apart.
    pub fn places(&self) -> impl Iterator<Item = (u32, Party)> {
        self.standings.rows.iter().map(|row| (row.rank, self.party(row.id)))
    }
}

impl Section {
    /// Rounds in which every game has a result, from the first.
    pub fn complete_rounds(&self) -> u32 {
        let complete = |round: &&crate::round::Played| {
            round.status == crate::round::Status::Published && round.missing().is_empty()
        };
        self.rounds.iter().take_while(complete).count() as u32
    }
}

/// The standings after so many rounds.
pub fn table(event: &Event, section: &Section, after: u32) -> Result<Table, NoTable> {
    let document = report::document(event, section, after, Shown::AsCounted);
    let read = Read { document, findings: Vec::new() };
    let tournament = Tournament::new(&read);
    let edition: TieBreakEdition =
        section.settings.tie_break_edition.parse().unwrap_or(TieBreakEdition::CURRENT);
    let rules = edition.rules();
    let ask = ContestAsk { after: Some(after), form: None };
    let contest = Contest::new(&read.document, &tournament, &rules, ask).map_err(NoTable::File)?;
    let codes: Vec<Code> = section.settings.tie_breaks.iter().filter_map(|code| code.parse().ok()).collect();
    let standings = standings(&contest.event, rules, &codes).map_err(NoTable::Fault)?;
    let adjourned = section.adjourned().iter().filter(|(round, ..)| *round <= after).count();
    let list = Numbers::new(section).list().to_vec();
    Ok(Table { after, standings, list, adjourned, counted: contest.event })
}
