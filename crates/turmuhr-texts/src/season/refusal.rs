//! Why an act of a season is refused, by the names of things, and what to do instead.

use turmuhr_federation::{
    Ordinance,
    competition::league::postponement::NotMoved,
    law::{
        remedy::{Remedy, panel::Recused},
        sanction::NotImposed,
    },
    matches::{
        adjudication::NotPossible,
        lineup::{ViolationKind, Which},
    },
    ordinance::Cite,
};
use turmuhr_season::{Broken, Impossible, Refusal, State, Taken, registry::Banned};

use super::{championship, cited, conduct, ends, names, offices, slips::slip, unsaid::unsaid};
use crate::{
    Lang,
    federation::{articles, lineup, unjudged::no_judgement, unread},
    print::date,
};

texts! {
    gap(expected, found) {
        de: "statt Eintrag {expected} steht hier Eintrag {found}",
        en: "entry {found} is here instead of entry {expected}",
    }
    at_entry(entry, why) { de: "Eintrag {entry}: {why}", en: "entry {entry}: {why}" }
    not_opened() {
        de: "das Spieljahr ist noch nicht eröffnet; es beginnt mit turmuhr season FILE new",
        en: "the season is not open yet; it begins with turmuhr season FILE new",
    }
    already_opened() { de: "das Spieljahr ist schon eröffnet", en: "the season is already open" }
    no_ordinance(id, known) {
        de: "die Ordnung „{id}“ ist nicht bekannt; mitgeliefert sind {known}",
        en: "the ordinance “{id}” is not known; the program comes with {known}",
    }
    bad_ordinance(why) {
        de: "eine Ordnung des Spieljahrs ist nicht lesbar: {why}",
        en: "an ordinance of the season cannot be read: {why}",
    }
    not_in_force(from) {
        de: "die Ordnung gilt erst ab {from}, also nicht für dieses Spieljahr",
        en: "the ordinance is in force only from {from}, after this season",
    }
    club(id) {
        de: "den Verein {id} gibt es im Spieljahr nicht",
        en: "the season has no club {id}",
    }
    class(id) {
        de: "die Klasse {id} gibt es im Spieljahr nicht",
        en: "the season has no class {id}",
    }
    team(id) {
        de: "die Mannschaft {id} gibt es im Spieljahr nicht",
        en: "the season has no team {id}",
    }
    one_match(id) {
        de: "den Kampf {id} gibt es im Spieljahr nicht",
        en: "the season has no match {id}",
    }
    decision(id) {
        de: "eine Entscheidung {id} gibt es nicht",
        en: "there is no decision {id}",
    }
    remedy(id) {
        de: "ein Rechtsmittel {id} gibt es nicht",
        en: "there is no remedy {id}",
    }
    club_taken(name, number) {
        de: "den Verein {name} gibt es schon (Nr. {number})",
        en: "the club {name} is there already (no. {number})",
    }
    class_taken(name, number) {
        de: "die Klasse {name} gibt es schon (Nr. {number})",
        en: "the class {name} is there already (no. {number})",
    }
    team_taken(name, number) {
        de: "die Mannschaft {name} ist schon gemeldet (Nr. {number}); eine weitere des Vereins bekommt mit --number die nächste Zahl",
        en: "the team {name} is entered already (no. {number}); another one of the club gets the next number with --number",
    }
    match_taken(name) { de: "der Kampf {name} ist schon angesetzt", en: "the match {name} is scheduled already" }
    decision_taken(number) {
        de: "eine Entscheidung {number} ist schon eingetragen",
        en: "a decision {number} is entered already",
    }
    remedy_taken(number) {
        de: "ein Rechtsmittel {number} ist schon eingetragen",
        en: "a remedy {number} is entered already",
    }
    request_taken(number) { de: "ein Antrag {number} ist schon eingetragen", en: "a request {number} is entered already" }
    blank_name() { de: "der Name ist leer", en: "the name is empty" }
    boards(most) {
        de: "eine Klasse wird an 1 bis {most} Brettern gespielt (--boards)",
        en: "a class is played on 1 to {most} boards (--boards)",
    }
    height(most) {
        de: "die Höhe einer Klasse liegt zwischen -{most} und {most} (--height)",
        en: "the height of a class lies between -{most} and {most} (--height)",
    }
    movers(most) {
        de: "aus einer Gruppe steigen höchstens {most} Mannschaften auf oder ab (--promoted, --relegated)",
        en: "at most {most} teams go up or down from a group (--promoted, --relegated)",
    }
    small_group() {
        de: "eine Gruppe hat mindestens zwei Mannschaften; melden Sie mehr, oder bilden Sie weniger Gruppen (--groups)",
        en: "a group has two teams at least; enter more, or draw fewer groups (--groups)",
    }
    posted_ahead(posted, today) {
        de: "abgesandt am {posted}, eingetragen am {today}: ein Poststempel kann nicht nach dem Tag des Eintrags liegen (--posted, --on)",
        en: "posted on {posted}, entered on {today}: a postmark cannot lie after the day of the entry (--posted, --on)",
    }
    posted_before(posted, first) {
        de: "abgesandt am {posted}: das liegt vor dem {first}, und erst von da an war es möglich (--posted)",
        en: "posted on {posted}: that is before {first}, the first day on which it was possible (--posted)",
    }
    ban_backdated(from, decided) {
        de: "die Sperre soll am {from} beginnen, entschieden ist sie am {decided}; früher kann sie nicht beginnen",
        en: "the ban is to begin on {from}, and it was decided on {decided}; it cannot begin earlier",
    }
    deduction_too_high(most) {
        de: "mehr als die {most} Punkte, die die Mannschaft gewinnen kann, lassen sich nicht abziehen",
        en: "no more can be deducted than the {most} points that the team can win",
    }
    reserved(game, side, board) {
        de: "{game}, {side}, Brett {board} spielte unter Vorbehalt: Der Spielleiter prüft ihn zuerst (examine), dann wird bestätigt",
        en: "{game}, {side}, board {board} played under reservation: the director of play examines it first (examine), then confirms",
    }
    remedy_pending(number) {
        de: "dasselbe Rechtsmittel ist schon eingelegt (Nr. {number}); über dieses wird entschieden, und der Rest einer Gebühr wird zu ihm gezahlt (hear {number} --paid)",
        en: "the same remedy is lodged already (no. {number}); that one will be decided, and the rest of a fee is paid for it (hear {number} --paid)",
    }
    remedy_decided(number, ruling) {
        de: "die Instanz hat darüber schon entschieden (Rechtsmittel {number}); weiter führt nur die Berufung gegen Entscheidung {ruling} (appeal {ruling})",
        en: "the instance has decided this already (remedy {number}); the only way on is an appeal against decision {ruling} (appeal {ruling})",
    }
    from_one() {
        de: "Runden, Ränge, Plätze und Nummern von Mannschaften zählen von 1 an",
        en: "rounds, ranks, places and numbers of teams count from 1",
    }
    bad_ranks(first, last) {
        de: "der letzte Rang ({last}) liegt vor dem ersten ({first}); die Ränge heißen etwa 1-8",
        en: "the last rank ({last}) is before the first ({first}); ranks are such as 1-8",
    }
    ranks_cross(team, first, last) {
        de: "die Ränge {first}-{last} gehören {team}; die Ränge einer tieferen Mannschaft beginnen hinter denen der höheren (--ranks)",
        en: "the ranks {first}-{last} belong to {team}; the ranks of a lower team begin behind those of the higher one (--ranks)",
    }
    not_born(day) {
        de: "am {day} kann niemand geboren sein, der heute lebt",
        en: "nobody alive today can be born on {day}",
    }
    closes_after(closing, begins) {
        de: "der Meldeschluss ({closing}) liegt nach dem Beginn ({begins})",
        en: "entries close ({closing}) after the beginning ({begins})",
    }
    bad_size(size) {
        de: "mit {size} Teilnehmern gibt es keinen Wettbewerb; nötig sind mindestens 2 (--size)",
        en: "there is no competition with {size} entrants; 2 at least are needed (--size)",
    }
    same_club(club) {
        de: "alter und neuer Verein sind derselbe: {club}",
        en: "the old and the new club are the same: {club}",
    }
    no_points() { de: "Punkte sind nicht kleiner als 0", en: "points are not below 0" }
    groups(team) {
        de: "{team} muss in genau einer Gruppe stehen",
        en: "{team} must be in exactly one group",
    }
    itself() { de: "eine Mannschaft spielt nicht gegen sich selbst", en: "a team does not play against itself" }
    closed() { de: "die Klasse ist abgeschlossen", en: "the class is closed" }
    withdrawn(team) { de: "{team} ist zurückgezogen", en: "{team} has withdrawn" }
    report(why) { de: "der Spielbericht lässt sich nicht auswerten: {why}", en: "the report cannot be judged: {why}" }
    no_report() { de: "zum Kampf gibt es keinen Spielbericht", en: "the match has no report" }
    waived(known) {
        de: "abgesehen werden kann nur von einer Folge, die in der Regel eintritt, und nur mit --reason; hier mit --waive {known}",
        en: "only a consequence that applies as a rule can be waived, and only with --reason; here with --waive {known}",
    }
    nothing_to_waive() {
        de: "abgesehen werden kann nur von einer Folge, die in der Regel eintritt; dieser Kampf hat keine",
        en: "only a consequence that applies as a rule can be waived; this match has none",
    }
    no_groups(class) {
        de: "{class} hat noch keine Gruppen; draw bildet sie",
        en: "{class} has no groups yet; draw forms them",
    }
    scheduled(class) {
        de: "die Kämpfe von {class} sind schon angesetzt; einzelne verlegt postpone",
        en: "the matches of {class} have been scheduled already; postpone moves single ones",
    }
    no_round(class, round, last) {
        de: "{class} hat keine Runde {round}; die letzte ist Runde {last}",
        en: "{class} has no round {round}; the last is round {last}",
    }
    after_last_round(last) {
        de: "vor der letzten Runde am {last} muss jeder andere Kampf entschieden sein; wählen Sie einen früheren Tag",
        en: "every other match must be decided before the last round on {last}; choose an earlier day",
    }
    last_round_first(game, day) {
        de: "{game} wird erst am {day} gespielt; die letzte Runde muss danach liegen",
        en: "{game} is played only on {day}; the last round must come after it",
    }
    plays_that_day(team, other) {
        de: "{team} spielt an diesem Tag schon: {other}; wählen Sie einen anderen Tag",
        en: "{team} plays on that day already: {other}; choose another day",
    }
    nothing_compels() {
        de: "eine Verlegung ordnet der Spielleiter nur in einem zwingenden Fall an; --reason nennt ihn",
        en: "the director of play orders a move in a compelling case only; --reason names it",
    }
    reported(game) {
        de: "zu {game} gibt es schon einen Spielbericht; einen neuen, der ihn ersetzt, kennzeichnet --anew",
        en: "{game} has a report already; --anew marks a new one that replaces it",
    }
    reported_disputed(game) {
        de: "der Spielbericht zu {game} ist bestritten; der Spielleiter entscheidet, oder ein berichtigter Bericht ersetzt ihn mit --anew",
        en: "the report of {game} is disputed; the director of play decides, or a corrected report replaces it with --anew",
    }
    unknown_article(article, ordinance) {
        de: "einen Artikel „{article}“ hat {ordinance} nicht; einen Artikel der Schachregeln nennen Sie mit FIDE davor",
        en: "there is no article “{article}” in {ordinance}; cite an article of the Laws of Chess with FIDE before it",
    }
    ban_backwards(from, to) {
        de: "die Sperre endet am {to} und begänne erst am {from}",
        en: "the ban ends on {to} and would begin only on {from}",
    }
    no_amount() {
        de: "eine Geldbuße oder ein Punktabzug ist mindestens 1",
        en: "a fine or a deduction is at least 1",
    }
    same_decision(number) {
        de: "Entscheidung {number} sagt dasselbe und gilt; revoke nimmt sie zurück",
        en: "decision {number} says the same and is in force; revoke takes it back",
    }
    nothing_decided() {
        de: "die Entscheidung hat keine Folge und beantwortet nichts; es fehlt eine Wertung oder eine Buße",
        en: "the decision has no consequence and answers nothing; a score or a sanction is missing",
    }
    not_in_match(who, game) {
        de: "{who} ist an {game} nicht beteiligt; über andere entscheiden Sie zur Klasse: decide --class",
        en: "{who} has no part in {game}; decide on others for the class: decide --class",
    }
    no_longer(number) {
        de: "Entscheidung {number} gilt nicht mehr",
        en: "decision {number} is no longer in force",
    }
    only_by_remedy(number) {
        de: "Entscheidung {number} ist auf ein Rechtsmittel ergangen; sie ändert nur ein weiteres Rechtsmittel",
        en: "decision {number} was made on a remedy; only a further remedy changes it",
    }
    protest_first() {
        de: "gegen eine erste Entscheidung ist Protest gegeben, keine Berufung",
        en: "the remedy against a first decision is a protest, not an appeal",
    }
    appeal_now() {
        de: "gegen die Entscheidung über einen Protest ist Berufung gegeben, kein Protest",
        en: "the remedy against the decision on a protest is an appeal, not a protest",
    }
    not_competent() { de: "diese Stelle ist dafür nicht zuständig", en: "this office is not competent to decide this" }
    last_round() {
        de: "ein einzelner Kampf der letzten Runde kann nicht verlegt werden",
        en: "a single match of the last round cannot be rescheduled",
    }
    played() { de: "der Kampf ist schon gespielt", en: "the match has already been played" }
    is_final() { de: "die Entscheidung ist nicht anfechtbar", en: "the decision cannot be contested" }
    inadmissible(why) {
        de: "das Rechtsmittel ist unzulässig und kann nur verworfen werden (dismissed): {why}",
        en: "the remedy is inadmissible and can only be dismissed: {why}",
    }
    decided() { de: "über das Rechtsmittel ist schon entschieden", en: "the remedy has already been decided" }
    no_fine_article() { de: "eine Geldbuße muss ihren Artikel nennen", en: "a fine must cite its article" }
    fine_limit_fixed() {
        de: "die Höchstgrenze der Geldbußen steht für das Spieljahr fest",
        en: "the maximum fine is fixed for the season",
    }
    no_fine_limit() {
        de: "für das Spieljahr ist keine Höchstgrenze der Geldbußen festgesetzt; zuerst: add limit, mit --from der Tag der Festsetzung, vor Beginn des Spieljahrs",
        en: "no maximum fine was fixed for the season; first: add limit, with --from the day on which it was fixed, before the season began",
    }
    fine_too_high(most) {
        de: "eine Geldbuße dieses Spieljahrs beträgt höchstens {most}",
        en: "a fine in this season is at most {most}",
    }
    too_late(last_day) { de: "die Frist ist vorbei, der letzte Tag war {last_day}", en: "the period is over, its last day was {last_day}" }
    no_notice() {
        de: "eine Entscheidung muss die Zahl der Ausfertigungen für ein Rechtsmittel nennen",
        en: "a decision must say how many copies a remedy requires",
    }
    first_entry() {
        de: "Eintrag 1 eröffnet das Spieljahr und bleibt; für ein anderes beginnen Sie eine neue Datei (new)",
        en: "entry 1 opens the season and stays; for another season begin a new file (new)",
    }
    undone_already(entry) { de: "Eintrag {entry} ist schon zurückgenommen", en: "entry {entry} is undone already" }
    no_entry(entry) { de: "Eintrag {entry} steht nicht im Journal", en: "entry {entry} is not in the journal" }
    needed(entry, needed_by) {
        de: "Eintrag {entry} lässt sich nicht rückgängig machen; Eintrag {needed_by} beruht darauf",
        en: "entry {entry} cannot be undone; entry {needed_by} depends on it",
    }
    backwards(last) {
        de: "der letzte Eintrag ist vom {last}, und kein Eintrag kann einen früheren Tag haben; war jener Tag ein Versehen, hilft turmuhr season FILE mend",
        en: "the last entry is of {last}, and no entry can have an earlier day; if that day was a mistake, turmuhr season FILE mend helps",
    }
    competition(name, known) {
        de: "für „{name}“ hat die Ordnung keine Aufstellungsregeln; sie kennt {known}",
        en: "the ordinance has no line-up rules for “{name}”; it has {known}",
    }
    say_competition(known) {
        de: "nach dieser Ordnung muss eine Klasse mit --competition sagen, welche Aufstellungsregeln gelten: {known}",
        en: "by this ordinance a class must say with --competition which line-up rules hold: {known}",
    }
    entries_closed(day) { de: "Meldeschluss war der {day}", en: "entries closed on {day}" }
    drawn() { de: "die Gruppen sind schon ausgelost", en: "the groups have been drawn already" }
    stranger(team) {
        de: "{team} spielt nicht in dieser Klasse und Gruppe",
        en: "{team} does not play in this class and group",
    }
    second_match(team, round, other) {
        de: "{team} hat in Runde {round} schon einen Kampf: {other}",
        en: "{team} already has a match in round {round}: {other}",
    }
    not_on_list(team, rank) {
        de: "Rangnummer {rank} steht nicht in der Rangliste von {team} (Jugendliche: 1/1; wer auf keiner Rangliste steht: Nachname oder #57)",
        en: "rank {rank} is not on the ranking list of {team} (youths: 1/1; who is on no list: surname or #57)",
    }
    not_yet(day) { de: "der Kampf ist erst am {day}", en: "the match is not until {day}" }
    confirmed(game) {
        de: "der Kampf {game} ist bestätigt; ihn ändert nur eine Entscheidung",
        en: "the match {game} is confirmed; only a decision changes it",
    }
    disputed() {
        de: "der Spielbericht ist bestritten; wer ihn trotzdem bestätigt, nennt den Grund (--reason)",
        en: "the report is disputed; confirming it all the same takes a reason (--reason)",
    }
    answered() {
        de: "die andere Seite hat den Spielbericht bestritten; darüber entscheidet der Spielleiter (confirm --reason)",
        en: "the other side has disputed the report; the director of play decides on it (confirm --reason)",
    }
    unfinished(boards) {
        de: "noch nicht entschieden: Brett {boards}",
        en: "not decided yet: board {boards}",
    }
    no_unfinished(board) {
        de: "an Brett {board} gibt es keine unbeendete Partie",
        en: "there is no unfinished game on board {board}",
    }
    not_unfinished(board) {
        de: "Brett {board} kann keine Hängepartie haben: Dort fehlt ein Spieler, oder es steht schon ein Ergebnis da",
        en: "board {board} cannot have an adjourned game: a player is missing there, or there is a result",
    }
    no_ground() {
        de: "eine Verlegung nennt ihren Grund: --consent, --duty, --youth-match oder --ordered",
        en: "a move names its ground: --consent, --duty, --youth-match or --ordered",
    }
    no_reasons() {
        de: "eine Entscheidung braucht Gründe und den Artikel, auf dem sie beruht",
        en: "a decision needs reasons and the article it rests on",
    }
    stands(number) {
        de: "Entscheidung {number} steht; eine andere Entscheidung kann sie ändern",
        en: "decision {number} stands; another decision can change it",
    }
    foreign_findings() {
        de: "die Feststellungen einer Bestätigung trägt das Programm selbst ein",
        en: "the findings of a confirmation are filled in by the program itself",
    }
    no_person(who) { de: "Person {who} steht nicht im Register", en: "person {who} is not in the registry" }
    nobody(name) {
        de: "seit ein Spielleiter im Amt ist, steht hinter jedem Eintrag eine Person des Registers, und „{name}“ ist keine: nennen Sie mit --by Namen („Nachname, Vorname“) oder Nummer",
        en: "since a director of play is in office, a person of the registry stands behind every entry, and “{name}” is none: give a name (“Surname, First name”) or a number with --by",
    }
    several(name, known) {
        de: "„{name}“ heißen mehrere; nennen Sie statt des Namens die Nummer: {known}",
        en: "several are called “{name}”; give the number instead of the name: {known}",
    }
    other_matter() {
        de: "über ein Rechtsmittel wird in der Sache entschieden, in der es eingelegt ist",
        en: "a remedy is decided in the matter in which it was lodged",
    }
    acted_below(who) {
        de: "{who} hat in dieser Sache schon entschieden und darf nicht mitwirken",
        en: "{who} has decided in this matter before and may not take part",
    }
    of_concerned_club(who, club) {
        de: "{who} gehört zu {club}; der Verein ist betroffen, die Mitwirkung ausgeschlossen",
        en: "{who} belongs to {club}, which is concerned, and may not take part",
    }
    refund_too_high(fee) {
        de: "erstattet werden kann höchstens die Gebühr von {fee}",
        en: "at most the fee of {fee} can be paid back",
    }
    request(number) { de: "einen Antrag {number} gibt es nicht", en: "there is no request {number}" }
    not_heard() {
        de: "vor der Entscheidung müssen die Beteiligten Gelegenheit zur Stellungnahme haben",
        en: "the persons entitled must have the opportunity to state their view before the decision",
    }
    not_heard_until(day) {
        de: "Stellungnahmen sind noch bis {day} möglich; entschieden wird danach",
        en: "statements are possible until {day}; the decision comes after that",
    }
    not_charged() {
        de: "die Gebühr kann der Protestinstanz nur nach einer erfolgreichen Berufung auferlegt werden, und mit der Begründung, warum die Ordnung die Entscheidung nicht deckte",
        en: "the fee can be charged to the instance of the protest only after an appeal that was upheld, and with the reason why the ordinance did not cover the decision",
    }
    playoff_order(better, worse) {
        de: "nach der Tabelle der Stichkämpfe steht {better} nicht vor {worse}; sind beide in Punkten, im direkten Vergleich und in Brettpunkten gleich, entscheiden --berlin oder --seed",
        en: "by the table of the play-off {better} is not ahead of {worse}; where both are level in points, among themselves and in board points, --berlin or --seed decides",
    }
    no_tie() {
        de: "diese Mannschaften liegen an keiner Stelle gleich, die entschieden werden muss",
        en: "these teams are not level at a place that must be settled",
    }
    no_play_off(one, other) {
        de: "ein Stichkampf von {one} und {other} ist noch nicht bestätigt",
        en: "no play-off of {one} and {other} has been confirmed yet",
    }
    weighed(better, worse) {
        de: "nach Berliner Wertung steht {better} vor {worse}: settle mit --berlin und in dieser Reihenfolge",
        en: "by the Berlin system {better} is ahead of {worse}: settle with --berlin and in this order",
    }
    berlin_level() {
        de: "auch nach Berliner Wertung herrscht Gleichstand: das Los entscheidet, --seed nennt seinen Startwert",
        en: "the Berlin system leaves teams level: the lot decides, --seed gives its seed",
    }
    tie_open(teams) {
        de: "der Stichkampf ist offen: {teams}; setzen Sie ihn mit playoff an, und tragen Sie die Reihenfolge mit settle ein",
        en: "the play-off is open: {teams}; schedule it with playoff, and enter the order with settle",
    }
    played_on_later(day) {
        de: "die Partie wird erst am {day} fortgesetzt",
        en: "the game is played on only on {day}",
    }
    before_decision(day) {
        de: "die Entscheidung ist erst vom {day}; ein Rechtsmittel kann nicht früher abgeschickt sein",
        en: "the decision is of {day}; a remedy cannot be posted before",
    }
    more_than_boards(boards) {
        de: "so viele Brettpunkte hat ein Kampf an {boards} Brettern nicht",
        en: "a match on {boards} boards has not so many points",
    }
    other_winner(game) { de: "der Stichkampf {game} ging anders aus; nach einem unentschiedenen entscheidet die Berliner Wertung (--berlin), nach dieser das Los (--seed)", en: "the play-off {game} ended differently; after a drawn one the Berlin system decides (--berlin), and after that the lot (--seed)" }
    silent() { de: "die Ordnung regelt das nicht", en: "the ordinance does not provide for this" }
    hours(known) { de: "die Ordnung kennt nur {known} Stunden", en: "the ordinance has only {known} hours" }
    after_round_1() { de: "die Spielzeit steht seit der ersten Runde fest", en: "the playing time is fixed since round 1" }
    break_too_long(most) { de: "die Pause dauert höchstens {most} Minuten", en: "the break is at most {most} minutes" }
    not_before(hours) {
        de: "abgeschätzt wird erst nach {hours} Stunden Spielzeit",
        en: "games are adjudicated only after {hours} hours of play",
    }
    not_adjourned() { de: "die Partie ist nicht ordentlich abgebrochen", en: "the game was not properly adjourned" }
    to_a_finish() {
        de: "diese Runde wird zu Ende gespielt; abgeschätzt wird nicht",
        en: "this round is played to a finish; nothing is adjudicated",
    }
    out_of_order() {
        de: "dieser Schritt ist bei dieser Partie nicht an der Reihe; wo sie steht, sagt turmuhr season FILE due",
        en: "this step is not due for this game; turmuhr season FILE due says where it stands",
    }
    no_copy() {
        de: "die Durchschrift an den anderen Mannschaftsführer fehlt oder ging nicht mit derselben Post ab",
        en: "the copy to the other captain is missing, or did not go by the same post",
    }
    not_agreed() {
        de: "verlegt wird nur, wenn beide einverstanden sind und der Spielleiter zustimmt",
        en: "it is moved only if both agree and the director of play consents",
    }
    moved_late(last) {
        de: "die Vereine müssen die Verlegung bis {last} kennen",
        en: "the clubs must know of the move by {last}",
    }
    not_granted() {
        de: "auf Wunsch der Vereine wird ein Kampf nur mit Zustimmung des Gegners und nur vorverlegt; der andere Grund ist eine Pflicht eines Spielers an diesem Tag (--duty)",
        en: "at the wish of the clubs a match is moved only with the opponent’s consent, and only to an earlier day; the other ground is a duty of a player that day (--duty)",
    }
    youth_in_last_round() {
        de: "in der letzten Runde weichen Erwachsene keinem Jugendkampf",
        en: "in the last round senior matches do not give way to youth matches",
    }
    not_in_catalogue() {
        de: "diese Buße sieht die Ordnung hier nicht vor",
        en: "the ordinance does not have this sanction here",
    }
    ban_too_long(until) { de: "die Sperre darf längstens bis {until} dauern", en: "the ban may last until {until} at the longest" }
    no_consent() {
        de: "eine Sperre braucht die Zustimmung des Spielausschusses; liegt sie vor, sagt das --consent",
        en: "a ban needs the consent of the committee; --consent says that it is there",
    }
    only_analogy() {
        de: "eine Buße braucht eine ausdrückliche Vorschrift",
        en: "a sanction needs an express provision",
    }
}

