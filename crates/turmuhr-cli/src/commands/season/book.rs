//! The file of a season: read, locked, written as a whole; and the words of the call.

use std::{
    fs::{self, File, OpenOptions},
    io::Write,
    path::{Path, PathBuf},
    str::FromStr,
};

use clap::ArgMatches;
use jiff::{Timestamp, civil::Date, tz::TimeZone};
use serde_json::json;
use turmuhr_federation::date::days_after;
use turmuhr_season::{
    Concern, Fact, Journal, MatchId, State, act, as_of, day,
    file::{self, Opened},
};
use turmuhr_texts::{
    Lang,
    federation::unread,
    print::date,
    season::{acts as say, refusal::refusal},
};

use super::{find::listed, play::so_far};
use crate::outcome::{Done, Outcome, Trouble};

/// The message of an act, from the season after it.
pub(super) type Told = Box<dyn FnOnce(&State) -> String>;

/// A sentence that does not depend on the season.
pub(super) fn said(text: String) -> Told {
    Box::new(|_| text)
}

/// A value that options take, and what a complaint says about it.
pub(super) trait Given: FromStr {
    fn expected(lang: Lang) -> String;
}

macro_rules! given {
    ($($told:ident: $($of:ty),+;)*) => {
        $($(impl Given for $of {
            fn expected(lang: Lang) -> String {
                say::$told(lang)
            }
        })+)*
    };
}

given! {
    a_number: i16, u16, u32, u64, usize, i64;
    a_day: Date;
    a_time: jiff::civil::Time;
    a_season: turmuhr_federation::date::Season;
}

/// The call of the command.
pub(super) struct Asked<'a> {
    pub(super) arguments: &'a ArgMatches,
    pub(super) lang: Lang,
}

