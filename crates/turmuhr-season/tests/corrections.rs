//! Corrections: what becomes known later changes no result by itself.

mod support;

use support::{act, day, said};
use turmuhr_federation::{
    date::Season,
    law::level::Level,
    matches::lineup::{BoardResult, Rank, Seat},
    persons::person::{ClubId, PersonId, TeamNumber},
};
use turmuhr_season::{
    AsOf, ClassId, Fact, Journal, MatchId, Statement, TeamId,
    fact::{Class, Fixture},
    registry::{Line, ListKind, Name, PassNumber},
};

const NORD: ClubId = ClubId(1);
const SUED: ClubId = ClubId(2);

fn person(id: u32, surname: &str, born: &str) -> Statement {
    let name = Name { surname: surname.to_owned(), first_name: "X".to_owned() };
    Statement::PersonEntered { person: PersonId(id), name, born: Some(day(born)), sex: None, german: true }
}

/// A birth corrected after a confirmed match opens a matter; the result stays until it is decided.
#[test]
fn a_corrected_birth_opens_a_matter_and_changes_nothing() {
    let mut journal = Journal::default();
    let on = "1989-07-20";
    let season = Season { begins: 1989 };
    let open = Fact::SeasonOpened { season, ordinance: "nrw-1987".to_owned(), texts: Vec::new() };
    act(&mut journal, on, open).unwrap();
    let details = Class {
        competition: Some("jmm".to_owned()),
        ordinance: Some("nrw-youth-1989".to_owned()),
        ..Class::league("Jugend", Level::Bezirk, 1, 2)
    };
    act(&mut journal, on, Fact::ClassFormed { class: ClassId(1), details }).unwrap();
    for (club, first) in [(NORD, 1), (SUED, 3)] {
        let details =
            serde_json::json!({ "name": format!("SV {}", club.0), "bezirk": "B1", "verband": "V1" });
        let details = serde_json::from_value(details).unwrap();
        act(&mut journal, on, Fact::ClubAdmitted { club, details }).unwrap();
        let (team, number, class) = (TeamId(club.0), TeamNumber(1), ClassId(1));
        act(&mut journal, on, Fact::TeamEntered { team, club, number, class, ranks: [1, 99] }).unwrap();
        let mut lines = Vec::new();
        for rank in 1..=2 {
            let id = first + rank - 1;
            act(&mut journal, on, said(person(id, &format!("P{id}"), "1972-01-01"))).unwrap();
            let (person, from) = (PersonId(id), day("1985-01-01"));
            let number = PassNumber(id);
            act(&mut journal, on, said(Statement::PassIssued { person, club, number, from })).unwrap();
            let rank = Rank::Youth { team: TeamNumber(1), rank };
            lines.push(Line { rank, person, guest_of: None });
        }
        let (closing, handed_in, list) = (day("1989-08-01"), day("1989-07-20"), ListKind::Youth);
        let registered = Statement::ListRegistered { club, list, closing, handed_in, lines };
        act(&mut journal, "1989-07-20", said(registered)).unwrap();
    }
    let groups = vec![vec![TeamId(1), TeamId(2)]];
    act(&mut journal, "1989-08-02", Fact::GroupsDrawn { class: ClassId(1), seed: 1, groups }).unwrap();
    let fixture = Fixture {
        class: ClassId(1),
        group: 0,
        round: 1,
        home: TeamId(1),
        guest: TeamId(2),
        on: day("1989-10-01"),
        occasion: Default::default(),
        starts: None,
    };
    act(&mut journal, "1989-08-02", Fact::MatchSet { id: MatchId(1), fixture }).unwrap();
    let seat = |board| {
        let rank = Rank::Youth { team: TeamNumber(1), rank: u32::try_from(board).unwrap() };
        Seat { board, rank, absent: false }
    };
    let seats = || vec![seat(1), seat(2)];
    let drawn = vec![Some(BoardResult::Drawn), Some(BoardResult::Drawn)];
    act(&mut journal, "1989-10-01", Fact::reported(MatchId(1), seats(), seats(), drawn)).unwrap();
    act(&mut journal, "1989-10-02", Fact::confirmed(MatchId(1))).unwrap();
    let found = journal.state().found(MatchId(1));
    assert!(found.is_empty(), "{found:?}");
    let before = turmuhr_season::tables::group_table(journal.state(), ClassId(1), 0);
    // Born in 1968: too old on 1 September 1989.
    let born = Statement::BornOn { person: PersonId(1), born: day("1968-01-01") };
    let outcome = act(&mut journal, "1990-02-01", said(born)).unwrap();
    assert_eq!(outcome.opened.len(), 1);
    assert_eq!(outcome.opened[0].about, MatchId(1));
    assert_eq!(turmuhr_season::tables::group_table(journal.state(), ClassId(1), 0), before);
    let then = AsOf { true_on: day("1989-10-01"), known_by: day("1990-01-31") };
    assert_eq!(
        journal.state().registry.born(PersonId(1), then).map(|born| born.value),
        Some(day("1972-01-01"))
    );
}
