//! Seasons of any size, one after the other, and their story.

use std::collections::{BTreeMap, BTreeSet};

use turmuhr_season::{
    ClassId, Fact, Journal, State, TeamId, as_of, day,
    simulate::{
        NoSize, NotPlayed, Simulated, Size, Under,
        story::{Chapter, Subject},
        years,
    },
    tables::group_table,
};

const SMALL: Size = Size { levels: 2, clubs: 8, teams: 24, seasons: 2 };

fn made(seed: u64, size: Size) -> Vec<Simulated> {
    years(seed, &Under::default(), size, |_, _| {}).unwrap_or_else(|why| panic!("seed {seed}: {why:?}"))
}

/// Teams of each class of the leagues.
fn sizes(state: &State) -> BTreeMap<ClassId, usize> {
    let mut sizes = BTreeMap::new();
    for team in state.teams.values() {
        *sizes.entry(team.class).or_default() += 1;
    }
    sizes
}

/// What holds in every season of every seed.
fn holds(all: &[Simulated], seed: u64) {
    for (place, one) in all.iter().enumerate() {
        let state = one.journal.state();
        for moves in state.year() {
            assert_eq!(moves.unbalanced, None, "seed {seed}: as many go down as come up: {:?}", moves.class);
            assert!(moves.open.is_empty() && moves.unsettled.is_empty(), "seed {seed}: {moves:?}");
            if let Some(next) = all.get(place + 1) {
                let now = &next.journal.state().teams;
                // Where a second team has risen above the first, the first gets its place.
                let changed = state.places_changed(&state.year());
                let own = |team: &&TeamId| !changed.iter().any(|(other, _)| other == *team);
                for (teams, class) in [(&moves.promoted, moves.above), (&moves.relegated, moves.below)] {
                    let class = class.unwrap_or(moves.class);
                    assert!(teams.iter().filter(own).all(|team| now[team].class == class), "seed {seed}");
                }
                for (team, class) in &changed {
                    assert_eq!(now[team].class, *class, "seed {seed}");
                }
            }
        }
        if let Some(next) = all.get(place + 1) {
            assert_eq!(
                sizes(state),
                sizes(next.journal.state()),
                "seed {seed}: the classes keep their sizes"
            );
        }
        assert!(state.matters().is_empty(), "seed {seed}: every matter is decided");
        for chapter in &one.story {
            assert!(!chapter.is_open(state), "seed {seed}: {chapter:?}");
            assert!(!chapter.steps.is_empty());
            assert!(chapter.steps.is_sorted_by_key(|step| step.entry));
        }
        // Nothing was written around the judge: the journal alone gives the same season.
        let again = Journal::open(one.journal.entries().to_vec()).expect("opens");
        assert_eq!(again.state(), state);
    }
}

fn about(all: &[Simulated], fits: impl Fn(&Subject) -> bool) -> Vec<&Chapter> {
    all.iter().flat_map(|one| &one.story).filter(|chapter| fits(&chapter.subject)).collect()
}

#[test]
fn small_federations_of_many_seeds_hold() {
    for seed in 0..6 {
        let all = made(seed, SMALL);
        assert_eq!(all.len(), 2);
        holds(&all, seed);
    }
    for (one, other) in made(3, SMALL).iter().zip(&made(3, SMALL)) {
        assert_eq!(one.journal.entries(), other.journal.entries(), "the seed is the season");
        assert_eq!(one.story, other.story, "and its story");
    }
    for size in [
        Size { levels: 1, clubs: 4, teams: 6, seasons: 1 },
        Size { levels: 3, clubs: 6, teams: 18, seasons: 3 },
        Size { levels: 4, clubs: 12, teams: 30, seasons: 2 },
    ] {
        holds(&made(1, size), 1);
    }
}

