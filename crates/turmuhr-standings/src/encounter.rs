//! Direct encounter (6) and its extension for teams (13.3): the results of the tied participants against each
//! other.

use turmuhr_core::PlayerId;

use crate::{
    boards::{self, Matches},
    code::{Code, Name},
    event::{Form, Measure},
    fraction::Fraction,
    rules::Repeated,
    table::{Standing, Table},
};

/// One application to one tied group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Application {
    /// The measure of this comparison.
    pub by: By,
    /// The matches it looks at.
    pub of: Of,
    /// The group with its points, best first as far as they are separated.
    pub group: Vec<Tally>,
    /// What it decided.
    pub outcome: Outcome,
    /// The points by the text of 6.1.2, best first, if the edition counts the opponents met differently
    /// ([`crate::rules::Repeated::CountedAnew`]).
    pub by_the_words: Option<Vec<Tally>>,
}

/// What was compared.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum By {
    /// Points against each other.
    Games(Measure),
    /// The board count (12.1).
    BoardCount,
    /// The top boards (12.2).
    TopBoards,
    /// The boards without the bottom ones (12.3).
    BottomBoards,
}

/// A member of a tied group.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The member.
    pub id: PlayerId,
    /// Points against the others of the group.
    pub points: Fraction,
    /// How many of the others were not met.
    pub not_met: u32,
}

/// What a direct encounter decided.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// All met, and the points separate them.
    Separated,
    /// Not all met, but this many places are certain whatever the missing games would give.
    Certain(u32),
    /// All met, and the points are equal.
    Equal,
    /// Not all met; the tie remains.
    NotAllMet,
}

/// Splits a tied group, best first, into subgroups that stay tied.
pub(crate) fn split(
    table: &Table<'_>,
    group: &[usize],
    code: &Code,
    record: &mut Vec<Application>,
) -> Vec<Vec<usize>> {
    let primary = code.measure.unwrap_or(table.event.primary);
    let question = match code.name {
        Name::TopBoards => return by_boards(table, group, By::TopBoards, Of::Event, record),
        Name::BottomBoards => return by_boards(table, group, By::BottomBoards, Of::Event, record),
        Name::DirectEncounter => Question { measures: vec![primary], chain: &[], code },
        Name::EncounterCount => Question::extended(primary, &[By::BoardCount], code),
        Name::EncounterCountTop => Question::extended(primary, &[By::BoardCount, By::TopBoards], code),
        Name::EncounterCountBottom => Question::extended(primary, &[By::BoardCount, By::BottomBoards], code),
        Name::EncounterTop => Question::extended(primary, &[By::TopBoards], code),
        Name::EncounterBottom => Question::extended(primary, &[By::BottomBoards], code),
        _ => Question::extended(primary, &[], code),
    };
    question.resolve(table, group, record)
}

/// The results of one member against the others of the group.
struct Counted {
    place: usize,
    points: Fraction,
    /// Opponents not met, by the count of the edition and by the text of 6.1.2.
    not_met: u32,
    never_met: u32,
}

struct Question<'q> {
    /// Tried in turn; each new subgroup starts again with the first.
    measures: Vec<Measure>,
    /// For two teams that are still tied.
    chain: &'q [By],
    code: &'q Code,
}

