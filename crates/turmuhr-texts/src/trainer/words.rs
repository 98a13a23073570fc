//! The fixed sentences of the trainer.

texts! {
    to_move(player) { de: "{player} ist am Zug.", en: "{player} has the move." }
    last_move(player, m) { de: "Der letzte Zug von {player} war {m}.", en: "{player}’s last move was {m}." }
    chess960() {
        de: "Die Partie begann aus einer Grundstellung des Chess960.",
        en: "The game started from a Chess960 position.",
    }
    neither_moved(king, rook) {
        de: "Weder der König auf {king} noch der Turm auf {rook} hat bisher gezogen.",
        en: "Neither the king on {king} nor the rook on {rook} has moved so far.",
    }
    none_moved(king, rook, other) {
        de: "Weder der König auf {king} noch die Türme auf {rook} und {other} haben bisher gezogen.",
        en: "Neither the king on {king} nor the rooks on {rook} and {other} have moved so far.",
    }
    either_moved(king, rook) {
        de: "Der König auf {king} oder der Turm auf {rook} hat schon gezogen.",
        en: "The king on {king} or the rook on {rook} has moved before.",
    }
    not_before() {
        de: "Vor diesen Zügen war keine dieser Stellungen entstanden.",
        en: "None of these positions had appeared before these moves.",
    }
    neither_moved_before(king, rook) {
        de: "Vor diesen Zügen hatte weder der König auf {king} noch der Turm auf {rook} gezogen.",
        en: "Before these moves neither the king on {king} nor the rook on {rook} had moved.",
    }
    either_moved_before(king, rook) {
        de: "Schon vor diesen Zügen hatte der König auf {king} oder der Turm auf {rook} gezogen.",
        en: "Even before these moves the king on {king} or the rook on {rook} had moved.",
    }
    it_is_so() { de: "Das trifft zu.", en: "That is so." }
    king_moved(king) {
        de: "Der König hat schon gezogen und ist nach {king} zurückgekehrt.",
        en: "The king has moved before and has returned to {king}.",
    }
    rook_moved(rook) {
        de: "Der Turm, der jetzt auf {rook} steht, hat schon gezogen.",
        en: "The rook that now stands on {rook} has moved before.",
    }
    played(moves) { de: "Gespielt wurde: {moves}", en: "The moves were: {moves}" }
    takes_back(player) {
        de: "{player} nimmt den Zug zurück, bevor die Uhr gedrückt ist.",
        en: "{player} takes the move back before pressing the clock.",
    }
    ruled_on() {
        de: "Darüber wird entschieden; die Partie geht weiter.",
        en: "That is ruled on, and the game goes on.",
    }
    without_progress(white, black) {
        de: "Seit dem letzten Schlag- oder Bauernzug hat Weiß {white} und Schwarz {black} Züge gemacht.",
        en: "Since the last capture or pawn move White has made {white} moves and Black {black}.",
    }
    clocks_show(white, black) {
        de: "Die Uhren zeigen in diesem Augenblick: Weiß {white}, Schwarz {black}.",
        en: "At this moment the clocks show: White {white}, Black {black}.",
    }
    time_control(control) { de: "Bedenkzeit: {control}.", en: "Time control: {control}." }
    is_it_legal(m) { de: "Ist der Zug {m} regelgemäß?", en: "Is the move {m} legal?" }
    which_is_legal() { de: "Welcher dieser Züge ist regelgemäß?", en: "Which of these moves is legal?" }
    which_is_illegal() { de: "Welcher dieser Züge ist regelwidrig?", en: "Which of these moves is illegal?" }
    what_holds() { de: "Was gilt in dieser Stellung?", en: "What is the status of this position?" }
    how_often() {
        de: "Wie oft ist die Schlussstellung in dieser Partie entstanden?",
        en: "How many times has the final position appeared in this game?",
    }
    what_must(player) { de: "Wozu ist {player} verpflichtet?", en: "What is {player} obliged to do?" }
    what_clocks() {
        de: "Was zeigen die Uhren nach der Entscheidung?",
        en: "What do the clocks show after the ruling?",
    }
    what_decided() { de: "Wie lautet die Entscheidung?", en: "What is the ruling?" }
    legal() { de: "Ja, der Zug ist regelgemäß.", en: "Yes, the move is legal." }
    stays_in_check(squares) {
        de: "Der eigene König bliebe im Schach (von {squares}).",
        en: "The player’s own king would remain in check (from {squares}).",
    }
    illegal(why) { de: "Nein. {why}", en: "No. {why}" }
    once() { de: "Einmal", en: "Once" }
    twice() { de: "Zweimal", en: "Twice" }
    thrice() { de: "Dreimal", en: "Three times" }
    four_times() { de: "Viermal", en: "Four times" }
    five_times() { de: "Fünfmal", en: "Five times" }
    six_times() { de: "Sechsmal", en: "Six times" }
    seven_times() { de: "Siebenmal", en: "Seven times" }
    times_over(times) { de: "{times}-mal", en: "{times} times" }
    touches_in_turn(player, squares) {
        de: "{player} berührt nacheinander, um zu ziehen oder zu schlagen, die Figuren auf {squares}.",
        en: "{player} touches one after the other, meaning to move or capture, the pieces on {squares}.",
    }
    no_milder_penalty() {
        de: "Die Ausschreibung sieht dafür keine mildere Strafe vor.",
        en: "The regulations of the event provide no milder penalty for it.",
    }
    both_clocks(white, black) { de: "Weiß {white}, Schwarz {black}", en: "White {white}, Black {black}" }
    checkmate(winner) {
        de: "Schachmatt: {winner} hat gewonnen.",
        en: "Checkmate: {winner} has won.",
    }
    stalemate() { de: "Patt: Die Partie ist remis.", en: "Stalemate: the game is drawn." }
    dead() {
        de: "Tote Stellung: Die Partie ist sofort remis.",
        en: "Dead position: the game is drawn at once.",
    }
    check() { de: "Schach: Die Partie geht weiter.", en: "Check: the game goes on." }
    quiet() { de: "Kein Schach: Die Partie geht weiter.", en: "No check: the game goes on." }
    no_consequence() { de: "Es folgt nichts; die Partie geht weiter.", en: "Nothing follows; the game goes on." }
    not_completed() {
        de: "Der regelwidrige Zug wurde nicht abgeschlossen: Die Uhr wurde erst nach einem regelgemäßen Zug gedrückt.",
        en: "The illegal move was not completed: the clock was pressed only after a legal move.",
    }
    claim_draws() {
        de: "Der Remisantrag ist berechtigt. Die Partie ist remis.",
        en: "The draw claim is correct. The game is drawn.",
    }
    offer_gone() {
        de: "Kein Remis: Das Angebot besteht nicht mehr.",
        en: "No draw: the offer no longer stands.",
    }
    mate_because(player, king, attackers) {
        de: "{player} steht im Schach: Der König auf {king} ist von {attackers} aus angegriffen. Kein regelgemäßer Zug wehrt das Schach ab.",
        en: "{player} is in check: the king on {king} is attacked from {attackers}. No legal move ends the check.",
    }
    stalemate_because(player, king) {
        de: "{player} hat keinen regelgemäßen Zug, und der König auf {king} steht nicht im Schach.",
        en: "{player} has no legal move, and the king on {king} is not in check.",
    }
    dead_because() {
        de: "Keine Seite kann mit irgendeiner Folge regelgemäßer Züge matt setzen.",
        en: "Neither side can give mate by any series of legal moves.",
    }
    check_because(king, attackers, m) {
        de: "Der König auf {king} ist von {attackers} aus angegriffen, aber ein regelgemäßer Zug wehrt das Schach ab, etwa {m}: Das ist kein Matt.",
        en: "The king on {king} is attacked from {attackers}, but a legal move ends the check, such as {m}: this is no mate.",
    }
    quiet_because(player, king, m) {
        de: "Der König auf {king} steht nicht im Schach, und {player} hat einen regelgemäßen Zug, etwa {m}: Das ist weder Matt noch Patt.",
        en: "The king on {king} is not in check, and {player} has a legal move, such as {m}: this is neither mate nor stalemate.",
    }
    still_winnable() { de: "Ein Matt ist noch möglich.", en: "Mate is still possible." }
    times_stay() { de: "Keine Zeitgutschrift, kein Zeitabzug.", en: "No time is added or deducted." }
    nothing_else() { de: "Sonst folgt nichts.", en: "Nothing else follows." }
    nothing_against() { de: "Der Zug verstößt gegen keine Regel.", en: "The move breaks no rule." }
    move_because(m, why) { de: "{m} ist regelwidrig: {why}", en: "{m} is illegal: {why}" }
    castling_differs(times, players) {
        de: "Auf denselben Feldern standen die Figuren {times} auch, als ein Rochaderecht von {players} noch bestand: Das war eine andere Stellung.",
        en: "The pieces stood on the same squares {times} while {players} still had a right to castle that is now lost: that was another position.",
    }
    passing_differs(times) {
        de: "Auf denselben Feldern standen die Figuren {times} auch, als ein Schlagen en passant möglich war: Das war eine andere Stellung.",
        en: "The pieces stood on the same squares {times} while an en passant capture was possible: that was another position.",
    }
    seventy_five() {
        de: "In diesem Endspiel sind 75 Züge jedes Spielers nötig.",
        en: "This ending needs 75 moves by each player.",
    }
    costs_nothing() {
        de: "Für diesen falschen Antrag sehen die Regeln keine Zeitstrafe vor.",
        en: "The rules set no time penalty for this incorrect claim.",
    }
    right_elsewhere(letter, rules) {
        de: "{letter} wäre richtig nach anderen Regeln: {rules}.",
        en: "{letter} would be right by other rules: {rules}.",
    }

    // Learning and examinations.
    examination() { de: "Schiedsrichterprüfung", en: "Arbiters' examination" }
    examination_key() { de: "Schiedsrichterprüfung: Lösungen", en: "Arbiters' examination: key" }
    question_number(number, all) { de: "Frage {number} von {all}", en: "Question {number} of {all}" }
    right() { de: "Richtig.", en: "Right." }
    wrong(letter) { de: "Falsch; richtig ist {letter}.", en: "Wrong; {letter} is right." }
    left_out(letter) { de: "Nicht beantwortet; richtig ist {letter}.", en: "Not answered; {letter} is right." }
    articles_named(articles) { de: "Artikel: {articles}", en: "Articles: {articles}" }
    answer_by_letter(letters) {
        de: "Antwort ({letters}; q beendet): ",
        en: "Answer ({letters}; q ends): ",
    }
    no_such_answer(text, letters) {
        de: "„{text}“ ist keine Antwort; möglich sind {letters}.",
        en: "“{text}” is not an answer; possible are {letters}.",
    }
    so_far(right, answered) { de: "{right} von {answered} richtig.", en: "{right} of {answered} right." }
    result_line(right, of, percent) {
        de: "{right} von {of} Fragen richtig ({percent} %).",
        en: "{right} of {of} questions right ({percent}%).",
    }
    passed() { de: "Bestanden.", en: "Passed." }
    failed(pass) { de: "Nicht bestanden; nötig sind {pass} %.", en: "Not passed; {pass}% are needed." }
    too_slow(minutes) {
        de: "Nicht bestanden: Die Zeit ist überschritten ({minutes}).",
        en: "Not passed: the time was exceeded ({minutes}).",
    }
    one_minute() { de: "1 Minute", en: "1 minute" }
    many_minutes(minutes) { de: "{minutes} Minuten", en: "{minutes} minutes" }
    one_question() { de: "1 Frage", en: "1 question" }
    many_questions(questions) { de: "{questions} Fragen", en: "{questions} questions" }
    topic_line(topic, right, of) { de: "{topic}: {right} von {of}", en: "{topic}: {right} of {of}" }
    verified() {
        de: "Fragen, Bewertung und Prüfsiegel stimmen mit dem Nachweis überein.",
        en: "Questions, grading and seal agree with the record.",
    }
    other_seed(record, seed) {
        de: "Der Nachweis gehört zur Prüfung {record}; dieser Startwert ergibt die Prüfung {seed}.",
        en: "The record belongs to examination {record}; this seed gives examination {seed}.",
    }
    changed() {
        de: "Der Nachweis wurde geändert: Name, Tag, Zeiten oder ein anderes Feld passen nicht zum Prüfsiegel.",
        en: "The record was changed: the name, the day, a time or another field does not fit the seal.",
    }
    not_secret() {
        de: "Der Startwert ist kurz: Jeder kann ihn erraten und so einen Nachweis schreiben. Eine Prüfung braucht einen geheimen Startwert.",
        en: "The seed is short: anybody can guess it and write such a record. An examination needs a secret seed.",
    }
    bad_seed(text) {
        de: "„{text}“ ist kein Startwert; möglich sind 1 bis 64 Buchstaben, Ziffern und Bindestriche.",
        en: "“{text}” is not a seed; a seed has 1 to 64 letters, digits and hyphens.",
    }
    other_version(record, ours) {
        de: "Der Nachweis stammt von Fassung {record} der Fragen; dieses Programm hat Fassung {ours}.",
        en: "The record was made with version {record} of the questions; this program has version {ours}.",
    }
    differs(right, percent) {
        de: "Der Nachweis stimmt nicht: Die Antworten ergeben {right} richtige ({percent} %).",
        en: "The record is not correct: the answers give {right} right ones ({percent}%).",
    }
    too_few(found) {
        de: "Diese Auswahl ergibt nur {found} Fragen; nehmen Sie weniger Fragen oder mehr Themen.",
        en: "This choice gives only {found} questions; ask for fewer, or for more topics.",
        one(found): de: "Diese Auswahl ergibt nur eine Frage; nehmen Sie weniger Fragen oder mehr Themen.", en: "This choice gives only one question; ask for fewer, or for more topics.",
    }
    no_question() {
        de: "Zu dieser Auswahl gibt es keine Frage; nehmen Sie ein anderes Thema oder eine andere Ausgabe.",
        en: "There is no question for this choice; take another topic or edition.",
    }
    bad_record(path, why) {
        de: "{path} ist kein Prüfungsnachweis ({why}).",
        en: "{path} is not the record of an examination ({why}).",
    }
    bad_progress(path, why) {
        de: "{path} ist kein Lernstand ({why}).",
        en: "{path} is not the progress of a learner ({why}).",
    }
    bad_answers(path, line, text) {
        de: "{path}, Zeile {line}: „{text}“ ist keine Antwort; schreiben Sie je Frage einen Buchstaben oder -.",
        en: "{path}, line {line}: “{text}” is not an answer; write one letter per question, or -.",
    }

    // Calls.
    about() {
        de: "Fragt Regelkunde ab, nimmt Schiedsrichterprüfungen ab und druckt sie, mit und ohne Lösung.",
        en: "Asks about the Laws, holds arbiters' examinations and prints them, with and without the key.",
    }
    arg_what() {
        de: "learn (lernen), exam (Prüfung), paper (drucken), verify (Nachweis prüfen) oder questions (Fragen ausgeben) [learn]",
        en: "learn, exam, paper (print it), verify (a record) or questions (list them) [learn]",
    }
    arg_record() { de: "Prüfungsnachweis, den exam --json schreibt", en: "Record of an examination, as exam --json writes it" }
    arg_topic(known) { de: "Nur dieses Thema, mehrmals möglich: {known}", en: "This topic only; may be given several times: {known}" }
    arg_edition(known) { de: "Regelausgabe: {known}", en: "Edition of the Laws: {known}" }
    arg_difficulty() { de: "1 leicht, 2 mittel, 3 schwer; sonst im Wechsel", en: "1 easy, 2 medium, 3 hard; otherwise mixed" }
    arg_seed() {
        de: "Startwert, Zahl oder Wort: derselbe ergibt dieselben Fragen und Lösungen. Zum Üben genügt eine Zahl; für eine Prüfung nehmen Sie ein langes, geheimes Wort (paper ohne --seed zieht eines). Der Bogen nennt nur die Prüfungsnummer, das Lösungsblatt auch den Startwert. verify braucht ihn",
        en: "Seed, a number or a word: the same one gives the same questions and the same key. A number will do for practice; for an examination take a long secret word (paper without --seed draws one). The paper shows the exam number only, the key shows the seed too. verify needs it",
    }
    arg_progress() { de: "Lernstand; wird nach jeder Antwort gespeichert", en: "Progress of the learner; saved after each answer" }
    arg_questions() { de: "Zahl der Fragen, höchstens 100 [30]", en: "Number of questions, at most 100 [30]" }
    arg_pass() { de: "Prozent zum Bestehen [80]", en: "Percent to pass [80]" }
    arg_minutes() { de: "Minuten [60]", en: "Minutes [60]" }
    arg_name() { de: "Name für Nachweis und Papier", en: "Name for record and paper" }
    arg_answers() {
        de: "Antworten statt der Tastatur: je Frage ein Buchstabe oder -; - ist die Standardeingabe",
        en: "Answers instead of the keyboard: one letter per question, or -; - is standard input",
    }
    arg_key() { de: "Mit Lösungen und Artikeln", en: "With answers and articles" }
    arg_out() { de: "PDF, das geschrieben wird", en: "PDF to write" }
    arg_level() {
        de: "Nach der Prüfung des Nachweises: das Ereignis „Prüfung“ für diese Lizenzstufe als JSON, für turmuhr federation",
        en: "After verifying: the event “exam” of this licence level as JSON, for turmuhr federation",
    }
    arg_count() { de: "Zahl der Fragen, die ausgegeben werden [10]", en: "Number of questions to list [10]" }

    // Paper.
    paper_name() { de: "Name", en: "Name" }
    paper_date() { de: "Datum", en: "Date" }
    paper_rules(questions, minutes, pass) {
        de: "{questions}, {minutes}; bestanden ab {pass} %. Je Frage ist genau eine Antwort richtig.",
        en: "{questions}, {minutes}; {pass}% to pass. Exactly one answer to each question is right.",
    }
    paper_seed(seed) { de: "Startwert {seed}", en: "Seed {seed}" }
    paper_number(number) { de: "Prüfung {number}", en: "Examination {number}" }
}
