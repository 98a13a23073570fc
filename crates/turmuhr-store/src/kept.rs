//! Backups inside the database: a file to check before it is restored, and the state before a restore.

use jiff::{SignedDuration, Timestamp};
use sqlx::Row;

use crate::{
    database::{Store, on},
    error::StoreError,
    writing::{LONG, write},
};

/// The metadata of a kept backup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Fit for an address: letters, digits and hyphens.
    pub name: String,
    pub made: Timestamp,
    pub by: String,
    pub bytes: u64,
}

impl Kept {
    /// An uploaded file, not yet restored.
    pub fn is_upload(&self) -> bool {
        self.name.starts_with(UPLOAD)
    }
}

const UPLOAD: &str = "upload-";
const BEFORE: &str = "before-";
/// States before a restore; each may be as large as the database.
pub const MOST_KEPT: usize = 10;
/// Uploads that nobody restored.
const UPLOADS_LAST: SignedDuration = SignedDuration::from_hours(24);
/// Characters in a row of the database.
const PART: usize = 1 << 20;

pub(crate) const INSERT_BACKUP: &str =
    "insert into backups (name, made, actor, bytes) values ($1, $2, $3, $4)";
pub(crate) const INSERT_PART: &str = "insert into backup_parts (name, part, lines) values ($1, $2, $3)";
const BACKUPS: &str = "select name, made, actor, bytes from backups order by made desc";
const PARTS: &str = "select lines from backup_parts where name = $1 order by part";
const REMOVE: [&str; 2] = ["delete from backup_parts where name = $1", "delete from backups where name = $1"];
const REMOVE_UPLOADS: [&str; 2] = [
    "delete from backup_parts where name in (select name from backups where name like 'upload-%' and made < $1)",
    "delete from backups where name like 'upload-%' and made < $1",
];

/// Writes a backup into its tables, inside a transaction.
macro_rules! keep {
    ($work:ident, $kept:expr, $text:expr) => {{
        let kept: &Kept = $kept;
        sqlx::query(INSERT_BACKUP)
            .bind(&kept.name)
            .bind(kept.made.to_string())
            .bind(&kept.by)
            .bind(kept.bytes as i64)
            .execute(&mut *$work)
            .await?;
        for (part, at) in parts($text).zip(1_i64..) {
            sqlx::query(INSERT_PART).bind(&kept.name).bind(at).bind(part).execute(&mut *$work).await?;
        }
    }};
}
pub(crate) use keep;

/// The text in pieces that end at a character.
pub(crate) fn parts(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let (part, after) = rest.split_at(rest.floor_char_boundary(PART));
        rest = after;
        (!part.is_empty()).then_some(part)
    })
}

/// The metadata of the state before a restore.
pub(crate) fn before(text: &str, by: &str, now: Timestamp) -> Kept {
    named(BEFORE, text, by, now)
}

fn named(start: &str, text: &str, by: &str, now: Timestamp) -> Kept {
    let name = format!("{start}{}", now.strftime("%Y-%m-%d-%H%M%S-%3f"));
    Kept { name, made: now, by: by.to_owned(), bytes: text.len() as u64 }
}

impl Store {
    /// Keeps an uploaded file until it is restored; earlier uploads are removed.
    pub async fn keep_upload(&self, text: &str, by: &str, now: Timestamp) -> Result<Kept, StoreError> {
        let kept = named(UPLOAD, text, by, now);
        write!(self, LONG, None, work => {
            for statement in REMOVE_UPLOADS {
                sqlx::query(statement).bind(now.to_string()).execute(&mut *work).await?;
            }
            keep!(work, &kept, text);
            Ok(())
        })?;
        Ok(kept)
    }

    /// The latest first.
    pub async fn kept_backups(&self) -> Result<Vec<Kept>, StoreError> {
        on!(self, pool => {
            let rows = sqlx::query(BACKUPS).fetch_all(pool).await?;
            let kept = rows.iter().map(|row| Kept {
                name: row.get(0),
                made: row.get::<String, _>(1).parse().unwrap_or(Timestamp::UNIX_EPOCH),
                by: row.get(2),
                bytes: u64::try_from(row.get::<i64, _>(3)).unwrap_or(0),
            });
            Ok(kept.collect())
        })
    }

    /// The file of a kept backup.
    pub async fn kept_backup(&self, name: &str) -> Result<String, StoreError> {
        let parts: Vec<String> = on!(self, LONG, pool => {
            let rows = sqlx::query(PARTS).bind(name).fetch_all(pool).await?;
            Ok::<_, StoreError>(rows.iter().map(|row| row.get(0)).collect())
        })?;
        if parts.is_empty() {
            return Err(StoreError::NoBackup { name: name.to_owned() });
        }
        Ok(parts.concat())
    }

    pub async fn remove_backup(&self, name: &str) -> Result<(), StoreError> {
        write!(self, LONG, None, work => {
            for statement in REMOVE {
                sqlx::query(statement).bind(name).execute(&mut *work).await?;
            }
            Ok(())
        })
    }

    /// Deletes uploads that nobody restored.
    pub async fn purge_uploads(&self, now: Timestamp) -> Result<(), StoreError> {
        let until = (now - UPLOADS_LAST).to_string();
        write!(self, LONG, None, work => {
            for statement in REMOVE_UPLOADS {
                sqlx::query(statement).bind(&until).execute(&mut *work).await?;
            }
            Ok(())
        })
    }
}
