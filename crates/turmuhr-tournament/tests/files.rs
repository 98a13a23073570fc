//! Export of a section to a file, and import of a file as a section.

mod support;

use std::path::Path;

use support::{Desk, ONLY, at, party};
use turmuhr_exchange::trf::{self, Tournament};
use turmuhr_testkit::{AtLeast, Dice, cases, on_cases};
use turmuhr_tournament::{
    EntryId, Fact, Format, GameResult, Journal, Person, RoundNo, Settings, TeamId,
    import::{Change, NoImport, import},
    propose,
    report::{self, Shown},
    settings::{PointSystem, SwissSystem, TeamColours},
    submission::{FlawKind, Receiver, flaws},
    table,
};

fn played(settings: Settings, players: u32, seed: u64) -> Desk {
    let mut desk = Desk::with(settings);
    desk.enter_many(players);
    let groups = vec![vec![party(1), party(2)]];
    desk.say(Fact::PairsProhibited { section: ONLY, groups, reasons: Vec::new() });
    desk.draw_lots();
    let mut dice = Dice(seed);
    while propose(desk.event(), desk.section()).is_ok() && desk.section().current_round() < 4 {
        let round = desk.pair();
        desk.play(round, &mut dice);
    }
    desk
}

fn file(desk: &Desk) -> String {
    let rounds = desk.section().current_round();
    report::document(desk.event(), desk.section(), rounds, Shown::AsCounted).write().0
}

/// The journal of an imported file.
fn taken(text: &str) -> (Desk, Vec<Change>) {
    let imported = import(&trf::read(text.as_bytes())).expect("can be taken in");
    let mut desk = Desk { journal: Journal::default() };
    for fact in imported.facts {
        desk.say(fact);
    }
    (desk, imported.changes)
}

#[test]
fn what_is_exported_comes_back_the_same() {
    let swiss = |system| Format::Swiss { system, baku: false };
    let formats = [
        swiss(SwissSystem::Dutch),
        swiss(SwissSystem::Dutch2017),
        swiss(SwissSystem::Dubov),
        swiss(SwissSystem::Burstein),
        Format::Swiss { system: SwissSystem::Dutch, baku: true },
        Format::RoundRobin { cycles: 1 },
        swiss(SwissSystem::DoubleSwiss),
        Format::Swiss { system: SwissSystem::DoubleSwiss, baku: true },
    ];
    for format in formats {
        let rounds = if format.is_fixed() { 12 } else { 6 };
        let points = PointSystem {
            win: turmuhr_core::Points::whole(3),
            draw: turmuhr_core::Points::ONE,
            ..PointSystem::default()
        };
        let points =
            if matches!(format, Format::Swiss { baku: true, .. }) { PointSystem::default() } else { points };
        let desk = played(Settings { format: format.clone(), rounds, points, ..Settings::default() }, 13, 3);
        let text = file(&desk);
        let (again, changes) = taken(&text);
        assert_eq!(again.section().settings.format, format);
        assert_eq!(file(&again), text, "{format:?}");
        assert!(changes.iter().all(|change| *change == Change::BoardsOrdered), "{changes:?}");
        // The next round is the same too.
        let next = |desk: &Desk| propose(desk.event(), desk.section()).expect("a proposal").paired;
        assert_eq!(next(&again), next(&desk), "{format:?}");
    }
}

