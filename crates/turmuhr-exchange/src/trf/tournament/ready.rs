//! Prepares a file for a pairing, or lists the reasons against it.

use turmuhr_contest::{Ask, Ready, TeamFault, Unready};

use super::Tournament;
use crate::trf::finding::{Finding, FindingKind, Severity};

impl Tournament {
    /// The input for the request, or every reason against it (at least one).
    pub fn ready(&self, ask: Ask) -> Result<Ready, Vec<Finding>> {
        let ready = self.contest.ready(ask);
        let mut errors: Vec<Finding> = self.errors().cloned().collect();
        match ready {
            Ok(ready) if errors.is_empty() => Ok(ready),
            Ok(_) => Err(errors),
            Err(reasons) => {
                for reason in reasons {
                    let finding = self.finding(reason);
                    // The checks of the file may have reported it already, with its line.
                    if !errors.iter().any(|error| error.kind == finding.kind) {
                        errors.push(finding);
                    }
                }
                Err(errors)
            }
        }
    }

    fn finding(&self, reason: Unready) -> Finding {
        let (line, column) = match reason {
            Unready::MatchTorn { player, .. } => (self.line_of(player).unwrap_or(0), 1),
            _ => (0, 0),
        };
        Finding { line, column, severity: Severity::Error, kind: reason.into() }
    }
}

impl From<Unready> for FindingKind {
    fn from(reason: Unready) -> FindingKind {
        match reason {
            Unready::RoundsDiffer { one, other } => FindingKind::RoundsDiffer { one, other },
            Unready::RoundsUnknown => FindingKind::RoundsUnknown,
            Unready::MoreRoundsThanTotal { recorded, total } => {
                FindingKind::MoreRoundsThanTotal { recorded, total }
            }
            Unready::InitialColourUnknown => FindingKind::InitialColourUnknown,
            Unready::ResultsMissing { round, games } => FindingKind::ResultsMissing { round, games },
            Unready::UnsupportedType { text } => FindingKind::UnsupportedType { text },
            Unready::TeamTournament => FindingKind::TeamTournament,
            Unready::IndividualTournament => FindingKind::IndividualTournament,
            Unready::HalfMatch { rounds } => FindingKind::HalfMatch { rounds },
            Unready::MatchTorn { player, round } => FindingKind::MatchTorn { player, round },
            Unready::BakuNotAllowed => FindingKind::BakuNotAllowed,
            Unready::Team(TeamFault::SeveralOpponents { team, round }) => {
                FindingKind::SeveralOpponents { team: team.0, round }
            }
            Unready::Team(TeamFault::Colours { team, opponent, round }) => {
                FindingKind::TeamColours { team: team.0, opponent: opponent.0, round }
            }
        }
    }
}
