//! Texts of every page, and of error pages.

super::texts! {
    events() { de: "Turniere", en: "Events" }
    log_in() { de: "Einloggen", en: "Log in" }
    log_out() { de: "Abmelden", en: "Log out" }
    users() { de: "Zugänge", en: "Accounts" }
    backup() { de: "Sicherung", en: "Backup" }
    interface() { de: "Schnittstelle", en: "API" }
    language() { de: "Sprache", en: "Language" }
    other_language() { de: "English", en: "Deutsch" }
    skip() { de: "Zum Inhalt", en: "Skip to content" }
    home() { de: "Turmuhr, zu den Turnieren", en: "Turmuhr, to the events" }
    all_events() { de: "Alle Turniere", en: "All events" }
    today() { de: "Heute", en: "Today" }
    players() { de: "Spieler", en: "Players" }
    more() { de: "Mehr", en: "More" }
    beside() { de: "Ergänzung", en: "Further details" }
    event_settings() { de: "Einstellungen des Turniers", en: "Settings of the event" }
    section_settings() { de: "Einstellungen der Gruppe", en: "Settings of the section" }
    navigation() { de: "Navigation", en: "Navigation" }
    search() { de: "Suche", en: "Search" }
    keys() { de: "Tasten", en: "Keys" }
    keys_help() { de: "Diese Hilfe", en: "This help" }
    keys_search() { de: "Suchen", en: "Search" }
    keys_next() { de: "Zum nächsten Schritt", en: "To the next step" }
    keys_move() { de: "Zeile wechseln", en: "Change row" }
    keys_white() { de: "Weiß gewinnt (Mannschaften: links)", en: "White wins (teams: the left side)" }
    keys_draw() { de: "Remis", en: "Draw" }
    keys_black() { de: "Schwarz gewinnt (Mannschaften: rechts)", en: "Black wins (teams: the right side)" }
    keys_forfeit_white() { de: "Weiß (links) gewinnt kampflos", en: "White (left) wins by forfeit" }
    keys_forfeit_black() { de: "Schwarz (rechts) gewinnt kampflos", en: "Black (right) wins by forfeit" }
    keys_adjourned() { de: "Hängepartie", en: "Adjourned" }
    keys_clear() { de: "Ergebnis löschen (fragt nach)", en: "Clear the result (asks first)" }
    keys_in_row() { de: "1 5 0, nur in der markierten Zeile", en: "1 5 0, only in the focused row" }
    keys_profile() { de: "Andere Tastenbelegung", en: "Other keys" }
    close() { de: "Schließen", en: "Close" }
    back() { de: "Zurück", en: "Back" }
    to_start() { de: "Zu den Turnieren", en: "To the events" }
    outside_fide_mode() { de: "FIDE-Modus verlassen", en: "FIDE mode left" }
    fide_mode() { de: "FIDE-Modus", en: "FIDE mode" }
    undo() { de: "Rückgängig", en: "Undo" }
    and_more(count) { de: "und {count} weitere", en: "and {count} more" }
    undone_hint(what) { de: "Erledigt: {what}", en: "Done: {what}" }

    not_found() { de: "Diese Seite gibt es nicht", en: "This page does not exist" }
    not_found_what_now() {
        de: "Prüfen Sie die Adresse, oder beginnen Sie bei der Liste der Turniere.",
        en: "Check the address, or start from the list of events.",
    }
    gone() { de: "Dieses Turnier wurde gelöscht", en: "This event was deleted" }
    gone_when(day) {
        de: "Es wurde am {day} gelöscht, mit allen Ergebnissen und Spielern.",
        en: "It was deleted on {day}, with all results and players.",
    }
    no_administrator() {
        de: "Diese Datei enthält keinen Verwalter: Nach dem Einspielen könnte sich niemand anmelden. Die Datei eines Turniers übernehmen Sie mit „Turniere übernehmen“.",
        en: "This file has no administrator: nobody could log in after the restore. Use “Import events” for the file of an event.",
    }
    too_many_backups(most) {
        de: "Es sind schon {most} frühere Stände aufbewahrt. Löschen Sie zuerst einen davon.",
        en: "{most} earlier states are kept already. Delete one of them first.",
    }
    no_such_act() { de: "So geht das hier nicht", en: "It does not work that way here" }
    forbidden() { de: "Dazu fehlt die Berechtigung", en: "You are not allowed to do this" }
    forbidden_what_now() {
        de: "Melden Sie sich mit einem Zugang an, der dazu berechtigt, oder fragen Sie den Hauptschiedsrichter.",
        en: "Log in with an account that may do this, or ask the Chief Arbiter.",
    }
    foreign_form() { de: "Das Formular ist abgelaufen", en: "The form has expired" }
    foreign_form_what_now() {
        de: "Nichts wurde geändert. Gehen Sie zurück, laden Sie die Seite neu, und senden Sie sie noch einmal.",
        en: "Nothing was changed. Go back, reload the page and send it again.",
    }
    wrong_input() { de: "Die Eingabe stimmt nicht", en: "The input is not valid" }
    too_large(most) {
        de: "Das ist mehr, als auf einmal angenommen wird ({most}). Teilen Sie die Datei.",
        en: "This is more than is accepted at once ({most}). Split the file.",
    }
    no_form() {
        de: "Das Formular kam unvollständig an. Senden Sie es noch einmal.",
        en: "The form arrived incomplete. Send it again.",
    }
    no_json(why) { de: "Kein lesbares JSON: {why}.", en: "Not readable as JSON: {why}." }
    please_confirm() { de: "Bitte prüfen und bestätigen", en: "Please check and confirm" }
    consequences() { de: "Das bleibt sichtbar", en: "This stays on record" }
    leave_it() { de: "Nicht eintragen", en: "Do not enter it" }
    twice_explained() {
        de: "Der Schritt bleibt im Journal und steht als Zeile ### im Bericht an die FIDE.",
        en: "The step stays in the journal and appears as a ### line in the report to FIDE.",
    }
    not_in_fide_mode() {
        de: "Im FIDE-Modus ist das nicht möglich.",
        en: "This is not possible in FIDE mode.",
    }
    rating_only() {
        de: "Tabelle und Paarungen bleiben, nur die Auswertung wird richtig.",
        en: "standings and pairings stay, only the rating report becomes right.",
    }
    leaving_is_for_good() {
        de: "Danach ist auch das möglich. Es gilt für das ganze Turnier und für immer und steht im Bericht.",
        en: "After that this is possible too. It holds for the whole event and for good, and the report says so.",
    }
    ask_chief() {
        de: "Der Hauptschiedsrichter kann das Turnier aus dem FIDE-Modus nehmen.",
        en: "The Chief Arbiter can take the event out of FIDE mode.",
    }
    refused() { de: "Das ist nicht möglich", en: "This is not possible" }
    too_often() { de: "Zu viele Versuche", en: "Too many attempts" }
    wait(seconds) {
        de: "Warten Sie {seconds} Sekunden und versuchen Sie es dann mit dem richtigen Kennwort.",
        en: "Wait {seconds} seconds, then use the right password.",
        one(seconds): de: "Warten Sie eine Sekunde und versuchen Sie es dann mit dem richtigen Kennwort.", en: "Wait one second, then use the right password.",
    }
    busy() { de: "Der Server ist ausgelastet", en: "The server is busy" }
    busy_what_now(seconds) {
        de: "Gerade kommen zu viele Anfragen. Versuchen Sie es in {seconds} Sekunden noch einmal.",
        en: "Too many requests are coming in. Try again in {seconds} seconds.",
        one(seconds): de: "Gerade kommen zu viele Anfragen. Versuchen Sie es in einer Sekunde noch einmal.", en: "Too many requests are coming in. Try again in one second.",
    }
    asked_too_often(seconds) {
        de: "Von Ihrer Adresse kamen zu viele aufwendige Anfragen. Die nächste geht in {seconds} Sekunden.",
        en: "Too many demanding requests came from your address. The next one works in {seconds} seconds.",
        one(seconds): de: "Von Ihrer Adresse kamen zu viele aufwendige Anfragen. Die nächste geht in einer Sekunde.", en: "Too many demanding requests came from your address. The next one works in one second.",
    }
    written_too_fast(seconds) {
        de: "Von diesem Zugang kommen zu viele Einträge. Der nächste geht in {seconds} Sekunden.",
        en: "Too many entries come from this account or pass. The next one works in {seconds} seconds.",
        one(seconds): de: "Von diesem Zugang kommen zu viele Einträge. Der nächste geht in einer Sekunde.", en: "Too many entries come from this account or pass. The next one works in one second.",
    }
    written_too_much(most) {
        de: "Mit diesem Zugang wurden schon {most} Einträge gemacht. Lassen Sie sich einen neuen geben.",
        en: "{most} entries were already made with this pass. Ask for a new one.",
    }
    too_slow() { de: "Die Übertragung war zu langsam", en: "The transfer was too slow" }
    too_slow_what_now() {
        de: "Prüfen Sie die Verbindung, und senden Sie noch einmal.",
        en: "Check the connection and send it again.",
    }
    address_too_long(most) {
        de: "Die Adresse ist länger als {most} Zeichen.",
        en: "The address is longer than {most} characters.",
    }
    too_many_fields(most) {
        de: "Das sind mehr als {most} Felder auf einmal. Senden Sie es in Teilen.",
        en: "These are more than {most} fields at once. Send them in parts.",
    }
    too_deep(depth, values) {
        de: "Dieses JSON ist zu tief verschachtelt oder zu groß: höchstens {depth} Ebenen und {values} Werte.",
        en: "This JSON is nested too deeply or too large: at most {depth} levels and {values} values.",
    }
    our_fault() { de: "Hier ist etwas schiefgegangen", en: "Something went wrong here" }
    our_fault_what_now() {
        de: "Was bestätigt war, ist gespeichert. Laden Sie die Seite neu; bleibt der Fehler, sagt das Protokoll des Servers mehr.",
        en: "What was acknowledged is stored. Reload the page; if the error persists, the server's log says more.",
    }
    nothing_kept() { de: "Die Datenbank speichert nicht", en: "The database is not saving" }
    nothing_kept_since(why, since) {
        de: "Seit dem {since} wird nichts gespeichert. {why}",
        en: "Nothing has been saved since {since}. {why}",
    }
    disk_full() {
        de: "Die Festplatte ist voll. Schaffen Sie Platz und geben Sie es dann noch einmal ein; was vorher bestätigt war, ist gespeichert.",
        en: "The disk is full. Make room, then enter it again; what was acknowledged before is stored.",
    }
    disk_read_only() {
        de: "Die Datenbank lässt sich nur lesen. Prüfen Sie Rechte und Datenträger und geben Sie es dann noch einmal ein.",
        en: "The database can only be read. Check rights and disk, then enter it again.",
    }
    database_gone() {
        de: "Eine Datei der Datenbank (sie selbst, -wal oder .lock) wurde gelöscht oder ersetzt. Legen Sie sie zurück; geht das nicht, laden Sie sofort auf der Seite „Sicherung“ eine Sicherung herunter und starten Sie mit --restore neu.",
        en: "A file of the database (itself, -wal or .lock) was deleted or replaced. Put it back; if you cannot, download a backup on the page “Backup” at once and restart with --restore.",
    }
    database_unreachable() {
        de: "Die Datenbank ist nicht erreichbar. Notieren Sie Ergebnisse auf Papier, bis sie wieder da ist, und geben Sie es dann noch einmal ein.",
        en: "The database cannot be reached. Write results on paper until it is back, then enter it again.",
    }
    database_silent() {
        de: "Die Datenbank antwortet nicht rechtzeitig. Laden Sie die Seite neu, und prüfen Sie, ob der Eintrag angekommen ist.",
        en: "The database does not answer in time. Reload the page and check whether the entry has arrived.",
    }
    not_kept() {
        de: "Die Datenbank hat den Eintrag angenommen, aber nicht behalten. Starten Sie das Programm neu und prüfen Sie den Datenträger.",
        en: "The database accepted the entry but did not keep it. Restart the program and check the disk.",
    }
    database_failed() {
        de: "Die Datenbank meldet einen Fehler, den das Protokoll des Servers nennt; vielleicht ist ihre Datei beschädigt. Bleibt der Fehler, spielen Sie die letzte Sicherung ein (--restore).",
        en: "The database reports an error, which the server's log names; its file may be damaged. If the error persists, restore the latest backup (--restore).",
    }
    entries_missing(writes) {
        de: "In der Datenbank fehlt, was vor einem Start bestätigt war (Schreibvorgänge: {writes}).",
        en: "The database lacks what was acknowledged before a start (writes: {writes}).",
    }
    entries_missing_where() { de: "Was fehlt und was zu tun ist", en: "What is missing and what to do" }
    seal_empty() { de: "Die Datei ist leer.", en: "The file is empty." }
    seal_cut() {
        de: "Die Sicherung ist abgeschnitten: Ihre letzte Zeile, das Siegel, fehlt. Laden Sie sie noch einmal herunter.",
        en: "The backup is cut off: its last line, the seal, is missing. Download it again.",
    }
    seal_longer() {
        de: "Hinter dem Siegel der Sicherung steht noch etwas. Nehmen Sie die Datei, wie sie heruntergeladen wurde.",
        en: "Something follows the seal of the backup. Use the file as it was downloaded.",
    }
    seal_count(sealed, found) {
        de: "Das Siegel der Sicherung zählt {sealed} Zeilen, die Datei hat {found}. Laden Sie sie noch einmal herunter.",
        en: "The seal of the backup counts {sealed} lines, but there are {found}. Download it again.",
    }
    seal_changed() {
        de: "Die Sicherung wurde nach dem Schreiben verändert. Nehmen Sie die Datei, wie sie heruntergeladen wurde.",
        en: "The backup was changed after it was written. Use the file as it was downloaded.",
    }
    seal_old() {
        de: "Diese Sicherung stammt von einer früheren Version und hat kein Siegel. Ob etwas fehlt, lässt sich nicht prüfen; turmuhr serve --restore DATEI --unsealed spielt sie trotzdem ein.",
        en: "This backup is from an earlier version and has no seal. Whether something is missing cannot be checked; turmuhr serve --restore FILE --unsealed restores it anyway.",
    }
    last_administrator() {
        de: "Der letzte Verwalter muss Verwalter bleiben. Ernennen Sie zuerst einen anderen.",
        en: "The last administrator must remain one. Appoint another first.",
    }
    event_exists(event) {
        de: "Ein Turnier mit der Kennung {event} gibt es schon; nichts wurde übernommen.",
        en: "An event with the ID {event} already exists; nothing was imported.",
    }
    not_empty() {
        de: "Eine Sicherung lässt sich nur in eine leere Datenbank einspielen: Starten Sie mit einer neuen (--database).",
        en: "A backup can be restored only into an empty database: start with a new one (--database).",
    }
    all() { de: "alle", en: "all" }
    yes() { de: "ja", en: "yes" }
    no() { de: "nein", en: "no" }
    save() { de: "Speichern", en: "Save" }
    reason() { de: "Grund", en: "Reason" }
    pause() { de: "Anhalten", en: "Pause" }
    role(role) { de: "Rolle: {role}", en: "Role: {role}" }
}
