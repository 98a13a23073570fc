//! Matches that a list of fixtures lacks: in a group each team plays each (26.2).

use jiff::civil::Date;
use turmuhr_federation::matches::lineup::Occasion;

use crate::{
    fact::{ClassId, Fact, MatchId, SeasonEntry, TeamId},
    journal::Journal,
    state::{Match, State},
};

/// Two teams that have no match.
pub type Pair = [TeamId; 2];

impl State {
    /// Pairs of a group without a match, once matches are set. Who has withdrawn is not missed.
    pub fn unset(&self, class: ClassId, group: usize) -> Vec<Pair> {
        let of_group =
            |one: &&Match| (one.fixture.class, one.fixture.group) == (class, group) && one.is_round();
        let known = self.classes.get(&class).and_then(|known| known.groups.get(group));
        let set: Vec<Pair> =
            self.matches.values().filter(of_group).map(|one| [one.fixture.home, one.fixture.guest]).collect();
        let Some(members) = known.filter(|_| !set.is_empty() && !self.is_cup_class(class)) else {
            return Vec::new();
        };
        let plays = |team: &&TeamId| self.teams.get(team).is_some_and(|team| team.withdrawn.is_none());
        let members: Vec<TeamId> = members.iter().filter(plays).copied().collect();
        let pairs = members
            .iter()
            .enumerate()
            .flat_map(|(place, one)| members[place + 1..].iter().map(move |other| [*one, *other]));
        pairs
            .filter(|[one, other]| !set.contains(&[*one, *other]) && !set.contains(&[*other, *one]))
            .collect()
    }
}

/// The entries of the act that an entry belongs to, in the order of the journal: a schedule and the move of a round have
/// several. Those that are undone already are left out.
pub fn entries_of_act(journal: &Journal, entry: u64) -> Vec<u64> {
    let entries = journal.entries();
    let Some(place) = entries.iter().position(|one| one.number == entry) else { return vec![entry] };
    let own = &entries[place];
    let Some(part) = Part::of(journal.state(), &own.fact) else { return vec![entry] };
    let same = |other: &SeasonEntry| {
        (other.at, &other.by) == (own.at, &own.by) && Part::of(journal.state(), &other.fact) == Some(part)
    };
    let before = entries[..place].iter().rev().take_while(|one| same(one)).count();
    let after = entries[place..].iter().take_while(|one| same(one)).count();
    let undone = journal.undone();
    let all = entries[place - before..place + after].iter().map(|one| one.number);
    all.filter(|number| *number == entry || !undone.contains(number)).collect()
}

/// What an entry is a part of.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Part {
    Schedule { class: ClassId, is_final: bool },
    Round { class: ClassId, round: u32, to: Date },
}

impl Part {
    fn of(state: &State, fact: &Fact) -> Option<Part> {
        let of_round = |id: &MatchId, to: Date| {
            let fixture = &state.matches.get(id)?.fixture;
            Some(Part::Round { class: fixture.class, round: fixture.round, to })
        };
        match fact {
            Fact::PairingsDrawn { class, .. } => Some(Part::Schedule { class: *class, is_final: false }),
            Fact::MatchSet { fixture, .. } => match fixture.occasion {
                Occasion::Round => Some(Part::Schedule { class: fixture.class, is_final: false }),
                Occasion::FinalRound => Some(Part::Schedule { class: fixture.class, is_final: true }),
                Occasion::PlayOff | Occasion::Promotion => None,
            },
            Fact::MatchMoved { id, to, whole_round: true, .. } => of_round(id, *to),
            _ => None,
        }
    }
}
