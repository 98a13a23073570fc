//! Draw claims: repetition and moves without progress (9.2 to 9.5).

use turmuhr_clock::Span;
use turmuhr_core::{Chess, Color, Move, Piece, Position, Rank, Role};

use super::{
    adjourn::read_written,
    ruling::{Consequence, Debt, Must, Reason, Ruling, Score, Why},
    state::{Citations, LiveGame, ruling},
};
use crate::{
    mate::{self, Mate},
    notation::ReadError,
    rules::{
        Cites,
        draws::{
            self as rules_draws, ClaimBy, InadmissibleClaim, Intended, LostBy, Minutes, MoreMoves, Moves,
            Repetitions, WrongClaimant,
        },
    },
};

#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Ground {
    Repetition,
    NoProgress,
}

impl LiveGame {
    pub(super) fn claim_repetition(&mut self, player: Color, intended: Option<&str>) -> Vec<Ruling> {
        if let Some(refusal) = self.not_entitled(player, Ground::Repetition) {
            return self.refused_claim(player, refusal);
        }
        let draws = self.rules.draws;
        if intended.is_some() && *draws.repetition_intended == Intended::No {
            return self.intended_not_known(player, intended, draws.repetition_intended.cites);
        }
        self.notes.take_written_ahead(player);
        self.offer_with_claim(player);
        let planned = self.planned_move(intended);
        let Repetitions::AtLeast(needed) = *draws.repetitions;
        let times = match planned {
            Planned::None => self.history.times(),
            Planned::Move(m) => self.history.times_with(m),
            Planned::Impossible => 0,
        };
        let cites =
            if intended.is_some() { draws.repetition_intended.cites } else { draws.repetitions.cites };
        if times >= needed {
            let mut rulings = self.upheld(Reason::RepetitionClaim, cites);
            // Rule 12a of 1990 lets either player claim; the Laws of 1993 count.
            if let (Some(first), true) = (rulings.first_mut(), *draws.claim_by == ClaimBy::Anyone) {
                first.cites.extend(draws.claim_by.cites.iter());
                first.cites.dedup();
            }
            return rulings;
        }
        if *draws.perpetual == rules_draws::Ground::Yes && intended.is_none() && self.was_always_check() {
            self.halt();
            return vec![self.ask_about_perpetual(player)];
        }
        let more = self.why_not_repeated(needed, planned);
        let why = match (planned, more) {
            (Planned::Impossible, _) => Why::IntendedImpossible,
            (Planned::None | Planned::Move(_), Some(_)) => Why::MovesDiffer,
            (Planned::None | Planned::Move(_), None) => Why::NotRepeated,
        };
        self.wrong_claim(player, Ground::Repetition, intended, planned, (why, more))
    }

    pub(super) fn claim_fifty(&mut self, player: Color, intended: Option<&str>) -> Vec<Ruling> {
        if let Some(refusal) = self.not_entitled(player, Ground::NoProgress) {
            return self.refused_claim(player, refusal);
        }
        let draws = self.rules.draws;
        let (Moves::ByEach(fifty) | Moves::ByEachAlone(fifty) | Moves::CompletedByEach(fifty)) =
            *draws.no_progress;
        let more = self.more_moves();
        let needed = more.unwrap_or(fifty);
        // D-15: a move yet to be made does not count there; enough moves on the board do.
        let counts = *draws.no_progress_intended == Intended::Yes;
        let intended_counts = intended.filter(|_| counts);
        if intended.is_some() && !counts && self.quiet_moves() < needed {
            return self.intended_not_known(player, intended, draws.no_progress_intended.cites);
        }
        self.notes.take_written_ahead(player);
        self.offer_with_claim(player);
        let planned = self.planned_move(intended_counts);
        let moves = match planned {
            Planned::None => self.quiet_moves(),
            Planned::Move(m) => self.history.quiet_with(m).moves_by_each(),
            Planned::Impossible => 0,
        };
        let cites = if intended_counts.is_some() {
            draws.no_progress_intended.cites
        } else {
            draws.no_progress.cites
        };
        if moves >= needed {
            return match more {
                Some(_) => self.upheld(Reason::FiftyClaim, [cites, draws.no_progress_more.cites]),
                None => self.upheld(Reason::FiftyClaim, cites),
            };
        }
        if let Moves::ByEachAlone(_) = *draws.no_progress {
            let cites: Citations = match more {
                Some(_) => [cites, draws.no_progress_more.cites].into(),
                None => cites.into(),
            };
            return vec![ruling(Consequence::refused(Why::TooFewMoves), cites)];
        }
        let why = match planned {
            Planned::Impossible => Why::IntendedImpossible,
            Planned::None | Planned::Move(_) => Why::TooFewMoves,
        };
        let more = more.map(|_| draws.no_progress_more.cites);
        self.wrong_claim(player, Ground::NoProgress, intended, planned, (why, more))
    }

