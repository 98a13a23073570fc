//! Cup draws: who takes part, who may not meet yet, who is at home (NRW 1987, 12 and 13).

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use turmuhr_pairing::{
    knockout::{self, HomeGames, HomeRight, Side},
    lot::Lot,
};

use crate::ordinance::{Cite, Ordinance, rules::Cup};

/// A cup as far as it has been drawn.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Drawn {
    /// Which cup of the ordinance.
    pub cup: String,
    pub verbaende: Vec<String>,
    /// The Verbände with most members, the largest first.
    pub largest: Vec<String>,
    pub entrants: Vec<Entrant>,
    #[serde(default)]
    pub rounds: Vec<Round>,
    /// Instead of rounds: all entrants in the order of a fixed bracket.
    pub bracket: Option<Vec<String>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Entrant {
    pub name: String,
    pub verband: String,
    /// First or second of the Verband.
    pub place: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Round {
    pub round: u32,
    pub pairs: Vec<Pair>,
    /// Who goes on without a game.
    #[serde(default)]
    pub byes: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Pair {
    pub home: String,
    pub guest: String,
    pub white: Option<String>,
    pub winner: Option<String>,
}

/// What a draw can break. Faults of one pair are sorted by name.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DrawFaultKind {
    HomeRight,
    HostWhite,
    LeftOut,
    NotIn,
    Quota,
    SameVerband,
    Seeding,
    Twice,
}

impl DrawFaultKind {
    pub const fn word(self) -> &'static str {
        match self {
            DrawFaultKind::HomeRight => "home-right",
            DrawFaultKind::HostWhite => "host-white",
            DrawFaultKind::LeftOut => "left-out",
            DrawFaultKind::NotIn => "not-in",
            DrawFaultKind::Quota => "quota",
            DrawFaultKind::SameVerband => "same-verband",
            DrawFaultKind::Seeding => "seeding",
            DrawFaultKind::Twice => "twice",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawFault {
    /// 0: before round 1.
    pub round: u32,
    pub kind: DrawFaultKind,
    pub who: Vec<String>,
    pub cite: Cite,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    pub violations: Vec<DrawFault>,
    /// Faults that leave the draw valid.
    pub warnings: Vec<DrawFault>,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoVerdict {
    #[error("{ordinance} has no cup {cup:?}")]
    NoCup { ordinance: String, cup: String },
    #[error("{0:?} is entered twice")]
    EnteredTwice(String),
    #[error("a bracket of {0} does not come down to a final; it takes 2, 4, 8 or more")]
    BracketSize(usize),
    #[error("round {0} is given twice, or as 0")]
    Rounds(u32),
    #[error("{name:?} did not play in the pair it is said to have won, round {round}")]
    Winner { name: String, round: u32 },
}

/// Where a fault stands in its round: in a pair, among those left out, or at the end.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Pair(usize, DrawFaultKind),
    LeftOut(String),
    Seeding(usize),
}

struct Examiner<'a> {
    rule: &'a Cup,
    drawn: &'a Drawn,
    found: Vec<(u32, Place, DrawFault)>,
}

/// Everything a draw breaks.
pub fn check(ordinance: &Ordinance, drawn: &Drawn) -> Result<Verdict, NoVerdict> {
    let rule = rule(ordinance, &drawn.cup)?;
    let mut names = BTreeSet::new();
    for entrant in &drawn.entrants {
        if !names.insert(&entrant.name) {
            return Err(NoVerdict::EnteredTwice(entrant.name.clone()));
        }
    }
    let mut examiner = Examiner { rule, drawn, found: Vec::new() };
    examiner.quota();
    let mut warnings = Vec::new();
    match &drawn.bracket {
        Some(bracket) => examiner.bracket(bracket)?,
        None => warnings = examiner.rounds()?,
    }
    let mut found = examiner.found;
    found.sort_by(|one, other| (one.0, &one.1).cmp(&(other.0, &other.1)));
    Ok(Verdict { violations: found.into_iter().map(|(_, _, fault)| fault).collect(), warnings })
}

fn rule<'a>(ordinance: &'a Ordinance, cup: &str) -> Result<&'a Cup, NoVerdict> {
    let missing = || NoVerdict::NoCup { ordinance: ordinance.id.clone(), cup: cup.to_owned() };
    ordinance.rules.cup.get(cup).ok_or_else(missing)
}

