//! Draws of the cups.

mod support;

use std::collections::{BTreeMap, BTreeSet};

use support::nrw;
use turmuhr_federation::competition::cup::{self, DrawFaultKind, Drawn, Entrant, Pair, Round};

fn entrants() -> Vec<Entrant> {
    ["A1", "A2", "B1", "B2", "C1", "D1", "E1", "F1"]
        .iter()
        .map(|name| Entrant {
            name: (*name).to_owned(),
            verband: name[..1].to_owned(),
            place: name[1..].parse().unwrap(),
        })
        .collect()
}

fn cup_of(kind: &str, rounds: Vec<Round>, bracket: Option<Vec<String>>) -> Drawn {
    Drawn {
        cup: kind.to_owned(),
        verbaende: ["A", "B", "C", "D", "E", "F"].map(str::to_owned).to_vec(),
        largest: vec!["A".to_owned(), "B".to_owned()],
        entrants: entrants(),
        rounds,
        bracket,
    }
}

fn pair(text: &str) -> Pair {
    // `A1-C1 C1 A1`: home, guest, White, winner.
    let words: Vec<&str> = text.split([' ', '-']).collect();
    let word = |index: usize| words.get(index).filter(|word| **word != "_").map(|word| (*word).to_owned());
    Pair { home: word(0).unwrap(), guest: word(1).unwrap(), white: word(2), winner: word(3) }
}

fn round(number: u32, pairs: &[&str]) -> Round {
    Round { round: number, pairs: pairs.iter().map(|text| pair(text)).collect(), byes: Vec::new() }
}

/// Violations with their round, and warnings.
type Told = (Vec<(u32, DrawFaultKind, String)>, Vec<(u32, String)>);

fn told(drawn: &Drawn) -> Told {
    let verdict = cup::check(&nrw(), drawn).unwrap();
    let who = |fault: &cup::DrawFault| fault.who.join("-");
    (
        verdict.violations.iter().map(|fault| (fault.round, fault.kind, who(fault))).collect(),
        verdict.warnings.iter().map(|fault| (fault.round, who(fault))).collect(),
    )
}

/// F-240, F-241, F-242, F-243, F-244.
#[test]
fn art_12_draws_of_the_individual_cup() {
    let first = round(1, &["A1-C1 C1 A1", "D1-A2 A2 A2", "B1-E1 E1 B1", "F1-B2 B2 B2"]);
    assert_eq!(told(&cup_of("individual", vec![first.clone()], None)), (vec![], vec![]));
    // The two of one Verband meet in the semi-final; the winner of a home game is at home again.
    let second = round(2, &["A1-A2 A2 A1", "B1-B2 B1 B1"]);
    let (found, warned) = told(&cup_of("individual", vec![first.clone(), second], None));
    let same = |who: &str| (2, DrawFaultKind::SameVerband, who.to_owned());
    assert_eq!(found, [same("A1-A2"), (2, DrawFaultKind::HostWhite, "B1-B2".to_owned()), same("B1-B2")]);
    assert_eq!(warned, [(2, "A1-A2".to_owned()), (2, "B1-B2".to_owned())]);
    // In the final they may.
    let second = round(2, &["A2-B1 B1 A2", "B2-A1 A1 A1"]);
    let last = round(3, &["A2-A1 A1 _"]);
    let (found, warned) = told(&cup_of("individual", vec![first.clone(), second.clone(), last], None));
    assert_eq!((found, warned), (vec![], vec![(3, "A2-A1".to_owned())]), "A1 was away last");
    // Nobody drawn without a right, nobody twice, nobody left out.
    let wrong = round(2, &["A2-C1", "A2-A1"]);
    let (found, _) = told(&cup_of("individual", vec![first, wrong], None));
    let fault = |kind, who: &str| (2, kind, who.to_owned());
    assert_eq!(
        found,
        [
            fault(DrawFaultKind::NotIn, "C1"),
            fault(DrawFaultKind::SameVerband, "A2-A1"),
            fault(DrawFaultKind::Twice, "A2"),
            fault(DrawFaultKind::LeftOut, "B1"),
            fault(DrawFaultKind::LeftOut, "B2")
        ]
    );
    let mut short = cup_of("individual", vec![], None);
    short.entrants.pop();
    short.entrants.remove(0);
    let quota = |who: &str| (0, DrawFaultKind::Quota, who.to_owned());
    assert_eq!(told(&short).0, [quota("A"), quota("F")]);
}

