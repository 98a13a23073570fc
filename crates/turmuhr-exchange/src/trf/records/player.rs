//! Record 001 and its national variant: the players and their rounds.

use turmuhr_core::{Bye, Color, PlayerId, Points, Rated, Round, Score};

use crate::trf::{
    columns::{Columns, Row, colour},
    finding::{FindingKind, Severity, Wanted},
    limits::MAX_ROUNDS,
};

pub use turmuhr_contest::{Person, Sex};

/// Record 001.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The starting rank.
    pub id: PlayerId,
    /// Name, title, rating and the like.
    pub person: Person,
    /// In the event's point system.
    pub points: Option<Points>,
    /// The place in the standings.
    pub rank: Option<u32>,
    /// From the first round.
    pub rounds: Vec<Cell>,
}

/// A national rating: the federation's code replaces 001.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct National {
    /// Three letters.
    pub federation: String,
    /// The starting rank.
    pub id: PlayerId,
    /// Name, title, rating and the like, as the federation has them.
    pub person: Person,
}

/// One round in a player's line, as written. All blank means no entry.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cell {
    /// `None` for blank and for `0000`.
    pub opponent: Option<PlayerId>,
    /// `None` for `-` and blank.
    pub colour: Option<Color>,
    /// `None` for blank: no result yet.
    pub result: Option<Code>,
}

/// The letter of a result.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Code {
    /// `1`.
    Win,
    /// `=`.
    Draw,
    /// `0`.
    Loss,
    /// `W`: won, not rated.
    UnratedWin,
    /// `D`: drawn, not rated.
    UnratedDraw,
    /// `L`: lost, not rated.
    UnratedLoss,
    /// `+`.
    ForfeitWin,
    /// `-`.
    ForfeitLoss,
    /// `H`.
    HalfBye,
    /// `F`.
    FullBye,
    /// `U`.
    PairingBye,
    /// `Z`.
    ZeroBye,
}

impl Code {
    /// Results at the board, forfeits, byes.
    pub const ALL: [Code; 12] = [
        Code::Win,
        Code::Draw,
        Code::Loss,
        Code::UnratedWin,
        Code::UnratedDraw,
        Code::UnratedLoss,
        Code::ForfeitWin,
        Code::ForfeitLoss,
        Code::HalfBye,
        Code::FullBye,
        Code::PairingBye,
        Code::ZeroBye,
    ];

    /// As written.
    pub const fn letter(self) -> char {
        match self {
            Code::Win => '1',
            Code::Draw => '=',
            Code::Loss => '0',
            Code::UnratedWin => 'W',
            Code::UnratedDraw => 'D',
            Code::UnratedLoss => 'L',
            Code::ForfeitWin => '+',
            Code::ForfeitLoss => '-',
            Code::HalfBye => 'H',
            Code::FullBye => 'F',
            Code::PairingBye => 'U',
            Code::ZeroBye => 'Z',
        }
    }

    /// Ignores case.
    pub fn from_letter(letter: char) -> Option<Code> {
        let upper = letter.to_ascii_uppercase();
        Code::ALL.into_iter().find(|code| code.letter() == upper)
    }
}

/// Why a cell cannot be a round.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum CellFault {
    /// A game needs an opponent.
    ResultWithoutOpponent,
    /// A bye has no opponent.
    ByeWithOpponent,
    /// A game needs a colour.
    NoColour,
}

impl Cell {
    /// No entry.
    pub const BLANK: Cell = Cell { opponent: None, colour: None, result: None };

    /// Is there no entry?
    pub fn is_blank(&self) -> bool {
        *self == Cell::BLANK
    }

