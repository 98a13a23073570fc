//! Findings of the reader of tournament files: what, where, and what to do.

use turmuhr_core::PlayerId;
use turmuhr_exchange::trf::{Finding, FindingKind, Loss, Severity, Wanted, limits::STANDARD_ID};

use crate::Lang;

/// How much it matters, in one word.
pub const fn severity(severity: Severity, lang: Lang) -> &'static str {
    match (severity, lang) {
        (Severity::Note, Lang::De) => "Hinweis",
        (Severity::Warning, Lang::De) => "Warnung",
        (Severity::Error, Lang::De) => "Fehler",
        (Severity::Note, Lang::En) => "note",
        (Severity::Warning, Lang::En) => "warning",
        (Severity::Error, Lang::En) => "error",
    }
}

/// A finding in one sentence with its place.
pub fn finding(finding: &Finding, lang: Lang) -> String {
    let told = kind(&finding.kind, lang);
    match finding.line {
        0 => told,
        line => format!("{}: {told}", place(lang, line, finding.column)),
    }
}

/// A finding without its place.
pub fn kind(kind: &FindingKind, lang: Lang) -> String {
    use FindingKind as F;
    match kind {
        F::TooLarge { bytes, limit } => too_large(lang, bytes >> 20, limit >> 20),
        F::TooManyLines { limit } => too_many_lines(lang, limit),
        F::LineTooLong { limit } => line_too_long(lang, limit),
        F::NotUtf8 => not_utf8(lang),
        F::MoreFindings { count } => more_findings(lang, count),
        F::Stray { code, text } => stray(lang, code, text),
        F::Unreadable { code, text, wanted } => unreadable(lang, code, text, wanted_text(*wanted, lang)),
        F::Missing { code, wanted } => missing(lang, code, wanted_text(*wanted, lang)),
        F::Repeated { code, first_line } => repeated(lang, code, first_line),
        F::TooManyRounds { limit } => too_many_rounds(lang, limit),
        F::TooMany { code, limit } => too_many(lang, code, limit),
        F::BeyondStandard { player } => beyond_standard(lang, player, STANDARD_ID),
        F::UnknownType { text } => unknown_type(lang, text),
        F::NoPlayers => no_players(lang),
        F::SamePlayer { player, first_line } => same_player(lang, player, first_line),
        F::NumberMissing { player } => number_missing(lang, player),
        F::UnknownPlayer { code, player } => unknown_player(lang, code, player),
        F::UnknownOpponent { player, opponent, round } => unknown_opponent(lang, player, opponent, round),
        F::OwnOpponent { player, round } => own_opponent(lang, player, round),
        F::NotMirrored { player, opponent, round } => not_mirrored(lang, player, opponent, round),
        F::SameColour { player, opponent, round } => same_colour(lang, player, opponent, round),
        F::NoColour { player, round } => no_colour(lang, player, round),
        F::ResultsClash { player, opponent, round } => results_clash(lang, player, opponent, round),
        F::TooManyPoints { player, opponent, round } => too_many_points(lang, player, opponent, round),
        F::ResultWithoutOpponent { player, round } => result_without_opponent(lang, player, round),
        F::ByeWithOpponent { player, round } => bye_with_opponent(lang, player, round),
        F::MetBefore { player, opponent, round, before } => {
            met_before(lang, MetBefore { player, opponent, round, before })
        }
        F::SeveralByes { round, players } => several_byes(lang, round, list(players)),
        F::ByeContradicted { player, round } => bye_contradicted(lang, player, round),
        F::PointsDiffer { player, written, counted } => points_differ(lang, player, written, counted),
        F::CountDiffers { code, written, counted } => count_differs(lang, code, written, counted),
        F::RoundsUnknown => rounds_unknown(lang),
        F::RoundsDiffer { one, other } => rounds_differ(lang, one, other),
        F::MoreRoundsThanTotal { recorded, total } => more_rounds_than_total(lang, recorded, total),
        F::InitialColourUnknown => initial_colour_unknown(lang),
        F::InitialColoursDiffer => initial_colours_differ(lang),
        F::PointSystemsDiffer => point_systems_differ(lang),
        F::PointsByColour => points_by_colour(lang),
        F::BakuNotAllowed => baku_not_allowed(lang),
        F::BakuGroupsGuessed { size } => baku_groups_guessed(lang, size),
        F::AccelerationTwice => acceleration_twice(lang),
        F::MatchPointsOnly => match_points_only(lang),
        F::TeamTournament => team_tournament(lang),
        F::IndividualTournament => individual_tournament(lang),
        F::HalfMatch { rounds } => half_match(lang, rounds),
        F::MatchTorn { player, round } => match_torn(lang, player, round - 1, round),
        F::NoTeams => no_teams(lang),
        F::SameTeam { team, first_line } => same_team(lang, team, first_line),
        F::TeamMember { team, player } => team_member(lang, team, player),
        F::UnknownTeam { code, team } => unknown_team(lang, code, team),
        F::SeveralOpponents { team, round } => several_opponents(lang, team, round),
        F::TeamColours { team, opponent, round } => team_colours(lang, team, opponent, round),
        F::TeamPointsDiffer { team, written, counted } => team_points_differ(lang, team, written, counted),
        F::TeamVirtualPoints => team_virtual_points(lang),
        F::UnsupportedType { text } => unsupported_type(lang, text),
        F::ResultsMissing { round, games } => {
            const SHOWN: usize = 5;
            let told: Vec<String> =
                games.iter().take(SHOWN).map(|(white, black)| format!("{white}–{black}")).collect();
            let more = if games.len() > SHOWN { " …" } else { "" };
            results_missing(lang, round, format!("{}{more}", told.join(", ")))
        }
    }
}

