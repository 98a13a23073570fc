//! Play-offs (Stichkämpfe): the next game or lot, the winner, and the article that decides.
//!
//! A [`PlayOff`] is a [`Rule`] and the facts so far. Its [`State`] is recomputed from them each time, so only
//! the facts have to be stored.
//!
//! ```
//! use turmuhr_core::{PlayerId, Points};
//! use turmuhr_standings::playoff::{Fact, Field, Next, PlayOff, rules};
//!
//! let blitz = rules::named("blitz").expect("10.3");
//! let mut playoff = PlayOff::new(blitz, Field::of(&[PlayerId(3), PlayerId(8)]))?;
//! // 10.3: colours of the first game by lot.
//! playoff.draw(1988).expect("a lot is wanted");
//! let Next::Play { fixtures, .. } = playoff.state().next else { panic!("two games") };
//! let (white, black) = (fixtures[0].first, fixtures[0].second);
//! playoff.record(Fact::Game { white, black, points: (Points::ONE, Points::ZERO) })?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod facts;
mod replay;
pub mod rules;
mod trigger;

use std::collections::BTreeMap;

use turmuhr_core::{PlayerId, Points};

use crate::{event::Form, lists::OrdinanceList, standings::Standings};

pub use facts::{DrawnLot, Fact, LotFault, Method, Purpose};
pub use rules::{Article, Kind, Ordinance, Rule, Stage, Stake};
pub use trigger::{Call, called_among, called_for};

use replay::Replay;

/// The participants of a play-off and the places at stake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The tied, in any order.
    pub participants: Vec<PlayerId>,
    /// Places inside the group that must be separated: 1 separates the first from the rest, 2 the first two
    /// from the rest.
    pub boundaries: Vec<u32>,
    /// The form of the event; it decides which tie-breaks follow a level play-off.
    pub form: Form,
    /// Boards of a match of teams.
    pub boards: u32,
    /// The matches of the event between two of the teams, the host first.
    pub hosts: Vec<(PlayerId, PlayerId)>,
    /// The order of the participants in the event by its tie-breaks, equals together; supplied when it is
    /// needed.
    pub main_order: Option<Vec<Vec<PlayerId>>>,
}

impl Field {
    /// Players tied for first place of a round robin.
    pub fn of(participants: &[PlayerId]) -> Field {
        Field {
            participants: participants.to_vec(),
            boundaries: vec![1],
            form: Form::RoundRobin,
            boards: 0,
            hosts: Vec::new(),
            main_order: None,
        }
    }

    /// Teams tied for first place, with the host (first) of each match between two of them.
    pub fn of_teams(participants: &[PlayerId], boards: u32, hosts: &[(PlayerId, PlayerId)]) -> Field {
        Field { boards, hosts: hosts.to_vec(), ..Field::of(participants) }
    }
}

/// The order of some participants in standings, equals together.
pub fn order_of(standings: &Standings, participants: &[PlayerId]) -> Vec<Vec<PlayerId>> {
    let rows: Vec<_> = standings.rows.iter().filter(|row| participants.contains(&row.id)).collect();
    let groups = rows.chunk_by(|one, other| one.rank == other.rank);
    groups.map(|group| group.iter().map(|row| row.id).collect()).collect()
}

/// A rule, its participants, and the facts so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayOff {
    rule: &'static Rule,
    field: Field,
    facts: Vec<Fact>,
}

/// The state of a play-off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// What is needed next.
    pub next: Next,
    /// The finished stages.
    pub steps: Vec<Step>,
    /// Once decided: best first, those who stay tied together.
    pub order: Option<Vec<Vec<PlayerId>>>,
}

impl State {
    /// The single first of the order.
    pub fn winner(&self) -> Option<PlayerId> {
        match self.order.as_deref()?.first()?.as_slice() {
            [winner] => Some(*winner),
            _ => None,
        }
    }
}

/// What a play-off needs next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// Games or matches that can be played now.
    Play {
        /// The article that orders them.
        article: Article,
        /// In any order.
        fixtures: Vec<Fixture>,
    },
    /// A lot must be drawn.
    Lot {
        /// The article that orders it.
        article: Article,
        /// What the lot decides.
        purpose: Purpose,
        /// Sorted by number.
        candidates: Vec<PlayerId>,
    },
    /// The play-off needs the order of these participants in the event by this list.
    MainEvent {
        /// The article that refers to the event.
        article: Article,
        /// Its tie-breaks.
        list: &'static OrdinanceList,
        /// Those still tied.
        among: Vec<PlayerId>,
    },
    /// Nothing: the order is known.
    Decided,
}

/// A game, White first; or a match, the host first.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fixture {
    /// White, or the host.
    pub first: PlayerId,
    /// Black, or the guest.
    pub second: PlayerId,
    /// The ordinance does not fix the sides: either may be the first.
    pub either: bool,
}

impl Fixture {
    fn fits(&self, first: PlayerId, second: PlayerId) -> bool {
        (self.first, self.second) == (first, second)
            || (self.either && (self.second, self.first) == (first, second))
    }
}

/// A finished stage for one tied group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The stage of the rule.
    pub stage: Stage,
    /// Points of each, best first; empty for a lot or the order of the event.
    pub tallies: Vec<(PlayerId, Points)>,
    /// The group as split by the stage.
    pub parts: Vec<Vec<PlayerId>>,
    /// The lot that decided it.
    pub lot: Option<DrawnLot>,
}

