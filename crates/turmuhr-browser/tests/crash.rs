//! Killed while results come in; `TURMUHR_TEST_KILLS` says how often.

use turmuhr_browser::{Database, crash};

fn killed(database: Option<Database>, seed: u64) {
    let Some(database) = database else { return };
    let kills = std::env::var("TURMUHR_TEST_KILLS").ok().and_then(|count| count.parse().ok()).unwrap_or(8);
    let report = crash::run(&database, kills, seed);
    assert_eq!(report.kills, kills);
    assert!(report.acknowledged > kills as usize, "there was something to lose: {report:?}");
    println!("{}: {report:?}", database.kind());
}

#[test]
fn nothing_acknowledged_is_lost_on_sqlite() {
    // On a disk that can be filled, where one can be mounted.
    killed(Database::sqlite_on_disk(256).or_else(|| Some(Database::sqlite())), 20_260_502);
}

#[test]
fn nothing_acknowledged_is_lost_on_postgresql() {
    killed(Database::postgres(), 20_260_503);
}
