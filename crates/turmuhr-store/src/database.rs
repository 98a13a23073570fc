//! One of two databases behind one set of statements.

use std::{borrow::Cow, str::FromStr, time::Duration};

use sqlx::{
    PgPool, SqlitePool,
    migrate::{Migration, MigrationType, Migrator},
    postgres::{PgListener, PgPoolOptions},
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use tokio::sync::broadcast;

use crate::error::StoreError;

/// A journal has grown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    pub stream: String,
    pub position: u64,
}

/// Cheap to clone: all clones share the connections.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) pool: Pool,
    pub(crate) changes: broadcast::Sender<Change>,
}

#[derive(Clone, Debug)]
pub(crate) enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// The same statement on whichever database there is. Both take parameters as `$1`.
macro_rules! on {
    ($store:expr, $pool:ident => $work:expr) => {
        match &$store.pool {
            $crate::database::Pool::Sqlite($pool) => $work,
            $crate::database::Pool::Postgres($pool) => $work,
        }
    };
}
pub(crate) use on;

/// The schema, step by step; a step that has been released is never changed.
const STEPS: [(i64, &str, &str); 2] = [
    (1, "journal", include_str!("../migrations/0001_journal.sql")),
    (2, "lists", include_str!("../migrations/0002_lists.sql")),
];

fn migrations() -> Migrator {
    let step = |&(version, name, sql): &(i64, &'static str, &'static str)| {
        Migration::new(version, Cow::Borrowed(name), MigrationType::Simple, Cow::Borrowed(sql), false)
    };
    Migrator { migrations: Cow::Owned(STEPS.iter().map(step).collect()), ..Migrator::DEFAULT }
}

/// What PostgreSQL tells the other processes on.
const CHANNEL: &str = "turmuhr_journal";

impl Store {
    /// Opens `sqlite://FILE`, `sqlite::memory:` or `postgres://…`, and brings the schema up to date.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        let (changes, _) = broadcast::channel(1024);
        let pool = if url.starts_with("sqlite:") {
            Pool::Sqlite(sqlite(url).await?)
        } else if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            let pool = PgPoolOptions::new().max_connections(16).connect(url).await?;
            Pool::Postgres(pool)
        } else {
            return Err(StoreError::BadUrl { url: url.to_owned() });
        };
        let store = Store { pool, changes };
        on!(store, pool => migrations().run(pool).await?);
        if let Pool::Postgres(pool) = &store.pool {
            let mut listener = PgListener::connect_with(pool).await?;
            listener.listen(CHANNEL).await?;
            tokio::spawn(listen(listener, store.changes.clone()));
        }
        Ok(store)
    }

    /// Every growth of a journal from now on, by this process or another one on the same PostgreSQL.
    pub fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    /// Tells those who wait. On PostgreSQL everybody hears it through the database, ourselves included.
    pub(crate) async fn announce(&self, change: Change) {
        match &self.pool {
            // Nobody waiting is no fault.
            Pool::Sqlite(_) => drop(self.changes.send(change)),
            Pool::Postgres(pool) => {
                let told = format!("{} {}", change.position, change.stream);
                let sent =
                    sqlx::query("select pg_notify($1, $2)").bind(CHANNEL).bind(told).execute(pool).await;
                if let Err(error) = sent {
                    tracing::warn!(%error, "a change could not be announced");
                }
            }
        }
    }

    pub async fn close(&self) {
        on!(self, pool => pool.close().await);
    }
}

async fn sqlite(url: &str) -> Result<SqlitePool, StoreError> {
    let options = SqliteConnectOptions::from_str(url)
        .map_err(|_| StoreError::BadUrl { url: url.to_owned() })?
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // On disk before it is acknowledged, not when the system finds the time.
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(10))
        .foreign_keys(true);
    // Every connection to a database in memory has its own.
    let most = if url.contains(":memory:") { 1 } else { 8 };
    Ok(SqlitePoolOptions::new().max_connections(most).connect_with(options).await?)
}

/// Passes on what other processes tell, until nobody is left to hear it.
async fn listen(mut listener: PgListener, changes: broadcast::Sender<Change>) {
    loop {
        match listener.recv().await {
            Ok(notification) => {
                let told = notification.payload().split_once(' ');
                if let Some((position, stream)) = told
                    && let Ok(position) = position.parse()
                {
                    drop(changes.send(Change { stream: stream.to_owned(), position }));
                }
            }
            Err(error) => {
                tracing::warn!(%error, "the connection that listens was lost");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }
}
