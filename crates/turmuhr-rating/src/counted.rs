//! Which games count, and why the others do not.

use std::collections::BTreeMap;

use turmuhr_core::{PlayerId, Rated, Round, Score};

use crate::event::{Mode, Player, RatedEvent, Time};

/// A game that counts.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct CountedGame {
    pub(crate) round: u32,
    pub(crate) opponent: PlayerId,
    pub(crate) rating: u32,
    pub(crate) score: Score,
}

/// A game that does not count.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Omitted {
    /// From 1.
    pub round: u32,
    /// The scheduled opponent.
    pub opponent: PlayerId,
    /// The first reason that applies.
    pub why: Why,
}

/// Why a game does not count.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// A player did not appear.
    Forfeit,
    /// The game ended before both had moved.
    NoMoves,
    /// The game has no result yet.
    Unfinished,
    /// The opponent has no rating on the list used.
    OpponentUnrated,
    /// The players had different times.
    UnequalTimes,
    /// The time for sixty moves is too short for ratings as high as these.
    TooShort {
        /// The least time for sixty moves.
        minutes: u32,
    },
    /// The first control has fewer than 30 moves.
    FirstControl {
        /// Moves of the first control.
        moves: u32,
    },
    /// Rapid and blitz: 600 points or more, and one of the two above 2600.
    Apart {
        /// Rating difference of the two.
        difference: u32,
    },
}

/// The regulations that decide which games count.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Conditions {
    /// B.02, 1 to 6, and the regulations for rapid and blitz.
    Fide,
    /// The Wertungsordnung: 90 minutes for 60 moves, 60 for children under 12.
    German,
}

/// The players' ratings as they count for opponents.
pub(crate) struct Field<'a> {
    event: &'a RatedEvent,
    conditions: Conditions,
    seen: BTreeMap<PlayerId, Option<u32>>,
    ages: BTreeMap<PlayerId, Option<u32>>,
}

impl<'a> Field<'a> {
    pub(crate) fn of(event: &'a RatedEvent, conditions: Conditions) -> Field<'a> {
        let seen = event
            .players
            .iter()
            .map(|player| (player.id, player.rating.filter(|_| !player.record.rated_meanwhile)))
            .collect();
        let ages = event.players.iter().map(|player| (player.id, event.age(player))).collect();
        Field { event, conditions, seen, ages }
    }

    /// Sets a first rating from this very event, so that it counts for opponents too.
    pub(crate) fn see(&mut self, player: PlayerId, rating: u32) {
        self.seen.insert(player, Some(rating));
    }

    pub(crate) fn games(&self, player: &Player) -> (Vec<CountedGame>, Vec<Omitted>) {
        let (mut games, mut omitted) = (Vec::new(), Vec::new());
        for (round, number) in player.rounds.iter().zip(1..) {
            let Some(opponent) = round.opponent() else { continue };
            match self.game(player, number, opponent, *round) {
                Ok(game) => games.push(game),
                Err(why) => omitted.push(Omitted { round: number, opponent, why }),
            }
        }
        (games, omitted)
    }

    fn game(
        &self,
        player: &Player,
        number: u32,
        opponent: PlayerId,
        round: Round,
    ) -> Result<CountedGame, Why> {
        let score = self.playable(player, opponent, round)?;
        let rating = self.seen.get(&opponent).copied().flatten().ok_or(Why::OpponentUnrated)?;
        if self.conditions == Conditions::Fide {
            self.fide(player, rating)?;
        }
        Ok(CountedGame { round: number, opponent, rating, score })
    }

    /// The score of the game; it counts if the opponent has a rating.
    pub(crate) fn playable(&self, player: &Player, opponent: PlayerId, round: Round) -> Result<Score, Why> {
        let score = match round {
            Round::Played { score, rated: Rated::Yes, .. } => score,
            Round::Played { rated: Rated::No, .. } => return Err(Why::NoMoves),
            Round::Adjourned { .. } => return Err(Why::Unfinished),
            Round::ForfeitWin { .. } | Round::ForfeitLoss { .. } | Round::Bye(_) => return Err(Why::Forfeit),
        };
        let Some(time) = self.event.time else { return Ok(score) };
        if time.white != time.black {
            return Err(Why::UnequalTimes);
        }
        if self.conditions == Conditions::German {
            let child = |age: Option<u32>| age.is_some_and(|age| age < 12);
            let minutes = match self.ages.get(&opponent) {
                Some(age) if child(*age) && child(self.event.age(player)) => 60,
                _ => 90,
            };
            if time.white < minutes * 60 {
                return Err(Why::TooShort { minutes });
            }
        }
        Ok(score)
    }

    fn fide(&self, player: &Player, rating: u32) -> Result<(), Why> {
        let higher = rating.max(player.rating.unwrap_or(0));
        if let (Some(time), Mode::Standard) = (self.event.time, self.event.mode) {
            long_enough(time, higher)?;
        }
        if let (Mode::Rapid | Mode::Blitz, Some(own)) = (self.event.mode, player.rating) {
            let difference = own.abs_diff(rating);
            if difference >= 600 && higher > 2600 {
                return Err(Why::Apart { difference });
            }
        }
        Ok(())
    }
}

fn long_enough(time: Time, higher: u32) -> Result<(), Why> {
    let minutes = match higher {
        2400.. => 120,
        1800.. => 90,
        _ => 60,
    };
    if time.white < minutes * 60 {
        return Err(Why::TooShort { minutes });
    }
    match time.first_control {
        Some(moves) if moves < 30 => Err(Why::FirstControl { moves }),
        _ => Ok(()),
    }
}
