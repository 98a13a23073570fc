//! Moves made: the flawless ones, the illegal ones, and the defective ways in between.

use turmuhr_clock::Span;
use turmuhr_core::{Color, Move, Position, Role, Square, has_legal_move};

use super::{
    act::PromotionFault,
    ruling::{Consequence, Over, Reason, Ruling, Score, Why},
    state::{
        Answered, Breach, Citations, Counted, Deed, Displaced, LiveGame, Made, Offence, OffenceKind, ruling,
    },
    table::{Stuck, Table},
    touch::Duty,
};
use crate::{
    board::legality::{Attempt, legal_move},
    mate::{self, Mate},
    rules::{
        Cites,
        act::{Completed, NoPiece, Proviso, TwoHands, UpsideDownRook},
        draws::{Automatic, Dead, DeclinedBy},
        illegal::{Complete, KingCapture, Unpromoted},
        recording::WriteAhead,
    },
};

impl LiveGame {
    /// A move made without fault of the hand (4.7); it may still break a duty.
    pub(super) fn make_move(&mut self, player: Color, m: Move) -> Vec<Ruling> {
        self.take_back_unpressed(player);
        if player != self.turn() {
            return self.inadmissible(Why::NotHavingTheMove, self.turn_article());
        }
        let Some(position) = self.position().filter(|position| position.is_legal(m)) else {
            // A move that is not legal is an illegal move, even if entered as a move.
            let attempt = Attempt { from: m.from().unwrap_or(m.to()), to: m.to(), promotion: m.promotion() };
            return self.make_illegal_move(player, attempt);
        };
        let position = position.clone();
        let mut rulings = self.moved_with_intent(player);
        if let Some(sealing) = self.move_instead_of_sealing(player, m) {
            return sealing;
        }
        let breach = self.breach_of(m);
        let spoken = self.spoken_for(player, &position, m);
        let after = self.table.after(m);
        self.record(player, Deed::Legal(m), after, breach);
        // The position counts, however it arose.
        self.count_position();
        self.planned = None;
        self.piece_wanted = false;
        rulings.extend(spoken);
        rulings.extend(self.wrote_ahead(player));
        rulings.extend(self.moved_before_completing_sheet(player));
        rulings.extend(self.ends_on_the_board(player));
        self.after_stated_move(player);
        rulings
    }

    /// The duty a move breaks: touched pieces, or the move announced with a wrong claim.
    fn breach_of(&self, m: Move) -> Option<Breach> {
        let broken = match self.current_duty() {
            Duty::Must { must, .. } => !must.moves.contains(&m),
            Duty::Free { barred, .. } => m.is_castle() && m.castling_side() == barred,
            Duty::None | Duty::Unsettled { .. } => false,
        };
        let planned = self.planned.filter(|planned| *planned != m);
        (broken || planned.is_some()).then(|| Breach {
            touches: self.touches.clone(),
            planned,
            answered: Answered::No,
        })
    }

    /// Making a move touches a piece and, in the older Laws, declines an offer.
    pub(super) fn moved_with_intent(&mut self, player: Color) -> Vec<Ruling> {
        let mut rulings = self.touched_with_intent(player);
        if *self.rules.draws.offer_declined_by == DeclinedBy::Move {
            rulings.extend(self.decline_open_offer_of(!player));
        }
        rulings
    }

    pub(super) fn record(&mut self, by: Color, deed: Deed, after: Table, breach: Option<Breach>) {
        self.complete_earlier_move(by);
        for offence in self.offences.iter_mut().filter(|offence| offence.by != by) {
            offence.replies += 1;
        }
        if !matches!(deed, Deed::Legal(_)) {
            self.watched = None;
        }
        let before = std::mem::replace(&mut self.table, after);
        let completed = *self.rules.act.completed == Completed::Release;
        self.plies.push(Made { by, deed, before, completed, counted: Counted::No, pressed_at: None, breach });
        self.touches = Default::default();
        self.notes.move_made();
    }

    /// 6.2.1.2: a move not pressed is completed by the same player's next one. In the older Laws only the
    /// last move before a control needs its press (6.5 of 1984 and 1993); in 2001 every move does.
    fn complete_earlier_move(&mut self, by: Color) {
        if *self.rules.act.completed == Completed::Press {
            return;
        }
        let Some(earlier) = self.plies.iter_mut().rev().find(|made| made.by == by) else { return };
        earlier.completed = true;
        if earlier.counted != Counted::No {
            return;
        }
        earlier.counted = Counted::ByNextMove;
        let side = self.clock.side(by, self.now);
        let _ = self.clock.set_moves(by, side.moves.saturating_add(1), self.now);
        let period = self.clock.side(by, self.now).period;
        if period > side.period && side.flag.is_none() {
            let schedule = self.regulations.setting.control.schedule(by);
            let next = schedule.and_then(|schedule| schedule.period(period)).map(|period| period.main);
            let _ = self.clock.add(by, next.unwrap_or(Span::ZERO), self.now);
        }
    }

