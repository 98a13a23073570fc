//! Every path, asked for by people who may not.

use std::time::Duration;

use serde_json::json;
use turmuhr_testkit::demo::example;

use super::{
    Row,
    paths::{API, Least, PAGES},
    stage::Stage,
};
use crate::{Database, Visitor};

/// Somebody at the door, and where they are let in.
struct Guest {
    who: &'static str,
    visitor: Visitor,
    event: &'static str,
    may: fn(Least) -> bool,
}

fn as_anyone(least: Least) -> bool {
    least == Least::Anyone
}

fn as_helper(least: Least) -> bool {
    matches!(least, Least::Anyone | Least::Results | Least::Known | Least::Account)
}

fn as_captain(least: Least) -> bool {
    matches!(least, Least::Anyone | Least::Results | Least::Known | Least::LineUps)
}

fn as_player(least: Least) -> bool {
    matches!(least, Least::Anyone | Least::CheckIn | Least::Known)
}

fn as_arbiter(least: Least) -> bool {
    !matches!(least, Least::Member | Least::Chief | Least::Administrator)
}

fn as_chief(least: Least) -> bool {
    !matches!(least, Least::Member | Least::Administrator)
}

fn guests(stage: &mut Stage) -> Vec<Guest> {
    let public = stage.server.visitor();
    let garbage = ["turmuhr_session", "turmuhr_pass", "turmuhr_visit"]
        .iter()
        .fold(stage.server.visitor(), |visitor, name| visitor.with_cookie(name, "%00'%20or%201=1--\"<>"));
    let helper = stage.helper("demo-open");
    let captain = stage.holder("demo-teams", &[("role", "captain"), ("team", "1-1"), ("hours", "5")]);
    let player = stage.holder("demo-open", &[("role", "player"), ("section", "1"), ("hours", "5")]);
    let elsewhere = stage.helper("demo-teams");
    let revoked = stage.holder(
        "demo-open",
        &[("role", "helper"), ("label", "Widerrufen"), ("section", "1"), ("hours", "5")],
    );
    revoke(stage, "Widerrufen");
    let guest = |who, visitor, event, may| Guest { who, visitor, event, may };
    vec![
        guest("the public", public, "demo-open", as_anyone),
        guest("garbage cookies", garbage, "demo-open", as_anyone),
        guest("a helper", helper, "demo-open", as_helper),
        guest("a captain", captain, "demo-teams", as_captain),
        guest("a player", player, "demo-open", as_player),
        guest("a pass of another event", elsewhere, "demo-open", as_anyone),
        guest("a revoked pass", revoked, "demo-open", as_anyone),
        guest("an arbiter", stage.arbiter.clone(), "demo-open", as_arbiter),
        guest("a chief arbiter", stage.chief.clone(), "demo-open", as_chief),
    ]
}

fn revoke(stage: &mut Stage, label: &str) {
    let page = stage.administrator.get("/e/demo-open/passes").expect_ok();
    let row = page.text().split_once(label).expect("the pass is listed").1;
    let pass = row.split_once("name=\"pass\" value=\"").expect("it can be revoked").1;
    let pass = pass.split('"').next().unwrap_or_default().to_owned();
    stage.administrator.post("/e/demo-open/passes/revoke", &[("pass", &pass)]).expect_ok();
}

pub(super) fn run(database: Database) -> Row {
    let mut stage = Stage::open(database);
    let guests = guests(&mut stage);
    let document = stage.server.visitor().get("/api/openapi.json").expect_ok().json();
    stage.attacked(|row| {
        for (path, methods) in document["paths"].as_object().into_iter().flatten() {
            for method in methods.as_object().into_iter().flatten().map(|(name, _)| name.to_uppercase()) {
                let known = API.iter().any(|one| one.0 == method && one.1 == path);
                row.expect(known, || format!("{method} {path} is not in the table of the attacks"));
            }
        }
        for mut guest in guests {
            guest.visitor.secret();
            for (method, path, least) in PAGES.iter().chain(API) {
                if (guest.may)(*least) {
                    continue;
                }
                let at = example(path, guest.event);
                let status = insist(&mut guest.visitor, method, &at);
                row.expect(matches!(status, 401 | 403), || {
                    format!("{method} {at} by {}: {status}", guest.who)
                });
            }
        }
    })
}

/// Again after a while where there were too many questions.
fn insist(visitor: &mut Visitor, method: &str, path: &str) -> u16 {
    for _ in 0..20 {
        let reply = match method {
            "GET" => visitor.try_get(path),
            _ if path.starts_with("/api/") => visitor.try_say(path, &json!({})),
            _ => visitor.try_post(path, &[]),
        };
        match reply {
            Ok(reply) if reply.status != 429 => return reply.status,
            _ => {
                visitor.hang_up();
                std::thread::sleep(Duration::from_millis(500));
            }
        }
    }
    429
}
