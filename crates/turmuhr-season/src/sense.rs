//! What new facts must fulfil besides: older journals may lack it, and open all the same.

use jiff::civil::Date;
use turmuhr_federation::{
    competition::league::postponement::{Move, moved, youth_ground_in_last_round},
    law::{
        deadline::{self, Ground, Reschedule, Rule},
        remedy::case::overdue,
    },
    matches::{
        adjudication::set_hours,
        lineup::{Occasion, Seat},
    },
};

use crate::{
    board::{BoardAct, BoardState},
    championship::{self, NotSo},
    fact::{Decision, Fact, Fixture, MatchId, MoveGround, RemedyAct, TeamId},
    possible::possible,
    refuse::Refusal,
    registry::{ListKind, Unsaid},
    state::{Match, ReportStage, State},
};

fn only(holds: bool, otherwise: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(otherwise) }
}

pub(crate) fn sense(state: &State, fact: &Fact, today: Date) -> Result<(), Refusal> {
    sensible(state, fact, today)?;
    possible(state, fact, today)
}

fn sensible(state: &State, fact: &Fact, today: Date) -> Result<(), Refusal> {
    match fact {
        Fact::ClassFormed { details, .. } => {
            let own =
                details.ordinance.as_ref().map(|id| crate::refuse::ordinance_of(state, id)).transpose()?;
            let Some(ordinance) = own.as_ref().or(state.ordinance.as_ref()) else { return Ok(()) };
            // A class is formed before its first round: any time the ordinance knows can be set (21.1).
            if let Some(hours) = details.hours {
                set_hours(ordinance, hours, false).map_err(Refusal::Board)?;
            }
            if details.competition.is_some() {
                return Ok(());
            }
            // Where ages count, the line-up rules of the seniors are not meant by silence.
            let all = ordinance.rules.lineup.keys().cloned().collect();
            only(ordinance.rules.age.is_none(), Refusal::SayCompetition(all))
        }
        Fact::TeamEntered { class, .. } => {
            let Some(class) = state.classes.get(class) else { return Ok(()) };
            only(class.groups.is_empty(), Refusal::Drawn)?;
            match class.details.closing.filter(|closing| today > *closing) {
                Some(closing) => Err(Refusal::EntriesClosed(closing)),
                None => Ok(()),
            }
        }
        Fact::GroupsDrawn { class, .. } => {
            let begun = state.matches.values().any(|one| one.fixture.class == *class);
            only(!begun, Refusal::Drawn)
        }
        Fact::MatchSet { id, fixture } => fixture_fits(state, *id, fixture),
        Fact::MatchReported { id, home, guest, results, unfinished, card } => {
            let Some(one) = state.matches.get(id) else { return Ok(()) };
            reported(state, *id, one, today)?;
            state.refuse_conduct(*id, card, results)?;
            for (team, seats) in [(one.fixture.home, home), (one.fixture.guest, guest)] {
                on_list(state, team, seats)?;
            }
            let there =
                |seats: &[Seat], board: usize| seats.iter().any(|seat| seat.board == board && !seat.absent);
            let alone = unfinished.iter().find(|board| !there(home, **board) || !there(guest, **board));
            alone.map_or(Ok(()), |board| Err(Refusal::NotUnfinished(*board)))
        }
        Fact::ReportAnswered { id, by, .. } => {
            let report = state.matches.get(id).and_then(|one| one.report.as_ref());
            let again = report.is_some_and(|report| match &report.stage {
                ReportStage::Disputed { by: before, .. } => before != by,
                ReportStage::Preliminary | ReportStage::Agreed => false,
            });
            only(!again, Refusal::Answered)
        }
        Fact::MatchConfirmed { id, reason, .. } => {
            let Some(report) = state.matches.get(id).and_then(|one| one.report.as_ref()) else {
                return Ok(());
            };
            only(!report.confirmed, Refusal::Confirmed(*id))?;
            let disputed = matches!(report.stage, ReportStage::Disputed { .. });
            only(!disputed || !reason.trim().is_empty(), Refusal::Disputed)
        }
        Fact::MatchMoved { id, to, whole_round, ground, .. } => {
            let Some(one) = state.matches.get(id) else { return Ok(()) };
            let ground = if *whole_round { Some(MoveGround::Round) } else { *ground };
            may_move(state, one, *to, ground.ok_or(Refusal::NoGround)?, today)
        }
        Fact::DecisionMade { decision, .. } => {
            reasoned(decision)?;
            score_possible(state, decision)
        }
        Fact::RemedyDecided { remedy, result, .. } => {
            reasoned(result)?;
            score_possible(state, result)?;
            state.refuse_panel(*remedy, result, today)?;
            let Some(one) = state.remedies.get(remedy) else { return Ok(()) };
            let heard = match one.statements {
                // What is not admissible is dismissed without a hearing.
                _ if !one.lacks.is_empty() => return Ok(()),
                None => Err(None),
                Some((until, open)) if open > 0 && today <= until => Err(Some(until)),
                Some(_) => Ok(()),
            };
            heard.map_err(Refusal::NotHeard)
        }
        Fact::RemedyActed { remedy, act: RemedyAct::Withdrawn { .. } } => {
            let hearing = state.remedies.get(remedy).and_then(|one| one.hearing);
            let ordinance = state.ordinance.as_ref();
            let last = hearing
                .zip(ordinance)
                .and_then(|(hearing, ordinance)| deadline::deadline(ordinance, Rule::Withdraw, hearing).ok());
            match last.filter(|last| today > last.last_day) {
                Some(last) => Err(Refusal::TooLate(last.last_day)),
                None => Ok(()),
            }
        }
        Fact::TieSettled { settled } => state.as_weighed(settled),
        // Who goes up is not known while a play-off is open (18.3).
        Fact::ClassClosed { class } => {
            let open = state.class_moves(*class).open;
            open.into_iter().next().map_or(Ok(()), |(_, _, teams)| Err(Refusal::TieOpen(teams)))
        }
        // The day of the continuation comes first.
        Fact::BoardActed { id, board, act: BoardAct::Finished { .. } | BoardAct::Missing { .. } } => {
            let report = state.matches.get(id).and_then(|one| one.report.as_ref());
            match report.and_then(|report| report.unfinished.get(board)) {
                Some(BoardState::Continued { on, .. }) => only(today >= *on, Refusal::PlayedOnLater(*on)),
                _ => Ok(()),
            }
        }
        Fact::RemedyLodged { against, lodged, .. } => {
            let made = state.decisions.get(against).map(|decision| decision.postmark);
            match made.filter(|made| lodged.postmark < *made) {
                Some(made) => Err(Refusal::BeforeDecision(made)),
                None => Ok(()),
            }
        }
        Fact::Championship { act } => championship::sense(state, act, today),
        Fact::Registered { statement } => crate::people::objection(state, statement, today)
            .map_err(|why| Refusal::Unsaid(Unsaid::Objected(Box::new(why)))),
        // Until the last day the instance may still decide.
        Fact::InactionContested { against, .. } => {
            let since = state.idle_since(*against)?;
            only(overdue(since, today), Refusal::NotOverdue(crate::justice::overdue(since)))
        }
        Fact::SeasonOpened { .. }
        | Fact::ClubAdmitted { .. }
        | Fact::PlayersNoted { .. }
        | Fact::MoveRefused { .. }
        | Fact::BoardActed { .. }
        | Fact::TeamWithdrawn { .. }
        | Fact::FineLimitSet { .. }
        | Fact::Fined { .. }
        | Fact::PointsDeducted { .. }
        | Fact::DecisionAsked { .. }
        | Fact::RemedyActed { .. }
        | Fact::EffectLimited { .. }
        | Fact::FeeCharged { .. }
        | Fact::ExecutionSuspended { .. }
        | Fact::Undone { .. } => Ok(()),
    }
}

