//! A failing database: acknowledged data is kept, failures are reported, and work continues as soon as
//! possible.

mod support;

use std::{
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use support::{announced, created, pass, postgres, section, sqlite, user};
use turmuhr_store::{Backup, Change, Lost, Role, Store, StoreError, Trouble};

/// A separate small file system that can be filled, if this process may mount one.
struct SmallDisk {
    folder: tempfile::TempDir,
}

impl SmallDisk {
    fn new(test: &str) -> Option<SmallDisk> {
        let folder = tempfile::tempdir().expect("a folder");
        let mounted = mount(&["-t", "tmpfs", "-o", "size=8m", "tmpfs"], folder.path());
        if !mounted {
            turmuhr_testkit::skipped(test, "no right to mount a small file system");
        }
        mounted.then_some(SmallDisk { folder })
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    fn url(&self) -> String {
        format!("sqlite://{}", self.path().join("test.db").display())
    }

    /// Uses up all space to the last byte; removing the file frees it.
    fn fill(&self) -> PathBuf {
        let file = self.path().join("filler");
        let mut open = std::fs::File::create(&file).expect("made");
        for block in [65_536, 4096, 1] {
            while std::io::Write::write_all(&mut open, &vec![0; block]).is_ok() {}
        }
        file
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        drop(Command::new("umount").arg("--lazy").arg(self.path()).status());
    }
}

fn mount(arguments: &[&str], at: &Path) -> bool {
    let quiet =
        Command::new("mount").args(arguments).arg(at).stdout(Stdio::null()).stderr(Stdio::null()).status();
    quiet.is_ok_and(|status| status.success())
}

fn trouble<T>(done: Result<T, StoreError>) -> Option<Trouble> {
    done.err().and_then(|error| error.trouble())
}

/// Appends entries until one is refused; returns the acknowledged length of the journal.
async fn write_until_refused(store: &Store, from: u64, bytes: usize) -> (u64, Option<Trouble>) {
    for position in from..from + 100_000 {
        if let Err(error) = store.append("open", position, &[announced(position + 1, bytes)]).await {
            return (position, error.trouble());
        }
    }
    panic!("never full");
}

/// After trouble: a hundred more entries are acknowledged, and all are there when the file is reopened.
async fn goes_on(store: Store, url: &str, acknowledged: u64) {
    assert_eq!(store.position("open").await.expect("asked"), Some(acknowledged));
    for position in acknowledged..acknowledged + 100 {
        store.append("open", position, &[announced(position + 1, 10)]).await.expect("acknowledged");
    }
    store.save_user(&user("anna", Role::Administrator)).await.expect("acknowledged");
    store.save_pass(&pass("word")).await.expect("acknowledged");
    assert_eq!(store.trouble(), None);
    // As after a crash: nothing is closed.
    drop(store);
    let again = reopened(url).await;
    assert_eq!(again.losses(), None);
    assert_eq!(again.position("open").await.expect("asked"), Some(acknowledged + 100));
    assert_eq!(again.read("open", 0).await.expect("whole").len() as u64, acknowledged + 100);
    assert_eq!(again.users().await.expect("a list").len(), 1);
    assert_eq!(again.pass("word").await.expect("asked"), Some(pass("word")));
}

/// The lock ends with its last owner, and connections are closed by separate threads.
async fn reopened(url: &str) -> Store {
    for _ in 0..100 {
        match Store::open(url).await {
            Err(StoreError::InUse { .. }) => tokio::time::sleep(std::time::Duration::from_millis(50)).await,
            other => return other.expect("opens"),
        }
    }
    panic!("still locked");
}

#[tokio::test]
async fn after_a_full_disk_nothing_acknowledged_is_lost() {
    let Some(disk) = SmallDisk::new("after_a_full_disk_nothing_acknowledged_is_lost") else { return };
    let store = Store::open(&disk.url()).await.expect("opens");
    store.append("open", 0, &[created("Open")]).await.expect("written");
    let filler = disk.fill();
    for bytes in [1, 10_000, 100, 3000, 1] {
        let from = store.position("open").await.expect("asked").expect("there");
        let (_, why) = write_until_refused(&store, from, bytes).await;
        assert_eq!(why, Some(Trouble::DiskFull));
    }
    // All other writes are refused too, with the reason.
    let (store, url) = (store, disk.url());
    assert_eq!(trouble(store.save_pass(&pass(&"x".repeat(9000))).await), Some(Trouble::DiskFull));
    assert_eq!(
        trouble(store.save_user(&user(&"x".repeat(9000), Role::Administrator)).await),
        Some(Trouble::DiskFull)
    );
    let head = turmuhr_store::ListHead {
        kind: "fide".to_owned(),
        source: "FIDE".to_owned(),
        taken: jiff::Timestamp::UNIX_EPOCH,
        players: 1,
    };
    assert_eq!(trouble(store.save_list(&head, &["x".repeat(100_000)]).await), Some(Trouble::DiskFull));
    assert_eq!(store.trouble().map(|(trouble, _)| trouble), Some(Trouble::DiskFull));
    std::fs::remove_file(filler).expect("room");
    store.probe().await.expect("can write again");
    assert_eq!(store.trouble(), None);
    let acknowledged = store.position("open").await.expect("asked").expect("there");
    goes_on(store, &url, acknowledged).await;
}

#[tokio::test]
async fn after_the_last_page_nothing_acknowledged_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}", folder.path().join("test.db").display());
    let store = Store::open_with_pages(&url, 60).await.expect("opens");
    store.append("open", 0, &[created("Open")]).await.expect("written");
    let (acknowledged, why) = write_until_refused(&store, 1, 5000).await;
    assert_eq!(why, Some(Trouble::DiskFull));
    assert_eq!(store.trouble().map(|(trouble, _)| trouble), Some(Trouble::DiskFull));
    drop(store);
    goes_on(reopened(&url).await, &url, acknowledged).await;
}