    /// A game set up in mate or stalemate is over (5.1.1, 5.2.1).
    pub fn end_at_the_start(&mut self) -> Option<Ruling> {
        let position =
            self.position().filter(|position| self.plies.is_empty() && !has_legal_move(position))?;
        let (check, mover) = (position.is_check(), !position.turn());
        let draws = self.rules.draws;
        Some(if check {
            self.end(Score::win(mover), Reason::Checkmate, draws.checkmate.cites)
        } else {
            self.end(Score::Draw, Reason::Stalemate, draws.stalemate.cites)
        })
    }

    /// The ruling on a start position that is dead (5.2.2). The game ends once the arbiter sees it.
    pub fn dead_at_the_start(&self) -> Option<Ruling> {
        let start = self.start_position();
        let draws = self.rules.draws;
        let dead = match *draws.dead {
            Dead::AnySeries => mate::is_dead(start) == Mate::Impossible,
            Dead::ListedEndings => mate::listed_ending(start),
            Dead::OnClaim => false,
        };
        let over = Over { result: Some(Score::Draw), reason: Reason::DeadPosition };
        (dead && has_legal_move(start)).then(|| ruling(Consequence::Over(over), draws.dead.cites))
    }

    /// L-799: mate, stalemate, dead position, 75 moves, fivefold.
    fn ends_on_the_board(&mut self, mover: Color) -> Vec<Ruling> {
        let Some(position) = self.position() else { return Vec::new() };
        let broke_touch_move = self.plies.last().is_some_and(|made| made.breach.is_some());
        let proviso_fails = broke_touch_move && *self.rules.act.proviso == Proviso::MoveAndTouch;
        let draws = self.rules.draws;
        if !proviso_fails {
            let over = !has_legal_move(position);
            if over && position.is_check() {
                return vec![self.complete_and_end(
                    Score::win(mover),
                    Reason::Checkmate,
                    draws.checkmate.cites,
                )];
            }
            if over {
                return vec![self.complete_and_end(Score::Draw, Reason::Stalemate, draws.stalemate.cites)];
            }
            let dead = match *draws.dead {
                Dead::AnySeries => self.is_dead_now(),
                Dead::ListedEndings => mate::listed_ending(position),
                Dead::OnClaim => false,
            };
            if dead {
                return vec![self.complete_and_end(Score::Draw, Reason::DeadPosition, draws.dead.cites)];
            }
        }
        if self.regulations.options.basic_rules {
            return Vec::new();
        }
        if let Automatic::At(moves) = *draws.auto_no_progress
            && self.history.quiet().moves_by_each() >= moves
        {
            let cites = draws.auto_no_progress.cites;
            return vec![self.complete_and_end(Score::Draw, Reason::SeventyFive, cites)];
        }
        if let Automatic::At(times) = *draws.auto_repetition
            && self.history.times() >= times
        {
            return vec![self.complete_and_end(Score::Draw, Reason::Fivefold, draws.auto_repetition.cites)];
        }
        Vec::new()
    }

    /// Whether no series of moves mates any more.
    fn is_dead_now(&mut self) -> bool {
        let here = self.plies.len();
        let (Some(position), Some(made)) = (self.table.position(), self.plies.last()) else { return false };
        if self.watched.is_none_or(|ply| ply + 1 != here) {
            self.watch = self.watch.without_memory();
        }
        let answer = match (made.deed, made.before.position()) {
            (Deed::Legal(m), Some(before)) => mate::is_dead_after(&mut self.watch, before, m, position),
            _ => mate::is_dead(position),
        };
        self.watched = matches!(made.deed, Deed::Legal(_)).then_some(here);
        answer == Mate::Impossible
    }

    fn complete_and_end(&mut self, result: Score, reason: Reason, cites: Cites) -> Ruling {
        if let Some(made) = self.plies.last_mut() {
            made.completed = true;
        }
        self.end(result, reason, cites)
    }