fn reasoned(decision: &Decision) -> Result<(), Refusal> {
    let said = !decision.reasons.trim().is_empty() && !decision.article.trim().is_empty();
    only(said, Refusal::NoReasons)
}

/// A score that the boards can give: each has one point at most.
fn score_possible(state: &State, decision: &Decision) -> Result<(), Refusal> {
    let class = decision.about.game().and_then(|id| state.matches.get(&id)).map(|one| one.fixture.class);
    let class = class.and_then(|class| state.classes.get(&class));
    let (Some(class), Some((boards, _))) = (class, decision.sets) else { return Ok(()) };
    let most = i32::try_from(class.details.boards * 10).unwrap_or(i32::MAX);
    let fits = boards.iter().all(|side| *side >= 0) && boards[0].saturating_add(boards[1]) <= most;
    only(fits, Refusal::MoreThanBoards(class.details.boards))
}

/// Rounds and teams of this class and group only, and one match per team and round.
fn fixture_fits(state: &State, id: MatchId, fixture: &Fixture) -> Result<(), Refusal> {
    let group = state.group_members(fixture.class, fixture.group);
    if fixture.occasion == Occasion::PlayOff
        && let Some((host, _, cite)) = state.playoff_sides(fixture.class, fixture.home, fixture.guest)
        && host != fixture.home
    {
        return Err(NotSo::OtherHost(host, cite).into());
    }
    for team in [fixture.home, fixture.guest] {
        only(group.as_ref().is_some_and(|group| group.contains(&team)), Refusal::Stranger(team))?;
        only(fixture.round > 0, Refusal::Stranger(team))?;
        let of_round = |one: &Match| {
            one.fixture.class == fixture.class
                && one.fixture.round == fixture.round
                && one.fixture.occasion == fixture.occasion
                && [one.fixture.home, one.fixture.guest].contains(&team)
        };
        if let Some((other, _)) = state.matches.iter().find(|(other, one)| **other != id && of_round(one)) {
            return Err(Refusal::SecondMatch { team, round: fixture.round, other: *other });
        }
    }
    Ok(())
}

