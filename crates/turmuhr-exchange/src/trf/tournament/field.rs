//! From a file to what a pairing starts from, or to what keeps it from being paired.

use turmuhr_core::{Color, PlayerId, Round};
use turmuhr_pairing::{Field, System};

use crate::trf::{
    finding::{Finding, FindingKind, Severity},
    type_code::TypeCode,
};

use super::{Tournament, matches_of_two};

/// What is to be done, and what was said beside the file.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    pub purpose: Purpose,
    /// Goes before the type in the file.
    pub system: Option<System>,
    pub rounds: Option<u32>,
    pub initial_colour: Option<Color>,
    /// Games without a result in the last round are adjourned: they count as drawn for the pairing (C.04.2, 3.1).
    pub adjourned: bool,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// Pair the next round.
    Pair,
    /// Pair the rounds that are over again.
    Check,
}

impl Ask {
    pub const fn to(purpose: Purpose) -> Ask {
        Ask { purpose, system: None, rounds: None, initial_colour: None, adjourned: false }
    }
}

/// All a pairing needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ready {
    pub field: Field,
    pub system: System,
}

impl Tournament {
    /// What is asked can be done, or every reason why not; there is always one.
    pub fn ready(&self, ask: Ask) -> Result<Ready, Vec<Finding>> {
        let mut errors: Vec<Finding> = self.errors().cloned().collect();
        let whole = |kind| Finding { line: 0, column: 0, severity: Severity::Error, kind };
        if let (Some(total), Some(asked)) = (self.total_rounds, ask.rounds)
            && total != asked
        {
            errors.push(whole(FindingKind::RoundsDiffer { one: total, other: asked }));
        }
        let total = match (ask.rounds.or(self.total_rounds), ask.purpose) {
            (Some(total), _) => Some(total),
            // A report of a finished event need not say how many rounds were planned: those that were played.
            (None, Purpose::Check) => Some(self.rounds_done),
            (None, Purpose::Pair) => {
                errors.push(whole(FindingKind::RoundsUnknown));
                None
            }
        };
        if let Some(total) = total.filter(|total| *total < self.rounds_done) {
            errors.push(whole(FindingKind::MoreRoundsThanTotal { recorded: self.rounds_done, total }));
        }
        let initial_colour = ask.initial_colour.or(self.initial_colour);
        if initial_colour.is_none() && (ask.purpose == Purpose::Pair || self.rounds_done > 0) {
            errors.push(whole(FindingKind::InitialColourUnknown));
        }
        if ask.purpose == Purpose::Pair && !ask.adjourned && !self.values_unknown_results {
            errors.extend(self.results_missing().map(whole));
        }
        let code = self.type_code.as_ref();
        let told = code.and_then(|code| code.system(self.start.as_deref()));
        let system = match (ask.system, told) {
            // How teams prefer colours is in the file.
            (Some(System::Team(_)), Some(told @ System::Team(_))) => Some(told),
            (Some(asked), _) => Some(asked),
            (None, Some(told)) => Some(told),
            (None, None) => code.is_none().then_some(System::DUTCH),
        };
        match (system, self.is_team_event) {
            (None, _) => {
                let text = code.map_or("", TypeCode::as_str).to_owned();
                errors.push(whole(FindingKind::UnsupportedType { text }));
            }
            (Some(System::Team(_)), true) => {}
            (Some(system), false) if !matches!(system, System::Team(_)) => {}
            (Some(_), true) => errors.push(whole(FindingKind::TeamTournament)),
            (Some(_), false) => errors.push(whole(FindingKind::IndividualTournament)),
        }
        match (system, total) {
            (Some(System::DoubleSwiss), Some(total)) if errors.is_empty() => {
                let matches = matches_of_two::matches(self, total)?;
                Ok(Ready {
                    field: Field {
                        players: matches.players,
                        total_rounds: matches.total,
                        rounds_done: matches.done,
                        initial_colour: initial_colour.unwrap_or(Color::White),
                        scoring: matches.scoring,
                        prohibited: matches.prohibited,
                    },
                    system: System::DoubleSwiss,
                })
            }
            (Some(system), Some(total_rounds)) if errors.is_empty() => Ok(Ready {
                field: Field {
                    players: self
                        .teams
                        .as_ref()
                        .map_or_else(|| self.entrants(), |teams| teams.entrants.clone()),
                    total_rounds,
                    rounds_done: self.rounds_done,
                    initial_colour: initial_colour.unwrap_or(Color::White),
                    scoring: self.teams.as_ref().map_or(self.scoring, |teams| teams.scoring),
                    prohibited: match &self.teams {
                        Some(teams) => teams.prohibited.clone(),
                        None => self.prohibited.clone(),
                    },
                },
                system,
            }),
            _ => Err(errors),
        }
    }

    /// Games of the last round that have no result yet.
    fn results_missing(&self) -> Option<FindingKind> {
        let last = (self.rounds_done as usize).checked_sub(1)?;
        let games: Vec<(PlayerId, PlayerId)> = self
            .players
            .iter()
            .filter_map(|player| match player.history[last] {
                Round::Adjourned { opponent, colour: Color::White } => Some((player.id(), opponent)),
                _ => None,
            })
            .collect();
        (!games.is_empty()).then_some(FindingKind::ResultsMissing { round: self.rounds_done, games })
    }
}