impl Examiner<'_> {
    fn cite(&self, article: &str) -> Cite {
        Cite { ordinance: self.rule.at.source.clone(), article: article.to_owned() }
    }

    fn add(&mut self, round: u32, place: Place, kind: DrawFaultKind, who: Vec<String>, article: &str) {
        let cite = self.cite(article);
        self.found.push((round, place, DrawFault { round, kind, who, cite }));
    }

    fn verband(&self, name: &str) -> Option<&str> {
        let entrant = self.drawn.entrants.iter().find(|entrant| entrant.name == name);
        entrant.map(|entrant| entrant.verband.as_str())
    }

    fn same_verband(&self, one: &str, other: &str) -> bool {
        one != other && self.verband(one).is_some() && self.verband(one) == self.verband(other)
    }

    /// One of every Verband, two of the largest.
    fn quota(&mut self) {
        let mut counts: BTreeMap<&str, usize> =
            self.drawn.verbaende.iter().map(|name| (name.as_str(), 0)).collect();
        for entrant in &self.drawn.entrants {
            *counts.entry(&entrant.verband).or_default() += 1;
        }
        let largest = &self.drawn.largest[..self.drawn.largest.len().min(self.rule.largest.count)];
        let wanted = |name: &str| match self.drawn.verbaende.iter().any(|known| known == name) {
            false => 0,
            true if largest.iter().any(|known| known == name) => self.rule.each + self.rule.largest.more,
            true => self.rule.each,
        };
        let wrong: Vec<String> = counts
            .into_iter()
            .filter(|(name, count)| *count != wanted(name))
            .map(|(name, _)| name.to_owned())
            .collect();
        let article = self.rule.at.article.clone();
        for (index, name) in wrong.into_iter().enumerate() {
            self.add(0, Place::Pair(index, DrawFaultKind::Quota), DrawFaultKind::Quota, vec![name], &article);
        }
    }

    fn rounds(&mut self) -> Result<Vec<DrawFault>, NoVerdict> {
        let mut rounds: Vec<&Round> = self.drawn.rounds.iter().collect();
        rounds.sort_by_key(|round| round.round);
        let mut warnings = Vec::new();
        let mut entitled: BTreeSet<String> =
            self.drawn.entrants.iter().map(|entrant| entrant.name.clone()).collect();
        let mut homes: BTreeMap<String, HomeGames> = BTreeMap::new();
        let mut before = 0;
        for round in rounds {
            if round.round <= before {
                return Err(NoVerdict::Rounds(round.round));
            }
            before = round.round;
            let pairs = round.pairs.iter().map(|pair| vec![&pair.home, &pair.guest]);
            self.attendance(round.round, &entitled, pairs.chain(round.byes.iter().map(|name| vec![name])));
            let last = round.pairs.len() == 1 && round.byes.is_empty();
            for (index, pair) in round.pairs.iter().enumerate() {
                self.pair(round.round, index, pair, last);
                if round.round > 1 && home_right_broken(&homes, pair) {
                    let who = vec![pair.home.clone(), pair.guest.clone()];
                    let cite = self.cite(&self.rule.home_right);
                    warnings.push(DrawFault {
                        round: round.round,
                        kind: DrawFaultKind::HomeRight,
                        who,
                        cite,
                    });
                }
            }
            for pair in &round.pairs {
                let home = homes.entry(pair.home.clone()).or_default();
                *home = HomeGames { count: home.count + 1, was_away_last: false };
                homes.entry(pair.guest.clone()).or_default().was_away_last = true;
            }
            if round.round == 1 {
                self.seeding(|one, other| {
                    let fits = |pair: &Pair| {
                        (pair.home == one && pair.guest == other) || (pair.home == other && pair.guest == one)
                    };
                    round.pairs.iter().any(fits)
                });
            }
            entitled = round.byes.iter().cloned().collect();
            for pair in &round.pairs {
                if let Some(winner) = &pair.winner {
                    if *winner != pair.home && *winner != pair.guest {
                        return Err(NoVerdict::Winner { name: winner.clone(), round: round.round });
                    }
                    entitled.insert(winner.clone());
                }
            }
        }
        Ok(warnings)
    }

    /// Entrants drawn without a right, drawn twice, or not drawn.
    fn attendance<'n>(
        &mut self,
        round: u32,
        entitled: &BTreeSet<String>,
        pairs: impl Iterator<Item = Vec<&'n String>>,
    ) {
        let article = self.rule.draw.clone();
        let mut seen: BTreeSet<String> = BTreeSet::new();
        for (index, pair) in pairs.enumerate() {
            for name in pair {
                if !entitled.contains(name) {
                    self.add(
                        round,
                        Place::Pair(index, DrawFaultKind::NotIn),
                        DrawFaultKind::NotIn,
                        vec![name.clone()],
                        &article,
                    );
                }
                if !seen.insert(name.clone()) {
                    self.add(
                        round,
                        Place::Pair(index, DrawFaultKind::Twice),
                        DrawFaultKind::Twice,
                        vec![name.clone()],
                        &article,
                    );
                }
            }
        }
        for name in entitled.difference(&seen) {
            self.add(
                round,
                Place::LeftOut(name.clone()),
                DrawFaultKind::LeftOut,
                vec![name.clone()],
                &article,
            );
        }
    }

    fn pair(&mut self, round: u32, index: usize, pair: &Pair, last: bool) {
        let who = || vec![pair.home.clone(), pair.guest.clone()];
        if self.rule.apart_until_final && !last && self.same_verband(&pair.home, &pair.guest) {
            let article = self.rule.draw.clone();
            self.add(
                round,
                Place::Pair(index, DrawFaultKind::SameVerband),
                DrawFaultKind::SameVerband,
                who(),
                &article,
            );
        }
        if let Some(article) = self.rule.host_black.clone()
            && pair.white.as_ref() == Some(&pair.home)
        {
            self.add(
                round,
                Place::Pair(index, DrawFaultKind::HostWhite),
                DrawFaultKind::HostWhite,
                who(),
                &article,
            );
        }
    }

    /// The two pairs of round 1 that are not left to the lot.
    fn seeding(&mut self, drawn: impl Fn(&str, &str) -> bool) {
        let Some(article) = self.rule.seeded.clone() else { return };
        let fixed = fixed_pairs(&self.drawn.largest, &self.drawn.entrants);
        for (index, (one, other)) in fixed.into_iter().enumerate() {
            if !drawn(&one, &other) {
                self.add(1, Place::Seeding(index), DrawFaultKind::Seeding, vec![one, other], &article);
            }
        }
    }

    fn bracket(&mut self, bracket: &[String]) -> Result<(), NoVerdict> {
        if bracket.len() < 2 || !bracket.len().is_power_of_two() {
            return Err(NoVerdict::BracketSize(bracket.len()));
        }
        let rounds = bracket.len().ilog2();
        let entitled = self.drawn.entrants.iter().map(|entrant| entrant.name.clone()).collect();
        // In a bracket a fault has the position of the first entrant it names.
        let mut seen = BTreeSet::new();
        let article = self.rule.draw.clone();
        for (position, name) in bracket.iter().enumerate() {
            let entitled: &BTreeSet<String> = &entitled;
            if !entitled.contains(name) {
                self.add(
                    1,
                    Place::Pair(position, DrawFaultKind::NotIn),
                    DrawFaultKind::NotIn,
                    vec![name.clone()],
                    &article,
                );
            }
            if !seen.insert(name.clone()) {
                self.add(
                    1,
                    Place::Pair(position, DrawFaultKind::Twice),
                    DrawFaultKind::Twice,
                    vec![name.clone()],
                    &article,
                );
            }
            for (other_position, other) in bracket.iter().enumerate().skip(position + 1) {
                let meet = usize::BITS - (position ^ other_position).leading_zeros();
                if self.rule.apart_until_final && meet < rounds && self.same_verband(name, other) {
                    let who = vec![name.clone(), other.clone()];
                    self.add(
                        meet,
                        Place::Pair(position, DrawFaultKind::SameVerband),
                        DrawFaultKind::SameVerband,
                        who,
                        &article,
                    );
                }
            }
        }
        for name in entitled.difference(&seen) {
            self.add(1, Place::LeftOut(name.clone()), DrawFaultKind::LeftOut, vec![name.clone()], &article);
        }
        self.seeding(|one, other| {
            bracket
                .chunks(2)
                .any(|pair| pair.iter().any(|name| name == one) && pair.iter().any(|name| name == other))
        });
        Ok(())
    }
}

