//! The table behind all tie-breaks: scores, kinds of unplayed rounds, and scores as opponents see them.

use std::{borrow::Cow, collections::HashMap};

use turmuhr_core::{Bye, PlayerId, Points, Round, Score};

use crate::{
    event::{ByMeasure, Entry, Event, EventFault, Form, Measure},
    fraction::Fraction,
    rules::{OpponentsUnplayed, RoundRobinForfeits, Rules},
};

/// An event under one edition's rules.
#[derive(Debug)]
pub(crate) struct Table<'a> {
    pub(crate) event: &'a Event,
    pub(crate) rules: Rules,
    /// By participant, then by round.
    pub(crate) cells: Vec<Vec<Cell>>,
    pub(crate) scores: Vec<ByMeasure<Fraction>>,
    /// The participant's score as it counts for opponents.
    pub(crate) adjusted: Vec<ByMeasure<Fraction>>,
}

#[derive(Copy, Clone, Debug)]
pub(crate) struct Cell {
    pub(crate) round: Round,
    pub(crate) opponent: Option<usize>,
    pub(crate) points: ByMeasure<Points>,
    pub(crate) standing: Standing,
}

/// How a round counts for tie-breaks.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    /// Counts as a game.
    Game,
    Unplayed {
        voluntary: bool,
    },
    /// Nobody was scheduled and nothing counts: the free round in a round robin with an odd number.
    Free,
}

impl Cell {
    pub(crate) fn is_voluntary(&self) -> bool {
        matches!(self.standing, Standing::Unplayed { voluntary: true })
    }

    /// The result at the board.
    pub(crate) fn over_the_board(&self) -> Option<Score> {
        match self.round {
            Round::Played { score, .. } => Some(score),
            _ => None,
        }
    }

    pub(crate) fn is_forfeit(&self) -> bool {
        matches!(self.round, Round::ForfeitWin { .. } | Round::ForfeitLoss { .. })
    }
}

