//! What is due in cups and championships.

use jiff::civil::Date;
use turmuhr_federation::{
    law::deadline::{self, Rule},
    office::roles::Role,
    ordinance::rules::{Of, System},
};

use super::{Championship, ranking::Unfinished};
use crate::{
    due::{Due, Task},
    fact::{ChampionshipId, EntrantId},
    state::State,
};

/// Something to be done about a championship.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Duty {
    /// Invitations to an individual championship (8).
    Invite,
    /// Entries close.
    Enter,
    Draw(u32),
    /// A game of a round of the cup.
    Play(u32, [EntrantId; 2]),
    /// The final order is missing.
    Rank,
    PlayOff(Vec<EntrantId>),
    /// Everything is played: award the title, report the qualifiers.
    Close,
    /// An entrant who could not enter any more.
    Doubt(EntrantId),
}

impl State {
    pub(crate) fn due_in_championships(&self, day: Date, all: &mut Vec<Due>) {
        for (id, one) in self.championships.all.iter().filter(|(_, one)| one.open()) {
            self.due_in(*id, one, day, all);
        }
    }

    fn due_in(&self, id: ChampionshipId, one: &Championship, day: Date, all: &mut Vec<Due>) {
        let begins = one.details.begins;
        let mut add = |by, office, duty, cite| {
            all.push(Due { by, office, what: Task::Championship(id, duty), cite });
        };
        let director = Role::DirectorOfPlay;
        // 8 speaks of the individual championships of the federation.
        let individual = self.competition(one).is_some_and(|competition| {
            competition.of == Of::Players && competition.system != System::KnockOut
        });
        if one.invited.is_none() && individual && one.by_places() && !one.begun() {
            let last = self
                .ordinance_for(one)
                .and_then(|ordinance| deadline::deadline(ordinance, Rule::Invitation, begins).ok());
            if let Some(last) = last {
                add(last.last_day, director, Duty::Invite, Some(last.cite));
            }
        }
        if let Some(closing) = one.details.closing.filter(|_| !one.begun()) {
            add(closing, Role::ClubOfficer, Duty::Enter, None);
        }
        for (entrant, _) in self.doubts(one) {
            add(day.min(begins), director, Duty::Doubt(entrant), None);
        }
        if begins > day && !one.begun() {
            return;
        }
        let open = self.unfinished(one);
        if open.is_empty() {
            add(day, director, Duty::Close, None);
        }
        for what in open {
            let (office, duty) = match what {
                Unfinished::NotDrawn(round) => (director, Duty::Draw(round)),
                // The card of the match is due already.
                Unfinished::Game(_, _, Some(_)) => continue,
                Unfinished::Game(round, both, None) => (Role::TournamentDirector, Duty::Play(round, both)),
                Unfinished::NoOrder => (Role::TournamentDirector, Duty::Rank),
                Unfinished::Tie(among) => (Role::TournamentDirector, Duty::PlayOff(among)),
            };
            add(begins, office, duty, None);
        }
    }
}
