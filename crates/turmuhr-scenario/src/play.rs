//! Playing a scenario.

use std::sync::Arc;

use turmuhr_clock::{Moment, Span};
use turmuhr_core::{
    CastlingSide, Chess, Color, Move, Position, fen,
    shakmaty::{fen::Fen, uci::UciMove},
};
use turmuhr_laws::{
    board::legality::Attempt,
    game::{Act, Actor, LiveGame, Proof, Regulations, Ruling, Table, TimedAct},
    notation::{Language, Tongue, read_move, read_unlawful, speak},
    rules::Rules,
};

use crate::{
    Deed, Scenario, ScenarioError, Step, Terms,
    expect::{self, Compare},
};

/// A scenario after playing.
#[derive(Clone, Debug)]
pub struct Played {
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
        self.play_moves(&mut game);
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
        Ok(Played { events, game, unmet })
    }

    /// Each move and its press take one second of the mover's time together.
    fn play_moves(&self, game: &mut LiveGame) {
        let mut player = self.regulations.start.turn();
        for (index, m) in self.moves.iter().enumerate() {
            let at = Moment::from_secs(u32::try_from(index + 1).unwrap_or(u32::MAX));
            let _ = game.apply(&TimedAct { at, by: Actor::Player(player), act: Act::Move(*m) });
            // Flawless moves of a visually impaired player were announced.
            if game.unannounced().is_some() {
                let text = speak(*m, Tongue::German);
                let _ = game.apply(&TimedAct { at, by: Actor::Player(player), act: Act::Announce { text } });
            }
            let _ = game.apply(&TimedAct { at, by: Actor::Player(player), act: Act::Press });
            player = !player;
        }
    }
}

/// The act that an event means in the current position.
fn act(place: usize, step: &Step, game: &LiveGame) -> Result<Act, ScenarioError> {
    Ok(match &step.deed {
        Deed::Act(act) => act.clone(),
        Deed::Move(text) => match unlawful(text, step.by, game).or_else(|| mirrored(text, game)) {
            Some(attempt) => Act::Unlawful(attempt),
            None => Act::Move(legal(place, text, step.by, game)?),
        },
        Deed::TwoHands(text) => Act::TwoHands(legal(place, text, step.by, game)?),
        Deed::Illegal(text) => Act::Illegal(attempt(place, text, step.by, game)?),
        Deed::Promote { text, fault } => {
            Act::Promote { attempt: attempt(place, text, step.by, game)?, fault: *fault }
        }
    })
}

/// The position in which this person's move is read. An illegal move that was not completed is replaced.
fn read_in(by: Actor, game: &LiveGame) -> Option<&Chess> {
    let replaced = match by {
        Actor::Player(player) => game.before_unpressed(player),
        Actor::Arbiter | Actor::Spectator => None,
    };
    replaced.or_else(|| game.position())
}

/// Castling with king and queen swapped (6 of the blitz of 1993): short on the queen's side, long on the king's.
fn mirrored(text: &str, game: &LiveGame) -> Option<Attempt> {
    match text.trim_end_matches(['+', '#']) {
        "O-O" | "0-0" => game.mirrored_castling(CastlingSide::QueenSide),
        "O-O-O" | "0-0-0" => game.mirrored_castling(CastlingSide::KingSide),
        squares => {
            let UciMove::Normal { from, to, promotion } = squares.parse().ok()? else { return None };
            let told = Attempt { from, to, promotion };
            let allowed = |side| game.mirrored_castling(side) == Some(told);
            CastlingSide::ALL.into_iter().any(allowed).then_some(told)
        }
    }
}

/// A move in a position that no game can reach.
fn unlawful(text: &str, by: Actor, game: &LiveGame) -> Option<Attempt> {
    match game.table() {
        _ if read_in(by, game).is_some() => None,
        Table::Playable(_) => None,
        Table::Broken(setup) => read_unlawful(setup, text, Language::En),
    }
}

fn legal(place: usize, text: &str, by: Actor, game: &LiveGame) -> Result<Move, ScenarioError> {
    let Some(position) = read_in(by, game) else {
        return Err(ScenarioError::NoPosition { place, text: text.to_owned() });
    };
    if let Actor::Player(player) = by
        && player != position.turn()
    {
        // The game answers that the player does not have the move, where the text is one of that player's moves.
        let other = position.clone().swap_turn().ok();
        let read = other.and_then(|other| read_move(&other, text, Language::En).ok());
        return read.map(|read| read.m).ok_or(ScenarioError::OutOfTurn { place, text: text.to_owned() });
    }
    read_move(position, text, Language::En).map(|read| read.m).map_err(|error| ScenarioError::Move {
        place,
        text: text.to_owned(),
        error,
    })
}

/// Two squares and perhaps a piece; or a move in SAN.
fn attempt(place: usize, text: &str, by: Actor, game: &LiveGame) -> Result<Attempt, ScenarioError> {
    if let Ok(UciMove::Normal { from, to, promotion }) = text.parse::<UciMove>() {
        return Ok(Attempt { from, to, promotion });
    }
    let m = legal(place, text, by, game)?;
    Ok(Attempt { from: m.from().unwrap_or(m.to()), to: m.to(), promotion: m.promotion() })
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
