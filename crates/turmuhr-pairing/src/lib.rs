//! Who plays whom: the Swiss systems of FIDE, exact, explained and fast.
//!
//! A [`Field`] goes in, a [`Pairing`] with the record of its reasons comes out, or a proof that there is none.

pub mod baku;
pub mod check;
mod colours;
mod completion;
mod dutch;
mod explain;
pub mod field;
pub mod generate;
pub mod keizer;
pub mod knockout;
pub mod lot;
mod matching;
pub mod oracle;
pub mod outcome;
pub mod reasons;
mod roster;
pub mod round_robin;
pub mod system;
mod team;
pub mod trial;
mod upfloat;

pub use check::{Difference, check};
pub use colours::ColourRule;
pub use explain::{why, why_not};
pub use field::{Attendance, Entrant, Field, Scoring};
pub use outcome::{Board, NoPairing, Pairing, Witness};
pub use roster::{Float, Preference, Strength};
pub use system::{DutchEdition, System, TeamPreferences};

use dutch::Effort;
use roster::Roster;

/// Pairs the next round.
pub fn pair(field: &Field, system: System) -> Result<Pairing, NoPairing> {
    pair_with(field, system, Effort::Least)
}

/// Pairs the next round by weighing everyone in every bracket: slow, and only good for showing that [`pair`] takes no
/// short cut it may not take.
pub fn pair_slowly(field: &Field, system: System) -> Result<Pairing, NoPairing> {
    pair_with(field, system, Effort::Most)
}

fn pair_with(field: &Field, system: System, effort: Effort) -> Result<Pairing, NoPairing> {
    let edition = match system {
        System::Dutch(edition) => edition,
        System::Team(preferences) => return team::pair(field, preferences),
    };
    let roster = Roster::of(field, edition.reading())?;
    let worked = explain::work(&roster, edition, effort)
        .map_err(|witness| NoPairing::Impossible { round: field.next_round(), witness })?;
    Ok(Pairing {
        round: field.next_round(),
        boards: worked.boards.iter().map(|&(board, _, _)| board).collect(),
        bye: worked.left_over.map(|place| roster.players[place].id),
        record: worked.record(),
    })
}
