//! A season told: tables, who goes up and down.

texts! {
    season_title(season) { de: "Spieljahr {season}", en: "Season {season}" }
    group_title(class, group) { de: "{class}, Gruppe {group}", en: "{class}, group {group}" }
    table_head() { de: " Pl  Mannschaft        Sp   MP    BP", en: " Pl  Team              M    MP    BP" }
    promoted(team) { de: "Aufsteiger: {team}", en: "Promoted: {team}" }
    relegated(team) { de: "Absteiger: {team}", en: "Relegated: {team}" }
    playoff(place, teams) { de: "Stichkampf um Platz {place}: {teams}", en: "Play-off for place {place}: {teams}" }
    left_annulled(team) { de: "Zurückgezogen, Ergebnisse annulliert: {team}", en: "Withdrawn, results annulled: {team}" }
    left_counted(team) { de: "Zurückgezogen, Ergebnisse zählen: {team}", en: "Withdrawn, results count: {team}" }
    happened(Happened { matches, substitutions, illegal, no_shows, withdrawals, postponements, remedies, fines }) {
        de: "{matches} Kämpfe, {substitutions} Ersatzgestellungen, {illegal} Aufstellungen mit Befund, {no_shows} Mal nicht angetreten, {withdrawals} Mannschaften zurückgezogen, {postponements} Verlegungen, {remedies} Rechtsmittel, {fines} Geldbußen.",
        en: "{matches} matches, {substitutions} substitutions, {illegal} matches with findings, {no_shows} no-shows, {withdrawals} teams withdrawn, {postponements} postponements, {remedies} remedies, {fines} fines.",
    }
    not_made(why) {
        de: "Das Spieljahr ließ sich nicht durchspielen ({why}). Versuchen Sie eine andere Startzahl oder eine andere Ordnung.",
        en: "The season could not be played through ({why}). Try another seed or another ordinance.",
    }
}
