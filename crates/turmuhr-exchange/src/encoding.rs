//! Decodes bytes to text, whatever the encoding of the file.

use std::borrow::Cow;

/// The text of a file, and its lines in Windows-1252 if the others are UTF-8: somebody has pasted two files together. Each
/// line is read in its own encoding.
pub(crate) fn text_by_line(bytes: &[u8]) -> (Cow<'_, str>, Vec<usize>) {
    let lines = || bytes.split_inclusive(|byte| *byte == b'\n').zip(1..);
    let of = |utf8: bool| {
        let kind = move |line: &[u8]| !line.is_ascii() && std::str::from_utf8(line).is_ok() == utf8;
        lines().filter(move |(line, _)| kind(line)).map(|(_, number)| number).collect::<Vec<usize>>()
    };
    let (utf8, other) = (of(true), of(false));
    // UTF-16 is not cut into lines by bytes.
    if utf8.is_empty() || other.is_empty() || bytes.contains(&0) {
        return (text(bytes), Vec::new());
    }
    let bytes = bytes.strip_prefix(BOM).unwrap_or(bytes);
    let decoded = bytes.split_inclusive(|byte| *byte == b'\n').map(decode).collect::<String>();
    (Cow::Owned(decoded), other)
}

/// UTF-8 if valid, else Windows-1252, which contains Latin-1. Nothing is lost either way.
pub(crate) fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| from_cp1252(byte)).collect()),
    }
}

/// The text of a file: a byte order mark counts, UTF-16 is known by its zeros, and the mark is left out.
pub fn text(bytes: &[u8]) -> Cow<'_, str> {
    if let Some(rest) = bytes.strip_prefix(BOM) {
        return decode(rest);
    }
    let wide = |bytes: &[u8], unit: fn([u8; 2]) -> u16| -> Cow<'static, str> {
        let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
        Cow::Owned(char::decode_utf16(units).map(|letter| letter.unwrap_or('\u{fffd}')).collect())
    };
    match bytes {
        [0xff, 0xfe, rest @ ..] => return wide(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => return wide(rest, u16::from_be_bytes),
        _ => {}
    }
    // In Western text every second byte of UTF-16 is zero.
    let begin = &bytes[..bytes.len().min(2_000)];
    let zeros = |from: usize| begin.iter().skip(from).step_by(2).filter(|byte| **byte == 0).count();
    let (even, odd) = (zeros(0), zeros(1));
    let most = begin.len() / 2;
    if odd > 3 && odd * 10 >= most * 7 && even * 10 < most {
        wide(bytes, u16::from_le_bytes)
    } else if even > 3 && even * 10 >= most * 7 && odd * 10 < most {
        wide(bytes, u16::from_be_bytes)
    } else {
        decode(bytes)
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

    #[test]
    fn lines_of_two_encodings_are_read_each_in_its_own() {
        let mixed = [&b"Name\nS\xe4misch\n"[..], "Réti\n".as_bytes()].concat();
        assert_eq!(text_by_line(&mixed), ("Name\nSämisch\nRéti\n".into(), vec![2]));
        assert_eq!(text_by_line(b"S\xe4misch\nR\xe9ti\n"), ("Sämisch\nRéti\n".into(), vec![]));
        assert_eq!(text_by_line("Sämisch\nRéti\n".as_bytes()).1, Vec::<usize>::new());
    }
}
