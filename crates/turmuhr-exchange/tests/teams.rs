//! Team matches, assembled from the games of their members, and paired (C.04.6).

use turmuhr_contest::{Ask, Purpose, Ready, TableAsk};
use turmuhr_core::{Bye, Color, PlayerId, Points, Round};
use turmuhr_exchange::trf::{self, Severity, Tournament};
use turmuhr_pairing::{Attendance, Board, System, TeamPreferences, pair};
use turmuhr_standings::{Measure, TieBreakEdition, standings, withdrawal::Leaver};
use turmuhr_testkit::{AtLeast, cases, on_cases};

/// A player's line: the rounds start in column 92.
fn player(id: u32, rounds: &str) -> String {
    format!("001 {id:>4}      {:<75}{rounds}\n", format!("Player {id}"))
}

fn team(id: u32, members: &str) -> String {
    format!("310 {id:>3} {:<65}{members}\n", format!("Team {id}"))
}

/// Four teams of two and a reserve; 1 beats 3 although its first player was absent, 2 and 4 draw.
fn four_teams(code: &str) -> String {
    let games = [
        (1, ""),
        (2, "     7 w 1"),
        (3, "     8 b ="),
        (4, "    10 b 1"),
        (5, "    11 w 0"),
        (6, ""),
        (7, "     2 b 0"),
        (8, "     3 w ="),
        (9, ""),
        (10, "     4 w 0"),
        (11, "     5 b 1"),
        (12, ""),
    ];
    let head = format!("142 5\n152 W\n192 {code}\n352 WB\n");
    let players: String = games.iter().map(|(id, rounds)| player(*id, rounds)).collect();
    let teams = ["   1    2    3", "   4    5    6", "   7    8    9", "  10   11   12"];
    let teams: String = teams.iter().zip(1..).map(|(members, id)| team(id, members)).collect();
    head + &players + &teams
}

fn ready(text: &str) -> Ready {
    Tournament::new(&trf::read(text.as_bytes())).ready(Ask::to(Purpose::Pair)).unwrap()
}

fn words(text: &str) -> Vec<&'static str> {
    let errors = Tournament::new(&trf::read(text.as_bytes())).ready(Ask::to(Purpose::Pair)).unwrap_err();
    errors.iter().map(|finding| finding.kind.word()).collect()
}

#[test]
fn a_match_is_the_sum_of_its_games() {
    let Ready { field, system } = ready(&four_teams("FIDE_TEAM"));
    assert_eq!(system, System::Team(TeamPreferences::TypeA));
    let score = |place: usize| field.players[place].pairing_score(&field.scoring, 2);
    assert_eq!([0, 1, 2, 3].map(score), [Points::whole(2), Points::ONE, Points::ZERO, Points::ONE]);
    // Team 1's first board is its second player.
    assert_eq!(field.players[0].round(1).colour(), Some(Color::White));
    assert_eq!(field.players[1].round(1).colour(), Some(Color::Black));
    assert_eq!(field.players[0].second_score, [Points::tenths(15)]);
    let pairing = pair(&field, system).unwrap();
    let board = |white, black| Board { white: PlayerId(white), black: PlayerId(black) };
    // 2 is upfloated to 1, 3 and 4 remain; White for the lower colour difference (4.3.5).
    assert_eq!(pairing.boards, [board(2, 1), board(3, 4)]);
}

#[test]
fn game_points_may_come_first() {
    let Ready { field, .. } = ready(&four_teams("FIDE_TEAM_TYPEB_GP_MP"));
    let score = |place: usize| field.players[place].pairing_score(&field.scoring, 2);
    assert_eq!([0, 1, 2, 3].map(score), [15, 10, 5, 10].map(Points::tenths));
    assert_eq!(field.players[1].second_score, [Points::ONE]);
    let Ready { field, .. } = ready(&four_teams("FIDE_TEAM_TYPEB_GP"));
    assert!(field.players.iter().all(|team| team.second_score.is_empty()));
}

