//! The 960 starting positions (Guidelines II.2), by number, and one drawn by lot.

use std::fmt;

use turmuhr_core::{
    Bitboard, Board, CastlingMode, Chess, Color, EnPassantMode, Position, Setup, chance::SplitMix64,
};

/// The number of a starting position, 0 to 959 in Scharnagl's order.
///
/// ```
/// use turmuhr_laws::board::chess960::StartNumber;
///
/// assert_eq!(StartNumber::new(518), Some(StartNumber::CLASSICAL));
/// assert_eq!(StartNumber::new(960), None);
/// assert_eq!(StartNumber::draw(1851).to_string(), "707");
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StartNumber(u16);

impl StartNumber {
    /// How many starting positions there are.
    pub const COUNT: u16 = 960;

    /// The array of ordinary chess.
    pub const CLASSICAL: StartNumber = StartNumber(518);

    /// `None` above 959.
    pub const fn new(number: u16) -> Option<StartNumber> {
        if number < StartNumber::COUNT { Some(StartNumber(number)) } else { None }
    }

    /// The number, 0 to 959.
    pub const fn get(self) -> u16 {
        self.0
    }

    /// All of them, 0 first.
    pub fn all() -> impl ExactSizeIterator<Item = StartNumber> {
        (0..StartNumber::COUNT).map(StartNumber)
    }

    /// The pieces of both sides; Black mirrors White.
    pub fn board(self) -> Board {
        Board::chess960(u32::from(self.0))
    }

    /// White to move, all four rights to castle.
    pub fn setup(self) -> Setup {
        let board = self.board();
        let castling_rights = board.rooks();
        Setup { board, castling_rights, ..Setup::empty() }
    }

    /// The position, with castling by the rules of Chess960.
    pub fn position(self) -> Chess {
        self.setup().position(CastlingMode::Chess960).expect("starting positions can be played")
    }

    /// The number of a starting position; `None` if pieces, turn, castling rights or en passant square
    /// differ. Move counters are ignored.
    pub fn of(setup: &Setup) -> Option<StartNumber> {
        if setup.turn != Color::White || setup.ep_square.is_some() {
            return None;
        }
        if setup.castling_rights != setup.board.rooks() {
            return None;
        }
        StartNumber::of_board(&setup.board)
    }

    /// As [`StartNumber::of`], for the pieces alone.
    pub fn of_board(board: &Board) -> Option<StartNumber> {
        let ranks_between = Bitboard(0x0000_ffff_ffff_0000);
        if board.occupied() != !ranks_between {
            return None;
        }
        StartNumber::all().find(|number| number.board() == *board)
    }

    /// As [`StartNumber::of`], for a position.
    pub fn of_position(position: &Chess) -> Option<StartNumber> {
        StartNumber::of(&position.to_setup(EnPassantMode::Legal))
    }

    /// Draws a number: the same seed gives the same number in every version of this program.
    ///
    /// The method is fixed for good. SplitMix64, started with the seed, gives words of 64 bits. The highest
    /// ten bits of each word are a number below 1024. The first such number below 960 is the draw. Throwing
    /// the others away keeps all 960 equally likely.
    pub fn draw(seed: u64) -> StartNumber {
        let mut words = SplitMix64::new(seed);
        loop {
            let number = (words.next_word() >> 54) as u16;
            if let Some(drawn) = StartNumber::new(number) {
                return drawn;
            }
        }
    }
}

impl fmt::Display for StartNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
