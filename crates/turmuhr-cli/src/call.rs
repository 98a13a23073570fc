//! What can be typed, and what was.
//!
//! The calls are built at run time rather than derived, because help and errors speak two languages.

use std::ffi::OsString;

use clap::{
    Arg, ArgAction, ArgMatches, Command,
    builder::{PossibleValuesParser, ValueParser},
    error::{ContextKind, ContextValue, ErrorKind},
    value_parser,
};
use turmuhr_core::Edition;
use turmuhr_laws::notation::Language;
use turmuhr_texts::{Lang, program as say, rules};

use crate::commands::Limit;
use crate::{commands::EDITION_ALIASES, outcome::Trouble};

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

/// Takes the call apart, or says in one sentence what is wrong with it. Help is printed here.
pub(crate) fn understand(words: &[OsString], lang: Lang) -> Result<Call, Trouble> {
    let program = program(lang);
    match program.try_get_matches_from(words) {
        Ok(mut matches) => Ok(Call { command: matches.remove_subcommand() }),
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            print!("{error}");
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
        .find(|word| COMMANDS.contains(word))
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

const COMMANDS: [&str; 8] = ["ruling", "rules", "mate", "audit", "perft", "notate", "games", "position"];

/// An example for each command, shown by its help and by plain `turmuhr`.
pub(crate) const fn example(command: &str, lang: Lang) -> &'static str {
    match (command.as_bytes(), lang) {
        (b"ruling", _) => "turmuhr ruling incident.toml",
        (b"mate", _) => "turmuhr mate \"8/8/4k3/8/8/7p/5N2/7K b - - 0 1\" --side white --explain",
        (b"audit", _) => "turmuhr audit league.pgn",
        (b"perft", _) => "turmuhr perft 4",
        (b"notate", Lang::De) => "echo \"1.e4 e5 2.Sf3\" | turmuhr notate --from de --to en",
        (b"notate", Lang::En) => "echo \"1.e4 e5 2.Nf3\" | turmuhr notate --from en --to de --style spoken",
        (b"games", _) => "turmuhr games club.pgn --format tsv",
        (b"position", _) => "turmuhr position \"r3k2r/8/8/8/8/5r2/8/R3K2R w KQkq - 0 1\" --try 0-0",
        (b"rules", Lang::De) => "turmuhr rules Remisangebot --compare fide-1984",
        (b"rules", Lang::En) => "turmuhr rules 9.2 --edition fide-2017",
        _ => "turmuhr --help",
    }
}

/// The program's commands with their one-line descriptions.
pub(crate) fn abouts(lang: Lang) -> [(&'static str, String); 8] {
    [
        ("ruling", say::about_ruling(lang)),
        ("mate", say::about_mate(lang)),
        ("audit", say::about_audit(lang)),
        ("perft", say::about_perft(lang)),
        ("notate", say::about_notate(lang)),
        ("games", say::about_games(lang)),
        ("position", say::about_position(lang)),
        ("rules", rules::about(lang)),
    ]
}

fn program(lang: Lang) -> Command {
    let template = format!(
        "{{about}}\n\n{} {{usage}}\n\n{}\n{{subcommands}}\n\n{}\n{{options}}\n\n{{after-help}}\n",
        say::heading_usage(lang),
        say::heading_commands(lang),
        say::heading_options(lang)
    );
    Command::new("turmuhr")
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
        .subcommands([
            ruling(lang),
            mate(lang),
            audit(lang),
            perft(lang),
            notate(lang),
            games(lang),
            position(lang),
            rulebook(lang),
        ])
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

/// What all commands share: help in two languages with an example, and `--json`.
fn command(name: &'static str, usage: &'static str, about: String, lang: Lang) -> Command {
    let template = format!(
        "{{about}}\n\n{} {{usage}}\n\n{}\n{{positionals}}\n\n{}\n{{options}}\n\n{}\n  {}\n",
        say::heading_usage(lang),
        say::heading_arguments(lang),
        say::heading_options(lang),
        say::heading_example(lang),
        example(name, lang)
    );
    Command::new(name)
        .about(about)
        .override_usage(usage)
        .help_template(template)
        .disable_help_flag(true)
        .arg(help(lang))
        .arg(Arg::new("json").long("json").action(ArgAction::SetTrue).help(say::arg_json(lang)))
}

fn fen(lang: Lang) -> Arg {
    Arg::new("fen").long("fen").value_name("FEN").help(say::arg_fen(lang))
}

fn chess960(lang: Lang) -> Arg {
    Arg::new("chess960").long("chess960").action(ArgAction::SetTrue).help(say::arg_chess960(lang))
}

fn edition(lang: Lang) -> Arg {
    let known = PossibleValuesParser::new(Edition::ALL.map(Edition::id));
    Arg::new("edition")
        .long("edition")
        .value_name("ID")
        .value_parser(known)
        .hide_possible_values(true)
        .default_value(Edition::CURRENT.id())
        .hide_default_value(true)
        .help(format!("{} [{}]", say::arg_edition(lang), Edition::CURRENT))
}

fn piece_letters() -> ValueParser {
    let known = Language::ALL.map(Language::code).into_iter().chain(["auto", "nb", "nn"]);
    PossibleValuesParser::new(known).into()
}

fn ruling(lang: Lang) -> Command {
    command("ruling", "turmuhr ruling FILE… [--json]", say::about_ruling(lang), lang)
        .arg(Arg::new("files").value_name("FILE").required(true).num_args(1..).help(say::arg_scenarios(lang)))
}

fn audit(lang: Lang) -> Command {
    command("audit", "turmuhr audit FILE.pgn… [--edition ID] [--json]", say::about_audit(lang), lang)
        .arg(
            Arg::new("files")
                .value_name("FILE.pgn")
                .required(true)
                .num_args(1..)
                .help(say::arg_pgn_files(lang)),
        )
        .arg(edition(lang))
}

fn mate(lang: Lang) -> Command {
    let usage = "turmuhr mate FEN [--side white|black] | --batch FILE [--line] [--limit N|Nms]";
    command("mate", usage, say::about_mate(lang), lang)
        .arg(Arg::new("fen").value_name("FEN").help(say::arg_mate_fen(lang)))
        .arg(
            Arg::new("side")
                .long("side")
                .value_name("SIDE")
                .value_parser(["white", "black"])
                .hide_possible_values(true)
                .help(say::arg_side(lang)),
        )
        .arg(
            Arg::new("batch")
                .long("batch")
                .value_name("FILE")
                .conflicts_with("fen")
                .help(say::arg_batch(lang)),
        )
        .arg(Arg::new("line").long("line").action(ArgAction::SetTrue).help(say::arg_line(lang)))
        .arg(Arg::new("explain").long("explain").action(ArgAction::SetTrue).help(say::arg_explain(lang)))
        .arg(
            Arg::new("limit")
                .long("limit")
                .value_name("N|Nms")
                .value_parser(|text: &str| text.parse::<Limit>())
                .help(say::arg_limit(lang)),
        )
        .arg(chess960(lang))
}

fn perft(lang: Lang) -> Command {
    command("perft", "turmuhr perft DEPTH [--fen FEN] [--chess960] [--divide]", say::about_perft(lang), lang)
        .arg(
            Arg::new("depth")
                .value_name("DEPTH")
                .required(true)
                .value_parser(value_parser!(u32))
                .help(say::arg_depth(lang)),
        )
        .arg(fen(lang))
        .arg(chess960(lang))
        .arg(Arg::new("divide").long("divide").action(ArgAction::SetTrue).help(say::arg_divide(lang)))
}

fn notate(lang: Lang) -> Command {
    let codes = Language::ALL.map(Language::code).join(" ");
    let usage = "turmuhr notate --from LANG --to LANG [--style STYLE] [--fen FEN] [FILE]";
    command("notate", usage, say::about_notate(lang), lang)
        .arg(
            Arg::new("file")
                .value_name("FILE")
                .default_value("-")
                .hide_default_value(true)
                .help(say::arg_text_file(lang)),
        )
        .arg(
            Arg::new("from")
                .long("from")
                .value_name("LANG")
                .default_value("auto")
                .hide_default_value(true)
                .value_parser(piece_letters())
                .hide_possible_values(true)
                .help(say::arg_from(lang, codes)),
        )
        .arg(
            Arg::new("to")
                .long("to")
                .value_name("LANG")
                .default_value(lang.code())
                .hide_default_value(true)
                .value_parser(PossibleValuesParser::new(Language::ALL.map(Language::code)))
                .hide_possible_values(true)
                .help(say::arg_to(lang)),
        )
        .arg(
            Arg::new("style")
                .long("style")
                .value_name("STYLE")
                .default_value("short")
                .hide_default_value(true)
                .value_parser(["short", "long", "no-x", "figurine", "spoken", "uci", "pgn"])
                .hide_possible_values(true)
                .help(say::arg_style(lang)),
        )
        .arg(Arg::new("no-check").long("no-check").action(ArgAction::SetTrue).help(say::arg_no_check(lang)))
        .arg(Arg::new("no-ep").long("no-ep").action(ArgAction::SetTrue).help(say::arg_no_ep(lang)))
        .arg(
            Arg::new("mate-sign")
                .long("mate-sign")
                .value_name("SIGN")
                .value_parser(["#", "++"])
                .hide_possible_values(true)
                .help(say::arg_mate_sign(lang)),
        )
        .arg(fen(lang))
        .arg(chess960(lang))
        .arg(edition(lang))
}

fn games(lang: Lang) -> Command {
    command("games", "turmuhr games FILE.pgn… [--format table|tsv|json|pgn]", say::about_games(lang), lang)
        .arg(
            Arg::new("files")
                .value_name("FILE.pgn")
                .required(true)
                .num_args(1..)
                .help(say::arg_pgn_files(lang)),
        )
        .arg(
            Arg::new("format")
                .long("format")
                .value_name("FORMAT")
                .value_parser(["table", "tsv", "json", "pgn"])
                .hide_possible_values(true)
                .default_value("table")
                .hide_default_value(true)
                .help(say::arg_games_format(lang)),
        )
}

fn position(lang: Lang) -> Command {
    let usage = "turmuhr position [FEN] [--try MOVE] [--number N | --draw SEED]";
    command("position", usage, say::about_position(lang), lang)
        .arg(Arg::new("fen").value_name("FEN").help(say::arg_fen(lang)))
        .arg(chess960(lang))
        .arg(Arg::new("try").long("try").value_name("MOVE").help(say::arg_try(lang)))
        .arg(
            Arg::new("number")
                .long("number")
                .value_name("N")
                .value_parser(value_parser!(u16).range(0..=959))
                .conflicts_with_all(["fen", "draw"])
                .help(say::arg_number(lang)),
        )
        .arg(
            Arg::new("draw")
                .long("draw")
                .value_name("SEED")
                .value_parser(value_parser!(u64))
                .conflicts_with("fen")
                .help(say::arg_draw(lang)),
        )
        .arg(edition(lang))
}

fn rulebook(lang: Lang) -> Command {
    let known = || {
        let aliases = EDITION_ALIASES.iter().map(|(alias, _)| *alias);
        PossibleValuesParser::new(Edition::ALL.map(Edition::id).into_iter().chain(aliases))
    };
    let ids = Edition::ALL.map(Edition::id).join(" ");
    let usage = "turmuhr rules [QUERY] [--edition ID] [--compare ID]";
    command("rules", usage, rules::about(lang), lang)
        .arg(Arg::new("query").value_name("QUERY").num_args(0..).help(rules::arg_query(lang)))
        .arg(edition(lang).value_parser(known()).help(rules::arg_edition(lang, ids)))
        .arg(
            Arg::new("compare")
                .long("compare")
                .value_name("ID")
                .value_parser(known())
                .hide_possible_values(true)
                .help(rules::arg_compare(lang)),
        )
}