/// Teams with substitutes, an empty board, a forfeited match and a withdrawal.
fn of_teams(format: &Format, teams: u32, seed: u64) -> Desk {
    let boards = format.boards().expect("of teams");
    let mut desk = Desk::with(Settings {
        format: format.clone(),
        rounds: if format.is_fixed() { teams - 1 + teams % 2 } else { 6 },
        ..Settings::default()
    });
    desk.enter_teams(teams, boards);
    desk.draw_lots();
    let mut dice = Dice(seed);
    while propose(desk.event(), desk.section()).is_ok() && desk.section().current_round() < 4 {
        let round = desk.section().current_round() + 1;
        let members = |team: u32| (1..=boards + 1).map(move |seat| EntryId((team - 1) * (boards + 1) + seat));
        let mut line_up = |team: u32, players: Vec<Option<EntryId>>| {
            desk.say(Fact::LineUpSet { section: ONLY, round: RoundNo(round), team: TeamId(team), players });
        };
        match round {
            2 => line_up(1, members(1).skip(1).map(Some).collect()),
            3 => {
                line_up(1, members(1).take(boards as usize).map(Some).collect());
                line_up(2, members(2).take(boards as usize).map(|id| (id.0 % 3 > 0).then_some(id)).collect());
            }
            _ => {}
        }
        if round == 4 {
            let (team, reason) = (TeamId(3), "moved away".to_owned());
            desk.say(Fact::TeamWithdrawn { section: ONLY, team, from_round: RoundNo(4), reason });
        }
        desk.pair();
        if round == 1 {
            let games = desk.section().round(RoundNo(1)).expect("paired").pairs[0].games.clone();
            for (game, number) in games.iter().zip(1..) {
                let won = if game.first_has_white {
                    GameResult::WhiteByForfeit
                } else {
                    GameResult::BlackByForfeit
                };
                desk.say(Desk::result(at(1, 1, number), won));
            }
        }
        desk.play(RoundNo(round), &mut dice);
        // A board with only one player cannot have been played.
        for (pair, board) in
            desk.section().round(RoundNo(round)).expect("paired").pairs.clone().iter().zip(1..)
        {
            for (game, number) in pair.games.iter().zip(1..) {
                let result = match (game.white, game.black) {
                    (Some(_), None) => GameResult::WhiteByForfeit,
                    (None, Some(_)) => GameResult::BlackByForfeit,
                    (None, None) => GameResult::BothForfeit,
                    (Some(_), Some(_)) => continue,
                };
                desk.say(Desk::result(at(round, board, number), result));
            }
        }
        if round == 2 {
            let (party, points) = (party(2), turmuhr_core::Points::whole(-1));
            desk.say(Fact::PointsAdjusted { section: ONLY, party, round, points, reason: "late".to_owned() });
        }
    }
    desk
}

#[test]
fn teams_come_back_with_their_matches_line_ups_and_standings() {
    let swiss = |preferences, by_game_points| Format::TeamSwiss { boards: 4, preferences, by_game_points };
    let league = |guest_has_white| Format::TeamRoundRobin { boards: 4, cycles: 1, guest_has_white };
    let formats = [
        swiss(TeamColours::TypeA, false),
        swiss(TeamColours::TypeB, false),
        swiss(TeamColours::None, true),
        league(false),
        league(true),
    ];
    for format in formats {
        for (teams, seed) in [(8, 1), (9, 2), (10, 3), (7, 4)] {
            let desk = of_teams(&format, teams, seed);
            let at = format!("{format:?}, {teams} teams");
            let text = file(&desk);
            let (again, changes) = taken(&text);
            assert_eq!(again.section().settings.format, format, "{at}");
            // Comments contain numbers of their journal entries.
            let lines = |text: &str| {
                text.lines().filter(|line| !line.starts_with("### [")).map(str::to_owned).collect::<Vec<_>>()
            };
            assert_eq!(lines(&file(&again)), lines(&text), "{at}");
            let told = |change: &Change| matches!(change, Change::BoardsOrdered | Change::TeamAway { .. });
            assert!(changes.iter().all(told), "{at}: {changes:?}");
            let places = |desk: &Desk| {
                let section = desk.section();
                let table = table(desk.event(), section, section.current_round()).expect("a table");
                let rows = table.standings.rows.iter();
                rows.map(|row| (row.rank, row.id, format!("{:?}", row.values))).collect::<Vec<_>>()
            };
            assert_eq!(places(&again), places(&desk), "{at}");
            let next = |desk: &Desk| propose(desk.event(), desk.section()).map(|next| next.paired).ok();
            assert_eq!(next(&again), next(&desk), "{at}");
        }
    }
}

#[test]
fn teams_of_other_programs_come_in() {
    on_cases("teams_of_other_programs_come_in", AtLeast { own: 2, corpus: 8 }, |cases| {
        let files = cases.files("team-swiss", "trf");
        files.iter().for_each(|path| team_file_comes_in(path));
        files.len()
    });
}

/// The section and the file agree on each team.
fn team_file_comes_in(path: &Path) {
    let bytes = cases::bytes(path);
    let imported = import(&trf::read(&bytes)).unwrap_or_else(|why| panic!("{}: {why:?}", path.display()));
    let mut desk = Desk { journal: Journal::default() };
    for fact in imported.facts {
        desk.say(fact);
    }
    let paired = |bytes: &[u8]| {
        let contest = Tournament::new(&trf::read(bytes)).contest;
        contest.teams.as_ref().expect("teams").paired(&contest)
    };
    let before = paired(&bytes);
    let after = paired(file(&desk).as_bytes());
    for (before, after) in before.entrants.iter().zip(&after.entrants) {
        assert_eq!(before.history, after.history, "{}: team {}", path.display(), before.id);
        assert_eq!(before.second_score, after.second_score, "{}: team {}", path.display(), before.id);
    }
    assert_eq!(before.entrants.len(), after.entrants.len());
}

