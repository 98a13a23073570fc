//! Everything, or one whole event, as one file: lines of JSON, the same from either database, with a seal at
//! the end.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use turmuhr_tournament::{Broken, Entry, Fact, Journal};

use crate::{
    accounts::{Role, User},
    database::Store,
    error::{BadLine, StoreError, Unsealed},
    journal::is_stream_name,
    seal::Chain,
};

/// A backup in memory; the caller handles files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Backup {
    pub journals: BTreeMap<String, Vec<Entry>>,
    pub users: Vec<User>,
}

/// The format name in the first line of a file.
const HEAD: &str = "turmuhr-backup";
/// The first version had no seal.
const OLD: u32 = 1;
const VERSION: u32 = 2;

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
    /// As written, by this version of the program or another one.
    Entry {
        stream: String,
        entry: Value,
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
        let entries = self.journals.iter().flat_map(|(stream, entries)| {
            entries.iter().map(move |entry| {
                let entry = serde_json::to_value(entry).map_err(StoreError::NotWritten)?;
                Ok::<_, StoreError>(Line::Entry { stream: stream.clone(), entry })
            })
        });
        let (mut text, mut chain) = (String::new(), Chain::default());
        let written = |line: &Line| serde_json::to_string(line).map_err(StoreError::NotWritten);
        for line in std::iter::once(head).chain(users).map(Ok).chain(entries) {
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
        let read = serde_json::from_str(line).map_err(|error| bad(BadLine::Json(error.to_string())))?;
        match read {
            Line::Head { format, version } if at == 0 && format == HEAD => {
                if version == OLD && expected == VERSION {
                    return unsealed(Unsealed::Old);
                }
                if version != expected {
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
                if !is_stream_name(&stream) {
                    return Err(StoreError::BadStream { stream });
                }
                let number = entry.get("number").and_then(Value::as_u64).unwrap_or(0);
                let entry = Entry::read(entry).map_err(|why| StoreError::Unread {
                    stream: stream.clone(),
                    number,
                    why,
                })?;
                let known = backup.journals.entry(stream).or_default();
                if entry.number != known.len() as u64 + 1 {
                    let expected = known.len() as u64 + 1;
                    return Err(bad(BadLine::Order { found: entry.number, expected }));
                }
                known.push(entry);
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
    for (stream, entries) in &backup.journals {
        Journal::open(entries.clone()).map_err(|broken| match broken {
            Broken::Gap { found: number, .. } | Broken::Entry { entry: number, .. } => {
                StoreError::BadEntry { stream: stream.clone(), number, why: broken.into() }
            }
        })?;
    }
    Ok(backup)
}

impl Store {
    /// Everything, during concurrent writes: each journal as long as it was when it was read.
    pub async fn backup(&self) -> Result<Backup, StoreError> {
        let mut backup = Backup { users: self.users().await?, ..Backup::default() };
        for summary in self.list().await? {
            let entries = self.read(&summary.stream, 0).await?;
            backup.journals.insert(summary.stream, entries);
        }
        Ok(backup)
    }

    /// One event, without users.
    pub async fn export(&self, stream: &str) -> Result<Backup, StoreError> {
        let entries = self.read(stream, 0).await?;
        if entries.is_empty() {
            return Err(StoreError::NoStream { stream: stream.to_owned() });
        }
        Ok(Backup { journals: BTreeMap::from([(stream.to_owned(), entries)]), users: Vec::new() })
    }
}
