//! Fresh databases and facts to write. PostgreSQL is used if `TURMUHR_TEST_POSTGRES` names one; each test has
//! its own schema there.

// Each test program uses only a part.
#![allow(dead_code)]

use std::sync::atomic::{AtomicU32, Ordering};

use jiff::Timestamp;
use turmuhr_store::{Pass, Role, Store, User};
use turmuhr_tournament::{Details, Entry, Fact, SectionId, Settings};

/// A store, and the resources it needs.
pub(crate) struct Fresh {
    pub(crate) store: Store,
    pub(crate) url: String,
    _folder: Option<tempfile::TempDir>,
}

pub(crate) async fn sqlite() -> Fresh {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}", folder.path().join("test.db").display());
    Fresh { store: Store::open(&url).await.expect("opens"), url, _folder: Some(folder) }
}

pub(crate) async fn postgres() -> Option<Fresh> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let Ok(url) = std::env::var("TURMUHR_TEST_POSTGRES") else {
        turmuhr_testkit::skipped("PostgreSQL", "TURMUHR_TEST_POSTGRES names no database");
        return None;
    };
    let schema = format!("t{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    let pool = sqlx::PgPool::connect(&url).await.expect("connects");
    // The name consists of digits, see above.
    sqlx::query(&format!("create schema {schema}")).execute(&pool).await.expect("a schema");
    pool.close().await;
    let separator = if url.contains('?') { '&' } else { '?' };
    // The application name identifies a test's own connections.
    let url = format!("{url}{separator}application_name={schema}&options=-c%20search_path%3D{schema}");
    let store = Store::open(&url).await.expect("opens");
    Some(Fresh { store, url, _folder: None })
}

pub(crate) async fn both() -> Vec<Fresh> {
    let mut all = vec![sqlite().await];
    all.extend(postgres().await);
    all
}

pub(crate) fn entry(number: u64, fact: Fact) -> Entry {
    let at = Timestamp::from_second(1_780_000_000 + number as i64).expect("a moment");
    Entry { number, at, by: "Anna".to_owned(), fact }
}

pub(crate) fn created(name: &str) -> Entry {
    entry(1, Fact::EventCreated { details: Details { name: name.to_owned(), ..Details::default() } })
}

pub(crate) fn section(number: u64) -> Entry {
    let fact = Fact::SectionAdded { section: SectionId(number as u32), settings: Settings::default() };
    entry(number, fact)
}

/// An entry of this size.
pub(crate) fn announced(number: u64, bytes: usize) -> Entry {
    entry(number, Fact::Announced { text: "x".repeat(bytes) })
}

pub(crate) fn user(name: &str, role: Role) -> User {
    User { name: name.to_owned(), shown: name.to_owned(), password: "hash".to_owned(), role }
}

/// A helper's pass for the whole hall.
pub(crate) fn pass(token: &str) -> Pass {
    Pass {
        token: token.to_owned(),
        label: "Saal".to_owned(),
        role: Role::Helper,
        stream: "open".to_owned(),
        section: 1,
        boards: None,
        team: None,
        player: None,
        person: None,
        expires: Timestamp::from_second(1_790_000_000).expect("a moment"),
        revoked: false,
    }
}