/// Why a play-off cannot be created.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoPlayOff {
    /// Fewer than two participants.
    #[error("a play-off needs two who are different")]
    Alone,
    /// The rule has no stages for more than two.
    #[error("article {} knows a play-off of two only", .0.number)]
    OnlyTwo(Article),
    /// A match of teams without a number of boards.
    #[error("the number of boards is missing")]
    NoBoards,
    /// The rule reverses a match whose host is missing.
    #[error("who was host when {0} met {1} is not said")]
    HostUnknown(PlayerId, PlayerId),
    /// The order of the event has other participants.
    #[error("the order of the event does not hold exactly those who play")]
    OtherOrder,
}

/// Why a fact was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotNow {
    /// Nothing is at stake any more.
    #[error("the play-off is decided")]
    Decided,
    /// Another fact is needed first.
    #[error("something else comes next")]
    Expected(Next),
    /// The points are not those of a game.
    #[error("no such result exists")]
    NoResult,
    /// The match has another number of boards.
    #[error("a match has {0} boards")]
    Boards(u32),
    /// The lot does not match its record.
    #[error("the lot is not what it is said to be")]
    Lot(LotFault),
}

impl PlayOff {
    /// Before the first game.
    pub fn new(rule: &'static Rule, field: Field) -> Result<PlayOff, NoPlayOff> {
        let mut field = field;
        field.participants.sort_unstable();
        field.participants.dedup();
        let participants = &field.participants;
        if participants.len() < 2 {
            return Err(NoPlayOff::Alone);
        }
        if participants.len() > 2 && rule.more.is_empty() {
            return Err(NoPlayOff::OnlyTwo(rule.article));
        }
        if rule.of_teams && field.boards == 0 {
            return Err(NoPlayOff::NoBoards);
        }
        if let ([one, other], Some(Kind::Match(rules::Host::Reversed))) =
            (participants.as_slice(), rule.two.first().map(|stage| stage.kind))
        {
            let known = |pair: &(PlayerId, PlayerId)| *pair == (*one, *other) || *pair == (*other, *one);
            if !field.hosts.iter().any(known) {
                return Err(NoPlayOff::HostUnknown(*one, *other));
            }
        }
        if let Some(order) = &field.main_order {
            check_order(order, participants)?;
        }
        Ok(PlayOff { rule, field, facts: Vec::new() })
    }

    /// The rule that applies.
    pub fn rule(&self) -> &'static Rule {
        self.rule
    }

    /// In the order they were recorded.
    pub fn facts(&self) -> &[Fact] {
        &self.facts
    }

    /// Computed from the facts.
    pub fn state(&self) -> State {
        Replay::new(self.rule, &self.field, &self.facts).run()
    }

    /// Records a fact if it fits the next step; otherwise changes nothing.
    pub fn record(&mut self, fact: Fact) -> Result<State, NotNow> {
        self.check(&fact)?;
        self.facts.push(fact);
        Ok(self.state())
    }

    /// Draws the next lot. Each lot of a play-off has its own seed, counted up from the published one.
    pub fn draw(&mut self, seed: u64) -> Option<DrawnLot> {
        let Next::Lot { purpose, candidates, .. } = self.state().next else { return None };
        let before = self.facts.iter().filter(|fact| matches!(fact, Fact::Lot(_))).count();
        let lot = DrawnLot::from_seed(purpose, seed.wrapping_add(before as u64), &candidates);
        self.facts.push(Fact::Lot(lot.clone()));
        Some(lot)
    }

    /// Supplies the order of the event if it was missing.
    pub fn tell_main_order(&mut self, order: Vec<Vec<PlayerId>>) -> Result<State, NoPlayOff> {
        check_order(&order, &self.field.participants)?;
        self.field.main_order = Some(order);
        Ok(self.state())
    }

    fn check(&self, fact: &Fact) -> Result<(), NotNow> {
        let next = self.state().next;
        match (&next, fact) {
            (Next::Decided, _) => Err(NotNow::Decided),
            (Next::Play { fixtures, .. }, Fact::Game { white, black, points })
                if !self.rule.of_teams && fixtures.iter().any(|fixture| fixture.fits(*white, *black)) =>
            {
                if facts::is_result(*points) {
                    Ok(())
                } else {
                    Err(NotNow::NoResult)
                }
            }
            (Next::Play { fixtures, .. }, Fact::Match { host, guest, boards })
                if self.rule.of_teams && fixtures.iter().any(|fixture| fixture.fits(*host, *guest)) =>
            {
                if boards.len() != self.field.boards as usize {
                    return Err(NotNow::Boards(self.field.boards));
                }
                if boards.iter().all(|board| facts::is_result(*board)) {
                    Ok(())
                } else {
                    Err(NotNow::NoResult)
                }
            }
            (Next::Lot { purpose, candidates, .. }, Fact::Lot(lot)) if lot.purpose == *purpose => {
                let mut told = lot.candidates.clone();
                told.sort_unstable();
                if told != *candidates {
                    return Err(NotNow::Lot(LotFault::OtherCandidates));
                }
                lot.fault().map_or(Ok(()), |fault| Err(NotNow::Lot(fault)))
            }
            _ => Err(NotNow::Expected(next)),
        }
    }
}

fn check_order(order: &[Vec<PlayerId>], participants: &[PlayerId]) -> Result<(), NoPlayOff> {
    let mut told: Vec<PlayerId> = order.iter().flatten().copied().collect();
    told.sort_unstable();
    if told == participants { Ok(()) } else { Err(NoPlayOff::OtherOrder) }
}

/// Points by participant.
type Tallies = BTreeMap<PlayerId, Points>;
