//! Everything, or one whole event, as one file: lines of JSON, the same from either database, with a seal at
//! the end.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::Row;
use turmuhr_journal::Broken;
use turmuhr_season::{Fact as SeasonFact, SeasonEntry};
use turmuhr_tournament::{Entry, Fact, Journal};

use crate::{
    accounts::{Role, USERS, User, user},
    contacts::TEXT,
    database::{Store, on},
    error::{BadEntry, BadLine, StoreError, Unsealed},
    journal::{entry, is_stream_name},
    seal::Chain,
    told::Told,
    writing::{LONG, Writing},
};

/// A backup in memory; the caller handles files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Backup {
    pub journals: BTreeMap<String, Vec<Entry>>,
    pub seasons: BTreeMap<String, Vec<SeasonEntry>>,
    pub users: Vec<User>,
    /// E-mail addresses of registrations, by event, section and player.
    pub contacts: BTreeMap<(String, u32, u32), String>,
    /// Texts of the house, by name.
    pub texts: BTreeMap<String, String>,
    pub archived: BTreeSet<String>,
    /// Persons of a season as whom accounts act, by account and season.
    pub officers: BTreeMap<(String, String), u32>,
}

/// The format name in the first line of a file.
const HEAD: &str = "turmuhr-backup";
/// The first version had no seal.
const OLD: u32 = 1;
/// The second had journals and accounts only.
const BARE: u32 = 2;
/// The third had no seasons, the fourth no officers: they are empty.
const VERSION: u32 = 5;

#[derive(Serialize, Deserialize)]
#[serde(tag = "line", rename_all = "kebab-case")]
enum Line {
    Head {
        format: String,
        version: u32,
    },
    User {
        name: String,
        shown: String,
        password: String,
        role: Role,
    },
    Text {
        name: String,
        text: String,
    },
    /// As written, by this version of the program or another one.
    Entry {
        stream: String,
        entry: Value,
    },
    /// An entry of a season.
    Season {
        stream: String,
        entry: Value,
    },
    Archived {
        stream: String,
    },
    Contact {
        stream: String,
        section: u32,
        player: u32,
        email: String,
    },
    Officer {
        login: String,
        stream: String,
        person: u32,
    },
    Seal {
        lines: u64,
        chain: String,
    },
}

impl Backup {
    /// Streams and entries in order, the seal at the end.
    pub fn write(&self) -> Result<String, StoreError> {
        let head = Line::Head { format: HEAD.to_owned(), version: VERSION };
        let users = self.users.iter().map(|user| Line::User {
            name: user.name.clone(),
            shown: user.shown.clone(),
            password: user.password.clone(),
            role: user.role,
        });
        let texts =
            self.texts.iter().map(|(name, text)| Line::Text { name: name.clone(), text: text.clone() });
        let archived = self.archived.iter().map(|stream| Line::Archived { stream: stream.clone() });
        let contacts = self.contacts.iter().map(|((stream, section, player), email)| Line::Contact {
            stream: stream.clone(),
            section: *section,
            player: *player,
            email: email.clone(),
        });
        let entries = self.journals.iter().flat_map(|(stream, entries)| {
            entries.iter().map(move |entry| {
                let entry = serde_json::to_value(entry).map_err(StoreError::NotWritten)?;
                Ok::<_, StoreError>(Line::Entry { stream: stream.clone(), entry })
            })
        });
        let seasons = self.seasons.iter().flat_map(|(stream, entries)| {
            entries.iter().map(move |entry| {
                let entry = serde_json::to_value(entry).map_err(StoreError::NotWritten)?;
                Ok::<_, StoreError>(Line::Season { stream: stream.clone(), entry })
            })
        });
        let (mut text, mut chain) = (String::new(), Chain::default());
        let written = |line: &Line| serde_json::to_string(line).map_err(StoreError::NotWritten);
        let first = std::iter::once(head).chain(users).chain(texts).map(Ok);
        let officers = self.officers.iter().map(|((login, stream), person)| Line::Officer {
            login: login.clone(),
            stream: stream.clone(),
            person: *person,
        });
        let last = archived.chain(contacts).chain(officers).map(Ok);
        for line in first.chain(entries).chain(seasons).chain(last) {
            let line = written(&line?)?;
            chain.add(&line);
            text.push_str(&line);
            text.push('\n');
        }
        text.push_str(&written(&Line::Seal { lines: chain.lines(), chain: chain.hash() })?);
        text.push('\n');
        Ok(text)
    }