#[test]
fn matches_that_were_not_played() {
    let players: String = (1..=6).map(|id| player(id, "")).collect();
    let teams = team(1, "   1    2") + &team(2, "   3    4") + &team(3, "   5    6");
    let games = player(7, "     8 w 1") + &player(8, "     7 b 0");
    let others = team(4, "   7") + &team(5, "   8");
    let text = format!(
        "142 5\n152 W\n192 FIDE_TEAM\n352 WB\n{players}{games}{teams}{others}330 -+ 001 001 002\n320  1.0  1.0 003\n240 Z 002 0002\n"
    );
    let Ready { field, .. } = ready(&text);
    let round = |place: usize| field.players[place].round(1);
    let (white, black) = (Some(Color::White), Some(Color::Black));
    assert_eq!(round(0), Round::ForfeitLoss { opponent: PlayerId(2), colour: white });
    assert_eq!(round(1), Round::ForfeitWin { opponent: PlayerId(1), colour: black });
    assert_eq!(round(2), Round::Bye(Bye::PairingAllocated));
    assert_eq!(field.players[2].pairing_score(&field.scoring, 2), Points::ONE);
    assert_eq!(field.players[1].next, Attendance::Away(Bye::Zero));
    assert_eq!(field.players[0].next, Attendance::Present);
}

#[test]
fn what_leaves_a_doubt_is_refused() {
    let good = four_teams("FIDE_TEAM");
    let cases = [
        (good.replace("310   4", "310   3"), "same-team"),
        (good.replace("   7    8    9", "   7    8    1"), "team-member"),
        (good.replace("    10 b 1", "     9 b 1"), "not-mirrored"),
        (format!("{good}260 001 005 0001 0009\n"), "unknown-team"),
        (format!("{good}330 +- 001 001 009\n"), "unknown-team"),
        (format!("{good}300 001 001 003 0003 0002\n"), "team-colours"),
        (good.replace("310", "###"), "no-teams"),
        (good.replace("FIDE_TEAM", "FIDE_DUTCH"), "team-tournament"),
        (good.replace("FIDE_TEAM", "CUSTOM_TEAM_SWISS"), "unsupported-type"),
    ];
    for (text, word) in cases {
        let found = words(&text);
        assert!(found.contains(&word), "{word}: {found:?}");
    }
}

/// Collected files contain the final points of every team, without findings.
#[test]
fn points_of_collected_teams_are_counted_again() {
    on_cases("points_of_collected_teams_are_counted_again", AtLeast { own: 2, corpus: 8 }, |cases| {
        let files = cases.files("team-swiss", "trf");
        for path in &files {
            let tournament = Tournament::new(&trf::read(&cases::bytes(path)));
            let odd: Vec<_> =
                tournament.findings.iter().filter(|finding| finding.severity >= Severity::Warning).collect();
            assert!(odd.is_empty(), "{}: {odd:?}", path.display());
            let ready = tournament.ready(Ask::to(Purpose::Check)).unwrap();
            for round in 1..=ready.field.rounds_done {
                pair(&ready.field.before(round), ready.system).unwrap();
            }
        }
        files.len()
    });
}

/// The teams' match and game points, as in the standings.
fn counted(text: &str) -> Vec<(String, String)> {
    let read = trf::read(text.as_bytes());
    let tournament = Tournament::new(&read);
    let rules = TieBreakEdition::CURRENT.rules();
    let event = tournament.sound().unwrap().event(&rules, None, None);
    let codes = ["MPTS", "GPTS"].map(|code| code.parse().unwrap());
    let made = standings(&event, rules, &codes).unwrap();
    let shown = |id: u32, column: usize| {
        made.row(PlayerId(id)).unwrap().values[column].as_ref().unwrap().amount.to_string()
    };
    (1..=4).map(|id| (shown(id, 0), shown(id, 1))).collect()
}

