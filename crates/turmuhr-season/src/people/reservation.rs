//! Reservations: players who played without showing a pass, and what the director finds (2.4; annex 1, 13.3).

use jiff::civil::Date;
use turmuhr_federation::{
    law::deadline::{Deadline, Rule, deadline},
    matches::lineup::{Seat, Which},
    office::roles::Role,
    ordinance::Cite,
    persons::{
        eligibility::{PassConsequence, pass_consequence},
        person::{ClubId, PersonId},
    },
};

use crate::{
    due::{Due, Task},
    fact::{MatchId, TeamId},
    objection::{Against, Objection},
    registry::AsOf,
    state::{Match, Report, State},
};

/// A player under reservation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reservation {
    pub game: MatchId,
    pub side: Which,
    pub board: usize,
    pub person: Option<PersonId>,
    /// The card says so. Else the pass is missing or not in order, and the card does not say it: it is incomplete.
    pub on_card: bool,
    /// The pass is not in order: the director examines it, whether the card says so or not (2.4).
    pub defective: bool,
    /// The last day for the pass to be shown.
    pub until: Option<Deadline>,
    /// What follows, once the director has examined it.
    pub outcome: Option<Outcome>,
}

impl Reservation {
    /// Whether the director has to examine it before the match is confirmed. Without any pass a finding says what follows.
    pub const fn is_open(&self) -> bool {
        (self.on_card || self.defective) && self.outcome.is_none()
    }
}

/// What a pass lacks.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Lack {
    None,
    /// It is not in order.
    Order,
    /// There is none.
    Pass,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub consequence: PassConsequence,
    pub cite: Option<Cite>,
    pub entry: u64,
}

impl State {
    /// Every reservation of the season, and those that cards lack.
    pub fn reservations(&self) -> Vec<Reservation> {
        let reported = self.matches.iter().filter_map(|(id, one)| Some((*id, one, one.report.as_ref()?)));
        reported.flat_map(|(id, one, report)| self.reservations_of(id, one, report)).collect()
    }

    /// The reservations of a card, and those that it lacks.
    pub(crate) fn reservations_of(&self, id: MatchId, one: &Match, report: &Report) -> Vec<Reservation> {
        let mut all = Vec::new();
        {
            let ordinance = self.ordinance_of(one.fixture.class);
            let until = ordinance.and_then(|one_of| deadline(one_of, Rule::PassShown, one.fixture.on).ok());
            for (side, team, seats) in [
                (Which::Home, one.fixture.home, &report.home),
                (Which::Guest, one.fixture.guest, &report.guest),
            ] {
                for seat in seats.iter().filter(|seat| !seat.absent) {
                    let on_card = report.card.reservations.contains(&(side, seat.board));
                    let who = self.seated(team, seat.rank);
                    let lacks = who.map_or(Lack::None, |(person, club)| self.pass_lacks(person, club, one));
                    let missing = !on_card && !report.confirmed && lacks != Lack::None;
                    if !on_card && !missing {
                        continue;
                    }
                    let outcome = self.outcome(id, one, side, seat.board, who, until.as_ref());
                    let person = who.map(|(person, _)| person);
                    let (game, board, until) = (id, seat.board, until.clone());
                    let defective = lacks == Lack::Order;
                    all.push(Reservation { game, side, board, person, on_card, defective, until, outcome });
                }
            }
        }
        all
    }

    /// The person of a rank, and the club whose pass is needed: a guest has that of her own club.
    fn seated(
        &self,
        team: TeamId,
        rank: turmuhr_federation::matches::lineup::Rank,
    ) -> Option<(PersonId, ClubId)> {
        let own = self.teams.get(&team)?;
        let person = self.of_rank(own, rank, Date::MAX)?;
        let guest_of = self.listed(own, rank, Date::MAX).and_then(|(line, _)| line.value.guest_of);
        Some((person, guest_of.unwrap_or(own.club)))
    }

    /// No pass or permit on the day of the match, or a pass that is not in order; unless the level checks by its list.
    fn pass_lacks(&self, person: PersonId, club: ClubId, one: &Match) -> Lack {
        let as_of = AsOf::today(one.fixture.on);
        let level = self.classes.get(&one.fixture.class).map(|class| class.details.level);
        let by_list = level.and_then(|level| self.registry.notes.by_list.get(&level)?.at(as_of));
        if by_list.is_some_and(|stated| stated.value) {
            return Lack::None;
        }
        let Some(known) = self.person_as(person, as_of) else { return Lack::None };
        let on = one.fixture.on;
        match (known.pass_for(club, on), known.permit_for(club, on)) {
            (Some(pass), _) if pass.defective => Lack::Order,
            (Some(_), _) | (None, Some(_)) => Lack::None,
            (None, None) => Lack::Pass,
        }
    }

    /// What became of the reservation of a player, if it was examined.
    pub(crate) fn examined(
        &self,
        game: MatchId,
        one: &Match,
        side: Which,
        team: TeamId,
        seat: Seat,
    ) -> Option<Outcome> {
        let ordinance = self.ordinance_of(one.fixture.class);
        let until = ordinance.and_then(|one_of| deadline(one_of, Rule::PassShown, one.fixture.on).ok());
        self.outcome(game, one, side, seat.board, self.seated(team, seat.rank), until.as_ref())
    }

    fn outcome(
        &self,
        game: MatchId,
        one: &Match,
        side: Which,
        board: usize,
        who: Option<(PersonId, ClubId)>,
        until: Option<&Deadline>,
    ) -> Option<Outcome> {
        let examined = self.registry.notes.examined.get(&(game, side, board))?;
        let (person, club) = who?;
        let as_of = AsOf::today(one.fixture.on);
        let registry = &self.registry;
        let exists = registry.entitled(person, club, as_of).value || registry.lost_pass(person, club, as_of);
        let in_time = until.map_or(examined.shown.is_some(), |until| until.met(examined.shown));
        let consequence = pass_consequence(exists, examined.held, in_time);
        Some(Outcome { consequence, cite: self.pass_article("13.3"), entry: examined.entry })
    }
}

fn named_on(report: &Report, side: Which, board: usize) -> bool {
    let seats = match side {
        Which::Home => &report.home,
        Which::Guest => &report.guest,
    };
    seats.iter().any(|seat| seat.board == board && !seat.absent)
}

/// Only a player of the card can be examined.
pub(super) fn objection(state: &State, game: MatchId, side: Which, board: usize) -> Result<(), Objection> {
    let report = state.matches.get(&game).and_then(|one| one.report.as_ref());
    if report.is_some_and(|report| named_on(report, side, board)) {
        return Ok(());
    }
    let cite = state.ordinance.as_ref().and_then(|one| one.rules.eligibility.as_ref());
    Err(Against::NoReservation { game, board }.at(cite.map(|articles| articles.paper.cite())))
}

/// Reservations that the director has to examine.
pub(crate) fn due(state: &State, all: &mut Vec<Due>) {
    for one in state.reservations().into_iter().filter(|one| one.outcome.is_none()) {
        let on = state.matches.get(&one.game).map(|game| game.fixture.on);
        let Some(by) = one.until.as_ref().map(|until| until.last_day).or(on) else { continue };
        let what = Task::Examined(one.game, one.side, one.board);
        all.push(Due { by, office: Role::DirectorOfPlay, what, cite: one.until.map(|until| until.cite) });
    }
}
