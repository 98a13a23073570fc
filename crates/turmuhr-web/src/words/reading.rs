//! Texts of the page that reads a game: notation, repetitions, moves without progress.

use turmuhr_laws::notation::Language;
use turmuhr_texts::Lang;

/// The language of piece letters by name.
pub(crate) const fn language(language: Language, lang: Lang) -> &'static str {
    let (de, en) = match language {
        Language::En => ("Englisch", "English"),
        Language::De => ("Deutsch", "German"),
        Language::Fr => ("Französisch", "French"),
        Language::Es => ("Spanisch", "Spanish"),
        Language::It => ("Italienisch", "Italian"),
        Language::Nl => ("Niederländisch", "Dutch"),
        Language::Pt => ("Portugiesisch", "Portuguese"),
        Language::Pl => ("Polnisch", "Polish"),
        Language::Cs => ("Tschechisch", "Czech"),
        Language::Hu => ("Ungarisch", "Hungarian"),
        Language::Sv => ("Schwedisch", "Swedish"),
        Language::Da => ("Dänisch", "Danish"),
        Language::No => ("Norwegisch", "Norwegian"),
        Language::Fi => ("Finnisch", "Finnish"),
        Language::Ro => ("Rumänisch", "Romanian"),
        Language::Ru => ("Russisch", "Russian"),
        Language::Ca => ("Katalanisch", "Catalan"),
        Language::Sk => ("Slowakisch", "Slovak"),
        Language::Sl => ("Slowenisch", "Slovene"),
        Language::Hr => ("Kroatisch", "Croatian"),
        Language::Is => ("Isländisch", "Icelandic"),
        Language::Et => ("Estnisch", "Estonian"),
        Language::Tr => ("Türkisch", "Turkish"),
        Language::Uk => ("Ukrainisch", "Ukrainian"),
        Language::Bg => ("Bulgarisch", "Bulgarian"),
    };
    match lang {
        Lang::De => de,
        Lang::En => en,
    }
}

