//! White space, and positions in a file.

use crate::encoding::BOM;

/// Appends the words of a comment with single blanks: line breaks are irrelevant.
pub(super) fn push_words(out: &mut String, text: &str) {
    let mut first = true;
    for word in words(text) {
        if !first {
            out.push(' ');
        }
        out.push_str(word);
        first = false;
    }
}

/// Only ASCII white space separates words.
pub(super) fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| c.is_ascii() && is_space(c as u8)).filter(|word| !word.is_empty())
}

pub(super) fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c)
}

/// Would [`push_words`] leave `text` unchanged?
pub(super) fn is_tidy(text: &str) -> bool {
    let mut after_blank = true;
    for byte in text.bytes() {
        if byte == b' ' {
            if after_blank {
                return false;
            }
            after_blank = true;
        } else if is_space(byte) {
            return false;
        } else {
            after_blank = false;
        }
    }
    !after_blank
}

/// Walks forward through a file and counts lines and columns from 1. LF, CRLF and CR end a line.
#[derive(Clone, Debug)]
pub(super) struct Places<'a> {
    bytes: &'a [u8],
    at: usize,
    line: usize,
    column: usize,
}

impl<'a> Places<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        let at = if bytes.starts_with(BOM) { BOM.len() } else { 0 };
        Places { bytes, at, line: 1, column: 1 }
    }

    /// The place of a byte; offsets must not decrease.
    pub(super) fn place(&mut self, offset: usize) -> (usize, usize) {
        let offset = offset.min(self.bytes.len());
        while self.at < offset {
            let byte = self.bytes[self.at];
            let before = self.at.checked_sub(1).map_or(0, |before| self.bytes[before]);
            self.at += 1;
            if byte == b'\n' || (byte == b'\r' && self.bytes.get(self.at) != Some(&b'\n')) {
                self.line += 1;
                self.column = 1;
            } else if !((0x80..0xc0).contains(&byte) && before >= 0x80) {
                // Skips continuation bytes of a character. In Windows-1252 two such characters in a row count
                // once: an acceptable error for never reading a long line twice.
                self.column += 1;
            }
        }
        (self.line, self.column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_line_end_counts_once() {
        let mut places = Places::new(b"a\nb\r\nc\rd \xc3\xa4x");
        assert_eq!(places.place(0), (1, 1));
        assert_eq!(places.place(2), (2, 1));
        assert_eq!(places.place(5), (3, 1));
        assert_eq!(places.place(7), (4, 1));
        assert_eq!(places.place(11), (4, 4));
    }

    #[test]
    fn tidy_text_is_what_tidying_makes() {
        for text in ["", " ", "a", "a b", " a", "a ", "a  b", "a\nb", "ä ö"] {
            let mut tidied = String::new();
            push_words(&mut tidied, text);
            assert_eq!(is_tidy(text), tidied == text && !text.is_empty(), "{text:?}");
        }
    }
}
