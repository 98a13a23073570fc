//! The commands, one file each: arguments in, answer out.

mod audit;
mod games;
mod mate;
mod notate;
mod perft;
mod position;
mod rules;
mod ruling;
mod start;
mod welcome;

use turmuhr_texts::Lang;

pub(crate) use mate::Limit;

pub(crate) use rules::EDITION_ALIASES;

use crate::{call::Call, outcome::Done};

pub(crate) fn run(call: Call, lang: Lang) -> Done {
    let Some((command, arguments)) = call.command else {
        return welcome::run(lang);
    };
    match command.as_str() {
        "perft" => perft::run(&arguments, lang),
        "notate" => notate::run(&arguments, lang),
        "games" => games::run(&arguments, lang),
        "position" => position::run(&arguments, lang),
        "ruling" => ruling::run(&arguments, lang),
        "mate" => mate::run(&arguments, lang),
        "audit" => audit::run(&arguments, lang),
        "rules" => rules::run(&arguments, lang),
        other => unreachable!("the call was checked, but nobody does {other}"),
    }
}
