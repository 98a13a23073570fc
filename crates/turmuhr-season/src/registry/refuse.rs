//! Statements that cannot be.

use jiff::civil::Date;
use turmuhr_federation::{
    date::months_after,
    matches::lineup::Rank,
    persons::person::{ClubId, PersonId},
};

use super::{
    BanId, Banned, Line, ListKind, Note, OfficeId, PassNumber, Registry, Statement, Transfer, TransferId,
};
use crate::{
    arbiters::{ArbiterAct, CourseId},
    fact::{MatchId, TeamId},
    objection::Objection,
    state::State,
};

/// Something the registry has already.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum OnRecord {
    /// By number, or by name and birth.
    Person(PersonId),
    Pass(PassNumber),
    Ban(BanId),
    Office(OfficeId),
    Transfer(TransferId),
    Course(CourseId),
    /// A club's ranking list: after the closing date it is only added to (16.3).
    List(ClubId),
}

/// Why a statement is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsaid {
    #[error("person {0:?} is not in the registry")]
    Person(PersonId),
    #[error("{0:?} is there already")]
    Taken(OnRecord),
    #[error("club {0:?} is not known")]
    Club(ClubId),
    #[error("team {0:?} is not known")]
    Team(TeamId),
    #[error("the name is empty")]
    NoName,
    #[error("a person is not another one of itself")]
    SameRecord,
    #[error("{person:?} is no member of {club:?}")]
    NoMember { person: PersonId, club: ClubId },
    #[error("pass {0:?} is not known")]
    Pass(PassNumber),
    #[error("ban {0:?} is not known")]
    Ban(BanId),
    #[error("office {0:?} is not known")]
    Office(OfficeId),
    #[error("transfer {0:?} is not known")]
    Transfer(TransferId),
    #[error("the old club has not released the pass, transfer {0:?}")]
    NotReleased(TransferId),
    #[error("{person:?} has pass {number:?} of {club:?}, and none was asked for by {to:?}")]
    PassElsewhere { person: PersonId, club: ClubId, number: PassNumber, to: ClubId },
    #[error("the transfer is decided already")]
    TransferDone,
    #[error("it ends on {until}, before it begins on {from}")]
    EndsBefore { from: Date, until: Date },
    #[error("a permit ends with the season, on {0}")]
    PermitTooLong(Date),
    #[error("a ban of a player lasts until {0} at the longest")]
    BanTooLong(Date),
    #[error("the club has handed in its list already, or has none")]
    List(ClubId),
    #[error("the list came on {handed_in}; the closing date was {closing}")]
    AfterClosing { handed_in: Date, closing: Date },
    #[error("the closing date lies before {0}")]
    ClosingTooEarly(Date),
    #[error("{0:?} stands on the list twice")]
    Twice(PersonId),
    #[error("rank {0} is given twice")]
    RankTwice(Rank),
    #[error("a late addition is appended behind rank {0}, never inserted")]
    OnlyAppended(Rank),
    #[error("the pass was applied for by the closing date: the director of play decides")]
    DirectorDecides,
    #[error("additions stand in the order of their applications")]
    Order,
    #[error("entry {0} grants no permit")]
    Permit(u64),
    #[error("match {0:?} is not known")]
    Match(MatchId),
    #[error("course {0:?} is not known")]
    Course(CourseId),
    #[error("match {0:?} has an arbiter")]
    HasArbiter(MatchId),
    #[error("{0}")]
    Objected(Box<Objection>),
}

fn in_order(from: Date, until: Date) -> Result<(), Unsaid> {
    if until < from { Err(Unsaid::EndsBefore { from, until }) } else { Ok(()) }
}

impl Registry {
    fn known(&self, person: PersonId) -> Result<(), Unsaid> {
        if self.persons.contains_key(&person) { Ok(()) } else { Err(Unsaid::Person(person)) }
    }
}

fn club(state: &State, club: ClubId) -> Result<(), Unsaid> {
    if state.clubs.contains_key(&club) { Ok(()) } else { Err(Unsaid::Club(club)) }
}

fn team(state: &State, team: TeamId) -> Result<(), Unsaid> {
    if state.teams.contains_key(&team) { Ok(()) } else { Err(Unsaid::Team(team)) }
}

