//! Texts of the trainer's pages; questions and answers are in `turmuhr_texts::trainer`.

super::texts! {
    title() { de: "Trainer", en: "Trainer" }
    about() {
        de: "Fragen zu den Schachregeln, jede mit Artikel und Begründung. Was falsch war, kommt wieder.",
        en: "Questions about the Laws of Chess, each with article and reason. What went wrong comes back.",
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
    coming_back(count) { de: "{count} Fragen kommen wieder.", en: "{count} questions will come back." }
    to_exam() { de: "Prüfung ablegen oder drucken", en: "Take or print an examination" }
    to_trainer() { de: "Zum Lernen", en: "To the questions for learning" }
    exam_about() {
        de: "Dieselbe Startzahl ergibt dieselben Fragen, hier, auf Papier und auf der Kommandozeile.",
        en: "The same seed gives the same questions, here, on paper and on the command line.",
    }
    seed() { de: "Startzahl", en: "Seed" }
    questions() { de: "Fragen", en: "Questions" }
    pass() { de: "Prozent zum Bestehen", en: "Percent to pass" }
    minutes() { de: "Minuten", en: "Minutes" }
    name() { de: "Name", en: "Name" }
    begin_exam() { de: "Prüfung beginnen", en: "Begin the examination" }
    print_paper() { de: "Prüfungsbogen drucken", en: "Print the paper" }
    print_key() { de: "Lösungen drucken", en: "Print the key" }
    hand_in() { de: "Prüfung abgeben", en: "Hand in" }
    hand_in_by(time) { de: "Abgabe bis {time}.", en: "Hand in by {time}." }
    record() { de: "Nachweis als Datei", en: "Record as a file" }
    your_answer() { de: "Ihre Antwort", en: "Your answer" }
    right_answer() { de: "richtig", en: "right" }
}
