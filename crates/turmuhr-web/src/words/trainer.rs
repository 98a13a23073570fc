//! Texts of the trainer's pages; questions and answers are in `turmuhr_texts::trainer`.

super::texts! {
    title() { de: "Trainer", en: "Trainer" }
    about() {
        de: "Fragen zu den Schachregeln, jede mit Artikel und Begründung. Falsch beantwortete Fragen kommen wieder.",
        en: "Questions about the Laws of Chess, each with article and reason. Questions answered wrongly come back.",
    }
    topics() { de: "Themen", en: "Topics" }
    edition() { de: "Ausgabe", en: "Edition" }
    difficulty() { de: "Schwierigkeit", en: "Difficulty" }
    any_difficulty() { de: "gemischt", en: "mixed" }
    easy() { de: "leicht", en: "easy" }
    medium() { de: "mittel", en: "medium" }
    hard() { de: "schwer", en: "hard" }
    begin() { de: "Fragen beantworten", en: "Answer questions" }
    answer() { de: "Antworten", en: "Answer" }
    next_question() { de: "Nächste Frage", en: "Next question" }
    other_choice() { de: "Andere Themen wählen", en: "Choose other topics" }
    play_it() { de: "Diesen Vorfall ansehen und ändern", en: "Open this incident and change it" }
    one_coming_back() { de: "1 Frage kommt wieder.", en: "1 question will come back." }
    coming_back(count) {
        de: "{count} Fragen kommen wieder.",
        en: "{count} questions will come back.",
        one(count): de: "Eine Frage kommt wieder.", en: "One question will come back.",
    }
    to_exam() { de: "Prüfung ablegen oder drucken", en: "Take or print an examination" }
    to_trainer() { de: "Zu den Übungsfragen", en: "To the practice questions" }
    exam_about() {
        de: "Derselbe Startwert ergibt dieselben Fragen und Lösungen, hier, auf Papier und auf der Kommandozeile. Die Prüfung im Browser dient zum Üben: Sie zeigt ihren Startwert.",
        en: "The same seed gives the same questions and the same key, here, on paper and on the command line. The examination in the browser is for practice: it shows its seed.",
    }
    secret_seed() {
        de: "Für eine Prüfung auf Papier nehmen Sie ein langes, geheimes Wort und bewahren Sie es auf. Der Bogen zeigt nur die Prüfungsnummer. Ein Vorschlag:",
        en: "For an examination on paper take a long secret word and keep it. The paper shows the exam number only. A suggestion:",
    }
    practice_record() {
        de: "Nachweis einer Übung: Wer den Startwert kennt, kann ihn selbst schreiben.",
        en: "A record of practice: anybody who knows the seed can write one.",
    }
    time_is_over() { de: "Die Zeit ist abgelaufen.", en: "Time is up." }
    time_left(minutes) { de: "Noch {minutes}.", en: "{minutes} left." }
    left_out(questions) { de: "Nicht beantwortet: {questions}:", en: "Not answered: {questions}:" }
    hand_in_anyway() { de: "Prüfung trotzdem abgeben", en: "Hand in the examination anyway" }
    keep() { de: "Antworten speichern", en: "Save the answers" }
    seed() { de: "Startwert", en: "Seed" }
    questions() { de: "Fragen", en: "Questions" }
    pass() { de: "Prozent zum Bestehen", en: "Percent to pass" }
    minutes() { de: "Minuten", en: "Minutes" }
    name() { de: "Name", en: "Name" }
    begin_exam() { de: "Prüfung beginnen", en: "Begin the examination" }
    print_paper() { de: "Prüfungsbogen drucken", en: "Print the paper" }
    print_key() { de: "Lösungen drucken", en: "Print the key" }
    hand_in() { de: "Prüfung abgeben", en: "Hand in the examination" }
    hand_in_by(time) { de: "Abgabe bis {time}.", en: "Hand in by {time}." }
    record() { de: "Nachweis als Datei", en: "Record as a file" }
    your_answer() { de: "Ihre Antwort", en: "Your answer" }
    right_answer() { de: "richtig", en: "right" }
}
