//! Writes a tournament that did not come from a file.

use turmuhr_core::{Bye, PlayerId, Points, Round};
use turmuhr_pairing::{
    Attendance, Entrant, Field, Scoring,
    field::{Adjustment, Prohibition},
};

use super::{
    document::Document,
    limits::MAX_ROUNDS,
    record::Record,
    records::{
        dialect::{Assignment, AssignmentCode},
        event::{Entry, GameSymbol, Worth},
        player::{Cell, Player},
        special::{Abnormal, Byes, Prohibited, VirtualPoints},
    },
    type_code::TypeCode,
};

/// Data on the event that a field does not have.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// Record 012.
    pub name: String,
    /// Record 042, the first day.
    pub start: String,
    /// Record 052, the last day.
    pub end: String,
    /// Record 092.
    pub type_in_words: String,
    /// For record 192, such as `FIDE_DUTCH`.
    pub type_code: String,
    /// Record 202.
    pub tie_breaks: Vec<String>,
    /// Comments for people, at the top.
    pub comments: Vec<String>,
}

mod teams;

pub use teams::{double_document, team_document};

/// The file of a tournament; `name` gives each player's name.
pub fn document(field: &Field, about: &About, name: impl Fn(PlayerId) -> String) -> Document {
    let rated = field.players.iter().filter(|player| player.rating > 0).count();
    let points = point_system(&field.scoring);
    let mut records = opening(about, field.players.len(), rated, field, points);
    records.extend(absences(field));
    records.extend(acceleration(&field.players));
    records.extend(field.prohibited.iter().map(|one| Record::Prohibited(prohibited(one))));
    records.extend(adjustments(&field.players));
    let ranks = ranks(field);
    for (player, rank) in field.players.iter().zip(ranks) {
        let mut record = Player::new(player.id);
        record.person.name = name(player.id);
        record.person.rating = (player.rating > 0).then_some(player.rating);
        record.points = Some(player.score(&field.scoring, field.rounds_done));
        record.rank = Some(rank);
        record.rounds = player.history.iter().map(|round| Cell::from(*round)).collect();
        records.push(Record::Player(Box::new(record)));
    }
    Document::from_records(records)
}

/// The records before the players.
fn opening(
    about: &About,
    players: usize,
    rated: usize,
    field: &Field,
    points: Option<Record>,
) -> Vec<Record> {
    let mut records: Vec<Record> =
        about.comments.iter().map(|text| Record::Comment(format!(" {text}"))).collect();
    let mut entry = |entry: Entry, text: String| {
        if !text.is_empty() {
            records.push(Record::Entry(entry, text));
        }
    };
    entry(Entry::Name, about.name.clone());
    entry(Entry::Start, about.start.clone());
    entry(Entry::End, about.end.clone());
    entry(Entry::Players, players.to_string());
    entry(Entry::RatedPlayers, rated.to_string());
    entry(Entry::TypeInWords, about.type_in_words.clone());
    records.push(Record::Rounds(field.total_rounds));
    records.push(Record::InitialColour(field.initial_colour));
    records.extend(points);
    if !about.type_code.is_empty() {
        records.push(Record::Type(TypeCode::new(&about.type_code)));
    }
    if !about.tie_breaks.is_empty() {
        records.push(Record::TieBreaks(about.tie_breaks.clone()));
    }
    records
}

/// Ranks by points, then by starting order; no tie-breaks.
fn ranks(field: &Field) -> Vec<u32> {
    let mut order: Vec<usize> = (0..field.players.len()).collect();
    order.sort_by_key(|place| -field.players[*place].score(&field.scoring, field.rounds_done));
    let mut ranks = vec![0; order.len()];
    for (rank, place) in (1..).zip(order) {
        ranks[place] = rank;
    }
    ranks
}

