//! A server that is killed while results come in, again and again. What it has acknowledged must be there afterwards.

use std::{
    collections::BTreeMap,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use turmuhr_testkit::Dice;

use crate::{Database, Server, Visitor};

const EVENT: &str = "/api/events/demo-open";
const ROUND: &str = "/api/events/demo-open/sections/1/rounds/5";
const WRITERS: u64 = 4;
const RESULTS: [&str; 3] = ["1-0", "1/2-1/2", "0-1"];

/// What one board is known to be: the last that was acknowledged, and what was sent and not answered.
#[derive(Clone, Debug, Default)]
struct Board {
    acknowledged: Option<&'static str>,
    in_doubt: Option<&'static str>,
}

/// What a run has seen.
#[derive(Debug, Default)]
pub struct Report {
    pub kills: u32,
    pub acknowledged: usize,
    /// Sent but not answered when the server died, and there afterwards all the same.
    pub unanswered_but_stored: usize,
    /// From the start of the process to its address.
    pub slowest_start: Duration,
}

/// Kills the server so many times while four arbiters type; panics where something that was acknowledged is lost.
pub fn run(database: &Database, kills: u32, seed: u64) -> Report {
    let mut dice = Dice(seed);
    let mut server = Server::demo(database);
    let mut arbiter = server.administrator();
    let boards = arbiter.get(ROUND).expect_ok().json()["boards"].as_array().map_or(0, Vec::len) as u64;
    assert!(boards > WRITERS, "the demonstration has boards");
    let known: Mutex<BTreeMap<u64, Board>> =
        Mutex::new((1..=boards).map(|board| (board, Board::default())).collect());
    let mut report = Report::default();
    for kill in 1..=kills {
        // From the first requests on to well within the stream of them.
        let moment = Duration::from_millis(5 + dice.roll(250) as u64);
        let over = AtomicBool::new(false);
        let before = report.acknowledged;
        let written: usize = std::thread::scope(|scope| {
            let writers: Vec<_> = (0..WRITERS)
                .map(|writer| {
                    let dice = Dice(seed ^ (u64::from(kill) << 8) ^ writer);
                    let mine = (1..=boards).filter(|board| board % WRITERS == writer).collect();
                    let (arbiter, known, over) = (arbiter.clone(), &known, &over);
                    scope.spawn(move || write(arbiter, dice, mine, known, over))
                })
                .collect();
            std::thread::sleep(moment);
            server.crash();
            over.store(true, Ordering::Relaxed);
            writers.into_iter().map(|writer| writer.join().expect("a writer")).sum()
        });
        report.acknowledged = before + written;
        let started = Instant::now();
        server = Server::start(database);
        report.slowest_start = report.slowest_start.max(started.elapsed());
        arbiter = arbiter.at(server.address);
        report.unanswered_but_stored += look(&mut arbiter, &known, kill);
        report.kills = kill;
    }
    report
}

/// Types results on boards of one's own until the server is gone; gives how many were acknowledged.
fn write(
    mut arbiter: Visitor,
    mut dice: Dice,
    mine: Vec<u64>,
    known: &Mutex<BTreeMap<u64, Board>>,
    over: &AtomicBool,
) -> usize {
    let mut acknowledged = 0;
    while !over.load(Ordering::Relaxed) {
        let board = mine[dice.roll(mine.len())];
        let result = RESULTS[dice.roll(RESULTS.len())];
        let note = |change: &dyn Fn(&mut Board)| {
            let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(entry) = known.get_mut(&board) {
                change(entry);
            }
        };
        note(&|entry| entry.in_doubt = Some(result));
        let said = json!({ "board": board, "game": 1, "result": result, "accepted": "confirm" });
        let Ok(reply) = arbiter.try_say(&format!("{ROUND}/results"), &said) else { break };
        assert_eq!(reply.status, 200, "{}", reply.text());
        note(&|entry| *entry = Board { acknowledged: Some(result), in_doubt: None });
        acknowledged += 1;
    }
    acknowledged
}

/// After the start: the journal has no gap, tells of every result once, and every board is what it was said to be.
fn look(arbiter: &mut Visitor, known: &Mutex<BTreeMap<u64, Board>>, kill: u32) -> usize {
    let journal = arbiter.get(&format!("{EVENT}/journal")).expect_ok().json();
    let entries = journal["entries"].as_array().expect("entries");
    for (entry, number) in entries.iter().zip(1..) {
        assert_eq!(entry["number"].as_u64(), Some(number), "kill {kill}: the journal has a gap");
    }
    assert_eq!(journal["position"].as_u64(), Some(entries.len() as u64), "kill {kill}");
    let round = arbiter.get(ROUND).expect_ok().json();
    let stored = |board: u64| -> Option<String> {
        let boards = round["boards"].as_array()?;
        let one = boards.iter().find(|one| one["board"] == board)?;
        one["games"][0]["result"].as_str().map(str::to_owned)
    };
    let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
    let mut late = 0;
    for (board, entry) in known.iter_mut() {
        let stored = stored(*board);
        if entry.in_doubt.is_some() && stored.as_deref() == entry.in_doubt {
            // Nobody was told, but it had reached the disk; so it counts from now on.
            late += usize::from(entry.in_doubt != entry.acknowledged);
            entry.acknowledged = entry.in_doubt;
        } else if let Some(acknowledged) = entry.acknowledged {
            assert_eq!(stored.as_deref(), Some(acknowledged), "kill {kill}: board {board} lost its result");
        }
        entry.in_doubt = None;
    }
    assert_eq!(last_told(entries), told_by_round(&round), "kill {kill}: the journal alone gives the round");
    late
}

/// The last result of every board of the round, by the journal.
fn last_told(entries: &[Value]) -> BTreeMap<u64, String> {
    let facts = entries.iter().map(|entry| &entry["fact"]).filter(|fact| fact["kind"] == "result-entered");
    let facts = facts.filter(|fact| fact["section"] == 1 && fact["round"] == 5);
    facts.filter_map(|fact| Some((fact["board"].as_u64()?, fact["result"].as_str()?.to_owned()))).collect()
}

fn told_by_round(round: &Value) -> BTreeMap<u64, String> {
    let boards = round["boards"].as_array().expect("boards").iter();
    boards
        .filter_map(|one| Some((one["board"].as_u64()?, one["games"][0]["result"].as_str()?.to_owned())))
        .collect()
}
