//! Reads natural language (T-73).

use std::num::NonZeroU32;

use turmuhr_core::{ByColor, Color};

use super::{
    Lang,
    words::{HOUR, Lead, MINUTE, SECOND, Token, Word, tokens, unreadable},
};
use crate::{
    control::{ControlError, ControlKind, Ending, PerMove, Period, Schedule, TimeControl},
    presets::PRESETS,
    time::Span,
};

/// Reads a control in German or English, leniently; also labels and ids of presets.
///
/// An ambiguous number without a unit is refused with both readings.
///
/// ```
/// use turmuhr_clock::{code, human};
///
/// let control = human::read("90'/40 + 30' + 30\"/Zug").unwrap();
/// assert_eq!(code::write(&control).unwrap(), "40/5400+30:1800+30");
/// ```
pub fn read(text: &str) -> Result<TimeControl, ControlError> {
    let label = text.trim();
    if label.is_empty() {
        return Err(ControlError::Empty);
    }
    let named = |name: &str| name.eq_ignore_ascii_case(label);
    if let Some(preset) =
        PRESETS.iter().find(|p| named(p.id) || Lang::ALL.into_iter().any(|lang| named(p.label(lang))))
    {
        return Ok(preset.control());
    }
    let tokens = tokens(text)?;
    let first = control(text, &tokens, Choice::First)?;
    let second = control(text, &tokens, Choice::Second)?;
    if first == second {
        return TimeControl::new(first);
    }
    let readings = [first, second].into_iter().filter_map(|kind| TimeControl::new(kind).ok()).collect();
    Err(ControlError::Ambiguous { text: label.to_owned(), readings })
}

/// How to read an ambiguous number.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Choice {
    /// Minutes first, and minutes rather than seconds.
    First,
    Second,
}

fn control(text: &str, tokens: &[Token], choice: Choice) -> Result<ControlKind, ControlError> {
    let black = tokens.iter().position(|token| token.word == Word::Side(Color::Black));
    let (white, black) = match (tokens.first(), black) {
        (Some(Token { word: Word::Side(Color::White), .. }), Some(black)) => {
            (side(text, &tokens[1..black], choice)?, side(text, &tokens[black + 1..], choice)?)
        }
        _ => {
            let both = side(text, tokens, choice)?;
            (both.clone(), both)
        }
    };
    match (white, black) {
        (Side::Schedule(white), Side::Schedule(black)) => Ok(ControlKind::Periods(ByColor { white, black })),
        (Side::Hourglass(white), Side::Hourglass(black)) => {
            Ok(ControlKind::Hourglass(ByColor { white, black }))
        }
        (Side::Upcount(white), Side::Upcount(black)) => Ok(ControlKind::Upcount(ByColor { white, black })),
        (Side::Gong(white), Side::Gong(black)) if white == black => Ok(ControlKind::Gong(white)),
        _ => Err(unreadable(text, 0)),
    }
}

#[derive(Clone)]
enum Side {
    Schedule(Schedule),
    Hourglass(Span),
    Gong(Span),
    Upcount(Span),
}

fn side(text: &str, tokens: &[Token], choice: Choice) -> Result<Side, ControlError> {
    let parts = parts(text, tokens)?;
    let [first, ..] = parts.as_slice() else { return Err(ControlError::Empty) };
    let alone = parts.len() == 1;
    let span = || first.time(MINUTE).ok_or_else(|| unreadable(text, first.at));
    match first.mode {
        Some(Word::Hourglass) if alone => Ok(Side::Hourglass(span()?)),
        Some(Word::Gong) if alone => {
            Ok(Side::Gong(first.time(SECOND).ok_or_else(|| unreadable(text, first.at))?))
        }
        Some(Word::Scrabble) if alone => Ok(Side::Upcount(span()?)),
        Some(Word::CountUp) if alone => Ok(Side::Upcount(Span::ZERO)),
        _ => schedule(text, &parts, choice).map(Side::Schedule),
    }
}

