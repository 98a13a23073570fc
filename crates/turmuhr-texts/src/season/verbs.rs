//! What each verb of `turmuhr season` does, in a sentence.

use crate::Lang;

/// The sentence of a verb.
pub fn about(verb: &str, lang: Lang) -> String {
    let [de, en] = match verb {
        "new" => ["Eröffnet ein Spieljahr in einer neuen Datei.", "Opens a season in a new file."],
        "add" => [
            "Trägt ein: club, class, team, person, member, leaver, pass, lost-pass, permit, ban, unban, list, addition, transfer, release, refusal, same, captain, office, licence, limit. Die Angaben zu jedem: turmuhr season help add WAS.",
            "Enters a club, class, team, person, member, leaver, pass, lost-pass, permit, ban, unban, list, addition, transfer, release, refusal, same, captain, office, licence or limit. The options of each: turmuhr season help add WHAT.",
        ],
        "draw" => ["Lost die Gruppen einer Klasse aus.", "Draws the groups of a class."],
        "schedule" => ["Setzt die Kämpfe einer Klasse an.", "Schedules the matches of a class."],
        "report" => [
            "Nimmt einen Spielbericht auf: Aufstellungen, Ergebnisse und wie der Kampf verlief.",
            "Takes a match report: line-ups, results, and how the match went.",
        ],
        "agree" => [
            "Der andere Mannschaftsführer stimmt dem Bericht zu.",
            "The other captain agrees with the report.",
        ],
        "dispute" => {
            ["Der andere Mannschaftsführer bestreitet den Bericht.", "The other captain disputes the report."]
        }
        "confirm" => ["Bestätigt einen Kampf mit seinen Folgen.", "Confirms a match with its consequences."],
        "postpone" => ["Verlegt einen Kampf oder eine Runde.", "Moves a match or a round."],
        "adjudicate" => [
            "Führt eine Hängepartie weiter: abschätzen, festsetzen, Einspruch, fortsetzen.",
            "Carries an adjourned game on: adjudicate, set, object, continue.",
        ],
        "withdraw" => ["Zieht eine Mannschaft zurück.", "Withdraws a team."],
        "findings" => [
            "Zeigt, was in den Berichten gegen die Ordnung ist.",
            "Shows what is against the ordinance in the reports.",
        ],
        "matter" => [
            "Zeigt bestätigte Kämpfe, über die man jetzt mehr weiß.",
            "Shows confirmed matches about which more is known now.",
        ],
        "request" => ["Ein Mannschaftsführer beantragt eine Entscheidung.", "A captain asks for a decision."],
        "decide" => ["Trifft eine Entscheidung, auch mit Bußen.", "Makes a decision, with sanctions if any."],
        "protest" => [
            "Legt Protest ein: gegen eine Entscheidung, oder weil auf einen Antrag keine ergeht.",
            "Lodges a protest: against a decision, or because none is made on a request.",
        ],
        "appeal" => [
            "Legt Berufung ein: gegen eine Protestentscheidung, oder weil keine ergeht.",
            "Lodges an appeal: against the decision on a protest, or because none is made.",
        ],
        "suspend" => [
            "Setzt eine angefochtene Entscheidung vorläufig aus, ganz oder zum Teil.",
            "Suspends a contested decision for now, as a whole or in part.",
        ],
        "hear" => [
            "Vermerkt, was vor der Entscheidung über ein Rechtsmittel geschieht: Eingang und Frist für Stellungnahmen, eine Stellungnahme, die Verhandlung, die Rücknahme.",
            "Notes what happens before a remedy is decided: receipt and the period for statements, a statement, the hearing, the withdrawal.",
        ],
        "rule" => [
            "Entscheidet über ein Rechtsmittel: upheld, dismissed, partly.",
            "Decides a remedy: upheld, dismissed, partly.",
        ],
        "table" => ["Zeigt die Tabellen.", "Shows the tables."],
        "due" => ["Zeigt, was fällig ist, nach Ämtern.", "Shows what is due, by office."],
        "year" => {
            ["Zeigt Auf- und Abstieg über alle Klassen.", "Shows promotion and relegation over all classes."]
        }
        "playoff" => ["Setzt einen Stichkampf an.", "Schedules a play-off."],
        "settle" => [
            "Trägt die Reihenfolge nach Stichkämpfen ein; sie wird an deren Tabelle geprüft.",
            "Enters the order after play-offs; it is checked against their table.",
        ],
        "championship" => [
            "Führt Pokale und Meisterschaften: Plätze, Meldungen, Auslosung, Ergebnisse, Titel.",
            "Runs cups and championships: places, entries, draws, results, titles.",
        ],
        "import" => [
            "Vergleicht eine Mitglieder- oder Wertungsliste mit dem Bestand und schreibt, was angenommen wird.",
            "Compares a member list or a rating list with the registry and writes what is accepted.",
        ],
        "correct" => ["Berichtigt die Angaben zu einer Person.", "Corrects what is said about a person."],
        "end" => [
            "Beendet Mitgliedschaft, Pass, Erlaubnis, Amt oder Sperre.",
            "Ends a membership, pass, permit, office or ban.",
        ],
        "refuse" => ["Lehnt eine Freigabe oder eine Verlegung ab.", "Refuses a transfer or a move."],
        "person" => [
            "Zeigt, was über eine Person gilt, wo sie spielen darf und warum nicht.",
            "Shows what holds about a person, where they may play and why not.",
        ],
        "passes" => ["Zeigt die Pässe eines Vereins.", "Shows the passes of a club."],
        "list" => ["Zeigt die Rangliste eines Vereins.", "Shows the ranking list of a club."],
        "order" => ["Prüft die Reihenfolge einer Mannschaft.", "Checks the order of a team."],
        "reservations" => [
            "Zeigt, wer unter Vorbehalt gespielt hat und noch einen Pass vorlegen muss.",
            "Shows who played under reservation and still has to show a pass.",
        ],
        "examine" => ["Prüft, was aus einem Vorbehalt wird.", "Examines what becomes of a reservation."],
        "arbiters" => ["Zeigt Schiedsrichter und ihre Lizenzen.", "Shows arbiters and their licences."],
        "close" => ["Schließt eine Klasse ab.", "Closes a class."],
        "next" => {
            ["Schreibt das nächste Spieljahr in eine neue Datei.", "Writes the next season into a new file."]
        }
        "undo" => ["Macht einen Eintrag rückgängig.", "Undoes an entry."],
        "show" => [
            "Zeigt die Einträge, oder was über eine Person gesagt ist.",
            "Shows the entries, or what is said about a person.",
        ],
        _ => ["Ein Schritt im Spieljahr.", "A step of the season."],
    };
    match lang {
        Lang::De => de.to_owned(),
        Lang::En => en.to_owned(),
    }
}
