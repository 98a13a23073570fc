//! What repeats over a game (9.2, 9.3, 9.6).

use std::collections::HashMap;

use turmuhr_core::{Chess, Move, Position, identity::Mixed};

pub use turmuhr_core::Identity;

/// How many half-moves have been played: 0 is the position the game starts from.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ply(pub u32);

/// A game followed ply by ply, for everything that depends on its past.
///
/// ```
/// use turmuhr_core::{Chess, Move, Role, Square};
/// use turmuhr_laws::board::identity::{History, Ply};
///
/// let knight = |from, to| Move::Normal { role: Role::Knight, from, capture: None, to, promotion: None };
/// let mut history = History::new(Chess::default());
/// for _ in 0..2 {
///     history.play(knight(Square::G1, Square::F3));
///     history.play(knight(Square::G8, Square::F6));
///     history.play(knight(Square::F3, Square::G1));
///     history.play(knight(Square::F6, Square::G8));
/// }
/// assert_eq!(history.threefold(), Some(vec![Ply(0), Ply(4), Ply(8)]));
/// ```
#[derive(Clone, Debug)]
pub struct History {
    position: Chess,
    /// One entry a ply, beginning with ply 0.
    entries: Vec<Entry>,
    latest: HashMap<Identity, Ply, Mixed>,
}

#[derive(Copy, Clone, Debug)]
struct Entry {
    /// How often the position has appeared, this time included.
    times: u32,
    /// When it appeared the last time before.
    before: Option<Ply>,
}

/// A stretch of play without pawn move and capture.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Quiet {
    /// The last ply with a pawn move or a capture, or the start of the game; `None` if the stretch began
    /// before the first position.
    pub since: Option<Ply>,
    /// The length of the stretch; two half-moves make a move.
    pub half_moves: u32,
}

impl Quiet {
    /// The moves both players have made in the stretch.
    pub const fn moves_by_each(self) -> u32 {
        self.half_moves / 2
    }
}

impl History {
    /// Begins with a position, which thereby appears for the first time. Its half-move clock counts.
    pub fn new(start: Chess) -> History {
        let latest = [(Identity::of(&start), Ply(0))].into_iter().collect();
        History { position: start, entries: vec![Entry { times: 1, before: None }], latest }
    }

    /// Follows a legal move of the current position.
    pub fn play(&mut self, m: Move) {
        debug_assert!(self.position.is_legal(m), "{m:?} is not legal");
        let mut next = self.position.clone();
        next.play_unchecked(m);
        self.arrive(next);
    }

    /// Goes on with any position: play continues after an illegal move that nobody noticed.
    pub fn arrive(&mut self, position: Chess) {
        self.position = position;
        let ply = Ply(self.ply().0 + 1);
        let before = self.latest.insert(Identity::of(&self.position), ply);
        let times = before.map_or(1, |before| self.times_at(before) + 1);
        self.entries.push(Entry { times, before });
    }

    /// The current position.
    pub fn position(&self) -> &Chess {
        &self.position
    }

    /// The current ply.
    pub fn ply(&self) -> Ply {
        Ply(u32::try_from(self.entries.len()).expect("a game has an end") - 1)
    }

    /// How often the current position has appeared.
    pub fn times(&self) -> u32 {
        self.times_at(self.ply())
    }

    /// How often the position of this ply had appeared by then.
    ///
    /// # Panics If the game has fewer half-moves.
    pub fn times_at(&self, ply: Ply) -> u32 {
        self.entries[ply.0 as usize].times
    }

    /// Every ply at which the current position has appeared, the current one last.
    pub fn appearances(&self) -> Vec<Ply> {
        let mut plies = Vec::with_capacity(self.times() as usize);
        let mut ply = Some(self.ply());
        while let Some(at) = ply {
            plies.push(at);
            ply = self.entries[at.0 as usize].before;
        }
        plies.reverse();
        plies
    }

    /// For which time a position would appear after this legal move (9.2.1.1).
    pub fn times_with(&self, m: Move) -> u32 {
        let mut next = self.position.clone();
        next.play_unchecked(m);
        self.latest.get(&Identity::of(&next)).map_or(1, |before| self.times_at(*before) + 1)
    }

    /// 9.2.1: the position has appeared at least three times; a player may claim.
    pub fn threefold(&self) -> Option<Vec<Ply>> {
        self.at_least(3)
    }

    /// 9.6.1: the position has appeared at least five times; the game is drawn.
    pub fn fivefold(&self) -> Option<Vec<Ply>> {
        self.at_least(5)
    }

    /// The play since the last pawn move or capture.
    pub fn quiet(&self) -> Quiet {
        let half_moves = self.position.halfmoves();
        Quiet { since: self.ply().0.checked_sub(half_moves).map(Ply), half_moves }
    }

    /// The same after this move: an intended move may complete the fifty (9.3.1).
    pub fn quiet_with(&self, m: Move) -> Quiet {
        if m.is_zeroing() {
            Quiet { since: Some(Ply(self.ply().0 + 1)), half_moves: 0 }
        } else {
            let Quiet { since, half_moves } = self.quiet();
            Quiet { since, half_moves: half_moves.saturating_add(1) }
        }
    }

    /// 9.3.2: the last fifty moves by each player were quiet; a player may claim.
    pub fn fifty(&self) -> Option<Quiet> {
        Some(self.quiet()).filter(|quiet| quiet.moves_by_each() >= 50)
    }

    /// 9.6.2: seventy-five moves by each player were quiet and the last is not mate; the game is drawn.
    pub fn seventy_five(&self) -> Option<Quiet> {
        Some(self.quiet()).filter(|quiet| quiet.moves_by_each() >= 75 && !self.position.is_checkmate())
    }

    fn at_least(&self, times: u32) -> Option<Vec<Ply>> {
        (self.times() >= times).then(|| self.appearances())
    }
}
