//! Points, conduct and penalties (4.11 of the table).

use super::table::rows;

rows! {
    /// How players behave, and what it costs.
    Conduct {
        /// Refusal by both players.
        "P-163" both_refuse: BothRefuse,
        /// What the arbiter may choose from.
        "P-170" menu: Menu,
        /// A forbidden device.
        "P-171" device: Device,
        /// Persistent refusal to comply.
        "P-172" refusal: Refusal,
        /// The opponent's score after a refusal.
        "P-173" refusal_opponent: OpponentScore,
        /// Leaving without permission.
        "P-174" leaving: Leaving,
        /// Interference by third persons.
        "P-176" interference: Interference,
        /// Who has finished the game.
        "P-176b" finished: Finished,
        /// Bringing the game into disrepute.
        "P-170c" disrepute: Offends,
        /// Notes, advice, analysis on another board.
        "P-170d" aids: Offends,
        /// Refusing to be searched.
        "P-181" search: Offends,
        /// Smoking where it is not allowed.
        "P-175" smoking: Offends,
        /// Annoying the opponent.
        "P-177" disturbance: Offends,
        /// Refusing to help with a reconstruction or with checking a claim.
        "P-143b" cooperation: Offends,
        /// Appeals against the arbiter's decisions.
        "P-178" appeal: Appeal,
        /// What no article settles.
        "P-170b" analogy: Analogy,
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum BothRefuse {
    LostByBoth,
    NotRegulated,
}

/// The penalties a text offers.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Menu {
    /// Warning, time, points, loss, fine, exclusion, expulsion.
    Nine,
    /// Warning, time, loss, points, expulsion.
    Seven,
    /// Warning, time, loss.
    WarningTimeLoss,
    /// Any, up to loss.
    Any,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Device {
    /// The game is lost; the event may be milder.
    Loss,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Lost; the arbiter finds whether it is persistent.
    Loss,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum OpponentScore {
    ArbiterDecides,
    /// A win if mate is possible by some series, else a draw.
    WinIfMatePossible,
    /// Not spoken of: a win.
    Win,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Leaving {
    /// The venue, or the playing area with the move: by permission only.
    ByPermission,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Interference {
    /// The person may be expelled.
    Expel,
    /// The game may also be annulled and played anew.
    ExpelOrNewGame,
    NotRegulated,
}

/// What an offence against the articles on conduct leads to.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Offends {
    /// A penalty, of the arbiter's choice.
    Penalised,
    /// Perhaps a penalty.
    MayBePenalised,
    /// On complaint, so many minutes to the opponent may be given.
    MayAddMinutes(u32),
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Finished {
    /// Is a spectator from then on.
    Spectator,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Appeal {
    /// Against any decision, unless the event excludes it.
    AnyDecision,
    /// Not against decisions in a quickplay finish.
    NotAgainstQuickplay,
    /// The arbiter's decision is final.
    Final,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Analogy {
    /// The arbiter rules by analogy to similar cases.
    SimilarCases,
}
