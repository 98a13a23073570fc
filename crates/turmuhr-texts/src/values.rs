//! Results, points, colours and days as each language writes them.

use jiff::civil::{Date, DateTime};
use turmuhr_core::{Bye, Color, Points, Rated, Round, Score};
use turmuhr_standings::Fraction;
use turmuhr_tournament::{ByeKind, GameResult};

use crate::Lang;

/// `4½`, `0`, `2,3`.
pub fn points(points: Points, lang: Lang) -> String {
    let tenths = points.in_tenths();
    let sign = if tenths < 0 { "−" } else { "" };
    let (whole, rest) = (tenths.abs() / 10, tenths.abs() % 10);
    match (whole, rest) {
        (_, 0) => format!("{sign}{whole}"),
        (0, 5) => format!("{sign}½"),
        (_, 5) => format!("{sign}{whole}½"),
        _ => format!("{sign}{whole}{}{rest}", decimal_mark(lang)),
    }
}

/// A value of a table: halves as people write them, everything else in decimals.
pub fn number(number: Fraction, lang: Lang) -> String {
    let decimal = number.decimal(decimal_mark(lang)).replace('-', "−");
    match decimal.strip_suffix(['5']).and_then(|rest| rest.strip_suffix(decimal_mark(lang))) {
        Some("0") => "½".to_owned(),
        Some("−0") => "−½".to_owned(),
        Some(whole) => format!("{whole}½"),
        None => decimal,
    }
}

const fn decimal_mark(lang: Lang) -> char {
    match lang {
        Lang::De => ',',
        Lang::En => '.',
    }
}

/// `1:0` in German, `1-0` in English; a forfeit has signs instead of numbers.
pub fn result(result: GameResult, lang: Lang) -> String {
    let between = match lang {
        Lang::De => ':',
        Lang::En => '-',
    };
    // A hyphen between signs would read as one of them.
    let without_play = match lang {
        Lang::De => ':',
        Lang::En => '/',
    };
    let score = |score: Score| match score {
        Score::Win => "1",
        Score::Draw => "½",
        Score::Loss => "0",
    };
    match result {
        GameResult::Played { white, black, rated } => {
            let unrated = match (rated, lang) {
                (Rated::Yes, _) => "",
                (Rated::No, Lang::De) => " (o. W.)",
                (Rated::No, Lang::En) => " (unrated)",
            };
            format!("{}{between}{}{unrated}", score(white), score(black))
        }
        GameResult::WhiteByForfeit => format!("+{without_play}−"),
        GameResult::BlackByForfeit => format!("−{without_play}+"),
        GameResult::BothForfeit => format!("−{without_play}−"),
        GameResult::Adjourned => match lang {
            Lang::De => "H",
            Lang::En => "adj.",
        }
        .to_owned(),
    }
}

/// The same in words, for screen readers.
pub fn result_in_words(result: GameResult, lang: Lang) -> String {
    let (de, en) = match result {
        GameResult::WHITE_WINS => ("Weiß gewinnt", "White wins"),
        GameResult::DRAW => ("Remis", "Draw"),
        GameResult::BLACK_WINS => ("Schwarz gewinnt", "Black wins"),
        GameResult::WhiteByForfeit => ("Weiß gewinnt kampflos", "White wins by forfeit"),
        GameResult::BlackByForfeit => ("Schwarz gewinnt kampflos", "Black wins by forfeit"),
        GameResult::BothForfeit => ("Beide nicht angetreten", "Both forfeited"),
        GameResult::Adjourned => ("Hängepartie", "Adjourned"),
        GameResult::Played { rated, white, black } => {
            // The colours are named: in a list of teams Black may stand first.
            let each = |colour, score| {
                let points = match score {
                    Score::Win => "1",
                    Score::Draw => "½",
                    Score::Loss => "0",
                };
                format!("{} {points}", self::colour(colour, lang))
            };
            let plain = format!("{}, {}", each(Color::White, white), each(Color::Black, black));
            return match (rated, lang) {
                (Rated::Yes, Lang::De) => format!("{plain}, vom Schiedsrichter"),
                (Rated::Yes, Lang::En) => format!("{plain}, by the arbiter"),
                (Rated::No, Lang::De) => format!("{plain}, ohne Wertung"),
                (Rated::No, Lang::En) => format!("{plain}, unrated"),
            };
        }
    };
    lang.pick(de, en).to_owned()
}

