//! Is this move legal, and why not?

use turmuhr_core::{
    Bitboard, CastlingMode, CastlingSide, Chess, EnPassantMode, File, Move, Position, Rank, Role, Square,
    chance::SplitMix64, shakmaty::attacks,
};
use turmuhr_laws::board::{
    articles::board_articles,
    legality::{Attempt, Illegality, Moved, why_illegal, why_illegal_in_game},
};

use super::{Draft, board_page, knows_chess960};
use crate::{
    Answer, Asked, Id, Past, Shown,
    chance::{Game, chess960, game, is_pinned, pick},
};

/// What the move shall show.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Goal {
    /// Any move of a piece that is not legal for a plain reason.
    Plain,
    /// A piece goes where its kind never goes.
    Astray,
    /// A legal move that looks doubtful: a capture, a step of the king, a pinned piece on its line.
    Sound,
    /// The own king would be in check.
    Exposed,
    /// A capture in passing, legal or not.
    Passing,
    /// A capture in passing that is legal.
    PassingLegal,
    /// Castling, legal or prevented for the moment.
    Castling,
    /// Castling from, through or into check.
    CastlingPrevented,
    /// Castling that is legal.
    CastlingLegal,
    /// Castling after king or rook has moved and come back.
    CastlingLost,
}

const GAMES: usize = 40;

pub(super) fn ask(dice: &mut SplitMix64, id: Id) -> Option<Draft> {
    let rules = board_page(id)?;
    let goal = *pick(
        dice,
        match id.difficulty {
            1 => &[Goal::Plain, Goal::Plain, Goal::Astray, Goal::Sound, Goal::Exposed],
            2 => &[
                Goal::Exposed,
                Goal::Castling,
                Goal::CastlingPrevented,
                Goal::Passing,
                Goal::Sound,
                Goal::Astray,
            ],
            _ => &[Goal::Castling, Goal::CastlingPrevented, Goal::CastlingLost, Goal::Passing, Goal::Exposed],
        },
    )?;
    let castles = matches!(goal, Goal::Castling | Goal::CastlingPrevented);
    let variant = id.difficulty == 3 && castles && knows_chess960(id.edition);
    let (played, attempt) = match goal {
        Goal::CastlingLost => lost(dice)?,
        Goal::CastlingPrevented => prevented(dice, variant)?,
        Goal::Castling if dice.one_of(3) == 0 => found(dice, Goal::CastlingLegal, variant)?,
        Goal::Passing if dice.one_of(2) == 0 => found(dice, Goal::PassingLegal, false)?,
        _ => found(dice, goal, variant)?,
    };
    let position = played.position().clone();
    let reasons = why_illegal_in_game(&position, attempt, &played.moves, &played.start);
    let articles = board_articles(rules.edition);
    let (right, cites) = match reasons[..] {
        [] => (Answer::Legal, vec![sound_article(&position, attempt, rules.edition), articles.legal_move]),
        [reason] => (Answer::Illegal(reason), vec![reason.cites(rules.edition)]),
        _ => return None,
    };
    let mut wrong = wrong(dice, &position, attempt, &reasons);
    dice.shuffle(&mut wrong);
    // «Legal» is always one of the choices.
    if right != Answer::Legal {
        wrong.insert(0, Answer::Legal);
    }
    let past = castling_side(&position, attempt).and_then(|side| past(&played, side, &reasons));
    let past = past.into_iter().collect();
    let shown = Shown { last: played.last(), position, past };
    Some(Draft { rules, shown: Some(shown), asked: Asked::Legal(attempt), right, wrong, cites })
}

/// Plays games until a position offers such a move.
fn found(dice: &mut SplitMix64, goal: Goal, variant: bool) -> Option<(Game, Attempt)> {
    for _ in 0..GAMES {
        let start = if variant { chess960(dice) } else { Chess::default() };
        let half_moves = 8 + dice.one_of(30);
        let mut played = game(dice, start, half_moves);
        for _ in 0..12 {
            let attempts: Vec<Attempt> = candidates(&played, goal)
                .into_iter()
                .filter(|attempt| fits(&played, *attempt, goal))
                .collect();
            if let Some(attempt) = any_reason(dice, &played, &attempts) {
                return Some((played, attempt));
            }
            if !played.step(dice) {
                break;
            }
        }
    }
    None
}

