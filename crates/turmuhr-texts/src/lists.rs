//! Rating lists.

use turmuhr_exchange::lists::{NoList, RowFault, RowFaultKind};

use crate::Lang;

pub fn no_list(fault: &NoList, lang: Lang) -> String {
    match fault {
        NoList::NoColumn(column) => no_column(lang, column),
        NoList::Unreadable(why) => unreadable(lang, why),
    }
}

pub fn row_fault(fault: &RowFault, lang: Lang) -> String {
    let what = match fault.kind {
        RowFaultKind::NoName => row_no_name(lang),
        RowFaultKind::BadNumber => row_bad_number(lang),
        RowFaultKind::BadFigure => row_bad_figure(lang),
        RowFaultKind::Broken => row_broken(lang),
    };
    row(lang, fault.line, what)
}

pub fn heads(lang: Lang) -> [&'static str; 9] {
    match lang {
        Lang::De => ["FIDE-Nr", "Titel", "Name", "Land", "Jahr", "Elo", "Schnell", "Blitz", "DWZ"],
        Lang::En => ["FIDE id", "Title", "Name", "Fed", "Born", "Elo", "Rapid", "Blitz", "DWZ"],
    }
}

texts! {
    no_column(column) {
        de: "Das ist keine Wertungsliste: Die erste Zeile nennt keine Spalte {column}. Gelesen werden die Listen der FIDE (Text, XML) und die DWZ-Tabelle (CSV), ausgepackt.",
        en: "This is not a rating list: its first line names no column {column}. FIDE's lists (text, XML) and the German DWZ table (CSV) can be read, unpacked.",
    }
    unreadable(why) {
        de: "Die Liste kann nicht zu Ende gelesen werden ({why}); laden Sie sie noch einmal herunter.",
        en: "The list cannot be read to its end ({why}); download it again.",
    }
    row(line, what) { de: "Zeile {line} übersprungen: {what}.", en: "Line {line} skipped: {what}." }
    row_no_name() { de: "kein Name", en: "no name" }
    row_bad_number() { de: "die Spielernummer ist ungültig", en: "the player's number is not valid" }
    row_bad_figure() { de: "eine Angabe ist keine Zahl", en: "a value is not a number" }
    row_broken() { de: "keine Zeile einer Tabelle", en: "not a row of a table" }
    more_rows(count) { de: "Weitere übersprungene Zeilen: {count}.", en: "Further lines skipped: {count}." }
    nobody(question) {
        de: "Niemand in der Liste heißt so: {question}. Anfänge von Vor- und Nachnamen genügen.",
        en: "Nobody on the list has this name: {question}. Beginnings of first and last names are enough.",
    }
    inactive() { de: "inaktiv", en: "inactive" }
}
