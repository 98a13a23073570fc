//! Splits a text into the words of a time control, in either language.

use turmuhr_core::Color;

use crate::control::ControlError;

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Word {
    /// In thousandths, so that `0,5` is exact.
    Number(u64),
    /// The unit in milliseconds.
    Unit(u64),
    Moves,
    /// `for 40 moves`
    For,
    /// `40 in 90`
    In,
    /// `per move`, `je 20 Züge`, `20 an hour`
    Each,
    /// `ab Zug 37`
    From,
    /// All remaining moves: `SD`, `G`, `KO`, `Rest`
    Rest,
    Delay,
    Bronstein,
    Increment,
    No,
    ByoYomi,
    Canadian,
    Hourglass,
    Gong,
    Scrabble,
    CountUp,
    Side(Color),
    Slash,
    Times,
    /// A new part begins; the lead says what it can be.
    Break(Lead),
}

/// In ascending order of information.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Lead {
    Comma,
    /// `+`
    Plus,
    /// `|`: only a time per move follows.
    Bar,
    /// `then`: only a period follows.
    Then,
    /// `dazu`: only a time per move follows.
    Besides,
}

/// A word and its byte offset.
#[derive(Copy, Clone, Debug)]
pub(super) struct Token {
    pub(super) word: Word,
    pub(super) at: usize,
}

pub(super) fn tokens(text: &str) -> Result<Vec<Token>, ControlError> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(ch) = text[at..].chars().next() {
        let rest = &text[at..];
        let len = match ch {
            '0'..='9' => number_len(rest),
            _ if ch.is_alphabetic() => word_len(rest),
            '\'' if rest.starts_with("''") => 2,
            _ => ch.len_utf8(),
        };
        let piece = &rest[..len];
        let word = match ch {
            '0'..='9' => Some(Word::Number(number(piece).ok_or_else(|| unreadable(text, at))?)),
            '\'' if len == 2 => Some(Word::Unit(SECOND)),
            _ if ch.is_alphabetic() => match word(&piece.to_lowercase()) {
                Known::Word(word) => Some(word),
                Known::Noise => None,
                Known::Not => return Err(unreadable(text, at)),
            },
            _ => match symbol(ch) {
                Known::Word(word) => Some(word),
                Known::Noise => None,
                Known::Not => return Err(unreadable(text, at)),
            },
        };
        tokens.extend(word.map(|word| Token { word, at }));
        at += len;
    }
    Ok(tokens)
}

pub(super) fn unreadable(text: &str, at: usize) -> ControlError {
    ControlError::Unreadable { at, text: text.get(at..).unwrap_or("").to_owned() }
}

pub(super) const SECOND: u64 = 1000;
pub(super) const MINUTE: u64 = 60 * SECOND;
pub(super) const HOUR: u64 = 60 * MINUTE;

enum Known {
    Word(Word),
    Noise,
    Not,
}

fn symbol(ch: char) -> Known {
    Known::Word(match ch {
        '/' => Word::Slash,
        '+' => Word::Break(Lead::Plus),
        '|' => Word::Break(Lead::Bar),
        ',' | ';' | '(' | ')' => Word::Break(Lead::Comma),
        '×' | '*' => Word::Times,
        '\'' | '’' | '′' | '´' => Word::Unit(MINUTE),
        '"' | '”' | '“' | '″' => Word::Unit(SECOND),
        '.' | ':' | '-' | '–' => return Known::Noise,
        _ if ch.is_whitespace() => return Known::Noise,
        _ => return Known::Not,
    })
}

fn word(word: &str) -> Known {
    Known::Word(match word {
        "h" | "std" | "stunde" | "stunden" | "hour" | "hours" | "hr" | "hrs" => Word::Unit(HOUR),
        "m" | "min" | "mins" | "minute" | "minuten" | "minutes" => Word::Unit(MINUTE),
        "s" | "sec" | "secs" | "sek" | "sekunde" | "sekunden" | "second" | "seconds" => Word::Unit(SECOND),
        "zug" | "züge" | "zügen" | "zuege" | "zuegen" | "move" | "moves" => Word::Moves,
        "für" | "fuer" | "for" => Word::For,
        "in" => Word::In,
        "je" | "pro" | "per" | "every" | "each" | "a" | "an" | "jeden" => Word::Each,
        "ab" | "from" => Word::From,
        "rest" | "sd" | "g" | "ko" | "all" | "alle" => Word::Rest,
        "d" | "delay" | "verzögerung" | "verzoegerung" | "frei" | "free" => Word::Delay,
        "b" | "bronstein" => Word::Bronstein,
        "bonus" | "zuschlag" | "zeitzuschlag" | "inkrement" | "increment" | "inc" | "zeitgutschrift" => {
            Word::Increment
        }
        "ohne" | "kein" | "no" | "without" => Word::No,
        "byo" | "byo-yomi" | "byoyomi" => Word::ByoYomi,
        "kanadisch" | "canadian" => Word::Canadian,
        "sanduhr" | "hourglass" | "sandclock" => Word::Hourglass,
        "gong" => Word::Gong,
        "scrabble" => Word::Scrabble,
        "aufwärts" | "upcount" | "counted" => Word::CountUp,
        "weiß" | "weiss" | "white" => Word::Side(Color::White),
        "schwarz" | "black" => Word::Side(Color::Black),
        "x" => Word::Times,
        "dann" | "danach" | "then" => Word::Break(Lead::Then),
        "dazu" | "plus" => Word::Break(Lead::Besides),
        "mit" | "with" | "und" | "and" => Word::Break(Lead::Comma),
        "den" | "die" | "der" | "the" | "gezählt" | "up" | "yomi" => return Known::Noise,
        _ => return Known::Not,
    })
}

fn word_len(text: &str) -> usize {
    if text.to_lowercase().starts_with("byo-yomi") && text.is_char_boundary(8) {
        return 8;
    }
    text.find(|ch: char| !ch.is_alphabetic()).unwrap_or(text.len())
}

/// Digits and, if digits follow at once, a decimal point or comma.
fn number_len(text: &str) -> usize {
    let digits = |text: &str| text.find(|ch: char| !ch.is_ascii_digit()).unwrap_or(text.len());
    let whole = digits(text);
    match text[whole..].strip_prefix(['.', ',']) {
        Some(fraction) if digits(fraction) > 0 => whole + 1 + digits(fraction),
        _ => whole,
    }
}

fn number(text: &str) -> Option<u64> {
    crate::time::decimal_secs(&text.replace(',', ".")).map(|span| span.millis())
}
