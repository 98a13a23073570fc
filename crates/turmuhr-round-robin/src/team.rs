//! Team matches: the host, and the colours of the boards.

use turmuhr_core::Color;

use super::TableRound;

/// The colours of the first-named team, board by board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardColours(Vec<Color>);

/// A letter that is no colour, or no letters.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct NoColours;

impl BoardColours {
    /// White on board 1, then alternating.
    pub fn alternating(boards: usize) -> BoardColours {
        BoardColours((0..boards).map(|board| Color::from_white(board % 2 == 0)).collect())
    }

    /// NRW 1987, article 17: the host has White on the even boards.
    pub fn nrw_1987(boards: usize) -> BoardColours {
        BoardColours((0..boards).map(|board| Color::from_white(board % 2 == 1)).collect())
    }

    /// Reads them as in record 352: `WBWB`.
    pub fn read(letters: &str) -> Result<BoardColours, NoColours> {
        let colours: Option<Vec<Color>> = letters
            .trim()
            .chars()
            .map(|letter| match letter {
                'W' | 'w' => Some(Color::White),
                'B' | 'b' => Some(Color::Black),
                _ => None,
            })
            .collect();
        colours.filter(|colours| !colours.is_empty()).map(BoardColours).ok_or(NoColours)
    }

    /// From board 1.
    pub fn of_first_team(&self) -> &[Color] {
        &self.0
    }
}

/// A match: the boards as `(white team, black team)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// Number in the table.
    pub host: u32,
    /// Number in the table.
    pub guest: u32,
    /// From board 1.
    pub boards: Vec<(u32, u32)>,
}

/// The matches of a round; the first of a table's pair is the host.
pub fn matches(round: &TableRound, colours: &BoardColours) -> Vec<Match> {
    let boards =
        |host, guest| colours.0.iter().map(|colour| colour.fold_wb((host, guest), (guest, host))).collect();
    round.boards.iter().map(|&(host, guest)| Match { host, guest, boards: boards(host, guest) }).collect()
}
