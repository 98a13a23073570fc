//! Can this side still win? The criteria of the editions, from bare kings to «any series of legal moves».

use turmuhr_core::{Bitboard, Chess, Color, Move, Piece, Position, Role};
use turmuhr_mate::{Dead, Limits, Watch};

use crate::rules::clock::CannotWin;

/// Whether a side can still win. Not a `bool`: what could not be settled goes to the arbiter.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Mate {
    /// Some series of legal moves mates, or the text says so.
    Possible,
    /// No series of legal moves mates, or the text says so.
    Impossible,
    /// Neither was proved: the arbiter decides.
    Undecided,
}

/// Whether a player could still win, by the criterion of a text.
pub fn can_win(position: &Chess, side: Color, criterion: CannotWin) -> Mate {
    let board = position.board();
    let force = board.material_side(side);
    let others = force.queen + force.rook + force.pawn;
    let minors = force.bishop + force.knight;
    let by_list = |lost: bool| if lost { Mate::Impossible } else { Mate::Possible };
    match criterion {
        CannotWin::Never => Mate::Possible,
        CannotWin::AnySeries | CannotWin::NoMatePossible => can_mate(position, side),
        CannotWin::BareKing => by_list(others + minors == 0),
        CannotWin::KingOrMinor => by_list(others == 0 && minors <= 1),
        CannotWin::NoMatingMaterial => mating_material(position, side),
    }
}

/// Blitz 1993, 14c2: is there a position with the material on the board in which the opponent, to move,
/// cannot avoid mate next move? Pieces of the opponent may stand in their own king's way.
fn mating_material(position: &Chess, side: Color) -> Mate {
    let board = position.board();
    let ours = board.material_side(side);
    let theirs = board.material_side(!side);
    if ours.queen + ours.rook + ours.pawn > 0 {
        return Mate::Possible;
    }
    let their_men = theirs.queen + theirs.rook + theirs.bishop + theirs.knight + theirs.pawn;
    let alike = one_square_color(position, Role::Bishop.of(side));
    match (ours.bishop, ours.knight, their_men) {
        (0, 0, _) => Mate::Impossible,
        (_, 0, 0) if alike => Mate::Impossible,
        (0, 1 | 2, 0) => Mate::Impossible,
        // Bishops of both colours, or a bishop and a knight; more of one's own does not hurt.
        (1.., 1.., 0) | (2.., 0, 0) => Mate::Possible,
        // A pawn may block its own king; a piece could move away.
        (0, 1, 1) if theirs.pawn == 1 => Mate::Possible,
        (0, 1, 1) | (1, 0, 1) => Mate::Impossible,
        // Richer material was never enumerated: the arbiter looks.
        _ => Mate::Undecided,
    }
}

/// Drawn endings the older Laws list: bare kings, one minor piece, bishops of one square colour.
pub fn listed_ending(position: &Chess) -> bool {
    let board = position.board();
    let men = board.occupied().count();
    match men {
        2 => true,
        3 => (board.bishops() | board.knights()).any(),
        4 => {
            let bishops = board.bishops();
            bishops.count() == 2
                && (bishops & board.white()).any()
                && (bishops & board.black()).any()
                && (bishops.is_subset(Bitboard::DARK_SQUARES) || bishops.is_subset(Bitboard::LIGHT_SQUARES))
        }
        _ => false,
    }
}

/// Is there any series of legal moves, both sides helping, that mates the other king?
pub fn can_mate(position: &Chess, side: Color) -> Mate {
    match turmuhr_mate::yes_or_no(position, side, Limits::default()) {
        Some(true) => Mate::Possible,
        Some(false) => Mate::Impossible,
        None => Mate::Undecided,
    }
}

/// Neither side can mate (5.2.2).
pub fn is_dead(position: &Chess) -> Mate {
    told(turmuhr_mate::is_dead(position, Limits::default()))
}

/// The same after a legal move of a game that is watched.
pub(crate) fn is_dead_after(watch: &mut Watch, before: &Chess, m: Move, after: &Chess) -> Mate {
    told(watch.played(before, m, after, Limits::default()))
}

fn told(dead: Dead) -> Mate {
    match dead {
        Dead::Yes(_) => Mate::Impossible,
        Dead::No => Mate::Possible,
        Dead::Unknown => Mate::Undecided,
    }
}

fn one_square_color(position: &Chess, piece: Piece) -> bool {
    let bishops = position.board().by_piece(piece);
    bishops.is_subset(Bitboard::DARK_SQUARES) || bishops.is_subset(Bitboard::LIGHT_SQUARES)
}
