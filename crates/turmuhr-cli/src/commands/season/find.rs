//! Names instead of numbers, wherever they are unambiguous.

use jiff::civil::Date;
use turmuhr_federation::persons::person::{ClubId, PersonId};
use turmuhr_season::{
    AsOf, ChampionshipId, ClassId, EntrantId, MatchId, State, TeamId, championship::Championship,
    registry::Banned,
};
use turmuhr_texts::season::{acts as say, championship, names};

use super::book::Asked;
use crate::outcome::Trouble;

/// The only one that is called like this: exactly, else by the beginning, else by a part.
fn only<T: Copy + PartialEq>(
    asked: &Asked<'_>,
    what: &str,
    name: &str,
    all: &[(T, String)],
) -> Result<T, Trouble> {
    let wanted = name.trim().to_lowercase();
    let tests: [&dyn Fn(&str) -> bool; 3] =
        [&|known: &str| known == wanted, &|known: &str| known.starts_with(&wanted), &|known: &str| {
            known.contains(&wanted)
        }];
    for test in tests {
        let found: Vec<&(T, String)> = all.iter().filter(|(_, known)| test(&known.to_lowercase())).collect();
        match found[..] {
            [] => {}
            [(one, _)] => return Ok(*one),
            _ => {
                let known: Vec<&str> = found.iter().map(|(_, known)| known.as_str()).collect();
                return Err(Trouble::Wrong(say::which(asked.lang, name, known.join("; "))));
            }
        }
    }
    let known: Vec<&str> = all.iter().map(|(_, known)| known.as_str()).collect();
    Err(Trouble::Wrong(say::unknown(asked.lang, what, name, known.join("; "))))
}

impl Asked<'_> {
    pub(super) fn club(&self, state: &State, name: &str) -> Result<ClubId, Trouble> {
        let all: Vec<(ClubId, String)> =
            state.clubs.iter().map(|(id, club)| (*id, club.details.name.clone())).collect();
        only(self, &say::the_club(self.lang), name, &all)
    }

    pub(super) fn class(&self, state: &State, name: &str) -> Result<ClassId, Trouble> {
        let all: Vec<(ClassId, String)> =
            state.classes.iter().map(|(id, class)| (*id, class.details.name.clone())).collect();
        only(self, &say::the_class(self.lang), name, &all)
    }

    /// A team of the class of the call, if it names one.
    pub(super) fn team(&self, state: &State, name: &str) -> Result<TeamId, Trouble> {
        let class = self.text("class").map(|class| self.class(state, class)).transpose()?;
        let fits = |team: &turmuhr_season::state::Team| class.is_none_or(|class| team.class == class);
        let all: Vec<(TeamId, String)> = state
            .teams
            .iter()
            .filter(|(_, team)| fits(team))
            .map(|(id, _)| (*id, names::team(state, *id, self.lang)))
            .collect();
        only(self, &say::the_team(self.lang), name, &all)
    }

    pub(super) fn person(&self, state: &State, name: &str) -> Result<PersonId, Trouble> {
        let mut all: Vec<(PersonId, String)> = Vec::new();
        for id in state.registry.persons.keys() {
            let first = state.registry.identity(*id, Date::MAX);
            if first == *id {
                all.push((first, names::person(state, *id, self.lang)));
            }
        }
        if let Some(exact) = state.person_named(name, AsOf::today(Date::MAX)) {
            return Ok(exact);
        }
        only(self, &say::the_person(self.lang), name, &all)
    }

    /// A person, a club or a team.
    pub(super) fn banned(&self, state: &State, name: &str) -> Result<Banned, Trouble> {
        if let Ok(person) = self.person(state, name) {
            return Ok(Banned::Player(person));
        }
        let exact = state.clubs.iter().find(|(_, club)| club.details.name == name);
        if let Some((club, _)) = exact {
            return Ok(Banned::Club(*club));
        }
        if let Ok(team) = self.team(state, name) {
            return Ok(Banned::Team(team));
        }
        self.club(state, name).map(Banned::Club)
    }

    pub(super) fn championship(&self, state: &State, name: &str) -> Result<ChampionshipId, Trouble> {
        let all: Vec<(ChampionshipId, String)> =
            state.championships.all.iter().map(|(id, one)| (*id, one.details.name.clone())).collect();
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
        let all: Vec<(EntrantId, String)> =
            one.active().map(|(id, entered)| (id, state.called(entered.who))).collect();
        only(self, &championship::entrant_word(self.lang), name, &all)
    }

    /// A match by its number, or as «home - guest».
    pub(super) fn game(&self, state: &State, name: &str) -> Result<MatchId, Trouble> {
        if let Ok(number) = name.trim().parse()
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
            let what = say::the_match(self.lang);
            return Err(Trouble::Wrong(say::unknown(self.lang, what, name, all.join("; "))));
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
            _ => {
                let known: Vec<String> = found
                    .iter()
                    .map(|id| format!("{} {}", id.0, names::game(state, *id, self.lang)))
                    .collect();
                Err(Trouble::Wrong(say::unknown(
                    self.lang,
                    say::the_match(self.lang),
                    name,
                    known.join("; "),
                )))
            }
        }
    }
}

/// The number after the last.
pub(super) fn next(last: Option<u32>) -> u32 {
    last.map_or(1, |last| last + 1)
}
