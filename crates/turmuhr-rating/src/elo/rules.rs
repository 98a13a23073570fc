//! The editions of the Rating Regulations as data.

use crate::event::Date;

/// An edition of B.02. The code uses these numbers, never the name.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The month it came into force: `2025-10`.
    pub id: &'static str,
    /// The first day it is in force.
    pub from: Date,
    /// 8.3.1: greater differences count as this one.
    pub greatest_difference: u32,
    /// The limit is for players rated below this; for everyone if `None`.
    pub limited_below: Option<u32>,
    /// 7.1.4: lower ratings are not published.
    pub floor: u32,
    /// 8.2: the games against rated opponents needed for a first rating.
    pub first_games: u32,
    /// 8.2.3: fictitious draws added to a first rating.
    pub first_fictitious: Fictitious,
    /// 8.2: the highest possible first rating.
    pub first_ceiling: u32,
    /// The values of K and their limits.
    pub coefficients: Coefficients,
}

/// Draws that are added to the games of a first rating.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Fictitious {
    /// How many.
    pub games: u32,
    /// The rating of each fictitious opponent.
    pub rating: u32,
}

/// 8.3.3.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Coefficients {
    /// K of new players.
    pub new: u32,
    /// A player is new below this number of games.
    pub new_games: u32,
    /// K of juniors.
    pub junior: u32,
    /// The last age of a junior, in years.
    pub junior_age: u32,
    /// Juniors below this rating have their own K.
    pub junior_below: u32,
    /// K of all other players.
    pub settled: u32,
    /// K of players who once reached `top_from`.
    pub top: u32,
    /// Once reached, K stays `top`.
    pub top_from: u32,
    /// The limit for K times the games of a period.
    pub greatest_product: u32,
}

/// In force from 1 October 2025: the limit of 400 is for players below 2650 only.
pub const OCTOBER_2025: Rules = Rules {
    id: "2025-10",
    from: Date::new(2025, 10, 1),
    greatest_difference: 400,
    limited_below: Some(2650),
    floor: 1400,
    first_games: 5,
    first_fictitious: Fictitious { games: 2, rating: 1800 },
    first_ceiling: 2200,
    coefficients: Coefficients {
        new: 40,
        new_games: 30,
        junior: 40,
        junior_age: 18,
        junior_below: 2300,
        settled: 20,
        top: 10,
        top_from: 2400,
        greatest_product: 700,
    },
};

/// In force from 1 March 2024 to 30 September 2025: the limit of 400 is for everyone.
pub const MARCH_2024: Rules =
    Rules { id: "2024-03", from: Date::new(2024, 3, 1), limited_below: None, ..OCTOBER_2025 };

/// Every edition, the newest first.
pub const ALL: [Rules; 2] = [OCTOBER_2025, MARCH_2024];

impl Rules {
    /// The edition in force on a day: the oldest we have for earlier days, the newest for an unknown day.
    pub fn on(date: Option<Date>) -> Rules {
        let Some(date) = date else { return ALL[0] };
        ALL.into_iter().find(|rules| rules.from <= date).unwrap_or(ALL[ALL.len() - 1])
    }

    /// The edition with this id.
    pub fn named(id: &str) -> Option<Rules> {
        ALL.into_iter().find(|rules| rules.id == id)
    }

    /// Is the date known and before these rules came into force?
    pub fn too_new_for(&self, date: Option<Date>) -> bool {
        date.is_some_and(|date| date < self.from)
    }
}
