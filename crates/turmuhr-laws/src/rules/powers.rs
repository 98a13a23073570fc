//! When the arbiter may act of their own accord (4.12 of the table).

use super::table::rows;

rows! {
    /// What the arbiter does unasked.
    Powers {
        "P-190" sees_illegal_move: Acts,
        "P-191" sees_touch_breach: Acts,
        "P-192" sees_flag: Acts,
        "P-193" sees_wrong_setup: Acts,
        "P-195" sees_unpromoted: Acts,
        "P-196" sees_both_kings: Acts,
        "P-197" sees_dead_position: Acts,
    }
}

/// Whether the arbiter acts without being asked.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Acts {
    /// The arbiter must act.
    Yes,
    /// Allowed, not demanded.
    May,
    /// Only before the opponent's next move.
    InTime,
    /// Only when called.
    OnCall,
    /// The arbiter must not act; only a claim counts.
    No,
    /// The text is silent: a ruling by analogy.
    Silent,
}
