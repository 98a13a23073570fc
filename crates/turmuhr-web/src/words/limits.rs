//! Limits of texts, counts and numbers, as sentences with advice.

use turmuhr_core::Points;
use turmuhr_texts::{Lang, values, values::points};
use turmuhr_tournament::limits::{Count, Number, Text};

/// At the beginning of a sentence.
const fn text(what: Text, lang: Lang) -> &'static str {
    match what {
        Text::EventName => lang.pick("Der Name des Turniers", "The name of the event"),
        Text::Place => lang.pick("Der Ort", "The place"),
        Text::Federation => lang.pick("Der Verband", "The federation"),
        Text::Organiser => lang.pick("Der Ausrichter", "The organiser"),
        Text::Arbiter => lang.pick("Der Name eines Schiedsrichters", "The name of an arbiter"),
        Text::Notice => lang.pick("Der Hinweis zum Turnier", "The notice on the event"),
        Text::Announcement => lang.pick("Die Ansage", "The announcement"),
        Text::DisplayName => lang.pick("Der Name der Anzeige", "The name of the display"),
        Text::SectionName => lang.pick("Der Name der Gruppe", "The name of the section"),
        Text::TieBreak => lang.pick("Das Kürzel einer Feinwertung", "The code of a tie-break"),
        Text::Edition => lang.pick("Die Ausgabe der Regeln", "The edition of the rules"),
        Text::TimeControl => lang.pick("Die Bedenkzeit", "The time control"),
        Text::PrizeName => lang.pick("Der Name eines Preises", "The name of a prize"),
        Text::Currency => lang.pick("Die Währung", "The currency"),
        Text::PlayerName => lang.pick("Der Name eines Spielers", "The name of a player"),
        Text::Title => lang.pick("Der Titel", "The title"),
        Text::Birth => lang.pick("Das Geburtsdatum", "The date of birth"),
        Text::Club => lang.pick("Der Verein", "The club"),
        Text::PlayerNumber => lang.pick("Die Nummer beim Verband", "The number at the federation"),
        Text::RatingSource => lang.pick("Die Quelle der Wertungszahl", "The source of the rating"),
        Text::Mark => lang.pick("Ein Kennzeichen", "A mark"),
        Text::Side => lang.pick("Die Seite", "The side"),
        Text::TeamName => lang.pick("Der Name einer Mannschaft", "The name of a team"),
        Text::Reason => lang.pick("Die Begründung", "The reason"),
        Text::Remark => lang.pick("Die Bemerkung zum Bericht", "The remark for the report"),
        Text::Game => lang.pick("Die Partie (PGN)", "The game (PGN)"),
        Text::Position => lang.pick("Die Stellung (FEN)", "The position (FEN)"),
        Text::Square => lang.pick("Das Feld", "The square"),
        Text::Move => lang.pick("Der Zug", "The move"),
        Text::Choice => lang.pick("Die gewählte Maßnahme", "The chosen measure"),
        Text::Ruling => lang.pick("Die Entscheidung nach den Regeln", "The ruling"),
        Text::Note => lang.pick("Die Notiz zum Vorfall", "The note on the incident"),
        Text::Told => lang.pick("Ein Text im Hergang", "A text in the account of an incident"),
    }
}

const fn count(what: Count, lang: Lang) -> &'static str {
    match what {
        Count::Entries => lang.pick("Einträge im Turnierjournal", "entries in the journal of an event"),
        Count::Sections => lang.pick("Gruppen in einem Turnier", "sections in an event"),
        Count::Displays => lang.pick("Anzeigen in einem Turnier", "displays in an event"),
        Count::Sites => lang.pick("Seiten, die das Turnier zeigen", "sites that show the event"),
        Count::Arbiters => lang.pick("Schiedsrichter in einem Turnier", "arbiters in an event"),
        Count::Views => lang.pick("Ansichten auf einer Anzeige", "views on a display"),
        Count::Players => lang.pick("Spieler in einer Gruppe", "players in a section"),
        Count::Teams => lang.pick("Mannschaften in einer Gruppe", "teams in a section"),
        Count::ProhibitedGroups => {
            lang.pick("verbotene Paarungen in einer Gruppe", "prohibited groups in a section")
        }
        Count::TieBreaks => lang.pick("Feinwertungen in einer Gruppe", "tie-breaks in a section"),
        Count::Prizes => lang.pick("Preise in einer Gruppe", "prizes in a section"),
        Count::Marks => lang.pick("Kennzeichen bei einem Spieler", "marks of a player"),
        Count::TeamPlayers => lang.pick("Spieler in einer Mannschaft", "players in a team"),
        Count::Adjustments => {
            lang.pick("Zu- und Abschläge bei einem Teilnehmer", "bonuses and penalties of a participant")
        }
        Count::Incidents => lang.pick("Vorfälle bei einer Partie", "incidents in a game"),
        Count::Rulings => lang.pick("Entscheidungen zu einem Vorfall", "rulings on an incident"),
        Count::Events => lang.pick("Ereignisse in einem Vorfall", "events of an incident"),
    }
}