#[test]
fn record_299_with_a_result_is_what_such_a_match_is_worth() {
    let file = four_teams("FIDE_TEAM_TYPEA_MP_GP");
    let points = |more: &str| counted(&format!("{file}{more}"));
    let pair = |matches: &str, games: &str| (matches.to_owned(), games.to_owned());
    assert_eq!(points(""), [pair("2", "1.5"), pair("1", "1"), pair("0", "0.5"), pair("1", "1")]);
    // Team 1's win in round 1 scores three match points and two game points; nobody else has won.
    let won = points("299 W   3.0   2.0  001    1    2\n");
    assert_eq!(won, [pair("3", "2"), pair("1", "1"), pair("0", "0.5"), pair("1", "1")]);
    // Every draw of every team; game points stay unchanged if none are given.
    let drawn = points("299 D   0.5\n");
    assert_eq!(drawn, [pair("2", "1.5"), pair("0.5", "1"), pair("0", "0.5"), pair("0.5", "1")]);
    // Another round or another result changes nothing.
    assert_eq!(points("299 W   3.0   2.0  002    1\n"), points(""));
    assert_eq!(points("299 L   3.0   2.0  001    1\n"), points(""));
    // The pairing uses the same points.
    let field = ready(&format!("{file}299 W   3.0   2.0  001    1\n")).field;
    let scores: Vec<Points> = field.players.iter().map(|team| team.score(&field.scoring, 1)).collect();
    assert_eq!(scores, [3, 1, 0, 1].map(Points::whole));
}

#[test]
fn record_212_says_what_is_counted_first() {
    let first = |record: &str, code: &str| {
        let read = trf::read(format!("{record}{}", four_teams(code)).as_bytes());
        let tournament = Tournament::new(&read);
        let rules = TieBreakEdition::CURRENT.rules();
        let contest = tournament.sound().unwrap();
        (contest.event(&rules, None, None).primary, contest.tie_breaks.join(","))
    };
    let listed = |primary, list: &str| (primary, list.to_owned());
    let (mp, gp) = ("FIDE_TEAM_TYPEA_MP_GP", "FIDE_TEAM_TYPEA_GP_MP");
    assert_eq!(first("212 GPTS,MPTS,EGMSB\n", mp), listed(Measure::Game, "MPTS,EGMSB"));
    assert_eq!(first("212 MPTS,GPTS\n", gp), listed(Measure::Match, "GPTS"));
    assert_eq!(first("212 PTS,MPvGP\n", gp), listed(Measure::Game, "MPvGP"));
    assert_eq!(first("", gp), listed(Measure::Game, ""));
    assert_eq!(first("202 EDE,BC\n212 GPTS,MPTS\n", mp), listed(Measure::Game, "EDE,BC"));
}

#[test]
fn ex_16_what_wins_a_match() {
    // Results on eight boards from the first team's side; `x` is a board lost by both.
    let cases = [
        ("1111=000", ("2", "0"), ("2", "0")),
        ("11110000", ("1", "1"), ("1", "1")),
        ("1111000x", ("2", "0"), ("1", "0")),
        ("111=000x", ("1", "1"), ("0", "0")),
        ("1110xxxx", ("2", "0"), ("0", "0")),
    ];
    for (boards, nrw, fide) in cases {
        let mut text = "142 1\n192 FIDE_TEAM_ROUNDROBIN\n352 WBWBWBWB\n".to_owned();
        let line = |own: usize, other: usize, colour: char, result: char| {
            player(own as u32, &format!("  {other:>4} {colour} {result}"))
        };
        let (mut first, mut second) = (String::new(), String::new());
        for (board, result) in (1..).zip(boards.chars()) {
            let (one, other) = match result {
                '1' => ('1', '0'),
                '0' => ('0', '1'),
                '=' => ('=', '='),
                _ => ('0', '0'),
            };
            first.push_str(&line(board, board + 8, 'w', one));
            second.push_str(&line(board + 8, board, 'b', other));
        }
        text.push_str(&(first + &second));
        let members = |from: u32| (from..from + 8).map(|id| format!("{id:>4}")).collect::<Vec<_>>().join(" ");
        text.push_str(&(team(1, &members(1)) + &team(2, &members(9))));
        for (edition, wanted) in [(TieBreakEdition::Nrw1987, nrw), (TieBreakEdition::Fide2001, fide)] {
            let read = trf::read(text.as_bytes());
            let tournament = Tournament::new(&read);
            let contest = tournament.sound().unwrap_or_else(|errors| panic!("{errors:?}"));
            let event = contest.event(&edition.rules(), None, Some(turmuhr_standings::Form::RoundRobin));
            let made = standings(&event, edition.rules(), &["MPTS".parse().unwrap()]).unwrap();
            let points = |id: u32| made.row(PlayerId(id)).unwrap().points.amount.to_string();
            assert_eq!((points(1).as_str(), points(2).as_str()), wanted, "{boards} {edition}");
        }
    }
}