impl Asked<'_> {
    pub(super) fn verb(&self) -> &str {
        self.text("verb").unwrap_or_default()
    }

    pub(super) fn file(&self) -> &str {
        self.text("file").unwrap_or_default()
    }

    pub(super) fn words(&self) -> Vec<&str> {
        self.many("words")
    }

    /// A word by its place, or a complaint that it is missing.
    pub(super) fn word(&self, place: usize, what: &str) -> Result<&str, Trouble> {
        self.words().get(place).copied().ok_or_else(|| self.missing(what))
    }

    pub(super) fn text(&self, name: &str) -> Option<&str> {
        self.arguments.get_one::<String>(name).map(String::as_str)
    }

    pub(super) fn many(&self, name: &str) -> Vec<&str> {
        self.arguments.get_many::<String>(name).into_iter().flatten().map(String::as_str).collect()
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.arguments.get_flag(name)
    }

    /// Whether the call says `--accept`, with a value or without.
    pub(super) fn accepts(&self) -> bool {
        let source = self.arguments.value_source("accept");
        source.is_some_and(|source| source == clap::parser::ValueSource::CommandLine)
    }

    pub(super) fn needs(&self, name: &str) -> Result<&str, Trouble> {
        self.text(name).ok_or_else(|| self.missing(&format!("--{name}")))
    }

    pub(super) fn missing(&self, what: &str) -> Trouble {
        Trouble::Wrong(say::missing_word(self.lang, what, self.verb()))
    }

    pub(super) fn wrong(&self, what: &str, value: &str) -> Trouble {
        Trouble::Wrong(say::unreadable(self.lang, what, value, self.verb()))
    }

    /// Nothing has this name; the names that there are.
    pub(super) fn unknown(&self, what: &str, name: &str, known: &[String]) -> Trouble {
        Trouble::Wrong(match known {
            [] => say::unknown_and_none(self.lang, what, name),
            known => say::unknown(self.lang, what, name, listed(known, self.lang)),
        })
    }

    /// A value of an option, if the call has it.
    pub(super) fn value<T: Given>(&self, name: &str) -> Result<Option<T>, Trouble> {
        let read = |text: &str| {
            let expected = T::expected(self.lang);
            let told = || say::no_such_value(self.lang, format!("--{name}"), text, expected);
            text.trim().parse().map_err(|_| Trouble::Wrong(told()))
        };
        self.text(name).map(read).transpose()
    }

    /// A number of an option, from 1 to `most`.
    pub(super) fn positive(&self, name: &str, most: usize) -> Result<Option<usize>, Trouble> {
        self.within(name, 1, most)
    }

    /// A number of an option, from `least` to `most`.
    pub(super) fn within(&self, name: &str, least: usize, most: usize) -> Result<Option<usize>, Trouble> {
        let fits = |text: &str| text.trim().parse().ok().filter(|number| (least..=most).contains(number));
        let read = |text: &str| {
            let told = || say::positive(self.lang, format!("--{name} {text}"), least, most);
            fits(text).ok_or_else(|| Trouble::Wrong(told()))
        };
        self.text(name).map(read).transpose()
    }

    /// A word of a list, as it stands in journals.
    pub(super) fn one_of<T: serde::de::DeserializeOwned>(&self, name: &str) -> Result<Option<T>, Trouble> {
        let read = |text: &str| {
            serde_json::from_value(json!(text)).map_err(|why| {
                let (why, option) = (why.to_string(), format!("--{name}"));
                // serde names the words it expects: unknown variant `x`, expected one of `a`, `b`.
                let known: Vec<&str> = why.split('`').skip(3).step_by(2).collect();
                if known.is_empty() {
                    return self.wrong(&option, text);
                }
                Trouble::Wrong(say::unknown(self.lang, option, text, known.join(", ")))
            })
        };
        self.text(name).map(read).transpose()
    }

    /// The day that the call names with `--on`.
    fn on(&self) -> Result<Option<Date>, Trouble> {
        match self.text("on") {
            Some("today") => Ok(Some(today())),
            _ => self.value("on"),
        }
    }

    /// The day of the act: today, unless the call says otherwise.
    pub(super) fn day(&self) -> Result<Date, Trouble> {
        Ok(self.on()?.unwrap_or_else(today))
    }

    /// A day that no later entry can go behind is asked for: one in the future, and today behind an old file.
    pub(super) fn deliberate(&self, journal: &Journal) -> Result<(), Trouble> {
        let (today, lang) = (today(), self.lang);
        let wrong = |told: String| Err(Trouble::Wrong(told));
        match self.on()? {
            Some(day) if day > today && !self.has("ahead") => wrong(say::ahead(lang, day, date(today, lang))),
            Some(_) => Ok(()),
            None => match journal.entries().last().map(day) {
                Some(last) if leaps(last, today) => {
                    wrong(say::far(lang, date(last, lang), date(today, lang)))
                }
                Some(_) | None => Ok(()),
            },
        }
    }

    /// The day that an answer is given for: that of `--as-of`, else that of `--on`, else today.
    pub(super) fn asked_for(&self) -> Result<Date, Trouble> {
        self.value("as-of")?.map_or_else(|| self.day(), Ok)
    }

    fn moment(&self) -> Result<Timestamp, Trouble> {
        match self.on()? {
            Some(day) => {
                let noon = day.at(12, 0, 0, 0).to_zoned(TimeZone::UTC);
                noon.map(|noon| noon.timestamp()).map_err(|_| self.wrong("--on", &day.to_string()))
            }
            None => Ok(Timestamp::now()),
        }
    }

    /// The season as it is, or as it was on a day.
    pub(super) fn read(&self) -> Result<State, Trouble> {
        let journal = read(self.file(), self.lang)?;
        match self.value::<Date>("as-of")? {
            Some(day) => as_of(&journal, day)
                .map_err(|why| Trouble::Wrong(turmuhr_texts::federation::season::broken(&why, self.lang))),
            None => Ok(journal.state().clone()),
        }
    }

    pub(super) fn print(&self, text: &str) -> Result<(), Trouble> {
        let written = std::io::stdout().write_all(text.as_bytes());
        written.map_err(|error| Trouble::writing(&error, self.lang))
    }

    pub(super) fn json(&self) -> bool {
        self.has("json")
    }

    /// Acts on the season: the facts are made from its state, judged one after the other, and written all or none.
    pub(super) fn act(&self, facts: impl FnOnce(&State) -> Result<(Vec<Fact>, Told), Trouble>) -> Done {
        self.act_on(|journal| facts(journal.state()))
    }

    /// The same from the journal itself.
    pub(super) fn act_on(&self, facts: impl FnOnce(&Journal) -> Result<(Vec<Fact>, Told), Trouble>) -> Done {
        if self.text("as-of").is_some() {
            return Err(Trouble::Wrong(say::only_reading(self.lang)));
        }
        let _lock = Lock::of(self.file(), self.lang)?;
        let mut journal = read_to_write(self.file(), self.lang)?;
        self.deliberate(&journal)?;
        let (facts, told) = facts(&journal)?;
        self.write(&mut journal, facts, told)
    }

    /// Says why the ordinance does not allow it.
    pub(super) fn refused(&self, why: &turmuhr_season::Refusal, state: &State) -> Done {
        let told = sentence(&refusal(why, state, self.lang));
        eprintln!("{}", turmuhr_texts::program::error(self.lang, told));
        Ok(Outcome::No)
    }

    /// The same before anything is judged: the facts cannot be made.
    pub(super) fn not_so(&self, why: &turmuhr_season::Refusal, state: &State) -> Trouble {
        Trouble::Wrong(sentence(&refusal(why, state, self.lang)))
    }

    pub(super) fn write(&self, journal: &mut Journal, facts: Vec<Fact>, told: Told) -> Done {
        let (at, by) = (self.moment()?, self.text("by").unwrap_or("turmuhr"));
        let (mut entries, mut lines, mut found, mut opened) =
            (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let mut last = None;
        for fact in facts {
            let about = reported(&fact);
            last = about.or(last);
            let before = journal.state().clone();
            let outcome = match act(journal, fact, at, by) {
                Ok(outcome) => outcome,
                Err(why) => return self.refused(&why, &before),
            };
            entries.push(outcome.entry);
            let state = journal.state();
            for concern in &outcome.concerns {
                match (concern, about) {
                    // A card is told with its match and the entries behind each finding.
                    (Concern::Violations(_), Some(id)) => {
                        found.extend(
                            state.found(id).iter().map(|one| say::finding(one, state, id, self.lang)),
                        );
                    }
                    (other, _) => lines.extend(say::concern(other, state, self.lang)),
                }
            }
            for matter in &outcome.opened {
                opened.push(matter.about.0);
                lines.extend(say::matter_lines(matter, state, self.lang));
            }
        }
        save(self.file(), journal, self.lang)?;
        // The score comes behind the findings that may change it.
        lines.extend(last.and_then(|id| so_far(journal.state(), id, self.lang)));
        let told = told(journal.state());
        if self.json() {
            let answer = json!({
                "entries": entries, "done": told, "findings": found, "notes": lines, "matters": opened,
            });
            self.print(&format!("{answer}\n"))?;
        } else {
            let number = entries.last().copied().unwrap_or_default();
            self.print(&format!("{}\n", say::done(self.lang, number, told)))?;
            for line in found.iter().chain(&lines) {
                self.print(&format!("  {line}\n"))?;
            }
        }
        Ok(Outcome::Done)
    }
}

