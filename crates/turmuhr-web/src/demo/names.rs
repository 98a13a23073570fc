//! Fictitious people.

use turmuhr_pairing::lot::Lot;
use turmuhr_tournament::{Person, person::Sex};

const SURNAMES: [&str; 48] = [
    "Adler",
    "Albrecht",
    "Bachmann",
    "Bergmann",
    "Brandt",
    "Czerny",
    "Dietrich",
    "Ebner",
    "Engel",
    "Fischbach",
    "Friedl",
    "Gärtner",
    "Grimm",
    "Hartung",
    "Heller",
    "Hübner",
    "Iwanow",
    "Jansen",
    "Kaya",
    "Keller",
    "Kowalski",
    "Kästner",
    "Lindner",
    "Lorenz",
    "Maurer",
    "Mertens",
    "Nagel",
    "Novák",
    "Özdemir",
    "Ostermann",
    "Petrović",
    "Pohl",
    "Quandt",
    "Rossi",
    "Roth",
    "Sander",
    "Schäfer",
    "Seidel",
    "Stern",
    "Tanner",
    "Thiele",
    "Ullrich",
    "Vogt",
    "Weber",
    "Winkler",
    "Yilmaz",
    "Ziegler",
    "Zimmer",
];
const WOMEN: [&str; 16] = [
    "Anna", "Clara", "Elif", "Emma", "Hanna", "Ida", "Johanna", "Lea", "Lina", "Marie", "Mia", "Nora",
    "Olga", "Paula", "Sofia", "Zoë",
];
const MEN: [&str; 20] = [
    "Ben", "Deniz", "Emil", "Felix", "Finn", "Georg", "Hannes", "Ivan", "Jan", "Jonas", "Karl", "Leon",
    "Luis", "Max", "Noah", "Otto", "Paul", "Tim", "Tomás", "Viktor",
];
const CLUBS: [&str; 8] = [
    "SK Turmhof",
    "SV Springerwald",
    "SC Rochade Neustadt",
    "SF Damenbauer",
    "SG Läuferberg",
    "TSV Zugzwang",
    "SK Patt 1921",
    "Schachfreunde Remis",
];

/// This many people with ratings from `strongest` downwards, without duplicates.
pub(super) fn people(lot: &mut Lot, count: usize, strongest: u32, youngest: u32, oldest: u32) -> Vec<Person> {
    let mut surnames = SURNAMES.to_vec();
    lot.shuffle(&mut surnames);
    (0..count)
        .map(|at| {
            let woman = lot.one_of(3) == 0;
            let first = if woman { WOMEN[lot.one_of(WOMEN.len())] } else { MEN[lot.one_of(MEN.len())] };
            let rating = strongest.saturating_sub(at as u32 * 24 + lot.one_of(20) as u32);
            let born = youngest - lot.one_of((youngest - oldest) as usize) as u32;
            let title = match rating {
                2400.. => "IM",
                2300.. => "FM",
                2180.. if woman => "WFM",
                _ => "",
            };
            Person {
                name: format!("{}, {first}", surnames[at % surnames.len()]),
                title: title.to_owned(),
                sex: Some(if woman { Sex::Female } else { Sex::Male }),
                birth: born.to_string(),
                federation: "GER".to_owned(),
                club: CLUBS[lot.one_of(CLUBS.len())].to_owned(),
                fide_rating: (rating >= 1400).then_some(rating),
                national_rating: Some(rating.saturating_sub(lot.one_of(60) as u32)),
                ..Person::default()
            }
        })
        .collect()
}

pub(super) const TEAMS: [&str; 8] = CLUBS;