/// One of the attempts; each reason has the same chance.
fn any_reason(dice: &mut SplitMix64, played: &Game, attempts: &[Attempt]) -> Option<Attempt> {
    let code = |attempt: &Attempt| {
        let reasons = why_illegal_in_game(played.position(), *attempt, &played.moves, &played.start);
        reasons.first().map(|reason| reason.code())
    };
    let mut codes: Vec<_> = attempts.iter().map(code).collect();
    codes.sort_unstable();
    codes.dedup();
    let wanted = *pick(dice, &codes)?;
    let of_code: Vec<Attempt> = attempts.iter().copied().filter(|attempt| code(attempt) == wanted).collect();
    pick(dice, &of_code).copied()
}

/// Legal castling in a game, without a variant.
pub(super) fn castling(dice: &mut SplitMix64) -> Option<(Game, CastlingSide)> {
    let (played, attempt) = found(dice, Goal::CastlingLegal, false)?;
    let side = castling_side(played.position(), attempt)?;
    Some((played, side))
}

/// Castling that would be legal if one enemy piece stood elsewhere. Such positions are rare in games.
fn prevented(dice: &mut SplitMix64, variant: bool) -> Option<(Game, Attempt)> {
    let wanted = dice.one_of(3);
    let fits = |reasons: &[Illegality]| match reasons {
        [Illegality::CastlingInCheck { .. }] => wanted == 0,
        [Illegality::CastlingThroughCheck { .. }] => wanted == 1,
        [Illegality::CastlingIntoCheck { .. }] => wanted == 2,
        _ => false,
    };
    for _ in 0..GAMES {
        let (played, attempt) = found(dice, Goal::CastlingLegal, variant)?;
        let position = played.position();
        let board = position.board();
        let pieces = position.them() & !(board.pawns() | board.kings());
        let mut steps: Vec<(Square, Square)> = pieces
            .into_iter()
            .flat_map(|from| (!board.occupied()).into_iter().map(move |to| (from, to)))
            .collect();
        dice.shuffle(&mut steps);
        for (from, to) in steps {
            let mut setup = position.to_setup(EnPassantMode::Legal);
            let Some(piece) = setup.board.remove_piece_at(from) else { continue };
            setup.board.set_piece_at(to, piece);
            setup.castling_rights.discard(from);
            setup.ep_square = None;
            let Ok(changed) = setup.position::<Chess>(position.castles().mode()) else { continue };
            if fits(&why_illegal(&changed, attempt)) {
                return Some((Game::new(changed), attempt));
            }
        }
    }
    None
}

/// Castling that was legal, but king or rook has stepped aside and come back. Nothing else prevents it.
fn lost(dice: &mut SplitMix64) -> Option<(Game, Attempt)> {
    for _ in 0..GAMES {
        let (mut played, attempt) = found(dice, Goal::CastlingLegal, false)?;
        let position = played.position();
        let side = castling_side(position, attempt)?;
        let rook = position.castles().rook(position.turn(), side)?;
        let stepping = if dice.one_of(2) == 0 { attempt.from } else { rook };
        let out: Vec<Move> = position
            .legal_moves()
            .into_iter()
            .filter(|m| m.from() == Some(stepping) && !m.is_castle() && !m.is_capture())
            .collect();
        let Some(out) = pick(dice, &out).copied() else { continue };
        played.play(out);
        if !played.step(dice) {
            continue;
        }
        let back = |m: &Move| m.from() == Some(out.to()) && m.to() == stepping && !m.is_capture();
        let Some(back) = played.position().legal_moves().into_iter().find(back) else { continue };
        played.play(back);
        if played.step(dice) && only_the_right_is_lost(played.position(), attempt, rook) {
            return Some((played, attempt));
        }
    }
    None
}

/// With the right, castling would be legal here.
fn only_the_right_is_lost(position: &Chess, attempt: Attempt, rook: Square) -> bool {
    let mut setup = position.to_setup(EnPassantMode::Legal);
    setup.castling_rights.add(rook);
    let with_right: Option<Chess> = setup.position(CastlingMode::Standard).ok();
    with_right.is_some_and(|position| why_illegal(&position, attempt).is_empty())
        && matches!(why_illegal(position, attempt)[..], [Illegality::CastlingRightLost { .. }])
}

