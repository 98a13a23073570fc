//! Checks whether a sheet matches the tournament.

use turmuhr_tournament::RoundNo;

use crate::{
    code::CheckCode,
    sheet::{Choice, What, check_code},
    source::Source,
};

/// The document a code belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    pub what: What,
    /// For pairings, slips and scoresheets.
    pub round: Option<RoundNo>,
    /// For everything that shows standings.
    pub after: u32,
}

/// Compares a code with every document of a tournament. `source` gives the tournament after a round, or after
/// the last complete one; for a journal code, at the position in the code. `None`: the sheet shows another
/// state, or is not from here.
pub fn verify<E>(
    code: &CheckCode,
    choice: &Choice,
    source: impl Fn(Option<u32>) -> Result<Source, E>,
) -> Result<Option<Found>, E> {
    let now = source(None)?;
    if now.origin != code.origin {
        return Ok(None);
    }
    let rounds = now.rounds.len() as u32;
    let is = |source: &Source, what: What, choice: &Choice| {
        check_code(source, what, choice).is_ok_and(|made| made == *code)
    };
    for what in What::ALL.into_iter().filter(|what| what.is_of_a_round()) {
        for round in RoundNo::first(rounds) {
            if is(&now, what, &Choice { round: Some(round), ..choice.clone() }) {
                return Ok(Some(Found { what, round: Some(round), after: now.table.after }));
            }
        }
    }
    for after in std::iter::once(None).chain((0..=rounds).map(Some)) {
        let then = if after.is_none() { now.clone() } else { source(after)? };
        for what in What::ALL.into_iter().filter(|what| !what.is_of_a_round()) {
            if is(&then, what, choice) {
                return Ok(Some(Found { what, round: None, after: then.table.after }));
            }
        }
    }
    Ok(None)
}
