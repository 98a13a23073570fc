//! A story told at a board.

super::texts! {
    tell() { de: "Etwas anderes: Hergang eingeben", en: "Something else: enter what happened" }
    title() { de: "Hergang", en: "What happened" }
    about() {
        de: "Geben Sie der Reihe nach ein, was geschah. Nach jedem Ereignis steht hier, was daraus folgt.",
        en: "Enter what happened, one event after the other. After each event you read here what follows.",
    }
    next_event() { de: "Was geschah dann?", en: "What happened then?" }
    first_event() { de: "Was geschah?", en: "What happened?" }
    take_back() { de: "Letztes Ereignis zurücknehmen", en: "Take back the last event" }
    board_of(side) { de: "{side} am Zug", en: "{side} to move" }
    unlawful() { de: "Die Stellung ist regelwidrig.", en: "The position is illegal." }
    no_board() {
        de: "Ohne Stellung. Für Züge und Felder geben Sie sie ein:",
        en: "No position yet. For moves and squares enter it:",
    }
    from_start() { de: "Anfangsstellung", en: "Initial position" }
    from_game() { de: "Gespeicherte Partie", en: "Stored game" }
    set_up() { de: "Stellung aufbauen", en: "Set up a position" }
    before() { de: "Vor dem Hergang", en: "Before it happened" }
    clocks_before() {
        de: "Die Uhrenstände vor dem ersten Ereignis; beginnt die Partie erst, bleiben sie leer.",
        en: "What the clocks showed before the first event; empty if the game is only starting.",
    }
    position() { de: "Stellung", en: "Position" }
    record() { de: "Züge ab dieser Stellung", en: "Moves from this position" }
    to_move() { de: "Am Zug, falls keine Stellung eingegeben ist", en: "To move, if no position is entered" }
    rules() { de: "Regeln des Turniers", en: "Rules of the event" }
    default_time() { de: "Karenzzeit (0:30:00), leer: nach den Regeln", en: "Default time (0:30:00), empty: by the Laws" }
    draws() { de: "Remis vereinbaren", en: "Draw by agreement" }
    draws_allowed() { de: "erlaubt", en: "allowed" }
    draws_forbidden() { de: "nur mit Erlaubnis des Schiedsrichters", en: "only with the arbiter’s consent" }
    draws_after(moves) { de: "erst nach Zug {moves}", en: "only after move {moves}" }
    no_arbiter() { de: "kein Schiedsrichter anwesend", en: "no arbiter is present" }
    visually_impaired() { de: "sehbehindert", en: "Visually impaired" }
    hearing_impaired() { de: "hörbehindert", en: "Hearing impaired" }
    nobody() { de: "niemand", en: "nobody" }
    basic_rules() { de: "nur die Artikel 1 bis 5 gelten", en: "only Articles 1 to 5 apply" }
    device_penalty() { de: "mildere Strafe für ein Gerät", en: "Milder penalty for a device" }
    none() { de: "keine", en: "none" }
    no_fines() { de: "keine Bußgelder angekündigt", en: "no fines were announced" }
    no_appeals() { de: "kein Protest möglich", en: "appeals are excluded" }
    longer_endings() { de: "Endspiele mit mehr Zügen (KRB-KR 75)", en: "Endings with more moves (KRB-KR 75)" }
    pooled_counter() { de: "alle Verstöße zählen zusammen", en: "all offences count together" }
    restored_times() { de: "Uhren, wenn eine frühere Stellung wiederhergestellt wird", en: "Clocks when an earlier position is reinstated" }
    times_stay() { de: "bleiben", en: "stay" }
    times_in_proportion() { de: "im Verhältnis der Züge", en: "in proportion to the moves" }
    times_unknown() { de: "unbekannt", en: "unknown" }
    round_started() { de: "Runde begann später um (0:10:00)", en: "The round started later by (0:10:00)" }
    increment_at_start() { de: "Zeitinkrement schon für den ersten Zug", en: "increment for the first move too" }
    no_ending(text) {
        de: "„{text}“ ist kein Endspiel mit Zugzahl; schreiben Sie KRB-KR 75.",
        en: "“{text}” is not an ending with a number of moves; write KRB-KR 75.",
    }
    no_draw_rule(text) {
        de: "„{text}“ ist keine Remisregel; schreiben Sie forbidden oder eine Zugzahl.",
        en: "“{text}” is not a rule on draws; write forbidden or a number of moves.",
    }
    no_word(text) { de: "„{text}“ ist hier nicht möglich.", en: "“{text}” is not possible here." }
    too_long() {
        de: "Der Hergang ist zu lang. Nehmen Sie ihn in zwei Vorfällen auf.",
        en: "The account is too long. Record it as two incidents.",
    }
    late() { de: "zu spät am Brett", en: "late at the board" }
    absent() { de: "nicht erschienen", en: "did not appear" }
    both_kings() { de: "beide Könige im Schach", en: "both kings in check" }
    no_queen() { de: "Umwandlung: Figur nicht zur Hand", en: "promotion: piece not at hand" }
    rook_upside_down() { de: "Umwandlung: Turm auf dem Kopf", en: "promotion: rook upside down" }
    moved_piece() { de: "Figur stand falsch", en: "piece found displaced" }
    castling_touched() { de: "zur Rochade berührt", en: "touched to castle" }
    both_touched() { de: "eigene und gegnerische Figur berührt", en: "own and opponent’s piece touched" }
    new_piece_touched() { de: "neue Figur auf dem Umwandlungsfeld", en: "new piece on the promotion square" }
    knocked_over() { de: "Figuren verschoben", en: "pieces displaced" }
    offers() { de: "bietet Remis an", en: "offers a draw" }
    agreed() { de: "Remis vereinbart", en: "draw agreed" }
    intended_repetition() { de: "Antrag mit Zug: dreimal dieselbe Stellung", en: "claim with a move: same position three times" }
    intended_fifty() { de: "Antrag mit Zug: 50 Züge", en: "claim with a move: 50 moves" }
    wants_increment() { de: "möchte Zeitinkrement (III.4)", en: "asks for an increment (III.4)" }
    no_effort() { de: "Gegner versucht nicht zu gewinnen (III.5)", en: "opponent does not try to win (III.5)" }
    resigns() { de: "gibt auf", en: "resigns" }
    cannot_record() { de: "kann nicht mitschreiben", en: "cannot keep score" }
    special_record() { de: "Blindenschrift oder Gerät", en: "Braille or a device" }
    wants_sheet() { de: "will das Partieformular des Gegners", en: "wants the opponent’s scoresheet" }
    reconstruction() { de: "Zugzahl nicht feststellbar", en: "number of moves unknown" }
    position_lost() { de: "Stellung nicht feststellbar", en: "position cannot be established" }
    no_help() { de: "hilft nicht beim Rekonstruieren", en: "will not help to reconstruct" }
    signed() { de: "falsches Ergebnis unterschrieben", en: "wrong result signed" }
    smokes() { de: "raucht", en: "smokes" }
    left_area() { de: "Spielbereich verlassen", en: "left the playing area" }
    adjourns() { de: "Hängepartie", en: "adjournment" }
    envelope() { de: "Umschlag", en: "envelope" }
    resumption() { de: "Wiederaufnahme", en: "resumption" }
    announces() { de: "sagt einen Zug an (sehbehindert)", en: "announces a move (visually impaired)" }
    boards_differ() { de: "beide Bretter verschieden (sehbehindert)", en: "the two boards differ (visually impaired)" }
    assistant() { de: "Assistenz", en: "assistant" }
    appeals() { de: "legt Protest ein", en: "appeals" }
}
