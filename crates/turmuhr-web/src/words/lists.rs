//! Rating lists: import, search, and changes.

super::texts! {
    title() { de: "Wertungslisten", en: "Rating lists" }
    explained() {
        de: "Die Listen liegen in der Datenbank; alle Turniere suchen darin. Eine neue Liste ersetzt die alte derselben Art.",
        en: "The lists are kept in the database, and all events search them. A new list replaces the old one of its kind.",
    }
    none() { de: "Noch keine Liste.", en: "No list yet." }
    source() { de: "Liste", en: "List" }
    taken() { de: "Eingelesen (UTC)", en: "Imported (UTC)" }
    remove() { de: "Liste löschen", en: "Delete the list" }
    take_in() { de: "Liste einlesen", en: "Import a list" }
    file() {
        de: "Datei: FIDE-Liste (TXT oder XML) oder spieler.csv des DSB, ausgepackt",
        en: "File: FIDE's list (TXT or XML) or the German spieler.csv, unpacked",
    }
    source_field() { de: "Name der Liste (leer: Art und Monat)", en: "Name of the list (empty: kind and month)" }
    no_file() { de: "Es ist keine Datei angekommen.", en: "No file was received." }
    empty() { de: "In dieser Datei steht kein Spieler.", en: "There is no player in this file." }
    passed_over(players, rows, first) {
        de: "Eingelesene Spieler: {players}. Übersprungene Zeilen: {rows}, zuerst „{first}“",
        en: "Players imported: {players}. Rows skipped: {rows}, first “{first}”",
    }
    no_lists() {
        de: "Noch ist keine Wertungsliste eingelesen; ein Verwalter kann das unter „Wertungslisten“ tun.",
        en: "No rating list has been imported yet; an administrator can do so under “Rating lists”.",
    }
    search(sources) { de: "In der Liste suchen ({sources})", en: "Search the list ({sources})" }
    find() { de: "Suchen", en: "Search" }
    nobody(question) { de: "Kein Name beginnt mit „{question}“.", en: "No name begins with “{question}”." }
    differences() { de: "Geänderte Wertungszahlen", en: "Ratings that have changed" }
    differences_explained(numbered, players) {
        de: "Verglichen über die Nummer ({numbered} von {players} Teilnehmern mit Nummer). Übernommen wird nur, was angekreuzt ist.",
        en: "Compared by number ({numbered} of {players} players with a number). Only ticked changes are applied.",
    }
    no_differences(numbered, players) {
        de: "Keine Änderung ({numbered} von {players} Teilnehmern mit Nummer).",
        en: "No change ({numbered} of {players} players with a number).",
    }
    too_late() {
        de: "Die erste Runde ist ausgelost: Die Startrangliste bleibt, wie sie ist (C.04.2).",
        en: "The first round is paired: the starting list stays as it is (C.04.2).",
    }
    take_over() { de: "Übernehmen", en: "Apply" }
    take_over_chosen() { de: "Angekreuzte übernehmen", en: "Apply the ticked changes" }
    nobody_chosen() { de: "Niemand ist angekreuzt.", en: "Nobody is ticked." }
}
