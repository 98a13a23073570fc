//! Why a fact or a value cannot be read: the word or field, its place, the known ones; the version that wrote it.

use turmuhr_journal::{Unfit, Unread};

use crate::Lang;

texts! {
    word(place, found, known) {
        de: "{place}das Wort „{found}“ ist nicht bekannt; bekannt sind {known}",
        en: "{place}the word “{found}” is not known; known are {known}",
    }
    no_words(place, found) {
        de: "{place}das Wort „{found}“ ist nicht bekannt; es gibt hier keines",
        en: "{place}the word “{found}” is not known; there is none here",
    }
    field(place, found, known) {
        de: "{place}das Feld „{found}“ gibt es nicht; es gibt {known}",
        en: "{place}there is no field “{found}”; the fields are {known}",
    }
    missing(field) {
        de: "das Feld „{field}“ fehlt",
        en: "the field “{field}” is missing",
    }
    newer(schema, known) {
        de: "von einer neueren Version von Turmuhr geschrieben; diese liest Schema {known}, der Eintrag hat Schema {schema}. Öffnen Sie die Datei mit der neueren Version",
        en: "written by a newer version of Turmuhr; this one reads schema {known}, the entry has schema {schema}. Open the file with the newer version",
    }
    no_version(found) {
        de: "schema ist eine ganze Zahl ab 1, nicht {found}",
        en: "schema is a whole number from 1 on, not {found}",
    }
    not_lifted(from, why) {
        de: "von einer älteren Version von Turmuhr geschrieben (Schema {from}) und nicht lesbar: {why}",
        en: "written by an older version of Turmuhr (schema {from}) and not readable: {why}",
    }
}

fn place(at: &str) -> String {
    if at.is_empty() { String::new() } else { format!("{at}: ") }
}

/// Why a value does not fit.
pub fn unfit(unfit: &Unfit, lang: Lang) -> String {
    match unfit {
        Unfit::Word { at, found, known } if known.is_empty() => no_words(lang, place(at), found),
        Unfit::Word { at, found, known } => word(lang, place(at), found, known.join(", ")),
        Unfit::Field { at, found, known } => field(lang, place(at), found, known.join(", ")),
        Unfit::Missing { field } => missing(lang, field),
        Unfit::Other(why) => why.clone(),
    }
}

/// Why a fact cannot be read.
pub fn unread(why: &Unread, lang: Lang) -> String {
    match why {
        Unread::Newer { schema, known } => newer(lang, schema, known),
        Unread::NoVersion(found) => no_version(lang, found),
        Unread::NotLifted { from, why } => not_lifted(lang, from, why),
        Unread::Unfit(why) => unfit(why, lang),
    }
}
