//! Worked-out lines of the forms, and errors in the files for them.

use turmuhr_federation::{
    law::deadline::Grant,
    matches::lineup::Which,
    office::licence::course::{CourseFault, Topic},
};

use crate::Lang;

texts! {
    rests_on() { de: "Grundlage", en: "Based on" }
    moved_against(article) {
        de: "Der Kampf soll verlegt werden, obwohl die Ordnung es nicht zulässt [{article}].",
        en: "The match is to be rescheduled although the ordinance does not allow it [{article}].",
    }
    refused_against(article) {
        de: "Der Kampf soll nicht verlegt werden, obwohl ein Anspruch darauf besteht [{article}].",
        en: "The match is not to be rescheduled although there is a right to it [{article}].",
    }
    not_adjourned(article) {
        de: "Die Partie ist nicht ordnungsgemäß abgebrochen und kann deshalb nicht abgeschätzt werden [{article}].",
        en: "The game was not properly adjourned and so cannot be adjudicated [{article}].",
    }
    ends_before(last_day) {
        de: "Die Genehmigung endet am {last_day}, vor ihrem Beginn; prüfen Sie das Spieljahr und „Gültig ab“.",
        en: "The permit ends on {last_day}, before it begins; check the season and “Valid from”.",
    }
    wrong_organiser(allowed, article) {
        de: "Einen Lehrgang dieser Stufe veranstalten nur: {allowed} [{article}].",
        en: "A course of this level is held only by: {allowed} [{article}].",
    }
    lecturer_not_national(article) {
        de: "Alle Referenten brauchen die Lizenz als Nationaler Schiedsrichter [{article}].",
        en: "All lecturers need the licence of a national arbiter (NSR) [{article}].",
    }
    too_few_units(given, fewest, article) {
        de: "Der Lehrgang hat {given} Lerneinheiten; nötig sind {fewest} [{article}].",
        en: "The course has {given} units; {fewest} are needed [{article}].",
    }
    topic_units(UnitsOf { topic, given, from, to, article }) {
        de: "{topic}: {given} Lerneinheiten; vorgesehen sind {from} bis {to} [{article}].",
        en: "{topic}: {given} units; {from} to {to} are intended [{article}].",
    }
    unknown_topic(topic, known) {
        de: "Das Thema „{topic}“ kommt in den Rahmenrichtlinien nicht vor; es gibt: {known}.",
        en: "The guidelines have no topic “{topic}”; they have: {known}.",
    }
    sum() { de: "Summe", en: "Sum" }
    still_missing(fields, articles) {
        de: "Noch nicht absenden; es fehlt noch: {fields} [{articles}].",
        en: "Do not send yet; still missing: {fields} [{articles}].",
    }
    in_row(column, row) { de: "{column} in Zeile {row}", en: "{column} in row {row}" }
    title_won() { de: "erringt den Titel", en: "has won the title" }
    in_german(title) { de: "{title}", en: "({title})" }

    // Worked out.
    too_late(last_day, article) {
        de: "Zu spät: Der letzte Tag war der {last_day} [{article}].",
        en: "Too late: the last day was {last_day} [{article}].",
    }
    refused_too_late(last_day, article) {
        de: "Die Verweigerung ist verspätet; der letzte Tag war der {last_day} [{article}]. Über die Folge entscheidet der Spielleiter; er kann eine vorläufige Spielgenehmigung ausstellen.",
        en: "The refusal is out of time; the last day was {last_day} [{article}]. The director of play (Spielleiter) decides what follows and may issue a provisional permit (vorläufige Spielgenehmigung).",
    }
    no_ground(article) {
        de: "Verweigert werden kann nur wegen nicht erfüllter materieller Verpflichtungen; ein anderer Grund gilt nicht [{article}].",
        en: "A refusal is possible only because of unmet material obligations (materielle Verpflichtungen); no other ground counts [{article}].",
    }
    agreed(cited) {
        de: "Beide stimmen überein: Das Ergebnis gilt und ist unanfechtbar{cited}.",
        en: "Both agree: the result stands and cannot be contested (unanfechtbar){cited}.",
    }
    sent_to_director(cited) {
        de: "Keine Übereinstimmung: Die Partie wird dem Spielleiter übersandt{cited}.",
        en: "They do not agree: the game is sent to the director of play (Spielleiter){cited}.",
    }
    no_copy(article) {
        de: "Der Einspruch ist unvollständig: Dem gegnerischen Mannschaftsführer ist mit gleicher Post eine Durchschrift zu senden [{article}].",
        en: "The objection (Einspruch) is incomplete: a copy must be sent to the opposing captain by the same post [{article}].",
    }
    other_to_move(side) {
        de: "In der Stellung ist {side} am Zug, angegeben ist die andere Seite.",
        en: "In the position {side} is to move; the form names the other side.",
    }
    lot(seats, among) {
        de: "Gleiche Höchstzahlen; durch Los unter {among} zu vergeben: {seats}.",
        en: "Equal quotients; to be allotted by lot among {among}: {seats}.",
    }
    given_out(seats, articles) {
        de: "Nach Höchstzahlen zu vergeben: {seats} [{articles}].",
        en: "To be allotted by highest quotients (d’Hondt): {seats} [{articles}].",
    }
    more_divisors(most) {
        de: "Gezeigt sind die Höchstzahlen bis zum Teiler {most}; gerechnet wurde mit allen.",
        en: "Quotients are shown up to divisor {most}; all were used.",
    }
    verband() { de: "Verband", en: "Association (Verband)" }
    members() { de: "Mitglieder", en: "Members" }
    seats() { de: "Sitze", en: "Seats" }
    order() { de: "Reihenfolge", en: "Order" }
    in_all() { de: "Gesamt", en: "Total" }

    // What a file cannot say.
    unknown_field(field, known) {
        de: "Dieses Formular hat kein Feld „{field}“; es hat: {known}.",
        en: "This form has no field “{field}”; it has: {known}.",
    }
    no_fields(field) {
        de: "Dieses Formular hat kein Feld „{field}“; es hat nur eine Tabelle (rows).",
        en: "This form has no field “{field}”; it has only a table (rows).",
    }
    bad_value(field, wanted) {
        de: "Ins Feld „{field}“ gehört: {wanted}.",
        en: "The field “{field}” takes {wanted}.",
    }
    no_table() {
        de: "Dieses Formular hat keine Tabelle; lassen Sie rows weg.",
        en: "This form has no table; leave rows out.",
    }
    bad_row(row, columns) {
        de: "Zeile {row} der Tabelle (rows) braucht {columns} Felder mit Text oder Zahl; leere sind \"\".",
        en: "Row {row} of the table (rows) needs {columns} cells, each a text or a number; empty ones are \"\".",
    }
    twice(row, name) {
        de: "Zeile {row} der Tabelle (rows) nennt {name} zum zweiten Mal; streichen Sie eine Zeile.",
        en: "Row {row} of the table (rows) names {name} a second time; delete one row.",
    }
    wants_text() { de: "Text in Anführungszeichen", en: "text in quotation marks" }
    wants_date() { de: "ein Datum wie \"1988-02-14\"", en: "a date such as \"1988-02-14\"" }
    wants_number() { de: "eine ganze Zahl", en: "a whole number" }
    wants_yes_no() { de: "true oder false", en: "true or false" }
    wants_one_of(words) { de: "eines von {words}", en: "one of {words}" }
}

