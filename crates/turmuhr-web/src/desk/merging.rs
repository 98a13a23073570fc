//! Two people change the same thing. Each keeps the fields that they changed; a field that both changed is asked about.
//!
//! A form carries the position its page shows (`seen`): a field that equals its value there was left alone.

use std::collections::BTreeSet;

use serde_json::{Map, Value};
use turmuhr_tournament::{Entry, Event, Fact};

use super::{Meanwhile, NotDone, Sending, Snapshot, meanwhile::BothChanged};

/// What a visitor has decided about the fields that somebody else changed meanwhile.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Typed {
    /// The position of the values that the visitor chose from.
    pub asked_at: Option<u64>,
    /// These fields keep the visitor's value.
    pub mine: BTreeSet<String>,
    /// These keep the other value.
    pub theirs: BTreeSet<String>,
}

/// The fact to record: with the changes of others that the form did not show.
pub(super) fn merged(before: &Snapshot, sending: &Sending, mine: Fact) -> Result<Fact, NotDone> {
    let Some(seen) = sending.seen.filter(|seen| *seen < before.position()) else { return Ok(mine) };
    let Some((part, now)) = standing(before.event(), &mine) else { return Ok(mine) };
    let Some(base) = at(before, seen).and_then(|then| standing(&then, &mine)) else { return Ok(mine) };
    if now == base.1 || now == mine {
        return Ok(mine);
    }
    let (base, now_fields, typed) = (fields(&base.1, part), fields(&now, part), fields(&mine, part));
    let choice = sending.typed.as_ref();
    let asked = choice.and_then(|choice| at(before, choice.asked_at?));
    let asked = asked.and_then(|then| standing(&then, &mine)).map(|(_, fact)| fields(&fact, part));
    let names: BTreeSet<&String> = base.keys().chain(now_fields.keys()).chain(typed.keys()).collect();
    let mut new = Map::new();
    let mut clashes = Vec::new();
    for name in names {
        let (was, is, wanted) = (base.get(name), now_fields.get(name), typed.get(name));
        let chosen = |of: fn(&Typed) -> &BTreeSet<String>| {
            choice.is_some_and(|choice| of(choice).contains(&field_name(&mine, name)))
        };
        let unchanged_since_asked = asked.as_ref().is_some_and(|asked| asked.get(name) == is);
        let value = match choice {
            _ if is == was || is == wanted => wanted,
            Some(_) if wanted == was => is,
            Some(_) if unchanged_since_asked && chosen(|choice| &choice.mine) => wanted,
            Some(_) if unchanged_since_asked && chosen(|choice| &choice.theirs) => is,
            // A program sends whole values, so a change that it does not know is a clash too.
            Some(_) | None => {
                clashes.push(name.clone());
                wanted
            }
        };
        new.extend(value.map(|value| (name.clone(), value.clone())));
    }
    if !clashes.is_empty() {
        let theirs = last_change(before, seen, &mine);
        return Err(NotDone::Meanwhile(Box::new(Meanwhile {
            mine,
            theirs,
            replaces: true,
            takes: false,
            fields: Some(BothChanged { names: clashes, standing: now }),
        })));
    }
    Ok(with(&mine, part, new).unwrap_or(mine))
}

/// The name of a field in the form that asks. An act may change several people.
pub(crate) fn field_name(fact: &Fact, field: &str) -> String {
    match thing(fact) {
        0 => field.to_owned(),
        of => format!("{field}.{of}"),
    }
}

/// The event at a position; none beyond the end, which no page has shown.
fn at(before: &Snapshot, position: u64) -> Option<Event> {
    (position <= before.position()).then(|| before.journal().at(position).ok()).flatten()
}

fn written(fact: &Fact) -> Value {
    serde_json::to_value(fact).unwrap_or_default()
}

fn fields(fact: &Fact, part: &str) -> Map<String, Value> {
    match written(fact).get_mut(part).map(Value::take) {
        Some(Value::Object(fields)) => fields,
        _ => Map::new(),
    }
}

fn with(fact: &Fact, part: &str, fields: Map<String, Value>) -> Option<Fact> {
    let mut written = written(fact);
    *written.get_mut(part)? = Value::Object(fields);
    serde_json::from_value(written).ok()
}

