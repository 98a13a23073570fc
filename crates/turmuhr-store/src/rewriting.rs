//! The only place where entries are replaced or deleted. Each act is one transaction that begins a new era.
//!
//! A journal is otherwise only appended to. A writer who has read an earlier era could append to entries that it has
//! never seen, at a position that happens to fit; so an append names its era (see [`Expected`]).

use jiff::Timestamp;
use sqlx::{Executor, Row};
use turmuhr_season::Fact as SeasonFact;
use turmuhr_tournament::Entry;

use crate::{
    accounts::{Role, SAVE_OFFICER, SAVE_SETTING, SAVE_USER, USERS, User, save_user, user},
    backup::{ALL_ARCHIVED, ALL_CONTACTS, ALL_ENTRIES, ALL_OFFICERS, ALL_TEXTS, Backup, everything},
    contacts::{SAVE_CONTACT, TEXT},
    database::{Pool, Store, on},
    error::StoreError,
    journal::{
        ADVANCE, CREATE, DESCRIBE, Expected, INSERT, POSITION, append, described, entry, insert, kind_of,
        written,
    },
    kept::{INSERT_BACKUP, INSERT_PART, Kept, MOST_KEPT, before, keep, parts},
    told::{Description, Told},
    writing::{Engine, LONG, write},
};

pub(crate) const ERA: &str = "select number from eras where id = 1";
const NEW_ERA: &str = "update eras set number = number + 1 where id = 1";
pub(crate) const DELETED: &str = "select at, actor from deleted where stream = $1";
const LIVES_AGAIN: &str = "delete from deleted where stream = $1";
const MARK_DELETED: &str = "insert into deleted (stream, at, actor) values ($1, $2, $3)";
const ARCHIVE: &str = "update streams set archived = 1 where stream = $1";

/// What belongs to one event beside its journal. A pass names a person.
const OF_EVENT: [&str; 4] = [
    "delete from officers where stream = $1",
    "delete from contacts where stream = $1",
    "delete from passes where stream = $1",
    "delete from acts where stream = $1",
];
/// Everything that a restore replaces. Rating lists, kept backups and deleted addresses stay.
const ALL: [&str; 8] = [
    "delete from officers",
    "delete from journal",
    "delete from streams",
    "delete from contacts",
    "delete from passes",
    "delete from acts",
    "delete from users",
    "delete from settings where name like 'text-%'",
];

/// A deleted event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deleted {
    pub at: Timestamp,
    pub by: String,
}

/// Creates the contents of a backup inside a transaction. Its addresses must be free.
macro_rules! create_all {
    ($work:ident, $backup:expr) => {{
        let backup: &Backup = $backup;
        for user in &backup.users {
            save_user!($work, user);
        }
        for (name, text) in &backup.texts {
            sqlx::query(SAVE_SETTING).bind(format!("{TEXT}{name}")).bind(text).execute(&mut *$work).await?;
        }
        for (stream, entries) in &backup.journals {
            sqlx::query(LIVES_AGAIN).bind(stream).execute(&mut *$work).await?;
            append!($work, stream.as_str(), Expected::from(0), entries);
        }
        for (stream, entries) in &backup.seasons {
            sqlx::query(LIVES_AGAIN).bind(stream).execute(&mut *$work).await?;
            append!($work, stream.as_str(), Expected::from(0), entries);
        }
        for stream in &backup.archived {
            sqlx::query(ARCHIVE).bind(stream).execute(&mut *$work).await?;
        }
        for ((stream, section, player), email) in &backup.contacts {
            sqlx::query(SAVE_CONTACT)
                .bind(stream)
                .bind(i64::from(*section))
                .bind(i64::from(*player))
                .bind(email)
                .execute(&mut *$work)
                .await?;
        }
        for ((login, stream), person) in &backup.officers {
            sqlx::query(SAVE_OFFICER)
                .bind(login)
                .bind(stream)
                .bind(i64::from(*person))
                .execute(&mut *$work)
                .await?;
        }
    }};
}

