//! The event: what the journal comes to.

use std::collections::BTreeMap;

use crate::{display::Shows, id::SectionId, section::Section, settings::Details};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    pub details: Details,
    /// The checks of FIDE mode; once left, for good.
    pub fide_mode: bool,
    pub sections: BTreeMap<SectionId, Section>,
    /// What hangs in the hall, by the name in its address.
    pub displays: BTreeMap<String, Shows>,
    /// Across every display; empty for most of the time.
    pub announcement: String,
    /// What a report must tell about how the event was run, in the order it happened.
    pub integrity: Vec<Integrity>,
    /// The number of the last entry taken in.
    pub position: u64,
}

/// Something a `###` line of the report tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Integrity {
    /// The entry of the journal.
    pub entry: u64,
    pub section: Option<SectionId>,
    pub kind: IntegrityKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IntegrityKind {
    LeftFideMode {
        reason: String,
    },
    /// Rounds paired by hand: how many pairs the engine did not have.
    PairedByHand {
        round: u32,
        different: usize,
        comment: String,
    },
    Corrected {
        round: u32,
        board: u32,
        from: String,
        to: String,
        reason: String,
    },
    RatedOtherwise {
        round: u32,
        board: u32,
        result: String,
        reason: String,
    },
    FullPointBye {
        round: u32,
        player: u32,
    },
    PairingWithdrawn {
        round: u32,
        reason: String,
    },
    PointsAdjusted {
        round: u32,
        party: u32,
        points: String,
        reason: String,
    },
    SettingsChanged,
}

impl Default for Event {
    fn default() -> Event {
        Event {
            details: Details::default(),
            fide_mode: true,
            sections: BTreeMap::new(),
            displays: BTreeMap::new(),
            announcement: String::new(),
            integrity: Vec::new(),
            position: 0,
        }
    }
}

impl Event {
    pub fn section(&self, id: SectionId) -> Option<&Section> {
        self.sections.get(&id)
    }

    /// A number nobody has yet.
    pub fn next_section(&self) -> SectionId {
        SectionId(self.sections.keys().next_back().map_or(1, |last| last.0.saturating_add(1)))
    }
}
