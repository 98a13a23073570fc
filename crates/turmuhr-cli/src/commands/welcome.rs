//! Plain `turmuhr`: what it can do, with an example for each command.

use std::io::Write;

use turmuhr_texts::{Lang, program};

use super::ALL;
use crate::outcome::{Done, Outcome, Trouble};

pub(crate) fn run(lang: Lang) -> Done {
    let mut text = format!("{}\n", program::tagline(lang));
    for command in &ALL {
        let (about, example) = ((command.about)(lang), (command.example)(lang));
        text.push_str(&format!("\n{:<10}{about}\n          {example}\n", command.name));
    }
    text.push_str(&format!("\n{}\n", program::more_help(lang)));
    std::io::stdout().write_all(text.as_bytes()).map_err(|error| Trouble::writing(&error, lang))?;
    Ok(Outcome::Done)
}
