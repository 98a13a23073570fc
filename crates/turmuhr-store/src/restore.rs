//! Restores a backup over everything before the program serves, or adds the events of a backup. Each is one
//! transaction.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::{Path, PathBuf},
    sync::Arc,
};

use jiff::Timestamp;
use sqlx::{
    Connection as _,
    sqlite::{SqliteConnectOptions, SqliteJournalMode},
};
use turmuhr_season::{Fact as SeasonFact, SeasonEntry};
use turmuhr_tournament::{Entry, Fact};

use crate::{
    backup::Backup,
    database::{Store, file_of, is_postgres, sqlite_options},
    error::StoreError,
    journal::Summary,
    keeper::{Keeper, Note, with_end},
    rewriting::Deleted,
    told::Told,
    trouble::Trouble,
};

/// A summary of a database or a backup.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contents {
    /// Address, name, number of entries.
    pub events: Vec<(String, String, u64)>,
    /// As events, of the federation.
    pub seasons: Vec<(String, String, u64)>,
    pub users: usize,
    /// Of a database that a backup replaces: the events whose people the backup brings back, by address.
    pub returning: Vec<String>,
    /// The database is damaged: its contents are unknown.
    pub damaged: bool,
}

impl Contents {
    pub fn is_empty(&self) -> bool {
        self.events.is_empty() && self.seasons.is_empty() && self.users == 0 && !self.damaged
    }
}

impl Backup {
    pub fn contents(&self) -> Contents {
        let event = |(stream, entries): (&String, &Vec<_>)| {
            (stream.clone(), self.name(stream).unwrap_or_default().to_owned(), entries.len() as u64)
        };
        let season = |(stream, entries): (&String, &Vec<SeasonEntry>)| {
            let name = SeasonFact::described(entries).unwrap_or_default().name;
            (stream.clone(), name, entries.len() as u64)
        };
        Contents {
            events: self.journals.iter().map(event).collect(),
            seasons: self.seasons.iter().map(season).collect(),
            users: self.users.len(),
            ..Contents::default()
        }
    }
}

/// The result of replacing a database.
#[derive(Debug)]
pub struct Restored {
    pub store: Store,
    /// The path of the old database, if there was one.
    pub kept: Option<PathBuf>,
}

impl Store {
    pub async fn contents(&self) -> Result<Contents, StoreError> {
        let told = |one: Summary| (one.stream, one.name, one.position);
        let events = self.list().await?.into_iter().map(told).collect();
        let seasons = self.seasons().await?.into_iter().map(told).collect();
        Ok(Contents { events, seasons, users: self.users().await?.len(), ..Contents::default() })
    }

