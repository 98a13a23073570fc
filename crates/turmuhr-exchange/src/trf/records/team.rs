//! Records of team events: 013, 310, 320, 330, 300 and 802.

use turmuhr_core::{Color, PlayerId, Points};

use crate::trf::{
    columns::{Columns, Row, colour},
    finding::{Severity, Wanted},
    limits::MAX_ROUNDS,
};

pub use turmuhr_contest::TeamNumber;

/// Record 013 of the older format: teams are numbered in the order of their lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OldTeam {
    /// As written.
    pub name: String,
    /// Starting ranks in board order.
    pub members: Vec<PlayerId>,
}

/// Record 310.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Team {
    /// The team's number.
    pub id: TeamNumber,
    /// As written.
    pub name: String,
    /// A short name.
    pub nickname: String,
    /// The strength factor.
    pub strength: Option<u32>,
    /// In the standings.
    pub match_points: Option<Points>,
    /// In the standings.
    pub game_points: Option<Points>,
    /// The place in the standings.
    pub rank: Option<u32>,
    /// In board order.
    pub members: Vec<PlayerId>,
}

/// Record 320: the pairing-allocated byes, round by round, and their points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamByes {
    /// What the bye scores.
    pub match_points: Option<Points>,
    /// What the bye scores.
    pub game_points: Option<Points>,
    /// `None` for a round without a bye.
    pub rounds: Vec<Option<TeamNumber>>,
}

/// Record 330: a match that was not played.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ForfeitedMatch {
    /// `None` if neither team appeared.
    pub winner: Option<Color>,
    /// From 1.
    pub round: u32,
    /// Scheduled with White on the first board.
    pub white: TeamNumber,
    /// The other team.
    pub black: TeamNumber,
}

/// Record 300: a line-up that differs from the order of 310; `None` is an empty board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineUp {
    /// From 1.
    pub round: u32,
    /// The team with this line-up.
    pub team: TeamNumber,
    /// `None` if the record names no opponent.
    pub opponent: Option<TeamNumber>,
    /// From the first board.
    pub boards: Vec<Option<PlayerId>>,
}

/// Record 802, for people only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamLine {
    /// The team's number.
    pub id: TeamNumber,
    /// A short name.
    pub nickname: String,
    /// In the standings.
    pub match_points: Option<Points>,
    /// In the standings.
    pub game_points: Option<Points>,
    /// From the first round.
    pub rounds: Vec<TeamCell>,
}

/// A round of a team, for people.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TeamCell {
    /// A team's number, or `PAB`, `FPB`, `HPB`, `ZPB`.
    pub opponent: String,
    /// On the first board.
    pub colour: Option<Color>,
    /// In this match.
    pub game_points: Option<Points>,
    /// The match was not played.
    pub forfeit: bool,
}

fn team(columns: &mut Columns<'_>, from: usize, severity: Severity) -> Option<TeamNumber> {
    let number = columns.three_digits(from, Wanted::TeamNumber, severity)?;
    (number > 0).then_some(TeamNumber(number))
}

fn needed(columns: &mut Columns<'_>, from: usize) -> Option<TeamNumber> {
    let team = team(columns, from, Severity::Error);
    if team.is_none() {
        columns.missing(from, Wanted::TeamNumber, Severity::Error);
    }
    team
}

fn write_team(row: &mut Row<'_>, from: usize, team: Option<TeamNumber>) {
    row.right(from, from + 2, &team.map_or("000".to_owned(), |team| team.0.to_string()));
}

impl OldTeam {
    pub(in crate::trf) fn read(columns: &mut Columns<'_>) -> OldTeam {
        OldTeam { name: columns.text(5, 36), members: columns.ids(37, Severity::Error) }
    }

    pub(in crate::trf) fn write(&self, row: &mut Row<'_>) {
        row.left(5, 36, &self.name);
        if !self.members.is_empty() {
            // There is no blank column here for a fifth digit.
            row.pad(36);
        }
        row.ids(37, &self.members);
    }
}

impl Team {
    pub(in crate::trf) fn read(columns: &mut Columns<'_>) -> Option<Team> {
        let id = needed(columns, 5);
        let name = columns.text(9, 40);
        let nickname = columns.text(42, 46);
        let strength = columns.number(48, 53, Wanted::Number, Severity::Warning);
        let match_points = columns.points(55, 60, Severity::Warning);
        let game_points = columns.points(62, 67, Severity::Warning);
        let rank = columns.number(69, 71, Wanted::Number, Severity::Warning);
        let members = columns.ids(74, Severity::Error);
        Some(Team { id: id?, name, nickname, strength, match_points, game_points, rank, members })
    }

    pub(in crate::trf) fn write(&self, row: &mut Row<'_>) {
        write_team(row, 5, Some(self.id));
        row.left(9, 40, &self.name);
        row.left(42, 46, &self.nickname);
        if let Some(strength) = self.strength {
            row.right(48, 53, &strength.to_string());
        }
        row.points(55, 60, self.match_points);
        row.points(62, 67, self.game_points);
        if let Some(rank) = self.rank {
            row.right(69, 71, &rank.to_string());
        }
        row.ids(74, &self.members);
    }
}

