//! Texts of the rulebook.

use turmuhr_texts::Lang;

/// The name of a folder of cases; a folder without one keeps its own.
pub(crate) fn theme(folder: &str, lang: Lang) -> &str {
    let (de, en) = match folder {
        "adjournment" => ("Hängepartie", "Adjournment"),
        "arbiter" => ("Schiedsrichter", "Arbiter"),
        "arrival" => ("Ankunft und Karenzzeit", "Arrival and default time"),
        "automatic-draws" => ("Remis ohne Antrag", "Draws without a claim"),
        "chess960" => ("Chess960", "Chess960"),
        "claims" => ("Remisanträge", "Draw claims"),
        "clock" => ("Uhr", "Clock"),
        "conduct" => ("Verhalten", "Conduct"),
        "flags" => ("Blättchen und Zeitüberschreitung", "Flags and time forfeits"),
        "irregularities" => ("Regelverstöße", "Irregularities"),
        "mate" => ("Matt und tote Stellung", "Mate and dead positions"),
        "moving" => ("Ziehen", "Moving"),
        "offers" => ("Remisangebote", "Draw offers"),
        "promotion" => ("Umwandlung", "Promotion"),
        "quickplay" => ("Endspurtphase", "Quickplay finish"),
        "recording" => ("Aufzeichnung", "Recording"),
        "results" => ("Ergebnis", "Result"),
        "scope" => ("Geltung der Regeln", "Scope of the Laws"),
        "setup" => ("Aufstellung und Farben", "Set-up and colours"),
        "touch" => ("Berührt – geführt", "Touch-move"),
        "visually-impaired" => ("Sehbehinderte Spieler", "Visually impaired players"),
        other => return other,
    };
    lang.pick(de, en)
}

super::texts! {
    title() { de: "Regelwerk", en: "Rulebook" }
    search() { de: "Suche", en: "Search" }
    example() { de: "Handy klingelt, 9.2, Remis angeboten …", en: "phone rings, 9.2, draw offer …" }
    edition() { de: "Ausgabe", en: "Edition" }
    find() { de: "Suchen", en: "Search" }
    no_such_number(number, edition) { de: "{edition} hat keinen Artikel {number}. Der nächste:", en: "{edition} has no article {number}. The nearest:" }
    no_such_words(query) { de: "Kein Artikel nennt „{query}“. Versuchen Sie ein anderes Wort.", en: "No article mentions “{query}”. Try another word." }
    more(count) { de: "und {count} weitere", en: "and {count} more" }
    about() {
        de: "Die Regeln jeder Ausgabe in eigenen Worten, mit Suche und Vergleich.",
        en: "The Laws of every edition in our own words, with search and comparison.",
    }
    about_cases() {
        de: "Geprüfte Vorfälle. Jeder öffnet sich mit Brett, Entscheidung und Artikeln.",
        en: "Checked incidents. Each opens with board, ruling and articles.",
    }
    elsewhere() { de: "In anderen Ausgaben", en: "In other editions" }
    nowhere_else() { de: "Keine andere Ausgabe hat diesen Artikel.", en: "No other edition has this article." }
    cases() { de: "Fälle", en: "Cases" }
    no_case() { de: "Kein Fall wendet ihn an.", en: "No case applies it." }
    article(number, edition) { de: "Artikel {number}, {edition}", en: "Article {number}, {edition}" }
    filter() { de: "Fälle durchsuchen", en: "Search the cases" }
}
