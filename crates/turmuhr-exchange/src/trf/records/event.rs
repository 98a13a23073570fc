//! Records `xx2`: the tournament itself.

use turmuhr_core::{Color, Points};

use crate::trf::{
    columns::{Columns, Row, colour, digits, points, shown},
    finding::{FindingKind, Severity, Wanted},
    limits::MAX_ROUNDS,
    records::player::column_of,
};

/// A record with a text value from column 5 on.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Entry {
    /// 012: the tournament.
    Name,
    /// 022.
    City,
    /// 032.
    Federation,
    /// 042: the first day.
    Start,
    /// 052: the last day.
    End,
    /// 062: how many.
    Players,
    /// 072: how many.
    RatedPlayers,
    /// 082: how many.
    Teams,
    /// In words; the code is record 192.
    TypeInWords,
    /// 102.
    ChiefArbiter,
    /// 112; may occur several times.
    DeputyArbiter,
    /// 122.
    TimeControlInWords,
    /// 182: the program or person that paired.
    PairingController,
    /// As a code, such as `5400+30`.
    TimeControl,
}

impl Entry {
    /// In the order of their codes.
    pub const ALL: [Entry; 14] = [
        Entry::Name,
        Entry::City,
        Entry::Federation,
        Entry::Start,
        Entry::End,
        Entry::Players,
        Entry::RatedPlayers,
        Entry::Teams,
        Entry::TypeInWords,
        Entry::ChiefArbiter,
        Entry::DeputyArbiter,
        Entry::TimeControlInWords,
        Entry::PairingController,
        Entry::TimeControl,
    ];

    /// The first three columns of the line.
    pub const fn code(self) -> &'static str {
        match self {
            Entry::Name => "012",
            Entry::City => "022",
            Entry::Federation => "032",
            Entry::Start => "042",
            Entry::End => "052",
            Entry::Players => "062",
            Entry::RatedPlayers => "072",
            Entry::Teams => "082",
            Entry::TypeInWords => "092",
            Entry::ChiefArbiter => "102",
            Entry::DeputyArbiter => "112",
            Entry::TimeControlInWords => "122",
            Entry::PairingController => "182",
            Entry::TimeControl => "222",
        }
    }

    /// The reverse of [`Entry::code`].
    pub fn from_code(code: &str) -> Option<Entry> {
        Entry::ALL.into_iter().find(|entry| entry.code() == code)
    }
}

/// Record 132: a date for each round, above its column of the players; empty if none is given.
pub(in crate::trf) fn read_dates(columns: &mut Columns<'_>) -> Vec<String> {
    let mut dates = Vec::new();
    for round in 1..=MAX_ROUNDS {
        let first = column_of(round);
        if first > columns.width() {
            break;
        }
        dates.push(columns.text(first, first + 7));
    }
    columns.end();
    while dates.last().is_some_and(String::is_empty) {
        dates.pop();
    }
    dates
}

pub(in crate::trf) fn write_dates(dates: &[String], row: &mut Row<'_>) {
    for (index, date) in dates.iter().enumerate() {
        let first = column_of(index + 1);
        row.left(first, first + 7, date);
    }
}

/// One symbol with its points, in 162 and 362.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Worth<S> {
    /// A kind of result.
    pub symbol: S,
    /// What it scores.
    pub points: Points,
}

/// Symbols of record 162.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum GameSymbol {
    /// Also a win without play, and a full-point bye.
    Win,
    /// Also a half-point bye.
    Draw,
    /// A lost game.
    Loss,
    /// Zero-point bye, or not appeared.
    Absence,
    /// The pairing-allocated bye.
    PairingBye,
    /// For example an adjourned game.
    Unknown,
}

/// Symbols of record 362.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum MatchSymbol {
    /// A won match.
    Win,
    /// A drawn match.
    Draw,
    /// A lost match.
    Loss,
}

/// A symbol of a point system, by its letters.
pub trait Symbol: Sized + Copy {
    /// As in the file.
    fn letters(self) -> &'static str;
    /// The reverse of [`Symbol::letters`].
    fn from_letters(letters: &str) -> Option<Self>;
}

impl Symbol for GameSymbol {
    fn letters(self) -> &'static str {
        match self {
            GameSymbol::Win => "W",
            GameSymbol::Draw => "D",
            GameSymbol::Loss => "L",
            GameSymbol::Absence => "A",
            GameSymbol::PairingBye => "P",
            GameSymbol::Unknown => "X",
        }
    }

    fn from_letters(letters: &str) -> Option<GameSymbol> {
        use GameSymbol::{Absence, Draw, Loss, PairingBye, Unknown, Win};
        // One program writes its zero-point bye here.
        if letters.eq_ignore_ascii_case("Z") {
            return Some(Absence);
        }
        let all = [Win, Draw, Loss, Absence, PairingBye, Unknown];
        all.into_iter().find(|symbol| symbol.letters().eq_ignore_ascii_case(letters))
    }
}

