//! `turmuhr check`: were the rounds paired by the rules?

use std::io::Write;

use clap::ArgMatches;
use rayon::prelude::*;
use serde_json::{Value, json};
use turmuhr_contest::Purpose;
use turmuhr_exchange::trf::Finding;
use turmuhr_pairing::{
    Difference,
    check::{DifferenceKind, Seat, check_round},
};
use turmuhr_texts::{Lang, pairing as say, program};

use super::Command;
use crate::{
    arguments,
    outcome::{Done, Outcome, Trouble},
    progress, tournaments,
};

pub(crate) const COMMAND: Command = Command {
    name: "check",
    usage: "turmuhr check FILE… [--round N] [--system dutch|dubov|burstein|lim|double-swiss|team] [--edition 2026|2017]",
    about: program::about_check,
    example: |_| "turmuhr check open.trf",
    arguments: |lang| {
        let mut all = vec![arguments::files("FILE", program::arg_tournaments(lang))];
        all.push(tournaments::rounds("round", program::arg_check_round(lang)));
        all.extend(tournaments::arguments(lang));
        all
    },
    run,
};

/// One tournament, checked.
struct Checked {
    rounds: u32,
    differences: Vec<Difference>,
    findings: Vec<Finding>,
}

/// Why a tournament was not checked.
enum Broken {
    Trouble(Trouble),
    /// The errors for which it cannot be paired.
    Refused(Vec<Finding>),
}

fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    let paths: Vec<&String> = arguments.get_many("files").expect("required").collect();
    let as_json = arguments.get_flag("json");
    let bar = progress::bar(paths.len() as u64, &say::checking(lang));
    let checked: Vec<Result<Checked, Broken>> = paths
        .par_iter()
        .map(|path| {
            let checked = one(path, arguments, lang);
            bar.inc(1);
            checked
        })
        .collect();
    bar.finish_and_clear();
    let (mut rounds, mut differences, mut broken) = (0, 0, Vec::new());
    let (mut text, mut tournaments_told) = (String::new(), Vec::new());
    for (path, checked) in paths.iter().zip(checked) {
        let checked = match checked {
            Ok(checked) => checked,
            Err(Broken::Trouble(trouble)) => {
                broken.push(trouble);
                continue;
            }
            Err(Broken::Refused(errors)) => {
                broken.push(Trouble::Wrong(tournaments::refusal(path, &errors, lang)));
                if as_json {
                    let findings = tournaments::as_json(&errors, lang);
                    tournaments_told.push(json!({ "file": path, "findings": findings }));
                } else {
                    text.push_str(&tournaments::list(path, &errors, lang));
                }
                continue;
            }
        };
        rounds += checked.rounds;
        differences += checked.differences.len();
        if as_json {
            tournaments_told.push(checked.as_json(path, lang));
            continue;
        }
        tournaments::warn(path, &checked.findings, lang);
        if checked.rounds == 0 {
            eprintln!("{}", say::nothing_to_check(lang, path));
        }
        for Difference { round, kind } in &checked.differences {
            text.push_str(&format!("{path}: {}\n", say::difference(*round, kind, lang)));
        }
    }
    let sound = paths.len() - broken.len();
    if as_json {
        text = format!("{}\n", json!({ "tournaments": tournaments_told, "differences": differences }));
    } else if sound > 0 {
        text.push_str(&format!("{}\n", say::checked(lang, sound, rounds, differences)));
    }
    std::io::stdout().write_all(text.as_bytes()).map_err(|error| Trouble::writing(&error, lang))?;
    match (broken.pop(), paths.len()) {
        (None, _) => Ok(Outcome::no_if(differences > 0)),
        (Some(trouble), 1) => Err(trouble),
        (Some(last), all) => {
            broken.push(last);
            for trouble in &broken {
                if let Trouble::Wrong(what) = trouble {
                    eprintln!("{}", program::error(lang, what));
                }
            }
            Err(Trouble::Wrong(say::not_checked(lang, broken.len(), all)))
        }
    }
}

fn one(path: &str, arguments: &ArgMatches, lang: Lang) -> Result<Checked, Broken> {
    let tournament = tournaments::load(path, None, lang).map_err(Broken::Trouble)?.tournament();
    let ready = tournament.ready(tournaments::ask(Purpose::Check, arguments)).map_err(Broken::Refused)?;
    let done = ready.field.rounds_done;
    let rounds = match arguments.get_one::<u32>("round") {
        Some(round) if *round <= done => *round..=*round,
        Some(round) => {
            let what = format!("{path}: {}", say::no_such_round(lang, round, done));
            return Err(Broken::Trouble(Trouble::Wrong(what)));
        }
        None => 1..=done,
    };
    let count = rounds.clone().count();
    let mut differences: Vec<Difference> =
        rounds.into_par_iter().filter_map(|round| check_round(&ready.field, ready.system, round)).collect();
    differences.sort_by_key(|difference| difference.round);
    Ok(Checked {
        rounds: u32::try_from(count).unwrap_or(u32::MAX),
        differences,
        findings: tournament.findings,
    })
}

impl Checked {
    fn as_json(&self, path: &str, lang: Lang) -> Value {
        let differences: Vec<Value> = self
            .differences
            .iter()
            .map(|Difference { round, kind }| {
                let message = say::difference(*round, kind, lang);
                match kind {
                    DifferenceKind::Boards { recorded, paired } => json!({
                        "round": round,
                        "recorded": recorded.iter().map(seat).collect::<Vec<_>>(),
                        "paired": paired.iter().map(seat).collect::<Vec<_>>(),
                        "message": message,
                    }),
                    DifferenceKind::NoPairing(_) => json!({ "round": round, "message": message }),
                }
            })
            .collect();
        json!({
            "file": path,
            "rounds": self.rounds,
            "differences": differences,
            "findings": tournaments::as_json(&self.findings, lang),
        })
    }
}

fn seat(seat: &Seat) -> Value {
    match seat {
        Seat::Board(board) => json!({ "white": board.white.0, "black": board.black.0 }),
        Seat::Uncoloured(one, other) => json!({ "players": [one.0, other.0] }),
        Seat::Bye(player) => json!({ "bye": player.0 }),
    }
}
