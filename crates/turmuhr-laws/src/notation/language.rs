//! Piece letters, country by country (C.2, C.3).
//!
//! The letters collide: R is the English rook and the French king, S the German knight and the Czech bishop.
//! So a language belongs to the scoresheet and is never guessed from a single letter.

use std::{fmt, str::FromStr};

use turmuhr_core::Role;

/// A language of piece letters.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Language {
    /// English.
    En,
    /// German.
    De,
    /// French.
    Fr,
    /// Spanish.
    Es,
    /// Italian.
    It,
    /// Dutch.
    Nl,
    /// Portuguese.
    Pt,
    /// Polish.
    Pl,
    /// Czech.
    Cs,
    /// Hungarian.
    Hu,
    /// Swedish.
    Sv,
    /// Danish.
    Da,
    /// Norwegian.
    No,
    /// Finnish.
    Fi,
    /// Romanian.
    Ro,
    /// Russian.
    Ru,
    /// Catalan.
    Ca,
    /// Slovak.
    Sk,
    /// Slovene.
    Sl,
    /// Croatian.
    Hr,
    /// Icelandic.
    Is,
    /// Estonian.
    Et,
    /// Turkish.
    Tr,
    /// Ukrainian.
    Uk,
    /// Bulgarian.
    Bg,
}

impl Language {
    /// In the order in which an unknown text is tried.
    pub const ALL: [Language; 25] = [
        Language::En,
        Language::De,
        Language::Fr,
        Language::Es,
        Language::It,
        Language::Nl,
        Language::Pt,
        Language::Pl,
        Language::Cs,
        Language::Hu,
        Language::Sv,
        Language::Da,
        Language::No,
        Language::Fi,
        Language::Ro,
        Language::Ru,
        Language::Ca,
        Language::Sk,
        Language::Sl,
        Language::Hr,
        Language::Is,
        Language::Et,
        Language::Tr,
        Language::Uk,
        Language::Bg,
    ];

    /// The two-letter code of ISO 639-1.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::De => "de",
            Language::Fr => "fr",
            Language::Es => "es",
            Language::It => "it",
            Language::Nl => "nl",
            Language::Pt => "pt",
            Language::Pl => "pl",
            Language::Cs => "cs",
            Language::Hu => "hu",
            Language::Sv => "sv",
            Language::Da => "da",
            Language::No => "no",
            Language::Fi => "fi",
            Language::Ro => "ro",
            Language::Ru => "ru",
            Language::Ca => "ca",
            Language::Sk => "sk",
            Language::Sl => "sl",
            Language::Hr => "hr",
            Language::Is => "is",
            Language::Et => "et",
            Language::Tr => "tr",
            Language::Uk => "uk",
            Language::Bg => "bg",
        }
    }

    /// King, queen, rook, bishop, knight. C.4: pawns have none.
    const fn letters(self) -> [&'static str; 5] {
        match self {
            Language::En => ["K", "Q", "R", "B", "N"],
            Language::De | Language::Sv | Language::Da | Language::No | Language::Sl | Language::Hr => {
                ["K", "D", "T", "L", "S"]
            }
            Language::Fr => ["R", "D", "T", "F", "C"],
            Language::Es | Language::It | Language::Ca => ["R", "D", "T", "A", "C"],
            Language::Nl => ["K", "D", "T", "L", "P"],
            Language::Pt => ["R", "D", "T", "B", "C"],
            Language::Pl => ["K", "H", "W", "G", "S"],
            Language::Cs | Language::Sk => ["K", "D", "V", "S", "J"],
            Language::Hu => ["K", "V", "B", "F", "H"],
            Language::Fi => ["K", "D", "T", "L", "R"],
            Language::Ro => ["R", "D", "T", "N", "C"],
            Language::Ru => ["Кр", "Ф", "Л", "С", "К"],
            Language::Is => ["K", "D", "H", "B", "R"],
            Language::Et => ["K", "L", "V", "O", "R"],
            Language::Tr => ["Ş", "V", "K", "F", "A"],
            Language::Uk => ["Кр", "Ф", "Т", "С", "К"],
            Language::Bg => ["Ц", "Д", "Т", "О", "К"],
        }
    }

    /// The letter of a piece; empty for the pawn (C.4).
    pub const fn letter(self, role: Role) -> &'static str {
        let [king, queen, rook, bishop, knight] = self.letters();
        match role {
            Role::King => king,
            Role::Queen => queen,
            Role::Rook => rook,
            Role::Bishop => bishop,
            Role::Knight => knight,
            Role::Pawn => "",
        }
    }

    /// The piece whose letter the text begins with, and the letter's length in bytes.
    ///
    /// The longest letter wins: «Кр» is the Russian king, «К» the knight.
    pub(crate) fn piece_at_start(self, text: &str) -> Option<(Role, usize)> {
        [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight]
            .into_iter()
            .filter(|role| text.starts_with(self.letter(*role)))
            .map(|role| (role, self.letter(role).len()))
            .max_by_key(|(_, length)| *length)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The code names no language whose piece letters are known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(pub String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no piece letters are known for {:?}", self.0)
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        let code = code.to_ascii_lowercase();
        // Norwegian has three codes in use.
        let code = if code == "nb" || code == "nn" { "no".to_owned() } else { code };
        Language::ALL.into_iter().find(|language| language.code() == code).ok_or(UnknownLanguage(code))
    }
}

/// Figurines of either colour (C.3 recommends them in print).
pub(crate) const fn figurine_role(ch: char) -> Option<Role> {
    match ch {
        '♔' | '♚' => Some(Role::King),
        '♕' | '♛' => Some(Role::Queen),
        '♖' | '♜' => Some(Role::Rook),
        '♗' | '♝' => Some(Role::Bishop),
        '♘' | '♞' => Some(Role::Knight),
        _ => None,
    }
}

/// The figurine printed for a piece of either colour.
pub(crate) const fn figurine(role: Role) -> &'static str {
    match role {
        Role::King => "♔",
        Role::Queen => "♕",
        Role::Rook => "♖",
        Role::Bishop => "♗",
        Role::Knight => "♘",
        Role::Pawn => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// L-621, L-622.
    #[test]
    fn c_3_letters_of_the_printed_examples() {
        let line = |language: Language| {
            [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight]
                .map(|role| language.letter(role))
                .concat()
        };
        assert_eq!(line(Language::De), "KDTLS");
        assert_eq!(line(Language::En), "KQRBN");
        assert_eq!(line(Language::Fr), "RDTFC");
        assert_eq!(line(Language::It), "RDTAC");
        assert_eq!(Language::Nl.letter(Role::Bishop), "L");
    }

    #[test]
    fn within_a_language_no_two_pieces_share_a_letter() {
        for language in Language::ALL {
            let mut letters = language.letters();
            letters.sort_unstable();
            assert!(letters.windows(2).all(|pair| pair[0] != pair[1]), "{language}");
        }
    }

    #[test]
    fn the_longer_letter_wins() {
        assert_eq!(Language::Ru.piece_at_start("Крe2"), Some((Role::King, 4)));
        assert_eq!(Language::Ru.piece_at_start("Кf3"), Some((Role::Knight, 2)));
        assert_eq!(Language::En.piece_at_start("e4"), None);
    }
}
