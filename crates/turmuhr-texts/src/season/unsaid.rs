//! Why a statement about persons and clubs is refused.

use turmuhr_federation::ordinance::Cite;
use turmuhr_season::{
    State,
    registry::{OnRecord, Unsaid},
};

use super::{names, objection::objection};
use crate::{Lang, federation::articles, print::date};

texts! {
    person(who) {
        de: "eine Person {who} steht nicht im Register",
        en: "a person {who} is not in the registry",
    }
    person_taken(who) {
        de: "{who} steht schon im Register; ist jemand anderes gleichen Namens gemeint, müssen die Geburtsdaten beider eingetragen sein (--born, correct … --born)",
        en: "{who} is in the registry already; if somebody else of this name is meant, the births of both must be entered (--born, correct … --born)",
    }
    pass_taken(number) { de: "der Pass {number} ist schon ausgestellt", en: "pass {number} has been issued already" }
    ban_taken(number) { de: "eine Sperre {number} ist schon eingetragen", en: "a ban {number} is entered already" }
    office_taken(number) { de: "ein Amt {number} ist schon vergeben", en: "an office {number} is given already" }
    transfer_taken(number) {
        de: "ein Vereinswechsel {number} ist schon eingetragen",
        en: "a transfer {number} is entered already",
    }
    course_taken(number) { de: "ein Lehrgang {number} ist schon eingetragen", en: "a course {number} is entered already" }
    list_taken(club) {
        de: "die Rangliste von {club} liegt schon vor; sie wird nur noch ergänzt (add addition)",
        en: "the ranking list of {club} has been handed in; it is only added to (add addition)",
    }
    club(club) { de: "den Verein {club} gibt es im Spieljahr nicht", en: "the season has no club {club}" }
    team(team) { de: "die Mannschaft {team} gibt es im Spieljahr nicht", en: "the season has no team {team}" }
    no_name() { de: "der Nachname fehlt", en: "the surname is missing" }
    same_record() {
        de: "beide sind schon als dieselbe Person bekannt",
        en: "both are known to be the same person already",
    }
    no_member(who, club) { de: "{who} ist kein Mitglied von {club}", en: "{who} is no member of {club}" }
    pass(number) {
        de: "ein Pass {number} ist nicht ausgestellt",
        en: "no pass {number} has been issued",
    }
    ban(number) { de: "eine Sperre {number} gibt es nicht", en: "there is no ban {number}" }
    office(number) { de: "ein Amt {number} gibt es nicht", en: "there is no office {number}" }
    transfer(number) {
        de: "einen Vereinswechsel {number} gibt es nicht",
        en: "there is no transfer {number}",
    }
    not_released(number) {
        de: "der alte Verein hat den Pass noch nicht freigegeben (Vereinswechsel {number})",
        en: "the old club has not released the pass yet (transfer {number})",
    }
    pass_elsewhere(PassElsewhere { who, club, number, to }) {
        de: "{who} hat den Pass {number} von {club}; erst fordert {to} ihn dort an (add transfer) und {club} gibt ihn frei (add release)",
        en: "{who} has pass {number} of {club}; first {to} asks for it there (add transfer) and {club} releases it (add release)",
    }
    transfer_done() { de: "der Pass ist schon freigegeben", en: "the pass has been released already" }
    ends_before(from, until) {
        de: "das Ende ({until}) liegt vor dem Beginn ({from})",
        en: "the end ({until}) is before the beginning ({from})",
    }
    permit_too_long(last) {
        de: "eine vorläufige Spielgenehmigung gilt längstens bis {last}",
        en: "a provisional permit is valid until {last} at the longest",
    }
    ban_too_long(last) { de: "die Sperre darf längstens bis {last} dauern", en: "the ban may last until {last} at the longest" }
    list(club) {
        de: "eine Rangliste von {club} liegt nicht vor, die sich ergänzen ließe; sie kommt mit add list",
        en: "there is no ranking list of {club} to add to; it comes with add list",
    }
    after_closing(handed_in, closing) {
        de: "die Rangliste kam am {handed_in}, Meldeschluss war der {closing}",
        en: "the ranking list came on {handed_in}; the closing date was {closing}",
    }
    closing_too_early(first) {
        de: "der Meldeschluss darf frühestens am {first} liegen",
        en: "the closing date may not be before {first}",
    }
    twice(who) { de: "{who} steht zweimal in der Rangliste", en: "{who} is on the ranking list twice" }
    rank_twice(rank) {
        de: "Rangnummer {rank} ist zweimal vergeben; ein Nachtrag bekommt die nächste freie Nummer hinter der letzten",
        en: "rank {rank} is given twice; an addition gets the next free number behind the last one",
    }
    only_appended(last) {
        de: "nachgemeldet wird hinter Rangnummer {last}; eingeschoben wird niemand",
        en: "late additions come behind rank {last}; nobody is inserted",
    }
    director_decides() {
        de: "der Pass war schon vor dem Meldeschluss beantragt; über die Nachmeldung entscheidet der Spielleiter (--admitted)",
        en: "the pass was applied for before the closing date; the director of play decides on the addition (--admitted)",
    }
    order() {
        de: "Nachmeldungen stehen in der Reihenfolge ihrer Anträge",
        en: "late additions are in the order of their applications",
    }
    no_permit(entry) {
        de: "Eintrag {entry} ist keine Spielgenehmigung; die Nummer steht bei: turmuhr season FILE person NAME",
        en: "entry {entry} grants no permit; its number is shown by: turmuhr season FILE person NAME",
    }
    no_match(game) { de: "den Kampf {game} gibt es im Spieljahr nicht", en: "the season has no match {game}" }
    no_course(number) {
        de: "einen Lehrgang {number} gibt es nicht",
        en: "there is no course {number}",
    }
    has_arbiter(game) { de: "{game} hat schon einen Schiedsrichter", en: "{game} has an arbiter already" }
}

