//! A whole season made up from a seed: reproduced, recounted, wound back.

mod support;

use std::collections::{BTreeMap, BTreeSet};

use support::{BELOW, OWN, write};
use turmuhr_core::Points;
use turmuhr_federation::{
    competition::{league::Played, withdrawal::What},
    date::Season,
    law::level::Level,
};
use turmuhr_season::{
    Broken, ClassId, DecisionId, Fact, Journal, MatchId, Refusal, SeasonEntry, State, TeamId, simulate,
    state::Match,
    tables::{counted, group_moves, group_table},
};

/// F-936: a draw from a published seed comes out the same.
#[test]
fn a_whole_season_of_forty_clubs_is_reproduced_from_its_journal() {
    let made = simulate::season(1987).unwrap();
    let state = made.journal.state();
    assert_eq!((state.clubs.len(), state.teams.len(), state.classes.len()), (40, 120, 4));
    // Nine groups of ten, five of six.
    assert_eq!(state.matches.len(), 9 * 45 + 5 * 15);
    assert_eq!(state.matches.values().map(|one| one.fixture.round).max(), Some(9));
    let levels: BTreeSet<Level> = state.classes.values().map(|class| class.details.level).collect();
    assert_eq!(levels.len(), 3);
    let counts = made.counts;
    assert!(counts.substitutions > 5 && counts.illegal > 5 && counts.no_shows > 0, "{counts:?}");
    assert_eq!((counts.withdrawals, counts.postponements, counts.remedies), (2, 2, 2));
    assert!(counts.fines >= 3);
    let moved = state.matches.values().filter(|one| one.moved_from.is_some()).count();
    assert_eq!(moved, 2);
    // Both rules of 50 %.
    let mut left = Vec::new();
    let mut tables = BTreeMap::new();
    for (class, details) in &state.classes {
        for group in 0..details.groups.len() {
            let (table, moves) = group_moves(state, *class, group).unwrap();
            left.extend(table.left.iter().map(|(_, what)| *what));
            assert!(table.provisional.is_empty(), "everything is settled");
            let settled = moves.promoted.len() == details.details.promoted;
            let open = moves.undecided.iter().any(|(place, _)| *place as usize <= details.details.promoted);
            assert!(settled || open, "somebody goes up, or plays off for it");
            let gone: BTreeSet<TeamId> =
                moves.promoted.iter().filter(|team| moves.relegated.contains(team)).copied().collect();
            assert!(gone.is_empty(), "nobody goes up and down");
            tables.insert((*class, group), table.lines());
        }
    }
    left.sort_by_key(|what| what.word());
    assert_eq!(left, [What::Annulled, What::Counted]);
    assert_eq!(tables.len(), 14);
    // The protest gave the match back, and the court let that stand.
    let disputed = state.decisions[&DecisionId(1)].about.game().unwrap();
    assert_eq!(state.matches[&disputed].decisions, [1, 2, 3].map(DecisionId));
    let before = made.journal.at(decision_entry(&made.journal, 1)).unwrap();
    assert_ne!(counted(&before, disputed).0, counted(state, disputed).0, "the protest changed a result");
    // Every table from the journal alone.
    let again = Journal::open(made.journal.entries().to_vec()).unwrap();
    for ((class, group), lines) in &tables {
        assert_eq!(group_table(again.state(), *class, *group).unwrap().lines(), *lines);
    }
    assert_eq!(again.state(), state);
    assert_eq!(
        simulate::season(1987).unwrap().journal.entries(),
        made.journal.entries(),
        "the seed is the season"
    );
}

/// Match and board points of a group counted with a pencil: match by match, with what becomes of those who left.
fn by_pencil(state: &State, class: ClassId, group: usize) -> Vec<(TeamId, i64, i32)> {
    let teams = &state.classes[&class].groups[group];
    let matches: Vec<(MatchId, &Match)> = state
        .matches
        .iter()
        .filter(|(_, one)| one.fixture.class == class && one.fixture.group == group)
        .map(|(id, one)| (*id, one))
        .collect();
    let left = |team: TeamId| state.teams[&team].withdrawn.map(|(after, _)| after);
    // Nobody of those who leave in this season had failed to appear before: every round until then was played.
    let scheduled = |team: TeamId| {
        matches.iter().filter(|(_, one)| one.fixture.home == team || one.fixture.guest == team).count()
    };
    let annulled = |team: TeamId| left(team).is_some_and(|after| after as usize * 2 < scheduled(team));
    let mut sums: BTreeMap<TeamId, (i64, i32)> =
        teams.iter().filter(|team| !annulled(**team)).map(|team| (*team, (0, 0))).collect();
    for (id, one) in &matches {
        let (id, one) = (*id, *one);
        let (home, guest) = (one.fixture.home, one.fixture.guest);
        if annulled(home) || annulled(guest) {
            continue;
        }
        let gone = [home, guest].map(|team| left(team).is_some_and(|after| after < one.fixture.round));
        let (boards, points) = match (gone, counted(state, id).0) {
            ([true, false], _) => ([0, 80], [0, 2]),
            ([false, true], _) => ([80, 0], [2, 0]),
            (_, Played::Decided { boards, matches }) => (boards.map(Points::in_tenths), matches),
            other => panic!("{other:?}"),
        };
        for (team, side) in [(home, 0), (guest, 1)] {
            let sum = sums.get_mut(&team).expect("in the table");
            *sum = (sum.0 + i64::from(points[side]), sum.1 + boards[side]);
        }
    }
    let mut lines: Vec<(TeamId, i64, i32)> =
        sums.into_iter().map(|(team, (points, boards))| (team, points, boards)).collect();
    lines.sort_by_key(|(_, points, boards)| (-points, -boards));
    lines
}

