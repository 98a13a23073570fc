//! Points for pairing only: records 250 and XXA, or the Baku method without records.

use turmuhr_contest::{Contest, PairedBy};
use turmuhr_core::{PlayerId, Points};
use turmuhr_pairing::System;

use crate::trf::{
    document::Document,
    finding::{FindingKind, Findings},
    limits::{MAX_ENTRIES, MAX_ROUNDS},
    record::Record,
};

use super::{Event, players::Players};

/// Applies records of the file, which override the method named by its type.
pub(super) fn accelerate(document: &Document, field: &mut Players, event: Event, findings: &mut Findings) {
    if event == Event::Teams {
        return;
    }
    match recorded(document) {
        (true, twice) => by_ranges(document, field, twice, findings),
        (false, true) => by_player(document, field, findings),
        (false, false) => {}
    }
}

/// Does the file give the virtual points itself?
pub(super) fn is_recorded(document: &Document) -> bool {
    recorded(document) != (false, false)
}

/// Are there records 250, and XXA?
fn recorded(document: &Document) -> (bool, bool) {
    let (mut ranges, mut singles) = (false, false);
    for record in document.records() {
        ranges |= matches!(record, Record::VirtualPoints(_));
        singles |= matches!(record, Record::Accelerated(_));
    }
    (ranges, singles)
}

fn by_ranges(document: &Document, field: &mut Players, twice: bool, findings: &mut Findings) {
    let most = MAX_ENTRIES / field.players.len().max(1);
    let mut budget = 10 * MAX_ENTRIES;
    for (index, line) in document.lines.iter().enumerate() {
        match line.record() {
            Record::VirtualPoints(virtual_points) => {
                let Some(points) = virtual_points.points else {
                    findings.error(index + 1, 10, FindingKind::MatchPointsOnly);
                    continue;
                };
                let numbers = field.numbers(virtual_points.first, virtual_points.last);
                let first = (virtual_points.first_round as usize).max(1);
                let last = (virtual_points.last_round as usize).min(MAX_ROUNDS);
                let work = numbers.clone().count().saturating_mul(last);
                if last > most || work > budget {
                    findings.error(index + 1, 1, FindingKind::TooMany { code: "250", limit: MAX_ENTRIES });
                    return;
                }
                budget -= work;
                for number in numbers {
                    let Some(place) = field.position(PlayerId(number)) else { continue };
                    let rounds = &mut field.players[place].virtual_points;
                    if rounds.len() < last {
                        rounds.resize(last, Points::ZERO);
                    }
                    for round in rounds.iter_mut().take(last).skip(first - 1) {
                        *round = points;
                    }
                }
            }
            Record::Accelerated(_) if twice => {
                findings.error(index + 1, 1, FindingKind::AccelerationTwice);
                return;
            }
            _ => {}
        }
    }
}

fn by_player(document: &Document, field: &mut Players, findings: &mut Findings) {
    for (index, line) in document.lines.iter().enumerate() {
        let Record::Accelerated(accelerated) = line.record() else { continue };
        match field.position(accelerated.id) {
            Some(place) => {
                field.players[place].virtual_points =
                    accelerated.rounds.iter().map(|points| points.unwrap_or(Points::ZERO)).collect();
            }
            None => {
                let kind = FindingKind::UnknownPlayer { code: "XXA", player: accelerated.id };
                findings.error(index + 1, 5, kind);
            }
        }
    }
}

/// C.04.7 without records. The upper group is formed from all players of the file, which does not mark late
/// entries. For matches of two games the pairing does this.
pub(super) fn by_method(document: &Document, contest: &mut Contest, findings: &mut Findings) {
    let of_matches = contest.paired_by == PairedBy::System(System::DoubleSwiss);
    if !contest.baku || of_matches {
        return;
    }
    let line = document.lines.iter().position(|line| matches!(line.record(), Record::Type(_)));
    let line = line.map_or(0, |index| index + 1);
    if contest.accelerate().is_err() {
        findings.error(line, 5, FindingKind::BakuNotAllowed);
    } else if contest.total_rounds.is_some() && contest.somebody_came_late() {
        let size = contest.upper_group();
        findings.warning(line, 5, FindingKind::BakuGroupsGuessed { size });
    }
}
