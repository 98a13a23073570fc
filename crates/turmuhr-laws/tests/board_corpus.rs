//! Collected illegal moves, replayed where the collection lies beside the workspace.
//!
//! A line is `FEN;move;reason;article`. Nothing of the collection belongs to this repository, so
//! without it the test passes.
#![allow(clippy::disallowed_methods)]

use turmuhr_core::{CastlingMode, CastlingSide, Chess, Edition, Position, Rank, Role, Square, fen};
use turmuhr_laws::board::legality::{Attempt, Illegality, why_cannot_castle, why_illegal};

const INVALID: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/corpus/moves/invalid.txt");

#[test]
fn every_collected_reason_is_found() {
    let Ok(text) = std::fs::read_to_string(INVALID) else { return };
    let mut wrong = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let [fen, token, code, article] = line.split(';').collect::<Vec<_>>()[..] else { panic!("{line}") };
        if code == "ambiguous" {
            continue;
        }
        let position = fen::read(fen, CastlingMode::Standard).expect(fen);
        let reasons = reasons(&position, token);
        let found = reasons.iter().find(|reason| reason.code() == code);
        // A collected article may be the lead-in of the one we name.
        let cited = found.map(|reason| reason.cites(Edition::Fide2017).article());
        if reasons.len() > 4 || !cited.is_some_and(|cited| cited.starts_with(article)) {
            wrong.push(format!("{line}: {reasons:?}, {cited:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn reasons(position: &Chess, token: &str) -> Vec<Illegality> {
    match token {
        "0-0" => why_cannot_castle(position, CastlingSide::KingSide),
        "0-0-0" => why_cannot_castle(position, CastlingSide::QueenSide),
        _ => why_illegal(position, attempt(position, token)),
    }
}

/// Reads long notation (`Rf1xf7`, `g2g1`) and pawn captures (`bxa6`), all the collection holds.
fn attempt(position: &Chess, token: &str) -> Attempt {
    let squares: Vec<Square> =
        (0..token.len() - 1).filter_map(|at| token.get(at..at + 2)?.parse().ok()).collect();
    let (from, to) = match squares[..] {
        [from, to] => (from, to),
        [to] => {
            let behind = position.turn().fold_wb(-1, 1);
            let rank: Rank = to.rank().offset(behind).expect(token);
            let pawn = position.our(Role::Pawn) & rank;
            let file = token.chars().next().expect(token);
            (pawn.into_iter().find(|pawn| pawn.file().char() == file).expect(token), to)
        }
        _ => panic!("{token}"),
    };
    Attempt { from, to, promotion: None }
}
