//! Who may do what. Until the first director of play, the keeper of the journal does everything; from then on every act is
//! asked for its right.

use jiff::civil::Date;
use turmuhr_federation::{
    law::level::Level,
    office::roles::{Action, Role, may},
    persons::{
        pass::Writer,
        person::{ClubId, PersonId},
    },
};

use crate::{
    arbiters::ArbiterAct,
    board::BoardAct,
    championship::{Act, Ground},
    fact::{About, ClassId, EntrantId, Fact, MatchId, OtherAbout, RemedyId, TeamId},
    offices::Fill,
    refuse::Refusal,
    registry::{AsOf, Note, Scope, Statement},
    sides::sided,
    slip::Slip,
    state::State,
};

/// What an act touches: an office must reach it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Touches {
    pub(crate) level: Option<Level>,
    pub(crate) class: Option<ClassId>,
    pub(crate) clubs: Vec<ClubId>,
    pub(crate) teams: Vec<TeamId>,
}

impl Touches {
    pub(crate) fn reached_by(&self, scope: Scope) -> bool {
        match scope {
            Scope::Everywhere => true,
            Scope::Level(level) => self.level == Some(level),
            Scope::Class(class) => self.class == Some(class),
            Scope::Club(club) => self.clubs.contains(&club),
            Scope::Team(team) => self.teams.contains(&team),
        }
    }
}

/// Whether the author of an act may do it.
pub(crate) fn allowed(state: &State, fact: &Fact, by: &str, today: Date) -> Result<(), Refusal> {
    let as_of = AsOf::today(today);
    if !state.has_director(today) {
        return Ok(());
    }
    if let Fact::CarriedOver { .. } = fact {
        return may_open_next(state, by, today);
    }
    sided(state, fact, by, as_of)?;
    let Some((action, touches)) = asked(state, fact) else { return Ok(()) };
    let office = state.office_in(fact);
    let first = office.is_some_and(|(office, fill)| fill == Fill::Given && state.is_first_director(office));
    if first && state.persons_named(by, as_of).is_empty() {
        return Ok(());
    }
    let person = author(state, by, as_of)?;
    if let Some((office, fill)) = office {
        let own = state.registry.identity(office.person, Date::MAX) == person;
        // Everybody may resign.
        return if own && fill == Fill::Ended { Ok(()) } else { state.may_fill(person, office, today) };
    }
    let roles = state.registry.roles(person, as_of);
    // The director of play keeps the books: what others hand in on paper, the director may enter.
    let keeps = |role| role == Role::DirectorOfPlay && !matches!(action, Action::DecideRemedy);
    // Persons and clubs belong to no level.
    let of_registry = touches.level.is_none() && touches.class.is_none();
    let fits = |(role, scope): &(Role, Scope)| {
        (may(*role, action) && (touches.reached_by(*scope) || touches == Touches::default()))
            || (keeps(*role) && (of_registry || touches.reached_by(*scope)))
    };
    if roles.iter().any(fits) {
        return Ok(());
    }
    if let Some(last) = state.without_director(today) {
        return Err(Refusal::NoDirector(last));
    }
    // A director of another level or class.
    let elsewhere = roles.iter().any(|(role, _)| keeps(*role));
    match touches.level.filter(|_| elsewhere) {
        Some(level) => Err(Slip::OutOfReach { who: person, action, level, class: touches.class }.into()),
        None => Err(Refusal::NoRight { who: person, action }),
    }
}

/// The person who acts.
pub(crate) fn author(state: &State, by: &str, as_of: AsOf) -> Result<PersonId, Refusal> {
    match state.persons_named(by, as_of)[..] {
        [only] => Ok(only),
        [] => Err(Refusal::Nobody(by.to_owned())),
        _ => Err(Refusal::Several(by.to_owned(), state.persons_named(by, as_of))),
    }
}

