//! A failing database from the users' view: nothing is acknowledged unless it is stored, and every page reports
//! the trouble.

use crate::support::House;
use axum::http::StatusCode;
use serde_json::json;
use turmuhr_store::{Role, Store};
use turmuhr_web::{Venue, demo, setup_link};

struct OnDisk {
    house: House,
    folder: tempfile::TempDir,
    url: String,
}

async fn on_disk(pages: Option<u32>) -> OnDisk {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}", folder.path().join("test.db").display());
    let store = match pages {
        Some(pages) => Store::open_with_pages(&url, pages).await.expect("opens"),
        None => Store::open(&url).await.expect("opens"),
    };
    let house = House::over(store, Venue::default());
    demo::fill_on(&house.desk, jiff::civil::date(2026, 5, 2)).await.expect("filled");
    OnDisk { house, folder, url }
}

#[tokio::test]
async fn a_full_disk_is_told_and_nothing_acknowledged_is_lost() {
    let OnDisk { house, folder: _folder, url } = on_disk(Some(120)).await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let mut public = house.browser();
    assert_eq!(public.get("/api/health").await.json()["ok"], true);
    let before = house.desk.open("demo-open").await.expect("open").position();
    let say = |number: u32| json!({ "fact": { "kind": "announced", "text": format!("{number} {}", "x".repeat(900)) } });
    let mut acknowledged = 0;
    let refused = loop {
        let reply = chief.post_json("/api/events/demo-open/facts", &say(acknowledged)).await;
        if reply.status != StatusCode::OK {
            break reply;
        }
        acknowledged += 1;
        assert!(acknowledged < 1000, "the disk is never full");
    };
    assert_eq!(refused.status, StatusCode::SERVICE_UNAVAILABLE, "{}", refused.text);
    assert!(refused.text.contains("voll"), "{}", refused.text);
    // Staff sees it on every page, a monitor in the status, the public not at all.
    for path in ["/", "/e/demo-open", "/e/demo-open/s/1/rounds/5"] {
        assert!(chief.get(path).await.text.contains("data-trouble=\"disk-full\""), "{path}");
        assert!(!public.get(path).await.text.contains("data-trouble"), "{path}");
    }
    let health = public.get("/api/health").await;
    assert_eq!(health.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(health.json()["trouble"], "disk-full");
    // The state in memory equals the state on disk.
    assert_eq!(
        house.desk.open("demo-open").await.expect("open").position(),
        before + u64::from(acknowledged)
    );
    house.desk.store().close().await;
    drop((house, chief, public));
    let again = loop {
        match Store::open(&url).await {
            Ok(store) => break store,
            Err(_) => tokio::time::sleep(std::time::Duration::from_millis(50)).await,
        }
    };
    assert_eq!(again.position("demo-open").await.expect("asked"), Some(before + u64::from(acknowledged)));
}

#[tokio::test]
async fn a_deleted_database_takes_nothing_and_can_still_be_saved() {
    let OnDisk { house, folder, .. } = on_disk(None).await;
    let mut admin = house.of(Role::Administrator).await;
    std::fs::remove_file(folder.path().join("test.db")).expect("deleted");
    let reply = admin
        .post_json("/api/events/demo-open/facts", &json!({ "fact": { "kind": "announced", "text": "x" } }))
        .await;
    assert_eq!(reply.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(admin.get("/").await.text.contains("data-trouble=\"file-gone\""));
    let backup = admin.get("/backup/file").await;
    assert_eq!(backup.status, StatusCode::OK);
    assert!(turmuhr_store::Backup::read(&backup.text).expect("whole").journals.contains_key("demo-open"));
}

#[tokio::test]
async fn what_a_database_has_lost_is_told_until_an_administrator_has_seen_it() {
    let OnDisk { house, folder, .. } = on_disk(None).await;
    // An older copy replaces the database; the note beside it is newer.
    let older = tempfile::tempdir().expect("a folder");
    let copy = |name: &str| {
        std::fs::copy(folder.path().join(name), older.path().join(name)).expect("copied");
    };
    copy("test.db");
    copy("test.db-wal");
    let mut admin = house.of(Role::Administrator).await;
    admin
        .post_json("/api/events/demo-open/facts", &json!({ "fact": { "kind": "announced", "text": "x" } }))
        .await;
    copy("test.db.lock");
    let url = format!("sqlite://{}", older.path().join("test.db").display());
    let house = House::over(Store::open(&url).await.expect("opens"), Venue::default());
    let (mut admin, mut arbiter) = (house.of(Role::Administrator).await, house.of(Role::Arbiter).await);
    assert!(arbiter.get("/").await.text.contains("losses-alarm"));
    assert!(!house.browser().get("/").await.text.contains("losses-alarm"));
    let page = admin.get("/backup").await.text;
    assert!(page.contains("id=\"losses\"") && page.contains("demo-open"), "{page}");
    assert_eq!(admin.post("/backup/losses", &[]).await.status, StatusCode::SEE_OTHER);
    assert!(!admin.get("/backup").await.text.contains("losses"));
}

#[tokio::test]
async fn of_twenty_with_the_first_link_one_is_the_administrator() {
    let house = House::empty().await;
    let link = setup_link(&house.desk).await.expect("asked").expect("nobody has an account");
    let tries = (0..20).map(|number| {
        let (mut browser, link) = (house.browser(), link.clone());
        async move {
            let name = format!("anna{number}");
            let fields = [("name", name.as_str()), ("password", "Turm auf c4"), ("again", "Turm auf c4")];
            browser.post(&link, &fields).await.status
        }
    });
    let answers = futures_util::future::join_all(tries).await;
    let made = answers.iter().filter(|status| **status == StatusCode::SEE_OTHER).count();
    assert_eq!((made, house.desk.store().users().await.expect("a list").len()), (1, 1));
}

#[tokio::test]
async fn the_last_administrator_stays() {
    let house = House::empty().await;
    let mut admin = house.of(Role::Administrator).await;
    let another = turmuhr_store::User {
        name: "otto".to_owned(),
        shown: "Otto".to_owned(),
        password: String::new(),
        role: Role::Administrator,
    };
    house.desk.store().save_user(&another).await.expect("saved");
    assert_eq!(admin.post("/users/remove", &[("name", "otto")]).await.status, StatusCode::SEE_OTHER);
    // Their own page does not offer it; the store always refuses it.
    let refused = house.desk.store().remove_user("administrator").await;
    assert!(matches!(refused, Err(turmuhr_store::StoreError::LastAdministrator)));
}