    /// Moves of each side on the board; 9.3.2 leaves out a last one that was not completed.
    pub(super) fn quiet_moves(&self) -> u32 {
        let half_moves = self.history.quiet().half_moves;
        let pending = self.plies.last().is_some_and(|made| !made.completed);
        match *self.rules.draws.no_progress {
            Moves::CompletedByEach(_) if pending => half_moves.saturating_sub(1) / 2,
            Moves::ByEach(_) | Moves::ByEachAlone(_) | Moves::CompletedByEach(_) => half_moves / 2,
        }
    }

    /// The longer count of this ending, if the text or the organiser has one.
    pub(super) fn more_moves(&self) -> Option<u32> {
        let position = self.position()?;
        match *self.rules.draws.no_progress_more {
            MoreMoves::None => None,
            MoreMoves::SixEndings => six_endings(position).then_some(75),
            MoreMoves::AsAnnounced => {
                let white = men(position, Color::White);
                let black = men(position, Color::Black);
                let announced = &self.regulations.options.longer_endings;
                let this =
                    |name: &str| name == format!("{white}-{black}") || name == format!("{black}-{white}");
                announced.iter().find(|(name, _)| this(name)).map(|(_, moves)| *moves)
            }
        }
    }

    /// Three checks in a row by the same side; the arbiter judges whether it is perpetual.
    fn was_always_check(&self) -> bool {
        let after = |ply: usize| match self.plies.get(ply + 1) {
            Some(next) => next.before.position(),
            None => self.position(),
        };
        Color::ALL.into_iter().any(|side| {
            let own: Vec<usize> = (0..self.plies.len()).filter(|ply| self.plies[*ply].by == side).collect();
            own.len() >= 3 && own.iter().rev().take(3).all(|ply| after(*ply).is_some_and(Position::is_check))
        })
    }

    pub(super) fn perpetual_rejected(&mut self, claimant: Color) -> Vec<Ruling> {
        let rulings =
            self.wrong_claim(claimant, Ground::Repetition, None, Planned::None, (Why::Rejected, None));
        if let Some(side) = self.stopped.filter(|_| self.over.is_none()) {
            self.run(side);
        }
        rulings
    }

    /// 15d of the blitz of 1993: a dead position draws on a claim.
    pub(super) fn claim_dead_position(&mut self, player: Color) -> Vec<Ruling> {
        if let Some(refusal) = self.not_entitled(player, Ground::Repetition) {
            return self.refused_claim(player, refusal);
        }
        let Some(position) = self.position() else {
            return self.inadmissible(Why::NothingHappened, self.rules.draws.dead.cites);
        };
        match mate::is_dead(position) {
            Mate::Impossible => self.upheld(Reason::DeadPosition, self.rules.draws.dead.cites),
            Mate::Undecided => {
                self.halt();
                vec![self.ask_about_dead_position(player)]
            }
            Mate::Possible => {
                let why = (Why::MatePossible, None);
                self.wrong_claim(player, Ground::Repetition, None, Planned::None, why)
            }
        }
    }

    /// The note on 9.5.2: not examined, no minutes, but a general penalty is possible.
    fn refused_claim(&mut self, player: Color, mut refusal: Vec<Ruling>) -> Vec<Ruling> {
        let cell = self.rules.draws.inadmissible_claim;
        if *cell == InadmissibleClaim::PenaltyPossible {
            refusal.push(self.ask_for_possible_penalty(player, cell.cites));
        }
        refusal
    }

