//! Touch-move (Article 4): what must be played after pieces have been touched or released.

use turmuhr_core::{CastlingSide, Chess, Color, Move, Position, Role, Square};

use super::{
    act::{CastleOrder, Intent},
    mirrored::{mirrored, swapped_at_start},
    ruling::{Consequence, Must, Ruling, Why},
    state::{Answered, Citations, LiveGame, ruling},
};
use crate::{
    board::legality::{Attempt, legal_move, why_cannot_castle},
    rules::{
        Cites, Rules,
        act::{Adjust, KingThenRook, PromotionFinal, UnclearOrder},
        draws::DeclinedBy,
        setup::CastlingIfMisplaced,
    },
};

/// What the player having the move has touched, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Touches {
    pub(super) squares: Vec<Square>,
    /// King and rook were touched together.
    pub(super) together: bool,
    /// A piece was let go there.
    pub(super) released: Option<Square>,
    /// A new piece was brought to the square of promotion.
    pub(super) promotes: Option<Attempt>,
}

/// The duty that touching leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Duty {
    None,
    Must {
        must: Must,
        cites: Citations,
    },
    Free {
        cites: Citations,
        /// Castling with a rook touched first stays forbidden (4.4.2).
        barred: Option<CastlingSide>,
    },
    /// No article settles it (L-005).
    Unsettled {
        cites: Citations,
    },
}

impl PartialEq for Citations {
    fn eq(&self, other: &Citations) -> bool {
        self.0 == other.0
    }
}

impl Eq for Citations {}

impl Touches {
    pub(super) fn is_empty(&self) -> bool {
        self.squares.is_empty()
    }
}

/// The moves still open after touching these squares in this order (L-110).
pub fn allowed_moves(position: &Chess, touched: &[Square], rules: &Rules) -> Vec<Move> {
    let touches = Touches { squares: touched.to_vec(), ..Touches::default() };
    match duty(position, &touches, rules, None) {
        Duty::Must { must, .. } => must.moves,
        Duty::Free { barred: Some(side), .. } => moves_of(position, |m| m.castling_side() != Some(side)),
        Duty::None | Duty::Free { barred: None, .. } | Duty::Unsettled { .. } => {
            position.legal_moves().to_vec()
        }
    }
}

/// 4.3 to 4.5 and their ancestors.
pub(super) fn duty(position: &Chess, touches: &Touches, rules: &Rules, start: Option<&Chess>) -> Duty {
    if let Some(chosen) = promotion_chosen(position, touches, rules) {
        return chosen;
    }
    let asked = by_touch(position, touches, rules, start);
    match touches.released {
        Some(square) => released(position, touches, square, rules, start).unwrap_or(asked),
        None => asked,
    }
}

/// 4.4.4, 6.4 of 1984 and 1993: the new piece is final when it touches the square, or when it is let go there.
fn promotion_chosen(position: &Chess, touches: &Touches, rules: &Rules) -> Option<Duty> {
    let chosen = touches.promotes?;
    let cell = rules.act.promotion_final;
    let fixed = match *cell {
        PromotionFinal::OnTouch => true,
        PromotionFinal::OnRelease => touches.released == Some(chosen.to),
    };
    let m = legal_move(position, chosen).filter(|_| fixed)?;
    let must = Must { pieces: vec![chosen.from], moves: vec![m], ..Must::default() };
    Some(Duty::Must { must, cites: cell.cites.into() })
}

