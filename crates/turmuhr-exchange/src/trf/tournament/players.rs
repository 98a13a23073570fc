//! The players and their rounds; each line is compared with the others.

use std::collections::BTreeMap;

use turmuhr_core::{Bye, Color, PlayerId, Round, Score};
use turmuhr_pairing::Attendance;

use crate::trf::{
    document::Document,
    finding::{FindingKind, Findings},
    limits::{MAX_ENTRIES, MAX_ID},
    record::Record,
    records::player::{Cell, CellFault, Code, Player, column_of},
};

use super::{Competitor, Event};

/// The players while the file is combined.
#[derive(Debug)]
pub(super) struct Players {
    pub(super) players: Vec<Competitor>,
    pub(super) rounds_done: u32,
    /// The index of a starting rank in `players`, plus one; 0 if unused.
    places: Vec<u32>,
}

impl Players {
    /// The used range of starting ranks.
    pub(super) fn numbers(&self, first: PlayerId, last: PlayerId) -> std::ops::RangeInclusive<u32> {
        let largest = u32::try_from(self.places.len()).unwrap_or(u32::MAX).saturating_sub(1);
        first.0..=last.0.min(largest)
    }

    pub(super) fn position(&self, id: PlayerId) -> Option<usize> {
        let place = *self.places.get(id.0 as usize)?;
        (place as usize).checked_sub(1)
    }
}

pub(super) fn collect(document: &Document, event: Event, findings: &mut Findings) -> Players {
    let mut players: Vec<(&Player, usize)> = Vec::new();
    let mut by_file_order = false;
    for (index, line) in document.lines.iter().enumerate() {
        match line.record() {
            Record::Player(player) => players.push((player, index + 1)),
            Record::Configuration(configuration) => by_file_order |= configuration.by_file_order,
            _ => {}
        }
    }
    if players.is_empty() {
        findings.error(0, 0, FindingKind::NoPlayers);
    }
    if !by_file_order {
        players.sort_by_key(|(player, _)| player.id);
    }
    let mut first_lines: BTreeMap<PlayerId, usize> = BTreeMap::new();
    players.retain(|(player, line)| match first_lines.get(&player.id) {
        None => {
            first_lines.insert(player.id, *line);
            true
        }
        Some(first_line) => {
            let kind = FindingKind::SamePlayer { player: player.id, first_line: *first_line };
            findings.error(*line, 5, kind);
            false
        }
    });
    if let Some(gap) = (1..).zip(first_lines.keys()).find(|(number, id)| *number != id.0) {
        findings.warning(0, 0, FindingKind::NumberMissing { player: PlayerId(gap.0) });
    }
    let largest = first_lines.last_key_value().map_or(0, |(id, _)| id.0.min(MAX_ID));
    let mut places = vec![0; largest as usize + 1];
    for (place, (player, _)) in players.iter().enumerate() {
        places[player.id.0 as usize] = u32::try_from(place + 1).unwrap_or(0);
    }
    let mut done = rounds_done(&players, document, event);
    let most = MAX_ENTRIES / players.len().max(1);
    if done > most {
        findings.error(0, 0, FindingKind::TooMany { code: "001", limit: MAX_ENTRIES });
        done = most;
    }
    let mut field = Players {
        players: players.iter().map(|(player, line)| competitor(player, *line, done, findings)).collect(),
        rounds_done: u32::try_from(done).unwrap_or(u32::MAX),
        places,
    };
    if event != Event::Teams {
        byes(document, &mut field, findings);
    }
    hold_against_each_other(&field, findings);
    if event == Event::Swiss {
        met_before(&field, findings);
        several_byes(&field, findings);
    }
    field
}

