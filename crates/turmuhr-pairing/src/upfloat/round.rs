//! A round of one of these systems: boards with colours, and the record.

use turmuhr_core::Points;

use super::{Rules, Step, Worked, pair as work};
use crate::{
    colours::{self, Allocate, ColourRule},
    field::Field,
    outcome::{Board, NoPairing, Pairing, Stop},
    reasons::{BracketKind, BracketRecord, ByeRecord, ColourReason, Criterion, Record, Value, Weighed},
    roster::{Reading, Roster},
    system::System,
};

/// The rules in which the systems differ.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Laws {
    pub(crate) system: System,
    pub(crate) reading: Reading,
    /// The number of last rounds in which floats of the round before do not count.
    pub(crate) forgetful_rounds: u32,
    /// Strong preferences are weighed separately.
    pub(crate) strong: bool,
    /// The colour of the first of two, and the rule.
    pub(crate) allocate: Allocate,
}

impl Laws {
    pub(crate) fn rules(&self, roster: &Roster) -> Rules {
        Rules { float_history: roster.rounds_to_come >= self.forgetful_rounds, strong: self.strong }
    }
}

/// A paired round with the data that explanations need.
#[derive(Debug)]
pub(crate) struct Told<'a> {
    pub(crate) laws: Laws,
    pub(crate) roster: &'a Roster,
    pub(crate) worked: Worked,
    /// Each pair is in the order used for the allocation of colours.
    pub(crate) boards: Vec<(Board, (usize, usize), ColourRule)>,
}

pub(crate) fn pair(field: &Field, laws: Laws) -> Result<Pairing, NoPairing> {
    let roster = Roster::of(field, laws.reading)?;
    let round = field.next_round();
    let told = tell(&roster, laws).map_err(|stop| stop.without_limit(round))?;
    Ok(Pairing {
        round,
        boards: told.boards.iter().map(|&(board, ..)| board).collect(),
        bye: told.worked.bye.map(|place| roster.players[place].id),
        record: told.record(),
    })
}

pub(crate) fn tell(roster: &Roster, laws: Laws) -> Result<Told<'_>, Stop> {
    let worked = work(roster, laws.rules(roster))?;
    let pairs = worked.steps.iter().flat_map(|step| &step.pairs).map(|&pair| in_order(roster, pair));
    let boards = colours::boards(roster, pairs.collect(), laws.allocate);
    Ok(Told { laws, roster, worked, boards })
}

/// The higher score first, then the higher second score, then the smaller number (C.04.6, 4.2; C.04.5, 1.2).
fn in_order(roster: &Roster, (one, other): (usize, usize)) -> (usize, usize) {
    let rank = |place: usize| {
        let team = &roster.players[place];
        (-team.score, -team.second_score, team.number)
    };
    if rank(one) < rank(other) { (one, other) } else { (other, one) }
}

impl Told<'_> {
    fn record(&self) -> Record {
        let Told { laws, roster, worked, boards } = self;
        let colours = boards.iter().map(|&(_, (first, second), rule)| ColourReason {
            rule,
            system: laws.system,
            higher: roster.players[first].id,
            preferences: [roster.players[first].preference, roster.players[second].preference],
        });
        Record {
            system: laws.system,
            brackets: brackets(roster, worked),
            colours: colours.collect(),
            bye: worked.bye.map(|place| bye(roster, place)),
            notes: Vec::new(),
        }
    }
}

fn bye(roster: &Roster, place: usize) -> ByeRecord {
    let score = roster.score(place);
    let barred = roster.players.iter().filter(|team| team.score <= score && !team.may_have_bye);
    ByeRecord { player: roster.players[place].id, score, barred: barred.map(|team| team.id).collect() }
}

fn brackets(roster: &Roster, worked: &Worked) -> Vec<BracketRecord> {
    let ids = |places: &[usize]| places.iter().map(|&place| roster.players[place].id).collect::<Vec<_>>();
    let last = worked.steps.len().saturating_sub(1);
    let record = |(at, step): (usize, &Step)| BracketRecord {
        kind: if at == last { BracketKind::Last } else { BracketKind::Ordinary },
        score: roster.score(step.group[0]),
        moved_down: Vec::new(),
        moved_up: ids(&step.upfloaters),
        residents: ids(&step.group),
        pairs: step
            .pairs
            .iter()
            .map(|&(one, other)| (roster.players[one].id, roster.players[other].id))
            .collect(),
        floaters: Vec::new(),
        weighed: weighed(roster, step),
        exchanged: (Vec::new(), Vec::new()),
    };
    worked.steps.iter().enumerate().map(record).collect()
}

/// The criteria that are not ideal.
fn weighed(roster: &Roster, step: &Step) -> Vec<Weighed> {
    let mut all = of_upfloaters(roster, step);
    all.extend(of_pairs(step));
    all.retain(|Weighed { value, .. }| match value {
        Value::Count(count) => *count > 0,
        Value::Points(all) => !all.is_empty(),
    });
    all
}

/// The number of upfloaters, and their scores.
pub(super) fn of_upfloaters(roster: &Roster, step: &Step) -> Vec<Weighed> {
    let scores: Vec<Points> = step.upfloaters.iter().map(|&place| roster.score(place)).collect();
    vec![
        Weighed { criterion: Criterion::Floaters, value: Value::Count(scores.len()) },
        Weighed { criterion: Criterion::FloaterScores, value: Value::Points(scores) },
    ]
}

/// The criteria after the one on the next group.
pub(super) fn of_pairs(step: &Step) -> impl Iterator<Item = Weighed> {
    let quality = step.quality;
    let counts = [
        (Criterion::FloaterFloated, quality.upfloaters_floated),
        (Criterion::Preferences, quality.denied),
        (Criterion::StrongPreferences, quality.strongly_denied),
        (Criterion::OpponentFloated, quality.opponents_floated),
    ];
    counts.into_iter().map(|(criterion, count)| Weighed { criterion, value: Value::Count(count as usize) })
}
