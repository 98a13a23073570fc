//! The names of the forms of a season, and a sentence about some of them.

use turmuhr_texts::Lang;

/// The title of a form and the words on its button.
pub(crate) fn title(key: &str, lang: Lang) -> String {
    let (de, en) = match key {
        "postpone" => ("Kampf verlegen", "Move a match"),
        "postpone-round" => ("Runde verlegen", "Move a round"),
        "refuse-move" => ("Verlegung ablehnen", "Refuse to move a match"),
        "adjudicate" => ("Abschätzung eintragen", "Enter an adjudication"),
        "object" => ("Einspruch gegen die Abschätzung", "Object to the adjudication"),
        "no-objection" => ("Kein Einspruch eingegangen", "No objection came in"),
        "set-result" => ("Ergebnis der Hängepartie festsetzen", "Set the result of an adjourned game"),
        "continue" => ("Fortsetzung der Partie ansetzen", "Set the day of the continuation"),
        "finished" => ("Ergebnis der fortgesetzten Partie", "Result of the continued game"),
        "withdraw-team" => ("Mannschaft zurückziehen", "Withdraw a team"),
        "ask" => ("Entscheidung beantragen", "Ask for a decision"),
        "decide" => ("Entscheidung treffen", "Make a decision"),
        "revoke" => ("Entscheidung widerrufen", "Revoke a decision"),
        "protest" => ("Protest einlegen", "Lodge a protest"),
        "appeal" => ("Berufung einlegen", "Lodge an appeal"),
        "inaction" => ("Untätigkeit rügen", "Contest inaction"),
        "receive" => ("Eingang bestätigen und anhören", "Confirm receipt and ask for statements"),
        "stated" => ("Stellungnahme eingegangen", "A statement came in"),
        "hearing" => ("Verhandlung ansetzen", "Set a hearing"),
        "withdraw-remedy" => ("Rechtsmittel zurückgenommen", "A remedy was withdrawn"),
        "suspend" => ("Vollziehung aussetzen", "Suspend execution"),
        "rule" => ("Über das Rechtsmittel entscheiden", "Decide the remedy"),
        "list" => ("Rangliste abgeben", "Hand in a ranking list"),
        "addition" => ("Nachmeldung zur Rangliste", "Add to a ranking list"),
        "captain" => ("Mannschaftsführer benennen", "Name a captain"),
        "member" => ("Mitglied eintragen", "Enter a member"),
        "leaver" => ("Austritt eintragen", "Enter a leaver"),
        "transfer" => ("Vereinswechsel beantragen", "Ask for a transfer"),
        "release" => ("Spieler freigeben", "Release a player"),
        "hold-back" => ("Freigabe verweigern", "Refuse the release"),
        "person" => ("Person aufnehmen", "Enter a person"),
        "pass" => ("Spielerpass ausstellen", "Issue a pass"),
        "pass-ended" => ("Spielerpass ungültig", "A pass has ended"),
        "permit" => ("Vorläufige Spielgenehmigung erteilen", "Grant a provisional permit"),
        "office" => ("Amt vergeben", "Give an office"),
        "office-ended" => ("Amt beenden", "End an office"),
        "club" => ("Verein aufnehmen", "Admit a club"),
        "class" => ("Klasse einrichten", "Form a class"),
        "team" => ("Mannschaft melden", "Enter a team"),
        "draw" => ("Gruppen auslosen", "Draw the groups"),
        "schedule" => ("Spielplan aufstellen", "Make the schedule"),
        "close" => ("Klasse abschließen", "Close a class"),
        // A form without words: a test finds it.
        _ => ("", ""),
    };
    lang.pick(de, en).to_owned()
}

/// What to know before filling it in.
pub(crate) fn about(key: &str, lang: Lang) -> Option<&'static str> {
    let (de, en) = match key {
        "list" => (
            "Ein Spieler je Zeile, der Reihe nach: „Nachname, Vorname“ oder „#Nummer“. Jugendränge als „1/3=Nachname, Vorname“.",
            "One player a line, in order: “Surname, First name” or “#number”. Youth ranks as “1/3=Surname, First name”.",
        ),
        "decide" => (
            "Eine Entscheidung über einen Kampf oder eine Klasse. Sie trägt die Rechtsmittelbelehrung von selbst.",
            "A decision about a match or a class. It carries its notice of remedies by itself.",
        ),
        "protest" => (
            "Auch ein verspäteter oder unvollständiger Protest wird aufgenommen; er wird dann verworfen.",
            "A late or incomplete protest is recorded too; it is then dismissed.",
        ),
        "appeal" => (
            "Auch eine verspätete oder unvollständige Berufung wird aufgenommen; sie wird dann verworfen.",
            "A late or incomplete appeal is recorded too; it is then dismissed.",
        ),
        "draw" => (
            "Das Los steht im Journal und kann nachgerechnet werden.",
            "The lot is in the journal and can be checked.",
        ),
        "schedule" => (
            "Die Paarungen werden aus dem Los und der Paarungstafel berechnet.",
            "Pairings follow from the lot and the pairing table.",
        ),
        "close" => ("Auf- und Abstieg stehen dann fest.", "Promotion and relegation are then settled."),
        "office" => (
            "Rechte folgen aus Ämtern: wer, was, wo, von wann an.",
            "Rights follow from offices: who, what, where, from when.",
        ),
        _ => return None,
    };
    Some(lang.pick(de, en))
}

pub(crate) fn group(key: &str, lang: Lang) -> &'static str {
    let (de, en) = match key {
        "matches" => ("Kämpfe", "Matches"),
        "law" => ("Anträge, Entscheidungen, Rechtsmittel", "Requests, decisions, remedies"),
        "registry" => ("Register", "Registry"),
        _ => ("Spielbetrieb", "Competition"),
    };
    lang.pick(de, en)
}