fn by_touch(position: &Chess, touches: &Touches, rules: &Rules, start: Option<&Chess>) -> Duty {
    if touches.squares.is_empty() {
        return Duty::None;
    }
    let ours = |square: &Square| position.us().contains(*square);
    let own: Vec<Square> = touches.squares.iter().copied().filter(ours).collect();
    let enemy: Vec<Square> = touches.squares.iter().copied().filter(|square| !ours(square)).collect();
    if enemy.is_empty()
        && let Some(castling) = castling_begun(position, &own, touches.together)
    {
        return castling_duty(position, castling, rules, start);
    }
    let act = &rules.act;
    match (own.first(), enemy.first()) {
        (Some(&piece), Some(&victim)) => {
            let capture = moves_of(position, |m| m.from() == Some(piece) && captures(*m, victim));
            if !capture.is_empty() {
                let must = Must { pieces: vec![piece], capture: vec![victim], castle: None, moves: capture };
                return Duty::Must { must, cites: act.touch_both.cites.into() };
            }
            first_possible(position, &touches.squares, act.touch_both.cites.into(), rules)
        }
        (Some(_), None) => first_possible(position, &own, act.touch_own.cites.into(), rules),
        (None, Some(_)) => first_possible(position, &enemy, act.touch_enemy.cites.into(), rules),
        (None, None) => Duty::None,
    }
}

/// The first touched piece that can be moved or captured; none: any legal move (4.5).
fn first_possible(position: &Chess, squares: &[Square], cites: Citations, rules: &Rules) -> Duty {
    for square in squares {
        if position.us().contains(*square) {
            let moves = moves_of(position, |m| m.from() == Some(*square));
            if !moves.is_empty() {
                let must = Must { pieces: vec![*square], moves, ..Must::default() };
                return Duty::Must { must, cites };
            }
        } else {
            let moves = moves_of(position, |m| captures(*m, *square));
            if !moves.is_empty() {
                let must = Must { capture: vec![*square], moves, ..Must::default() };
                return Duty::Must { must, cites };
            }
        }
    }
    match barred_castling(position, squares) {
        Some(side) => {
            let cites = [rules.act.touch_none.cites, rules.act.rook_then_king.cites].into();
            Duty::Free { cites, barred: Some(side) }
        }
        None => Duty::Free { cites: rules.act.touch_none.cites.into(), barred: None },
    }
}

/// 4.4.2: the legal castling that a rook touched before the king bars. In Chess960 that rook may have no move
/// of its own.
fn barred_castling(position: &Chess, touched: &[Square]) -> Option<CastlingSide> {
    let king = position.our(Role::King);
    let before = touched.iter().take_while(|square| !king.contains(**square));
    let rooks: Vec<Square> = before.copied().collect();
    CastlingSide::ALL.into_iter().find(|side| {
        let rook = position.castles().rook(position.turn(), *side);
        rook.is_some_and(|rook| rooks.contains(&rook)) && !position.castling_moves(*side).is_empty()
    })
}

struct CastlingBegun {
    side: CastlingSide,
    king: Square,
    rook: Square,
    order: CastleOrder,
}

/// King and rook touched one after the other, with nothing before them (4.4.1, 4.4.2).
fn castling_begun(position: &Chess, own: &[Square], together: bool) -> Option<CastlingBegun> {
    let [first, second, ..] = own else { return None };
    let role = |square: &Square| position.board().role_at(*square);
    let (king, rook, order) = match (role(first)?, role(second)?) {
        (Role::King, Role::Rook) if together => (*first, *second, CastleOrder::Both),
        (Role::King, Role::Rook) => (*first, *second, CastleOrder::King),
        (Role::Rook, Role::King) => (*second, *first, CastleOrder::Rook),
        _ => return None,
    };
    let backrank = position.turn().backrank();
    if king.rank() != backrank || rook.rank() != backrank {
        return None;
    }
    Some(CastlingBegun { side: CastlingSide::from_king_side(king < rook), king, rook, order })
}

