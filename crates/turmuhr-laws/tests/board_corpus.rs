//! Illegal moves with their reasons, ours and those of the corpus. A line is `FEN;move;reason;article`.

use turmuhr_core::{CastlingMode, CastlingSide, Chess, Edition, Position, Rank, Role, Square, fen};
use turmuhr_laws::board::legality::{Attempt, Illegality, why_cannot_castle, why_illegal};
use turmuhr_testkit::{AtLeast, cases, on_cases};

#[test]
fn every_collected_reason_is_found() {
    on_cases("every_collected_reason_is_found", AtLeast { own: 100, corpus: 165 }, |cases| {
        reasons_found(&cases::text(&cases.path("moves/invalid.txt")))
    });
}

fn reasons_found(text: &str) -> usize {
    let (mut wrong, mut seen) = (Vec::new(), 0);
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let [fen, token, code, article] = line.split(';').collect::<Vec<_>>()[..] else { panic!("{line}") };
        if code == "ambiguous" {
            continue;
        }
        seen += 1;
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
    seen
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
