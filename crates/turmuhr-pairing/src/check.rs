//! The pairings checker: pairs every finished round again and lists what differs.

use std::collections::BTreeSet;

use turmuhr_core::{Bye, Color, PlayerId, Round};

use crate::{
    field::Field,
    outcome::{Board, NoPairing},
    pair,
    system::System,
};

/// A round that differs from the pairing of the system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// From 1.
    pub round: u32,
    /// What differs.
    pub kind: DifferenceKind,
}

/// How a recorded round differs from the pairing of the system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DifferenceKind {
    /// Boards and byes found in only one of the two pairings. A board with colours reversed is in both lists.
    Boards {
        /// Only in the tournament.
        recorded: Vec<Seat>,
        /// Only in the pairing of the system.
        paired: Vec<Seat>,
    },
    /// The system finds no pairing where the tournament has one.
    NoPairing(NoPairing),
}

/// A line of a pairing: two players, or one and the bye.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seat {
    /// A game with its colours.
    Board(Board),
    /// A game that was not played, without recorded colours.
    Uncoloured(PlayerId, PlayerId),
    /// The pairing-allocated bye.
    Bye(PlayerId),
}

/// Pairs every finished round again.
pub fn check(field: &Field, system: System) -> Vec<Difference> {
    (1..=field.rounds_done).filter_map(|round| check_round(field, system, round)).collect()
}

/// Pairs one finished round again.
pub fn check_round(field: &Field, system: System, round: u32) -> Option<Difference> {
    let kind = match pair(&field.before(round), system) {
        Err(error) => DifferenceKind::NoPairing(error),
        Ok(pairing) => {
            let recorded = recorded(field, round);
            let loose: BTreeSet<(PlayerId, PlayerId)> = recorded
                .iter()
                .filter_map(|seat| match *seat {
                    Seat::Uncoloured(one, other) => Some((one, other)),
                    Seat::Board(_) | Seat::Bye(_) => None,
                })
                .collect();
            let paired: BTreeSet<Seat> = pairing
                .boards
                .iter()
                .map(|&board| {
                    let pair = (board.white.min(board.black), board.white.max(board.black));
                    if loose.contains(&pair) { Seat::Uncoloured(pair.0, pair.1) } else { Seat::Board(board) }
                })
                .chain(pairing.bye.map(Seat::Bye))
                .collect();
            if recorded == paired {
                return None;
            }
            DifferenceKind::Boards {
                recorded: recorded.difference(&paired).copied().collect(),
                paired: paired.difference(&recorded).copied().collect(),
            }
        }
    };
    Some(Difference { round, kind })
}

/// The pairing of a finished round, from the histories.
fn recorded(field: &Field, round: u32) -> BTreeSet<Seat> {
    field
        .players
        .iter()
        .filter_map(|player| {
            let own = player.round(round);
            match own {
                Round::Played { opponent, colour, .. } | Round::Adjourned { opponent, colour } => {
                    Some(board(player.id, opponent, Some(colour)))
                }
                Round::ForfeitWin { opponent, colour } | Round::ForfeitLoss { opponent, colour } => {
                    Some(board(player.id, opponent, colour))
                }
                Round::Bye(Bye::PairingAllocated) => Some(Seat::Bye(player.id)),
                Round::Bye(Bye::Full | Bye::Half | Bye::Zero) => None,
            }
        })
        .collect()
}

fn board(player: PlayerId, opponent: PlayerId, colour: Option<Color>) -> Seat {
    match colour {
        Some(Color::White) => Seat::Board(Board { white: player, black: opponent }),
        Some(Color::Black) => Seat::Board(Board { white: opponent, black: player }),
        None => Seat::Uncoloured(player.min(opponent), player.max(opponent)),
    }
}
