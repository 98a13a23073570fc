//! Killed while results come in; `TURMUHR_TEST_KILLS` says how often.

use turmuhr_browser::{Database, crash};

fn killed(database: Option<Database>, seed: u64) {
    let Some(database) = database else { return };
    let kills = std::env::var("TURMUHR_TEST_KILLS").ok().and_then(|count| count.parse().ok()).unwrap_or(8);
    let report = crash::run(&database, kills, seed);
    assert_eq!(report.kills, kills);
    assert!(report.acknowledged > kills as usize, "there was something to lose: {report:?}");
    println!("{}: {report:?}", if database.is_postgres { "PostgreSQL" } else { "SQLite" });
}

#[test]
fn nothing_acknowledged_is_lost_on_sqlite() {
    killed(Some(Database::sqlite()), 20_260_502);
}

#[test]
fn nothing_acknowledged_is_lost_on_postgresql() {
    killed(Database::postgres(), 20_260_503);
}
