//! Attacks on a started server, one file a family. While each runs, an arbiter goes on entering results: nothing forbidden
//! may be admitted, nothing acknowledged lost, and the arbiter must not wait.

mod backups;
mod bodies;
mod bystander;
mod disks;
mod facts;
mod files;
mod floods;
mod forged;
mod log_in;
mod markup;
mod outage;
mod passes;
mod paths;
mod rights;
mod sockets;
mod stage;

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    time::Duration,
};

use crate::Database;

/// In MB. An arbiter's laptop has more, but not for one program.
pub const MOST_MEMORY: u64 = 600;
/// For the acknowledgement of a result.
pub const LONGEST_WAIT: Duration = Duration::from_secs(1);

/// What came of one attack.
#[derive(Debug, Default)]
pub struct Row {
    pub tried: usize,
    /// A sentence for each thing that must not have happened.
    pub admitted: Vec<String>,
    /// A sentence for each acknowledged result that is gone.
    pub lost: Vec<String>,
    /// In MB.
    pub peak: Option<u64>,
    /// The longest wait of the arbiter beside the attack.
    pub slowest: Option<Duration>,
    /// What could not be tried here.
    pub note: Option<String>,
}

impl Row {
    fn skipped(why: &str) -> Row {
        Row { note: Some(format!("not tried: {why}")), ..Row::default() }
    }

    pub fn is_harmless(&self) -> bool {
        self.admitted.is_empty()
            && self.lost.is_empty()
            && self.peak.is_none_or(|peak| peak <= MOST_MEMORY)
            && self.slowest.is_none_or(|slowest| slowest <= LONGEST_WAIT)
    }

    /// Notes a thing that must not happen.
    fn admit(&mut self, what: impl Into<String>) {
        self.admitted.push(what.into());
    }

    /// One more thing tried, and what must not have happened unless it is so.
    fn expect(&mut self, so: bool, otherwise: impl FnOnce() -> String) {
        self.tried += 1;
        if !so {
            self.admit(otherwise());
        }
    }
}

/// Which databases an attack makes sense on.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum On {
    Both,
    Sqlite,
    Postgres,
}

#[derive(Debug)]
pub struct Attack {
    pub name: &'static str,
    on: On,
    run: fn(Database) -> Row,
}

const fn on_both(name: &'static str, run: fn(Database) -> Row) -> Attack {
    Attack { name, on: On::Both, run }
}

pub static ALL: [Attack; 17] = [
    on_both("rights", rights::run),
    on_both("forged", forged::run),
    on_both("log-in", log_in::flood),
    on_both("setup", log_in::setup),
    on_both("why-not", floods::why_not),
    on_both("bodies", bodies::run),
    on_both("caches", floods::caches),
    on_both("facts", facts::run),
    on_both("passes", passes::run),
    on_both("sockets", sockets::run),
    on_both("backups", backups::torn),
    on_both("files", files::run),
    Attack { name: "second-process", on: On::Sqlite, run: backups::second_process },
    on_both("full-disk", disks::full),
    Attack { name: "deleted-file", on: On::Sqlite, run: disks::deleted },
    Attack { name: "cut-off", on: On::Postgres, run: outage::cut_off },
    on_both("markup", markup::run),
];

/// Those of a name; all where none is given.
pub fn named(names: &[&str]) -> Result<Vec<&'static Attack>, String> {
    let known = |name: &&str| ALL.iter().any(|attack| attack.name == *name);
    if let Some(name) = names.iter().find(|name| !known(name)) {
        let all: Vec<&str> = ALL.iter().map(|attack| attack.name).collect();
        return Err(format!("no attack is called {name:?}; there are {}", all.join(", ")));
    }
    Ok(ALL.iter().filter(|attack| names.is_empty() || names.contains(&attack.name)).collect())
}

impl Attack {
    pub fn is_for(&self, postgres: bool) -> bool {
        match self.on {
            On::Both => true,
            On::Sqlite => !postgres,
            On::Postgres => postgres,
        }
    }

    /// On a fresh database. A server that does not even answer is a row too.
    pub fn run(&self, database: Database) -> Row {
        let done = catch_unwind(AssertUnwindSafe(|| (self.run)(database)));
        done.unwrap_or_else(|why| {
            let text = why.downcast_ref::<String>().map(String::as_str);
            let why = text.or(why.downcast_ref::<&str>().copied()).unwrap_or("?");
            Row {
                admitted: vec![format!("the attack stopped: {}", why.chars().take(300).collect::<String>())],
                ..Row::default()
            }
        })
    }
}
