//! What must hold for any bytes. The fuzz target calls this function; tests call it with damaged cases.

use turmuhr_core::Position;

use crate::{answer, read};

/// Texts to start from.
pub const SEEDS: &[&str] = &[
    include_str!("../../../cases/laws/claims/intended-move.toml"),
    include_str!("../../../cases/laws/touch/adjusting-after-touching.toml"),
    include_str!("../../../cases/laws/adjournment/agreed-before-resumption.toml"),
    include_str!("../../../cases/laws/promotion/chosen-by-letting-go.toml"),
];

/// A text is refused or played to its end, and every ruling can be written down.
pub fn any_text_is_read_or_refused(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok(scenario) = read(&text) else { return };
    let mode = scenario.start().castles().mode();
    let Ok(played) = scenario.play() else { return };
    for event in &played.events {
        for ruling in &event.rulings {
            let table = answer::ruling(ruling, mode);
            assert!(table.contains_key("ruling") && table.contains_key("cites"), "{table:?}");
        }
    }
}
