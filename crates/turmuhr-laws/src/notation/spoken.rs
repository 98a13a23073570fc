//! Moves as they are announced (D.2.1).
//!
//! The Appendix proposes names for the files, and German words for numbers, castling and pieces.
//! Announcements name both squares, so that a listener can follow without seeing the board. English uses the
//! same file names with its own words.

use turmuhr_core::{CastlingSide, Chess, File, Move, Rank, Role, Square};

use super::reader::{ReadError, find};
use super::token::{Signs, What, Written};

/// The language of an announcement.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Tongue {
    /// As D.2.1 prints it, unless the arbiter decides otherwise.
    German,
    /// The file names of D.2.1 with English words.
    English,
}

/// The words of one tongue. The first of each list is said, the others are understood too.
struct Words {
    files: [&'static [&'static str]; 8],
    ranks: [&'static [&'static str]; 8],
    pieces: [(Role, &'static [&'static str]); 6],
    short_castling: &'static [&'static str],
    long_castling: &'static [&'static str],
    takes: &'static [&'static str],
    en_passant: &'static [&'static str],
    /// Words that do not change the move: «auf», «nach», «to», «check».
    filler: &'static [&'static str],
}

const GERMAN: Words = Words {
    files: [
        &["Anna", "a"],
        &["Bella", "b"],
        &["Cäsar", "Caesar", "Cesar", "c"],
        &["David", "d"],
        &["Eva", "e"],
        &["Felix", "f"],
        &["Gustav", "g"],
        &["Hector", "Hektor", "h"],
    ],
    ranks: [
        &["eins", "1"],
        &["zwei", "zwo", "2"],
        &["drei", "3"],
        &["vier", "4"],
        &["fünf", "fuenf", "5"],
        &["sechs", "6"],
        &["sieben", "7"],
        &["acht", "8"],
    ],
    pieces: [
        (Role::King, &["König", "Koenig"]),
        (Role::Queen, &["Dame"]),
        (Role::Rook, &["Turm"]),
        (Role::Bishop, &["Läufer", "Laeufer"]),
        (Role::Knight, &["Springer"]),
        (Role::Pawn, &["Bauer"]),
    ],
    short_castling: &["Kurze Rochade", "kleine Rochade"],
    long_castling: &["Lange Rochade", "große Rochade", "grosse Rochade"],
    takes: &["schlägt", "schlaegt", "nimmt"],
    en_passant: &["en passant"],
    filler: &[
        "auf",
        "nach",
        "von",
        "zur",
        "zum",
        "wird",
        "und",
        "Schach",
        "matt",
        "Schachmatt",
        "Umwandlung",
        "in",
        "eine",
        "einen",
    ],
};

const ENGLISH: Words = Words {
    files: GERMAN.files,
    ranks: [
        &["one", "1"],
        &["two", "2"],
        &["three", "3"],
        &["four", "4"],
        &["five", "5"],
        &["six", "6"],
        &["seven", "7"],
        &["eight", "8"],
    ],
    pieces: [
        (Role::King, &["king"]),
        (Role::Queen, &["queen"]),
        (Role::Rook, &["rook"]),
        (Role::Bishop, &["bishop"]),
        (Role::Knight, &["knight"]),
        (Role::Pawn, &["pawn"]),
    ],
    short_castling: &["Short castling", "castles short", "castles kingside", "kingside castling"],
    long_castling: &["Long castling", "castles long", "castles queenside", "queenside castling"],
    takes: &["takes", "captures"],
    en_passant: &["en passant"],
    filler: &["to", "on", "from", "the", "and", "check", "mate", "checkmate", "promotes", "becomes", "a"],
};

impl Tongue {
    /// Every tongue.
    pub const ALL: [Tongue; 2] = [Tongue::German, Tongue::English];

    const fn words(self) -> &'static Words {
        match self {
            Tongue::German => &GERMAN,
            Tongue::English => &ENGLISH,
        }
    }

    /// Whether a text begins like an announcement rather than like written moves.
    pub fn begins(self, text: &str) -> bool {
        let words = self.words();
        let first = text.split_whitespace().find(|word| !word.starts_with(|ch: char| ch.is_ascii_digit()));
        let long_names = words.files.iter().map(|names| &names[..names.len() - 1]);
        let castling = [words.short_castling, words.long_castling];
        let starts = castling.iter().flat_map(|names| names.iter()).filter_map(|name| name.split(' ').next());
        first.is_some_and(|first| {
            let first = first.trim_end_matches([',', '.', ';']);
            words.pieces.iter().map(|(_, names)| *names).chain(long_names).any(|names| says(names, first))
                || starts.into_iter().any(|word| same_word(word, first))
        })
    }
}

