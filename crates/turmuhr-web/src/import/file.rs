//! The text of a file: its encoding, and files that hold no text.

use std::borrow::Cow;

use turmuhr_exchange::encoding;

/// A file that holds no text.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum NoText {
    Picture,
    Pdf,
    /// Excel, LibreOffice, Word.
    Office,
    /// ZIP and its kin.
    Packed,
    /// A program, or a file that is broken.
    Unknown,
}

/// The text, or the kind of a file that has none.
pub(crate) fn text_of(bytes: &[u8]) -> Result<Cow<'_, str>, NoText> {
    if let Some(kind) = by_beginning(bytes) {
        return Err(kind);
    }
    let text = encoding::text(bytes);
    is_text(&text).then_some(text).ok_or(NoText::Unknown)
}

fn by_beginning(bytes: &[u8]) -> Option<NoText> {
    const PICTURES: [&[u8]; 7] =
        [b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"II*\0", b"MM\0*", b"\0\0\x01\0", b"\x76\x2f\x31\x01"];
    const PACKED: [&[u8]; 5] = [b"PK\x03\x04", b"\x1f\x8b", b"7z\xbc\xaf", b"Rar!", b"BZh"];
    let begins = |with: &&[u8]| bytes.starts_with(with);
    let at = |from: usize, word: &[u8]| bytes.get(from..from + word.len()) == Some(word);
    if PICTURES.iter().any(begins) || at(8, b"WEBP") || at(4, b"ftyp") {
        return Some(NoText::Picture);
    }
    if at(0, b"%PDF") {
        return Some(NoText::Pdf);
    }
    if at(0, b"\xd0\xcf\x11\xe0") || at(0, b"{\\rtf") {
        return Some(NoText::Office);
    }
    PACKED.iter().any(begins).then(|| {
        let inside = |word: &[u8]| bytes.windows(word.len()).take(100_000).any(|part| part == word);
        let office = inside(b"[Content_Types].xml") || inside(b"mimetypeapplication/vnd");
        if office { NoText::Office } else { NoText::Packed }
    })
}

/// Pictures and programs have control characters in their first lines.
pub(super) fn is_text(text: &str) -> bool {
    let strange =
        |letter: char| letter == '\u{fffd}' || (letter.is_control() && !matches!(letter, '\n' | '\r' | '\t'));
    let (mut all, mut odd) = (0_usize, 0_usize);
    for letter in text.chars().take(2_000) {
        all += 1;
        odd += usize::from(strange(letter));
    }
    odd * 50 <= all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_without_text_are_named() {
        for (bytes, kind) in [
            (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".as_slice(), NoText::Picture),
            (b"\xff\xd8\xff\xe0\0\x10JFIF", NoText::Picture),
            (b"%PDF-1.7\n%\xe2\xe3", NoText::Pdf),
            (b"PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0[Content_Types].xml", NoText::Office),
            (b"PK\x03\x04\x0a\0\0\0\0\0players_list.xml", NoText::Packed),
            (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", NoText::Office),
            (b"\x7fELF\x02\x01\x01\0\0\0\0\0\0", NoText::Unknown),
        ] {
            assert_eq!(text_of(bytes), Err(kind));
        }
    }

    #[test]
    fn texts_are_read_in_every_encoding() {
        let utf16 = |big: bool| -> Vec<u8> {
            let units = "\u{feff}Müller;1998\r\n".encode_utf16();
            units.flat_map(|unit| if big { unit.to_be_bytes() } else { unit.to_le_bytes() }).collect()
        };
        for bytes in [
            "Müller;1998\r\n".as_bytes(),
            b"\xef\xbb\xbfM\xc3\xbcller;1998\r\n",
            b"M\xfcller;1998\r\n",
            &utf16(true),
            &utf16(false),
            &utf16(false)[2..],
        ] {
            assert_eq!(text_of(bytes).as_deref(), Ok("Müller;1998\r\n"));
        }
    }
}
