//! Title norms (FIDE Title Regulations B.01, 1 January 2024): every condition is checked, and failures are
//! named.

mod choose;

use std::collections::BTreeMap;

use turmuhr_core::Score;

pub use choose::best;

use crate::{
    exact::{Decimal, half_points, half_up, points},
    tables,
};

/// A FIDE title, the highest first.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Title {
    /// Grandmaster.
    Gm,
    /// International master.
    Im,
    /// Woman grandmaster.
    Wgm,
    /// FIDE master.
    Fm,
    /// Woman international master.
    Wim,
    /// Candidate master.
    Cm,
    /// Woman FIDE master.
    Wfm,
    /// Woman candidate master.
    Wcm,
}

impl Title {
    /// As written in lists and tournament files, including the old one-letter codes.
    pub fn from_code(code: &str) -> Option<Title> {
        match code.trim().to_ascii_lowercase().as_str() {
            "gm" | "g" => Some(Title::Gm),
            "im" | "m" => Some(Title::Im),
            "wgm" | "wg" => Some(Title::Wgm),
            "fm" | "f" => Some(Title::Fm),
            "wim" | "wm" => Some(Title::Wim),
            "cm" | "c" => Some(Title::Cm),
            "wfm" | "wf" => Some(Title::Wfm),
            "wcm" | "wc" => Some(Title::Wcm),
            _ => None,
        }
    }

    /// As FIDE writes it today.
    pub const fn code(self) -> &'static str {
        match self {
            Title::Gm => "GM",
            Title::Im => "IM",
            Title::Wgm => "WGM",
            Title::Fm => "FM",
            Title::Wim => "WIM",
            Title::Cm => "CM",
            Title::Wfm => "WFM",
            Title::Wcm => "WCM",
        }
    }

    /// 1.4.5a: candidate masters do not count as title-holders.
    const fn counts(self) -> bool {
        !matches!(self, Title::Cm | Title::Wcm)
    }
}

/// A title that needs norms.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Norm {
    /// Performance 2600.
    Gm,
    /// Performance 2450.
    Im,
    /// Performance 2400.
    Wgm,
    /// Performance 2250.
    Wim,
}

/// The requirements of a norm.
struct Demands {
    performance: i32,
    average: u32,
    /// One opponent's rating may be raised to this.
    raised: u32,
    titles: &'static [Title],
}

impl Norm {
    /// The highest first.
    pub const ALL: [Norm; 4] = [Norm::Gm, Norm::Im, Norm::Wgm, Norm::Wim];

    /// As printed in lists.
    pub const fn code(self) -> &'static str {
        match self {
            Norm::Gm => "GM",
            Norm::Im => "IM",
            Norm::Wgm => "WGM",
            Norm::Wim => "WIM",
        }
    }

    /// Is the title reserved for women?
    pub const fn for_women_only(self) -> bool {
        matches!(self, Norm::Wgm | Norm::Wim)
    }

    /// The rating required for the title (1.5.3).
    pub const fn rating_for_the_title(self) -> u32 {
        match self {
            Norm::Gm => 2500,
            Norm::Im => 2400,
            Norm::Wgm => 2300,
            Norm::Wim => 2200,
        }
    }

    const fn demands(self) -> Demands {
        use Title::{Gm, Im, Wgm, Wim};
        match self {
            Norm::Gm => Demands { performance: 2600, average: 2380, raised: 2200, titles: &[Gm] },
            Norm::Im => Demands { performance: 2450, average: 2230, raised: 2050, titles: &[Im, Gm] },
            Norm::Wgm => Demands { performance: 2400, average: 2180, raised: 2000, titles: &[Wgm, Im, Gm] },
            Norm::Wim => {
                Demands { performance: 2250, average: 2030, raised: 1850, titles: &[Wim, Wgm, Im, Gm] }
            }
        }
    }
}

/// A game at the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NormGame {
    /// From 1.
    pub round: u32,
    /// The opponent's rating; `None` counts as the floor of 1.4.6.
    pub rating: Option<u32>,
    /// The opponent's title.
    pub title: Option<Title>,
    /// Three letters; `FID` and empty mean no federation.
    pub federation: String,
    /// The applicant's result.
    pub score: Score,
}

