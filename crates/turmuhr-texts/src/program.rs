//! Sentences about the program, its calls and its files.

texts! {
    // What it is.
    tagline() {
        de: "Turmuhr: Schach führen nach den Regeln – Zug, Uhr, Turnier, Verband.",
        en: "Turmuhr: run chess by the rules – move, clock, tournament, federation.",
    }
    heading_usage() { de: "Aufruf:", en: "Usage:" }
    heading_options() { de: "Optionen:", en: "Options:" }
    heading_arguments() { de: "Angaben:", en: "Arguments:" }
    heading_commands() { de: "Befehle:", en: "Commands:" }
    heading_example() { de: "Beispiel:", en: "Example:" }
    more_help() {
        de: "turmuhr BEFEHL --help erklärt einen Befehl. Rückgabewert: 0 erledigt, 1 die Antwort ist nein oder es gibt Befunde, 2 Aufruf oder Eingabe falsch.",
        en: "turmuhr COMMAND --help explains a command. Exit status: 0 done, 1 the answer is no or there are findings, 2 the call or the input is wrong.",
    }

    // The commands.
    about_perft() {
        de: "Zählt die Zugfolgen aus einer Stellung bis zu einer Tiefe.",
        en: "Counts the sequences of moves from a position to a depth.",
    }
    about_notate() {
        de: "Liest die Züge einer Partie in jeder Notation und schreibt sie in einer anderen.",
        en: "Reads a game's moves in any notation and writes them in another.",
    }
    about_games() {
        de: "Liest Partien aus PGN-Dateien, prüft sie und schreibt sie sauber zurück.",
        en: "Reads games from PGN files, checks them and writes them back clean.",
    }
    about_position() {
        de: "Zeigt eine Stellung: am Zug, Züge, Status, ob sie entstehen kann – und warum ein Zug nicht möglich ist.",
        en: "Shows a position: turn, moves, status, whether it can arise – and why a move is not legal.",
    }

    about_audit() {
        de: "Vergleicht gespielte Partien mit den Regeln und nennt, wo das Protokoll abweicht.",
        en: "Checks game records against the Laws and names where the record differs.",
    }
    about_mate() {
        de: "Kann diese Seite noch mattsetzen? Mit Zugfolge oder Grund.",
        en: "Can this side still checkmate? With a line or a reason.",
    }
    arg_mate_fen() { de: "Stellung als FEN; beide Seiten, wenn --side fehlt", en: "Position as FEN; both sides unless --side says which" }
    arg_side() { de: "white oder black", en: "white or black" }
    arg_batch() { de: "Datei mit einer Frage je Zeile: FEN oder FEN;white oder FEN;black", en: "File with one question per line: FEN or FEN;white or FEN;black" }
    arg_line() { de: "Die mattsetzende Zugfolge in UCI als viertes Feld", en: "The mating line in UCI as a fourth field" }
    arg_thorough() { de: "Tote Stellungen auch suchen, wo Material, Zugzwang und verkeilte Bauern sie nicht zeigen", en: "Also search for dead positions that material, forced moves and locked pawns do not show" }
    arg_explain() { de: "Die Antwort auch als Satz", en: "The answer as a sentence too" }
    arg_limit() { de: "Höchstens so viele Stellungen oder Millisekunden (250ms) je Frage", en: "At most so many positions or milliseconds (250ms) per question" }
    about_ruling() {
        de: "Spielt Szenarien durch und nennt jede Entscheidung mit ihrem Artikel.",
        en: "Plays scenario files and gives each ruling with its article.",
    }

    about_pair() {
        de: "Lost die nächste Runde eines Turniers aus.",
        en: "Pairs the next round of a tournament.",
    }
    about_check() {
        de: "Lost jede gespielte Runde neu aus und nennt, was abweicht.",
        en: "Pairs every round played again and reports what differs.",
    }
    about_standings() {
        de: "Zeigt die Tabelle mit jeder Feinwertung und ihrer Rechnung.",
        en: "Shows the standings with every tie-break and its arithmetic.",
    }
    arg_tiebreak_edition() { de: "Ausgabe der Wertungsregeln: 2026, 2024, 2023, 2009, 2001 oder nrw-1987 [2026]", en: "Edition of the tie-break rules: 2026, 2024, 2023, 2009, 2001 or nrw-1987 [2026]" }
    arg_after() { de: "Stand nach dieser Runde", en: "As it stood after this round" }
    arg_tiebreaks() { de: "Feinwertungen nach den Punkten, durch Kommas getrennt, oder eine Liste der Ordnungen (nrw-rr, nrw-swiss, nrw-teams, jem, wjmm, wjmm-title, jbem, jbmm); sonst die der Datei, sonst die empfohlenen", en: "Tie-breaks after the points, separated by commas, or a list of the ordinances (nrw-rr, nrw-swiss, nrw-teams, jem, wjmm, wjmm-title, jbem, jbmm); else those of the file, else those recommended" }
    arg_form() { de: "swiss oder round-robin; sonst nach der Datei", en: "swiss or round-robin; else by the file" }
    arg_lots() { de: "Lost aus, wer dann noch gleich steht; dieselbe Startzahl ergibt dasselbe Los", en: "Draws lots among those still equal; the same seed gives the same lots" }
    arg_standings_format() { de: "table, tsv, json oder cross (Kreuztabelle) [table]", en: "table, tsv, json or cross (cross table) [table]" }
    arg_literal() {
        de: "Direkter Vergleich nach dem Wortlaut von 6.1.2, wo das Programm der FIDE anders zählt",
        en: "Direct encounter by the wording of 6.1.2 where FIDE's own program counts otherwise",
    }
    arg_withdrawn() {
        de: "Wer ausgeschieden ist und nach welcher Runde: 5:2,9:4; sonst gilt, was die Datei sagt",
        en: "Who left, and after which round: 5:2,9:4; otherwise as the file says",
    }
    about_playoff() {
        de: "Sagt, was in einem Stichkampf der Ordnungen von NRW als Nächstes zu spielen oder zu losen ist und wer gewonnen hat.",
        en: "Says what is to be played or drawn next in a play-off of the NRW ordinances, and who has won.",
    }
    arg_playoff_rule(rules) { de: "Worum es geht: {rules}", en: "What it is about: {rules}" }
    arg_playoff_players() { de: "Nummern der Punktgleichen: 3,7", en: "Numbers of the tied players: 3,7" }
    arg_playoff_record() { de: "Datei mit dem, was war, eine Zeile je Partie (3-7 1-0), Wettkampf (3-7 1 0 = =) oder Los (lot 7 3); - ist die Standardeingabe", en: "File with what happened, one line per game (3-7 1-0), match (3-7 1 0 = =) or lot (lot 7 3); - is standard input" }
    arg_playoff_seed() { de: "Lost, wo gelost werden muss, aus dieser Startzahl", en: "Draws lots where lots are due, from this seed" }
    arg_playoff_boards() { de: "Bretter eines Mannschaftskampfs", en: "Boards of a team match" }
    arg_playoff_hosts() { de: "Wer im Turnier Gastgeber war: 3-7 (Gastgeber zuerst), durch Kommas getrennt", en: "Who was host in the event: 3-7 (host first), separated by commas" }
    arg_playoff_order() { de: "Reihenfolge im Turnier nach seinen Wertungen, Gleiche mit = verbunden: 7,3=9", en: "Order in the event by its tie-breaks, equals joined by =: 7,3=9" }
    arg_playoff_places() { de: "Plätze unter ihnen, auf die es ankommt: 1 trennt den Ersten von den Übrigen [1]", en: "Places among them that matter: 1 separates the first from the rest [1]" }
    arg_explain_player() { de: "Rechnet die Werte dieses Teilnehmers vor", en: "Shows how this participant's values were worked out" }
    about_rate() {
        de: "Rechnet aus, was ein Turnier an den Wertungszahlen ändert: Elo oder DWZ.",
        en: "Works out how a tournament changes the ratings: Elo or DWZ.",
    }
    about_lineup() {
        de: "Prüft eine Aufstellung nach ihrer Turnierordnung: was unzulässig ist, wo es steht, was folgt.",
        en: "Checks a line-up against its ordinance: what is not allowed, by which paragraph, and what follows.",
    }
    about_federation() {
        de: "Verband: rechnet Fälle der Turnierordnungen aus (check), führt ihre Fristen als Kalender (calendar), druckt Spielberichte, Meldungen, Entscheidungen, Bestätigungen, Lizenzkarten, Tabellen und Spielpläne (print), zeigt die Form einer Ordnung (ordinance), spielt ein ganzes Spieljahr durch (simulate).",
        en: "Federation: works out cases of the ordinances (check), keeps their deadlines as a calendar (calendar), prints match reports, team lists, decisions, confirmations, licence cards, tables and schedules (print), shows the form of an ordinance (ordinance), plays a whole season through (simulate).",
    }
    arg_lineup_file() { de: "Fall einer Aufstellung (JSON); - ist die Standardeingabe", en: "Case of a line-up (JSON); - is standard input" }
    arg_federation_what() { de: "check, calendar, print, ordinance oder simulate", en: "check, calendar, print, ordinance or simulate" }
    arg_federation_files() { de: "Fälle (JSON) für check und calendar, Dokument und Datei für print, Name für ordinance; - ist die Standardeingabe", en: "Cases (JSON) for check and calendar, document and file for print, name for ordinance; - is standard input" }
    arg_ics() { de: "calendar: als iCalendar, für Kalenderprogramme", en: "calendar: as iCalendar, for calendar programs" }
    arg_season_seed() { de: "simulate: Startzahl des Spieljahres [1]", en: "simulate: seed of the season [1]" }
    arg_levels() {
        de: "simulate: Klassen übereinander [3]; mit einer Größe kommen Stichkämpfe, Jugend und Pokal dazu",
        en: "simulate: classes one above the other [3]; with a size there are play-offs, youth and cup too",
    }
    arg_clubs() { de: "simulate: Vereine [40]", en: "simulate: clubs [40]" }
    arg_teams() { de: "simulate: Mannschaften [120]", en: "simulate: teams [120]" }
    arg_seasons() { de: "simulate: Spieljahre hintereinander [2]", en: "simulate: seasons in a row [2]" }
    arg_journal() {
        de: "simulate: das Journal des (letzten) Spieljahrs statt der Tabellen, ein Eintrag je Zeile (JSON)",
        en: "simulate: the journal of the (last) season instead of the tables, one entry per line (JSON)",
    }
    about_generate() {
        de: "Erzeugt zufällige, vollständige Turniere aus einer Startzahl.",
        en: "Generates random, complete tournaments from a seed.",
    }
    about_convert() {
        de: "Schreibt eine Turnierdatei in einem anderen Format: TRF16, TRF26, JSON, CSV.",
        en: "Writes a tournament file in another format: TRF16, TRF26, JSON, CSV.",
    }

    // Their arguments.
    arg_scenarios() {
        de: "Szenariodateien (TOML), Namen von Beispielen des Regelbuchs oder ein Vorfall in einer Zeile; - ist die Standardeingabe",
        en: "Scenario files (TOML), names of examples of the rulebook, or an incident in one line; - is standard input",
    }
    arg_interactive() { de: "fragt nach Partie und Vorfall und entscheidet nach jeder Antwort", en: "asks for the game and the incident, and rules after each answer" }
    arg_tournament() { de: "Turnierdatei (TRF, JSON oder CSV); - ist die Standardeingabe", en: "Tournament file (TRF, JSON or CSV); - is standard input" }
    arg_tournaments() { de: "Turnierdateien (TRF oder JSON); - ist die Standardeingabe", en: "Tournament files (TRF or JSON); - is standard input" }
    arg_system() { de: "Auslosungssystem; sonst das der Datei, sonst dutch", en: "Pairing system; else that of the file, else dutch" }
    arg_gen_teams() { de: "Zahl der Mannschaften (mit --system team)", en: "Number of teams (with --system team)" }
    arg_gen_boards() { de: "Mannschaften: Bretter je Wettkampf [4]", en: "Teams: boards per match [4]" }
    arg_gen_preferences() { de: "Mannschaften: Farbansprüche vom Typ a, b oder none [a]", en: "Teams: colour preferences of type a, b or none [a]" }
    arg_gen_primary() { de: "Mannschaften: ausgelost wird nach Mannschaftspunkten (match) oder Brettpunkten (game) [match]", en: "Teams: paired by match points (match) or game points (game) [match]" }
    arg_maxi() { de: "Lim: der Veranstalter hat das Turnier zum Maxi-Turnier erklärt (100-Punkte-Regel)", en: "Lim: the organiser has declared a maxi-tournament (rule of 100 points)" }
    arg_pairing_edition() { de: "Ausgabe des Systems: 2026 oder 2017", en: "Edition of the system: 2026 or 2017" }
    arg_total_rounds() { de: "Rundenzahl des Turniers, wenn die Datei sie nicht nennt", en: "Rounds of the tournament, if the file does not say" }
    arg_initial() { de: "Ausgeloste Anfangsfarbe, wenn die Datei sie nicht nennt", en: "Initial colour drawn by lot, if the file does not say" }
    arg_rate_system() { de: "elo, dwz (beide Formeln), dwz-classic oder dwz-2026", en: "elo, dwz (both formulas), dwz-classic or dwz-2026" }
    arg_rate_edition() { de: "Regeln der FIDE: 2025-10 oder 2024-03; sonst die am Turniertag geltenden", en: "FIDE's rules: 2025-10 or 2024-03; else those in force when the event was played" }
    arg_rate_mode() { de: "standard, rapid oder blitz; sonst nach der Bedenkzeit der Datei", en: "standard, rapid or blitz; else by the time control of the file" }
    arg_rate_list() { de: "Wertungszahlen aus dieser Liste (FIDE als Text oder XML, DWZ-Tabelle) statt aus der Datei; gefunden wird nach Nummer", en: "Ratings from this list (FIDE's text or XML, the DWZ table) instead of the file; players are found by number" }
    about_norms() {
        de: "Prüft, ob ein Spieler eine Titelnorm erfüllt hat, Bedingung für Bedingung (B.01).",
        en: "Checks whether a player has achieved a title norm, condition by condition (B.01).",
    }
    arg_norms_player() { de: "Startnummer des Spielers", en: "Starting number of the player" }
    arg_norms_norm() { de: "Nur diese Norm: gm, im, wgm oder wim", en: "This norm only: gm, im, wgm or wim" }
    arg_norms_rounds_a_day() { de: "Meiste Runden an einem Tag, wenn die Datei sie nicht nennt", en: "Most rounds on a day, if the file does not say" }
    arg_norms_minutes() { de: "Minuten je Spieler für 60 Züge, wenn die Datei sie nicht nennt", en: "Minutes of each player for 60 moves, if the file does not say" }
    arg_norms_arbiter() { de: "Hauptschiedsrichter ist IA oder FA: yes oder no", en: "The chief arbiter is IA or FA: yes or no" }
    arg_norms_registered() { de: "30 Tage vorher bei der FIDE angemeldet: yes oder no", en: "Registered with FIDE 30 days before: yes or no" }
    arg_norms_free_mix() { de: "Das Turnier ist von der Mischung der Verbände befreit", en: "The event is exempt from the mix of federations" }
    arg_norms_seven() { de: "Mannschaftsmeisterschaft, für die sieben Partien genügen", en: "A team championship for which seven games are enough" }
    about_lists() {
        de: "Sucht Spieler in einer Wertungsliste: FIDE als Text oder XML, DWZ-Tabelle.",
        en: "Finds players in a rating list: FIDE's text or XML, the German DWZ table.",
    }
    arg_lists_action() { de: "search", en: "search" }
    arg_lists_file() { de: "Die Liste; - ist die Standardeingabe", en: "The list; - is standard input" }
    arg_lists_query() { de: "Anfänge von Namen in beliebiger Reihenfolge, oder eine FIDE-Nummer", en: "Beginnings of names in any order, or a FIDE number" }
    arg_lists_most() { de: "Höchstens so viele [20]", en: "At most so many [20]" }
    about_schedule() {
        de: "Erstellt Spielpläne für Turniere, die nicht nach Schweizer System gespielt werden: Rundenturnier, Scheveningen, K.-o., Keizer, Mannschaften.",
        en: "Creates schedules for events other than Swiss: round robin, Scheveningen, knock-out, Keizer, teams.",
    }
    arg_schedule_form() { de: "round-robin, team-round-robin, scheveningen, knockout oder keizer", en: "round-robin, team-round-robin, scheveningen, knockout or keizer" }
    arg_schedule_who() { de: "Zahl der Teilnehmer, oder eine Datei: je Zeile „Name; Verein oder Verband“, oder ein Turnier (TRF, JSON, CSV; für keizer nötig)", en: "Number of participants, or a file: “name; club or federation” on each line, or a tournament (TRF, JSON, CSV; needed for keizer)" }
    arg_schedule_cycles() { de: "So oft jeder gegen jeden, Farben im Wechsel [1]", en: "How many times all play all, colours alternating [1]" }
    arg_schedule_seed() { de: "Lost die Nummern, oder beim K.-o. die Paarungen, aus dieser Startzahl; sonst gilt die Reihenfolge", en: "Draws the numbers, or the pairs of a knock-out, from this seed; else the order given counts" }
    arg_schedule_restrict() { de: "Vereinskameraden früh (early), Landsleute nicht in den letzten drei Runden (apart); nur mit --seed", en: "Club mates early (early), compatriots not in the last three rounds (apart); only with --seed" }
    arg_schedule_boards() { de: "Bretter je Mannschaft [4]", en: "Boards per team [4]" }
    arg_schedule_colours() { de: "Farben des Gastgebers Brett für Brett, etwa WBWB, oder nrw-1987 (Weiß an den geraden Brettern)", en: "Colours of the host board by board, such as WBWB, or nrw-1987 (White on the even boards)" }
    arg_schedule_games() { de: "K.-o.: Partien je Wettkampf, Farben im Wechsel [1]", en: "Knock-out: games per match, colours alternating [1]" }
    arg_schedule_winners() { de: "K.-o.: Sieger der letzten Runde von oben nach unten; zeigt die nächste", en: "Knock-out: winners of the last round from top to bottom; shows the next" }
    arg_schedule_pause() { de: "Keizer: Runden, bis zwei sich wieder treffen dürfen [3]", en: "Keizer: rounds before two may meet again [3]" }
    arg_rate_explain() { de: "Die Rechnung dieses Spielers (Startnummer) oder von allen (all)", en: "The arithmetic of this player (starting number), or of all" }
    arg_adjourned() { de: "Partien ohne Ergebnis sind Hängepartien und zählen als remis", en: "Games without a result are adjourned and count as drawn" }
    arg_record() { de: "Was in jeder Gruppe abgewogen wurde und woher die Farben kommen", en: "What was weighed in each bracket, and where the colours come from" }
    arg_why() { de: "Warum dieser Spieler diesen Gegner und diese Farbe hat", en: "Why this player has this opponent and this colour" }
    arg_why_not() { de: "Warum die beiden nicht gegeneinander spielen; 0 ist das Freilos", en: "Why the two do not meet; 0 is the bye" }
    arg_check_round() { de: "Nur diese Runde", en: "This round only" }
    arg_seed() { de: "Startzahl; ohne sie wird eine gezogen und genannt", en: "Seed; without it, one is drawn and printed" }
    arg_config() { de: "Datei mit Schlüssel=Wert je Zeile (PlayersNumber, RoundsNumber, DrawPercentage, ForfeitRate, RetiredRate, HalfPointByeRate, HighestRating, LowestRating, PointsForWin, …Draw, …Loss, …ZPB, …ForfeitLoss, …PAB)", en: "File with one Key=Value per line (PlayersNumber, RoundsNumber, DrawPercentage, ForfeitRate, RetiredRate, HalfPointByeRate, HighestRating, LowestRating, PointsForWin, …Draw, …Loss, …ZPB, …ForfeitLoss, …PAB)" }
    arg_gen_players() { de: "Spieler [15 bis 215]", en: "Players [15 to 215]" }
    arg_gen_rounds() { de: "Runden [5 bis 15]", en: "Rounds [5 to 15]" }
    arg_gen_stop() { de: "Nach dieser Runde aufhören", en: "Stop after this round" }
    arg_gen_highest() { de: "Höchste Wertungszahl [2400 bis 2800]", en: "Highest rating [2400 to 2800]" }
    arg_gen_lowest() { de: "Niedrigste Wertungszahl [1400 bis 2300]", en: "Lowest rating [1400 to 2300]" }
    arg_gen_draws() { de: "Remis in Prozent [wie die Wertungszahlen ergeben]", en: "Draws in percent [as the ratings give]" }
    arg_gen_forfeits() { de: "Eine von N Partien kampflos; 0 nie [6 bis 30]", en: "One of N games decided by forfeit; 0 never [6 to 30]" }
    arg_gen_unusual() { de: "Eine von N Partien ½–0 oder 0–0 [nie]", en: "One of N games ½–0 or 0–0 [never]" }
    arg_gen_withdrawals() { de: "Je Runde zieht sich einer von N zurück [15 bis 3225]", en: "One of N withdraws each round [15 to 3225]" }
    arg_gen_half_byes() { de: "Je Runde hat einer von N eine freie Runde mit ½ Punkt [15 bis 3225]", en: "One of N has a half-point bye each round [15 to 3225]" }
    arg_gen_zero_byes() { de: "Je Runde fehlt einer von N [15 bis 3225]", en: "One of N is absent each round [15 to 3225]" }
    arg_gen_full_byes() { de: "Je Runde hat einer von N eine freie Runde mit ganzem Punkt [nie]", en: "One of N has a full-point bye each round [never]" }
    arg_gen_late() { de: "Einer von N kommt erst zur 2., 3. oder 4. Runde [nie]", en: "One of N enters in round 2, 3 or 4 [never]" }
    arg_gen_unrated() { de: "Einer von N ohne Wertungszahl [nie]", en: "One of N without a rating [never]" }
    arg_gen_prohibited() { de: "So viele Gruppen, die nicht gegeneinander spielen dürfen [0]", en: "Number of groups whose players may not meet [0]" }
    arg_gen_baku() { de: "Baku-Beschleunigung", en: "Baku acceleration" }
    arg_gen_points() { de: "Sieg, Remis, Niederlage und Freilos: 3,1,0 oder 1,0.5,0,0.5", en: "Win, draw, loss and pairing-allocated bye: 3,1,0 or 1,0.5,0,0.5" }
    arg_gen_initial() { de: "Anfangsfarbe [ausgelost]", en: "Initial colour [by lot]" }
    arg_gen_tiebreaks() { de: "Feinwertungen für Satz 202, durch Kommas getrennt", en: "Tie-breaks for record 202, separated by commas" }
    arg_gen_count() { de: "Zahl der Turniere, mit aufeinanderfolgenden Startzahlen", en: "Number of tournaments, from consecutive seeds" }
    arg_gen_output() { de: "Ordner, in den sie geschrieben werden", en: "Folder to write them to" }
    arg_convert_in() { de: "Turnierdatei; - ist die Standardeingabe", en: "Tournament file; - is standard input" }
    arg_convert_out() { de: "Ausgabedatei; - ist die Standardausgabe", en: "Output file; - is standard output" }
    arg_convert_to() { de: "trf (wie gelesen), trf16, trf26, json oder csv; sonst nach der Endung", en: "trf (as read), trf16, trf26, json or csv; else by the extension" }
    arg_convert_from() { de: "trf, json oder csv; sonst nach Endung und Inhalt", en: "trf, json or csv; else by extension and content" }
    arg_depth() { de: "Halbzüge tief", en: "Half-moves deep" }
    arg_fen() { de: "Stellung als FEN; ohne sie die Anfangsstellung", en: "Position as FEN; the initial position without it" }
    arg_chess960() { de: "Rochade nach Chess960", en: "Castling as in Chess960" }
    arg_divide() { de: "Dazu die Anzahl nach jedem ersten Zug", en: "Also the count after each first move" }
    arg_lang() { de: "Sprache der Texte: de oder en", en: "Language of the texts: de or en" }
    arg_json() { de: "Antwort als JSON", en: "Answer as JSON" }
    arg_help() { de: "Zeigt diese Hilfe", en: "Shows this help" }
    arg_version() { de: "Zeigt die Version", en: "Shows the version" }
    arg_from(codes) {
        de: "Sprache der Figurenbuchstaben im Text: {codes} oder auto",
        en: "Language of the piece letters in the text: {codes} or auto",
    }
    arg_to() { de: "Sprache, in der geschrieben wird", en: "Language to write in" }
    arg_no_check() { de: "Schach- und Mattzeichen weglassen", en: "Leave out check and mate signs" }
    arg_no_ep() { de: "„e.p.“ weglassen", en: "Leave out “e.p.”" }
    arg_mate_sign() { de: "Zeichen für Matt: # oder ++", en: "Sign of mate: # or ++" }
    arg_style() {
        de: "short, long, no-x, figurine, spoken, uci oder pgn",
        en: "short, long, no-x, figurine, spoken, uci or pgn",
    }
    arg_edition() { de: "Regelausgabe für die Artikelnummern, etwa fide-2017", en: "Edition of the Laws for the article numbers, such as fide-2017" }
    arg_text_file() { de: "Datei mit den Zügen; - oder nichts: Standardeingabe", en: "File with the moves; - or nothing: standard input" }
    arg_pgn_files() { de: "PGN-Dateien; - ist die Standardeingabe", en: "PGN files; - is standard input" }
    arg_games_format() { de: "table, tsv, json oder pgn", en: "table, tsv, json or pgn" }
    arg_try() { de: "Zug prüfen, in Buchstaben der Sprache oder als e2e4", en: "Try a move, in English letters or as e2e4" }
    arg_number() { de: "Chess960-Anfangsstellung mit dieser Nummer (0 bis 959)", en: "Chess960 initial position with this number (0 to 959)" }
    arg_draw() { de: "Chess960-Anfangsstellung aus dieser Startzahl auslosen", en: "Draw a Chess960 initial position from this seed" }

    // Wrong calls.
    error(what) { de: "Fehler: {what}", en: "error: {what}" }
    note(what) { de: "Hinweis: {what}", en: "note: {what}" }
    unknown_command(word) {
        de: "Den Befehl „{word}“ gibt es nicht; turmuhr --help zählt alle auf.",
        en: "There is no command “{word}”; turmuhr --help lists them all.",
    }
    unknown_argument(word, command) {
        de: "„{word}“ gehört nicht zu diesem Aufruf; turmuhr {command} --help zeigt, was möglich ist.",
        en: "“{word}” does not belong to this call; turmuhr {command} --help shows what is possible.",
    }
    missing_argument(what, command) {
        de: "Es fehlt {what}; turmuhr {command} --help zeigt ein Beispiel.",
        en: "Missing: {what}; turmuhr {command} --help shows an example.",
    }
    bad_value(value, option, command) {
        de: "„{value}“ passt nicht zu {option}; turmuhr {command} --help zeigt, was möglich ist.",
        en: "“{value}” does not fit {option}; turmuhr {command} --help shows what is possible.",
    }
    bad_call(command) {
        de: "Der Aufruf ist nicht verständlich; turmuhr {command} --help zeigt ein Beispiel.",
        en: "The call is not understood; turmuhr {command} --help shows an example.",
    }
    no_such_file(path) {
        de: "Die Datei {path} gibt es nicht. Prüfen Sie Name und Ordner.",
        en: "There is no file {path}. Check the name and the folder.",
    }
    unreadable_file(path, why) {
        de: "Die Datei {path} kann nicht gelesen werden ({why}).",
        en: "The file {path} cannot be read ({why}).",
    }
    not_written(why) {
        de: "Die Ausgabe konnte nicht geschrieben werden ({why}).",
        en: "The output could not be written ({why}).",
    }
}
