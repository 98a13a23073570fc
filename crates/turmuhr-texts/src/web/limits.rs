//! Limits of texts, counts and numbers: what, how much, and what to do.

use turmuhr_core::Points;
use turmuhr_tournament::limits::{Count, Number, Text};

use super::values::points;
use crate::Lang;

const fn choose(lang: Lang, de: &'static str, en: &'static str) -> &'static str {
    match lang {
        Lang::De => de,
        Lang::En => en,
    }
}

/// At the beginning of a sentence.
const fn text(what: Text, lang: Lang) -> &'static str {
    match what {
        Text::EventName => choose(lang, "Der Name des Turniers", "The name of the event"),
        Text::Place => choose(lang, "Der Ort", "The place"),
        Text::Federation => choose(lang, "Der Verband", "The federation"),
        Text::Organiser => choose(lang, "Der Ausrichter", "The organiser"),
        Text::Arbiter => choose(lang, "Der Name eines Schiedsrichters", "The name of an arbiter"),
        Text::Notice => choose(lang, "Der Hinweis zum Turnier", "The notice of the event"),
        Text::Announcement => choose(lang, "Die Ansage", "The announcement"),
        Text::DisplayName => choose(lang, "Der Name der Anzeige", "The name of the display"),
        Text::SectionName => choose(lang, "Der Name der Gruppe", "The name of the section"),
        Text::TieBreak => choose(lang, "Das Kürzel einer Feinwertung", "The code of a tie-break"),
        Text::Edition => choose(lang, "Die Ausgabe der Regeln", "The edition of the rules"),
        Text::TimeControl => choose(lang, "Die Bedenkzeit", "The time control"),
        Text::PrizeName => choose(lang, "Der Name eines Preises", "The name of a prize"),
        Text::Currency => choose(lang, "Die Währung", "The currency"),
        Text::PlayerName => choose(lang, "Der Name eines Spielers", "The name of a player"),
        Text::Title => choose(lang, "Der Titel", "The title"),
        Text::Birth => choose(lang, "Das Geburtsdatum", "The date of birth"),
        Text::Club => choose(lang, "Der Verein", "The club"),
        Text::PlayerNumber => choose(lang, "Die Nummer beim Verband", "The number at the federation"),
        Text::RatingSource => choose(lang, "Die Quelle der Wertungszahl", "The source of the rating"),
        Text::Mark => choose(lang, "Eine Markierung", "A mark"),
        Text::Side => choose(lang, "Die Seite", "The side"),
        Text::TeamName => choose(lang, "Der Name einer Mannschaft", "The name of a team"),
        Text::Reason => choose(lang, "Die Begründung", "The reason"),
        Text::Remark => choose(lang, "Die Bemerkung zum Bericht", "The remark for the report"),
        Text::Game => choose(lang, "Die Partie (PGN)", "The game (PGN)"),
        Text::Position => choose(lang, "Die Stellung (FEN)", "The position (FEN)"),
        Text::Square => choose(lang, "Das Feld", "The square"),
        Text::Move => choose(lang, "Der Zug", "The move"),
        Text::Choice => choose(lang, "Die gewählte Maßnahme", "The chosen measure"),
        Text::Ruling => choose(lang, "Die Entscheidung nach den Regeln", "The ruling"),
        Text::Note => choose(lang, "Die Notiz zum Vorfall", "The note on the incident"),
    }
}

