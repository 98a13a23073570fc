//! `turmuhr games`: games in, facts or clean PGN out.

use clap::ArgMatches;
use turmuhr_texts::Lang;

use crate::outcome::{Done, Outcome};

pub(crate) fn run(_arguments: &ArgMatches, _lang: Lang) -> Done {
    Ok(Outcome::Done)
}