impl TeamByes {
    pub(in crate::trf) fn read(columns: &mut Columns<'_>) -> TeamByes {
        let match_points = columns.points(5, 8, Severity::Warning);
        let game_points = columns.points(10, 13, Severity::Warning);
        let mut rounds = Vec::new();
        for round in 0..MAX_ROUNDS {
            let first = 15 + 4 * round;
            if first > columns.width() {
                break;
            }
            rounds.push(team(columns, first, Severity::Error));
        }
        columns.end();
        TeamByes { match_points, game_points, rounds }
    }

    pub(in crate::trf) fn write(&self, row: &mut Row<'_>) {
        row.points(5, 8, self.match_points);
        row.points(10, 13, self.game_points);
        for (index, team) in self.rounds.iter().enumerate() {
            write_team(row, 15 + 4 * index, *team);
        }
    }
}

impl ForfeitedMatch {
    pub(in crate::trf) fn read(columns: &mut Columns<'_>) -> Option<ForfeitedMatch> {
        let winner = columns.word(5, 6, Wanted::ForfeitType, Severity::Error, |text| match text {
            "+-" => Some(Some(Color::White)),
            "-+" => Some(Some(Color::Black)),
            "--" => Some(None),
            _ => None,
        });
        let round = columns.three_digits(8, Wanted::RoundNumber, Severity::Error).filter(|round| *round > 0);
        let (white, black) = (needed(columns, 12), needed(columns, 16));
        columns.end();
        if round.is_none() {
            columns.missing(8, Wanted::RoundNumber, Severity::Error);
        }
        Some(ForfeitedMatch { winner: winner?, round: round?, white: white?, black: black? })
    }

    pub(in crate::trf) fn write(&self, row: &mut Row<'_>) {
        let kind = match self.winner {
            Some(Color::White) => "+-",
            Some(Color::Black) => "-+",
            None => "--",
        };
        row.left(5, 6, kind);
        row.right(8, 10, &self.round.to_string());
        write_team(row, 12, Some(self.white));
        write_team(row, 16, Some(self.black));
    }
}

impl LineUp {
    pub(in crate::trf) fn read(columns: &mut Columns<'_>) -> Option<LineUp> {
        let round = columns.three_digits(5, Wanted::RoundNumber, Severity::Error).filter(|round| *round > 0);
        let of = needed(columns, 9);
        let opponent = team(columns, 13, Severity::Error);
        let mut boards = Vec::new();
        let mut first = 17;
        while first <= columns.width() {
            boards.push(columns.id(first, first + 3, Severity::Error));
            first += 5;
        }
        columns.end();
        if round.is_none() {
            columns.missing(5, Wanted::RoundNumber, Severity::Error);
        }
        Some(LineUp { round: round?, team: of?, opponent, boards })
    }

    pub(in crate::trf) fn write(&self, row: &mut Row<'_>) {
        row.right(5, 7, &self.round.to_string());
        write_team(row, 9, Some(self.team));
        write_team(row, 13, self.opponent);
        for (index, player) in self.boards.iter().enumerate() {
            let first = 17 + 5 * index;
            row.right(first, first + 3, &player.map_or("0000".to_owned(), |player| player.to_string()));
        }
    }
}

impl TeamLine {
    pub(in crate::trf) fn read(columns: &mut Columns<'_>) -> Option<TeamLine> {
        let id = team(columns, 5, Severity::Warning);
        let nickname = columns.text(9, 13);
        let match_points = columns.points(15, 20, Severity::Warning);
        let game_points = columns.points(22, 27, Severity::Warning);
        let mut rounds = Vec::new();
        for round in 0..MAX_ROUNDS {
            let first = 29 + 13 * round;
            if first > columns.width() {
                break;
            }
            rounds.push(TeamCell {
                opponent: columns.text(first, first + 2),
                colour: columns.letter(first + 4, Wanted::Colour, Severity::Warning, colour),
                game_points: columns.points(first + 6, first + 9, Severity::Warning),
                forfeit: columns
                    .letter(first + 10, Wanted::Symbol, Severity::Warning, |letter| {
                        matches!(letter, 'f' | 'F').then_some(())
                    })
                    .is_some(),
            });
        }
        columns.end();
        Some(TeamLine { id: id?, nickname, match_points, game_points, rounds })
    }

    pub(in crate::trf) fn write(&self, row: &mut Row<'_>) {
        write_team(row, 5, Some(self.id));
        row.left(9, 13, &self.nickname);
        row.points(15, 20, self.match_points);
        row.points(22, 27, self.game_points);
        for (index, cell) in self.rounds.iter().enumerate() {
            let first = 29 + 13 * index;
            row.text_right(first, first + 2, &cell.opponent);
            if let Some(colour) = cell.colour {
                row.left(first + 4, first + 4, colour.fold_wb("w", "b"));
            }
            row.points(first + 6, first + 9, cell.game_points);
            if cell.forfeit {
                row.left(first + 10, first + 10, "f");
            }
        }
    }
}