/// The text between two breaks.
#[derive(Copy, Clone, Debug)]
struct Part {
    lead: Option<Lead>,
    at: usize,
    /// With a unit, in milliseconds.
    span: Option<u64>,
    only_secs: bool,
    /// A number without a unit, in thousandths.
    bare: Option<u64>,
    /// `90/40`, in either order.
    slash: Option<(u64, u64)>,
    moves: Option<u64>,
    /// `je 20 Züge`
    repeats: bool,
    rest: bool,
    per_move: bool,
    from: Option<u64>,
    times: Option<u64>,
    mode: Option<Word>,
}

impl Part {
    fn new(lead: Option<Lead>, at: usize) -> Part {
        Part {
            lead,
            at,
            span: None,
            only_secs: false,
            bare: None,
            slash: None,
            moves: None,
            repeats: false,
            rest: false,
            per_move: false,
            from: None,
            times: None,
            mode: None,
        }
    }

    fn time(&self, bare_unit: u64) -> Option<Span> {
        let bare = self.bare.map(|number| number * bare_unit / 1000);
        self.span.or(bare).map(Span::from_millis)
    }
}

fn parts(text: &str, tokens: &[Token]) -> Result<Vec<Part>, ControlError> {
    let mut parts: Vec<Part> = Vec::new();
    let mut lead = None;
    let mut rest = tokens;
    while let [token, after @ ..] = rest {
        if let Word::Break(next) = token.word {
            lead = lead.max(Some(next));
            rest = after;
            continue;
        }
        let (part, after) = part(text, rest, lead)?;
        parts.push(part);
        rest = after;
        // `G/60 d5`: text without a break is a part of its own.
        lead = Some(Lead::Comma);
    }
    Ok(parts)
}