fn cited(what: String, cite: &Cite) -> String {
    if cite.article.is_empty() { what } else { format!("{what} {}", articles(std::slice::from_ref(cite))) }
}

/// A consequence as `--waive` takes it: `home:unnamed`.
fn waiver(side: Which, kind: ViolationKind) -> String {
    let side = match side {
        Which::Home => "home",
        Which::Guest => "guest",
    };
    format!("{side}:{}", kind.word())
}

/// Why the journal of a season does not open.
pub fn broken(why: &Broken, lang: Lang) -> String {
    match why {
        Broken::Gap { expected, found } => gap(lang, expected, found),
        // Names are known only of a season that opens.
        Broken::Entry { entry, why } => at_entry(lang, entry, refusal(why, &State::default(), lang)),
    }
}

fn board(why: &NotPossible, lang: Lang) -> String {
    match why {
        NotPossible::Silent => silent(lang),
        NotPossible::Hours { known, cite } => {
            let known: Vec<String> = known.iter().map(ToString::to_string).collect();
            cited(hours(lang, known.join(", ")), cite)
        }
        NotPossible::AfterRound1(cite) => cited(after_round_1(lang), cite),
        NotPossible::BreakTooLong { most, cite } => cited(break_too_long(lang, most), cite),
        NotPossible::NotBefore { hours, cite } => cited(not_before(lang, hours), cite),
        NotPossible::NotAdjourned(cite) => cited(not_adjourned(lang), cite),
        NotPossible::ToAFinish(cite) => cited(to_a_finish(lang), cite),
        NotPossible::Order => out_of_order(lang),
        NotPossible::NoCopy(cite) => cited(no_copy(lang), cite),
        NotPossible::NotAgreed(cite) => cited(not_agreed(lang), cite),
    }
}

