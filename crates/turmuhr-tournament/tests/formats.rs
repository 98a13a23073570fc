//! Every format from the first entry to the last table, with common properties.

mod support;

use std::collections::BTreeSet;

use support::{Desk, ONLY, at, party, team_party};
use turmuhr_contest::{Ask, Purpose};
use turmuhr_exchange::trf::{self, Tournament};
use turmuhr_standings::{TieBreakEdition, standings};
use turmuhr_testkit::Dice;
use turmuhr_tournament::{
    At, BoardNo, EntryId, Fact, Format, GameNo, Journal, NoProposal, Origin, Party, Person, Refusal, RoundNo,
    propose,
    report::{self, Shown},
    settings::{SwissSystem, TeamColours, codes},
    table,
};

fn swiss() -> Format {
    Format::Swiss { system: SwissSystem::Dutch, baku: false }
}

const fn system(system: SwissSystem) -> Format {
    Format::Swiss { system, baku: false }
}

/// Plays a section to its end.
fn played(mut desk: Desk, seed: u64) -> Desk {
    let mut dice = Dice(seed);
    desk.draw_lots();
    while propose(desk.event(), desk.section()).is_ok() {
        let round = desk.pair();
        desk.play(round, &mut dice);
        if matches!(desk.section().settings.format, Format::Knockout { .. }) {
            desk.decide(round);
        }
    }
    desk
}

fn with_players(format: Format, rounds: u32, players: u32) -> Desk {
    let mut desk = Desk::of(format, rounds);
    desk.enter_many(players);
    desk
}

fn with_teams(format: Format, rounds: u32, teams: u32) -> Desk {
    let boards = format.boards().expect("of teams");
    let mut desk = Desk::of(format, rounds);
    desk.enter_teams(teams, boards);
    desk
}

fn all_formats() -> Vec<(&'static str, Desk, u32)> {
    let two_sides = |players: u32| {
        let mut desk = Desk::of(Format::Scheveningen, players);
        desk.enter((0..2 * players).map(|at| Person {
            side: if at % 2 == 0 { "A" } else { "B" }.to_owned(),
            ..Person::named(&format!("Player {at}"))
        }));
        desk
    };
    let teams = |preferences, by_game_points| Format::TeamSwiss { boards: 4, preferences, by_game_points };
    let team_swiss = teams(TeamColours::TypeA, false);
    let league = Format::TeamRoundRobin { boards: 4, cycles: 1, guest_has_white: true };
    let cup = |games: u32| Format::Knockout { games, drawn_by_lot: false };
    vec![
        ("Swiss", with_players(swiss(), 7, 30), 7),
        ("Swiss, odd", with_players(swiss(), 5, 13), 5),
        (
            "Swiss of 2017",
            with_players(Format::Swiss { system: SwissSystem::Dutch2017, baku: false }, 6, 21),
            6,
        ),
        (
            "Swiss, accelerated",
            with_players(Format::Swiss { system: SwissSystem::Dutch, baku: true }, 9, 40),
            9,
        ),
        ("Dubov", with_players(system(SwissSystem::Dubov), 7, 23), 7),
        ("Burstein", with_players(system(SwissSystem::Burstein), 7, 22), 7),
        ("Lim", with_players(system(SwissSystem::Lim), 7, 21), 7),
        ("Lim, maxi", with_players(system(SwissSystem::LimMaxi), 5, 18), 5),
        ("Double-Swiss", with_players(system(SwissSystem::DoubleSwiss), 5, 15), 5),
        ("round robin", with_players(Format::RoundRobin { cycles: 1 }, 9, 10), 9),
        ("round robin, odd", with_players(Format::RoundRobin { cycles: 1 }, 7, 7), 7),
        ("double round robin", with_players(Format::RoundRobin { cycles: 2 }, 10, 6), 10),
        ("cup", with_players(cup(1), 4, 11), 4),
        ("cup of mini-matches", with_players(cup(2), 3, 8), 3),
        ("Scheveningen", two_sides(6), 6),
        ("team Swiss", with_teams(team_swiss, 5, 9), 5),
        ("team Swiss, type B", with_teams(teams(TeamColours::TypeB, false), 5, 8), 5),
        ("team Swiss by game points", with_teams(teams(TeamColours::None, true), 5, 7), 5),
        ("team round robin", with_teams(league, 5, 6), 5),
    ]
}

