//! Restoring a backup in the browser.

super::texts! {
    explained() {
        de: "Laden Sie eine Sicherung hoch. Sie wird vollständig geprüft, und Sie sehen, was sie ersetzt. Ersetzt wird erst, wenn Sie es auf der nächsten Seite bestätigen.",
        en: "Upload a backup. The whole file is checked, and you see what it replaces. Nothing is replaced before you confirm it on the next page.",
    }
    at_the_start() {
        de: "Ist die Datenbank beschädigt, beenden Sie das Programm und starten Sie es mit der Sicherung. Die alte SQLite-Datei bleibt erhalten, mit dem Zeitpunkt im Namen; bei PostgreSQL muss die Datenbank leer sein.",
        en: "If the database is damaged, stop the program and start it with the backup. The old SQLite file is kept, with the time in its name; with PostgreSQL the database must be empty.",
    }
    were_added() { de: "Diese Turniere sind hinzugekommen:", en: "These events were added:" }
    left_alone() {
        de: "Diese Turniere gibt es hier schon; sie blieben unverändert:",
        en: "These events exist here already; they were not changed:",
    }
    left_deleted() {
        de: "Diese Turniere wurden hier gelöscht. Sie blieben weg, mit allen Personen darin:",
        en: "These events were deleted here. They stayed away, with all people in them:",
    }
    also_deleted() {
        de: "Auch Turniere zurückholen, die hier gelöscht wurden",
        en: "Also bring back events that were deleted here",
    }
    changed_since() {
        de: "Seit diese Seite geöffnet wurde, hat sich in den Turnieren etwas geändert. Vergleichen Sie noch einmal.",
        en: "The events have changed since this page was opened. Compare again.",
    }
    people_return() { de: "Gelöschte Personen kommen zurück", en: "People who were removed come back" }
    was_deleted(name, moment, by) {
        de: "{name}: gelöscht am {moment} durch {by}. Die Sicherung bringt das Turnier zurück.",
        en: "{name}: deleted {moment} by {by}. The backup brings the event back.",
    }
    was_made_anonymous(name, moment, by) {
        de: "{name}: anonymisiert am {moment} durch {by}. Die Sicherung enthält die Namen noch.",
        en: "{name}: made anonymous {moment} by {by}. The backup still has the names.",
    }
    people_return_explained() {
        de: "Wer um Löschung gebeten hat, steht danach wieder im Turnier. Löschen oder anonymisieren Sie diese Turniere dann noch einmal.",
        en: "People who asked to be removed are in the event again afterwards. Then delete these events, or make them anonymous, once more.",
    }
    people_may_return() { de: "Ja, diese Personen dürfen zurückkommen", en: "Yes, these people may come back" }
    kept() { de: "Aufbewahrte Stände", en: "Kept states" }
    kept_explained() {
        de: "Der Stand vor jedem Einspielen bleibt in der Datenbank, bis Sie ihn löschen. Er enthält Namen und Adressen wie jede Sicherung. Hochgeladene Dateien bleiben einen Tag.",
        en: "The state before each restore stays in the database until you delete it. It contains names and addresses, like every backup. Uploaded files stay for a day.",
    }
    name() { de: "Name", en: "Name" }
    made() { de: "Entstanden", en: "Made" }
    by() { de: "Durch", en: "By" }
    size() { de: "Größe", en: "Size" }
    choices() { de: "Datei", en: "File" }
    forget() { de: "Stand löschen", en: "Delete the state" }
    as_of(moment) { de: "Der letzte Eintrag ist vom {moment}.", en: "The last entry is from {moment}." }
    entries_now() { de: "Einträge jetzt", en: "Entries now" }
    entries_then() { de: "In der Sicherung", en: "In the backup" }
    last_entry() { de: "Letzter Eintrag", en: "Last entry" }
    what_happens() { de: "Beim Einspielen", en: "When restored" }
    unchanged() { de: "bleibt gleich", en: "stays the same" }
    replaced() { de: "wird ersetzt", en: "is replaced" }
    added() { de: "kommt hinzu", en: "is added" }
    deleted() { de: "wird gelöscht", en: "is deleted" }
    accounts(now, then) {
        de: "Zugänge: jetzt {now}, in der Sicherung {then}. Ihr eigener Zugang bleibt, wie er jetzt ist.",
        en: "Accounts: {now} now, {then} in the backup. Your own account stays as it is now.",
    }
    ends() {
        de: "Alle anderen werden abgemeldet; Helferzugänge und Links der Spieler gelten nicht mehr.",
        en: "Everybody else is logged out; passes and links of players are no longer valid.",
    }
    stays() {
        de: "Der Stand davor bleibt aufbewahrt und lässt sich ebenso wieder einspielen. Wertungslisten bleiben.",
        en: "The state before is kept and can be restored in the same way. Rating lists stay.",
    }
    replace(now, then) {
        de: "Alles ersetzen: {now} Turniere jetzt, danach {then}",
        en: "Replace everything: {now} events now, {then} afterwards",
        one(now): de: "Alles ersetzen: 1 Turnier jetzt, danach {then}", en: "Replace everything: 1 event now, {then} afterwards",
    }
    restored(name) {
        de: "Die Sicherung ist eingespielt. Der Stand davor ist aufbewahrt als {name}.",
        en: "The backup is restored. The state before is kept as {name}.",
    }
}
