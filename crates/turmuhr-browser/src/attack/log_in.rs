//! Guessing passwords, and racing for the link of the first start.

use std::{
    process::Command,
    sync::Barrier,
    time::{Duration, Instant},
};

use super::{Row, stage::Stage};
use crate::{Database, NAME, PASSWORD, Server};

const GUESSES: usize = 400;
const RACERS: usize = 20;

/// Wrong passwords for the administrator's name, all at once; the administrator logs in from elsewhere meanwhile.
pub(super) fn flood(database: Database) -> Row {
    let mut stage = Stage::open(database);
    let url = stage.server.url("");
    let visitors: Vec<_> = (0..GUESSES).map(|_| stage.server.visitor()).collect();
    stage.attacked(|row| {
        let barrier = Barrier::new(GUESSES);
        let statuses: Vec<u16> = std::thread::scope(|scope| {
            let guesses: Vec<_> = visitors
                .into_iter()
                .enumerate()
                .map(|(at, mut visitor)| {
                    let barrier = &barrier;
                    scope.spawn(move || {
                        let shown = visitor.try_get("/login").is_ok();
                        barrier.wait();
                        let password = format!("wrong guess {at}");
                        let sent = visitor.try_post("/login", &[("name", NAME), ("password", &password)]);
                        sent.ok().filter(|_| shown).map_or(0, |reply| reply.status)
                    })
                })
                .collect();
            // Until the first of them have been answered.
            std::thread::sleep(Duration::from_millis(1500));
            right_password(&url, "127.0.0.2", row);
            guesses.into_iter().map(|guess| guess.join().unwrap_or(0)).collect()
        });
        for status in statuses {
            row.expect(!(200..400).contains(&status), || format!("a wrong password: {status}"));
        }
        right_password(&url, "127.0.0.3", row);
    })
}

fn right_password(url: &str, from: &str, row: &mut Row) {
    let started = Instant::now();
    let status = log_in_from(url, from);
    let took = started.elapsed();
    row.expect(status == Some(303) && took < Duration::from_secs(10), || {
        format!("the right password from {from}: {status:?} after {} ms", took.as_millis())
    });
}

/// The standard library cannot choose the address a client has; curl can.
fn log_in_from(url: &str, from: &str) -> Option<u16> {
    let folder = tempfile::tempdir().ok()?;
    let jar = folder.path().join("cookies").display().to_string();
    let call = |more: &[&str]| {
        let done = Command::new("curl")
            .args([
                "--silent",
                "--max-time",
                "20",
                "--interface",
                from,
                "--cookie",
                &jar,
                "--cookie-jar",
                &jar,
            ])
            .args(more)
            .arg(format!("{url}/login"))
            .output();
        done.ok().and_then(|done| String::from_utf8(done.stdout).ok())
    };
    let page = call(&[])?;
    let secret = page.split_once("name=\"csrf\" value=\"")?.1.split('"').next()?.to_owned();
    let fields = [format!("csrf={secret}"), format!("name={NAME}"), format!("password={PASSWORD}")];
    let [csrf, name, password] = fields.each_ref().map(String::as_str);
    let form = ["--data-urlencode", csrf, "--data-urlencode", name, "--data-urlencode", password];
    let answer = ["--output", "/dev/null", "--write-out", "%{http_code}"];
    call(&[&form[..], &answer[..]].concat())?.parse().ok()
}

/// The link of the first start, used by many at once: one administrator.
pub(super) fn setup(database: Database) -> Row {
    let server = Server::start(&database);
    let link = server.setup.clone().expect("nobody has an account yet");
    let barrier = Barrier::new(RACERS);
    let mut inside: Vec<_> = std::thread::scope(|scope| {
        let racers: Vec<_> = (0..RACERS)
            .map(|at| {
                let (mut visitor, link, barrier) = (server.visitor(), &link, &barrier);
                scope.spawn(move || {
                    let shown = visitor.try_get(link).is_ok();
                    barrier.wait();
                    let name = format!("racer{at}");
                    let account =
                        [("shown", "R"), ("name", &name), ("password", PASSWORD), ("again", PASSWORD)];
                    let made = visitor.try_post(link, &account).is_ok_and(|reply| reply.status == 303);
                    (shown && made).then_some(visitor)
                })
            })
            .collect();
        racers.into_iter().filter_map(|racer| racer.join().ok().flatten()).collect()
    });
    let mut row = Row { tried: RACERS, peak: server.peak(), ..Row::default() };
    if inside.len() != 1 {
        row.admit(format!("{} were let in", inside.len()));
    }
    if let Some(first) = inside.first_mut() {
        let users = first.get("/api/users").expect_ok().json()["users"].as_array().map_or(0, Vec::len);
        row.expect(users == 1, || format!("there are {users} accounts"));
    }
    row
}
