//! Reads a file of games or a tournament and lists its findings.
//!
//! `cargo run -p turmuhr-exchange --example check_file -- FILE`
#![allow(clippy::disallowed_methods)]

use turmuhr_exchange::{
    pgn,
    trf::{self, Tournament},
};

const SAMPLE: &[u8] = b"[White \"Reti\"]\n\n1. e4 e5 2. Ke3 Nc6 *\n";

fn main() -> std::io::Result<()> {
    let (name, bytes) = match std::env::args().nth(1) {
        Some(path) => (path.clone(), std::fs::read(path)?),
        None => ("sample.pgn".to_owned(), SAMPLE.to_vec()),
    };
    if name.to_ascii_lowercase().ends_with(".pgn") {
        for record in pgn::read(&bytes) {
            println!("{}", record.summary());
            for finding in &record.findings {
                println!("  {}:{} {:?} {:?}", finding.line, finding.column, finding.severity, finding.kind);
            }
        }
    } else {
        let tournament = Tournament::new(&trf::read(&bytes));
        println!("{} players", tournament.contest.players.len());
        for finding in &tournament.findings {
            println!("  {}:{} {:?} {:?}", finding.line, finding.column, finding.severity, finding.kind);
        }
    }
    Ok(())
}
