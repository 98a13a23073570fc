//! The commands, one file each: what it is called, what it takes, and what it does.

mod audit;
mod check;
mod convert;
mod federation;
mod games;
mod generate;
mod lineup;
mod mate;
mod notate;
mod pair;
mod perft;
mod position;
mod rate;
mod rules;
mod ruling;
mod standings;
mod start;
mod welcome;

use clap::{Arg, ArgMatches};
use turmuhr_texts::Lang;

use crate::{call::Call, outcome::Done};

/// A command of the program.
pub(crate) struct Command {
    pub(crate) name: &'static str,
    pub(crate) usage: &'static str,
    pub(crate) about: fn(Lang) -> String,
    /// A call that works, shown by the help and by plain `turmuhr`.
    pub(crate) example: fn(Lang) -> &'static str,
    pub(crate) arguments: fn(Lang) -> Vec<Arg>,
    pub(crate) run: fn(&ArgMatches, Lang) -> Done,
}

/// Every command, in the order in which they are told.
pub(crate) static ALL: [Command; 16] = [
    ruling::COMMAND,
    rules::COMMAND,
    mate::COMMAND,
    audit::COMMAND,
    pair::COMMAND,
    check::COMMAND,
    standings::COMMAND,
    rate::COMMAND,
    lineup::COMMAND,
    federation::COMMAND,
    generate::COMMAND,
    convert::COMMAND,
    position::COMMAND,
    notate::COMMAND,
    games::COMMAND,
    perft::COMMAND,
];

pub(crate) fn named(name: &str) -> Option<&'static Command> {
    ALL.iter().find(|command| command.name == name)
}

pub(crate) fn run(call: Call, lang: Lang) -> Done {
    let Some((name, arguments)) = call.command else { return welcome::run(lang) };
    let command = named(&name).expect("only commands are taken for commands");
    (command.run)(&arguments, lang)
}
