//! Which supervision a rapid or blitz event may choose (A.3 to A.5, B.3 to B.5 of 2017 and their successors).

use turmuhr_core::{Citation, Edition, cite};

use super::{Mode, Supervision};

/// How the games of an event are watched, as entered for the event.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Staffing {
    /// The most games that one arbiter watches at a time.
    pub games_per_arbiter: u32,
    /// The arbiter or an assistant keeps the score of every game.
    pub every_game_recorded: bool,
}

/// Why an event cannot be played as announced.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum RegimeFault {
    /// The regulations do not say which rules govern.
    NotStated,
    /// One arbiter may watch so many games at most.
    TooManyGames {
        /// The most games for one arbiter.
        at_most: u32,
    },
    /// Nobody keeps the score of every game.
    NotRecorded,
}

/// Every fault of the choice, with its article. The choice holds for the whole event, not for single rounds
/// or boards.
pub fn regime_faults(
    edition: Edition,
    mode: Mode,
    stated: Option<Supervision>,
    staffing: Staffing,
) -> Vec<(RegimeFault, Citation)> {
    let Some(text) = REGIMES.iter().find(|text| (text.edition, text.mode) == (edition, mode)) else {
        return Vec::new();
    };
    match stated {
        None => vec![(RegimeFault::NotStated, text.stated)],
        Some(Supervision::Limited) => Vec::new(),
        Some(Supervision::Full) => {
            let mut faults = Vec::new();
            if staffing.games_per_arbiter > text.games {
                faults.push((RegimeFault::TooManyGames { at_most: text.games }, text.ratio));
            }
            if !staffing.every_game_recorded {
                faults.push((RegimeFault::NotRecorded, text.recorded));
            }
            faults
        }
    }
}

struct Regime {
    edition: Edition,
    mode: Mode,
    /// Games one arbiter may watch under full supervision.
    games: u32,
    ratio: Citation,
    recorded: Citation,
    /// Where it says that the regulations name the choice.
    stated: Citation,
}

const REGIMES: &[Regime] = &[
    Regime {
        edition: Edition::Fide2017,
        mode: Mode::Rapid,
        games: 3,
        ratio: cite!(Fide2017, "A.3.1.1"),
        recorded: cite!(Fide2017, "A.3.1.2"),
        stated: cite!(Fide2017, "A.5"),
    },
    Regime {
        edition: Edition::Fide2017,
        mode: Mode::Blitz,
        games: 1,
        ratio: cite!(Fide2017, "B.3.1.1"),
        recorded: cite!(Fide2017, "B.3.1.2"),
        stated: cite!(Fide2017, "B.5"),
    },
    Regime {
        edition: Edition::Fide2018,
        mode: Mode::Rapid,
        games: 3,
        ratio: cite!(Fide2018, "A.3.1.1"),
        recorded: cite!(Fide2018, "A.3.1.2"),
        stated: cite!(Fide2018, "A.5"),
    },
    Regime {
        edition: Edition::Fide2018,
        mode: Mode::Blitz,
        games: 1,
        ratio: cite!(Fide2018, "B.3.1.1"),
        recorded: cite!(Fide2018, "B.3.1.2"),
        stated: cite!(Fide2018, "B.5"),
    },
    Regime {
        edition: Edition::Fide2023,
        mode: Mode::Rapid,
        games: 3,
        ratio: cite!(Fide2023, "A.4.1"),
        recorded: cite!(Fide2023, "A.4.2"),
        stated: cite!(Fide2023, "A.6"),
    },
    Regime {
        edition: Edition::Fide2023,
        mode: Mode::Blitz,
        games: 1,
        ratio: cite!(Fide2023, "B.2.1"),
        recorded: cite!(Fide2023, "B.2.2"),
        stated: cite!(Fide2023, "B.4"),
    },
];
