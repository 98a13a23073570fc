//! Texts of the API, with the purpose of every route.

use turmuhr_texts::Lang;

use crate::routes::May;

/// Who is admitted.
pub(crate) fn who_may(may: May, lang: Lang) -> String {
    let (de, en) = match may {
        May::Anyone => ("alle", "everybody"),
        May::Results => ("Helfer, Mannschaftsführer, Schiedsrichter", "helpers, captains, arbiters"),
        May::CheckIn => (
            "Spieler am Plakat oder mit eigenem Link, Schiedsrichter",
            "players at the poster or by their own link, arbiters",
        ),
        May::Account => ("alle mit eigenem Zugang", "everybody with an account"),
        May::Undo => ("alle mit Zugang oder Link", "everybody with an account or a pass"),
        May::Member => {
            ("Personen des Spieljahrs mit Link oder Konto", "persons of the season with a link or an account")
        }
        May::LineUps => ("Mannschaftsführer, Schiedsrichter", "captains, arbiters"),
        May::Arbiter => ("Schiedsrichter", "arbiters"),
        May::Chief => ("Hauptschiedsrichter", "Chief Arbiter"),
        May::Administrator => ("Verwalter", "administrators"),
    };
    lang.pick(de, en).to_owned()
}

super::texts! {
    my_season_page() { de: "Was für eine Person im Spieljahr zu tun ist", en: "What is due for a person of the season" }
    access_page() { de: "Links und Konten eines Spieljahrs", en: "Links and accounts of a season" }
    make_link() { de: "Link für eine Person anlegen", en: "Make a link for a person" }
    revoke_link() { de: "Link sperren", en: "Revoke a link" }
    link_account() { de: "Konto mit einer Person verknüpfen", en: "Link an account with a person" }
    unlink_account() { de: "Verknüpfung eines Kontos aufheben", en: "Unlink an account" }
    acts_page() { de: "Was eine Person im Spieljahr eintragen kann", en: "What a person can enter in the season" }
    act_page() { de: "Formular einer Handlung", en: "The form of an act" }
    take_act() { de: "Handlung eintragen", en: "Enter an act" }
    confirm_page() { de: "Kampf mit Feststellungen, zum Bestätigen", en: "A match with its findings, to confirm it" }
    confirm_match() { de: "Kampf bestätigen", en: "Confirm a match" }
    season_journal_page() { de: "Journal eines Spieljahrs", en: "Journal of a season" }
    season_entry_page() { de: "Ein Eintrag des Spieljahrs", en: "An entry of the season" }
    undo_in_season() { de: "Eintrag des Spieljahrs zurücknehmen", en: "Undo an entry of the season" }
    sheet_page() { de: "Aufstellung und Ergebnisse eines Kampfes", en: "Line-up and results of a match" }
    remarks_part() { de: "Was die Ordnung zu einer Aufstellung sagt", en: "What the ordinance says about a line-up" }
    note_game() { de: "Ergebnis eines Bretts eintragen", en: "Enter the result of a board" }
    hand_in_card() { de: "Spielbericht abgeben", en: "Hand in a report" }
    answer_card() { de: "Spielbericht bestätigen oder bestreiten", en: "Agree with a report or dispute it" }
    rulings_page() { de: "Was aus einem Vorfall folgt", en: "What follows from an incident" }
    add_to_story() { de: "Ein Ereignis hinzufügen", en: "Add an event" }
    begin_story() { de: "Eine Partie festlegen", en: "Set up a game" }
    position_page() { de: "Stellung aufbauen und prüfen", en: "Set up and check a position" }
    read_page() { de: "Partie lesen", en: "Read a game" }
    read_game() { de: "Eingefügte Partie lesen", en: "Read a pasted game" }
    rules_page() { de: "Regelwerk und Suche", en: "Rulebook and search" }
    article_page() { de: "Ein Artikel mit Gegenstücken und Fällen", en: "An article with counterparts and cases" }
    cases_page() { de: "Alle Fälle", en: "All cases" }
    trainer_page() { de: "Fragen zu den Regeln", en: "Questions about the Laws" }
    exam_page() { de: "Eine Schiedsrichterprüfung ablegen", en: "Take an arbiters' examination" }
    exam_record() { de: "Der Nachweis einer Prüfung", en: "The record of an examination" }
    exam_paper() { de: "Prüfungsbogen oder Lösungen als PDF", en: "The paper of an examination, or its key, as PDF" }
    import_event_page() { de: "Ein Turnier aus einer Datei", en: "An event from a file" }
    import_event() { de: "Eine Turnierdatei ansehen und daraus ein Turnier anlegen", en: "View what a tournament file says and create an event from it" }
    accept_losses() { de: "Fehlende Einträge als gesehen bestätigen", en: "Confirm that missing entries were seen" }
    check_backup() { de: "Prüfen, was eine Sicherung enthält", en: "Check what a backup contains" }
    lists_page() { de: "Wertungslisten", en: "Rating lists" }
    take_in_list() { de: "Eine Wertungsliste einlesen", en: "Import a rating list" }
    remove_list() { de: "Eine Wertungsliste löschen", en: "Delete a rating list" }
    ratings_page() { de: "Wertungszahlen, die sich seit der Meldung geändert haben", en: "Ratings that have changed since entry" }
    take_over_ratings() { de: "Geänderte Wertungszahlen übernehmen", en: "Apply changed ratings" }
    submission_page() { de: "Was der Einreichung zur Auswertung fehlt", en: "What a submission for rating lacks" }
    search_lists() { de: "Spieler der Wertungslisten nach Namensanfängen oder Nummer", en: "Players of the rating lists by beginnings of names or by number" }
    title() { de: "Schnittstelle für Programme", en: "Interface for programs" }
    about() {
        de: "Turniere, Spieler, Runden, Stand und Preise als JSON; Kreuztabelle, Statistik und die Seite „Warum?“ haben kein JSON. Änderungen kommen sofort über die Adressen mit /live.",
        en: "Events, players, rounds, standings and prizes as JSON; cross table, statistics and the page “Why?” have no JSON. Changes come at once over the addresses with /live.",
    }
    caption() { de: "Adressen", en: "Addresses" }
    method() { de: "Art", en: "Method" }
    path() { de: "Adresse", en: "Path" }
    what() { de: "Wozu", en: "What for" }
    who() { de: "Wer", en: "Who" }
    fields() { de: "Felder", en: "Fields" }
    answer() { de: "Die Antwort", en: "The answer" }
    failure() { de: "Warum es keine Antwort gibt", en: "Why there is no answer" }
    csrf_explained() {
        de: "Ein POST trägt im Kopf x-csrf, was /api/session als csrf nennt.",
        en: "A POST carries in its header x-csrf what /api/session names as csrf.",
    }
    no_fact() { de: "Es fehlt das Feld fact.", en: "The field fact is missing." }

    // One sentence for each route.
    incident_page() {
        de: "Ein Vorfall an einem Brett: was die Regeln dazu sagen, und was bisher vermerkt ist",
        en: "An incident at a board: what the Laws say about it, and what has been recorded so far",
    }
    record_incident() { de: "Einen Vorfall mit seiner Entscheidung vermerken", en: "Record an incident with its decision" }
    adjourn_game() { de: "Eine Partie mit ihren Uhrenständen abbrechen (Hängepartie)", en: "Adjourn a game with its clock readings" }
    look_page() { de: "Logo und Farbe eines Turniers", en: "Logo and colour of an event" }
    set_look() { de: "Logo und Farbe speichern", en: "Save logo and colour" }
    look_css() { de: "Die Farben eines Turniers als CSS", en: "The colours of an event as CSS" }
    look_logo() { de: "Das Logo eines Turniers", en: "The logo of an event" }
    displays_page() { de: "Anzeigen im Saal steuern", en: "Control the displays in the hall" }
    set_display() { de: "Bestimmen, was eine Anzeige zeigt", en: "Decide what a display shows" }
    remove_display() { de: "Eine Anzeige entfernen", en: "Remove a display" }
    displays_dark() { de: "Alle Anzeigen dunkel schalten", en: "Blank all displays" }
    announce() { de: "Eine Ansage auf alle Anzeigen bringen oder beenden", en: "Put an announcement on all displays, or end it" }
    display_page() { de: "Eine Anzeige, wie der Tisch sie schaltet", en: "A display, as the desk switches it" }
    paper_page() { de: "Dokumente zum Drucken", en: "Documents to print" }
    print_document() { de: "Ein Dokument als PDF", en: "A document as PDF" }
    save_remarks() { de: "Bemerkungen für den Schiedsrichterbericht", en: "Remarks for the arbiter's report" }
    own_account_page() { de: "Der eigene Zugang", en: "One's own account" }
    change_password() { de: "Das eigene Kennwort ändern", en: "Change one's own password" }
    withdraw_team() { de: "Eine Mannschaft zieht zurück", en: "A team withdraws" }
    team_comes_back() { de: "Eine Mannschaft spielt wieder mit", en: "A team returns" }
    me_page() { de: "Die eigene Seite eines Spielers", en: "A player's own page" }
    report_result() { de: "Das eigene Ergebnis melden", en: "Report one's own result" }
    make_cards() { de: "Karten mit den Links der Spieler machen", en: "Make the cards with the players' links" }
    revoke_cards() { de: "Die Links aller Spieler einer Gruppe sperren", en: "Revoke the links of all players of a section" }
    self_service_page() { de: "Was Spieler selbst melden", en: "What players report themselves" }
    save_self_service() { de: "Einstellen, was Spieler selbst melden", en: "Set what players report themselves" }
    withdraw_registration() { de: "Die eigene Anmeldung zurückziehen", en: "Withdraw one's own registration" }
    register_page() { de: "Anmeldeformular", en: "Registration form" }
    register() { de: "Sich anmelden", en: "Register" }
    registrations_page() { de: "Anmeldungen, die noch niemand angenommen hat", en: "Registrations nobody has accepted yet" }
    decide_registrations() { de: "Anmeldungen annehmen oder ablehnen", en: "Accept or decline registrations" }
    imprint_page() { de: "Impressum", en: "Imprint" }
    privacy_page() { de: "Datenschutz", en: "Privacy" }
    legal_page() { de: "Impressum und Datenschutz ändern", en: "Change imprint and privacy" }
    save_legal() { de: "Impressum und Datenschutz speichern", en: "Save imprint and privacy" }
    here_page() { de: "Spieler checken sich ein", en: "Players check in" }
    check_oneself_in() { de: "Sagen, dass man da ist", en: "Say that one is here" }
    events_page() { de: "Liste der Turniere", en: "List of events" }
    new_event_page() { de: "Formular für ein neues Turnier", en: "Form for a new event" }
    save_template() { de: "Die Einstellungen eines Turniers als Vorlage speichern", en: "Save the settings of an event as a template" }
    create_event() { de: "Ein Turnier anlegen", en: "Create an event" }
    save_sites() { de: "Seiten, die das Turnier in einem Rahmen zeigen dürfen", en: "Sites that may show the event in a frame" }
    end_page() { de: "Ein Turnier anonymisieren oder löschen", en: "Make an event anonymous, or delete it" }
    make_anonymous() { de: "Alle Namen eines Turniers durch Nummern ersetzen", en: "Replace all names of an event by numbers" }
    delete_event() { de: "Ein Turnier löschen", en: "Delete an event" }
    search_page() { de: "Spieler aller Gruppen suchen", en: "Search the players of all sections" }
    choose_language() { de: "Sprache wählen", en: "Choose the language" }
    login_page() { de: "Anmeldeformular", en: "Log-in form" }
    log_in() { de: "Anmelden", en: "Log in" }
    log_out() { de: "Abmelden", en: "Log out" }
    setup_page() { de: "Formular für den ersten Zugang", en: "Form for the first account" }
    set_up() { de: "Den Verwalter anlegen", en: "Create the administrator" }
    use_pass() { de: "Einen Helferzugang benutzen", en: "Use a pass" }
    users_page() { de: "Zugänge", en: "Accounts" }
    save_user() { de: "Einen Zugang speichern", en: "Save an account" }
    remove_user() { de: "Einen Zugang entfernen", en: "Remove an account" }
    backup_page() { de: "Sicherung", en: "Backup" }
    download_backup() { de: "Alles als eine Datei", en: "Everything as one file" }
    kept_backup_page() { de: "Eine aufbewahrte Sicherung, verglichen mit dem Stand jetzt", en: "A kept backup, compared with the state now" }
    kept_backup_file() { de: "Eine aufbewahrte Sicherung als Datei", en: "A kept backup as a file" }
    restore_backup() { de: "Alles durch eine aufbewahrte Sicherung ersetzen", en: "Replace everything by a kept backup" }
    forget_backup() { de: "Eine aufbewahrte Sicherung löschen", en: "Delete a kept backup" }
    import_events() { de: "Turniere aus einer Datei übernehmen", en: "Import events from a file" }
    asset() { de: "Datei der Oberfläche", en: "File of the interface" }
    worker() { de: "Skript, das Seiten für Zeiten ohne Verbindung behält", en: "Script that keeps pages for times without a connection" }
    event_page() { de: "Ein Turnier", en: "An event" }
    seasons_page() { de: "Alle Spieljahre", en: "All seasons" }
    import_season_page() { de: "Formular, um ein Spieljahr zu übernehmen", en: "Form to take in a season" }
    import_season() { de: "Ein Spieljahr aus einer Datei übernehmen", en: "Take in a season from a file" }
    season_page() { de: "Ein Spieljahr mit seinen Klassen", en: "A season with its classes" }
    season_search_page() { de: "Vereine und Spieler eines Spieljahrs suchen", en: "Search clubs and players of a season" }
    clubs_page() { de: "Die Vereine eines Spieljahrs", en: "The clubs of a season" }
    club_page() { de: "Ein Verein mit Mannschaften und Ranglisten", en: "A club with its teams and ranking lists" }
    team_page() { de: "Eine Mannschaft mit ihren Kämpfen und deren Summe", en: "A team with its matches and their sum" }
    season_player_page() { de: "Die Partien eines Spielers in einem Spieljahr", en: "The games of a player in a season" }
    match_page() { de: "Ein Mannschaftskampf mit seinen Brettern", en: "A team match with its boards" }
    class_page() { de: "Die Tabelle einer Klasse", en: "The table of a class" }
    match_day_page() { de: "Die Kämpfe einer Runde", en: "The matches of a round" }
    what_if_page() { de: "Die Tabelle mit angenommenen Ergebnissen", en: "The table with supposed results" }
    matches_calendar() { de: "Kämpfe als Kalender", en: "Matches as a calendar" }
    live_stream() {
        de: "Jeder neue Stand des Journals, als Ereignisstrom",
        en: "Every new position of the journal, as an event stream",
    }
    history_page() { de: "Journal", en: "The journal" }
    undo() { de: "Einen Eintrag rückgängig machen", en: "Undo an entry" }
    event_settings_page() { de: "Einstellungen des Turniers", en: "Settings of the event" }
    save_event() { de: "Angaben zum Turnier speichern", en: "Save details of the event" }
    leave_fide_mode() { de: "Den FIDE-Modus verlassen", en: "Leave FIDE mode" }
    archive() { de: "Ins Archiv legen oder herausholen", en: "Put into the archive or take out" }
    export_event() { de: "Das ganze Turnier als eine Datei", en: "The whole event as one file" }
    new_section_page() { de: "Formular für eine Gruppe", en: "Form for a section" }
    add_section() { de: "Eine Gruppe hinzufügen", en: "Add a section" }
    passes_page() { de: "Helferzugänge", en: "Passes" }
    make_pass() { de: "Einen Helferzugang erstellen", en: "Create a pass" }
    revoke_pass() { de: "Einen Helferzugang sperren", en: "Revoke a pass" }
    helper_page() { de: "Ergebnisse am Telefon", en: "Results on a phone" }
    captain_page() { de: "Aufstellung und Ergebnisse einer Mannschaft", en: "Line-up and results of a team" }
    screens_page() { de: "Saalanzeigen", en: "Hall screens" }
    screen_page() { de: "Eine Saalanzeige", en: "A hall screen" }
    players_page() { de: "Teilnehmer einer Gruppe", en: "Players of a section" }
    enter_page() { de: "Formular für Teilnehmer", en: "Form for players" }
    enter_players() { de: "Teilnehmer eintragen", en: "Enter players" }
    check_in_page() { de: "Wer da ist", en: "Who is present" }
    check_in() { de: "Jemanden einchecken", en: "Check somebody in" }
    player_page() { de: "Karte eines Teilnehmers", en: "Card of a player" }
    edit_player_page() { de: "Formular für einen Teilnehmer", en: "Form for a player" }
    save_player() { de: "Angaben zu einem Teilnehmer speichern", en: "Save details of a player" }
    withdraw() { de: "Einen Teilnehmer zurückziehen", en: "Withdraw a player" }
    come_back() { de: "Ein Teilnehmer spielt wieder mit", en: "A player returns" }
    remove_player() { de: "Einen Teilnehmer streichen", en: "Remove a player from the list" }
    journal_file() { de: "Das Journal als Datei mit Prüfsumme", en: "The journal as a file with its checksum" }
    state_page() { de: "Das Turnier, wie es nach einem Eintrag stand", en: "The event as it stood after an entry" }
    schedule_page() { de: "Alle Runden eines Rundenturniers", en: "All rounds of a round robin" }
    calendar_file() { de: "Die Runden als Kalender (iCalendar)", en: "The rounds as a calendar (iCalendar)" }
    wish_bye() { de: "Eine freie Runde wünschen, oder den Wunsch erledigen", en: "Request a bye, or settle the request" }
    pay_fee() { de: "Eintragen, was vom Startgeld gezahlt ist", en: "Record what was paid of the entry fee" }
    late_page() { de: "Ein Spieler, der später kam", en: "A player who arrived late" }
    arrived_late() { de: "Einen Spieler, der später kam, paaren oder vormerken", en: "Pair a player who arrived late, or note the next round" }
    merge_page() { de: "Zwei Meldungen einer Person", en: "Two entries of one person" }
    merge_players() { de: "Zwei Meldungen einer Person zusammenführen", en: "Merge two entries of one person" }
    bye() { de: "Eine freie Runde gewähren oder zurücknehmen", en: "Grant or cancel a bye" }
    adjust_points() { de: "Punkte zu- oder abrechnen", en: "Add or deduct points" }
    teams_page() { de: "Mannschaften einer Gruppe", en: "Teams of a section" }
    enter_teams() { de: "Mannschaften eintragen", en: "Enter teams" }
    hand_in_line_up() { de: "Eine Aufstellung abgeben", en: "Hand in a line-up" }
    pairing_page() { de: "Vorschlag für die nächste Runde", en: "Proposal for the next round" }
    pair_all() { de: "Alle Runden eines Rundenturniers auslosen und freigeben", en: "Pair and publish all rounds of a round robin" }
    pair() { de: "Die nächste Runde auslosen", en: "Pair the next round" }
    draw_lots() { de: "Lose ziehen", en: "Draw lots" }
    round_page() { de: "Eine Runde", en: "A round" }
    names_page() { de: "Eine Runde nach Namen", en: "A round by name" }
    publish() { de: "Eine Runde freigeben", en: "Publish a round" }
    withhold() { de: "Die Freigabe einer Runde zurücknehmen", en: "Withdraw the pairing of a round" }
    discard() { de: "Eine Auslosung verwerfen", en: "Discard a pairing" }
    enter_result() { de: "Ein Ergebnis eintragen", en: "Enter a result" }
    hand_page() { de: "Eine Runde von Hand paaren", en: "Pair a round by hand" }
    begin_hand() { de: "Handpaarung beginnen", en: "Begin pairing by hand" }
    hand_pairs() { de: "Paarungen von Hand festlegen", en: "Set pairs by hand" }
    end_hand() { de: "Handpaarung abschließen", en: "Finish pairing by hand" }
    board_page() { de: "Ein Brett", en: "A board" }
    save_pgn() { de: "Eine Partie speichern", en: "Save a game" }
    decide_match() { de: "Einen Wettkampf entscheiden", en: "Decide a match" }
    rate_otherwise() { de: "Nur für die Auswertung berichtigen", en: "Correct for the rating report only" }
    why_page() { de: "Warum jemand so gepaart ist", en: "Why somebody is paired like this" }
    standings_page() { de: "Tabelle", en: "Standings" }
    arithmetic_page() { de: "Die Rechnung zu einem Platz", en: "The arithmetic of a place" }
    cross_page() { de: "Kreuztabelle", en: "Cross table" }
    statistics_page() { de: "Statistik", en: "Statistics" }
    prizes_page() { de: "Preise", en: "Prizes" }
    section_settings_page() { de: "Einstellungen einer Gruppe", en: "Settings of a section" }
    save_section() { de: "Einstellungen einer Gruppe speichern", en: "Save settings of a section" }
    prohibit_pairs() { de: "Paarungen verbieten", en: "Prohibit pairs" }
    finish() { de: "Eine Gruppe abschließen", en: "Finish a section" }
    export_section() {
        de: "Eine Gruppe als Datei: trf26, trf26-rated, trf16, csv, json, pgn",
        en: "A section as a file: trf26, trf26-rated, trf16, csv, json, pgn",
    }
    api_page() { de: "Diese Schnittstelle, zum Lesen", en: "This interface, to read" }
    openapi() { de: "Diese Schnittstelle, für Programme", en: "This interface, for programs" }
    health() { de: "Ob Server und Datenbank antworten", en: "Whether server and database answer" }
    session() {
        de: "Wer fragt, und was ein POST tragen muss",
        en: "Who is asking, and what a POST must carry",
    }
    list_events() { de: "Alle Turniere", en: "All events" }
    read_event() { de: "Ein Turnier mit seinen Gruppen", en: "An event with its sections" }
    read_journal() { de: "Einträge des Journals", en: "Entries of the journal" }
    say_fact() {
        de: "Irgendetwas eintragen; jede Art von Eintrag",
        en: "Enter anything; every kind of entry",
    }
    read_section() { de: "Eine Gruppe mit ihren Einstellungen", en: "A section with its settings" }
    list_players() { de: "Teilnehmer und Mannschaften", en: "Players and teams" }
    read_player() { de: "Ein Teilnehmer mit seinen Partien", en: "A player with their games" }
    list_rounds() { de: "Alle Runden", en: "All rounds" }
    read_round() { de: "Eine Runde", en: "One round" }
    read_proposal() {
        de: "Vorschlag für die nächste Runde, mit Gründen",
        en: "Proposal for the next round, with reasons",
    }
    read_standings() { de: "Tabelle mit allen Feinwertungen", en: "Standings with all tie-breaks" }
    read_arithmetic() {
        de: "Die Rechnung zu einem Platz, Satz für Satz",
        en: "The arithmetic of a place, line by line",
    }
    read_prizes() { de: "Wer welchen Preis bekommt", en: "Who gets which prize" }
    list_users() { de: "Alle Zugänge", en: "All accounts" }
}
