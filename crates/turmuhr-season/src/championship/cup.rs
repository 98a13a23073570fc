//! A cup: its draw, its rounds, and who goes on (NRW 1987, 12 and 13).

use std::collections::BTreeMap;

use turmuhr_core::{PlayerId, Points};
use turmuhr_federation::{
    Ordinance,
    competition::{
        cup::{self as rule, DrawFault, DrawFaultKind, Drawn, Verdict},
        league::Played,
    },
    ordinance::rules::Cup,
};
use turmuhr_pairing::{
    knockout::{HomeGames, draw_round},
    lot::Lot,
};
use turmuhr_standings::playoff::{Field, PlayOff};

use super::{Championship, NotSo, Pair, Step, ranking::fact_of};
use crate::{
    fact::{EntrantId, MatchId},
    refuse::Refusal,
    state::State,
    tables::{boards_of, counted},
};

/// A round as it was drawn, with what was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// Drawn by itself, not from the bracket of the first round.
    pub anew: bool,
    pub games: Vec<Game>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub pair: Pair,
    /// The points of the boards in tenths, home first; empty as long as nothing is known.
    pub boards: Vec<[i32; 2]>,
}

/// How a game of a cup stands.
#[derive(Clone, Debug, PartialEq)]
pub enum Standing {
    /// Not played, or the card of the match is not confirmed.
    Open(Option<MatchId>),
    /// Level: the play-off goes on.
    Level(Box<PlayOff>),
    Won {
        by: EntrantId,
        decider: Decider,
    },
}

/// What decided a game of a cup.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Decider {
    Bye,
    Points,
    /// Board points were level; the boards are weighed.
    Berlin,
    /// Further games.
    PlayOff,
    Lot,
}

/// The rules of the draw: those of the same article as the competition.
pub(crate) fn rules_of_draw<'o>(
    ordinance: &'o Ordinance,
    one: &Championship,
) -> Option<(&'o String, &'o Cup)> {
    let competition = ordinance.rules.competition.get(&one.details.competition)?;
    ordinance.rules.cup.iter().find(|(_, rule)| rule.at.article == competition.at.article)
}

fn name(id: EntrantId) -> String {
    id.0.to_string()
}

fn read(name: &str) -> Option<EntrantId> {
    name.parse().ok().map(EntrantId)
}

impl State {
    /// Entrants as a draw sees them. Below the federation nobody is kept apart: everybody is of a group of their own.
    fn drawn_from(&self, one: &Championship) -> Vec<rule::Entrant> {
        let verband = |club| self.clubs.get(&club).map(|club| club.details.verband.clone());
        one.active()
            .map(|(id, entered)| rule::Entrant {
                name: name(id),
                verband: verband(entered.who.club()).filter(|_| one.by_places()).unwrap_or_else(|| name(id)),
                place: entered.place,
            })
            .collect()
    }

    /// How a game stands.
    pub fn standing(&self, one: &Championship, game: &Game) -> Standing {
        let Some(guest) = game.pair.guest else {
            return Standing::Won { by: game.pair.home, decider: Decider::Bye };
        };
        let home = game.pair.home;
        let (boards, of) = self.boards_played(one, game, guest);
        let Some(boards) = boards else { return Standing::Open(of) };
        let sum = |side: usize| boards.iter().map(|board| board[side]).sum::<i32>();
        let won = |by, decider| Standing::Won { by, decider };
        match sum(0).cmp(&sum(1)) {
            std::cmp::Ordering::Greater => return won(home, Decider::Points),
            std::cmp::Ordering::Less => return won(guest, Decider::Points),
            std::cmp::Ordering::Equal => {}
        }
        let Some(mut playoff) = self.playoff_of(one, [home, guest], &boards) else {
            return Standing::Open(of);
        };
        let mut among = vec![home, guest];
        among.sort_unstable();
        let steps = one.playoffs.iter().find(|(known, _)| *known == among);
        let of_teams = playoff.rule().of_teams;
        let mut by_lot = false;
        for step in steps.map(|(_, steps)| steps.as_slice()).unwrap_or_default() {
            if let Some(fact) = fact_of(&playoff, step) {
                by_lot = matches!(step, Step::Lot { .. } | Step::ByHand { .. });
                let _ = playoff.record(fact);
            }
        }
        match playoff.state().winner() {
            Some(PlayerId(winner)) => {
                let decider = match (by_lot, of_teams) {
                    (true, _) => Decider::Lot,
                    (false, true) => Decider::Berlin,
                    (false, false) => Decider::PlayOff,
                };
                won(EntrantId(winner), decider)
            }
            None => Standing::Level(Box::new(playoff)),
        }
    }

