//! Why a backup is not taken over; pages and the command line say the same.

texts! {
    bad_backup(line, why) {
        de: "Zeile {line} der Sicherung lässt sich nicht lesen: {why}. Nichts wurde übernommen.",
        en: "Line {line} of the backup cannot be read: {why}. Nothing was taken over.",
    }
    bad_entry(event, number, why) {
        de: "Eintrag {number} von {event} lässt sich nicht lesen: {why}.",
        en: "Entry {number} of {event} cannot be read: {why}.",
    }
    bad_stream(event) {
        de: "«{event}» kann keine Adresse eines Turniers sein: kleine Buchstaben, Ziffern und Bindestriche, höchstens 64. Nichts wurde übernommen.",
        en: "«{event}» cannot be the address of an event: small letters, digits and hyphens, at most 64. Nothing was taken over.",
    }
}

/// An entry that this version of the program does not understand.
pub fn unread(stream: &str, number: u64, why: &turmuhr_journal::Unread, lang: crate::Lang) -> String {
    bad_entry(lang, stream, number, crate::unread::unread(why, lang))
}
