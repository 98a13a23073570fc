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
    nothing_so() { de: "So ist nichts geschehen.", en: "Nothing happened like this." }
    look() { de: "Stand von hier ansehen", en: "See how things stood here" }
    state(entry) { de: "Stand nach Eintrag {entry}", en: "As of entry {entry}" }
    as_of(entry) {
        de: "So stand es nach Eintrag {entry}, aus dem Journal neu ausgerechnet. Geändert wird hier nichts; Links führen zum Stand von jetzt.",
        en: "This is how it stood after entry {entry}, worked out again from the journal. Nothing is changed here; links lead to how it stands now.",
    }
    as_file() { de: "Als Datei", en: "As a file" }
    download() { de: "Journal mit Prüfsumme herunterladen", en: "Download the journal with its checksum" }
    checksum(entries) {
        de: "SHA-256 über die Zeilen der Einträge 1 bis {entries}:",
        en: "SHA-256 of the lines of entries 1 to {entries}:",
    }
}