    /// The play-off of a level game: of teams the match itself is its first stage (13.4).
    fn playoff_of(&self, one: &Championship, sides: [EntrantId; 2], boards: &[[i32; 2]]) -> Option<PlayOff> {
        let rule = self.competition(one)?.playoff?.0;
        let ids = sides.map(|id| PlayerId(id.0));
        let number = u32::try_from(boards.len()).ok()?;
        let field = if rule.of_teams { Field::of_teams(&ids, number, &[]) } else { Field::of(&ids) };
        let mut playoff = PlayOff::new(rule, field).ok()?;
        if rule.of_teams {
            let [host, guest] = sides;
            let fact = fact_of(&playoff, &Step::Match { host, guest, boards: boards.to_vec() })?;
            playoff.record(fact).ok()?;
        }
        Some(playoff)
    }

    /// The boards of a game: as entered, or from the confirmed match of the class.
    fn boards_played(
        &self,
        one: &Championship,
        game: &Game,
        guest: EntrantId,
    ) -> (Option<Vec<[i32; 2]>>, Option<MatchId>) {
        if !game.boards.is_empty() {
            return (Some(game.boards.clone()), None);
        }
        let teams = (self.team_of(one, game.pair.home), self.team_of(one, guest));
        let (Some(home), Some(guest)) = teams else { return (None, None) };
        let of_pair = self.matches.iter().find(|(_, played)| {
            (Some(played.fixture.class), played.fixture.home, played.fixture.guest)
                == (one.details.class, home, guest)
        });
        let Some((id, _)) = of_pair else { return (None, None) };
        let boards = match counted(self, *id) {
            (Played::Open, _) | (_, false) => None,
            (played, true) => match boards_of(self, *id, played) {
                Played::Score { each, .. } => {
                    Some(each.iter().map(|board| board.map(Points::in_tenths)).collect())
                }
                Played::Decided { boards, .. } => Some(vec![boards.map(Points::in_tenths)]),
                Played::Open => None,
            },
        };
        (boards, Some(*id))
    }

    /// Who is in the next round: everybody before the first, then the winners in the order of the bracket.
    pub fn in_next_round(&self, one: &Championship) -> Result<Vec<EntrantId>, Refusal> {
        let Some(last) = one.rounds.last() else {
            return Ok(one.active().map(|(id, _)| id).collect());
        };
        let number = u32::try_from(one.rounds.len()).unwrap_or(u32::MAX);
        last.games
            .iter()
            .map(|game| match self.standing(one, game) {
                Standing::Won { by, .. } => Ok(by),
                Standing::Open(_) | Standing::Level(_) => Err(NotSo::RoundOpen(number).into()),
            })
            .collect()
    }

    /// The winner of a cup: of its final.
    pub fn cup_winner(&self, one: &Championship) -> Option<EntrantId> {
        let [only] = one.rounds.last()?.games.as_slice() else { return None };
        match self.standing(one, only) {
            Standing::Won { by, .. } => Some(by),
            Standing::Open(_) | Standing::Level(_) => None,
        }
    }

    /// Whether another state lacks a round whose matches are set.
    pub(crate) fn redrawn_cup(&self, after: &State) -> bool {
        self.championships.all.iter().any(|(id, one)| {
            let left = after.championships.all.get(id).map_or(0, |other| other.rounds.len());
            let lost = one.rounds.len() > left;
            lost && after.matches.values().any(|played| {
                Some(played.fixture.class) == one.details.class && played.fixture.round as usize > left
            })
        })
    }

    /// Home games so far, and who was away last (12.3).
    fn homes(&self, one: &Championship) -> BTreeMap<String, HomeGames> {
        let mut homes: BTreeMap<String, HomeGames> = BTreeMap::new();
        for game in one.rounds.iter().flat_map(|round| &round.games) {
            let Some(guest) = game.pair.guest else { continue };
            let home = homes.entry(name(game.pair.home)).or_default();
            *home = HomeGames { count: home.count + 1, was_away_last: false };
            homes.entry(name(guest)).or_default().was_away_last = true;
        }
        homes
    }

