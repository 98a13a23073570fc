//! Statements for the registry in a phrase. What is said about a person stays out; that it was said is in.

use jiff::civil::Date;
use turmuhr_federation::{
    office::licence::What,
    persons::person::{ClubId, PersonId},
};
use turmuhr_season::{
    State, Statement,
    arbiters::ArbiterAct,
    registry::{BanId, Banned, ListKind, Name, Note, OfficeId, PassEnd, PassNumber, Scope, TransferId},
};

use super::{
    super::{arbiters, names, slips},
    on_side, teams_of,
};
use crate::{Lang, print::date};

texts! {
    entered(who) { de: "Person eingetragen: {who}", en: "Person entered: {who}" }
    renamed(who) { de: "Name geändert: {who}", en: "Name changed: {who}" }
    birth_noted(who) { de: "Geburtsdatum berichtigt: {who}", en: "Date of birth corrected: {who}" }
    sex_noted(who) { de: "Geschlecht vermerkt: {who}", en: "Sex noted: {who}" }
    nationality_noted(who) { de: "Staatsangehörigkeit vermerkt: {who}", en: "Nationality noted: {who}" }
    same(one, other) { de: "Eine Person mit zwei Einträgen: {one} und {other}", en: "One person with two records: {one} and {other}" }
    joined(who, club, day) { de: "Mitglied: {who} ({club}), ab {day}", en: "Member: {who} ({club}), from {day}" }
    left(who, club, day) { de: "Austritt: {who} ({club}), letzter Tag {day}", en: "Left: {who} ({club}), last day {day}" }
    pass_issued(number, who, club) { de: "Pass {number} ausgestellt: {who} ({club})", en: "Pass {number} issued: {who} ({club})" }
    pass_ended(number, who, why) { de: "Pass {number} beendet: {who}, {why}", en: "Pass {number} ended: {who}, {why}" }
    permit_granted(who, club, day) { de: "Spielgenehmigung erteilt: {who} ({club}), bis {day}", en: "Permit granted: {who} ({club}), until {day}" }
    permit_ended(entry, day) { de: "Spielgenehmigung {entry} beendet, letzter Tag {day}", en: "Permit {entry} ended, last day {day}" }
    transfer_asked(who, old, new) { de: "Freigabe erbeten: {who}, von {old} zu {new}", en: "Release asked for: {who}, from {old} to {new}" }
    transfer_refused(number, who) { de: "Freigabe verweigert: Vereinswechsel {number}, {who}", en: "Release refused: transfer {number}, {who}" }
    transfer_released(number, who) { de: "Freigegeben: Vereinswechsel {number}, {who}", en: "Released: transfer {number}, {who}" }
    banned(number, who, day) { de: "Sperre {number}: {who}, bis {day}", en: "Ban {number}: {who}, until {day}" }
    ban_lifted(number, who) { de: "Sperre {number} aufgehoben: {who}", en: "Ban {number} lifted: {who}" }
    licence_noted(who, what) { de: "Für die Lizenz vermerkt: {who}, {what}", en: "Noted for the licence: {who}, {what}" }
    training(grade) { de: "Ausbildung {grade}", en: "training {grade}" }
    refresher(grade) { de: "Fortbildung {grade}", en: "refresher course {grade}" }
    exam(grade) { de: "Prüfung {grade}", en: "exam {grade}" }
    shadowing() { de: "Hospitation", en: "shadowing" }
    neutral_match() { de: "neutraler Schiedsrichter", en: "neutral arbiter" }
    rated_event() { de: "gewertetes Turnier", en: "rated event" }
    contribution() { de: "eigener Beitrag zur Ausbildung", en: "contribution to training" }
    office_given(number, who, what) { de: "Amt {number} vergeben: {who}, {what}", en: "Office {number} given: {who}, {what}" }
    office_ended(number, who, day) { de: "Amt {number} beendet: {who}, letzter Tag {day}", en: "Office {number} ended: {who}, last day {day}" }
    everywhere() { de: "überall", en: "everywhere" }
    captain_named(team, who) { de: "Mannschaftsführer: {who} ({team})", en: "Captain: {who} ({team})" }
    list_senior(club, count) {
        de: "Rangliste abgegeben: {club}, {count} Spieler",
        en: "Ranking list handed in: {club}, {count} players",
        one(count): de: "Rangliste abgegeben: {club}, ein Spieler", en: "Ranking list handed in: {club}, one player",
    }
    list_youth(club, count) {
        de: "Rangliste der Jugend abgegeben: {club}, {count} Spieler",
        en: "Youth ranking list handed in: {club}, {count} players",
        one(count): de: "Rangliste der Jugend abgegeben: {club}, ein Spieler", en: "Youth ranking list handed in: {club}, one player",
    }
    appended(rank, who, club) { de: "Nachgemeldet: {rank} {who} ({club})", en: "Added to the list: {rank} {who} ({club})" }
    appended_youth(rank, who, club) { de: "Zur Rangliste der Jugend nachgemeldet: {rank} {who} ({club})", en: "Added to the youth list: {rank} {who} ({club})" }

    lost() { de: "verloren", en: "lost" }
    transferred() { de: "Vereinswechsel", en: "transfer" }
    returned() { de: "zurückgegeben", en: "returned" }
    mistaken() { de: "Irrtum", en: "mistake" }

    pass_applied(who, club) { de: "Pass beantragt: {who} ({club})", en: "Pass applied for: {who} ({club})" }
    defective(number, who) { de: "Pass {number} nicht in Ordnung: {who}", en: "Pass {number} not in order: {who}" }
    in_order(number, who) { de: "Pass {number} wieder in Ordnung: {who}", en: "Pass {number} in order again: {who}" }
    written(number, who) { de: "In Pass {number} geschrieben: {who}", en: "Written in pass {number}: {who}" }
    deleted(number, club) { de: "Angaben zu einer Person gelöscht: {number} ({club})", en: "Record of a person deleted: {number} ({club})" }
    by_list(level, day) { de: "Pässe werden nach der Liste geprüft: {level}, ab {day}", en: "Passes are checked by the list: {level}, from {day}" }
    by_passes(level, day) { de: "Pässe werden wieder selbst geprüft: {level}, ab {day}", en: "Passes themselves are checked again: {level}, from {day}" }
    recognised(name) { de: "Veranstalter anerkannt: {name}", en: "Organiser recognised: {name}" }
    not_recognised(name) { de: "Veranstalter nicht anerkannt: {name}", en: "Organiser not recognised: {name}" }
    organiser_banned(name, day) { de: "Veranstalter gesperrt: {name}, bis {day}", en: "Organiser banned: {name}, until {day}" }
    order_registered(event, club) { de: "Reihenfolge abgegeben: {club} ({event})", en: "Order handed in: {club} ({event})" }
    reservation_examined(team, board, game) {
        de: "Vorbehalt geprüft: {team}, Brett {board} ({game})",
        en: "Reservation examined: {team}, board {board} ({game})",
    }

    course_held(number, name) { de: "Lehrgang {number} eingetragen: {name}", en: "Course {number} entered: {name}" }
    attended(who, course) { de: "Am Lehrgang teilgenommen: {who} ({course})", en: "Attended the course: {who} ({course})" }
    examined(grade, who, day) { de: "Prüfung {grade} eingetragen: {who}, {day}", en: "Exam {grade} entered: {who}, {day}" }
    appointed(who, game) { de: "Schiedsrichter eingesetzt: {who} ({game})", en: "Arbiter appointed: {who} ({game})" }
    title_held(who, title) { de: "Titel vermerkt: {who}, {title}", en: "Title noted: {who}, {title}" }
    norm_made(who, event) { de: "Norm vermerkt: {who} ({event})", en: "Norm noted: {who} ({event})" }
    applied(who, what) { de: "Antrag an die FIDE: {who}, {what}", en: "Application to FIDE: {who}, {what}" }
    barred(who, day) { de: "Schiedsrichter vorläufig ausgeschlossen: {who}, bis {day}", en: "Arbiter barred for the time being: {who}, until {day}" }
    old_licence(who) { de: "Alte Turnierleiterlizenz vermerkt: {who}", en: "Old licence of tournament directors noted: {who}" }
    converted(who) { de: "Alte Turnierleiterlizenz umgewandelt: {who}", en: "Old licence of tournament directors turned: {who}" }
}