const fn reported(fact: &Fact) -> Option<MatchId> {
    match fact {
        Fact::MatchReported { id, .. } => Some(*id),
        _ => None,
    }
}

/// A sentence begins with a capital letter and ends with one full stop.
pub(super) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
    let end = if text.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{first}{}{end}", letters.as_str())
}

fn today() -> Date {
    jiff::Zoned::now().date()
}

/// Whether so much time passed between two days that one of them may be a slip: more than half a year.
pub(super) fn leaps(before: Date, after: Date) -> bool {
    after > days_after(before, 183)
}

/// The file as far as it can be read.
pub(super) fn open(path: &str, lang: Lang) -> Result<Opened, Trouble> {
    let bytes = crate::files::read(path, lang)?;
    let text = String::from_utf8_lossy(&bytes);
    file::open(&text)
        .map_err(|why| Trouble::Wrong(say::not_opened_file(lang, path, unread::not_read(&why, lang))))
}

/// What is wrong with a file that can be read all the same.
pub(super) fn remarks(path: &str, opened: &Opened, lang: Lang) -> Vec<String> {
    let mut told = Vec::new();
    if let Some(torn) = &opened.torn {
        told.push(say::torn(lang, path, torn.line, opened.journal.entries().len()));
    }
    if !opened.altered.is_empty() {
        let entries: Vec<String> = opened.altered.iter().map(ToString::to_string).collect();
        told.push(say::altered(lang, path, entries.join(", ")));
    }
    told
}

