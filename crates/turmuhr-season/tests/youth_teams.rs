//! The youth team championship, by article: three groups of three teams, so that the season stays small. The first of each
//! group wins everything, the second beats the third.

mod support;

use support::championship::*;
use turmuhr_federation::matches::lineup::{BoardResult, Occasion, Rank, Seat, Which};
use turmuhr_season::{
    ClassId, MatchId, TeamId,
    fact::{Class, Fixture},
    pending::Open,
    tables::{group_moves, group_table},
    year::{SettledBy, Settlement},
};

const LEAGUE: ClassId = ClassId(1);

fn seats() -> Vec<Seat> {
    let rank = |rank: u32| Rank::Youth { team: TeamNumber(1), rank };
    (1..=8).map(|board| Seat { board: board as usize, rank: rank(board), absent: false }).collect()
}

fn match_of(journal: &mut Journal, number: u32, fixture: Fixture, home_points: usize) {
    let id = MatchId(number);
    let on = fixture.on.to_string();
    act(journal, "1989-10-01", Fact::MatchSet { id, fixture }).expect("set");
    let results = (0..8)
        .map(|board| Some(if board < home_points { BoardResult::HomeWins } else { BoardResult::GuestWins }));
    let card = Fact::reported(id, seats(), seats(), results.collect());
    turmuhr_season::act(journal, card, support::noon(&on), "test").expect("reported");
    let waived = Vec::new();
    let confirmed = Fact::MatchConfirmed { id, waived, reason: String::new(), frozen: None };
    turmuhr_season::act(journal, confirmed, support::noon(&on), "test").expect("confirmed");
}

/// Groups played; all matches on one day, for time does not run backwards.
fn groups() -> Journal {
    let mut journal = federation("1989/90", "nrw-1987");
    let under = Some("nrw-youth-1989".to_owned());
    let class = Class {
        competition: Some("jmm".to_owned()),
        ordinance: under,
        ..Class::league("NRW-Jugendliga", Level::Bund, 9, 8)
    };
    act(&mut journal, "1989-09-01", Fact::ClassFormed { class: LEAGUE, details: class }).expect("formed");
    let mut pass = 1000;
    for number in 1..=9 {
        let club = ClubId(10 + number);
        let details = Club {
            name: format!("J{number}"),
            bezirk: "Z".to_owned(),
            verband: "A".to_owned(),
            affiliated: true,
            bans: Vec::new(),
        };
        act(&mut journal, "1989-09-01", Fact::ClubAdmitted { club, details }).expect("admitted");
        let team = Fact::TeamEntered {
            team: TeamId(number),
            club,
            number: TeamNumber(1),
            class: LEAGUE,
            ranks: [1, 8],
        };
        act(&mut journal, "1989-09-01", team).expect("entered");
        let mut lines = Vec::new();
        for rank in 1..=8 {
            pass += 1;
            let person = PersonId(pass);
            let name = Name { surname: format!("Y{pass}"), first_name: "X".to_owned() };
            let sex = if rank == 7 { Sex::Female } else { Sex::Male };
            let born = Some(day(if rank == 8 { "1976-01-01" } else { "1972-01-01" }));
            let entered = Statement::PersonEntered { person, name, born, sex: Some(sex), german: true };
            act(&mut journal, "1989-09-01", said(entered)).expect("entered");
            let issued =
                Statement::PassIssued { person, club, number: PassNumber(pass), from: day("1985-01-01") };
            act(&mut journal, "1989-09-01", said(issued)).expect("pass");
            let rank = Rank::Youth { team: TeamNumber(1), rank };
            lines.push(turmuhr_season::registry::Line { rank, person, guest_of: None });
        }
        let list = Statement::ListRegistered {
            club,
            list: turmuhr_season::registry::ListKind::Youth,
            closing: day("1989-09-01"),
            handed_in: day("1989-08-20"),
            lines,
        };
        act(&mut journal, "1989-09-01", said(list)).expect("list");
    }
    let own = Details { class: Some(LEAGUE), ..youth("jmm", "1989-10-01") };
    let told =
        tell(&mut journal, "1989-09-01", Act::Announced { id: FIRST, details: own }).expect("announced");
    // 8.1 to 8.3: the ordinance gives groups, final and relegation, whatever the class says.
    let groups = |one: &Concern| match one {
        Concern::Championship(Notice::Groups { count, size, to_final, relegated, cite }) => {
            Some(([*count, *size, *to_final, *relegated], cite.article.clone()))
        }
        _ => None,
    };
    assert_eq!(told.concerns.iter().find_map(groups), Some(([3, 8, 2, 2], "8.2".to_owned())));
    let groups = (0..3).map(|group| (1..=3).map(|place| TeamId(group * 3 + place)).collect()).collect();
    act(&mut journal, "1989-09-01", Fact::GroupsDrawn { class: LEAGUE, seed: 1, groups }).expect("drawn");
    let mut number = 0;
    for group in 0..3_u32 {
        for (round, (home, guest)) in [(1, (1, 2)), (2, (2, 3)), (3, (3, 1))] {
            number += 1;
            let fixture = Fixture {
                class: LEAGUE,
                group: group as usize,
                round,
                home: TeamId(group * 3 + home),
                guest: TeamId(group * 3 + guest),
                on: day("1989-10-01"),
                occasion: Occasion::Round,
                starts: None,
            };
            // The first wins 5:3 and 8:0, the second 8:0 against the third.
            let points = match (home, guest) {
                (1, 2) => 5,
                (2, 3) => 8,
                _ => 0,
            };
            match_of(&mut journal, number, fixture, points);
        }
    }
    journal
}