    /// 9.2.1, 9.3, 9.4: who may claim, and what loses the right; then nothing is examined (D-42).
    pub(super) fn not_entitled(&self, player: Color, ground: Ground) -> Option<Vec<Ruling>> {
        let draws = self.rules.draws;
        let entitled = match ground {
            Ground::Repetition => draws.claim_by.cites.only(0),
            Ground::NoProgress => draws.claim_by.cites.only(1),
        };
        match *draws.claim_by {
            ClaimBy::PlayerToMove if player != self.turn() => {
                let own_move = self.has_made_move(player) && *draws.claim_lost_by == LostBy::Move;
                let cites: Citations =
                    if own_move { [entitled, draws.claim_lost_by.cites].into() } else { entitled.into() };
                return Some(self.inadmissible(Why::NotHavingTheMove, cites));
            }
            ClaimBy::Anyone if self.clock.flag(player, self.now).is_some() => {
                return Some(self.inadmissible(Why::OwnFlagDown, entitled));
            }
            ClaimBy::PlayerToMove | ClaimBy::Anyone => {}
        }
        if *draws.claim_lost_by == LostBy::Touch && player == self.turn() && !self.touches.is_empty() {
            return Some(self.inadmissible(Why::Touched, draws.claim_lost_by.cites));
        }
        None
    }

    /// D-15: not admissible with a move, but the announced move must be played.
    fn intended_not_known(&mut self, player: Color, intended: Option<&str>, cites: Cites) -> Vec<Ruling> {
        let mut rulings = self.inadmissible(Why::NotInForce, cites);
        if let Planned::Move(m) = self.planned_move(intended) {
            self.planned = Some(m);
            let what = Consequence::Owes { who: player, what: Debt::PlannedMove };
            rulings.push(ruling(what, self.rules.draws.intended_binds.cites));
        }
        rulings
    }

    fn planned_move(&self, intended: Option<&str>) -> Planned {
        let (Some(text), Some(position)) = (intended, self.position()) else { return Planned::None };
        match read_written(position, text) {
            Ok(read) => Planned::Move(read.m),
            Err(_) => Planned::Impossible,
        }
    }

    pub(super) fn upheld(&mut self, reason: Reason, cites: impl Into<Citations>) -> Vec<Ruling> {
        let draws = self.rules.draws;
        let cites: Citations = cites.into();
        let alone = reason == Reason::FiftyClaim && matches!(*draws.no_progress, Moves::ByEachAlone(_));
        let mut drawn = if alone { Citations::default() } else { draws.right_claim.cites.into() };
        drawn.0.extend(cites.0.iter().filter(|cite| !drawn.0.contains(cite)).copied().collect::<Vec<_>>());
        vec![ruling(Consequence::UPHELD, cites), self.end(Score::Draw, reason, drawn)]
    }

    /// The pieces stood there often enough, but the possible moves were not the same.
    fn why_not_repeated(&self, needed: u32, planned: Planned) -> Option<Cites> {
        let mut current = self.position()?.clone();
        if let Planned::Move(m) = planned {
            current.play_unchecked(m);
        }
        let alike: Vec<Chess> = self
            .positions()
            .filter(|earlier| earlier.board() == current.board() && earlier.turn() == current.turn())
            .collect();
        let seen = u32::try_from(alike.len()).ok()? + u32::from(matches!(planned, Planned::Move(_)));
        if seen < needed {
            return None;
        }
        let rights = |position: &Chess| position.castles().castling_rights();
        let draws = self.rules.draws;
        if alike.iter().any(|earlier| rights(earlier) != rights(&current)) {
            Some(draws.identity_castling.cites)
        } else {
            Some(draws.identity_en_passant.cites)
        }
    }