impl<'a> Table<'a> {
    pub(crate) fn new(event: &'a Event, rules: Rules) -> Result<Table<'a>, EventFault> {
        Table::of(event, rules, false)
    }

    /// The table of Fore Buchholz: every game paired in the last round of the event counts as a draw (8.3).
    /// Before that round it is the ordinary table.
    pub(crate) fn fore(event: &'a Event, rules: Rules) -> Result<Table<'a>, EventFault> {
        Table::of(event, rules, event.rounds >= event.total_rounds)
    }

    fn of(event: &'a Event, rules: Rules, last_is_drawn: bool) -> Result<Table<'a>, EventFault> {
        let mut places: HashMap<PlayerId, usize> = HashMap::new();
        for (place, participant) in event.participants.iter().enumerate() {
            if places.insert(participant.id, place).is_some() {
                return Err(EventFault::Twice(participant.id));
            }
        }
        let rounds = event.rounds as usize;
        let draw = ByMeasure::each(|measure| event.worth[measure].draw);
        let mut cells = Vec::with_capacity(event.participants.len());
        for participant in &event.participants {
            let mut row = Vec::with_capacity(rounds);
            for number in 1..=event.rounds {
                let entry = match participant.rounds.get(number as usize - 1) {
                    Some(entry) => Cow::Borrowed(entry),
                    None => Cow::Owned(Entry::of_player(Round::Bye(Bye::Zero), Points::ZERO)),
                };
                let mut round = entry.round;
                let mut points = entry.points;
                let opponent = match round.opponent() {
                    None => None,
                    Some(opponent) => {
                        let unknown = EventFault::UnknownOpponent {
                            participant: participant.id,
                            opponent,
                            round: number,
                        };
                        Some(*places.get(&opponent).ok_or(unknown)?)
                    }
                };
                if let (true, true, Some(opponent)) =
                    (last_is_drawn, number == event.total_rounds, round.opponent())
                {
                    let colour = round.colour().unwrap_or(turmuhr_core::Color::White);
                    let rated = turmuhr_core::Rated::No;
                    round = Round::Played { opponent, colour, score: Score::Draw, rated };
                    points = draw;
                }
                let standing = standing(event, &rules, round);
                row.push(Cell { round, opponent, points, standing });
            }
            cells.push(row);
        }
        let adjustments = |place: usize, measure: Measure| -> Fraction {
            let all = event.participants[place].adjustments.iter();
            all.filter(|change| change.round <= event.rounds)
                .map(|change| Fraction::from(change.points[measure]))
                .sum()
        };
        let scores: Vec<ByMeasure<Fraction>> = (0..cells.len())
            .map(|place| {
                ByMeasure::each(|measure| {
                    let row = cells[place].iter();
                    let played: Fraction = row.map(|cell| Fraction::from(cell.points[measure])).sum();
                    Fraction::tenths(0) + played + adjustments(place, measure)
                })
            })
            .collect();
        let adjusted = (0..cells.len())
            .map(|place| {
                let comes_back = last_return(&cells[place]);
                ByMeasure::each(|measure| {
                    let rounds = cells[place].iter().enumerate().map(|(index, cell)| {
                        let draws = counts_as_draw(rules.opponents_unplayed, cell, index >= comes_back);
                        Fraction::from(if draws { draw[measure] } else { cell.points[measure] })
                    });
                    let played = Fraction::tenths(0) + rounds.sum::<Fraction>();
                    let changes = rules.opponents_with_adjustments;
                    if changes { played + adjustments(place, measure) } else { played }
                })
            })
            .collect();
        Ok(Table { event, rules, cells, scores, adjusted })
    }

    pub(crate) fn id(&self, place: usize) -> PlayerId {
        self.event.participants[place].id
    }

    pub(crate) fn len(&self) -> usize {
        self.cells.len()
    }

    /// Do forfeits count as games because the pairings were fixed in advance (15.2)?
    pub(crate) fn forfeits_are_games(&self) -> bool {
        self.event.form == Form::RoundRobin && self.rules.round_robin != RoundRobinForfeits::AsEverywhere
    }

    pub(crate) fn draw(&self, measure: Measure) -> Fraction {
        Fraction::from(self.event.worth[measure].draw)
    }

    pub(crate) fn rounds(&self) -> i64 {
        i64::from(self.event.rounds)
    }
}

fn standing(event: &Event, rules: &Rules, round: Round) -> Standing {
    let fixed = event.form == Form::RoundRobin && rules.round_robin != RoundRobinForfeits::AsEverywhere;
    match round {
        Round::Played { .. } | Round::Adjourned { .. } => Standing::Game,
        Round::ForfeitWin { .. } | Round::ForfeitLoss { .. } if fixed => Standing::Game,
        Round::ForfeitWin { .. } => Standing::Unplayed { voluntary: false },
        Round::ForfeitLoss { .. } => Standing::Unplayed { voluntary: true },
        Round::Bye(_) if fixed => Standing::Free,
        // The bye of a round robin: nobody was scheduled.
        Round::Bye(Bye::PairingAllocated) if event.form == Form::RoundRobin => Standing::Free,
        Round::Bye(Bye::PairingAllocated | Bye::Full) => Standing::Unplayed { voluntary: false },
        Round::Bye(Bye::Half | Bye::Zero) => Standing::Unplayed { voluntary: true },
    }
}

/// The index after the last round not missed by choice.
fn last_return(row: &[Cell]) -> usize {
    row.iter().rposition(|cell| !cell.is_voluntary()).map_or(0, |index| index + 1)
}

fn counts_as_draw(rule: OpponentsUnplayed, cell: &Cell, never_back: bool) -> bool {
    match (rule, cell.standing) {
        (_, Standing::Game | Standing::Free) | (OpponentsUnplayed::AsAwarded, _) => false,
        (OpponentsUnplayed::EveryRoundIsADraw, _) => true,
        (OpponentsUnplayed::LastByesAreDraws, _) => never_back && matches!(cell.round, Round::Bye(_)),
    }
}
