//! Positions no game can have: a pawn left on the last rank, both kings in check.

use turmuhr_clock::Span;
use turmuhr_core::{CastlingMode, Color, Position, Role, Square};

use super::{
    ruling::{Consequence, Must, Reason, Ruling, Score, Why},
    state::{Deed, LiveGame, Offence, OffenceKind, ruling},
    table::Table,
};
use crate::rules::{
    Cites,
    illegal::{BothKings, Ladder, PawnLeftClock, Unpromoted},
    powers::Acts,
};

impl LiveGame {
    pub(super) fn observe_pawn(&mut self, against: Option<Color>) -> Vec<Ruling> {
        let acts = self.rules.powers.sees_unpromoted;
        if matches!(*acts, Acts::No | Acts::OnCall) {
            return self.inadmissible(Why::ArbiterMayNot, acts.cites);
        }
        let offender = against.or_else(|| self.table.unpromoted_pawn().map(|(_, color)| color));
        let found = offender.and_then(|offender| self.open_offence(offender, Some(OffenceKind::PawnLeft)));
        match found {
            Some(index) if self.in_window(index, None) => self.found(index),
            // A.4.4: found as a position, the arbiter waits for the next completed move.
            _ if *self.rules.illegal.both_kings == BothKings::WaitThenDraw => self.wait_for_next_move(),
            Some(index) => self.found(index),
            None => self.inadmissible(Why::NothingHappened, acts.cites),
        }
    }

    pub(super) fn found_pawn_left(&mut self, index: usize) -> Vec<Ruling> {
        let (by, ply, completed) = {
            let offence = &self.offences[index];
            (offence.by, offence.ply, offence.completed)
        };
        let cell = self.rules.illegal.unpromoted;
        let square = self.plies.get(ply).and_then(|made| match made.deed {
            Deed::PawnLeft(attempt) => Some(attempt.to),
            Deed::Legal(_) | Deed::Illegal(_) => None,
        });
        match *cell {
            Unpromoted::QueenAndLadder if completed => {
                let mut rulings = Vec::new();
                let last = ply + 1 == self.plies.len();
                if let (Some(square), true) = (square, last) {
                    self.replace_pawn(square, by);
                    rulings.push(ruling(Consequence::ReplacePawn { square, role: Role::Queen }, cell.cites));
                }
                self.offences[index].ruled = true;
                let count = self.count(by, OffenceKind::PawnLeft);
                let cites = self.ladder_cites(OffenceKind::PawnLeft);
                match *self.rules.illegal.illegal_ladder {
                    Ladder::Minutes { minutes, loses_at } if count < loses_at => {
                        rulings.push(self.give_minutes(!by, minutes, cites));
                    }
                    _ => rulings.push(self.lose_unless_unwinnable(by, ply, OffenceKind::PawnLeft, cites)),
                }
                rulings
            }
            Unpromoted::IllegalMove if completed => self.rule_on_offence(index),
            Unpromoted::Allowed => self.inadmissible(Why::NothingHappened, cell.cites),
            Unpromoted::TakenBackAndWarned => {
                self.offences[index].ruled = true;
                let set_back = self.opponents_clock_before(ply);
                let mut rulings = self.restore(ply, cell.cites);
                rulings.extend(self.set_back(!by, set_back));
                rulings.extend(self.must_promote(square, cell.cites));
                rulings.push(self.ask_for_penalty(by, cell.cites));
                rulings
            }
            Unpromoted::CarriedOut
            | Unpromoted::CarriedOutPenaltyIfRepeated
            | Unpromoted::QueenAndLadder
            | Unpromoted::IllegalMove => {
                // The move is not made yet: it is carried out properly.
                let before = |offence: &Offence| {
                    offence.by == by && offence.kind == OffenceKind::PawnLeft && offence.ruled
                };
                let repeated = self.offences.iter().any(before);
                self.offences[index].ruled = true;
                let set_back = self.opponents_clock_before(ply);
                let mut rulings = self.restore(ply, cell.cites);
                rulings.extend(self.set_back(!by, set_back));
                rulings.extend(self.must_promote(square, cell.cites));
                let penalty = match *cell {
                    Unpromoted::CarriedOut => true,
                    Unpromoted::CarriedOutPenaltyIfRepeated => repeated,
                    _ => false,
                };
                if completed && penalty {
                    rulings.push(self.ask_for_penalty(by, cell.cites));
                }
                rulings
            }
        }
    }

