//! Typed amounts of money.

/// A text that is no amount, or could be two.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct NoAmount;

/// The signs between groups of three digits.
const GROUPS: [char; 8] = ['.', ',', ' ', '\u{a0}', '\u{202f}', '\u{2009}', '’', '\''];

/// An amount in cents; empty is nothing. Both languages' signs are read: «1.234,50», «1,234.50», «1 234,50», «1’234.50».
///
/// Money has at most two decimals. So three digits after a single sign are a group: «1.000» is a thousand.
pub(crate) fn cents(text: &str) -> Result<u64, NoAmount> {
    if text.trim().is_empty() {
        return Ok(0);
    }
    let text = without_currency(text);
    let (whole, decimals, mark) = match text.rfind([',', '.']) {
        Some(at) => {
            let mark = text[at..].chars().next();
            match &text[at + 1..] {
                // Written by hand: «30,–».
                "-" | "–" | "—" => (&text[..at], "0", mark),
                rest if (1..=2).contains(&rest.len()) && digits(rest) => (&text[..at], rest, mark),
                _ => (text, "0", None),
            }
        }
        None => (text, "0", None),
    };
    let euros = whole_number(whole, mark).ok_or(NoAmount)?;
    let cents: u64 = format!("{decimals:0<2}").parse().map_err(|_| NoAmount)?;
    euros.checked_mul(100).and_then(|euros| euros.checked_add(cents)).ok_or(NoAmount)
}

fn digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Digits, or groups of three with the same sign between them, which is not the decimal mark.
fn whole_number(text: &str, mark: Option<char>) -> Option<u64> {
    let Some(sign) = text.chars().find(|sign| GROUPS.contains(sign)) else {
        return digits(text).then(|| text.parse().ok()).flatten();
    };
    let mut groups = text.split(sign);
    let first = groups.next()?;
    let sound = digits(first) && first.len() <= 3 && !first.starts_with('0');
    let rest = groups.all(|group| group.len() == 3 && digits(group));
    if mark == Some(sign) || !sound || !rest {
        return None;
    }
    text.replace(sign, "").parse().ok()
}

/// A sign or three letters before or after the number.
fn without_currency(text: &str) -> &str {
    let text = text.trim();
    let code =
        |part: &str| part == "€" || (part.len() == 3 && part.bytes().all(|byte| byte.is_ascii_uppercase()));
    let letters = |sign: char| sign == '€' || sign.is_ascii_alphabetic();
    let head = &text[..text.find(|sign| !letters(sign)).unwrap_or(text.len())];
    let text = if code(head) { text[head.len()..].trim_start() } else { text };
    let tail = &text[text
        .rfind(|sign: char| !letters(sign))
        .map_or(0, |at| at + text[at..].chars().next().map_or(1, char::len_utf8))..];
    if code(tail) { text[..text.len() - tail.len()].trim_end() } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_as_both_languages_write_them() {
        let cases = [
            ("", 0),
            ("0", 0),
            ("30", 3_000),
            ("1000", 100_000),
            ("1000,5", 100_050),
            ("12,50", 1_250),
            ("12.50", 1_250),
            ("0,05", 5),
            ("1.234,50", 123_450),
            ("1,234.50", 123_450),
            ("1 234,50", 123_450),
            ("1\u{202f}234,50", 123_450),
            ("1’234.50", 123_450),
            ("1'234.50", 123_450),
            ("1.000", 100_000),
            ("1,000", 100_000),
            ("1.234.567,8", 123_456_780),
            ("30,–", 3_000),
            ("100 €", 10_000),
            ("€ 1,000.00", 100_000),
            ("CHF 12.50", 1_250),
            (" 300 EUR ", 30_000),
        ];
        for (text, wanted) in cases {
            assert_eq!(cents(text), Ok(wanted), "{text}");
        }
    }

    #[test]
    fn what_could_be_two_amounts_is_refused() {
        let cases = [
            "viel",
            "1.23.4",
            "1.2345",
            "1000.000",
            "0.500",
            "1,23,4",
            "1.234.50",
            "1,234,50",
            "1.234,500",
            "1 23",
            "12.",
            ",50",
            "1..000",
            "1.000 000",
            "-5",
            "1e3",
            "٣",
            "5 Euro",
            "€",
            "18446744073709551615",
            "1'234’567",
        ];
        for text in cases {
            assert_eq!(cents(text), Err(NoAmount), "{text}");
        }
    }
}
