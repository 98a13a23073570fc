//! From a word to a move: the one door to the notation reader.

use turmuhr_core::{Chess, Move, Position, Role, shakmaty::san::San, shakmaty::uci::UciMove};
use turmuhr_laws::board::legality::Illegality;

/// Whose piece letters a game is written with.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Language {
    En,
    De,
    Fr,
}

impl Language {
    pub const ALL: [Language; 3] = [Language::En, Language::De, Language::Fr];
}

/// A move and what was written around it.
#[derive(Clone, Debug)]
pub(super) struct Resolved {
    pub(super) m: Move,
    pub(super) draw_offer: bool,
}

#[derive(Clone, Debug)]
pub(super) enum MoveError {
    Unreadable { at: usize },
    Ambiguous { candidates: Vec<Move> },
    Illegal { reasons: Vec<Illegality> },
}

/// Reads a word that is no standard SAN.
pub(super) fn resolve(position: &Chess, token: &str, language: Language) -> Result<Resolved, MoveError> {
    let word = token.trim_end_matches(['+', '#', '.']);
    let found = |m| Ok(Resolved { m, draw_offer: false });
    if let Some(m) = word.parse::<UciMove>().ok().and_then(|uci| uci.to_move(position).ok()) {
        return found(m);
    }
    let san = match word.to_ascii_lowercase().replace('o', "0").as_str() {
        "0-0" => "O-O".to_owned(),
        "0-0-0" => "O-O-O".to_owned(),
        _ => in_english(word, language).ok_or(MoveError::Unreadable { at: 0 })?,
    };
    match san.parse::<San>() {
        Ok(San::Castle(side)) => match position.castling_moves(side).first() {
            Some(&m) => found(m),
            None => Err(MoveError::Illegal { reasons: Vec::new() }),
        },
        Ok(San::Normal { role, file, rank, to, promotion, .. }) => {
            let mut candidates = position.san_candidates(role, to).to_vec();
            candidates.retain(|m| {
                m.promotion() == promotion
                    && file.is_none_or(|file| m.from().is_some_and(|from| from.file() == file))
                    && rank.is_none_or(|rank| m.from().is_some_and(|from| from.rank() == rank))
            });
            match candidates[..] {
                [m] => found(m),
                [] => Err(MoveError::Illegal { reasons: vec![Illegality::NoSuchPiece { role }] }),
                _ => Err(MoveError::Ambiguous { candidates }),
            }
        }
        _ => Err(MoveError::Unreadable { at: 0 }),
    }
}

fn in_english(word: &str, language: Language) -> Option<String> {
    let letters: [(char, Role); 5] = match language {
        Language::En => return Some(word.to_owned()),
        Language::De => [
            ('K', Role::King),
            ('D', Role::Queen),
            ('T', Role::Rook),
            ('L', Role::Bishop),
            ('S', Role::Knight),
        ],
        Language::Fr => [
            ('R', Role::King),
            ('D', Role::Queen),
            ('T', Role::Rook),
            ('F', Role::Bishop),
            ('C', Role::Knight),
        ],
    };
    let translate = |c: char| match c {
        'A'..='Z' => letters.iter().find(|letter| letter.0 == c).map(|letter| letter.1.upper_char()),
        _ => Some(c),
    };
    word.chars().map(translate).collect()
}
