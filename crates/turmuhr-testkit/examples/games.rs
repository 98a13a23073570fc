//! Games by chance as PGN, from which the cases of this crate are made: `games SEED COUNT MOST`.

use shakmaty::{Chess, san::SanPlus};
use turmuhr_testkit::{Dice, game};

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let [seed, count, most] = numbers[..] else {
        eprintln!("games SEED COUNT MOST");
        std::process::exit(2);
    };
    let mut dice = Dice(seed);
    for number in 1..=count {
        let mut moves = Vec::new();
        game(&mut dice, most as usize, |before: &Chess, m, _| {
            moves.push(SanPlus::from_move(before.clone(), m).to_string());
            true
        });
        println!("[Event \"Games by chance {seed}\"]\n[Round \"{number}\"]\n[Result \"*\"]\n");
        let words = moves.chunks(2).zip(1..).map(|(pair, number)| format!("{number}. {}", pair.join(" ")));
        for line in words.collect::<Vec<_>>().chunks(6) {
            println!("{}", line.join(" "));
        }
        println!("*\n");
    }
}
