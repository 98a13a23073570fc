//! What the program says about itself, its calls and its files.

texts! {
    // What it is.
    tagline() {
        de: "Turmuhr: Schach führen nach den Regeln – Zug, Uhr, Turnier, Verband.",
        en: "Turmuhr: run chess by the rules – move, clock, tournament, federation.",
    }
    heading_usage() { de: "Aufruf:", en: "Usage:" }
    heading_options() { de: "Optionen:", en: "Options:" }
    heading_arguments() { de: "Angaben:", en: "Arguments:" }
    heading_commands() { de: "Befehle:", en: "Commands:" }
    heading_example() { de: "Beispiel:", en: "Example:" }
    more_help() {
        de: "turmuhr BEFEHL --help erklärt einen Befehl. Rückgabewert: 0 erledigt, 1 die Antwort ist nein oder es gibt Befunde, 2 Aufruf oder Eingabe falsch.",
        en: "turmuhr COMMAND --help explains a command. Exit status: 0 done, 1 the answer is no or there are findings, 2 the call or the input is wrong.",
    }

    // The commands.
    about_perft() {
        de: "Zählt die Zugfolgen aus einer Stellung bis zu einer Tiefe.",
        en: "Counts the sequences of moves from a position to a depth.",
    }
    about_notate() {
        de: "Liest die Züge einer Partie in jeder Notation und schreibt sie in einer anderen.",
        en: "Reads a game's moves in any notation and writes them in another.",
    }
    about_games() {
        de: "Liest Partien aus PGN-Dateien, prüft sie und schreibt sie sauber zurück.",
        en: "Reads games from PGN files, checks them and writes them back clean.",
    }
    about_position() {
        de: "Zeigt eine Stellung: am Zug, Züge, Status, ob sie entstehen kann – und warum ein Zug nicht geht.",
        en: "Shows a position: turn, moves, status, whether it can arise – and why a move is not legal.",
    }

    about_audit() {
        de: "Hält gespielte Partien gegen die Regeln: wo das Protokoll etwas anderes sagt.",
        en: "Holds game records against the Laws: where the record says something else.",
    }
    about_mate() {
        de: "Kann diese Seite noch mattsetzen? Mit Zugfolge oder Grund.",
        en: "Can this side still checkmate? With a line or a reason.",
    }
    arg_mate_fen() { de: "Stellung als FEN; beide Seiten, wenn --side fehlt", en: "Position as FEN; both sides unless --side says which" }
    arg_side() { de: "white oder black", en: "white or black" }
    arg_batch() { de: "Datei mit einer Frage je Zeile: FEN oder FEN;white oder FEN;black", en: "File with a question a line: FEN or FEN;white or FEN;black" }
    arg_line() { de: "Die mattsetzende Zugfolge in UCI als viertes Feld", en: "The mating line in UCI as a fourth field" }
    arg_thorough() { de: "Tote Stellungen auch suchen, wo Material, Zugzwang und verkeilte Bauern sie nicht zeigen", en: "Also search for dead positions that material, forced moves and locked pawns do not show" }
    arg_explain() { de: "Die Antwort auch als Satz", en: "The answer as a sentence too" }
    arg_limit() { de: "Höchstens so viele Stellungen oder Millisekunden (250ms) je Frage", en: "At most so many positions or milliseconds (250ms) a question" }
    about_ruling() {
        de: "Spielt Szenarien und sagt jede Entscheidung mit ihrem Artikel.",
        en: "Plays scenario files and tells each ruling with its article.",
    }

    // Their arguments.
    arg_scenarios() {
        de: "Szenariodateien (TOML) oder Namen von Beispielen des Regelbuchs; - ist die Standardeingabe",
        en: "Scenario files (TOML) or names of examples of the rulebook; - is standard input",
    }
    arg_depth() { de: "Halbzüge tief", en: "Half-moves deep" }
    arg_fen() { de: "Stellung als FEN; ohne sie die Grundstellung", en: "Position as FEN; the initial position without it" }
    arg_chess960() { de: "Rochade nach Chess960", en: "Castling as in Chess960" }
    arg_divide() { de: "Die Anzahl hinter jedem ersten Zug dazu", en: "Also the count behind each first move" }
    arg_lang() { de: "Sprache der Texte: de oder en", en: "Language of the texts: de or en" }
    arg_json() { de: "Antwort als JSON", en: "Answer as JSON" }
    arg_help() { de: "Zeigt diese Hilfe", en: "Shows this help" }
    arg_version() { de: "Zeigt die Version", en: "Shows the version" }
    arg_from(codes) {
        de: "Sprache der Figurenbuchstaben im Text: {codes} oder auto",
        en: "Language of the piece letters in the text: {codes} or auto",
    }
    arg_to() { de: "Sprache, in der geschrieben wird", en: "Language to write in" }
    arg_no_check() { de: "Schach- und Mattzeichen weglassen", en: "Leave out check and mate signs" }
    arg_no_ep() { de: "\"e.p.\" weglassen", en: "Leave out \"e.p.\"" }
    arg_mate_sign() { de: "Zeichen für Matt: # oder ++", en: "Sign of mate: # or ++" }
    arg_style() {
        de: "short, long, no-x, figurine, spoken, uci oder pgn",
        en: "short, long, no-x, figurine, spoken, uci or pgn",
    }
    arg_edition() { de: "Regelausgabe für die Artikelnummern, etwa fide-2017", en: "Edition of the Laws for the article numbers, such as fide-2017" }
    arg_text_file() { de: "Datei mit den Zügen; - oder nichts: Standardeingabe", en: "File with the moves; - or nothing: standard input" }
    arg_pgn_files() { de: "PGN-Dateien; - ist die Standardeingabe", en: "PGN files; - is standard input" }
    arg_games_format() { de: "table, tsv, json oder pgn", en: "table, tsv, json or pgn" }
    arg_try() { de: "Zug prüfen, in Buchstaben der Sprache oder als e2e4", en: "Try a move, in English letters or as e2e4" }
    arg_number() { de: "Chess960-Grundstellung mit dieser Nummer (0 bis 959)", en: "Chess960 start position of this number (0 to 959)" }
    arg_draw() { de: "Chess960-Grundstellung aus dieser Startzahl auslosen", en: "Draw a Chess960 start position from this seed" }

    // Wrong calls.
    error(what) { de: "Fehler: {what}", en: "error: {what}" }
    note(what) { de: "Hinweis: {what}", en: "note: {what}" }
    unknown_command(word) {
        de: "Den Befehl \"{word}\" gibt es nicht; turmuhr --help zählt alle auf.",
        en: "There is no command \"{word}\"; turmuhr --help lists them all.",
    }
    unknown_argument(word, command) {
        de: "\"{word}\" gehört nicht zu diesem Aufruf; turmuhr {command} --help zeigt, was geht.",
        en: "\"{word}\" does not belong to this call; turmuhr {command} --help shows what does.",
    }
    missing_argument(what, command) {
        de: "Es fehlt {what}; turmuhr {command} --help zeigt ein Beispiel.",
        en: "Missing: {what}; turmuhr {command} --help shows an example.",
    }
    bad_value(value, option, command) {
        de: "\"{value}\" passt nicht zu {option}; turmuhr {command} --help zeigt, was geht.",
        en: "\"{value}\" does not fit {option}; turmuhr {command} --help shows what does.",
    }
    bad_call(command) {
        de: "Der Aufruf ist nicht verständlich; turmuhr {command} --help zeigt ein Beispiel.",
        en: "The call is not understood; turmuhr {command} --help shows an example.",
    }
    no_such_file(path) {
        de: "Die Datei {path} gibt es nicht. Prüfen Sie Name und Ordner.",
        en: "There is no file {path}. Check the name and the folder.",
    }
    unreadable_file(path, why) {
        de: "Die Datei {path} kann nicht gelesen werden ({why}).",
        en: "The file {path} cannot be read ({why}).",
    }
    not_written(why) {
        de: "Die Ausgabe konnte nicht geschrieben werden ({why}).",
        en: "The output could not be written ({why}).",
    }
}
