//! The code at the foot of a page: the tournament state it was printed from, and proof that its content is
//! unchanged.

use std::{fmt, str::FromStr};

use sha2::{Digest, Sha256};

use crate::source::Origin;

/// Journal position and hash of the sheet's facts. A valid code means that the program prints the same from
/// that state. It is no signature: anyone with the same data gets the same code.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct CheckCode {
    pub origin: Origin,
    /// The first sixty bits of the hash.
    hash: u64,
}

/// Without I, L, O and U, which are misread or misheard.
const SIGNS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH: usize = 12;

impl CheckCode {
    pub(crate) fn of(origin: Origin, content: &str) -> CheckCode {
        let mut hasher = Sha256::new();
        hasher.update(b"turmuhr sheet 1\n");
        match origin {
            Origin::Journal(position) => hasher.update(format!("journal {position}\n")),
            Origin::File => hasher.update("file\n"),
        }
        hasher.update(content);
        let mut first = [0; 8];
        first.copy_from_slice(&hasher.finalize()[..8]);
        CheckCode { origin, hash: u64::from_be_bytes(first) >> 4 }
    }
}

/// `J1841-8F3K-Q22M-7PXA` for a journal, `F-8F3K-Q22M-7PXA` for a file.
impl fmt::Display for CheckCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.origin {
            Origin::Journal(position) => write!(f, "J{position}")?,
            Origin::File => f.write_str("F")?,
        }
        for place in 0..LENGTH {
            if place % 4 == 0 {
                f.write_str("-")?;
            }
            let sign = SIGNS[(self.hash >> (5 * (LENGTH - 1 - place)) & 31) as usize];
            write!(f, "{}", char::from(sign))?;
        }
        Ok(())
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct NoCode;

/// As typed from paper: lower case, blanks for dashes, O for 0 and I or L for 1.
impl FromStr for CheckCode {
    type Err = NoCode;

    fn from_str(text: &str) -> Result<CheckCode, NoCode> {
        let text = text.trim().to_ascii_uppercase();
        let (head, rest) = text.split_once(['-', ' ', '–']).ok_or(NoCode)?;
        let origin = match head.strip_prefix('J') {
            Some(position) => Origin::Journal(position.parse().map_err(|_| NoCode)?),
            None if head == "F" => Origin::File,
            None => return Err(NoCode),
        };
        let mut hash = 0;
        let mut signs = 0;
        for sign in rest.chars().filter(|sign| !matches!(sign, '-' | ' ' | '–')) {
            let sign = match sign {
                'O' => '0',
                'I' | 'L' => '1',
                other => other,
            };
            let value = SIGNS.iter().position(|of| char::from(*of) == sign).ok_or(NoCode)?;
            signs += 1;
            if signs > LENGTH {
                return Err(NoCode);
            }
            hash = hash << 5 | value as u64;
        }
        if signs == LENGTH { Ok(CheckCode { origin, hash }) } else { Err(NoCode) }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_code_is_the_same_for_ever() {
        let code = CheckCode::of(Origin::Journal(1841), "Standings");
        assert_eq!(code.to_string(), "J1841-SXR5-F2NY-ZVYF");
    }

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code = CheckCode::of(Origin::File, "Pairings");
        let typed = code.to_string().to_lowercase().replacen('-', " ", 2).replace('0', "o").replace('1', "l");
        assert_eq!(typed.parse(), Ok(code));
        for wrong in [
            "",
            "J",
            "F-",
            "X-0000-0000-0000",
            "F-0000-0000-000",
            "F-0000-0000-00000",
            "F-0000-0000-000U",
            "Jx-0000-0000-0000",
        ] {
            assert_eq!(wrong.parse::<CheckCode>(), Err(NoCode), "{wrong}");
        }
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(position in any::<u64>(), content in ".*") {
            for origin in [Origin::Journal(position), Origin::File] {
                let code = CheckCode::of(origin, &content);
                prop_assert_eq!(code.to_string().parse(), Ok(code));
            }
        }
    }
}
