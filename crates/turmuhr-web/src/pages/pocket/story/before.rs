//! What is known before a story: clocks, position, moves, and the rules of the event.

use maud::{Markup, html};
use turmuhr_clock::Span;
use turmuhr_core::{Chess, Color, Position, fen};
use turmuhr_exchange::pgn;
use turmuhr_laws::{
    game::{Choice, Restored},
    notation::{Language, Style, read_movetext, write_move},
    words::Word,
};
use turmuhr_texts::{Lang, incident as told, ruling::choice as penalty, values};
use turmuhr_tournament::{
    incident::{Answer, Conditions, DrawRule, Ending, Name, NoAnswer, Seen, Side, Written, position as read},
    round::Game,
};

use super::{
    super::{Place, form},
    address, kept,
};
use crate::{
    api::asks::StoryAsked,
    http::Ask,
    parts::{Editor, choice, field},
    words::{pocket, story as say},
};

/// The rules of the event, as typed.
pub(super) fn conditions(asked: &StoryAsked, lang: Lang) -> Result<Conditions, String> {
    let time = |typed: &Option<String>| -> Result<_, String> {
        match typed {
            None => Ok(None),
            Some(typed) => {
                let seconds = form::reading(typed).ok_or_else(|| pocket::no_reading(lang, typed))?;
                Ok(Some(Written(Span::from_secs(seconds))))
            }
        }
    };
    let draws = match asked.draws.as_deref() {
        None => None,
        Some("forbidden") => Some(DrawRule::Forbidden),
        Some(typed) => {
            let moves = typed.parse().map_err(|_| say::no_draw_rule(lang, typed))?;
            Some(DrawRule::AfterMove(moves))
        }
    };
    Ok(Conditions {
        default_time: time(&asked.default_time)?,
        draws,
        no_arbiter: asked.no_arbiter.is_some(),
        visually_impaired: asked.visually_impaired,
        hearing_impaired: asked.hearing_impaired,
        basic_rules: asked.basic_rules.is_some(),
        device_penalty: word::<Choice>(asked.device_penalty.as_deref(), lang)?,
        no_fines: asked.no_fines.is_some(),
        no_appeals: asked.no_appeals.is_some(),
        longer_endings: endings(asked.longer_endings.as_deref(), lang)?,
        pooled_counter: asked.pooled_counter.is_some(),
        restored_times: word::<Restored>(asked.restored_times.as_deref(), lang)?,
        round_started: time(&asked.round_started)?,
        increment_at_start: asked.increment_at_start.is_some(),
    })
}

fn word<T: Word>(typed: Option<&str>, lang: Lang) -> Result<Option<Name<T>>, String> {
    let Some(typed) = typed else { return Ok(None) };
    T::meaning(typed).map(|value| Some(Name(value))).ok_or_else(|| say::no_word(lang, typed))
}

fn endings(typed: Option<&str>, lang: Lang) -> Result<Vec<Ending>, String> {
    let one = |text: &str| {
        let (pieces, moves) = text.trim().split_once(' ')?;
        Some(Ending { pieces: pieces.to_owned(), moves: moves.trim().parse().ok()? })
    };
    let all = typed.unwrap_or_default().split(',').filter(|text| !text.trim().is_empty());
    all.map(|text| one(text).ok_or_else(|| say::no_ending(lang, text))).collect()
}

/// The position before the moves, if it is known.
pub(super) fn start(seen: &Seen) -> Option<Chess> {
    if !seen.position.is_empty() {
        return read(&seen.position).ok();
    }
    let story = seen.story.as_deref()?;
    (story.begins() || !story.moves.is_empty()).then(Chess::default)
}

/// The position after the moves, if it is known.
pub(super) fn position(seen: &Seen) -> Option<Chess> {
    let mut position = start(seen)?;
    let moves = &seen.story.as_deref()?.moves;
    for m in read_movetext(&position, moves, Language::En).ok()?.moves() {
        position.play_unchecked(m);
    }
    Some(position)
}

/// Start position and moves of the stored game.
fn stored(game: &Game) -> Option<(String, String)> {
    let record = pgn::read(game.pgn.as_bytes()).next().filter(pgn::Record::is_ok)?;
    let mut at = record.game.start().clone();
    let start = if at == Chess::default() { String::new() } else { fen::write(&at) };
    let mut moves = Vec::new();
    for node in record.game.mainline() {
        let pgn::Step::Move(m) = node.step() else { return None };
        moves.push(write_move(&at, m, Style { check_sign: false, ..Style::PGN }));
        at.play_unchecked(m);
    }
    (!moves.is_empty()).then(|| (start, moves.join(" ")))
}

