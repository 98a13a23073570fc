//! Entries that are replaced or deleted: a restore while the program runs, an anonymous journal, a deleted event.

mod support;

use jiff::Timestamp;
use support::{announced, both, created, pass, section, user};
use turmuhr_store::{Backup, Change, Contents, Ended, Expected, OfDeleted, Role, Session, Store, StoreError};
use turmuhr_tournament::{EntryId, SectionId};

fn now() -> Timestamp {
    "2026-11-16T16:30:00Z".parse().expect("a time")
}

fn session(name: &str) -> Session {
    Session { token: format!("of {name}"), name: name.to_owned(), expires: now() }
}

#[tokio::test]
async fn a_backup_has_everything_that_people_typed() {
    for fresh in both().await {
        let store = &fresh.store;
        store.append("open", 0, &[created("Open")]).await.expect("written");
        store.append("old", 0, &[created("Old")]).await.expect("written");
        store.archive("old", true).await.expect("archived");
        store.save_contact("open", SectionId(1), EntryId(7), "lea@example.org").await.expect("kept");
        store.save_house_text("imprint-de", "Schachklub").await.expect("kept");
        store.save_user(&user("anna", Role::Administrator)).await.expect("kept");
        let backup = store.backup().await.expect("read");
        let again = Backup::read(&backup.write().expect("written")).expect("read");
        assert_eq!(again, backup);
        for other in both().await {
            other.store.restore(&again).await.expect("restored");
            assert_eq!(other.store.backup().await.expect("read"), backup);
            let contacts = other.store.contacts("open", SectionId(1)).await.expect("read");
            assert_eq!(contacts, [(EntryId(7), "lea@example.org".to_owned())]);
            assert_eq!(other.store.house_text("imprint-de").await.expect("read"), "Schachklub");
            let archived = other.store.list().await.expect("read");
            assert_eq!(archived.iter().filter(|event| event.archived).count(), 1);
        }
        // The file of an event has its addresses, and nothing of the house.
        let event = store.export("open").await.expect("read");
        assert_eq!((event.contacts.len(), event.texts.len(), event.users.len()), (1, 0, 0));
    }
}

#[tokio::test]
async fn a_restore_replaces_everything_and_keeps_the_state_before() {
    for fresh in both().await {
        let store = &fresh.store;
        store.save_user(&user("anna", Role::Administrator)).await.expect("kept");
        store.save_user(&user("jan", Role::Arbiter)).await.expect("kept");
        store.append("open", 0, &[created("Open"), section(2)]).await.expect("written");
        let backup = store.backup().await.expect("read");
        store.append("open", 2, &[announced(3, 5), announced(4, 5)]).await.expect("written");
        store.append("cup", 0, &[created("Cup")]).await.expect("written");
        store.save_pass(&pass("helper")).await.expect("kept");
        store.begin_session(&session("anna")).await.expect("kept");
        store.begin_session(&session("jan")).await.expect("kept");
        // Her password was changed after the backup.
        let mut anna = user("anna", Role::Administrator);
        "new".clone_into(&mut anna.password);
        store.save_user(&anna).await.expect("kept");
        store.begin_session(&session("anna")).await.expect("kept");
        let latest = store.backup().await.expect("read");
        let era = store.era().await.expect("read");
        let mut heard = store.changes();

        let kept = store.replace_all(&backup, "anna", now()).await.expect("restored");
        assert_eq!(kept.name, "before-2026-11-16-163000-000");
        assert_eq!(store.read("open", 0).await.expect("read").len(), 2);
        assert!(store.read("cup", 0).await.expect("read").is_empty());
        assert_eq!(store.user("anna").await.expect("read"), Some(anna));
        assert!(store.session("of anna").await.expect("read").is_some());
        assert!(store.session("of jan").await.expect("read").is_none());
        assert!(store.pass("helper").await.expect("read").is_none());
        let before = Backup::read(&store.kept_backup(&kept.name).await.expect("kept")).expect("whole");
        assert_eq!(before, latest);
        while heard.recv().await != Ok(Change::Replaced) {}

        // A position that fits by chance does not help a writer of the era before.
        let stale = Expected { position: 2, era: Some(era) };
        assert!(matches!(store.append("open", stale, &[announced(3, 5)]).await, Err(StoreError::Replaced)));
        let fresh_era = Some(store.era().await.expect("read"));
        store
            .append("open", Expected { position: 2, era: fresh_era }, &[announced(3, 5)])
            .await
            .expect("written");

        // The state before can be restored in the same way.
        store
            .replace_all(&before, "anna", now() + jiff::SignedDuration::from_secs(1))
            .await
            .expect("restored");
        assert_eq!(store.backup().await.expect("read"), latest);
        let names: Vec<String> =
            store.kept_backups().await.expect("read").into_iter().map(|kept| kept.name).collect();
        assert_eq!(names, ["before-2026-11-16-163001-000", "before-2026-11-16-163000-000"]);
        store.remove_backup(&kept.name).await.expect("removed");
        assert!(matches!(store.kept_backup(&kept.name).await, Err(StoreError::NoBackup { .. })));

        // Nothing is missing after a new start.
        if !store.is_shared() {
            store.close().await;
            let again = Store::open(&fresh.url).await.expect("opens");
            assert_eq!(again.losses(), None);
        }
    }
}