/// The rounds up to the last in which a player was paired or had the bye of the pairing. Later entries are
/// absences in future rounds.
///
/// A member of a team who won or lost without an opponent sat at a board: nobody announces a forfeit. Individuals
/// of older files have such entries for byes, also for those to come.
fn rounds_done(players: &[(&Player, usize)], document: &Document, event: Event) -> usize {
    let forfeit = |cell: &Cell| matches!(cell.result, Some(Code::ForfeitWin | Code::ForfeitLoss));
    let paired = |cell: &Cell| {
        cell.opponent.is_some()
            || cell.round() == Ok(Round::Bye(Bye::PairingAllocated))
            || cell.round().is_err()
            || (event == Event::Teams && forfeit(cell))
    };
    let mut done = players
        .iter()
        .filter_map(|(player, _)| player.rounds.iter().rposition(paired).map(|at| at + 1))
        .max()
        .unwrap_or(0)
        .max(forfeited_matches(document, event));
    // A round with an entry for every player is recorded, even if nobody played.
    let recorded = |round: usize| {
        players.iter().all(|(player, _)| player.rounds.get(round).is_some_and(|cell| !cell.is_blank()))
    };
    while !players.is_empty() && recorded(done) {
        done += 1;
    }
    done
}

/// The last round with a forfeited match (record 330): it was paired, even if no member sat at a board.
fn forfeited_matches(document: &Document, event: Event) -> usize {
    let rounds = document.records().filter_map(|record| match record {
        Record::ForfeitedMatch(forfeit) if event == Event::Teams => Some(forfeit.round as usize),
        _ => None,
    });
    rounds.max().unwrap_or(0)
}

fn competitor(player: &Player, line: usize, done: usize, findings: &mut Findings) -> Competitor {
    let cell = |index: usize| player.rounds.get(index).copied().unwrap_or_default();
    let history = (0..done).map(|index| {
        cell(index).round().unwrap_or_else(|fault| {
            let round = u32::try_from(index + 1).unwrap_or(u32::MAX);
            let player = player.id;
            let kind = match fault {
                CellFault::ResultWithoutOpponent => FindingKind::ResultWithoutOpponent { player, round },
                CellFault::ByeWithOpponent => FindingKind::ByeWithOpponent { player, round },
                CellFault::NoColour => FindingKind::NoColour { player, round },
            };
            findings.error(line, column_of(index + 1), kind);
            Round::Bye(Bye::Zero)
        })
    });
    let history = history.collect();
    let next = match cell(done) {
        next if next.is_blank() => Attendance::Present,
        next => match next.round() {
            Ok(Round::Bye(bye)) => Attendance::Away(bye),
            _ => Attendance::Present,
        },
    };
    Competitor {
        record: player.clone(),
        line,
        history,
        next,
        virtual_points: Vec::new(),
        adjustments: Vec::new(),
    }
}

/// Records 240, for past and future rounds, and XXZ.
fn byes(document: &Document, field: &mut Players, findings: &mut Findings) {
    for (index, line) in document.lines.iter().enumerate() {
        let (code, bye, round, players) = match line.record() {
            Record::Byes(byes) => ("240", byes.bye, byes.round, &byes.players),
            Record::Absent(players) => ("XXZ", Bye::Zero, field.rounds_done + 1, players),
            _ => continue,
        };
        for player in players {
            let Some(place) = field.position(*player) else {
                findings.error(index + 1, 1, FindingKind::UnknownPlayer { code, player: *player });
                continue;
            };
            if !note_bye(&mut field.players[place], field.rounds_done, round, bye) {
                let kind = FindingKind::ByeContradicted { player: *player, round };
                findings.error(index + 1, 1, kind);
            }
        }
    }
}

/// `false` if the player's own line contradicts it.
fn note_bye(competitor: &mut Competitor, done: u32, round: u32, bye: Bye) -> bool {
    if round == done + 1 {
        let agrees = match competitor.next {
            Attendance::Present => true,
            Attendance::Away(told) => told == bye,
        };
        competitor.next = Attendance::Away(bye);
        return agrees;
    }
    let Some(index) = (round as usize).checked_sub(1) else { return true };
    let Some(told) = competitor.history.get_mut(index) else { return true };
    let blank = competitor.record.rounds.get(index).is_none_or(Cell::is_blank);
    let agrees = blank || *told == Round::Bye(bye);
    if blank {
        *told = Round::Bye(bye);
    }
    agrees
}