/// The persons and things of the registry by name.
#[derive(Copy, Clone)]
struct Named<'s> {
    state: &'s State,
    lang: Lang,
}

impl Named<'_> {
    fn person(self, id: PersonId) -> String {
        names::person(self.state, id, self.lang)
    }

    fn club(self, id: ClubId) -> String {
        names::club(self.state, id, self.lang)
    }

    fn holder(self, pass: PassNumber) -> String {
        self.state.registry.holder_of(pass).map_or_else(|| "–".to_owned(), |id| self.person(id))
    }

    fn of_transfer(self, id: TransferId) -> String {
        let transfer = self.state.registry.transfers.get(&id);
        transfer.map_or_else(|| "–".to_owned(), |transfer| self.person(transfer.person))
    }

    fn of_office(self, id: OfficeId) -> String {
        let mut said = self.state.registry.offices.known_by(Date::MAX).filter(|(office, _)| *office == id);
        let given = said.find_map(|(_, stated)| stated.value.as_ref());
        given.map_or_else(|| "–".to_owned(), |office| self.person(office.person))
    }

    fn of_ban(self, id: BanId) -> String {
        self.state.registry.ban(id).map_or_else(|| "–".to_owned(), |on| self.banned(on))
    }

    fn banned(self, on: Banned) -> String {
        match on {
            Banned::Player(id) => self.person(id),
            Banned::Club(id) => self.club(id),
            Banned::Team(id) => names::team(self.state, id, self.lang),
        }
    }

    fn scope(self, scope: Scope) -> String {
        match scope {
            Scope::Everywhere => everywhere(self.lang),
            Scope::Level(level) => slips::level_name(level, self.lang).to_owned(),
            Scope::Class(id) => names::class(self.state, id, self.lang),
            Scope::Club(id) => self.club(id),
            Scope::Team(id) => names::team(self.state, id, self.lang),
        }
    }
}

