//! The fields of the forms of a season.

use turmuhr_season::{
    State,
    fact::{About, Decision, OtherAbout},
    state::Remedy,
};
use turmuhr_texts::{Lang, print::date, season::names};

super::texts! {
    optional() { de: "(freiwillig)", en: "(optional)" }
    is_missing(label) { de: "„{label}“ fehlt.", en: "“{label}” is missing." }
    too_long(most) { de: "Höchstens {most} Zeichen.", en: "At most {most} characters." }
    no_day() { de: "Das ist kein Tag. Schreiben Sie zum Beispiel 2026-11-18.", en: "This is no day. Write for example 2026-11-18." }
    no_time() { de: "Das ist keine Uhrzeit. Schreiben Sie zum Beispiel 10:00.", en: "This is no time. Write for example 10:00." }
    no_number() { de: "Das ist keine passende Zahl.", en: "This is no fitting number." }
    no_rank() { de: "Das ist kein Rang. Schreiben Sie 7, oder 1/7 in einer Jugendmannschaft.", en: "This is no rank. Write 7, or 1/7 in a youth team." }
    no_score() { de: "Das ist keine Wertung. Schreiben Sie zum Beispiel 4½:3½ oder 0:8.", en: "This is no score. Write for example 4½:3½ or 0:8." }
    unknown() { de: "Das gibt es in diesem Spieljahr nicht.", en: "This season does not have it." }
    decided_on(number, day, about) { de: "Nr. {number} vom {day}: {about}", en: "No. {number} of {day}: {about}" }
    lodged_by(number, who, day) { de: "Nr. {number}: {who}, {day}", en: "No. {number}: {who}, {day}" }
}

/// A decision in a list.
pub(crate) fn decision(number: u32, decision: &Decision, state: &State, lang: Lang) -> String {
    let about = match decision.about {
        About::Match(id) => names::game(state, id, lang),
        About::Other(OtherAbout::Class(class)) => names::class(state, class, lang),
    };
    decided_on(lang, number, date(decision.postmark, lang), about)
}

/// A remedy in a list.
pub(crate) fn remedy(number: u32, remedy: &Remedy, state: &State, lang: Lang) -> String {
    lodged_by(lang, number, names::appellant(state, remedy.by, lang), date(remedy.lodged.postmark, lang))
}

pub(crate) fn label(name: &str, lang: Lang) -> &'static str {
    let (de, en) = match name {
        "match" => ("Kampf", "Match"),
        "to" => ("Neuer Tag", "New day"),
        "ground" => ("Grund", "Ground"),
        "board" => ("Brett", "Board"),
        "reason" => ("Begründung", "Reason"),
        "class" => ("Klasse", "Class"),
        "round" => ("Runde", "Round"),
        "verdict" => ("Urteil des ersten Abschätzers", "Verdict of the first adjudicator"),
        "verdict-2" => ("Urteil des zweiten Abschätzers", "Verdict of the second adjudicator"),
        "minutes" => ("Spielzeit in Minuten", "Minutes played"),
        "adjudicator" => ("Erster Abschätzer", "First adjudicator"),
        "adjudicator-2" => ("Zweiter Abschätzer", "Second adjudicator"),
        "side" => ("Seite", "Side"),
        "posted" => ("Poststempel", "Postmark"),
        "copy" => ("Poststempel der Abschrift an den Gegner", "Postmark of the copy to the opponents"),
        "result" => ("Ergebnis", "Result"),
        "day" => ("Tag", "Day"),
        "team" => ("Mannschaft", "Team"),
        "after" => ("Nach Runde (0: vor der ersten)", "After round (0: before the first)"),
        "what" => ("Worum geht es?", "What is it about?"),
        "request" => ("Antrag", "Request"),
        "decision" => ("Entscheidung", "Decision"),
        "reasons" => ("Gründe", "Reasons"),
        "remedy" => ("Rechtsmittel", "Remedy"),
        "until" => ("Bis", "Until"),
        "statements" => ("Anzahl der Anzuhörenden", "Number of persons to be heard"),
        "expenses" => ("Auslagen in Hundertsteln", "Expenses in hundredths"),
        "part" => ("Was ausgesetzt wird", "What is suspended"),
        "outcome" => ("Ergebnis der Prüfung", "Outcome"),
        "refund" => ("Erstattung der Gebühr in Hundertsteln", "Refund of the fee in hundredths"),
        "charge" => ("Gebühr trägt die Vorinstanz, weil", "The instance below bears the fee because"),
        "article" => ("Artikel der Ordnung", "Article of the ordinance"),
        "score" => ("Wertung (z. B. 0:8)", "Score (e.g. 0:8)"),
        "fine-club" => ("Geldbuße für Verein", "Fine for club"),
        "fine" => ("Höhe der Geldbuße", "Amount of the fine"),
        "deduct-team" => ("Punktabzug für Mannschaft", "Points deducted from team"),
        "deduct" => ("Abgezogene Mannschaftspunkte", "Match points deducted"),
        "ban-person" => ("Sperre für Spieler", "Ban on player"),
        "ban-from" => ("Sperre von", "Ban from"),
        "ban-until" => ("Sperre bis", "Ban until"),
        "consent" => ("Der Spielausschuss stimmt der Sperre zu", "The committee consents to the ban"),
        "panel" => ("Wer entschieden hat (ein Name je Zeile)", "Who decided (one name a line)"),
        "copies" => ("Anzahl der Abschriften", "Number of copies"),
        "club" => ("Verein", "Club"),
        "basis" => ("Betroffen als", "Entitled as"),
        "sent" => ("Versandt als", "Sent as"),
        "fee" => ("Gezahlte Gebühr", "Fee paid"),
        "fee-paid" => ("Gebühr gezahlt am", "Fee paid on"),
        "with-reasons" => ("Gründe liegen bei", "Reasons are given"),
        "with-copies" => ("Abschriften liegen bei", "Copies are enclosed"),
        "with-envelope" => {
            ("Umschlag der Entscheidung liegt bei", "The envelope of the decision is enclosed")
        }
        "youth" => ("Jugendrangliste", "Youth list"),
        "closing" => ("Meldeschluss", "Closing date"),
        "handed-in" => ("Abgegeben am", "Handed in on"),
        "lines" => ("Spieler", "Players"),
        "person" => ("Person", "Person"),
        "rank" => ("Rang", "Rank"),
        "applied" => ("Pass beantragt am", "Pass applied for on"),
        "from" => ("Von", "From"),
        "admitted" => {
            ("Der Spielleiter lässt die Nachmeldung zu", "The director of play admits the addition")
        }
        "last-day" => ("Letzter Tag", "Last day"),
        "from-club" => ("Bisheriger Verein", "Old club"),
        "to-club" => ("Neuer Verein", "New club"),
        "transfer" => ("Vereinswechsel", "Transfer"),
        "debt" => ("Der Spieler schuldet Geld oder Material", "The player owes money or material"),
        "surname" => ("Nachname", "Surname"),
        "first-name" => ("Vorname", "First name"),
        "born" => ("Geburtstag", "Date of birth"),
        "sex" => ("Geschlecht", "Sex"),
        "foreign" => ("Nicht deutsch", "Not German"),
        "number" => ("Nummer", "Number"),
        "why" => ("Warum", "Why"),
        "role" => ("Amt", "Office"),
        "reach" => ("Wo es gilt", "Where it counts"),
        "level" => ("Ebene", "Level"),
        "office" => ("Nummer des Amts", "Number of the office"),
        "name" => ("Name", "Name"),
        "bezirk" => ("Bezirk", "District"),
        "verband" => ("Verband", "Association"),
        "height" => ("Höhe (höher ist größer)", "Height (higher is greater)"),
        "boards" => ("Bretter", "Boards"),
        "promoted" => ("Aufsteiger", "Promoted teams"),
        "relegated" => ("Absteiger", "Relegated teams"),
        "competition" => ("Regeln der Aufstellung", "Line-up rules"),
        "first-rank" => ("Erster Rang der Mannschaft", "First rank of the team"),
        "last-rank" => ("Letzter Rang der Mannschaft", "Last rank of the team"),
        "groups" => ("Gruppen", "Groups"),
        "start" => ("Erste Runde am", "First round on"),
        "every" => ("Tage zwischen den Runden", "Days between rounds"),
        "at" => ("Beginn", "Begins at"),
        "accepted-open" => ("Offene Vorgänge gesehen", "Open cases were seen"),
        // A field without words: a test finds it.
        _ => ("", ""),
    };
    lang.pick(de, en)
}