/// The person or team of a fact, by number.
fn thing(fact: &Fact) -> u32 {
    if let Fact::PlayerChanged { player, .. } = fact {
        return player.0;
    }
    if let Fact::TeamChanged { team, .. } = fact {
        return team.0;
    }
    0
}

/// The last entry after `seen` about the same thing, or its undo.
fn last_change(before: &Snapshot, seen: u64, mine: &Fact) -> Entry {
    let entries = before.journal().entries();
    let same = |fact: &Fact| {
        std::mem::discriminant(fact) == std::mem::discriminant(mine)
            && (fact.section(), thing(fact)) == (mine.section(), thing(mine))
    };
    let about = |entry: &&Entry| {
        let undone = if let Fact::Undone { entry, .. } = &entry.fact {
            entries.iter().find(|known| known.number == *entry)
        } else {
            None
        };
        same(&entry.fact) || undone.is_some_and(|undone| same(&undone.fact))
    };
    let later = entries.iter().rev().take_while(|entry| entry.number > seen);
    let found = later.clone().find(about).or_else(|| later.clone().next()).or(entries.last());
    found.cloned().expect("the journal is longer than the position seen")
}

/// The same statement with the values of now, and the name of its part with the fields. `None` if the fact replaces no
/// fields of a form. Displays are a remote control: the last word counts.
fn standing(event: &Event, fact: &Fact) -> Option<(&'static str, Fact)> {
    use Fact::*;
    let section = fact.section();
    let known = section.and_then(|section| event.section(section));
    match fact {
        EventChanged { .. } => Some(("details", EventChanged { details: event.details.clone() })),
        LookSet { .. } => Some(("look", LookSet { look: event.look.clone() })),
        SectionChanged { section, .. } => {
            Some(("settings", SectionChanged { section: *section, settings: known?.settings.clone() }))
        }
        PlayerChanged { section, player, .. } => {
            let person = known?.players.get(player)?.person.clone();
            Some(("person", PlayerChanged { section: *section, player: *player, person }))
        }
        TeamChanged { section, team, .. } => {
            let new = known?.teams.get(team)?.clone();
            Some(("new", TeamChanged { section: *section, team: *team, new }))
        }
        SelfServiceSet { section, .. } => {
            Some(("rules", SelfServiceSet { section: *section, rules: known?.self_service.clone() }))
        }
        Remarked { section, .. } => {
            Some(("remarks", Remarked { section: *section, remarks: known?.remarks.clone() }))
        }
        EventCreated { .. }
        | FideModeLeft { .. }
        | MadeAnonymous {}
        | DisplaySet { .. }
        | DisplayRemoved { .. }
        | Announced { .. }
        | SectionAdded { .. }
        | PlayersEntered { .. }
        | PlayerRemoved { .. }
        | PlayersMerged { .. }
        | CheckedIn { .. }
        | FeePaid { .. }
        | Withdrawn { .. }
        | Returned { .. }
        | ByeGranted { .. }
        | ByeTakenBack { .. }
        | ByeWished { .. }
        | PlayerRegistered { .. }
        | RegistrationWithdrawn { .. }
        | RegistrationsAccepted { .. }
        | PairsProhibited { .. }
        | PointsAdjusted { .. }
        | TeamsEntered { .. }
        | TeamWithdrawn { .. }
        | TeamReturned { .. }
        | LineUpSet { .. }
        | LotsDrawn { .. }
        | RoundPaired { .. }
        | AllRoundsPaired { .. }
        | LatecomerPaired { .. }
        | RoundDiscarded { .. }
        | RoundPublished { .. }
        | RoundWithheld { .. }
        | HandPairingBegun { .. }
        | HandPaired { .. }
        | HandPairingEnded { .. }
        | ResultEntered { .. }
        | ResultReported { .. }
        | RatedOtherwise { .. }
        | GameRecorded { .. }
        | IncidentRecorded { .. }
        | ClocksNoted { .. }
        | MatchDecided { .. }
        | SectionFinished { .. }
        | Undone { .. } => None,
    }
}
