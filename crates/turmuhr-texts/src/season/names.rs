//! Clubs, teams, matches and persons by their names; by their numbers where the season does not know them.

use jiff::civil::Date;
use turmuhr_federation::{
    matches::lineup::{Occasion, Which},
    office::roles::{Action, Role},
    persons::person::{ClubId, PersonId},
};
use turmuhr_season::{
    AsOf, ClassId, DecisionId, MatchId, RemedyId, State, TeamId,
    fact::{About, Appellant, Fixture, OtherAbout, OtherAppellant, RequestId},
    registry::{Banned, TransferId},
};

use crate::{Lang, federation::season::roman, values};

texts! {
    number(number) { de: "Nr. {number}", en: "no. {number}" }
    of_round(teams, class, round) { de: "{teams} ({class}, Runde {round})", en: "{teams} ({class}, round {round})" }
    of_playoff(teams, class, number) { de: "{teams} ({class}, Stichkampf {number})", en: "{teams} ({class}, play-off {number})" }
    director() { de: "der Spielleiter", en: "the director of play" }
    changes_clubs(who, from, to) { de: "{who}, von {from} zu {to}", en: "{who}, from {from} to {to}" }
}

pub fn club(state: &State, id: ClubId, lang: Lang) -> String {
    state.clubs.get(&id).map_or_else(|| number(lang, id.0), |club| club.details.name.clone())
}

pub fn class(state: &State, id: ClassId, lang: Lang) -> String {
    state.classes.get(&id).map_or_else(|| number(lang, id.0), |class| class.details.name.clone())
}

/// The club, with the number of its team if it has several.
pub fn team(state: &State, id: TeamId, lang: Lang) -> String {
    let Some(own) = state.teams.get(&id) else { return number(lang, id.0) };
    let name = club(state, own.club, lang);
    let several = state.teams.values().filter(|other| other.club == own.club).count() > 1;
    if several { format!("{name} {}", roman(own.number)) } else { name }
}

pub fn game(state: &State, id: MatchId, lang: Lang) -> String {
    state.matches.get(&id).map_or_else(|| number(lang, id.0), |one| fixture(state, &one.fixture, lang))
}

/// The teams of a match with class and round.
pub fn fixture(state: &State, fixture: &Fixture, lang: Lang) -> String {
    let (teams, class) = (pairing(state, fixture, lang), class(state, fixture.class, lang));
    match fixture.occasion {
        Occasion::PlayOff => of_playoff(lang, teams, class, fixture.round),
        Occasion::Round | Occasion::FinalRound | Occasion::Promotion => {
            of_round(lang, teams, class, fixture.round)
        }
    }
}

/// `SV Nord I – SV Süd I`.
pub fn pairing(state: &State, fixture: &Fixture, lang: Lang) -> String {
    format!("{} – {}", team(state, fixture.home, lang), team(state, fixture.guest, lang))
}

pub fn person(state: &State, id: PersonId, lang: Lang) -> String {
    let name = state.registry.name(id, AsOf::today(Date::MAX));
    name.map_or_else(|| number(lang, id.0), |name| format!("{}, {}", name.surname, name.first_name))
}

/// `Nr. 3 Meier, Eva (SV Nord)`: persons of one name are told apart.
pub fn person_with_number(state: &State, id: PersonId, lang: Lang) -> String {
    let clubs = state.clubs_around(id, Date::MAX);
    let clubs: Vec<String> = clubs.into_iter().map(|of| club(state, of, lang)).collect();
    let told = format!("{} {}", number(lang, id.0), person(state, id, lang));
    if clubs.is_empty() { told } else { format!("{told} ({})", clubs.join(", ")) }
}

fn about(state: &State, what: About, lang: Lang) -> String {
    match what {
        About::Match(id) => game(state, id, lang),
        About::Other(OtherAbout::Class(id)) => class(state, id, lang),
    }
}

/// A decision by its number and what it is about.
pub fn decision(state: &State, id: DecisionId, lang: Lang) -> String {
    let known = state.decisions.get(&id).map(|one| about(state, one.about, lang));
    known.map_or_else(|| id.0.to_string(), |what| format!("{} ({what})", id.0))
}

/// A remedy by its number, who lodged it, and what it is about.
pub fn remedy(state: &State, id: RemedyId, lang: Lang) -> String {
    let Some(one) = state.remedies.get(&id) else { return id.0.to_string() };
    let what = state.about_of(one.against).map(|what| about(state, what, lang)).unwrap_or_default();
    format!("{} ({}: {what})", id.0, appellant(state, one.by, lang))
}

/// A request by its number, its team, and the match.
pub fn request(state: &State, id: RequestId, lang: Lang) -> String {
    let Some(one) = state.requests.get(&id) else { return id.0.to_string() };
    let side = state.matches.get(&one.about).map(|of| match one.by {
        Which::Home => of.fixture.home,
        Which::Guest => of.fixture.guest,
    });
    let who = side.map(|id| team(state, id, lang)).unwrap_or_default();
    format!("{} ({who}: {})", id.0, game(state, one.about, lang))
}

/// A change of clubs by its number, the player and both clubs.
pub fn transfer(state: &State, id: TransferId, lang: Lang) -> String {
    let Some(one) = state.registry.transfers.get(&id) else { return id.0.to_string() };
    let (from, to) = (club(state, one.from_club, lang), club(state, one.to_club, lang));
    format!("{} ({})", id.0, changes_clubs(lang, person(state, one.person, lang), from, to))
}

