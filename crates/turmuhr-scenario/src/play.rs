//! Playing a scenario.

use std::sync::Arc;

use turmuhr_clock::Span;
use turmuhr_core::{Chess, Color, Position, fen, shakmaty::fen::Fen};
use turmuhr_laws::{
    game::{Act, LiveGame, Proof, Regulations, Ruling, Table, TimedAct},
    rules::Rules,
    told::{Deed, Unread, play_moves},
};

use crate::{
    Scenario, ScenarioError, Step, Terms,
    expect::{self, Compare},
};

/// A scenario after playing.
#[derive(Clone, Debug)]
pub struct Played {
    /// The game is over before the first event: the start position is final.
    pub at_start: Option<Ruling>,
    pub events: Vec<PlayedEvent>,
    pub game: LiveGame,
    pub unmet: Vec<expect::Unmet>,
}

#[derive(Clone, Debug)]
pub struct PlayedEvent {
    pub event: TimedAct,
    pub rulings: Vec<Ruling>,
    /// The rulings in the names of the format.
    pub answers: Vec<Terms>,
    /// The position in which the event happened, to write its move.
    pub before: Option<Chess>,
    /// What the record shows about a draw claim.
    pub proof: Option<Proof>,
    /// What White's and Black's clocks show after it.
    pub clocks: (Span, Span),
}

impl Scenario {
    /// Plays the events by the scenario's own rules.
    pub fn play(&self) -> Result<Played, ScenarioError> {
        self.play_with(self.regulations.clone(), Compare::Everything)
    }

    /// Plays the events by other rules; articles are not compared, because other rules have others.
    pub fn play_by(&self, rules: &Rules) -> Result<Played, ScenarioError> {
        let regulations = Regulations { rules: Arc::new(*rules), ..self.regulations.clone() };
        self.play_with(regulations, Compare::ButArticles)
    }

    fn play_with(&self, regulations: Regulations, compare: Compare) -> Result<Played, ScenarioError> {
        let mode = regulations.start.castles().mode();
        let mut game = LiveGame::new(regulations);
        let start = |step: &Step| matches!(step.deed, Deed::Act(Act::Start));
        if self.moves.is_empty() && self.events.iter().any(start) {
            game.await_start();
        }
        play_moves(&mut game, &self.moves);
        let at_start = game.end_at_the_start();
        let mut events = Vec::with_capacity(self.events.len());
        let mut unmet = Vec::new();
        for (index, step) in self.events.iter().enumerate() {
            let before = game.position().cloned();
            let event = TimedAct { at: step.at, by: step.by, act: act(index, step, &game)? };
            let proof = match &event.act {
                Act::Claim(claim) => game.proof(claim),
                _ => None,
            };
            let rulings = game.apply(&event);
            let answers: Vec<_> = rulings.iter().map(|ruling| Terms::of(ruling, mode)).collect();
            if let Some(expected) = &step.expect {
                unmet.extend(expect::unmet(index, expected, &answers, compare));
            }
            let clocks = (game.left(Color::White), game.left(Color::Black));
            events.push(PlayedEvent { event, rulings, answers, before, proof, clocks });
        }
        if let Some(end) = &self.end {
            unmet.extend(expect::unmet_end(end, &game));
        }
        Ok(Played { at_start, events, game, unmet })
    }
}

/// The act that an event means in the current position.
fn act(place: usize, step: &Step, game: &LiveGame) -> Result<Act, ScenarioError> {
    step.deed.act(step.by, game).map_err(|unread| match unread {
        Unread::NotLegal { text, error } => ScenarioError::Move { place, text, error },
        Unread::OutOfTurn { text } => ScenarioError::OutOfTurn { place, text },
        Unread::NoPosition { text } => ScenarioError::NoPosition { place, text },
    })
}

/// The position as FEN, legal or not.
pub(crate) fn fen_of(game: &LiveGame) -> String {
    match game.table() {
        Table::Playable(position) => fen::write(position),
        Table::Broken(setup) => {
            Fen::try_from_setup((**setup).clone()).unwrap_or_else(|lossy| lossy.ignore()).to_string()
        }
    }
}

impl Played {
    pub fn fen(&self) -> String {
        fen_of(&self.game)
    }
}
