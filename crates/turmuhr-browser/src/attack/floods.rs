//! Many questions that cost the server work or memory.

use std::{
    sync::atomic::{AtomicUsize, Ordering},
    time::{Duration, Instant},
};

use turmuhr_testkit::Dice;

use super::{Row, stage::Stage};
use crate::{Database, Hall, Visitor};

const PLAYERS: u32 = 1_000;
const QUESTIONS: u32 = 60;
const CODES: usize = 60;
const REQUESTS: usize = 20_000;
/// A flood ends after this time, however far it is.
const LONGEST: Duration = Duration::from_secs(20);

/// Why do these two not play each other, of a thousand players, sixty at a time.
pub(super) fn why_not(database: Database) -> Row {
    let mut stage = Stage::open(database);
    let mut hall = Hall::open(stage.administrator.clone(), PLAYERS, 9);
    hall.pair(1);
    hall.play(1);
    hall.pair(2);
    let mut dice = Dice(404);
    let mut paths: Vec<String> = (0..QUESTIONS)
        .map(|at| {
            hall.path(&format!(
                "/why/{}?round=2&other={}",
                1 + at * 7 % PLAYERS,
                1 + (at * 13 + 500) % PLAYERS
            ))
        })
        .collect();
    let sign = |dice: &mut Dice| char::from(b"0123456789ABCDEFGHJKMNPQRSTVWXYZ"[dice.roll(32)]);
    paths.extend((0..CODES).map(|_| {
        let hash: Vec<String> = (0..3).map(|_| (0..4).map(|_| sign(&mut dice)).collect()).collect();
        hall.path(&format!("/paper?code=J{}-{}", 1 + dice.roll(500), hash.join("-")))
    }));
    let server = &stage.server;
    let visitors: Vec<Visitor> = paths.iter().map(|_| server.visitor()).collect();
    stage.attacked(|row| {
        let statuses: Vec<u16> = std::thread::scope(|scope| {
            let asked: Vec<_> = visitors
                .into_iter()
                .zip(&paths)
                .map(|(mut visitor, path)| {
                    scope.spawn(move || visitor.try_get(path).map_or(0, |reply| reply.status))
                })
                .collect();
            asked.into_iter().map(|one| one.join().unwrap_or(0)).collect()
        });
        let answered = statuses.iter().filter(|status| **status == 200).count();
        for (status, path) in statuses.iter().zip(&paths) {
            row.expect(matches!(status, 200 | 429 | 503), || format!("{path}: {status}"));
        }
        row.note = Some(format!("{answered} of {} questions answered", statuses.len()));
    })
}

/// Addresses that all differ: nothing that is kept for one of them may pile up.
pub(super) fn caches(database: Database) -> Row {
    let mut stage = Stage::open(database);
    let visitors: Vec<Visitor> = (0..8).map(|_| stage.server.visitor()).collect();
    stage.attacked(|row| {
        let (next, odd, started) = (AtomicUsize::new(0), AtomicUsize::new(0), Instant::now());
        std::thread::scope(|scope| {
            for mut visitor in visitors {
                let (next, odd) = (&next, &odd);
                scope.spawn(move || {
                    while started.elapsed() < LONGEST {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= REQUESTS {
                            break;
                        }
                        match visitor.try_get(&varied(number)).map_or(0, |reply| reply.status) {
                            200 | 404 => {}
                            429 | 503 | 0 => std::thread::sleep(Duration::from_millis(5)),
                            _ => drop(odd.fetch_add(1, Ordering::Relaxed)),
                        }
                    }
                });
            }
        });
        row.tried = next.into_inner().min(REQUESTS);
        if odd.load(Ordering::Relaxed) > 0 {
            row.admit(format!("{} requests failed", odd.into_inner()));
        }
    })
}

/// In an event that changes all the time, and in one that does not.
fn varied(number: usize) -> String {
    let event = if number.is_multiple_of(2) { "demo-open" } else { "demo-teams" };
    let path = match number / 2 % 8 {
        0 => format!("screen/boards?section=1&seconds={number}"),
        1 => format!("screen/standings?section=1&seconds={number}&fragment"),
        2 => format!("s/1/standings?after={number}"),
        3 => format!("s/1/players?q={number}"),
        4 => format!("s/1/rounds/3?missing={number}&fragment"),
        5 => format!("s/1/cross?after={number}&x={number}"),
        6 => format!("display/hall-{number}"),
        _ => format!("s/1/statistics?after={number}"),
    };
    format!("/e/{event}/{path}")
}
