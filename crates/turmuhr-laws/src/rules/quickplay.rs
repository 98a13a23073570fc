//! Games without increment: the quickplay finish (4.10 of the table).

use super::table::rows;

rows! {
    /// All remaining moves in a finite time.
    Quickplay {
        /// Whether it exists here.
        "P-150" quickplay: Applies,
        /// Under how many minutes a player may claim.
        "P-151" threshold: Threshold,
        /// Asking for an increment.
        "P-152" increment_request: IncrementRequest,
        /// Claiming that the opponent cannot win or does not try, where that exists at all.
        "P-153" cannot_win: CannotWinClaim,
        /// Granted.
        "P-154" granted: Granted,
        /// Postponed: what the opponent may get.
        "P-155" postponed: Extra,
        /// Postponed: when the arbiter decides.
        "P-155b" decided_later: DecidedLater,
        /// What the arbiter does when in doubt.
        "P-155c" in_doubt: InDoubt,
        /// Rejected: what the opponent gets.
        "P-156" rejected: Extra,
        /// No arbiter present: the claim ends the game.
        "P-158" no_arbiter: NoArbiter,
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Applies {
    /// If announced, without increment.
    IfAnnounced,
    /// In every such phase, without increment or delay.
    Always,
    Never,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Threshold {
    /// Fewer minutes than this, having the move.
    Minutes(u32),
    /// Before the claimant's flag falls.
    BeforeFlag,
    None,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum IncrementRequest {
    /// Five seconds for both; a draw offer; the arbiter decides, two minutes to the opponent.
    FiveSeconds,
    None,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum CannotWinClaim {
    /// The arbiter grants, postpones or rejects.
    GrantPostponeReject,
    /// The arbiter grants or rejects.
    GrantReject,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Granted {
    Draw,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Extra {
    /// So many minutes to the opponent.
    Minutes(u32),
    /// So many may be given.
    MayMinutes(u32),
    None,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum NoArbiter {
    /// The claim goes to the designated arbiter.
    ToDesignatedArbiter,
    None,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum DecidedLater {
    /// Later in the game or after a flag has fallen.
    DuringTheGame,
    /// After a flag has fallen.
    AfterTheFlag,
    None,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum InDoubt {
    /// First postpone; after the flag the game is lost on time.
    Postpone,
    NotSaid,
}
