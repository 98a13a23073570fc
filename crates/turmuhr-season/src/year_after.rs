//! After the next season was opened: a decision may still change the places that it was opened from. The next season has a
//! file of its own, so all that can be done here is to say it, until the director has seen to it.

use std::collections::BTreeMap;

use crate::{
    championship::{Act, Entrant},
    fact::{ClassId, Fact, TeamId},
    state::State,
};

/// What the next season was opened from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Carried {
    places: BTreeMap<TeamId, ClassId>,
    /// Rights to start in championships: competition and entrant.
    rights: Vec<(String, Entrant)>,
}

/// What is another now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moved {
    /// A team was carried into one class and has its place in another.
    Place { team: TeamId, carried: ClassId, now: ClassId },
    /// The class has matches without a settled score again, or a tie: its places are not known.
    Open(ClassId),
    /// A place in a championship that was carried over, and is none now.
    RightLost { competition: String, who: Entrant },
    /// A place in a championship that was not carried over.
    RightWon { competition: String, who: Entrant },
}

impl State {
    /// The places of all teams and the rights of the next season, as they follow today.
    pub(crate) fn hands_on(&self) -> Carried {
        let rights = self.rights_of_next_season().unwrap_or_default().into_iter();
        let rights = rights.filter_map(|fact| {
            let Fact::Championship { act: Act::RightNoted { competition, who, .. } } = fact else {
                return None;
            };
            Some((competition, who))
        });
        Carried { places: self.places_after(&self.year()), rights: rights.collect() }
    }

    /// What the next season was opened from and is another now. Empty before it was opened.
    pub fn places_moved(&self) -> Vec<Moved> {
        let Some(carried) = &self.carried else { return Vec::new() };
        let open = |class: &ClassId| {
            let moves = self.class_moves(*class);
            !moves.unsettled.is_empty() || !moves.open.is_empty()
        };
        let open: Vec<ClassId> = self.classes.keys().copied().filter(open).collect();
        let now = self.hands_on();
        let known = |team: &TeamId| self.teams.get(team).is_some_and(|team| !open.contains(&team.class));
        let mut all: Vec<Moved> = open.iter().copied().map(Moved::Open).collect();
        all.extend(now.places.iter().filter(|(team, _)| known(team)).filter_map(|(team, now)| {
            let carried = *carried.places.get(team)?;
            (carried != *now).then_some(Moved::Place { team: *team, carried, now: *now })
        }));
        let lost = carried.rights.iter().filter(|right| !now.rights.contains(right)).cloned();
        all.extend(lost.map(|(competition, who)| Moved::RightLost { competition, who }));
        let won = now.rights.iter().filter(|right| !carried.rights.contains(right)).cloned();
        all.extend(won.map(|(competition, who)| Moved::RightWon { competition, who }));
        all
    }
}
