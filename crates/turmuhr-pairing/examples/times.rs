//! Times of one pairing: `times FILE.trf` or `times PLAYERS ROUNDS DONE SEED`.
#![allow(clippy::disallowed_methods)]
use std::time::Instant;

use turmuhr_exchange::trf::{
    self, Tournament,
    tournament::{Ask, Purpose},
};
use turmuhr_pairing::{
    System,
    generate::{Wish, generate},
    pair,
};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if args.len() == 1 {
        let started = Instant::now();
        let bytes = std::fs::read(&args[0]).unwrap();
        let tournament = Tournament::new(&trf::read(&bytes));
        let ready = tournament.ready(Ask::to(Purpose::Pair)).unwrap();
        println!("read {:?}", started.elapsed());
        let started = Instant::now();
        let pairing = pair(&ready.field, ready.system).unwrap();
        println!("pair {:?} {} boards", started.elapsed(), pairing.boards.len());
        return;
    }
    let number = |at: usize| args[at].parse::<u32>().unwrap();
    let wish = Wish { players: Some(number(0)), rounds: Some(number(1)), ..Wish::default() };
    let started = Instant::now();
    let made = generate(&wish, u64::from(number(3))).unwrap();
    println!("generated {:?}", started.elapsed());
    for round in 1..=made.field.rounds_done {
        let field = made.field.before(round);
        let started = Instant::now();
        let pairing = pair(&field, System::DUTCH).unwrap();
        println!("round {round} {:?} {} boards", started.elapsed(), pairing.boards.len());
    }
}