pub fn colour(colour: Color, lang: Lang) -> &'static str {
    match (colour, lang) {
        (Color::White, Lang::De) => "Weiß",
        (Color::White, Lang::En) => "White",
        (Color::Black, Lang::De) => "Schwarz",
        (Color::Black, Lang::En) => "Black",
    }
}

/// A player's result of a round: `1`, `½`, `+`, a kind of bye.
pub fn outcome<Who: Copy>(round: Round<Who>, lang: Lang) -> &'static str {
    match round {
        Round::Played { score: Score::Win, .. } => "1",
        Round::Played { score: Score::Draw, .. } => "½",
        Round::Played { score: Score::Loss, .. } => "0",
        Round::Adjourned { .. } => lang.pick("H", "adj."),
        Round::ForfeitWin { .. } => "+",
        Round::ForfeitLoss { .. } => "−",
        Round::Bye(Bye::PairingAllocated) => lang.pick("spielfrei", "bye"),
        Round::Bye(Bye::Full) => lang.pick("frei 1", "bye 1"),
        Round::Bye(Bye::Half) => lang.pick("frei ½", "bye ½"),
        Round::Bye(Bye::Zero) => lang.pick("frei 0", "bye 0"),
    }
}

pub fn bye(bye: ByeKind, lang: Lang) -> &'static str {
    match bye {
        ByeKind::Full => lang.pick("freie Runde, 1 Punkt", "full-point bye"),
        ByeKind::Half => lang.pick("freie Runde, ½ Punkt", "half-point bye"),
        ByeKind::Zero => lang.pick("abwesend, 0 Punkte", "absent, zero-point bye"),
    }
}

/// `3.5.2026`, `3 May 2026`.
pub fn day(day: Date, lang: Lang) -> String {
    const MONTHS: [&str; 12] = [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ];
    match lang {
        Lang::De => format!("{}.{}.{}", day.day(), day.month(), day.year()),
        Lang::En => {
            let month = MONTHS.get(day.month() as usize - 1).copied().unwrap_or_default();
            format!("{} {month} {}", day.day(), day.year())
        }
    }
}

/// A span of days; one day if only one is known.
pub fn days(from: Option<Date>, to: Option<Date>, lang: Lang) -> String {
    match (from, to) {
        (Some(from), Some(to)) if from != to => format!("{} – {}", day(from, lang), day(to, lang)),
        (Some(only), _) | (None, Some(only)) => day(only, lang),
        (None, None) => String::new(),
    }
}

pub fn moment(at: DateTime, lang: Lang) -> String {
    let time = format!("{}:{:02}", at.hour(), at.minute());
    match lang {
        Lang::De => format!("{}, {time} Uhr", day(at.date(), lang)),
        Lang::En => format!("{}, {time}", day(at.date(), lang)),
    }
}

/// With the time: `3.5.2026 14:05:09`, `3 May 2026 14:05:09`.
pub fn second(at: DateTime, lang: Lang) -> String {
    format!("{} {}:{:02}:{:02}", day(at.date(), lang), at.hour(), at.minute(), at.second())
}

/// Without a currency: «30,00».
pub fn amount(cents: u64, lang: Lang) -> String {
    let mark = match lang {
        Lang::De => ',',
        Lang::En => '.',
    };
    format!("{}{mark}{:02}", cents / 100, cents % 100)
}

