//! A league of four clubs on two boards, for tests of what the judge of a season refuses.

pub use super::{day, lodged, noon, said, write};
pub use turmuhr_core::Points;
pub use turmuhr_federation::{
    competition::league::Played,
    date::Season,
    law::{
        level::{Level, Office},
        remedy::{Lodged, Remedy, Stage, case::Outcome, panel::Basis},
        sanction::Sanction,
    },
    matches::lineup::{BoardResult, Occasion, Rank, Seat, ViolationKind, Which},
    office::roles::Role,
    persons::{
        age::Sex,
        person::{ClubId, PersonId, TeamNumber},
    },
};
pub use turmuhr_season::{
    AsOf, ClassId, Concern, DecisionId, Fact, Journal, MatchId, Refusal, RemedyId, Statement, TeamId,
    board::BoardAct,
    due::{FineFor, Task, due},
    fact::{
        About, Appellant, Card, Class, Decision, Fixture, Imposition, MoveGround, OtherAbout, Part,
        RemedyAct, RequestId,
    },
    registry::{BanId, Banned, Name},
    tables::{Mark, counted, group_table, marked},
    year::{SettledBy, Settlement},
};

pub const LIGA: ClassId = ClassId(1);
pub const UPPER: ClassId = ClassId(2);
pub const BEGIN: &str = "1987-07-15";

/// Clubs 1 to 4 on two boards, each against each, on 4 and 25 October and 15 November. Persons have the numbers of their
/// clubs.
pub fn founded() -> Journal {
    let mut journal = Journal::default();
    let mut add = |fact| act(&mut journal, BEGIN, fact).map(|_| ()).expect("taken");
    let season = Season { begins: 1987 };
    add(Fact::SeasonOpened { season, ordinance: "nrw-1987".to_owned(), texts: Vec::new() });
    let details = Class { promoted: 1, relegated: 1, ..Class::league("Kreisliga", Level::Bezirk, 1, 2) };
    add(Fact::ClassFormed { class: LIGA, details });
    add(Fact::ClassFormed { class: UPPER, details: Class::league("Bezirksliga", Level::Bezirk, 2, 2) });
    for number in 1..=5 {
        let club = ClubId(number);
        let details = serde_json::json!({ "name": format!("SV {number}"), "bezirk": "B", "verband": "V" });
        add(Fact::ClubAdmitted { club, details: serde_json::from_value(details).unwrap() });
        let name = Name { surname: format!("P{number}"), first_name: "X".to_owned() };
        let (person, born, sex) = (PersonId(number), Some(day("1950-01-01")), Some(Sex::Male));
        add(said(Statement::PersonEntered { person, name, born, sex, german: true }));
        add(said(Statement::MemberJoined { person, club, from: day("1980-01-01"), ordinary: true }));
        if number <= 4 {
            let (team, ranks) = (TeamId(number), [1, 9]);
            add(Fact::TeamEntered { team, club, number: TeamNumber(1), class: LIGA, ranks });
        }
    }
    add(Fact::FineLimitSet { marks: 100, set_on: None });
    add(Fact::GroupsDrawn { class: LIGA, seed: 1, groups: vec![(1..=4).map(TeamId).collect()] });
    add(Fact::PairingsDrawn { class: LIGA, seed: 7 });
    let rounds = [
        (1, "1987-10-04", [(1, 4), (2, 3)]),
        (2, "1987-10-25", [(4, 3), (1, 2)]),
        (3, "1987-11-15", [(2, 4), (3, 1)]),
    ];
    let mut id = 0;
    for (round, on, pairs) in rounds {
        for (home, guest) in pairs {
            id += 1;
            add(set(id, round, home, guest, on, Occasion::Round));
        }
    }
    journal
}

pub fn set(id: u32, round: u32, home: u32, guest: u32, on: &str, occasion: Occasion) -> Fact {
    let (home, guest, on) = (TeamId(home), TeamId(guest), day(on));
    let fixture = Fixture { class: LIGA, group: 0, round, home, guest, on, occasion, starts: None };
    Fact::MatchSet { id: MatchId(id), fixture }
}

pub fn seats() -> Vec<Seat> {
    (1..=2).map(|board| Seat { board, rank: Rank::Listed(board as u32), absent: false }).collect()
}