/// For an answer: what is wrong with the file is said beside it.
pub(super) fn read(path: &str, lang: Lang) -> Result<Journal, Trouble> {
    let opened = open(path, lang)?;
    remarks(path, &opened, lang).iter().for_each(|line| eprintln!("{line}"));
    Ok(opened.journal)
}

/// For an act: a torn last line is kept in a file beside, and a changed file is not written over.
pub(super) fn read_to_write(path: &str, lang: Lang) -> Result<Journal, Trouble> {
    let opened = open(path, lang)?;
    if !opened.altered.is_empty() {
        return Err(Trouble::Wrong(say::altered_closed(lang, path)));
    }
    if let Some(torn) = &opened.torn {
        let kept = keep(path, "torn", torn.text.as_bytes(), lang)?;
        remarks(path, &opened, lang).iter().for_each(|line| eprintln!("{line}"));
        eprintln!("{}", say::torn_kept(lang, kept));
    }
    Ok(opened.journal)
}

/// Keeps bytes in a new file beside the season; its name.
pub(super) fn keep(path: &str, what: &str, bytes: &[u8], lang: Lang) -> Result<String, Trouble> {
    for number in 1..1000 {
        let name = format!("{path}.{what}-{number}");
        match OpenOptions::new().write(true).create_new(true).open(&name) {
            Ok(mut file) => {
                let written = file.write_all(bytes).and_then(|()| file.sync_all());
                return written.map(|()| name).map_err(|error| Trouble::writing(&error, lang));
            }
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(Trouble::writing(&error, lang)),
        }
    }
    Err(Trouble::Wrong(say::exists(lang, format!("{path}.{what}-999"))))
}

/// Only one program writes a season at a time. The lock ends with the program.
pub(super) struct Lock(#[allow(dead_code)] File);

impl Lock {
    pub(super) fn of(path: &str, lang: Lang) -> Result<Lock, Trouble> {
        let beside = format!("{path}.lock");
        let file = OpenOptions::new().create(true).append(true).open(&beside);
        let locked = file.and_then(|file| file.lock().map(|()| Lock(file)));
        locked.map_err(|error| Trouble::writing(&error, lang))
    }
}

/// Writes the season as a whole: a power cut leaves the old file or the new one.
pub(super) fn save(path: &str, journal: &Journal, lang: Lang) -> Result<(), Trouble> {
    let text = file::write(journal);
    // One name for all: the lock lets one program write, and the rest of a killed one is written over.
    let beside = format!("{path}.new");
    let written = (|| {
        let mut file = File::create(&beside)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&beside, path)?;
        // The name of the file is safe only when its folder is.
        let folder = Path::new(path).parent().filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.map_or_else(|| PathBuf::from("."), Path::to_path_buf))?.sync_all()
    })();
    written.map_err(|error: std::io::Error| {
        let _ = fs::remove_file(&beside);
        Trouble::writing(&error, lang)
    })
}
