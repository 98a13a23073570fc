//! A database of one's own, gone afterwards.

use std::{
    process::{Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
};

use tempfile::TempDir;

/// Names the PostgreSQL that tests may use.
pub const POSTGRES: &str = "TURMUHR_TEST_POSTGRES";

#[derive(Debug)]
pub struct Database {
    pub url: String,
    pub is_postgres: bool,
    _folder: Option<TempDir>,
}

impl Database {
    pub fn sqlite() -> Database {
        let folder = tempfile::tempdir().expect("a folder");
        let url = format!("sqlite://{}", folder.path().join("turmuhr.db").display());
        Database { url, is_postgres: false, _folder: Some(folder) }
    }

    /// A schema of its own, where there is a PostgreSQL.
    pub fn postgres() -> Option<Database> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let url = std::env::var(POSTGRES).ok()?;
        let schema = format!("b{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        // The client comes with the server; a driver for one sentence would be the larger dependency.
        let made = Command::new("psql")
            .args([&url, "--quiet", "--command", &format!("create schema {schema}")])
            .stdout(Stdio::null())
            .status()
            .expect("psql is there where PostgreSQL is");
        assert!(made.success(), "no schema in {url}");
        let separator = if url.contains('?') { '&' } else { '?' };
        let url = format!("{url}{separator}options=-c%20search_path%3D{schema}");
        Some(Database { url, is_postgres: true, _folder: None })
    }

    pub fn both() -> Vec<Database> {
        let mut all = vec![Database::sqlite()];
        all.extend(Database::postgres());
        all
    }
}
