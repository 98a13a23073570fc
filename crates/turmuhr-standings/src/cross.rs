//! Cross tables: everybody's results against everybody, in the order of the standings.

use turmuhr_core::{Color, PlayerId, Points, Round};

use crate::{event::Measure, withdrawal::Accounted};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrossTable {
    /// Rows and columns.
    pub order: Vec<PlayerId>,
    /// `cells[row][column]`: what the row's participant did against the column's, one for each time they met.
    pub cells: Vec<Vec<Vec<CrossCell>>>,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct CrossCell {
    pub round: u32,
    pub colour: Option<Color>,
    pub mark: Mark,
    /// It is only shown: one of the two left before half of the games were played.
    pub counts: bool,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// Points of a game, or on the boards of a match.
    Points(Points),
    /// Won without play.
    Plus,
    /// Lost without play.
    Minus,
    /// Without a result so far.
    Pending,
}

/// The table of an event in this order; whoever the order leaves out, as somebody who left early, comes last.
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
