//! `turmuhr playoff`: what is to be played next, and who has won.

use std::io::Write;

use clap::{Arg, ArgMatches, value_parser};
use serde_json::{Value, json};
use turmuhr_core::{PlayerId, Points};
use turmuhr_standings::{
    Form,
    playoff::{
        DrawnLot, Fact, Field, Method, Next, PlayOff, Purpose, Step,
        rules::{self, Kind, RULES},
    },
};
use turmuhr_texts::{Lang, playoff as say, program};

use super::Command;
use crate::{
    arguments, files,
    outcome::{Done, Outcome, Trouble},
};

pub(crate) const COMMAND: Command = Command {
    name: "playoff",
    usage: "turmuhr playoff RULE PLAYERS [--record FILE] [--seed N] [--boards N] [--hosts A-B,…] [--order 7,3=9] [--places 1,…] [--form swiss|round-robin]",
    about: program::about_playoff,
    example: |_| "turmuhr playoff blitz 3,7 --seed 1988",
    arguments: |lang| {
        let known = RULES.iter().map(|rule| rule.id).collect::<Vec<_>>().join(", ");
        let forms = ["swiss", "round-robin"];
        vec![
            Arg::new("rule").value_name("RULE").required(true).help(program::arg_playoff_rule(lang, known)),
            Arg::new("players").value_name("PLAYERS").required(true).help(program::arg_playoff_players(lang)),
            arguments::option("record", "FILE", program::arg_playoff_record(lang)),
            arguments::option("seed", "N", program::arg_playoff_seed(lang)).value_parser(value_parser!(u64)),
            arguments::option("boards", "N", program::arg_playoff_boards(lang))
                .value_parser(value_parser!(u32).range(1..=100)),
            arguments::option("hosts", "A-B", program::arg_playoff_hosts(lang)),
            arguments::option("order", "ORDER", program::arg_playoff_order(lang)),
            arguments::option("places", "N,…", program::arg_playoff_places(lang)),
            arguments::one_of("form", "swiss|round-robin", forms, program::arg_form(lang)),
        ]
    },
    run,
};

fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    let word = |name: &str| arguments.get_one::<String>(name).map(String::as_str);
    let id = word("rule").unwrap_or_default();
    let rule = rules::named(id).ok_or_else(|| {
        let known = RULES.iter().map(|rule| rule.id).collect::<Vec<_>>().join(", ");
        Trouble::Wrong(say::unknown_rule(lang, id, known))
    })?;
    let bad = |text: &str| Trouble::Wrong(say::bad_numbers(lang, text));
    let numbers = |text: &str| numbers(text).ok_or_else(|| bad(text));
    let hosts = word("hosts").map_or(Ok(Vec::new()), |text| {
        let one = |pair: &str| two(pair).ok_or_else(|| bad(text));
        text.split(',').map(one).collect::<Result<Vec<_>, _>>()
    })?;
    let main_order = word("order").map(|text| {
        text.split(',').map(|part| numbers(&part.replace('=', ","))).collect::<Result<Vec<_>, _>>()
    });
    let places = numbers(word("places").unwrap_or("1"))?;
    let field = Field {
        participants: numbers(word("players").unwrap_or_default())?,
        boundaries: places.iter().map(|place| place.0).collect(),
        form: if word("form") == Some("swiss") { Form::Swiss } else { Form::RoundRobin },
        boards: arguments.get_one::<u32>("boards").copied().unwrap_or(0),
        hosts,
        main_order: main_order.transpose()?,
    };
    let mut playoff =
        PlayOff::new(rule, field).map_err(|fault| Trouble::Wrong(say::no_playoff(&fault, lang)))?;
    let seed = arguments.get_one::<u64>("seed").copied();
    if let Some(path) = word("record") {
        let bytes = files::read(path, lang)?;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        replay(&mut playoff, &text, seed, lang).map_err(|what| Trouble::Wrong(format!("{path}: {what}")))?;
    }
    if let Some(seed) = seed {
        while playoff.draw(seed).is_some() {}
    }
    let text = if arguments.get_flag("json") {
        format!("{}\n", as_json(&playoff, lang))
    } else {
        say::told(&playoff, lang).iter().map(|line| format!("{line}\n")).collect()
    };
    std::io::stdout().write_all(text.as_bytes()).map_err(|error| Trouble::writing(&error, lang))?;
    Ok(Outcome::Done)
}

/// Enters the record line by line; draws missing lots if there is a seed.
fn replay(playoff: &mut PlayOff, text: &str, seed: Option<u64>, lang: Lang) -> Result<(), String> {
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let is_lot = line.starts_with("lot ");
        while let (Some(seed), false) = (seed, is_lot) {
            if playoff.draw(seed).is_none() {
                break;
            }
        }
        let wanted = match playoff.state().next {
            Next::Lot { purpose, .. } => purpose,
            _ => Purpose::Decision,
        };
        let fact =
            fact(line, playoff.rule().of_teams, wanted).ok_or_else(|| say::bad_line(lang, number, line))?;
        let of_teams = playoff.rule().of_teams;
        playoff
            .record(fact)
            .map_err(|fault| say::at_line(lang, number, say::not_now(&fault, of_teams, lang)))?;
    }
    Ok(())
}

fn numbers(text: &str) -> Option<Vec<PlayerId>> {
    text.split([',', ' '])
        .filter(|word| !word.is_empty())
        .map(|word| word.parse().ok().map(PlayerId))
        .collect()
}

