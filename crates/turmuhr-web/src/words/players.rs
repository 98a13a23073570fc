//! Players, teams and check-in.

use turmuhr_texts::{Lang, values::count as plural};

use crate::import::NoText;

/// What a file should have been.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Wanted {
    List,
    Game,
    Event,
    Ratings,
}

/// A file without text is refused by one sentence, and advice where there is some.
pub(crate) fn no_text(kind: NoText, wanted: Wanted, lang: Lang) -> String {
    let what = match kind {
        NoText::Picture => lang.pick("ein Bild", "a picture"),
        NoText::Pdf => lang.pick("ein PDF", "a PDF"),
        NoText::Office => {
            lang.pick("eine Datei von Excel, LibreOffice oder Word", "a file of Excel, LibreOffice or Word")
        }
        NoText::Packed => lang.pick("ein gepacktes Archiv", "a packed archive"),
        NoText::Unknown => lang.pick("eine Datei ohne Text", "a file without text"),
    };
    let not = match wanted {
        Wanted::List => lang.pick("keine Liste", "not a list"),
        Wanted::Game => lang.pick("keine Partie", "not a game"),
        Wanted::Event => lang.pick("keine Turnierdatei", "not a tournament file"),
        Wanted::Ratings => lang.pick("keine Wertungsliste", "not a rating list"),
    };
    let advice = match (kind, wanted) {
        (NoText::Packed, _) => unpack_it(lang),
        (NoText::Office | NoText::Unknown, Wanted::List) => as_csv(lang),
        (NoText::Picture | NoText::Pdf, Wanted::List) => as_lines(lang),
        (_, Wanted::Game | Wanted::Event | Wanted::Ratings) => String::new(),
    };
    format!("{} {advice}", that_is(lang, what, not)).trim_end().to_owned()
}

pub(crate) fn count(lang: Lang, count: usize) -> String {
    plural(count, lang.pick("Teilnehmer", "player"), lang.pick("Teilnehmer", "players"))
}

pub(crate) fn understood(lang: Lang, count: usize) -> String {
    let lines = plural(count, lang.pick("Zeile", "line"), lang.pick("Zeilen", "lines"));
    nothing_entered_yet(lang, lines)
}

pub(crate) fn found_in_lists(lang: Lang, count: usize) -> String {
    let people = plural(
        count,
        lang.pick("Person steht", "person found"),
        lang.pick("Personen stehen", "people found"),
    );
    stand_in_lists(lang, people)
}

pub(crate) fn unsure_in_lists(lang: Lang, count: usize) -> String {
    let lines = plural(count, lang.pick("Zeile", "line"), lang.pick("Zeilen", "lines"));
    decide_in_lists(lang, lines)
}

pub(crate) fn not_understood(lang: Lang, count: usize) -> String {
    plural(
        count,
        lang.pick("Zeile nicht verstanden", "line not understood"),
        lang.pick("Zeilen nicht verstanden", "lines not understood"),
    )
}

