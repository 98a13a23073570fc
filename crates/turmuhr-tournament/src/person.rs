//! The personal data of a player.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use turmuhr_rating::norms::Title;

/// As entered. Only the name is required; other data is demanded when needed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Person {
    /// Surname, first name.
    pub name: String,
    /// GM, WFM, CM …
    #[serde(skip_serializing_if = "String::is_empty")]
    pub title: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// A year, or a date with the year first.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub birth: String,
    /// Three letters.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub federation: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub club: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub fide_number: String,
    /// The number at the national federation.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub national_number: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fide_rating: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub national_rating: Option<u32>,
    /// The list the ratings come from.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub rating_source: String,
    /// Free marks for prizes and lists: U12, guest, host club.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<String>,
    /// The side (Scheveningen) or team, in such sections.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub side: String,
    /// The table where the player sits in every round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<u32>,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Sex {
    Male,
    Female,
}

impl Person {
    pub fn named(name: &str) -> Person {
        Person { name: name.to_owned(), ..Person::default() }
    }

    /// Fills in missing data from another entry of the same person.
    pub fn take_over(&mut self, other: Person) {
        let Person {
            name: _,
            title,
            sex,
            birth,
            federation,
            club,
            fide_number,
            national_number,
            fide_rating,
            national_rating,
            rating_source,
            marks,
            side,
            table,
        } = other;
        // A full date is more precise than a year.
        if birth.len() > self.birth.len() && birth.starts_with(&self.birth) {
            self.birth = birth;
        }
        let texts = [
            (&mut self.title, title),
            (&mut self.federation, federation),
            (&mut self.club, club),
            (&mut self.fide_number, fide_number),
            (&mut self.national_number, national_number),
            (&mut self.rating_source, rating_source),
            (&mut self.side, side),
        ];
        for (known, new) in texts {
            if known.is_empty() {
                *known = new;
            }
        }
        self.sex = self.sex.or(sex);
        self.table = self.table.or(table);
        self.fide_rating = self.fide_rating.or(fide_rating);
        self.national_rating = self.national_rating.or(national_rating);
        for mark in marks {
            if !self.marks.contains(&mark) {
                self.marks.push(mark);
            }
        }
    }

    pub fn birth_year(&self) -> Option<u32> {
        self.birth.get(..4)?.parse().ok().filter(|year| *year > 1800)
    }
}

/// A title as FIDE writes it today: files and lists also write `g`, `wm` or `gm`. Other titles stay.
pub fn titled(written: &str) -> String {
    let written = written.trim();
    Title::from_code(written).map_or(written, |title| title.code()).to_owned()
}

/// Two entries may be the same person: equal numbers, or equal names regardless of case, accents and order of
/// the parts, unless the years of birth differ.
pub fn may_be_the_same(one: &Person, other: &Person) -> bool {
    let number = |of: fn(&Person) -> &String| !of(one).is_empty() && of(one) == of(other);
    if number(|person| &person.fide_number) || number(|person| &person.national_number) {
        return true;
    }
    let years = (one.birth_year(), other.birth_year());
    let years_differ = matches!(years, (Some(one), Some(other)) if one != other);
    !years_differ && parts(&one.name) == parts(&other.name)
}

/// Pairs of entries that may be one person, the earlier entry first.
pub fn doubles<'p, K: Copy + Ord>(people: impl Iterator<Item = (K, &'p Person)>) -> Vec<(K, K)> {
    let mut alike: BTreeMap<String, Vec<(K, &Person)>> = BTreeMap::new();
    for (key, person) in people {
        for sign in signs(person) {
            alike.entry(sign).or_default().push((key, person));
        }
    }
    let mut found: Vec<(K, K)> = Vec::new();
    for group in alike.values() {
        for (at, (one, first)) in group.iter().enumerate() {
            let others = group[at + 1..].iter().filter(|(_, second)| may_be_the_same(first, second));
            found.extend(others.map(|(other, _)| (*one.min(other), *one.max(other))));
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// Two entries that may be the same person share one of these.
pub fn signs(person: &Person) -> Vec<String> {
    let numbers = [("F", &person.fide_number), ("N", &person.national_number)];
    let numbers = numbers.iter().filter(|(_, number)| !number.is_empty());
    numbers.map(|(kind, number)| format!("{kind}{number}")).chain([parts(&person.name).join(" ")]).collect()
}

/// The words of a name in one spelling, in any order.
pub fn parts(name: &str) -> Vec<String> {
    let spelled = name
        .to_lowercase()
        .replace('ä', "ae")
        .replace('ö', "oe")
        .replace('ü', "ue")
        .replace('ß', "ss")
        .replace(['é', 'è', 'ê'], "e")
        .replace(['á', 'à', 'â'], "a");
    let mut parts: Vec<String> = spelled
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|part| !part.is_empty())
        .map(str::to_owned)
        .collect();
    parts.sort_unstable();
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_person_is_noticed_under_other_spellings() {
        let born = |name: &str, birth: &str| Person { birth: birth.to_owned(), ..Person::named(name) };
        let cases = [
            ("Müller, Eva", "", "Mueller Eva", "", true),
            ("Müller, Eva", "1998", "eva müller", "1998-03-01", true),
            ("Müller, Eva", "1998", "Müller, Eva", "2010", false),
            ("Müller, Eva", "", "Müller, Evi", "", false),
        ];
        for (one, year, other, other_year, same) in cases {
            assert_eq!(may_be_the_same(&born(one, year), &born(other, other_year)), same, "{one} {other}");
        }
        let numbered = |number: &str| Person { fide_number: number.to_owned(), ..Person::named("A") };
        let other = Person { name: "B".to_owned(), ..numbered("4600001") };
        assert!(may_be_the_same(&numbered("4600001"), &other));
        let people =
            [born("Roth, Lea", ""), born("Müller, Eva", "1998"), born("Eva Mueller", ""), numbered("7")];
        assert_eq!(doubles((1..).zip(&people)), [(2, 3)]);
    }

    #[test]
    fn titles_are_written_as_today() {
        for (written, expected) in [
            ("g", "GM"),
            ("m", "IM"),
            ("f", "FM"),
            ("c", "CM"),
            ("wg", "WGM"),
            ("wm", "WIM"),
            ("wf", "WFM"),
            ("wc", "WCM"),
            ("gm", "GM"),
            ("WFM", "WFM"),
            ("AGM", "AGM"),
            ("", ""),
        ] {
            assert_eq!(titled(written), expected);
        }
    }

    #[test]
    fn one_entry_takes_over_what_it_lacks() {
        let mut kept =
            Person {
                club: "SK Lehrte".to_owned(), birth: "1998".to_owned(), ..Person::named("Müller, Eva")
            };
        kept.take_over(Person {
            club: "SF Werden".to_owned(),
            birth: "1998-03-01".to_owned(),
            fide_rating: Some(2054),
            marks: vec!["U18".to_owned()],
            ..Person::named("Mueller, E.")
        });
        let known = (kept.name.as_str(), kept.club.as_str(), kept.birth.as_str(), kept.fide_rating);
        assert_eq!(known, ("Müller, Eva", "SK Lehrte", "1998-03-01", Some(2054)));
        assert_eq!(kept.marks, ["U18"]);
    }
}
