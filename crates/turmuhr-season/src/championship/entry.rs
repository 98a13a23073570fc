//! Who may enter, from the registry: membership, pass, bans, age and sex, the level that holds it.

use jiff::civil::Date;
use turmuhr_federation::{
    competition::framework::entry_refused,
    law::level::Level,
    ordinance::{Cite, rules::EligibilityArticles},
    persons::{
        age::{self, NotEligible, Sex},
        eligibility::{Eligibility, Reason, Why},
        person::{ClubId, PersonId, TeamNumber},
    },
};

use super::{Championship, Entrant};
use crate::{fact::EntrantId, people::may_play::Outside, registry::AsOf, state::State};

/// Something that keeps a person or a team out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bar {
    NotPlayer(Reason),
    Age(NotEligible, Cite),
    /// Age or sex count, and the registry does not know them.
    Unknown(Cite),
    /// A team that is not entered in the class of the championship.
    NotInClass,
}

impl State {
    /// Everything that keeps somebody out of a championship, as of its first day.
    pub fn bars(&self, one: &Championship, who: Entrant) -> Vec<Bar> {
        let Some(ordinance) = self.ordinance_for(one) else { return Vec::new() };
        let mut bars = Vec::new();
        let reasons = ordinance.rules.eligibility.as_ref().map(|articles| match who {
            Entrant::Player { person, club } => self.player_bars(one, person, club),
            Entrant::Team { club, number } => self.team_bars(one, articles, club, number),
        });
        bars.extend(reasons.unwrap_or_default().into_iter().map(Bar::NotPlayer));
        match who {
            Entrant::Player { person, .. } => bars.extend(self.age_bars(one, person)),
            Entrant::Team { club, number } => {
                if let Some(class) = one.details.class {
                    let fits = |team: &crate::state::Team| {
                        (team.class, team.club, team.number) == (class, club, number)
                    };
                    if !self.teams.values().any(fits) {
                        bars.push(Bar::NotInClass);
                    }
                }
            }
        }
        bars
    }

    /// Entrants of whom more is known today: they could not enter now.
    pub fn doubts(&self, one: &Championship) -> Vec<(EntrantId, Vec<Bar>)> {
        let all = one.active().map(|(id, entered)| (id, self.bars(one, entered.who)));
        all.filter(|(_, bars)| !bars.is_empty()).collect()
    }

    fn age_bars(&self, one: &Championship, person: PersonId) -> Vec<Bar> {
        let (Some(ordinance), Some(competition), Some(season)) =
            (self.ordinance_for(one), self.competition(one), self.season)
        else {
            return Vec::new();
        };
        if competition.age.is_none() && !competition.female {
            return Vec::new();
        }
        let as_of = AsOf { true_on: one.details.begins, known_by: Date::MAX };
        let born = self.registry.born(person, as_of).map(|born| born.value);
        let sex = self.registry.sex(person, as_of).map(|sex| sex.value);
        // Without a limit of age any birthday will do.
        let born = born.or_else(|| competition.age.is_none().then_some(one.details.begins));
        let only_women = competition.female
            || competition.age.as_ref().is_some_and(|event| {
                let ages = ordinance.rules.age.as_ref().and_then(|ages| ages.events.get(event));
                ages.is_some_and(|rule| rule.female.is_some())
            });
        let sex = sex.or_else(|| (!only_women).then_some(Sex::Male));
        let (Some(born), Some(sex)) = (born, sex) else {
            let limit = ordinance.rules.age.as_ref().filter(|_| competition.age.is_some());
            return vec![Bar::Unknown(limit.map_or_else(|| competition.at.cite(), |ages| ages.at.cite()))];
        };
        let checked =
            competition.age.as_ref().and_then(|event| age::check(ordinance, event, born, sex, season));
        let cite = |why: NotEligible| {
            let known = checked.iter().flat_map(|checked| &checked.why).find(|(known, _)| *known == why);
            known.map_or_else(|| competition.at.cite(), |(_, cite)| cite.clone())
        };
        let why = entry_refused(ordinance, competition, born, sex, season);
        why.into_iter().map(|why| Bar::Age(why, cite(why))).collect()
    }

    fn player_bars(&self, one: &Championship, person: PersonId, club: ClubId) -> Vec<Reason> {
        let as_of = AsOf { true_on: one.details.begins, known_by: Date::MAX };
        let of = one.details.of.as_deref().unwrap_or_default();
        let event = Outside::Individual { level: one.details.level, of };
        match self.may_enter(person, club, as_of, true, &event) {
            Some(Eligibility::NotEligible(why) | Eligibility::NotInThisTeam(why)) => why,
            Some(Eligibility::Eligible | Eligibility::UnderReservation(_)) | None => Vec::new(),
        }
    }

    fn team_bars(
        &self,
        one: &Championship,
        articles: &EligibilityArticles,
        club: ClubId,
        number: TeamNumber,
    ) -> Vec<Reason> {
        let Some(known) = self.clubs.get(&club) else { return Vec::new() };
        let on = one.details.begins;
        let as_of = AsOf { true_on: on, known_by: Date::MAX };
        let team = self.teams.iter().find(|(_, team)| (team.club, team.number) == (club, number));
        let bans = self.registry.bans_of(club, team.map(|(id, _)| *id), as_of);
        let of = one.details.of.as_deref().unwrap_or_default();
        let above = match one.details.level {
            Level::Bezirk => known.details.bezirk == of,
            Level::Verband => known.details.verband == of,
            Level::Bund => true,
        };
        let club_ban = articles.club_ban.as_ref().unwrap_or(&articles.ban);
        let all = [
            (!known.details.affiliated, Why::NotAffiliated, &articles.member),
            (!bans.is_empty() || known.details.banned(number, on), Why::ClubBanned, club_ban),
            (!above, Why::OtherLevel, &articles.levels),
        ];
        let broken = all.into_iter().filter(|(broken, ..)| *broken);
        broken.map(|(_, why, at)| Reason { why, cite: at.cite() }).collect()
    }
}