fn candidates(played: &Game, goal: Goal) -> Vec<Attempt> {
    let position = played.position();
    let attempt = |from, to| Attempt { from, to, promotion: None };
    let color = position.turn();
    match goal {
        Goal::Castling | Goal::CastlingPrevented | Goal::CastlingLegal | Goal::CastlingLost => {
            CastlingSide::ALL.into_iter().filter_map(|side| castling_attempt(position, side)).collect()
        }
        Goal::Passing | Goal::PassingLegal => {
            let fifth = Bitboard::from(color.relative_rank(Rank::Fifth));
            (position.our(Role::Pawn) & fifth)
                .into_iter()
                .flat_map(|from| {
                    attacks::pawn_attacks(color, from).into_iter().map(move |to| attempt(from, to))
                })
                .collect()
        }
        Goal::Astray => {
            let mut all = Vec::new();
            for from in position.us() & !position.board().pawns() {
                let near = if position.board().kings().contains(from) { 2 } else { 3 };
                let strange = !reach(position, from) & !position.us();
                let squares = strange.into_iter().filter(|to| from.distance(*to) <= near);
                all.extend(squares.map(|to| attempt(from, to)));
            }
            all
        }
        Goal::Exposed | Goal::Sound | Goal::Plain => {
            let mut all = Vec::new();
            for from in position.us() {
                for to in reach(position, from) {
                    if from != to {
                        all.push(attempt(from, to));
                    }
                }
            }
            all
        }
    }
}

/// Squares the piece could reach on an empty board; for a pawn also one that it cannot.
fn reach(position: &Chess, from: Square) -> Bitboard {
    let Some(piece) = position.board().piece_at(from) else { return Bitboard::EMPTY };
    match piece.role {
        Role::Pawn => {
            let ahead = piece.color.fold_wb(8, -8);
            let steps = [from.offset(ahead), from.offset(2 * ahead)];
            let squares: Bitboard = steps.into_iter().flatten().collect();
            let last = Bitboard::from(piece.color.relative_rank(Rank::Eighth));
            (squares | attacks::pawn_attacks(piece.color, from)) & !last
        }
        _ => attacks::attacks(from, piece, Bitboard::EMPTY),
    }
}

/// The king's displacement of castling, as this kind of chess writes it.
fn castling_attempt(position: &Chess, side: CastlingSide) -> Option<Attempt> {
    let color = position.turn();
    let from = position.board().king_of(color)?;
    let to = match position.castles().mode() {
        CastlingMode::Standard => {
            if from != Square::from_coords(File::E, color.backrank()) {
                return None;
            }
            side.king_to(color)
        }
        CastlingMode::Chess960 => position.castles().rook(color, side)?,
    };
    Some(Attempt { from, to, promotion: None })
}

pub(super) fn castling_side(position: &Chess, attempt: Attempt) -> Option<CastlingSide> {
    CastlingSide::ALL.into_iter().find(|side| castling_attempt(position, *side) == Some(attempt))
}

fn home_rook(position: &Chess, side: CastlingSide) -> Option<Square> {
    let color = position.turn();
    position.castles().rook(color, side).or_else(|| {
        let file = if side.is_queen_side() { File::A } else { File::H };
        let square = Square::from_coords(file, color.backrank());
        position.our(Role::Rook).contains(square).then_some(square)
    })
}

fn fits(played: &Game, attempt: Attempt, goal: Goal) -> bool {
    let position = played.position();
    let reasons = why_illegal_in_game(position, attempt, &played.moves, &played.start);
    let board = position.board();
    let is_castling = castling_side(position, attempt).is_some();
    match (goal, &reasons[..]) {
        (Goal::CastlingLegal, []) => true,
        (Goal::Castling, [reason]) => {
            !matches!(reason, Illegality::CastlingRightLost { .. }) && nearly_castled(position, attempt)
        }
        (Goal::Passing | Goal::PassingLegal, []) => position.maybe_ep_square() == Some(attempt.to),
        (Goal::Passing, [reason]) => {
            matches!(reason, Illegality::EnPassantTooLate { .. } | Illegality::SelfCheck { .. })
        }
        (Goal::Exposed, [Illegality::SelfCheck { .. }]) => {
            !is_castling && board.role_at(attempt.from) != Some(Role::King) || position.is_check()
        }
        (Goal::Sound, []) => {
            !is_castling
                && (board.occupied().contains(attempt.to)
                    || board.role_at(attempt.from) == Some(Role::King)
                    || is_pinned(position, attempt.from)
                    || position.is_check())
        }
        (Goal::Astray, [Illegality::NotItsMove { .. }]) => !is_castling,
        (Goal::Plain, [reason]) => matches!(
            reason,
            Illegality::Jump { .. }
                | Illegality::OwnPiece { .. }
                | Illegality::PawnBlocked { .. }
                | Illegality::DoubleStepBlocked { .. }
                | Illegality::DoubleStepTooLate
                | Illegality::NothingToCapture { .. }
        ),
        _ => false,
    }
}

