//! Seats by highest quotients (d'Hondt): youth ordinance 10.1 and 11.1; NRW 1987, 10.2 and 11.4.

use std::{cmp::Reverse, collections::BTreeMap};

use jiff::civil::Date;

use crate::{
    date::Season,
    ordinance::{Cite, Ordinance},
    persons::age::within,
};

/// An event whose seats are distributed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    pub event: String,
    pub size: usize,
    /// The host uses the place.
    pub host: bool,
    pub season: Option<Season>,
    pub prior: Prior,
    pub members: Vec<Members>,
}

/// Players with a place from last year.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prior {
    Starting(usize),
    /// Birth dates of last year's first.
    Born(Vec<Date>),
}

/// Numbers of members by Verband.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Members {
    pub date: Option<Date>,
    pub counts: BTreeMap<String, u64>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    pub key_date: Option<Date>,
    pub prior: usize,
    pub remaining: usize,
    /// The Verband of each seat, highest quotient first.
    pub order: Vec<Seat>,
    pub seats: BTreeMap<String, usize>,
    /// More Verbände share the last quotient than seats are left.
    pub lot: Option<Lot>,
    pub total: BTreeMap<String, usize>,
    pub cites: Vec<Cite>,
}

/// A seat and the quotient that won it: members over divisor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    pub verband: String,
    pub members: u64,
    pub divisor: u64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lot {
    pub seats: usize,
    pub among: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoSeats {
    #[error("{ordinance} gives out no seats for {event:?}")]
    NoEvent { ordinance: String, event: String },
    #[error("the season is missing; the day of the numbers follows from it")]
    NoSeason,
    #[error("there are no numbers of {0}")]
    NoNumbers(Date),
    #[error("one list of numbers is wanted")]
    OneList,
    #[error("an event has at most {most} places")]
    TooLarge { most: usize },
    #[error("only the first {most} of last year have a place, not {told}")]
    TooManyPrior { most: usize, told: usize },
}

/// No event is larger.
const MOST: usize = 10_000;

pub fn seats(ordinance: &Ordinance, wanted: &Wanted) -> Result<Seated, NoSeats> {
    let rule = ordinance
        .rules
        .seats
        .get(&wanted.event)
        .ok_or_else(|| NoSeats::NoEvent { ordinance: ordinance.id.clone(), event: wanted.event.clone() })?;
    let season = || wanted.season.ok_or(NoSeats::NoSeason);
    let mut cites = vec![rule.at.cite()];
    let (key_date, numbers) = match (&rule.key_date, &ordinance.rules.membership_date) {
        (Some(article), Some(day)) => {
            let date = day.value.of(season()?.begins);
            cites.push(Cite { ordinance: rule.at.source.clone(), article: article.clone() });
            let of_day = wanted.members.iter().find(|members| members.date == Some(date));
            (Some(date), of_day.ok_or(NoSeats::NoNumbers(date))?)
        }
        _ => match wanted.members.as_slice() {
            [one] => (None, one),
            _ => return Err(NoSeats::OneList),
        },
    };
    let told = match &wanted.prior {
        Prior::Starting(number) => *number,
        Prior::Born(born) => born.len(),
    };
    if told > rule.prior && matches!(wanted.prior, Prior::Born(_)) {
        return Err(NoSeats::TooManyPrior { most: rule.prior, told });
    }
    if wanted.size > MOST {
        return Err(NoSeats::TooLarge { most: MOST });
    }
    let prior = match (&wanted.prior, &rule.prior_age) {
        (Prior::Born(born), Some(event)) => {
            let season = season()?;
            born.iter().filter(|born| within(ordinance, event, **born, season) == Some(true)).count()
        }
        _ => told,
    };
    let basic = rule.basic * numbers.counts.len();
    let host = if wanted.host { rule.host } else { 0 };
    let remaining = wanted.size.saturating_sub(basic + host + prior);
    let (order, lot) = highest(&numbers.counts, remaining);
    let mut seats: BTreeMap<String, usize> = numbers.counts.keys().map(|name| (name.clone(), 0)).collect();
    for seat in &order {
        *seats.entry(seat.verband.clone()).or_default() += 1;
    }
    let total = seats.iter().map(|(name, seats)| (name.clone(), seats + rule.basic)).collect();
    Ok(Seated { key_date, prior, remaining, order, seats, lot, total, cites })
}

/// The highest quotients, compared as fractions; basic seats do not count as divisors.
pub fn highest(counts: &BTreeMap<String, u64>, seats: usize) -> (Vec<Seat>, Option<Lot>) {
    let divisors: Vec<u64> = (1..).take(seats).collect();
    let mut all: Vec<Seat> = Vec::new();
    for (name, &members) in counts.iter().filter(|(_, members)| **members > 0) {
        all.extend(divisors.iter().map(|&divisor| Seat { verband: name.clone(), members, divisor }));
    }
    // a/k before b/l where a·l is more than b·k; equal quotients by name.
    let cross = |one: &Seat, other: &Seat| u128::from(one.members) * u128::from(other.divisor);
    all.sort_by(|one, other| {
        Reverse(cross(one, other))
            .cmp(&Reverse(cross(other, one)))
            .then_with(|| one.verband.cmp(&other.verband))
    });
    let mut order: Vec<Seat> = Vec::new();
    for equal in all.chunk_by(|one, other| cross(one, other) == cross(other, one)) {
        let left = seats - order.len();
        if left == 0 {
            break;
        }
        if equal.len() > left {
            let among = equal.iter().map(|seat| seat.verband.clone()).collect();
            return (order, Some(Lot { seats: left, among }));
        }
        order.extend_from_slice(equal);
    }
    (order, None)
}
