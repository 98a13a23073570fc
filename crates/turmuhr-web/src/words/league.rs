//! The league centre.

use turmuhr_federation::{competition::withdrawal::What, law::level::Level, matches::lineup::Rank};
use turmuhr_season::registry::ListKind;
use turmuhr_texts::Lang;

super::texts! {
    seasons() { de: "Spieljahre", en: "Seasons" }
    season_of(years) { de: "Spieljahr {years}", en: "Season {years}" }
    import_season() { de: "Spieljahr übernehmen", en: "Take in a season" }
    import_explained() {
        de: "Ein Spieljahr, das mit dem Befehl turmuhr season geführt wird, kommt als Datei hierher. Jeder Eintrag wird vorher geprüft.",
        en: "A season kept with the command turmuhr season comes here as a file. Every entry is checked before.",
    }
    season_file() { de: "Datei des Spieljahrs", en: "File of the season" }
    no_season_file() { de: "Wählen Sie die Datei eines Spieljahrs.", en: "Choose the file of a season." }
    no_seasons() {
        de: "Hier stehen die Ligen, sobald ein Verband ein Spieljahr eröffnet hat.",
        en: "Leagues appear here when a federation has opened a season.",
    }
    teams_count(count) { de: "{count} Mannschaften", en: "{count} teams", one(count): de: "1 Mannschaft", en: "1 team" }
    no_classes() { de: "Noch keine Klassen eingerichtet.", en: "No classes yet." }
    cups() { de: "Pokale und Meisterschaften", en: "Cups and championships" }
    cancelled() { de: "fällt aus", en: "cancelled" }
    won_by(who) { de: "gewonnen von {who}", en: "won by {who}" }
    entrants(count) { de: "{count} Teilnehmer", en: "{count} entrants", one(count): de: "1 Teilnehmer", en: "1 entrant" }
    next_day(round, day) { de: "Runde {round} am {day}", en: "Round {round} on {day}" }
    all_played() { de: "Alle Kämpfe sind gespielt.", en: "All matches are played." }
    closed() { de: "abgeschlossen", en: "closed" }
    no_table() { de: "Eine Tabelle gibt es, sobald die Gruppen feststehen.", en: "There is a table when the groups are known." }
    cup_has_rounds() { de: "Im Pokal zählen die Runden, eine Tabelle gibt es nicht.", en: "A cup goes by rounds and has no table." }
    groups() { de: "Gruppen", en: "Groups" }
    final_of(class) { de: "{class}, Endrunde", en: "{class}, final" }
    round_of(round, last, day) { de: "Runde {round} von {last} am {day}", en: "Round {round} of {last} on {day}" }
    round(round) { de: "Runde {round}", en: "Round {round}" }
    rounds() { de: "Runden", en: "Rounds" }
    round_short() { de: "Rd.", en: "Rd" }
    match_day() { de: "Spieltag", en: "Match day" }
    table() { de: "Tabelle", en: "Table" }
    place() { de: "Pl.", en: "No." }
    place_of(place) { de: "Platz {place}", en: "place {place}" }
    team() { de: "Mannschaft", en: "Team" }
    teams() { de: "Mannschaften", en: "Teams" }
    no_teams() { de: "Dieser Verein hat keine Mannschaft gemeldet.", en: "This club has entered no team." }
    club() { de: "Verein", en: "Club" }
    clubs() { de: "Vereine", en: "Clubs" }
    no_clubs() { de: "Noch keine Vereine.", en: "No clubs yet." }
    matches_short() { de: "Sp", en: "P" }
    matches_long() { de: "Kämpfe", en: "Matches" }
    won_short() { de: "S", en: "W" }
    won() { de: "Siege", en: "Won" }
    drawn_short() { de: "U", en: "D" }
    drawn() { de: "Unentschieden", en: "Drawn" }
    lost_short() { de: "N", en: "L" }
    lost() { de: "Niederlagen", en: "Lost" }
    match_points() { de: "Mannschaftspunkte", en: "Match points" }
    board_points() { de: "Brettpunkte", en: "Board points" }
    form() { de: "zuletzt", en: "last" }
    what_follows() { de: "Auf- und Abstieg", en: "Promotion and relegation" }
    promoted() { de: "Aufstieg", en: "promoted" }
    relegated() { de: "Abstieg", en: "relegated" }
    play_off() { de: "Stichkampf", en: "play-off" }
    left(team, how) { de: "{team} ist ausgeschieden: {how}", en: "{team} has left: {how}" }
    best() { de: "Beste Spieler", en: "Best players" }
    out_of(points, games) { de: "{points} aus {games}", en: "{points} out of {games}" }
    open() { de: "offen", en: "open" }
    falls_away() { de: "entfällt", en: "not played" }
    falls_away_why() {
        de: "Der Kampf entfällt: Eine der Mannschaften ist ausgeschieden.",
        en: "The match is not played: one of the teams has left.",
    }
    moved_from(day) { de: "verlegt, angesetzt war {day}", en: "moved, was set for {day}" }
    not_played() { de: "Noch nicht gespielt. Ergebnisse stehen hier, sobald der Spielbericht da ist.", en: "Not played yet. Results appear here when the match is reported." }
    not_played_tag() { de: "noch nicht gespielt", en: "not played yet" }
    confirmed() { de: "bestätigt", en: "confirmed" }
    boards() { de: "Bretter", en: "Boards" }
    board() { de: "Brett", en: "Board" }
    result() { de: "Ergebnis", en: "Result" }
    nobody() { de: "unbesetzt", en: "empty" }
    ranked(rank) { de: "Rang {rank}", en: "rank {rank}" }
    absent() { de: "nicht angetreten", en: "did not appear" }
    unfinished() { de: "Partie offen", en: "unfinished" }
    findings() { de: "Feststellungen", en: "Findings" }
    decisions() { de: "Entscheidungen", en: "Decisions" }
    sets(score) { de: "Wertung {score}.", en: "Counted as {score}." }
    revoked() { de: "zurückgenommen", en: "taken back" }
    withdrawn(round, day) { de: "zurückgezogen nach Runde {round} am {day}", en: "withdrawn after round {round} on {day}" }
    calendar() { de: "Kalender", en: "Calendar" }
    rank_short() { de: "Rang", en: "Rank" }
    player() { de: "Spieler", en: "Player" }
    result_so_far() { de: "Bisher", en: "So far" }
    senior_list() { de: "Rangliste", en: "Ranking list" }
    youth_list() { de: "Rangliste der Jugend", en: "Youth ranking list" }
    opponent() { de: "Gegner", en: "Opponent" }
    day() { de: "Tag", en: "Day" }
    home() { de: "Heim", en: "home" }
    away() { de: "Gast", en: "away" }
    deducted(why) { de: "Punktabzug: {why}", en: "Points deducted: {why}" }
    sum() { de: "Summe", en: "Sum" }
    no_games() { de: "Noch keine Partie in diesem Spieljahr.", en: "No game in this season yet." }
    games() { de: "Partien", en: "Games" }
    without_play() { de: "kampflos", en: "without play" }
    search_what() { de: "Verein oder Spieler", en: "Club or player" }
    search_empty() { de: "Geben Sie einen Namen ein.", en: "Enter a name." }
    what_if() { de: "Was wäre, wenn …", en: "What if …" }
    what_if_title(class) { de: "Was wäre, wenn: {class}", en: "What if: {class}" }
    what_if_explained(count) {
        de: "Keine echte Tabelle: {count} Ergebnisse sind angenommen, Siege mit dem knappsten Ergebnis. Die Adresse dieser Seite lässt sich weitergeben.",
        en: "Not the real table: {count} results are supposed, wins by the closest score. The address of this page can be shared.",
        one(count):
            de: "Keine echte Tabelle: 1 Ergebnis ist angenommen, ein Sieg mit dem knappsten Ergebnis. Die Adresse dieser Seite lässt sich weitergeben.",
            en: "Not the real table: 1 result is supposed, a win by the closest score. The address of this page can be shared.",
    }
    open_matches() { de: "Offene Kämpfe", en: "Open matches" }
    work_out() { de: "Tabelle ausrechnen", en: "Work out the table" }
    real_table() { de: "Zur echten Tabelle", en: "To the real table" }
    home_wins() { de: "Heim gewinnt", en: "home wins" }
    a_draw() { de: "unentschieden", en: "drawn" }
    guest_wins() { de: "Gast gewinnt", en: "guest wins" }
    annulled() { de: "ihre Kämpfe zählen nicht", en: "its matches do not count" }
    counted() { de: "ihre Kämpfe zählen, die offenen sind verloren", en: "its matches count, the open ones are lost" }
    untouched() { de: "alle Kämpfe waren gespielt", en: "all matches had been played" }
    level_bund() { de: "Bund", en: "State level" }
    level_verband() { de: "Verband", en: "Regional level" }
    level_bezirk() { de: "Bezirk", en: "District level" }
}

pub(crate) fn level(level: Level, lang: Lang) -> String {
    match level {
        Level::Bund => level_bund(lang),
        Level::Verband => level_verband(lang),
        Level::Bezirk => level_bezirk(lang),
    }
}

pub(crate) fn left_how(what: What, lang: Lang) -> String {
    match what {
        What::Annulled | What::NotCounted => annulled(lang),
        What::Counted => counted(lang),
        What::Untouched => untouched(lang),
    }
}

pub(crate) fn list(kind: ListKind, lang: Lang) -> String {
    match kind {
        ListKind::Senior => senior_list(lang),
        ListKind::Youth => youth_list(lang),
    }
}

pub(crate) fn rank(lang: Lang, rank: Rank) -> String {
    ranked(lang, rank)
}

/// The choice of a supposed result, by its code in the address.
pub(crate) fn supposed(code: &str, lang: Lang) -> String {
    match code {
        "1" => home_wins(lang),
        "2" => guest_wins(lang),
        _ => a_draw(lang),
    }
}
