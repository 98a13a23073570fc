//! Short texts shared by several documents.

use turmuhr_core::{Color, PlayerId, Round as Seen, Score};
use turmuhr_texts::{Lang, print as say};
use turmuhr_tournament::GameResult;

use super::Page;
use crate::source::Entrant;

pub(super) const fn mark(score: Score) -> &'static str {
    match score {
        Score::Win => "1",
        Score::Draw => "½",
        Score::Loss => "0",
    }
}

/// The result of a game; empty while unknown.
pub(super) fn result(result: Option<GameResult>, lang: Lang) -> String {
    match result {
        None => String::new(),
        Some(GameResult::Played { white, black, .. }) => say::between(mark(white), mark(black), true, lang),
        Some(GameResult::WhiteByForfeit) => say::between("+", "−", false, lang),
        Some(GameResult::BlackByForfeit) => say::between("−", "+", false, lang),
        Some(GameResult::BothForfeit) => say::between("−", "−", false, lang),
        Some(GameResult::Adjourned) => "*".to_owned(),
    }
}

/// The mark of a round, from one side.
pub(super) fn own_mark(round: Seen) -> &'static str {
    match round {
        Seen::Played { score, .. } => mark(score),
        Seen::ForfeitWin { .. } => "+",
        Seen::ForfeitLoss { .. } => "−",
        Seen::Adjourned { .. } => "*",
        Seen::Bye(_) => "",
    }
}

/// With a sign, so that nobody has to know the letters of the colours.
pub(super) fn colour(colour: Color, lang: Lang) -> String {
    match colour {
        Color::White => format!("○ {}", say::white(lang)),
        Color::Black => format!("● {}", say::black(lang)),
    }
}

pub(super) fn letter(colour: Color, lang: Lang) -> String {
    match colour {
        Color::White => say::white_letter(lang),
        Color::Black => say::black_letter(lang),
    }
}

/// Data besides the name: number, rating, federation, club.
pub(super) fn about(entrant: &Entrant) -> String {
    let parts = [
        entrant.number.to_string(),
        entrant.rating.map(|rating| rating.to_string()).unwrap_or_default(),
        entrant.federation.clone(),
        entrant.club.clone(),
    ];
    let said: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    said.join(" · ")
}

/// «First Last» from «Last, First».
pub(super) fn spoken(name: &str) -> String {
    match name.split_once(',') {
        Some((last, first)) => format!("{} {}", first.trim(), last.trim()).trim().to_owned(),
        None => name.trim().to_owned(),
    }
}

impl Page<'_> {
    pub(super) fn called(self, number: PlayerId) -> String {
        self.source.entrants.get(&number).map(Entrant::called).unwrap_or_default()
    }

    /// The player at a board, or a mark for an empty board.
    pub(super) fn seated(self, number: Option<PlayerId>) -> String {
        let player = number.and_then(|number| self.source.player(number));
        player.map_or_else(|| say::empty_board(self.lang), Entrant::called)
    }
}