/// Data on the event besides the games. Missing data stays open in the answer.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Occasion {
    /// The pairings are fixed in advance: every round counts.
    pub fixed_pairings: bool,
    /// One of the team championships for which seven games are enough.
    pub seven_games_are_enough: bool,
    /// A point without a game, which may replace the ninth game.
    pub unplayed_win: bool,
    /// National championship, zonal, or a Swiss with enough foreign players: the mix of federations is free.
    pub mix_is_free: bool,
    /// The most rounds on one day.
    pub most_rounds_a_day: Option<u32>,
    /// For each player and sixty moves.
    pub minutes: Option<u32>,
    /// Was an international arbiter present?
    pub arbiter_is_international: Option<bool>,
    /// Was the event registered with FIDE within the deadline?
    pub registered_in_time: Option<bool>,
}

/// A condition of a norm (1.4).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// Enough games.
    Games,
    /// At least 35 percent.
    Score,
    /// At least half of the opponents have a title, candidate masters not counted.
    Titled,
    /// A third, and at least three, of the opponents have the titles named by the norm.
    RequiredTitles,
    /// At least two federations other than the applicant's.
    Federations,
    /// At most three fifths from the applicant's federation.
    OwnFederation,
    /// At most two thirds from one federation.
    OneFederation,
    /// The average rating of the opponents.
    Average,
    /// The performance rating.
    Performance,
    /// At most two rounds a day.
    RoundsADay,
    /// At least 120 minutes for sixty moves.
    Minutes,
    /// An international arbiter.
    Arbiter,
    /// Registration in time.
    Registration,
}

/// Is a condition met?
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Held {
    /// Met.
    Yes,
    /// Failed.
    No,
    /// The event is exempt from this condition.
    Exempt,
    /// The data is missing.
    Unknown,
}

/// A condition with the wanted and the found value; percent for the score.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Check {
    /// Which condition.
    pub condition: Condition,
    /// Whether it is met.
    pub held: Held,
    /// The limit.
    pub wanted: i64,
    /// The value in the games or the event.
    pub found: i64,
}

/// The comparison of games with a norm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assessment {
    /// The norm compared with.
    pub norm: Norm,
    /// The counted rounds.
    pub rounds: Vec<u32>,
    /// Points in the counted games.
    pub score: Decimal,
    /// The round whose opponent's rating was raised.
    pub raised: Option<u32>,
    /// Every condition, met or not.
    pub checks: Vec<Check>,
}

impl Assessment {
    /// Nothing fails. Unknown conditions still have to be proved.
    pub fn holds(&self) -> bool {
        self.failing().next().is_none()
    }

    /// Conditions that are not met.
    pub fn failing(&self) -> impl Iterator<Item = &Check> {
        self.checks.iter().filter(|check| check.held == Held::No)
    }

    /// Conditions whose data is missing.
    pub fn open(&self) -> impl Iterator<Item = &Check> {
        self.checks.iter().filter(|check| check.held == Held::Unknown)
    }
}

/// The rating of an unrated opponent (1.4.6).
const UNRATED: u32 = 1400;

/// Checks exactly these games against a norm; [`best`] also tries which may be left out.
pub fn assess(norm: Norm, federation: &str, games: &[&NormGame], occasion: &Occasion) -> Assessment {
    let demands = norm.demands();
    let count = games.len() as i64;
    let half: i64 = games.iter().map(|game| half_points(game.score)).sum();
    let least = least_games(occasion);
    let mut checks = vec![at_least(Condition::Games, least, count)];
    // 35 percent, compared without rounding.
    let percent = i64::from(tables::percent(half, count));
    let enough = half * 100 >= 35 * 2 * count;
    checks.push(Check { condition: Condition::Score, held: yes_if(enough), wanted: 35, found: percent });
    let titled = games.iter().filter(|game| game.title.is_some_and(Title::counts)).count() as i64;
    checks.push(at_least(Condition::Titled, up(count, 1, 2), titled));
    let required = |game: &&&NormGame| game.title.is_some_and(|title| demands.titles.contains(&title));
    let required = games.iter().filter(required).count() as i64;
    checks.push(at_least(Condition::RequiredTitles, up(count, 1, 3).max(3), required));
    checks.extend(mix(federation, games, occasion));

    let (raised, average) = average(games, demands.raised);
    checks.push(at_least(Condition::Average, i64::from(demands.average), average));
    let performance = average + i64::from(tables::difference(tables::percent(half, count)));
    checks.push(at_least(Condition::Performance, i64::from(demands.performance), performance));
    checks.extend(circumstances(occasion));
    let rounds = games.iter().map(|game| game.round).collect();
    Assessment { norm, rounds, score: points(half), raised, checks }
}

