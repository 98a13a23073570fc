//! E-mail addresses of registrations, and texts of the house. Neither is in a journal; backups have both.

use std::collections::BTreeMap;

use sqlx::Row;
use turmuhr_tournament::{EntryId, SectionId};

use crate::{
    accounts::{SAVE_SETTING, SETTING},
    database::{Store, on},
    error::StoreError,
    writing::write,
};

/// Starts the name of a setting that is a text of the house.
pub(crate) const TEXT: &str = "text-";
pub(crate) const SAVE_CONTACT: &str = "insert into contacts (stream, section, player, email) values ($1, $2, $3, $4) \
                            on conflict (stream, section, player) do update set email = $4";
const CONTACTS: &str =
    "select player, email from contacts where stream = $1 and section = $2 order by player";
const CONTACTS_OF: &str = "select section, player, email from contacts where stream = $1";
const REMOVE_CONTACT: &str = "delete from contacts where stream = $1 and section = $2 and player = $3";

impl Store {
    pub async fn save_contact(
        &self,
        stream: &str,
        section: SectionId,
        player: EntryId,
        email: &str,
    ) -> Result<(), StoreError> {
        write!(self, work => {
            sqlx::query(SAVE_CONTACT)
                .bind(stream)
                .bind(i64::from(section.0))
                .bind(i64::from(player.0))
                .bind(email)
                .execute(&mut *work)
                .await?;
            Ok(())
        })
    }

    pub async fn contacts(
        &self,
        stream: &str,
        section: SectionId,
    ) -> Result<Vec<(EntryId, String)>, StoreError> {
        on!(self, pool => {
            let rows =
                sqlx::query(CONTACTS).bind(stream).bind(i64::from(section.0)).fetch_all(pool).await?;
            Ok(rows.iter().map(|row| (EntryId(row.get::<i64, _>(0) as u32), row.get(1))).collect())
        })
    }

    pub(crate) async fn contacts_of(
        &self,
        stream: &str,
    ) -> Result<BTreeMap<(String, u32, u32), String>, StoreError> {
        on!(self, pool => {
            let rows = sqlx::query(CONTACTS_OF).bind(stream).fetch_all(pool).await?;
            let number = |number: i64| number as u32;
            let contact = |row: &_| {
                let row: &_ = row;
                let (section, player) = (Row::get(row, 0), Row::get(row, 1));
                ((stream.to_owned(), number(section), number(player)), Row::get(row, 2))
            };
            Ok(rows.iter().map(contact).collect())
        })
    }

    pub async fn remove_contact(
        &self,
        stream: &str,
        section: SectionId,
        player: EntryId,
    ) -> Result<(), StoreError> {
        write!(self, work => {
            sqlx::query(REMOVE_CONTACT)
                .bind(stream)
                .bind(i64::from(section.0))
                .bind(i64::from(player.0))
                .execute(&mut *work)
                .await?;
            Ok(())
        })
    }

    /// A text of the house by its name; empty if there is none.
    pub async fn house_text(&self, name: &str) -> Result<String, StoreError> {
        let name = format!("{TEXT}{name}");
        on!(self, pool => {
            let row = sqlx::query(SETTING).bind(&name).fetch_optional(pool).await?;
            Ok(row.map(|row| row.get(0)).unwrap_or_default())
        })
    }

    pub async fn save_house_text(&self, name: &str, text: &str) -> Result<(), StoreError> {
        let name = format!("{TEXT}{name}");
        write!(self, work => {
            sqlx::query(SAVE_SETTING).bind(&name).bind(text).execute(&mut *work).await?;
            Ok(())
        })
    }
}
