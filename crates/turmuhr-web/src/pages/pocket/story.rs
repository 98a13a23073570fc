//! A story: any events at the board, told one after the other. The address holds all of it.

mod before;

use maud::{Markup, html};
use turmuhr_clock::Span;
use turmuhr_core::{Board, Color, Position};
use turmuhr_laws::{
    game::{Choice, Consequence},
    words::Word,
};
use turmuhr_scenario::{
    line::Told,
    verbs::{Verb, verb},
};
use turmuhr_texts::{
    Lang, board as squares,
    event::event as say_event,
    incident as told,
    ruling::{self, Scene},
    scenario as faults,
};
use turmuhr_tournament::{
    GameNo,
    incident::{Answer, Did, Happened, Kind, NoAnswer, Passage, Seen, Story, position},
};

use super::{Place, answer, form};
use crate::{
    api::asks::{IncidentAsked, StoryAsked},
    http::{Ask, Fields},
    parts::{BoardView, Telling, needs_more, told_event},
    words::{pocket, story as say},
};

/// An address has room for so much; see `http/limits.rs`.
const LONGEST: usize = 7 << 10;

/// Fields of the page that a story keeps beside its own.
const KEPT: [&str; 6] = ["white", "black", "fen", "can_mate", "moves", "guidelines"];

/// The page of an empty story.
pub(super) fn begin(ask: &Ask, game: GameNo) -> String {
    format!("{}?game={game}&kind={}", ask.here, Kind::Story.word())
}

/// Was the form of an event sent?
pub(super) fn adds(ask: &Ask) -> bool {
    ask.query.has("add") && doing(&ask.query).is_some()
}

fn doing(fields: &Fields) -> Option<&'static Verb> {
    Some(fields.text("do")).filter(|word| !word.is_empty()).and_then(verb)
}

/// While an event is chosen, the fields of its form are no fields of the page.
pub(super) fn before_the_form(asked: IncidentAsked, fields: &Fields) -> IncidentAsked {
    if asked.kind != Some(Kind::Story) || !fields.has("do") {
        return asked;
    }
    IncidentAsked { side: None, by: None, choice: None, to: None, set_to: None, minutes: None, ..asked }
}

/// The story so far, as fields.
fn kept(ask: &Ask) -> Vec<(&'static str, String)> {
    let game = ask.query.game().to_string();
    let mut all = vec![("game", game), ("kind", Kind::Story.word().to_owned())];
    let values = |name: &'static str| ask.query.all(name).map(move |value| (name, value.to_owned()));
    let names = KEPT.into_iter().chain(StoryAsked::FIELDS);
    all.extend(names.flat_map(values).filter(|(_, value)| !value.is_empty()));
    all
}

