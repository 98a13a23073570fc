//! Pairings: why there is none, where one differs, how a tournament was generated.

use turmuhr_core::PlayerId;
use turmuhr_exchange::trf::{
    convert::{LeftOut, Part},
    csv::CsvFault,
    json::JsonFault,
};
use turmuhr_pairing::{
    NoPairing, Witness,
    check::{DifferenceKind, Seat},
    generate::{ConfigFault, ConfigFaultKind, NotGenerated},
};

use crate::{Lang, trf};

/// Why a round cannot be paired, as a proof that can be checked by hand.
pub fn no_pairing(error: &NoPairing, lang: Lang) -> String {
    no_pairing_of(error, lang, &|player| player.to_string())
}

/// As [`no_pairing`], with names instead of numbers.
pub fn no_pairing_of(error: &NoPairing, lang: Lang, called: &dyn Fn(PlayerId) -> String) -> String {
    let list = |players: &[PlayerId]| list(players, called);
    match error {
        NoPairing::RoundsOver { total } => rounds_over(lang, total),
        NoPairing::Twice(player) => twice(lang, called(*player)),
        NoPairing::UnknownOpponent { player, opponent, round } => {
            trf::unknown_opponent(lang, player, opponent, round)
        }
        NoPairing::Unrated(players) => unrated(lang, list(players)),
        NoPairing::Impossible { round, witness } => {
            impossible(lang, round, self::witness(witness, lang, called))
        }
    }
}

fn witness(witness: &Witness, lang: Lang, called: &dyn Fn(PlayerId) -> String) -> String {
    let list = |players: &[PlayerId]| list(players, called);
    match witness {
        Witness::NoOpponents(players) if players.len() == 1 => no_opponent(lang, list(players)),
        Witness::NoOpponents(players) => no_opponents(lang, list(players)),
        Witness::Groups { without, odd } => {
            const SHOWN: usize = 6;
            let mut groups: Vec<String> =
                odd.iter().take(SHOWN).map(|group| format!("{{{}}}", list(group))).collect();
            if odd.len() > SHOWN {
                groups.push("…".to_owned());
            }
            if without.is_empty() {
                odd_groups(lang, odd.len(), groups.join(" "))
            } else {
                odd_groups_without(lang, odd.len(), groups.join(" "), list(without))
            }
        }
        Witness::NobodyForTheBye { barred } => nobody_for_the_bye(lang, list(barred)),
    }
}

fn list(players: &[PlayerId], called: &dyn Fn(PlayerId) -> String) -> String {
    const SHOWN: usize = 12;
    let mut told: Vec<String> = players.iter().take(SHOWN).map(|player| called(*player)).collect();
    if players.len() > SHOWN {
        told.push("…".to_owned());
    }
    // «Müller, Eva» has a comma of its own.
    let between = if told.iter().any(|name| name.contains(',')) { "; " } else { ", " };
    told.join(between)
}

/// A difference between a round and the pairing of its system.
pub fn difference(round: u32, kind: &DifferenceKind, lang: Lang) -> String {
    match kind {
        DifferenceKind::Boards { recorded, paired } => {
            differs(lang, round, seats(recorded, lang), seats(paired, lang))
        }
        DifferenceKind::NoPairing(error) => differs_without(lang, round, no_pairing(error, lang)),
    }
}

fn seats(seats: &[Seat], lang: Lang) -> String {
    if seats.is_empty() {
        return nothing(lang);
    }
    let told: Vec<String> = seats
        .iter()
        .map(|seat| match seat {
            Seat::Board(board) => format!("{}–{}", board.white, board.black),
            Seat::Uncoloured(one, other) => format!("{one}/{other}"),
            Seat::Bye(player) => bye_of(lang, player),
        })
        .collect();
    told.join(", ")
}

pub fn not_generated(error: &NotGenerated, lang: Lang) -> String {
    match error {
        NotGenerated::Empty => empty_tournament(lang),
        NotGenerated::BakuNotAllowed => trf::baku_not_allowed(lang),
        NotGenerated::Unpairable(error) => unpairable(lang, no_pairing(error, lang)),
    }
}

pub fn config_fault(fault: &ConfigFault, path: &str, lang: Lang) -> String {
    let ConfigFault { line, text, kind } = fault;
    match kind {
        ConfigFaultKind::NoAssignment => config_no_assignment(lang, path, line, text),
        ConfigFaultKind::UnknownKey => config_unknown_key(lang, path, line, text),
        ConfigFaultKind::BadValue => config_bad_value(lang, path, line, text),
    }
}

pub fn json_fault(fault: &JsonFault, lang: Lang) -> String {
    match fault {
        JsonFault::TooLarge { bytes, limit } => trf::too_large(lang, bytes >> 20, limit >> 20),
        JsonFault::Syntax { line, column } => no_json(lang, line, column),
        JsonFault::Shape { line, column, message } => other_json(lang, line, column, message),
        JsonFault::TooManyRounds { limit } => trf::too_many_rounds(lang, limit),
    }
}

