//! Names for the journal. An entry about somebody stays readable after that person was removed, or after the entry that
//! introduced them was undone.

use crate::{
    event::Event,
    fact::{Fact, Team},
    id::EntryId,
    journal::Journal,
    person::Person,
    section::{Competitor, Section},
};

/// The event with everybody whom any entry introduced, valid or not. For sentences only: nobody plays in it.
pub fn remembered(journal: &Journal) -> Event {
    let mut event = journal.state().clone();
    // The latest name counts, so the entries are read from the end.
    for entry in journal.entries().iter().rev() {
        if let Fact::SectionAdded { section, settings } = &entry.fact {
            event.sections.entry(*section).or_insert_with(|| Section::new(*section, settings.clone()));
        }
    }
    for entry in journal.entries().iter().rev() {
        let Some(section) = entry.fact.section().and_then(|id| event.sections.get_mut(&id)) else { continue };
        for (id, person) in people(&entry.fact) {
            section.players.entry(id).or_insert_with(|| Competitor::new(person.clone()));
        }
        for (id, team) in teams(&entry.fact) {
            section.teams.entry(id).or_insert_with(|| team.clone());
        }
    }
    event
}

fn people(fact: &Fact) -> Vec<(EntryId, &Person)> {
    if let Fact::PlayersEntered { players, .. } = fact {
        return players.iter().map(|(id, person)| (*id, person)).collect();
    }
    if let Fact::PlayerRegistered { player, person, .. } | Fact::PlayerChanged { player, person, .. } = fact {
        return vec![(*player, person)];
    }
    Vec::new()
}

fn teams(fact: &Fact) -> Vec<(crate::id::TeamId, &Team)> {
    if let Fact::TeamsEntered { teams, .. } = fact {
        return teams.iter().map(|(id, team)| (*id, team)).collect();
    }
    if let Fact::TeamChanged { team, new, .. } = fact {
        return vec![(*team, new)];
    }
    Vec::new()
}
