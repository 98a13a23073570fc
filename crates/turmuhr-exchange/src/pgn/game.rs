//! A game as content: tags, start, annotated moves, result.

use std::ops::Range;
use std::time::Duration;

use turmuhr_core::{
    Chess, Color, EnPassantMode, Move, Position,
    shakmaty::{Outcome, PositionError},
};

use super::clock;
use super::tags::Tags;

/// A game with variations, comments and signs. Built by the reader or a [`Builder`](super::Builder), so that
/// every move is legal.
#[derive(Clone, Debug)]
pub struct AnnotatedGame {
    /// In the order of the file.
    pub tags: Tags,
    pub(super) start: Chess,
    /// In the order of the file; the first node is the start, before any move.
    pub(super) nodes: Vec<NodeData>,
    pub(super) notes: Vec<Note>,
    /// All comments, concatenated.
    pub(super) text: String,
    /// The result after the moves, if any; the tag may differ.
    pub result: Option<Outcome>,
}

/// The step from one position to the next.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A legal move.
    Move(Move),
    /// A null move: the turn passes.
    Null,
}

impl AnnotatedGame {
    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.get(name)
    }

    /// The position before the first move.
    pub fn start(&self) -> &Chess {
        &self.start
    }

    /// The moves of the main line.
    pub fn mainline(&self) -> impl Iterator<Item = Node<'_>> {
        std::iter::successors(self.first(), |node| node.next())
    }

    /// The number of half-moves in the main line.
    pub fn plies(&self) -> usize {
        self.mainline().count()
    }

    /// Every position of the main line, the starting position first.
    pub fn positions(&self) -> impl Iterator<Item = Chess> + '_ {
        let mut steps = self.mainline().map(|node| node.step());
        std::iter::successors(Some(self.start.clone()), move |position| {
            let mut position = position.clone();
            play(&mut position, steps.next()?);
            Some(position)
        })
    }

    /// The position after the main line.
    pub fn final_position(&self) -> Chess {
        let mut position = self.start.clone();
        self.mainline().for_each(|node| play(&mut position, node.step()));
        position
    }

    /// The first move of the main line.
    pub fn first(&self) -> Option<Node<'_>> {
        self.node(self.nodes[0].next)
    }

    /// Comments before the first move.
    pub fn comments(&self) -> impl Iterator<Item = &str> {
        self.texts(0, Place::After)
    }

    pub(super) fn node(&self, id: NodeId) -> Option<Node<'_>> {
        (id != NONE).then_some(Node { game: self, id })
    }

    pub(super) fn texts(&self, id: NodeId, wanted: Place) -> impl Iterator<Item = &str> {
        self.notes_of(id).filter_map(move |note| match note {
            NoteKind::Comment(place, range) if *place == wanted => {
                Some(&self.text[range.start as usize..range.end as usize])
            }
            _ => None,
        })
    }

    fn notes_of(&self, id: NodeId) -> impl Iterator<Item = &NoteKind> {
        let note = |id: u32| self.notes.get(id as usize);
        std::iter::successors(note(self.nodes[id as usize].notes), move |last| note(last.next))
            .map(|note| &note.kind)
    }
}

/// Equal content, regardless of storage and of the place in a file.
impl PartialEq for AnnotatedGame {
    fn eq(&self, other: &AnnotatedGame) -> bool {
        // Nodes are in file order, which is an order of the tree, so no traversal is needed.
        let same_node = |id: usize| {
            let (a, b) = (&self.nodes[id], &other.nodes[id]);
            let id = id as NodeId;
            let (mine, theirs) = (Node { game: self, id }, Node { game: other, id });
            (a.step, a.next, a.variations, a.sibling) == (b.step, b.next, b.variations, b.sibling)
                && mine.draw_offered() == theirs.draw_offered()
                && mine.nags().eq(theirs.nags())
                && mine.comments_before().eq(theirs.comments_before())
                && mine.comments().eq(theirs.comments())
        };
        self.tags == other.tags
            && self.start == other.start
            && self.result == other.result
            && self.nodes.len() == other.nodes.len()
            && (0..self.nodes.len()).all(same_node)
    }
}

impl Eq for AnnotatedGame {}

