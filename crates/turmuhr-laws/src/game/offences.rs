//! Illegal moves and what counts as one: who finds them, until when, and what they cost.

use turmuhr_core::Color;

use super::{
    ruling::{Consequence, Reason, Ruling, Score, Why},
    state::{Citations, Deed, LiveGame, Offence, OffenceKind, ruling},
    table::Table,
};
use crate::{
    mate::Mate,
    rules::{
        Cell,
        illegal::{Counter, KingCapture, Ladder, WhoFinds, Window},
        powers::Acts,
    },
};

impl LiveGame {
    pub(super) fn claim_illegal_move(&mut self, player: Color) -> Vec<Ruling> {
        let who = self.rules.illegal.illegal_who;
        if let Some(index) = self.open_offence(!player, None) {
            if self.in_window(index, Some(player)) {
                return self.uphold(index);
            }
            let too_late = self.rules.illegal.illegal_window.cites;
            return self.correct_both_kings().unwrap_or_else(|| self.inadmissible(Why::TooLate, too_late));
        }
        // A player may report the own offence if anybody's finding counts.
        match (self.open_offence(player, None), *who) {
            (Some(index), WhoFinds::Anybody | WhoFinds::Players) => self.uphold(index),
            (Some(_), WhoFinds::ArbiterInTimeElseOpponent | WhoFinds::Opponent) => {
                self.correct_both_kings().unwrap_or_else(|| self.inadmissible(Why::NotEntitled, who.cites))
            }
            (None, _) => vec![ruling(Consequence::refused(Why::NothingHappened), who.cites)],
        }
    }

    fn uphold(&mut self, index: usize) -> Vec<Ruling> {
        let illegal = self.rules.illegal;
        // The federation's note on A.4.2 settles what capturing the king means and what the capturer may
        // still claim.
        let noted = *illegal.king_capture == KingCapture::UnlessPressed
            && (self.took_king(self.offences[index].ply)
                || self.just_captured_king(!self.offences[index].by));
        let cites: Citations = if noted {
            [illegal.illegal_who.cites, illegal.king_capture.cites].into()
        } else {
            illegal.illegal_who.cites.into()
        };
        let mut rulings = vec![ruling(Consequence::UPHELD, cites)];
        rulings.extend(self.found(index));
        rulings
    }

    pub(super) fn observe_offence(
        &mut self,
        acts: Cell<Acts>,
        against: Option<Color>,
        kind: Option<OffenceKind>,
    ) -> Vec<Ruling> {
        match acts.value {
            Acts::No | Acts::OnCall => return self.inadmissible(Why::ArbiterMayNot, acts.cites),
            Acts::Yes | Acts::May | Acts::InTime | Acts::Silent => {}
        }
        let found = match against {
            Some(offender) => self.open_offence(offender, kind),
            None => Color::ALL.into_iter().filter_map(|color| self.open_offence(color, kind)).max(),
        };
        let Some(index) = found else {
            return self.inadmissible(Why::NothingHappened, acts.cites);
        };
        if !self.in_window(index, None) {
            // Seen too late: the move stands.
            self.offences[index].ruled = true;
            return vec![ruling(Consequence::Continue, acts.cites)];
        }
        self.found(index)
    }

    /// The earliest offence of a player that nobody has ruled on: going back to it settles later ones.
    pub(super) fn open_offence(&self, offender: Color, kind: Option<OffenceKind>) -> Option<usize> {
        let open = |offence: &Offence| {
            // D-04: with two hands a lawful move was made; where the press counts there is nothing before it.
            let counts = offence.kind != OffenceKind::TwoHands || offence.completed;
            counts && offence.by == offender && !offence.ruled && kind.is_none_or(|kind| kind == offence.kind)
        };
        // Where a window closes, only what is still inside can matter.
        let in_window = (0..self.offences.len())
            .find(|index| open(&self.offences[*index]) && self.in_window(*index, Some(!offender)));
        in_window.or_else(|| self.offences.iter().rposition(open))
    }

    pub(super) fn in_window(&self, index: usize, claimant: Option<Color>) -> bool {
        let offence = &self.offences[index];
        let captured = claimant.is_some_and(|player| self.just_captured_king(player));
        let king_counts = match *self.rules.illegal.king_capture {
            KingCapture::IllegalMove => false,
            KingCapture::Proof => captured,
            KingCapture::UnlessPressed => {
                captured && offence.replies == 1 && self.plies.last().is_some_and(|made| !made.completed)
            }
        };
        let open = match *self.rules.illegal.illegal_window {
            Window::WholeGame => true,
            Window::OpponentsNextMove => offence.replies == 0,
            Window::ClaimantsTouch => !offence.touched,
        };
        open || king_counts
    }

    fn just_captured_king(&self, player: Color) -> bool {
        let last = self.plies.len().wrapping_sub(1);
        self.plies.last().is_some_and(|made| made.by == player) && self.took_king(last)
    }

    fn took_king(&self, ply: usize) -> bool {
        self.plies.get(ply).is_some_and(|made| match made.deed {
            Deed::Illegal(attempt) => made.before.takes_king(attempt),
            Deed::Legal(_) | Deed::PawnLeft(_) => false,
        })
    }

