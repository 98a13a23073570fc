//! What `turmuhr season` says: its help, what was entered, what is open and due.

use turmuhr_federation::law::remedy::Lack;
use turmuhr_season::{
    Concern, Matter, State,
    due::{Due, FineFor, Task},
    freeze::Score,
    state::RemedyLack,
};

use super::{championship, conduct, ends, fees, names};
use crate::{
    Lang,
    federation::{
        articles,
        lineup::{self, half},
    },
    print::date,
};

texts! {
    report_course(number, name) {
        de: "Teilnehmer des Lehrgangs {number} ({name}) melden",
        en: "report the participants of course {number} ({name})",
    }
    not_as_handed_in(game, sides) {
        de: "{game}: Die Aufstellung im Spielbericht ist nicht die abgegebene ({sides})",
        en: "{game}: the line-up of the report is not the one handed in ({sides})",
    }
    about() {
        de: "Spieljahr: führt die Akte eines Verbandes als Datei: Vereine, Pässe, Ranglisten, Auslosung, Spielberichte, Entscheidungen, Rechtsmittel, Tabellen, Fristen, Pokale und Meisterschaften. Jeder Eintrag wird nach der Ordnung geprüft; was bestätigt ist, ändert nur eine Entscheidung.",
        en: "Season: keeps a federation’s year in a file: clubs, passes, ranking lists, draws, match reports, decisions, remedies, tables, periods, cups and championships. Every entry is judged by the ordinance; what is confirmed is changed by a decision only.",
    }
    arg_file() { de: "Datei des Spieljahrs (eine Zeile je Eintrag)", en: "File of the season (a line an entry)" }
    arg_verb() {
        de: "Was zu tun ist: new, add, draw, schedule, report, agree, dispute, confirm, postpone, adjudicate, matter, decide, revoke, request, protest, appeal, hear, suspend, withdraw, rule, table, fixtures, fines, findings, due, year, playoff, settle, championship, close, next, undo, show, mend, import, correct, end, refuse, person, passes, list, order, reservations, examine, arbiters",
        en: "What to do: new, add, draw, schedule, report, agree, dispute, confirm, postpone, adjudicate, matter, decide, revoke, request, protest, appeal, hear, suspend, withdraw, rule, table, fixtures, fines, findings, due, year, playoff, settle, championship, close, next, undo, show, mend, import, correct, end, refuse, person, passes, list, order, reservations, examine, arbiters",
    }
    arg_words() {
        de: "Namen oder Nummern: Verein, Mannschaft, Person, Klasse, Kampf („Heim - Gast“)",
        en: "Names or numbers: club, team, person, class, match (“home - guest”)",
    }
    arg_on() { de: "Tag des Eintrags (JJJJ-MM-TT oder today); sonst heute", en: "Day of the entry (YYYY-MM-DD or today); else today" }
    arg_by() { de: "Wer den Eintrag macht: Name oder Nummer", en: "Who makes the entry: name or number" }
    arg_as_of() { de: "Stand, wie er an diesem Tag bekannt war", en: "As it was known on that day" }
    arg_season() { de: "Spieljahr, etwa 1987/88", en: "Season, such as 1987/88" }
    arg_under() { de: "Ordnung des Spieljahrs oder der Klasse", en: "Ordinance of the season or of the class" }
    arg_club() { de: "Verein", en: "Club" }
    arg_from_club() { de: "Alter Verein", en: "Old club" }
    arg_class() { de: "Klasse", en: "Class" }
    arg_team() { de: "Mannschaft", en: "Team" }
    arg_number() { de: "Nummer der Mannschaft, des Passes", en: "Number of the team, of the pass" }
    arg_ranks() { de: "Rangnummern der Mannschaft, etwa 1-8", en: "Ranks of the team, such as 1-8" }
    arg_level() { de: "bezirk, verband oder bund", en: "bezirk, verband or bund" }
    arg_height() { de: "Höhe der Klasse; die höchste hat die größte Zahl", en: "Height of the class; the highest has the greatest number" }
    arg_boards() { de: "Bretter", en: "Boards" }
    arg_promoted() { de: "Zahl der Aufsteiger je Gruppe", en: "Teams promoted from a group" }
    arg_relegated() { de: "Zahl der Absteiger je Gruppe", en: "Teams relegated from a group" }
    arg_competition() { de: "Aufstellungsregeln: league, team-cup, jmm …", en: "Line-up rules: league, team-cup, jmm …" }
    arg_kind() { de: "bundesliga, nrw-liga oder other", en: "bundesliga, nrw-liga or other" }
    arg_closing() { de: "Meldeschluss", en: "Closing date" }
    arg_bezirk() { de: "Bezirk des Vereins", en: "District of the club" }
    arg_verband() { de: "Verband des Vereins", en: "Sub-federation of the club" }
    arg_born() { de: "Geburtsdatum", en: "Date of birth" }
    arg_sex() { de: "m oder f", en: "m or f" }
    arg_foreign() { de: "Nicht deutscher Staatsangehörigkeit", en: "Without German nationality" }
    arg_from() { de: "Ab diesem Tag", en: "From this day on" }
    arg_until() { de: "Bis zu diesem Tag", en: "Until this day" }
    arg_consent() { de: "Mit Zustimmung (des Gegners, des Ausschusses)", en: "With consent (of the opponent, of the committee)" }
    arg_article() { de: "Artikel der Ordnung", en: "Article of the ordinance" }
    arg_applied() { de: "Tag des Passantrags", en: "Day of the application for the pass" }
    arg_admitted() { de: "Der Spielleiter lässt die Nachmeldung zu", en: "The director of play admits the addition" }
    arg_rank() { de: "Rangnummer", en: "Rank" }
    arg_youth() { de: "Rangliste der Jugend", en: "Ranking list of the youth" }
    arg_role() { de: "Amt: director-of-play, chair, committee-member, pass-office, club-officer …", en: "Office: director-of-play, chair, committee-member, pass-office, club-officer …" }
    arg_groups() { de: "Zahl der Gruppen", en: "Number of groups" }
    arg_group() { de: "Gruppe", en: "Group" }
    arg_seed() { de: "Startzahl der Auslosung", en: "Seed of the draw" }
    arg_start() { de: "Tag der ersten Runde", en: "Day of round 1" }
    arg_every() { de: "Tage von Runde zu Runde", en: "Days from round to round" }
    arg_round() { de: "Runde", en: "Round" }
    arg_home() {
        de: "Heimaufstellung: Rangnummern der Bretter (Jugend: 1/1), - für ein freies Brett, 5x für einen genannten Abwesenden, Nachname oder #57 für eine Person auf keiner Rangliste",
        en: "Home line-up: the ranks of the boards (youths: 1/1), - for an empty board, 5x for a named absentee, a surname or #57 for a person on no list",
    }
    arg_guest() { de: "Gastaufstellung", en: "Guest line-up" }
    arg_results() {
        de: "Ergebnisse der Bretter aus Heimsicht: 1 0 = und ? für eine Hängepartie, . für keine Partie",
        en: "Results of the boards for the home side: 1 0 = and ? for an adjourned game, . for no game",
    }
    arg_side() { de: "home oder guest", en: "home or guest" }
    arg_reason() { de: "Begründung", en: "Reason" }
    arg_waive() {
        de: "Von einer Regelfolge absehen: home: oder guest: und unnamed, oder bei einem genannten Abwesenden banned, club-banned, no-pass, not-a-member, not-listed, other-club, higher-team, same-class, sister-team, substitute-limit, bundesliga-lock, played-up, suspended, too-old",
        en: "Waive a consequence that holds as a rule: home: or guest: and unnamed, or of a named absentee banned, club-banned, no-pass, not-a-member, not-listed, other-club, higher-team, same-class, sister-team, substitute-limit, bundesliga-lock, played-up, suspended, too-old",
    }
    arg_absent() { de: "Nicht angetreten: home, guest oder both", en: "Did not appear: home, guest or both" }
    arg_report_anew() {
        de: "Der Spielbericht ersetzt den früheren; bei championship draw: jede Runde neu auslosen",
        en: "The report replaces the one before; with championship draw: draw every round anew",
    }
    too_many_words(verb, extra, most) {
        de: "„{extra}“ ist zu viel: {verb} nimmt höchstens {most} Namen. Hilfe: turmuhr season help {verb}",
        en: "“{extra}” is too much: {verb} takes at most {most} names. Help: turmuhr season help {verb}",
    }
    absent_and_named(side) {
        de: "--absent {side} und eine Aufstellung dieser Seite schließen sich aus",
        en: "--absent {side} and a line-up of that side exclude each other",
    }
    arg_to() { de: "Neuer Tag", en: "New day" }
    arg_duty() { de: "Brett des Spielers, der an dem Tag eine Pflicht hat", en: "Board of the player who has a duty that day" }
    arg_ordered() { de: "Vom Spielleiter angeordnet", en: "Ordered by the director of play" }
    arg_board() { de: "Brett", en: "Board" }
    arg_verdicts() { de: "Urteile der beiden Abschätzer, etwa „= 1“", en: "Verdicts of the two adjudicators, such as “= 1”" }
    arg_minutes() { de: "Gespielte Zeit in Minuten", en: "Minutes played" }
    arg_sets() { de: "Ergebnis des Spielleiters", en: "Result set by the director of play" }
    arg_objection() { de: "Einspruch von home oder guest", en: "Objection of home or guest" }
    arg_posted() { de: "Poststempel", en: "Postmark" }
    arg_copy() { de: "Poststempel der Durchschrift", en: "Postmark of the copy" }
    arg_no_objection() { de: "Niemand hat Einspruch erhoben", en: "Nobody objected" }
    arg_continue() { de: "Tag der Fortsetzung", en: "Day of the continuation" }
    arg_finished() { de: "Ergebnis der Fortsetzung", en: "Result of the continuation" }
    arg_missing() { de: "Nicht erschienen: home, guest oder both", en: "Did not come: home, guest or both" }
    arg_score() { de: "Wertung der Brettpunkte, etwa 8:0", en: "Board points to count, such as 8:0" }
    arg_reasons() { de: "Gründe der Entscheidung", en: "Reasons of the decision" }
    arg_copies() { de: "Ausfertigungen eines Rechtsmittels", en: "Copies of a remedy" }
    arg_fine() { de: "Geldbuße eines Vereins oder Spielers, etwa „SV Nord=100“", en: "Fine of a club or a player, such as “SV Nord=100”" }
    arg_warn() { de: "Verwarnung dieses Vereins, dieser Mannschaft oder dieses Spielers", en: "Warning of this club, team or player" }
    arg_reprimand() { de: "Verweis für diesen Verein, diese Mannschaft oder diesen Spieler", en: "Reprimand of this club, team or player" }
    arg_games_lost() { de: "Die Partie dieses Spielers wird für verloren erklärt; dazu --score", en: "The game of this player is declared lost; --score goes with it" }
    arg_player() { de: "Spieler, der das Rechtsmittel einlegt", en: "Player who lodges the remedy" }
    arg_paid() { de: "Nachgezahlter Teil der Gebühr; der Tag mit --posted", en: "Part of the fee paid later; its day with --posted" }
    arg_with() { de: "Entscheidung über ein anderes Rechtsmittel in derselben Sache; sie gilt auch für dieses", en: "Decision on another remedy in the same matter; it decides this one too" }
    arg_deduct() { de: "Punktabzug, etwa „SV Nord=2“", en: "Points deducted, such as “SV Nord=2”" }
    arg_ban() { de: "Sperre, etwa „Meier, Eva=1988-01-01..1988-03-31“", en: "Ban, such as “Meier, Eva=1988-01-01..1988-03-31”" }
    arg_demote() { de: "Diese Mannschaft steigt ab", en: "This team is demoted" }
    arg_panel() { de: "Wer entschieden hat", en: "Who decided" }
    arg_office() { de: "spielleiter, spielausschuss oder turniergericht; bei due das Amt", en: "spielleiter, spielausschuss or turniergericht; with due the office" }
    arg_within() { de: "Nur was bis zu so vielen Tagen voraus fällig ist", en: "Only what is due up to so many days ahead" }
    arg_fee() { de: "Gezahlte Gebühr", en: "Fee paid" }
    arg_letter() { de: "Mit einfachem Brief", en: "By ordinary letter" }
    arg_without() { de: "Fehlt: reasons, copies, envelope", en: "Missing: reasons, copies, envelope" }
    arg_basis() { de: "Berechtigt als: result-decided, sanctioned, standing-affected, director", en: "Entitled as: result-decided, sanctioned, standing-affected, director" }
    arg_limit() { de: "Höchstgrenze der Geldbußen", en: "Maximum of fines" }
    arg_after() { de: "Nach dieser Runde", en: "After this round" }
    arg_event() { de: "Ereignis der Lizenz als JSON", en: "Event of the licence as JSON" }

    arg_arbiter() { de: "Neutraler Schiedsrichter des Kampfes", en: "Neutral arbiter of the match" }
    arg_costs() { de: "Fahrtkosten und Tagegeld in Hundertsteln, etwa „5000 2150“", en: "Travel and per diem in hundredths, such as “5000 2150”" }
    arg_started() { de: "Geplanter und tatsächlicher Beginn und wessen Schuld, etwa „10:00 10:25 guest“", en: "Planned and actual start and whose fault, such as “10:00 10:25 guest”" }
    arg_youth_match() {
        de: "Brett des Spielers, der an dem Tag einen Jugendkampf hat",
        en: "Board of the player who has a youth match that day",
    }
    arg_at() { de: "Anfangszeit der Kämpfe, etwa 10:00", en: "Starting time of the matches, such as 10:00" }
    arg_hours() { de: "Spielstunden, nach denen abgeschätzt wird", en: "Hours of play after which games are adjudicated" }
    arg_to_a_finish() { de: "Diese Runde wird zu Ende gespielt", en: "This round is played to a finish" }
    arg_played_at() { de: "Spielort: home, guest oder neutral", en: "Place of play: home, guest or neutral" }
    arg_arbiter_from() { de: "Der Schiedsrichter kam erst um diese Zeit", en: "The arbiter came only at this time" }
    arg_scores_ordered() {
        de: "Brett, an dem die Uhren zum Nachtragen der Mitschrift angehalten wurden",
        en: "Board where the clocks were stopped to have the score completed",
    }
    arg_no_score() { de: "Mitschrift nicht abgegeben, etwa guest:3", en: "Score sheet not handed in, such as guest:3" }
    arg_cannot() {
        de: "Was ein Spieler am Brett nicht kann, etwa guest:3=see,write: see, pieces, write, clock",
        en: "What a player cannot do at the board, such as guest:3=see,write: see, pieces, write, clock",
    }
    arg_lacking() {
        de: "Vom Gastgeber nicht gestellt: venue, sets, writing-material, clocks",
        en: "Not provided by the host: venue, sets, writing-material, clocks",
    }
    arg_asked_to_bring() {
        de: "Der Gast war rechtzeitig gebeten, es mitzubringen: sets, clocks …",
        en: "The guests were asked in time to bring it: sets, clocks …",
    }
    arg_board_start() { de: "Brett mit eigenem Beginn, etwa 3=10:20", en: "Board with a start of its own, such as 3=10:20" }
    arg_arrived() {
        de: "Ankunft eines Spielers, etwa guest:3=11:05, oder guest:3=never",
        en: "Arrival of a player, such as guest:3=11:05, or guest:3=never",
    }
    arg_excused() {
        de: "Unvorhersehbarer Grund der Verspätung, etwa „guest:3=Zug fiel aus“",
        en: "Unforeseeable cause of the late arrival, such as “guest:3=no train”",
    }
    arg_agreed() {
        de: "Wie das Remis zustande kam: Brett und Züge, etwa 2=15; 2=before, 2=after",
        en: "How the draw was agreed: board and moves, such as 2=15; 2=before, 2=after",
    }
    arg_signed() { de: "Unterschriebenes Ergebnis, wo es falsch war, etwa 2=1", en: "Result signed, where it was wrong, such as 2=1" }
    arg_flag() {
        de: "Zeitüberschreitung, etwa „guest:3=fallen,established“; auch minute-hand, defective, score",
        en: "Time overstepped, such as “guest:3=fallen,established”; also minute-hand, defective, score",
    }
    arg_unsealed() {
        de: "Brett, an dem ohne Umschlag und Niederschrift abgebrochen wurde",
        en: "Board broken off without an envelope and a record",
    }
    arg_break() { de: "Pause in Minuten, nur bei der längeren Spielzeit", en: "Break in minutes, in the longer mode only" }
    arg_stated() { de: "Eine Stellungnahme ist eingegangen", en: "A statement came in" }
    arg_statements() { de: "Zahl der Berechtigten, die gehört werden", en: "How many of the entitled are heard" }
    arg_withdrawn() {
        de: "Zurückgenommen; von der Gebühr gehen diese Auslagen in Hundertsteln ab",
        en: "Withdrawn; these expenses in hundredths are kept from the fee",
    }
    arg_berlin() { de: "Nach der Berliner Wertung", en: "By the Berlin system" }
    arg_no_debt() {
        de: "Der Grund ist keine Schuld beim Verein",
        en: "The ground is no debt to the club",
    }
    arg_refund() { de: "Erstattung in Hundertsteln", en: "Refund in hundredths" }
    arg_charge() {
        de: "Die Protestgebühr trägt die Instanz; mit dem Grund, warum die Ordnung sie nicht deckte",
        en: "The instance bears the fee of the protest; with the reason why the ordinance did not cover it",
    }
    arg_part() { de: "Nur diesen Teil aussetzen: score oder sanctions", en: "Suspend this part only: score or sanctions" }
    arg_request() { de: "Gegen die Untätigkeit auf diesen Antrag", en: "Against inaction on this request" }
    arg_remedy() { de: "Gegen die Untätigkeit auf dieses Rechtsmittel", en: "Against inaction on this remedy" }
    arg_incident() { de: "Vorkommnis", en: "Incident" }
    arg_reservation() { de: "Unter Vorbehalt gespielt, etwa home:3", en: "Played under reservation, such as home:3" }
    late_start(home, guest) {
        de: "Verspäteter Beginn: verbrauchte Minuten Heim {home}, Gast {guest}.",
        en: "Late start: minutes used home {home}, guest {guest}.",
    }
    cost_shares(home, guest) {
        de: "Schiedsrichterkosten: Heim {home}, Gast {guest}.",
        en: "Costs of the arbiter: home {home}, guest {guest}.",
    }
    round_moved(class, round, day) { de: "{class}: Runde {round} auf den {day} verlegt.", en: "{class}: round {round} moved to {day}." }
    playoff_set(number, game) { de: "Stichkampf angesetzt als Kampf {number}: {game}", en: "Play-off scheduled as match {number}: {game}" }

    done(entry, what) { de: "Eintrag {entry}: {what}", en: "Entry {entry}: {what}" }
    opened(season) { de: "Spieljahr {season} eröffnet.", en: "Season {season} opened." }
    entered(what) { de: "{what} eingetragen.", en: "{what} entered." }
    set_matches(count, class, seed) {
        de: "{class}: {count} Kämpfe angesetzt, ausgelost mit Startzahl {seed}.",
        en: "{class}: {count} matches scheduled, drawn with seed {seed}.",
        one(count): de: "{class}: {count} Kampf angesetzt, ausgelost mit Startzahl {seed}.", en: "{class}: {count} match scheduled, drawn with seed {seed}.",
    }
    withdrew(team, round) {
        de: "{team} ist nach Runde {round} zurückgezogen.",
        en: "{team} has withdrawn after round {round}.",
    }
    drawn(class, groups, seed) {
        de: "{class} ausgelost mit Startzahl {seed}: {groups}",
        en: "{class} drawn with seed {seed}: {groups}",
    }
    one_group(class, teams) { de: "{class}, eine Gruppe: {teams}", en: "{class}, one group: {teams}" }
    revoked(number) {
        de: "Entscheidung {number} ist zurückgenommen; sie zählt nicht mehr.",
        en: "Decision {number} is revoked; it does not count any more.",
    }
    reported(game) { de: "Spielbericht {game} eingegangen, vorläufig.", en: "Report of {game} received, preliminary." }
    agreed(game) { de: "{game}: Der andere Mannschaftsführer stimmt zu.", en: "{game}: the other captain agrees." }
    disputed(game) { de: "{game}: bestritten; der Spielleiter entscheidet.", en: "{game}: disputed; the director of play decides." }
    confirmed(game, score) { de: "{game} bestätigt: {score}.", en: "{game} confirmed: {score}." }
    decision_counts(number, score) { de: "Es zählt Entscheidung {number}: {score}.", en: "Decision {number} counts: {score}." }
    moved(game, day) { de: "{game} auf den {day} verlegt.", en: "{game} moved to {day}." }
    board_now(game, board, now) { de: "{game}, Brett {board}: {now}", en: "{game}, board {board}: {now}" }
    decided(number, about) { de: "Entscheidung {number} zu {about} ergangen.", en: "Decision {number} on {about} made." }
    remedy_until(what, day, fee) { de: "{what} bis {day}, Gebühr {fee}.", en: "{what} until {day}, fee {fee}." }
    protest() { de: "Protest", en: "Protest" }
    appeal() { de: "Berufung", en: "Appeal" }
    no_remedy() { de: "Ein Rechtsmittel gibt es nicht.", en: "There is no remedy." }
    lodged(number) { de: "Rechtsmittel {number} eingegangen.", en: "Remedy {number} received." }
    asked(number) { de: "Antrag {number} eingegangen.", en: "Request {number} received." }
    remedy_done(number) { de: "Zu Rechtsmittel {number} vermerkt.", en: "Noted about remedy {number}." }
    undone_all(count, first, last) {
        de: "{count} Einträge einer Handlung rückgängig gemacht ({first} bis {last}).",
        en: "{count} entries of one act undone ({first} to {last}).",
    }
    ruled(number, decision) { de: "Über Rechtsmittel {number} entschieden (Entscheidung {decision}).", en: "Remedy {number} decided (decision {decision})." }
    noted_refund(number, refund) { de: "Rechtsmittel {number} zurückgenommen; von der Gebühr wird {refund} erstattet.", en: "Remedy {number} withdrawn; {refund} of the fee is paid back." }
    not_overdue(day) {
        de: "Eine Frist gibt es hier nicht; üblich ist, bis {day} auf die Entscheidung zu warten.",
        en: "There is no period here; usually one waits for the decision until {day}.",
    }
    sanctions_end(number, what) {
        de: "Entscheidung {number} ist ersetzt; damit enden auch ihre Bußen: {what}. Soll etwas davon bleiben, gehört es in die neue Entscheidung (--fine, --ban, …).",
        en: "Decision {number} is replaced, and its sanctions end with it: {what}. What is to stay belongs in the new decision (--fine, --ban, …).",
    }
    copies_wanted(copies, article) {
        de: "Die Rechtsmittelbelehrung verlangt {copies} Ausfertigungen (--copies).{article}",
        en: "The notice asks for {copies} copies (--copies).{article}",
        one(copies): de: "Die Rechtsmittelbelehrung verlangt {copies} Ausfertigung (--copies).{article}", en: "The notice asks for {copies} copy (--copies).{article}",
    }
    undone(entry) { de: "Eintrag {entry} rückgängig gemacht.", en: "Entry {entry} undone." }
    closed(class) { de: "{class} abgeschlossen.", en: "{class} closed." }
    settled(teams) { de: "Entschieden: {teams}", en: "Settled: {teams}" }
    next_written(file, entries) { de: "{file}: {entries} Einträge.", en: "{file}: {entries} entries." }

    no_list(team, articles) {
        de: "Ungeprüft: Von {team} liegt keine Rangliste vor; Rangfolge, Mitgliedschaft und Pass der Spieler sind unbekannt. {articles}",
        en: "Not checked: there is no ranking list of {team}; order, membership and passes of the players are unknown. {articles}",
    }
    fine_case(articles) { de: "Ein Bußverfahren ist zu eröffnen. {articles}", en: "A fine case is to be opened. {articles}" }
    earlier_open(rounds, articles) {
        de: "Die letzte Runde darf erst beginnen, wenn alle früheren Kämpfe entschieden sind; offen ist noch Runde {rounds}. {articles}",
        en: "The last round begins only when all earlier matches are decided; still open: round {rounds}. {articles}",
    }
    fee_can_follow() {
        de: "Innerhalb der Frist kann der Rest bezahlt werden: Vermerken Sie ihn dann zu diesem Rechtsmittel (hear … --paid).",
        en: "The rest can be paid within the period: then note it about this remedy (hear … --paid).",
    }
    inadmissible(why) { de: "Unzulässig, kann nur verworfen werden: {why}.", en: "Inadmissible, can only be dismissed: {why}." }
    late(day) { de: "verspätet, der letzte Tag war {day}", en: "late, the last day was {day}" }
    too_late() { de: "verspätet", en: "late" }
    not_entitled() { de: "nicht berechtigt", en: "not entitled" }
    lack_copies() { de: "Ausfertigungen fehlen", en: "copies are missing" }
    lack_envelope() { de: "der Umschlag der Entscheidung fehlt", en: "the envelope of the decision is missing" }
    lack_fee() { de: "die Gebühr fehlt, ist zu niedrig oder zu spät", en: "the fee is missing, short or late" }
    lack_form() { de: "nicht eingeschrieben und nicht gegen Quittung", en: "not registered and not against a receipt" }
    lack_reasons() { de: "die Begründung fehlt", en: "the reasons are missing" }
    matter(game, confirmed, would_be) {
        de: "Offene Sache: {game}, bestätigt {confirmed}; nach heutigem Wissen {would_be}. Zu entscheiden mit turmuhr season FILE decide.",
        en: "Open matter: {game}, confirmed {confirmed}; by what is known today {would_be}. To be decided with turmuhr season FILE decide.",
    }
    appears(what) { de: "neu: {what}", en: "now: {what}" }
    vanishes(what) { de: "nicht mehr: {what}", en: "no longer: {what}" }
    rests_on(entries) { de: "(beruht auf den Einträgen {entries})", en: "(rests on entries {entries})" }
    rests_on_one(entry) { de: "(beruht auf Eintrag {entry})", en: "(rests on entry {entry})" }
    no_matters() { de: "Keine offene Sache.", en: "No open matter." }
    no_findings() { de: "Keine Feststellungen.", en: "No findings." }
    nothing_due() { de: "Nichts ist fällig.", en: "Nothing is due." }
    takes_place(team) {
        de: "{team} steigt ab, gleich auf welchem Platz, und zählt als einer der Absteiger; wer sonst als Letzter absteigen müsste, bleibt.",
        en: "{team} goes down whatever its place, and counts as one of those who go down; the team that would be the last to go down stays.",
    }
    saved(class, teams) {
        de: "{class}: {teams} bleibt, weil eine andere Mannschaft durch Entscheidung absteigt.",
        en: "{class}: {teams} stays, because another team goes down by decision.",
    }
    unbalanced(class, down, up) {
        de: "{class}: {down} steigen ab, von unten kommen {up}; der Spielleiter muss ausgleichen.",
        en: "{class}: {down} go down and {up} come up from below; the director must balance this.",
    }
    unsettled(class, count) {
        de: "{class}: noch {count} Kämpfe offen.", en: "{class}: {count} matches still open.",
        one(count): de: "{class}: noch {count} Kampf offen.", en: "{class}: {count} match still open.",
    }
    not_set(class, count) {
        de: "{class}: {count} Kämpfe sind nicht angesetzt.", en: "{class}: {count} matches are not set.",
        one(count): de: "{class}: {count} Kampf ist nicht angesetzt.", en: "{class}: {count} match is not set.",
    }
    ban_without_effect(articles) {
        de: "Ohne die Zustimmung des Spielausschusses (--consent) wirkt die Sperre nicht. {articles}",
        en: "Without the consent of the committee (--consent) the ban has no effect. {articles}",
    }

    no_such_option(option, verb, known) {
        de: "--{option} hat bei {verb} keine Bedeutung; {verb} versteht {known}. Hilfe: turmuhr season help {verb}",
        en: "--{option} means nothing with {verb}; {verb} takes {known}. Help: turmuhr season help {verb}",
    }
    no_options() { de: "keine Angaben", en: "no options" }
    charged(number, article) {
        de: "Die Gebühr von Rechtsmittel {number} trägt die Instanz, deren Entscheidung aufgehoben ist.{article}",
        en: "The instance whose decision was overruled bears the fee of remedy {number}.{article}",
    }
    suspended(number, article) {
        de: "Rechtsmittel {number}: Die Entscheidung zählt vorläufig nicht.{article}",
        en: "Remedy {number}: for now the decision does not count.{article}",
    }
    suspended_score(number, article) {
        de: "Rechtsmittel {number}: Die Wertung zählt vorläufig nicht; die Bußen bleiben.{article}",
        en: "Remedy {number}: for now the score does not count; the sanctions stay.{article}",
    }
    suspended_sanctions(number, article) {
        de: "Rechtsmittel {number}: Die Bußen ruhen vorläufig; die Wertung bleibt.{article}",
        en: "Remedy {number}: for now the sanctions do not count; the score stays.{article}",
    }
    by_director(score) {
        de: "vom Spielleiter auf {score} festgesetzt",
        en: "set to {score} by the director of play",
    }
    objected(sides) {
        de: "Einspruch: {sides}; die Partie wird fortgesetzt, den Tag nennt --continue",
        en: "objection: {sides}; the game is played on, --continue names the day",
    }
    which(name, known) {
        de: "„{name}“ ist nicht eindeutig; nennen Sie den ganzen Namen oder die Nummer: {known}",
        en: "“{name}” is not unique; give the whole name or the number: {known}",
    }
    unknown_and_none(what, name) {
        de: "{what} „{name}“ gibt es nicht, und eingetragen ist noch keine und keiner",
        en: "there is no {what} “{name}”, and none is entered yet",
    }
    unknown(what, name, known) { de: "{what} „{name}“ gibt es nicht; bekannt: {known}", en: "there is no {what} “{name}”; known: {known}" }
    and_more(known, count) { de: "{known} und {count} weitere", en: "{known} and {count} more" }
    missing_word(what, verb) { de: "Es fehlt: {what}. Was dieser Befehl braucht, sagt turmuhr season help {verb}", en: "Missing: {what}. What this command takes: turmuhr season help {verb}" }
    same_name(name, known) {
        de: "„{name}“ heißen mehrere Kämpfe; nennen Sie die Nummer: {known}",
        en: "several matches are called “{name}”; give the number: {known}",
    }
    all_on_one_day(day) { de: "Alle Runden sind am {day}.", en: "All rounds are on {day}." }
    no_value(what, value) { de: "{what}: „{value}“ ist nicht zu lesen", en: "{what}: “{value}” cannot be read" }
    unreadable(what, value, verb) {
        de: "{what} „{value}“ ist nicht zu lesen; was hier stehen kann, sagt turmuhr season help {verb}",
        en: "{what} “{value}” cannot be read; turmuhr season help {verb} says what can stand here",
    }
    no_such_value(what, value, expected) {
        de: "{what} „{value}“ ist nicht zu lesen; erwartet wird {expected}",
        en: "{what} “{value}” cannot be read; expected is {expected}",
    }
    a_number() { de: "eine ganze Zahl, etwa 3", en: "a whole number, such as 3" }
    a_day() { de: "ein Tag als JJJJ-MM-TT, etwa 1987-10-04", en: "a day as YYYY-MM-DD, such as 1987-10-04" }
    a_time() { de: "eine Uhrzeit, etwa 10:00", en: "a time, such as 10:00" }
    a_season() { de: "ein Spieljahr, etwa 1987/88", en: "a season, such as 1987/88" }
    positive(option, least, most) {
        de: "{option}: erwartet wird eine Zahl von {least} bis {most}",
        en: "{option}: expected is a number from {least} to {most}",
    }
    exists(file) {
        de: "{file} gibt es schon; nennen Sie eine andere Datei",
        en: "{file} exists already; name another file",
    }
    not_opened_file(file, why) { de: "{file} lässt sich nicht öffnen: {why}", en: "{file} cannot be opened: {why}" }
    ahead(day, today) {
        de: "--on {day} liegt in der Zukunft (heute ist der {today}); danach könnte kein Eintrag mehr einen früheren Tag haben. Ist es gewollt, fügen Sie --ahead hinzu",
        en: "--on {day} is in the future (today is {today}); after it no entry could have an earlier day. If it is meant, add --ahead",
    }
    far(last, today) {
        de: "der letzte Eintrag ist vom {last}, heute ist der {today}; danach könnte kein Eintrag mehr einen früheren Tag haben. Nennen Sie den Tag mit --on JJJJ-MM-TT, oder --on today",
        en: "the last entry is of {last}, and today is {today}; after it no entry could have an earlier day. Give the day with --on YYYY-MM-DD, or --on today",
    }
    far_season(season, today) {
        de: "das Spieljahr {season} liegt weit von heute, dem {today}; nennen Sie den Tag der Eröffnung mit --on JJJJ-MM-TT, oder --on today",
        en: "the season {season} is far from today, {today}; give the day of its opening with --on YYYY-MM-DD, or --on today",
    }
    torn(file, line, entries) {
        de: "{file}: Zeile {line} bricht mitten im Eintrag ab; gelesen ist bis Eintrag {entries}.",
        en: "{file}: line {line} breaks off in the middle of an entry; read up to entry {entries}.",
    }
    torn_kept(file) {
        de: "Das abgebrochene Stück liegt jetzt in {file}.",
        en: "The piece that broke off is in {file} now.",
    }
    altered(file, entries) {
        de: "{file}: von Hand geändert, passt nicht zur Prüfsumme: Eintrag {entries}.",
        en: "{file}: changed by hand, does not fit its check sum: entry {entries}.",
    }
    altered_closed(file) {
        de: "{file} wurde von Hand geändert; bevor etwas hinzukommt, nehmen Sie die Sicherung oder die Änderung an: turmuhr season {file} mend --accept",
        en: "{file} was changed by hand; before anything is added, take a backup or accept the change: turmuhr season {file} mend --accept",
    }
    leap(last, before, day) {
        de: "Eintrag {last} ist vom {before}, der nächste erst vom {day}. War dessen Tag ein Versehen: turmuhr season FILE mend --back-to {last} nimmt ihn und alles danach heraus.",
        en: "Entry {last} is of {before}, the next one only of {day}. If its day was a mistake: turmuhr season FILE mend --back-to {last} takes it and what follows out.",
    }
    nothing_to_mend() { de: "Die Datei ist in Ordnung.", en: "The file is in order." }
    how_to_mend() {
        de: "Nichts geschrieben. Ausbessern: turmuhr season FILE mend --accept; die Datei von vorher bleibt daneben.",
        en: "Nothing written. To mend: turmuhr season FILE mend --accept; the file as it was stays beside it.",
    }
    mended(entries, file) {
        de: "Die Datei hat {entries} Einträge; wie sie vorher war, liegt in {file}.",
        en: "The file has {entries} entries; as it was before it is in {file}.",
    }
    no_leap(entry) {
        de: "--back-to {entry}: zurückgenommen wird nur, was auf einen Sprung von mehr als einem halben Jahr folgt; für einen einzelnen Eintrag gibt es undo",
        en: "--back-to {entry}: only what follows a leap of more than half a year is taken back; for a single entry there is undo",
    }
    arg_ahead() { de: "Der Tag von --on liegt mit Absicht in der Zukunft", en: "The day of --on is in the future on purpose" }
    arg_back_to() {
        de: "Letzter Eintrag, der bleibt; was nach einem Sprung der Tage folgt, kommt in eine Datei daneben",
        en: "Last entry that stays; what follows a leap of days goes into a file beside",
    }
    only_reading() {
        de: "--as-of gilt nur für Auskünfte; den Tag eines Eintrags nennt --on",
        en: "--as-of is for questions only; the day of an entry is --on",
    }
    the_club() { de: "Verein", en: "club" }
    the_team() { de: "Mannschaft", en: "team" }
    the_class() { de: "Klasse", en: "class" }
    the_person() { de: "Person", en: "person" }
    the_match() { de: "Kampf", en: "match" }
}

