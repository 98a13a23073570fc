//! What a round scores before everything is played: matches without a game, adjourned and open games.

mod support;

use support::{Desk, ONLY, at};
use turmuhr_exchange::trf;
use turmuhr_tournament::{
    EntryId, Fact, Format, GameResult, RoundNo, TeamId,
    import::import,
    report,
    report::Shown,
    settings::{SwissSystem, TeamColours},
    table,
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

/// Points by starting number, in the table and in the file.
fn both(desk: &Desk) -> Vec<(String, String)> {
    let section = desk.section();
    let made = table(desk.event(), section, section.current_round()).expect("a table");
    let document = report::document(desk.event(), section, 99, Shown::AsCounted);
    let written = |number| {
        document.records().find_map(|record| match record {
            trf::Record::Player(row) if row.id == number => row.points.map(whole),
            _ => None,
        })
    };
    let of = |number| Some((made.standings.row(number)?.points.amount.to_string(), written(number)?));
    section.starting_list().iter().filter_map(|(number, _)| of(number)).collect()
}

#[test]
fn only_the_adjourned_game_counts_as_drawn() {
    let mut desk = Desk::of(Format::Swiss { system: SwissSystem::Dutch, baku: false }, 3);
    desk.enter_many(6);
    desk.draw_lots();
    desk.pair();
    desk.say(Desk::result(at(1, 1, 1), GameResult::Adjourned));
    let half = |score: &(String, String)| *score == ("0.5".to_owned(), "0.5".to_owned());
    let none = |score: &(String, String)| *score == ("0".to_owned(), "0".to_owned());
    let scores = both(&desk);
    assert_eq!(scores.iter().filter(|score| half(score)).count(), 2, "{scores:?}");
    assert_eq!(scores.iter().filter(|score| none(score)).count(), 4, "open games: {scores:?}");
    // The file does not warn of its own points.
    let read = trf::read(file(&desk).as_bytes());
    let differ = |finding: &trf::Finding| matches!(finding.kind, trf::FindingKind::PointsDiffer { .. });
    let told = trf::Tournament::new(&read).findings.into_iter().filter(differ).count();
    assert_eq!(told, 2, "only the adjourned game, which a file cannot tell from an open one");
    desk.say(Desk::result(at(1, 2, 1), GameResult::WHITE_WINS));
    desk.say(Desk::result(at(1, 3, 1), GameResult::WHITE_WINS));
    let read = trf::read(file(&desk).as_bytes());
    assert!(!trf::Tournament::new(&read).findings.iter().any(differ));
    let scores = both(&desk);
    assert_eq!(scores.iter().filter(|score| half(score)).count(), 2, "{scores:?}");
}

#[test]
fn only_the_adjourned_game_of_a_match_of_two_counts_as_drawn() {
    let mut desk = Desk::of(Format::Swiss { system: SwissSystem::DoubleSwiss, baku: false }, 3);
    desk.enter_many(4);
    desk.draw_lots();
    desk.pair();
    desk.say(Desk::result(at(1, 1, 2), GameResult::Adjourned));
    let scores = both(&desk);
    let all: Vec<&str> = scores.iter().flat_map(|(shown, written)| [shown.as_str(), written]).collect();
    assert_eq!(all.iter().filter(|points| **points == "0.5").count(), 4, "{scores:?}");
    assert_eq!(all.iter().filter(|points| **points == "0").count(), 4, "{scores:?}");
}

#[test]
fn open_boards_of_a_match_count_nothing_beside_an_adjourned_one() {
    let format = Format::TeamSwiss { boards: 4, preferences: TeamColours::TypeA, by_game_points: true };
    let mut desk = Desk::of(format, 1);
    desk.enter_teams(2, 4);
    desk.draw_lots();
    desk.pair();
    desk.say(Desk::result(at(1, 1, 3), GameResult::Adjourned));
    assert!(points(&desk, 1).iter().all(|(_, _, games)| games == "0.5"), "{:?}", points(&desk, 1));
    let written = file(&desk);
    let sum =
        written.lines().filter(|line| line.starts_with("001")).filter(|line| line[80..84].trim() == "0.5");
    assert_eq!(sum.count(), 2, "{written}");
}
