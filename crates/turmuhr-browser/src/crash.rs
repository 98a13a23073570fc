//! A server that is killed while results come in, again and again. What it has acknowledged must be there afterwards.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

use turmuhr_testkit::Dice;

use crate::{Database, Ledger, Server, Visitor, ledger::RESULTS};

const WRITERS: u64 = 4;
/// Every so many kills the database is in trouble too: its disk full, or its connections cut off.
const TROUBLE: u32 = 10;

/// What a run has seen.
#[derive(Debug, Default)]
pub struct Report {
    pub kills: u32,
    pub acknowledged: usize,
    /// Sent but not answered when the server died, and there afterwards all the same.
    pub unanswered_but_stored: usize,
    /// Kills on a full disk, or without connections.
    pub in_trouble: u32,
    /// Results refused because of that.
    pub refused: usize,
    /// From the start of the process to its address.
    pub slowest_start: Duration,
}

/// Kills the server so many times while four arbiters type; panics where something that was acknowledged is lost.
pub fn run(database: &Database, kills: u32, seed: u64) -> Report {
    let mut dice = Dice(seed);
    let mut server = Server::demo(database);
    let mut arbiter = server.administrator();
    let ledger = Ledger::new(&mut arbiter);
    assert!(ledger.boards > WRITERS, "the demonstration has boards");
    let mut report = Report::default();
    for kill in 1..=kills {
        // From the first requests on to well within the stream of them.
        let moment = Duration::from_millis(5 + dice.roll(250) as u64);
        let trouble = kill % TROUBLE == 0 && (database.is_postgres || database.disk.is_some());
        let over = AtomicBool::new(false);
        report.refused += std::thread::scope(|scope| {
            let writers: Vec<_> = (0..WRITERS)
                .map(|writer| {
                    let dice = Dice(seed ^ (u64::from(kill) << 8) ^ writer);
                    let mine = (1..=ledger.boards).filter(|board| board % WRITERS == writer).collect();
                    let (arbiter, ledger, over) = (arbiter.clone(), &ledger, &over);
                    scope.spawn(move || write(arbiter, dice, mine, ledger, over, trouble))
                })
                .collect();
            if trouble {
                std::thread::sleep(moment / 2);
                begin_trouble(database);
            }
            std::thread::sleep(moment);
            server.crash();
            over.store(true, Ordering::Relaxed);
            writers.into_iter().map(|writer| writer.join().expect("a writer")).sum::<usize>()
        });
        report.in_trouble += u32::from(trouble);
        if let Some(disk) = &database.disk {
            disk.free();
        }
        let started = Instant::now();
        server = Server::start(database);
        report.slowest_start = report.slowest_start.max(started.elapsed());
        arbiter = arbiter.at(server.address);
        let found = ledger.compare(&mut arbiter);
        assert!(found.lost.is_empty(), "kill {kill}: {:?}", found.lost);
        report.unanswered_but_stored += found.late;
        report.kills = kill;
    }
    report.acknowledged = ledger.acknowledged() - report.unanswered_but_stored;
    report
}

fn begin_trouble(database: &Database) {
    match &database.disk {
        Some(disk) => disk.fill(),
        None => drop(database.cut_off()),
    }
}

/// Types results on boards of one's own until the server is gone; gives how many were refused.
fn write(
    mut arbiter: Visitor,
    mut dice: Dice,
    mine: Vec<u64>,
    ledger: &Ledger,
    over: &AtomicBool,
    trouble: bool,
) -> usize {
    let mut refused = 0;
    while !over.load(Ordering::Relaxed) {
        let board = mine[dice.roll(mine.len())];
        let result = RESULTS[dice.roll(RESULTS.len())];
        let Ok(reply) = ledger.enter(&mut arbiter, board, result) else { break };
        match reply.status {
            200 => {}
            503 if trouble => refused += 1,
            status => panic!("{status}: {}", reply.text()),
        }
    }
    refused
}
