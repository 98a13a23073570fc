//! What each verb of `turmuhr season` does, in a sentence.

use crate::Lang;

texts! {
    kinds(verb, kinds) {
        de: "Das zweite Wort sagt, was: {kinds}. Die Angaben zu jedem: turmuhr season help {verb} WAS.",
        en: "The second word says what: {kinds}. The options of each: turmuhr season help {verb} WHAT.",
    }
}

/// Examples for the help of the command, and where each verb has its own.
pub const fn overview(lang: Lang) -> &'static str {
    match lang {
        Lang::De => {
            "turmuhr season liga.jsonl new --season 1987/88 --under nrw-1987
  turmuhr season liga.jsonl add club \"SV Nord\" --bezirk Mitte --verband West
  turmuhr season liga.jsonl import mitglieder.csv --club \"SV Nord\"
  turmuhr season liga.jsonl report \"SV Nord - SV Süd\" --home \"1 2 3 4\" --guest \"1 2 3x 4\" --results \"1 = 0 ?\"
  turmuhr season liga.jsonl table

Die Verben:
  Anlegen          new, add, import, correct, end, refuse
  Spielplan        draw, schedule, postpone, withdraw
  Kämpfe           report, agree, dispute, adjudicate, confirm, findings, matter
  Entscheidungen   request, decide, revoke, protest, appeal, suspend, hear, rule
  Personen         person, passes, list, order, reservations, examine, arbiters
  Meisterschaften  championship
  Jahr             table, fixtures, fines, due, year, playoff, settle, close, next, undo, show, mend, print

Angaben und Beispiele eines Verbs: turmuhr season help VERB"
        }
        Lang::En => {
            "turmuhr season liga.jsonl new --season 1987/88 --under nrw-1987
  turmuhr season liga.jsonl add club \"SV Nord\" --bezirk Mitte --verband West
  turmuhr season liga.jsonl import members.csv --club \"SV Nord\"
  turmuhr season liga.jsonl report \"SV Nord - SV Süd\" --home \"1 2 3 4\" --guest \"1 2 3x 4\" --results \"1 = 0 ?\"
  turmuhr season liga.jsonl table

The verbs:
  Setting up     new, add, import, correct, end, refuse
  Fixtures       draw, schedule, postpone, withdraw
  Matches        report, agree, dispute, adjudicate, confirm, findings, matter
  Decisions      request, decide, revoke, protest, appeal, suspend, hear, rule
  People         person, passes, list, order, reservations, examine, arbiters
  Championships  championship
  The year       table, fixtures, fines, due, year, playoff, settle, close, next, undo, show, mend, print

Options and examples of a verb: turmuhr season help VERB"
        }
    }
}

/// The sentence of a verb, with its second word where it has one.
pub fn about(verb: &str, lang: Lang) -> String {
    let [de, en] = match verb {
        "new" => ["Eröffnet ein Spieljahr in einer neuen Datei.", "Opens a season in a new file."],
        "add" => ["Trägt etwas ein.", "Enters something."],
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
            "Vermerkt, was vor der Entscheidung über ein Rechtsmittel geschieht: Eingang und Frist für Stellungnahmen, eine Stellungnahme, der Rest der Gebühr, die Verhandlung, die Rücknahme.",
            "Notes what happens before a remedy is decided: receipt and the period for statements, a statement, the rest of the fee, the hearing, the withdrawal.",
        ],
        "rule" => [
            "Entscheidet über ein Rechtsmittel: upheld, dismissed, partly. Mehrere gegen dieselbe Entscheidung haben eine Entscheidung (--with).",
            "Decides a remedy: upheld, dismissed, partly. Several against the same decision have one ruling (--with).",
        ],
        "table" => ["Zeigt die Tabellen.", "Shows the tables."],
        "revoke" => [
            "Nimmt eine Entscheidung zurück: dieselbe Instanz oder eine höhere, mit Gründen.",
            "Revokes a decision: the same instance or a higher one, with reasons.",
        ],
        "fixtures" => [
            "Zeigt die Kämpfe mit Tag und Ergebnis, verlegte mit dem früheren Tag.",
            "Shows the matches with day and result, and the former day of those moved.",
        ],
        "fines" => ["Zeigt die Geldbußen der Vereine.", "Shows the fines of the clubs."],
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
        "next" => [
            "Schreibt das nächste Spieljahr in eine neue Datei; --reasons ohne Datei vermerkt, dass dort geänderte Plätze berücksichtigt sind.",
            "Writes the next season into a new file; --reasons without a file notes that changed places are seen to there.",
        ],
        "print" => [
            "Druckt eine Entscheidung (print decision 3), einen Spielbericht (print report KAMPF), eine Tabelle oder einen Spielplan (print table KLASSE, print schedule KLASSE).",
            "Prints a decision (print decision 3), a match report (print report MATCH), a table or a schedule (print table CLASS, print schedule CLASS).",
        ],
        "mend" => [
            "Sagt, was an der Datei nicht stimmt: eine abgebrochene letzte Zeile, Änderungen von Hand, ein Sprung der Tage; --accept bessert sie aus, die alte bleibt daneben.",
            "Says what is wrong with the file: a last line that breaks off, changes by hand, a leap of days; --accept mends it, the old one stays beside.",
        ],
        "undo" => ["Macht einen Eintrag rückgängig.", "Undoes an entry."],
        "show" => [
            "Zeigt die Einträge, oder was über eine Person gesagt ist.",
            "Shows the entries, or what is said about a person.",
        ],
        both => in_two_words(both),
    };
    match lang {
        Lang::De => de.to_owned(),
        Lang::En => en.to_owned(),
    }
}