/// What becomes of a request to move a match.
pub fn grant(grant: Grant, lang: Lang) -> &'static str {
    match (grant, lang) {
        (Grant::Must, Lang::De) => "Dem Antrag ist zu entsprechen",
        (Grant::Must, Lang::En) => "The request must be granted",
        (Grant::May, Lang::De) => "Der Spielleiter kann zustimmen",
        (Grant::May, Lang::En) => "The director of play (Spielleiter) may agree",
        (Grant::Refuse, Lang::De) => "Der Antrag ist abzulehnen",
        (Grant::Refuse, Lang::En) => "The request is to be refused",
    }
}

/// Where a game is played on.
pub fn played_on_at(which: Which, lang: Lang) -> &'static str {
    match (which, lang) {
        (Which::Home, Lang::De) => "beim Spieler der Heimmannschaft",
        (Which::Home, Lang::En) => "at the home of the player of the home team",
        (Which::Guest, Lang::De) => "beim Spieler der Gastmannschaft",
        (Which::Guest, Lang::En) => "at the home of the player of the guest team",
    }
}

/// The name of a topic.
pub const fn topic(topic: Topic, lang: Lang) -> &'static str {
    match (topic, lang) {
        (Topic::Rules, Lang::De) => "Regeln",
        (Topic::Rules, Lang::En) => "Rules",
        (Topic::Ordinance, Lang::De) => "Turnierordnungen",
        (Topic::Ordinance, Lang::En) => "Ordinances",
        (Topic::Clocks, Lang::De) => "Uhren",
        (Topic::Clocks, Lang::En) => "Clocks",
        (Topic::Organisation, Lang::De) => "Organisation",
        (Topic::Organisation, Lang::En) => "Organisation of events",
        (Topic::Manipulation, Lang::De) => "Manipulation",
        (Topic::Manipulation, Lang::En) => "Result manipulation",
        (Topic::Cases, Lang::De) => "Fälle aus der Praxis",
        (Topic::Cases, Lang::En) => "Cases from practice",
        (Topic::Exam, Lang::De) => "Prüfung",
        (Topic::Exam, Lang::En) => "Examination",
        (Topic::Changes, Lang::De) => "Neue Regeln",
        (Topic::Changes, Lang::En) => "New rules",
        (Topic::Exchange, Lang::De) => "Erfahrungsaustausch",
        (Topic::Exchange, Lang::En) => "Exchange of experience",
        (Topic::SwissAndTitles, Lang::De) => "Schweizer System und Titelnormen",
        (Topic::SwissAndTitles, Lang::En) => "Swiss systems and title norms",
    }
}

