//! A journal without people: names become numbers, birth dates, identifiers and free texts are removed.
//!
//! Results, ratings, titles and clubs stay, and so do the officials of the event. The numbers follow the order of the
//! names, so the starting list and every list by name keep their order.

use std::collections::BTreeMap;

use crate::{
    Entry, Fact, Incident, Person, Remarks, alphabet,
    incident::{Decided, Did},
    settings::Details,
};

/// Stands for a text that is required.
const REMOVED: &str = "–";

/// The same facts without people. `staff` answers whether the author of an entry is known as an official; others,
/// such as the holder of a pass, are removed.
pub fn anonymous(entries: &[Entry], staff: impl Fn(&str) -> bool) -> Vec<Entry> {
    let numbers = Numbers::of(entries);
    let without = |entry: &Entry| Entry {
        by: if staff(&entry.by) { entry.by.clone() } else { REMOVED.to_owned() },
        fact: numbers.without_people(&entry.fact),
        ..entry.clone()
    };
    entries.iter().map(without).collect()
}

/// A number for every name.
struct Numbers(BTreeMap<String, String>);

impl Numbers {
    fn of(entries: &[Entry]) -> Numbers {
        let mut names: Vec<&str> =
            entries.iter().flat_map(|entry| people(&entry.fact)).map(|person| &*person.name).collect();
        names.sort_by_cached_key(|name| alphabet::key(name));
        names.dedup();
        let width = names.len().to_string().len().max(3);
        let numbered = names.into_iter().zip(1_usize..);
        Numbers(numbered.map(|(name, number)| (name.to_owned(), format!("{number:0width$}"))).collect())
    }

    fn person(&self, person: &Person) -> Person {
        Person {
            name: self.0.get(&person.name).cloned().unwrap_or_else(|| REMOVED.to_owned()),
            birth: String::new(),
            fide_number: String::new(),
            national_number: String::new(),
            ..person.clone()
        }
    }

    fn without_people(&self, fact: &Fact) -> Fact {
        let mut fact = fact.clone();
        match &mut fact {
            Fact::PlayersEntered { players, .. } => {
                for (_, person) in players {
                    *person = self.person(person);
                }
            }
            Fact::PlayerChanged { person, .. } | Fact::PlayerRegistered { person, .. } => {
                *person = self.person(person);
            }
            Fact::EventCreated { details } | Fact::EventChanged { details } => {
                let Details { notice, .. } = details;
                notice.clear();
            }
            // An empty announcement ends the one before.
            Fact::Announced { text } => text.clear(),
            Fact::FideModeLeft { reason }
            | Fact::Withdrawn { reason, .. }
            | Fact::TeamWithdrawn { reason, .. }
            | Fact::PointsAdjusted { reason, .. }
            | Fact::RoundDiscarded { reason, .. }
            | Fact::RoundWithheld { reason, .. }
            | Fact::HandPairingBegun { reason, .. }
            | Fact::HandPairingEnded { comment: reason, .. }
            | Fact::ResultEntered { reason, .. }
            | Fact::RatedOtherwise { reason, .. }
            | Fact::MatchDecided { reason, .. }
            | Fact::Undone { reason, .. } => remove(reason),
            Fact::PairsProhibited { reasons, .. } => reasons.clear(),
            Fact::GameRecorded { pgn, .. } => *pgn = moves_alone(pgn),
            Fact::IncidentRecorded { incident, .. } => of_incident(incident),
            Fact::Remarked { remarks, .. } => *remarks = Remarks::default(),
            Fact::MadeAnonymous {}
            | Fact::DisplaySet { .. }
            | Fact::DisplayRemoved { .. }
            | Fact::LookSet { .. }
            | Fact::SectionAdded { .. }
            | Fact::SectionChanged { .. }
            | Fact::PlayerRemoved { .. }
            | Fact::PlayersMerged { .. }
            | Fact::CheckedIn { .. }
            | Fact::FeePaid { .. }
            | Fact::Returned { .. }
            | Fact::ByeGranted { .. }
            | Fact::ByeTakenBack { .. }
            | Fact::ByeWished { .. }
            | Fact::SelfServiceSet { .. }
            | Fact::RegistrationWithdrawn { .. }
            | Fact::RegistrationsAccepted { .. }
            | Fact::TeamsEntered { .. }
            | Fact::TeamChanged { .. }
            | Fact::TeamReturned { .. }
            | Fact::LineUpSet { .. }
            | Fact::LotsDrawn { .. }
            | Fact::RoundPaired { .. }
            | Fact::AllRoundsPaired { .. }
            | Fact::LatecomerPaired { .. }
            | Fact::RoundPublished { .. }
            | Fact::HandPaired { .. }
            | Fact::ResultReported { .. }
            | Fact::ClocksNoted { .. }
            | Fact::SectionFinished { .. } => {}
        }
        fact
    }
}

