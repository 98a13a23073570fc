//! The arbiter's pocket: an incident at a board.

super::texts! {
    title(board) { de: "Vorfall an Brett {board}", en: "Incident at board {board}" }
    incident() { de: "Vorfall", en: "Incident" }
    open(board) { de: "Vorfall an Brett {board} aufnehmen", en: "Record an incident at board {board}" }
    what_happened() { de: "Was ist passiert?", en: "What happened?" }
    flags(count, side) {
        de: "{side}: regelwidrige Züge bisher: {count}",
        en: "{side}: illegal moves so far: {count}",
    }
    flag_letter_white() { de: "W", en: "W" }
    flag_letter_black() { de: "S", en: "B" }
    follows() { de: "Das folgt daraus", en: "What follows" }
    as_illegal_move(number, side) {
        de: "{side}: regelwidriger Zug Nr. {number} in dieser Partie.",
        en: "{side}: illegal move no. {number} in this game.",
    }
    set_clocks() { de: "Uhren einstellen", en: "Set the clocks" }
    read_clocks_to_set() {
        de: "Mit den Uhrenständen sagt das Programm, was einzustellen ist.",
        en: "With what the clocks show the program says what to set.",
    }
    unless_no_mate(side) {
        de: "Es sei denn, {side} kann durch keine Folge regelgemäßer Züge mehr mattsetzen: dann Remis. Geben Sie die Stellung ein, oder bestätigen Sie, dass {side} noch mattsetzen kann.",
        en: "Unless {side} cannot checkmate by any series of legal moves: then a draw. Enter the position, or confirm that {side} can still mate.",
    }
    can_mate(side) { de: "{side} kann noch mattsetzen", en: "{side} can still mate" }
    duty_unknown() {
        de: "Welche Figur gezogen werden muss, sagt das Programm, wenn Stellung und Zug eingegeben sind.",
        en: "Which piece must be moved the program says once position and move are entered.",
    }
    mode_taken() {
        de: "Die Ausgabe sagt nicht, zu welchem Modus diese Bedenkzeit gehört; genommen sind die Regeln für Turnierschach.",
        en: "The edition does not say which mode this time control belongs to; the competition rules are taken.",
    }
    choose() { de: "Die Regeln lassen die Wahl", en: "The Laws leave the choice" }
    as_a_rule() { de: "in der Regel", en: "as a rule" }
    minutes() { de: "Minuten, bei Zeitstrafen", en: "Minutes, for penalties of time" }
    which_clock() { de: "Welche Uhr", en: "Which clock" }
    set_to() { de: "Stellen auf", en: "Set to" }
    choose_again() { de: "Andere Wahl", en: "Another choice" }
    details() { de: "Genauer", en: "More exactly" }
    clocks_show() { de: "Die Uhren zeigen", en: "The clocks show" }
    clock_of(side) { de: "Uhr {side}", en: "Clock of {side}" }
    clock_explained() {
        de: "Wie sie jetzt stehen: 14:22, 1:14:22 oder 1422.",
        en: "As they stand now: 14:22, 1:14:22 or 1422.",
    }
    found_by() { de: "Wer hat es bemerkt?", en: "Who noticed it?" }
    by_arbiter() { de: "Schiedsrichter", en: "Arbiter" }
    by_opponent() { de: "Gegner reklamiert", en: "Opponent claims" }
    answered() { de: "Der Gegner hat schon gezogen", en: "The opponent has moved already" }
    position() { de: "Stellung (FEN)", en: "Position (FEN)" }
    position_before() { de: "Stellung vor dem Zug (FEN)", en: "Position before the move (FEN)" }
    position_of_game() { de: "Stellung der gespeicherten Partie nehmen", en: "Take the position of the stored game" }
    touched() { de: "Feld der berührten Figur", en: "Square of the touched piece" }
    played() { de: "Zug, zwei Felder", en: "Move, two squares" }
    moves() { de: "Gespielte Züge", en: "Moves made" }
    finding() { de: "Ist der Antrag richtig?", en: "Is the claim right?" }
    finding_by_game() { de: "die gespeicherten Züge zählen lassen", en: "have the stored moves counted" }
    finding_right() { de: "ja, geprüft", en: "yes, checked" }
    finding_wrong() { de: "nein, geprüft", en: "no, checked" }
    guidelines() {
        de: "Richtlinien für Partien ohne Zuschlag angekündigt?",
        en: "Guidelines on games without increment announced?",
    }
    yes() { de: "ja", en: "yes" }
    no() { de: "nein", en: "no" }
    ask_again() { de: "Neu fragen", en: "Ask again" }
    note() { de: "Vermerk", en: "Note" }
    take_over() { de: "Übernehmen", en: "Take over" }
    take_over_result(result) { de: "Übernehmen und {result} eintragen", en: "Take over and enter {result}" }
    record_only() { de: "Nur vermerken, ohne Ergebnis", en: "Record only, without a result" }
    otherwise() { de: "Anders entscheiden …", en: "Decide otherwise …" }
    otherwise_explained() {
        de: "Dann steht Ihre Entscheidung im Protokoll, nicht die des Programms.",
        en: "Then the record has your decision, not the program's.",
    }
    own_words() { de: "Entscheidung", en: "Decision" }
    counts() { de: "Zählt als regelwidriger Zug", en: "Counts as an illegal move" }
    record_otherwise() { de: "So entscheiden", en: "Decide so" }
    earlier() { de: "Bisher in dieser Partie", en: "So far in this game" }
    undo_in_history() { de: "Im Verlauf aufheben", en: "Cancel it in the history" }
    back_to_board() { de: "Zum Brett", en: "To the board" }
    other_incident() { de: "Anderer Vorfall", en: "Another incident" }
    no_reading(text) {
        de: "«{text}» ist keine Uhrzeit; 14:22, 1:14:22 oder 1422 gehen.",
        en: "«{text}» is no reading of a clock; 14:22, 1:14:22 or 1422 will do.",
    }
    both_readings() { de: "Geben Sie beide Uhrenstände ein.", en: "Enter both clock readings." }
    nobody_there() {
        de: "An diesem Brett sitzen keine zwei Spieler, also kann dort nichts vorgefallen sein.",
        en: "No two players sit at this board, so nothing can have happened there.",
    }
    nothing_chosen() { de: "Es fehlt, was passiert ist.", en: "What happened is missing." }
    not_settled() {
        de: "Es ist noch etwas offen: eine Wahl, eine Angabe oder die Stellung.",
        en: "Something is still open: a choice, a detail or the position.",
    }
    article_text() { de: "Wortlaut in eigenen Worten", en: "The articles in our own words" }
    adjourn() { de: "Vertagen", en: "Adjourn" }
    adjourned_with(clocks) { de: "Uhren bei der Vertagung: {clocks}", en: "Clocks at the adjournment: {clocks}" }
    note_clocks() { de: "Uhrenstände eintragen", en: "Enter the clock readings" }
    full_supervision() {
        de: "Schnell- und Blitzschach mit ausreichender Aufsicht (Turnierregeln gelten)",
        en: "Rapid and blitz with adequate supervision (competition rules apply)",
    }
}
