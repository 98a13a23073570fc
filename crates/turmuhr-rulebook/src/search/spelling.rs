//! How far a typed word is from a known one.

/// Lines of the table of distances, kept between words.
#[derive(Default)]
pub(super) struct Lines {
    known: Vec<char>,
    before: Vec<usize>,
    above: Vec<usize>,
    line: Vec<usize>,
}

impl Lines {
    /// The Damerau–Levenshtein distance: letters added, left out, replaced, or swapped with their neighbour. `None` above
    /// `most`.
    pub(super) fn distance(&mut self, typed: &[char], known: &str, most: usize) -> Option<usize> {
        let Lines { known: letters, before, above, line } = self;
        letters.clear();
        letters.extend(known.chars());
        above.clear();
        above.extend(0..=letters.len());
        for (row, letter) in typed.iter().enumerate() {
            line.clear();
            line.push(row + 1);
            for (column, other) in letters.iter().enumerate() {
                let mut least = (above[column] + usize::from(letter != other)).min(line[column] + 1);
                least = least.min(above[column + 1] + 1);
                if row > 0 && column > 0 && *letter == letters[column - 1] && typed[row - 1] == *other {
                    least = least.min(before[column - 1] + 1);
                }
                line.push(least);
            }
            // Swapped letters look back two lines.
            if line.iter().chain(above.iter()).all(|least| *least > most) {
                return None;
            }
            std::mem::swap(before, above);
            std::mem::swap(above, line);
        }
        above.last().copied().filter(|distance| *distance <= most)
    }
}

/// The same letters in another order.
pub(super) fn swapped(typed: &[char], known: &str) -> bool {
    let mut letters = typed.to_vec();
    let mut others: Vec<char> = known.chars().collect();
    letters.sort_unstable();
    others.sort_unstable();
    letters == others
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_counted() {
        for (typed, known, distance) in [
            ("repitition", "repetition", Some(1)),
            ("umwandlugn", "umwandlung", Some(1)),
            ("stelungswiderholung", "stellungswiederholung", Some(2)),
            ("patt", "patt", Some(0)),
            ("patt", "matt", Some(1)),
            ("rochade", "remis", None),
        ] {
            let typed: Vec<char> = typed.chars().collect();
            assert_eq!(Lines::default().distance(&typed, known, 2), distance, "{typed:?} {known}");
        }
    }
}
