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
const COMMON: [&str; 4] = ["on", "ahead", "by", "as-of"];

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
    ("add limit", &["from"]),
    ("add pass-application", &["club", "applied", "field", "direct"]),
    ("add defect", &["from", "off"]),
    ("add page", &["reason", "writer", "left"]),
    ("add deletion", &["club", "from", "responsible", "cleans-up", "no-double-play"]),
    ("add by-list", &["from", "off"]),
    ("add organisation", &["unrecognised", "from", "until"]),
    ("add order", &["club", "competition", "under"]),
    ("add licence", &["what", "grade", "exam", "units", "consent", "from", "event"]),
    ("add course", &["grade", "kind", "units", "until", "organiser", "lecturer", "under"]),
    ("add participant", &["course", "address", "phone", "email", "exam", "posted", "under"]),
    ("add exam", &["grade", "exam", "written", "oral", "confirmation", "from", "record", "seed", "under"]),
    ("add appointment", &["costs", "class", "round", "under"]),
    ("add title", &["title", "from", "under"]),
    ("add norm", &["from", "abroad", "reason", "under"]),
    ("add fide-application", &["application", "from", "fees", "vote", "under"]),
    ("add bar", &["from", "until", "reason", "under"]),
    ("add old-licence", &["acquired", "applied", "under"]),
    ("draw", &["groups", "seed"]),
    ("schedule", &["start", "every", "at", "seed"]),
    (
        "report",
        &[
            "home",
            "guest",
            "absent",
            "results",
            "anew",
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
            "cannot",
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
            "article",
            "reasons",
            "score",
            "fine",
            "warn",
            "reprimand",
            "games-lost",
            "deduct",
            "ban",
            "demote",
            "consent",
            "panel",
            "office",
            "level",
            "posted",
            "copies",
            "class",
            "round",
        ],
    ),
    ("revoke", &["reasons", "office", "level"]),
    ("protest", &["club", "player", "basis", "posted", "fee", "letter", "without", "request"]),
    ("appeal", &["club", "player", "basis", "posted", "fee", "letter", "without", "remedy"]),
    ("suspend", &["part"]),
    ("hear", &["until", "statements", "to", "stated", "paid", "posted", "withdrawn"]),
    (
        "rule",
        &[
            "article",
            "reasons",
            "panel",
            "score",
            "fine",
            "warn",
            "reprimand",
            "games-lost",
            "deduct",
            "ban",
            "demote",
            "consent",
            "fee",
            "refund",
            "charge",
            "posted",
            "copies",
            "with",
        ],
    ),
    ("table", &["group"]),
    ("fixtures", &["group", "round"]),
    ("fines", &[]),
    ("due", &["office", "within", "under"]),
    ("year", &[]),
    ("playoff", &["to", "class"]),
    ("settle", &["group", "berlin", "seed", "class"]),
    ("close", &["accept"]),
    ("next", &["accept", "reasons"]),
    ("import", &["club", "zps", "partial", "accept", "complete"]),
    ("correct", &["name", "born", "sex", "nationality", "from"]),
    ("end member", &["club", "until"]),
    ("end pass", &["number", "until", "reason"]),
    ("end permit", &["number", "until"]),
    ("end office", &["number", "until"]),
    ("end ban", &["number", "until", "from", "reason"]),
    ("refuse move", &["to", "reason", "class", "round"]),
    ("refuse transfer", &["reason", "posted", "no-debt"]),
    ("person", &["club", "not-shown", "level", "bezirk", "verband", "organiser", "exempt"]),
    ("passes", &["all"]),
    ("list", &["youth"]),
    ("order", &["club"]),
    ("reservations", &["class", "round"]),
    ("examine", &["reservation", "shown", "not-held", "class", "round"]),
    ("arbiters", &["under"]),
    ("championship list", &["under"]),
    (
        "championship new",
        &[
            "start", "closing", "host", "level", "bezirk", "verband", "size", "above", "second", "class",
            "under",
        ],
    ),
    ("championship invite", &["posted"]),
    ("championship members", &["members", "from", "seed"]),
    ("championship right", &["as", "year", "place", "club", "number", "under"]),
    ("championship enter", &["as", "place", "club", "number"]),
    ("championship withdraw", &["reason"]),
    ("championship seats", &[]),
    ("championship draw", &["seed", "pair", "anew", "start"]),
    ("championship result", &["results"]),
    ("championship playoff", &["results", "seed", "witness"]),
    ("championship ranking", &["from-file"]),
    ("championship decline", &["reason"]),
    ("championship final", &["start", "every"]),
    ("championship close", &[]),
    ("championship cancel", &["reason"]),
    ("championship show", &[]),
    ("undo", &["reason"]),
    ("show", &[]),
    ("mend", &["accept", "back-to"]),
    ("print", &["output", "despite", "class", "group", "round"]),
];

