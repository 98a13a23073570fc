//! What is due: periods, open cards, matters and remedies, by the office that has to act.

use jiff::civil::Date;
use turmuhr_federation::{
    date::days_after,
    law::{
        deadline::{self, Rule},
        sanction::{FineCause, Sanction, fine_case},
    },
    matches::lineup::{ViolationKind, Which},
    office::{
        licence::{self, Grade, Life, Status},
        roles::Role,
    },
    ordinance::{Cite, Ordinance},
    persons::{
        pass::Release,
        person::{ClubId, PersonId},
    },
};

use crate::{
    arbiters::CourseId,
    board::BoardState,
    championship::due::Duty,
    fact::{ChampionshipId, ClassId, DecisionId, MatchId, RemedyId, RequestId, TeamId},
    justice::overdue,
    registry::{AsOf, Banned, TransferId},
    state::{ReportStage, State},
    tables::{Mark, marked},
    unset::Pair,
    year_after::Moved,
};

/// Something that an office has to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// The last day; a day that has passed is overdue.
    pub by: Date,
    pub office: Role,
    pub what: Task,
    pub cite: Option<Cite>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Entries of a class close.
    Enter(ClassId),
    /// Two teams have no match against each other.
    SetMatch(ClassId, Pair),
    /// The card of a match is missing.
    Report(MatchId),
    /// The other captain has not answered.
    Answer(MatchId),
    /// The director has to confirm.
    Confirm(MatchId),
    /// A disputed card.
    SettleDispute(MatchId),
    /// An unfinished game waits for the adjudicators, the director, objections, or its continuation.
    Adjudicate(MatchId, usize),
    SetResult(MatchId, usize),
    Object(MatchId, usize),
    PlayOn(MatchId, usize),
    /// More is known about a confirmed match.
    DecideMatter(MatchId),
    Answered(RequestId),
    /// The last day of a remedy.
    Contest(DecisionId),
    /// Receipt of a remedy is confirmed.
    ConfirmReceipt(RemedyId),
    /// The last day of statements.
    State(RemedyId),
    Hear(RemedyId),
    DecideRemedy(RemedyId),
    /// The last day to hold a pass back.
    AnswerTransfer(TransferId),
    /// A pass held back out of time, or without a ground.
    DecideTransfer(TransferId),
    /// A fine to be paid.
    Pay(ClubId, u32),
    /// A fine of a single player (4.2).
    PlayerPays(PersonId, u32),
    /// The next season rests on places that changed.
    NextSeason(Vec<Moved>),
    /// The fine case of a club that did not appear, or withdrew a team (4.3).
    FineCase(ClubId, FineFor),
    /// A reservation on a card: side and board.
    Examined(MatchId, Which, usize),
    Train(PersonId, Grade),
    Examine(PersonId, Grade),
    LicenceEnds(PersonId, Grade),
    /// The participants of a course.
    ReportCourse(CourseId),
    Championship(ChampionshipId, Duty),
}

/// What a club is fined for without a choice (4.3).
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum FineFor {
    NotAppearing(MatchId),
    Withdrawal(TeamId),
}

/// Everything that is due, in the order of its days. `day` is today.
pub fn due(state: &State, day: Date) -> Vec<Due> {
    let mut all = Vec::new();
    entries(state, &mut all);
    fixtures(state, day, &mut all);
    cards(state, day, &mut all);
    remedies(state, day, &mut all);
    fine_cases(state, &mut all);
    transfers(state, &mut all);
    let moved = state.places_moved();
    if !moved.is_empty() {
        let what = Task::NextSeason(moved);
        all.push(Due { by: day, office: Role::DirectorOfPlay, what, cite: None });
    }
    state.due_in_championships(day, &mut all);
    crate::people::reservation::due(state, &mut all);
    all.sort_by_key(|one| one.by);
    all
}

