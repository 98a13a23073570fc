//! A backup in place of everything, and the events of a backup beside what is there. Each is one transaction.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use jiff::Timestamp;

use crate::{
    backup::Backup,
    database::{Store, file_of, is_postgres, sqlite_options},
    error::StoreError,
    keeper::{Keeper, Note, with_end},
    trouble::Trouble,
};

/// What a database or a backup holds, in short.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contents {
    /// Address, name, number of entries.
    pub events: Vec<(String, String, u64)>,
    pub users: usize,
    /// The database is damaged: what is in it nobody can say.
    pub damaged: bool,
}

impl Contents {
    pub fn is_empty(&self) -> bool {
        self.events.is_empty() && self.users == 0 && !self.damaged
    }
}

impl Backup {
    pub fn contents(&self) -> Contents {
        let event = |(stream, entries): (&String, &Vec<_>)| {
            (stream.clone(), self.name(stream).unwrap_or_default().to_owned(), entries.len() as u64)
        };
        Contents {
            events: self.journals.iter().map(event).collect(),
            users: self.users.len(),
            damaged: false,
        }
    }
}

/// A database that was replaced.
#[derive(Debug)]
pub struct Restored {
    pub store: Store,
    /// Where the database as it was is kept; none where there was none.
    pub kept: Option<PathBuf>,
}

impl Store {
    pub async fn contents(&self) -> Result<Contents, StoreError> {
        let events = self.list().await?.into_iter().map(|event| (event.stream, event.name, event.position));
        Ok(Contents { events: events.collect(), users: self.users().await?.len(), damaged: false })
    }

    /// Replaces everything by a backup. An SQLite database is made beside the old one, which is moved aside and kept; a
    /// failure on the way changes nothing, and neither does a database that another process has open. PostgreSQL must be
    /// empty, because moving it aside is its administrator's business.
    ///
    /// `agreed` sees what will be replaced, and may refuse.
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
        let before = old.contents().await;
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
            log_is_empty(&fresh).await?;
            std::fs::File::open(&fresh).and_then(|file| file.sync_all()).map_err(failed(&fresh))
        };
        if let Err(error) = made.await {
            remove(&fresh);
            old.close().await;
            return Err(error);
        }
        // The lock stays: nobody else comes in between.
        old.close_connections().await;
        if let Old::Sound(..) = old {
            // What a log cannot be folded into its file moves aside with it.
            drop(log_is_empty(&file).await);
        }
        let aside = with_end(&file, &format!(".before-{}", now.strftime("%Y%m%dT%H%M%SZ")));
        for end in ["-wal", "-shm", ""] {
            let (from, to) = (with_end(&file, end), with_end(&aside, end));
            if from.exists() {
                std::fs::rename(&from, &to).map_err(failed(&from))?;
            }
        }
        std::fs::rename(&fresh, &file).map_err(failed(&fresh))?;
        // An empty log may be left.
        remove(&fresh);
        old.keeper().rewrite(&Note::default());
        // A server that was started in the moment between the two locks serves the new database; then this one does not.
        old.close().await;
        let keeper = Keeper::take(&file)?;
        let store = Store::open_sqlite(options, Some(keeper)).await?;
        Ok(Some(Restored { store, kept: (!before.is_empty()).then_some(aside) }))
    }

    /// Into an empty database, all of it or nothing.
    pub async fn restore(&self, backup: &Backup) -> Result<(), StoreError> {
        if !self.contents().await?.is_empty() {
            return Err(StoreError::NotEmpty);
        }
        self.append_all(&backup.users, &backup.journals).await
    }

    /// Adds the events of a file, all of them or none. One that is there already is refused.
    pub async fn import(&self, backup: &Backup) -> Result<(), StoreError> {
        self.append_all(&[], &backup.journals).await
    }
}

/// The database that is replaced, locked. A damaged one cannot be opened, and is replaced all the same.
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

    async fn contents(&self) -> Contents {
        let damaged = Contents { damaged: true, ..Contents::default() };
        match self {
            Old::Sound(store, _) => store.contents().await.unwrap_or(damaged),
            Old::Damaged(_) => damaged,
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

/// Connections may end a moment after their pool; the last one deletes the log, unless two end at once. A file must not be
/// moved away from a log that holds something.
async fn log_is_empty(file: &Path) -> Result<(), StoreError> {
    let log = with_end(file, "-wal");
    for _ in 0..500 {
        if std::fs::metadata(&log).map_or(true, |log| log.len() == 0) {
            return Ok(());
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    Err(StoreError::File { file: log.display().to_string(), why: "still in use".to_owned() })
}

/// What an earlier attempt has left.
fn remove(file: &Path) {
    for end in ["", "-wal", "-shm"] {
        drop(std::fs::remove_file(with_end(file, end)));
    }
}