pub(crate) fn refuse(state: &State, statement: &Statement) -> Result<(), Unsaid> {
    let registry = &state.registry;
    let only = |holds: bool, otherwise: Unsaid| if holds { Ok(()) } else { Err(otherwise) };
    match statement {
        Statement::PersonEntered { person, name, .. } => {
            only(!registry.persons.contains_key(person), Unsaid::Taken(OnRecord::Person(*person)))?;
            only(!name.surname.trim().is_empty(), Unsaid::NoName)
        }
        Statement::Renamed { person, name, .. } => {
            registry.known(*person)?;
            only(!name.surname.trim().is_empty(), Unsaid::NoName)
        }
        Statement::BornOn { person, .. }
        | Statement::SexNoted { person, .. }
        | Statement::NationalityNoted { person, .. }
        | Statement::LicenceNoted { person, .. } => registry.known(*person),
        Statement::SamePerson { person, other, .. } => {
            registry.known(*person)?;
            registry.known(*other)?;
            let known = |one| registry.identity(one, Date::MAX);
            only(known(*person) != known(*other), Unsaid::SameRecord)
        }
        Statement::MemberJoined { person, club: of, .. } => {
            registry.known(*person)?;
            club(state, *of)
        }
        Statement::MemberLeft { person, club: of, .. } => {
            registry.known(*person)?;
            club(state, *of)?;
            let record = &registry.persons[person];
            let member = record.memberships.contains(*of);
            only(member, Unsaid::NoMember { person: *person, club: *of })
        }
        Statement::PassIssued { person, club: of, number, .. } => {
            registry.known(*person)?;
            club(state, *of)?;
            only(registry.holder_of(*number).is_none(), Unsaid::Taken(OnRecord::Pass(*number)))?;
            // A pass that the old club still holds back is not written over (annex 1, 13.6).
            let theirs = |(_, one): &(&TransferId, &Transfer)| (one.person, one.to_club) == (*person, *of);
            let last = registry.transfers.iter().rev().find(theirs);
            match last.filter(|(_, one)| one.released.is_none()) {
                Some((transfer, _)) => Err(Unsaid::NotReleased(*transfer)),
                None => Ok(()),
            }
        }
        Statement::PassEnded { number, .. } => {
            only(registry.holder_of(*number).is_some(), Unsaid::Pass(*number))
        }
        Statement::PermitGranted { person, club: of, from, until } => {
            registry.known(*person)?;
            club(state, *of)?;
            in_order(*from, *until)?;
            let last = state.last_day();
            only(last.is_none_or(|last| *until <= last), Unsaid::PermitTooLong(last.unwrap_or(Date::MAX)))
        }
        Statement::TransferAsked { transfer, person, from_club, to_club, .. } => {
            registry.known(*person)?;
            club(state, *from_club)?;
            club(state, *to_club)?;
            only(!registry.transfers.contains_key(transfer), Unsaid::Taken(OnRecord::Transfer(*transfer)))
        }
        Statement::TransferRefused { transfer, .. } | Statement::TransferReleased { transfer, .. } => {
            let one = registry.transfers.get(transfer).ok_or(Unsaid::Transfer(*transfer))?;
            only(one.released.is_none(), Unsaid::TransferDone)
        }
        Statement::BanNoted { ban, on, from, until, .. } => {
            only(registry.ban(*ban).is_none(), Unsaid::Taken(OnRecord::Ban(*ban)))?;
            in_order(*from, *until)?;
            let bans = state.ordinance.as_ref().and_then(|ordinance| ordinance.rules.bans.as_ref());
            match on {
                Banned::Player(person) => {
                    registry.known(*person)?;
                    let months = bans.map(|bans| i32::try_from(bans.player_months).unwrap_or(i32::MAX));
                    let last = months.map(|months| months_after(*from, months));
                    let last = last.map(|day| day.yesterday().unwrap_or(day));
                    only(last.is_none_or(|last| *until <= last), Unsaid::BanTooLong(last.unwrap_or(*until)))
                }
                Banned::Club(of) => {
                    club(state, *of)?;
                    club_ban(state, *until)
                }
                Banned::Team(of) => {
                    team(state, *of)?;
                    club_ban(state, *until)
                }
            }
        }
        Statement::BanLifted { ban, .. } => only(registry.ban(*ban).is_some(), Unsaid::Ban(*ban)),
        Statement::OfficeGiven { office, person, from, until, .. } => {
            registry.known(*person)?;
            in_order(*from, until.unwrap_or(Date::MAX))?;
            only(!registry.offices.contains(*office), Unsaid::Taken(OnRecord::Office(*office)))
        }
        Statement::OfficeEnded { office, .. } => {
            only(registry.offices.contains(*office), Unsaid::Office(*office))
        }
        Statement::CaptainNamed { team: of, person, .. } => {
            team(state, *of)?;
            registry.known(*person)
        }
        Statement::ListRegistered { club: of, list, closing, handed_in, lines } => {
            club(state, *of)?;
            only(!registry.lists.contains_key(&(*of, *list)), Unsaid::Taken(OnRecord::List(*of)))?;
            if let Some(first) = state.first_registration_day().filter(|first| closing < first) {
                return Err(Unsaid::ClosingTooEarly(first));
            }
            let in_time = handed_in <= closing;
            only(in_time, Unsaid::AfterClosing { handed_in: *handed_in, closing: *closing })?;
            for (index, line) in lines.iter().enumerate() {
                fresh(registry, &lines[..index], line)?;
            }
            Ok(())
        }
        Statement::ListAppended { club: of, list, line, applied, admitted, .. } => {
            append(registry, (*of, *list), line, *applied, *admitted)
        }
        Statement::Noted { note } => noted(state, note),
        Statement::Arbiter { act, .. } => arbiter(state, act),
    }
}

