//! Age classes by key date (youth ordinance, 2.1).

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::{
    date::{Season, age_on},
    ordinance::{Cite, Ordinance},
};

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Sex {
    #[serde(rename = "m")]
    Male,
    #[serde(rename = "f")]
    Female,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NotEligible {
    NotFemale,
    TooOld,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AgeCheck {
    pub season: Season,
    /// The day that opens the season: eligible then, eligible for every event of it.
    pub key_date: Date,
    pub limit: i16,
    /// Completed years on the key date.
    pub age: i16,
    /// In the order of their names.
    pub why: Vec<(NotEligible, Cite)>,
}

impl AgeCheck {
    pub fn eligible(&self) -> bool {
        self.why.is_empty()
    }
}

/// Whether a person with this birth date may play in an event. `None` if the ordinance has no such event.
pub fn check(ordinance: &Ordinance, event: &str, born: Date, sex: Sex, season: Season) -> Option<AgeCheck> {
    let ages = ordinance.rules.age.as_ref()?;
    let rule = ages.events.get(event)?;
    let key_date = ages.key_date.of(season.begins);
    let age = age_on(born, key_date);
    let mut why = Vec::new();
    if let Some(article) = rule.female.as_ref().filter(|_| sex == Sex::Male) {
        why.push((
            NotEligible::NotFemale,
            Cite { ordinance: ages.at.source.clone(), article: article.clone() },
        ));
    }
    // The Nth year of life is over with the Nth birthday; on the key date itself that is too old.
    if age >= rule.limit {
        why.push((NotEligible::TooOld, ages.at.cite()));
    }
    Some(AgeCheck { season, key_date, limit: rule.limit, age, why })
}

/// Players must be younger than this on the key date.
pub fn limit(ordinance: &Ordinance, event: &str) -> Option<usize> {
    let rule = ordinance.rules.age.as_ref().and_then(|ages| ages.events.get(event));
    rule.and_then(|rule| usize::try_from(rule.limit).ok())
}

/// The day ages are reckoned on.
pub fn key_date(ordinance: &Ordinance, season: Season) -> Option<Date> {
    Some(ordinance.rules.age.as_ref()?.key_date.of(season.begins))
}

/// Whether a person is within the age of an event, regardless of sex.
pub fn within(ordinance: &Ordinance, event: &str, born: Date, season: Season) -> Option<bool> {
    let ages = ordinance.rules.age.as_ref()?;
    let rule = ages.events.get(event)?;
    Some(age_on(born, ages.key_date.of(season.begins)) < rule.limit)
}