/// What did not fit into the columns of a file.
pub fn loss(loss: &Loss, lang: Lang) -> String {
    let Loss { code, from, to, text } = loss;
    does_not_fit(lang, DoesNotFit { code, from, to, text })
}

fn list(players: &[PlayerId]) -> String {
    players.iter().map(PlayerId::to_string).collect::<Vec<_>>().join(", ")
}

pub(crate) const fn wanted_text(wanted: Wanted, lang: Lang) -> &'static str {
    match (wanted, lang) {
        (Wanted::StartingRank, Lang::De) => "eine Startnummer",
        (Wanted::StartingRank, Lang::En) => "a starting number",
        (Wanted::TeamNumber, Lang::De) => "eine Mannschaftsnummer",
        (Wanted::TeamNumber, Lang::En) => "a team number",
        (Wanted::RoundNumber, Lang::De) => "eine Runde oder Rundenzahl (1 bis 999)",
        (Wanted::RoundNumber, Lang::En) => "a round or a number of rounds (1 to 999)",
        (Wanted::Number, Lang::De) => "eine Zahl",
        (Wanted::Number, Lang::En) => "a number",
        (Wanted::Points, Lang::De) => "eine Punktzahl wie 1.5",
        (Wanted::Points, Lang::En) => "points such as 1.5",
        (Wanted::Colour, Lang::De) => "eine Farbe (w oder b)",
        (Wanted::Colour, Lang::En) => "a colour (w or b)",
        (Wanted::Result, Lang::De) => "ein Ergebnis (1 = 0 + - W D L H F U Z)",
        (Wanted::Result, Lang::En) => "a result (1 = 0 + - W D L H F U Z)",
        (Wanted::Sex, Lang::De) => "m oder w",
        (Wanted::Sex, Lang::En) => "m or w",
        (Wanted::ByeType, Lang::De) => "die Art der freien Runde (F, H oder Z)",
        (Wanted::ByeType, Lang::En) => "a type of bye (F, H or Z)",
        (Wanted::Symbol, Lang::De) => "ein Zeichen dieses Satzes",
        (Wanted::Symbol, Lang::En) => "a symbol of this record",
        (Wanted::ForfeitType, Lang::De) => "+-, -+ oder --",
        (Wanted::ForfeitType, Lang::En) => "+-, -+ or --",
        (Wanted::TimeControl, Lang::De) => "eine Bedenkzeit wie 5400+30",
        (Wanted::TimeControl, Lang::En) => "a time control such as 5400+30",
    }
}