/// The list of a club.
pub fn list_of(club: &str, lang: Lang) -> String {
    match lang {
        Lang::De => format!("Rangliste von {club}"),
        Lang::En => format!("Ranking list of {club}"),
    }
}

/// `5½:2½`.
pub fn score(score: Score) -> String {
    let [home, guest] = score.boards.map(|tenths| half(turmuhr_core::Points::tenths(tenths)));
    format!("{home}:{guest}")
}

/// What a remedy lacks.
pub fn lacking(lack: Lack, lang: Lang) -> String {
    match lack {
        Lack::Copies => lack_copies(lang),
        Lack::Envelope => lack_envelope(lang),
        Lack::Fee => lack_fee(lang),
        Lack::Form => lack_form(lang),
        Lack::Reasons => lack_reasons(lang),
    }
}

pub(super) fn lack(lack: RemedyLack, lang: Lang) -> String {
    match lack {
        RemedyLack::Late(day) => late(lang, date(day, lang)),
        RemedyLack::NotEntitled => not_entitled(lang),
        RemedyLack::Missing(what) => lacking(what, lang),
    }
}

/// A finding in a sentence, with the entries it rests on.
pub fn finding(
    one: &turmuhr_season::Finding,
    state: &State,
    id: turmuhr_season::MatchId,
    lang: Lang,
) -> String {
    let entries: Vec<String> = one.rests_on.iter().map(ToString::to_string).collect();
    let told = told_finding(one, state, id, lang);
    match &entries[..] {
        [] => told,
        [only] => format!("{told} {}", rests_on_one(lang, only)),
        all => format!("{told} {}", rests_on(lang, all.join(", "))),
    }
}

