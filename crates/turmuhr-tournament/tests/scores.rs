//! What a round scores before everything is played: matches without a game, adjourned and open games.

mod support;

use support::{Desk, ONLY};
use turmuhr_exchange::trf;
use turmuhr_tournament::{
    EntryId, Fact, Format, GameResult, RoundNo, TeamId, import::import, report, report::Shown,
    settings::TeamColours, table,
};

/// Points as a table writes them.
fn whole(points: turmuhr_core::Points) -> String {
    points.to_string().trim_end_matches(".0").to_owned()
}

/// Name, points and game points.
fn points(desk: &Desk, after: u32) -> Vec<(String, String, String)> {
    let made = table(desk.event(), desk.section(), after).expect("a table");
    let counted = made.counted();
    let mut rows: Vec<(String, String, String)> = made
        .rows()
        .map(|(party, row)| {
            let own = counted.participants.iter().find(|one| one.id == row.id).expect("listed");
            let games = own.rounds.iter().map(|cell| cell.points.games).sum::<turmuhr_core::Points>();
            (desk.section().name(party).to_owned(), row.points.amount.to_string(), whole(games))
        })
        .collect();
    rows.sort();
    rows
}

fn file(desk: &Desk) -> String {
    report::document(desk.event(), desk.section(), 99, Shown::AsCounted).write().0
}

fn taken(text: &str) -> Desk {
    let imported = import(&trf::read(text.as_bytes())).expect("can be taken over");
    let mut desk = Desk::default();
    for fact in imported.facts {
        desk.say(fact);
    }
    desk
}

/// Two teams of four with these seats in their match, where nobody meets anybody. The other match is drawn.
fn match_of(format: Format, first: [bool; 4], second: [bool; 4]) -> Desk {
    let mut desk = Desk::of(format, 1);
    desk.enter_teams(4, 4);
    desk.draw_lots();
    desk.pair();
    let pair = desk.section().round(RoundNo(1)).expect("paired").pairs[0].clone();
    for (party, seats) in [(pair.first, first), (pair.second, second)] {
        let (team, squad) = desk.section().team(party).expect("a team");
        let players =
            squad.players.iter().zip(&seats).map(|(player, taken)| taken.then_some(*player)).collect();
        desk.say(Fact::LineUpSet { section: ONLY, round: RoundNo(1), team, players });
    }
    for game in desk.section().missing(RoundNo(1)) {
        desk.say(Desk::result(game.of(RoundNo(1)), GameResult::DRAW));
    }
    desk
}

#[test]
fn a_match_without_a_game_scores_by_its_boards() {
    let swiss =
        |by_game_points| Format::TeamSwiss { boards: 4, preferences: TeamColours::TypeA, by_game_points };
    let league = Format::TeamRoundRobin { boards: 4, cycles: 1, guest_has_white: true };
    const NONE: [bool; 4] = [false; 4];
    for format in [swiss(false), swiss(true), league] {
        let by_games = matches!(format, Format::TeamSwiss { by_game_points: true, .. });
        let of_match = |desk: &Desk| {
            let pair = desk.section().round(RoundNo(1)).expect("paired").pairs[0].clone();
            let all = points(desk, 1);
            [pair.first, pair.second].map(|party| {
                let row = all.iter().find(|(name, ..)| name == desk.section().name(party)).expect("a row");
                (row.1.clone(), row.2.clone())
            })
        };
        let scores = |matches: &str, games: &str| {
            (if by_games { games } else { matches }.to_owned(), games.to_owned())
        };
        // Three boards against empty seats, the fourth −:−.
        let desk = match_of(format.clone(), [true, true, true, false], NONE);
        assert_eq!(of_match(&desk), [scores("2", "3"), scores("0", "0")], "{format:?}");
        // Each team left the other's players alone: two boards each, a drawn match.
        let drawn = match_of(format.clone(), [true, true, false, false], [false, false, true, true]);
        assert_eq!(of_match(&drawn), [scores("1", "2"), scores("1", "2")], "{format:?}");
        for desk in [desk, drawn] {
            let (section, next) = (desk.section(), RoundNo(2));
            for (party, row) in table(desk.event(), section, 1).expect("a table").rows() {
                let before = whole(section.points_before(party, next));
                assert_eq!(before, row.points.amount.to_string(), "the list of the next round, {format:?}");
            }
            let again = taken(&file(&desk));
            assert_eq!(points(&again, 1), points(&desk, 1), "{format:?}\n{}", file(&desk));
        }
    }
}

#[test]
fn a_match_whose_line_up_is_awaited_scores_nothing() {
    let format = Format::TeamSwiss { boards: 2, preferences: TeamColours::TypeA, by_game_points: false };
    let mut desk = Desk::of(format, 1);
    desk.enter_teams(2, 2);
    let players = vec![Some(EntryId(1)), Some(EntryId(2))];
    desk.say(Fact::LineUpSet { section: ONLY, round: RoundNo(1), team: TeamId(1), players });
    let empty = turmuhr_tournament::Team { name: "Team 2".to_owned(), ..Default::default() };
    desk.say(Fact::TeamChanged { section: ONLY, team: TeamId(2), new: empty });
    desk.draw_lots();
    desk.pair();
    assert!(!desk.section().missing(RoundNo(1)).is_empty(), "the other team is awaited");
    let scored: Vec<String> = points(&desk, 1).into_iter().map(|(_, points, _)| points).collect();
    assert_eq!(scored, ["0", "0"]);
}
