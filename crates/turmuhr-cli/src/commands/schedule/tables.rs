//! How a schedule is written down.

use serde_json::Value;
use turmuhr_round_robin::TableRound;
use turmuhr_texts::{Lang, schedule as say};

/// A schedule for people and for programs.
pub(super) struct Told {
    pub(super) text: String,
    pub(super) json: Value,
}

/// Numbers as the printed tables have them, a round a line; names a pair a line.
pub(super) fn round_lines(
    rounds: &[TableRound],
    with_names: bool,
    label: &dyn Fn(u32) -> String,
    lang: Lang,
) -> String {
    let mut text = String::new();
    for (number, round) in (1..).zip(rounds) {
        let free = round.free.map(|free| say::free(lang, label(free)));
        if with_names {
            text.push_str(&format!("{}\n", say::round(lang, number)));
            for &(white, black) in &round.boards {
                text.push_str(&format!("  {} - {}\n", label(white), label(black)));
            }
            text.extend(free.map(|free| format!("  {free}\n")));
        } else {
            let pairs: Vec<String> =
                round.boards.iter().map(|(white, black)| format!("{white}-{black}")).chain(free).collect();
            text.push_str(&format!("{number:>2}: {}\n", pairs.join("  ")));
        }
    }
    text
}

/// Points of Keizer: whole numbers, else two digits.
pub(super) fn sixths(sixths: u32, lang: Lang) -> String {
    let (whole, rest) = (sixths / 6, sixths % 6);
    let sign = match lang {
        Lang::De => ',',
        Lang::En => '.',
    };
    // Hundredths, half up.
    match (rest * 200 + 6) / 12 {
        0 => whole.to_string(),
        hundredths => format!("{whole}{sign}{hundredths:02}"),
    }
}
