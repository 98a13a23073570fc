//! `turmuhr lineup`: a line-up checked against its ordinance.

use std::io::Write;

use clap::{Arg, ArgMatches};
use serde_json::{Value, json};
use turmuhr_federation::{
    case::{self, CaseKind},
    matches::lineup::{self, Match, Violation, Which},
};
use turmuhr_texts::{
    Lang,
    federation::{self as say, lineup as told, unjudged},
    program,
};

use super::{
    Command,
    federation::{known, ordinances, own_ordinances},
};
use crate::{
    files,
    outcome::{Done, Outcome, Trouble},
};

pub(crate) const COMMAND: Command = Command {
    name: "lineup",
    usage: "turmuhr lineup FILE [--ordinance OWN.toml] [--json]",
    about: program::about_lineup,
    example: |_| "turmuhr lineup round-4.json",
    arguments: |lang| {
        vec![
            Arg::new("file").value_name("FILE").required(true).help(program::arg_lineup_file(lang)),
            ordinances(lang),
        ]
    },
    run,
};

fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    let path = arguments.get_one::<String>("file").expect("required");
    let bytes = files::read(path, lang)?;
    let wrong = |fault: case::Fault| Trouble::Wrong(format!("{path}: {}", say::fault(&fault, lang)));
    let case = case::read(&String::from_utf8_lossy(&bytes)).map_err(wrong)?;
    match CaseKind::named(&case.kind) {
        Some(CaseKind::Lineup) => {}
        Some(_) => return Err(Trouble::Wrong(format!("{path}: {}", say::not_a_lineup(lang, &case.kind)))),
        None => return Err(wrong(case::Fault::NoKind(case.kind))),
    }
    let own = own_ordinances(arguments, lang)?;
    let ordinance = case::ordinance_by(&case, &|id| known(&own, id)).map_err(wrong)?;
    let (game, passed_over): (Match, Vec<String>) = case::input_telling(&case).map_err(wrong)?;
    let no_answer =
        |why: lineup::NoJudgement| Trouble::Wrong(format!("{path}: {}", unjudged::no_judgement(&why, lang)));
    let found = lineup::judge(&ordinance, &game).map_err(no_answer)?;
    let score = lineup::score(&ordinance, &game, &found).map_err(no_answer)?;
    let weighed = lineup::decided(&ordinance, &game, &found).map_err(no_answer)?;
    let noted = lineup::notes(&ordinance, &game, &found).map_err(no_answer)?;
    let noted: Vec<String> = (noted.iter().map(|note| told::note(note, &game, lang)))
        .chain(passed_over.iter().map(|field| told::unknown_field(lang, field)))
        .collect();
    let text = if arguments.get_flag("json") {
        let violations: Vec<Value> = found.iter().map(|one| as_json(one, &game, lang)).collect();
        let score =
            score.map(|score| json!({ "boards": score.boards.map(case::number), "match": score.matches }));
        format!(
            "{}\n",
            json!({
                "ordinance": ordinance.id,
                "stage": if game.results.is_some() { "after" } else { "before" },
                "violations": violations,
                "score": score,
                "notes": noted,
            })
        )
    } else {
        let title = say::in_language(&ordinance.title, lang);
        let mut text = String::new();
        if !case.title.is_empty() {
            text.push_str(&format!("{}\n", case.title));
        }
        text.push_str(&format!("{}\n", told::by_ordinance(lang, title, &ordinance.id)));
        if found.is_empty() {
            text.push_str(&format!("{}\n", told::in_order(lang)));
        }
        if !found.is_empty() {
            let stage =
                if game.results.is_some() { told::after_match(lang) } else { told::before_match(lang) };
            text.push_str(&format!("{stage}\n"));
        }
        for one in &found {
            text.push_str(&format!("  {}\n", told::violation(one, &game, lang)));
        }
        if let Some(score) = score {
            let line = if lineup::needs_a_winner(&ordinance, &game) {
                told::decided(&score, weighed.as_ref(), lang)
            } else {
                told::score(&score, lang)
            };
            text.push_str(&format!("{line}\n"));
        }
        if !noted.is_empty() {
            text.push_str(&format!("{}\n", told::noted(lang)));
        }
        for line in &noted {
            text.push_str(&format!("  {line}\n"));
        }
        if [Which::Home, Which::Guest].into_iter().any(|side| lineup::lost_as_a_rule(&found, side)) {
            text.push_str(&format!("{}\n", told::score_with_reservation(lang)));
        }
        if let Some(parent) = lineup::cited_parent(&ordinance, &found) {
            text.push_str(&format!("{}\n", told::other_ordinance(lang, parent)));
        }
        text
    };
    std::io::stdout().write_all(text.as_bytes()).map_err(|error| Trouble::writing(&error, lang))?;
    Ok(Outcome::no_if(!found.is_empty()))
}

fn as_json(one: &Violation, game: &Match, lang: Lang) -> Value {
    let cites: Vec<&str> = one.cites.iter().map(|cite| cite.article.as_str()).collect();
    json!({
        "side": one.side,
        "board": one.board,
        "rank": one.rank,
        "violation": one.kind,
        "consequence": one.consequence,
        "cites": cites,
        "told": told::violation(one, game, lang),
    })
}
