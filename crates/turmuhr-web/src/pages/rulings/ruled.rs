//! The rulings of a story.

use maud::{Markup, html};
use turmuhr_core::{Citation, Color, Edition};
use turmuhr_laws::{
    game::{Choice, Consequence, Ruling},
    words::Word,
};
use turmuhr_scenario::{Follow, Played, Scenario};
use turmuhr_texts::{
    Lang,
    event::event as say_event,
    incident::short_edition,
    ruling::{self as told, Scene},
};

use super::{
    super::rulebook::address,
    story::{Answered, Story},
};
use crate::{parts::needs_more, words::rulings as say};

/// What the story leaves open.
#[derive(Default)]
pub(super) struct Open {
    /// Observations and claims that would bring a ruling.
    follows: Vec<Follow>,
    /// The start position is mate, stalemate or dead.
    at_start: Option<Ruling>,
}

impl Open {
    pub(super) fn of(story: &Story, (scenario, played): &Answered) -> Open {
        // A case says itself what it shows.
        if !story.case.is_empty() {
            return Open::default();
        }
        let follows = if story.done.is_empty() { Vec::new() } else { scenario.follows(played) };
        Open { follows, at_start: played.at_start.clone().or_else(|| played.game.dead_at_the_start()) }
    }
}

/// An incident to begin with.
struct Example {
    label: fn(Lang) -> String,
    game: &'static str,
    events: &'static [&'static str],
}

const EXAMPLES: [Example; 3] = [
    Example { label: say::example_touch, game: "", events: &["white touch e2", "white touch d2"] },
    Example {
        label: say::example_illegal,
        game: "fide-2023 blitz limited",
        events: &["white illegal e2e5", "white press", "black claim illegal-move"],
    },
    Example { label: say::example_device, game: "", events: &["black device"] },
];

impl Example {
    fn story(&self) -> Story {
        let done = self.events.iter().map(|event| (*event).to_owned()).collect();
        Story { game: self.game.to_owned(), done, ..Story::default() }
    }
}

/// The rulings of the last event, then the course of the story.
pub(super) fn card(story: &Story, told: Result<&Answered, &String>, open: &Open, lang: Lang) -> Markup {
    let (scenario, played) = match told {
        Ok((scenario, played)) => (scenario, played),
        Err(why) => {
            return html! {
                h2 { (say::rulings(lang)) }
                p.trouble role="alert" { (why) }
                (acts(story, lang))
            };
        }
    };
    if story.done.is_empty() && story.case.is_empty() {
        return html! { (at_start(open, scenario, played, lang)) (empty(lang)) };
    }
    let last = played.events.len().saturating_sub(1);
    html! {
        h2 { (say::rulings(lang)) }
        (at_start(open, scenario, played, lang))
        @if open.follows.is_empty() { (of_event(scenario, played, last, lang)) }
        @else { (not_yet(story, scenario, played, open, lang)) }
        (choices(story, scenario, played, last, lang))
        p.clock-times { (told::clocks(lang, played.game.left(Color::White), played.game.left(Color::Black))) }
        @if let Some(over) = played.game.over() { p.result { (told::end(&over, &played.game, lang)) } }
        (acts(story, lang))
        h2 { (say::course(lang)) }
        ol.course start="1" {
            @for (at, event) in played.events.iter().enumerate() {
                li {
                    (say_event(&event.event, event.before.as_ref(), lang))
                    @if at != last { (of_event(scenario, played, at, lang)) }
                }
            }
        }
    }
}

/// The end that the start position is, before everything else.
fn at_start(open: &Open, scenario: &Scenario, played: &Played, lang: Lang) -> Markup {
    let scene = Scene { position: Some(scenario.start()), start: Some(scenario.start()), ..Scene::default() };
    html! {
        @if let Some(over) = &open.at_start {
            p.result #at-start {
                (say::final_start(lang)) " " (told::consequence(&over.what, &scene, lang)) " "
                (articles(&over.cites, played.game.rules().edition))
            }
        }
    }
}

/// Nothing follows yet: a link for each observation and claim that would bring a ruling.
fn not_yet(story: &Story, scenario: &Scenario, played: &Played, open: &Open, lang: Lang) -> Markup {
    let edition = played.game.rules().edition;
    html! {
        div.ruling #not-yet {
            p { (say::nothing_follows_yet(lang)) }
            ul.plain {
                @for follow in &open.follows {
                    @let scene = scene_after(scenario, follow);
                    li data-follow=(follow.line) {
                        a.chip href=(story.with(|other| other.done.push(follow.line.clone()))) {
                            (say_event(&follow.event, played.game.position(), lang))
                        }
                        @for ruling in &follow.rulings {
                            p.note { (told::consequence(&ruling.what, &scene, lang)) " " (articles(&ruling.cites, edition)) }
                        }
                    }
                }
            }
        }
    }
}