fn reported(state: &State, id: MatchId, one: &Match, today: Date) -> Result<(), Refusal> {
    only(one.report.as_ref().is_none_or(|report| !report.confirmed), Refusal::Confirmed(id))?;
    only(today >= one.fixture.on, Refusal::NotYet(one.fixture.on))?;
    for team in [one.fixture.home, one.fixture.guest] {
        let gone = state.teams.get(&team).and_then(|team| team.withdrawn);
        only(gone.is_none_or(|(after, _)| one.fixture.round <= after), Refusal::Withdrawn(team))?;
        // Of older journals: two matches of a team in one round.
        let twin = state.matches.iter().find(|(other, twin)| {
            **other != id
                && twin.report.is_some()
                && (twin.fixture.class, twin.fixture.round) == (one.fixture.class, one.fixture.round)
                && twin.fixture.occasion == one.fixture.occasion
                && [twin.fixture.home, twin.fixture.guest].contains(&team)
        });
        if let Some((other, _)) = twin {
            return Err(Refusal::SecondMatch { team, round: one.fixture.round, other: *other });
        }
    }
    Ok(())
}

/// Where the club has handed in a list, every rank of a card is on it.
fn on_list(state: &State, team: TeamId, seats: &[Seat]) -> Result<(), Refusal> {
    let Some(own) = state.teams.get(&team) else { return Ok(()) };
    let lists = [state.list_of(own), ListKind::Senior];
    if !lists.iter().any(|list| state.registry.lists.contains_key(&(own.club, *list))) {
        return Ok(());
    }
    let missing = seats.iter().find(|seat| state.listed(own, seat.rank, Date::MAX).is_none());
    missing.map_or(Ok(()), |seat| Err(Refusal::NotOnList { team, rank: seat.rank }))
}

/// Whether a match gets another day: 14 days before, with consent or a duty, and never alone in the last round (23).
fn may_move(state: &State, one: &Match, to: Date, ground: MoveGround, today: Date) -> Result<(), Refusal> {
    let Some(ordinance) = state.ordinance_of(one.fixture.class) else { return Ok(()) };
    let same =
        |other: &&Match| (other.fixture.class, other.fixture.group) == (one.fixture.class, one.fixture.group);
    let last = state.matches.values().filter(same).map(|other| other.fixture.round).max();
    let last_round = last == Some(one.fixture.round);
    let boards = state.classes.get(&one.fixture.class).map_or(0, |class| class.details.boards);
    let scheduled = one.fixture.on;
    let request = |ground, consent| {
        Move::Request(Reschedule {
            scheduled,
            proposed: to,
            delivered: Some(today),
            ground,
            boards: u32::try_from(boards).unwrap_or(u32::MAX),
            consent,
            last_round,
        })
    };
    let change = match ground {
        MoveGround::Duty { board } => request(Ground::Duty { board }, false),
        MoveGround::YouthMatch { board } => {
            youth_ground_in_last_round(ordinance, last_round)
                .map_err(|why| Refusal::NotMoved(Box::new(why)))?;
            request(Ground::Duty { board }, false)
        }
        MoveGround::Request { consent } => request(Ground::Other, consent),
        MoveGround::Ordered => Move::Ordered { scheduled, to, notified: today, last_round },
        MoveGround::Round => Move::Round { scheduled, to, notified: today },
    };
    moved(ordinance, &change).map(|_| ()).map_err(|why| Refusal::NotMoved(Box::new(why)))
}
