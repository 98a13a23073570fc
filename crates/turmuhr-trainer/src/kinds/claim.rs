//! May the player claim a draw?

use turmuhr_core::{Chess, Color, Move, Piece, Position, Role, chance::SplitMix64, fen};
use turmuhr_laws::{
    board::identity::History,
    notation::{Style, write_move},
    rules::{Rules, draws::Intended},
};

use super::{
    Draft,
    count::shuffled,
    families::{Told, letter},
    page_for,
    ruling::draft,
};
use crate::{
    Id, Situation,
    chance::{pick, scattered},
};

pub(super) fn ask(dice: &mut SplitMix64, id: Id) -> Option<Draft> {
    let rules = page_for(dice, id)?;
    let situation = situation(dice, rules, id.difficulty)?;
    draft(dice, situation, rules)
}

pub(super) fn situation(dice: &mut SplitMix64, rules: &'static Rules, difficulty: u8) -> Option<Situation> {
    if dice.one_of(2) == 0 { fifty(dice, rules, difficulty) } else { repetition(dice, rules, difficulty) }
}

/// About fifty moves without a capture or a pawn move, on the board or with an intended move.
fn fifty(dice: &mut SplitMix64, rules: &'static Rules, difficulty: u8) -> Option<Situation> {
    use Role::{Bishop, Knight, Pawn, Queen, Rook};
    let turn = Color::from_white(dice.one_of(2) == 0);
    let armies: &[(&[Role], &[Role])] = &[
        (&[Rook], &[Rook]),
        (&[Rook, Pawn], &[Rook]),
        (&[Bishop, Knight], &[Pawn]),
        (&[Queen], &[Rook, Pawn]),
        (&[Rook, Bishop], &[Rook]),
    ];
    let (own, other) = *pick(dice, armies)?;
    let mut men: Vec<Piece> = own.iter().map(|role| role.of(turn)).collect();
    men.extend(other.iter().map(|role| role.of(!turn)));
    let position = (0..30).find_map(|_| scattered(dice, &men, turn).filter(|found| !found.is_check()))?;
    let half_moves = *pick(
        dice,
        if difficulty == 1 { &[90, 96, 100, 104][..] } else { &[97, 98, 99, 100, 101, 110][..] },
    )?;
    // Where the text knows no claim with a move to come, such a claim is a matter of words.
    let known = rules.draws.no_progress_intended.value == Intended::Yes;
    let intended = known && difficulty > 1 && dice.one_of(3) > 0;
    let board = fen::write(&position);
    let fields: Vec<&str> = board.split(' ').collect();
    let text = format!(
        "{} {} {} {} {half_moves} {}",
        fields[0],
        fields[1],
        fields[2],
        fields[3],
        90 + dice.one_of(20)
    );
    let setup = fen::read(&text, turmuhr_core::CastlingMode::Standard).ok()?;
    let who = letter(turn);
    let told = Told::new(dice, rules, &setup);
    let claim = if intended {
        // With fifty moves on the board a claim with a capture is right and wrong at once.
        let enough = half_moves >= 100;
        let clear = |m: &Move| !m.is_promotion() && (!enough || !m.is_zeroing());
        let moves: Vec<Move> = setup.legal_moves().into_iter().filter(clear).collect();
        let m = *pick(dice, &moves)?;
        format!("{who} claim fifty {}", write_move(&setup, m, Style::PGN))
    } else {
        format!("{who} claim fifty")
    };
    Situation::of_line(told.line(&[claim])?)
}

/// A short game in which pieces go and come back.
fn repetition(dice: &mut SplitMix64, rules: &'static Rules, difficulty: u8) -> Option<Situation> {
    let mut played = shuffled(dice, difficulty)?;
    let known = rules.draws.repetition_intended.value == Intended::Yes;
    let intended = played.moves.last().copied().filter(|_| known && dice.one_of(2) == 0);
    if intended.is_some() {
        played.moves.pop();
        played.positions.pop();
    }
    // With three appearances on the board a claim with another move is right and wrong at once.
    let mut history = History::new(played.start.clone());
    played.moves.iter().for_each(|m| history.play(*m));
    if intended.is_some() && history.times() >= 3 {
        return None;
    }
    let mut text = String::new();
    for (index, m) in played.moves.iter().enumerate() {
        if index.is_multiple_of(2) {
            text.push_str(&format!("{}. ", index / 2 + 1));
        }
        text.push_str(&format!("{} ", write_move(&played.positions[index], *m, Style::PGN)));
    }
    let position: &Chess = played.position();
    let who = letter(position.turn());
    let claim = match intended {
        Some(m) => format!("{who} claim repetition {}", write_move(position, m, Style::PGN)),
        None => format!("{who} claim repetition"),
    };
    Situation::of_line(format!("{}, moves {}: {claim}", super::families::page(rules), text.trim()))
}
