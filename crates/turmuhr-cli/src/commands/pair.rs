//! `turmuhr pair`: the next round.

use std::io::Write;

use clap::{Arg, ArgMatches, value_parser};
use serde_json::{Value, json};
use turmuhr_contest::{Ask, Purpose, Ready};
use turmuhr_core::PlayerId;
use turmuhr_exchange::trf::{Document, Record};
use turmuhr_pairing::{Doubt, NoPairing, Pairing, System, doubt, pair, why, why_not};
use turmuhr_texts::{Lang, pairing as say, program, reasons};

use super::Command;
use crate::{
    arguments,
    outcome::{Done, Outcome, Trouble},
    tournaments,
};

pub(crate) const COMMAND: Command = Command {
    name: "pair",
    usage: "turmuhr pair FILE [--system dutch|dubov|burstein|lim|double-swiss|team] [--edition 2026|2017] [--rounds N] [--initial white|black] [--explain] [--why PLAYER] [--why-not A B]",
    about: program::about_pair,
    example: |_| "turmuhr pair open.trf",
    arguments: |lang| {
        let mut all =
            vec![Arg::new("file").value_name("FILE").required(true).help(program::arg_tournament(lang))];
        all.extend(tournaments::arguments(lang));
        all.push(arguments::flag("adjourned", program::arg_adjourned(lang)));
        all.push(arguments::flag("explain", program::arg_record(lang)));
        let player = || value_parser!(u32);
        all.push(arguments::option("why", "PLAYER", program::arg_why(lang)).value_parser(player()));
        let two = arguments::option("why-not", "PLAYER", program::arg_why_not(lang)).value_parser(player());
        all.push(two.num_args(2).conflicts_with("why"));
        all
    },
    run,
};

fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    let path = arguments.get_one::<String>("file").expect("required");
    let loaded = tournaments::load(path, None, lang)?;
    let tournament = loaded.tournament();
    let ask =
        Ask { adjourned: arguments.get_flag("adjourned"), ..tournaments::ask(Purpose::Pair, arguments) };
    let ready =
        tournament.ready(ask).map_err(|errors| Trouble::Wrong(tournaments::refusal(path, &errors, lang)))?;
    let as_json = arguments.get_flag("json");
    if !as_json {
        tournaments::warn(path, &tournament.findings, lang);
    }
    if let Some(answer) = answer(arguments, &ready, lang) {
        let text = match (answer, as_json) {
            (Ok(answer), false) => format!("{}\n{}", answer.text, legend(&answer, &loaded.read.document)),
            (Ok(answer), true) => {
                let names: serde_json::Map<String, Value> = answer
                    .about
                    .iter()
                    .filter_map(|id| Some((id.to_string(), name(&loaded.read.document, *id)?.into())))
                    .collect();
                let round = ready.field.next_round();
                format!("{}\n", json!({ "round": round, "answer": answer.text, "names": names }))
            }
            (Err(error), _) => {
                return Err(Trouble::Wrong(format!("{path}: {}", say::no_pairing(&error, lang))));
            }
        };
        std::io::stdout().write_all(text.as_bytes()).map_err(|error| Trouble::writing(&error, lang))?;
        return Ok(Outcome::Done);
    }
    let explains = arguments.get_flag("explain");
    let paired = pair(&ready.field, ready.system);
    if let Err(error @ (NoPairing::Twice(_) | NoPairing::UnknownOpponent { .. } | NoPairing::Unrated(_))) =
        &paired
    {
        return Err(Trouble::Wrong(format!("{path}: {}", say::no_pairing(error, lang))));
    }
    // The arbiter must know where a pairing rests on a reading of the text.
    let doubted: Option<Doubt> = doubt(&ready.field, ready.system).unwrap_or_default();
    if let Some(doubt) = doubted.filter(|_| !as_json) {
        eprintln!("{}", program::note(lang, reasons::doubt(doubt, lang)));
    }
    let text = match (&paired, as_json) {
        (Ok(pairing), false) if explains => {
            format!("{}\n{}", lines(pairing), explained(pairing, &ready, lang))
        }
        (Ok(pairing), false) => lines(pairing),
        (Ok(pairing), true) => {
            let mut told = told(pairing, ready.system);
            if let Some(doubt) = doubted {
                told["doubt"] = reasons::doubt(doubt, lang).into();
            }
            if let Some(note) = reasons::note(ready.system, lang) {
                told["note"] = note.into();
            }
            told["findings"] = tournaments::as_json(&tournament.findings, lang);
            if explains {
                told["explanation"] = explained(pairing, &ready, lang).lines().collect();
            }
            format!("{told}\n")
        }
        (Err(error), true) => {
            let error = json!({ "kind": kind(error), "message": say::no_pairing(error, lang) });
            format!("{}\n", json!({ "round": ready.field.next_round(), "error": error }))
        }
        (Err(error), false) => {
            eprintln!("{path}: {}", say::no_pairing(error, lang));
            String::new()
        }
    };
    std::io::stdout().write_all(text.as_bytes()).map_err(|error| Trouble::writing(&error, lang))?;
    // Without the record (`--explain`), which also says it, nobody may take a reading for the text.
    let open = matches!(ready.system, System::DoubleSwiss | System::Lim(_));
    if let Some(note) = reasons::note(ready.system, lang).filter(|_| open && !as_json && !explains) {
        eprintln!("{}", program::note(lang, note));
    }
    Ok(Outcome::no_if(paired.is_err()))
}

