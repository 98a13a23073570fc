//! `turmuhr ruling`: a list of events and the ruling on each.

use std::{io::Write, path::Path};

use clap::ArgMatches;
use serde_json::{Value, json};
use turmuhr_core::{Citation, Color, Edition};
use turmuhr_laws::game::{Choice, Consequence, Ruling};
use turmuhr_scenario::{self as scenario, Played, Scenario, Terms, Unmet, answer, casebook};
use turmuhr_texts::{
    Lang, board,
    event::{event as say_event, helper as say_helper},
    program,
    ruling::{self as say, Scene},
    scenario as faults,
};

mod ask;

use super::Command;
use crate::{
    arguments, files,
    outcome::{Done, Outcome, Trouble},
};

pub(crate) const COMMAND: Command = Command {
    name: "ruling",
    usage: "turmuhr ruling FILE…|LINE [--json]",
    about: program::about_ruling,
    example: |_| "turmuhr ruling \"blitz limited: w illegal a1b2, press; b claim illegal\"",
    arguments: |lang| {
        vec![
            arguments::files("FILE", program::arg_scenarios(lang))
                .required(false)
                .required_unless_present("interactive"),
            arguments::flag("interactive", program::arg_interactive(lang)),
        ]
    },
    run,
};

fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    if arguments.get_flag("interactive") {
        return ask::run(lang);
    }
    let paths: Vec<&String> = arguments.get_many("files").expect("required").collect();
    let json = arguments.get_flag("json");
    let mut met = true;
    for path in &paths {
        let wrong = |error| Trouble::Wrong(format!("{path}: {}", faults::scenario_error(&error, lang)));
        let scenario = if is_line(path) {
            scenario::read_line(path).map_err(wrong)?
        } else {
            let bytes = told(path, lang)?;
            scenario::read(&String::from_utf8_lossy(&bytes)).map_err(wrong)?
        };
        let played = scenario.play().map_err(wrong)?;
        let told = if json {
            format!("{}\n", as_json(&scenario, &played))
        } else {
            as_text(&scenario, &played, lang)
        };
        std::io::stdout().write_all(told.as_bytes()).map_err(|error| Trouble::writing(&error, lang))?;
        for unmet in &played.unmet {
            met = false;
            eprintln!("{}", program::note(lang, format!("{path}: {}", unmet_sentence(unmet, lang))));
        }
    }
    Ok(Outcome::no_if(!met))
}

/// A line tells a scenario: several words, and no file of that name.
fn is_line(text: &str) -> bool {
    text.trim().contains([' ', ';']) && !Path::new(text).exists()
}

/// The file, or the case of the casebook that has this name.
fn told(path: &str, lang: Lang) -> Result<Vec<u8>, Trouble> {
    match casebook::by_id(path) {
        Some(case) if !Path::new(path).exists() => Ok(case.text.as_bytes().to_vec()),
        _ => files::read(path, lang),
    }
}

fn as_text(scenario: &Scenario, played: &Played, lang: Lang) -> String {
    let title = match lang {
        Lang::De => scenario.title_de.as_ref().unwrap_or(&scenario.title),
        Lang::En => &scenario.title,
    };
    let mut text = format!("{title}\n");
    text.push_str(&events_as_text(scenario, played, 0, lang));
    text.push('\n');
    text
}

