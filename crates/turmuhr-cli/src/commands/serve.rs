//! `turmuhr serve`, and plain `turmuhr`: the system in the browser.

use std::{
    io::IsTerminal,
    net::{IpAddr, SocketAddr},
    path::{Path, PathBuf},
};

use clap::{ArgAction, ArgMatches};
use turmuhr_store::{Contents, StoreError, Trouble as Failing};
use turmuhr_texts::{Lang, backup, serve as say};
use turmuhr_web::{Certificate, NoCertificate, NotRestored, NotServed, Options, Ready, restore, serve};

use super::Command;
use crate::{
    arguments,
    outcome::{Done, Outcome, Trouble},
};

const DATABASE: &str = "sqlite://turmuhr.db";
const LISTEN: &str = "127.0.0.1:7464";

pub(crate) const COMMAND: Command = Command {
    name: "serve",
    usage: "turmuhr [serve] [--database URL] [--listen ADDRESS:PORT] [--demo] [--templates FOLDER] [--restore FILE [--unsealed]] [--tls-cert FILE --tls-key FILE] [--trusted-proxy ADDRESS]…",
    about: say::about,
    example: |_| "turmuhr serve --demo",
    arguments: |lang| {
        vec![
            arguments::with_default(arguments::option("database", "URL", say::arg_database(lang)), DATABASE),
            arguments::with_default(arguments::option("listen", "ADDRESS", say::arg_listen(lang)), LISTEN),
            arguments::flag("demo", say::arg_demo(lang)),
            arguments::option("templates", "FOLDER", turmuhr_texts::print::arg_templates(lang)),
            arguments::option("restore", "FILE", say::arg_restore(lang)),
            arguments::flag("unsealed", say::arg_unsealed(lang)).requires("restore"),
            arguments::option("tls-cert", "FILE", say::arg_certificate(lang)).requires("tls-key"),
            arguments::option("tls-key", "FILE", say::arg_key(lang)).requires("tls-cert"),
            arguments::option("trusted-proxy", "ADDRESS", say::arg_trusted_proxy(lang))
                .action(ArgAction::Append),
        ]
    },
    run,
};

fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    let word = |name: &str, default: &'static str| {
        arguments.get_one::<String>(name).map_or(default, String::as_str).to_owned()
    };
    let path = |name: &str| arguments.get_one::<String>(name).map(PathBuf::from);
    log();
    if let Some(file) = path("restore") {
        replace(&word("database", DATABASE), &file, arguments.get_flag("unsealed"), lang)?;
    }
    start(
        &Options {
            database: word("database", DATABASE),
            listen: address(&word("listen", LISTEN), lang)?,
            demo: arguments.get_flag("demo"),
            templates: path("templates"),
            certificate: path("tls-cert").zip(path("tls-key")).map(|(chain, key)| Certificate { chain, key }),
            proxies: arguments
                .get_many::<String>("trusted-proxy")
                .unwrap_or_default()
                .map(|text| proxy(text, lang))
                .collect::<Result<_, _>>()?,
        },
        lang,
    )
}

/// Plain `turmuhr`.
pub(crate) fn with_defaults(lang: Lang) -> Done {
    let listen = address(LISTEN, lang)?;
    log();
    start(
        &Options {
            database: DATABASE.to_owned(),
            listen,
            demo: false,
            templates: None,
            certificate: None,
            proxies: Vec::new(),
        },
        lang,
    )
}

fn address(listen: &str, lang: Lang) -> Result<SocketAddr, Trouble> {
    listen.parse().map_err(|_| Trouble::Wrong(say::bad_address(lang, listen)))
}

fn proxy(text: &str, lang: Lang) -> Result<IpAddr, Trouble> {
    text.parse().map_err(|_| Trouble::Wrong(say::bad_proxy(lang, text)))
}

/// On standard error, coloured on a terminal only.
fn log() {
    tracing_subscriber::fmt().with_writer(std::io::stderr).with_ansi(std::io::stderr().is_terminal()).init();
}

fn runtime(lang: Lang) -> Result<tokio::runtime::Runtime, Trouble> {
    tokio::runtime::Runtime::new().map_err(|error| Trouble::Wrong(say::not_served(lang, error)))
}

