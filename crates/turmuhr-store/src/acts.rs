//! The ids of acts. A browser that got no answer sends its act again; the id shows that it was done.

use jiff::{SignedDuration, Timestamp};
use sqlx::Row;

use crate::{
    database::{Store, on},
    error::StoreError,
    writing::write,
};

/// An act that was recorded: the positions of its journal before and after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Act {
    pub stream: String,
    pub before: u64,
    pub after: u64,
}

/// Longer than a browser keeps an entry that waits.
const KEPT: SignedDuration = SignedDuration::from_hours(7 * 24);
/// Two thousand boards for fifty rounds.
const MOST: i64 = 100_000;

pub(crate) const INSERT_ACT: &str =
    "insert into acts (id, stream, before, after, at) values ($1, $2, $3, $4, $5)";
const ACT: &str = "select stream, before, after from acts where id = $1";
const DELETE_OLD: &str = "delete from acts where at < $1";
const DELETE_SURPLUS: &str =
    "delete from acts where at <= (select at from acts order by at desc limit 1 offset $1)";

impl Store {
    pub async fn act(&self, id: &str) -> Result<Option<Act>, StoreError> {
        on!(self, pool => {
            let row = sqlx::query(ACT).bind(id).fetch_optional(pool).await?;
            Ok(row.map(|row| Act {
                stream: row.get(0),
                before: row.get::<i64, _>(1) as u64,
                after: row.get::<i64, _>(2) as u64,
            }))
        })
    }

    /// Deletes ids that are too old or too many.
    pub async fn purge_acts(&self, now: Timestamp) -> Result<u64, StoreError> {
        self.purge_acts_beyond(MOST, now - KEPT).await
    }

    async fn purge_acts_beyond(&self, most: i64, since: Timestamp) -> Result<u64, StoreError> {
        write!(self, work => {
            let old = sqlx::query(DELETE_OLD).bind(since.to_string()).execute(&mut *work).await?;
            let surplus = sqlx::query(DELETE_SURPLUS).bind(most).execute(&mut *work).await?;
            Ok(old.rows_affected() + surplus.rows_affected())
        })
    }
}

#[cfg(test)]
mod tests {
    use turmuhr_tournament::{Entry, Fact};

    use super::*;

    #[tokio::test]
    async fn ids_are_kept_for_a_while_and_up_to_a_number() {
        let store = Store::open("sqlite::memory:").await.expect("opens");
        let start: Timestamp = "2026-05-02T10:00:00Z".parse().expect("a time");
        for number in 1..=5_u64 {
            let at = start + SignedDuration::from_hours(24 * i64::try_from(number).expect("small"));
            let fact = match number {
                1 => Fact::EventCreated { details: Default::default() },
                _ => Fact::Announced { text: String::new() },
            };
            let entry = Entry { number, at, by: String::new(), fact };
            store
                .append_act("open", number - 1, &[entry], Some(&format!("id {number}")))
                .await
                .expect("kept");
        }
        let known = async || {
            let mut known = Vec::new();
            for number in 1..=5 {
                let act = store.act(&format!("id {number}")).await.expect("read");
                known.extend(act.map(|act| act.after));
            }
            known
        };
        assert_eq!(known().await, [1, 2, 3, 4, 5]);
        assert_eq!(
            store.purge_acts(start + SignedDuration::from_hours(24 * 8 + 1)).await.expect("purged"),
            1
        );
        assert_eq!(known().await, [2, 3, 4, 5]);
        assert_eq!(store.purge_acts_beyond(2, start).await.expect("purged"), 2);
        assert_eq!(known().await, [4, 5]);
    }
}