fn castling_duty(position: &Chess, begun: CastlingBegun, rules: &Rules, start: Option<&Chess>) -> Duty {
    let CastlingBegun { side, king, rook, order } = begun;
    let act = &rules.act;
    let is_this_castling = |m: &Move| m.castling_side() == Some(side);
    if order == CastleOrder::Rook {
        // 4.4.2: no castling with this rook; the rook must move if it can, else the king.
        let moves = moves_of(position, |m| m.from() == Some(rook) && !m.is_castle());
        let cites = act.rook_then_king.cites;
        if !moves.is_empty() {
            let must = Must { pieces: vec![rook], moves, ..Must::default() };
            return Duty::Must { must, cites: cites.into() };
        }
        let moves = moves_of(position, |m| m.from() == Some(king) && !is_this_castling(m));
        if moves.is_empty() {
            let barred = barred_castling(position, &[rook]);
            return Duty::Free { cites: [cites, act.touch_none.cites].into(), barred };
        }
        let must = Must { pieces: vec![king], moves, ..Must::default() };
        return Duty::Must { must, cites: cites.into() };
    }
    let castles = moves_of(position, is_this_castling);
    if !castles.is_empty() {
        return match *act.king_then_rook {
            KingThenRook::MustCastle => {
                let must = Must { castle: Some(side), moves: castles, ..Must::default() };
                Duty::Must { must, cites: act.king_then_rook.cites.into() }
            }
            KingThenRook::KingMustMove => {
                let moves = moves_of(position, |m| m.role() == Role::King);
                let must = Must { pieces: vec![king], moves, ..Must::default() };
                Duty::Must { must, cites: act.king_then_rook.cites.into() }
            }
        };
    }
    let mut cites: Citations = act.castling_illegal.cites.into();
    match misplaced_at_start(position, side, rules, start) {
        Some(Misplaced::Settled) => cites.0.extend(rules.setup.castling_if_misplaced.cites.iter()),
        Some(Misplaced::Unsettled) => {
            return Duty::Unsettled { cites: rules.setup.castling_if_misplaced.cites.into() };
        }
        // The king was touched and must move; castling is one of its moves.
        Some(Misplaced::Mirrored) => {
            let moves = moves_of(position, |m| m.role() == Role::King);
            let must = Must { pieces: vec![king], moves, ..Must::default() };
            let cites = [rules.setup.castling_if_misplaced.cites, act.king_then_rook.cites];
            return Duty::Must { must, cites: cites.into() };
        }
        None => {
            let why = why_cannot_castle(position, side);
            cites.0.extend(why.iter().map(|reason| reason.cites(rules.edition)));
        }
    }
    let moves = moves_of(position, |m| m.role() == Role::King);
    if moves.is_empty() {
        return Duty::Free { cites, barred: None };
    }
    let must = Must { pieces: vec![king], moves, ..Must::default() };
    Duty::Must { must, cites }
}

enum Misplaced {
    /// The text says that there is no castling.
    Settled,
    /// The text is silent.
    Unsettled,
    /// The text allows a castling of its own (6 of the blitz of 1993), and nothing is in its way.
    Mirrored,
}

/// Whether king or rook stood wrongly at the start, shown by a start position without that right.
fn misplaced_at_start(
    position: &Chess,
    side: CastlingSide,
    rules: &Rules,
    start: Option<&Chess>,
) -> Option<Misplaced> {
    let (start, color) = (start?, position.turn());
    let whole = start.fullmoves().get() == 1 && start.board().occupied().count() == 32;
    if !whole || start.castles().has(color, side) {
        return None;
    }
    let swapped = swapped_at_start(start, color);
    match *rules.setup.castling_if_misplaced {
        CastlingIfMisplaced::CannotOccur => None,
        CastlingIfMisplaced::NotWithMisplaced => Some(Misplaced::Settled),
        CastlingIfMisplaced::NotIfSwapped if swapped => Some(Misplaced::Settled),
        CastlingIfMisplaced::Mirrored if swapped => {
            // Where it is prevented, another king move is due as after any castling that is not legal.
            Some(if mirrored(position, side).is_some() { Misplaced::Mirrored } else { Misplaced::Settled })
        }
        CastlingIfMisplaced::NotIfSwapped
        | CastlingIfMisplaced::Mirrored
        | CastlingIfMisplaced::NotRegulated => Some(Misplaced::Unsettled),
    }
}