    /// A move made that is not legal: nothing follows until somebody finds it.
    pub(super) fn make_illegal_move(&mut self, player: Color, attempt: Attempt) -> Vec<Ruling> {
        self.take_back_unpressed(player);
        if player != self.turn() {
            return self.inadmissible(Why::NotHavingTheMove, self.turn_article());
        }
        if self.table.piece_at(attempt.from).is_none() {
            return self.untrue(Why::NoSuchPiece, Citations::default());
        }
        if let Some(rulings) = self.legal_after_all(player, attempt) {
            return rulings;
        }
        let rulings = self.moved_with_intent(player);
        let mode = self.regulations.start.castles().mode();
        let after = self.table.after_displacement(attempt, mode);
        let ply = self.plies.len();
        let proof = *self.rules.illegal.king_capture == KingCapture::Proof && self.table.takes_king(attempt);
        self.record(player, Deed::Illegal(attempt), after, None);
        self.count_position();
        if proof {
            // 8.11(3) of 1977: no offence, but evidence of the other one.
            return rulings;
        }
        let completed = *self.rules.illegal.illegal_complete == Complete::Made;
        self.offences.push(Offence::new(player, OffenceKind::IllegalMove, ply, completed));
        rulings
    }

    /// Nobody noticed an illegal move, and play goes on: the reply is no offence of its own, and ends the
    /// game like any other move (A.4.2, 5.1.1).
    pub(super) fn move_on_unlawful_board(&mut self, player: Color, attempt: Attempt) -> Vec<Ruling> {
        if let Some(m) = self.position().and_then(|position| legal_move(position, attempt)) {
            return self.make_move(player, m);
        }
        if let Some(rulings) = self.castle_mirrored(player, attempt) {
            return rulings;
        }
        let (lawful, offences) = (self.table.position().is_some(), self.offences.len());
        let obeys = self.table.obeys(attempt);
        let made = self.plies.len();
        let mut rulings = self.make_illegal_move(player, attempt);
        if !lawful {
            self.offences.truncate(offences);
            if obeys && self.plies.len() > made {
                rulings.extend(self.ends_on_unlawful_board(player));
            }
        }
        rulings
    }

    /// A pawn left on the last rank keeps the board unlawful; mate and stalemate are seen all the same.
    fn ends_on_unlawful_board(&mut self, mover: Color) -> Vec<Ruling> {
        let draws = self.rules.draws;
        match self.table.stuck() {
            _ if self.position().is_some() => self.ends_on_the_board(mover),
            Some(Stuck::Mated) => {
                vec![self.complete_and_end(Score::win(mover), Reason::Checkmate, draws.checkmate.cites)]
            }
            Some(Stuck::Stalemated) => {
                vec![self.complete_and_end(Score::Draw, Reason::Stalemate, draws.stalemate.cites)]
            }
            None => Vec::new(),
        }
    }

    /// Positions after an illegal move count where they are positions at all.
    pub(super) fn count_position(&mut self) {
        if let Some(position) = self.table.position() {
            self.history.arrive(position.clone());
        }
    }

    /// 7.7.1 of 2017, 7.5.4 since: one hand for one move.
    pub(super) fn two_hands(&mut self, player: Color, m: Move) -> Vec<Ruling> {
        let mut rulings = self.make_move(player, m);
        let made = self.plies.last().is_some_and(|made| made.by == player && made.deed == Deed::Legal(m));
        if !made || self.over.is_some() {
            return rulings;
        }
        let ply = self.plies.len() - 1;
        // 7.7.1, 7.5.4 name these three; 4.1 has no penalty of its own for a plain move.
        let counts = m.is_castle() || m.is_capture() || m.is_promotion();
        match *self.rules.act.two_hands {
            TwoHands::IllegalWhenMade | TwoHands::IllegalWhenPressed if !counts => {}
            TwoHands::IllegalWhenMade => {
                let offence = Offence::new(player, OffenceKind::TwoHands, ply, true);
                self.offences.push(offence);
                rulings.extend(self.rule_on_offence(self.offences.len() - 1));
            }
            TwoHands::IllegalWhenPressed => {
                self.offences.push(Offence::new(player, OffenceKind::TwoHands, ply, false));
            }
            TwoHands::OneHand => {
                rulings.push(self.ask_for_penalty(player, self.rules.act.two_hands.cites));
            }
            TwoHands::CastlingAllowed if m.is_castle() => {}
            TwoHands::CastlingAllowed => rulings.extend(self.wrong_hand(player)),
            TwoHands::NotRegulated => {}
        }
        rulings
    }

