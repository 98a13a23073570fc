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
use turmuhr_season::{Concern, Fact, Journal, MatchId, State, act, as_of, file};
use turmuhr_texts::{
    Lang,
    federation::unread,
    season::{acts as say, refusal::refusal},
};

use crate::outcome::{Done, Outcome, Trouble};

/// The message of an act, from the season after it.
pub(super) type Told = Box<dyn FnOnce(&State) -> String>;

/// A sentence that does not depend on the season.
pub(super) fn said(text: String) -> Told {
    Box::new(|_| text)
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

    pub(super) fn needs(&self, name: &str) -> Result<&str, Trouble> {
        self.text(name).ok_or_else(|| self.missing(&format!("--{name}")))
    }

    pub(super) fn missing(&self, what: &str) -> Trouble {
        Trouble::Wrong(say::missing_word(self.lang, what))
    }

    pub(super) fn wrong(&self, what: &str, value: &str) -> Trouble {
        Trouble::Wrong(say::no_value(self.lang, what, value))
    }

    /// A value of an option, if the call has it.
    pub(super) fn value<T: FromStr>(&self, name: &str) -> Result<Option<T>, Trouble> {
        let read = |text: &str| text.trim().parse().map_err(|_| self.wrong(&format!("--{name}"), text));
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

    /// The day of the act: today, unless the call says otherwise.
    pub(super) fn day(&self) -> Result<Date, Trouble> {
        Ok(self.value("on")?.unwrap_or_else(|| jiff::Zoned::now().date()))
    }

    fn moment(&self) -> Result<Timestamp, Trouble> {
        match self.value::<Date>("on")? {
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
        if self.text("as-of").is_some() {
            return Err(Trouble::Wrong(say::only_reading(self.lang)));
        }
        let _lock = Lock::of(self.file(), self.lang)?;
        let mut journal = read(self.file(), self.lang)?;
        let (facts, told) = facts(journal.state())?;
        self.write(&mut journal, facts, told)
    }

    /// Says why the ordinance does not allow it.
    pub(super) fn refused(&self, why: &turmuhr_season::Refusal, state: &State) -> Done {
        let told = capital(&refusal(why, state, self.lang));
        eprintln!("{}", turmuhr_texts::program::error(self.lang, told));
        Ok(Outcome::No)
    }

    /// The same before anything is judged: the facts cannot be made.
    pub(super) fn not_so(&self, why: &turmuhr_season::Refusal, state: &State) -> Trouble {
        Trouble::Wrong(capital(&refusal(why, state, self.lang)))
    }

    pub(super) fn write(&self, journal: &mut Journal, facts: Vec<Fact>, told: Told) -> Done {
        let (at, by) = (self.moment()?, self.text("by").unwrap_or("turmuhr"));
        let (mut entries, mut lines, mut found, mut opened) =
            (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for fact in facts {
            let about = reported(&fact);
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

/// A sentence begins with a capital letter and ends with a full stop.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", letters.as_str())
}

pub(super) fn read(path: &str, lang: Lang) -> Result<Journal, Trouble> {
    let bytes = crate::files::read(path, lang)?;
    let text = String::from_utf8_lossy(&bytes);
    file::read(&text)
        .map_err(|why| Trouble::Wrong(say::not_opened_file(lang, path, unread::not_read(&why, lang))))
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
    let mut text = String::new();
    for entry in journal.entries() {
        text.push_str(&json!(entry).to_string());
        text.push('\n');
    }
    let beside = format!("{path}.{}.new", std::process::id());
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
