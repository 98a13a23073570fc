//! The seed of an examination, its public number, and the seal of a record.

use std::{fmt, str::FromStr};

use sha2::{Digest, Sha256};

/// The longest seed; it must fit an address and a line of paper.
const LONGEST: usize = 64;
/// A shorter seed can be found by trying.
const SHORTEST_SECRET: usize = 16;
/// Without i, l, o and u, which are misread or misheard.
const SIGNS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// What the questions are drawn from: a number for practice, a long random word for an examination.
///
/// The seed gives the key too. Only a secret seed keeps the key from the candidates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seed(String);

/// A seed has 1 to 64 letters, digits and hyphens, and begins with a letter or digit.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct NotASeed;

impl Seed {
    /// A word that cannot be found by trying, from random bytes: `8f3kq-22m7p-…`, 100 bits.
    pub fn secret(random: [u8; 20]) -> Seed {
        let signs = random.map(|byte| char::from(SIGNS[usize::from(byte % 32)]));
        let groups: Vec<String> = signs.chunks(5).map(|group| group.iter().collect()).collect();
        Seed(groups.join("-"))
    }

    /// Long enough that nobody finds it by trying.
    pub fn is_secret(&self) -> bool {
        self.0.len() >= SHORTEST_SECRET
    }

    /// The public number of the examination: eight signs that do not give the seed away.
    pub fn exam_number(&self) -> String {
        let hash = digest(&[b"turmuhr exam number 1\n", self.0.as_bytes()]);
        let signs =
            hash[..8].iter().map(|byte| char::from(SIGNS[usize::from(byte % 32)].to_ascii_uppercase()));
        let signs: String = signs.collect();
        format!("{}-{}", &signs[..4], &signs[4..])
    }

    /// The first word of the dice. Seeds that are numbers fill its upper half.
    pub(crate) fn dice(&self) -> u64 {
        match self.0.parse::<u32>() {
            Ok(number) => u64::from(number) << 32,
            Err(_) => {
                let hash = digest(&[b"turmuhr exam dice 1\n", self.0.as_bytes()]);
                hash[..8].iter().fold(0, |word, byte| word << 8 | u64::from(*byte))
            }
        }
    }

    /// A number from the seed, for what takes numbers only.
    pub fn short(&self) -> u32 {
        (self.dice() >> 32) as u32
    }

    /// A checksum of the text that nobody can make without the seed (HMAC-SHA-256, RFC 2104).
    pub(crate) fn seal(&self, text: &str) -> String {
        // A seed is never longer than the block of the hash.
        let mut key = [0; 64];
        key[..self.0.len()].copy_from_slice(self.0.as_bytes());
        let inner = digest(&[&key.map(|byte| byte ^ 0x36), text.as_bytes()]);
        let outer = digest(&[&key.map(|byte| byte ^ 0x5c), &inner]);
        outer.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

fn digest(parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    parts.iter().for_each(|part| hasher.update(part));
    hasher.finalize().into()
}

impl From<u32> for Seed {
    fn from(number: u32) -> Seed {
        Seed(number.to_string())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Seed {
    type Err = NotASeed;

    fn from_str(text: &str) -> Result<Seed, NotASeed> {
        let text = text.trim();
        if let Ok(number) = text.parse::<u32>() {
            return Ok(number.into());
        }
        let fits = text.len() <= LONGEST
            && text.starts_with(|first: char| first.is_ascii_alphanumeric())
            && text.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '-');
        if fits { Ok(Seed(text.to_ascii_lowercase())) } else { Err(NotASeed) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seal_is_the_hmac_of_rfc_4231() {
        // Test case 2.
        let seed = Seed("Jefe".to_owned());
        assert_eq!(
            seed.seal("what do ya want for nothing?"),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        );
    }

    #[test]
    fn seeds_are_numbers_or_words() {
        for (text, seed) in [("7", "7"), (" 007 ", "7"), ("Abc-9", "abc-9"), ("4294967296", "4294967296")] {
            assert_eq!(text.parse::<Seed>().map(|seed| seed.to_string()), Ok(seed.to_owned()), "{text}");
        }
        let long = "x".repeat(65);
        for text in ["", "-1", "a b", "ä", long.as_str()] {
            assert_eq!(text.parse::<Seed>(), Err(NotASeed), "{text}");
        }
        let secret = Seed::secret([77; 20]);
        assert!(secret.is_secret() && !Seed::from(u32::MAX).is_secret());
        assert_eq!(secret.to_string().parse(), Ok(secret.clone()));
        assert!(!secret.to_string().contains(&secret.exam_number().to_lowercase()));
    }
}
