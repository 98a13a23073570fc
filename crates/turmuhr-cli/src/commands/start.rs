//! The position a command starts from.

use clap::ArgMatches;
use turmuhr_core::{CastlingMode, Chess, fen};
use turmuhr_texts::{Lang, board};

use crate::outcome::Trouble;

/// The position of `--fen`, with castling as `--chess960` says; without `--fen` the initial position.
pub(crate) fn position(arguments: &ArgMatches, lang: Lang) -> Result<Chess, Trouble> {
    match arguments.get_one::<String>("fen") {
        Some(text) => fen::read(text, castling_mode(arguments))
            .map_err(|error| Trouble::Wrong(board::fen_error(&error, lang))),
        None => Ok(Chess::default()),
    }
}

pub(crate) fn castling_mode(arguments: &ArgMatches) -> CastlingMode {
    CastlingMode::from_chess960(arguments.get_flag("chess960"))
}
