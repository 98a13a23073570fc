//! The print centre.

use turmuhr_texts::Lang;

/// The name of a document, by its word.
pub(crate) fn document(word: &str, lang: Lang) -> String {
    let (de, en) = match word {
        "pairings" => ("Paarungen nach Brettern", "Pairings by board"),
        "names" => ("Paarungen nach Namen", "Pairings by name"),
        "all-rounds" => ("Paarungstafel", "Schedule of rounds"),
        "slips" => ("Ergebniskarten", "Result slips"),
        "scoresheets" => ("Partieformulare", "Scoresheets"),
        "standings" => ("Rangliste", "Standings"),
        "cross" => ("Kreuztabelle", "Cross table"),
        "chart" => ("Wandtafel", "Wall chart"),
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
        "pairings" => ("Für den Aushang am Saal.", "For the notice board."),
        "names" => {
            ("Jeder findet sich, sein Brett und seine Farbe.", "Everybody finds their board and colour.")
        }
        "all-rounds" => (
            "Alle Runden mit Terminen und Brettern; beim Rundenturnier auch die kommenden.",
            "All rounds with days and boards; in a round robin also those to come.",
        ),
        "slips" => (
            "Acht auf einem Blatt; geschnitten und gestapelt liegen sie in der Reihenfolge der Bretter.",
            "Eight on a sheet; cut and stacked they lie in board order.",
        ),
        "scoresheets" => ("Mit Namen, Runde und Brett.", "With names, round and board."),
        "standings" => ("Mit allen Wertungen.", "With all tie-breaks."),
        "cross" => (
            "Jeder gegen jeden, oder die Fortschrittstabelle.",
            "Everybody against everybody, or the progress table.",
        ),
        "chart" => ("Zum Ausfüllen mit der Hand.", "To be filled in by hand."),
        "cards" => ("Je Spieler alle Partien.", "All games of each player."),
        "prizes" => ("Wer was gewinnt, und warum.", "Who wins what, and why."),
        "receipts" => (
            "Für jeden Preisträger zum Unterschreiben, drei auf einem Blatt.",
            "For every winner to sign, three on a sheet.",
        ),
        "places" => ("Zum Falten, für die Tische.", "To be folded, for the tables."),
        "certificates" => ("Für die Siegerehrung.", "For the prize-giving."),
        "incidents" => (
            "Was an den Brettern vorgefallen ist, mit Entscheidung und Artikel.",
            "What happened at the boards, with decision and article.",
        ),
        _ => (
            "Mit allem, was das Turnier weiß; der Rest bleibt frei.",
            "With all the event knows; the rest is left free.",
        ),
    };
    lang.pick(de, en).to_owned()
}

super::texts! {
    title() { de: "Drucken", en: "Print" }
    explained() {
        de: "Jedes Blatt trägt am Fuß einen Prüfcode. Damit lässt sich später sagen, ob eine ausgehängte Liste stimmt.",
        en: "Every sheet carries a check code at its foot, by which a list on the wall can be verified later.",
    }
    no_round_yet() {
        de: "Noch ist nichts ausgelost; Paarungen und Karten kommen mit der ersten Runde.",
        en: "Nothing is paired yet; pairings and slips come with the first round.",
    }
    after() { de: "Stand nach", en: "After" }
    now() { de: "jetzt", en: "now" }
    first_places() { de: "Für so viele Plätze", en: "For so many places" }
    size() { de: "Schrift", en: "Size" }
    remarks() { de: "Bemerkungen zum Bericht", en: "Remarks for the report" }
    remarks_explained() {
        de: "Was das Journal nicht weiß. Bleibt ein Feld leer, hat der Bericht dort Linien zum Schreiben.",
        en: "What the journal does not know. Where a field stays empty, the report has lines to write on.",
    }
    save_remarks() { de: "Bemerkungen speichern", en: "Save the remarks" }
    verify() { de: "Stimmt dieses Blatt?", en: "Is this sheet right?" }
    code() { de: "Prüfcode", en: "Check code" }
    code_explained() {
        de: "Steht am Fuß des Blatts; Groß und Klein sind gleich.",
        en: "It stands at the foot of the sheet; capitals do not matter.",
    }
    hold_against() { de: "Mit dem Journal vergleichen", en: "Hold it against the journal" }
    no_code() {
        de: "So sieht kein Prüfcode aus; er beginnt mit J und einer Zahl, zum Beispiel J12-8F3K-Q22M-7PXA.",
        en: "This is no check code; it begins with J and a number, for example J12-8F3K-Q22M-7PXA.",
    }
    code_of_a_file() {
        de: "Dieses Blatt wurde aus einer Datei gedruckt; «turmuhr print verify» vergleicht es mit ihr.",
        en: "This sheet was printed from a file; «turmuhr print verify» holds it against that.",
    }
    no_such_moment(position) {
        de: "Das Journal hat keinen Eintrag {position}; das Blatt stammt nicht von diesem Turnier.",
        en: "The journal has no entry {position}; the sheet is not of this event.",
    }
    not_ours() {
        de: "Diesen Code hatte kein Blatt dieser Gruppe zu diesem Zeitpunkt. Wurde das Blatt verändert oder gehört es zu einer anderen Gruppe?",
        en: "No sheet of this section had this code at that moment. Was the sheet changed, or is it of another section?",
    }
    verified(what, of) {
        de: "{what}, {of}: Das Blatt sagt, was das Journal damals sagte.",
        en: "{what}, {of}: the sheet says what the journal said then.",
    }
    after_round(round) { de: "nach Runde {round}", en: "after round {round}" }
    still_so() { de: "Seitdem ist nichts geschehen.", en: "Nothing has happened since." }
    since(position) {
        de: "Gedruckt beim Eintrag {position}; seitdem ist das Journal gewachsen.",
        en: "Printed at entry {position}; the journal has grown since.",
    }
}