/// Any currency, always with cents: «30,00 €», «CHF 30.00».
pub fn money_in(cents: u64, currency: &str, lang: Lang) -> String {
    of_currency(&format!("{}{}{:02}", cents / 100, decimal_mark(lang), cents % 100), currency, lang)
}

/// An amount with the sign of its currency.
fn of_currency(amount: &str, currency: &str, lang: Lang) -> String {
    let sign = if currency == "EUR" { "€" } else { currency };
    match lang {
        Lang::De => format!("{amount} {sign}"),
        Lang::En if currency == "EUR" => format!("€{amount}"),
        Lang::En => format!("{sign} {amount}"),
    }
}

/// Whole amounts without cents: «300 €», «CHF 12.50».
pub fn money(cents: u64, currency: &str, lang: Lang) -> String {
    if cents.is_multiple_of(100) {
        of_currency(&(cents / 100).to_string(), currency, lang)
    } else {
        money_in(cents, currency, lang)
    }
}

/// A number with its noun: «1 player», «2 players».
pub fn count<N: std::fmt::Display + PartialEq + From<u8>>(number: N, one: &str, many: &str) -> String {
    let noun = if number == N::from(1) { one } else { many };
    format!("{number} {noun}")
}

/// Numbers in ascending order, neighbours together: «1–4, 7».
pub fn ranges(numbers: &[u32]) -> String {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for &number in numbers {
        match runs.last_mut() {
            Some((_, last)) if last.checked_add(1) == Some(number) => *last = number,
            _ => runs.push((number, number)),
        }
    }
    let shown = runs.iter().map(|(first, last)| match first == last {
        true => first.to_string(),
        false => format!("{first}–{last}"),
    });
    shown.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_written_with_the_half_sign() {
        let cases = [(0, "0"), (5, "½"), (45, "4½"), (40, "4"), (-5, "−½"), (3, "0,3")];
        for (tenths, text) in cases {
            assert_eq!(points(Points::tenths(tenths), Lang::De), text);
        }
        assert_eq!(number(Fraction::tenths(75), Lang::En), "7½");
        assert_eq!(number(Fraction::tenths(75) * Fraction::tenths(5), Lang::De), "3,75");
    }

    #[test]
    fn neighbours_are_one_range() {
        assert_eq!(ranges(&[1, 2, 3, 7, 9, 10]), "1–3, 7, 9–10");
        assert_eq!(ranges(&[]), "");
    }

    #[test]
    fn halves_and_decimals_as_people_write_them() {
        for (tenths, de, en) in
            [(45, "4½", "4½"), (5, "½", "½"), (0, "0", "0"), (-10, "−1", "−1"), (23, "2,3", "2.3")]
        {
            assert_eq!(points(Points::tenths(tenths), Lang::De), de);
            assert_eq!(points(Points::tenths(tenths), Lang::En), en);
        }
        let tenths = |tenths: i64| Fraction::tenths(tenths);
        assert_eq!(number(tenths(185), Lang::De), "18½");
        assert_eq!(number(tenths(5), Lang::En), "½");
        assert_eq!(number(tenths(172), Lang::De), "17,2");
        assert_eq!(number(Fraction::whole(25), Lang::De), "25");
        assert_eq!(result(GameResult::WHITE_WINS, Lang::De), "1:0");
        assert_eq!(result(GameResult::DRAW, Lang::En), "½-½");
        assert_eq!(result(GameResult::WhiteByForfeit, Lang::De), "+:−");
        assert_eq!(money(30000, "EUR", Lang::De), "300 €");
        assert_eq!(money_in(3000, "EUR", Lang::De), "30,00 €");
        assert_eq!(money_in(1205, "CHF", Lang::En), "CHF 12.05");
        assert_eq!(money(1250, "EUR", Lang::De), "12,50 €");
        assert_eq!(money(10_000, "CHF", Lang::De), "100 CHF");
        assert_eq!(money(30000, "EUR", Lang::En), "€300");
    }
}
