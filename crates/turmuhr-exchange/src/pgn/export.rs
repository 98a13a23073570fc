//! The export form of a game.

use turmuhr_core::{CastlingMode, Chess, Position, fen, shakmaty::Outcome};

use super::game::AnnotatedGame;
use super::tags::Tags;
use super::words;

impl AnnotatedGame {
    /// The game in export form: the complete seven-tag roster first, the tags of a start position, a result
    /// after the moves. Existing content is never overwritten: a tag that contradicts the moves stays.
    #[must_use]
    pub fn export_form(&self) -> AnnotatedGame {
        AnnotatedGame { tags: self.export_tags(), result: Some(self.export_result()), ..self.clone() }
    }

    /// The result tag; if it is unknown, the result after the moves.
    pub fn recorded_result(&self) -> &str {
        match (self.tag("Result"), self.result) {
            (Some(tag), _) if tag != "*" && tag != "?" => tag,
            (_, Some(result)) => words::result_text(result),
            (_, None) => "*",
        }
    }

    pub(super) fn export_result(&self) -> Outcome {
        self.result.or_else(|| self.tag("Result").and_then(words::result)).unwrap_or(Outcome::Unknown)
    }

    pub(super) fn export_tags(&self) -> Tags {
        let mut tags = self.tags.export_form();
        if self.tag("Result").is_none() {
            tags.set("Result", words::result_text(self.export_result()));
        }
        match self.tag("FEN") {
            Some(_) if self.tag("SetUp").is_none() => tags.set("SetUp", "1"),
            None if self.start.board() != Chess::default().board() || !self.start_counts_are_initial() => {
                tags.set("SetUp", "1");
                tags.set("FEN", &fen::write(&self.start));
            }
            _ => {}
        }
        if self.tag("Variant").is_none() && self.start.castles().mode() == CastlingMode::Chess960 {
            tags.set("Variant", "Chess960");
        }
        tags
    }

    fn start_counts_are_initial(&self) -> bool {
        let initial = Chess::default();
        (self.start.turn(), self.start.halfmoves(), self.start.fullmoves())
            == (initial.turn(), initial.halfmoves(), initial.fullmoves())
            && self.start.castles().castling_rights() == initial.castles().castling_rights()
    }
}
