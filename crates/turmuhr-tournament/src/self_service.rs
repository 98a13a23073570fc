//! What players do themselves: report results, register, withdraw their registration.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::{id::EntryId, person::Person, result::GameResult, round::Game, section::Section};

/// The organiser's choice for a section; all off by default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct SelfService {
    /// Players report their results by their own link.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub results: bool,
    /// Players register on the public page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub registration: Option<Registration>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Registration {
    /// The last day on which the form is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closes: Option<Date>,
    /// The most players; later registrations wait.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<u32>,
    /// Registrations with a place are accepted at once, without an arbiter.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub automatic: bool,
}

/// Where a registration stands.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Queued {
    /// A place is free; an arbiter accepts it.
    HasPlace,
    /// The place on the waiting list, from 1.
    Waits(u32),
}

/// The results that the two players of a game reported.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Reported {
    pub white: Option<GameResult>,
    pub black: Option<GameResult>,
}

/// What the reports of a game say together.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Reports {
    None,
    /// One player reported; nobody confirmed it.
    One(GameResult),
    Agree(GameResult),
    Differ {
        white: GameResult,
        black: GameResult,
    },
}

impl Reported {
    pub fn together(self) -> Reports {
        match (self.white, self.black) {
            (None, None) => Reports::None,
            (Some(one), None) | (None, Some(one)) => Reports::One(one),
            (Some(white), Some(black)) if white == black => Reports::Agree(white),
            (Some(white), Some(black)) => Reports::Differ { white, black },
        }
    }
}

impl Game {
    /// The report of one of the two players.
    pub fn report_of(&self, player: EntryId) -> Option<GameResult> {
        if self.white == Some(player) {
            self.reported.white
        } else if self.black == Some(player) {
            self.reported.black
        } else {
            None
        }
    }

    pub(crate) fn report(&mut self, player: EntryId, result: GameResult) {
        if self.white == Some(player) {
            self.reported.white = Some(result);
        } else if self.black == Some(player) {
            self.reported.black = Some(result);
        }
    }
}

impl Section {
    /// Registration is for individuals, before the first pairing. The closing day is for the page to check.
    pub fn takes_registrations(&self) -> bool {
        self.self_service.registration.is_some()
            && !self.has_begun()
            && !self.finished
            && !self.settings.format.is_of_teams()
    }

    /// Are registrations with a place accepted without an arbiter?
    pub fn accepts_by_itself(&self) -> bool {
        self.self_service.registration.as_ref().is_some_and(|rules| rules.automatic)
    }

    /// Places not taken by players; `None` without a limit.
    fn free_places(&self) -> Option<u32> {
        let most = self.self_service.registration.as_ref()?.most?;
        let playing = self.players.values().filter(|player| player.withdrawn_from.is_none()).count();
        Some(most.saturating_sub(u32::try_from(playing).unwrap_or(u32::MAX)))
    }

    /// Would the next registration wait?
    pub fn is_full(&self) -> bool {
        let queued = u32::try_from(self.registrations.len()).unwrap_or(u32::MAX);
        self.free_places().is_some_and(|free| queued >= free)
    }

    /// Registrations not yet accepted, in order of arrival.
    pub fn queue(&self) -> impl Iterator<Item = (EntryId, &Person, Queued)> {
        let free = self.free_places();
        self.registrations.iter().zip(1_u32..).map(move |((id, person), at)| {
            let queued = match free {
                Some(free) if at > free => Queued::Waits(at - free),
                Some(_) | None => Queued::HasPlace,
            };
            (*id, person, queued)
        })
    }

    /// Registrations that have a place.
    pub fn to_accept(&self) -> Vec<EntryId> {
        self.queue().filter(|(.., queued)| *queued == Queued::HasPlace).map(|(id, ..)| id).collect()
    }

    pub fn queued(&self, player: EntryId) -> Option<Queued> {
        self.queue().find(|(id, ..)| *id == player).map(|(.., queued)| queued)
    }
}