const fn count(what: Count, lang: Lang) -> &'static str {
    match what {
        Count::Entries => choose(lang, "Einträge im Turnierjournal", "entries in the journal of an event"),
        Count::Sections => choose(lang, "Gruppen in einem Turnier", "sections in an event"),
        Count::Displays => choose(lang, "Anzeigen in einem Turnier", "displays in an event"),
        Count::Arbiters => choose(lang, "Schiedsrichter in einem Turnier", "arbiters in an event"),
        Count::Views => choose(lang, "Ansichten auf einer Anzeige", "views on a display"),
        Count::Players => choose(lang, "Spieler in einer Gruppe", "players in a section"),
        Count::Teams => choose(lang, "Mannschaften in einer Gruppe", "teams in a section"),
        Count::ProhibitedGroups => {
            choose(lang, "verbotene Paarungen in einer Gruppe", "prohibited groups in a section")
        }
        Count::TieBreaks => choose(lang, "Feinwertungen in einer Gruppe", "tie-breaks in a section"),
        Count::Prizes => choose(lang, "Preise in einer Gruppe", "prizes in a section"),
        Count::Marks => choose(lang, "Markierungen bei einem Spieler", "marks of a player"),
        Count::TeamPlayers => choose(lang, "Spieler in einer Mannschaft", "players in a team"),
        Count::Adjustments => {
            choose(lang, "Zu- und Abschläge bei einem Teilnehmer", "bonuses and penalties of a participant")
        }
        Count::Incidents => choose(lang, "Vorfälle bei einer Partie", "incidents in a game"),
        Count::Rulings => choose(lang, "Entscheidungen zu einem Vorfall", "rulings on an incident"),
    }
}

/// At the beginning of a sentence.
const fn number(what: Number, lang: Lang) -> &'static str {
    match what {
        Number::Identifier => choose(
            lang,
            "Eine Kennnummer (Gruppe, Spieler, Mannschaft)",
            "An identifier (section, player, team)",
        ),
        Number::Rounds => choose(lang, "Die Zahl der Runden", "The number of rounds"),
        Number::GamesOfAPlayer => choose(
            lang,
            "Die Zahl der Runden mal Partien je Runde",
            "The number of rounds times games a round",
        ),
        Number::Cycles => choose(lang, "Die Zahl der Durchgänge", "The number of cycles"),
        Number::MatchGames => {
            choose(lang, "Die Zahl der Partien je Wettkampf", "The number of games a match")
        }
        Number::Boards => choose(lang, "Die Zahl der Bretter", "The number of boards"),
        Number::FirstBoard => choose(lang, "Die Nummer des ersten Bretts", "The number of the first board"),
        Number::Points => choose(lang, "Die Punkte für ein Ergebnis", "The points for a result"),
        Number::Adjustment => {
            choose(lang, "Ein Zu- oder Abschlag in Punkten", "A bonus or penalty in points")
        }
        Number::FeeCents => choose(lang, "Das Startgeld in Cent", "The entry fee in cents"),
        Number::PrizeCents => choose(lang, "Ein Preisgeld in Cent", "A prize in cents"),
        Number::PrizePlace => choose(lang, "Der Platz eines Preises", "The place of a prize"),
        Number::Rating => choose(lang, "Eine Wertungszahl", "A rating"),
        Number::Year => choose(lang, "Eine Jahreszahl", "A year"),
        Number::ClockSeconds => {
            choose(lang, "Eine Zeit auf der Uhr in Sekunden", "A time on the clock in seconds")
        }
        Number::Moves => choose(lang, "Die Zahl der Züge", "The number of moves"),
        Number::Forfeits => choose(lang, "Die Zahl der kampflosen Niederlagen", "The number of forfeits"),
        Number::DisplayParts => {
            choose(lang, "Die Zahl der Teile einer Anzeige", "The number of parts of a display")
        }
    }
}

pub fn too_long(what: Text, most: usize, lang: Lang) -> String {
    text_limit(lang, text(what, lang), most)
}

pub fn control_sign(what: Text, lang: Lang) -> String {
    if what.has_lines() { no_control(lang, text(what, lang)) } else { one_line(lang, text(what, lang)) }
}

pub fn too_many(what: Count, most: usize, lang: Lang) -> String {
    count_limit(lang, most, count(what, lang))
}

pub fn out_of_range(what: Number, least: i64, most: i64, lang: Lang) -> String {
    let shown = |value: i64| match what {
        // Kept in tenths.
        Number::Points | Number::Adjustment => {
            points(Points::tenths(i32::try_from(value).unwrap_or_default()), lang)
        }
        _ => value.to_string(),
    };
    number_limit(lang, number(what, lang), shown(least), shown(most))
}

texts! {
    text_limit(what, most) {
        de: "{what}: höchstens {most} Zeichen. Kürzen Sie den Text.",
        en: "{what}: at most {most} characters. Shorten the text.",
    }
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
