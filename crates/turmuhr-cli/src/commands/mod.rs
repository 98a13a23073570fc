//! The commands, one file each: name, arguments, work.

mod audit;
mod check;
mod convert;
mod federation;
mod games;
mod generate;
mod lineup;
mod lists;
mod mate;
mod norms;
mod notate;
mod pair;
mod perft;
mod playoff;
mod position;
mod print;
mod rate;
mod rules;
mod ruling;
mod schedule;
mod season;
mod serve;
mod standings;
mod start;
mod trainer;

use clap::{Arg, ArgMatches};
use turmuhr_texts::Lang;

use crate::{call::Call, outcome::Done};

/// A command of the program.
pub(crate) struct Command {
    pub(crate) name: &'static str,
    pub(crate) usage: &'static str,
    pub(crate) about: fn(Lang) -> String,
    /// A call that works, shown by the help.
    pub(crate) example: fn(Lang) -> &'static str,
    pub(crate) arguments: fn(Lang) -> Vec<Arg>,
    pub(crate) run: fn(&ArgMatches, Lang) -> Done,
}

/// Every command, in the order of the help.
pub(crate) static ALL: [Command; 24] = [
    serve::COMMAND,
    ruling::COMMAND,
    rules::COMMAND,
    trainer::COMMAND,
    mate::COMMAND,
    audit::COMMAND,
    pair::COMMAND,
    check::COMMAND,
    standings::COMMAND,
    playoff::COMMAND,
    schedule::COMMAND,
    rate::COMMAND,
    lineup::COMMAND,
    federation::COMMAND,
    season::COMMAND,
    norms::COMMAND,
    lists::COMMAND,
    print::COMMAND,
    generate::COMMAND,
    convert::COMMAND,
    position::COMMAND,
    notate::COMMAND,
    games::COMMAND,
    perft::COMMAND,
];

pub(crate) use season::asked_help as season_help;

pub(crate) fn named(name: &str) -> Option<&'static Command> {
    ALL.iter().find(|command| command.name == name)
}

pub(crate) fn run(call: Call, lang: Lang) -> Done {
    let Some((name, arguments)) = call.command else { return serve::with_defaults(lang) };
    let command = named(&name).expect("only commands are taken for commands");
    (command.run)(&arguments, lang)
}

/// Aligned columns; the third, the name, is left-aligned.
fn aligned(lines: &[Vec<String>]) -> String {
    let columns = lines.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        lines.iter().filter_map(|line| line.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for line in lines {
        let cells: Vec<String> = line
            .iter()
            .zip(&widths)
            .enumerate()
            .map(|(column, (cell, width))| match column {
                2 => format!("{cell:<width$}"),
                _ => format!("{cell:>width$}"),
            })
            .collect();
        text.push_str(cells.join("  ").trim_end());
        text.push('\n');
    }
    text
}