    /// The next round by lot: the first as a bracket, the others from it or drawn anew, each with its home right.
    pub fn draw_next(&self, one: &Championship, seed: u64, anew: bool) -> Result<Vec<Pair>, Refusal> {
        let (ordinance, _) = self.rules_of(one)?;
        let (kind, _) = rules_of_draw(ordinance, one).ok_or(NotSo::NotACup)?;
        let entrants = self.drawn_from(one);
        let mut lot = Lot::new(seed);
        let first = one.rounds.is_empty();
        let pairs: Vec<(String, Option<String>)> = if first {
            if entrants.len() < 2 {
                return Err(NotSo::TooFew.into());
            }
            let largest = if one.by_places() { self.quotas(one)?.largest } else { Vec::new() };
            let drawn = rule::draw_bracket(ordinance, kind, &largest, &entrants, seed);
            drawn.ok().flatten().ok_or(NotSo::NoDraw)?
        } else {
            let left = self.in_next_round(one)?;
            if left.len() < 2 {
                return Err(NotSo::Decided.into());
            }
            let pair = |two: &[EntrantId]| (name(two[0]), two.get(1).map(|other| name(*other)));
            if anew {
                let verband = |id: &EntrantId| {
                    let known = entrants.iter().find(|known| known.name == name(*id));
                    known.map_or("", |known| known.verband.as_str())
                };
                let groups: Vec<&str> = left.iter().map(verband).collect();
                let drawn = draw_round(&groups, seed).ok_or(NotSo::NoDraw)?;
                let of = |slot: Option<usize>| slot.and_then(|place| left.get(place)).copied();
                let both = drawn.pairs.iter().map(|(one, other)| [of(*one), of(*other)]);
                both.map(|two| two.into_iter().flatten().collect::<Vec<_>>())
                    .filter(|two| !two.is_empty())
                    .map(|two| pair(&two))
                    .collect()
            } else {
                left.chunks(2).map(pair).collect()
            }
        };
        let homes = self.homes(one);
        let mut drawn = Vec::new();
        for (one, other) in pairs {
            let (home, guest) = match other {
                Some(other) => {
                    let (home, guest) = rule::at_home(&homes, &one, &other, &mut lot);
                    (home, Some(guest))
                }
                None => (one, None),
            };
            let guest = guest.and_then(|guest| read(&guest));
            drawn.extend(read(&home).map(|home| Pair { home, guest }));
        }
        Ok(drawn)
    }

    /// What a draw breaks, with the rounds before it.
    pub(crate) fn check_draw(&self, one: &Championship, pairs: &[Pair], anew: bool) -> Option<Verdict> {
        let ordinance = self.ordinance_for(one)?;
        let (kind, rule) = rules_of_draw(ordinance, one)?;
        let quotas = if one.by_places() { self.quotas(one).ok()? } else { super::seats::Quotas::default() };
        let white = |guest: EntrantId| rule.host_black.as_ref().map(|_| name(guest));
        let told = |number: usize, games: &[(Pair, Option<EntrantId>)]| rule::Round {
            round: u32::try_from(number).unwrap_or(u32::MAX),
            pairs: games
                .iter()
                .filter_map(|(pair, winner)| {
                    let guest = pair.guest?;
                    Some(rule::Pair {
                        home: name(pair.home),
                        guest: name(guest),
                        white: white(guest),
                        winner: winner.map(name),
                    })
                })
                .collect(),
            byes: games
                .iter()
                .filter(|(pair, _)| pair.guest.is_none())
                .map(|(pair, _)| name(pair.home))
                .collect(),
        };
        let winner = |game: &Game| match self.standing(one, game) {
            Standing::Won { by, .. } => Some(by),
            Standing::Open(_) | Standing::Level(_) => None,
        };
        let mut rounds: Vec<rule::Round> = (1..)
            .zip(&one.rounds)
            .map(|(number, round)| {
                let games: Vec<_> = round.games.iter().map(|game| (game.pair, winner(game))).collect();
                told(number, &games)
            })
            .collect();
        let now: Vec<_> = pairs.iter().map(|pair| (*pair, None)).collect();
        let number = rounds.len() + 1;
        rounds.push(told(number, &now));
        let drawn = Drawn {
            cup: kind.clone(),
            verbaende: quotas.each.keys().cloned().collect(),
            largest: quotas.largest,
            entrants: self.drawn_from(one),
            rounds,
            bracket: None,
        };
        let mut verdict = rule::check(ordinance, &drawn).ok()?;
        // A first draw that fixes the way to the final must keep the Verbände apart until then.
        let order: Vec<String> =
            pairs.iter().flat_map(|pair| [Some(pair.home), pair.guest]).flatten().map(name).collect();
        let mut later = Vec::new();
        if one.rounds.is_empty() && !anew && order.len() == 2 * pairs.len() && pairs.len().is_power_of_two() {
            let fixed = Drawn { rounds: Vec::new(), bracket: Some(order), ..drawn };
            let found = rule::check(ordinance, &fixed).map(|found| found.violations).unwrap_or_default();
            later.extend(found.into_iter().filter(|fault| fault.round > 1));
        }
        let of_now = |fault: &DrawFault| fault.round as usize == number || fault.round == 0;
        // Another level may have others than one of each Verband.
        verdict
            .violations
            .retain(|fault| of_now(fault) && (one.by_places() || fault.kind != DrawFaultKind::Quota));
        verdict.violations.extend(later);
        verdict.warnings.retain(of_now);
        Some(verdict)
    }
}