/// The next season is opened by a director of play who could close every class that is still open; once all are closed,
/// by any director of the season.
fn may_open_next(state: &State, by: &str, today: Date) -> Result<(), Refusal> {
    let as_of = AsOf::today(today);
    let who = author(state, by, as_of)?;
    for class in state.classes.iter().filter(|(_, class)| !class.closed).map(|(id, _)| *id) {
        allowed(state, &Fact::ClassClosed { class, accepted: true }, by, today)?;
    }
    let roles = state.registry.roles(who, as_of);
    if roles.iter().any(|(role, _)| *role == Role::DirectorOfPlay) {
        return Ok(());
    }
    match state.without_director(today) {
        Some(last) => Err(Refusal::NoDirector(last)),
        None => Err(Refusal::NoRight { who, action: Action::Decide }),
    }
}

/// A number in the place of a name: `12`, `#12`, `Nr. 12` or `no. 12`.
pub fn numbered(text: &str) -> Option<u32> {
    let text = text.trim();
    let bare = ["#", "Nr.", "no."].iter().find_map(|sign| text.strip_prefix(sign)).unwrap_or(text);
    bare.trim().parse().ok()
}

impl State {
    /// The only person of a name.
    pub fn person_named(&self, name: &str, as_of: AsOf) -> Option<PersonId> {
        match self.persons_named(name, as_of)[..] {
            [only] => Some(only),
            _ => None,
        }
    }

    /// The persons of a name, `Surname, First name` or the other way round; or the one of a number, `#12`.
    pub fn persons_named(&self, name: &str, as_of: AsOf) -> Vec<PersonId> {
        let name = name.trim();
        let mut found: Vec<PersonId> = Vec::new();
        if let Some(number) = numbered(name).map(PersonId)
            && self.registry.persons.contains_key(&number)
        {
            return vec![self.registry.identity(number, as_of.known_by)];
        }
        for id in self.registry.persons.keys() {
            let Some(known) = self.registry.name(*id, as_of) else { continue };
            let one = format!("{}, {}", known.surname, known.first_name);
            let other = format!("{} {}", known.first_name, known.surname);
            let first = self.registry.identity(*id, as_of.known_by);
            if (one == name || other == name) && !found.contains(&first) {
                found.push(first);
            }
        }
        found
    }

    pub(crate) fn touches_class(&self, class: ClassId) -> Touches {
        let level = self.classes.get(&class).map(|class| class.details.level);
        Touches { level, class: Some(class), ..Touches::default() }
    }

    fn touches_team(&self, team: TeamId) -> Touches {
        let Some(own) = self.teams.get(&team) else { return Touches::default() };
        Touches { clubs: vec![own.club], teams: vec![team], ..self.touches_class(own.class) }
    }

    pub(crate) fn touches_match(&self, id: MatchId) -> Touches {
        let Some(one) = self.matches.get(&id) else { return Touches::default() };
        let teams = vec![one.fixture.home, one.fixture.guest];
        let clubs = teams.iter().filter_map(|team| self.teams.get(team)).map(|team| team.club).collect();
        Touches { clubs, teams, ..self.touches_class(one.fixture.class) }
    }

    /// A remedy goes to another level than the decision; the competent one is checked where it is decided.
    pub(crate) fn touches_remedy(&self, remedy: RemedyId) -> Touches {
        let against = self.remedies.get(&remedy).map(|remedy| remedy.against);
        let about = against.and_then(|against| self.about_of(against));
        let touches = about.map(|about| self.touches_about(about)).unwrap_or_default();
        let way = against.and_then(|against| self.way_against(against));
        Touches { level: way.map(|way| way.court.level()).or(touches.level), ..touches }
    }

    pub(crate) fn touches_about(&self, about: About) -> Touches {
        match about {
            About::Match(id) => self.touches_match(id),
            About::Other(OtherAbout::Class(class)) => self.touches_class(class),
        }
    }
}