/// An answer, and the players whose numbers it contains.
struct Answer {
    text: String,
    about: Vec<PlayerId>,
}

/// The names behind the numbers of an answer, one a line.
fn legend(answer: &Answer, document: &Document) -> String {
    let line = |id: &PlayerId| Some(format!("  {id}  {}\n", name(document, *id)?));
    answer.about.iter().filter_map(line).collect()
}

/// In a team event, numbers are those of teams.
fn name(document: &Document, id: PlayerId) -> Option<String> {
    let of_teams = document.records().any(|record| matches!(record, Record::Team(_)));
    let named = |record: &Record| match record {
        Record::Team(team) if of_teams && team.id.0 == id.0 => Some(team.name.clone()),
        Record::Player(player) if !of_teams && player.id == id => Some(player.person.name.clone()),
        _ => None,
    };
    document.records().find_map(named).filter(|name| !name.is_empty())
}

/// A question about one player or two, if there is one.
fn answer(arguments: &ArgMatches, ready: &Ready, lang: Lang) -> Option<Result<Answer, NoPairing>> {
    // A seeding round is answered in the words of the system that pairs it.
    let system = ready.system.in_next_round(&ready.field);
    if let Some(&player) = arguments.get_one::<u32>("why") {
        let told = why(&ready.field, system, PlayerId(player));
        return Some(
            told.map(|told| Answer { text: reasons::why(&told, system, lang), about: told.about() }),
        );
    }
    let two: Vec<u32> = arguments.get_many("why-not")?.copied().collect();
    let (player, other) = match two[..] {
        [0, player] | [player, 0] => (PlayerId(player), None),
        [one, other] => (PlayerId(one), Some(PlayerId(other))),
        _ => return None,
    };
    let told = why_not(&ready.field, system, player, other);
    let about = std::iter::once(player).chain(other).collect();
    Some(told.map(|told| Answer { text: reasons::why_not(player, other, &told, system, lang), about }))
}

/// The ranking of players, the record of the brackets, then the colours board by board.
fn explained(pairing: &Pairing, ready: &Ready, lang: Lang) -> String {
    let mut text = String::new();
    for line in reasons::account(pairing, &ready.field, ready.system, lang) {
        text.push_str(&format!("{line}\n"));
    }
    for (board, reason) in pairing.boards.iter().zip(&pairing.record.colours) {
        text.push_str(&format!("{}–{}: {}\n", board.white, board.black, reasons::colours(reason, lang)));
    }
    text
}

/// The format pairing engines share: the number of pairs, then `white black` a line, `player 0` for the bye.
fn lines(pairing: &Pairing) -> String {
    let count = pairing.boards.len() + usize::from(pairing.bye.is_some());
    let mut text = format!("{count}\n");
    for board in &pairing.boards {
        text.push_str(&format!("{} {}\n", board.white, board.black));
    }
    if let Some(player) = pairing.bye {
        text.push_str(&format!("{player} 0\n"));
    }
    text
}

fn told(pairing: &Pairing, system: System) -> Value {
    let boards: Vec<Value> = pairing
        .boards
        .iter()
        .enumerate()
        .map(|(index, board)| json!({ "board": index + 1, "white": board.white.0, "black": board.black.0 }))
        .collect();
    json!({
        "round": pairing.round,
        "system": system.name(),
        "edition": system.edition().to_string(),
        "pairs": boards,
        "bye": pairing.bye.map(|player| player.0),
    })
}

const fn kind(error: &NoPairing) -> &'static str {
    match error {
        NoPairing::RoundsOver { .. } => "rounds-over",
        NoPairing::Twice(_) => "same-player",
        NoPairing::UnknownOpponent { .. } => "unknown-opponent",
        NoPairing::Impossible { .. } => "no-legal-pairing",
        NoPairing::Unrated(_) => "unrated",
    }
}
