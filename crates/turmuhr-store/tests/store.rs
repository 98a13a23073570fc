//! The same on both databases. PostgreSQL is asked where `TURMUHR_TEST_POSTGRES` names one; each test has a schema of
//! its own there.

use std::sync::atomic::{AtomicU32, Ordering};

use jiff::Timestamp;
use turmuhr_store::{Backup, Pass, Role, Session, Store, StoreError, User};
use turmuhr_tournament::{Details, Entry, Fact, Journal, SectionId, Settings};

/// A store, and whatever must live as long as it does.
struct Fresh {
    store: Store,
    _folder: Option<tempfile::TempDir>,
}

async fn sqlite() -> Fresh {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}", folder.path().join("test.db").display());
    Fresh { store: Store::open(&url).await.expect("opens"), _folder: Some(folder) }
}

async fn postgres() -> Option<Fresh> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let url = std::env::var("TURMUHR_TEST_POSTGRES").ok()?;
    let schema = format!("t{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    let pool = sqlx::PgPool::connect(&url).await.expect("connects");
    // The name is made of digits above.
    sqlx::query(&format!("create schema {schema}")).execute(&pool).await.expect("a schema");
    pool.close().await;
    let separator = if url.contains('?') { '&' } else { '?' };
    let url = format!("{url}{separator}options=-c%20search_path%3D{schema}");
    Some(Fresh { store: Store::open(&url).await.expect("opens"), _folder: None })
}

async fn both() -> Vec<Fresh> {
    let mut all = vec![sqlite().await];
    all.extend(postgres().await);
    all
}

fn entry(number: u64, fact: Fact) -> Entry {
    let at = Timestamp::from_second(1_780_000_000 + number as i64).expect("a moment");
    Entry { number, at, by: "Anna".to_owned(), fact }
}

fn created(name: &str) -> Entry {
    entry(1, Fact::EventCreated { details: Details { name: name.to_owned(), ..Details::default() } })
}

fn section(number: u64) -> Entry {
    let fact = Fact::SectionAdded { section: SectionId(number as u32), settings: Settings::default() };
    entry(number, fact)
}

#[tokio::test]
async fn what_is_written_is_read_back() {
    for fresh in both().await {
        let store = &fresh.store;
        store.append("open", 0, &[created("Open"), section(2)]).await.expect("written");
        store.append("open", 2, &[section(3)]).await.expect("written");
        let entries = store.read("open", 0).await.expect("read");
        assert_eq!(entries, [created("Open"), section(2), section(3)]);
        assert_eq!(store.read("open", 2).await.expect("read"), [section(3)]);
        assert_eq!(Journal::open(entries).expect("whole").state().sections.len(), 2);
        let list = store.list().await.expect("a list");
        assert_eq!((list[0].name.as_str(), list[0].position), ("Open", 3));
    }
}

#[tokio::test]
async fn of_two_who_write_the_same_entry_one_is_told() {
    for fresh in both().await {
        let store = &fresh.store;
        store.append("open", 0, &[created("Open")]).await.expect("written");
        let (one, other) = tokio::join!(
            {
                let store = store.clone();
                async move { store.append("open", 1, &[section(2)]).await }
            },
            {
                let store = store.clone();
                async move { store.append("open", 1, &[section(2)]).await }
            },
        );
        assert!(one.is_ok() != other.is_ok(), "{one:?} {other:?}");
        assert_eq!(store.read("open", 0).await.expect("read").len(), 2);
        let again = store.append("open", 1, &[section(2)]).await;
        assert!(matches!(again, Err(StoreError::Moved { expected: 1, position: 2 })), "{again:?}");
        let nowhere = store.append("other", 1, &[section(2)]).await;
        assert!(matches!(nowhere, Err(StoreError::NoStream { .. })), "{nowhere:?}");
        let twice = store.append("open", 0, &[created("Open")]).await;
        assert!(matches!(twice, Err(StoreError::StreamExists { .. })), "{twice:?}");
    }
}

#[tokio::test]
async fn a_change_is_heard() {
    for fresh in both().await {
        let mut changes = fresh.store.changes();
        fresh.store.append("open", 0, &[created("Open")]).await.expect("written");
        let wait = tokio::time::timeout(std::time::Duration::from_secs(10), changes.recv());
        let heard = wait.await.expect("in time").expect("a change");
        assert_eq!((heard.stream.as_str(), heard.position), ("open", 1));
    }
}

#[tokio::test]
async fn a_backup_is_restored_into_an_empty_database() {
    let anna = User {
        name: "anna".to_owned(),
        shown: "Anna K.".to_owned(),
        password: "hash".to_owned(),
        role: Role::ChiefArbiter,
    };
    for (from, into) in both().await.into_iter().zip(both().await) {
        from.store.append("open", 0, &[created("Open"), section(2)]).await.expect("written");
        from.store.append("cup", 0, &[created("Cup")]).await.expect("written");
        from.store.save_user(&anna).await.expect("saved");
        let backup = from.store.backup().await.expect("a backup");
        let read = Backup::read(&backup.write()).expect("can be read");
        assert_eq!(read, backup);
        into.store.restore(&read).await.expect("restored");
        assert_eq!(into.store.backup().await.expect("a backup"), backup);
        assert!(matches!(into.store.restore(&read).await, Err(StoreError::NotEmpty)));
        let one = from.store.export("cup").await.expect("exported");
        assert_eq!(one.journals.len(), 1);
        assert!(matches!(into.store.import(&one).await, Err(StoreError::StreamExists { .. })));
    }
}

