//! What must be played after a touch?

use turmuhr_core::{CastlingSide, Chess, Color, Move, Position, Role, Square, chance::SplitMix64};
use turmuhr_laws::game::{Consequence, Must};

use super::{
    Draft,
    families::{Told, letter},
    legal::castling,
    page_for,
};
use crate::{
    Answer, Asked, Decided, Id, Shown, Situation,
    chance::{game, pick},
};

pub(super) fn ask(dice: &mut SplitMix64, id: Id) -> Option<Draft> {
    let rules = page_for(dice, id)?;
    let (played, touched) = if id.difficulty > 1 && dice.one_of(5) == 0 {
        let (played, side) = castling(dice)?;
        let touched = castling_touch(dice, played.position(), side)?;
        (played, touched)
    } else {
        let half_moves = 14 + dice.one_of(40);
        let played = game(dice, Chess::default(), half_moves);
        let touched = touches(dice, played.position(), id.difficulty)?;
        (played, touched)
    };
    let position = played.position();
    let who = letter(position.turn());
    let events: Vec<String> = touched.events.iter().map(|event| format!("{who} {event}")).collect();
    let situation = Situation::of_line(Told::new(dice, rules, position).line(&events)?)?;
    if !situation.is_clear() {
        return None;
    }
    let right = situation.decided()?;
    let own = match right.rulings[..] {
        [Consequence::Must(ref must)] => must.clone(),
        [Consequence::Free] => Must::default(),
        _ => return None,
    };
    let mut wrong: Vec<Answer> = Vec::new();
    for must in others(position, &touched.squares, touched.castling) {
        if !same_duty(&must, &own) && !allows_all(&must, &own) {
            let rulings = vec![Consequence::Must(must)];
            wrong.push(Answer::Decided(Box::new(Decided { rulings, ..right.clone() })));
        }
    }
    if own != Must::default() {
        let rulings = vec![Consequence::Free];
        wrong.push(Answer::Decided(Box::new(Decided { rulings, ..right.clone() })));
    }
    dice.shuffle(&mut wrong);
    let cites = situation.cites();
    let shown = situation.shown().map(|shown| Shown { last: played.last(), ..shown });
    Some(Draft {
        rules,
        shown,
        asked: Asked::Touch(Box::new(situation)),
        right: Answer::Decided(Box::new(right)),
        wrong,
        cites,
    })
}

/// The same piece moves, is captured, or castles: the list of moves follows from that.
fn same_duty(one: &Must, other: &Must) -> bool {
    let moves = |must: &Must| {
        let mut moves: Vec<String> = must.moves.iter().map(|m| format!("{m:?}")).collect();
        moves.sort();
        moves
    };
    (&one.pieces, &one.capture, one.castle) == (&other.pieces, &other.capture, other.castle)
        || !one.moves.is_empty() && moves(one) == moves(other)
}

/// A weaker duty is true as well: a player who must take with the bishop must move the bishop.
fn allows_all(weaker: &Must, own: &Must) -> bool {
    !own.moves.is_empty() && own.moves.iter().all(|m| weaker.moves.contains(m))
}

struct Touches {
    events: Vec<String>,
    squares: Vec<Square>,
    castling: bool,
}

