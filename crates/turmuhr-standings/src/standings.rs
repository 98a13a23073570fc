//! The order: points, then each tie-break in turn within each group still tied (4.2).

use std::collections::BTreeMap;

use turmuhr_core::PlayerId;

use crate::{
    boards,
    code::{Code, Name},
    encounter::{self, Application},
    event::{Event, EventFault, Measure},
    fraction::Fraction,
    opponents, own, rating,
    rules::{Rules, TieBreakEdition},
    table::Table,
    value::{How, Value},
};

/// The order of the participants, with every value and its derivation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// The page of the edition that was applied.
    pub rules: Rules,
    /// The tie-breaks after the points, in order.
    pub codes: Vec<Code>,
    /// From the top; tied participants in the order of their numbers.
    pub rows: Vec<Row>,
}

/// A participant in the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Shared by tied participants.
    pub rank: u32,
    /// The participant.
    pub id: PlayerId,
    /// The index of the participant in the event.
    pub place: usize,
    /// The primary score.
    pub points: Value,
    /// One for each code; `None` means undefined.
    pub values: Vec<Option<Value>>,
    /// What separates this row from the one above: `Some(0)` the points, `Some(1)` the first code; `None`
    /// nothing.
    pub below_by: Option<usize>,
    /// Direct encounters of the tied, with the index of their code.
    pub encounters: Vec<(usize, Vec<Application>)>,
}

impl Standings {
    /// The row of a participant.
    pub fn row(&self, id: PlayerId) -> Option<&Row> {
        self.rows.iter().find(|row| row.id == id)
    }

    /// Groups that share a rank, from the top.
    pub fn ties(&self) -> Vec<Vec<PlayerId>> {
        let groups = self.rows.chunk_by(|one, other| one.rank == other.rank);
        groups.filter(|group| group.len() > 1).map(|group| group.iter().map(|row| row.id).collect()).collect()
    }
}

/// The standings of an event: by points, then by `codes`.
///
/// ```
/// use turmuhr_core::{Bye, PlayerId, Points, Round};
/// use turmuhr_standings::{ByMeasure, Entry, Event, Form, Measure, Participant, TieBreakEdition, Worth, standings};
///
/// let worth = Worth { win: Points::ONE, draw: Points::HALF, loss: Points::ZERO };
/// let alone = Participant {
///     id: PlayerId(1),
///     rating: None,
///     rounds: vec![Entry::of_player(Round::Bye(Bye::PairingAllocated), Points::ONE)],
///     adjustments: Vec::new(),
/// };
/// let event = Event {
///     form: Form::Swiss,
///     participants: vec![alone],
///     rounds: 1,
///     total_rounds: 1,
///     primary: Measure::Game,
///     worth: ByMeasure::both(worth),
///     boards: None,
/// };
/// let table = standings(&event, TieBreakEdition::Fide2026.rules(), &["BH".parse()?])?;
/// // 16.4.2: a bye is a dummy with at most a draw in every round.
/// assert_eq!(table.rows[0].values[0].as_ref().map(|value| value.amount.to_string()), Some("0.5".to_owned()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn standings(event: &Event, rules: Rules, codes: &[Code]) -> Result<Standings, EventFault> {
    let workshop = Workshop::new(event, rules, codes)?;
    let plain = &workshop.main.plain;
    let points = workshop.column(&Code::of(Name::Points));
    let mut columns: Vec<Vec<Option<Value>>> = codes.iter().map(|code| workshop.column(code)).collect();
    let mut below_by: Vec<Option<usize>> = vec![None; plain.len()];
    let mut encounters: Vec<Vec<(usize, Vec<Application>)>> = vec![Vec::new(); plain.len()];
    let mut groups = vec![(0..plain.len()).collect::<Vec<usize>>()];
    for step in 0..=codes.len() {
        let mut next = Vec::with_capacity(groups.len());
        for group in groups {
            let parts = match step.checked_sub(1) {
                None => by_value(&group, &points, false),
                Some(_) if group.len() < 2 => vec![group],
                Some(index) if codes[index].name.compares_the_tied() => {
                    let mut record = Vec::new();
                    let parts = workshop.compare(&group, &codes[index], &mut record);
                    let touched = parts.len() > 1;
                    let mut place_in_group = 1;
                    for part in &parts {
                        for place in part {
                            encounters[*place].push((index, record.clone()));
                            if touched {
                                columns[index][*place] = Some(Value {
                                    how: How::Place,
                                    ..Value::given(Fraction::whole(place_in_group))
                                });
                            }
                        }
                        place_in_group += i64::try_from(part.len()).unwrap_or(0);
                    }
                    parts
                }
                Some(index) if !applies(plain, &codes[index], &group) => vec![group],
                Some(index) => by_value(&group, &columns[index], codes[index].ascending()),
            };
            for part in parts.iter().skip(1) {
                for place in part {
                    below_by[*place] = Some(step);
                }
            }
            next.extend(parts);
        }
        groups = next;
    }
    let mut rows = Vec::with_capacity(plain.len());
    let mut values: Vec<Vec<Option<Value>>> = vec![Vec::with_capacity(codes.len()); plain.len()];
    for column in columns {
        for (row, value) in values.iter_mut().zip(column) {
            row.push(value);
        }
    }
    let mut points: Vec<Option<Value>> = points;
    let mut rank = 1;
    for mut group in groups {
        let size = u32::try_from(group.len()).unwrap_or(u32::MAX);
        group.sort_by_key(|place| plain.id(*place));
        for (nth, place) in group.into_iter().enumerate() {
            rows.push(Row {
                rank,
                id: plain.id(place),
                place,
                points: points[place].take().unwrap_or_else(|| Value::given(Fraction::ZERO)),
                values: std::mem::take(&mut values[place]),
                below_by: if nth == 0 { below_by[place] } else { None },
                encounters: std::mem::take(&mut encounters[place]),
            });
        }
        rank += size;
    }
    Ok(Standings { rules, codes: codes.to_vec(), rows })
}

