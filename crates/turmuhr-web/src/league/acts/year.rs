//! Forms of the year: clubs, classes, teams, draws, schedules, the end of a class.

use turmuhr_federation::{
    competition::league::{self, Newcomer, Standing},
    date::days_after,
    matches::lineup::Occasion,
    office::roles::Action,
    persons::person::{Club, ClubId, TeamNumber},
};
use turmuhr_season::{
    ClassId, Fact, MatchId, Refusal, TeamId,
    fact::{Class, Fixture},
};

use super::{ActForm, Given, Kind, Made, given::next, needed, optional};
use crate::accounts::seed;

pub(super) const FORMS: &[ActForm] = &[
    ActForm {
        key: "club",
        action: Some(Action::Decide),
        fields: &[
            needed("name", Kind::Line),
            optional("bezirk", Kind::Line),
            optional("verband", Kind::Line),
        ],
        make: |given| {
            let club = ClubId(next(given.state.clubs.keys().next_back().map(|last| last.0)));
            let details = Club {
                name: given.text("name")?,
                bezirk: given.text_or_empty("bezirk")?,
                verband: given.text_or_empty("verband")?,
                affiliated: true,
                bans: Vec::new(),
            };
            Ok(vec![Fact::ClubAdmitted { club, details }])
        },
    },
    ActForm {
        key: "class",
        action: Some(Action::Decide),
        fields: &[
            needed("name", Kind::Line),
            needed("level", Kind::Level),
            needed("height", Kind::Number(0, 100)),
            needed("boards", Kind::Number(1, 100)),
            optional("promoted", Kind::Number(0, 100)),
            optional("relegated", Kind::Number(0, 100)),
            optional("closing", Kind::Day),
            optional("competition", Kind::Competition),
        ],
        make: |given| {
            let class = ClassId(next(given.state.classes.keys().next_back().map(|last| last.0)));
            let (level, height) = (given.word("level")?, given.number("height")?);
            let details = Class {
                promoted: given.number_or("promoted", 0)?,
                relegated: given.number_or("relegated", 0)?,
                closing: given.maybe_day("closing")?,
                competition: Some(given.text_or_empty("competition")?).filter(|rules| !rules.is_empty()),
                ..Class::league(&given.text("name")?, level, height, given.number("boards")?)
            };
            Ok(vec![Fact::ClassFormed { class, details }])
        },
    },
    ActForm {
        key: "team",
        action: Some(Action::RegisterList),
        fields: &[
            needed("club", Kind::Club),
            needed("class", Kind::Class),
            needed("number", Kind::Number(1, 99)),
            needed("first-rank", Kind::Number(1, 9_999)),
            needed("last-rank", Kind::Number(1, 9_999)),
        ],
        make: |given| {
            Ok(vec![Fact::TeamEntered {
                team: TeamId(next(given.state.teams.keys().next_back().map(|last| last.0))),
                club: given.club("club")?,
                number: TeamNumber(given.number("number")?),
                class: given.class("class")?,
                ranks: [given.number("first-rank")?, given.number("last-rank")?],
            }])
        },
    },
    ActForm {
        key: "draw",
        action: Some(Action::Decide),
        fields: &[needed("class", Kind::Class), needed("groups", Kind::Number(1, 64))],
        make: draw,
    },
    ActForm {
        key: "schedule",
        action: Some(Action::Decide),
        fields: &[
            needed("class", Kind::Class),
            needed("start", Kind::Day),
            needed("every", Kind::Number(0, 366)),
            optional("at", Kind::Time),
        ],
        make: schedule,
    },
    ActForm {
        key: "close",
        action: Some(Action::Decide),
        fields: &[needed("class", Kind::Class), optional("accepted-open", Kind::Flag)],
        make: |given| {
            let (class, accepted) = (given.class("class")?, given.has("accepted-open"));
            Ok(vec![Fact::ClassClosed { class, accepted }])
        },
    },
];

/// Groups by lot, as evenly as possible (26.1).
fn draw(given: &Given<'_>) -> Made {
    let (state, class) = (given.state, given.class("class")?);
    let teams: Vec<TeamId> =
        state.teams.iter().filter(|(_, team)| team.class == class).map(|(id, _)| *id).collect();
    let newcomer = |team: &TeamId| {
        let club = state.teams.get(team).and_then(|own| state.clubs.get(&own.club)).map(|club| &club.details);
        let [club, verband] =
            club.map_or_else(Default::default, |club| [&club.name, &club.verband].map(String::clone));
        let standing = if state.was_finalist(class, *team) { Standing::Finalist } else { Standing::Stayed };
        Newcomer { club, verband, standing }
    };
    let newcomers: Vec<Newcomer> = teams.iter().map(newcomer).collect();
    let number: usize = given.number("groups")?;
    if number == 0 || number * 2 > teams.len() {
        return Err(Refusal::SmallGroup.into());
    }
    let seed = seed();
    let drawn = league::groups(&newcomers, number, seed).groups;
    let groups = drawn.iter().map(|group| group.iter().map(|place| teams[*place]).collect()).collect();
    Ok(vec![Fact::GroupsDrawn { class, seed, groups }])
}

/// Pairings by lot of the numbers, a round every few days (26.2).
fn schedule(given: &Given<'_>) -> Made {
    let (state, class) = (given.state, given.class("class")?);
    let (start, every) = (given.day("start")?, given.number::<i64>("every")?);
    let starts = given.maybe_time("at")?;
    let mut id = next(state.matches.keys().next_back().map(|last| last.0));
    let seed = seed();
    let mut facts = vec![Fact::PairingsDrawn { class, seed }];
    let groups = state.classes.get(&class).map(|class| class.groups.as_slice()).unwrap_or_default();
    for (group, members) in groups.iter().enumerate() {
        let club = |team: &TeamId| {
            let club = state.teams.get(team).and_then(|own| state.clubs.get(&own.club));
            club.map_or("", |club| club.details.name.as_str())
        };
        let clubs: Vec<&str> = members.iter().map(club).collect();
        for (pairs, round) in league::schedule(&clubs, seed.wrapping_add(group as u64)).iter().zip(1_u32..) {
            for (home, guest) in pairs {
                let fixture = Fixture {
                    class,
                    group,
                    round,
                    home: members[*home],
                    guest: members[*guest],
                    on: days_after(start, every.clamp(0, 366) * i64::from(round - 1)),
                    occasion: Occasion::Round,
                    starts,
                };
                facts.push(Fact::MatchSet { id: MatchId(id), fixture });
                id += 1;
            }
        }
    }
    Ok(facts)
}