    /// Promotion in its defective ways (3.7.5, 4.4.4, 6.11.2, 7.5.2).
    pub(super) fn promote(&mut self, player: Color, attempt: Attempt, fault: PromotionFault) -> Vec<Ruling> {
        self.take_back_unpressed(player);
        if player != self.turn() {
            return self.inadmissible(Why::NotHavingTheMove, self.turn_article());
        }
        if let Some(contradiction) = self.no_promotion(player, attempt) {
            return contradiction;
        }
        match fault {
            PromotionFault::PawnLeft if !self.may_promote(attempt) => {
                self.make_illegal_move(player, Attempt { promotion: None, ..attempt })
            }
            PromotionFault::Absent if *self.rules.act.no_piece == NoPiece::MayLeavePawn => {
                self.leave_pawn_standing(player, attempt)
            }
            PromotionFault::PawnLeft if *self.rules.illegal.unpromoted == Unpromoted::Allowed => {
                self.leave_pawn_standing(player, attempt)
            }
            PromotionFault::Touched => {
                let mut rulings = self.touched_with_intent(player);
                self.touches.squares.push(attempt.from);
                self.touches.promotes = Some(attempt);
                rulings.extend(self.duty_of_touch());
                rulings
            }
            PromotionFault::Absent => {
                let rulings = self.touched_with_intent(player);
                self.touches.squares.push(attempt.from);
                self.piece_wanted = true;
                rulings
            }
            PromotionFault::PawnLeft => {
                let rulings = self.moved_with_intent(player);
                let bare = Attempt { promotion: None, ..attempt };
                let after = self.table.after_displacement(bare, self.regulations.start.castles().mode());
                let ply = self.plies.len();
                self.record(player, Deed::PawnLeft(bare), after, None);
                self.offences.push(Offence::new(player, OffenceKind::PawnLeft, ply, false));
                rulings
            }
            PromotionFault::UpsideDownRook => match *self.rules.act.upside_down_rook {
                UpsideDownRook::IsARook => {
                    let rook = Attempt { promotion: Some(Role::Rook), ..attempt };
                    let Some(m) = self.position().and_then(|position| legal_move(position, rook)) else {
                        return self.make_illegal_move(player, rook);
                    };
                    let mut rulings = self.make_move(player, m);
                    let what = Consequence::ReplacePawn { square: attempt.to, role: Role::Rook };
                    rulings.push(ruling(what, self.rules.act.upside_down_rook.cites));
                    rulings
                }
                UpsideDownRook::NotRegulated => {
                    let rook = Attempt { promotion: Some(Role::Rook), ..attempt };
                    let mut rulings = match self.position().and_then(|position| legal_move(position, rook)) {
                        Some(m) => self.make_move(player, m),
                        None => return self.make_illegal_move(player, rook),
                    };
                    rulings.push(self.ask_by_analogy(player, self.rules.act.upside_down_rook.cites));
                    rulings
                }
            },
        }
    }

    /// 12 of the blitz rules of 1993: the pawn stands for the piece named until that is found.
    fn leave_pawn_standing(&mut self, player: Color, attempt: Attempt) -> Vec<Ruling> {
        let named = Attempt { promotion: attempt.promotion.or(Some(Role::Queen)), ..attempt };
        let Some(m) = self.position().and_then(|position| legal_move(position, named)) else {
            return self.make_illegal_move(player, named);
        };
        let rulings = self.make_move(player, m);
        self.piece_wanted = true;
        rulings
    }

    /// 7.4: pieces knocked over are put back on the own time.
    pub(super) fn displace(&mut self, player: Color, _squares: &[Square]) -> Vec<Ruling> {
        self.displaced = Some(Displaced { by: player, ply: self.plies.len() });
        Vec::new()
    }

    pub(super) fn put_back(&mut self, player: Color) -> Vec<Ruling> {
        self.displaced = self.displaced.take().filter(|displaced| displaced.by != player);
        Vec::new()
    }

    /// 8.1.2: a move written before it is made, without a claim or a sealed move to need it.
    fn wrote_ahead(&mut self, player: Color) -> Option<Ruling> {
        let ahead = self.notes.take_written_ahead(player);
        let forbidden = *self.rules.recording.write_ahead == WriteAhead::Forbidden;
        (ahead && forbidden && self.over.is_none())
            .then(|| self.ask_for_penalty(player, self.rules.recording.write_ahead.cites))
    }
}

impl Offence {
    pub(super) fn new(by: Color, kind: OffenceKind, ply: usize, completed: bool) -> Offence {
        Offence { by, kind, ply, completed, ruled: false, replies: 0, touched: false }
    }
}