/// First of the largest against second of the second largest, and the other way round.
fn fixed_pairs(largest: &[String], entrants: &[Entrant]) -> Vec<(String, String)> {
    let [one, other, ..] = largest else { return Vec::new() };
    let named = |verband: &String, place: u32| {
        let found = entrants.iter().find(|entrant| entrant.verband == *verband && entrant.place == place);
        found.map(|entrant| entrant.name.clone())
    };
    let pairs = [(named(one, 1), named(other, 2)), (named(other, 1), named(one, 2))];
    pairs.into_iter().filter_map(|(one, other)| Some((one?, other?))).collect()
}

/// The host has had more home games, or as many and was at home last while the guest was not.
fn home_right_broken(homes: &BTreeMap<String, HomeGames>, pair: &Pair) -> bool {
    // An entrant without a game was not at home last.
    if !homes.contains_key(&pair.home) {
        return false;
    }
    let of = |name: &String| homes.get(name).copied().unwrap_or_default();
    knockout::home_right(of(&pair.home), of(&pair.guest)) == HomeRight::Of(Side::Second)
}

/// Who is at home in the next pair: by the games so far, else by lot (12.3).
pub fn at_home(
    homes: &BTreeMap<String, HomeGames>,
    one: &str,
    other: &str,
    lot: &mut Lot,
) -> (String, String) {
    let of = |name: &str| homes.get(name).copied().unwrap_or_default();
    let second = match knockout::home_right(of(one), of(other)) {
        HomeRight::Of(Side::First) => false,
        HomeRight::Of(Side::Second) => true,
        HomeRight::ByLot => lot.one_of(2) == 1,
    };
    if second { (other.to_owned(), one.to_owned()) } else { (one.to_owned(), other.to_owned()) }
}