fn not_moved(why: &NotMoved, lang: Lang) -> String {
    match why {
        NotMoved::Refused(decided) if !decided.in_time => {
            let last = date(decided.deadline.last_day, lang);
            cited(moved_late(lang, last), &decided.cite)
        }
        NotMoved::Refused(decided) => cited(not_granted(lang), &decided.cite),
        NotMoved::LastRound(cite) => cited(last_round(lang), cite),
        NotMoved::NotifiedLate { last_day, cite } => cited(moved_late(lang, date(*last_day, lang)), cite),
        NotMoved::YouthInLastRound(cite) => cited(youth_in_last_round(lang), cite),
        NotMoved::Silent(_) => silent(lang),
    }
}

fn not_imposed(why: &NotImposed, state: &State, lang: Lang) -> String {
    match why {
        NotImposed::NotInCatalogue(cite) => cited(not_in_catalogue(lang), cite),
        NotImposed::FineTooHigh { most, cite } => {
            cited(fine_too_high(lang, names::amount(state, *most, lang)), cite)
        }
        NotImposed::NoLimitSet(cite) => cited(no_fine_limit(lang), cite),
        NotImposed::BanTooLong { until, cite } => cited(ban_too_long(lang, date(*until, lang)), cite),
        NotImposed::NoConsent(cite) => cited(no_consent(lang), cite),
        NotImposed::NotCompetent(cite) => cited(not_competent(lang), cite),
        NotImposed::OnlyAnalogy(cite) => cited(only_analogy(lang), cite),
        NotImposed::Silent => silent(lang),
    }
}

