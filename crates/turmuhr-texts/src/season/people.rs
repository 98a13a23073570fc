//! People in words: what is known about a person, where the person may play and why not, lists, passes, reservations.

use turmuhr_federation::{
    matches::lineup::Violation,
    persons::{
        eligibility::{Eligibility, PassConsequence, Reason, Why},
        registration::YouthRole,
    },
};
use turmuhr_season::{
    MatchId, State,
    people::{
        lists::{Ranked, Youth},
        may_play::ForTeam,
        reservation::Reservation,
    },
};

use super::names;
use crate::{
    Lang,
    federation::{articles, lineup, season::roman},
    print::date,
};

texts! {
    arg_name() { de: "Neuer Name, „Nachname, Vorname“", en: "New name, “Surname, First name”" }
    arg_nationality() { de: "german oder foreign", en: "german or foreign" }
    arg_permit() { de: "Nummer der Spielgenehmigung (ihr Eintrag)", en: "Number of the permit (its entry)" }
    arg_not_shown() { de: "Der Pass wird nicht gezeigt", en: "The pass is not shown" }
    arg_shown() { de: "Tag, an dem der Pass vorlag", en: "Day on which the pass was there" }
    arg_not_held() { de: "Der Verein hatte den Pass am Spieltag nicht", en: "The club did not have the pass on the day" }
    arg_organiser() {
        de: "Veranstalter (bei Lehrgängen landesverband, dsj oder dsb)",
        en: "Organiser (of courses landesverband, dsj or dsb)",
    }
    arg_exempt() { de: "Nationalmannschaft oder FIDE-Turnier", en: "National team or FIDE tournament" }
    arg_field() { de: "Angabe des Passantrags, etwa birth-place=Köln", en: "Particular of the application, such as birth-place=Köln" }
    arg_direct() { de: "Nicht über den Landesverband gesandt", en: "Not sent through the state federation" }
    arg_responsible() { de: "Verantwortlich beim Landesverband", en: "Person responsible at the state federation" }
    arg_cleans_up() { de: "Bereinigt den Datenbestand", en: "Cleans up the data" }
    arg_no_double_play() { de: "Doppelspiel ist ausgeschlossen", en: "No double play results" }
    arg_left() { de: "Auf der linken Innenseite", en: "On the left inner page" }
    arg_writer() { de: "Wer schreibt: pass-office oder club", en: "Who writes: pass-office or club" }
    arg_all() { de: "Alle Mitglieder, nicht nur spielende", en: "All members, not only those who play" }
    arg_unrecognised() { de: "Nicht (mehr) anerkannt", en: "Not recognised (any more)" }
    arg_off() { de: "Nicht mehr", en: "No longer" }

    born(day) { de: "geboren {day}", en: "born {day}" }
    born_hidden() { de: "Geburtsdatum nicht öffentlich", en: "date of birth not public" }
    born_unknown() { de: "Geburtsdatum unbekannt", en: "date of birth unknown" }
    on_day(day, known) { de: "Stand {day}, bekannt bis {known}", en: "On {day}, as known by {known}" }
    on_day_now(day) { de: "Stand {day}, nach allem, was bekannt ist", en: "On {day}, with everything known" }
    member(club, days) { de: "Mitglied von {club} {days}", en: "member of {club} {days}" }
    pass(number, club, days) { de: "Pass {number} für {club} {days}", en: "pass {number} for {club} {days}" }
    pass_page(number, page, text) { de: "Pass {number}, {page}: {text}", en: "pass {number}, {page}: {text}" }
    page_left() { de: "linke Innenseite", en: "left inner page" }
    page_right() { de: "rechte Innenseite", en: "right inner page" }
    permit(entry, club, days) { de: "Spielgenehmigung {entry} für {club} {days}", en: "permit {entry} for {club} {days}" }
    ban(number, days) { de: "Sperre {number} {days}", en: "ban {number} {days}" }
    office(number, role, days) { de: "Amt {number}: {role} {days}", en: "office {number}: {role} {days}" }
    from_day(day) { de: "ab {day}", en: "from {day}" }
    always() { de: "von jeher", en: "all along" }
    until_day(day) { de: " bis {day}", en: " until {day}" }
    known_since(entry, day) { de: "(Eintrag {entry}, bekannt seit {day})", en: "(entry {entry}, known since {day})" }
    known_later(entry, day, what) { de: "später bekannt (Eintrag {entry}, {day}): {what}", en: "known later (entry {entry}, {day}): {what}" }
    individual(level, of) { de: "Einzelmeisterschaft {level} {of}", en: "individual championship, {level} {of}" }
    exempt() { de: "Nationalmannschaft, FIDE-Turnier", en: "national team, FIDE tournament" }
    event_of(name) { de: "Turnier von {name}", en: "event of {name}" }
    eligible() { de: "spielberechtigt", en: "eligible" }
    under_reservation(why) { de: "nur unter Vorbehalt: {why}", en: "under reservation only: {why}" }
    not_eligible(why) { de: "nicht spielberechtigt: {why}", en: "not eligible: {why}" }
    not_in_this_team(why) { de: "in dieser Mannschaft nicht: {why}", en: "not in this team: {why}" }
    no_club_known() {
        de: "gehört zu keinem Verein, von dem etwas bekannt ist",
        en: "belongs to no club that anything is known about",
    }
    not_listed() { de: "steht nicht auf der Rangliste", en: "not on the ranking list" }
    no_team(club) { de: "{club} hat keine Mannschaft gemeldet", en: "{club} has entered no team" }

    without_pass(who) { de: "ohne Pass: {who}", en: "without a pass: {who}" }
    all_have_passes() { de: "Alle haben einen Pass.", en: "Everybody has a pass." }
    pays_for(club, count) {
        de: "{club} zahlt Beiträge für {count} Personen",
        en: "{club} pays contributions for {count} persons",
        one(count): de: "{club} zahlt Beiträge für eine Person", en: "{club} pays contributions for one person",
    }
    applied_for(who, club, filed) {
        de: "Pass beantragt: {who} für {club}, vorgemerkt zum {filed}",
        en: "pass applied for: {who} for {club}, filed for {filed}",
    }

    no_list(club) { de: "{club} hat keine Rangliste abgegeben.", en: "{club} has handed in no ranking list." }
    in_team(team) { de: "Mannschaft {team}", en: "team {team}" }
    late_from(day) { de: "nachgemeldet ab {day}", en: "added from {day}" }
    guest_of(club) { de: "Gast von {club}", en: "guest of {club}" }
    page_4(entry) { de: "Pass Seite 4: {entry}", en: "pass, page 4: {entry}" }
    senior_number() { de: "nachgemeldet, mit der Rangnummer der Senioren", en: "late, with the rank of the senior list" }
    order_kept(club, event) { de: "{club} hält die Reihenfolge für „{event}“ ein.", en: "{club} keeps the order for “{event}”." }
    order_broken(who, article) {
        de: "{who} steht nicht in der gemeldeten Reihenfolge: Der Kampf ist verloren {article}.",
        en: "{who} is out of the registered order: the match is lost {article}.",
    }
    no_order(club, event) {
        de: "{club} hat für „{event}“ keine Reihenfolge gemeldet; zuerst: add order",
        en: "{club} has registered no order for “{event}”; first: add order",
    }

    reserved(place, board, who) { de: "{place}, Brett {board}: {who}", en: "{place}, board {board}: {who}" }
    unseated() { de: "unbekannt", en: "unknown" }
    lacks_reservation() {
        de: "Pass fehlt oder ist nicht in Ordnung, der Spielbericht vermerkt keinen Vorbehalt",
        en: "the pass is missing or not in order, and the report has no reservation",
    }
    to_examine(day) { de: "zu prüfen, der Pass muss bis {day} vorliegen", en: "to be examined, the pass must be there by {day}" }
    to_examine_now() { de: "zu prüfen", en: "to be examined" }
    cleared() { de: "erledigt, der Vorbehalt ist ausgeräumt", en: "settled, the reservation is cleared" }
    game_lost() { de: "die Partie ist verloren", en: "the game is lost" }
    match_lost() { de: "nicht spielberechtigt, der Kampf ist verloren", en: "not eligible, the match is lost" }
    counted() { de: "mit der Bestätigung des Kampfes gewertet", en: "counted with the confirmation of the match" }
    then_confirm() { de: "gewertet wird das mit der Bestätigung des Kampfes (confirm)", en: "it is counted when the match is confirmed (confirm)" }
    then_decide() { de: "umzusetzen mit turmuhr season FILE decide", en: "to be carried out with turmuhr season FILE decide" }
    no_reservations() { de: "Kein Vorbehalt.", en: "No reservation." }

    corrected(who) { de: "{who} berichtigt.", en: "{who} corrected." }
    ended(what) { de: "Beendet: {what}.", en: "Ended: {what}." }
    move_refused(game, day) { de: "{game}: Verlegung auf den {day} abgelehnt.", en: "{game}: move to {day} refused." }
    transfer_refused(number) { de: "Vereinswechsel {number}: Freigabe verweigert.", en: "Transfer {number}: release refused." }
    nothing_to_correct() {
        de: "Was soll berichtigt werden? --name, --born, --sex oder --nationality",
        en: "What is to be corrected? --name, --born, --sex or --nationality",
    }
    no_membership(who) { de: "{who} ist in keinem oder mehreren Vereinen Mitglied; --club nennt den Verein", en: "{who} is a member of no club or of several; name it with --club" }
    no_pass_of(who) { de: "{who} hat keinen gültigen Pass oder mehrere; einen nennt --number", en: "{who} has no valid pass or several; name one with --number" }
    no_permit_of(who) { de: "{who} hat keine gültige Spielgenehmigung oder mehrere; eine nennt --number", en: "{who} has no valid permit or several; name one with --number" }
    no_ban_of(who) { de: "{who} ist nicht gesperrt oder mehrfach; eine Sperre nennt --number", en: "{who} is not banned, or more than once; name a ban with --number" }
    no_office_of(who) { de: "{who} hat kein Amt oder mehrere; eines nennt --number", en: "{who} holds no office or several; name one with --number" }
}

