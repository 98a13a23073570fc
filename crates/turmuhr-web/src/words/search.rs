//! The search over all players of an event.

super::texts! {
    what() { de: "Name, Verein, Startnummer oder Tisch", en: "Name, club, starting number or table" }
    empty() {
        de: "Hier finden Sie jeden Spieler des Turniers, in allen Gruppen.",
        en: "Here you find every player of the event, in all sections.",
    }
    nobody(question) { de: "Niemand gefunden für „{question}“.", en: "Nobody found for “{question}”." }
    found(count) { de: "{count} gefunden", en: "{count} found" }
    now() { de: "Aktuelle Runde", en: "Current round" }
    table(number) { de: "Tisch {number}", en: "table {number}" }
    more(most) {
        de: "Gezeigt sind die ersten {most}. Ein weiteres Wort grenzt die Suche ein.",
        en: "The first {most} are shown. Another word narrows the search.",
    }
}
