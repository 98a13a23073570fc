//! Backups that are not whole, and a second process on the database.

use std::{fs, path::Path, time::Duration};

use turmuhr_testkit::Dice;

use super::{Row, stage::Stage};
use crate::{Database, Server, Visitor, server::refusal};

const CUTS: usize = 150;
const LINES: usize = 75;
const CHANGES: usize = 75;
/// Every so many of them is given to `serve --restore` too, which starts a process.
const RESTORED: usize = 15;
const PATIENCE: Duration = Duration::from_secs(20);

/// What was done to a backup, and what is left of it.
type Damaged = (String, Vec<u8>);

fn damaged(whole: &[u8]) -> Vec<Damaged> {
    let mut dice = Dice(1);
    let ends: Vec<usize> = (0..whole.len()).filter(|at| whole[*at] == b'\n').map(|at| at + 1).collect();
    let seal = ends.len().checked_sub(2).map_or(0, |line| ends[line]);
    let mut all = vec![
        ("empty".to_owned(), Vec::new()),
        ("without its seal".to_owned(), whole[..seal].to_vec()),
        ("twice".to_owned(), [whole, whole].concat()),
        ("with the first line twice".to_owned(), [&whole[..ends[0]], whole].concat()),
        ("not a backup".to_owned(), b"{\"kind\":\"nothing\"}\n".to_vec()),
    ];
    for _ in 0..CUTS {
        let at = dice.roll(whole.len() - 1);
        all.push((format!("cut at byte {at}"), whole[..at].to_vec()));
    }
    for _ in 0..LINES {
        let line = dice.roll(ends.len() - 1);
        all.push((format!("cut after line {}", line + 1), whole[..ends[line]].to_vec()));
        let without = [&whole[..ends[line]], &whole[ends[line + 1]..]].concat();
        all.push((format!("without line {}", line + 2), without));
    }
    for _ in 0..CHANGES {
        let (at, by) = (dice.roll(whole.len() - 1), 1 + dice.roll(255) as u8);
        let mut changed = whole.to_vec();
        changed[at] ^= by;
        all.push((format!("byte {at} changed by {by}"), changed));
    }
    all
}

pub(super) fn torn(database: Database) -> Row {
    let mut stage = Stage::open(database);
    let whole = stage.administrator.get("/backup/file").expect_ok().body;
    let mut administrator = stage.administrator.clone();
    stage.attacked(|row| {
        let folder = tempfile::tempdir().expect("a folder");
        let checked = check(&mut administrator, &whole);
        row.expect(checked == 200, || format!("the whole one: {checked}"));
        for ((what, bytes), number) in damaged(&whole).into_iter().zip(0..) {
            let status = check(&mut administrator, &bytes);
            row.expect((400..500).contains(&status), || format!("a backup {what} is checked: {status}"));
            if number % RESTORED == 0 || number < 5 {
                let status = restore_fresh(folder.path(), number, &bytes);
                row.expect(status == Some(2), || format!("a backup {what} is restored: {status:?}"));
            }
        }
        row.expect(restores(folder.path(), &whole), || "the whole one is not restored".to_owned());
    })
}

fn check(administrator: &mut Visitor, backup: &[u8]) -> u16 {
    let reply = administrator.upload("/backup/check", &[], backup);
    reply.map_or(0, |reply| reply.status)
}

/// `serve --restore` on a database that is not there yet; gives its exit status.
fn restore_fresh(folder: &Path, number: usize, backup: &[u8]) -> Option<i32> {
    let (file, database) = (folder.join("torn.jsonl"), folder.join(format!("{number}.db")));
    fs::write(&file, backup).expect("a file");
    let (file, url) = (file.display().to_string(), format!("sqlite://{}", database.display()));
    refusal(&["serve", "--listen", "127.0.0.1:0", "--database", &url, "--restore", &file], PATIENCE)
}

/// A whole backup gives a server with the same events.
pub(super) fn restores(folder: &Path, backup: &[u8]) -> bool {
    let file = folder.join("whole.jsonl");
    fs::write(&file, backup).expect("a file");
    let server = Server::with(&Database::sqlite(), &["--restore", &file.display().to_string()]);
    let events = server.visitor().get("/api/events").expect_ok().json();
    events["events"].as_array().map_or(0, Vec::len) == 2
}

/// A second server, and a restore, on the file of a running one.
pub(super) fn second_process(database: Database) -> Row {
    let mut stage = Stage::open(database);
    let backup = stage.administrator.get("/backup/file").expect_ok().body;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("whole.jsonl");
    fs::write(&file, backup).expect("a file");
    let (url, file) = (stage.database.url.clone(), file.display().to_string());
    stage.attacked(|row| {
        let serve = ["serve", "--listen", "127.0.0.1:0", "--database", &url];
        for call in [&serve[..], &[&serve[..], &["--restore", &file]].concat(), &serve[..]] {
            let status = refusal(call, PATIENCE);
            row.expect(status == Some(2), || format!("{call:?}: {status:?}"));
        }
    })
}
