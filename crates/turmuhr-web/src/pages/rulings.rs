//! What follows from an incident: for everybody, without an event. The address holds the whole story.

use maud::{Markup, html};
use turmuhr_core::{Board, Color, Edition, Square};
use turmuhr_laws::{
    rules::{Mode, Supervision},
    words::Word,
};
use turmuhr_scenario::{
    Played, Scenario, ScenarioError, casebook,
    line::Told,
    verbs::{Verb, verb},
};
use turmuhr_texts::{
    Lang, board as squares,
    event::event as say_event,
    incident::short_edition,
    ruling::{self as told, Scene},
    scenario as faults,
};

use super::{Page, page};
use crate::{
    http::{Answer, Ask, moved},
    parts::{BoardView, Telling, field, options, told_event},
    words::rulings as say,
};

/// A story longer than this is no incident.
const MOST_EVENTS: usize = 100;

/// The whole state of the page, as its address has it.
struct Story {
    /// The game, as before the colon of a line; or a case of the case book.
    game: String,
    case: String,
    done: Vec<String>,
    /// The event that is being told.
    doing: Option<&'static Verb>,
    who: String,
    turned: bool,
}

impl Story {
    fn of(ask: &Ask) -> Story {
        Story {
            game: ask.query.text("game").to_owned(),
            case: ask.query.text("case").to_owned(),
            done: ask.query.all("did").filter(|did| !did.is_empty()).map(str::to_owned).collect(),
            doing: Some(ask.query.text("do")).filter(|word| !word.is_empty()).and_then(verb),
            who: ask.query.text("who").to_owned(),
            turned: ask.query.has("turned"),
        }
    }

    fn address(&self) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        if !self.game.is_empty() {
            query.append_pair("game", &self.game);
        }
        if !self.case.is_empty() {
            query.append_pair("case", &self.case);
        }
        for did in &self.done {
            query.append_pair("did", did);
        }
        if self.turned {
            query.append_pair("turned", "");
        }
        let query = query.finish();
        if query.is_empty() { "/rulings".to_owned() } else { format!("/rulings?{query}") }
    }

    fn with(&self, change: impl FnOnce(&mut Story)) -> String {
        let mut other = Story {
            game: self.game.clone(),
            case: self.case.clone(),
            done: self.done.clone(),
            doing: None,
            who: String::new(),
            turned: self.turned,
        };
        change(&mut other);
        other.address()
    }

    fn told(&self) -> Result<Told, ScenarioError> {
        let mut told = match casebook::by_id(&self.case) {
            Some(case) => Told::of_file(case.text)?,
            None => Told::new(&self.game)?,
        };
        self.done.iter().try_for_each(|did| told.add(did))?;
        Ok(told)
    }

    /// Hidden fields of a form that goes on from here.
    fn hidden(&self) -> Markup {
        html! {
            @if !self.game.is_empty() { input type="hidden" name="game" value=(self.game); }
            @if !self.case.is_empty() { input type="hidden" name="case" value=(self.case); }
            @for did in &self.done { input type="hidden" name="did" value=(did); }
            @if self.turned { input type="hidden" name="turned" value=""; }
        }
    }
}

pub(crate) async fn show(ask: Ask) -> Answer {
    let lang = ask.lang;
    let story = Story::of(&ask);
    let told = if story.done.len() > MOST_EVENTS {
        Err(say::too_many(lang, MOST_EVENTS))
    } else {
        played(&story, lang)
    };
    let body = html! {
        p.note { (game_in_words(&told, lang)) " " a href="#game" { (say::change_game(lang)) } }
        div.incident {
            div.place {
                (board(&story, told.as_ref().ok(), lang))
                p #board-said .hidden role="status" aria-live="polite" {}
            }
            div.card #ruling aria-live="polite" { (rulings(&story, told.as_ref(), lang)) }
            div.story {
                (telling(&story, lang))
                (written(&story, lang))
                (game(&story, lang))
                p { a href="/rules" { (crate::words::rulebook::title(lang)) } " · " a href="/rules/cases" { (say::cases(lang)) } }
            }
        }
    };
    Ok(page(&ask, Page { title: say::title(lang), snapshot: None, section: None, body, aside: None }))
}

/// Adds the event of the form to the story.
pub(crate) async fn add(ask: Ask) -> Answer {
    let mut story = Story::of(&ask);
    let mut text = String::new();
    if let Some(verb) = story.doing.take() {
        text = told_event(verb, &ask.query);
    }
    let typed = ask.query.text("typed");
    story.done.extend([text.as_str(), typed].into_iter().filter(|text| !text.is_empty()).map(str::to_owned));
    story.who.clear();
    Ok(moved(&story.address()))
}

