//! Clocks, flags and corrected times (4.5 of the table).

use super::table::rows;

rows! {
    /// What the clock shows and who may say so.
    Clock {
        /// Who may establish a flag-fall.
        "P-050" flag_who: FlagWho,
        /// What a player's claim on time needs.
        "P-051" flag_claim: FlagClaim,
        /// Loss on time.
        "P-052" flag_loss: FlagLoss,
        /// Both flags down, not the last period.
        "P-053" both_flags: BothFlags,
        /// Both flags down in the period of all remaining moves.
        "P-054" both_flags_last: BothFlags,
        /// When a flag-fall only draws.
        "P-055" flag_draw: CannotWin,
        /// What must be left after a deduction by the arbiter.
        "P-056" min_left: MinLeft,
        /// Times after a restored position.
        "P-057" restored_times: RestoredTimes,
        /// Stopping the clock without a reason the rules name.
        "P-060" stop_without_reason: StopWithoutReason,
        /// Hitting, lifting or knocking over the clock.
        "P-061" handling: Handling,
        /// A game interrupted by the arbiter.
        "P-063" interruption: Interruption,
        /// Nobody can show how many moves were made.
        "P-066" next_is_first: NextIsFirst,
        /// A player may stop the clock to fetch the arbiter.
        "P-067" player_stops: PlayerStops,
        /// Only the arbiter has the game go on.
        "P-068" restart: Restart,
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum FlagWho {
    /// The arbiter observes it or a player claims it.
    ArbiterOrPlayers,
    /// Only the players; the arbiter may not.
    Players,
    /// The arbiter; where none is present, a player's claim.
    Arbiter,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum FlagClaim {
    /// A claim.
    Plain,
    /// The claimant's own flag must still be up.
    OwnTimeLeft,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum FlagLoss {
    /// The prescribed moves were not completed in time.
    MovesNotCompleted,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum BothFlags {
    Continue,
    /// Play on; the next move is the first of the next period.
    NextPeriod,
    Draw,
    /// Not regulated unless the guidelines on games without increment were announced: the arbiter decides.
    OnlyByGuidelines,
    /// Nobody can claim without time left; not a draw by itself.
    NobodyCanClaim,
}

/// When a player who would win cannot.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum CannotWin {
    /// No series of legal moves mates.
    AnySeries,
    /// The would-be winner has a bare king.
    BareKing,
    /// No mate can be given.
    NoMatePossible,
    /// No position with this material in which mate next move is unavoidable.
    NoMatingMaterial,
    /// Only the king, or the king with one bishop or knight.
    KingOrMinor,
    /// Always wins.
    Never,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum MinLeft {
    NotRegulated,
    /// At least five minutes, and a minute for each move still due.
    FiveMinutesAndOneAMove,
    /// At least five minutes.
    FiveMinutes,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum RestoredTimes {
    /// The arbiter's best judgement, which may leave them.
    BestJudgement,
    /// In proportion to the moves, where they are not known.
    Proportional,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum StopWithoutReason {
    /// The arbiter determines the reason and penalises where there is none.
    Penalty,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Handling {
    /// A penalty is due; the arbiter chooses it.
    Penalty,
    /// So many minutes to the opponent.
    Minutes(u32),
    /// On complaint, so many minutes to the opponent may be given.
    MayAddMinutes(u32),
    /// Forbidden, no sanction named: the general power.
    Forbidden,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Interruption {
    /// The arbiter stops the clocks whenever the game must be interrupted.
    WheneverNeeded,
    /// The arbiter touches the clock only in a dispute or if both players ask.
    DisputeOnly,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum NextIsFirst {
    /// The next move counts as the first of the next period.
    Yes,
    /// There is only one period.
    OnePeriod,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PlayerStops {
    /// Only to seek the arbiter's help.
    ToSeekHelp,
    /// In the arbiter's absence.
    ArbiterAbsent,
    /// In a dispute, while the arbiter is fetched.
    Dispute,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Restart {
    ByArbiter,
}
