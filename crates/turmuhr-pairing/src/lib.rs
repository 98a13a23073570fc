//! Who plays whom: the Swiss systems of FIDE, exact, explained and fast.
//!
//! A [`Field`] goes in, a [`Pairing`] with the record of its reasons comes out, or a proof that there is none.

pub mod baku;
pub mod check;
pub mod field;
pub mod generate;
pub mod outcome;
pub mod reasons;
pub mod system;

pub use check::{Difference, check};
pub use field::{Attendance, Entrant, Field, Scoring};
pub use outcome::{Board, NoPairing, Pairing, Witness};
pub use system::{DutchEdition, System};

/// Pairs the next round.
pub fn pair(field: &Field, system: System) -> Result<Pairing, NoPairing> {
    match system {
        System::Dutch(_) if field.rounds_done >= field.total_rounds => {
            Err(NoPairing::RoundsOver { total: field.total_rounds })
        }
        System::Dutch(_) => Ok(Pairing {
            round: field.next_round(),
            boards: Vec::new(),
            bye: None,
            record: reasons::Record::default(),
        }),
    }
}
