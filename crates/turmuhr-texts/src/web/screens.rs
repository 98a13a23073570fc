//! Screens for the hall.

use super::values::choose;
use crate::Lang;

pub fn view(view: &str, lang: Lang) -> String {
    let (de, en) = match view {
        "boards" => ("Paarungen nach Brettern", "Pairings by board"),
        "names" => ("Paarungen nach Namen", "Pairings by name"),
        "results" => ("Ergebnisse", "Results"),
        "standings" => ("Tabelle", "Standings"),
        _ => ("Uhr bis zur Runde", "Clock to the round"),
    };
    choose(lang, de, en).to_owned()
}

texts! {
    screens() { de: "Saalanzeigen", en: "Hall screens" }
    explained() {
        de: "Öffnen Sie eine Anzeige auf dem Bildschirm im Saal: Sie aktualisiert sich selbst und blättert weiter.",
        en: "Open a screen on the display in the hall: it updates by itself and turns its pages.",
    }
    rotation() { de: "Alle im Wechsel", en: "All in rotation" }
    not_begun() { de: "Noch ist keine Runde freigegeben.", en: "No round is public yet." }
    begins(round) { de: "Runde {round} beginnt in", en: "Round {round} begins in" }
    soon() { de: "bald", en: "soon" }
    at_once() { de: "gleich", en: "any moment" }
    running() { de: "läuft", en: "running" }
    no_time() {
        de: "Für die nächste Runde ist keine Zeit eingetragen.",
        en: "No time is set for the next round.",
    }
}