/// The finding alone, for readers without the journal.
pub fn told_finding(
    one: &turmuhr_season::Finding,
    state: &State,
    id: turmuhr_season::MatchId,
    lang: Lang,
) -> String {
    state.matches.get(&id).and_then(|game| state.as_lineup(id, game.report.as_ref()?)).map_or_else(
        || lineup::what(&one.violation, lang),
        |game| lineup::violation(&one.violation, &game, lang),
    )
}

/// A matter: the match, both scores, and what differs.
pub fn matter_lines(one: &Matter, state: &State, lang: Lang) -> Vec<String> {
    let would_be = one.would_be.map_or_else(|| "–".to_owned(), score);
    let mut lines = vec![matter(lang, names::game(state, one.about, lang), score(one.confirmed), would_be)];
    lines.extend(one.appears.iter().map(|found| appears(lang, finding(found, state, one.about, lang))));
    lines.extend(one.vanishes.iter().map(|found| vanishes(lang, finding(found, state, one.about, lang))));
    lines
}

/// What has to be read with an entry. Violations are told with their match.
pub fn concern(concern: &Concern, state: &State, lang: Lang) -> Vec<String> {
    match concern {
        Concern::Violations(found) => found.iter().map(|one| lineup::what(one, lang)).collect(),
        Concern::NoList(team, cites) => {
            vec![no_list(lang, names::team(state, *team, lang), articles(cites))]
        }
        Concern::FineCase(cite) => vec![fine_case(lang, articles(std::slice::from_ref(cite)))],
        Concern::EarlierOpen { rounds, cites } => {
            let rounds: Vec<String> = rounds.iter().map(ToString::to_string).collect();
            vec![earlier_open(lang, rounds.join(", "), articles(cites))]
        }
        Concern::UndoesEntry(_) => Vec::new(),
        Concern::BanWithoutEffect(cite) => {
            vec![ban_without_effect(lang, articles(std::slice::from_ref(cite)))]
        }
        Concern::Inadmissible(lacks) => {
            let why: Vec<String> = lacks.iter().map(|one| lack(*one, lang)).collect();
            let mut told = vec![inadmissible(lang, why.join(", "))];
            if lacks[..] == [RemedyLack::Missing(Lack::Fee)] {
                told.push(fee_can_follow(lang));
            }
            told
        }
        Concern::NotOverdue(day) => vec![not_overdue(lang, date(*day, lang))],
        Concern::SanctionsEnd(id) => {
            let all = state.decisions.get(id).map(|one| one.sanctions.as_slice()).unwrap_or_default();
            let all: Vec<String> = all.iter().map(|one| fees::imposed(one, state, lang)).collect();
            vec![sanctions_end(lang, id.0, all.join(", "))]
        }
        Concern::TooLate(day) => vec![inadmissible(lang, late(lang, date(*day, lang)))],
        Concern::Championship(notice) => championship::notice(notice, state, lang),
        Concern::Conduct(id, notes) => notes.iter().map(|one| conduct::note(one, state, *id, lang)).collect(),
        Concern::NotAsHandedIn(id, sides) => {
            let sides: Vec<String> = sides.iter().map(|side| lineup::side(*side, lang)).collect();
            vec![not_as_handed_in(lang, names::game(state, *id, lang), sides.join(", "))]
        }
        Concern::OneDay(all) => vec![conduct::day_in_order(all, state, lang)],
        Concern::Pending(tasks) => {
            tasks.iter().map(|one| ends::still_to_do(lang, task(one, state, lang))).collect()
        }
        Concern::NoClass(class, teams) => ends::without_class(*class, teams, state, lang),
        Concern::NextSeason(all) => vec![ends::next_season(all, state, lang)],
        Concern::TransferLate(last, cite) => {
            vec![ends::transfer_late(lang, date(*last, lang), articles(std::slice::from_ref(cite)))]
        }
        Concern::TakesPlace(team) => vec![takes_place(lang, names::team(state, *team, lang))],
        Concern::LimitOfNextSeason(cite) => {
            vec![ends::next_limit(lang, articles(std::slice::from_ref(cite)))]
        }
        Concern::Matters(all) => all.iter().flat_map(|one| matter_lines(one, state, lang)).collect(),
    }
}

