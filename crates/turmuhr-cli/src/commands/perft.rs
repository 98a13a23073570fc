//! `turmuhr perft`: counts sequences of moves, to prove the move generator.

use std::io::Write;

use clap::{Arg, ArgMatches, value_parser};
use serde_json::json;
use turmuhr_core::{Chess, Position};
use turmuhr_laws::{
    board,
    notation::{Style, write_move},
};
use turmuhr_texts::{Lang, program};

use super::{Command, start};
use crate::{
    arguments,
    outcome::{Done, Outcome, Trouble},
};

pub(crate) const COMMAND: Command = Command {
    name: "perft",
    usage: "turmuhr perft DEPTH [--fen FEN] [--chess960] [--divide]",
    about: program::about_perft,
    example: |_| "turmuhr perft 4",
    arguments: |lang| {
        let depth = Arg::new("depth").value_name("DEPTH").required(true);
        vec![
            depth.value_parser(value_parser!(u32)).help(program::arg_depth(lang)),
            arguments::fen(lang),
            arguments::chess960(lang),
            arguments::flag("divide", program::arg_divide(lang)),
        ]
    },
    run,
};

fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    let depth = *arguments.get_one::<u32>("depth").expect("required");
    let position = start::position(arguments, lang)?;
    let (nodes, divided) = if arguments.get_flag("divide") && depth > 0 {
        let divided = divide(&position, depth);
        (divided.iter().map(|(_, count)| count).sum(), divided)
    } else {
        (board::perft(&position, depth), Vec::new())
    };
    let text = if arguments.get_flag("json") {
        let moves: serde_json::Map<_, _> =
            divided.into_iter().map(|(name, count)| (name, json!(count))).collect();
        format!("{}\n", json!({ "depth": depth, "nodes": nodes, "moves": moves }))
    } else {
        let lines: String = divided.iter().map(|(name, count)| format!("{name}: {count}\n")).collect();
        format!("{lines}{nodes}\n")
    };
    std::io::stdout().write_all(text.as_bytes()).map_err(|error| Trouble::writing(&error, lang))?;
    Ok(Outcome::Done)
}

/// The count behind each first move, in UCI and in alphabetical order.
fn divide(position: &Chess, depth: u32) -> Vec<(String, u64)> {
    let mut counts: Vec<(String, u64)> = position
        .legal_moves()
        .into_iter()
        .map(|m| {
            let mut after = position.clone();
            after.play_unchecked(m);
            (write_move(position, m, Style::UCI), board::perft(&after, depth - 1))
        })
        .collect();
    counts.sort_unstable();
    counts
}
