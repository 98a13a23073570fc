//! Two databases behind one set of statements.

use std::{borrow::Cow, future::Future, path::Path, str::FromStr, sync::Arc, time::Duration};

use sqlx::{
    Connection, PgPool, SqliteConnection, SqlitePool,
    migrate::{Migration, MigrationType, Migrator},
    postgres::{PgConnectOptions, PgListener, PgPoolOptions},
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use tokio::sync::broadcast;

use crate::{
    error::StoreError,
    keeper::Keeper,
    trouble::{Health, Trouble},
    writing::anchor,
};

/// An announcement of the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A journal has grown.
    Grown { stream: String, position: u64 },
    /// Entries were replaced or deleted: read every journal again.
    Replaced,
    /// Announcements were missed: compare every journal with the database.
    Missed,
}

/// Cheap to clone: all clones share the connections.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) pool: Pool,
    pub(crate) changes: broadcast::Sender<Change>,
    pub(crate) shared: Arc<Shared>,
}

/// State shared by all clones besides the connections.
#[derive(Debug)]
pub(crate) struct Shared {
    /// SQLite has one writer at a time. Waiting on this lock is fair and cheap, unlike waiting inside SQLite.
    pub(crate) turn: tokio::sync::Mutex<()>,
    /// The files of an SQLite database; `None` in memory or on PostgreSQL.
    pub(crate) keeper: Option<Arc<Keeper>>,
    /// An open connection that keeps the log of an SQLite database in place.
    anchor: tokio::sync::Mutex<Option<SqliteConnection>>,
    pub(crate) health: Health,
}

#[derive(Clone, Debug)]
pub(crate) enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// Runs the same reading statement on either database, with a timeout. Both take parameters as `$1`. All writes
/// go through [`write!`](crate::writing::write).
macro_rules! on {
    ($store:expr, $pool:ident => $work:expr) => {
        $crate::database::on!($store, $crate::database::PATIENCE, $pool => $work)
    };
    ($store:expr, $patience:expr, $pool:ident => $work:expr) => {
        match &$store.pool {
            $crate::database::Pool::Sqlite($pool) => {
                $store.read_by($crate::database::within_time($patience, async { $work }).await)
            }
            $crate::database::Pool::Postgres($pool) => {
                $store.read_by($crate::database::within_time($patience, async { $work }).await)
            }
        }
    };
}
pub(crate) use on;

/// How long a database may take to answer. A dead connection gives no other sign.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

pub(crate) async fn within<T>(work: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    within_time(PATIENCE, work).await
}

pub(crate) async fn within_time<T>(
    patience: Duration,
    work: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    tokio::time::timeout(patience, work).await.unwrap_or(Err(StoreError::Trouble(Trouble::Silent)))
}

/// The schema migrations; a released one never changes.
const STEPS: [(i64, &str, &str); 8] = [
    (1, "journal", include_str!("../migrations/0001_journal.sql")),
    (2, "lists", include_str!("../migrations/0002_lists.sql")),
    (3, "commits", include_str!("../migrations/0003_commits.sql")),
    (4, "acts", include_str!("../migrations/0004_acts.sql")),
    (5, "own pages", include_str!("../migrations/0005_own_pages.sql")),
    (6, "life", include_str!("../migrations/0006_life.sql")),
    (7, "seasons", include_str!("../migrations/0007_seasons.sql")),
    (8, "officers", include_str!("../migrations/0008_officers.sql")),
];

fn migrations() -> Migrator {
    let step = |&(version, name, sql): &(i64, &'static str, &'static str)| {
        Migration::new(version, Cow::Borrowed(name), MigrationType::Simple, Cow::Borrowed(sql), false)
    };
    Migrator { migrations: Cow::Owned(STEPS.iter().map(step).collect()), ..Migrator::DEFAULT }
}

/// The PostgreSQL channel for announcements to other processes.
const CHANNEL: &str = "turmuhr_journal";
/// Announces that entries were replaced; no position starts like this.
const REPLACED: &str = "replaced";

