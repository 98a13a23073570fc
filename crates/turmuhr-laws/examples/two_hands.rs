//! White castles and then captures with two hands in a blitz game: what follows, edition by edition.
//!
//! `cargo run --example two_hands`

use std::error::Error;

use turmuhr_clock::{Moment, Setting, code};
use turmuhr_core::{CastlingMode, Color, Edition, fen};
use turmuhr_laws::{
    game::{Act, Actor, LiveGame, Options, Regulations, TimedAct},
    notation::{Language, read_move},
    rules::{Mode, Supervision, page},
};

fn main() -> Result<(), Box<dyn Error>> {
    for edition in [Edition::FideBlitz1993, Edition::Fide2017, Edition::Fide2018, Edition::Fide2023] {
        println!("{edition}");
        let rules = page(edition, Mode::Blitz, Supervision::Full).ok_or("the edition has no blitz rules")?;
        let start = fen::read("4k3/8/8/3p4/4P3/8/8/4K2R w K - 0 1", CastlingMode::Standard)?;
        let setting = Setting::of(code::read("180+2")?);
        let mut game = LiveGame::new(Regulations::new(rules, None, setting, start, Options::default()));

        for (second, player, written, both_hands) in [
            (5, Color::White, "O-O", true),
            (9, Color::Black, "Ke7", false),
            (14, Color::White, "exd5", true),
        ] {
            let Some(position) = game.position().filter(|_| game.over().is_none()) else { break };
            let read = read_move(position, written, Language::En)?;
            let by = Actor::Player(player);
            let act = if both_hands { Act::TwoHands(read.m) } else { Act::Move(read.m) };
            println!("  {player:?}: {written}{}", if both_hands { " with two hands" } else { "" });
            for (at, act) in [(second, act), (second + 1, Act::Press)] {
                for ruling in game.apply(&TimedAct { at: Moment::from_secs(at), by, act }) {
                    println!("    {:?}  {:?}", ruling.what, ruling.cites);
                }
            }
        }
    }
    Ok(())
}
