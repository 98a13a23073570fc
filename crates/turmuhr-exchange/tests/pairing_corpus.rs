//! Tournaments paired by other engines, where they are at hand: every round comes out the same.
#![allow(clippy::disallowed_methods)]

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

use turmuhr_contest::{Ask, Purpose, Ready};
use turmuhr_exchange::trf::{self, Tournament};
use turmuhr_pairing::{NoPairing, Pairing, check, pair, pair_slowly};

const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/corpus");

fn files(folder: &str) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(Path::new(CORPUS).join(folder)) else { return Vec::new() };
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "trf"))
        .collect();
    files.sort();
    files
}

fn ready(path: &Path, purpose: Purpose) -> Ready {
    let tournament = Tournament::new(&trf::read(&std::fs::read(path).unwrap()));
    tournament.ready(Ask::to(purpose)).unwrap_or_else(|findings| panic!("{}: {findings:?}", path.display()))
}

#[test]
fn every_round_is_paired_as_it_was() {
    let mut wrong = Vec::new();
    for path in files("swiss") {
        let Ready { field, system } = ready(&path, Purpose::Check);
        for difference in check(&field, system) {
            wrong.push(format!("{}: {difference:?}", path.file_name().unwrap().display()));
        }
    }
    assert!(wrong.is_empty(), "{} rounds differ:\n{}", wrong.len(), wrong.join("\n"));
}

/// As the files have it: white and black, or the bye as 0; nothing where there is no legal pairing.
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
    let text = std::fs::read_to_string(path.with_extension("pairing")).unwrap();
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
    let mut wrong = Vec::new();
    for path in files("swiss-edge").into_iter().chain(files("swiss-edge/upstream")) {
        let Ready { field, system } = ready(&path, Purpose::Pair);
        for (way, pairing) in [("fast", pair(&field, system)), ("slow", pair_slowly(&field, system))] {
            let (got, want) = (told(&pairing), expected(&path));
            if got != want {
                let name = path.file_name().unwrap().display();
                wrong.push(format!("{name} ({way}):\n  {got:?}\n  {want:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} differ:\n{}", wrong.len(), wrong.join("\n"));
}
