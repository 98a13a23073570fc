//! The last line of a backup: the number of lines before it, and a chained hash over all of them.

use sha2::{Digest, Sha256};

/// Each line is hashed together with the previous hash, so neither content nor order can change.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chain {
    hash: [u8; 32],
    lines: u64,
}

impl Chain {
    pub(crate) fn add(&mut self, line: &str) {
        self.hash = Sha256::new().chain_update(self.hash).chain_update(line.as_bytes()).finalize().into();
        self.lines += 1;
    }

    pub(crate) fn lines(&self) -> u64 {
        self.lines
    }

    pub(crate) fn hash(&self) -> String {
        hex::encode(self.hash)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chain(lines: &[&str]) -> (u64, String) {
        let mut chain = Chain::default();
        lines.iter().for_each(|line| chain.add(line));
        (chain.lines(), chain.hash())
    }

    #[test]
    fn every_line_and_their_order_count() {
        let whole = chain(&["a", "b", "c"]);
        assert_eq!(whole, chain(&["a", "b", "c"]));
        for other in [&["a", "c", "b"][..], &["a", "b"], &["a", "bc", ""], &["ab", "c", ""], &["a", "b", "d"]]
        {
            assert_ne!(whole, chain(other), "{other:?}");
        }
    }
}