fn period(ordinance: Option<&Ordinance>, rule: Rule, day: Date) -> Option<(Date, Cite)> {
    let deadline = deadline::deadline(ordinance?, rule, day).ok()?;
    Some((deadline.last_day, deadline.cite))
}

fn entries(state: &State, all: &mut Vec<Due>) {
    for (id, class) in state.classes.iter().filter(|(_, class)| class.groups.is_empty()) {
        if let Some(by) = class.details.closing {
            all.push(Due { by, office: Role::ClubOfficer, what: Task::Enter(*id), cite: None });
        }
    }
}

/// A list of fixtures is complete before it is played.
fn fixtures(state: &State, day: Date, all: &mut Vec<Due>) {
    for (id, class) in state.classes.iter().filter(|(_, class)| !class.closed) {
        for pair in (0..class.groups.len()).flat_map(|group| state.unset(*id, group)) {
            let what = Task::SetMatch(*id, pair);
            all.push(Due { by: day, office: Role::DirectorOfPlay, what, cite: None });
        }
    }
}

fn cards(state: &State, day: Date, all: &mut Vec<Due>) {
    let mut add = |by, office, what| all.push(Due { by, office, what, cite: None });
    let cancelled = state.cancelled();
    for (id, one) in &state.matches {
        if cancelled.contains(id) || one.fixture.on > day {
            continue;
        }
        let Some(report) = &one.report else {
            add(one.fixture.on, Role::Captain, Task::Report(*id));
            continue;
        };
        if report.confirmed {
            if state.matter(*id).is_some() {
                add(day, Role::DirectorOfPlay, Task::DecideMatter(*id));
            }
            continue;
        }
        let on = report.known.max(one.fixture.on);
        for board in report.open_boards() {
            match &report.unfinished[&board] {
                BoardState::Adjourned => add(on, Role::Arbiter, Task::Adjudicate(*id, board)),
                BoardState::SentToDirector => add(on, Role::DirectorOfPlay, Task::SetResult(*id, board)),
                BoardState::ByDirector { objections, .. } if objections.is_empty() => {
                    add(on, Role::Captain, Task::Object(*id, board));
                }
                BoardState::ByDirector { .. } => add(on, Role::DirectorOfPlay, Task::PlayOn(*id, board)),
                BoardState::Continued { on, .. } => add(*on, Role::Captain, Task::PlayOn(*id, board)),
                BoardState::Final { .. } => {}
            }
        }
        if report.open_boards().is_empty() {
            // A decision has settled what the card says.
            if matches!(marked(state, *id).1, Mark::Decided(_)) {
                continue;
            }
            match &report.stage {
                ReportStage::Preliminary => {
                    add(on, Role::Captain, Task::Answer(*id));
                    add(on, Role::DirectorOfPlay, Task::Confirm(*id));
                }
                ReportStage::Agreed => add(on, Role::DirectorOfPlay, Task::Confirm(*id)),
                ReportStage::Disputed { .. } => add(on, Role::DirectorOfPlay, Task::SettleDispute(*id)),
            }
        }
    }
}

