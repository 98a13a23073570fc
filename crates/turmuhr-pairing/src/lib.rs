//! Who plays whom: the Swiss systems of FIDE, exact, explained and fast.
//!
//! A [`Field`] goes in, a [`Pairing`] with the record of its reasons comes out, or a proof that there is none.

pub mod baku;
pub mod check;
mod colours;
mod completion;
pub mod double_swiss;
mod dutch;
mod explain;
pub mod field;
pub mod generate;
pub mod keizer;
pub mod knockout;
mod lim;
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
pub use field::{Attendance, Entrant, Field, Scoring};
pub use outcome::{Board, NoPairing, Pairing, Witness};
pub use roster::{Float, Preference, Strength};
pub use system::{DutchEdition, LimEvent, System, TeamPreferences};

use dutch::Effort;
use reasons::{Why, WhyNot};
use roster::Roster;
use turmuhr_core::PlayerId;

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
        System::Team(preferences) => return upfloat::round::pair(field, team::laws(preferences)),
        System::DoubleSwiss => return upfloat::round::pair(field, double_swiss::laws()),
        System::Lim(event) => return lim::pair(field, event),
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

/// Why does this player have this opponent, this colour, this float, the bye?
pub fn why(field: &Field, system: System, player: PlayerId) -> Result<Why, NoPairing> {
    match system {
        System::Dutch(edition) => explain::why(field, edition, player),
        System::Team(preferences) => upfloat::explain::why(field, team::laws(preferences), player),
        System::DoubleSwiss => upfloat::explain::why(field, double_swiss::laws(), player),
        System::Lim(event) => lim::explain::why(field, event, player),
    }
}

/// Why do the two not meet, or, without the other, why does the player not have the bye?
pub fn why_not(
    field: &Field,
    system: System,
    player: PlayerId,
    other: Option<PlayerId>,
) -> Result<WhyNot, NoPairing> {
    match system {
        System::Dutch(edition) => explain::why_not(field, edition, player, other),
        System::Team(preferences) => upfloat::explain::why_not(field, team::laws(preferences), player, other),
        System::DoubleSwiss => upfloat::explain::why_not(field, double_swiss::laws(), player, other),
        System::Lim(event) => lim::explain::why_not(field, event, player, other),
    }
}
