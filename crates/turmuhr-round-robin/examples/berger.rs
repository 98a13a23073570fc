//! Prints a Berger table.
//!
//! `cargo run -p turmuhr-round-robin --example berger -- PLAYERS [CYCLES]`

use turmuhr_round_robin::cycles;

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|text| text.parse().ok());
    let (players, count) = (numbers.next().unwrap_or(6), numbers.next().unwrap_or(1));
    for (round, number) in cycles(players, count).iter().zip(1..) {
        let boards: Vec<String> =
            round.boards.iter().map(|(white, black)| format!("{white}–{black}")).collect();
        let free = round.free.map(|number| format!("  free: {number}")).unwrap_or_default();
        println!("{number:>3}: {}{free}", boards.join("  "));
    }
}
