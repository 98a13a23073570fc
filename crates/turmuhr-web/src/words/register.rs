//! Public registration.

super::texts! {
    title() { de: "Anmeldung", en: "Registration" }
    name() { de: "Name (Nachname, Vorname)", en: "Name (surname, first name)" }
    birth_year() { de: "Geburtsjahr", en: "Year of birth" }
    birth_missing() { de: "Es fehlt das Geburtsjahr.", en: "The year of birth is missing." }
    sex() { de: "Geschlecht (freiwillig)", en: "Sex (optional)" }
    no_answer() { de: "keine Angabe", en: "no answer" }
    sex_explained() {
        de: "Nur für die Preise gefragt, die danach vergeben werden. Die Angabe wird für dieses Turnier gespeichert.",
        en: "Asked only for the prizes that depend on it. The answer is stored for this event.",
    }
    national_rating() { de: "DWZ (falls vorhanden)", en: "National rating (if any)" }
    fide_rating() { de: "Elo (falls vorhanden)", en: "FIDE rating (if any)" }
    rating_explained() {
        de: "Nach der Wertungszahl werden Preise vergeben. Steht Ihre Zahl in einer Wertungsliste, gilt die Liste.",
        en: "Prizes depend on the rating. If a rating list has yours, the list counts.",
    }
    when() { de: "Termin", en: "Date" }
    fee() { de: "Startgeld", en: "Entry fee" }
    national_number() { de: "Nationale Spielernummer (PKZ)", en: "National player number" }
    email() { de: "E-Mail (freiwillig)", en: "E-mail (optional)" }
    email_short() { de: "E-Mail", en: "E-mail" }
    email_explained() {
        de: "Die E-Mail-Adresse sehen nur die Schiedsrichter. Sie steht auf keiner öffentlichen Seite.",
        en: "Only the arbiters see the e-mail address. It is on no public page.",
    }
    no_email() { de: "Das ist keine E-Mail-Adresse.", en: "This is not an e-mail address." }
    consent() {
        de: "Ich bin einverstanden, dass Name, Geburtsjahr, Verein, Wertungszahl und Ergebnisse für dieses Turnier gespeichert werden. Name, Verein, Wertungszahl und Ergebnisse werden veröffentlicht.",
        en: "I agree that name, year of birth, club, rating and results are stored for this event. Name, club, rating and results are published.",
    }
    consent_missing() { de: "Ohne Einverständnis ist keine Anmeldung möglich.", en: "Registration needs your consent." }
    privacy() { de: "Datenschutz", en: "Privacy" }
    register() { de: "Zum Turnier anmelden", en: "Register for the event" }
    open_until(day) { de: "Anmeldung bis {day}.", en: "Registration until {day}." }
    is_full(place) {
        de: "Alle Plätze sind vergeben. Wer sich jetzt anmeldet, steht auf Platz {place} der Warteliste.",
        en: "All places are taken. The next registration gets place {place} on the waiting list.",
    }
    closed() {
        de: "Die Anmeldung ist geschlossen. Wenden Sie sich an den Veranstalter.",
        en: "Registration is closed. Ask the organiser.",
    }
    done(number) { de: "Angemeldet mit der Nummer {number}.", en: "Registered under number {number}." }
    number(number) { de: "Ihre Nummer: {number}", en: "Your number: {number}" }
    accepted() { de: "Sie stehen auf der Teilnehmerliste.", en: "You are on the list of players." }
    has_place() {
        de: "Ein Platz ist frei. Ein Schiedsrichter nimmt die Anmeldung noch an.",
        en: "A place is free. An arbiter has still to accept the registration.",
    }
    waits(place) {
        de: "Sie stehen auf Platz {place} der Warteliste und rücken nach, wenn ein Platz frei wird.",
        en: "You have place {place} on the waiting list and move up when a place becomes free.",
    }
    withdrawn() { de: "Diese Anmeldung besteht nicht mehr.", en: "This registration no longer exists." }
    from_list() { de: "Wertungsliste", en: "Rating list" }
    own_link() { de: "Ihr persönlicher Link", en: "Your personal link" }
    own_link_explained() {
        de: "Heben Sie ihn auf: Hier sehen Sie Ihren Stand, können sich abmelden und finden später Ihr Brett.",
        en: "Keep it: it shows where you stand, lets you withdraw, and later shows your board.",
    }
    withdraw() { de: "Anmeldung zurückziehen …", en: "Withdraw the registration …" }
    withdraw_explained() {
        de: "Ihr Platz geht an den Nächsten auf der Warteliste. Die E-Mail-Adresse wird gelöscht.",
        en: "Your place goes to the next on the waiting list. The e-mail address is deleted.",
    }
    withdraw_now() { de: "Anmeldung zurückziehen", en: "Withdraw the registration" }
    list() { de: "Anmeldungen", en: "Registrations" }
    nobody() {
        de: "Hier stehen Anmeldungen, die noch niemand angenommen hat.",
        en: "Registrations that nobody has accepted yet stand here.",
    }
    status() { de: "Stand", en: "Status" }
    place_free() { de: "Platz frei", en: "place free" }
    waiting_place(place) { de: "Warteliste {place}", en: "waiting list {place}" }
    accept() { de: "Annehmen", en: "Accept" }
    decline() { de: "Ablehnen", en: "Decline" }
    accept_all(count) {
        de: "{count} Anmeldungen annehmen",
        en: "Accept {count} registrations",
        one(count): de: "Eine Anmeldung annehmen", en: "Accept one registration",
    }
    addresses() { de: "E-Mail-Adressen der angenommenen Spieler", en: "E-mail addresses of accepted players" }
    forget() { de: "Adresse löschen", en: "Delete the address" }
    forget_all() { de: "Alle diese Adressen löschen", en: "Delete all these addresses" }
    to_form() { de: "Zum Anmeldeformular", en: "To the registration form" }
    to_accept(count) {
        de: "{count} Anmeldungen warten auf Annahme",
        en: "{count} registrations wait for acceptance",
        one(count): de: "Eine Anmeldung wartet auf Annahme", en: "One registration waits for acceptance",
    }
}
