//! Rating lists, stored in the database so that all processes search the same ones.

use jiff::Timestamp;
use sqlx::Row;

use crate::{
    database::{Store, on},
    error::StoreError,
    writing::{LONG, write},
};

/// The metadata of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListHead {
    /// The kind of list; there is one of each.
    pub kind: String,
    /// The display name: «FIDE 2026-11».
    pub source: String,
    /// When it was imported; identifies the version.
    pub taken: Timestamp,
    pub players: u64,
}

impl Store {
    pub async fn lists(&self) -> Result<Vec<ListHead>, StoreError> {
        on!(self, pool => {
            let rows = sqlx::query("select kind, source, taken, players from lists order by kind")
                .fetch_all(pool)
                .await?;
            let heads = rows.iter().map(|row| ListHead {
                kind: row.get(0),
                source: row.get(1),
                taken: row.get::<String, _>(2).parse().unwrap_or(Timestamp::UNIX_EPOCH),
                players: u64::try_from(row.get::<i64, _>(3)).unwrap_or(0),
            });
            Ok(heads.collect())
        })
    }

    /// The parts of a list, in order.
    pub async fn list_parts(&self, kind: &str) -> Result<Vec<String>, StoreError> {
        on!(self, pool => {
            let rows = sqlx::query("select players from list_parts where kind = $1 order by part")
                .bind(kind)
                .fetch_all(pool)
                .await?;
            Ok(rows.iter().map(|row| row.get(0)).collect())
        })
    }

    /// Replaces the list of that kind, completely or not at all.
    pub async fn save_list(&self, head: &ListHead, parts: &[String]) -> Result<(), StoreError> {
        write!(self, LONG, None, all => {
            for table in ["delete from lists where kind = $1", "delete from list_parts where kind = $1"] {
                sqlx::query(table).bind(&head.kind).execute(&mut *all).await?;
            }
            for (part, at) in parts.iter().zip(1_i64..) {
                sqlx::query("insert into list_parts (kind, part, players) values ($1, $2, $3)")
                    .bind(&head.kind)
                    .bind(at)
                    .bind(part)
                    .execute(&mut *all)
                    .await?;
            }
            sqlx::query("insert into lists (kind, source, taken, players) values ($1, $2, $3, $4)")
                .bind(&head.kind)
                .bind(&head.source)
                .bind(head.taken.to_string())
                .bind(i64::try_from(head.players).unwrap_or(i64::MAX))
                .execute(&mut *all)
                .await?;
            Ok(())
        })
    }

    pub async fn remove_list(&self, kind: &str) -> Result<(), StoreError> {
        write!(self, LONG, None, all => {
            for table in ["delete from lists where kind = $1", "delete from list_parts where kind = $1"] {
                sqlx::query(table).bind(kind).execute(&mut *all).await?;
            }
            Ok(())
        })
    }
}
