//! A helper's link and a poster's link in the hands of a script.

use std::time::{Duration, Instant};

use super::{Row, stage::Stage};
use crate::{Database, Visitor};

const HELPER: &str = "Helper";
const POSTER: &str = "Poster";
const RESULT: &str = "/e/demo-open/s/2/rounds/4/result";
const LONGEST: Duration = Duration::from_secs(12);
/// After the first refusal.
const AFTERWARDS: Duration = Duration::from_secs(1);
/// Entries by one pass in this time. A busy poster before a round has hundreds of players, a helper some dozen boards.
const MOST_OF_HELPER: usize = 100;
const MOST_OF_POSTER: usize = 400;

pub(super) fn run(database: Database) -> Row {
    let mut stage = Stage::open(database);
    // The bystander has the boards of section 1.
    let fields = [("role", "helper"), ("label", HELPER), ("section", "2"), ("hours", "5")];
    let helper = stage.holder("demo-open", &fields);
    let poster =
        stage.holder("demo-open", &[("role", "player"), ("label", POSTER), ("section", "2"), ("hours", "5")]);
    let mut chief = stage.chief.clone();
    let (board, player) = open_board(&mut chief);
    stage.attacked(|row| {
        let [helped, came] = std::thread::scope(|scope| {
            let result = [("board", board.as_str()), ("game", "1"), ("result", "1-0")];
            let helped = scope.spawn(move || hammer(helper, RESULT, &result));
            let here = [("section", "2"), ("player", player.as_str())];
            let came = scope.spawn(move || hammer(poster, "/e/demo-open/here", &here));
            [helped, came].map(|one| one.join().unwrap_or_default())
        });
        for (who, done, most) in [(HELPER, helped, MOST_OF_HELPER), (POSTER, came, MOST_OF_POSTER)] {
            row.tried += done.sent;
            let written = written(&mut chief, who);
            if written == 0 || written > most {
                row.admit(format!("{who}: {written} entries with {} posts", done.sent));
            }
            if !done.asked_to_wait {
                row.admit(format!("{who}: never asked to wait"));
            }
            if let Some(status) = done.odd {
                row.admit(format!("{who}: {status}"));
            }
        }
    })
}

/// Entries of the journal by the pass of a label.
fn written(chief: &mut Visitor, label: &str) -> usize {
    let journal = chief.get("/api/events/demo-open/journal").expect_ok().json();
    let entries = journal["entries"].as_array().map(Vec::as_slice).unwrap_or_default();
    entries.iter().filter(|entry| entry["by"].as_str().is_some_and(|by| by.starts_with(label))).count()
}

/// A board without a result and a player who is not there yet, of the children.
fn open_board(chief: &mut Visitor) -> (String, String) {
    let round = chief.get("/api/events/demo-open/sections/2/rounds/4").expect_ok().json();
    let boards = round["boards"].as_array().map(Vec::as_slice).unwrap_or_default();
    let open = boards.iter().find(|board| board["games"][0]["result"].is_null()).expect("an open board");
    let player = "1".to_owned();
    chief.post("/e/demo-open/s/2/check-in", &[("player", &player)]).expect_ok();
    (open["board"].to_string(), player)
}

#[derive(Debug, Default)]
struct Done {
    sent: usize,
    asked_to_wait: bool,
    odd: Option<u16>,
}

/// Acts and takes it back, as fast as the server answers.
fn hammer(mut holder: Visitor, path: &str, fields: &[(&str, &str)]) -> Done {
    let mut done = Done::default();
    let (started, mut refused_at) = (Instant::now(), None::<Instant>);
    let mut entry: Option<String> = None;
    while started.elapsed() < LONGEST && refused_at.is_none_or(|at| at.elapsed() < AFTERWARDS) {
        done.sent += 1;
        let sent = match &entry {
            Some(entry) => {
                holder.try_post("/e/demo-open/undo", &[("entry", entry.as_str()), ("accepted", "confirm")])
            }
            None => holder.try_post(path, fields),
        };
        let Ok(reply) = sent else {
            holder.hang_up();
            continue;
        };
        match reply.status {
            200..400 => {
                entry = if entry.is_some() { None } else { reply.location.as_deref().and_then(own_entry) };
            }
            429 => {
                done.asked_to_wait |= !reply.body.is_empty();
                refused_at.get_or_insert_with(Instant::now);
            }
            400..500 => entry = None,
            status => done.odd = Some(status),
        }
    }
    done
}

/// The way after an act names the entry: `?done=17`.
fn own_entry(location: &str) -> Option<String> {
    let number = location.split_once("done=")?.1;
    Some(number.chars().take_while(char::is_ascii_digit).collect())
}
