//! A full hall, as a table: what was promised, what was measured.

use turmuhr_browser::{Database, load};

/// The program must have been built to be fast.
pub(crate) fn run() -> Result<(), String> {
    let mut broken = 0;
    println!("{:<52} {:>10} {:>10}", "300 players, nine rounds, SQLite", "measured", "promised");
    for line in load::run(&Database::sqlite()) {
        let mark = if line.is_kept() { "" } else { "  ✗" };
        broken += usize::from(!line.is_kept());
        println!(
            "{:<52} {:>7.1} ms {:>7} ms{mark}",
            line.what,
            line.took.as_secs_f64() * 1e3,
            line.at_most.as_millis()
        );
    }
    if broken == 0 { Ok(()) } else { Err(format!("{broken} promises are not kept")) }
}