/// Links to a position: the initial one, the stored game, the editor.
pub(super) fn ways(ask: &Ask, place: &Place<'_>) -> Markup {
    let lang = ask.lang;
    let of = |start: String, record: String| {
        let mut fields = kept(ask);
        fields.retain(|(name, _)| !matches!(*name, "fen" | "record"));
        fields
            .extend([("fen", start), ("record", record)].into_iter().filter(|(_, value)| !value.is_empty()));
        // The form of an event stays open.
        let doing = [("do", ask.query.text("do").to_owned()), ("by", ask.query.text("by").to_owned())];
        fields.extend(doing.into_iter().filter(|(_, value)| !value.is_empty()));
        address(ask, &fields)
    };
    html! {
        ul.chips #ways {
            @if let Some((start, record)) = stored(place.game) {
                li { a.chip #from-game href=(of(start, record)) { (say::from_game(lang)) } }
            }
            li { a.chip #from-start href=(of(fen::write(&Chess::default()), String::new())) { (say::from_start(lang)) } }
            li { a.chip href="#details" { (say::set_up(lang)) } }
        }
    }
}

/// The form of everything before the first event.
pub(super) fn details(
    ask: &Ask,
    place: &Place<'_>,
    seen: &Seen,
    answer: &Result<Answer, NoAnswer>,
) -> Markup {
    let lang = ask.lang;
    let shown = |side: Color| seen.readings.map(|read| told::setting(side.fold_wb(read.white, read.black)));
    let text = |name: &str| ask.query.text(name).to_owned();
    let missing =
        matches!(answer, Err(NoAnswer::ReadingsMissing | NoAnswer::TurnMissing | NoAnswer::MovesMissing));
    let unruled = matches!(answer, Err(NoAnswer::GuidelinesMissing))
        || seen.guidelines.is_some()
        || seen.story.as_deref().is_some_and(|story| !story.conditions.is_usual());
    let no_board =
        matches!(answer, Err(NoAnswer::PositionMissing | NoAnswer::Position(_) | NoAnswer::Moves(_)));
    let setup = fen::read_setup(&seen.position)
        .unwrap_or_else(|_| Chess::default().to_setup(turmuhr_core::EnPassantMode::Legal));
    let sides = |name: &str, label: String, none: String| {
        let all: Vec<(String, String)> = std::iter::once((String::new(), none))
            .chain(
                Side::ALL.map(|side| (side.word().to_owned(), values::colour(side.into(), lang).to_owned())),
            )
            .collect();
        choice(name, &label, ask.query.text(name), &all)
    };
    let check = |name: &str, label: String| {
        html! {
            label.check { input type="checkbox" name=(name) value="yes" checked[ask.query.has(name)]; " " (label) }
        }
    };
    html! {
        form.narrow method="get" action=(ask.here) #details {
            h3 { (say::before(lang)) }
            input type="hidden" name="game" value=(place.at.game);
            input type="hidden" name="kind" value=(seen.kind.word());
            @for did in ask.query.all("did") { input type="hidden" name="did" value=(did); }
            details.more open[missing || seen.readings.is_some()] {
                summary { (pocket::clocks_show(lang)) }
                (form::clock_fields(lang, shown(Color::White), shown(Color::Black)))
                p.note { (say::clocks_before(lang)) }
                (sides("to_move", say::to_move(lang), "–".to_owned()))
                label.field.short { span { (pocket::moves(lang)) } input name="moves" type="number" inputmode="numeric" min="0" max="999" value=(text("moves")); }
            }
            details.more #position open[no_board] {
                summary { (say::position(lang)) }
                (Editor { setup: &setup, fen: &seen.position, bottom: Color::White, label: say::position(lang), judge: "" }.markup(lang))
                (field("record", &say::record(lang), &text("record"), "text"))
                // Without a position the board's place has them.
                @if start(seen).is_some() { (ways(ask, place)) }
            }
            details.more #conditions open[unruled] {
                summary { (say::rules(lang)) }
                (choice("guidelines", &pocket::guidelines(lang), ask.query.text("guidelines"), &[(String::new(), "–".to_owned()), ("yes".to_owned(), pocket::yes(lang)), ("no".to_owned(), pocket::no(lang))]))
                (field("default_time", &say::default_time(lang), &text("default_time"), "text"))
                (choice("draws", &say::draws(lang), ask.query.text("draws"), &draw_rules(ask.query.text("draws"), lang)))
                (sides("visually_impaired", say::visually_impaired(lang), say::nobody(lang)))
                (sides("hearing_impaired", say::hearing_impaired(lang), say::nobody(lang)))
                (choice("device_penalty", &say::device_penalty(lang), ask.query.text("device_penalty"), &penalties(lang)))
                (choice("restored_times", &say::restored_times(lang), ask.query.text("restored_times"), &restored(lang)))
                (field("round_started", &say::round_started(lang), &text("round_started"), "text"))
                (field("longer_endings", &say::longer_endings(lang), &text("longer_endings"), "text"))
                (check("no_arbiter", say::no_arbiter(lang)))
                (check("basic_rules", say::basic_rules(lang)))
                (check("no_fines", say::no_fines(lang)))
                (check("no_appeals", say::no_appeals(lang)))
                (check("pooled_counter", say::pooled_counter(lang)))
                (check("increment_at_start", say::increment_at_start(lang)))
            }
            button { (pocket::ask_again(lang)) }
        }
    }
}

/// Allowed, forbidden, or after one of the usual moves.
fn draw_rules(chosen: &str, lang: Lang) -> Vec<(String, String)> {
    let mut after: Vec<u32> = vec![20, 25, 30, 40];
    after.extend(chosen.parse::<u32>().ok().filter(|moves| !after.contains(moves)));
    let first =
        [(String::new(), say::draws_allowed(lang)), ("forbidden".to_owned(), say::draws_forbidden(lang))];
    let after = after.into_iter().map(|moves| (moves.to_string(), say::draws_after(lang, moves)));
    first.into_iter().chain(after).collect()
}

fn penalties(lang: Lang) -> Vec<(String, String)> {
    let none = (String::new(), say::none(lang));
    let all = Choice::ALL.into_iter().filter(|choice| choice.is_penalty());
    std::iter::once(none)
        .chain(all.map(|choice| (choice.word().to_owned(), penalty(choice, lang).to_owned())))
        .collect()
}

fn restored(lang: Lang) -> Vec<(String, String)> {
    let label = |times: &Restored| match times {
        Restored::Unchanged => say::times_stay(lang),
        Restored::Proportional => say::times_in_proportion(lang),
        Restored::Unknown => say::times_unknown(lang),
    };
    let value = |times: &Restored| match times {
        Restored::Unchanged => String::new(),
        Restored::Proportional | Restored::Unknown => times.word().to_owned(),
    };
    Restored::ALL.iter().map(|times| (value(times), label(times))).collect()
}