/// The answer with every reason and its article.
pub fn eligibility(answer: &Eligibility, lang: Lang) -> String {
    match answer {
        Eligibility::Eligible => eligible(lang),
        Eligibility::UnderReservation(why) => under_reservation(lang, reasons(why, lang)),
        Eligibility::NotEligible(why) => not_eligible(lang, reasons(why, lang)),
        Eligibility::NotInThisTeam(why) => not_in_this_team(lang, reasons(why, lang)),
    }
}

fn reasons(all: &[Reason], lang: Lang) -> String {
    let told = all
        .iter()
        .map(|reason| format!("{} {}", why(reason.why, lang), articles(std::slice::from_ref(&reason.cite))));
    told.collect::<Vec<_>>().join("; ")
}

pub(super) const fn why(why: Why, lang: Lang) -> &'static str {
    match (why, lang) {
        (Why::NotAffiliated, Lang::De) => "der Verein gehört dem Verband nicht an",
        (Why::NotAffiliated, Lang::En) => "the club is not affiliated to the federation",
        (Why::NotAMember, Lang::De) => "kein ordentliches Mitglied des Vereins",
        (Why::NotAMember, Lang::En) => "no ordinary member of the club",
        (Why::NoPass, Lang::De) => "kein Pass und keine Spielgenehmigung für den Verein",
        (Why::NoPass, Lang::En) => "no pass and no permit for the club",
        (Why::PassDefective, Lang::De) => "der Pass ist nicht in Ordnung",
        (Why::PassDefective, Lang::En) => "the pass is not in order",
        (Why::PassNotShown, Lang::De) => "der Pass wird nicht gezeigt",
        (Why::PassNotShown, Lang::En) => "the pass is not shown",
        (Why::Banned, Lang::De) => "gesperrt",
        (Why::Banned, Lang::En) => "banned",
        (Why::ClubBanned, Lang::De) => "der Verein oder die Mannschaft ist gesperrt",
        (Why::ClubBanned, Lang::En) => "the club or the team is banned",
        (Why::OtherClub, Lang::De) => "hat im Spieljahr schon für einen anderen Verein gespielt",
        (Why::OtherClub, Lang::En) => "has played for another club this season",
        (Why::OtherLevel, Lang::De) => "die Meisterschaft gehört nicht zu den Ebenen über dem Verein",
        (Why::OtherLevel, Lang::En) => "the championship is not of a level above the club",
        (Why::NotRecognised, Lang::De) => "der Veranstalter ist nicht anerkannt",
        (Why::NotRecognised, Lang::En) => "the organiser is not recognised",
        (Why::OrganiserBanned, Lang::De) => "der Veranstalter ist gesperrt",
        (Why::OrganiserBanned, Lang::En) => "the organiser is banned",
        (Why::Substitution, Lang::De) => "die Grenzen für Ersatzspieler",
        (Why::Substitution, Lang::En) => "the limits of substitution",
    }
}

