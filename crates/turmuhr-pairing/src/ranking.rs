//! How Burstein and Dubov rank players of equal score, and where the text is ambiguous.

use turmuhr_core::{PlayerId, Points};

use crate::{
    account,
    burstein::{self, Burstein, Index, index::Series},
    dubov::{self, Dubov, Opposition, Upfloated},
    dutch::Effort,
    field::Field,
    outcome::{NoPairing, Pairing},
    pair,
    roster::Roster,
    system::System,
};

/// A player with the ranking data of the system.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// A player to be paired.
    pub player: PlayerId,
    /// The score the round is paired by.
    pub score: Points,
    /// What decides among players of equal score.
    pub by: RankedBy,
}

/// Ranking data of the two systems that rank by more than score and number.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum RankedBy {
    /// C.04.4.2, 1.8.
    Index(Index),
    /// C.04.4.1, 1.7 and 1.8.
    Opposition(Opposition),
}

/// The players to be paired, by score and then by the order of the system; empty for systems that rank by
/// number alone.
pub fn ranking(field: &Field, system: System) -> Result<Vec<Ranked>, NoPairing> {
    match system.in_next_round(field) {
        System::Burstein => {
            let roster = Roster::of(field, burstein::READING)?;
            let system = Burstein::of(field, Series::ToTheLastRound);
            let mut places: Vec<usize> = (0..roster.len()).collect();
            places.sort_by_cached_key(|&place| (-roster.score(place), system.rank(&roster, place)));
            Ok(listed(&roster, places, |id| RankedBy::Index(system.index(id))))
        }
        System::Dubov => {
            let roster = Roster::of(field, dubov::READING)?;
            let system = Dubov::of(field, Upfloated::ByPairing)?;
            let mut places: Vec<usize> = (0..roster.len()).collect();
            places.sort_by_cached_key(|&place| (-roster.score(place), system.by_opposition(&roster, place)));
            Ok(listed(&roster, places, |id| RankedBy::Opposition(system.opposition(id))))
        }
        System::Dutch(_) | System::Team(_) | System::DoubleSwiss | System::Lim(_) => Ok(Vec::new()),
    }
}

fn listed(roster: &Roster, places: Vec<usize>, by: impl Fn(PlayerId) -> RankedBy) -> Vec<Ranked> {
    let ranked = |place: usize| {
        let player = &roster.players[place];
        Ranked { player: player.id, score: player.score, by: by(player.id) }
    };
    places.into_iter().map(ranked).collect()
}

/// An ambiguous rule whose other reading gives a different pairing of the round.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Doubt {
    /// C.04.4.2, 1.7.2: do zero-point byes count as draws for former opponents when the player is back in the next round?
    SeriesOfByes,
    /// C.04.4.1, 1.8: was a player upfloated by a pairing that was forfeited?
    ForfeitedUpfloats,
}

/// The ambiguity that changes the pairing of this round, if any.
pub fn doubt(field: &Field, system: System) -> Result<Option<Doubt>, NoPairing> {
    let (other, doubt) = match system.in_next_round(field) {
        System::Burstein => {
            let other = Burstein::of(field, Series::ToThisRound);
            if other == Burstein::of(field, Series::ToTheLastRound) {
                return Ok(None);
            }
            let roster = Roster::of(field, burstein::READING)?;
            (account::pair(field, &roster, &other, Effort::Least)?, Doubt::SeriesOfByes)
        }
        System::Dubov => {
            let other = Dubov::of(field, Upfloated::ByPlaying)?;
            if other == Dubov::of(field, Upfloated::ByPairing)? {
                return Ok(None);
            }
            let roster = Roster::of(field, dubov::READING)?;
            (account::pair(field, &roster, &other, Effort::Least)?, Doubt::ForfeitedUpfloats)
        }
        System::Dutch(_) | System::Team(_) | System::DoubleSwiss | System::Lim(_) => return Ok(None),
    };
    let told = |pairing: &Pairing| (pairing.boards.clone(), pairing.bye);
    let now = pair(field, system)?;
    Ok((told(&now) != told(&other)).then_some(doubt))
}
