//! What follows from an incident: for everybody, without an event. The address holds the whole story.

mod beside;
pub(crate) mod position;
pub(crate) mod read;
mod ruled;
mod story;

use maud::{Markup, html};
use turmuhr_core::{Board, Color, Edition, Square};
use turmuhr_laws::{
    rules::{Mode, Supervision},
    words::Word,
};
use turmuhr_scenario::verbs::{Slot, Takes, verb};
use turmuhr_texts::{Lang, board as squares, incident::short_edition, print};

pub(super) use self::story::prepare;
use self::{
    ruled::Open,
    story::{Answered, Setting, Story},
};
use super::rules_area::{Place, rules_page};
use crate::{
    http::{Answer, Ask, Fault, moved},
    parts::{BoardView, Telling, field, options, told_event},
    words::{rulings as say, telling as words},
};

pub(crate) async fn show(ask: Ask) -> Answer {
    let lang = ask.lang;
    let mut story = Story::of(&ask);
    // A hard position may take a second, so it runs off the serving threads.
    let (story, told, open) = tokio::task::spawn_blocking(move || {
        let told = story.settle(lang);
        let open = told.as_ref().map(|answered| Open::of(&story, answered)).unwrap_or_default();
        (story, told, open)
    })
    .await
    .map_err(|_| Fault::NotFound)?;
    let body = html! {
        div.incident.asking[story.doing.is_some()] {
            div.place #place { (board(&story, told.as_ref().ok(), lang)) }
            div.results {
                div.card #ruling aria-live="polite" { (ruled::card(&story, told.as_ref(), &open, lang)) }
                @if let Ok(answered) = &told { (beside::comparison(&story, answered, lang)) }
            }
            div.story {
                (telling(&ask, &story))
                (written(&story, lang))
                (game(&story, lang))
            }
        }
    };
    let under =
        html! { (game_in_words(&story, &told, lang)) " " a href="#game" { (say::change_game(lang)) } };
    Ok(rules_page(&ask, Place::Incident, say::title(lang), under, body))
}

/// Adds the event of the form to the story.
pub(crate) async fn add(ask: Ask) -> Answer {
    let mut story = Story::of(&ask);
    let event = story.doing.take().map(|verb| told_event(verb, &ask.query));
    let typed = ask.query.text("typed").to_owned();
    story.done.extend(event.into_iter().chain([typed]).filter(|text| !text.is_empty()));
    Ok(moved(&story.address()))
}

/// Makes a game of the form and begins anew.
pub(crate) async fn begin(ask: Ask) -> Answer {
    let story = Setting::of(&ask.query).story(ask.lang).map_err(Fault::Wrong)?;
    Ok(moved(&story.address()))
}

