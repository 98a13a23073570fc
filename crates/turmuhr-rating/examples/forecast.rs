//! Rates a small event by Elo and by both formulas of the DWZ.
//!
//! `cargo run -p turmuhr-rating --example forecast`

use turmuhr_rating::{
    Color, Date, Player, PlayerId, Rated, RatedEvent, Round, Score, Summary,
    dwz::{self, Formula},
    elo,
};

fn main() {
    // Everyone against everyone; the player with the smaller number wins.
    let ratings = [2100, 1950, 1900, 1800];
    let players = (1..).zip(ratings).map(|(number, rating)| {
        let mut player = Player::new(PlayerId(number), Some(rating));
        for opponent in (1..=4).filter(|opponent| *opponent != number) {
            let (colour, score) =
                if number < opponent { (Color::White, Score::Win) } else { (Color::Black, Score::Loss) };
            let opponent = PlayerId(opponent);
            player.rounds.push(Round::Played { opponent, colour, score, rated: Rated::Yes });
        }
        player
    });
    let event =
        RatedEvent { players: players.collect(), date: Some(Date::new(2026, 3, 1)), ..RatedEvent::default() };
    let elo: Vec<Summary> =
        elo::rate(&event, &elo::Rules::on(event.date)).iter().map(elo::Rating::summary).collect();
    print("elo", &elo);
    for formula in Formula::ALL {
        let rated: Vec<Summary> = dwz::rate(&event, formula).iter().map(dwz::Rating::summary).collect();
        print(formula.id(), &rated);
    }
}

fn print(system: &str, rated: &[Summary]) {
    println!("{system}");
    for line in rated {
        let Some(change) = line.change else { continue };
        println!(
            "  {}: {} – {} = {:+} → {}",
            line.player,
            line.score,
            change.expected,
            change.points,
            line.new.unwrap_or_default()
        );
    }
}
