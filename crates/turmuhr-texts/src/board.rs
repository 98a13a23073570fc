//! Why a move is not legal, and what is wrong with a position.

use turmuhr_core::{
    Bitboard, CastlingSide, Color, Piece, Role, Square,
    fen::{FenError, FenField},
    shakmaty::PositionErrorKinds,
};
use turmuhr_laws::board::legality::{Illegality, Moved};

use crate::Lang;

/// A piece by name, as it stands inside a sentence: «der Springer», «the knight».
pub const fn the_piece(role: Role, lang: Lang) -> &'static str {
    match (role, lang) {
        (Role::King, Lang::De) => "der König",
        (Role::Queen, Lang::De) => "die Dame",
        (Role::Rook, Lang::De) => "der Turm",
        (Role::Bishop, Lang::De) => "der Läufer",
        (Role::Knight, Lang::De) => "der Springer",
        (Role::Pawn, Lang::De) => "der Bauer",
        (Role::King, Lang::En) => "the king",
        (Role::Queen, Lang::En) => "the queen",
        (Role::Rook, Lang::En) => "the rook",
        (Role::Bishop, Lang::En) => "the bishop",
        (Role::Knight, Lang::En) => "the knight",
        (Role::Pawn, Lang::En) => "the pawn",
    }
}

/// A piece with its colour, as it is read aloud: «weißer Springer», «white knight».
pub const fn colored_piece(piece: Piece, lang: Lang) -> &'static str {
    match (piece.color, piece.role, lang) {
        (Color::White, Role::King, Lang::De) => "weißer König",
        (Color::White, Role::Queen, Lang::De) => "weiße Dame",
        (Color::White, Role::Rook, Lang::De) => "weißer Turm",
        (Color::White, Role::Bishop, Lang::De) => "weißer Läufer",
        (Color::White, Role::Knight, Lang::De) => "weißer Springer",
        (Color::White, Role::Pawn, Lang::De) => "weißer Bauer",
        (Color::Black, Role::King, Lang::De) => "schwarzer König",
        (Color::Black, Role::Queen, Lang::De) => "schwarze Dame",
        (Color::Black, Role::Rook, Lang::De) => "schwarzer Turm",
        (Color::Black, Role::Bishop, Lang::De) => "schwarzer Läufer",
        (Color::Black, Role::Knight, Lang::De) => "schwarzer Springer",
        (Color::Black, Role::Pawn, Lang::De) => "schwarzer Bauer",
        (Color::White, Role::King, Lang::En) => "white king",
        (Color::White, Role::Queen, Lang::En) => "white queen",
        (Color::White, Role::Rook, Lang::En) => "white rook",
        (Color::White, Role::Bishop, Lang::En) => "white bishop",
        (Color::White, Role::Knight, Lang::En) => "white knight",
        (Color::White, Role::Pawn, Lang::En) => "white pawn",
        (Color::Black, Role::King, Lang::En) => "black king",
        (Color::Black, Role::Queen, Lang::En) => "black queen",
        (Color::Black, Role::Rook, Lang::En) => "black rook",
        (Color::Black, Role::Bishop, Lang::En) => "black bishop",
        (Color::Black, Role::Knight, Lang::En) => "black knight",
        (Color::Black, Role::Pawn, Lang::En) => "black pawn",
    }
}

pub const fn color(color: Color, lang: Lang) -> &'static str {
    match (color, lang) {
        (Color::White, Lang::De) => "Weiß",
        (Color::Black, Lang::De) => "Schwarz",
        (Color::White, Lang::En) => "White",
        (Color::Black, Lang::En) => "Black",
    }
}

const fn castling(side: CastlingSide, lang: Lang) -> &'static str {
    match (side, lang) {
        (CastlingSide::KingSide, Lang::De) => "kurzen",
        (CastlingSide::QueenSide, Lang::De) => "langen",
        (CastlingSide::KingSide, Lang::En) => "kingside",
        (CastlingSide::QueenSide, Lang::En) => "queenside",
    }
}

/// «e4 und g5», «e4 and g5».
pub(crate) fn squares(squares: Bitboard, lang: Lang) -> String {
    let names: Vec<String> = squares.into_iter().map(|square: Square| square.to_string()).collect();
    names.join(match lang {
        Lang::De => " und ",
        Lang::En => " and ",
    })
}