    /// 5.6e of 1984, 3.7e of 2001 in blitz: what the opponent's clock showed before the press.
    fn opponents_clock_before(&self, ply: usize) -> Option<Span> {
        let cell = self.rules.illegal.pawn_left_clock;
        let pressed = self.plies.get(ply).and_then(|made| made.pressed_at);
        pressed.filter(|_| *cell == PawnLeftClock::SetBack)
    }

    fn set_back(&mut self, color: Color, to: Option<Span>) -> Option<Ruling> {
        let left = to.filter(|left| *left != self.left(color))?;
        let _ = self.clock.set(color, left, self.now);
        let (white, black) = (self.left(Color::White), self.left(Color::Black));
        let cites = self.rules.illegal.pawn_left_clock.cites;
        Some(ruling(Consequence::SetClock { white, black }, cites))
    }

    fn must_promote(&self, square: Option<Square>, cites: Cites) -> Option<Ruling> {
        let (position, square) = (self.position()?, square?);
        let moves: Vec<_> =
            position.legal_moves().into_iter().filter(|m| m.is_promotion() && m.to() == square).collect();
        let pieces: Vec<_> = moves.first().and_then(|m| m.from()).into_iter().collect();
        Some(ruling(Consequence::Must(Must { pieces, moves, ..Must::default() }), cites))
    }

    fn replace_pawn(&mut self, square: Square, color: Color) {
        let mut setup = self.table.setup();
        setup.board.set_piece_at(square, Role::Queen.of(color));
        setup.halfmoves = 0;
        self.table = Table::from_setup(setup, self.mode());
        if let Some(position) = self.table.position() {
            self.history.arrive(position.clone());
        }
    }

    /// 12c of the rapid rules of 1990: the last move is put right; where that does not help, a draw.
    pub(super) fn correct_both_kings(&mut self) -> Option<Vec<Ruling>> {
        let cell = self.rules.illegal.both_kings;
        if *cell != BothKings::CorrectElseDraw || !self.table.both_kings_in_check() {
            return None;
        }
        let last = self.plies.len().checked_sub(1)?;
        let mut rulings = vec![ruling(Consequence::UPHELD, cell.cites)];
        if self.plies[last].before.position().is_some() {
            rulings.extend(self.restore_and_bind(last, cell.cites));
        } else {
            rulings.push(self.end(Score::Draw, Reason::BothKingsInCheck, cell.cites));
        }
        Some(rulings)
    }

    fn mode(&self) -> CastlingMode {
        self.regulations.start.castles().mode()
    }

    // Both kings in check.

    pub(super) fn observe_both_kings(&mut self, against: Option<Color>) -> Vec<Ruling> {
        let acts = self.rules.powers.sees_both_kings;
        if matches!(*acts, Acts::No | Acts::OnCall) {
            return self.inadmissible(Why::ArbiterMayNot, acts.cites);
        }
        match *self.rules.illegal.both_kings {
            BothKings::IllegalMove => self.observe_offence(acts, against, None),
            BothKings::WaitThenDraw => self.wait_for_next_move(),
            BothKings::CorrectElseDraw | BothKings::Nothing => {
                self.inadmissible(Why::ArbiterMayNot, self.rules.illegal.both_kings.cites)
            }
        }
    }

    /// A.4.4: the arbiter waits for the next completed move; an illegal position still there is a draw.
    fn wait_for_next_move(&mut self) -> Vec<Ruling> {
        let cites = self.rules.illegal.both_kings.cites;
        let illegal = self.table.both_kings_in_check() || self.table.unpromoted_pawn().is_some();
        if !illegal && self.watching_since.is_none() {
            return self.inadmissible(Why::NothingHappened, cites);
        }
        let since = *self.watching_since.get_or_insert(self.plies.len());
        let completed = self.plies.iter().skip(since).any(|made| made.completed);
        if completed || !illegal {
            self.watching_since = None;
        }
        if completed && illegal {
            return vec![self.end(Score::Draw, Reason::BothKingsInCheck, cites)];
        }
        vec![ruling(Consequence::Continue, cites)]
    }
}
