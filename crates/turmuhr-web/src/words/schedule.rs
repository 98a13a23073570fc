//! The schedule of a fixed table.

super::texts! {
    title() { de: "Paarungstafel", en: "Schedule of rounds" }
    no_lots_yet() {
        de: "Hier stehen alle Runden, sobald die Nummern ausgelost sind.",
        en: "All rounds are listed here as soon as the numbers are drawn.",
    }
    host() { de: "Heim", en: "Home" }
    guest() { de: "Gast", en: "Guests" }
    free() { de: "spielfrei", en: "free" }
}