/// The topic of this name, in either language or as the guidelines' data have it.
pub fn topic_named(name: &str) -> Option<Topic> {
    let name = name.trim().to_lowercase();
    let called = |one: &Topic| {
        one.word() == name || Lang::ALL.iter().any(|lang| topic(*one, *lang).to_lowercase() == name)
    };
    Topic::ALL.into_iter().find(called)
}

/// A topic that the guidelines do not have.
pub fn no_topic(word: &str, known: &[Topic], lang: Lang) -> String {
    let known: Vec<&str> = known.iter().map(|one| topic(*one, lang)).collect();
    unknown_topic(lang, word, known.join(", "))
}

/// What is wrong with a course.
pub fn course_fault(fault: &CourseFault, article: &str, lang: Lang) -> String {
    match fault {
        CourseFault::Organiser { allowed } => {
            let allowed: Vec<&str> = allowed.iter().map(|word| organiser(word, lang)).collect();
            wrong_organiser(lang, allowed.join(", "), article)
        }
        CourseFault::Lecturer => lecturer_not_national(lang, article),
        CourseFault::TooFewUnits { given, fewest } => too_few_units(lang, given, fewest, article),
        CourseFault::Topic { topic: one, given, from, to, .. } => {
            topic_units(lang, UnitsOf { topic: topic(*one, lang), given, from, to, article })
        }
        CourseFault::OtherTopic { topic: one, known } => no_topic(topic(*one, lang), known, lang),
    }
}

fn organiser(word: &str, lang: Lang) -> &str {
    match (word, lang) {
        ("landesverband", Lang::De) => "Landesverband",
        ("landesverband", Lang::En) => "state federation",
        ("dsj", Lang::De) => "Deutsche Schachjugend",
        ("dsj", Lang::En) => "German chess youth",
        ("dsb", Lang::De) => "Deutscher Schachbund",
        ("dsb", Lang::En) => "German federation",
        (other, _) => other,
    }
}
