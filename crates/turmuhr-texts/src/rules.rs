//! Sentences around the articles of the rulebook.

use turmuhr_core::citation::PrintedNumber;

use crate::Lang;

/// Where an article stands on paper.
pub fn place(printed: PrintedNumber, lang: Lang) -> String {
    match printed {
        PrintedNumber::At(number) => number.to_owned(),
        PrintedNumber::SecondAt(number) => second_at(lang, number),
        PrintedNumber::Inside(number) => inside(lang, number),
        PrintedNumber::Unnumbered => unnumbered(lang),
    }
}

texts! {
    second_at(number) { de: "das zweite {number}", en: "the second {number}" }
    inside(number) { de: "in {number}", en: "within {number}" }
    unnumbered() { de: "ohne Nummer", en: "without a number" }
    printed(german, english) {
        de: "Gedruckt: deutsch {german}, englisch {english}",
        en: "In print: German {german}, English {english}",
    }
    articles() { de: "Artikel:", en: "Articles:" }
    no_articles() {
        de: "Beruht auf keinem Artikel der Schachregeln.",
        en: "Based on no article of the Laws.",
    }
    reading_of_ordinances() {
        de: "Auslegung einer offenen Stelle der Ordnungen.",
        en: "An interpretation of an open point of the ordinances.",
    }
    reading_of_laws() {
        de: "Auslegung einer offenen Stelle der Schachregeln.",
        en: "An interpretation of an open point of the Laws.",
    }
    no_duty(id) {
        de: "Es gibt keine Anforderung {id}; turmuhr rules 9.2 nennt zu einem Artikel seine Anforderungen.",
        en: "There is no requirement {id}; turmuhr rules 9.2 names the requirements of an article.",
    }
    requirements() { de: "Anforderungen:", en: "Requirements:" }
    relatives() { de: "Verwandt:", en: "Related:" }
    scenarios() { de: "Beispiele:", en: "Examples:" }
    more_scenarios(count) {
        de: "und {count} weitere",
        en: "and {count} more",
        one(count): de: "und ein weiteres", en: "and one more",
    }
    play_example(id) {
        de: "turmuhr ruling {id} zeigt dieses Beispiel mit seinen Entscheidungen.",
        en: "turmuhr ruling {id} shows this example with its rulings.",
    }
    as_above() { de: "wie oben", en: "as above" }
    nothing_related(edition) {
        de: "{edition}: keine Entsprechung bekannt",
        en: "{edition}: no counterpart known",
    }
    how_to_read(edition, article) {
        de: "turmuhr rules {article} --edition {edition} zeigt einen Artikel ganz.",
        en: "turmuhr rules {article} --edition {edition} shows an article in full.",
    }
    more_hits(count) {
        de: "{count} weitere; ein zweites Wort grenzt die Suche ein.",
        en: "{count} more; a second word narrows the search.",
    }
    no_article(edition, number) {
        de: "{edition} hat keinen Artikel {number}; turmuhr rules --edition {edition} zählt alle auf.",
        en: "{edition} has no article {number}; turmuhr rules --edition {edition} lists them all.",
    }
    no_article_but(edition, number, nearest) {
        de: "{edition} hat keinen Artikel {number}; am nächsten liegt {nearest}.",
        en: "{edition} has no article {number}; the nearest is {nearest}.",
    }
    no_words(edition, words) {
        de: "Kein Artikel von {edition} handelt von „{words}“; versuchen Sie ein anderes Wort oder weniger Wörter.",
        en: "No article of {edition} is about “{words}”; try another word or fewer words.",
    }

    // The call.
    about() {
        de: "Schlägt Regelartikel in eigenen Worten nach: nach Nummer oder Wort, in allen Ausgaben.",
        en: "Looks up articles of the Laws in our own words: by number or word, in all editions.",
    }
    arg_query() {
        de: "Artikelnummer, Anforderung wie L-211 oder Wörter; ohne sie das Inhaltsverzeichnis",
        en: "Article number, requirement such as L-211, or words; without them the table of contents",
    }
    arg_edition(ids) { de: "Regelausgabe: {ids}", en: "Edition of the Laws: {ids}" }
    arg_compare() { de: "Dazu, was diese Ausgabe sagt", en: "Also what this edition says" }
}
