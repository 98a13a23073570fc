//! Setting a section up: rounds, systems, tie-breaks, round times, prizes.

use jiff::civil::Weekday;
use turmuhr_clock::class::Class;
use turmuhr_texts::Lang;
use turmuhr_tournament::settings::{LimitOf, Sharing, TeamColours};

/// The colour preferences of teams (C.04.6, 1.7).
pub(crate) fn team_colours(colours: TeamColours, lang: Lang) -> String {
    let (de, en) = match colours {
        TeamColours::TypeA => ("Typ A (üblich)", "Type A (usual)"),
        TeamColours::TypeB => ("Typ B, mit schwachen Wünschen", "Type B, with mild preferences"),
        TeamColours::None => ("keine Farbwünsche", "no preferences"),
    };
    lang.pick(de, en).to_owned()
}

/// The class of a time control.
pub(crate) fn class(class: Option<Class>, lang: Lang) -> String {
    let (de, en) = match class {
        Some(Class::Standard) => ("Turnierschach", "Standard"),
        Some(Class::Rapid) => ("Schnellschach", "Rapid"),
        Some(Class::Blitz) => ("Blitz", "Blitz"),
        None => ("Andere", "Other"),
    };
    lang.pick(de, en).to_owned()
}

/// How prize money is shared.
pub(crate) fn sharing(sharing: Sharing, lang: Lang) -> String {
    let (de, en) = match sharing {
        Sharing::ByRank => ("nach Platz", "by place"),
        Sharing::Equally => ("bei gleichen Punkten zu gleichen Teilen", "in equal parts among equal points"),
        Sharing::Hort => (
            "nach Hort: halb nach Platz, halb geteilt bei gleichen Punkten",
            "Hort: half by place, half shared among equal points",
        ),
    };
    lang.pick(de, en).to_owned()
}

/// A system of the short form, by its word in the form.
pub(crate) fn system_choice(word: &str, lang: Lang) -> String {
    let (de, en) = match word {
        "dutch" => ("Schweizer System", "Swiss"),
        "round-robin" => ("Rundenturnier", "Round robin"),
        "knockout" => ("Pokal", "Cup"),
        "team-swiss" => ("Mannschaften, Schweizer System", "Teams, Swiss"),
        _ => ("Mannschaften, Rundenturnier", "Teams, round robin"),
    };
    lang.pick(de, en).to_owned()
}

/// When to choose a system.
pub(crate) fn advice(word: &str, lang: Lang) -> String {
    let (de, en) = match word {
        "dutch" => (
            "Viele Teilnehmer, wenige Runden: Gleich starke treffen aufeinander, niemand scheidet aus.",
            "Many players, few rounds: equal scores meet, and nobody is knocked out.",
        ),
        "round-robin" => (
            "Bis etwa 12 Teilnehmer: Jeder spielt gegen jeden, alle Paarungen stehen vorher fest.",
            "Up to about 12 players: everybody meets everybody, and all pairings are known in advance.",
        ),
        "knockout" => (
            "Ein Sieger in kurzer Zeit: Wer verliert, scheidet aus.",
            "One winner in a short time: the loser of a match is out.",
        ),
        "team-swiss" => ("Viele Mannschaften an wenigen Tagen.", "Many teams in a few days."),
        _ => {
            ("Eine Liga: Jede Mannschaft spielt gegen jede.", "A league: every team meets every other team.")
        }
    };
    lang.pick(de, en).to_owned()
}

/// The day of the week before a date.
pub(crate) fn weekday(day: Weekday, lang: Lang) -> &'static str {
    let (de, en) = match day {
        Weekday::Monday => ("Mo", "Mon"),
        Weekday::Tuesday => ("Di", "Tue"),
        Weekday::Wednesday => ("Mi", "Wed"),
        Weekday::Thursday => ("Do", "Thu"),
        Weekday::Friday => ("Fr", "Fri"),
        Weekday::Saturday => ("Sa", "Sat"),
        Weekday::Sunday => ("So", "Sun"),
    };
    lang.pick(de, en)
}

/// The number that the limit of a prize counts.
pub(crate) fn limit_of(of: LimitOf, lang: Lang) -> String {
    match of {
        LimitOf::Seeding => limit_seeding(lang),
        LimitOf::Fide => limit_fide(lang),
        LimitOf::National => limit_national(lang),
    }
}

