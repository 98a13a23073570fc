//! Plain `turmuhr`: what it can do, with an example for each command.

use std::io::Write;

use turmuhr_texts::{Lang, program};

use crate::{
    call,
    outcome::{Done, Outcome, Trouble},
};

pub(crate) fn run(lang: Lang) -> Done {
    let mut text = format!("{}\n", program::tagline(lang));
    for (command, about) in call::abouts(lang) {
        text.push_str(&format!("\n{command:<10}{about}\n          {}\n", call::example(command, lang)));
    }
    text.push_str(&format!("\n{}\n", program::more_help(lang)));
    std::io::stdout().write_all(text.as_bytes()).map_err(|error| Trouble::writing(&error, lang))?;
    Ok(Outcome::Done)
}
