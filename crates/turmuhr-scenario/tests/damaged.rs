//! Damaged scenario files are refused or played, never a panic.

use proptest::prelude::*;
use turmuhr_scenario::{casebook, fuzz};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_case_with_lines_lost_swapped_or_cut_is_read_or_refused(
        seed in any::<prop::sample::Index>(),
        first in any::<prop::sample::Index>(),
        second in any::<prop::sample::Index>(),
        cut in any::<prop::sample::Index>(),
        how in 0..3,
    ) {
        let cases: Vec<_> = casebook::all().collect();
        let text = seed.get(&cases).text;
        let mut lines: Vec<&str> = text.lines().collect();
        let (first, second) = (first.index(lines.len()), second.index(lines.len()));
        let damaged = match how {
            0 => { lines.remove(first); lines.join("\n") }
            1 => { lines.swap(first, second); lines.join("\n") }
            _ => String::from_utf8_lossy(&text.as_bytes()[..cut.index(text.len())]).into_owned(),
        };
        fuzz::any_text_is_read_or_refused(damaged.as_bytes());
    }
}
