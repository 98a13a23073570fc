//! Irregularities found: illegal moves and their ladder, wrong set-ups, reversed colours (Article 7).

use turmuhr_clock::{Span, clock::TakenBack, correct::used_in_proportion};
use turmuhr_core::{ByColor, CastlingMode, Color, Position, Role};

use super::{
    event::{Claim, Observation},
    regulations::Restored,
    ruling::{Consequence, Must, Reason, Ruling, Score, Why},
    state::{Deed, Game, OffenceKind, ruling},
    table::Table,
    touch::{Duty, Touches, duty},
};
use crate::{
    board::{identity::History, legality::Attempt},
    mate::Mate,
    rules::{
        Cell, Cites,
        act::TouchSanction,
        clock::{NextIsFirst, RestoredTimes},
        illegal::{BothKings, Counter, DisplacedFound, KingCapture, Ladder, Replacement, Unpromoted, Window},
        powers::Acts,
        setup::{ColoursReversed, Limit},
    },
};

impl Game {
    pub(super) fn claim(&mut self, player: Color, claim: &Claim) -> Vec<Ruling> {
        match claim {
            Claim::Repetition { intended } => self.claim_repetition(player, intended.as_deref()),
            Claim::Fifty { intended } => self.claim_fifty(player, intended.as_deref()),
            Claim::Flag => self.claim_flag(player),
            Claim::IllegalMove => self.claim_illegal_move(player),
            Claim::TouchMove => self.claim_touch_move(player),
            Claim::InsufficientEffort => self.claim_no_effort(player),
            Claim::CannotWin => self.claim_cannot_win(player),
            Claim::Increment => self.claim_increment(player),
            Claim::WrongSetup => self.wrong_setup(Some(player)),
            Claim::WrongClock => self.claim_wrong_clock(player),
            Claim::ColoursReversed => self.colours_reversed(Some(player)),
            Claim::RestingOn { evidence, claim } => self.claim_resting_on(player, *evidence, claim),
        }
    }

    pub(super) fn observe(&mut self, what: Observation, against: Option<Color>) -> Vec<Ruling> {
        let powers = self.rules.powers;
        match what {
            Observation::IllegalMove => self.observe_offence(powers.sees_illegal_move, against, None),
            Observation::TwoHands => {
                self.observe_offence(powers.sees_illegal_move, against, Some(OffenceKind::TwoHands))
            }
            Observation::PressEarly => {
                self.observe_offence(powers.sees_illegal_move, against, Some(OffenceKind::EmptyPress))
            }
            Observation::PawnOnLastRank => self.observe_pawn(against),
            Observation::BothKingsInCheck => self.observe_both_kings(against),
            Observation::Flag => self.observe_flag(against),
            Observation::BothFlags => self.both_flags(),
            Observation::TouchMove => self.observe_touch_move(against),
            Observation::WrongSetup => match *powers.sees_wrong_setup {
                Acts::Yes | Acts::May | Acts::InTime => self.wrong_setup(None),
                Acts::No | Acts::OnCall | Acts::Silent => {
                    self.inadmissible(Why::ArbiterMayNot, powers.sees_wrong_setup.cites)
                }
            },
            Observation::WrongBoard => self.wrong_board(),
            Observation::ColoursReversed => self.colours_reversed(None),
            Observation::DisplacedPiece => self.displaced_found(),
            Observation::MovesUnknown => self.moves_unknown(),
            Observation::BoardsDiffer => self.boards_differ(),
        }
    }

    // Illegal moves.

    fn claim_illegal_move(&mut self, player: Color) -> Vec<Ruling> {
        let cites = self.rules.illegal.illegal_who.cites;
        let found = self.open_offence(!player, None);
        let Some(index) = found else {
            return vec![ruling(Consequence::Claim { upheld: false }, cites)];
        };
        if !self.in_window(index, Some(player)) {
            return self.inadmissible(Why::TooLate, self.rules.illegal.illegal_window.cites);
        }
        let mut rulings = vec![ruling(Consequence::Claim { upheld: true }, cites)];
        rulings.extend(self.found(index));
        rulings
    }

