//! A full hall: three hundred players, every page timed, a round paired, five hundred screens told of a result.

use std::{
    io::{ErrorKind, Read},
    net::TcpStream,
    time::{Duration, Instant},
};

use serde_json::json;

use crate::{Database, Server, Visitor};

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

/// The event, and who looks at it.
struct Hall {
    server: Server,
    arbiter: Visitor,
    event: String,
}

pub fn run(database: &Database) -> Vec<Line> {
    let mut hall = Hall::open(database);
    let mut lines = Vec::new();
    for round in 1..=PLAYED {
        hall.pair(round);
        hall.play(round, |board| board);
    }
    lines.push(Line {
        what: format!("round {} of {PLAYERS} players paired and stored", PLAYED + 1),
        took: hall.pair(PLAYED + 1),
        at_most: Duration::from_secs(1),
    });
    lines.extend(hall.pages());
    lines.extend(hall.screens());
    lines
}

impl Hall {
    fn open(database: &Database) -> Hall {
        let server = Server::start(database);
        let mut arbiter = server.administrator();
        arbiter.get("/events/new").expect_ok();
        let rounds = ROUNDS.to_string();
        let fields = [
            ("name", "Lasttest"),
            ("format", "dutch"),
            ("rounds", rounds.as_str()),
            ("laws", "fide-2023"),
            ("tie_break_edition", "2026"),
            ("time_control", "5400+30"),
            ("first_board", "1"),
        ];
        let made = arbiter.post("/events/new", &fields).expect_ok();
        let event =
            made.location.unwrap_or_else(|| panic!("no event: {}", String::from_utf8_lossy(&made.body)));
        let list: String = (0..PLAYERS)
            .map(|at| {
                format!("Player{at:03}, Test; {}; Club {}; {}\n", 2400 - 4 * at, at % 20, 1950 + at % 60)
            })
            .collect();
        let section = format!("{event}/s/1");
        arbiter.get(&format!("{section}/enter")).expect_ok();
        let entered =
            [("way", "list"), ("list", list.as_str()), ("sure", "yes"), ("accepted", "acknowledge")];
        arbiter.post(&format!("{section}/enter"), &entered).expect_ok();
        arbiter.post(&format!("{section}/lots"), &[("colour", "white")]).expect_ok();
        Hall { server, arbiter, event }
    }

    fn path(&self, rest: &str) -> String {
        format!("{}/s/1{rest}", self.event)
    }

    /// Pairs and publishes; gives how long the pairing took.
    fn pair(&mut self, round: u32) -> Duration {
        let (pairing, number) = (self.path("/pairing"), round.to_string());
        let started = Instant::now();
        self.arbiter.post(&pairing, &[("round", &number), ("accepted", "confirm")]).expect_ok();
        let took = started.elapsed();
        let publish = self.path(&format!("/rounds/{round}/publish"));
        self.arbiter.post(&publish, &[("accepted", "confirm")]).expect_ok();
        took
    }

    fn play(&mut self, round: u32, of: impl Fn(u32) -> u32) {
        let path = self.path(&format!("/rounds/{round}/result"));
        for board in 1..=PLAYERS / 2 {
            let result = ["1-0", "1/2-1/2", "0-1", "1-0"][of(board) as usize % 4];
            self.arbiter.say(&path, &json!({ "board": board, "game": 1, "result": result })).expect_ok();
        }
    }

    /// Every page, in the middle of a round: after each request something has changed, so nothing comes from a cache.
    fn pages(&mut self) -> Vec<Line> {
        let running = PLAYED + 1;
        let pages = [
            ("events", "/".to_owned()),
            ("new event", "/events/new".to_owned()),
            ("users", "/users".to_owned()),
            ("backup", "/backup".to_owned()),
            ("interface", "/api".to_owned()),
            ("the event", self.event.clone()),
            ("journal", format!("{}/history", self.event)),
            ("passes", format!("{}/passes", self.event)),
            ("displays", format!("{}/displays", self.event)),
            ("screens", format!("{}/screens", self.event)),
            ("settings of the event", format!("{}/settings", self.event)),
            ("settings", self.path("/settings")),
            ("players", self.path("/players")),
            ("entries", self.path("/enter")),
            ("check-in", self.path("/check-in")),
            ("a player", self.path("/players/7")),
            ("a player, to edit", self.path("/players/7/edit")),
            ("proposal for the next round", self.path("/pairing")),
            ("print centre", self.path("/paper")),
            ("round", self.path(&format!("/rounds/{running}"))),
            ("round by name", self.path(&format!("/rounds/{running}/names"))),
            ("a board", self.path(&format!("/rounds/{running}/boards/3"))),
            ("standings", self.path("/standings")),
            ("arithmetic", self.path("/standings/7")),
            ("cross table", self.path("/cross")),
            ("statistics", self.path("/statistics")),
            ("why", self.path(&format!("/why/7?round={running}"))),
            ("helper's phone", format!("{}/helper", self.event)),
            ("hall screen, all", format!("{}/screen/all", self.event)),
        ];
        // The longest lists hold everybody.
        for list in ["/players", "/standings"] {
            let rows = self.arbiter.get(&self.path(list)).expect_ok().text().matches("<tr").count();
            assert!(rows > PLAYERS as usize, "{list}: {rows} rows");
        }
        let result = self.path(&format!("/rounds/{running}/result"));
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
                        self.arbiter.say(&result, &said).expect_ok();
                        let started = Instant::now();
                        let reply = self.arbiter.get(&path);
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
        let live = format!("{}/live", self.event);
        let mut open: Vec<TcpStream> = (0..SCREENS)
            .map(|_| self.arbiter.listen(&live).unwrap_or_else(|why| panic!("{live}: {why}")))
            .collect();
        for stream in &open {
            stream.set_nonblocking(true).expect("a socket");
        }
        // Whoever connects hears of the present position first.
        hear(&mut open);
        let result = self.path(&format!("/rounds/{}/result", PLAYED + 1));
        let said = json!({ "board": 150, "game": 1, "result": "1/2-1/2", "accepted": "confirm" });
        let started = Instant::now();
        self.arbiter.say(&result, &said).expect_ok();
        let acknowledged = started.elapsed();
        hear(&mut open);
        let told = started.elapsed();
        // What they then fetch is made once and sent five hundred times.
        let part = format!("{}/screen/boards?section=1&fragment", self.event);
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
