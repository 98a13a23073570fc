//! Names instead of numbers, wherever they are unambiguous.

use jiff::civil::Date;
use turmuhr_federation::persons::person::{ClubId, PersonId};
use turmuhr_season::{
    AsOf, ChampionshipId, ClassId, EntrantId, MatchId, State, TeamId,
    championship::{Championship, Entered},
    numbered,
    registry::Banned,
    state::{ClassState, ClubState, Team},
};
use turmuhr_texts::{
    Lang,
    season::{acts as say, championship, names},
};

use super::book::Asked;
use crate::outcome::Trouble;

/// How many names a complaint lists.
const SHOWN: usize = 12;

/// Something with a number and a name.
struct Known<T> {
    id: T,
    number: u32,
    name: String,
    /// What tells it from another one of the same name.
    beside: String,
}

impl<T> Known<T> {
    fn told(&self, lang: Lang) -> String {
        let told = format!("{} {}", names::number(lang, self.number), self.name);
        if self.beside.is_empty() { told } else { format!("{told} ({})", self.beside) }
    }
}

pub(super) fn listed(all: &[String], lang: Lang) -> String {
    let shown = all.iter().take(SHOWN).map(String::as_str).collect::<Vec<_>>().join("; ");
    match all.len().checked_sub(SHOWN).filter(|more| *more > 0) {
        Some(more) => say::and_more(lang, shown, more),
        None => shown,
    }
}

/// Whether something is meant by a name in small letters.
type Test<'t, T> = &'t dyn Fn(&Known<T>, &str) -> bool;

/// The one that is called like this: exactly, else by its number, else by the beginning, else by a part. Several are a
/// complaint.
fn found<T: Copy>(asked: &Asked<'_>, name: &str, all: &[Known<T>]) -> Result<Option<T>, Trouble> {
    let wanted = name.trim().to_lowercase();
    let number = numbered(name);
    let tests: [Test<'_, T>; 4] = [
        &|_, known| known == wanted,
        &|one, _| number == Some(one.number),
        &|_, known| known.starts_with(&wanted),
        &|_, known| known.contains(&wanted),
    ];
    for test in tests {
        let found: Vec<&Known<T>> = all.iter().filter(|one| test(one, &one.name.to_lowercase())).collect();
        match found[..] {
            [] => {}
            [one] => return Ok(Some(one.id)),
            _ => {
                let known: Vec<String> = found.iter().map(|one| one.told(asked.lang)).collect();
                return Err(Trouble::Wrong(say::which(asked.lang, name, listed(&known, asked.lang))));
            }
        }
    }
    Ok(None)
}

fn only<T: Copy>(asked: &Asked<'_>, what: &str, name: &str, all: &[Known<T>]) -> Result<T, Trouble> {
    let known = || all.iter().map(|one| one.name.clone()).collect::<Vec<_>>();
    found(asked, name, all)?.ok_or_else(|| asked.unknown(what, name, &known()))
}

