//! A scenario whose last event is asked about.

use turmuhr_clock::Span;
use turmuhr_core::{Chess, Citation, Color};
use turmuhr_laws::{
    game::{Act, Actor, Claim, Consequence, Why},
    rules::{Rules, pages},
};
use turmuhr_scenario::{Played, PlayedEvent, Scenario, casebook::Case, read_line};

use crate::{Decided, Shown, kinds::leaves_minutes_open, past, wrong::gist};

/// A scenario, played by the page the question is about.
#[derive(Clone, Debug)]
pub struct Situation {
    /// The scenario as a line, or the id of its case.
    pub told: String,
    pub case: Option<&'static str>,
    pub scenario: Scenario,
    pub played: Played,
}

impl Situation {
    /// Reads and plays a line; `None` if it has no clear answer.
    pub(crate) fn of_line(line: String) -> Option<Situation> {
        let scenario = read_line(&line).ok()?;
        let played = scenario.play().ok()?;
        Some(Situation { told: line, case: None, scenario, played })
    }

    /// A case by this page, if the page gives the rulings of the case.
    pub(crate) fn of_case(case: Case, rules: &'static Rules) -> Option<Situation> {
        let mut scenario = case.scenario()?;
        let own = *scenario.regulations.rules == *rules;
        if !own && !scenario.also.contains(&rules) {
            return None;
        }
        if !own {
            scenario.regulations.rules = std::sync::Arc::new(*rules);
        }
        let played = scenario.play().ok()?;
        Some(Situation { told: case.id.to_owned(), case: Some(case.id), scenario, played })
    }

    /// The index of the event asked about.
    pub fn place(&self) -> usize {
        self.played.events.len().saturating_sub(1)
    }

    /// The position in which the first event happens.
    pub fn board(&self) -> Option<&Chess> {
        self.played.events.first()?.before.as_ref()
    }

    /// The board drawn beside the question.
    pub(crate) fn shown(&self) -> Option<Shown> {
        let position = self.board()?.clone();
        Some(Shown { position, last: None, past: past::of_situation(self) })
    }

    /// Whether a player claims a draw by repetition.
    pub fn claims_repetition(&self) -> bool {
        let claims = |event: &PlayedEvent| matches!(event.event.act, Act::Claim(Claim::Repetition { .. }));
        self.played.events.iter().any(claims)
    }

    /// Whether the moves told begin in a position of their own, not in that of a new game.
    pub fn begins_later(&self) -> bool {
        *self.scenario.start() != Chess::default()
    }

    /// The clocks just before the ruling asked about.
    pub fn clocks_before(&self) -> (Span, Span) {
        let (mut white, mut black) = self.clocks_after();
        let rulings = self.played.events.last().map(|event| event.rulings.as_slice()).unwrap_or_default();
        for ruling in rulings.iter().rev() {
            let (of, change, added) = match ruling.what {
                Consequence::AddTime { to, amount } => (to, amount, true),
                Consequence::TakeTime { from, amount } => (from, amount, false),
                _ => continue,
            };
            let display = of.fold_wb(&mut white, &mut black);
            let millis = display.millis();
            let before =
                if added { millis.saturating_sub(change.millis()) } else { millis + change.millis() };
            *display = Span::from_millis(before);
        }
        (white, black)
    }

    pub fn clocks_after(&self) -> (Span, Span) {
        self.played.events.last().map_or((Span::ZERO, Span::ZERO), |event| event.clocks)
    }

    /// The answer of the machine, without what goes without saying.
    pub(crate) fn decided(&self) -> Option<Decided> {
        decided(&self.scenario, &self.played)
    }

    /// The articles of the answer.
    pub(crate) fn cites(&self) -> Vec<Citation> {
        let rulings = self.played.events.last().map(|event| event.rulings.as_slice()).unwrap_or_default();
        // What is decided comes before the claim it rests on.
        let of = |claims: bool| {
            rulings
                .iter()
                .filter(move |ruling| matches!(ruling.what, Consequence::Claim { .. }) == claims)
                .flat_map(|ruling| ruling.cites.iter().copied())
        };
        of(false).chain(of(true)).collect()
    }

