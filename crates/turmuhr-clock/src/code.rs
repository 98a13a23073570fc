//! Written codes: the form of the PGN tag and of scenario files, and record 222 of TRF26.
//!
//! | text | meaning |
//! |---|---|
//! | `40/5400+30:1800+30` | 40 moves in 90 minutes, then 30 minutes, 30 seconds a move |
//! | `300d2`, `300b2` | two seconds of delay, or of Bronstein, a move |
//! | `50/9000:20/3600*` | the last period repeats |
//! | `*180` | an hourglass |
//! | `W300-B240` | each side its own periods |

use std::num::NonZeroU32;

use turmuhr_core::ByColor;

use crate::{
    control::{ControlError, ControlKind, Ending, PerMove, Period, Schedule, TimeControl},
    time::{Span, decimal_secs, digits},
};

/// Reads a control; refuses a period without a move count that is followed by another.
pub fn read(text: &str) -> Result<TimeControl, ControlError> {
    TimeControl::new(kind(text)?)
}

/// Reads the setting of a clock, whose periods may change at zero (T-05): `5400+30:1800+30`.
pub fn read_setting(text: &str) -> Result<TimeControl, ControlError> {
    TimeControl::on_device(kind(text)?)
}

/// Writes the form that [`read`] accepts. Byo-yomi, gong and counting up have no code.
pub fn write(control: &TimeControl) -> Result<String, ControlError> {
    match control.kind() {
        ControlKind::Periods(sides) => by_color(sides, side_code),
        ControlKind::Hourglass(sides) if sides.white == sides.black => Ok(format!("*{}", secs(sides.white))),
        ControlKind::Hourglass(_) | ControlKind::Gong(_) | ControlKind::Upcount(_) => {
            Err(ControlError::NotExpressible)
        }
    }
}

/// Reads record 222 of a TRF26 file: whole seconds, increments only, no repeating period (T-71).
pub fn read_trf(text: &str) -> Result<TimeControl, ControlError> {
    let control = read(text)?;
    match write_trf(&control) {
        Ok(_) => Ok(control),
        Err(_) => Err(unreadable(text, text)),
    }
}

/// Writes record 222; anything else belongs in the free text of record 122.
pub fn write_trf(control: &TimeControl) -> Result<String, ControlError> {
    let fits = |schedule: &Schedule| {
        schedule.ending == Ending::Flag
            && schedule.periods.iter().all(|period| {
                let per_move = matches!(period.per_move, PerMove::None | PerMove::Fischer(_));
                per_move
                    && [period.main, period.per_move.span()]
                        .iter()
                        .all(|span| span.millis().is_multiple_of(1000))
            })
    };
    match control.kind() {
        ControlKind::Periods(sides) if fits(&sides.white) && fits(&sides.black) => by_color(sides, side_code),
        _ => Err(ControlError::NotExpressible),
    }
}

fn by_color(
    sides: &ByColor<Schedule>,
    write: fn(&Schedule) -> Result<String, ControlError>,
) -> Result<String, ControlError> {
    let white = write(&sides.white)?;
    Ok(if sides.white == sides.black { white } else { format!("W{white}-B{}", write(&sides.black)?) })
}

fn side_code(schedule: &Schedule) -> Result<String, ControlError> {
    let star = match schedule.ending {
        Ending::Flag => "",
        Ending::Repeat => "*",
        Ending::ByoYomi { .. } | Ending::Canadian { .. } => return Err(ControlError::NotExpressible),
    };
    let periods: Vec<String> = schedule.periods.iter().map(period_code).collect();
    Ok(periods.join(":") + star)
}

fn period_code(period: &Period) -> String {
    let moves = period.moves.map(|moves| format!("{moves}/")).unwrap_or_default();
    let per_move = match period.per_move {
        PerMove::None => String::new(),
        PerMove::Fischer(span) => format!("+{}", secs(span)),
        PerMove::Delay(span) => format!("d{}", secs(span)),
        PerMove::Bronstein(span) => format!("b{}", secs(span)),
    };
    format!("{moves}{}{per_move}", secs(period.main))
}

fn secs(span: Span) -> String {
    let (secs, millis) = (span.millis() / 1000, span.millis() % 1000);
    match millis {
        0 => secs.to_string(),
        _ => format!("{secs}.{}", format!("{millis:03}").trim_end_matches('0')),
    }
}

fn kind(text: &str) -> Result<ControlKind, ControlError> {
    let code = text.trim();
    match code {
        "" => return Err(ControlError::Empty),
        "?" => return Err(ControlError::NotKnown),
        "-" => return Err(ControlError::Untimed),
        _ => {}
    }
    if let Some(each) = code.strip_prefix('*') {
        let each = decimal_secs(each).ok_or_else(|| unreadable(text, each))?;
        return Ok(ControlKind::Hourglass(ByColor { white: each, black: each }));
    }
    if let Some(sides) = code.strip_prefix('W') {
        let (white, black) = sides.split_once("-B").ok_or_else(|| unreadable(text, sides))?;
        return Ok(ControlKind::Periods(ByColor { white: side(text, white)?, black: side(text, black)? }));
    }
    let both = side(text, code)?;
    Ok(ControlKind::Periods(ByColor { white: both.clone(), black: both }))
}

fn side(text: &str, code: &str) -> Result<Schedule, ControlError> {
    let (code, ending) = match code.strip_suffix('*') {
        Some(code) => (code, Ending::Repeat),
        None => (code, Ending::Flag),
    };
    let periods = code.split(':').map(|code| period(text, code)).collect::<Result<_, _>>()?;
    Ok(Schedule { periods, ending })
}

fn period(text: &str, code: &str) -> Result<Period, ControlError> {
    let bad = |part: &str| unreadable(text, part);
    let (moves, times) = match code.split_once('/') {
        None => (None, code),
        Some((moves, times)) => {
            let count = digits(moves).and_then(NonZeroU32::new).ok_or_else(|| bad(moves))?;
            (Some(count), times)
        }
    };
    let (main, per_move) = match times.find(['+', 'd', 'b']) {
        None => (times, PerMove::None),
        Some(sign) => {
            let (main, rest) = times.split_at(sign);
            let span = decimal_secs(&rest[1..]).ok_or_else(|| bad(rest))?;
            let per_move = match &rest[..1] {
                // Some programs write `300+0` for 300.
                _ if span.is_zero() => PerMove::None,
                "+" => PerMove::Fischer(span),
                "d" => PerMove::Delay(span),
                _ => PerMove::Bronstein(span),
            };
            (main, per_move)
        }
    };
    Ok(Period { moves, main: decimal_secs(main).ok_or_else(|| bad(main))?, per_move })
}

/// `part` is a slice of `text`, so its position is known.
fn unreadable(text: &str, part: &str) -> ControlError {
    let at = (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
    ControlError::Unreadable { at, text: part.to_owned() }
}