/// The winner of the final has the cup, also where a decider gave it; losers of one round share a place.
#[test]
fn a_cup_goes_to_the_winner_of_the_final() {
    for seed in 0..20 {
        let desk = played(with_players(Format::Knockout { games: 1, drawn_by_lot: false }, 3, 8), seed);
        let section = desk.section();
        let made = table(desk.event(), section, 3).expect("a table");
        let places: Vec<(u32, Party)> = made.places().collect();
        let last = section.rounds.last().expect("a final").pairs.first().expect("one");
        let winner = last.winner(&section.settings).expect("decided");
        assert_eq!(places[0], (1, winner), "seed {seed}");
        assert_eq!(places[1], (2, last.other(winner)), "seed {seed}");
        let ranks: Vec<u32> = places.iter().map(|(rank, _)| *rank).collect();
        assert_eq!(ranks, [1, 2, 3, 3, 5, 5, 5, 5], "seed {seed}");
    }
}

#[test]
fn every_format_is_played_to_its_end() {
    for (what, desk, rounds) in all_formats() {
        let desk = played(desk, 11);
        let section = desk.section();
        assert_eq!(section.current_round(), rounds, "{what}");
        assert_eq!(section.complete_rounds(), rounds, "{what}");
        assert!(
            matches!(propose(desk.event(), section), Err(NoProposal::RoundsOver { .. })),
            "{what}: {:?}",
            propose(desk.event(), section)
        );
        // Nobody is paired twice in a round; nobody meets twice except in a double round robin.
        let again = matches!(section.settings.format, Format::RoundRobin { cycles: 2 });
        let mut met = BTreeSet::new();
        for round in &section.rounds {
            let mut seen = BTreeSet::new();
            for pair in &round.pairs {
                assert!(seen.insert(pair.first) && seen.insert(pair.second), "{what}");
                let (low, high) = (pair.first.min(pair.second), pair.first.max(pair.second));
                let played =
                    pair.games.iter().any(|game| game.result.is_some_and(|result| result.is_played()));
                assert!(again || !played || met.insert((low, high)), "{what}: {low} and {high} meet again");
            }
        }
    }
}

#[test]
fn the_journal_alone_gives_the_same_event() {
    for (what, desk, _) in all_formats() {
        let desk = played(desk, 12);
        let written = serde_json::to_string(desk.journal.entries()).expect("can be written");
        let entries = serde_json::from_str(&written).expect("can be read");
        let again = Journal::open(entries).expect("is whole");
        assert_eq!(again.state(), desk.event(), "{what}");
    }
}

#[test]
fn standings_are_those_of_the_exported_file() {
    for (what, desk, rounds) in all_formats() {
        if what.starts_with("cup") {
            continue;
        }
        let desk = played(desk, 13);
        let (text, losses) = report::document(desk.event(), desk.section(), rounds, Shown::AsCounted).write();
        assert!(losses.is_empty(), "{what}: {losses:?}");
        let read = trf::read(text.as_bytes());
        let tournament = Tournament::new(&read);
        let errors: Vec<_> = tournament.errors().collect();
        assert!(errors.is_empty(), "{what}: {errors:?}\n{text}");
        let own = table(desk.event(), desk.section(), rounds).expect("a table");
        let rules = TieBreakEdition::CURRENT.rules();
        let event = tournament.sound().expect("a contest").event(&rules, None, None);
        let theirs = standings(&event, rules, &own.standings.codes).expect("standings");
        assert_eq!(own.standings, theirs, "{what}");
    }
}

/// Pairing the exported file with `turmuhr pair` gives the same round; the system is passed only if a file
/// cannot name it.
#[test]
fn a_swiss_round_is_the_one_paired_from_the_exported_file() {
    for (what, mut desk, rounds) in all_formats() {
        let format = desk.section().settings.format.clone();
        if !format.is_swiss() {
            continue;
        }
        let unnamed = what.starts_with("Lim");
        desk.draw_lots();
        let mut dice = Dice(5);
        for round in RoundNo::first(rounds) {
            let document = report::document(desk.event(), desk.section(), round.before(), Shown::AsCounted);
            let tournament = Tournament::new(&trf::read(document.write().0.as_bytes()));
            let ask = Ask { system: format.system().filter(|_| unnamed), ..Ask::to(Purpose::Pair) };
            let ready = tournament.ready(ask).expect("can be paired");
            assert_eq!(Some(ready.system), format.system(), "{what}");
            let theirs = turmuhr_pairing::pair(&ready.field, ready.system).expect("a pairing");
            let own = propose(desk.event(), desk.section()).expect("a proposal");
            assert_eq!(own.swiss, Some(theirs), "{what}, round {round}");
            desk.pair();
            desk.play(round, &mut dice);
        }
    }
}

