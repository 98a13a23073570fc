//! The point system of the event, and whether the players' points agree with it.

use turmuhr_contest::{Adjourned, Outcome};
use turmuhr_core::{Bye, Points};
use turmuhr_pairing::{Attendance, Scoring, field::Adjustment};

use crate::trf::{
    document::Document,
    finding::{FindingKind, Findings},
    limits::{MAX_ADJUSTMENTS, MAX_ENTRIES},
    record::Record,
    records::{
        dialect::{AssignmentCode, PointsFor},
        event::GameSymbol,
        player::Code,
    },
};

use super::{Event, players::Players};

/// Records 162, XXS and BB…, one of them or several that agree; and whether unknown results have a value.
pub(super) fn scoring(document: &Document, findings: &mut Findings) -> (Scoring, Adjourned) {
    let ways = [standard(document), assigned(document, findings), pieced(document)];
    let mut told = ways.iter().flatten();
    let Some(first) = told.next() else { return (Scoring::STANDARD, Adjourned::None) };
    if told.any(|other| other.scoring != first.scoring) {
        findings.error(first.line, 1, FindingKind::PointSystemsDiffer);
    }
    (first.scoring, if first.values_unknown { Adjourned::All } else { Adjourned::None })
}

struct Told {
    scoring: Scoring,
    line: usize,
    values_unknown: bool,
}

/// Win, draw and loss first; other missing values follow from them.
#[derive(Default)]
struct Parts {
    win: Option<Points>,
    draw: Option<Points>,
    loss: Option<Points>,
    forfeit_win: Option<Points>,
    forfeit_loss: Option<Points>,
    pairing_bye: Option<Points>,
    full_bye: Option<Points>,
    half_bye: Option<Points>,
    zero_bye: Option<Points>,
    adjourned: Option<Points>,
}

impl Parts {
    fn together(&self) -> Scoring {
        let usual = Scoring::of(
            self.win.unwrap_or(Points::ONE),
            self.draw.unwrap_or(Points::HALF),
            self.loss.unwrap_or(Points::ZERO),
        );
        Scoring {
            forfeit_win: self.forfeit_win.unwrap_or(usual.forfeit_win),
            forfeit_loss: self.forfeit_loss.unwrap_or(usual.forfeit_loss),
            pairing_bye: self.pairing_bye.unwrap_or(usual.pairing_bye),
            full_bye: self.full_bye.unwrap_or(usual.full_bye),
            half_bye: self.half_bye.unwrap_or(usual.half_bye),
            zero_bye: self.zero_bye.unwrap_or(usual.zero_bye),
            adjourned: self.adjourned.unwrap_or(usual.adjourned),
            ..usual
        }
    }
}

fn standard(document: &Document) -> Option<Told> {
    document.lines.iter().enumerate().find_map(|(index, line)| {
        let Record::GamePoints(worths) = line.record() else { return None };
        let mut parts = Parts::default();
        for worth in worths {
            let points = Some(worth.points);
            match worth.symbol {
                GameSymbol::Win => parts.win = points,
                GameSymbol::Draw => parts.draw = points,
                GameSymbol::Loss => parts.loss = points,
                GameSymbol::Absence => (parts.zero_bye, parts.forfeit_loss) = (points, points),
                GameSymbol::PairingBye => parts.pairing_bye = points,
                GameSymbol::Unknown => parts.adjourned = points,
            }
        }
        let values_unknown = parts.adjourned.is_some();
        Some(Told { scoring: parts.together(), line: index + 1, values_unknown })
    })
}

fn assigned(document: &Document, findings: &mut Findings) -> Option<Told> {
    let mut parts = Parts::default();
    let (mut white, mut black) = ([None; 3], [None; 3]);
    let mut first = None;
    for (index, line) in document.lines.iter().enumerate() {
        let Record::Assignments(assignments) = line.record() else { continue };
        first = first.or(Some(index + 1));
        for assignment in assignments {
            let points = Some(assignment.points);
            match assignment.code {
                AssignmentCode::WhiteWin => white[0] = points,
                AssignmentCode::WhiteDraw => white[1] = points,
                AssignmentCode::WhiteLoss => white[2] = points,
                AssignmentCode::BlackWin => black[0] = points,
                AssignmentCode::BlackDraw => black[1] = points,
                AssignmentCode::BlackLoss => black[2] = points,
                AssignmentCode::ZeroBye => parts.zero_bye = points,
                AssignmentCode::HalfBye => parts.half_bye = points,
                AssignmentCode::FullBye => parts.full_bye = points,
                AssignmentCode::PairingBye => parts.pairing_bye = points,
                AssignmentCode::ForfeitWin => parts.forfeit_win = points,
                AssignmentCode::ForfeitLoss => parts.forfeit_loss = points,
                AssignmentCode::Win => parts.win = points,
                AssignmentCode::Draw => parts.draw = points,
                AssignmentCode::Loss => parts.loss = points,
            }
        }
    }
    let line = first?;
    let usual = [Points::ONE, Points::HALF, Points::ZERO];
    for (place, part) in [&mut parts.win, &mut parts.draw, &mut parts.loss].into_iter().enumerate() {
        let value = |side: Option<Points>| side.or(*part).unwrap_or(usual[place]);
        let (white, black) = (value(white[place]), value(black[place]));
        if white != black {
            findings.error(line, 1, FindingKind::PointsByColour);
        }
        *part = Some(white);
    }
    Some(Told { scoring: parts.together(), line, values_unknown: false })
}

