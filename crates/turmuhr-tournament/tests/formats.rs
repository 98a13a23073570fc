//! Every format from the first entry to the last table, and what must hold in all of them.

mod support;

use std::collections::BTreeSet;

use support::{Desk, ONLY};
use turmuhr_exchange::trf::{
    self, Contest, ContestAsk, Tournament,
    tournament::{Ask, Purpose},
};
use turmuhr_standings::{TieBreakEdition, standings};
use turmuhr_testkit::Dice;
use turmuhr_tournament::{
    EntryId, Fact, Format, Journal, NoProposal, Party, Person, propose,
    report::{self, Shown},
    settings::{SwissSystem, TeamColours},
    table,
};

fn swiss() -> Format {
    Format::Swiss { system: SwissSystem::Dutch, baku: false }
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
    let team_swiss = Format::TeamSwiss { boards: 4, preferences: TeamColours::TypeA, by_game_points: false };
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
        ("round robin", with_players(Format::RoundRobin { cycles: 1 }, 9, 10), 9),
        ("round robin, odd", with_players(Format::RoundRobin { cycles: 1 }, 7, 7), 7),
        ("double round robin", with_players(Format::RoundRobin { cycles: 2 }, 10, 6), 10),
        ("cup", with_players(cup(1), 4, 11), 4),
        ("cup of mini-matches", with_players(cup(2), 3, 8), 3),
        ("Scheveningen", two_sides(6), 6),
        ("team Swiss", with_teams(team_swiss, 5, 9), 5),
        ("team round robin", with_teams(league, 5, 6), 5),
    ]
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
        // Nobody is paired twice in a round, nobody meets twice where that is not the idea.
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
        assert_eq!(again.event(), desk.event(), "{what}");
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
        let contest =
            Contest::new(&read.document, &tournament, &rules, ContestAsk::default()).expect("a contest");
        let theirs = standings(&contest.event, rules, &own.standings.codes).expect("standings");
        assert_eq!(own.standings, theirs, "{what}");
    }
}

#[test]
fn a_swiss_round_is_the_one_paired_from_the_exported_file() {
    let mut desk = with_players(swiss(), 7, 25);
    desk.draw_lots();
    let mut dice = Dice(5);
    for round in 1..=7 {
        let (text, _) = report::document(desk.event(), desk.section(), round - 1, Shown::AsCounted).write();
        let tournament = Tournament::new(&trf::read(text.as_bytes()));
        let ready = tournament.ready(Ask::to(Purpose::Pair)).expect("can be paired");
        let theirs = turmuhr_pairing::pair(&ready.field, ready.system).expect("a pairing");
        let own = propose(desk.event(), desk.section()).expect("a proposal");
        assert_eq!(own.swiss, Some(theirs), "round {round}");
        desk.pair();
        desk.play(round, &mut dice);
    }
}

#[test]
fn who_is_away_is_not_paired() {
    let mut desk = with_players(swiss(), 5, 12);
    desk.draw_lots();
    let bye = turmuhr_tournament::ByeKind::Half;
    desk.say(Fact::ByeGranted { section: ONLY, player: EntryId(3), round: 1, bye });
    let reason = "ill".to_owned();
    desk.say(Fact::Withdrawn { section: ONLY, player: EntryId(4), from_round: 1, reason });
    let paired = propose(desk.event(), desk.section()).expect("a proposal").paired;
    assert_eq!(paired.pairs.len(), 5);
    assert_eq!(paired.away.iter().map(|(party, _)| *party).collect::<Vec<_>>(), [Party(3), Party(4)]);
    desk.pair();
    assert_eq!(desk.section().seen_by(Party(3), 1), Some(turmuhr_core::Round::Bye(turmuhr_core::Bye::Half)));
}

#[test]
fn a_late_entry_begins_in_the_next_round_and_stands_by_rating() {
    let mut desk = with_players(swiss(), 5, 8);
    desk.draw_lots();
    let round = desk.pair();
    desk.play(round, &mut Dice(1));
    desk.enter([Person { fide_rating: Some(2500), ..Person::named("Late, Lena") }]);
    assert_eq!(desk.section().starting_number(Party(9)), Some(1));
    let round = desk.pair();
    let section = desk.section();
    let paired = section.round(round).expect("paired");
    assert!(paired.bye == Some(Party(9)) || paired.pairs.iter().any(|pair| pair.has(Party(9))));
    assert_eq!(section.seen_by(Party(9), 1), Some(turmuhr_core::Round::Bye(turmuhr_core::Bye::Zero)));
}

#[test]
fn a_table_goes_on_without_whoever_left_it() {
    let mut desk = with_players(Format::RoundRobin { cycles: 1 }, 5, 6);
    desk.draw_lots();
    let round = desk.pair();
    desk.play(round, &mut Dice(1));
    let reason = "job".to_owned();
    desk.say(Fact::Withdrawn { section: ONLY, player: EntryId(2), from_round: 2, reason });
    for round in 2..=5 {
        desk.pair();
        let section = desk.section();
        let pair = section.round(round).and_then(|round| round.pairs.iter().find(|pair| pair.has(Party(2))));
        let game = &pair.expect("still in the table").games[0];
        assert!(game.result.is_some_and(|result| result.is_forfeit()));
        desk.play(round, &mut Dice(u64::from(round)));
    }
}
