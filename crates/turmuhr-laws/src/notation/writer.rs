//! Writing a move, in every form of Appendix C.

use turmuhr_core::{CastlingMode, CastlingSide, Chess, Move, Position, Role, Square, shakmaty::uci::UciMove};

use super::language::{Language, figurine};

/// How a move is written.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Style {
    /// How much of the squares is written.
    pub form: Form,
    /// Piece letters or figurines.
    pub letters: Letters,
    /// C.9: `x` in captures.
    pub capture_sign: bool,
    /// C.13: `+` after a check.
    pub check_sign: bool,
    /// How mate is marked, if signs are written.
    pub mate_sign: MateSign,
    /// C.13: `e.p.` after an en passant capture.
    pub en_passant_sign: bool,
    /// `=` before the piece in promotions, which C.11 does not know and PGN demands.
    pub promotion_sign: bool,
    /// PGN castles with the letter O, FIDE with the digit.
    pub castling: Ring,
}

/// How much of the two squares is written.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// C.8, C.10: the square of arrival and as little of the departure as is needed.
    Short,
    /// C.8: both squares.
    Long,
    /// Two squares and nothing else, as engines speak.
    Uci,
}

/// How pieces are named.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Letters {
    /// The letters of a language (C.2).
    Of(Language),
    /// The printed symbols ♔♕♖♗♘.
    Figurines,
}

/// The sign of mate (C.13).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum MateSign {
    /// `#`
    Hash,
    /// `++`
    DoublePlus,
}

/// The character castling is written with.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ring {
    /// `0-0`, as C.13 prints it.
    Zero,
    /// `O-O`, as PGN prints it.
    LetterO,
}

impl Style {
    /// The first sample line of Appendix C: short, with `x`.
    pub const SHORT: Style = Style {
        form: Form::Short,
        letters: Letters::Of(Language::En),
        capture_sign: true,
        check_sign: true,
        mate_sign: MateSign::Hash,
        en_passant_sign: true,
        promotion_sign: false,
        castling: Ring::Zero,
    };

    /// The second sample line: short, without `x`, and so without `e.p.`
    pub const NO_X: Style = Style { capture_sign: false, en_passant_sign: false, ..Style::SHORT };

    /// The third sample line: both squares.
    pub const LONG: Style = Style { form: Form::Long, ..Style::SHORT };

    /// C.3: for print.
    pub const FIGURINE: Style = Style { letters: Letters::Figurines, ..Style::SHORT };

    /// As the PGN standard exports moves.
    pub const PGN: Style =
        Style { en_passant_sign: false, promotion_sign: true, castling: Ring::LetterO, ..Style::SHORT };

    /// `e2e4`, `e7e8q`: as engines write.
    pub const UCI: Style = Style { form: Form::Uci, ..Style::SHORT };

    /// The same style with the letters of another language.
    pub const fn in_language(self, language: Language) -> Style {
        match self.letters {
            Letters::Of(_) => Style { letters: Letters::Of(language), ..self },
            Letters::Figurines => self,
        }
    }
}

impl Letters {
    const fn letter(self, role: Role) -> &'static str {
        match self {
            Letters::Of(language) => language.letter(role),
            Letters::Figurines => figurine(role),
        }
    }
}

/// Writes a legal move of the position.
pub fn write_move(position: &Chess, m: Move, style: Style) -> String {
    if style.form == Form::Uci {
        return uci(m, position.castles().mode()).to_string();
    }
    let mut text = match m.castling_side() {
        Some(side) => castling(side, style.castling).to_owned(),
        None => displacement(position, m, style),
    };
    if style.check_sign {
        let mut after = position.clone();
        after.play_unchecked(m);
        if after.is_checkmate() {
            text.push_str(match style.mate_sign {
                MateSign::Hash => "#",
                MateSign::DoublePlus => "++",
            });
        } else if after.is_check() {
            text.push('+');
        }
    }
    if style.en_passant_sign && m.is_en_passant() {
        text.push_str(" e.p.");
    }
    text
}

/// UCI castles by moving the king two squares, in Chess960 by taking the own rook.
pub fn uci(m: Move, mode: CastlingMode) -> UciMove {
    UciMove::from_move(m, mode)
}

const fn castling(side: CastlingSide, ring: Ring) -> &'static str {
    match (side, ring) {
        (CastlingSide::KingSide, Ring::Zero) => "0-0",
        (CastlingSide::QueenSide, Ring::Zero) => "0-0-0",
        (CastlingSide::KingSide, Ring::LetterO) => "O-O",
        (CastlingSide::QueenSide, Ring::LetterO) => "O-O-O",
    }
}

fn displacement(position: &Chess, m: Move, style: Style) -> String {
    let (role, to) = (m.role(), m.to());
    let mut text = String::with_capacity(12);
    text.push_str(style.letters.letter(role));
    if let Some(from) = m.from() {
        let Departure { file, rank } = match style.form {
            Form::Long | Form::Uci => Departure { file: true, rank: true },
            Form::Short if role == Role::Pawn => Departure { file: m.is_capture(), rank: false },
            Form::Short => needed_departure(position, role, from, to),
        };
        if file {
            text.push(from.file().char());
        }
        if rank {
            text.push(from.rank().char());
        }
    }
    if style.capture_sign && m.is_capture() {
        text.push('x');
    }
    text.push(to.file().char());
    text.push(to.rank().char());
    if let Some(piece) = m.promotion() {
        if style.promotion_sign {
            text.push('=');
        }
        text.push_str(style.letters.letter(piece));
    }
    text
}

/// How much of the square of departure is written.
struct Departure {
    file: bool,
    rank: bool,
}

/// C.10: nothing if no other such piece can go there legally. Else the file if it is enough (C.10.1, C.10.3),
/// else the rank (C.10.2), else both.
fn needed_departure(position: &Chess, role: Role, from: Square, to: Square) -> Departure {
    let rivals: Vec<Square> = position
        .san_candidates(role, to)
        .iter()
        .filter_map(|other| other.from())
        .filter(|square| *square != from)
        .collect();
    let on_file = rivals.iter().any(|square| square.file() == from.file());
    let on_rank = rivals.iter().any(|square| square.rank() == from.rank());
    Departure { file: !rivals.is_empty() && (!on_file || on_rank), rank: on_file }
}