fn in_two_words(verb: &str) -> [&'static str; 2] {
    match verb {
        "add club" => ["Nimmt einen Verein auf.", "Admits a club."],
        "add class" => ["Bildet eine Klasse.", "Forms a class."],
        "add team" => ["Meldet eine Mannschaft für eine Klasse.", "Enters a team for a class."],
        "add person" => ["Trägt eine Person ein.", "Enters a person."],
        "add member" => ["Eine Person tritt einem Verein bei.", "A person joins a club."],
        "add leaver" => ["Eine Person verlässt einen Verein.", "A person leaves a club."],
        "add pass" => ["Stellt einen Spielerpass aus.", "Issues a player’s pass."],
        "add lost-pass" => ["Ein Pass ist verloren.", "A pass is lost."],
        "add permit" => ["Erteilt eine Spielerlaubnis.", "Grants a permit to play."],
        "add ban" => [
            "Vermerkt eine Sperre für eine Person, einen Verein oder eine Mannschaft.",
            "Notes a ban on a person, a club or a team.",
        ],
        "add unban" => ["Hebt eine Sperre auf.", "Lifts a ban."],
        "add list" => ["Nimmt die Rangliste eines Vereins entgegen.", "Takes the ranking list of a club."],
        "add addition" => {
            ["Meldet eine Person zu einer Rangliste nach.", "Adds a person to a ranking list later."]
        }
        "add transfer" => [
            "Eine Person beantragt die Freigabe für einen anderen Verein.",
            "A person asks for the release to another club.",
        ],
        "add release" => ["Der alte Verein gibt eine Person frei.", "The old club releases a person."],
        "add refusal" => ["Der alte Verein verweigert eine Freigabe.", "The old club refuses a release."],
        "add same" => ["Zwei Einträge sind eine Person.", "Two entries are one person."],
        "add captain" => ["Benennt den Führer einer Mannschaft.", "Names the captain of a team."],
        "add office" => ["Gibt einer Person ein Amt.", "Gives a person an office."],
        "add limit" => ["Setzt die höchste Geldbuße.", "Sets the highest fine."],
        "add pass-application" => ["Beantragt einen Spielerpass.", "Applies for a player’s pass."],
        "add defect" => [
            "Ein Pass ist nicht in Ordnung, oder wieder in Ordnung.",
            "A pass is not in order, or in order again.",
        ],
        "add page" => ["Vermerkt, was in einen Pass geschrieben ist.", "Notes what is written in a pass."],
        "add deletion" => {
            ["Löscht die Angaben zu einem früheren Mitglied.", "Deletes the record of a former member."]
        }
        "add by-list" => [
            "Pässe werden auf einer Ebene nach der Liste geprüft, oder nicht mehr.",
            "Passes of a level are checked by the list, or no longer.",
        ],
        "add organisation" => [
            "Vermerkt einen Veranstalter und ob er anerkannt ist.",
            "Notes an organiser and whether it is recognised.",
        ],
        "add order" => [
            "Nimmt die Reihenfolge eines Vereins für eine Veranstaltung entgegen.",
            "Takes the order of a club for an event.",
        ],
        "add licence" => [
            "Vermerkt, was für die Lizenz eines Schiedsrichters zählt.",
            "Notes what counts for the licence of an arbiter.",
        ],
        "add course" => ["Trägt einen Schiedsrichterlehrgang ein.", "Enters a course for arbiters."],
        "add participant" => {
            ["Trägt einen Teilnehmer eines Lehrgangs ein.", "Enters a participant of a course."]
        }
        "add exam" => ["Trägt eine Schiedsrichterprüfung ein.", "Enters an exam of an arbiter."],
        "add appointment" => {
            ["Setzt einen Schiedsrichter für einen Kampf ein.", "Appoints an arbiter for a match."]
        }
        "add title" => ["Vermerkt den Titel eines Schiedsrichters.", "Notes the title of an arbiter."],
        "add norm" => ["Vermerkt eine Norm eines Schiedsrichters.", "Notes a norm of an arbiter."],
        "add fide-application" => [
            "Vermerkt einen Antrag an die FIDE und die Abstimmung darüber.",
            "Notes an application to FIDE and the vote on it.",
        ],
        "add bar" => [
            "Ein Schiedsrichter darf bis zu einem Tag nicht eingesetzt werden.",
            "An arbiter may not be appointed until a day.",
        ],
        "add old-licence" => [
            "Vermerkt eine Lizenz nach altem Recht und ihre Umschreibung.",
            "Notes a licence of the old law and its conversion.",
        ],
        "end member" => ["Beendet eine Mitgliedschaft.", "Ends a membership."],
        "end pass" => ["Beendet die Gültigkeit eines Passes.", "Ends the validity of a pass."],
        "end permit" => ["Beendet eine Spielerlaubnis.", "Ends a permit to play."],
        "end office" => ["Beendet ein Amt.", "Ends an office."],
        "end ban" => ["Hebt eine Sperre auf.", "Lifts a ban."],
        "refuse move" => ["Lehnt die Verlegung eines Kampfes ab.", "Refuses to move a match."],
        "refuse transfer" => ["Lehnt eine Freigabe ab.", "Refuses a release."],
        "championship list" => [
            "Zeigt, welche Meisterschaften die Ordnung kennt und welche ausgetragen werden.",
            "Shows which championships the ordinance knows and which are held.",
        ],
        "championship new" => {
            ["Schreibt einen Pokal oder eine Meisterschaft aus.", "Announces a cup or a championship."]
        }
        "championship invite" => ["Vermerkt die Einladung.", "Notes the invitation."],
        "championship members" => {
            ["Verteilt die Plätze nach Mitgliederzahlen.", "Shares the places out by numbers of members."]
        }
        "championship right" => ["Vermerkt, wer ein Startrecht hat.", "Notes who has a right to start."],
        "championship enter" => ["Meldet Spieler oder Mannschaften.", "Enters players or teams."],
        "championship withdraw" => ["Nimmt eine Meldung zurück.", "Takes an entry back."],
        "championship seats" => ["Zeigt die Plätze und wer sie hat.", "Shows the places and who has them."],
        "championship draw" => ["Lost die nächste Runde aus.", "Draws the next round."],
        "championship result" => ["Trägt ein Ergebnis ein.", "Enters a result."],
        "championship playoff" => {
            ["Entscheidet einen Gleichstand: Stichkampf oder Los.", "Decides a tie: a play-off or the lot."]
        }
        "championship ranking" => ["Trägt den Endstand ein.", "Enters the final order."],
        "championship decline" => ["Ein Qualifizierter verzichtet.", "Somebody who has qualified declines."],
        "championship final" => ["Setzt die Endrunde an.", "Schedules the final round."],
        "championship close" => ["Schließt eine Meisterschaft ab.", "Closes a championship."],
        "championship cancel" => ["Sagt eine Meisterschaft ab.", "Cancels a championship."],
        "championship show" => ["Zeigt eine Meisterschaft.", "Shows a championship."],
        _ => ["Ein Schritt im Spieljahr.", "A step of the season."],
    }
}
