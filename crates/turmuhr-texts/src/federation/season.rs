//! A season in words: tables, who goes up and down, and why a fact is refused.

use turmuhr_federation::{Ordinance, persons::person::TeamNumber};
use turmuhr_season::{Broken, Refusal};

use super::{unjudged::no_judgement, unread};
use crate::{Lang, print::date};

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
    gap(expected, found) {
        de: "statt Eintrag {expected} steht hier Eintrag {found}",
        en: "entry {found} is here instead of entry {expected}",
    }
    at_entry(entry, why) { de: "Eintrag {entry}: {why}", en: "entry {entry}: {why}" }
    not_opened() {
        de: "das Journal beginnt mit der Eröffnung des Spieljahrs",
        en: "the journal begins with the opening of the season",
    }
    already_opened() { de: "das Spieljahr ist schon eröffnet", en: "the season is already open" }
    no_ordinance(id, known) {
        de: "die Ordnung „{id}“ ist nicht bekannt; mitgeliefert sind {known}",
        en: "the ordinance “{id}” is not known; the program comes with {known}",
    }
    bad_ordinance(why) {
        de: "eine Ordnung des Spieljahrs ist nicht lesbar: {why}",
        en: "an ordinance of the season cannot be read: {why}",
    }
    not_in_force(from) {
        de: "die Ordnung gilt erst ab {from}, also nicht für dieses Spieljahr",
        en: "the ordinance is in force only from {from}, after this season",
    }
    club(id) {
        de: "Verein {id} ist nicht bekannt oder schon aufgenommen",
        en: "club {id} is not known, or has already been added",
    }
    class(id) {
        de: "Klasse {id} ist nicht bekannt oder schon gebildet",
        en: "class {id} is not known, or has already been formed",
    }
    team(id) {
        de: "Mannschaft {id} ist nicht bekannt oder schon gemeldet",
        en: "team {id} is not known, or has already been entered",
    }
    one_match(id) {
        de: "Kampf {id} ist nicht bekannt oder schon angesetzt",
        en: "match {id} is not known, or has already been scheduled",
    }
    decision(id) {
        de: "Entscheidung {id} ist nicht bekannt oder schon ergangen",
        en: "decision {id} is not known, or has already been made",
    }
    remedy(id) {
        de: "Rechtsmittel {id} ist nicht bekannt oder schon eingelegt",
        en: "remedy {id} is not known, or has already been lodged",
    }
    groups(team) {
        de: "Mannschaft {team} ist in keiner Gruppe oder in zwei Gruppen",
        en: "team {team} is in no group, or in two",
    }
    itself() { de: "eine Mannschaft spielt nicht gegen sich selbst", en: "a team does not play against itself" }
    closed() { de: "die Klasse ist abgeschlossen", en: "the class is closed" }
    withdrawn(team) { de: "Mannschaft {team} ist schon zurückgezogen", en: "team {team} has already withdrawn" }
    report(why) { de: "der Spielbericht lässt sich nicht auswerten: {why}", en: "the report cannot be judged: {why}" }
    no_report() { de: "zum Kampf gibt es keinen Spielbericht", en: "the match has no report" }
    waived() {
        de: "abgesehen werden kann nur von einer Folge, die in der Regel eintritt, und nur mit Begründung",
        en: "only a consequence that applies as a rule can be waived, and only with reasons",
    }
    not_competent() { de: "diese Stelle ist dafür nicht zuständig", en: "this office is not competent to decide this" }
    last_round() {
        de: "ein einzelner Kampf der letzten Runde kann nicht verlegt werden",
        en: "a single match of the last round cannot be rescheduled",
    }
    played() { de: "der Kampf ist schon gespielt", en: "the match has already been played" }
    is_final() { de: "die Entscheidung ist nicht anfechtbar", en: "the decision cannot be contested" }
    inadmissible() {
        de: "das Rechtsmittel ist unzulässig: verspätet, unvollständig oder ohne Berechtigung eingelegt",
        en: "the remedy is inadmissible: late, incomplete, or lodged without entitlement",
    }
    decided() { de: "über das Rechtsmittel ist schon entschieden", en: "the remedy has already been decided" }
    no_fine_article() { de: "eine Geldbuße muss ihren Artikel nennen", en: "a fine must cite its article" }
    fine_limit_fixed() {
        de: "die Höchstgrenze der Geldbußen steht für das Spieljahr fest",
        en: "the maximum fine is fixed for the season",
    }
    no_fine_limit() {
        de: "für das Spieljahr ist keine Höchstgrenze der Geldbußen bekanntgegeben",
        en: "no maximum fine was announced for the season",
    }
    fine_too_high(most) {
        de: "eine Geldbuße dieses Spieljahrs beträgt höchstens {most}",
        en: "a fine in this season is at most {most}",
    }
    too_late(last_day) { de: "der letzte Tag war {last_day}", en: "the last day was {last_day}" }
    no_notice() {
        de: "eine Entscheidung muss die Zahl der Ausfertigungen für ein Rechtsmittel nennen",
        en: "a decision must say how many copies a remedy requires",
    }
    open(matches) { de: "offene Kämpfe: {matches}", en: "matches still open: {matches}" }
    no_entry(entry) { de: "Eintrag {entry} steht nicht im Journal", en: "entry {entry} is not in the journal" }
    needed(entry, needed_by) {
        de: "Eintrag {entry} lässt sich nicht rückgängig machen; Eintrag {needed_by} beruht darauf",
        en: "entry {entry} cannot be undone; entry {needed_by} depends on it",
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

/// Why the journal of a season does not open.
pub fn broken(why: &Broken, lang: Lang) -> String {
    match why {
        Broken::Gap { expected, found } => gap(lang, expected, found),
        Broken::Entry { entry, why } => at_entry(lang, entry, refusal(why, lang)),
    }
}

/// Why a fact of a season is refused.
pub fn refusal(why: &Refusal, lang: Lang) -> String {
    match why {
        Refusal::NotOpened => not_opened(lang),
        Refusal::AlreadyOpened => already_opened(lang),
        Refusal::NoOrdinance(id) => no_ordinance(lang, id, Ordinance::SHIPPED.map(|(id, _)| id).join(", ")),
        Refusal::BadOrdinance(why) => bad_ordinance(lang, unread::no_ordinance(why, lang)),
        Refusal::NotInForce(from) => not_in_force(lang, date(*from, lang)),
        Refusal::Club(id) => club(lang, id.0),
        Refusal::Class(id) => class(lang, id.0),
        Refusal::Team(id) => team(lang, id.0),
        Refusal::Match(id) => one_match(lang, id.0),
        Refusal::Decision(id) => decision(lang, id.0),
        Refusal::Remedy(id) => remedy(lang, id.0),
        Refusal::Groups(id) => groups(lang, id.0),
        Refusal::Itself => itself(lang),
        Refusal::Closed => closed(lang),
        Refusal::Withdrawn(id) => withdrawn(lang, id.0),
        Refusal::Report(why) => report(lang, no_judgement(why, lang)),
        Refusal::NoReport => no_report(lang),
        Refusal::Waived => waived(lang),
        Refusal::NotCompetent => not_competent(lang),
        Refusal::LastRound => last_round(lang),
        Refusal::Played => played(lang),
        Refusal::Final => is_final(lang),
        Refusal::Inadmissible => inadmissible(lang),
        Refusal::Decided => decided(lang),
        Refusal::NoArticle => no_fine_article(lang),
        Refusal::FineLimitFixed => fine_limit_fixed(lang),
        Refusal::NoFineLimit => no_fine_limit(lang),
        Refusal::FineTooHigh { most } => fine_too_high(lang, most),
        Refusal::TooLate(last_day) => too_late(lang, date(*last_day, lang)),
        Refusal::NoNotice => no_notice(lang),
        Refusal::Open(matches) => open(lang, matches),
        Refusal::NoEntry(entry) => no_entry(lang, entry),
        Refusal::Needed { entry, needed_by } => needed(lang, entry, needed_by),
    }
}
