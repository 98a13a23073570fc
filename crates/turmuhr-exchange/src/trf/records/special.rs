//! Records 240, 250, 260 and 299: byes, acceleration, prohibited pairs, exceptional points.

use turmuhr_core::{Bye, PlayerId, Points};

use crate::trf::{
    columns::{Columns, Row},
    finding::{Severity, Wanted},
};

use super::player::Code;

/// Record 240: all byes of one kind in one round. In team events the numbers are those of teams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Byes {
    /// Never the pairing-allocated bye.
    pub bye: Bye,
    /// From 1.
    pub round: u32,
    /// Starting ranks.
    pub players: Vec<PlayerId>,
}

/// Record 250: points that count for pairing only.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct VirtualPoints {
    /// Teams only.
    pub match_points: Option<Points>,
    /// In an individual event, or the game points of a team.
    pub points: Option<Points>,
    /// From 1.
    pub first_round: u32,
    /// Included.
    pub last_round: u32,
    /// The first starting rank.
    pub first: PlayerId,
    /// The last starting rank, included.
    pub last: PlayerId,
}

/// Record 260: players who may not meet each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prohibited {
    /// From 1.
    pub first_round: u32,
    /// Included.
    pub last_round: u32,
    /// Starting ranks.
    pub players: Vec<PlayerId>,
}

/// Record 299: a result with exceptional points, or points without a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Abnormal {
    /// `None` for a bonus or a penalty.
    pub result: Option<Code>,
    /// Teams only.
    pub match_points: Option<Points>,
    /// In an individual event, or the game points of a team.
    pub points: Option<Points>,
    /// `None` for all rounds.
    pub round: Option<u32>,
    /// Starting ranks.
    pub players: Vec<PlayerId>,
}

const fn bye(letter: char) -> Option<Bye> {
    match letter {
        'F' | 'f' => Some(Bye::Full),
        'H' | 'h' => Some(Bye::Half),
        'Z' | 'z' => Some(Bye::Zero),
        _ => None,
    }
}

impl Byes {
    pub(in crate::trf) fn read(columns: &mut Columns<'_>) -> Option<Byes> {
        let bye = columns.letter(5, Wanted::ByeType, Severity::Error, bye);
        let round = columns.three_digits(7, Wanted::RoundNumber, Severity::Error).filter(|round| *round > 0);
        let players = columns.ids(11, Severity::Error);
        let (Some(bye), Some(round)) = (bye, round) else {
            let (column, wanted) =
                if bye.is_none() { (5, Wanted::ByeType) } else { (7, Wanted::RoundNumber) };
            columns.missing(column, wanted, Severity::Error);
            return None;
        };
        Some(Byes { bye, round, players })
    }

    pub(in crate::trf) fn write(&self, row: &mut Row<'_>) {
        let letter = match self.bye {
            Bye::Full => "F",
            Bye::Half => "H",
            Bye::Zero | Bye::PairingAllocated => "Z",
        };
        row.left(5, 5, letter);
        row.right(7, 9, &self.round.to_string());
        row.ids(11, &self.players);
    }
}

/// The first and last round of a record; both are required.
fn rounds(columns: &mut Columns<'_>, first: usize, last: usize) -> Option<(u32, u32)> {
    let from = columns.three_digits(first, Wanted::RoundNumber, Severity::Error);
    let to = columns.three_digits(last, Wanted::RoundNumber, Severity::Error);
    if from.is_none() {
        columns.missing(first, Wanted::RoundNumber, Severity::Error);
    }
    if to.is_none() {
        columns.missing(last, Wanted::RoundNumber, Severity::Error);
    }
    Some((from?, to?))
}

impl VirtualPoints {
    pub(in crate::trf) fn read(columns: &mut Columns<'_>) -> Option<VirtualPoints> {
        let match_points = columns.points(5, 8, Severity::Error);
        let points = columns.points(10, 13, Severity::Error);
        let rounds = rounds(columns, 15, 19);
        let first = columns.id(23, 26, Severity::Error);
        let last = columns.id(28, 31, Severity::Error);
        columns.end();
        let (Some((first_round, last_round)), Some(first), Some(last)) = (rounds, first, last) else {
            if first.is_none() || last.is_none() {
                columns.missing(23, Wanted::StartingRank, Severity::Error);
            }
            return None;
        };
        Some(VirtualPoints { match_points, points, first_round, last_round, first, last })
    }

    pub(in crate::trf) fn write(&self, row: &mut Row<'_>) {
        row.points(5, 8, self.match_points);
        row.points(10, 13, self.points);
        row.right(15, 17, &self.first_round.to_string());
        row.right(19, 21, &self.last_round.to_string());
        row.id(23, 26, self.first);
        row.id(28, 31, self.last);
    }
}

impl Prohibited {
    pub(in crate::trf) fn read(columns: &mut Columns<'_>) -> Option<Prohibited> {
        let rounds = rounds(columns, 5, 9);
        let players = columns.ids(13, Severity::Error);
        let (first_round, last_round) = rounds?;
        Some(Prohibited { first_round, last_round, players })
    }

    pub(in crate::trf) fn write(&self, row: &mut Row<'_>) {
        row.right(5, 7, &self.first_round.to_string());
        row.right(9, 11, &self.last_round.to_string());
        row.ids(13, &self.players);
    }
}

impl Abnormal {
    pub(in crate::trf) fn read(columns: &mut Columns<'_>) -> Option<Abnormal> {
        let result = columns.letter(5, Wanted::Symbol, Severity::Error, |letter| {
            // Here W, D and L are results at the board.
            match letter {
                'W' | 'w' | '1' => Some(Code::Win),
                'D' | 'd' | '=' => Some(Code::Draw),
                'L' | 'l' | '0' => Some(Code::Loss),
                'F' | 'f' => Some(Code::FullBye),
                'H' | 'h' => Some(Code::HalfBye),
                'Z' | 'z' => Some(Code::ZeroBye),
                '+' => Some(Code::ForfeitWin),
                '-' => Some(Code::ForfeitLoss),
                _ => None,
            }
        });
        // A minus sign may precede the field.
        let match_points = columns.points(7, 11, Severity::Error);
        let points = columns.points(13, 17, Severity::Error);
        let round = columns.three_digits(20, Wanted::RoundNumber, Severity::Error).filter(|round| *round > 0);
        let players = columns.ids(24, Severity::Error);
        Some(Abnormal { result, match_points, points, round, players })
    }

    pub(in crate::trf) fn write(&self, row: &mut Row<'_>) {
        if let Some(result) = self.result {
            let letter = match result {
                Code::Win => 'W',
                Code::Draw => 'D',
                Code::Loss => 'L',
                other => other.letter(),
            };
            row.left(5, 5, &letter.to_string());
        }
        row.points(8, 11, self.match_points);
        row.points(14, 17, self.points);
        if let Some(round) = self.round {
            row.right(20, 22, &round.to_string());
        }
        row.ids(24, &self.players);
    }
}
