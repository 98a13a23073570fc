//! Splits a file into words, brackets and comments, without chess.

use super::tag_line;
use crate::encoding::BOM;

/// One token. Slices are undecoded bytes of the file.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// A move, a result, a sign, or anything else between blanks.
    Word(&'a [u8]),
    /// `12.`, `12...`, `12`; without a value if it is too large.
    Number {
        value: Option<u32>,
        dots: usize,
    },
    /// Dots on their own.
    Dots,
    /// The text after a `$`.
    Nag(&'a [u8]),
    /// A run of `!` and `?`.
    Glyph(&'a [u8]),
    Comment {
        text: &'a [u8],
        closed: bool,
    },
    LineComment(&'a [u8]),
    Open,
    Close,
    /// `(=)`, which is not a variation.
    DrawOffer,
    Star,
    /// A tag pair at the start of a line, to be read by [`Lexer::tag`].
    Tag,
    /// Misplaced brackets and braces.
    Junk(&'a [u8]),
    End,
}

#[derive(Clone, Debug)]
pub(super) struct Lexer<'a> {
    bytes: &'a [u8],
    pos: usize,
    /// The start of the last token.
    pub(super) start: usize,
    /// The last token was the first of its line.
    pub(super) fresh_line: bool,
    /// An empty line precedes the last token.
    pub(super) after_blank_line: bool,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(bytes: &'a [u8], pos: usize) -> Self {
        Lexer { bytes, pos, start: pos, fresh_line: true, after_blank_line: false }
    }

    pub(super) fn position(&self) -> usize {
        self.pos
    }

    /// The bytes between two offsets.
    pub(super) fn slice(&self, from: usize, to: usize) -> &'a [u8] {
        &self.bytes[from..to]
    }

    pub(super) fn next(&mut self) -> Token<'a> {
        self.skip_blank();
        self.start = self.pos;
        let Some(&byte) = self.bytes.get(self.pos) else { return Token::End };
        match byte {
            b'0'..=b'9' => self.number_or_word(),
            b'{' => self.comment(),
            b';' => {
                let text = self.take_while(1, |byte| !is_line_end(byte));
                Token::LineComment(&text[1..])
            }
            b'(' if self.rest().starts_with(b"(=)") => {
                self.pos += 3;
                Token::DrawOffer
            }
            b'(' => self.single(Token::Open),
            b')' => self.single(Token::Close),
            b'*' => self.single(Token::Star),
            b'$' => Token::Nag(&self.take_while(1, |byte| byte.is_ascii_alphanumeric())[1..]),
            b'!' | b'?' => Token::Glyph(self.take_while(1, |byte| matches!(byte, b'!' | b'?'))),
            b'.' => {
                self.take_while(1, |byte| byte == b'.');
                Token::Dots
            }
            b'[' if self.fresh_line && tag_line::begins(self.rest()) => Token::Tag,
            b'[' => {
                let length = self.take_while(1, |byte| byte != b']' && !is_line_end(byte)).len();
                if self.bytes.get(self.pos) == Some(&b']') {
                    self.pos += 1;
                }
                Token::Junk(self.slice(self.start, self.start + length))
            }
            b'}' | b']' => {
                self.pos += 1;
                Token::Junk(self.slice(self.start, self.pos))
            }
            _ => {
                self.take_while(1, |byte| !ENDS_WORD[usize::from(byte)]);
                self.promotion_in_brackets();
                Token::Word(self.slice(self.start, self.pos))
            }
        }
    }

    /// The tag pair after [`Token::Tag`].
    pub(super) fn tag(&mut self) -> tag_line::TagLine {
        let tag = tag_line::read(self.rest());
        self.pos += tag.length;
        tag
    }

    /// Is there another tag pair on the same line?
    pub(super) fn tag_on_this_line(&mut self) -> bool {
        let blanks = self.rest().iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
        let begins = tag_line::begins(&self.rest()[blanks..]) && self.rest()[blanks] == b'[';
        if begins {
            self.pos += blanks;
            self.start = self.pos;
        }
        begins
    }

    /// Rewinds to the last token.
    pub(super) fn step_back(&mut self) {
        self.pos = self.start;
    }

    fn rest(&self) -> &'a [u8] {
        &self.bytes[self.pos..]
    }

    fn single(&mut self, token: Token<'a>) -> Token<'a> {
        self.pos += 1;
        token
    }

    /// Takes `least` bytes, and more while they fit.
    fn take_while(&mut self, least: usize, fits: impl Fn(u8) -> bool) -> &'a [u8] {
        let rest = self.rest();
        let more = rest[least..].iter().position(|&byte| !fits(byte));
        let taken = &rest[..more.map_or(rest.len(), |more| least + more)];
        self.pos += taken.len();
        taken
    }

    /// Skips blanks, line ends, and lines that begin with `%`.
    fn skip_blank(&mut self) {
        // Rereading a token must keep the information that it began its line.
        self.fresh_line = self.at_line_start();
        self.after_blank_line &= self.start == self.pos;
        let mut line_has_text = !self.fresh_line;
        while let Some(&byte) = self.bytes.get(self.pos) {
            match byte {
                b'\n' | b'\r' => {
                    self.after_blank_line |= !line_has_text;
                    line_has_text = false;
                    self.pos += if self.rest().starts_with(b"\r\n") { 2 } else { 1 };
                    self.fresh_line = true;
                }
                b' ' | b'\t' | 0x0b | 0x0c => self.pos += 1,
                b'%' if self.at_line_start() => {
                    self.take_while(1, |byte| !is_line_end(byte));
                    line_has_text = true;
                }
                // Concatenated files contain byte order marks.
                0xef if self.fresh_line && self.rest().starts_with(BOM) => self.pos += BOM.len(),
                _ => break,
            }
        }
    }

    fn at_line_start(&self) -> bool {
        let before = &self.bytes[..self.pos];
        before.last().is_none_or(|&byte| is_line_end(byte)) || before == BOM
    }

    fn number_or_word(&mut self) -> Token<'a> {
        let digits = self.take_while(1, |byte| byte.is_ascii_digit());
        let value = || std::str::from_utf8(digits).ok().and_then(|digits| digits.parse().ok());
        match self.bytes.get(self.pos) {
            Some(b'.') => {
                let mut dots = self.take_while(1, |byte| byte == b'.').len();
                // «12. ...»: the dots indicate the side to move.
                let blanks = self.rest().iter().take_while(|&&byte| byte == b' ').count();
                if self.rest()[blanks..].starts_with(b"..") {
                    self.pos += blanks;
                    dots += self.take_while(2, |byte| byte == b'.').len();
                }
                Token::Number { value: value(), dots }
            }
            Some(b'-' | b'/' | b':') => {
                self.take_while(0, |byte| !ENDS_WORD[usize::from(byte)]);
                Token::Word(self.slice(self.start, self.pos))
            }
            Some(_) if self.rest().starts_with("…".as_bytes()) => {
                self.pos += "…".len();
                Token::Number { value: value(), dots: 3 }
            }
            // A result such as ½-½ follows a digit only in nonsense; a move can, as in «1e4».
            _ => Token::Number { value: value(), dots: 0 },
        }
    }

    /// `e8(Q)` is one word, not a move and a variation.
    fn promotion_in_brackets(&mut self) {
        if let [b'(', piece, b')', ..] = self.rest()
            && piece.is_ascii_uppercase()
            && matches!(self.bytes[self.pos - 1], b'1' | b'8')
        {
            self.pos += 3;
        }
    }

    /// Reads to the closing brace. A line like the first tag of a game means that the brace was forgotten:
    /// losing the end of a comment is better than losing the games of a whole file.
    fn comment(&mut self) -> Token<'a> {
        let body = self.pos + 1;
        let mut at = body;
        while let Some(&byte) = self.bytes.get(at) {
            match byte {
                b'}' => {
                    self.pos = at + 1;
                    return Token::Comment { text: self.slice(body, at), closed: true };
                }
                b'\n' | b'\r' if self.bytes[at + 1..].starts_with(NEXT_GAME) => break,
                _ => at += 1,
            }
        }
        self.pos = at;
        Token::Comment { text: self.slice(body, at), closed: false }
    }
}