fn part<'a>(
    text: &str,
    tokens: &'a [Token],
    lead: Option<Lead>,
) -> Result<(Part, &'a [Token]), ControlError> {
    use Word::{Each, For, From, In, Moves, Number, Rest, Slash, Times, Unit};
    let at = tokens.first().map_or(0, |token| token.at);
    let mut part = Part::new(lead, at);
    let mut rest = tokens;
    let word = |tokens: &[Token], index: usize| tokens.get(index).map(|token| token.word);
    loop {
        let begun = part.span.is_some() || part.bare.is_some() || part.slash.is_some();
        let next = [word(rest, 0), word(rest, 1), word(rest, 2), word(rest, 3)];
        let used = match next {
            [None | Some(Word::Break(_)), ..] => break,
            // `40 in 90`, `40 moves in 90 min`, `40 Züge/90 min`, `40/90 min`
            [Some(Number(moves)), Some(In), ..] if !begun => take(&mut part.moves, moves, 2),
            [Some(Number(moves)), Some(Moves), Some(In | Slash), ..] if !begun => {
                take(&mut part.moves, moves, 3)
            }
            [Some(Number(moves)), Some(Slash), Some(Number(_)), Some(Unit(_))] if !begun => {
                take(&mut part.moves, moves, 2)
            }
            // `20 an hour`
            [Some(Number(moves)), Some(Each), Some(Unit(HOUR)), ..] if !begun => {
                (part.span, part.repeats) = (Some(HOUR), true);
                take(&mut part.moves, moves, 3)
            }
            [Some(Number(moves)), Some(Moves), Some(Each), Some(Unit(HOUR))] if !begun => {
                (part.span, part.repeats) = (Some(HOUR), true);
                take(&mut part.moves, moves, 4)
            }
            // `90/40`
            [Some(Number(first)), Some(Slash), Some(Number(second)), after]
                if !begun && after != Some(Moves) =>
            {
                take(&mut part.slash, (first, second), 3)
            }
            [Some(Number(count)), Some(Times), ..] if !begun => take(&mut part.times, count, 2),
            // `1 Min. 30 s`
            [Some(Number(number)), Some(Unit(unit)), ..] if part.bare.is_none() && part.slash.is_none() => {
                part.only_secs = unit == SECOND && part.span.is_none_or(|_| part.only_secs);
                part.span = Some(part.span.unwrap_or(0).saturating_add(number * unit / 1000));
                2
            }
            [Some(Number(number)), ..] if !begun => take(&mut part.bare, number, 1),
            // `/40`, `/40 Züge`, `/Zug`, `/Rest`
            [Some(Slash), Some(Number(moves)), Some(Moves), ..] => take(&mut part.moves, moves, 3),
            [Some(Slash), Some(Number(moves)), ..] if begun => take(&mut part.moves, moves, 2),
            [Some(Slash), Some(Moves), ..] => set(&mut part.per_move, 2),
            [Some(Slash), Some(Rest), ..] => set(&mut part.rest, 2),
            // `SD/30`
            [Some(Rest), Some(Slash | Moves | In), ..] => set(&mut part.rest, 2),
            [Some(Rest), ..] => set(&mut part.rest, 1),
            [Some(For), Some(Rest), Some(Moves), ..] => set(&mut part.rest, 3),
            [Some(For), Some(Rest), ..] => set(&mut part.rest, 2),
            [Some(For), Some(Each), Some(Number(moves)), after] => {
                part.repeats = true;
                take(&mut part.moves, moves, 3 + usize::from(after == Some(Moves)))
            }
            [Some(For), Some(Number(moves)), after, _] => {
                take(&mut part.moves, moves, 2 + usize::from(after == Some(Moves)))
            }
            [Some(Each), Some(Moves), ..] => set(&mut part.per_move, 2),
            [Some(Each), Some(Number(moves)), after, _] => {
                part.repeats = true;
                take(&mut part.moves, moves, 2 + usize::from(after == Some(Moves)))
            }
            [Some(From), Some(Moves), Some(Number(from)), _] => take(&mut part.from, from, 3),
            // `d5` after a complete part begins a new one.
            [Some(Word::Delay | Word::Bronstein | Word::Increment), Some(Number(_)), ..] if begun => break,
            [Some(Word::Increment), ..] if part.mode.is_some() => 1,
            [
                Some(
                    mode @ (Word::Delay
                    | Word::Bronstein
                    | Word::Increment
                    | Word::No
                    | Word::ByoYomi
                    | Word::Canadian
                    | Word::Hourglass
                    | Word::Gong
                    | Word::Scrabble
                    | Word::CountUp),
                ),
                ..,
            ] => take(&mut part.mode, mode, 1),
            [Some(_), ..] => 0,
        };
        if used == 0 {
            return Err(unreadable(text, rest[0].at));
        }
        rest = &rest[used..];
    }
    if rest.len() == tokens.len() {
        return Err(unreadable(text, at));
    }
    Ok((part, rest))
}

/// Fills an empty slot and returns the number of words used; 0 if the slot was full.
fn take<T>(slot: &mut Option<T>, value: T, words: usize) -> usize {
    if slot.is_some() {
        return 0;
    }
    *slot = Some(value);
    words
}

fn set(flag: &mut bool, words: usize) -> usize {
    *flag = true;
    words
}