/// The database is opened read-only; every write fails as on a disk that turned read-only.
#[tokio::test]
async fn writes_to_a_read_only_database_are_refused_as_such() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}", folder.path().join("test.db").display());
    let store = Store::open(&url).await.expect("opens");
    store.append("open", 0, &[created("Open")]).await.expect("written");
    drop(store);
    let store = reopened(&format!("{url}?mode=ro")).await;
    assert_eq!(trouble(store.append("open", 1, &[section(2)]).await), Some(Trouble::ReadOnly));
    assert_eq!(store.trouble().map(|(trouble, _)| trouble), Some(Trouble::ReadOnly));
    assert_eq!(store.read("open", 0).await.expect("can be read").len(), 1);
}

#[tokio::test]
async fn nothing_is_acknowledged_into_a_deleted_file() {
    for victim in ["test.db", "test.db-wal", "test.db.lock"] {
        let folder = tempfile::tempdir().expect("a folder");
        let url = format!("sqlite://{}", folder.path().join("test.db").display());
        let store = Store::open(&url).await.expect("opens");
        store.append("open", 0, &[created("Open")]).await.expect("written");
        std::fs::remove_file(folder.path().join(victim)).expect("deleted");
        let done = store.append("open", 1, &[section(2)]).await;
        assert_eq!(trouble(done), Some(Trouble::FileGone), "{victim}");
        assert_eq!(trouble(store.save_pass(&pass("word")).await), Some(Trouble::FileGone), "{victim}");
        // Existing data can still be read, and so saved elsewhere.
        let backup = store.backup().await.expect("a backup");
        assert_eq!(Backup::read(&backup.write().expect("written")).expect("whole").journals["open"].len(), 1);
    }
}

#[tokio::test]
async fn one_process_writes_to_a_file() {
    let fresh = sqlite().await;
    let second = Store::open(&fresh.url).await;
    assert!(matches!(second, Err(StoreError::InUse { .. })), "{second:?}");
    let backup = fresh.store.backup().await.expect("a backup");
    let restored = Store::restored(&fresh.url, &backup, jiff::Timestamp::UNIX_EPOCH, |_| true).await;
    assert!(matches!(restored, Err(StoreError::InUse { .. })), "{restored:?}");
    fresh.store.append("open", 0, &[created("Open")]).await.expect("untouched");
}