    /// Replaces everything by a backup. A new SQLite database is built beside the old one, which is moved aside
    /// and kept; a failure changes nothing, nor does a database that another process has open. PostgreSQL must
    /// be empty, because only its administrator can move it aside.
    ///
    /// `agreed` gets the contents to be replaced, and may refuse.
    pub async fn restored(
        url: &str,
        backup: &Backup,
        now: Timestamp,
        agreed: impl FnOnce(&Contents) -> bool,
    ) -> Result<Option<Restored>, StoreError> {
        let options = if is_postgres(url) { None } else { Some(sqlite_options(url)?) };
        let file = options.as_ref().and_then(|options| file_of(options).map(Path::to_owned));
        let (Some(options), Some(file)) = (options, file) else {
            let store = Store::open(url).await?;
            let before = store.contents().await?;
            if !before.is_empty() {
                return Err(StoreError::NotEmpty);
            }
            if !agreed(&before) {
                return Ok(None);
            }
            store.restore(backup).await?;
            return Ok(Some(Restored { store, kept: None }));
        };
        let failed = |file: &Path| {
            let file = file.display().to_string();
            move |why: std::io::Error| StoreError::File { file, why: why.to_string() }
        };
        let old = Old::open(url, &file).await?;
        let before = old.contents(backup).await;
        if !agreed(&before) {
            old.close().await;
            return Ok(None);
        }
        let fresh = with_end(&file, ".restoring");
        remove(&fresh);
        let made = async {
            let new = Store::open_sqlite(options.clone().filename(&fresh), None).await?;
            let done = new.restore(backup).await;
            let folded = new.fold_log().await;
            new.close().await;
            done.and(folded)?;
            closed_for_good(&options, &fresh).await?;
            std::fs::File::open(&fresh).and_then(|file| file.sync_all()).map_err(failed(&fresh))
        };
        if let Err(error) = made.await {
            remove(&fresh);
            old.close().await;
            return Err(error);
        }
        // The lock stays, so that no other process can open the database.
        old.close_connections().await;
        if let Old::Sound(..) = old {
            match closed_for_good(&options, &file).await {
                // On a full disk, for example: the log moves aside with its file.
                Ok(()) | Err(StoreError::Database(_)) => {}
                Err(in_use) => {
                    remove(&fresh);
                    old.close().await;
                    return Err(in_use);
                }
            }
        }
        let aside = with_end(&file, &format!(".before-{}", now.strftime("%Y%m%dT%H%M%SZ")));
        for end in ["-wal", "-shm", ""] {
            let (from, to) = (with_end(&file, end), with_end(&aside, end));
            match std::fs::rename(&from, &to) {
                Err(why) if why.kind() != std::io::ErrorKind::NotFound => return Err(failed(&from)(why)),
                Ok(()) | Err(_) => {}
            }
        }
        std::fs::rename(&fresh, &file).map_err(failed(&fresh))?;
        // An empty log may be left over.
        remove(&fresh);
        old.keeper().rewrite(&Note::default());
        // If a server starts between the two locks, it serves the new database, and this process does not.
        old.close().await;
        let keeper = Keeper::take(&file)?;
        let store = Store::open_sqlite(options, Some(keeper)).await?;
        Ok(Some(Restored { store, kept: (!before.is_empty()).then_some(aside) }))
    }

    /// Into an empty database, completely or not at all.
    pub async fn restore(&self, backup: &Backup) -> Result<(), StoreError> {
        if !self.contents().await?.is_empty() {
            return Err(StoreError::NotEmpty);
        }
        self.append_all(backup).await
    }

    /// Adds the events of a file that are missing here, with their e-mail addresses: all of them or none. If all of
    /// them exist, the file is refused.
    pub async fn import(&self, backup: &Backup, of_deleted: OfDeleted) -> Result<Taken, StoreError> {
        let here: BTreeSet<String> = self.streams().await?.into_iter().map(|event| event.stream).collect();
        let mut taken = Taken::default();
        let count = backup.journals.len() + backup.seasons.len();
        for stream in backup.journals.keys().chain(backup.seasons.keys()) {
            let left_out = of_deleted == OfDeleted::LeaveOut && self.deleted(stream).await?.is_some();
            let list = match stream {
                stream if here.contains(stream) => &mut taken.there,
                _ if left_out => &mut taken.deleted,
                _ => &mut taken.added,
            };
            list.push(stream.clone());
        }
        if let (Some(stream), true) = (taken.there.first(), taken.there.len() == count) {
            return Err(StoreError::StreamExists { stream: stream.clone() });
        }
        let is_new = |stream: &String| taken.added.contains(stream);
        // Accounts stay those of this house: a foreign one of the same name gets no office by it.
        let mut events =
            Backup { users: Vec::new(), texts: BTreeMap::new(), officers: BTreeMap::new(), ..backup.clone() };
        events.journals.retain(|stream, _| is_new(stream));
        events.seasons.retain(|stream, _| is_new(stream));
        events.archived.retain(is_new);
        events.contacts.retain(|(stream, ..), _| is_new(stream));
        self.append_all(&events).await?;
        Ok(taken)
    }

    /// The events of a backup that ended here since: a restore brings their people back.
    pub async fn ended(&self, backup: &Backup) -> Result<BTreeMap<String, Ended>, StoreError> {
        let is_end = |entry: &&Entry| entry.fact == Fact::MadeAnonymous {};
        let mut ended = BTreeMap::new();
        for (stream, entries) in &backup.journals {
            let now = self.read(stream, 0).await?;
            let anonymous =
                now.iter().rev().find(is_end).filter(|_| !entries.iter().any(|entry| is_end(&entry)));
            if let Some(entry) = anonymous {
                ended.insert(stream.clone(), Ended::MadeAnonymous { at: entry.at, by: entry.by.clone() });
            } else if let Some(Deleted { at, by }) = self.deleted(stream).await? {
                ended.insert(stream.clone(), Ended::Deleted { at, by });
            }
        }
        Ok(ended)
    }
}

