//! Cross tables: the results of all participants against each other, in the order of the standings.

use turmuhr_core::{Color, PlayerId, Points, Round};

use crate::{event::Measure, withdrawal::Accounted};

/// The results of everyone against everyone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrossTable {
    /// The order of rows and columns.
    pub order: Vec<PlayerId>,
    /// `cells[row][column]`: the row's results against the column, one for each meeting.
    pub cells: Vec<Vec<Vec<CrossCell>>>,
}

/// One meeting, from the side of the row.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct CrossCell {
    /// From 1.
    pub round: u32,
    /// `None` if the game was not played.
    pub colour: Option<Color>,
    /// What is printed.
    pub mark: Mark,
    /// `false`: shown only, because one of the two left before half of the games were played.
    pub counts: bool,
}

/// A result as a cross table prints it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// Points of a game, or the board points of a match.
    Points(Points),
    /// Won without play.
    Plus,
    /// Lost without play.
    Minus,
    /// No result yet.
    Pending,
}

/// The cross table in this order. Participants missing from `order`, such as early leavers, come last.
pub fn cross_table(accounted: &Accounted, order: &[PlayerId]) -> CrossTable {
    let event = &accounted.shown;
    let mut order: Vec<PlayerId> =
        order.iter().copied().filter(|id| event.participants.iter().any(|one| one.id == *id)).collect();
    let mut rest: Vec<PlayerId> =
        event.participants.iter().map(|one| one.id).filter(|id| !order.contains(id)).collect();
    rest.sort_unstable();
    order.extend(rest);
    let cells = order
        .iter()
        .map(|row| {
            let mut cells = vec![Vec::new(); order.len()];
            let participant = event.participants.iter().find(|one| one.id == *row);
            let rounds = participant.map(|one| one.rounds.as_slice()).unwrap_or_default();
            for (round, entry) in (1..=event.rounds).zip(rounds) {
                let Some(opponent) = entry.round.opponent() else { continue };
                let Some(column) = order.iter().position(|id| *id == opponent) else { continue };
                let mark = match entry.round {
                    Round::Played { .. } => Mark::Points(entry.points[Measure::Game]),
                    Round::ForfeitWin { .. } => Mark::Plus,
                    Round::ForfeitLoss { .. } => Mark::Minus,
                    Round::Adjourned { .. } | Round::Bye(_) => Mark::Pending,
                };
                let counts = accounted.counts(*row) && accounted.counts(opponent);
                cells[column].push(CrossCell { round, colour: entry.round.colour(), mark, counts });
            }
            cells
        })
        .collect();
    CrossTable { order, cells }
}
