//! Passes: applications and deletions judged, and who lacks a pass or still contributes (annex 1, 13).

use jiff::civil::Date;
use turmuhr_federation::{
    law::deadline::Rule,
    ordinance::Cite,
    persons::{
        eligibility::played_elsewhere,
        pass::{Application, Deletion, contributors, filed_for, may_write, without_pass},
        person::{ClubId, Person, PersonId},
    },
};

use crate::{
    objection::{Against, Objection},
    registry::{AsOf, Note},
    state::State,
};

impl State {
    /// An article of the pass ordinance. Where it is no annex of its own, the article on passes is cited.
    pub fn pass_article(&self, article: &str) -> Option<Cite> {
        let at = &self.ordinance.as_ref()?.rules.period.get(&Rule::PassRefusal)?.at;
        let article = match at.article.strip_suffix("13.6") {
            Some(annex) => format!("{annex}{article}"),
            None => at.article.clone(),
        };
        Some(Cite { ordinance: at.source.clone(), article })
    }

    /// Playing members without a pass for their club; all members, where passes are held for all (13.1).
    pub fn without_pass(&self, club: Option<ClubId>, as_of: AsOf, for_all: bool) -> Vec<PersonId> {
        let all = self.people_as(as_of);
        let people: Vec<Person> = all.iter().map(|(_, person)| person.clone()).collect();
        let lacking = without_pass(&people, as_of.true_on, for_all);
        let of =
            |person: &Person| club.is_none_or(|club| person.memberships.iter().any(|one| one.club == club));
        let found = people.iter().zip(&all).filter(|(person, _)| {
            of(person) && lacking.iter().any(|lacking| std::ptr::eq(*lacking, *person))
        });
        found.map(|(_, (id, _))| *id).collect()
    }

    /// Persons a club pays contributions for: members, and former members whose records are not deleted (13.10).
    pub fn contributors(&self, club: ClubId, as_of: AsOf) -> Vec<PersonId> {
        let all = self.people_as(as_of);
        let people: Vec<Person> = all.iter().map(|(_, person)| person.clone()).collect();
        let owing = contributors(&people, club, as_of.true_on);
        let found = people
            .iter()
            .zip(&all)
            .filter(|(person, _)| owing.iter().any(|owing| std::ptr::eq(*owing, *person)));
        found.map(|(_, (id, _))| *id).collect()
    }
}

/// The day an application is filed for (13.9).
pub fn filed(on: Date) -> Date {
    filed_for(on)
}

pub(super) fn objection(state: &State, note: &Note) -> Result<(), Objection> {
    match note {
        Note::PassApplied { fields, via_state_federation, .. } => {
            let fields = fields.iter().map(|(field, text)| (*field, text.clone())).collect();
            let application = Application { fields, via_state_federation: *via_state_federation };
            application.check().map_err(|why| Against::NotSent(why).at(state.pass_article("13.2")))
        }
        Note::PassWritten { writer, left_page, .. } => {
            let may = may_write(*writer, *left_page);
            if may { Ok(()) } else { Err(Against::LeftPage.at(state.pass_article("13.3"))) }
        }
        Note::RecordDeleted { person, club, on, cleans_up, no_double_play, responsible } => {
            let as_of = AsOf::today(*on);
            if state.registry.member(*person, *club, as_of).is_some_and(|member| member.value) {
                return Err(Against::StillMember(*person).at(state.pass_article("13.10")));
            }
            let start = state.ordinance.as_ref().and_then(|one| one.rules.season_start.as_ref());
            let matches = state.appearances(*person, as_of);
            let deletion = Deletion {
                on: *on,
                cleans_up: *cleans_up,
                no_double_play: *no_double_play,
                responsible: responsible.clone(),
                plays_elsewhere: start
                    .is_some_and(|start| played_elsewhere(&matches, *club, *on, start.value)),
            };
            deletion.check().map_err(|why| Against::NotDeleted(why).at(state.pass_article("13.11")))
        }
        Note::PassDefect { .. }
        | Note::PermitEnded { .. }
        | Note::CheckedByList { .. }
        | Note::Organisation { .. }
        | Note::OrderRegistered { .. }
        | Note::ReservationExamined { .. } => Ok(()),
    }
}
