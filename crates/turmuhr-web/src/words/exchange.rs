//! Files out and in: the report to a rating office, a tournament file as a new event, the game of a board.

use turmuhr_exchange::{
    pgn,
    trf::{Finding, Severity},
};
use turmuhr_texts::{Lang, trf, values};
use turmuhr_tournament::{
    At, EntryId, RoundNo, Section,
    import::{Change, NoImport},
    submission::FlawKind,
};

use super::{concerns::player, events};

/// A flaw and how to fix it.
pub(crate) fn flaw(kind: &FlawKind, section: &Section, lang: Lang) -> String {
    let name = |id: EntryId| player(id, Some(section));
    let table = |at: &At| section.called(*at);
    match kind {
        FlawKind::NoPlace => no_place(lang),
        FlawKind::NoFederation => no_federation(lang),
        FlawKind::NoDates => no_dates(lang),
        FlawKind::NoChiefArbiter => no_chief_arbiter(lang),
        FlawKind::NoTimeControl => no_time_control(lang),
        FlawKind::NoRoundDates { rounds } => {
            let rounds: Vec<String> = rounds.iter().map(RoundNo::to_string).collect();
            no_round_dates(lang, rounds.join(", "))
        }
        FlawKind::RoundsMissing { played, total } => rounds_missing(lang, played, total),
        FlawKind::NoFideNumber { player } => no_fide_number(lang, name(*player)),
        FlawKind::BadFideNumber { player } => bad_fide_number(lang, name(*player)),
        FlawKind::NoNationalNumber { player } => no_national_number(lang, name(*player)),
        FlawKind::NoBirth { player } => no_birth(lang, name(*player)),
        FlawKind::OnlyBirthYear { player } => only_birth_year(lang, name(*player)),
        FlawKind::NoFederationOf { player } => no_federation_of(lang, name(*player)),
        FlawKind::NoFirstName { player } => no_first_name(lang, name(*player)),
        FlawKind::ResultMissing { at } => result_missing(lang, at.round, table(at)),
        FlawKind::Adjourned { at } => adjourned(lang, at.round, table(at)),
        FlawKind::UnmarkedForfeit { at } => unmarked_forfeit(lang, at.round, table(at)),
        FlawKind::Odd { at, result } => odd(lang, at.round, table(at), values::result(*result, lang)),
        FlawKind::OutsideFideMode => outside_fide_mode(lang),
    }
}

pub(crate) fn no_import(why: &NoImport, lang: Lang) -> String {
    match why {
        NoImport::File(findings) => {
            let first = findings.iter().find(|finding| finding.line > 0).or(findings.first());
            no_import_file(
                lang,
                findings.len(),
                first.map(|finding| found(finding, lang)).unwrap_or_default(),
            )
        }
        NoImport::UnknownTeam { team } => no_import_unknown_team(lang, team),
        NoImport::TornMatch { team, round } => no_import_torn(lang, team, round),
        NoImport::BoardColours { team, round, board } => no_import_colours(lang, team, round, board),
        NoImport::TeamBye { team, round } => no_import_team_bye(lang, team, round),
        NoImport::Nobody => no_import_nobody(lang),
    }
}

fn found(finding: &Finding, lang: Lang) -> String {
    trf::finding(finding, lang)
}

/// A difference from the file.
pub(crate) fn change(change: &Change, lang: Lang) -> String {
    match change {
        Change::Found(finding) => {
            let said = found(finding, lang);
            let mark = if finding.severity == Severity::Error { "!" } else { "·" };
            format!("{mark} {said}")
        }
        Change::SystemTaken { written, format } if written.is_empty() => {
            no_system(lang, events::format_name(format, lang))
        }
        Change::SystemTaken { written, format } => {
            system_taken(lang, written, events::format_name(format, lang))
        }
        Change::RoundsTaken { rounds } => rounds_taken(lang, rounds),
        Change::InitialColourTaken => initial_colour_taken(lang),
        Change::TieBreakDropped { code } => tie_break_dropped(lang, code),
        Change::ScoringSimplified => scoring_simplified(lang),
        Change::AccelerationDropped => acceleration_dropped(lang),
        Change::ProhibitionDropped { players } => prohibition_dropped(lang, players),
        Change::Renumbered { players } => renumbered(lang, players),
        Change::SecondBye { round, player } => second_bye(lang, round, player),
        Change::ColourTaken { round, white, black } => colour_taken(lang, round, white, black),
        Change::BoardsOrdered => boards_ordered(lang),
        Change::NameTaken { player } => name_taken(lang, player),
        Change::EventNamed { name } => event_named(lang, name),
        Change::ValueDropped { written } => value_dropped(lang, written),
        Change::BoardsTaken { boards } => boards_taken(lang, boards),
        Change::SecondScoreKept => second_score_kept(lang),
        Change::TeamAway { team, round } => team_away(lang, team, round),
    }
}

