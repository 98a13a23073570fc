//! The ruling of the Laws, open choices, and the buttons that accept it.

use maud::{Markup, html};
use turmuhr_core::{Chess, Color, EnPassantMode, Position, fen};
use turmuhr_laws::game::{Choice, Consequence};
use turmuhr_laws::words::Word;
use turmuhr_rulebook::articles;
use turmuhr_texts::{Lang, incident as told, mate, values};
use turmuhr_tournament::{
    Readings,
    incident::{Answer, Group, Kind, NoAnswer, Seen, Side, position},
};

use super::{Place, form, quick, stored_position};
use crate::{
    http::Ask,
    parts::{Editor, csrf},
    words::pocket as say,
};

pub(super) fn page(ask: &Ask, place: &Place<'_>, seen: &Seen, answer: &Result<Answer, NoAnswer>) -> Markup {
    let lang = ask.lang;
    html! {
        h2 { (told::happened(seen, lang)) }
        (kinds(ask, place, seen))
        section.ruling aria-live="polite" aria-label=(say::follows(lang)) {
            @match answer {
                Ok(answer) => (ruling(seen, answer, lang)),
                Err(why) => p.warn { (told::no_answer(why, lang)) },
            }
        }
        @match answer {
            Ok(answer) => {
                @if !answer.options.is_empty() { (options(ask, place, seen, answer)) }
                @if let Some(winner) = answer.unless_no_mate { (sure(ask, place, seen, winner)) }
                @if answer.is_final() { (take_over(ask, place, seen, answer)) }
            },
            Err(_) => {},
        }
        (details(ask, place, seen, answer))
        (otherwise(ask, place, seen))
        p.links { a href={ (ask.here) "?game=" (place.at.game) } { (say::other_incident(lang)) } }
    }
}

/// Other kinds of the same group, and the other side.
fn kinds(ask: &Ask, place: &Place<'_>, seen: &Seen) -> Markup {
    let lang = ask.lang;
    let group: Group = seen.kind.group();
    let to = |kind: Kind, side: Option<Side>| {
        let other = Seen { kind, side, chosen: None, ..seen.clone() };
        format!("{}?game={}&{}", ask.here, place.at.game, form::query(&form::fields(&other)))
    };
    html! {
        nav.filters.kinds aria-label=(told::group(group, lang)) {
            @for kind in std::iter::once(seen.kind).chain(group.kinds().filter(|kind| *kind != seen.kind)) {
                a.chip href=(to(kind, seen.side)) aria-current=[(kind == seen.kind).then_some("true")] { (told::kind(kind, lang)) }
            }
            @for quick in quick::of(group) {
                a.chip href=(quick.address(ask, place.at.game, seen.side)) data-quick=(quick.word) { (quick.label(lang)) }
            }
        }
        @if seen.kind.needs().side {
            nav.filters {
                @for side in Side::ALL {
                    a.chip href=(to(seen.kind, Some(side))) aria-current=[(Some(side) == seen.side).then_some("true")] {
                        span.disc.(side.word()) aria-hidden="true" {} " " (values::colour(side.into(), lang))
                    }
                }
            }
        }
    }
}

fn ruling(seen: &Seen, answer: &Answer, lang: Lang) -> Markup {
    let said: Vec<_> =
        answer.said.iter().filter(|ruling| !matches!(ruling.what, Consequence::Choose { .. })).collect();
    let count = seen.side.map(|side| {
        let side = Color::from(side);
        (side, side.fold_wb(answer.illegal_moves.white, answer.illegal_moves.black))
    });
    let counted =
        matches!(seen.kind, Kind::IllegalMove | Kind::PawnLeft | Kind::TwoHands | Kind::PressedEarly);
    html! {
        @if let Some((side, count)) = count.filter(|(_, count)| counted && *count > 0) {
            p { (say::as_illegal_move(lang, count, values::colour(side, lang))) }
        }
        @if said.is_empty() && answer.options.is_empty() { p.answer { (told::nothing_follows(lang)) } }
        @for ruling in &said { p.answer { (told::sentence(ruling, seen, answer.clocks, lang)) } }
        @if let Some((before, after)) = seen.readings.zip(answer.clocks) { (clocks(before, after, lang)) }
        @else if answer.result.is_none() && seen.readings.is_none() { p.note { (say::read_clocks_to_set(lang)) } }
        @if answer.duty_unknown { p.note { (say::duty_unknown(lang)) } }
        @if let Some(winner) = answer.unless_no_mate { p.warn { (say::unless_no_mate(lang, values::colour(winner, lang))) } }
        @if let (Some((side, verdict)), Ok(position)) = (&answer.verdict, position(&seen.position)) {
            p { (mate::verdict(&position, *side, verdict, lang)) }
        }
        @if !answer.said.is_empty() { p.article { (told::articles(&answer.said)) } }
    }
}

