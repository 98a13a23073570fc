//! Arguments that several commands share.

use clap::{Arg, ArgAction, builder::PossibleValuesParser};
use turmuhr_core::Edition;
use turmuhr_texts::{Lang, program as say};

/// `--name`, on or off.
pub(crate) fn flag(name: &'static str, help: String) -> Arg {
    Arg::new(name).long(name).action(ArgAction::SetTrue).help(help)
}

/// `--name VALUE`.
pub(crate) fn option(name: &'static str, value: &'static str, help: String) -> Arg {
    Arg::new(name).long(name).value_name(value).help(help)
}

/// `--name WORD`, where only these words are known.
pub(crate) fn one_of(
    name: &'static str,
    value: &'static str,
    words: impl IntoIterator<Item = &'static str>,
    help: String,
) -> Arg {
    let known = PossibleValuesParser::new(words);
    option(name, value, help).value_parser(known).hide_possible_values(true)
}

/// The word used where the call gives none.
pub(crate) fn with_default(argument: Arg, word: &'static str) -> Arg {
    argument.default_value(word).hide_default_value(true)
}

/// One file or more.
pub(crate) fn files(value: &'static str, help: String) -> Arg {
    Arg::new("files").value_name(value).required(true).num_args(1..).help(help)
}

pub(crate) fn fen(lang: Lang) -> Arg {
    option("fen", "FEN", say::arg_fen(lang))
}

pub(crate) fn chess960(lang: Lang) -> Arg {
    flag("chess960", say::arg_chess960(lang))
}

/// The edition whose articles are cited.
pub(crate) fn edition(lang: Lang) -> Arg {
    let help = format!("{} [{}]", say::arg_edition(lang), Edition::CURRENT);
    with_default(one_of("edition", "ID", Edition::ALL.map(Edition::id), help), Edition::CURRENT.id())
}
