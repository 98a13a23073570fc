//! The event: the state folded from its journal.

use std::collections::BTreeMap;

use crate::{
    display::Shows,
    id::{BoardNo, Party, RoundNo, SectionId},
    look::Look,
    section::Section,
    settings::Details,
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    pub details: Details,
    /// The checks of FIDE mode; leaving it is permanent.
    pub fide_mode: bool,
    /// Names are numbers.
    pub anonymous: bool,
    pub sections: BTreeMap<SectionId, Section>,
    /// Displays in the hall, by the name in their address.
    pub displays: BTreeMap<String, Shows>,
    pub look: Look,
    /// Shown on every display; usually empty.
    pub announcement: String,
    /// What a report must disclose about how the event was run, in order.
    pub integrity: Vec<Integrity>,
    /// The number of the last applied entry.
    pub position: u64,
}

/// The content of a `###` line of the report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Integrity {
    /// The number of the journal entry.
    pub entry: u64,
    pub section: Option<SectionId>,
    pub kind: IntegrityKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IntegrityKind<Who = Party> {
    LeftFideMode {
        reason: String,
    },
    /// A round paired by hand, and how many of its pairs differ from the engine's; nothing if the rules give no pairing.
    PairedByHand {
        round: RoundNo,
        different: Option<usize>,
        comment: String,
    },
    /// A board added to a published round, or taken over, for somebody who came late.
    LatecomerPaired {
        round: RoundNo,
        white: Who,
        black: Who,
    },
    Corrected {
        round: RoundNo,
        board: BoardNo,
        from: String,
        to: String,
        reason: String,
    },
    RatedOtherwise {
        round: RoundNo,
        board: BoardNo,
        result: String,
        reason: String,
    },
    FullPointBye {
        round: RoundNo,
        player: Who,
    },
    PairingWithdrawn {
        round: RoundNo,
        reason: String,
    },
    PointsAdjusted {
        round: u32,
        party: Who,
        points: String,
        reason: String,
    },
    SettingsChanged,
}

impl IntegrityKind {
    /// The same line with players and teams named another way, such as by starting number.
    pub fn known_as<Other>(&self, name: impl Fn(Party) -> Other) -> IntegrityKind<Other> {
        use IntegrityKind::*;
        match self.clone() {
            LeftFideMode { reason } => LeftFideMode { reason },
            PairedByHand { round, different, comment } => PairedByHand { round, different, comment },
            LatecomerPaired { round, white, black } => {
                LatecomerPaired { round, white: name(white), black: name(black) }
            }
            Corrected { round, board, from, to, reason } => Corrected { round, board, from, to, reason },
            RatedOtherwise { round, board, result, reason } => {
                RatedOtherwise { round, board, result, reason }
            }
            FullPointBye { round, player } => FullPointBye { round, player: name(player) },
            PairingWithdrawn { round, reason } => PairingWithdrawn { round, reason },
            PointsAdjusted { round, party, points, reason } => {
                PointsAdjusted { round, party: name(party), points, reason }
            }
            SettingsChanged => SettingsChanged,
        }
    }
}

impl Default for Event {
    fn default() -> Event {
        Event {
            details: Details::default(),
            fide_mode: true,
            anonymous: false,
            sections: BTreeMap::new(),
            displays: BTreeMap::new(),
            look: Look::default(),
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

    /// The next unused number.
    pub fn next_section(&self) -> SectionId {
        SectionId(self.sections.keys().next_back().map_or(1, |last| last.0.saturating_add(1)))
    }
}
