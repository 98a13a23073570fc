//! What is wrong with a scenario file: what, where, what to do.

use turmuhr_clock::Class;
use turmuhr_core::{Chess, Edition};
use turmuhr_laws::rules::Mode;
use turmuhr_scenario::{ScenarioError, phrases::nearest};

use crate::{Lang, board, notation};

pub fn scenario_error(error: &ScenarioError, lang: Lang) -> String {
    match error {
        ScenarioError::Toml { line, column, message } => not_toml(lang, line, column, message),
        ScenarioError::Missing { place, field } => missing(lang, place_of(*place, lang), field),
        ScenarioError::WrongKind { place, field, takes } => {
            wrong_kind(lang, place_of(*place, lang), field, takes)
        }
        ScenarioError::UnknownWord { place: _, field: "do", word, known: _ } => unknown_event(word, lang),
        ScenarioError::UnknownWord { place, field, word, known } => unknown_word(
            lang,
            UnknownWord { place: place_of(*place, lang), field, word, known: known.join(", ") },
        ),
        ScenarioError::BadTime { place, field, text } => bad_time(lang, place_of(*place, lang), field, text),
        ScenarioError::BadControl { text } => bad_control(lang, text),
        ScenarioError::BadFen(error) => board::fen_error(error, lang),
        ScenarioError::NoSuchPage { edition, mode } => no_such_page(lang, edition, mode),
        ScenarioError::Moves(error) => notation::movetext_error(error, Edition::CURRENT, lang),
        ScenarioError::Move { place, text, error } => {
            let why = notation::read_error(error, &Chess::default(), Edition::CURRENT, lang);
            bad_move(lang, place_of(Some(*place), lang), text, why)
        }
        ScenarioError::OutOfTurn { place, text } => out_of_turn(lang, place_of(Some(*place), lang), text),
        ScenarioError::ModeContradicted { mode, control } => {
            mode_contradicted(lang, mode_name(*mode, lang), class_name(*control, lang))
        }
        ScenarioError::NoPosition { place, text } => no_position(lang, place_of(Some(*place), lang), text),
        ScenarioError::Backwards { place } => backwards(lang, place_of(Some(*place), lang)),
        ScenarioError::NoEvents => no_events(lang),
        ScenarioError::MovesAndTimes => moves_and_times(lang),
    }
}

/// The nearest events instead of all forty.
fn unknown_event(word: &str, lang: Lang) -> String {
    let nearest = nearest(word);
    if nearest.is_empty() {
        no_event(lang, word)
    } else {
        near_event(lang, word, nearest.join(lang.pick("“, „", "”, “")))
    }
}

fn mode_name(mode: Mode, lang: Lang) -> &'static str {
    match mode {
        Mode::Standard => lang.pick("Turnierschach", "standard chess"),
        Mode::Rapid => lang.pick("Schnellschach", "rapid chess"),
        Mode::Blitz => lang.pick("Blitzschach", "blitz"),
    }
}

fn class_name(class: Class, lang: Lang) -> &'static str {
    match class {
        Class::Standard => mode_name(Mode::Standard, lang),
        Class::Rapid => mode_name(Mode::Rapid, lang),
        Class::Blitz => mode_name(Mode::Blitz, lang),
    }
}

fn place_of(place: Option<usize>, lang: Lang) -> String {
    match place {
        Some(index) => in_event(lang, index),
        None => in_head(lang),
    }
}

texts! {
    in_event(index) { de: "Ereignis {index}", en: "event {index}" }
    in_head() { de: "im Kopf der Datei", en: "in the head of the file" }
    not_toml(line, column, message) {
        de: "Zeile {line}, Spalte {column}: kein TOML ({message}).",
        en: "Line {line}, column {column}: not TOML ({message}).",
    }
    missing(place, field) { de: "Es fehlt „{field}“ ({place}).", en: "“{field}” is missing ({place})." }
    wrong_kind(place, field, takes) {
        de: "„{field}“ ({place}) muss so aussehen: {takes}.",
        en: "“{field}” ({place}) must look like this: {takes}.",
    }
    unknown_word(UnknownWord { place, field, word, known }) {
        de: "„{word}“ ist kein Wert für „{field}“ ({place}); möglich sind: {known}.",
        en: "“{word}” is not a value of “{field}” ({place}); possible: {known}.",
    }
    near_event(word, nearest) {
        de: "„{word}“ ist kein Ereignis. Meinten Sie „{nearest}“?",
        en: "“{word}” is not an event. Did you mean “{nearest}”?",
    }
    no_event(word) {
        de: "„{word}“ ist kein Ereignis. Schreiben Sie etwa: Weiß berührt e2; Schwarz bietet Remis an; Weiß zieht regelwidrig e2e5.",
        en: "“{word}” is not an event. Write for example: White touches e2; Black offers a draw; White plays an illegal move e2e5.",
    }
    bad_time(place, field, text) {
        de: "„{text}“ ist keine Zeit für „{field}“ ({place}); schreiben Sie h:mm:ss, etwa 0:02:00.",
        en: "“{text}” is not a time for “{field}” ({place}); write h:mm:ss, such as 0:02:00.",
    }
    bad_control(text) {
        de: "„{text}“ ist keine Bedenkzeit; schreiben Sie etwa 90+30 (Minuten und Sekunden je Zug) oder 40/5400+30:1800+30.",
        en: "“{text}” is not a time control; write 90+30 (minutes, and seconds a move) or 40/5400+30:1800+30.",
    }
    no_such_page(edition, mode) {
        de: "Die Ausgabe {edition} hat keine Regeln für {mode}.",
        en: "The edition {edition} has no rules for {mode}.",
    }
    bad_move(place, text, why) {
        de: "„{text}“ ({place}) ist dort kein regelgemäßer Zug: {why} Ein regelwidriger Zug heißt do = \"illegal\".",
        en: "“{text}” ({place}) is not a legal move there: {why} An illegal move is do = \"illegal\".",
    }
    no_position(place, text) {
        de: "„{text}“ ({place}) lässt sich nicht lesen: die Figuren stehen regelwidrig. Schreiben Sie do = \"illegal\" mit zwei Feldern.",
        en: "“{text}” ({place}) cannot be read: the pieces stand illegally. Write do = \"illegal\" with two squares.",
    }
    out_of_turn(place, text) {
        de: "„{text}“ ({place}): Der andere Spieler ist am Zug.",
        en: "“{text}” ({place}): the other player has the move.",
    }
    mode_contradicted(mode, control) {
        de: "Diese Bedenkzeit ist {control}, nicht {mode}. Ändern Sie „mode“ oder „time_control“.",
        en: "This time control is {control}, not {mode}. Change “mode” or “time_control”.",
    }
    backwards(place) { de: "Die Zeit läuft rückwärts ({place}).", en: "Time runs backwards ({place})." }
    no_events() {
        de: "Die Datei enthält kein Ereignis; schreiben Sie wenigstens ein [[event]].",
        en: "The file contains no event; write at least one [[event]].",
    }
    moves_and_times() {
        de: "„moves“ und Uhrzeiten gehen nicht zusammen; lassen Sie eines weg.",
        en: "“moves” and clock times do not go together; leave one out.",
    }
}