    /// Interprets the cell. An opponent without a result is an unfinished game; an empty cell is an absence.
    pub const fn round(&self) -> Result<Round, CellFault> {
        let Some(opponent) = self.opponent else {
            return match self.result {
                None | Some(Code::ZeroBye | Code::ForfeitLoss) => Ok(Round::Bye(Bye::Zero)),
                // Older files write byes as forfeits and draws without an opponent.
                Some(Code::FullBye | Code::ForfeitWin) => Ok(Round::Bye(Bye::Full)),
                Some(Code::HalfBye | Code::Draw) => Ok(Round::Bye(Bye::Half)),
                Some(Code::PairingBye) => Ok(Round::Bye(Bye::PairingAllocated)),
                Some(Code::Win | Code::Loss | Code::UnratedWin | Code::UnratedDraw | Code::UnratedLoss) => {
                    Err(CellFault::ResultWithoutOpponent)
                }
            };
        };
        let (score, rated) = match self.result {
            Some(Code::ForfeitWin) => return Ok(Round::ForfeitWin { opponent, colour: self.colour }),
            Some(Code::ForfeitLoss) => return Ok(Round::ForfeitLoss { opponent, colour: self.colour }),
            Some(Code::HalfBye | Code::FullBye | Code::PairingBye | Code::ZeroBye) => {
                return Err(CellFault::ByeWithOpponent);
            }
            Some(Code::Win) => (Score::Win, Rated::Yes),
            Some(Code::Draw) => (Score::Draw, Rated::Yes),
            Some(Code::Loss) => (Score::Loss, Rated::Yes),
            Some(Code::UnratedWin) => (Score::Win, Rated::No),
            Some(Code::UnratedDraw) => (Score::Draw, Rated::No),
            Some(Code::UnratedLoss) => (Score::Loss, Rated::No),
            None => {
                return match self.colour {
                    Some(colour) => Ok(Round::Adjourned { opponent, colour }),
                    None => Err(CellFault::NoColour),
                };
            }
        };
        match self.colour {
            Some(colour) => Ok(Round::Played { opponent, colour, score, rated }),
            None => Err(CellFault::NoColour),
        }
    }
}

/// The cell of a round.
impl From<Round> for Cell {
    fn from(round: Round) -> Cell {
        let cell = |opponent, colour, result| Cell { opponent, colour, result: Some(result) };
        match round {
            Round::Played { opponent, colour, score, rated } => {
                let code = match (score, rated) {
                    (Score::Win, Rated::Yes) => Code::Win,
                    (Score::Draw, Rated::Yes) => Code::Draw,
                    (Score::Loss, Rated::Yes) => Code::Loss,
                    (Score::Win, Rated::No) => Code::UnratedWin,
                    (Score::Draw, Rated::No) => Code::UnratedDraw,
                    (Score::Loss, Rated::No) => Code::UnratedLoss,
                };
                cell(Some(opponent), Some(colour), code)
            }
            Round::Adjourned { opponent, colour } => {
                Cell { opponent: Some(opponent), colour: Some(colour), result: None }
            }
            Round::ForfeitWin { opponent, colour } => cell(Some(opponent), colour, Code::ForfeitWin),
            Round::ForfeitLoss { opponent, colour } => cell(Some(opponent), colour, Code::ForfeitLoss),
            Round::Bye(Bye::PairingAllocated) => cell(None, None, Code::PairingBye),
            Round::Bye(Bye::Full) => cell(None, None, Code::FullBye),
            Round::Bye(Bye::Half) => cell(None, None, Code::HalfBye),
            Round::Bye(Bye::Zero) => cell(None, None, Code::ZeroBye),
        }
    }
}

/// The first column of a round's entry, counted from 1.
pub(in crate::trf) const fn column_of(round: usize) -> usize {
    92 + 10 * (round - 1)
}

impl Player {
    /// A line with a starting rank alone.
    pub fn new(id: PlayerId) -> Player {
        Player { id, person: Person::default(), points: None, rank: None, rounds: Vec::new() }
    }