/// At the beginning of a sentence.
const fn number(what: Number, lang: Lang) -> &'static str {
    match what {
        Number::Identifier => lang
            .pick("Eine Kennnummer (Gruppe, Spieler, Mannschaft)", "An identifier (section, player, team)"),
        Number::Rounds => lang.pick("Die Zahl der Runden", "The number of rounds"),
        Number::GamesOfAPlayer => lang
            .pick("Die Zahl der Runden mal Partien je Runde", "The number of rounds times games per round"),
        Number::Cycles => lang.pick("Die Zahl der Durchgänge", "The number of cycles"),
        Number::MatchGames => {
            lang.pick("Die Zahl der Partien je Wettkampf", "The number of games in a match")
        }
        Number::Boards => lang.pick("Die Zahl der Bretter", "The number of boards"),
        Number::FirstBoard => lang.pick("Die Nummer des ersten Bretts", "The number of the first board"),
        Number::Table => lang.pick("Die Nummer eines Tischs", "The number of a table"),
        Number::Points => lang.pick("Die Punkte für ein Ergebnis", "The points for a result"),
        Number::Adjustment => lang.pick("Ein Zu- oder Abschlag in Punkten", "A bonus or penalty in points"),
        Number::FeeCents => lang.pick("Das Startgeld in Cent", "The entry fee in cents"),
        Number::PrizeCents => lang.pick("Ein Preisgeld in Cent", "A prize in cents"),
        Number::PrizePlace => lang.pick("Der Platz eines Preises", "The place of a prize"),
        Number::Rating => lang.pick("Eine Wertungszahl", "A rating"),
        Number::Year => lang.pick("Eine Jahreszahl", "A year"),
        Number::ClockSeconds => {
            lang.pick("Eine Zeit auf der Uhr in Sekunden", "A time on the clock in seconds")
        }
        Number::Moves => lang.pick("Die Zahl der Züge", "The number of moves"),
        Number::DefaultMinutes => lang.pick("Die Karenzzeit in Minuten", "The default time in minutes"),
        Number::Forfeits => lang.pick("Die Zahl der kampflosen Niederlagen", "The number of forfeits"),
        Number::DisplayParts => {
            lang.pick("Die Zahl der Teile einer Anzeige", "The number of parts of a display")
        }
    }
}

pub(crate) fn too_long(what: Text, most: usize, lang: Lang) -> String {
    text_limit(lang, text(what, lang), most)
}

/// At the head of a form.
pub(crate) fn fields_to_mend(lang: Lang, fields: usize) -> String {
    let one = lang.pick("Angabe ist zu berichtigen", "field needs correcting");
    let many = lang.pick("Angaben sind zu berichtigen", "fields need correcting");
    format!("{}:", values::count(fields, one, many))
}

pub(crate) fn no_name(what: Text, lang: Lang) -> String {
    missing(lang, text(what, lang))
}

pub(crate) fn control_sign(what: Text, lang: Lang) -> String {
    if what.has_lines() { no_control(lang, text(what, lang)) } else { one_line(lang, text(what, lang)) }
}

pub(crate) fn too_many(what: Count, most: usize, lang: Lang) -> String {
    count_limit(lang, most, count(what, lang))
}

pub(crate) fn out_of_range(what: Number, least: i64, most: i64, lang: Lang) -> String {
    let shown = |value: i64| match what {
        // Stored in tenths.
        Number::Points | Number::Adjustment => {
            points(Points::tenths(i32::try_from(value).unwrap_or_default()), lang)
        }
        _ => value.to_string(),
    };
    number_limit(lang, number(what, lang), shown(least), shown(most))
}

super::texts! {
    text_limit(what, most) {
        de: "{what}: höchstens {most} Zeichen. Kürzen Sie den Text.",
        en: "{what}: at most {most} characters. Shorten the text.",
    }
    no_number(text) {
        de: "„{text}“ ist keine ganze Zahl; schreiben Sie Ziffern.",
        en: "“{text}” is not a whole number; write digits.",
    }
    no_day(text) {
        de: "„{text}“ ist kein Datum; schreiben Sie JJJJ-MM-TT.",
        en: "“{text}” is not a date; write YYYY-MM-DD.",
    }
    no_moment(text) {
        de: "„{text}“ ist kein Datum mit Uhrzeit; schreiben Sie JJJJ-MM-TTThh:mm.",
        en: "“{text}” is not a date and time; write YYYY-MM-DDThh:mm.",
    }
    missing(what) { de: "{what} fehlt.", en: "{what} is missing." }
    one_line(what) {
        de: "{what}: eine Zeile ohne Tabulator und Steuerzeichen. Entfernen Sie diese Zeichen.",
        en: "{what}: one line without tab and control characters. Remove these characters.",
    }
    no_control(what) {
        de: "{what}: keine Steuerzeichen. Entfernen Sie diese Zeichen.",
        en: "{what}: no control characters. Remove these characters.",
    }
    count_limit(most, what) {
        de: "Höchstens {most} {what}. Nehmen Sie weniger, oder verteilen Sie sie.",
        en: "At most {most} {what}. Use fewer, or spread them out.",
    }
    number_limit(what, least, most) {
        de: "{what}: {least} bis {most}. Geben Sie eine Zahl dazwischen ein.",
        en: "{what}: {least} to {most}. Enter a number between them.",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_limit_has_a_sentence_that_names_it() {
        for lang in [Lang::De, Lang::En] {
            let texts = Text::ALL.map(|what| too_long(what, what.most(), lang));
            assert!(texts.iter().zip(Text::ALL).all(|(said, what)| said.contains(&what.most().to_string())));
            let counts = Count::ALL.map(|what| too_many(what, what.most(), lang));
            assert!(
                counts.iter().zip(Count::ALL).all(|(said, what)| said.contains(&what.most().to_string()))
            );
            let numbers = Number::ALL.map(|what| out_of_range(what, what.range().0, what.range().1, lang));
            let mut all: Vec<String> = texts.into_iter().chain(counts).chain(numbers).collect();
            let said = all.len();
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), said, "two limits share a sentence");
        }
        let said = out_of_range(Number::Points, -1000, 1000, Lang::De);
        assert_eq!(said, "Die Punkte für ein Ergebnis: −100 bis 100. Geben Sie eine Zahl dazwischen ein.");
        let said = too_long(Text::PlayerName, 200, Lang::En);
        assert_eq!(said, "The name of a player: at most 200 characters. Shorten the text.");
    }
}
