//! Random positions and games.

use turmuhr_core::{
    Board, CastlingMode, Chess, Color, Move, Piece, Position, Role, Setup, Square, chance::SplitMix64,
};
use turmuhr_laws::board::chess960::StartNumber;

/// A game made by chance.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) start: Chess,
    pub(crate) moves: Vec<Move>,
    /// The position before each move, and the last one.
    pub(crate) positions: Vec<Chess>,
}

impl Game {
    pub(crate) fn new(start: Chess) -> Game {
        Game { positions: vec![start.clone()], moves: Vec::new(), start }
    }

    pub(crate) fn position(&self) -> &Chess {
        &self.positions[self.positions.len() - 1]
    }

    pub(crate) fn play(&mut self, m: Move) {
        let mut next = self.position().clone();
        next.play_unchecked(m);
        self.moves.push(m);
        self.positions.push(next);
    }

    /// The last move, and the position before it.
    pub(crate) fn last(&self) -> Option<(Chess, Move)> {
        let m = *self.moves.last()?;
        Some((self.positions[self.positions.len() - 2].clone(), m))
    }

    /// Plays one more move; `false` if the game is over.
    pub(crate) fn step(&mut self, dice: &mut SplitMix64) -> bool {
        match sensible(self.position(), dice) {
            Some(m) => {
                self.play(m);
                true
            }
            None => false,
        }
    }
}

/// A game of so many half-moves, or fewer if it ends.
pub(crate) fn game(dice: &mut SplitMix64, start: Chess, half_moves: usize) -> Game {
    let mut game = Game::new(start);
    for _ in 0..half_moves {
        if !game.step(dice) {
            break;
        }
    }
    game
}

pub(crate) fn chess960(dice: &mut SplitMix64) -> Chess {
    StartNumber::draw(dice.next_word()).position()
}

/// Of three random moves the least silly: positions look like those of beginners, not of dice.
pub(crate) fn sensible(position: &Chess, dice: &mut SplitMix64) -> Option<Move> {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return None;
    }
    (0..3).map(|_| moves[dice.one_of(moves.len())]).max_by_key(|m| worth(position, *m))
}

fn worth(position: &Chess, m: Move) -> i32 {
    let board = position.board();
    let attackers = board.attacks_to(m.to(), !position.turn(), board.occupied());
    let risk = if attackers.any() { value(m.role()) } else { 0 };
    let gain = m.capture().map_or(0, value);
    let early = match m.role() {
        Role::King if !m.is_castle() => -3,
        Role::Queen | Role::Rook => -1,
        Role::King => 4,
        Role::Pawn | Role::Knight | Role::Bishop => 0,
    };
    2 * (gain - risk) + early + m.promotion().map_or(0, value)
}

pub(crate) const fn value(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 4,
    }
}

/// Puts these men on random squares, the kings first; `None` if that gives no legal position.
pub(crate) fn scattered(dice: &mut SplitMix64, men: &[Piece], turn: Color) -> Option<Chess> {
    let mut board = Board::empty();
    let kings = [Role::King.of(Color::White), Role::King.of(Color::Black)];
    for piece in kings.into_iter().chain(men.iter().copied()) {
        let square = (0..20).find_map(|_| {
            let square = Square::new(u32::try_from(dice.one_of(64)).unwrap_or(0));
            let last =
                square.rank() == turmuhr_core::Rank::First || square.rank() == turmuhr_core::Rank::Eighth;
            (board.piece_at(square).is_none() && !(piece.role == Role::Pawn && last)).then_some(square)
        })?;
        board.set_piece_at(square, piece);
    }
    placed(board, turn, dice)
}

/// A position of these men late in a game.
pub(crate) fn placed(board: Board, turn: Color, dice: &mut SplitMix64) -> Option<Chess> {
    let mut setup = Setup { board, turn, ..Setup::empty() };
    let number = 40 + u32::try_from(dice.one_of(45)).unwrap_or(0);
    setup.fullmoves = std::num::NonZeroU32::new(number).unwrap_or(std::num::NonZeroU32::MIN);
    setup.position(CastlingMode::Standard).ok()
}

/// One of these.
pub(crate) fn pick<'a, T>(dice: &mut SplitMix64, from: &'a [T]) -> Option<&'a T> {
    from.get(dice.one_of(from.len()))
}

/// Whether the piece stands between its king and an attacker.
pub(crate) fn is_pinned(position: &Chess, square: Square) -> bool {
    let (board, turn) = (position.board(), position.turn());
    let Some(king) = board.king_of(turn) else { return false };
    let behind = board.attacks_to(king, !turn, board.occupied().without(square));
    (behind & !position.checkers()).any()
}