/// Two teams of two after a drawn match, with more in the second round.
fn two_teams(second: [&str; 4], records: &str) -> Tournament {
    let first = ["     3 w 1", "     4 b 0", "     1 b 0", "     2 w 1"];
    let lines = (1..).zip(first.iter().zip(second));
    let players: String = lines.map(|(id, (one, two))| player(id, &format!("{one}{two}"))).collect();
    let teams = team(1, "   1    2") + &team(2, "   3    4");
    let text = format!("142 3\n152 W\n192 FIDE_TEAM\n352 WB\n{players}{teams}{records}");
    Tournament::new(&trf::read(text.as_bytes()))
}

#[test]
fn a_last_round_of_nothing_but_forfeits_was_played() {
    let (won, nobody) = ("  0000 - +", "");
    let table = |tournament: &Tournament| {
        let contest = tournament.sound().unwrap();
        let table = contest.table(&TableAsk::of(TieBreakEdition::CURRENT)).unwrap();
        let points = |id| table.standings.row(PlayerId(id)).unwrap().points.amount.to_string();
        (contest.rounds, contest.complete_rounds(), points(1), points(2))
    };
    let told = |rounds: u32, one: &str, two: &str| (rounds, rounds, one.to_owned(), two.to_owned());
    // Record 330 with and without players at the boards.
    let line_ups = "300   2   1   2    1    2\n300   2   2   1 0000 0000\n";
    let seated = two_teams([won, won, nobody, nobody], &format!("330 +-   2   1   2\n{line_ups}"));
    assert_eq!(table(&seated), told(2, "3", "1"));
    let next = &seated.ready(Ask::to(Purpose::Pair)).unwrap().field;
    assert_eq!(next.rounds_done, 2);
    assert!(next.players.iter().all(|team| team.next == Attendance::Present), "{:?}", next.players);
    let empty = two_teams([nobody; 4], "330 --   2   1   2\n");
    assert_eq!(table(&empty), told(2, "1", "1"));
    // Each team has a player at another board: no match was forfeited as a whole.
    let line_ups = "300   2   1   2    1 0000\n300   2   2   1 0000    4\n";
    let apart = two_teams([won, nobody, nobody, won], line_ups);
    assert_eq!(table(&apart), told(2, "2", "2"));
    // Absences announce nothing but the next round.
    let absent = two_teams(["  0000 - Z", "  0000 - Z", nobody, nobody], "");
    assert_eq!(table(&absent), told(1, "1", "1"));
}

#[test]
fn an_empty_board_leaves_no_round_open_but_a_game_without_a_result_does() {
    let (nobody, line_ups) = ("", "300   2   1   2    1 0000\n300   2   2   1    3 0000\n");
    let played = two_teams(["     3 b 1", nobody, "     1 w 0", nobody], line_ups);
    assert_eq!((played.contest.rounds, played.contest.complete_rounds()), (2, 2));
    let open = two_teams(["     3 b  ", nobody, "     1 w  ", nobody], line_ups);
    assert_eq!((open.contest.rounds, open.contest.complete_rounds()), (2, 1));
    // An adjourned game has a value (162 X), and its round counts.
    let adjourned = format!("162  X 0.5\n{line_ups}");
    let adjourned = two_teams(["     3 b  ", nobody, "     1 w  ", nobody], &adjourned).contest;
    assert_eq!(
        (adjourned.complete_rounds(), adjourned.open_games(2), adjourned.adjourned_games(2)),
        (2, 0, 1)
    );
}

#[test]
fn who_left_is_read_from_the_comment_of_our_own_files() {
    let left = two_teams([""; 4], "### withdrawn 2:1\n### withdrawn by choice\n");
    assert_eq!(left.contest.leavers, [Leaver { id: PlayerId(2), after: 1 }]);
    let nobody = two_teams([""; 4], "### withdrawn 7:1\n");
    assert!(nobody.contest.leavers.is_empty());
    assert!(
        nobody.findings.iter().any(|finding| finding.kind.word() == "unknown-team"),
        "{:?}",
        nobody.findings
    );
}
