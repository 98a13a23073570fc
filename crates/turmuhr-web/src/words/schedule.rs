//! The schedule of a fixed table.

super::texts! {
    pair_all() { de: "Alle Runden auslosen und freigeben", en: "Pair and publish all rounds" }
    pair_all_explained() {
        de: "Die Paarungen aller Runden stehen fest. Sie können alle auf einmal freigeben; Ergebnisse lassen sich dann in beliebiger Reihenfolge eintragen.",
        en: "The pairings of all rounds are fixed. You can publish them all at once; results can then be entered in any order.",
    }
    title() { de: "Paarungstafel", en: "Schedule of rounds" }
    no_lots_yet() {
        de: "Hier stehen alle Runden, sobald die Nummern ausgelost sind.",
        en: "All rounds are listed here as soon as the numbers are drawn.",
    }
    host() { de: "Heim", en: "Home" }
    guest() { de: "Gast", en: "Guests" }
    free() { de: "spielfrei", en: "free" }
}
