//! Baku acceleration, C.04.7: points that count for pairing only.

use turmuhr_core::Points;

use crate::field::Scoring;

/// 1.1: a win must be worth two draws, and a loss nothing.
pub fn is_allowed(scoring: &Scoring) -> bool {
    scoring.win == scoring.draw + scoring.draw && scoring.loss == Points::ZERO
}

/// 1.2: the size of the upper group, from the number of players at the start.
pub const fn upper_group(players: u32) -> u32 {
    2 * players.div_ceil(4)
}

/// 1.4: the first half of the rounds is accelerated: its first half by a win, its second half by half a win.
/// One value a round.
pub fn virtual_points(total_rounds: u32, win: Points) -> Vec<Points> {
    let accelerated = total_rounds.div_ceil(2);
    let full = accelerated.div_ceil(2);
    let half = Points::tenths(win.in_tenths() / 2);
    (1..=accelerated).map(|round| if round <= full { win } else { half }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c_04_7_1_2_the_upper_group_is_even() {
        for (players, group) in [(9, 6), (10, 6), (13, 8), (161, 82), (178, 90), (1, 2), (0, 0)] {
            assert_eq!(upper_group(players), group, "{players}");
        }
    }

    #[test]
    fn c_04_7_1_4_virtual_points() {
        let tenths = |rounds, win| -> Vec<i32> {
            virtual_points(rounds, win).iter().map(|points| points.in_tenths()).collect()
        };
        assert_eq!(tenths(9, Points::ONE), [10, 10, 10, 5, 5]);
        assert_eq!(tenths(11, Points::whole(2)), [20, 20, 20, 10, 10, 10]);
        assert_eq!(tenths(1, Points::ONE), [10]);
    }

    #[test]
    fn c_04_7_1_1_where_it_is_allowed() {
        let of = |win, draw, loss| Scoring::of(Points::whole(win), Points::whole(draw), Points::whole(loss));
        assert!(is_allowed(&Scoring::STANDARD));
        assert!(is_allowed(&of(2, 1, 0)));
        assert!(!is_allowed(&of(3, 1, 0)));
        assert!(!is_allowed(&of(4, 2, 1)));
    }
}
