//! Schedules.

texts! {
    round(number) { de: "Runde {number}", en: "Round {number}" }
    free(who) { de: "spielfrei: {who}", en: "bye: {who}" }
    bye(who) { de: "{who} kommt ohne Spiel weiter", en: "{who} advances without playing" }
    nobody() { de: "niemand", en: "nobody" }
    numbers_drawn(seed) { de: "Nummern ausgelost mit der Startzahl {seed}:", en: "Numbers drawn by lot with the seed {seed}:" }
    pairs_drawn(seed) { de: "Paarungen ausgelost mit der Startzahl {seed}.", en: "Pairs drawn by lot with the seed {seed}." }
    seeded() { de: "Gesetzt in der Reihenfolge der Liste.", en: "Seeded in the order of the list." }
    final_round() { de: "Finale", en: "Final" }
    winner(who) { de: "Sieger: {who}", en: "Winner: {who}" }
    too_late(one, other, round) {
        de: "{one} und {other} gehören zusammen und treffen sich erst in Runde {round}; früher ging es nicht.",
        en: "{one} and {other} belong together and meet only in round {round}; earlier was not possible.",
    }
    too_near_the_end(one, other, round) {
        de: "{one} und {other} gehören zusammen und treffen sich in Runde {round}, einer der letzten drei; anders ging es nicht.",
        en: "{one} and {other} belong together and meet in round {round}, one of the last three; it could not be avoided.",
    }
    influenced() {
        de: "Die Auslosung ist beeinflusst; die Spieler müssen davon so bald wie möglich erfahren.",
        en: "The draw is influenced; the players must be informed as soon as possible.",
    }
    games_of_a_match(games) { de: "{games} Partien, Farben im Wechsel", en: "{games} games, colours alternating" }
    host_colours(colours) { de: "Farben des Gastgebers von Brett 1 an: {colours}", en: "Colours of the host from board 1 on: {colours}" }
    keizer_heads() { de: "Platz  Nr.  Wert  Punkte  Name", en: "Rank  No.  Value  Points  Name" }
    too_soon(one, other) {
        de: "{one} und {other} treffen sich früher wieder, als die Regel es vorsieht; ein anderer Gegner war nicht frei.",
        en: "{one} and {other} meet again sooner than the rule provides; no other opponent was free.",
    }
    bad_who(text) {
        de: "„{text}“ ist weder eine Zahl von Teilnehmern noch eine Datei. Schreiben Sie zum Beispiel 8 oder namen.txt.",
        en: "“{text}” is neither a number of participants nor a file. Write for example 8 or names.txt.",
    }
    too_few(count) { de: "Zu wenige Teilnehmer: {count}. Nötig sind mindestens zwei.", en: "Too few participants: {count}. At least two are needed." }
    too_many(count, most) { de: "Zu viele Teilnehmer: {count}. Es gehen höchstens {most}.", en: "Too many participants: {count}. At most {most} are possible." }
    no_table(count) { de: "Für {count} Bretter gibt es keine Tabelle; es gehen 1 bis 100.", en: "There is no table for {count} boards; 1 to 100 are possible." }
    restrict_needs_seed() { de: "--restrict lenkt ein Los; nennen Sie dazu --seed.", en: "--restrict guides a lot; give --seed with it." }
    restrict_needs_groups() {
        de: "--restrict braucht Vereine oder Verbände: eine Datei mit „Name; Verein“ je Zeile oder ein Turnier.",
        en: "--restrict needs clubs or federations: a file with “name; club” on each line, or a tournament.",
    }
    bad_colours(text) { de: "„{text}“ sind keine Brettfarben; schreiben Sie zum Beispiel WBWB.", en: "“{text}” are not board colours; write for example WBWB." }
    no_draw() {
        de: "Keine Auslosung hält die Mitglieder einer Gruppe bis zum Finale auseinander; losen Sie ohne --restrict.",
        en: "No draw keeps the members of a group apart until the final; draw without --restrict.",
    }
    bad_winner(text) {
        de: "„{text}“ ist keine Teilnehmernummer, oder sie ist zweimal genannt.",
        en: "“{text}” is not the number of a participant, or it is given twice.",
    }
    keizer_needs_file() { de: "Keizer lost nach den bisherigen Runden aus; nennen Sie die Turnierdatei.", en: "Keizer pairs by the rounds so far; give the tournament file." }
}
