//! What would follow once somebody speaks: the observations and claims that bring a ruling now.

use turmuhr_clock::Moment;
use turmuhr_core::Color;
use turmuhr_laws::{
    game::{Act, Actor, Consequence, LiveGame, Observation, Ruling, TimedAct},
    words::Word,
};

use crate::{Played, Scenario, events::Claimed};

/// More would hide the likely ones.
const MOST: usize = 6;

/// An observation or a claim, and the rulings it would bring.
#[derive(Clone, Debug)]
pub struct Follow {
    /// The event as a line tells it: `black claim illegal-move`.
    pub line: String,
    pub event: TimedAct,
    pub rulings: Vec<Ruling>,
    /// The game after it.
    pub game: LiveGame,
}

impl Scenario {
    /// The observations and claims that would bring a ruling after a story without one.
    ///
    /// A copy of the game answers each of them. What would also be ruled before the first event asserts a fact of its own,
    /// such as reversed colours, and does not follow from the story.
    pub fn follows(&self, played: &Played) -> Vec<Follow> {
        let Some(last) = played.events.last() else { return Vec::new() };
        if !last.rulings.is_empty() || played.game.over().is_some() {
            return Vec::new();
        }
        let mut untouched = LiveGame::new(self.regulations.clone());
        turmuhr_laws::told::play_moves(&mut untouched, &self.moves);
        let before = Moment::from_secs(u32::try_from(self.moves.len()).unwrap_or(u32::MAX));
        let mut found: Vec<Follow> = Vec::new();
        for (line, by, act) in candidates(last.event.by) {
            let event = TimedAct { at: last.event.at, by, act };
            let Some((rulings, game)) = ruled(&played.game, &event) else { continue };
            let arbiters = |by: Actor| by == Actor::Arbiter;
            let known =
                |other: &Follow| arbiters(other.event.by) == arbiters(by) && same(&other.rulings, &rulings);
            if found.iter().any(known)
                || ruled(&untouched, &TimedAct { at: before, ..event.clone() }).is_some()
            {
                continue;
            }
            found.push(Follow { line, event, rulings, game });
            if found.len() == MOST {
                break;
            }
        }
        found
    }
}

/// Observations of the arbiter, then claims; those of the opponent of the last actor come first.
fn candidates(last: Actor) -> impl Iterator<Item = (String, Actor, Act)> {
    let against = [None, Some(Color::White), Some(Color::Black)];
    // With the same ruling, these say more than an illegal move.
    let special = [Observation::PawnOnLastRank, Observation::TwoHands, Observation::PressEarly];
    let noticed = special.into_iter().chain(Observation::ALL).flat_map(move |what| {
        against.map(|against| {
            let whom = against.map(|color| format!(" {}", color.word())).unwrap_or_default();
            (format!("arbiter observe {}{whom}", what.word()), Actor::Arbiter, Act::Observe { what, against })
        })
    });
    let players = match last {
        Actor::Player(player) => [!player, player],
        Actor::Arbiter | Actor::Spectator => Color::ALL,
    };
    let claimed = Claimed::all().flat_map(move |(word, claim)| {
        players.map(|color| {
            (format!("{} claim {word}", color.word()), Actor::Player(color), Act::Claim(claim.clone()))
        })
    });
    noticed.chain(claimed)
}

/// The rulings on an event and the game after it, unless it is refused or changes nothing.
fn ruled(game: &LiveGame, event: &TimedAct) -> Option<(Vec<Ruling>, LiveGame)> {
    let mut game = game.clone();
    let rulings = game.apply(event);
    let refused = |ruling: &Ruling| {
        matches!(ruling.what, Consequence::Inadmissible { .. } | Consequence::Claim { upheld: false, .. })
    };
    (!rulings.is_empty() && !rulings.iter().any(refused)).then_some((rulings, game))
}

fn same(one: &[Ruling], other: &[Ruling]) -> bool {
    one.len() == other.len() && one.iter().zip(other).all(|(one, other)| one.what == other.what)
}