    /// An offence is established.
    pub(super) fn found(&mut self, index: usize) -> Vec<Ruling> {
        if self.offences[index].kind == OffenceKind::PawnLeft {
            return self.found_pawn_left(index);
        }
        if !self.offences[index].completed {
            // L-243: not completed, it is simply replaced.
            let ply = self.offences[index].ply;
            self.offences[index].ruled = true;
            return self.restore_and_bind(ply, self.rules.illegal.replacement.cites);
        }
        self.rule_on_offence(index)
    }

    /// 7.5.3, A.4.2 and their kin: what a completed offence costs.
    pub(super) fn rule_on_offence(&mut self, index: usize) -> Vec<Ruling> {
        let (by, kind, ply) = {
            let offence = &mut self.offences[index];
            offence.ruled = true;
            (offence.by, offence.kind, offence.ply)
        };
        let count = self.count(by, kind);
        let illegal = self.rules.illegal;
        let cites = self.ladder_cites(kind);
        match *illegal.illegal_ladder {
            Ladder::Loses => vec![self.lose_unless_unwinnable(by, ply, kind, cites)],
            Ladder::Minutes { loses_at, .. } if count >= loses_at => {
                // 7.5.1 first: the restored position decides whether the opponent can mate.
                let mut rulings = match kind {
                    OffenceKind::IllegalMove => self.restore(ply, illegal.replacement.cites),
                    _ => Vec::new(),
                };
                rulings.push(self.lose_unless_unwinnable(by, ply, kind, cites));
                rulings
            }
            Ladder::Minutes { minutes, .. } => {
                let mut rulings = self.put_right(by, kind, ply);
                rulings.push(self.give_minutes(!by, minutes, cites));
                rulings
            }
            Ladder::General => {
                let mut rulings = self.put_right(by, kind, ply);
                rulings.push(self.ask_for_penalty(by, self.rules.conduct.menu.cites));
                rulings
            }
            Ladder::MayAddMinutes(minutes) => {
                let mut rulings = self.put_right(by, kind, ply);
                rulings.push(self.ask_for_minutes(by, minutes, cites));
                rulings
            }
        }
    }

    /// The articles of the ladder for this kind of offence: each kind has its own where each is counted alone.
    pub(super) fn ladder_cites(&self, kind: OffenceKind) -> Citations {
        let ladder = self.rules.illegal.illegal_ladder.cites;
        let single = *self.rules.illegal.counter == Counter::PerArticle;
        match kind {
            OffenceKind::IllegalMove | OffenceKind::PawnLeft => ladder.into(),
            OffenceKind::TwoHands if single => [self.rules.act.two_hands.cites, ladder.but_first()].into(),
            OffenceKind::TwoHands => [self.rules.act.two_hands.cites, ladder].into(),
            OffenceKind::EmptyPress if single => {
                [self.rules.illegal.press_without_move.cites, ladder.but_first()].into()
            }
            OffenceKind::EmptyPress => [self.rules.illegal.press_without_move.cites, ladder].into(),
        }
    }

    pub(super) fn count(&mut self, by: Color, kind: OffenceKind) -> u32 {
        let pooled =
            self.regulations.options.pooled_counter || *self.rules.illegal.counter == Counter::Common;
        let counts = self.counts.get_mut(by);
        match kind {
            OffenceKind::IllegalMove | OffenceKind::PawnLeft => counts.illegal += 1,
            OffenceKind::TwoHands => counts.two_hands += 1,
            OffenceKind::EmptyPress => counts.empty_press += 1,
        }
        if pooled {
            return counts.illegal + counts.two_hands + counts.empty_press;
        }
        match kind {
            OffenceKind::IllegalMove | OffenceKind::PawnLeft => counts.illegal,
            OffenceKind::TwoHands => counts.two_hands,
            OffenceKind::EmptyPress => counts.empty_press,
        }
    }

    /// Whether the opponent can mate is decided in the position before the illegal move (D-41).
    pub(super) fn lose_unless_unwinnable(
        &mut self,
        by: Color,
        ply: usize,
        kind: OffenceKind,
        cites: Citations,
    ) -> Ruling {
        let criterion = *self.rules.illegal.illegal_draw;
        let table = match kind {
            OffenceKind::EmptyPress => Some(&self.table),
            // Where the position has been restored, the move is gone.
            _ => Some(self.plies.get(ply).map_or(&self.table, |made| &made.before)),
        };
        let position = table.and_then(Table::position).cloned();
        let answer = position.map_or(Mate::Possible, |position| self.can_win(!by, &position, criterion));
        match answer {
            Mate::Possible => self.end(Score::win(!by), Reason::IllegalMoves, cites),
            Mate::Impossible => self.end(Score::Draw, Reason::IllegalNoMate, cites),
            Mate::Undecided => self.ask_win_or_draw(!by, Reason::IllegalMoves, Reason::IllegalNoMate, cites),
        }
    }

    /// The position after an offence that does not end the game.
    fn put_right(&mut self, by: Color, kind: OffenceKind, ply: usize) -> Vec<Ruling> {
        match kind {
            OffenceKind::IllegalMove | OffenceKind::PawnLeft => {
                self.restore_and_bind(ply, self.rules.illegal.replacement.cites)
            }
            // The position stands.
            OffenceKind::TwoHands => Vec::new(),
            OffenceKind::EmptyPress => {
                self.run(by);
                Vec::new()
            }
        }
    }
}