impl Asked<'_> {
    pub(super) fn club(&self, state: &State, name: &str) -> Result<ClubId, Trouble> {
        only(self, &say::the_club(self.lang), name, &clubs(state))
    }

    pub(super) fn class(&self, state: &State, name: &str) -> Result<ClassId, Trouble> {
        let known = |(id, class): (&ClassId, &ClassState)| {
            let (name, beside) = (class.details.name.clone(), String::new());
            Known { id: *id, number: id.0, name, beside }
        };
        let all: Vec<Known<ClassId>> = state.classes.iter().map(known).collect();
        only(self, &say::the_class(self.lang), name, &all)
    }

    /// Teams of the class of the call, if it names one.
    fn teams(&self, state: &State) -> Result<Vec<Known<TeamId>>, Trouble> {
        let class = self.text("class").map(|class| self.class(state, class)).transpose()?;
        let fits = |team: &Team| class.is_none_or(|class| team.class == class);
        let known = |(id, team): (&TeamId, &Team)| {
            let (name, beside) =
                (names::team(state, *id, self.lang), names::class(state, team.class, self.lang));
            Known { id: *id, number: id.0, name, beside }
        };
        Ok(state.teams.iter().filter(|(_, team)| fits(team)).map(known).collect())
    }

    /// A team of the class of the call, if it names one.
    pub(super) fn team(&self, state: &State, name: &str) -> Result<TeamId, Trouble> {
        only(self, &say::the_team(self.lang), name, &self.teams(state)?)
    }

    /// Every person once.
    fn persons(&self, state: &State) -> Vec<Known<PersonId>> {
        let registry = &state.registry;
        let first = registry.persons.keys().filter(|id| registry.identity(**id, Date::MAX) == **id);
        let known = |id: &PersonId| {
            let clubs = state.clubs_around(*id, Date::MAX);
            let clubs: Vec<String> = clubs.into_iter().map(|of| names::club(state, of, self.lang)).collect();
            let name = names::person(state, *id, self.lang);
            Known { id: *id, number: id.0, name, beside: clubs.join(", ") }
        };
        first.map(known).collect()
    }

    pub(super) fn person(&self, state: &State, name: &str) -> Result<PersonId, Trouble> {
        if let Some(exact) = state.person_named(name, AsOf::today(Date::MAX)) {
            return Ok(exact);
        }
        only(self, &say::the_person(self.lang), name, &self.persons(state))
    }

    /// A club, a team or a person; a name that is not spelt out is taken for a club first.
    pub(super) fn fined(&self, state: &State, name: &str) -> Result<Banned, Trouble> {
        if let Some(person) = state.person_named(name, AsOf::today(Date::MAX)) {
            return Ok(Banned::Player(person));
        }
        if let Some(club) = found(self, name, &clubs(state))? {
            return Ok(Banned::Club(club));
        }
        self.banned(state, name)
    }

    /// A person, a club or a team.
    pub(super) fn banned(&self, state: &State, name: &str) -> Result<Banned, Trouble> {
        let exact = state.clubs.iter().find(|(_, club)| club.details.name == name);
        if let Some(person) = state.person_named(name, AsOf::today(Date::MAX)) {
            return Ok(Banned::Player(person));
        }
        if let Some((club, _)) = exact {
            return Ok(Banned::Club(*club));
        }
        if let Some(person) = found(self, name, &self.persons(state))? {
            return Ok(Banned::Player(person));
        }
        if let Some(team) = found(self, name, &self.teams(state)?)? {
            return Ok(Banned::Team(team));
        }
        self.club(state, name).map(Banned::Club)
    }

    pub(super) fn championship(&self, state: &State, name: &str) -> Result<ChampionshipId, Trouble> {
        let known = |(id, one): (&ChampionshipId, &Championship)| Known {
            id: *id,
            number: id.0,
            name: one.details.name.clone(),
            beside: one.details.competition.clone(),
        };
        let all: Vec<Known<ChampionshipId>> = state.championships.all.iter().map(known).collect();
        // A competition of the ordinance may stand for its only championship.
        let by: Vec<ChampionshipId> = state
            .championships
            .all
            .iter()
            .filter(|(_, one)| one.details.competition == name && !one.cancelled)
            .map(|(id, _)| *id)
            .collect();
        match by[..] {
            [only] => Ok(only),
            _ => only(self, &championship::word(self.lang), name, &all),
        }
    }

    /// Somebody who starts in a championship.
    pub(super) fn entrant(
        &self,
        state: &State,
        one: &Championship,
        name: &str,
    ) -> Result<EntrantId, Trouble> {
        let known = |(id, entered): (EntrantId, &Entered)| {
            let beside = names::club(state, entered.who.club(), self.lang);
            Known { id, number: id.0, name: state.called(entered.who), beside }
        };
        let all: Vec<Known<EntrantId>> = one.active().map(known).collect();
        only(self, &championship::entrant_word(self.lang), name, &all)
    }

    /// A match by its number, or as «home - guest».
    pub(super) fn game(&self, state: &State, name: &str) -> Result<MatchId, Trouble> {
        if let Some(number) = numbered(name)
            && state.matches.contains_key(&MatchId(number))
        {
            return Ok(MatchId(number));
        }
        let sides = [" - ", " – ", ":"].iter().find_map(|between| name.split_once(between));
        let Some((home, guest)) = sides else {
            let all: Vec<String> = state
                .matches
                .keys()
                .map(|id| format!("{} {}", id.0, names::game(state, *id, self.lang)))
                .collect();
            return Err(self.unknown(&say::the_match(self.lang), name, &all));
        };
        let (home, guest) = (self.team(state, home)?, self.team(state, guest)?);
        let round: Option<u32> = self.value("round")?;
        let found: Vec<MatchId> = state
            .matches
            .iter()
            .filter(|(_, one)| (one.fixture.home, one.fixture.guest) == (home, guest))
            .filter(|(_, one)| round.is_none_or(|round| one.fixture.round == round))
            .map(|(id, _)| *id)
            .collect();
        match found[..] {
            [one] => Ok(one),
            [] => {
                // Matches of one of the two, so that the right one can be seen.
                let near = state.matches.iter().filter(|(_, one)| {
                    let sides = [one.fixture.home, one.fixture.guest];
                    sides.contains(&home) && sides.contains(&guest) || sides[0] == home
                });
                let near = near.map(|(id, _)| format!("{} {}", id.0, names::game(state, *id, self.lang)));
                Err(self.unknown(&say::the_match(self.lang), name, &near.collect::<Vec<_>>()))
            }
            _ => {
                let known: Vec<String> = found
                    .iter()
                    .map(|id| format!("{} {}", id.0, names::game(state, *id, self.lang)))
                    .collect();
                Err(Trouble::Wrong(say::same_name(self.lang, name, known.join("; "))))
            }
        }
    }
}

fn clubs(state: &State) -> Vec<Known<ClubId>> {
    let known = |(id, club): (&ClubId, &ClubState)| Known {
        id: *id,
        number: id.0,
        name: club.details.name.clone(),
        beside: club.details.bezirk.clone(),
    };
    state.clubs.iter().map(known).collect()
}

/// The number after the last.
pub(super) fn next(last: Option<u32>) -> u32 {
    last.map_or(1, |last| last + 1)
}
