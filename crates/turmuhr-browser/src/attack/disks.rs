//! A full disk, and a database file that is deleted under the server.

use std::{
    fs,
    sync::Arc,
    time::{Duration, Instant},
};

use super::{Row, backups::restores, stage::Stage};
use crate::{Database, Server};

const MEGABYTES: u32 = 24;
/// Results until the disk is noticed: the log of the database has room of its own.
const MOST: usize = 4_000;
const RECOVERY: Duration = Duration::from_secs(5);

/// The disk fills up while results come in, is freed, and the server is killed.
pub(super) fn full(database: Database) -> Row {
    let small = match database.is_postgres {
        true => Database::postgres_on_disk(MEGABYTES),
        false => Database::sqlite_on_disk(MEGABYTES),
    };
    match small {
        Some(small) => fill(Stage::open(small)),
        // PostgreSQL can be made to answer as if it were.
        None if database.is_postgres => fill(Stage::open(database)),
        None => Row::skipped("mounting a small disk is not permitted here"),
    }
}

fn set_full(database: &Database, full: bool) {
    match &database.disk {
        Some(disk) if full => disk.fill(),
        Some(disk) => disk.free(),
        None => database.pretend_full(full),
    }
}

fn fill(mut stage: Stage) -> Row {
    let mut row = Row::default();
    enter_until(&stage, &mut row, |_, count| count >= 40);
    stage.server.reset_peak();
    set_full(&stage.database, true);
    let refused = enter_until(&stage, &mut row, |status, _| status != Some(200));
    row.expect(refused == Some(Some(503)), || format!("a result on a full disk: {refused:?}"));
    health(&stage, "disk-full", &mut row);
    // While it is full some may still fit; each that is acknowledged must stay.
    enter_until(&stage, &mut row, |_, count| count >= 40);
    set_full(&stage.database, false);
    let freed = Instant::now();
    enter_until(&stage, &mut row, |status, _| status == Some(200) || freed.elapsed() > RECOVERY);
    row.expect(freed.elapsed() <= RECOVERY, || "nothing is taken after the disk was freed".to_owned());
    enter_until(&stage, &mut row, |_, count| count >= 40);
    row.peak = stage.server.peak();
    stage.compare(&mut row);
    stage.server.crash();
    stage.server = Server::start(&stage.database);
    stage.compare(&mut row);
    row
}

/// Enters results until something is so; gives the last status, or nothing where it never was.
fn enter_until(stage: &Stage, row: &mut Row, so: impl Fn(Option<u16>, usize) -> bool) -> Option<Option<u16>> {
    for count in 0..MOST {
        let board = 1 + count as u64 % stage.ledger.boards;
        let status = stage.enter(board);
        row.tried += 1;
        if so(status, count) {
            return Some(status);
        }
    }
    None
}

fn health(stage: &Stage, trouble: &str, row: &mut Row) {
    let reply = stage.server.visitor().get("/api/health");
    let told = reply.json()["trouble"].as_str().map(str::to_owned);
    row.expect(reply.status == 503 && told.as_deref() == Some(trouble), || {
        format!("health is {} {told:?}, not 503 {trouble}", reply.status)
    });
}

/// Nothing is acknowledged into a file that is gone; what there is can be saved.
pub(super) fn deleted(database: Database) -> Row {
    let mut stage = Stage::open(database);
    let mut row = Row::default();
    enter_until(&stage, &mut row, |_, count| count >= 40);
    fs::remove_file(stage.database.file.as_ref().expect("a file")).expect("deleted");
    for count in 0..20 {
        let status = stage.enter(1 + count % stage.ledger.boards);
        row.expect(status == Some(503), || format!("a result into a deleted file: {status:?}"));
    }
    health(&stage, "file-gone", &mut row);
    let backup = stage.administrator.get("/backup/file");
    row.expect(backup.status == 200, || format!("the backup: {}", backup.status));
    let folder = tempfile::tempdir().expect("a folder");
    row.expect(restores(folder.path(), &backup.body), || "the backup is not whole".to_owned());
    row.peak = stage.server.peak();
    // The backup holds what was acknowledged: it is put in, and asked.
    let file = folder.path().join("whole.jsonl").display().to_string();
    stage.database = Arc::new(Database::sqlite());
    stage.server = Server::with(&stage.database, &["--restore", &file]);
    stage.log_in_again();
    stage.compare(&mut row);
    row
}
