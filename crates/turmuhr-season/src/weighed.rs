//! Level play-offs: the Berlin system, then the lot (18.3).

use std::cmp::Reverse;

use turmuhr_core::PlayerId;
use turmuhr_federation::{competition::league::Played, matches::team_score};
use turmuhr_standings::lots;

use crate::{
    fact::{MatchId, TeamId},
    refuse::Refusal,
    slip::Slip,
    state::{Match, State},
    tables::{boards_of, counted},
    year::{SettledBy, Settlement},
};

/// Where a team stands after the play-offs.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct PlayedOff {
    /// Match points; with more than two teams also those among the level teams, and board points.
    table: [i64; 3],
    /// None: the boards of a match are not known.
    berlin: Option<i64>,
}

impl State {
    fn after_play_offs(&self, settled: &Settlement, team: TeamId) -> PlayedOff {
        let others = settled.order.iter().copied().filter(|other| *other != team);
        let berlin = others.map(|other| self.berlin(settled, team, other)).sum();
        let table = match settled.order[..] {
            // A play-off was drawn, or it was not: the Berlin system comes next (18.3.1).
            [one, other] => {
                let rival = if one == team { other } else { one };
                let found = self.playoff_between(settled.class, team, rival);
                let points = found.map_or(0, |(id, played)| match counted(self, id).0 {
                    Played::Decided { matches, .. } => i64::from(matches[side(played, team)]),
                    Played::Score { .. } | Played::Open => 0,
                });
                [points, 0, 0]
            }
            _ => self.playoff_key(settled, team),
        };
        PlayedOff { table, berlin }
    }

    /// The boards of a team against another one in their last play-off, weighed.
    fn berlin(&self, settled: &Settlement, team: TeamId, other: TeamId) -> Option<i64> {
        let (id, one): (MatchId, &Match) = self.playoff_between(settled.class, team, other)?;
        let Played::Score { each, .. } = boards_of(self, id, counted(self, id).0) else { return None };
        let rule = self.decider(settled.class)?;
        Some(team_score::weigh(rule, &each, None).berlin[side(one, team)])
    }

    /// What the Berlin system orders is not in the hand of the one who enters it; a lot comes only after it (18.3.1, 18.3.2).
    pub(crate) fn as_weighed(&self, settled: &Settlement) -> Result<(), Refusal> {
        let standings: Vec<(TeamId, PlayedOff)> =
            settled.order.iter().map(|team| (*team, self.after_play_offs(settled, *team))).collect();
        let pairs = || standings.windows(2).map(|pair| (pair[0], pair[1]));
        let drawn = || pairs().filter(|((_, one), (_, other))| one.table == other.table);
        match settled.how {
            SettledBy::PlayOff => Ok(()),
            SettledBy::Berlin => drawn().try_for_each(|((worse, one), (better, other))| {
                match (one.berlin, other.berlin) {
                    (Some(own), Some(theirs)) if own == theirs => Err(Refusal::BerlinLevel),
                    (Some(own), Some(theirs)) if own < theirs => Err(Refusal::Weighed { better, worse }),
                    // Boards that are not known are weighed by hand.
                    (Some(_), Some(_)) | (None, _) | (_, None) => Ok(()),
                }
            }),
            SettledBy::Lot { .. } => {
                if drawn().any(|((_, one), (_, other))| one == other) {
                    return Ok(());
                }
                match (drawn().next(), pairs().next()) {
                    (Some(((better, _), (worse, _))), _) => Err(Refusal::Weighed { better, worse }),
                    (None, Some(((better, _), (worse, _)))) => Err(Slip::NoLot { better, worse }.into()),
                    (None, None) => Err(Refusal::NoTie),
                }
            }
        }
    }

    /// A lot gives the order itself: the play-offs, the Berlin system, and the seed among the teams that are level then. Nobody
    /// chooses it.
    pub(crate) fn as_drawn(&self, settled: Settlement) -> Settlement {
        let SettledBy::Lot { seed } = settled.how else { return settled };
        let mut teams: Vec<(TeamId, PlayedOff)> =
            settled.order.iter().map(|team| (*team, self.after_play_offs(&settled, *team))).collect();
        teams.sort_by_key(|(_, standing)| Reverse(*standing));
        let drawn = teams.chunk_by(|one, other| one.1 == other.1).flat_map(|level| {
            let level: Vec<PlayerId> = level.iter().map(|(team, _)| PlayerId(team.0)).collect();
            lots::draw(seed, &level).order
        });
        Settlement { order: drawn.map(|team| TeamId(team.0)).collect(), ..settled }
    }
}

fn side(one: &Match, team: TeamId) -> usize {
    usize::from(one.fixture.guest == team)
}
