//! An event made through the pages, as large as is asked for.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::Visitor;

/// An event with one section, and its arbiter.
#[derive(Debug)]
pub struct Hall {
    pub arbiter: Visitor,
    /// Its address: `/e/lasttest`.
    pub event: String,
    pub players: u32,
}

impl Hall {
    /// An event with players entered and lots drawn.
    pub fn open(arbiter: Visitor, players: u32, rounds: u32) -> Hall {
        Hall::of((0..players).map(|at| format!("Player{at:03}, Test")), arbiter, rounds)
    }

    /// As [`Hall::open`], with these people.
    pub fn of(names: impl IntoIterator<Item = String>, mut arbiter: Visitor, rounds: u32) -> Hall {
        let names: Vec<String> = names.into_iter().collect();
        arbiter.get("/events/new").expect_ok();
        let rounds = rounds.to_string();
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
        let rating = |at: u32| 2400_u32.saturating_sub(4 * at).max(1000);
        let list: String = (0..)
            .zip(&names)
            .map(|(at, name)| format!("{name}; {}; Club {}; {}\n", rating(at), at % 20, 1950 + at % 60))
            .collect();
        let section = format!("{event}/s/1");
        arbiter.get(&format!("{section}/enter")).expect_ok();
        let entered =
            [("way", "list"), ("list", list.as_str()), ("sure", "yes"), ("accepted", "acknowledge")];
        arbiter.post(&format!("{section}/enter"), &entered).expect_ok();
        arbiter.post(&format!("{section}/lots"), &[("colour", "white")]).expect_ok();
        Hall { arbiter, event, players: names.len() as u32 }
    }

    /// The name of the event in addresses.
    pub fn name(&self) -> &str {
        self.event.trim_start_matches("/e/")
    }

    /// A page of the section.
    pub fn path(&self, rest: &str) -> String {
        format!("{}/s/1{rest}", self.event)
    }

    /// Pairs and publishes; gives how long the pairing took.
    pub fn pair(&mut self, round: u32) -> Duration {
        let (pairing, number) = (self.path("/pairing"), round.to_string());
        let started = Instant::now();
        self.arbiter.post(&pairing, &[("round", &number), ("accepted", "confirm")]).expect_ok();
        let took = started.elapsed();
        let publish = self.path(&format!("/rounds/{round}/publish"));
        self.arbiter.post(&publish, &[("accepted", "confirm")]).expect_ok();
        took
    }

    pub fn play(&mut self, round: u32) {
        let path = self.path(&format!("/rounds/{round}/result"));
        for board in 1..=self.players / 2 {
            let result = ["1-0", "1/2-1/2", "0-1", "1-0"][board as usize % 4];
            let said = json!({ "board": board, "game": 1, "result": result });
            // Somebody who types faster than people do is asked to wait.
            while self.arbiter.say(&path, &said).status == 429 {
                std::thread::sleep(Duration::from_millis(50));
            }
        }
    }

    /// Every page an arbiter sees of a running round, with a name for each.
    pub fn pages(&self, running: u32) -> Vec<(&'static str, String)> {
        vec![
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
        ]
    }
}