/// The board count applies only to teams with equal game points (12.1).
fn applies(table: &Table<'_>, code: &Code, group: &[usize]) -> bool {
    code.name != Name::BoardCount
        || group
            .windows(2)
            .all(|two| table.scores[two[0]][Measure::Game] == table.scores[two[1]][Measure::Game])
}

/// Best first; participants without a value come last.
fn by_value(group: &[usize], values: &[Option<Value>], ascending: bool) -> Vec<Vec<usize>> {
    let amount = |place: usize| values[place].as_ref().map(|value| value.amount);
    let mut sorted = group.to_vec();
    sorted.sort_by(|one, other| match (amount(*one), amount(*other)) {
        (Some(one), Some(other)) if ascending => one.cmp(&other),
        (one, other) => other.cmp(&one),
    });
    sorted.chunk_by(|one, other| amount(*one) == amount(*other)).map(<[usize]>::to_vec).collect()
}

/// The tables of one edition.
struct Tables<'a> {
    plain: Table<'a>,
    fore: Table<'a>,
}

/// The tables that all values are computed from.
struct Workshop<'a> {
    main: Tables<'a>,
    /// For codes that name another edition.
    others: BTreeMap<TieBreakEdition, Tables<'a>>,
}

impl<'a> Workshop<'a> {
    fn new(event: &'a Event, rules: Rules, codes: &[Code]) -> Result<Workshop<'a>, EventFault> {
        let tables = |rules: Rules| -> Result<Tables<'a>, EventFault> {
            Ok(Tables { plain: Table::new(event, rules)?, fore: Table::fore(event, rules)? })
        };
        let mut others = BTreeMap::new();
        for edition in codes.iter().filter_map(|code| code.modifiers.edition) {
            others.insert(edition, tables(edition.rules())?);
        }
        Ok(Workshop { main: tables(rules)?, others })
    }

    fn tables(&self, code: &Code) -> &Tables<'a> {
        code.modifiers.edition.and_then(|edition| self.others.get(&edition)).unwrap_or(&self.main)
    }

    fn compare(&self, group: &[usize], code: &Code, record: &mut Vec<Application>) -> Vec<Vec<usize>> {
        let table = &self.tables(code).plain;
        if code.name.is_of_teams() && !table.event.is_of_teams() {
            return vec![group.to_vec()];
        }
        encounter::split(table, group, code, record)
    }

    /// The values of a code for all participants.
    fn column(&self, code: &Code) -> Vec<Option<Value>> {
        let Tables { plain, fore } = self.tables(code);
        let everybody = 0..plain.len();
        if code.name.is_of_teams() && !plain.event.is_of_teams() {
            return vec![None; plain.len()];
        }
        if code.name.compares_the_tied() {
            // The tied get their values when their group is reached.
            let untouched = Value { how: How::Place, ..Value::given(Fraction::ZERO) };
            return vec![Some(untouched); plain.len()];
        }
        if let Some(column) = rating::column(plain, code) {
            return column;
        }
        let measure = code.measure.unwrap_or(plain.event.primary);
        let modifiers = &code.modifiers;
        let table = if modifiers.fore { fore } else { plain };
        let bare =
            crate::code::Modifiers { forfeits_played: modifiers.forfeits_played, ..Default::default() };
        let buchholz = |table: &Table<'_>| -> Vec<Fraction> {
            (0..table.len()).map(|place| opponents::buchholz(table, place, measure, &bare).amount).collect()
        };
        match code.name {
            Name::Buchholz => {
                everybody.map(|place| Some(opponents::buchholz(table, place, measure, modifiers))).collect()
            }
            Name::ForeBuchholz => {
                everybody.map(|place| Some(opponents::buchholz(fore, place, measure, modifiers))).collect()
            }
            Name::MedianBuchholz => {
                let median = crate::code::Modifiers { lowest: 1, highest: 1, ..*modifiers };
                everybody.map(|place| Some(opponents::buchholz(plain, place, measure, &median))).collect()
            }
            Name::OpponentsBuchholz => {
                let all = buchholz(table);
                let forfeits = modifiers.forfeits_played;
                everybody.map(|place| opponents::opponents_buchholz(plain, place, &all, forfeits)).collect()
            }
            Name::BuchholzSum => {
                let all = buchholz(plain);
                everybody.map(|place| Some(opponents::buchholz_sum(plain, place, &all))).collect()
            }
            Name::SonnebornBerger => everybody
                .map(|place| Some(opponents::sonneborn(table, place, measure, measure, modifiers)))
                .collect(),
            Name::Koya => {
                everybody.map(|place| Some(opponents::koya(plain, place, measure, modifiers.limit))).collect()
            }
            Name::ScheduleStrength => {
                everybody.map(|place| Some(opponents::schedule_strength(plain, fore, place, code))).collect()
            }
            Name::BoardCount => {
                everybody.map(|place| Some(boards::count(plain, place, boards::Matches::All))).collect()
            }
            Name::Berlin => {
                everybody.map(|place| Some(boards::berlin(plain, place, modifiers.top))).collect()
            }
            name => match opponents::factors(name) {
                Some((scores, results)) => everybody
                    .map(|place| Some(opponents::sonneborn(plain, place, scores, results, modifiers)))
                    .collect(),
                None => everybody.map(|place| own::value(plain, code, measure, place)).collect(),
            },
        }
    }
}
