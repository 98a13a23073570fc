//! Events, their sections and settings.

use turmuhr_texts::Lang;
use turmuhr_tournament::{Event, Format, Section, SectionId, settings::InitialOrder};

/// The name of a section on pages and in sentences. A section without a name is called as its event, or by its number
/// among several.
pub(crate) fn name_of(event: &Event, section: &Section, lang: Lang) -> String {
    name_or_number(event, section.id, &section.settings.name, lang)
}

/// The name beside that of the event, which is not said twice.
pub(crate) fn name_beside(event: &Event, section: &Section, lang: Lang) -> Option<String> {
    let needed = !section.settings.name.is_empty() || event.sections.len() > 1;
    needed.then(|| name_of(event, section, lang))
}

/// The same for a section that may be gone.
pub(crate) fn name_or_number(event: &Event, id: SectionId, name: &str, lang: Lang) -> String {
    match name {
        "" if event.sections.len() > 1 => format!("{} {id}", section(lang)),
        "" => event.details.name.clone(),
        name => name.to_owned(),
    }
}

/// The format of a section, in a few words.
pub(crate) fn format_name(format: &Format, lang: Lang) -> String {
    let word = match format {
        Format::Swiss { system, baku } => {
            let name = format_choice(system.word(), lang);
            // One pair of brackets for both.
            return if *baku { name.replace(')', ", Baku)") } else { name };
        }
        Format::RoundRobin { cycles: 1 } => "round-robin",
        Format::RoundRobin { .. } => "double-round-robin",
        Format::Knockout { games: 1, .. } => "knockout",
        Format::Knockout { .. } => "knockout-2",
        Format::Scheveningen => "scheveningen",
        Format::TeamSwiss { .. } => "team-swiss",
        Format::TeamRoundRobin { cycles: 1, .. } => "team-round-robin",
        Format::TeamRoundRobin { .. } => "team-double-round-robin",
    };
    format_choice(word, lang)
}

/// By the word in the form.
pub(crate) fn format_choice(word: &str, lang: Lang) -> String {
    let (de, en) = match word {
        "dutch" => ("Schweizer System (Dutch 2026)", "Swiss (Dutch 2026)"),
        "dutch-2017" => ("Schweizer System (Dutch 2017)", "Swiss (Dutch 2017)"),
        "dubov" => ("Schweizer System (Dubov)", "Swiss (Dubov)"),
        "burstein" => ("Schweizer System (Burstein)", "Swiss (Burstein)"),
        "lim" => ("Schweizer System (Lim)", "Swiss (Lim)"),
        "lim-maxi" => ("Schweizer System (Lim, Maxi-Turnier)", "Swiss (Lim, maxi-tournament)"),
        "double-swiss" => (
            "Schweizer System (Double-Swiss, zwei Partien je Runde)",
            "Swiss (Double-Swiss, two games a round)",
        ),
        "round-robin" => ("Rundenturnier", "Round robin"),
        "double-round-robin" => ("Doppelrundiges Turnier", "Double round robin"),
        "knockout" => ("Pokal, eine Partie", "Knock-out, one game"),
        "knockout-2" => ("Pokal, zwei Partien", "Knock-out, two games"),
        "scheveningen" => ("Scheveninger System", "Scheveningen"),
        "team-swiss" => ("Mannschaften, Schweizer System", "Teams, Swiss"),
        "team-round-robin" => ("Mannschaften, Rundenturnier", "Teams, round robin"),
        _ => ("Mannschaften, doppelrundig", "Teams, double round robin"),
    };
    lang.pick(de, en).to_owned()
}

pub(crate) fn initial_order(order: InitialOrder, lang: Lang) -> String {
    let (de, en) = match order {
        InitialOrder::Fide => ("nur FIDE-Elo", "FIDE rating only"),
        InitialOrder::National => ("nur nationale Zahl (DWZ)", "national rating only"),
        InitialOrder::FideOrNational => ("Elo, sonst DWZ", "FIDE, else national"),
        InitialOrder::NationalOrFide => ("DWZ, sonst Elo", "national, else FIDE"),
        InitialOrder::Higher => ("die höhere von beiden", "the higher of the two"),
    };
    lang.pick(de, en).to_owned()
}