fn game_in_words(story: &Story, told: &Result<Answered, String>, lang: Lang) -> Markup {
    let table = story.told().map(|told| told.table());
    let control = table.ok().and_then(|table| Some(table.get("time_control")?.as_str()?.to_owned()));
    html! {
        @if let Ok((scenario, _)) = told {
            @let rules = &scenario.regulations.rules;
            (short_edition(rules.edition)) " · " (mode(rules.mode, lang))
            @if rules.mode != Mode::Standard { " · " (supervision(rules.supervision, lang)) }
            @if let Some(control) = control { " · " (print::time_control(&control, lang)) }
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
    let fen = told.map(|(_, played)| played.fen()).unwrap_or_default();
    let board: Board = fen.split(' ').next().and_then(|placement| placement.parse().ok()).unwrap_or_default();
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
    let mut from_here = form_urlencoded::Serializer::new(String::new());
    from_here.append_pair("fen", &fen);
    // The edition of a case is its own.
    if story.case.is_empty() && !story.game.is_empty() {
        let Setting { edition, mode, supervision, control, .. } = story.setting();
        let rules =
            [("edition", edition), ("mode", mode), ("supervision", supervision), ("control", control)];
        from_here.extend_pairs(rules.iter().filter(|(_, value)| !value.is_empty()));
    }
    html! {
        (BoardView { board: &board, bottom, marked: &marked, label: label.clone() }.markup(lang))
        p.note {
            (label) " · " a href=(story.with(|other| other.turned = !story.turned)) #turn { (say::turn_board(lang)) }
            " · " a href={ "/rulings/position?" (from_here.finish()) } #set-up { (say::set_up(lang)) }
        }
    }
}

/// Where a form begins: at the board if the board fills it.
fn anchor(word: &str) -> &'static str {
    let on_board = |slot: &Slot| match slot.takes() {
        Takes::Square | Takes::Squares | Takes::Move => true,
        Takes::Word(_) | Takes::Color | Takes::Colors | Takes::Text | Takes::Time => false,
    };
    if verb(word).is_some_and(|verb| verb.slots.iter().any(on_board)) { "place" } else { "telling" }
}

fn telling(ask: &Ask, story: &Story) -> Markup {
    let told = story.told().ok();
    let telling = Telling {
        told: told.as_ref(),
        given: &ask.query,
        action: "/rulings/add",
        hidden: story.hidden(),
        choose: &|word| format!("{}#{}", story.form_of(word), anchor(word)),
        back: story.with(|_| {}),
        lang: ask.lang,
    };
    match story.doing {
        Some(verb) => telling.fields(verb),
        None => telling.choices(),
    }
}

fn written(story: &Story, lang: Lang) -> Markup {
    html! {
        @let typed = story.faulty.as_ref().map(|(line, _)| line.as_str());
        form.writing method="get" action="/rulings/add" #writing {
            (story.hidden())
            label.field {
                span { (say::or_write(lang)) }
                input name="typed" placeholder=(say::write_example(lang)) maxlength="300" autocomplete="off" autocapitalize="none" data-search
                    value=[typed] autofocus[typed.is_some()] aria-describedby=[typed.map(|_| "faulty")];
            }
            @if let Some((_, why)) = &story.faulty { p.trouble role="alert" #faulty { (why) } }
            button { (words::add(lang)) }
        }
    }
}

/// Edition, mode and supervision, as fields of a form.
fn rules_fields(setting: &Setting, lang: Lang) -> Markup {
    let editions: Vec<(String, String)> =
        Edition::ALL.map(|edition| (edition.id().to_owned(), short_edition(edition).to_owned())).to_vec();
    let modes: Vec<(String, String)> =
        Mode::ALL.iter().map(|one| (one.word().to_owned(), mode(*one, lang))).collect();
    let watched: Vec<(String, String)> =
        Supervision::ALL.iter().map(|one| (one.word().to_owned(), supervision(*one, lang))).collect();
    let edition = setting.edition().id();
    html! {
        label.field { span { (say::edition(lang)) } select name="edition" { (options(edition, &editions)) } }
        label.field { span { (say::mode(lang)) } select name="mode" { (options(&setting.mode, &modes)) } }
        label.field { span { (say::supervision(lang)) } select name="supervision" { (options(&setting.supervision, &watched)) } }
    }
}

fn game(story: &Story, lang: Lang) -> Markup {
    let setting = story.setting();
    html! {
        details #game {
            summary { (say::game_of_story(lang)) }
            form.narrow method="get" action="/rulings/game" {
                (rules_fields(&setting, lang))
                (field("control", &say::control(lang), &setting.control, "text"))
                p.note { (say::control_hint(lang)) }
                (field("white", &say::white_shows(lang), &setting.white, "text"))
                (field("black", &say::black_shows(lang), &setting.black, "text"))
                (field("fen", &say::position(lang), &setting.fen, "text"))
                (field("moves", &say::moves(lang), &setting.moves, "text"))
                button { (say::begin_anew(lang)) }
            }
            p { a href="/rulings/position" { (say::set_up(lang)) } " · " a href="/rulings/read" { (say::paste_game(lang)) } }
        }
    }
}
