//! What the ordinances object to, in sentences with their article.

use turmuhr_federation::{
    office::licence::{
        course::ExamFault,
        deploy::{Application, NotDeployed},
    },
    persons::{
        pass::{Field, NotDeleted, NotSent},
        registration::NotListed,
    },
};
use turmuhr_season::{
    State,
    objection::{Against, Objection},
};

use super::{arbiters, names};
use crate::{
    Lang,
    federation::{articles, form},
    print::date,
};

texts! {
    foreigners(team, most) {
        de: "Mannschaft {team} darf höchstens {most} Spieler ohne deutsche Staatsangehörigkeit melden",
        en: "team {team} may register at most {most} players without German nationality",
    }
    list_else() { de: "die Rangliste entspricht nicht der Ordnung", en: "the ranking list does not fit the ordinance" }
    outsider(who, club) {
        de: "{who} gehört zu {club}; eine Mannschaft besteht nur aus Spielern ihres Vereins",
        en: "{who} belongs to {club}; a team has players of its own club only",
    }
    banned(who) {
        de: "{who} ist gesperrt und kann nicht gemeldet werden",
        en: "{who} is banned and cannot be registered",
    }
    club_banned(club) {
        de: "{club} ist gesperrt und kann niemanden melden",
        en: "{club} is banned and cannot register anybody",
    }
    not_sent(fields) {
        de: "im Antrag fehlen: {fields}; bitte mit --field angeben, etwa --field birth-place=Köln",
        en: "the application lacks: {fields}; add them with --field, such as --field birth-place=Köln",
    }
    direct() {
        de: "ein Passantrag geht über den Landesverband an die Passstelle, nicht unmittelbar",
        en: "an application for a pass goes to the pass office through the state federation, not directly",
    }
    wrong_day() {
        de: "gelöscht wird nur zum 15. Juli oder, unter Voraussetzungen, zum 15. Januar",
        en: "records are deleted on 15 July only or, on conditions, on 15 January",
    }
    not_confirmed() {
        de: "zum 15. Januar muss bestätigt sein, dass der Datenbestand bereinigt wird (--cleans-up) und kein Doppelspiel entsteht (--no-double-play)",
        en: "on 15 January it must be confirmed that it cleans up the data (--cleans-up) and that no double play results (--no-double-play)",
    }
    double_play() {
        de: "in diesem Spieljahr wurde schon für einen anderen Verein gespielt; gelöscht wird erst zum 15. Juli",
        en: "matches for another club were played this season; the record is deleted on 15 July only",
    }
    nobody_responsible() {
        de: "verantwortlich ist der Landesverband; bitte mit --responsible eine Person nennen",
        en: "the state federation is responsible; name a person with --responsible",
    }
    still_member(who) {
        de: "{who} ist noch Mitglied; zuerst: turmuhr season FILE end member",
        en: "{who} is still a member; first: turmuhr season FILE end member",
    }
    left_page() {
        de: "auf die linke Innenseite des Passes schreibt nur die Passstelle",
        en: "only the pass office writes on the left inner page of a pass",
    }
    no_own_order(competition) {
        de: "„{competition}“ hat keine eigene Reihenfolge; dort gilt die Rangliste",
        en: "“{competition}” has no order of its own; the ranking list holds there",
    }
    order_stands(event, club) {
        de: "die Reihenfolge von {club} für „{event}“ ist gemeldet und bleibt",
        en: "the order of {club} for “{event}” is registered and stays",
    }
    too_many(most) { de: "gemeldet werden höchstens {most} Spieler", en: "at most {most} players are registered" }
    no_reservation(game, board) {
        de: "{game}: am Brett {board} sitzt nach dem Spielbericht niemand",
        en: "{game}: by the report nobody sits at board {board}",
    }
    no_licence_rules(id) {
        de: "„{id}“ regelt keine Lizenzen; die Richtlinien nennt --under, etwa dsb-arbiter-2017",
        en: "“{id}” says nothing about licences; name the guidelines with --under, such as dsb-arbiter-2017",
    }
    not_reported(who) {
        de: "zu {who} fehlen Anschrift, Telefon oder E-Mail (--address, --phone, --email); ohne sie gibt es keine Lizenz",
        en: "of {who} the address, telephone number or e-mail is missing (--address, --phone, --email); without them there is no licence",
    }
    reported_late(who, last) {
        de: "die Teilnehmerliste mit {who} war bis zum {last} zu übermitteln; danach gibt es keine Lizenz (wurde sie rechtzeitig gesandt: --posted)",
        en: "the list of participants with {who} was to be sent by {last}; after that there is no licence (if it was sent in time: --posted)",
    }
    not_deployed(who, level, why) { de: "{who} kann hier nicht leiten ({level}): {why}", en: "{who} cannot serve here ({level}): {why}" }
    fees() { de: "die Gebühren sind nicht gesichert (--fees)", en: "the fees are not secured (--fees)" }
    needs_national() {
        de: "dafür ist eine gültige nationale Lizenz nötig",
        en: "this takes a valid national licence",
    }
    needs_any() {
        de: "dafür ist eine gültige regionale oder nationale Lizenz nötig",
        en: "this takes a valid regional or national licence",
    }
    two_thirds() {
        de: "nötig sind zwei Drittel der Stimmberechtigten der Kommission (--vote „stimmberechtigt ja nein“)",
        en: "this takes two thirds of the voting members of the commission (--vote “members yes no”)",
    }
    majority() {
        de: "nötig ist die Mehrheit der Kommission (--vote „stimmberechtigt ja nein“)",
        en: "this takes a majority of the commission (--vote “members yes no”)",
    }
    norm_before_national(day) {
        de: "Normen zählen erst nach der nationalen Lizenz, erworben am {day}",
        en: "norms count only after the national licence, acquired on {day}",
    }
    norm_without_national() {
        de: "Normen zählen erst nach der nationalen Lizenz, und die gab es an dem Tag nicht",
        en: "norms count only after the national licence, and there was none on that day",
    }
    not_old(day) {
        de: "Turnierleiterlizenzen gab es bis 2014; erworben wurde diese am {day}",
        en: "licences of tournament directors were acquired until 2014; this one is of {day}",
    }
    not_convertible() {
        de: "umgewandelt werden konnte nur auf Antrag bis zum 31.12.2014",
        en: "it could be turned into another licence only by an application until 31 Dec 2014",
    }
    no_birth(who) {
        de: "das Geburtsdatum von {who} ist nicht bekannt, und die Lizenz hängt vom Alter ab; zuerst: correct … --born",
        en: "the birth of {who} is not known, and a licence depends on the age; first: correct … --born",
    }
    too_short_written() { de: "die schriftliche Prüfung dauert mindestens 60 Minuten", en: "the written exam takes at least 60 minutes" }
    too_short_oral() { de: "die mündliche Prüfung dauert mindestens 15 Minuten", en: "the oral exam takes at least 15 minutes" }
    part_missing() { de: "in der Regel wird schriftlich und mündlich geprüft", en: "as a rule there is a written and an oral part" }
    not_written() { de: "die Bestätigungsprüfung ist schriftlich (--written)", en: "the confirmation exam is in writing (--written)" }
}

