//! Championships and cups in tests: a federation of six Verbände, and acts by a word each.

use std::collections::BTreeMap;

pub use turmuhr_federation::{
    competition::{framework::Size, qualification::PriorState},
    law::level::Level,
    persons::{
        age::{NotEligible, Sex},
        eligibility::Why,
        person::{Club, ClubId, PersonId, TeamNumber},
    },
};
pub use turmuhr_season::{
    ChampionshipId, Concern, EntrantId, Fact, Journal, Outcome, Refusal, State, Statement,
    championship::{Act, Details, Entrant, Ground, NotSo, Notice, Pair, Right, Row, Step, entry::Bar},
    registry::{BanId, Banned, Name, PassNumber},
};

pub use super::{day, noon, said, season};

pub const VERBAENDE: [&str; 6] = ["A", "B", "C", "D", "E", "F"];
pub const FIRST: ChampionshipId = ChampionshipId(1);

/// A season with a club in each of six Verbände (1 to 6), and four persons in each: club 2 has 21 to 24.
pub fn federation(year: &str, ordinance: &str) -> Journal {
    let mut journal = Journal::default();
    let on = "1987-07-01";
    let ordinance = ordinance.to_owned();
    act(&mut journal, on, Fact::SeasonOpened { season: season(year), ordinance, texts: Vec::new() })
        .expect("opened");
    for (verband, number) in VERBAENDE.iter().zip(1..) {
        let details = Club {
            name: format!("SV {verband}"),
            bezirk: format!("{verband}1"),
            verband: (*verband).to_owned(),
            affiliated: true,
            bans: Vec::new(),
        };
        act(&mut journal, on, Fact::ClubAdmitted { club: ClubId(number), details }).expect("admitted");
        for place in 1..=4 {
            person(&mut journal, number * 10 + place, number, "1950-01-01", Sex::Male);
        }
    }
    journal
}

/// Acts on a day, or on the day of the last entry: time does not run backwards.
pub fn act(journal: &mut Journal, on: &str, fact: Fact) -> Result<Outcome, Refusal> {
    let last = journal.entries().last().map(|entry| entry.at);
    let at = last.map_or_else(|| noon(on), |last| last.max(noon(on)));
    turmuhr_season::act(journal, fact, at, "test")
}

pub fn person(journal: &mut Journal, id: u32, club: u32, born: &str, sex: Sex) {
    let person = PersonId(id);
    let name = Name { surname: format!("P{id}"), first_name: "X".to_owned() };
    let entered =
        Statement::PersonEntered { person, name, born: Some(day(born)), sex: Some(sex), german: true };
    act(journal, "1987-07-01", said(entered)).expect("entered");
    let club = ClubId(club);
    let from = day("1980-01-01");
    act(journal, "1987-07-01", said(Statement::MemberJoined { person, club, from, ordinary: true }))
        .expect("member");
    act(journal, "1987-07-01", said(Statement::PassIssued { person, club, number: PassNumber(id), from }))
        .expect("pass");
}

pub fn details(competition: &str, begins: &str) -> Details {
    Details {
        competition: competition.to_owned(),
        name: competition.to_owned(),
        ordinance: None,
        level: Level::Bund,
        of: None,
        begins: day(begins),
        host: None,
        closing: None,
        size: None,
        above: 0,
        second: false,
        class: None,
    }
}

pub fn tell(journal: &mut Journal, on: &str, what: Act) -> Result<Outcome, Refusal> {
    act(journal, on, Fact::Championship { act: what })
}

pub fn announced(journal: &mut Journal, id: u32, details: Details) -> ChampionshipId {
    let id = ChampionshipId(id);
    tell(journal, "1987-09-01", Act::Announced { id, details }).expect("announced");
    id
}

pub fn members(journal: &mut Journal, id: ChampionshipId, numbers: [u64; 6]) {
    let counts: BTreeMap<String, u64> =
        VERBAENDE.iter().map(|name| (*name).to_owned()).zip(numbers).collect();
    let on = journal
        .state()
        .ordinance_for(&journal.state().championships.all[&id])
        .and_then(|ordinance| ordinance.rules.membership_date.as_ref())
        .map_or(day("1987-07-01"), |said| said.value.of(journal.state().season.expect("a season").begins));
    tell(journal, "1987-09-01", Act::MembersCounted { id, on, counts, seed: 1 }).expect("counted");
}

pub fn player(id: u32) -> Entrant {
    Entrant::Player { person: PersonId(id), club: ClubId(id / 10) }
}

pub const fn team(club: u32) -> Entrant {
    Entrant::Team { club: ClubId(club), number: TeamNumber(1) }
}

/// Enters somebody; the number of the entrant is that of the person or club.
pub fn enter(
    journal: &mut Journal,
    id: ChampionshipId,
    who: Entrant,
    ground: Ground,
    place: u32,
) -> Result<Outcome, Refusal> {
    let number = match who {
        Entrant::Player { person, .. } => person.0,
        Entrant::Team { club, number } => club.0 * 10 + number.0,
    };
    let entrant = EntrantId(id.0 * 1000 + number);
    tell(journal, "1987-09-02", Act::Entered { id, entrant, who, ground, place })
}

pub fn why(refused: Result<Outcome, Refusal>) -> NotSo {
    match refused {
        Err(Refusal::Championship(why)) => *why,
        other => panic!("{other:?}"),
    }
}

pub fn note(journal: &mut Journal, competition: &str, who: Entrant, right: Right) {
    let competition = competition.to_owned();
    tell(journal, "1987-09-01", Act::RightNoted { competition, ordinance: None, who, right }).expect("noted");
}

pub fn state(journal: &Journal) -> &State {
    journal.state()
}

pub fn id(number: u32) -> EntrantId {
    EntrantId(1000 + number)
}

/// The cup of players with two of A and B and one of every other Verband.
pub fn cup() -> Journal {
    let mut journal = federation("1987/88", "nrw-1987");
    announced(&mut journal, 1, details("cup", "1988-02-06"));
    members(&mut journal, FIRST, [900, 800, 300, 300, 200, 100]);
    for (who, place) in [(11, 1), (12, 2), (21, 1), (22, 2), (31, 1), (41, 1), (51, 1), (61, 1)] {
        enter(&mut journal, FIRST, player(who), Ground::Verband, place).expect("has a place");
    }
    journal
}

pub fn draw(journal: &mut Journal, round: u32, pairs: &[(u32, u32)]) -> Result<Outcome, Refusal> {
    let pairs = pairs.iter().map(|(home, guest)| Pair { home: id(*home), guest: Some(id(*guest)) }).collect();
    tell(journal, "1988-02-01", Act::Drawn { id: FIRST, round, seed: None, anew: false, pairs })
}

pub fn played(journal: &mut Journal, round: u32, home: u32, boards: &[[i32; 2]]) -> Result<Outcome, Refusal> {
    let boards = boards.to_vec();
    tell(journal, "1988-02-07", Act::Played { id: FIRST, round, home: id(home), guest: None, boards })
}

pub fn youth(competition: &str, begins: &str) -> Details {
    Details { ordinance: Some("nrw-youth-1989".to_owned()), ..details(competition, begins) }
}

pub fn announced_on(journal: &mut Journal, id: u32, details: Details) -> ChampionshipId {
    let id = ChampionshipId(id);
    tell(journal, "1989-09-02", Act::Announced { id, details }).expect("announced");
    id
}
