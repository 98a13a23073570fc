//! One written move, taken apart without looking at the board.
//!
//! It takes every form of Appendix C and the older editions, and what people really write. Short and long
//! form, with and without hyphen; `x`, `:` or `×`; `e.p.`, check and mate signs, `(=)`, comment signs.
//! Promotion as `d8D`, `d8=D`, `d8(D)`; castling with the digit or the letter; figurines.

use std::fmt;

use turmuhr_core::{CastlingSide, File, Rank, Role, Square};

use super::language::{Language, figurine_role};

/// A written move, before anybody looks at the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The move.
    pub what: What,
    /// The signs around it.
    pub signs: Signs,
}

/// What the writer says happens.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// `0-0` or `0-0-0`.
    Castle(CastlingSide),
    /// A piece goes somewhere. Whatever of its square of departure was written narrows the choice.
    Move {
        /// The piece; the pawn if no letter is written.
        role: Role,
        /// The file of departure, if written.
        file: Option<File>,
        /// The rank of departure, if written.
        rank: Option<Rank>,
        /// The square of arrival.
        to: Square,
        /// The piece after a promotion, if written.
        promotion: Option<Role>,
    },
    /// `ed`: a pawn of one file captures on another, the rank is left to the reader.
    PawnTakes {
        /// The file of departure.
        file: File,
        /// The file of arrival.
        on: File,
        /// The piece after a promotion, if written.
        promotion: Option<Role>,
    },
    /// Two squares and no letter: a pawn in the long form, any piece in UCI.
    Displace {
        /// The square of departure.
        from: Square,
        /// The square of arrival.
        to: Square,
        /// The piece after a promotion, if written.
        promotion: Option<Role>,
    },
}

/// The optional signs of C.9, C.12 and C.13. None of them changes the move.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Signs {
    /// `x` or `:` (C.9).
    pub capture: bool,
    /// `e.p.` (C.13).
    pub en_passant: bool,
    /// A sign of check or mate, if written (C.13).
    pub check: Option<CheckSign>,
    /// `(=)` (C.12).
    pub draw_offer: bool,
}

/// How check or mate is written.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum CheckSign {
    /// `+` or `†`.
    Check,
    /// `#`.
    Mate,
    /// `++` or `‡`: mate by C.13, double check in older books.
    MateOrDoubleCheck,
}

/// The text is no move at all; reading stopped at this byte.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// Byte offset in the text.
    pub at: usize,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no move can be read at byte {}", self.at)
    }
}

impl std::error::Error for Unreadable {}

/// Takes a written move apart.
pub fn parse_token(text: &str, language: Language) -> Result<Written, Unreadable> {
    let mut scan = Scan { text, at: 0, language };
    scan.skip_blanks();
    let mut signs = Signs::default();
    let what = match scan.castling() {
        Some(side) => What::Castle(side),
        None => scan.displacement(&mut signs)?,
    };
    scan.trailing_signs(&mut signs)?;
    Ok(Written { what, signs })
}

/// A piece of a square's name, or what may stand between two squares.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Part {
    File(File),
    Rank(Rank),
}

struct Scan<'a> {
    text: &'a str,
    at: usize,
    language: Language,
}

