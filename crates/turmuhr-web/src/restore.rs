//! A backup in place of everything, before anybody is served.

use std::path::{Path, PathBuf};

use jiff::Timestamp;
use turmuhr_store::{Backup, Store};

use crate::NotServed;

/// The file is read and checked to its end before anything is touched. An SQLite file is moved aside and kept; of PostgreSQL an empty
/// database is asked for, because moving one aside is its administrator's business.
pub(crate) async fn restore(database: &str, backup: &Path, now: Timestamp) -> Result<Store, NotServed> {
    let failed = |file: &Path| {
        let file = file.display().to_string();
        move |why| NotServed::Restore { file, why }
    };
    let text = std::fs::read_to_string(backup).map_err(failed(backup))?;
    let backup = Backup::read(&text)?;
    if let Some(file) = sqlite_file(database).filter(|file| file.exists()) {
        // Opened and closed once more, so that what is still in its log is in the file.
        Store::open(database).await?.close().await;
        let aside = beside(&file, now);
        for end in ["", "-wal", "-shm"] {
            let (from, to) = (with_end(&file, end), with_end(&aside, end));
            if from.exists() {
                std::fs::rename(&from, &to).map_err(failed(&from))?;
            }
        }
        tracing::info!(kept = %aside.display(), "the database as it was");
    }
    let store = Store::open(database).await?;
    store.restore(&backup).await?;
    Ok(store)
}

/// `sqlite://turmuhr.db?mode=rwc` is kept in `turmuhr.db`; a database in memory nowhere.
fn sqlite_file(url: &str) -> Option<PathBuf> {
    let path = url.strip_prefix("sqlite:")?.trim_start_matches("//");
    let path = path.split('?').next().unwrap_or(path);
    (!path.is_empty() && !path.contains(":memory:")).then(|| {
        // Three slashes are those of the scheme and the root of the disk.
        if url.starts_with("sqlite:///") {
            PathBuf::from(format!("/{}", path.trim_start_matches('/')))
        } else {
            PathBuf::from(path)
        }
    })
}

fn with_end(file: &Path, end: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}

fn beside(file: &Path, now: Timestamp) -> PathBuf {
    with_end(file, &format!(".before-{}", now.strftime("%Y%m%dT%H%M%SZ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_old_database_is_kept_beside_the_new_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let url = format!("sqlite://{}", folder.path().join("turmuhr.db").display());
        let old = Store::open(&url).await.expect("opens");
        let user = |name: &str| turmuhr_store::User {
            name: name.to_owned(),
            shown: name.to_owned(),
            password: String::new(),
            role: turmuhr_store::Role::Arbiter,
        };
        old.save_user(&user("old")).await.expect("saved");
        old.close().await;
        let file = folder.path().join("backup.jsonl");
        std::fs::write(&file, Backup { users: vec![user("new")], ..Backup::default() }.write())
            .expect("written");
        let now: Timestamp = "2026-05-02T10:00:00Z".parse().expect("a moment");
        // What cannot be read changes nothing.
        let torn = folder.path().join("torn.jsonl");
        std::fs::write(&torn, "{").expect("written");
        assert!(restore(&url, &torn, now).await.is_err());
        let made = restore(&url, &file, now).await.expect("restored");
        assert_eq!(made.users().await.expect("a list")[0].name, "new");
        let kept = format!("sqlite://{}", folder.path().join("turmuhr.db.before-20260502T100000Z").display());
        let kept = Store::open(&kept).await.expect("kept");
        assert_eq!(kept.users().await.expect("a list")[0].name, "old");
    }

    #[test]
    fn where_a_database_is_kept() {
        assert_eq!(sqlite_file("sqlite://turmuhr.db"), Some(PathBuf::from("turmuhr.db")));
        assert_eq!(sqlite_file("sqlite:///var/lib/t.db?mode=rwc"), Some(PathBuf::from("/var/lib/t.db")));
        assert_eq!((sqlite_file("sqlite::memory:"), sqlite_file("postgres://host/db")), (None, None));
    }
}
