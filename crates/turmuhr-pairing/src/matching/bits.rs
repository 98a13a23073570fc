//! A set of small numbers.

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bits {
    words: Box<[u64]>,
}

impl Bits {
    pub(crate) fn empty(size: usize) -> Bits {
        Bits { words: vec![0; size.div_ceil(64)].into_boxed_slice() }
    }

    /// All of `0..size`.
    pub(crate) fn full(size: usize) -> Bits {
        let mut words = vec![u64::MAX; size.div_ceil(64)].into_boxed_slice();
        if let Some(last) = words.last_mut().filter(|_| !size.is_multiple_of(64)) {
            *last = (1 << (size % 64)) - 1;
        }
        Bits { words }
    }

    #[inline]
    pub(crate) fn has(&self, member: usize) -> bool {
        self.words[member / 64] >> (member % 64) & 1 == 1
    }

    #[inline]
    pub(crate) fn insert(&mut self, member: usize) {
        self.words[member / 64] |= 1 << (member % 64);
    }

    #[inline]
    pub(crate) fn remove(&mut self, member: usize) {
        self.words[member / 64] &= !(1 << (member % 64));
    }

    pub(crate) fn remove_all(&mut self, others: &Bits) {
        for (word, other) in self.words.iter_mut().zip(&others.words) {
            *word &= !other;
        }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.words.iter().enumerate().flat_map(|(at, &word)| ones(at, word))
    }

    /// Members of both sets.
    pub(crate) fn common<'a>(&'a self, other: &'a Bits) -> impl Iterator<Item = usize> + 'a {
        self.words.iter().zip(&other.words).enumerate().flat_map(|(at, (&one, &two))| ones(at, one & two))
    }

    pub(crate) fn first_common(&self, other: &Bits) -> Option<usize> {
        self.common(other).next()
    }
}

fn ones(at: usize, mut word: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (word != 0).then(|| {
            let bit = word.trailing_zeros() as usize;
            word &= word - 1;
            at * 64 + bit
        })
    })
}