pub fn csv_fault(fault: &CsvFault, lang: Lang) -> String {
    match fault {
        CsvFault::TooLarge { bytes, limit } => trf::too_large(lang, bytes >> 20, limit >> 20),
        CsvFault::NoHeading => no_heading(lang),
        CsvFault::TwoColumns { name } => two_columns(lang, name),
        CsvFault::TooManyPlayers { limit } => too_many_players(lang, limit),
        CsvFault::BadField { line, column, text, wanted } => {
            bad_field(lang, BadField { line, column, text, wanted: trf::wanted_text(*wanted, lang) })
        }
    }
}

pub fn left_out(left: &LeftOut, lang: Lang) -> String {
    let LeftOut { line, code, part } = left;
    match part {
        Part::All => left_out_all(lang, line, code),
        Part::Fields => left_out_fields(lang, line, code),
        Part::Rounds => left_out_rounds(lang, line, code),
    }
}

texts! {
    rounds_over(total) {
        de: "Alle {total} Runden sind gespielt; es ist nichts mehr auszulosen.",
        en: "All {total} rounds are over; there is nothing left to pair.",
        one(total): de: "Die eine Runde ist gespielt; es ist nichts mehr auszulosen.", en: "The only round is over; there is nothing left to pair.",
    }
    twice(player) {
        de: "Spieler {player} ist zweimal im Feld.",
        en: "Player {player} is in the field twice.",
    }
    impossible(round, why) {
        de: "Für Runde {round} gibt es keine zulässige Auslosung. {why} Die Entscheidung liegt beim Hauptschiedsrichter.",
        en: "Round {round} has no legal pairing. {why} The Chief Arbiter decides.",
    }
    no_opponent(player) {
        de: "Spieler {player} hat keinen zulässigen Gegner.",
        en: "Player {player} has no legal opponent.",
    }
    no_opponents(players) {
        de: "Ohne zulässigen Gegner: {players}.",
        en: "Players without a legal opponent: {players}.",
    }
    odd_groups(count, groups) {
        de: "Das Feld zerfällt in {count} Gruppen mit ungerader Zahl, die nur unter sich spielen dürfen: {groups}.",
        en: "The field splits into {count} groups of odd size that may only play among themselves: {groups}.",
    }
    odd_groups_without(count, groups, without) {
        de: "Ohne {without} bleiben {count} Gruppen mit ungerader Zahl, die nur untereinander spielen dürfen: {groups}. Jede Gruppe braucht einen dieser Spieler, und es sind zu wenige.",
        en: "Without {without} there are {count} groups of odd size that may only play among themselves: {groups}. Each group needs one of these players, and there are too few.",
    }
    nobody_for_the_bye(barred) {
        de: "Das Freilos kann niemand mehr bekommen; ausgeschlossen sind {barred}.",
        en: "Nobody may have the bye any more; these are barred: {barred}.",
    }

    differs(round, recorded, paired) {
        de: "Runde {round}: im Turnier {recorded}; nach dem System {paired}.",
        en: "round {round}: in the tournament {recorded}; by the system {paired}.",
    }
    differs_without(round, why) {
        de: "Runde {round} ist ausgelost, obwohl das System keine Auslosung findet. {why}",
        en: "round {round} was paired although the system finds no pairing. {why}",
    }
    nothing() { de: "nichts", en: "nothing" }
    bye_of(player) { de: "{player} spielfrei", en: "{player} bye" }
    checked(files, rounds, differences) {
        de: "Geprüft: Turniere {files}, Runden {rounds}, Abweichungen {differences}.",
        en: "Checked: tournaments {files}, rounds {rounds}, differences {differences}.",
    }
    not_checked(count, files) {
        de: "{count} von {files} Dateien konnten nicht geprüft werden.",
        en: "{count} of {files} files could not be checked.",
        one(count): de: "Eine von {files} Dateien konnte nicht geprüft werden.", en: "One of {files} files could not be checked.",
    }
    unrated(players) {
        de: "Das Dubov-System lost nach Wertungszahlen aus; ohne Wertungszahl: {players}. Tragen Sie für sie in der Datei eine vorläufige ein (C.04.4.1, 1.1).",
        en: "The Dubov system pairs by rating; players without one: {players}. Enter a provisional rating for them in the file (C.04.4.1, 1.1).",
    }
    too_many_teams(most) {
        de: "Mannschaftsnummern haben drei Stellen: höchstens {most} Mannschaften.",
        en: "Team numbers have three digits: at most {most} teams.",
    }
    nothing_to_check(file) {
        de: "{file}: noch keine Runde gespielt, nichts zu prüfen.",
        en: "{file}: no round played yet, nothing to check.",
    }
    no_such_round(round, rounds) {
        de: "Runde {round} gibt es nicht; die Datei enthält {rounds}.",
        en: "There is no round {round}; the file has {rounds}.",
    }
    and_more(count) {
        de: "(weitere Befunde: {count}; turmuhr check zählt sie auf)",
        en: "(more findings: {count}; turmuhr check lists them)",
    }
    checking() { de: "prüfe", en: "checking" }
    making() { de: "erzeuge", en: "generating" }

    seed(seed) { de: "Startzahl {seed}", en: "seed {seed}" }
    fewer_rounds(seed, rounds, asked) {
        de: "Startzahl {seed}: nur {rounds} von {asked} Runden lassen sich auslosen.",
        en: "seed {seed}: only {rounds} of {asked} rounds can be paired.",
    }
    empty_tournament() {
        de: "Ein Turnier braucht mindestens einen Spieler und eine Runde.",
        en: "A tournament needs at least one player and one round.",
    }
    unpairable(why) {
        de: "Nicht einmal eine Runde lässt sich auslosen. {why}",
        en: "Not even one round can be paired. {why}",
    }
    config_no_assignment(path, line, text) {
        de: "{path}, Zeile {line}: „{text}“ hat nicht die Form Schlüssel=Wert.",
        en: "{path}, line {line}: “{text}” is not of the form Key=Value.",
    }
    config_unknown_key(path, line, text) {
        de: "{path}, Zeile {line}: der Schlüssel in „{text}“ ist unbekannt; turmuhr generate --help nennt alle.",
        en: "{path}, line {line}: the key in “{text}” does not exist; turmuhr generate --help lists all keys.",
    }
    config_bad_value(path, line, text) {
        de: "{path}, Zeile {line}: der Wert in „{text}“ passt nicht zum Schlüssel.",
        en: "{path}, line {line}: the value of “{text}” does not fit its key.",
    }
    count_needs_output() {
        de: "Mehrere Turniere brauchen einen Ordner: geben Sie --output ORDNER an.",
        en: "Several tournaments need a folder: give --output DIR.",
    }
    no_folder(path, why) {
        de: "In den Ordner {path} kann nicht geschrieben werden ({why}).",
        en: "The folder {path} cannot be written to ({why}).",
    }

    no_json(line, column) {
        de: "Kein JSON ab Zeile {line}, Spalte {column}; prüfen Sie Klammern, Kommas und Anführungszeichen.",
        en: "Not JSON from line {line}, column {column} on; check brackets, commas and quotes.",
    }
    other_json(line, column, message) {
        de: "Zeile {line}, Spalte {column}: JSON, aber nicht das eines Turniers ({message}).",
        en: "line {line}, column {column}: JSON, but not that of a tournament ({message}).",
    }
    too_many_players(limit) {
        de: "Mehr als {limit} Spieler; so groß ist kein Turnier.",
        en: "More than {limit} players; no tournament is that large.",
    }
    no_heading() {
        de: "Die Tabelle hat keine bekannten Überschriften; nötig ist eine Spalte „id“ oder „name“.",
        en: "The table has no known headings; it needs a column “id” or “name”.",
    }
    two_columns(name) {
        de: "Zwei Spalten der Tabelle bedeuten dasselbe: „{name}“; lassen Sie eine stehen.",
        en: "Two columns of the table mean the same: “{name}”; keep one of them.",
    }
    bad_field(BadField { line, column, text, wanted }) {
        de: "Zeile {line}, Feld {column}: Hier steht „{text}“, wo {wanted} stehen muss.",
        en: "line {line}, field {column}: “{text}” instead of {wanted}.",
    }
    passed_over(columns) {
        de: "Diese Spalten der Tabelle haben in der Turnierdatei keinen Platz: {columns}.",
        en: "These columns of the table have no place in a tournament file: {columns}.",
    }
    players_only(records) {
        de: "Die Tabelle enthält nur die Spieler; weggelassen sind die Sätze {records}.",
        en: "The table contains only the players; records left out: {records}.",
    }
    left_out_all(line, code) {
        de: "Zeile {line}: für Satz {code} hat das Format von 2016 keinen Platz; er fehlt in der Ausgabe.",
        en: "line {line}: the format of 2016 has no place for record {code}; it is missing from the output.",
    }
    left_out_fields(line, code) {
        de: "Zeile {line}: einige Felder des Satzes {code} haben im anderen Format keinen Platz und fehlen.",
        en: "line {line}: some fields of record {code} have no place in the other format and are missing.",
    }
    left_out_rounds(line, code) {
        de: "Zeile {line}: Satz {code} gilt nur für einige Runden; das lässt sich im Format von 2016 nicht ausdrücken, der Satz fehlt.",
        en: "line {line}: record {code} applies to some rounds only; the format of 2016 cannot express that, so it is left out.",
    }
    unknown_format(path) {
        de: "Das Format von {path} lässt sich nicht erkennen; geben Sie --from oder --to an: trf, trf16, trf26, json oder csv.",
        en: "The format of {path} cannot be recognised; give --from or --to: trf, trf16, trf26, json or csv.",
    }
    converted(path) { de: "{path} geschrieben.", en: "{path} written." }
}