/// Record 162 if it can express everything, else XXS; `None` for the standard scoring.
pub fn point_system(scoring: &Scoring) -> Option<Record> {
    if *scoring == Scoring::STANDARD {
        return None;
    }
    let usual = Scoring::of(scoring.win, scoring.draw, scoring.loss);
    let standard = Scoring {
        forfeit_loss: scoring.zero_bye,
        zero_bye: scoring.zero_bye,
        pairing_bye: scoring.pairing_bye,
        adjourned: scoring.adjourned,
        ..usual
    };
    if *scoring == standard {
        let worth = |symbol, points| Worth { symbol, points };
        let mut worths = vec![
            worth(GameSymbol::Win, scoring.win),
            worth(GameSymbol::Draw, scoring.draw),
            worth(GameSymbol::Loss, scoring.loss),
        ];
        let more = [
            (GameSymbol::Absence, scoring.zero_bye, usual.zero_bye),
            (GameSymbol::PairingBye, scoring.pairing_bye, usual.pairing_bye),
            (GameSymbol::Unknown, scoring.adjourned, usual.adjourned),
        ];
        worths.extend(
            more.into_iter()
                .filter(|(_, points, unsaid)| points != unsaid)
                .map(|(symbol, points, _)| worth(symbol, points)),
        );
        return Some(Record::GamePoints(worths));
    }
    let all = [
        (AssignmentCode::Win, scoring.win),
        (AssignmentCode::Draw, scoring.draw),
        (AssignmentCode::Loss, scoring.loss),
        (AssignmentCode::ZeroBye, scoring.zero_bye),
        (AssignmentCode::HalfBye, scoring.half_bye),
        (AssignmentCode::FullBye, scoring.full_bye),
        (AssignmentCode::PairingBye, scoring.pairing_bye),
        (AssignmentCode::ForfeitWin, scoring.forfeit_win),
        (AssignmentCode::ForfeitLoss, scoring.forfeit_loss),
    ];
    Some(Record::Assignments(all.into_iter().map(|(code, points)| Assignment { code, points }).collect()))
}

/// Record 240 for the round to be paired.
fn absences(field: &Field) -> Vec<Record> {
    [Bye::Full, Bye::Half, Bye::Zero]
        .into_iter()
        .map(|bye| {
            let away = |player: &&Entrant| player.next == Attendance::Away(bye);
            let players: Vec<PlayerId> = field.players.iter().filter(away).map(|player| player.id).collect();
            Byes { bye, round: field.next_round(), players }
        })
        .filter(|byes| !byes.players.is_empty())
        .map(Record::Byes)
        .collect()
}

/// Records 250, combined for neighbours with the same points and rounds with the same points.
pub(super) fn acceleration(players: &[Entrant]) -> Vec<Record> {
    let value =
        |player: &Entrant, round: usize| player.virtual_points.get(round).copied().unwrap_or(Points::ZERO);
    let same = |one: &Entrant, other: &Entrant| {
        let rounds = one.virtual_points.len().max(other.virtual_points.len());
        (0..rounds).all(|round| value(one, round) == value(other, round)) && one.id.0 + 1 == other.id.0
    };
    let mut records = Vec::new();
    for group in players.chunk_by(same) {
        let (Some(first), Some(last)) = (group.first(), group.last()) else { continue };
        let mut round = 0;
        for run in first.virtual_points.chunk_by(|one, other| one == other) {
            let (from, to) = (round + 1, round + run.len());
            round = to;
            if run[0] != Points::ZERO {
                records.push(Record::VirtualPoints(VirtualPoints {
                    match_points: None,
                    points: Some(run[0]),
                    first_round: u32::try_from(from).unwrap_or(u32::MAX),
                    last_round: u32::try_from(to).unwrap_or(u32::MAX),
                    first: first.id,
                    last: last.id,
                }));
            }
        }
    }
    records
}

fn prohibited(one: &Prohibition) -> Prohibited {
    Prohibited {
        first_round: one.first_round,
        last_round: one.last_round.min(MAX_ROUNDS as u32),
        players: one.players.clone(),
    }
}

/// Records 299 for bonuses and penalties.
fn adjustments(players: &[Entrant]) -> Vec<Record> {
    let mut changes: Vec<(Adjustment, Vec<PlayerId>)> = Vec::new();
    for player in players {
        for change in &player.adjustments {
            match changes.iter_mut().find(|(known, _)| known == change) {
                Some((_, ids)) => ids.push(player.id),
                None => changes.push((*change, vec![player.id])),
            }
        }
    }
    changes
        .into_iter()
        .map(|(change, players)| {
            Record::Abnormal(Abnormal {
                result: None,
                match_points: None,
                points: Some(change.points),
                round: (change.round > 0).then_some(change.round),
                players,
            })
        })
        .collect()
}

/// Adds a pairing to the file of its tournament, as one more column.
pub fn add_round(document: &mut Document, round: u32, rounds: impl Fn(PlayerId) -> Option<Round>) {
    let index = (round as usize).saturating_sub(1);
    for line in &mut document.lines {
        let Record::Player(player) = line.record() else { continue };
        let Some(now) = rounds(player.id) else { continue };
        if let Record::Player(player) = line.edit() {
            if player.rounds.len() <= index {
                player.rounds.resize(index + 1, Cell::BLANK);
            }
            player.rounds[index] = Cell::from(now);
        }
    }
}
