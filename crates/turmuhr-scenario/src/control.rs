//! Time controls as chess players write them: `90+30`, `2h`, `1:30:00+30`, `90 min + 30 s`.
//!
//! A number without a unit below 180 is minutes, from 180 on seconds. If one number of a control is seconds, all are. In
//! blitz a number above 10 is always seconds: longer games are not blitz.

use turmuhr_clock::code;
use turmuhr_laws::rules::Mode;

/// From here on a bare number is seconds.
const SECONDS_FROM: u32 = 180;
/// The longest blitz, in minutes.
const LONGEST_BLITZ: u32 = 10;

/// The code in seconds that a written control means; `None` if it is no control.
pub fn in_seconds(text: &str, mode: Mode) -> Option<String> {
    let text: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    let text = text.to_lowercase();
    let told = as_hours(&text).or_else(|| as_periods(&text, mode)).unwrap_or(text);
    code::read(&told).is_ok().then_some(told)
}

/// `1:30:00+30` and `1:30+30`: hours and minutes.
fn as_hours(text: &str) -> Option<String> {
    let (main, bonus) = text.split_once('+').unwrap_or((text, ""));
    let parts: Vec<&str> = main.split(':').collect();
    let two = |part: &&str| part.len() == 2 && part.bytes().all(|digit| digit.is_ascii_digit());
    let (hours, rest) = parts.split_first()?;
    if hours.len() != 1 || rest.is_empty() || rest.len() > 2 || !rest.iter().all(two) {
        return None;
    }
    let number = |part: &str| part.parse::<u32>().ok();
    let seconds = rest.get(1).map_or(Some(0), |part| number(part))?;
    let main = number(hours)? * 3600 + number(rest[0])? * 60 + seconds;
    Some(joined("", main, bonus_of(bonus)?))
}

fn as_periods(text: &str, mode: Mode) -> Option<String> {
    let periods: Vec<(&str, &str, &str)> = text.split(':').map(parts).collect();
    let bare = |main: &str| main.parse::<u32>().ok();
    let in_minutes = periods.iter().filter_map(|(_, main, _)| bare(main)).all(|number| {
        let blitz = mode == Mode::Blitz && number > LONGEST_BLITZ;
        number < SECONDS_FROM && !blitz
    });
    let written = periods.iter().map(|(moves, main, bonus)| {
        let main = match bare(main) {
            Some(number) if in_minutes => number * 60,
            Some(number) => number,
            None => with_unit(main)?,
        };
        Some(joined(moves, main, bonus_of(bonus)?))
    });
    Some(written.collect::<Option<Vec<_>>>()?.join(":"))
}

/// Moves with their stroke, time, bonus.
fn parts(period: &str) -> (&str, &str, &str) {
    let (moves, times) = period.find('/').map_or(("", period), |at| period.split_at(at + 1));
    let (main, bonus) = times.split_once('+').unwrap_or((times, ""));
    (moves, main, bonus)
}

/// The bonus for each move in seconds.
fn bonus_of(text: &str) -> Option<u32> {
    if text.is_empty() { Some(0) } else { text.parse().ok().or_else(|| with_unit(text)) }
}

fn with_unit(text: &str) -> Option<u32> {
    let (number, unit) = text.split_at(text.find(|letter: char| !letter.is_ascii_digit())?);
    let factor = match unit.trim_end_matches('.') {
        "h" | "std" | "stunden" | "hours" => 3600,
        "m" | "min" | "minuten" | "minutes" | "'" | "′" => 60,
        "s" | "sek" | "sec" | "sekunden" | "seconds" | "\"" | "″" => 1,
        _ => return None,
    };
    number.parse::<u32>().ok()?.checked_mul(factor)
}

fn joined(moves: &str, main: u32, bonus: u32) -> String {
    if bonus == 0 { format!("{moves}{main}") } else { format!("{moves}{main}+{bonus}") }
}

/// Joins the words of one control: `90 min + 30 s` is `90min+30s`.
pub(crate) fn together(part: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in part.split_whitespace() {
        let goes_on = words.last().is_some_and(|last| {
            last.starts_with(|first: char| first.is_ascii_digit())
                && (word.starts_with('+')
                    || last.ends_with('+')
                    || with_unit(&format!("1{}", unit_of(word))).is_some())
        });
        match words.last_mut() {
            Some(last) if goes_on => last.push_str(word),
            _ => words.push(word.to_owned()),
        }
    }
    words
}

/// The unit at the beginning of a word: `min+30s` begins with `min`.
fn unit_of(word: &str) -> String {
    word.to_lowercase().split('+').next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn controls_are_read_as_players_write_them() {
        for (text, mode, wanted) in [
            ("90+30", Mode::Standard, "5400+30"),
            ("90", Mode::Standard, "5400"),
            ("2h", Mode::Standard, "7200"),
            ("1:30:00+30", Mode::Standard, "5400+30"),
            ("1:30+30", Mode::Standard, "5400+30"),
            ("90 min + 30 s", Mode::Standard, "5400+30"),
            ("90min+30s", Mode::Standard, "5400+30"),
            ("40/90+30:30+30", Mode::Standard, "40/5400+30:1800+30"),
            ("15+10", Mode::Rapid, "900+10"),
            ("3+2", Mode::Blitz, "180+2"),
            // Seconds stay seconds.
            ("5400+30", Mode::Standard, "5400+30"),
            ("40/5400+30:60", Mode::Standard, "40/5400+30:60"),
            ("180+2", Mode::Blitz, "180+2"),
            ("60", Mode::Blitz, "60"),
            ("300d2", Mode::Blitz, "300d2"),
            ("*180", Mode::Blitz, "*180"),
        ] {
            assert_eq!(in_seconds(text, mode).as_deref(), Some(wanted), "{text}");
        }
        for text in ["", "soon", "90x", "1:2:3:4", "99999999999h"] {
            assert_eq!(in_seconds(text, Mode::Standard), None, "{text}");
        }
    }
}