fn pieced(document: &Document) -> Option<Told> {
    let mut parts = Parts::default();
    let mut first = None;
    for (index, line) in document.lines.iter().enumerate() {
        let Record::PointsFor(kind, points) = line.record() else { continue };
        first = first.or(Some(index + 1));
        let part = match kind {
            PointsFor::Win => &mut parts.win,
            PointsFor::Draw => &mut parts.draw,
            PointsFor::Loss => &mut parts.loss,
            PointsFor::ZeroBye => &mut parts.zero_bye,
            PointsFor::ForfeitLoss => &mut parts.forfeit_loss,
            PointsFor::PairingBye => &mut parts.pairing_bye,
        };
        *part = Some(*points);
    }
    Some(Told { scoring: parts.together(), line: first?, values_unknown: false })
}

/// Record 299. A result named there scores these points instead; without a result they are added.
pub(super) fn adjust(
    document: &Document,
    field: &mut Players,
    event: Event,
    scoring: &Scoring,
    findings: &mut Findings,
) {
    if event == Event::Teams {
        return;
    }
    let mut budget = MAX_ENTRIES;
    for (index, line) in document.lines.iter().enumerate() {
        let Record::Abnormal(abnormal) = line.record() else { continue };
        let Some(points) = abnormal.points else {
            findings.error(index + 1, 14, FindingKind::MatchPointsOnly);
            continue;
        };
        let places: Vec<usize> = if abnormal.players.is_empty() {
            (0..field.players.len()).collect()
        } else {
            abnormal
                .players
                .iter()
                .filter_map(|player| {
                    let place = field.position(*player);
                    if place.is_none() {
                        let kind = FindingKind::UnknownPlayer { code: "299", player: *player };
                        findings.error(index + 1, 24, kind);
                    }
                    place
                })
                .collect()
        };
        let each = if abnormal.result.is_some() { field.rounds_done as usize } else { 1 };
        let work = places.len().saturating_mul(each).max(1);
        if work > budget {
            findings.error(index + 1, 1, FindingKind::TooMany { code: "299", limit: MAX_ENTRIES });
            return;
        }
        budget -= work;
        for place in places {
            let competitor = &mut field.players[place];
            if competitor.adjustments.len() + each > MAX_ADJUSTMENTS {
                findings.error(index + 1, 1, FindingKind::TooMany { code: "299", limit: MAX_ADJUSTMENTS });
                return;
            }
            match abnormal.result {
                None => {
                    let round = abnormal.round.unwrap_or(0);
                    competitor.adjustments.push(Adjustment { round, points });
                }
                Some(result) => {
                    let rounds = competitor.history.iter().zip(1..);
                    let changed: Vec<Adjustment> = rounds
                        .filter(|(round, number)| {
                            abnormal.round.is_none_or(|only| only == *number) && outcome(result).is(**round)
                        })
                        .map(|(round, number)| Adjustment {
                            round: number,
                            points: points - scoring.worth(*round),
                        })
                        .collect();
                    competitor.adjustments.extend(changed);
                }
            }
        }
    }
}

/// The outcome for a letter of record 299.
pub(in crate::trf) const fn outcome(code: Code) -> Outcome {
    match code {
        Code::Win | Code::UnratedWin => Outcome::Win,
        Code::Draw | Code::UnratedDraw => Outcome::Draw,
        Code::Loss | Code::UnratedLoss => Outcome::Loss,
        Code::ForfeitWin => Outcome::ForfeitWin,
        Code::ForfeitLoss => Outcome::ForfeitLoss,
        Code::HalfBye => Outcome::Bye(Bye::Half),
        Code::FullBye => Outcome::Bye(Bye::Full),
        Code::PairingBye => Outcome::Bye(Bye::PairingAllocated),
        Code::ZeroBye => Outcome::Bye(Bye::Zero),
    }
}

/// Compares columns 81 to 84 with the computed points. A bye of the next round may already be included.
pub(super) fn compare_points(
    field: &Players,
    scoring: &Scoring,
    adjourned: &Adjourned,
    findings: &mut Findings,
) {
    for competitor in &field.players {
        let Some(written) = competitor.record.points else { continue };
        let rounds = (1..=field.rounds_done).zip(&competitor.history);
        let played: Points =
            rounds.map(|(number, round)| adjourned.points(scoring, competitor.id(), number, *round)).sum();
        let changes = competitor.adjustments.iter().filter(|change| change.round <= field.rounds_done);
        let counted = played + changes.map(|change| change.points).sum();
        let with_next = match competitor.next {
            Attendance::Present => counted,
            Attendance::Away(bye) => counted + scoring.bye(bye),
        };
        if written != counted && written != with_next {
            let kind = FindingKind::PointsDiffer { player: competitor.id(), written, counted };
            findings.warning(competitor.line, 81, kind);
        }
    }
}