/// The most names that a verb takes. Verbs that are missing here take any number.
const MOST_WORDS: &[(usize, &[&str])] = &[
    (0, &["new", "due", "year", "mend"]),
    (
        1,
        &[
            "draw",
            "schedule",
            "report",
            "agree",
            "dispute",
            "confirm",
            "postpone",
            "adjudicate",
            "withdraw",
            "findings",
            "matter",
            "request",
            "decide",
            "revoke",
            "protest",
            "appeal",
            "suspend",
            "hear",
            "table",
            "fixtures",
            "fines",
            "close",
            "next",
            "undo",
            "show",
            "import",
            "correct",
            "person",
            "passes",
            "reservations",
            "arbiters",
            "list",
            "examine",
        ],
    ),
    (2, &["rule", "print"]),
    (3, &["playoff"]),
];

/// Refuses names that would be ignored.
pub(super) fn few_enough(call: &Asked<'_>) -> Result<(), Trouble> {
    let most = MOST_WORDS.iter().find(|(_, verbs)| verbs.contains(&call.verb())).map(|(most, _)| *most);
    match most.and_then(|most| Some((most, *call.words().get(most)?))) {
        Some((most, extra)) => Err(Trouble::Wrong(say::too_many_words(call.lang, call.verb(), extra, most))),
        None => Ok(()),
    }
}

/// Verbs that say in a second word what they do.
const IN_TWO_WORDS: [&str; 4] = ["add", "end", "refuse", "championship"];

/// The options of a verb. None: its second word is missing or unknown.
fn options(verb: &str) -> Option<&'static [&'static str]> {
    OPTIONS.iter().find(|(known, _)| *known == verb).map(|(_, options)| *options)
}

/// The verb, with its second word where it has one.
fn whole(verb: &str, words: &[&str]) -> String {
    match words.first() {
        Some(kind) if IN_TWO_WORDS.contains(&verb) => format!("{verb} {kind}"),
        _ => verb.to_owned(),
    }
}

/// The second words of a verb.
fn kinds(verb: &str) -> Vec<&'static str> {
    let second = |known: &'static str| known.strip_prefix(verb)?.strip_prefix(' ');
    OPTIONS.iter().filter_map(|(known, _)| second(known)).collect()
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
    let (name, about, known) = match options(&name) {
        Some(known) => {
            let about = verbs::about(&name, lang);
            (name, about, known.to_vec())
        }
        // The verb alone: everything it can do.
        None => {
            let kinds = kinds(verb);
            let all = kinds.iter().filter_map(|kind| options(&format!("{verb} {kind}"))).flatten();
            let about =
                format!("{} {}", verbs::about(verb, lang), verbs::kinds(lang, verb, kinds.join(", ")));
            (verb.to_owned(), about, all.copied().collect())
        }
    };
    let wanted = |one: &Arg| {
        let id = one.get_id().as_str();
        known.contains(&id) || COMMON.contains(&id)
    };
    let arguments: Vec<Arg> = super::arguments(lang).into_iter().filter(wanted).collect();
    let examples: Vec<&str> = EXAMPLE.lines().map(str::trim).filter(|line| shows(line, &name)).collect();
    let second = if IN_TWO_WORDS.contains(&name.as_str()) { " WHAT" } else { "" };
    let usage = format!("turmuhr season FILE {name}{second} [NAME]… [OPTIONS]");
    crate::call::part_help(&about, &usage, arguments, &examples.join("\n  "), lang)
}

/// Is this an example of the verb? Beside its call, a line may name other second words behind `#`.
fn shows(line: &str, name: &str) -> bool {
    let (call, beside) = line.split_once('#').unwrap_or((line, ""));
    let said = call.strip_prefix("turmuhr season liga.jsonl ").and_then(|said| said.strip_prefix(name));
    said.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        || name.contains(' ') && beside.split([':', ',', ';']).any(|part| part.trim().starts_with(name))
}
