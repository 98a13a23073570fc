//! Games without increment: the quickplay finish.

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
        /// The claim that the opponent cannot win or does not try.
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

/// Whether the rules for games without increment are in force.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Applies {
    /// If announced, without increment (III.2.1).
    IfAnnounced,
    /// In every such phase, without increment or delay (10 of 2001; 11 of the rapid of 1990).
    Always,
    /// These rules do not exist here (III.2.2; Appendix C of 2001).
    Never,
}

/// When a player may claim a draw in a game without increment.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Threshold {
    /// Fewer minutes than this, having the move (III.4; 10.2 of 2001).
    Minutes(u32),
    /// Before the claimant's flag falls (12 of the rapid of 1990).
    BeforeFlag,
    /// No such claim exists (III.2.2; Appendix C of 2001).
    None,
}

/// What a player may ask for instead of a draw.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum IncrementRequest {
    /// Five seconds for both; a draw offer; the arbiter decides, two minutes to the opponent (III.4).
    FiveSeconds,
    /// No increment can be asked for (III.2.2).
    None,
}

/// How the arbiter answers the claim.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum CannotWinClaim {
    /// The arbiter grants, postpones or rejects (III.5; 10.2 of 2001).
    GrantPostponeReject,
    /// The arbiter grants or rejects (11 of the rapid of 1990).
    GrantReject,
}

/// What a granted claim leads to.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Granted {
    /// A draw (III.5.1; 10.2a of 2001; 11 of the rapid of 1990).
    Draw,
}

/// Time for the opponent after a claim.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Extra {
    /// So many minutes to the opponent (III.5.3; 10.2c of 2001; 12b of the rapid of 1990).
    Minutes(u32),
    /// So many may be given (III.5.2; 10.2b of 2001).
    MayMinutes(u32),
    /// No time.
    None,
}

/// What a claim leads to if no arbiter is present.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum NoArbiter {
    /// The claim goes to the designated arbiter (III.6; Appendix D of 2001).
    ToDesignatedArbiter,
    /// Such a claim needs an arbiter (III.2.2; Appendix C of 2001).
    None,
}

/// When a postponed claim is decided.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum DecidedLater {
    /// Later in the game or after a flag has fallen (III.5.2).
    DuringTheGame,
    /// After a flag has fallen (10.2b of 2001).
    AfterTheFlag,
    /// No claim is postponed (III.2.2; Appendix C of 2001).
    None,
}

/// What the arbiter does in doubt.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum InDoubt {
    /// First postpone; after the flag the game is lost on time (III.5 of the German notes).
    Postpone,
    /// Not regulated in the Laws.
    NotSaid,
}