    /// Reads a backup, checks its seal, and checks that every journal in it is complete.
    pub fn read(text: &str) -> Result<Backup, StoreError> {
        read(text, VERSION)
    }

    /// Reads a backup of the first version. It has no seal, so a truncated end goes unnoticed.
    pub fn read_unsealed(text: &str) -> Result<Backup, StoreError> {
        read(text, OLD)
    }

    /// The latest name of an event in this backup.
    pub fn name(&self, stream: &str) -> Option<&str> {
        self.journals.get(stream)?.iter().rev().find_map(|entry| match &entry.fact {
            Fact::EventCreated { details } | Fact::EventChanged { details } => Some(details.name.as_str()),
            _ => None,
        })
    }
}

fn read(text: &str, expected: u32) -> Result<Backup, StoreError> {
    let unsealed = |why| Err(StoreError::Unsealed(why));
    if text.trim().is_empty() {
        return unsealed(Unsealed::Empty);
    }
    let (mut backup, mut chain, mut sealed) = (Backup::default(), Chain::default(), false);
    let mut names = BTreeSet::new();
    for (at, line) in text.lines().enumerate() {
        let bad = |why: BadLine| StoreError::BadBackup { line: at + 1, why };
        if sealed {
            return unsealed(Unsealed::Longer);
        }
        let read = serde_json::from_str(line).map_err(|error| {
            bad(if error.is_data() { BadLine::NoRecord } else { BadLine::Json { column: error.column() } })
        })?;
        match read {
            Line::Head { format, version } if at == 0 && format == HEAD => {
                if version == OLD && expected == VERSION {
                    return unsealed(Unsealed::Old);
                }
                if version != expected && !(expected == VERSION && (BARE..=VERSION).contains(&version)) {
                    return Err(bad(BadLine::Version { found: version, known: expected }));
                }
            }
            Line::Head { .. } => return Err(bad(BadLine::Format)),
            _ if at == 0 => return Err(bad(BadLine::NoHead)),
            Line::User { name, shown, password, role } => {
                if !names.insert(name.clone()) {
                    return Err(bad(BadLine::AccountTwice { name }));
                }
                backup.users.push(User { name, shown, password, role });
            }
            Line::Entry { stream, entry } => {
                let (known, entry) = next(&mut backup.journals, stream, entry, &bad)?;
                known.push(entry);
            }
            Line::Season { stream, entry } => {
                let (known, entry) = next(&mut backup.seasons, stream, entry, &bad)?;
                known.push(entry);
            }
            Line::Text { name, text } => drop(backup.texts.insert(name, text)),
            Line::Archived { stream } => drop(backup.archived.insert(stream)),
            Line::Contact { stream, section, player, email } => {
                backup.contacts.insert((stream, section, player), email);
            }
            Line::Officer { login, stream, person } => {
                backup.officers.insert((login, stream), person);
            }
            Line::Seal { lines, chain: hash } => {
                if lines != chain.lines() {
                    return unsealed(Unsealed::Count { sealed: lines, found: chain.lines() });
                }
                if hash != chain.hash() {
                    return unsealed(Unsealed::Changed);
                }
                sealed = true;
            }
        }
        chain.add(line);
    }
    if expected == VERSION && !sealed {
        return unsealed(Unsealed::Cut);
    }
    let Backup { journals, seasons, users, contacts, archived, officers, .. } = &mut backup;
    officers.retain(|(login, stream), _| {
        seasons.contains_key(stream) && users.iter().any(|user| user.name == *login)
    });
    archived.retain(|stream| journals.contains_key(stream) || seasons.contains_key(stream));
    contacts.retain(|(stream, ..), _| journals.contains_key(stream));
    for (stream, entries) in &backup.journals {
        Journal::open(entries.clone()).map_err(|broken| unreadable(stream, broken))?;
    }
    for (stream, entries) in &backup.seasons {
        turmuhr_season::Journal::open(entries.clone()).map_err(|broken| unreadable(stream, broken))?;
    }
    Ok(backup)
}

