//! Players, teams and check-in.

super::texts! {
    players() { de: "Teilnehmer", en: "Players" }
    count(count) { de: "{count} Teilnehmer", en: "{count} players" }
    number() { de: "Nr.", en: "No." }
    name() { de: "Name (Nachname, Vorname)", en: "Name (surname, first name)" }
    first_name() { de: "Vorname", en: "First name" }
    title() { de: "Titel", en: "Title" }
    rating() { de: "Zahl", en: "Rating" }
    fide_rating() { de: "Elo", en: "FIDE rating" }
    national_rating() { de: "DWZ", en: "National rating" }
    club() { de: "Verein", en: "Club" }
    federation() { de: "Verband", en: "Federation" }
    birth() { de: "Geburt", en: "Birth" }
    sex() { de: "Geschlecht", en: "Sex" }
    female() { de: "weiblich", en: "female" }
    male() { de: "männlich", en: "male" }
    fide_number() { de: "FIDE-ID", en: "FIDE ID" }
    national_number() { de: "Nationale Nummer", en: "National number" }
    marks() { de: "Marken für Preise (U12 Gast …)", en: "Marks for prizes (U12 guest …)" }
    side() { de: "Seite (Scheveningen)", en: "Side (Scheveningen)" }
    status() { de: "Stand", en: "Status" }
    present() { de: "da", en: "present" }
    withdrawn() { de: "zurückgezogen", en: "withdrawn" }
    withdrawn_from(round) {
        de: "Spielt ab Runde {round} nicht mehr mit.",
        en: "Does not play from round {round} on.",
    }
    nobody_yet() {
        de: "Hier stehen die Teilnehmer, sobald jemand gemeldet ist.",
        en: "Players stand here as soon as somebody is entered.",
    }
    shown_of(shown, count) { de: "{shown} von {count} Teilnehmern", en: "{shown} of {count} players" }
    every_club() { de: "alle Vereine", en: "all clubs" }
    every_status() { de: "alle", en: "everybody" }
    absent() { de: "nicht da", en: "not present" }
    wishes() { de: "wünscht frei", en: "wishes a bye" }
    wish_title() { de: "Freie Runde wünschen", en: "Wish a round off" }
    wish_explained() {
        de: "Der Schiedsrichter entscheidet vor der Auslosung der Runde.",
        en: "The arbiter decides before the round is paired.",
    }
    wish() { de: "Frei wünschen", en: "Wish it" }
    wished_for(round) { de: "Runde {round} frei gewünscht", en: "Round {round} wished off" }
    decline() { de: "Ablehnen", en: "Decline" }
    with_bye() { de: "mit freier Runde", en: "with a bye" }
    double() { de: "doppelt?", en: "double?" }
    fee_open() { de: "Startgeld offen", en: "fee open" }
    fee_paid() { de: "Startgeld bezahlt", en: "fee paid" }
    filter() { de: "Anwenden", en: "Apply" }
    nobody_so() { de: "So ist niemand gemeldet.", en: "Nobody is entered like this." }
    may_be(name) { de: "Vielleicht dieselbe Person wie {name}.", en: "Perhaps the same person as {name}." }
    merge() { de: "Zusammenführen …", en: "Merge …" }
    merge_title() { de: "Doppelte Meldung zusammenführen", en: "Merge a double entry" }
    merge_explained() {
        de: "Eine Meldung bleibt und übernimmt, was ihr fehlt; die andere geht darin auf. Rückgängig im Journal.",
        en: "One entry stays and takes over what it lacks; the other goes into it. To be undone in the journal.",
    }
    keep_this(name, number) { de: "{name} behalten (Eintrag {number})", en: "Keep {name} (entry {number})" }
    merged_person() { de: "So sieht die Meldung danach aus", en: "The entry afterwards" }
    paid() { de: "bezahlt", en: "paid" }
    fee_sums(paid, open) { de: "Startgeld: {paid} bezahlt, {open} offen", en: "Entry fees: {paid} paid, {open} open" }
    fee_of(fee) { de: "Startgeld {fee}", en: "Entry fee {fee}" }
    amount_paid() { de: "Gezahlt", en: "Paid" }
    record_payment() { de: "Zahlung eintragen", en: "Record the payment" }
    all_paid(amount) { de: "{amount} bezahlt", en: "{amount} paid" }
    still_open(amount) { de: "{amount} offen", en: "{amount} open" }
    pays(amount) { de: "{amount} kassieren", en: "Take {amount}" }
    pays_back() { de: "Zahlung zurücknehmen", en: "Take the payment back" }
    enter() { de: "Teilnehmer eintragen", en: "Enter players" }
    one_by_one() { de: "Einzeln", en: "One by one" }
    enter_one() { de: "Teilnehmer eintragen", en: "Enter this player" }
    many_at_once() { de: "Viele auf einmal", en: "Many at once" }
    paste_explained() {
        de: "Eine Zeile je Teilnehmer: Name; Elo; Verein; Geburtsjahr. Auch Tabellen mit Überschriften (CSV) und Turnierdateien (TRF) werden verstanden.",
        en: "A line each: name; rating; club; year of birth. Tables with headings (CSV) and tournament files (TRF) are understood too.",
    }
    file() { de: "Oder eine Datei", en: "Or a file" }
    look_at_list() { de: "Liste ansehen", en: "Look at the list" }
    no_list() {
        de: "Das ist keine Liste, sondern ein Bild oder ein Programm. Speichern Sie die Tabelle als CSV, oder kopieren Sie die Zeilen hierher.",
        en: "This is no list but a picture or a program. Save the table as CSV, or paste its lines here.",
    }
    columns() { de: "Spalten der Liste", en: "Columns of the list" }
    column(number) { de: "Spalte {number}", en: "Column {number}" }
    look_again() { de: "Mit diesen Spalten ansehen", en: "Look with these columns" }
    not_taken() { de: "nicht übernehmen", en: "do not take" }
    line_number() { de: "laufende Nummer", en: "line number" }
    year_or_rating() { de: "Geburtsjahr oder Wertungszahl?", en: "year of birth or rating?" }
    which_rating() { de: "Elo oder DWZ?", en: "FIDE or national rating?" }
    against_heading() { de: "Der Inhalt passt nicht zur Überschrift.", en: "The content does not fit the heading." }
    unknown_column() { de: "Was steht hier?", en: "What is in here?" }
    does_not_fit(text, column) { de: "«{text}» passt nicht in die Spalte {column}", en: "«{text}» does not fit the column {column}" }
    empty_list() { de: "Die Liste ist leer.", en: "The list is empty." }
    too_many_at_once(most) {
        de: "Das sind mehr als {most} Zeilen auf einmal. Teilen Sie die Liste.",
        en: "These are more than {most} lines at once. Split the list.",
    }
    unread_line(line, text) {
        de: "Zeile {line} ist nicht zu verstehen: «{text}»",
        en: "Line {line} is not understood: «{text}»",
    }
    understood(count) {
        de: "{count} Zeilen sind verstanden. Noch ist nichts eingetragen.",
        en: "{count} lines are understood. Nothing has been entered yet.",
    }
    preview_explained() { de: "Wer angehakt ist, wird ausgelassen.", en: "Whoever is ticked is left out." }
    leave_out() { de: "auslassen", en: "leave out" }
    twice(known) { de: "doppelt? {known}", en: "twice? {known}" }
    enter_them() { de: "Alle nicht Angehakten eintragen", en: "Enter all who are not ticked" }
    name_missing() { de: "Es fehlt ein Name.", en: "A name is missing." }
    no_rating(text) { de: "«{text}» ist keine Wertungszahl.", en: "«{text}» is no rating." }
    no_points(text) {
        de: "«{text}» sind keine Punkte; schreiben Sie zum Beispiel −0,5.",
        en: "«{text}» are no points; write for example −0.5.",
    }
    edit() { de: "Ändern, freie Runde, Rückzug", en: "Change, bye, withdrawal" }
    save_player() { de: "Angaben speichern", en: "Save these details" }
    own_rounds() { de: "Runde für Runde", en: "Round by round" }
    byes() { de: "Freie Runden", en: "Byes" }
    kind() { de: "Art", en: "Kind" }
    grant_bye() { de: "Freie Runde gewähren", en: "Grant the bye" }
    take_bye_back() { de: "Zurücknehmen", en: "Take back" }
    taking_part() { de: "Teilnahme", en: "Taking part" }
    withdraw(round) { de: "Ab Runde {round} zurückziehen", en: "Withdraw from round {round} on" }
    comes_back() { de: "Spielt wieder mit", en: "Plays again" }
    remove() { de: "Von der Liste streichen", en: "Take off the list" }
    points_adjusted() { de: "Zu- und Abschläge", en: "Bonus and penalty points" }
    points_more_or_less() { de: "Punkte (−1, 0,5 …)", en: "Points (−1, 0.5 …)" }
    adjust_points() { de: "Punkte anrechnen", en: "Apply the points" }
    check_in() { de: "Check-in", en: "Check-in" }
    check_in_explained() {
        de: "Ein Tipp auf den Namen: da. Wer nicht da ist, wird in Runde 1 nicht ausgelost, sobald jemand eingecheckt ist.",
        en: "One tap on the name: present. As soon as anybody has checked in, whoever has not is left out of round 1.",
    }
    present_of(here, all) { de: "{here} von {all} da", en: "{here} of {all} present" }
    all_present() { de: "Alle sind da", en: "All are present" }
    team() { de: "Mannschaft", en: "Team" }
    teams() { de: "Mannschaften", en: "Teams" }
    no_teams() {
        de: "Hier stehen die Mannschaften, sobald welche gemeldet sind.",
        en: "Teams stand here as soon as some are entered.",
    }
    enter_teams() { de: "Mannschaften eintragen", en: "Enter teams" }
    teams_explained() {
        de: "«# Name» beginnt eine Mannschaft; darunter eine Zeile je Spieler in Brettfolge.",
        en: "«# name» begins a team; below it a line for each player in board order.",
    }
    team_name_first() {
        de: "Jede Mannschaft beginnt mit einer Zeile «# Name».",
        en: "Every team begins with a line «# name».",
    }
    substitute() { de: "Ersatz", en: "substitute" }
    empty_board() { de: "– niemand –", en: "– nobody –" }
}
