//! Chances of the results of a game, from the ratings: the model of Otto Milvang (2015).

/// The chances from White's side.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) struct Chances {
    pub(super) win: f64,
    pub(super) draw: f64,
    pub(super) loss: f64,
}

/// A curve of two parabolas that meet at the centre.
struct Curve {
    centre: f64,
    /// The chance in the centre.
    value: f64,
    lower: f64,
    upper: f64,
}

impl Curve {
    /// From 0 at the lower limit to 1 at the upper.
    fn rising(&self, difference: f64) -> f64 {
        if difference < self.lower {
            0.0
        } else if difference < self.centre {
            self.value * square((difference - self.lower) / (self.centre - self.lower))
        } else if difference < self.upper {
            1.0 - (1.0 - self.value) * square((difference - self.upper) / (self.centre - self.upper))
        } else {
            1.0
        }
    }

    /// From 1 at the lower limit to 0 at the upper.
    fn falling(&self, difference: f64) -> f64 {
        if difference < self.lower {
            1.0
        } else if difference < self.centre {
            1.0 - (1.0 - self.value) * square((difference - self.lower) / (self.centre - self.lower))
        } else if difference < self.upper {
            self.value * square((difference - self.upper) / (self.centre - self.upper))
        } else {
            0.0
        }
    }
}

fn square(x: f64) -> f64 {
    x * x
}

/// Chances of White with rating `white` against Black with rating `black`.
pub(super) fn chances(white: u32, black: u32) -> Chances {
    let (white, black) = (f64::from(white), f64::from(black));
    // For ratings above all real ones the curves would leave their limits.
    let mean = ((white + black) / 2.0).min(3000.0);
    let quality = ((mean - 1200.0) / 1200.0).max(0.0);
    let for_white = Curve {
        centre: 40.0,
        value: 0.45 - 0.10 * square(quality),
        lower: -1492.0 + 0.391 * mean,
        upper: 1691.0 - 0.428 * mean,
    };
    let for_black = Curve {
        centre: -80.0,
        value: 0.46 - 0.13 * square(quality),
        lower: -1753.0 + 0.416 * mean,
        upper: 1428.0 - 0.388 * mean,
    };
    let win = for_white.rising(white - black);
    // For unrealistic ratings the two curves can overlap.
    let loss = for_black.falling(white - black).min(1.0 - win);
    Chances { win, draw: 1.0 - win - loss, loss }
}

impl Chances {
    /// The same ratio of wins to losses with this share of draws.
    #[must_use]
    pub(super) fn with_draws(self, part: f64) -> Chances {
        let decided = self.win + self.loss;
        let win = if decided > 0.0 { self.win / decided } else { 0.5 };
        Chances { win: (1.0 - part) * win, draw: part, loss: (1.0 - part) * (1.0 - win) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_published_example() {
        let Chances { win, draw, loss } = chances(2467, 2344);
        for (counted, published) in [(win, 0.511), (draw, 0.351), (loss, 0.138)] {
            assert!((counted - published).abs() < 0.0005, "{counted} {published}");
        }
    }

    #[test]
    fn chances_are_chances_whatever_the_ratings() {
        for white in (0..4000).step_by(50) {
            for black in (0..4000).step_by(50) {
                let Chances { win, draw, loss } = chances(white, black);
                for chance in [win, draw, loss] {
                    assert!((-1e-9..=1.0 + 1e-9).contains(&chance), "{white} {black}: {chance}");
                }
                assert!((win + draw + loss - 1.0).abs() < 1e-9);
            }
        }
    }

    #[test]
    fn draws_on_request_keep_the_balance() {
        let even = chances(2000, 2000);
        let bent = even.with_draws(0.25);
        assert!((bent.win / bent.loss - even.win / even.loss).abs() < 1e-9);
        assert!((bent.draw - 0.25).abs() < 1e-9);
    }
}
