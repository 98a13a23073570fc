//! Who may play for which club in which event (NRW 1987, 2 and 3.5; pass ordinance 13.5).

use jiff::civil::Date;

use crate::{
    date::{MonthDay, Season},
    law::level::Level,
    ordinance::{Cite, rules::EligibilityArticles},
    persons::person::{Club, ClubId, Person, TeamNumber},
};

/// An event with what a player shows for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventToPlay<'a> {
    pub kind: EventKind<'a>,
    pub on: Date,
    /// The federation recognises the organiser, and has not banned it.
    pub recognised: bool,
    pub organiser_banned: bool,
    /// The level accepts the alphabetical list of the pass office (`Surname, First name`) instead of the pass (2.4).
    pub by_list: Option<&'a [(ClubId, &'a str)]>,
    /// The pass was shown.
    pub shown: bool,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum EventKind<'a> {
    /// A championship of a level: the name of the Bezirk or Verband.
    Championship {
        level: Level,
        of: &'a str,
        /// The playing team of the club; none in individual events.
        team: Option<TeamNumber>,
    },
    /// The national team of the home country, or a FIDE tournament.
    Exempt,
    Other,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Eligibility {
    Eligible,
    /// Plays, with the reservation on the report (2.4).
    UnderReservation(Vec<Reason>),
    NotEligible(Vec<Reason>),
    /// Only not in this team: the limits of substitution.
    NotInThisTeam(Vec<Reason>),
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Why {
    NotAffiliated,
    NotAMember,
    NoPass,
    PassDefective,
    PassNotShown,
    Banned,
    /// The club, or this team of it.
    ClubBanned,
    /// Team matches for another club this season (Doppelspiel).
    OtherClub,
    /// The event is not of a level above the club.
    OtherLevel,
    NotRecognised,
    OrganiserBanned,
    /// The limits of substitution.
    Substitution,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    pub why: Why,
    pub cite: Cite,
}

fn reason(articles: &EligibilityArticles, why: Why) -> Reason {
    let at = match why {
        Why::NotAffiliated | Why::NotAMember => &articles.member,
        Why::NoPass => &articles.pass,
        Why::PassDefective | Why::PassNotShown => &articles.paper,
        Why::Banned => &articles.ban,
        Why::ClubBanned => articles.club_ban.as_ref().unwrap_or(&articles.ban),
        Why::OtherClub => &articles.one_club,
        Why::OtherLevel => &articles.levels,
        Why::NotRecognised | Why::OrganiserBanned => &articles.recognised,
        Why::Substitution => &articles.substitution,
    };
    Reason { why, cite: at.cite() }
}

/// Every reason why a person may not play for a club. `elsewhere`: has played team matches for another club this season.
/// `barred`: the limits of substitution exclude this team.
pub fn eligibility(
    articles: &EligibilityArticles,
    person: &Person,
    (club_id, club): (ClubId, &Club),
    event: &EventToPlay<'_>,
    elsewhere: bool,
    barred: bool,
) -> Eligibility {
    let mut against = Vec::new();
    let mut add = |broken: bool, why: Why| {
        if broken {
            against.push(reason(articles, why));
        }
    };
    let on = event.on;
    add(!event.recognised, Why::NotRecognised);
    add(event.organiser_banned, Why::OrganiserBanned);
    add(person.banned(on), Why::Banned);
    let mut reservations = Vec::new();
    if let EventKind::Championship { level, of, team } = event.kind {
        add(!club.affiliated, Why::NotAffiliated);
        add(!person.member_of(club_id, on), Why::NotAMember);
        let listed = event.by_list.is_some_and(|list| {
            list.iter().any(|(known, name)| {
                *known == club_id && *name == format!("{}, {}", person.surname, person.first_name)
            })
        });
        let pass = person.pass_for(club_id, on);
        let entitled = listed || pass.is_some() || person.permit_for(club_id, on).is_some();
        add(!entitled, Why::NoPass);
        add(team.is_some_and(|team| club.banned(team, on)), Why::ClubBanned);
        add(team.is_some() && elsewhere, Why::OtherClub);
        let above = match level {
            Level::Bezirk => club.bezirk == of,
            Level::Verband => club.verband == of,
            Level::Bund => true,
        };
        add(!above, Why::OtherLevel);
        if !listed && pass.is_some_and(|pass| pass.defective) {
            reservations.push(reason(articles, Why::PassDefective));
        }
        if !listed && entitled && !event.shown {
            reservations.push(reason(articles, Why::PassNotShown));
        }
    }
    if !against.is_empty() {
        return Eligibility::NotEligible(against);
    }
    if barred {
        return Eligibility::NotInThisTeam(vec![reason(articles, Why::Substitution)]);
    }
    if reservations.is_empty() { Eligibility::Eligible } else { Eligibility::UnderReservation(reservations) }
}

/// Whether a person has played team matches for another club in the season of a day (2.3). Matches of the national team
/// and FIDE tournaments do not count.
pub fn played_elsewhere(matches: &[(Date, ClubId)], club: ClubId, on: Date, start: MonthDay) -> bool {
    let season = Season::of(on, start);
    matches.iter().any(|(day, of)| *of != club && Season::of(*day, start) == season)
}

impl Eligibility {
    /// May not even be named for a board (16.8).
    pub const fn forbids_nomination(&self) -> bool {
        matches!(self, Eligibility::NotEligible(_) | Eligibility::NotInThisTeam(_))
    }
}

/// The consequence of a pass not in order: the game, or the match (pass ordinance 13.3).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum PassConsequence {
    None,
    GameLost,
    MatchLost,
}

/// With a pass or permit for the club, only the player's game is lost; without one, the player was not eligible.
pub const fn pass_consequence(exists: bool, held_on_the_day: bool, shown_in_time: bool) -> PassConsequence {
    match (exists, held_on_the_day && shown_in_time) {
        (false, _) => PassConsequence::MatchLost,
        (true, true) => PassConsequence::None,
        (true, false) => PassConsequence::GameLost,
    }
}

/// Positions of players of another club (14). The ordinance says how many guests a team may have (youth ordinance 9.1).
pub fn outsiders(team: ClubId, players: &[ClubId]) -> Vec<usize> {
    players.iter().enumerate().filter(|(_, club)| **club != team).map(|(index, _)| index).collect()
}
