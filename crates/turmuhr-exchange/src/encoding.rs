//! Decodes bytes to text, whatever the encoding of the file.

use std::borrow::Cow;

/// UTF-8 if valid, else Windows-1252, which contains Latin-1. Nothing is lost either way.
pub(crate) fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| from_cp1252(byte)).collect()),
    }
}

pub(crate) const BOM: &[u8] = b"\xef\xbb\xbf";

fn from_cp1252(byte: u8) -> char {
    // 0x80 to 0x9f; the five unassigned codes stay the control characters of Latin-1.
    const HIGH: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
        '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
    ];
    match byte {
        0x80..=0x9f => HIGH[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_that_are_no_utf8_are_read_as_windows_1252() {
        assert_eq!(decode("Sämisch".as_bytes()), "Sämisch");
        assert_eq!(decode(b"S\xe4misch \x96 R\xe9ti"), "Sämisch – Réti");
    }
}