pub fn objection(why: &Objection, state: &State, lang: Lang) -> String {
    // Each fault of a course cites its article itself.
    if let (Against::Course(faults), Some(cite)) = (&why.what, &why.cite) {
        let told: Vec<String> =
            faults.iter().map(|fault| form::course_fault(fault, &cite.article, lang)).collect();
        return told.join(" ").trim_end_matches('.').to_owned();
    }
    let told = against(&why.what, state, lang);
    match &why.cite {
        None => told,
        Some(cite) => format!("{told} {}", articles(std::slice::from_ref(cite))),
    }
}

fn against(why: &Against, state: &State, lang: Lang) -> String {
    let person = |id| names::person(state, id, lang);
    let club = |id| names::club(state, id, lang);
    match why {
        Against::List(NotListed::Foreigners { team, most }) => foreigners(lang, team, most),
        Against::List(_) => list_else(lang),
        Against::Outsider { person: who, club: of } => outsider(lang, person(*who), club(*of)),
        Against::Banned(who) => banned(lang, person(*who)),
        Against::BannedClub(of) => club_banned(lang, club(*of)),
        Against::NotSent(NotSent::Missing(fields)) => {
            let fields: Vec<&str> = fields.iter().map(|one| field(*one, lang)).collect();
            not_sent(lang, fields.join(", "))
        }
        Against::NotSent(NotSent::NotViaStateFederation) => direct(lang),
        Against::NotDeleted(NotDeleted::WrongDay) => wrong_day(lang),
        Against::NotDeleted(NotDeleted::NotConfirmed) => not_confirmed(lang),
        Against::NotDeleted(NotDeleted::DoublePlay) => double_play(lang),
        Against::NotDeleted(NotDeleted::NobodyResponsible) => nobody_responsible(lang),
        Against::StillMember(who) => still_member(lang, person(*who)),
        Against::LeftPage => left_page(lang),
        Against::NoOwnOrder(competition) => no_own_order(lang, competition),
        Against::OrderStands { event, club: of } => order_stands(lang, event, club(*of)),
        Against::TooManyPlayers { most } => too_many(lang, most),
        Against::NoReservation { game, board } => {
            no_reservation(lang, names::game(state, *game, lang), board)
        }
        Against::NoLicenceRules(id) => no_licence_rules(lang, id),
        Against::Course(faults) => {
            let told: Vec<String> =
                faults.iter().map(|fault| form::course_fault(fault, "II", lang)).collect();
            told.join(" ").trim_end_matches('.').to_owned()
        }
        Against::Exam(faults) => {
            let told: Vec<String> = faults.iter().map(|fault| exam_fault(*fault, lang)).collect();
            told.join("; ")
        }
        Against::NotReported(who) => not_reported(lang, person(*who)),
        Against::ReportedLate { person: who, last } => {
            reported_late(lang, person(*who), crate::print::date(*last, lang))
        }
        Against::NotDeployed { person: who, level, why } => {
            not_deployed(lang, person(*who), arbiters::event_level(*level, lang), deployed(*why, lang))
        }
        Against::NotEntitled { fees_secured: false, .. } => fees(lang),
        Against::NotEntitled { application, .. } => match application {
            Application::NationalArbiter => needs_any(lang),
            Application::Title | Application::Reactivation | Application::HigherCategory => {
                needs_national(lang)
            }
        },
        Against::Vote { two_thirds: true } => two_thirds(lang),
        Against::Vote { two_thirds: false } => majority(lang),
        Against::NormBefore { national: Some(day) } => norm_before_national(lang, date(*day, lang)),
        Against::NormBefore { national: None } => norm_without_national(lang),
        Against::NotOld(day) => not_old(lang, date(*day, lang)),
        Against::NotConvertible => not_convertible(lang),
        Against::NoBirth(who) => no_birth(lang, person(*who)),
    }
}