/// The line-up rules of an ordinance; those of a federation's own by their key.
pub(crate) fn competition(key: &str, lang: Lang) -> String {
    let (de, en) = match key {
        "league" => ("Liga", "league"),
        "team-cup" => ("Mannschaftspokal", "team cup"),
        "youth" => ("Jugend", "youth"),
        "jmm" => ("Jugendmannschaftsmeisterschaft", "youth team championship"),
        "blitz-team" => ("Mannschaftsblitz", "team blitz"),
        other => (other, other),
    };
    lang.pick(de, en).to_owned()
}

/// A value of a choice.
pub(crate) fn choice(code: &str, lang: Lang) -> String {
    let (de, en) = match code {
        "consent" => ("beide Vereine wollen es", "both clubs want it"),
        "no-consent" => ("ein Verein beantragt es", "one club asks for it"),
        "duty" => ("ein Spieler ist verpflichtet (Brett angeben)", "a player has a duty (give the board)"),
        "youth-match" => ("wegen eines Jugendkampfs (Brett angeben)", "for a youth match (give the board)"),
        "ordered" => ("angeordnet", "ordered"),
        "all" => ("die ganze Entscheidung", "the whole decision"),
        "score" => ("nur die Wertung", "the score only"),
        "sanctions" => ("nur die Ordnungsmaßnahmen", "the sanctions only"),
        "upheld" => ("stattgegeben", "upheld"),
        "dismissed" => ("verworfen", "dismissed"),
        "partly" => ("teilweise stattgegeben", "upheld in part"),
        "sanctioned" => ("mit einer Ordnungsmaßnahme belegt", "sanctioned"),
        "result-decided" => ("über das Ergebnis wurde entschieden", "the result was decided upon"),
        "standing-affected" => ("Auf- oder Abstieg ist betroffen", "promotion or relegation is affected"),
        "director" => ("zuständiger Spielleiter", "competent director of play"),
        "registered" => ("Einschreiben", "registered letter"),
        "letter" => ("einfacher Brief", "ordinary letter"),
        "f" => ("weiblich", "female"),
        "m" => ("männlich", "male"),
        "lost" => ("verloren", "lost"),
        "transfer" => ("Vereinswechsel", "transfer"),
        "returned" => ("zurückgegeben", "returned"),
        "mistake" => ("Versehen", "mistake"),
        "everywhere" => ("überall", "everywhere"),
        "level" => ("auf einer Ebene", "on a level"),
        "class" => ("in einer Klasse", "in a class"),
        "club" => ("in einem Verein", "in a club"),
        "team" => ("in einer Mannschaft", "in a team"),
        _ => ("", ""),
    };
    lang.pick(de, en).to_owned()
}