fn touches(dice: &mut SplitMix64, position: &Chess, difficulty: u8) -> Option<Touches> {
    let own: Vec<Square> = position.us().into_iter().filter(|square| moves_of(position, *square)).collect();
    let stuck: Vec<Square> =
        position.us().into_iter().filter(|square| !moves_of(position, *square)).collect();
    let prey: Vec<Square> = position
        .them()
        .into_iter()
        .filter(|square| position.legal_moves().iter().any(|m| m.is_capture() && m.to() == *square))
        .collect();
    let safe: Vec<Square> = position
        .them()
        .into_iter()
        .filter(|square| !prey.contains(square) && position.board().role_at(*square) != Some(Role::King))
        .collect();
    let touch = |squares: &[Square]| Touches {
        events: squares.iter().map(|square| format!("touch {square}")).collect(),
        squares: squares.to_vec(),
        castling: false,
    };
    let castle = position.castles().has_color(position.turn());
    // Pieces that can neither move nor be taken: any legal move may be made (4.5).
    if dice.one_of(4) == 0 {
        let mut squares = vec![*pick(dice, &stuck)?, *pick(dice, &safe)?];
        squares.extend(pick(dice, &stuck).filter(|square| !squares.contains(square)).copied());
        dice.shuffle(&mut squares);
        return Some(touch(&squares));
    }
    // A piece and one it can take, in either order (4.3.3).
    if dice.one_of(5) == 0 {
        let takes = |m: &Move| m.is_capture() && !m.is_en_passant();
        let captures: Vec<Move> = position.legal_moves().into_iter().filter(takes).collect();
        let m = pick(dice, &captures)?;
        let mut squares = vec![m.from()?, m.to()];
        dice.shuffle(&mut squares);
        return Some(touch(&squares));
    }
    let shape = match difficulty {
        1 => dice.one_of(3),
        2 => dice.one_of(6),
        _ => 3 + dice.one_of(5),
    };
    Some(match shape {
        0 => touch(&[*pick(dice, &own)?, *pick(dice, &own)?]),
        1 => touch(&[*pick(dice, &stuck)?, *pick(dice, &own)?]),
        2 => touch(&[*pick(dice, &prey)?, *pick(dice, &own)?]),
        3 => touch(&[*pick(dice, &own)?, *pick(dice, &prey)?]),
        4 => touch(&[*pick(dice, &safe)?, *pick(dice, &own)?, *pick(dice, &prey)?]),
        5 => touch(&[*pick(dice, &stuck)?, *pick(dice, &prey)?, *pick(dice, &own)?]),
        _ if castle => {
            let side = *pick(dice, &CastlingSide::ALL)?;
            castling_touch(dice, position, side)?
        }
        6 => touch(&[*pick(dice, &safe)?, *pick(dice, &stuck)?, *pick(dice, &own)?]),
        _ => touch(&[*pick(dice, &prey)?, *pick(dice, &stuck)?, *pick(dice, &own)?]),
    })
    .filter(|touches| {
        let mut squares = touches.squares.clone();
        squares.sort();
        squares.dedup();
        squares.len() == touches.squares.len()
    })
}

/// The king first, as for castling, or the rook.
fn castling_touch(dice: &mut SplitMix64, position: &Chess, side: CastlingSide) -> Option<Touches> {
    let order = pick(dice, &["king", "king", "rook"])?;
    let word = match side {
        CastlingSide::KingSide => "king",
        CastlingSide::QueenSide => "queen",
    };
    let king = position.board().king_of(position.turn())?;
    let rook = position.castles().rook(position.turn(), side)?;
    let events = vec![format!("castle-touch {order} {word}")];
    Some(Touches { events, squares: vec![king, rook], castling: true })
}

fn moves_of(position: &Chess, square: Square) -> bool {
    position.legal_moves().iter().any(|m| m.from() == Some(square))
}

/// Duties that a reader might see: each touched piece moves or is taken, alone or with another.
fn others(position: &Chess, squares: &[Square], castling: bool) -> Vec<Must> {
    let legal = position.legal_moves();
    let moves =
        |fits: &dyn Fn(&Move) -> bool| -> Vec<Move> { legal.iter().copied().filter(|m| fits(m)).collect() };
    let color: Color = position.turn();
    let is_own = |square: Square| position.us().contains(square);
    let mut all = Vec::new();
    for square in squares.iter().copied() {
        if is_own(square) {
            let moves = moves(&|m| m.from() == Some(square));
            all.push(Must { pieces: vec![square], moves, ..Must::default() });
        } else {
            let moves = moves(&|m| m.is_capture() && m.to() == square);
            all.push(Must { capture: vec![square], moves, ..Must::default() });
        }
        for victim in squares.iter().copied().filter(|victim| is_own(square) && !is_own(*victim)) {
            let moves = moves(&|m| m.from() == Some(square) && m.to() == victim);
            all.push(Must { pieces: vec![square], capture: vec![victim], moves, ..Must::default() });
        }
    }
    // The right victim with another piece, the right piece with another victim.
    let captures: Vec<&Move> = legal.iter().filter(|m| m.is_capture() && !m.is_en_passant()).collect();
    for m in captures {
        let Some(from) = m.from() else { continue };
        if squares.contains(&from) != squares.contains(&m.to()) {
            all.push(Must { pieces: vec![from], capture: vec![m.to()], moves: vec![*m], ..Must::default() });
        }
    }
    if castling {
        for side in CastlingSide::ALL {
            let moves = moves(&|m| m.castling_side() == Some(side));
            if position.castles().has(color, side) {
                all.push(Must { castle: Some(side), moves, ..Must::default() });
            }
        }
    }
    all
}