/// Three levels, 40 clubs, 120 teams, two seasons in a row, youth and cup beside them.
#[test]
fn two_seasons_of_a_hundred_and_twenty_teams() {
    let mut rounds = Vec::new();
    let all = years(1987, &Under::default(), Size::default(), |done, of| rounds.push((done, of))).unwrap();
    assert!(rounds.is_sorted() && rounds.last().is_some_and(|(done, of)| done == of));
    holds(&all, 1987);
    let state = all[0].journal.state();
    let youth = state.classes.iter().find(|(_, class)| class.ordinance.is_some()).expect("a youth class");
    let league = state.teams.values().filter(|team| team.class != *youth.0).count();
    assert_eq!((state.clubs.len(), league, state.classes.len()), (40, 120, 4));
    assert_eq!(youth.1.ordinance.as_ref().map(|one| one.id.as_str()), Some("nrw-youth-1989"));
    let years: Vec<String> =
        all.iter().filter_map(|one| one.journal.state().season).map(|season| season.to_string()).collect();
    assert_eq!(years, ["1989/90", "1990/91"]);
    for one in &all {
        let state = one.journal.state();
        let cup = state.championships.all.values().next().expect("a cup");
        assert!(cup.closed && state.cup_winner(cup).is_some());
        let found = |fits: fn(&Subject) -> bool| !about(std::slice::from_ref(one), fits).is_empty();
        assert!(found(|subject| matches!(subject, Subject::LineUp(_))));
        assert!(found(|subject| matches!(subject, Subject::Postponed(_))));
        assert!(found(|subject| matches!(subject, Subject::Adjourned(_))));
        assert!(found(|subject| matches!(subject, Subject::Left(_))));
        assert!(found(|subject| matches!(subject, Subject::KnownLater(_))));
        assert!(found(|subject| matches!(subject, Subject::Disputed(_))));
        assert!(found(|subject| matches!(subject, Subject::Level { .. })));
        assert!(found(|subject| matches!(subject, Subject::Championship(_))));
    }
    // A protest that was upheld moves the table back.
    let disputed = about(&all, |subject| matches!(subject, Subject::Disputed(_)));
    assert!(
        disputed
            .iter()
            .any(|chapter| chapter.steps.iter().filter(|step| !step.shifts.is_empty()).count() >= 2)
    );
    // Members and passes are carried over.
    let carried = all[1].journal.entries().iter().take(900);
    let members = |entry: &&turmuhr_season::SeasonEntry| matches!(entry.fact, Fact::Registered { .. });
    assert!(carried.filter(members).count() > 100);
    tables_of_a_day(&all[0]);
}

/// A table as of a day is the table that the entries until then give.
fn tables_of_a_day(one: &Simulated) {
    let days: BTreeSet<_> = one.journal.entries().iter().map(day).collect();
    let middle = *days.iter().nth(days.len() / 2).expect("a day");
    let then = as_of(&one.journal, middle).expect("a season");
    let until: Vec<_> = one.journal.entries().iter().filter(|entry| day(entry) <= middle).cloned().collect();
    let again = Journal::open(until).expect("opens");
    let table = |state: &State| group_table(state, ClassId(1), 0).map(|table| table.lines());
    assert_eq!(table(&then), table(again.state()));
    assert_ne!(table(&then), table(one.journal.state()));
}

#[test]
fn sizes_that_cannot_be() {
    let refused = |size: Size| years(1, &Under::default(), size, |_, _| {}).map(|_| ()).unwrap_err();
    assert_eq!(refused(Size { levels: 5, ..SMALL }), NotPlayed::Size(NoSize::Levels));
    assert_eq!(refused(Size { seasons: 0, ..SMALL }), NotPlayed::Size(NoSize::Seasons));
    assert_eq!(refused(Size { clubs: 25, ..SMALL }), NotPlayed::Size(NoSize::Clubs));
    let too_few = Size { levels: 3, clubs: 4, teams: 8, seasons: 1 };
    assert_eq!(refused(too_few), NotPlayed::Size(NoSize::Teams { levels: 3, least: 12, most: 210 }));
}
