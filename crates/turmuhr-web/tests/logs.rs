//! Passwords, sessions and links stay out of the log, even if the database fails and every request is logged.

mod support;

use std::{
    io::Write,
    sync::{Arc, Mutex},
};

use axum::http::StatusCode;
use support::House;
use turmuhr_store::{Role, Store};
use turmuhr_web::{Venue, demo, setup_link};

/// The log of all threads.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().expect("a log")).into_owned()
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("a log").extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn no_secret_is_logged() {
    let log = Log::default();
    let writer = log.clone();
    tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_ansi(false)
        .with_writer(move || writer.clone())
        .init();

    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("test.db");
    let store = Store::open(&format!("sqlite://{}", file.display())).await.expect("opens");
    let house = House::over(store, Venue::default());
    demo::fill_on(&house.desk, jiff::civil::date(2026, 5, 2)).await.expect("filled");
    let setup = setup_link(&house.desk).await.expect("asked").expect("nobody has an account");
    let pass = house.pass(Role::Helper, demo::OPEN, 1, (0, 0), 0).await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let mut helper = house.browser();
    let password = "Springer auf f3";

    // Once normally, once while the database fails.
    for fails in [false, true] {
        if fails {
            std::fs::remove_file(&file).expect("deleted");
        }
        chief.get("/e/demo-open/passes").await;
        chief.post("/e/demo-open/announce", &[("text", "Ruhe")]).await;
        helper.get(&format!("/p/{pass}")).await;
        helper.get("/e/demo-open/helper").await;
        helper.get(&setup).await;
        let fields = [("name", "anna"), ("password", password), ("again", password)];
        helper.post("/login", &fields[..2]).await;
        // The link works only once, so it is used in the failing case.
        if fails {
            let refused = helper.post(&setup, &fields).await;
            assert_eq!(refused.status, StatusCode::SERVICE_UNAVAILABLE, "{}", refused.text);
        }
    }

    let text = log.text();
    assert!(text.contains("not answered") && text.contains("file-gone"), "{text}");
    let secrets = [password, pass.as_str(), setup.trim_start_matches("/setup/")];
    let cookies = chief.cookies.values().chain(helper.cookies.values()).map(String::as_str);
    for secret in secrets.into_iter().chain(cookies).filter(|secret| secret.len() > 8) {
        assert!(!text.contains(secret), "{secret} is in the log");
    }
}
