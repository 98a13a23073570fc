//! Standings, cross table, statistics, prizes.

use turmuhr_core::Color;
use turmuhr_texts::Lang;

/// After an opponent's place.
pub(crate) const fn colour_letter(colour: Color, lang: Lang) -> &'static str {
    match colour {
        Color::White => lang.pick("w", "w"),
        Color::Black => lang.pick("s", "b"),
    }
}

/// «vorläufig, 2 Partien offen».
pub(crate) fn provisional(count: usize, lang: Lang) -> String {
    match (count, lang) {
        (1, Lang::De) => "vorläufig, 1 Partie offen".to_owned(),
        (1, Lang::En) => "provisional, 1 game open".to_owned(),
        (count, Lang::De) => format!("vorläufig, {count} Partien offen"),
        (count, Lang::En) => format!("provisional, {count} games open"),
    }
}

/// «vorläufig: 1 Hängepartie offen».
pub(crate) fn provisional_adjourned(count: usize, lang: Lang) -> String {
    match (count, lang) {
        (1, Lang::De) => "vorläufig: 1 Hängepartie offen".to_owned(),
        (1, Lang::En) => "provisional: 1 adjourned game".to_owned(),
        (count, Lang::De) => format!("vorläufig: {count} Hängepartien offen"),
        (count, Lang::En) => format!("provisional: {count} adjourned games"),
    }
}

super::texts! {
    rating_changes() { de: "Änderung der Wertungszahl", en: "Rating change" }
    no_changes() { de: "nur die Tabelle", en: "table only" }
    changes_explained() {
        de: "Unverbindlich: Fehlende Angaben (Alter, Zahl der Auswertungen) werden wie üblich angenommen. Ein Strich: ohne Zahl oder ohne gewertete Partie.",
        en: "Not official: missing details (age, number of evaluations) are assumed to be the usual ones. A dash: no rating, or no rated game.",
    }
    left_early() { de: "(zählt nicht)", en: "(does not count)" }
    standings() { de: "Tabelle", en: "Standings" }
    standings_after(round) { de: "Tabelle nach Runde {round}", en: "Standings after round {round}" }
    final_standings() { de: "Endstand ansehen", en: "See the final standings" }
    after_which() { de: "Nach welcher Runde", en: "After which round" }
    nothing_played() { de: "Noch ist nichts gespielt.", en: "Nothing has been played yet." }
    finished() { de: "abgeschlossen", en: "finished" }
    place() { de: "Pl.", en: "Place" }
    row() { de: "Zeile", en: "Row" }
    name() { de: "Name", en: "Player" }
    rating() { de: "Wertungszahl", en: "Rating" }
    points() { de: "Punkte", en: "Points" }
    shared() { de: "geteilter Platz", en: "shared place" }
    exports() { de: "Als Datei", en: "As a file" }
    place_after(rank, round) { de: "Platz {rank} nach Runde {round}", en: "Place {rank} after round {round}" }
    arithmetic_of(who) { de: "Rechnung für {who}", en: "The arithmetic of {who}" }
    cross() { de: "Kreuztabelle", en: "Cross table" }
    progress_explained() {
        de: "Je Runde: Zeile des Gegners, Farbe, Ergebnis.",
        en: "For each round: row of the opponent, colour, result.",
    }
    cross_explained() {
        de: "Leeres Feld: noch zu spielen.",
        en: "Empty field: still to be played.",
    }
    statistics() { de: "Statistik", en: "Statistics" }
    scores() { de: "Verteilung der Punkte", en: "Distribution of scores" }
    players() { de: "Teilnehmer", en: "Players" }
    by_colour() { de: "Ergebnisse nach Farben", en: "Results by colour" }
    round() { de: "Runde", en: "Round" }
    white_wins() { de: "Weiß gewinnt", en: "White wins" }
    draws() { de: "Remis", en: "Draws" }
    black_wins() { de: "Schwarz gewinnt", en: "Black wins" }
    performance() { de: "Leistung gegen Wertungszahl", en: "Performance against rating" }
    performance_axis() { de: "Leistung", en: "Performance" }
    colour_balance() { de: "Ausgleich der Farben", en: "Balance of colours" }
    whites_minus_blacks() { de: "Weiß- minus Schwarzpartien", en: "Games with White minus games with Black" }
    payout() { de: "Auszahlung", en: "Payout" }
    prize_shared() { de: "geteilt", en: "shared" }
    winners_from(round) { de: "Die Preisträger stehen hier ab Runde {round}, bis zum Abschluss vorläufig.", en: "The prize winners are shown here from round {round} on, provisional until the end." }
    winners_at_the_end() { de: "Die Preisträger stehen hier, sobald die Gruppe abgeschlossen ist.", en: "The prize winners are shown here once the section is finished." }
    prizes() { de: "Preise", en: "Prizes" }
    prizes_explained() {
        de: "Wer für mehrere Preise infrage kommt, bekommt den wertvollsten. Mehrere Preise für denselben Platz gehören zusammen.",
        en: "Whoever is eligible for several prizes gets the most valuable one. Several prizes for the same place belong together.",
    }
    prizes_provisional(round) {
        de: "Stand nach Runde {round}, noch nicht endgültig.",
        en: "As of round {round}, not final yet.",
    }
    prize() { de: "Preis", en: "Prize" }
    worth() { de: "Wert", en: "Worth" }
    winner() { de: "Geht an", en: "Goes to" }
    no_sex_entered() {
        de: "Bei keinem Spieler ist ein Geschlecht eingetragen.",
        en: "No player has a sex entered.",
    }
    no_birth_entered() {
        de: "Bei keinem Spieler ist ein Geburtsjahr eingetragen.",
        en: "No player has a year of birth entered.",
    }
    all_payouts() { de: "Summe der Auszahlungen", en: "Total of the payouts" }
    finish_first() {
        de: "Alle Ergebnisse sind da. Mit dem Abschluss stehen Tabelle und Preise fest.",
        en: "All results are in. Closing the section makes standings and prizes final.",
    }
    edit_prizes() { de: "Preise ändern (Einstellungen der Gruppe)", en: "Change the prizes (settings of the section)" }
    nobody_eligible() { de: "niemand kommt infrage", en: "nobody is eligible" }
}