fn written_name(name: &Name) -> String {
    format!("{}, {}", name.surname, name.first_name)
}

pub(super) fn statement(statement: &Statement, state: &State, lang: Lang) -> String {
    let named = Named { state, lang };
    let person = |id: &PersonId| named.person(*id);
    let club = |id: &ClubId| named.club(*id);
    let day = |day: &Date| date(*day, lang);
    match statement {
        Statement::PersonEntered { name, .. } => entered(lang, written_name(name)),
        Statement::Renamed { name, .. } => renamed(lang, written_name(name)),
        Statement::BornOn { person: id, .. } => birth_noted(lang, person(id)),
        Statement::SexNoted { person: id, .. } => sex_noted(lang, person(id)),
        Statement::NationalityNoted { person: id, .. } => nationality_noted(lang, person(id)),
        Statement::SamePerson { person: id, other, .. } => same(lang, person(id), person(other)),
        Statement::MemberJoined { person: id, club: of, from, .. } => {
            joined(lang, person(id), club(of), day(from))
        }
        Statement::MemberLeft { person: id, club: of, last_day } => {
            left(lang, person(id), club(of), day(last_day))
        }
        Statement::PassIssued { person: id, club: of, number, .. } => {
            pass_issued(lang, number.0, person(id), club(of))
        }
        Statement::PassEnded { number, why, .. } => {
            pass_ended(lang, number.0, named.holder(*number), pass_end(*why, lang))
        }
        Statement::PermitGranted { person: id, club: of, until, .. } => {
            permit_granted(lang, person(id), club(of), day(until))
        }
        Statement::TransferAsked { person: id, from_club, to_club, .. } => {
            transfer_asked(lang, person(id), club(from_club), club(to_club))
        }
        // Whether a player owes money is nobody else's business.
        Statement::TransferRefused { transfer, .. } => {
            transfer_refused(lang, transfer.0, named.of_transfer(*transfer))
        }
        Statement::TransferReleased { transfer, .. } => {
            transfer_released(lang, transfer.0, named.of_transfer(*transfer))
        }
        Statement::BanNoted { ban, on, until, .. } => banned(lang, ban.0, named.banned(*on), day(until)),
        Statement::BanLifted { ban, .. } => ban_lifted(lang, ban.0, named.of_ban(*ban)),
        Statement::LicenceNoted { person: id, event } => {
            licence_noted(lang, person(id), what(event.what, lang))
        }
        Statement::OfficeGiven { office, person: id, role, scope, .. } => {
            let role = format!("{} ({})", names::role(*role, lang), named.scope(*scope));
            office_given(lang, office.0, person(id), role)
        }
        Statement::OfficeEnded { office, last_day } => {
            office_ended(lang, office.0, named.of_office(*office), day(last_day))
        }
        Statement::CaptainNamed { team, person: id, .. } => {
            captain_named(lang, names::team(state, *team, lang), person(id))
        }
        Statement::ListRegistered { club: of, list, lines, .. } => match list {
            ListKind::Senior => list_senior(lang, club(of), lines.len()),
            ListKind::Youth => list_youth(lang, club(of), lines.len()),
        },
        Statement::ListAppended { club: of, list, line, .. } => match list {
            ListKind::Senior => appended(lang, line.rank, person(&line.person), club(of)),
            ListKind::Youth => appended_youth(lang, line.rank, person(&line.person), club(of)),
        },
        Statement::Noted { note: said } => note(said, named),
        Statement::Arbiter { act, .. } => arbiter(act, named),
    }
}