impl Scan<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn take_if(&mut self, wanted: impl Fn(char) -> bool) -> Option<char> {
        let ch = self.peek().filter(|ch| wanted(*ch))?;
        self.at += ch.len_utf8();
        Some(ch)
    }

    fn take_word(&mut self, words: &[&str]) -> bool {
        let found = words
            .iter()
            .find(|word| self.rest().get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word)));
        if let Some(word) = found {
            self.at += word.len();
        }
        found.is_some()
    }

    fn skip_blanks(&mut self) {
        while self.take_if(char::is_whitespace).is_some() {}
    }

    fn unreadable<T>(&self) -> Result<T, Unreadable> {
        Err(Unreadable { at: self.at })
    }

    /// C.13: 0-0 and 0-0-0; the letter O is tolerated.
    fn castling(&mut self) -> Option<CastlingSide> {
        let start = self.at;
        let mut rings = 0;
        loop {
            if self.take_if(is_ring).is_none() {
                break;
            }
            rings += 1;
            if rings == 3 || self.take_if(is_hyphen).is_none() {
                break;
            }
        }
        // A hyphen must have been followed by a ring: «0-0-» is not castling.
        let complete = !self.text[start..self.at].ends_with(is_hyphen);
        match rings {
            2 if complete => Some(CastlingSide::KingSide),
            3 if complete => Some(CastlingSide::QueenSide),
            _ => {
                self.at = start;
                None
            }
        }
    }

    fn piece(&mut self) -> Option<Role> {
        if let Some(role) = self.peek().and_then(figurine_role) {
            self.take_if(|_| true);
            self.take_if(|ch| ch == '\u{fe0e}' || ch == '\u{fe0f}');
            return Some(role);
        }
        let (role, length) = self.language.piece_at_start(self.rest())?;
        self.at += length;
        Some(role)
    }

    fn displacement(&mut self, signs: &mut Signs) -> Result<What, Unreadable> {
        let role = self.piece();
        let mut parts = Vec::with_capacity(4);
        // How many parts stood before the capture sign.
        let mut captured_after = None;
        while !self.at_en_passant() {
            // Two squares are all a move has: in «a7a8b» the b is a bishop.
            let room = parts.len() < 4;
            if let Some(file) = self.take_if(|ch| room && file_of(ch).is_some()).and_then(file_of) {
                parts.push(Part::File(file));
            } else if let Some(rank) = self.take_if(|ch| room && rank_of(ch).is_some()).and_then(rank_of) {
                parts.push(Part::Rank(rank));
            } else if captured_after.is_none() && self.take_if(is_capture).is_some() {
                captured_after = Some(parts.len());
            } else if self.between_squares(&parts, role) && self.take_if(is_hyphen).is_some() {
                // C.8: the hyphen is not needed and means nothing.
            } else {
                break;
            }
        }
        let arrival = match parts.as_slice() {
            [.., Part::File(_), Part::Rank(_)] => parts.len() - 2,
            [Part::File(_), Part::File(_)] => 1,
            _ => return self.unreadable(),
        };
        // «Nxf3», «exd5», and «Ne5:» with the sign behind; «N5xf3» but not «Nfx3».
        if captured_after.is_some_and(|after| after != arrival && after != parts.len()) {
            return self.unreadable();
        }
        signs.capture = captured_after.is_some();
        let promotion = self.promotion(role, parts.len())?;
        use Part::{File as F, Rank as R};
        Ok(match (role, parts.as_slice()) {
            (None, [F(file), F(on)]) => What::PawnTakes { file: *file, on: *on, promotion },
            (None, [F(from_file), R(from_rank), F(file), R(rank)]) => What::Displace {
                from: Square::from_coords(*from_file, *from_rank),
                to: Square::from_coords(*file, *rank),
                promotion,
            },
            (role, [departure @ .., F(file), R(rank)]) => {
                let to = Square::from_coords(*file, *rank);
                let (file, rank) = match departure {
                    [] => (None, None),
                    [F(file)] => (Some(*file), None),
                    // No notation writes a pawn's rank alone.
                    [R(rank)] if role.is_some() => (None, Some(*rank)),
                    [F(file), R(rank)] => (Some(*file), Some(*rank)),
                    _ => return self.unreadable(),
                };
                What::Move { role: role.unwrap_or(Role::Pawn), file, rank, to, promotion }
            }
            _ => return self.unreadable(),
        })
    }

    /// «exd6e.p.»: this e is no file.
    fn at_en_passant(&self) -> bool {
        ["e.p", "ep"].iter().any(|mark| self.rest().starts_with(mark))
    }

    fn between_squares(&self, parts: &[Part], role: Option<Role>) -> bool {
        match parts {
            [] => role.is_some(),
            [.., last] => parts.len() == 2 && matches!(last, Part::Rank(_)),
        }
    }

    /// C.11: the letter follows at once; `=`, `/` and brackets are tolerated.
    fn promotion(&mut self, role: Option<Role>, parts: usize) -> Result<Option<Role>, Unreadable> {
        let start = self.at;
        let opened = self.take_if(|ch| ch == '(').is_some();
        let marked = opened || self.take_if(|ch| ch == '=' || ch == '/').is_some();
        if let Some(piece) = self.piece() {
            if opened && self.take_if(|ch| ch == ')').is_none() {
                return self.unreadable();
            }
            return Ok(Some(piece));
        }
        // UCI writes the piece in lower case, and only after two squares.
        if role.is_none() && parts == 4 && !opened {
            let piece = self.take_if(|ch| "qrbn".contains(ch)).and_then(Role::from_char);
            if piece.is_some() {
                return Ok(piece);
            }
        }
        if marked {
            // «(=)» and «(e.p.)» begin like a promotion and are none.
            self.at = start;
        }
        Ok(None)
    }

    fn trailing_signs(&mut self, signs: &mut Signs) -> Result<(), Unreadable> {
        loop {
            self.skip_blanks();
            if self.rest().is_empty() {
                return Ok(());
            } else if self.take_word(&["(e.p.)", "(ep)", "e.p.", "e.p", "ep"]) {
                signs.en_passant = true;
            } else if self.take_word(&["(=)"]) {
                signs.draw_offer = true;
            } else if self.take_word(&["++"]) {
                signs.check = Some(CheckSign::MateOrDoubleCheck);
            } else if let Some(sign) = self.take_if(|ch| check_sign(ch).is_some()) {
                signs.check = check_sign(sign);
            } else if self.take_if(|ch| "!?‼⁇⁉⁈".contains(ch)).is_some() {
                // `!` and `?` are the annotator's.
            } else {
                return self.unreadable();
            }
        }
    }
}

const fn check_sign(ch: char) -> Option<CheckSign> {
    match ch {
        '+' | '†' => Some(CheckSign::Check),
        '#' => Some(CheckSign::Mate),
        '‡' => Some(CheckSign::MateOrDoubleCheck),
        _ => None,
    }
}

pub(crate) const fn is_ring(ch: char) -> bool {
    matches!(ch, '0' | 'O' | 'o' | 'О' | 'о')
}