super::texts! {
    pace_that_fits() { de: "Passend zu den Tagen vorschlagen", en: "Propose one that fits the days" }
    system() { de: "System", en: "System" }
    rounds_in_all(count) {
        de: "{count} Runden",
        en: "{count} rounds",
        one(count): de: "Eine Runde", en: "One round",
    }
    on_boards(count) {
        de: "an {count} Brettern",
        en: "on {count} boards",
        one(count): de: "an einem Brett", en: "on one board",
    }
    with_default_time(minutes) {
        de: "Karenzzeit {minutes} Minuten",
        en: "default time {minutes} minutes",
        one(minutes): de: "Karenzzeit eine Minute", en: "default time one minute",
    }
    first_round_at(at) { de: "Runde 1 am {at}", en: "round 1 on {at}" }
    rounds_from_to(first, round, last) {
        de: "Runde 1 am {first}, Runde {round} am {last}",
        en: "round 1 on {first}, round {round} on {last}",
    }
    too_few_days(held, rounds) {
        de: "Die Tage reichen für {held} von {rounds} Runden. Nehmen Sie mehr Tage, eine kürzere Bedenkzeit oder ein anderes System.",
        en: "The days hold {held} of {rounds} rounds. Take more days, a shorter time control or another system.",
    }
    many_rounds(rounds) {
        de: "Jeder gegen jeden sind hier {rounds} Runden. Bei so vielen Teilnehmern spielt man meist ein Schweizer System oder mehrere Gruppen.",
        en: "Everybody against everybody makes {rounds} rounds here. With so many players one usually takes a Swiss system or several sections.",
    }
    template_saved(name) { de: "Vorlage „{name}“ gespeichert. Wählen Sie hier den ersten Tag eines neuen Turniers.", en: "Template “{name}” saved. Choose the first day of a new event here." }
    show_proposal() { de: "Vorschlag zeigen", en: "Show the proposal" }
    proposal() { de: "Vorschlag", en: "Proposal" }
    change_proposal() { de: "Ändern", en: "Change" }
    all_fields() { de: "Alle Felder", en: "All fields" }
    other_details() { de: "Weitere Angaben", en: "Other details" }
    full_form() { de: "Alle Felder auf einer Seite", en: "All fields on one page" }
    from_known() { de: "Vorlage oder früheres Turnier", en: "Template or earlier event" }
    from_known_explained() {
        de: "Angaben und Einstellungen werden übernommen, Spieler und Ergebnisse nicht. Ohne ersten Tag rücken alle Termine ins nächste Jahr, auf dieselben Wochentage.",
        en: "Details and settings are copied, players and results are not. Without a first day all dates move to the next year, to the same days of the week.",
    }
    known_event() { de: "Übernehmen von", en: "Copy from" }
    templates() { de: "Vorlagen", en: "Templates" }
    copy_settings() { de: "Einstellungen übernehmen", en: "Copy the settings" }
    change_template(name) { de: "Vorlage „{name}“ ändern", en: "Change template “{name}”" }
    save_as_template() { de: "Als Vorlage speichern", en: "Save as template" }
    template_explained() {
        de: "Die Vorlage enthält Angaben und Einstellungen aller Gruppen, keine Spieler. Sie steht auf der Seite „Neues Turnier“; im Archiv steht sie dort nicht mehr.",
        en: "The template has the details and the settings of all sections, no players. It is listed on the page “New event”, until it is archived.",
    }
    template_name() { de: "Name der Vorlage", en: "Name of the template" }
    sharing_label() { de: "Geldpreise", en: "Prize money" }
    several_prizes() { de: "Eine Person kann mehrere Preise gewinnen", en: "One person may win several prizes" }
    another_section() { de: "Weitere Gruppe", en: "Another section" }
    without_last_section() { de: "Letzte Gruppe weglassen", en: "Leave out the last section" }
    section_numbered(number) { de: "Gruppe {number}", en: "Section {number}" }
    section_nameless(number) {
        de: "Gruppe {number} braucht einen Namen, damit man die Gruppen auseinanderhält.",
        en: "Section {number} needs a name, so that the sections can be told apart.",
    }
    expected() { de: "Erwartete Teilnehmer oder Mannschaften", en: "Players or teams expected" }
    propose_rounds() { de: "Rundenzahl vorschlagen", en: "Propose the rounds" }
    team_preferences() { de: "Farbwünsche der Mannschaften", en: "Colour preferences of teams" }
    primary_score() { de: "Gepaart wird nach", en: "Teams are paired by" }
    by_match_points() { de: "Mannschaftspunkten", en: "match points" }
    by_game_points() { de: "Brettpunkten", en: "game points" }
    match_points() {
        de: "Mannschaftspunkte für Sieg, Unentschieden, Niederlage (und Freilos)",
        en: "Match points for win, draw, loss (and bye)",
    }
    own_time_control() { de: "Oder eine eigene, zum Beispiel 40/5400+30:1800+30", en: "Or one of your own, for example 40/5400+30:1800+30" }
    no_time_control(text) {
        de: "„{text}“ ist keine Bedenkzeit. Schreiben Sie Züge/Sekunden+Zeitinkrement, Abschnitte mit Doppelpunkt: 40/5400+30:1800+30.",
        en: "“{text}” is not a time control. Write moves/seconds+increment, periods with a colon: 40/5400+30:1800+30.",
    }
    every_round() { de: "Alle Runden eintragen", en: "Fill in all rounds" }
    every_explained() {
        de: "Erster Tag, Uhrzeiten eines Tages und Tage bis zum nächsten Spieltag; 7 bedeutet jede Woche.",
        en: "The first day, the times of a day, and the days until the next; 7 means every week.",
    }
    every_from() { de: "Erster Spieltag", en: "First day of play" }
    every_times() { de: "Jede Runde um (10:00, 15:00)", en: "Every round at (10:00, 15:00)" }
    every_days() { de: "Tage bis zum nächsten Spieltag", en: "Days until the next day of play" }
    no_times(text) {
        de: "„{text}“ ist keine Uhrzeit; schreiben Sie 10:00 oder mehrere mit Komma.",
        en: "“{text}” is not a time of day; write 10:00, or several with commas.",
    }
    prize_name() { de: "Preis", en: "Prize" }
    prize_amount(currency) { de: "Betrag ({currency})", en: "Amount ({currency})" }
    prize_place() { de: "Platz", en: "Place" }
    prize_sex() { de: "Für", en: "For" }
    prize_all() { de: "alle", en: "everybody" }
    prize_women() { de: "Frauen", en: "women" }
    prize_men() { de: "Männer", en: "men" }
    prize_born_from() { de: "Geboren ab", en: "Born from" }
    prize_born_until() { de: "Geboren bis", en: "Born until" }
    rather_a_table(rounds) {
        de: "In einem so kleinen Feld lassen sich nach dem Schweizer System nur {rounds} Runden sicher auslosen. Ein Rundenturnier passt besser: Jeder spielt gegen jeden.",
        en: "In so small a field a Swiss can be sure of {rounds} rounds only. A round robin fits better: everybody meets everybody.",
    }
    may_not_be_paired(rounds, players, safe) {
        de: "{rounds} Runden für {players} Teilnehmer: Nach Runde {safe} kann es sein, dass keine Paarung mehr erlaubt ist. Weniger Runden oder ein Rundenturnier sind sicher.",
        en: "{rounds} rounds for {players} participants: after round {safe} there may be no legal pairing left. Fewer rounds or a round robin are safe.",
    }
    prize_rating_of() { de: "welche Zahl", en: "which rating" }
    limit_seeding() { de: "Zahl der Startliste", en: "the starting list’s" }
    limit_fide() { de: "Elo", en: "FIDE" }
    limit_national() { de: "DWZ", en: "national" }
    prize_rating() { de: "Zahl unter", en: "Rated below" }
    prize_unrated() { de: "Auch ohne Zahl", en: "Unrated too" }
    prize_club() { de: "Verein", en: "Club" }
    prize_mark() { de: "Kennzeichen", en: "Mark" }
    prize_row(number) { de: "Preis {number}", en: "Prize {number}" }
    more_prizes() { de: "Weitere Zeile", en: "Another row" }
    prizes_as_lines() { de: "Preise als Zeilen einfügen", en: "Paste prizes as lines" }
    prize_nameless(number) { de: "Preis {number} braucht einen Namen.", en: "Prize {number} needs a name." }
    starts_before(round, earlier, at) {
        de: "Runde {round} beginnt vor Runde {earlier} ({at}). Berichtigen Sie einen der beiden Zeitpunkte.",
        en: "Round {round} begins before round {earlier} ({at}). Correct one of the two times.",
    }
    before_event(round, day) {
        de: "Runde {round} beginnt vor dem ersten Tag des Turniers ({day}). Berichtigen Sie den Zeitpunkt, oder ändern Sie die Tage in den Einstellungen des Turniers.",
        en: "Round {round} begins before the first day of the event ({day}). Correct the time, or change the days in the settings of the event.",
    }
    after_event(round, day) {
        de: "Runde {round} beginnt nach dem letzten Tag des Turniers ({day}). Berichtigen Sie den Zeitpunkt, oder ändern Sie die Tage in den Einstellungen des Turniers.",
        en: "Round {round} begins after the last day of the event ({day}). Correct the time, or change the days in the settings of the event.",
    }
    all_codes() { de: "Alle Feinwertungen", en: "All tie-breaks" }
    to_be_excluded(who, forfeits) {
        de: "{who} hat {forfeits} Partien kampflos verloren und ist auszuschließen, wenn die Ausschreibung nichts anderes sagt (Turnierregeln 5.3).",
        en: "{who} has lost {forfeits} games by forfeit and is to be excluded unless the regulations of the event say otherwise (tournament rules, 5.3).",
        one(forfeits): de: "{who} hat eine Partie kampflos verloren und ist auszuschließen, wenn die Ausschreibung nichts anderes sagt (Turnierregeln 5.3).", en: "{who} has lost one game by forfeit and is to be excluded unless the regulations of the event say otherwise (tournament rules, 5.3).",
    }
    exclude(who) { de: "{who} ausschließen", en: "Exclude {who}" }
    excluded_reason(forfeits) {
        de: "{forfeits} Partien kampflos verloren (Turnierregeln 5.3)",
        en: "{forfeits} games lost by forfeit (tournament rules, 5.3)",
        one(forfeits): de: "Eine Partie kampflos verloren (Turnierregeln 5.3)", en: "One game lost by forfeit (tournament rules, 5.3)",
    }
}
