//! The arbiter's pocket: an incident at a board.

super::texts! {
    title(board) { de: "Vorfall an Brett {board}", en: "Incident at board {board}" }
    incident() { de: "Vorfall", en: "Incident" }
    open(board) { de: "Vorfall an Brett {board} aufnehmen", en: "Record an incident at board {board}" }
    what_happened() { de: "Was ist passiert?", en: "What happened?" }
    flags(count, side) {
        de: "{side}, regelwidrige Züge bisher: {count}",
        en: "{side}, illegal moves so far: {count}",
    }
    flag_letter_white() { de: "W", en: "W" }
    flag_letter_black() { de: "S", en: "B" }
    follows() { de: "Folgen", en: "Consequences" }
    as_illegal_move(number, side) {
        de: "{side}: regelwidriger Zug Nr. {number} in dieser Partie.",
        en: "{side}: illegal move no. {number} in this game.",
    }
    set_clocks() { de: "Uhren einstellen", en: "Set the clocks" }
    read_clocks_to_set() {
        de: "Mit den Uhrenständen sagt das Programm, worauf die Uhren zu stellen sind.",
        en: "With the clock times the program says what to set the clocks to.",
    }
    unless_no_mate(side) {
        de: "Kann {side} durch keine Folge regelgemäßer Züge mehr mattsetzen, ist die Partie remis. Geben Sie die Stellung ein, oder bestätigen Sie, dass {side} noch mattsetzen kann.",
        en: "If {side} cannot checkmate by any possible series of legal moves, the game is drawn. Enter the position, or confirm that {side} can still checkmate.",
    }
    can_mate(side) {
        de: "{side} kann noch mattsetzen",
        en: "{side} can still checkmate",
    }
    duty_unknown() {
        de: "Mit Stellung und Zug sagt das Programm auch, welche Figur gezogen werden muss.",
        en: "With position and move the program also says which piece must be moved.",
    }
    mode_taken() {
        de: "Die Ausgabe sagt nicht, zu welchem Modus diese Bedenkzeit gehört; es gelten die Turnierschachregeln.",
        en: "The edition does not say which mode this time control belongs to; the Competition Rules are applied.",
    }
    choose() {
        de: "Der Schiedsrichter hat die Wahl",
        en: "The arbiter may choose",
    }
    as_a_rule() { de: "in der Regel", en: "as a rule" }
    minutes() {
        de: "Minuten, bei Zeitstrafen",
        en: "Minutes, for time penalties",
    }
    which_clock() { de: "Welche Uhr", en: "Which clock" }
    set_to() { de: "Stellen auf", en: "Set to" }
    choose_again() { de: "Andere Wahl", en: "Another choice" }
    details() {
        de: "Einzelheiten",
        en: "Details",
    }
    clocks_show() { de: "Die Uhren zeigen", en: "The clocks show" }
    clock_of(side) {
        de: "Uhr {side}",
        en: "{side}’s clock",
    }
    clock_explained() {
        de: "Wie sie jetzt stehen: 14:22, 1:14:22 oder 1422.",
        en: "As they stand now: 14:22, 1:14:22 or 1422.",
    }
    found_by() { de: "Wer hat es bemerkt?", en: "Who noticed it?" }
    by_arbiter() { de: "Schiedsrichter", en: "Arbiter" }
    by_opponent() { de: "Gegner reklamiert", en: "Opponent claims" }
    answered() {
        de: "Der Gegner hat schon gezogen",
        en: "The opponent has already made a move",
    }
    position() { de: "Stellung (FEN)", en: "Position (FEN)" }
    position_before() { de: "Stellung vor dem Zug (FEN)", en: "Position before the move (FEN)" }
    position_of_game() {
        de: "Stellung der gespeicherten Partie übernehmen",
        en: "Use the position of the stored game",
    }
    touched() { de: "Feld der berührten Figur", en: "Square of the touched piece" }
    played() { de: "Zug, zwei Felder", en: "Move, two squares" }
    moves() {
        de: "Ausgeführte Züge",
        en: "Moves made",
    }
    finding() {
        de: "Ist der Antrag berechtigt?",
        en: "Is the claim correct?",
    }
    finding_by_game() {
        de: "anhand der gespeicherten Züge prüfen",
        en: "check by the stored moves",
    }
    finding_right() { de: "ja, geprüft", en: "yes, checked" }
    finding_wrong() { de: "nein, geprüft", en: "no, checked" }
    guidelines() {
        de: "Richtlinien III (Partien ohne Zeitinkrement) angekündigt?",
        en: "Guidelines III (games without increment) announced?",
    }
    yes() { de: "ja", en: "yes" }
    no() { de: "nein", en: "no" }
    ask_again() { de: "Neu fragen", en: "Ask again" }
    note() { de: "Vermerk", en: "Note" }
    take_over() {
        de: "Entscheidung übernehmen",
        en: "Accept the ruling",
    }
    take_over_result(result) {
        de: "Entscheidung übernehmen und {result} eintragen",
        en: "Accept the ruling and enter {result}",
    }
    record_only() { de: "Nur aufnehmen, ohne Ergebnis", en: "Record only, without a result" }
    otherwise() { de: "Anders entscheiden …", en: "Decide otherwise …" }
    otherwise_explained() {
        de: "Dann steht Ihre Entscheidung im Protokoll, nicht die des Programms.",
        en: "Then the record has your decision, not the program's.",
    }
    own_words() { de: "Entscheidung", en: "Decision" }
    counts() { de: "Zählt als regelwidriger Zug", en: "Counts as an illegal move" }
    record_otherwise() {
        de: "So entscheiden",
        en: "Record this decision",
    }
    earlier() { de: "Bisher in dieser Partie", en: "So far in this game" }
    undo_in_history() { de: "Im Journal rückgängig machen", en: "Undo it in the journal" }
    back_to_board() { de: "Zum Brett", en: "To the board" }
    other_incident() { de: "Anderer Vorfall", en: "Another incident" }
    no_reading(text) {
        de: "„{text}“ ist kein Uhrenstand; schreiben Sie 14:22, 1:14:22 oder 1422.",
        en: "“{text}” is not a clock time; write 14:22, 1:14:22 or 1422.",
    }
    both_readings() {
        de: "Geben Sie beide Uhrenstände ein.",
        en: "Enter both clock times.",
    }
    nobody_there() {
        de: "An diesem Brett sitzen nicht zwei Spieler, also gibt es keinen Vorfall.",
        en: "There are not two players at this board, so there can be no incident.",
    }
    nothing_chosen() {
        de: "Wählen Sie, was passiert ist.",
        en: "Choose what happened.",
    }
    not_settled() {
        de: "Es ist noch etwas offen: eine Wahl, eine Angabe oder die Stellung.",
        en: "Something is still open: a choice, a detail or the position.",
    }
    article_text() {
        de: "Die Artikel in eigenen Worten",
        en: "The articles in our own words",
    }
    adjourn() { de: "Partie abbrechen (Hängepartie)", en: "Adjourn the game" }
    adjourned_with(clocks) { de: "Uhren beim Abbruch: {clocks}", en: "Clocks at the adjournment: {clocks}" }
    note_clocks() {
        de: "Uhrenstände eintragen",
        en: "Enter the clock times",
    }
    full_supervision() {
        de: "Schnell- und Blitzschach mit ausreichender Aufsicht (Turnierschachregeln gelten)",
        en: "Rapid and blitz with adequate supervision (Competition Rules apply)",
    }
}