/// Both rules of half: two of five matches are 40 %, three of five 60 %. Groups of ten, nine matches each, have neither;
/// therefore those who leave are of the class with groups of six.
#[test]
fn art_33_1_who_left_at_40_and_at_60_per_cent() {
    for seed in [1987, 1, 2] {
        let made = simulate::season(seed).unwrap();
        let state = made.journal.state();
        let leavers: Vec<(TeamId, u32)> =
            state.teams.iter().filter_map(|(id, team)| Some((*id, team.withdrawn?.0))).collect();
        assert_eq!(leavers.iter().map(|(_, after)| *after).collect::<BTreeSet<_>>(), BTreeSet::from([2, 3]));
        for (leaver, after) in leavers {
            let class = state.teams[&leaver].class;
            let groups = &state.classes[&class].groups;
            let group = groups.iter().position(|group| group.contains(&leaver)).unwrap();
            let own: Vec<(&MatchId, &Match)> = state
                .matches
                .iter()
                .filter(|(_, one)| one.fixture.home == leaver || one.fixture.guest == leaver)
                .collect();
            let played = own.iter().filter(|(_, one)| one.report.is_some()).count();
            assert_eq!((played, own.len()), (after as usize, 5), "{} %", played * 100 / own.len());
            let table = group_table(state, class, group).unwrap();
            let row = |team: TeamId| table.table.rows.iter().find(|row| row.team == team);
            let opponent = |one: &Match| {
                if one.fixture.home == leaver { one.fixture.guest } else { one.fixture.home }
            };
            if after == 2 {
                // Nothing of it counts: it is in no table, and everybody else has four matches.
                assert_eq!(table.left, [(leaver, What::Annulled)]);
                assert!(row(leaver).is_none() && table.teams.len() == 5);
                assert!(table.table.rows.iter().all(|row| row.matches == 4));
                continue;
            }
            // What it played stands, and the two it did not meet have won with all boards.
            assert_eq!(table.left, [(leaver, What::Counted)]);
            assert!(table.table.rows.iter().all(|row| row.matches == 5) && table.teams.len() == 6);
            for (_, one) in own.iter().filter(|(_, one)| one.fixture.round > after) {
                let team = opponent(one);
                let others = state.matches.iter().filter(|(_, other)| {
                    let fixture = &other.fixture;
                    (fixture.home == team || fixture.guest == team)
                        && fixture.home != leaver
                        && fixture.guest != leaver
                });
                let (mut points, mut boards) = (2, 80);
                for (id, other) in others {
                    let Played::Decided { boards: on_boards, matches } = counted(state, *id).0 else {
                        panic!("open")
                    };
                    let side = usize::from(other.fixture.guest == team);
                    points += i64::from(matches[side]);
                    boards += on_boards[side].in_tenths();
                }
                let row = row(team).unwrap();
                assert_eq!((row.match_points, row.board_points.in_tenths()), (points, boards));
            }
        }
    }
}

