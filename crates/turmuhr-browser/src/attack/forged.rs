//! Posts that another site makes an administrator's browser send: without the secret of our forms, or with a wrong one.

use serde_json::json;
use turmuhr_testkit::demo::example;

use super::{
    Row,
    paths::{API, PAGES},
    stage::{Stage, entries_of_others},
};
use crate::{Database, Visitor};

pub(super) fn run(database: Database) -> Row {
    let mut stage = Stage::open(database);
    let mut stranger = stage.server.visitor();
    let secrets = [String::new(), "0".repeat(64), stranger.secret(), stage.arbiter.secret()];
    let mut administrator = stage.administrator.clone();
    let before = state(&mut administrator);
    let mut row = stage.attacked(|row| {
        for secret in secrets {
            let mut forger = administrator.clone().with_secret(&secret);
            for (_, path, _) in PAGES.iter().chain(API).filter(|(method, ..)| *method == "POST") {
                let at = example(path, "demo-open");
                // A forger does not see the reply, so learns no secret from it.
                forger = forger.with_secret(&secret);
                let form =
                    forger.try_post(&at, &[("accepted", "confirm-twice")]).map_or(0, |reply| reply.status);
                row.expect(form == 403, || format!("form to {at}: {form}"));
                forger = forger.with_secret(&secret);
                let said = forger.try_say(&at, &json!({ "accepted": "confirm-twice" }));
                let said = said.map_or(0, |reply| reply.status);
                row.expect(said == 403, || format!("JSON to {at}: {said}"));
            }
        }
    });
    row.expect(state(&mut administrator) == before, || "something has changed".to_owned());
    row
}

/// Everything that a forged post could change.
fn state(administrator: &mut Visitor) -> String {
    let journals = ["demo-open", "demo-teams"].map(|event| entries_of_others(administrator, event));
    let users = administrator.get("/api/users").expect_ok().json();
    let events = administrator.get("/api/events").expect_ok().json()["events"].as_array().map(Vec::len);
    format!("{journals:?} {users} {events:?}")
}
