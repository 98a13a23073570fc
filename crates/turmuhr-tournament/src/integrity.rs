//! What a report must disclose about how the event was run, as lines of its file. FIDE reads them, so they are
//! always in English.

use crate::{
    event::{Event, Integrity, IntegrityKind},
    id::SectionId,
};

/// The lines about a section and about the whole event, in order.
pub(crate) fn lines(event: &Event, section: SectionId) -> Vec<String> {
    let about = |known: &&Integrity| known.section.is_none_or(|of| of == section);
    event.integrity.iter().filter(about).map(line).collect()
}

fn line(known: &Integrity) -> String {
    let what = match &known.kind {
        IntegrityKind::LeftFideMode { reason } => format!("FIDE mode left: {reason}"),
        IntegrityKind::PairedByHand { round, different: Some(different), comment } => {
            format!("round {round} paired by hand, {different} pairs differ from the engine's: {comment}")
        }
        IntegrityKind::PairedByHand { round, different: None, comment } => {
            format!("round {round} paired by hand, the rules give no pairing: {comment}")
        }
        IntegrityKind::LatecomerPaired { round, white, black } => {
            format!(
                "round {round}: entries {white} and {black} paired after publication, one of them came late"
            )
        }
        IntegrityKind::Corrected { round, board, from, to, reason } => {
            let to = if to.is_empty() { "no result" } else { to };
            format!("round {round} board {board} corrected from {from} to {to}: {reason}")
        }
        IntegrityKind::RatedOtherwise { round, board, result, reason } => {
            format!("round {round} board {board} rated as {result}, standings unchanged: {reason}")
        }
        IntegrityKind::FullPointBye { round, player } => {
            format!("full-point bye granted in round {round} to entry {player}")
        }
        IntegrityKind::PairingWithdrawn { round, reason } => {
            format!("published pairing of round {round} withdrawn: {reason}")
        }
        IntegrityKind::PointsAdjusted { round, party, points, reason } => {
            format!("{points} points for entry {party} after round {round}: {reason}")
        }
        IntegrityKind::SettingsChanged => "tie-breaks changed after the start".to_owned(),
    };
    format!("[{}] {}", known.entry, what.replace(['\r', '\n'], " "))
}
