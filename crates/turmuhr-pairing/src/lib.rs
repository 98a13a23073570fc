#![doc = include_str!("../README.md")]
//!
//! ## What is where
//!
//! Input and output: `field` (players, histories, what rounds are worth), `outcome`, `reasons`. `system` names the systems.
//!
//! Shared by the Swiss systems:
//!
//! - `roster`: what the criteria ask about each player. `colours`: colour preferences and rules.
//! - `completion`: keeps any legal pairing of the remaining players, as the proof that the round can be finished. It also finds
//!   who may have the bye.
//! - `matching`: `weighted` starts from prices of classes of players (`classes`) and repairs a solution after a change;
//!   `cheapest` has least cost; `choice` keeps all best matchings at once; `steps` counts work.
//!
//! Systems:
//!
//! - `dutch`, bracket by bracket. `swift` counts preferences and floats, assigns opponents in the order of article 4, and answers only
//!   if nothing can be better. Otherwise `exact` makes every criterion a digit of a weight (`criteria`; `earlier` for 2017) and asks
//!   the weighted matching: first for the bracket alone, then with the next scoregroup, then with everyone. A narrower answer is
//!   taken only after a proof that the wider one would be the same. `order` makes the choices of article 4 in the graph of tight
//!   edges, without weights.
//! - `upfloat`: systems that fill a scoregroup from below. `team` has the rules of C.04.6, `double_swiss` those of C.04.5; a test
//!   compares them with article 3 word for word.
//! - `burstein`, `dubov`: assign the bye first (`bye`) and share procedure, record and explanation code (`account`). The order of their article 4
//!   picks one of the best matchings choice by choice. Each weighs as little as it can, and shows afterwards that weighing
//!   more would change nothing.
//! - `lim`: C.04.4.3, a procedure that takes the first admissible choice. A matching only answers which pairs are still possible;
//!   the notes of the steps are the record.
//! - `ranking`: how Burstein and Dubov rank players of equal score, and where a pairing depends on a reading of the text.
//! - `knockout`: brackets seeded and drawn, with the constraints of cups. `keizer`: the clubs' system. They draw from a seed
//!   (`lot`). Tables of round robins are the crate turmuhr-round-robin.
//!
//! Questions: `explain`, `account` and `upfloat/explain` pair again under a condition and name the first criterion that is worse.
//! They stop at the first bracket that differs (`dutch/against`). A question has a [`Budget`] of counted steps; beyond it the
//! answer is `WhyNot::TooLarge`. `why_not_slowly` is the reference: both rounds to the end, without a budget.
//!
//! Checks: `check` pairs finished rounds again, `generate` makes tournaments. With the feature `oracle`, `oracle` is the Dutch system
//! in both editions, word for word, by trying everything; other systems have an `oracle` of their own. `trial` compares all of them
//! on random tournaments.

#![warn(missing_docs)]

mod account;
pub mod baku;
mod burstein;
mod bye;
pub mod check;
mod colours;
mod completion;
pub mod double_swiss;
mod dubov;
mod dutch;
mod explain;
pub mod field;
pub mod generate;
pub mod keizer;
pub mod knockout;
mod lim;
pub mod lot;
mod matching;
#[cfg(feature = "oracle")]
pub mod oracle;
pub mod outcome;
mod question;
mod ranking;
pub mod reasons;
mod roster;
pub mod system;
mod team;
#[cfg(feature = "oracle")]
pub mod trial;
mod upfloat;

pub use burstein::Index;
pub use check::{Difference, check};
pub use colours::ColourRule;
pub use dubov::Opposition;
pub use field::{Adjustment, Attendance, Entrant, Field, Prohibition, Scoring};
pub use outcome::{Board, NoPairing, Pairing, Witness};
pub use question::Budget;
pub use ranking::{Doubt, Ranked, RankedBy, doubt, ranking};
pub use reasons::{Why, WhyNot};
pub use roster::{Float, Preference, Strength};
pub use system::{DutchEdition, LimEvent, System, TeamPreferences};
pub use turmuhr_core::{Bye, Color, PlayerId, Points, Rated, Round, Score};

use account::Procedure;
use burstein::{Burstein, index::Series};
use dubov::{Dubov, Upfloated};
use dutch::Effort;
use roster::Roster;

/// Pairs the next round.
pub fn pair(field: &Field, system: System) -> Result<Pairing, NoPairing> {
    pair_with(field, system, Effort::Least)
}

/// Pairs the next round by weighing every player in every bracket. Slow: the reference that the short cuts of
/// [`pair`] are tested against.
#[cfg(feature = "oracle")]
pub fn pair_slowly(field: &Field, system: System) -> Result<Pairing, NoPairing> {
    pair_with(field, system, Effort::Most)
}