/// Begins a transaction that replaces entries: no other writer until its end.
async fn begin_era<C>(work: &mut C) -> Result<(), sqlx::Error>
where
    C: sqlx::Connection<Database: Engine>,
    for<'c> &'c mut C: Executor<'c, Database = C::Database>,
{
    if let Some(statement) = <C::Database as Engine>::NOBODY_ELSE {
        work.execute(statement).await?;
    }
    work.execute(NEW_ERA).await?;
    Ok(())
}

impl Store {
    /// The number of the current era.
    pub async fn era(&self) -> Result<u64, StoreError> {
        on!(self, pool => {
            Ok(sqlx::query(ERA).fetch_one(pool).await?.get::<i64, _>(0) as u64)
        })
    }

    /// When and by whom the event at this address was deleted.
    pub async fn deleted(&self, stream: &str) -> Result<Option<Deleted>, StoreError> {
        on!(self, pool => {
            let row = sqlx::query(DELETED).bind(stream).fetch_optional(pool).await?;
            Ok(row.map(|row| Deleted {
                at: row.get::<String, _>(0).parse().unwrap_or(Timestamp::UNIX_EPOCH),
                by: row.get(1),
            }))
        })
    }

    /// Adds what a backup has, in one transaction.
    pub(crate) async fn append_all(&self, backup: &Backup) -> Result<(), StoreError> {
        write!(self, LONG, None, work => {
            create_all!(work, backup);
            Ok(())
        })?;
        let events = backup.journals.iter().map(|(stream, entries)| (stream.as_str(), entries.len()));
        let seasons = backup.seasons.iter().map(|(stream, entries)| (stream.as_str(), entries.len()));
        self.noted_anew(events.chain(seasons)).await;
        Ok(())
    }

    /// Replaces everything by a backup while the program runs. The state before is kept in the database; its name is
    /// returned. The account `own` stays, so that the administrator who restores is not locked out; all other
    /// sessions end.
    pub async fn replace_all(&self, backup: &Backup, own: &str, now: Timestamp) -> Result<Kept, StoreError> {
        if !backup.users.iter().any(|user| user.role == Role::Administrator) {
            return Err(StoreError::NoAdministrator);
        }
        let before_it = self.kept_backups().await?.iter().filter(|kept| !kept.is_upload()).count();
        if before_it >= MOST_KEPT {
            return Err(StoreError::TooManyBackups { most: MOST_KEPT });
        }
        let done = write!(self, LONG, None, work => {
            begin_era(work).await?;
            let old = everything!(work);
            let mine: Option<User> = old.users.iter().find(|user| user.name == own).cloned();
            let by = mine.as_ref().map_or(own, |user| user.shown.as_str()).to_owned();
            let text = old.write()?;
            let kept = before(&text, &by, now);
            keep!(work, &kept, &text);
            for statement in ALL {
                sqlx::query(statement).execute(&mut *work).await?;
            }
            sqlx::query("delete from sessions where name <> $1").bind(own).execute(&mut *work).await?;
            create_all!(work, backup);
            if let Some(mine) = &mine {
                save_user!(work, mine);
            }
            self.expect_less(old.journals.keys().chain(old.seasons.keys()));
            Ok(kept)
        });
        let kept = match done {
            Ok(kept) => kept,
            Err(error) => {
                self.note_positions().await;
                return Err(error);
            }
        };
        // What was lost before is not part of the new state.
        self.accept_losses().await?;
        self.announce_replaced().await;
        Ok(kept)
    }

