//! Builds a game in the order it is written.

use std::ops::Range;

use turmuhr_core::{Chess, Move, Position, shakmaty::Outcome};

use super::game::{AnnotatedGame, NONE, NodeData, NodeId, Note, NoteKind, Place, pass};
use super::tags::Tags;
use super::text::{is_tidy, push_words};

/// Takes moves, comments and variations in order, and refuses illegal ones.
///
/// ```
/// use turmuhr_core::{Chess, Position, shakmaty::san::San};
/// use turmuhr_exchange::pgn::{Builder, write};
///
/// let mut game = Builder::new(Chess::default());
/// for san in ["e4", "e5"] {
///     let m = san.parse::<San>().unwrap().to_move(game.position()).unwrap();
///     game.play(m).unwrap();
/// }
/// game.comment("The open game");
/// assert!(write(&game.finish()).contains("1. e4 e5 {The open game} *"));
/// ```
#[derive(Clone, Debug)]
pub struct Builder {
    game: AnnotatedGame,
    line: Line,
    /// The enclosing lines, the main line first.
    around: Vec<Line>,
    /// Comments before a move that has not come yet, for all open lines.
    waiting: Vec<Range<u32>>,
}

/// The step is impossible here; nothing was changed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct CannotPlay;

/// The state of a line.
#[derive(Clone, Debug)]
struct Line {
    /// The last move of the line; before its first move, the node it branches from.
    last: NodeId,
    begun: bool,
    at: Chess,
    /// The position before the last move, where its variations start.
    before: Chess,
    /// The last variation of `last`.
    last_variation: NodeId,
    /// The last note of `last`.
    last_note: u32,
    /// The first of this line's waiting comments.
    waiting_from: usize,
}

impl Builder {
    /// A game without tags from this position.
    pub fn new(start: Chess) -> Builder {
        let root = NodeData { step: None, next: NONE, variations: NONE, sibling: NONE, notes: NONE };
        let line = Line {
            last: 0,
            begun: false,
            at: start.clone(),
            before: start.clone(),
            last_variation: NONE,
            last_note: NONE,
            waiting_from: 0,
        };
        let game = AnnotatedGame {
            tags: Tags::default(),
            start,
            nodes: vec![root],
            notes: Vec::new(),
            text: String::new(),
            result: None,
        };
        Builder { game, line, around: Vec::new(), waiting: Vec::new() }
    }

    /// The position at the end of the current line.
    pub fn position(&self) -> &Chess {
        &self.line.at
    }

    /// The tags so far.
    pub fn tags(&mut self) -> &mut Tags {
        &mut self.game.tags
    }

    /// The number of open variations.
    pub fn depth(&self) -> usize {
        self.around.len()
    }

    /// Does the current line have a move yet?
    pub fn has_begun(&self) -> bool {
        self.line.begun
    }

    /// Adds a move to the current line.
    pub fn play(&mut self, m: Move) -> Result<(), CannotPlay> {
        if !self.line.at.is_legal(m) {
            return Err(CannotPlay);
        }
        self.play_legal(m);
        Ok(())
    }

    /// For a move known to be legal.
    pub(super) fn play_legal(&mut self, m: Move) {
        self.line.before.clone_from(&self.line.at);
        self.line.at.play_unchecked(m);
        self.add(Some(m));
    }

    /// A null move; impossible in check.
    pub fn pass(&mut self) -> Result<(), CannotPlay> {
        let passed = pass(&self.line.at).ok_or(CannotPlay)?;
        self.line.before = std::mem::replace(&mut self.line.at, passed);
        self.add(None);
        Ok(())
    }

    /// Begins a variation that replaces the last move.
    pub fn open_variation(&mut self) -> Result<(), CannotPlay> {
        if !self.line.begun {
            return Err(CannotPlay);
        }
        let inner = Line {
            last: self.line.last,
            begun: false,
            at: self.line.before.clone(),
            before: self.line.before.clone(),
            last_variation: NONE,
            last_note: NONE,
            waiting_from: self.waiting.len(),
        };
        self.around.push(std::mem::replace(&mut self.line, inner));
        Ok(())
    }