/// What is due, in a line.
pub fn due_line(due: &Due, state: &State, lang: Lang) -> String {
    let cite = due.cite.as_ref().map(|cite| format!(" {}", articles(std::slice::from_ref(cite))));
    let told = task(&due.what, state, lang);
    format!("{}  {}: {told}{}", date(due.by, lang), names::role(due.office, lang), cite.unwrap_or_default())
}

/// What is to be done, without its day.
pub fn task(task: &Task, state: &State, lang: Lang) -> String {
    let game = |id: &turmuhr_season::MatchId| names::game(state, *id, lang);
    let remedy = |id: &turmuhr_season::RemedyId| names::remedy(state, *id, lang);
    let person = |id| names::person(state, id, lang);
    match (task, lang) {
        (Task::Enter(id), Lang::De) => format!("Meldeschluss {}", names::class(state, *id, lang)),
        (Task::Enter(id), Lang::En) => format!("entries of {} close", names::class(state, *id, lang)),
        (Task::SetMatch(_, [one, other]), Lang::De) => {
            format!(
                "Kampf ansetzen: {} – {}",
                names::team(state, *one, lang),
                names::team(state, *other, lang)
            )
        }
        (Task::SetMatch(_, [one, other]), Lang::En) => {
            format!(
                "set the match: {} – {}",
                names::team(state, *one, lang),
                names::team(state, *other, lang)
            )
        }
        (Task::Report(id), Lang::De) => format!("Spielbericht fehlt: {}", game(id)),
        (Task::Report(id), Lang::En) => format!("report missing: {}", game(id)),
        (Task::Answer(id), Lang::De) => format!("Spielbericht bestätigen oder bestreiten: {}", game(id)),
        (Task::Answer(id), Lang::En) => format!("agree with the report or dispute it: {}", game(id)),
        (Task::Confirm(id), Lang::De) => format!("Kampf bestätigen: {}", game(id)),
        (Task::Confirm(id), Lang::En) => format!("confirm the match: {}", game(id)),
        (Task::SettleDispute(id), Lang::De) => format!("bestrittenen Spielbericht klären: {}", game(id)),
        (Task::SettleDispute(id), Lang::En) => format!("settle the disputed report: {}", game(id)),
        (Task::Adjudicate(id, board), Lang::De) => {
            format!("Hängepartie abschätzen: {}, Brett {board}", game(id))
        }
        (Task::Adjudicate(id, board), Lang::En) => {
            format!("adjudicate the game: {}, board {board}", game(id))
        }
        (Task::SetResult(id, board), Lang::De) => format!("Ergebnis festsetzen: {}, Brett {board}", game(id)),
        (Task::SetResult(id, board), Lang::En) => format!("set the result: {}, board {board}", game(id)),
        (Task::Object(id, board), Lang::De) => format!("Einspruch möglich: {}, Brett {board}", game(id)),
        (Task::Object(id, board), Lang::En) => format!("objection possible: {}, board {board}", game(id)),
        (Task::PlayOn(id, board), Lang::De) => format!("Partie fortsetzen: {}, Brett {board}", game(id)),
        (Task::PlayOn(id, board), Lang::En) => format!("continue the game: {}, board {board}", game(id)),
        (Task::DecideMatter(id), Lang::De) => format!("offene Sache entscheiden: {}", game(id)),
        (Task::DecideMatter(id), Lang::En) => format!("decide the open matter: {}", game(id)),
        (Task::Answered(id), Lang::De) => {
            format!("über Antrag {} entscheiden", names::request(state, *id, lang))
        }
        (Task::Answered(id), Lang::En) => format!("decide request {}", names::request(state, *id, lang)),
        (Task::Contest(id), Lang::De) => {
            format!(
                "letzter Tag für ein Rechtsmittel gegen Entscheidung {}",
                names::decision(state, *id, lang)
            )
        }
        (Task::Contest(id), Lang::En) => {
            format!("last day of a remedy against decision {}", names::decision(state, *id, lang))
        }
        (Task::ConfirmReceipt(id), Lang::De) => format!("Eingang von Rechtsmittel {} bestätigen", remedy(id)),
        (Task::ConfirmReceipt(id), Lang::En) => format!("confirm receipt of remedy {}", remedy(id)),
        (Task::State(id), Lang::De) => format!("Stellungnahme zu Rechtsmittel {}", remedy(id)),
        (Task::State(id), Lang::En) => format!("statement on remedy {}", remedy(id)),
        (Task::Hear(id), Lang::De) => format!("Verhandlung über Rechtsmittel {}", remedy(id)),
        (Task::Hear(id), Lang::En) => format!("hearing of remedy {}", remedy(id)),
        (Task::DecideRemedy(id), Lang::De) => format!("über Rechtsmittel {} entscheiden", remedy(id)),
        (Task::DecideRemedy(id), Lang::En) => format!("decide remedy {}", remedy(id)),
        (Task::AnswerTransfer(id), Lang::De) => {
            format!("Pass freigeben oder verweigern, Vereinswechsel {}", names::transfer(state, *id, lang))
        }
        (Task::AnswerTransfer(id), Lang::En) => {
            format!("release or refuse the pass, transfer {}", names::transfer(state, *id, lang))
        }
        (Task::DecideTransfer(id), Lang::De) => {
            format!(
                "über die Passverweigerung entscheiden, Vereinswechsel {}",
                names::transfer(state, *id, lang)
            )
        }
        (Task::DecideTransfer(id), Lang::En) => {
            format!("decide on the refusal of the pass, transfer {}", names::transfer(state, *id, lang))
        }
        (Task::Pay(club, amount), Lang::De) => {
            format!(
                "Geldbuße {} zu zahlen: {}",
                names::amount(state, *amount, lang),
                names::club(state, *club, lang)
            )
        }
        (Task::Pay(club, amount), Lang::En) => {
            format!(
                "fine of {} to be paid: {}",
                names::amount(state, *amount, lang),
                names::club(state, *club, lang)
            )
        }
        (Task::PlayerPays(who, amount), Lang::De) => {
            format!("Geldbuße {} zu zahlen: {}", names::amount(state, *amount, lang), person(*who))
        }
        (Task::PlayerPays(who, amount), Lang::En) => {
            format!("fine of {} to be paid: {}", names::amount(state, *amount, lang), person(*who))
        }
        (Task::NextSeason(all), lang) => ends::next_season(all, state, lang),
        (Task::FineCase(club, FineFor::NotAppearing(id)), Lang::De) => {
            format!("Geldbuße verhängen, nicht angetreten: {}, {}", names::club(state, *club, lang), game(id))
        }
        (Task::FineCase(club, FineFor::NotAppearing(id)), Lang::En) => {
            format!("impose a fine, did not appear: {}, {}", names::club(state, *club, lang), game(id))
        }
        (Task::FineCase(_, FineFor::Withdrawal(team)), Lang::De) => {
            format!("Geldbuße verhängen, zurückgezogen: {}", names::team(state, *team, lang))
        }
        (Task::FineCase(_, FineFor::Withdrawal(team)), Lang::En) => {
            format!("impose a fine, withdrawn: {}", names::team(state, *team, lang))
        }
        (Task::Examined(id, side, board), Lang::De) => {
            let side = lineup::side(*side, lang);
            format!("Vorbehalt prüfen: {}, {side}, Brett {board}", game(id))
        }
        (Task::Examined(id, side, board), Lang::En) => {
            format!("examine the reservation: {}, {}, board {board}", game(id), lineup::side(*side, lang))
        }
        (Task::Train(id, grade), Lang::De) => format!("Fortbildung {}: {}", grade.word(), person(*id)),
        (Task::Train(id, grade), Lang::En) => format!("refresher course {}: {}", grade.word(), person(*id)),
        (Task::Examine(id, grade), Lang::De) => format!("Prüfung {}: {}", grade.word(), person(*id)),
        (Task::Examine(id, grade), Lang::En) => format!("exam {}: {}", grade.word(), person(*id)),
        (Task::Championship(id, duty), lang) => championship::duty(*id, duty, state, lang),
        (Task::ReportCourse(id), lang) => {
            let course = state.registry.arbiters.courses.get(id).map_or("", |course| course.name.as_str());
            report_course(lang, id.0, course)
        }
        (Task::LicenceEnds(id, grade), Lang::De) => {
            format!("Lizenz {} erlischt: {}", grade.word(), person(*id))
        }
        (Task::LicenceEnds(id, grade), Lang::En) => {
            format!("licence {} expires: {}", grade.word(), person(*id))
        }
    }
}

