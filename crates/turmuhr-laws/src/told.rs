//! Events as people tell them: a move is text, and its meaning depends on the position.

use turmuhr_clock::Moment;
use turmuhr_core::{CastlingSide, Chess, Move, Position, Role, Square, shakmaty::uci::UciMove};

use crate::{
    board::legality::Attempt,
    game::{Act, Actor, LiveGame, PromotionFault, Table, TimedAct},
    notation::{
        Language, ReadError, ReadMove, Tongue, parse_token, read_move, read_unlawful, speak, token::What,
    },
};

/// An event in the words of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Anything but a move.
    Act(Act),
    /// A move without a fault.
    Move(String),
    /// A move that is not legal.
    Illegal(String),
    /// A move made with both hands.
    TwoHands(String),
    /// A defective promotion.
    Promote {
        /// The pawn's move.
        text: String,
        /// What is wrong with it.
        fault: PromotionFault,
    },
}

/// Why a told move cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread {
    /// It is no legal move.
    NotLegal {
        /// As told.
        text: String,
        /// What is wrong with it.
        error: ReadError,
    },
    /// The other player has the move, and the text is no move of this player either.
    OutOfTurn {
        /// As told.
        text: String,
    },
    /// No move can be read in this position.
    NoPosition {
        /// As told.
        text: String,
    },
}

impl Deed {
    /// The act that it means in the current position.
    pub fn act(&self, by: Actor, game: &LiveGame) -> Result<Act, Unread> {
        Ok(match self {
            Deed::Act(act) => act.clone(),
            Deed::Move(text) => match unlawful(text, by, game).or_else(|| mirrored(text, game)) {
                Some(attempt) => Act::Unlawful(attempt),
                None => Act::Move(legal(text, by, game)?),
            },
            Deed::TwoHands(text) => Act::TwoHands(legal(text, by, game)?),
            Deed::Illegal(text) => Act::Illegal(attempt(text, by, game)?),
            Deed::Promote { text, fault } => {
                Act::Promote { attempt: attempt(text, by, game)?, fault: *fault }
            }
        })
    }
}

/// Plays flawless moves. Each move and its press take one second of the mover's time together.
pub fn play_moves(game: &mut LiveGame, moves: &[Move]) {
    let mut player = game.turn();
    for (index, m) in moves.iter().enumerate() {
        let at = Moment::from_secs(u32::try_from(index + 1).unwrap_or(u32::MAX));
        let _ = game.apply(&TimedAct { at, by: Actor::Player(player), act: Act::Move(*m) });
        // Flawless moves of a visually impaired player were announced.
        if game.unannounced().is_some() {
            let text = speak(*m, Tongue::German);
            let _ = game.apply(&TimedAct { at, by: Actor::Player(player), act: Act::Announce { text } });
        }
        let _ = game.apply(&TimedAct { at, by: Actor::Player(player), act: Act::Press });
        player = !player;
    }
}

/// The position in which this person's move is read. An illegal move that was not completed is replaced.
fn read_in(by: Actor, game: &LiveGame) -> Option<&Chess> {
    let replaced = match by {
        Actor::Player(player) => game.before_unpressed(player),
        Actor::Arbiter | Actor::Spectator => None,
    };
    replaced.or_else(|| game.position())
}

/// Castling with king and queen swapped (6 of the blitz of 1993): short on the queen's side, long on the king's.
fn mirrored(text: &str, game: &LiveGame) -> Option<Attempt> {
    match text.trim_end_matches(['+', '#']) {
        "O-O" | "0-0" => game.mirrored_castling(CastlingSide::QueenSide),
        "O-O-O" | "0-0-0" => game.mirrored_castling(CastlingSide::KingSide),
        squares => {
            let UciMove::Normal { from, to, promotion } = squares.parse().ok()? else { return None };
            let told = Attempt { from, to, promotion };
            let allowed = |side| game.mirrored_castling(side) == Some(told);
            CastlingSide::ALL.into_iter().any(allowed).then_some(told)
        }
    }
}

/// A move in a position that no game can reach.
fn unlawful(text: &str, by: Actor, game: &LiveGame) -> Option<Attempt> {
    match game.table() {
        _ if read_in(by, game).is_some() => None,
        Table::Playable(_) => None,
        Table::Broken(setup) => LETTERS.iter().find_map(|letters| read_unlawful(setup, text, *letters)),
    }
}

fn legal(text: &str, by: Actor, game: &LiveGame) -> Result<Move, Unread> {
    let text_of = || text.to_owned();
    let Some(position) = read_in(by, game) else {
        return Err(Unread::NoPosition { text: text_of() });
    };
    if let Actor::Player(player) = by
        && player != position.turn()
    {
        // The game answers that the player does not have the move, where the text is one of that player's moves.
        let other = position.clone().swap_turn().ok();
        let read = other.and_then(|other| read(&other, text).ok());
        return read.map(|read| read.m).ok_or(Unread::OutOfTurn { text: text_of() });
    }
    read(position, text).map(|read| read.m).map_err(|error| Unread::NotLegal { text: text_of(), error })
}

/// The letters in which moves are told. English comes first; the German letters D, T, L and S mean nothing in English.
const LETTERS: [Language; 2] = [Language::En, Language::De];

/// A move in one of the languages; if it is none, the error of the language that could take it apart.
fn read(position: &Chess, text: &str) -> Result<ReadMove, ReadError> {
    let english = read_move(position, text, Language::En);
    match english {
        Err(ReadError::Unreadable { .. }) => {
            read_move(position, text, Language::De).or_else(|german| match german {
                ReadError::Unreadable { .. } => english,
                told => Err(told),
            })
        }
        Err(told) => read_move(position, text, Language::De).map_err(|_| told),
        Ok(read) => Ok(read),
    }
}

/// A piece and a square that it cannot reach: only one piece of the kind may be meant.
fn unreachable_square(position: &Chess, text: &str) -> Option<Attempt> {
    LETTERS.iter().find_map(|letters| match parse_token(text, *letters).ok()?.what {
        What::Move { role, file, rank, to, promotion } => {
            let own = position.board().by_piece(role.of(position.turn()));
            let meant = |from: &Square| {
                *from != to
                    && file.is_none_or(|file| from.file() == file)
                    && rank.is_none_or(|rank| from.rank() == rank)
                    // A pawn without a file stays on its own.
                    && (role != Role::Pawn || file.is_some() || from.file() == to.file())
            };
            let mut found = own.into_iter().filter(meant);
            let from = found.next().filter(|_| found.next().is_none())?;
            Some(Attempt { from, to, promotion })
        }
        What::Displace { from, to, promotion } => Some(Attempt { from, to, promotion }),
        What::Castle(_) | What::PawnTakes { .. } => None,
    })
}

/// Two squares and perhaps a piece; or a written move, legal or not.
fn attempt(text: &str, by: Actor, game: &LiveGame) -> Result<Attempt, Unread> {
    if let Ok(UciMove::Normal { from, to, promotion }) = text.parse::<UciMove>() {
        return Ok(Attempt { from, to, promotion });
    }
    let m = match legal(text, by, game) {
        Ok(m) => m,
        Err(unread) => {
            let guessed = read_in(by, game).and_then(|position| unreachable_square(position, text));
            return guessed.ok_or(unread);
        }
    };
    Ok(Attempt { from: m.from().unwrap_or(m.to()), to: m.to(), promotion: m.promotion() })
}
