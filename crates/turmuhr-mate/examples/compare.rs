//! Times this engine against chasolver on a folder of `FEN;side;verdict` files, in one run.
//!
//! `cargo run --release -p turmuhr-mate --example compare -- FOLDER [--alone] [--slow N]`
#![allow(clippy::disallowed_methods)]

use std::{
    str::FromStr,
    time::{Duration, Instant},
};

use turmuhr_core::{CastlingMode, Color, fen};
use turmuhr_mate::{Limits, Verdict, can_mate};

struct Query {
    file: String,
    fen: String,
    side: Color,
    winnable: bool,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let alone = arguments.iter().any(|argument| argument == "--alone");
    let slow = arguments
        .iter()
        .position(|argument| argument == "--slow")
        .and_then(|at| arguments.get(at + 1)?.parse().ok())
        .unwrap_or(5);
    let nodes = arguments
        .iter()
        .position(|argument| argument == "--nodes")
        .and_then(|at| arguments.get(at + 1)?.parse().ok())
        .unwrap_or(Limits::default().nodes);
    let folder = arguments.first().expect("a folder of queries");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|e| e == "txt"))
        .collect();
    files.sort();
    let mut queries = Vec::new();
    for path in files {
        let text = std::fs::read_to_string(&path).expect("a text file");
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let parts: Vec<&str> = line.split(';').map(str::trim).collect();
            queries.push(Query {
                file: path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default(),
                fen: parts[0].to_owned(),
                side: if parts[1] == "white" { Color::White } else { Color::Black },
                winnable: parts[2] == "winnable",
            });
        }
    }
    let (mut ours, mut theirs) = (Duration::ZERO, Duration::ZERO);
    let (mut wrong, mut unknown) = (0, 0);
    let mut times = Vec::new();
    for query in &queries {
        let position = fen::read(&query.fen, CastlingMode::Standard).expect("a position");
        let began = Instant::now();
        let verdict = can_mate(&position, query.side, Limits { nodes });
        let took = began.elapsed();
        ours += took;
        let told = match &verdict {
            Verdict::Winnable { line } => {
                format!("mate {}", line.len())
            }
            Verdict::Unwinnable { why } => format!("{why:?}").chars().take(40).collect(),
            Verdict::Unknown { spent } => {
                unknown += 1;
                format!("unknown {spent}")
            }
        };
        let agrees = match &verdict {
            Verdict::Winnable { .. } => query.winnable,
            Verdict::Unwinnable { .. } => !query.winnable,
            Verdict::Unknown { .. } => true,
        };
        if !agrees {
            wrong += 1;
            println!("WRONG {} {}: {told}", query.fen, query.side);
        }
        let mut took_them = Duration::ZERO;
        if !alone {
            let board = chess::Board::from_str(&query.fen).expect("a board");
            let side = if query.side.is_white() { chess::Color::White } else { chess::Color::Black };
            let began = Instant::now();
            std::hint::black_box(chasolver::winnability(&board, side));
            took_them = began.elapsed();
            theirs += took_them;
        }
        times.push((took, took_them, query, told));
    }
    let mut by_file: Vec<(&str, u32, Duration, Duration)> = Vec::new();
    for (took, took_them, query, _) in &times {
        match by_file.iter_mut().find(|row| row.0 == query.file) {
            Some(row) => {
                row.1 += 1;
                row.2 += *took;
                row.3 += *took_them;
            }
            None => by_file.push((&query.file, 1, *took, *took_them)),
        }
    }
    for (file, count, took, took_them) in by_file {
        println!("{file:20} {count:5} mean {:>10.1?} chasolver {:>10.1?}", took / count, took_them / count);
    }
    times.sort_by_key(|row| std::cmp::Reverse(row.0));
    for (took, took_them, query, told) in times.iter().take(slow) {
        println!(
            "{took:>10.1?} {took_them:>10.1?} {} {} {} {} | {told}",
            query.file, query.fen, query.side, query.winnable
        );
    }
    println!("{} queries, {wrong} wrong, {unknown} unknown", queries.len());
    println!("ours {ours:.1?}, worst {:.1?}", times[0].0);
    if !alone {
        let worst = times.iter().map(|row| row.1).max().unwrap_or_default();
        println!("chasolver {theirs:.1?}, worst {worst:.1?}");
        println!("ratio {:.3}", ours.as_secs_f64() / theirs.as_secs_f64());
    }
}
