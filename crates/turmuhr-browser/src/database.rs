//! A database of one's own, gone afterwards.

use std::{
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
};

use tempfile::TempDir;

use crate::Disk;

/// Names the PostgreSQL that tests may use.
pub const POSTGRES: &str = "TURMUHR_TEST_POSTGRES";

#[derive(Debug)]
pub struct Database {
    pub url: String,
    pub is_postgres: bool,
    /// The file, of SQLite.
    pub file: Option<PathBuf>,
    /// The disk it lies on, where that can be filled.
    pub disk: Option<Disk>,
    /// Of PostgreSQL: the name of its schema, of its connections, and of its tablespace on a disk of its own.
    name: String,
    _folder: Option<TempDir>,
}

impl Database {
    pub fn sqlite() -> Database {
        let folder = tempfile::tempdir().expect("a folder");
        let mut database = Database::file_in(folder.path());
        database._folder = Some(folder);
        database
    }

    /// On a disk of its own; `None` where mounting is not permitted.
    pub fn sqlite_on_disk(megabytes: u32) -> Option<Database> {
        let disk = Disk::mount(megabytes)?;
        let mut database = Database::file_in(disk.path());
        database.disk = Some(disk);
        Some(database)
    }

    fn file_in(folder: &Path) -> Database {
        let file = folder.join("turmuhr.db");
        let url = format!("sqlite://{}", file.display());
        let name = String::new();
        Database { url, is_postgres: false, file: Some(file), disk: None, name, _folder: None }
    }

    /// A schema of its own, where there is a PostgreSQL.
    pub fn postgres() -> Option<Database> {
        let url = std::env::var(POSTGRES).ok()?;
        let name = fresh_name();
        assert!(psql(&format!("create schema {name}")), "no schema in {url}");
        Some(Database::schema(&url, name, ""))
    }

    /// With its tables on a disk of their own; `None` where mounting is not permitted.
    pub fn postgres_on_disk(megabytes: u32) -> Option<Database> {
        let url = std::env::var(POSTGRES).ok()?;
        let disk = Disk::mount(megabytes).filter(|disk| disk.give_to("postgres"))?;
        let name = fresh_name();
        let made = psql(&format!("create tablespace {name} location '{}'", disk.path().display()))
            && psql(&format!("create schema {name}"));
        let mut database =
            Database::schema(&url, name.clone(), &format!("%20-c%20default_tablespace%3D{name}"));
        database.disk = Some(disk);
        made.then_some(database)
    }

    fn schema(url: &str, name: String, more: &str) -> Database {
        let separator = if url.contains('?') { '&' } else { '?' };
        let url = format!("{url}{separator}application_name={name}&options=-c%20search_path%3D{name}{more}");
        Database { url, is_postgres: true, file: None, disk: None, name, _folder: None }
    }

    pub fn both() -> Vec<Database> {
        let mut all = vec![Database::sqlite()];
        all.extend(Database::postgres());
        all
    }

    pub fn kind(&self) -> &'static str {
        if self.is_postgres { "PostgreSQL" } else { "SQLite" }
    }

    /// Ends every connection to this database, as a restart of PostgreSQL does; gives how many there were.
    pub fn cut_off(&self) -> usize {
        let ours = format!("application_name = '{}'", self.name);
        let ended =
            psql_told(&format!("select pg_terminate_backend(pid) from pg_stat_activity where {ours}"));
        ended.map_or(0, |told| told.lines().filter(|line| line.trim() == "t").count())
    }

    /// Every write fails as on a full disk, or no longer.
    pub fn pretend_full(&self, full: bool) {
        let name = &self.name;
        let each = if full {
            format!(
                "create function {name}.full() returns trigger language plpgsql as $f$ begin \
                 raise exception 'no space left on device' using errcode = '53100'; end $f$; \
                 do $d$ declare t text; begin for t in select tablename from pg_tables where schemaname = '{name}' loop \
                 execute format('create trigger full_disk before insert or update on {name}.%I \
                 for each statement execute function {name}.full()', t); end loop; end $d$"
            )
        } else {
            format!("drop function {name}.full() cascade")
        };
        assert!(psql(&each), "no trigger");
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        // A tablespace must be gone before its disk is.
        if let Some(disk) = self.disk.as_ref().filter(|_| self.is_postgres) {
            disk.free();
            self.cut_off();
            psql(&format!("drop schema {} cascade", self.name));
            psql(&format!("drop tablespace {}", self.name));
        }
    }
}

fn fresh_name() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    format!("b{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed))
}

fn psql(sentence: &str) -> bool {
    psql_told(sentence).is_some()
}

/// The client comes with the server; a driver for a few sentences would be the larger dependency.
fn psql_told(sentence: &str) -> Option<String> {
    let url = std::env::var(POSTGRES).unwrap_or_default();
    let done = Command::new("psql")
        .args([&url, "--quiet", "--tuples-only", "--no-align", "--set", "ON_ERROR_STOP=1"])
        .args(["--command", sentence])
        .stderr(Stdio::null())
        .output()
        .expect("psql is there where PostgreSQL is");
    done.status.success().then(|| String::from_utf8_lossy(&done.stdout).into_owned())
}
