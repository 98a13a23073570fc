//! What the rulebook says around its articles.

use turmuhr_core::{Edition, citation::PrintedNumber};

use crate::Lang;

/// What kind of text it is and when it came into force.
pub const fn edition(edition: Edition, lang: Lang) -> &'static str {
    match (edition, lang) {
        (Edition::FideBlitz1977, Lang::De) => "Fünf-Minuten-Blitz, FIDE 1977",
        (Edition::FideBlitz1977, Lang::En) => "Five-minute blitz, FIDE 1977",
        (Edition::Fide1984, Lang::De) => "Schachregeln von 1984 mit den Änderungen von 1988",
        (Edition::Fide1984, Lang::En) => "Laws of Chess of 1984 with the amendments of 1988",
        (Edition::DsbVi1987, Lang::De) => "Sehende gegen Sehbehinderte, DSB 1987",
        (Edition::DsbVi1987, Lang::En) => "Sighted against visually impaired players, German federation 1987",
        (Edition::FideRapid1990, Lang::De) => "Schnellschach und Aktivschach, 1. Juli 1990",
        (Edition::FideRapid1990, Lang::En) => "Rapid and active chess, 1 July 1990",
        (Edition::Fide1993, Lang::De) => "Schachregeln, 1. Januar 1993",
        (Edition::Fide1993, Lang::En) => "Laws of Chess, 1 January 1993",
        (Edition::FideBlitz1993, Lang::De) => "Fünf-Minuten-Blitz, 1. Januar 1993",
        (Edition::FideBlitz1993, Lang::En) => "Five-minute blitz, 1 January 1993",
        (Edition::Fide2001, Lang::De) => "Schachregeln, Juli 2001, nach einem Schiedsrichterlehrgang",
        (Edition::Fide2001, Lang::En) => "Laws of Chess, July 2001, as taught in an arbiters' course",
        (Edition::Dsb2014, Lang::De) => "Auslegungshinweise des DSB, 2014",
        (Edition::Dsb2014, Lang::En) => "Notes of the German federation on reading the Laws, 2014",
        (Edition::Fide2017, Lang::De) => "Schachregeln, 1. Juli 2017",
        (Edition::Fide2017, Lang::En) => "Laws of Chess, 1 July 2017",
        (Edition::Fide2018, Lang::De) => "Schachregeln, 1. Januar 2018",
        (Edition::Fide2018, Lang::En) => "Laws of Chess, 1 January 2018",
        (Edition::Fide2023, Lang::De) => "Schachregeln, 1. Januar 2023",
        (Edition::Fide2023, Lang::En) => "Laws of Chess, 1 January 2023",
    }
}

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
    requirements() { de: "Anforderungen:", en: "Requirements:" }
    relatives() { de: "Verwandt:", en: "Related:" }
    scenarios() { de: "Beispiele:", en: "Examples:" }
    more_scenarios(count) { de: "und {count} weitere", en: "and {count} more" }
    play_example(id) {
        de: "turmuhr ruling {id} erzählt dieses Beispiel mit seinen Entscheidungen.",
        en: "turmuhr ruling {id} tells this example with its rulings.",
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
        de: "Kein Artikel von {edition} erzählt von \"{words}\"; versuchen Sie ein anderes Wort oder weniger Wörter.",
        en: "No article of {edition} tells of \"{words}\"; try another word or fewer words.",
    }

    // The call.
    about() {
        de: "Schlägt Regelartikel nach, mit eigenen Worten erzählt: nach Nummer oder Wort, quer durch die Ausgaben.",
        en: "Looks up articles of the Laws, told in our own words: by number or word, across the editions.",
    }
    arg_query() {
        de: "Artikelnummer oder Wörter; ohne sie das Inhaltsverzeichnis",
        en: "Article number or words; without them the table of contents",
    }
    arg_edition(ids) { de: "Regelausgabe: {ids}", en: "Edition of the Laws: {ids}" }
    arg_compare() { de: "Dazu, was diese Ausgabe sagt", en: "Also what this edition says" }
}