fn taken(what: Taken, state: &State, lang: Lang) -> String {
    match what {
        Taken::Club(id) => club_taken(lang, names::club(state, id, lang), id.0),
        Taken::Class(id) => class_taken(lang, names::class(state, id, lang), id.0),
        Taken::Team(id) => team_taken(lang, names::team(state, id, lang), id.0),
        Taken::Match(id) => match_taken(lang, names::game(state, id, lang)),
        Taken::Decision(id) => decision_taken(lang, id.0),
        Taken::Remedy(id) => remedy_taken(lang, id.0),
        Taken::Request(id) => request_taken(lang, id.0),
    }
}

fn impossible(what: Impossible, state: &State, lang: Lang) -> String {
    match what {
        Impossible::NoName => blank_name(lang),
        Impossible::Boards { most } => boards(lang, most),
        Impossible::Height { most } => height(lang, most),
        Impossible::Movers { most } => movers(lang, most),
        Impossible::FromOne => from_one(lang),
        Impossible::Ranks([first, last]) => bad_ranks(lang, first, last),
        Impossible::RanksOf { team, ranks: [first, last] } => {
            ranks_cross(lang, names::team(state, team, lang), first, last)
        }
        Impossible::Born(day) => not_born(lang, date(day, lang)),
        Impossible::ClosesAfter { closing, begins } => {
            closes_after(lang, date(closing, lang), date(begins, lang))
        }
        Impossible::Size(size) => bad_size(lang, size),
        Impossible::SameClub(club) => same_club(lang, names::club(state, club, lang)),
        Impossible::Points => no_points(lang),
    }
}

