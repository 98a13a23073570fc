//! `turmuhr norms`: has a player made a title norm?

use std::io::Write;

use clap::{Arg, ArgMatches, value_parser};
use serde_json::{Value, json};
use turmuhr_core::PlayerId;
use turmuhr_exchange::trf::{
    Finding,
    normed::{Applicant, applicant},
    records::player::Sex,
};
use turmuhr_rating::norms::{Assessment, Check, Condition, Held, Norm, Occasion, best};
use turmuhr_texts::{Lang, norms as say, program, rating};

use super::Command;
use crate::{
    arguments,
    outcome::{Done, Outcome, Trouble},
    tournaments,
};

pub(crate) const COMMAND: Command = Command {
    name: "norms",
    usage: "turmuhr norms FILE --player N [--norm gm|im|wgm|wim] [--rounds-a-day N] [--minutes N] [--arbiter yes|no] [--registered yes|no] [--free-mix] [--seven-games]",
    about: program::about_norms,
    example: |_| "turmuhr norms open.trf --player 12 --norm im",
    arguments: |lang| {
        let number = |name, help| arguments::option(name, "N", help).value_parser(value_parser!(u32));
        let said = |name, help| arguments::one_of(name, "yes|no", ["yes", "no"], help);
        vec![
            Arg::new("file").value_name("FILE").required(true).help(program::arg_tournament(lang)),
            number("player", program::arg_norms_player(lang)).required(true),
            arguments::one_of("norm", "NORM", ["gm", "im", "wgm", "wim"], program::arg_norms_norm(lang)),
            number("rounds-a-day", program::arg_norms_rounds_a_day(lang)),
            number("minutes", program::arg_norms_minutes(lang)),
            said("arbiter", program::arg_norms_arbiter(lang)),
            said("registered", program::arg_norms_registered(lang)),
            arguments::flag("free-mix", program::arg_norms_free_mix(lang)),
            arguments::flag("seven-games", program::arg_norms_seven(lang)),
        ]
    },
    run,
};

fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    let path = arguments.get_one::<String>("file").expect("required");
    let loaded = tournaments::load(path, None, lang)?;
    let tournament = loaded.tournament();
    let errors: Vec<Finding> = tournament.errors().cloned().collect();
    if !errors.is_empty() {
        return Err(Trouble::Wrong(tournaments::refusal(path, &errors, lang)));
    }
    let player = *arguments.get_one::<u32>("player").expect("required");
    let applicant = applicant(&loaded.read.document, &tournament, PlayerId(player))
        .ok_or_else(|| Trouble::Wrong(format!("{path}: {}", rating::no_such_player(lang, player))))?;
    if applicant.games.is_empty() {
        return Err(Trouble::Wrong(format!("{path}: {}", say::no_games(lang))));
    }
    let occasion = occasion(arguments, applicant.occasion);
    let asked = arguments.get_one::<String>("norm");
    let wanted = |norm: &Norm| asked.is_none_or(|asked| norm.code().eq_ignore_ascii_case(asked));
    let barred = |norm: Norm| norm.for_women_only() && applicant.sex == Some(Sex::Male);
    // Unless asked for, norms for women are not tried for a man.
    let norms: Vec<Norm> =
        Norm::ALL.into_iter().filter(wanted).filter(|norm| asked.is_some() || !barred(*norm)).collect();
    if let Some(norm) = norms.iter().find(|norm| barred(**norm)) {
        return Err(Trouble::Wrong(format!("{path}: {}", say::women_only(lang, norm.code()))));
    }
    let all: Vec<Assessment> =
        norms.iter().map(|norm| best(*norm, &applicant.federation, &applicant.games, &occasion)).collect();
    let made = all.iter().any(Assessment::holds);
    let text = if arguments.get_flag("json") {
        let norms: Vec<Value> = all.iter().map(|assessment| told(assessment, lang)).collect();
        let answer = json!({
            "player": player,
            "name": applicant.name,
            "federation": applicant.federation,
            "made": made,
            "norms": norms,
        });
        format!("{answer}\n")
    } else {
        tournaments::warn(path, &tournament.findings, lang);
        spoken(&applicant, player, &all, lang)
    };
    std::io::stdout().write_all(text.as_bytes()).map_err(|error| Trouble::writing(&error, lang))?;
    Ok(Outcome::no_if(!made))
}

fn occasion(arguments: &ArgMatches, of_the_file: Occasion) -> Occasion {
    let number = |name: &str| arguments.get_one::<u32>(name).copied();
    let said = |name: &str| arguments.get_one::<String>(name).map(|word| word == "yes");
    Occasion {
        seven_games_are_enough: arguments.get_flag("seven-games"),
        mix_is_free: of_the_file.mix_is_free || arguments.get_flag("free-mix"),
        most_rounds_a_day: number("rounds-a-day").or(of_the_file.most_rounds_a_day),
        minutes: number("minutes").or(of_the_file.minutes),
        arbiter_is_international: said("arbiter"),
        registered_in_time: said("registered"),
        ..of_the_file
    }
}

fn spoken(applicant: &Applicant, player: u32, all: &[Assessment], lang: Lang) -> String {
    let who = format!("{player} {}", applicant.name);
    let federation = if applicant.federation.is_empty() { "?" } else { &applicant.federation };
    let mut lines = vec![say::heading(lang, who, federation)];
    for assessment in all {
        lines.push(String::new());
        lines.extend(say::told(assessment, lang));
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

fn told(assessment: &Assessment, lang: Lang) -> Value {
    let check = |check: &Check| {
        json!({
            "condition": word(check.condition),
            "held": match check.held {
                Held::Yes => "yes",
                Held::No => "no",
                Held::Exempt => "exempt",
                Held::Unknown => "unknown",
            },
            "wanted": check.wanted,
            "found": if check.held == Held::Unknown { Value::Null } else { check.found.into() },
        })
    };
    json!({
        "norm": assessment.norm.code(),
        "made": assessment.holds(),
        "rounds": assessment.rounds,
        "score": assessment.score.to_string(),
        "raised": assessment.raised,
        "conditions": assessment.checks.iter().map(check).collect::<Vec<_>>(),
        "failing": assessment.failing().map(|check| word(check.condition)).collect::<Vec<_>>(),
        "open": assessment.open().map(|check| word(check.condition)).collect::<Vec<_>>(),
        "told": say::told(assessment, lang).first(),
    })
}

const fn word(condition: Condition) -> &'static str {
    match condition {
        Condition::Games => "games",
        Condition::Score => "score",
        Condition::Titled => "titled",
        Condition::RequiredTitles => "required-titles",
        Condition::Federations => "federations",
        Condition::OwnFederation => "own-federation",
        Condition::OneFederation => "one-federation",
        Condition::Average => "average",
        Condition::Performance => "performance",
        Condition::RoundsADay => "rounds-a-day",
        Condition::Minutes => "minutes",
        Condition::Arbiter => "arbiter",
        Condition::Registration => "registration",
    }
}
