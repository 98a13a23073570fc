//! What a championship leaves to the next season: rights to start, and who has started.

use turmuhr_federation::competition::qualification::{PriorRight, PriorState, prior_state};

use super::{Act, Championship, NotSo, Right};
use crate::{fact::Fact, refuse::Refusal, state::State};

impl State {
    /// The rights of the next season. Everything must be closed or cancelled.
    pub(crate) fn rights_of_next_season(&self) -> Result<Vec<Fact>, Refusal> {
        let open = self.championships.all.iter().find(|(_, one)| one.open());
        if let Some((id, _)) = open {
            return Err(NotSo::NotClosed(*id).into());
        }
        let mut facts = Vec::new();
        for one in self.championships.all.values().filter(|one| one.closed && one.by_places()) {
            self.carry_rights(one, &mut facts);
        }
        // Rights of relegated players that still hold next year.
        for noted in &self.championships.rights {
            let right = match noted.right {
                Right::Relegated { year } => PriorRight::Relegated { year },
                Right::DidNotPlay { next } => PriorRight::DidNotPlay { next },
                _ => continue,
            };
            let held = self.championships.all.values().find(|one| {
                one.closed
                    && (&one.details.competition, &one.details.ordinance)
                        == (&noted.competition, &noted.ordinance)
            });
            let started: Vec<i16> = held
                .filter(|one| one.entrant(noted.who).is_some())
                .map(Championship::year)
                .into_iter()
                .collect();
            let next = held.map(|one| one.year() + 1).or_else(|| Some(self.season?.begins + 2));
            let state = next.map(|year| prior_state(right, &started, year));
            if matches!(state, Some(PriorState::Granted | PriorState::Retained | PriorState::NotYet)) {
                facts.push(Fact::Championship {
                    act: Act::RightNoted {
                        competition: noted.competition.clone(),
                        ordinance: noted.ordinance.clone(),
                        who: noted.who,
                        right: noted.right,
                    },
                });
            }
        }
        Ok(facts)
    }

    fn carry_rights(&self, one: &Championship, facts: &mut Vec<Fact>) {
        let Some(competition) = self.competition(one) else { return };
        let mut note = |to: &str, who, right| {
            facts.push(Fact::Championship {
                act: Act::RightNoted {
                    competition: to.to_owned(),
                    ordinance: one.details.ordinance.clone(),
                    who,
                    right,
                },
            });
        };
        let own = one.details.competition.as_str();
        let order = self.final_order(one, false);
        let entitled = competition.entitled.as_ref();
        let prior = self
            .ordinance_for(one)
            .and_then(|ordinance| ordinance.rules.seats.get(own))
            .map_or(0, |rule| rule.prior);
        // Finalists are spread over the groups of the next year (youth ordinance 8.2).
        let prior = competition.groups.as_ref().map_or(prior, |groups| groups.to_final * groups.count);
        let first =
            entitled.and_then(|entitled| entitled.first.as_ref()).map_or(prior, |first| first.most as usize);
        for (who, place) in order.iter().zip(1..).take(first) {
            note(own, *who, Right::FirstOfLastYear { place });
        }
        if entitled.is_some_and(|entitled| entitled.champion.is_some())
            && let Some(champion) = order.first()
        {
            note(own, *champion, Right::LastChampion);
        }
        // Qualified players start above.
        for who in self.onward(one).qualified {
            note(own, who, Right::EntitledAbove);
        }
        let relegated = entitled.is_some_and(|entitled| entitled.relegated.is_some());
        for (_, entered) in one.active().filter(|_| relegated) {
            note(own, entered.who, Right::Started { year: one.year() });
        }
        // The winner of the cup has a place in another championship.
        if self.is_cup(one)
            && let (Some(champion), Some(ordinance)) = (order.first(), self.ordinance_for(one))
        {
            let wants = ordinance.rules.competition.iter().filter(|(_, other)| {
                other.of == competition.of
                    && other.entitled.as_ref().is_some_and(|entitled| entitled.cup_winner.is_some())
            });
            for (id, _) in wants {
                note(id, *champion, Right::CupWinner);
            }
        }
    }
}
