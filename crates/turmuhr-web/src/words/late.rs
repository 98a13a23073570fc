//! Words of the page for a player who came late.

super::texts! {
    title(name) { de: "{name} kam später", en: "{name} arrived late" }
    unpaired(round) {
        de: "In Runde {round} da, aber ohne Gegner. Jetzt paaren oder ab der nächsten Runde mitspielen lassen:",
        en: "Here, but without an opponent in round {round}. Pair now, or let them play from the next round on:",
    }
    unpaired_over(round, next) {
        de: "Ohne Partie in Runde {round}. In Runde {next} werden ausgelost:",
        en: "Without a game in round {round}. These are paired in round {next}:",
    }
    settled(name, round) {
        de: "Erledigt: {name} wird ab Runde {round} ausgelost. Dafür war kein Eintrag nötig.",
        en: "Done: {name} is paired from round {round} on. No entry was needed for it.",
    }
    settle() { de: "Gegner suchen", en: "Find an opponent" }
    awaited(name) { de: "{name} ist nicht eingecheckt und wird nicht ausgelost.", en: "{name} is not checked in and is not paired." }
    missed(name) { de: "{name} ist zur letzten Runde nicht angetreten und wird wieder ausgelost. Ist keine Nachricht da, kann {name} aussetzen.", en: "{name} did not come to the last round and will be paired again. Without any word, {name} may be left out." }
    leave_out(name) { de: "{name} nicht auslosen", en: "Leave {name} out" }
    has_come(name) { de: "{name} ist da", en: "{name} is here" }
    button() { de: "Kam später", en: "Arrived late" }
    button_of(name) { de: "{name} kam später", en: "{name} arrived late" }
    has_the_bye(name, round) {
        de: "{name} hat in Runde {round} das Freilos.",
        en: "{name} has the bye of round {round}.",
    }
    not_playing(name) { de: "{name} spielt hier nicht mehr mit: Die Gruppe ist abgeschlossen, oder ein Rückzug ist eingetragen.", en: "{name} takes no further part: the section is finished, or a withdrawal is entered." }
    over(name, board) { de: "{name} sitzt an Brett {board}, und dort steht schon ein Ergebnis. Gilt es nicht, ändern Sie es am Brett.", en: "{name} is paired on board {board}, and a result is entered there. If it is wrong, change it at the board." }
    in_time(board, until) { de: "Gepaart an Brett {board}. Die Karenzzeit endet um {until}: Die Partie wird gespielt, die Uhr lief seit dem Beginn (6.7.1).", en: "Paired on board {board}. The default time ends at {until}: the game is played, the clock has run since the start (6.7.1)." }
    too_late(board, until) { de: "Gepaart an Brett {board}. Die Karenzzeit endete um {until}: Die Partie ist verloren, wenn der Schiedsrichter nicht anders entscheidet (6.7.1). Tragen Sie das Ergebnis am Brett ein.", en: "Paired on board {board}. The default time ended at {until}: the game is lost unless the arbiter decides otherwise (6.7.1). Enter the result at the board." }
    start_unknown(board) { de: "Gepaart an Brett {board}. Beginn und Karenzzeit der Runde sind nicht eingetragen; entscheiden Sie nach 6.7.1.", en: "Paired on board {board}. Start and default time of the round are not entered; decide by 6.7.1." }
    to_board(board) { de: "Zu Brett {board}", en: "To board {board}" }
    draft(name, round) { de: "Runde {round} ist ausgelost, aber noch nicht freigegeben. Mit {name} wird die Runde neu ausgelost.", en: "Round {round} is paired but not yet published. The round is paired again with {name}." }
    pair_again(round) { de: "Runde {round} neu auslosen", en: "Pair round {round} again" }
    draft_reason(name) { de: "{name} ist noch gekommen", en: "{name} has arrived" }
    plays_from(name, round) { de: "{name} spielt ab Runde {round} mit.", en: "{name} plays from round {round} on." }
    enter_next(round) { de: "Ab Runde {round} mitspielen", en: "Play from round {round} on" }
    can_play(round) { de: "In Runde {round} ist noch ein Spieler ohne Gegner:", en: "In round {round} there is a player without an opponent:" }
    nobody_free(round) { de: "In Runde {round} haben alle einen Gegner.", en: "In round {round} every player has an opponent." }
    play(white, black) { de: "{white} – {black} jetzt paaren", en: "Pair {white} – {black} now" }
    has_bye(who) { de: "{who} hat das Freilos und verliert dessen Punkt.", en: "{who} has the bye and loses the point for it." }
    not_paired(who) { de: "{who} ist da und nicht gepaart.", en: "{who} is here and not paired." }
    waits(who, board, absent) { de: "{who} wartet an Brett {board}; {absent} ist nicht gekommen.", en: "{who} is waiting at board {board}; {absent} has not arrived." }
}
