//! Texts of the page where anybody may ask what follows from an incident.

super::texts! {
    title() { de: "Was ist passiert?", en: "What happened?" }
    navigation() { de: "Regeln", en: "Rules" }
    about() {
        de: "Wählen Sie, wer was getan hat. Die Entscheidung erscheint mit Artikel und Uhrzeiten, und mit der Adresse dieser Seite lässt sie sich weitergeben.",
        en: "Choose who did what. The ruling appears with its article and the clock times, and you can share it with the address of this page.",
    }
    game() { de: "Partie", en: "Game" }
    incident() { de: "Vorfall", en: "Incident" }
    of_position() { de: "Stellung", en: "Position" }
    of_cases() { de: "Fälle", en: "Cases" }
    game_of_story() { de: "Ausgabe, Bedenkzeit, Stellung", en: "Edition, time control, position" }
    set_up() { de: "Stellung aufbauen", en: "Set up a position" }
    paste_game() { de: "Partie einfügen", en: "Paste a game" }
    share() { de: "Adresse kopieren", en: "Copy the address" }
    copied() { de: "Kopiert. Die Adresse zeigt allen genau diese Seite.", en: "Copied. The address shows everybody exactly this page." }
    examples() { de: "Zum Beispiel:", en: "For example:" }
    example_touch() { de: "Weiß berührt e2, dann d2", en: "White touches e2, then d2" }
    example_illegal() { de: "Blitz: regelwidriger Zug, Schwarz reklamiert", en: "Blitz: an illegal move, Black claims" }
    example_device() { de: "Bei Schwarz klingelt das Telefon", en: "Black’s phone rings" }
    arbiter_chooses() { de: "Der Schiedsrichter wählt:", en: "The arbiter chooses:" }
    as_a_rule() { de: "in der Regel", en: "as a rule" }
    same_ruling() { de: "Dieselbe Entscheidung", en: "The same ruling" }
    other_ruling() { de: "Andere Entscheidung", en: "Another ruling" }
    not_by(edition) { de: "Nach {edition} ist dieser Hergang nicht möglich.", en: "This cannot happen under {edition}." }
    too_long() {
        de: "Die Partie ist zu lang für eine Adresse. Beginnen Sie mit der Stellung statt mit allen Zügen.",
        en: "The game is too long for an address. Begin with the position instead of all the moves.",
    }
    edition() { de: "Ausgabe der Regeln", en: "Edition of the Laws" }
    mode() { de: "Art", en: "Kind of game" }
    supervision() { de: "Aufsicht (Schnellschach, Blitz)", en: "Supervision (rapid, blitz)" }
    control() { de: "Bedenkzeit, leer für die übliche", en: "Time control, empty for the usual one" }
    position() { de: "Stellung als FEN, leer für die Anfangsstellung", en: "Position as FEN, empty for the initial position" }
    moves() { de: "Züge bis hierher (1. e4 e5 …)", en: "Moves so far (1. e4 e5 …)" }
    change_game() { de: "Partie ändern", en: "Change the game" }
    standard() { de: "Turnierschach", en: "Standard" }
    rapid() { de: "Schnellschach", en: "Rapid" }
    blitz() { de: "Blitz", en: "Blitz" }
    full() { de: "ausreichende Aufsicht", en: "adequate supervision" }
    limited() { de: "eingeschränkte Aufsicht", en: "limited supervision" }
    or_write() { de: "oder schreiben", en: "or write" }
    write_example() { de: "Weiß berührt e2, dann d2", en: "White touches e2, then d2" }
    rulings() { de: "Entscheidung", en: "Ruling" }
    nothing_follows_yet() {
        de: "Noch folgt nichts. Sobald der Schiedsrichter es bemerkt oder ein Spieler reklamiert:",
        en: "Nothing follows yet. Once the arbiter notices it or a player claims:",
    }
    final_start() { de: "Die Partie ist mit dieser Stellung zu Ende.", en: "This position ends the game." }
    control_hint() {
        de: "Etwa 90+30 (90 Minuten und 30 Sekunden je Zug), 2h, 1:30:00+30 oder 40/90+30:30+30. Ab 180 sind es Sekunden: 5400+30.",
        en: "Such as 90+30 (90 minutes and 30 seconds a move), 2h, 1:30:00+30 or 40/90+30:30+30. From 180 on, numbers are seconds: 5400+30.",
    }
    white_shows() { de: "Weiß zeigt (0:04:00), leer für die volle Bedenkzeit", en: "White’s clock shows (0:04:00), empty for the full time" }
    black_shows() { de: "Schwarz zeigt (0:04:00), leer für die volle Bedenkzeit", en: "Black’s clock shows (0:04:00), empty for the full time" }
    nothing_follows() { de: "Daraus folgt nichts.", en: "Nothing follows." }
    nothing_yet() { de: "Noch ist nichts geschehen.", en: "Nothing has happened yet." }
    course() { de: "Hergang", en: "Course of events" }
    take_back() { de: "Letztes Ereignis zurücknehmen", en: "Take back the last event" }
    begin_anew() { de: "Neu beginnen", en: "Start again" }
    turn_board() { de: "Brett drehen", en: "Turn the board" }
    board_of(side) { de: "Brett, {side} am Zug", en: "Board, {side} to move" }
    no_turn() { de: "Brett", en: "Board" }
    compare() { de: "Andere Ausgaben", en: "Other editions" }
    too_many(most) { de: "Mehr als {most} Ereignisse zeigt diese Seite nicht. Beginnen Sie neu.", en: "This page shows at most {most} events. Start again." }
}
