//! A full hall: three hundred players, every page timed, a round paired, five hundred screens told of a result.

use std::{
    io::{ErrorKind, Read},
    net::TcpStream,
    time::{Duration, Instant},
};

use serde_json::json;

use crate::{Database, Hall, Server};

const PLAYERS: u32 = 300;
const ROUNDS: u32 = 9;
/// Rounds that are over when pages are timed; one more is being played.
const PLAYED: u32 = 4;
const SCREENS: usize = 500;
/// Each page is asked for so many times; the middle one counts.
const TIMES: usize = 15;

/// What was promised, and what came of it.
#[derive(Debug)]
pub struct Line {
    pub what: String,
    pub took: Duration,
    pub at_most: Duration,
}

impl Line {
    pub fn is_kept(&self) -> bool {
        self.took <= self.at_most
    }
}

/// The event, and the server that has it.
struct Full {
    server: Server,
    hall: Hall,
}

pub fn run(database: &Database) -> Vec<Line> {
    let server = Server::start(database);
    let hall = Hall::open(server.administrator(), PLAYERS, ROUNDS);
    let mut full = Full { server, hall };
    let mut lines = Vec::new();
    for round in 1..=PLAYED {
        full.hall.pair(round);
        full.hall.play(round);
    }
    lines.push(Line {
        what: format!("round {} of {PLAYERS} players paired and stored", PLAYED + 1),
        took: full.hall.pair(PLAYED + 1),
        at_most: Duration::from_secs(1),
    });
    lines.extend(full.pages());
    lines.extend(full.screens());
    lines
}

impl Full {
    /// Every page, in the middle of a round: after each request something has changed, so nothing comes from a cache.
    fn pages(&mut self) -> Vec<Line> {
        let running = PLAYED + 1;
        let mut pages = vec![
            ("events", "/".to_owned()),
            ("new event", "/events/new".to_owned()),
            ("users", "/users".to_owned()),
            ("backup", "/backup".to_owned()),
            ("interface", "/api".to_owned()),
        ];
        pages.extend(self.hall.pages(running));
        // The longest lists hold everybody.
        for list in ["/players", "/standings"] {
            let rows = self.hall.arbiter.get(&self.hall.path(list)).expect_ok().text().matches("<tr").count();
            assert!(rows > PLAYERS as usize, "{list}: {rows} rows");
        }
        let result = self.hall.path(&format!("/rounds/{running}/result"));
        let mut board = 0;
        pages
            .into_iter()
            .map(|(what, path)| {
                let mut times: Vec<Duration> = (0..TIMES)
                    .map(|time| {
                        board = board % 100 + 1;
                        let result_now = if time % 2 == 0 { "1-0" } else { "0-1" };
                        let said =
                            json!({ "board": board, "game": 1, "result": result_now, "accepted": "confirm" });
                        self.hall.arbiter.say(&result, &said).expect_ok();
                        let started = Instant::now();
                        let reply = self.hall.arbiter.get(&path);
                        assert_eq!(reply.status, 200, "{path}");
                        started.elapsed()
                    })
                    .collect();
                times.sort();
                Line {
                    what: format!("page: {what}"),
                    took: times[TIMES / 2],
                    at_most: Duration::from_millis(50),
                }
            })
            .collect()
    }

    /// Screens all over the hall wait for news; one result is entered.
    fn screens(&mut self) -> Vec<Line> {
        let live = format!("{}/live", self.hall.event);
        let mut open: Vec<TcpStream> = (0..SCREENS)
            .map(|_| self.hall.arbiter.listen(&live).unwrap_or_else(|why| panic!("{live}: {why}")))
            .collect();
        for stream in &open {
            stream.set_nonblocking(true).expect("a socket");
        }
        // A new connection first gets the present position.
        hear(&mut open);
        let result = self.hall.path(&format!("/rounds/{}/result", PLAYED + 1));
        let said = json!({ "board": 150, "game": 1, "result": "1/2-1/2", "accepted": "confirm" });
        let started = Instant::now();
        self.hall.arbiter.say(&result, &said).expect_ok();
        let acknowledged = started.elapsed();
        hear(&mut open);
        let told = started.elapsed();
        // What they then fetch is made once and sent five hundred times.
        let part = format!("{}/screen/boards?section=1&fragment", self.hall.event);
        std::thread::scope(|scope| {
            for _ in 0..10 {
                let (mut screen, part) = (self.server.visitor(), &part);
                scope.spawn(move || {
                    for _ in 0..SCREENS / 10 {
                        screen.get(part).expect_ok();
                    }
                });
            }
        });
        let shown = started.elapsed();
        let line = |what: String, took, at_most| Line { what, took, at_most: Duration::from_millis(at_most) };
        vec![
            line(format!("result acknowledged, {SCREENS} screens open"), acknowledged, 100),
            line(format!("{SCREENS} screens told of it"), told, 1000),
            line(format!("{SCREENS} screens have fetched it"), shown, 2000),
        ]
    }
}

/// Waits until something new has come on every stream.
fn hear(open: &mut [TcpStream]) {
    let started = Instant::now();
    let mut waiting: Vec<usize> = (0..open.len()).collect();
    let mut bytes = [0; 4096];
    while !waiting.is_empty() {
        assert!(started.elapsed() < Duration::from_secs(30), "{} screens hear nothing", waiting.len());
        waiting.retain(|at| {
            let mut news = false;
            loop {
                match open[*at].read(&mut bytes) {
                    Ok(0) => panic!("a screen was cut off"),
                    Ok(count) => news |= bytes[..count].windows(5).any(|part| part == b"data:"),
                    Err(why) if why.kind() == ErrorKind::WouldBlock => return !news,
                    Err(why) => panic!("{why}"),
                }
            }
        });
        std::thread::sleep(Duration::from_millis(1));
    }
}
