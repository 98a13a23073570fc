//! Who plays whom: the Swiss systems of FIDE, exact, explained and fast.
//!
//! A [`Field`] goes in, a [`Pairing`] with the record of its reasons comes out, or a proof that there is none.

pub mod baku;
pub mod check;
mod colours;
mod completion;
mod dutch;
pub mod field;
pub mod generate;
mod matching;
pub mod oracle;
pub mod outcome;
pub mod reasons;
mod roster;
pub mod system;
pub mod trial;

pub use check::{Difference, check};
pub use colours::ColourRule;
pub use field::{Attendance, Entrant, Field, Scoring};
pub use outcome::{Board, NoPairing, Pairing, Witness};
pub use roster::{Float, Preference, Strength};
pub use system::{DutchEdition, System};

use completion::Completion;
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
    let System::Dutch(edition) = system;
    let roster = Roster::of(field, edition.reading())?;
    let mut completion = Completion::of(&roster, edition == DutchEdition::Of2026)
        .map_err(|witness| NoPairing::Impossible { round: field.next_round(), witness })?;
    let (pairs, left_over) = match edition {
        DutchEdition::Of2026 => dutch::pair(&roster, &mut completion, effort),
        DutchEdition::Of2017 => dutch::earlier::pair(&roster, &mut completion, effort),
    };
    let boards = colours::boards(&roster, pairs);
    Ok(Pairing {
        round: field.next_round(),
        boards: boards.iter().map(|&(board, _, _)| board).collect(),
        bye: left_over.map(|place| roster.players[place].id),
        record: reasons::Record::default(),
    })
}
