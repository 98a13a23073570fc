//! Which pieces have certainly never moved, and how far the others can have come.

use turmuhr_core::{
    Bitboard, ByColor, CastlingMode, Color, Piece, Rank, Role, Setup, Square,
    shakmaty::attacks::{king_attacks, knight_attacks, pawn_attacks},
};

use super::claims;

/// What the unmoved pawns let through.
#[derive(Debug)]
pub(super) struct Homes {
    /// Squares on which the same piece has stood since the game began, of either colour.
    pub(super) permanent: Bitboard,
    /// For each original piece but pawns: where it can have got to.
    pub(super) originals: ByColor<Vec<(Role, Bitboard)>>,
}

impl Homes {
    pub(super) fn of(setup: &Setup, mode: CastlingMode) -> Homes {
        let board = &setup.board;
        let mut permanent = Bitboard::EMPTY;
        for color in Color::ALL {
            let own = board.by_color(color);
            // A pawn on its original rank has never moved.
            permanent |=
                board.pawns() & own & Bitboard::from_rank(color.fold_wb(Rank::Second, Rank::Seventh));
            // Nor has a king or a rook with the right to castle.
            let back_rank = Bitboard::from_rank(color.backrank());
            for rook in setup.castling_rights & back_rank {
                if claims::right_can_exist(setup, rook, mode) {
                    permanent |= Bitboard::from_square(rook) | board.kings() & own;
                }
            }
        }
        if mode == CastlingMode::Chess960 {
            return Homes { permanent, originals: ByColor::new_with(|_| anywhere()) };
        }

        // A piece with every way out blocked for good has not moved. No other of its kind can have taken its
        // place: the way in is the way out. Then it blocks its neighbours for good, too.
        loop {
            let before = permanent;
            for color in Color::ALL {
                for (role, home) in array(color) {
                    let standing = board.piece_at(home) == Some(Piece { color, role });
                    if standing && (steps(role, home) & !permanent).is_empty() {
                        permanent |= Bitboard::from_square(home);
                    }
                }
            }
            if permanent == before {
                break;
            }
        }
        let originals = ByColor::new_with(|color| {
            array(color).map(|(role, home)| (role, reach(role, home.into(), permanent))).collect()
        });
        Homes { permanent, originals }
    }

    /// Where promoted pawns of this colour can stand as `role`.
    pub(super) fn promoted(&self, color: Color, role: Role) -> Bitboard {
        let mut arrivals = Bitboard::EMPTY;
        let seventh = Bitboard::from_rank(color.fold_wb(Rank::Seventh, Rank::Second));
        for from in seventh & !self.permanent {
            arrivals |= pawn_attacks(color, from);
            arrivals |= from.offset(color.fold_wb(8, -8)).map_or(Bitboard::EMPTY, Bitboard::from_square);
        }
        reach(role, arrivals & !self.permanent, self.permanent)
    }

    /// Where pawns of this colour can have captured something.
    pub(super) fn pawn_targets(&self, color: Color) -> Bitboard {
        let back_ranks = Bitboard::from_rank(Rank::First) | Bitboard::from_rank(Rank::Eighth);
        let mut targets = Bitboard::EMPTY;
        // A pawn that has never moved may stand there still, but has captured nothing.
        for from in !back_ranks & !self.permanent {
            targets |= pawn_attacks(color, from);
        }
        targets & !self.permanent
    }
}

/// The original squares of a colour's pieces in ordinary chess.
fn array(color: Color) -> impl Iterator<Item = (Role, Square)> {
    let white = [
        (Role::Rook, Square::A1),
        (Role::Knight, Square::B1),
        (Role::Bishop, Square::C1),
        (Role::Queen, Square::D1),
        (Role::King, Square::E1),
        (Role::Bishop, Square::F1),
        (Role::Knight, Square::G1),
        (Role::Rook, Square::H1),
    ];
    white.into_iter().map(move |(role, home)| (role, color.fold_wb(home, home.flip_vertical())))
}

/// In Chess960 the original squares are unknown; only a bishop's colour of square is certain.
fn anywhere() -> Vec<(Role, Bitboard)> {
    vec![
        (Role::Rook, Bitboard::FULL),
        (Role::Rook, Bitboard::FULL),
        (Role::Knight, Bitboard::FULL),
        (Role::Knight, Bitboard::FULL),
        (Role::Bishop, Bitboard::LIGHT_SQUARES),
        (Role::Bishop, Bitboard::DARK_SQUARES),
        (Role::Queen, Bitboard::FULL),
        (Role::King, Bitboard::FULL),
    ]
}

/// Every square a piece can reach in any number of moves without entering `blocked`.
fn reach(role: Role, from: Bitboard, blocked: Bitboard) -> Bitboard {
    let mut reached = from;
    let mut fresh = from;
    while fresh.any() {
        let next = fresh.into_iter().fold(Bitboard::EMPTY, |next, square| next | steps(role, square));
        fresh = next & !blocked & !reached;
        reached |= fresh;
    }
    reached
}

/// The smallest steps a piece's moves are made of. Castling adds none: the squares it crosses are empty.
fn steps(role: Role, from: Square) -> Bitboard {
    let straight = Bitboard::from_file(from.file()) | Bitboard::from_rank(from.rank());
    match role {
        Role::King | Role::Queen => king_attacks(from),
        Role::Rook => king_attacks(from) & straight,
        Role::Bishop => king_attacks(from) & !straight,
        Role::Knight => knight_attacks(from),
        Role::Pawn => Bitboard::EMPTY,
    }
}