fn address(ask: &Ask, fields: &[(&'static str, String)]) -> String {
    format!("{}?{}", ask.here, form::query(fields))
}

/// The address with other values of a field.
fn with(ask: &Ask, name: &'static str, values: &[&str]) -> String {
    let mut fields = kept(ask);
    fields.retain(|(known, _)| *known != name);
    fields.extend(values.iter().map(|value| (name, (*value).to_owned())));
    address(ask, &fields)
}

/// The address after the event of the form; without a time it happens right after the last one.
pub(super) fn added(ask: &Ask) -> Result<String, String> {
    let lang = ask.lang;
    let Some(verb) = doing(&ask.query) else { return Ok(address(ask, &kept(ask))) };
    let mut line = told_event(verb, &ask.query);
    if ask.query.text("at").is_empty() {
        let so_far = told(IncidentAsked::of(&ask.query).story, lang)?;
        let last = so_far.events.last().map_or_else(|| after_moves(&so_far), |last| last.at.0);
        line.push_str(&format!(" @{last}"));
    }
    let mut fields = kept(ask);
    fields.push(("did", line));
    let address = address(ask, &fields);
    if address.len() > LONGEST { Err(say::too_long(lang)) } else { Ok(address) }
}

/// Each half-move before the story takes a second.
fn after_moves(story: &Story) -> Span {
    let moves = story.moves.split_whitespace().filter(|word| !word.ends_with('.')).count();
    Span::from_secs(u32::try_from(moves).unwrap_or(u32::MAX))
}

/// The story of the fields. An error is a sentence.
pub(super) fn told(asked: StoryAsked, lang: Lang) -> Result<Story, String> {
    let conditions = before::conditions(&asked, lang)?;
    let events = events(&asked.did, lang)?;
    Ok(Story { events, moves: asked.record.unwrap_or_default(), turn: asked.to_move, conditions })
}

fn events(lines: &[String], lang: Lang) -> Result<Vec<Happened>, String> {
    if lines.is_empty() {
        return Ok(Vec::new());
    }
    let wrong = |error| faults::scenario_error(&error, lang);
    let mut told = Told::new("").map_err(wrong)?;
    lines.iter().try_for_each(|line| told.add(line)).map_err(wrong)?;
    let scenario = told.scenario().map_err(wrong)?;
    let events = scenario.events.iter().map(|step| {
        let mut happened = Happened::new(step.at, step.by, &step.deed);
        // A word of a line has no blanks; what a player writes may have some.
        if let Did::Write { text } = &mut happened.did {
            *text = text.replace('_', " ");
        }
        happened
    });
    Ok(events.collect())
}

pub(super) fn page(ask: &Ask, place: &Place<'_>, seen: &Seen, answer: &Result<Answer, NoAnswer>) -> Markup {
    let lang = ask.lang;
    let empty = seen.story.as_ref().is_none_or(|story| story.events.is_empty());
    let ruled = answer.as_ref().ok();
    html! {
        h2 { (say::title(lang)) }
        div.incident {
            div.place { (board(ask, place, seen, ruled)) }
            div.results {
                section.ruling #ruling aria-live="polite" aria-label=(pocket::follows(lang)) {
                    @match answer {
                        Ok(answer) => (course(ask, seen, answer)),
                        Err(_) if empty => p { (say::about(lang)) },
                        Err(why) => p.warn role="alert" { (told::no_answer(why, lang)) },
                    }
                    @if !empty { p.acts { a.button #back href=(with(ask, "did", &shorter(ask))) { (say::take_back(lang)) } } }
                }
                @if let Some(answer) = ruled {
                    @if let Some(winner) = answer.unless_no_mate { (answer::sure(ask, place, seen, winner)) }
                    @if answer.is_final() { (answer::take_over(ask, place, seen, answer)) }
                }
            }
            div.story {
                h3 { @if empty { (say::first_event(lang)) } @else { (say::next_event(lang)) } }
                (telling(ask, seen, ruled))
            }
        }
        (before::details(ask, place, seen, answer))
        @if !empty { (answer::otherwise(ask, place, seen)) }
        p.links { a href={ (ask.here) "?game=" (place.at.game) } { (pocket::other_incident(lang)) } }
    }
}

/// The lines of the story without the last one.
fn shorter(ask: &Ask) -> Vec<&str> {
    let mut lines: Vec<&str> = ask.query.all("did").filter(|did| !did.is_empty()).collect();
    lines.pop();
    lines
}

/// The board after the story, or the ways to get one.
fn board(ask: &Ask, place: &Place<'_>, seen: &Seen, answer: Option<&Answer>) -> Markup {
    let lang = ask.lang;
    let story = seen.story.as_deref();
    let known =
        !seen.position.is_empty() || story.is_some_and(|story| story.begins() || !story.moves.is_empty());
    let last = answer.and_then(|answer| answer.course.last());
    let shown = match (known, last) {
        (true, Some(last)) => last.after.clone(),
        (true, None) => before::position(seen),
        (false, _) => None,
    };
    let Some(shown) = shown else {
        return html! {
            @if known { p.note { (say::unlawful(lang)) } } @else {
                p.note { (say::no_board(lang)) }
                (before::ways(ask, place))
            }
        };
    };
    let board: &Board = shown.board();
    let label = say::board_of(lang, squares::color(shown.turn(), lang));
    let side = shown.turn();
    html! {
        (BoardView { board, bottom: side, marked: &[], label: label.clone() }.markup(lang))
        p.note { (label) }
    }
}

/// The events with what follows from each, and the choices that are open.
fn course(ask: &Ask, seen: &Seen, answer: &Answer) -> Markup {
    let lang = ask.lang;
    let start = before::start(seen);
    html! {
        ol.course {
            @for passage in &answer.course {
                li {
                    (say_event(&passage.event, passage.before.as_ref(), lang))
                    (rulings_of(passage, start.as_ref(), lang))
                }
            }
        }
        @if !answer.options.is_empty() { (choices(ask, answer)) }
        @if answer.duty_unknown { p.note { (pocket::duty_unknown(lang)) } }
        @if let Some(winner) = answer.unless_no_mate { p.warn { (pocket::unless_no_mate(lang, squares::color(winner, lang))) } }
        @if let Some((before, after)) = seen.readings.zip(answer.clocks) { (answer::clocks(before, after, lang)) }
        @if !answer.said.is_empty() { p.article { (told::articles(&answer.said)) } }
    }
}

fn rulings_of(passage: &Passage, start: Option<&turmuhr_core::Chess>, lang: Lang) -> Markup {
    let scene = Scene {
        event: Some(&passage.event),
        position: passage.after.as_ref(),
        start,
        clocks: Some(passage.clocks),
        ..Scene::default()
    };
    html! {
        div.ruling {
            @if passage.rulings.is_empty() { p { (told::nothing_follows(lang)) } }
            @for ruling in &passage.rulings { p.answer { (ruling::consequence(&ruling.what, &scene, lang)) } }
            @if let Some(proof) = &passage.proof { p.note { (ruling::proof(proof, &scene, lang)) } }
        }
    }
}

/// A choice is the next event of the story.
fn choices(ask: &Ask, answer: &Answer) -> Markup {
    let lang = ask.lang;
    let asked = answer.course.iter().rev().find(|passage| {
        passage.rulings.iter().any(|ruling| matches!(ruling.what, Consequence::Choose { .. }))
    });
    let scene = Scene { event: asked.map(|passage| &passage.event), ..Scene::default() };
    html! {
        p.note { (pocket::choose(lang)) }
        ul.chips #options {
            @for choice in &answer.options {
                li {
                    a.chip data-choice=(choice.word()) href=(chosen(ask, answer, *choice)) {
                        (ruling::option_of(*choice, &answer.options, &scene, lang))
                        @if answer.default == Some(*choice) { " (" (pocket::as_a_rule(lang)) ")" }
                    }
                }
            }
        }
    }
}

/// The address after a choice; one of time, side or score has its form first.
fn chosen(ask: &Ask, answer: &Answer, choice: Choice) -> String {
    let word = choice.word();
    if needs_more(choice) {
        return format!("{}&do=decide&by=arbiter&choice={word}#telling", address(ask, &kept(ask)));
    }
    let last = answer.course.last().map_or(0, |last| last.event.at.millis());
    let line = format!("arbiter decide choice={word} @{}", Span::from_millis(last));
    let lines: Vec<&str> = ask.query.all("did").chain([line.as_str()]).collect();
    with(ask, "did", &lines)
}

/// The events to choose from, or the form of the chosen one.
fn telling(ask: &Ask, seen: &Seen, answer: Option<&Answer>) -> Markup {
    let here = address(ask, &kept(ask));
    let choose = |word: &str| format!("{here}&do={word}");
    let mut given = ask.query.clone();
    let of_a_player = doing(&ask.query).is_some_and(|verb| verb.usually().is_none());
    if of_a_player && given.text("by").is_empty() {
        let turn = turn(seen, answer);
        given.set("by", turn.fold_wb("white", "black").to_owned());
    }
    // A neutral game, in which every word makes a sentence.
    let words = Told::new("").ok();
    let telling = Telling {
        told: words.as_ref(),
        given: &given,
        action: &ask.here,
        hidden: html! { (form::hidden(&kept(ask))) input type="hidden" name="add" value=""; },
        choose: &choose,
        back: here.clone(),
        lang: ask.lang,
    };
    match doing(&ask.query) {
        Some(verb) => telling.fields(verb),
        None => telling.choices(),
    }
}

fn turn(seen: &Seen, answer: Option<&Answer>) -> Color {
    let last = answer.and_then(|answer| answer.course.last()).and_then(|last| last.after.as_ref());
    let story = seen.story.as_deref().and_then(|story| story.turn).map(Color::from);
    let given = || position(&seen.position).ok().map(|position| position.turn());
    last.map(Position::turn).or(story).or_else(given).unwrap_or(Color::White)
}

#[cfg(test)]
mod tests {
    use turmuhr_scenario::casebook;

    use super::*;

    /// `tournament/tests/reach.rs` plays the cases as stories; here the page's form tells each of their events.
    #[test]
    fn every_event_of_every_case_can_be_told_in_the_form() {
        let mut untold = Vec::new();
        for case in casebook::all() {
            let table = Told::of_file(case.text).expect("reads").table();
            let lines: Vec<String> = table["event"]
                .as_array()
                .expect("events")
                .iter()
                .map(|event| {
                    let event = event.as_table().expect("a table");
                    let mut fields = Fields::default();
                    for (name, value) in event {
                        let mut add = |text: &str| fields.0.push((name.clone(), text.to_owned()));
                        match (name.as_str(), value.as_str(), value.as_array(), value.as_integer()) {
                            ("do" | "expect", ..) => {}
                            (_, Some(text), ..) => add(text),
                            (_, _, Some(list), _) => list.iter().filter_map(|one| one.as_str()).for_each(add),
                            (_, _, _, Some(number)) => add(&number.to_string()),
                            _ if value.as_bool() == Some(true) => add("yes"),
                            _ => {}
                        }
                    }
                    let word = event["do"].as_str().expect("a verb");
                    told_event(verb(word).expect("a verb"), &fields)
                })
                .collect();
            let scenario = case.scenario().expect("reads");
            let wanted: Vec<Happened> =
                scenario.events.iter().map(|step| Happened::new(step.at, step.by, &step.deed)).collect();
            match events(&lines, Lang::En) {
                Ok(told) if told == wanted => {}
                Ok(told) => {
                    let pairs = told.iter().zip(&wanted).filter(|(told, wanted)| told != wanted);
                    untold.extend(pairs.map(|(told, wanted)| format!("{}: {told:?} {wanted:?}", case.id)));
                }
                Err(why) => untold.push(format!("{}: {why}", case.id)),
            }
        }
        assert!(untold.is_empty(), "{untold:#?}");
    }

    #[test]
    fn every_prepared_event_has_its_verb_and_its_word() {
        for quick in super::super::quick::ALL {
            quick.check();
        }
    }
}
