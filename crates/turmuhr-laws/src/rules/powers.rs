//! When the arbiter acts unasked.

use super::table::rows;

rows! {
    /// What the arbiter does unasked.
    Powers {
        /// An illegal move.
        "P-190" sees_illegal_move: Acts,
        /// A breach of touch-move.
        "P-191" sees_touch_breach: Acts,
        /// A fallen flag.
        "P-192" sees_flag: Acts,
        /// A wrong initial position.
        "P-193" sees_wrong_setup: Acts,
        /// A pawn left on the last rank.
        "P-195" sees_unpromoted: Acts,
        /// Both kings in check.
        "P-196" sees_both_kings: Acts,
        /// A position in which nobody can mate.
        "P-197" sees_dead_position: Acts,
    }
}

/// Whether the arbiter acts without being asked.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Acts {
    /// The arbiter must act.
    Yes,
    /// The arbiter may act and need not (A.4.5 of 2017).
    May,
    /// Only before the opponent's next move (A.4.2 of 2017 and 2018; A.5.2 of 2023).
    InTime,
    /// Only if a player asks (16 of the blitz of 1993; 20 of the rapid of 1990).
    OnCall,
    /// The arbiter must not act; only a claim counts.
    No,
    /// The text is silent: a ruling by analogy.
    Silent,
}