/// The action an act is, and what it touches. None: no office is asked for it.
fn asked(state: &State, fact: &Fact) -> Option<(Action, Touches)> {
    let remedy = |id: &RemedyId| state.touches_remedy(*id);
    Some(match fact {
        // Who opens the next season is asked beside this.
        Fact::SeasonOpened { .. } | Fact::Undone { .. } | Fact::CarriedOver { .. } => return None,
        Fact::ClubAdmitted { .. } | Fact::FineLimitSet { .. } | Fact::NextSeasonSettled { .. } => {
            (Action::Decide, Touches::default())
        }
        Fact::ClassFormed { details, .. } => {
            (Action::Decide, Touches { level: Some(details.level), ..Touches::default() })
        }
        Fact::TeamEntered { club, class, .. } => {
            (Action::RegisterList, Touches { clubs: vec![*club], ..state.touches_class(*class) })
        }
        Fact::PlayersNoted { club, .. } => {
            (Action::RegisterList, Touches { clubs: vec![*club], ..Touches::default() })
        }
        Fact::Registered { statement } => registered(state, statement),
        Fact::Championship { act } => championship(state, act),
        Fact::TieSettled { settled } => (Action::Decide, state.touches_class(settled.class)),
        Fact::GroupsDrawn { class, .. }
        | Fact::PairingsDrawn { class, .. }
        | Fact::ClassClosed { class, .. } => (Action::Decide, state.touches_class(*class)),
        Fact::MatchSet { fixture, .. } => (Action::Decide, state.touches_class(fixture.class)),
        Fact::MatchMoved { id, .. } | Fact::MoveRefused { id, .. } => {
            (Action::MoveMatch, state.touches_match(*id))
        }
        Fact::LineUpHandedIn { id, side, .. } => {
            let team = state.matches.get(id).map(|one| state.touches_team(one.team(*side)));
            (Action::HandInLineup, team.unwrap_or_default())
        }
        Fact::MatchReported { id, .. } | Fact::ReportAnswered { id, .. } | Fact::GameNoted { id, .. } => {
            (Action::ReportMatch, state.touches_match(*id))
        }
        Fact::BoardActed { id, act, .. } => (of_board(act), state.touches_match(*id)),
        Fact::MatchConfirmed { id, .. } => (Action::ConfirmMatch, state.touches_match(*id)),
        Fact::TeamWithdrawn { team, .. } => (Action::RegisterList, state.touches_team(*team)),
        Fact::Fined { club, .. } => (Action::Sanction, Touches { clubs: vec![*club], ..Touches::default() }),
        Fact::PointsDeducted { team, .. } => (Action::Sanction, state.touches_team(*team)),
        Fact::DecisionMade { decision, .. } => (Action::Decide, state.touches_about(decision.about)),
        Fact::DecisionRevoked { decision, level, .. } => {
            let about = state.decisions.get(decision).map(|one| state.touches_about(one.about));
            (Action::Decide, Touches { level: Some(*level), ..about.unwrap_or_default() })
        }
        // Remedies come from outside: who may enter one is asked in `sides`; whether somebody is entitled is examined.
        Fact::DecisionAsked { .. } | Fact::RemedyLodged { .. } | Fact::InactionContested { .. } => {
            return None;
        }
        Fact::RemedyActed { remedy: id, .. } => (Action::DecideRemedy, remedy(id)),
        Fact::FeeCharged { remedy: id, .. } => (Action::DecideRemedy, remedy(id)),
        Fact::ExecutionSuspended { remedy: id } | Fact::EffectLimited { remedy: id, .. } => {
            (Action::SuspendExecution, remedy(id))
        }
        Fact::RemedyDecided { remedy: id, .. } => (Action::DecideRemedy, remedy(id)),
    })
}

/// The captains report what happened at the board; the rest is the director's (21.4, 21.5).
const fn of_board(act: &BoardAct) -> Action {
    match act {
        BoardAct::DirectorSets { .. }
        | BoardAct::NobodyObjected
        | BoardAct::Continue { .. }
        | BoardAct::Moved { director: true, .. } => Action::Decide,
        BoardAct::Adjudicated { .. }
        | BoardAct::Paused { .. }
        | BoardAct::Objection { .. }
        | BoardAct::Moved { director: false, .. }
        | BoardAct::Finished { .. }
        | BoardAct::Missing { .. } => Action::ReportMatch,
    }
}

