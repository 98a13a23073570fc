//! Texts of the rulebook.

super::texts! {
    title() { de: "Regelwerk", en: "Rulebook" }
    search() { de: "Suche", en: "Search" }
    example() { de: "Handy klingelt, 9.2, Remis angeboten …", en: "phone rings, 9.2, draw offer …" }
    edition() { de: "Ausgabe", en: "Edition" }
    find() { de: "Finden", en: "Find" }
    no_such_number(number, edition) { de: "{edition} hat keinen Artikel {number}. Der nächste:", en: "{edition} has no article {number}. The nearest:" }
    no_such_words(query) { de: "Kein Artikel spricht von «{query}». Versuchen Sie ein anderes Wort.", en: "No article speaks of “{query}”. Try another word." }
    more(count) { de: "und {count} weitere", en: "and {count} more" }
    about() {
        de: "Die Regeln jeder Ausgabe in unseren Worten, mit Suche und Vergleich.",
        en: "The Laws of every edition in our words, with search and comparison.",
    }
    about_cases() {
        de: "Geprüfte Vorfälle. Jeder öffnet sich mit Brett, Entscheidung und Artikeln.",
        en: "Checked incidents. Each opens with board, ruling and articles.",
    }
    elsewhere() { de: "In anderen Ausgaben", en: "In other editions" }
    nowhere_else() { de: "Keine andere Ausgabe hat diesen Artikel.", en: "No other edition has this article." }
    cases() { de: "Beispiele", en: "Cases" }
    no_case() { de: "Kein Beispiel stützt sich darauf.", en: "No case rests on it." }
    article(number, edition) { de: "Artikel {number}, {edition}", en: "Article {number}, {edition}" }
    filter() { de: "Beispiele durchsuchen", en: "Search the cases" }
}
