//! A season in words: tables, who goes up and down.

use turmuhr_federation::persons::person::TeamNumber;

pub use crate::season::refusal::broken;

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
        de: "Kämpfe: {matches}; Ersatzspieler eingesetzt: {substitutions}; Kämpfe mit unzulässiger Aufstellung: {illegal}; nicht angetreten: {no_shows}; Rückzüge: {withdrawals}; Verlegungen: {postponements}; Rechtsmittel: {remedies}; Geldbußen: {fines}.",
        en: "Matches: {matches}; substitutions: {substitutions}; matches with an irregular line-up: {illegal}; no-shows: {no_shows}; withdrawals: {withdrawals}; rescheduled matches: {postponements}; remedies: {remedies}; fines: {fines}.",
    }
    not_made(why) {
        de: "Das Spieljahr ließ sich nicht durchspielen ({why}). Versuchen Sie eine andere Startzahl oder eine andere Ordnung.",
        en: "The season could not be played through ({why}). Try another seed or another ordinance.",
    }
}

/// The number of a team in Roman numerals, as clubs write it.
pub fn roman(number: TeamNumber) -> String {
    match number.0 {
        0 | 40.. => number.to_string(),
        number => {
            let ones = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"][number as usize % 10];
            format!("{}{ones}", "X".repeat(number as usize / 10))
        }
    }
}