#[test]
fn points_before_a_round_are_those_of_the_table() {
    for (what, desk, rounds) in all_formats() {
        if what.starts_with("cup") {
            continue;
        }
        let desk = played(desk, 14);
        let made = table(desk.event(), desk.section(), rounds).expect("a table");
        assert_eq!(made.rows().count(), made.standings.rows.len(), "{what}");
        for (party, row) in made.rows() {
            let own = desk.section().points_before(party, RoundNo::after(rounds));
            assert_eq!(row.points.amount, own.into(), "{what}: {:?}", row.id);
        }
    }
}

#[test]
fn a_match_of_double_swiss_is_two_games_and_its_bye_a_game_and_a_half() {
    let mut desk = with_players(system(SwissSystem::DoubleSwiss), 3, 5);
    desk.draw_lots();
    desk.pair();
    let round = desk.section().round(RoundNo(1)).expect("paired");
    assert!(round.pairs.iter().all(|pair| pair.games.len() == 2 && !pair.games[1].first_has_white));
    let (bye, first) = (round.bye.expect("five players"), round.pairs[0].clone());
    // The first has White, wins, and draws with Black: one and a half to a half.
    desk.say(Desk::result(at(1, 1, 1), turmuhr_tournament::GameResult::WHITE_WINS));
    desk.say(Desk::result(at(1, 1, 2), turmuhr_tournament::GameResult::DRAW));
    desk.say(Desk::result(at(1, 2, 1), turmuhr_tournament::GameResult::WhiteByForfeit));
    desk.say(Desk::result(at(1, 2, 2), turmuhr_tournament::GameResult::BLACK_WINS));
    let points = |party| desk.section().points_before(party, RoundNo(2)).in_tenths();
    assert_eq!((points(first.first), points(first.second), points(bye)), (15, 5, 15));
    let text = report::document(desk.event(), desk.section(), 1, Shown::AsCounted).write().0;
    assert!(text.contains("142    6") || text.contains("142 6"), "{text}");
    let number = desk.section().starting_list().number(bye).expect("entered").0;
    let line = text.lines().find(|line| line.starts_with(&format!("001 {number:4}"))).expect("in the file");
    assert!(line.contains("0000 - U  0000 - H"), "{line}");
}

#[test]
fn lim_is_not_accelerated() {
    let mut desk = Desk::default();
    desk.say(Fact::EventCreated { details: Default::default() });
    let format = Format::Swiss { system: SwissSystem::Lim, baku: true };
    let settings = turmuhr_tournament::Settings { format, ..Default::default() };
    let refused = desk.try_say(Fact::SectionAdded { section: ONLY, settings });
    assert!(refused.is_err(), "{refused:?}");
}

#[test]
fn who_is_away_is_not_paired() {
    let mut desk = with_players(swiss(), 5, 12);
    desk.draw_lots();
    let bye = turmuhr_tournament::ByeKind::Half;
    desk.say(Fact::ByeGranted { section: ONLY, player: EntryId(3), round: RoundNo(1), bye });
    let reason = "ill".to_owned();
    desk.say(Fact::Withdrawn { section: ONLY, player: EntryId(4), from_round: RoundNo(1), reason });
    let paired = propose(desk.event(), desk.section()).expect("a proposal").paired;
    assert_eq!(paired.pairs.len(), 5);
    assert_eq!(paired.away.iter().map(|(party, _)| *party).collect::<Vec<_>>(), [party(3), party(4)]);
    desk.pair();
    assert_eq!(
        desk.section().seen_by(party(3), RoundNo(1)),
        Some(turmuhr_core::Round::Bye(turmuhr_core::Bye::Half))
    );
}

#[test]
fn a_late_entry_begins_in_the_next_round_and_stands_by_rating() {
    let mut desk = with_players(swiss(), 5, 8);
    desk.draw_lots();
    let round = desk.pair();
    desk.play(round, &mut Dice(1));
    desk.enter([Person { fide_rating: Some(2500), ..Person::named("Late, Lena") }]);
    assert_eq!(desk.section().starting_list().number(party(9)), Some(turmuhr_core::PlayerId(1)));
    let round = desk.pair();
    let section = desk.section();
    let paired = section.round(round).expect("paired");
    assert!(paired.bye == Some(party(9)) || paired.pairs.iter().any(|pair| pair.has(party(9))));
    assert_eq!(
        section.seen_by(party(9), RoundNo(1)),
        Some(turmuhr_core::Round::Bye(turmuhr_core::Bye::Zero))
    );
}

