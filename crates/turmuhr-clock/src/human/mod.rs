//! Time controls in natural language: many forms are read, one for each language is written (T-73, T-74).

mod read;
mod words;

use std::num::NonZeroU32;

use turmuhr_core::ByColor;

use crate::{
    control::{ControlKind, Ending, PerMove, Schedule, TimeControl},
    time::Span,
};

pub use read::read;

/// The languages a control is written in. Both are read without specifying which.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Lang {
    /// `100 Min./40 Züge, dann 50 Min.`
    German,
    /// `100 min/40 moves, then 50 min`
    English,
}

impl Lang {
    /// Every language a control is written in.
    pub const ALL: [Lang; 2] = [Lang::German, Lang::English];
}

/// Writes a control in words.
///
/// ```
/// use turmuhr_clock::{Lang, code, human};
///
/// let control = code::read("40/6000+30:3000+30").unwrap();
/// assert_eq!(
///     human::write(&control, Lang::German),
///     "100 Min./40 Züge, dann 50 Min., dazu 30 s je Zug ab Zug 1"
/// );
/// ```
pub fn write(control: &TimeControl, lang: Lang) -> String {
    match control.kind() {
        ControlKind::Periods(sides) => by_color(sides, lang, schedule),
        ControlKind::Hourglass(sides) => by_color(sides, lang, |each, lang| match lang {
            Lang::German => format!("Sanduhr {}", duration(*each, lang)),
            Lang::English => format!("hourglass {}", duration(*each, lang)),
        }),
        ControlKind::Gong(each) => match lang {
            Lang::German => format!("Gong {} je Zug", duration(*each, lang)),
            Lang::English => format!("gong {} a move", duration(*each, lang)),
        },
        ControlKind::Upcount(sides) => by_color(sides, lang, |main, lang| match lang {
            Lang::German if main.is_zero() => "aufwärts gezählt".to_owned(),
            Lang::English if main.is_zero() => "counted up".to_owned(),
            Lang::German | Lang::English => format!("Scrabble {}", duration(*main, lang)),
        }),
    }
}

fn by_color<T: PartialEq>(sides: &ByColor<T>, lang: Lang, write: fn(&T, Lang) -> String) -> String {
    if sides.white == sides.black {
        return write(&sides.white, lang);
    }
    let (white, black) = (write(&sides.white, lang), write(&sides.black, lang));
    match lang {
        Lang::German => format!("Weiß: {white}; Schwarz: {black}"),
        Lang::English => format!("White: {white}; Black: {black}"),
    }
}

fn schedule(schedule: &Schedule, lang: Lang) -> String {
    let mut parts = Vec::new();
    for (index, period) in schedule.periods.iter().enumerate() {
        let last = index + 1 == schedule.periods.len();
        let repeats = last && schedule.ending == Ending::Repeat;
        let main = duration(period.main, lang);
        parts.push(match (period.moves, lang) {
            (None, _) => main,
            (Some(moves), Lang::German) if repeats => format!("{main} je {}", count(moves, lang)),
            (Some(moves), Lang::English) if repeats => format!("{main} for every {}", count(moves, lang)),
            (Some(moves), Lang::German) => format!("{main}/{}", count(moves, lang)),
            (Some(moves), Lang::English) => format!("{main} for {}", count(moves, lang)),
        });
    }
    match (schedule.ending, lang) {
        (Ending::Flag | Ending::Repeat, _) => {}
        (Ending::ByoYomi { moments, moment }, Lang::German) => {
            parts.push(format!("{moments} × {} Byo-Yomi", duration(moment, lang)));
        }
        (Ending::ByoYomi { moments, moment }, Lang::English) => {
            parts.push(format!("{moments} × {} byo-yomi", duration(moment, lang)));
        }
        (Ending::Canadian { moves, block }, Lang::German) => {
            parts.push(format!("kanadisch {} je {}", duration(block, lang), count(moves, lang)));
        }
        (Ending::Canadian { moves, block }, Lang::English) => {
            parts.push(format!("Canadian {} for every {}", duration(block, lang), count(moves, lang)));
        }
    }
    let then = match lang {
        Lang::German => ", dann ",
        Lang::English => ", then ",
    };
    parts.join(then) + &times_per_move(schedule, lang)
}

/// A time per move is named with its first move, and again where it changes (T-74).
fn times_per_move(schedule: &Schedule, lang: Lang) -> String {
    let mut text = String::new();
    let mut before = PerMove::None;
    for (period, first) in schedule.periods.iter().zip(schedule.first_moves()) {
        if period.per_move == before {
            continue;
        }
        before = period.per_move;
        let span = duration(period.per_move.span(), lang);
        text += &match (period.per_move, lang) {
            (PerMove::None, Lang::German) => format!(", ohne Zuschlag ab Zug {first}"),
            (PerMove::None, Lang::English) => format!(", no increment from move {first}"),
            (PerMove::Fischer(_), Lang::German) => format!(", dazu {span} je Zug ab Zug {first}"),
            (PerMove::Fischer(_), Lang::English) => format!(", plus {span} a move from move {first}"),
            (PerMove::Delay(_), Lang::German) => {
                format!(", dazu {span} Verzögerung je Zug ab Zug {first}")
            }
            (PerMove::Delay(_), Lang::English) => format!(", plus {span} delay a move from move {first}"),
            (PerMove::Bronstein(_), Lang::German) => format!(", dazu {span} Bronstein je Zug ab Zug {first}"),
            (PerMove::Bronstein(_), Lang::English) => {
                format!(", plus {span} Bronstein a move from move {first}")
            }
        };
    }
    text
}

fn count(moves: NonZeroU32, lang: Lang) -> String {
    match (moves.get(), lang) {
        (1, Lang::German) => "1 Zug".to_owned(),
        (1, Lang::English) => "1 move".to_owned(),
        (moves, Lang::German) => format!("{moves} Züge"),
        (moves, Lang::English) => format!("{moves} moves"),
    }
}

/// Minutes and seconds; organisers write `100 Min.`, not `1 h 40`.
fn duration(span: Span, lang: Lang) -> String {
    let (mins, millis) = (span.millis() / 60_000, span.millis() % 60_000);
    let secs = match (millis % 1000, lang) {
        (0, _) => format!("{} s", millis / 1000),
        (fraction, Lang::German) => format!("{},{} s", millis / 1000, decimals(fraction)),
        (fraction, Lang::English) => format!("{}.{} s", millis / 1000, decimals(fraction)),
    };
    match (mins, millis, lang) {
        (0, 1.., _) => secs,
        (_, 0, Lang::German) => format!("{mins} Min."),
        (_, 0, Lang::English) => format!("{mins} min"),
        (_, _, Lang::German) => format!("{mins} Min. {secs}"),
        (_, _, Lang::English) => format!("{mins} min {secs}"),
    }
}

fn decimals(millis: u64) -> String {
    format!("{millis:03}").trim_end_matches('0').to_owned()
}
