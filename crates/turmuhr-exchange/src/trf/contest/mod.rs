//! From a tournament file to what standings are made of.

mod teams;

use turmuhr_core::{Points, Round};
use turmuhr_pairing::Scoring;
use turmuhr_standings::{
    Adjustment, ByMeasure, Code, CodeFault, Entry as Cell, Event, Form, Measure, Participant, Rules,
    TieBreakEdition, Worth,
    lists::{OrdinanceList, recommended},
};

use super::{
    document::Document, finding::Finding, record::Record, records::event::Entry, tournament::Tournament,
    type_code::Kind,
};

/// An event with the names people know the participants by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contest {
    pub event: Event,
    /// One for each participant of the event.
    pub names: Vec<String>,
    /// Tie-breaks the file asks for: record 202, else what stands behind the points in 212.
    pub listed: Vec<String>,
    /// Games without a result among the rounds that count.
    pub pending: u32,
}

/// What was said beside the file.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct ContestAsk {
    /// Count rounds up to this one; at most those the file holds.
    pub after: Option<u32>,
    /// Goes before the type in the file.
    pub form: Option<Form>,
}

impl Contest {
    /// A file with records 310 is a contest of teams. Refused with every reason where what was played is in doubt.
    pub fn new(
        document: &Document,
        tournament: &Tournament,
        rules: &Rules,
        ask: ContestAsk,
    ) -> Result<Contest, Vec<Finding>> {
        let errors: Vec<Finding> = tournament.errors().cloned().collect();
        if !errors.is_empty() {
            return Err(errors);
        }
        let rounds = ask.after.unwrap_or(tournament.rounds_done).min(tournament.rounds_done);
        let total_rounds =
            tournament.total_rounds.unwrap_or(tournament.rounds_done).max(tournament.rounds_done);
        let form = ask.form.unwrap_or_else(|| form(document, tournament));
        let (listed, primary) = listed(document);
        let counted =
            tournament.players.iter().flat_map(|player| player.history.iter().take(rounds as usize));
        let sides = counted.filter(|round| matches!(round, Round::Adjourned { .. })).count();
        let pending = u32::try_from(sides / 2).unwrap_or(u32::MAX);
        let frame = Frame { form, rounds, total_rounds };
        let (mut event, names) = teams::event(document, tournament, rules, frame)
            .unwrap_or_else(|| individuals(tournament, frame));
        // An order that begins with match or game points says what goes first, whatever the rounds were paired by.
        if let Some(primary) = primary.filter(|_| event.is_of_teams()) {
            event.primary = primary;
        }
        Ok(Contest { event, names, listed, pending })
    }

    /// The tie-breaks after the points: what was asked for (codes, or a list of an ordinance), else what the file lists,
    /// else what the edition recommends for such an event.
    pub fn codes(&self, asked: Option<&str>, edition: TieBreakEdition) -> Result<Vec<Code>, CodeFault> {
        let read = |words: &mut dyn Iterator<Item = &str>| -> Result<Vec<Code>, CodeFault> {
            let mut codes = words
                .map(str::trim)
                .filter(|word| !word.is_empty())
                .map(str::parse)
                .collect::<Result<Vec<Code>, _>>()?;
            if codes.first().is_some_and(|code| code.as_str().eq_ignore_ascii_case("PTS")) {
                codes.remove(0);
            }
            Ok(codes)
        };
        match asked {
            Some(asked) => match OrdinanceList::named(asked) {
                Some(list) => Ok(list.codes()),
                None => read(&mut asked.split([',', ';'])),
            },
            None if !self.listed.is_empty() => read(&mut self.listed.iter().map(String::as_str)),
            None => Ok(recommended(&self.event, edition)),
        }
    }
}

#[derive(Copy, Clone)]
struct Frame {
    form: Form,
    rounds: u32,
    total_rounds: u32,
}

/// Record 192, else the words of 092; a Swiss where nothing else is said.
fn form(document: &Document, tournament: &Tournament) -> Form {
    match tournament.type_code.as_ref().map(|code| code.kind) {
        Some(Kind::RoundRobin | Kind::TeamRoundRobin) => return Form::RoundRobin,
        None | Some(Kind::Unknown) => {}
        Some(_) => return Form::Swiss,
    }
    let words = document.records().find_map(|record| match record {
        Record::Entry(Entry::TypeInWords, text) => Some(text.to_lowercase().replace(['-', '_', ' '], "")),
        _ => None,
    });
    let known = ["roundrobin", "allplayall", "berger", "rundenturnier", "jedergegenjeden", "vollrundig"];
    match words {
        Some(words) if known.iter().any(|word| words.contains(word)) => Form::RoundRobin,
        _ => Form::Swiss,
    }
}

/// The tie-breaks after the points, and what 212 counts first: match points, game points, or what the event does.
fn listed(document: &Document) -> (Vec<String>, Option<Measure>) {
    let after_points = document.records().find_map(|record| match record {
        Record::TieBreaks(codes) => Some(codes.clone()),
        _ => None,
    });
    let mut order = document
        .records()
        .find_map(|record| match record {
            Record::StandingsOrder(codes) => Some(codes.clone()),
            _ => None,
        })
        .unwrap_or_default();
    let is = |code: &String, name: &str| code.trim().eq_ignore_ascii_case(name);
    let primary = order.first().and_then(|first| match first {
        _ if is(first, "MPTS") || is(first, "PTS:MP") => Some(Measure::Match),
        _ if is(first, "GPTS") || is(first, "PTS:GP") => Some(Measure::Game),
        _ => None,
    });
    if primary.is_some() || order.first().is_some_and(|first| is(first, "PTS")) {
        order.remove(0);
    }
    let mut codes = after_points.unwrap_or(order);
    if codes.first().is_some_and(|first| is(first, "PTS")) {
        codes.remove(0);
    }
    (codes, primary)
}

const fn worth(scoring: &Scoring) -> Worth {
    Worth { win: scoring.win, draw: scoring.draw, loss: scoring.loss }
}

/// A game without a result brings nothing yet, unless the file says what it is worth.
fn points(tournament: &Tournament, round: Round) -> Points {
    match round {
        Round::Adjourned { .. } if !tournament.values_unknown_results => Points::ZERO,
        _ => tournament.scoring.worth(round),
    }
}

fn individuals(tournament: &Tournament, frame: Frame) -> (Event, Vec<String>) {
    let participants = tournament.players.iter().map(|player| Participant {
        id: player.id(),
        rating: player.record.person.rating.filter(|rating| *rating > 0),
        rounds: player
            .history
            .iter()
            .map(|round| Cell::of_player(*round, points(tournament, *round)))
            .collect(),
        adjustments: player
            .adjustments
            .iter()
            .map(|change| Adjustment { round: change.round, points: ByMeasure::both(change.points) })
            .collect(),
    });
    let event = Event {
        form: frame.form,
        participants: participants.collect(),
        rounds: frame.rounds,
        total_rounds: frame.total_rounds,
        primary: Measure::Game,
        worth: ByMeasure::both(worth(&tournament.scoring)),
        boards: None,
    };
    let names = tournament.players.iter().map(|player| player.record.person.name.clone()).collect();
    (event, names)
}
