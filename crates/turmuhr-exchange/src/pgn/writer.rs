//! Writes games in export form.

use turmuhr_core::{Chess, Color, Position, shakmaty::san::SanPlus};

use super::builder::DRAW_OFFER;
use super::game::{AnnotatedGame, NONE, Node, NodeId, Step, play};
use super::lexer::NEXT_GAME;
use super::tags::Tags;
use super::text;
use super::words;

/// The game as text, followed by an empty line.
pub fn write(game: &AnnotatedGame) -> String {
    let mut out = Vec::new();
    write_to(game, &mut out);
    String::from_utf8_lossy(&out).into_owned()
}

/// Appends the game to a buffer, which can be reused.
pub fn write_to(game: &AnnotatedGame, out: &mut Vec<u8>) {
    write_tags(&game.export_tags(), out);
    let mut paper = Paper::new(out);
    game.comments().for_each(|comment| paper.comment(comment));
    write_moves(game, &mut paper);
    paper.word(words::result_text(game.export_result()).as_bytes());
    out.extend_from_slice(b"\n\n");
}

const WIDTH: usize = 79;

fn write_tags(tags: &Tags, out: &mut Vec<u8>) {
    for tag in tags {
        out.push(b'[');
        out.extend_from_slice(tag.name.as_bytes());
        out.extend_from_slice(b" \"");
        for byte in tag.value.bytes() {
            if matches!(byte, b'"' | b'\\') {
                out.push(b'\\');
            }
            out.push(byte);
        }
        out.extend_from_slice(b"\"]\n");
    }
    out.push(b'\n');
}

/// A line of the tree being written. A stack instead of recursion, because the file decides how deep variations
/// are nested.
struct Line {
    /// The next move to write.
    node: NodeId,
    at: Chess,
    /// If the last move has variations: the position before it, and the next variation.
    before: Option<Chess>,
    variation: NodeId,
    numbered: bool,
}

fn write_moves(game: &AnnotatedGame, paper: &mut Paper<'_>) {
    let line = |node, at| Line { node, at, before: None, variation: NONE, numbered: false };
    let mut lines = vec![line(game.nodes[0].next, game.start.clone())];
    while let Some(last) = lines.last_mut() {
        if let Some(node) = game.node(last.variation) {
            last.variation = game.nodes[node.id() as usize].sibling;
            last.numbered = false;
            let before = last.before.clone().unwrap_or_else(|| last.at.clone());
            paper.open();
            lines.push(line(node.id(), before));
        } else if let Some(node) = game.node(last.node) {
            let data = &game.nodes[last.node as usize];
            last.before = (data.variations != NONE).then(|| last.at.clone());
            last.variation = data.variations;
            last.node = data.next;
            last.numbered = write_node(node, &mut last.at, last.numbered, paper);
        } else {
            lines.pop();
            if !lines.is_empty() {
                paper.close();
            }
        }
    }
}

/// Writes one move and plays it; `true` if the next one needs no number.
fn write_node(node: Node<'_>, position: &mut Chess, mut numbered: bool, paper: &mut Paper<'_>) -> bool {
    for comment in node.comments_before() {
        paper.comment(comment);
        numbered = false;
    }
    if position.turn() == Color::White || !numbered {
        paper.number(position.fullmoves().get(), position.turn());
    }
    paper.space();
    match node.step() {
        Step::Move(m) => {
            SanPlus::from_move_and_play_unchecked(position, m).append_ascii_to(paper.out);
        }
        Step::Null => {
            play(position, Step::Null);
            paper.out.extend_from_slice(b"--");
        }
    }
    paper.wrap();
    if !node.has_notes() {
        return true;
    }
    for nag in node.nags() {
        paper.nag(nag);
    }
    let mut numbered = true;
    let draw_offer = node.draw_offered().then_some(DRAW_OFFER);
    for comment in draw_offer.into_iter().chain(node.comments()) {
        paper.comment(comment);
        numbered = false;
    }
    numbered
}

/// Breaks lines: a word is written first, and if the line is too long, the blank before it becomes a line end.
struct Paper<'o> {
    out: &'o mut Vec<u8>,
    line_start: usize,
    /// The last blank where the line may be broken.
    blank: Option<usize>,
    /// The next word follows without a blank.
    glued: bool,
}

impl<'o> Paper<'o> {
    fn new(out: &'o mut Vec<u8>) -> Self {
        Paper { line_start: out.len(), out, blank: None, glued: true }
    }

    fn space(&mut self) {
        if !std::mem::take(&mut self.glued) {
            self.blank = Some(self.out.len());
            self.out.push(b' ');
        }
    }

    fn wrap(&mut self) {
        if self.out.len() - self.line_start > WIDTH
            && let Some(blank) = self.blank.take()
        {
            self.out[blank] = b'\n';
            self.line_start = blank + 1;
        }
    }

    fn word(&mut self, word: &[u8]) {
        self.space();
        self.out.extend_from_slice(word);
        self.wrap();
    }

    fn open(&mut self) {
        self.word(b"(");
        self.glued = true;
    }

    fn close(&mut self) {
        self.out.push(b')');
        self.glued = false;
        self.wrap();
    }

    fn number(&mut self, number: u32, turn: Color) {
        self.space();
        self.digits(number);
        self.out.extend_from_slice(turn.fold_wb(b".".as_slice(), b"..."));
        self.wrap();
    }

    fn nag(&mut self, nag: u8) {
        self.space();
        self.out.push(b'$');
        self.digits(u32::from(nag));
        self.wrap();
    }

    fn digits(&mut self, number: u32) {
        let mut digits = [0; 10];
        let mut from = digits.len();
        let mut rest = number;
        loop {
            from -= 1;
            digits[from] = b'0' + (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        self.out.extend_from_slice(&digits[from..]);
    }

    fn comment(&mut self, comment: &str) {
        if comment.contains('}') {
            return self.line_comment(comment);
        }
        self.space();
        self.out.push(b'{');
        if self.out.len() - self.line_start + comment.len() < WIDTH {
            self.out.extend_from_slice(comment.as_bytes());
        } else {
            self.comment_words(comment);
        }
        self.out.push(b'}');
        self.wrap();
    }

    fn comment_words(&mut self, comment: &str) {
        self.glued = true;
        let mut in_command = false;
        for word in text::words(comment) {
            // A command must not be split, and a line must not begin with special text.
            let stays = in_command || word.starts_with('%') || NEXT_GAME.starts_with(word.as_bytes());
            if stays && !self.glued {
                self.out.push(b' ');
                self.out.extend_from_slice(word.as_bytes());
                self.wrap();
            } else {
                self.word(word.as_bytes());
            }
            in_command = (in_command || word.starts_with("[%")) && !word.ends_with(']');
        }
    }

    /// Text with a closing brace cannot be in braces; it gets the rest of a line.
    fn line_comment(&mut self, comment: &str) {
        self.space();
        self.out.push(b';');
        self.out.extend_from_slice(comment.as_bytes());
        self.out.push(b'\n');
        self.line_start = self.out.len();
        self.blank = None;
        self.glued = true;
    }
}