/// Every game is in two lines, which must agree.
fn hold_against_each_other(field: &Players, findings: &mut Findings) {
    for (place, competitor) in field.players.iter().enumerate() {
        for (index, round) in competitor.history.iter().enumerate() {
            let Some(opponent) = round.opponent() else { continue };
            let number = u32::try_from(index + 1).unwrap_or(u32::MAX);
            let player = competitor.id();
            let mut error = |kind| findings.error(competitor.line, column_of(index + 1), kind);
            if opponent == player {
                error(FindingKind::OwnOpponent { player, round: number });
                continue;
            }
            let Some(other) = field.position(opponent) else {
                error(FindingKind::UnknownOpponent { player, opponent, round: number });
                continue;
            };
            let theirs = field.players[other].history[index];
            if theirs.opponent() != Some(player) {
                let kind = FindingKind::NotMirrored { player, opponent, round: number };
                if round.is_played() || theirs.opponent().is_some() {
                    error(kind);
                } else {
                    // Unplayed for one, an absence for the other: each line stands for itself.
                    findings.warning(competitor.line, column_of(index + 1), kind);
                }
                continue;
            }
            // The rest is reported once, in the line of the better placed player.
            if place < other {
                game(player, *round, theirs, number, competitor.line, findings);
            }
        }
    }
}

fn game(player: PlayerId, own: Round, theirs: Round, round: u32, line: usize, findings: &mut Findings) {
    let column = column_of(round as usize);
    let opponent = own.opponent().unwrap_or(player);
    let scheduled = |round: Round| -> Option<Color> {
        match round {
            Round::Played { colour, .. } | Round::Adjourned { colour, .. } => Some(colour),
            Round::ForfeitWin { colour, .. } | Round::ForfeitLoss { colour, .. } => colour,
            Round::Bye(_) => None,
        }
    };
    if scheduled(own).is_some() && scheduled(own) == scheduled(theirs) {
        findings.error(line, column + 5, FindingKind::SameColour { player, opponent, round });
    }
    let clash = match (own, theirs) {
        (Round::Played { score, .. }, Round::Played { score: other, .. }) => {
            let too_many =
                matches!((score, other), (Score::Win, Score::Win | Score::Draw) | (Score::Draw, Score::Win));
            if too_many {
                findings.warning(line, column + 7, FindingKind::TooManyPoints { player, opponent, round });
            }
            false
        }
        (Round::Adjourned { .. }, Round::Adjourned { .. })
        | (Round::ForfeitWin { .. }, Round::ForfeitLoss { .. })
        | (Round::ForfeitLoss { .. }, Round::ForfeitWin { .. } | Round::ForfeitLoss { .. }) => false,
        _ => true,
    };
    if clash {
        findings.error(line, column + 7, FindingKind::ResultsClash { player, opponent, round });
    }
}

/// A rematch that happened stands, but is reported.
fn met_before(field: &Players, findings: &mut Findings) {
    for competitor in &field.players {
        let mut met: BTreeMap<PlayerId, u32> = BTreeMap::new();
        for (index, round) in competitor.history.iter().enumerate() {
            let number = u32::try_from(index + 1).unwrap_or(u32::MAX);
            if let Some(opponent) = round.opponent().filter(|opponent| *opponent > competitor.id())
                && round.is_played()
                && let Some(before) = met.insert(opponent, number)
            {
                let player = competitor.id();
                let kind = FindingKind::MetBefore { player, opponent, round: number, before };
                findings.warning(competitor.line, column_of(index + 1), kind);
            }
        }
    }
}

fn several_byes(field: &Players, findings: &mut Findings) {
    for index in 0..field.rounds_done as usize {
        let left_over =
            |competitor: &&Competitor| competitor.history[index] == Round::Bye(Bye::PairingAllocated);
        let mut players = field.players.iter().filter(left_over);
        let (Some(_), Some(second)) = (players.next(), players.next()) else { continue };
        let all = field.players.iter().filter(left_over).map(Competitor::id).take(20).collect();
        let round = u32::try_from(index + 1).unwrap_or(u32::MAX);
        let kind = FindingKind::SeveralByes { round, players: all };
        findings.warning(second.line, column_of(index + 1), kind);
    }
}
