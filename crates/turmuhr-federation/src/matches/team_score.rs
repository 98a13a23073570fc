//! Match points, colours at home, the Berlin system of one match.

use turmuhr_core::{Color, Points};

use crate::ordinance::{
    Cite, Ordinance,
    rules::{AfterBerlin, Berlin, HostColours, MatchWon},
};

/// Match points of both sides. Unless the ordinance says otherwise, more board points win.
pub fn match_points(ordinance: &Ordinance, boards: [Points; 2], number: usize) -> [u32; 2] {
    let (win, draw, loss) = match &ordinance.rules.points {
        Some(points) => (points.win, points.draw, points.loss),
        None => (2, 1, 0),
    };
    let rule = ordinance.rules.match_won.as_ref().map_or(MatchWon::MoreThanTheOther, |said| said.value);
    let worth = |own: Points, bar: Points| match own.cmp(&bar) {
        std::cmp::Ordering::Greater => win,
        std::cmp::Ordering::Equal => draw,
        std::cmp::Ordering::Less => loss,
    };
    match rule {
        MatchWon::MoreThanTheOther => [worth(boards[0], boards[1]), worth(boards[1], boards[0])],
        MatchWon::MoreThanHalf => {
            let half = Points::tenths(i32::try_from(number).unwrap_or(i32::MAX / 5) * 5);
            boards.map(|own| worth(own, half))
        }
    }
}

/// The host's colour on each board.
pub fn host_colours(ordinance: &Ordinance, boards: usize) -> Option<Vec<Color>> {
    let rule = ordinance.rules.host_colours.as_ref()?.value;
    let even = |board: usize| board.is_multiple_of(2);
    let white = move |board: usize| match rule {
        HostColours::WhiteOnEven => even(board),
        HostColours::WhiteOnOdd => !even(board),
    };
    Some((1..=boards).map(|board| if white(board) { Color::White } else { Color::Black }).collect())
}

/// The host: the club at whose place the match is played; at a neutral place the first-named (17).
pub fn host<T: PartialEq + Copy>(named: [T; 2], place_of: Option<T>) -> T {
    place_of.filter(|place| named.contains(place)).unwrap_or(named[0])
}

/// A match weighed board by board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weighed {
    pub board_points: [Points; 2],
    pub weights: Vec<i64>,
    /// In tenths.
    pub berlin: [i64; 2],
    pub verdict: Verdict,
    pub cite: Cite,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    ByBoardPoints { first: bool },
    ByBerlin { first: bool },
    Level(AfterBerlin),
}

/// Weighs the boards of one match, given both sides' points on each. `top` is the weight of the first board, if the class
/// sets one.
pub fn weigh(rule: &Berlin, results: &[[Points; 2]], top: Option<i64>) -> Weighed {
    let number = i64::try_from(results.len()).unwrap_or(i64::MAX);
    let top = top.or(rule.top).unwrap_or(number);
    let weights: Vec<i64> = (0..number).map(|board| top - board).collect();
    let mut board_points = [Points::ZERO; 2];
    let mut berlin = [0; 2];
    for (result, weight) in results.iter().zip(&weights) {
        for side in 0..2 {
            board_points[side] += result[side];
            berlin[side] += weight * i64::from(result[side].in_tenths());
        }
    }
    let verdict = if board_points[0] != board_points[1] {
        Verdict::ByBoardPoints { first: board_points[0] > board_points[1] }
    } else if berlin[0] != berlin[1] {
        Verdict::ByBerlin { first: berlin[0] > berlin[1] }
    } else {
        Verdict::Level(rule.then)
    };
    Weighed { board_points, weights, berlin, verdict, cite: rule.at.cite() }
}