/// A first round drawn: who plays whom, from top to bottom; somebody without an opponent goes on without a game.
pub type FirstRound = Vec<(String, Option<String>)>;

/// Draws a fixed bracket under the constraints of the ordinance; the winners of neighbouring pairs meet next. `None` if
/// none is possible.
pub fn draw_bracket(
    ordinance: &Ordinance,
    cup: &str,
    largest: &[String],
    entrants: &[Entrant],
    seed: u64,
) -> Result<Option<FirstRound>, NoVerdict> {
    let rule = rule(ordinance, cup)?;
    let groups: Vec<&str> = entrants.iter().map(|entrant| entrant.verband.as_str()).collect();
    let place = |name: &str| entrants.iter().position(|entrant| entrant.name == name);
    let fixed: Vec<(usize, usize)> = match rule.seeded {
        Some(_) => {
            let pairs = fixed_pairs(largest, entrants);
            pairs.iter().filter_map(|(one, other)| Some((place(one)?, place(other)?))).collect()
        }
        None => Vec::new(),
    };
    let bracket = knockout::draw_bracket(&groups, &fixed, seed);
    let named = |slot: knockout::Slot| slot.and_then(|index| entrants.get(index)).map(|one| one.name.clone());
    let pair = |(one, other): &(knockout::Slot, knockout::Slot)| match (named(*one), named(*other)) {
        (Some(one), other) => Some((one, other)),
        (None, other) => other.map(|other| (other, None)),
    };
    Ok(bracket.map(|bracket| bracket.pairs.iter().filter_map(pair).collect()))
}