/// F-628, F-629, F-631, F-635: two of each group, one result carried over, four rounds, the host of a play-off, the title.
#[test]
fn youth_8_2_to_8_6_the_final() {
    let mut journal = groups();
    let teams = [1, 2, 4, 5, 7, 8].map(TeamId).to_vec();
    assert_eq!(state(&journal).finalists(LEAGUE), Some(teams.clone()));
    let (_, moves) = group_moves(state(&journal), LEAGUE, 0).expect("a table");
    // 8.3: the last two of each group, but nobody who goes to the final: these groups have three teams.
    assert_eq!(moves.relegated, [TeamId(3)]);
    let fixtures = state(&journal).final_fixtures(LEAGUE, day("1989-10-01"), 0).expect("a final");
    assert_eq!(fixtures.len(), 12);
    for team in &teams {
        assert_eq!(fixtures.iter().filter(|one| one.home == *team || one.guest == *team).count(), 4);
    }
    // Only who has qualified plays there.
    let stranger = Fixture { home: TeamId(3), ..fixtures[0].clone() };
    let refused = act(&mut journal, "1989-10-01", Fact::MatchSet { id: MatchId(50), fixture: stranger });
    assert_eq!(refused, Err(Refusal::Stranger(TeamId(3))));
    // Team 1 beats everybody, but draws with team 4, which wins the rest.
    let mut regular = None;
    for (fixture, number) in fixtures.into_iter().zip(10..) {
        let best = |team: TeamId| {
            [TeamId(1), TeamId(4), TeamId(7), TeamId(2), TeamId(5), TeamId(8)]
                .iter()
                .position(|known| *known == team)
        };
        let (home, guest) = (fixture.home, fixture.guest);
        let both = [home, guest];
        let points = if both.contains(&TeamId(1)) && both.contains(&TeamId(4)) {
            regular = Some((home, guest));
            4
        } else if best(home) < best(guest) {
            5
        } else {
            3
        };
        match_of(&mut journal, number, fixture, points);
    }
    let table = group_table(state(&journal), LEAGUE, 3).expect("the table of the final");
    let points: Vec<(TeamId, u32, i64)> =
        table.table.rows.iter().map(|row| (row.team, row.matches, row.match_points)).collect();
    assert_eq!(points.iter().map(|row| row.1).collect::<Vec<_>>(), [5; 6], "four played, one carried over");
    assert_eq!((points[0].2, points[1].2), (9, 9));
    let one = |journal: &Journal| state(journal).championships.all[&FIRST].clone();
    assert_eq!(state(&journal).champion(&one(&journal)), None, "board points do not decide first place");
    let open = state(&journal).class_moves(LEAGUE).open;
    assert_eq!((open.len(), open[0].0), (1, 3));
    // 8.4: at the club that travelled.
    let (home, guest) = regular.expect("they have met");
    let (host, other, cite) = state(&journal).playoff_sides(LEAGUE, home, guest).expect("fixed");
    assert_eq!((host, other, cite.article.as_str()), (guest, home, "8.4"));
    let playoff = |home, guest| Fixture {
        class: LEAGUE,
        group: 3,
        round: 1,
        home,
        guest,
        on: day("1989-10-01"),
        occasion: Occasion::PlayOff,
        starts: None,
    };
    let wrong = Fact::MatchSet { id: MatchId(40), fixture: playoff(home, guest) };
    assert!(matches!(why(act(&mut journal, "1989-10-01", wrong)), NotSo::OtherHost(at, _) if at == guest));
    match_of(&mut journal, 40, playoff(guest, home), 6);
    let settled = Settlement { class: LEAGUE, group: 3, order: vec![guest, home], how: SettledBy::PlayOff };
    act(&mut journal, "1989-10-01", Fact::TieSettled { settled }).expect("settled");
    tell(&mut journal, "1989-10-01", Act::Closed { id: FIRST }).expect("closed");
    let (who, award) = state(&journal).title(FIRST).expect("a title");
    assert_eq!(who.club(), state(&journal).teams[&guest].club);
    assert_eq!(award.text.de, "Jugend-Mannschaftsmeister von Nordrhein-Westfalen 1990");
    assert_eq!(state(&journal).onward(&one(&journal)).qualified.len(), 1, "a second is not admitted");
    // The six of the final are known to the draw of the next year.
    let first = |fact: &Fact| {
        let Fact::Championship { act: Act::RightNoted { right, .. } } = fact else { return false };
        matches!(right, Right::FirstOfLastYear { .. })
    };
    let next = state(&journal).next_season(day("1990-09-01"), Open::Refused).expect("everything is closed");
    assert_eq!(next.iter().filter(|fact| first(fact)).count(), 6);
    let moves = state(&journal).class_moves(LEAGUE);
    assert!(moves.promoted.is_empty() && moves.open.is_empty(), "{moves:?}");
}