/// 4.7: a piece released as part of a legal move stays; a king released two squares aside must castle.
fn released(
    position: &Chess,
    touches: &Touches,
    square: Square,
    rules: &Rules,
    start: Option<&Chess>,
) -> Option<Duty> {
    let piece = *touches.squares.iter().find(|touched| position.us().contains(**touched))?;
    let there = moves_of(position, |m| {
        let arrives = match m.castling_side() {
            Some(side) => side.king_to(position.turn()) == square && piece.distance(square) >= 2,
            None => m.to() == square,
        };
        m.from() == Some(piece) && arrives
    });
    let Some(first) = there.first().copied() else {
        return king_let_go_aside(position, piece, square, rules, start);
    };
    let act = &rules.act;
    let cell = match first {
        _ if first.is_castle() => act.released_castling,
        _ if first.is_promotion() => act.released_promoting,
        _ if first.is_capture() => act.released_capturing,
        _ => act.released,
    };
    let must = Must { pieces: vec![piece], castle: first.castling_side(), moves: there, ..Must::default() };
    Some(Duty::Must { must, cites: cell.cites.into() })
}

/// 4.7.2: let go two squares aside, the king must castle there; where that is not legal, 4.4.3.
fn king_let_go_aside(
    position: &Chess,
    king: Square,
    square: Square,
    rules: &Rules,
    start: Option<&Chess>,
) -> Option<Duty> {
    let side = CastlingSide::from_king_side(king < square);
    let aside = position.board().role_at(king) == Some(Role::King)
        && square == side.king_to(position.turn())
        && king.distance(square) == 2;
    let begun = CastlingBegun { side, king, rook: king, order: CastleOrder::King };
    aside.then(|| castling_duty(position, begun, rules, start))
}

fn moves_of(position: &Chess, wanted: impl Fn(&Move) -> bool) -> Vec<Move> {
    position.legal_moves().into_iter().filter(wanted).collect()
}

/// Whether a move takes the piece on this square, en passant included.
fn captures(m: Move, square: Square) -> bool {
    match m {
        Move::EnPassant { from, to } => Square::from_coords(to.file(), from.rank()) == square,
        _ => m.is_capture() && m.to() == square,
    }
}

impl LiveGame {
    pub(super) fn current_duty(&self) -> Duty {
        match self.position() {
            Some(position) => duty(position, &self.touches, &self.rules, Some(&self.regulations.start)),
            None => Duty::None,
        }
    }

    /// The duty left by touching, cited after the article that leads there.
    pub(super) fn duty_ruling(&mut self, after: Cites) -> Vec<Ruling> {
        let mut all: Vec<_> = after.iter().collect();
        let (Duty::Must { cites, .. } | Duty::Free { cites, .. } | Duty::Unsettled { cites }) =
            self.current_duty()
        else {
            return Vec::new();
        };
        all.extend(cites.0.into_iter().filter(|citation| !after.iter().any(|known| known == *citation)));
        self.duty_ruling_by(all.into())
    }

    /// The same by other articles.
    pub(super) fn duty_ruling_by(&mut self, cites: Citations) -> Vec<Ruling> {
        match self.current_duty() {
            Duty::None => Vec::new(),
            Duty::Must { must, .. } => vec![ruling(Consequence::Must(must), cites)],
            Duty::Free { barred: None, .. } => vec![ruling(Consequence::Free, cites)],
            Duty::Free { barred: Some(_), .. } => {
                let mut rulings = vec![ruling(Consequence::Free, cites)];
                rulings.extend(self.inadmissible(Why::RookFirst, self.rules.act.rook_then_king.cites));
                rulings
            }
            Duty::Unsettled { .. } => {
                let cites = self.rules.setup.castling_if_misplaced.cites;
                vec![self.ask_by_analogy(self.turn(), cites)]
            }
        }
    }

    pub(super) fn duty_of_touch(&mut self) -> Vec<Ruling> {
        self.duty_ruling(Cites::new(self.rules.edition, &[]))
    }

