//! Acts of a season from pages: judged by the one door of the season, and asked about where something must be read first.

use std::sync::Arc;

use jiff::{Timestamp, civil::Date};
use turmuhr_federation::matches::lineup::Which;
use turmuhr_season::{Concern, Fact, Journal, MatchId, Outcome, SeasonEntry, State, registry::AsOf};
use turmuhr_store::Role;
use turmuhr_texts::{
    Lang,
    federation::lineup,
    season::{acts, refusal::refusal, told},
};
use turmuhr_tournament::Level;

use super::open;
use crate::{
    accounts::Token,
    desk::{NotDone, SeasonSnapshot, Shelved},
    http::{Ask, Crossed, Fault},
    words::season as say,
};

/// The day of acts, as the journal counts it.
pub(crate) fn today() -> Date {
    Timestamp::now().to_zoned(jiff::tz::TimeZone::UTC).date()
}

/// Records facts: all of them or none. What has to be read with them is asked about first; `button` is the act in words.
pub(super) async fn act(
    ask: &Ask,
    button: &str,
    facts: impl Fn(&State) -> Result<Vec<Fact>, Fault>,
) -> Result<Arc<SeasonSnapshot>, Fault> {
    let judge = |before: &SeasonSnapshot| -> Result<Journal, Fault> {
        let by = author(ask, before.state())?;
        let facts = facts(before.state())?;
        meanwhile(ask, before, &facts, &by)?;
        let at = Timestamp::now();
        let mut journal = before.journal().clone();
        let mut read = Vec::new();
        for fact in facts {
            let outcome = turmuhr_season::act(&mut journal, fact.clone(), at, &by)
                .map_err(|why| Fault::Refused(sentence(&refusal(&why, journal.state(), ask.lang))))?;
            read.extend(to_read(&fact, &outcome, journal.state(), ask.lang));
        }
        let mark = Token::hash_of(&read.join("\n"));
        let has_read = ask.form.text("read");
        let accepted = ask.accepted().is_some() && (has_read.is_empty() || has_read == mark);
        if read.is_empty() || accepted {
            return Ok(journal);
        }
        Err(Fault::Concerns {
            concerns: read.into_iter().map(|text| (Level::Acknowledge, text)).collect(),
            act: button.to_owned(),
            leave: say::leave(ask.lang),
            mark,
        })
    };
    let done = ask.app.desk.act_in_season(ask.path.text("season"), ask.act.as_deref(), judge).await;
    match done {
        // Sent again: it is there.
        Err(Fault::Desk(NotDone::Repeated)) => open(ask).await,
        other => other,
    }
}

/// In whose name the visitor acts: as a person of the registry; an administrator who is none, as the keeper of the season.
pub(super) fn author(ask: &Ask, state: &State) -> Result<String, Fault> {
    if let Some(person) = ask.person {
        return Ok(format!("#{}", person.0));
    }
    let name = &ask.visitor.name;
    if ask.visitor.role != Role::Administrator {
        return Err(Fault::Forbidden);
    }
    // A namesake of the registry is somebody else until the account is linked.
    let namesake = !state.persons_named(name, AsOf::today(today())).is_empty();
    if namesake || state.has_director(today()) {
        return Err(Fault::Refused(say::link_yourself(ask.lang)));
    }
    Ok(name.clone())
}

/// Sentences to read with an act.
fn to_read(fact: &Fact, outcome: &Outcome, state: &State, lang: Lang) -> Vec<String> {
    let mut all = Vec::new();
    for concern in &outcome.concerns {
        match (concern, fact) {
            (Concern::Violations(_), Fact::MatchReported { id, .. }) => {
                all.extend(state.found(*id).iter().map(|one| acts::told_finding(one, state, *id, lang)));
            }
            (Concern::Violations(found), Fact::LineUpHandedIn { id, side, seats }) => {
                let game = state.remarks(*id, *side, seats).ok().map(|remarks| remarks.game);
                all.extend(
                    game.iter()
                        .flat_map(|game| found.iter().map(move |one| lineup::violation(one, game, lang))),
                );
            }
            (other, _) => all.extend(acts::concern(other, state, lang)),
        }
    }
    for matter in &outcome.opened {
        all.extend(acts::matter_lines(matter, state, lang));
    }
    all.iter().map(|text| sentence(text)).collect()
}

