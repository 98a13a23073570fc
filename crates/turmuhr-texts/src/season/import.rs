//! A list of others compared with the registry, line by line.

use turmuhr_exchange::lists::members::{Column, Unread, WhyUnread};
use turmuhr_federation::persons::age::Sex;
use turmuhr_season::{
    State,
    people::import::{Change, Remark, What, Why},
    registry::Name,
};

use super::names;
use crate::{Lang, print::date};

texts! {
    arg_accept() {
        de: "Bei close und next: offene Fälle sind gesehen. Bei import übernimmt es die Unterschiede: alle sicheren, oder die genannten (1,3-5). Wer in der Liste fehlt, bleibt dabei Mitglied, außer mit seiner Nummer oder --complete",
        en: "With close and next: open cases were seen. With import it accepts the differences: all that are certain, or those named (1,3-5). Who is missing on the list stays a member, except by the number or with --complete",
    }
    arg_complete() {
        de: "Die Liste nennt alle Mitglieder: --accept beendet auch die Mitgliedschaft derer, die fehlen",
        en: "The list has all members: --accept also ends the memberships of those who are missing",
    }
    complete_or_partial() {
        de: "--complete und --partial widersprechen sich: nennt die Liste alle Mitglieder oder nicht?",
        en: "--complete and --partial contradict each other: does the list have all members or not?",
    }
    complete_members() {
        de: "--complete gilt nur für eine Mitgliederliste; bei einer Wertungsliste mit --zps und --club",
        en: "--complete is for a member list only; with a rating list give --zps and --club",
    }
    arg_partial() {
        de: "Die Liste nennt nicht alle Mitglieder: nach denen, die fehlen, wird nicht gefragt",
        en: "The list does not have all members: those who are missing are not asked about",
    }
    arg_zps() {
        de: "Vereinsnummer in der DWZ-Liste; ihre Zeilen sind Mitglieder von --club",
        en: "Number of the club in the DWZ list; its lines are members of --club",
    }

    head(file, lines) {
        de: "{file}: {lines} Zeilen gelesen.",
        en: "{file}: {lines} lines read.",
        one(lines): de: "{file}: eine Zeile gelesen.", en: "{file}: one line read.",
    }
    same(count) {
        de: "{count} Zeilen stimmen mit dem Register überein.",
        en: "{count} lines agree with the registry.",
        one(count): de: "Eine Zeile stimmt mit dem Register überein.", en: "One line agrees with the registry.",
    }
    strangers(count) {
        de: "{count} Zeilen nennen Personen, die das Register nicht kennt; eine Wertungsliste trägt niemanden ein (außer mit --zps und --club).",
        en: "{count} lines are about persons the registry does not know; a rating list enters nobody (except with --zps and --club).",
        one(count): de: "Eine Zeile nennt eine Person, die das Register nicht kennt; eine Wertungsliste trägt niemanden ein (außer mit --zps und --club).", en: "One line is about a person the registry does not know; a rating list enters nobody (except with --zps and --club).",
    }
    other_columns(heads) { de: "Nicht gelesene Spalten: {heads}", en: "Columns not read: {heads}" }
    only_these() {
        de: "Von einer Wertungsliste zählen Name, Geburtsjahr und Geschlecht; Wertungszahlen führt das Register nicht.",
        en: "Of a rating list, name, year of birth and sex count; the registry has no ratings.",
    }
    single_names(count) {
        de: "{count} Namen ohne Komma zwischen Nachname und Vorname sind übergangen.",
        en: "{count} names without a comma between surname and first name are left out.",
        one(count): de: "Ein Name ohne Komma zwischen Nachname und Vorname ist übergangen.", en: "One name without a comma between surname and first name is left out.",
    }
    nothing() { de: "Nichts zu tun.", en: "Nothing to do." }
    how(file) {
        de: "Nichts geschrieben. Übernehmen: turmuhr season FILE import {file} --accept (alles Sichere) oder --accept 1,3-5 (einzelne; mit ? nur so, Fehlende auch mit --accept --complete)",
        en: "Nothing written. To accept: turmuhr season FILE import {file} --accept (all that is certain) or --accept 1,3-5 (single ones; those with ? only so, missing members also with --accept --complete)",
    }
    written(count) {
        de: "{count} Unterschiede übernommen.",
        en: "{count} differences accepted.",
        one(count): de: "Ein Unterschied übernommen.", en: "One difference accepted.",
    }
    no_number(number, last) {
        de: "--accept: einen Unterschied {number} gibt es nicht; die Liste hat 1 bis {last}",
        en: "--accept: there is no difference {number}; the list has 1 to {last}",
    }
    twice(line) {
        de: "--accept: zu Zeile {line} kann nur eine der Möglichkeiten gelten",
        en: "--accept: of line {line} only one reading can be accepted",
    }
    no_list_at_all(file) {
        de: "{file}: weder eine Mitgliederliste noch eine Wertungsliste. Die erste Zeile einer Mitgliederliste nennt die Spalten: Nachname und Vorname oder Name („Nachname, Vorname“), dazu Geburtsdatum, Geschlecht, Nationalität, Verein, Pass-Nr., Mitglied seit, bis",
        en: "{file}: neither a member list nor a rating list. The first line of a member list names the columns: surname and first name or name (“Surname, First name”), and date of birth, sex, nationality, club, pass number, member since, until",
    }
    zps_needs_club() { de: "--zps braucht --club", en: "--zps needs --club" }

    at_line(line) { de: "Zeile {line}", en: "line {line}" }
    not_listed() { de: "fehlt", en: "missing" }
    unread(line, text, why) { de: "Zeile {line} nicht verstanden: {why} ({text})", en: "Line {line} not understood: {why} ({text})" }
    no_name() { de: "Nachname oder Vorname fehlt", en: "surname or first name is missing" }
    no_comma(name) {
        de: "„{name}“ hat kein Komma zwischen Nachname und Vorname",
        en: "“{name}” has no comma between surname and first name",
    }
    cell(column, text) { de: "„{text}“ ist nicht als {column} zu lesen", en: "“{text}” cannot be read as {column}" }
    open_quote() {
        de: "ein Anführungszeichen öffnet ein Feld und schließt es nicht",
        en: "a quotation mark opens a cell and does not close it",
    }
    other_encoding(lines) {
        de: "Zwei Zeichenkodierungen in einer Datei: Windows-1252 in Zeile {lines}, sonst UTF-8. Prüfen Sie dort die Umlaute",
        en: "Two encodings in one file: Windows-1252 in line {lines}, else UTF-8. Check the accents there",
    }
    too_long() { de: "mehr Felder als Spalten", en: "more cells than columns" }
    no_club(club, known) {
        de: "den Verein „{club}“ gibt es nicht; bekannt: {known}",
        en: "there is no club “{club}”; known: {known}",
    }

    enters(born, club) { de: "neu{born}{club}", en: "new{born}{club}" }
    born_on(day) { de: ", geboren {day}", en: ", born {day}" }
    in_club(club) { de: ", Mitglied von {club}", en: ", member of {club}" }
    same_person(known, born) {
        de: "dieselbe Person wie die bekannte, geboren {known}? Dann wird das Geburtsdatum auf {born} berichtigt",
        en: "the same person as the known one, born {known}? Then the birth is corrected to {born}",
    }
    other_person(known) {
        de: "oder eine andere Person gleichen Namens (bekannt ist eine, geboren {known})",
        en: "or another person of this name (one born {known} is known)",
    }
    marries(known) { de: "heißt bisher {known}? Dann wird der Name geändert", en: "so far called {known}? Then the name is changed" }
    renamed(known) { de: "hieß bisher {known}", en: "so far called {known}" }
    born_so_far(born, known) { de: "geboren {born}, bisher {known}", en: "born {born}, so far {known}" }
    born_now(born) { de: "geboren {born}, bisher unbekannt", en: "born {born}, so far unknown" }
    female() { de: "weiblich", en: "female" }
    male() { de: "männlich", en: "male" }
    is_german() { de: "deutsche Staatsangehörigkeit", en: "German nationality" }
    not_german() { de: "keine deutsche Staatsangehörigkeit", en: "no German nationality" }
    joins(club, from, also) { de: "tritt {club} bei am {from}{also}", en: "joins {club} on {from}{also}" }
    also_of(clubs) { de: " (bisher bei {clubs})", en: " (so far of {clubs})" }
    since(club, from, known) {
        de: "bei {club} schon seit {from}, bisher {known}",
        en: "of {club} since {from} already, so far {known}",
    }
    leaves(club, day) { de: "verlässt {club}, letzter Tag {day}", en: "leaves {club}, last day {day}" }
    pass(number, club) { de: "Pass {number} für {club}", en: "pass {number} for {club}" }
    missing(club, day) {
        de: "Mitglied von {club}, nicht in der Liste. Ausgetreten? Dann endet die Mitgliedschaft am {day}",
        en: "member of {club}, not on the list. Left the club? Then the membership ends on {day}",
    }

    several(names) {
        de: "mehrere Personen heißen so, und das Geburtsdatum entscheidet nicht: {names}",
        en: "several persons have this name, and the birth does not decide: {names}",
    }
    again(line) { de: "steht schon in Zeile {line}", en: "is in line {line} already" }
    pass_of(number, who) { de: "Pass {number} gehört {who}", en: "pass {number} belongs to {who}" }
    pass_elsewhere(number) {
        de: "Pass {number} ist für einen anderen Verein ausgestellt oder nicht mehr gültig; zuerst: add transfer, add release",
        en: "pass {number} is of another club or no longer valid; first: add transfer, add release",
    }
    other_year(known, year) {
        de: "die Liste sagt Jahrgang {year}, bekannt ist der {known}; zu klären mit: correct … --born",
        en: "the list says born in {year}, known is {known}; settle it with: correct … --born",
    }
    only_year(year) {
        de: "die Liste hat nur den Jahrgang {year}; der Tag fehlt weiter",
        en: "the list has only the year {year}; the day is still missing",
    }
    known_longer(club, known) {
        de: "nach dem Register bei {club} schon seit {known}; das bleibt",
        en: "by the registry of {club} since {known} already; that stays",
    }
    pass_without_club() {
        de: "Pass oder Tag des Eintritts ohne Verein; die Spalte Verein oder --club fehlt",
        en: "a pass or a day of entry without a club; the column club or --club is missing",
    }
}

