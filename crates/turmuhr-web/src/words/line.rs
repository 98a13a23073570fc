//! The lost connection: entries that wait, entries that crossed, sessions that ended.

super::texts! {
    no_line(at) {
        de: "Keine Verbindung, Stand {at}.",
        en: "No connection, as of {at}.",
    }
    sent_later() {
        de: "Ergebnisse und andere kurze Einträge werden gesendet, sobald sie wieder da ist.",
        en: "Results and other short entries are sent as soon as it is back.",
    }
    held() {
        de: "Keine Verbindung: Dieses Formular wird nicht von selbst gesendet. Lassen Sie die Seite offen, und senden Sie es ab, wenn die Verbindung wieder da ist.",
        en: "No connection: this form is not sent by itself. Leave the page open and send the form when the connection is back.",
    }
    send_held() {
        de: "Die Verbindung ist wieder da. Dieses Formular ist noch nicht gesendet; senden Sie es jetzt ab.",
        en: "The connection is back. This form has not been sent yet; send it now.",
    }
    one_waits() { de: "1 Eintrag wartet.", en: "1 entry is waiting." }
    some_wait(count) { de: "{count} Einträge warten.", en: "{count} entries are waiting." }
    one_sent() { de: "1 Eintrag gesendet.", en: "1 entry sent." }
    some_sent(count) { de: "{count} Einträge gesendet.", en: "{count} entries sent." }
    one_other() {
        de: "1 Eintrag eines anderen Zugangs wartet in diesem Browser. Gesendet wird er, wenn Sie sich damit anmelden; ist der Zugang abgelaufen, geben Sie den Eintrag neu ein und verwerfen Sie ihn hier.",
        en: "1 entry of another account or pass is waiting in this browser. It is sent when you log in with it; if the pass has expired, enter it again and drop it here.",
    }
    some_other(count) {
        de: "{count} Einträge eines anderen Zugangs warten in diesem Browser. Gesendet werden sie, wenn Sie sich damit anmelden; ist der Zugang abgelaufen, geben Sie die Einträge neu ein und verwerfen Sie sie hier.",
        en: "{count} entries of another account or pass are waiting in this browser. They are sent when you log in with it; if the pass has expired, enter them again and drop them here.",
    }
    of_pass(at, what) {
        de: "Um {at} mit einem anderen Zugang eingegeben und noch nicht gesendet: {what}.",
        en: "Typed at {at} with another pass and not sent yet: {what}.",
    }
    take_over() { de: "Mit meinem Zugang senden", en: "Send with my own access" }
    drop_others() { de: "Verwerfen", en: "Drop" }
    waits() { de: "wartet", en: "waiting" }
    sent() { de: "gesendet", en: "sent" }
    undecided() { de: "offen", en: "undecided" }
    session_ended() { de: "Ihre Anmeldung ist abgelaufen.", en: "Your session has ended." }
    pass_ended() {
        de: "Ihr Zugang ist abgelaufen. Fragen Sie den Schiedsrichter nach einem neuen.",
        en: "Your pass has ended. Ask the arbiter for a new one.",
    }
    log_in_and_go_on() { de: "Wieder anmelden", en: "Log in again" }
    somebody_else() {
        de: "Hier ist jetzt jemand anderes angemeldet. Die Einträge warten auf Ihre Anmeldung.",
        en: "Somebody else is logged in here now. The entries are waiting for you to log in.",
    }
    typed_is_kept() {
        de: "Nichts ist verloren: Nach der Anmeldung können Sie Ihre Eingabe senden.",
        en: "Nothing is lost: you can send your entry after logging in.",
    }
    not_sent_yet() { de: "Noch nicht gesendet", en: "Not sent yet" }
    send_now_explained() {
        de: "Sie sind angemeldet. Diese Eingabe wurde noch nicht gesendet:",
        en: "You are logged in. This entry has not been sent yet:",
    }
    send_now() { de: "Jetzt senden", en: "Send now" }
    meanwhile() { de: "Inzwischen wurde etwas anderes eingetragen", en: "Something else was entered meanwhile" }
    theirs(by, at, what) {
        de: "{by} hat um {at} eingetragen: {what}.",
        en: "{by} entered at {at}: {what}.",
    }
    mine(what) { de: "Ihr Eintrag: {what}.", en: "Your entry: {what}." }
    enter_mine() { de: "Meinen Eintrag übernehmen", en: "Use my entry" }
    keep_theirs() { de: "Den anderen Eintrag behalten", en: "Keep the other entry" }
    ask_arbiter() {
        de: "Ändern kann das nur ein Schiedsrichter.",
        en: "Only an arbiter can change this.",
    }
    remove() { de: "Meinen Eintrag verwerfen", en: "Drop my entry" }
    too_old() {
        de: "Dieser Eintrag hat zu lange gewartet und wird nicht mehr gesendet. Prüfen Sie, ob er noch fehlt.",
        en: "This entry has waited too long and will not be sent. Check whether it is still missing.",
    }
    too_many() {
        de: "Es warten zu viele Einträge. Dieser wurde nicht angenommen.",
        en: "Too many entries are waiting. This one was not accepted.",
    }
    not_understood() {
        de: "Der Server hat den Eintrag nicht angenommen. Laden Sie die Seite neu, und prüfen Sie, ob er fehlt.",
        en: "The server did not accept the entry. Reload the page and check whether it is missing.",
    }
}
