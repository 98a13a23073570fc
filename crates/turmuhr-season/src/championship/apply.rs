//! What an act changes.

use std::collections::BTreeMap;

use super::{Act, Championship, Entered, NotedRight, cup};
use crate::{refuse::ordinance_of, registry::Source, state::State};

impl State {
    /// Applies an act that was not refused.
    pub(crate) fn apply_championship(&mut self, act: &Act, source: &Source) {
        match act {
            Act::Announced { id, details } => {
                let ordinance = details.ordinance.as_ref().and_then(|own| ordinance_of(self, own).ok());
                let announced = Championship {
                    details: details.clone(),
                    ordinance,
                    invited: None,
                    members: None,
                    entrants: BTreeMap::new(),
                    rounds: Vec::new(),
                    ranking: Vec::new(),
                    playoffs: Vec::new(),
                    declined: Vec::new(),
                    closed: false,
                    cancelled: false,
                };
                self.championships.all.insert(*id, announced);
                return;
            }
            Act::RightNoted { competition, ordinance, who, right } => {
                self.championships.rights.push(NotedRight {
                    competition: competition.clone(),
                    ordinance: ordinance.clone(),
                    who: *who,
                    right: *right,
                    entry: source.entry,
                });
                return;
            }
            _ => {}
        }
        let Some(one) = act.about().and_then(|id| self.championships.all.get_mut(&id)) else { return };
        match act {
            Act::Announced { .. } | Act::RightNoted { .. } => {}
            Act::Invited { posted, .. } => one.invited = Some(*posted),
            Act::MembersCounted { on, counts, seed, .. } => one.members = Some((*on, counts.clone(), *seed)),
            Act::Entered { entrant, who, ground, place, .. } => {
                let entered = Entered {
                    who: *who,
                    ground: *ground,
                    place: *place,
                    entry: source.entry,
                    withdrawn: None,
                };
                one.entrants.insert(*entrant, entered);
            }
            Act::Withdrew { entrant, reason, .. } => {
                if let Some(entered) = one.entrants.get_mut(entrant) {
                    entered.withdrawn = Some(reason.clone());
                }
            }
            Act::Drawn { anew, pairs, .. } => {
                let games = pairs.iter().map(|pair| cup::Game { pair: *pair, boards: Vec::new() }).collect();
                one.rounds.push(cup::Round { anew: *anew, games });
            }
            Act::Played { round, home, boards, .. } => {
                let round = (*round as usize).checked_sub(1).and_then(|round| one.rounds.get_mut(round));
                let game = round.and_then(|round| round.games.iter_mut().find(|one| one.pair.home == *home));
                if let Some(game) = game {
                    game.boards.clone_from(boards);
                }
            }
            Act::PlayedOff { among, step, .. } => {
                let mut among = among.clone();
                among.sort_unstable();
                match one.playoffs.iter_mut().find(|(known, _)| *known == among) {
                    Some((_, steps)) => steps.push(step.clone()),
                    None => one.playoffs.push((among, vec![step.clone()])),
                }
            }
            Act::Ranked { rows, .. } => one.ranking.clone_from(rows),
            Act::Declined { entrant, .. } => one.declined.push(*entrant),
            Act::Closed { .. } => one.closed = true,
            Act::Cancelled { .. } => one.cancelled = true,
        }
    }
}