#[tokio::test]
async fn a_log_that_was_cut_off_is_noticed() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("test.db");
    let url = format!("sqlite://{}", file.display());
    let store = Store::open(&url).await.expect("opens");
    store.append("open", 0, &[created("Open")]).await.expect("written");
    store.append("cup", 0, &[created("Cup")]).await.expect("written");
    // As after a crash: database, log and note, copied while open.
    let copied = tempfile::tempdir().expect("a folder");
    let copy = || {
        for name in ["test.db", "test.db-wal", "test.db.lock"] {
            std::fs::copy(folder.path().join(name), copied.path().join(name)).expect("copied");
        }
    };
    copy();
    let log = copied.path().join("test.db-wal");
    let before = std::fs::metadata(&log).expect("there").len();
    for position in 1..=5 {
        store.append("open", position, &[section(position + 1)]).await.expect("written");
    }
    copy();
    std::fs::OpenOptions::new().write(true).open(&log).expect("opened").set_len(before).expect("cut off");
    let copied_url = format!("sqlite://{}", copied.path().join("test.db").display());
    let cut = Store::open(&copied_url).await.expect("opens");
    let lost = cut.losses().expect("noticed");
    assert_eq!(lost.streams, [Lost { stream: "open".to_owned(), acknowledged: 6, found: 1 }]);
    assert_eq!(lost.writes, 5);
    // Reported until accepted, also after a restart.
    cut.append("open", 1, &[section(2)]).await.expect("work goes on");
    drop(cut);
    let again = reopened(&copied_url).await;
    assert!(again.losses().is_some());
    again.accept_losses().await.expect("seen");
    drop(again);
    assert_eq!(reopened(&copied_url).await.losses(), None);
    assert_eq!(store.losses(), None);
}

#[tokio::test]
async fn a_backup_takes_the_place_of_a_database_that_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}", folder.path().join("turmuhr.db").display());
    let old = Store::open(&url).await.expect("opens");
    old.append("old", 0, &[created("Old")]).await.expect("written");
    old.save_user(&user("anna", Role::Administrator)).await.expect("saved");
    old.close().await;
    drop(old);
    let other = sqlite().await;
    other.store.append("new", 0, &[created("New")]).await.expect("written");
    let backup = other.store.backup().await.expect("a backup");
    let now: jiff::Timestamp = "2026-05-02T10:00:00Z".parse().expect("a moment");
    // The callback refuses: nothing happens.
    let shown = std::cell::RefCell::new(None);
    let asked = Store::restored(&url, &backup, now, |before| {
        *shown.borrow_mut() = Some(before.clone());
        false
    });
    assert!(asked.await.expect("asked").is_none());
    let shown = shown.into_inner().expect("was shown");
    assert_eq!((shown.events.as_slice(), shown.users), (&[("old".to_owned(), "Old".to_owned(), 1)][..], 1));
    let restored = Store::restored(&url, &backup, now, |_| true).await.expect("restored").expect("agreed");
    assert_eq!(restored.store.contents().await.expect("asked"), backup.contents());
    assert_eq!(restored.store.losses(), None);
    let kept = restored.kept.expect("kept");
    assert_eq!(kept, folder.path().join("turmuhr.db.before-20260502T100000Z"));
    let kept = Store::open(&format!("sqlite://{}", kept.display())).await.expect("opens");
    assert_eq!(kept.position("old").await.expect("asked"), Some(1));
    assert!(!folder.path().join("turmuhr.db.restoring").exists());
}

#[tokio::test]
async fn a_damaged_database_is_replaced_and_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("turmuhr.db");
    let url = format!("sqlite://{}", file.display());
    std::fs::write(&file, "no database at all ".repeat(500)).expect("written");
    assert_eq!(trouble(Store::open(&url).await), Some(Trouble::Failed));
    let other = sqlite().await;
    other.store.append("new", 0, &[created("New")]).await.expect("written");
    let backup = other.store.backup().await.expect("a backup");
    let done = Store::restored(&url, &backup, jiff::Timestamp::UNIX_EPOCH, |before| before.damaged).await;
    let restored = done.expect("restored").expect("agreed");
    assert_eq!(restored.store.contents().await.expect("asked"), backup.contents());
    let kept = std::fs::read_to_string(restored.kept.expect("kept")).expect("as it was");
    assert!(kept.starts_with("no database"));
}

#[tokio::test]
async fn a_restore_that_fails_changes_nothing() {
    let Some(disk) = SmallDisk::new("a_restore_that_fails_changes_nothing") else { return };
    let url = disk.url();
    let old = Store::open(&url).await.expect("opens");
    old.append("old", 0, &[created("Old")]).await.expect("written");
    old.close().await;
    drop(old);
    let other = sqlite().await;
    other.store.append("new", 0, &[created("New"), announced(2, 9_000_000)]).await.expect("written");
    let backup = other.store.backup().await.expect("a backup");
    let done = Store::restored(&url, &backup, jiff::Timestamp::UNIX_EPOCH, |_| true).await;
    assert_eq!(trouble(done), Some(Trouble::DiskFull));
    assert_eq!(reopened(&url).await.position("old").await.expect("asked"), Some(1));
}

/// A separate connection to the database of a test.
async fn beside(url: &str) -> sqlx::PgPool {
    sqlx::PgPool::connect(url).await.expect("connects")
}