/// The answer for a team, with what the line-up rules say besides.
pub fn for_team(one: &ForTeam, state: &State, lang: Lang) -> String {
    let class = state.teams.get(&one.team).map(|team| names::class(state, team.class, lang));
    let mut answer = eligibility(&one.answer, lang);
    if let Some(club) = one.guest_of {
        answer = format!("{answer}; {}", guest_of(lang, names::club(state, club, lang)));
    }
    if one.listed == Some(false) {
        answer = format!("{answer}; {}", not_listed(lang));
    }
    for violation in &one.also {
        answer = format!("{answer}; {}", besides(violation, lang));
    }
    format!("{} ({}): {answer}", names::team(state, one.team, lang), class.unwrap_or_default())
}

fn besides(violation: &Violation, lang: Lang) -> String {
    format!("{} {}", lineup::what(violation, lang), articles(&violation.cites))
}

/// A line of a ranking list.
pub fn ranked(one: &Ranked, state: &State, lang: Lang) -> String {
    let mut told = vec![format!("{:>5}  {}", one.rank.to_string(), names::person(state, one.person, lang))];
    told.extend(one.team.map(|team| in_team(lang, roman(team))));
    told.extend(one.guest_of.map(|club| guest_of(lang, names::club(state, club, lang))));
    match &one.youth {
        Some(Youth { role: Some(role), page_4: entry }) => {
            told.push(youth_role(*role, lang).to_owned());
            told.extend(entry.as_ref().map(|entry| page_4(lang, entry)));
        }
        Some(Youth { role: None, .. }) => told.push(senior_number(lang)),
        None => told.extend(one.late.map(|day| late_from(lang, date(day, lang)))),
    }
    told.join(", ")
}