/// F-242, F-243, F-255: semi-finals are drawn apart; who is at home follows from before, else from the lot.
#[test]
fn art_12_2_and_12_3_the_rounds_after_the_first() {
    use turmuhr_pairing::{
        knockout::{HomeGames, draw_round},
        lot::Lot,
    };
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let drawn = draw_round(&["A", "A", "B", "C"], seed).expect("admissible");
        let mut pairs: Vec<Vec<usize>> = drawn
            .pairs
            .iter()
            .map(|(one, other)| {
                [*one, *other].into_iter().flatten().collect::<BTreeSet<_>>().into_iter().collect()
            })
            .collect();
        pairs.sort();
        assert!(!pairs.contains(&vec![0, 1]), "the two of one Verband");
        seen.insert(pairs);
    }
    assert_eq!(seen.len(), 2, "both that keep them apart");
    let games = |count, was_away_last| HomeGames { count, was_away_last };
    let home = |one, other, seed| {
        let homes = BTreeMap::from([("X".to_owned(), one), ("Y".to_owned(), other)]);
        cup::at_home(&homes, "X", "Y", &mut Lot::new(seed)).0
    };
    for seed in 0..20 {
        assert_eq!(home(games(0, true), games(1, false), seed), "X", "fewer home games");
        assert_eq!(home(games(2, true), games(1, false), seed), "Y");
        assert_eq!(home(games(1, false), games(1, true), seed), "Y", "away last");
    }
    let lots: BTreeSet<String> = (0..20).map(|seed| home(games(1, true), games(1, true), seed)).collect();
    assert_eq!(lots.len(), 2, "else the lot");
    // The team cup has the same home right, by lot in the first round (D-42).
    let first = round(1, &["A1-B2 _ A1", "A2-B1 _ B1", "C1-D1 _ C1", "E1-F1 _ F1"]);
    assert_eq!(told(&cup_of("team", vec![first.clone()], None)), (vec![], vec![]));
    let second = round(2, &["A1-F1", "C1-B1"]);
    let (found, warned) = told(&cup_of("team", vec![first, second], None));
    assert_eq!((found, warned), (vec![], vec![(2, "A1-F1".to_owned()), (2, "C1-B1".to_owned())]));
}

/// F-255, F-257, F-258: every draw of a bracket keeps the rules, and all that do occur.
#[test]
fn art_13_3_the_team_cup_is_seeded() {
    let names = |text: &str| Some(text.split(' ').map(str::to_owned).collect::<Vec<String>>());
    let seeded = told(&cup_of("team", vec![], names("A1 B2 C1 D1 B1 A2 E1 F1"))).0;
    assert_eq!(seeded, []);
    let seeding = |who: &str| (1, DrawFaultKind::Seeding, who.to_owned());
    assert_eq!(told(&cup_of("team", vec![], names("A1 C1 B2 D1 B1 A2 E1 F1"))).0, [seeding("A1-B2")]);
    let half = told(&cup_of("team", vec![], names("A1 B2 B1 A2 C1 D1 E1 F1"))).0;
    assert_eq!(
        half.iter().map(|(round, kind, _)| (*round, *kind)).collect::<Vec<_>>(),
        [(2, DrawFaultKind::SameVerband), (2, DrawFaultKind::SameVerband)]
    );
    let largest = ["A".to_owned(), "B".to_owned()];
    for (kind, layouts) in [("team", 6), ("individual", 108)] {
        let mut seen = BTreeSet::new();
        for seed in 0..4000 {
            let pairs = cup::draw_bracket(&nrw(), kind, &largest, &entrants(), seed).unwrap().unwrap();
            let both = pairs.into_iter().flat_map(|(one, other)| [Some(one), other]);
            let drawn: Vec<String> = both.flatten().collect();
            assert_eq!(told(&cup_of(kind, vec![], Some(drawn.clone()))).0, [], "{drawn:?}");
            seen.insert(canonical(&drawn));
        }
        assert_eq!(seen.len(), layouts, "{kind}");
    }
}

/// A bracket whichever way round its pairs and halves are written.
fn canonical(bracket: &[String]) -> Vec<Vec<Vec<String>>> {
    let mut halves: Vec<Vec<Vec<String>>> = bracket
        .chunks(4)
        .map(|half| {
            let mut pairs: Vec<Vec<String>> = half
                .chunks(2)
                .map(|pair| {
                    let mut pair = pair.to_vec();
                    pair.sort();
                    pair
                })
                .collect();
            pairs.sort();
            pairs
        })
        .collect();
    halves.sort();
    halves
}
