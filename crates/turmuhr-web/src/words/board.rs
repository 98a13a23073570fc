//! Texts of the chessboard: what a screen reader says of squares, pieces and moves.

use turmuhr_core::{CastlingSide, Chess, Color, Move, Piece, Position, Role, Square};
use turmuhr_texts::{Lang, board as say};

/// A move as it is announced: «weißer Springer von g1 nach f3, Schach».
pub(crate) fn moved(position: &Chess, m: Move, lang: Lang) -> String {
    let turn = position.turn();
    let mut said = match m.castling_side() {
        Some(CastlingSide::KingSide) => castles_short(lang, say::color(turn, lang)),
        Some(CastlingSide::QueenSide) => castles_long(lang, say::color(turn, lang)),
        None => {
            let piece = say::colored_piece(Piece { color: turn, role: m.role() }, lang);
            goes(lang, piece, m.from().unwrap_or(m.to()), m.to())
        }
    };
    if let Some(taken) = m.capture() {
        said.push_str(&takes(lang, say::colored_piece(Piece { color: !turn, role: taken }, lang)));
    }
    if let Some(role) = m.promotion() {
        said.push_str(&becomes(lang, say::colored_piece(Piece { color: turn, role }, lang)));
    }
    let mut after = position.clone();
    after.play_unchecked(m);
    if after.is_checkmate() {
        said.push_str(&mate(lang));
    } else if after.is_check() {
        said.push_str(&check(lang));
    }
    said
}

/// The label of a square: its name first, because the ear goes from square to square.
pub(crate) fn square(square: Square, piece: Option<Piece>, lang: Lang) -> String {
    match piece {
        Some(piece) => on(lang, square, say::colored_piece(piece, lang)),
        None => empty(lang, square),
    }
}

/// The key that puts a piece: its letter, a capital for White.
pub(crate) const fn key(piece: Piece, lang: Lang) -> char {
    let letter = match (piece.role, lang) {
        (Role::King, Lang::De | Lang::En) => 'k',
        (Role::Queen, Lang::De) => 'd',
        (Role::Queen, Lang::En) => 'q',
        (Role::Rook, Lang::De) => 't',
        (Role::Rook, Lang::En) => 'r',
        (Role::Bishop, Lang::De) => 'l',
        (Role::Bishop, Lang::En) => 'b',
        (Role::Knight, Lang::De) => 's',
        (Role::Knight, Lang::En) => 'n',
        (Role::Pawn, Lang::De) => 'b',
        (Role::Pawn, Lang::En) => 'p',
    };
    match piece.color {
        Color::White => letter.to_ascii_uppercase(),
        Color::Black => letter,
    }
}

super::texts! {
    on(square, piece) { de: "{square}, {piece}", en: "{square}: {piece}" }
    empty(square) { de: "{square}, leer", en: "{square}: empty" }
    stands(piece, square) { de: "{piece} auf {square}", en: "{piece} on {square}" }
    cleared(square) { de: "{square} geräumt", en: "{square} cleared" }
    lifted(piece, square) { de: "{piece} von {square} aufgenommen", en: "{piece} lifted from {square}" }
    goes(piece, from, to) { de: "{piece} von {from} nach {to}", en: "{piece} from {from} to {to}" }
    takes(piece) { de: ", schlägt {piece}", en: ", takes {piece}" }
    becomes(piece) { de: ", Umwandlung: {piece}", en: ", promotes: {piece}" }
    check() { de: ", Schach", en: ", check" }
    mate() { de: ", matt", en: ", checkmate" }
    castles_short(side) { de: "{side} rochiert kurz", en: "{side} castles short" }
    castles_long(side) { de: "{side} rochiert lang", en: "{side} castles long" }
    board_cleared() { de: "Das Brett ist leer", en: "The board is empty" }
    start_set() { de: "Anfangsstellung aufgebaut", en: "Initial position set up" }
    taken_over() { de: "Stellung aus der FEN übernommen", en: "Position taken from the FEN" }
    tools() { de: "Figur wählen, dann ein Feld", en: "Choose a piece, then a square" }
    hand() { de: "Verschieben", en: "Move" }
    eraser() { de: "Wegnehmen", en: "Remove" }
    keys() {
        de: "Tasten auf dem Brett: Pfeile, K D T L S B (groß für Weiß, klein für Schwarz), Entf.",
        en: "Keys on the board: arrows, K Q R B N P (capital for White, small for Black), Delete.",
    }
    clear() { de: "Brett leeren", en: "Clear the board" }
    start() { de: "Anfangsstellung", en: "Initial position" }
    to_move() { de: "Am Zug", en: "To move" }
    castling() { de: "Rochaderecht", en: "Right to castle" }
    short_of(side) { de: "{side} kurz", en: "{side} short" }
    long_of(side) { de: "{side} lang", en: "{side} long" }
    en_passant() { de: "En passant auf", en: "En passant on" }
    none() { de: "keins", en: "none" }
    fen() { de: "Stellung als FEN", en: "Position as FEN" }
    first() { de: "Anfang", en: "Start" }
    back() { de: "Zurück", en: "Back" }
    forward() { de: "Weiter", en: "Next" }
    last() { de: "Ende", en: "End" }
    side_to_move(side) { de: "{side} am Zug", en: "{side} to move" }
    clock_of(side) { de: "Uhr {side}", en: "{side}’s clock" }
    clock_said(time) { de: ". Uhr {time}", en: ". Clock {time}" }
    before_the_first() { de: "Ausgangsstellung", en: "Starting position" }
}
