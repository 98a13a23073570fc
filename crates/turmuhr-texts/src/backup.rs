//! Why a backup is not taken over; pages and the command line say the same.

use turmuhr_journal::{Unfit, Unread};

use crate::Lang;

texts! {
    no_json(column) {
        de: "ab Zeichen {column} ist sie beschädigt oder abgeschnitten",
        en: "it is damaged or cut off from character {column} on",
    }
    no_record() { de: "so sieht keine Zeile einer Sicherung aus", en: "no line of a backup looks like this" }
    damaged() { de: "der Inhalt ist beschädigt", en: "its content is damaged" }
    entry(event, number, why) {
        de: "Eintrag {number} von {event}: {why}",
        en: "entry {number} of {event}: {why}",
    }
    no_fact() { de: "eine Angabe fehlt oder hat eine andere Form", en: "a value is missing or has another form" }
    other_version(found, known) { de: "Version {found} statt {known}", en: "version {found}, not {known}" }
    other_format() { de: "ein anderes Format", en: "another format" }
    no_head() { de: "so beginnt keine Sicherung", en: "no backup begins like this" }
    account_twice(name) { de: "Zugang {name} zum zweiten Mal", en: "account {name} for the second time" }
    order(found, expected) { de: "Eintrag {found} steht, wo {expected} stehen müsste", en: "entry {found} stands where {expected} should" }
    no_time() { de: "die Zeitangabe ist beschädigt", en: "its time is damaged" }
    bad_backup(line, why) {
        de: "Zeile {line} der Sicherung lässt sich nicht lesen: {why}. Nichts wurde übernommen.",
        en: "Line {line} of the backup cannot be read: {why}. Nothing was imported.",
    }
    no_backup() {
        de: "Das ist keine Sicherung von Turmuhr, oder ihr Anfang ist beschädigt. Wählen Sie eine andere Datei. Nichts wurde übernommen.",
        en: "This is no backup of Turmuhr, or its beginning is damaged. Choose another file. Nothing was imported.",
    }
    bad_entry(event, number, why) {
        de: "Eintrag {number} von {event} lässt sich nicht lesen: {why}.",
        en: "Entry {number} of {event} cannot be read: {why}.",
    }
    bad_stream(event) {
        de: "„{event}“ kann keine Adresse eines Turniers sein: kleine Buchstaben, Ziffern und Bindestriche, höchstens 64. Nichts wurde übernommen.",
        en: "“{event}” cannot be the address of an event: small letters, digits and hyphens, at most 64. Nothing was imported.",
    }
}

/// An entry that this version of the program does not understand.
pub fn unread(stream: &str, number: u64, why: &Unread, lang: Lang) -> String {
    bad_entry(lang, stream, number, why_unread(why, lang))
}

/// An entry in a line of a backup.
pub fn unread_in_line(stream: &str, number: u64, why: &Unread, lang: Lang) -> String {
    entry(lang, stream, number, why_unread(why, lang))
}

/// Without the words of the JSON reader, which knows one language.
fn why_unread(why: &Unread, lang: Lang) -> String {
    match why {
        Unread::Unfit(Unfit::Other(_)) => no_fact(lang),
        Unread::NotLifted { from, why: _ } => crate::unread::not_lifted(lang, from, no_fact(lang)),
        Unread::Newer { .. } | Unread::NoVersion(_) | Unread::Unfit(_) => crate::unread::unread(why, lang),
    }
}
