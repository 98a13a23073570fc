//! `turmuhr serve`, and plain `turmuhr`: the system in the browser.

use std::{net::SocketAddr, path::PathBuf};

use clap::ArgMatches;
use turmuhr_store::StoreError;
use turmuhr_texts::{Lang, web::serve as say};
use turmuhr_web::{NotServed, Options, serve};

use super::Command;
use crate::{
    arguments,
    outcome::{Done, Outcome, Trouble},
};

const DATABASE: &str = "sqlite://turmuhr.db";
const LISTEN: &str = "127.0.0.1:7464";

pub(crate) const COMMAND: Command = Command {
    name: "serve",
    usage: "turmuhr [serve] [--database URL] [--listen ADDRESS:PORT] [--demo] [--restore FILE]",
    about: say::about,
    example: |_| "turmuhr serve --demo",
    arguments: |lang| {
        vec![
            arguments::with_default(arguments::option("database", "URL", say::arg_database(lang)), DATABASE),
            arguments::with_default(arguments::option("listen", "ADDRESS", say::arg_listen(lang)), LISTEN),
            arguments::flag("demo", say::arg_demo(lang)),
            arguments::option("restore", "FILE", say::arg_restore(lang)),
        ]
    },
    run,
};

fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    let word = |name: &str, default: &'static str| {
        arguments.get_one::<String>(name).map_or(default, String::as_str).to_owned()
    };
    let restore = arguments.get_one::<String>("restore").map(Into::into);
    start(&word("database", DATABASE), &word("listen", LISTEN), arguments.get_flag("demo"), restore, lang)
}

/// Plain `turmuhr`.
pub(crate) fn with_defaults(lang: Lang) -> Done {
    start(DATABASE, LISTEN, false, None, lang)
}

fn start(database: &str, listen: &str, demo: bool, restore: Option<PathBuf>, lang: Lang) -> Done {
    let address: SocketAddr = listen.parse().map_err(|_| Trouble::Wrong(say::bad_address(lang, listen)))?;
    let options = Options { database: database.to_owned(), listen: address, demo, restore };
    tracing_subscriber::fmt().with_writer(std::io::stderr).init();
    let runtime =
        tokio::runtime::Runtime::new().map_err(|error| Trouble::Wrong(say::not_served(lang, error)))?;
    let ready = |at: SocketAddr, setup: Option<String>| {
        eprintln!("{}", say::running(lang, format!("http://{at}")));
        if let Some(path) = setup {
            eprintln!("{}", say::make_administrator(lang, format!("http://{at}{path}")));
        }
        eprintln!("{}", say::stop_with(lang));
    };
    runtime.block_on(serve(&options, ready)).map_err(|error| Trouble::Wrong(told(&error, database, lang)))?;
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
        NotServed::Restore { file, why } => say::not_restored(lang, file, why),
        NotServed::Demo(_) => say::not_served(lang, error),
    }
}