/// What a note speaks of is known.
fn noted(state: &State, note: &Note) -> Result<(), Unsaid> {
    let registry = &state.registry;
    match note {
        Note::PassApplied { person, club: of, .. } | Note::RecordDeleted { person, club: of, .. } => {
            registry.known(*person)?;
            club(state, *of)
        }
        Note::PassDefect { number, .. } | Note::PassWritten { number, .. } => {
            registry.holder_of(*number).map(|_| ()).ok_or(Unsaid::Pass(*number))
        }
        Note::PermitEnded { permit, .. } => {
            registry.permit_of(*permit).map(|_| ()).ok_or(Unsaid::Permit(*permit))
        }
        Note::CheckedByList { .. } => Ok(()),
        Note::Organisation { name, .. } => {
            if name.trim().is_empty() {
                Err(Unsaid::NoName)
            } else {
                Ok(())
            }
        }
        Note::OrderRegistered { club: of, players, .. } => {
            club(state, *of)?;
            for (place, person) in players.iter().enumerate() {
                registry.known(*person)?;
                if players[..place].contains(person) {
                    return Err(Unsaid::Twice(*person));
                }
            }
            Ok(())
        }
        Note::ReservationExamined { game, .. } => {
            if state.matches.contains_key(game) {
                Ok(())
            } else {
                Err(Unsaid::Match(*game))
            }
        }
    }
}

/// What is said about arbiters speaks of known persons, courses and matches.
fn arbiter(state: &State, act: &ArbiterAct) -> Result<(), Unsaid> {
    let registry = &state.registry;
    for person in act.persons() {
        registry.known(person)?;
    }
    let courses = &registry.arbiters.courses;
    match act {
        ArbiterAct::CourseHeld { course, .. } if courses.contains_key(course) => {
            Err(Unsaid::Taken(OnRecord::Course(*course)))
        }
        ArbiterAct::Attended { course, .. } if !courses.contains_key(course) => Err(Unsaid::Course(*course)),
        ArbiterAct::Attended { course, person, .. } => {
            let again = registry.arbiters.attended.iter().any(|one| one.value == (*course, *person));
            if again { Err(Unsaid::Twice(*person)) } else { Ok(()) }
        }
        ArbiterAct::Appointed { game, .. } if !state.matches.contains_key(game) => Err(Unsaid::Match(*game)),
        ArbiterAct::Appointed { game, .. } if registry.arbiters.appointed.contains_key(game) => {
            Err(Unsaid::HasArbiter(*game))
        }
        ArbiterAct::Barred { from, until, .. } => in_order(*from, *until),
        ArbiterAct::CourseHeld { .. }
        | ArbiterAct::Examined { .. }
        | ArbiterAct::Appointed { .. }
        | ArbiterAct::TitleHeld { .. }
        | ArbiterAct::NormMade { .. }
        | ArbiterAct::Applied { .. }
        | ArbiterAct::OldLicence { .. } => Ok(()),
    }
}

/// A club is banned until the end of the season at the longest (4.1).
fn club_ban(state: &State, until: Date) -> Result<(), Unsaid> {
    match state.last_day().filter(|last| until > *last) {
        Some(last) => Err(Unsaid::BanTooLong(last)),
        None => Ok(()),
    }
}

/// A line with a person and a rank that stand nowhere before.
fn fresh(registry: &Registry, before: &[Line], line: &Line) -> Result<(), Unsaid> {
    registry.known(line.person)?;
    if before.iter().any(|one| one.person == line.person) {
        return Err(Unsaid::Twice(line.person));
    }
    if before.iter().any(|one| one.rank == line.rank) {
        return Err(Unsaid::RankTwice(line.rank));
    }
    Ok(())
}

fn append(
    registry: &Registry,
    key: (ClubId, ListKind),
    line: &Line,
    applied: Date,
    admitted: bool,
) -> Result<(), Unsaid> {
    let record = registry.lists.get(&key).ok_or(Unsaid::List(key.0))?;
    let before: Vec<Line> = record.lines.iter().map(|one| one.value).collect();
    fresh(registry, &before, line)?;
    if applied <= record.closing && !admitted {
        return Err(Unsaid::DirectorDecides);
    }
    if record.last_applied.is_some_and(|last| last > applied) {
        return Err(Unsaid::Order);
    }
    // Within one kind of number; a late youth has the senior number (youth ordinance, 7.4).
    let same_kind = |one: &&Line| {
        matches!(
            (one.rank, line.rank),
            (Rank::Listed(_), Rank::Listed(_)) | (Rank::Youth { .. }, Rank::Youth { .. })
        )
    };
    match before.iter().filter(same_kind).map(|one| one.rank).max() {
        Some(last) if line.rank < last => Err(Unsaid::OnlyAppended(last)),
        _ => Ok(()),
    }
}