/// Where an unfinished game stands.
pub fn board_state(state: &turmuhr_season::board::BoardState, lang: Lang) -> String {
    use turmuhr_season::board::BoardState;
    let verdict = |points: &[turmuhr_core::Points; 2]| format!("{}:{}", half(points[0]), half(points[1]));
    match (state, lang) {
        (BoardState::Adjourned, Lang::De) => "abgebrochen".to_owned(),
        (BoardState::Adjourned, Lang::En) => "adjourned".to_owned(),
        (BoardState::SentToDirector, Lang::De) => "an den Spielleiter gesandt".to_owned(),
        (BoardState::SentToDirector, Lang::En) => "sent to the director of play".to_owned(),
        (BoardState::ByDirector { result, objections }, lang) => {
            let sides: Vec<String> = objections.iter().map(|side| lineup::side(*side, lang)).collect();
            let set = by_director(lang, verdict(result));
            if sides.is_empty() { set } else { format!("{set}; {}", objected(lang, sides.join(", "))) }
        }
        (BoardState::Continued { at, on }, Lang::De) => {
            format!("wird am {} fortgesetzt, Spielort: {}", date(*on, lang), lineup::side(*at, lang))
        }
        (BoardState::Continued { at, on }, Lang::En) => {
            format!("continued on {}, at the place of: {}", date(*on, lang), lineup::side(*at, lang))
        }
        (BoardState::Final { result, .. }, _) => verdict(result),
    }
}