#[test]
fn a_table_goes_on_without_whoever_left_it() {
    let mut desk = with_players(Format::RoundRobin { cycles: 1 }, 5, 6);
    desk.draw_lots();
    let round = desk.pair();
    desk.play(round, &mut Dice(1));
    let reason = "job".to_owned();
    desk.say(Fact::Withdrawn { section: ONLY, player: EntryId(2), from_round: RoundNo(2), reason });
    for round in 2..=5 {
        desk.pair();
        let section = desk.section();
        let pair = section
            .round(RoundNo(round))
            .and_then(|round| round.pairs.iter().find(|pair| pair.has(party(2))));
        let game = &pair.expect("still in the table").games[0];
        assert!(game.result.is_some_and(|result| result.is_forfeit()));
        desk.play(RoundNo(round), &mut Dice(u64::from(round)));
    }
}

/// A table of six; the second player leaves after this many rounds.
fn with_a_leaver(after: u32, edition: &str) -> Desk {
    let settings = turmuhr_tournament::Settings {
        format: Format::RoundRobin { cycles: 1 },
        rounds: 5,
        tie_breaks: codes(["SB"]),
        tie_break_edition: edition.parse().expect("an edition"),
        ..Default::default()
    };
    let mut desk = Desk::with(settings);
    desk.enter_many(6);
    desk.draw_lots();
    for round in RoundNo::first(5) {
        if round == RoundNo::after(after) {
            let reason = "job".to_owned();
            desk.say(Fact::Withdrawn { section: ONLY, player: EntryId(2), from_round: round, reason });
        }
        desk.pair();
        for game in desk.section().missing(round) {
            desk.say(Desk::result(game.of(round), turmuhr_tournament::GameResult::WHITE_WINS));
        }
    }
    desk
}

#[test]
fn a_team_leaves() {
    let league = Format::TeamRoundRobin { boards: 4, cycles: 1, guest_has_white: true };
    let swiss = Format::TeamSwiss { boards: 4, preferences: TeamColours::TypeA, by_game_points: false };
    let team = turmuhr_tournament::TeamId(2);
    // Two of five matches are less than half; in a Swiss all results stand.
    for (format, teams, ranked) in [(league, 6, 5), (swiss, 10, 10)] {
        let mut desk = with_teams(format.clone(), 5, teams);
        desk.draw_lots();
        let back = Fact::TeamReturned { section: ONLY, team };
        assert_eq!(desk.judge(&back), Err(Refusal::TeamNotWithdrawn { team }));
        for round in RoundNo::first(5) {
            if round == RoundNo(3) {
                let reason = "no players".to_owned();
                let late = Fact::TeamWithdrawn {
                    section: ONLY,
                    team,
                    from_round: RoundNo(2),
                    reason: reason.clone(),
                };
                assert_eq!(desk.judge(&late), Err(Refusal::RoundOver { round: RoundNo(2) }));
                desk.say(Fact::TeamWithdrawn { section: ONLY, team, from_round: RoundNo(3), reason });
            }
            desk.pair();
            for game in desk.section().missing(round) {
                desk.say(Desk::result(game.of(round), turmuhr_tournament::GameResult::WHITE_WINS));
            }
        }
        let paired = |round: u32| {
            desk.section()
                .round(RoundNo(round))
                .expect("paired")
                .pairs
                .iter()
                .any(|pair| pair.has(team_party(team)))
        };
        assert!(paired(2));
        assert_eq!(paired(4), format.is_fixed(), "a table goes on, a Swiss goes without");
        let made = table(desk.event(), desk.section(), 5).expect("a table");
        assert_eq!(made.standings.rows.len(), ranked, "{format:?}");
    }
}

