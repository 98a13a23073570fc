//! The print centre.

use turmuhr_texts::Lang;

/// The name of a document, by its word.
pub(crate) fn document(word: &str, lang: Lang) -> String {
    let (de, en) = match word {
        "start-list" => ("Startrangliste", "Starting list"),
        "pairings" => ("Paarungen nach Brettern", "Pairings by board"),
        "names" => ("Paarungen nach Namen", "Pairings by name"),
        "all-rounds" => ("Paarungstafel", "Schedule of rounds"),
        "slips" => ("Ergebniszettel", "Result slips"),
        "scoresheets" => ("Partieformulare", "Scoresheets"),
        "standings" => ("Tabelle", "Standings"),
        "cross" => ("Kreuztabelle", "Cross table"),
        "chart" => ("Aushangtabelle", "Wall chart"),
        "cards" => ("Spielerkarten", "Player cards"),
        "prizes" => ("Preisliste", "Prize list"),
        "receipts" => ("Preisquittungen", "Prize receipts"),
        "places" => ("Tischkarten", "Place cards"),
        "certificates" => ("Urkunden", "Certificates"),
        "incidents" => ("Vorfälle", "Incidents"),
        _ => ("Schiedsrichterbericht", "Arbiter's report"),
    };
    lang.pick(de, en).to_owned()
}

/// The purpose of a document.
pub(crate) fn purpose(word: &str, lang: Lang) -> String {
    let (de, en) = match word {
        "start-list" => (
            "Alle Teilnehmer mit Startnummer, für den Aushang vor der ersten Runde.",
            "All participants by starting number, for the notice board before the first round.",
        ),
        "pairings" => ("Für den Aushang.", "For the notice board."),
        "names" => ("Alle finden ihr Brett und ihre Farbe.", "All players find their board and colour."),
        "all-rounds" => (
            "Alle Runden mit Terminen und Brettern; beim Rundenturnier auch die kommenden.",
            "All rounds with days and boards; in a round robin also those to come.",
        ),
        "slips" => (
            "Acht auf einem Blatt; geschnitten und gestapelt liegen sie nach Brettern geordnet.",
            "Eight to a sheet; cut and stacked they are in board order.",
        ),
        "scoresheets" => ("Mit Namen, Runde und Brett.", "With names, round and board."),
        "standings" => ("Mit allen Feinwertungen.", "With all tie-breaks."),
        "cross" => (
            "Jeder gegen jeden, oder die Fortschrittstabelle.",
            "Everybody against everybody, or the progress table.",
        ),
        "chart" => ("Zum Ausfüllen von Hand.", "To fill in by hand."),
        "cards" => ("Je Spieler alle Partien.", "All games of each player."),
        "prizes" => (
            "Wer welchen Preis gewinnt, mit Platz und Punkten.",
            "Who wins which prize, with place and points.",
        ),
        "receipts" => (
            "Für jeden Preisträger zum Unterschreiben, drei auf einem Blatt.",
            "For every prize winner to sign, three to a sheet.",
        ),
        "places" => ("Zum Falten, für die Tische.", "To fold, for the tables."),
        "certificates" => ("Für die Siegerehrung.", "For the prize-giving."),
        "incidents" => (
            "Was an den Brettern vorgefallen ist, mit Entscheidung und Artikel.",
            "What happened at the boards, with decision and article.",
        ),
        _ => (
            "Ausgefüllt mit den Daten des Turniers; der Rest bleibt frei.",
            "Filled in from the event; the rest is left blank.",
        ),
    };
    lang.pick(de, en).to_owned()
}

super::texts! {
    title() { de: "Drucken", en: "Print" }
    explained() {
        de: "Jedes Blatt trägt am Fuß einen Prüfcode. Mit ihm lässt sich später prüfen, ob ein Aushang stimmt.",
        en: "Every sheet carries a check code at its foot, by which a list on the wall can be verified later.",
    }
    no_prizes() {
        de: "Für diese Gruppe sind keine Preise eingetragen. Die Einstellungen der Gruppe haben dafür Felder.",
        en: "No prizes are entered for this section. The settings of the section have fields for them.",
    }
    no_round_yet() {
        de: "Noch ist nichts ausgelost; Paarungen und Ergebniszettel gibt es ab der ersten Runde.",
        en: "Nothing is paired yet; pairings and result slips are available from the first round.",
    }
    after() { de: "Stand nach", en: "After" }
    now() { de: "jetzt", en: "now" }
    certificates_of_winners() {
        de: "Leer: eine Urkunde für jeden Preis, auch für die der Kategorien. Mit einer Zahl: nur für so viele Plätze.",
        en: "Empty: a certificate for each prize, those of categories included. With a number: for so many places only.",
    }
    first_places() { de: "Anzahl der Plätze", en: "Number of places" }
    size() { de: "Schriftgröße", en: "Type size" }
    remarks() { de: "Bemerkungen zum Bericht", en: "Remarks for the report" }
    remarks_explained() {
        de: "Was nicht im Journal steht. Bleibt ein Feld leer, hat der Bericht dort Linien zum Ausfüllen.",
        en: "What is not in the journal. Where a field is left empty, the report has lines to write on.",
    }
    save_remarks() { de: "Bemerkungen speichern", en: "Save the remarks" }
    verify() { de: "Stimmt dieses Blatt?", en: "Is this sheet correct?" }
    code() { de: "Prüfcode", en: "Check code" }
    code_explained() {
        de: "Er steht am Fuß des Blatts; Groß- und Kleinschreibung spielt keine Rolle.",
        en: "At the foot of the sheet; upper and lower case do not matter.",
    }
    hold_against() { de: "Mit dem Journal vergleichen", en: "Compare with the journal" }
    no_code() {
        de: "Das ist kein Prüfcode; er beginnt mit J und einer Zahl, zum Beispiel J12-8F3K-Q22M-7PXA.",
        en: "This is not a check code; it begins with J and a number, for example J12-8F3K-Q22M-7PXA.",
    }
    code_of_a_file() {
        de: "Dieses Blatt wurde aus einer Datei gedruckt; „turmuhr print verify“ vergleicht es mit dieser Datei.",
        en: "This sheet was printed from a file; “turmuhr print verify” compares it with that file.",
    }
    no_such_moment(position) {
        de: "Das Journal hat keinen Eintrag {position}; das Blatt stammt nicht von diesem Turnier.",
        en: "The journal has no entry {position}; the sheet is not from this event.",
    }
    not_ours() {
        de: "Kein Blatt dieser Gruppe hatte damals diesen Code. Wurde das Blatt verändert oder gehört es zu einer anderen Gruppe?",
        en: "No sheet of this section had this code at that time. Was the sheet altered, or does it belong to another section?",
    }
    verified(what, of) {
        de: "{what}, {of}: Das Blatt stimmt mit dem damaligen Stand des Journals überein.",
        en: "{what}, {of}: the sheet agrees with the journal of that time.",
    }
    after_round(round) { de: "nach Runde {round}", en: "after round {round}" }
    still_so() { de: "Seitdem gab es keinen neuen Eintrag.", en: "No entry has been added since." }
    since_same(position) {
        de: "Gedruckt beim Stand von Eintrag {position}; seitdem hat sich auf diesem Blatt nichts geändert.",
        en: "Printed as of entry {position}; nothing on this sheet has changed since.",
    }
    since_changed(position) {
        de: "Gedruckt beim Stand von Eintrag {position}; seitdem hat sich geändert, was darauf steht. Drucken Sie es neu.",
        en: "Printed as of entry {position}; what it shows has changed since. Print it again.",
    }
}
