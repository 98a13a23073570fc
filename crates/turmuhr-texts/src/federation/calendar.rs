//! Days of the calendar.

use turmuhr_federation::{
    law::deadline::Rule,
    office::calendar::{DueDay, What},
};

use crate::Lang;

texts! {
    arg_within() {
        de: "calendar: nur Termine der nächsten so vielen Tage",
        en: "calendar: only the days up to so many days ahead",
    }
    arg_on() { de: "calendar: gezählt von diesem Tag an [heute]", en: "calendar: counted from this day [today]" }
    arg_office() {
        de: "calendar: nur Termine eines Amtes: captain, club-officer, director-of-play, chair, arbiter …",
        en: "calendar: only the days of an office: captain, club-officer, director-of-play, chair, arbiter …",
    }
    nothing_due() { de: "Aus diesen Fällen folgt kein Termin.", en: "No date follows from these cases." }
}

/// What a day is for.
pub fn what(what: What, lang: Lang) -> String {
    match (what, lang) {
        (What::LastDay(rule), lang) => last_day(rule, lang).to_owned(),
        (What::FirstRegistrationDay, Lang::De) => "Frühester Meldetermin für Mannschaften".into(),
        (What::FirstRegistrationDay, Lang::En) => "Earliest registration date (Meldetermin) for teams".into(),
        (What::Hearing, Lang::De) => "Verhandlung".into(),
        (What::Hearing, Lang::En) => "Hearing (Verhandlung)".into(),
        (What::TrainingDue, Lang::De) => "Weiterbildung fällig".into(),
        (What::TrainingDue, Lang::En) => "Refresher course due".into(),
        (What::ExamDue, Lang::De) => "Prüfung zur Lizenzbestätigung fällig".into(),
        (What::ExamDue, Lang::En) => "Confirmation exam due".into(),
        (What::Reminder(1), Lang::De) => "Noch ein Monat bis zum nächsten Lizenztermin".into(),
        (What::Reminder(1), Lang::En) => "One month until the next licence date".into(),
        (What::Reminder(months), Lang::De) => format!("Noch {months} Monate bis zum nächsten Lizenztermin"),
        (What::Reminder(months), Lang::En) => format!("{months} months until the next licence date"),
        (What::Dormant, Lang::De) => "Die Lizenz ruht von diesem Tag an".into(),
        (What::Dormant, Lang::En) => "The licence is dormant (ruht) from this day on".into(),
        (What::Expires, Lang::De) => "Die Lizenz erlischt".into(),
        (What::Expires, Lang::En) => "The licence expires (erlischt)".into(),
    }
}

pub(crate) fn last_day(rule: Rule, lang: Lang) -> &'static str {
    match (rule, lang) {
        (Rule::Request, Lang::De) => "Letzter Tag für den Antrag auf eine Entscheidung des Spielleiters",
        (Rule::Request, Lang::En) => "Last day to request a decision of the director of play (Spielleiter)",
        (Rule::Remedy, Lang::De) => "Letzter Tag für Protest oder Berufung (Poststempel, Gebühr)",
        (Rule::Remedy, Lang::En) => "Last day for protest or appeal (postmark, fee)",
        (Rule::Confirm, Lang::De) => "Letzter Tag für die Eingangsbestätigung des Rechtsmittels",
        (Rule::Confirm, Lang::En) => "Last day to confirm receipt of the remedy (Rechtsmittel)",
        (Rule::Withdraw, Lang::De) => "Letzter Tag für die Rücknahme des Rechtsmittels",
        (Rule::Withdraw, Lang::En) => "Last day to withdraw the remedy (Rechtsmittel)",
        (Rule::Invitation, Lang::De) => "Letzter Tag für Einladungen",
        (Rule::Invitation, Lang::En) => "Last day to send invitations",
        (Rule::Reschedule, Lang::De) => {
            "Spätestens jetzt muss die Entscheidung über die Verlegung bei den Vereinen sein"
        }
        (Rule::Reschedule, Lang::En) => "The decision on the rescheduling must have reached the clubs by now",
        (Rule::Registration, Lang::De) => "Meldetermin",
        (Rule::Registration, Lang::En) => "Registration date (Meldetermin)",
        (Rule::PassRefusal, Lang::De) => "Letzter Tag, um die Freigabe des Spielerpasses zu verweigern",
        (Rule::PassRefusal, Lang::En) => "Last day to refuse the release of the pass (Spielerpass)",
        (Rule::PassShown, Lang::De) => "Letzter Tag, um den Spielerpass nachzureichen",
        (Rule::PassShown, Lang::En) => "Last day to show the pass (Spielerpass)",
        (Rule::Transfer, Lang::De) => "Letzter Tag, um Umschreibungen an die Passstelle abzusenden",
        (Rule::Transfer, Lang::En) => "Last day to send transfers to the pass office",
        (Rule::Draw, Lang::De) => "Auslosung",
        (Rule::Draw, Lang::En) => "Draw",
        (Rule::CourseReport, Lang::De) => "Letzter Tag, um die Teilnehmerliste des Lehrgangs einzureichen",
        (Rule::CourseReport, Lang::En) => "Last day to send in the list of participants of the course",
        (Rule::RatingReport, Lang::De) => "Letzter Tag, um die Ergebnisse zur Auswertung einzureichen",
        (Rule::RatingReport, Lang::En) => "Last day to send in the results for rating",
    }
}

/// A line of the calendar: what, by which article.
pub fn entry(entry: &DueDay, lang: Lang) -> String {
    format!("{} [{}]", what(entry.what, lang), entry.cite.article)
}
