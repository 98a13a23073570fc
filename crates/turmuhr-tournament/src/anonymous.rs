//! A journal without people: names become numbers, birth dates, identifiers and free texts are removed.
//!
//! Results, ratings, titles and clubs stay, and so do the officials of the event. The numbers are drawn, so they do not
//! follow the names. Only players whom the starting list orders by name, because rating and title are equal, keep that
//! order: the starting numbers stay.

use std::collections::{BTreeMap, BTreeSet};

use turmuhr_pairing::lot::Lot;

use crate::{
    Entry, EntryId, Event, Fact, Incident, Journal, Person, Remarks, SectionId, alphabet,
    incident::{Decided, Did},
    section::title_rank,
    settings::Details,
};

/// Stands for a text that is required.
const REMOVED: &str = "–";

/// The same facts without people. `staff` answers whether the author of an entry is known as an official; others,
/// such as the holder of a pass, are removed. The seed is a secret: with it, the names give the numbers.
pub fn anonymous(journal: &Journal, seed: u64, staff: impl Fn(&str) -> bool) -> Vec<Entry> {
    let numbers = Numbers::draw(journal, seed);
    let without = |entry: &Entry| Entry {
        by: if staff(&entry.by) { entry.by.clone() } else { REMOVED.to_owned() },
        fact: numbers.without_people(&entry.fact),
        ..entry.clone()
    };
    journal.entries().iter().map(without).collect()
}

/// One line of a list of players.
type Listed = (SectionId, EntryId);

/// A number for every person.
struct Numbers(BTreeMap<Listed, String>);

impl Numbers {
    fn draw(journal: &Journal, seed: u64) -> Numbers {
        let entries = journal.entries();
        let written: Vec<(Listed, &Person)> = entries.iter().flat_map(|entry| people(&entry.fact)).collect();
        let latest: BTreeMap<Listed, &Person> = written.iter().copied().collect();
        // Somebody in two sections is one person if an identifier or the birth date says so.
        let mut known: BTreeMap<(&str, &str, &str), usize> = BTreeMap::new();
        let mut persons: BTreeMap<Listed, usize> = BTreeMap::new();
        let mut count = 0;
        for (key, person) in &latest {
            let mut next = || {
                count += 1;
                count - 1
            };
            let at = match identity(person) {
                Some(identity) => *known.entry(identity).or_insert_with(next),
                None => next(),
            };
            persons.insert(*key, at);
        }
        let order = drawn(count, &before(journal.state(), &written, &persons), Lot::new(seed));
        let width = count.to_string().len().max(3);
        let number: BTreeMap<usize, usize> = order.into_iter().zip(1..).collect();
        let named =
            |at: &usize| number.get(at).map_or_else(String::new, |number| format!("{number:0width$}"));
        Numbers(persons.iter().map(|(key, at)| (*key, named(at))).collect())
    }

    fn person(&self, key: Listed, person: &Person) -> Person {
        Person {
            name: self.0.get(&key).cloned().unwrap_or_else(|| REMOVED.to_owned()),
            birth: String::new(),
            fide_number: String::new(),
            national_number: String::new(),
            ..person.clone()
        }
    }

