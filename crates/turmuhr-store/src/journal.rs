//! Streams of entries, and the list of events derived from them.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use sqlx::Row;
use turmuhr_journal::{Entry, Schema, schema};
use turmuhr_season::Fact as SeasonFact;
use turmuhr_tournament::Fact;

use crate::{
    acts::INSERT_ACT,
    database::{PATIENCE, Store, on},
    error::{BadEntry, StoreError},
    rewriting::{DELETED, ERA},
    told::{Description, Told},
    trouble::Trouble,
    writing::write,
};

/// A stream in the list of events, or of seasons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    pub stream: String,
    pub name: String,
    pub place: String,
    pub starts: String,
    pub ends: String,
    pub position: u64,
    pub changed: String,
    pub archived: bool,
}

pub(crate) const INSERT: &str =
    "insert into journal (stream, number, at, actor, kind, payload) values ($1, $2, $3, $4, $5, $6)";
pub(crate) const POSITION: &str = "select position from streams where stream = $1";
pub(crate) const CREATE: &str = "insert into streams (stream, name, place, starts, ends, position, changed, kind) \
                      values ($1, $2, $3, $4, $5, $6, $7, $8)";
/// An era below zero is any.
pub(crate) const ADVANCE: &str = "update streams set position = $1, changed = $2 where stream = $3 and position = $4 \
                       and ($5 < 0 or $5 = (select number from eras where id = 1))";
pub(crate) const DESCRIBE: &str =
    "update streams set name = $1, place = $2, starts = $3, ends = $4 where stream = $5";
const READ: &str = "select number, at, actor, payload from journal where stream = $1 and number > $2 \
     and exists (select 1 from streams where stream = $1 and kind = $3) order by number";
const LIST: &str = "select stream, name, place, starts, ends, position, changed, archived from streams \
                    where kind = $1 order by starts desc, name";

const ARCHIVED: &str = "select archived from streams where stream = $1";

/// The state of the journal that a writer has seen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    pub position: u64,
    /// As [`Store::era`] gave it before the journal was read; `None` for a writer who has read nothing.
    pub era: Option<u64>,
}

impl From<u64> for Expected {
    fn from(position: u64) -> Expected {
        Expected { position, era: None }
    }
}

/// Appends entries to one stream inside a transaction, only at the position the writer expects.
macro_rules! append {
    ($work:ident, $stream:expr, $expected:expr, $entries:expr) => {{
        let work = &mut *$work;
        let expected: Expected = $expected;
        let changed = $entries.last().map(|entry| entry.at.to_string()).unwrap_or_default();
        let position = expected.position + $entries.len() as u64;
        if expected.position == 0 {
            let Description { name, place, starts, ends } = described($entries).unwrap_or_default();
            let made = sqlx::query(CREATE)
                .bind($stream)
                .bind(name)
                .bind(place)
                .bind(starts)
                .bind(ends)
                .bind(position as i64)
                .bind(changed)
                .bind(kind_of($entries))
                .execute(&mut *work)
                .await;
            match made {
                Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
                    return Err(StoreError::StreamExists { stream: $stream.to_owned() });
                }
                other => other?,
            };
        } else {
            let moved = sqlx::query(ADVANCE)
                .bind(position as i64)
                .bind(changed)
                .bind($stream)
                .bind(expected.position as i64)
                .bind(expected.era.map_or(-1, |era| era as i64))
                .execute(&mut *work)
                .await?;
            if moved.rows_affected() == 0 {
                let era = sqlx::query(ERA).fetch_one(&mut *work).await?.get::<i64, _>(0) as u64;
                if expected.era.is_some_and(|known| known != era) {
                    return Err(StoreError::Replaced);
                }
                let found = sqlx::query(POSITION).bind($stream).fetch_optional(&mut *work).await?;
                return Err(match found {
                    Some(row) => StoreError::Moved {
                        expected: expected.position,
                        position: row.get::<i64, _>(0) as u64,
                    },
                    None => StoreError::NoStream { stream: $stream.to_owned() },
                });
            }
            if let Some(Description { name, place, starts, ends }) = described($entries) {
                sqlx::query(DESCRIBE)
                    .bind(name)
                    .bind(place)
                    .bind(starts)
                    .bind(ends)
                    .bind($stream)
                    .execute(&mut *work)
                    .await?;
            }
        }
        insert!(work, $stream, $entries);
    }};
}
pub(crate) use append;

