//! The body of the fuzz target for time controls: ordinary code, replayed by a test.

use crate::{code, control::TimeControl, human};

/// Controls that can be read, in code and in words.
pub const SEEDS: &[&str] = &[
    "40/5400+30:1800+30",
    "50/9000:20/3600*",
    "300d2",
    "1500b10",
    "W300-B240",
    "*180",
    "60+0.5",
    "90'/40 + 30' + 30\"/Zug",
    "40/90, SD/30; +30",
    "G/60 d5",
    "90/40 + 30",
    "60 Min., dann 5 × 20 s Byo-Yomi",
    "Weiß: Sanduhr 1 Min.; Schwarz: Sanduhr 2 Min.",
];

/// Any bytes are refused, or are a control that survives every form that can express it.
pub fn time_controls_read_and_write_back(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let setting = code::read_setting(&text);
    if let Ok(control) = &setting {
        let written = code::write(control).expect("what came from a code has one");
        assert_eq!(code::read_setting(&written).as_ref(), Ok(control), "{written}");
    }
    for control in [code::read(&text), code::read_trf(&text), human::read(&text)].iter().flatten() {
        check(control);
    }
}

fn check(control: &TimeControl) {
    if let Ok(written) = code::write(control) {
        assert_eq!(code::read(&written).as_ref(), Ok(control), "{written}");
    }
    if let Ok(written) = code::write_trf(control) {
        assert_eq!(code::read_trf(&written).as_ref(), Ok(control), "{written}");
    }
    for lang in human::Lang::ALL {
        let written = human::write(control, lang);
        assert_eq!(human::read(&written).as_ref(), Ok(control), "{written}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seeds_pass() {
        for seed in SEEDS {
            time_controls_read_and_write_back(seed.as_bytes());
        }
        for broken in ["", "?", "-", ":", "*", "40/", "W300", "d5", "W-B", "\u{fffd}", "999999999999", "0+0"]
        {
            time_controls_read_and_write_back(broken.as_bytes());
        }
    }
}