impl Store {
    /// Opens `sqlite://FILE`, `sqlite::memory:` or `postgres://…` and updates the schema. An SQLite file that
    /// another process has open is refused.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        if is_postgres(url) {
            return postgres(url).await;
        }
        let options = sqlite_options(url)?;
        let keeper = file_of(&options).map(Keeper::take).transpose()?;
        // The keeper has created the file; if it is missing later, it was deleted.
        let options = if keeper.is_some() { options.create_if_missing(false) } else { options };
        Store::open_sqlite(options, keeper).await
    }

    /// An SQLite database with a limited number of pages: simulates a full disk.
    #[doc(hidden)]
    pub async fn open_with_pages(url: &str, most: u32) -> Result<Store, StoreError> {
        let options = sqlite_options(url)?.pragma("max_page_count", most.to_string());
        let keeper = file_of(&options).map(Keeper::take).transpose()?;
        Store::open_sqlite(options, keeper).await
    }

    pub(crate) async fn open_sqlite(
        options: SqliteConnectOptions,
        keeper: Option<Keeper>,
    ) -> Result<Store, StoreError> {
        let keeper = keeper.map(Arc::new);
        // Each connection to a database in memory has its own database. Connections to a file are all opened
        // now: if the file is deleted they can still read it, while a new one would find an empty file.
        let most = if file_of(&options).is_none() { 1 } else { 4 };
        let watched = keeper.clone();
        // A single connection creates the log and the schema: several at once would block each other.
        let anchor = match file_of(&options) {
            Some(_) => {
                let alone = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
                let made = migrations().run(&alone).await;
                alone.close().await;
                made?;
                Some(anchor(&options).await?)
            }
            None => None,
        };
        let pool = SqlitePoolOptions::new()
            .max_connections(most)
            .idle_timeout(None)
            .max_lifetime(None)
            .acquire_timeout(PATIENCE)
            .after_connect(move |_, _| {
                let watched = watched.clone();
                Box::pin(async move {
                    let there = watched.is_none_or(|keeper| keeper.still_there().is_ok());
                    if there { Ok(()) } else { Err(sqlx::Error::WorkerCrashed) }
                })
            })
            .connect_with(options.clone())
            .await?;
        let mut opened = Vec::new();
        for _ in 0..most {
            opened.push(pool.acquire().await?);
        }
        drop(opened);
        if anchor.is_none() {
            migrations().run(&pool).await?;
        }
        let store = Store::with(Pool::Sqlite(pool), keeper, anchor);
        store.compare_with_the_note().await?;
        Ok(store)
    }

    fn with(pool: Pool, keeper: Option<Arc<Keeper>>, anchor: Option<SqliteConnection>) -> Store {
        let (changes, _) = broadcast::channel(1024);
        let shared = Shared {
            turn: tokio::sync::Mutex::new(()),
            keeper,
            anchor: tokio::sync::Mutex::new(anchor),
            health: Health::default(),
        };
        Store { pool, changes, shared: Arc::new(shared) }
    }

    /// Every growth of a journal from now on, by this process or another one on the same PostgreSQL.
    pub fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    /// Records trouble with reading in the same way as trouble with writing.
    pub(crate) fn read_by<T>(&self, done: Result<T, StoreError>) -> Result<T, StoreError> {
        if let Some(trouble) = done.as_ref().err().and_then(StoreError::trouble) {
            self.shared.health.note(Some(trouble), jiff::Timestamp::now());
        }
        done
    }

    /// Can other processes write to the same journals?
    pub fn is_shared(&self) -> bool {
        matches!(self.pool, Pool::Postgres(_))
    }

    /// Announces the growth of a journal. On PostgreSQL everyone hears it through the database, this process
    /// included.
    pub(crate) async fn announce(&self, stream: &str, position: u64) {
        let words = format!("{position} {stream}");
        self.announce_as(Change::Grown { stream: stream.to_owned(), position }, words).await;
    }

    pub(crate) async fn announce_replaced(&self) {
        self.announce_as(Change::Replaced, REPLACED.to_owned()).await;
    }

    async fn announce_as(&self, change: Change, words: String) {
        match &self.pool {
            // Having no listeners is no error.
            Pool::Sqlite(_) => drop(self.changes.send(change)),
            Pool::Postgres(pool) => {
                let query = sqlx::query("select pg_notify($1, $2)").bind(CHANNEL).bind(words);
                let sent = within(async { Ok(query.execute(pool).await?) }).await;
                if let Err(error) = sent {
                    tracing::warn!(%error, "a change could not be announced");
                    drop(self.changes.send(Change::Missed));
                }
            }
        }
    }

    /// Closes all connections and releases an SQLite file to other processes.
    pub async fn close(&self) {
        self.close_connections().await;
        if let Some(keeper) = &self.shared.keeper {
            keeper.release();
        }
    }

    pub(crate) async fn close_connections(&self) {
        match &self.pool {
            Pool::Sqlite(pool) => {
                // A connection that is given back while the pool closes may stay in it, open.
                for _ in 0..200 {
                    pool.close().await;
                    if pool.size() == 0 {
                        break;
                    }
                    tokio::time::sleep(Duration::from_millis(5)).await;
                }
            }
            Pool::Postgres(pool) => pool.close().await,
        }
        if let Some(anchor) = self.shared.anchor.lock().await.take() {
            drop(anchor.close().await);
        }
    }
}