    fn observe_offence(
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
    fn open_offence(&self, offender: Color, kind: Option<OffenceKind>) -> Option<usize> {
        let open = |offence: &super::state::Offence| {
            offence.by == offender && !offence.ruled && kind.is_none_or(|kind| kind == offence.kind)
        };
        // Where a window closes, only what is still inside can matter.
        let in_window = (0..self.offences.len())
            .find(|index| open(&self.offences[*index]) && self.in_window(*index, Some(!offender)));
        in_window.or_else(|| self.offences.iter().rposition(open))
    }

    fn in_window(&self, index: usize, claimant: Option<Color>) -> bool {
        let offence = &self.offences[index];
        match *self.rules.illegal.illegal_window {
            Window::WholeGame => true,
            Window::OpponentsNextMove => offence.replies == 0,
            Window::ClaimantsTouch => {
                let proof = *self.rules.illegal.king_capture == KingCapture::Proof
                    && claimant.is_some_and(|player| self.just_captured_king(player));
                proof || !offence.touched
            }
        }
    }

    fn just_captured_king(&self, player: Color) -> bool {
        self.plies.last().is_some_and(|made| match made.deed {
            Deed::Illegal(Attempt { to, .. }) => {
                made.by == player && made.before.piece_at(to).is_some_and(|piece| piece.role == Role::King)
            }
            Deed::Legal(_) | Deed::PawnLeft(_) => false,
        })
    }

    /// An offence is established.
    fn found(&mut self, index: usize) -> Vec<Ruling> {
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
                vec![self.lose_unless_unwinnable(by, ply, kind, cites)]
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
    fn ladder_cites(&self, kind: OffenceKind) -> super::state::Citations {
        let ladder = self.rules.illegal.illegal_ladder.cites;
        let single = *self.rules.illegal.counter == Counter::PerArticle;
        match kind {
            OffenceKind::IllegalMove | OffenceKind::PawnLeft => ladder.into(),
            OffenceKind::TwoHands if single => [self.rules.act.two_hands.cites, by_minutes(ladder)].into(),
            OffenceKind::TwoHands => [self.rules.act.two_hands.cites, ladder].into(),
            OffenceKind::EmptyPress if single => {
                [self.rules.illegal.press_without_move.cites, by_minutes(ladder)].into()
            }
            OffenceKind::EmptyPress => [self.rules.illegal.press_without_move.cites, ladder].into(),
        }
    }

    fn count(&mut self, by: Color, kind: OffenceKind) -> u32 {
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

    /// D-41: whether the opponent can mate is asked of the position before the illegal move.
    fn lose_unless_unwinnable(
        &mut self,
        by: Color,
        ply: usize,
        kind: OffenceKind,
        cites: super::state::Citations,
    ) -> Ruling {
        let criterion = *self.rules.illegal.illegal_draw;
        let table = match kind {
            OffenceKind::EmptyPress => Some(&self.table),
            _ => self.plies.get(ply).map(|made| &made.before),
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

    /// Back to the position before a move, and what must be played instead (7.5.1 with 4.3 and 4.7).
    pub(super) fn restore_and_bind(&mut self, ply: usize, cites: Cites) -> Vec<Ruling> {
        let Some(made) = self.plies.get(ply) else { return Vec::new() };
        let (deed, touched) = (made.deed, made.breach.clone());
        let mut rulings = self.restore(ply, cites);
        let touches = match (deed, touched) {
            (_, Some(breach)) => breach.touches,
            (Deed::Illegal(attempt) | Deed::PawnLeft(attempt), None) => self.touched_by(attempt),
            (Deed::Legal(_), None) => Touches::default(),
        };
        self.touches = touches;
        if *self.rules.illegal.replacement == Replacement::TouchMove {
            rulings.extend(self.bind(cites));
        }
        rulings
    }

    fn touched_by(&self, attempt: Attempt) -> Touches {
        let mut squares = vec![attempt.from];
        if self.table.piece_at(attempt.to).is_some_and(|piece| piece.color != self.turn()) {
            squares.push(attempt.to);
        }
        Touches { squares, ..Touches::default() }
    }

    fn bind(&self, cites: Cites) -> Option<Ruling> {
        let position = self.position()?;
        let (what, more) = match duty(position, &self.touches, &self.rules, Some(&self.regulations.start)) {
            Duty::None => return None,
            Duty::Must { must, cites } => (Consequence::Must(must), cites),
            Duty::Free { cites } => (Consequence::Free, cites),
        };
        let mut all: Vec<_> = cites.iter().collect();
        all.extend(more.0.into_iter().filter(|citation| !cites.iter().any(|known| known == *citation)));
        Some(ruling(what, all))
    }

    /// The position before a move stands again; the clocks and counters go with it.
    pub(super) fn restore(&mut self, ply: usize, cites: Cites) -> Vec<Ruling> {
        let mut rulings = vec![ruling(Consequence::Restore { ply }, cites)];
        let Some(offender) = self.plies.get(ply).map(|made| made.by) else { return rulings };
        rulings.extend(self.times_in_proportion(ply));
        let undone = self.plies.split_off(ply);
        if let Some(first) = undone.first() {
            self.table = first.before.clone();
        }
        for color in Color::ALL {
            let taken: Vec<_> = undone.iter().filter(|made| made.by == color && made.completed).collect();
            for _ in &taken {
                let _ = self.clock.take_back(color, TakenBack::WithIncrement, self.now);
            }
        }
        self.offences.retain(|offence| offence.ply < ply || offence.ruled);
        self.rebuild_history();
        self.touches = Touches::default();
        self.displaced = None;
        self.unannounced = None;
        self.planned = None;
        self.piece_wanted = false;
        self.run(offender);
        rulings
    }

    fn rebuild_history(&mut self) {
        let mut history = History::new(self.regulations.start.clone());
        for index in 0..self.plies.len() {
            let after = self.plies.get(index + 1).map_or(&self.table, |next| &next.before);
            if let Some(position) = after.position() {
                history.arrive(position.clone());
            }
        }
        self.history = history;
    }

    /// 12.6 of 1984 and 1993, X-01: each player is charged in proportion to the moves, with what the
    /// edition protects.
    fn times_in_proportion(&mut self, ply: usize) -> Option<Ruling> {
        let cell = self.rules.clock.restored_times;
        match (self.regulations.options.restored_times, *cell) {
            (Restored::Unchanged, _) => return None,
            (Restored::Unknown, RestoredTimes::BestJudgement) => {
                return Some(self.ask_for_clock_setting(cell.cites));
            }
            (Restored::Unknown, RestoredTimes::Proportional) | (Restored::Proportional, _) => {}
        }
        let before = self.regulations.start.fullmoves().get() - 1;
        let moves_made = before + u32::try_from(self.plies.len().div_ceil(2)).ok()?;
        let irregular = before + u32::try_from(ply / 2 + 1).ok()?;
        let limit = self.lower_limit();
        let mut times = ByColor { white: Span::ZERO, black: Span::ZERO };
        for color in Color::ALL {
            let schedule = self.regulations.setting.control.schedule(color)?;
            let period = schedule.period(self.clock.side(color, self.now).period)?;
            let left = self.left(color);
            let used = period.main - left;
            let charged = used_in_proportion(used, irregular, moves_made);
            let due = period.moves.map_or(0, |moves| moves.get().saturating_sub(irregular));
            let kept = period.main - charged;
            *times.get_mut(color) = limit.map_or(kept, |limit| limit.raise(kept, due));
        }
        let _ = self.clock.set_both(times, self.now);
        let what = Consequence::SetClock { white: times.white, black: times.black };
        Some(ruling(what, [self.rules.clock.restored_times.cites, self.rules.clock.min_left.cites]))
    }

    // A pawn left on the last rank.

    fn observe_pawn(&mut self, against: Option<Color>) -> Vec<Ruling> {
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

    fn found_pawn_left(&mut self, index: usize) -> Vec<Ruling> {
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
                let mut rulings = self.restore(ply, cell.cites);
                rulings.extend(self.must_promote(ply, square, cell.cites));
                rulings.push(self.ask_for_penalty(by, cell.cites));
                rulings
            }
            Unpromoted::CarriedOut | Unpromoted::QueenAndLadder | Unpromoted::IllegalMove => {
                // The move is not made yet: it is carried out properly.
                self.offences[index].ruled = true;
                let mut rulings = self.restore(ply, cell.cites);
                rulings.extend(self.must_promote(ply, square, cell.cites));
                if completed && *cell == Unpromoted::CarriedOut {
                    rulings.push(self.ask_for_penalty(by, cell.cites));
                }
                rulings
            }
        }
    }

    fn must_promote(
        &self,
        _ply: usize,
        square: Option<turmuhr_core::Square>,
        cites: Cites,
    ) -> Option<Ruling> {
        let (position, square) = (self.position()?, square?);
        let moves: Vec<_> =
            position.legal_moves().into_iter().filter(|m| m.is_promotion() && m.to() == square).collect();
        let pieces: Vec<_> = moves.first().and_then(|m| m.from()).into_iter().collect();
        Some(ruling(Consequence::Must(Must { pieces, moves, ..Must::default() }), cites))
    }

    fn replace_pawn(&mut self, square: turmuhr_core::Square, color: Color) {
        let mut setup = self.table.setup();
        setup.board.set_piece_at(square, Role::Queen.of(color));
        setup.halfmoves = 0;
        self.table = Table::from_setup(setup, self.mode());
        if let Some(position) = self.table.position() {
            self.history.arrive(position.clone());
        }
    }

    fn mode(&self) -> CastlingMode {
        self.regulations.start.castles().mode()
    }

    // Both kings in check.

    fn observe_both_kings(&mut self, against: Option<Color>) -> Vec<Ruling> {
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
        match self.watching_since {
            Some(since)
                if self.plies.len() > since && self.plies.last().is_some_and(|made| made.completed) =>
            {
                self.watching_since = None;
                if illegal {
                    return vec![self.end(Score::Draw, Reason::BothKingsInCheck, cites)];
                }
            }
            _ if illegal => self.watching_since = Some(self.plies.len()),
            _ => {}
        }
        vec![ruling(Consequence::Continue, cites)]
    }

    // Touch-move.

    fn claim_touch_move(&mut self, player: Color) -> Vec<Ruling> {
        let lapses = self.rules.act.touch_claim_lapses;
        let breach = self.open_breach(!player);
        let Some(ply) = breach else {
            return vec![ruling(Consequence::Claim { upheld: false }, self.rules.act.touch_sanction.cites)];
        };
        let replied = self.plies.len() > ply + 1;
        let touched = player == self.turn() && !self.touches.is_empty();
        if replied || touched {
            return self.inadmissible(Why::Touched, lapses.cites);
        }
        let sanction = self.rules.act.touch_sanction;
        let mut rulings = Vec::new();
        if *sanction != TouchSanction::Ladder {
            rulings.push(ruling(Consequence::Claim { upheld: true }, self.breach_cites(ply)));
        }
        rulings.extend(self.punish_touch_move(!player, ply));
        rulings
    }

    fn observe_touch_move(&mut self, against: Option<Color>) -> Vec<Ruling> {
        let acts = self.rules.powers.sees_touch_breach;
        let offender = against.unwrap_or(!self.turn());
        let breach = self.open_breach(offender);
        match (*acts, breach) {
            (Acts::No | Acts::OnCall, _) => self.inadmissible(Why::ArbiterMayNot, acts.cites),
            (_, None) => self.inadmissible(Why::NothingHappened, acts.cites),
            (Acts::Silent, Some(_)) => vec![self.ask_by_analogy(offender, acts.cites)],
            (Acts::Yes | Acts::May | Acts::InTime, Some(ply)) => {
                if self.plies.len() > ply + 1 {
                    return vec![ruling(Consequence::Continue, self.rules.act.touch_claim_lapses.cites)];
                }
                self.punish_touch_move(offender, ply)
            }
        }
    }

    fn open_breach(&self, offender: Color) -> Option<usize> {
        self.plies.iter().rposition(|made| made.by == offender && made.breach.is_some())
    }

    fn breach_cites(&self, ply: usize) -> super::state::Citations {
        let made = &self.plies[ply];
        let touches = made.breach.as_ref().map(|breach| &breach.touches);
        let duty =
            made.before.position().zip(touches).map(|(position, touches)| {
                duty(position, touches, &self.rules, Some(&self.regulations.start))
            });
        match duty {
            Some(Duty::Must { cites, .. } | Duty::Free { cites }) => cites,
            Some(Duty::None) | None => self.rules.act.touch_sanction.cites.into(),
        }
    }

    fn punish_touch_move(&mut self, offender: Color, ply: usize) -> Vec<Ruling> {
        let sanction = self.rules.act.touch_sanction;
        let why = self.breach_cites(ply);
        let touches = self.plies[ply].breach.clone().map(|breach| breach.touches).unwrap_or_default();
        let mut rulings = Vec::new();
        match *sanction {
            TouchSanction::Corrected => {}
            TouchSanction::MayAddMinutes(minutes) => {
                rulings.push(self.ask_for_minutes(offender, minutes, sanction.cites));
            }
            TouchSanction::Ladder => {
                let flag_fell = self.clock.flag(!offender, self.now).is_some();
                let count = &mut self.counts.get_mut(offender).touch;
                *count += 1;
                match *count {
                    1 if flag_fell => rulings.push(self.give_minutes(!offender, 1, sanction.cites)),
                    1 => rulings.push(ruling(Consequence::Warning { to: offender }, sanction.cites)),
                    2 => rulings.push(self.give_minutes(!offender, 1, sanction.cites)),
                    _ => return vec![self.lose(offender, Reason::TouchMove, sanction.cites)],
                }
            }
        }
        rulings.extend(self.restore(ply, sanction.cites));
        self.touches = touches;
        let cites = if *sanction == TouchSanction::Ladder { sanction.cites.into() } else { why };
        rulings.extend(self.bind_with(cites));
        rulings
    }

    fn bind_with(&self, cites: super::state::Citations) -> Option<Ruling> {
        match self.current_duty() {
            Duty::None => None,
            Duty::Must { must, .. } => Some(ruling(Consequence::Must(must), cites)),
            Duty::Free { .. } => Some(ruling(Consequence::Free, cites)),
        }
    }

    // Set-up, board, colours.

    fn wrong_setup(&mut self, claimant: Option<Color>) -> Vec<Ruling> {
        let limit = self.rules.setup.setup_limit;
        if !self.within(*limit, claimant) {
            return self.inadmissible(Why::TooLate, limit.cites);
        }
        vec![self.annul(Why::WrongSetup, self.rules.setup.wrong_initial.cites)]
    }

    fn wrong_board(&mut self) -> Vec<Ruling> {
        let limit = self.rules.setup.board_limit;
        if !self.within(*limit, None) {
            return self.inadmissible(Why::TooLate, limit.cites);
        }
        vec![ruling(Consequence::Continue, limit.cites)]
    }

    fn claim_wrong_clock(&mut self, player: Color) -> Vec<Ruling> {
        if let Some(rulings) = self.wrong_clock_at_resumption(player) {
            return rulings;
        }
        let limit = self.rules.setup.clock_limit;
        if !self.within(*limit, Some(player)) {
            return self.inadmissible(Why::TooLate, limit.cites);
        }
        if let Some(refusal) = self.defect_alleged_too_late(player) {
            return refusal;
        }
        vec![self.ask_for_clock_setting(limit.cites)]
    }

    fn within(&self, limit: Limit, claimant: Option<Color>) -> bool {
        let both = |count: &dyn Fn(Color) -> u32, moves: u32| {
            Color::ALL.into_iter().all(|color| count(color) >= moves)
        };
        match limit {
            Limit::AnyTime | Limit::NotRegulated => true,
            Limit::CompletedByEach(moves) => !both(&|color| self.completed_by(color), moves),
            Limit::MadeByEach(moves) => !both(&|color| self.made_by(color), moves),
            Limit::ObjectorsFirstMove => match claimant {
                Some(player) => self.made_by(player) == 0,
                None => Color::ALL.into_iter().any(|color| self.made_by(color) == 0),
            },
        }
    }

    fn colours_reversed(&mut self, _claimant: Option<Color>) -> Vec<Ruling> {
        let cell = self.rules.setup.colours_reversed;
        match *cell {
            ColoursReversed::NewGameBelow(moves) => {
                if Color::ALL.into_iter().all(|color| self.made_by(color) >= moves) {
                    return vec![ruling(Consequence::Continue, cell.cites)];
                }
                vec![self.annul(Why::ColoursReversed, cell.cites)]
            }
            ColoursReversed::ContinueUnlessArbiter => vec![self.ask_continue_or_new_game(cell.cites)],
            ColoursReversed::QuarterOfTime => {
                if self.quarter_of_time_gone() {
                    return vec![ruling(Consequence::Continue, cell.cites)];
                }
                vec![self.ask_continue_or_new_game(cell.cites)]
            }
        }
    }

    /// D-07: what both players have used of what both have for the first control.
    fn quarter_of_time_gone(&self) -> bool {
        let (mut used, mut allotted) = (0_u64, 0_u64);
        for color in Color::ALL {
            let first =
                self.regulations.setting.control.schedule(color).and_then(|schedule| schedule.period(0));
            let main = first.map_or(0, |period| period.main.millis());
            allotted += main;
            used += main.saturating_sub(self.left(color).millis());
        }
        used * 4 >= allotted
    }

    /// 7.6: the position before the displacement, with no entry on the ladder.
    fn displaced_found(&mut self) -> Vec<Ruling> {
        let cell = self.rules.illegal.displaced_found;
        let Some(displaced) = self.displaced.take() else {
            return self.inadmissible(Why::NothingHappened, cell.cites);
        };
        match *cell {
            DisplacedFound::RestoreElseLast | DisplacedFound::RestoreElseAnnul => {
                if displaced.ply < self.plies.len() {
                    return self.restore(displaced.ply, cell.cites);
                }
                vec![ruling(Consequence::Restore { ply: displaced.ply }, cell.cites)]
            }
        }
    }

    /// 8.6 and its ancestors: the next move is the first of the next period, for both.
    fn moves_unknown(&mut self) -> Vec<Ruling> {
        let cell = self.rules.clock.next_is_first;
        if !self.a_flag_is_down() {
            // L-504: before a flag has fallen the number of moves is nobody's business.
            return self.inadmissible(Why::ArbiterMayNot, cell.cites);
        }
        if *cell == NextIsFirst::OnePeriod || self.clock.enter_next_period(self.now).is_err() {
            return self.inadmissible(Why::NotInForce, cell.cites);
        }
        vec![ruling(Consequence::Continue, cell.cites)]
    }
}

/// The article of the minutes alone, where the ladder cites one (B.2).
fn by_minutes(ladder: Cites) -> Cites {
    match ladder.articles {
        [_, minutes @ ..] => Cites { edition: ladder.edition, articles: minutes },
        [] => ladder,
    }
}