/// What becomes of the events of a file that were deleted here.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum OfDeleted {
    LeaveOut,
    /// They live again, with their people.
    BringBack,
}

/// What became of the events of a file, by address.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    pub added: Vec<String>,
    /// They existed already, and were not changed.
    pub there: Vec<String>,
    /// They were deleted here, and were left out.
    pub deleted: Vec<String>,
}

/// How and when the people of an event were removed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    Deleted { at: Timestamp, by: String },
    MadeAnonymous { at: Timestamp, by: String },
}

/// The replaced database, locked. A damaged one cannot be opened, but is replaced anyway.
enum Old {
    Sound(Store, Arc<Keeper>),
    Damaged(Keeper),
}

impl Old {
    async fn open(url: &str, file: &Path) -> Result<Old, StoreError> {
        match Store::open(url).await {
            Ok(store) => {
                let keeper = store.shared.keeper.clone();
                Ok(Old::Sound(store, keeper.ok_or(StoreError::Trouble(Trouble::Failed))?))
            }
            Err(error) if error.trouble() == Some(Trouble::Failed) => Ok(Old::Damaged(Keeper::take(file)?)),
            Err(error) => Err(error),
        }
    }

    fn keeper(&self) -> &Keeper {
        match self {
            Old::Sound(_, keeper) => keeper,
            Old::Damaged(keeper) => keeper,
        }
    }

    async fn contents(&self, backup: &Backup) -> Contents {
        let damaged = Contents { damaged: true, ..Contents::default() };
        let Old::Sound(store, _) = self else { return damaged };
        match (store.contents().await, store.ended(backup).await) {
            (Ok(contents), Ok(ended)) => Contents { returning: ended.into_keys().collect(), ..contents },
            _ => damaged,
        }
    }

    async fn close_connections(&self) {
        if let Old::Sound(store, _) = self {
            drop(store.fold_log().await);
            store.close_connections().await;
        }
    }

    async fn close(&self) {
        self.close_connections().await;
        self.keeper().release();
    }
}

/// A connection may end shortly after its pool, and the last one deletes the log by name: possibly the log of a
/// new file with that name. Only an exclusive connection may end the log, so this waits until it is exclusive.
async fn closed_for_good(options: &SqliteConnectOptions, file: &Path) -> Result<(), StoreError> {
    let options = options
        .clone()
        .filename(file)
        .create_if_missing(false)
        .journal_mode(SqliteJournalMode::Delete)
        .busy_timeout(std::time::Duration::from_millis(10));
    for _ in 0..500 {
        match sqlx::SqliteConnection::connect_with(&options).await {
            Ok(connection) => return Ok(connection.close().await?),
            Err(error) if is_busy(&error) => tokio::time::sleep(std::time::Duration::from_millis(10)).await,
            Err(error) => return Err(error.into()),
        }
    }
    Err(StoreError::File { file: file.display().to_string(), why: "still in use".to_owned() })
}

/// `SQLITE_BUSY`, with or without its extended codes in the upper bits.
fn is_busy(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok());
    code.is_some_and(|code| code & 0xff == 5)
}

/// Removes the remains of an earlier attempt.
fn remove(file: &Path) {
    for end in ["", "-wal", "-shm"] {
        drop(std::fs::remove_file(with_end(file, end)));
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn a_connection_that_ends_late_is_waited_for() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("t.db");
        let options = sqlite_options(&format!("sqlite://{}", file.display())).expect("options");
        let mut late = sqlx::SqliteConnection::connect_with(&options).await.expect("opens");
        sqlx::query("create table t (x)").execute(&mut late).await.expect("written");
        let ends = async {
            tokio::time::sleep(Duration::from_millis(200)).await;
            assert!(with_end(&file, "-wal").exists(), "the log was ended under an open connection");
            late.close().await.expect("closed");
        };
        let (closed, ()) = tokio::join!(closed_for_good(&options, &file), ends);
        closed.expect("alone");
        assert!(!with_end(&file, "-wal").exists() && !with_end(&file, "-shm").exists());
    }
}
