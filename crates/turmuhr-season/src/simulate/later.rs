//! What becomes known after matches were confirmed: a ban and a pass of players of clubs whose members are registered. Each
//! opens matters, and the director decides them.

use jiff::civil::Date;
use turmuhr_federation::{
    date::days_after,
    law::{
        level::{Level, Office},
        remedy::Stage,
    },
    matches::lineup::Rank,
    persons::{
        age::Sex,
        person::{ClubId, PersonId},
    },
};

use super::{Scribe, day_of, lineups::RESERVES};
use crate::{
    Broken, DecisionId, Fact, Statement,
    fact::{About, Decision},
    registry::{BanId, Banned, Line, ListKind, Name, PassEnd, PassNumber},
};

/// Clubs whose members are in the registry, if there are so many.
const REGISTERED: [ClubId; 2] = [ClubId(1), ClubId(2)];

const SURNAMES: [&str; 12] = [
    "Albers",
    "Böhm",
    "Conrad",
    "Dierks",
    "Ebert",
    "Fuhrmann",
    "Gerlach",
    "Hölscher",
    "Jansen",
    "Kemper",
    "Lohmann",
    "Mertens",
];
const FIRST_NAMES: [&str; 10] =
    ["Anna", "Bernd", "Clara", "Dieter", "Elke", "Frank", "Gerda", "Heinz", "Inge", "Jürgen"];

fn person(club: ClubId, rank: u32) -> PersonId {
    PersonId(club.0 * 100 + rank)
}

fn said(statement: Statement) -> Fact {
    Fact::Registered { statement }
}

fn players(scribe: &Scribe, club: ClubId) -> u32 {
    let own = scribe.journal.state().teams.values().filter(|team| team.club == club);
    own.filter(|team| team.class != super::beside::YOUTH).map(|team| team.ranks[1]).max().unwrap_or(RESERVES)
}

/// Members and passes, in the first season only: they are carried over.
pub(super) fn register(scribe: &mut Scribe, clubs: u32) -> Result<(), Broken> {
    for club in REGISTERED.into_iter().filter(|club| club.0 <= clubs) {
        for rank in 1..=players(scribe, club) {
            let person = person(club, rank);
            // Every twelve surnames the first names move on by one.
            let place = (rank + club.0 * 37) as usize;
            let first_name = FIRST_NAMES[(place + place / SURNAMES.len()) % FIRST_NAMES.len()];
            let sex = if place.is_multiple_of(2) { Sex::Female } else { Sex::Male };
            let name = Name {
                surname: SURNAMES[place % SURNAMES.len()].to_owned(),
                first_name: first_name.to_owned(),
            };
            // Everybody has a birthday of their own: names alone come twice.
            let born = Some(days_after(Date::constant(1930, 1, 1), i64::from(person.0) * 11));
            let from = days_after(scribe.today, -1000);
            let number = PassNumber(person.0);
            for statement in [
                Statement::PersonEntered { person, name, born, sex: Some(sex), german: true },
                Statement::MemberJoined { person, club, from, ordinary: true },
                Statement::PassIssued { person, club, number, from },
            ] {
                scribe.write("pass office", said(statement))?;
            }
        }
    }
    Ok(())
}

/// The lists, handed in anew every year.
pub(super) fn lists(scribe: &mut Scribe, clubs: u32) -> Result<(), Broken> {
    for club in REGISTERED.into_iter().filter(|club| club.0 <= clubs) {
        let first = scribe.journal.state().first_registration_day();
        let closing = first.map_or(scribe.today, |first| first.max(scribe.today));
        let line = |rank| Line { rank: Rank::Listed(rank), person: person(club, rank), guest_of: None };
        let lines = (1..=players(scribe, club)).map(line).collect();
        let handed_in = scribe.today;
        let list = ListKind::Senior;
        scribe.write("club", said(Statement::ListRegistered { club, list, closing, handed_in, lines }))?;
    }
    Ok(())
}

/// After the fourth round a ban of the second becomes known; after the sixth, a pass that ended before the fifth.
pub(super) fn after_round(scribe: &mut Scribe, round: u32, clubs: u32) -> Result<(), Broken> {
    if clubs < 2 {
        return Ok(());
    }
    let [first, second] = REGISTERED;
    let year = u32::from(scribe.season.begins.unsigned_abs());
    match round {
        4 => {
            let from = day_of(scribe.season, 2);
            let statement = Statement::BanNoted {
                ban: BanId(year),
                on: Banned::Player(person(first, 3)),
                from,
                until: days_after(from, 13),
                consent: true,
                article: "4.1".to_owned(),
                decision: None,
            };
            scribe.write("Spielleiter", said(statement))?;
            decide(scribe)
        }
        6 => {
            let who = person(second, 5);
            let from = day_of(scribe.season, 5);
            // The first pass has the number of the person; the one of the year before, that of its year.
            let registry = &scribe.journal.state().registry;
            let numbers = [PassNumber((year - 1) * 100 + 5), PassNumber(who.0)];
            let Some(number) = numbers.into_iter().find(|number| registry.holder_of(*number).is_some())
            else {
                return Ok(());
            };
            let ended = Statement::PassEnded { number, from, why: PassEnd::Mistake };
            scribe.write("pass office", said(ended))?;
            decide(scribe)?;
            let number = PassNumber(year * 100 + 5);
            let from = days_after(scribe.today, 1);
            let issued = Statement::PassIssued { person: who, club: second, number, from };
            scribe.write("pass office", said(issued)).map(|_| ())
        }
        _ => Ok(()),
    }
}

/// The director decides every open matter by what is known now.
pub(super) fn decide(scribe: &mut Scribe) -> Result<(), Broken> {
    for matter in scribe.journal.state().matters() {
        let state = scribe.journal.state();
        let class = state.matches.get(&matter.about).map(|one| one.fixture.class);
        let level = class
            .and_then(|class| state.classes.get(&class))
            .map_or(Level::Bund, |class| class.details.level);
        let cited = matter.appears.iter().chain(&matter.vanishes).flat_map(|one| &one.violation.cites).next();
        let article = cited.map_or_else(String::new, |cite| cite.article.clone());
        let number = state.decisions.keys().last().map_or(0, |last| last.0).max(100) + 1;
        let decision = Decision {
            about: About::Match(matter.about),
            by: Office::Spielleiter,
            level,
            stage: Stage::First,
            postmark: scribe.today,
            reasons: "§".to_owned() + &article,
            article,
            copies: 6,
            sets: matter.would_be.map(|score| (score.boards, score.matches)),
            sanctions: Vec::new(),
            panel: Vec::new(),
            settles: None,
        };
        scribe.counts.decisions += 1;
        scribe.write("Spielleiter", Fact::DecisionMade { id: DecisionId(number), decision })?;
    }
    Ok(())
}