/// Never at the start of a line in a comment that we write.
pub(super) const NEXT_GAME: &[u8] = b"[Event \"";

fn is_line_end(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}

const ENDS_WORD: [bool; 256] = {
    let mut table = [false; 256];
    let ends = b" \t\n\r\x0b\x0c{}()[];$!?*";
    let mut at = 0;
    while at < ends.len() {
        table[ends[at] as usize] = true;
        at += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_a_game_in_the_forms_people_type() {
        use Token::*;
        let number = |value, dots| Number { value: Some(value), dots };
        for (text, tokens) in [
            ("1. e4", vec![number(1, 1), Word(b"e4")]),
            ("1.e4", vec![number(1, 1), Word(b"e4")]),
            ("1 e4", vec![number(1, 0), Word(b"e4")]),
            ("1e4", vec![number(1, 0), Word(b"e4")]),
            ("12 .e4", vec![number(12, 0), Dots, Word(b"e4")]),
            ("1...e5", vec![number(1, 3), Word(b"e5")]),
            ("1. ... e5", vec![number(1, 4), Word(b"e5")]),
            ("1…e5", vec![number(1, 3), Word(b"e5")]),
            ("1-0 0-0-0 1/2-1/2*", vec![Word(b"1-0"), Word(b"0-0-0"), Word(b"1/2-1/2"), Star]),
            ("e4!? $12 N", vec![Word(b"e4"), Glyph(b"!?"), Nag(b"12"), Word(b"N")]),
            ("e4(=)(=d4)", vec![Word(b"e4"), DrawOffer, Open, Word(b"=d4"), Close]),
            ("e8(Q) Nf3(N)", vec![Word(b"e8(Q)"), Word(b"Nf3"), Open, Word(b"N"), Close]),
            ("exd6 e.p.", vec![Word(b"exd6"), Word(b"e.p.")]),
            ("a;b\nc", vec![Word(b"a"), LineComment(b"b"), Word(b"c")]),
            ("a\n%b\nc%d", vec![Word(b"a"), Word(b"c%d")]),
            ("{a\n[White \"b\"]}", vec![Comment { text: b"a\n[White \"b\"]", closed: true }]),
            ("{a\n[Event \"b\"]", vec![Comment { text: b"a", closed: false }, Tag]),
            ("{a", vec![Comment { text: b"a", closed: false }]),
            ("[x] ]}", vec![Junk(b"[x"), Junk(b"]"), Junk(b"}")]),
            ("\u{feff}[A \"b\"]", vec![Tag]),
            ("99999999999.", vec![Number { value: None, dots: 1 }]),
        ] {
            let mut lexer = Lexer::new(text.as_bytes(), 0);
            let mut read = Vec::new();
            loop {
                match lexer.next() {
                    End => break,
                    Tag => {
                        lexer.tag();
                        read.push(Tag);
                    }
                    token => read.push(token),
                }
            }
            assert_eq!(read, tokens, "{text}");
        }
    }

    #[test]
    fn empty_lines_are_noticed_and_escape_lines_are_not_empty() {
        for (text, blank) in [("a\nb", false), ("a\n\nb", true), ("a\r\n \t\r\nb", true), ("a\n%\nb", false)]
        {
            let mut lexer = Lexer::new(text.as_bytes(), 0);
            lexer.next();
            lexer.next();
            assert_eq!(lexer.after_blank_line, blank, "{text:?}");
            lexer.step_back();
            lexer.next();
            assert_eq!((lexer.after_blank_line, lexer.fresh_line), (blank, true), "{text:?}, again");
        }
    }
}
