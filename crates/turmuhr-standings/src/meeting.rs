//! The opponents of a participant for tie-breaks, round by round, with substitutes for unplayed rounds.

use turmuhr_core::Round;

use crate::{
    event::Measure,
    fraction::Fraction,
    rules::OwnUnplayed,
    table::{Cell, Standing, Table},
    value::{Cap, Source, Term},
};

/// One element of Buchholz and its variants.
#[derive(Clone, Debug)]
pub(crate) struct Meeting {
    pub(crate) round: u32,
    pub(crate) from: Source,
    /// The opponent's score as counted here.
    pub(crate) score: Fraction,
    /// The points scored against the opponent.
    pub(crate) result: Fraction,
    /// A round missed by choice: cuts may take it first.
    pub(crate) voluntary: bool,
}

impl Meeting {
    pub(crate) fn term(&self) -> Term {
        Term::new(self.round, self.from, self.score)
    }

    pub(crate) fn product(&self) -> Term {
        Term { times: Some(self.result), ..self.term() }
    }
}

impl Table<'_> {
    /// Opponents' scores are in `measure`, results against them in `result`. With `forfeits_played` a forfeit
    /// counts as a game with the scheduled opponent.
    pub(crate) fn meetings(
        &self,
        place: usize,
        measure: Measure,
        result: Measure,
        forfeits_played: bool,
    ) -> Vec<Meeting> {
        let mut before = Fraction::tenths(0);
        let mut meetings = Vec::with_capacity(self.cells[place].len());
        for (round, cell) in (1..).zip(&self.cells[place]) {
            let points = Fraction::from(cell.points[result]);
            let meeting = |from, score, result, voluntary| Meeting { round, from, score, result, voluntary };
            let scheduled = forfeits_played && cell.is_forfeit();
            let found = match (cell.standing, cell.opponent) {
                (Standing::Free, _) => None,
                (Standing::Game, Some(opponent)) => {
                    let score = self.adjusted[opponent][measure];
                    Some(meeting(self.opponent(cell, opponent, measure), score, points, false))
                }
                (Standing::Unplayed { .. }, Some(opponent)) if scheduled => {
                    let score = self.adjusted[opponent][measure];
                    Some(meeting(self.opponent(cell, opponent, measure), score, points, false))
                }
                (Standing::Game, None) => None,
                (Standing::Unplayed { voluntary }, opponent) => {
                    let found = self.nobody(place, cell, opponent, measure, round, before, voluntary);
                    found.map(|(from, score)| {
                        let own = matches!(from, Source::Oneself);
                        let points = if own { self.draw(result) } else { points };
                        meeting(from, score, points, voluntary)
                    })
                }
            };
            meetings.extend(found);
            before = before + Fraction::from(cell.points[measure]);
        }
        meetings
    }

    fn opponent(&self, cell: &Cell, opponent: usize, measure: Measure) -> Source {
        let id = self.id(opponent);
        let (score, adjusted) = (self.scores[opponent][measure], self.adjusted[opponent][measure]);
        let scored = (score != adjusted).then_some(score);
        if cell.is_forfeit() { Source::Scheduled { id, scored } } else { Source::Opponent { id, scored } }
    }

    /// The substitute for an opponent in an unplayed round.
    #[allow(clippy::too_many_arguments)] // one call, and each is needed by one edition
    fn nobody(
        &self,
        place: usize,
        cell: &Cell,
        opponent: Option<usize>,
        measure: Measure,
        round: u32,
        before: Fraction,
        voluntary: bool,
    ) -> Option<(Source, Fraction)> {
        let own = self.scores[place][measure];
        match self.rules.own_unplayed {
            OwnUnplayed::Dummy => Some((Source::Dummy { own, cap: None, voluntary }, own)),
            OwnUnplayed::CappedDummy => {
                let (cap, most) = match opponent {
                    Some(opponent) => (Cap::Scheduled(self.id(opponent)), self.adjusted[opponent][measure]),
                    None => (Cap::Draws, self.draw(measure) * Fraction::whole(self.rounds())),
                };
                let capped = most < own;
                let from = Source::Dummy { own, cap: capped.then_some(cap), voluntary };
                Some((from, if capped { most } else { own }))
            }
            OwnUnplayed::VirtualOpponent => {
                let win = Fraction::from(self.event.worth[measure].win);
                let rest = win - Fraction::from(cell.points[measure]);
                let draws = self.draw(measure) * Fraction::whole(self.rounds() - i64::from(round));
                Some((Source::Virtual { before, rest, draws }, before + rest + draws))
            }
            OwnUnplayed::Oneself => Some((Source::Oneself, self.adjusted[place][measure])),
            OwnUnplayed::Scheduled => match (cell.round, opponent) {
                (Round::ForfeitWin { .. } | Round::ForfeitLoss { .. }, Some(opponent)) => {
                    Some((self.opponent(cell, opponent, measure), self.adjusted[opponent][measure]))
                }
                _ => None,
            },
        }
    }
}