/// Makes a game of the form and begins anew.
pub(crate) async fn begin(ask: Ask) -> Answer {
    let words = ["edition", "mode", "supervision", "control"].map(|name| ask.query.text(name));
    let mut game = words.iter().filter(|word| !word.is_empty()).copied().collect::<Vec<_>>().join(" ");
    for (name, word) in [("fen", "fen"), ("moves", "moves")] {
        let value = ask.query.text(name);
        if !value.is_empty() {
            game.push_str(&format!(", {word} {}", value.replace(',', " ")));
        }
    }
    let story =
        Story { game, case: String::new(), done: Vec::new(), doing: None, who: String::new(), turned: false };
    Ok(moved(&story.address()))
}

type Answered = (Scenario, Played);

fn played(story: &Story, lang: Lang) -> Result<Answered, String> {
    let mut told = story.told().map_err(|error| faults::scenario_error(&error, lang))?;
    if told.is_empty() {
        // The reader wants an event; this one changes nothing.
        told.add("a wait @0:00:00").map_err(|error| faults::scenario_error(&error, lang))?;
    }
    let scenario = told.scenario().map_err(|error| faults::scenario_error(&error, lang))?;
    let played = scenario.play().map_err(|error| faults::scenario_error(&error, lang))?;
    Ok((scenario, played))
}

fn game_in_words(told: &Result<Answered, String>, lang: Lang) -> Markup {
    html! {
        @if let Ok((scenario, _)) = told {
            @let rules = &scenario.regulations.rules;
            (short_edition(rules.edition)) " · " (mode(rules.mode, lang))
            @if rules.mode != Mode::Standard { " · " (supervision(rules.supervision, lang)) }
        }
    }
}

fn mode(mode: Mode, lang: Lang) -> String {
    match mode {
        Mode::Standard => say::standard(lang),
        Mode::Rapid => say::rapid(lang),
        Mode::Blitz => say::blitz(lang),
    }
}

fn supervision(supervision: Supervision, lang: Lang) -> String {
    match supervision {
        Supervision::Full => say::full(lang),
        Supervision::Limited => say::limited(lang),
    }
}

fn board(story: &Story, told: Option<&Answered>, lang: Lang) -> Markup {
    let board = told.map_or_else(Board::default, |(_, played)| {
        played.fen().split(' ').next().and_then(|placement| placement.parse().ok()).unwrap_or_default()
    });
    let turn = told.map(|(_, played)| played.game.turn());
    let label =
        turn.map_or_else(|| say::no_turn(lang), |turn| say::board_of(lang, squares::color(turn, lang)));
    let marked: Vec<Square> = story
        .done
        .last()
        .into_iter()
        .flat_map(|did| did.split([' ', '=']))
        .filter_map(|word| word.get(..2)?.parse().ok())
        .collect();
    let bottom = if story.turned { Color::Black } else { Color::White };
    html! {
        (BoardView { board: &board, bottom, marked: &marked, label: label.clone() }.markup(lang))
        p.note { (label) " · " a href=(story.with(|other| other.turned = !story.turned)) #turn { (say::turn_board(lang)) } }
    }
}

/// The address that shows the form of an event.
fn form_of(story: &Story, word: &str) -> String {
    let address = story.with(|_| {});
    let joint = if address.contains('?') { '&' } else { '?' };
    format!("{address}{joint}do={word}")
}

fn telling(story: &Story, lang: Lang) -> Markup {
    let told = story.told().ok();
    let telling = Telling {
        told: told.as_ref(),
        action: "/rulings/add",
        hidden: story.hidden(),
        choose: &|word| form_of(story, word),
        back: story.with(|_| {}),
        lang,
    };
    match story.doing {
        Some(verb) => telling.fields(verb),
        None => telling.choices(),
    }
}

fn written(story: &Story, lang: Lang) -> Markup {
    html! {
        form.narrow method="get" action="/rulings/add" #writing {
            (story.hidden())
            label.field {
                span { (say::or_write(lang)) }
                input name="typed" placeholder=(say::write_example(lang)) autocomplete="off" autocapitalize="none" data-search;
            }
            button { (crate::words::telling::add(lang)) }
        }
    }
}

