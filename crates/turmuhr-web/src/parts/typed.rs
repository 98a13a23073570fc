//! Values of a form, read at the door. Every error belongs to a field, and the page comes back with everything that was typed.
//!
//! The judge has the same limits (`turmuhr_tournament::sense`), so no other way lets a value in that a form refuses.

use axum::{http::StatusCode, response::Response};
use jiff::civil::{Date, DateTime};
use maud::{Markup, html};
use turmuhr_texts::Lang;
use turmuhr_tournament::{
    Refusal, RoundNo,
    limits::{Number, Text},
    sense,
};

use crate::{
    http::{Ask, Fields},
    import,
    words::{fields, limits, refusals::refusal},
};

/// The fields that are wrong, with a sentence each, in the order of the form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Troubles(Vec<(String, String)>);

impl Troubles {
    pub(crate) const fn none() -> Troubles {
        Troubles(Vec::new())
    }

    pub(crate) fn one(field: &str, sentence: String) -> Troubles {
        Troubles(vec![(field.to_owned(), sentence)])
    }

    pub(crate) fn add(&mut self, field: &str, sentence: String) {
        self.0.push((field.to_owned(), sentence));
    }

    pub(crate) fn extend(&mut self, more: Troubles) {
        self.0.extend(more.0);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn of(&self, field: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == field).map(|(_, sentence)| sentence.as_str())
    }

    fn is_first(&self, field: &str) -> bool {
        self.0.first().is_some_and(|(first, _)| first == field)
    }

    /// All sentences, at the head of the form.
    pub(crate) fn markup(&self, lang: Lang) -> Markup {
        html! {
            @if !self.is_empty() {
                div.trouble role="alert" {
                    p { (limits::fields_to_mend(lang, self.0.len())) }
                    ul { @for (field, sentence) in &self.0 { li { a href={ "#wrong-" (field) } { (sentence) } } } }
                }
            }
        }
    }

    /// The page with its status: a form that cannot be taken is answered by 422.
    pub(crate) fn answer(&self, mut page: Response) -> Response {
        if !self.is_empty() {
            *page.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
        }
        page
    }

    /// The sentence beside its field.
    pub(crate) fn beside(&self, field: &str) -> Markup {
        html! { @if let Some(sentence) = self.of(field) { small.trouble id={ "why-" (field) } { (sentence) } } }
    }
}

/// What a field takes, for the browser.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Takes {
    Text(Text),
    /// A text that must be there.
    Name(Text),
    Number(Number),
    Range(u32, u32),
    Day,
    Moment,
    Birth,
    Federation,
    Currency,
    Money,
    /// Read by a rule of its own.
    Words,
}

/// An input with its label, its limits and its error.
pub(crate) fn asked(troubles: &Troubles, name: &str, label: &str, value: &str, takes: Takes) -> Markup {
    html! {
        label.field {
            span { (label) }
            (input(troubles, name, None, value, takes))
            (troubles.beside(name))
        }
    }
}

/// The input alone, for a table; `aria` is its label there.
pub(crate) fn input(
    troubles: &Troubles,
    name: &str,
    aria: Option<&str>,
    value: &str,
    takes: Takes,
) -> Markup {
    let wrong = troubles.of(name).is_some();
    let (kind, mode) = match takes {
        // Other kinds of inputs hide text that does not fit.
        Takes::Number(_) | Takes::Range(..) if wrong => ("text", Some("numeric")),
        Takes::Number(_) | Takes::Range(..) => ("number", None),
        Takes::Day if !wrong => ("date", None),
        Takes::Moment if !wrong => ("datetime-local", None),
        Takes::Money => ("text", Some("decimal")),
        _ => ("text", None),
    };
    let (least, most) = match takes {
        Takes::Number(number) => {
            let (least, most) = number.sensible();
            (Some(least.to_string()), Some(most.to_string()))
        }
        Takes::Range(least, most) => (Some(least.to_string()), Some(most.to_string())),
        Takes::Day => (Some("1800-01-01".to_owned()), Some("2199-12-31".to_owned())),
        Takes::Moment => (Some("1800-01-01T00:00".to_owned()), Some("2199-12-31T23:59".to_owned())),
        _ => (None, None),
    };
    let longest = match takes {
        Takes::Text(text) | Takes::Name(text) => Some(text.sensible()),
        Takes::Federation | Takes::Currency => Some(3),
        _ => None,
    };
    let pattern = match takes {
        Takes::Federation | Takes::Currency => Some("[A-Za-z]{3}"),
        Takes::Birth => Some("[0-9]{4}|[0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{1,2}[.][0-9]{1,2}[.][0-9]{4}"),
        _ => None,
    };
    let id = wrong.then(|| format!("wrong-{name}"));
    let why = wrong.then(|| format!("why-{name}"));
    html! {
        input id=[id] name=(name) type=(kind) value=(value) autocomplete="off" inputmode=[mode] min=[least] max=[most] maxlength=[longest]
            pattern=[pattern] required[matches!(takes, Takes::Name(_))] aria-label=[aria] aria-invalid=[wrong.then_some("true")]
            aria-describedby=[why] autofocus[troubles.is_first(name)];
    }
}

/// Reads the fields of one form, or of one section of it, and collects what is wrong.
#[derive(Debug)]
pub(crate) struct Door<'a> {
    form: &'a Fields,
    lang: Lang,
    /// The section of the form, from 1.
    at: u32,
    troubles: Troubles,
}

/// The name of a field in a section of a form: the first has plain names, the others are prefixed by their number.
pub(crate) fn field_name(at: u32, name: &str) -> String {
    if at == 1 { name.to_owned() } else { format!("s{at}_{name}") }
}