    /// Replaces the journal of an event, and deletes its passes, e-mail addresses and ids of acts.
    pub async fn replace_journal(
        &self,
        stream: &str,
        expected: Expected,
        entries: &[Entry],
    ) -> Result<(), StoreError> {
        let done = write!(self, LONG, None, work => {
            begin_era(work).await?;
            let new_era = sqlx::query(ERA).fetch_one(&mut *work).await?.get::<i64, _>(0) as u64;
            let found = sqlx::query(POSITION).bind(stream).fetch_optional(&mut *work).await?;
            let Some(row) = found else { return Err(StoreError::NoStream { stream: stream.to_owned() }) };
            let position = row.get::<i64, _>(0) as u64;
            if expected.era.is_some_and(|known| known + 1 != new_era) {
                return Err(StoreError::Replaced);
            }
            if position != expected.position {
                return Err(StoreError::Moved { expected: expected.position, position });
            }
            for statement in OF_EVENT {
                sqlx::query(statement).bind(stream).execute(&mut *work).await?;
            }
            sqlx::query("delete from journal where stream = $1").bind(stream).execute(&mut *work).await?;
            let changed = entries.last().map(|entry| entry.at.to_string()).unwrap_or_default();
            sqlx::query(ADVANCE)
                .bind(entries.len() as i64)
                .bind(changed)
                .bind(stream)
                .bind(position as i64)
                .bind(-1_i64)
                .execute(&mut *work)
                .await?;
            if let Some(Description { name, place, starts, ends }) = described(entries) {
                sqlx::query(DESCRIBE)
                    .bind(name)
                    .bind(place)
                    .bind(starts)
                    .bind(ends)
                    .bind(stream)
                    .execute(&mut *work)
                    .await?;
            }
            insert!(work, stream, entries);
            self.expect_less([&stream.to_owned()]);
            Ok(())
        });
        self.rewritten(stream, done).await
    }

    /// Deletes an event with everything that belongs to it. Its address stays taken.
    pub async fn delete_event(&self, stream: &str, by: &str, now: Timestamp) -> Result<(), StoreError> {
        let done = write!(self, LONG, None, work => {
            begin_era(work).await?;
            for statement in OF_EVENT {
                sqlx::query(statement).bind(stream).execute(&mut *work).await?;
            }
            sqlx::query("delete from journal where stream = $1").bind(stream).execute(&mut *work).await?;
            let gone =
                sqlx::query("delete from streams where stream = $1").bind(stream).execute(&mut *work).await?;
            if gone.rows_affected() == 0 {
                return Err(StoreError::NoStream { stream: stream.to_owned() });
            }
            sqlx::query(LIVES_AGAIN).bind(stream).execute(&mut *work).await?;
            sqlx::query(MARK_DELETED).bind(stream).bind(now.to_string()).bind(by).execute(&mut *work).await?;
            self.expect_less([&stream.to_owned()]);
            Ok(())
        });
        self.rewritten(stream, done).await
    }

    /// After a journal was replaced or deleted, or was not: notes its position, and removes what is left of the old
    /// entries in the files.
    async fn rewritten(&self, stream: &str, done: Result<(), StoreError>) -> Result<(), StoreError> {
        if let (Some(keeper), Ok(Some(position))) = (&self.shared.keeper, self.position(stream).await) {
            keeper.note_stream(stream, position);
        }
        done?;
        self.announce_replaced().await;
        if let Err(error) = self.sweep_files().await {
            tracing::warn!(%error, "deleted entries may still be readable in the files of the database");
        }
        Ok(())
    }

    /// Removes deleted rows from the files of the database, and from the log of SQLite.
    async fn sweep_files(&self) -> Result<(), StoreError> {
        match &self.pool {
            Pool::Sqlite(pool) => {
                let _turn = self.shared.turn.lock().await;
                self.fold_log().await?;
                pool.execute("vacuum").await?;
                self.fold_log().await
            }
            Pool::Postgres(pool) => {
                for statement in ["vacuum (full) journal", "vacuum (full) contacts", "vacuum (full) passes"] {
                    pool.execute(statement).await?;
                }
                Ok(())
            }
        }
    }

    /// After a failure: the note has the positions of the database again.
    async fn note_positions(&self) {
        if let (Some(keeper), Ok(streams)) = (&self.shared.keeper, self.streams().await) {
            for stream in streams {
                keeper.note_stream(&stream.stream, stream.position);
            }
        }
    }

    fn expect_less<'s>(&self, streams: impl IntoIterator<Item = &'s String>) {
        if let Some(keeper) = &self.shared.keeper {
            keeper.expect_less(streams);
        }
    }

    async fn noted_anew(&self, streams: impl Iterator<Item = (&str, usize)>) {
        for (stream, entries) in streams {
            let position = entries as u64;
            if let Some(keeper) = &self.shared.keeper {
                keeper.note_stream(stream, position);
            }
            self.announce(stream, position).await;
        }
    }
}
