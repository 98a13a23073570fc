//! Arbiters in words: licences, titles, where they serve, what they are owed.

use jiff::civil::Date;
use turmuhr_federation::office::licence::{
    Grade, Standing, Status,
    deploy::{Application, EventLevel, Title},
};
use turmuhr_season::{State, arbiters::view::Arbitrates};

use super::{names, objection::deployed};
use crate::{Lang, federation::articles, print::date};

texts! {
    arg_grade() { de: "Lizenz: RSR (regional) oder NSR (national)", en: "Licence: RSR (regional) or NSR (national)" }
    arg_units() {
        de: "Lerneinheiten, etwa „rules=7 ordinance=3 clocks=2“; bei add licence die Summe",
        en: "Units, such as “rules=7 ordinance=3 clocks=2”; with add licence the sum",
    }
    arg_lecturer() { de: "Referent, mehrfach möglich", en: "Lecturer, more than once" }
    arg_course() { de: "Nummer des Lehrgangs", en: "Number of the course" }
    arg_address() { de: "Anschrift", en: "Address" }
    arg_phone() { de: "Telefon", en: "Telephone number" }
    arg_email() { de: "E-Mail", en: "E-mail" }
    arg_exam() { de: "Prüfung: passed oder failed", en: "Exam: passed or failed" }
    arg_written() { de: "Minuten der schriftlichen Prüfung", en: "Minutes of the written exam" }
    arg_oral() { de: "Minuten der mündlichen Prüfung", en: "Minutes of the oral exam" }
    arg_confirmation() { de: "Prüfung zur Bestätigung, nicht zum Erwerb", en: "Exam to confirm a licence, not to acquire it" }
    arg_record() {
        de: "Protokoll von turmuhr trainer exam; --seed prüft es",
        en: "Record of turmuhr trainer exam; --seed verifies it",
    }
    arg_title() { de: "Titel: regional, national, fide oder international", en: "Title: regional, national, fide or international" }
    arg_abroad() { de: "Norm im Ausland", en: "Norm abroad" }
    arg_application() {
        de: "Antrag: title, national-arbiter, reactivation oder higher-category",
        en: "Application: title, national-arbiter, reactivation or higher-category",
    }
    arg_fees() { de: "Die Gebühren sind gesichert", en: "The fees are secured" }
    arg_vote() { de: "Abstimmung: Stimmberechtigte, ja, nein, etwa „9 6 3“", en: "Vote: voting members, yes, no, such as “9 6 3”" }
    arg_acquired() { de: "Tag des Erwerbs", en: "Day it was acquired" }
    arg_what() {
        de: "Ereignis: training, refresher, exam, shadowing, neutral-match, rated-event oder contribution",
        en: "Event: training, refresher, exam, shadowing, neutral-match, rated-event or contribution",
    }

    course_entered(number, name, units) {
        de: "Lehrgang {number} „{name}“ mit {units} Lerneinheiten eingetragen.",
        en: "Course {number} “{name}” with {units} units entered.",
    }
    appointed(who, game) { de: "{who} leitet {game}.", en: "{who} is the arbiter of {game}." }
    no_arbiters() { de: "Niemand ist als Schiedsrichter eingetragen.", en: "Nobody is entered as an arbiter." }
    licence(grade, status, since) { de: "{grade} {status}, erworben am {since}", en: "{grade} {status}, acquired on {since}" }
    training_until(day) { de: "Fortbildung bis {day}", en: "refresher course by {day}" }
    exam_until(day) { de: "Prüfung bis {day}", en: "exam by {day}" }
    dormant_from(day) { de: "sonst ruht sie ab {day}", en: "else dormant from {day}" }
    expires_on(day) { de: "und erlischt am {day}", en: "and expired on {day}" }
    remind(days) { de: "Erinnerungen: {days}", en: "Reminders: {days}" }
    barred_now() { de: "vorläufig ausgeschlossen", en: "barred for the time being" }
    serves(levels) { de: "leitet: {levels}", en: "serves: {levels}" }
    serves_not(level, why) { de: "nicht {level}: {why}", en: "not {level}: {why}" }
    norms_counted(count) {
        de: "{count} Normen zählen",
        en: "{count} norms count",
        one(count): de: "eine Norm zählt", en: "one norm counts",
    }
    applied_for(what, day) { de: "Antrag an die FIDE vom {day}: {what}", en: "application to FIDE of {day}: {what}" }
    few_domestic() { de: "zwei davon sollen im Inland sein", en: "two of them should be domestic" }
    old_until(day) { de: "alte Turnierleiterlizenz bis {day}", en: "old licence of tournament directors until {day}" }
    turned() { de: "umgewandelt in „National Arbiter“", en: "turned into “National Arbiter”" }
    led(count, sum) {
        de: "{count} Kämpfe, Kosten {sum}",
        en: "{count} matches, costs {sum}",
        one(count): de: "ein Kampf, Kosten {sum}", en: "one match, costs {sum}",
    }
    short(club, count) {
        de: "{club}: Für die gemeldeten Mannschaften fehlen {count} Schiedsrichter.",
        en: "{club}: {count} arbiters too few for its teams.",
        one(count): de: "{club}: Für die gemeldeten Mannschaften fehlt ein Schiedsrichter.", en: "{club}: one arbiter too few for its teams.",
    }
    no_record(why) { de: "Das Protokoll gilt nicht: {why}", en: "The record does not count: {why}" }
    other_name(record, who) {
        de: "das Protokoll ist von „{record}“, nicht von {who}",
        en: "the record is of “{record}”, not of {who}",
    }
    as_a_rule(what) { de: "Hinweis: {what}.", en: "Note: {what}." }
}