super::texts! {
    players() { de: "Teilnehmer", en: "Players" }
    nothing_entered_yet(lines) {
        de: "{lines} gelesen. Noch ist nichts eingetragen.",
        en: "{lines} read. Nothing has been entered yet.",
    }
    stand_in_lists(people) { de: "{people} in den Wertungslisten.", en: "{people} in the rating lists." }
    decide_in_lists(lines) {
        de: "Bei {lines} entscheiden Sie, wer gemeint ist.",
        en: "For {lines} you decide who is meant.",
    }
    doubled(count) {
        de: "{count} Zeilen bleiben aus: Diese Personen sind schon gemeldet oder stehen zweimal in der Liste. Entfernen Sie den Haken, um sie doch einzutragen.",
        en: "{count} lines are left out: these people are entered already, or stand in the list twice. Untick the lines to enter them all the same.",
        one(count): de: "1 Zeile bleibt aus: Diese Person ist schon gemeldet oder steht zweimal in der Liste. Entfernen Sie den Haken, um sie doch einzutragen.", en: "1 line is left out: this person is entered already, or stands in the list twice. Untick the line to enter them all the same.",
    }
    number() { de: "Nr.", en: "No." }
    name() { de: "Name (Nachname, Vorname)", en: "Name (surname, first name)" }
    first_name() { de: "Vorname", en: "First name" }
    title() { de: "Titel", en: "Title" }
    own_table() { de: "Fester Tisch (Rollstuhl, Hilfsmittel; leer: keiner)", en: "Fixed table (wheelchair, equipment; empty: none)" }
    fixed_table() { de: "Fester Tisch", en: "Fixed table" }
    start_list() { de: "Startrangliste (PDF)", en: "Starting list (PDF)" }
    rating() { de: "Wertungszahl", en: "Rating" }
    fide_rating() { de: "Elo", en: "FIDE rating" }
    national_rating() { de: "DWZ", en: "National rating" }
    club() { de: "Verein", en: "Club" }
    federation() { de: "Verband", en: "Federation" }
    federation_typed() { de: "Verband (GER, AUT, SUI …)", en: "Federation (ENG, GER, USA …)" }
    birth() { de: "Geburt", en: "Birth" }
    birth_typed() { de: "Geburt (1998 oder 1998-03-12)", en: "Birth (1998 or 1998-03-12)" }
    sex_female() { de: "w", en: "f" }
    sex_male() { de: "m", en: "m" }
    sex_missing() { de: "fehlt", en: "missing" }
    sex() { de: "Geschlecht", en: "Sex" }
    female() { de: "weiblich", en: "female" }
    male() { de: "männlich", en: "male" }
    fide_number() { de: "FIDE-ID", en: "FIDE ID" }
    national_number() { de: "Nationale Nummer", en: "National number" }
    marks() { de: "Kennzeichen für Preise (U12 Gast …)", en: "Marks for prizes (U12 guest …)" }
    side() { de: "Seite", en: "Side" }
    by_number(number) { de: "Nr. {number}", en: "no. {number}" }
    status() { de: "Status", en: "Status" }
    present() { de: "da", en: "present" }
    withdrawn() { de: "zurückgezogen", en: "withdrawn" }
    withdrawn_from(round) {
        de: "Spielt ab Runde {round} nicht mehr mit.",
        en: "Does not play from round {round} on.",
    }
    nobody_yet() {
        de: "Hier stehen die Teilnehmer, sobald jemand gemeldet ist.",
        en: "Players appear here as soon as somebody is entered.",
    }
    shown_of(shown, count) { de: "{shown} von {count} Teilnehmern", en: "{shown} of {count} players" }
    every_club() { de: "alle Vereine", en: "all clubs" }
    every_status() { de: "alle", en: "everybody" }
    absent() { de: "nicht da", en: "not present" }
    wishes() { de: "wünscht freie Runde", en: "requests a bye" }
    wish_title() { de: "Freie Runde wünschen", en: "Request a bye" }
    wish_explained() {
        de: "Der Schiedsrichter entscheidet vor der Auslosung der Runde.",
        en: "The arbiter decides before the round is paired.",
    }
    wish() { de: "Freie Runde wünschen", en: "Request the bye" }
    wished_for(round) { de: "Freie Runde gewünscht: Runde {round}", en: "Bye requested: round {round}" }
    decline() { de: "Wunsch ablehnen", en: "Refuse the request" }
    with_bye() { de: "mit freier Runde", en: "with a bye" }
    double() { de: "doppelt?", en: "duplicate?" }
    fee_open() { de: "Startgeld offen", en: "fee outstanding" }
    fee_paid() { de: "Startgeld bezahlt", en: "fee paid" }
    filter() { de: "Anwenden", en: "Apply" }
    nobody_so() { de: "Dazu passt kein Teilnehmer.", en: "No player matches." }
    may_be(name) { de: "Vielleicht dieselbe Person wie {name}.", en: "Perhaps the same person as {name}." }
    merge() { de: "Zusammenführen …", en: "Merge …" }
    merge_title() { de: "Doppelte Meldung zusammenführen", en: "Merge a duplicate entry" }
    merge_explained() {
        de: "Eine Meldung bleibt und wird aus der anderen ergänzt; die andere entfällt. Im Journal lässt sich das rückgängig machen.",
        en: "One entry stays and is completed from the other; the other is dropped. This can be undone in the journal.",
    }
    keep_this(name, number) { de: "{name} behalten (Meldung {number})", en: "Keep {name} (entry {number})" }
    merged_person() { de: "So sieht die Meldung danach aus", en: "The entry afterwards" }
    paid() { de: "bezahlt", en: "paid" }
    fee_sums(paid, open) { de: "Startgeld: {paid} bezahlt, {open} offen", en: "Entry fees: {paid} paid, {open} outstanding" }
    fee_of(fee) { de: "Startgeld {fee}", en: "Entry fee {fee}" }
    amount_paid() { de: "Bisher gezahlt, insgesamt", en: "Paid so far, in all" }
    record_payment() { de: "Zahlung eintragen", en: "Record the payment" }
    all_paid(amount) { de: "{amount} bezahlt", en: "{amount} paid" }
    still_open(amount) { de: "{amount} offen", en: "{amount} outstanding" }
    pays(amount) { de: "{amount} kassieren", en: "Collect {amount}" }
    pays_back() { de: "Zahlung stornieren", en: "Cancel the payment" }
    enter() { de: "Teilnehmer eintragen", en: "Enter players" }
    one_by_one() { de: "Einzeln", en: "One by one" }
    enter_one() { de: "Teilnehmer eintragen", en: "Enter this player" }
    many_at_once() { de: "Viele auf einmal", en: "Many at once" }
    paste_explained() {
        de: "Eine Zeile je Teilnehmer, Spalten in beliebiger Reihenfolge: Name; Elo; Verein; Geburtsjahr. Auch Tabellen aus Excel, aus dem Netz und als CSV sowie Turnierdateien (TRF).",
        en: "A line for each player, columns in any order: name; rating; club; year of birth. Also tables from Excel, from web pages and as CSV, and tournament files (TRF).",
    }
    file() { de: "Oder eine Datei", en: "Or a file" }
    look_at_list() { de: "Liste ansehen", en: "View the list" }
    that_is(what, not) { de: "Das ist {what}, {not}.", en: "This is {what}, {not}." }
    as_csv() {
        de: "Speichern Sie die Tabelle als CSV, oder kopieren Sie die Zeilen hierher.",
        en: "Save the table as CSV, or paste its lines here.",
    }
    as_lines() { de: "Kopieren Sie die Zeilen als Text hierher.", en: "Paste the lines as text here." }
    unpack_it() {
        de: "Entpacken Sie es, und wählen Sie die Datei darin.",
        en: "Unpack it and choose the file inside.",
    }
    columns() { de: "Spalten der Liste", en: "Columns of the list" }
    column(number) { de: "Spalte {number}", en: "Column {number}" }
    look_again() { de: "Mit diesen Spalten ansehen", en: "View with these columns" }
    not_taken() { de: "nicht übernehmen", en: "do not import" }
    line_number() { de: "laufende Nummer", en: "line number" }
    year_or_rating() { de: "Geburtsjahr oder Wertungszahl?", en: "year of birth or rating?" }
    which_rating() { de: "Elo oder DWZ?", en: "FIDE or national rating?" }
    against_heading() { de: "Der Inhalt passt nicht zur Überschrift.", en: "The content does not fit the heading." }
    unknown_column() { de: "Was steht hier?", en: "What is in here?" }
    does_not_fit(text, column) { de: "„{text}“ passt nicht in die Spalte {column}", en: "“{text}” does not fit the column {column}" }
    empty_list() { de: "Die Liste ist leer.", en: "The list is empty." }
    too_many_at_once(most) {
        de: "Das sind mehr als {most} Zeilen auf einmal. Teilen Sie die Liste.",
        en: "These are more than {most} lines at once. Split the list.",
    }
    unread_line(line, text, why) {
        de: "Zeile {line} wurde nicht verstanden: „{text}“. {why}",
        en: "Line {line} was not understood: “{text}”. {why}",
    }
    above_heading() { de: "Sie steht über der Überschrift.", en: "It is above the heading." }
    no_name_in_line() { de: "Sie enthält keinen Namen.", en: "It contains no name." }
    alone_in_line() { de: "Sie hat nur ein Feld, die anderen Zeilen haben mehrere. Ergänzen Sie die Zeile, oder löschen Sie sie.", en: "It has only one field, the other lines have several. Complete the line, or delete it." }
    line_of_letter() { de: "Sie gehört zum Brief um die Liste und nennt niemanden.", en: "It belongs to the letter around the list and names nobody." }
    bad_figure_in_line() { de: "Eine Zahl darin ist keine.", en: "A number in it is not a number." }
    no_team_yet() {
        de: "Über ihr steht keine Mannschaft. Jede beginnt mit einer Zeile „# Name“.",
        en: "There is no team above it. Every team begins with a line “# name”.",
    }
    too_many_fields(most) {
        de: "Die Zeile hat mehr als {most} Felder; eine Zeile ist ein Spieler.",
        en: "The line has more than {most} fields; a line is one player.",
    }
    line_too_long() { de: "Der Name ist zu lang.", en: "The name is too long." }
    mend_the_lines() {
        de: "Diese Zeilen werden nicht eingetragen. Sie können sie unten ändern.",
        en: "These lines are not entered. You can change them below.",
    }
    change_lines() { de: "Zeilen ändern", en: "Change the lines" }
    lines_of_the_list() { de: "Die Zeilen der Liste", en: "The lines of the list" }
    columns_explained() {
        de: "Die ersten Zeilen der Liste. Stimmt eine Spalte nicht, wählen Sie eine andere.",
        en: "The first lines of the list. If a column is wrong, choose another.",
    }
    name_first_name_first() { de: "Name (Vorname Nachname)", en: "Name (first name surname)" }
    name_surname_first() { de: "Name (Nachname Vorname, ohne Komma)", en: "Name (surname first name, no comma)" }
    birth_month_first() { de: "Geburt (Monat/Tag/Jahr)", en: "Birth (month/day/year)" }
    list_entered() { de: "Liste eingetragen", en: "List entered" }
    go_to_list() { de: "Zur Liste der Teilnehmer", en: "To the list of players" }
    lines_left_out(count) {
        de: "{count} Zeilen wurden nicht eingetragen",
        en: "{count} lines were not entered",
        one(count): de: "Eine Zeile wurde nicht eingetragen", en: "One line was not entered",
    }
    fields_left_out(count) {
        de: "{count} Felder wurden nicht übernommen",
        en: "{count} fields were not taken",
        one(count): de: "Ein Feld wurde nicht übernommen", en: "One field was not taken",
    }
    line_left_out(line, name) {
        de: "Zeile {line}: {name} wurde weggelassen, wie angekreuzt.",
        en: "Line {line}: {name} was left out, as ticked.",
    }
    field_left_out(line, name, why) { de: "Zeile {line}, {name}: {why}", en: "Line {line}, {name}: {why}" }
    board_in_team() { de: "Brett in der Mannschaft", en: "Board in the team" }
    team_or_club() { de: "Als Mannschaft gelesen. Ist es der Verein?", en: "Read as the team. Is it the club?" }
    teams_of_list() { de: "Mannschaften der Liste", en: "Teams of the list" }
    new_team(name, players) { de: "{name}: neu, {players} Spieler", en: "{name}: new, {players} players" }
    known_team(name, players) { de: "{name}: schon gemeldet, {players} Spieler kommen dazu", en: "{name}: entered already, {players} players are added" }
    without_team(count) {
        de: "{count} Zeilen nennen keine Mannschaft. Diese Spieler werden ohne Mannschaft eingetragen.",
        en: "{count} lines name no team. These players are entered without one.",
        one(count): de: "Eine Zeile nennt keine Mannschaft. Dieser Spieler wird ohne Mannschaft eingetragen.", en: "One line names no team. This player is entered without one.",
    }
    team_or_side() { de: "Mannschaft oder Seite", en: "Team or side" }
    day_or_month() { de: "Tag oder Monat zuerst?", en: "Day or month first?" }
    name_order() { de: "Vorname oder Nachname zuerst?", en: "First name or surname first?" }
    which_number() { de: "FIDE-ID oder nationale Nummer?", en: "FIDE ID or national number?" }
    in_the_lists() { de: "In den Wertungslisten", en: "In the rating lists" }
    doubts() { de: "Zweifel", en: "Doubts" }
    line() { de: "Zeile", en: "Line" }
    nobody_of_the_lists() { de: "niemand davon: wie in der Liste", en: "none of them: as pasted" }
    not_in_the_lists() { de: "nicht gefunden", en: "not found" }
    who_of_them() { de: "wer davon?", en: "which of them?" }
    preview_explained() { de: "Ein Haken bei „auslassen“: Diese Zeile wird nicht eingetragen.", en: "A tick at “leave out”: this line is not entered." }
    leave_out() { de: "auslassen", en: "leave out" }
    twice(known) { de: "doppelt? {known}", en: "twice? {known}" }
    enter_them() { de: "Zeilen eintragen", en: "Enter the lines" }
    enter_them_but(count) {
        de: "Zeilen eintragen (ohne {count} zweifelhafte)",
        en: "Enter the lines (without {count} doubtful)",
    }
    changed_since_shown() {
        de: "Die Liste hat sich geändert. Prüfen Sie Zeilen und Haken noch einmal; eingetragen ist nichts.",
        en: "The list has changed. Check lines and ticks again; nothing has been entered.",
    }
    doubtful_name() { de: "zweifelhafter Name", en: "doubtful name" }
    read_swapped() { de: "Wertungszahl und Geburtsjahr vertauscht gelesen", en: "rating and year of birth read swapped" }
    read_reordered() { de: "in anderer Reihenfolge gelesen als die übrigen Zeilen", en: "read in another order than the other lines" }
    read_year() {
        de: "Zahl hinter dem Namen als Geburtsjahr gelesen",
        en: "number behind the name read as the year of birth",
        }
    read_day_or_month() {
        de: "Tag oder Monat zuerst? Gelesen mit dem Tag zuerst",
        en: "day or month first? Read with the day first",
    }
    read_uncut() { de: "ohne Trennzeichen gelesen", en: "read without separators" }
    no_points(text) {
        de: "„{text}“ ist keine Punktzahl; schreiben Sie zum Beispiel −0,5.",
        en: "“{text}” is not a number of points; write for example −0.5.",
    }
    edit() { de: "Ändern, freie Runde, Rückzug", en: "Change, bye, withdrawal" }
    save_player() { de: "Angaben speichern", en: "Save these details" }
    own_rounds() { de: "Runde für Runde", en: "Round by round" }
    byes() { de: "Freie Runden", en: "Byes" }
    kind() { de: "Art", en: "Kind" }
    grant_bye() { de: "Freie Runde gewähren", en: "Grant the bye" }
    take_bye_back() { de: "Freie Runde zurücknehmen", en: "Cancel the bye" }
    taking_part() { de: "Teilnahme", en: "Taking part" }
    withdraw(round) { de: "ab Runde {round}", en: "from round {round} on" }
    withdraw_when() { de: "Spielt nicht mehr mit", en: "Plays no more" }
    withdraws() { de: "Rückzug eintragen", en: "Enter the withdrawal" }
    comes_back() { de: "Rückkehr eintragen", en: "Enter the return" }
    remove() { de: "Von der Liste streichen", en: "Remove from the list" }
    points_adjusted() { de: "Zu- und Abschläge", en: "Bonus and penalty points" }
    points_more_or_less() { de: "Punkte (−1, 0,5 …)", en: "Points (−1, 0.5 …)" }
    adjust_points() { de: "Punkte anrechnen", en: "Apply the points" }
    check_in() { de: "Check-in", en: "Check-in" }
    teams_as_clubs() {
        de: "In dieser Gruppe spielt jeder für sich: Die Mannschaften werden als Vereine eingetragen. Wählen Sie „nicht übernehmen“, um sie wegzulassen.",
        en: "In this section everybody plays alone: the teams are entered as clubs. Choose “do not import” to leave them out.",
    }
    no_teams_here() {
        de: "In dieser Gruppe spielt jeder für sich: Diese Spalte wird nicht übernommen.",
        en: "In this section everybody plays alone: this column is not taken.",
    }
    paired_next(round, count) {
        de: "Runde {round}: {count} werden ausgelost",
        en: "Round {round}: {count} are paired",
        one(count): de: "Runde {round}: einer wird ausgelost", en: "Round {round}: one is paired",
    }
    paired_without_check_in(round, count) {
        de: "Niemand ist eingecheckt; Runde {round} wird dann ohne Check-in ausgelost, mit {count} Spielern",
        en: "Nobody is checked in; round {round} is then paired without check-in, with {count} players",
        one(count): de: "Niemand ist eingecheckt; ohne Check-in wird in Runde {round} ein Spieler ausgelost", en: "Nobody is checked in; without check-in one player is paired in round {round}",
    }
    unpaired_next(names) { de: "nicht ausgelost: {names}", en: "not paired: {names}" }
    check_in_explained() {
        de: "Ein Tipp auf den Namen checkt ein, ein zweiter wieder aus. Sobald jemand eingecheckt ist, wird nur ausgelost, wer einen Haken hat oder schon gespielt hat. Wer nach einer Runde ausgecheckt wird, setzt aus, bis der Haken wieder da ist; wer nicht mehr kommt, wird abgemeldet.",
        en: "Tap a name to check the player in, and again to check out. Once somebody has checked in, only players with a tick, or who have played already, are paired. Whoever is checked out after a round sits out until the tick is back; whoever does not come back is withdrawn.",
    }
    is_here_already() { de: "Ist schon da (wird ausgelost)", en: "Is here already (is paired)" }
    present_of(here, all) { de: "{here} von {all} da", en: "{here} of {all} present" }
    all_present() { de: "Alle sind da", en: "Everybody is present" }
    team() { de: "Mannschaft", en: "Team" }
    teams() { de: "Mannschaften", en: "Teams" }
    no_teams() {
        de: "Hier stehen die Mannschaften, sobald welche gemeldet sind.",
        en: "Teams appear here as soon as some are entered.",
    }
    enter_teams() { de: "Mannschaften eintragen", en: "Enter teams" }
    teams_explained() {
        de: "„# Name“ beginnt eine Mannschaft; darunter eine Zeile je Spieler in Brettfolge. Auch Tabellen mit einer Spalte „Mannschaft“.",
        en: "“# name” begins a team; below it a line for each player in board order. Also tables with a column “team”.",
    }
    substitute() { de: "Ersatz", en: "substitute" }
    empty_board() { de: "– niemand –", en: "– nobody –" }
}