fn schedule(text: &str, parts: &[Part], choice: Choice) -> Result<Schedule, ControlError> {
    let bad = |part: &Part| unreadable(text, part.at);
    // Texts with `SD` or `G` put the moves first: `40/90, SD/30`.
    let moves_first = parts.iter().any(|part| part.rest);
    let mut schedule = Schedule { periods: Vec::new(), ending: Ending::Flag };
    let mut per_move = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        let last = index + 1 == parts.len();
        let open = schedule.periods.last().is_some_and(|period: &Period| period.moves.is_some());
        match part.mode {
            Some(Word::ByoYomi) => {
                let moments = count(part.times.unwrap_or(1000)).ok_or_else(|| bad(part))?;
                let moment = part.time(SECOND).ok_or_else(|| bad(part))?;
                end(&mut schedule, Ending::ByoYomi { moments, moment }).ok_or_else(|| bad(part))?;
                continue;
            }
            Some(Word::Canadian) => {
                let moves = part.moves.and_then(count).ok_or_else(|| bad(part))?;
                let block = part.time(MINUTE).ok_or_else(|| bad(part))?;
                end(&mut schedule, Ending::Canadian { moves, block }).ok_or_else(|| bad(part))?;
                continue;
            }
            Some(Word::No | Word::Increment | Word::Delay | Word::Bronstein) | None => {}
            Some(_) => return Err(bad(part)),
        }
        if part.times.is_some() {
            return Err(bad(part));
        }
        if is_per_move(part, index == 0, open, last, choice) {
            if part.moves.is_some() || part.slash.is_some() || part.rest {
                return Err(bad(part));
            }
            per_move.push(part);
            continue;
        }
        let (main, moves) = match part.slash {
            Some(slash) => {
                let (minutes, moves) = minutes_and_moves(slash, moves_first, choice);
                (Some(Span::from_millis(minutes * MINUTE / 1000)), Some(moves))
            }
            None => (part.time(MINUTE), part.moves),
        };
        let moves = moves.map(|moves| count(moves).ok_or_else(|| bad(part))).transpose()?;
        let main = main.ok_or_else(|| bad(part))?;
        if schedule.ending != Ending::Flag || part.rest && moves.is_some() {
            return Err(bad(part));
        }
        schedule.periods.push(Period { moves, main, per_move: PerMove::None });
        if part.repeats {
            schedule.ending = Ending::Repeat;
        }
    }
    for part in per_move {
        apply(&mut schedule, part, text)?;
    }
    Ok(schedule)
}

/// Only one ending can follow the last period.
fn end(schedule: &mut Schedule, ending: Ending) -> Option<()> {
    (schedule.ending == Ending::Flag).then(|| schedule.ending = ending)
}

fn is_per_move(part: &Part, first: bool, open: bool, last: bool, choice: Choice) -> bool {
    if part.per_move || part.mode.is_some() || part.from.is_some() {
        return true;
    }
    if first || part.moves.is_some() || part.slash.is_some() || part.rest {
        return false;
    }
    match (part.lead, part.bare) {
        (Some(Lead::Then), _) => false,
        (Some(Lead::Besides | Lead::Bar), _) => true,
        (_, None) => part.only_secs,
        // All moves have their time, so only a time per move can follow.
        (_, Some(_)) if !open => true,
        // A later part needs a period before it.
        (_, Some(_)) if !last => false,
        // T-73: `90/40 + 30` means minutes in league texts and seconds elsewhere.
        (_, Some(number)) => number <= 60_000 && choice == Choice::Second,
    }
}

/// Which of two numbers is minutes: the one above 60; the second if moves come first.
fn minutes_and_moves((first, second): (u64, u64), moves_first: bool, choice: Choice) -> (u64, u64) {
    let large = |number: u64| number > 60_000;
    let minutes_first = match (large(first), large(second)) {
        _ if moves_first => false,
        (true, false) => true,
        (false, true) => false,
        _ => choice == Choice::First,
    };
    if minutes_first { (first, second) } else { (second, first) }
}

fn apply(schedule: &mut Schedule, part: &Part, text: &str) -> Result<(), ControlError> {
    let bad = || unreadable(text, part.at);
    let span = part.time(SECOND);
    let per_move = match (part.mode, span) {
        (Some(Word::No), None) => PerMove::None,
        (Some(Word::Delay), Some(span)) => PerMove::Delay(span),
        (Some(Word::Bronstein), Some(span)) => PerMove::Bronstein(span),
        (Some(Word::Increment) | None, Some(span)) => PerMove::Fischer(span),
        _ => return Err(bad()),
    };
    let from = match part.from {
        None => 1,
        Some(number) => count(number).ok_or_else(bad)?.get(),
    };
    let firsts: Vec<u32> = schedule.first_moves().collect();
    if !firsts.contains(&from) {
        return Err(ControlError::NotAFirstMove { number: from });
    }
    for (period, first) in schedule.periods.iter_mut().zip(firsts) {
        if first >= from {
            period.per_move = per_move;
        }
    }
    Ok(())
}

/// A whole positive number.
fn count(thousandths: u64) -> Option<NonZeroU32> {
    let whole = thousandths.is_multiple_of(1000);
    u32::try_from(thousandths / 1000).ok().and_then(NonZeroU32::new).filter(|_| whole)
}