#[tokio::test]
async fn postgres_without_space_is_told_and_goes_on() {
    let Some(fresh) = postgres().await else { return };
    let store = &fresh.store;
    store.append("open", 0, &[created("Open")]).await.expect("written");
    let pool = beside(&fresh.url).await;
    // The error of a full disk, raised when a row is inserted.
    for statement in [
        "create function no_room() returns trigger language plpgsql as \
         'begin raise exception ''no space left on device'' using errcode = ''53100''; end'",
        "create trigger full_disk before insert on journal for each row execute function no_room()",
    ] {
        sqlx::query(statement).execute(&pool).await.expect("done");
    }
    assert_eq!(trouble(store.append("open", 1, &[section(2)]).await), Some(Trouble::DiskFull));
    assert_eq!(store.trouble().map(|(trouble, _)| trouble), Some(Trouble::DiskFull));
    assert_eq!(store.position("open").await.expect("asked"), Some(1));
    sqlx::query("drop trigger full_disk on journal").execute(&pool).await.expect("room again");
    store.append("open", 1, &[section(2)]).await.expect("written");
    assert_eq!(store.trouble(), None);
    assert_eq!(store.read("open", 0).await.expect("read").len(), 2);
}

/// Ends connections of a test's store, selected by their last query.
async fn cut_off(pool: &sqlx::PgPool, which: &str) -> usize {
    let sql = format!(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() \
         and query {which} and application_name = current_setting('application_name')"
    );
    sqlx::query(&sql).fetch_all(pool).await.expect("ended").len()
}

#[tokio::test]
async fn postgres_cut_off_in_the_middle_loses_nothing_acknowledged() {
    let Some(fresh) = postgres().await else { return };
    let store = fresh.store.clone();
    let stream = format!("open-{}", std::process::id());
    store.append(&stream, 0, &[created("Open")]).await.expect("written");
    let pool = beside(&fresh.url).await;
    let over = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(false));
    let cutter = {
        let (over, pool) = (over.clone(), pool.clone());
        tokio::spawn(async move {
            let mut cuts = 0;
            while !over.load(std::sync::atomic::Ordering::Relaxed) {
                tokio::time::sleep(std::time::Duration::from_millis(7)).await;
                cuts += cut_off(&pool, "like 'insert into journal%'").await;
            }
            cuts
        })
    };
    let mut position = 1;
    let mut acknowledged = 1;
    let mut refused = 0;
    while refused < 20 && position < 3000 {
        match store.append(&stream, position, &[announced(position + 1, 100)]).await {
            Ok(()) => {
                position += 1;
                acknowledged = position;
            }
            Err(_) => {
                refused += 1;
                // Only the database knows the outcome; it must have everything acknowledged.
                let found = loop {
                    if let Ok(found) = store.position(&stream).await {
                        break found.expect("there");
                    }
                };
                assert!(found >= acknowledged, "{found} of {acknowledged}");
                position = found;
            }
        }
    }
    over.store(true, std::sync::atomic::Ordering::Relaxed);
    assert!(cutter.await.expect("ends") > 0);
    assert_eq!(store.read(&stream, 0).await.expect("read").len() as u64, position);
}

#[tokio::test]
async fn a_lost_line_to_the_announcements_is_announced() {
    let Some(fresh) = postgres().await else { return };
    let mut changes = fresh.store.changes();
    let pool = beside(&fresh.url).await;
    assert!(cut_off(&pool, "ilike 'listen%'").await > 0);
    let heard = tokio::time::timeout(std::time::Duration::from_secs(30), async {
        loop {
            if changes.recv().await.expect("a change") == Change::Missed {
                break;
            }
        }
    });
    heard.await.expect("announced");
    // The store listens again.
    fresh.store.append("open", 0, &[created("Open")]).await.expect("written");
    let heard = tokio::time::timeout(std::time::Duration::from_secs(30), async {
        loop {
            if matches!(changes.recv().await.expect("a change"), Change::Grown { stream, .. } if stream == "open")
            {
                break;
            }
        }
    });
    heard.await.expect("heard");
}

/// A pool that closes while connections are given back may keep one of them open: no restore waits for it.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn one_restore_after_the_other_finds_the_file_closed() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}", folder.path().join("test.db").display());
    let backup = Backup::default();
    for _ in 0..40 {
        let restored = Store::restored(&url, &backup, jiff::Timestamp::UNIX_EPOCH, |_| true).await;
        restored.expect("restored").expect("agreed").store.close().await;
    }
}