/// One reason why a move is not legal, as an arbiter says it to the player.
pub fn illegality(reason: Illegality, lang: Lang) -> String {
    use Illegality as I;
    use Lang::{De, En};
    match (reason, lang) {
        (I::EmptySquare { at }, De) => format!("Auf {at} steht keine Figur."),
        (I::EmptySquare { at }, En) => format!("There is no piece on {at}."),
        (I::NotYourPiece { at }, De) => {
            format!("Die Figur auf {at} gehört dem Spieler, der nicht am Zug ist.")
        }
        (I::NotYourPiece { at }, En) => {
            format!("The piece on {at} does not belong to the player who has the move.")
        }
        (I::NoSuchPiece { role }, De) => {
            format!("Eine solche Figur gibt es dort nicht: {}.", the_piece(role, lang))
        }
        (I::NoSuchPiece { role }, En) => format!("There is no such piece there: {}.", the_piece(role, lang)),
        (I::OwnPiece { at }, De) => format!("Auf {at} steht eine eigene Figur."),
        (I::OwnPiece { at }, En) => format!("There is a piece of the same colour on {at}."),
        (I::NotItsMove { role }, De) => format!("So zieht {} nicht.", the_piece(role, lang)),
        (I::NotItsMove { role }, En) => format!("This is not how {} moves.", the_piece(role, lang)),
        (I::Jump { over }, De) => {
            format!("Die Figur auf {over} steht dazwischen und darf nicht übersprungen werden.")
        }
        (I::Jump { over }, En) => {
            format!("The piece on {over} is in between and may not be jumped over.")
        }
        (I::PawnBlocked { by }, De) => format!("Der Bauer kann nicht vorrücken: {by} ist besetzt."),
        (I::PawnBlocked { by }, En) => format!("The pawn cannot advance: {by} is occupied."),
        (I::DoubleStepBlocked { by }, De) => {
            format!("Für den Doppelschritt müssen beide Felder frei sein; {by} ist besetzt.")
        }
        (I::DoubleStepBlocked { by }, En) => {
            format!("The double step needs both squares empty; {by} is occupied.")
        }
        (I::DoubleStepTooLate, De) => {
            "Zwei Felder weit zieht ein Bauer nur von seinem Ausgangsfeld.".to_owned()
        }
        (I::DoubleStepTooLate, En) => "A pawn advances two squares only from its original square.".to_owned(),
        (I::NothingToCapture { at }, De) => {
            format!("Schräg zieht ein Bauer nur, um zu schlagen, und auf {at} steht keine gegnerische Figur.")
        }
        (I::NothingToCapture { at }, En) => {
            format!("A pawn moves diagonally only to capture, and there is nothing to capture on {at}.")
        }
        (I::EnPassantTooLate { pawn }, De) => format!(
            "En passant geht nur unmittelbar nach dem Doppelschritt; der Bauer auf {pawn} hat ihn nicht eben gemacht."
        ),
        (I::EnPassantTooLate { pawn }, En) => format!(
            "En passant is possible only right after the double step; the pawn on {pawn} has not just made it."
        ),
        (I::KingCapture { at }, De) => format!("Der König auf {at} darf nicht geschlagen werden."),
        (I::KingCapture { at }, En) => format!("The king on {at} may not be captured."),
        (I::SelfCheck { by }, De) => {
            format!("Der eigene König stünde im Schach (von {}).", squares(by, lang))
        }
        (I::SelfCheck { by }, En) => {
            format!("The player’s own king would be in check (from {}).", squares(by, lang))
        }
        (I::CastlingRightLost { side, moved }, De) => format!(
            "Das Recht zur {} Rochade ist verloren: {}.",
            castling(side, lang),
            match moved {
                Moved::King => "der König hat schon gezogen",
                Moved::Rook => "dieser Turm hat schon gezogen oder ist nicht mehr da",
                Moved::KingOrRook => "König oder Turm hat schon gezogen",
            }
        ),
        (I::CastlingRightLost { side, moved }, En) => format!(
            "The right to castle {} is lost: {}.",
            castling(side, lang),
            match moved {
                Moved::King => "the king has moved",
                Moved::Rook => "this rook has moved or is gone",
                Moved::KingOrRook => "the king or the rook has moved",
            }
        ),
        (I::CastlingInCheck { by }, De) => {
            format!("Im Schach darf nicht rochiert werden (Schach von {}).", squares(by, lang))
        }
        (I::CastlingInCheck { by }, En) => {
            format!("Castling out of check is not allowed (check from {}).", squares(by, lang))
        }
        (I::CastlingThroughCheck { square, by }, De) => {
            format!(
                "Der König würde {square} überqueren, das von {} aus angegriffen wird.",
                squares(by, lang)
            )
        }
        (I::CastlingThroughCheck { square, by }, En) => {
            format!("The king would cross {square}, which is attacked from {}.", squares(by, lang))
        }
        (I::CastlingIntoCheck { square, by }, De) => {
            format!("Der König käme auf {square}, das von {} aus angegriffen wird.", squares(by, lang))
        }
        (I::CastlingIntoCheck { square, by }, En) => {
            format!("The king would arrive on {square}, which is attacked from {}.", squares(by, lang))
        }
        (I::CastlingBlocked { by }, De) => format!("Der Weg ist nicht frei: Auf {by} steht eine Figur."),
        (I::CastlingBlocked { by }, En) => format!("The way is not clear: there is a piece on {by}."),
        (I::PromotionMissing, De) => {
            "Der Bauer erreicht die letzte Reihe und muss umgewandelt werden; die Figur fehlt.".to_owned()
        }
        (I::PromotionMissing, En) => {
            "The pawn reaches the last rank and must be promoted; the new piece is missing.".to_owned()
        }
        (I::PromotionImpossible { role }, De) => format!(
            "Ein Bauer wird in Dame, Turm, Läufer oder Springer umgewandelt; nicht möglich: {}.",
            the_piece(role, lang)
        ),
        (I::PromotionImpossible { role }, En) => format!(
            "A pawn is promoted to a queen, rook, bishop or knight; not possible: {}.",
            the_piece(role, lang)
        ),
        (I::NoPromotion, De) => {
            "Hier erreicht kein Bauer die letzte Reihe; es gibt nichts umzuwandeln.".to_owned()
        }
        (I::NoPromotion, En) => "No pawn reaches the last rank here; there is nothing to promote.".to_owned(),
    }
}