/// The new clock settings, and the changes.
pub(super) fn clocks(before: Readings, after: Readings, lang: Lang) -> Markup {
    let change = |before: u32, after: u32| match after.checked_sub(before) {
        Some(0) => String::new(),
        Some(more) => format!("+{}", told::reading(more)),
        None => format!("−{}", told::reading(before - after)),
    };
    html! {
        dl.set-clocks {
            dt { (say::set_clocks(lang)) }
            @for (side, before, after) in [(Color::White, before.white, after.white), (Color::Black, before.black, after.black)] {
                dd {
                    span.disc.(if side.is_white() { "white" } else { "black" }) aria-hidden="true" {} " "
                    (values::colour(side, lang)) " " b { (told::setting(after)) } " " small { (change(before, after)) }
                }
            }
        }
    }
}

/// Choices that the Laws leave to the arbiter.
fn options(ask: &Ask, place: &Place<'_>, seen: &Seen, answer: &Answer) -> Markup {
    let lang = ask.lang;
    let of_time = answer.options.iter().any(|choice| matches!(choice, Choice::AddTime | Choice::TakeTime));
    let of_setting = answer.options.contains(&Choice::SetClock);
    html! {
        form.options method="get" action=(ask.here) #options {
            h3 { (say::choose(lang)) }
            input type="hidden" name="game" value=(place.at.game);
            (form::hidden(&form::fields(seen)))
            @if of_setting {
                div.row {
                    label.field.short { span { (say::which_clock(lang)) } select name="to" {
                        @for side in Side::ALL { option value=(side.word()) { (values::colour(side.into(), lang)) } }
                    } }
                    label.field.short { span { (say::set_to(lang)) } input name="set_to" type="text" inputmode="numeric" placeholder="0:00:00" autocomplete="off"; }
                }
            } @else if of_time {
                label.field.short { span { (say::minutes(lang)) } input name="minutes" type="number" inputmode="numeric" min="1" max="600" value="2"; }
            }
            div.row {
                @for choice in &answer.options {
                    button name="choice" value=(choice.word()) {
                        (told::option(*choice, &answer.options, seen, lang))
                        @if answer.default == Some(*choice) { " (" (say::as_a_rule(lang)) ")" }
                    }
                }
            }
        }
    }
}

/// The arbiter confirms that a mate is possible, without a position.
pub(super) fn sure(ask: &Ask, place: &Place<'_>, seen: &Seen, winner: Color) -> Markup {
    let sure = Seen { can_mate: true, ..seen.clone() };
    html! {
        form method="get" action=(ask.here) #sure {
            input type="hidden" name="game" value=(place.at.game);
            (form::hidden(&form::all(ask, &sure)))
            button { (say::can_mate(ask.lang, values::colour(winner, ask.lang))) }
        }
    }
}

fn hidden_all(ask: &Ask, place: &Place<'_>, seen: &Seen) -> Markup {
    html! {
        (csrf(ask))
        input type="hidden" name="game" value=(place.at.game);
        (form::hidden(&form::all(ask, seen)))
        (form::hidden(&form::choice(seen.chosen.as_ref())))
    }
}

fn note(lang: Lang) -> Markup {
    html! { label.field { span { (say::note(lang)) } input name="note" type="text" autocomplete="off"; } }
}

pub(super) fn take_over(ask: &Ask, place: &Place<'_>, seen: &Seen, answer: &Answer) -> Markup {
    let lang = ask.lang;
    let result = answer.result.filter(|_| !place.section.finished && !place.closed);
    html! {
        form.narrow method="post" action=(ask.here) data-queue #take-over {
            (hidden_all(ask, place, seen))
            (note(lang))
            div.row {
                @match result {
                    Some(result) => {
                        button.next name="do" value="result" { (say::take_over_result(lang, values::result(place.section.as_listed(place.at, result), lang))) }
                        button name="do" value="record" { (say::record_only(lang)) }
                    },
                    None => button.next name="do" value="record" { (say::take_over(lang)) },
                }
            }
            @if seen.chosen.is_some() {
                @let again = form::query(&form::fields(seen));
                p { a href={ (ask.here) "?game=" (place.at.game) "&" (again) } { (say::choose_again(lang)) } }
            }
        }
    }
}

