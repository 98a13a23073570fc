//! Searchable rating lists.

use std::sync::Arc;

use tokio::sync::Mutex;
use turmuhr_clock::class::{self, Class, Classified};
use turmuhr_core::PlayerId;
use turmuhr_exchange::{
    lists::{Index, Listed, compact},
    trf::records::player::Sex as Letter,
};
use turmuhr_rating::{
    Summary,
    dwz::{self, Formula},
    elo,
};
use turmuhr_store::{ListHead, Store, StoreError};
use turmuhr_tournament::{
    Event, Person, Section, Settings,
    contest::{Shown, contest},
    person::{Sex, titled},
};

pub(crate) const FIDE: &str = "fide";
pub(crate) const GERMAN: &str = "german";

/// The lists of the store, read once and again after an import.
#[derive(Debug, Default)]
pub(crate) struct Ratings {
    held: Mutex<Arc<Lists>>,
}

#[derive(Debug, Default)]
pub(crate) struct Lists {
    pub(crate) heads: Vec<ListHead>,
    fide: Option<Arc<Index>>,
    german: Option<Arc<Index>>,
}

impl Ratings {
    /// The current lists. Another process may have imported one, so the store is asked every time; that is one
    /// row for each list.
    pub(crate) async fn lists(&self, store: &Store) -> Result<Arc<Lists>, StoreError> {
        let heads = store.lists().await?;
        let mut held = self.held.lock().await;
        if held.heads == heads {
            return Ok(held.clone());
        }
        let mut lists = Lists { heads, ..Lists::default() };
        for kind in [FIDE, GERMAN] {
            let head = |lists: &Lists| lists.heads.iter().find(|head| head.kind == kind).cloned();
            let Some(new) = head(&lists) else { continue };
            let known = if head(&held) == Some(new) { held.of(kind).cloned() } else { None };
            let index = match known {
                Some(index) => index,
                None => {
                    let parts = store.list_parts(kind).await?;
                    let made = tokio::task::spawn_blocking(move || {
                        Index::new(parts.iter().flat_map(|part| compact::read(part)).collect())
                    });
                    Arc::new(made.await.unwrap_or_else(|_| Index::new(Vec::new())))
                }
            };
            match kind {
                FIDE => lists.fide = Some(index),
                _ => lists.german = Some(index),
            }
        }
        *held = Arc::new(lists);
        Ok(held.clone())
    }
}

/// A player found in the lists.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found<'l> {
    pub(crate) fide: Option<&'l Listed>,
    pub(crate) german: Option<&'l Listed>,
}

impl Lists {
    fn of(&self, kind: &str) -> Option<&Arc<Index>> {
        if kind == FIDE { self.fide.as_ref() } else { self.german.as_ref() }
    }

    pub(crate) fn are_empty(&self) -> bool {
        self.heads.is_empty()
    }

    fn source(&self, kind: &str) -> &str {
        self.heads.iter().find(|head| head.kind == kind).map_or("", |head| head.source.as_str())
    }