/// Writes entries into a stream, inside a transaction that has its position.
macro_rules! insert {
    ($work:ident, $stream:expr, $entries:expr) => {
        for entry in $entries {
            let (kind, payload) = written(&entry.fact)?;
            sqlx::query(INSERT)
                .bind($stream)
                .bind(entry.number as i64)
                .bind(entry.at.to_string())
                .bind(&entry.by)
                .bind(kind)
                .bind(payload)
                .execute(&mut *$work)
                .await?;
        }
    };
}
pub(crate) use insert;

/// A name valid in addresses: lower-case letters, digits and hyphens.
pub fn is_stream_name(name: &str) -> bool {
    const LONGEST: usize = 64;
    let plain = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
    (1..=LONGEST).contains(&name.len()) && name.bytes().all(plain)
}

impl Store {
    /// Appends entries after position `expected`: all of them, on disk, or none. Once started it completes even
    /// if the caller stops waiting.
    pub async fn append<F: Told>(
        &self,
        stream: &str,
        expected: impl Into<Expected>,
        entries: &[Entry<F>],
    ) -> Result<(), StoreError> {
        self.append_act(stream, expected, entries, None).await
    }

    /// As [`Store::append`], with the id of the act in the same transaction. A known id is refused.
    pub async fn append_act<F: Told>(
        &self,
        stream: &str,
        expected: impl Into<Expected>,
        entries: &[Entry<F>],
        act: Option<&str>,
    ) -> Result<(), StoreError> {
        if entries.is_empty() {
            return Ok(());
        }
        if !is_stream_name(stream) {
            return Err(StoreError::BadStream { stream: stream.to_owned() });
        }
        let (store, stream, entries) = (self.clone(), stream.to_owned(), entries.to_vec());
        let (act, expected) = (act.map(str::to_owned), expected.into());
        let work = async move {
            let position = expected.position + entries.len() as u64;
            let grown = Some((stream.as_str(), position));
            write!(&store, PATIENCE, grown, work => {
                if expected.position == 0
                    && sqlx::query(DELETED).bind(stream.as_str()).fetch_optional(&mut *work).await?.is_some()
                {
                    return Err(StoreError::StreamExists { stream: stream.clone() });
                }
                append!(work, stream.as_str(), expected, &entries);
                if let Some(act) = &act {
                    let at = entries.last().map(|entry| entry.at.to_string()).unwrap_or_default();
                    let kept = sqlx::query(INSERT_ACT)
                        .bind(act)
                        .bind(stream.as_str())
                        .bind(expected.position as i64)
                        .bind(position as i64)
                        .bind(at)
                        .execute(&mut *work)
                        .await;
                    match kept {
                        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
                            return Err(StoreError::ActKnown);
                        }
                        other => other?,
                    };
                }
                Ok(())
            })?;
            store.announce(&stream, position).await;
            Ok(())
        };
        tokio::spawn(work).await.unwrap_or(Err(StoreError::Trouble(Trouble::Failed)))
    }

    /// Entries of an event after a position, in order.
    pub async fn read(&self, stream: &str, after: u64) -> Result<Vec<Entry<Fact>>, StoreError> {
        self.read_of(stream, after).await
    }

    /// As [`Store::read`], of any kind of stream; none if the stream is of another kind.
    pub async fn read_of<F: Told>(&self, stream: &str, after: u64) -> Result<Vec<Entry<F>>, StoreError> {
        on!(self, pool => {
            let rows = sqlx::query(READ).bind(stream).bind(after as i64).bind(F::KIND).fetch_all(pool).await?;
            let entry = |row| -> Result<Entry<F>, StoreError> {
                let row: &_ = row;
                entry(stream, Row::get(row, 0), Row::get(row, 1), Row::get(row, 2), Row::get(row, 3))
            };
            rows.iter().map(entry).collect()
        })
    }

    pub async fn position(&self, stream: &str) -> Result<Option<u64>, StoreError> {
        on!(self, pool => {
            let row = sqlx::query(POSITION).bind(stream).fetch_optional(pool).await?;
            Ok(row.map(|row| row.get::<i64, _>(0) as u64))
        })
    }

    /// All events, the latest first.
    pub async fn list(&self) -> Result<Vec<Summary>, StoreError> {
        self.list_of::<Fact>().await
    }

    /// All seasons, the latest first.
    pub async fn seasons(&self) -> Result<Vec<Summary>, StoreError> {
        self.list_of::<SeasonFact>().await
    }

    /// All streams, of either kind.
    pub async fn streams(&self) -> Result<Vec<Summary>, StoreError> {
        let mut all = self.list().await?;
        all.extend(self.seasons().await?);
        Ok(all)
    }

    /// All streams of one kind, the latest first.
    pub async fn list_of<F: Told>(&self) -> Result<Vec<Summary>, StoreError> {
        on!(self, pool => {
            let rows = sqlx::query(LIST).bind(F::KIND).fetch_all(pool).await?;
            Ok(rows.iter().map(|row| Summary {
                stream: row.get(0),
                name: row.get(1),
                place: row.get(2),
                starts: row.get(3),
                ends: row.get(4),
                position: row.get::<i64, _>(5) as u64,
                changed: row.get(6),
                archived: row.get::<i64, _>(7) != 0,
            }).collect())
        })
    }

    /// Is this event in the archive? One that does not exist is not.
    pub async fn is_archived(&self, stream: &str) -> Result<bool, StoreError> {
        on!(self, pool => {
            let row = sqlx::query(ARCHIVED).bind(stream).fetch_optional(pool).await?;
            Ok(row.is_some_and(|row| row.get::<i64, _>(0) != 0))
        })
    }

    pub async fn archive(&self, stream: &str, archived: bool) -> Result<(), StoreError> {
        write!(self, work => {
            let done = sqlx::query("update streams set archived = $1 where stream = $2")
                .bind(i64::from(archived))
                .bind(stream)
                .execute(&mut *work)
                .await?;
            if done.rows_affected() == 0 {
                return Err(StoreError::NoStream { stream: stream.to_owned() });
            }
            Ok(())
        })
    }
}