fn people(fact: &Fact) -> Vec<&Person> {
    if let Fact::PlayersEntered { players, .. } = fact {
        return players.iter().map(|(_, person)| person).collect();
    }
    if let Fact::PlayerChanged { person, .. } | Fact::PlayerRegistered { person, .. } = fact {
        return vec![person];
    }
    Vec::new()
}

/// A required text must not become empty: the fact would be refused.
fn remove(text: &mut String) {
    if !text.is_empty() {
        REMOVED.clone_into(text);
    }
}

fn of_incident(incident: &mut Incident) {
    incident.note.clear();
    for happened in incident.seen.story.iter_mut().flat_map(|story| &mut story.events) {
        if let Did::Assistant { name, .. } = &mut happened.did {
            *name = None;
        }
    }
    if let Decided::Otherwise { words, reason, counts: _ } = &mut incident.decided {
        remove(words);
        remove(reason);
    }
}

/// Tags about the game itself; all others may name people.
const TAGS: [&str; 9] =
    ["Date", "Round", "Result", "ECO", "FEN", "SetUp", "Variant", "TimeControl", "Termination"];

/// The game without names and words: its own tags, the moves, and commands such as `[%clk 1:30:00]`.
fn moves_alone(pgn: &str) -> String {
    let kept_tag = |line: &str| TAGS.iter().any(|tag| line.starts_with(&format!("[{tag} ")));
    let (mut text, mut comment) = (String::new(), false);
    for line in pgn.lines() {
        let start = line.trim_start();
        if !comment && start.starts_with('[') {
            if kept_tag(start) {
                text.push_str(line);
                text.push('\n');
            }
            continue;
        }
        let mut rest = line;
        while !rest.is_empty() {
            if comment {
                let (inside, after) = rest.split_once('}').unwrap_or((rest, ""));
                text.push_str(&commands(inside));
                comment = !rest.contains('}');
                if !comment {
                    text.push('}');
                }
                rest = after;
            } else if let Some(at) = rest.find(['{', ';']) {
                let (before, after) = rest.split_at(at);
                text.push_str(before);
                comment = after.starts_with('{');
                // A semicolon comments out the rest of its line.
                rest = if comment { &after[1..] } else { "" };
                if comment {
                    text.push('{');
                }
            } else {
                text.push_str(rest);
                rest = "";
            }
        }
        text.push('\n');
    }
    text
}

/// The commands of a comment.
fn commands(comment: &str) -> String {
    let parts = comment.split("[%").skip(1).filter_map(|part| part.split_once(']'));
    parts.map(|(command, _)| format!("[%{command}]")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_keeps_its_moves_and_clocks() {
        let pgn = "[Event \"Open\"]\n[White \"Roth, Lea\"]\n[Result \"1-0\"]\n\n\
                   1. e4 {Lea [%clk 1:30:00] thinks} e5 ; Weber too\n2. Nf3 {two\nlines of Roth} 1-0\n";
        let without = moves_alone(pgn);
        assert_eq!(without, "[Result \"1-0\"]\n\n1. e4 {[%clk 1:30:00]} e5 \n2. Nf3 {\n} 1-0\n");
    }
}