    /// Returns to the line around the variation.
    pub fn close_variation(&mut self) -> Result<(), CannotPlay> {
        let outer = self.around.pop().ok_or(CannotPlay)?;
        if self.line.begun {
            self.settle_waiting();
            self.line = outer;
        } else {
            // A variation without a move passes its comments to the enclosing line.
            let left = self.waiting.split_off(self.line.waiting_from);
            self.line = outer;
            left.into_iter().for_each(|range| self.place_comment(range));
        }
        Ok(())
    }

    /// Adds a comment. It belongs to the move before it, or to the next move if a variation begins or has just
    /// ended.
    pub fn comment(&mut self, text: &str) {
        let start = self.game.text.len();
        if is_tidy(text) {
            self.game.text.push_str(text);
        } else {
            push_words(&mut self.game.text, text);
        }
        let end = self.game.text.len();
        let (Ok(from), Ok(to)) = (u32::try_from(start), u32::try_from(end)) else {
            // More than four gigabytes of comments.
            self.game.text.truncate(start);
            return;
        };
        if from == to {
            return;
        }
        self.place_comment(from..to);
    }

    /// A numeric annotation glyph for the last move; ignored before the first move of a line.
    pub fn nag(&mut self, nag: u8) {
        if self.line.begun {
            self.note(NoteKind::Nag(nag));
        }
    }

    /// The last mover has offered a draw.
    pub fn draw_offer(&mut self) {
        if self.line.begun {
            self.note(NoteKind::DrawOffer);
        }
    }

    /// Sets the result after the moves; the tag is independent.
    pub fn result(&mut self, result: Outcome) {
        self.game.result = Some(result);
    }

    /// Closes all open variations.
    pub fn finish(mut self) -> AnnotatedGame {
        while self.close_variation().is_ok() {}
        self.settle_waiting();
        self.game
    }

    /// The game so far, including open variations.
    pub(super) fn game(&self) -> &AnnotatedGame {
        &self.game
    }

    /// The last move of the current line.
    pub(super) fn last_move(&self) -> Option<Move> {
        if self.line.begun { self.game.nodes[self.line.last as usize].step } else { None }
    }

    fn add(&mut self, step: Option<Move>) {
        let id = self.game.nodes.len() as NodeId;
        self.game.nodes.push(NodeData { step, next: NONE, variations: NONE, sibling: NONE, notes: NONE });
        match self.around.last_mut() {
            Some(outer) if !self.line.begun => {
                let varied = outer.last;
                match outer.last_variation {
                    NONE => self.game.nodes[varied as usize].variations = id,
                    last => self.game.nodes[last as usize].sibling = id,
                }
                outer.last_variation = id;
            }
            _ => self.game.nodes[self.line.last as usize].next = id,
        }
        self.line.last = id;
        self.line.begun = true;
        self.line.last_variation = NONE;
        self.line.last_note = NONE;
        if self.waiting.len() > self.line.waiting_from {
            let waiting = self.waiting.split_off(self.line.waiting_from);
            waiting.into_iter().for_each(|range| self.note(NoteKind::Comment(Place::Before, range)));
        }
    }

    fn place_comment(&mut self, range: Range<u32>) {
        let variation_begins = !self.line.begun && !self.around.is_empty();
        if variation_begins || self.line.last_variation != NONE {
            self.waiting.push(range);
        } else {
            self.comment_after(range);
        }
    }

    fn comment_after(&mut self, range: Range<u32>) {
        let text = &self.game.text[range.start as usize..range.end as usize];
        if self.line.begun && text == DRAW_OFFER {
            self.draw_offer();
        } else {
            self.note(NoteKind::Comment(Place::After, range));
        }
    }

    /// At the end of a line: attaches waiting comments to the last move.
    fn settle_waiting(&mut self) {
        let waiting = self.waiting.split_off(self.line.waiting_from);
        waiting.into_iter().for_each(|range| self.comment_after(range));
    }

    fn note(&mut self, kind: NoteKind) {
        let id = self.game.notes.len() as u32;
        self.game.notes.push(Note { kind, next: NONE });
        match self.line.last_note {
            NONE => self.game.nodes[self.line.last as usize].notes = id,
            last => self.game.notes[last as usize].next = id,
        }
        self.line.last_note = id;
    }
}

/// A draw offer inside a comment, where other programs do not read it as a variation.
pub(super) const DRAW_OFFER: &str = "(=)";
