//! Secrets in the hands of users: unguessable, and stored here only as hashes.

use sha2::{Digest, Sha256};

/// The secret in a browser or a link.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token")
    }
}

impl Token {
    pub fn new() -> Token {
        Token(hex::encode(random::<20>()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub fn hash(&self) -> String {
        Token::hash_of(&self.0)
    }

    pub fn hash_of(secret: &str) -> String {
        hex::encode(Sha256::digest(secret.as_bytes()))
    }

    /// One hash of several parts, each with its length.
    pub(crate) fn hash_of_parts<'p>(parts: impl IntoIterator<Item = &'p [u8]>) -> String {
        let mut hash = Sha256::new();
        for part in parts {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        hex::encode(hash.finalize())
    }

    /// A secret that follows from others: the same parts give the same link.
    pub(crate) fn of_parts<'p>(parts: impl IntoIterator<Item = &'p [u8]>) -> Token {
        Token(Token::hash_of_parts(parts))
    }

    /// The secret in a visitor's forms: derived from their cookies, so nobody else can compute it.
    pub(crate) fn of_forms(visit: &str, session: &str) -> String {
        Token::hash_of(&format!("form {visit} {session}"))
    }
}

impl Default for Token {
    fn default() -> Token {
        Token::new()
    }
}

/// A seed for lots; it goes into the journal, so that anyone can repeat the draw.
pub(crate) fn seed() -> u64 {
    // Short enough to read aloud.
    u64::from_le_bytes(random::<8>()) % 1_000_000
}

/// A seed that nobody can guess or learn.
pub(crate) fn secret() -> u64 {
    u64::from_le_bytes(random::<8>())
}

/// An id for the acts of one page. Together with visitor and content it is unique.
pub(crate) fn act_id() -> String {
    hex::encode(random::<8>())
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes
}