    /// Whether the machine answers alone: no choice is left to the arbiter, and nothing told is false.
    pub(crate) fn is_clear(&self) -> bool {
        let Some((last, before)) = self.played.events.split_last() else { return false };
        let open = |what: &Consequence| match what {
            Consequence::Choose { .. }
            // The times before it are not known.
            | Consequence::SetClock { .. }
            | Consequence::Penalty { .. }
            | Consequence::Warning { .. }
            | Consequence::Report { .. }
            | Consequence::Spoken { .. }
            | Consequence::AppealStored => true,
            // An offer that was declined before: that is the point of the question.
            Consequence::Inadmissible { why: Why::NothingOpen } => !matches!(last.event.act, Act::Accept),
            Consequence::Inadmissible { why } => contradicts(*why),
            Consequence::Over(_)
            | Consequence::AddTime { .. }
            | Consequence::TakeTime { .. }
            | Consequence::Restore { .. }
            | Consequence::Must(_)
            | Consequence::Free
            | Consequence::ReplacePawn { .. }
            | Consequence::Claim { .. }
            | Consequence::Offer(_)
            | Consequence::Owes { .. }
            | Consequence::NewGame { .. }
            | Consequence::Continue
            | Consequence::Sealed => false,
        };
        let ended = before
            .iter()
            .any(|event| event.rulings.iter().any(|ruling| matches!(ruling.what, Consequence::Over(_))));
        !ended && !last.rulings.iter().any(|ruling| open(&ruling.what))
    }

    /// The player whose act is judged.
    pub(crate) fn offender(&self) -> Option<Color> {
        let event = &self.played.events.last()?.event;
        match (event.by, &event.act) {
            (_, Act::Observe { against, .. }) => *against,
            (Actor::Player(player), Act::Claim(_)) => Some(!player),
            (Actor::Player(player), _) => Some(player),
            (Actor::Arbiter | Actor::Spectator, _) => None,
        }
    }

    /// The answers of other pages to the same events, those of the same edition first.
    pub(crate) fn elsewhere(&self) -> Vec<Decided> {
        let own = &self.scenario.regulations.rules;
        let other = |page: &&'static Rules| **page != **own && !leaves_minutes_open(page);
        let mut others: Vec<&'static Rules> = pages().iter().filter(other).collect();
        others.sort_by_key(|page| (page.edition != own.edition, std::cmp::Reverse(page.edition)));
        let mut found = Vec::new();
        for page in others {
            let Ok(played) = self.scenario.play_by(page) else { continue };
            // The story before the question must be the same: no earlier ruling more, none less.
            if course(&played) != course(&self.played) {
                continue;
            }
            let there = Situation { played, ..self.clone() };
            if !there.is_clear() {
                continue;
            }
            // Silence may only mean that nobody has claimed yet.
            let refuses = |what: &Consequence| matches!(what, Consequence::Inadmissible { .. });
            // A refusal that no page of this edition knows is never right here.
            let known =
                |decided: &Decided| page.edition == own.edition || !decided.rulings.iter().any(refuses);
            let answers = |decided: &Decided| !decided.rulings.is_empty() && known(decided);
            if let Some(decided) = there.decided().filter(answers) {
                found.push(Decided { right_by: Some(page), ..decided });
            }
        }
        found
    }
}

/// The kinds of rulings on all events before the last.
fn course(played: &Played) -> Vec<Vec<std::mem::Discriminant<Consequence>>> {
    let before = played.events.split_last().map(|(_, before)| before).unwrap_or_default();
    let kinds = |event: &PlayedEvent| {
        event.rulings.iter().map(|ruling| std::mem::discriminant(&ruling.what)).collect()
    };
    before.iter().map(kinds).collect()
}

fn decided(scenario: &Scenario, played: &Played) -> Option<Decided> {
    let last = played.events.last()?;
    Some(Decided {
        rulings: gist(last.rulings.iter().map(|ruling| ruling.what.clone()).collect()),
        event: last.event.clone(),
        position: played.game.position().cloned(),
        start: scenario.start().clone(),
        proof: last.proof.clone(),
        nothing_else: false,
        right_by: None,
    })
}

/// The scenario tells something that is not so, or the answer depends on an event that is missing.
const fn contradicts(why: Why) -> bool {
    matches!(
        why,
        Why::LegalMove
            | Why::NoPromotion
            | Why::NoSuchPiece
            | Why::NotStarted
            | Why::GameOver
            | Why::AwaitsDecision
            | Why::NotAnnounced
            | Why::NotAccepted
            | Why::NothingOpen
            | Why::NotEntitled
            | Why::NothingHappened
            | Why::Rejected
    )
}
