//! Values that cannot be, and things that are there already: asked of new facts, so older journals open.

use jiff::civil::Date;
use turmuhr_federation::{
    matches::lineup::{Occasion, Rank},
    persons::person::{ClubId, PersonId, TeamNumber},
};

use crate::{
    championship::{Act, NotSo, Right},
    fact::{ClassId, Fact, TeamId},
    refuse::{Refusal, Taken},
    registry::{AsOf, Name, OnRecord, Statement, Unsaid},
    slip::Slip,
    state::{Match, State, Team},
};

/// Nobody is older.
const OLDEST: i16 = 130;

/// Boards of a match, and teams that go up or down, at most: more is a slip.
const MOST: usize = 100;

/// The height of a class, at most; a class below the first one entered may have one below 0.
const HIGHEST: i64 = 1000;

/// A value that cannot be.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Impossible {
    /// A club, a class or a championship without a name.
    NoName,
    /// So many boards a class can have.
    Boards {
        most: usize,
    },
    /// A class so high, or so low, is a slip.
    Height {
        most: i64,
    },
    /// More teams go up or down than a class can have.
    Movers {
        most: usize,
    },
    /// Rounds, ranks, places and numbers of teams count from 1.
    FromOne,
    /// The last rank is before the first.
    Ranks([u32; 2]),
    /// Ranks that belong to another team, or lie on the wrong side of it (16.1).
    RanksOf {
        team: TeamId,
        ranks: [u32; 2],
    },
    Born(Date),
    ClosesAfter {
        closing: Date,
        begins: Date,
    },
    /// A competition takes two at least.
    Size(usize),
    /// A transfer to the same club.
    SameClub(ClubId),
    /// Points below zero.
    Points,
}

fn only(holds: bool, otherwise: Impossible) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(Refusal::Impossible(otherwise)) }
}

/// Names are the same without regard to capitals and spaces.
fn alike(one: &str, other: &str) -> bool {
    let words = |text: &str| text.split_whitespace().map(str::to_lowercase).collect::<Vec<_>>();
    words(one) == words(other)
}

pub(crate) fn possible(state: &State, fact: &Fact, today: Date) -> Result<(), Refusal> {
    match fact {
        Fact::ClubAdmitted { details, .. } => {
            only(!details.name.trim().is_empty(), Impossible::NoName)?;
            let known = state.clubs.iter().find(|(_, club)| alike(&club.details.name, &details.name));
            known.map_or(Ok(()), |(id, _)| Err(Refusal::Taken(Taken::Club(*id))))
        }
        Fact::ClassFormed { details, .. } => {
            only(!details.name.trim().is_empty(), Impossible::NoName)?;
            only((1..=MOST).contains(&details.boards), Impossible::Boards { most: MOST })?;
            only((-HIGHEST..=HIGHEST).contains(&details.height), Impossible::Height { most: HIGHEST })?;
            only(details.promoted.max(details.relegated) <= MOST, Impossible::Movers { most: MOST })?;
            only(!details.to_a_finish.contains(&0), Impossible::FromOne)?;
            let known = state.classes.iter().find(|(_, class)| alike(&class.details.name, &details.name));
            known.map_or(Ok(()), |(id, _)| Err(Refusal::Taken(Taken::Class(*id))))
        }
        Fact::TeamEntered { club, number, class, ranks, .. } => ranked(state, *club, *number, *class, *ranks),
        Fact::TeamWithdrawn { team, after_round, on } => {
            let Some(own) = state.teams.get(team) else { return Ok(()) };
            let of = state
                .matches
                .values()
                .filter(|one| one.fixture.class == own.class && one.fixture.occasion != Occasion::PlayOff);
            let last = of.map(|one| one.fixture.round).max();
            let (class, round) = (own.class, *after_round);
            if let Some(last) = last.filter(|last| round > *last) {
                return Err(Refusal::NoRound { class, round, last });
            }
            let begun = state.rounds_begun(own.class, *on);
            if let Some(last) = last.and(begun.or(Some(0))).filter(|last| round > *last) {
                return Err(Slip::RoundToCome { team: *team, round, last }.into());
            }
            // Who has withdrawn does not play later.
            let came = |one: &Match| match &one.report {
                Some(report) if one.fixture.home == *team => !report.home.is_empty(),
                Some(report) if one.fixture.guest == *team => !report.guest.is_empty(),
                Some(_) | None => false,
            };
            let later = |one: &Match| one.is_round() && one.fixture.round > round && came(one);
            match state.matches.iter().find(|(_, one)| later(one)) {
                Some((game, _)) => Err(Slip::PlayedLater { team: *team, game: *game }.into()),
                None => Ok(()),
            }
        }
        Fact::Registered { statement } => said(state, statement, today),
        Fact::Championship { act } => championship(state, act),
        Fact::SeasonOpened { .. }
        | Fact::PlayersNoted { .. }
        | Fact::GroupsDrawn { .. }
        | Fact::PairingsDrawn { .. }
        | Fact::MatchSet { .. }
        | Fact::MatchMoved { .. }
        | Fact::MoveRefused { .. }
        | Fact::MatchReported { .. }
        | Fact::LineUpHandedIn { .. }
        | Fact::GameNoted { .. }
        | Fact::ReportAnswered { .. }
        | Fact::BoardActed { .. }
        | Fact::MatchConfirmed { .. }
        | Fact::FineLimitSet { .. }
        | Fact::Fined { .. }
        | Fact::PointsDeducted { .. }
        | Fact::DecisionMade { .. }
        | Fact::DecisionRevoked { .. }
        | Fact::DecisionAsked { .. }
        | Fact::RemedyLodged { .. }
        | Fact::InactionContested { .. }
        | Fact::RemedyActed { .. }
        | Fact::ExecutionSuspended { .. }
        | Fact::EffectLimited { .. }
        | Fact::FeeCharged { .. }
        | Fact::RemedyDecided { .. }
        | Fact::TieSettled { .. }
        | Fact::ClassClosed { .. }
        | Fact::CarriedOver { .. }
        | Fact::NextSeasonSettled { .. }
        | Fact::Undone { .. } => Ok(()),
    }
}

