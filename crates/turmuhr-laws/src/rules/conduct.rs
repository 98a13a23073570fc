//! Points, conduct and penalties.

use super::table::rows;

rows! {
    /// Conduct and penalties.
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

/// What follows if both players refuse to comply with the Laws.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum BothRefuse {
    /// Both lose (11.8; 12.8 of 2001; 10.17 of 1993; 10.15 of 1984).
    LostByBoth,
    /// The text is silent.
    NotRegulated,
}

/// The penalties a text offers.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Menu {
    /// Warning, time, points, loss, fine, exclusion, expulsion (12.9).
    Nine,
    /// Warning, time, loss, points, expulsion (13.4 of 2001).
    Seven,
    /// Warning, time, loss (16.5 of 1993; 7 of the blitz of 1993; 20 of the rapid of 1990).
    WarningTimeLoss,
    /// Any, up to loss (16.5 of 1984).
    Any,
}

/// What a forbidden device costs.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Device {
    /// The game is lost; the event may be milder (11.3.2.2).
    Loss,
    /// Not regulated in 1984, 1993 and 2001.
    NotRegulated,
}

/// What persistent refusal to comply with the Laws costs.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Lost; the arbiter finds whether it is persistent (11.7; 12.7 of 2001; 10.17 of 1993; 10.15 of 1984).
    Loss,
    /// The text is silent.
    NotRegulated,
}

/// What the opponent of a player who refuses gets.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum OpponentScore {
    /// The arbiter decides (11.7; 12.7 of 2001).
    ArbiterDecides,
    /// A win if mate is possible by some series, else a draw (11.7 of the German notes).
    WinIfMatePossible,
    /// The text is silent: a win (10.17 of 1993; 10.15 of 1984).
    Win,
}

/// What a player may leave, and when.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Leaving {
    /// The venue, or the playing area with the move: by permission only (11.2.3; 12.4 of 2001).
    ByPermission,
    /// Not regulated in 1984 and 1993.
    NotRegulated,
}

/// What the arbiter may do if somebody from outside interferes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Interference {
    /// The person may be expelled (12.7; 13.7 of 2001).
    Expel,
    /// The game may also be annulled and played anew (18 of the blitz of 1993; 16 of the rapid of 1990; 8.17
    /// of the blitz of 1977).
    ExpelOrNewGame,
    /// Not regulated in 1984 and 1993.
    NotRegulated,
}

/// What an offence against the articles on conduct leads to.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Offends {
    /// A penalty of the arbiter's choice (Article 11; 12 of 2001).
    Penalised,
    /// The arbiter may penalise it (15.2 of 1984 and 1993).
    MayBePenalised,
    /// On complaint, so many minutes to the opponent may be given (20a of the rapid of 1990).
    MayAddMinutes(u32),
    /// The text is silent.
    NotRegulated,
}

/// What a player is after the own game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Finished {
    /// A spectator (11.4; 12.3 of 2001).
    Spectator,
    /// Not regulated in 1984 and 1993.
    NotRegulated,
}

/// Which decisions of the arbiter can be appealed against.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Appeal {
    /// Against any decision, unless the event excludes it (11.10).
    AnyDecision,
    /// Not against decisions in a quickplay finish (10.2 of 2001).
    NotAgainstQuickplay,
    /// The arbiter's decision is final (after 13.7 of 2001; 19 of the blitz of 1993; 8.18 of the blitz of 1977).
    Final,
    /// Not regulated in 1984 and 1993.
    NotRegulated,
}

/// How the arbiter decides what no article settles.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Analogy {
    /// The arbiter rules by analogy to similar cases (Preface; Vorwort of 2001; Introduction of 1984 and
    /// 1993).
    SimilarCases,
}