/// 1.4.1.
const fn least_games(occasion: &Occasion) -> i64 {
    match (occasion.seven_games_are_enough, occasion.unplayed_win) {
        (true, _) => 7,
        (false, true) => 8,
        (false, false) => 9,
    }
}

/// 1.4.3 and 1.4.4: minima are rounded up, maxima down.
fn mix(federation: &str, games: &[&NormGame], occasion: &Occasion) -> [Check; 3] {
    let count = games.len() as i64;
    let mut from: BTreeMap<&str, i64> = BTreeMap::new();
    for game in games {
        if !game.federation.is_empty() && game.federation != "FID" {
            *from.entry(game.federation.as_str()).or_default() += 1;
        }
    }
    let foreign = from.keys().filter(|code| **code != federation).count() as i64;
    let own = from.get(federation).copied().unwrap_or(0);
    let one = from.values().max().copied().unwrap_or(0);
    let checks = [
        at_least(Condition::Federations, 2, foreign),
        at_most(Condition::OwnFederation, count * 3 / 5, own),
        at_most(Condition::OneFederation, count * 2 / 3, one),
    ];
    checks.map(|check| match check.held {
        Held::No if occasion.mix_is_free => Check { held: Held::Exempt, ..check },
        _ => check,
    })
}

/// The average after raising the lowest opponent, rounded half up.
fn average(games: &[&NormGame], raise_to: u32) -> (Option<u32>, i64) {
    let rating = |game: &&NormGame| game.rating.unwrap_or(UNRATED);
    let sum: i64 = games.iter().map(|game| i64::from(rating(game))).sum();
    let lowest = games.iter().min_by_key(|game| rating(game)).filter(|game| rating(game) < raise_to);
    let gain = lowest.map_or(0, |game| i64::from(raise_to - rating(game)));
    let average = half_up(i128::from(sum + gain), games.len().max(1) as i128);
    (lowest.map(|game| game.round), i64::try_from(average).unwrap_or(0))
}

fn circumstances(occasion: &Occasion) -> [Check; 4] {
    let known = |condition, value: Option<bool>| {
        let held = value.map_or(Held::Unknown, yes_if);
        Check { condition, held, wanted: 1, found: i64::from(value == Some(true)) }
    };
    let number = |condition, wanted, found: Option<u32>, good: fn(u32, u32) -> bool| Check {
        condition,
        held: found.map_or(Held::Unknown, |found| yes_if(good(found, wanted))),
        wanted: i64::from(wanted),
        found: found.map_or(0, i64::from),
    };
    [
        number(Condition::RoundsADay, 2, occasion.most_rounds_a_day, |found, wanted| found <= wanted),
        number(Condition::Minutes, 120, occasion.minutes, |found, wanted| found >= wanted),
        known(Condition::Arbiter, occasion.arbiter_is_international),
        known(Condition::Registration, occasion.registered_in_time),
    ]
}

/// A fraction of a number, rounded up.
const fn up(count: i64, numerator: i64, denominator: i64) -> i64 {
    (count * numerator + denominator - 1) / denominator
}

const fn yes_if(held: bool) -> Held {
    if held { Held::Yes } else { Held::No }
}

const fn at_least(condition: Condition, wanted: i64, found: i64) -> Check {
    Check { condition, held: yes_if(found >= wanted), wanted, found }
}

const fn at_most(condition: Condition, wanted: i64, found: i64) -> Check {
    Check { condition, held: yes_if(found <= wanted), wanted, found }
}