/// Ranks of a team: a block of the club's list behind those of its higher teams (16.1).
fn ranked(
    state: &State,
    club: ClubId,
    number: TeamNumber,
    class: ClassId,
    ranks: [u32; 2],
) -> Result<(), Refusal> {
    only(number.0 > 0 && ranks[0] > 0, Impossible::FromOne)?;
    only(ranks[0] <= ranks[1], Impossible::Ranks(ranks))?;
    let entered = Team { club, number, class, ranks, withdrawn: None };
    let family = state.family(&entered);
    let beside = |team: &Team| team.club == club && team.number != number && state.family(team) == family;
    // A youth team counts its own ranks from 1.
    if state.list_of(&entered) == crate::registry::ListKind::Youth {
        return Ok(());
    }
    let crosses = |team: &Team| {
        let [higher, lower] = if team.number < number { [team.ranks, ranks] } else { [ranks, team.ranks] };
        higher[1] >= lower[0]
    };
    match state.teams.iter().find(|(_, team)| beside(team) && crosses(team)) {
        Some((team, other)) => {
            Err(Refusal::Impossible(Impossible::RanksOf { team: *team, ranks: other.ranks }))
        }
        None => Ok(()),
    }
}

fn said(state: &State, statement: &Statement, today: Date) -> Result<(), Refusal> {
    let from_one = |rank: &Rank| match rank {
        Rank::Listed(rank) => only(*rank > 0, Impossible::FromOne),
        Rank::Youth { .. } => Ok(()),
        // A list gives a rank.
        Rank::Unlisted(_) => Err(Refusal::Impossible(Impossible::FromOne)),
    };
    let alive = |born: &Date| {
        let possible = *born <= today && born.year() + OLDEST >= today.year();
        only(possible, Impossible::Born(*born))
    };
    let order = |from: Date, until: Date| {
        if until < from { Err(Refusal::Unsaid(Unsaid::EndsBefore { from, until })) } else { Ok(()) }
    };
    match statement {
        Statement::PersonEntered { name, born, .. } => {
            born.as_ref().map_or(Ok(()), alive)?;
            match state.same_person(name, *born) {
                Some(known) => Err(Refusal::Unsaid(Unsaid::Taken(OnRecord::Person(known)))),
                None => Ok(()),
            }
        }
        Statement::BornOn { born, .. } => alive(born),
        Statement::ListRegistered { lines, .. } => lines.iter().try_for_each(|line| from_one(&line.rank)),
        Statement::ListAppended { line, .. } => from_one(&line.rank),
        Statement::PassIssued { person, club, number, from } => {
            // A number that is taken has a sentence of its own.
            match state.registry.holder_of(*number) {
                Some(_) => Ok(()),
                None => pass_elsewhere(state, *person, *club, *from),
            }
        }
        Statement::TransferAsked { from_club, to_club, .. } => {
            only(from_club != to_club, Impossible::SameClub(*from_club))
        }
        // One answer to a request: a second refusal would hide the first.
        Statement::TransferRefused { transfer, .. } => {
            let answered = state.registry.transfers.get(transfer).is_some_and(|one| one.refused.is_some());
            if answered { Err(Slip::TransferAnswered(*transfer).into()) } else { Ok(()) }
        }
        // A membership and a pass end on a day after they began.
        Statement::MemberLeft { person, club, last_day } => {
            let records = state.registry.records(*person, Date::MAX);
            let spans = records.iter().flat_map(|record| record.memberships.spans(Date::MAX));
            let began = spans.filter(|(of, _, _)| of == club).map(|(_, holds, _)| holds.from).min();
            began.map_or(Ok(()), |began| order(began, *last_day))
        }
        Statement::PassEnded { number, from, .. } => {
            let Some(person) = state.registry.holder_of(*number) else { return Ok(()) };
            let records = state.registry.records(person, Date::MAX);
            let spans = records.iter().flat_map(|record| record.passes.spans(Date::MAX));
            let began = spans.filter(|(of, _, _)| of == number).map(|(_, holds, _)| holds.from).min();
            began.map_or(Ok(()), |began| order(began, *from))
        }
        Statement::Renamed { .. }
        | Statement::SexNoted { .. }
        | Statement::NationalityNoted { .. }
        | Statement::SamePerson { .. }
        | Statement::MemberJoined { .. }
        | Statement::PermitGranted { .. }
        | Statement::TransferReleased { .. }
        | Statement::BanNoted { .. }
        | Statement::BanLifted { .. }
        | Statement::LicenceNoted { .. }
        | Statement::OfficeGiven { .. }
        | Statement::OfficeEnded { .. }
        | Statement::CaptainNamed { .. }
        | Statement::Noted { .. }
        | Statement::Arbiter { .. } => Ok(()),
    }
}