/// Why an act is refused.
pub fn refusal(why: &Refusal, state: &State, lang: Lang) -> String {
    let list = |all: &[usize]| all.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    match why {
        Refusal::NotOpened => not_opened(lang),
        Refusal::AlreadyOpened => already_opened(lang),
        Refusal::NoOrdinance(id) => no_ordinance(lang, id, Ordinance::SHIPPED.map(|(id, _)| id).join(", ")),
        Refusal::BadOrdinance(why) => bad_ordinance(lang, unread::no_ordinance(why, lang)),
        Refusal::NotInForce(from) => not_in_force(lang, date(*from, lang)),
        Refusal::Club(id) => club(lang, names::club(state, *id, lang)),
        Refusal::Class(id) => class(lang, names::class(state, *id, lang)),
        Refusal::Team(id) => team(lang, names::team(state, *id, lang)),
        Refusal::Match(id) => one_match(lang, names::game(state, *id, lang)),
        Refusal::Decision(id) => decision(lang, id.0),
        Refusal::Remedy(id) => remedy(lang, id.0),
        Refusal::Taken(what) => taken(*what, state, lang),
        Refusal::Impossible(what) => impossible(*what, state, lang),
        Refusal::Groups(id) => groups(lang, names::team(state, *id, lang)),
        Refusal::Itself => itself(lang),
        Refusal::Closed => closed(lang),
        Refusal::Withdrawn(id) => withdrawn(lang, names::team(state, *id, lang)),
        Refusal::Report(why) => report(lang, no_judgement(why, lang)),
        Refusal::NoReport => no_report(lang),
        Refusal::Waived(known) if known.is_empty() => nothing_to_waive(lang),
        Refusal::Waived(known) => {
            let names: Vec<String> = known.iter().map(|(side, kind)| waiver(*side, *kind)).collect();
            waived(lang, names.join(", "))
        }
        Refusal::NoGroups(id) => no_groups(lang, names::class(state, *id, lang)),
        Refusal::Scheduled(id) => scheduled(lang, names::class(state, *id, lang)),
        Refusal::NoRound { class, round, last } => {
            no_round(lang, names::class(state, *class, lang), round, last)
        }
        Refusal::AfterLastRound { last, cite } => cited(after_last_round(lang, date(*last, lang)), cite),
        Refusal::LastRoundFirst { open, cite } => {
            let day = state.matches.get(open).map(|one| date(one.fixture.on, lang)).unwrap_or_default();
            cited(last_round_first(lang, names::game(state, *open, lang), day), cite)
        }
        Refusal::PlaysThatDay { team, other } => {
            plays_that_day(lang, names::team(state, *team, lang), names::game(state, *other, lang))
        }
        Refusal::NothingCompels => nothing_compels(lang),
        Refusal::Reported(id) => reported(lang, names::game(state, *id, lang)),
        Refusal::ReportedDisputed(id) => reported_disputed(lang, names::game(state, *id, lang)),
        Refusal::UnknownArticle { article, ordinance } => unknown_article(lang, article, ordinance),
        Refusal::BanBackwards { from, to } => ban_backwards(lang, date(*from, lang), date(*to, lang)),
        Refusal::NoAmount => no_amount(lang),
        Refusal::SameDecision(id) => same_decision(lang, id.0),
        Refusal::NothingDecided => nothing_decided(lang),
        Refusal::NotInMatch { who, game } => {
            let who = match who {
                Banned::Club(id) => names::club(state, *id, lang),
                Banned::Team(id) => names::team(state, *id, lang),
                Banned::Player(id) => names::person(state, *id, lang),
            };
            not_in_match(lang, who, names::game(state, *game, lang))
        }
        Refusal::NoLonger(id) => no_longer(lang, id.0),
        Refusal::OnlyByRemedy(id) => only_by_remedy(lang, id.0),
        Refusal::OtherRemedy { wants, cite } => {
            let told = match wants {
                Remedy::Protest => protest_first(lang),
                Remedy::Appeal => appeal_now(lang),
            };
            cite.as_ref().map_or_else(|| told.clone(), |cite| cited(told.clone(), cite))
        }
        Refusal::NotCompetent => not_competent(lang),
        Refusal::LastRound => last_round(lang),
        Refusal::Played => played(lang),
        Refusal::Final => is_final(lang),
        Refusal::Inadmissible(lacks) => {
            let why: Vec<String> = lacks.iter().map(|one| super::acts::lack(*one, lang)).collect();
            inadmissible(lang, why.join(", "))
        }
        Refusal::Decided => decided(lang),
        Refusal::NoArticle => no_fine_article(lang),
        Refusal::FineLimitFixed => fine_limit_fixed(lang),
        Refusal::NoFineLimit => no_fine_limit(lang),
        Refusal::FineTooHigh { most } => fine_too_high(lang, names::amount(state, *most, lang)),
        Refusal::TooLate(last_day) => too_late(lang, date(*last_day, lang)),
        Refusal::NoNotice => no_notice(lang),
        Refusal::Open(matches) => ends::open(matches, state, lang),
        Refusal::Pending(class, tasks) => ends::pending(*class, tasks, state, lang),
        Refusal::AlreadyCarried => ends::already_carried(lang),
        Refusal::CarriedOver(on) => ends::carried_over(lang, date(*on, lang)),
        Refusal::LastDirector(who) => offices::last_director(lang, names::person(state, *who, lang)),
        Refusal::NoDirector(last) => offices::no_director(last, state, lang),
        Refusal::NotToFill { who, why } => offices::not_to_fill(*who, *why, state, lang),
        Refusal::SameRemedy { remedy, ruling, cite } => {
            let told = match ruling {
                Some(ruling) => remedy_decided(lang, remedy.0, ruling.0),
                None => remedy_pending(lang, remedy.0),
            };
            cite.as_ref().map_or_else(|| told.clone(), |cite| cited(told.clone(), cite))
        }
        Refusal::PostedAhead { posted, today } => posted_ahead(lang, date(*posted, lang), date(*today, lang)),
        Refusal::PostedBefore { posted, first } => {
            posted_before(lang, date(*posted, lang), date(*first, lang))
        }
        Refusal::BanBackdated { from, decided } => {
            ban_backdated(lang, date(*from, lang), date(*decided, lang))
        }
        Refusal::DeductionTooHigh { most } => deduction_too_high(lang, most),
        Refusal::Reserved { game, side, board, cite } => {
            let told = reserved(lang, names::game(state, *game, lang), lineup::side(*side, lang), board);
            cite.as_ref().map_or_else(|| told.clone(), |cite| cited(told.clone(), cite))
        }
        Refusal::Slip(one) => slip(*one, state, lang),
        Refusal::SmallGroup => small_group(lang),
        Refusal::NoEntry(1) if state.season.is_some() => first_entry(lang),
        // An entry that is there cannot be undone twice.
        Refusal::NoEntry(entry) if *entry > 0 && *entry <= state.position => undone_already(lang, entry),
        Refusal::NoEntry(entry) => no_entry(lang, entry),
        Refusal::Needed { entry, needed_by } => needed(lang, entry, needed_by),
        Refusal::Backwards(last) => backwards(lang, date(*last, lang)),
        Refusal::Unsaid(why) => unsaid(why, state, lang),
        Refusal::Championship(why) => championship::not_so(why, state, lang),
        Refusal::Competition(name, known) => competition(lang, name, known.join(", ")),
        Refusal::SayCompetition(known) => say_competition(lang, known.join(", ")),
        Refusal::EntriesClosed(day) => entries_closed(lang, date(*day, lang)),
        Refusal::Drawn => drawn(lang),
        Refusal::Stranger(id) => stranger(lang, names::team(state, *id, lang)),
        Refusal::SecondMatch { team, round, other } => {
            second_match(lang, names::team(state, *team, lang), round, names::game(state, *other, lang))
        }
        Refusal::NotOnList { team, rank } => not_on_list(lang, names::team(state, *team, lang), rank),
        Refusal::NotYet(day) => not_yet(lang, date(*day, lang)),
        Refusal::Confirmed(id) => confirmed(lang, names::game(state, *id, lang)),
        Refusal::Disputed => disputed(lang),
        Refusal::Answered => answered(lang),
        Refusal::Unfinished(boards) => unfinished(lang, list(boards)),
        Refusal::NoUnfinished(board) => no_unfinished(lang, board),
        Refusal::NotUnfinished(board) => not_unfinished(lang, board),
        Refusal::Board(why) => board(why, lang),
        Refusal::NotMoved(why) => not_moved(why, lang),
        Refusal::NoGround => no_ground(lang),
        Refusal::NoReasons => no_reasons(lang),
        Refusal::Stands(id) => stands(lang, id.0),
        Refusal::NoPerson(id) => no_person(lang, names::person(state, *id, lang)),
        Refusal::Nobody(name) => nobody(lang, name),
        Refusal::Several(name, all) => {
            let known: Vec<String> =
                all.iter().map(|id| names::person_with_number(state, *id, lang)).collect();
            several(lang, name, known.join("; "))
        }
        Refusal::NoRight { who, action } => offices::no_right(*who, *action, state, lang),
        Refusal::NoTie => no_tie(lang),
        Refusal::NoPlayOff { one, other } => {
            no_play_off(lang, names::team(state, *one, lang), names::team(state, *other, lang))
        }
        Refusal::OtherWinner(id) => other_winner(lang, names::game(state, *id, lang)),
        Refusal::Weighed { better, worse } => {
            let told = weighed(lang, names::team(state, *better, lang), names::team(state, *worse, lang));
            format!("{told}{}", cited::ties(state))
        }
        Refusal::BerlinLevel => format!("{}{}", berlin_level(lang), cited::ties(state)),
        Refusal::TieOpen(teams) => {
            let teams: Vec<String> = teams.iter().map(|team| names::team(state, *team, lang)).collect();
            format!("{}{}", tie_open(lang, teams.join(", ")), cited::ties(state))
        }
        Refusal::PlayedOnLater(day) => played_on_later(lang, date(*day, lang)),
        Refusal::BeforeDecision(day) => before_decision(lang, date(*day, lang)),
        Refusal::MoreThanBoards(boards) => more_than_boards(lang, boards),
        Refusal::NotImposed(why) => not_imposed(why, state, lang),
        Refusal::OtherMatter => other_matter(lang),
        Refusal::Recused(who, Recused::ActedBelow) => acted_below(lang, names::person(state, *who, lang)),
        Refusal::Recused(who, Recused::Club(of)) => {
            of_concerned_club(lang, names::person(state, *who, lang), names::club(state, *of, lang))
        }
        Refusal::RefundTooHigh(fee) => refund_too_high(lang, names::amount(state, *fee, lang)),
        Refusal::Request(id) => request(lang, id.0),
        Refusal::NotHeard(None) => not_heard(lang),
        Refusal::NotHeard(Some(until)) => not_heard_until(lang, date(*until, lang)),
        Refusal::ForeignFindings => foreign_findings(lang),
        Refusal::Conduct(id, why) => conduct::wrong(why, state, *id, lang),
        // The sentence has the numbers of 1987; another ordinance has others.
        Refusal::NotOpen(subject) => {
            let told = conduct::not_open(*subject, lang);
            let bare = told.rsplit_once(" [").map_or(told, |(told, _)| told);
            if cited::as_in_1987(state) { told.to_owned() } else { bare.to_owned() }
        }
        Refusal::NotCharged => format!("{}{}", not_charged(lang), cited::remedies(state, "5.16")),
        Refusal::PlayOffOrder { better, worse } => {
            let told =
                playoff_order(lang, names::team(state, *better, lang), names::team(state, *worse, lang));
            format!("{told}{}", cited::ties(state))
        }
    }
}