/// Clock comments that are no times: `9:99:99`.
pub(crate) fn bad_times(record: &pgn::Record, lang: Lang) -> Option<String> {
    const SHOWN: usize = 5;
    let mut all: Vec<&str> = record.game.mainline().filter_map(pgn::Node::unreadable_time).collect();
    let more = all.len() > SHOWN;
    all.truncate(SHOWN);
    let dots = if more { " …" } else { "" };
    (!all.is_empty()).then(|| unreadable_times(lang, format!("{}{dots}", all.join(", "))))
}

/// Where the moves of a game break off, and why: `23. … Sd2`.
pub(crate) fn game_broken(record: &pgn::Record, lang: Lang) -> Option<String> {
    let error = record.findings.iter().find(|finding| finding.severity == pgn::Severity::Error)?;
    let plies = record.game.plies();
    let said = turmuhr_texts::pgn::finding(&error.kind, lang);
    let dots = if plies.is_multiple_of(2) { "" } else { " …" };
    Some(moves_end(lang, MovesEnd { number: plies / 2 + 1, dots, line: error.line, why: said }))
}

super::texts! {
    submission() { de: "Zur Auswertung einreichen", en: "Submit for rating" }
    receiver() { de: "Empfänger", en: "Receiver" }
    nothing_to_mend() { de: "Keine Mängel: Die Datei kann so eingereicht werden.", en: "No faults: the file can be submitted as it is." }
    to_mend(count) { de: "Vor dem Einreichen zu berichtigen ({count})", en: "Correct before submitting ({count})" }
    to_look_at(count) { de: "Zu prüfen ({count})", en: "To check ({count})" }
    download() { de: "Datei herunterladen", en: "Download the file" }
    will_come_back() {
        de: "So wird die Datei voraussichtlich zurückgewiesen.",
        en: "In this form the file will probably be rejected.",
    }
    no_place() { de: "Der Ort fehlt (Satz 022). Tragen Sie ihn in den Angaben zum Turnier ein.", en: "The place is missing (record 022). Enter it in the details of the event." }
    no_federation() { de: "Der Verband fehlt (Satz 032): drei Buchstaben, zum Beispiel GER.", en: "The federation is missing (record 032): three letters, such as GER." }
    no_dates() { de: "Erster oder letzter Tag fehlt (Sätze 042, 052).", en: "The first or the last day is missing (records 042, 052)." }
    no_chief_arbiter() { de: "Der Hauptschiedsrichter fehlt (Satz 102).", en: "The chief arbiter is missing (record 102)." }
    no_time_control() { de: "Die Bedenkzeit fehlt (Satz 222).", en: "The time control is missing (record 222)." }
    no_round_dates(rounds) {
        de: "Ohne Datum: Runde {rounds} (Satz 132). Tragen Sie den Beginn der Runden in den Einstellungen ein.",
        en: "No date: round {rounds} (record 132). Enter the start of each round in the settings.",
    }
    rounds_missing(played, total) {
        de: "{played} von {total} Runden sind gespielt.",
        en: "{played} of {total} rounds have been played.",
        one(total): de: "Die eine Runde ist nicht gespielt ({played} von {total}).", en: "The only round has not been played ({played} of {total}).",
    }
    no_fide_number(who) {
        de: "{who} hat keine FIDE-ID. Suchen Sie sie in der Wertungsliste, oder beantragen Sie sie beim Verband.",
        en: "{who} has no FIDE ID. Look it up in the rating list, or apply to the federation for one.",
    }
    bad_fide_number(who) { de: "Die FIDE-ID von {who} enthält nicht nur Ziffern.", en: "The FIDE ID of {who} contains more than digits." }
    no_national_number(who) {
        de: "{who} hat weder PKZ oder ZPS noch FIDE-ID.",
        en: "{who} has neither a national number nor a FIDE ID.",
    }
    no_birth(who) { de: "Das Geburtsdatum von {who} fehlt.", en: "The date of birth of {who} is missing." }
    only_birth_year(who) {
        de: "{who} steht in keiner Wertungsliste: Das Geburtsjahr genügt nicht, nötig ist das ganze Geburtsdatum.",
        en: "{who} is on no rating list: the year of birth is not enough, the full date is needed.",
    }
    no_federation_of(who) { de: "Der Verband von {who} fehlt.", en: "The federation of {who} is missing." }
    no_first_name(who) {
        de: "„{who}“ ist kein voller Name. Schreiben Sie Nachname, Vorname.",
        en: "“{who}” is not a full name. Write surname, first name.",
    }
    result_missing(round, board) { de: "Runde {round} Brett {board}: Das Ergebnis fehlt.", en: "Round {round} board {board}: the result is missing." }
    adjourned(round, board) {
        de: "Runde {round} Brett {board}: Die Hängepartie ist noch offen.",
        en: "Round {round} board {board}: the adjourned game is still open.",
    }
    unmarked_forfeit(round, board) {
        de: "Runde {round} Brett {board}: Ein Spieler fehlte, die Partie ist also kampflos. Tragen Sie + und − ein.",
        en: "Round {round} board {board}: a player was absent, so the game is a forfeit. Enter + and −.",
    }
    odd(round, board, result) {
        de: "Runde {round} Brett {board}: {result} gilt als gespielt. Ist jemand nicht angetreten, tragen Sie + und − ein.",
        en: "Round {round} board {board}: {result} counts as played. If a player did not appear, enter + and −.",
    }
    outside_fide_mode() {
        de: "Das Turnier hat den FIDE-Modus verlassen; der Bericht nennt es.",
        en: "The event has left FIDE mode; the report says so.",
    }

    import_event() { de: "Turnier aus einer Datei", en: "Event from a file" }
    import_explained() {
        de: "Aus einer TRF-Datei (2006, 2016, 2026) oder ihrer JSON-Form entsteht ein neues Turnier. Zuvor sehen Sie, was sich nicht unverändert übernehmen lässt.",
        en: "A TRF file (2006, 2016, 2026) or its JSON form becomes a new event. First you see what cannot be imported unchanged.",
    }
    trf_file() { de: "Turnierdatei", en: "Tournament file" }
    look_at_file() { de: "Datei ansehen", en: "View the file" }
    make_event() { de: "Turnier so anlegen", en: "Create the event like this" }
    no_file() { de: "Das ist keine Turnierdatei.", en: "This is not a tournament file." }
    understood(players, rounds) {
        de: "Teilnehmer: {players}. Gespielte Runden: {rounds}.",
        en: "Players: {players}. Rounds played: {rounds}.",
    }
    no_changes() { de: "Alles wird unverändert übernommen.", en: "Everything is imported unchanged." }
    changes() { de: "Was angepasst wird", en: "What is changed" }
    no_import_file(count, first) {
        de: "Aus der Datei geht nicht sicher hervor, was gespielt wurde ({count} Fehler). Der erste: {first}",
        en: "The file leaves in doubt what was played ({count} errors). The first: {first}",
        one(count): de: "Aus der Datei geht nicht sicher hervor, was gespielt wurde: {first}", en: "The file leaves in doubt what was played: {first}",
    }
    no_import_unknown_team(team) {
        de: "Die Datei nennt Mannschaft {team}, führt sie aber nicht auf. Ergänzen Sie die Mannschaft (Satz 310).",
        en: "The file names team {team} but does not list it. Add the team (record 310).",
    }
    no_import_torn(team, round) {
        de: "Aus der Datei geht nicht hervor, wer in Runde {round} im Wettkampf von Mannschaft {team} an welchem Brett saß: Partien und Aufstellungen passen nicht zusammen. Ergänzen Sie die Aufstellungen (Satz 300).",
        en: "The file does not say who sat at which board in round {round} in the match of team {team}: games and line-ups do not agree. Add the line-ups (record 300).",
    }
    no_import_colours(team, round, board) {
        de: "Die Farben wechseln nicht von Brett zu Brett (Runde {round}, Mannschaft {team}, Brett {board}); solche Wettkämpfe sind hier nicht vorgesehen. `turmuhr pair` und `turmuhr standings` lesen die Datei.",
        en: "Colours do not alternate from board to board (round {round}, team {team}, board {board}); such matches are not supported here. `turmuhr pair` and `turmuhr standings` read the file.",
    }
    no_import_team_bye(team, round) {
        de: "Mannschaft {team} soll in Runde {round} eine freie Runde mit Punkten haben (Satz 240); das ist hier nicht vorgesehen. Löschen Sie den Satz, und entscheiden Sie bei der Auslosung.",
        en: "Team {team} is to have a bye with points in round {round} (record 240); this is not supported here. Remove the record and decide when the round is paired.",
    }
    understood_teams(teams) {
        de: "{teams} Mannschaften.",
        en: "{teams} teams.",
        one(teams): de: "Eine Mannschaft.", en: "One team.",
    }
    boards_taken(boards) {
        de: "Die Zahl der Bretter fehlt (Satz 352) oder ist kleiner als gespielt: {boards} angenommen, die Farben wechseln von Brett zu Brett.",
        en: "The number of boards is missing (record 352) or lower than the boards played: {boards} assumed, colours alternating.",
    }
    second_score_kept() {
        de: "Zu- oder Abschläge in der zweiten Wertung der Mannschaften (Satz 299) werden nicht übernommen.",
        en: "Bonuses or penalties in the second score of teams (record 299) are not imported.",
    }
    team_away(team, round) {
        de: "Mannschaft {team} fehlt in Runde {round} (Satz 240): Sie gilt als zurückgezogen und kann wieder einsteigen.",
        en: "Team {team} is absent in round {round} (record 240): it counts as withdrawn and can return.",
    }
    no_import_nobody() { de: "In der Datei steht kein Teilnehmer (Satz 001).", en: "There is no player in the file (record 001)." }
    no_system(taken) { de: "Die Datei nennt kein System (192); angenommen: {taken}.", en: "The file names no system (192); assumed: {taken}." }
    system_taken(written, taken) {
        de: "Das System „{written}“ ist unbekannt; angenommen: {taken}.",
        en: "The system “{written}” is unknown; assumed: {taken}.",
    }
    rounds_taken(rounds) {
        de: "Die Datei nennt keine Rundenzahl (142); angenommen: {rounds}.",
        en: "The file does not give the number of rounds (142); assumed: {rounds}.",
    }
    initial_colour_taken() {
        de: "Die Datei nennt keine Anfangsfarbe (152); angenommen: Weiß.",
        en: "The file does not name the initial colour (152); assumed: White.",
    }
    tie_break_dropped(code) { de: "Die Feinwertung „{code}“ ist unbekannt und entfällt.", en: "The tie-break “{code}” is unknown and is left out." }
    scoring_simplified() {
        de: "Vom Punktesystem (162) bleiben Sieg, Remis, Niederlage und Freilos; besondere Werte für kampflose Partien und Abwesenheit entfallen.",
        en: "Of the point system (162), win, draw, loss and bye are kept; special values for forfeits and absences are left out.",
    }
    acceleration_dropped() {
        de: "Die Zusatzpunkte einer Beschleunigung (250, XXA) entfallen; die übrigen Runden werden ohne sie ausgelost.",
        en: "The extra points of an acceleration (250, XXA) are left out; the remaining rounds are paired without them.",
    }
    prohibition_dropped(players) {
        de: "Ein Paarungsverbot unter {players} Spielern gilt nur für einzelne Runden (260) und entfällt.",
        en: "A prohibition among {players} players applies to certain rounds only (260) and is left out.",
    }
    renumbered(players) {
        de: "Die Startnummern haben Lücken; die {players} Teilnehmer werden neu nummeriert.",
        en: "The starting numbers have gaps; the {players} players are renumbered.",
    }
    second_bye(round, player) {
        de: "Runde {round}: Nummer {player} hätte das zweite Freilos und bekommt stattdessen eine freie Runde mit ganzem Punkt.",
        en: "Round {round}: number {player} would have the second pairing-allocated bye and gets a full-point bye instead.",
    }
    colour_taken(round, white, black) {
        de: "Runde {round}: {white} gegen {black} steht ohne Farben in der Datei; {white} bekommt Weiß.",
        en: "Round {round}: {white} against {black} has no colours in the file; {white} gets White.",
    }
    boards_ordered() {
        de: "Die Datei nummeriert die Bretter nicht; sie sind nach Punkten geordnet (C.04.2).",
        en: "The file does not number the boards; they are ordered by score (C.04.2).",
    }
    event_named(name) {
        de: "Die Datei nennt keinen Turniernamen; das Turnier heißt „{name}“.",
        en: "The file does not name the event; it is called “{name}”.",
    }
    value_dropped(written) {
        de: "„{written}“ ist kein möglicher Wert und wird nicht übernommen.",
        en: "“{written}” is not a possible value and is left out.",
    }
    name_taken(player) {
        de: "Nummer {player} hat keinen Namen; an seiner Stelle steht die Nummer.",
        en: "Number {player} has no name; the number is used instead.",
    }
    moves_end(MovesEnd { number, dots, line, why }) {
        de: "Die Züge enden im {number}. Zug{dots} (Zeile {line}): {why}",
        en: "The moves end at move {number}{dots} (line {line}): {why}",
    }
    mate() { de: "Matt", en: "checkmate" }
    stalemate() { de: "Patt", en: "stalemate" }
    ends_otherwise(end, result, written) {
        de: "Die Züge enden mit {end}, also {result}; als Ergebnis steht in der Partie aber {written}. Prüfen Sie die Züge.",
        en: "The moves end in {end}, which is {result}; but the result of the game says {written}. Check the moves.",
    }
    entered_otherwise(end, result, entered) {
        de: "Die Züge enden mit {end}, also {result}; eingetragen ist aber {entered}. Das Ergebnis bleibt {entered}; ändern lässt es sich am Brett.",
        en: "The moves end in {end}, which is {result}; but the result entered is {entered}. The result stays {entered}; it can be changed at the board.",
    }
    other_result(written, entered) {
        de: "Die Partie endet mit {written}, eingetragen ist aber {entered}. Das Ergebnis bleibt {entered}; ändern lässt es sich am Brett.",
        en: "The game ends {written}, but the result entered is {entered}. The result stays {entered}; it can be changed at the board.",
    }
    other_players(written, seated) {
        de: "In der Partie steht {written}, am Brett sitzen {seated}.",
        en: "The game names {written}, but the board has {seated}.",
    }
    at_board(board, doubt) { de: "Brett {board}: {doubt}", en: "Board {board}: {doubt}" }
    games_assigned(boards) {
        de: "Die Datei enthält mehrere Partien. Nach den Namen gehören sie zu Brett {boards}.",
        en: "The file has several games. By their names they belong to board {boards}.",
    }
    game_without_board(written) {
        de: "Nicht gespeichert wird {written}: Die Namen passen zu keinem Brett der Runde, das noch ohne Partie ist.",
        en: "{written} is not stored: the names fit no board of the round that still lacks a game.",
    }
    no_game_fits() {
        de: "Keine Partie der Datei passt nach den Namen zu einem Brett dieser Runde.",
        en: "By the names, no game of the file fits a board of this round.",
    }
    unreadable_times(written) {
        de: "Keine Uhrzeit, daher nicht angezeigt: {written}.",
        en: "Not a clock time, so not shown: {written}.",
    }
}