/// The journal that an entry belongs to, and the entry, if it is the next one.
fn next<'b, F: Told>(
    journals: &'b mut BTreeMap<String, Vec<turmuhr_journal::Entry<F>>>,
    stream: String,
    entry: Value,
    bad: &dyn Fn(BadLine) -> StoreError,
) -> Result<(&'b mut Vec<turmuhr_journal::Entry<F>>, turmuhr_journal::Entry<F>), StoreError> {
    if !is_stream_name(&stream) {
        return Err(StoreError::BadStream { stream });
    }
    let number = entry.get("number").and_then(Value::as_u64).unwrap_or(0);
    let entry = turmuhr_journal::Entry::read(entry)
        .map_err(|why| bad(BadLine::Entry { stream: stream.clone(), number, why }))?;
    let known = journals.entry(stream).or_default();
    let expected = known.len() as u64 + 1;
    if entry.number != expected {
        return Err(bad(BadLine::Order { found: entry.number, expected }));
    }
    Ok((known, entry))
}

fn unreadable<R>(stream: &str, broken: Broken<R>) -> StoreError
where
    BadEntry: From<Broken<R>>,
{
    let (Broken::Gap { found: number, .. } | Broken::Entry { entry: number, .. }) = broken;
    StoreError::BadEntry { stream: stream.to_owned(), number, why: broken.into() }
}

pub(crate) const ALL_ENTRIES: &str = "select journal.stream, number, at, actor, payload, streams.kind from journal \
                                      join streams on streams.stream = journal.stream \
                                      order by journal.stream, number";
pub(crate) const ALL_CONTACTS: &str = "select stream, section, player, email from contacts";
pub(crate) const ALL_OFFICERS: &str = "select login, stream, person from officers";
pub(crate) const ALL_TEXTS: &str = "select name, value from settings where name like 'text-%'";
pub(crate) const ALL_ARCHIVED: &str = "select stream from streams where archived <> 0";

/// Reads the whole database on one connection.
macro_rules! everything {
    ($work:ident) => {{
        let mut backup = Backup::default();
        for row in &sqlx::query(USERS).fetch_all(&mut *$work).await? {
            backup.users.push(user!(row));
        }
        for row in &sqlx::query(ALL_TEXTS).fetch_all(&mut *$work).await? {
            let name: String = row.get(0);
            backup.texts.insert(name.trim_start_matches(TEXT).to_owned(), row.get(1));
        }
        for row in &sqlx::query(ALL_ENTRIES).fetch_all(&mut *$work).await? {
            let stream: String = row.get(0);
            if row.get::<String, _>(5) == SeasonFact::KIND {
                let entry = entry(&stream, row.get(1), row.get(2), row.get(3), row.get(4))?;
                backup.seasons.entry(stream).or_default().push(entry);
            } else {
                let entry = entry(&stream, row.get(1), row.get(2), row.get(3), row.get(4))?;
                backup.journals.entry(stream).or_default().push(entry);
            }
        }
        for row in &sqlx::query(ALL_ARCHIVED).fetch_all(&mut *$work).await? {
            backup.archived.insert(row.get(0));
        }
        for row in &sqlx::query(ALL_CONTACTS).fetch_all(&mut *$work).await? {
            let number = |at: usize| row.get::<i64, _>(at) as u32;
            backup.contacts.insert((row.get(0), number(1), number(2)), row.get(3));
        }
        for row in &sqlx::query(ALL_OFFICERS).fetch_all(&mut *$work).await? {
            backup.officers.insert((row.get(0), row.get(1)), row.get::<i64, _>(2) as u32);
        }
        backup
    }};
}
pub(crate) use everything;

impl Store {
    /// Everything, as it was at one moment, also during concurrent writes.
    pub async fn backup(&self) -> Result<Backup, StoreError> {
        on!(self, LONG, pool => {
            let mut reading = Writing::reading(pool).await?;
            let work = reading.connection()?;
            let backup = everything!(work);
            reading.read().await?;
            Ok(backup)
        })
    }

    /// One event with its e-mail addresses, or one season, without users.
    pub async fn export(&self, stream: &str) -> Result<Backup, StoreError> {
        let season: Vec<SeasonEntry> = self.read_of(stream, 0).await?;
        if !season.is_empty() {
            let seasons = BTreeMap::from([(stream.to_owned(), season)]);
            return Ok(Backup { seasons, ..Backup::default() });
        }
        let entries = self.read(stream, 0).await?;
        if entries.is_empty() {
            return Err(StoreError::NoStream { stream: stream.to_owned() });
        }
        let journals = BTreeMap::from([(stream.to_owned(), entries)]);
        Ok(Backup { journals, contacts: self.contacts_of(stream).await?, ..Backup::default() })
    }
}
