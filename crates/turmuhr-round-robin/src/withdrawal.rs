//! The results of a player who withdraws from a round robin.

use turmuhr_core::Round;

/// The rule of an ordinance.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// An adjourned game counts as played.
    pub adjourned_counts: bool,
    /// What becomes of the results of a player with fewer than half of the games.
    pub below_half: Treatment,
}

/// C.05 and the tournament rules of 2001, 5.4: below half of the games the results are shown but do not count.
pub const FIDE: Rules = Rules { adjourned_counts: false, below_half: Treatment::ShownOnly };

/// NRW 1987, 33.1: below half of the games the results are annulled.
pub const NRW_1987: Rules = Rules { adjourned_counts: true, below_half: Treatment::Annulled };

/// What becomes of the results of a leaver.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Treatment {
    /// The results count; the opponents win the remaining games.
    Stands,
    /// Kept in the table and for ratings, not in the standings.
    ShownOnly,
    /// Deleted, as if the player had never entered.
    Annulled,
}

/// The numbers behind the treatment of a withdrawal.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Withdrawal {
    /// Games that count as played.
    pub played: u32,
    /// Games of the whole schedule.
    pub scheduled: u32,
    /// What the rule says.
    pub treatment: Treatment,
}

/// Half of the scheduled games decides. Double forfeits do not count as played.
pub const fn account(played: u32, adjourned: u32, scheduled: u32, rules: Rules) -> Withdrawal {
    let played = if rules.adjourned_counts { played + adjourned } else { played };
    let treatment = if 2 * played >= scheduled { Treatment::Stands } else { rules.below_half };
    Withdrawal { played, scheduled, treatment }
}

/// As [`account`], from the player's rounds up to the withdrawal.
pub fn account_for(rounds: &[Round], scheduled: u32, rules: Rules) -> Withdrawal {
    let count = |wanted: fn(&Round) -> bool| rounds.iter().filter(|round| wanted(round)).count() as u32;
    let played = count(|round| matches!(round, Round::Played { .. }));
    let adjourned = count(|round| matches!(round, Round::Adjourned { .. }));
    account(played, adjourned, scheduled, rules)
}

/// In a Swiss all results stand, and unpaired games score nothing.
pub const fn account_in_swiss(played: u32, scheduled: u32) -> Withdrawal {
    Withdrawal { played, scheduled, treatment: Treatment::Stands }
}
