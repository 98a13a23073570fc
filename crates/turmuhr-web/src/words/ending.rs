//! The end of an event: anonymous, or deleted.

super::texts! {
    changed_since(count) {
        de: "Seit diese Seite geöffnet wurde, kamen {count} Einträge zu diesem Turnier hinzu. Sehen Sie nach, und bestätigen Sie dann noch einmal.",
        en: "{count} entries were added to this event since this page was opened. Have a look, then confirm again.",
        one(count): de: "Seit diese Seite geöffnet wurde, kam ein Eintrag zu diesem Turnier hinzu. Sehen Sie nach, und bestätigen Sie dann noch einmal.", en: "An entry was added to this event since this page was opened. Have a look, then confirm again.",
    }
    title() { de: "Anonymisieren oder löschen", en: "Make anonymous or delete" }
    open() { de: "Spieler anonymisieren oder das Turnier löschen", en: "Make the players anonymous, or delete the event" }
    first() {
        de: "Beides lässt sich nicht rückgängig machen. Sichern Sie vorher, was Sie noch brauchen: Berichte, Urkunden, Preisliste.",
        en: "Neither can be undone. First save what you still need: reports, certificates, the list of prizes.",
    }
    take_file() { de: "Turnier als Datei", en: "The event as a file" }
    anonymous() { de: "Spieler anonymisieren", en: "Make the players anonymous" }
    becomes_numbers() {
        de: "Namen werden zu Nummern, im Journal, auf allen Seiten und in allen Dateien. Geburtsdaten, FIDE- und Verbandsnummern, E-Mail-Adressen, Begründungen, Bemerkungen und Namen in Partien werden entfernt.",
        en: "Names become numbers, in the journal, on all pages and in all files. Birth dates, FIDE and national numbers, e-mail addresses, reasons, remarks and names in games are removed.",
    }
    stays() {
        de: "Ergebnisse, Wertungszahlen, Titel, Geschlecht, Vereine und Mannschaften bleiben, ebenso Veranstalter und Schiedsrichter. Preise nach Alter lassen sich danach nicht mehr berechnen.",
        en: "Results, ratings, titles, sex, clubs and teams stay, and so do organiser and arbiters. Prizes by age can no longer be computed afterwards.",
    }
    passes_end() {
        de: "Helferzugänge und Links der Spieler gelten nicht mehr. Wer anonymisiert hat und wann, steht als letzter Eintrag im Journal.",
        en: "Passes and links of players are no longer valid. The last entry of the journal says who did it and when.",
    }
    backups_remain() {
        de: "Sicherungen, Turnierdateien und Ausdrucke, die vorher gemacht wurden, enthalten die Namen weiterhin.",
        en: "Backups, event files and papers made before still have the names.",
    }
    kept_states(count) {
        de: "In dieser Datenbank sind {count} Stände aufbewahrt.",
        en: "{count} states are kept in this database.",
        one(count): de: "In dieser Datenbank ist ein Stand aufbewahrt.", en: "One state is kept in this database.",
    }
    make_anonymous() { de: "Alle Namen durch Nummern ersetzen", en: "Replace all names by numbers" }
    made_anonymous() { de: "Alle Namen durch Nummern ersetzt", en: "All names replaced by numbers" }
    done(by, moment) { de: "Anonymisiert durch {by}, {moment}.", en: "Made anonymous by {by}, {moment}." }
    delete() { de: "Turnier löschen", en: "Delete the event" }
    all_gone() {
        de: "Journal, Spieler, Ergebnisse, Partien, E-Mail-Adressen und Helferzugänge werden gelöscht.",
        en: "Journal, players, results, games, e-mail addresses and passes are deleted.",
    }
    address_stays() {
        de: "Die Adresse des Turniers sagt danach, dass es gelöscht wurde. Kein anderes Turnier bekommt sie.",
        en: "The address of the event then says that it was deleted. No other event gets it.",
    }
    delete_event() { de: "Turnier mit allen Ergebnissen löschen", en: "Delete the event with all results" }
    type_name() { de: "Name des Turniers, zur Bestätigung", en: "Name of the event, to confirm" }
    other_name(name) {
        de: "Geben Sie den Namen genau so ein: {name}",
        en: "Type the name exactly like this: {name}",
    }
}
