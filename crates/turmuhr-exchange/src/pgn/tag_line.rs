//! One tag pair: `[Name "value"]`.

use super::tags::is_name_byte;
use crate::encoding::decode;

/// A tag read from the start of some bytes.
#[derive(Debug)]
pub(super) struct TagLine {
    /// `None` without a recognisable name.
    pub(super) tag: Option<(String, String)>,
    /// The length in bytes.
    pub(super) length: usize,
    /// `false` if brackets, quotes or escapes are wrong.
    pub(super) well_formed: bool,
}

/// Does a tag pair begin here? A bracket alone is not enough.
pub(super) fn begins(bytes: &[u8]) -> bool {
    name(bytes).is_some_and(|(_, value)| bytes.get(value) == Some(&b'"'))
}

/// Reads a tag that begins with a bracket, at most to the end of the line.
pub(super) fn read(bytes: &[u8]) -> TagLine {
    let line_end = bytes.iter().position(|byte| matches!(byte, b'\n' | b'\r')).unwrap_or(bytes.len());
    let line = &bytes[..line_end];
    let Some((name, value)) = name(line).filter(|&(_, value)| line.get(value) == Some(&b'"')) else {
        return TagLine { tag: None, length: line_end, well_formed: false };
    };
    let name = decode(&line[name]).into_owned();
    let value = &line[value + 1..];
    let before = line.len() - value.len();

    let mut at = 0;
    let mut well_formed = true;
    while at < value.len() {
        match value[at] {
            b'\\' if matches!(value.get(at + 1), Some(b'\\' | b'"')) => at += 2,
            b'"' => match closing_bracket(&value[at + 1..]) {
                Some(bracket) => {
                    let tag = Some((name, unescape(&value[..at])));
                    return TagLine { tag, length: before + at + 1 + bracket + 1, well_formed };
                }
                // An unescaped quote.
                None => {
                    well_formed = false;
                    at += 1;
                }
            },
            _ => at += 1,
        }
    }
    let value = value.trim_ascii_end();
    let value = value.strip_suffix(b"]").unwrap_or(value).trim_ascii_end();
    let value = value.strip_suffix(b"\"").unwrap_or(value);
    TagLine { tag: Some((name, unescape(value))), length: line_end, well_formed: false }
}

/// The range of the name, and the start of the value.
fn name(bytes: &[u8]) -> Option<(std::ops::Range<usize>, usize)> {
    let start = 1 + blanks(bytes.get(1..)?);
    let length = bytes[start..].iter().take_while(|&&byte| is_name_byte(byte)).count();
    let end = start + length;
    (length > 0).then(|| (start..end, end + blanks(&bytes[end..])))
}

fn closing_bracket(bytes: &[u8]) -> Option<usize> {
    let at = blanks(bytes);
    (bytes.get(at) == Some(&b']')).then_some(at)
}

fn blanks(bytes: &[u8]) -> usize {
    bytes.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count()
}

fn unescape(value: &[u8]) -> String {
    let text = decode(value);
    if !text.contains('\\') {
        return text.into_owned();
    }
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        // A backslash before anything else is literal, as in file paths.
        match chars.peek() {
            Some(&escaped @ ('\\' | '"')) if c == '\\' => {
                out.push(escaped);
                chars.next();
            }
            _ => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_as_they_should_be_and_as_they_are() {
        for (line, value, well_formed) in [
            (r#"[Event "Open"]"#, Some("Open"), true),
            (r#"[ Event  "Open" ] 1. e4"#, Some("Open"), true),
            (r#"[Event"Open"]"#, Some("Open"), true),
            (r#"[Event ""]"#, Some(""), true),
            (r#"[Event "a \"b\" c:\\d \e"]"#, Some(r#"a "b" c:\d \e"#), true),
            (r#"[Event "The "Big" One"]"#, Some(r#"The "Big" One"#), false),
            (r#"[Event "C:\"]"#, Some(r"C:\"), false),
            (r#"[Event "Open]"#, Some("Open"), false),
            (r#"[Event "Open""#, Some("Open"), false),
            ("[Event \"Open\n\"]", Some("Open"), false),
            (r"[Event Open]", None, false),
            (r#"["Open"]"#, None, false),
            ("[", None, false),
        ] {
            let read = read(line.as_bytes());
            assert_eq!(read.tag.as_ref().map(|tag| tag.1.as_str()), value, "{line}");
            assert_eq!(read.well_formed, well_formed, "{line}");
            assert!(read.length <= line.len());
        }
    }
}
