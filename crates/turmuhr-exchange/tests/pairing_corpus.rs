//! Tournaments paired before, in the corpus by other engines: every round is paired the same.

use std::{collections::BTreeSet, path::Path};

use turmuhr_contest::{Ask, Purpose, Ready};
use turmuhr_core::PlayerId;
use turmuhr_exchange::trf::{self, Tournament};
use turmuhr_pairing::{
    Field, NoPairing, Pairing, check,
    generate::{Wish, generate},
    pair, pair_slowly, trial,
};
use turmuhr_testkit::{AtLeast, Cases, cases, on_cases};

fn ready(path: &Path, purpose: Purpose) -> Ready {
    let tournament = Tournament::new(&trf::read(&cases::bytes(path)));
    tournament.ready(Ask::to(purpose)).unwrap_or_else(|findings| panic!("{}: {findings:?}", path.display()))
}

#[test]
fn every_round_is_paired_as_it_was() {
    on_cases("every_round_is_paired_as_it_was", AtLeast { own: 6, corpus: 300 }, rounds_are_the_same);
}

fn rounds_are_the_same(cases: &Cases) -> usize {
    let (mut wrong, files) = (Vec::new(), cases.files("swiss", "trf"));
    for path in &files {
        let Ready { field, system } = ready(path, Purpose::Check);
        for difference in check(&field, system) {
            wrong.push(format!("{}: {difference:?}", path.file_name().unwrap().display()));
        }
    }
    assert!(wrong.is_empty(), "{} rounds differ:\n{}", wrong.len(), wrong.join("\n"));
    files.len()
}

/// As in the files: White and Black, or the bye as 0; `None` without a legal pairing.
fn told(pairing: &Result<Pairing, NoPairing>) -> Option<BTreeSet<(u32, u32)>> {
    let pairing = match pairing {
        Ok(pairing) => pairing,
        Err(NoPairing::Impossible { .. }) => return None,
        Err(other) => panic!("{other}"),
    };
    let boards = pairing.boards.iter().map(|board| (board.white.0, board.black.0));
    Some(boards.chain(pairing.bye.map(|player| (player.0, 0))).collect())
}

fn expected(path: &Path) -> Option<BTreeSet<(u32, u32)>> {
    let text = cases::text(&path.with_extension("pairing"));
    if text.contains("NO LEGAL PAIRING") {
        return None;
    }
    let pair = |line: &str| {
        let (white, black) = line.split_once(' ')?;
        Some((white.trim().parse().ok()?, black.trim().parse().ok()?))
    };
    Some(text.lines().skip(1).filter_map(pair).collect())
}

#[test]
fn edge_cases_come_out_as_expected() {
    on_cases("edge_cases_come_out_as_expected", AtLeast { own: 4, corpus: 132 }, pairings_are_the_expected);
}

fn pairings_are_the_expected(cases: &Cases) -> usize {
    let mut files = cases.files("swiss-edge", "trf");
    files.extend(cases.files("swiss-edge/upstream", "trf"));
    let mut wrong = Vec::new();
    for path in &files {
        let Ready { field, system } = ready(path, Purpose::Pair);
        for (way, pairing) in [("fast", pair(&field, system)), ("slow", pair_slowly(&field, system))] {
            let (got, want) = (told(&pairing), expected(path));
            if got != want {
                let name = path.file_name().unwrap().display();
                wrong.push(format!("{name} ({way}):\n  {got:?}\n  {want:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} differ:\n{}", wrong.len(), wrong.join("\n"));
    files.len()
}

/// A seed must always give the same tournament.
#[test]
fn a_seed_gives_the_same_tournament_for_ever() {
    let wish = Wish { players: Some(9), rounds: Some(5), ..Wish::default() };
    let made = generate(&wish, 1).unwrap().field;
    let kept = ready(&cases::own().path("swiss/nine.trf"), Purpose::Check).field;
    let opponents = |field: &Field| -> Vec<Vec<Option<PlayerId>>> {
        let history = field.players.iter().map(|player| &player.history);
        history.map(|rounds| rounds.iter().map(|round| round.opponent()).collect()).collect()
    };
    assert_eq!(opponents(&made), opponents(&kept));
    assert_eq!(opponents(&made).len(), 9);
    let players = |seed: u64| trial::tournament(seed, 2, 40).map(|field| field.players.len());
    assert_eq!(
        (0..8).map(players).collect::<Vec<_>>(),
        [None, Some(21), Some(37), Some(5), Some(18), Some(12), Some(10), Some(11)]
    );
}
