//! Rating lists: FIDE's as text and XML, the German federation's tables; and a search index.
//!
//! Lists are long, so readers work row by row. An unreadable row is reported with its line and skipped.
//!
//! ```
//! use turmuhr_exchange::lists::{Index, german};
//!
//! let list = b"ZPS,Mgl-Nr,Status,Spielername,Geburtsjahr,DWZ,Index\n60101,0042,A,\"M\xfcller,Anna\",1990,1850,23\n";
//! let index = Index::new(german::read(list, german::Charset::Windows)?.players);
//! assert_eq!(index.search("mueller an", 10)[0].dwz, Some(1850));
//! # Ok::<(), turmuhr_exchange::lists::NoList>(())
//! ```

pub mod compact;
pub mod fide_text;
pub mod fide_xml;
mod fold;
pub mod german;
mod index;
pub mod members;

use crate::trf::records::player::Sex;

pub use index::Index;

/// A name as sort key: without accents and case, Müller equals Mueller.
pub fn folded(name: &str) -> String {
    let mut out = String::new();
    fold::fold(name, &mut out);
    out
}

/// A player of a rating list. Fields that the list lacks are empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listed {
    /// The FIDE number; 0 for none.
    pub fide_id: u32,
    /// `Lastname, Firstname`.
    pub name: Box<str>,
    /// Three letters, such as `GER`.
    pub federation: Box<str>,
    /// `None` if the list does not say.
    pub sex: Option<Sex>,
    /// The highest title, which may be a women's title.
    pub title: Box<str>,
    /// The highest women's title.
    pub women_title: Box<str>,
    /// In full, such as 1990.
    pub birth_year: Option<u16>,
    /// Standard chess.
    pub standard: Figures,
    /// Rapid chess.
    pub rapid: Figures,
    /// Blitz.
    pub blitz: Figures,
    /// Marked as inactive by FIDE.
    pub inactive: bool,
    /// The German rating.
    pub dwz: Option<u16>,
    /// DWZ: the number of evaluations so far.
    pub index: Option<u16>,
    /// The German federation's person number, or club and member number.
    pub national_id: Box<str>,
    /// Its name.
    pub club: Box<str>,
}

/// One of FIDE's ratings; lists print 0 for none.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// `None` if unrated.
    pub rating: Option<u16>,
    /// Rated games in the period of the list.
    pub games: u16,
    /// The development coefficient; 0 for none.
    pub k: u8,
}

/// A list as read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct List {
    /// In the order of the file.
    pub players: Vec<Listed>,
    /// Skipped rows.
    pub faults: Vec<RowFault>,
}

/// A row that was skipped.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct RowFault {
    /// From 1; in XML the number of the player.
    pub line: usize,
    /// Why it was skipped.
    pub kind: RowFaultKind,
}

/// Why a row was skipped.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum RowFaultKind {
    /// The row has no name.
    NoName,
    /// The player's number is invalid.
    BadNumber,
    /// Another numeric field is invalid.
    BadFigure,
    /// The row does not fit the table.
    Broken,
}

/// Why a file is not a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoList {
    /// The header lacks this column.
    NoColumn(&'static str),
    /// The file could not be read to its end.
    Unreadable(String),
}

impl std::fmt::Display for NoList {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            NoList::NoColumn(column) => write!(f, "no column {column}"),
            NoList::Unreadable(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for NoList {}

impl From<std::io::Error> for NoList {
    fn from(error: std::io::Error) -> NoList {
        NoList::Unreadable(error.to_string())
    }
}

/// The kind of a list file.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum ListKind {
    /// FIDE's table with fixed columns.
    FideText,
    /// FIDE's XML.
    FideXml,
    /// The table of the German federation, in any of its generations.
    German,
}

impl ListKind {
    /// Detected from the beginning of the file.
    pub fn of(bytes: &[u8]) -> ListKind {
        let begin = bytes.strip_prefix(crate::encoding::BOM).unwrap_or(bytes).trim_ascii_start();
        let line = begin.split(|byte| *byte == b'\n').next().unwrap_or(begin);
        if begin.starts_with(b"<") {
            ListKind::FideXml
        } else if line.starts_with(b"ID Number") || line.starts_with(b"ID number") {
            ListKind::FideText
        } else {
            ListKind::German
        }
    }
}

/// Reads a list of any kind.
pub fn read(bytes: &[u8]) -> Result<List, NoList> {
    match ListKind::of(bytes) {
        ListKind::FideText => fide_text::read(bytes),
        ListKind::FideXml => fide_xml::read(bytes),
        ListKind::German => german::read(bytes, german::Charset::default()),
    }
}

/// The words of a name as the search compares them: without accents and case, `Mueller` like `Müller`.
pub fn name_words(name: &str) -> Vec<String> {
    let mut words: Vec<String> =
        folded(name).split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect();
    words.sort_unstable();
    words
}

/// An optional number: blank and 0 mean none.
fn figure<N: std::str::FromStr + Default + PartialEq>(text: &str) -> Result<Option<N>, RowFaultKind> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(None);
    }
    let number: N = text.parse().map_err(|_| RowFaultKind::BadFigure)?;
    Ok(Some(number).filter(|number| *number != N::default()))
}

fn figures(rating: &str, games: &str, k: &str) -> Result<Figures, RowFaultKind> {
    Ok(Figures { rating: figure(rating)?, games: figure(games)?.unwrap_or(0), k: figure(k)?.unwrap_or(0) })
}

fn sex(text: &str) -> Option<Sex> {
    text.trim().chars().next().and_then(Sex::from_letter)
}

/// `i`, `wi`: no longer active.
fn inactive(flag: &str) -> bool {
    flag.contains(['i', 'I'])
}
