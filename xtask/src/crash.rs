//! The server killed again and again while results come in, on both databases.

use turmuhr_browser::server::PROGRAM;

use crate::{postgres::Postgres, test};

pub(crate) const KILLS: &str = "50";

pub(crate) fn run(kills: &str) -> Result<(), String> {
    let database = Postgres::start()?;
    // The program named by a variable is there already.
    if std::env::var_os(PROGRAM).is_none() {
        test::cargo(&["build", "--quiet", "-p", "turmuhr-cli"])?;
    }
    let settings = [("TURMUHR_TEST_KILLS", kills), ("TURMUHR_TEST_POSTGRES", &database.url())];
    test::cargo_with(&["test", "-p", "turmuhr-browser", "--test", "crash", "--", "--nocapture"], &settings)
}