pub(crate) const fn is_hyphen(ch: char) -> bool {
    matches!(ch, '-' | '‐' | '‑' | '‒' | '–' | '—' | '−')
}

const fn is_capture(ch: char) -> bool {
    matches!(ch, 'x' | 'X' | '×' | ':' | 'х' | 'Х')
}

/// Cyrillic letters that look like Latin ones are typed for them.
const fn file_of(ch: char) -> Option<File> {
    match ch {
        'а' => Some(File::A),
        'с' => Some(File::C),
        'е' => Some(File::E),
        _ => File::from_char(ch),
    }
}

const fn rank_of(ch: char) -> Option<Rank> {
    Rank::from_char(ch)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn what(text: &str) -> Option<What> {
        parse_token(text, Language::En).ok().map(|written| written.what)
    }

    /// L-625, L-626.
    #[test]
    fn c_8_piece_moves_with_and_without_the_square_of_departure() {
        let to = Square::E5;
        let plain = What::Move { role: Role::Bishop, file: None, rank: None, to, promotion: None };
        let long = What::Move {
            role: Role::Bishop,
            file: Some(File::B),
            rank: Some(Rank::Second),
            to,
            promotion: None,
        };
        for text in ["Be5", "B-e5", "♗e5", "Bxe5", "B:e5", "B×e5", "Be5:"] {
            assert_eq!(what(text), Some(plain), "{text}");
        }
        for text in ["Bb2e5", "Bb2-e5", "Bb2–e5", "Bb2xe5", "Bb2:e5"] {
            assert_eq!(what(text), Some(long), "{text}");
        }
    }

    /// L-627.
    #[test]
    fn c_9_pawn_captures_name_the_file_of_departure() {
        let short =
            What::Move { role: Role::Pawn, file: Some(File::D), rank: None, to: Square::E5, promotion: None };
        for text in ["dxe5", "de5", "d:e5", "de5:"] {
            assert_eq!(what(text), Some(short), "{text}");
        }
        let two_files = What::PawnTakes { file: File::D, on: File::E, promotion: None };
        assert_eq!(what("de"), Some(two_files));
        assert_eq!(what("dxe"), Some(two_files));
        let long = What::Displace { from: Square::D4, to: Square::E5, promotion: None };
        assert_eq!(what("d4xe5"), Some(long));
        assert_eq!(what("d4:e5"), Some(long));
    }

    /// L-630.
    #[test]
    fn c_11_promotion_in_every_spelling() {
        for text in ["d8Q", "d8=Q", "d8(Q)", "d8/Q", "d8♕"] {
            assert!(
                matches!(what(text), Some(What::Move { promotion: Some(Role::Queen), .. })),
                "{text}: {:?}",
                what(text)
            );
        }
        assert!(matches!(what("d7d8q"), Some(What::Displace { promotion: Some(Role::Queen), .. })));
        assert!(matches!(what("deN"), Some(What::PawnTakes { promotion: Some(Role::Knight), .. })));
    }

    /// L-628, L-632, L-633.
    #[test]
    fn c_12_and_c_13_signs_do_not_change_the_move() {
        let cases = [
            ("e4(=)", Signs { draw_offer: true, ..Signs::default() }),
            ("exd6 e.p.", Signs { capture: true, en_passant: true, ..Signs::default() }),
            ("exd6e.p.", Signs { capture: true, en_passant: true, ..Signs::default() }),
            ("ed6(e.p.)", Signs { en_passant: true, ..Signs::default() }),
            ("Qg7++", Signs { check: Some(CheckSign::MateOrDoubleCheck), ..Signs::default() }),
            ("Qg7#!?", Signs { check: Some(CheckSign::Mate), ..Signs::default() }),
            ("0-0†", Signs { check: Some(CheckSign::Check), ..Signs::default() }),
        ];
        for (text, signs) in cases {
            assert_eq!(parse_token(text, Language::En).map(|written| written.signs), Ok(signs), "{text}");
        }
    }

    /// L-631.
    #[test]
    fn c_13_castling_with_digits_and_letters() {
        for text in ["0-0", "O-O", "o-o", "0–0", "О-О"] {
            assert_eq!(what(text), Some(What::Castle(CastlingSide::KingSide)), "{text}");
        }
        for text in ["0-0-0", "O-O-O+", "o-o-o!"] {
            assert_eq!(what(text), Some(What::Castle(CastlingSide::QueenSide)), "{text}");
        }
    }

    #[test]
    fn what_nobody_can_read_is_refused_at_its_place() {
        let cases = [
            ("", 0),
            ("Zz9", 0),
            ("N3", 2),
            ("Nf", 2),
            ("e9", 1),
            ("Pe4", 0), // C.4
            ("pe5", 0), // C.4
            ("0-0-", 0),
            ("0-0-0-0", 5),
            ("Nfx3", 4),
            ("Nf3g5h7", 5),
            ("d8(Q", 4),
            ("e4 e5", 3),
        ];
        for (text, at) in cases {
            assert_eq!(parse_token(text, Language::En), Err(Unreadable { at }), "{text:?}");
        }
    }
}
