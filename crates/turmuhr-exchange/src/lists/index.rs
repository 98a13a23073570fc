//! A list in memory, searched by number or by the beginnings of names.

use std::{cmp::Reverse, collections::BTreeSet};

use super::{Listed, fold::fold};

/// Players with search data: an order by number, and the sorted words of all names.
#[derive(Clone, Debug)]
pub struct Index {
    players: Vec<Listed>,
    /// All folded names, concatenated.
    letters: String,
    /// The start of each player's name in `letters`; one more than players.
    starts: Vec<u32>,
    /// Words in alphabetical order: the position in `letters`, and the player.
    words: Vec<(u32, u32)>,
    by_number: Vec<(u32, u32)>,
    /// Each player's higher rating, stored compactly: a common prefix finds a hundred thousand players.
    strengths: Vec<u16>,
}

impl Index {
    /// Sorts the players once for all searches.
    pub fn new(players: Vec<Listed>) -> Index {
        let (mut letters, mut starts) = (String::new(), vec![0]);
        let (mut words, mut by_number) = (Vec::new(), Vec::new());
        for (player, position) in players.iter().zip(0_u32..) {
            let start = letters.len();
            fold(&player.name, &mut letters);
            let mut at = start;
            for word in letters[start..].split(' ').filter(|word| !word.is_empty()) {
                words.push((at as u32, position));
                at += word.len() + 1;
            }
            letters.push('\n');
            starts.push(letters.len() as u32);
            if player.fide_id > 0 {
                by_number.push((player.fide_id, position));
            }
        }
        let bytes = letters.as_bytes();
        words.sort_unstable_by(|one, other| {
            word_at(bytes, one.0).cmp(word_at(bytes, other.0)).then(one.1.cmp(&other.1))
        });
        by_number.sort_unstable();
        let strengths =
            players.iter().map(|player| player.standard.rating.max(player.dwz).unwrap_or(0)).collect();
        Index { players, letters, starts, words, by_number, strengths }
    }

    /// All players.
    pub fn players(&self) -> &[Listed] {
        &self.players
    }

    /// Finds a player by FIDE number; a name alone never identifies a player.
    pub fn by_fide_id(&self, number: u32) -> Option<&Listed> {
        let place = self.by_number.binary_search_by_key(&number, |&(number, _)| number).ok()?;
        Some(&self.players[self.by_number[place].1 as usize])
    }

    /// Finds a player by the German federation's number, or by club and member number.
    pub fn by_national_id(&self, number: &str) -> Option<&Listed> {
        let number = number.trim();
        if number.is_empty() {
            return None;
        }
        self.players.iter().find(|player| &*player.national_id == number)
    }

    /// Players whose names begin with the words of the question, in any order; the strongest first, at most
    /// `most`.
    pub fn search(&self, question: &str, most: usize) -> Vec<&Listed> {
        let mut folded = String::new();
        fold(question, &mut folded);
        let wanted: Vec<&str> = folded.split(' ').filter(|word| !word.is_empty()).collect();
        // The rarest word leaves the fewest candidates.
        let found = wanted.iter().map(|word| self.beginning_with(word)).enumerate();
        let Some((rarest, found)) = found.min_by_key(|(_, found)| found.len()) else {
            return Vec::new();
        };
        let others: Vec<&str> =
            wanted.iter().enumerate().filter(|(place, _)| *place != rarest).map(|(_, word)| *word).collect();
        // A common prefix finds a hundred thousand players: only those strong enough to be shown are checked
        // further. A player with two matching names counts once.
        let mut best: BTreeSet<(Reverse<u16>, u32)> = BTreeSet::new();
        for &(_, player) in found {
            let place = (Reverse(self.strengths[player as usize]), player);
            if best.len() == most && best.last().is_none_or(|last| place >= *last) {
                continue;
            }
            if others.iter().all(|word| self.has_word(player, word)) {
                best.insert(place);
                if best.len() > most {
                    best.pop_last();
                }
            }
        }
        best.into_iter().map(|(_, player)| &self.players[player as usize]).collect()
    }

    fn beginning_with(&self, beginning: &str) -> &[(u32, u32)] {
        let (bytes, beginning) = (self.letters.as_bytes(), beginning.as_bytes());
        let first = self.words.partition_point(|&(at, _)| word_at(bytes, at) < beginning);
        let rest = &self.words[first..];
        &rest[..rest.partition_point(|&(at, _)| word_at(bytes, at).starts_with(beginning))]
    }

    fn has_word(&self, player: u32, beginning: &str) -> bool {
        let (start, end) = (self.starts[player as usize], self.starts[player as usize + 1] - 1);
        self.letters[start as usize..end as usize].split(' ').any(|word| word.starts_with(beginning))
    }
}

fn word_at(letters: &[u8], at: u32) -> &[u8] {
    let rest = &letters[at as usize..];
    let end = rest.iter().position(|&byte| byte == b' ' || byte == b'\n').unwrap_or(rest.len());
    &rest[..end]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lists::Figures;

    fn listed(fide_id: u32, name: &str, rating: u16) -> Listed {
        let standard = Figures { rating: Some(rating), ..Figures::default() };
        Listed { fide_id, name: name.into(), standard, ..Listed::default() }
    }

    #[test]
    fn found_by_number_and_by_beginnings_in_any_order() {
        let index = Index::new(vec![
            listed(7, "Müller, Anna", 1800),
            listed(3, "Mueller, Bernd", 2100),
            listed(9, "Anand, Muriel", 2000),
            listed(0, "", 0),
        ]);
        let names = |question, most| -> Vec<u32> {
            index.search(question, most).iter().map(|player| player.fide_id).collect()
        };
        assert_eq!(names("mull", 9), [3, 7]);
        assert_eq!(names("anna müll", 9), [7]);
        assert_eq!(names("mu an", 9), [9, 7]);
        assert_eq!(names("mu", 1), [3]);
        assert_eq!(names("mu", 0), [0_u32; 0]);
        assert_eq!(names("", 9), [0_u32; 0]);
        assert_eq!(names("zz", 9), [0_u32; 0]);
        assert_eq!(index.by_fide_id(9).map(|player| &*player.name), Some("Anand, Muriel"));
        assert_eq!(index.by_fide_id(0), None);
        assert_eq!(index.by_fide_id(8), None);
    }

    #[test]
    fn every_player_is_found_by_every_name() {
        let players: Vec<Listed> = (1..2000)
            .map(|number| listed(number, &format!("Name{number:04}, First{}", number % 7), 1500))
            .collect();
        let index = Index::new(players);
        for number in 1..2000_u32 {
            let question = format!("first{} name{number:04}", number % 7);
            let found = index.search(&question, 5);
            assert_eq!(found.iter().map(|player| player.fide_id).collect::<Vec<_>>(), [number]);
        }
    }
}
