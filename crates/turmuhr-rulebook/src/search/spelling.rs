//! How far a typed word is from a known one.

/// The Damerau–Levenshtein distance: letters added, left out, replaced, or swapped with their neighbour. `None` above
/// `most`.
pub(super) fn distance(typed: &[char], known: &str, most: usize) -> Option<usize> {
    let known: Vec<char> = known.chars().collect();
    if typed.len().abs_diff(known.len()) > most {
        return None;
    }
    let mut before: Vec<usize> = Vec::new();
    let mut above: Vec<usize> = (0..=known.len()).collect();
    for (row, letter) in typed.iter().enumerate() {
        let mut line = vec![row + 1];
        for (column, other) in known.iter().enumerate() {
            let mut least = (above[column] + usize::from(letter != other)).min(line[column] + 1);
            least = least.min(above[column + 1] + 1);
            if row > 0 && column > 0 && *letter == known[column - 1] && typed[row - 1] == *other {
                least = least.min(before[column - 1] + 1);
            }
            line.push(least);
        }
        // Swapped letters look back two lines.
        if line.iter().chain(&above).all(|least| *least > most) {
            return None;
        }
        before = std::mem::replace(&mut above, line);
    }
    above.last().copied().filter(|distance| *distance <= most)
}

/// The same letters in another order.
pub(super) fn swapped(typed: &[char], known: &str) -> bool {
    let mut letters = typed.to_vec();
    let mut others: Vec<char> = known.chars().collect();
    letters.sort_unstable();
    others.sort_unstable();
    letters == others
}