/// What an act is about: a later act about the same thing replaces it.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Subject {
    LineUp(MatchId, Which),
    Board(MatchId, usize),
    Card(MatchId),
    Entry(u64),
}

const fn subject(fact: &Fact) -> Option<Subject> {
    match fact {
        Fact::LineUpHandedIn { id, side, .. } => Some(Subject::LineUp(*id, *side)),
        Fact::GameNoted { id, board, .. } => Some(Subject::Board(*id, *board)),
        Fact::MatchReported { id, .. } => Some(Subject::Card(*id)),
        Fact::Undone { entry, .. } => Some(Subject::Entry(*entry)),
        // Numbered things are made once; what was done is refused a second time.
        _ => None,
    }
}

/// Somebody else has said something about the same thing since the page was made.
fn meanwhile(ask: &Ask, season: &SeasonSnapshot, facts: &[Fact], by: &str) -> Result<(), Fault> {
    let Ok(seen) = ask.form.text("seen").parse::<u64>() else { return Ok(()) };
    let later = season.entries().iter().filter(|entry| entry.number > seen && entry.by != by);
    let crossed = |entry: &SeasonEntry, fact: &Fact| {
        let same = subject(fact).is_some() && subject(fact) == subject(&entry.fact);
        same && entry.fact != *fact
    };
    for entry in later {
        let Some(mine) = facts.iter().find(|fact| crossed(entry, fact)) else { continue };
        let (state, lang) = (season.state(), ask.lang);
        return Err(Fault::Meanwhile(Box::new(Crossed {
            entry: entry.number,
            by: told::author(&entry.by, state, lang),
            at: ask.local(entry.at).strftime("%H:%M").to_string(),
            theirs: told::told(&entry.fact, state, lang),
            mine: told::told(mine, state, lang),
            replaces: true,
            act: None,
            leave: None,
            what: told::told(&entry.fact, state, lang),
            position: season.position(),
            clashes: Vec::new(),
        })));
    }
    Ok(())
}

/// A sentence of the season for a page: with a capital letter and a full stop, without options of the command line.
pub(crate) fn sentence(text: &str) -> String {
    let text = without_commands(text);
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
    let end = if text.ends_with(['.', '!', '?', ':']) { "" } else { "." };
    format!("{first}{}{end}", letters.as_str())
}

/// Words that begin a hint for the command line.
const VERBS: [&str; 14] = [
    "add ",
    "end ",
    "protest ",
    "appeal ",
    "revoke ",
    "rule ",
    "hear ",
    "undo ",
    "confirm ",
    "report ",
    "settle ",
    "decide ",
    "postpone ",
    "correct ",
];

/// Drops what stands in brackets for those who type commands: `(--by)`, `(add transfer)`.
fn without_commands(text: &str) -> String {
    let is_hint = |inside: &str| inside.contains("--") || VERBS.iter().any(|verb| inside.starts_with(verb));
    let (mut left, mut rest) = (String::new(), text);
    while let Some(begin) = rest.find('(') {
        let Some(end) = rest[begin..].find(')').map(|end| begin + end) else { break };
        if is_hint(&rest[begin + 1..end]) {
            left.push_str(rest[..begin].trim_end());
        } else {
            left.push_str(&rest[..=end]);
        }
        rest = &rest[end + 1..];
    }
    left + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_show_no_options_of_the_command_line() {
        for (text, shown) in [
            ("das darf Ina Kurz nicht (--by)", "Das darf Ina Kurz nicht."),
            (
                "zuerst wechselt der Spieler den Verein (add transfer)",
                "Zuerst wechselt der Spieler den Verein.",
            ),
            ("Nord (Bezirk) spielt am 3. (--on) nicht", "Nord (Bezirk) spielt am 3. nicht."),
            ("it is over.", "It is over."),
            ("offen (nur", "Offen (nur."),
        ] {
            assert_eq!(sentence(text), shown);
        }
    }
}
