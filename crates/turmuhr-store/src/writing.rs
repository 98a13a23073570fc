//! The only way to write to the database.
//!
//! A write is a transaction on an idle connection, begun and ended by plain statements: the driver's count of
//! open transactions is wrong after SQLite has rolled back by itself, for example on a full disk. After any
//! failure the connection is discarded. A commit counts only after another connection has read it back from the
//! files in place.

use std::{future::Future, time::Duration};

use jiff::Timestamp;
use sqlx::{Connection, Database, Executor, PgPool, Postgres, Row, Sqlite, SqlitePool, pool::PoolConnection};

use crate::{
    database::{PATIENCE, Pool, Store, within},
    error::StoreError,
    keeper::{Keeper, Losses, Note},
    trouble::Trouble,
};

/// An open transaction. Dropping it without [`end`](Writing::end) closes its connection.
pub(crate) struct Writing<D: Database> {
    connection: Option<PoolConnection<D>>,
}

impl<D: Database> Drop for Writing<D> {
    fn drop(&mut self) {
        // Closing the connection rolls back its transaction.
        if let Some(connection) = self.connection.take() {
            drop(connection.detach());
        }
    }
}

/// How the databases differ in writing.
pub(crate) trait Engine: Database {
    const BEGIN: &'static str;
    /// Begins a transaction that only reads, all of it at one moment.
    const READ: &'static str;
    /// Locks the accounts against other writers until the end of the transaction.
    const ALONE: Option<&'static str>;
    /// Locks all that a restore replaces.
    const NOBODY_ELSE: Option<&'static str>;

    /// A number that identifies this commit.
    fn mark(connection: &mut Self::Connection) -> impl Future<Output = Result<i64, sqlx::Error>> + Send;

    /// Does another connection see the commit with this number?
    fn happened(pool: &sqlx::Pool<Self>, mark: i64)
    -> impl Future<Output = Result<bool, sqlx::Error>> + Send;
}

impl Engine for Sqlite {
    /// Takes the write lock at once: a transaction that waits for it later can fail half-way.
    const BEGIN: &'static str = "begin immediate";
    const READ: &'static str = "begin";
    const ALONE: Option<&'static str> = None;
    const NOBODY_ELSE: Option<&'static str> = None;

    async fn mark(connection: &mut sqlx::SqliteConnection) -> Result<i64, sqlx::Error> {
        let count = "update commits set number = number + 1 where id = 1 returning number";
        Ok(sqlx::query(count).fetch_one(connection).await?.get(0))
    }

    async fn happened(pool: &SqlitePool, mark: i64) -> Result<bool, sqlx::Error> {
        let row = sqlx::query("select number from commits where id = 1").fetch_one(pool).await?;
        Ok(row.get::<i64, _>(0) >= mark)
    }
}

impl Engine for Postgres {
    const BEGIN: &'static str = "begin";
    const READ: &'static str = "begin isolation level repeatable read, read only";
    const ALONE: Option<&'static str> = Some("lock table users in share row exclusive mode");
    const NOBODY_ELSE: Option<&'static str> = Some(
        "lock table users, streams, journal, contacts, passes, officers, acts, settings, backups in share row exclusive mode",
    );

    async fn mark(connection: &mut sqlx::PgConnection) -> Result<i64, sqlx::Error> {
        Ok(sqlx::query("select txid_current()").fetch_one(connection).await?.get(0))
    }

    async fn happened(pool: &PgPool, mark: i64) -> Result<bool, sqlx::Error> {
        let row = sqlx::query("select txid_status($1)").bind(mark).fetch_one(pool).await?;
        Ok(row.get::<Option<String>, _>(0).as_deref() == Some("committed"))
    }
}

