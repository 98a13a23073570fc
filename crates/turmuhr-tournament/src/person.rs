//! What is known of a player.

use serde::{Deserialize, Serialize};

/// As entered. Nothing is required but a name; what is missing is said when it is needed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Person {
    /// Surname, First name.
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
    /// Which list the ratings are from.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub rating_source: String,
    /// Free marks for prizes and lists: U12, guest, host club.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<String>,
    /// In sections of two sides (Scheveningen) or teams: whose.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub side: String,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sex {
    Male,
    Female,
}

impl Person {
    pub fn named(name: &str) -> Person {
        Person { name: name.to_owned(), ..Person::default() }
    }

    pub fn birth_year(&self) -> Option<u32> {
        self.birth.get(..4)?.parse().ok().filter(|year| *year > 1800)
    }
}

/// Two entries that may be the same person: the same number, or the same name without regard to case, accents spelled
/// out and order of its parts, unless the years of birth differ.
pub fn may_be_the_same(one: &Person, other: &Person) -> bool {
    let number = |of: fn(&Person) -> &String| !of(one).is_empty() && of(one) == of(other);
    if number(|person| &person.fide_number) || number(|person| &person.national_number) {
        return true;
    }
    let years = (one.birth_year(), other.birth_year());
    let years_differ = matches!(years, (Some(one), Some(other)) if one != other);
    !years_differ && parts(&one.name) == parts(&other.name)
}

fn parts(name: &str) -> Vec<String> {
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
    }
}