/// The rulings of the last event, then the course of the story.
fn rulings(story: &Story, told: Result<&Answered, &String>, lang: Lang) -> Markup {
    let (scenario, played) = match told {
        Ok((scenario, played)) => (scenario, played),
        Err(why) => {
            return html! {
                p.trouble role="alert" { (why) }
                @if !story.done.is_empty() { p { a href=(story.with(|other| { other.done.pop(); })) #back { (say::take_back(lang)) } } }
            };
        }
    };
    let told_any = !story.done.is_empty() || !story.case.is_empty();
    let last = played.events.len().saturating_sub(1);
    html! {
        h2 { (say::rulings(lang)) }
        @if told_any {
            (event_rulings(scenario, played, last, lang))
            p.note { (told::clocks(lang, played.game.left(Color::White), played.game.left(Color::Black))) }
            @if let Some(over) = played.game.over() { p.result { (told::end(&over, played.game.position(), lang)) } }
            p {
                @if !story.done.is_empty() { a.button href=(story.with(|other| { other.done.pop(); })) #back { (say::take_back(lang)) } " " }
                a.button href="/rulings" #anew { (say::begin_anew(lang)) }
            }
            h2 { (say::course(lang)) }
            ol.course start="1" {
                @for (at, event) in played.events.iter().enumerate() {
                    li {
                        (say_event(&event.event, event.before.as_ref(), lang))
                        @if at != last { (event_rulings(scenario, played, at, lang)) }
                    }
                }
            }
            (editions(story, lang))
        } @else {
            p.empty { (say::nothing_yet(lang)) }
            p { (say::about(lang)) }
        }
    }
}

fn event_rulings(scenario: &Scenario, played: &Played, at: usize, lang: Lang) -> Markup {
    let Some(event) = played.events.get(at) else { return html! {} };
    let position = match played.events.get(at + 1) {
        Some(next) => next.before.as_ref(),
        None => played.game.position(),
    };
    let scene = Scene {
        event: Some(&event.event),
        position,
        start: Some(scenario.start()),
        clocks: Some(event.clocks),
        ..Scene::default()
    };
    let edition = scenario.regulations.rules.edition;
    html! {
        div.ruling {
            @if event.rulings.is_empty() { p { (say::nothing_follows(lang)) } }
            @for ruling in &event.rulings {
                p {
                    (told::consequence(&ruling.what, &scene, lang)) " "
                    @for cite in &ruling.cites {
                        a.article href=(super::rulebook::address(*cite)) {
                            @if cite.edition() != edition { (short_edition(cite.edition())) " " }
                            (cite.article())
                        }
                        " "
                    }
                }
            }
            @if let Some(proof) = &event.proof { p.note { (told::proof(proof, &scene, lang)) } }
        }
    }
}

/// The same story by other editions.
fn editions(story: &Story, lang: Lang) -> Markup {
    if !story.case.is_empty() {
        return html! {};
    }
    let own = story
        .game
        .split_whitespace()
        .find_map(|word| word.parse::<Edition>().ok())
        .unwrap_or(Edition::CURRENT);
    let rest: Vec<&str> =
        story.game.split_whitespace().filter(|word| word.parse::<Edition>().is_err()).collect();
    let other = |edition: Edition| {
        story.with(|story| story.game = format!("{} {}", edition.id(), rest.join(" ")).trim().to_owned())
    };
    html! {
        details {
            summary { (say::compare(lang)) }
            ul.chips {
                @for edition in Edition::ALL.into_iter().filter(|edition| *edition != own) {
                    li { a.chip href=(other(edition)) { (short_edition(edition)) } }
                }
            }
        }
    }
}

fn game(story: &Story, lang: Lang) -> Markup {
    let word = |known: &dyn Fn(&str) -> bool, usual: &str| {
        story.game.split([' ', ',']).find(|word| known(word)).unwrap_or(usual).to_owned()
    };
    let edition = word(&|word| word.parse::<Edition>().is_ok(), Edition::CURRENT.id());
    let chosen_mode = word(&|word| Mode::meaning(word).is_some(), Mode::Standard.word());
    let chosen = word(&|word| Supervision::meaning(word).is_some(), Supervision::Full.word());
    let part = |name: &str| {
        let parts = story.game.split(", ").find_map(|part| part.strip_prefix(name)?.strip_prefix(' '));
        parts.unwrap_or_default().to_owned()
    };
    let editions: Vec<(String, String)> =
        Edition::ALL.map(|edition| (edition.id().to_owned(), short_edition(edition).to_owned())).to_vec();
    let modes: Vec<(String, String)> =
        Mode::ALL.iter().map(|one| (one.word().to_owned(), mode(*one, lang))).collect();
    let watched: Vec<(String, String)> =
        Supervision::ALL.iter().map(|one| (one.word().to_owned(), supervision(*one, lang))).collect();
    html! {
        details #game {
            summary { (say::game(lang)) }
            form.narrow method="get" action="/rulings/game" {
                label.field { span { (say::edition(lang)) } select name="edition" { (options(&edition, &editions)) } }
                label.field { span { (say::mode(lang)) } select name="mode" { (options(&chosen_mode, &modes)) } }
                label.field { span { (say::supervision(lang)) } select name="supervision" { (options(&chosen, &watched)) } }
                (field("control", &say::control(lang), "", "text"))
                (field("fen", &say::position(lang), &part("fen"), "text"))
                (field("moves", &say::moves(lang), &part("moves"), "text"))
                button { (say::begin_anew(lang)) }
            }
        }
    }
}