#[test]
fn a_season_under_an_ordinance_of_its_own() {
    let under =
        simulate::Under { ordinance: "kreis".to_owned(), texts: vec![OWN.to_owned(), BELOW.to_owned()] };
    let made = simulate::season_under(5, &under).unwrap();
    let state = made.journal.state();
    assert_eq!(state.season, Some(Season { begins: 1988 }), "the first in which it holds");
    let best = group_table(state, ClassId(1), 0).unwrap().lines()[0].2;
    assert!(best > 14, "three points a match: {best}");
    assert_eq!((made.counts.remedies, made.counts.withdrawals), (2, 2));
    assert_eq!(Journal::open(made.journal.entries().to_vec()).unwrap().state(), state);
    let nowhere = simulate::Under { ordinance: "nowhere".to_owned(), texts: Vec::new() };
    assert!(matches!(
        simulate::season_under(5, &nowhere),
        Err(Broken::Entry { why: Refusal::NoOrdinance(_), .. })
    ));
    // One without rules for line-ups cannot be played by.
    let fide = simulate::Under { ordinance: "fide-tournament-2001".to_owned(), texts: Vec::new() };
    assert!(matches!(
        simulate::season_under(5, &fide),
        Err(Broken::Entry { why: Refusal::Competition(..), .. })
    ));
}

#[test]
fn every_table_of_a_season_comes_out_with_a_pencil_too() {
    let made = simulate::season(1987).unwrap();
    let state = made.journal.state();
    for (class, details) in &state.classes {
        for group in 0..details.groups.len() {
            let lines = group_table(state, *class, group).unwrap().lines();
            let pencil = by_pencil(state, *class, group);
            assert_eq!(lines.len(), pencil.len());
            for ((team, _, points, boards), (_, by_points, by_boards)) in lines.iter().zip(&pencil) {
                assert_eq!((*points, boards.in_tenths()), (*by_points, *by_boards), "{class:?} {group}");
                assert!(pencil.contains(&(*team, *points, boards.in_tenths())), "{team:?}");
            }
        }
    }
}

#[test]
fn a_whole_season_can_be_wound_back_and_played_again() {
    let made = simulate::season(1987).unwrap();
    let mut journal = made.journal;
    // A class without a play-off to come is closed.
    let closed = journal.state().classes.iter().find(|(_, class)| class.closed).map(|(id, _)| *id);
    let class = closed.expect("a closed class");
    let after: Vec<_> = (0..2).map(|group| group_table(journal.state(), class, group)).collect();
    let closings: Vec<u64> = entries_of(&journal, |fact| matches!(fact, Fact::ClassClosed { .. }));
    let confirmed = entries_of(
        &journal,
        |fact| matches!(fact, Fact::MatchConfirmed { id, .. } if is_of(&journal, *id, class, 9)),
    );
    let undo = |entry| Fact::Undone { entry, reason: "report lost".to_owned() };
    assert!(matches!(journal.judge(&undo(confirmed[0])), Err(Refusal::Needed { .. })), "the class is closed");
    let mut taken_back = Vec::new();
    for entry in closings.iter().chain(&confirmed) {
        taken_back.push(write(&mut journal, undo(*entry)).unwrap());
    }
    let open = group_table(journal.state(), class, 0).unwrap();
    assert!(!open.provisional.is_empty() && Some(&open) != after[0].as_ref());
    // The undos taken back, the last first, nothing is left of it.
    for entry in taken_back.into_iter().rev() {
        write(&mut journal, undo(entry)).unwrap();
    }
    let again: Vec<_> = (0..2).map(|group| group_table(journal.state(), class, group)).collect();
    assert_eq!(again, after);
    let replayed = Journal::open(journal.entries().to_vec()).unwrap();
    assert_eq!(replayed.state(), journal.state());
}

fn entries_of(journal: &Journal, fits: impl Fn(&Fact) -> bool) -> Vec<u64> {
    journal.entries().iter().filter(|entry| fits(&entry.fact)).map(|entry| entry.number).collect()
}

fn is_of(journal: &Journal, id: MatchId, class: ClassId, round: u32) -> bool {
    let fixture = &journal.state().matches[&id].fixture;
    (fixture.class, fixture.round, fixture.group) == (class, round, 0)
}

fn decision_entry(journal: &Journal, number: u32) -> u64 {
    let made = |entry: &&SeasonEntry| matches!(entry.fact, Fact::DecisionMade { id, .. } if id == DecisionId(number));
    journal.entries().iter().find(made).expect("made").number
}

#[test]
fn other_seeds_make_other_seasons_and_all_of_them_hold() {
    let mut seen = BTreeSet::new();
    for seed in 0..4 {
        let made = simulate::season(seed).unwrap();
        let state = made.journal.state();
        for (class, details) in &state.classes {
            for group in 0..details.groups.len() {
                let table = group_table(state, *class, group).unwrap();
                let points: i64 = table.lines().iter().map(|line| line.2).sum();
                let teams = table.teams.len() as i64;
                // Two points a match, less what both lost.
                assert!(points <= teams * (teams - 1), "seed {seed}");
                assert!(points > 0);
            }
        }
        seen.insert(format!("{:?}", group_table(state, ClassId(1), 0).unwrap().lines()));
    }
    assert_eq!(seen.len(), 4);
}
