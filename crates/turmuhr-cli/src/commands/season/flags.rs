//! Which options a verb takes, and the help of a verb.

use std::ffi::OsString;

use clap::{Arg, parser::ValueSource};
use turmuhr_texts::{
    Lang,
    season::{acts as say, verbs},
};

use super::{EXAMPLE, VERBS, book::Asked};
use crate::outcome::Trouble;

/// Options of every verb.
const COMMON: [&str; 3] = ["on", "by", "as-of"];

/// Options of a verb, or of what is added. A match is found by its class and round where its name is not enough.
const OPTIONS: &[(&str, &[&str])] = &[
    ("new", &["season", "under", "ordinance"]),
    ("add club", &["bezirk", "verband"]),
    (
        "add class",
        &[
            "level",
            "height",
            "boards",
            "promoted",
            "relegated",
            "competition",
            "kind",
            "closing",
            "under",
            "hours",
            "to-a-finish",
        ],
    ),
    ("add team", &["class", "number", "ranks"]),
    ("add person", &["born", "sex", "foreign"]),
    ("add member", &["club", "from"]),
    ("add leaver", &["club", "until"]),
    ("add pass", &["club", "number", "from"]),
    ("add lost-pass", &["from"]),
    ("add permit", &["club", "from", "until"]),
    ("add ban", &["from", "until", "article", "consent", "class"]),
    ("add unban", &["from", "reason"]),
    ("add list", &["closing", "posted", "youth"]),
    ("add addition", &["rank", "from-club", "applied", "from", "admitted", "youth"]),
    ("add transfer", &["from-club", "club", "posted"]),
    ("add release", &["posted"]),
    ("add refusal", &["reason", "posted", "no-debt"]),
    ("add same", &["reason"]),
    ("add captain", &["team", "class", "from"]),
    ("add office", &["role", "team", "club", "class", "level", "from", "until"]),
    ("add limit", &[]),
    ("draw", &["groups", "seed"]),
    ("schedule", &["start", "every", "at", "seed"]),
    (
        "report",
        &[
            "home",
            "guest",
            "results",
            "class",
            "round",
            "started",
            "played-at",
            "arbiter",
            "arbiter-from",
            "costs",
            "reservation",
            "arrived",
            "excused",
            "board-start",
            "agreed",
            "signed",
            "flag",
            "no-score",
            "scores-ordered",
            "unsealed",
            "lacking",
            "asked-to-bring",
            "incident",
        ],
    ),
    ("agree", &["side", "class", "round"]),
    ("dispute", &["side", "reason", "class", "round"]),
    ("confirm", &["waive", "reason", "class", "round"]),
    ("postpone", &["to", "consent", "duty", "youth-match", "ordered", "reason", "class", "round"]),
    (
        "adjudicate",
        &[
            "board",
            "verdicts",
            "minutes",
            "panel",
            "break",
            "sets",
            "objection",
            "posted",
            "copy",
            "no-objection",
            "continue",
            "to",
            "consent",
            "ordered",
            "finished",
            "missing",
            "class",
            "round",
        ],
    ),
    ("withdraw", &["after", "class"]),
    ("findings", &["class", "round"]),
    ("matter", &["class", "round"]),
    ("request", &["side", "board", "reason", "posted", "class", "round"]),
    (
        "decide",
        &[
            "article", "reasons", "score", "fine", "deduct", "ban", "demote", "consent", "panel", "office",
            "level", "posted", "copies", "class", "round",
        ],
    ),
    ("protest", &["club", "basis", "posted", "fee", "letter", "without", "request"]),
    ("appeal", &["club", "basis", "posted", "fee", "letter", "without", "remedy"]),
    ("suspend", &["part"]),
    ("hear", &["until", "statements", "to", "stated", "withdrawn"]),
    (
        "rule",
        &[
            "article", "reasons", "panel", "score", "fine", "deduct", "ban", "demote", "consent", "fee",
            "refund", "charge", "posted", "copies",
        ],
    ),
    ("table", &["group"]),
    ("due", &["office", "under"]),
    ("year", &[]),
    ("playoff", &["to", "class"]),
    ("settle", &["group", "berlin", "seed", "class"]),
    ("close", &[]),
    ("next", &[]),
    ("correct", &["name", "born", "sex", "nationality", "from"]),
    ("end", &["until", "number", "club", "from", "reason"]),
    ("refuse", &["to", "posted", "reason", "no-debt", "class", "round"]),
    ("undo", &["reason"]),
    ("show", &[]),
];

