//! The typed values of a form. A value that is missing or wrong leaves a sentence beside its field.

use std::{cell::RefCell, collections::BTreeMap, str::FromStr};

use jiff::civil::{Date, Time};
use serde::{Serialize, de::DeserializeOwned};
use turmuhr_federation::{
    matches::lineup::{BoardResult, Rank, Which},
    persons::person::{ClubId, PersonId},
};
use turmuhr_season::{
    ClassId, DecisionId, MatchId, RemedyId, State, TeamId,
    fact::RequestId,
    registry::{AsOf, TransferId},
};
use turmuhr_texts::{Lang, season::names};

use super::{RESULTS, Stop};
use crate::{http::Fields, parts::Troubles, words::season_fields as say};

pub(crate) struct Given<'a> {
    pub(super) state: &'a State,
    form: &'a Fields,
    lang: Lang,
    pub(super) today: Date,
    troubles: RefCell<Troubles>,
}

/// The longest text of a field.
const LONGEST: usize = 4_000;

/// A word of journals.
pub(super) fn code<T: Serialize>(value: T) -> String {
    serde_json::to_value(value).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}

impl<'a> Given<'a> {
    pub(super) fn new(state: &'a State, form: &'a Fields, lang: Lang, today: Date) -> Given<'a> {
        Given { state, form, lang, today, troubles: RefCell::default() }
    }

    pub(super) fn troubles(&self) -> Troubles {
        self.troubles.borrow().clone()
    }

    /// A sentence beside a field.
    pub(super) fn wrong<T>(&self, name: &str, why: String) -> Result<T, Stop> {
        self.troubles.borrow_mut().add(name, why);
        Err(Stop::Typed)
    }

    /// What the field names does not exist.
    pub(super) fn unknown<T>(&self, name: &str) -> Result<T, Stop> {
        self.wrong(name, say::unknown(self.lang))
    }

    fn missing<T>(&self, name: &str) -> Result<T, Stop> {
        self.wrong(name, say::is_missing(self.lang, say::label(name, self.lang)))
    }

    pub(super) fn has(&self, name: &str) -> bool {
        !self.form.text(name).is_empty()
    }

    pub(super) fn text(&self, name: &str) -> Result<String, Stop> {
        match self.form.text(name) {
            "" => self.missing(name),
            long if long.chars().count() > LONGEST => self.wrong(name, say::too_long(self.lang, LONGEST)),
            text => Ok(text.to_owned()),
        }
    }

    pub(super) fn text_or_empty(&self, name: &str) -> Result<String, Stop> {
        if self.has(name) { self.text(name) } else { Ok(String::new()) }
    }

    fn parsed<T: FromStr>(&self, name: &str, why: fn(Lang) -> String) -> Result<T, Stop> {
        let text = self.text(name)?;
        text.parse().or_else(|_| self.wrong(name, why(self.lang)))
    }

    pub(super) fn day(&self, name: &str) -> Result<Date, Stop> {
        self.parsed(name, say::no_day)
    }

    pub(super) fn day_or(&self, name: &str, otherwise: Date) -> Result<Date, Stop> {
        if self.has(name) { self.day(name) } else { Ok(otherwise) }
    }

    pub(super) fn maybe_day(&self, name: &str) -> Result<Option<Date>, Stop> {
        if self.has(name) { self.day(name).map(Some) } else { Ok(None) }
    }

    pub(super) fn maybe_time(&self, name: &str) -> Result<Option<Time>, Stop> {
        if self.has(name) { self.parsed(name, say::no_time).map(Some) } else { Ok(None) }
    }

    pub(super) fn number<T: FromStr>(&self, name: &str) -> Result<T, Stop> {
        self.parsed(name, say::no_number)
    }

    pub(super) fn number_or<T: FromStr>(&self, name: &str, otherwise: T) -> Result<T, Stop> {
        if self.has(name) { self.number(name) } else { Ok(otherwise) }
    }

    pub(super) fn maybe_number<T: FromStr>(&self, name: &str) -> Result<Option<T>, Stop> {
        if self.has(name) { self.number(name).map(Some) } else { Ok(None) }
    }

    /// A number that must be a key.
    fn key<K: Ord, V>(&self, name: &str, make: fn(u32) -> K, known: &BTreeMap<K, V>) -> Result<K, Stop> {
        let key = make(self.number(name)?);
        if known.contains_key(&key) { Ok(key) } else { self.wrong(name, say::unknown(self.lang)) }
    }

    pub(super) fn game(&self, name: &str) -> Result<MatchId, Stop> {
        self.key(name, MatchId, &self.state.matches)
    }

    pub(super) fn team(&self, name: &str) -> Result<TeamId, Stop> {
        self.key(name, TeamId, &self.state.teams)
    }

    pub(super) fn club(&self, name: &str) -> Result<ClubId, Stop> {
        self.key(name, ClubId, &self.state.clubs)
    }

    pub(super) fn class(&self, name: &str) -> Result<ClassId, Stop> {
        self.key(name, ClassId, &self.state.classes)
    }

    pub(super) fn decision(&self, name: &str) -> Result<DecisionId, Stop> {
        self.key(name, DecisionId, &self.state.decisions)
    }

    pub(super) fn remedy(&self, name: &str) -> Result<RemedyId, Stop> {
        self.key(name, RemedyId, &self.state.remedies)
    }

    pub(super) fn request(&self, name: &str) -> Result<RequestId, Stop> {
        self.key(name, RequestId, &self.state.requests)
    }

    pub(super) fn transfer(&self, name: &str) -> Result<TransferId, Stop> {
        self.key(name, TransferId, &self.state.registry.transfers)
    }

    /// A person by name or number.
    pub(super) fn person(&self, name: &str) -> Result<PersonId, Stop> {
        let typed = self.text(name)?;
        self.person_called(name, &typed)
    }

    pub(super) fn person_called(&self, field: &str, typed: &str) -> Result<PersonId, Stop> {
        match self.state.persons_named(typed, AsOf::today(self.today))[..] {
            [one] => Ok(one),
            [] => self.wrong(field, crate::words::season::unknown_person(self.lang, typed)),
            ref several => {
                let known: Vec<String> = several
                    .iter()
                    .map(|one| names::person_with_number(self.state, *one, self.lang))
                    .collect();
                self.wrong(field, crate::words::season::several_persons(self.lang, known.join("; ")))
            }
        }
    }

    /// A word of journals.
    pub(super) fn word<T: DeserializeOwned>(&self, name: &str) -> Result<T, Stop> {
        let text = self.text(name)?;
        serde_json::from_value(serde_json::Value::from(text))
            .or_else(|_| self.wrong(name, say::unknown(self.lang)))
    }

    pub(super) fn maybe_word<T: DeserializeOwned>(&self, name: &str) -> Result<Option<T>, Stop> {
        if self.has(name) { self.word(name).map(Some) } else { Ok(None) }
    }

    pub(super) fn side(&self, name: &str) -> Result<Which, Stop> {
        self.word(name)
    }

    pub(super) fn result(&self, name: &str) -> Result<BoardResult, Stop> {
        let text = self.text(name)?;
        let found = RESULTS.iter().find(|(code, _)| *code == text).map(|(_, result)| *result);
        found.map_or_else(|| self.wrong(name, say::unknown(self.lang)), Ok)
    }

    pub(super) fn rank(&self, name: &str, text: &str) -> Result<Rank, Stop> {
        serde_json::from_value(serde_json::Value::from(text.trim()))
            .or_else(|_| self.wrong(name, say::no_rank(self.lang)))
    }

    /// `4½:3½` in tenths.
    pub(super) fn score(&self, name: &str) -> Result<[i32; 2], Stop> {
        let tenths = |text: &str| -> Option<i32> {
            let text = text.trim().replace('½', ".5").replace(',', ".");
            let (whole, half) = text.split_once('.').unwrap_or((&text, "0"));
            let whole: i32 = if whole.is_empty() {
                0
            } else {
                whole.parse().ok().filter(|all| (0..1_000).contains(all))?
            };
            match half {
                "0" | "" => Some(whole * 10),
                "5" => Some(whole * 10 + 5),
                _ => None,
            }
        };
        let text = self.text(name)?;
        let read =
            text.split_once([':', '-']).and_then(|(home, guest)| Some([tenths(home)?, tenths(guest)?]));
        read.map_or_else(|| self.wrong(name, say::no_score(self.lang)), Ok)
    }
}

/// The number after the last.
pub(super) fn next(last: Option<u32>) -> u32 {
    last.map_or(1, |last| last + 1)
}