fn scene_after<'p>(scenario: &'p Scenario, follow: &'p Follow) -> Scene<'p> {
    let game = &follow.game;
    Scene {
        event: Some(&follow.event),
        position: game.position(),
        start: Some(scenario.start()),
        clocks: Some((game.left(Color::White), game.left(Color::Black))),
        illegal: Some(told::illegal_moves(game)),
        ..Scene::default()
    }
}

fn empty(lang: Lang) -> Markup {
    html! {
        h2 { (say::rulings(lang)) }
        p.empty { (say::nothing_yet(lang)) }
        p { (say::about(lang)) }
        p.note { (say::examples(lang)) }
        ul.plain {
            @for example in &EXAMPLES { li { a href=(example.story().address()) { ((example.label)(lang)) } } }
        }
    }
}

fn acts(story: &Story, lang: Lang) -> Markup {
    html! {
        p.acts {
            @if !story.done.is_empty() { a.button href=(story.with(|other| { other.done.pop(); })) #back { (say::take_back(lang)) } }
            button type="button" #share data-copy data-copied=(say::copied(lang)) hidden { (say::share(lang)) }
            a.button href="/rulings" #anew { (say::begin_anew(lang)) }
            span.note role="status" data-copy-said {}
        }
    }
}

/// A link for each choice that the Laws leave to the arbiter.
fn choices(story: &Story, scenario: &Scenario, played: &Played, at: usize, lang: Lang) -> Markup {
    let Some(event) = played.events.get(at) else { return html! {} };
    let scene = scene(scenario, played, at);
    let asked = event.rulings.iter().find_map(|ruling| match &ruling.what {
        Consequence::Choose { options, default } => Some((options, default)),
        _ => None,
    });
    let Some((options, default)) = asked else { return html! {} };
    let to = |choice: Choice| {
        if needs_more(choice) {
            format!("{}&choice={}#telling", story.form_of("decide"), choice.word())
        } else {
            story.with(|other| other.done.push(format!("arbiter decide choice={}", choice.word())))
        }
    };
    html! {
        p.note { (say::arbiter_chooses(lang)) }
        ul.chips #options {
            @for option in options {
                li {
                    a.chip href=(to(*option)) data-choice=(option.word()) {
                        (told::option_of(*option, options, &scene, lang))
                        @if *default == Some(*option) { " (" (say::as_a_rule(lang)) ")" }
                    }
                }
            }
        }
    }
}

fn scene<'p>(scenario: &'p Scenario, played: &'p Played, at: usize) -> Scene<'p> {
    let position = match played.events.get(at + 1) {
        Some(next) => next.before.as_ref(),
        None => played.game.position(),
    };
    let event = played.events.get(at);
    Scene {
        event: event.map(|event| &event.event),
        position,
        start: Some(scenario.start()),
        clocks: event.map(|event| event.clocks),
        illegal: Some(told::illegal_moves(&played.game)),
        ..Scene::default()
    }
}

/// The rulings on one event.
pub(super) fn of_event(scenario: &Scenario, played: &Played, at: usize, lang: Lang) -> Markup {
    let Some(event) = played.events.get(at) else { return html! {} };
    let scene = scene(scenario, played, at);
    let edition = played.game.rules().edition;
    html! {
        div.ruling {
            @if event.rulings.is_empty() { p { (say::nothing_follows(lang)) } }
            @for ruling in &event.rulings {
                p { (told::consequence(&ruling.what, &scene, lang)) " " (articles(&ruling.cites, edition)) }
            }
            @if let Some(proof) = &event.proof { p.note { (told::proof(proof, &scene, lang)) } }
        }
    }
}

/// Articles as links; those of another edition name it.
pub(super) fn articles<'c>(cites: impl IntoIterator<Item = &'c Citation>, edition: Edition) -> Markup {
    html! {
        @for cite in cites {
            a.article href=(address(*cite)) {
                @if cite.edition() != edition { (short_edition(cite.edition())) " " }
                (cite.article())
            }
            " "
        }
    }
}