const fn youth_role(role: YouthRole, lang: Lang) -> &'static str {
    match (role, lang) {
        (YouthRole::Regular, Lang::De) => "Stammspieler",
        (YouthRole::Regular, Lang::En) => "regular player",
        (YouthRole::GirlsBoard, Lang::De) => "Mädchenbrett",
        (YouthRole::GirlsBoard, Lang::En) => "girls’ board",
        (YouthRole::CYouthBoard, Lang::De) => "C-Jugend-Brett",
        (YouthRole::CYouthBoard, Lang::En) => "C youth board",
        (YouthRole::PermanentSubstitute, Lang::De) => "ständiger Ersatzspieler",
        (YouthRole::PermanentSubstitute, Lang::En) => "permanent substitute",
    }
}

pub fn reservation(one: &Reservation, state: &State, lang: Lang) -> String {
    let who = one.person.map_or_else(|| unseated(lang), |person| names::person(state, person, lang));
    let side = format!("{}, {}", names::game(state, one.game, lang), lineup::side(one.side, lang));
    let place = reserved(lang, side, one.board, who);
    let mut told = Vec::new();
    if !one.on_card {
        told.push(lacks_reservation(lang));
    }
    match (&one.outcome, &one.until) {
        (Some(outcome), _) => {
            let cite =
                outcome.cite.as_ref().map(|cite| articles(std::slice::from_ref(cite))).unwrap_or_default();
            let said = consequence(outcome.consequence, one.game, state, lang);
            told.push(format!("{said} {cite}").trim_end().to_owned());
        }
        (None, Some(until)) => {
            let cite = articles(std::slice::from_ref(&until.cite));
            told.push(format!("{} {cite}", to_examine(lang, date(until.last_day, lang))));
        }
        (None, None) => told.push(to_examine_now(lang)),
    }
    format!("{place}: {}", told.join("; "))
}

/// What follows, and what carries it out: the confirmation, or a decision where the match was confirmed before.
fn consequence(consequence: PassConsequence, game: MatchId, state: &State, lang: Lang) -> String {
    let report = state.matches.get(&game).and_then(|one| one.report.as_ref());
    let then = match report.is_some_and(|report| report.confirmed) {
        false => then_confirm(lang),
        true if state.matter(game).is_some() => then_decide(lang),
        true => counted(lang),
    };
    match consequence {
        PassConsequence::None => cleared(lang),
        PassConsequence::GameLost => format!("{}, {then}", game_lost(lang)),
        PassConsequence::MatchLost => format!("{}, {then}", match_lost(lang)),
    }
}