impl Symbol for MatchSymbol {
    fn letters(self) -> &'static str {
        match self {
            MatchSymbol::Win => "TW",
            MatchSymbol::Draw => "TD",
            MatchSymbol::Loss => "TL",
        }
    }

    fn from_letters(letters: &str) -> Option<MatchSymbol> {
        let all = [MatchSymbol::Win, MatchSymbol::Draw, MatchSymbol::Loss];
        all.into_iter().find(|symbol| symbol.letters().eq_ignore_ascii_case(letters))
    }
}

/// Records 162 and 362. The symbols separate the fields, so other spacing is accepted.
pub(in crate::trf) fn read_worths<S: Symbol>(columns: &mut Columns<'_>) -> Vec<Worth<S>> {
    let mut worths = Vec::new();
    let mut symbol: Option<S> = None;
    for (column, word) in columns.words(4) {
        let letters = word.len() - word.trim_start_matches(|c: char| c.is_alphabetic()).len();
        let (name, value) = word.split_at(letters);
        if !name.is_empty() {
            symbol = S::from_letters(name);
            if symbol.is_none() {
                unreadable(columns, column, word, Wanted::Symbol);
                continue;
            }
        }
        if value.is_empty() {
            continue;
        }
        match (symbol.take(), points(value)) {
            (Some(symbol), Some(points)) => worths.push(Worth { symbol, points }),
            _ => unreadable(columns, column, word, Wanted::Points),
        }
    }
    if symbol.is_some() {
        columns.missing(columns.width(), Wanted::Points, Severity::Error);
    }
    worths
}

/// A partly readable point system is useless.
fn unreadable(columns: &mut Columns<'_>, column: usize, word: &str, wanted: Wanted) {
    let kind = FindingKind::Unreadable { code: columns.code, text: shown(word), wanted };
    columns.finding(column, Severity::Error, kind);
}

/// Symbols end in column 6, values in column 10; the next pair is nine columns further.
pub(in crate::trf) fn write_worths<S: Symbol>(worths: &[Worth<S>], row: &mut Row<'_>) {
    for (index, worth) in worths.iter().enumerate() {
        let shift = 9 * index;
        row.right(6 + shift, 6 + shift, worth.symbol.letters());
        row.right(7 + shift, 10 + shift, &worth.points.to_string());
    }
}

pub(in crate::trf) fn read_rounds(columns: &mut Columns<'_>) -> Option<u32> {
    let text = columns.rest(4).trim();
    let rounds = digits(text).filter(|rounds| (1..=MAX_ROUNDS as u32).contains(rounds));
    if rounds.is_none() {
        let kind =
            FindingKind::Unreadable { code: columns.code, text: shown(text), wanted: Wanted::RoundNumber };
        columns.finding(5, Severity::Error, kind);
    }
    rounds
}

pub(in crate::trf) fn read_colour(columns: &mut Columns<'_>) -> Option<Color> {
    let text = columns.rest(4).trim();
    let first = text.chars().next().and_then(colour);
    let whole = matches!(text.to_ascii_lowercase().as_str(), "w" | "b" | "white" | "black");
    let read = first.filter(|_| whole);
    if read.is_none() {
        let kind = FindingKind::Unreadable { code: columns.code, text: shown(text), wanted: Wanted::Colour };
        columns.finding(5, Severity::Error, kind);
    }
    read
}

/// Record 352: the colours of the team named first, board by board.
pub(in crate::trf) fn read_board_colours(columns: &mut Columns<'_>) -> Option<Vec<Color>> {
    let text = columns.rest(4).trim();
    let colours: Option<Vec<Color>> = text.chars().map(colour).collect();
    let colours = colours.filter(|colours| !colours.is_empty());
    if colours.is_none() {
        let kind = FindingKind::Unreadable { code: columns.code, text: shown(text), wanted: Wanted::Colour };
        columns.finding(5, Severity::Warning, kind);
    }
    colours
}

/// Records 202 and 212.
pub(in crate::trf) fn read_list(columns: &mut Columns<'_>) -> Vec<String> {
    columns
        .rest(4)
        .split([',', ';'])
        .map(|word| word.trim().to_owned())
        .filter(|word| !word.is_empty())
        .collect()
}