    /// `None` without a valid starting rank.
    pub(in crate::trf) fn read(columns: &mut Columns<'_>) -> Option<Player> {
        let Some(id) = columns.id(5, 8, Severity::Error) else {
            columns.missing(5, Wanted::StartingRank, Severity::Error);
            return None;
        };
        let person = read_person(columns);
        let points = columns.points(81, 84, Severity::Warning);
        let rank = columns.number(86, 89, Wanted::Number, Severity::Warning);
        let mut rounds = Vec::with_capacity((columns.width().saturating_sub(90) / 10).min(MAX_ROUNDS));
        for round in 1..=MAX_ROUNDS {
            let first = column_of(round);
            if first > columns.width() {
                break;
            }
            rounds.push(Cell::read(columns, first));
        }
        if columns.width() >= column_of(MAX_ROUNDS + 1) {
            let kind = FindingKind::TooManyRounds { limit: MAX_ROUNDS };
            columns.finding(column_of(MAX_ROUNDS + 1), Severity::Error, kind);
        } else {
            columns.end();
        }
        while rounds.last().is_some_and(Cell::is_blank) {
            rounds.pop();
        }
        Some(Player { id, person, points, rank, rounds })
    }

    pub(in crate::trf) fn write(&self, row: &mut Row<'_>) {
        row.id(5, 8, self.id);
        write_person(&self.person, row);
        row.points(81, 84, self.points);
        if let Some(rank) = self.rank {
            row.right(86, 89, &rank.to_string());
        }
        for (index, cell) in self.rounds.iter().enumerate().filter(|(_, cell)| !cell.is_blank()) {
            cell.write(row, column_of(index + 1));
        }
    }
}

/// Columns 10 to 79, shared with records of national ratings.
fn read_person(columns: &mut Columns<'_>) -> Person {
    Person {
        sex: columns.letter(10, Wanted::Sex, Severity::Warning, Sex::from_letter),
        title: columns.text(11, 13),
        name: columns.text(15, 47),
        rating: columns.number(49, 52, Wanted::Number, Severity::Warning),
        federation: columns.text(54, 56),
        number: columns.text(58, 68),
        birth: columns.text(70, 79),
    }
}

fn write_person(person: &Person, row: &mut Row<'_>) {
    if let Some(sex) = person.sex {
        row.left(10, 10, &sex.letter().to_string());
    }
    row.text_right(11, 13, &person.title);
    row.left(15, 47, &person.name);
    if let Some(rating) = person.rating {
        row.right(49, 52, &rating.to_string());
    }
    row.left(54, 56, &person.federation);
    row.text_right(58, 68, &person.number);
    row.left(70, 79, &person.birth);
}

impl National {
    /// `None` if the line is not a national rating: other programs use three letters for their own records.
    pub(in crate::trf) fn read(federation: &str, columns: &mut Columns<'_>) -> Option<National> {
        let id = columns.id(5, 8, Severity::Warning)?;
        let person = read_person(columns);
        columns.end();
        Some(National { federation: federation.to_owned(), id, person })
    }

    pub(in crate::trf) fn write(&self, row: &mut Row<'_>) {
        row.id(5, 8, self.id);
        write_person(&self.person, row);
    }
}

impl Cell {
    fn read(columns: &mut Columns<'_>, first: usize) -> Cell {
        let entered = !columns.is_blank(first, first + 5);
        let opponent = columns.id(first, first + 3, Severity::Error);
        let dash_or_colour = |letter: char| match letter {
            '-' => Some(None),
            _ => colour(letter).map(Some),
        };
        let colour = columns.letter(first + 5, Wanted::Colour, Severity::Error, dash_or_colour).flatten();
        let result = columns.letter(first + 7, Wanted::Result, Severity::Error, |letter| match letter {
            // Unknown result: the standard leaves it blank.
            '*' | '?' | 'x' | 'X' => Some(None),
            '½' => Some(Some(Code::Draw)),
            _ => Code::from_letter(letter).map(Some),
        });
        // `0000 -` without a letter is an absence, not a blank.
        let absent = entered && opponent.is_none() && colour.is_none();
        Cell { opponent, colour, result: result.flatten().or(absent.then_some(Code::ZeroBye)) }
    }

    fn write(&self, row: &mut Row<'_>, first: usize) {
        match self.opponent {
            Some(opponent) => row.id(first, first + 3, opponent),
            None => row.right(first, first + 3, "0000"),
        }
        let colour = self.colour.map_or('-', |colour| colour.fold_wb('w', 'b'));
        row.left(first + 5, first + 5, &colour.to_string());
        if let Some(result) = self.result {
            row.left(first + 7, first + 7, &result.letter().to_string());
        }
    }
}