/// What is wrong with a typed position, and what to do.
pub fn fen_error(error: &FenError, lang: Lang) -> String {
    match error {
        FenError::Empty => fen_empty(lang),
        FenError::Unreadable { field, text } => fen_unreadable(lang, fen_field(*field, lang), text),
        FenError::Impossible(kinds) => fen_impossible(lang, setup_faults(*kinds, lang)),
    }
}

const fn fen_field(field: FenField, lang: Lang) -> &'static str {
    match (field, lang) {
        (FenField::Board, Lang::De) => "Brett (Feld 1)",
        (FenField::Turn, Lang::De) => "Zugrecht (Feld 2, w oder b)",
        (FenField::Castling, Lang::De) => "Rochaderechte (Feld 3, etwa KQkq oder -)",
        (FenField::EnPassant, Lang::De) => "En-passant-Feld (Feld 4, etwa e3 oder -)",
        (FenField::HalfMoves, Lang::De) => "Halbzugzähler (Feld 5)",
        (FenField::MoveNumber, Lang::De) => "Zugnummer (Feld 6)",
        (FenField::Surplus, Lang::De) => "Überzähliges nach Feld 6",
        (FenField::Board, Lang::En) => "board (field 1)",
        (FenField::Turn, Lang::En) => "side to move (field 2, w or b)",
        (FenField::Castling, Lang::En) => "castling rights (field 3, such as KQkq or -)",
        (FenField::EnPassant, Lang::En) => "en passant square (field 4, such as e3 or -)",
        (FenField::HalfMoves, Lang::En) => "half-move clock (field 5)",
        (FenField::MoveNumber, Lang::En) => "move number (field 6)",
        (FenField::Surplus, Lang::En) => "surplus after field 6",
    }
}

/// What is wrong with a set-up, in half a sentence.
pub fn setup_faults(kinds: PositionErrorKinds, lang: Lang) -> String {
    let table = [
        (PositionErrorKinds::EMPTY_BOARD, "das Brett ist leer", "the board is empty"),
        (PositionErrorKinds::MISSING_KING, "ein König fehlt", "a king is missing"),
        (
            PositionErrorKinds::TOO_MANY_KINGS,
            "eine Seite hat mehr als einen König",
            "a side has more than one king",
        ),
        (
            PositionErrorKinds::PAWNS_ON_BACKRANK,
            "ein Bauer steht auf der ersten oder letzten Reihe",
            "a pawn stands on the first or last rank",
        ),
        (
            PositionErrorKinds::INVALID_CASTLING_RIGHTS,
            "zu einem Rochaderecht fehlen König oder Turm auf ihrem Feld (bei Chess960 hilft --chess960)",
            "a castling right lacks its king or rook on its square (for Chess960 say --chess960)",
        ),
        (
            PositionErrorKinds::INVALID_EP_SQUARE,
            "hinter dem En-passant-Feld steht kein Bauer, der eben zwei Felder gezogen haben kann",
            "no pawn can just have advanced two squares over the en passant square",
        ),
        (
            PositionErrorKinds::OPPOSITE_CHECK,
            "die Seite, die nicht am Zug ist, steht im Schach",
            "the side not to move is in check",
        ),
        (
            PositionErrorKinds::IMPOSSIBLE_CHECK,
            "dieses Schach kann kein einzelner Zug geben",
            "no single move can give this check",
        ),
        (
            PositionErrorKinds::TOO_MUCH_MATERIAL,
            "es sind mehr Figuren, als Umwandlungen erlauben",
            "there are more pieces than promotions allow",
        ),
        (
            PositionErrorKinds::VARIANT,
            "eine Regel der Spielart ist verletzt",
            "a rule of the variant is broken",
        ),
    ];
    let found: Vec<&str> = table
        .into_iter()
        .filter(|(kind, ..)| kinds.contains(*kind))
        .map(|(_, de, en)| match lang {
            Lang::De => de,
            Lang::En => en,
        })
        .collect();
    found.join("; ")
}

texts! {
    fen_empty() {
        de: "Die FEN ist leer. Geben Sie eine Stellung an, etwa „4k3/8/8/8/8/8/8/4K2R w K - 0 1“.",
        en: "The FEN is empty. Enter a position such as “4k3/8/8/8/8/8/8/4K2R w K - 0 1”.",
    }
    fen_unreadable(field, text) {
        de: "Die FEN ist nicht lesbar: {field}, dort steht „{text}“.",
        en: "The FEN cannot be read: {field}, where it says “{text}”.",
    }
    fen_impossible(faults) {
        de: "Diese Stellung ist nicht spielbar: {faults}.",
        en: "This position cannot be played: {faults}.",
    }
}