fn two(text: &str) -> Option<(PlayerId, PlayerId)> {
    let (one, other) = text.trim().split_once('-')?;
    Some((PlayerId(one.trim().parse().ok()?), PlayerId(other.trim().parse().ok()?)))
}

fn fact(line: &str, of_teams: bool, purpose: Purpose) -> Option<Fact> {
    if let Some(drawn) = line.strip_prefix("lot ") {
        // `7 3 (Schmidt, Meyer)`: the names are witnesses.
        let (order, witnesses) = match drawn.split_once('(') {
            Some((order, names)) => (order, names.trim_end().strip_suffix(')')?),
            None => (drawn, ""),
        };
        let names = witnesses.split(',').map(str::trim).filter(|name| !name.is_empty());
        let witnesses: Vec<String> = names.map(str::to_owned).collect();
        let order = numbers(order)?;
        let mut candidates = order.clone();
        candidates.sort_unstable();
        let method = Method::ByHand { witnesses };
        return Some(Fact::Lot(DrawnLot { purpose, candidates, order, method }));
    }
    let (pair, results) = line.split_once(char::is_whitespace)?;
    let (first, second) = two(pair)?;
    if of_teams {
        let boards: Option<Vec<_>> = results.split_whitespace().map(result).collect();
        return Some(Fact::Match { host: first, guest: second, boards: boards? });
    }
    Some(Fact::Game { white: first, black: second, points: result(results.trim())? })
}

/// A result: both sides, the first-named first, or the first-named alone.
fn result(text: &str) -> Option<(Points, Points)> {
    Some(match text {
        "1-0" | "1" | "+" | "+/-" => (Points::ONE, Points::ZERO),
        "0-1" | "0" | "-" | "-/+" => (Points::ZERO, Points::ONE),
        "1/2-1/2" | "½-½" | "=" | "½" => (Points::HALF, Points::HALF),
        "0-0" | "-/-" => (Points::ZERO, Points::ZERO),
        _ => return None,
    })
}

fn as_json(playoff: &PlayOff, lang: Lang) -> Value {
    let state = playoff.state();
    let rule = playoff.rule();
    let article = |article: turmuhr_standings::playoff::Article| json!({ "ordinance": article.ordinance.id(), "number": article.number });
    let next = match &state.next {
        Next::Play { article: cites, fixtures } => json!({
            "kind": "play",
            "article": article(*cites),
            "fixtures": fixtures
                .iter()
                .map(|one| json!({ "first": one.first.0, "second": one.second.0, "either": one.either }))
                .collect::<Vec<_>>(),
        }),
        Next::Lot { article: cites, purpose, candidates } => json!({
            "kind": "lot",
            "article": article(*cites),
            "purpose": purpose_word(*purpose),
            "candidates": ids(candidates),
        }),
        Next::MainEvent { article: cites, list, among } => json!({
            "kind": "main-event",
            "article": article(*cites),
            "tiebreaks": list.codes,
            "among": ids(among),
        }),
        Next::Decided => json!({ "kind": "decided" }),
    };
    let step = |step: &Step| {
        json!({
            "article": article(step.stage.article),
            "stage": stage_word(step.stage.kind),
            "points": step
                .tallies
                .iter()
                .map(|(id, points)| json!({ "id": id.0, "points": points.to_string() }))
                .collect::<Vec<_>>(),
            "order": step.parts.iter().map(|part| ids(part)).collect::<Vec<_>>(),
        })
    };
    let lots: Vec<Value> = playoff
        .facts()
        .iter()
        .filter_map(|fact| match fact {
            Fact::Lot(lot) => Some(json!({
                "purpose": purpose_word(lot.purpose),
                "candidates": ids(&lot.candidates),
                "order": ids(&lot.order),
                "seed": match lot.method { Method::Seed(seed) => Some(seed), Method::ByHand { .. } => None },
                "witnesses": match &lot.method {
                    Method::Seed(_) => &[],
                    Method::ByHand { witnesses } => witnesses.as_slice(),
                },
            })),
            _ => None,
        })
        .collect();
    json!({
        "rule": rule.id,
        "article": article(rule.article),
        "minutes": rule.minutes,
        "steps": state.steps.iter().map(step).collect::<Vec<_>>(),
        "lots": lots,
        "next": next,
        "winner": state.winner().map(|id| id.0),
        "order": state.order.as_ref().map(|parts| parts.iter().map(|part| ids(part)).collect::<Vec<_>>()),
        "told": say::told(playoff, lang),
    })
}

fn ids(ids: &[PlayerId]) -> Vec<u32> {
    ids.iter().map(|id| id.0).collect()
}

const fn purpose_word(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::FirstWhite => "first-white",
        Purpose::Host => "host",
        Purpose::Numbers => "numbers",
        Purpose::Decision => "decision",
    }
}

const fn stage_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Games { .. } => "games",
        Kind::NextDecisive => "next-decisive",
        Kind::Match(_) => "match",
        Kind::Berlin { .. } | Kind::TournamentBerlin { .. } => "berlin",
        Kind::FurtherMatches { .. } => "further-matches",
        Kind::Tournament => "tournament",
        Kind::Mutual => "mutual",
        Kind::BoardPoints => "board-points",
        Kind::Again => "again",
        Kind::MainEvent(_) => "main-event",
        Kind::Lot => "lot",
    }
}