#[test]
fn what_cannot_be_taken_over_is_refused_with_the_reason() {
    let format = Format::TeamSwiss { boards: 4, preferences: TeamColours::TypeA, by_game_points: false };
    let mut desk = Desk::of(format, 5);
    desk.enter_teams(4, 4);
    desk.draw_lots();
    let round = desk.pair();
    desk.play(round, &mut Dice(5));
    let text = file(&desk);
    let asked = |text: &str| import(&trf::read(text.as_bytes())).map(|imported| imported.rounds);
    assert_eq!(asked(&text), Ok(1));
    let bye = text.clone() + "240 H   2    1\n";
    assert_eq!(asked(&bye), Err(NoImport::TeamBye { team: 1, round: RoundNo(2) }));
    // Two members change places without a line-up record.
    let swapped = text.replace("   1    2    3    4    5\n", "   3    2    1    4    5\n");
    assert_ne!(swapped, text);
    assert!(
        matches!(asked(&swapped), Err(NoImport::TornMatch { round: RoundNo(1), .. })),
        "{:?}",
        asked(&swapped)
    );
    // A match of the Double-Swiss has two games.
    let odd = "012 Double\n142 3\n192 FIDE_DOUBLESWISS\n001    1      A\n001    2      B\n";
    assert!(matches!(asked(odd), Err(NoImport::File(_))), "{:?}", asked(odd));
}

#[test]
fn every_change_is_told() {
    // Record 001 by its columns.
    let line = |id: u32, name: &str, points: &str, opponent: &str, rest: &str| {
        format!(
            "001 {id:>4} {:4} {name:<33} 2000 {:3} {:11} {:10} {points:>4} {:4}  {opponent:>4} {rest}\n",
            "", "", "", "", ""
        )
    };
    let text = ["012 Open\n", "092 Keizer\n", "202 BH,NONSENSE\n"].concat()
        + &line(2, "One", "1.0", "4", "w 1")
        + &line(4, "Two", "0.0", "2", "b 0")
        + &line(5, "Three", "1.0", "0000", "- U")
        + &line(6, "Four", "1.0", "0000", "- U");
    let (desk, changes) = taken(&text);
    let has = |wanted: fn(&Change) -> bool| assert!(changes.iter().any(wanted), "{changes:?}");
    has(|change| matches!(change, Change::SystemTaken { .. }));
    has(|change| matches!(change, Change::RoundsTaken { rounds: 1 }));
    has(|change| matches!(change, Change::TieBreakDropped { code } if code == "NONSENSE"));
    has(|change| matches!(change, Change::Renumbered { players: 4 }));
    has(|change| matches!(change, Change::SecondBye { round: RoundNo(1), .. }));
    assert_eq!(desk.section().current_round(), 1);
    assert_eq!(import(&trf::read(b"012 Nobody\n")), Err(NoImport::Nobody));
}

#[test]
fn a_submission_is_held_against_what_the_office_wants() {
    let settings = Settings { rounds: 2, ..Settings::default() };
    let mut desk = Desk::with(settings);
    let full = Person {
        fide_number: "4600001".to_owned(),
        birth: "1998-05-03".to_owned(),
        federation: "GER".to_owned(),
        ..Person::named("Roth, Lea")
    };
    let known = |number: &str, birth: &str| Person {
        fide_number: number.to_owned(),
        birth: birth.to_owned(),
        ..full.clone()
    };
    desk.enter([
        full.clone(),
        known("", "1990"),
        known("46x", "1990-01-01"),
        Person { name: "Nick".to_owned(), ..full.clone() },
        Person::named("Away, Always"),
    ]);
    let player = EntryId(5);
    let reason = "ill".to_owned();
    desk.say(Fact::Withdrawn { section: ONLY, player, from_round: RoundNo(1), reason });
    desk.draw_lots();
    desk.pair();
    desk.say(Desk::result(at(1, 1, 1), GameResult::Adjourned));
    let kinds = |receiver| -> Vec<FlawKind> {
        flaws(desk.event(), desk.section(), receiver).into_iter().map(|flaw| flaw.kind).collect()
    };
    let fide = kinds(Receiver::Fide);
    for wanted in [
        FlawKind::NoPlace,
        FlawKind::NoChiefArbiter,
        FlawKind::NoRoundDates { rounds: vec![RoundNo(1)] },
        FlawKind::NoFideNumber { player: EntryId(2) },
        FlawKind::OnlyBirthYear { player: EntryId(2) },
        FlawKind::BadFideNumber { player: EntryId(3) },
        FlawKind::NoFirstName { player: EntryId(4) },
        FlawKind::Adjourned { at: at(1, 1, 1) },
        FlawKind::ResultMissing { at: at(1, 2, 1) },
        FlawKind::RoundsMissing { played: 1, total: 2 },
    ] {
        assert!(fide.contains(&wanted), "{wanted:?}: {fide:?}");
    }
    // A player without a game is in no report, and a complete player has no flaw.
    let about =
        |id: u32| fide.iter().any(|kind| matches!(kind, FlawKind::NoBirth { player } if player.0 == id));
    assert!(!about(5) && !about(1));
    let german = kinds(Receiver::German);
    assert!(german.contains(&FlawKind::NoNationalNumber { player: EntryId(2) }), "{german:?}");
}