pub(crate) fn is_postgres(url: &str) -> bool {
    url.starts_with("postgres://") || url.starts_with("postgresql://")
}

pub(crate) fn sqlite_options(url: &str) -> Result<SqliteConnectOptions, StoreError> {
    let bad = || StoreError::BadUrl { url: url.to_owned() };
    if !url.starts_with("sqlite:") {
        return Err(bad());
    }
    let options = SqliteConnectOptions::from_str(url).map_err(|_| bad())?;
    Ok(options
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // On disk before the commit is acknowledged.
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(PATIENCE)
        // Deleted entries are overwritten with zeros.
        .pragma("secure_delete", "on")
        .foreign_keys(true))
}

/// The file of a database; `None` in memory.
pub(crate) fn file_of(options: &SqliteConnectOptions) -> Option<&Path> {
    let file = options.get_filename();
    let name = file.to_string_lossy();
    // sqlx uses these names for databases in memory.
    (!name.is_empty() && !name.contains(":memory:") && !name.contains("sqlx-in-memory")).then_some(file)
}

async fn postgres(url: &str) -> Result<Store, StoreError> {
    let bad = |_| StoreError::BadUrl { url: url.to_owned() };
    let options = PgConnectOptions::from_str(url).map_err(bad)?.options([
        // On disk before the commit is acknowledged, whatever the server's setting.
        ("synchronous_commit", "on"),
        ("statement_timeout", "30000"),
        ("lock_timeout", "10000"),
        ("idle_in_transaction_session_timeout", "60000"),
    ]);
    let pool =
        PgPoolOptions::new().max_connections(16).acquire_timeout(PATIENCE).connect_with(options).await?;
    migrations().run(&pool).await?;
    let listener = listener(&pool).await?;
    let store = Store::with(Pool::Postgres(pool.clone()), None, None);
    tokio::spawn(listen(pool, listener, store.changes.clone()));
    Ok(store)
}

async fn listener(pool: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// After this silence the connection is tested.
const SILENCE: Duration = Duration::from_secs(15);

/// Forwards announcements of other processes until the store is closed. A lost connection is replaced;
/// announcements in between are lost, so [`Change::Missed`] is sent.
async fn listen(pool: PgPool, mut listening: PgListener, changes: broadcast::Sender<Change>) {
    loop {
        hear(&mut listening, &changes).await;
        tracing::warn!("the connection that listens was lost");
        listening = loop {
            if pool.is_closed() {
                return;
            }
            match tokio::time::timeout(PATIENCE, listener(&pool)).await {
                Ok(Ok(fresh)) => break fresh,
                Ok(Err(error)) => tracing::warn!(%error, "no connection to listen on yet"),
                Err(_) => tracing::warn!("no connection to listen on yet"),
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        };
        drop(changes.send(Change::Missed));
    }
}

/// Forwards until the connection is lost.
async fn hear(listening: &mut PgListener, changes: &broadcast::Sender<Change>) {
    loop {
        match tokio::time::timeout(SILENCE, listening.try_recv()).await {
            Ok(Ok(Some(notification))) => {
                if notification.payload() == REPLACED {
                    drop(changes.send(Change::Replaced));
                }
                let words = notification.payload().split_once(' ');
                if let Some((position, stream)) = words
                    && let Ok(position) = position.parse()
                {
                    drop(changes.send(Change::Grown { stream: stream.to_owned(), position }));
                }
            }
            Ok(Ok(None) | Err(_)) => return,
            Err(_) => {
                let tried =
                    tokio::time::timeout(PATIENCE, sqlx::query("select 1").execute(&mut *listening)).await;
                if !matches!(tried, Ok(Ok(_))) {
                    return;
                }
            }
        }
    }
}