/// Why a statement is refused, with its article where one says so.
pub fn unsaid(why: &Unsaid, state: &State, lang: Lang) -> String {
    match article(why, state) {
        Some(cite) => format!("{} {}", told(why, state, lang), articles(&[cite])),
        None => told(why, state, lang),
    }
}

fn article(why: &Unsaid, state: &State) -> Option<Cite> {
    let rules = &state.ordinance.as_ref()?.rules;
    match why {
        Unsaid::NotReleased(_) | Unsaid::PassElsewhere { .. } => state.pass_article("13.6"),
        Unsaid::PermitTooLong(_) => state.pass_article("13.7"),
        Unsaid::AfterClosing { .. } | Unsaid::ClosingTooEarly(_) => {
            rules.registration_after.as_ref().map(|said| said.at.cite())
        }
        Unsaid::OnlyAppended(_) | Unsaid::DirectorDecides | Unsaid::Order => {
            rules.appended_only.as_ref().map(|said| said.at.cite())
        }
        Unsaid::BanTooLong(_) => rules.bans.as_ref().map(|bans| bans.at.cite()),
        Unsaid::Person(_)
        | Unsaid::Taken(_)
        | Unsaid::Club(_)
        | Unsaid::Team(_)
        | Unsaid::NoName
        | Unsaid::SameRecord
        | Unsaid::NoMember { .. }
        | Unsaid::Pass(_)
        | Unsaid::Ban(_)
        | Unsaid::Office(_)
        | Unsaid::Transfer(_)
        | Unsaid::TransferDone
        | Unsaid::EndsBefore { .. }
        | Unsaid::List(_)
        | Unsaid::Twice(_)
        | Unsaid::RankTwice(_)
        | Unsaid::Permit(_)
        | Unsaid::Match(_)
        | Unsaid::Course(_)
        | Unsaid::HasArbiter(_)
        | Unsaid::Objected(_) => None,
    }
}

fn taken(what: OnRecord, state: &State, lang: Lang) -> String {
    match what {
        OnRecord::Person(id) => person_taken(lang, names::person_with_number(state, id, lang)),
        OnRecord::Pass(number) => pass_taken(lang, number.0),
        OnRecord::Ban(number) => ban_taken(lang, number.0),
        OnRecord::Office(number) => office_taken(lang, number.0),
        OnRecord::Transfer(number) => transfer_taken(lang, number.0),
        OnRecord::Course(number) => course_taken(lang, number.0),
        OnRecord::List(club) => list_taken(lang, names::club(state, club, lang)),
    }
}

fn told(why: &Unsaid, state: &State, lang: Lang) -> String {
    match why {
        Unsaid::Person(id) => person(lang, names::person(state, *id, lang)),
        Unsaid::Taken(what) => taken(*what, state, lang),
        Unsaid::Club(id) => club(lang, names::club(state, *id, lang)),
        Unsaid::Team(id) => team(lang, names::team(state, *id, lang)),
        Unsaid::NoName => no_name(lang),
        Unsaid::SameRecord => same_record(lang),
        Unsaid::NoMember { person, club } => {
            no_member(lang, names::person(state, *person, lang), names::club(state, *club, lang))
        }
        Unsaid::Pass(number) => pass(lang, number.0),
        Unsaid::Ban(number) => ban(lang, number.0),
        Unsaid::Office(number) => office(lang, number.0),
        Unsaid::Transfer(number) => transfer(lang, number.0),
        Unsaid::NotReleased(number) => not_released(lang, number.0),
        Unsaid::PassElsewhere { person, club, number, to } => pass_elsewhere(
            lang,
            PassElsewhere {
                who: names::person(state, *person, lang),
                club: names::club(state, *club, lang),
                number: number.0,
                to: names::club(state, *to, lang),
            },
        ),
        Unsaid::TransferDone => transfer_done(lang),
        Unsaid::EndsBefore { from, until } => ends_before(lang, date(*from, lang), date(*until, lang)),
        Unsaid::PermitTooLong(last) => permit_too_long(lang, date(*last, lang)),
        Unsaid::BanTooLong(last) => ban_too_long(lang, date(*last, lang)),
        Unsaid::List(id) => list(lang, names::club(state, *id, lang)),
        Unsaid::AfterClosing { handed_in, closing } => {
            after_closing(lang, date(*handed_in, lang), date(*closing, lang))
        }
        Unsaid::ClosingTooEarly(first) => closing_too_early(lang, date(*first, lang)),
        Unsaid::Twice(who) => twice(lang, names::person(state, *who, lang)),
        Unsaid::RankTwice(rank) => rank_twice(lang, rank),
        Unsaid::OnlyAppended(rank) => only_appended(lang, rank),
        Unsaid::DirectorDecides => director_decides(lang),
        Unsaid::Order => order(lang),
        Unsaid::Permit(entry) => no_permit(lang, entry),
        Unsaid::Match(id) => no_match(lang, names::game(state, *id, lang)),
        Unsaid::Course(id) => no_course(lang, id.0),
        Unsaid::HasArbiter(id) => has_arbiter(lang, names::game(state, *id, lang)),
        Unsaid::Objected(why) => objection(why, state, lang),
    }
}