    /// Every playable position of the game, the current one last.
    fn positions(&self) -> impl Iterator<Item = Chess> + '_ {
        let before = self.plies.iter().filter_map(|made| made.before.position().cloned());
        before.chain(self.position().cloned())
    }

    /// 9.5.3 and its ancestors.
    fn wrong_claim(
        &mut self,
        player: Color,
        ground: Ground,
        intended: Option<&str>,
        planned: Planned,
        (why, more): (Why, Option<Cites>),
    ) -> Vec<Ruling> {
        let draws = self.rules.draws;
        let mut cites: Citations = match (*draws.wrong_claim_opponent, *draws.wrong_claim_claimant) {
            (Minutes::None, WrongClaimant::Nothing) => draws.right_claim.cites.into(),
            _ => [draws.wrong_claim_opponent.cites, draws.wrong_claim_claimant.cites].into(),
        };
        cites.0.extend(more.into_iter().flat_map(Cites::iter));
        let mut rulings = vec![ruling(Consequence::refused(why), cites)];
        if let Minutes::Some(minutes) = *draws.wrong_claim_opponent {
            rulings.push(self.give_minutes(!player, minutes, draws.wrong_claim_opponent.cites));
        }
        if let Some(amount) = self.claimants_loss(player, ground) {
            let _ = self.clock.take(player, amount, self.now);
            let cites = draws.wrong_claim_claimant.cites;
            rulings.push(ruling(Consequence::TakeTime { from: player, amount }, cites));
            if self.clock.flag(player, self.now).is_some() {
                // 10.11b of 1984, 10.13b of 1993: the minutes themselves overstep the time.
                let clock = self.rules.clock;
                let lost = [cites, clock.flag_loss.cites].into();
                let drawn = [clock.flag_draw.cites, cites].into();
                rulings.push(self.lost_on_time_by(player, lost, drawn));
                return rulings;
            }
        }
        match planned {
            Planned::None => {}
            Planned::Move(m) => {
                self.planned = Some(m);
                let what = Consequence::Owes { who: player, what: Debt::PlannedMove };
                rulings.push(ruling(what, draws.intended_binds.cites));
            }
            Planned::Impossible => {
                rulings.extend(self.named_piece_must_move(intended, draws.intended_binds.cites))
            }
        }
        rulings
    }

    fn claimants_loss(&self, player: Color, ground: Ground) -> Option<Span> {
        let left = self.left(player);
        match *self.rules.draws.wrong_claim_claimant {
            WrongClaimant::Nothing => None,
            WrongClaimant::FiveMinutes => Some(Span::from_mins(5)),
            WrongClaimant::FiveMinutesForRepetition => {
                (ground == Ground::Repetition).then(|| Span::from_mins(5))
            }
            // 9.5 of 2001: half, at most three minutes; never below a minute.
            WrongClaimant::Halved => {
                let (one, two) = (Span::from_mins(1), Span::from_mins(2));
                if left > two {
                    Some(left.share(1, 2).min(Span::from_mins(3)))
                } else if left >= one {
                    Some(left - one).filter(|loss| !loss.is_zero())
                } else {
                    None
                }
            }
        }
    }

    /// 9.5.3: an intended move that is illegal binds to the named piece.
    fn named_piece_must_move(&mut self, intended: Option<&str>, cites: Cites) -> Option<Ruling> {
        let position = self.position()?;
        let text = intended?;
        let ReadError::Illegal { .. } = read_written(position, text).err()? else { return None };
        let role = text.chars().next().and_then(Role::from_char).unwrap_or(Role::Pawn);
        let moves: Vec<Move> = position.legal_moves().into_iter().filter(|m| m.role() == role).collect();
        let mut pieces: Vec<_> = moves.iter().filter_map(|m| m.from()).collect();
        pieces.dedup();
        if moves.is_empty() {
            return Some(ruling(Consequence::Free, cites));
        }
        Some(ruling(Consequence::Must(Must { pieces, moves, ..Must::default() }), cites))
    }
}

#[derive(Copy, Clone)]
enum Planned {
    None,
    Move(Move),
    Impossible,
}

/// A side's men, strongest first: `KRB`.
fn men(position: &Chess, side: Color) -> String {
    let force = position.board().material_side(side);
    let count = |letter: &str, number: u8| letter.repeat(usize::from(number));
    [
        "K".to_owned(),
        count("Q", force.queen),
        count("R", force.rook),
        count("B", force.bishop),
        count("N", force.knight),
        count("P", force.pawn),
    ]
    .concat()
}

/// 10.9 of 1984: endings in which seventy-five moves are allowed.
fn six_endings(position: &Chess) -> bool {
    let board = position.board();
    Color::ALL.into_iter().any(|strong| {
        let ours = board.material_side(strong);
        let theirs = board.material_side(!strong);
        let men = |queen, rook, bishop, knight, pawn| [queen, rook, bishop, knight, pawn];
        let us = men(ours.queen, ours.rook, ours.bishop, ours.knight, ours.pawn);
        let them = men(theirs.queen, theirs.rook, theirs.bishop, theirs.knight, theirs.pawn);
        let seventh = || {
            let pawn = board.by_piece(Piece { color: strong, role: Role::Pawn });
            (pawn & strong.relative_rank(Rank::Seventh)).any()
        };
        matches!(
            (us, them),
            ([0, 1, 1, 0, 0], [0, 1, 0, 0, 0])
                | ([0, 0, 0, 2, 0], [0, 0, 0, 0, 1])
                | ([1, 0, 0, 0, 0], [0, 0, 0, 2, 0])
                | ([1, 0, 0, 0, 0], [0, 0, 2, 0, 0])
                | ([0, 0, 2, 0, 0], [0, 0, 0, 1, 0])
        ) || (matches!((us, them), ([1, 0, 0, 0, 1], [1, 0, 0, 0, 0])) && seventh())
    })
}