/// Of these entries; the macros above know no types.
pub(crate) fn described<F: Told>(entries: &[Entry<F>]) -> Option<Description> {
    F::described(entries)
}

pub(crate) const fn kind_of<F: Told>(_: &[Entry<F>]) -> &'static str {
    F::KIND
}

/// The kind is stored separately, so that a journal can be searched with plain SQL.
pub(crate) fn written<F: Schema>(fact: &F) -> Result<(String, String), StoreError> {
    let value = schema::write(fact).map_err(StoreError::NotWritten)?;
    let kind = value.get("kind").and_then(|kind| kind.as_str()).unwrap_or_default().to_owned();
    Ok((kind, value.to_string()))
}

pub(crate) fn entry<F: Schema>(
    stream: &str,
    number: i64,
    at: String,
    by: String,
    payload: String,
) -> Result<Entry<F>, StoreError> {
    let bad = |why: BadEntry| StoreError::BadEntry { stream: stream.to_owned(), number: number as u64, why };
    let at: Timestamp = at.parse().map_err(|error: jiff::Error| bad(BadEntry::Time(error.to_string())))?;
    let fact = serde_json::from_str(&payload).map_err(|error| bad(BadEntry::Json(error.to_string())))?;
    let fact = schema::read(fact).map_err(|why| StoreError::Unread {
        stream: stream.to_owned(),
        number: number as u64,
        why,
    })?;
    Ok(Entry { number: number as u64, at, by, fact })
}
