//! Rounds: pairing, results, hand pairing, reasons.

use turmuhr_texts::Lang;
use turmuhr_tournament::Format;

/// The reason for the pairs in a format that weighs nothing.
pub(crate) fn by_table(format: &Format, lang: Lang) -> String {
    let (de, en) = match format {
        Format::RoundRobin { .. } | Format::TeamRoundRobin { .. } => (
            "Die Paarungen stehen in der Berger-Tabelle (C.05): Die Nummern der Auslosung entscheiden, wer wann wen trifft.",
            "The pairings are those of the Berger tables (C.05): the numbers drawn decide who meets whom and when.",
        ),
        Format::Scheveningen => (
            "Jeder der einen Seite trifft jeden der anderen, nach der Scheveninger Tabelle.",
            "Every player of one side meets every player of the other, by the Scheveningen table.",
        ),
        Format::Knockout { .. } => (
            "Die Sieger der vorigen Runde treffen aufeinander, wie der Turnierbaum sie zusammenführt.",
            "The winners of the round before meet as the bracket brings them together.",
        ),
        Format::Swiss { .. } | Format::TeamSwiss { .. } => (
            "Das Schweizer System paart Teilnehmer mit gleicher Punktzahl.",
            "The Swiss system pairs participants with equal scores.",
        ),
    };
    lang.pick(de, en).to_owned()
}