/// The options of a verb. None: it has a list of its own elsewhere.
fn options(verb: &str) -> Option<&'static [&'static str]> {
    OPTIONS.iter().find(|(known, _)| *known == verb).map(|(_, options)| *options)
}

/// The verb, for `add` with what is added.
fn whole(verb: &str, words: &[&str]) -> String {
    match (verb, words.first()) {
        ("add", Some(kind)) => format!("add {kind}"),
        (verb, _) => verb.to_owned(),
    }
}

/// Refuses an option that means nothing for the verb.
pub(super) fn fit(call: &Asked<'_>) -> Result<(), Trouble> {
    let verb = whole(call.verb(), &call.words());
    let Some(known) = options(&verb) else { return Ok(()) };
    let typed = call.arguments.ids().map(clap::Id::as_str).filter(|id| {
        matches!(call.arguments.value_source(id), Some(ValueSource::CommandLine))
            && !["file", "verb", "words", "json", "lang"].contains(id)
    });
    for option in typed {
        if !known.contains(&option) && !COMMON.contains(&option) {
            let all: Vec<String> = known.iter().map(|name| format!("--{name}")).collect();
            let all = if all.is_empty() { say::no_options(call.lang) } else { all.join(", ") };
            return Err(Trouble::Wrong(say::no_such_option(call.lang, option, &verb, all)));
        }
    }
    Ok(())
}

/// The help of a verb, if the call asks for it: `season FILE VERB --help`.
pub(crate) fn asked_help(words: &[OsString], lang: Lang) -> Option<String> {
    let mut typed =
        words.iter().skip(1).filter_map(|word| word.to_str()).skip_while(|word| *word != "season");
    typed.next()?;
    let plain: Vec<&str> = typed.filter(|word| !word.starts_with('-')).collect();
    let at = plain.iter().take(2).rposition(|word| VERBS.contains(word))?;
    Some(help(plain[at], &plain[at + 1..], lang))
}

/// The help of a verb: what it does, its options, its examples.
pub(super) fn help(verb: &str, words: &[&str], lang: Lang) -> String {
    let name = whole(verb, words);
    let (name, known) = match options(&name) {
        Some(known) => (name, known.to_vec()),
        // `add` alone: everything that can be added.
        None => {
            let of = |known: &&(&str, &'static [&'static str])| known.0.starts_with(&format!("{verb} "));
            let mut all: Vec<&str> =
                OPTIONS.iter().filter(of).flat_map(|(_, options)| options.iter().copied()).collect();
            all.sort_unstable();
            all.dedup();
            (verb.to_owned(), all)
        }
    };
    let wanted = |one: &Arg| {
        let id = one.get_id().as_str();
        known.contains(&id) || COMMON.contains(&id)
    };
    // With no list of its own a verb shows every option.
    let all = super::arguments(lang);
    let arguments: Vec<Arg> = if known.is_empty() && options(&name).is_none() {
        all.into_iter().filter(|one| !one.is_positional()).collect()
    } else {
        all.into_iter().filter(wanted).collect()
    };
    let examples: Vec<&str> = EXAMPLE
        .lines()
        .map(str::trim)
        .filter(|line| line.contains(&format!(" {name} ")) || line.ends_with(&format!(" {name}")))
        .collect();
    let usage = format!("turmuhr season FILE {name} [NAME]… [OPTIONS]");
    crate::call::part_help(&verbs::about(verb, lang), &usage, arguments, &examples.join("\n  "), lang)
}
