//! What a word that is not known may stand for.

use turmuhr_core::Lang;

use super::{
    lexicon::{Lexicon, Meaning, Typed, letters_of},
    spelling::{self, Lines},
    words::stem,
};

/// Weights of a guess: the nearest word, further ones.
const NEAREST: f32 = 0.95;
const FURTHER: f32 = 0.7;
/// Words taken for a misspelt or unfinished one.
const FEW: usize = 4;

impl Lexicon {
    /// A misspelt word, a compound with a misspelt part, or the beginning of a word.
    pub(super) fn guessed(&self, word: &str, lang: Lang) -> Vec<Meaning> {
        if let Some(meant) = self.near(word, lang) {
            return meant;
        }
        let cuts = word.char_indices().map(|(place, _)| place).filter(|place| *place >= 3);
        for cut in cuts.filter(|cut| word.len() - cut >= 4).collect::<Vec<_>>().into_iter().rev() {
            let (head, tail) = word.split_at(cut);
            let tail_of = |tail: &str| self.near(tail.strip_prefix('s').unwrap_or(tail), lang);
            if let Some(first) = self.part(head)
                && let Some(rest) = self.near(tail, lang).or_else(|| tail_of(tail))
            {
                return std::iter::once(first.clone()).chain(rest).collect();
            }
            if let Some(last) = self.part(tail)
                && let Some(mut first) = self.near(head, lang)
            {
                first.push(last.clone());
                return first;
            }
        }
        if word.chars().count() < 4 {
            return Vec::new();
        }
        let begun = self.written.range(word.to_owned()..).take_while(|(known, _)| known.starts_with(word));
        let mut all = Meaning::default();
        for (_, known) in begun.take(2 * FEW) {
            all.add(&known.meaning, NEAREST);
        }
        if all.terms.is_empty() { self.half(word) } else { vec![all] }
    }

    /// The known half of a compound: «Remisofferte» speaks of «Remis» at least.
    fn half(&self, word: &str) -> Vec<Meaning> {
        if !word.is_ascii() {
            return Vec::new();
        }
        let cuts = (4..word.len()).rev();
        let halves =
            cuts.flat_map(|cut| [&word[..cut], &word[word.len() - cut..]].map(|half| self.part(half)));
        halves.flatten().take(1).cloned().collect()
    }

    /// The words a misspelt one may stand for.
    fn near(&self, word: &str, lang: Lang) -> Option<Vec<Meaning>> {
        self.near_written(word, lang).or_else(|| self.near_stem(word, lang).map(|meaning| vec![meaning]))
    }

    fn near_written(&self, word: &str, lang: Lang) -> Option<Vec<Meaning>> {
        let most = errors_in(word)?;
        let letters: Vec<char> = word.chars().collect();
        let own_letters = letters_of(word);
        let mut lines = Lines::default();
        let mut nearest: Vec<(usize, bool, bool, u32, &String)> = Vec::new();
        for (known, written) in &self.written {
            // One error changes two letters at most.
            let differing = (written.letters ^ own_letters).count_ones() as usize;
            let too_far = known.len().abs_diff(word.len()) > most || differing > 2 * most;
            if too_far || self.fillers.contains(known) {
                continue;
            }
            // Few err in the first letter, and a short word becomes another: raucht, taucht.
            let most = match known.starts_with(letters[0]) {
                true => most,
                false if letters.len() < 8 => continue,
                false => 1,
            };
            let Some(distance) = lines.distance(&letters, known, most) else { continue };
            // A word of four letters has too many neighbours for anything but swapped letters.
            if letters.len() == 4 && !spelling::swapped(&letters, known) {
                continue;
            }
            let foreign = written.german != (lang == Lang::De);
            nearest.push((distance, !written.listed, foreign, u32::MAX - written.count, known));
        }
        nearest.sort();
        let best = nearest.first()?;
        let alike = nearest.iter().filter(|other| (other.0, other.1) == (best.0, best.1)).take(FEW);
        let mut all: Vec<Vec<Meaning>> =
            alike.map(|(.., known)| self.recognised(known, lang, Typed::Carefully)).collect();
        let mut meant = all.remove(0);
        // Several candidates are alternatives of one word; a compound stands for itself.
        if let [only] = &mut meant[..] {
            let mut merged = Meaning { common: only.common, ..Meaning::default() };
            merged.add(only, NEAREST);
            for other in all {
                if let [other] = &other[..] {
                    merged.add(other, FURTHER);
                }
            }
            *only = merged;
        }
        Some(meant)
    }

    /// A misspelt word in a form that no text has: «Versspätungen».
    fn near_stem(&self, word: &str, lang: Lang) -> Option<Meaning> {
        let typed = stem(word, lang);
        let most = errors_in(&typed).filter(|_| typed.len() >= 5)?;
        let letters: Vec<char> = typed.chars().collect();
        let mut lines = Lines::default();
        let near = self.stems.iter().filter_map(|(known, meaning)| {
            let distance = if known.starts_with(letters[0]) && known.len().abs_diff(typed.len()) <= most {
                lines.distance(&letters, known, most)?
            } else {
                return None;
            };
            // A word with synonyms is more likely meant.
            Some(((distance, meaning.terms.len() < 2), meaning))
        });
        let (_, nearest) = near.min_by_key(|(key, _)| *key)?;
        let mut guessed = Meaning { common: nearest.common, ..Meaning::default() };
        guessed.add(nearest, NEAREST);
        Some(guessed)
    }
}

/// Errors a word of its length may have; none in a short one.
fn errors_in(word: &str) -> Option<usize> {
    match word.chars().count() {
        0..=3 => None,
        4..=8 => Some(1),
        _ => Some(2),
    }
}
