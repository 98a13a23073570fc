//! Points for results (Article 10; 11 of 2001; 17 of 1984 and 1993).

use turmuhr_core::Color;

use super::ruling::Score;

/// What a win, a draw and a loss are worth, in halves of a point.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct PointSystem {
    /// Half-points of a win.
    pub win: u32,
    /// Half-points of a draw.
    pub draw: u32,
    /// Half-points of a loss.
    pub loss: u32,
}

impl PointSystem {
    /// One, a half, nothing: unless the event says otherwise (10.1).
    pub const USUAL: PointSystem = PointSystem { win: 2, draw: 1, loss: 0 };

    /// A player's points; a game won or lost without play counts like any other.
    pub const fn of(self, score: Score, color: Color) -> u32 {
        match (score, color) {
            (Score::WhiteWins | Score::WhiteByForfeit, Color::White)
            | (Score::BlackWins | Score::BlackByForfeit, Color::Black) => self.win,
            (Score::Draw, _)
            | (Score::WhiteHalfBlackZero, Color::White)
            | (Score::WhiteZeroBlackHalf, Color::Black) => self.draw,
            (
                Score::WhiteWins
                | Score::BlackWins
                | Score::WhiteByForfeit
                | Score::BlackByForfeit
                | Score::BothLose
                | Score::NobodyAppears
                | Score::WhiteHalfBlackZero
                | Score::WhiteZeroBlackHalf,
                _,
            ) => self.loss,
        }
    }

    /// 10.2: each score is one that occurs, and together they are not more than a game is worth.
    pub fn allows(self, white: u32, black: u32) -> bool {
        let occurs = |points: u32| points == self.win || points == self.draw || points == self.loss;
        let normal = if self.win + self.loss > 2 * self.draw { self.win + self.loss } else { 2 * self.draw };
        occurs(white) && occurs(black) && white + black <= normal
    }
}
