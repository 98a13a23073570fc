//! The journal: search, earlier states, and the file.

super::texts! {
    everybody() { de: "alle", en: "everybody" }
    every_kind() { de: "alles", en: "everything" }
    kind() { de: "Art", en: "Kind" }
    results() { de: "Ergebnisse", en: "Results" }
    pairing() { de: "Auslosung", en: "Pairing" }
    players() { de: "Teilnehmer", en: "Players" }
    event() { de: "Turnier und Anzeigen", en: "Event and displays" }
    undone() { de: "Rückgängig gemacht", en: "Undone" }
    before(result) { de: "(vorher {result})", en: "(before: {result})" }
    because(reason) { de: "Grund: {reason}", en: "Reason: {reason}" }
    nothing_so() { de: "Dazu gibt es keinen Eintrag.", en: "No entry matches." }
    look() { de: "Stand nach diesem Eintrag ansehen", en: "View the event as of this entry" }
    state(entry) { de: "Stand nach Eintrag {entry}", en: "As of entry {entry}" }
    as_of(entry) {
        de: "Stand nach Eintrag {entry}, aus dem Journal neu berechnet. Hier lässt sich nichts ändern; die Links führen zum heutigen Stand.",
        en: "The event as of entry {entry}, worked out again from the journal. Nothing can be changed here; the links lead to the present state.",
    }
    as_file() { de: "Als Datei", en: "As a file" }
    download() { de: "Journal mit Prüfsumme herunterladen", en: "Download the journal with its checksum" }
    checksum(entries) {
        de: "SHA-256 über die Zeilen der Einträge 1 bis {entries}:",
        en: "SHA-256 of the lines of entries 1 to {entries}:",
    }
}
