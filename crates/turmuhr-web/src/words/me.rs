//! A player's own page, and the cards with its link.

super::texts! {
    after_withdrawal() {
        de: "Sie werden nicht mehr ausgelost. Stimmt das nicht, gehen Sie zum Schiedsrichter.",
        en: "You are not paired any more. If that is wrong, see the arbiter.",
    }
    title() { de: "Meine Seite", en: "My page" }
    against(colour) { de: "{colour} gegen", en: "{colour} against" }
    nobody_opposite() { de: "ohne Gegner", en: "no opponent" }
    today(time) { de: "heute {time}", en: "today {time}" }
    not_paired_yet() { de: "Noch keine Auslosung", en: "Not paired yet" }
    board_comes_here() {
        de: "Sobald die Runde freigegeben ist, stehen hier Ihr Brett, Ihre Farbe und Ihr Gegner.",
        en: "When the round is published, your board, your colour and your opponent stand here.",
    }
    points_of(points, rounds) { de: "{points} aus {rounds}", en: "{points} out of {rounds}" }
    place(rank) { de: "Platz {rank}", en: "Place {rank}" }
    report() { de: "Ergebnis melden", en: "Report the result" }
    report_otherwise() { de: "Anders melden", en: "Report it differently" }
    i_won() { de: "Ich habe gewonnen", en: "I won" }
    we_drew() { de: "Remis", en: "Draw" }
    i_lost() { de: "Ich habe verloren", en: "I lost" }
    waits_for(result, opponent) {
        de: "Gemeldet: {result}. Es fehlt noch die Bestätigung von {opponent} oder eines Helfers.",
        en: "Reported: {result}. {opponent} or a helper has still to confirm it.",
    }
    they_say(opponent, result) {
        de: "{opponent} hat {result} gemeldet. Melden Sie dasselbe, dann gilt es.",
        en: "{opponent} reported {result}. Report the same, and it counts.",
    }
    both_say(result) {
        de: "Beide haben {result} gemeldet. Ein Schiedsrichter trägt es ein.",
        en: "Both reported {result}. An arbiter enters it.",
    }
    differ(mine, theirs) {
        de: "Sie haben {mine} gemeldet, Ihr Gegner {theirs}. Gehen Sie bitte beide zum Schiedsrichter.",
        en: "You reported {mine}, your opponent {theirs}. Both of you, see the arbiter.",
    }
    reported(result) { de: "gemeldet {result}, unbestätigt", en: "reported {result}, unconfirmed" }
    reported_by_both(result) { de: "beide melden {result}", en: "both report {result}" }
    reports_differ(white, black) {
        de: "Meldungen verschieden: Weiß {white}, Schwarz {black}",
        en: "Reports differ: White {white}, Black {black}",
    }
    by_both() { de: "beide Spieler", en: "both players" }
    to_confirm(count) {
        de: "{count} gemeldete Ergebnisse sind unbestätigt",
        en: "{count} reported results are unconfirmed",
        one(count): de: "Ein gemeldetes Ergebnis ist unbestätigt", en: "One reported result is unconfirmed",
    }
    to_settle(boards) {
        de: "Die Spieler melden Verschiedenes: Brett {boards}",
        en: "The players report different results: board {boards}",
    }
    cards() { de: "Links für die Spieler", en: "Links for the players" }
    cards_explained() {
        de: "Jeder Spieler bekommt einen eigenen Link: Brett, Gegner und Ergebnisse auf dem Handy, ohne Zugang. Die Karten erscheinen einmal zum Drucken.",
        en: "Every player gets a link: board, opponent and results on the phone, without an account. The cards appear once, for printing.",
    }
    cards_of(section, have, all) {
        de: "{section}: {have} von {all} Spielern haben einen Link.",
        en: "{section}: {have} of {all} players have a link.",
    }
    who() { de: "Für wen", en: "For whom" }
    who_missing() { de: "Spieler ohne Link", en: "Players without a link" }
    who_all() { de: "Alle; frühere Links enden", en: "Everybody; earlier links end" }
    days() { de: "Gültig, Tage", en: "Valid, days" }
    no_days() { de: "Die Gültigkeit ist eine Zahl von Tagen, höchstens ein Jahr.", en: "The validity is a number of days, a year at most." }
    make_cards() { de: "Karten machen", en: "Make the cards" }
    revoke_all() { de: "Alle Links der Spieler sperren", en: "Revoke all links of players" }
    cards_ready(count) {
        de: "{count} Karten, jede mit einem eigenen Link. Sie werden nur jetzt gezeigt.",
        en: "{count} cards, each with a link of its own. They are shown only now.",
        one(count): de: "Eine Karte mit eigenem Link. Sie wird nur jetzt gezeigt.", en: "One card with a link of its own. It is shown only now.",
    }
    no_cards() { de: "Alle Spieler haben schon einen Link.", en: "Every player has a link already." }
    card_how() {
        de: "Code scannen: Brett, Gegner, Ergebnisse.",
        en: "Scan the code: board, opponent, results.",
    }
}