super::texts! {
    rounds() { de: "Runden", en: "Rounds" }
    round(number) { de: "Runde {number}", en: "Round {number}" }
    round_short(number) { de: "R{number}", en: "R{number}" }
    round_word() { de: "Runde", en: "Round" }
    round_of(number, total) { de: "Runde {number} von {total}", en: "round {number} of {total}" }
    round_by_name(number) { de: "Runde {number} nach Namen", en: "Round {number} by name" }
    begins_at(round, at) { de: "Runde {round} beginnt am {at}.", en: "Round {round} begins on {at}." }
    board(number) { de: "Brett {number}", en: "Board {number}" }
    board_word() { de: "Brett", en: "Board" }
    result_at(board, result, words) { de: "Brett {board}: {result}, {words}", en: "Board {board}: {result}, {words}" }
    board_link(board, result) { de: "Brett {board} öffnen {result}", en: "Open board {board} {result}" }
    boards(count) {
        de: "{count} Bretter",
        en: "{count} boards",
        one(count): de: "1 Brett", en: "1 board",
    }
    matches(count) {
        de: "{count} Wettkämpfe",
        en: "{count} matches",
        one(count): de: "1 Wettkampf", en: "1 match",
    }
    start(at) { de: "Beginn {at}", en: "Start {at}" }
    which_boards() { de: "Welche Bretter", en: "Which boards" }
    next_open_board() { de: "Nächstes offenes Brett", en: "Next open board" }
    at_hand() { de: "Aktuelles Brett", en: "Current board" }
    all_in() { de: "Alle Ergebnisse sind da.", en: "All results are in." }
    both_points(white, black) { de: "{white} und {black} Punkte", en: "{white} and {black} points" }
    other_results() { de: "weitere …", en: "others …" }
    recent_results() { de: "Zuletzt", en: "Latest" }
    none_recent() {
        de: "Hier stehen die letzten Ergebnisse, jedes mit „Rückgängig“.",
        en: "The latest results appear here, each with “Undo”.",
    }
    entered_by_key() { de: "eintragen", en: "enter" }
    key_back() { de: "löschen", en: "clear" }
    undo_of(board, result) { de: "Brett {board}, {result} rückgängig", en: "Undo board {board}, {result}" }
    board_of_round(board, round) { de: "Brett {board}, Runde {round}", en: "Board {board}, round {round}" }
    player() { de: "Spieler", en: "Player" }
    colour() { de: "Farbe", en: "Colour" }
    colours() { de: "Farben", en: "Colours" }
    opponent() { de: "Gegner", en: "Opponent" }
    result() { de: "Ergebnis", en: "Result" }
    points_before() { de: "Pkt", en: "Pts" }
    table_taken_by_others(name, own, sits) {
        de: "{name} hat den festen Tisch {own}, spielt in dieser Runde aber an Tisch {sits}: An Tisch {own} sitzt eine andere Paarung.",
        en: "{name} has the fixed table {own} but plays at table {sits} in this round: another pair sits at table {own}.",
    }
    table_moved(name, own, sits) {
        de: "{name} hat den festen Tisch {own}, spielt in dieser Runde aber an Tisch {sits}: Auch der Gegner hat einen festen Tisch.",
        en: "{name} has the fixed table {own} but plays at table {sits} in this round: the opponent has a fixed table too.",
    }
    table_after_publication(name, own, sits) {
        de: "{name} hat den festen Tisch {own}, spielt in dieser Runde aber an Tisch {sits}: Der feste Tisch gilt ab der nächsten Runde.",
        en: "{name} has the fixed table {own} but plays at table {sits} in this round: the fixed table counts from the next round on.",
    }
    bye() { de: "spielfrei", en: "bye" }
    advances() { de: "weiter", en: "advances" }
    decide_at(board) { de: "Zu Brett {board}: Ergebnis oder Entscheidung eintragen", en: "To board {board}: enter a result or a decision" }
    does_not_play() { de: "spielt nicht", en: "does not play" }
    all_boards() { de: "Alle", en: "All" }
    missing(count) { de: "Laufend {count}", en: "In play {count}" }
    calendar() { de: "In meinen Kalender", en: "To my calendar" }
    rounds_calendar() { de: "Runden als Kalender (iCal)", en: "Rounds as a calendar (iCal)" }
    missing_boards(round, boards) {
        de: "Runde {round}: Ergebnisse fehlen an Brett {boards}",
        en: "Round {round}: results are missing on board {boards}",
    }
    and_more(count) {
        de: "und {count} weiteren",
        en: "and {count} more",
        one(count): de: "und einem weiteren", en: "and one more",
    }
    adjourned_at(places) { de: "Hängepartien: {places}", en: "Adjourned: {places}" }
    round_board(round, board) { de: "R{round} Br. {board}", en: "R{round} board {board}" }
    source() { de: "von", en: "by" }
    still_playing(count) {
        de: "noch {count} Partien laufen",
        en: "{count} games still in play",
        one(count): de: "noch eine Partie läuft", en: "one game still in play",
    }
    by_name() { de: "Nach Namen", en: "By name" }
    by_board() { de: "Nach Brettern", en: "By board" }
    second_typing() { de: "Prüflauf", en: "Check run" }
    second_typing_explained() {
        de: "Geben Sie alle Ergebnisse ein zweites Mal ein: Eine Abweichung hält die Eingabe an, geändert wird nichts.",
        en: "Enter all results a second time: a difference stops the entry, nothing is changed.",
    }
    draft() {
        de: "Diese Auslosung sehen nur Schiedsrichter, bis sie freigegeben ist.",
        en: "Only arbiters see this pairing until it is published.",
    }
    by_hand(reason) { de: "Von Hand gepaart: {reason}", en: "Paired by hand: {reason}" }
    line_up() { de: "Aufstellung", en: "Line-up" }
    nothing_running() { de: "Gerade läuft keine Runde.", en: "No round is in progress." }
    enter_results(round) {
        de: "Ergebnisse von Runde {round} eintragen",
        en: "Enter the results of round {round}",
    }
    results_missing(round, count) {
        de: "Runde {round}: {count} Ergebnisse fehlen.",
        en: "Round {round}: {count} results are missing.",
        one(count): de: "Runde {round}: Ein Ergebnis fehlt.", en: "Round {round}: one result is missing.",
    }
    adjourned_open(count) { de: "Offene Hängepartien: {count}", en: "Open adjourned games: {count}" }
    pair(round) { de: "Runde {round} auslosen …", en: "Pair round {round} …" }
    pair_next() { de: "Auslosen", en: "Pair" }
    proposal(round) { de: "Vorschlag für Runde {round}", en: "Proposal for round {round}" }
    take_proposal(round) { de: "Runde {round} so auslosen", en: "Pair round {round} like this" }
    publish(round) { de: "Runde {round} freigeben", en: "Publish round {round}" }
    withhold(round) { de: "Freigabe von Runde {round} zurücknehmen", en: "Withdraw the pairing of round {round}" }
    discard(round) {
        de: "Auslosung von Runde {round} verwerfen",
        en: "Discard the pairing of round {round}",
    }
    more() { de: "Mehr", en: "More" }
    not_paired() { de: "Nicht ausgelost", en: "Not paired" }
    reasons() { de: "Begründung", en: "Reasons" }
    why() { de: "Warum?", en: "Why?" }
    why_so() { de: "Warum diese Paarung?", en: "Why this pairing?" }
    more_exactly() { de: "Genauer", en: "In detail" }
    every_step() { de: "Die ganze Runde, Schritt für Schritt", en: "The whole round, step by step" }
    rules_differ() {
        de: "Die freigegebene Paarung weicht von der ab, die die Regeln jetzt ergeben: Sie wurde von Hand geändert, oder ein früheres Ergebnis wurde später berichtigt. Nach den Regeln:",
        en: "The published pairing differs from the one the rules give now: it was changed by hand, or an earlier result was corrected later. By the rules:",
    }
    virtual_points() {
        de: "Die Punkte enthalten die virtuellen Punkte der Beschleunigung.",
        en: "Points include the virtual points of the acceleration.",
    }
    why_not() { de: "Warum nicht jemand anders?", en: "Why not somebody else?" }
    ask_why_not() { de: "Nachfragen", en: "Ask" }
    why_title(who, round) { de: "Warum? {who}, Runde {round}", en: "Why? {who}, round {round}" }
    plays_now(round, board) { de: "Runde {round}, Brett {board}:", en: "Round {round}, board {board}:" }
    drawn_with(seed) {
        de: "Gelost mit der Startzahl {seed}; jeder kann es nachrechnen.",
        en: "Drawn with the seed {seed}; anybody can repeat it.",
    }
    lots_explained() {
        de: "Vor der ersten Runde wird gelost. Das Programm zieht dafür eine Startzahl und berechnet das Los allein aus ihr. Sie steht danach im Journal; mit ihr kann jeder das Los nachrechnen.",
        en: "Lots are drawn before the first round. The program draws a number, the seed, and makes the lots from it alone. The journal then shows the seed; with it anybody can repeat the draw.",
    }
    first_colour() { de: "Farbe der Nummer 1 in Runde 1", en: "Colour of number 1 in round 1" }
    colour_by_table() {
        de: "Wer in welcher Runde Weiß hat, steht in der Tabelle; gelost werden nur die Nummern.",
        en: "The table says who has White in which round; only the numbers are drawn.",
    }
    by_lot() { de: "durch das Los", en: "by lot" }
    numbers_by_lot() { de: "Nummern der Tabelle auslosen", en: "Draw the numbers of the table by lot" }
    draw_lots() { de: "Lose ziehen", en: "Draw lots" }
    back_to_round(round) { de: "Zurück zu Runde {round}", en: "Back to round {round}" }
    hand_begin() { de: "Von Hand ändern …", en: "Change by hand …" }
    hand_go_on(round) {
        de: "Runde {round} von Hand fertig paaren",
        en: "Finish pairing round {round} by hand",
    }
    hand_pairing(round) { de: "Runde {round} von Hand", en: "Round {round} by hand" }
    hand_explained(reason) {
        de: "Solange hier gearbeitet wird, sieht niemand sonst die Runde. Grund: {reason}",
        en: "While you work here nobody else sees the round. Reason: {reason}",
    }
    hand_check() { de: "Paarungen speichern und prüfen", en: "Save and check the pairings" }
    hand_comment() { de: "Bemerkung für den Bericht", en: "Remark for the report" }
    hand_end() { de: "Handpaarung abschließen", en: "Finish pairing by hand" }
    chosen_twice(who) { de: "{who} ist schon gewählt.", en: "{who} is chosen already." }
    not_seated(who) { de: "Noch ohne Gegner: {who}.", en: "Still without an opponent: {who}." }
    swap() { de: "Farben tauschen", en: "Swap colours" }
    breaks() { de: "Verletzte Regeln", en: "Rules broken" }
    breaks_nothing() { de: "Keine", en: "None" }
    differences() { de: "Abweichungen von den Regeln", en: "Differences from the rules" }
    no_differences() {
        de: "Keine; die Regeln ergeben dieselben Paarungen.",
        en: "None; the rules give the same pairings.",
    }
    rules_give_none() { de: "Es gibt nichts zu vergleichen.", en: "There is nothing to compare with." }
    no_board() {
        de: "Brett und Partie sind ganze Zahlen ab 1; eine Angabe fehlt oder ist keine Zahl.",
        en: "Board and game are whole numbers from 1; one of them is missing or not a number.",
    }
    result_not_named() {
        de: "Das Feld „result“ fehlt. Ein leeres Feld löscht das Ergebnis.",
        en: "The field “result” is missing. An empty field clears the result.",
    }
    no_result(text) {
        de: "„{text}“ ist kein Ergebnis; möglich sind 1:0, ½:½, 0:1, +:-, -:+, -:- und *.",
        en: "“{text}” is not a result; possible are 1-0, 1/2-1/2, 0-1, +--, --+, --- and *.",
    }
    no_result_yet() { de: "Noch kein Ergebnis", en: "No result yet" }
    ways_out() {
        de: "Die Rundenzahl steht seit der ersten Runde fest. Der Hauptschiedsrichter kann diese Runde von Hand auslosen, mit einer Begründung, oder die Gruppe jetzt abschließen.",
        en: "The number of rounds is fixed since the first round. The Chief Arbiter can pair this round by hand, with a reason, or close the section now.",
    }
    end_now_explained(rounds) {
        de: "Ohne weitere Runde gilt der Stand nach Runde {rounds} als Endstand.",
        en: "Without another round the standings after round {rounds} are final.",
    }
    choose_result() { de: "bitte wählen", en: "please choose" }
    other_result() { de: "Anderes Ergebnis", en: "Other result" }
    clear() { de: "Ergebnis löschen", en: "Clear the result" }
    enter_this() { de: "Ergebnis eintragen", en: "Enter the result" }
    game(number) { de: "Partie {number}", en: "Game {number}" }
    moves() { de: "Züge", en: "Moves" }
    no_moves() {
        de: "Von dieser Partie sind keine Züge gespeichert.",
        en: "No moves of this game are stored.",
    }
    game_board() { de: "Brett der Partie", en: "Board of the game" }
    game_keys() {
        de: "Tasten: ← und → gehen einen Zug zurück und weiter, Pos1 und Ende zum Anfang und zum Schluss.",
        en: "Keys: ← and → go one move back and on, Home and End to the start and the end.",
    }
    time_used() {
        de: "Die Partie nennt nur die Zeit je Zug. Gezeigt ist die Summe: die verbrauchte Bedenkzeit.",
        en: "The game has only the time of each move. The clocks show their sum: the time used.",
    }
    move_number() { de: "Zug", en: "Move" }
    clock() { de: "Uhr", en: "Clock" }
    add_game() { de: "Züge eingeben", en: "Enter the moves" }
    change_game() { de: "Züge ändern", en: "Change the moves" }
    pgn_hint() {
        de: "Eine PGN oder nur die Züge: 1. e4 e5 2. Sf3 Sc6. Eine Uhrzeit steht nach dem Zug: {{[%clk 1:23:45]}}.",
        en: "A PGN or the moves alone: 1. e4 e5 2. Nf3 Nc6. A clock time follows its move: {{[%clk 1:23:45]}}.",
    }
    pgn_text() { de: "Partie als PGN", en: "Game as PGN" }
    pgn_file() { de: "Oder eine PGN-Datei", en: "Or a PGN file" }
    save_pgn() { de: "Partie speichern", en: "Save the game" }
    no_pgn() { de: "Darin steht keine Partie.", en: "It contains no game." }
    rate_otherwise() { de: "Nur für die Auswertung berichtigen", en: "Correct for the rating report only" }
    rate_otherwise_explained() {
        de: "Die Tabelle bleibt; der Bericht für die Auswertung nennt, was wirklich gespielt wurde (C.04.2, 4.3).",
        en: "The standings stay; the rating report shows what was actually played (C.04.2, 4.3).",
    }
    rated_as(result) { de: "Für die Auswertung: {result}", en: "For the rating report: {result}" }
    decide() { de: "Wettkampf entscheiden", en: "Decide the match" }
    goes_on() { de: "Weiter kommt", en: "Advances" }
    decided_for(who, why) { de: "Weiter kommt {who}: {why}", en: "{who} advances: {why}" }
}