/// Clubs enter and withdraw; the committee gives free places; results come from the event; the rest is the director's.
fn championship(state: &State, act: &Act) -> (Action, Touches) {
    let one = act.about().and_then(|id| state.championships.all.get(&id));
    let level = one.map(|one| one.details.level);
    let of = |clubs: Vec<ClubId>| Touches {
        level,
        class: one.and_then(|one| one.details.class),
        clubs,
        teams: Vec::new(),
    };
    let club = |entrant: &EntrantId| {
        let entered = one.and_then(|one| one.entrants.get(entrant));
        entered.map(|entered| entered.who.club()).into_iter().collect()
    };
    match act {
        Act::Announced { details, .. } => {
            (Action::Decide, Touches { level: Some(details.level), ..Touches::default() })
        }
        Act::Entered { who, ground: Ground::Free | Ground::Odd, .. } => {
            (Action::GrantFreePlace, of(vec![who.club()]))
        }
        Act::Entered { who, .. } => (Action::RegisterList, of(vec![who.club()])),
        Act::Withdrew { entrant, .. } | Act::Declined { entrant, .. } => {
            (Action::RegisterList, of(club(entrant)))
        }
        Act::Played { .. } | Act::PlayedOff { .. } => (Action::ReportMatch, of(Vec::new())),
        Act::Invited { .. }
        | Act::MembersCounted { .. }
        | Act::RightNoted { .. }
        | Act::Drawn { .. }
        | Act::Ranked { .. }
        | Act::Closed { .. }
        | Act::Cancelled { .. } => (Action::Decide, of(Vec::new())),
    }
}

fn registered(state: &State, statement: &Statement) -> (Action, Touches) {
    let club = |club: &ClubId| Touches { clubs: vec![*club], ..Touches::default() };
    match statement {
        Statement::PassIssued { club: of, .. } => (Action::IssuePass, club(of)),
        Statement::PersonEntered { .. }
        | Statement::Renamed { .. }
        | Statement::BornOn { .. }
        | Statement::SexNoted { .. }
        | Statement::NationalityNoted { .. }
        | Statement::SamePerson { .. }
        | Statement::PassEnded { .. } => (Action::IssuePass, Touches::default()),
        Statement::ListRegistered { club: of, .. }
        | Statement::ListAppended { club: of, .. }
        | Statement::MemberJoined { club: of, .. }
        | Statement::MemberLeft { club: of, .. }
        | Statement::TransferAsked { to_club: of, .. } => (Action::RegisterList, club(of)),
        Statement::TransferRefused { transfer, .. } | Statement::TransferReleased { transfer, .. } => {
            let from = state.registry.transfers.get(transfer).map(|one| one.from_club);
            (Action::RegisterList, Touches { clubs: from.into_iter().collect(), ..Touches::default() })
        }
        Statement::CaptainNamed { team, .. } => (Action::RegisterList, state.touches_team(*team)),
        Statement::PermitGranted { club: of, .. } => (Action::Decide, club(of)),
        Statement::BanNoted { .. } | Statement::BanLifted { .. } => (Action::Sanction, Touches::default()),
        Statement::LicenceNoted { .. } => (Action::GrantLicence, Touches::default()),
        Statement::OfficeGiven { .. } | Statement::OfficeEnded { .. } => {
            (Action::FillOffice, Touches::default())
        }
        Statement::Noted { note } => noted(state, note),
        Statement::Arbiter { act: ArbiterAct::Appointed { game, .. }, .. } => {
            (Action::Decide, state.touches_match(*game))
        }
        Statement::Arbiter { .. } => (Action::GrantLicence, Touches::default()),
    }
}

fn noted(state: &State, note: &Note) -> (Action, Touches) {
    let club = |club: &ClubId| Touches { clubs: vec![*club], ..Touches::default() };
    match note {
        Note::PassApplied { club: of, .. } | Note::OrderRegistered { club: of, .. } => {
            (Action::RegisterList, club(of))
        }
        // The right page takes the name of the new club (annex 1, 13.6).
        Note::PassWritten { writer: Writer::Club, .. } => (Action::RegisterList, Touches::default()),
        Note::PassWritten { writer: Writer::PassOffice, .. } | Note::PassDefect { .. } => {
            (Action::IssuePass, Touches::default())
        }
        // The state federation alone is responsible (13.11).
        Note::RecordDeleted { .. } => (Action::ForwardPass, Touches::default()),
        Note::PermitEnded { .. } | Note::Organisation { .. } => (Action::Decide, Touches::default()),
        Note::CheckedByList { level, .. } => {
            (Action::Decide, Touches { level: Some(*level), ..Touches::default() })
        }
        Note::ReservationExamined { game, .. } => (Action::Decide, state.touches_match(*game)),
    }
}