pub fn appellant(state: &State, by: Appellant, lang: Lang) -> String {
    match by {
        Appellant::Club(id) => club(state, id, lang),
        Appellant::Other(OtherAppellant::Director) => director(lang),
        Appellant::Other(OtherAppellant::Player(id)) => person(state, id, lang),
    }
}

/// An amount in hundredths, in the currency of the ordinance.
pub fn money(state: &State, hundredths: u64, lang: Lang) -> String {
    let currency = state.ordinance.as_ref().and_then(|ordinance| ordinance.currency());
    values::money(hundredths, currency.map_or("", |currency| currency.code()), lang).trim().to_owned()
}

/// A player, a club or a team that a sanction strikes.
pub fn banned(state: &State, who: Banned, lang: Lang) -> String {
    match who {
        Banned::Player(id) => person(state, id, lang),
        Banned::Club(id) => club(state, id, lang),
        Banned::Team(id) => team(state, id, lang),
    }
}

/// A whole amount.
pub fn amount(state: &State, whole: u32, lang: Lang) -> String {
    money(state, u64::from(whole) * 100, lang)
}

pub const fn role(role: Role, lang: Lang) -> &'static str {
    match (role, lang) {
        (Role::ClubOfficer, Lang::De) => "Verein",
        (Role::ClubOfficer, Lang::En) => "club",
        (Role::Captain, Lang::De) => "Mannschaftsführer",
        (Role::Captain, Lang::En) => "captain",
        (Role::Arbiter, Lang::De) => "Schiedsrichter",
        (Role::Arbiter, Lang::En) => "arbiter",
        (Role::TournamentDirector, Lang::De) => "Turnierleiter",
        (Role::TournamentDirector, Lang::En) => "tournament director",
        (Role::DirectorOfPlay, Lang::De) => "Spielleiter",
        (Role::DirectorOfPlay, Lang::En) => "director of play",
        (Role::CommitteeMember, Lang::De) => "Spielausschuss",
        (Role::CommitteeMember, Lang::En) => "committee",
        (Role::Chair, Lang::De) => "Vorsitz",
        (Role::Chair, Lang::En) => "chair",
        (Role::PassOffice, Lang::De) => "Passstelle",
        (Role::PassOffice, Lang::En) => "pass office",
        (Role::StateFederation, Lang::De) => "Landesverband",
        (Role::StateFederation, Lang::En) => "state federation",
        (Role::YouthCommittee, Lang::De) => "Jugendausschuss",
        (Role::YouthCommittee, Lang::En) => "youth committee",
        (Role::ArbitersCommission, Lang::De) => "Schiedsrichterkommission",
        (Role::ArbitersCommission, Lang::En) => "arbiters’ commission",
        (Role::Viewer, Lang::De) => "Öffentlichkeit",
        (Role::Viewer, Lang::En) => "the public",
    }
}

pub const fn action(action: Action, lang: Lang) -> &'static str {
    match (action, lang) {
        (Action::RegisterList, Lang::De) => "Mannschaften und Ranglisten melden",
        (Action::RegisterList, Lang::En) => "enter teams and ranking lists",
        (Action::HandInLineup, Lang::De) => "Aufstellungen abgeben",
        (Action::HandInLineup, Lang::En) => "hand in line-ups",
        (Action::ReportMatch, Lang::De) => "Kämpfe melden",
        (Action::ReportMatch, Lang::En) => "report matches",
        (Action::ConfirmMatch, Lang::De) => "Kämpfe bestätigen",
        (Action::ConfirmMatch, Lang::En) => "confirm matches",
        (Action::MoveMatch, Lang::De) => "Kämpfe verlegen",
        (Action::MoveMatch, Lang::En) => "move matches",
        (Action::Decide, Lang::De) => "als Spielleiter entscheiden",
        (Action::Decide, Lang::En) => "decide as director of play",
        (Action::FillOffice, Lang::De) => "Ämter vergeben oder beenden",
        (Action::FillOffice, Lang::En) => "give or end offices",
        (Action::Sanction, Lang::De) => "Bußen verhängen",
        (Action::Sanction, Lang::En) => "impose sanctions",
        (Action::ConsentToBan, Lang::De) => "Sperren zustimmen",
        (Action::ConsentToBan, Lang::En) => "consent to bans",
        (Action::DecideRemedy, Lang::De) => "über Rechtsmittel entscheiden",
        (Action::DecideRemedy, Lang::En) => "decide on remedies",
        (Action::SuspendExecution, Lang::De) => "den Vollzug aussetzen",
        (Action::SuspendExecution, Lang::En) => "suspend execution",
        (Action::IssuePass, Lang::De) => "Pässe ausstellen",
        (Action::IssuePass, Lang::En) => "issue passes",
        (Action::ForwardPass, Lang::De) => "Passanträge weiterleiten",
        (Action::ForwardPass, Lang::En) => "forward pass applications",
        (Action::GrantFreePlace, Lang::De) => "Freiplätze vergeben",
        (Action::GrantFreePlace, Lang::En) => "grant free places",
        (Action::GrantLicence, Lang::De) => "Lizenzen erteilen",
        (Action::GrantLicence, Lang::En) => "grant licences",
        (Action::Read, Lang::De) => "lesen",
        (Action::Read, Lang::En) => "read",
    }
}
