//! What new facts must fulfil besides: older journals may lack it, and open all the same.

use jiff::civil::Date;
use turmuhr_federation::{
    law::{
        deadline::{self, Rule},
        sanction::Sanction,
    },
    matches::{
        adjudication::set_hours,
        lineup::{BoardResult, Occasion, Rank, Seat, Which},
    },
    persons::person::{ClubId, PersonId},
};

use crate::{
    board::{BoardAct, BoardState},
    championship::{self, NotSo},
    conduct::Wrong,
    fact::{Decision, Fact, Fixture, Imposition, MatchId, MoveGround, Part, RemedyAct, TeamId},
    other_day,
    people::reservation::Reservation,
    possible::possible,
    posted::posted,
    refuse::Refusal,
    registry::{AsOf, ListKind, Statement, Unsaid},
    ruling, sheet,
    slip::Slip,
    state::{Against, Match, ReportStage, State},
};

fn only(holds: bool, otherwise: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(otherwise) }
}

pub(crate) fn sense(state: &State, fact: &Fact, today: Date) -> Result<(), Refusal> {
    sensible(state, fact, today)?;
    posted(state, fact, today)?;
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
        Fact::GroupsDrawn { class, groups, .. } => {
            let begun = state.matches.values().any(|one| one.fixture.class == *class);
            only(!begun, Refusal::Drawn)?;
            only(!groups.is_empty() && groups.iter().all(|group| group.len() > 1), Refusal::SmallGroup)
        }
        Fact::PairingsDrawn { class, .. } => {
            let drawn = state.classes.get(class).is_some_and(|class| !class.groups.is_empty());
            only(drawn, Refusal::NoGroups(*class))?;
            let scheduled = state.matches.values().any(|one| one.fixture.class == *class);
            only(!scheduled, Refusal::Scheduled(*class))
        }
        Fact::MatchSet { id, fixture } => {
            in_season(state, fixture.on)?;
            fixture_fits(state, *id, fixture, today)
        }
        Fact::LineUpHandedIn { id, side, seats } => {
            let Some(one) = state.matches.get(id) else { return Ok(()) };
            only(one.report.is_none(), Refusal::Reported(*id))?;
            in_competition(state, one, one.team(*side))?;
            on_list(state, one.team(*side), seats)?;
            sheet::may_hand_in(state, *id, *side, seats)
        }
        Fact::GameNoted { id, board, .. } => {
            let Some(one) = state.matches.get(id) else { return Ok(()) };
            only(one.report.is_none(), Refusal::Reported(*id))?;
            only(today >= one.fixture.on, Refusal::NotYet(one.fixture.on))?;
            sheet::may_note(state, *id, *board)
        }
        Fact::MatchReported { id, home, guest, results, unfinished, card } => {
            let Some(one) = state.matches.get(id) else { return Ok(()) };
            reported(state, *id, one, today)?;
            state.refuse_conduct(*id, card, results)?;
            for (side, seats) in [(Which::Home, home), (Which::Guest, guest)] {
                let named = card.absent.contains(&side) && !seats.is_empty();
                only(!named, Refusal::Conduct(*id, Box::new(Wrong::AbsentAndNamed(side))))?;
            }
            for (team, seats) in [(one.fixture.home, home), (one.fixture.guest, guest)] {
                on_list(state, team, seats)?;
            }
            match one.report.as_ref().filter(|_| !card.anew).map(|report| &report.stage) {
                Some(ReportStage::Disputed { .. }) => return Err(Refusal::ReportedDisputed(*id)),
                Some(ReportStage::Preliminary | ReportStage::Agreed) => return Err(Refusal::Reported(*id)),
                None => {}
            }
            absent_scores(*id, [home, guest], results)?;
            one_place(state, *id, one, [home, guest])?;
            kept(*id, one, [home, guest], unfinished)?;
            let there =
                |seats: &[Seat], board: usize| seats.iter().any(|seat| seat.board == board && !seat.absent);
            let alone = unfinished.iter().find(|board| !there(home, **board) || !there(guest, **board));
            alone.map_or(Ok(()), |board| Err(Refusal::NotUnfinished(*board)))
        }
        Fact::ReportAnswered { id, by, .. } => {
            let report = state.matches.get(id).and_then(|one| one.report.as_ref());
            let again = report.is_some_and(|report| match &report.stage {
                ReportStage::Disputed { by: before, .. } => before != by,
                ReportStage::Agreed => true,
                ReportStage::Preliminary => false,
            });
            only(!again, Refusal::Answered)
        }
        Fact::MatchConfirmed { id, reason, .. } => {
            let Some(report) = state.matches.get(id).and_then(|one| one.report.as_ref()) else {
                return Ok(());
            };
            only(!report.confirmed, Refusal::Confirmed(*id))?;
            // The director examines a reservation before anything is lost by it (2.4).
            let reserved = state.reservations().into_iter();
            let open = |one: &Reservation| one.game == *id && one.is_open();
            if let Some(Reservation { game, side, board, .. }) = reserved.into_iter().find(open) {
                let rule = state.ordinance.as_ref().and_then(|own| own.rules.eligibility.as_ref());
                return Err(Refusal::Reserved {
                    game,
                    side,
                    board,
                    cite: rule.map(|rule| rule.paper.cite()),
                });
            }
            let disputed = matches!(report.stage, ReportStage::Disputed { .. });
            only(!disputed || !reason.trim().is_empty(), Refusal::Disputed)
        }
        Fact::MatchMoved { id, to, reason, whole_round, ground } => {
            let Some(one) = state.matches.get(id) else { return Ok(()) };
            in_season(state, *to)?;
            let ground = if *whole_round { Some(MoveGround::Round) } else { *ground };
            other_day::may_move(state, (*id, one), *to, (ground.ok_or(Refusal::NoGround)?, reason), today)
        }
        Fact::DecisionMade { decision, .. } => {
            ruling::first(state, decision, today)?;
            fined_once(state, decision)?;
            crate::together::not_beside_a_remedy(state, decision)?;
            crate::together::not_against_a_ruling(state, decision)
        }
        Fact::RemedyDecided { remedy, outcome, decision, result } => {
            crate::together::one_ruling(state, *remedy, *decision, result)?;
            crate::together::dismissed_sets_nothing(state, *remedy, (*outcome, *decision), result)?;
            let against = state.remedies.get(remedy).and_then(|one| one.against.decision());
            ruling::sensible(state, result, against)?;
            state.refuse_panel(*remedy, result, today)?;
            state.refuse_deciders(*remedy, result, today)?;
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
        Fact::RemedyActed { remedy, act: RemedyAct::FeePaid { amount, .. } } => {
            only(*amount > 0, Refusal::NoAmount)?;
            let short = state.remedies.get(remedy).is_none_or(|one| one.lacks_fee());
            only(short, Slip::FeeIsPaid(*remedy).into())
        }
        Fact::NextSeasonSettled { .. } => {
            only(!state.places_moved().is_empty(), Slip::PlacesUnchanged.into())
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
        Fact::ClassClosed { class, accepted } => {
            let moves = state.class_moves(*class);
            state.all_set(*class, &moves.unset)?;
            moves.open.into_iter().next().map_or(Ok(()), |(_, _, teams)| Err(Refusal::TieOpen(teams)))?;
            let tasks = state.pending(Some(*class));
            only(tasks.is_empty() || *accepted, Refusal::Pending(Some(*class), tasks))
        }
        // The day of the continuation comes first.
        Fact::BoardActed { id, board, act: BoardAct::Finished { .. } | BoardAct::Missing { .. } } => {
            let report = state.matches.get(id).and_then(|one| one.report.as_ref());
            match report.and_then(|report| report.unfinished.get(board)) {
                Some(BoardState::Continued { on, .. }) => only(today >= *on, Refusal::PlayedOnLater(*on)),
                _ => Ok(()),
            }
        }
        // Adjourned games are finished before the last round (23.6, 32.2).
        Fact::BoardActed { id, act: BoardAct::Continue { on } | BoardAct::Moved { on, .. }, .. } => {
            let Some(one) = state.matches.get(id) else { return Ok(()) };
            in_season(state, *on)?;
            other_day::adjourned_until(state, one, *on)
        }
        Fact::RemedyLodged { against, by, lodged, .. } => {
            ruling::right_remedy(state, Against::Decision(*against), lodged)?;
            ruling::not_again(state, Against::Decision(*against), *by)?;
            let made = state.decisions.get(against).map(|decision| decision.postmark);
            match made.filter(|made| lodged.postmark < *made) {
                Some(made) => Err(Refusal::BeforeDecision(made)),
                None => Ok(()),
            }
        }
        Fact::PointsDeducted { team, points, .. } => ruling::deductible(state, *team, *points),
        Fact::Fined { marks, article, .. } => {
            only(*marks > 0, Refusal::NoAmount)?;
            ruling::article_known(&[state.ordinance.as_ref()], article)
        }
        Fact::Championship { act } => championship::sense(state, act, today),
        Fact::Registered { statement } => {
            crate::people::objection(state, statement, today)
                .map_err(|why| Refusal::Unsaid(Unsaid::Objected(Box::new(why))))?;
            one_list(state, statement)
        }
        Fact::ExecutionSuspended { remedy } => {
            let again = state.remedies.get(remedy).is_some_and(|one| one.suspends);
            only(!again, Slip::Suspended(*remedy).into())
        }
        Fact::InactionContested { against, by, lodged, .. } => {
            ruling::right_remedy(state, Against::Inaction(*against), lodged)?;
            state.idle_since(*against)?;
            ruling::not_again(state, Against::Inaction(*against), *by)
        }
        Fact::SeasonOpened { .. }
        | Fact::ClubAdmitted { .. }
        | Fact::PlayersNoted { .. }
        | Fact::MoveRefused { .. }
        | Fact::BoardActed { .. }
        | Fact::TeamWithdrawn { .. }
        | Fact::FineLimitSet { .. }
        | Fact::CarriedOver { .. }
        | Fact::DecisionAsked { .. }
        | Fact::DecisionRevoked { .. }
        | Fact::RemedyActed { .. }
        | Fact::EffectLimited { .. }
        | Fact::FeeCharged { .. }
        | Fact::Undone { .. } => Ok(()),
    }
}

/// Who is on the list of another club, and belongs to it, changes clubs first (2.3, 14).
fn one_list(state: &State, statement: &Statement) -> Result<(), Refusal> {
    // A member of two clubs plays for one of them: joining is free, the list is not.
    let Statement::ListAppended { club, line, from, .. } = statement else { return Ok(()) };
    if line.guest_of.is_some() {
        return Ok(());
    }
    let (person, club, from) = (line.person, *club, *from);
    let registry = &state.registry;
    let who = registry.identity(person, Date::MAX);
    let same = |other: PersonId| registry.identity(other, Date::MAX) == who;
    let asked = |old: ClubId| {
        let mut all = registry.transfers.values();
        all.any(|one| same(one.person) && (one.from_club, one.to_club) == (old, club))
    };
    let still = registry.clubs_of(person, AsOf::today(from));
    let mut lists = registry.lists.iter().filter(|((of, _), _)| *of != club && still.contains(of));
    let on = lists.find(|((of, _), list)| {
        let own = list.lines.iter().filter(|line| line.value.guest_of.is_none());
        !asked(*of) && own.into_iter().any(|line| same(line.value.person))
    });
    match on {
        Some(((of, _), _)) => Err(Slip::OnOtherList { who: person, club: *of }.into()),
        None => Ok(()),
    }
}

/// One breach has one fine: the same club, the same match, the same article (4.3).
fn fined_once(state: &State, decision: &Decision) -> Result<(), Refusal> {
    let fine = |one: &&Imposition| matches!(one.sanction, Sanction::Fine(_));
    for new in decision.sanctions.iter().filter(fine) {
        let same = |one: &Imposition| (one.on, one.breach) == (new.on, new.breach);
        let mut before = state.decisions.iter().filter(|(id, other)| {
            (other.about, &other.article) == (decision.about, &decision.article)
                && other.sanctions.iter().filter(fine).any(same)
                && state.counts(**id, Part::Sanctions)
        });
        if let Some((id, _)) = before.next() {
            return Err(Slip::FinedBefore(*id).into());
        }
    }
    Ok(())
}

/// Nothing is played before the season begins, or after its end (1.5).
fn in_season(state: &State, on: Date) -> Result<(), Refusal> {
    if let Some(last) = state.last_day().filter(|last| on > *last) {
        return Err(Slip::AfterSeason { on, last }.into());
    }
    match state.first_day().filter(|first| on < *first) {
        Some(first) => Err(Slip::BeforeSeason { on, first }.into()),
        None => Ok(()),
    }
}

/// A person plays for one side of a match, and in one match at an hour.
fn one_place(state: &State, id: MatchId, one: &Match, sides: [&[Seat]; 2]) -> Result<(), Refusal> {
    let persons = |team: TeamId, seats: &[Seat]| -> Vec<PersonId> {
        let Some(team) = state.teams.get(&team) else { return Vec::new() };
        let there = seats.iter().filter(|seat| !seat.absent);
        let named = there.filter_map(|seat| state.of_rank(team, seat.rank, Date::MAX));
        named.map(|person| state.registry.identity(person, Date::MAX)).collect()
    };
    let [home, guest] = sides;
    let (home, guest) = (persons(one.fixture.home, home), persons(one.fixture.guest, guest));
    if let Some(who) = home.iter().find(|who| guest.contains(who)) {
        return Err(Slip::BothSides { who: *who, game: id }.into());
    }
    let hour = |one: &Match| one.fixture.starts.map(|at| (one.fixture.on, at));
    let beside = state.matches.iter().filter(|(other, _)| **other != id);
    for (other, played) in beside.filter(|(_, other)| hour(one).is_some() && hour(other) == hour(one)) {
        let Some(report) = &played.report else { continue };
        let theirs = persons(played.fixture.home, &report.home).into_iter();
        let mut theirs = theirs.chain(persons(played.fixture.guest, &report.guest));
        if let Some(who) = theirs.find(|who| home.contains(who) || guest.contains(who)) {
            return Err(Slip::TwoMatches { who, other: *other }.into());
        }
    }
    Ok(())
}

/// Who was named and did not come has no point.
fn absent_scores(id: MatchId, sides: [&[Seat]; 2], results: &[Option<BoardResult>]) -> Result<(), Refusal> {
    for (result, board) in results.iter().zip(1..) {
        // A board left empty by a team that came is one without its player.
        let there = |seats: &[Seat]| seats.iter().any(|seat| seat.board == board && !seat.absent);
        let absent = sides.map(|seats| !seats.is_empty() && !there(seats));
        let fits = match result {
            None | Some(BoardResult::BothLose) => true,
            Some(BoardResult::HomeWins) => !absent[0],
            Some(BoardResult::GuestWins) => !absent[1],
            Some(BoardResult::Drawn) => absent == [false, false],
        };
        only(fits, Slip::AbsentScores { game: id, board }.into())?;
    }
    Ok(())
}

/// A new card leaves the games that were adjudicated, or lie with the director, and who played them (21.4).
fn kept(id: MatchId, one: &Match, sides: [&[Seat]; 2], unfinished: &[usize]) -> Result<(), Refusal> {
    let Some(before) = &one.report else { return Ok(()) };
    let at = |seats: &[Seat], board: usize| seats.iter().find(|seat| seat.board == board).copied();
    let same = |board: usize| {
        let [home, guest] = sides;
        (at(home, board), at(guest, board)) == (at(&before.home, board), at(&before.guest, board))
    };
    let touched = before.acted_boards().into_iter();
    let mut touched = touched.filter(|board| !unfinished.contains(board) || !same(*board));
    touched.next().map_or(Ok(()), |board| Err(Slip::Adjudicated { game: id, board }.into()))
}

/// Rounds and teams of this class and group only, and one match per team and round.
fn fixture_fits(state: &State, id: MatchId, fixture: &Fixture, today: Date) -> Result<(), Refusal> {
    let group = state.group_members(fixture.class, fixture.group);
    if fixture.occasion == Occasion::PlayOff
        && let Some((host, _, cite)) = state.playoff_sides(fixture.class, fixture.home, fixture.guest)
        && host != fixture.home
    {
        return Err(NotSo::OtherHost(host, cite).into());
    }
    if fixture.occasion == Occasion::PlayOff {
        state.refuse_playoff(fixture)?;
        state.refuse_playoff_day(fixture, today)?;
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

/// A team that has withdrawn plays no later round.
fn in_competition(state: &State, one: &Match, team: TeamId) -> Result<(), Refusal> {
    let gone = state.teams.get(&team).and_then(|team| team.withdrawn);
    only(gone.is_none_or(|(after, _)| one.fixture.round <= after), Refusal::Withdrawn(team))
}

fn reported(state: &State, id: MatchId, one: &Match, today: Date) -> Result<(), Refusal> {
    only(one.report.as_ref().is_none_or(|report| !report.confirmed), Refusal::Confirmed(id))?;
    only(today >= one.fixture.on, Refusal::NotYet(one.fixture.on))?;
    for team in [one.fixture.home, one.fixture.guest] {
        in_competition(state, one, team)?;
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
    for seat in seats {
        let Rank::Unlisted(who) = seat.rank else { continue };
        only(state.registry.persons.contains_key(&who), Refusal::NoPerson(who))?;
        // Who is on the list is named by the rank, and its order counts.
        if let Some(line) = state.line_of(who, own, AsOf::today(Date::MAX)) {
            return Err(Slip::Ranked { who, rank: line.value.rank }.into());
        }
    }
    let lists = [state.list_of(own), ListKind::Senior];
    if !lists.iter().any(|list| state.registry.lists.contains_key(&(own.club, *list))) {
        return Ok(());
    }
    let missing = seats.iter().find(|seat| state.of_rank(own, seat.rank, Date::MAX).is_none());
    missing.map_or(Ok(()), |seat| Err(Refusal::NotOnList { team, rank: seat.rank }))
}