pub const WON: [BoardResult; 2] = [BoardResult::HomeWins; 2];
pub const LOST: [BoardResult; 2] = [BoardResult::GuestWins; 2];
pub const DRAWN: [BoardResult; 2] = [BoardResult::Drawn; 2];
/// 1:1, and better by the Berlin system.
pub const FIRST_BOARD: [BoardResult; 2] = [BoardResult::HomeWins, BoardResult::GuestWins];

pub fn card(id: u32, results: [BoardResult; 2]) -> Fact {
    Fact::reported(MatchId(id), seats(), seats(), results.map(Some).to_vec())
}

#[track_caller]
pub fn play(journal: &mut Journal, on: &str, id: u32, results: [BoardResult; 2]) {
    act(journal, on, card(id, results)).expect("reported");
    act(journal, on, Fact::confirmed(MatchId(id))).expect("confirmed");
}

pub const AFTER: &str = "1987-11-20";

pub fn decision(about: About, sets: Option<[i32; 2]>, sanctions: Vec<Imposition>) -> Decision {
    let matches = |boards: [i32; 2]| match boards[0].cmp(&boards[1]) {
        std::cmp::Ordering::Less => [0, 2],
        std::cmp::Ordering::Equal => [1, 1],
        std::cmp::Ordering::Greater => [2, 0],
    };
    Decision {
        about,
        by: Office::Spielleiter,
        level: Level::Bezirk,
        stage: Stage::First,
        postmark: day(AFTER),
        article: "16.4".to_owned(),
        copies: 4,
        sets: sets.map(|boards| (boards, matches(boards))),
        reasons: "heard".to_owned(),
        sanctions,
        panel: Vec::new(),
        settles: None,
    }
}

pub fn made(number: u32, decision: Decision) -> Fact {
    Fact::DecisionMade { id: DecisionId(number), decision }
}

pub fn game(id: u32) -> About {
    About::Match(MatchId(id))
}

pub fn imposed(on: Banned, sanction: Sanction) -> Imposition {
    Imposition { on, sanction, breach: day("1987-10-04"), consent: true }
}

pub fn fine(club: u32, amount: u32) -> Imposition {
    imposed(Banned::Club(ClubId(club)), Sanction::Fine(amount))
}

pub fn tenths(journal: &Journal, id: u32) -> Option<[i32; 2]> {
    match counted(journal.state(), MatchId(id)).0 {
        Played::Open => None,
        Played::Decided { boards, .. } | Played::Score { boards, .. } => Some(boards.map(Points::in_tenths)),
    }
}

pub fn revoked(decision: u32, by: Office, level: Level) -> Fact {
    Fact::DecisionRevoked { decision: DecisionId(decision), by, level, reasons: "misread".to_owned() }
}

pub fn lodge(id: u32, against: u32, club: u32, on: &str, fee: u32) -> Fact {
    Fact::RemedyLodged {
        id: RemedyId(id),
        against: DecisionId(against),
        by: Appellant::Club(ClubId(club)),
        basis: Basis::ResultDecided,
        lodged: lodged(on, fee),
    }
}

/// A ruling of the committee of the Bezirk on a protest.
pub fn rule(remedy: u32, outcome: Outcome, number: u32, sets: Option<[i32; 2]>) -> Fact {
    let result = Decision {
        by: Office::Spielausschuss,
        stage: Stage::Protest,
        article: "5.3".to_owned(),
        ..decision(game(1), sets, Vec::new())
    };
    Fact::RemedyDecided { remedy: RemedyId(remedy), outcome, decision: DecisionId(number), result }
}

/// Acts through the door; a decision that names no other day is posted on that day.
pub fn act(journal: &mut Journal, on: &str, fact: Fact) -> Result<turmuhr_season::Outcome, Refusal> {
    let stamped = |decision: Decision| {
        let postmark = if decision.postmark == day(AFTER) { day(on) } else { decision.postmark };
        Decision { postmark, ..decision }
    };
    let fact = match fact {
        Fact::DecisionMade { id, decision } => Fact::DecisionMade { id, decision: stamped(decision) },
        Fact::RemedyDecided { remedy, outcome, decision, result } => {
            Fact::RemedyDecided { remedy, outcome, decision, result: stamped(result) }
        }
        other => other,
    };
    super::act(journal, on, fact)
}
