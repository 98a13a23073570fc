//! Clock commands inside comments: `[%clk 1:23:45]`, `[%emt 0:00:03.4]`.

use std::time::Duration;

/// The time of the command `%name` in the comment.
pub(super) fn command(comment: &str, name: &str) -> Option<Duration> {
    read_time(written(comment, name)?)
}

/// The text of the command `%name` that is no time.
pub(super) fn unreadable<'c>(comment: &'c str, name: &str) -> Option<&'c str> {
    written(comment, name).filter(|text| read_time(text).is_none())
}

fn written<'c>(comment: &'c str, name: &str) -> Option<&'c str> {
    let mut rest = comment;
    while let Some(at) = rest.find("[%") {
        rest = &rest[at + 2..];
        let argument = rest.strip_prefix(name).filter(|argument| argument.starts_with([' ', '\t']));
        if let Some(argument) = argument {
            return argument.split(']').next().map(str::trim);
        }
    }
    None
}

/// `h:mm:ss`, also `mm:ss` and `ss`, with up to three decimals of a second. After the first number none is above 59.
fn read_time(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let mut seconds = 0u64;
    let mut parts = 0;
    for part in whole.split(':') {
        let number = digits(part).filter(|number| parts == 0 || *number < 60)?;
        parts += 1;
        seconds = seconds.checked_mul(60)?.checked_add(number)?;
    }
    let millis = match fraction.len() {
        0 => 0,
        length @ 1..=3 => digits(fraction)? * 10u64.pow(3 - length as u32),
        // More precise than a chess clock.
        _ => digits(fraction.get(..3)?)?,
    };
    (parts <= 3).then(|| Duration::from_secs(seconds) + Duration::from_millis(millis))
}

fn digits(text: &str) -> Option<u64> {
    let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clock_commands_in_the_forms_programs_write() {
        for (comment, millis) in [
            ("[%clk 1:23:45]", Some(5_025_000)),
            ("good [%eval 0.3] [%clk 0:00:03.4] move", Some(3_400)),
            ("[%clk 12:34]", Some(754_000)),
            ("[%clk 0:00:00.05]", Some(50)),
            ("[%clk 0:00:01.123456]", Some(1_123)),
            ("[%clk]", None),
            ("[%clk x:00:00]", None),
            ("[%clkx 0:00:01]", None),
            ("[%emt 0:00:01]", None),
            ("[%clk 1:2:3:4]", None),
            ("[%clk 9:99:99]", None),
            ("[%clk 1:60:00]", None),
            ("[%clk 90:00]", Some(5_400_000)),
            ("[%clk 99999999999999999999:00]", None),
        ] {
            assert_eq!(command(comment, "clk"), millis.map(Duration::from_millis), "{comment}");
        }
    }
}
