//! How long a rating list of a million players takes: to read, to make ready, to search.

use std::hint::black_box;

use turmuhr_exchange::lists::{self, Index};

use super::{Figure, pairing::best};
use crate::random::Random;

const PLAYERS: u32 = 1_000_000;

const SYLLABLES: [&str; 24] = [
    "an", "ber", "cor", "da", "el", "fri", "gu", "han", "il", "jo", "ka", "lu", "ma", "ne", "ol", "pet",
    "qui", "ro", "schmi", "ta", "ul", "vik", "wa", "zo",
];

/// The text of a list as FIDE writes it, with names made up from syllables.
fn list() -> String {
    let mut random = Random::new(1);
    let mut text = format!("{:<15}{:<61}{:<4}{:<4}{:<5}\n", "ID Number", "Name", "Fed", "Sex", "SRtng");
    let mut word = |count: u64| -> String {
        let mut word: String = (0..count).map(|_| SYLLABLES[random.below(SYLLABLES.len())]).collect();
        if let Some(first) = word.get_mut(..1) {
            first.make_ascii_uppercase();
        }
        word
    };
    let names: Vec<String> = (0..PLAYERS).map(|_| format!("{}, {}", word(3), word(2))).collect();
    for (number, name) in (1..).zip(&names) {
        let rating = 1400 + number % 1400;
        text.push_str(&format!("{:<15}{name:<61}{:<4}{:<4}{rating:<5}\n", 1_000_000 + number, "GER", "M"));
    }
    text
}

/// Against a search through every name, which is what a list without an index leaves one to do.
pub(super) fn times() -> Vec<Figure> {
    let text = list();
    let read = best(&mut || {
        black_box(lists::read(black_box(text.as_bytes()))).ok();
    });
    let Ok(list) = lists::read(text.as_bytes()) else { return Vec::new() };
    let count = list.players.len();
    let started = std::time::Instant::now();
    let index = Index::new(list.players);
    let made = started.elapsed();
    println!(
        "{count} players: read in {:.2} s, made ready in {:.2} s",
        read.as_secs_f64(),
        made.as_secs_f64()
    );
    for (what, question) in
        [("a rare name", "schmivikzo ta"), ("a common beginning", "an"), ("nobody", "xyz")]
    {
        let took = best(&mut || {
            black_box(index.search(black_box(question), 20));
        });
        println!("  {what} ({question}): {:.3} ms", took.as_secs_f64() * 1e3);
    }
    let question = "schmivik";
    let ratio = super::ratio(
        5,
        || {
            black_box(index.search(black_box(question), 20));
        },
        || {
            let found = index.players().iter().filter(|player| {
                player.name.to_lowercase().split([',', ' ']).any(|word| word.starts_with(question))
            });
            black_box(found.count());
        },
    );
    vec![Figure { what: "search in a list of a million, against reading every name", ratio, goal: 100.0 }]
}
