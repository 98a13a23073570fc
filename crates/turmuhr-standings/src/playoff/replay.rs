//! Replays the facts stage by stage. The first missing fact is the next step.

use std::collections::BTreeMap;

use turmuhr_core::{PlayerId, Points};
use turmuhr_round_robin::berger;

use super::{
    DrawnLot, Fact, Field, Fixture, Next, Purpose, State, Step, Tallies,
    rules::{Article, FirstColour, Host, Kind, Rule, Stage},
};

/// The value, or the next step that is missing for it.
type Wants<T> = Result<T, Box<Next>>;

/// Tied groups, best first.
type Parts = Vec<Vec<PlayerId>>;

pub(super) struct Replay<'a> {
    rule: &'static Rule,
    field: &'a Field,
    facts: std::slice::Iter<'a, Fact>,
    steps: Vec<Step>,
    /// The host of the last match of two teams.
    hosts: BTreeMap<(PlayerId, PlayerId), PlayerId>,
}

/// Two opponents with their points on each board; a game is a match on one board.
#[derive(Clone, Debug)]
struct Encounter {
    first: PlayerId,
    second: PlayerId,
    boards: Vec<(Points, Points)>,
}

impl Encounter {
    fn points(&self) -> (Points, Points) {
        let sum = |side: fn(&(Points, Points)) -> Points| self.boards.iter().map(side).sum();
        (sum(|board| board.0), sum(|board| board.1))
    }

    /// Board 1 has the weight `top`, each further board one less.
    fn weighed(&self, top: u32) -> (Points, Points) {
        let sum = |side: fn(&(Points, Points)) -> Points| {
            let weighed = self.boards.iter().zip((0..=i64::from(top)).rev()).map(|(board, weight)| {
                Points::tenths(side(board).in_tenths() * i32::try_from(weight).unwrap_or(0))
            });
            weighed.sum()
        };
        (sum(|board| board.0), sum(|board| board.1))
    }

    /// 18.1 and 18.2: two match points for more board points than the opponent.
    fn match_points(&self) -> (Points, Points) {
        let (one, other) = self.points();
        match one.cmp(&other) {
            std::cmp::Ordering::Greater => (Points::whole(2), Points::ZERO),
            std::cmp::Ordering::Equal => (Points::ONE, Points::ONE),
            std::cmp::Ordering::Less => (Points::ZERO, Points::whole(2)),
        }
    }
}

/// The encounters since the play-off, or the repetition among those still tied, began.
#[derive(Default)]
struct Bout {
    encounters: Vec<Encounter>,
}