texts! {
    place(line, column) { de: "Zeile {line}, Spalte {column}", en: "line {line}, column {column}" }

    // The file.
    too_large(size, limit) {
        de: "Die Datei hat {size} MB; gelesen werden höchstens {limit} MB. Ist es die richtige Datei?",
        en: "The file has {size} MB; at most {limit} MB are read. Is it the right file?",
    }
    too_many_lines(limit) {
        de: "Die Datei hat mehr als {limit} Zeilen; so groß ist kein Turnier. Ist es die richtige Datei?",
        en: "The file has more than {limit} lines; no tournament is that large. Is it the right file?",
    }
    line_too_long(limit) {
        de: "Die Zeile ist länger als {limit} Zeichen; sie bleibt erhalten, wird aber nicht ausgewertet.",
        en: "The line is longer than {limit} characters; it is kept but not read.",
    }
    not_utf8() {
        de: "Die Datei ist nicht in UTF-8; sie wird als Windows-1252 gelesen. Prüfen Sie die Umlaute.",
        en: "The file is not in UTF-8; it is read as Windows-1252. Check names with accents.",
    }
    more_findings(count) {
        de: "{count} weitere Befunde sind nicht aufgeführt; beheben Sie zuerst die genannten.",
        en: "{count} more findings are not listed; correct these first.",
        one(count): de: "Ein weiterer Befund ist nicht aufgeführt; beheben Sie zuerst die genannten.", en: "One more finding is not listed; correct these first.",
    }

    // A line.
    stray(code, text) {
        de: "„{text}“ steht zwischen den Spalten des Satzes {code} und wird nicht gelesen; rücken Sie die Zeile zurecht.",
        en: "“{text}” is between the columns of record {code} and is not read; align the line.",
    }
    unreadable(code, text, wanted) {
        de: "Im Satz {code} steht „{text}“, wo {wanted} stehen muss.",
        en: "Record {code} has “{text}” instead of {wanted}.",
    }
    missing(code, wanted) {
        de: "Im Satz {code} fehlt {wanted}.",
        en: "Record {code} lacks {wanted}.",
    }
    repeated(code, first_line) {
        de: "Satz {code} steht schon in Zeile {first_line}; lassen Sie einen von beiden stehen.",
        en: "Record {code} is already in line {first_line}; keep one of the two.",
    }
    too_many_rounds(limit) {
        de: "Die Zeile hat mehr als {limit} Runden; prüfen Sie ihre Länge.",
        en: "The line has more than {limit} rounds; check its length.",
    }
    too_many(code, limit) {
        de: "Die Sätze {code} ergeben mehr als {limit} Einträge; so groß ist kein Turnier.",
        en: "Records {code} give more than {limit} entries; no tournament is that large.",
    }
    beyond_standard(player, limit) {
        de: "Startnummer {player} hat im Standard keinen Platz (höchstens {limit}); andere Programme lesen diese Datei nicht.",
        en: "The standard has no room for starting number {player} (at most {limit}); other programs do not read this file.",
    }
    unknown_type(text) {
        de: "Die Turnierart „{text}“ ist unbekannt; geben Sie zum Auslosen --system an.",
        en: "The type of tournament “{text}” is not known; give --system to pair.",
    }

    // The tournament.
    no_players() {
        de: "Die Datei enthält keinen Spieler (Satz 001). Ist es eine TRF-Datei?",
        en: "The file has no players (record 001). Is it a TRF file?",
    }
    same_player(player, first_line) {
        de: "Startnummer {player} steht schon in Zeile {first_line}; jede Nummer darf nur einmal vorkommen.",
        en: "Starting number {player} is already in line {first_line}; each number may occur only once.",
    }
    number_missing(player) {
        de: "Startnummer {player} fehlt, obwohl es größere gibt; ging eine Zeile verloren?",
        en: "Starting number {player} is missing, although there are larger ones; was a line lost?",
    }
    unknown_player(code, player) {
        de: "Satz {code} nennt Startnummer {player}, die es nicht gibt; berichtigen Sie die Nummer.",
        en: "Record {code} names starting number {player}, which does not exist; correct the number.",
    }
    unknown_opponent(player, opponent, round) {
        de: "Spieler {player} hat in Runde {round} den Gegner {opponent}, den es nicht gibt; ergänzen Sie dessen Zeile oder berichtigen Sie die Nummer.",
        en: "In round {round} player {player} has opponent {opponent}, who does not exist; add that player’s line or correct the number.",
    }
    own_opponent(player, round) {
        de: "Spieler {player} ist in Runde {round} sein eigener Gegner; berichtigen Sie die Nummer.",
        en: "Player {player} is their own opponent in round {round}; correct the number.",
    }
    not_mirrored(player, opponent, round) {
        de: "Spieler {player} hat in Runde {round} den Gegner {opponent}, in dessen Zeile steht aber etwas anderes; berichtigen Sie eine der beiden.",
        en: "Player {player} has opponent {opponent} in round {round}, but the opponent’s line says something else; correct one of the two.",
    }
    same_colour(player, opponent, round) {
        de: "{player} und {opponent} haben in Runde {round} dieselbe Farbe; berichtigen Sie eine der beiden Zeilen.",
        en: "{player} and {opponent} have the same colour in round {round}; correct one of the two lines.",
    }
    no_colour(player, round) {
        de: "Spieler {player} hat in Runde {round} eine Partie ohne Farbe; tragen Sie w oder b ein.",
        en: "Player {player} has a game without a colour in round {round}; enter w or b.",
    }
    results_clash(player, opponent, round) {
        de: "Die Ergebnisse von {player} und {opponent} in Runde {round} passen nicht zusammen; berichtigen Sie eines der beiden.",
        en: "The results of {player} and {opponent} in round {round} do not match; correct one of the two.",
    }
    too_many_points(player, opponent, round) {
        de: "{player} und {opponent} bekommen in Runde {round} zusammen mehr Punkte, als eine Partie wert ist; prüfen Sie, ob das so entschieden wurde.",
        en: "{player} and {opponent} together get more points than a game is worth in round {round}; check whether this was decided.",
    }
    result_without_opponent(player, round) {
        de: "Spieler {player} hat in Runde {round} das Ergebnis einer Partie, aber keinen Gegner; tragen Sie ihn ein oder schreiben Sie ein Freilos (U) oder eine freie Runde (F, H, Z).",
        en: "Player {player} has the result of a game in round {round} but no opponent; enter one, or write a bye (U, F, H, Z).",
    }
    bye_with_opponent(player, round) {
        de: "Spieler {player} hat in Runde {round} einen Gegner und zugleich ein Freilos oder eine freie Runde; eines davon ist falsch.",
        en: "Player {player} has both a bye and an opponent in round {round}; one of the two is wrong.",
    }
    met_before(MetBefore { player, opponent, round, before }) {
        de: "{player} und {opponent} spielen in Runde {round} zum zweiten Mal gegeneinander (zuerst in Runde {before}).",
        en: "{player} and {opponent} meet for the second time in round {round} (first in round {before}).",
    }
    several_byes(round, players) {
        de: "In Runde {round} haben mehrere Spieler das Freilos: {players}. Nur einer kann es bekommen.",
        en: "Several players have the pairing-allocated bye in round {round}: {players}. Only one can have it.",
    }
    bye_contradicted(player, round) {
        de: "Für Spieler {player} steht in Runde {round} in Satz 001 etwas anderes als in Satz 240 oder XXZ; berichtigen Sie einen von beiden.",
        en: "For player {player} in round {round}, record 001 differs from record 240 or XXZ; correct one of the two.",
    }
    points_differ(player, written, counted) {
        de: "Punkte von Spieler {player}: {written} laut Datei, {counted} nach den Runden; es zählen die Runden.",
        en: "Points of player {player}: {written} in the file, {counted} by the rounds; the rounds count.",
    }
    count_differs(code, written, counted) {
        de: "Satz {code} sagt {written}, in der Datei sind es {counted}; fehlen Zeilen?",
        en: "Record {code} says {written}, the file has {counted}; are lines missing?",
    }
    rounds_unknown() {
        de: "Die Rundenzahl fehlt, und von ihr hängt die Auslosung ab; ergänzen Sie Satz 142 oder geben Sie --rounds an.",
        en: "The number of rounds is missing, and the pairing depends on it; add record 142 or give --rounds.",
    }
    rounds_differ(one, other) {
        de: "Die Rundenzahl ist einmal {one} und einmal {other}; nur eine kann stimmen.",
        en: "The number of rounds is {one} in one place and {other} in another; only one can be right.",
    }
    more_rounds_than_total(recorded, total) {
        de: "Die Datei enthält {recorded} Runden, das Turnier hat aber nur {total}; berichtigen Sie Satz 142.",
        en: "The file has {recorded} rounds, but the tournament has only {total}; correct record 142.",
    }
    initial_colour_unknown() {
        de: "Die ausgeloste Anfangsfarbe fehlt; ergänzen Sie Satz 152 (W oder B) oder geben Sie --initial white oder black an.",
        en: "The initial colour drawn by lot is missing; add record 152 (W or B) or give --initial white or black.",
    }
    initial_colours_differ() {
        de: "Die Datei nennt zwei verschiedene Anfangsfarben; nur eine kann stimmen.",
        en: "The file gives two different initial colours; only one can be right.",
    }
    point_systems_differ() {
        de: "Die Datei nennt zwei verschiedene Punktsysteme (162, XXS oder BB…); lassen Sie eines stehen.",
        en: "The file gives two different point systems (162, XXS or BB…); keep one of them.",
    }
    points_by_colour() {
        de: "XXS wertet Weiß anders als Schwarz; das ist in keinem FIDE-System vorgesehen.",
        en: "XXS scores White and Black differently; no FIDE system provides for that.",
    }
    baku_not_allowed() {
        de: "Baku-Beschleunigung setzt voraus, dass ein Sieg zwei Remis wert ist und eine Niederlage nichts (C.04.7, 1.1); geben Sie die virtuellen Punkte in Sätzen 250 an.",
        en: "Baku acceleration requires a win to be worth two draws and a loss nothing (C.04.7, 1.1); give the virtual points in records 250.",
    }
    baku_groups_guessed(size) {
        de: "Die obere Baku-Gruppe umfasst {size} Spieler, wenn alle in der Datei mitzählen; wer nachgemeldet ist, steht dort nicht. Sätze 250 sagen es genau.",
        en: "The upper Baku group has {size} players if everyone in the file counts; the file does not say who entered late. Records 250 say it exactly.",
    }
    acceleration_twice() {
        de: "Die virtuellen Punkte stehen in Sätzen 250 und in XXA; lassen Sie nur eine Angabe stehen.",
        en: "The virtual points are in records 250 and in XXA; keep one of them.",
    }
    match_points_only() {
        de: "Der Satz nennt nur Mannschaftspunkte, das Turnier ist aber ein Einzelturnier; tragen Sie die Punkte ein.",
        en: "The record gives match points only, but this is an individual tournament; enter the points.",
    }
    team_tournament() {
        de: "Dies ist ein Mannschaftsturnier; die Einzelauslosung gilt dafür nicht. Geben Sie --system team an, wenn nach C.04.6 ausgelost wird.",
        en: "This is a team tournament; individual pairing does not apply to it. Give --system team if it is paired by C.04.6.",
    }
    half_match(rounds) {
        de: "Im Double-Swiss sind zwei Runden der Datei ein Wettkampf; bei {rounds} ist der letzte nur halb eingetragen. Tragen Sie beide Partien ein und zählen Sie in Satz 142 alle Runden.",
        en: "In Double-Swiss two rounds of the file make one match; with {rounds} the last is only half entered. Enter both games, and count all rounds in record 142.",
    }
    match_torn(player, first, second) {
        de: "Spieler {player}: die Runden {first} und {second} sind nicht die zwei Partien eines Wettkampfs; nötig sind derselbe Gegner und vertauschte Farben.",
        en: "Player {player}: rounds {first} and {second} are not the two games of one match; they need the same opponent and reversed colours.",
    }
    individual_tournament() {
        de: "Dies ist ein Einzelturnier; die Mannschaftsauslosung gilt dafür nicht. Geben Sie ein anderes --system an, oder tragen Sie die Mannschaften in Sätze 310 ein.",
        en: "This is an individual tournament; team pairing does not apply to it. Give another --system, or enter the teams in records 310.",
    }
    no_teams() {
        de: "Dies ist ein Mannschaftsturnier, aber in der Datei steht keine Mannschaft; tragen Sie die Mannschaften in Sätze 310 ein.",
        en: "This is a team tournament, but the file has no teams; enter them in records 310.",
    }
    same_team(team, first_line) {
        de: "Mannschaft {team} steht schon in Zeile {first_line}; geben Sie einer der beiden eine andere Nummer.",
        en: "Team {team} is already in line {first_line}; give one of the two another number.",
    }
    team_member(team, player) {
        de: "Spieler {player} der Mannschaft {team} steht nicht in der Datei oder gehört auch zu einer anderen Mannschaft; berichtigen Sie die Nummer.",
        en: "Player {player} of team {team} is not in the file, or also belongs to another team; correct the number.",
    }
    unknown_team(code, team) {
        de: "Satz {code} nennt Mannschaft {team}, die es nicht gibt; berichtigen Sie die Nummer.",
        en: "Record {code} names team {team}, which does not exist; correct the number.",
    }
    several_opponents(team, round) {
        de: "In Runde {round} spielen Spieler der Mannschaft {team} gegen mehr als eine Mannschaft oder gegen die eigene; berichtigen Sie die Gegner.",
        en: "In round {round} players of team {team} play more than one team, or their own; correct the opponents.",
    }
    team_colours(team, opponent, round) {
        de: "Wer in Runde {round} zwischen den Mannschaften {team} und {opponent} am ersten Brett Weiß hatte, geht aus den Partien nicht hervor; geben Sie die Aufstellungen in Sätzen 300 an.",
        en: "The games do not show which of teams {team} and {opponent} had White on the first board in round {round}; give the line-ups in records 300.",
    }
    team_points_differ(team, written, counted) {
        de: "Punkte der Mannschaft {team}: {written} laut Datei, {counted} nach den Ergebnissen; ausgelost wird nach den Ergebnissen.",
        en: "Points of team {team}: {written} in the file, {counted} by the results; the pairing goes by the results.",
    }
    team_virtual_points() {
        de: "Der Satz nennt keine virtuellen Punkte in der Wertung, nach der die Mannschaften ausgelost werden; tragen Sie sie ein.",
        en: "The record gives no virtual points for the score by which the teams are paired; enter them.",
    }
    unsupported_type(text) {
        de: "Turniere der Art „{text}“ können hier nicht ausgelost werden; geben Sie --system an, wenn es ein anderes System ist.",
        en: "Tournaments of type “{text}” cannot be paired here; give --system if it is another one.",
    }
    results_missing(round, games) {
        de: "Aus Runde {round} fehlen Ergebnisse ({games}); tragen Sie sie ein, oder geben Sie --adjourned an, wenn es Hängepartien sind.",
        en: "Results of round {round} are missing ({games}); enter them, or give --adjourned if the games are adjourned.",
    }
    does_not_fit(DoesNotFit { code, from, to, text }) {
        de: "„{text}“ passt nicht in die Spalten {from} bis {to} des Satzes {code} und wurde gekürzt oder weggelassen.",
        en: "“{text}” does not fit into columns {from} to {to} of record {code} and was cut or left out.",
    }
}
