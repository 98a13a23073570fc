//! Finds the players of a pasted list in the rating lists. A name alone proves nobody: where several fit, or data contradict, nobody
//! is chosen.

use turmuhr_exchange::lists::name_words;
use turmuhr_tournament::{Person, Settings};

use crate::ratings::Lists;

/// More people of one name are not shown.
const MOST: usize = 8;
/// Ratings of one person in two lists differ by less.
const NEAR: u32 = 150;

#[derive(Debug, Default)]
pub(crate) struct Match {
    /// As in the lists.
    pub(crate) candidates: Vec<Person>,
    /// The one to take over, unless the user says otherwise.
    pub(crate) chosen: Option<usize>,
}

pub(crate) fn find(lists: &Lists, person: &Person, settings: &Settings) -> Match {
    if let Some(found) = lists.of_numbers(&person.fide_number, &person.national_number) {
        let listed = lists.person(found, settings);
        let chosen = shares_a_word(&listed.name, &person.name).then_some(0);
        return Match { candidates: vec![listed], chosen };
    }
    let words = name_words(&person.name);
    if words.len() < 2 {
        return Match::default();
    }
    let all = lists.search(&person.name, 40).into_iter().map(|found| lists.person(found, settings));
    let fitting: Vec<Person> = all.filter(|listed| may_be(person, listed, &words)).collect();
    let exact = |listed: &Person| name_words(&listed.name) == words;
    let mut candidates: Vec<Person> = fitting.iter().filter(|listed| exact(listed)).cloned().collect();
    let whole_name = !candidates.is_empty();
    if !whole_name {
        candidates = fitting;
    }
    candidates.truncate(MOST);
    let proven: Vec<usize> = (0..candidates.len()).filter(|at| proves(person, &candidates[*at])).collect();
    let chosen = match (proven.as_slice(), candidates.len()) {
        ([one], _) => Some(*one),
        ([], 1) if whole_name && !differs(person, &candidates[0]) => Some(0),
        _ => None,
    };
    Match { candidates, chosen }
}

fn shares_a_word(one: &str, other: &str) -> bool {
    let other = name_words(other);
    name_words(one).iter().any(|word| other.contains(word))
}

/// Every word of the name is in the list's name, and the years of birth do not differ.
fn may_be(person: &Person, listed: &Person, words: &[String]) -> bool {
    let known = name_words(&listed.name);
    let years = (person.birth_year(), listed.birth_year());
    let years_differ = matches!(years, (Some(one), Some(other)) if one != other);
    !years_differ && words.iter().all(|word| known.contains(word))
}

fn near(one: Option<u32>, other: Option<u32>) -> Option<bool> {
    Some(one?.abs_diff(other?) <= NEAR)
}

/// A year of birth, a club or a rating that agrees.
fn proves(person: &Person, listed: &Person) -> bool {
    let year = person.birth_year().is_some() && person.birth_year() == listed.birth_year();
    let club = !person.club.is_empty() && name_words(&person.club) == name_words(&listed.club);
    let ratings =
        [near(person.fide_rating, listed.fide_rating), near(person.national_rating, listed.national_rating)];
    year || club || ratings.contains(&Some(true))
}

/// The ratings are too far apart for one person.
fn differs(person: &Person, listed: &Person) -> bool {
    near(person.fide_rating, listed.fide_rating) == Some(false)
        || near(person.national_rating, listed.national_rating) == Some(false)
}

/// The data of the rating list; the pasted list adds what it lacks, and its club counts.
pub(crate) fn taken_over(mut listed: Person, pasted: Person) -> Person {
    if !pasted.club.is_empty() {
        listed.club.clone_from(&pasted.club);
    }
    listed.take_over(pasted);
    listed
}