impl<'a> Replay<'a> {
    pub(super) fn new(rule: &'static Rule, field: &'a Field, facts: &'a [Fact]) -> Replay<'a> {
        let mut hosts = BTreeMap::new();
        for (host, guest) in &field.hosts {
            hosts.insert(pair(*host, *guest), *host);
        }
        Replay { rule, field, facts: facts.iter(), steps: Vec::new(), hosts }
    }

    pub(super) fn run(mut self) -> State {
        match self.resolve(&self.field.participants.clone(), 0) {
            Ok(parts) => State { next: Next::Decided, steps: self.steps, order: Some(parts) },
            Err(next) => State { next: *next, steps: self.steps, order: None },
        }
    }

    /// Does the order matter within a tied group of `count` that is behind `before` others?
    fn at_stake(&self, before: usize, count: usize) -> bool {
        let inside = |boundary: &u32| (before + 1..before + count).contains(&(*boundary as usize));
        self.field.boundaries.iter().any(inside)
    }

    fn resolve(&mut self, group: &[PlayerId], before: usize) -> Wants<Parts> {
        let stages = if group.len() == 2 { self.rule.two } else { self.rule.more };
        let mut bout = Bout::default();
        let mut parts = vec![group.to_vec()];
        for stage in stages {
            let mut next = Vec::with_capacity(parts.len());
            let mut at = before;
            for part in parts {
                let count = part.len();
                if count > 1 && self.at_stake(at, count) {
                    next.extend(self.stage(*stage, &part, &mut bout, at)?);
                } else {
                    next.push(part);
                }
                at += count;
            }
            parts = next;
        }
        Ok(parts)
    }

    fn stage(&mut self, stage: Stage, group: &[PlayerId], bout: &mut Bout, before: usize) -> Wants<Parts> {
        let article = stage.article;
        let boards = self.field.boards;
        let weight = |top: Option<u32>| top.unwrap_or(boards).max(boards);
        match stage.kind {
            Kind::Games { count, first } => {
                let from = bout.encounters.len();
                for _ in 0..count {
                    self.game(article, group, first, bout)?;
                }
                Ok(self.by_points(stage, group, &bout.encounters[from..], Encounter::points))
            }
            Kind::NextDecisive => loop {
                let from = bout.encounters.len();
                self.game(article, group, FirstColour::NotSaid, bout)?;
                let (one, other) = bout.encounters[from].points();
                if one != other {
                    return Ok(self.by_points(stage, group, &bout.encounters[from..], Encounter::points));
                }
            },
            Kind::Match(host) => {
                self.match_of(article, group, host, bout)?;
                let last = bout.encounters.len() - 1;
                Ok(self.by_points(stage, group, &bout.encounters[last..], Encounter::points))
            }
            Kind::Berlin { top } => {
                let last = bout.encounters.len().saturating_sub(1);
                let top = weight(top);
                Ok(self.by_points(stage, group, &bout.encounters[last..], |encounter| encounter.weighed(top)))
            }
            Kind::FurtherMatches { top } => loop {
                self.match_of(article, group, Host::Reversed, bout)?;
                let last = bout.encounters[bout.encounters.len() - 1].clone();
                let (one, other) = last.points();
                let played = std::slice::from_ref(&last);
                if one != other {
                    return Ok(self.by_points(stage, group, played, Encounter::points));
                }
                let top = weight(top);
                let (one, other) = last.weighed(top);
                if one != other {
                    return Ok(self.by_points(stage, group, played, |encounter| encounter.weighed(top)));
                }
            },
            Kind::Tournament => {
                self.tournament(article, group, bout)?;
                let value = if self.rule.of_teams { Encounter::match_points } else { Encounter::points };
                Ok(self.by_points(stage, group, &bout.encounters, value))
            }
            Kind::Mutual => {
                let mutual: Vec<Encounter> = bout
                    .encounters
                    .iter()
                    .filter(|met| group.contains(&met.first) && group.contains(&met.second))
                    .cloned()
                    .collect();
                Ok(self.by_points(stage, group, &mutual, Encounter::match_points))
            }
            Kind::BoardPoints => Ok(self.by_points(stage, group, &bout.encounters, Encounter::points)),
            Kind::TournamentBerlin { top } => {
                let top = weight(top);
                Ok(self.by_points(stage, group, &bout.encounters, |encounter| encounter.weighed(top)))
            }
            Kind::Again => self.resolve(group, before),
            Kind::MainEvent(list) => {
                let list = list.list(self.field.form);
                let Some(order) = &self.field.main_order else {
                    return Err(Box::new(Next::MainEvent { article, list, among: group.to_vec() }));
                };
                let among = |part: &Vec<PlayerId>| -> Vec<PlayerId> {
                    part.iter().copied().filter(|id| group.contains(id)).collect()
                };
                let parts: Parts = order.iter().map(among).filter(|part| !part.is_empty()).collect();
                self.steps.push(Step { stage, tallies: Vec::new(), parts: parts.clone(), lot: None });
                Ok(parts)
            }
            Kind::Lot => {
                let lot = self.lot(article, Purpose::Decision, group)?;
                let parts: Parts = lot.order.iter().map(|id| vec![*id]).collect();
                self.steps.push(Step { stage, tallies: Vec::new(), parts: parts.clone(), lot: Some(lot) });
                Ok(parts)
            }
        }
    }

    fn by_points(
        &mut self,
        stage: Stage,
        group: &[PlayerId],
        encounters: &[Encounter],
        value: impl Fn(&Encounter) -> (Points, Points),
    ) -> Parts {
        let mut tallies: Tallies = group.iter().map(|id| (*id, Points::ZERO)).collect();
        for encounter in encounters {
            let (one, other) = value(encounter);
            for (id, points) in [(encounter.first, one), (encounter.second, other)] {
                if let Some(tally) = tallies.get_mut(&id) {
                    *tally += points;
                }
            }
        }
        let mut sorted: Vec<(PlayerId, Points)> = tallies.into_iter().collect();
        sorted.sort_by_key(|(id, points)| (std::cmp::Reverse(*points), *id));
        let groups = sorted.chunk_by(|one, other| one.1 == other.1);
        let parts: Parts = groups.map(|part| part.iter().map(|(id, _)| *id).collect()).collect();
        self.steps.push(Step { stage, tallies: sorted, parts: parts.clone(), lot: None });
        parts
    }

    fn lot(&mut self, article: Article, purpose: Purpose, candidates: &[PlayerId]) -> Wants<DrawnLot> {
        match self.facts.next() {
            Some(Fact::Lot(lot)) => Ok(lot.clone()),
            _ => {
                let mut candidates = candidates.to_vec();
                candidates.sort_unstable();
                Err(Box::new(Next::Lot { article, purpose, candidates }))
            }
        }
    }

    /// Takes these fixtures from the facts, in any order.
    fn played(&mut self, article: Article, fixtures: Vec<Fixture>) -> Wants<Vec<Encounter>> {
        let mut open = fixtures;
        let mut played = Vec::with_capacity(open.len());
        while !open.is_empty() {
            let encounter = match self.facts.next() {
                Some(Fact::Game { white, black, points }) => {
                    Encounter { first: *white, second: *black, boards: vec![*points] }
                }
                Some(Fact::Match { host, guest, boards }) => {
                    Encounter { first: *host, second: *guest, boards: boards.clone() }
                }
                Some(Fact::Lot(_)) | None => return Err(Box::new(Next::Play { article, fixtures: open })),
            };
            open.retain(|fixture| !fixture.fits(encounter.first, encounter.second));
            self.hosts.insert(pair(encounter.first, encounter.second), encounter.first);
            played.push(encounter);
        }
        Ok(played)
    }

    /// The next game of two players, with colours reversed from the last.
    fn game(
        &mut self,
        article: Article,
        group: &[PlayerId],
        colour: FirstColour,
        bout: &mut Bout,
    ) -> Wants<()> {
        let (one, other) = (group[0], group[1]);
        let fixture = match (bout.encounters.last(), colour) {
            (Some(last), _) => Fixture { first: last.second, second: last.first, either: false },
            (None, FirstColour::NotSaid) => Fixture { first: one, second: other, either: true },
            (None, FirstColour::ByLot) => {
                let lot = self.lot(article, Purpose::FirstWhite, group)?;
                Fixture { first: lot.order[0], second: lot.order[1], either: false }
            }
        };
        bout.encounters.extend(self.played(article, vec![fixture])?);
        Ok(())
    }

    fn match_of(&mut self, article: Article, group: &[PlayerId], host: Host, bout: &mut Bout) -> Wants<()> {
        let (one, other) = (group[0], group[1]);
        let fixture = match host {
            Host::NotSaid => Fixture { first: one, second: other, either: true },
            Host::ByLot => {
                let lot = self.lot(article, Purpose::Host, group)?;
                Fixture { first: lot.order[0], second: lot.order[1], either: false }
            }
            Host::Reversed => match self.hosts.get(&pair(one, other)) {
                Some(host) if *host == one => Fixture { first: other, second: one, either: false },
                Some(_) => Fixture { first: one, second: other, either: false },
                None => Fixture { first: one, second: other, either: true },
            },
        };
        bout.encounters.extend(self.played(article, vec![fixture])?);
        Ok(())
    }

    fn tournament(&mut self, article: Article, group: &[PlayerId], bout: &mut Bout) -> Wants<()> {
        let lot = self.lot(article, Purpose::Numbers, group)?;
        let by_number = |number: u32| lot.order[number as usize - 1];
        for round in berger(u32::try_from(group.len()).unwrap_or(u32::MAX)) {
            let fixture = |&(white, black): &(u32, u32)| Fixture {
                first: by_number(white),
                second: by_number(black),
                either: false,
            };
            bout.encounters.extend(self.played(article, round.boards.iter().map(fixture).collect())?);
        }
        Ok(())
    }
}

/// The same key whatever the order of the two.
fn pair(one: PlayerId, other: PlayerId) -> (PlayerId, PlayerId) {
    (one.min(other), one.max(other))
}