/// Our own file of a team round robin: everybody failed to come to the last round, except team 2's opponent.
#[test]
fn a_last_round_of_forfeited_matches_comes_in_with_its_winners() {
    let line = |id: u32, rounds: &str| {
        format!(
            "001 {id:>4} {:4} {:<33} 2000 {:3} {:11} {:10} {:>4} {:4}{rounds}\n",
            "", id, "", "", "", "", ""
        )
    };
    let team = |id: u32| format!("310 {id:>3} {:<65}{:>4}\n", format!("Team {id}"), id);
    let text = ["012 League\n142 3\n152 W\n192 FIDE_TEAM_ROUNDROBIN\n352 W\n"].concat()
        + &line(1, "     4 w 1     3 w 1")
        + &line(2, "     3 w =     4 b =")
        + &line(3, "     2 b =     1 b 0  0000 - +")
        + &line(4, "     1 b 0     2 w =  0000 - +")
        + &(1..=4).map(team).collect::<String>()
        + "330 -+   3   1   3\n300   3   1   3 0000\n300   3   3   1    3\n"
        + "330 -+   3   2   4\n300   3   2   4 0000\n300   3   4   2    4\n";
    let imported = import(&trf::read(text.as_bytes())).expect("can be taken in");
    assert_eq!(imported.rounds, 3);
    let (desk, changes) = taken(&text);
    assert!(!changes.iter().any(|change| matches!(change, Change::TeamAway { .. })), "{changes:?}");
    assert!(desk.section().withdrawn_teams.is_empty());
    let made = table(desk.event(), desk.section(), 3).expect("a table");
    let points: Vec<(u32, String)> =
        made.standings.rows.iter().map(|row| (row.id.0, row.points.amount.to_string())).collect();
    let told = [(1, "4"), (3, "3"), (4, "3"), (2, "2")].map(|(id, points)| (id, points.to_owned()));
    assert_eq!(points, told);
    // And out again.
    let again = Tournament::new(&trf::read(file(&desk).as_bytes())).contest;
    assert_eq!((again.rounds, again.complete_rounds()), (3, 3));
}

/// C.04.2, 2.2: with equal ratings the title decides, whichever way it is written and came in.
#[test]
fn old_title_letters_are_titles() {
    let text = "012 Open\n\
        001    1 w  g Roth, Lea                         1950 GER     4600001 1999/05/03  0.0    1\n\
        001    2 m wm Abel, Ida                         1950 GER     4600002 1999/05/03  0.0    2\n";
    let (desk, _) = taken(text);
    let titles: Vec<&str> = desk.section().players.values().map(|one| one.person.title.as_str()).collect();
    assert_eq!(titles, ["GM", "WIM"]);
    let mut typed = Desk::with(Settings::default());
    let person = |name: &str, title: &str| Person {
        title: title.to_owned(),
        fide_rating: Some(2400),
        ..Person::named(name)
    };
    let players = vec![
        (EntryId(1), person("Abel, Ida", "")),
        (EntryId(2), person("Beck, Ali", "f")),
        (EntryId(3), person("Roth, Lea", "g")),
    ];
    typed.say(Fact::PlayersEntered { section: ONLY, players });
    assert_eq!(typed.section().starting_list().parties(), [party(3), party(2), party(1)]);
    assert_eq!(typed.section().players[&EntryId(3)].person.title, "GM");
}
