//! The calls the program understands.
//!
//! The calls are built at run time rather than derived, because help and errors speak two languages.

use std::ffi::OsString;

use clap::{
    Arg, ArgAction, ArgMatches,
    error::{ContextKind, ContextValue, ErrorKind},
};
use turmuhr_texts::{Lang, program as say};

use crate::{
    arguments,
    commands::{self, Command},
    outcome::{Trouble, out},
};

/// A call that was understood: the command's name and its arguments; no name for plain `turmuhr`.
pub(crate) struct Call {
    pub(crate) command: Option<(String, ArgMatches)>,
}

/// `--lang` wherever it stands, else the environment. Looked up first, because a wrong call must be
/// answered in the right language too.
pub(crate) fn language(words: &[OsString]) -> Lang {
    let words: Vec<_> = words.iter().filter_map(|word| word.to_str()).collect();
    let asked = words.iter().enumerate().find_map(|(index, word)| match word.strip_prefix("--lang=") {
        Some(code) => code.parse().ok(),
        None if *word == "--lang" => words.get(index + 1).and_then(|code| code.parse().ok()),
        None => None,
    });
    let locales = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| std::env::var(name).unwrap_or_default());
    Lang::choose(asked, locales.iter().map(String::as_str))
}

/// Parses the call, or says in one sentence what is wrong with it. Prints help.
pub(crate) fn understand(words: &[OsString], lang: Lang) -> Result<Call, Trouble> {
    let program = program(lang);
    match program.try_get_matches_from(words) {
        Ok(mut matches) => Ok(Call { command: matches.remove_subcommand() }),
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            let season =
                commands::season_help(words, lang).filter(|_| error.kind() == ErrorKind::DisplayHelp);
            out(&season.unwrap_or_else(|| error.to_string()), lang)?;
            Err(Trouble::PipeClosed)
        }
        Err(error) => Err(Trouble::Wrong(complaint(&error, words, lang))),
    }
}

fn complaint(error: &clap::Error, words: &[OsString], lang: Lang) -> String {
    let command = words
        .iter()
        .skip(1)
        .filter_map(|word| word.to_str())
        .find(|word| commands::named(word).is_some())
        .unwrap_or("");
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let sentence = match error.kind() {
        ErrorKind::InvalidSubcommand => say::unknown_command(lang, context(ContextKind::InvalidSubcommand)),
        ErrorKind::UnknownArgument => say::unknown_argument(lang, context(ContextKind::InvalidArg), command),
        ErrorKind::MissingRequiredArgument => {
            say::missing_argument(lang, context(ContextKind::InvalidArg), command)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let (value, option) = (context(ContextKind::InvalidValue), context(ContextKind::InvalidArg));
            if value.is_empty() {
                say::missing_argument(lang, option, command)
            } else {
                say::bad_value(lang, value, option, command)
            }
        }
        _ => say::bad_call(lang, command),
    };
    // Plain `turmuhr --help` is the help of a call without a command.
    sentence.replace("turmuhr  --help", "turmuhr --help")
}

fn program(lang: Lang) -> clap::Command {
    let template = format!(
        "{{about}}\n\n{} {{usage}}\n\n{}\n{{subcommands}}\n\n{}\n{{options}}\n\n{{after-help}}\n",
        say::heading_usage(lang),
        say::heading_commands(lang),
        say::heading_options(lang)
    );
    clap::Command::new("turmuhr")
        .version(env!("CARGO_PKG_VERSION"))
        .about(say::tagline(lang))
        .override_usage("turmuhr [COMMAND] [--lang de|en]")
        .help_template(template)
        .after_help(say::more_help(lang))
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(help(lang))
        .arg(
            Arg::new("version")
                .long("version")
                .short('V')
                .action(ArgAction::Version)
                .help(say::arg_version(lang)),
        )
        .arg(lang_option(lang).global(true))
        .subcommands(commands::ALL.iter().map(|command| build(command, lang)))
}

fn help(lang: Lang) -> Arg {
    Arg::new("help").long("help").short('h').action(ArgAction::Help).help(say::arg_help(lang))
}

fn lang_option(lang: Lang) -> Arg {
    Arg::new("lang")
        .long("lang")
        .value_name("de|en")
        .value_parser(["de", "en"])
        .hide_possible_values(true)
        .help(say::arg_lang(lang))
}

/// The help of a part of a command.
pub(crate) fn part_help(about: &str, usage: &str, arguments: Vec<Arg>, example: &str, lang: Lang) -> String {
    let example = match example {
        "" => String::new(),
        example => format!("\n\n{}\n  {example}", say::heading_example(lang)),
    };
    let template = format!(
        "{{about}}\n\n{} {{usage}}\n\n{}\n{{options}}{example}\n",
        say::heading_usage(lang),
        say::heading_options(lang)
    );
    clap::Command::new("part")
        .about(about.to_owned())
        .override_usage(usage.to_owned())
        .help_template(template)
        .disable_help_flag(true)
        .args(arguments)
        .arg(arguments::flag("json", say::arg_json(lang)))
        .render_help()
        .to_string()
}

/// A command with its help in two languages, its example and `--json`.
fn build(command: &Command, lang: Lang) -> clap::Command {
    let template = format!(
        "{{about}}\n\n{} {{usage}}\n\n{}\n{{positionals}}\n\n{}\n{{options}}\n\n{}\n  {}\n",
        say::heading_usage(lang),
        say::heading_arguments(lang),
        say::heading_options(lang),
        say::heading_example(lang),
        (command.example)(lang)
    );
    clap::Command::new(command.name)
        .about((command.about)(lang))
        .override_usage(command.usage)
        .help_template(template)
        .disable_help_flag(true)
        .args((command.arguments)(lang))
        .arg(help(lang))
        .arg(arguments::flag("json", say::arg_json(lang)))
}
