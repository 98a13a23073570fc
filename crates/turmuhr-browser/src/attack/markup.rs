//! Markup and scripts in every text people can type; no page may show one as its own.

use super::{Row, stage::Stage};
use crate::{Database, Hall, Visitor};

/// Each has a sign that must be escaped.
const PAYLOADS: [&str; 27] = [
    "<script>alert(1)</script>",
    "<ScRiPt src=//evil.test>",
    "<img src=x onerror=alert(1)>",
    "<svg/onload=alert(1)>",
    "<svg><script>alert&#40;1)</script>",
    "\"><script>alert(1)</script>",
    "\" onmouseover=\"alert(1)",
    "\" autofocus onfocus=alert(1) x=\"",
    "'\"><img src=x onerror=alert(1)>",
    "</title><script>alert(1)</script>",
    "</textarea><script>alert(1)</script>",
    "</style><script>alert(1)</script>",
    "</script><script>alert(1)</script>",
    "--><script>alert(1)</script>",
    "<iframe src=javascript:alert(1)>",
    "<a href=\"javascript:alert(1)\">x</a>",
    "<form action=//evil.test><button>",
    "<input autofocus onfocus=alert(1)>",
    "<details open ontoggle=alert(1)>",
    "<video><source onerror=alert(1)>",
    "<body onload=alert(1)>",
    "<meta http-equiv=refresh content=0>",
    "<base href=//evil.test/>",
    "<link rel=stylesheet href=//evil.test>",
    "<object data=//evil.test>",
    "<math><mtext></mtext><script>1</script>",
    "{{7*7}}<%= 7 %><b>${7}",
];

pub(super) fn run(database: Database) -> Row {
    let mut stage = Stage::open(database);
    let mut hall = Hall::open(stage.administrator.clone(), 6, 5);
    let public = stage.server.visitor();
    stage.attacked(|row| {
        type_everywhere(&mut hall);
        // Otherwise the pages would be looked at for nothing.
        let names = hall.arbiter.get(&hall.path("/players")).expect_ok();
        let escaped = names.text().matches("&lt;").count();
        row.expect(escaped >= PAYLOADS.len(), || format!("only {escaped} signs reached the list of players"));
        let visitors = [("an arbiter", hall.arbiter.clone()), ("the public", public)];
        for (who, mut visitor) in visitors {
            for path in pages(&hall) {
                look(&mut visitor, who, &path, row);
            }
        }
    })
}

fn type_everywhere(hall: &mut Hall) {
    let section = hall.path("");
    let event = hall.event.clone();
    for (payload, number) in PAYLOADS.iter().zip(1..) {
        let typed = [
            ("way", "typed"),
            ("name", *payload),
            ("club", payload),
            ("federation", payload),
            ("sure", "yes"),
            ("accepted", "confirm"),
        ];
        drop(hall.arbiter.try_post(&format!("{section}/enter"), &typed));
        let list = format!("{payload} {number}; 1500; {payload}; 1990");
        let pasted = [("way", "list"), ("list", list.as_str()), ("sure", "yes"), ("accepted", "confirm")];
        drop(hall.arbiter.try_post(&format!("{section}/enter"), &pasted));
    }
    hall.pair(1);
    for payload in PAYLOADS {
        let path = |rest: &str| format!("{event}{rest}");
        drop(hall.arbiter.try_post(&path("/announce"), &[("text", payload)]));
        let settings = [
            ("name", payload),
            ("place", payload),
            ("organiser", payload),
            ("chief_arbiter", payload),
            ("notice", payload),
        ];
        drop(hall.arbiter.try_post(&path("/settings"), &settings));
        let withdrawn = [("reason", payload)];
        drop(hall.arbiter.try_post(&format!("{section}/players/2/withdraw"), &withdrawn));
        drop(hall.arbiter.try_post(&format!("{section}/players/2/return"), &[]));
        drop(
            hall.arbiter
                .try_post(&format!("{section}/remarks"), &[("course", payload), ("incidents", payload)]),
        );
        drop(hall.arbiter.try_post(
            &path("/passes"),
            &[("role", "helper"), ("label", payload), ("section", "1"), ("hours", "5")],
        ));
        let made = [("name", payload), ("format", "dutch"), ("rounds", "5"), ("place", payload)];
        drop(hall.arbiter.try_post("/events/new", &made));
        let result =
            [("board", "1"), ("game", "1"), ("result", "0-1"), ("reason", payload), ("accepted", "confirm")];
        drop(hall.arbiter.try_post(&format!("{section}/rounds/1/result"), &result));
    }
}

fn pages(hall: &Hall) -> Vec<String> {
    let mut all: Vec<String> = hall.pages(1).into_iter().map(|(_, path)| path).collect();
    all.extend(["/", "/users", "/backup", "/api"].map(str::to_owned));
    all.extend(
        (1..=hall.players + 2 * PAYLOADS.len() as u32).map(|player| hall.path(&format!("/players/{player}"))),
    );
    for (payload, number) in PAYLOADS.iter().zip(1..) {
        let typed: String = payload.bytes().map(|byte| format!("%{byte:02X}")).collect();
        all.push(hall.path(&format!("/players?q={typed}")));
        all.push(hall.path(&format!("/paper?code={typed}")));
        all.push(format!("{}/history?q={typed}&by={typed}", hall.event));
        all.push(format!("{}/screen/all?section={number}&seconds={typed}", hall.event));
        all.push(format!("/{typed}"));
    }
    all
}

fn look(visitor: &mut Visitor, who: &str, path: &str, row: &mut Row) {
    let Ok(reply) = visitor.try_get(path) else {
        row.admit(format!("{path} is not answered"));
        return visitor.hang_up();
    };
    row.expect(reply.status < 500, || format!("{path} for {who}: {}", reply.status));
    if !reply.kind.starts_with("text/html") {
        return;
    }
    let page = reply.text();
    for payload in PAYLOADS.iter().filter(|payload| page.contains(**payload)) {
        row.admit(format!("{path} for {who} shows {payload}"));
    }
}
