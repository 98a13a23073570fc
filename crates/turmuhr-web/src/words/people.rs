//! Accounts, passes and backups.

use turmuhr_texts::Lang;

/// The name of a role, by its id.
pub(crate) fn role(id: &str, lang: Lang) -> String {
    let (de, en) = match id {
        "administrator" => ("Verwalter", "Administrator"),
        "chief-arbiter" => ("Hauptschiedsrichter", "Chief Arbiter"),
        "arbiter" => ("Schiedsrichter", "Arbiter"),
        "helper" => ("Ergebnishelfer", "Result helper"),
        "player" => ("Spieler", "Player"),
        "captain" => ("Mannschaftsführer", "Captain"),
        _ => ("Öffentlichkeit", "Public"),
    };
    lang.pick(de, en).to_owned()
}

super::texts! {
    restore() { de: "Alles wiederherstellen", en: "Restore everything" }
    no_boards() {
        de: "Die Bretter sind ganze Zahlen ab 1, das erste nicht größer als das letzte; lassen Sie beide Felder leer, wenn alle gemeint sind.",
        en: "Boards are whole numbers from 1, the first not greater than the last; leave both fields empty for all of them.",
    }
    losses() { de: "Es fehlen Einträge", en: "Entries are missing" }
    losses_explained() {
        de: "Die Datenbank enthält weniger, als schon bestätigt war: Ihr Protokoll wurde abgeschnitten, oder eine ältere Kopie liegt an ihrer Stelle. Tragen Sie das Fehlende von den Ergebniszetteln nach, oder spielen Sie die letzte Sicherung ein.",
        en: "The database holds less than was already acknowledged: its log was cut off, or an older copy was put in its place. Enter what is missing from the result slips, or restore the latest backup.",
    }
    losses_of_events() { de: "Turniere, denen Einträge fehlen", en: "Events that lack entries" }
    losses_acknowledged() { de: "Bestätigt", en: "Acknowledged" }
    losses_found() { de: "Vorhanden", en: "Present" }
    losses_seen() { de: "Gesehen, nicht mehr anzeigen", en: "Seen, do not show again" }
    check_backup() { de: "Sicherung prüfen", en: "Check a backup" }
    backup_whole(events, users) {
        de: "Die Sicherung ist vollständig. Turniere: {events}. Zugänge: {users}. Nichts wurde geändert.",
        en: "The backup is complete. Events: {events}. Accounts: {users}. Nothing was changed.",
    }
    backup_events() { de: "Turniere der Sicherung", en: "Events of the backup" }
    backup_event() { de: "Turnier", en: "Event" }
    no_backup() { de: "Das ist keine Sicherung von Turmuhr.", en: "This is not a Turmuhr backup." }
    name() { de: "Anmeldename", en: "User name" }
    shown_name() { de: "Name im Journal", en: "Name in the journal" }
    password() { de: "Kennwort", en: "Password" }
    password_again() { de: "Kennwort wiederholen", en: "Repeat the password" }
    wrong_password() { de: "Name oder Kennwort stimmt nicht.", en: "Name or password is wrong." }
    too_long(name, password) {
        de: "Ein Anmeldename hat höchstens {name} Zeichen, ein Kennwort höchstens {password}.",
        en: "A user name has at most {name} characters, a password at most {password}.",
    }
    name_missing() { de: "Es fehlt ein Anmeldename.", en: "A user name is missing." }
    password_too_short(length) {
        de: "Das Kennwort braucht mindestens {length} Zeichen.",
        en: "The password needs at least {length} characters.",
    }
    passwords_differ() { de: "Die beiden Kennwörter sind verschieden.", en: "The two passwords differ." }
    setup() { de: "Ersten Zugang anlegen", en: "Create the first account" }
    setup_explained() {
        de: "Dieser Link gilt einmal. Er legt den Verwalter an, der weitere Zugänge anlegen kann.",
        en: "This link works once. It creates the administrator, who can create further accounts.",
    }
    make_administrator() { de: "Verwalter anlegen", en: "Create the administrator" }
    accounts() { de: "Wer sich anmelden kann", en: "Who can log in" }
    role_head() { de: "Rolle", en: "Role" }
    remove() { de: "Zugang entfernen", en: "Remove the account" }
    new_account() { de: "Zugang anlegen oder ändern", en: "Create or change an account" }
    make_account() { de: "Zugang speichern", en: "Save the account" }
    own() { de: "Eigener Zugang", en: "Your account" }
    own_explained() {
        de: "Mit dem neuen Kennwort bleiben Sie hier angemeldet und werden überall sonst abgemeldet.",
        en: "With the new password you stay logged in here and are logged out everywhere else.",
    }
    old_password() { de: "Bisheriges Kennwort", en: "Old password" }
    new_password() { de: "Neues Kennwort", en: "New password" }
    change_password() { de: "Kennwort ändern", en: "Change the password" }
    wrong_old_password() { de: "Das bisherige Kennwort stimmt nicht.", en: "The old password is wrong." }
    own_role() {
        de: "Die eigene Rolle kann nur ein anderer Verwalter ändern.",
        en: "Only another administrator can change your own role.",
    }
    own_account() {
        de: "Den eigenen Zugang kann nur ein anderer Verwalter entfernen.",
        en: "Only another administrator can remove your own account.",
    }
    no_such_role(name) {
        de: "{name} kann diese Rolle nicht haben; Mannschaftsführer bekommen einen Helferzugang.",
        en: "{name} cannot have this role; captains get a pass.",
    }
    backup_explained() {
        de: "Alle Turniere, Zugänge, E-Mail-Adressen der Anmeldungen, Impressum und Datenschutz als eine Datei, auch während gespielt wird. Wertungslisten, Sitzungen und Helferzugänge gehören nicht dazu.",
        en: "All events, accounts, e-mail addresses of registrations, imprint and privacy text as one file, even during play. Rating lists, sessions and passes are not part of it.",
    }
    download_backup() { de: "Sicherung herunterladen", en: "Download a backup" }
    take_in() { de: "Turniere übernehmen", en: "Import events" }
    take_in_explained() {
        de: "Turniere aus einer Sicherung oder einer Turnierdatei von Turmuhr kommen hinzu; vorhandene Turniere bleiben unverändert.",
        en: "Events from a backup or a Turmuhr event file are added; existing events are not changed.",
    }
    backup_file() { de: "Datei", en: "File" }
    import_events() { de: "Turniere übernehmen", en: "Import the events" }
    passes_explained() {
        de: "Jeder Zugang erlaubt genau eine Aufgabe und endet von selbst.",
        en: "Each pass allows exactly one job and ends by itself.",
    }
    no_passes() {
        de: "Hier geben Sie Helfern und Mannschaftsführern einen Link oder QR-Code, der genau ihre Aufgabe erlaubt.",
        en: "Here you give helpers and captains a link or a QR code that allows exactly their job.",
    }
    label() { de: "Wer", en: "Who" }
    label_helper() { de: "Wer (zum Beispiel: Saal 2)", en: "Who (for example: Hall 2)" }
    job() { de: "Aufgabe", en: "Job" }
    until() { de: "Gilt bis", en: "Valid until" }
    revoke() { de: "Zugang sperren", en: "Revoke the pass" }
    revoked() { de: "gesperrt", en: "revoked" }
    expired() { de: "abgelaufen", en: "expired" }
    new_pass() { de: "Zugang für einen Helfer", en: "Pass for a helper" }
    new_captain() { de: "Zugang für einen Mannschaftsführer", en: "Pass for a captain" }
    first_board() { de: "Erstes Brett (leer: alle)", en: "First board (empty: all)" }
    last_board() { de: "Letztes Brett", en: "Last board" }
    ends_before(at, end) {
        de: "Dieser Zugang endet am {at}, das Turnier erst am {end}. Für die letzten Runden brauchen Sie einen längeren.",
        en: "This pass ends on {at}, the event on {end}. The last rounds will need a longer one.",
    }
    hours() { de: "Gültig (Stunden)", en: "Valid for (hours)" }
    no_hours() {
        de: "Geben Sie die Gültigkeit in Stunden an, höchstens ein Jahr.",
        en: "Give the validity in hours, a year at most.",
    }
    too_many_passes(most) {
        de: "Dieses Turnier hat schon {most} gültige Helferzugänge. Sperren Sie zuerst einige.",
        en: "This event already has {most} valid passes. Revoke some first.",
    }
    label_too_long(most) {
        de: "Der Name des Zugangs hat höchstens {most} Zeichen.",
        en: "The name of a pass has at most {most} characters.",
    }
    make_pass() { de: "Zugang erstellen", en: "Create the pass" }
    team() { de: "Mannschaft", en: "Team" }
    helper() { de: "Helfer", en: "Helper" }
    qr_code() { de: "QR-Code mit der Adresse", en: "QR code with the address" }
    print_it() { de: "Drucken", en: "Print" }
    only_here(port) {
        de: "Handys erreichen diese Adresse nicht: Sie gilt nur auf diesem Rechner. Starten Sie Turmuhr mit --listen 0.0.0.0:{port} und öffnen Sie diese Seite erneut.",
        en: "Phones cannot reach this address: it works on this computer only. Start Turmuhr with --listen 0.0.0.0:{port} and open this page again.",
    }
    shown_once() {
        de: "Der Link wird nur einmal gezeigt. Drucken oder scannen Sie ihn jetzt.",
        en: "The link is shown only once. Print or scan it now.",
    }
    dead_pass() {
        de: "Dieser Zugang ist abgelaufen oder gesperrt. Lassen Sie sich einen neuen geben.",
        en: "This pass has expired or was revoked. Ask for a new one.",
    }
    job_results(section) { de: "Ergebnisse eintragen: {section}", en: "Enter results: {section}" }
    job_boards(section, first, last) {
        de: "Ergebnisse eintragen: {section}, Bretter {first}–{last}",
        en: "Enter results: {section}, boards {first}–{last}",
    }
    job_captain(team) { de: "Aufstellung und Ergebnisse: {team}", en: "Line-up and results: {team}" }
    enter_results() { de: "Ergebnisse eintragen", en: "Enter results" }
    helper_explained() {
        de: "Ein Tipp trägt das Ergebnis ein. Ändern kann es danach nur ein Schiedsrichter; Ihren letzten Eintrag können Sie zwei Minuten lang zurücknehmen.",
        en: "One tap enters the result. After that only an arbiter can change it; you can take back your own last entry for two minutes.",
    }
    saved() { de: "gespeichert", en: "saved" }
    empty_as_before() {
        de: "Die markierten Bretter waren in der letzten Aufstellung leer. Für diese Runde ist noch keine abgegeben: Wählen Sie einen Spieler, oder geben Sie das Brett leer ab.",
        en: "The marked boards were empty in the last line-up. None is handed in for this round yet: choose a player, or hand the board in empty.",
    }
    line_up() { de: "Aufstellung", en: "Line-up" }
    handed_in(by, at) {
        de: "Abgegeben von {by}, {at}. Bis zum ersten Ergebnis des Wettkampfs lässt sie sich ändern.",
        en: "Handed in by {by}, {at}. You can change it until the match has its first result.",
    }
    not_handed_in() {
        de: "Noch nicht abgegeben. Geben Sie keine ab, gilt Ihre letzte Aufstellung; gab es noch keine, spielen die Ersten der Mannschaftsliste.",
        en: "Not handed in yet. If you hand in none, your last line-up counts; if there was none, the first players of the team list play.",
    }
    hand_in_again(round) {
        de: "Aufstellung für Runde {round} ändern",
        en: "Change the line-up for round {round}",
    }
    hand_in(round) {
        de: "Aufstellung für Runde {round} abgeben",
        en: "Hand in the line-up for round {round}",
    }
}
