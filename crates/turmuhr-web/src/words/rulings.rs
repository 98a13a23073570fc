//! Texts of the page where anybody may ask what follows from an incident.

super::texts! {
    title() { de: "Was ist passiert?", en: "What happened?" }
    navigation() { de: "Regeln", en: "Rules" }
    about() {
        de: "Wählen Sie, wer was getan hat. Die Entscheidung erscheint mit Artikel und Uhrzeiten, und die Adresse dieser Seite zeigt sie jedem wieder.",
        en: "Choose who did what. The ruling appears with its article and the clock times, and the address of this page shows it to anybody again.",
    }
    game() { de: "Partie", en: "Game" }
    edition() { de: "Ausgabe der Regeln", en: "Edition of the Laws" }
    mode() { de: "Art", en: "Kind of game" }
    supervision() { de: "Aufsicht (Schnellschach, Blitz)", en: "Supervision (rapid, blitz)" }
    control() { de: "Bedenkzeit, leer für die übliche", en: "Time control, empty for the usual one" }
    position() { de: "Stellung als FEN, leer für die Anfangsstellung", en: "Position as FEN, empty for the start position" }
    moves() { de: "Züge bis hierher (1. e4 e5 …)", en: "Moves so far (1. e4 e5 …)" }
    change_game() { de: "Partie ändern", en: "Change the game" }
    standard() { de: "Turnierpartie", en: "Standard" }
    rapid() { de: "Schnellschach", en: "Rapid" }
    blitz() { de: "Blitz", en: "Blitz" }
    full() { de: "volle Aufsicht", en: "full supervision" }
    limited() { de: "eingeschränkte Aufsicht", en: "limited supervision" }
    or_write() { de: "oder schreiben", en: "or write" }
    write_example() { de: "w berührt e2, berührt d2", en: "w touch e2, touch d2" }
    rulings() { de: "Entscheidung", en: "Ruling" }
    nothing_follows() { de: "Nichts folgt daraus.", en: "Nothing follows." }
    nothing_yet() { de: "Noch ist nichts geschehen.", en: "Nothing has happened yet." }
    course() { de: "Verlauf", en: "Course" }
    take_back() { de: "Letztes zurücknehmen", en: "Take back the last" }
    begin_anew() { de: "Neu beginnen", en: "Begin anew" }
    turn_board() { de: "Brett drehen", en: "Turn the board" }
    board_of(side) { de: "Brett, {side} am Zug", en: "Board, {side} to move" }
    no_turn() { de: "Brett", en: "Board" }
    same_by(edition) { de: "dasselbe nach {edition}", en: "the same by {edition}" }
    compare() { de: "Andere Ausgaben", en: "Other editions" }
    as_line() { de: "Als eine Zeile für turmuhr ruling", en: "As one line for turmuhr ruling" }
    too_many(most) { de: "Mehr als {most} Ereignisse zeigt diese Seite nicht. Beginnen Sie neu.", en: "This page shows at most {most} events. Begin anew." }
    empty_square() { de: "leer", en: "empty" }
    cases() { de: "Beispiele", en: "Cases" }
    case_of(name) { de: "Beispiel {name}", en: "Case {name}" }
}