    fn without_people(&self, fact: &Fact) -> Fact {
        let mut fact = fact.clone();
        match &mut fact {
            Fact::PlayersEntered { section, players } => {
                for (id, person) in players {
                    *person = self.person((*section, *id), person);
                }
            }
            Fact::PlayerChanged { section, player, person }
            | Fact::PlayerRegistered { section, player, person } => {
                *person = self.person((*section, *player), person);
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

/// The identifier of a person beyond one section.
fn identity(person: &Person) -> Option<(&str, &str, &str)> {
    let Person { name, birth, fide_number, national_number, .. } = person;
    match (fide_number.as_str(), national_number.as_str(), birth.as_str()) {
        ("", "", "") => None,
        ("", "", birth) => Some((name, "", birth)),
        ("", national, _) => Some(("", national, "")),
        (fide, ..) => Some((fide, "", "")),
    }
}

/// By name, then by number in the section; with the person.
type Named = (alphabet::Key, EntryId, usize);

/// Pairs of persons whose order must stay: neighbours among players that the starting list orders by name.
fn before(
    event: &Event,
    written: &[(Listed, &Person)],
    persons: &BTreeMap<Listed, usize>,
) -> BTreeSet<(usize, usize)> {
    let mut equal: BTreeMap<(SectionId, u32, usize), Vec<Named>> = BTreeMap::new();
    for ((section, id), person) in written {
        let Some(known) = event.section(*section) else { continue };
        let rating = known.settings.initial_order.rating(person);
        let group = equal.entry((*section, rating, title_rank(&person.title))).or_default();
        group.extend(persons.get(&(*section, *id)).map(|at| (alphabet::key(&person.name), *id, *at)));
    }
    let mut pairs = BTreeSet::new();
    for mut group in equal.into_values() {
        group.sort();
        pairs.extend(group.windows(2).map(|two| (two[0].2, two[1].2)).filter(|(one, other)| one != other));
    }
    pairs
}

/// All of `0..count` in an order by lot that keeps these pairs.
fn drawn(count: usize, pairs: &BTreeSet<(usize, usize)>, mut lot: Lot) -> Vec<usize> {
    let mut order = Vec::new();
    let mut waits_for = vec![0_usize; count];
    for (_, later) in pairs {
        waits_for[*later] += 1;
    }
    let mut left: BTreeSet<usize> = (0..count).collect();
    let mut free: Vec<usize> = left.iter().copied().filter(|at| waits_for[*at] == 0).collect();
    while !left.is_empty() {
        // Names that changed may contradict each other; then one of them goes first.
        let Some(next) = (match free.len() {
            0 => left.first().copied(),
            many => Some(free.swap_remove(lot.one_of(many))),
        }) else {
            break;
        };
        if !left.remove(&next) {
            continue;
        }
        order.push(next);
        for (_, later) in pairs.range((next, 0)..=(next, usize::MAX)) {
            waits_for[*later] = waits_for[*later].saturating_sub(1);
            if waits_for[*later] == 0 {
                free.push(*later);
            }
        }
    }
    order
}

fn people(fact: &Fact) -> Vec<(Listed, &Person)> {
    if let Fact::PlayersEntered { section, players } = fact {
        return players.iter().map(|(id, person)| ((*section, *id), person)).collect();
    }
    if let Fact::PlayerChanged { section, player, person }
    | Fact::PlayerRegistered { section, player, person } = fact
    {
        return vec![((*section, *player), person)];
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

    fn entered(section: u32, people: &[Person]) -> Fact {
        let players = (1..).map(EntryId).zip(people.iter().cloned()).collect();
        Fact::PlayersEntered { section: SectionId(section), players }
    }

    fn numbered(facts: Vec<Fact>, seed: u64) -> Vec<Vec<String>> {
        let entry =
            |(number, fact)| Entry { number, at: jiff::Timestamp::UNIX_EPOCH, by: String::new(), fact };
        let details = Details { name: "Open".to_owned(), ..Details::default() };
        let sections = [1, 2].map(|section| Fact::SectionAdded {
            section: SectionId(section),
            settings: crate::Settings::default(),
        });
        let facts = [Fact::EventCreated { details }].into_iter().chain(sections).chain(facts);
        let journal = Journal::open((1..).zip(facts).map(entry).collect()).expect("a journal");
        let without = Journal::open(anonymous(&journal, seed, |_| false)).expect("still a journal");
        let names =
            |section: &crate::Section| section.players.values().map(|one| one.person.name.clone()).collect();
        without.state().sections.values().map(names).collect()
    }

    fn rated(name: &str, rating: u32) -> Person {
        Person { fide_rating: Some(rating), ..Person::named(name) }
    }

    #[test]
    fn numbers_are_drawn_and_not_in_the_order_of_names() {
        let people: Vec<Person> =
            ('A'..='Z').zip(1000..).map(|(name, rating)| rated(&name.to_string(), rating)).collect();
        let one = numbered(vec![entered(1, &people)], 1);
        assert!(!one[0].is_sorted(), "{one:?}");
        assert_ne!(one, numbered(vec![entered(1, &people)], 2));
        let distinct: BTreeSet<&String> = one[0].iter().collect();
        assert_eq!(distinct.len(), 26);
    }

    #[test]
    fn homonyms_are_two_people_and_one_person_in_two_sections_is_one() {
        let homonym = |birth: &str| Person { birth: birth.to_owned(), ..Person::named("Müller, Eva") };
        let first =
            [homonym("1990"), homonym("2010"), Person::named("Roth, Lea"), Person::named("Roth, Lea")];
        let all = numbered(vec![entered(1, &first), entered(2, &[homonym("2010")])], 7);
        let distinct: BTreeSet<&String> = all[0].iter().collect();
        assert_eq!(distinct.len(), 4, "{all:?}");
        assert_eq!(all[0][1], all[1][0]);
    }

    #[test]
    fn players_without_a_rating_keep_their_starting_numbers() {
        let people: Vec<Person> = ["Z", "M", "A", "K", "B"].map(Person::named).to_vec();
        for seed in 0..20 {
            assert_eq!(numbered(vec![entered(1, &people)], seed)[0], ["005", "004", "001", "003", "002"]);
        }
    }
}
