//! The server killed fifty times while results come in, on both databases.

use crate::{postgres::Postgres, test};

pub(crate) const KILLS: &str = "50";

pub(crate) fn run() -> Result<(), String> {
    let database = Postgres::start()?;
    test::cargo(&["build", "--quiet", "-p", "turmuhr-cli"])?;
    let settings = [("TURMUHR_TEST_KILLS", KILLS), ("TURMUHR_TEST_POSTGRES", &database.url())];
    test::cargo_with(&["test", "-p", "turmuhr-browser", "--test", "crash", "--", "--nocapture"], &settings)
}