impl<D: Engine> Writing<D>
where
    for<'c> &'c mut D::Connection: Executor<'c, Database = D>,
{
    pub(crate) async fn begin(pool: &sqlx::Pool<D>) -> Result<Writing<D>, StoreError> {
        let mut writing = Writing { connection: Some(pool.acquire().await?) };
        writing.connection()?.execute(D::BEGIN).await?;
        Ok(writing)
    }

    /// A transaction that only reads; [`read`](Writing::read) ends it.
    pub(crate) async fn reading(pool: &sqlx::Pool<D>) -> Result<Writing<D>, StoreError> {
        let mut reading = Writing { connection: Some(pool.acquire().await?) };
        reading.connection()?.execute(D::READ).await?;
        Ok(reading)
    }

    pub(crate) async fn read(mut self) -> Result<(), StoreError> {
        self.connection()?.execute("rollback").await?;
        drop(self.connection.take());
        Ok(())
    }

    pub(crate) fn connection(&mut self) -> Result<&mut D::Connection, StoreError> {
        self.connection.as_deref_mut().ok_or(StoreError::Trouble(Trouble::Failed))
    }

    /// Commits a success and returns the number of the commit; rolls back a refusal.
    pub(crate) async fn end<T>(mut self, done: Result<T, StoreError>) -> Result<(T, i64), StoreError> {
        let value = match done {
            Ok(value) => value,
            Err(error) => {
                // A refusal leaves the connection intact; any other error discards it.
                if error.trouble().is_none() {
                    self.connection()?.execute("rollback").await?;
                    drop(self.connection.take());
                }
                return Err(error);
            }
        };
        let mark = D::mark(self.connection()?).await?;
        self.connection()?.execute("commit").await?;
        drop(self.connection.take());
        Ok((value, mark))
    }
}

/// Runs statements as one transaction on either database, with `$work` as its connection. A value returned with
/// `Ok` was read back.
macro_rules! write {
    ($store:expr, $work:ident => $body:expr) => {
        $crate::writing::write!($store, $crate::database::PATIENCE, None, $work => $body)
    };
    ($store:expr, $patience:expr, $grown:expr, $work:ident => $body:expr) => {
        match &$store.pool {
            $crate::database::Pool::Sqlite(pool) => {
                $crate::writing::written($store, pool, $patience, $grown, async {
                    let mut writing = $crate::writing::Writing::begin(pool).await?;
                    let done = async { let $work = writing.connection()?; $body }.await;
                    writing.end(done).await
                }).await
            }
            $crate::database::Pool::Postgres(pool) => {
                $crate::writing::written($store, pool, $patience, $grown, async {
                    let mut writing = $crate::writing::Writing::begin(pool).await?;
                    let done = async { let $work = writing.connection()?; $body }.await;
                    writing.end(done).await
                }).await
            }
        }
    };
}
pub(crate) use write;

/// The timeout for a rating list of a million players.
pub(crate) const LONG: Duration = Duration::from_secs(600);

/// Waits for its turn, writes, reads back, updates the note beside the database, and records the health.
pub(crate) async fn written<D: Engine, T>(
    store: &Store,
    pool: &sqlx::Pool<D>,
    patience: Duration,
    grown: Option<(&str, u64)>,
    work: impl Future<Output = Result<(T, i64), StoreError>>,
) -> Result<T, StoreError> {
    let silent = |_| StoreError::Trouble(Trouble::Silent);
    let all = async {
        let wait = tokio::time::timeout(patience, store.shared.turn.lock());
        let _turn = if store.is_shared() { None } else { Some(wait.await.map_err(silent)?) };
        let keeper = store.shared.keeper.as_deref();
        keeper.map_or(Ok(()), Keeper::still_there)?;
        let (value, mark) = tokio::time::timeout(patience, work).await.map_err(silent)??;
        if !tokio::time::timeout(PATIENCE, D::happened(pool, mark)).await.map_err(silent)?? {
            return Err(StoreError::Trouble(Trouble::NotKept));
        }
        if let Some(keeper) = keeper {
            keeper.still_there()?;
            keeper.note(u64::try_from(mark).unwrap_or(0), grown);
        }
        Ok(value)
    };
    let done = all.await;
    match &done {
        Ok(_) => store.shared.health.note(None, Timestamp::now()),
        Err(error) => {
            if let Some(trouble) = error.trouble() {
                tracing::error!(%error, "not written");
                store.shared.health.note(Some(trouble), Timestamp::now());
            }
        }
    }
    done
}