super::texts! {
    title() { de: "Partie", en: "Game" }
    about() {
        de: "Partieformular oder PGN einfügen: Züge lesen, Wiederholungen und die 50-Züge-Regel prüfen.",
        en: "Paste a scoresheet or PGN: read its moves, check repetitions and the 50-move rule.",
    }
    paste() { de: "Züge in beliebiger Notation oder PGN", en: "Moves in any notation, or PGN" }
    example() { de: "1. e4 e5 2. Sf3 Sc6 …", en: "1. e4 e5 2. Nf3 Nc6 …" }
    from_position() { de: "Beginnt mit einer anderen Stellung (FEN)", en: "Begins with another position (FEN)" }
    more_fields() { de: "Ausgabe der Regeln, Anfangsstellung", en: "Edition of the Laws, initial position" }
    read() { de: "Partie lesen", en: "Read the game" }
    empty() {
        de: "Hier erscheint die Partie Zug für Zug: in Kurznotation und als Figurinen, mit jeder Wiederholung.",
        en: "The game will appear here move by move: in short notation and as figurines, with every repetition.",
    }
    recognised(what) { de: "Erkannt: {what}", en: "Recognised: {what}" }
    letters(language) { de: "Figurenbuchstaben {language}", en: "{language} piece letters" }
    figurines() { de: "Figurinen", en: "figurines" }
    squares_only() { de: "Ausgangs- und Zielfeld (e2e4)", en: "squares of departure and arrival (e2e4)" }
    spoken() { de: "angesagte Züge", en: "announced moves" }
    pgn() { de: "PGN", en: "PGN" }
    also_reads(language) {
        de: "In der Sprache {language} wäre es eine andere Partie.",
        en: "In {language} it would be another game.",
    }
    only_the_first(games) { de: "{games} Partien; gelesen ist nur die erste.", en: "{games} games; only the first was read." }
    gap(number, token) {
        de: "Bei Zug {number} ist eine Lücke: „{token}“. Bis dahin ist die Partie gelesen.",
        en: "There is a gap at move {number}: “{token}”. The game is read up to there.",
    }
    stops(number, token) { de: "Bei Zug {number} endet die Partie: „{token}“.", en: "The game ends at move {number}: “{token}”." }
    unreadable() { de: "Das ist kein Zug. Prüfen Sie die Schreibweise.", en: "This is not a move. Check the spelling." }
    no_moves() { de: "Der Text enthält keinen Zug.", en: "The text contains no move." }
    too_long(most) { de: "Höchstens {most} Zeichen. Lassen Sie Kommentare weg.", en: "At most {most} characters. Leave out comments." }
    too_many(most) { de: "Höchstens {most} Halbzüge.", en: "At most {most} half-moves." }
    table() { de: "Zug für Zug", en: "Move by move" }
    move_column() { de: "Zug", en: "Move" }
    figurine_column() { de: "Figurine", en: "Figurine" }
    repeated_column() { de: "Stellung", en: "Position" }
    quiet_column() { de: "Halbzüge ohne Schlagen und ohne Bauernzug", en: "Half-moves without a capture or a pawn move" }
    remarks_column() { de: "Bemerkung", en: "Remark" }
    time(count) { de: "{count}. Mal", en: "occurrence {count}" }
    first_time() { de: "neu", en: "new" }
    as_after(moves) { de: "wie nach {moves}", en: "as after {moves}" }
    the_start() { de: "dem Anfang", en: "the start" }
    chosen(written) { de: "Nach {written}", en: "After {written}" }
    at_the_start() { de: "Am Anfang", en: "At the start" }
    stood_once() { de: "Diese Stellung stand noch nie auf dem Brett.", en: "This position has not occurred before." }
    stood(count, moves) {
        de: "Diese Stellung steht zum {count}. Mal auf dem Brett, vorher nach {moves}.",
        en: "Occurrence {count} of this position; earlier after {moves}.",
    }
    quiet_one() {
        de: "1 Halbzug ohne Schlagen und ohne Bauernzug.",
        en: "1 half-move without a capture or a pawn move.",
    }
    quiet(moves, half_moves) {
        de: "{half_moves} Halbzüge, also {moves} Züge jeder Seite, ohne Schlagen und ohne Bauernzug.",
        en: "{half_moves} half-moves, that is {moves} moves by each side, without a capture or a pawn move.",
        one(half_moves): de: "Ein Halbzug ohne Schlagen und ohne Bauernzug ({moves} Züge jeder Seite).", en: "One half-move without a capture or a pawn move ({moves} moves by each side).",
    }
    claim_wrong() { de: "Antrag nicht berechtigt", en: "Claim incorrect" }
    drawn_after(written) { de: "Nach {written} ist die Partie ohne Antrag remis.", en: "After {written} the game is drawn without a claim." }
    claim_right() { de: "Antrag berechtigt", en: "Claim correct" }
    drawn() { de: "Remis ohne Antrag", en: "Drawn without a claim" }
    repetition() { de: "Stellungswiederholung", en: "Repetition" }
    no_progress() { de: "50-Züge-Regel", en: "50-move rule" }
    repeated(needed, moves) {
        de: "Dieselbe Stellung zum {needed}. Mal nach {moves}.",
        en: "Occurrence {needed} of the same position after {moves}.",
    }
    not_repeated(needed, most) {
        de: "Keine Stellung stand {needed}-mal auf dem Brett; die höchste Zahl ist {most}.",
        en: "No position occurred {needed} times; the highest count is {most}.",
    }
    reached(needed, after) {
        de: "{needed} Züge jeder Seite ohne Schlagen und ohne Bauernzug sind nach {after} erreicht.",
        en: "{needed} moves by each side without a capture or a pawn move are reached after {after}.",
    }
    not_reached(needed, most) {
        de: "Nötig sind {needed} Züge jeder Seite ohne Schlagen und ohne Bauernzug; die längste Folge hat {most}.",
        en: "{needed} moves by each side without a capture or a pawn move are needed; the longest run has {most}.",
    }
    more_endings() {
        de: "Für einige Endspiele gilt eine höhere Zahl; der Vorfall sagt, welche.",
        en: "Some endings need more moves; the incident says which.",
    }
    intended() { de: "Beabsichtigter Zug", en: "Intended move" }
    check_intended() { de: "Antrag mit diesem Zug prüfen", en: "Check the claim with this move" }
    with_intended(written, times, moves) {
        de: "Mit {written} stünde die Stellung zum {times}. Mal auf dem Brett; ohne Schlagen und ohne Bauernzug wären es {moves} Züge jeder Seite.",
        en: "{written} would bring occurrence {times} of the position; {moves} moves by each side without a capture or a pawn move.",
    }
    incident_here() { de: "Vorfall ab hier", en: "Incident from here" }
    mate_here() { de: "Wer kann hier noch mattsetzen?", en: "Who can still mate here?" }
    change_text() { de: "Text und Ausgabe ändern", en: "Change the text and the edition" }
    board() { de: "Partie auf dem Brett", en: "The game on the board" }
}
