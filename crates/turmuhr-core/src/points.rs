//! Points of a tournament in exact tenths, the precision of tournament files.

use std::{
    fmt,
    iter::Sum,
    ops::{Add, AddAssign, Neg, Sub},
    str::FromStr,
};

/// A score, in tenths of a point.
///
/// ```
/// use turmuhr_core::Points;
///
/// let score: Points = "7.5".parse()?;
/// assert_eq!(score + Points::HALF, Points::whole(8));
/// assert_eq!(score.to_string(), "7.5");
/// # Ok::<(), turmuhr_core::points::NoPoints>(())
/// ```
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(i32);

impl Points {
    /// The points of a loss.
    pub const ZERO: Points = Points(0);
    /// The usual points of a draw.
    pub const HALF: Points = Points(5);
    /// The usual points of a win.
    pub const ONE: Points = Points(10);

    /// So many tenths of a point.
    pub const fn tenths(tenths: i32) -> Points {
        Points(tenths)
    }

    /// So many full points.
    pub const fn whole(points: i32) -> Points {
        Points(points * 10)
    }

    /// The score in tenths of a point.
    pub const fn in_tenths(self) -> i32 {
        self.0
    }
}

impl Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points(self.0 + other.0)
    }
}

impl Sub for Points {
    type Output = Points;

    fn sub(self, other: Points) -> Points {
        Points(self.0 - other.0)
    }
}

impl Neg for Points {
    type Output = Points;

    fn neg(self) -> Points {
        Points(-self.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        self.0 += other.0;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(all: I) -> Points {
        all.fold(Points::ZERO, Add::add)
    }
}

/// Always one digit after the point, as in the files: `7.5`, `0.0`, `-1.0`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let size = self.0.unsigned_abs();
        f.pad(&format!("{sign}{}.{}", size / 10, size % 10))
    }
}

/// The text is not a number of points.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct NoPoints;

impl fmt::Display for NoPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a number of points")
    }
}

impl std::error::Error for NoPoints {}

/// Reads `7`, `7.5`, `7,5`, `.5` and `-1.0`; more than one digit after the point only if they are zeros.
impl FromStr for Points {
    type Err = NoPoints;

    fn from_str(text: &str) -> Result<Points, NoPoints> {
        let (negative, size) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        let (whole, part) = size.split_once(['.', ',']).unwrap_or((size, ""));
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if !digits(whole) || !digits(part) || whole.len() + part.len() == 0 || whole.len() > 6 {
            return Err(NoPoints);
        }
        let (tenth, beyond) = part.split_at(part.len().min(1));
        if beyond.bytes().any(|byte| byte != b'0') {
            return Err(NoPoints);
        }
        let number = |text: &str| if text.is_empty() { Ok(0) } else { text.parse::<i32>() };
        let size = number(whole).map_err(|_| NoPoints)? * 10 + number(tenth).map_err(|_| NoPoints)?;
        Ok(Points(if negative { -size } else { size }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_the_files_write() {
        let cases = [
            ("7.5", Some(75)),
            ("7,5", Some(75)),
            ("07.5", Some(75)),
            ("3", Some(30)),
            (".5", Some(5)),
            ("1.", Some(10)),
            ("-1.0", Some(-10)),
            ("+0.5", Some(5)),
            ("1.50", Some(15)),
            ("1.25", None),
            ("", None),
            (".", None),
            ("-", None),
            ("1.5.0", None),
            ("½", None),
            ("9999999", None),
        ];
        for (text, tenths) in cases {
            assert_eq!(text.parse().ok(), tenths.map(Points::tenths), "{text}");
        }
    }

    #[test]
    fn writes_one_digit_after_the_point() {
        let cases = [(0, "0.0"), (5, "0.5"), (-5, "-0.5"), (110, "11.0")];
        for (tenths, text) in cases {
            assert_eq!(Points::tenths(tenths).to_string(), text);
        }
        assert_eq!(format!("{:>5}", Points::HALF), "  0.5");
    }
}