impl<'a> Door<'a> {
    pub(crate) fn new(ask: &'a Ask) -> Door<'a> {
        Door::of_section(ask, 1)
    }

    pub(crate) fn of_section(ask: &'a Ask, at: u32) -> Door<'a> {
        Door { form: &ask.form, lang: ask.lang, at, troubles: Troubles::default() }
    }

    pub(crate) const fn lang(&self) -> Lang {
        self.lang
    }

    pub(crate) fn typed(&self, name: &str) -> &'a str {
        self.form.text(&field_name(self.at, name))
    }

    pub(crate) fn wrong(&mut self, name: &str, sentence: String) {
        self.troubles.add(&field_name(self.at, name), sentence);
    }

    /// Keeps a value, or notes why there is none.
    pub(crate) fn keep<T>(&mut self, name: &str, read: Result<T, String>) -> Option<T> {
        read.map_err(|sentence| self.wrong(name, sentence)).ok()
    }

    /// As [`Door::keep`], with the words of the judge.
    pub(crate) fn allow(&mut self, name: &str, judged: Result<(), Refusal>) -> bool {
        let lang = self.lang;
        self.keep(name, judged.map_err(|why| refusal(&why, None, lang))).is_some()
    }

    /// A sentence that does not say which field it is about, with the label of the field.
    pub(crate) fn named(&self, name: &str, sentence: String) -> String {
        match fields::asked(name, self.lang) {
            Some(label) => format!("{label}: {sentence}"),
            None => sentence,
        }
    }

    /// A round that the section has.
    pub(crate) fn round(&mut self, name: &str, rounds: u32) -> Option<RoundNo> {
        let round = self.number(name, Number::Rounds).map(RoundNo)?;
        let judged = sense::round_of(round, rounds).map_err(|why| refusal(&why, None, self.lang));
        let judged = judged.map_err(|sentence| self.named(name, sentence));
        self.keep(name, judged).map(|()| round)
    }

    pub(crate) fn text(&mut self, name: &str, what: Text) -> String {
        let typed = self.typed(name);
        self.allow(name, sense::text(what, typed));
        typed.to_owned()
    }

    pub(crate) fn name(&mut self, name: &str, what: Text) -> String {
        let typed = self.typed(name);
        self.allow(name, sense::name(what, typed));
        typed.to_owned()
    }

    /// A number, if one was typed.
    pub(crate) fn number(&mut self, name: &str, what: Number) -> Option<u32> {
        let number = self.digits(name)?;
        self.allow(name, sense::number(what, number)).then_some(number)
    }

    pub(crate) fn needed_number(&mut self, name: &str, what: Number) -> u32 {
        if self.typed(name).is_empty() {
            let (least, most) = what.sensible();
            self.allow(name, Err(Refusal::OutOfRange { what, least, most }));
        }
        self.number(name, what).unwrap_or_default()
    }

    fn digits(&mut self, name: &str) -> Option<u32> {
        match self.typed(name) {
            "" => None,
            typed => {
                // «-3» and «99999999999» are numbers too; the range answers for them.
                let number = typed.parse::<i64>().map(|number| u32::try_from(number).unwrap_or(u32::MAX));
                let number = number.map_err(|_| self.named(name, limits::no_number(self.lang, typed)));
                self.keep(name, number)
            }
        }
    }

    /// A day as browsers send it, or as people write it: 12.3.2026.
    pub(crate) fn day(&mut self, name: &str) -> Option<Date> {
        let typed = self.typed(name);
        if typed.is_empty() {
            return None;
        }
        let day = typed.parse().ok().or_else(|| german(typed));
        let day = self.keep(name, day.ok_or_else(|| self.named(name, limits::no_day(self.lang, typed))))?;
        self.allow(name, sense::days(Some(day), None)).then_some(day)
    }

    pub(crate) fn moment(&mut self, name: &str) -> Option<DateTime> {
        let typed = self.typed(name);
        if typed.is_empty() {
            return None;
        }
        let at = typed.parse::<DateTime>().map_err(|_| self.named(name, limits::no_moment(self.lang, typed)));
        let at = self.keep(name, at)?;
        self.allow(name, sense::number(Number::Year, at.year())).then_some(at)
    }

    /// A birth up to this year, as the event keeps it.
    pub(crate) fn birth(&mut self, name: &str, this_year: u32) -> String {
        let typed = self.typed(name);
        let written = import::typed_birth(typed, this_year).unwrap_or_else(|| typed.to_owned());
        self.allow(name, sense::birth(&written, i16::try_from(this_year).ok()));
        written
    }

    pub(crate) fn fide_number(&mut self, name: &str) -> String {
        let written: String = self.typed(name).split_whitespace().collect();
        self.allow(name, sense::fide_number(&written));
        written
    }

    pub(crate) fn federation(&mut self, name: &str) -> String {
        let code = self.typed(name).to_uppercase();
        self.allow(name, sense::federation(&code));
        code
    }

    pub(crate) fn done<T>(self, value: T) -> Result<T, Troubles> {
        if self.troubles.is_empty() { Ok(value) } else { Err(self.troubles) }
    }
}

fn german(text: &str) -> Option<Date> {
    let parts: Vec<i16> = text.split('.').map(|part| part.trim().parse().ok()).collect::<Option<_>>()?;
    match parts[..] {
        [day, month, year] if year > 99 => {
            Date::new(year, i8::try_from(month).ok()?, i8::try_from(day).ok()?).ok()
        }
        _ => None,
    }
}