/// Shows what a backup will replace, asks on a terminal, and replaces it.
fn replace(database: &str, file: &Path, unsealed: bool, lang: Lang) -> Result<(), Trouble> {
    let shown = without_password(database);
    let name = file.display().to_string();
    let agreed = |before: &Contents, after: &Contents| {
        if before.is_empty() {
            eprintln!("{}", say::will_replace_nothing(lang, &shown));
        } else if before.damaged {
            eprintln!("{}", say::will_replace_damaged(lang, &shown));
        } else {
            eprintln!("{}", say::will_replace(lang, &shown, before.events.len(), before.users));
            list(before, lang);
        }
        eprintln!("{}", say::will_be(lang, &name, after.events.len(), after.users));
        list(after, lang);
        if !before.returning.is_empty() {
            eprintln!("{}", say::people_return(lang, before.returning.join(", ")));
        }
        before.is_empty() || asked(&say::replace_it(lang))
    };
    let done = runtime(lang)?.block_on(restore(database, file, unsealed, agreed));
    match done {
        Ok(Some(kept)) => {
            if let Some(kept) = kept {
                eprintln!("{}", say::kept_as(lang, kept.display()));
            }
            Ok(())
        }
        Ok(None) => Err(Trouble::Wrong(say::not_replaced(lang))),
        Err(NotRestored::Unread { file, why }) => Err(Trouble::Wrong(say::not_restored(lang, file, why))),
        Err(NotRestored::Store(error)) => {
            let why = store_told(&error, database, lang);
            Err(Trouble::Wrong(say::not_restored(lang, &name, why.trim_end_matches('.'))))
        }
    }
}

fn list(contents: &Contents, lang: Lang) {
    for (stream, name, entries) in &contents.events {
        eprintln!("{}", say::event_line(lang, name, stream, entries));
    }
}

/// `true` without a terminal: a script that says --restore means it, and the old file is kept.
fn asked(question: &str) -> bool {
    if !std::io::stdin().is_terminal() {
        return true;
    }
    eprint!("{question}");
    let mut answer = String::new();
    let read = std::io::stdin().read_line(&mut answer);
    read.is_ok() && matches!(answer.trim().to_lowercase().as_str(), "y" | "yes" | "j" | "ja")
}

fn start(options: &Options, lang: Lang) -> Done {
    let scheme = if options.certificate.is_some() { "https" } else { "http" };
    let ready = |ready: Ready| {
        let at = ready.address;
        eprintln!("{}", say::running(lang, format!("{scheme}://{at}")));
        if let Some(path) = ready.link {
            eprintln!("{}", say::make_administrator(lang, format!("{scheme}://{at}{path}")));
        }
        if let Some(losses) = ready.losses {
            eprintln!("{}", say::losses(lang, losses.writes));
        }
        eprintln!("{}", say::stop_with(lang));
    };
    runtime(lang)?
        .block_on(serve(options, ready))
        .map_err(|error| Trouble::Wrong(told(&error, &options.database, lang)))?;
    Ok(Outcome::Done)
}

/// Hides the password of a database address.
fn without_password(database: &str) -> String {
    match database.split_once('@') {
        Some((before, rest)) => format!("{}…@{rest}", before.split("//").next().unwrap_or_default()),
        None => database.to_owned(),
    }
}

fn store_told(error: &StoreError, database: &str, lang: Lang) -> String {
    match error {
        StoreError::BadUrl { url } => say::bad_url(lang, url),
        StoreError::InUse { file, process } => say::in_use(lang, file, process),
        StoreError::OrphanLog { file, log } => say::orphan_log(lang, file, log),
        StoreError::NotEmpty => say::not_empty(lang),
        StoreError::Unsealed(why) => turmuhr_web::unsealed(*why, lang),
        StoreError::BadBackup { line, why } => turmuhr_web::bad_line(*line, why, lang),
        StoreError::BadEntry { stream, number, why } => turmuhr_web::bad_entry(stream, *number, why, lang),
        StoreError::Unread { stream, number, why } => backup::unread(stream, *number, why, lang),
        StoreError::BadStream { stream } => backup::bad_stream(lang, stream),
        _ if error.trouble() == Some(Failing::DiskFull) => turmuhr_web::what_now(Failing::DiskFull, lang),
        _ if error.trouble() == Some(Failing::Failed) => {
            say::damaged(lang, without_password(database), error.to_string().trim_end_matches('.'))
        }
        _ => say::no_database(lang, without_password(database), error.to_string().trim_end_matches('.')),
    }
}

fn told(error: &NotServed, database: &str, lang: Lang) -> String {
    match error {
        NotServed::Store(error) => store_told(error, database, lang),
        NotServed::Address { address, why } => say::no_address(lang, address, why),
        NotServed::Templates { folder, why } => turmuhr_texts::print::no_folder(lang, folder, why),
        NotServed::Certificate(why) => no_certificate(why, lang),
        NotServed::Demo(_) => say::not_served(lang, error),
    }
}

fn no_certificate(why: &NoCertificate, lang: Lang) -> String {
    match why {
        NoCertificate::Unread { file, why } => say::unread_certificate(lang, file, why),
        NoCertificate::Empty { file } => say::no_certificate_there(lang, file),
        NoCertificate::Unfit { why } => say::unfit_certificate(lang, why),
    }
}