fn remedies(state: &State, day: Date, all: &mut Vec<Due>) {
    let ordinance = state.ordinance.as_ref();
    // A decision that is not made can be contested (5.2); the days until then are a reading of it.
    let inaction = ordinance.and_then(|own| own.rules.remedies.as_ref()).map(|rule| rule.at.cite());
    for (id, request) in state.requests.iter().filter(|(_, one)| one.answered.is_none()) {
        let (by, what) = (overdue(request.posted), Task::Answered(*id));
        all.push(Due { by, office: Role::DirectorOfPlay, what, cite: inaction.clone() });
    }
    for id in state.decisions.keys().filter(|id| !state.revoked.contains_key(id)) {
        let contested = state.remedies.values().any(|remedy| remedy.contests(*id));
        let deadline = state.way(*id).and_then(|way| way.deadline);
        if let Some(deadline) = deadline.filter(|one| one.last_day >= day && !contested) {
            let (by, cite) = (deadline.last_day, Some(deadline.cite));
            all.push(Due { by, office: Role::ClubOfficer, what: Task::Contest(*id), cite });
        }
    }
    let open = |one: &crate::state::Remedy| one.outcome.is_none() && one.withdrawn.is_none();
    for (id, remedy) in state.remedies.iter().filter(|(_, one)| open(one)) {
        if remedy.confirmed.is_none()
            && remedy.lacks.is_empty()
            && let Some((by, cite)) = period(ordinance, Rule::Confirm, remedy.received)
        {
            let what = Task::ConfirmReceipt(*id);
            all.push(Due { by, office: Role::Chair, what, cite: Some(cite) });
        }
        let mut add = |by, office, what| all.push(Due { by, office, what, cite: None });
        if let Some((until, _)) = remedy.statements.filter(|(_, open)| *open > 0) {
            add(until, Role::ClubOfficer, Task::State(*id));
        }
        match remedy.hearing {
            Some(hearing) => add(hearing, Role::Chair, Task::Hear(*id)),
            None => {
                let (by, what) = (overdue(remedy.received), Task::DecideRemedy(*id));
                all.push(Due { by, office: Role::Chair, what, cite: inaction.clone() });
            }
        }
    }
    let of_clubs = state.fines_due().into_iter();
    let of_clubs = of_clubs.filter_map(|(club, amount, _, made)| Some((Task::Pay(club, amount), made?)));
    let of_players = state.fines_of_players().into_iter();
    let of_players = of_players.map(|(who, amount, _, made)| (Task::PlayerPays(who, amount), made));
    for (what, decision) in of_clubs.chain(of_players) {
        if state.is_final(decision, day) {
            let by = days_after(state.contestable_until(decision).unwrap_or(day), 1);
            // Players hold no office: their club sees to it.
            all.push(Due { by, office: Role::ClubOfficer, what, cite: None });
        }
    }
}

/// A fine case is open until a fine is imposed (4.3).
fn fine_cases(state: &State, all: &mut Vec<Due>) {
    for (club, what, by, cite) in open_fine_cases(state) {
        let what = Task::FineCase(club, what);
        all.push(Due { by, office: Role::DirectorOfPlay, what, cite: Some(cite) });
    }
}

/// The clubs, what for, since when, and the article.
pub(crate) fn open_fine_cases(state: &State) -> Vec<(ClubId, FineFor, Date, Cite)> {
    let club_of = |team: TeamId| state.teams.get(&team).map(|team| team.club);
    let mut cases: Vec<(ClubId, FineFor, Date, Cite)> = Vec::new();
    for (id, one) in &state.matches {
        let Some(report) = &one.report else { continue };
        let cite =
            state.ordinance_of(one.fixture.class).and_then(|own| fine_case(own, FineCause::NotAppeared));
        let Some(cite) = cite else { continue };
        for found in state.findings(*id) {
            let side = match found.side {
                Which::Home => one.fixture.home,
                Which::Guest => one.fixture.guest,
            };
            if let (ViolationKind::NotAppeared, Some(club)) = (found.kind, club_of(side)) {
                cases.push((club, FineFor::NotAppearing(*id), report.known, cite.clone()));
            }
        }
    }
    for (id, team) in &state.teams {
        let Some((_, on)) = team.withdrawn else { continue };
        if state.rounds_begun(team.class, on).is_none() {
            continue;
        }
        let own = state.ordinance_of(team.class);
        if let Some(cite) = own.and_then(|own| fine_case(own, FineCause::WithdrawnAfterStart)) {
            cases.push((team.club, FineFor::Withdrawal(*id), on, cite));
        }
    }
    // Fines imposed, revoked ones not: in a match, else in a class or without a decision, as older seasons have them.
    let mut fines: Vec<(ClubId, Option<MatchId>)> =
        state.fines.iter().map(|(club, ..)| (*club, None)).collect();
    for decision in state.decisions.iter().filter(|(id, _)| !state.revoked.contains_key(id)).map(|one| one.1)
    {
        for imposed in &decision.sanctions {
            let club = match imposed.on {
                Banned::Club(club) => Some(club),
                Banned::Team(team) => club_of(team),
                Banned::Player(_) => None,
            };
            if let (Sanction::Fine(_), Some(club)) = (imposed.sanction, club) {
                fines.push((club, decision.about.game()));
            }
        }
    }
    cases.retain(|(club, what, ..)| {
        let game = match what {
            FineFor::NotAppearing(id) => Some(*id),
            FineFor::Withdrawal(_) => None,
        };
        let own = fines.iter().position(|fine| *fine == (*club, game));
        let fined = own.or_else(|| fines.iter().position(|fine| *fine == (*club, None)));
        fined.map(|place| fines.swap_remove(place)).is_none()
    });
    cases
}

