//! The sentences about the reasons of a pairing.

texts! {
    short_equal(ShortEqual { player, colour, opponent, score }) {
        de: "{player} spielt mit {colour} gegen {opponent}, weil beide {score} haben und noch nicht gegeneinander gespielt haben.",
        en: "{player} has {colour} against {opponent}, because both have {score} and have not played each other yet.",
    }
    short_below(ShortBelow { player, colour, opponent, score, theirs }) {
        de: "{player} spielt mit {colour} gegen {opponent} ({theirs}), weil sich unter denen mit {score} nicht für alle ein Gegner fand.",
        en: "{player} has {colour} against {opponent} ({theirs}), because not everyone with {score} could have an opponent with the same score.",
    }
    short_above(ShortAbove { player, colour, opponent, score, theirs }) {
        de: "{player} ({score}) spielt mit {colour} gegen {opponent}, weil sich unter denen mit {theirs} nicht für alle ein Gegner fand.",
        en: "{player} ({score}) has {colour} against {opponent}, because not everyone with {theirs} could have an opponent with the same score.",
    }
    short_bye(player, score) {
        de: "{player} ({score}) hat das Freilos, weil die Zahl der Spieler ungerade ist.",
        en: "{player} ({score}) has the bye, because the number of players is odd.",
    }
    short_bye_teams(team, score) {
        de: "{team} ({score}) hat das Freilos, weil die Zahl der Mannschaften ungerade ist.",
        en: "{team} ({score}) has the bye, because the number of teams is odd.",
    }
    away(player) {
        de: "Spieler {player} wird in dieser Runde nicht ausgelost.",
        en: "Player {player} is not paired in this round.",
    }
    nobody(player) {
        de: "Einen Spieler {player} gibt es in diesem Turnier nicht.",
        en: "There is no player {player} in this tournament.",
    }
    has_bye(player, score) {
        de: "{player} ({score} Punkte) hat das Freilos.",
        en: "{player} ({score} points) has the bye.",
    }
    meets_equal(player, score, opponent) {
        de: "{player} spielt gegen {opponent}; beide haben {score} Punkte.",
        en: "{player} plays {opponent}; both have {score} points.",
    }
    meets_below(MeetsBelow { player, score, opponent, theirs }) {
        de: "{player} ({score} Punkte) floatet abwärts und spielt gegen {opponent} ({theirs}).",
        en: "{player} ({score} points) floats down and plays {opponent} ({theirs}).",
    }
    meets_upfloater(MeetsUpfloater { player, score, opponent, theirs }) {
        de: "{player} ({score} Punkte) spielt gegen den Aufwärtsfloater {opponent} ({theirs}).",
        en: "{player} ({score} points) plays the upfloater {opponent} ({theirs}).",
    }
    meets_above(MeetsAbove { player, score, opponent, theirs }) {
        de: "{player} ({score} Punkte) floatet aufwärts und spielt gegen {opponent} ({theirs}).",
        en: "{player} ({score} points) floats up and plays {opponent} ({theirs}).",
    }
    has_colour(HasColour { colour, rule, own, opponent, theirs }) {
        de: "{colour}: {rule}; eigener Anspruch: {own}, Anspruch von {opponent}: {theirs}.",
        en: "{colour}: {rule}; own preference: {own}, preference of {opponent}: {theirs}.",
    }
    plain_halves() {
        de: "Die Paarung folgt der normalen Reihenfolge: obere gegen untere Hälfte der Gruppe.",
        en: "The pair follows the normal order: upper against lower half of the bracket.",
    }
    plain_from_above() {
        de: "Die Paarung folgt der normalen Reihenfolge: Wer aus der höheren Gruppe kommt, trifft auf die Ersten dieser Gruppe.",
        en: "The pair follows the normal order: players from the higher bracket meet the first of this bracket.",
    }
    plain_halves_of_the_rest() {
        de: "Die Spieler aus der höheren Gruppe haben ihre Gegner; für die Übrigen gilt die normale Reihenfolge: obere gegen untere Hälfte.",
        en: "The players from the higher bracket have their opponents; the rest follow the normal order: upper against lower half.",
    }
    in_order_before(mover) {
        de: "{mover} kam aus der höheren Gruppe und brauchte einen Gegner aus dieser; in der Reihenfolge davor standen:",
        en: "{mover} came down and needed an opponent from this bracket; earlier in order were:",
    }
    forfeited_before(round) {
        de: "Die Partie der beiden in Runde {round} wurde nicht gespielt: Sie zählt nicht als Begegnung und nicht für die Farben.",
        en: "The game of the two in round {round} was not played: it counts neither as a meeting nor for the colours.",
    }
    had_bye(player, round, number) {
        de: "{player} hatte schon in Runde {round} das Freilos ({number}).",
        en: "{player} already had the bye in round {round} ({number}).",
    }
    won_without_playing(player, round, number) {
        de: "{player} hat in Runde {round} kampflos gewonnen und darf kein Freilos bekommen ({number}).",
        en: "{player} won by forfeit in round {round} and may not have the bye ({number}).",
    }
    alone() { de: "Dort gab es sonst niemanden.", en: "There was nobody else in it." }
    no_preference() { de: "keiner", en: "none" }
    came_through(scores) {
        de: "In der Gruppe mit {scores} Punkten blieb kein Gegner übrig.",
        en: "There was no opponent in the bracket with {scores} points.",
    }
    no_equal() {
        de: "Mit gleicher Punktzahl gab es keinen zulässigen Gegner.",
        en: "There was no legal opponent with the same score.",
    }
    nobody_there() {
        de: "Dort gab es keinen zulässigen Gegner.",
        en: "There was no legal opponent in it.",
    }
    with_opponent(player) { de: "Mit einem Gegner für {player} in dieser Gruppe", en: "With an opponent for {player} in this bracket" }
    opponent_there(player) { de: "Ein Gegner für {player} in dieser Gruppe", en: "An opponent for {player} in this bracket" }
    by_order(other, reason) {
        de: "In der Reihenfolge käme zuerst {other}: {reason}",
        en: "First in order would be {other}: {reason}",
    }
    with_pair(player, other) { de: "Mit {player} gegen {other}", en: "With {player} against {other}" }
    with_bye(player) { de: "Mit dem Freilos für {player}", en: "With the bye for {player}" }
    the_pair(player, other) { de: "{player} gegen {other}", en: "{player} against {other}" }
    the_bye(player) { de: "Das Freilos für {player}", en: "The bye for {player}" }
    they_meet(player, other) {
        de: "{player} und {other} spielen gegeneinander.",
        en: "{player} and {other} do play each other.",
    }
    has_it(player) { de: "{player} hat das Freilos.", en: "{player} does have the bye." }
    already_met(AlreadyMet { player, other, round, number }) {
        de: "{player} und {other} haben schon in Runde {round} gegeneinander gespielt ({number}).",
        en: "{player} and {other} already met in round {round} ({number}).",
    }
    prohibited(player, other) {
        de: "{player} gegen {other} ist in dieser Runde nicht erlaubt.",
        en: "{player} against {other} is not permitted in this round.",
    }
    same_colour(SameColour { player, other, colour, number }) {
        de: "{player} und {other} müssen beide {colour} bekommen ({number}).",
        en: "{player} and {other} must both have {colour} ({number}).",
    }
    barred(player, round, number) {
        de: "{player} darf kein Freilos bekommen, weil es in Runde {round} schon Punkte ohne Spiel gab ({number}).",
        en: "{player} may not have the bye after points without a game in round {round} ({number}).",
    }
    no_bye() {
        de: "Die Zahl der Spieler ist gerade; es gibt kein Freilos.",
        en: "The number of players is even; there is no bye.",
    }
    no_pairing(premise, number) {
        de: "{premise} gäbe es für die Übrigen keine zulässige Auslosung mehr ({number}).",
        en: "{premise}, the others could no longer be paired ({number}).",
    }
    bye_too_high(ByeTooHigh { premise, now, then, number }) {
        de: "{premise} ginge das Freilos an einen Spieler mit {then} Punkten statt mit {now} ({number}).",
        en: "{premise}, the bye would go to a player with {then} points instead of {now} ({number}).",
    }
    worse(Worse { premise, bracket, what, number, then, now }) {
        de: "{premise} wäre die Gruppe mit {bracket} Punkten schlechter: {what} ({number}) {then} statt {now}.",
        en: "{premise}, the bracket with {bracket} points would be worse: {what} ({number}) {then} instead of {now}.",
    }
    later(subject, bracket) {
        de: "{subject} wäre in der Gruppe mit {bracket} Punkten genauso gut, aber im Ganzen kommt diese Auslosung später in der Reihenfolge (Artikel 4).",
        en: "{subject} would be as good in the bracket with {bracket} points, but as a whole that pairing comes later in the order (article 4).",
    }
    would_meet(player, then, now) {
        de: "{player} träfe dann auf {then} statt auf {now}.",
        en: "{player} would then meet {then} instead of {now}.",
    }
    would_go_down(player, now) {
        de: "{player} bliebe dann in der Gruppe ohne Gegner, statt auf {now} zu treffen.",
        en: "{player} would then be left without an opponent in the bracket instead of meeting {now}.",
    }
    ordinary(score, count) { de: "Gruppe mit {score} Punkten, {count}:", en: "Bracket with {score} points, {count}:" }
    last(score, count) { de: "Letzte Gruppe, {score} Punkte, {count}:", en: "Last bracket, {score} points, {count}:" }
    penultimate(score, count) {
        de: "Vorletzte Gruppe, {score} Punkte, {count}, neu gepaart, damit alle anderen Gegner finden:",
        en: "Penultimate bracket, {score} points, {count}, paired again so that all others find opponents:",
    }
    collapsed(score, count) {
        de: "Zusammengelegte letzte Gruppe ab {score} Punkten, {count}:",
        en: "Collapsed last bracket from {score} points, {count}:",
    }
    moved_down(players) { de: "Von oben gekommen: {players}", en: "Moved down: {players}" }
    team_reading() {
        de: "Wo C.04.6 offen ist: C6 fragt nur, ob die nächste Punktgruppe mit so wenigen Aufwärtsfloatern auskommt, wie ihre Zahl erlaubt; mit Ansprüchen vom Typ B hat eine Mannschaft mit ausgeglichenen Farben in der letzten Runde keinen.",
        en: "Where C.04.6 is open: C6 only asks whether the next scoregroup can do with as few upfloaters as its number allows; with type B preferences a team with balanced colours has none in the last round.",
    }
    double_swiss_reading() {
        de: "Die Paarungen nennen die Farben der ersten Partie, in der zweiten sind sie umgekehrt. Wo C.04.5 offen ist: C6 fragt nur, ob die nächste Punktgruppe mit so wenigen Aufwärtsfloatern auskommt, wie ihre Zahl erlaubt; die virtuellen Punkte der Beschleunigung sind die einer Runde.",
        en: "The pairs have the colours of the first game; in the second they are reversed. Where C.04.5 is open: C6 only asks whether the next scoregroup can do with as few upfloaters as its number allows; the virtual points of acceleration are those of a round.",
    }
    lim_reading() {
        de: "Der Text des Lim-Systems (C.04.4.3) lässt vieles offen, und es gibt kein anerkanntes Programm zum Vergleich; der größte Teil folgt Zusammenfassungen. Diese Auslosung ist zulässig und folgt einer Lesart, andere sind möglich. Offen sind vor allem die Wahl der Floater (3.9), der Gegner eines Floaters (3.8), der Tausch in Gruppen über sechs Spieler (4.2, 4.3) und welche Paarung aufgelöst wird, wenn sich die Mittelgruppe nicht paaren lässt (2.6).",
        en: "The text of the Lim system (C.04.4.3) leaves much open, and there is no endorsed program to compare with; most of it is taken from summaries. This pairing is legal and follows one reading, others are possible. Open are above all the choice of floaters (3.9), a floater's opponent (3.8), exchanges in groups of more than six (4.2, 4.3) and which pair is broken up if the median group cannot be paired (2.6).",
    }
    away_team(team) {
        de: "Mannschaft {team} wird in dieser Runde nicht ausgelost.",
        en: "Team {team} is not paired in this round.",
    }
    no_team(team) {
        de: "Eine Mannschaft {team} gibt es in diesem Turnier nicht.",
        en: "There is no team {team} in this tournament.",
    }
    no_bye_teams() {
        de: "Die Zahl der Mannschaften ist gerade; es gibt kein Freilos.",
        en: "The number of teams is even; there is no bye.",
    }
    bye_too_high_teams(ByeTooHighTeams { premise, now, then, number }) {
        de: "{premise} ginge das Freilos an eine Mannschaft mit {then} Punkten statt mit {now} ({number}).",
        en: "{premise}, the bye would go to a team with {then} points instead of {now} ({number}).",
    }
    bye_number(subject, now) {
        de: "{subject} wäre nach Punkten und gespielten Runden genauso gut; {now} hat die größere Nummer und bekommt es (3.4.4).",
        en: "{subject} would be as good by points and rounds played; {now} has the larger number and gets it (3.4.4).",
    }
    not_taken_up(player) { de: "Ohne {player} als Aufwärtsfloater", en: "Without {player} as an upfloater" }
    staying_below(player) { de: "Eine Runde ohne {player} als Aufwärtsfloater", en: "A round without {player} as an upfloater" }
    with_equal(player) {
        de: "Mit einem Gegner gleicher Punktzahl für {player}",
        en: "With an opponent on the same score for {player}",
    }
    an_equal(player) { de: "Ein Gegner gleicher Punktzahl für {player}", en: "An opponent on the same score for {player}" }
    later_identifier(subject, bracket) {
        de: "{subject} wäre in der Gruppe mit {bracket} Punkten genauso gut, kommt aber in der Reihenfolge der Nummern später (3.5.4, 3.6.3).",
        en: "{subject} would be as good in the bracket with {bracket} points, but comes later in the order of numbers (3.5.4, 3.6.3).",
    }
    by_steps(subject) {
        de: "{subject} ist nicht verboten; das Verfahren fand vorher einen anderen Gegner. --explain zeigt die Schritte.",
        en: "{subject} is not forbidden; the procedure found another opponent first. --explain shows the steps.",
    }
    too_large(subject) {
        de: "{subject} ist nicht verboten; in einem so großen Feld lassen sich die Folgen hier nicht ausrechnen.",
        en: "{subject} is not forbidden; in a field this large the consequences cannot be worked out here.",
    }
    by_steps_shown(subject) {
        de: "{subject} ist nicht verboten; das Verfahren fand vorher einen anderen Gegner. Die Schritte stehen unten.",
        en: "{subject} is not forbidden; the procedure found another opponent first. The steps are below.",
    }
    moved_up(players) { de: "Von unten geholt: {players}", en: "Moved up: {players}" }
    dubov_reading() {
        de: "Wo C.04.4.1 offen ist: Aufwärts gefloatet ist, wer gegen einen Gegner mit mehr Punkten gepaart wurde, auch wenn die Partie kampflos endete; C9 zählt die Aufwärtsfloats zusammen.",
        en: "Where C.04.4.1 is open: a player floated up when paired with an opponent on more points, even if the game was decided by forfeit; C9 adds up the upfloats.",
    }
    burstein_reading() {
        de: "Wo C.04.4.2 offen ist: Freie Runden ohne Punkte, die bis zur letzten gespielten Runde reichen, zählen für frühere Gegner als Remis, auch wenn der Spieler nun wieder da ist (1.7.2); C7 schaut eine Gruppe voraus.",
        en: "Where C.04.4.2 is open: zero-point byes that reach the last round played count as draws for former opponents, even if the player is back now (1.7.2); C7 looks one bracket ahead.",
    }
    seeding(round, rounds) {
        de: "Setzrunde {round} von {rounds}: ausgelost nach dem Dutch-System (C.04.4.2, 1.6).",
        en: "Seeding round {round} of {rounds}: paired by the Dutch system (C.04.4.2, 1.6).",
    }
    doubt_series() {
        de: "Diese Auslosung hängt davon ab, wie C.04.4.2, 1.7.2 zu lesen ist: Die freien Runden ohne Punkte eines Spielers, der wieder da ist, zählen hier für frühere Gegner als Remis; zählten sie nicht, käme eine andere heraus.",
        en: "This pairing rests on how C.04.4.2, 1.7.2 is read: the zero-point byes of a player who is back count as draws for former opponents here; if they did not, the pairing would be different.",
    }
    doubt_upfloats() {
        de: "Diese Auslosung hängt davon ab, wie C.04.4.1, 1.8 zu lesen ist: Kampflose Partien gegen einen Gegner mit mehr Punkten zählen hier als Aufwärtsfloat; zählten sie nicht, käme eine andere heraus.",
        en: "This pairing rests on how C.04.4.1, 1.8 is read: games decided by forfeit against an opponent on more points count as upfloats here; if they did not, the pairing would be different.",
    }
    index_is(player, buchholz, berger) {
        de: "{player}: Buchholz {buchholz}, Sonneborn-Berger-Wertung {berger}",
        en: "{player}: Buchholz {buchholz}, Sonneborn-Berger {berger}",
    }
    opposition_is(player, average, upfloats) {
        de: "{player}: Gegnerschnitt {average}, Aufwärtsfloats {upfloats}",
        en: "{player}: average of the opponents {average}, upfloats {upfloats}",
    }
    ranked_at(score) {
        de: "Reihenfolge mit {score} Punkten:",
        en: "Order on {score} points:",
    }
    shifted_white(players) {
        de: "Von den Spielern mit Anspruch auf Weiß zu den anderen verschoben: {players}",
        en: "Shifted from the players who are due White: {players}",
    }
    shifted_black(players) {
        de: "Von den Spielern mit Anspruch auf Schwarz zu den anderen verschoben: {players}",
        en: "Shifted from the players who are due Black: {players}",
    }
    nobody_but_above() {
        de: "In der eigenen Gruppe und darunter gab es keinen zulässigen Gegner.",
        en: "There was no legal opponent with the same score or less.",
    }
    staying(player) { de: "Ein anderer Aufwärtsfloater als {player}", en: "An upfloater other than {player}" }
    bye_fewer_games(premise, now, then) {
        de: "{premise} ginge das Freilos an einen Spieler mit gleich vielen Punkten, aber {then} statt {now} gespielten Partien (3.1.4).",
        en: "{premise}, the bye would go to a player with the same score but {then} instead of {now} games played (3.1.4).",
    }
    bye_higher_ranked(premise, now, then) {
        de: "{premise} ginge das Freilos an {then}; {now} hat gleich viele Punkte und Partien, steht aber in der Rangfolge tiefer (3.1.5).",
        en: "{premise}, the bye would go to {then}; {now} has the same score and number of games but is ranked lower (3.1.5).",
    }
    no_pairs() { de: "Keine Paarung", en: "No pairs" }
    pairs_are(pairs) { de: "Paarungen: {pairs}", en: "Pairs: {pairs}" }
    floaters(players) { de: "Ohne Gegner: {players}", en: "Without an opponent: {players}" }
    exchanged(gone, come) {
        de: "Getauscht zwischen den Hälften: {gone} gegen {come}",
        en: "Exchanged between the halves: {gone} for {come}",
    }
    bye_goes_to(player, score) { de: "Freilos: {player} ({score} Punkte)", en: "Bye: {player} ({score} points)" }
    barred_are(players) { de: "Vom Freilos ausgeschlossen: {players}", en: "Barred from the bye: {players}" }
    colours_are(ColoursAre { rule, player, higher, lower }) {
        de: "{rule}; Anspruch von {player}: {higher}, des Gegners: {lower}",
        en: "{rule}; preference of {player}: {higher}, of the opponent: {lower}",
    }
}
