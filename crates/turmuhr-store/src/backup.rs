//! Everything as one file, and a whole event as one file: lines of JSON, the same from either database.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use turmuhr_tournament::{Broken, Entry, Journal};

use crate::{
    accounts::{Role, User},
    database::Store,
    error::StoreError,
};

/// A backup in memory; files are the caller's.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Backup {
    pub journals: BTreeMap<String, Vec<Entry>>,
    pub users: Vec<User>,
}

/// The first line of a file says what it is.
const HEAD: &str = "turmuhr-backup";
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
#[serde(tag = "line", rename_all = "kebab-case")]
enum Line {
    Head { format: String, version: u32 },
    User { name: String, shown: String, password: String, role: Role },
    Entry { stream: String, entry: Box<Entry> },
}

impl Backup {
    /// Streams in order, entries in order.
    pub fn write(&self) -> String {
        let head = Line::Head { format: HEAD.to_owned(), version: VERSION };
        let users = self.users.iter().map(|user| Line::User {
            name: user.name.clone(),
            shown: user.shown.clone(),
            password: user.password.clone(),
            role: user.role,
        });
        let entries = self.journals.iter().flat_map(|(stream, entries)| {
            entries
                .iter()
                .map(move |entry| Line::Entry { stream: stream.clone(), entry: Box::new(entry.clone()) })
        });
        let mut text = String::new();
        for line in std::iter::once(head).chain(users).chain(entries) {
            text.push_str(&serde_json::to_string(&line).unwrap_or_default());
            text.push('\n');
        }
        text
    }

    /// Reads a backup and makes sure that every journal in it is whole.
    pub fn read(text: &str) -> Result<Backup, StoreError> {
        let mut backup = Backup::default();
        for (at, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            let bad = |why: String| StoreError::BadBackup { line: at + 1, why };
            match serde_json::from_str(line).map_err(|error| bad(error.to_string()))? {
                Line::Head { format, version } if format == HEAD && version == VERSION => {}
                Line::Head { .. } => return Err(bad("another format".to_owned())),
                _ if at == 0 => return Err(bad("no backup begins like this".to_owned())),
                Line::User { name, shown, password, role } => {
                    backup.users.push(User { name, shown, password, role });
                }
                Line::Entry { stream, entry } => {
                    let known = backup.journals.entry(stream).or_default();
                    if entry.number != known.len() as u64 + 1 {
                        return Err(bad(format!(
                            "entry {} stands where {} should",
                            entry.number,
                            known.len() + 1
                        )));
                    }
                    known.push(*entry);
                }
            }
        }
        for (stream, entries) in &backup.journals {
            Journal::open(entries.clone()).map_err(|broken| match broken {
                Broken::Gap { found: number, .. } | Broken::Entry { entry: number, .. } => {
                    StoreError::BadEntry { stream: stream.clone(), number, why: broken.to_string() }
                }
            })?;
        }
        Ok(backup)
    }
}

impl Store {
    /// Everything, while others go on writing: each journal as far as it was when it was read.
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

    /// Into an empty database.
    pub async fn restore(&self, backup: &Backup) -> Result<(), StoreError> {
        if !self.list().await?.is_empty() || !self.users().await?.is_empty() {
            return Err(StoreError::NotEmpty);
        }
        for user in &backup.users {
            self.save_user(user).await?;
        }
        self.import(backup).await
    }

    /// Adds the events of a file. One that is there already is refused, before anything is written.
    pub async fn import(&self, backup: &Backup) -> Result<(), StoreError> {
        for stream in backup.journals.keys() {
            if self.position(stream).await?.is_some() {
                return Err(StoreError::StreamExists { stream: stream.clone() });
            }
        }
        for (stream, entries) in &backup.journals {
            self.append(stream, 0, entries).await?;
        }
        Ok(())
    }
}