/// F-626: board 7 is for a girl, judged from the registry by the youth ordinance.
#[test]
fn youth_8_1_a_boy_on_board_7_loses() {
    let mut journal = groups();
    let fixture = state(&journal).final_fixtures(LEAGUE, day("1989-10-01"), 0).expect("a final")[0].clone();
    let (id, on) = (MatchId(30), fixture.on.to_string());
    act(&mut journal, "1989-10-01", Fact::MatchSet { id, fixture }).expect("set");
    let mut swapped = seats();
    (swapped[5].rank, swapped[6].rank) = (swapped[6].rank, swapped[5].rank);
    let card = Fact::reported(id, swapped, seats(), vec![Some(BoardResult::Drawn); 8]);
    let told = turmuhr_season::act(&mut journal, card, support::noon(&on), "test").expect("reported");
    let found = state(&journal).found(id);
    assert!(
        found.iter().any(|one| one.violation.side == Which::Home && one.violation.board == Some(7)),
        "{found:?}"
    );
    assert!(!told.concerns.is_empty());
}

/// F-601: at most two seasons from the lowest youth class of a Verband to the top.
#[test]
fn youth_7_2_classes_of_a_verband() {
    let mut journal = federation("1989/90", "nrw-1987");
    let mut form = |number: u32, height: i64| {
        let details = Class {
            competition: Some("jmm".to_owned()),
            ordinance: Some("nrw-youth-1989".to_owned()),
            ..Class::league(&format!("K{number}"), Level::Verband, height, 8)
        };
        act(&mut journal, "1989-09-01", Fact::ClassFormed { class: ClassId(number), details })
            .expect("formed")
            .concerns
    };
    assert_eq!(form(1, 3), []);
    assert_eq!(form(2, 2), []);
    let far = form(3, 1);
    let [Concern::Championship(Notice::FarDown(classes, cite))] = &far[..] else { panic!("{far:?}") };
    assert_eq!((classes.join(" "), cite.article.as_str()), ("K3".to_owned(), "7.2"));
}
