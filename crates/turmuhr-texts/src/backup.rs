//! Why a backup is not taken over; pages and the command line say the same.

texts! {
    no_json(why) { de: "kein JSON ({why})", en: "not JSON ({why})" }
    other_version(found, known) { de: "Version {found} statt {known}", en: "version {found}, not {known}" }
    other_format() { de: "ein anderes Format", en: "another format" }
    no_head() { de: "so beginnt keine Sicherung", en: "no backup begins like this" }
    account_twice(name) { de: "Zugang {name} zum zweiten Mal", en: "account {name} for the second time" }
    order(found, expected) { de: "Eintrag {found} steht, wo {expected} stehen müsste", en: "entry {found} stands where {expected} should" }
    no_time(why) { de: "keine Zeitangabe ({why})", en: "no time ({why})" }
    bad_backup(line, why) {
        de: "Zeile {line} der Sicherung lässt sich nicht lesen: {why}. Nichts wurde übernommen.",
        en: "Line {line} of the backup cannot be read: {why}. Nothing was imported.",
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
pub fn unread(stream: &str, number: u64, why: &turmuhr_journal::Unread, lang: crate::Lang) -> String {
    bad_entry(lang, stream, number, crate::unread::unread(why, lang))
}
