//! The players that a prize is open to, and the data it asks for.

use serde::{Deserialize, Serialize};

use super::InitialOrder;
use crate::person::{Person, Sex};

/// The rating that a limit counts.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LimitOf {
    /// The number of the starting list.
    #[default]
    Seeding,
    Fide,
    National,
}

impl LimitOf {
    pub const ALL: [LimitOf; 3] = [LimitOf::Seeding, LimitOf::Fide, LimitOf::National];

    pub const fn word(self) -> &'static str {
        match self {
            LimitOf::Seeding => "seeding",
            LimitOf::Fide => "fide",
            LimitOf::National => "national",
        }
    }

    fn is_usual(&self) -> bool {
        *self == LimitOf::Seeding
    }
}

/// A field of a player that a prize asks for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Datum {
    Sex,
    Birth,
    Rating,
}

/// Who may win a prize.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Eligible {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// Born in this year or later.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub born_from: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub born_until: Option<u32>,
    /// A rating below this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating_below: Option<u32>,
    #[serde(skip_serializing_if = "LimitOf::is_usual")]
    pub rating_of: LimitOf,
    /// Players without a rating are below the limit too. The announcement says so, never the missing rating alone.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub unrated: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<String>,
}

impl Eligible {
    pub fn everyone() -> Eligible {
        Eligible::default()
    }

    /// The rating that the limit counts, where the starting list goes by `order`.
    pub const fn counted(&self, order: InitialOrder) -> InitialOrder {
        match self.rating_of {
            LimitOf::Seeding => order,
            LimitOf::Fide => InitialOrder::Fide,
            LimitOf::National => InitialOrder::National,
        }
    }

    pub fn admits(&self, person: &Person, order: InitialOrder) -> bool {
        self.fits(person, order) && self.missing(person, order).is_empty()
    }

    /// Does only the missing rating keep the person from the prize?
    pub fn lacks_only_a_rating(&self, person: &Person, order: InitialOrder) -> bool {
        self.fits(person, order) && self.missing(person, order) == [Datum::Rating]
    }

    /// The data without which nobody can say whether the person may win; empty if it is certain, either way.
    pub fn undecided(&self, person: &Person, order: InitialOrder) -> Vec<Datum> {
        if self.fits(person, order) { self.missing(person, order) } else { Vec::new() }
    }

    /// Does the prize ask for this?
    pub const fn asks_for(&self, datum: Datum) -> bool {
        match datum {
            Datum::Sex => self.sex.is_some(),
            Datum::Birth => self.born_from.is_some() || self.born_until.is_some(),
            Datum::Rating => self.rating_below.is_some(),
        }
    }

    fn missing(&self, person: &Person, order: InitialOrder) -> Vec<Datum> {
        let lacks = |datum: &Datum| match datum {
            Datum::Sex => person.sex.is_none(),
            Datum::Birth => person.birth_year().is_none(),
            // A rating of 0 is none.
            Datum::Rating => !self.unrated && self.counted(order).rating(person) == 0,
        };
        let asked =
            [Datum::Sex, Datum::Birth, Datum::Rating].into_iter().filter(|datum| self.asks_for(*datum));
        asked.filter(lacks).collect()
    }

    /// Is nothing that is known of the person against it?
    fn fits(&self, person: &Person, order: InitialOrder) -> bool {
        let year = person.birth_year();
        let rating = Some(self.counted(order).rating(person)).filter(|rating| *rating > 0);
        self.sex.is_none_or(|sex| person.sex.is_none_or(|own| own == sex))
            && self.born_from.is_none_or(|from| year.is_none_or(|year| year >= from))
            && self.born_until.is_none_or(|until| year.is_none_or(|year| year <= until))
            && self.rating_below.is_none_or(|below| rating.is_none_or(|rating| rating < below))
            && self.club.as_ref().is_none_or(|club| *club == person.club)
            && self.mark.as_ref().is_none_or(|mark| person.marks.contains(mark))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_counts_the_number_it_names() {
        let person =
            Person { fide_rating: Some(1700), national_rating: Some(1550), ..Person::named("Roth, Lea") };
        let limit = |rating_of| Eligible { rating_below: Some(1600), rating_of, ..Eligible::everyone() };
        for (of, order, admitted) in [
            (LimitOf::National, InitialOrder::FideOrNational, true),
            (LimitOf::Fide, InitialOrder::NationalOrFide, false),
            (LimitOf::Seeding, InitialOrder::FideOrNational, false),
            (LimitOf::Seeding, InitialOrder::NationalOrFide, true),
        ] {
            assert_eq!(limit(of).admits(&person, order), admitted, "{of:?}, {order:?}");
        }
        // An Elo is no DWZ.
        let only_fide = Person { fide_rating: Some(1500), ..Person::named("Roth, Lea") };
        assert!(limit(LimitOf::National).lacks_only_a_rating(&only_fide, InitialOrder::FideOrNational));
    }

    #[test]
    fn missing_data_leave_it_undecided_only_if_the_rest_fits() {
        let girls = Eligible { sex: Some(Sex::Female), born_from: Some(2010), ..Eligible::everyone() };
        for (sex, birth, expected) in [
            (None, "2012", vec![Datum::Sex]),
            (None, "", vec![Datum::Sex, Datum::Birth]),
            (None, "1990", vec![]),
            (Some(Sex::Male), "", vec![]),
            (Some(Sex::Female), "2012", vec![]),
        ] {
            let person = Person { sex, birth: birth.to_owned(), ..Person::named("Roth, Lea") };
            assert_eq!(girls.undecided(&person, InitialOrder::default()), expected, "{sex:?} {birth}");
        }
    }
}