impl<'q> Question<'q> {
    fn extended(primary: Measure, chain: &'q [By], code: &'q Code) -> Question<'q> {
        Question { measures: vec![primary, primary.other()], chain, code }
    }

    fn resolve(&self, table: &Table<'_>, group: &[usize], record: &mut Vec<Application>) -> Vec<Vec<usize>> {
        if group.len() < 2 {
            return vec![group.to_vec()];
        }
        for measure in &self.measures {
            let parts = self.once(table, group, *measure, record);
            if parts.len() > 1 {
                if !table.rules.encounter.again {
                    return parts;
                }
                return parts.iter().flat_map(|part| self.resolve(table, part, record)).collect();
            }
        }
        // 13.3: two teams that drew their match are separated by its boards. Teams that did not meet have none.
        if let [one, other] = group
            && self.tally(table, *one, &[*one, *other], self.measures[0]).never_met == 0
        {
            for by in self.chain {
                let parts = by_boards(table, group, *by, Of::TheirMatch, record);
                if parts.len() > 1 {
                    return parts;
                }
            }
        }
        vec![group.to_vec()]
    }

    /// One application, without recursion into subgroups.
    fn once(
        &self,
        table: &Table<'_>,
        group: &[usize],
        measure: Measure,
        record: &mut Vec<Application>,
    ) -> Vec<Vec<usize>> {
        let tallied: Vec<Counted> =
            group.iter().map(|place| self.tally(table, *place, group, measure)).collect();
        let mut tallies: Vec<(usize, Fraction, u32)> =
            tallied.iter().map(|one| (one.place, one.points, one.not_met)).collect();
        tallies.sort_by(|one, other| other.1.cmp(&one.1).then(table.id(one.0).cmp(&table.id(other.0))));
        let all_met = tallies.iter().all(|(_, _, not_met)| *not_met == 0);
        let (parts, outcome) = if all_met {
            let parts: Vec<Vec<usize>> = tallies
                .chunk_by(|one, other| one.1 == other.1)
                .map(|part| part.iter().map(|(place, ..)| *place).collect())
                .collect();
            let outcome = if parts.len() > 1 { Outcome::Separated } else { Outcome::Equal };
            (parts, outcome)
        } else if table.rules.encounter.certain_places && table.event.form == Form::Swiss {
            let certain = certain_places(table, &mut tallies, measure);
            let mut parts: Vec<Vec<usize>> =
                tallies[..certain].iter().map(|(place, ..)| vec![*place]).collect();
            if certain < tallies.len() {
                parts.push(tallies[certain..].iter().map(|(place, ..)| *place).collect());
            }
            let outcome = match u32::try_from(certain).unwrap_or(u32::MAX) {
                0 => Outcome::NotAllMet,
                certain => Outcome::Certain(certain),
            };
            (parts, outcome)
        } else {
            (vec![group.to_vec()], Outcome::NotAllMet)
        };
        let told = |&(place, points, not_met): &(usize, Fraction, u32)| Tally {
            id: table.id(place),
            points,
            not_met,
        };
        let by_the_words = tallied.iter().any(|one| one.not_met != one.never_met).then(|| {
            let worded = |one: &Counted| (one.place, one.points, one.never_met);
            let mut worded: Vec<(usize, Fraction, u32)> = tallied.iter().map(worded).collect();
            worded.sort_by(|one, other| other.1.cmp(&one.1).then(table.id(one.0).cmp(&table.id(other.0))));
            worded.iter().map(told).collect()
        });
        record.push(Application {
            by: By::Games(measure),
            of: Of::TheirMatch,
            group: tallies.iter().map(told).collect(),
            outcome,
            by_the_words,
        });
        parts
    }

    /// Points against the others of the group; several games with the same opponent count as their mean (6.1).
    fn tally(&self, table: &Table<'_>, place: usize, group: &[usize], measure: Measure) -> Counted {
        let counts_forfeits = self.code.modifiers.forfeits_played
            || table.rules.own_unplayed == crate::rules::OwnUnplayed::Scheduled;
        let anew = table.rules.encounter.repeated == Repeated::CountedAnew && table.event.form == Form::Swiss;
        let mut by_opponent: Vec<(usize, Fraction, i64)> = Vec::new();
        let mut met = 0;
        for cell in &table.cells[place] {
            let Some(opponent) = cell.opponent else { continue };
            let decided = !matches!(cell.round, turmuhr_core::Round::Adjourned { .. });
            let counts =
                (cell.standing == Standing::Game && decided) || (counts_forfeits && cell.is_forfeit());
            if !counts || !group.contains(&opponent) {
                continue;
            }
            let points = Fraction::from(cell.points[measure]);
            match by_opponent.iter_mut().find(|(known, ..)| *known == opponent) {
                Some((_, sum, games)) => {
                    (*sum, *games) = (*sum + points, *games + 1);
                    met = if anew { 1 } else { met };
                }
                None => {
                    by_opponent.push((opponent, points, 1));
                    met += 1;
                }
            }
        }
        let means = by_opponent.iter().filter_map(|(_, sum, games)| sum.over(*games));
        let points = Fraction::tenths(0) + means.sum::<Fraction>();
        let others = group.len() - 1;
        let missing = |met: usize| u32::try_from(others - met.min(others)).unwrap_or(u32::MAX);
        Counted { place, points, not_met: missing(met), never_met: missing(by_opponent.len()) }
    }
}

/// Moves to the front, in order, each participant who stays above the rest whatever the missing games give
/// (6.2).
fn certain_places(table: &Table<'_>, tallies: &mut [(usize, Fraction, u32)], measure: Measure) -> usize {
    let worth = &table.event.worth[measure];
    let (win, loss) = (Fraction::from(worth.win), Fraction::from(worth.loss));
    let missing = |count: u32, each: Fraction| Fraction::whole(i64::from(count)) * each;
    let mut certain = 0;
    while certain < tallies.len() {
        let rest = &tallies[certain..];
        let found = rest.iter().position(|(place, points, not_met)| {
            let worst = *points + missing(*not_met, loss);
            rest.iter()
                .filter(|(other, ..)| other != place)
                .all(|(_, points, not_met)| worst > *points + missing(*not_met, win))
        });
        let Some(found) = found else { break };
        tallies[certain..=certain + found].rotate_right(1);
        certain += 1;
    }
    certain
}

/// Which boards are compared.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Of {
    /// All matches of the event.
    Event,
    /// The match between the two tied teams.
    TheirMatch,
}

/// Article 12 within the tied group.
fn by_boards(
    table: &Table<'_>,
    group: &[usize],
    by: By,
    of: Of,
    record: &mut Vec<Application>,
) -> Vec<Vec<usize>> {
    let key = |place: usize| -> Vec<Fraction> {
        let rival = group.iter().copied().find(|other| *other != place);
        let matches = match (of, rival) {
            (Of::TheirMatch, Some(rival)) => Matches::Against(rival),
            _ => Matches::All,
        };
        match by {
            // Smaller is better.
            By::BoardCount => vec![Fraction::ZERO - boards::count(table, place, matches).amount],
            By::BottomBoards => boards::without_bottom(table, place, matches),
            By::TopBoards | By::Games(_) => boards::top_boards(table, place, matches),
        }
    };
    let mut keyed: Vec<(usize, Vec<Fraction>)> = group.iter().map(|place| (*place, key(*place))).collect();
    keyed.sort_by(|one, other| other.1.cmp(&one.1).then(table.id(one.0).cmp(&table.id(other.0))));
    let parts: Vec<Vec<usize>> = keyed
        .chunk_by(|one, other| one.1 == other.1)
        .map(|part| part.iter().map(|(place, _)| *place).collect())
        .collect();
    let told = |(place, key): &(usize, Vec<Fraction>)| {
        let first = key.first().copied().unwrap_or(Fraction::ZERO);
        let points = if by == By::BoardCount { Fraction::ZERO - first } else { first };
        Tally { id: table.id(*place), points, not_met: 0 }
    };
    let outcome = if parts.len() > 1 { Outcome::Separated } else { Outcome::Equal };
    record.push(Application { by, of, group: keyed.iter().map(told).collect(), outcome, by_the_words: None });
    parts
}
