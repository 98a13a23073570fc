//! `turmuhr lists`: players of a rating list.

use std::io::Write;

use clap::{Arg, ArgMatches, value_parser};
use serde_json::{Value, json};
use turmuhr_exchange::lists::{self, Figures, Index, List, Listed};
use turmuhr_texts::{Lang, lists as say, program};

use super::Command;
use crate::{
    arguments, files,
    outcome::{Done, Outcome, Trouble},
};

pub(crate) const COMMAND: Command = Command {
    name: "lists",
    usage: "turmuhr lists search FILE QUERY… [--most N]",
    about: program::about_lists,
    example: |_| "turmuhr lists search players_list_foa.txt mueller an",
    arguments: |lang| {
        vec![
            Arg::new("action")
                .value_name("search")
                .required(true)
                .value_parser(["search"])
                .hide_possible_values(true)
                .help(program::arg_lists_action(lang)),
            Arg::new("file").value_name("FILE").required(true).help(program::arg_lists_file(lang)),
            Arg::new("query")
                .value_name("QUERY")
                .required(true)
                .num_args(1..)
                .help(program::arg_lists_query(lang)),
            arguments::option("most", "N", program::arg_lists_most(lang))
                .value_parser(value_parser!(u32).range(1..=100_000)),
        ]
    },
    run,
};

fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    let path = arguments.get_one::<String>("file").expect("required");
    let words: Vec<&str> =
        arguments.get_many::<String>("query").expect("required").map(String::as_str).collect();
    let question = words.join(" ");
    let most = arguments.get_one::<u32>("most").copied().unwrap_or(20) as usize;
    let index = load(path, lang)?;
    let by_number = question.trim().parse().ok().and_then(|number| index.by_fide_id(number));
    let found = match by_number {
        Some(player) => vec![player],
        None => index.search(&question, most),
    };
    let as_json = arguments.get_flag("json");
    let text = if as_json {
        format!("{}\n", json!({ "players": found.iter().map(|player| told(player)).collect::<Vec<_>>() }))
    } else if found.is_empty() {
        eprintln!("{path}: {}", say::nobody(lang, &question));
        String::new()
    } else {
        table(&found, lang)
    };
    std::io::stdout().write_all(text.as_bytes()).map_err(|error| Trouble::writing(&error, lang))?;
    Ok(Outcome::no_if(found.is_empty()))
}

/// Reads a list of any kind for searching. Prints a note for the first few unreadable rows.
pub(crate) fn load(path: &str, lang: Lang) -> Result<Index, Trouble> {
    const SHOWN: usize = 3;
    let bytes = files::read(path, lang)?;
    let List { players, faults } = lists::read(&bytes)
        .map_err(|fault| Trouble::Wrong(format!("{path}: {}", say::no_list(&fault, lang))))?;
    for fault in faults.iter().take(SHOWN) {
        eprintln!("{path}: {}", say::row_fault(fault, lang));
    }
    if faults.len() > SHOWN {
        eprintln!("{path}: {}", say::more_rows(lang, faults.len() - SHOWN));
    }
    Ok(Index::new(players))
}

fn table(players: &[&Listed], lang: Lang) -> String {
    let number = |number: Option<u16>| number.map(|number| number.to_string()).unwrap_or_default();
    let mut lines: Vec<Vec<String>> = vec![say::heads(lang).map(str::to_owned).to_vec()];
    lines.extend(players.iter().map(|player| {
        let id = if player.fide_id > 0 { player.fide_id.to_string() } else { player.national_id.to_string() };
        let title = if player.title.is_empty() { &player.women_title } else { &player.title };
        let name = if player.inactive {
            format!("{} ({})", player.name, say::inactive(lang))
        } else {
            player.name.to_string()
        };
        vec![
            id,
            title.to_string(),
            name,
            player.federation.to_string(),
            number(player.birth_year),
            number(player.standard.rating),
            number(player.rapid.rating),
            number(player.blitz.rating),
            number(player.dwz),
        ]
    }));
    super::aligned(&lines)
}

fn told(player: &Listed) -> Value {
    let figures = |figures: &Figures| json!({ "rating": figures.rating, "games": figures.games, "k": Some(figures.k).filter(|k| *k > 0) });
    json!({
        "fide_id": Some(player.fide_id).filter(|id| *id > 0),
        "name": player.name,
        "federation": player.federation,
        "sex": player.sex.map(|sex| sex.letter().to_string()),
        "title": player.title,
        "women_title": player.women_title,
        "birth_year": player.birth_year,
        "standard": figures(&player.standard),
        "rapid": figures(&player.rapid),
        "blitz": figures(&player.blitz),
        "inactive": player.inactive,
        "dwz": player.dwz,
        "index": player.index,
        "national_id": player.national_id,
        "club": player.club,
    })
}