pub fn exam_fault(fault: ExamFault, lang: Lang) -> String {
    match fault {
        ExamFault::WrittenTooShort => too_short_written(lang),
        ExamFault::OralTooShort => too_short_oral(lang),
        ExamFault::PartMissing => part_missing(lang),
        ExamFault::NotWritten => not_written(lang),
    }
}

/// Why an arbiter does not serve there.
pub const fn deployed(why: NotDeployed, lang: Lang) -> &'static str {
    match (why, lang) {
        (NotDeployed::NoMember, Lang::De) => "kein Mitglied eines Vereins im Verband",
        (NotDeployed::NoMember, Lang::En) => "no member of a club of the federation",
        (NotDeployed::LevelTooHigh, Lang::De) => "die Lizenz reicht nicht bis dorthin",
        (NotDeployed::LevelTooHigh, Lang::En) => "the licence does not reach that far",
        (NotDeployed::NoValidNational, Lang::De) => "die nationale Lizenz ist nicht gültig",
        (NotDeployed::NoValidNational, Lang::En) => "the national licence is not valid",
        (NotDeployed::LicenceNotActive, Lang::De) => "keine gültige Lizenz",
        (NotDeployed::LicenceNotActive, Lang::En) => "no valid licence",
        (NotDeployed::Barred, Lang::De) => "vorläufig ausgeschlossen",
        (NotDeployed::Barred, Lang::En) => "barred for the time being",
    }
}

/// A field of the application for a pass.
pub const fn field(field: Field, lang: Lang) -> &'static str {
    match (field, lang) {
        (Field::ClubNumber, Lang::De) => "Vereinsnummer (club-number)",
        (Field::ClubNumber, Lang::En) => "number of the club (club-number)",
        (Field::Surname, Lang::De) => "Nachname (surname)",
        (Field::Surname, Lang::En) => "surname (surname)",
        (Field::FirstName, Lang::De) => "Vorname (first-name)",
        (Field::FirstName, Lang::En) => "first name (first-name)",
        (Field::BirthDate, Lang::De) => "Geburtsdatum (birth-date)",
        (Field::BirthDate, Lang::En) => "date of birth (birth-date)",
        (Field::BirthPlace, Lang::De) => "Geburtsort (birth-place)",
        (Field::BirthPlace, Lang::En) => "place of birth (birth-place)",
        (Field::Town, Lang::De) => "Wohnort (town)",
        (Field::Town, Lang::En) => "town (town)",
        (Field::Street, Lang::De) => "Straße (street)",
        (Field::Street, Lang::En) => "street (street)",
        (Field::HouseNumber, Lang::De) => "Hausnummer (house-number)",
        (Field::HouseNumber, Lang::En) => "number of the house (house-number)",
        (Field::Sex, Lang::De) => "Geschlecht (sex)",
        (Field::Sex, Lang::En) => "sex (sex)",
        (Field::Nationality, Lang::De) => "Staatsangehörigkeit (nationality)",
        (Field::Nationality, Lang::En) => "nationality (nationality)",
        (Field::Club, Lang::De) => "Verein (club)",
        (Field::Club, Lang::En) => "club (club)",
        (Field::District, Lang::De) => "Bezirk (district)",
        (Field::District, Lang::En) => "district (district)",
        (Field::SubFederation, Lang::De) => "Verband (sub-federation)",
        (Field::SubFederation, Lang::En) => "sub-federation (sub-federation)",
        (Field::StateFederation, Lang::De) => "Landesverband (state-federation)",
        (Field::StateFederation, Lang::En) => "state federation (state-federation)",
        (Field::Function, Lang::De) => "Funktion im Verein (function)",
        (Field::Function, Lang::En) => "function in the club (function)",
    }
}