/// A board on which castling is worth a question: at most one piece in the way.
fn nearly_castled(position: &Chess, attempt: Attempt) -> bool {
    let Some(rook) =
        castling_side(position, attempt).and_then(|side| position.castles().rook(position.turn(), side))
    else {
        return false;
    };
    (attacks::between(attempt.from, rook) & position.board().occupied()).count() <= 1
}

fn past(played: &Game, side: CastlingSide, reasons: &[Illegality]) -> Option<Past> {
    let position = played.position();
    let king = position.board().king_of(position.turn())?;
    let rook = home_rook(position, side)?;
    Some(match reasons {
        [Illegality::CastlingRightLost { moved: Moved::King, .. }] => Past::King { king },
        [Illegality::CastlingRightLost { .. }] => Past::Rook { rook },
        _ => Past::Neither { king, rook },
    })
}

fn sound_article(
    position: &Chess,
    attempt: Attempt,
    edition: turmuhr_core::Edition,
) -> turmuhr_core::Citation {
    let articles = board_articles(edition);
    if castling_side(position, attempt).is_some() {
        return articles.castling;
    }
    match position.board().role_at(attempt.from) {
        Some(Role::Pawn) if position.maybe_ep_square() == Some(attempt.to) => articles.en_passant,
        Some(Role::Pawn) if attempt.from.file() != attempt.to.file() => articles.pawn_capture,
        Some(Role::Pawn) if attempt.from.distance(attempt.to) == 2 => articles.double_step,
        Some(Role::Pawn) | None => articles.pawn_step,
        Some(Role::Knight) => articles.knight,
        Some(Role::Bishop) => articles.bishop,
        Some(Role::Rook) => articles.rook,
        Some(Role::Queen) => articles.queen,
        Some(Role::King) => articles.king,
    }
}

/// Reasons that sound right here and are not: the machine does not give them, and none is left unexamined.
fn wrong(dice: &mut SplitMix64, position: &Chess, attempt: Attempt, reasons: &[Illegality]) -> Vec<Answer> {
    let board = position.board();
    let color = position.turn();
    let Attempt { from, to, .. } = attempt;
    let Some(role) = board.role_at(from) else { return Vec::new() };
    let enemies = attackers(position);
    let by = |dice: &mut SplitMix64| pick(dice, &enemies).map(|square| Bitboard::from(*square));
    let mut all = Vec::new();
    if let Some(side) = castling_side(position, attempt) {
        let path = attacks::between(from, side.king_to(color)).into_iter().next();
        if let (Some(square), Some(by)) = (path, by(dice)) {
            all.push(Illegality::CastlingThroughCheck { square, by });
        }
        if let Some(by) = by(dice) {
            all.push(Illegality::CastlingIntoCheck { square: side.king_to(color), by });
        }
        if !position.is_check()
            && let Some(by) = by(dice)
        {
            all.push(Illegality::CastlingInCheck { by });
        }
        all.push(Illegality::CastlingRightLost { side, moved: Moved::King });
        // A neighbour that does not stand in the way.
        let neighbour = home_rook(position, side).and_then(|rook| {
            position
                .us()
                .into_iter()
                .find(|square| square.rank() != color.backrank() && square.distance(rook) <= 2)
        });
        all.extend(neighbour.map(|by| Illegality::CastlingBlocked { by }));
    } else {
        // Self-check is examined only if the piece gets there; elsewhere it must be impossible.
        let impossible = role != Role::King && !position.is_check() && !is_pinned(position, from);
        if (reasons.is_empty() || impossible)
            && let Some(by) = by(dice)
        {
            all.push(Illegality::SelfCheck { by });
        }
        let aligned = attacks::ray(from, to).any();
        match role {
            Role::Pawn => pawn_reasons(position, attempt, &mut all),
            Role::Knight | Role::King => {
                all.push(Illegality::NotItsMove { role });
                // Nothing is between neighbouring squares.
                if from.distance(to) > 1
                    && (role == Role::Knight || aligned)
                    && let Some(over) = beside(position, from, to)
                {
                    all.push(Illegality::Jump { over });
                }
                all.push(Illegality::OwnPiece { at: to });
            }
            Role::Bishop | Role::Rook | Role::Queen => {
                all.push(Illegality::NotItsMove { role });
                // Off its lines a reader could call any near piece «between».
                match beside(position, from, to) {
                    Some(over) if aligned => all.push(Illegality::Jump { over }),
                    _ => all.push(Illegality::OwnPiece { at: to }),
                }
            }
        }
    }
    let holds = |reason: &Illegality| reasons.iter().any(|given| given.code() == reason.code());
    let true_anyway = |reason: &Illegality| match reason {
        Illegality::OwnPiece { at } => position.us().contains(*at),
        _ => false,
    };
    all.into_iter().filter(|reason| !holds(reason) && !true_anyway(reason)).map(Answer::Illegal).collect()
}