fn name(name: &Name) -> String {
    format!("{}, {}", name.surname, name.first_name)
}

/// `3 ? line 9  Meier, Eva: …`
pub fn change(change: &Change, state: &State, lang: Lang) -> String {
    let mark = if change.doubt { "?" } else { " " };
    let place = change.line.map_or_else(|| not_listed(lang), |line| at_line(lang, line));
    format!(
        "{:>4} {mark} {place:<9} {}: {}",
        change.number,
        name(&change.name),
        what(&change.what, state, lang)
    )
}

fn what(what: &What, state: &State, lang: Lang) -> String {
    let club = |id| names::club(state, id, lang);
    let day = |day| date(day, lang);
    match what {
        What::Enters { born, club: of } => {
            let born = born.map(|born| born_on(lang, day(born))).unwrap_or_default();
            enters(lang, born, of.map(|of| in_club(lang, club(of))).unwrap_or_default())
        }
        What::Same { known, born } => same_person(lang, day(*known), day(*born)),
        What::Other { known, .. } => other_person(lang, day(*known)),
        What::Marries { known } => marries(lang, name(known)),
        What::Renamed { known } => renamed(lang, name(known)),
        What::Born { known: Some(known), born } => born_so_far(lang, day(*born), day(*known)),
        What::Born { known: None, born } => born_now(lang, day(*born)),
        What::SexNoted(Sex::Female) => female(lang),
        What::SexNoted(Sex::Male) => male(lang),
        What::Nationality { german: true } => is_german(lang),
        What::Nationality { german: false } => not_german(lang),
        What::Joins { club: of, from, also } => {
            let others: Vec<String> = also.iter().map(|other| club(*other)).collect();
            let also = if others.is_empty() { String::new() } else { also_of(lang, others.join(", ")) };
            joins(lang, club(*of), day(*from), also)
        }
        What::Since { club: of, known, from } => since(lang, club(*of), day(*from), day(*known)),
        What::Leaves { club: of, last_day } => leaves(lang, club(*of), day(*last_day)),
        What::Pass { club: of, number } => pass(lang, number.0, club(*of)),
        What::Missing { club: of, last_day } => missing(lang, club(*of), day(*last_day)),
    }
}