super::texts! {
    title() { de: "Turniere", en: "Events" }
    new_event() { de: "Neues Turnier", en: "New event" }
    no_events() {
        de: "Hier stehen die Turniere, sobald eines angelegt ist.",
        en: "Events appear here as soon as one has been created.",
    }
    no_events_log_in() {
        de: "Melden Sie sich an, um eines anzulegen. Beim ersten Start nennt das Programm einen Link, der den ersten Zugang anlegt.",
        en: "Log in to create one. At its first start the program prints a link that creates the first account.",
    }
    archived(count) { de: "Archiv ({count})", en: "Archive ({count})" }
    event() { de: "Turnier", en: "Event" }
    name() { de: "Name", en: "Event name" }
    place() { de: "Ort", en: "Place" }
    dates() { de: "Termin", en: "Dates" }
    from_day() { de: "Erster Tag", en: "First day" }
    to_day() { de: "Letzter Tag", en: "Last day" }
    federation() { de: "Verband (drei Buchstaben)", en: "Federation (three letters)" }
    organiser() { de: "Ausrichter", en: "Organiser" }
    chief_arbiter() { de: "Hauptschiedsrichter", en: "Chief Arbiter" }
    arbiters() { de: "Schiedsrichter", en: "Arbiters" }
    arbiters_field() { de: "Schiedsrichter, durch Kommas getrennt", en: "Arbiters, separated by commas" }
    notice() { de: "Was alle wissen sollen", en: "What everybody should know" }
    create() { de: "Turnier anlegen", en: "Create the event" }
    save_event() { de: "Angaben speichern", en: "Save these details" }
    latest() { de: "Zuletzt", en: "Latest" }
    history() { de: "Journal", en: "Journal" }
    history_explained() {
        de: "Nichts verschwindet: Auch was rückgängig gemacht ist, bleibt hier stehen.",
        en: "Nothing disappears: what was undone stays here too.",
    }
    entry() { de: "Nr.", en: "No." }
    time() { de: "Zeit", en: "Time" }
    what() { de: "Was", en: "What" }
    who() { de: "Wer", en: "Who" }
    cancelled() { de: "rückgängig gemacht", en: "undone" }
    pages() { de: "Seiten", en: "Pages" }
    passes() { de: "Helferzugänge", en: "Passes" }
    settings() { de: "Einstellungen", en: "Settings" }
    sections() { de: "Gruppen", en: "Sections" }
    section() { de: "Gruppe", en: "Section" }
    section_name() { de: "Name der Gruppe (A-Turnier, U12 …)", en: "Name of the section (A, U12 …)" }
    add_section() { de: "Gruppe hinzufügen", en: "Add a section" }
    save_section() { de: "Gruppe speichern", en: "Save the section" }
    no_sections() {
        de: "Noch keine Gruppe. In den Einstellungen lässt sich eine hinzufügen.",
        en: "No section yet. One can be added in the settings.",
    }
    format() { de: "Modus", en: "Format" }
    number_of_rounds() { de: "Runden", en: "Rounds" }
    boards_of_teams() { de: "Bretter (nur Mannschaften)", en: "Boards (teams only)" }
    baku() { de: "Baku-Beschleunigung (nur Schweizer System)", en: "Baku acceleration (Swiss only)" }
    guest_has_white() {
        de: "Gast hat an Brett 1 Weiß (Mannschaftsrunden)",
        en: "Guests have White on board 1 (team round robins)",
    }
    drawn_by_lot() {
        de: "Pokalpaarungen auslosen statt setzen",
        en: "Draw the cup pairings by lot instead of seeding",
    }
    rules() { de: "Regeln", en: "Rules" }
    laws() { de: "Ausgabe der FIDE-Regeln", en: "Edition of the Laws" }
    time_control() { de: "Bedenkzeit", en: "Time control" }
    initial_order_label() { de: "Startrangliste nach", en: "Starting list by" }
    first_board() { de: "Erste Brettnummer", en: "First board number" }
    points() {
        de: "Punkte für Sieg, Remis, Niederlage (und Freilos)",
        en: "Points for win, draw, loss (and bye)",
    }
    not_here(count) {
        de: "{count} nicht eingecheckt; sie werden nicht ausgelost",
        en: "{count} not checked in; they are not paired",
        one(count): de: "Einer nicht eingecheckt; er wird nicht ausgelost", en: "One not checked in, who is not paired",
    }
    wishing(count) {
        de: "{count} wünschen eine freie Runde",
        en: "{count} request a bye",
        one(count): de: "Einer wünscht eine freie Runde", en: "One requests a bye",
    }
    shared_tables(tables, section) {
        de: "Brett {tables} hat auch {section}. Spielen beide in einem Saal, braucht eine Gruppe ein anderes erstes Brett (Einstellungen).",
        en: "{section} has board {tables} too. If both play in one hall, one section needs another first board (settings).",
    }
    owing(count) { de: "{count} mit offenem Startgeld", en: "{count} with an entry fee outstanding" }
    without_birth(count) { de: "{count} ohne Geburtsjahr", en: "{count} without a year of birth" }
    without_sex(count) {
        de: "{count} ohne Angabe des Geschlechts, nach dem ein Preis fragt",
        en: "{count} without a sex, which a prize asks for",
    }
    without_rating(count) { de: "{count} ohne Wertungszahl", en: "{count} without a rating" }
    fee() { de: "Startgeld", en: "Entry fee" }
    currency() { de: "Währung", en: "Currency" }
    no_amount(text) {
        de: "„{text}“ ist kein eindeutiger Betrag; schreiben Sie zum Beispiel 30 oder 12,50 oder 1.234,50.",
        en: "“{text}” is not a clear amount; write for example 30 or 12.50 or 1,234.50.",
    }
    forfeits_allowed() {
        de: "Nach so vielen kampflosen Niederlagen Ausschluss vorschlagen",
        en: "Propose exclusion after so many games lost by forfeit",
    }
    default_minutes() {
        de: "Karenzzeit in Minuten (leer: nach den Regeln, heute 0)",
        en: "Default time in minutes (empty: by the Laws, today 0)",
    }
    prizes_from() {
        de: "Vorläufige Preisträger zeigen ab Runde (leer: erst nach dem Abschluss)",
        en: "Show provisional prize winners from round (empty: only once finished)",
    }
    no_half_byes_from() {
        de: "Keine freien Runden mit ½ Punkt ab Runde",
        en: "No half-point byes from round",
    }
    tie_breaks() { de: "Feinwertungen", en: "Tie-breaks" }
    tie_break_edition() { de: "Ausgabe der Wertungsregeln", en: "Edition of the tie-break rules" }
    tie_breaks_explained() {
        de: "In ihrer Reihenfolge, durch Kommas getrennt; bleibt das Feld leer, gilt die übliche Liste.",
        en: "In their order, separated by commas; left empty, the usual list applies.",
    }
    recommended_lists() { de: "Übliche Listen je Modus", en: "Usual lists for each format" }
    prizes() { de: "Preise", en: "Prizes" }
    prizes_explained() {
        de: "Eine Zeile je Preis: Name; Betrag; Platz; wer (w, m, geboren>=2010, dwz<1800 oder elo<1800 oder wertung<1800 für die Zahl der Startliste, ohne-zahl, gruppe=U12, verein=SK_Lehrte)",
        en: "A line each: name; amount; place; who (w, m, born>=2010, national<1800 or elo<1800 or rating<1800 for the number of the starting list, unrated, mark=U12, club=Club_Name)",
    }
    no_format() { de: "Diesen Modus gibt es nicht.", en: "There is no such format." }
    no_expected(most) {
        de: "Erwartet werden 2 bis {most} Teilnehmer. Geben Sie eine Zahl dazwischen ein.",
        en: "Expected are 2 to {most} players. Enter a number in this range.",
    }
    no_points() {
        de: "Die Punkte sind nicht zu lesen; schreiben Sie zum Beispiel 1 0,5 0.",
        en: "The points cannot be read; write for example 1 0.5 0.",
    }
    no_prize_amount(line, text) {
        de: "In der Zeile „{line}“ ist „{text}“ kein eindeutiger Betrag; schreiben Sie zum Beispiel 30 oder 12,50 oder 1.234,50.",
        en: "In the line “{line}”, “{text}” is not a clear amount; write for example 30 or 12.50 or 1,234.50.",
    }
    prize_without_amount(line) {
        de: "In der Zeile „{line}“ der Preise steht kein Betrag; schreiben Sie „Name; Betrag; Platz“, für einen Sachpreis „Name; 0“.",
        en: "The line “{line}” of the prizes has no amount; write “name; amount; place”, or “name; 0” for a prize without money.",
    }
    no_prize(line) {
        de: "Diese Zeile der Preise ist nicht zu lesen: „{line}“. Form: Name; Betrag; Platz; wer.",
        en: "This line of the prizes cannot be read: “{line}”. Form: name; amount; place; who.",
    }
    begun() {
        de: "Die erste Runde ist ausgelost: Modus, Rundenzahl und Punkte stehen fest.",
        en: "The first round is paired: format, rounds and points are fixed.",
    }
    fixed_now() {
        de: "Steht fest, seit die erste Runde ausgelost ist.",
        en: "Fixed since the first round was paired.",
    }
    starts() { de: "Beginn der Runden", en: "When the rounds begin" }
    take_along() { de: "Exportieren", en: "Export" }
    export_event() { de: "Das ganze Turnier als eine Datei", en: "The whole event as one file" }
    leave_fide_mode() { de: "FIDE-Modus verlassen", en: "Leave FIDE mode" }
    leave_fide_mode_explained() {
        de: "Danach sind Eingriffe möglich, die die FIDE nicht anerkennt. Rückgängig machen lässt sich das nicht.",
        en: "After that, actions are possible that FIDE does not accept. This cannot be undone.",
    }
    archive() { de: "Ins Archiv legen", en: "Move to the archive" }
    unarchive() { de: "Aus dem Archiv holen", en: "Take out of the archive" }
    finish() { de: "Gruppe abschließen", en: "Finish the section" }
    finish_explained() {
        de: "Danach ist die Tabelle endgültig; rückgängig machen lässt sich das im Journal.",
        en: "The standings are then final; this can be undone in the journal.",
    }
}