fn pass_end(why: PassEnd, lang: Lang) -> String {
    match why {
        PassEnd::Lost => lost(lang),
        PassEnd::Transfer => transferred(lang),
        PassEnd::Returned => returned(lang),
        PassEnd::Mistake => mistaken(lang),
    }
}

/// What counts for a licence, without its result.
fn what(what: What, lang: Lang) -> String {
    match what {
        What::Training { level, .. } => training(lang, level.word()),
        What::Refresher { level, .. } => refresher(lang, level.word()),
        What::Exam { level, .. } => exam(lang, level.word()),
        What::Shadowing => shadowing(lang),
        What::NeutralMatch => neutral_match(lang),
        What::RatedEvent => rated_event(lang),
        What::Contribution { .. } => contribution(lang),
    }
}

fn note(note: &Note, named: Named<'_>) -> String {
    let Named { state, lang } = named;
    match note {
        Note::PassApplied { person, club, .. } => {
            pass_applied(lang, named.person(*person), named.club(*club))
        }
        Note::PassDefect { number, defective: true, .. } => defective(lang, number.0, named.holder(*number)),
        Note::PassDefect { number, defective: false, .. } => in_order(lang, number.0, named.holder(*number)),
        Note::PassWritten { number, .. } => written(lang, number.0, named.holder(*number)),
        // The name goes with the record.
        Note::RecordDeleted { person, club, .. } => {
            deleted(lang, names::number(lang, person.0), named.club(*club))
        }
        Note::PermitEnded { permit, last_day } => permit_ended(lang, permit, date(*last_day, lang)),
        Note::CheckedByList { level, from, by_list: true } => {
            by_list(lang, slips::level_name(*level, lang), date(*from, lang))
        }
        Note::CheckedByList { level, from, by_list: false } => {
            by_passes(lang, slips::level_name(*level, lang), date(*from, lang))
        }
        Note::Organisation { name, banned_until: Some(until), .. } => {
            organiser_banned(lang, name, date(*until, lang))
        }
        Note::Organisation { name, recognised: true, banned_until: None, .. } => recognised(lang, name),
        Note::Organisation { name, recognised: false, banned_until: None, .. } => not_recognised(lang, name),
        Note::OrderRegistered { event, club, .. } => order_registered(lang, event, named.club(*club)),
        Note::ReservationExamined { game, side, board, .. } => {
            let team = on_side(state, *game, *side, lang);
            reservation_examined(lang, team, board, teams_of(state, *game, lang))
        }
    }
}

fn arbiter(act: &ArbiterAct, named: Named<'_>) -> String {
    let Named { state, lang } = named;
    let person = |id: &PersonId| named.person(*id);
    match act {
        ArbiterAct::CourseHeld { course, details } => course_held(lang, course.0, &details.name),
        ArbiterAct::Attended { course, person: id, .. } => {
            let held = state.registry.arbiters.courses.get(course);
            let course = held.map_or_else(|| names::number(lang, course.0), |held| held.name.clone());
            attended(lang, person(id), course)
        }
        ArbiterAct::Examined { person: id, level, on, .. } => {
            examined(lang, level.word(), person(id), date(*on, lang))
        }
        ArbiterAct::Appointed { game, person: id, .. } => {
            appointed(lang, person(id), teams_of(state, *game, lang))
        }
        ArbiterAct::TitleHeld { person: id, title, .. } => {
            title_held(lang, person(id), arbiters::title(*title, lang))
        }
        ArbiterAct::NormMade { person: id, event, .. } => norm_made(lang, person(id), event),
        ArbiterAct::Applied { person: id, application, .. } => {
            applied(lang, person(id), arbiters::application(*application, lang))
        }
        ArbiterAct::Barred { person: id, until, .. } => barred(lang, person(id), date(*until, lang)),
        ArbiterAct::OldLicence { person: id, converted: None, .. } => old_licence(lang, person(id)),
        ArbiterAct::OldLicence { person: id, converted: Some(_), .. } => converted(lang, person(id)),
    }
}
