//! Imprint and privacy.

super::texts! {
    imprint() { de: "Impressum", en: "Imprint" }
    privacy() { de: "Datenschutz", en: "Privacy" }
    title() { de: "Impressum und Datenschutz", en: "Imprint and privacy" }
    explained() {
        de: "Diese Texte sind von jeder Seite aus erreichbar. Eine leere Zeile trennt Absätze, # beginnt eine Überschrift. Der Text zum Datenschutz ist ein Vorschlag: Prüfen Sie ihn und ergänzen Sie den Verantwortlichen.",
        en: "Every page links to these texts. An empty line separates paragraphs, # starts a heading. The privacy text is a proposal: check it and add the person responsible.",
    }
    edit() { de: "Texte ändern", en: "Change the texts" }
    save() { de: "Texte speichern", en: "Save the texts" }
    no_text() { de: "Der Betreiber hat hier noch nichts eingetragen.", en: "The operator has not written anything here yet." }
    too_long(most) { de: "Der Text hat höchstens {most} Zeichen.", en: "The text has at most {most} characters." }
    footer() { de: "Rechtliches", en: "Legal" }
    privacy_proposed() {
        de: "# Welche Daten\n\nFür ein Turnier speichern wir Name, Titel, Geburtsjahr oder Geburtsdatum, Geschlecht, Verein, Föderation, Spielernummern, Wertungszahlen, Paarungen, Ergebnisse und Partien. Wer sich selbst anmeldet, kann eine E-Mail-Adresse angeben.\n\n# Wozu\n\nDie Daten dienen der Durchführung des Turniers: Startliste, Auslosung, Tabelle, Preise, Auswertung der Wertungszahlen. Ergebnisse werden an die Verbände gemeldet, die sie auswerten. Grundlage ist die Teilnahme am Turnier, bei der Anmeldung Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a und b DSGVO).\n\n# Was öffentlich ist\n\nÖffentlich sind Name, Titel, Verein, Föderation, Spielernummer der FIDE, Wertungszahl, Paarungen, Ergebnisse und Partien. Geburtsdaten, Zahlungen und E-Mail-Adressen sehen nur die Schiedsrichter.\n\n# Wie lange\n\nTurniere bleiben als Ergebnisarchiv gespeichert. Die E-Mail-Adresse wird gelöscht, wenn Sie Ihre Anmeldung zurückziehen oder sie abgelehnt wird, und auf Wunsch jederzeit. Das Protokoll eines Turniers hält alle Einträge fest, auch zurückgezogene Anmeldungen, aber keine E-Mail-Adressen. Links der Spieler enden von selbst.\n\n# Cookies\n\nDiese Seite setzt nur Cookies, die sie braucht: für die Sprache, für Formulare, für Anmeldung und persönliche Links. Es gibt keine Werbung und keine Auswertung von Besuchen.\n\n# Ihre Rechte\n\nSie können Auskunft, Berichtigung, Löschung und Einschränkung verlangen, der Verarbeitung widersprechen und sich bei einer Aufsichtsbehörde beschweren. Verantwortlich ist der Veranstalter, siehe Impressum.",
        en: "# Which data\n\nFor an event we store name, title, year or date of birth, sex, club, federation, player numbers, ratings, pairings, results and games. Players who register themselves may give an e-mail address.\n\n# Why\n\nThe data serve to run the event: starting list, pairings, standings, prizes, ratings. Results are reported to the federations that rate them. The basis is taking part in the event, and for registration your consent (GDPR, Art. 6(1)(a) and (b)).\n\n# What is public\n\nName, title, club, federation, FIDE number, rating, pairings, results and games are public. Only the arbiters see dates of birth, payments and e-mail addresses.\n\n# How long\n\nEvents stay stored as an archive of results. The e-mail address is deleted when you withdraw your registration or it is declined, and at any time on request. The journal of an event keeps all entries, also withdrawn registrations, but no e-mail addresses. Links of players end by themselves.\n\n# Cookies\n\nThis site sets only cookies that it needs: for the language, for forms, for log-in and personal links. There is no advertising and no tracking.\n\n# Your rights\n\nYou can ask for access, correction, erasure and restriction, object to the processing, and complain to a supervisory authority. The organiser is responsible, see the imprint.",
    }
}