fn transfers(state: &State, all: &mut Vec<Due>) {
    for (id, transfer) in &state.registry.transfers {
        let (rule, office, what) = match state.registry.transfer(*id) {
            Some(Release::Open) => (Rule::PassRefusal, Role::ClubOfficer, Task::AnswerTransfer(*id)),
            Some(Release::RefusedTooLate | Release::NoGround) => {
                (Rule::PassRefusal, Role::DirectorOfPlay, Task::DecideTransfer(*id))
            }
            Some(Release::Released | Release::Withheld) | None => continue,
        };
        if let Some((by, cite)) = period(state.ordinance.as_ref(), rule, transfer.asked) {
            all.push(Due { by, office, what, cite: Some(cite) });
        }
    }
}

/// Licences of arbiters that need a course or an exam, or end, by the ordinance of arbiters.
pub fn licences(state: &State, ordinance: &Ordinance, day: Date) -> Vec<Due> {
    let mut all = Vec::new();
    for person in state.registry.persons.keys() {
        for grade in [Grade::Rsr, Grade::Nsr] {
            let Some(standing) = licence_of(state, ordinance, *person, grade, day) else { continue };
            let Some(dates) = standing.dates else { continue };
            if matches!(standing.status, Status::None | Status::Expired) {
                continue;
            }
            let cite = standing.cites.first().cloned();
            let mut add = |by, what| all.push(Due { by, office: Role::Arbiter, what, cite: cite.clone() });
            add(dates.training_due, Task::Train(*person, grade));
            if let Some(exam) = dates.exam_due {
                add(exam, Task::Examine(*person, grade));
            }
            add(dates.expires, Task::LicenceEnds(*person, grade));
        }
    }
    for (id, course) in &state.registry.arbiters.courses {
        let reported = state.registry.arbiters.attended.iter().any(|one| one.value.0 == *id);
        if let Some((by, cite)) = period(Some(ordinance), Rule::CourseReport, course.ends)
            .filter(|_| !reported && course.ends <= day)
        {
            let (office, what) = (Role::ArbitersCommission, Task::ReportCourse(*id));
            all.push(Due { by, office, what, cite: Some(cite) });
        }
    }
    all.sort_by_key(|one| one.by);
    all
}

/// The licence of a person on a day, from everything noted about it.
pub fn licence_of(
    state: &State,
    ordinance: &Ordinance,
    person: PersonId,
    level: Grade,
    day: Date,
) -> Option<licence::Standing> {
    let as_of = AsOf { true_on: day, known_by: Date::MAX };
    let born = state.registry.born(person, as_of)?.value;
    let records = state.registry.records(person, as_of.known_by);
    let noted = records.iter().flat_map(|record| &record.licence).filter(|one| one.value.date <= day);
    let mut events: Vec<licence::LicenceEvent> = noted.map(|one| one.value).collect();
    events.extend(state.led(person).into_iter().filter(|event| event.date <= day));
    events.sort_by_key(|event| event.date);
    if events.is_empty() {
        return None;
    }
    let life = Life { level, born, examiner: false, events };
    licence::standing(ordinance, &life, day).ok()
}