    /// 4.2, 4.3: only the player having the move is bound, and only by intent.
    pub(super) fn touch(&mut self, player: Color, square: Square, intent: Intent) -> Vec<Ruling> {
        let has_move = player == self.turn();
        self.answers_breach(player, Answered::AnyTouch);
        match intent {
            Intent::Accident => return Vec::new(),
            Intent::Feel if self.feels_without_touching(player) => return Vec::new(),
            Intent::Adjust if self.may_adjust(player) || !has_move => return Vec::new(),
            Intent::Adjust | Intent::Move | Intent::Feel => {}
        }
        if self.table.piece_at(square).is_none() {
            return Vec::new();
        }
        let mut rulings = self.touched_with_intent(player);
        if has_move {
            self.touches.squares.push(square);
            rulings.extend(self.duty_of_touch());
        }
        rulings
    }

    /// 4.3.3: if the order is unknown, the own piece counts as touched first, where a text says so.
    pub(super) fn touch_both(&mut self, player: Color, own: Square, enemy: Square) -> Vec<Ruling> {
        let mut rulings = self.touched_with_intent(player);
        if player != self.turn() {
            return rulings;
        }
        self.touches.squares.extend([own, enemy]);
        let taken = matches!(self.current_duty(), Duty::Must { must, .. } if !must.capture.is_empty());
        let cell = self.rules.act.unclear_order;
        if *cell == UnclearOrder::NotRegulated && !taken {
            rulings.push(self.ask_by_analogy(player, self.rules.act.touch_both.cites));
        } else {
            rulings.extend(self.duty_of_touch());
        }
        rulings
    }

    /// 4.8: who touches a piece may lose the claim against what the opponent did.
    fn answers_breach(&mut self, player: Color, how: Answered) {
        for made in self.plies.iter_mut().filter(|made| made.by != player) {
            if let Some(breach) = &mut made.breach {
                breach.answered = breach.answered.max(how);
            }
        }
    }

    fn may_adjust(&self, player: Color) -> bool {
        let before_touching = self.touches.is_empty();
        let has_move = player == self.turn();
        match *self.rules.act.adjust {
            Adjust::OwnClockRunning => {
                let runs = self.clock.running(self.now);
                has_move && before_touching && runs.is_none_or(|running| running == player)
            }
            Adjust::Announced => has_move && before_touching,
        }
    }

    /// What touching a piece means besides the duty to move it.
    pub(super) fn touched_with_intent(&mut self, player: Color) -> Vec<Ruling> {
        for offence in &mut self.offences {
            offence.touched |= offence.by != player;
        }
        self.answers_breach(player, Answered::WithIntent);
        match *self.rules.draws.offer_declined_by {
            DeclinedBy::Touch => self.decline_open_offer_of(!player).into_iter().collect(),
            DeclinedBy::Move => Vec::new(),
        }
    }

    pub(super) fn castle_touch(
        &mut self,
        player: Color,
        first: CastleOrder,
        side: CastlingSide,
    ) -> Vec<Ruling> {
        if player != self.turn() {
            return Vec::new();
        }
        let Some((king, rook)) = self.castling_pieces(player, side) else { return Vec::new() };
        let mut rulings = self.touched_with_intent(player);
        let (order, together) = match first {
            CastleOrder::King => ([king, rook], false),
            CastleOrder::Rook => ([rook, king], false),
            CastleOrder::Both => ([king, rook], true),
        };
        self.touches.squares.extend(order);
        self.touches.together = together;
        rulings.extend(self.duty_of_touch());
        rulings
    }

    /// The king and the rook on that side of it, whether or not they may castle.
    pub(super) fn castling_pieces(&self, player: Color, side: CastlingSide) -> Option<(Square, Square)> {
        let position = self.position()?;
        let king = position.board().king_of(player)?;
        let right = position.castles().rook(player, side);
        let rooks = position.our(Role::Rook) & player.backrank();
        let outermost = match side {
            CastlingSide::KingSide => rooks.into_iter().rev().find(|rook| *rook > king),
            CastlingSide::QueenSide => rooks.into_iter().find(|rook| *rook < king),
        };
        Some((king, right.or(outermost)?))
    }

    pub(super) fn release(&mut self, player: Color, square: Square) -> Vec<Ruling> {
        if player != self.turn() || self.touches.is_empty() {
            return Vec::new();
        }
        self.touches.released = Some(square);
        self.duty_of_touch()
    }
}