/// The announcement of a legal move, without punctuation.
pub fn speak(m: Move, tongue: Tongue) -> String {
    let words = tongue.words();
    match m.castling_side() {
        Some(CastlingSide::KingSide) => return words.short_castling[0].to_owned(),
        Some(CastlingSide::QueenSide) => return words.long_castling[0].to_owned(),
        None => {}
    }
    let mut said = Vec::new();
    // A pawn has no name in the notation (C.4) and none here: «Eva vier». Only where it captures is the
    // square of arrival not enough.
    if m.role() != Role::Pawn {
        said.push(words.piece(m.role()));
    }
    if let Some(from) = m.from().filter(|_| m.role() != Role::Pawn || m.is_capture()) {
        said.extend(words.square(from));
    }
    if m.is_capture() {
        said.push(words.takes[0]);
    }
    said.extend(words.square(m.to()));
    if m.is_en_passant() {
        said.push(words.en_passant[0]);
    }
    // D.2.1: on promotion the chosen piece must be announced.
    if let Some(piece) = m.promotion() {
        said.push(words.piece(piece));
    }
    said.join(" ")
}

/// Understands an announcement. The square of departure and the pawn's name may be left out.
pub fn read_spoken(position: &Chess, text: &str, tongue: Tongue) -> Result<Move, ReadError> {
    let written = hear(text, tongue).map_err(|at| ReadError::Unreadable { at })?;
    find(position, &written)
}

impl Words {
    fn piece(&self, role: Role) -> &'static str {
        self.pieces.iter().find(|(named, _)| *named == role).map_or("", |(_, names)| names[0])
    }

    fn square(&self, square: Square) -> [&'static str; 2] {
        [self.files[usize::from(square.file())][0], self.ranks[usize::from(square.rank())][0]]
    }
}

/// What an announcement says; else the byte of the first word that cannot be understood.
fn hear(text: &str, tongue: Tongue) -> Result<Written, usize> {
    let words = tongue.words();
    let heard = tokens(text);
    let spoken: Vec<&str> = heard.iter().map(|(_, word)| *word).collect();
    for (side, names) in
        [(CastlingSide::KingSide, words.short_castling), (CastlingSide::QueenSide, words.long_castling)]
    {
        let castles = names.iter().any(|name| {
            let name: Vec<&str> = name.split(' ').collect();
            spoken.len() >= name.len()
                && name.iter().zip(&spoken).all(|(word, said)| same_word(word, said))
                && spoken[name.len()..].iter().all(|said| says(words.filler, said))
        });
        if castles {
            return Ok(Written { what: What::Castle(side), signs: Signs::default() });
        }
    }
    let mut mover = None;
    let mut promotion = None;
    let mut squares: Vec<Square> = Vec::new();
    let mut file = None;
    let mut signs = Signs::default();
    let mut index = 0;
    while let Some((at, word)) = heard.get(index).copied() {
        index += 1;
        if let Some(open) = file {
            let rank = words.ranks.iter().position(|names| says(names, word)).ok_or(at)?;
            squares.push(Square::from_coords(open, rank_at(rank)));
            file = None;
        } else if let Some(found) = words.files.iter().position(|names| says(names, word)) {
            file = Some(File::ALL[found]);
        } else if let Some((role, _)) = words.pieces.iter().find(|(_, names)| says(names, word)) {
            // «Springer schlägt Turm Anna eins» names the victim: only a piece after the last square promotes.
            match (mover, squares.is_empty()) {
                (None, true) => mover = Some(*role),
                (_, false) if heard[index..].iter().all(|(_, later)| says(words.filler, later)) => {
                    promotion = Some(*role);
                }
                _ => {}
            }
        } else if says(words.takes, word) {
            signs.capture = true;
        } else if same_word("en", word)
            && heard.get(index).is_some_and(|(_, next)| same_word("passant", next))
        {
            signs.en_passant = true;
            index += 1;
        } else if let Ok(square) = word.to_lowercase().parse::<Square>() {
            squares.push(square);
        } else if !says(words.filler, word) {
            return Err(at);
        }
    }
    let role = mover.unwrap_or(Role::Pawn);
    let what = match squares.as_slice() {
        [to] if file.is_none() => What::Move { role, file: None, rank: None, to: *to, promotion },
        [from, to] if file.is_none() => {
            What::Move { role, file: Some(from.file()), rank: Some(from.rank()), to: *to, promotion }
        }
        _ => return Err(text.len()),
    };
    Ok(Written { what, signs })
}

fn rank_at(index: usize) -> Rank {
    Rank::ALL[index]
}

/// Words with the byte they begin at; punctuation is silent.
fn tokens(text: &str) -> Vec<(usize, &str)> {
    let silent = |ch: char| ch.is_whitespace() || ",.;:!–-".contains(ch);
    let mut found = Vec::new();
    let mut start = None;
    for (index, ch) in text.char_indices() {
        match (silent(ch), start) {
            (false, None) => start = Some(index),
            (true, Some(begin)) => {
                found.push((begin, &text[begin..index]));
                start = None;
            }
            _ => {}
        }
    }
    found.extend(start.map(|begin| (begin, &text[begin..])));
    found
}

fn says(names: &[&str], word: &str) -> bool {
    names.iter().any(|name| same_word(name, word))
}

fn same_word(name: &str, word: &str) -> bool {
    name.to_lowercase() == word.to_lowercase()
}