pub fn remark(one: &Remark, state: &State, lang: Lang) -> String {
    let why = match &one.why {
        Why::Several(all) => {
            let all: Vec<String> = all.iter().map(|id| names::person(state, *id, lang)).collect();
            several(lang, all.join("; "))
        }
        Why::Again(line) => again(lang, line),
        Why::PassOf(who, number) => pass_of(lang, number.0, names::person(state, *who, lang)),
        Why::PassElsewhere(number) => pass_elsewhere(lang, number.0),
        Why::OtherYear { known, year } => other_year(lang, date(*known, lang), year),
        Why::OnlyYear(year) => only_year(lang, year),
        Why::KnownLonger { club, known } => {
            known_longer(lang, names::club(state, *club, lang), date(*known, lang))
        }
        Why::NoClub => pass_without_club(lang),
    };
    format!("     ! {:<9} {}: {why}", at_line(lang, one.line), name(&one.name))
}

/// A line of a member list that was not understood.
pub fn not_understood(one: &Unread, lang: Lang) -> String {
    let why = match &one.why {
        WhyUnread::NoName => no_name(lang),
        WhyUnread::NoComma(name) => no_comma(lang, name),
        WhyUnread::Cell { column: of, text } => cell(lang, column(*of, lang), text),
        WhyUnread::TooLong => too_long(lang),
        WhyUnread::OpenQuote => open_quote(lang),
    };
    unread(lang, one.line, &one.text, why)
}

const fn column(column: Column, lang: Lang) -> &'static str {
    match (column, lang) {
        (Column::Name | Column::Surname, _) => "Name",
        (Column::FirstName, Lang::De) => "Vorname",
        (Column::FirstName, Lang::En) => "first name",
        (Column::Born, Lang::De) => "Geburtsdatum",
        (Column::Born, Lang::En) => "date of birth",
        (Column::Sex, Lang::De) => "Geschlecht",
        (Column::Sex, Lang::En) => "sex",
        (Column::Nationality, Lang::De) => "Staatsangehörigkeit",
        (Column::Nationality, Lang::En) => "nationality",
        (Column::Club, Lang::De) => "Verein",
        (Column::Club, Lang::En) => "club",
        (Column::Pass, Lang::De) => "Passnummer",
        (Column::Pass, Lang::En) => "number of a pass",
        (Column::From, Lang::De) => "Beginn der Mitgliedschaft",
        (Column::From, Lang::En) => "beginning of the membership",
        (Column::Until, Lang::De) => "Ende der Mitgliedschaft",
        (Column::Until, Lang::En) => "end of the membership",
    }
}