#[test]
fn results_of_who_left_a_table_early_do_not_count() {
    use turmuhr_round_robin::withdrawal::Treatment;
    // Five games each: three are half of them and more, two are less.
    let cases = [
        (3, "2026", Treatment::Stands),
        (2, "2026", Treatment::ShownOnly),
        (2, "nrw-1987", Treatment::Annulled),
    ];
    for (after, edition, treatment) in cases {
        let desk = with_a_leaver(after, edition);
        let made = table(desk.event(), desk.section(), 5).expect("a table");
        let account = made.accounted.accounts[0];
        assert_eq!((account.played, account.scheduled), (after, Some(5)), "{edition}");
        assert_eq!(account.treatment, treatment, "{edition}");
        let stands = treatment == Treatment::Stands;
        assert_eq!(made.standings.rows.len(), if stands { 6 } else { 5 }, "{edition}");
        let total: i32 = made
            .rows()
            .map(|(own_party, _)| {
                let own = desk.section().points_before(own_party, RoundNo(6)).in_tenths();
                let lost: i32 = (1..=5)
                    .filter_map(|round| desk.section().seen_by(own_party, RoundNo(round)))
                    .filter(|round| !stands && round.opponent() == Some(party(2)))
                    .map(|round| desk.section().settings.points.scoring().worth(round).in_tenths())
                    .sum();
                own - lost
            })
            .sum();
        let counted: turmuhr_core::Points = turmuhr_core::Points::tenths(total);
        let sum = made.standings.rows.iter().map(|row| row.points.amount);
        let sum = sum.reduce(|one, other| one + other).expect("rows");
        assert_eq!(sum, counted.into(), "{edition}");
        // Before leaving they were ordinary participants.
        let before = table(desk.event(), desk.section(), after - 1).expect("a table");
        assert_eq!((before.standings.rows.len(), before.accounted.accounts.len()), (6, 0));
        let text = report::document(desk.event(), desk.section(), 5, Shown::AsCounted).write().0;
        assert!(text.contains(&format!("### withdrawn 2:{after}")), "{text}");
    }
}

#[test]
fn results_of_who_left_a_swiss_stand() {
    let mut desk = with_players(swiss(), 5, 10);
    desk.draw_lots();
    let round = desk.pair();
    desk.play(round, &mut Dice(3));
    let reason = "ill".to_owned();
    desk.say(Fact::Withdrawn { section: ONLY, player: EntryId(2), from_round: RoundNo(2), reason });
    let round = desk.pair();
    desk.play(round, &mut Dice(4));
    let made = table(desk.event(), desk.section(), 2).expect("a table");
    assert_eq!((made.standings.rows.len(), made.accounted.accounts[0].scheduled), (10, None));
}

#[test]
fn at_the_third_forfeit_an_exclusion_is_proposed() {
    use turmuhr_tournament::{ConcernKind, GameResult, Level, Settings};
    let settings = Settings { rounds: 6, forfeits_allowed: Some(3), ..Settings::default() };
    let mut desk = Desk::with(settings);
    desk.enter_many(10);
    desk.draw_lots();
    let away = party(4);
    for round in RoundNo::first(3) {
        assert!(desk.section().to_be_excluded().is_empty(), "round {round}");
        desk.pair();
        let played = desk.section().round(round).expect("paired").clone();
        for (board, pair) in (1..).zip(&played.pairs) {
            let result = match pair {
                pair if pair.first == away => GameResult::BlackByForfeit,
                pair if pair.second == away => GameResult::WhiteByForfeit,
                _ => GameResult::DRAW,
            };
            desk.say(Desk::result(At::new(round, BoardNo(board), GameNo(1)), result));
        }
    }
    assert_eq!(desk.section().to_be_excluded(), [(away, 3)]);
    let paired = propose(desk.event(), desk.section()).expect("a proposal").paired;
    let fact = Fact::RoundPaired { section: ONLY, round: RoundNo(4), paired, origin: Origin::Program };
    let concerns = desk.judge(&fact).expect("can be");
    let wanted = ConcernKind::ForfeitsTooOften { party: away, forfeits: 3 };
    assert!(concerns.iter().any(|one| one.level == Level::Confirm && one.kind == wanted), "{concerns:?}");
    let reason = "5.3".to_owned();
    desk.say(Fact::Withdrawn { section: ONLY, player: EntryId(4), from_round: RoundNo(4), reason });
    assert!(desk.section().to_be_excluded().is_empty());
}

#[test]
fn what_speaks_against_a_list_is_said_once() {
    use turmuhr_tournament::{Level, Settings};
    let mut desk = Desk::default();
    desk.say(Fact::EventCreated { details: Default::default() });
    let settings = Settings {
        format: Format::RoundRobin { cycles: 1 },
        tie_breaks: codes(["BH", "SB"]),
        ..Settings::default()
    };
    let added = Fact::SectionAdded { section: ONLY, settings: settings.clone() };
    assert_eq!(desk.level(&added), Ok(Some(Level::Acknowledge)));
    desk.say(added);
    let renamed = Settings { name: "A".to_owned(), ..settings.clone() };
    assert_eq!(desk.level(&Fact::SectionChanged { section: ONLY, settings: renamed }), Ok(None));
    desk.enter([Person::named("Unrated, U")]);
    let by_rating = Settings { tie_breaks: codes(["ARO"]), ..settings };
    let changed = Fact::SectionChanged { section: ONLY, settings: by_rating };
    assert_eq!(desk.level(&changed), Ok(Some(Level::Acknowledge)));
}
