//! `turmuhr serve`, and plain `turmuhr`: the system in the browser.

use std::{
    net::{IpAddr, SocketAddr},
    path::PathBuf,
};

use clap::{ArgAction, ArgMatches};
use turmuhr_store::StoreError;
use turmuhr_texts::{Lang, web::serve as say};
use turmuhr_web::{Certificate, NoCertificate, NotServed, Options, serve};

use super::Command;
use crate::{
    arguments,
    outcome::{Done, Outcome, Trouble},
};

const DATABASE: &str = "sqlite://turmuhr.db";
const LISTEN: &str = "127.0.0.1:7464";

pub(crate) const COMMAND: Command = Command {
    name: "serve",
    usage: "turmuhr [serve] [--database URL] [--listen ADDRESS:PORT] [--demo] [--templates FOLDER] [--restore FILE] [--tls-cert FILE --tls-key FILE] [--trusted-proxy ADDRESS]…",
    about: say::about,
    example: |_| "turmuhr serve --demo",
    arguments: |lang| {
        vec![
            arguments::with_default(arguments::option("database", "URL", say::arg_database(lang)), DATABASE),
            arguments::with_default(arguments::option("listen", "ADDRESS", say::arg_listen(lang)), LISTEN),
            arguments::flag("demo", say::arg_demo(lang)),
            arguments::option("templates", "FOLDER", turmuhr_texts::print::arg_templates(lang)),
            arguments::option("restore", "FILE", say::arg_restore(lang)),
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
    start(
        Options {
            database: word("database", DATABASE),
            listen: address(&word("listen", LISTEN), lang)?,
            demo: arguments.get_flag("demo"),
            templates: path("templates"),
            restore: path("restore"),
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
    start(
        Options {
            database: DATABASE.to_owned(),
            listen,
            demo: false,
            templates: None,
            restore: None,
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

fn start(options: Options, lang: Lang) -> Done {
    tracing_subscriber::fmt().with_writer(std::io::stderr).init();
    let runtime =
        tokio::runtime::Runtime::new().map_err(|error| Trouble::Wrong(say::not_served(lang, error)))?;
    let scheme = if options.certificate.is_some() { "https" } else { "http" };
    let ready = |at: SocketAddr, setup: Option<String>| {
        eprintln!("{}", say::running(lang, format!("{scheme}://{at}")));
        if let Some(path) = setup {
            eprintln!("{}", say::make_administrator(lang, format!("{scheme}://{at}{path}")));
        }
        eprintln!("{}", say::stop_with(lang));
    };
    runtime
        .block_on(serve(&options, ready))
        .map_err(|error| Trouble::Wrong(told(&error, &options.database, lang)))?;
    Ok(Outcome::Done)
}

fn told(error: &NotServed, database: &str, lang: Lang) -> String {
    match error {
        NotServed::Store(StoreError::BadUrl { url }) => say::bad_url(lang, url),
        NotServed::Store(error) => {
            // Passwords do not belong on a terminal.
            let shown = match database.split_once('@') {
                Some((before, rest)) => format!("{}…@{rest}", before.split("//").next().unwrap_or_default()),
                None => database.to_owned(),
            };
            say::no_database(lang, shown, error.to_string().trim_end_matches('.'))
        }
        NotServed::Address { address, why } => say::no_address(lang, address, why),
        NotServed::Templates { folder, why } => turmuhr_texts::print::no_folder(lang, folder, why),
        NotServed::Restore { file, why } => say::not_restored(lang, file, why),
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
