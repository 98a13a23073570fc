//! Screens for the hall.

use turmuhr_texts::Lang;

pub(crate) fn view(view: &str, lang: Lang) -> String {
    let (de, en) = match view {
        "boards" => ("Paarungen nach Brettern", "Pairings by board"),
        "names" => ("Paarungen nach Namen", "Pairings by name"),
        "results" => ("Ergebnisse", "Results"),
        "standings" => ("Tabelle", "Standings"),
        _ => ("Zeit bis zur Runde", "Countdown to the round"),
    };
    lang.pick(de, en).to_owned()
}

super::texts! {
    // A column head on the wall has room for few letters.
    rating() { de: "Wz.", en: "Rtg" }
    screens() { de: "Saalanzeigen", en: "Hall screens" }
    explained() {
        de: "Öffnen Sie eine Anzeige auf dem Bildschirm im Saal: Sie aktualisiert sich selbst und blättert weiter.",
        en: "Open a screen on the display in the hall: it updates and turns its pages by itself.",
    }
    displays() { de: "Anzeigen steuern", en: "Control displays" }
    displays_explained() {
        de: "Die Adresse einer Anzeige bleibt; was sie zeigt, wählen Sie hier. Ein Bildschirm, der sie einmal geöffnet hat, folgt von selbst.",
        en: "The address of a display stays; what it shows is chosen here. A screen that has opened it once follows by itself.",
    }
    no_displays() {
        de: "Geben Sie dem Bildschirm im Saal einen Namen, zum Beispiel saal-1, und öffnen Sie dort seine Adresse.",
        en: "Give the screen in the hall a name, for example hall-1, and open its address there.",
    }
    display() { de: "Anzeige", en: "Display" }
    new_display() { de: "Neue Anzeige", en: "New display" }
    shows() { de: "Zeigt", en: "Shows" }
    dark() { de: "Dunkel schalten", en: "Blank" }
    all_dark() { de: "Alle Anzeigen dunkel schalten", en: "Blank all displays" }
    seconds() { de: "Sekunden je Seite", en: "Seconds per page" }
    part() { de: "Teil", en: "Part" }
    part_of() { de: "von", en: "of" }
    part_explained() {
        de: "Eine lange Liste auf mehreren Anzeigen: hier der wievielte Teil von wie vielen.",
        en: "A long list over several displays: which part of how many this one is.",
    }
    show_it() { de: "Zeigen", en: "Show" }
    set_up() { de: "Anzeige einrichten", en: "Set up the display" }
    take_down() { de: "Anzeige entfernen", en: "Remove the display" }
    announcement() { de: "Ansage auf allen Anzeigen", en: "Announcement on all displays" }
    announce() { de: "Ansagen", en: "Announce" }
    announcement_over() { de: "Ansage beenden", en: "End the announcement" }
    waiting(name) {
        de: "Diese Anzeige heißt {name}. Was sie zeigt, wird am Schiedsrichtertisch gewählt.",
        en: "This display is called {name}. What it shows is chosen at the arbiters' desk.",
    }
    rotation() { de: "Alle im Wechsel", en: "All in rotation" }
    not_begun() { de: "Noch ist keine Runde freigegeben.", en: "No round has been published yet." }
    begins(round) { de: "Runde {round} beginnt in", en: "Round {round} begins in" }
    soon() { de: "bald", en: "soon" }
    at_once() { de: "gleich", en: "any moment" }
    running() { de: "läuft", en: "running" }
    all_over() {
        de: "Die letzte Runde ist gespielt. Es folgt keine weitere.",
        en: "The last round is over. No other follows.",
    }
    last_runs(round) {
        de: "Runde {round} läuft; es ist die letzte.",
        en: "Round {round} is being played; it is the last.",
    }
    no_time() {
        de: "Für die nächste Runde ist keine Zeit eingetragen.",
        en: "No time is set for the next round.",
    }
}