/// Enemy pieces that might be thought to attack: on a line with the king, or any that moves far.
fn attackers(position: &Chess) -> Vec<Square> {
    let board = position.board();
    let sliders: Bitboard = position.them() & (board.bishops() | board.rooks() | board.queens());
    let king = board.king_of(position.turn());
    let lined = |square: &Square| king.is_some_and(|king| attacks::ray(king, *square).any());
    let on_lines: Vec<Square> = sliders.into_iter().filter(lined).collect();
    if !on_lines.is_empty() {
        return on_lines;
    }
    let pieces = position.them() & !(board.pawns() | board.kings());
    pieces.into_iter().collect()
}

/// A piece near the way that does not stand in it.
fn beside(position: &Chess, from: Square, to: Square) -> Option<Square> {
    let way = attacks::between(from, to);
    position
        .board()
        .occupied()
        .into_iter()
        .filter(|square| *square != from && *square != to && !way.contains(*square))
        .min_by_key(|square| square.distance(from) + square.distance(to))
}

fn pawn_reasons(position: &Chess, Attempt { from, to, .. }: Attempt, all: &mut Vec<Illegality>) {
    let occupied = position.board().occupied();
    if from.file() == to.file() {
        if !occupied.contains(to) {
            all.push(Illegality::PawnBlocked { by: to });
        }
        if from.distance(to) == 2 {
            let free = ((attacks::between(from, to).with(to)) & occupied).is_empty();
            all.extend(free.then_some(Illegality::DoubleStepBlocked { by: to }));
            if from.rank() == position.turn().relative_rank(Rank::Second) {
                all.push(Illegality::DoubleStepTooLate);
            }
        }
        // Of a double step that is not allowed this is as true as the right reason.
        if from.distance(to) == 1 {
            all.push(Illegality::NotItsMove { role: Role::Pawn });
        }
    } else {
        if occupied.contains(to) || position.maybe_ep_square() == Some(to) {
            all.push(Illegality::NothingToCapture { at: to });
        }
        let pawn = Square::from_coords(to.file(), from.rank());
        if position.their(Role::Pawn).contains(pawn) && position.maybe_ep_square() == Some(to) {
            all.push(Illegality::EnPassantTooLate { pawn });
        }
        // Without a capture a pawn does not move so: to an empty square this reason is as true as the right one.
        if occupied.contains(to) {
            all.push(Illegality::NotItsMove { role: Role::Pawn });
        }
    }
}

/// For other kinds: every plain displacement with its reasons.
pub(super) fn displacements(position: &Chess) -> Vec<(Attempt, Vec<Illegality>)> {
    let mut all = Vec::new();
    for from in position.us() {
        for to in reach(position, from) {
            let attempt = Attempt { from, to, promotion: None };
            if from != to && castling_side(position, attempt).is_none() {
                all.push((attempt, why_illegal(position, attempt)));
            }
        }
    }
    all
}