impl Store {
    /// Why nothing can be stored, and since when.
    pub fn trouble(&self) -> Option<(Trouble, Timestamp)> {
        self.shared.health.now()
    }

    /// Checks whether the files are still in place, without writing.
    pub fn look(&self) {
        let gone = self.shared.keeper.as_deref().is_some_and(|keeper| keeper.still_there().is_err());
        if gone {
            self.shared.health.note(Some(Trouble::FileGone), Timestamp::now());
        }
    }

    /// Tests whether writing works, and after a database fault whether the file is intact.
    pub async fn probe(&self) -> Result<(), StoreError> {
        if let (Some((Trouble::Failed, _)), Pool::Sqlite(pool)) = (self.trouble(), &self.pool) {
            let check =
                async { Ok(sqlx::query("pragma quick_check(1)").fetch_one(pool).await?.get::<String, _>(0)) };
            if within(check).await? != "ok" {
                return Err(StoreError::Trouble(Trouble::Failed));
            }
        }
        write!(self, work => {
            sqlx::query("update commits set number = number where id = 1").execute(&mut *work).await?;
            Ok(())
        })
    }

    /// Moves the log of an SQLite database into its file.
    pub(crate) async fn fold_log(&self) -> Result<(), StoreError> {
        let Pool::Sqlite(pool) = &self.pool else { return Ok(()) };
        let row = sqlx::query("pragma wal_checkpoint(truncate)").fetch_one(pool).await?;
        if row.get::<i64, _>(0) == 0 { Ok(()) } else { Err(StoreError::Trouble(Trouble::NotKept)) }
    }

    /// Acknowledged data that was missing when the program started.
    pub fn losses(&self) -> Option<Losses> {
        self.shared.keeper.as_ref().and_then(|keeper| keeper.losses())
    }

    /// Accepts the losses; the database counts as complete from now on.
    pub async fn accept_losses(&self) -> Result<(), StoreError> {
        let Some(keeper) = &self.shared.keeper else { return Ok(()) };
        let _turn = self.shared.turn.lock().await;
        keeper.rewrite(&self.as_noted().await?);
        Ok(())
    }

    pub(crate) async fn compare_with_the_note(&self) -> Result<(), StoreError> {
        let Some(keeper) = &self.shared.keeper else { return Ok(()) };
        keeper.compare(&self.as_noted().await?);
        if let Some(losses) = keeper.losses() {
            tracing::error!(?losses, "the database lacks what was acknowledged");
        }
        Ok(())
    }

    async fn as_noted(&self) -> Result<Note, StoreError> {
        let streams = self.list().await?.into_iter().map(|event| (event.stream, event.position)).collect();
        let Pool::Sqlite(pool) = &self.pool else { return Ok(Note::default()) };
        let row = sqlx::query("select number from commits where id = 1").fetch_one(pool).await?;
        Ok(Note { commits: u64::try_from(row.get::<i64, _>(0)).unwrap_or(0), streams, losses: None })
    }
}

/// A connection that stays open. SQLite deletes the log with the last connection, so while this one is open a
/// missing log was removed from outside.
pub(crate) async fn anchor(
    options: &sqlx::sqlite::SqliteConnectOptions,
) -> Result<sqlx::SqliteConnection, StoreError> {
    let mut connection = sqlx::SqliteConnection::connect_with(options).await?;
    sqlx::query("select number from commits").fetch_one(&mut connection).await?;
    Ok(connection)
}