/// A move in its game.
#[derive(Copy, Clone)]
pub struct Node<'g> {
    game: &'g AnnotatedGame,
    id: NodeId,
}

impl<'g> Node<'g> {
    /// The move itself.
    pub fn step(self) -> Step {
        self.data().step.map_or(Step::Null, Step::Move)
    }

    /// The move that follows in the same line.
    pub fn next(self) -> Option<Node<'g>> {
        self.game.node(self.data().next)
    }

    /// The first moves of the variations to this move.
    pub fn variations(self) -> impl Iterator<Item = Node<'g>> {
        let first = self.game.node(self.data().variations);
        std::iter::successors(first, |node| node.game.node(node.data().sibling))
    }

    /// Numeric annotation glyphs; 1 is a good move, 2 a mistake.
    pub fn nags(self) -> impl Iterator<Item = u8> + 'g {
        self.game.notes_of(self.id).filter_map(|note| match note {
            NoteKind::Nag(nag) => Some(*nag),
            _ => None,
        })
    }

    /// Comments before the move: at the beginning of a line, or after a variation.
    pub fn comments_before(self) -> impl Iterator<Item = &'g str> {
        self.game.texts(self.id, Place::Before)
    }

    /// Comments after the move.
    pub fn comments(self) -> impl Iterator<Item = &'g str> {
        self.game.texts(self.id, Place::After)
    }

    /// The sign (=) of Appendix C follows the move.
    pub fn draw_offered(self) -> bool {
        self.game.notes_of(self.id).any(|note| matches!(note, NoteKind::DrawOffer))
    }

    /// `%clk`: the mover's clock after the move.
    pub fn clock(self) -> Option<Duration> {
        self.comments().find_map(|comment| clock::command(comment, "clk"))
    }

    /// The text of a `%clk` or `%emt` that is no time: `9:99:99`.
    pub fn unreadable_time(self) -> Option<&'g str> {
        let named = |name| self.comments().find_map(|comment| clock::unreadable(comment, name));
        named("clk").or_else(|| named("emt"))
    }

    /// `%emt`: the time spent on the move.
    pub fn elapsed(self) -> Option<Duration> {
        self.comments().find_map(|comment| clock::command(comment, "emt"))
    }

    pub(super) fn id(self) -> NodeId {
        self.id
    }

    pub(super) fn has_notes(self) -> bool {
        self.data().notes != NONE
    }

    fn data(self) -> &'g NodeData {
        &self.game.nodes[self.id as usize]
    }
}

impl std::fmt::Debug for Node<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Node").field("id", &self.id).field("step", &self.step()).finish_non_exhaustive()
    }
}

pub(super) type NodeId = u32;

/// No node, no note.
pub(super) const NONE: u32 = u32::MAX;

/// 24 bytes: a file of master games has millions of them.
#[derive(Clone, Debug)]
pub(super) struct NodeData {
    /// `None` is a null move.
    pub(super) step: Option<Move>,
    pub(super) next: NodeId,
    /// The first variation to this move; the others are its siblings.
    pub(super) variations: NodeId,
    pub(super) sibling: NodeId,
    /// The first note of a linked list.
    pub(super) notes: u32,
}

#[derive(Clone, Debug)]
pub(super) struct Note {
    pub(super) kind: NoteKind,
    pub(super) next: u32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum NoteKind {
    Nag(u8),
    DrawOffer,
    Comment(Place, Range<u32>),
}

/// The place of a comment relative to its move.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Before,
    After,
}

/// Plays a step known to be legal.
pub(super) fn play(position: &mut Chess, step: Step) {
    match step {
        Step::Move(m) => position.play_unchecked(m),
        Step::Null => {
            if let Some(passed) = pass(position) {
                *position = passed;
            }
        }
    }
}

/// The position after a null move; `None` in check.
pub(super) fn pass(position: &Chess) -> Option<Chess> {
    if position.is_check() {
        return None;
    }
    let mut setup = position.clone().to_setup(EnPassantMode::Legal);
    setup.ep_square = None;
    setup.halfmoves = setup.halfmoves.saturating_add(1);
    if setup.turn == Color::Black {
        setup.fullmoves = setup.fullmoves.saturating_add(1);
    }
    setup.turn = !setup.turn;
    setup
        .position::<Chess>(position.castles().mode())
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .ok()
}
