//! The settings of what players do themselves.

super::texts! {
    title() { de: "Spieler melden selbst", en: "Self-service of the players" }
    results() { de: "Ergebnisse", en: "Results" }
    results_explained() {
        de: "Jeder Spieler meldet sein Ergebnis mit dem eigenen Link. Melden beide dasselbe, gilt es. Sonst fragt das Programm den Schiedsrichter.",
        en: "Every player reports the result by their own link. If both report the same, it counts. Otherwise the program asks the arbiter.",
    }
    results_on() { de: "Spieler melden ihre Ergebnisse", en: "Players report their results" }
    to_cards() { de: "Karten mit den Links drucken", en: "Print the cards with the links" }
    registration() { de: "Anmeldung", en: "Registration" }
    registration_explained() {
        de: "Eine öffentliche Seite nimmt Anmeldungen entgegen. Was über die Höchstzahl geht, kommt auf die Warteliste.",
        en: "A public page takes registrations. Those beyond the limit go to the waiting list.",
    }
    registration_on() { de: "Öffentliche Anmeldung", en: "Public registration" }
    closes() { de: "Letzter Tag (leer: bis zur ersten Auslosung)", en: "Last day (empty: until the first pairing)" }
    closes_in_past(day) {
        de: "Der letzte Tag der Anmeldung ({day}) ist schon vorbei. Wählen Sie heute oder einen späteren Tag, oder schalten Sie die Anmeldung aus.",
        en: "The last day of registration ({day}) has passed. Choose today or a later day, or switch registration off.",
    }
    most() { de: "Höchstzahl der Spieler (leer: ohne Grenze)", en: "Most players (empty: no limit)" }
    no_most(most) { de: "Die Höchstzahl liegt zwischen 1 und {most}.", en: "The limit lies between 1 and {most}." }
    automatic() {
        de: "Anmeldungen mit freiem Platz gleich annehmen, Nachrücker auch",
        en: "Accept registrations at once while there is room, also from the waiting list",
    }
    to_form() { de: "Zum Anmeldeformular", en: "To the registration form" }
    to_list() { de: "Zu den Anmeldungen", en: "To the registrations" }
    save() { de: "Einstellungen speichern", en: "Save the settings" }
}