/// Fields that make the answer more precise.
fn details(ask: &Ask, place: &Place<'_>, seen: &Seen, answer: &Result<Answer, NoAnswer>) -> Markup {
    let lang = ask.lang;
    let (kind, needs) = (seen.kind, seen.kind.needs());
    let asked = matches!(answer, Err(NoAnswer::MovesMissing)) || seen.moves.is_some();
    let shown = |side: Color| seen.readings.map(|read| told::setting(side.fold_wb(read.white, read.black)));
    let open = answer.as_ref().map_or(true, |answer| answer.unless_no_mate.is_some());
    let stored = stored_position(place.game).filter(|_| kind.takes_position());
    let line = |name: &str, label: String, value: &str| {
        html! {
            label.field { span { (label) } input name=(name) type="text" value=(value) autocomplete="off" autocapitalize="off" spellcheck="false"; }
        }
    };
    let one_of = |name: &str, legend: String, chosen: &str, all: &[(&str, String)]| {
        html! {
            fieldset { legend { (legend) }
                @for (value, label) in all {
                    label.check { input type="radio" name=(name) value=(value) checked[*value == chosen]; " " (label) }
                }
            }
        }
    };
    html! {
        form.narrow method="get" action=(ask.here) #details {
            h3 { (say::details(lang)) }
            input type="hidden" name="game" value=(place.at.game);
            input type="hidden" name="kind" value=(kind.word());
            @if let Some(side) = seen.side { input type="hidden" name="side" value=(side.word()); }
            @if needs.finding {
                @let chosen = match seen.correct { Some(true) => "right", Some(false) => "wrong", None => "" };
                @let by_game = (!place.game.pgn.is_empty()).then(|| ("", say::finding_by_game(lang)));
                @let ways: Vec<_> = [("right", say::finding_right(lang)), ("wrong", say::finding_wrong(lang))].into_iter().chain(by_game).collect();
                (one_of("finding", say::finding(lang), chosen, &ways))
            }
            (form::clock_fields(lang, shown(Color::White), shown(Color::Black)))
            @if seen.guidelines.is_some() || matches!(answer, Err(NoAnswer::GuidelinesMissing)) {
                @let chosen = match seen.guidelines { Some(true) => "yes", Some(false) => "no", None => "" };
                (one_of("guidelines", say::guidelines(lang), chosen, &[("yes", say::yes(lang)), ("no", say::no(lang))]))
            }
            @if asked { label.field.short { span { (say::moves(lang)) } input name="moves" type="number" inputmode="numeric" min="0" max="999" value=(seen.moves.map(|moves| moves.to_string()).unwrap_or_default()); } }
            @if kind.may_be_claimed() {
                (one_of("by", say::found_by(lang), if seen.claimed { "opponent" } else { "" }, &[("", say::by_arbiter(lang)), ("opponent", say::by_opponent(lang))]))
            }
            @if kind.may_be_answered() {
                label.check { input type="checkbox" name="answered" value="yes" checked[seen.answered]; " " (say::answered(lang)) }
            }
            @if kind.takes_position() {
                details.more open[open || !seen.position.is_empty()] {
                    @let label = if kind == Kind::FlagFell || kind == Kind::DeadPosition { say::position(lang) } else { say::position_before(lang) };
                    summary { (&label) }
                    @let setup = fen::read_setup(&seen.position).unwrap_or_else(|_| Chess::default().to_setup(EnPassantMode::Legal));
                    (Editor { setup: &setup, fen: &seen.position, bottom: seen.side.map_or(Color::White, Color::from), label, judge: "" }.markup(lang))
                    @if let Some(fen) = stored.filter(|fen| *fen != seen.position) {
                        @let other = Seen { position: fen, chosen: None, ..seen.clone() };
                        p { a href={ (ask.here) "?game=" (place.at.game) "&" (form::query(&form::fields(&other))) } { (say::position_of_game(lang)) } }
                    }
                    @if needs.touched { (line("touched", say::touched(lang), &seen.touched)) }
                    @if kind.takes_move() { (line("played", say::played(lang), &seen.played)) }
                }
            }
            button { (say::ask_again(lang)) }
        }
    }
}

/// The arbiter's own decision, marked as such.
pub(super) fn otherwise(ask: &Ask, place: &Place<'_>, seen: &Seen) -> Markup {
    let lang = ask.lang;
    let counted = seen.kind.group() == Group::Illegal;
    html! {
        details.more #otherwise {
            summary { (say::otherwise(lang)) }
            form.narrow method="post" action=(ask.here) data-queue #record-otherwise {
                (hidden_all(ask, place, seen))
                p.note { (say::otherwise_explained(lang)) }
                label.field { span { (say::own_words(lang)) } input name="words" type="text" required autocomplete="off"; }
                (crate::parts::reason(ask, true))
                @if counted { label.check { input type="checkbox" name="counts" value="yes" checked; " " (say::counts(lang)) } }
                (note(lang))
                button name="do" value="otherwise" { (say::record_otherwise(lang)) }
            }
        }
    }
}

/// The articles in our own words, beside the ruling.
pub(super) fn articles(answer: &Answer, lang: Lang) -> Option<Markup> {
    let cites = told::cited(&answer.said);
    let texts: Vec<_> =
        cites.into_iter().filter_map(|cite| Some((cite, articles::text(cite, lang)?))).collect();
    (!texts.is_empty()).then(|| {
        html! {
            h2 { (say::article_text(lang)) }
            dl.articles {
                @for (cite, text) in &texts {
                    dt { (told::short_edition(cite.edition())) ", " (cite.article()) }
                    dd { (text) }
                }
            }
        }
    })
}