fn pair_with(field: &Field, system: System, effort: Effort) -> Result<Pairing, NoPairing> {
    let edition = match system.in_next_round(field) {
        System::Dutch(edition) => edition,
        system @ (System::Dubov | System::Burstein) => {
            let (roster, procedure) = prepared(field, system)?;
            return account::pair(field, &roster, procedure.as_ref(), effort);
        }
        System::Team(preferences) => return upfloat::round::pair(field, team::laws(preferences)),
        System::DoubleSwiss => return upfloat::round::pair(field, double_swiss::laws()),
        System::Lim(event) => return lim::pair(field, event),
    };
    let roster = Roster::of(field, edition.reading())?;
    let worked =
        explain::work(&roster, edition, effort).map_err(|stop| stop.without_limit(field.next_round()))?;
    Ok(Pairing {
        round: field.next_round(),
        boards: worked.boards.iter().map(|&(board, _, _)| board).collect(),
        bye: worked.left_over.map(|place| roster.players[place].id),
        record: worked.record(),
    })
}

/// The roster and procedure of Dubov or Burstein, the systems that assign the bye first.
fn prepared(field: &Field, system: System) -> Result<(Roster, Box<dyn Procedure>), NoPairing> {
    if system == System::Dubov {
        let roster = Roster::of(field, dubov::READING)?;
        return Ok((roster, Box::new(Dubov::of(field, Upfloated::ByPairing)?)));
    }
    let roster = Roster::of(field, burstein::READING)?;
    Ok((roster, Box::new(Burstein::of(field, Series::ToTheLastRound))))
}

/// Why does this player have this opponent, this colour, this float, the bye?
pub fn why(field: &Field, system: System, player: PlayerId) -> Result<Why, NoPairing> {
    // The budget limits only the alternative pairings, not the pairing itself.
    let budget = Budget::usual(field);
    match system.in_next_round(field) {
        System::Dutch(edition) => explain::why(field, edition, player, budget),
        System::Team(preferences) => upfloat::explain::why(field, team::laws(preferences), player, budget),
        System::DoubleSwiss => upfloat::explain::why(field, double_swiss::laws(), player, budget),
        System::Lim(event) => lim::explain::why(field, event, player),
        system @ (System::Dubov | System::Burstein) => {
            let (roster, procedure) = prepared(field, system)?;
            account::why(field, &roster, procedure.as_ref(), player, budget)
        }
    }
}

/// Why do `player` and `other` not meet? Without `other`: why does `player` not have the bye?
pub fn why_not(
    field: &Field,
    system: System,
    player: PlayerId,
    other: Option<PlayerId>,
) -> Result<WhyNot, NoPairing> {
    why_not_within(field, system, player, other, Budget::usual(field))
}

/// As [`why_not`], with an explicit budget.
pub fn why_not_within(
    field: &Field,
    system: System,
    player: PlayerId,
    other: Option<PlayerId>,
    budget: Budget,
) -> Result<WhyNot, NoPairing> {
    match system.in_next_round(field) {
        System::Dutch(edition) => explain::why_not(field, edition, player, other, budget),
        System::Team(preferences) => {
            upfloat::explain::why_not(field, team::laws(preferences), player, other, budget)
        }
        System::DoubleSwiss => upfloat::explain::why_not(field, double_swiss::laws(), player, other, budget),
        System::Lim(event) => lim::explain::why_not(field, event, player, other),
        system @ (System::Dubov | System::Burstein) => {
            let (roster, procedure) = prepared(field, system)?;
            account::why_not(field, &roster, procedure.as_ref(), player, other, budget)
        }
    }
}

/// Answers [`why_not`] by pairing both rounds completely, without a budget. Slow: the reference that
/// [`why_not`] is tested against.
#[cfg(feature = "oracle")]
pub fn why_not_slowly(
    field: &Field,
    system: System,
    player: PlayerId,
    other: Option<PlayerId>,
) -> Result<WhyNot, NoPairing> {
    match system.in_next_round(field) {
        System::Dutch(edition) => explain::why_not_slowly(field, edition, player, other),
        System::Team(preferences) => {
            upfloat::explain::why_not_slowly(field, team::laws(preferences), player, other)
        }
        System::DoubleSwiss => upfloat::explain::why_not_slowly(field, double_swiss::laws(), player, other),
        System::Lim(event) => lim::explain::why_not(field, event, player, other),
        system @ (System::Dubov | System::Burstein) => {
            let (roster, procedure) = prepared(field, system)?;
            account::why_not_slowly(field, &roster, procedure.as_ref(), player, other)
        }
    }
}
