//! Messages of `turmuhr serve` on the terminal.

texts! {
    arg_restore() {
        de: "Sicherung, die vor dem Start alles ersetzt; die alte SQLite-Datei bleibt daneben liegen",
        en: "A backup that replaces everything before the start; the old SQLite file stays beside it",
    }
    not_restored(file, why) {
        de: "{file}: Die Sicherung wurde nicht eingespielt ({why}); die alten Daten sind unverändert.",
        en: "{file}: the backup was not restored ({why}); the old data is unchanged.",
    }
    arg_unsealed() {
        de: "Mit --restore: auch eine Sicherung ohne Siegel, von einer früheren Version",
        en: "With --restore: also a backup without a seal, from an earlier version",
    }
    will_replace(database, events, users) {
        de: "{database} wird ersetzt: {events} Turniere, {users} Zugänge.",
        en: "{database} will be replaced: {events} events, {users} accounts.",
    }
    people_return(events) {
        de: "Achtung: Diese Turniere wurden seither gelöscht oder anonymisiert; die Sicherung bringt die Personen zurück: {events}.",
        en: "Beware: these events were deleted or made anonymous since; the backup brings their people back: {events}.",
    }
    will_replace_damaged(database) {
        de: "{database} ist beschädigt und wird ersetzt; die beschädigte Datei bleibt daneben erhalten.",
        en: "{database} is damaged and will be replaced; the damaged file is kept beside it.",
    }
    orphan_log(file, log) {
        de: "{file} fehlt oder ist leer, aber ihr Protokoll {log} ist da und kann alles enthalten. Legen Sie die Datei zurück; um neu anzufangen, schieben Sie {log} beiseite.",
        en: "{file} is missing or empty, but its log {log} is there and may hold everything. Put the file back; to start afresh, move {log} away.",
    }
    damaged(database, why) {
        de: "{database} ist beschädigt oder keine Datenbank: {why}. turmuhr serve --restore SICHERUNG legt eine Sicherung an ihre Stelle und behält die Datei daneben.",
        en: "{database} is damaged or not a database: {why}. turmuhr serve --restore BACKUP puts a backup in its place and keeps the file beside it.",
    }
    will_replace_nothing(database) { de: "{database} ist leer.", en: "{database} is empty." }
    will_be(file, events, users) {
        de: "{file} enthält: {events} Turniere, {users} Zugänge.",
        en: "{file} contains: {events} events, {users} accounts.",
    }
    event_line(name, stream, entries) {
        de: "  {name} ({stream}): {entries} Einträge",
        en: "  {name} ({stream}): {entries} entries",
        one(entries): de: "  {name} ({stream}): 1 Eintrag", en: "  {name} ({stream}): 1 entry",
    }
    replace_it() { de: "Ersetzen? [j/N] ", en: "Replace it? [y/N] " }
    not_replaced() { de: "Nichts ist geändert.", en: "Nothing has been changed." }
    kept_as(file) { de: "Die Datenbank, wie sie war: {file}", en: "The database as it was: {file}" }
    in_use(file, process) {
        de: "{file} ist schon offen (Prozess {process}). Beenden Sie das andere Programm, oder geben Sie mit --database eine andere Datei an.",
        en: "{file} is already open (process {process}). Stop the other program, or give another file with --database.",
    }
    not_empty() {
        de: "Die Datenbank ist nicht leer. Bei PostgreSQL lässt sich eine Sicherung nur in eine leere Datenbank einspielen; legen Sie eine neue an.",
        en: "The database is not empty. With PostgreSQL a backup can be restored only into an empty database; create a new one.",
    }
    losses(writes) {
        de: "Achtung: In der Datenbank fehlt, was bestätigt war (Schreibvorgänge: {writes}). Näheres auf der Seite „Sicherung“.",
        en: "Attention: the database lacks what was acknowledged (writes: {writes}). The page “Backup” says more.",
    }
    about() {
        de: "Führt Turniere im Browser, von der Meldung bis zur Siegerehrung.",
        en: "Runs tournaments in the browser, from registration to prize-giving.",
    }
    arg_database() {
        de: "Datenbank: sqlite://DATEI oder postgres://… [sqlite://turmuhr.db]",
        en: "Database: sqlite://FILE or postgres://… [sqlite://turmuhr.db]",
    }
    arg_listen() { de: "Adresse und Port [127.0.0.1:7464]", en: "Address and port [127.0.0.1:7464]" }
    arg_certificate() {
        de: "Zertifikat (PEM, mit seiner Kette), um verschlüsselt auszuliefern (https)",
        en: "Certificate (PEM, with its chain), to serve encrypted (https)",
    }
    arg_key() { de: "Schlüssel zum Zertifikat (PEM)", en: "The certificate's key (PEM)" }
    arg_trusted_proxy() {
        de: "Adresse eines Proxys davor, dem X-Forwarded-For und X-Forwarded-Proto geglaubt werden, zum Beispiel --trusted-proxy 127.0.0.1; mehrfach möglich [keiner]",
        en: "Address of a proxy in front whose X-Forwarded-For and X-Forwarded-Proto are believed, for example --trusted-proxy 127.0.0.1; repeatable [none]",
    }
    bad_proxy(text) {
        de: "„{text}“ ist keine IP-Adresse; schreiben Sie zum Beispiel --trusted-proxy 127.0.0.1.",
        en: "“{text}” is not an IP address; write for example --trusted-proxy 127.0.0.1.",
    }
    unread_certificate(file, why) {
        de: "{file} lässt sich nicht als PEM lesen ({why}); geben Sie Zertifikat und Schlüssel als PEM-Dateien an.",
        en: "{file} cannot be read as PEM ({why}); give certificate and key as PEM files.",
    }
    no_certificate_there(file) {
        de: "In {file} steht kein Zertifikat; geben Sie mit --tls-cert die Datei mit BEGIN CERTIFICATE an.",
        en: "There is no certificate in {file}; give the file with BEGIN CERTIFICATE by --tls-cert.",
    }
    unfit_certificate(why) {
        de: "Zertifikat und Schlüssel sind nicht verwendbar ({why}); prüfen Sie, ob sie zusammengehören.",
        en: "Certificate and key cannot be used ({why}); check whether they belong together.",
    }
    arg_demo() {
        de: "Füllt eine leere Datenbank mit laufenden Turnieren zum Ausprobieren",
        en: "Fills an empty database with events in progress to try out",
    }
    running(url) { de: "Turmuhr läuft: {url}", en: "Turmuhr is running: {url}" }
    stop_with() {
        de: "Strg+C beendet; was bestätigt war, ist gespeichert. turmuhr --help nennt die übrigen Befehle.",
        en: "Ctrl+C stops it; what was acknowledged is stored. turmuhr --help lists the other commands.",
    }
    make_administrator(url) {
        de: "Noch hat niemand einen Zugang. Dieser Link gilt einmal und legt den Verwalter an: {url}",
        en: "Nobody has an account yet. This link works once and creates the administrator: {url}",
    }
    bad_url(url) {
        de: "{url} nennt keine Datenbank; geben Sie --database sqlite://DATEI oder postgres://… an.",
        en: "{url} does not name a database; give --database sqlite://FILE or postgres://….",
    }
    no_database(url, why) {
        de: "Die Datenbank {url} lässt sich nicht öffnen: {why}. Prüfen Sie Ort, Rechte und Kennwort.",
        en: "The database {url} cannot be opened: {why}. Check place, rights and password.",
    }
    no_address(address, why) {
        de: "Die Adresse {address} lässt sich nicht öffnen ({why}). Geben Sie mit --listen einen anderen Port an.",
        en: "The address {address} cannot be opened ({why}). Give another port with --listen.",
    }
    bad_address(text) {
        de: "„{text}“ ist keine Adresse mit Port; schreiben Sie zum Beispiel 127.0.0.1:7464.",
        en: "“{text}” is not an address with a port; write for example 127.0.0.1:7464.",
    }
    not_served(why) { de: "Der Server kann nicht arbeiten: {why}.", en: "The server cannot work: {why}." }
}