/// A player with a pass of another club changes clubs first: the new club asks the old one for the pass (annex 1, 13.6).
fn pass_elsewhere(state: &State, person: PersonId, club: ClubId, from: Date) -> Result<(), Refusal> {
    let registry = &state.registry;
    let as_of = AsOf::today(from);
    let same = |other: PersonId| registry.identity(other, Date::MAX) == registry.identity(person, Date::MAX);
    // Whether the old club has released it is asked where passes are refused.
    let asked_for = |old: ClubId| {
        let mut all = registry.transfers.values();
        all.any(|one| same(one.person) && (one.from_club, one.to_club) == (old, club))
    };
    let records = registry.records(person, Date::MAX);
    let mut held = records.iter().flat_map(|record| record.passes.at(as_of));
    match held.find(|(_, of, _)| **of != club && !asked_for(**of)) {
        Some((number, of, _)) => {
            Err(Refusal::Unsaid(Unsaid::PassElsewhere { person, club: *of, number, to: club }))
        }
        None => Ok(()),
    }
}

fn championship(state: &State, act: &Act) -> Result<(), Refusal> {
    match act {
        Act::Announced { details, .. } => {
            only(!details.name.trim().is_empty(), Impossible::NoName)?;
            only(details.size.is_none_or(|size| size > 1), Impossible::Size(details.size.unwrap_or(0)))?;
            if let Some(closing) = details.closing.filter(|closing| *closing > details.begins) {
                return Err(Refusal::Impossible(Impossible::ClosesAfter { closing, begins: details.begins }));
            }
            let mut open = state.championships.all.iter().filter(|(_, one)| !one.cancelled);
            let known = open.find(|(_, one)| alike(&one.details.name, &details.name));
            known.map_or(Ok(()), |(id, _)| Err(NotSo::Taken(*id).into()))
        }
        Act::RightNoted { right: Right::FirstOfLastYear { place }, .. } | Act::Entered { place, .. } => {
            only(*place > 0, Impossible::FromOne)
        }
        Act::Ranked { rows, .. } => only(rows.iter().all(|row| row.points >= 0), Impossible::Points),
        Act::RightNoted { .. }
        | Act::Invited { .. }
        | Act::MembersCounted { .. }
        | Act::Withdrew { .. }
        | Act::Drawn { .. }
        | Act::Played { .. }
        | Act::PlayedOff { .. }
        | Act::Declined { .. }
        | Act::Closed { .. }
        | Act::Cancelled { .. } => Ok(()),
    }
}

impl State {
    /// A person of the registry with this name whose birth is the same, or is not known on one of the sides.
    fn same_person(&self, name: &Name, born: Option<Date>) -> Option<PersonId> {
        let as_of = AsOf::today(Date::MAX);
        let registry = &self.registry;
        let called = |id: &PersonId| {
            registry.name(*id, as_of).is_some_and(|known| {
                alike(&known.surname, &name.surname) && alike(&known.first_name, &name.first_name)
            })
        };
        let same = |id: &PersonId| match (registry.born(*id, as_of), born) {
            (Some(known), Some(born)) => known.value == born,
            (None, _) | (_, None) => true,
        };
        let first = registry.persons.keys().filter(|id| registry.identity(**id, Date::MAX) == **id);
        first.copied().find(|id| called(id) && same(id))
    }
}