/// The events from one on, and how the game stands after them.
fn events_as_text(scenario: &Scenario, played: &Played, from: usize, lang: Lang) -> String {
    let mut text = String::new();
    let mut listed = Vec::new();
    for (index, event) in played.events.iter().enumerate().skip(from) {
        let told = say_event(&event.event, event.before.as_ref(), lang);
        text.push_str(&format!("{index:>3}  {}  {told}\n", event.event.at));
        let scene = Scene {
            event: Some(&event.event),
            position: played_position(played, index),
            start: Some(scenario.start()),
            clocks: Some(event.clocks),
            illegal: Some(say::illegal_moves(&played.game)),
            listed: &listed,
        };
        for ruling in &event.rulings {
            let articles = cited(&ruling.cites, scenario.regulations.rules.edition);
            let cited =
                if articles.is_empty() { String::new() } else { format!(" [{}]", articles.join(", ")) };
            text.push_str(&format!("     → {}{cited}\n", say::consequence(&ruling.what, &scene, lang)));
        }
        let penalties: Vec<Choice> = event.rulings.iter().flat_map(penalties_of).collect();
        // A claim without a right gets no answer about the record.
        let examined = |ruling: &Ruling| !matches!(ruling.what, Consequence::Inadmissible { .. });
        if let Some(proof) = event.proof.as_ref().filter(|_| event.rulings.iter().all(examined)) {
            text.push_str(&format!("       {}\n", say::proof(proof, &scene, lang)));
        }
        listed.extend(penalties);
    }
    let clocks = say::clocks(lang, played.game.left(Color::White), played.game.left(Color::Black));
    let end = match played.game.over() {
        Some(over) => say::end(&over, &played.game, lang),
        None => say::still_playing(lang, board::color(played.game.turn(), lang)),
    };
    for helper in played.game.helpers() {
        text.push_str(&format!("     {}\n", say_helper(helper, lang)));
    }
    text.push_str(&format!("     {end} {clocks}\n     {}\n", played.fen()));
    text
}

/// The penalties a ruling lists; the account names them only once.
fn penalties_of(ruling: &Ruling) -> Vec<Choice> {
    match &ruling.what {
        Consequence::Choose { options, .. } => {
            options.iter().copied().filter(|option| option.is_penalty()).collect()
        }
        _ => Vec::new(),
    }
}

/// The articles; an article of another text is named with its text.
fn cited(cites: &[Citation], edition: Edition) -> Vec<String> {
    let name = |citation: &Citation| match citation.edition() {
        own if own == edition => citation.article().to_owned(),
        other => format!("{other} {}", citation.article()),
    };
    cites.iter().map(name).collect()
}

/// The position after an event; duties name moves of this position.
fn played_position(played: &Played, index: usize) -> Option<&turmuhr_core::Chess> {
    match played.events.get(index + 1) {
        Some(next) => next.before.as_ref(),
        None => played.game.position(),
    }
}

fn as_json(scenario: &Scenario, played: &Played) -> Value {
    let events: Vec<Value> = played
        .events
        .iter()
        .enumerate()
        .map(|(index, event)| json!({ "index": index, "rulings": event.answers.iter().map(answer::table).collect::<Vec<_>>() }))
        .collect();
    let over = played.game.over();
    let helpers: Vec<Value> = played.game.helpers().iter().map(answer::helper).collect();
    json!({
        "title": scenario.title,
        "events": events,
        "result": over.and_then(|over| over.result).map(|result| result.as_str()),
        "reason": over.map(|over| over.reason.as_str()),
        "clocks": {
            "white": played.game.left(Color::White).to_string(),
            "black": played.game.left(Color::Black).to_string(),
        },
        "fen": played.fen(),
        "helpers": helpers,
        "met": played.unmet.is_empty(),
    })
}

fn unmet_sentence(unmet: &Unmet, lang: Lang) -> String {
    let list = |rulings: &[Terms]| {
        if rulings.is_empty() {
            return say::nothing_follows(lang);
        }
        rulings
            .iter()
            .map(|ruling| Value::Object(answer::table(ruling)).to_string())
            .collect::<Vec<_>>()
            .join(" ")
    };
    match unmet {
        Unmet::Ruling { event, expected, came } => {
            say::unmet_ruling(lang, event, Value::Object(answer::expected(expected)), list(came))
        }
        Unmet::Nothing { event, came } => say::unmet_nothing(lang, event, list(came)),
        Unmet::Final { field, expected, came } => say::unmet_final(lang, field, expected, came),
    }
}
