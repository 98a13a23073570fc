//! Matches on another day (NRW 1987, 23).

use jiff::civil::Date;
use turmuhr_federation::{
    competition::league::postponement::{Move, NotMoved, moved, youth_ground_in_last_round},
    law::deadline::{self, Grant, Ground, Reschedule, Rule},
    ordinance::Cite,
};

use crate::{
    fact::{ClassId, Fact, MatchId, MoveGround},
    refuse::Refusal,
    slip::Slip,
    state::{Match, State},
};

impl State {
    /// The facts that move a whole round. A round without matches is refused.
    pub fn round_moved(
        &self,
        class: ClassId,
        round: u32,
        to: Date,
        reason: &str,
    ) -> Result<Vec<Fact>, Refusal> {
        let of_round = self
            .matches
            .iter()
            .filter(|(_, one)| one.is_round() && (one.fixture.class, one.fixture.round) == (class, round));
        let facts: Vec<Fact> = of_round
            .map(|(id, _)| Fact::MatchMoved {
                id: *id,
                to,
                reason: reason.to_owned(),
                whole_round: true,
                ground: Some(MoveGround::Round),
            })
            .collect();
        if facts.is_empty() {
            let of_class = self.matches.values().filter(|one| one.is_round() && one.fixture.class == class);
            let last = of_class.map(|one| one.fixture.round).max().unwrap_or_default();
            return Err(Refusal::NoRound { class, round, last });
        }
        Ok(facts)
    }
}

/// Whether a match gets another day: 14 days before, with consent or a duty, and never alone in the last round (23).
pub(crate) fn may_move(
    state: &State,
    (id, one): (MatchId, &Match),
    to: Date,
    (ground, reason): (MoveGround, &str),
    today: Date,
) -> Result<(), Refusal> {
    let Some(ordinance) = state.ordinance_of(one.fixture.class) else { return Ok(()) };
    let last = state.last_round(one.fixture.class, one.fixture.group);
    let last_round = one.is_round() && last.is_some_and(|(last, _)| last == one.fixture.round);
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
    if let MoveGround::Duty { board } | MoveGround::YouthMatch { board } = ground {
        let board = usize::try_from(board).unwrap_or(usize::MAX);
        if board > boards {
            return Err(Slip::NoSuchBoard { board, boards }.into());
        }
    }
    let change = match ground {
        MoveGround::Duty { board } => request(Ground::Duty { board }, false),
        MoveGround::YouthMatch { board } => {
            youth_ground_in_last_round(ordinance, last_round)
                .map_err(|why| Refusal::NotMoved(Box::new(why)))?;
            request(Ground::Duty { board }, false)
        }
        MoveGround::Request { consent } => request(Ground::Other, consent),
        // Only a compelling case allows it (23.4).
        MoveGround::Ordered if reason.trim().is_empty() => return Err(Refusal::NothingCompels),
        MoveGround::Ordered => Move::Ordered { scheduled, to, notified: today, last_round },
        MoveGround::Round => Move::Round { scheduled, to, notified: today },
    };
    moved(ordinance, &change).map_err(|why| match why {
        // The last round is the reason, whatever else is lacking (23.6).
        NotMoved::Refused(decided) if last_round && decided.grant == Grant::Refuse => {
            Refusal::NotMoved(Box::new(NotMoved::LastRound(decided.cite)))
        }
        why => Refusal::NotMoved(Box::new(why)),
    })?;
    before_the_last_round(state, one, to)?;
    one_match_a_day(state, (id, one), to)
}

/// Before the last round everything else is decided (23.6).
fn before_the_last_round(state: &State, one: &Match, to: Date) -> Result<(), Refusal> {
    let (class, group) = (one.fixture.class, one.fixture.group);
    let period = state.ordinance_of(class).and_then(|own| deadline::period(own, Rule::Reschedule).ok());
    let rule = period.and_then(|period| Some((period, period.last_round.clone()?)));
    let (Some((period, article)), Some((last, day)), true) =
        (rule, state.last_round(class, group), one.is_round())
    else {
        return Ok(());
    };
    let cite = Cite { ordinance: period.at.source.clone(), article };
    if one.fixture.round < last {
        return if to < day { Ok(()) } else { Err(Refusal::AfterLastRound { last: day, cite }) };
    }
    let mut earlier = state.matches.iter().filter(|(_, other)| {
        other.is_round()
            && (other.fixture.class, other.fixture.group) == (class, group)
            && other.fixture.round < last
    });
    let open = earlier.find(|(_, other)| other.report.is_none() && other.fixture.on >= to);
    open.map_or(Ok(()), |(open, _)| Err(Refusal::LastRoundFirst { open: *open, cite }))
}

/// A game of an earlier round is played on before the last one (32.2).
pub(crate) fn adjourned_until(state: &State, one: &Match, on: Date) -> Result<(), Refusal> {
    let rules = state.ordinance_of(one.fixture.class).map(|own| &own.rules);
    let rule = rules.and_then(|rules| rules.adjourned_before_last_round.as_ref()).filter(|said| said.value);
    let last = state.last_round(one.fixture.class, one.fixture.group);
    match (rule, last) {
        (Some(rule), Some((round, last))) if one.is_round() && one.fixture.round < round && on >= last => {
            Err(Refusal::AfterLastRound { last, cite: rule.at.cite() })
        }
        _ => Ok(()),
    }
}

/// A team plays one match a day, unless both have an hour of their own.
fn one_match_a_day(state: &State, (id, one): (MatchId, &Match), to: Date) -> Result<(), Refusal> {
    for team in [one.fixture.home, one.fixture.guest] {
        let same_day = state.matches.iter().find(|(other, played)| {
            let hours = one.fixture.starts.zip(played.fixture.starts);
            **other != id
                && played.fixture.on == to
                && [played.fixture.home, played.fixture.guest].contains(&team)
                && hours.is_none_or(|(own, others)| own == others)
        });
        if let Some((other, _)) = same_day {
            return Err(Refusal::PlaysThatDay { team, other: *other });
        }
    }
    Ok(())
}
