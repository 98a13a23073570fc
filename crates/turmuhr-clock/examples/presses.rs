//! Runs a time control through a list of presses.
//!
//! `cargo run --example presses -- 180+2 4 9 30 62`: the control, then the seconds at which White and Black
//! press in turn, counted from the start.

use std::error::Error;

use turmuhr_clock::{Clock, Lang, Moment, Setting, code, human};
use turmuhr_core::Color;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    if args.is_empty() {
        args = ["2/60+5:30+5", "20", "31", "58", "75", "81", "150"].map(String::from).to_vec();
    }
    // A code such as `180+2`, or words such as `3 min + 2 s`.
    let control = code::read(&args[0]).or_else(|_| human::read(&args[0]))?;
    println!("{}", human::write(&control, Lang::English));

    let mut clock = Clock::new(Setting::of(control));
    clock.start(Color::White, Moment::START)?;
    let mut player = Color::White;
    for press in &args[1..] {
        let at = Moment::from_secs(press.parse()?);
        clock.press(player, at)?;
        println!(
            "{at}  {player:?} presses   White {}   Black {}",
            clock.left(Color::White, at),
            clock.left(Color::Black, at)
        );
        if let Some((loser, since)) = clock.first_flag(at) {
            println!("{since}  {loser:?}'s flag has fallen");
            return Ok(());
        }
        player = player.other();
    }
    if let Some(end) = clock.next_flag_at() {
        println!("{end}  {player:?}'s flag falls if nobody presses");
    }
    Ok(())
}