pub const fn event_level(level: EventLevel, lang: Lang) -> &'static str {
    match (level, lang) {
        (EventLevel::Club, Lang::De) => "Verein",
        (EventLevel::Club, Lang::En) => "club",
        (EventLevel::District, Lang::De) => "Bezirk",
        (EventLevel::District, Lang::En) => "district",
        (EventLevel::Association, Lang::De) => "Verband",
        (EventLevel::Association, Lang::En) => "sub-federation",
        (EventLevel::StateFederation, Lang::De) => "Landesverband",
        (EventLevel::StateFederation, Lang::En) => "state federation",
        (EventLevel::National, Lang::De) => "Deutscher Schachbund",
        (EventLevel::National, Lang::En) => "German federation",
        (EventLevel::Bundesliga, _) => "Bundesliga",
        (EventLevel::TitleTournament, Lang::De) => "Titelturniere",
        (EventLevel::TitleTournament, Lang::En) => "title tournaments",
    }
}

pub const fn title(title: Title, lang: Lang) -> &'static str {
    match (title, lang) {
        (Title::Regional, Lang::De) => "Regionaler Schiedsrichter",
        (Title::Regional, Lang::En) => "regional arbiter",
        (Title::National, Lang::De) => "Nationaler Schiedsrichter",
        (Title::National, Lang::En) => "national arbiter",
        (Title::Fide, Lang::De) => "FIDE-Schiedsrichter",
        (Title::Fide, Lang::En) => "FIDE arbiter",
        (Title::International, Lang::De) => "Internationaler Schiedsrichter",
        (Title::International, Lang::En) => "international arbiter",
    }
}

pub(super) const fn application(application: Application, lang: Lang) -> &'static str {
    match (application, lang) {
        (Application::Title, Lang::De) => "Titel",
        (Application::Title, Lang::En) => "title",
        (Application::NationalArbiter, _) => "National Arbiter",
        (Application::Reactivation, Lang::De) => "Reaktivierung der Lizenz",
        (Application::Reactivation, Lang::En) => "licence to be made active again",
        (Application::HigherCategory, Lang::De) => "höhere Kategorie",
        (Application::HigherCategory, Lang::En) => "higher category",
    }
}

const fn status(status: Status, lang: Lang) -> &'static str {
    match (status, lang) {
        (Status::None, Lang::De) => "nicht erworben",
        (Status::None, Lang::En) => "not acquired",
        (Status::Active, Lang::De) => "gültig",
        (Status::Active, Lang::En) => "active",
        (Status::Dormant, Lang::De) => "ruht",
        (Status::Dormant, Lang::En) => "dormant",
        (Status::Expired, Lang::De) => "erloschen",
        (Status::Expired, Lang::En) => "expired",
    }
}

fn licence_line(grade: Grade, standing: &Standing, lang: Lang) -> Option<String> {
    let dates = standing.dates?;
    let day = |day: Date| date(day, lang);
    let cite = articles(&standing.cites);
    let held = licence(lang, grade.word(), status(standing.status, lang), day(dates.acquired));
    let mut told = vec![format!("{held} {cite}")];
    if standing.status == Status::Expired {
        return Some(format!("{} ({})", told[0], day(dates.expires)));
    }
    told.push(training_until(lang, day(dates.training_due)));
    told.extend(dates.exam_due.map(|due| exam_until(lang, day(due))));
    let ends =
        format!("{} {}", dormant_from(lang, day(dates.dormant_from)), expires_on(lang, day(dates.expires)));
    told.push(ends);
    Some(told.join("; "))
}

/// An arbiter, in lines.
pub fn arbiter_lines(one: &Arbitrates, state: &State, lang: Lang) -> Vec<String> {
    let mut lines = vec![format!("{}: {}", names::person(state, one.person, lang), title(one.title, lang))];
    for (grade, standing) in [(Grade::Rsr, &one.regional), (Grade::Nsr, &one.national)] {
        lines.extend(standing.as_ref().and_then(|standing| licence_line(grade, standing, lang)));
    }
    if let Some((until, converted)) = one.old {
        let turned = if converted == Some(true) { format!(", {}", turned(lang)) } else { String::new() };
        lines.push(format!("{}{turned}", old_until(lang, date(until, lang))));
    }
    if one.barred {
        lines.push(barred_now(lang));
    }
    let may: Vec<&str> = one
        .served
        .iter()
        .filter(|(_, answer)| answer.is_ok())
        .map(|(level, _)| event_level(*level, lang))
        .collect();
    if !may.is_empty() {
        lines.push(serves(lang, may.join(", ")));
    }
    // The first level that is closed says why.
    let closed = one.served.iter().find_map(|(level, answer)| Some((*level, answer.err()?)));
    if let Some((level, why)) = closed {
        lines.push(serves_not(lang, event_level(level, lang), deployed(why, lang)));
    }
    if let Some(norms) = &one.norms {
        let few = if norms.too_few_domestic { format!("; {}", few_domestic(lang)) } else { String::new() };
        lines.push(format!("{}{few}", norms_counted(lang, norms.counted)));
    }
    for (on, what) in &one.applications {
        lines.push(applied_for(lang, application(*what, lang), date(*on, lang)));
    }
    if !one.matches.is_empty() {
        let costs = one.matches.iter().filter_map(|(_, costs)| *costs);
        let sum = costs.flatten().fold(0u64, u64::saturating_add);
        lines.push(led(lang, one.matches.len(), names::money(state, sum, lang)));
    }
    if !one.reminders.is_empty() {
        let days: Vec<String> = one.reminders.iter().map(|(_, day)| date(*day, lang)).collect();
        lines.push(remind(lang, days.join(", ")));
    }
    lines
}