    /// Searches by beginnings of names or by FIDE number; no duplicates.
    pub(crate) fn search(&self, question: &str, most: usize) -> Vec<Found<'_>> {
        // Longer than any name.
        const LONGEST: usize = 100;
        let question = question.char_indices().nth(LONGEST).map_or(question, |(end, _)| &question[..end]);
        let number = question.trim().parse::<u32>().ok();
        if let Some(number) = number {
            return self.by_fide_id(number).into_iter().collect();
        }
        let fide = self.fide.iter().flat_map(|index| index.search(question, most));
        let mut found: Vec<Found<'_>> =
            fide.map(|listed| Found { fide: Some(listed), german: self.german_of(listed.fide_id) }).collect();
        for listed in self.german.iter().flat_map(|index| index.search(question, most)) {
            let known = found.iter().any(|one| one.german.is_some_and(|other| std::ptr::eq(other, listed)));
            if !known {
                let fide = self.fide.as_ref().and_then(|index| index.by_fide_id(listed.fide_id));
                found.push(Found { fide, german: Some(listed) });
            }
        }
        found.truncate(most);
        found
    }

    fn german_of(&self, number: u32) -> Option<&Listed> {
        self.german.as_ref().and_then(|index| index.by_fide_id(number))
    }

    fn by_fide_id(&self, number: u32) -> Option<Found<'_>> {
        let fide = self.fide.as_ref().and_then(|index| index.by_fide_id(number));
        let german = self.german_of(number);
        (fide.is_some() || german.is_some()).then_some(Found { fide, german })
    }

    /// Finds a player by the numbers of an entry; never by name.
    pub(crate) fn of_numbers(&self, fide: &str, national: &str) -> Option<Found<'_>> {
        let by_fide =
            fide.trim().parse().ok().filter(|number| *number > 0).and_then(|number| self.by_fide_id(number));
        let german = self.german.as_ref().and_then(|index| index.by_national_id(national));
        match (by_fide, german) {
            (Some(found), german) => Some(Found { german: german.or(found.german), ..found }),
            (None, Some(german)) => Some(Found { fide: None, german: Some(german) }),
            (None, None) => None,
        }
    }

    /// The player as an entry of a section, with the rating for its speed.
    pub(crate) fn person(&self, found: Found<'_>, settings: &Settings) -> Person {
        let Found { fide, german } = found;
        let either = |of: fn(&Listed) -> &str| {
            let text = |listed: Option<&Listed>| listed.map(of).unwrap_or_default().to_owned();
            Some(text(fide)).filter(|text| !text.is_empty()).unwrap_or_else(|| text(german))
        };
        let number = fide.or(german).map_or(0, |listed| listed.fide_id);
        let title =
            either(|listed| if listed.title.is_empty() { &listed.women_title } else { &listed.title });
        let sources = [(fide.is_some(), FIDE), (german.is_some(), GERMAN)];
        let sources: Vec<&str> =
            sources.iter().filter(|(there, _)| *there).map(|(_, kind)| self.source(kind)).collect();
        Person {
            // The German list spells names as their owners do.
            name: german.or(fide).map(|listed| spaced(&listed.name)).unwrap_or_default(),
            title: titled(&title),
            sex: fide.and_then(|listed| listed.sex).or(german.and_then(|listed| listed.sex)).map(|sex| {
                match sex {
                    Letter::Female => Sex::Female,
                    Letter::Male => Sex::Male,
                }
            }),
            birth: fide
                .and_then(|listed| listed.birth_year)
                .or(german.and_then(|listed| listed.birth_year))
                .map(|year| year.to_string())
                .unwrap_or_default(),
            federation: either(|listed| &listed.federation),
            club: german.map(|listed| listed.club.to_string()).unwrap_or_default(),
            fide_number: if number > 0 { number.to_string() } else { String::new() },
            national_number: german.map(|listed| listed.national_id.to_string()).unwrap_or_default(),
            fide_rating: fide.or(german).and_then(|listed| rating(listed, speed(settings))),
            national_rating: german.and_then(|listed| listed.dwz).map(u32::from),
            rating_source: sources.join(", "),
            ..Person::default()
        }
    }
}

/// `Müller,Anna` of older tables with a space after the comma.
fn spaced(name: &str) -> String {
    name.split(',').map(str::trim).filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

fn speed(settings: &Settings) -> Class {
    let pace = settings.time_control.as_ref();
    match pace.map(|pace| class::FIDE_2023.classify(pace.control())) {
        Some(Classified::Is(class) | Classified::Proposed(class)) => class,
        _ => Class::Standard,
    }
}

/// Without a rapid or blitz rating, the standard one (B.02).
fn rating(listed: &Listed, speed: Class) -> Option<u32> {
    let own = match speed {
        Class::Standard => None,
        Class::Rapid => listed.rapid.rating,
        Class::Blitz => listed.blitz.rating,
    };
    own.or(listed.standard.rating).map(u32::from)
}

/// The rating changes of a section so far; unofficial.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Changes {
    Elo,
    Dwz(Formula),
}

impl Changes {
    pub(crate) const ALL: [Changes; 3] =
        [Changes::Elo, Changes::Dwz(Formula::Classic), Changes::Dwz(Formula::Reform)];

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Changes::Elo => "elo",
            Changes::Dwz(formula) => formula.id(),
        }
    }

    pub(crate) const fn label(self) -> &'static str {
        match self {
            Changes::Elo => "Elo±",
            Changes::Dwz(Formula::Classic) => "DWZ±",
            Changes::Dwz(Formula::Reform) => "DWZ± 2026",
        }
    }

    pub(crate) fn named(word: &str) -> Option<Changes> {
        Changes::ALL.into_iter().find(|one| one.word() == word)
    }

    /// By starting number; players without a rating or a counted game are left out.
    pub(crate) fn of(self, event: &Event, section: &Section, after: u32) -> Vec<(PlayerId, i64)> {
        let contest = contest(event, section, after, Shown::AsRated);
        let all: Vec<Summary> = match self {
            Changes::Elo => {
                let played = contest.for_elo(None);
                let rules = elo::rules::Rules::on(played.date);
                elo::rate(&played, &rules).iter().map(elo::Rating::summary).collect()
            }
            Changes::Dwz(formula) => {
                let (played, _) = contest.for_national("GER");
                dwz::rate(&played, formula).iter().map(dwz::Rating::summary).collect()
            }
        };
        all.iter().filter_map(|summary| Some((summary.player, summary.points()?))).collect()
    }
}
