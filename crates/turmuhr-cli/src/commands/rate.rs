//! `turmuhr rate`: what a tournament does to the ratings.

mod told;

use std::{collections::BTreeMap, io::Write};

use clap::{Arg, ArgMatches};
use serde_json::{Value, json};
use turmuhr_contest::NationalRatings;
use turmuhr_core::PlayerId;
use turmuhr_exchange::trf::{
    Finding, Tournament,
    rated::{self, Listing},
};
use turmuhr_rating::{
    Mode, RatedEvent,
    dwz::{self, Formula},
    elo::{self, Rules, rules},
};
use turmuhr_texts::{Lang, program, rating as say};

use super::{Command, lists};
use crate::{
    arguments,
    outcome::{Done, Outcome, Trouble},
    tournaments,
};

pub(crate) const COMMAND: Command = Command {
    name: "rate",
    usage: "turmuhr rate FILE [--system elo|dwz|dwz-classic|dwz-2026] [--mode standard|rapid|blitz] [--edition 2025-10|2024-03] [--list FILE] [--explain PLAYER|all]",
    about: program::about_rate,
    example: |_| "turmuhr rate open.trf --explain 7",
    arguments: |lang| {
        let systems = ["elo", "dwz", "dwz-classic", "dwz-2026"];
        let system = arguments::one_of("system", "SYSTEM", systems, program::arg_rate_system(lang));
        let modes = Mode::ALL.map(Mode::word);
        let editions = rules::ALL.map(|rules| rules.id);
        vec![
            Arg::new("file").value_name("FILE").required(true).help(program::arg_tournament(lang)),
            arguments::with_default(system, "elo"),
            arguments::one_of("mode", "MODE", modes, program::arg_rate_mode(lang)),
            arguments::one_of("edition", "ID", editions, program::arg_rate_edition(lang)),
            arguments::option("list", "FILE", program::arg_rate_list(lang)),
            arguments::option("explain", "PLAYER", program::arg_rate_explain(lang)),
        ]
    },
    run,
};

/// Whose arithmetic is asked for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Explain {
    Nobody,
    Everybody,
    One(PlayerId),
}

impl Explain {
    fn asks_for(self, player: PlayerId) -> bool {
        match self {
            Explain::Nobody => false,
            Explain::Everybody => true,
            Explain::One(one) => one == player,
        }
    }
}

/// The players' names by number.
struct Names(BTreeMap<PlayerId, String>);

impl say::Names for Names {
    fn name(&self, player: PlayerId) -> &str {
        self.0.get(&player).map_or("", String::as_str)
    }
}

fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    let path = arguments.get_one::<String>("file").expect("required");
    let loaded = tournaments::load(path, None, lang)?;
    let tournament = loaded.tournament();
    let errors: Vec<Finding> = tournament.errors().cloned().collect();
    if !errors.is_empty() {
        return Err(Trouble::Wrong(tournaments::refusal(path, &errors, lang)));
    }
    let explain = explain(arguments, &tournament)
        .map_err(|player| Trouble::Wrong(format!("{path}: {}", say::no_such_player(lang, player))))?;
    let as_json = arguments.get_flag("json");
    if !as_json {
        tournaments::warn(path, &tournament.findings, lang);
    }
    let names = tournament.contest.players.iter().map(|player| (player.number, player.person.name.clone()));
    let names = Names(names.collect());
    let system = arguments.get_one::<String>("system").expect("has a default").as_str();
    let formulas: Vec<Formula> = match system {
        "dwz" => Formula::ALL.to_vec(),
        _ => Formula::ALL.into_iter().filter(|formula| formula.id() == system).collect(),
    };
    let (mut texts, mut values, mut notes) = (Vec::new(), Vec::new(), Vec::new());
    let list = arguments.get_one::<String>("list").map(|path| lists::load(path, lang)).transpose()?;
    let take = |event: &mut RatedEvent, listing: Listing, notes: &mut Vec<String>| {
        let Some(list) = &list else { return };
        let missing = rated::take_from_list(event, &tournament.contest, list, listing);
        if !missing.is_empty() {
            let ids: Vec<String> = missing.iter().map(PlayerId::to_string).collect();
            notes.push(say::not_in_list(lang, ids.join(", ")));
        }
    };
    let mut counts = false;
    if formulas.is_empty() {
        let mut event = elo_event(arguments, &tournament);
        take(&mut event, Listing::Elo, &mut notes);
        let rules = rules_for(arguments, &event);
        if rules.too_new_for(event.date) {
            notes.push(say::rules_too_new(lang, rules.id));
        }
        if event.time.is_some_and(|time| time.mode().is_none()) {
            notes.push(say::not_rated_at_all(lang));
        }
        let rated = elo::rate(&event, &rules);
        counts |= rated.iter().any(|rating| rating.performance.is_some());
        texts.push(told::elo(&rated, &event, &rules, &names, explain, lang));
        values.push(told::elo_json(&rated, &event, &rules, &names));
    } else {
        let (mut event, source) = tournament.contest.for_national("GER");
        take(&mut event, Listing::Dwz, &mut notes);
        if list.is_none() && source == NationalRatings::OfTheEvent {
            notes.push(say::no_national_records(lang));
        }
        for formula in formulas {
            let rated = dwz::rate(&event, formula);
            counts |= rated.iter().any(|rating| rating.summary().games > 0);
            texts.push(told::dwz(&rated, formula, &names, explain, lang));
            values.push(told::dwz_json(&rated, formula, &names));
        }
    }
    let text = if as_json {
        let findings = tournaments::as_json(&tournament.findings, lang);
        format!("{}\n", json!({ "evaluations": values, "notes": notes, "findings": findings }))
    } else {
        for note in &notes {
            eprintln!("{}", program::note(lang, format!("{path}: {note}")));
        }
        texts.join("\n")
    };
    std::io::stdout().write_all(text.as_bytes()).map_err(|error| Trouble::writing(&error, lang))?;
    if !counts && !as_json {
        eprintln!("{}", say::nothing_counts(lang, path));
    }
    Ok(Outcome::no_if(!counts))
}

fn elo_event(arguments: &ArgMatches, tournament: &Tournament) -> RatedEvent {
    let mode = arguments.get_one::<String>("mode").and_then(|word| Mode::from_word(word));
    tournament.contest.for_elo(mode)
}

fn rules_for(arguments: &ArgMatches, event: &RatedEvent) -> Rules {
    let asked = arguments.get_one::<String>("edition").and_then(|id| Rules::named(id));
    asked.unwrap_or_else(|| Rules::on(event.date))
}

/// Whose arithmetic, or the word that is no player.
fn explain(arguments: &ArgMatches, tournament: &Tournament) -> Result<Explain, String> {
    let Some(word) = arguments.get_one::<String>("explain") else { return Ok(Explain::Nobody) };
    if word == "all" {
        return Ok(Explain::Everybody);
    }
    let found = word.parse().ok().map(PlayerId);
    let known = found.filter(|id| tournament.contest.players.iter().any(|player| player.number == *id));
    known.map(Explain::One).ok_or_else(|| word.clone())
}

/// A number as JSON: exactly the digits it has.
fn number(decimal: turmuhr_rating::Decimal) -> Value {
    serde_json::from_str(&decimal.to_string()).unwrap_or(Value::Null)
}