#[tokio::test]
async fn a_torn_backup_is_refused() {
    let fresh = sqlite().await;
    fresh.store.append("open", 0, &[created("Open"), section(2), section(3)]).await.expect("written");
    let text = fresh.store.backup().await.expect("a backup").write();
    let lines: Vec<&str> = text.lines().collect();
    let without = |at: usize| {
        let kept = lines.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, line)| *line);
        kept.collect::<Vec<_>>().join("\n")
    };
    assert!(Backup::read(&without(0)).is_err(), "no head");
    assert!(matches!(Backup::read(&without(2)), Err(StoreError::BadBackup { .. })), "a gap");
    assert!(Backup::read(&text[..text.len() - 20]).is_err(), "torn off");
}

#[tokio::test]
async fn users_sessions_and_passes() {
    for fresh in both().await {
        let store = &fresh.store;
        let mut anna = User {
            name: "anna".to_owned(),
            shown: "Anna".to_owned(),
            password: "one".to_owned(),
            role: Role::Arbiter,
        };
        store.save_user(&anna).await.expect("saved");
        anna.role = Role::Administrator;
        store.save_user(&anna).await.expect("saved");
        assert_eq!(store.user("anna").await.expect("asked"), Some(anna.clone()));
        assert_eq!(store.user("otto").await.expect("asked"), None);
        let expires = Timestamp::from_second(1_790_000_000).expect("a moment");
        let session = Session { token: "t".to_owned(), name: "anna".to_owned(), expires };
        store.begin_session(&session).await.expect("begun");
        assert_eq!(store.session("t").await.expect("asked"), Some(session));
        store.remove_user("anna").await.expect("removed");
        assert_eq!(store.session("t").await.expect("asked"), None);
        let pass = Pass {
            token: "p".to_owned(),
            label: "Hall 2".to_owned(),
            role: Role::Helper,
            stream: "open".to_owned(),
            section: 1,
            first_board: 1,
            last_board: 20,
            team: 0,
            expires,
            revoked: false,
        };
        store.save_pass(&pass).await.expect("saved");
        store.revoke_pass("p").await.expect("revoked");
        assert_eq!(store.pass("p").await.expect("asked"), Some(Pass { revoked: true, ..pass }));
    }
}

#[tokio::test]
async fn nonsense_is_no_database() {
    assert!(matches!(Store::open("nonsense://x").await, Err(StoreError::BadUrl { .. })));
}

#[tokio::test]
async fn a_list_replaces_the_one_before_it() {
    for fresh in both().await {
        let store = &fresh.store;
        let head = |second: i64, players: u64| turmuhr_store::ListHead {
            kind: "fide".to_owned(),
            source: "FIDE 2026-11".to_owned(),
            taken: Timestamp::from_second(1_780_000_000 + second).expect("a moment"),
            players,
        };
        let parts = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
        store.save_list(&head(0, 3), &parts(&["one", "two", "three"])).await.expect("saved");
        store.save_list(&head(1, 2), &parts(&["four", "five"])).await.expect("saved");
        assert_eq!(store.lists().await.expect("heads"), [head(1, 2)]);
        assert_eq!(store.list_parts("fide").await.expect("parts"), ["four", "five"]);
        store.remove_list("fide").await.expect("removed");
        assert!(store.lists().await.expect("none").is_empty());
        assert!(store.list_parts("fide").await.expect("none").is_empty());
    }
}

#[tokio::test]
async fn what_has_expired_is_thrown_away() {
    for fresh in both().await {
        let store = &fresh.store;
        let at = |hours: i64| Timestamp::from_second(1_780_000_000 + 3600 * hours).expect("a moment");
        for (name, hours) in [("over", -1), ("lasting", 1)] {
            let session = Session { token: name.to_owned(), name: name.to_owned(), expires: at(hours) };
            store.begin_session(&session).await.expect("begun");
        }
        for (token, hours) in [("long", -31 * 24), ("lately", -24), ("living", 24)] {
            let pass = Pass {
                token: token.to_owned(),
                label: "Saal".to_owned(),
                role: Role::Helper,
                stream: "open".to_owned(),
                section: 1,
                first_board: 0,
                last_board: 0,
                team: 0,
                expires: at(hours),
                revoked: false,
            };
            store.save_pass(&pass).await.expect("saved");
        }
        assert_eq!(store.purge(at(0)).await.expect("purged"), 2);
        assert!(store.session("over").await.expect("asked").is_none());
        assert!(store.session("lasting").await.expect("asked").is_some());
        assert_eq!(store.passes("open").await.expect("two").len(), 2);
        store.end_sessions_of("lasting").await.expect("ended");
        assert!(store.session("lasting").await.expect("asked").is_none());
    }
}