#[tokio::test]
async fn a_file_without_an_administrator_does_not_replace_everything() {
    for fresh in both().await {
        let store = &fresh.store;
        store.save_user(&user("anna", Role::Administrator)).await.expect("kept");
        store.append("open", 0, &[created("Open")]).await.expect("written");
        let event = store.export("open").await.expect("read");
        assert!(matches!(store.replace_all(&event, "anna", now()).await, Err(StoreError::NoAdministrator)));
        assert_eq!(store.position("open").await.expect("read"), Some(1));
        assert!(store.kept_backups().await.expect("read").is_empty());
    }
}

#[tokio::test]
async fn an_upload_waits_for_its_restore_and_is_replaced_by_the_next() {
    for fresh in both().await {
        let store = &fresh.store;
        let long = "ä".repeat(1 << 20);
        let first = store.keep_upload("first", "Anna", now()).await.expect("kept");
        let later = now() + jiff::SignedDuration::from_secs(5);
        let second = store.keep_upload(&long, "Anna", later).await.expect("kept");
        assert!(second.is_upload() && first.name != second.name);
        assert_eq!(store.kept_backups().await.expect("read"), std::slice::from_ref(&second));
        assert_eq!(store.kept_backup(&second.name).await.expect("kept"), long);
        store.purge_uploads(later + jiff::SignedDuration::from_hours(25)).await.expect("purged");
        assert!(store.kept_backups().await.expect("read").is_empty());
    }
}

#[tokio::test]
async fn a_replaced_journal_leaves_nothing_in_the_files() {
    const SECRET: &str = "Roth-the-player-who-wants-to-be-forgotten";
    for fresh in both().await {
        let store = &fresh.store;
        store.append("open", 0, &[created(SECRET), announced(2, 10)]).await.expect("written");
        store.append("cup", 0, &[created("Cup")]).await.expect("written");
        store
            .save_contact("open", SectionId(1), EntryId(7), &format!("{SECRET}@example.org"))
            .await
            .expect("kept");
        let era = Some(store.era().await.expect("read"));
        let entries = [created("Open"), announced(2, 10), announced(3, 10)];
        let moved = store.replace_journal("open", Expected { position: 1, era }, &entries).await;
        assert!(matches!(moved, Err(StoreError::Moved { position: 2, .. })), "{moved:?}");
        store.replace_journal("open", Expected { position: 2, era }, &entries).await.expect("replaced");
        assert_eq!(store.read("open", 0).await.expect("read"), entries);
        assert_eq!(store.list().await.expect("read").iter().filter(|event| event.name == "Open").count(), 1);
        assert!(store.contacts("open", SectionId(1)).await.expect("read").is_empty());
        let stale = store.replace_journal("open", Expected { position: 3, era }, &entries).await;
        assert!(matches!(stale, Err(StoreError::Replaced)), "{stale:?}");
        if let Some(file) = fresh.url.strip_prefix("sqlite://") {
            for end in ["", "-wal"] {
                let bytes = std::fs::read(format!("{file}{end}")).expect("a file");
                let found = bytes.windows(SECRET.len()).any(|part| part == SECRET.as_bytes());
                assert!(!found, "in {file}{end}");
            }
            store.close().await;
            assert_eq!(Store::open(&fresh.url).await.expect("opens").losses(), None);
        }
    }
}

#[tokio::test]
async fn a_deleted_event_is_gone_and_its_address_is_not_given_away() {
    for fresh in both().await {
        let store = &fresh.store;
        store.append_act("open", 0, &[created("Open"), section(2)], Some("id")).await.expect("written");
        store.save_pass(&pass("helper")).await.expect("kept");
        store.save_contact("open", SectionId(1), EntryId(7), "lea@example.org").await.expect("kept");
        let file = store.export("open").await.expect("read");
        store.delete_event("open", "Anna", now()).await.expect("deleted");
        assert!(store.read("open", 0).await.expect("read").is_empty());
        assert!(store.list().await.expect("read").is_empty());
        assert_eq!(store.act("id").await.expect("read"), None);
        assert!(store.pass("helper").await.expect("read").is_none());
        assert!(store.contacts("open", SectionId(1)).await.expect("read").is_empty());
        let deleted = store.deleted("open").await.expect("read").expect("noted");
        assert_eq!((deleted.by.as_str(), deleted.at), ("Anna", now()));
        let again = store.append("open", 0, &[created("Other")]).await;
        assert!(matches!(again, Err(StoreError::StreamExists { .. })), "{again:?}");
        assert!(matches!(store.delete_event("open", "Anna", now()).await, Err(StoreError::NoStream { .. })));
        if !store.is_shared() {
            store.close().await;
            let says_so = |before: &Contents| {
                assert_eq!(before.returning, ["open"]);
                false
            };
            assert!(Store::restored(&fresh.url, &file, now(), says_so).await.expect("read").is_none());
            let again = Store::open(&fresh.url).await.expect("opens");
            assert_eq!(again.losses(), None);
            // The administrator can bring it back from its file.
            let left = again.import(&file, OfDeleted::LeaveOut).await.expect("read");
            assert_eq!((left.added.len(), left.deleted.as_slice()), (0, &["open".to_owned()][..]));
            assert!(again.deleted("open").await.expect("read").is_some());
            assert!(matches!(
                again.ended(&file).await.expect("read").get("open"),
                Some(Ended::Deleted { .. })
            ));
            let taken = again.import(&file, OfDeleted::BringBack).await.expect("imported");
            assert_eq!(taken.added, ["open"]);
            assert!(again.ended(&file).await.expect("read").is_empty());
            assert_eq!(again.deleted("open").await.expect("read"), None);
        }
    }
}
